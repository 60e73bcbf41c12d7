/* x[…]: see Note [Reading an index] in python_data.h. Indexes return views or copies as in PyTorch,
 * and all messages are PyTorch's. */
#include "core/function_arguments.h"
#include "data/python_data.h"

/* ---- Views ---- */

static kf_tensor_t *out_of_bounds(int64_t number, int64_t dim, int64_t size) {
  PyErr_Format(PyExc_IndexError, "index %lld is out of bounds for dimension %lld with size %lld",
               (long long)number, (long long)dim, (long long)size);
  return NULL;
}

static kf_tensor_t *no_dimension(int64_t dim) {
  PyErr_Format(PyExc_IndexError, "the index reaches beyond the tensor's dimensions, to number %lld",
               (long long)dim);
  return NULL;
}

kf_tensor_t *kfpy_select(kf_tensor_t *tensor, int64_t dim, int64_t real_dim, int64_t number) {
  kf_int_span_t sizes = kf_tensor_sizes(tensor);
  kf_tensor_t *result;
  if (KF_UNLIKELY(dim >= (int64_t)sizes.size)) {
    if (sizes.size > 0 || real_dim > 0) return no_dimension(dim);
    PyErr_SetString(PyExc_IndexError,
                    "invalid index of a 0-dim tensor. Use `tensor.item()` in Python or "
                    "`tensor.item<T>()` in C++ to convert a 0-dim tensor to a number");
    return NULL;
  }
  int64_t size = sizes.data[dim];
  if (KF_UNLIKELY(number < -size || number >= size)) return out_of_bounds(number, real_dim, size);
  return KFPY_FAILED(kf_select(tensor, dim, number, &result)) ? NULL : result;
}

static kf_tensor_t *unsqueeze(kf_tensor_t *tensor, int64_t dim) {
  kf_tensor_t *result;
  return KFPY_FAILED(kf_unsqueeze(tensor, dim, &result)) ? NULL : result;
}

static kf_tensor_t *alias(kf_tensor_t *tensor) {
  kf_tensor_t *result;
  return KFPY_FAILED(kf_alias(tensor, &result)) ? NULL : result;
}

int kfpy_index_number(PyObject *number, int64_t *out) {
  int overflow = 0;
  *out = PyLong_AsLongLongAndOverflow(number, &overflow);
  if (KF_LIKELY(overflow == 0)) return *out == -1 && PyErr_Occurred() ? -1 : 0;
  PyErr_SetString(PyExc_ValueError, "Overflow when unpacking long long");
  return -1;
}

/* ---- Symbolic numbers ---- */

/* A cheap check that excludes most objects before the slower kfpy_as_symbolic. */
static bool may_be_symbolic(PyObject *object) {
  return object != Py_None && !PyLong_Check(object) && !kfpy_is_tensor(object);
}

/* Calls a view operator with boxed arguments; steals their references. */
static kf_tensor_t *view_boxed(const char *name, const char *overload, kf_value_t *args,
                               size_t count) {
  kf_value_t buffer[8];
  kf_stack_t stack;
  kf_op_t *op = NULL;
  kf_stack_init(&stack, buffer, sizeof buffer / sizeof *buffer);
  KFPY_ASSERT(count <= stack.capacity);
  for (size_t i = 0; i < count; i++) stack.values[stack.size++] = args[i];
  kf_status_t status = kf_op_find(name, overload, &op);
  if (status == KF_OK) status = kfpy_call(op, &stack);
  kf_tensor_t *result = NULL;
  if (status == KF_OK) {
    kf_value_t value = kf_stack_pop(&stack);
    status = kf_value_to_tensor(&value, &result);
    if (status == KF_OK) kf_tensor_retain(result);
    kf_value_clear(&value);
  }
  kf_stack_destroy(&stack);
  if (op != NULL) kf_op_release(op);
  return KFPY_FAILED(status) ? NULL : result;
}

/* Reads one of the three parts of a slice: *out is the number, symbolic or not, or `missing` for
 * None. Sets *symbolic if it is symbolic. 0, or -1: raised. */
