/* The boxed kernel behind the autograd keys, for operators without a kernel there. */
#ifndef KF_AUTOGRAD_FUNCTIONS_AUTOGRAD_FALLBACK_H
#define KF_AUTOGRAD_FUNCTIONS_AUTOGRAD_FALLBACK_H

#include <keyfall/library.h>

/* Asks the installed fallback, or goes on below autograd when there is none. */
KF_MUST_USE kf_status_t kf__autograd_fallback(const kf_call_t *call, kf_stack_t *stack);
/* The file that has it, and kf_autograd_not_implemented. */
const char *kf__autograd_fallback_source(void);

#endif
