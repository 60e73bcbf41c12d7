/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*exp_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_exp(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_exp);
  *out = NULL;
  KF__CALL_FAR(KF__OP_exp, exp_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*exp__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_exp_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_exp_);
  KF__CALL_FAR(KF__OP_exp_, exp__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*exp_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_exp_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_exp_out);
  KF__CALL_FAR(KF__OP_exp_out, exp_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*exp2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_exp2(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_exp2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_exp2, exp2_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*exp2__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_exp2_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_exp2_);
  KF__CALL_FAR(KF__OP_exp2_, exp2__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*exp2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_exp2_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_exp2_out);
  KF__CALL_FAR(KF__OP_exp2_out, exp2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*expm1_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_expm1(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_expm1);
  *out = NULL;
  KF__CALL_FAR(KF__OP_expm1, expm1_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*expm1__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_expm1_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_expm1_);
  KF__CALL_FAR(KF__OP_expm1_, expm1__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*expm1_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_expm1_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_expm1_out);
  KF__CALL_FAR(KF__OP_expm1_out, expm1_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*log_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_log(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log);
  *out = NULL;
  KF__CALL_FAR(KF__OP_log, log_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*log__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_log_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_log_);
  KF__CALL_FAR(KF__OP_log_, log__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*log_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_log_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log_out);
  KF__CALL_FAR(KF__OP_log_out, log_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*log2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_log2(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_log2, log2_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*log2__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_log2_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_log2_);
  KF__CALL_FAR(KF__OP_log2_, log2__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*log2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_log2_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log2_out);
  KF__CALL_FAR(KF__OP_log2_out, log2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*log10_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_log10(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log10);
  *out = NULL;
  KF__CALL_FAR(KF__OP_log10, log10_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*log10__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_log10_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_log10_);
  KF__CALL_FAR(KF__OP_log10_, log10__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*log10_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_log10_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log10_out);
  KF__CALL_FAR(KF__OP_log10_out, log10_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*log1p_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_log1p(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log1p);
  *out = NULL;
  KF__CALL_FAR(KF__OP_log1p, log1p_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*log1p__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_log1p_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_log1p_);
  KF__CALL_FAR(KF__OP_log1p_, log1p__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*log1p_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_log1p_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log1p_out);
  KF__CALL_FAR(KF__OP_log1p_out, log1p_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sin(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sin);
  *out = NULL;
  KF__CALL_FAR(KF__OP_sin, sin_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sin__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sin_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sin_);
  KF__CALL_FAR(KF__OP_sin_, sin__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_sin_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sin_out);
  KF__CALL_FAR(KF__OP_sin_out, sin_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*cos_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_cos(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cos);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cos, cos_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*cos__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_cos_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_cos_);
  KF__CALL_FAR(KF__OP_cos_, cos__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*cos_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_cos_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cos_out);
  KF__CALL_FAR(KF__OP_cos_out, cos_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*tan_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_tan(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tan);
  *out = NULL;
  KF__CALL_FAR(KF__OP_tan, tan_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*tan__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_tan_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_tan_);
  KF__CALL_FAR(KF__OP_tan_, tan__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*tan_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_tan_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tan_out);
  KF__CALL_FAR(KF__OP_tan_out, tan_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*asin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_asin(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_asin);
  *out = NULL;
  KF__CALL_FAR(KF__OP_asin, asin_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*asin__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_asin_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_asin_);
  KF__CALL_FAR(KF__OP_asin_, asin__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*asin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_asin_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_asin_out);
  KF__CALL_FAR(KF__OP_asin_out, asin_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*acos_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_acos(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_acos);
  *out = NULL;
  KF__CALL_FAR(KF__OP_acos, acos_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*acos__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_acos_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_acos_);
  KF__CALL_FAR(KF__OP_acos_, acos__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*acos_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_acos_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_acos_out);
  KF__CALL_FAR(KF__OP_acos_out, acos_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*atan_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_atan(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atan);
  *out = NULL;
  KF__CALL_FAR(KF__OP_atan, atan_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*atan__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_atan_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_atan_);
  KF__CALL_FAR(KF__OP_atan_, atan__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*atan_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_atan_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atan_out);
  KF__CALL_FAR(KF__OP_atan_out, atan_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sinh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sinh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sinh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_sinh, sinh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sinh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sinh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sinh_);
  KF__CALL_FAR(KF__OP_sinh_, sinh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sinh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_sinh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sinh_out);
  KF__CALL_FAR(KF__OP_sinh_out, sinh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*cosh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_cosh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cosh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cosh, cosh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*cosh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_cosh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_cosh_);
  KF__CALL_FAR(KF__OP_cosh_, cosh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*cosh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_cosh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cosh_out);
  KF__CALL_FAR(KF__OP_cosh_out, cosh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*tanh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_tanh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tanh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_tanh, tanh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*tanh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_tanh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_tanh_);
  KF__CALL_FAR(KF__OP_tanh_, tanh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*tanh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_tanh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tanh_out);
  KF__CALL_FAR(KF__OP_tanh_out, tanh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*asinh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_asinh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_asinh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_asinh, asinh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*asinh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_asinh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_asinh_);
  KF__CALL_FAR(KF__OP_asinh_, asinh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*asinh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_asinh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_asinh_out);
  KF__CALL_FAR(KF__OP_asinh_out, asinh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*acosh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_acosh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_acosh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_acosh, acosh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*acosh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_acosh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_acosh_);
  KF__CALL_FAR(KF__OP_acosh_, acosh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*acosh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_acosh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_acosh_out);
  KF__CALL_FAR(KF__OP_acosh_out, acosh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*atanh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_atanh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atanh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_atanh, atanh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*atanh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_atanh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_atanh_);
  KF__CALL_FAR(KF__OP_atanh_, atanh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*atanh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_atanh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atanh_out);
  KF__CALL_FAR(KF__OP_atanh_out, atanh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sinc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sinc(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sinc);
  *out = NULL;
  KF__CALL_FAR(KF__OP_sinc, sinc_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sinc__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sinc_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sinc_);
  KF__CALL_FAR(KF__OP_sinc_, sinc__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sinc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_sinc_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sinc_out);
  KF__CALL_FAR(KF__OP_sinc_out, sinc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*deg2rad_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_deg2rad(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_deg2rad);
  *out = NULL;
  KF__CALL_FAR(KF__OP_deg2rad, deg2rad_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*deg2rad__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_deg2rad_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_deg2rad_);
  KF__CALL_FAR(KF__OP_deg2rad_, deg2rad__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*deg2rad_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_deg2rad_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_deg2rad_out);
  KF__CALL_FAR(KF__OP_deg2rad_out, deg2rad_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*rad2deg_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_rad2deg(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rad2deg);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rad2deg, rad2deg_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*rad2deg__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_rad2deg_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_rad2deg_);
  KF__CALL_FAR(KF__OP_rad2deg_, rad2deg__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*rad2deg_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_rad2deg_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rad2deg_out);
  KF__CALL_FAR(KF__OP_rad2deg_out, rad2deg_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sqrt_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sqrt(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sqrt);
  *out = NULL;
  KF__CALL_FAR(KF__OP_sqrt, sqrt_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sqrt__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sqrt_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sqrt_);
  KF__CALL_FAR(KF__OP_sqrt_, sqrt__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sqrt_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_sqrt_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sqrt_out);
  KF__CALL_FAR(KF__OP_sqrt_out, sqrt_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*rsqrt_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_rsqrt(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsqrt);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rsqrt, rsqrt_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*rsqrt__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_rsqrt_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_rsqrt_);
  KF__CALL_FAR(KF__OP_rsqrt_, rsqrt__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*rsqrt_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_rsqrt_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsqrt_out);
  KF__CALL_FAR(KF__OP_rsqrt_out, rsqrt_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*reciprocal_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_reciprocal(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reciprocal);
  *out = NULL;
  KF__CALL_FAR(KF__OP_reciprocal, reciprocal_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*reciprocal__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_reciprocal_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_reciprocal_);
  KF__CALL_FAR(KF__OP_reciprocal_, reciprocal__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*reciprocal_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_reciprocal_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reciprocal_out);
  KF__CALL_FAR(KF__OP_reciprocal_out, reciprocal_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*square_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_square(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_square);
  *out = NULL;
  KF__CALL_FAR(KF__OP_square, square_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*square__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_square_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_square_);
  KF__CALL_FAR(KF__OP_square_, square__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*square_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_square_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_square_out);
  KF__CALL_FAR(KF__OP_square_out, square_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*abs_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_abs(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_abs);
  *out = NULL;
  KF__CALL_FAR(KF__OP_abs, abs_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*abs__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_abs_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_abs_);
  KF__CALL_FAR(KF__OP_abs_, abs__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*abs_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_abs_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_abs_out);
  KF__CALL_FAR(KF__OP_abs_out, abs_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*positive_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_positive(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_positive);
  *out = NULL;
  KF__CALL_FAR(KF__OP_positive, positive_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sign_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sign(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sign);
  *out = NULL;
  KF__CALL_FAR(KF__OP_sign, sign_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sign__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sign_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sign_);
  KF__CALL_FAR(KF__OP_sign_, sign__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sign_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_sign_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sign_out);
  KF__CALL_FAR(KF__OP_sign_out, sign_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sgn_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sgn(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sgn);
  *out = NULL;
  KF__CALL_FAR(KF__OP_sgn, sgn_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sgn__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sgn_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sgn_);
  KF__CALL_FAR(KF__OP_sgn_, sgn__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sgn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_sgn_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sgn_out);
  KF__CALL_FAR(KF__OP_sgn_out, sgn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*signbit_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_signbit(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_signbit);
  *out = NULL;
  KF__CALL_FAR(KF__OP_signbit, signbit_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*signbit_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_signbit_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_signbit_out);
  KF__CALL_FAR(KF__OP_signbit_out, signbit_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*angle_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_angle(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_angle);
  *out = NULL;
  KF__CALL_FAR(KF__OP_angle, angle_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*angle_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_angle_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_angle_out);
  KF__CALL_FAR(KF__OP_angle_out, angle_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*_conj_physical_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf__conj_physical(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__conj_physical);
  *out = NULL;
  KF__CALL_FAR(KF__OP__conj_physical, _conj_physical_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*_conj_physical_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf__conj_physical_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__conj_physical_out);
  KF__CALL_FAR(KF__OP__conj_physical_out, _conj_physical_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*conj_physical_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_conj_physical(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_conj_physical);
  *out = NULL;
  KF__CALL_FAR(KF__OP_conj_physical, conj_physical_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*conj_physical__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_conj_physical_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_conj_physical_);
  KF__CALL_FAR(KF__OP_conj_physical_, conj_physical__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*conj_physical_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_conj_physical_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_conj_physical_out);
  KF__CALL_FAR(KF__OP_conj_physical_out, conj_physical_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*ceil_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_ceil(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ceil);
  *out = NULL;
  KF__CALL_FAR(KF__OP_ceil, ceil_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*ceil__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_ceil_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_ceil_);
  KF__CALL_FAR(KF__OP_ceil_, ceil__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*ceil_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_ceil_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ceil_out);
  KF__CALL_FAR(KF__OP_ceil_out, ceil_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*floor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_floor(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_floor, floor_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*floor__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_floor_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_floor_);
  KF__CALL_FAR(KF__OP_floor_, floor__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*floor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_floor_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor_out);
  KF__CALL_FAR(KF__OP_floor_out, floor_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*trunc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_trunc(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_trunc);
  *out = NULL;
  KF__CALL_FAR(KF__OP_trunc, trunc_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*trunc__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_trunc_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_trunc_);
  KF__CALL_FAR(KF__OP_trunc_, trunc__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*trunc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_trunc_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_trunc_out);
  KF__CALL_FAR(KF__OP_trunc_out, trunc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*round_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_round(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_round);
  *out = NULL;
  KF__CALL_FAR(KF__OP_round, round_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*round__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_round_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_round_);
  KF__CALL_FAR(KF__OP_round_, round__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*round_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_round_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_round_out);
  KF__CALL_FAR(KF__OP_round_out, round_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*round_decimals_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t decimals,
    kf_tensor_t **out);
kf_status_t kf_round_decimals(kf_tensor_t *self, int64_t decimals, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_round_decimals);
  *out = NULL;
  KF__CALL_FAR(KF__OP_round_decimals, round_decimals_fn, kf__keys(self),
          (self, decimals, out),
          (&self, &decimals), (out));
}

typedef kf_status_t (*round__decimals_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals);
kf_status_t kf_round__decimals(kf_tensor_t *self, int64_t decimals) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_round__decimals);
  KF__CALL_FAR(KF__OP_round__decimals, round__decimals_fn, kf__keys(self),
          (self, decimals),
          (&self, &decimals), (NULL));
}

typedef kf_status_t (*round_decimals_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals, kf_tensor_t *out);
kf_status_t kf_round_decimals_out(kf_tensor_t *self, int64_t decimals, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_round_decimals_out);
  KF__CALL_FAR(KF__OP_round_decimals_out, round_decimals_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, decimals, out),
          (&self, &decimals, &out), (NULL));
}

typedef kf_status_t (*frac_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_frac(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_frac);
  *out = NULL;
  KF__CALL_FAR(KF__OP_frac, frac_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*frac__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_frac_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_frac_);
  KF__CALL_FAR(KF__OP_frac_, frac__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*frac_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_frac_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_frac_out);
  KF__CALL_FAR(KF__OP_frac_out, frac_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*isnan_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isnan(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isnan);
  *out = NULL;
  KF__CALL_FAR(KF__OP_isnan, isnan_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isnan_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_isnan_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isnan_out);
  KF__CALL_FAR(KF__OP_isnan_out, isnan_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*isinf_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isinf(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isinf);
  *out = NULL;
  KF__CALL_FAR(KF__OP_isinf, isinf_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isinf_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_isinf_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isinf_out);
  KF__CALL_FAR(KF__OP_isinf_out, isinf_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*isfinite_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isfinite(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isfinite);
  *out = NULL;
  KF__CALL_FAR(KF__OP_isfinite, isfinite_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isreal_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isreal(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isreal);
  *out = NULL;
  KF__CALL_FAR(KF__OP_isreal, isreal_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isposinf_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isposinf(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isposinf);
  *out = NULL;
  KF__CALL_FAR(KF__OP_isposinf, isposinf_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isposinf_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_isposinf_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isposinf_out);
  KF__CALL_FAR(KF__OP_isposinf_out, isposinf_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*isneginf_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isneginf(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isneginf);
  *out = NULL;
  KF__CALL_FAR(KF__OP_isneginf, isneginf_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isneginf_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_isneginf_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isneginf_out);
  KF__CALL_FAR(KF__OP_isneginf_out, isneginf_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*logical_not_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_logical_not(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_not);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logical_not, logical_not_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*logical_not__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_logical_not_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_logical_not_);
  KF__CALL_FAR(KF__OP_logical_not_, logical_not__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*logical_not_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_logical_not_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_not_out);
  KF__CALL_FAR(KF__OP_logical_not_out, logical_not_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*bitwise_not_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_bitwise_not(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_not);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_not, bitwise_not_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*bitwise_not__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_bitwise_not_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_not_);
  KF__CALL_FAR(KF__OP_bitwise_not_, bitwise_not__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*bitwise_not_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_bitwise_not_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_not_out);
  KF__CALL_FAR(KF__OP_bitwise_not_out, bitwise_not_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*nan_to_num_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t nan,
    kf_opt_float_t posinf, kf_opt_float_t neginf, kf_tensor_t **out);
kf_status_t kf_nan_to_num(kf_tensor_t *self, kf_opt_float_t nan, kf_opt_float_t posinf,
    kf_opt_float_t neginf, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nan_to_num);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nan_to_num, nan_to_num_fn, kf__keys(self),
          (self, nan, posinf, neginf, out),
          (&self, &nan, &posinf, &neginf), (out));
}

typedef kf_status_t (*nan_to_num__fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t nan,
    kf_opt_float_t posinf, kf_opt_float_t neginf);
kf_status_t kf_nan_to_num_(kf_tensor_t *self, kf_opt_float_t nan, kf_opt_float_t posinf,
    kf_opt_float_t neginf) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_nan_to_num_);
  KF__CALL_FAR(KF__OP_nan_to_num_, nan_to_num__fn, kf__keys(self),
          (self, nan, posinf, neginf),
          (&self, &nan, &posinf, &neginf), (NULL));
}

typedef kf_status_t (*nan_to_num_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t
    nan, kf_opt_float_t posinf, kf_opt_float_t neginf, kf_tensor_t *out);
kf_status_t kf_nan_to_num_out(kf_tensor_t *self, kf_opt_float_t nan, kf_opt_float_t posinf,
    kf_opt_float_t neginf, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nan_to_num_out);
  KF__CALL_FAR(KF__OP_nan_to_num_out, nan_to_num_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, nan, posinf, neginf, out),
          (&self, &nan, &posinf, &neginf, &out), (NULL));
}

typedef kf_status_t (*erf_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_erf(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erf);
  *out = NULL;
  KF__CALL_FAR(KF__OP_erf, erf_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*erf__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_erf_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_erf_);
  KF__CALL_FAR(KF__OP_erf_, erf__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*erf_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_erf_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erf_out);
  KF__CALL_FAR(KF__OP_erf_out, erf_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*erfc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_erfc(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erfc);
  *out = NULL;
  KF__CALL_FAR(KF__OP_erfc, erfc_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*erfc__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_erfc_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_erfc_);
  KF__CALL_FAR(KF__OP_erfc_, erfc__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*erfc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_erfc_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erfc_out);
  KF__CALL_FAR(KF__OP_erfc_out, erfc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*erfinv_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_erfinv(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erfinv);
  *out = NULL;
  KF__CALL_FAR(KF__OP_erfinv, erfinv_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*erfinv__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_erfinv_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_erfinv_);
  KF__CALL_FAR(KF__OP_erfinv_, erfinv__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*erfinv_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_erfinv_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erfinv_out);
  KF__CALL_FAR(KF__OP_erfinv_out, erfinv_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_erfcx_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_erfcx(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfcx);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_erfcx, special_erfcx_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_erfcx_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_erfcx_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfcx_out);
  KF__CALL_FAR(KF__OP_special_erfcx_out, special_erfcx_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_ndtri_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_ndtri(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_ndtri);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_ndtri, special_ndtri_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_ndtri_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_ndtri_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_ndtri_out);
  KF__CALL_FAR(KF__OP_special_ndtri_out, special_ndtri_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_log_ndtr_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_log_ndtr(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_log_ndtr);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_log_ndtr, special_log_ndtr_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_log_ndtr_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_log_ndtr_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_log_ndtr_out);
  KF__CALL_FAR(KF__OP_special_log_ndtr_out, special_log_ndtr_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_ndtr_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_ndtr(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_ndtr);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_ndtr, special_ndtr_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_ndtr_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_ndtr_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_ndtr_out);
  KF__CALL_FAR(KF__OP_special_ndtr_out, special_ndtr_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_entr_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_entr(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_entr);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_entr, special_entr_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_entr_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_entr_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_entr_out);
  KF__CALL_FAR(KF__OP_special_entr_out, special_entr_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*lgamma_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_lgamma(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_lgamma);
  *out = NULL;
  KF__CALL_FAR(KF__OP_lgamma, lgamma_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*lgamma__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_lgamma_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_lgamma_);
  KF__CALL_FAR(KF__OP_lgamma_, lgamma__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*lgamma_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_lgamma_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_lgamma_out);
  KF__CALL_FAR(KF__OP_lgamma_out, lgamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*digamma_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_digamma(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_digamma);
  *out = NULL;
  KF__CALL_FAR(KF__OP_digamma, digamma_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*digamma__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_digamma_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_digamma_);
  KF__CALL_FAR(KF__OP_digamma_, digamma__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*digamma_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_digamma_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_digamma_out);
  KF__CALL_FAR(KF__OP_digamma_out, digamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*polygamma_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_polygamma(int64_t n, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_polygamma);
  *out = NULL;
  KF__CALL_FAR(KF__OP_polygamma, polygamma_fn, kf__keys(self),
          (n, self, out),
          (&n, &self), (out));
}

typedef kf_status_t (*polygamma__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t n);
kf_status_t kf_polygamma_(kf_tensor_t *self, int64_t n) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_polygamma_);
  KF__CALL_FAR(KF__OP_polygamma_, polygamma__fn, kf__keys(self),
          (self, n),
          (&self, &n), (NULL));
}

typedef kf_status_t (*polygamma_out_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *self,
    kf_tensor_t *out);
kf_status_t kf_polygamma_out(int64_t n, kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_polygamma_out);
  KF__CALL_FAR(KF__OP_polygamma_out, polygamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (n, self, out),
          (&n, &self, &out), (NULL));
}

typedef kf_status_t (*mvlgamma_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t p, kf_tensor_t
    **out);
kf_status_t kf_mvlgamma(kf_tensor_t *self, int64_t p, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mvlgamma);
  *out = NULL;
  KF__CALL_FAR(KF__OP_mvlgamma, mvlgamma_fn, kf__keys(self),
          (self, p, out),
          (&self, &p), (out));
}

typedef kf_status_t (*mvlgamma__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t p);
kf_status_t kf_mvlgamma_(kf_tensor_t *self, int64_t p) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_mvlgamma_);
  KF__CALL_FAR(KF__OP_mvlgamma_, mvlgamma__fn, kf__keys(self),
          (self, p),
          (&self, &p), (NULL));
}

typedef kf_status_t (*mvlgamma_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t p,
    kf_tensor_t *out);
kf_status_t kf_mvlgamma_out(kf_tensor_t *self, int64_t p, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mvlgamma_out);
  KF__CALL_FAR(KF__OP_mvlgamma_out, mvlgamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, out),
          (&self, &p, &out), (NULL));
}

typedef kf_status_t (*igamma_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_igamma(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_igamma);
  *out = NULL;
  KF__CALL_FAR(KF__OP_igamma, igamma_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*igamma__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_igamma_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_igamma_);
  KF__CALL_FAR(KF__OP_igamma_, igamma__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*igamma_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_igamma_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_igamma_out);
  KF__CALL_FAR(KF__OP_igamma_out, igamma_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*igammac_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_igammac(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_igammac);
  *out = NULL;
  KF__CALL_FAR(KF__OP_igammac, igammac_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*igammac__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_igammac_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_igammac_);
  KF__CALL_FAR(KF__OP_igammac_, igammac__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*igammac_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_igammac_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_igammac_out);
  KF__CALL_FAR(KF__OP_igammac_out, igammac_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_zeta_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_special_zeta(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_zeta, special_zeta_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_zeta_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_special_zeta_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta_out);
  KF__CALL_FAR(KF__OP_special_zeta_out, special_zeta_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_zeta_other_scalar_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
kf_status_t kf_special_zeta_other_scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta_other_scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_zeta_other_scalar, special_zeta_other_scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_zeta_other_scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_special_zeta_other_scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta_other_scalar_out);
  KF__CALL_FAR(KF__OP_special_zeta_other_scalar_out, special_zeta_other_scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_zeta_self_scalar_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_special_zeta_self_scalar(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta_self_scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_zeta_self_scalar, special_zeta_self_scalar_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_zeta_self_scalar_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_special_zeta_self_scalar_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta_self_scalar_out);
  KF__CALL_FAR(KF__OP_special_zeta_self_scalar_out, special_zeta_self_scalar_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_xlog1py_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_special_xlog1py(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlog1py);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_xlog1py, special_xlog1py_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlog1py_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_special_xlog1py_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlog1py_out);
  KF__CALL_FAR(KF__OP_special_xlog1py_out, special_xlog1py_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_xlog1py_other_scalar_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
kf_status_t kf_special_xlog1py_other_scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlog1py_other_scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_xlog1py_other_scalar, special_xlog1py_other_scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlog1py_other_scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_special_xlog1py_other_scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlog1py_other_scalar_out);
  KF__CALL_FAR(KF__OP_special_xlog1py_other_scalar_out, special_xlog1py_other_scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_xlog1py_self_scalar_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_special_xlog1py_self_scalar(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlog1py_self_scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_xlog1py_self_scalar, special_xlog1py_self_scalar_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlog1py_self_scalar_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_special_xlog1py_self_scalar_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlog1py_self_scalar_out);
  KF__CALL_FAR(KF__OP_special_xlog1py_self_scalar_out, special_xlog1py_self_scalar_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*i0_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_i0(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_i0);
  *out = NULL;
  KF__CALL_FAR(KF__OP_i0, i0_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*i0__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_i0_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_i0_);
  KF__CALL_FAR(KF__OP_i0_, i0__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*i0_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_i0_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_i0_out);
  KF__CALL_FAR(KF__OP_i0_out, i0_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_i0e_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_i0e(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i0e);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_i0e, special_i0e_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_i0e_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_i0e_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i0e_out);
  KF__CALL_FAR(KF__OP_special_i0e_out, special_i0e_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_i1_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_i1(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i1);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_i1, special_i1_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_i1_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_i1_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i1_out);
  KF__CALL_FAR(KF__OP_special_i1_out, special_i1_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_i1e_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_i1e(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i1e);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_i1e, special_i1e_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_i1e_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_i1e_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i1e_out);
  KF__CALL_FAR(KF__OP_special_i1e_out, special_i1e_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*absolute_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_absolute(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_absolute);
  *out = NULL;
  KF__CALL_FAR(KF__OP_absolute, absolute_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*absolute__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_absolute_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_absolute_);
  KF__CALL_FAR(KF__OP_absolute_, absolute__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*absolute_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_absolute_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_absolute_out);
  KF__CALL_FAR(KF__OP_absolute_out, absolute_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*negative_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_negative(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_negative);
  *out = NULL;
  KF__CALL_FAR(KF__OP_negative, negative_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*negative__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_negative_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_negative_);
  KF__CALL_FAR(KF__OP_negative_, negative__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*negative_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_negative_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_negative_out);
  KF__CALL_FAR(KF__OP_negative_out, negative_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arccos_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arccos(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arccos);
  *out = NULL;
  KF__CALL_FAR(KF__OP_arccos, arccos_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arccos__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arccos_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arccos_);
  KF__CALL_FAR(KF__OP_arccos_, arccos__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arccos_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_arccos_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arccos_out);
  KF__CALL_FAR(KF__OP_arccos_out, arccos_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arccosh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arccosh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arccosh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_arccosh, arccosh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arccosh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arccosh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arccosh_);
  KF__CALL_FAR(KF__OP_arccosh_, arccosh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arccosh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_arccosh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arccosh_out);
  KF__CALL_FAR(KF__OP_arccosh_out, arccosh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arcsin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arcsin(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arcsin);
  *out = NULL;
  KF__CALL_FAR(KF__OP_arcsin, arcsin_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arcsin__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arcsin_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arcsin_);
  KF__CALL_FAR(KF__OP_arcsin_, arcsin__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arcsin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_arcsin_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arcsin_out);
  KF__CALL_FAR(KF__OP_arcsin_out, arcsin_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arcsinh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arcsinh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arcsinh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_arcsinh, arcsinh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arcsinh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arcsinh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arcsinh_);
  KF__CALL_FAR(KF__OP_arcsinh_, arcsinh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arcsinh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_arcsinh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arcsinh_out);
  KF__CALL_FAR(KF__OP_arcsinh_out, arcsinh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arctan_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arctan(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctan);
  *out = NULL;
  KF__CALL_FAR(KF__OP_arctan, arctan_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arctan__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arctan_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arctan_);
  KF__CALL_FAR(KF__OP_arctan_, arctan__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arctan_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_arctan_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctan_out);
  KF__CALL_FAR(KF__OP_arctan_out, arctan_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arctanh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arctanh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctanh);
  *out = NULL;
  KF__CALL_FAR(KF__OP_arctanh, arctanh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arctanh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arctanh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arctanh_);
  KF__CALL_FAR(KF__OP_arctanh_, arctanh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arctanh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_arctanh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctanh_out);
  KF__CALL_FAR(KF__OP_arctanh_out, arctanh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_expit_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_expit(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_expit);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_expit, special_expit_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_expit_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_expit_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_expit_out);
  KF__CALL_FAR(KF__OP_special_expit_out, special_expit_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_exp2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_exp2(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_exp2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_exp2, special_exp2_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_exp2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_exp2_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_exp2_out);
  KF__CALL_FAR(KF__OP_special_exp2_out, special_exp2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_expm1_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_expm1(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_expm1);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_expm1, special_expm1_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_expm1_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_expm1_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_expm1_out);
  KF__CALL_FAR(KF__OP_special_expm1_out, special_expm1_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_log1p_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_log1p(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_log1p);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_log1p, special_log1p_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_log1p_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_log1p_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_log1p_out);
  KF__CALL_FAR(KF__OP_special_log1p_out, special_log1p_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_sinc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_sinc(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_sinc);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_sinc, special_sinc_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_sinc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_sinc_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_sinc_out);
  KF__CALL_FAR(KF__OP_special_sinc_out, special_sinc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*fix_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_fix(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fix);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fix, fix_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*fix__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_fix_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_fix_);
  KF__CALL_FAR(KF__OP_fix_, fix__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*fix_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_fix_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fix_out);
  KF__CALL_FAR(KF__OP_fix_out, fix_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_erf_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_erf(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erf);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_erf, special_erf_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_erf_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_erf_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erf_out);
  KF__CALL_FAR(KF__OP_special_erf_out, special_erf_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_erfc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_erfc(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfc);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_erfc, special_erfc_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_erfc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_erfc_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfc_out);
  KF__CALL_FAR(KF__OP_special_erfc_out, special_erfc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_erfinv_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_erfinv(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfinv);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_erfinv, special_erfinv_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_erfinv_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_erfinv_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfinv_out);
  KF__CALL_FAR(KF__OP_special_erfinv_out, special_erfinv_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_digamma_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_digamma(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_digamma);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_digamma, special_digamma_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_digamma_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_digamma_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_digamma_out);
  KF__CALL_FAR(KF__OP_special_digamma_out, special_digamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_psi_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_psi(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_psi);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_psi, special_psi_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_psi_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_psi_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_psi_out);
  KF__CALL_FAR(KF__OP_special_psi_out, special_psi_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_gammaln_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_gammaln(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammaln);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_gammaln, special_gammaln_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_gammaln_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_gammaln_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammaln_out);
  KF__CALL_FAR(KF__OP_special_gammaln_out, special_gammaln_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_i0_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_i0(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i0);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_i0, special_i0_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_i0_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
kf_status_t kf_special_i0_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i0_out);
  KF__CALL_FAR(KF__OP_special_i0_out, special_i0_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_logit_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t
    eps, kf_tensor_t **out);
kf_status_t kf_special_logit(kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_logit);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_logit, special_logit_fn, kf__keys(self),
          (self, eps, out),
          (&self, &eps), (out));
}

typedef kf_status_t (*special_logit_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t
    eps, kf_tensor_t *out);
kf_status_t kf_special_logit_out(kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_logit_out);
  KF__CALL_FAR(KF__OP_special_logit_out, special_logit_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, eps, out),
          (&self, &eps, &out), (NULL));
}

typedef kf_status_t (*special_round_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t decimals,
    kf_tensor_t **out);
kf_status_t kf_special_round(kf_tensor_t *self, int64_t decimals, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_round);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_round, special_round_fn, kf__keys(self),
          (self, decimals, out),
          (&self, &decimals), (out));
}

typedef kf_status_t (*special_round_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals, kf_tensor_t *out);
kf_status_t kf_special_round_out(kf_tensor_t *self, int64_t decimals, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_round_out);
  KF__CALL_FAR(KF__OP_special_round_out, special_round_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, decimals, out),
          (&self, &decimals, &out), (NULL));
}

typedef kf_status_t (*special_polygamma_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *self,
    kf_tensor_t **out);
kf_status_t kf_special_polygamma(int64_t n, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_polygamma);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_polygamma, special_polygamma_fn, kf__keys(self),
          (n, self, out),
          (&n, &self), (out));
}

typedef kf_status_t (*special_polygamma_out_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *self,
    kf_tensor_t *out);
kf_status_t kf_special_polygamma_out(int64_t n, kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_polygamma_out);
  KF__CALL_FAR(KF__OP_special_polygamma_out, special_polygamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (n, self, out),
          (&n, &self, &out), (NULL));
}

typedef kf_status_t (*special_multigammaln_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t p,
    kf_tensor_t **out);
kf_status_t kf_special_multigammaln(kf_tensor_t *self, int64_t p, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_multigammaln);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_multigammaln, special_multigammaln_fn, kf__keys(self),
          (self, p, out),
          (&self, &p), (out));
}

typedef kf_status_t (*special_multigammaln_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    p, kf_tensor_t *out);
kf_status_t kf_special_multigammaln_out(kf_tensor_t *self, int64_t p, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_multigammaln_out);
  KF__CALL_FAR(KF__OP_special_multigammaln_out, special_multigammaln_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, out),
          (&self, &p, &out), (NULL));
}

typedef kf_status_t (*special_gammainc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_special_gammainc(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammainc);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_gammainc, special_gammainc_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_gammainc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_special_gammainc_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammainc_out);
  KF__CALL_FAR(KF__OP_special_gammainc_out, special_gammainc_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_gammaincc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_special_gammaincc(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammaincc);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_gammaincc, special_gammaincc_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_gammaincc_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_special_gammaincc_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammaincc_out);
  KF__CALL_FAR(KF__OP_special_gammaincc_out, special_gammaincc_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}
