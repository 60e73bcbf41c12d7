/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*mm_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t **out);
kf_status_t kf_mm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || mat2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_mm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_mm, mm_fn, kf_keyset_or(kf__keys(self), kf__keys(mat2)),
          (self, mat2, out),
          (&self, &mat2), (out));
}

typedef kf_status_t (*mm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t *out);
kf_status_t kf_mm_out(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || mat2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_mm_out);
  KF__CALL_FAR(KF__OP_mm_out, mm_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mat2)), kf__keys(out)),
          (self, mat2, out),
          (&self, &mat2, &out), (NULL));
}

typedef kf_status_t (*addmm_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_addmm(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2, kf_scalar_t beta,
    kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || mat1 == NULL || mat2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addmm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_addmm, addmm_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mat1)), kf__keys(mat2)),
          (self, mat1, mat2, beta, alpha, out),
          (&self, &mat1, &mat2, &beta, &alpha), (out));
}

typedef kf_status_t (*addmm__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha);
kf_status_t kf_addmm_(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2, kf_scalar_t beta,
    kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL || mat1 == NULL || mat2 == NULL))
    return kf__null_argument(KF__OP_addmm_);
  KF__CALL_FAR(KF__OP_addmm_, addmm__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mat1)), kf__keys(mat2)),
          (self, mat1, mat2, beta, alpha),
          (&self, &mat1, &mat2, &beta, &alpha), (NULL));
}

typedef kf_status_t (*addmm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat1,
    kf_tensor_t *mat2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_addmm_out(kf_tensor_t *self, kf_tensor_t *mat1, kf_tensor_t *mat2, kf_scalar_t beta,
    kf_scalar_t alpha, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || mat1 == NULL || mat2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addmm_out);
  KF__CALL_FAR(KF__OP_addmm_out, addmm_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mat1)), kf__keys(mat2)), kf__keys(out)),
          (self, mat1, mat2, beta, alpha, out),
          (&self, &mat1, &mat2, &beta, &alpha, &out), (NULL));
}

typedef kf_status_t (*bmm_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t **out);
kf_status_t kf_bmm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || mat2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_bmm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bmm, bmm_fn, kf_keyset_or(kf__keys(self), kf__keys(mat2)),
          (self, mat2, out),
          (&self, &mat2), (out));
}

typedef kf_status_t (*bmm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
    kf_tensor_t *out);
kf_status_t kf_bmm_out(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || mat2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_bmm_out);
  KF__CALL_FAR(KF__OP_bmm_out, bmm_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mat2)), kf__keys(out)),
          (self, mat2, out),
          (&self, &mat2, &out), (NULL));
}

typedef kf_status_t (*baddbmm_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_baddbmm(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2, kf_scalar_t
    beta, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || batch1 == NULL || batch2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_baddbmm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_baddbmm, baddbmm_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(batch1)), kf__keys(batch2)),
          (self, batch1, batch2, beta, alpha, out),
          (&self, &batch1, &batch2, &beta, &alpha), (out));
}

typedef kf_status_t (*baddbmm__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha);
kf_status_t kf_baddbmm_(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2, kf_scalar_t
    beta, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL || batch1 == NULL || batch2 == NULL))
    return kf__null_argument(KF__OP_baddbmm_);
  KF__CALL_FAR(KF__OP_baddbmm_, baddbmm__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(batch1)), kf__keys(batch2)),
          (self, batch1, batch2, beta, alpha),
          (&self, &batch1, &batch2, &beta, &alpha), (NULL));
}

typedef kf_status_t (*baddbmm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_baddbmm_out(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2, kf_scalar_t
    beta, kf_scalar_t alpha, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || batch1 == NULL || batch2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_baddbmm_out);
  KF__CALL_FAR(KF__OP_baddbmm_out, baddbmm_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(batch1)), kf__keys(batch2)), kf__keys(out)),
          (self, batch1, batch2, beta, alpha, out),
          (&self, &batch1, &batch2, &beta, &alpha, &out), (NULL));
}

