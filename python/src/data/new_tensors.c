/* What all functions that make tensors from Python data share: overriding, options, conversion, and
 * the way of a new tensor to Python.
 *
 * Note [Fresh tensors]
 * A tensor created from data goes through aten::lift_fresh before Python sees it, so that modes and
 * transforms can wrap it, as in PyTorch. The operators that create it are hidden from them. */
#include "autograd/autograd_objects.h"
#include "core/function_arguments.h"
#include "data/python_data.h"
#include "types/describing_types.h"

void kfpy_hide_from_python(kf_guard_t *guard) {
  kf_guard_exclude(guard, kf_keyset_named(KF_KEYSET_PYTHON));
}

bool kfpy_overridden(PyObject *owner, const char *name, PyObject *const *args, Py_ssize_t count,
                     PyObject *keywords, PyObject **out) {
  if (!kfpy_function_is_overridden(args, count, keywords)) return false;
  PyObject *function = PyObject_GetAttrString(owner, name);
  *out = function != NULL ? kfpy_torch_function_call(function, NULL, args, count, keywords) : NULL;
  Py_XDECREF(function);
  return true;
}

bool kfpy_method_overridden(PyObject *self, const char *name, PyObject *const *args,
                            Py_ssize_t count, PyObject *keywords, PyObject **out) {
  if (!kfpy_may_be_overridden(self) || !kfpy_function_is_overridden(&self, 1, NULL)) return false;
  PyObject *function = PyObject_GetAttrString((PyObject *)kfpy_tensor_type, name);
  *out = function != NULL ? kfpy_torch_function_call(function, self, args, count, keywords) : NULL;
  Py_XDECREF(function);
  return true;
}

/* ---- Conversion to the requested dtype and device ---- */

kf_tensor_t *kfpy_convert(kf_tensor_t *tensor, const kfpy_options_t *options) {
  KFPY_ASSERT(tensor != NULL);
  KFPY_ASSERT_NO_EXCEPTION();
  kf_dtype_t dtype = options->has_dtype ? options->dtype : kf_tensor_dtype(tensor);
  kf_tensor_t *converted;
  kf_status_t status;
  /* Without a device, the tensor stays on its own device, which a class may report differently. */
  KFPY_WORK(status, kf_tensor_numel(tensor),
            options->has_device
                ? kf_to_device(tensor, options->device, dtype, false, options->copy, kf_no_int(),
                               &converted)
                : kf_to_dtype(tensor, dtype, false, options->copy, kf_no_int(), &converted));
  kf_tensor_release(tensor);
  return KFPY_FAILED(status) ? NULL : converted;
}

kf_tensor_t *kfpy_lift(kf_tensor_t *tensor) {
  kf_tensor_t *lifted;
  kf_status_t status = kf_lift_fresh(tensor, &lifted);
  kf_tensor_release(tensor);
  return KFPY_FAILED(status) ? NULL : lifted;
}

/* Steals the tensor. */
static kf_tensor_t *move(kf_tensor_t *tensor, kf_device_t device) {
  kfpy_options_t options = {.has_device = true, .device = device};
  return kfpy_convert(tensor, &options);
}

kf_tensor_t *kfpy_deliver(kf_tensor_t *tensor, const kfpy_options_t *options) {
  if (tensor == NULL) return NULL;
  if (!options->has_device || options->device.type == KF_DEVICE_CPU) return kfpy_lift(tensor);
  if (kfpy_only_lift_cpu_tensors) {
    tensor = kfpy_lift(tensor);
    return tensor != NULL ? move(tensor, options->device) : NULL;
  }
  kf_guard_t guard;
  kfpy_hide_from_python(&guard);
  tensor = move(tensor, options->device);
  kfpy_show_to_python(&guard);
  bool has_data = options->device.type != KF_DEVICE_META;
  return tensor != NULL && has_data ? kfpy_lift(tensor) : tensor;
}

kf_tensor_t *kfpy_over_storage(kf_storage_t *storage, kf_dtype_t dtype) {
  kf_tensor_t *result;
  kf_status_t status = kf_empty(kf_no_ints(), kf_some_dtype(dtype), kf_no_int(),
                                kf_some_device(kfpy_cpu()), kf_no_bool(), kf_no_int(), &result);
  if (KFPY_FAILED(status)) return NULL;
  if (!KFPY_FAILED(kf_set__source_Storage(result, storage))) return result;
  kf_tensor_release(result);
  return NULL;
}

kf_tensor_t *kfpy_from_foreign(kf_tensor_t *tensor, const kfpy_options_t *options) {
  if (tensor == NULL) return NULL;
  tensor = kfpy_lift(tensor);
  return tensor != NULL ? kfpy_convert(tensor, options) : NULL;
}

/* ---- Options and results ---- */

int kfpy_parse_options(const char *function, PyObject *dtype, PyObject *device,
                       kfpy_options_t *options) {
  options->has_dtype = dtype != NULL && dtype != Py_None;
  options->has_device = device != NULL && device != Py_None;
  if (options->has_dtype && kfpy_parse_dtype(function, "dtype", dtype, &options->dtype) < 0)
    return -1;
  if (options->has_device && kfpy_parse_device(function, "device", device, &options->device) < 0)
    return -1;
  return 0;
}

PyObject *kfpy_finish(kf_tensor_t *tensor, bool requires_grad) {
  KFPY_ASSERT_RESULT(tensor);
  if (tensor == NULL) return NULL;
  if (requires_grad && kfpy_start_leaf(tensor) < 0) {
    kf_tensor_release(tensor);
    return NULL;
  }
  if (kfpy_warning_raised() < 0) {
    kf_tensor_release(tensor);
    return NULL;
  }
  return kfpy_wrap_take(tensor);
}
