/* The boxed kernel that the autograd keys use for operators without an autograd kernel. */
#ifndef KF_AUTOGRAD_FUNCTIONS_AUTOGRAD_FALLBACK_H
#define KF_AUTOGRAD_FUNCTIONS_AUTOGRAD_FALLBACK_H

#include <keyfall/library.h>

/* Calls the installed fallback, or redispatches below autograd if there is none. */
KF_MUST_USE kf_status_t kf__autograd_fallback(const kf_call_t *call, kf_stack_t *stack);
/* The source file that defines it and kf_autograd_not_implemented, for origins in messages. */
const char *kf__autograd_fallback_source(void);

#endif
