/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_linalg_cross(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *other, int64_t dim) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(other)))
    KF_TRY(kf__check_pair(call, self, other, "self\0other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  KF_TRY(kf__rule_linalg_cross(r, self, other, dim));
  kf_compute_linalg_cross_fn compute = (kf_compute_linalg_cross_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, other, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(linalg_cross, linalg_cross, TTi, T)
KF__OUT_FORM(linalg_cross_out, linalg_cross, TTi, T, KF__OUT_CASTABLE)

const kf__kernel_entry_t kf__kernels_cross[] = {
    {KF__OP_linalg_cross, KF__COMPUTE_linalg_cross, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_cross},
    {KF__OP_linalg_cross_out, KF__COMPUTE_linalg_cross, KF__AT_BACKEND, (kf_typed_fn)out_linalg_cross_out},
    {KF__OP_cross, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cross},
    {KF__OP_cross_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cross_out},
    {0, 0, KF__AT_END, NULL},
};
