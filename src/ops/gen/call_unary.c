/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/caller.h"

typedef kf_status_t (*exp_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_exp(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_exp);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_exp]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_exp, &op));
  KF_CALL(op, exp_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*exp__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_exp_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_exp_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_exp_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_exp_, &op));
  KF_CALL(op, exp__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*exp_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_exp_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_exp_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_exp_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_exp_out, &op));
  KF_CALL(op, exp_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*exp2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_exp2(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_exp2);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_exp2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_exp2, &op));
  KF_CALL(op, exp2_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*exp2__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_exp2_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_exp2_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_exp2_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_exp2_, &op));
  KF_CALL(op, exp2__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*exp2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_exp2_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_exp2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_exp2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_exp2_out, &op));
  KF_CALL(op, exp2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*expm1_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_expm1(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_expm1);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_expm1]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_expm1, &op));
  KF_CALL(op, expm1_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*expm1__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_expm1_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_expm1_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_expm1_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_expm1_, &op));
  KF_CALL(op, expm1__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*expm1_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_expm1_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_expm1_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_expm1_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_expm1_out, &op));
  KF_CALL(op, expm1_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*log_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_log(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log, &op));
  KF_CALL(op, log_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*log__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_log_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_log_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log_, &op));
  KF_CALL(op, log__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*log_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_log_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log_out, &op));
  KF_CALL(op, log_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*log2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_log2(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log2);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log2, &op));
  KF_CALL(op, log2_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*log2__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_log2_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_log2_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log2_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log2_, &op));
  KF_CALL(op, log2__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*log2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_log2_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log2_out, &op));
  KF_CALL(op, log2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*log10_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_log10(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log10);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log10]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log10, &op));
  KF_CALL(op, log10_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*log10__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_log10_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_log10_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log10_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log10_, &op));
  KF_CALL(op, log10__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*log10_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_log10_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log10_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log10_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log10_out, &op));
  KF_CALL(op, log10_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*log1p_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_log1p(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log1p);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log1p]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log1p, &op));
  KF_CALL(op, log1p_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*log1p__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_log1p_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_log1p_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log1p_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log1p_, &op));
  KF_CALL(op, log1p__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*log1p_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_log1p_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log1p_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_log1p_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_log1p_out, &op));
  KF_CALL(op, log1p_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sin(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sin);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sin]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sin, &op));
  KF_CALL(op, sin_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sin__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sin_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sin_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sin_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sin_, &op));
  KF_CALL(op, sin__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_sin_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sin_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sin_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sin_out, &op));
  KF_CALL(op, sin_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*cos_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_cos(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cos);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cos]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cos, &op));
  KF_CALL(op, cos_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*cos__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_cos_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_cos_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cos_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cos_, &op));
  KF_CALL(op, cos__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*cos_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_cos_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cos_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cos_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cos_out, &op));
  KF_CALL(op, cos_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*tan_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_tan(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tan);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tan]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tan, &op));
  KF_CALL(op, tan_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*tan__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_tan_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_tan_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tan_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tan_, &op));
  KF_CALL(op, tan__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*tan_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_tan_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tan_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tan_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tan_out, &op));
  KF_CALL(op, tan_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*asin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_asin(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_asin);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_asin]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_asin, &op));
  KF_CALL(op, asin_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*asin__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_asin_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_asin_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_asin_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_asin_, &op));
  KF_CALL(op, asin__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*asin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_asin_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_asin_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_asin_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_asin_out, &op));
  KF_CALL(op, asin_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*acos_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_acos(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_acos);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_acos]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_acos, &op));
  KF_CALL(op, acos_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*acos__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_acos_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_acos_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_acos_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_acos_, &op));
  KF_CALL(op, acos__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*acos_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_acos_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_acos_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_acos_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_acos_out, &op));
  KF_CALL(op, acos_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*atan_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_atan(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atan);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atan]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atan, &op));
  KF_CALL(op, atan_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*atan__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_atan_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_atan_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atan_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atan_, &op));
  KF_CALL(op, atan__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*atan_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_atan_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atan_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atan_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atan_out, &op));
  KF_CALL(op, atan_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sinh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sinh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sinh);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sinh]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sinh, &op));
  KF_CALL(op, sinh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sinh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sinh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sinh_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sinh_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sinh_, &op));
  KF_CALL(op, sinh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sinh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_sinh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sinh_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sinh_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sinh_out, &op));
  KF_CALL(op, sinh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*cosh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_cosh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cosh);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cosh]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cosh, &op));
  KF_CALL(op, cosh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*cosh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_cosh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_cosh_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cosh_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cosh_, &op));
  KF_CALL(op, cosh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*cosh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_cosh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cosh_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_cosh_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_cosh_out, &op));
  KF_CALL(op, cosh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*tanh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_tanh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tanh);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tanh]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tanh, &op));
  KF_CALL(op, tanh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*tanh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_tanh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_tanh_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tanh_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tanh_, &op));
  KF_CALL(op, tanh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*tanh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_tanh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tanh_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_tanh_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_tanh_out, &op));
  KF_CALL(op, tanh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*asinh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_asinh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_asinh);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_asinh]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_asinh, &op));
  KF_CALL(op, asinh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*asinh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_asinh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_asinh_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_asinh_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_asinh_, &op));
  KF_CALL(op, asinh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*asinh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_asinh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_asinh_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_asinh_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_asinh_out, &op));
  KF_CALL(op, asinh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*acosh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_acosh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_acosh);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_acosh]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_acosh, &op));
  KF_CALL(op, acosh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*acosh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_acosh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_acosh_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_acosh_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_acosh_, &op));
  KF_CALL(op, acosh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*acosh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_acosh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_acosh_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_acosh_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_acosh_out, &op));
  KF_CALL(op, acosh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*atanh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_atanh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atanh);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atanh]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atanh, &op));
  KF_CALL(op, atanh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*atanh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_atanh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_atanh_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atanh_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atanh_, &op));
  KF_CALL(op, atanh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*atanh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_atanh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_atanh_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atanh_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atanh_out, &op));
  KF_CALL(op, atanh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sinc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sinc(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sinc);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sinc]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sinc, &op));
  KF_CALL(op, sinc_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sinc__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sinc_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sinc_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sinc_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sinc_, &op));
  KF_CALL(op, sinc__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sinc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_sinc_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sinc_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sinc_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sinc_out, &op));
  KF_CALL(op, sinc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*deg2rad_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_deg2rad(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_deg2rad);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_deg2rad]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_deg2rad, &op));
  KF_CALL(op, deg2rad_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*deg2rad__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_deg2rad_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_deg2rad_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_deg2rad_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_deg2rad_, &op));
  KF_CALL(op, deg2rad__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*deg2rad_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_deg2rad_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_deg2rad_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_deg2rad_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_deg2rad_out, &op));
  KF_CALL(op, deg2rad_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*rad2deg_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_rad2deg(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rad2deg);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_rad2deg]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_rad2deg, &op));
  KF_CALL(op, rad2deg_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*rad2deg__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_rad2deg_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_rad2deg_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_rad2deg_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_rad2deg_, &op));
  KF_CALL(op, rad2deg__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*rad2deg_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_rad2deg_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rad2deg_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_rad2deg_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_rad2deg_out, &op));
  KF_CALL(op, rad2deg_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sqrt_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sqrt(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sqrt);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sqrt]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sqrt, &op));
  KF_CALL(op, sqrt_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sqrt__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sqrt_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sqrt_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sqrt_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sqrt_, &op));
  KF_CALL(op, sqrt__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sqrt_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_sqrt_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sqrt_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sqrt_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sqrt_out, &op));
  KF_CALL(op, sqrt_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*rsqrt_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_rsqrt(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsqrt);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_rsqrt]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_rsqrt, &op));
  KF_CALL(op, rsqrt_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*rsqrt__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_rsqrt_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_rsqrt_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_rsqrt_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_rsqrt_, &op));
  KF_CALL(op, rsqrt__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*rsqrt_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_rsqrt_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsqrt_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_rsqrt_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_rsqrt_out, &op));
  KF_CALL(op, rsqrt_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*reciprocal_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_reciprocal(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reciprocal);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_reciprocal]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_reciprocal, &op));
  KF_CALL(op, reciprocal_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*reciprocal__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_reciprocal_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_reciprocal_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_reciprocal_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_reciprocal_, &op));
  KF_CALL(op, reciprocal__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*reciprocal_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_reciprocal_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reciprocal_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_reciprocal_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_reciprocal_out, &op));
  KF_CALL(op, reciprocal_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*square_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_square(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_square);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_square]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_square, &op));
  KF_CALL(op, square_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*square__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_square_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_square_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_square_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_square_, &op));
  KF_CALL(op, square__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*square_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_square_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_square_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_square_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_square_out, &op));
  KF_CALL(op, square_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*abs_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_abs(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_abs);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_abs]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_abs, &op));
  KF_CALL(op, abs_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*abs__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_abs_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_abs_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_abs_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_abs_, &op));
  KF_CALL(op, abs__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*abs_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_abs_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_abs_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_abs_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_abs_out, &op));
  KF_CALL(op, abs_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*neg_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_neg(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_neg);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_neg]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_neg, &op));
  KF_CALL(op, neg_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*neg__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_neg_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_neg_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_neg_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_neg_, &op));
  KF_CALL(op, neg__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*neg_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_neg_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_neg_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_neg_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_neg_out, &op));
  KF_CALL(op, neg_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*positive_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_positive(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_positive);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_positive]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_positive, &op));
  KF_CALL(op, positive_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sign_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sign(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sign);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sign]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sign, &op));
  KF_CALL(op, sign_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sign__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sign_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sign_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sign_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sign_, &op));
  KF_CALL(op, sign__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sign_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_sign_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sign_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sign_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sign_out, &op));
  KF_CALL(op, sign_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*sgn_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_sgn(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sgn);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sgn]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sgn, &op));
  KF_CALL(op, sgn_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*sgn__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_sgn_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sgn_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sgn_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sgn_, &op));
  KF_CALL(op, sgn__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*sgn_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_sgn_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sgn_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sgn_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sgn_out, &op));
  KF_CALL(op, sgn_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*signbit_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_signbit(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_signbit);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_signbit]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_signbit, &op));
  KF_CALL(op, signbit_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*signbit_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_signbit_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_signbit_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_signbit_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_signbit_out, &op));
  KF_CALL(op, signbit_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*angle_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_angle(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_angle);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_angle]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_angle, &op));
  KF_CALL(op, angle_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*angle_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_angle_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_angle_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_angle_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_angle_out, &op));
  KF_CALL(op, angle_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*_conj_physical_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf__conj_physical(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__conj_physical);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__conj_physical]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__conj_physical, &op));
  KF_CALL(op, _conj_physical_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*_conj_physical_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf__conj_physical_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__conj_physical_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__conj_physical_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__conj_physical_out, &op));
  KF_CALL(op, _conj_physical_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*conj_physical_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_conj_physical(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_conj_physical);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_conj_physical]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_conj_physical, &op));
  KF_CALL(op, conj_physical_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*conj_physical__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_conj_physical_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_conj_physical_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_conj_physical_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_conj_physical_, &op));
  KF_CALL(op, conj_physical__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*conj_physical_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_conj_physical_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_conj_physical_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_conj_physical_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_conj_physical_out, &op));
  KF_CALL(op, conj_physical_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*ceil_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_ceil(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ceil);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ceil]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ceil, &op));
  KF_CALL(op, ceil_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*ceil__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_ceil_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_ceil_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ceil_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ceil_, &op));
  KF_CALL(op, ceil__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*ceil_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_ceil_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ceil_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ceil_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ceil_out, &op));
  KF_CALL(op, ceil_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*floor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_floor(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_floor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_floor, &op));
  KF_CALL(op, floor_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*floor__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_floor_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_floor_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_floor_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_floor_, &op));
  KF_CALL(op, floor__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*floor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_floor_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_floor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_floor_out, &op));
  KF_CALL(op, floor_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*trunc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_trunc(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_trunc);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_trunc]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_trunc, &op));
  KF_CALL(op, trunc_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*trunc__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_trunc_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_trunc_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_trunc_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_trunc_, &op));
  KF_CALL(op, trunc__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*trunc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_trunc_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_trunc_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_trunc_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_trunc_out, &op));
  KF_CALL(op, trunc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*round_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_round(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_round);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_round]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_round, &op));
  KF_CALL(op, round_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*round__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_round_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_round_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_round_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_round_, &op));
  KF_CALL(op, round__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*round_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_round_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_round_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_round_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_round_out, &op));
  KF_CALL(op, round_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*round_decimals_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t decimals,
    kf_tensor_t **out);
