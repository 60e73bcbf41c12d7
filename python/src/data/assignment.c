/* x[…] = value. The target is found in the same way as for reading (Note [Reading an index] in
 * python_data.h). The value is converted to a tensor first, so that a number that does not fit
 * changes nothing. */
#include "data/python_data.h"

/* ---- The value ---- */

/* Makes a 0-d tensor of a number on another device, whose memory cannot be written directly. */
static kf_tensor_t *scalar_tensor(kf_scalar_t number, kf_dtype_t dtype, kf_device_t device) {
  kf_tensor_t *result;
  kf_status_t status =
      kf_scalar_tensor(number, kf_some_dtype(dtype), kf_some_int(KF_LAYOUT_STRIDED),
                       kf_some_device(device), kf_no_bool(), &result);
  return KFPY_FAILED(status) ? NULL : result;
}

/* Makes a tensor of a number in a dtype that kfpy_store cannot write, by converting from float32:
 * numbers that are too large become infinite. */
static kf_tensor_t *half_tensor(kf_scalar_t number, kf_dtype_t dtype) {
  kf_complex_t value = {0, 0};
  bool is_complex = kf_dtype_is_complex(dtype);
  if (kfpy_store_scalar(&value, is_complex ? KF_DTYPE_COMPLEX128 : KF_DTYPE_FLOAT64, number) < 0)
    return NULL;
  float parts[] = {(float)value.re, (float)value.im};
  kf_tensor_t *tensor;
  kf_status_t status = kf_tensor_from_data(
      parts, is_complex ? KF_DTYPE_COMPLEX64 : KF_DTYPE_FLOAT32, kf_no_ints(), &tensor);
  return KFPY_FAILED(status) ? NULL : kfpy_narrow(tensor, dtype);
}

/* Makes a new 0-d CPU tensor of a number, in the target's dtype. */
static kf_tensor_t *number_tensor(kf_scalar_t number, kf_dtype_t dtype) {
  kf_tensor_t *tensor;
  kfpy_options_t options = {.copy = true};
  if (kfpy_stored_as(dtype) != dtype) return kfpy_deliver(half_tensor(number, dtype), &options);
  void *data;
  if (KFPY_FAILED(kf_tensor_new(dtype, kfpy_cpu(), kf_no_ints(), &tensor))) return NULL;
  if (KFPY_FAILED(kf_tensor_mutable_data(tensor, &data)) ||
      kfpy_store_scalar(data, dtype, number) < 0) {
    kf_tensor_release(tensor);
    return NULL;
  }
  return kfpy_deliver(tensor, &options);
}

/* Whether an object is one of NumPy's integers. Its arrays, and other objects that have __index__,
 * are no numbers for an assignment. */
static bool is_numpy_integer(PyObject *object) {
  return PyIndex_Check(object) && !PySequence_Check(object) &&
         strncmp(Py_TYPE(object)->tp_name, "numpy.", 6) == 0;
}

/* Reads a Python int for uint64, which also has those above the signed ones. */
static bool read_unsigned(PyObject *object, kf_scalar_t *out) {
  uint64_t value = PyLong_AsUnsignedLongLong(object);
  if (value == UINT64_MAX && PyErr_Occurred()) return PyErr_Clear(), false;
  out->tag = KF_TAG_UINT;
  out->as.i = (int64_t)value;
  return true;
}

/* 1: a number; 0: another type; -1: raised (overflow). */
static int read_number(PyObject *object, kf_dtype_t dtype, kf_scalar_t *out) {
  if (PyFloat_Check(object)) return *out = kf_scalar_of_float(PyFloat_AS_DOUBLE(object)), 1;
  if (PyBool_Check(object)) return *out = kf_scalar_of_bool(object == Py_True), 1;
  if (PyComplex_Check(object)) {
    Py_complex value = PyComplex_AsCComplex(object);
    return *out = kf_scalar_of_complex(value.real, value.imag), 1;
  }
  out->tag = KF_TAG_INT;
  if (is_numpy_integer(object)) return kfpy_as_int(object, &out->as.i);
  if (!PyLong_Check(object)) return 0;
  if (dtype == KF_DTYPE_UINT64 && read_unsigned(object, out)) return 1;
  return kfpy_index_number(object, &out->as.i) < 0 ? -1 : 1;
}

/* Converts the value to a tensor, which the caller owns. */
static kf_tensor_t *value_tensor(kf_tensor_t *target, PyObject *value) {
  if (kfpy_is_tensor(value)) {
    kf_tensor_retain(kfpy_tensor_of(value));
    return kfpy_tensor_of(value);
  }
  kf_scalar_t number;
  int found = read_number(value, kf_tensor_dtype(target), &number);
  if (found < 0) return NULL;
  if (found == 0) {
    PyErr_Format(PyExc_TypeError, "can't assign a %.200s to a torch.%sTensor",
                 Py_TYPE(value)->tp_name, kf_dtype_class_name(kf_tensor_dtype(target)));
    return NULL;
  }
  if (kfpy_is_on_cpu(target)) return number_tensor(number, kf_tensor_dtype(target));
  return scalar_tensor(number, kf_tensor_dtype(target), kf_tensor_device(target));
}

/* ---- Writing the value ---- */

static bool same_sizes(kf_int_span_t a, kf_int_span_t b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size * sizeof *a.data) == 0;
}

/* Drops leading dimensions of size 1, which PyTorch's assignment ignores. */
static kf_int_span_t without_ones(kf_int_span_t sizes) {
  while (sizes.size > 0 && *sizes.data == 1) {
    sizes.data++;
    sizes.size--;
  }
  return sizes.size > 0 ? sizes : kf_no_ints();
}

