/* See functionalize_scope.h, and Note [Functionalization] in functionalize.h. */
#include "transforms/functionalize/functionalize_scope.h"

#include "base/new_stack.h"
#include "compat/texts.h"
#include "dispatch/keys/key_internal.h"

typedef struct state {
  bool reapply;
  bool active;       /* inside of kf_functionalize_enter */
  kf_keyset_t added; /* the keys that it excludes and that were not excluded before */
} state_t;
static __thread state_t thread;
KF__THREAD_PART(functionalize, thread, NULL)

/* Everything that a call passes before it gets to Functionalize, except for lazy bits, which values
 * have, too, and the keys of modes. PythonDispatcher asks at every key. */
static uint64_t above(void) {
  uint64_t lower = (UINT64_C(1) << KF_RANK_ADInplaceOrView) - 1;
  return ~lower & ~KF_RANK_BIT(PythonDispatcher);
}

void kf__functionalize_below(kf_guard_t *guard) {
  kf_keyset_t included = kf_local_included(), excluded = kf_local_excluded();
  if (thread.active)
    excluded.functionality &= ~thread.added.functionality;
  else
    excluded.functionality |= above();
  excluded.functionality |= KF_RANK_BIT(Functionalize);
  kf_guard_force(guard, included, excluded);
}

bool kf__functionalize_is_entered(void) { return thread.active; }

/* Remembers the thread's state in a scope that begins. */
static void begin(kf_functionalize_t *scope) {
  scope->entered = true;
  scope->outer_added = thread.added;
  scope->outer_reapply = thread.reapply;
  scope->outer_active = thread.active;
}

kf_status_t kf_functionalize_enter(kf_functionalize_t *scope, bool reapply_views) {
  kf_keyset_t included = kf_local_included(), excluded = kf_local_excluded();
  scope->entered = false;
  if (thread.active) return KF_OK;
  begin(scope);
  thread = (state_t){reapply_views, true, kf_keyset_make(0, above() & ~excluded.functionality)};
  included.functionality |= KF_RANK_BIT(Functionalize);
  excluded.functionality |= above();
  excluded.functionality &= ~KF_RANK_BIT(Functionalize);
  kf_guard_force(&scope->guard, included, excluded);
  return KF_OK;
}

void kf_functionalize_suspend(kf_functionalize_t *scope) {
  kf_keyset_t included = kf_local_included(), excluded = kf_local_excluded();
  scope->entered = false;
  if (!thread.active) return;
  begin(scope);
  included.functionality &= ~KF_RANK_BIT(Functionalize);
  excluded.functionality &= ~thread.added.functionality;
  thread = (state_t){.active = false};
  kf_guard_force(&scope->guard, included, excluded);
}

void kf_functionalize_leave(kf_functionalize_t *scope) {
  if (!scope->entered) return;
  scope->entered = false;
  kf_guard_leave(&scope->guard);
  thread = (state_t){scope->outer_reapply, scope->outer_active, scope->outer_added};
}

kf_status_t kf_functionalize_enable(bool reapply_views) {
  if (kf_local_is_included(KF_KEY_Functionalize))
    return kf_error_set(KF_ERR_INTERNAL,
                        KF__COMPATIBLE(KF__TORCH_NESTED_FUNCTIONALIZE,
                                       "kf_functionalize_enable: it is on already on this thread"));
  kf_local_set_included(KF_KEY_Functionalize, true);
  thread.reapply = reapply_views;
  return KF_OK;
}

void kf_functionalize_disable(void) {
  kf_local_set_included(KF_KEY_Functionalize, false);
  thread.reapply = false;
}

bool kf_functionalize_reapplies_views(void) { return thread.reapply; }

bool kf_functionalize_set_reapply_views(bool on) {
  bool before = thread.reapply;
  thread.reapply = on;
  return before;
}
