/* Streams and events of all devices. A device without streams finishes its work before it returns:
 * its default stream is always done, and its events are done as soon as they are recorded. */
#include <pthread.h>
#include <time.h>

#include "base/new_stack.h"
#include "base/required.h"
#include "tensor/device/device_table.h"

/* The streams that the thread has made current, other than default streams. The list exists while
 * it has entries; a thread that ends with entries frees it. It is not in thread-local storage
 * itself: all libraries that a process loads at run time share 1,664 bytes of that, and PyTorch
 * beside this library needs a third. */
enum { CURRENT_STREAMS = 32 };
__thread uint32_t kf__current_stream_count __attribute__((tls_model("initial-exec")));
static __thread kf_stream_t *current __attribute__((tls_model("initial-exec")));

static pthread_once_t key_once = PTHREAD_ONCE_INIT;
static pthread_key_t list_key;
static bool key_made;

static void free_list(void *list) {
  kf__current_stream_count = 0;
  current = NULL;
  kf_free(list);
}

static void make_key(void) { key_made = pthread_key_create(&list_key, free_list) == 0; }

/* The list is freed by the thread that has it. */
static void list_moved(void) {
  if (key_made) (void)pthread_setspecific(list_key, current);
}
KF__THREAD_PART(stream_count, kf__current_stream_count, NULL)
KF__THREAD_PART(streams, current, list_moved)

static kf_status_t make_list(void) {
  (void)pthread_once(&key_once, make_key);
  kf_stream_t *list = kf_alloc(CURRENT_STREAMS * sizeof *list);
  if (list == NULL || !key_made || pthread_setspecific(list_key, list) != 0) {
    kf_free(list);
    return kf__no_memory();
  }
  current = list;
  return KF_OK;
}

static bool same_device(kf_device_t a, kf_device_t b) {
  return a.type == b.type && a.index == b.index;
}

/* Entry of a device that the user named, which is picked; the caller releases the entry. */
static kf_status_t find(kf_device_t device, kf__device_entry_t **out_entry,
                        kf_device_t *out_device) {
  KF_TRY(kf__device_find_entry(device, out_entry));
  kf_status_t status = kf__device_pick(*out_entry, device, out_device);
  if (status == KF_OK) status = kf__device_check(*out_entry, *out_device);
  if (status != KF_OK) kf__device_entry_release(*out_entry);
  return status;
}

static bool is_host(int device_type) {
  return device_type == KF_DEVICE_CPU || device_type == KF_DEVICE_META;
}

kf_status_t kf_device_synchronize(kf_device_t device) {
  if (is_host(device.type)) return KF_OK;
  kf__device_entry_t *entry;
  KF_TRY(find(device, &entry, &device));
  kf_status_t status = KF_OK;
  if (entry->calls.synchronize != NULL)
    KF__DEVICE_ASK(status, entry, device, synchronize, device);
  kf__device_entry_release(entry);
  return status;
}

/* ---- Streams ---- */

kf_status_t kf_stream_create(kf_device_t device, int priority, kf_stream_t *out_stream) {
  KF__REQUIRE(out_stream);
  *out_stream = (kf_stream_t){device, 0};
  kf__device_entry_t *entry;
  KF_TRY(find(device, &entry, &out_stream->device));
  kf_status_t status;
  if (entry->calls.stream_create == NULL)
    status = kf_error_set(KF_ERR_NOT_IMPLEMENTED, "device %s has no streams", entry->name);
  else
    KF__DEVICE_ASK(status, entry, out_stream->device, stream_create, out_stream->device, priority,
                   &out_stream->id);
  kf__device_entry_release(entry);
  return status;
}

void kf_stream_destroy(kf_stream_t stream) {
  if (stream.id == 0) return;
  kf__device_entry_t *entry = kf__device_entry(stream.device.type);
  if (entry == NULL) return;
  if (entry->calls.stream_destroy != NULL)
    entry->calls.stream_destroy(entry->calls.context, stream);
  kf__device_entry_release(entry);
}

kf_stream_t kf_stream_current(kf_device_t device) {
  if (device.index < 0) device.index = (int16_t)kf_device_current(device.type);
  for (uint32_t i = 0; i < kf__current_stream_count; i++)
    if (same_device(current[i].device, device)) return current[i];
  return (kf_stream_t){device, 0};
}

/* Drops an entry, and the list with its last one. */
static void forget_current(uint32_t at) {
  if (at >= kf__current_stream_count) return;
  current[at] = current[--kf__current_stream_count];
  if (kf__current_stream_count > 0) return;
  (void)pthread_setspecific(list_key, NULL);
  free_list(current);
}

kf_status_t kf_stream_set_current(kf_stream_t stream) {
  KF_TRY(kf_device_resolve(stream.device, &stream.device));
  if (stream.id != 0 && current == NULL) KF_TRY(make_list());
  uint32_t at = 0;
  while (at < kf__current_stream_count && !same_device(current[at].device, stream.device)) at++;
  if (stream.id == 0) return forget_current(at), KF_OK;
  if (at == CURRENT_STREAMS)
    return kf_error_set(KF_ERR_EXHAUSTED,
                        "kf_stream_set_current: a thread can have streams current on at most %d "
                        "devices",
                        CURRENT_STREAMS);
  current[at] = stream;
  if (at == kf__current_stream_count) kf__current_stream_count++;
  return KF_OK;
}

