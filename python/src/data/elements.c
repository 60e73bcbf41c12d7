/* Elements: writes Python numbers to a tensor's memory and reads them back. Overflow checks follow
 * PyTorch, function by function: tensor() and assignment differ for float32. */
#include <keyfall/autograd.h>

#include <float.h>
#include <math.h>

#include "data/python_data.h"

kf_dtype_t kfpy_stored_as(kf_dtype_t dtype) {
  size_t size = kf_dtype_size(dtype);
  if (kf_dtype_is_integral(dtype, true)) return dtype;
  if (kf_dtype_is_complex(dtype)) return size < 8 ? KF_DTYPE_COMPLEX64 : dtype;
  if (!kf_dtype_is_floating(dtype) || !kf_dtype_is_supported(dtype)) return KF_DTYPE_COUNT;
  return size < 4 ? KF_DTYPE_FLOAT32 : dtype;
}

/* ---- Storing a kf_scalar_t ---- */

static int overflow(kf_dtype_t dtype) {
  PyErr_Format(PyExc_RuntimeError, "value cannot be converted to type %s without overflow",
               kf_dtype_name(dtype));
  return -1;
}

/* The smallest and largest number of an integer dtype, limited to the range of int64. */
static void int_limits(kf_dtype_t dtype, int64_t *lowest, int64_t *highest) {
  KFPY_ASSERT(kf_dtype_is_integral(dtype, false));
  int bits = (int)kf_dtype_size(dtype) * 8;
  if (!kf_dtype_is_signed(dtype)) {
    *lowest = 0;
    *highest = bits < 64 ? (INT64_C(1) << bits) - 1 : INT64_MAX;
  } else {
    *highest = (int64_t)(UINT64_MAX >> (65 - bits));
    *lowest = -*highest - 1;
  }
}

/* Stores the low bytes of a number that is known to fit. */
static void put_int(void *at, kf_dtype_t dtype, uint64_t value) {
  switch (kf_dtype_size(dtype)) {
    case 1: *(uint8_t *)at = (uint8_t)value; break;
    case 2: *(uint16_t *)at = (uint16_t)value; break;
    case 4: *(uint32_t *)at = (uint32_t)value; break;
    default: KFPY_ASSERT(kf_dtype_size(dtype) == 8); *(uint64_t *)at = value;
  }
}

static void put_complex(void *at, kf_dtype_t dtype, kf_complex_t value) {
  KFPY_ASSERT(dtype == KF_DTYPE_COMPLEX64 || dtype == KF_DTYPE_COMPLEX128);
  if (dtype == KF_DTYPE_COMPLEX64) {
    ((float *)at)[0] = (float)value.re;
    ((float *)at)[1] = (float)value.im;
  } else {
    memcpy(at, &value, sizeof value);
  }
}

/* Negative numbers wrap around in an unsigned dtype, as in PyTorch: -1 becomes its largest number.
 */
static int store_int(void *at, kf_dtype_t dtype, int64_t value) {
  int64_t lowest, highest;
  int_limits(dtype, &lowest, &highest);
  if (lowest == 0 && value < 0 && value >= -highest) lowest = value;
  if (value < lowest || value > highest) return overflow(dtype);
  put_int(at, dtype, (uint64_t)value);
  return 0;
}

/* Truncates toward zero. */
static int store_real_as_int(void *at, kf_dtype_t dtype, double value) {
  int64_t lowest, highest;
  int_limits(dtype, &lowest, &highest);
  double most = dtype == KF_DTYPE_UINT64 ? 0x1p64 : dtype == KF_DTYPE_INT64 ? 0x1p63 : 0;
  bool fits = value >= (double)lowest && (most != 0 ? value < most : value <= (double)highest);
  if (!fits) return overflow(dtype); /* also for NaN */
  put_int(at, dtype, dtype == KF_DTYPE_UINT64 ? (uint64_t)value : (uint64_t)(int64_t)value);
  return 0;
}

static bool too_large_for_float(double value) { return isfinite(value) && fabs(value) > FLT_MAX; }

static int store_complex_scalar(void *at, kf_dtype_t dtype, kf_complex_t value) {
  if (dtype == KF_DTYPE_COMPLEX64 &&
      (too_large_for_float(value.re) || too_large_for_float(value.im)))
    return overflow(dtype);
  put_complex(at, dtype, value);
  return 0;
}

