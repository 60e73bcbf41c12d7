/* Type promotion among operands of different rank; the table for two types is kf_dtype_promote.
 * Operands of one rank are joined as they are added; the ranks are combined at the end, so that the
 * order of operands does not matter. */
#include "ops/core/promote.h"

enum { RANK_DIMS, RANK_ZERO_DIM, RANK_NUMBER }; /* indexes of kf__promotion_t.ranks */

kf_dtype_t kf__number_dtype(kf_scalar_t number) {
  switch (number.tag) {
    case KF_TAG_INT: return KF_DTYPE_INT64;
    case KF_TAG_UINT: return KF_DTYPE_UINT64;
    case KF_TAG_BOOL: return KF_DTYPE_BOOL;
    case KF_TAG_COMPLEX: return kf_dtype_to_complex(kf_default_dtype());
    default: return kf_default_dtype();
  }
}

/* Joins two types where either may be absent (KF_DTYPE_COUNT). */
static kf_status_t join(kf_dtype_t a, kf_dtype_t b, kf_dtype_t *out) {
  KF_ASSERT(a <= KF_DTYPE_COUNT);
  KF_ASSERT(b <= KF_DTYPE_COUNT);
  if (a == KF_DTYPE_COUNT || b == KF_DTYPE_COUNT || a == b) {
    *out = a == KF_DTYPE_COUNT ? b : a;
    return KF_OK;
  }
  return kf_dtype_promote(a, b, out);
}

kf_status_t kf__promotion_add_tensor(kf__promotion_t *promotion, const kf_tensor_t *tensor) {
  kf_dtype_t dtype = kf__dtype(tensor);
  KF_ASSERT(dtype < KF_DTYPE_COUNT);
  int rank = tensor->ndim > 0 ? RANK_DIMS : RANK_ZERO_DIM;
  /* A wrapped number holds a double or a complex128, but counts as a number: it has the default
   * type, and the lowest rank where it has no dimensions. */
  if (kf__is_wrapped(tensor)) {
    if (kf_dtype_is_floating(dtype)) dtype = kf_default_dtype();
    if (kf_dtype_is_complex(dtype)) dtype = kf_dtype_to_complex(kf_default_dtype());
    if (rank == RANK_ZERO_DIM) rank = RANK_NUMBER;
  }
  return join(promotion->ranks[rank], dtype, &promotion->ranks[rank]);
}

kf_status_t kf__promotion_add_number(kf__promotion_t *promotion, kf_scalar_t number) {
  return join(promotion->ranks[RANK_NUMBER], kf__number_dtype(number),
              &promotion->ranks[RANK_NUMBER]);
}

/* The higher rank keeps its type unless the lower one has a higher category; then the width of the
 * higher rank is kept where it has one: float64 tensor and complex number give complex128. */
static kf_status_t combine(kf_dtype_t above, kf_dtype_t below, kf_dtype_t *out) {
  *out = above;
  if (above == KF_DTYPE_COUNT || below == KF_DTYPE_COUNT) {
    *out = above == KF_DTYPE_COUNT ? below : above;
    return KF_OK;
  }
  if (kf_dtype_is_complex(above)) return KF_OK;
  if (kf_dtype_is_floating(above)) {
    if (kf_dtype_is_complex(below)) *out = kf_dtype_to_complex(above);
    return KF_OK;
  }
  if (kf_dtype_is_complex(below)) { /* also for unsigned integers that kf_dtype_promote refuses */
    *out = below;
    return KF_OK;
  }
  if (above == KF_DTYPE_BOOL || kf_dtype_is_floating(below)) return join(above, below, out);
  return KF_OK;
}

kf_status_t kf__promotion_result(const kf__promotion_t *promotion, kf_dtype_t *out_dtype) {
  kf_dtype_t low;
  KF_TRY(combine(promotion->ranks[RANK_ZERO_DIM], promotion->ranks[RANK_NUMBER], &low));
  return combine(promotion->ranks[RANK_DIMS], low, out_dtype);
}