static kf_status_t copy_with_broadcast(kf_tensor_t *target, kf_tensor_t *value) {
  kf_tensor_t *shorter = NULL, *expanded = NULL;
  kf_status_t status;
  KF_TRY_GOTO(status, end, kf_view(value, without_ones(kf_tensor_sizes(value)), &shorter));
  kf_int_span_t sizes = kf_tensor_sizes(target);
  if (same_sizes(kf_tensor_sizes(shorter), sizes)) {
    status = kf_copy_(target, shorter, false);
    goto end;
  }
  KF_TRY_GOTO(status, end, kf_expand(shorter, sizes, false, &expanded));
  status = kf_copy_(target, expanded, false);
end:
  kf_tensor_release(shorter);
  kf_tensor_release(expanded);
  return status;
}

static kf_status_t copy_to(kf_tensor_t *target, kf_tensor_t *value) {
  if (same_sizes(kf_tensor_sizes(target), kf_tensor_sizes(value)))
    return kf_copy_(target, value, false);
  if (kf_tensor_dim(value) == 0 && kfpy_is_on_cpu(value)) return kf_fill_(target, value);
  return copy_with_broadcast(target, value);
}

/* Copies the value to the target; releases the GIL if there are many elements. */
static int write_to(kf_tensor_t *target, kf_tensor_t *value) {
  KFPY_ASSERT_NO_EXCEPTION();
  kf_status_t status;
  kf_tensor_retain(target); /* keeps the collector from following it: Note [The collector] */
  KFPY_WORK(status, kf_tensor_numel(target), copy_to(target, value));
  kf_tensor_release(target);
  return KFPY_FAILED(status) ? -1 : 0;
}

/* Same, but steals the target; fails if it is NULL. */
static int write_to_view(kf_tensor_t *target, kf_tensor_t *value) {
  if (target == NULL) return -1;
  int status = write_to(target, value);
  kf_tensor_release(target);
  return status;
}

/* x[tensors] = value. Runs without the GIL. */
static kf_status_t put(const kfpy_plan_t *plan, kf_tensor_t *value) {
  KFPY_ASSERT(plan->count > 0);
  kf_tensor_span_t indices = {plan->indices, plan->count};
  kf_int_span_t sizes = kf_tensor_sizes(value), wanted = without_ones(sizes);
  if (wanted.size == sizes.size) return kf_index_put_(plan->view, indices, value, false);
  kf_tensor_t *shorter;
  KF_TRY(kf_view(value, wanted, &shorter));
  kf_status_t status = kf_index_put_(plan->view, indices, shorter, false);
  kf_tensor_release(shorter);
  return status;
}

static int assign_generally(kf_tensor_t *tensor, PyObject *index, kf_tensor_t *value) {
  kfpy_plan_t plan;
  int status = kfpy_plan_read(&plan, tensor, index);
  if (status == 0 && plan.count == 0) {
    status = write_to(plan.view, value);
  } else if (status == 0) {
    kf_status_t done;
    KFPY_WORK(done, kf_tensor_numel(plan.view), put(&plan, value));
    if (KFPY_FAILED(done)) status = -1;
  }
  kfpy_plan_clear(&plan);
  return status;
}

/* Simple kinds of indexes need no plan. */
static int assign(kf_tensor_t *tensor, PyObject *index, kf_tensor_t *value) {
  if (index == Py_False) return 0;
  if (index == Py_Ellipsis) return write_to(tensor, value);
  if (index == Py_None || index == Py_True) {
    kf_tensor_t *view;
    return KFPY_FAILED(kf_unsqueeze(tensor, 0, &view)) ? -1 : write_to_view(view, value);
  }
  if (PyLong_CheckExact(index)) {
    int64_t number;
    if (kfpy_index_number(index, &number) < 0) return -1;
    return write_to_view(kfpy_select(tensor, 0, 0, number), value);
  }
  if (PySlice_Check(index)) {
    kf_tensor_t *view = kfpy_slice(tensor, 0, index, true);
    if (view == NULL && !PyErr_Occurred()) return write_to(tensor, value);
    return write_to_view(view, value);
  }
  return assign_generally(tensor, index, value);
}

int kfpy_tensor_assign_subscript(PyObject *self, PyObject *index, PyObject *value) {
  KFPY_ASSERT_NO_EXCEPTION();
  if (value == NULL) {
    PyErr_SetString(PyExc_TypeError, "Tensor does not support deleting items");
    return -1;
  }
  PyObject *other;
  PyObject *const args[] = {self, index, value};
  if ((kfpy_may_be_overridden(self) || kfpy_function_is_overridden(&value, 1, NULL) ||
       kfpy_index_may_be_overridden(index)) &&
      kfpy_overridden((PyObject *)kfpy_tensor_type, "__setitem__", args, 3, NULL, &other)) {
    Py_XDECREF(other);
    return other != NULL ? 0 : -1;
  }
  kf_tensor_t *tensor = kfpy_tensor_of(self);
  /* x[0] of a sparse tensor is a copy: writing to it would be lost. */
  if (kf_tensor_layout(tensor) != KF_LAYOUT_STRIDED) {
    PyErr_SetString(PyExc_TypeError, "Cannot assign to a sparse tensor");
    return -1;
  }
  kf_tensor_t *converted = value_tensor(tensor, value);
  if (converted == NULL) return -1;
  int status = assign(tensor, index, converted);
  KFPY_ASSERT_STATUS(status);
  kf_tensor_release(converted);
  return status < 0 || kfpy_warning_raised() < 0 ? -1 : 0;
}
