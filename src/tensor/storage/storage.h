/* What the files of the tensor room share about storages: how they are made, and where the memory
 * of devices comes from.
 *
 * Note [Where a storage's memory is]
 * A storage is a block with its header of 64 bytes. Small data lies right behind it in the same
 * block; larger data is a block of its own; data of a device comes from the device's kf_memory_t;
 * wrapped data from somebody else. `origin` says which in its low bits, and above them the class of
 * the header's block, which must be known to free it even after the data has moved elsewhere.
 *
 * Note [Twins]
 * A small tensor is made together with its storage, in one block: first the tensor, then the
 * storage, then the data. Mostly they die together; then the block goes as it is to a list of
 * twins, and only what differs from one tensor to the next has to be written when it is taken from
 * there. What may be relied on in such a block: everything but the tensor's count, keys, sizes and
 * strides, numel, offset, type and flags, and the storage's size. Where one dies before the other,
 * the last of them frees the block: `parts` counts them. */
#ifndef KF_TENSOR_STORAGE_STORAGE_H
#define KF_TENSOR_STORAGE_STORAGE_H

#include "tensor/storage/block_cache.h"

enum {
  KF__ORIGIN_INLINE = 0,  /* behind the header */
  KF__ORIGIN_BLOCK = 1,   /* a block; `block` is its size as a number */
  KF__ORIGIN_DEVICE = 2,  /* source.memory, with `block` as its word */
  KF__ORIGIN_NOWHERE = 3, /* the meta device: a size without data */
  KF__ORIGIN_WRAPPED = 4, /* source.deleter, with `block` as its context */
  KF__ORIGIN_KIND = 15,
  KF__ORIGIN_FUSED = 128, /* the header is part of a twin; only INLINE or BLOCK */
  KF__ORIGIN_CLASS = 8,   /* from this bit on: the class of the header's block */

  KF__STORAGE_HEADER = 64,
  KF__FUSED_HEADER = 256,  /* tensor and storage */
  KF__INLINE_DATA = 4096,  /* larger data has a block of its own */
  KF__STORAGE_WARNED = 16, /* a flag of our own: the warning about writes was given */
  KF__STORAGE_PINNED = 32, /* another: addresses of the memory are held elsewhere */
  KF__UNCOUNTED_MAX = 64 * 1024
};
_Static_assert(sizeof(struct kf_storage) == KF__STORAGE_HEADER,
               "data behind the header would lose its alignment");
_Static_assert(sizeof(struct kf_tensor) + sizeof(struct kf_storage) == KF__FUSED_HEADER,
               "data behind the headers would lose its alignment");

typedef struct kf__fused {
  kf_tensor_t tensor;
  kf_storage_t storage;
} kf__fused_t;

extern const kf_object_type_t kf__storage_type KF__HIDDEN;

/* kf_storage_create for arguments that are known to be right. */
KF_MUST_USE kf_status_t kf__storage_new(kf_device_t device, size_t size,
                                        kf_storage_t **out_storage);
/* A tensor or a storage of a twin died alone. */
void kf__fused_part_died(kf__fused_t *twin);
/* Records and returns KF_ERR_NO_MEMORY with the size of a storage; visible to analyzers. */
void kf__storage_report_no_memory(size_t size);
static inline kf_status_t kf__storage_no_memory(size_t size) {
  kf__storage_report_no_memory(size);
  return KF_ERR_NO_MEMORY;
}

/* ---- Memory of devices (device_memory.c) ---- */

/* The memory that was set for this device type, with a reference; NULL: none. */
const kf_memory_t *kf__memory_of(int device_type);
void kf__memory_release(const kf_memory_t *memory);
extern bool kf__cpu_has_memory KF__HIDDEN; /* one was set for the CPU: read atomically */
/* Bytes of an element by number of its type; 0 for types that are not supported, and for all while
 * a memory is set for the CPU, which twins do not come from. Read atomically. */
enum { KF__FUSED_DTYPES = 64 };
extern uint8_t kf__fused_sizes[KF__FUSED_DTYPES] KF__HIDDEN;

/* Counts bytes of the CPU that a storage got (or gave back: negative). */
void kf__memory_count(int64_t bytes);

/* Same for small storages, which are many: counted in the thread, and told only now and then. */
static inline void kf__memory_count_small(int64_t bytes) {
  kf__block_lists_t *lists = kf__blocks;
  if (KF_UNLIKELY(lists == &kf__no_blocks)) {
    kf__memory_count(bytes);
    return;
  }
  int64_t uncounted = lists->uncounted + bytes;
  lists->uncounted = uncounted;
  if (KF_LIKELY(uncounted <= lists->uncounted_peak && uncounted >= -KF__UNCOUNTED_MAX)) return;
  if (uncounted > lists->uncounted_peak) lists->uncounted_peak = uncounted;
  if (uncounted > KF__UNCOUNTED_MAX || uncounted < -KF__UNCOUNTED_MAX) kf__memory_tell(lists);
}

#endif
