/* See kernel_report.h. */
#include "dispatch/inspect/kernel_report.h"

#include "compat/texts.h"
#include "dispatch/inspect/dump.h"
#include "dispatch/operators/operator.h"

kf_status_t kf__kernel_report(const kf_call_t *call) {
  switch (call->kernel->kind) {
    case KF_KERNEL_MISSING: return kf__report_missing_kernel(call->op, call->keyset);
    case KF_KERNEL_AMBIGUOUS: return kf__report_ambiguous_kernel(call->op);
    case KF_KERNEL_NAMED_NOT_SUPPORTED:
      return kf_error_set(
          KF_ERR_GENERAL,
          KF__COMPATIBLE(KF__TORCH_NAMED_TENSORS,
                         "%s does not take tensors with named dimensions: remove the names before "
                         "the call, and name the dimensions of the result"),
          call->op->full_name);
    default:
      KF_ASSERT(call->kernel->kind == KF_KERNEL_FALLTHROUGH);
      return kf_error_set(
          KF_ERR_INTERNAL,
          KF__COMPATIBLE(KF__TORCH_FALLTHROUGH_RAN,
                         "a key set made by hand leads %s to key %s, for which it falls through; "
                         "take that key out of the set before redispatching"),
          call->op->full_name, kf_key_name(kf_keyset_highest_key(call->keyset)));
  }
}
