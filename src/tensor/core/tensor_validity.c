/* Checks of the invariants that tensors keep, for builds with assertions. Each condition is an
 * assertion of its own, so that a failure names the invariant that was broken. */
#include "tensor/core/geometry.h"

#ifndef NDEBUG

/* ---- Geometry ---- */

static bool has_zero(const kf_tensor_t *t) {
  for (uint32_t i = 0; i < t->ndim; i++)
    if (t->sizes[i] == 0) return true;
  return false;
}

/* Unlike kf__shape_numel, sets no error: a checker must not change the thread's state. */
static int64_t product_of_sizes(const kf_tensor_t *t) {
  uint64_t product = 1;
  for (uint32_t i = 0; i < t->ndim; i++) product *= (uint64_t)t->sizes[i];
  return (int64_t)product;
}

static bool is_contiguous(const kf_tensor_t *t) {
  int64_t expected = 1;
  if (has_zero(t)) return true;
  for (uint32_t i = t->ndim; i-- > 0;) {
    if (t->sizes[i] != 1 && t->strides[i] != expected) return false;
    expected *= t->sizes[i];
  }
  return true;
}

bool kf__dims_are_elsewhere;

bool kf__geometry_is_valid(const kf_tensor_t *t) {
  bool own_dims = (t->flags & KF__OWN_DIMS) != 0;
  KF_ASSERT(t->ndim <= KF__MAX_DIMS);
  KF_ASSERT(own_dims == (t->ndim > KF__INLINE_DIMS));
  KF_ASSERT(kf__dims_are_elsewhere || (t->sizes == t->dims) == !own_dims);
  KF_ASSERT(kf__dims_are_elsewhere ||
            t->strides == t->sizes + (own_dims ? t->ndim : (uint32_t)KF__INLINE_DIMS));
  KF_ASSERT(t->offset >= 0);
  for (uint32_t i = 0; i < t->ndim; i++) {
    KF_ASSERT(t->sizes[i] >= 0);
    KF_ASSERT(t->strides[i] >= 0);
  }
  KF_ASSERT(t->numel == product_of_sizes(t));
  KF_ASSERT(kf__is_contiguous(t) == is_contiguous(t));
  KF_ASSERT(kf__is_dense(t) ==
            (is_contiguous(t) || kf__strides_are_dense(t->ndim, t->sizes, t->strides)));
  return true;
}

/* ---- Tensors ---- */

/* Bytes from the start of the storage to the end of the last element. */
static bool fits_storage(const kf_tensor_t *t) {
  int64_t last = t->offset, step = 0, bytes = 0;
  if (t->numel == 0) return true;
  for (uint32_t i = 0; i < t->ndim; i++)
    if (__builtin_mul_overflow(t->sizes[i] - 1, t->strides[i], &step) ||
        __builtin_add_overflow(last, step, &last))
      return false;
  return !__builtin_mul_overflow(last + 1, kf__itemsize(t), &bytes) &&
         (uint64_t)bytes <= t->storage->size;
}

/* Note [Version counters]. */
static void check_version(const kf_tensor_t *t) {
  if ((t->flags & KF__OWN_VERSION) == 0) {
    KF_ASSERT(t->version == &t->storage->version);
    return;
  }
  if ((t->flags & KF__OLD_VERSION) != 0) {
    KF_ASSERT(t->version != &t->storage->version);
    return;
  }
  const kf_version_cell_t *cell = kf__version_cell(t);
  KF_ASSERT(__atomic_load_n(&cell->object.refcount, __ATOMIC_RELAXED) >= 1);
}

bool kf__tensor_is_valid(const kf_tensor_t *t) {
  const kf_storage_t *s = t->storage;
  KF_ASSERT(__atomic_load_n(&t->base.object.refcount, __ATOMIC_RELAXED) >= 1);
  KF_ASSERT(t->base.object.type != NULL);
  KF_ASSERT((uintptr_t)t % KF__ALIGNMENT == 0);
  KF_ASSERT(s != NULL); /* only the undefined tensor has none */
  KF_ASSERT(kf__storage_is_valid(s));
  KF_ASSERT(t->dtype < KF_DTYPE_COUNT);
  KF_ASSERT(t->layout == KF_LAYOUT_STRIDED || kf__tensor_extension(t) != NULL);
  KF_ASSERT(t->device.type == s->device.type);
  KF_ASSERT(t->device.index == s->device.index);
  KF_ASSERT(kf__geometry_is_valid(t));
  /* A storage that was made smaller leaves its tensors as they are: kf__tensor_check_reach. */
  KF_ASSERT((__atomic_load_n(&s->flags, __ATOMIC_RELAXED) & KF__STORAGE_SHRUNK) != 0 ||
            fits_storage(t));
  check_version(t);
  return true;
}

#else

typedef int kf__no_validity_t; /* a source must declare something */

#endif
