/* Undoing everything that an owner registered: its libraries, the registrations of rooms above,
 * then its devices and keys. First everything that could get new users is closed; only if all of
 * that succeeds is anything undone. */
#include "dispatch/registry/owner.h"

#include <pthread.h>

#include "base/forks.h"
#include "dispatch/keys/key_internal.h"
#include "dispatch/registry/operator_list.h"
#include "dispatch/registry/library_internal.h"

/* ---- Registrations of rooms above ---- */

/* For the lists of owned registrations, and for code. Held while `close` and `reopen` run, which
 * may take a lock of their room; code that holds such a lock must not add or remove. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf_owner_t *with_code;
static int with_code_count;

static void take_lock(void) { (void)pthread_mutex_lock(&lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&lock); }
__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_OWNERS, (kf__fork_functions_t){take_lock, give_lock, give_lock});
}

void kf__owned_add(kf_owned_t *owned) {
  kf_owner_t *owner = kf__owner_current();
  owned->owner = owner;
  if (owner == NULL) return;
  take_lock();
  owned->next = owner->owned;
  owner->owned = owned;
  give_lock();
}

void kf__owned_remove(kf_owned_t *owned) {
  if (owned->owner == NULL) return;
  take_lock();
  kf_owned_t **at = &owned->owner->owned;
  while (*at != owned) {
    KF_ASSERT(*at != NULL);
    at = &(*at)->next;
  }
  *at = owned->next;
  give_lock();
}

/* Undoes `close` of all registrations in front of `end`. */
static void reopen_until(const kf_owner_t *owner, const kf_owned_t *end) {
  for (kf_owned_t *o = owner->owned; o != end; o = o->next) o->reopen(o);
}

/* ---- Code ---- */

void kf__owner_add_code(kf_owner_t *owner, uintptr_t begin, uintptr_t end) {
  KF_ASSERT(owner->code_end == 0); /* an owner has one range of code */
  KF_ASSERT(begin < end);
  owner->code_begin = begin;
  owner->code_end = end;
  take_lock();
  owner->next = with_code;
  with_code = owner;
  __atomic_fetch_add(&with_code_count, 1, __ATOMIC_RELAXED);
  give_lock();
}

void kf__owner_remove_code(kf_owner_t *owner) {
  if (owner->code_end == 0) return;
  take_lock();
  KF_ASSERT(with_code_count > 0);
  kf_owner_t **at = &with_code;
  while (*at != owner) {
    KF_ASSERT(*at != NULL);
    at = &(*at)->next;
  }
  *at = owner->next;
  __atomic_fetch_sub(&with_code_count, 1, __ATOMIC_RELAXED);
  give_lock();
}

/* Adds to the number of users of the code that the function is part of; false: no owner has it. */
static bool count_code_user(kf_typed_fn function, int64_t change) {
  uintptr_t address = (uintptr_t)function;
  take_lock();
  kf_owner_t *owner = with_code;
  while (owner != NULL && (address < owner->code_begin || address >= owner->code_end))
    owner = owner->next;
  if (owner != NULL) owner->code_users += change;
  KF_ASSERT(owner == NULL || owner->code_users >= 0);
  give_lock();
  return owner != NULL;
}

bool kf__code_hold(kf_typed_fn function) {
  return __atomic_load_n(&with_code_count, __ATOMIC_RELAXED) > 0 && count_code_user(function, 1);
}

void kf__code_drop(kf_typed_fn function) { (void)count_code_user(function, -1); }

static kf_status_t check_code(const kf_owner_t *owner) {
  long long users = (long long)owner->code_users;
  if (users == 0) return KF_OK;
  return kf_error_set(
      KF_ERR_BUSY,
      "%lld object%s will call its code (deleters, hooks, derivatives): release %s first", users,
      users == 1 ? "" : "s", users == 1 ? "it" : "them");
}

/* ---- Undoing ---- */

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

/* The name of an operator with a kernel of others on one of the owner's keys, or "a fallback"; NULL
 * when there is none. */
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

static kf_status_t check_foreign_use(const kf_owner_t *owner) {
  kf_key_t key = KF_KEY_Undefined;
  const char *user = foreign_use(owner, &key);
  if (user == NULL) return KF_OK;
  return kf_error_set(KF_ERR_BUSY,
                      "key %s is still used by others (%s); release those registrations first",
                      kf_key_name(key), user);
}

/* Closes what is owned, unless something will still call the owner's code. */
static kf_status_t close_owned(const kf_owner_t *owner) {
  take_lock();
  kf_status_t status = check_code(owner);
  for (kf_owned_t *o = owner->owned; status == KF_OK && o != NULL; o = o->next) {
    status = o->close(o);
    if (status != KF_OK) reopen_until(owner, o);
  }
  give_lock();
  return status;
}

/* All steps that can fail. Afterwards the owner's registrations get no new users. */
static kf_status_t close_all(const kf_owner_t *owner) {
  KF__ASSERT_LOCKED();
  KF_TRY(check_foreign_use(owner));
  KF_TRY(kf__devices_close(owner->devices));
  kf_status_t status = close_owned(owner);
  if (status != KF_OK) kf__devices_reopen(owner->devices);
  return status;
}

kf_status_t kf__owner_release(kf_owner_t *owner) {
  KF_TRY(kf__dispatcher_lock_for_change());
  kf_status_t status = close_all(owner);
  while (status == KF_OK && owner->libraries != NULL) kf_library_release(owner->libraries);
  kf__dispatcher_unlock();
  KF_TRY(status);
  while (owner->owned != NULL) owner->owned->free(owner->owned);
  for (unsigned slot = 0; slot < KF_DEVICE_SLOTS; slot++)
    if ((owner->devices >> slot & 1) != 0)
      KF_TRY(kf_device_unregister((kf_backend_t)(KF_BACKEND_FIRST_DYNAMIC + slot)));
  for (unsigned i = 0; i < 4 * KF_KEYS_PER_ZONE; i++)
    if ((owner->zone_keys >> i & 1) != 0)
      KF_TRY(kf_key_undefine((kf_key_t)(KF_KEY_FIRST_ZONE + i)));
  KF_ASSERT(owner->libraries == NULL);
  KF_ASSERT(owner->devices == 0);
  KF_ASSERT(owner->zone_keys == 0);
  return KF_OK;
}
