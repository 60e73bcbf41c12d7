/* The cold paths of the checks that generated kernels and callers make before they work: errors
 * that name operator and argument. Compiled for size; a call that gets here fails, or pays for a
 * tensor that is not an ordinary one of the CPU. */
#include "ops/core/kernel_support.h"

#include <string.h>

#include "compat/operator_texts.h"
#include "dispatch/keys/key_internal.h"
#include "dispatch/operators/kernel.h"
#include "ops/catalogue/caller.h"
#include "tensor/core/gradient_hooks.h"
#include "tensor/device/device_table.h"
#include "tensor/recording_device.h"
#include "tensor/sparse/sparse_tensor.h"

/* A device that records runs the kernels of meta to get results with sizes and strides. */
static inline bool is_shaped_only(const kf_call_t *call, int device_type) {
  return kf__is_recording_device(device_type) && call->kernel->key == KF_KEY_Meta;
}

/* A kernel registered for a device's key takes tensors of that device only. Kernels of alias keys
 * serve all devices and are not checked here. */
static kf_status_t check_device_of_kernel(const kf_call_t *call, const kf_tensor_t *tensor,
                                          const char *argument) {
  KF_ASSERT(call->kernel != NULL);
  KF_ASSERT(tensor->storage != NULL);
  kf_key_parts_t parts = kf__key_parts(call->kernel->key);
  int device_type = tensor->storage->device.type;
  if (parts.key_class != KF_CLASS_RUNTIME || parts.backend == kf_device_backend(device_type) ||
      is_shaped_only(call, device_type))
    return KF_LIKELY(!kf__any_device_is_lost()) ? KF_OK : kf__device_check_lost(tensor->device);
  char name[48];
  (void)kf_device_print(tensor->storage->device, name, sizeof name);
  return kf_error_set(KF_ERR_RUNTIME,
                      "%s: the kernel for %s was called with argument '%s' on device %s: the key "
                      "set of the call does not match its tensors",
                      kf_op_full_name(call->op), kf_key_name(call->kernel->key), argument, name);
}

/* The common cases: an ordinary tensor of the CPU, and one that only its device sets apart, where
 * the kernel is registered for a key of that device or for all devices, or is a meta kernel that
 * shapes results of the recording device. Callers also see to it that no device is lost. */
static inline __attribute__((always_inline)) bool is_usual(const kf_call_t *call,
                                                           const kf_tensor_t *tensor) {
  const kf_storage_t *storage = tensor->storage;
  if (storage == NULL) return false;
  const uint32_t suspect = kf__storage_flags(storage) & KF__SUSPECT_STORAGE;
  if (suspect != KF__STORAGE_REMOTE) return suspect == 0;
  const int own = call->kernel->device;
  return KF_LIKELY(storage->device.type == own) || own == KF__ANY_DEVICE ||
         (kf__is_recording_device(storage->device.type) && own == KF_DEVICE_META);
}

static KF__COLD kf_status_t check_thoroughly(const kf_call_t *call, const kf_tensor_t *tensor,
                                             const char *argument) {
  if (tensor->storage == NULL) return kf__undefined_argument(call, argument);
  if ((kf__storage_flags(tensor->storage) & KF__STORAGE_REMOTE) != 0)
    KF_TRY(check_device_of_kernel(call, tensor, argument));
  if ((kf__storage_flags(tensor->storage) & KF_STORAGE_THROW_ON_DATA) == 0)
    return kf__tensor_check_reach(tensor);
  return kf_error_set(KF_ERR_RUNTIME,
                      "%s: argument '%s' has no memory: it stands for a tensor that its class or "
                      "mode computes",
                      kf_op_full_name(call->op), argument);
}

kf_status_t kf__check_argument(const kf_call_t *call, const kf_tensor_t *tensor,
                               const char *argument) {
  if (KF_LIKELY(is_usual(call, tensor) && !kf__any_device_is_lost())) return KF_OK;
  return check_thoroughly(call, tensor, argument);
}

static KF__COLD kf_status_t check_pair_thoroughly(const kf_call_t *call, const kf_tensor_t *first,
                                                  const kf_tensor_t *second, const char *names) {
  if (kf__suspect(first)) KF_TRY(check_thoroughly(call, first, names));
  if (kf__suspect(second)) KF_TRY(check_thoroughly(call, second, names + strlen(names) + 1));
  return KF_OK;
}

kf_status_t kf__check_pair(const kf_call_t *call, const kf_tensor_t *first,
                           const kf_tensor_t *second, const char *names) {
  if (KF_LIKELY(is_usual(call, first) && is_usual(call, second) && !kf__any_device_is_lost()))
    return KF_OK;
  return check_pair_thoroughly(call, first, second, names);
}

kf_status_t kf__check_list(const kf_call_t *call, kf_tensor_span_t list, const char *argument) {
  for (size_t i = 0; i < list.size; i++)
    if (KF_UNLIKELY(kf__suspect_if_there(list.data[i])))
      KF_TRY(kf__check_argument(call, list.data[i], argument));
  return KF_OK;
}

/* kf__check_suspect, with the names of the arguments. */
static KF__COLD kf_status_t check_given_thoroughly(const kf_call_t *call, kf_tensor_t *const *given,
                                                   uint32_t count, kf__form_t form) {
  const kf_schema_t *schema = kf_op_schema(call->op);
  /* The definition may have been removed while this call runs: then no argument has a name. */
  const size_t total = schema != NULL ? kf_schema_argument_count(schema) : 0;
  KF_ASSERT(schema == NULL || total >= count);
  const size_t first = form == KF__FORM_OUT && total >= count ? total - count : 0;
  kf_status_t status = KF_OK;
  for (uint32_t i = 0; i < count && status == KF_OK; i++)
    if (kf__suspect(given[i]))
      status = kf__check_argument(
          call, given[i], schema != NULL ? kf_schema_argument(schema, first + i)->name : "out");
  kf_schema_release(schema);
  return status;
}

