/* The state of a tensor before a kernel ran, to detect changes afterwards.
 *
 * Memory is stored as hashes of blocks: of single elements if there are few, of larger blocks if
 * there are many, so that a snapshot never takes more than a few pages and still says where a
 * change was. The whole range from the first to the last element is hashed, including gaps between
 * them: no kernel may write there, except to other arguments that it may write. */
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

/* Takes a snapshot of a tensor that has a storage, and holds both. After a failure there is nothing
 * to forget. */
KF_MUST_USE kf_status_t kf__snapshot_take(kf_tensor_t *tensor, kf__snapshot_t *out_snapshot);
void kf__snapshot_forget(kf__snapshot_t *snapshot);
/* `other` may be written: marks the blocks of `snapshot` that its elements touch as allowed to
 * change. */
void kf__snapshot_allow(kf__snapshot_t *snapshot, const kf__snapshot_t *other);

/* NULL when nothing changed, else a text that says what did; `buffer` has KF__CHANGE_TEXT bytes. */
enum { KF__CHANGE_TEXT = 160 };
const char *kf__snapshot_metadata_change(const kf__snapshot_t *snapshot);
const char *kf__snapshot_memory_change(const kf__snapshot_t *snapshot, char *buffer);
/* The storage was resized, or its memory was replaced. */
bool kf__snapshot_storage_changed(const kf__snapshot_t *snapshot);
static inline bool kf__snapshot_version_moved(const kf__snapshot_t *s) {
  return s->tensor->version != s->counter ||
         __atomic_load_n(s->counter, __ATOMIC_RELAXED) != s->version;
}

/* Whether the storages of the two have bytes in common, also if they are two storages that wrap the
 * same memory. */
bool kf__shares_memory(const kf_tensor_t *a, const kf_tensor_t *b);

#endif
