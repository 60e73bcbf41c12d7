/* DispatchKey, Tag and _TorchDispatchModeKey, and the functions on keys. Every function that
 * expects a key also accepts its name. */
#include "keys/dispatch_objects.h"

/* ---- Helpers declared in dispatch_objects.h ---- */

PyObject *kfpy_raise_plain(kf_status_t status) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT(status != KF_OK);
  if (status != KF_ERR_VALUE) return kfpy_raise(status);
  PyObject *text = kfpy_text(kf_error_message());
  if (text != NULL) PyErr_SetObject(PyExc_RuntimeError, text);
  Py_XDECREF(text);
  KFPY_ASSERT_EXCEPTION();
  return NULL;
}

PyObject *kfpy_printed(kfpy_print_fn print, const void *what) {
  char buffer[512];
  size_t length = print(what, buffer, sizeof buffer);
  if (length < sizeof buffer) return kfpy_text(buffer);
  char *text = PyMem_Malloc(length + 1);
  if (text == NULL) return PyErr_NoMemory();
  (void)print(what, text, length + 1);
  PyObject *object = kfpy_text(text);
  PyMem_Free(text);
  return object;
}

/* ---- DispatchKey ---- */

/* The members of PyTorch's enumeration. The other functionality keys exist as well;
 * _dispatch_key_parse finds them by name. */
