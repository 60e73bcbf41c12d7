/* See device_table.h. */
/* build: size */
#include "tensor/device/device_table.h"

#include <stdio.h>
#include <string.h>

#include "base/forks.h"
#include "base/new_stack.h"
#include "dispatch/keys/key_internal.h"
#include "dispatch/registry/device_fallback.h"
#include "tensor/device/caching_allocator.h"
#include "tensor/device/deferred_free.h"

enum { DEVICE_TYPES = KF_DEVICE_FIRST_DYNAMIC + KF_DEVICE_SLOTS };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf__device_entry_t *entries[DEVICE_TYPES]; /* written under the lock */
bool kf__cpu_has_interface;
uint32_t kf__lost_devices;
void (*kf__cpu_interface_changed)(bool is_set);
static __thread int16_t current[DEVICE_TYPES] __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(current, current, NULL)

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }

/* A fork takes the table's lock and those of all devices: entries that are no longer in the table
 * are only freed from, and a child that does that after a fork in the middle of it is not helped.
 */
static void for_each_state(int (*action)(pthread_mutex_t *mutex)) {
  for (int type = 0; type < DEVICE_TYPES; type++)
    for (int i = 0; entries[type] != NULL && i < KF__DEVICES_OF_A_TYPE; i++)
      if (entries[type]->states[i] != NULL) (void)action(&entries[type]->states[i]->lock);
}
static void before_fork(void) {
  take_lock();
  for_each_state(pthread_mutex_lock);
}
static void after_fork(void) {
  for_each_state(pthread_mutex_unlock);
  give_lock();
}
__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_DEVICES, (kf__fork_functions_t){before_fork, after_fork, after_fork});
}

/* ---- Entries ---- */

static void destroy_entry(kf_object_t *self) {
  kf__device_entry_t *entry = (kf__device_entry_t *)(void *)self;
  kf__owned_remove(&entry->owned);
  for (int i = 0; i < KF__DEVICES_OF_A_TYPE; i++) {
    kf__device_state_t *state = entry->states[i];
    if (state == NULL) continue;
    (void)kf__device_cache_empty(entry, i);
    if (state->lost) __atomic_fetch_sub(&kf__lost_devices, 1, __ATOMIC_RELAXED);
    (void)pthread_mutex_destroy(&state->lock);
    kf_free(state);
  }
  kf_free(entry);
}

static const kf_object_type_t entry_type = {
    sizeof(kf_object_type_t), 0, "DeviceInterface", destroy_entry, NULL, NULL};

/* Replaces the entry of a device type (lock held). The caller gets the table's reference to the
 * previous one. */
static kf__device_entry_t *exchange(int device_type, kf__device_entry_t *entry) {
  kf__device_entry_t *old = entries[device_type];
  __atomic_store_n(&entries[device_type], entry, __ATOMIC_RELEASE);
  if (device_type == KF_DEVICE_CPU) {
    __atomic_store_n(&kf__cpu_has_interface, entry != NULL, __ATOMIC_RELAXED);
    if (kf__cpu_interface_changed != NULL) kf__cpu_interface_changed(entry != NULL);
  }
  return old;
}

/* Operators without a kernel for the device fall back to the CPU while it has an interface. Not
 * under our lock: the dispatcher's comes first. */
static void open_backend(int device_type, const kf__device_entry_t *entry) {
  kf_backend_t backend = kf_device_backend(device_type);
  if (device_type != KF_DEVICE_CPU && backend != KF_BACKEND_NONE)
    kf__device_fallback_open(backend, entry != NULL, entry != NULL && entry->calls.can_run != NULL);
}

/* ---- Unloading the plug-in that set an entry ---- */

static kf__device_entry_t *entry_of(kf_owned_t *owned) {
  return (kf__device_entry_t *)(void *)((char *)owned - offsetof(kf__device_entry_t, owned));
}

static void empty_shelves(int device_type) {
  if (kf__shelf_functions.empty != NULL) kf__shelf_functions.empty(device_type);
}

