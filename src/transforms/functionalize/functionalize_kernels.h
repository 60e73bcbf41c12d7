/* The kernels at the Functionalize key. */
#ifndef KF_TRANSFORMS_FUNCTIONALIZE_FUNCTIONALIZE_KERNELS_H
#define KF_TRANSFORMS_FUNCTIONALIZE_FUNCTIONALIZE_KERNELS_H

#include "transforms/functionalize/call_frame.h"
#include "transforms/functionalize/functionalize_plan.h"

/* The fallback of the key: runs any operator by its plan. */
KF_MUST_USE kf_status_t kf__functionalize(const kf_call_t *call, kf_stack_t *stack);

/* Operators that write: functionalize_writes.c. */
KF_MUST_USE kf_status_t kf__run_write(kf__frame_t *frame, const kf__plan_t *plan);
/* Operators that make views or change metadata: functionalize_views.c. */
KF_MUST_USE kf_status_t kf__run_view(kf__frame_t *frame);
KF_MUST_USE kf_status_t kf__run_inplace_view(kf__frame_t *frame, const kf__plan_t *plan);
/* Kernels of single operators: functionalize_special.c. */
KF_MUST_USE kf_status_t kf__functionalize_resize(const kf_call_t *call, kf_stack_t *stack);
KF_MUST_USE kf_status_t kf__functionalize_set(const kf_call_t *call, kf_stack_t *stack);
KF_MUST_USE kf_status_t kf__functionalize_to_copy(const kf_call_t *call, kf_stack_t *stack);
KF_MUST_USE kf_status_t kf__functionalize_lift(const kf_call_t *call, kf_stack_t *stack);

#endif
