/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/caller.h"

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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha)), (out));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha)), (out));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha)), (out));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha)), (out));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(alpha), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other)), (out));
}

typedef kf_status_t (*mul__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_mul_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_mul__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mul__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mul__Tensor, &op));
  KF_CALL(op, mul__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (KF_ARG(self), KF_ARG(other)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other)), (out));
}

typedef kf_status_t (*mul__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_mul__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_mul__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_mul__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_mul__Scalar, &op));
  KF_CALL(op, mul__Scalar_fn, kf__keys(self),
          (self, other),
          (KF_ARG(self), KF_ARG(other)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other)), (out));
}

typedef kf_status_t (*div__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_div_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_div__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div__Tensor, &op));
  KF_CALL(op, div__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (KF_ARG(self), KF_ARG(other)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other)), (out));
}

typedef kf_status_t (*div__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_div__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_div__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_div__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_div__Scalar, &op));
  KF_CALL(op, div__Scalar_fn, kf__keys(self),
          (self, other),
          (KF_ARG(self), KF_ARG(other)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(rounding_mode)), (out));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(rounding_mode)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(rounding_mode), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(rounding_mode)), (out));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(rounding_mode)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(rounding_mode), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other)), (out));
}

typedef kf_status_t (*eq__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_eq_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_eq__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eq__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eq__Tensor, &op));
  KF_CALL(op, eq__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (KF_ARG(self), KF_ARG(other)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other)), (out));
}

typedef kf_status_t (*eq__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_eq__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_eq__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_eq__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_eq__Scalar, &op));
  KF_CALL(op, eq__Scalar_fn, kf__keys(self),
          (self, other),
          (KF_ARG(self), KF_ARG(other)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other)), (out));
}

typedef kf_status_t (*lt__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_lt_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_lt__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lt__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lt__Tensor, &op));
  KF_CALL(op, lt__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (KF_ARG(self), KF_ARG(other)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other)), (out));
}

typedef kf_status_t (*lt__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_lt__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_lt__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_lt__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_lt__Scalar, &op));
  KF_CALL(op, lt__Scalar_fn, kf__keys(self),
          (self, other),
          (KF_ARG(self), KF_ARG(other)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other)), (out));
}

typedef kf_status_t (*gt__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_gt_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_gt__Tensor);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gt__Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gt__Tensor, &op));
  KF_CALL(op, gt__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (KF_ARG(self), KF_ARG(other)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(out)), (NULL));
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
          (KF_ARG(self), KF_ARG(other)), (out));
}

typedef kf_status_t (*gt__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_gt__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_gt__Scalar);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_gt__Scalar]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_gt__Scalar, &op));
  KF_CALL(op, gt__Scalar_fn, kf__keys(self),
          (self, other),
          (KF_ARG(self), KF_ARG(other)), (NULL));
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
          (KF_ARG(self), KF_ARG(other), KF_ARG(out)), (NULL));
}

typedef kf_status_t (*empty_memory_format_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_empty(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_memory_format);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_memory_format]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_memory_format, &op));
  KF_CALL(op, empty_memory_format_fn, kf_keyset_empty(),
          (size, dtype, layout, device, pin_memory, memory_format, out),
          (KF_ARG(size), KF_ARG(dtype), KF_ARG(layout), KF_ARG(device), KF_ARG(pin_memory), KF_ARG(memory_format)), (out));
}

typedef kf_status_t (*empty_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t
    memory_format, kf_tensor_t *out);
kf_status_t kf_empty_out(kf_int_span_t size, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_out, &op));
  KF_CALL(op, empty_out_fn, kf__keys(out),
          (size, memory_format, out),
          (KF_ARG(size), KF_ARG(memory_format), KF_ARG(out)), (NULL));
}

typedef kf_status_t (*empty_strided_fn)(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    stride, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_empty_strided(kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_strided);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_strided]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_strided, &op));
  KF_CALL(op, empty_strided_fn, kf_keyset_empty(),
          (size, stride, dtype, layout, device, pin_memory, out),
          (KF_ARG(size), KF_ARG(stride), KF_ARG(dtype), KF_ARG(layout), KF_ARG(device), KF_ARG(pin_memory)), (out));
}