int kfpy_store_scalar(void *at, kf_dtype_t stored, kf_scalar_t number) {
  KFPY_ASSERT(kfpy_stored_as(stored) == stored);
  if (number.tag == KF_TAG_UINT) {
    if (stored == KF_DTYPE_UINT64) return put_int(at, stored, (uint64_t)number.as.i), 0;
    number = kf_scalar_of_float((double)(uint64_t)number.as.i);
  }
  bool whole = number.tag == KF_TAG_INT || number.tag == KF_TAG_BOOL;
  int64_t i = number.tag == KF_TAG_BOOL ? number.as.b : number.as.i;
  kf_complex_t c = {whole ? (double)i : number.as.f, 0};
  if (number.tag == KF_TAG_COMPLEX) c = number.as.c;
  if (kf_dtype_is_complex(stored)) return store_complex_scalar(at, stored, c);
  if (stored == KF_DTYPE_BOOL) {
    *(bool *)at = whole ? i != 0 : c.re != 0 || c.im != 0;
    return 0;
  }
  if (c.im != 0) return overflow(stored);
  if (stored == KF_DTYPE_FLOAT64) {
    *(double *)at = c.re;
    return 0;
  }
  if (stored != KF_DTYPE_FLOAT32)
    return whole ? store_int(at, stored, i) : store_real_as_int(at, stored, c.re);
  if (too_large_for_float(c.re)) return overflow(stored);
  *(float *)at = (float)c.re;
  return 0;
}

/* ---- Storing a Python object ---- */

static int one_element_only(bool as_index) {
  if (as_index)
    PyErr_SetString(PyExc_TypeError,
                    "only integer tensors of a single element can be converted to an index");
  else
    PyErr_SetString(PyExc_ValueError,
                    "only one element tensors can be converted to Python scalars");
  return -1;
}

int kfpy_warn_of_lost_gradient(const kf_tensor_t *tensor) {
  static bool warned;
  if (KF_LIKELY(!kf_tensor_requires_grad(tensor) || (warned && !kf_warns_always()))) return 0;
  warned = true;
  return PyErr_WarnEx(PyExc_UserWarning,
                      "Converting a tensor with requires_grad=True to a scalar may lead to "
                      "unexpected behavior.\nConsider using tensor.detach() first.",
                      1);
}

/* Reads a tensor that is used as a number. Modes do not see the read; a class with a
 * __torch_dispatch__ must see it, because only the class knows the value. */
static int read_tensor(PyObject *object, bool as_index, kf_scalar_t *out) {
  kf_tensor_t *tensor = kfpy_tensor_of(object);
  bool integral = kf_dtype_is_integral(kf_tensor_dtype(tensor), true);
  if (kf_tensor_numel(tensor) != 1 || (as_index && !integral)) return one_element_only(as_index);
  if (kfpy_answers_operators(tensor)) return KFPY_FAILED(kf_item(tensor, out)) ? -1 : 0;
  kf_guard_t guard;
  kfpy_hide_from_python(&guard);
  kf_status_t status = kf_item(tensor, out);
  kfpy_show_to_python(&guard);
  return KFPY_FAILED(status) ? -1 : 0;
}

static int real_of(PyObject *object, double *out) {
  if (KF_LIKELY(PyFloat_CheckExact(object))) {
    *out = PyFloat_AS_DOUBLE(object);
    return 0;
  }
  if (!kfpy_is_tensor(object)) {
    *out = PyFloat_AsDouble(object);
    return *out == -1 && PyErr_Occurred() ? -1 : 0;
  }
  kf_scalar_t number;
  if (kfpy_warn_of_lost_gradient(kfpy_tensor_of(object)) < 0 ||
      read_tensor(object, false, &number) < 0)
    return -1;
  return kfpy_store_scalar(out, KF_DTYPE_FLOAT64, number);
}