static int slice_part(PyObject *part, int64_t missing, bool *symbolic, kf_value_t *out) {
  *out = kf_value_int(missing);
  if (part == Py_None) return 0;
  if (may_be_symbolic(part)) {
    int found = kfpy_as_symbolic(part, out);
    if (found != 0) *symbolic = found > 0;
    if (found != 0) return found < 0 ? -1 : 0;
  }
  PyObject *number = PyNumber_Index(part);
  int64_t value = 0;
  int status = number != NULL ? kfpy_index_number(number, &value) : -1;
  Py_XDECREF(number);
  *out = kf_value_int(value);
  return status;
}

static kf_tensor_t *slice_symbolic(kf_tensor_t *tensor, int64_t dim, PySliceObject *slice) {
  kf_value_t args[5] = {kf_value_tensor(tensor), kf_value_int(dim)};
  bool symbolic = false;
  if (slice_part(slice->start, 0, &symbolic, &args[2]) < 0 ||
      slice_part(slice->stop, INT64_MAX, &symbolic, &args[3]) < 0 ||
      slice_part(slice->step, 1, &symbolic, &args[4]) < 0) {
    for (int i = 0; i < 5; i++) kf_value_clear(&args[i]);
    return NULL;
  }
  return view_boxed("aten::slice", "Tensor", args, 5);
}

static bool has_symbolic_part(PySliceObject *slice) {
  PyObject *parts[] = {slice->start, slice->stop, slice->step};
  for (int i = 0; i < 3; i++) {
    kf_value_t value;
    if (!may_be_symbolic(parts[i])) continue;
    int found = kfpy_as_symbolic(parts[i], &value);
    if (found > 0) kf_value_clear(&value);
    if (found < 0) PyErr_Clear();
    if (found > 0) return true;
  }
  return false;
}

/* ---- Slices ---- */

kf_tensor_t *kfpy_slice(kf_tensor_t *tensor, int64_t dim, PyObject *slice, bool skip_whole) {
  KFPY_ASSERT(PySlice_Check(slice));
  KFPY_ASSERT(dim >= 0);
  kf_int_span_t sizes = kf_tensor_sizes(tensor);
  Py_ssize_t start, stop, step;
  if (dim >= (int64_t)sizes.size && sizes.size > 0) return no_dimension(dim);
  if (KF_UNLIKELY(has_symbolic_part((PySliceObject *)slice)))
    return slice_symbolic(tensor, dim, (PySliceObject *)slice);
  if (PySlice_Unpack(slice, &start, &stop, &step) < 0) return NULL;
  if (step < 0) {
    PyErr_SetString(PyExc_ValueError, "step must be greater than zero");
    return NULL;
  }
  if (skip_whole && start == 0 && step == 1 && sizes.size > 0 && stop >= sizes.data[dim])
    return NULL;
  kf_tensor_t *result;
  kf_status_t status = kf_slice(tensor, dim, kf_some_int(start), kf_some_int(stop), step, &result);
  return KFPY_FAILED(status) ? NULL : result;
}

/* ---- The plan ---- */

/* Replaces the plan's view; steals the new one, fails if it is NULL. */
static int set_view(kfpy_plan_t *plan, kf_tensor_t *view) {
  if (view == NULL) return -1;
  kf_tensor_release(plan->view);
  plan->view = view;
  plan->changed = true;
  return 0;
}

static int add_dimension(kfpy_plan_t *plan) {
  return set_view(plan, unsqueeze(plan->view, plan->dim));
}

/* Ensures capacity for `count` indices. */
static int reserve(kfpy_plan_t *plan, size_t count) {
  if (count <= plan->capacity) return 0;
  kf_tensor_t **larger = PyMem_Calloc(2 * count, sizeof *larger);
  if (larger == NULL) return PyErr_NoMemory(), -1;
  memcpy(larger, plan->indices, plan->count * sizeof *larger);
  if (plan->indices != plan->inline_indices) PyMem_Free(plan->indices);
  plan->indices = larger;
  plan->capacity = 2 * count;
  return 0;
}

