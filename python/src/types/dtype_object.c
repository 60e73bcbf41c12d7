/* keyfall.dtype: float32 and the other dtypes, one object for each dtype of the library, so that
 * `is` compares them; and the default dtype. Type promotion is up to the operators (promote_types).
 */
#include "core/function_arguments.h"
#include "types/describing_types.h"

typedef struct {
  PyObject_HEAD kf_dtype_t number;
} dtype_t;

static PyTypeObject *dtype_type;
static PyObject *objects[KF_DTYPE_COUNT]; /* owned, for the life of the process */

/* The columns of dtype.def that only Python uses. */
static const struct {
  const char *other, *abbreviation, *method, *kind, *safetensors;
  uint8_t traits, place;
} columns[KF_DTYPE_COUNT] = {
#define NAMES(name, other, class_name, plain_name, number_name, abbreviation, method) \
  other, abbreviation, method
#define KIND(size, kind, traits) #kind
#define TRAITS(size, kind, traits) traits
#define SAFETENSORS(letter, dlpack, safetensors, place) safetensors
#define PLACE(letter, dlpack, safetensors, place) place
#define ENTRY(with, NAME, number, names, memory, promotion, limits, formats, loops) \
  [number] = {NAMES names, KIND memory, SAFETENSORS formats, TRAITS memory, PLACE formats},
    KF_DTYPES(ENTRY, )
#undef ENTRY
};

static kf_dtype_t number_of(PyObject *self) {
  KFPY_ASSERT(Py_TYPE(self) == dtype_type);
  return ((dtype_t *)self)->number;
}

PyObject *kfpy_dtype_object(kf_dtype_t dtype) {
  if (KF_LIKELY((uint32_t)dtype < KF_DTYPE_COUNT)) return Py_NewRef(objects[dtype]);
  PyErr_Format(PyExc_RuntimeError, "there is no dtype with the number %d", (int)dtype);
  return NULL;
}

bool kfpy_is_dtype(PyObject *object, kf_dtype_t *out) {
  if (Py_TYPE(object) == dtype_type)
    *out = number_of(object);
  else if (object == (PyObject *)&PyFloat_Type)
    *out = KF_DTYPE_FLOAT64;
  else if (object == (PyObject *)&PyLong_Type)
    *out = KF_DTYPE_INT64;
  else if (object == (PyObject *)&PyBool_Type)
    *out = KF_DTYPE_BOOL;
  else if (object == (PyObject *)&PyComplex_Type)
    *out = KF_DTYPE_COMPLEX128;
  else
    return false;
  return true;
}

/* ---- The type ---- */

static PyObject *dtype_repr(PyObject *self) {
  return PyUnicode_FromFormat("torch.%s", kf_dtype_name(number_of(self)));
}

/* Returning a str makes pickle look the object up by this name in its module. */
static PyObject *dtype_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyUnicode_FromString(kf_dtype_name(number_of(self)));
}

static PyObject *get_is_floating_point(PyObject *self, void *unused) {
  (void)unused;
  return PyBool_FromLong(kf_dtype_is_floating(number_of(self)));
}

static PyObject *get_is_complex(PyObject *self, void *unused) {
  (void)unused;
  return PyBool_FromLong(kf_dtype_is_complex(number_of(self)));
}

static PyObject *get_is_signed(PyObject *self, void *unused) {
  (void)unused;
  const char *kind = columns[number_of(self)].kind;
  if (strcmp(kind, "QUANTIZED") == 0)
    return PyErr_Format(PyExc_RuntimeError, "isSignedType not supported for quantized types");
  if (strcmp(kind, "BITS") == 0)
    return PyErr_Format(PyExc_RuntimeError, "torch.%s is neither signed nor unsigned",
                        kf_dtype_name(number_of(self)));
  return PyBool_FromLong(kf_dtype_is_signed(number_of(self)));
}

static PyObject *get_itemsize(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromSize_t(kf_dtype_size(number_of(self)));
}

static PyObject *get_abbr(PyObject *self, void *unused) {
  (void)unused;
  return PyUnicode_FromString(columns[number_of(self)].abbreviation);
}

static PyObject *to_real(PyObject *self, PyObject *unused) {
  (void)unused;
  kf_dtype_t real = kf_dtype_to_real(number_of(self));
  return kfpy_dtype_object(real != KF_DTYPE_COUNT ? real : number_of(self));
}

static PyObject *to_complex(PyObject *self, PyObject *unused) {
  (void)unused;
  kf_dtype_t complex_type = kf_dtype_to_complex(number_of(self));
  if (complex_type != KF_DTYPE_COUNT) return kfpy_dtype_object(complex_type);
  return PyErr_Format(PyExc_RuntimeError, "torch.%s has no complex counterpart",
                      kf_dtype_name(number_of(self)));
}

