/* See device_table.h. */
#include "tensor/device/device_table.h"

#include <stdio.h>
#include <string.h>

#include "base/forks.h"
#include "base/new_stack.h"
#include "base/required.h"
#include "base/versioned_struct.h"
#include "dispatch/keys/key_internal.h"

enum { DEVICE_TYPES = KF_DEVICE_FIRST_DYNAMIC + KF_DEVICE_SLOTS };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf__device_entry_t *entries[DEVICE_TYPES]; /* written under the lock */
bool kf__cpu_has_interface;
uint32_t kf__lost_devices;
kf__shelf_functions_t kf__shelf_functions;
void (*kf__cpu_interface_changed)(bool is_set);
static __thread int16_t current[DEVICE_TYPES] __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(current, current, NULL)

void kf__device_table_lock(void) { (void)pthread_mutex_lock(&lock); }
void kf__device_table_unlock(void) { (void)pthread_mutex_unlock(&lock); }

/* A fork takes the table's lock and those of all devices: entries that are no longer in the table
 * are only freed from, and a child that does that after a fork in the middle of it is not helped.
 */
static void for_each_state(int (*action)(pthread_mutex_t *mutex)) {
  for (int type = 0; type < DEVICE_TYPES; type++)
    for (int i = 0; entries[type] != NULL && i < KF__DEVICES_OF_A_TYPE; i++)
      if (entries[type]->states[i] != NULL) (void)action(&entries[type]->states[i]->lock);
}
static void before_fork(void) {
  kf__device_table_lock();
  for_each_state(pthread_mutex_lock);
}
static void after_fork(void) {
  for_each_state(pthread_mutex_unlock);
  kf__device_table_unlock();
}
__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_DEVICES, (kf__fork_functions_t){before_fork, after_fork, after_fork});
}

/* ---- Entries ---- */

kf__device_entry_t *kf__device_exchange(int device_type, kf__device_entry_t *entry) {
  kf__device_entry_t *old = entries[device_type];
  __atomic_store_n(&entries[device_type], entry, __ATOMIC_RELEASE);
  if (device_type == KF_DEVICE_CPU) {
    __atomic_store_n(&kf__cpu_has_interface, entry != NULL, __ATOMIC_RELAXED);
    if (kf__cpu_interface_changed != NULL) kf__cpu_interface_changed(entry != NULL);
  }
  return old;
}

kf__device_entry_t *kf__device_listed(int device_type) { return entries[device_type]; }

/* ---- Finding ---- */

kf__device_entry_t *kf__device_entry(int device_type) {
  const char *name = kf_device_type_name(device_type);
  if (name == NULL) return NULL;
  kf__device_table_lock();
  kf__device_entry_t *entry = entries[device_type];
  if (entry != NULL && strcmp(entry->name, name) != 0) entry = NULL; /* of an earlier device */
  kf_object_retain(entry);
  kf__device_table_unlock();
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
  KF__REQUIRE(out_device);
  *out_device = asked;
  if (has_no_index(asked.type)) return KF_OK;
  kf__device_entry_t *entry;
  KF_TRY(kf__device_find_entry(asked, &entry));
  kf_status_t status = kf__device_pick(entry, asked, out_device);
  kf__device_entry_release(entry);
  return status;
}

/* ---- Asking ---- */

void kf__device_failed(const kf__device_entry_t *entry, kf_device_t device, const char *function,
                       uint32_t errors_before, kf_status_t status) {
  KF_ASSERT(status != KF_OK);
  if (kf__error_count() != errors_before && kf_error_message()[0] != '\0') return;
  char index[16] = "";
  if (device.index >= 0) (void)snprintf(index, sizeof index, ":%d", device.index);
  (void)kf_error_set(status, "device %s%s: %s failed without a message: %s", entry->name, index,
                     function, kf_status_name(status));
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
    KF__DEVICE_ASK(status, entry, picked, set_current, picked);
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

static kf_status_t describe(kf_device_t device, kf_device_description_t *about) {
  (void)kf_device_print(device, about->name, sizeof about->name);
  if (has_no_index(device.type)) return KF_OK;
  kf__device_entry_t *entry;
  KF_TRY(kf__device_find_entry(device, &entry));
  kf_device_t picked;
  kf_status_t status = kf__device_pick(entry, device, &picked);
  if (status == KF_OK) (void)kf_device_print(picked, about->name, sizeof about->name);
  if (status == KF_OK && entry->calls.describe != NULL)
    KF__DEVICE_ASK(status, entry, picked, describe, picked, about);
  about->name[sizeof about->name - 1] = '\0';
  about->capabilities[sizeof about->capabilities - 1] = '\0';
  kf__device_entry_release(entry);
  return status;
}

kf_status_t kf_device_describe(kf_device_t device, kf_device_description_t *out_description) {
  KF__REQUIRE(out_description);
  KF_TRY(kf__struct_check_space(KF__STRUCT(kf_device_description_t), __func__, out_description));
  kf_device_description_t about = {.struct_size = sizeof about};
  const kf_status_t status = describe(device, &about);
  kf__struct_fill(KF__STRUCT(kf_device_description_t), &about, out_description);
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
