/* Defining keys at run time: devices, and functionality keys in the four zones. */
#include <stdio.h>
#include <string.h>

#include "base/required.h"
#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/keys/runtime_slots.h"

static const char *const family_prefix[KF_FAMILY_NONE] = {"",          "Quantized",    "Sparse",
                                                          "SparseCsr", "NestedTensor", "Autograd"};

/* ---- Names ---- */

static bool is_letter(char c, bool lower_only) {
  return (c >= 'a' && c <= 'z') || c == '_' || (!lower_only && c >= 'A' && c <= 'Z');
}

/* An identifier (lower case if asked for) that fits into `size` bytes with its terminator. */
static kf_status_t check_name(const char *what, const char *name, size_t size, bool lower_only) {
  if (name == NULL) return kf_error_set(KF_ERR_MISUSE, "%s: expected a name, found NULL", what);
  bool fine = is_letter(name[0], lower_only);
  for (size_t i = 1; fine && name[i] != '\0'; i++)
    fine = is_letter(name[i], lower_only) || (name[i] >= '0' && name[i] <= '9');
  if (!fine || strlen(name) >= size)
    return kf_error_set(KF_ERR_VALUE,
                        "%s: expected %s of at most %zu letters, digits and underscores, "
                        "found '%s'",
                        what, lower_only ? "a lower-case name" : "a name", size - 1, name);
  return KF_OK;
}

/* True for the name of any key, also of one that kf_key_parse does not accept. */
static bool key_name_taken(const char *name) {
  for (kf_key_t key = 0; key < KF_KEY_EndOfFixedKeys; key++)
    if (strcmp(kf_key_name(key), name) == 0) return true;
  return kf__dynamic_key_parse(name) != KF_KEY_Undefined;
}

/* ---- Devices ---- */

static void name_device(kf__device_slot_t *slot, const char *name) {
  char upper[KF__DEVICE_NAME_SIZE];
  size_t length = strlen(name);
  KF_ASSERT(length < sizeof upper); /* check_name has seen it */
  for (size_t i = 0; i <= length; i++)
    upper[i] = (char)(name[i] >= 'a' && name[i] <= 'z' ? name[i] - 'a' + 'A' : name[i]);
  memcpy(slot->name, name, length + 1);
  (void)snprintf(slot->bit_name, sizeof slot->bit_name, "%sBit", upper);
  for (unsigned family = 0; family < KF_KEYS_PER_DEVICE; family++)
    (void)snprintf(slot->keys[family], sizeof slot->keys[family], "%s%s", family_prefix[family],
                   upper);
}

/* Fixed types that have no keys are names for devices to take: nothing else can use them. */
static bool device_name_taken(const char *name) {
  int type = kf__device_type_find(name);
  return type >= 0 && type != KF_DEVICE_OPENGL && type != KF_DEVICE_OPENCL &&
         type != KF_DEVICE_IDEEP;
}

static kf_status_t claim_device(const char *name, kf_backend_t *out_backend) {
  KF__ASSERT_LOCKED();
  if (device_name_taken(name))
    return kf_error_set(KF_ERR_DUPLICATE,
                        "kf_device_register: there is a device named '%s' already", name);
  kf__device_slot_t draft = {0};
  name_device(&draft, name);
  for (unsigned family = 0; family < KF_KEYS_PER_DEVICE; family++)
    if (key_name_taken(draft.keys[family]))
      return kf_error_set(KF_ERR_DUPLICATE,
                          "kf_device_register: device '%s' would have a key named %s, which exists "
                          "already",
                          name, draft.keys[family]);
  for (unsigned slot = 0; slot < KF_DEVICE_SLOTS; slot++) {
    if (kf__device_claimed(slot)) continue;
    KF_ASSERT(kf__device_slots[slot].owner == NULL);
    KF_ASSERT(kf__device_slots[slot].closed == 0);
    name_device(&kf__device_slots[slot], name);
    kf__device_slots[slot].owner = kf__owner_current();
    if (kf__device_slots[slot].owner != NULL)
      kf__device_slots[slot].owner->devices |= UINT32_C(1) << slot;
    __atomic_store_n(&kf__device_slots[slot].claimed, 1, __ATOMIC_RELEASE);
    *out_backend = (kf_backend_t)(KF_BACKEND_FIRST_DYNAMIC + slot);
    return KF_OK;
  }
  return kf_error_set(KF_ERR_EXHAUSTED,
                      "kf_device_register: all %d device slots are taken; give one back with "
                      "kf_device_unregister before registering '%s'",
                      KF_DEVICE_SLOTS, name);
}