kf_status_t kf_round_decimals(kf_tensor_t *self, int64_t decimals, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_round_decimals);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_round_decimals]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_round_decimals, &op));
  KF_CALL(op, round_decimals_fn, kf__keys(self),
          (self, decimals, out),
          (&self, &decimals), (out));
}

typedef kf_status_t (*round__decimals_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals);
kf_status_t kf_round__decimals(kf_tensor_t *self, int64_t decimals) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_round__decimals);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_round__decimals]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_round__decimals, &op));
  KF_CALL(op, round__decimals_fn, kf__keys(self),
          (self, decimals),
          (&self, &decimals), (NULL));
}

typedef kf_status_t (*round_decimals_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals, kf_tensor_t *out);
KF__COLD kf_status_t kf_round_decimals_out(kf_tensor_t *self, int64_t decimals, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_round_decimals_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_round_decimals_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_round_decimals_out, &op));
  KF_CALL(op, round_decimals_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, decimals, out),
          (&self, &decimals, &out), (NULL));
}

typedef kf_status_t (*frac_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_frac(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_frac);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_frac]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_frac, &op));
  KF_CALL(op, frac_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*frac__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_frac_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_frac_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_frac_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_frac_, &op));
  KF_CALL(op, frac__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*frac_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_frac_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_frac_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_frac_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_frac_out, &op));
  KF_CALL(op, frac_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*isnan_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isnan(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isnan);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isnan]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isnan, &op));
  KF_CALL(op, isnan_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isnan_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_isnan_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isnan_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isnan_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isnan_out, &op));
  KF_CALL(op, isnan_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*isinf_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isinf(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isinf);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isinf]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isinf, &op));
  KF_CALL(op, isinf_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isinf_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_isinf_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isinf_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isinf_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isinf_out, &op));
  KF_CALL(op, isinf_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*isfinite_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isfinite(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isfinite);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isfinite]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isfinite, &op));
  KF_CALL(op, isfinite_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isreal_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isreal(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isreal);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isreal]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isreal, &op));
  KF_CALL(op, isreal_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isposinf_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isposinf(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isposinf);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isposinf]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isposinf, &op));
  KF_CALL(op, isposinf_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isposinf_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_isposinf_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isposinf_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isposinf_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isposinf_out, &op));
  KF_CALL(op, isposinf_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*isneginf_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_isneginf(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isneginf);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isneginf]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isneginf, &op));
  KF_CALL(op, isneginf_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*isneginf_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_isneginf_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_isneginf_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isneginf_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isneginf_out, &op));
  KF_CALL(op, isneginf_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*logical_not_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_logical_not(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_not);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_not]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_not, &op));
  KF_CALL(op, logical_not_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*logical_not__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_logical_not_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_logical_not_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_not_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_not_, &op));
  KF_CALL(op, logical_not__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*logical_not_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_logical_not_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_not_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_not_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_not_out, &op));
  KF_CALL(op, logical_not_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*bitwise_not_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_bitwise_not(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_not);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_not]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_not, &op));
  KF_CALL(op, bitwise_not_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*bitwise_not__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_bitwise_not_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_not_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_not_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_not_, &op));
  KF_CALL(op, bitwise_not__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*bitwise_not_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_bitwise_not_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_not_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_not_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_not_out, &op));
  KF_CALL(op, bitwise_not_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nan_to_num]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nan_to_num, &op));
  KF_CALL(op, nan_to_num_fn, kf__keys(self),
          (self, nan, posinf, neginf, out),
          (&self, &nan, &posinf, &neginf), (out));
}

