/* _dispatch_library and _DispatchModule: blocks of registrations made from Python.
 *
 * The GIL is held throughout. This is safe: registering never waits for running calls, and code
 * that the library runs under its own lock never needs the GIL. But a registration may run Python
 * code (a warning, the finalizer of a kernel's callable), and that code may use the same block. The
 * C library's block is not reentrant, so the object rejects such use: `busy`. */
#include "keys/dispatch_objects.h"

#include <keyfall/fallback.h>

typedef struct library_object {
  PyObject_HEAD PyObject *weakrefs;
  kf_library_t *library; /* owned; NULL after reset; the next use reopens it */
  kf_library_kind_t kind;
  kf_key_t key;
  unsigned int line;
  PyObject *ns, *file; /* owned */
  bool busy;           /* between begin and end */
} library_object_t;

static PyTypeObject *library_type;

static library_object_t *as_library(PyObject *self) { return (library_object_t *)self; }

/* ---- Opening and using the block ---- */

/* Opens the C library's block with the constructor's arguments. */
static int open_block(library_object_t *self) {
  KFPY_ASSERT(self->library == NULL);
  const char *ns = PyUnicode_AsUTF8(self->ns);
  const char *file = PyUnicode_AsUTF8(self->file);
  if (ns == NULL || file == NULL) return -1;
  kf_status_t status =
      kf_library_create(self->kind, ns, self->key, file, self->line, &self->library);
  return KFPY_FAILED_PLAIN(status) ? -1 : 0;
}

/* Starts a use of the block, or raises if it is already in use. Pairs with end. */
static int begin(library_object_t *self) {
  if (self->busy) {
    PyErr_SetString(PyExc_RuntimeError,
                    "this block of registrations is in use: a warning or the end of a kernel came "
                    "back to it, or another thread is using it");
    return -1;
  }
  if (self->library == NULL && open_block(self) < 0) return -1;
  self->busy = true;
  return 0;
}

/* Ends a use of the block. Raises the registration's error, or the exception that a filter turned a
 * warning into. */
static int end(library_object_t *self, kf_status_t status) {
  KFPY_ASSERT(self->busy);
  KFPY_ASSERT_NO_EXCEPTION();
  self->busy = false;
  if (KFPY_FAILED_PLAIN(status)) {
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    if (kfpy_warning_raised() < 0) PyErr_Clear();
    PyErr_Restore(type, value, traceback);
    return -1;
  }
  return kfpy_warning_raised();
}

static PyObject *end_with_self(PyObject *self, kf_status_t status) {
  return end(as_library(self), status) < 0 ? NULL : Py_NewRef(self);
}

/* ---- Arguments ---- */

/* Converts a key; "" means no key. */
static int optional_key_converter(PyObject *object, void *out_key) {
  if (PyUnicode_Check(object) && PyUnicode_GetLength(object) == 0) {
    *(kf_key_t *)out_key = KF_KEY_Undefined;
    return 1;
  }
  return kfpy_key_converter(object, out_key);
}

static int alias_converter(PyObject *object, void *out_alias) {
  const char *text = PyUnicode_Check(object) ? PyUnicode_AsUTF8(object) : NULL;
  if (text == NULL) {
    if (!PyErr_Occurred())
      PyErr_Format(PyExc_TypeError, "alias analysis: expected a str, found %.200s",
                   Py_TYPE(object)->tp_name);
    return 0;
  }
  return !KFPY_FAILED_PLAIN(kf_alias_analysis_parse(text, out_alias));
}

static kf_def_options_t options_for(kf_alias_analysis_t alias) {
  return (kf_def_options_t){sizeof(kf_def_options_t), (uint32_t)alias, NULL, 0};
}

static PyObject *dispatch_library(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  static char *keywords[] = {"kind", "name", "dispatch", "file", "linenum", NULL};
  const char *kind_text = NULL, *ns = NULL, *file = "/dev/null";
  PyObject *line = NULL;
  kf_key_t key = KF_KEY_Undefined;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "ssO&|sO:_dispatch_library", keywords, &kind_text,
                                   &ns, optional_key_converter, &key, &file, &line))
    return NULL;
  int64_t number = 0;
  if (line != NULL && (!PyLong_Check(line) || kfpy_as_int(line, &number) != 1 || number < 0 ||
                       number > UINT32_MAX)) {
    PyErr_Clear();
    return PyErr_Format(PyExc_TypeError,
                        "_dispatch_library(): linenum must be an int from 0 to %u, found %R",
                        UINT32_MAX, line);
  }
  kf_library_kind_t kind;
  if (KFPY_FAILED_PLAIN(kf_library_kind_parse(kind_text, &kind))) return NULL;
  PyObject *self = library_type->tp_alloc(library_type, 0);
  if (self == NULL) return NULL;
  library_object_t *library = as_library(self);
  library->kind = kind;
  library->key = key;
  library->line = (unsigned int)number;
  library->ns = PyUnicode_FromString(ns);
  library->file = PyUnicode_FromString(file);
  if (library->ns == NULL || library->file == NULL || open_block(library) < 0) Py_CLEAR(self);
  return self;
}

