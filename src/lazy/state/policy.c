/* The thread's policy: Note [Shared memory] in policy.h. */
#include "lazy/state/policy.h"

#include "base/new_stack.h"

__thread kf__lazy_policy_t kf__lazy_policy __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(policy, kf__lazy_policy, NULL)
