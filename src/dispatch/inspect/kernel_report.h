/* What a call says that ended at a kernel of a special kind (neither typed nor boxed). */
#ifndef KF_DISPATCH_INSPECT_KERNEL_REPORT_H
#define KF_DISPATCH_INSPECT_KERNEL_REPORT_H

#include <keyfall/call.h>

/* The status that it recorded; never KF_OK. */
kf_status_t kf__kernel_report(const kf_call_t *call);

#endif
