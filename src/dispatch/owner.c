/* Undoing everything that an owner registered: its libraries, then its devices and keys. */
#include "dispatch/owner.h"

#include "dispatch/dispatcher.h"
#include "dispatch/library_internal.h"

static __thread kf_owner_t *current __attribute__((tls_model("initial-exec")));

kf_owner_t *kf__owner_set_current(kf_owner_t *owner) {
  kf_owner_t *previous = current;
  current = owner;
  return previous;
}

kf_owner_t *kf__owner_current(void) { return current; }

static bool owns_key(const kf_owner_t *owner, kf_key_t key) {
  kf_key_parts_t parts = kf__key_parts(key);
  if (key < KF_KEY_FIRST_DYNAMIC || parts.key_class == KF_CLASS_NONE) return false;
  if (parts.key_class == KF_CLASS_PLAIN)
    return (owner->zone_keys >> (key - KF_KEY_FIRST_ZONE) & 1) != 0;
  return (owner->devices >> (parts.backend - KF_BACKEND_FIRST_DYNAMIC) & 1) != 0;
}

static bool registered_by(const kf_owner_t *owner, const kf_kernel_t *kernel) {
  for (const kf_library_t *lib = owner->libraries; lib != NULL;
       lib = kf__library_next_of_owner(lib))
    if (kf__library_has_kernel(lib, kernel)) return true;
  return false;
}

/* A kernel or fallback of somebody else on one of the owner's keys; NULL when there is none. */
static const char *foreign_use(const kf_owner_t *owner, kf_key_t *out_key) {
  for (const kf_op_t *op = kf__op_first(); op != NULL; op = op->next)
    for (const kf_kernel_t *k = op->kernels; k != NULL; k = k->next)
      if (owns_key(owner, k->key) && !registered_by(owner, k)) {
        *out_key = k->key;
        return op->full_name;
      }
  for (size_t slot = 1; slot < KF_SLOT_COUNT; slot++) {
    const kf_kernel_t *k = kf__fallback(slot);
    if (k == NULL || !owns_key(owner, k->key) || registered_by(owner, k)) continue;
    *out_key = k->key;
    return "a fallback";
  }
  return NULL;
}

kf_status_t kf__owner_release(kf_owner_t *owner) {
  KF_TRY(kf__dispatcher_lock_for_change());
  kf_key_t key = KF_KEY_Undefined;
  const char *user = foreign_use(owner, &key);
  kf_status_t status = KF_OK;
  if (user != NULL)
    status = kf_error_set(KF_ERR_BUSY,
                          "key %s is still used by others (%s); release those registrations first",
                          kf_key_name(key), user);
  while (status == KF_OK && owner->libraries != NULL) kf_library_release(owner->libraries);
  kf__dispatcher_unlock();
  KF_TRY(status);
  for (unsigned slot = 0; slot < KF_DEVICE_SLOTS; slot++)
    if ((owner->devices >> slot & 1) != 0)
      KF_TRY(kf_device_unregister((kf_backend_t)(KF_BACKEND_FIRST_DYNAMIC + slot)));
  for (unsigned i = 0; i < 4 * KF_KEYS_PER_ZONE; i++)
    if ((owner->zone_keys >> i & 1) != 0)
      KF_TRY(kf_key_undefine((kf_key_t)(KF_KEY_FIRST_ZONE + i)));
  return KF_OK;
}