typedef kf_status_t (*addbmm_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_addbmm(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2, kf_scalar_t beta,
    kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || batch1 == NULL || batch2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addbmm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_addbmm, addbmm_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(batch1)), kf__keys(batch2)),
          (self, batch1, batch2, beta, alpha, out),
          (&self, &batch1, &batch2, &beta, &alpha), (out));
}

typedef kf_status_t (*addbmm__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha);
kf_status_t kf_addbmm_(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2, kf_scalar_t
    beta, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL || batch1 == NULL || batch2 == NULL))
    return kf__null_argument(KF__OP_addbmm_);
  KF__CALL_FAR(KF__OP_addbmm_, addbmm__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(batch1)), kf__keys(batch2)),
          (self, batch1, batch2, beta, alpha),
          (&self, &batch1, &batch2, &beta, &alpha), (NULL));
}

typedef kf_status_t (*addbmm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *batch1,
    kf_tensor_t *batch2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_addbmm_out(kf_tensor_t *self, kf_tensor_t *batch1, kf_tensor_t *batch2, kf_scalar_t
    beta, kf_scalar_t alpha, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || batch1 == NULL || batch2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addbmm_out);
  KF__CALL_FAR(KF__OP_addbmm_out, addbmm_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(batch1)), kf__keys(batch2)), kf__keys(out)),
          (self, batch1, batch2, beta, alpha, out),
          (&self, &batch1, &batch2, &beta, &alpha, &out), (NULL));
}

typedef kf_status_t (*mv_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec, kf_tensor_t
    **out);
kf_status_t kf_mv(kf_tensor_t *self, kf_tensor_t *vec, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || vec == NULL || out == NULL))
    return kf__null_argument(KF__OP_mv);
  *out = NULL;
  KF__CALL_FAR(KF__OP_mv, mv_fn, kf_keyset_or(kf__keys(self), kf__keys(vec)),
          (self, vec, out),
          (&self, &vec), (out));
}

typedef kf_status_t (*mv_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec,
    kf_tensor_t *out);
kf_status_t kf_mv_out(kf_tensor_t *self, kf_tensor_t *vec, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || vec == NULL || out == NULL))
    return kf__null_argument(KF__OP_mv_out);
  KF__CALL_FAR(KF__OP_mv_out, mv_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(vec)), kf__keys(out)),
          (self, vec, out),
          (&self, &vec, &out), (NULL));
}

typedef kf_status_t (*addmv_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat,
    kf_tensor_t *vec, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_addmv(kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec, kf_scalar_t beta,
    kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || mat == NULL || vec == NULL || out == NULL))
    return kf__null_argument(KF__OP_addmv);
  *out = NULL;
  KF__CALL_FAR(KF__OP_addmv, addmv_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mat)), kf__keys(vec)),
          (self, mat, vec, beta, alpha, out),
          (&self, &mat, &vec, &beta, &alpha), (out));
}

typedef kf_status_t (*addmv__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat,
    kf_tensor_t *vec, kf_scalar_t beta, kf_scalar_t alpha);
kf_status_t kf_addmv_(kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec, kf_scalar_t beta,
    kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL || mat == NULL || vec == NULL))
    return kf__null_argument(KF__OP_addmv_);
  KF__CALL_FAR(KF__OP_addmv_, addmv__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mat)), kf__keys(vec)),
          (self, mat, vec, beta, alpha),
          (&self, &mat, &vec, &beta, &alpha), (NULL));
}

typedef kf_status_t (*addmv_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat,
    kf_tensor_t *vec, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_addmv_out(kf_tensor_t *self, kf_tensor_t *mat, kf_tensor_t *vec, kf_scalar_t beta,
    kf_scalar_t alpha, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || mat == NULL || vec == NULL || out == NULL))
    return kf__null_argument(KF__OP_addmv_out);
  KF__CALL_FAR(KF__OP_addmv_out, addmv_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mat)), kf__keys(vec)), kf__keys(out)),
          (self, mat, vec, beta, alpha, out),
          (&self, &mat, &vec, &beta, &alpha, &out), (NULL));
}

typedef kf_status_t (*dot_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor,
    kf_tensor_t **out);