#define KEY(name) \
  { #name, KF_KEY_##name }
#define BACKEND_KEYS(functionality, prefix)                                                      \
  KEY(functionality),                                                                            \
      {"StartOf" #functionality "Backends", KF_KEY_StartOf##functionality##Backends},            \
      KEY(prefix##CPU), KEY(prefix##CUDA), KEY(prefix##HIP), KEY(prefix##XLA), KEY(prefix##MPS), \
      KEY(prefix##IPU), KEY(prefix##XPU), KEY(prefix##HPU), KEY(prefix##VE), KEY(prefix##Lazy),  \
      KEY(prefix##MTIA), KEY(prefix##MAIA), KEY(prefix##PrivateUse1), KEY(prefix##PrivateUse2),  \
      KEY(prefix##PrivateUse3), KEY(prefix##Meta), {                                             \
    "EndOf" #functionality "Backends", KF_KEY_##prefix##Meta                                     \
  }

static const kfpy_enum_member_t key_members[] = {KEY(Undefined),
                                                 KEY(CompositeExplicitAutogradNonFunctional),
                                                 KEY(CompositeExplicitAutograd),
                                                 KEY(CompositeImplicitAutogradNestedTensor),
                                                 KEY(CompositeImplicitAutograd),
                                                 KEY(AutogradNestedTensor),
                                                 KEY(AutogradOther),
                                                 KEY(Autograd),
                                                 KEY(Conjugate),
                                                 KEY(ZeroTensor),
                                                 KEY(Negative),
                                                 KEY(BackendSelect),
                                                 KEY(ADInplaceOrView),
                                                 KEY(PythonTLSSnapshot),
                                                 KEY(Python),
                                                 KEY(FuncTorchDynamicLayerFrontMode),
                                                 KEY(FuncTorchDynamicLayerBackMode),
                                                 KEY(FuncTorchBatchedDecomposition),
                                                 KEY(FuncTorchBatched),
                                                 KEY(FuncTorchVmapMode),
                                                 KEY(FuncTorchGradWrapper),
                                                 KEY(PythonDispatcher),
                                                 KEY(PreDispatch),
                                                 KEY(Functionalize),
                                                 KEY(AutocastCPU),
                                                 KEY(AutocastMPS),
                                                 KEY(AutocastXPU),
                                                 KEY(AutocastHPU),
                                                 KEY(AutocastIPU),
                                                 KEY(AutocastCUDA),
                                                 KEY(AutocastPrivateUse1),
                                                 BACKEND_KEYS(Dense, ),
                                                 BACKEND_KEYS(Quantized, Quantized),
                                                 BACKEND_KEYS(Sparse, Sparse),
                                                 BACKEND_KEYS(SparseCsr, SparseCsr),
                                                 BACKEND_KEYS(NestedTensor, NestedTensor),
                                                 BACKEND_KEYS(AutogradFunctionality, Autograd),
                                                 {NULL, 0}};

static const char *name_other_key(uint32_t number) {
  return kf_key_exists((kf_key_t)number) ? kf_key_name((kf_key_t)number) : NULL;
}

static kfpy_enum_t keys = {
    .name = "keyfall._C.DispatchKey",
    .doc =
        "DispatchKey(value)\n--\n\nA key by which the dispatcher chooses a kernel: a backend "
        "(CPU), a functionality above it (AutogradCPU), or an alias that stands for many keys "
        "(CompositeImplicitAutograd). Functions that take a key also accept its name.",
    .members = key_members,
    .limit = UINT16_MAX + 1,
    .cached = KF_KEY_LIMIT,
    .other_name = name_other_key};

PyObject *kfpy_key_object(kf_key_t key) { return kfpy_enum_object(&keys, key); }

int kfpy_as_key(PyObject *object, kf_key_t *out) {
  uint32_t number = 0;
  if (kfpy_enum_has(&keys, object, &number)) {
    *out = (kf_key_t)number;
    return 0;
  }
  if (!PyUnicode_Check(object)) {
    PyErr_Format(PyExc_TypeError, "expected a DispatchKey or the name of one, found %.200s",
                 Py_TYPE(object)->tp_name);
    return -1;
  }
  Py_ssize_t size = 0;
  const char *name = PyUnicode_AsUTF8AndSize(object, &size);
  if (name == NULL) return -1;
  if (strlen(name) == (size_t)size && kf_key_parse(name, out) == KF_OK) return 0;
  PyErr_Format(PyExc_RuntimeError, "could not parse dispatch key: %U", object);
  return -1;
}

int kfpy_key_converter(PyObject *object, void *out_key) {
  return kfpy_as_key(object, out_key) == 0;
}

/* ---- Tag and _TorchDispatchModeKey ---- */

static const kfpy_enum_member_t tag_members[] = {{"core", 0},
                                                 {"cudagraph_unsafe", 1},
                                                 {"data_dependent_output", 2},
                                                 {"dynamic_output_shape", 3},
                                                 {"flexible_layout", 4},
                                                 {"generated", 5},
                                                 {"inplace", 6},
                                                 {"inplace_view", 7},
                                                 {"maybe_aliasing_or_mutating", 8},
                                                 {"needs_contiguous_strides", 9},
                                                 {"needs_exact_strides", 10},
                                                 {"needs_fixed_stride_order", 11},
                                                 {"nondeterministic_bitwise", 12},
                                                 {"nondeterministic_seeded", 13},
                                                 {"out", 14},
                                                 {"out_variant", 15},
                                                 {"pointwise", 16},
                                                 {"pt2_compliant_tag", 17},
                                                 {"reduction", 18},
                                                 {"view_copy", 19},
                                                 {NULL, 0}};
enum { TAG_COUNT = sizeof tag_members / sizeof tag_members[0] - 1 };

static kfpy_enum_t tags = {
    .name = "keyfall._C.Tag",
    .doc = "Tag(value)\n--\n\nA property that an operator's definition declares, for use by tools.",
    .members = tag_members,
    .limit = TAG_COUNT,
    .cached = TAG_COUNT};

const char *kfpy_tag_name(PyObject *object) {
  uint32_t number = 0;
  if (kfpy_enum_has(&tags, object, &number)) {
    KFPY_ASSERT(tag_members[number].number == number); /* the table is sorted and has no gaps */
    return tag_members[number].name;
  }
  PyErr_Format(PyExc_TypeError, "expected a Tag, found %.200s", Py_TYPE(object)->tp_name);
  return NULL;
}

PyObject *kfpy_tag_list(const kf_op_t *op) {
  PyObject *list = PyList_New(0);
  size_t count = kf_op_tag_count(op);
  char name[64];
  for (size_t i = 0; list != NULL && i < count && kf_op_tag(op, i, name, sizeof name) > 0; i++) {
    const kfpy_enum_member_t *member = tag_members;
    while (member->name != NULL && strcmp(member->name, name) != 0) member++;
    if (member->name == NULL) continue; /* a plug-in's tag that PyTorch does not have */
    PyObject *tag = kfpy_enum_object(&tags, member->number);
    if (tag == NULL || PyList_Append(list, tag) < 0) Py_CLEAR(list);
    Py_XDECREF(tag);
  }
  return list;
}

static const kfpy_enum_member_t mode_key_members[] = {
    {"FUNCTIONAL", 2}, {"PROXY", 1}, {"FAKE", 0}, {NULL, 0}};

static kfpy_enum_t mode_keys = {
    .name = "keyfall._C._TorchDispatchModeKey",
    .doc =
        "_TorchDispatchModeKey(value)\n--\n\nThe kind of a mode that has its own slot on the mode "
        "stack.",
    .members = mode_key_members,
    .limit = 3,
    .cached = 3};

/* ---- Functions ---- */

static PyObject *key_name(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  return kfpy_as_key(object, &key) < 0 ? NULL : PyUnicode_FromString(kf_key_name(key));
}

static PyObject *key_parse(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  return kfpy_as_key(object, &key) < 0 ? NULL : kfpy_key_object(key);
}

static PyObject *parse_or_none(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  if (!PyUnicode_Check(object))
    return PyErr_Format(PyExc_TypeError, "_parse_dispatch_key(): expected a str, found %.200s",
                        Py_TYPE(object)->tp_name);
  if (kfpy_as_key(object, &key) == 0) return kfpy_key_object(key);
  if (!PyErr_ExceptionMatches(PyExc_RuntimeError)) return NULL;
  PyErr_Clear();
  Py_RETURN_NONE;
}

static PyObject *to_functionality(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  return kfpy_as_key(object, &key) < 0 ? NULL : kfpy_key_object(kf_key_functionality(key));
}

static PyObject *to_backend_keys(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  if (kfpy_as_key(object, &key) < 0) return NULL;
  bool several = kf_key_is_per_backend(key);
  PyObject *list = PyList_New(0);
  for (int b = 0; list != NULL && b < (several ? KF_BACKEND_COUNT : 1); b++) {
    if (several && !kf_backend_exists((kf_backend_t)b)) continue;
    PyObject *item = kfpy_key_object(several ? kf_key_runtime(key, (kf_backend_t)b) : key);
    if (item == NULL || PyList_Append(list, item) < 0) Py_CLEAR(list);
    Py_XDECREF(item);
  }
  return list;
}

static PyObject *count_backends(PyObject *module, PyObject *unused) {
  (void)module;
  (void)unused;
  long count = 0;
  for (int b = 0; b < KF_BACKEND_COUNT; b++) count += kf_backend_exists((kf_backend_t)b);
  return PyLong_FromLong(count);
}

/* Programs compare these messages, so they are PyTorch's rather than kf_device_parse's. */
static PyObject *key_for_device(PyObject *module, PyObject *args) {
  (void)module;
  const char *text = NULL;
  if (!PyArg_ParseTuple(args, "s:_dispatch_key_for_device", &text)) return NULL;
  if (text[0] == '\0') {
    PyErr_SetString(PyExc_RuntimeError, "Device string must not be empty");
    return NULL;
  }
  kf_device_t device;
  if (kf_device_parse(text, &device) != KF_OK)
    return PyErr_Format(PyExc_RuntimeError,
                        "Expected one of cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, "
                        "ve, fpga, maia, xla, lazy, vulkan, mps, meta, hpu, mtia, %s device type "
                        "at start of device string: %s",
                        kf_privateuse1_name(), text);
  if (device.index >= 0)
    return PyErr_Format(PyExc_RuntimeError,
                        "Expected device_type string to not have a device index; got %s", text);
  kf_key_t key = KF_KEY_Undefined;
  kf_status_t status = kf_key_compute(KF_DTYPE_FLOAT32, KF_LAYOUT_STRIDED, device.type, &key);
  if (KFPY_FAILED_PLAIN(status)) return NULL;
  return PyUnicode_FromString(kf_key_name(key));
}

static PyObject *is_alias(PyObject *module, PyObject *object) {
  (void)module;
  kf_key_t key = 0;
  return kfpy_as_key(object, &key) < 0 ? NULL : PyBool_FromLong(kf_key_is_alias(key));
}

static PyObject *is_included_in_alias(PyObject *module, PyObject *args) {
  (void)module;
  kf_key_t key = 0, alias = 0;
  if (!PyArg_ParseTuple(args, "O&O&:_dispatch_is_included_in_alias", kfpy_key_converter, &key,
                        kfpy_key_converter, &alias))
    return NULL;
  return PyBool_FromLong(kf_key_in_alias(key, alias));
}

static PyMethodDef functions[] = {
    {"_dispatch_key_name", key_name, METH_O,
     "_dispatch_key_name(key, /)\n--\n\nReturns the key's name, as shown in dumps and messages."},
    {"_dispatch_key_parse", key_parse, METH_O,
     "_dispatch_key_parse(key, /)\n--\n\nReturns the key with this name."},
    {"_parse_dispatch_key", parse_or_none, METH_O,
     "_parse_dispatch_key(name, /)\n--\n\nReturns the key with this name, or None."},
    {"_to_functionality_key", to_functionality, METH_O,
     "_to_functionality_key(key, /)\n--\n\nReturns the functionality of a key, such as Dense for "
     "CPU; Undefined for an alias."},
    {"_functionality_to_backend_keys", to_backend_keys, METH_O,
     "_functionality_to_backend_keys(key, /)\n--\n\nReturns the keys of a functionality, one for "
     "each backend; just the key itself if it is not per backend."},
    {"_dispatch_num_backends", count_backends, METH_NOARGS,
     "_dispatch_num_backends()\n--\n\nReturns the number of backends."},
    {"_dispatch_key_for_device", key_for_device, METH_VARARGS,
     "_dispatch_key_for_device(device_type, /)\n--\n\nReturns the name of the key to register "
     "kernels for, for a device type."},
    {"_dispatch_is_alias_key", is_alias, METH_O,
     "_dispatch_is_alias_key(key, /)\n--\n\nReturns whether the key stands for a set of keys."},
    {"_dispatch_is_included_in_alias", is_included_in_alias, METH_VARARGS,
     "_dispatch_is_included_in_alias(key, alias, /)\n--\n\nReturns whether a kernel registered for "
     "the alias can serve the key."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_keys(PyObject *module) {
  if (kfpy_enum_create(module, &keys) < 0 || kfpy_enum_create(module, &tags) < 0 ||
      kfpy_enum_create(module, &mode_keys) < 0)
    return -1;
  return kfpy_add_functions(module, functions);
}
