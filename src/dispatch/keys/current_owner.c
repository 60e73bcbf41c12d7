/* See current_owner.h. */
#include "dispatch/keys/current_owner.h"
#include "base/new_stack.h"

static __thread kf_owner_t *current __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(owner, current, NULL)

kf_owner_t *kf__owner_set_current(kf_owner_t *owner) {
  kf_owner_t *previous = current;
  current = owner;
  return previous;
}

kf_owner_t *kf__owner_current(void) { return current; }