typedef kf_status_t (*nan_to_num__fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t nan,
    kf_opt_float_t posinf, kf_opt_float_t neginf);
kf_status_t kf_nan_to_num_(kf_tensor_t *self, kf_opt_float_t nan, kf_opt_float_t posinf,
    kf_opt_float_t neginf) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_nan_to_num_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nan_to_num_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nan_to_num_, &op));
  KF_CALL(op, nan_to_num__fn, kf__keys(self),
          (self, nan, posinf, neginf),
          (&self, &nan, &posinf, &neginf), (NULL));
}

typedef kf_status_t (*nan_to_num_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t
    nan, kf_opt_float_t posinf, kf_opt_float_t neginf, kf_tensor_t *out);
KF__COLD kf_status_t kf_nan_to_num_out(kf_tensor_t *self, kf_opt_float_t nan, kf_opt_float_t posinf,
    kf_opt_float_t neginf, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nan_to_num_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nan_to_num_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nan_to_num_out, &op));
  KF_CALL(op, nan_to_num_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, nan, posinf, neginf, out),
          (&self, &nan, &posinf, &neginf, &out), (NULL));
}

typedef kf_status_t (*erf_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_erf(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erf);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_erf]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_erf, &op));
  KF_CALL(op, erf_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*erf__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_erf_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_erf_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_erf_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_erf_, &op));
  KF_CALL(op, erf__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*erf_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_erf_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erf_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_erf_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_erf_out, &op));
  KF_CALL(op, erf_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*erfc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_erfc(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erfc);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_erfc]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_erfc, &op));
  KF_CALL(op, erfc_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*erfc__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_erfc_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_erfc_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_erfc_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_erfc_, &op));
  KF_CALL(op, erfc__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*erfc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_erfc_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erfc_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_erfc_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_erfc_out, &op));
  KF_CALL(op, erfc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*erfinv_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_erfinv(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erfinv);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_erfinv]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_erfinv, &op));
  KF_CALL(op, erfinv_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*erfinv__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_erfinv_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_erfinv_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_erfinv_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_erfinv_, &op));
  KF_CALL(op, erfinv__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*erfinv_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_erfinv_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_erfinv_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_erfinv_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_erfinv_out, &op));
  KF_CALL(op, erfinv_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_erfcx_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_erfcx(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfcx);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_erfcx]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_erfcx, &op));
  KF_CALL(op, special_erfcx_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_erfcx_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_erfcx_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfcx_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_erfcx_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_erfcx_out, &op));
  KF_CALL(op, special_erfcx_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_ndtri_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_ndtri(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_ndtri);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_ndtri]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_ndtri, &op));
  KF_CALL(op, special_ndtri_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_ndtri_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_ndtri_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_ndtri_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_ndtri_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_ndtri_out, &op));
  KF_CALL(op, special_ndtri_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_log_ndtr_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_log_ndtr(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_log_ndtr);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_log_ndtr]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_log_ndtr, &op));
  KF_CALL(op, special_log_ndtr_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_log_ndtr_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_log_ndtr_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_log_ndtr_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_log_ndtr_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_log_ndtr_out, &op));
  KF_CALL(op, special_log_ndtr_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_ndtr_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_ndtr(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_ndtr);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_ndtr]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_ndtr, &op));
  KF_CALL(op, special_ndtr_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_ndtr_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_ndtr_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_ndtr_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_ndtr_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_ndtr_out, &op));
  KF_CALL(op, special_ndtr_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_entr_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_entr(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_entr);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_entr]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_entr, &op));
  KF_CALL(op, special_entr_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_entr_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_entr_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_entr_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_entr_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_entr_out, &op));
  KF_CALL(op, special_entr_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*lgamma_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_lgamma(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_lgamma);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lgamma]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lgamma, &op));
  KF_CALL(op, lgamma_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*lgamma__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_lgamma_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_lgamma_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lgamma_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lgamma_, &op));
  KF_CALL(op, lgamma__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*lgamma_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_lgamma_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_lgamma_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lgamma_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lgamma_out, &op));
  KF_CALL(op, lgamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*digamma_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_digamma(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_digamma);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_digamma]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_digamma, &op));
  KF_CALL(op, digamma_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*digamma__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_digamma_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_digamma_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_digamma_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_digamma_, &op));
  KF_CALL(op, digamma__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*digamma_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_digamma_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_digamma_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_digamma_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_digamma_out, &op));
  KF_CALL(op, digamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*polygamma_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_polygamma(int64_t n, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_polygamma);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_polygamma]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_polygamma, &op));
  KF_CALL(op, polygamma_fn, kf__keys(self),
          (n, self, out),
          (&n, &self), (out));
}

