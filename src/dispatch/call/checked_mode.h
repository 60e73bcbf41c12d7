/* The switch of the checked mode, for the slow call path. The checks themselves are in the tensor
 * room. */
#ifndef KF_DISPATCH_CALL_CHECKED_MODE_H
#define KF_DISPATCH_CALL_CHECKED_MODE_H

#include <keyfall/checked.h>
#include <keyfall/op.h>

/* Runs the kernel of an entered call with `run`, and checks its effects. On failure the stack is as
 * after a kernel that failed: without the arguments, and without returns. */
typedef kf_status_t (*kf__checker_fn)(const kf_call_t *call, kf_stack_t *stack, kf_boxed_fn run);

/* Sets the checker; NULL: none, and the mode has no effect. */
void kf__set_checker(kf__checker_fn checker);
/* The checker of this thread's calls; NULL while they are not checked. */
kf__checker_fn kf__checker(void);
/* Reads KEYFALL_CHECKED, once. */
void kf__checked_init(void);

#endif
