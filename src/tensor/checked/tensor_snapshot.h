/* What a tensor looked like before a kernel ran, so that a change can be told afterwards.
 *
 * Memory is remembered as hashes of blocks: of single elements when there are few, of larger blocks
 * when there are many, so that a snapshot is never larger than a few pages, and yet says where a
 * change was. The whole range that the tensor reaches over counts, gaps between its elements
 * included; nobody has any business there, except for other arguments that the kernel may write. */
#ifndef KF_TENSOR_CHECKED_TENSOR_SNAPSHOT_H
#define KF_TENSOR_CHECKED_TENSOR_SNAPSHOT_H

#include "tensor/tensor_internal.h"

typedef struct kf__snapshot {
  kf_tensor_t *tensor;     /* owned */
  kf_storage_t *storage;   /* owned */
  uint64_t sizes, strides; /* hashes */
  int64_t offset;
  uint64_t lazy_bits;
  uint32_t dtype;
  uint32_t version;
  const uint32_t *counter; /* where the version was */
  const void *data;        /* of the storage */
  size_t storage_size;
  size_t first, end; /* bytes of the storage; the same when there is no memory to look at */
  size_t block;      /* bytes */
  uint64_t *hashes;  /* one for each block; 0: may change */
} kf__snapshot_t;

/* Of a tensor that has a storage. On failure there is nothing to forget. */
KF_MUST_USE kf_status_t kf__snapshot_take(kf_tensor_t *tensor, kf__snapshot_t *out_snapshot);
void kf__snapshot_forget(kf__snapshot_t *snapshot);
/* Elements of `other`, which may be written, lie in the range: what they touch may change. */
void kf__snapshot_allow(kf__snapshot_t *snapshot, const kf__snapshot_t *other);

/* Each gives NULL when nothing changed, else what did, for a message; `buffer` has room for it. */
enum { KF__CHANGE_TEXT = 160 };
const char *kf__snapshot_metadata_change(const kf__snapshot_t *snapshot);
const char *kf__snapshot_memory_change(const kf__snapshot_t *snapshot, char *buffer);
/* The storage was resized, or its memory was replaced. */
bool kf__snapshot_storage_changed(const kf__snapshot_t *snapshot);
static inline bool kf__snapshot_version_moved(const kf__snapshot_t *s) {
  return s->tensor->version != s->counter ||
         __atomic_load_n(s->counter, __ATOMIC_RELAXED) != s->version;
}

/* Do the storages of the two have bytes in common? Also when two storages lie over one memory. */
bool kf__shares_memory(const kf_tensor_t *a, const kf_tensor_t *b);

#endif
