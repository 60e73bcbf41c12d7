/* The type that the operands of one operator are computed in. Operands have three ranks: tensors
 * with dimensions, tensors without, and numbers. A lower rank takes part only when its category
 * (boolean, integer, floating, complex) is higher than the category that the ranks above it give:
 * float32 tensor + 1.5 stays float32, int64 tensor + 1.5 becomes the default float.
 *
 * Use: init, add every operand, then ask for the result. */
#ifndef KF_OPS_CORE_PROMOTE_H
#define KF_OPS_CORE_PROMOTE_H

#include "tensor/tensor_internal.h"

typedef struct kf__promotion {
  kf_dtype_t ranks[3]; /* KF_DTYPE_COUNT: none yet */
} kf__promotion_t;

static inline void kf__promotion_init(kf__promotion_t *promotion) {
  promotion->ranks[0] = promotion->ranks[1] = promotion->ranks[2] = KF_DTYPE_COUNT;
}
KF_MUST_USE kf_status_t kf__promotion_add_tensor(kf__promotion_t *promotion,
                                                 const kf_tensor_t *tensor);
KF_MUST_USE kf_status_t kf__promotion_add_number(kf__promotion_t *promotion, kf_scalar_t number);
/* KF_DTYPE_COUNT when nothing was added. KF_ERR_RUNTIME where two types of one rank have no common
 * type (unsigned integers wider than 8 bits beside signed ones). */
KF_MUST_USE kf_status_t kf__promotion_result(const kf__promotion_t *promotion,
                                             kf_dtype_t *out_dtype);

/* The type that a number has as a tensor: int64, the default float, bool, or the complex type of
 * the default float. */
kf_dtype_t kf__number_dtype(kf_scalar_t number);

static inline bool kf__is_half(kf_dtype_t dtype) {
  return dtype == KF_DTYPE_FLOAT16 || dtype == KF_DTYPE_BFLOAT16;
}

/* The type in which numbers of this type are computed: float32 for half types, complex64 for
 * complex32, and the type itself for others. */
static inline kf_dtype_t kf__compute_dtype(kf_dtype_t dtype) {
  const uint64_t widened = UINT64_C(1) << KF_DTYPE_FLOAT16 | UINT64_C(1) << KF_DTYPE_BFLOAT16 |
                           UINT64_C(1) << KF_DTYPE_COMPLEX32;
  if (KF_LIKELY((widened >> dtype & 1) == 0)) return dtype;
  return dtype == KF_DTYPE_COMPLEX32 ? KF_DTYPE_COMPLEX64 : KF_DTYPE_FLOAT32;
}

#endif