/* Stores an index for the current dimension, which covers `dims` dimensions; steals the index. */
static int keep(kfpy_plan_t *plan, kf_tensor_t *index, int64_t dims) {
  if (index == NULL) return -1;
  KFPY_ASSERT(plan->dim >= plan->mask_dims);
  size_t position = (size_t)(plan->dim - plan->mask_dims);
  if (reserve(plan, position + 1) < 0) {
    kf_tensor_release(index);
    return -1;
  }
  KFPY_ASSERT(position < plan->capacity);
  while (plan->count <= position) plan->indices[plan->count++] = NULL;
  plan->indices[position] = index;
  plan->dim += dims;
  plan->real_dim += dims;
  plan->mask_dims += dims - 1;
  return 0;
}

void kfpy_plan_clear(kfpy_plan_t *plan) {
  for (size_t i = 0; i < plan->count; i++) kf_tensor_release(plan->indices[i]);
  if (plan->indices != plan->inline_indices) PyMem_Free(plan->indices);
  kf_tensor_release(plan->view);
}

/* ---- Items ---- */

static bool is_mask(kf_dtype_t dtype) { return dtype == KF_DTYPE_BOOL || dtype == KF_DTYPE_UINT8; }

/* The apply functions process one item of the index. */
static int apply_number(kfpy_plan_t *plan, int64_t number) {
  if (set_view(plan, kfpy_select(plan->view, plan->dim, plan->real_dim, number)) < 0) return -1;
  plan->real_dim++;
  return 0;
}

static int apply_slice(kfpy_plan_t *plan, PyObject *slice) {
  kf_tensor_t *view = kfpy_slice(plan->view, plan->dim, slice, true);
  if (view == NULL && PyErr_Occurred()) return -1;
  if (view != NULL && set_view(plan, view) < 0) return -1;
  plan->dim++;
  plan->real_dim++;
  return 0;
}

/* True and False add a dimension and select all or none of it. */
static int apply_bool(kfpy_plan_t *plan, bool value) {
  kf_tensor_t *index;
  int64_t size = value ? 1 : 0;
  kf_status_t status = kf_empty(
      (kf_int_span_t){&size, 1}, kf_some_dtype(KF_DTYPE_INT64), kf_some_int(KF_LAYOUT_STRIDED),
      kf_some_device(kf_tensor_device(plan->view)), kf_no_bool(), kf_no_int(), &index);
  if (KFPY_FAILED(status)) return -1;
  if (value && KFPY_FAILED(kf_fill__Scalar(index, kf_scalar_of_float(0)))) {
    kf_tensor_release(index);
    return -1;
  }
  int kept = keep(plan, index, 1);
  plan->real_dim--; /* the added dimension is not one of the tensor's */
  return kept;
}

/* Stores a tensor as an index; a 0-d integer acts as a number, and a 0-d mask as a bool. */
static int apply_tensor(kfpy_plan_t *plan, kf_tensor_t *index) {
  kf_dtype_t dtype = kf_tensor_dtype(index);
  int64_t dims = kf_tensor_dim(index);
  if (dims > 0 || !kf_dtype_is_integral(dtype, true)) {
    kf_tensor_retain(index);
    return keep(plan, index, is_mask(dtype) ? dims : 1);
  }
  kf_scalar_t number;
  if (is_mask(dtype) && add_dimension(plan) < 0) return -1;
  if (KFPY_FAILED(kf_item(index, &number))) return -1;
  int64_t value = number.tag == KF_TAG_BOOL ? number.as.b : number.as.i;
  return is_mask(dtype) ? apply_bool(plan, value != 0) : apply_number(plan, value);
}

static int apply_sequence(kfpy_plan_t *plan, PyObject *sequence) {
  kf_tensor_t *index = kfpy_from_index_data(sequence);
  if (index == NULL) return -1;
  int status = apply_tensor(plan, index);
  kf_tensor_release(index);
  return status;
}