static int complex_of(PyObject *object, kf_complex_t *out) {
  if (kfpy_is_tensor(object)) {
    kf_scalar_t number;
    if (kfpy_warn_of_lost_gradient(kfpy_tensor_of(object)) < 0 ||
        read_tensor(object, false, &number) < 0)
      return -1;
    return kfpy_store_scalar(out, KF_DTYPE_COMPLEX128, number);
  }
  Py_complex value = PyComplex_AsCComplex(object);
  if (value.real == -1 && PyErr_Occurred()) return -1;
  *out = (kf_complex_t){value.real, value.imag};
  return 0;
}

/* Converts a Python int to int64, or to uint64 if `is_unsigned`; ValueError or OverflowError if it
 * does not fit. */
static int long_of(PyObject *number, bool is_unsigned, uint64_t *out) {
  if (is_unsigned) {
    *out = PyLong_AsUnsignedLongLong(number);
    return *out == UINT64_MAX && PyErr_Occurred() ? -1 : 0;
  }
  int overflowed = 0;
  *out = (uint64_t)PyLong_AsLongLongAndOverflow(number, &overflowed);
  if (overflowed == 0) return *out == UINT64_MAX && PyErr_Occurred() ? -1 : 0;
  PyErr_SetString(PyExc_ValueError, "Overflow when unpacking long long");
  return -1;
}

static int store_as_int(void *at, kf_dtype_t stored, PyObject *object) {
  bool is_unsigned = stored == KF_DTYPE_UINT64;
  if (PyFloat_Check(object)) return store_real_as_int(at, stored, PyFloat_AS_DOUBLE(object));
  if (kfpy_is_tensor(object)) {
    kf_scalar_t number;
    if (read_tensor(object, true, &number) < 0) return -1;
    return kfpy_store_scalar(at, stored, number);
  }
  PyObject *index = PyNumber_Index(object);
  if (index == NULL) return -1;
  uint64_t value;
  int status = long_of(index, is_unsigned, &value);
  Py_DECREF(index);
  if (status < 0) return -1;
  if (!is_unsigned) return store_int(at, stored, (int64_t)value);
  put_int(at, stored, value);
  return 0;
}

static int store_as_bool(void *at, PyObject *object) {
  if (kfpy_is_tensor(object)) {
    kf_scalar_t number;
    if (read_tensor(object, true, &number) < 0) return -1;
    return kfpy_store_scalar(at, KF_DTYPE_BOOL, number);
  }
  int truth = PyObject_IsTrue(object);
  *(bool *)at = truth > 0;
  return truth < 0 ? -1 : 0;
}

int kfpy_store(void *at, kf_dtype_t stored, PyObject *number) {
  KFPY_ASSERT(kfpy_stored_as(stored) == stored);
  KFPY_ASSERT_NO_EXCEPTION();
  double real;
  kf_complex_t complex_number;
  switch (stored) {
    case KF_DTYPE_FLOAT32:
      if (real_of(number, &real) < 0) return -1;
      *(float *)at = (float)real;
      return 0;
    case KF_DTYPE_FLOAT64: return real_of(number, at);
    case KF_DTYPE_BOOL: return store_as_bool(at, number);
    case KF_DTYPE_COMPLEX64:
    case KF_DTYPE_COMPLEX128:
      if (complex_of(number, &complex_number) < 0) return -1;
      put_complex(at, stored, complex_number);
      return 0;
    default: return store_as_int(at, stored, number);
  }
}

/* ---- Reading ---- */

typedef struct {
  const int64_t *sizes;
  const int64_t *strides;
  size_t dims;
  kf_dtype_t dtype;
  size_t item_size;
} geometry_t;