typedef kf_status_t (*polygamma__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t n);
kf_status_t kf_polygamma_(kf_tensor_t *self, int64_t n) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_polygamma_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_polygamma_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_polygamma_, &op));
  KF_CALL(op, polygamma__fn, kf__keys(self),
          (self, n),
          (&self, &n), (NULL));
}

typedef kf_status_t (*polygamma_out_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *self,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_polygamma_out(int64_t n, kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_polygamma_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_polygamma_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_polygamma_out, &op));
  KF_CALL(op, polygamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (n, self, out),
          (&n, &self, &out), (NULL));
}

typedef kf_status_t (*mvlgamma_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t p, kf_tensor_t
    **out);
kf_status_t kf_mvlgamma(kf_tensor_t *self, int64_t p, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mvlgamma);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mvlgamma]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mvlgamma, &op));
  KF_CALL(op, mvlgamma_fn, kf__keys(self),
          (self, p, out),
          (&self, &p), (out));
}

typedef kf_status_t (*mvlgamma__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t p);
kf_status_t kf_mvlgamma_(kf_tensor_t *self, int64_t p) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_mvlgamma_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mvlgamma_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mvlgamma_, &op));
  KF_CALL(op, mvlgamma__fn, kf__keys(self),
          (self, p),
          (&self, &p), (NULL));
}

