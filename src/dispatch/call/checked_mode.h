/* The switch of the checked mode, as the slow call path sees it. What is checked is known to the
 * tensor room alone. */
#ifndef KF_DISPATCH_CALL_CHECKED_MODE_H
#define KF_DISPATCH_CALL_CHECKED_MODE_H

#include <keyfall/checked.h>
#include <keyfall/op.h>

/* Runs the kernel of an entered call by `run`, and checks what it did. Fails as a kernel does: the
 * arguments are gone, and there are no returns. */
typedef kf_status_t (*kf__checker_fn)(const kf_call_t *call, kf_stack_t *stack, kf_boxed_fn run);

/* The checker there is from now on; NULL: none, and the mode has no effect. */
void kf__set_checker(kf__checker_fn checker);
/* The checker of this thread's calls; NULL while they are not checked. */
kf__checker_fn kf__checker(void);
/* Reads KEYFALL_CHECKED, once. */
void kf__checked_init(void);

#endif