/* Returns one element as a Python number. */
static PyObject *element(const void *at, kf_dtype_t dtype) {
  switch (dtype) {
    case KF_DTYPE_FLOAT32: return PyFloat_FromDouble(*(const float *)at);
    case KF_DTYPE_FLOAT64: return PyFloat_FromDouble(*(const double *)at);
    case KF_DTYPE_INT64: return PyLong_FromLongLong(*(const int64_t *)at);
    case KF_DTYPE_INT32: return PyLong_FromLong(*(const int32_t *)at);
    case KF_DTYPE_INT16: return PyLong_FromLong(*(const int16_t *)at);
    case KF_DTYPE_INT8: return PyLong_FromLong(*(const int8_t *)at);
    case KF_DTYPE_UINT8: return PyLong_FromLong(*(const uint8_t *)at);
    case KF_DTYPE_UINT16: return PyLong_FromLong(*(const uint16_t *)at);
    case KF_DTYPE_UINT32: return PyLong_FromUnsignedLong(*(const uint32_t *)at);
    case KF_DTYPE_UINT64: return PyLong_FromUnsignedLongLong(*(const uint64_t *)at);
    case KF_DTYPE_BOOL: return PyBool_FromLong(*(const uint8_t *)at != 0);
    case KF_DTYPE_COMPLEX64:
      return PyComplex_FromDoubles(((const float *)at)[0], ((const float *)at)[1]);
    default:
      KFPY_ASSERT(dtype == KF_DTYPE_COMPLEX128);
      return PyComplex_FromDoubles(((const double *)at)[0], ((const double *)at)[1]);
  }
}

/* Returns the list of one dimension: a list of numbers for the last dimension, else of lists. */
static PyObject *list_of(const geometry_t *g, size_t dim, const char *at) {
  KFPY_ASSERT(dim < g->dims);
  int64_t size = g->sizes[dim];
  int64_t step = size > 1 ? g->strides[dim] * (int64_t)g->item_size
                          : 0; /* the stride of a dimension of size 1 is arbitrary */
  PyObject *list = PyList_New((Py_ssize_t)size);
  if (list == NULL) return NULL;
  bool last = dim + 1 == g->dims;
  for (int64_t i = 0; i < size; i++, at += step) {
    PyObject *item = last ? element(at, g->dtype) : list_of(g, dim + 1, at);
    if (item == NULL) {
      Py_DECREF(list);
      return NULL;
    }
    PyList_SET_ITEM(list, (Py_ssize_t)i, item);
  }
  return list;
}

/* Returns the same numbers in memory that element() can read: on the CPU, in a dtype that it
 * supports, without pending conjugation or negation. The caller owns the tensor. */
static kf_status_t make_readable(kf_tensor_t *tensor, kf_tensor_t **out) {
  kf_dtype_t dtype = kfpy_stored_as(kf_tensor_dtype(tensor));
  *out = NULL;
  if (dtype == kf_tensor_dtype(tensor) && kfpy_is_on_cpu(tensor) && !kf_tensor_is_conj(tensor) &&
      !kf_tensor_is_neg(tensor)) {
    kf_tensor_retain(tensor);
    *out = tensor;
    return KF_OK;
  }
  if (dtype == KF_DTYPE_COUNT)
    return kf_error_set(KF_ERR_RUNTIME, "elements of type %s cannot be read as numbers",
                        kf_dtype_name(kf_tensor_dtype(tensor)));
  kf_tensor_t *plain = NULL, *positive = NULL;
  kf_status_t status;
  KF_TRY(kf_resolve_conj(tensor, &plain));
  KF_TRY_GOTO(status, end, kf_resolve_neg(plain, &positive));
  status = kf_to_device(positive, kfpy_cpu(), dtype, false, false, kf_no_int(), out);
end:
  kf_tensor_release(plain);
  kf_tensor_release(positive);
  return status;
}

PyObject *kfpy_tensor_tolist(kf_tensor_t *tensor) {
  kf_guard_t guard;
  kf_tensor_t *readable;
  kfpy_hide_from_python(&guard);
  kf_status_t status = make_readable(tensor, &readable);
  kfpy_show_to_python(&guard);
  if (KFPY_FAILED(status)) return NULL;
  kf_int_span_t sizes = kf_tensor_sizes(readable);
  geometry_t geometry = {sizes.data, kf_tensor_strides(readable).data, sizes.size,
                         kf_tensor_dtype(readable), kf_tensor_itemsize(readable)};
  if (kfpy_settle(kf_tensor_storage(readable)) < 0) {
    kf_tensor_release(readable);
    return NULL;
  }
  const char *data = kf_tensor_data(readable);
  PyObject *result = NULL;
  if (data == NULL && kf_tensor_numel(readable) > 0)
    PyErr_SetString(PyExc_RuntimeError, "this tensor has no memory that could be read");
  else
    result = sizes.size == 0 ? element(data, geometry.dtype) : list_of(&geometry, 0, data);
  kf_tensor_release(readable);
  return result;
}
