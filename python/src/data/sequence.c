/* Makes tensors from nested sequences of numbers.
 *
 * Note [Reading sequences]
 * The first item on each level determines the shape; all others must match it. All numbers together
 * determine the dtype. Most data is lists of a single Python type: those are read in one pass that
 * guesses that every number has the type of the first one. If the guess is wrong, the general path,
 * which also raises the right errors, starts over. */
#include <keyfall/lazy.h>

#include "core/function_arguments.h"
#include "data/python_data.h"

enum { MAX_DIMS = 128 };

typedef struct {
  int64_t sizes[MAX_DIMS];
  size_t dims;
  kf_dtype_t stored; /* the dtype to write: kfpy_stored_as */
  size_t item_size;  /* element size of `stored` */
} layout_t;

bool kfpy_is_sequence(PyObject *object) {
  return PyList_CheckExact(object) || PyTuple_CheckExact(object) ||
         (PySequence_Check(object) && !kfpy_is_tensor(object));
}

static bool is_text(PyObject *object) { return PyUnicode_Check(object) || PyBytes_Check(object); }

static int refuse_text(PyObject *object) {
  PyErr_Format(PyExc_TypeError, "new(): invalid data type '%.200s'", Py_TYPE(object)->tp_name);
  return -1;
}

static int refuse_circle(void) {
  PyErr_SetString(PyExc_TypeError, "new(): self-referential lists are incompatible");
  return -1;
}

static int too_deep(PyObject *object) {
  PyErr_Format(PyExc_ValueError, "too many dimensions '%.200s'", Py_TYPE(object)->tp_name);
  return -1;
}

/* ---- Shape ---- */

/* Returns the first item (new reference) and the length; NULL with an exception, or without one for
 * an empty sequence. */
static PyObject *first_item(PyObject *sequence, int64_t *length) {
  if (PyList_CheckExact(sequence) || PyTuple_CheckExact(sequence)) {
    *length = Py_SIZE(sequence);
    return *length > 0 ? Py_NewRef(PySequence_Fast_GET_ITEM(sequence, 0)) : NULL;
  }
  *length = kfpy_sequence_size(sequence);
  if (*length <= 0) return NULL;
  PyObject *item = PySequence_GetItem(sequence, 0);
  if (item == NULL && PyErr_ExceptionMatches(PyExc_Exception))
    PyErr_Format(PyExc_ValueError, "could not determine the shape of object type '%.200s'",
                 Py_TYPE(sequence)->tp_name);
  return item;
}

/* Fills sizes; *first is the first number (a new reference), or NULL if there is none. */
static int find_shape(PyObject *data, layout_t *layout, PyObject **first) {
  layout->dims = 0;
  *first = Py_NewRef(data);
  while (kfpy_is_sequence(*first)) {
    if (layout->dims == MAX_DIMS) {
      int status = too_deep(*first);
      Py_CLEAR(*first);
      return status;
    }
    PyObject *item = first_item(*first, &layout->sizes[layout->dims]);
    Py_SETREF(*first, item);
    if (item == NULL && PyErr_Occurred()) return -1;
    layout->dims++;
    if (item == NULL) return 0;
  }
  return 0;
}

static kf_int_span_t sizes_of(const layout_t *layout) {
  return (kf_int_span_t){layout->sizes, layout->dims};
}

/* ---- Type ---- */

static int infer(PyObject *data, size_t depth, kf_dtype_t *out);

/* The promoted dtype of all items; the default dtype for an empty sequence. */
static int infer_sequence(PyObject *sequence, size_t depth, kf_dtype_t *out) {
  *out = kf_default_dtype();
  PyObject *items = PySequence_Fast(sequence, "not a sequence");
  if (items == NULL) return -1;
  int status = 0;
  for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(items); i++) {
    PyObject *item = Py_NewRef(PySequence_Fast_GET_ITEM(items, i));
    kf_dtype_t dtype;
    status = item == sequence ? refuse_circle() : infer(item, depth + 1, &dtype);
    Py_DECREF(item);
    if (status < 0) break;
    if (i == 0) *out = dtype;
    if (*out != dtype && KFPY_FAILED(kf_dtype_promote(*out, dtype, out))) {
      status = -1;
      break;
    }
  }
  Py_DECREF(items);
  return status;
}

