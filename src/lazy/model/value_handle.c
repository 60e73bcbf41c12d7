/* Handles: how they are made and released. */
#include "lazy/model/value_handle.h"

#include "tensor/core/geometry.h"

pthread_mutex_t kf__lazy_mutex = PTHREAD_MUTEX_INITIALIZER;

kf__lazy_handle_t *kf__lazy_handle_make(kf_tensor_t *tensor, int64_t id) {
  kf__lazy_handle_t *made = kf__block_alloc(sizeof *made);
  if (made == NULL) {
    kf_tensor_release(tensor);
    return NULL;
  }
  *made = (kf__lazy_handle_t){.references = 1,
                              .state = tensor != NULL ? KF__LAZY_READY : KF__LAZY_PENDING,
                              .tensor = tensor,
                              .id = id};
  return made;
}

void kf__lazy_handle_release(kf__lazy_handle_t *handle) {
  if (handle == NULL || kf_count_down(&handle->references) > 1) return;
  (void)__atomic_load_n(&handle->references, __ATOMIC_ACQUIRE); /* see what other owners wrote */
  kf_tensor_release(handle->tensor);
  kf_object_release(handle->error);
  kf__block_free(handle, sizeof *handle);
}

kf_status_t kf__lazy_lost(const kf__lazy_handle_t *handle) {
  return kf_error_set(KF_ERR_RUNTIME, "%s",
                      handle->error != NULL ? kf_string_view(handle->error).data
                                            : "the value was lost by a graph that failed");
}
