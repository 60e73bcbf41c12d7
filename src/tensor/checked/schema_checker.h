/* The checker of the checked mode: keyfall/checked.h says what it checks. */
#ifndef KF_TENSOR_CHECKED_SCHEMA_CHECKER_H
#define KF_TENSOR_CHECKED_SCHEMA_CHECKER_H

#include "dispatch/call/checked_mode.h"
#include "tensor/tensor_internal.h"

/* A kf__checker_fn: runs the kernel with `run`, and compares what it wrote, aliased and returned
 * with the schema. KF_ERR_RUNTIME for a violation; the results are then dropped from the stack. */
KF_MUST_USE kf_status_t kf__check_call(const kf_call_t *call, kf_stack_t *stack, kf_boxed_fn run);

/* Installs or removes the functions that the dispatcher calls for tensors: this checker, and the
 * counter of writes. */
void kf__tensor_follow_calls(bool on);

/* How many references to the storage the checks of this thread's running calls hold: a kernel that
 * asks whether it is the only owner subtracts them. */
size_t kf__checker_holds(const kf_storage_t *storage);

#endif
