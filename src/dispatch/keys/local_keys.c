/* The thread's included and excluded keys, and the guards that change them for a scope. A guard
 * saves the whole set that it changes and restores it, so that the set afterwards is exactly the
 * set before, backend bits included. */
#include "dispatch/keys/local_keys.h"

#include <keyfall/binding.h>

#include "base/new_stack.h"
#include "base/required.h"
#include "compat/texts.h"
#include "dispatch/keys/key_internal.h"

enum {
  RESTORE_INCLUDED = 1,
  RESTORE_EXCLUDED = 2,
  RESTORE_ONE_EXCLUDED = 4,
  RESTORE_INFERENCE = 8,
  RESTORE_ONE_INCLUDED = 16
};

__thread kf_local_t kf__local __attribute__((tls_model("initial-exec")));
__thread bool kf__inference_mode __attribute__((tls_model("initial-exec")));

void kf__local_prepare(void) {
  KF_ASSERT(kf__local.state == 0);
  KF_ASSERT(kf__local.busy == 0); /* calls enter only after the set-up */
  kf__local.included = kf_keyset_named(KF_KEYSET_DEFAULT_INCLUDED);
  kf__local.excluded = kf_keyset_named(KF_KEYSET_DEFAULT_EXCLUDED);
  kf__local.state = KF__LOCAL_KEYS_SET;
}

KF__THREAD_PART(included, kf__local_get()->included, NULL)
KF__THREAD_PART(excluded, kf__local_get()->excluded, NULL)
KF__THREAD_PART(inference_mode, kf__inference_mode, NULL)

kf_keyset_t kf_local_included(void) { return kf__local_get()->included; }
kf_keyset_t kf_local_excluded(void) { return kf__local_get()->excluded; }

void kf_local_set(kf_keyset_t included, kf_keyset_t excluded) {
  kf_local_t *local = kf__local_get();
  local->included = included;
  local->excluded = excluded;
}

bool kf_local_is_included(kf_key_t key) { return kf_keyset_has(kf_local_included(), key); }
bool kf_local_is_excluded(kf_key_t key) { return kf_keyset_has(kf_local_excluded(), key); }

/* Changes nothing when the set has the key as wanted. A runtime key counts as absent while its
 * backend bit is missing; removing it then would take the functionality from other backends. */
static void set_key(kf_keyset_t *set, kf_key_t key, bool on) {
  if (kf_keyset_has(*set, key) == on) return;
  *set = on ? kf_keyset_add(*set, key) : kf_keyset_remove(*set, key);
}

void kf_local_set_included(kf_key_t key, bool on) { set_key(&kf__local_get()->included, key, on); }
void kf_local_set_excluded(kf_key_t key, bool on) { set_key(&kf__local_get()->excluded, key, on); }

/* ---- Guards ---- */

static kf_local_t *enter(kf_guard_t *guard, uint32_t kind) {
  kf_local_t *local = kf__local_get();
  KF_ASSERT(kind != 0); /* kf_guard_leave would do nothing */
  guard->saved_included = local->included;
  guard->saved_excluded = local->excluded;
  guard->kind = kind;
  guard->key = KF_KEY_Undefined;
  return local;
}

void kf_guard_include(kf_guard_t *guard, kf_keyset_t set) {
  kf_local_t *local = enter(guard, RESTORE_INCLUDED);
  local->included = kf_keyset_or(local->included, set);
}

void kf_guard_exclude(kf_guard_t *guard, kf_keyset_t set) {
  kf_local_t *local = enter(guard, RESTORE_EXCLUDED);
  local->excluded = kf_keyset_or(local->excluded, set);
}

void kf_guard_force(kf_guard_t *guard, kf_keyset_t included, kf_keyset_t excluded) {
  kf_local_t *local = enter(guard, RESTORE_INCLUDED | RESTORE_EXCLUDED);
  local->included = included;
  local->excluded = excluded;
}

void kf_guard_preserve(kf_guard_t *guard) {
  (void)enter(guard, RESTORE_INCLUDED | RESTORE_EXCLUDED);
}

void kf_guard_set_included(kf_guard_t *guard, kf_key_t key, bool on) {
  kf_local_t *local = enter(guard, RESTORE_ONE_INCLUDED);
  guard->key = key;
  set_key(&local->included, key, on);
}

void kf_guard_set_excluded(kf_guard_t *guard, kf_key_t key, bool on) {
  kf_local_t *local = enter(guard, RESTORE_ONE_EXCLUDED);
  guard->key = key;
  set_key(&local->excluded, key, on);
}

