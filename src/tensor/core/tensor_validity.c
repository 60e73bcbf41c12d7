/* Checks of the invariants that tensors and storages keep, for builds with assertions. Each
 * condition is an assertion of its own, so that a failure names the invariant that was broken. */
#include "tensor/core/geometry.h"
#include "tensor/storage/storage.h"

#ifndef NDEBUG

/* ---- Storages ---- */

static size_t inline_header(const kf_storage_t *s) {
  return (s->origin & KF__ORIGIN_FUSED) != 0 ? (size_t)KF__FUSED_HEADER
                                             : (size_t)KF__STORAGE_HEADER;
}

/* The location and the capacity of the data, by kind: Note [Where a storage's memory is]. */
static void check_data(const kf_storage_t *s, unsigned block_class) {
  switch (s->origin & KF__ORIGIN_KIND) {
    case KF__ORIGIN_INLINE:
      KF_ASSERT(s->data == (const char *)s + KF__STORAGE_HEADER);
      KF_ASSERT(s->size <= kf__block_class_size(block_class) - inline_header(s));
      break;
    case KF__ORIGIN_BLOCK:
      KF_ASSERT(s->data != NULL);
      KF_ASSERT((uintptr_t)s->data % KF__ALIGNMENT == 0);
      KF_ASSERT(s->size <= kf__block_capacity((size_t)(uintptr_t)s->block));
      break;
    case KF__ORIGIN_DEVICE: KF_ASSERT(s->source.memory != NULL); break;
    case KF__ORIGIN_NOWHERE:
      KF_ASSERT(s->data == NULL);
      KF_ASSERT(s->device.type == KF_DEVICE_META);
      break;
    default: KF_ASSERT((s->origin & KF__ORIGIN_KIND) == KF__ORIGIN_WRAPPED); break;
  }
}

bool kf__storage_is_valid(const kf_storage_t *s) {
  uint32_t kind = s->origin & KF__ORIGIN_KIND;
  unsigned block_class = s->origin >> KF__ORIGIN_CLASS;
  KF_ASSERT(__atomic_load_n(&s->object.refcount, __ATOMIC_RELAXED) >= 1);
  KF_ASSERT(s->object.type == &kf__storage_type);
  KF_ASSERT((uintptr_t)s % KF__ALIGNMENT == 0);
  KF_ASSERT(s->size <= INT64_MAX);
  KF_ASSERT(block_class >= kf__block_class(inline_header(s)));
  KF_ASSERT(block_class < KF__THREAD_CLASSES);
  uint32_t flags = __atomic_load_n(&s->flags, __ATOMIC_RELAXED);
  KF_ASSERT(((flags & KF__STORAGE_REMOTE) != 0) == (s->device.type != KF_DEVICE_CPU));
  KF_ASSERT((flags & KF__STORAGE_CODE) == 0 || kind == KF__ORIGIN_WRAPPED);
  if ((s->origin & KF__ORIGIN_FUSED) != 0) {
    uint64_t parts = __atomic_load_n(&s->source.parts, __ATOMIC_RELAXED);
    KF_ASSERT(kind == KF__ORIGIN_INLINE || kind == KF__ORIGIN_BLOCK);
    KF_ASSERT(parts == 1 || parts == 2);
    KF_ASSERT(block_class < KF__FUSED_CLASSES);
  }
  check_data(s, block_class);
  return true;
}

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

bool kf__geometry_is_valid(const kf_tensor_t *t) {
  bool own_dims = (t->flags & KF__OWN_DIMS) != 0;
  KF_ASSERT(t->ndim <= KF__MAX_DIMS);
  KF_ASSERT(own_dims == (t->ndim > KF__INLINE_DIMS));
  KF_ASSERT((t->sizes == t->dims) == !own_dims);
  KF_ASSERT(t->strides == t->sizes + (own_dims ? t->ndim : (uint32_t)KF__INLINE_DIMS));
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
  const kf_version_cell_t *cell = kf__version_cell(t);
  KF_ASSERT(__atomic_load_n(&cell->object.refcount, __ATOMIC_RELAXED) >= 1);
}

bool kf__tensor_is_valid(const kf_tensor_t *t) {
  const kf_storage_t *s = t->storage;
  KF_ASSERT(__atomic_load_n(&t->base.object.refcount, __ATOMIC_RELAXED) >= 1);
  KF_ASSERT(t->base.object.type == &kf__tensor_type);
  KF_ASSERT((uintptr_t)t % KF__ALIGNMENT == 0);
  KF_ASSERT(s != NULL); /* only the undefined tensor has none */
  KF_ASSERT(kf__storage_is_valid(s));
  KF_ASSERT(t->dtype < KF_DTYPE_COUNT);
  KF_ASSERT(t->layout == KF_LAYOUT_STRIDED);
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
