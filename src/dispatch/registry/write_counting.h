/* Which kernels have their writes counted, and by whom.
 *
 * Note [Counting writes]
 * Who writes to a tensor bumps its version: else backward cannot tell that what it saved was
 * overwritten. The library's own kernels do so themselves. Those of others need not know of
 * versions: the schema says what they write, so when an operator's schema has written arguments,
 * calls reach such kernels through a boxed kernel of the tensor room, the counter, which runs them
 * with kf__run_uncounted and then bumps what they left as it was. It stands in the kernel's own
 * layout, not at a dispatch key, so that no guard gets past it. Operators that write nothing pay
 * nothing, and neither does a dispatcher without tensors, which has no counter. */
#ifndef KF_DISPATCH_REGISTRY_WRITE_COUNTING_H
#define KF_DISPATCH_REGISTRY_WRITE_COUNTING_H

#include <keyfall/op.h>

/* From now on (NULL: no longer) this kernel stands before kernels that may write. */
void kf__set_write_counter(kf_boxed_fn counter);
/* For the counter: the kernel itself. */
KF_MUST_USE kf_status_t kf__run_uncounted(const kf_call_t *call, kf_stack_t *stack);

/* Under the dispatcher's lock: decides for a kernel that no call can reach yet; for all kernels of
 * an operator whose definition came or went. */
void kf__count_writes_of(const kf_op_t *op, kf_kernel_t *kernel);
void kf__count_writes(kf_op_t *op);

#endif
