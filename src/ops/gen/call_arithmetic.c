/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/caller.h"

typedef kf_status_t (*add_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_add(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_add_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_add_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_add_Tensor, &op));
  KF_CALL(op, add_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*add__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha);
kf_status_t kf_add_(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_add__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_add__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_add__Tensor, &op));
  KF_CALL(op, add__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, alpha),
          (&self, &other, &alpha), (NULL));
}

typedef kf_status_t (*add_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_add_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_add_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_add_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_add_out, &op));
  KF_CALL(op, add_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, alpha, out),
          (&self, &other, &alpha, &out), (NULL));
}

typedef kf_status_t (*add_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_add_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_add_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_add_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_add_Scalar, &op));
  KF_CALL(op, add_Scalar_fn, kf__keys(self),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*add__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha);
kf_status_t kf_add__Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_add__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_add__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_add__Scalar, &op));
  KF_CALL(op, add__Scalar_fn, kf__keys(self),
          (self, other, alpha),
          (&self, &other, &alpha), (NULL));
}

typedef kf_status_t (*add_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_add_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_add_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_add_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_add_Scalar_out, &op));
  KF_CALL(op, add_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, alpha, out),
          (&self, &other, &alpha, &out), (NULL));
}

typedef kf_status_t (*sub_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_sub(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_sub_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sub_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sub_Tensor, &op));
  KF_CALL(op, sub_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*sub__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha);
kf_status_t kf_sub_(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_sub__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sub__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sub__Tensor, &op));
  KF_CALL(op, sub__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, alpha),
          (&self, &other, &alpha), (NULL));
}

typedef kf_status_t (*sub_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_sub_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_sub_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sub_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sub_out, &op));
  KF_CALL(op, sub_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, alpha, out),
          (&self, &other, &alpha, &out), (NULL));
}

typedef kf_status_t (*sub_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_sub_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sub_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sub_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sub_Scalar, &op));
  KF_CALL(op, sub_Scalar_fn, kf__keys(self),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*sub__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha);
kf_status_t kf_sub__Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_sub__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sub__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sub__Scalar, &op));
  KF_CALL(op, sub__Scalar_fn, kf__keys(self),
          (self, other, alpha),
          (&self, &other, &alpha), (NULL));
}

typedef kf_status_t (*sub_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_sub_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_sub_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_sub_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_sub_Scalar_out, &op));
  KF_CALL(op, sub_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, alpha, out),
          (&self, &other, &alpha, &out), (NULL));
}

typedef kf_status_t (*rsub_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_rsub(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsub_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_rsub_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_rsub_Tensor, &op));
  KF_CALL(op, rsub_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*rsub_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_rsub_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsub_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_rsub_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_rsub_Tensor_out, &op));
  KF_CALL(op, rsub_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, alpha, out),
          (&self, &other, &alpha, &out), (NULL));
}

typedef kf_status_t (*rsub_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_rsub_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsub_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_rsub_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_rsub_Scalar, &op));
  KF_CALL(op, rsub_Scalar_fn, kf__keys(self),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*rsub_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_rsub_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsub_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_rsub_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_rsub_Scalar_out, &op));
  KF_CALL(op, rsub_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, alpha, out),
          (&self, &other, &alpha, &out), (NULL));
}

typedef kf_status_t (*mul_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_mul(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_mul_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mul_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mul_Tensor, &op));
  KF_CALL(op, mul_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*mul__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_mul_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_mul__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mul__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mul__Tensor, &op));
  KF_CALL(op, mul__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*mul_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_mul_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_mul_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mul_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mul_out, &op));
  KF_CALL(op, mul_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*mul_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_mul_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mul_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mul_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mul_Scalar, &op));
  KF_CALL(op, mul_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*mul__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_mul__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_mul__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mul__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mul__Scalar, &op));
  KF_CALL(op, mul__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*mul_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_mul_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_mul_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mul_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mul_Scalar_out, &op));
  KF_CALL(op, mul_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*div_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_div(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_div_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div_Tensor, &op));
  KF_CALL(op, div_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*div__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_div_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_div__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div__Tensor, &op));
  KF_CALL(op, div__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*div_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_div_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_div_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div_out, &op));
  KF_CALL(op, div_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*div_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_div_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_div_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div_Scalar, &op));
  KF_CALL(op, div_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*div__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_div__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_div__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div__Scalar, &op));
  KF_CALL(op, div__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*div_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_div_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_div_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div_Scalar_out, &op));
  KF_CALL(op, div_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*div_Tensor_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode, kf_tensor_t **out);
kf_status_t kf_div_Tensor_mode(kf_tensor_t *self, kf_tensor_t *other, kf_str_t rounding_mode,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_div_Tensor_mode);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div_Tensor_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div_Tensor_mode, &op));
  KF_CALL(op, div_Tensor_mode_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, rounding_mode, out),
          (&self, &other, &rounding_mode), (out));
}

typedef kf_status_t (*div__Tensor_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode);
kf_status_t kf_div__Tensor_mode(kf_tensor_t *self, kf_tensor_t *other, kf_str_t rounding_mode) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_div__Tensor_mode);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div__Tensor_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div__Tensor_mode, &op));
  KF_CALL(op, div__Tensor_mode_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, rounding_mode),
          (&self, &other, &rounding_mode), (NULL));
}

typedef kf_status_t (*div_out_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_str_t rounding_mode, kf_tensor_t *out);
kf_status_t kf_div_out_mode(kf_tensor_t *self, kf_tensor_t *other, kf_str_t rounding_mode,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_div_out_mode);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div_out_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div_out_mode, &op));
  KF_CALL(op, div_out_mode_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, rounding_mode, out),
          (&self, &other, &rounding_mode, &out), (NULL));
}

typedef kf_status_t (*div_Scalar_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_str_t rounding_mode, kf_tensor_t **out);
kf_status_t kf_div_Scalar_mode(kf_tensor_t *self, kf_scalar_t other, kf_str_t rounding_mode,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_div_Scalar_mode);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div_Scalar_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div_Scalar_mode, &op));
  KF_CALL(op, div_Scalar_mode_fn, kf__keys(self),
          (self, other, rounding_mode, out),
          (&self, &other, &rounding_mode), (out));
}

typedef kf_status_t (*div__Scalar_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_str_t rounding_mode);
kf_status_t kf_div__Scalar_mode(kf_tensor_t *self, kf_scalar_t other, kf_str_t rounding_mode) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_div__Scalar_mode);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div__Scalar_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div__Scalar_mode, &op));
  KF_CALL(op, div__Scalar_mode_fn, kf__keys(self),
          (self, other, rounding_mode),
          (&self, &other, &rounding_mode), (NULL));
}

typedef kf_status_t (*div_Scalar_mode_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_str_t rounding_mode, kf_tensor_t *out);
kf_status_t kf_div_Scalar_mode_out(kf_tensor_t *self, kf_scalar_t other, kf_str_t rounding_mode,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_div_Scalar_mode_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div_Scalar_mode_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div_Scalar_mode_out, &op));
  KF_CALL(op, div_Scalar_mode_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, rounding_mode, out),
          (&self, &other, &rounding_mode, &out), (NULL));
}

typedef kf_status_t (*floor_divide_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_floor_divide(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor_divide);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_floor_divide]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_floor_divide, &op));
  KF_CALL(op, floor_divide_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*floor_divide__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_floor_divide_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_floor_divide__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_floor_divide__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_floor_divide__Tensor, &op));
  KF_CALL(op, floor_divide__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*floor_divide_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_floor_divide_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor_divide_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_floor_divide_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_floor_divide_out, &op));
  KF_CALL(op, floor_divide_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*floor_divide_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_floor_divide_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor_divide_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_floor_divide_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_floor_divide_Scalar, &op));
  KF_CALL(op, floor_divide_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*floor_divide__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_floor_divide__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_floor_divide__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_floor_divide__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_floor_divide__Scalar, &op));
  KF_CALL(op, floor_divide__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*floor_divide_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_floor_divide_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor_divide_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_floor_divide_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_floor_divide_Scalar_out, &op));
  KF_CALL(op, floor_divide_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*remainder_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_remainder(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_remainder_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_remainder_Tensor, &op));
  KF_CALL(op, remainder_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*remainder__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_remainder_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_remainder__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_remainder__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_remainder__Tensor, &op));
  KF_CALL(op, remainder__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*remainder_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_remainder_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_remainder_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_remainder_Tensor_out, &op));
  KF_CALL(op, remainder_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*remainder_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_remainder_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_remainder_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_remainder_Scalar, &op));
  KF_CALL(op, remainder_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*remainder__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_remainder__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_remainder__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_remainder__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_remainder__Scalar, &op));
  KF_CALL(op, remainder__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*remainder_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_remainder_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_remainder_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_remainder_Scalar_out, &op));
  KF_CALL(op, remainder_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*remainder_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_remainder_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Scalar_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_remainder_Scalar_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_remainder_Scalar_Tensor, &op));
  KF_CALL(op, remainder_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*remainder_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_remainder_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Scalar_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_remainder_Scalar_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_remainder_Scalar_Tensor_out, &op));
  KF_CALL(op, remainder_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*fmod_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_fmod(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmod_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fmod_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fmod_Tensor, &op));
  KF_CALL(op, fmod_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*fmod__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_fmod_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_fmod__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fmod__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fmod__Tensor, &op));
  KF_CALL(op, fmod__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*fmod_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_fmod_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmod_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fmod_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fmod_Tensor_out, &op));
  KF_CALL(op, fmod_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*fmod_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_fmod_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmod_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fmod_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fmod_Scalar, &op));
  KF_CALL(op, fmod_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*fmod__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_fmod__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_fmod__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fmod__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fmod__Scalar, &op));
  KF_CALL(op, fmod__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*fmod_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_fmod_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmod_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fmod_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fmod_Scalar_out, &op));
  KF_CALL(op, fmod_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*addcmul_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t **out);