static void library_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  library_object_t *library = as_library(self);
  if (library->weakrefs != NULL) PyObject_ClearWeakRefs(self);
  /* Releasing kernels may run finalizers of Python objects, which must not see the current
   * exception. */
  PyObject *error_type, *value, *traceback;
  PyErr_Fetch(&error_type, &value, &traceback);
  kf_library_release(library->library);
  PyErr_Restore(error_type, value, traceback);
  Py_XDECREF(library->ns);
  Py_XDECREF(library->file);
  type->tp_free(self);
  Py_DECREF(type);
}

/* ---- Definitions ---- */

static PyObject *library_def(PyObject *self, PyObject *args, PyObject *kwargs) {
  static char *keywords[] = {"schema", "alias", NULL};
  const char *schema = NULL;
  kf_alias_analysis_t alias = KF_ALIAS_ANALYSIS_FROM_SCHEMA;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "s|O&:def_", keywords, &schema, alias_converter,
                                   &alias) ||
      begin(as_library(self)) < 0)
    return NULL;
  kf_def_options_t options = options_for(alias);
  return end_with_self(self, (kf_library_def)(as_library(self)->library, schema, &options));
}

static PyObject *library_def_legacy(PyObject *self, PyObject *args, PyObject *kwargs) {
  static char *keywords[] = {"schema", NULL};
  const char *schema = NULL;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "s:def_legacy", keywords, &schema) ||
      begin(as_library(self)) < 0)
    return NULL;
  kf_def_options_t options = options_for(KF_ALIAS_ANALYSIS_DEFAULT);
  return end_with_self(self, (kf_library_def)(as_library(self)->library, schema, &options));
}

/* Returns the names of tags, borrowed from the Tag objects: an array to be freed with PyMem_Free,
 * or NULL and an exception. */
static const char **tag_names(PyObject *sequence, Py_ssize_t *out_count) {
  PyObject *items = PySequence_Fast(sequence, "define(): tags must be a sequence of Tag");
  if (items == NULL) return NULL;
  Py_ssize_t count = PySequence_Fast_GET_SIZE(items);
  const char **names = PyMem_Calloc((size_t)count + 1, sizeof *names);
  if (names == NULL) PyErr_NoMemory();
  for (Py_ssize_t i = 0; names != NULL && i < count; i++) {
    names[i] = kfpy_tag_name(PySequence_Fast_GET_ITEM(items, i));
    if (names[i] != NULL) continue;
    PyMem_Free(names);
    names = NULL;
  }
  Py_DECREF(items);
  *out_count = count;
  return names;
}

/* Returns the operator's name from the text of a schema, without overload. */
static PyObject *name_in_schema(const char *text) {
  kf_schema_t *schema = NULL;
  char *bare_name = NULL;
  if (KFPY_FAILED_PLAIN(kf_schema_or_name_parse(text, strlen(text), NULL, &schema, &bare_name)))
    return NULL;
  if (schema == NULL) return kfpy_text_take(bare_name);
  PyObject *name = PyUnicode_FromString(kf_schema_name(schema));
  kf_schema_release(schema);
  return name;
}

static PyObject *library_define(PyObject *self, PyObject *args, PyObject *kwargs) {
  static char *keywords[] = {"schema", "alias_analysis", "tags", NULL};
  const char *schema = NULL;
  kf_alias_analysis_t alias = KF_ALIAS_ANALYSIS_FROM_SCHEMA;
  PyObject *tags = NULL;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "s|O&O:define", keywords, &schema, alias_converter,
                                   &alias, &tags))
    return NULL;
  kf_def_options_t options = options_for(alias);
  Py_ssize_t count = 0;
  const char **names = tags != NULL ? tag_names(tags, &count) : NULL;
  if (tags != NULL && names == NULL) return NULL;
  options.tags = names;
  options.tag_count = (size_t)count;
  PyObject *name = name_in_schema(schema);
  if (name != NULL && begin(as_library(self)) < 0) Py_CLEAR(name);
  if (name != NULL &&
      end(as_library(self), (kf_library_def)(as_library(self)->library, schema, &options)) < 0)
    Py_CLEAR(name);
  PyMem_Free(names);
  return name;
}