static int refuse(PyObject *item) {
  PyErr_Format(PyExc_IndexError,
               "only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are "
               "valid indices (got %.200s)",
               Py_TYPE(item)->tp_name);
  return -1;
}

/* Handles an object that is not a Python int, but acts as one: a SymInt, or an object with
 * __index__.
 */
static int apply_other(kfpy_plan_t *plan, PyObject *item) {
  kf_value_t symbol;
  int symbolic = kfpy_as_symbolic(item, &symbol);
  if (symbolic < 0) return -1;
  if (symbolic > 0) {
    kf_value_t args[] = {kf_value_tensor(plan->view), kf_value_int(plan->dim), symbol};
    plan->real_dim++;
    return set_view(plan, view_boxed("aten::select", "int", args, 3));
  }
  if (!PyIndex_Check(item)) return refuse(item);
  int64_t value;
  PyObject *number = PyNumber_Index(item);
  int status = number != NULL ? kfpy_index_number(number, &value) : -1;
  Py_XDECREF(number);
  return status < 0 ? -1 : apply_number(plan, value);
}

static int apply(kfpy_plan_t *plan, PyObject *item) {
  KFPY_ASSERT_NO_EXCEPTION();
  KFPY_ASSERT(plan->view != NULL);
  if (PyLong_Check(item) && !PyBool_Check(item)) {
    int64_t value;
    return kfpy_index_number(item, &value) < 0 ? -1 : apply_number(plan, value);
  }
  if (PySlice_Check(item)) return apply_slice(plan, item);
  if (item == Py_Ellipsis) {
    plan->dim += plan->dims - plan->covered;
    plan->real_dim += plan->dims - plan->covered;
    return 0;
  }
  if (item == Py_None || PyBool_Check(item)) {
    if (add_dimension(plan) < 0) return -1;
    if (item != Py_None) return apply_bool(plan, item == Py_True);
    plan->dim++;
    return 0;
  }
  if (kfpy_is_tensor(item)) return apply_tensor(plan, kfpy_tensor_of(item));
  return kfpy_is_sequence(item) ? apply_sequence(plan, item) : apply_other(plan, item);
}

/* Returns how many of the tensor's dimensions an item covers. */
static int64_t dims_of(PyObject *item) {
  if (item == Py_None || item == Py_Ellipsis || PyBool_Check(item)) return 0;
  if (!kfpy_is_tensor(item)) return 1;
  kf_tensor_t *tensor = kfpy_tensor_of(item);
  return is_mask(kf_tensor_dtype(tensor)) ? kf_tensor_dim(tensor) : 1;
}

static int read_items(kfpy_plan_t *plan, PyObject *const *items, Py_ssize_t count) {
  for (Py_ssize_t i = 0; i < count; i++) plan->covered += dims_of(items[i]);
  if (plan->covered > plan->dims) {
    PyErr_Format(PyExc_IndexError, "too many indices for tensor of dimension %lld",
                 (long long)plan->dims);
    return -1;
  }
  for (Py_ssize_t i = 0; i < count; i++)
    if (apply(plan, items[i]) < 0) return -1;
  return 0;
}

/* ---- Sequences treated as tuples ---- */

static bool suggests_tuple(PyObject *item) {
  return item == Py_None || item == Py_Ellipsis || PySlice_Check(item) || kfpy_is_tensor(item) ||
         PySequence_Check(item);
}

/* A short list that contains slices, tensors or lists is treated as a tuple, as in the oldest
 * NumPy; 32 is NumPy's limit, which PyTorch kept. 1: yes; 0: no; -1: raised. */
static int means_tuple(PyObject *index) {
  if (kfpy_is_tensor(index) || kfpy_is_array(index) || !PySequence_Check(index)) return 0;
  Py_ssize_t size = PySequence_Size(index);
  if (size < 0) PyErr_Clear();
  if (size < 0 || size >= 32) return 0;
  for (Py_ssize_t i = 0; i < size; i++) {
    PyObject *item = PySequence_GetItem(index, i);
    if (item == NULL) return -1;
    bool found = suggests_tuple(item);
    Py_DECREF(item);
    if (found) return 1;
  }
  return 0;
}

