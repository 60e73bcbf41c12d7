/* Whether strides are dense: part of making a view, and of checking one. */
#include "tensor/core/geometry.h"

/* For more dimensions than `left` has bits: the same without those of size 1, which are most of
 * them, except where elements would be more than memory can have. */
static bool long_strides_are_dense(uint32_t ndim, const int64_t *sizes, const int64_t *strides) {
  int64_t kept_sizes[64], kept_strides[64];
  uint32_t kept = 0;
  for (uint32_t i = 0; i < ndim; i++) {
    if (sizes[i] == 1) continue;
    if (kept == 64) return false;
    kept_sizes[kept] = sizes[i];
    kept_strides[kept++] = strides[i];
  }
  return kf__strides_are_dense(kept, kept_sizes, kept_strides);
}

bool kf__strides_are_dense(uint32_t ndim, const int64_t *sizes, const int64_t *strides) {
  if (KF_UNLIKELY(ndim > 64)) return long_strides_are_dense(ndim, sizes, strides);
  int64_t expected = 1;
  uint64_t left = 0; /* dimensions not matched yet; those of size 1 may have any stride */
  for (uint32_t i = 0; i < ndim; i++)
    if (sizes[i] != 1) left |= UINT64_C(1) << i;
  while (left != 0) {
    uint64_t candidates = left; /* its lowest bit is the dimension that is looked at */
    while (candidates != 0 && strides[__builtin_ctzll(candidates)] != expected)
      candidates &= candidates - 1;
    if (candidates == 0) return false;
    left &= ~(candidates & -candidates);
    expected *= sizes[__builtin_ctzll(candidates)];
  }
  return true;
}