kf_status_t kf_addcmul(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t
    value, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || tensor1 == NULL || tensor2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addcmul);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_addcmul]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_addcmul, &op));
  KF_CALL(op, addcmul_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)),
          (self, tensor1, tensor2, value, out),
          (&self, &tensor1, &tensor2, &value), (out));
}

typedef kf_status_t (*addcmul__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value);
kf_status_t kf_addcmul_(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t
    value) {
  if (KF_UNLIKELY(self == NULL || tensor1 == NULL || tensor2 == NULL))
    return kf__null_argument(KF__OP_addcmul_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_addcmul_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_addcmul_, &op));
  KF_CALL(op, addcmul__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)),
          (self, tensor1, tensor2, value),
          (&self, &tensor1, &tensor2, &value), (NULL));
}

typedef kf_status_t (*addcmul_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *tensor1, kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t *out);
kf_status_t kf_addcmul_out(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2,
    kf_scalar_t value, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || tensor1 == NULL || tensor2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addcmul_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_addcmul_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_addcmul_out, &op));
  KF_CALL(op, addcmul_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)), kf__keys(out)),
          (self, tensor1, tensor2, value, out),
          (&self, &tensor1, &tensor2, &value, &out), (NULL));
}

typedef kf_status_t (*addcdiv_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t **out);
kf_status_t kf_addcdiv(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t
    value, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || tensor1 == NULL || tensor2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addcdiv);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_addcdiv]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_addcdiv, &op));
  KF_CALL(op, addcdiv_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)),
          (self, tensor1, tensor2, value, out),
          (&self, &tensor1, &tensor2, &value), (out));
}

typedef kf_status_t (*addcdiv__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value);
kf_status_t kf_addcdiv_(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t
    value) {
  if (KF_UNLIKELY(self == NULL || tensor1 == NULL || tensor2 == NULL))
    return kf__null_argument(KF__OP_addcdiv_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_addcdiv_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_addcdiv_, &op));
  KF_CALL(op, addcdiv__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)),
          (self, tensor1, tensor2, value),
          (&self, &tensor1, &tensor2, &value), (NULL));
}

typedef kf_status_t (*addcdiv_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *tensor1, kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t *out);
kf_status_t kf_addcdiv_out(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2,
    kf_scalar_t value, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || tensor1 == NULL || tensor2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addcdiv_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_addcdiv_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_addcdiv_out, &op));
  KF_CALL(op, addcdiv_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)), kf__keys(out)),
          (self, tensor1, tensor2, value, out),
          (&self, &tensor1, &tensor2, &value, &out), (NULL));
}

typedef kf_status_t (*lerp_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_scalar_t weight, kf_tensor_t **out);
kf_status_t kf_lerp_Scalar(kf_tensor_t *self, kf_tensor_t *end, kf_scalar_t weight, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || end == NULL || out == NULL))
    return kf__null_argument(KF__OP_lerp_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lerp_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lerp_Scalar, &op));
  KF_CALL(op, lerp_Scalar_fn, kf_keyset_or(kf__keys(self), kf__keys(end)),
          (self, end, weight, out),
          (&self, &end, &weight), (out));
}

typedef kf_status_t (*lerp__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_scalar_t weight);
kf_status_t kf_lerp__Scalar(kf_tensor_t *self, kf_tensor_t *end, kf_scalar_t weight) {
  if (KF_UNLIKELY(self == NULL || end == NULL))
    return kf__null_argument(KF__OP_lerp__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lerp__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lerp__Scalar, &op));
  KF_CALL(op, lerp__Scalar_fn, kf_keyset_or(kf__keys(self), kf__keys(end)),
          (self, end, weight),
          (&self, &end, &weight), (NULL));
}

typedef kf_status_t (*lerp_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *end, kf_scalar_t weight, kf_tensor_t *out);
kf_status_t kf_lerp_Scalar_out(kf_tensor_t *self, kf_tensor_t *end, kf_scalar_t weight, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || end == NULL || out == NULL))
    return kf__null_argument(KF__OP_lerp_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lerp_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lerp_Scalar_out, &op));
  KF_CALL(op, lerp_Scalar_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(end)), kf__keys(out)),
          (self, end, weight, out),
          (&self, &end, &weight, &out), (NULL));
}

typedef kf_status_t (*lerp_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_tensor_t *weight, kf_tensor_t **out);
kf_status_t kf_lerp(kf_tensor_t *self, kf_tensor_t *end, kf_tensor_t *weight, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || end == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_lerp_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lerp_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lerp_Tensor, &op));
  KF_CALL(op, lerp_Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(end)), kf__keys(weight)),
          (self, end, weight, out),
          (&self, &end, &weight), (out));
}

typedef kf_status_t (*lerp__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_tensor_t *weight);
kf_status_t kf_lerp_(kf_tensor_t *self, kf_tensor_t *end, kf_tensor_t *weight) {
  if (KF_UNLIKELY(self == NULL || end == NULL || weight == NULL))
    return kf__null_argument(KF__OP_lerp__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lerp__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lerp__Tensor, &op));
  KF_CALL(op, lerp__Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(end)), kf__keys(weight)),
          (self, end, weight),
          (&self, &end, &weight), (NULL));
}

typedef kf_status_t (*lerp_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *end, kf_tensor_t *weight, kf_tensor_t *out);
kf_status_t kf_lerp_Tensor_out(kf_tensor_t *self, kf_tensor_t *end, kf_tensor_t *weight, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || end == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_lerp_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lerp_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lerp_Tensor_out, &op));
  KF_CALL(op, lerp_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(end)), kf__keys(weight)), kf__keys(out)),
          (self, end, weight, out),
          (&self, &end, &weight, &out), (NULL));
}

typedef kf_status_t (*pow_Tensor_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *exponent, kf_tensor_t **out);
kf_status_t kf_pow(kf_tensor_t *self, kf_tensor_t *exponent, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Tensor_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_pow_Tensor_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_pow_Tensor_Tensor, &op));
  KF_CALL(op, pow_Tensor_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(exponent)),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*pow__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *exponent);
kf_status_t kf_pow_(kf_tensor_t *self, kf_tensor_t *exponent) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL))
    return kf__null_argument(KF__OP_pow__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_pow__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_pow__Tensor, &op));
  KF_CALL(op, pow__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(exponent)),
          (self, exponent),
          (&self, &exponent), (NULL));
}

typedef kf_status_t (*pow_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *exponent, kf_tensor_t *out);
kf_status_t kf_pow_Tensor_Tensor_out(kf_tensor_t *self, kf_tensor_t *exponent, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Tensor_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_pow_Tensor_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_pow_Tensor_Tensor_out, &op));
  KF_CALL(op, pow_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(exponent)), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*pow_Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    exponent, kf_tensor_t **out);
kf_status_t kf_pow_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t exponent, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Tensor_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_pow_Tensor_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_pow_Tensor_Scalar, &op));
  KF_CALL(op, pow_Tensor_Scalar_fn, kf__keys(self),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*pow__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    exponent);
kf_status_t kf_pow__Scalar(kf_tensor_t *self, kf_scalar_t exponent) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_pow__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_pow__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_pow__Scalar, &op));
  KF_CALL(op, pow__Scalar_fn, kf__keys(self),
          (self, exponent),
          (&self, &exponent), (NULL));
}

typedef kf_status_t (*pow_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t exponent, kf_tensor_t *out);
kf_status_t kf_pow_Tensor_Scalar_out(kf_tensor_t *self, kf_scalar_t exponent, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Tensor_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_pow_Tensor_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_pow_Tensor_Scalar_out, &op));
  KF_CALL(op, pow_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*pow_Scalar_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t *exponent,
    kf_tensor_t **out);
kf_status_t kf_pow_Scalar(kf_scalar_t self, kf_tensor_t *exponent, kf_tensor_t **out) {
  if (KF_UNLIKELY(exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_pow_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_pow_Scalar, &op));
  KF_CALL(op, pow_Scalar_fn, kf__keys(exponent),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*pow_Scalar_out_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *exponent, kf_tensor_t *out);
kf_status_t kf_pow_Scalar_out(kf_scalar_t self, kf_tensor_t *exponent, kf_tensor_t *out) {
  if (KF_UNLIKELY(exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_pow_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_pow_Scalar_out, &op));
  KF_CALL(op, pow_Scalar_out_fn, kf_keyset_or(kf__keys(exponent), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*float_power_Tensor_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *exponent, kf_tensor_t **out);
kf_status_t kf_float_power(kf_tensor_t *self, kf_tensor_t *exponent, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Tensor_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_float_power_Tensor_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_float_power_Tensor_Tensor, &op));
  KF_CALL(op, float_power_Tensor_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(exponent)),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*float_power__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *exponent);
kf_status_t kf_float_power_(kf_tensor_t *self, kf_tensor_t *exponent) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL))
    return kf__null_argument(KF__OP_float_power__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_float_power__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_float_power__Tensor, &op));
  KF_CALL(op, float_power__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(exponent)),
          (self, exponent),
          (&self, &exponent), (NULL));
}

typedef kf_status_t (*float_power_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *exponent, kf_tensor_t *out);
kf_status_t kf_float_power_Tensor_Tensor_out(kf_tensor_t *self, kf_tensor_t *exponent, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Tensor_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_float_power_Tensor_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_float_power_Tensor_Tensor_out, &op));
  KF_CALL(op, float_power_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(exponent)), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*float_power_Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t exponent, kf_tensor_t **out);
kf_status_t kf_float_power_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t exponent, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Tensor_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_float_power_Tensor_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_float_power_Tensor_Scalar, &op));
  KF_CALL(op, float_power_Tensor_Scalar_fn, kf__keys(self),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*float_power__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    exponent);
kf_status_t kf_float_power__Scalar(kf_tensor_t *self, kf_scalar_t exponent) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_float_power__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_float_power__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_float_power__Scalar, &op));
  KF_CALL(op, float_power__Scalar_fn, kf__keys(self),
          (self, exponent),
          (&self, &exponent), (NULL));
}