kf_status_t kf_dot(kf_tensor_t *self, kf_tensor_t *tensor, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || tensor == NULL || out == NULL))
    return kf__null_argument(KF__OP_dot);
  *out = NULL;
  KF__CALL_FAR(KF__OP_dot, dot_fn, kf_keyset_or(kf__keys(self), kf__keys(tensor)),
          (self, tensor, out),
          (&self, &tensor), (out));
}

typedef kf_status_t (*dot_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor,
    kf_tensor_t *out);
kf_status_t kf_dot_out(kf_tensor_t *self, kf_tensor_t *tensor, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || tensor == NULL || out == NULL))
    return kf__null_argument(KF__OP_dot_out);
  KF__CALL_FAR(KF__OP_dot_out, dot_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor)), kf__keys(out)),
          (self, tensor, out),
          (&self, &tensor, &out), (NULL));
}

typedef kf_status_t (*vdot_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_vdot(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_vdot);
  *out = NULL;
  KF__CALL_FAR(KF__OP_vdot, vdot_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*vdot_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_vdot_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_vdot_out);
  KF__CALL_FAR(KF__OP_vdot_out, vdot_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*addr_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec1,
    kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_addr(kf_tensor_t *self, kf_tensor_t *vec1, kf_tensor_t *vec2, kf_scalar_t beta,
    kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || vec1 == NULL || vec2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addr);
  *out = NULL;
  KF__CALL_FAR(KF__OP_addr, addr_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(vec1)), kf__keys(vec2)),
          (self, vec1, vec2, beta, alpha, out),
          (&self, &vec1, &vec2, &beta, &alpha), (out));
}

typedef kf_status_t (*addr__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec1,
    kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha);
kf_status_t kf_addr_(kf_tensor_t *self, kf_tensor_t *vec1, kf_tensor_t *vec2, kf_scalar_t beta,
    kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL || vec1 == NULL || vec2 == NULL))
    return kf__null_argument(KF__OP_addr_);
  KF__CALL_FAR(KF__OP_addr_, addr__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(vec1)), kf__keys(vec2)),
          (self, vec1, vec2, beta, alpha),
          (&self, &vec1, &vec2, &beta, &alpha), (NULL));
}

typedef kf_status_t (*addr_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec1,
    kf_tensor_t *vec2, kf_scalar_t beta, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_addr_out(kf_tensor_t *self, kf_tensor_t *vec1, kf_tensor_t *vec2, kf_scalar_t beta,
    kf_scalar_t alpha, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || vec1 == NULL || vec2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addr_out);
  KF__CALL_FAR(KF__OP_addr_out, addr_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(vec1)), kf__keys(vec2)), kf__keys(out)),
          (self, vec1, vec2, beta, alpha, out),
          (&self, &vec1, &vec2, &beta, &alpha, &out), (NULL));
}

typedef kf_status_t (*outer_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec2,
    kf_tensor_t **out);
kf_status_t kf_outer(kf_tensor_t *self, kf_tensor_t *vec2, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || vec2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_outer);
  *out = NULL;
  KF__CALL_FAR(KF__OP_outer, outer_fn, kf_keyset_or(kf__keys(self), kf__keys(vec2)),
          (self, vec2, out),
          (&self, &vec2), (out));
}

typedef kf_status_t (*outer_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec2,
    kf_tensor_t *out);
kf_status_t kf_outer_out(kf_tensor_t *self, kf_tensor_t *vec2, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || vec2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_outer_out);
  KF__CALL_FAR(KF__OP_outer_out, outer_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(vec2)), kf__keys(out)),
          (self, vec2, out),
          (&self, &vec2, &out), (NULL));
}

typedef kf_status_t (*ger_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec2,
    kf_tensor_t **out);
kf_status_t kf_ger(kf_tensor_t *self, kf_tensor_t *vec2, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || vec2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_ger);
  *out = NULL;
  KF__CALL_FAR(KF__OP_ger, ger_fn, kf_keyset_or(kf__keys(self), kf__keys(vec2)),
          (self, vec2, out),
          (&self, &vec2), (out));
}

typedef kf_status_t (*ger_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *vec2,
    kf_tensor_t *out);
