/* keyfall.finfo and iinfo: the limits of a dtype. The limits of floating-point dtypes are columns
 * of dtype.def; those of integers follow from their size. */
#include <math.h>

#include "types/describing_types.h"

typedef struct {
  PyObject_HEAD kf_dtype_t dtype;
} limits_t;

static PyTypeObject *finfo_type, *iinfo_type;

static kf_dtype_t dtype_of(PyObject *self) { return ((limits_t *)self)->dtype; }

/* ---- Floating types ---- */

typedef struct {
  double eps, tiny, max; /* 0: not a floating type */
} floating_t;

static const floating_t floating[KF_DTYPE_COUNT] = {
#define LIMITS(epsilon, tiny, largest) \
  { epsilon, tiny, largest }
#define ENTRY(with, NAME, number, names, memory, promotion, limits, ...) [number] = LIMITS limits,
    KF_DTYPES(ENTRY, )
#undef ENTRY
};

/* -max; for unsigned floating-point dtypes the smallest positive number, as in PyTorch. */
static double floating_min(kf_dtype_t dtype) {
  KFPY_ASSERT(floating[dtype].max != 0);
  return kf_dtype_is_signed(dtype) ? -floating[dtype].max : floating[dtype].tiny;
}

/* 10 ** -d, where d is the number of decimal digits that the dtype always represents. */
static double resolution(kf_dtype_t dtype) {
  return 1 / pow(10, floor(-log10(floating[dtype].eps)));
}

static PyObject *new_limits(PyTypeObject *type, kf_dtype_t dtype) {
  limits_t *self = (limits_t *)type->tp_alloc(type, 0);
  if (self != NULL) self->dtype = dtype;
  return (PyObject *)self;
}

static PyObject *finfo_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"type", NULL};
  PyObject *given = NULL;
  kf_dtype_t dtype = kf_default_dtype();
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|O:finfo", names, &given)) return NULL;
  if (given != NULL && kfpy_parse_dtype("finfo", "type", given, &dtype) < 0) return NULL;
  kf_dtype_t real = kf_dtype_to_real(dtype);
  if (real != KF_DTYPE_COUNT && floating[real].max != 0) return new_limits(type, real);
  return PyErr_Format(PyExc_TypeError, "finfo() needs a floating type, not torch.%s%s",
                      kf_dtype_name(dtype),
                      kf_dtype_is_integral(dtype, false) ? ": use iinfo for integers" : "");
}

static PyObject *get_eps(PyObject *self, void *unused) {
  (void)unused;
  return PyFloat_FromDouble(floating[dtype_of(self)].eps);
}

static PyObject *get_float_max(PyObject *self, void *unused) {
  (void)unused;
  return PyFloat_FromDouble(floating[dtype_of(self)].max);
}

static PyObject *get_float_min(PyObject *self, void *unused) {
  (void)unused;
  return PyFloat_FromDouble(floating_min(dtype_of(self)));
}

static PyObject *get_tiny(PyObject *self, void *unused) {
  (void)unused;
  return PyFloat_FromDouble(floating[dtype_of(self)].tiny);
}

static PyObject *get_resolution(PyObject *self, void *unused) {
  (void)unused;
  return PyFloat_FromDouble(resolution(dtype_of(self)));
}

static PyObject *finfo_repr(PyObject *self) {
  kf_dtype_t dtype = dtype_of(self);
  const floating_t *limits = &floating[dtype];
  char text[256];
  PyOS_snprintf(text, sizeof text,
                "finfo(resolution=%g, min=%g, max=%g, eps=%g, smallest_normal=%g, tiny=%g, "
                "dtype=%s)",
                resolution(dtype), floating_min(dtype), limits->max, limits->eps, limits->tiny,
                limits->tiny, kf_dtype_name(dtype));
  return PyUnicode_FromString(text);
}

/* ---- Integers ---- */

static PyObject *iinfo_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"type", NULL};
  PyObject *given;
  kf_dtype_t dtype;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "O:iinfo", names, &given) ||
      kfpy_parse_dtype("iinfo", "type", given, &dtype) < 0)
    return NULL;
  if (kf_dtype_is_integral(dtype, false)) return new_limits(type, dtype);
  bool is_floating = kf_dtype_is_floating(dtype) || kf_dtype_is_complex(dtype);
  return PyErr_Format(PyExc_TypeError, "iinfo() needs an integer type, not torch.%s%s",
                      kf_dtype_name(dtype), is_floating ? ": use finfo for floating types" : "");
}

