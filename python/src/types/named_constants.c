/* keyfall.layout, memory_format and qscheme: named numbers, one object for each, so that `is`
 * compares them. The three types differ only in their lists of constants. */
#include "types/describing_types.h"

typedef struct {
  PyObject_HEAD int number;
  const char *name; /* static */
} constant_t;

static PyTypeObject *layout_type, *memory_format_type, *qscheme_type;
static PyObject *layouts[KF_LAYOUT_COUNT]; /* both owned, for the life of the process */
static PyObject *memory_formats[KF_MEMORY_FORMAT_COUNT];

static const char *const layout_names[KF_LAYOUT_COUNT] = {
    [KF_LAYOUT_STRIDED] = "strided",       [KF_LAYOUT_SPARSE] = "sparse_coo",
    [KF_LAYOUT_SPARSE_CSR] = "sparse_csr", [KF_LAYOUT_MKLDNN] = "_mkldnn",
    [KF_LAYOUT_SPARSE_CSC] = "sparse_csc", [KF_LAYOUT_SPARSE_BSR] = "sparse_bsr",
    [KF_LAYOUT_SPARSE_BSC] = "sparse_bsc", [KF_LAYOUT_JAGGED] = "jagged"};

static const char *const qscheme_names[] = {"per_tensor_affine", "per_channel_affine",
                                            "per_tensor_symmetric", "per_channel_symmetric",
                                            "per_channel_affine_float_qparams"};
enum { QSCHEMES = sizeof qscheme_names / sizeof *qscheme_names };

static PyObject *constant_object(PyObject *const *objects, uint32_t count, int number,
                                 const char *what) {
  if (KF_LIKELY((uint32_t)number < count)) return Py_NewRef(objects[number]);
  PyErr_Format(PyExc_RuntimeError, "there is no %s with the number %d", what, number);
  return NULL;
}

PyObject *kfpy_layout_object(kf_layout_t layout) {
  return constant_object(layouts, KF_LAYOUT_COUNT, (int)layout, "layout");
}

PyObject *kfpy_memory_format_object(kf_memory_format_t format) {
  return constant_object(memory_formats, KF_MEMORY_FORMAT_COUNT, (int)format, "memory format");
}

bool kfpy_is_layout(PyObject *object, kf_layout_t *out) {
  if (Py_TYPE(object) != layout_type) return false;
  *out = (kf_layout_t)((constant_t *)object)->number;
  return true;
}

bool kfpy_is_memory_format(PyObject *object, kf_memory_format_t *out) {
  if (Py_TYPE(object) != memory_format_type) return false;
  *out = (kf_memory_format_t)((constant_t *)object)->number;
  return true;
}

/* ---- The types ---- */

static PyObject *constant_repr(PyObject *self) {
  return PyUnicode_FromFormat("torch.%s", ((constant_t *)self)->name);
}

/* Returning a str makes pickle look the object up by this name in its module. */
static PyObject *constant_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyUnicode_FromString(((constant_t *)self)->name);
}

static PyMethodDef constant_methods[] = {
    {"__reduce__", constant_reduce, METH_NOARGS, "Pickles the constant by name."},
    {NULL, NULL, 0, NULL}};

#define CONSTANT_TYPE(variable, name, doc)                                                      \
  static PyType_Slot variable##_slots[] = {{Py_tp_repr, (void *)constant_repr},                 \
                                           {Py_tp_methods, constant_methods},                   \
                                           {Py_tp_doc, doc},                                    \
                                           {0, NULL}};                                          \
  static PyType_Spec variable##_spec = {name, sizeof(constant_t), 0,                            \
                                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, \
                                        variable##_slots}

CONSTANT_TYPE(layout, "keyfall.layout", "The storage layout of a tensor.");
CONSTANT_TYPE(memory_format, "keyfall.memory_format",
              "The order of a tensor's elements in memory.");
CONSTANT_TYPE(qscheme, "keyfall.qscheme", "A quantization scheme.");

/* Creates a constant and adds it to the module; new reference. */
static PyObject *add_constant(PyObject *module, PyTypeObject *type, int number, const char *name) {
  KFPY_ASSERT(name != NULL); /* the tables have a name for every number */
  constant_t *object = PyObject_New(constant_t, type);
  if (object == NULL) return NULL;
  object->number = number;
  object->name = name;
  if (PyModule_AddObjectRef(module, name, (PyObject *)object) == 0) return (PyObject *)object;
  Py_DECREF(object);
  return NULL;
}

int kfpy_init_constants(PyObject *module) {
  if (kfpy_add_type(module, &layout_spec, NULL, &layout_type) < 0 ||
      kfpy_add_type(module, &memory_format_spec, NULL, &memory_format_type) < 0 ||
      kfpy_add_type(module, &qscheme_spec, NULL, &qscheme_type) < 0)
    return -1;
  for (int i = 0; i < KF_LAYOUT_COUNT; i++)
    if ((layouts[i] = add_constant(module, layout_type, i, layout_names[i])) == NULL) return -1;
  for (int i = 0; i < KF_MEMORY_FORMAT_COUNT; i++) {
    const char *name = kf_memory_format_name((kf_memory_format_t)i);
    if ((memory_formats[i] = add_constant(module, memory_format_type, i, name)) == NULL) return -1;
  }
  for (int i = 0; i < QSCHEMES; i++) {
    PyObject *scheme = add_constant(module, qscheme_type, i, qscheme_names[i]);
    if (scheme == NULL) return -1;
    Py_DECREF(scheme);
  }
  return PyModule_AddObjectRef(module, "legacy_contiguous_format",
                               memory_formats[KF_MEMORY_FORMAT_CONTIGUOUS]);
}