typedef kf_status_t (*float_power_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t exponent, kf_tensor_t *out);
kf_status_t kf_float_power_Tensor_Scalar_out(kf_tensor_t *self, kf_scalar_t exponent, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Tensor_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_float_power_Tensor_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_float_power_Tensor_Scalar_out, &op));
  KF_CALL(op, float_power_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*float_power_Scalar_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *exponent, kf_tensor_t **out);
kf_status_t kf_float_power_Scalar(kf_scalar_t self, kf_tensor_t *exponent, kf_tensor_t **out) {
  if (KF_UNLIKELY(exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_float_power_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_float_power_Scalar, &op));
  KF_CALL(op, float_power_Scalar_fn, kf__keys(exponent),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*float_power_Scalar_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *exponent, kf_tensor_t *out);
kf_status_t kf_float_power_Scalar_out(kf_scalar_t self, kf_tensor_t *exponent, kf_tensor_t *out) {
  if (KF_UNLIKELY(exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_float_power_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_float_power_Scalar_out, &op));
  KF_CALL(op, float_power_Scalar_out_fn, kf_keyset_or(kf__keys(exponent), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*atan2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_atan2(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_atan2);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atan2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atan2, &op));
  KF_CALL(op, atan2_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*atan2__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_atan2_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_atan2_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atan2_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atan2_, &op));
  KF_CALL(op, atan2__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*atan2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_atan2_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_atan2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_atan2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_atan2_out, &op));
  KF_CALL(op, atan2_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*hypot_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_hypot(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_hypot);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_hypot]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_hypot, &op));
  KF_CALL(op, hypot_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*hypot__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_hypot_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_hypot_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_hypot_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_hypot_, &op));
  KF_CALL(op, hypot__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*hypot_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_hypot_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_hypot_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_hypot_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_hypot_out, &op));
  KF_CALL(op, hypot_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*copysign_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_copysign(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_copysign_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_copysign_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_copysign_Tensor, &op));
  KF_CALL(op, copysign_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*copysign__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_copysign_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_copysign__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_copysign__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_copysign__Tensor, &op));
  KF_CALL(op, copysign__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*copysign_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_copysign_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_copysign_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_copysign_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_copysign_out, &op));
  KF_CALL(op, copysign_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*copysign_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_copysign_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_copysign_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_copysign_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_copysign_Scalar, &op));
  KF_CALL(op, copysign_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*copysign__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_copysign__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_copysign__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_copysign__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_copysign__Scalar, &op));
  KF_CALL(op, copysign__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*copysign_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_copysign_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_copysign_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_copysign_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_copysign_Scalar_out, &op));
  KF_CALL(op, copysign_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*nextafter_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_nextafter(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_nextafter);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nextafter]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nextafter, &op));
  KF_CALL(op, nextafter_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*nextafter__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_nextafter_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_nextafter_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nextafter_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nextafter_, &op));
  KF_CALL(op, nextafter__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*nextafter_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_nextafter_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_nextafter_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_nextafter_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_nextafter_out, &op));
  KF_CALL(op, nextafter_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*logaddexp_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_logaddexp(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logaddexp);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logaddexp]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logaddexp, &op));
  KF_CALL(op, logaddexp_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logaddexp_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_logaddexp_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logaddexp_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logaddexp_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logaddexp_out, &op));
  KF_CALL(op, logaddexp_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*logaddexp2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_logaddexp2(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logaddexp2);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logaddexp2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logaddexp2, &op));
  KF_CALL(op, logaddexp2_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logaddexp2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_logaddexp2_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logaddexp2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logaddexp2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logaddexp2_out, &op));
  KF_CALL(op, logaddexp2_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*xlogy_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_xlogy(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_xlogy_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_xlogy_Tensor, &op));
  KF_CALL(op, xlogy_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*xlogy__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_xlogy_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_xlogy__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_xlogy__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_xlogy__Tensor, &op));
  KF_CALL(op, xlogy__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*xlogy_OutTensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_xlogy_OutTensor(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_OutTensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_xlogy_OutTensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_xlogy_OutTensor, &op));
  KF_CALL(op, xlogy_OutTensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*xlogy_Scalar_Other_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_xlogy_Scalar_Other(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_Scalar_Other);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_xlogy_Scalar_Other]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_xlogy_Scalar_Other, &op));
  KF_CALL(op, xlogy_Scalar_Other_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*xlogy__Scalar_Other_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_xlogy__Scalar_Other(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_xlogy__Scalar_Other);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_xlogy__Scalar_Other]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_xlogy__Scalar_Other, &op));
  KF_CALL(op, xlogy__Scalar_Other_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*xlogy_OutScalar_Other_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_xlogy_OutScalar_Other(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_OutScalar_Other);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_xlogy_OutScalar_Other]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_xlogy_OutScalar_Other, &op));
  KF_CALL(op, xlogy_OutScalar_Other_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*xlogy_Scalar_Self_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_xlogy_Scalar_Self(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_Scalar_Self);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_xlogy_Scalar_Self]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_xlogy_Scalar_Self, &op));
  KF_CALL(op, xlogy_Scalar_Self_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*xlogy_OutScalar_Self_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_xlogy_OutScalar_Self(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_OutScalar_Self);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_xlogy_OutScalar_Self]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_xlogy_OutScalar_Self, &op));
  KF_CALL(op, xlogy_OutScalar_Self_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*gcd_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_gcd(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_gcd);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gcd]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gcd, &op));
  KF_CALL(op, gcd_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*gcd__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_gcd_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_gcd_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gcd_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gcd_, &op));
  KF_CALL(op, gcd__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*gcd_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_gcd_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_gcd_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gcd_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gcd_out, &op));
  KF_CALL(op, gcd_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*lcm_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_lcm(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_lcm);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lcm]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lcm, &op));
  KF_CALL(op, lcm_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*lcm__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_lcm_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_lcm_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lcm_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lcm_, &op));
  KF_CALL(op, lcm__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*lcm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_lcm_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_lcm_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lcm_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lcm_out, &op));
  KF_CALL(op, lcm_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*heaviside_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *values,
    kf_tensor_t **out);
kf_status_t kf_heaviside(kf_tensor_t *self, kf_tensor_t *values, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || values == NULL || out == NULL))
    return kf__null_argument(KF__OP_heaviside);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_heaviside]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_heaviside, &op));
  KF_CALL(op, heaviside_fn, kf_keyset_or(kf__keys(self), kf__keys(values)),
          (self, values, out),
          (&self, &values), (out));
}

typedef kf_status_t (*heaviside__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *values);
kf_status_t kf_heaviside_(kf_tensor_t *self, kf_tensor_t *values) {
  if (KF_UNLIKELY(self == NULL || values == NULL))
    return kf__null_argument(KF__OP_heaviside_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_heaviside_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_heaviside_, &op));
  KF_CALL(op, heaviside__fn, kf_keyset_or(kf__keys(self), kf__keys(values)),
          (self, values),
          (&self, &values), (NULL));
}

typedef kf_status_t (*heaviside_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *values, kf_tensor_t *out);
kf_status_t kf_heaviside_out(kf_tensor_t *self, kf_tensor_t *values, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || values == NULL || out == NULL))
    return kf__null_argument(KF__OP_heaviside_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_heaviside_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_heaviside_out, &op));
  KF_CALL(op, heaviside_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(out)),
          (self, values, out),
          (&self, &values, &out), (NULL));
}

typedef kf_status_t (*ldexp_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_ldexp(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ldexp_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ldexp_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ldexp_Tensor, &op));
  KF_CALL(op, ldexp_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*ldexp__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_ldexp_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_ldexp_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ldexp_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ldexp_, &op));
  KF_CALL(op, ldexp__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*ldexp_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_ldexp_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ldexp_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ldexp_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ldexp_out, &op));
  KF_CALL(op, ldexp_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*maximum_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_maximum(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_maximum);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_maximum]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_maximum, &op));
  KF_CALL(op, maximum_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*maximum_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_maximum_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_maximum_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_maximum_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_maximum_out, &op));
  KF_CALL(op, maximum_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*minimum_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_minimum(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_minimum);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_minimum]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_minimum, &op));
  KF_CALL(op, minimum_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*minimum_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_minimum_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_minimum_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_minimum_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_minimum_out, &op));
  KF_CALL(op, minimum_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*fmax_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_fmax(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmax);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fmax]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fmax, &op));
  KF_CALL(op, fmax_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*fmax_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_fmax_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmax_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fmax_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fmax_out, &op));
  KF_CALL(op, fmax_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*fmin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_fmin(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmin);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fmin]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fmin, &op));
  KF_CALL(op, fmin_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*fmin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_fmin_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmin_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fmin_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fmin_out, &op));
  KF_CALL(op, fmin_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*max_other_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_max_other(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_other);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_max_other]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_max_other, &op));
  KF_CALL(op, max_other_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*max_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_max_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_max_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_max_out, &op));
  KF_CALL(op, max_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*min_other_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_min_other(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_min_other);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_min_other]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_min_other, &op));
  KF_CALL(op, min_other_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*min_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_min_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_min_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_min_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_min_out, &op));
  KF_CALL(op, min_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*clamp_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t **out);
kf_status_t kf_clamp(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp, &op));
  KF_CALL(op, clamp_fn, kf__keys(self),
          (self, min, max, out),
          (&self, &min, &max), (out));
}

typedef kf_status_t (*clamp__fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max);
kf_status_t kf_clamp_(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clamp_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_, &op));
  KF_CALL(op, clamp__fn, kf__keys(self),
          (self, min, max),
          (&self, &min, &max), (NULL));
}

typedef kf_status_t (*clamp_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t *out);
kf_status_t kf_clamp_out(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_out, &op));
  KF_CALL(op, clamp_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, min, max, out),
          (&self, &min, &max, &out), (NULL));
}

typedef kf_status_t (*clamp_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max, kf_tensor_t **out);
kf_status_t kf_clamp_Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_Tensor, &op));
  KF_CALL(op, clamp_Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)),
          (self, min, max, out),
          (&self, &min, &max), (out));
}