static kf_status_t close_entry(kf_owned_t *self) {
  kf__device_entry_t *entry = entry_of(self);
  if (entry->closed) return KF_OK;
  empty_shelves(entry->device_type);
  take_lock();
  bool listed = entries[entry->device_type] == entry;
  int64_t count = __atomic_load_n(&entry->object.refcount, __ATOMIC_ACQUIRE);
  /* New references are taken under the lock only. An entry that is not listed may be dying. */
  bool unused = listed && count == 1;
  if (unused) (void)exchange(entry->device_type, NULL);
  give_lock();
  entry->closed = unused;
  for (int i = 0; unused && i < KF__DEVICES_OF_A_TYPE; i++)
    kf__device_free_deferred(entry, i, true);
  if (unused) empty_shelves(entry->device_type); /* a thread may have opened a slot meanwhile */
  if (unused) open_backend(entry->device_type, NULL);
  if (unused) return KF_OK;
  long long storages = count - (listed ? 1 : 0);
  return kf_error_set(
      KF_ERR_BUSY, "%lld storage%s with memory that it allocated for device %s %s alive", storages,
      storages == 1 ? "" : "s", entry->name, storages == 1 ? "is" : "are");
}

static void reopen_entry(kf_owned_t *self) {
  kf__device_entry_t *entry = entry_of(self);
  take_lock();
  bool is_free = entries[entry->device_type] == NULL;
  if (is_free) (void)exchange(entry->device_type, entry);
  give_lock();
  entry->closed = !is_free;
  if (is_free) open_backend(entry->device_type, entry);
}

static void free_entry(kf_owned_t *self) { kf__device_entry_release(entry_of(self)); }

/* ---- Setting an interface ---- */

static kf_status_t lacks(const char *device, const char *function) {
  return kf_error_set(KF_ERR_MISUSE, "kf_device_set_interface: device %s has no %s function",
                      device, function);
}

/* Functions come in groups: a device that creates streams must also destroy them. */
static kf_status_t check_groups(const kf_device_interface_t *calls, const char *device) {
  if (calls->stream_create != NULL) {
    if (calls->stream_destroy == NULL) return lacks(device, "stream_destroy");
    if (calls->stream_synchronize == NULL) return lacks(device, "stream_synchronize");
    if (calls->synchronize == NULL) return lacks(device, "synchronize");
  }
  if (calls->event_create != NULL) {
    if (calls->event_destroy == NULL) return lacks(device, "event_destroy");
    if (calls->event_record == NULL) return lacks(device, "event_record");
    if (calls->event_wait == NULL) return lacks(device, "event_wait");
    if (calls->event_query == NULL) return lacks(device, "event_query");
    if (calls->event_synchronize == NULL) return lacks(device, "event_synchronize");
  }
  if (calls->pinned_allocate != NULL && calls->pinned_free == NULL)
    return lacks(device, "pinned_free");
  if (calls->compile != NULL) {
    if (calls->launch == NULL) return lacks(device, "launch");
    if (calls->dialect == KF_CODE_NONE)
      return kf_error_set(KF_ERR_MISUSE,
                          "kf_device_set_interface: device %s compiles code of no dialect", device);
  }
  return KF_OK;
}

static kf_status_t check_interface(const kf_device_interface_t *calls, int device_type,
                                   const char *device) {
  if (calls->allocate == NULL) return lacks(device, "allocate");
  if (calls->free == NULL) return lacks(device, "free");
  if (device_type != KF_DEVICE_CPU && (calls->flags & KF_DEVICE_HOST_ACCESS) == 0) {
    if (calls->copy_in == NULL) return lacks(device, "copy_in");
    if (calls->copy_out == NULL) return lacks(device, "copy_out");
  }
  return check_groups(calls, device);
}

/* An author compiled against an older header has a shorter struct: functions that it does not have
 * are NULL. A longer one has functions that nobody here would call. */
static kf_status_t copy_interface(const kf_device_interface_t *given, const char *device,
                                  kf_device_interface_t *out) {
  enum { SHORTEST = offsetof(kf_device_interface_t, copy_within) };
  size_t size = given->struct_size;
  if (size < SHORTEST || size > 16 * sizeof *given)
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_device_set_interface: device %s: struct_size must be "
                        "sizeof(kf_device_interface_t), found %zu",
                        device, size);
  memset(out, 0, sizeof *out);
  memcpy(out, given, size < sizeof *out ? size : sizeof *out);
  return KF_OK;
}