/* 1: a symbolic number; 0: another type; -1: raised. */
static int infer_symbol(PyObject *data, kf_dtype_t *out) {
  kf_value_t symbol;
  int found = kfpy_as_symbolic(data, &symbol);
  if (found <= 0) return found;
  *out = symbol.tag == KF_TAG_SYM_FLOAT  ? kf_default_dtype()
         : symbol.tag == KF_TAG_SYM_BOOL ? KF_DTYPE_BOOL
                                         : KF_DTYPE_INT64;
  kf_value_clear(&symbol);
  return 1;
}

static int infer(PyObject *data, size_t depth, kf_dtype_t *out) {
  if (depth > MAX_DIMS) return too_deep(data);
  if (PyFloat_CheckExact(data)) return *out = kf_default_dtype(), 0;
  if (PyBool_Check(data)) return *out = KF_DTYPE_BOOL, 0;
  if (PyLong_Check(data)) return *out = KF_DTYPE_INT64, 0;
  if (kfpy_is_tensor(data)) return *out = kf_tensor_dtype(kfpy_tensor_of(data)), 0;
  if (is_text(data)) return refuse_text(data);
  int numpy = kfpy_is_array_scalar(data, out); /* first: numpy.float64 is also a Python float */
  if (numpy != 0) return numpy < 0 ? -1 : 0;
  if (PyFloat_Check(data)) return *out = kf_default_dtype(), 0;
  if (PyComplex_Check(data)) return *out = kf_dtype_to_complex(kf_default_dtype()), 0;
  if (kfpy_is_array(data)) {
    kf_tensor_t *tensor = kfpy_from_array(data, false);
    if (tensor == NULL) return -1;
    *out = kf_tensor_dtype(tensor);
    kf_tensor_release(tensor);
    return 0;
  }
  if (kfpy_is_sequence(data)) return infer_sequence(data, depth, out);
  int symbolic = infer_symbol(data, out);
  if (symbolic != 0) return symbolic < 0 ? -1 : 0;
  PyErr_Format(PyExc_RuntimeError, "Could not infer dtype of %.200s", Py_TYPE(data)->tp_name);
  return -1;
}

int kfpy_infer_dtype(PyObject *data, kf_dtype_t *out) { return infer(data, 0, out); }

/* ---- Filling with the guessed dtype ---- */

/* Reads an int of one digit without a function call: most ints in data have one digit. */
static inline bool small_int(PyObject *number, int64_t *out) {
#if PY_VERSION_HEX >= 0x030c0000
  const PyLongObject *self = (const PyLongObject *)number;
  if (!PyUnstable_Long_IsCompact(self)) return false;
  *out = PyUnstable_Long_CompactValue(self);
#else
  Py_ssize_t size = Py_SIZE(number);
  if (size < -1 || size > 1) return false;
  *out = size * (int64_t)((const PyLongObject *)number)->ob_digit[0];
  if (size == 0) *out = 0;
#endif
  return true;
}

static inline bool plain_int(PyObject *number, int64_t *out) {
  if (KF_LIKELY(small_int(number, out))) return true;
  int overflow = 0;
  *out = PyLong_AsLongLongAndOverflow(number, &overflow);
  return overflow == 0;
}

/* Reads the numbers of an innermost list, which must all be of exactly one Python type; false if
 * one is not. */
