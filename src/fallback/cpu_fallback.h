/* The CPU fallback for a kernel that declined a call: kf_cpu_fallback with the kernel's reason. */
#ifndef KF_FALLBACK_CPU_FALLBACK_H
#define KF_FALLBACK_CPU_FALLBACK_H

#include <keyfall/fallback.h>

/* `reason` (borrowed) appears in the messages of strict scopes and in warnings. */
KF_MUST_USE kf_status_t kf__cpu_fallback_because(const kf_call_t *call, kf_stack_t *stack,
                                                 const char *reason);

#endif