/* ---- Built-in kernels for tests, as in PyTorch: the identity ---- */

static kf_status_t identity(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  kf_tensor_retain(self);
  *out = self;
  return KF_OK;
}

static kf_status_t first_of_two(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                                kf_tensor_t **out) {
  (void)other;
  return identity(call, self, out);
}

static kf_kernel_desc_t identity_kernel(const char *debug) {
  return kf_kernel_typed((kf_typed_fn)identity, "(Tensor) -> Tensor", debug);
}

static PyObject *library_def_name(PyObject *self, PyObject *args, PyObject *kwargs) {
  static char *keywords[] = {"name", "dispatch", "debug", NULL};
  const char *name = NULL, *debug = "default_def_name_t_t";
  kf_key_t key = KF_KEY_Undefined;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "s|O&s:def_name_t_t", keywords, &name,
                                   optional_key_converter, &key, &debug) ||
      begin(as_library(self)) < 0)
    return NULL;
  kf_kernel_desc_t kernel = identity_kernel(debug);
  return end_with_self(
      self, (kf_library_def_kernel)(as_library(self)->library, name, key, &kernel, NULL));
}

static PyObject *library_def_schema(PyObject *self, PyObject *args, PyObject *kwargs) {
  static char *keywords[] = {"name", "dispatch", "alias", "debug", NULL};
  const char *schema = NULL, *debug = "default_def_schema_t_t";
  kf_key_t key = KF_KEY_Undefined;
  kf_alias_analysis_t alias = KF_ALIAS_ANALYSIS_FROM_SCHEMA;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "s|O&O&s:def_schema_t_t", keywords, &schema,
                                   optional_key_converter, &key, alias_converter, &alias, &debug) ||
      begin(as_library(self)) < 0)
    return NULL;
  kf_kernel_desc_t kernel = identity_kernel(debug);
  kf_def_options_t options = options_for(alias);
  return end_with_self(
      self, (kf_library_def_kernel)(as_library(self)->library, schema, key, &kernel, &options));
}

static PyObject *impl_own(PyObject *self, PyObject *args, PyObject *kwargs, const char *format,
                          const char *debug, kf_typed_fn fn, const char *signature) {
  static char *keywords[] = {"name", "dispatch", "debug", NULL};
  const char *name = NULL;
  kf_key_t key = KF_KEY_Undefined;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, format, keywords, &name, optional_key_converter,
                                   &key, &debug) ||
      begin(as_library(self)) < 0)
    return NULL;
  kf_kernel_desc_t kernel = kf_kernel_typed(fn, signature, debug);
  return end_with_self(self, (kf_library_impl)(as_library(self)->library, name, key, &kernel));
}

static PyObject *library_impl_t_t(PyObject *self, PyObject *args, PyObject *kwargs) {
  return impl_own(self, args, kwargs, "s|O&s:impl_t_t", "impl_t_t", (kf_typed_fn)identity,
                  "(Tensor) -> Tensor");
}

static PyObject *library_impl_tt_t(PyObject *self, PyObject *args, PyObject *kwargs) {
  return impl_own(self, args, kwargs, "s|O&s:impl_tt_t", "", (kf_typed_fn)first_of_two,
                  "(Tensor, Tensor) -> Tensor");
}

/* ---- Kernels written in Python ---- */

/* Whether the callable is keyfall.library.fallthrough_kernel; -1: raised. Does not import the
 * module: as long as it is not imported, nobody can pass its function. */
static int is_fallthrough(PyObject *callable) {
  PyObject *name = PyUnicode_FromString("keyfall.library");
  PyObject *module = name != NULL ? PyImport_GetModule(name) : NULL;
  Py_XDECREF(name);
  if (module == NULL) return PyErr_Occurred() ? -1 : 0;
  PyObject *marker = PyObject_GetAttrString(module, "fallthrough_kernel");
  Py_DECREF(module);
  if (marker == NULL) PyErr_Clear(); /* its import is not finished */
  Py_XDECREF(marker);
  return marker == callable;
}