typedef kf_status_t (*empty_strided_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    stride, kf_tensor_t *out);
kf_status_t kf_empty_strided_out(kf_int_span_t size, kf_int_span_t stride, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_empty_strided_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_strided_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_strided_out, &op));
  KF_CALL(op, empty_strided_out_fn, kf__keys(out),
          (size, stride, out),
          (KF_ARG(size), KF_ARG(stride), KF_ARG(out)), (NULL));
}

typedef kf_status_t (*empty_like_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
kf_status_t kf_empty_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_empty_like);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_like]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_like, &op));
  KF_CALL(op, empty_like_fn, kf__keys(self),
          (self, dtype, layout, device, pin_memory, memory_format, out),
          (KF_ARG(self), KF_ARG(dtype), KF_ARG(layout), KF_ARG(device), KF_ARG(pin_memory), KF_ARG(memory_format)), (out));
}

typedef kf_status_t (*empty_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out);
kf_status_t kf_empty_like_out(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_empty_like_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_empty_like_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_empty_like_out, &op));
  KF_CALL(op, empty_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, memory_format, out),
          (KF_ARG(self), KF_ARG(memory_format), KF_ARG(out)), (NULL));
}

typedef kf_status_t (*zeros_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_zeros(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_zeros);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_zeros]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_zeros, &op));
  KF_CALL(op, zeros_fn, kf_keyset_empty(),
          (size, dtype, layout, device, pin_memory, out),
          (KF_ARG(size), KF_ARG(dtype), KF_ARG(layout), KF_ARG(device), KF_ARG(pin_memory)), (out));
}

typedef kf_status_t (*zeros_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_tensor_t *out);
kf_status_t kf_zeros_out(kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_zeros_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_zeros_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_zeros_out, &op));
  KF_CALL(op, zeros_out_fn, kf__keys(out),
          (size, out),
          (KF_ARG(size), KF_ARG(out)), (NULL));
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
          (KF_ARG(self)), (out));
}

typedef kf_status_t (*neg__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_neg_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_neg_);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_neg_]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_neg_, &op));
  KF_CALL(op, neg__fn, kf__keys(self),
          (self),
          (KF_ARG(self)), (NULL));
}

typedef kf_status_t (*neg_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_neg_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_neg_out);
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_neg_out]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_neg_out, &op));
  KF_CALL(op, neg_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (KF_ARG(self), KF_ARG(out)), (NULL));
}

typedef kf_status_t (*view_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_tensor_t **out);
kf_status_t kf_view(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_view);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_view]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_view, &op));
  KF_CALL(op, view_fn, kf__keys(self),
          (self, size, out),
          (KF_ARG(self), KF_ARG(size)), (out));
}

typedef kf_status_t (*view_dtype_fn)(const kf_call_t *call, kf_tensor_t *self, kf_dtype_t dtype,
    kf_tensor_t **out);
kf_status_t kf_view_dtype(kf_tensor_t *self, kf_dtype_t dtype, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_view_dtype);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_view_dtype]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_view_dtype, &op));
  KF_CALL(op, view_dtype_fn, kf__keys(self),
          (self, dtype, out),
          (KF_ARG(self), KF_ARG(dtype)), (out));
}

typedef kf_status_t (*reshape_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t shape,
    kf_tensor_t **out);
kf_status_t kf_reshape(kf_tensor_t *self, kf_int_span_t shape, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_reshape);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_reshape]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_reshape, &op));
  KF_CALL(op, reshape_fn, kf__keys(self),
          (self, shape, out),
          (KF_ARG(self), KF_ARG(shape)), (out));
}

typedef kf_status_t (*alias_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_alias(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_alias);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_alias]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_alias, &op));
  KF_CALL(op, alias_fn, kf__keys(self),
          (self, out),
          (KF_ARG(self)), (out));
}

typedef kf_status_t (*detach_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_detach(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_detach);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_detach]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_detach, &op));
  KF_CALL(op, detach_fn, kf__keys(self),
          (self, out),
          (KF_ARG(self)), (out));
}