typedef kf_status_t (*clamp__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max);
kf_status_t kf_clamp__Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clamp__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp__Tensor, &op));
  KF_CALL(op, clamp__Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)),
          (self, min, max),
          (&self, &min, &max), (NULL));
}

typedef kf_status_t (*clamp_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t *max, kf_tensor_t *out);
kf_status_t kf_clamp_Tensor_out(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_Tensor_out, &op));
  KF_CALL(op, clamp_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)), kf__keys(out)),
          (self, min, max, out),
          (&self, &min, &max, &out), (NULL));
}

typedef kf_status_t (*clamp_min_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min,
    kf_tensor_t **out);
kf_status_t kf_clamp_min(kf_tensor_t *self, kf_scalar_t min, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_min);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_min]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_min, &op));
  KF_CALL(op, clamp_min_fn, kf__keys(self),
          (self, min, out),
          (&self, &min), (out));
}

typedef kf_status_t (*clamp_min__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min);
kf_status_t kf_clamp_min_(kf_tensor_t *self, kf_scalar_t min) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clamp_min_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_min_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_min_, &op));
  KF_CALL(op, clamp_min__fn, kf__keys(self),
          (self, min),
          (&self, &min), (NULL));
}

typedef kf_status_t (*clamp_min_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min,
    kf_tensor_t *out);
kf_status_t kf_clamp_min_out(kf_tensor_t *self, kf_scalar_t min, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_min_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_min_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_min_out, &op));
  KF_CALL(op, clamp_min_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, min, out),
          (&self, &min, &out), (NULL));
}

typedef kf_status_t (*clamp_min_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t **out);
kf_status_t kf_clamp_min_Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || min == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_min_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_min_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_min_Tensor, &op));
  KF_CALL(op, clamp_min_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(min)),
          (self, min, out),
          (&self, &min), (out));
}

typedef kf_status_t (*clamp_min__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min);
kf_status_t kf_clamp_min__Tensor(kf_tensor_t *self, kf_tensor_t *min) {
  if (KF_UNLIKELY(self == NULL || min == NULL))
    return kf__null_argument(KF__OP_clamp_min__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_min__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_min__Tensor, &op));
  KF_CALL(op, clamp_min__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(min)),
          (self, min),
          (&self, &min), (NULL));
}

typedef kf_status_t (*clamp_min_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t *out);
kf_status_t kf_clamp_min_Tensor_out(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || min == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_min_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_min_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_min_Tensor_out, &op));
  KF_CALL(op, clamp_min_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(min)), kf__keys(out)),
          (self, min, out),
          (&self, &min, &out), (NULL));
}

typedef kf_status_t (*clamp_max_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t max,
    kf_tensor_t **out);
kf_status_t kf_clamp_max(kf_tensor_t *self, kf_scalar_t max, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_max);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_max]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_max, &op));
  KF_CALL(op, clamp_max_fn, kf__keys(self),
          (self, max, out),
          (&self, &max), (out));
}

typedef kf_status_t (*clamp_max__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t max);
kf_status_t kf_clamp_max_(kf_tensor_t *self, kf_scalar_t max) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clamp_max_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_max_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_max_, &op));
  KF_CALL(op, clamp_max__fn, kf__keys(self),
          (self, max),
          (&self, &max), (NULL));
}

typedef kf_status_t (*clamp_max_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t max,
    kf_tensor_t *out);
kf_status_t kf_clamp_max_out(kf_tensor_t *self, kf_scalar_t max, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_max_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_max_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_max_out, &op));
  KF_CALL(op, clamp_max_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, max, out),
          (&self, &max, &out), (NULL));
}

typedef kf_status_t (*clamp_max_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *max, kf_tensor_t **out);
kf_status_t kf_clamp_max_Tensor(kf_tensor_t *self, kf_tensor_t *max, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || max == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_max_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_max_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_max_Tensor, &op));
  KF_CALL(op, clamp_max_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(max)),
          (self, max, out),
          (&self, &max), (out));
}

typedef kf_status_t (*clamp_max__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *max);
kf_status_t kf_clamp_max__Tensor(kf_tensor_t *self, kf_tensor_t *max) {
  if (KF_UNLIKELY(self == NULL || max == NULL))
    return kf__null_argument(KF__OP_clamp_max__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_max__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_max__Tensor, &op));
  KF_CALL(op, clamp_max__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(max)),
          (self, max),
          (&self, &max), (NULL));
}

typedef kf_status_t (*clamp_max_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *max, kf_tensor_t *out);
kf_status_t kf_clamp_max_Tensor_out(kf_tensor_t *self, kf_tensor_t *max, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || max == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_max_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clamp_max_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clamp_max_Tensor_out, &op));
  KF_CALL(op, clamp_max_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(max)), kf__keys(out)),
          (self, max, out),
          (&self, &max, &out), (NULL));
}

typedef kf_status_t (*clip_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t **out);
kf_status_t kf_clip(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clip);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clip]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clip, &op));
  KF_CALL(op, clip_fn, kf__keys(self),
          (self, min, max, out),
          (&self, &min, &max), (out));
}

typedef kf_status_t (*clip__fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max);
kf_status_t kf_clip_(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clip_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clip_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clip_, &op));
  KF_CALL(op, clip__fn, kf__keys(self),
          (self, min, max),
          (&self, &min, &max), (NULL));
}

typedef kf_status_t (*clip_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t *out);
kf_status_t kf_clip_out(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clip_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clip_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clip_out, &op));
  KF_CALL(op, clip_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, min, max, out),
          (&self, &min, &max, &out), (NULL));
}

typedef kf_status_t (*clip_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max, kf_tensor_t **out);
kf_status_t kf_clip_Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clip_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clip_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clip_Tensor, &op));
  KF_CALL(op, clip_Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)),
          (self, min, max, out),
          (&self, &min, &max), (out));
}

typedef kf_status_t (*clip__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max);
kf_status_t kf_clip__Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clip__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clip__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clip__Tensor, &op));
  KF_CALL(op, clip__Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)),
          (self, min, max),
          (&self, &min, &max), (NULL));
}

typedef kf_status_t (*clip_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t *max, kf_tensor_t *out);
kf_status_t kf_clip_Tensor_out(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clip_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clip_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clip_Tensor_out, &op));
  KF_CALL(op, clip_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)), kf__keys(out)),
          (self, min, max, out),
          (&self, &min, &max, &out), (NULL));
}

typedef kf_status_t (*eq_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_eq(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_eq_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eq_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eq_Tensor, &op));
  KF_CALL(op, eq_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*eq__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_eq_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_eq__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eq__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eq__Tensor, &op));
  KF_CALL(op, eq__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*eq_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_eq_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_eq_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eq_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eq_Tensor_out, &op));
  KF_CALL(op, eq_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*eq_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_eq_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_eq_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eq_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eq_Scalar, &op));
  KF_CALL(op, eq_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*eq__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_eq__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_eq__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eq__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eq__Scalar, &op));
  KF_CALL(op, eq__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*eq_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);
kf_status_t kf_eq_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_eq_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eq_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eq_Scalar_out, &op));
  KF_CALL(op, eq_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*ne_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_ne(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ne_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ne_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ne_Tensor, &op));
  KF_CALL(op, ne_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*ne__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_ne_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_ne__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ne__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ne__Tensor, &op));
  KF_CALL(op, ne__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*ne_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_ne_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ne_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ne_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ne_Tensor_out, &op));
  KF_CALL(op, ne_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*ne_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_ne_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ne_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ne_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ne_Scalar, &op));
  KF_CALL(op, ne_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*ne__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_ne__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_ne__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ne__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ne__Scalar, &op));
  KF_CALL(op, ne__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*ne_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);
kf_status_t kf_ne_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ne_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ne_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ne_Scalar_out, &op));
  KF_CALL(op, ne_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*lt_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_lt(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_lt_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lt_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lt_Tensor, &op));
  KF_CALL(op, lt_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*lt__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_lt_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_lt__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lt__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lt__Tensor, &op));
  KF_CALL(op, lt__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*lt_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_lt_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_lt_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lt_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lt_Tensor_out, &op));
  KF_CALL(op, lt_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*lt_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_lt_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_lt_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lt_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lt_Scalar, &op));
  KF_CALL(op, lt_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*lt__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_lt__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_lt__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lt__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lt__Scalar, &op));
  KF_CALL(op, lt__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*lt_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);
kf_status_t kf_lt_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_lt_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lt_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lt_Scalar_out, &op));
  KF_CALL(op, lt_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*le_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_le(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_le_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_le_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_le_Tensor, &op));
  KF_CALL(op, le_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*le__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_le_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_le__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_le__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_le__Tensor, &op));
  KF_CALL(op, le__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*le_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_le_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_le_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_le_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_le_Tensor_out, &op));
  KF_CALL(op, le_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*le_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_le_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_le_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_le_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_le_Scalar, &op));
  KF_CALL(op, le_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*le__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_le__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_le__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_le__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_le__Scalar, &op));
  KF_CALL(op, le__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*le_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);
kf_status_t kf_le_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_le_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_le_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_le_Scalar_out, &op));
  KF_CALL(op, le_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*gt_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_gt(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_gt_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gt_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gt_Tensor, &op));
  KF_CALL(op, gt_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*gt__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_gt_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_gt__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gt__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gt__Tensor, &op));
  KF_CALL(op, gt__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*gt_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_gt_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_gt_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gt_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gt_Tensor_out, &op));
  KF_CALL(op, gt_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*gt_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_gt_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_gt_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gt_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gt_Scalar, &op));
  KF_CALL(op, gt_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*gt__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_gt__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_gt__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gt__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gt__Scalar, &op));
  KF_CALL(op, gt__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*gt_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);