kf_status_t kf_stream_query(kf_stream_t stream, bool *out_done) {
  KF__REQUIRE(out_done);
  *out_done = true;
  if (is_host(stream.device.type)) return KF_OK;
  kf__device_entry_t *entry;
  KF_TRY(find(stream.device, &entry, &stream.device));
  kf_status_t status = KF_OK;
  if (entry->calls.stream_query != NULL)
    KF__DEVICE_ASK(status, entry, stream.device, stream_query, stream, out_done);
  kf__device_entry_release(entry);
  return status;
}

kf_status_t kf_stream_synchronize(kf_stream_t stream) {
  if (is_host(stream.device.type)) return KF_OK;
  kf__device_entry_t *entry;
  KF_TRY(find(stream.device, &entry, &stream.device));
  kf_status_t status = KF_OK;
  if (entry->calls.stream_synchronize != NULL)
    KF__DEVICE_ASK(status, entry, stream.device, stream_synchronize, stream);
  kf__device_entry_release(entry);
  return status;
}

/* ---- Events ---- */

struct kf_event {
  kf__device_entry_t *entry; /* owned; NULL: an event of the host */
  kf_device_t device;
  void *handle; /* the device's; NULL on devices without events */
  bool timing;
  bool recorded;
  struct timespec when; /* of a recording without a handle */
};

kf_status_t kf_event_create(kf_device_t device, bool timing, kf_event_t **out_event) {
  KF__REQUIRE(out_event);
  *out_event = NULL;
  kf_event_t *made = kf_alloc(sizeof *made);
  if (made == NULL) return kf__no_memory();
  *made = (kf_event_t){.device = device, .timing = timing};
  kf_status_t status = KF_OK;
  if (!is_host(device.type)) status = find(device, &made->entry, &made->device);
  if (status == KF_OK && made->entry != NULL && made->entry->calls.event_create != NULL) {
    KF__DEVICE_ASK(status, made->entry, made->device, event_create, made->device, timing,
                   &made->handle);
    if (status != KF_OK) kf__device_entry_release(made->entry);
  }
  if (status == KF_OK)
    *out_event = made;
  else
    kf_free(made);
  return status;
}

/* Whether the device has made it. */
static bool is_of_device(const kf_event_t *event) { return event->handle != NULL; }

#define ASK_EVENT(status, event, function, ...) \
  KF__DEVICE_ASK(status, (event)->entry, (event)->device, function, __VA_ARGS__)

void kf_event_release(kf_event_t *event) {
  if (event == NULL) return;
  if (is_of_device(event)) {
    const kf_device_interface_t *calls = &event->entry->calls;
    calls->event_destroy(calls->context, event->device, event->handle);
  }
  kf__device_entry_release(event->entry);
  kf_free(event);
}

static kf_status_t check_same_device(const char *function, const kf_event_t *event,
                                     kf_stream_t *stream) {
  if (stream->device.index < 0) stream->device.index = event->device.index;
  if (same_device(event->device, stream->device)) return KF_OK;
  char a[64], b[64];
  (void)kf_device_print(event->device, a, sizeof a);
  (void)kf_device_print(stream->device, b, sizeof b);
  return kf_error_set(KF_ERR_RUNTIME, "%s: the event is of device %s, the stream of device %s",
                      function, a, b);
}

kf_status_t kf_event_record(kf_event_t *event, kf_stream_t stream) {
  KF__REQUIRE(event);
  KF_TRY(check_same_device("kf_event_record", event, &stream));
  kf_status_t status = KF_OK;
  if (is_of_device(event))
    ASK_EVENT(status, event, event_record, event->handle, stream);
  else
    (void)clock_gettime(CLOCK_MONOTONIC, &event->when);
  if (status == KF_OK) event->recorded = true;
  return status;
}

/* Another type of device cannot wait: the host does. */
kf_status_t kf_event_wait(kf_event_t *event, kf_stream_t stream) {
  KF__REQUIRE(event);
  if (stream.device.type != event->device.type) return kf_event_synchronize(event);
  kf_status_t status = KF_OK;
  if (stream.device.index < 0) stream.device.index = event->device.index;
  if (is_of_device(event) && event->recorded)
    ASK_EVENT(status, event, event_wait, event->handle, stream);
  return status;
}

kf_status_t kf_event_query(kf_event_t *event, bool *out_done) {
  KF__REQUIRE(event);
  KF__REQUIRE(out_done);
  kf_status_t status = KF_OK;
  *out_done = true;
  if (is_of_device(event) && event->recorded)
    ASK_EVENT(status, event, event_query, event->handle, out_done);
  return status;
}

kf_status_t kf_event_synchronize(kf_event_t *event) {
  KF__REQUIRE(event);
  kf_status_t status = KF_OK;
  if (is_of_device(event) && event->recorded)
    ASK_EVENT(status, event, event_synchronize, event->handle);
  return status;
}

kf_status_t kf_event_elapsed(kf_event_t *start, kf_event_t *end, double *out_milliseconds) {
  KF__REQUIRE(start);
  KF__REQUIRE(end);
  KF__REQUIRE(out_milliseconds);
  *out_milliseconds = 0;
  if (!start->timing || !end->timing)
    return kf_error_set(KF_ERR_RUNTIME,
                        "kf_event_elapsed: both events must have been made with timing");
  if (!start->recorded || !end->recorded)
    return kf_error_set(KF_ERR_RUNTIME, "kf_event_elapsed: both events must have been recorded");
  if (is_of_device(start) && start->entry->calls.event_elapsed != NULL) {
    kf_status_t status;
    ASK_EVENT(status, start, event_elapsed, start->handle, end->handle, out_milliseconds);
    return status;
  }
  *out_milliseconds = 1e3 * (double)(end->when.tv_sec - start->when.tv_sec) +
                      1e-6 * (double)(end->when.tv_nsec - start->when.tv_nsec);
  return KF_OK;
}
