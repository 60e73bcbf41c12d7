/* Removing keys that were defined at run time: only when no kernel is registered to them. */
#include "dispatch/keys/key_internal.h"
#include "dispatch/registry/operator_list.h"

/* True when a kernel or fallback is registered to one of these runtime keys (exact keys, no
 * aliases); the first operator's name is stored for the message. */
static bool are_in_use(const kf_key_t *keys, size_t count, const char **out_user) {
  KF__ASSERT_LOCKED();
  for (size_t i = 0; i < count; i++) {
    int slot = kf__key_slot(keys[i]);
    if (slot > 0 && kf__fallback((size_t)slot) != NULL &&
        kf__fallback((size_t)slot)->key == keys[i]) {
      *out_user = "a fallback";
      return true;
    }
    for (const kf_op_t *op = kf__op_first(); op != NULL; op = op->next)
      if (kf__op_direct(op, keys[i]) != NULL) {
        *out_user = op->full_name;
        return true;
      }
  }
  return false;
}

static kf_status_t unregister(kf_backend_t backend) {
  unsigned slot = (unsigned)backend - KF_BACKEND_FIRST_DYNAMIC;
  if (backend < KF_BACKEND_FIRST_DYNAMIC || backend > KF_BACKEND_LAST_DYNAMIC ||
      !kf__device_claimed(slot))
    return kf_error_set(KF_ERR_NOT_FOUND,
                        "kf_device_unregister: backend %d is not a device registered at run time",
                        backend);
  kf_key_t keys[KF_KEYS_PER_DEVICE];
  for (unsigned family = 0; family < KF_KEYS_PER_DEVICE; family++)
    keys[family] = kf__family_key((kf_family_t)family, backend);
  const char *user = NULL;
  if (are_in_use(keys, KF_KEYS_PER_DEVICE, &user))
    return kf_error_set(KF_ERR_BUSY,
                        "kf_device_unregister: device '%s' still has kernels (%s); release those "
                        "registrations first",
                        kf__device_name(slot), user);
  return kf__device_give_back(slot);
}

kf_status_t kf_device_unregister(kf_backend_t backend) {
  KF_TRY(kf__dispatcher_lock_for_change());
  kf_status_t status = unregister(backend);
  kf__dispatcher_unlock();
  return status;
}

static kf_status_t undefine(kf_key_t key) {
  unsigned index = (unsigned)key - KF_KEY_FIRST_ZONE;
  if (key < KF_KEY_FIRST_ZONE || key >= KF_KEY_FIRST_DEVICE || !kf__zone_key_claimed(index))
    return kf_error_set(KF_ERR_NOT_FOUND,
                        "kf_key_undefine: key %d is not a functionality key defined at run time",
                        key);
  const char *user = NULL;
  if (are_in_use(&key, 1, &user))
    return kf_error_set(KF_ERR_BUSY,
                        "kf_key_undefine: key %s still has kernels (%s); release those "
                        "registrations first",
                        kf__zone_key_name(index), user);
  kf__zone_key_give_back(index);
  return KF_OK;
}

kf_status_t kf_key_undefine(kf_key_t key) {
  KF_TRY(kf__dispatcher_lock_for_change());
  kf_status_t status = undefine(key);
  kf__dispatcher_unlock();
  return status;
}
