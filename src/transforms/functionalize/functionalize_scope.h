/* The thread's state of functionalization. */
#ifndef KF_TRANSFORMS_FUNCTIONALIZE_FUNCTIONALIZE_SCOPE_H
#define KF_TRANSFORMS_FUNCTIONALIZE_FUNCTIONALIZE_SCOPE_H

#include <keyfall/functionalize.h>

/* Enters the calls on values: Functionalize is skipped, and so is everything that comes before it
 * in a call, unless the thread is inside of kf_functionalize_enter; then calls see what the thread
 * saw outside. Leave with kf_guard_leave. */
void kf__functionalize_below(kf_guard_t *guard);
/* Whether the thread is inside of kf_functionalize_enter. */
bool kf__functionalize_is_entered(void);

#endif
