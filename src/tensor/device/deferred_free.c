/* See Note [Deferred frees]. Functions of the interface run without the lock: a list is taken off,
 * looked through, and what is not done yet is put back. */
#include "tensor/device/deferred_free.h"

struct kf__deferred {
  kf__deferred_t *next;
  kf__device_memory_t memory;
  size_t count; /* of the events that are not done */
  void *events[];
};

/* ---- Events ---- */

static bool is_done(const kf_device_interface_t *calls, void *event, bool wait) {
  bool done = true;
  kf_status_t status = wait ? calls->event_synchronize(calls->context, event)
                            : calls->event_query(calls->context, event, &done);
  if (status == KF_OK) return done;
  kf_error_clear();
  return true;
}

/* Destroys the events that are done; true: all are. */
static bool look(const kf__device_entry_t *entry, kf_device_t device, kf__deferred_t *deferred,
                 bool wait) {
  const kf_device_interface_t *calls = &entry->calls;
  while (deferred->count > 0) {
    void *event = deferred->events[deferred->count - 1];
    if (!is_done(calls, event, wait)) return false;
    calls->event_destroy(calls->context, device, event);
    deferred->count--;
  }
  return true;
}

static void wait_for_stream(const kf__device_entry_t *entry, kf_stream_t stream) {
  const kf_device_interface_t *calls = &entry->calls;
  if (calls->stream_synchronize == NULL) return;
  if (calls->stream_synchronize(calls->context, stream) != KF_OK) kf_error_clear();
}

/* Records an event on a stream; false: the device has none, or it failed. */
static bool record(const kf__device_entry_t *entry, kf_stream_t stream, void **out_event) {
  const kf_device_interface_t *calls = &entry->calls;
  *out_event = NULL;
  if (calls->event_create == NULL) return false;
  kf_status_t status = calls->event_create(calls->context, stream.device, false, out_event);
  if (status == KF_OK) {
    status = calls->event_record(calls->context, *out_event, stream);
    if (status == KF_OK) return true;
    calls->event_destroy(calls->context, stream.device, *out_event);
  }
  kf_error_clear();
  return false;
}

/* ---- The list ---- */

static void put(kf__device_state_t *state, kf__deferred_t *list) {
  kf__deferred_t *last = list;
  while (last->next != NULL) last = last->next;
  (void)pthread_mutex_lock(&state->lock);
  last->next = state->deferred;
  __atomic_store_n(&state->deferred, list, __ATOMIC_RELAXED);
  (void)pthread_mutex_unlock(&state->lock);
}

static kf__deferred_t *take(kf__device_state_t *state) {
  if (__atomic_load_n(&state->deferred, __ATOMIC_RELAXED) == NULL) return NULL;
  (void)pthread_mutex_lock(&state->lock);
  kf__deferred_t *list = state->deferred;
  __atomic_store_n(&state->deferred, NULL, __ATOMIC_RELAXED);
  (void)pthread_mutex_unlock(&state->lock);
  return list;
}

void kf__device_free_deferred(kf__device_entry_t *entry, int index, bool wait) {
  kf__device_state_t *state = __atomic_load_n(&entry->states[index], __ATOMIC_ACQUIRE);
  if (state == NULL) return;
  kf_device_t device = kf_device_make(entry->device_type, index);
  kf__deferred_t *left = NULL;
  for (kf__deferred_t *each = take(state), *next; each != NULL; each = next) {
    next = each->next;
    if (look(entry, device, each, wait)) {
      kf__device_return(entry, device, &each->memory);
      kf_free(each);
    } else {
      each->next = left;
      left = each;
    }
  }
  if (left != NULL) put(state, left);
}

void kf__device_free_after(kf__device_entry_t *entry, kf_device_t device,
                           const kf__device_memory_t *memory, const int64_t *streams,
                           size_t count) {
  if (memory->size == 0) return;
  kf__device_count_free(entry, device, memory->size);
  kf__deferred_t *made = kf_alloc(sizeof *made + count * sizeof made->events[0]);
  if (made != NULL) *made = (kf__deferred_t){.memory = *memory};
  for (size_t i = 0; i < count; i++) {
    const kf_stream_t stream = {device, streams[i]};
    if (made != NULL && record(entry, stream, &made->events[made->count]))
      made->count++;
    else
      wait_for_stream(entry, stream);
  }
  if (made != NULL && !look(entry, device, made, false)) {
    put(__atomic_load_n(&entry->states[kf__device_slot(device)], __ATOMIC_ACQUIRE), made);
    return;
  }
  kf_free(made);
  kf__device_return(entry, device, memory);
}
