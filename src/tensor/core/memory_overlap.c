/* Whether elements of one tensor, or of two tensors, share bytes. An exact answer for arbitrary
 * strides is a Diophantine problem; these functions are exact for dense tensors and otherwise
 * answer KF__OVERLAP_TOO_HARD or KF__MEMORY_UNKNOWN. */
#include "tensor/tensor_internal.h"

kf__overlap_t kf__internal_overlap(const kf_tensor_t *t) {
  if (kf__is_dense(t)) return KF__OVERLAP_NO;
  for (uint32_t i = 0; i < t->ndim; i++)
    if (t->strides[i] == 0 && t->sizes[i] > 1) return KF__OVERLAP_YES;
  return KF__OVERLAP_TOO_HARD;
}

/* The range of bytes from the first element to the end of the last one: as addresses, or as offsets
 * in a storage that both tensors share. */
typedef struct extent {
  uint64_t begin;
  uint64_t end;
} extent_t;

static extent_t extent_of(const kf_tensor_t *t, bool absolute) {
  KF_ASSERT(t->storage != NULL);
  KF_ASSERT(t->numel > 0); /* an empty tensor has no last element */
  uint64_t itemsize = (uint64_t)kf__itemsize(t);
  uint64_t last = 0;
  for (uint32_t i = 0; i < t->ndim; i++)
    last += (uint64_t)(t->sizes[i] - 1) * (uint64_t)t->strides[i];
  extent_t extent;
  extent.begin =
      (absolute ? (uint64_t)(uintptr_t)t->storage->data : 0) + (uint64_t)t->offset * itemsize;
  extent.end = extent.begin + (last + 1) * itemsize;
  KF_ASSERT(extent.begin < extent.end);
  return extent;
}

static bool same_geometry(const kf_tensor_t *a, const kf_tensor_t *b) {
  return a->dtype == b->dtype && kf__same_sizes(a, b) &&
         kf__spans_equal(kf__strides(a), kf__strides(b));
}

/* Computes both ranges; false when they are disjoint. Two storages may wrap the same memory, so the
 * addresses decide if both have one; without addresses (meta), only a common storage can overlap.
 */
static bool extents(const kf_tensor_t *a, const kf_tensor_t *b, extent_t *x, extent_t *y) {
  if (a->storage == NULL || b->storage == NULL || a->numel == 0 || b->numel == 0) return false;
  if (a->device.type != b->device.type) return false;
  bool absolute = a->storage->data != NULL && b->storage->data != NULL;
  if (!absolute && a->storage != b->storage) return false;
  *x = extent_of(a, absolute);
  *y = extent_of(b, absolute);
  return x->begin < y->end && y->begin < x->end;
}

kf__memory_relation_t kf__memory_relation(const kf_tensor_t *a, const kf_tensor_t *b) {
  extent_t x;
  extent_t y;
  if (a == b) return KF__MEMORY_SAME;
  if (!extents(a, b, &x, &y)) return KF__MEMORY_APART;
  if (x.begin == y.begin && same_geometry(a, b)) return KF__MEMORY_SAME;
  return kf__is_dense(a) && kf__is_dense(b) ? KF__MEMORY_PARTLY : KF__MEMORY_UNKNOWN;
}

bool kf_tensor_shares_storage(const kf_tensor_t *a, const kf_tensor_t *b) {
  extent_t x;
  extent_t y;
  return a != NULL && b != NULL && a->storage == b->storage && extents(a, b, &x, &y);
}
