/* Reading the slots of keys defined at run time: see runtime_slots.h. */
#include "dispatch/keys/runtime_slots.h"

#include <string.h>

#include "dispatch/keys/dispatcher_lock.h"

kf__device_slot_t kf__device_slots[KF_DEVICE_SLOTS];
kf__zone_slot_t kf__zone_slots[KF__ZONE_KEYS];

char kf__privateuse1_buffer[KF__DEVICE_NAME_SIZE];
const char *kf__privateuse1_name = "privateuseone";

static bool is_claimed(const int *flag) { return __atomic_load_n(flag, __ATOMIC_ACQUIRE) != 0; }

/* A claim is stored with release after the names, so a claimed slot's names are complete. */
bool kf__zone_key_claimed(unsigned index) {
  KF_ASSERT(index < KF__ZONE_KEYS);
  return is_claimed(&kf__zone_slots[index].claimed);
}
const char *kf__zone_key_name(unsigned index) {
  return kf__zone_key_claimed(index) ? kf__zone_slots[index].name : "UnknownUnknown";
}
bool kf__device_claimed(unsigned slot) {
  KF_ASSERT(slot < KF_DEVICE_SLOTS);
  return is_claimed(&kf__device_slots[slot].claimed);
}
const char *kf__device_name(unsigned slot) {
  KF_ASSERT(slot < KF_DEVICE_SLOTS);
  return kf__device_slots[slot].name;
}
const char *kf__device_bit_name(unsigned slot) {
  return kf__device_claimed(slot) ? kf__device_slots[slot].bit_name : "UNKNOWN_BACKEND_BIT";
}
const char *kf__device_key_name(unsigned slot, kf_family_t family) {
  KF_ASSERT((unsigned)family < KF_KEYS_PER_DEVICE);
  return kf__device_claimed(slot) ? kf__device_slots[slot].keys[family] : "UnknownUnknown";
}

static kf_key_t parse_locked(const char *name) {
  KF__ASSERT_LOCKED();
  for (unsigned i = 0; i < KF__ZONE_KEYS; i++)
    if (kf__zone_key_claimed(i) && strcmp(kf__zone_slots[i].name, name) == 0)
      return (kf_key_t)(KF_KEY_FIRST_ZONE + i);
  for (unsigned slot = 0; slot < KF_DEVICE_SLOTS; slot++) {
    if (!kf__device_claimed(slot)) continue;
    for (unsigned family = 0; family < KF_KEYS_PER_DEVICE; family++)
      if (strcmp(kf__device_slots[slot].keys[family], name) == 0)
        return kf__family_key((kf_family_t)family, (kf_backend_t)(KF_BACKEND_FIRST_DYNAMIC + slot));
  }
  return KF_KEY_Undefined;
}

/* Compares the names of all slots, so no slot may be claimed or freed meanwhile. */
kf_key_t kf__dynamic_key_parse(const char *name) {
  kf__dispatcher_lock();
  kf_key_t key = parse_locked(name);
  kf__dispatcher_unlock();
  return key;
}

const char *kf_privateuse1_name(void) {
  return __atomic_load_n(&kf__privateuse1_name, __ATOMIC_ACQUIRE);
}
