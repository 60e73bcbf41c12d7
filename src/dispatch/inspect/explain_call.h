/* Explains which kernel a call runs, and why. */
#ifndef KF_DISPATCH_INSPECT_EXPLAIN_CALL_H
#define KF_DISPATCH_INSPECT_EXPLAIN_CALL_H

#include "dispatch/operators/operator.h"

/* The "no kernel" error, which follows PyTorch's first sentence in the compatible mode: the final
 * keys of the call, the registered kernels, and a call that would fix it. Dispatcher's lock held.
 */
void kf__explain_missing(const kf_op_t *op, kf_keyset_t set, kf_text_t *text);

#endif
