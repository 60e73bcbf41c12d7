/* Tensors whose memory does not hold their values: lazy conjugates and negatives, which memory
 * holds before the operation, and zero tensors, which have no memory at all. */
#ifndef KF_OPS_CORE_LAZY_BITS_H
#define KF_OPS_CORE_LAZY_BITS_H

#include <keyfall/op.h>

#include "tensor/tensor_internal.h"

/* Known to be all zeros, without memory that holds them (the key ZeroTensor). */
static inline bool kf__is_zero_tensor(const kf_tensor_t *t) {
  return (t->base.keys.functionality >> KF_RANK_ZeroTensor & 1) != 0;
}

/* Boxed kernel for ZeroTensor: gives such arguments memory with zeros and redispatches below the
 * key. KF_ERR_RUNTIME where the operator would write to one. */
KF_MUST_USE kf_status_t kf__run_real_zeros(const kf_call_t *call, kf_stack_t *stack);

/* In ops/views. A copy of a tensor with a conjugate or negative bit that has the same values
 * without the bit. */
KF_MUST_USE kf_status_t kf__materialize_conj(kf_tensor_t *self, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__materialize_neg(kf_tensor_t *self, kf_tensor_t **out);

#endif
