/* The boxed form of the catalogue's autograd kernels. Each of them passes a call on if no argument
 * wants a gradient. A boxed call stays boxed then if the next kernel has a boxed form only, such as
 * a mode's, for which its arguments would be boxed again. */
#ifndef KF_AUTOGRAD_RECORDS_BOXED_RECORDING_H
#define KF_AUTOGRAD_RECORDS_BOXED_RECORDING_H

#include <keyfall/op.h>

kf_status_t kf__record_boxed(const kf_call_t *call, kf_stack_t *stack);

#endif
