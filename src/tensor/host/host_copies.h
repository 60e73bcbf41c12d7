/* Host memory that stands for device storages while the CPU runs an operator on them.
 *
 * Note [Host copies]
 * Arguments that share a storage get views of one host copy, so a write through one of them is seen
 * through the others, as it is on the device. Only the bytes between the first and the last element
 * that some argument reaches are copied; a lone argument with long gaps is copied run by run. An
 * argument that is written without being read (out=) is not fetched if it covers its bytes.
 *
 * Note [Kept copies]
 * A host copy outlives the call: the next fallback that reads the same storage finds it. The
 * storage carries a flag, KF__STORAGE_COPIED, while there is one; whoever writes to a storage must
 * pass kf__writable or kf_storage_mutable_data, which drop the copy. A fallback that writes takes
 * the copy, writes to both, and keeps it again. Copies are kept up to a limit in bytes; the one
 * that was not used for longest goes first. */
#ifndef KF_TENSOR_HOST_HOST_COPIES_H
#define KF_TENSOR_HOST_HOST_COPIES_H

#include "tensor/tensor_internal.h"

/* One storage of the call. Ranges are bytes of the device storage, [begin, end). */
typedef struct kf__host_copy {
  kf_storage_t *storage; /* borrowed: the arguments hold it */
  kf_storage_t *host;    /* owned; its first byte is byte `begin` of the storage */
  size_t begin, end;
  size_t write_begin, write_end;
  const kf_tensor_t *lone; /* the only argument on this storage; NULL: several */
  bool reads;              /* contents before the call matter */
  bool writes;
  bool by_runs;         /* only the runs of `lone` are copied */
  bool is_good;         /* the host copy has what the device has */
  bool was_kept;        /* by an earlier call */
  kf_storage_t *staged; /* owned: new memory of the device, to be swapped in; NULL: none */
  void *before;         /* written bytes as they were, to undo a write-back that fails half-way */
} kf__host_copy_t;

enum { KF__HOST_COPIES_INLINE = 6 };
typedef struct kf__host_copies {
  kf__host_copy_t *items;
  size_t count, capacity;
  uint64_t bytes_out; /* device to host */
  uint64_t bytes_in;  /* host to device */
  kf__host_copy_t first[KF__HOST_COPIES_INLINE];
} kf__host_copies_t;

void kf__host_copies_init(kf__host_copies_t *copies);
/* Drops everything that the call did not keep. `failed`: the host copies of written storages may
 * hold anything and are forgotten. */
void kf__host_copies_drop(kf__host_copies_t *copies, bool failed);

/* 1. Adds a defined tensor that is not on the CPU. */
KF_MUST_USE kf_status_t kf__host_copies_add(kf__host_copies_t *copies, const kf_tensor_t *tensor,
                                            bool reads, bool writes);
/* 2. Fetches what was added: from kept copies, or from the device. */
KF_MUST_USE kf_status_t kf__host_copies_fetch(kf__host_copies_t *copies);
/* 3. The CPU tensor that stands for one that was added: same geometry, over the host copy. */
KF_MUST_USE kf_status_t kf__host_copies_tensor(kf__host_copies_t *copies, kf_tensor_t *tensor,
                                               kf_tensor_t **out_host);
/* The kernel resized the host tensor of a written argument, and the argument has followed. */
KF_MUST_USE kf_status_t kf__host_copies_resized(kf__host_copies_t *copies,
                                                const kf_tensor_t *tensor);
/* 4. Writes everything that was added as written back to the device: all of it, or, when a copy
 * fails, nothing. */
KF_MUST_USE kf_status_t kf__host_copies_write_back(kf__host_copies_t *copies);

/* Keeps `host`, which nobody else writes to, as the copy of a whole new storage. */
void kf__host_copy_keep(kf_storage_t *storage, kf_storage_t *host);
/* Bytes of host memory that kept copies may take; 0 keeps none. */
void kf__host_copies_set_limit(size_t bytes);
size_t kf__host_copies_kept(void); /* bytes */

#endif