kf_status_t kf_gt_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_gt_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gt_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gt_Scalar_out, &op));
  KF_CALL(op, gt_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*ge_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_ge(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ge_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ge_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ge_Tensor, &op));
  KF_CALL(op, ge_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*ge__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_ge_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_ge__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ge__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ge__Tensor, &op));
  KF_CALL(op, ge__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*ge_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_ge_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ge_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ge_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ge_Tensor_out, &op));
  KF_CALL(op, ge_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*ge_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_ge_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ge_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ge_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ge_Scalar, &op));
  KF_CALL(op, ge_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*ge__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_ge__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_ge__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ge__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ge__Scalar, &op));
  KF_CALL(op, ge__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*ge_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);
kf_status_t kf_ge_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ge_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_ge_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_ge_Scalar_out, &op));
  KF_CALL(op, ge_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*greater_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_greater(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater_Tensor, &op));
  KF_CALL(op, greater_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*greater__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_greater_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_greater__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater__Tensor, &op));
  KF_CALL(op, greater__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*greater_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_greater_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater_Tensor_out, &op));
  KF_CALL(op, greater_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*greater_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_greater_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater_Scalar, &op));
  KF_CALL(op, greater_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*greater__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_greater__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_greater__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater__Scalar, &op));
  KF_CALL(op, greater__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*greater_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_greater_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater_Scalar_out, &op));
  KF_CALL(op, greater_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*greater_equal_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_greater_equal(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_equal_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater_equal_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater_equal_Tensor, &op));
  KF_CALL(op, greater_equal_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*greater_equal__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
kf_status_t kf_greater_equal_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_greater_equal__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater_equal__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater_equal__Tensor, &op));
  KF_CALL(op, greater_equal__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*greater_equal_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_greater_equal_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_equal_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater_equal_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater_equal_Tensor_out, &op));
  KF_CALL(op, greater_equal_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*greater_equal_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_greater_equal_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_equal_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater_equal_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater_equal_Scalar, &op));
  KF_CALL(op, greater_equal_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*greater_equal__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other);
kf_status_t kf_greater_equal__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_greater_equal__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater_equal__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater_equal__Scalar, &op));
  KF_CALL(op, greater_equal__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*greater_equal_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_greater_equal_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_equal_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_greater_equal_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_greater_equal_Scalar_out, &op));
  KF_CALL(op, greater_equal_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*less_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_less(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less_Tensor, &op));
  KF_CALL(op, less_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*less__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_less_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_less__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less__Tensor, &op));
  KF_CALL(op, less__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*less_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_less_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less_Tensor_out, &op));
  KF_CALL(op, less_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*less_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_less_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less_Scalar, &op));
  KF_CALL(op, less_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*less__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_less__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_less__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less__Scalar, &op));
  KF_CALL(op, less__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*less_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_less_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less_Scalar_out, &op));
  KF_CALL(op, less_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*less_equal_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_less_equal(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_equal_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less_equal_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less_equal_Tensor, &op));
  KF_CALL(op, less_equal_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*less_equal__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_less_equal_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_less_equal__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less_equal__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less_equal__Tensor, &op));
  KF_CALL(op, less_equal__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*less_equal_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_less_equal_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_equal_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less_equal_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less_equal_Tensor_out, &op));
  KF_CALL(op, less_equal_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*less_equal_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_less_equal_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_equal_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less_equal_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less_equal_Scalar, &op));
  KF_CALL(op, less_equal_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*less_equal__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_less_equal__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_less_equal__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less_equal__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less_equal__Scalar, &op));
  KF_CALL(op, less_equal__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*less_equal_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_less_equal_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_equal_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_less_equal_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_less_equal_Scalar_out, &op));
  KF_CALL(op, less_equal_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*not_equal_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_not_equal(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_not_equal_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_not_equal_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_not_equal_Tensor, &op));
  KF_CALL(op, not_equal_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*not_equal__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_not_equal_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_not_equal__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_not_equal__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_not_equal__Tensor, &op));
  KF_CALL(op, not_equal__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*not_equal_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_not_equal_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_not_equal_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_not_equal_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_not_equal_Tensor_out, &op));
  KF_CALL(op, not_equal_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*not_equal_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_not_equal_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_not_equal_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_not_equal_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_not_equal_Scalar, &op));
  KF_CALL(op, not_equal_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*not_equal__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_not_equal__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_not_equal__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_not_equal__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_not_equal__Scalar, &op));
  KF_CALL(op, not_equal__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*not_equal_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_not_equal_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_not_equal_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_not_equal_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_not_equal_Scalar_out, &op));
  KF_CALL(op, not_equal_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*isclose_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    double rtol, double atol, bool equal_nan, kf_tensor_t **out);
kf_status_t kf_isclose(kf_tensor_t *self, kf_tensor_t *other, double rtol, double atol, bool
    equal_nan, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_isclose);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_isclose]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_isclose, &op));
  KF_CALL(op, isclose_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, rtol, atol, equal_nan, out),
          (&self, &other, &rtol, &atol, &equal_nan), (out));
}

typedef kf_status_t (*allclose_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    double rtol, double atol, bool equal_nan, bool *out);
kf_status_t kf_allclose(kf_tensor_t *self, kf_tensor_t *other, double rtol, double atol, bool
    equal_nan, bool *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_allclose);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_allclose]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_allclose, &op));
  KF_CALL(op, allclose_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, rtol, atol, equal_nan, out),
          (&self, &other, &rtol, &atol, &equal_nan), (out));
}

typedef kf_status_t (*equal_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other, bool
    *out);
kf_status_t kf_equal(kf_tensor_t *self, kf_tensor_t *other, bool *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_equal);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_equal]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_equal, &op));
  KF_CALL(op, equal_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logical_and_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_logical_and(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_and);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_and]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_and, &op));
  KF_CALL(op, logical_and_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logical_and__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_logical_and_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_logical_and_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_and_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_and_, &op));
  KF_CALL(op, logical_and__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*logical_and_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_logical_and_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_and_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_and_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_and_out, &op));
  KF_CALL(op, logical_and_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*logical_or_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_logical_or(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_or);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_or]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_or, &op));
  KF_CALL(op, logical_or_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logical_or__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_logical_or_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_logical_or_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_or_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_or_, &op));
  KF_CALL(op, logical_or__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*logical_or_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_logical_or_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_or_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_or_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_or_out, &op));
  KF_CALL(op, logical_or_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*logical_xor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_logical_xor(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_xor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_xor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_xor, &op));
  KF_CALL(op, logical_xor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logical_xor__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_logical_xor_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_logical_xor_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_xor_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_xor_, &op));
  KF_CALL(op, logical_xor__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*logical_xor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_logical_xor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_xor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_logical_xor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_logical_xor_out, &op));
  KF_CALL(op, logical_xor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_and_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_bitwise_and(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_and_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_and_Tensor, &op));
  KF_CALL(op, bitwise_and_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_and__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_bitwise_and_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_bitwise_and__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_and__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_and__Tensor, &op));
  KF_CALL(op, bitwise_and__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_and_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_and_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_and_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_and_Tensor_out, &op));
  KF_CALL(op, bitwise_and_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_and_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_bitwise_and_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_and_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_and_Scalar, &op));
  KF_CALL(op, bitwise_and_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_and__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_bitwise_and__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_and__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_and__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_and__Scalar, &op));
  KF_CALL(op, bitwise_and__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_and_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_bitwise_and_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_and_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_and_Scalar_out, &op));
  KF_CALL(op, bitwise_and_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_and_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_and_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Scalar_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_and_Scalar_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_and_Scalar_Tensor, &op));
  KF_CALL(op, bitwise_and_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_and_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_and_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Scalar_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_and_Scalar_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_and_Scalar_Tensor_out, &op));
  KF_CALL(op, bitwise_and_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__and___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf___and__(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___and___Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___and___Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___and___Tensor, &op));
  KF_CALL(op, __and___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__iand___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf___iand__(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP___iand___Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___iand___Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___iand___Tensor, &op));
  KF_CALL(op, __iand___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__and___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf___and___Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___and___Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___and___Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___and___Scalar, &op));
  KF_CALL(op, __and___Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__iand___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf___iand___Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP___iand___Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___iand___Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___iand___Scalar, &op));
  KF_CALL(op, __iand___Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_or_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_bitwise_or(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_or_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_or_Tensor, &op));
  KF_CALL(op, bitwise_or_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_or__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_bitwise_or_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_bitwise_or__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_or__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_or__Tensor, &op));
  KF_CALL(op, bitwise_or__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_or_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_or_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_or_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_or_Tensor_out, &op));
  KF_CALL(op, bitwise_or_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_or_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_bitwise_or_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_or_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_or_Scalar, &op));
  KF_CALL(op, bitwise_or_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_or__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_bitwise_or__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_or__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_or__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_or__Scalar, &op));
  KF_CALL(op, bitwise_or__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_or_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_bitwise_or_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_or_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_or_Scalar_out, &op));
  KF_CALL(op, bitwise_or_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_or_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_or_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Scalar_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_or_Scalar_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_or_Scalar_Tensor, &op));
  KF_CALL(op, bitwise_or_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_or_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_or_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Scalar_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_or_Scalar_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_or_Scalar_Tensor_out, &op));
  KF_CALL(op, bitwise_or_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__or___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf___or__(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___or___Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___or___Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___or___Tensor, &op));
  KF_CALL(op, __or___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ior___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf___ior__(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP___ior___Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___ior___Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___ior___Tensor, &op));
  KF_CALL(op, __ior___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__or___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf___or___Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___or___Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___or___Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___or___Scalar, &op));
  KF_CALL(op, __or___Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ior___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf___ior___Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP___ior___Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___ior___Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___ior___Scalar, &op));
  KF_CALL(op, __ior___Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_xor_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_bitwise_xor(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_xor_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_xor_Tensor, &op));
  KF_CALL(op, bitwise_xor_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_xor__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_bitwise_xor_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_bitwise_xor__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_xor__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_xor__Tensor, &op));
  KF_CALL(op, bitwise_xor__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_xor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_xor_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_xor_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_xor_Tensor_out, &op));
  KF_CALL(op, bitwise_xor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_xor_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_bitwise_xor_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_xor_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_xor_Scalar, &op));
  KF_CALL(op, bitwise_xor_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_xor__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_bitwise_xor__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_xor__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_xor__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_xor__Scalar, &op));
  KF_CALL(op, bitwise_xor__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_xor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_bitwise_xor_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_xor_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_xor_Scalar_out, &op));
  KF_CALL(op, bitwise_xor_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_xor_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_xor_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Scalar_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_xor_Scalar_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_xor_Scalar_Tensor, &op));
  KF_CALL(op, bitwise_xor_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_xor_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_xor_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Scalar_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_xor_Scalar_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_xor_Scalar_Tensor_out, &op));
  KF_CALL(op, bitwise_xor_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__xor___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf___xor__(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___xor___Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___xor___Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___xor___Tensor, &op));
  KF_CALL(op, __xor___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ixor___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf___ixor__(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP___ixor___Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___ixor___Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___ixor___Tensor, &op));
  KF_CALL(op, __ixor___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__xor___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf___xor___Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___xor___Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___xor___Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___xor___Scalar, &op));
  KF_CALL(op, __xor___Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ixor___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf___ixor___Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP___ixor___Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___ixor___Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___ixor___Scalar, &op));
  KF_CALL(op, __ixor___Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_left_shift_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_left_shift(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_left_shift_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_left_shift_Tensor, &op));
  KF_CALL(op, bitwise_left_shift_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_left_shift__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
kf_status_t kf_bitwise_left_shift_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_left_shift__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_left_shift__Tensor, &op));
  KF_CALL(op, bitwise_left_shift__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_left_shift_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_left_shift_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_left_shift_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_left_shift_Tensor_out, &op));
  KF_CALL(op, bitwise_left_shift_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_left_shift_Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
kf_status_t kf_bitwise_left_shift_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift_Tensor_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_left_shift_Tensor_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_left_shift_Tensor_Scalar, &op));
  KF_CALL(op, bitwise_left_shift_Tensor_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_left_shift__Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other);
