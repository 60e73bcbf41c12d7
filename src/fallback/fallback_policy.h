/* Which operators may fall back to the CPU: the thread's policy and the lists of the process. */
#ifndef KF_FALLBACK_FALLBACK_POLICY_H
#define KF_FALLBACK_FALLBACK_POLICY_H

#include <keyfall/fallback.h>

/* Whether every operator may fall back, without a warning: the common case. */
bool kf__fallback_is_unrestricted(void);
/* KF_ERR_NOT_IMPLEMENTED where the policy or the list of denied operators refuses; warns where the
 * policy says so. `reason`: why the kernel declined; NULL: there is none. */
KF_MUST_USE kf_status_t kf__fallback_permit(const kf_op_t *op, kf_key_t key, const char *reason);

#endif