typedef kf_status_t (*mvlgamma_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t p,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_mvlgamma_out(kf_tensor_t *self, int64_t p, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mvlgamma_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mvlgamma_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mvlgamma_out, &op));
  KF_CALL(op, mvlgamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, out),
          (&self, &p, &out), (NULL));
}

typedef kf_status_t (*igamma_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_igamma(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_igamma);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_igamma]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_igamma, &op));
  KF_CALL(op, igamma_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*igamma__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_igamma_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_igamma_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_igamma_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_igamma_, &op));
  KF_CALL(op, igamma__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*igamma_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_igamma_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_igamma_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_igamma_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_igamma_out, &op));
  KF_CALL(op, igamma_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*igammac_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_igammac(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_igammac);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_igammac]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_igammac, &op));
  KF_CALL(op, igammac_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*igammac__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_igammac_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_igammac_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_igammac_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_igammac_, &op));
  KF_CALL(op, igammac__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*igammac_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_igammac_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_igammac_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_igammac_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_igammac_out, &op));
  KF_CALL(op, igammac_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_zeta_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_special_zeta(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_zeta]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_zeta, &op));
  KF_CALL(op, special_zeta_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_zeta_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_zeta_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_zeta_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_zeta_out, &op));
  KF_CALL(op, special_zeta_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_zeta_other_scalar_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
kf_status_t kf_special_zeta_other_scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta_other_scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_zeta_other_scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_zeta_other_scalar, &op));
  KF_CALL(op, special_zeta_other_scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_zeta_other_scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_zeta_other_scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta_other_scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_zeta_other_scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_zeta_other_scalar_out, &op));
  KF_CALL(op, special_zeta_other_scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_zeta_self_scalar_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_special_zeta_self_scalar(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta_self_scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_zeta_self_scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_zeta_self_scalar, &op));
  KF_CALL(op, special_zeta_self_scalar_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_zeta_self_scalar_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_zeta_self_scalar_out(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_zeta_self_scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_zeta_self_scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_zeta_self_scalar_out, &op));
  KF_CALL(op, special_zeta_self_scalar_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_xlog1py_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_special_xlog1py(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlog1py);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlog1py]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlog1py, &op));
  KF_CALL(op, special_xlog1py_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlog1py_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_xlog1py_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlog1py_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlog1py_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlog1py_out, &op));
  KF_CALL(op, special_xlog1py_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlog1py_other_scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlog1py_other_scalar, &op));
  KF_CALL(op, special_xlog1py_other_scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlog1py_other_scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_xlog1py_other_scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlog1py_other_scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlog1py_other_scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlog1py_other_scalar_out, &op));
  KF_CALL(op, special_xlog1py_other_scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlog1py_self_scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlog1py_self_scalar, &op));
  KF_CALL(op, special_xlog1py_self_scalar_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlog1py_self_scalar_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_xlog1py_self_scalar_out(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlog1py_self_scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlog1py_self_scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlog1py_self_scalar_out, &op));
  KF_CALL(op, special_xlog1py_self_scalar_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*i0_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_i0(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_i0);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_i0]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_i0, &op));
  KF_CALL(op, i0_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*i0__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_i0_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_i0_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_i0_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_i0_, &op));
  KF_CALL(op, i0__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*i0_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_i0_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_i0_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_i0_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_i0_out, &op));
  KF_CALL(op, i0_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_i0e_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_i0e(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i0e);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_i0e]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_i0e, &op));
  KF_CALL(op, special_i0e_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_i0e_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_i0e_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i0e_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_i0e_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_i0e_out, &op));
  KF_CALL(op, special_i0e_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_i1_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_i1(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i1);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_i1]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_i1, &op));
  KF_CALL(op, special_i1_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_i1_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_i1_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i1_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_i1_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_i1_out, &op));
  KF_CALL(op, special_i1_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_i1e_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_i1e(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i1e);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_i1e]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_i1e, &op));
  KF_CALL(op, special_i1e_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_i1e_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_i1e_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i1e_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_i1e_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_i1e_out, &op));
  KF_CALL(op, special_i1e_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*absolute_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_absolute(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_absolute);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_absolute]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_absolute, &op));
  KF_CALL(op, absolute_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*absolute__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_absolute_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_absolute_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_absolute_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_absolute_, &op));
  KF_CALL(op, absolute__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*absolute_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_absolute_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_absolute_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_absolute_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_absolute_out, &op));
  KF_CALL(op, absolute_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*negative_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_negative(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_negative);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_negative]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_negative, &op));
  KF_CALL(op, negative_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*negative__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_negative_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_negative_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_negative_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_negative_, &op));
  KF_CALL(op, negative__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*negative_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_negative_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_negative_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_negative_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_negative_out, &op));
  KF_CALL(op, negative_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arccos_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arccos(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arccos);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arccos]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arccos, &op));
  KF_CALL(op, arccos_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arccos__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arccos_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arccos_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arccos_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arccos_, &op));
  KF_CALL(op, arccos__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arccos_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_arccos_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arccos_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arccos_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arccos_out, &op));
  KF_CALL(op, arccos_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arccosh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arccosh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arccosh);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arccosh]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arccosh, &op));
  KF_CALL(op, arccosh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arccosh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arccosh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arccosh_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arccosh_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arccosh_, &op));
  KF_CALL(op, arccosh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arccosh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_arccosh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arccosh_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arccosh_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arccosh_out, &op));
  KF_CALL(op, arccosh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arcsin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arcsin(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arcsin);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arcsin]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arcsin, &op));
  KF_CALL(op, arcsin_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arcsin__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arcsin_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arcsin_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arcsin_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arcsin_, &op));
  KF_CALL(op, arcsin__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arcsin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_arcsin_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arcsin_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arcsin_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arcsin_out, &op));
  KF_CALL(op, arcsin_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arcsinh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arcsinh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arcsinh);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arcsinh]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arcsinh, &op));
  KF_CALL(op, arcsinh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arcsinh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arcsinh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arcsinh_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arcsinh_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arcsinh_, &op));
  KF_CALL(op, arcsinh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arcsinh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_arcsinh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arcsinh_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arcsinh_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arcsinh_out, &op));
  KF_CALL(op, arcsinh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arctan_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arctan(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctan);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arctan]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arctan, &op));
  KF_CALL(op, arctan_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arctan__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arctan_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arctan_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arctan_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arctan_, &op));
  KF_CALL(op, arctan__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arctan_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_arctan_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctan_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arctan_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arctan_out, &op));
  KF_CALL(op, arctan_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*arctanh_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_arctanh(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctanh);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arctanh]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arctanh, &op));
  KF_CALL(op, arctanh_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*arctanh__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_arctanh_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_arctanh_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arctanh_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arctanh_, &op));
  KF_CALL(op, arctanh__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*arctanh_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_arctanh_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctanh_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arctanh_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arctanh_out, &op));
  KF_CALL(op, arctanh_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_expit_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_expit(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_expit);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_expit]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_expit, &op));
  KF_CALL(op, special_expit_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_expit_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_expit_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_expit_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_expit_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_expit_out, &op));
  KF_CALL(op, special_expit_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_exp2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_exp2(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_exp2);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_exp2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_exp2, &op));
  KF_CALL(op, special_exp2_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_exp2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_exp2_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_exp2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_exp2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_exp2_out, &op));
  KF_CALL(op, special_exp2_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_expm1_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_expm1(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_expm1);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_expm1]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_expm1, &op));
  KF_CALL(op, special_expm1_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_expm1_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_expm1_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_expm1_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_expm1_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_expm1_out, &op));
  KF_CALL(op, special_expm1_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_log1p_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_log1p(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_log1p);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_log1p]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_log1p, &op));
  KF_CALL(op, special_log1p_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_log1p_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_log1p_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_log1p_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_log1p_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_log1p_out, &op));
  KF_CALL(op, special_log1p_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_sinc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_sinc(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_sinc);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_sinc]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_sinc, &op));
  KF_CALL(op, special_sinc_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_sinc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_sinc_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_sinc_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_sinc_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_sinc_out, &op));
  KF_CALL(op, special_sinc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*fix_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_fix(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fix);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fix]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fix, &op));
  KF_CALL(op, fix_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*fix__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_fix_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_fix_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fix_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fix_, &op));
  KF_CALL(op, fix__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*fix_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
KF__COLD kf_status_t kf_fix_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fix_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fix_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fix_out, &op));
  KF_CALL(op, fix_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_erf_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_erf(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erf);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_erf]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_erf, &op));
  KF_CALL(op, special_erf_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_erf_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_erf_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erf_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_erf_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_erf_out, &op));
  KF_CALL(op, special_erf_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_erfc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_erfc(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfc);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_erfc]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_erfc, &op));
  KF_CALL(op, special_erfc_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_erfc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_erfc_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfc_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_erfc_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_erfc_out, &op));
  KF_CALL(op, special_erfc_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_erfinv_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_erfinv(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfinv);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_erfinv]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_erfinv, &op));
  KF_CALL(op, special_erfinv_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_erfinv_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_erfinv_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_erfinv_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_erfinv_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_erfinv_out, &op));
  KF_CALL(op, special_erfinv_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_digamma_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_digamma(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_digamma);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_digamma]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_digamma, &op));
  KF_CALL(op, special_digamma_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_digamma_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_digamma_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_digamma_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_digamma_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_digamma_out, &op));
  KF_CALL(op, special_digamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_psi_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_psi(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_psi);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_psi]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_psi, &op));
  KF_CALL(op, special_psi_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_psi_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_psi_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_psi_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_psi_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_psi_out, &op));
  KF_CALL(op, special_psi_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_gammaln_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out);