/* Makes a kernel for a Python callable; `what` is the method's name, for messages. */
static int make_kernel(const char *what, PyObject *callable, bool with_keyset, bool with_op,
                       kf_kernel_desc_t *out) {
  int fallthrough = is_fallthrough(callable);
  if (fallthrough < 0) return -1;
  *out = kf_kernel_fallthrough();
  if (fallthrough) return 0;
  kf_boxed_fn fallback = kfpy_cpu_fallback_of(callable);
  if (fallback != NULL) {
    *out = kf_kernel_boxed(fallback, NULL, NULL);
    return 0;
  }
  if (!PyCallable_Check(callable)) {
    PyErr_Format(PyExc_TypeError, "%s(): expected a callable, found %.200s", what,
                 Py_TYPE(callable)->tp_name);
    return -1;
  }
  return kfpy_python_kernel(callable, with_keyset, with_op, out);
}

/* Registers the kernel for an operator, or as a fallback if `name` is NULL. On failure, drops the
 * kernel's reference to its callable. */
static PyObject *add_kernel(library_object_t *self, const char *name, kf_key_t key,
                            kf_kernel_desc_t *kernel) {
  kf_status_t status = KF_ERR_GENERAL;
  int failed = begin(self);
  if (!failed) {
    status = name != NULL ? (kf_library_impl)(self->library, name, key, kernel)
                          : (kf_library_fallback)(self->library, key, kernel);
    failed = end(self, status);
  }
  if (status != KF_OK && kernel->release != NULL) {
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    kernel->release(kernel->context);
    PyErr_Restore(type, value, traceback);
  }
  if (failed) return NULL;
  Py_RETURN_NONE;
}

static PyObject *library_impl(PyObject *self, PyObject *args, PyObject *kwargs) {
  static char *keywords[] = {"name", "dispatch", "func", "with_keyset", NULL};
  const char *name = NULL;
  PyObject *callable = NULL;
  kf_key_t key = KF_KEY_Undefined;
  int with_keyset = 0;
  kf_kernel_desc_t kernel;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "sO&O|p:impl", keywords, &name, kfpy_key_converter,
                                   &key, &callable, &with_keyset) ||
      make_kernel("impl", callable, with_keyset != 0, false, &kernel) < 0)
    return NULL;
  return add_kernel(as_library(self), name, key, &kernel);
}

static PyObject *library_fallback(PyObject *self, PyObject *args, PyObject *kwargs) {
  static char *keywords[] = {"dispatch", "func", "with_keyset", NULL};
  PyObject *callable = NULL;
  kf_key_t key = KF_KEY_Undefined;
  int with_keyset = 0;
  kf_kernel_desc_t kernel;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O&O|p:fallback", keywords, kfpy_key_converter,
                                   &key, &callable, &with_keyset) ||
      make_kernel("fallback", callable, with_keyset != 0, true, &kernel) < 0)
    return NULL;
  return add_kernel(as_library(self), NULL, key, &kernel);
}

/* ---- Other registrations, and undoing them ---- */

static PyObject *library_fallback_fallthrough(PyObject *self, PyObject *args, PyObject *kwargs) {
  static char *keywords[] = {"dispatch", NULL};
  kf_key_t key = KF_KEY_Undefined;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|O&:fallback_fallthrough", keywords,
                                   optional_key_converter, &key) ||
      begin(as_library(self)) < 0)
    return NULL;
  kf_kernel_desc_t kernel = kf_kernel_fallthrough();
  return end_with_self(self, (kf_library_fallback)(as_library(self)->library, key, &kernel));
}

/* Registers a kernel that bumps the versions of written arguments and tracks views, by the schema.
 */