static uint64_t serials; /* given out; atomic */

static kf_status_t make_entry(const kf_device_interface_t *given, int device_type,
                              const char *device, kf__device_entry_t **out_entry) {
  kf_device_interface_t calls;
  KF_TRY(copy_interface(given, device, &calls));
  KF_TRY(check_interface(&calls, device_type, device));
  kf__device_entry_t *made = kf_alloc(sizeof *made);
  if (made == NULL) return kf__no_memory();
  memset(made, 0, sizeof *made);
  kf_object_init(&made->object, &entry_type);
  made->owned = (kf_owned_t){.close = close_entry, .reopen = reopen_entry, .free = free_entry};
  made->calls = calls;
  made->device_type = device_type;
  made->serial = __atomic_add_fetch(&serials, 1, __ATOMIC_RELAXED);
  size_t length = strlen(device);
  KF_ASSERT(length < KF__DEVICE_NAME);
  memcpy(made->name, device, length + 1);
  *out_entry = made;
  return KF_OK;
}

kf_status_t kf_device_set_interface(int device_type, const kf_device_interface_t *interface) {
  const char *name = kf_device_type_name(device_type);
  if (name == NULL)
    return kf_error_set(KF_ERR_VALUE, "kf_device_set_interface: %d is no device type", device_type);
  if (device_type == KF_DEVICE_META)
    return kf_error_set(KF_ERR_VALUE,
                        "kf_device_set_interface: tensors on the meta device have no data");
  kf__device_entry_t *made = NULL;
  if (interface != NULL) KF_TRY(make_entry(interface, device_type, name, &made));
  if (made != NULL) kf__owned_add(&made->owned);
  take_lock();
  kf__device_entry_t *old = exchange(device_type, made);
  give_lock();
  open_backend(device_type, made);
  if (old != NULL) empty_shelves(device_type);
  kf_object_release(old);
  return KF_OK;
}

/* ---- Finding ---- */

kf__device_entry_t *kf__device_entry(int device_type) {
  const char *name = kf_device_type_name(device_type);
  if (name == NULL) return NULL;
  take_lock();
  kf__device_entry_t *entry = entries[device_type];
  if (entry != NULL && strcmp(entry->name, name) != 0) entry = NULL; /* of an earlier device */
  kf_object_retain(entry);
  give_lock();
  return entry;
}

bool kf__device_entry_is_listed(const kf__device_entry_t *entry) {
  return __atomic_load_n(&entries[entry->device_type], __ATOMIC_ACQUIRE) == entry;
}

kf_status_t kf__device_find_entry(kf_device_t device, kf__device_entry_t **out_entry) {
  *out_entry = kf__device_entry(device.type);
  if (*out_entry != NULL) return KF_OK;
  char name[64];
  (void)kf_device_print(device, name, sizeof name);
  if (device.type >= KF_DEVICE_FIRST_DYNAMIC) /* registered, but by halves */
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "no memory is registered for device %s: set it with "
                        "kf_device_set_interface",
                        name);
  return kf_error_set(KF_ERR_NO_DEVICE,
                      "%s is not available: this build has no %s devices, and no plug-in has added "
                      "any",
                      name, kf_device_type_name(device.type));
}

static int32_t count_of(const kf__device_entry_t *entry) {
  if (entry->calls.count == NULL) return 1;
  int32_t count = entry->calls.count(entry->calls.context);
  if (count < 0) return 0;
  return count < KF__DEVICES_OF_A_TYPE ? count : KF__DEVICES_OF_A_TYPE;
}

int32_t kf_device_count(int device_type) {
  if (device_type == KF_DEVICE_CPU || device_type == KF_DEVICE_META) return 1;
  kf__device_entry_t *entry = kf__device_entry(device_type);
  if (entry == NULL) return 0;
  int32_t count = count_of(entry);
  kf__device_entry_release(entry);
  return count;
}