kf_status_t kf_ger_out(kf_tensor_t *self, kf_tensor_t *vec2, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || vec2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_ger_out);
  KF__CALL_FAR(KF__OP_ger_out, ger_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(vec2)), kf__keys(out)),
          (self, vec2, out),
          (&self, &vec2, &out), (NULL));
}

typedef kf_status_t (*inner_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_inner(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_inner);
  *out = NULL;
  KF__CALL_FAR(KF__OP_inner, inner_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*inner_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_inner_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_inner_out);
  KF__CALL_FAR(KF__OP_inner_out, inner_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*matmul_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_matmul(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_matmul);
  *out = NULL;
  KF__CALL_FAR(KF__OP_matmul, matmul_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*matmul_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_matmul_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_matmul_out);
  KF__CALL_FAR(KF__OP_matmul_out, matmul_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*linear_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t **out);
kf_status_t kf_linear(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_linear);
  *out = NULL;
  KF__CALL_FAR(KF__OP_linear, linear_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)),
          (input, weight, bias, out),
          (&input, &weight, &bias), (out));
}

typedef kf_status_t (*linear_out_fn)(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *weight,
    kf_tensor_t *bias, kf_tensor_t *out);
kf_status_t kf_linear_out(kf_tensor_t *input, kf_tensor_t *weight, kf_tensor_t *bias, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(input == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_linear_out);
  KF__CALL_FAR(KF__OP_linear_out, linear_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(weight)), kf_keys_of(bias)), kf__keys(out)),
          (input, weight, bias, out),
          (&input, &weight, &bias, &out), (NULL));
}

typedef kf_status_t (*einsum_fn)(const kf_call_t *call, kf_str_t equation, kf_tensor_span_t tensors,
    kf_int_span_t path, kf_tensor_t **out);
kf_status_t kf_einsum(kf_str_t equation, kf_tensor_span_t tensors, kf_int_span_t path, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_einsum);
  *out = NULL;
  KF__CALL_FAR(KF__OP_einsum, einsum_fn, kf__span_keys(tensors),
          (equation, tensors, path, out),
          (&equation, &tensors, &path), (out));
}

typedef kf_status_t (*tensordot_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_int_span_t dims_self, kf_int_span_t dims_other, kf_tensor_t **out);
kf_status_t kf_tensordot(kf_tensor_t *self, kf_tensor_t *other, kf_int_span_t dims_self,
    kf_int_span_t dims_other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_tensordot);
  *out = NULL;
  KF__CALL_FAR(KF__OP_tensordot, tensordot_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, dims_self, dims_other, out),
          (&self, &other, &dims_self, &dims_other), (out));
}

typedef kf_status_t (*tensordot_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_int_span_t dims_self, kf_int_span_t dims_other, kf_tensor_t *out);
kf_status_t kf_tensordot_out(kf_tensor_t *self, kf_tensor_t *other, kf_int_span_t dims_self,
    kf_int_span_t dims_other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_tensordot_out);
  KF__CALL_FAR(KF__OP_tensordot_out, tensordot_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, dims_self, dims_other, out),
          (&self, &other, &dims_self, &dims_other, &out), (NULL));
}

typedef kf_status_t (*kron_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_kron(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_kron);
  *out = NULL;
  KF__CALL_FAR(KF__OP_kron, kron_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*kron_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_kron_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_kron_out);
  KF__CALL_FAR(KF__OP_kron_out, kron_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*linalg_matrix_power_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t n,
    kf_tensor_t **out);
kf_status_t kf_linalg_matrix_power(kf_tensor_t *self, int64_t n, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_linalg_matrix_power);
  *out = NULL;
  KF__CALL_FAR(KF__OP_linalg_matrix_power, linalg_matrix_power_fn, kf__keys(self),
          (self, n, out),
          (&self, &n), (out));
}

typedef kf_status_t (*linalg_matrix_power_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    n, kf_tensor_t *out);
kf_status_t kf_linalg_matrix_power_out(kf_tensor_t *self, int64_t n, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_linalg_matrix_power_out);
  KF__CALL_FAR(KF__OP_linalg_matrix_power_out, linalg_matrix_power_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, n, out),
          (&self, &n, &out), (NULL));
}

typedef kf_status_t (*matrix_power_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t n,
    kf_tensor_t **out);