static PyObject *library_ad_inplace_or_view(PyObject *self, PyObject *args, PyObject *kwargs) {
  static char *keywords[] = {"name", NULL};
  const char *name = NULL;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "s:register_ad_inplace_or_view_fallback", keywords,
                                   &name) ||
      begin(as_library(self)) < 0)
    return NULL;
  kf_kernel_desc_t kernel = kf_kernel_boxed(kf_autograd_inplace_or_view, NULL, NULL);
  kf_status_t status =
      (kf_library_impl)(as_library(self)->library, name, KF_KEY_ADInplaceOrView, &kernel);
  if (end(as_library(self), status) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *library_aoti(PyObject *self, PyObject *args, PyObject *kwargs) {
  (void)self;
  (void)args;
  (void)kwargs;
  PyErr_SetString(PyExc_RuntimeError,
                  "impl_with_aoti_compile: compiling kernels ahead of time is not part of this "
                  "build; register the kernel with impl()");
  return NULL;
}

/* A DEF block also releases its namespace, as in PyTorch. */
static PyObject *library_reset(PyObject *self, PyObject *unused) {
  (void)unused;
  library_object_t *library = as_library(self);
  if (library->library == NULL) Py_RETURN_NONE;
  if (begin(library) < 0) return NULL;
  if (library->kind == KF_LIBRARY_DEF) {
    kf_library_t *block = library->library;
    library->library = NULL;
    kf_library_release(block);
  } else {
    kf_library_reset(library->library);
  }
  if (end(library, KF_OK) < 0) return NULL;
  Py_RETURN_NONE;
}

#define METHOD(name, fn, text) \
  { name, (PyCFunction)(void (*)(void))(fn), METH_VARARGS | METH_KEYWORDS, name text }
static PyMethodDef methods[] = {
    METHOD("def_", library_def,
           "($self, /, schema, alias='')\n--\n\nDefines an operator by its schema."),
    METHOD("def_legacy", library_def_legacy,
           "($self, /, schema)\n--\n\nDefines an operator with unspecified alias analysis."),
    METHOD("def_name_t_t", library_def_name,
           "($self, /, name, dispatch='', debug='default_def_name_t_t')\n--\n\nDefines an operator "
           "with the signature of the identity kernel, and registers that kernel for the key."),
    METHOD("def_schema_t_t", library_def_schema,
           "($self, /, name, dispatch='', alias='', debug='default_def_schema_t_t')\n--\n\nDefines "
           "an operator by its schema, and registers the identity kernel for the key."),
    METHOD("define", library_define,
           "($self, /, schema, alias_analysis='', tags=())\n--\n\nDefines an operator by its "
           "schema, and returns its name without overload."),
    METHOD("impl_t_t", library_impl_t_t,
           "($self, /, name, dispatch='', debug='impl_t_t')\n--\n\nRegisters a kernel that returns "
           "its tensor argument."),
    METHOD("impl_tt_t", library_impl_tt_t,
           "($self, /, name, dispatch='', debug='')\n--\n\nRegisters a kernel that returns the "
           "first of two tensors."),
    METHOD("impl", library_impl,
           "($self, /, name, dispatch, func, with_keyset=False)\n--\n\nRegisters a Python callable "
           "as a kernel."),
    METHOD("impl_with_aoti_compile", library_aoti,
           "($self, /, ns, op_name_with_overload, dispatch)\n--\n\nNot supported by this build."),
    METHOD(
        "fallback", library_fallback,
        "($self, /, dispatch, func, with_keyset=False)\n--\n\nRegisters a Python callable for all "
        "operators without a kernel for the key. It receives the operator as an extra argument "
        "before the others."),
    METHOD("fallback_fallthrough", library_fallback_fallthrough,
           "($self, /, dispatch='')\n--\n\nMakes operators without a kernel for the key skip it."),
    METHOD("register_ad_inplace_or_view_fallback", library_ad_inplace_or_view,
           "($self, /, name)\n--\n\nRegisters an ADInplaceOrView kernel that counts writes and "
           "tracks views according to the operator's schema."),
    {"reset", library_reset, METH_NOARGS, "reset($self, /)\n--\n\nUndoes all registrations."},
    {NULL, NULL, 0, NULL}};

static PyMemberDef members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(library_object_t, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

static PyType_Slot slots[] = {
    {Py_tp_doc, "A block of registrations. They last as long as the object, or until reset()."},
    {Py_tp_dealloc, library_dealloc},
    {Py_tp_methods, methods},
    {Py_tp_members, members},
    {0, NULL}};

static PyType_Spec spec = {.name = "keyfall._C._DispatchModule",
                           .basicsize = sizeof(library_object_t),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           .slots = slots};

static PyObject *clear_filenames(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  Py_RETURN_NONE; /* nothing leaks: each block owns a copy */
}

static PyMethodDef functions[] = {
    METHOD("_dispatch_library", dispatch_library,
           "(kind, name, dispatch, file='/dev/null', linenum=0)\n--\n\nOpens a block of "
           "registrations: kind DEF, FRAGMENT or IMPL, a namespace ('_' for none), a key ('' for "
           "none), and the source location to show in messages and dumps."),
    {"_dispatch_clear_leaked_python_filenames", clear_filenames, METH_NOARGS,
     "_dispatch_clear_leaked_python_filenames()\n--\n\nDoes nothing: file names are not leaked."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_library(PyObject *module) {
  if (kfpy_add_type(module, &spec, NULL, &library_type) < 0 ||
      kfpy_add_functions(module, functions) < 0)
    return -1;
  int (*const parts[])(PyObject *) = {kfpy_init_queries,         kfpy_init_tracing,
                                      kfpy_init_profile_details, kfpy_init_plugins,
                                      kfpy_init_fallback,        kfpy_init_lazy};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (parts[i](module) < 0) return -1;
  return 0;
}
