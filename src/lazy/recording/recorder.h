/* Recording calls as nodes of the trace. */
#ifndef KF_LAZY_RECORDING_RECORDER_H
#define KF_LAZY_RECORDING_RECORDER_H

#include "lazy/model/recorded_trace.h"

/* The kernel of every operator at the key Lazy. */
kf_status_t kf__lazy_record(const kf_call_t *call, kf_stack_t *stack);
/* The same for a thread in no scope. */
KF_MUST_USE kf_status_t kf__lazy_record_lazy(const kf_call_t *call, kf__lazy_op_t *op,
                                             kf_stack_t *stack);
/* The typed form of the recorder for an operator's signature; NULL: it has only the boxed one. */
kf_typed_fn kf__lazy_typed_recorder(const kf__lazy_op_t *op);
/* Adds the node of a call whose meta kernel has run. All tensors among the arguments are lazy and
 * borrowed. *out_recorded is false, and nothing has happened, when a result is on another device or
 * undefined. */
KF_MUST_USE kf_status_t kf__lazy_record_shaped(const kf_call_t *call, kf__lazy_op_t *op,
                                               kf_value_t *args, size_t operand_count,
                                               const kf_value_t *results, bool *out_recorded);
/* The same for one new result, which has the sizes and strides of the first argument, and arguments
 * that are lazy tensors with its type, too, wrapped numbers on the CPU, or numbers. Nothing is
 * written. */
KF_MUST_USE kf_status_t kf__lazy_record_alike(kf__lazy_op_t *op, const kf_value_t *args,
                                              size_t operand_count, const kf_tensor_t *result);
/* The same for a call that writes to its first argument and nothing else. */
KF_MUST_USE kf_status_t kf__lazy_record_in_place(kf__lazy_op_t *op, const kf_value_t *args,
                                                 size_t operand_count);
/* The thread runs meta kernels for the recorder: operators that they call are not recorded. */
extern __thread unsigned kf__lazy_shaping __attribute__((tls_model("initial-exec")));
/* A call that runs the recorder keeps the kernels of its operator alive. */
static inline bool kf__lazy_has_shape_rule(const kf__lazy_op_t *op) {
  return KF_LOAD_TABLE(op->shape_rule)->kind != KF_KERNEL_MISSING;
}
static inline kf_keyset_t kf__lazy_meta_keys(void) {
  return kf_keyset_make(UINT64_C(1) << KF_BACKEND_Meta, UINT64_C(1) << KF_RANK_Dense);
}

#endif
