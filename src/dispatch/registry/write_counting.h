/* Which kernels have their writes counted.
 *
 * Note [Counting writes]
 * A write to a tensor must bump its version: otherwise backward cannot see that a saved tensor was
 * overwritten. The library's own kernels do that themselves. Kernels of programs need not know of
 * versions: the schema says what they write. When an operator's schema has written arguments, calls
 * reach such kernels through a boxed kernel of the tensor room, the counter. It runs the kernel
 * with kf__run_uncounted and then bumps the versions that the kernel did not bump. The counter is
 * in the kernel's own layout, not at a dispatch key, so that no guard can skip it. Operators that
 * write nothing have no overhead, nor has a dispatcher without tensors, which has no counter. */
#ifndef KF_DISPATCH_REGISTRY_WRITE_COUNTING_H
#define KF_DISPATCH_REGISTRY_WRITE_COUNTING_H

#include <keyfall/op.h>

/* Sets the counter for all kernels that may write (NULL: none). Takes the dispatcher's lock. */
void kf__set_write_counter(kf_boxed_fn counter);
/* For the counter: runs the kernel itself. */
KF_MUST_USE kf_status_t kf__run_uncounted(const kf_call_t *call, kf_stack_t *stack);

/* Decide whether the counter is used: for a kernel that no call can reach yet, and for all kernels
 * of an operator whose definition was added or removed. Dispatcher's lock held. */
void kf__count_writes_of(const kf_op_t *op, kf_kernel_t *kernel);
void kf__count_writes(kf_op_t *op);

#endif
