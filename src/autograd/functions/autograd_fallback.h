/* The boxed kernel of the autograd keys for operators without a kernel of their own there. */
#ifndef KF_AUTOGRAD_FUNCTIONS_AUTOGRAD_FALLBACK_H
#define KF_AUTOGRAD_FUNCTIONS_AUTOGRAD_FALLBACK_H

#include <keyfall/library.h>

/* Calls the installed fallback, or redispatches below autograd if there is none. */
KF_MUST_USE kf_status_t kf__autograd_fallback(const kf_call_t *call, kf_stack_t *stack);
/* The source file with it and with kf_autograd_not_implemented, for messages about origins. */
const char *kf__autograd_fallback_source(void);

#endif