static int read_as_tuple(kfpy_plan_t *plan, PyObject *index) {
  if (PyErr_WarnEx(PyExc_UserWarning,
                   "Using a non-tuple sequence for multidimensional indexing is deprecated: it is "
                   "going to mean x[torch.tensor(seq)], another result or an error. Use "
                   "x[tuple(seq)] instead of x[seq].",
                   1) < 0)
    return -1;
  PyObject *tuple = kfpy_tuple(index);
  if (tuple == NULL) return -1;
  int status = read_items(plan, &PyTuple_GET_ITEM(tuple, 0), PyTuple_GET_SIZE(tuple));
  Py_DECREF(tuple);
  return status;
}

int kfpy_plan_read(kfpy_plan_t *plan, kf_tensor_t *tensor, PyObject *index) {
  *plan = (kfpy_plan_t){.view = tensor,
                        .dims = kf_tensor_dim(tensor),
                        .indices = plan->inline_indices,
                        .capacity = KFPY_PLAN_INLINE};
  kf_tensor_retain(tensor);
  if (PyTuple_Check(index))
    return read_items(plan, &PyTuple_GET_ITEM(index, 0), PyTuple_GET_SIZE(index));
  int tuple = means_tuple(index);
  if (tuple != 0) return tuple < 0 ? -1 : read_as_tuple(plan, index);
  return read_items(plan, &index, 1);
}

/* ---- x[…] ---- */

/* Returns the result of reading: the view, or its elements at the stored indices. */
static kf_tensor_t *finish(const kfpy_plan_t *plan) {
  kf_tensor_t *result;
  if (plan->count == 0) {
    if (!plan->changed) return alias(plan->view);
    kf_tensor_retain(plan->view);
    return plan->view;
  }
  kf_status_t status;
  kf_tensor_span_t indices = {plan->indices, plan->count};
  KFPY_WORK(status, kf_tensor_numel(plan->view), kf_index(plan->view, indices, &result));
  return KFPY_FAILED(status) ? NULL : result;
}

static kf_tensor_t *index_generally(kf_tensor_t *tensor, PyObject *index) {
  kfpy_plan_t plan;
  kf_tensor_t *result = kfpy_plan_read(&plan, tensor, index) == 0 ? finish(&plan) : NULL;
  kfpy_plan_clear(&plan);
  return result;
}

/* Simple kinds of indexes need no plan. */
static kf_tensor_t *subscript(kf_tensor_t *tensor, PyObject *index) {
  if (PyLong_CheckExact(index)) {
    int64_t number;
    return kfpy_index_number(index, &number) < 0 ? NULL : kfpy_select(tensor, 0, 0, number);
  }
  if (PySlice_Check(index)) return kfpy_slice(tensor, 0, index, false);
  if (index == Py_None) return unsqueeze(tensor, 0);
  if (index == Py_Ellipsis) return alias(tensor);
  return index_generally(tensor, index);
}

bool kfpy_index_may_be_overridden(PyObject *index) {
  if (PyLong_CheckExact(index) || PySlice_Check(index)) return false;
  return kfpy_function_is_overridden(&index, 1, NULL); /* also searches lists and tuples */
}

PyObject *kfpy_tensor_subscript(PyObject *self, PyObject *index) {
  KFPY_ASSERT_NO_EXCEPTION();
  PyObject *other;
  PyObject *const args[] = {self, index};
  if ((kfpy_may_be_overridden(self) || kfpy_index_may_be_overridden(index)) &&
      kfpy_overridden((PyObject *)kfpy_tensor_type, "__getitem__", args, 2, NULL, &other))
    return other;
  return kfpy_finish(subscript(kfpy_tensor_of(self), index), false);
}

int kfpy_init_indexing(PyObject *module) {
  (void)module; /* indexing only provides slots of the type */
  return 0;
}