kf_status_t kf_device_register(const char *name, kf_backend_t *out_backend) {
  KF__REQUIRE(out_backend);
  *out_backend = KF_BACKEND_NONE;
  KF_TRY(check_name("kf_device_register", name, KF__DEVICE_NAME_SIZE, true));
  KF_TRY(kf__dispatcher_lock_for_change());
  kf_status_t status = claim_device(name, out_backend);
  kf__dispatcher_unlock();
  return status;
}

/* Note [Users of a device]
 * A thread that creates a storage counts it, then reads whether the device is open. A thread that
 * unregisters closes the device, then reads the count. Both are sequentially consistent, so at
 * least one of the two sees the other and backs off. */
static bool slot_of(int device_type, unsigned *out_slot) {
  *out_slot = (unsigned)device_type - KF_DEVICE_FIRST_DYNAMIC;
  return device_type >= KF_DEVICE_FIRST_DYNAMIC && *out_slot < KF_DEVICE_SLOTS;
}

bool kf__device_hold(int device_type) {
  unsigned slot;
  if (!slot_of(device_type, &slot)) return true;
  (void)__atomic_fetch_add(&kf__device_slots[slot].users, 1, __ATOMIC_SEQ_CST);
  if (kf__device_claimed(slot) &&
      __atomic_load_n(&kf__device_slots[slot].closed, __ATOMIC_SEQ_CST) == 0)
    return true;
  kf__device_drop(device_type);
  return false;
}

void kf__device_drop(int device_type) {
  unsigned slot;
  if (!slot_of(device_type, &slot)) return;
  KF_UNUSED int64_t before = __atomic_fetch_sub(&kf__device_slots[slot].users, 1, __ATOMIC_SEQ_CST);
  KF_ASSERT(before > 0);
}

void (*kf__device_free_idle)(int device_type);
static kf__describe_users_fn describe_users;

void kf__device_set_describe_users(kf__describe_users_fn describe) {
  __atomic_store_n(&describe_users, describe, __ATOMIC_RELEASE);
}

static kf_status_t device_in_use(unsigned slot, int64_t users) {
  char sites[512]; /* of the users' allocations */
  kf_text_t text;
  kf__text_init_fixed(&text, sites, sizeof sites);
  kf__describe_users_fn describe = __atomic_load_n(&describe_users, __ATOMIC_ACQUIRE);
  if (describe != NULL) describe(KF_DEVICE_FIRST_DYNAMIC + (int)slot, &text);
  (void)kf__text_finish_fixed(&text);
  return kf_error_set(KF_ERR_BUSY,
                      "device '%s' cannot be unregistered: %lld storage%s on it %s alive%s",
                      kf__device_slots[slot].name, (long long)users, users == 1 ? "" : "s",
                      users == 1 ? "is" : "are", sites);
}

/* Stops new users of a device that has none: Note [Users of a device]. */
static kf_status_t close_device(unsigned slot) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(slot < KF_DEVICE_SLOTS);
  if (kf__device_free_idle != NULL) kf__device_free_idle(KF_DEVICE_FIRST_DYNAMIC + (int)slot);
  __atomic_store_n(&kf__device_slots[slot].closed, 1, __ATOMIC_SEQ_CST);
  int64_t users = __atomic_load_n(&kf__device_slots[slot].users, __ATOMIC_SEQ_CST);
  if (users == 0) return KF_OK;
  __atomic_store_n(&kf__device_slots[slot].closed, 0, __ATOMIC_SEQ_CST);
  return device_in_use(slot, users);
}

kf_status_t kf__devices_close(uint32_t slots) {
  KF_ASSERT((uint64_t)slots >> KF_DEVICE_SLOTS == 0);
  for (unsigned slot = 0; slot < KF_DEVICE_SLOTS; slot++) {
    if ((slots >> slot & 1) == 0) continue;
    kf_status_t status = close_device(slot);
    if (status == KF_OK) continue;
    kf__devices_reopen(slots & ((UINT32_C(1) << slot) - 1));
    return status;
  }
  return KF_OK;
}

void kf__devices_reopen(uint32_t slots) {
  KF__ASSERT_LOCKED();
  for (unsigned slot = 0; slot < KF_DEVICE_SLOTS; slot++)
    if ((slots >> slot & 1) != 0)
      __atomic_store_n(&kf__device_slots[slot].closed, 0, __ATOMIC_SEQ_CST);
}