static bool fill_numbers_guessed(PyObject *const *items, int64_t count, kf_dtype_t stored,
                                 void *at) {
  PyTypeObject *type = stored == KF_DTYPE_INT64  ? &PyLong_Type
                       : stored == KF_DTYPE_BOOL ? &PyBool_Type
                                                 : &PyFloat_Type;
  for (int64_t i = 0; i < count; i++) {
    PyObject *item = items[i];
    if (KF_UNLIKELY(Py_TYPE(item) != type)) return false;
    if (stored == KF_DTYPE_FLOAT32)
      ((float *)at)[i] = (float)PyFloat_AS_DOUBLE(item);
    else if (stored == KF_DTYPE_FLOAT64)
      ((double *)at)[i] = PyFloat_AS_DOUBLE(item);
    else if (stored == KF_DTYPE_BOOL)
      ((bool *)at)[i] = item == Py_True;
    else if (!plain_int(item, &((int64_t *)at)[i]))
      return false;
  }
  return true;
}

/* Reads lists and tuples of the expected lengths on all levels. Runs no Python code, so borrowed
 * items stay valid. */
static bool fill_guessed(PyObject *data, const layout_t *layout, size_t dim, char **at) {
  KFPY_ASSERT(dim < layout->dims);
  if (!PyList_CheckExact(data) && !PyTuple_CheckExact(data)) return false;
  int64_t size = layout->sizes[dim];
  if (Py_SIZE(data) != size) return false;
  PyObject **items = PySequence_Fast_ITEMS(data);
  if (dim + 1 == layout->dims) {
    if (!fill_numbers_guessed(items, size, layout->stored, *at)) return false;
    *at += size * (int64_t)layout->item_size;
    return true;
  }
  for (int64_t i = 0; i < size; i++)
    if (!fill_guessed(items[i], layout, dim + 1, at)) return false;
  return true;
}

/* Guesses the dtype of the data from its first number; KF_DTYPE_COUNT: no guess. */
static kf_dtype_t guess(PyObject *first) {
  kf_dtype_t usual = kf_default_dtype();
  if (first == NULL) return KF_DTYPE_COUNT;
  if (PyFloat_CheckExact(first))
    return usual == KF_DTYPE_FLOAT32 || usual == KF_DTYPE_FLOAT64 ? usual : KF_DTYPE_COUNT;
  if (PyLong_CheckExact(first)) return KF_DTYPE_INT64;
  return PyBool_Check(first) ? KF_DTYPE_BOOL : KF_DTYPE_COUNT;
}

/* ---- Filling, the general path ---- */

static int wrong_length(const layout_t *layout, size_t dim, Py_ssize_t found) {
  PyErr_Format(PyExc_ValueError, "expected sequence of length %lld at dim %zu (got %zd)",
               (long long)layout->sizes[dim], dim, found);
  return -1;
}

/* Reads any sequences and numbers. Never writes past the tensor: each length is checked. */
static int fill(PyObject *data, const layout_t *layout, size_t dim, char **at) {
  KFPY_ASSERT(dim <= layout->dims);
  if (dim == layout->dims) {
    if (kfpy_store(*at, layout->stored, data) < 0) return -1;
    *at += layout->item_size;
    return 0;
  }
  PyObject *items = PySequence_Fast(data, "not a sequence");
  if (items == NULL) return -1;
  int64_t size = layout->sizes[dim];
  int status = 0;
  for (int64_t i = 0; status == 0; i++) {
    /* Read the size each time: reading a number may run Python code that changes the list. */
    Py_ssize_t found = PySequence_Fast_GET_SIZE(items);
    if (found != size) status = wrong_length(layout, dim, found);
    if (status != 0 || i == size) break;
    PyObject *item = Py_NewRef(PySequence_Fast_GET_ITEM(items, i));
    status = fill(item, layout, dim + 1, at);
    Py_DECREF(item);
  }
  Py_DECREF(items);
  return status;
}

/* ---- The tensor ---- */

/* Creates an uninitialized CPU tensor with the layout's sizes; *out_data is its memory, or NULL if
 * it is empty. */
