/* The rule for calls with tensors of several devices: a kernel gets tensors of one device only, and
 * CPU tensors without dimensions, which stand for numbers. Kernels of the catalogue check it by
 * themselves; this is for kernels of programs and for the fallback. */
#ifndef KF_FALLBACK_ONE_DEVICE_H
#define KF_FALLBACK_ONE_DEVICE_H

#include <keyfall/op.h>

/* KF_ERR_RUNTIME, naming operator, devices and argument, when the arguments break the rule. Not
 * checked: operators that copy between devices, and lists of optional tensors, which are indices
 * that may be on the CPU. `arguments` has as many values as the schema. */
KF_MUST_USE kf_status_t kf__check_one_device(const kf_op_t *op, const kf_schema_t *schema,
                                             const kf_value_t *arguments);

#endif
