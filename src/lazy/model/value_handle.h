/* Handles: eager tensors that are computed, or will be; and the lock of the room.
 *
 * Note [Lazy locks]
 * `kf__lazy_lock` protects the trace, the values of buffers and the queue of jobs. No operator runs
 * under it. Jobs are numbered when they are made and run one after another in that order. */
#ifndef KF_LAZY_MODEL_VALUE_HANDLE_H
#define KF_LAZY_MODEL_VALUE_HANDLE_H

#include <keyfall/lazy.h>
#include <pthread.h>

#include "lazy/model/value_geometry.h"

typedef struct kf__lazy_buffer kf__lazy_buffer_t;

/* ---- The lock ---- */

extern pthread_mutex_t kf__lazy_mutex;
static inline void kf__lazy_lock(void) { (void)pthread_mutex_lock(&kf__lazy_mutex); }
static inline void kf__lazy_unlock(void) { (void)pthread_mutex_unlock(&kf__lazy_mutex); }
/* The same around code that starts no thread and waits for none: a process with one thread needs no
 * lock then, which is a sixth of the time of recording an operator. Returns what the end gets. */
static inline bool kf__lazy_lock_briefly(void) {
  const bool is_needed = !KF_SINGLE_THREADED;
  if (is_needed) kf__lazy_lock();
  return is_needed;
}
static inline void kf__lazy_unlock_briefly(bool was_needed) {
  if (was_needed) kf__lazy_unlock();
}

/* ---- Handles ---- */

typedef enum { KF__LAZY_READY, KF__LAZY_PENDING, KF__LAZY_FAILED } kf__lazy_state_t;

/* An eager tensor that is computed, or will be. Reference-counted. */
typedef struct kf__lazy_handle {
  int64_t references;                  /* kf_count_up, kf_count_down */
  uint32_t state;                      /* kf__lazy_state_t; changes under the lock */
  uint32_t number;                     /* as a parameter in the flush `mark` */
  kf_tensor_t *tensor;                 /* owned; NULL unless READY */
  int64_t id;                          /* of the buffer that it was made for */
  kf__lazy_buffer_t *owner;            /* whose value it is now; NULL: none. Under the lock */
  uint64_t mark;                       /* of the flush that numbered it: kf__lazy_job_t.mark */
  const kf__lazy_geometry_t *geometry; /* while PENDING: of its job, read under the lock */
  kf_string_t *error;                  /* owned; of a job that FAILED */
} kf__lazy_handle_t;

/* Takes over the tensor's reference, also when it fails: NULL. */
kf__lazy_handle_t *kf__lazy_handle_make(kf_tensor_t *tensor, int64_t id);
static inline void kf__lazy_handle_retain(kf__lazy_handle_t *handle) {
  (void)kf_count_up(&handle->references);
}
void kf__lazy_handle_release(kf__lazy_handle_t *handle);

/* Sets the error of a handle whose value a failed job or graph has lost. */
KF_MUST_USE kf_status_t kf__lazy_lost(const kf__lazy_handle_t *handle);

#endif
