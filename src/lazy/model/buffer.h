/* The buffers of lazy storages.
 *
 * Note [Lazy buffers]
 * The storage of a lazy tensor has a buffer. Its value is either a pending output of a recorded
 * node, or a handle: an eager tensor, which may still be computed by a job. A buffer without both
 * was never written. A tensor reads and writes its buffer by geometry: type, sizes, strides and
 * offset over the bytes of the value's storage. So views need no nodes, and a write through a view
 * gives the buffer a new value whose memory is that of the old one. */
#ifndef KF_LAZY_MODEL_BUFFER_H
#define KF_LAZY_MODEL_BUFFER_H

#include "lazy/model/value_handle.h"
#include "lazy/state/policy.h"
#include "tensor/storage/storage.h"

typedef struct kf__lazy_node kf__lazy_node_t;

/* ---- Buffers ---- */

struct kf__lazy_buffer {
  int64_t id;
  kf__lazy_node_t *node; /* pending value: output `output` of it; NULL: see handle */
  uint32_t output;
  uint32_t generation;
  kf__lazy_handle_t *handle; /* owned; NULL while a value is pending or there is none */
  kf_storage_t *storage;     /* it belongs to; not owned */
  kf_storage_t *home;        /* owned: the eager storage that gets what is written; or NULL */
};

static inline bool kf__lazy_is(const kf_tensor_t *tensor) {
  return tensor != NULL && tensor->storage != NULL &&
         (tensor->storage->origin & KF__ORIGIN_KIND) == KF__ORIGIN_RECORDED;
}
static inline kf__lazy_buffer_t *kf__lazy_buffer(const kf_tensor_t *tensor) {
  return (kf__lazy_buffer_t *)tensor->storage->block;
}
/* Whether an operator that reads this memory, or writes to it, has to run at once: Note [Shared
 * memory]. */
static inline bool kf__lazy_is_urgent(const kf__lazy_buffer_t *buffer, bool writes) {
  return KF_UNLIKELY(buffer->home != NULL) &&
         kf__lazy_policy >= (writes ? KF__LAZY_RECORDS_READS : KF__LAZY_RECORDS_NONE) &&
         kf__storage_is_shared(buffer->home);
}

/* Says that recorded operators use the eager memory of a buffer; `how` is a flag of the storage:
 * Note [Recorded accesses]. */
static inline void kf__lazy_uses_home(const kf__lazy_buffer_t *buffer, uint32_t how) {
  if (KF_LIKELY(buffer->home == NULL) || (kf__storage_flags(buffer->home) & how) == how) return;
  (void)__atomic_fetch_or(&buffer->home->flags, how, __ATOMIC_RELAXED);
}
/* Gives a buffer a computed value; takes over the handle. The lock is held. */
void kf__lazy_buffer_set(kf__lazy_buffer_t *buffer, kf__lazy_handle_t *handle);
/* The same. Lock not held. */
void kf__lazy_buffer_replace(kf__lazy_buffer_t *buffer, kf__lazy_handle_t *handle);
extern const kf__recorded_storages_t kf__lazy_storages;

/* The eager tensor of a lazy one's elements on a device; flushes and waits. It shares the memory of
 * a value that is there, and is a copy of one that is not. `reason` is a static text. */
KF_MUST_USE kf_status_t kf__lazy_eager(const kf_tensor_t *tensor, kf_device_t device,
                                       const char *reason, kf_tensor_t **out_eager);
/* Moves the value of a lazy tensor to the CPU, for somebody who writes to it there. */
KF_MUST_USE kf_status_t kf__lazy_settle_on_cpu(const kf_tensor_t *tensor, const char *reason);
/* A new lazy tensor with the sizes of another, contiguous and without a value. */
KF_MUST_USE kf_status_t kf__lazy_new_like(const kf_tensor_t *model, kf_dtype_t dtype,
                                          kf_tensor_t **out_tensor);
/* Gives the buffer of a lazy storage memory of the CPU, where its values go from now on. */
KF_MUST_USE kf_status_t kf__lazy_give_home(kf_storage_t *storage);
/* The memory of a lazy storage may have another size than before: nothing that is pending has to do
 * with it. */
KF_MUST_USE kf_status_t kf__lazy_follow_home(kf_storage_t *storage);
/* The number of the newest buffer. */
int64_t kf__lazy_last_id(void);
/* A new lazy tensor with the geometry of an eager one, which becomes its value. */
KF_MUST_USE kf_status_t kf__lazy_adopt(kf_tensor_t *eager, kf_tensor_t **out_tensor);

/* ---- Running what is pending ---- */

/* Running what is pending, for those who read and write the memory of buffers. Set when the library
 * is loaded (execution/jobs.c). */
typedef struct kf__lazy_executor {
  /* Runs everything that is pending and waits for it. `reason` is a static text. */
  kf_status_t (*flush)(const char *reason);
  /* Waits for a handle: the error of its job when that failed. Lock not held. */
  kf_status_t (*await)(kf__lazy_handle_t *handle);
  /* Whether the calling thread runs a graph. */
  bool (*is_running)(void);
  /* Whether nothing is pending and no graph runs. The lock is held. */
  bool (*is_idle)(void);
} kf__lazy_executor_t;
extern const kf__lazy_executor_t *kf__lazy_executor;

/* kf__recorded_storages_t.twin for the scope of the thread. Set when the library is loaded
 * (recording/recording_scope.c). */
extern kf_status_t (*kf__lazy_find_twin)(kf_storage_t *storage, int device_type,
                                         kf_storage_t **out_twin);

#endif