kf_status_t kf_special_gammaln(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammaln);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_gammaln]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_gammaln, &op));
  KF_CALL(op, special_gammaln_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_gammaln_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_gammaln_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammaln_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_gammaln_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_gammaln_out, &op));
  KF_CALL(op, special_gammaln_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_i0_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_special_i0(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i0);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_i0]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_i0, &op));
  KF_CALL(op, special_i0_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*special_i0_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out);
KF__COLD kf_status_t kf_special_i0_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_i0_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_i0_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_i0_out, &op));
  KF_CALL(op, special_i0_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*special_logit_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t
    eps, kf_tensor_t **out);
kf_status_t kf_special_logit(kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_logit);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_logit]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_logit, &op));
  KF_CALL(op, special_logit_fn, kf__keys(self),
          (self, eps, out),
          (&self, &eps), (out));
}

typedef kf_status_t (*special_logit_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_float_t
    eps, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_logit_out(kf_tensor_t *self, kf_opt_float_t eps, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_logit_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_logit_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_logit_out, &op));
  KF_CALL(op, special_logit_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, eps, out),
          (&self, &eps, &out), (NULL));
}

typedef kf_status_t (*special_round_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t decimals,
    kf_tensor_t **out);
kf_status_t kf_special_round(kf_tensor_t *self, int64_t decimals, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_round);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_round]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_round, &op));
  KF_CALL(op, special_round_fn, kf__keys(self),
          (self, decimals, out),
          (&self, &decimals), (out));
}

