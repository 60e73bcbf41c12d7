/* Errors of calls that reach a kernel of a special kind (neither typed nor boxed). */
#ifndef KF_DISPATCH_INSPECT_KERNEL_REPORT_H
#define KF_DISPATCH_INSPECT_KERNEL_REPORT_H

#include <keyfall/call.h>

/* Records the error and returns its status; never KF_OK. The kernel's kind is not typed or boxed.
 */
kf_status_t kf__kernel_report(const kf_call_t *call);

#endif
