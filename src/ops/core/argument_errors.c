/* Errors about arguments that callers and kernels both report. */
#include <keyfall/op.h>

#include "compat/operator_texts.h"
#include "ops/core/kernel_support.h"

kf_status_t kf__undefined_of(const char *op, const char *argument) {
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_UNDEFINED_ARGUMENT,
                                     "%s: argument '%s' must be a tensor, but is undefined"),
                      op, argument);
}

kf_status_t kf__undefined_argument(const kf_call_t *call, const char *argument) {
  return kf__undefined_of(kf_op_full_name(call->op), argument);
}
