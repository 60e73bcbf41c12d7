/* Fallbacks: kernels for a key that serve every operator without a kernel of its own there.
 *
 * A key has at most one, with one exception, AutogradPrivateUse1: there a device author may replace
 * the built-in fallback by a better one. The newest is used; an older one is used again when the
 * newer ones are released. For that the handles that fill this one slot are kept in a list. All
 * functions except the public ones need the dispatcher's lock. */
#include "dispatch/registry/registration.h"

#include "base/required.h"
#include "dispatch/operators/table.h"
#include "dispatch/registry/operator_list.h"
#include "dispatch/registry/registration_checks.h"

static kf_registration_t *private_use; /* newest first, by `next` */

static bool covers_private_use(const kf_registration_t *handle) {
  return kf_keyset_has(handle->keys, KF_KEY_AutogradPrivateUse1);
}

static void refresh_all(kf_keyset_t keys) {
  for (kf_op_t *op = kf__op_first(); op != NULL; op = op->next) kf__table_refresh_set(op, keys);
}

/* Fills every slot of the set that holds `old`; the slot of AutogradPrivateUse1 gets the newest of
 * its list instead. */
static void fill_slots(kf_keyset_t keys, const kf_kernel_t *old, const kf_kernel_t *kernel) {
  KF__ASSERT_LOCKED();
  for (size_t slot = 1; slot < KF_SLOT_COUNT; slot++) {
    kf_key_t key = kf__table_key(slot);
    if (!kf_keyset_has(keys, key)) continue;
    if (key == KF_KEY_AutogradPrivateUse1)
      kf__fallback_set(slot, private_use != NULL ? private_use->kernel : NULL);
    else if (kf__fallback(slot) == old)
      kf__fallback_set(slot, kernel);
  }
  if (kf_keyset_has(keys, KF_KEY_AutogradOther)) {
    /* The autograd keys of devices registered at run time may use it, too: see table.c. */
    keys.functionality |= UINT64_C(1) << KF_RANK_AutogradFunctionality;
    for (int i = KF_BACKEND_FIRST_DYNAMIC; i <= KF_BACKEND_LAST_DYNAMIC; i++)
      keys.backends |= UINT64_C(1) << i;
  }
  refresh_all(keys);
}

/* At the front, unless its kernel is in the list: then after that one, so that nothing changes. */
static void join_private_use(kf_registration_t *handle) {
  if (!covers_private_use(handle)) return;
  kf_registration_t *same = private_use;
  while (same != NULL && same->kernel != handle->kernel) same = same->next;
  handle->previous = same;
  kf_registration_t **at = same != NULL ? &same->next : &private_use;
  handle->next = *at;
  if (handle->next != NULL) handle->next->previous = handle;
  *at = handle;
}

static void leave_private_use(kf_registration_t *handle) {
  if (!covers_private_use(handle)) return;
  KF_ASSERT(handle->previous != NULL || private_use == handle);
  *(handle->previous != NULL ? &handle->previous->next : &private_use) = handle->next;
  if (handle->next != NULL) handle->next->previous = handle->previous;
}

/* The registered fallback that is identical to this one, or NULL. An error when a different one
 * has one of the keys. */
static kf_status_t find_taken(const kf_kernel_t *kernel, kf_keyset_t keys,
                              kf_kernel_t **out_identical) {
  *out_identical = NULL;
  size_t cursor = 0;
  kf_key_t key = KF_KEY_Undefined;
  while (kf_keyset_next(keys, &cursor, &key)) { /* the error names the lowest key */
    const kf_kernel_t *taken = kf__fallback((size_t)kf__key_slot(key));
    if (taken == NULL) continue;
    if (!kf_is_torch_compatible() && taken->key == kernel->key &&
        kf__kernel_identical(taken, kernel)) {
      *out_identical = (kf_kernel_t *)(uintptr_t)taken;
      return KF_OK;
    }
    if (key != KF_KEY_AutogradPrivateUse1) return kf__duplicate_fallback(key, taken, kernel);
  }
  return KF_OK;
}

static kf_status_t fall_back_locked(kf_kernel_t *kernel, kf_registration_t *handle,
                                    bool *out_shared) {
  KF__ASSERT_LOCKED();
  kf_kernel_t *identical = NULL;
  *out_shared = false;
  KF_TRY(find_taken(kernel, handle->keys, &identical));
  if (identical != NULL) identical->shares++;
  *out_shared = identical != NULL;
  handle->kernel = identical != NULL ? identical : kernel;
  KF_ASSERT(handle->kernel->shares > 0);
  join_private_use(handle);
  fill_slots(handle->keys, NULL, handle->kernel);
  return KF_OK;
}

kf_status_t kf__register_fallback(kf_key_t key, const kf_kernel_desc_t *desc, kf__origin_t origin,
                                  kf_registration_t **out_handle) {
  *out_handle = NULL;
  if (key == KF_KEY_Undefined)
    return kf_error_set(KF_ERR_INTERNAL, "fallback(...): expected a dispatch key, found none");
  KF_TRY(kf__check_registration_key("fallback(...)", key));
  if (desc != NULL && desc->struct_size >= sizeof *desc && desc->kind == KF_KERNEL_TYPED)
    return kf_error_set(KF_ERR_TYPE,
                        "fallback(...): expected a boxed kernel, found a typed one; a fallback is "
                        "called for operators of every signature");
  kf_registration_t *handle = NULL;
  KF_TRY(kf__registration_create(KF_REGISTRATION_FALLBACK, &handle));
  kf_kernel_t *kernel = NULL;
  bool shared = false;
  kf_status_t status = kf_keyset_runtime_of(key, &handle->keys);
  if (status == KF_OK) status = kf__kernel_create("fallback(...)", desc, origin, NULL, &kernel);
  if (status == KF_OK) status = kf__dispatcher_lock_for_change();
  if (status == KF_OK) {
    kf__kernel_set_key(kernel, key);
    status = fall_back_locked(kernel, handle, &shared);
    kf__dispatcher_unlock();
  }
  if (status != KF_OK || shared) kf__kernel_discard(kernel);
  return kf__registration_hand_out(status, handle, out_handle);
}

kf_status_t kf_register_fallback_at(kf_key_t key, const kf_kernel_desc_t *kernel, const char *file,
                                    uint32_t line, kf_registration_t **out_handle) {
  KF__REQUIRE(out_handle);
  kf__origin_buffer_t buffer;
  return kf__register_fallback(key, kernel, kf__registration_origin(file, line, &buffer),
                               out_handle);
}

/* For callers that are not compiled with library.h, which has a macro of this name. */
kf_status_t(kf_register_fallback)(kf_key_t key, const kf_kernel_desc_t *kernel,
                                  kf_registration_t **out_handle) {
  KF__REQUIRE(out_handle);
  return kf_register_fallback_at(key, kernel, NULL, 0, out_handle);
}

void kf__fallback_undo(kf_registration_t *handle) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(handle->kind == KF_REGISTRATION_FALLBACK);
  kf_kernel_t *kernel = handle->kernel;
  KF_ASSERT(kernel->shares > 0);
  leave_private_use(handle);
  bool last = --kernel->shares == 0;
  fill_slots(handle->keys, kernel, last ? NULL : kernel);
  if (last) kf__kernel_retire(kernel);
}

bool kf_has_fallback(kf_key_t key) {
  int slot = kf_key_is_alias(key) ? -1 : kf__key_slot(key);
  kf__dispatcher_lock();
  bool has = slot > 0 && kf__fallback((size_t)slot) != NULL;
  kf__dispatcher_unlock();
  return has;
}