kf_status_t kf_bitwise_left_shift__Tensor_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift__Tensor_Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_left_shift__Tensor_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_left_shift__Tensor_Scalar, &op));
  KF_CALL(op, bitwise_left_shift__Tensor_Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_left_shift_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_bitwise_left_shift_Tensor_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift_Tensor_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_left_shift_Tensor_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_left_shift_Tensor_Scalar_out, &op));
  KF_CALL(op, bitwise_left_shift_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_left_shift_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_left_shift_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift_Scalar_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_left_shift_Scalar_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_left_shift_Scalar_Tensor, &op));
  KF_CALL(op, bitwise_left_shift_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_left_shift_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t
    self, kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_left_shift_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift_Scalar_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_left_shift_Scalar_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_left_shift_Scalar_Tensor_out, &op));
  KF_CALL(op, bitwise_left_shift_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__lshift___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf___lshift__(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___lshift___Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___lshift___Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___lshift___Tensor, &op));
  KF_CALL(op, __lshift___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ilshift___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf___ilshift__(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP___ilshift___Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___ilshift___Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___ilshift___Tensor, &op));
  KF_CALL(op, __ilshift___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__lshift___Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf___lshift___Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___lshift___Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___lshift___Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___lshift___Tensor_out, &op));
  KF_CALL(op, __lshift___Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__lshift___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf___lshift___Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___lshift___Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___lshift___Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___lshift___Scalar, &op));
  KF_CALL(op, __lshift___Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ilshift___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf___ilshift___Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP___ilshift___Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___ilshift___Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___ilshift___Scalar, &op));
  KF_CALL(op, __ilshift___Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__lshift___Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf___lshift___Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___lshift___Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___lshift___Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___lshift___Scalar_out, &op));
  KF_CALL(op, __lshift___Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_right_shift_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_right_shift(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_right_shift_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_right_shift_Tensor, &op));
  KF_CALL(op, bitwise_right_shift_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_right_shift__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
kf_status_t kf_bitwise_right_shift_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_right_shift__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_right_shift__Tensor, &op));
  KF_CALL(op, bitwise_right_shift__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_right_shift_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_right_shift_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_right_shift_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_right_shift_Tensor_out, &op));
  KF_CALL(op, bitwise_right_shift_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_right_shift_Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other, kf_tensor_t **out);
kf_status_t kf_bitwise_right_shift_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift_Tensor_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_right_shift_Tensor_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_right_shift_Tensor_Scalar, &op));
  KF_CALL(op, bitwise_right_shift_Tensor_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_right_shift__Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other);
kf_status_t kf_bitwise_right_shift__Tensor_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift__Tensor_Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_right_shift__Tensor_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_right_shift__Tensor_Scalar, &op));
  KF_CALL(op, bitwise_right_shift__Tensor_Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_right_shift_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_bitwise_right_shift_Tensor_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift_Tensor_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_right_shift_Tensor_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_right_shift_Tensor_Scalar_out, &op));
  KF_CALL(op, bitwise_right_shift_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_right_shift_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_right_shift_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift_Scalar_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_right_shift_Scalar_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_right_shift_Scalar_Tensor, &op));
  KF_CALL(op, bitwise_right_shift_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_right_shift_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t
    self, kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_right_shift_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift_Scalar_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_bitwise_right_shift_Scalar_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_bitwise_right_shift_Scalar_Tensor_out, &op));
  KF_CALL(op, bitwise_right_shift_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__rshift___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf___rshift__(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___rshift___Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___rshift___Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___rshift___Tensor, &op));
  KF_CALL(op, __rshift___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__irshift___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf___irshift__(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP___irshift___Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___irshift___Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___irshift___Tensor, &op));
  KF_CALL(op, __irshift___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__rshift___Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf___rshift___Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___rshift___Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___rshift___Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___rshift___Tensor_out, &op));
  KF_CALL(op, __rshift___Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__rshift___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf___rshift___Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___rshift___Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___rshift___Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___rshift___Scalar, &op));
  KF_CALL(op, __rshift___Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__irshift___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf___irshift___Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP___irshift___Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___irshift___Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___irshift___Scalar, &op));
  KF_CALL(op, __irshift___Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__rshift___Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf___rshift___Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___rshift___Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP___rshift___Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP___rshift___Scalar_out, &op));
  KF_CALL(op, __rshift___Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*where_self_fn)(const kf_call_t *call, kf_tensor_t *condition, kf_tensor_t
    *self, kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_where_self(kf_tensor_t *condition, kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(condition == NULL || self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_where_self);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_where_self]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_where_self, &op));
  KF_CALL(op, where_self_fn, kf_keyset_or(kf_keyset_or(kf__keys(condition), kf__keys(self)), kf__keys(other)),
          (condition, self, other, out),
          (&condition, &self, &other), (out));
}

typedef kf_status_t (*where_self_out_fn)(const kf_call_t *call, kf_tensor_t *condition, kf_tensor_t
    *self, kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_where_self_out(kf_tensor_t *condition, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(condition == NULL || self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_where_self_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_where_self_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_where_self_out, &op));
  KF_CALL(op, where_self_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(condition), kf__keys(self)), kf__keys(other)), kf__keys(out)),
          (condition, self, other, out),
          (&condition, &self, &other, &out), (NULL));
}

typedef kf_status_t (*where_ScalarSelf_fn)(const kf_call_t *call, kf_tensor_t *condition,
    kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_where_ScalarSelf(kf_tensor_t *condition, kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(condition == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_where_ScalarSelf);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_where_ScalarSelf]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_where_ScalarSelf, &op));
  KF_CALL(op, where_ScalarSelf_fn, kf_keyset_or(kf__keys(condition), kf__keys(other)),
          (condition, self, other, out),
          (&condition, &self, &other), (out));
}

typedef kf_status_t (*where_ScalarOther_fn)(const kf_call_t *call, kf_tensor_t *condition,
    kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out);
kf_status_t kf_where_ScalarOther(kf_tensor_t *condition, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(condition == NULL || self == NULL || out == NULL))
    return kf__null_argument(KF__OP_where_ScalarOther);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_where_ScalarOther]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_where_ScalarOther, &op));
  KF_CALL(op, where_ScalarOther_fn, kf_keyset_or(kf__keys(condition), kf__keys(self)),
          (condition, self, other, out),
          (&condition, &self, &other), (out));
}

typedef kf_status_t (*where_Scalar_fn)(const kf_call_t *call, kf_tensor_t *condition, kf_scalar_t
    self, kf_scalar_t other, kf_tensor_t **out);
kf_status_t kf_where_Scalar(kf_tensor_t *condition, kf_scalar_t self, kf_scalar_t other, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(condition == NULL || out == NULL))
    return kf__null_argument(KF__OP_where_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_where_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_where_Scalar, &op));
  KF_CALL(op, where_Scalar_fn, kf__keys(condition),
          (condition, self, other, out),
          (&condition, &self, &other), (out));
}

typedef kf_status_t (*where_fn)(const kf_call_t *call, kf_tensor_t *condition, kf_list_t **out);
kf_status_t kf_where(kf_tensor_t *condition, kf_list_t **out) {
  if (KF_UNLIKELY(condition == NULL || out == NULL))
    return kf__null_argument(KF__OP_where);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_where]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_where, &op));
  KF_CALL(op, where_fn, kf__keys(condition),
          (condition, out),
          (&condition), (out));
}

typedef kf_status_t (*masked_fill_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_scalar_t value, kf_tensor_t **out);
kf_status_t kf_masked_fill_Scalar(kf_tensor_t *self, kf_tensor_t *mask, kf_scalar_t value,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || out == NULL))
    return kf__null_argument(KF__OP_masked_fill_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_masked_fill_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_masked_fill_Scalar, &op));
  KF_CALL(op, masked_fill_Scalar_fn, kf_keyset_or(kf__keys(self), kf__keys(mask)),
          (self, mask, value, out),
          (&self, &mask, &value), (out));
}