bool kf_device_is_available(int device_type) { return kf_device_count(device_type) > 0; }

int kf_device_accelerator(void) {
  static const int known[] = {KF_DEVICE_CUDA, KF_DEVICE_HIP,  KF_DEVICE_XPU,        KF_DEVICE_MPS,
                              KF_DEVICE_HPU,  KF_DEVICE_MTIA, KF_DEVICE_PRIVATEUSE1};
  for (int type = KF_DEVICE_FIRST_DYNAMIC; type < KF_DEVICE_FIRST_DYNAMIC + 64; type++)
    if (kf_device_type_name(type) != NULL) return type;
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (kf_device_is_available(known[i])) return known[i];
  return -1;
}

kf_status_t kf__device_pick(kf__device_entry_t *entry, kf_device_t asked, kf_device_t *out_device) {
  KF_ASSERT(asked.type == entry->device_type);
  kf_device_t device = asked;
  *out_device = device;
  if (device.type == KF_DEVICE_CPU) return KF_OK;
  if (device.index < 0) device.index = current[device.type];
  *out_device = device;
  int32_t count = count_of(entry);
  if (device.index < count) return KF_OK;
  return kf_error_set(KF_ERR_NO_DEVICE, "%s:%d is not available: there %s %d %s device%s",
                      entry->name, device.index, count == 1 ? "is" : "are", count, entry->name,
                      count == 1 ? "" : "s");
}

static bool has_no_index(int device_type) {
  return device_type == KF_DEVICE_CPU || device_type == KF_DEVICE_META;
}

kf_status_t kf_device_resolve(kf_device_t asked, kf_device_t *out_device) {
  *out_device = asked;
  if (has_no_index(asked.type)) return KF_OK;
  kf__device_entry_t *entry;
  KF_TRY(kf__device_find_entry(asked, &entry));
  kf_status_t status = kf__device_pick(entry, asked, out_device);
  kf__device_entry_release(entry);
  return status;
}

/* ---- The current device ---- */

int32_t kf_device_current(int device_type) {
  if (has_no_index(device_type) || kf_device_count(device_type) == 0) return -1;
  return current[device_type];
}

kf_status_t kf_device_set_current(kf_device_t device) {
  if (has_no_index(device.type) || device.index < 0) return KF_OK;
  kf__device_entry_t *entry;
  KF_TRY(kf__device_find_entry(device, &entry));
  kf_device_t picked;
  kf_status_t status = kf__device_pick(entry, device, &picked);
  if (status == KF_OK && entry->calls.set_current != NULL)
    status = entry->calls.set_current(entry->calls.context, picked);
  if (status == KF_OK) current[device.type] = picked.index;
  kf__device_entry_release(entry);
  return status;
}

/* ---- State ---- */

kf_status_t kf__device_state(kf__device_entry_t *entry, kf_device_t device,
                             kf__device_state_t **out_state) {
  KF_ASSERT(kf__device_slot(device) < KF__DEVICES_OF_A_TYPE);
  kf__device_state_t **slot = &entry->states[kf__device_slot(device)];
  *out_state = __atomic_load_n(slot, __ATOMIC_ACQUIRE);
  if (KF_LIKELY(*out_state != NULL)) return KF_OK;
  kf__device_state_t *made = kf_alloc(sizeof *made);
  if (made == NULL) return kf__no_memory();
  memset(made, 0, sizeof *made);
  (void)pthread_mutex_init(&made->lock, NULL);
  if (__atomic_compare_exchange_n(slot, out_state, made, false, __ATOMIC_ACQ_REL,
                                  __ATOMIC_ACQUIRE)) {
    *out_state = made;
    return KF_OK;
  }
  (void)pthread_mutex_destroy(&made->lock); /* another thread was first */
  kf_free(made);
  return KF_OK;
}

