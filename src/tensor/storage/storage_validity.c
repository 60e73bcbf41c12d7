/* Checks of the invariants that storages keep, for builds with assertions: see tensor_validity.c.
 */
#include "tensor/storage/storage.h"

#ifndef NDEBUG

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
    case KF__ORIGIN_BORROWED: KF_ASSERT(s->size <= ((const kf_storage_t *)s->block)->size); break;
    case KF__ORIGIN_ANCHORED:
      KF_ASSERT(s->data == (const char *)s->block + KF__STORAGE_HEADER);
      break;
    case KF__ORIGIN_RECORDED: KF_ASSERT(s->block != NULL); break;
    case KF__ORIGIN_DEVICE: KF_ASSERT(s->source.entry != NULL); break;
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
  KF_ASSERT(s->object.type != NULL);
  KF_ASSERT((uintptr_t)s % KF__ALIGNMENT == 0);
  KF_ASSERT(s->size <= INT64_MAX);
  KF_ASSERT(block_class >= kf__block_class(inline_header(s)));
  KF_ASSERT(block_class < KF__THREAD_CLASSES);
  uint32_t flags = __atomic_load_n(&s->flags, __ATOMIC_RELAXED);
  KF_ASSERT(((flags & KF__STORAGE_REMOTE) != 0) == (s->device.type != KF_DEVICE_CPU));
  KF_ASSERT((flags & KF__STORAGE_CODE) == 0 || kind == KF__ORIGIN_WRAPPED);
  KF_ASSERT((flags & KF__STORAGE_COW) == 0 || kind == KF__ORIGIN_BORROWED);
  if ((s->origin & KF__ORIGIN_FUSED) != 0) {
    uint64_t parts = __atomic_load_n(&s->source.parts, __ATOMIC_RELAXED);
    KF_ASSERT(kind == KF__ORIGIN_INLINE || kind == KF__ORIGIN_BLOCK ||
              kind == KF__ORIGIN_RECORDED || kind == KF__ORIGIN_BORROWED);
    KF_ASSERT(parts == 1 || parts == 2);
    KF_ASSERT(block_class < KF__FUSED_CLASSES);
  }
  check_data(s, block_class);
  return true;
}

#else

typedef int kf__no_storage_validity_t; /* a source must declare something */

#endif