kf_status_t kf__check_suspect(const kf_call_t *call, kf_tensor_t *const *given, uint32_t count,
                              kf__form_t form) {
  KF_ASSERT(form != KF__FORM_FUNCTIONAL);
  for (uint32_t i = 0; i < count; i++)
    if (KF_UNLIKELY(!is_usual(call, given[i])))
      return check_given_thoroughly(call, given, count, form);
  return KF_LIKELY(!kf__any_device_is_lost()) ? KF_OK
                                              : check_given_thoroughly(call, given, count, form);
}

/* A tensor without dimensions on the CPU stands for a number, which operators read on the host. */
static bool is_cpu_number(const kf_tensor_t *t) {
  return t->ndim == 0 && t->device.type == KF_DEVICE_CPU;
}

/* Models on the meta device are called with real indices, so that their shapes are known before
 * they have weights: embedding(meta, indices). */
static bool is_index_of_meta(const kf_tensor_t *first, const kf_tensor_t *other,
                             const char *argument) {
  return first->device.type == KF_DEVICE_META && other->device.type == KF_DEVICE_CPU &&
         kf_dtype_is_integral(kf__dtype(other), false) &&
         (strncmp(argument, "ind", 3) == 0 || strcmp(argument, "offsets") == 0);
}

bool kf__are_recorded_together(kf_device_t a, kf_device_t b) {
  return kf__may_stand_for(a, b) && kf_keyset_has(kf_local_included(), kf__recording_device.key);
}

kf_status_t kf__check_device(const char *op, const kf_tensor_t *first, const kf_tensor_t *other,
                             const char *argument) {
  if (!kf__is_defined(other) || is_cpu_number(first) || is_cpu_number(other)) return KF_OK;
  if (is_index_of_meta(first, other, argument)) return KF_OK;
  char a[48], b[48];
  (void)kf_device_print(first->device, a, sizeof a);
  (void)kf_device_print(other->device, b, sizeof b);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SAME_DEVICE,
                     "%s: expected tensors of one device, but found %s and %s (argument %s)"),
      op, a, b, argument);
}

kf_status_t kf__factory_keys_of_any(kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
                                    kf_keyset_t *out_set) {
  *out_set = kf_keyset_empty();
  kf_dtype_t type = dtype.has ? (kf_dtype_t)dtype.value : kf_default_dtype();
  kf_layout_t order = layout.has ? (kf_layout_t)layout.value : KF_LAYOUT_STRIDED;
  int where = device.has ? device.value.type : KF_DEVICE_CPU;
  /* The common case without kf_key_compute: dense tensors of the CPU have one key, whatever their
   * type. Types that the inline test of kf__factory_keys does not know get here. */
  if (KF_LIKELY(where == KF_DEVICE_CPU && order == KF_LAYOUT_STRIDED &&
                kf_dtype_is_supported(type))) {
    *out_set = kf_keyset_make(UINT64_C(1) << KF_BACKEND_CPU, UINT64_C(1) << KF_RANK_Dense);
    return KF_OK;
  }
  kf_key_t key = KF_KEY_Undefined;
  /* Sparse factories are kernels that exist once a sparse tensor is wanted. */
  if (order != KF_LAYOUT_STRIDED && kf__sparse_prepare != NULL)
    KF_TRY(kf__sparse_prepare(where == KF_DEVICE_META));
  KF_TRY(kf_key_compute(type, order, where, &key));
  *out_set = kf_keyset_of(key);
  return KF_OK;
}

static kf_status_t check_type(const char *op, const kf_tensor_t *given, const kf_tensor_t *value) {
  if (given->dtype == value->dtype) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_OUT_DTYPE, "%s: the result tensor must be %s, but is %s"), op,
      kf__dtype_message_name(kf__dtype(value)), kf__dtype_message_name(kf__dtype(given)));
}

kf_status_t kf__refuse_recorded_out(const char *op) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_RECORDED_OUT,
                     "%s: forms with out= have no derivative, but an argument requires a gradient"),
      op);
}

static kf_status_t check_history(const char *op, const kf_tensor_t *given,
                                 const kf_tensor_t *value) {
  const bool recorded = kf__gradient_hooks.records(value) || kf__gradient_hooks.records(given);
  return recorded ? kf__refuse_recorded_out(op) : KF_OK;
}

kf_status_t kf__store_results(const char *op, kf__form_t form, uint32_t count,
                              kf_tensor_t *const *given, kf_tensor_t *const *values, kf__out_t out,
                              bool may_record) {
  KF_ASSERT(form != KF__FORM_FUNCTIONAL);
  kf_status_t status = KF_OK;
  for (uint32_t i = 0; i < count && form == KF__FORM_OUT && status == KF_OK; i++) {
    if (!kf__is_defined(given[i])) status = kf__undefined_of(op, "out");
    if (status == KF_OK && !may_record) status = check_history(op, given[i], values[i]);
    if (status == KF_OK && out >= KF__OUT_EXACT) status = check_type(op, given[i], values[i]);
  }
  for (uint32_t i = 0; i < count && count > 1 && status == KF_OK; i++)
    status = kf__check_stored(op, form, given[i], values[i], out);
  /* After a failure the remaining values are only released: the caller gave all of them away. */
  for (uint32_t i = 0; i < count; i++) {
    if (status == KF_OK)
      status = kf__store_result(op, form, given[i], values[i], out);
    else
      kf_tensor_release(values[i]);
  }
  return status;
}
