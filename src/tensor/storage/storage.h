/* Storages, for the files of this room: how they are made, and where the memory of devices comes
 * from.
 *
 * Note [Where a storage's memory is]
 * A storage has a header of 64 bytes at the start of a block. Small data lies directly behind it in
 * the same block; larger data has a block of its own; data of a device comes from the device's
 * interface; wrapped data belongs to someone else; borrowed data belongs to another storage. The
 * low bits of `origin` say which. Its upper bits hold the class of the header's block, because
 * freeing the block needs it even after the data has moved elsewhere.
 *
 * Note [Copy on write]
 * Clones that wait for a write (kf_storage_lazy_clone) borrow their bytes from a hidden storage,
 * the lender, which nobody else knows: its count of references is the number of storages that share
 * the bytes. Each of them has the flag KF__STORAGE_COW, which writers test with the other flags of
 * KF__STORAGE_WATCHED. Before a write, a storage that is not alone copies the bytes and leaves the
 * lender; one that is alone clears its flag and writes to the lender's memory. Data behind a header
 * cannot move: there the lender anchors the header of the first storage.
 *
 * Note [Fused allocations]
 * A small tensor and its storage are allocated as one block: first the tensor, then the storage,
 * then the data. Usually both die together; the block then goes unchanged to a free list of fused
 * allocations, and reusing it only writes what differs between tensors: the tensor's count, keys,
 * sizes, strides, numel, offset, type and flags, and the storage's size. All other fields of a
 * block in that list are as build_fused in tensor.c wrote them. If one part dies before the other,
 * the last one frees the block: `parts` counts those that are alive. On the recording device, the
 * buffer takes the place of the data, so tensors of any number of elements are fused. */
#ifndef KF_TENSOR_STORAGE_STORAGE_H
#define KF_TENSOR_STORAGE_STORAGE_H

#include "tensor/device/device_table.h"
#include "tensor/recording_device.h"
#include "tensor/storage/block_cache.h"

enum {
  KF__ORIGIN_INLINE = 0,   /* directly behind the header */
  KF__ORIGIN_BLOCK = 1,    /* a block; `block` is the size that it was allocated with */
  KF__ORIGIN_DEVICE = 2,   /* source.entry, with `block` as its word */
  KF__ORIGIN_NOWHERE = 3,  /* the meta device: a size without data */
  KF__ORIGIN_WRAPPED = 4,  /* source.deleter, with `block` as its context */
  KF__ORIGIN_RECORDED = 5, /* the recording device: `block` is a buffer; there is no address */
  KF__ORIGIN_BORROWED = 6, /* kf_storage_borrow: `block` is the storage whose memory it is, owned */
  KF__ORIGIN_ANCHORED = 7, /* a lender: behind the header of `block`, which it anchors */
  KF__ORIGIN_KIND = 15,
  KF__ORIGIN_FUSED = 128, /* part of a fused allocation; not with DEVICE, NOWHERE or WRAPPED */
  KF__ORIGIN_CLASS = 8,   /* from this bit on: the class of the header's block */

  KF__STORAGE_HEADER = 64,
  KF__FUSED_HEADER = 256,        /* tensor and storage */
  KF__RECORDED_BUFFER = 64,      /* space for the buffer in a fused allocation */
  KF__INLINE_DATA = 4096,        /* larger data has a block of its own */
  KF__STORAGE_WARNED = 16,       /* a flag: the warning about writes was given */
  KF__STORAGE_PINNED = 32,       /* a flag: other code holds addresses of the memory */
  KF__STORAGE_ON_STREAMS = 1024, /* a flag: work on several streams uses the memory */
  KF__STORAGE_DEAD = 2048,       /* a flag: only anchors hold the header */
  KF__STORAGE_ANCHOR_SHIFT = 15, /* from this bit of the flags on: how many anchors there are */
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

/* Called when a program asks for the address of bytes; NULL: nobody wants to know. */
extern void (*kf__memory_watch)(const kf_storage_t *storage) KF__HIDDEN;

/* kf_storage_create without checks of the arguments. */
KF_MUST_USE kf_status_t kf__storage_new(kf_device_t device, size_t size,
                                        kf_storage_t **out_storage);
/* The same on the device of another storage, without looking the device up where that can be
 * avoided. */
KF_MUST_USE kf_status_t kf__storage_new_beside(const kf_storage_t *other, size_t size,
                                               kf_storage_t **out_storage);
/* Called by the tensor and by the storage of a fused allocation that do not die together; the
 * second call frees the block. */
void kf__fused_part_died(kf__fused_t *fused);
/* An anchor keeps the header of a storage, and with it the version counter, after the data is gone:
 * Note [Version counters]. The caller of the first function holds the storage or an anchor. */
void kf__storage_anchor(kf_storage_t *storage);
void kf__storage_drop_anchor(kf_storage_t *storage);
/* Sets and returns KF_ERR_NO_MEMORY with the size of a storage. The status is a constant in the
 * inline half, so that analyzers see it. */
void kf__storage_report_no_memory(size_t size);
static inline kf_status_t kf__storage_no_memory(size_t size) {
  kf__storage_report_no_memory(size);
  return KF_ERR_NO_MEMORY;
}

/* ---- Bytes from and to the host, wherever the storage is ---- */

KF_MUST_USE kf_status_t kf__storage_copy_out(const kf_storage_t *storage, size_t begin, void *to,
                                             size_t size);
KF_MUST_USE kf_status_t kf__storage_copy_in(kf_storage_t *storage, size_t begin, const void *from,
                                            size_t size);
/* Between two storages on any devices; the ranges do not overlap. */
KF_MUST_USE kf_status_t kf__storage_copy(kf_storage_t *to, size_t to_begin,
                                         const kf_storage_t *from, size_t from_begin, size_t size);

/* Whether other code has the address of the bytes, or another storage has them, too. */
bool kf__storage_is_shared(const kf_storage_t *storage);

/* Exchanges the memory of two storages of one device and size. Nobody may hold its address. */
void kf__storage_swap_data(kf_storage_t *a, kf_storage_t *b);

/* ---- Counting (memory_in_use.c) ---- */

/* Bytes of an element, by number of its type. 0 for types that are not supported, and for all types
 * while the CPU has an interface: fused allocations never come from one. Read atomically.
 */
enum { KF__FUSED_DTYPES = 64 };
extern uint8_t kf__fused_sizes[KF__FUSED_DTYPES] KF__HIDDEN;

/* Counts bytes of the CPU that a storage got (or gave back: negative). */
void kf__memory_count(int64_t bytes);
/* What the process has counted, without the bytes that threads have not told yet; and its peak. */
int64_t kf__memory_counted(void);
int64_t kf__memory_counted_peak(void);

/* The same for small storages, which are made too often for a shared counter: counted per thread,
 * and added to the process-wide count every KF__UNCOUNTED_MAX bytes. */
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
  KF_ASSERT(lists->uncounted_peak >= lists->uncounted);
  if (uncounted > KF__UNCOUNTED_MAX || uncounted < -KF__UNCOUNTED_MAX) kf__memory_tell(lists);
}

#endif