typedef kf_status_t (*masked_fill__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_scalar_t value);
kf_status_t kf_masked_fill__Scalar(kf_tensor_t *self, kf_tensor_t *mask, kf_scalar_t value) {
  if (KF_UNLIKELY(self == NULL || mask == NULL))
    return kf__null_argument(KF__OP_masked_fill__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_masked_fill__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_masked_fill__Scalar, &op));
  KF_CALL(op, masked_fill__Scalar_fn, kf_keyset_or(kf__keys(self), kf__keys(mask)),
          (self, mask, value),
          (&self, &mask, &value), (NULL));
}

typedef kf_status_t (*masked_fill_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *mask, kf_scalar_t value, kf_tensor_t *out);
kf_status_t kf_masked_fill_Scalar_out(kf_tensor_t *self, kf_tensor_t *mask, kf_scalar_t value,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || out == NULL))
    return kf__null_argument(KF__OP_masked_fill_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_masked_fill_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_masked_fill_Scalar_out, &op));
  KF_CALL(op, masked_fill_Scalar_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(out)),
          (self, mask, value, out),
          (&self, &mask, &value, &out), (NULL));
}

typedef kf_status_t (*masked_fill_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *value, kf_tensor_t **out);
kf_status_t kf_masked_fill(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *value, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || value == NULL || out == NULL))
    return kf__null_argument(KF__OP_masked_fill_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_masked_fill_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_masked_fill_Tensor, &op));
  KF_CALL(op, masked_fill_Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(value)),
          (self, mask, value, out),
          (&self, &mask, &value), (out));
}

typedef kf_status_t (*masked_fill__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *value);
kf_status_t kf_masked_fill_(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *value) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || value == NULL))
    return kf__null_argument(KF__OP_masked_fill__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_masked_fill__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_masked_fill__Tensor, &op));
  KF_CALL(op, masked_fill__Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(value)),
          (self, mask, value),
          (&self, &mask, &value), (NULL));
}

typedef kf_status_t (*masked_fill_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *mask, kf_tensor_t *value, kf_tensor_t *out);
kf_status_t kf_masked_fill_Tensor_out(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *value,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || value == NULL || out == NULL))
    return kf__null_argument(KF__OP_masked_fill_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_masked_fill_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_masked_fill_Tensor_out, &op));
  KF_CALL(op, masked_fill_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(value)), kf__keys(out)),
          (self, mask, value, out),
          (&self, &mask, &value, &out), (NULL));
}

typedef kf_status_t (*fill_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t value,
    kf_tensor_t **out);
kf_status_t kf_fill_Scalar(kf_tensor_t *self, kf_scalar_t value, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fill_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fill_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fill_Scalar, &op));
  KF_CALL(op, fill_Scalar_fn, kf__keys(self),
          (self, value, out),
          (&self, &value), (out));
}

typedef kf_status_t (*fill__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t value);
kf_status_t kf_fill__Scalar(kf_tensor_t *self, kf_scalar_t value) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_fill__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fill__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fill__Scalar, &op));
  KF_CALL(op, fill__Scalar_fn, kf__keys(self),
          (self, value),
          (&self, &value), (NULL));
}

typedef kf_status_t (*fill_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    value, kf_tensor_t *out);
kf_status_t kf_fill_Scalar_out(kf_tensor_t *self, kf_scalar_t value, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fill_Scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fill_Scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fill_Scalar_out, &op));
  KF_CALL(op, fill_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, value, out),
          (&self, &value, &out), (NULL));
}

typedef kf_status_t (*fill_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *value,
    kf_tensor_t **out);
kf_status_t kf_fill(kf_tensor_t *self, kf_tensor_t *value, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || value == NULL || out == NULL))
    return kf__null_argument(KF__OP_fill_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fill_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fill_Tensor, &op));
  KF_CALL(op, fill_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(value)),
          (self, value, out),
          (&self, &value), (out));
}

typedef kf_status_t (*fill__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *value);
kf_status_t kf_fill_(kf_tensor_t *self, kf_tensor_t *value) {
  if (KF_UNLIKELY(self == NULL || value == NULL))
    return kf__null_argument(KF__OP_fill__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fill__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fill__Tensor, &op));
  KF_CALL(op, fill__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(value)),
          (self, value),
          (&self, &value), (NULL));
}

typedef kf_status_t (*fill_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *value, kf_tensor_t *out);
kf_status_t kf_fill_Tensor_out(kf_tensor_t *self, kf_tensor_t *value, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || value == NULL || out == NULL))
    return kf__null_argument(KF__OP_fill_Tensor_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_fill_Tensor_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_fill_Tensor_out, &op));
  KF_CALL(op, fill_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(value)), kf__keys(out)),
          (self, value, out),
          (&self, &value, &out), (NULL));
}

typedef kf_status_t (*zero_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_zero(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_zero);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_zero]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_zero, &op));
  KF_CALL(op, zero_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*zero__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_zero_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_zero_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_zero_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_zero_, &op));
  KF_CALL(op, zero__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*zero_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_zero_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_zero_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_zero_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_zero_out, &op));
  KF_CALL(op, zero_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*copy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src, bool
    non_blocking, kf_tensor_t **out);
kf_status_t kf_copy(kf_tensor_t *self, kf_tensor_t *src, bool non_blocking, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_copy);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_copy]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_copy, &op));
  KF_CALL(op, copy_fn, kf_keyset_or(kf__keys(self), kf__keys(src)),
          (self, src, non_blocking, out),
          (&self, &src, &non_blocking), (out));
}

typedef kf_status_t (*copy__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src, bool
    non_blocking);
kf_status_t kf_copy_(kf_tensor_t *self, kf_tensor_t *src, bool non_blocking) {
  if (KF_UNLIKELY(self == NULL || src == NULL))
    return kf__null_argument(KF__OP_copy_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_copy_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_copy_, &op));
  KF_CALL(op, copy__fn, kf_keyset_or(kf__keys(self), kf__keys(src)),
          (self, src, non_blocking),
          (&self, &src, &non_blocking), (NULL));
}

typedef kf_status_t (*copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src, bool
    non_blocking, kf_tensor_t *out);
kf_status_t kf_copy_out(kf_tensor_t *self, kf_tensor_t *src, bool non_blocking, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_copy_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_copy_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_copy_out, &op));
  KF_CALL(op, copy_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(src)), kf__keys(out)),
          (self, src, non_blocking, out),
          (&self, &src, &non_blocking, &out), (NULL));
}

typedef kf_status_t (*clone_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t **out);
kf_status_t kf_clone(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clone);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clone]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clone, &op));
  KF_CALL(op, clone_fn, kf__keys(self),
          (self, memory_format, out),
          (&self, &memory_format), (out));
}

typedef kf_status_t (*clone_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out);
kf_status_t kf_clone_out(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clone_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_clone_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_clone_out, &op));
  KF_CALL(op, clone_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, memory_format, out),
          (&self, &memory_format, &out), (NULL));
}

typedef kf_status_t (*contiguous_fn)(const kf_call_t *call, kf_tensor_t *self, kf_memory_format_t
    memory_format, kf_tensor_t **out);
kf_status_t kf_contiguous(kf_tensor_t *self, kf_memory_format_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_contiguous);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_contiguous]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_contiguous, &op));
  KF_CALL(op, contiguous_fn, kf__keys(self),
          (self, memory_format, out),
          (&self, &memory_format), (out));
}

typedef kf_status_t (*_to_copy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, bool non_blocking,
    kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf__to_copy(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, bool non_blocking, kf_opt_int_t memory_format, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__to_copy);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP__to_copy]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP__to_copy, &op));
  KF_CALL(op, _to_copy_fn, kf__keys(self),
          (self, dtype, layout, device, pin_memory, non_blocking, memory_format, out),
          (&self, &dtype, &layout, &device, &pin_memory, &non_blocking, &memory_format), (out));
}

typedef kf_status_t (*to_dtype_fn)(const kf_call_t *call, kf_tensor_t *self, kf_dtype_t dtype, bool
    non_blocking, bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_to_dtype(kf_tensor_t *self, kf_dtype_t dtype, bool non_blocking, bool copy,
    kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_to_dtype);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_to_dtype]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_to_dtype, &op));
  KF_CALL(op, to_dtype_fn, kf__keys(self),
          (self, dtype, non_blocking, copy, memory_format, out),
          (&self, &dtype, &non_blocking, &copy, &memory_format), (out));
}

typedef kf_status_t (*to_device_fn)(const kf_call_t *call, kf_tensor_t *self, kf_device_t device,
    kf_dtype_t dtype, bool non_blocking, bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_to_device(kf_tensor_t *self, kf_device_t device, kf_dtype_t dtype, bool non_blocking,
    bool copy, kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_to_device);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_to_device]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_to_device, &op));
  KF_CALL(op, to_device_fn, kf__keys(self),
          (self, device, dtype, non_blocking, copy, memory_format, out),
          (&self, &device, &dtype, &non_blocking, &copy, &memory_format), (out));
}

typedef kf_status_t (*to_dtype_layout_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, bool non_blocking,
    bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_to_dtype_layout(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, bool non_blocking, bool copy, kf_opt_int_t
    memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_to_dtype_layout);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_to_dtype_layout]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_to_dtype_layout, &op));
  KF_CALL(op, to_dtype_layout_fn, kf__keys(self),
          (self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format, out),
          (&self, &dtype, &layout, &device, &pin_memory, &non_blocking, &copy, &memory_format), (out));
}

typedef kf_status_t (*to_other_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    bool non_blocking, bool copy, kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_to_other(kf_tensor_t *self, kf_tensor_t *other, bool non_blocking, bool copy,
    kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_to_other);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_to_other]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_to_other, &op));
  KF_CALL(op, to_other_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, non_blocking, copy, memory_format, out),
          (&self, &other, &non_blocking, &copy, &memory_format), (out));
}

typedef kf_status_t (*type_as_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_type_as(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_type_as);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_type_as]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_type_as, &op));
  KF_CALL(op, type_as_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*subtract_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_subtract(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_subtract_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_subtract_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_subtract_Tensor, &op));
  KF_CALL(op, subtract_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*subtract__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha);