kf_status_t kf__device_give_back(unsigned slot) {
  KF_ASSERT(kf__device_claimed(slot));
  KF_TRY(close_device(slot));
  if (kf__device_slots[slot].owner != NULL)
    kf__device_slots[slot].owner->devices &= ~(UINT32_C(1) << slot);
  kf__device_slots[slot].owner = NULL;
  /* Unclaimed before it is open again: in between, kf__device_hold refuses on either flag. */
  __atomic_store_n(&kf__device_slots[slot].claimed, 0, __ATOMIC_RELEASE);
  __atomic_store_n(&kf__device_slots[slot].closed, 0, __ATOMIC_SEQ_CST);
  return KF_OK;
}

kf_status_t kf_privateuse1_rename(const char *name) {
  KF_TRY(check_name("kf_privateuse1_rename", name, KF__DEVICE_NAME_SIZE, true));
  KF_TRY(kf__dispatcher_lock_for_change());
  kf_status_t status = KF_OK;
  bool renamed = kf__privateuse1_name == kf__privateuse1_buffer;
  bool same = strcmp(kf__privateuse1_name, name) == 0;
  if (renamed && !same)
    status = kf_error_set(KF_ERR_DUPLICATE,
                          "kf_privateuse1_rename: PrivateUse1 is named '%s' already and can be "
                          "named only once (asked for '%s')",
                          kf__privateuse1_name, name);
  else if (!same && kf__device_type_find(name) >= 0)
    status = kf_error_set(KF_ERR_DUPLICATE,
                          "kf_privateuse1_rename: there is a device named '%s' already", name);
  else if (!renamed) {
    (void)snprintf(kf__privateuse1_buffer, sizeof kf__privateuse1_buffer, "%s", name);
    __atomic_store_n(&kf__privateuse1_name, kf__privateuse1_buffer, __ATOMIC_RELEASE);
  }
  kf__dispatcher_unlock();
  return status;
}

/* ---- Functionality keys ---- */

static kf_status_t claim_key(const char *name, kf_zone_t zone, kf_key_t *out_key) {
  KF__ASSERT_LOCKED();
  if (key_name_taken(name))
    return kf_error_set(KF_ERR_DUPLICATE, "kf_key_define: there is a key named '%s' already", name);
  for (unsigned i = 0; i < KF_KEYS_PER_ZONE; i++) {
    unsigned index = (unsigned)zone * KF_KEYS_PER_ZONE + i;
    if (kf__zone_key_claimed(index)) continue;
    kf__zone_slot_t *slot = &kf__zone_slots[index];
    KF_ASSERT(slot->owner == NULL);
    (void)snprintf(slot->name, sizeof slot->name, "%s", name);
    slot->owner = kf__owner_current();
    if (slot->owner != NULL) slot->owner->zone_keys |= (uint16_t)(1u << index);
    __atomic_store_n(&slot->claimed, 1, __ATOMIC_RELEASE);
    *out_key = (kf_key_t)(KF_KEY_FIRST_ZONE + index);
    return KF_OK;
  }
  return kf_error_set(KF_ERR_EXHAUSTED,
                      "kf_key_define: all %d keys of this zone are taken; give one back with "
                      "kf_key_undefine before defining '%s'",
                      KF_KEYS_PER_ZONE, name);
}

kf_status_t kf_key_define(const char *name, kf_zone_t zone, kf_key_t *out_key) {
  KF__REQUIRE(out_key);
  *out_key = KF_KEY_Undefined;
  KF_TRY(check_name("kf_key_define", name, KF__KEY_NAME_SIZE, false));
  if ((unsigned)zone > KF_ZONE_TOPMOST)
    return kf_error_set(KF_ERR_VALUE, "kf_key_define: expected a zone from 0 to 3, found %d",
                        (int)zone);
  KF_TRY(kf__dispatcher_lock_for_change());
  kf_status_t status = claim_key(name, zone, out_key);
  kf__dispatcher_unlock();
  return status;
}

void kf__zone_key_give_back(unsigned index) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(kf__zone_key_claimed(index));
  kf_owner_t *owner = kf__zone_slots[index].owner;
  if (owner != NULL) owner->zone_keys &= (uint16_t) ~(1u << index);
  kf__zone_slots[index].owner = NULL;
  __atomic_store_n(&kf__zone_slots[index].claimed, 0, __ATOMIC_RELEASE);
}