static kf_tensor_t *new_tensor(layout_t *layout, kf_dtype_t dtype, char **out_data) {
  kf_tensor_t *tensor;
  layout->stored = dtype;
  layout->item_size = kf_dtype_size(dtype);
  if (KFPY_FAILED(kf_tensor_new(dtype, kfpy_cpu(), sizes_of(layout), &tensor))) return NULL;
  void *data = NULL;
  if (KFPY_FAILED(kf_lazy_scope_made(kf_tensor_storage(tensor))) ||
      (kf_tensor_numel(tensor) > 0 && KFPY_FAILED(kf_tensor_mutable_data(tensor, &data)))) {
    kf_tensor_release(tensor);
    return NULL;
  }
  *out_data = data;
  return tensor;
}

static kf_tensor_t *read_guessed(PyObject *data, layout_t *layout, kf_dtype_t dtype) {
  char *at;
  kf_tensor_t *tensor = new_tensor(layout, dtype, &at);
  if (tensor == NULL) {
    PyErr_Clear(); /* the general path will fail in the same way */
    return NULL;
  }
  bool fits = layout->dims > 0 ? fill_guessed(data, layout, 0, &at)
                               : fill_numbers_guessed(&data, 1, dtype, at);
  if (fits) return tensor;
  kf_tensor_release(tensor);
  return NULL;
}

kf_tensor_t *kfpy_narrow(kf_tensor_t *tensor, kf_dtype_t dtype) {
  if (tensor == NULL || kf_tensor_dtype(tensor) == dtype) return tensor;
  kf_guard_t guard;
  kf_tensor_t *narrowed;
  kfpy_hide_from_python(&guard);
  kf_status_t status = kf_to_dtype(tensor, dtype, false, false, kf_no_int(), &narrowed);
  kfpy_show_to_python(&guard);
  kf_tensor_release(tensor);
  return KFPY_FAILED(status) ? NULL : narrowed;
}

static kf_tensor_t *read_with_care(PyObject *data, layout_t *layout, kf_dtype_t dtype) {
  kf_dtype_t stored = kfpy_stored_as(dtype);
  if (stored == KF_DTYPE_COUNT) {
    PyErr_Format(PyExc_RuntimeError, "a tensor of type torch.%s cannot be made from numbers",
                 kf_dtype_name(dtype));
    return NULL;
  }
  char *at;
  kf_tensor_t *tensor = new_tensor(layout, stored, &at);
  if (tensor == NULL) return NULL;
  if (kf_tensor_numel(tensor) > 0 && fill(data, layout, 0, &at) < 0) {
    kf_tensor_release(tensor);
    return NULL;
  }
  return kfpy_narrow(tensor, dtype);
}

/* Warns once per process: each array is read as a sequence. */
static int warn_of_arrays(PyObject *data) {
  static bool warned;
  if (!PyList_Check(data) || PyList_GET_SIZE(data) == 0 || (warned && !kf_warns_always()) ||
      !kfpy_is_array(PyList_GET_ITEM(data, 0)))
    return 0;
  warned = true;
  return PyErr_WarnEx(PyExc_UserWarning,
                      "Creating a tensor from a list of numpy.ndarrays is extremely slow. Please "
                      "consider converting the list to a single numpy.ndarray with numpy.array() "
                      "before converting to a tensor.",
                      1);
}

kf_tensor_t *kfpy_from_nested(PyObject *data, const kfpy_options_t *options) {
  layout_t layout;
  PyObject *first;
  if (is_text(data)) return refuse_text(data), NULL;
  if (warn_of_arrays(data) < 0) return NULL;
  if (find_shape(data, &layout, &first) < 0) return NULL;
  kf_dtype_t guessed = guess(first);
  Py_XDECREF(first);
  kf_tensor_t *tensor = NULL;
  if (guessed != KF_DTYPE_COUNT && (!options->has_dtype || options->dtype == guessed))
    tensor = read_guessed(data, &layout, guessed);
  if (tensor != NULL) return tensor;
  kf_dtype_t dtype = options->dtype;
  if (!options->has_dtype && infer(data, 0, &dtype) < 0) return NULL;
  return read_with_care(data, &layout, dtype);
}
