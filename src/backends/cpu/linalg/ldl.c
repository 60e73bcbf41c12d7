/* LDL factors of symmetric and Hermitian matrices, and solutions with them. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/linalg/matrices.h"
#include "compat/operator_texts.h"

static kf_status_t cpu_ldl_factor_ex(kf_tensor_t *self, bool hermitian, bool check_errors,
                                     kf_tensor_t *LD, kf_tensor_t *pivots, kf_tensor_t *info) {
  const kf__api_t api = KF__API_LINALG("ldl_factor_ex");
  const int64_t count = kf__batch_count(self, 2);
  const kf_dtype_t dtype = kf__dtype(self);
  int32_t *codes = kf__data(info);
  kf__sytrf_fn sytrf;
  if (count > 0) memset(codes, 0, (size_t)count * sizeof *codes);
  if (self->numel == 0) return KF_OK;
  KF_TRY(kf__check_int32(api, kf__rows(self)));
  KF_TRY(kf__lapack(hermitian ? KF__HETRF : KF__SYTRF, dtype, api, &sytrf));
  KF_TRY(kf_tril_out(self, 0, LD));
  const int32_t n = (int32_t)kf__rows(self), ask = -1;
  double answer[2];
  int32_t code = 0;
  sytrf("L", &n, kf__data(LD), &n, kf__data(pivots), answer, &ask, &code, 1);
  const int32_t size = kf__work_size(answer, dtype);
  void *work = kf__work(size, dtype);
  if (work == NULL) return KF_ERR_NO_MEMORY;
  for (int64_t i = 0; i < count; i++)
    sytrf("L", &n, kf__matrix_at(LD, 2, i), &n, kf__matrix_at(pivots, 1, i), work, &size, &codes[i],
          1);
  kf_free(work);
  return check_errors ? kf__check_info(info, kf__api_name(api)) : KF_OK;
}

static kf_status_t cpu_ldl_solve(kf_tensor_t *LD, kf_tensor_t *pivots, kf_tensor_t *B,
                                 bool hermitian, kf_tensor_t *out) {
  const kf__api_t api = KF__API_LINALG("ldl_solve");
  kf__sytrs_fn sytrs;
  kf_tensor_t *a = NULL, *narrow = NULL, *p = NULL;
  if (out->numel == 0) return KF_OK;
  KF_TRY(kf__check_int32(api, kf__rows(out)));
  KF_TRY(kf__check_int32(api, kf__columns(out)));
  KF_TRY(kf__lapack(hermitian ? KF__HETRS : KF__SYTRS, kf__dtype(LD), api, &sytrs));
  kf_status_t status = kf_copy_(out, B, false);
  if (status == KF_OK) status = kf__copy_columns(LD, &a);
  if (status == KF_OK)
    status = kf_to_dtype(pivots, KF_DTYPE_INT32, false, false, kf_no_int(), &narrow);
  if (status == KF_OK) status = kf_contiguous(narrow, KF_MEMORY_FORMAT_CONTIGUOUS, &p);
  const int32_t n = (int32_t)kf__rows(out), columns = (int32_t)kf__columns(out);
  for (int64_t i = 0; status == KF_OK && i < p->numel; i++) {
    const int32_t pivot = ((const int32_t *)kf__data(p))[i];
    if (pivot == 0 || pivot > n || pivot < -n)
      status = kf_error_set(KF_ERR_RUNTIME, "%s: a pivot is %d, out of range", kf__api_name(api),
                            (int)pivot);
  }
  for (int64_t i = 0; status == KF_OK && i < kf__batch_count(out, 2); i++) {
    int32_t code = 0;
    sytrs("L", &n, &columns, kf__batch_at(a, 2, out, 2, i), &n, kf__batch_at(p, 1, out, 2, i),
          kf__matrix_at(out, 2, i), &n, &code, 1);
  }
  kf_tensor_release(a);
  kf_tensor_release(narrow);
  kf_tensor_release(p);
  return status;
}

const kf_compute_t kf__cpu_bind_ldl[] = {
    KF_COMPUTE(linalg_ldl_factor_ex, cpu_ldl_factor_ex),
    KF_COMPUTE(linalg_ldl_solve, cpu_ldl_solve),
    KF_COMPUTE_END,
};
