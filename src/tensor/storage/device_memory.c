/* Where the memory of devices comes from, and how much CPU memory is in use. The kf_memory_t of a
 * device is kept as a reference-counted copy, because storages that came from it may outlive its
 * replacement by another one. */
#include <pthread.h>
#include <string.h>

#include "base/forks.h"
#include "dispatch/registry/owner.h"
#include "tensor/storage/storage.h"

/* ---- Counting ---- */

static int64_t in_use;
static int64_t peak;

/* Relaxed: peak is a statistic, and orders no other memory. */
static void raise_peak(int64_t seen) {
  int64_t known = __atomic_load_n(&peak, __ATOMIC_RELAXED);
  while (seen > known && !__atomic_compare_exchange_n(&peak, &known, seen, true, __ATOMIC_RELAXED,
                                                      __ATOMIC_RELAXED)) {
  }
}

void kf__memory_count(int64_t bytes) {
  int64_t now = __atomic_add_fetch(&in_use, bytes, __ATOMIC_RELAXED);
  /* The bytes that this thread has not added yet are in use as well. */
  if (bytes > 0) raise_peak(now + kf__blocks->uncounted);
}

void kf__memory_tell(kf__block_lists_t *lists) {
  KF_ASSERT(lists != &kf__no_blocks);
  KF_ASSERT(lists->uncounted_peak >= 0);
  int64_t before = __atomic_fetch_add(&in_use, lists->uncounted, __ATOMIC_RELAXED);
  raise_peak(before + lists->uncounted_peak);
  lists->uncounted = 0;
  lists->uncounted_peak = 0;
}

static size_t at_least_zero(int64_t bytes) { return bytes > 0 ? (size_t)bytes : 0; }

static void tell_own(void) {
  if (kf__blocks != &kf__no_blocks) kf__memory_tell(kf__blocks);
}

size_t kf_memory_in_use(void) {
  tell_own();
  return at_least_zero(__atomic_load_n(&in_use, __ATOMIC_RELAXED));
}

size_t kf_memory_peak(void) {
  tell_own();
  return at_least_zero(__atomic_load_n(&peak, __ATOMIC_RELAXED));
}

size_t kf_memory_trim(void) { return kf__blocks_trim(); }

/* ---- Memory of devices ---- */

enum { DEVICE_TYPES = KF_DEVICE_FIRST_DYNAMIC + KF_DEVICE_SLOTS, DEVICE_NAME = 32 };

/* References: one of the table below, and one of every storage that was made with it. */
typedef struct entry {
  kf_object_t object;
  kf_owned_t owned; /* by the plug-in whose functions it has, if any */
  kf_memory_t memory;
  int device_type;
  char device[DEVICE_NAME]; /* a slot may be given back and taken by another device */
  bool closed;              /* out of the table, whose reference the owner releases */
} entry_t;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static entry_t *entries[DEVICE_TYPES];
bool kf__cpu_has_memory;
uint8_t kf__fused_sizes[KF__FUSED_DTYPES] = {
#define HELD_SIZE(size, kind, traits) ((traits)&KF_IS_HELD) != 0 ? (size) : 0
#define ENTRY(with, NAME, number, names, memory, ...) [number] = HELD_SIZE memory,
    KF_DTYPES(ENTRY, )
#undef ENTRY
#undef HELD_SIZE
};

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }
__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_MEMORY, (kf__fork_functions_t){take_lock, give_lock, give_lock});
}

_Static_assert((int)KF_DTYPE_COUNT <= (int)KF__FUSED_DTYPES, "an element type has no fused size");

static void destroy_entry(kf_object_t *self) {
  entry_t *entry = (entry_t *)(void *)self;
  kf__owned_remove(&entry->owned);
  kf_free(entry);
}

static const kf_object_type_t entry_type = {
    sizeof(kf_object_type_t), 0, "Memory", destroy_entry, NULL, NULL};

/* Relaxed stores: a thread that still reads the old sizes makes one more fused allocation, which is
 * freed like all others. */
static void set_cpu_memory(bool is_set) {
  __atomic_store_n(&kf__cpu_has_memory, is_set, __ATOMIC_RELAXED);
  for (unsigned i = 0; i < KF_DTYPE_COUNT; i++) {
    bool is_fusable = !is_set && kf_dtype_is_supported((kf_dtype_t)i);
    __atomic_store_n(&kf__fused_sizes[i], is_fusable ? kf__dtype_sizes[i] : 0, __ATOMIC_RELAXED);
  }
}

/* Replaces the memory of a device type; the lock must be held. Gives the reference of the previous
 * entry to the caller. */
