/* Result scopes: each open scope is a list of references, linked to the scope around it. A scope
 * that has failed takes no further results, so that the thread's error stays that of the first
 * failure. */
#include <keyfall/scope.h>
#include <string.h>

#include "base/base_internal.h"
#include "base/new_stack.h"

static __thread kf_scope_t *innermost;
KF__THREAD_PART(innermost, innermost, NULL)

void kf_scope_open(kf_scope_t *scope) {
  scope->outer = innermost;
  scope->tensors = scope->first;
  scope->count = 0;
  scope->capacity = KF_SCOPE_FIRST;
  scope->status = KF_OK;
  scope->reserved = 0;
  innermost = scope;
}

static void empty(kf_scope_t *scope) {
  KF_ASSERT(scope->count <= scope->capacity);
  while (scope->count > 0) kf_tensor_release(scope->tensors[--scope->count]);
  if (scope->tensors != scope->first) kf_free(scope->tensors);
  scope->tensors = scope->first;
}

static bool is_open(const kf_scope_t *scope) {
  for (const kf_scope_t *s = innermost; s != NULL; s = s->outer)
    if (s == scope) return true;
  return false;
}

kf_status_t kf_scope_close(kf_scope_t *scope) {
  if (!is_open(scope))
    return kf_error_set(KF_ERR_MISUSE, "kf_scope_close: this scope is not open on this thread");
  kf_status_t status = KF_OK;
  for (bool last = false; !last;) {
    /* Scopes inside this one that were left open (an early return) are closed with it. */
    kf_scope_t *inner = innermost;
    KF_ASSERT(inner != NULL); /* is_open has found `scope` behind it */
    last = inner == scope;
    if (inner->status != KF_OK) status = inner->status;
    innermost = inner->outer;
    empty(inner);
  }
  return status;
}

kf_tensor_t *kf_scope_keep(kf_tensor_t *tensor) {
  if (tensor != NULL) kf_tensor_retain(tensor);
  return tensor;
}

static kf_status_t reserve_one(kf_scope_t *scope) {
  KF_ASSERT(scope->count <= scope->capacity);
  KF_ASSERT(scope->capacity >= KF_SCOPE_FIRST);
  if (scope->count < scope->capacity) return KF_OK;
  kf_tensor_t **grown = kf_alloc(2 * scope->capacity * sizeof *grown);
  if (grown == NULL) return kf__no_memory();
  memcpy(grown, scope->tensors, scope->count * sizeof *grown);
  if (scope->tensors != scope->first) kf_free(scope->tensors);
  scope->tensors = grown;
  scope->capacity *= 2;
  return KF_OK;
}

static KF__COLD void report_no_scope(void) {
  (void)kf_error_set(KF_ERR_MISUSE,
                     "no scope is open on this thread that could own the result: call "
                     "kf_scope_open before functions of scoped.h");
}

kf_tensor_t *kf_scope_take(kf_status_t status, kf_tensor_t *tensor) {
  kf_scope_t *scope = innermost;
  if (scope == NULL) {
    kf_tensor_release(tensor);
    report_no_scope();
    return NULL;
  }
  if (status == KF_OK) status = reserve_one(scope);
  if (status != KF_OK) {
    scope->status = status;
    kf_tensor_release(tensor);
    return NULL;
  }
  KF_ASSERT(scope->count < scope->capacity);
  scope->tensors[scope->count++] = tensor;
  return tensor;
}

bool kf_scope_has_failed(void) {
  if (KF_LIKELY(innermost != NULL)) return innermost->status != KF_OK;
  report_no_scope(); /* a function of scoped.h returns NULL after this, without a status */
  return true;
}