kf_status_t kf_device_describe(kf_device_t device, kf_device_description_t *out_description) {
  if (out_description->struct_size < sizeof *out_description)
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_device_describe: struct_size must be sizeof(kf_device_description_t)");
  uint32_t size = out_description->struct_size;
  memset(out_description, 0, sizeof *out_description);
  out_description->struct_size = size;
  (void)kf_device_print(device, out_description->name, sizeof out_description->name);
  if (has_no_index(device.type)) return KF_OK;
  kf__device_entry_t *entry;
  KF_TRY(kf__device_find_entry(device, &entry));
  kf_device_t picked;
  kf_status_t status = kf__device_pick(entry, device, &picked);
  if (status == KF_OK)
    (void)kf_device_print(picked, out_description->name, sizeof out_description->name);
  if (status == KF_OK && entry->calls.describe != NULL)
    status = entry->calls.describe(entry->calls.context, picked, out_description);
  out_description->name[sizeof out_description->name - 1] = '\0';
  out_description->capabilities[sizeof out_description->capabilities - 1] = '\0';
  kf__device_entry_release(entry);
  return status;
}

/* ---- Lost devices ---- */

/* Entry and state of a device that a user named; the caller releases the entry. */
static kf_status_t find_state(kf_device_t device, kf__device_entry_t **out_entry,
                              kf__device_state_t **out_state) {
  KF_TRY(kf__device_find_entry(device, out_entry));
  kf_device_t picked;
  kf_status_t status = kf__device_pick(*out_entry, device, &picked);
  if (status == KF_OK) status = kf__device_state(*out_entry, picked, out_state);
  if (status != KF_OK) kf__device_entry_release(*out_entry);
  return status;
}

kf_status_t kf__device_check(kf__device_entry_t *entry, kf_device_t device) {
  kf__device_state_t *state =
      __atomic_load_n(&entry->states[kf__device_slot(device)], __ATOMIC_ACQUIRE);
  if (KF_LIKELY(state == NULL || !__atomic_load_n(&state->lost, __ATOMIC_ACQUIRE))) return KF_OK;
  (void)pthread_mutex_lock(&state->lock);
  kf_status_t status = kf_error_set(KF_ERR_DEVICE_LOST, "device %s:%d is lost: %s", entry->name,
                                    device.index, state->reason);
  (void)pthread_mutex_unlock(&state->lock);
  return status;
}

kf_status_t kf__device_check_lost(kf_device_t device) {
  kf__device_entry_t *entry = kf__device_entry(device.type);
  if (entry == NULL) return KF_OK;
  kf_status_t status = kf__device_check(entry, device);
  kf__device_entry_release(entry);
  return status;
}

static void set_lost(kf__device_state_t *state, bool lost, const char *reason) {
  (void)pthread_mutex_lock(&state->lock);
  if (state->lost != lost)
    __atomic_fetch_add(&kf__lost_devices, lost ? 1 : UINT32_MAX, __ATOMIC_RELAXED);
  if (reason != NULL) (void)snprintf(state->reason, sizeof state->reason, "%s", reason);
  __atomic_store_n(&state->lost, lost, __ATOMIC_RELEASE);
  (void)pthread_mutex_unlock(&state->lock);
}

void kf_device_lose(kf_device_t device, const char *reason) {
  kf__device_entry_t *entry;
  kf__device_state_t *state;
  if (find_state(device, &entry, &state) != KF_OK) return;
  set_lost(state, true, reason != NULL && reason[0] != '\0' ? reason : "no reason was given");
  kf__device_entry_release(entry);
}

kf_status_t kf_device_reopen(kf_device_t device) {
  kf__device_entry_t *entry;
  kf__device_state_t *state;
  KF_TRY(find_state(device, &entry, &state));
  set_lost(state, false, NULL);
  kf__device_entry_release(entry);
  return KF_OK;
}

bool kf_device_is_lost(kf_device_t device) {
  kf__device_entry_t *entry = kf__device_entry(device.type);
  if (entry == NULL) return false;
  kf_device_t picked;
  bool lost = kf__device_pick(entry, device, &picked) == KF_OK &&
              entry->states[kf__device_slot(picked)] != NULL &&
              __atomic_load_n(&entry->states[kf__device_slot(picked)]->lost, __ATOMIC_ACQUIRE);
  kf__device_entry_release(entry);
  return lost;
}