void kf_guard_below_autograd(kf_guard_t *guard) {
  kf_guard_exclude(guard, kf_keyset_named(KF_KEYSET_AUTOGRAD));
}

void kf_guard_below_ad_inplace_or_view(kf_guard_t *guard) {
  kf_guard_exclude(guard, kf_keyset_named(KF_KEYSET_AUTOGRAD_WITH_AD_INPLACE_OR_VIEW));
}

void kf_guard_skip_functionalize(kf_guard_t *guard) {
  kf_guard_exclude(guard, kf_keyset_of(KF_KEY_Functionalize));
}

kf_status_t kf_guard_non_variable_type_mode(kf_guard_t *guard, bool enabled) {
  KF__REQUIRE(guard);
  static int warned;
  if (!enabled) {
    guard->kind = 0;
    return kf_error_set(
        KF_ERR_INTERNAL,
        KF__COMPATIBLE(
            KF__TORCH_NON_VARIABLE_TYPE_FALSE,
            "kf_guard_non_variable_type_mode: expected true; the mode ends with its guard"));
  }
  kf__warn_once(&warned,
                KF__COMPATIBLE(KF__TORCH_NON_VARIABLE_TYPE,
                               "kf_guard_non_variable_type_mode is deprecated: a kernel uses "
                               "kf_guard_below_ad_inplace_or_view, and a program without gradients "
                               "kf_guard_inference_mode; below autograd, a write to a tensor that "
                               "backward needs goes unnoticed"));
  kf_guard_below_autograd(guard);
  return KF_OK;
}

void kf_guard_inference_mode(kf_guard_t *guard, bool enabled) {
  kf_local_t *local = enter(guard, RESTORE_INCLUDED | RESTORE_EXCLUDED | RESTORE_INFERENCE);
  guard->key = kf__inference_mode;
  kf_keyset_t autograd = kf_keyset_named(KF_KEYSET_AUTOGRAD);
  if (enabled) {
    local->included = kf_keyset_remove(local->included, KF_KEY_ADInplaceOrView);
    local->excluded = kf_keyset_or(local->excluded, autograd);
  } else {
    local->included = kf_keyset_add(local->included, KF_KEY_ADInplaceOrView);
    local->excluded = kf_keyset_minus(local->excluded, autograd);
  }
  kf__inference_mode = enabled;
}

bool kf_inference_mode_is_enabled(void) { return kf__inference_mode; }

/* Copies the key's own bits, so that those of other keys stay. */
static kf_keyset_t with_bits_of(kf_key_t key, kf_keyset_t set, kf_keyset_t from) {
  kf_keyset_t bits = kf_keyset_of(key);
  kf_keyset_t others = kf_keyset_and(set, kf_keyset_xor(kf_keyset_full(), bits));
  return kf_keyset_or(others, kf_keyset_and(from, bits));
}

void kf_guard_leave(kf_guard_t *guard) {
  kf_local_t *local = kf__local_get();
  if ((guard->kind & RESTORE_INCLUDED) != 0) local->included = guard->saved_included;
  if ((guard->kind & RESTORE_EXCLUDED) != 0) local->excluded = guard->saved_excluded;
  if ((guard->kind & RESTORE_ONE_INCLUDED) != 0)
    local->included = with_bits_of((kf_key_t)guard->key, local->included, guard->saved_included);
  if ((guard->kind & RESTORE_ONE_EXCLUDED) != 0)
    local->excluded = with_bits_of((kf_key_t)guard->key, local->excluded, guard->saved_excluded);
  if ((guard->kind & RESTORE_INFERENCE) != 0) kf__inference_mode = guard->key != 0;
  guard->kind = 0; /* a second leave does nothing */
}

void kf_guard_outlive(kf_guard_t *newer, const kf_guard_t *older) {
  uint32_t restored = older->kind & (RESTORE_INCLUDED | RESTORE_EXCLUDED | RESTORE_INFERENCE);
  if ((restored & RESTORE_INCLUDED) != 0) restored |= RESTORE_ONE_INCLUDED;
  if ((restored & RESTORE_EXCLUDED) != 0) restored |= RESTORE_ONE_EXCLUDED;
  newer->kind &= ~restored;
  if ((older->kind & RESTORE_ONE_INCLUDED) != 0)
    newer->saved_included =
        with_bits_of((kf_key_t)older->key, newer->saved_included, older->saved_included);
  if ((older->kind & RESTORE_ONE_EXCLUDED) != 0)
    newer->saved_excluded =
        with_bits_of((kf_key_t)older->key, newer->saved_excluded, older->saved_excluded);
}
