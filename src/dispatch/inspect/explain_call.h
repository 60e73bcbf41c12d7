/* Why a call goes where it goes, in words. */
#ifndef KF_DISPATCH_INSPECT_EXPLAIN_CALL_H
#define KF_DISPATCH_INSPECT_EXPLAIN_CALL_H

#include "dispatch/operators/operator.h"

/* The "no kernel" error, behind PyTorch's first sentence in the compatible mode: where the call was
 * led, what exists, and the call that would help. Dispatcher's lock held. */
void kf__explain_missing(const kf_op_t *op, kf_keyset_t set, kf_text_t *text);

#endif