kf_status_t kf_subtract_(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_subtract__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_subtract__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_subtract__Tensor, &op));
  KF_CALL(op, subtract__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, alpha),
          (&self, &other, &alpha), (NULL));
}

typedef kf_status_t (*subtract_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_subtract_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_subtract_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_subtract_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_subtract_out, &op));
  KF_CALL(op, subtract_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, alpha, out),
          (&self, &other, &alpha, &out), (NULL));
}

typedef kf_status_t (*subtract_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_subtract_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_subtract_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_subtract_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_subtract_Scalar, &op));
  KF_CALL(op, subtract_Scalar_fn, kf__keys(self),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*subtract__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_scalar_t alpha);
kf_status_t kf_subtract__Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_subtract__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_subtract__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_subtract__Scalar, &op));
  KF_CALL(op, subtract__Scalar_fn, kf__keys(self),
          (self, other, alpha),
          (&self, &other, &alpha), (NULL));
}

typedef kf_status_t (*multiply_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_multiply(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_multiply_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_multiply_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_multiply_Tensor, &op));
  KF_CALL(op, multiply_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*multiply__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_multiply_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_multiply__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_multiply__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_multiply__Tensor, &op));
  KF_CALL(op, multiply__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*multiply_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_multiply_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_multiply_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_multiply_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_multiply_out, &op));
  KF_CALL(op, multiply_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*multiply_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_multiply_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_multiply_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_multiply_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_multiply_Scalar, &op));
  KF_CALL(op, multiply_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*multiply__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_multiply__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_multiply__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_multiply__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_multiply__Scalar, &op));
  KF_CALL(op, multiply__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*divide_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_divide(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_divide_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_divide_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_divide_Tensor, &op));
  KF_CALL(op, divide_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*divide__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_divide_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_divide__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_divide__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_divide__Tensor, &op));
  KF_CALL(op, divide__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*divide_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_divide_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_divide_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_divide_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_divide_out, &op));
  KF_CALL(op, divide_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*divide_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_divide_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_divide_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_divide_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_divide_Scalar, &op));
  KF_CALL(op, divide_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*divide__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_divide__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_divide__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_divide__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_divide__Scalar, &op));
  KF_CALL(op, divide__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*true_divide_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_true_divide(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_true_divide_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_true_divide_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_true_divide_Tensor, &op));
  KF_CALL(op, true_divide_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*true_divide__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_true_divide_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_true_divide__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_true_divide__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_true_divide__Tensor, &op));
  KF_CALL(op, true_divide__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*true_divide_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_true_divide_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_true_divide_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_true_divide_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_true_divide_out, &op));
  KF_CALL(op, true_divide_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*true_divide_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_true_divide_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_true_divide_Scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_true_divide_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_true_divide_Scalar, &op));
  KF_CALL(op, true_divide_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*true_divide__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_true_divide__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_true_divide__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_true_divide__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_true_divide__Scalar, &op));
  KF_CALL(op, true_divide__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*divide_Tensor_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode, kf_tensor_t **out);
kf_status_t kf_divide_Tensor_mode(kf_tensor_t *self, kf_tensor_t *other, kf_str_t rounding_mode,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_divide_Tensor_mode);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_divide_Tensor_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_divide_Tensor_mode, &op));
  KF_CALL(op, divide_Tensor_mode_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, rounding_mode, out),
          (&self, &other, &rounding_mode), (out));
}

typedef kf_status_t (*divide__Tensor_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode);
kf_status_t kf_divide__Tensor_mode(kf_tensor_t *self, kf_tensor_t *other, kf_str_t rounding_mode) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_divide__Tensor_mode);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_divide__Tensor_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_divide__Tensor_mode, &op));
  KF_CALL(op, divide__Tensor_mode_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, rounding_mode),
          (&self, &other, &rounding_mode), (NULL));
}

typedef kf_status_t (*divide_out_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode, kf_tensor_t *out);
kf_status_t kf_divide_out_mode(kf_tensor_t *self, kf_tensor_t *other, kf_str_t rounding_mode,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_divide_out_mode);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_divide_out_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_divide_out_mode, &op));
  KF_CALL(op, divide_out_mode_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, rounding_mode, out),
          (&self, &other, &rounding_mode, &out), (NULL));
}

typedef kf_status_t (*divide_Scalar_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_str_t rounding_mode, kf_tensor_t **out);
kf_status_t kf_divide_Scalar_mode(kf_tensor_t *self, kf_scalar_t other, kf_str_t rounding_mode,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_divide_Scalar_mode);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_divide_Scalar_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_divide_Scalar_mode, &op));
  KF_CALL(op, divide_Scalar_mode_fn, kf__keys(self),
          (self, other, rounding_mode, out),
          (&self, &other, &rounding_mode), (out));
}

typedef kf_status_t (*divide__Scalar_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_str_t rounding_mode);
kf_status_t kf_divide__Scalar_mode(kf_tensor_t *self, kf_scalar_t other, kf_str_t rounding_mode) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_divide__Scalar_mode);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_divide__Scalar_mode]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_divide__Scalar_mode, &op));
  KF_CALL(op, divide__Scalar_mode_fn, kf__keys(self),
          (self, other, rounding_mode),
          (&self, &other, &rounding_mode), (NULL));
}

typedef kf_status_t (*arctan2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_arctan2(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctan2);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arctan2]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arctan2, &op));
  KF_CALL(op, arctan2_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*arctan2__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_arctan2_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_arctan2_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arctan2_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arctan2_, &op));
  KF_CALL(op, arctan2__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*arctan2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_arctan2_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctan2_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_arctan2_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_arctan2_out, &op));
  KF_CALL(op, arctan2_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_xlogy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_special_xlogy(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlogy]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlogy, &op));
  KF_CALL(op, special_xlogy_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlogy_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_special_xlogy_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlogy_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlogy_out, &op));
  KF_CALL(op, special_xlogy_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_xlogy_other_scalar_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
kf_status_t kf_special_xlogy_other_scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy_other_scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlogy_other_scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlogy_other_scalar, &op));
  KF_CALL(op, special_xlogy_other_scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlogy_other_scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_special_xlogy_other_scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy_other_scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlogy_other_scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlogy_other_scalar_out, &op));
  KF_CALL(op, special_xlogy_other_scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_xlogy_self_scalar_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_special_xlogy_self_scalar(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy_self_scalar);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlogy_self_scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlogy_self_scalar, &op));
  KF_CALL(op, special_xlogy_self_scalar_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlogy_self_scalar_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_special_xlogy_self_scalar_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy_self_scalar_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_special_xlogy_self_scalar_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_special_xlogy_self_scalar_out, &op));
  KF_CALL(op, special_xlogy_self_scalar_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*result_type_Tensor_fn)(const kf_call_t *call, kf_tensor_t *tensor, kf_tensor_t
    *other, kf_dtype_t *out);
kf_status_t kf_result_type(kf_tensor_t *tensor, kf_tensor_t *other, kf_dtype_t *out) {
  if (KF_UNLIKELY(tensor == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_result_type_Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_result_type_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_result_type_Tensor, &op));
  KF_CALL(op, result_type_Tensor_fn, kf_keyset_or(kf__keys(tensor), kf__keys(other)),
          (tensor, other, out),
          (&tensor, &other), (out));
}

typedef kf_status_t (*result_type_Scalar_fn)(const kf_call_t *call, kf_tensor_t *tensor, kf_scalar_t
    other, kf_dtype_t *out);
kf_status_t kf_result_type_Scalar(kf_tensor_t *tensor, kf_scalar_t other, kf_dtype_t *out) {
  if (KF_UNLIKELY(tensor == NULL || out == NULL))
    return kf__null_argument(KF__OP_result_type_Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_result_type_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_result_type_Scalar, &op));
  KF_CALL(op, result_type_Scalar_fn, kf__keys(tensor),
          (tensor, other, out),
          (&tensor, &other), (out));
}

typedef kf_status_t (*result_type_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t scalar,
    kf_tensor_t *tensor, kf_dtype_t *out);
kf_status_t kf_result_type_Scalar_Tensor(kf_scalar_t scalar, kf_tensor_t *tensor, kf_dtype_t *out) {
  if (KF_UNLIKELY(tensor == NULL || out == NULL))
    return kf__null_argument(KF__OP_result_type_Scalar_Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_result_type_Scalar_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_result_type_Scalar_Tensor, &op));
  KF_CALL(op, result_type_Scalar_Tensor_fn, kf__keys(tensor),
          (scalar, tensor, out),
          (&scalar, &tensor), (out));
}

typedef kf_status_t (*result_type_Scalar_Scalar_fn)(const kf_call_t *call, kf_scalar_t scalar1,
    kf_scalar_t scalar2, kf_dtype_t *out);
kf_status_t kf_result_type_Scalar_Scalar(kf_scalar_t scalar1, kf_scalar_t scalar2, kf_dtype_t *out)
    {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_result_type_Scalar_Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_result_type_Scalar_Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_result_type_Scalar_Scalar, &op));
  KF_CALL(op, result_type_Scalar_Scalar_fn, kf_keyset_empty(),
          (scalar1, scalar2, out),
          (&scalar1, &scalar2), (out));
}

typedef kf_status_t (*can_cast_fn)(const kf_call_t *call, kf_dtype_t from_, kf_dtype_t to, bool
    *out);
kf_status_t kf_can_cast(kf_dtype_t from_, kf_dtype_t to, bool *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_can_cast);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_can_cast]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_can_cast, &op));
  KF_CALL(op, can_cast_fn, kf_keyset_empty(),
          (from_, to, out),
          (&from_, &to), (out));
}

typedef kf_status_t (*promote_types_fn)(const kf_call_t *call, kf_dtype_t type1, kf_dtype_t type2,
    kf_dtype_t *out);
kf_status_t kf_promote_types(kf_dtype_t type1, kf_dtype_t type2, kf_dtype_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_promote_types);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_promote_types]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_promote_types, &op));
  KF_CALL(op, promote_types_fn, kf_keyset_empty(),
          (type1, type2, out),
          (&type1, &type2), (out));
}
