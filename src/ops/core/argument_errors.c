/* Errors about arguments that callers and kernels both report. */
/* build: size */
#include <keyfall/op.h>

#include "ops/core/kernel_support.h"

kf_status_t kf__undefined_argument(const kf_call_t *call, const char *argument) {
  return kf_error_set(KF_ERR_RUNTIME,
                      "%s: Expected a proper Tensor but got None (or an undefined Tensor) for "
                      "argument '%s'",
                      kf_op_full_name(call->op), argument);
}