typedef kf_status_t (*as_strided_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out);
kf_status_t kf_as_strided(kf_tensor_t *self, kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t
    storage_offset, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_as_strided);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_as_strided]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_as_strided, &op));
  KF_CALL(op, as_strided_fn, kf__keys(self),
          (self, size, stride, storage_offset, out),
          (KF_ARG(self), KF_ARG(size), KF_ARG(stride), KF_ARG(storage_offset)), (out));
}

typedef kf_status_t (*expand_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size, bool
    implicit, kf_tensor_t **out);
kf_status_t kf_expand(kf_tensor_t *self, kf_int_span_t size, bool implicit, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_expand);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_expand]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_expand, &op));
  KF_CALL(op, expand_fn, kf__keys(self),
          (self, size, implicit, out),
          (KF_ARG(self), KF_ARG(size), KF_ARG(implicit)), (out));
}

typedef kf_status_t (*select_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t
    index, kf_tensor_t **out);
kf_status_t kf_select(kf_tensor_t *self, int64_t dim, int64_t index, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_select_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_select_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_select_int, &op));
  KF_CALL(op, select_int_fn, kf__keys(self),
          (self, dim, index, out),
          (KF_ARG(self), KF_ARG(dim), KF_ARG(index)), (out));
}

typedef kf_status_t (*slice_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out);
kf_status_t kf_slice(kf_tensor_t *self, int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t
    step, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_slice_Tensor);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_slice_Tensor]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_slice_Tensor, &op));
  KF_CALL(op, slice_Tensor_fn, kf__keys(self),
          (self, dim, start, end, step, out),
          (KF_ARG(self), KF_ARG(dim), KF_ARG(start), KF_ARG(end), KF_ARG(step)), (out));
}

typedef kf_status_t (*permute_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out);
kf_status_t kf_permute(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_permute);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_permute]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_permute, &op));
  KF_CALL(op, permute_fn, kf__keys(self),
          (self, dims, out),
          (KF_ARG(self), KF_ARG(dims)), (out));
}

typedef kf_status_t (*transpose_int_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
    int64_t dim1, kf_tensor_t **out);
kf_status_t kf_transpose(kf_tensor_t *self, int64_t dim0, int64_t dim1, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_transpose_int);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_transpose_int]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_transpose_int, &op));
  KF_CALL(op, transpose_int_fn, kf__keys(self),
          (self, dim0, dim1, out),
          (KF_ARG(self), KF_ARG(dim0), KF_ARG(dim1)), (out));
}

typedef kf_status_t (*t_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_t(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_t);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_t]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_t, &op));
  KF_CALL(op, t_fn, kf__keys(self),
          (self, out),
          (KF_ARG(self)), (out));
}

typedef kf_status_t (*squeeze_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_squeeze(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_squeeze);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze, &op));
  KF_CALL(op, squeeze_fn, kf__keys(self),
          (self, out),
          (KF_ARG(self)), (out));
}

typedef kf_status_t (*squeeze_dim_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_squeeze_dim(kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_squeeze_dim);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze_dim]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze_dim, &op));
  KF_CALL(op, squeeze_dim_fn, kf__keys(self),
          (self, dim, out),
          (KF_ARG(self), KF_ARG(dim)), (out));
}

typedef kf_status_t (*squeeze_dims_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
    kf_tensor_t **out);
kf_status_t kf_squeeze_dims(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_squeeze_dims);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_squeeze_dims]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_squeeze_dims, &op));
  KF_CALL(op, squeeze_dims_fn, kf__keys(self),
          (self, dim, out),
          (KF_ARG(self), KF_ARG(dim)), (out));
}

typedef kf_status_t (*unsqueeze_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_unsqueeze(kf_tensor_t *self, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_unsqueeze);
  *out = NULL;
  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[KF__OP_unsqueeze]);
  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready(KF__OP_unsqueeze, &op));
  KF_CALL(op, unsqueeze_fn, kf__keys(self),
          (self, dim, out),
          (KF_ARG(self), KF_ARG(dim)), (out));
}