static unsigned bits_of(kf_dtype_t dtype) { return 8 * (unsigned)kf_dtype_size(dtype); }

static unsigned long long integer_max(kf_dtype_t dtype) {
  KFPY_ASSERT(kf_dtype_is_integral(dtype, false));
  return ~0ULL >> (64 - bits_of(dtype) + (kf_dtype_is_signed(dtype) ? 1 : 0));
}

static long long integer_min(kf_dtype_t dtype) {
  return kf_dtype_is_signed(dtype) ? -(long long)integer_max(dtype) - 1 : 0;
}

static PyObject *get_integer_max(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromUnsignedLongLong(integer_max(dtype_of(self)));
}

static PyObject *get_integer_min(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromLongLong(integer_min(dtype_of(self)));
}

static PyObject *iinfo_repr(PyObject *self) {
  kf_dtype_t dtype = dtype_of(self);
  char text[128];
  PyOS_snprintf(text, sizeof text, "iinfo(min=%g, max=%g, dtype=%s)", (double)integer_min(dtype),
                (double)integer_max(dtype), kf_dtype_name(dtype));
  return PyUnicode_FromString(text);
}

/* ---- Both ---- */

static PyObject *get_bits(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromUnsignedLong(bits_of(dtype_of(self)));
}

static PyObject *get_dtype(PyObject *self, void *unused) {
  (void)unused;
  return PyUnicode_FromString(kf_dtype_name(dtype_of(self)));
}

static PyObject *limits_compare(PyObject *a, PyObject *b, int operation) {
  if (Py_TYPE(a) != Py_TYPE(b) || (operation != Py_EQ && operation != Py_NE))
    Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong((dtype_of(a) == dtype_of(b)) == (operation == Py_EQ));
}

static PyObject *limits_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  PyObject *dtype = kfpy_dtype_object(dtype_of(self));
  return dtype != NULL ? Py_BuildValue("O(N)", Py_TYPE(self), dtype) : NULL;
}

static PyMethodDef limits_methods[] = {
    {"__reduce__", limits_reduce, METH_NOARGS, "Pickles the limits by dtype."},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef finfo_getset[] = {
    {"bits", get_bits, NULL, "Size of one number in bits.", NULL},
    {"eps", get_eps, NULL, "Difference between 1 and the next larger number.", NULL},
    {"max", get_float_max, NULL, "Largest number.", NULL},
    {"min", get_float_min, NULL, "Smallest number, usually -max.", NULL},
    {"tiny", get_tiny, NULL, "Smallest positive normal number.", NULL},
    {"smallest_normal", get_tiny, NULL, "Smallest positive normal number.", NULL},
    {"resolution", get_resolution, NULL, "Decimal resolution.", NULL},
    {"dtype", get_dtype, NULL, "Name of the dtype.", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyGetSetDef iinfo_getset[] = {{"bits", get_bits, NULL, "Size of one number in bits.", NULL},
                                     {"max", get_integer_max, NULL, "Largest number.", NULL},
                                     {"min", get_integer_min, NULL, "Smallest number.", NULL},
                                     {"dtype", get_dtype, NULL, "Name of the dtype.", NULL},
                                     {NULL, NULL, NULL, NULL, NULL}};

#define LIMITS_TYPE(variable, name, doc)                                                      \
  static PyType_Slot variable##_slots[] = {{Py_tp_new, (void *)variable##_new},               \
                                           {Py_tp_repr, (void *)variable##_repr},             \
                                           {Py_tp_richcompare, (void *)limits_compare},       \
                                           {Py_tp_hash, (void *)PyObject_HashNotImplemented}, \
                                           {Py_tp_getset, variable##_getset},                 \
                                           {Py_tp_methods, limits_methods},                   \
                                           {Py_tp_doc, doc},                                  \
                                           {0, NULL}};                                        \
  static PyType_Spec variable##_spec = {name, sizeof(limits_t), 0, Py_TPFLAGS_DEFAULT,        \
                                        variable##_slots}

LIMITS_TYPE(finfo, "keyfall.finfo",
            "finfo(type=None)\n--\n\nThe limits of a floating-point dtype.");
LIMITS_TYPE(iinfo, "keyfall.iinfo", "iinfo(type)\n--\n\nThe limits of an integer dtype.");

int kfpy_init_limits(PyObject *module) {
  if (kfpy_add_type(module, &finfo_spec, NULL, &finfo_type) < 0) return -1;
  return kfpy_add_type(module, &iinfo_spec, NULL, &iinfo_type);
}
