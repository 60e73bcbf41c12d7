/* The types of multiple named results: torch.return_types.max(values=…, indices=…). A type is
 * created when a function first needs it, from the names in the operator's schema, and never freed.
 */
#include "ops/function_objects.h"

static PyObject *types; /* dict: name -> type */

/* Prints one field per line, like PyTorch: tensors are long. */
static PyObject *repr(PyObject *self, PyObject *nothing) {
  (void)nothing;
  PyObject *fields = PyObject_GetAttrString((PyObject *)Py_TYPE(self), "__match_args__");
  if (fields == NULL) return NULL;
  PyObject *text = PyUnicode_FromFormat("%s(", Py_TYPE(self)->tp_name);
  Py_ssize_t count = PyTuple_GET_SIZE(self);
  for (Py_ssize_t i = 0; i < count && text != NULL; i++)
    Py_SETREF(text, PyUnicode_FromFormat("%U\n%U=%R%s", text, PyTuple_GET_ITEM(fields, i),
                                         PyTuple_GET_ITEM(self, i), i + 1 < count ? "," : ")"));
  Py_DECREF(fields);
  return text;
}

static PyMethodDef methods[] = {{"__repr__", repr, METH_NOARGS, NULL}, {NULL, NULL, 0, NULL}};

/* Makes a copy that is never freed: some versions of Python keep pointers to the names, and the
 * types are few and live as long as the process. */
static char *keep(const char *text) {
  char *kept = PyMem_Malloc(strlen(text) + 1);
  return kept != NULL ? strcpy(kept, text) : NULL;
}

/* Whether `import torch` gives this package. */
static bool is_torch(void) {
  PyObject *modules = PyImport_GetModuleDict(); /* borrowed, as its items */
  PyObject *torch = PyDict_GetItemString(modules, "torch");
  return torch != NULL && torch == PyDict_GetItemString(modules, "keyfall");
}

/* Results print under PyTorch's name; pickles look the type up in this package. */
static int set_module(PyTypeObject *type) {
  PyObject *module =
      PyUnicode_FromString(is_torch() ? "torch.return_types" : "keyfall.return_types");
  if (module == NULL) return -1;
  int done = PyObject_SetAttrString((PyObject *)type, "__module__", module);
  Py_DECREF(module);
  return done;
}

/* Creates a struct sequence whose fields are the schema's results; new reference. */
static PyObject *new_type(const char *name, const kf_schema_t *schema, size_t count) {
  KFPY_ASSERT(count > 1);
  KFPY_ASSERT(count <= KFPY_MOST_ARGUMENTS);
  char full[128];
  PyStructSequence_Field fields[KFPY_MOST_ARGUMENTS + 1] = {{NULL, NULL}};
  for (size_t i = 0; i < count; i++) {
    fields[i].name = keep(kf_schema_return(schema, i)->name);
    if (fields[i].name == NULL) return PyErr_NoMemory();
  }
  (void)snprintf(full, sizeof full, "torch.return_types.%s", name);
  PyStructSequence_Desc description = {keep(full), "The named results of an operator.", fields,
                                       (int)count};
  if (description.name == NULL) return PyErr_NoMemory();
  PyTypeObject *type = PyStructSequence_NewType(&description);
  if (type != NULL && set_module(type) < 0) Py_CLEAR(type);
  for (PyMethodDef *method = methods; method->ml_name != NULL && type != NULL; method++) {
    PyObject *descriptor = PyDescr_NewMethod(type, method);
    if (descriptor == NULL ||
        PyObject_SetAttrString((PyObject *)type, method->ml_name, descriptor) < 0)
      Py_CLEAR(type);
    Py_XDECREF(descriptor);
  }
  return (PyObject *)type;
}

/* Whether there are several results and all have names. */
static bool are_named(const kf_schema_t *schema, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (*kf_schema_return(schema, i)->name == '\0') return false;
  return count > 1 && count <= KFPY_MOST_ARGUMENTS;
}

PyTypeObject *kfpy_return_type(const char *function, const kfpy_signature_t *signature) {
  size_t count = kf_schema_return_count(signature->schema);
  if (!are_named(signature->schema, count)) return NULL;
  char name[96];
  (void)snprintf(name, sizeof name, "%s%s", function, signature->outs > 0 ? "_out" : "");
  PyObject *type = PyDict_GetItemString(types, name);
  if (type == NULL) {
    type = new_type(name, signature->schema, count);
    if (type == NULL) return NULL;
    int done = PyDict_SetItemString(types, name, type);
    Py_DECREF(type); /* the dictionary holds it */
    if (done < 0) return NULL;
  }
  return (PyTypeObject *)type;
}

PyObject *kfpy_named_results(PyTypeObject *type, PyObject *tuple) {
  KFPY_ASSERT(PyTuple_CheckExact(tuple));
  KFPY_ASSERT(PyType_IsSubtype(type, &PyTuple_Type));
  PyObject *named = PyStructSequence_New(type);
  for (Py_ssize_t i = 0; named != NULL && i < PyTuple_GET_SIZE(tuple); i++) {
    /* PyTorch's functions return lists of tensors as tuples, here too (histogramdd). */
    PyObject *item = PyTuple_GET_ITEM(tuple, i);
    PyStructSequence_SET_ITEM(named, i,
                              PyList_CheckExact(item) ? PyList_AsTuple(item) : Py_NewRef(item));
    if (PyErr_Occurred()) Py_CLEAR(named);
  }
  Py_DECREF(tuple);
  return named;
}

PyTypeObject *kfpy_made_return_type(PyObject *name) {
  return (PyTypeObject *)PyDict_GetItemWithError(types, name);
}

int kfpy_init_return_types(void) {
  types = PyDict_New();
  return types == NULL ? -1 : 0;
}
