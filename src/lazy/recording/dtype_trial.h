/* Whether the eager device has kernels for the types of a call, found out before it is recorded. */
#ifndef KF_LAZY_RECORDING_DTYPE_TRIAL_H
#define KF_LAZY_RECORDING_DTYPE_TRIAL_H

#include "dispatch/values/value_internal.h"
#include "lazy/model/buffer.h"
#include "lazy/model/op_info.h"

/* What the outcome depends on: the types of the arguments, and which of them are tensors without
 * dimensions or numbers. Never 0. */
static inline uint64_t kf__lazy_types_of_tensor(uint64_t key, const kf_tensor_t *tensor) {
  const uint64_t word = !kf__is_defined(tensor)
                            ? 1
                            : (uint64_t)tensor->dtype << 8 | (tensor->ndim == 0 ? 2u : 4u) |
                                  (tensor->flags & KF__WRAPPED_NUMBER ? 8u : 0u);
  return (key ^ word) * 0x9e3779b97f4a7c15u;
}
static inline uint64_t kf__lazy_types_of(const kf__lazy_op_t *op, const kf_value_t *args) {
  uint64_t key = 1;
  for (uint32_t i = 0; i < op->arg_count; i++) {
    if (args[i].tag == KF_TAG_TENSOR) {
      key = kf__lazy_types_of_tensor(key, args[i].as.tensor);
    } else if (KF_UNLIKELY(kf__is_tensor_list(&args[i]))) {
      kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)args[i].as.pointer);
      for (size_t k = 0; k < tensors.size; k++)
        key = kf__lazy_types_of_tensor(key, tensors.data[k]);
    } else {
      const uint64_t dtype = args[i].tag == KF_TAG_DTYPE ? args[i].as.bits << 8 : 0;
      key = (key ^ dtype ^ args[i].tag) * 0x9e3779b97f4a7c15u;
    }
  }
  return key | 1;
}
/* Runs the operator's kernel on small tensors of these types. */
KF_MUST_USE kf_status_t kf__lazy_try_types(kf__lazy_op_t *op, const kf_value_t *args, uint64_t key);
/* KF_ERR_NOT_IMPLEMENTED, with the error of the eager call, when there is no kernel for the types. */
static inline KF_MUST_USE kf_status_t kf__lazy_try(kf__lazy_op_t *op, const kf_value_t *args) {
  if (KF_UNLIKELY(!op->can_be_tried)) return KF_OK;
  const uint64_t key = kf__lazy_types_of(op, args);
  for (uint32_t i = 0; i < KF__LAZY_TRIED; i++)
    if (KF_LIKELY(__atomic_load_n(&op->tried[i], __ATOMIC_RELAXED) == key)) return KF_OK;
  return kf__lazy_try_types(op, args, key);
}

#endif