static entry_t *exchange(int device_type, entry_t *entry) {
  KF_ASSERT(device_type >= 0);
  KF_ASSERT(device_type < DEVICE_TYPES);
  KF_ASSERT(device_type != KF_DEVICE_META);
  entry_t *old = entries[device_type];
  entries[device_type] = entry;
  if (device_type == KF_DEVICE_CPU) set_cpu_memory(entry != NULL);
  return old;
}

/* ---- When the plug-in that set it is unloaded ---- */

static entry_t *entry_of(kf_owned_t *owned) {
  return (entry_t *)(void *)((char *)owned - offsetof(entry_t, owned));
}

static kf_status_t close_entry(kf_owned_t *self) {
  entry_t *entry = entry_of(self);
  if (entry->closed) return KF_OK;
  take_lock();
  bool listed = entries[entry->device_type] == entry;
  int64_t count = __atomic_load_n(&entry->object.refcount, __ATOMIC_ACQUIRE);
  /* References are only taken under the lock, so a listed entry with one reference has no storages.
   * An entry that is not listed may be dying on another thread right now. */
  bool unused = listed && count == 1;
  if (unused) (void)exchange(entry->device_type, NULL);
  give_lock();
  entry->closed = unused;
  if (unused) return KF_OK;
  long long storages = count - (listed ? 1 : 0);
  return kf_error_set(
      KF_ERR_BUSY, "%lld storage%s with memory that it allocated for device %s %s alive", storages,
      storages == 1 ? "" : "s", entry->device, storages == 1 ? "is" : "are");
}

static void reopen_entry(kf_owned_t *self) {
  entry_t *entry = entry_of(self);
  take_lock();
  bool is_free = entries[entry->device_type] == NULL;
  if (is_free) (void)exchange(entry->device_type, entry);
  give_lock();
  entry->closed = !is_free;
}

static void free_entry(kf_owned_t *self) { kf_object_release(entry_of(self)); }

static kf_status_t make_entry(const kf_memory_t *memory, int device_type, const char *device,
                              entry_t **out_entry) {
  if (memory->struct_size < sizeof *memory || memory->alloc == NULL || memory->free == NULL)
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_device_set_memory: struct_size must cover kf_memory_t, and alloc and "
                        "free must be set");
  entry_t *made = kf_alloc(sizeof *made);
  if (made == NULL) return kf__no_memory();
  kf_object_init(&made->object, &entry_type);
  made->owned = (kf_owned_t){.close = close_entry, .reopen = reopen_entry, .free = free_entry};
  made->memory = *memory;
  made->device_type = device_type;
  made->closed = false;
  size_t length = strlen(device);
  if (length >= DEVICE_NAME) length = DEVICE_NAME - 1;
  memcpy(made->device, device, length);
  made->device[length] = '\0';
  *out_entry = made;
  return KF_OK;
}

bool kf_device_has_memory(int device_type) {
  if (device_type == KF_DEVICE_CPU || device_type == KF_DEVICE_META) return true;
  const kf_memory_t *memory = kf__memory_of(device_type);
  if (memory == NULL) return false;
  kf__memory_release(memory);
  return true;
}

kf_status_t kf_device_set_memory(int device_type, const kf_memory_t *memory) {
  const char *name = kf_device_type_name(device_type);
  if (name == NULL)
    return kf_error_set(KF_ERR_VALUE, "kf_device_set_memory: %d is no device type", device_type);
  if (device_type == KF_DEVICE_META)
    return kf_error_set(KF_ERR_VALUE,
                        "kf_device_set_memory: tensors on the meta device have no data");
  entry_t *made = NULL;
  if (memory != NULL) KF_TRY(make_entry(memory, device_type, name, &made));
  if (made != NULL) kf__owned_add(&made->owned);
  take_lock();
  entry_t *old = exchange(device_type, made);
  give_lock();
  kf_object_release(old);
  return KF_OK;
}

const kf_memory_t *kf__memory_of(int device_type) {
  const char *name = kf_device_type_name(device_type);
  if (name == NULL) return NULL;
  KF_ASSERT(device_type < DEVICE_TYPES); /* it has a name */
  take_lock();
  entry_t *entry = entries[device_type];
  /* A slot of a dynamic device may have been given to another device since: names decide. */
  if (entry != NULL && strncmp(entry->device, name, DEVICE_NAME - 1) != 0) entry = NULL;
  kf_object_retain(entry);
  give_lock();
  return entry != NULL ? &entry->memory : NULL;
}

void kf__memory_release(const kf_memory_t *memory) {
  kf_object_release((char *)(uintptr_t)memory - offsetof(entry_t, memory));
}