static PyGetSetDef dtype_getset[] = {
    {"is_floating_point", get_is_floating_point, NULL, "True for real floating-point dtypes.",
     NULL},
    {"is_complex", get_is_complex, NULL, "True for complex dtypes.", NULL},
    {"is_signed", get_is_signed, NULL, "True if the dtype can represent negative numbers.", NULL},
    {"itemsize", get_itemsize, NULL, "Size of one element in bytes.", NULL},
    {"abbr", get_abbr, NULL, "Short name, such as f32.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyMethodDef dtype_methods[] = {
    {"to_real", to_real, METH_NOARGS, "to_real()\n--\n\nReturns the dtype of the real part."},
    {"to_complex", to_complex, METH_NOARGS,
     "to_complex()\n--\n\nReturns the complex dtype whose parts have this precision."},
    {"__reduce__", dtype_reduce, METH_NOARGS, "Pickles the dtype by name."},
    {NULL, NULL, 0, NULL}};

static PyType_Slot dtype_slots[] = {{Py_tp_repr, (void *)dtype_repr},
                                    {Py_tp_getset, dtype_getset},
                                    {Py_tp_methods, dtype_methods},
                                    {Py_tp_doc, "The data type of a tensor's elements."},
                                    {0, NULL}};

static PyType_Spec dtype_spec = {"keyfall.dtype", sizeof(dtype_t), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                                 dtype_slots};

/* ---- Functions ---- */

int kfpy_parse_dtype(const char *function, const char *name, PyObject *object, kf_dtype_t *out) {
  if (kfpy_is_dtype(object, out)) return 0;
  kfpy_wrong_argument(function, name, "torch.dtype", object);
  return -1;
}

static PyObject *get_default_dtype(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return kfpy_dtype_object(kf_default_dtype());
}

static PyObject *set_default_dtype(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  static char *names[] = {"d", NULL};
  PyObject *object;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:set_default_dtype", names, &object))
    return NULL;
  kf_dtype_t dtype;
  if (Py_TYPE(object) != dtype_type)
    return PyErr_Format(PyExc_TypeError,
                        "invalid dtype object: only floating-point types are supported as the "
                        "default type, found %.200s",
                        Py_TYPE(object)->tp_name);
  dtype = number_of(object);
  if (!kf_dtype_is_floating(dtype) || !kf_dtype_is_supported(dtype))
    return PyErr_Format(PyExc_TypeError,
                        "only floating-point types are supported as the default type, found "
                        "torch.%s",
                        kf_dtype_name(dtype));
  if (KFPY_FAILED(kf_set_default_dtype(dtype))) return NULL;
  Py_RETURN_NONE;
}

/* The table uses the letter of long for 64-bit integers, as NumPy's exports do on Linux; if long
 * has 32 bits, use the letter of long long. */
#define LETTER(letter, dlpack, ...) letter
const char *kfpy_format_of(kf_dtype_t dtype) {
  static const char *const letters[KF_DTYPE_COUNT] = {
#define ENTRY(with, NAME, number, names, memory, promotion, limits, formats, ...) \
  [number] = LETTER formats,
      KF_DTYPES(ENTRY, )
#undef ENTRY
  };
  KFPY_ASSERT((uint32_t)dtype < KF_DTYPE_COUNT);
  const char *letter = letters[dtype];
  bool is_long = letter != NULL && (*letter == 'l' || *letter == 'L');
  return is_long && sizeof(long) < 8 ? (*letter == 'l' ? "q" : "Q") : letter;
}

/* Returns one dtype's entry of _dtype_table(), a dict. */
static PyObject *table_entry(int number) {
  unsigned traits = columns[number].traits;
  return Py_BuildValue(
      "{sOsisssssssssssssisOsOsO}", "dtype", objects[number], "number", number, "kind",
      columns[number].kind, "class_name", kf_dtype_class_name((kf_dtype_t)number), "plain_name",
      kf_dtype_plain_name((kf_dtype_t)number), "method", columns[number].method, "letter",
      kfpy_format_of((kf_dtype_t)number), "safetensors", columns[number].safetensors, "place",
      (int)columns[number].place, "held", (traits & KF_IS_HELD) != 0 ? Py_True : Py_False,
      "tensor_class", (traits & KF_HAS_TENSOR_CLASS) != 0 ? Py_True : Py_False, "storage_class",
      (traits & KF_HAS_STORAGE_CLASS) != 0 ? Py_True : Py_False);
}

static PyObject *dtype_table(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  PyObject *entries = PyTuple_New(KF_DTYPE_COUNT);
  for (int i = 0; entries != NULL && i < KF_DTYPE_COUNT; i++) {
    PyObject *entry = table_entry(i);
    if (entry == NULL)
      Py_CLEAR(entries);
    else
      PyTuple_SET_ITEM(entries, i, entry);
  }
  return entries;
}

static PyMethodDef functions[] = {
    {"get_default_dtype", get_default_dtype, METH_NOARGS,
     "get_default_dtype()\n--\n\nReturns the default dtype of new floating-point tensors."
     "\n\n>>> keyfall.get_default_dtype()\ntorch.float32"},
    {"set_default_dtype", (PyCFunction)(void (*)(void))set_default_dtype,
     METH_VARARGS | METH_KEYWORDS,
     "set_default_dtype(d, /)\n--\n\nSets the default dtype of new floating-point tensors."
     "\n\n>>> keyfall.set_default_dtype(keyfall.float32)\n>>> "
     "keyfall.get_default_dtype()\ntorch.float32"},
    {"_dtype_table", dtype_table, METH_NOARGS,
     "_dtype_table()\n--\n\nReturns the columns of dtype.def that Python code reads, by dtype "
     "number."},
    {NULL, NULL, 0, NULL}};

static int add_dtype(PyObject *module, kf_dtype_t number) {
  dtype_t *object = PyObject_New(dtype_t, dtype_type);
  if (object == NULL) return -1;
  object->number = number;
  objects[number] = (PyObject *)object;
  const char *other = columns[number].other;
  if (PyModule_AddObjectRef(module, kf_dtype_name(number), objects[number]) < 0) return -1;
  return other != NULL ? PyModule_AddObjectRef(module, other, objects[number]) : 0;
}

int kfpy_init_dtypes(PyObject *module) {
  if (kfpy_add_type(module, &dtype_spec, NULL, &dtype_type) < 0) return -1;
  for (int i = 0; i < KF_DTYPE_COUNT; i++)
    if (add_dtype(module, (kf_dtype_t)i) < 0) return -1;
  return kfpy_add_functions(module, functions);
}