kf_status_t kf_matrix_power(kf_tensor_t *self, int64_t n, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_matrix_power);
  *out = NULL;
  KF__CALL_FAR(KF__OP_matrix_power, matrix_power_fn, kf__keys(self),
          (self, n, out),
          (&self, &n), (out));
}

typedef kf_status_t (*matrix_power_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t n,
    kf_tensor_t *out);
kf_status_t kf_matrix_power_out(kf_tensor_t *self, int64_t n, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_matrix_power_out);
  KF__CALL_FAR(KF__OP_matrix_power_out, matrix_power_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, n, out),
          (&self, &n, &out), (NULL));
}

typedef kf_status_t (*trace_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_trace(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_trace);
  *out = NULL;
  KF__CALL_FAR(KF__OP_trace, trace_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*trace_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_trace_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_trace_out);
  KF__CALL_FAR(KF__OP_trace_out, trace_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*_cdist_forward_fn)(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t *x2,
    double p, kf_opt_int_t compute_mode, kf_tensor_t **out);
kf_status_t kf__cdist_forward(kf_tensor_t *x1, kf_tensor_t *x2, double p, kf_opt_int_t compute_mode,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(x1 == NULL || x2 == NULL || out == NULL))
    return kf__null_argument(KF__OP__cdist_forward);
  *out = NULL;
  KF__CALL_FAR(KF__OP__cdist_forward, _cdist_forward_fn, kf_keyset_or(kf__keys(x1), kf__keys(x2)),
          (x1, x2, p, compute_mode, out),
          (&x1, &x2, &p, &compute_mode), (out));
}

typedef kf_status_t (*_cdist_forward_out_fn)(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t
    *x2, double p, kf_opt_int_t compute_mode, kf_tensor_t *out);
kf_status_t kf__cdist_forward_out(kf_tensor_t *x1, kf_tensor_t *x2, double p, kf_opt_int_t
    compute_mode, kf_tensor_t *out) {
  if (KF_UNLIKELY(x1 == NULL || x2 == NULL || out == NULL))
    return kf__null_argument(KF__OP__cdist_forward_out);
  KF__CALL_FAR(KF__OP__cdist_forward_out, _cdist_forward_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(x1), kf__keys(x2)), kf__keys(out)),
          (x1, x2, p, compute_mode, out),
          (&x1, &x2, &p, &compute_mode, &out), (NULL));
}

typedef kf_status_t (*cdist_fn)(const kf_call_t *call, kf_tensor_t *x1, kf_tensor_t *x2, double p,
    kf_opt_int_t compute_mode, kf_tensor_t **out);
kf_status_t kf_cdist(kf_tensor_t *x1, kf_tensor_t *x2, double p, kf_opt_int_t compute_mode,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(x1 == NULL || x2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_cdist);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cdist, cdist_fn, kf_keyset_or(kf__keys(x1), kf__keys(x2)),
          (x1, x2, p, compute_mode, out),
          (&x1, &x2, &p, &compute_mode), (out));
}

typedef kf_status_t (*_pdist_forward_fn)(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_tensor_t **out);
kf_status_t kf__pdist_forward(kf_tensor_t *self, double p, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__pdist_forward);
  *out = NULL;
  KF__CALL_FAR(KF__OP__pdist_forward, _pdist_forward_fn, kf__keys(self),
          (self, p, out),
          (&self, &p), (out));
}

typedef kf_status_t (*_pdist_forward_out_fn)(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_tensor_t *out);
kf_status_t kf__pdist_forward_out(kf_tensor_t *self, double p, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__pdist_forward_out);
  KF__CALL_FAR(KF__OP__pdist_forward_out, _pdist_forward_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, out),
          (&self, &p, &out), (NULL));
}

typedef kf_status_t (*pdist_fn)(const kf_call_t *call, kf_tensor_t *self, double p, kf_tensor_t
    **out);
kf_status_t kf_pdist(kf_tensor_t *self, double p, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_pdist);
  *out = NULL;
  KF__CALL_FAR(KF__OP_pdist, pdist_fn, kf__keys(self),
          (self, p, out),
          (&self, &p), (out));
}
