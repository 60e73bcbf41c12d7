/* See recorded_streams.h. */
#include "tensor/storage/recorded_streams.h"

#include <pthread.h>

#include "base/forks.h"
#include "tensor/device/deferred_free.h"

enum { FEW = 4 };

typedef struct recorded recorded_t;
struct recorded {
  recorded_t *next;
  const kf_storage_t *storage;
  size_t count, capacity;
  int64_t *streams; /* `few`, or allocated */
  int64_t few[FEW];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static recorded_t *storages;

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }
__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_STREAMS, (kf__fork_functions_t){take_lock, give_lock, give_lock});
}

static recorded_t **find(const kf_storage_t *storage) {
  recorded_t **link = &storages;
  while (*link != NULL && (*link)->storage != storage) link = &(*link)->next;
  return link;
}

static recorded_t *add(const kf_storage_t *storage) {
  recorded_t *made = kf_alloc(sizeof *made);
  if (made == NULL) return NULL;
  *made = (recorded_t){.next = storages, .storage = storage, .capacity = FEW};
  made->streams = made->few;
  storages = made;
  return made;
}

static bool grow(recorded_t *recorded) {
  size_t capacity = 2 * recorded->capacity;
  int64_t *streams = kf_alloc(capacity * sizeof *streams);
  if (streams == NULL) return false;
  memcpy(streams, recorded->streams, recorded->count * sizeof *streams);
  if (recorded->streams != recorded->few) kf_free(recorded->streams);
  recorded->streams = streams;
  recorded->capacity = capacity;
  return true;
}

static bool note(recorded_t *recorded, int64_t stream) {
  for (size_t i = 0; i < recorded->count; i++)
    if (recorded->streams[i] == stream) return true;
  if (recorded->count == recorded->capacity && !grow(recorded)) return false;
  recorded->streams[recorded->count++] = stream;
  return true;
}

static void drop(recorded_t *recorded) {
  if (recorded->streams != recorded->few) kf_free(recorded->streams);
  kf_free(recorded);
}

/* A kept block goes to later work of the stream that it was allocated on, which waits anyway. */
static bool is_own_stream(const kf_storage_t *s, kf_stream_t stream) {
  return kf__device_caches(s->source.entry) && s->block != NULL &&
         ((const kf__cached_block_t *)s->block)->stream == stream.id;
}

static kf_status_t check_device(const kf_storage_t *s, kf_stream_t stream) {
  if (stream.device.type == s->device.type && stream.device.index == s->device.index) return KF_OK;
  char a[64], b[64];
  (void)kf_device_print(s->device, a, sizeof a);
  (void)kf_device_print(stream.device, b, sizeof b);
  return kf_error_set(KF_ERR_RUNTIME,
                      "record_stream: the tensor is on device %s, the stream on device %s", a, b);
}

kf_status_t kf__storage_record_stream(kf_storage_t *storage, kf_stream_t stream) {
  if ((storage->origin & KF__ORIGIN_KIND) != KF__ORIGIN_DEVICE) return KF_OK;
  if (stream.device.index < 0) stream.device.index = storage->device.index;
  KF_TRY(check_device(storage, stream));
  if (is_own_stream(storage, stream)) return KF_OK;
  take_lock();
  recorded_t *recorded = *find(storage);
  if (recorded == NULL) recorded = add(storage);
  bool noted = recorded != NULL && note(recorded, stream.id);
  if (recorded != NULL) /* also without a stream: the storage takes it off the list */
    (void)__atomic_fetch_or(&storage->flags, KF__STORAGE_ON_STREAMS, __ATOMIC_RELAXED);
  give_lock();
  return noted ? KF_OK : kf__no_memory();
}

void kf__storage_free_after_streams(const kf_storage_t *storage) {
  take_lock();
  recorded_t **link = find(storage);
  recorded_t *recorded = *link;
  if (recorded != NULL) *link = recorded->next;
  give_lock();
  const kf__device_memory_t memory = {storage->data, storage->size, storage->block};
  kf__device_free_after(storage->source.entry, storage->device, &memory,
                        recorded != NULL ? recorded->streams : NULL,
                        recorded != NULL ? recorded->count : 0);
  if (recorded != NULL) drop(recorded);
}

static bool is_on_streams(const kf_storage_t *s) {
  return (kf__storage_flags(s) & KF__STORAGE_ON_STREAMS) != 0;
}

static void set_on_streams(kf_storage_t *s, bool on) {
  if (on)
    (void)__atomic_fetch_or(&s->flags, KF__STORAGE_ON_STREAMS, __ATOMIC_RELAXED);
  else
    (void)__atomic_fetch_and(&s->flags, ~(uint32_t)KF__STORAGE_ON_STREAMS, __ATOMIC_RELAXED);
}

void kf__storage_swap_streams(kf_storage_t *a, kf_storage_t *b) {
  if (KF_LIKELY(!is_on_streams(a) && !is_on_streams(b))) return;
  take_lock();
  bool was_on_streams = is_on_streams(a);
  set_on_streams(a, is_on_streams(b));
  set_on_streams(b, was_on_streams);
  for (recorded_t *each = storages; each != NULL; each = each->next) {
    if (each->storage == a)
      each->storage = b;
    else if (each->storage == b)
      each->storage = a;
  }
  give_lock();
}