typedef kf_status_t (*special_round_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    decimals, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_round_out(kf_tensor_t *self, int64_t decimals, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_round_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_round_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_round_out, &op));
  KF_CALL(op, special_round_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, decimals, out),
          (&self, &decimals, &out), (NULL));
}

typedef kf_status_t (*special_polygamma_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *self,
    kf_tensor_t **out);
kf_status_t kf_special_polygamma(int64_t n, kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_polygamma);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_polygamma]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_polygamma, &op));
  KF_CALL(op, special_polygamma_fn, kf__keys(self),
          (n, self, out),
          (&n, &self), (out));
}

typedef kf_status_t (*special_polygamma_out_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *self,
    kf_tensor_t *out);
KF__COLD kf_status_t kf_special_polygamma_out(int64_t n, kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_polygamma_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_polygamma_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_polygamma_out, &op));
  KF_CALL(op, special_polygamma_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (n, self, out),
          (&n, &self, &out), (NULL));
}

typedef kf_status_t (*special_multigammaln_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t p,
    kf_tensor_t **out);
kf_status_t kf_special_multigammaln(kf_tensor_t *self, int64_t p, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_multigammaln);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_multigammaln]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_multigammaln, &op));
  KF_CALL(op, special_multigammaln_fn, kf__keys(self),
          (self, p, out),
          (&self, &p), (out));
}

typedef kf_status_t (*special_multigammaln_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    p, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_multigammaln_out(kf_tensor_t *self, int64_t p, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_multigammaln_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_multigammaln_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_multigammaln_out, &op));
  KF_CALL(op, special_multigammaln_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, out),
          (&self, &p, &out), (NULL));
}

typedef kf_status_t (*special_gammainc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_special_gammainc(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammainc);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_gammainc]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_gammainc, &op));
  KF_CALL(op, special_gammainc_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_gammainc_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_gammainc_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammainc_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_gammainc_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_gammainc_out, &op));
  KF_CALL(op, special_gammainc_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_gammaincc_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_special_gammaincc(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammaincc);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_gammaincc]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_gammaincc, &op));
  KF_CALL(op, special_gammaincc_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_gammaincc_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
KF__COLD kf_status_t kf_special_gammaincc_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_gammaincc_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_gammaincc_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_gammaincc_out, &op));
  KF_CALL(op, special_gammaincc_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}
