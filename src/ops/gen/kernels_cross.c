/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/kernel_support.h"

static kf_status_t run_linalg_cross(const kf_call_t *call, kf__results_t *r, kf_tensor_t *self,
    kf_tensor_t *other, int64_t dim) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  if (KF_UNLIKELY(kf__suspect(other)))
    KF_TRY(kf__check_argument(call, other, "other"));
  if (KF_UNLIKELY(kf__other_device(self, other)))
    KF_TRY(kf__check_device(r->op, self, other, "other"));
  KF_TRY(kf__rule_linalg_cross(r, self, other, dim));
  kf__compute_linalg_cross_fn compute = (kf__compute_linalg_cross_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, other, dim, r->tensors[0]);
}
static kf_status_t functional_linalg_cross(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, int64_t dim, kf_tensor_t **out) {
  kf__results_t r;
  kf__results_functional(&r, call, 1);
  kf_tensor_t **const outs[] = {out};
  return kf__results_finish(&r, run_linalg_cross(call, &r, self, other, dim), outs);
}
KF__COLD static kf_status_t out_linalg_cross_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, int64_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(kf__suspect(out)))
    KF_TRY(kf__check_argument(call, out, "out"));
  kf_tensor_t *const given[] = {out};
  kf__results_t r;
  kf__results_given(&r, call, KF__FORM_OUT, 1, given);
  kf_tensor_t **const *outs = NULL;
  return kf__results_finish(&r, run_linalg_cross(call, &r, self, other, dim), outs);
}

const kf__kernel_entry_t kf__kernels_cross[] = {
    {KF__OP_linalg_cross, KF__COMPUTE_linalg_cross, KF__AT_BACKEND, (kf_typed_fn)functional_linalg_cross},
    {KF__OP_linalg_cross_out, KF__COMPUTE_linalg_cross, KF__AT_BACKEND, (kf_typed_fn)out_linalg_cross_out},
    {KF__OP_cross, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cross},
    {KF__OP_cross_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cross_out},
    {0, 0, KF__AT_END, NULL},
};
