/* Setting the interface of a device type, and taking it away when its plug-in is unloaded. */
#include <string.h>

#include "base/versioned_struct.h"
#include "dispatch/keys/key_internal.h"
#include "dispatch/registry/device_fallback.h"
#include "tensor/device/caching_allocator.h"
#include "tensor/device/deferred_free.h"

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
  kf__device_table_lock();
  bool listed = kf__device_listed(entry->device_type) == entry;
  int64_t count = __atomic_load_n(&entry->object.refcount, __ATOMIC_ACQUIRE);
  /* New references are taken under the lock only. An entry that is not listed may be dying. */
  bool unused = listed && count == 1;
  if (unused) (void)kf__device_exchange(entry->device_type, NULL);
  kf__device_table_unlock();
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
  kf__device_table_lock();
  bool is_free = kf__device_listed(entry->device_type) == NULL;
  if (is_free) (void)kf__device_exchange(entry->device_type, entry);
  kf__device_table_unlock();
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

static uint64_t serials; /* given out; atomic */

static kf_status_t make_entry(const kf_device_interface_t *given, int device_type,
                              const char *device, kf__device_entry_t **out_entry) {
  kf_device_interface_t calls;
  KF_TRY(
      kf__struct_read(KF__STRUCT(kf_device_interface_t), "kf_device_set_interface", given, &calls));
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
  kf__device_table_lock();
  kf__device_entry_t *old = kf__device_exchange(device_type, made);
  kf__device_table_unlock();
  open_backend(device_type, made);
  if (old != NULL) empty_shelves(device_type);
  kf_object_release(old);
  return KF_OK;
}
