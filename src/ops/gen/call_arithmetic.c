/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*rsub_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t **out);
kf_status_t kf_rsub(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsub_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rsub_Tensor, rsub_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*rsub_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_rsub_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsub_Tensor_out);
  KF__CALL_FAR(KF__OP_rsub_Tensor_out, rsub_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_rsub_Scalar, rsub_Scalar_fn, kf__keys(self),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*rsub_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_rsub_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rsub_Scalar_out);
  KF__CALL_FAR(KF__OP_rsub_Scalar_out, rsub_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, alpha, out),
          (&self, &other, &alpha, &out), (NULL));
}

typedef kf_status_t (*floor_divide_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_floor_divide(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor_divide);
  *out = NULL;
  KF__CALL_FAR(KF__OP_floor_divide, floor_divide_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*floor_divide__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_floor_divide_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_floor_divide__Tensor);
  KF__CALL_FAR(KF__OP_floor_divide__Tensor, floor_divide__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*floor_divide_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_floor_divide_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor_divide_out);
  KF__CALL_FAR(KF__OP_floor_divide_out, floor_divide_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*floor_divide_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_floor_divide_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor_divide_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_floor_divide_Scalar, floor_divide_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*floor_divide__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_floor_divide__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_floor_divide__Scalar);
  KF__CALL_FAR(KF__OP_floor_divide__Scalar, floor_divide__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*floor_divide_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_floor_divide_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_floor_divide_Scalar_out);
  KF__CALL_FAR(KF__OP_floor_divide_Scalar_out, floor_divide_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*remainder_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_remainder(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_remainder_Tensor, remainder_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*remainder__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_remainder_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_remainder__Tensor);
  KF__CALL_FAR(KF__OP_remainder__Tensor, remainder__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*remainder_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_remainder_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Tensor_out);
  KF__CALL_FAR(KF__OP_remainder_Tensor_out, remainder_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*remainder_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_remainder_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_remainder_Scalar, remainder_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*remainder__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_remainder__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_remainder__Scalar);
  KF__CALL_FAR(KF__OP_remainder__Scalar, remainder__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*remainder_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_remainder_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Scalar_out);
  KF__CALL_FAR(KF__OP_remainder_Scalar_out, remainder_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*remainder_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_remainder_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Scalar_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_remainder_Scalar_Tensor, remainder_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*remainder_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_remainder_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_remainder_Scalar_Tensor_out);
  KF__CALL_FAR(KF__OP_remainder_Scalar_Tensor_out, remainder_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*fmod_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_fmod(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmod_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fmod_Tensor, fmod_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*fmod__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_fmod_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_fmod__Tensor);
  KF__CALL_FAR(KF__OP_fmod__Tensor, fmod__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*fmod_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_fmod_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmod_Tensor_out);
  KF__CALL_FAR(KF__OP_fmod_Tensor_out, fmod_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*fmod_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_fmod_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmod_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fmod_Scalar, fmod_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*fmod__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_fmod__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_fmod__Scalar);
  KF__CALL_FAR(KF__OP_fmod__Scalar, fmod__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*fmod_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_fmod_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmod_Scalar_out);
  KF__CALL_FAR(KF__OP_fmod_Scalar_out, fmod_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_addcmul, addcmul_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)),
          (self, tensor1, tensor2, value, out),
          (&self, &tensor1, &tensor2, &value), (out));
}

typedef kf_status_t (*addcmul__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value);
kf_status_t kf_addcmul_(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t
    value) {
  if (KF_UNLIKELY(self == NULL || tensor1 == NULL || tensor2 == NULL))
    return kf__null_argument(KF__OP_addcmul_);
  KF__CALL_FAR(KF__OP_addcmul_, addcmul__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)),
          (self, tensor1, tensor2, value),
          (&self, &tensor1, &tensor2, &value), (NULL));
}

typedef kf_status_t (*addcmul_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *tensor1, kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t *out);
kf_status_t kf_addcmul_out(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2,
    kf_scalar_t value, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || tensor1 == NULL || tensor2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addcmul_out);
  KF__CALL_FAR(KF__OP_addcmul_out, addcmul_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_addcdiv, addcdiv_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)),
          (self, tensor1, tensor2, value, out),
          (&self, &tensor1, &tensor2, &value), (out));
}

typedef kf_status_t (*addcdiv__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor1,
    kf_tensor_t *tensor2, kf_scalar_t value);
kf_status_t kf_addcdiv_(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2, kf_scalar_t
    value) {
  if (KF_UNLIKELY(self == NULL || tensor1 == NULL || tensor2 == NULL))
    return kf__null_argument(KF__OP_addcdiv_);
  KF__CALL_FAR(KF__OP_addcdiv_, addcdiv__fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)),
          (self, tensor1, tensor2, value),
          (&self, &tensor1, &tensor2, &value), (NULL));
}

typedef kf_status_t (*addcdiv_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *tensor1, kf_tensor_t *tensor2, kf_scalar_t value, kf_tensor_t *out);
kf_status_t kf_addcdiv_out(kf_tensor_t *self, kf_tensor_t *tensor1, kf_tensor_t *tensor2,
    kf_scalar_t value, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || tensor1 == NULL || tensor2 == NULL || out == NULL))
    return kf__null_argument(KF__OP_addcdiv_out);
  KF__CALL_FAR(KF__OP_addcdiv_out, addcdiv_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(tensor1)), kf__keys(tensor2)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_lerp_Scalar, lerp_Scalar_fn, kf_keyset_or(kf__keys(self), kf__keys(end)),
          (self, end, weight, out),
          (&self, &end, &weight), (out));
}

typedef kf_status_t (*lerp__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_scalar_t weight);
kf_status_t kf_lerp__Scalar(kf_tensor_t *self, kf_tensor_t *end, kf_scalar_t weight) {
  if (KF_UNLIKELY(self == NULL || end == NULL))
    return kf__null_argument(KF__OP_lerp__Scalar);
  KF__CALL_FAR(KF__OP_lerp__Scalar, lerp__Scalar_fn, kf_keyset_or(kf__keys(self), kf__keys(end)),
          (self, end, weight),
          (&self, &end, &weight), (NULL));
}

typedef kf_status_t (*lerp_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *end, kf_scalar_t weight, kf_tensor_t *out);
kf_status_t kf_lerp_Scalar_out(kf_tensor_t *self, kf_tensor_t *end, kf_scalar_t weight, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || end == NULL || out == NULL))
    return kf__null_argument(KF__OP_lerp_Scalar_out);
  KF__CALL_FAR(KF__OP_lerp_Scalar_out, lerp_Scalar_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(end)), kf__keys(out)),
          (self, end, weight, out),
          (&self, &end, &weight, &out), (NULL));
}

typedef kf_status_t (*lerp_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_tensor_t *weight, kf_tensor_t **out);
kf_status_t kf_lerp(kf_tensor_t *self, kf_tensor_t *end, kf_tensor_t *weight, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || end == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_lerp_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_lerp_Tensor, lerp_Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(end)), kf__keys(weight)),
          (self, end, weight, out),
          (&self, &end, &weight), (out));
}

typedef kf_status_t (*lerp__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *end,
    kf_tensor_t *weight);
kf_status_t kf_lerp_(kf_tensor_t *self, kf_tensor_t *end, kf_tensor_t *weight) {
  if (KF_UNLIKELY(self == NULL || end == NULL || weight == NULL))
    return kf__null_argument(KF__OP_lerp__Tensor);
  KF__CALL_FAR(KF__OP_lerp__Tensor, lerp__Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(end)), kf__keys(weight)),
          (self, end, weight),
          (&self, &end, &weight), (NULL));
}

typedef kf_status_t (*lerp_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *end, kf_tensor_t *weight, kf_tensor_t *out);
kf_status_t kf_lerp_Tensor_out(kf_tensor_t *self, kf_tensor_t *end, kf_tensor_t *weight, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || end == NULL || weight == NULL || out == NULL))
    return kf__null_argument(KF__OP_lerp_Tensor_out);
  KF__CALL_FAR(KF__OP_lerp_Tensor_out, lerp_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(end)), kf__keys(weight)), kf__keys(out)),
          (self, end, weight, out),
          (&self, &end, &weight, &out), (NULL));
}

typedef kf_status_t (*pow_Tensor_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *exponent, kf_tensor_t **out);
kf_status_t kf_pow(kf_tensor_t *self, kf_tensor_t *exponent, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Tensor_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_pow_Tensor_Tensor, pow_Tensor_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(exponent)),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*pow__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *exponent);
kf_status_t kf_pow_(kf_tensor_t *self, kf_tensor_t *exponent) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL))
    return kf__null_argument(KF__OP_pow__Tensor);
  KF__CALL_FAR(KF__OP_pow__Tensor, pow__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(exponent)),
          (self, exponent),
          (&self, &exponent), (NULL));
}

typedef kf_status_t (*pow_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *exponent, kf_tensor_t *out);
kf_status_t kf_pow_Tensor_Tensor_out(kf_tensor_t *self, kf_tensor_t *exponent, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Tensor_Tensor_out);
  KF__CALL_FAR(KF__OP_pow_Tensor_Tensor_out, pow_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(exponent)), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*pow_Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    exponent, kf_tensor_t **out);
kf_status_t kf_pow_Tensor_Scalar(kf_tensor_t *self, kf_scalar_t exponent, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Tensor_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_pow_Tensor_Scalar, pow_Tensor_Scalar_fn, kf__keys(self),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*pow__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    exponent);
kf_status_t kf_pow__Scalar(kf_tensor_t *self, kf_scalar_t exponent) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_pow__Scalar);
  KF__CALL_FAR(KF__OP_pow__Scalar, pow__Scalar_fn, kf__keys(self),
          (self, exponent),
          (&self, &exponent), (NULL));
}

typedef kf_status_t (*pow_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t exponent, kf_tensor_t *out);
kf_status_t kf_pow_Tensor_Scalar_out(kf_tensor_t *self, kf_scalar_t exponent, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Tensor_Scalar_out);
  KF__CALL_FAR(KF__OP_pow_Tensor_Scalar_out, pow_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*pow_Scalar_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t *exponent,
    kf_tensor_t **out);
kf_status_t kf_pow_Scalar(kf_scalar_t self, kf_tensor_t *exponent, kf_tensor_t **out) {
  if (KF_UNLIKELY(exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_pow_Scalar, pow_Scalar_fn, kf__keys(exponent),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*pow_Scalar_out_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *exponent, kf_tensor_t *out);
kf_status_t kf_pow_Scalar_out(kf_scalar_t self, kf_tensor_t *exponent, kf_tensor_t *out) {
  if (KF_UNLIKELY(exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_pow_Scalar_out);
  KF__CALL_FAR(KF__OP_pow_Scalar_out, pow_Scalar_out_fn, kf_keyset_or(kf__keys(exponent), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*float_power_Tensor_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *exponent, kf_tensor_t **out);
kf_status_t kf_float_power(kf_tensor_t *self, kf_tensor_t *exponent, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Tensor_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_float_power_Tensor_Tensor, float_power_Tensor_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(exponent)),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*float_power__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *exponent);
kf_status_t kf_float_power_(kf_tensor_t *self, kf_tensor_t *exponent) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL))
    return kf__null_argument(KF__OP_float_power__Tensor);
  KF__CALL_FAR(KF__OP_float_power__Tensor, float_power__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(exponent)),
          (self, exponent),
          (&self, &exponent), (NULL));
}

typedef kf_status_t (*float_power_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *exponent, kf_tensor_t *out);
kf_status_t kf_float_power_Tensor_Tensor_out(kf_tensor_t *self, kf_tensor_t *exponent, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Tensor_Tensor_out);
  KF__CALL_FAR(KF__OP_float_power_Tensor_Tensor_out, float_power_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(exponent)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_float_power_Tensor_Scalar, float_power_Tensor_Scalar_fn, kf__keys(self),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*float_power__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    exponent);
kf_status_t kf_float_power__Scalar(kf_tensor_t *self, kf_scalar_t exponent) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_float_power__Scalar);
  KF__CALL_FAR(KF__OP_float_power__Scalar, float_power__Scalar_fn, kf__keys(self),
          (self, exponent),
          (&self, &exponent), (NULL));
}

typedef kf_status_t (*float_power_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t exponent, kf_tensor_t *out);
kf_status_t kf_float_power_Tensor_Scalar_out(kf_tensor_t *self, kf_scalar_t exponent, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Tensor_Scalar_out);
  KF__CALL_FAR(KF__OP_float_power_Tensor_Scalar_out, float_power_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*float_power_Scalar_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *exponent, kf_tensor_t **out);
kf_status_t kf_float_power_Scalar(kf_scalar_t self, kf_tensor_t *exponent, kf_tensor_t **out) {
  if (KF_UNLIKELY(exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_float_power_Scalar, float_power_Scalar_fn, kf__keys(exponent),
          (self, exponent, out),
          (&self, &exponent), (out));
}

typedef kf_status_t (*float_power_Scalar_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *exponent, kf_tensor_t *out);
kf_status_t kf_float_power_Scalar_out(kf_scalar_t self, kf_tensor_t *exponent, kf_tensor_t *out) {
  if (KF_UNLIKELY(exponent == NULL || out == NULL))
    return kf__null_argument(KF__OP_float_power_Scalar_out);
  KF__CALL_FAR(KF__OP_float_power_Scalar_out, float_power_Scalar_out_fn, kf_keyset_or(kf__keys(exponent), kf__keys(out)),
          (self, exponent, out),
          (&self, &exponent, &out), (NULL));
}

typedef kf_status_t (*atan2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_atan2(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_atan2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_atan2, atan2_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*atan2__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_atan2_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_atan2_);
  KF__CALL_FAR(KF__OP_atan2_, atan2__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*atan2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_atan2_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_atan2_out);
  KF__CALL_FAR(KF__OP_atan2_out, atan2_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*hypot_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_hypot(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_hypot);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hypot, hypot_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*hypot__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_hypot_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_hypot_);
  KF__CALL_FAR(KF__OP_hypot_, hypot__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*hypot_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_hypot_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_hypot_out);
  KF__CALL_FAR(KF__OP_hypot_out, hypot_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*copysign_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_copysign(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_copysign_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_copysign_Tensor, copysign_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*copysign__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_copysign_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_copysign__Tensor);
  KF__CALL_FAR(KF__OP_copysign__Tensor, copysign__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*copysign_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_copysign_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_copysign_out);
  KF__CALL_FAR(KF__OP_copysign_out, copysign_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*copysign_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_copysign_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_copysign_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_copysign_Scalar, copysign_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*copysign__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_copysign__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_copysign__Scalar);
  KF__CALL_FAR(KF__OP_copysign__Scalar, copysign__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*copysign_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_copysign_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_copysign_Scalar_out);
  KF__CALL_FAR(KF__OP_copysign_Scalar_out, copysign_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*nextafter_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_nextafter(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_nextafter);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nextafter, nextafter_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*nextafter__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_nextafter_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_nextafter_);
  KF__CALL_FAR(KF__OP_nextafter_, nextafter__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*nextafter_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_nextafter_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_nextafter_out);
  KF__CALL_FAR(KF__OP_nextafter_out, nextafter_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*logaddexp_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_logaddexp(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logaddexp);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logaddexp, logaddexp_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logaddexp_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_logaddexp_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logaddexp_out);
  KF__CALL_FAR(KF__OP_logaddexp_out, logaddexp_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*logaddexp2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_logaddexp2(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logaddexp2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logaddexp2, logaddexp2_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logaddexp2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_logaddexp2_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logaddexp2_out);
  KF__CALL_FAR(KF__OP_logaddexp2_out, logaddexp2_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*xlogy_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_xlogy(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_xlogy_Tensor, xlogy_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*xlogy__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_xlogy_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_xlogy__Tensor);
  KF__CALL_FAR(KF__OP_xlogy__Tensor, xlogy__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*xlogy_OutTensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_xlogy_OutTensor(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_OutTensor);
  KF__CALL_FAR(KF__OP_xlogy_OutTensor, xlogy_OutTensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*xlogy_Scalar_Other_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_xlogy_Scalar_Other(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_Scalar_Other);
  *out = NULL;
  KF__CALL_FAR(KF__OP_xlogy_Scalar_Other, xlogy_Scalar_Other_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*xlogy__Scalar_Other_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_xlogy__Scalar_Other(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_xlogy__Scalar_Other);
  KF__CALL_FAR(KF__OP_xlogy__Scalar_Other, xlogy__Scalar_Other_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*xlogy_OutScalar_Other_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_xlogy_OutScalar_Other(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_OutScalar_Other);
  KF__CALL_FAR(KF__OP_xlogy_OutScalar_Other, xlogy_OutScalar_Other_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*xlogy_Scalar_Self_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_xlogy_Scalar_Self(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_Scalar_Self);
  *out = NULL;
  KF__CALL_FAR(KF__OP_xlogy_Scalar_Self, xlogy_Scalar_Self_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*xlogy_OutScalar_Self_fn)(const kf_call_t *call, kf_scalar_t self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_xlogy_OutScalar_Self(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_xlogy_OutScalar_Self);
  KF__CALL_FAR(KF__OP_xlogy_OutScalar_Self, xlogy_OutScalar_Self_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*gcd_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_gcd(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_gcd);
  *out = NULL;
  KF__CALL_FAR(KF__OP_gcd, gcd_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*gcd__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_gcd_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_gcd_);
  KF__CALL_FAR(KF__OP_gcd_, gcd__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*gcd_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_gcd_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_gcd_out);
  KF__CALL_FAR(KF__OP_gcd_out, gcd_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*lcm_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_lcm(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_lcm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_lcm, lcm_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*lcm__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_lcm_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_lcm_);
  KF__CALL_FAR(KF__OP_lcm_, lcm__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*lcm_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_lcm_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_lcm_out);
  KF__CALL_FAR(KF__OP_lcm_out, lcm_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*heaviside_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *values,
    kf_tensor_t **out);
kf_status_t kf_heaviside(kf_tensor_t *self, kf_tensor_t *values, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || values == NULL || out == NULL))
    return kf__null_argument(KF__OP_heaviside);
  *out = NULL;
  KF__CALL_FAR(KF__OP_heaviside, heaviside_fn, kf_keyset_or(kf__keys(self), kf__keys(values)),
          (self, values, out),
          (&self, &values), (out));
}

typedef kf_status_t (*heaviside__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *values);
kf_status_t kf_heaviside_(kf_tensor_t *self, kf_tensor_t *values) {
  if (KF_UNLIKELY(self == NULL || values == NULL))
    return kf__null_argument(KF__OP_heaviside_);
  KF__CALL_FAR(KF__OP_heaviside_, heaviside__fn, kf_keyset_or(kf__keys(self), kf__keys(values)),
          (self, values),
          (&self, &values), (NULL));
}

typedef kf_status_t (*heaviside_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *values, kf_tensor_t *out);
kf_status_t kf_heaviside_out(kf_tensor_t *self, kf_tensor_t *values, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || values == NULL || out == NULL))
    return kf__null_argument(KF__OP_heaviside_out);
  KF__CALL_FAR(KF__OP_heaviside_out, heaviside_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(values)), kf__keys(out)),
          (self, values, out),
          (&self, &values, &out), (NULL));
}

typedef kf_status_t (*ldexp_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_ldexp(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ldexp_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_ldexp_Tensor, ldexp_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*ldexp__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_ldexp_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_ldexp_);
  KF__CALL_FAR(KF__OP_ldexp_, ldexp__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*ldexp_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_ldexp_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ldexp_out);
  KF__CALL_FAR(KF__OP_ldexp_out, ldexp_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*maximum_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_maximum(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_maximum);
  *out = NULL;
  KF__CALL_FAR(KF__OP_maximum, maximum_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*maximum_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_maximum_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_maximum_out);
  KF__CALL_FAR(KF__OP_maximum_out, maximum_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*minimum_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_minimum(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_minimum);
  *out = NULL;
  KF__CALL_FAR(KF__OP_minimum, minimum_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*minimum_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_minimum_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_minimum_out);
  KF__CALL_FAR(KF__OP_minimum_out, minimum_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*fmax_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_fmax(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmax);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fmax, fmax_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*fmax_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_fmax_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmax_out);
  KF__CALL_FAR(KF__OP_fmax_out, fmax_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*fmin_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_fmin(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmin);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fmin, fmin_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*fmin_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_fmin_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_fmin_out);
  KF__CALL_FAR(KF__OP_fmin_out, fmin_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*max_other_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_max_other(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_other);
  *out = NULL;
  KF__CALL_FAR(KF__OP_max_other, max_other_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*max_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_max_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_max_out);
  KF__CALL_FAR(KF__OP_max_out, max_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*min_other_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_min_other(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_min_other);
  *out = NULL;
  KF__CALL_FAR(KF__OP_min_other, min_other_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*min_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_min_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_min_out);
  KF__CALL_FAR(KF__OP_min_out, min_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_clamp, clamp_fn, kf__keys(self),
          (self, min, max, out),
          (&self, &min, &max), (out));
}

typedef kf_status_t (*clamp__fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max);
kf_status_t kf_clamp_(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clamp_);
  KF__CALL_FAR(KF__OP_clamp_, clamp__fn, kf__keys(self),
          (self, min, max),
          (&self, &min, &max), (NULL));
}

typedef kf_status_t (*clamp_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t *out);
kf_status_t kf_clamp_out(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_out);
  KF__CALL_FAR(KF__OP_clamp_out, clamp_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_clamp_Tensor, clamp_Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)),
          (self, min, max, out),
          (&self, &min, &max), (out));
}

typedef kf_status_t (*clamp__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max);
kf_status_t kf_clamp__Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clamp__Tensor);
  KF__CALL_FAR(KF__OP_clamp__Tensor, clamp__Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)),
          (self, min, max),
          (&self, &min, &max), (NULL));
}

typedef kf_status_t (*clamp_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t *max, kf_tensor_t *out);
kf_status_t kf_clamp_Tensor_out(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_Tensor_out);
  KF__CALL_FAR(KF__OP_clamp_Tensor_out, clamp_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)), kf__keys(out)),
          (self, min, max, out),
          (&self, &min, &max, &out), (NULL));
}

typedef kf_status_t (*clamp_min_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min,
    kf_tensor_t **out);
kf_status_t kf_clamp_min(kf_tensor_t *self, kf_scalar_t min, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_min);
  *out = NULL;
  KF__CALL_FAR(KF__OP_clamp_min, clamp_min_fn, kf__keys(self),
          (self, min, out),
          (&self, &min), (out));
}

typedef kf_status_t (*clamp_min__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min);
kf_status_t kf_clamp_min_(kf_tensor_t *self, kf_scalar_t min) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clamp_min_);
  KF__CALL_FAR(KF__OP_clamp_min_, clamp_min__fn, kf__keys(self),
          (self, min),
          (&self, &min), (NULL));
}

typedef kf_status_t (*clamp_min_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t min,
    kf_tensor_t *out);
kf_status_t kf_clamp_min_out(kf_tensor_t *self, kf_scalar_t min, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_min_out);
  KF__CALL_FAR(KF__OP_clamp_min_out, clamp_min_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, min, out),
          (&self, &min, &out), (NULL));
}

typedef kf_status_t (*clamp_min_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t **out);
kf_status_t kf_clamp_min_Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || min == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_min_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_clamp_min_Tensor, clamp_min_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(min)),
          (self, min, out),
          (&self, &min), (out));
}

typedef kf_status_t (*clamp_min__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min);
kf_status_t kf_clamp_min__Tensor(kf_tensor_t *self, kf_tensor_t *min) {
  if (KF_UNLIKELY(self == NULL || min == NULL))
    return kf__null_argument(KF__OP_clamp_min__Tensor);
  KF__CALL_FAR(KF__OP_clamp_min__Tensor, clamp_min__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(min)),
          (self, min),
          (&self, &min), (NULL));
}

typedef kf_status_t (*clamp_min_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t *out);
kf_status_t kf_clamp_min_Tensor_out(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || min == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_min_Tensor_out);
  KF__CALL_FAR(KF__OP_clamp_min_Tensor_out, clamp_min_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(min)), kf__keys(out)),
          (self, min, out),
          (&self, &min, &out), (NULL));
}

typedef kf_status_t (*clamp_max_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t max,
    kf_tensor_t **out);
kf_status_t kf_clamp_max(kf_tensor_t *self, kf_scalar_t max, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_max);
  *out = NULL;
  KF__CALL_FAR(KF__OP_clamp_max, clamp_max_fn, kf__keys(self),
          (self, max, out),
          (&self, &max), (out));
}

typedef kf_status_t (*clamp_max__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t max);
kf_status_t kf_clamp_max_(kf_tensor_t *self, kf_scalar_t max) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clamp_max_);
  KF__CALL_FAR(KF__OP_clamp_max_, clamp_max__fn, kf__keys(self),
          (self, max),
          (&self, &max), (NULL));
}

typedef kf_status_t (*clamp_max_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t max,
    kf_tensor_t *out);
kf_status_t kf_clamp_max_out(kf_tensor_t *self, kf_scalar_t max, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_max_out);
  KF__CALL_FAR(KF__OP_clamp_max_out, clamp_max_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, max, out),
          (&self, &max, &out), (NULL));
}

typedef kf_status_t (*clamp_max_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *max, kf_tensor_t **out);
kf_status_t kf_clamp_max_Tensor(kf_tensor_t *self, kf_tensor_t *max, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || max == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_max_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_clamp_max_Tensor, clamp_max_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(max)),
          (self, max, out),
          (&self, &max), (out));
}

typedef kf_status_t (*clamp_max__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *max);
kf_status_t kf_clamp_max__Tensor(kf_tensor_t *self, kf_tensor_t *max) {
  if (KF_UNLIKELY(self == NULL || max == NULL))
    return kf__null_argument(KF__OP_clamp_max__Tensor);
  KF__CALL_FAR(KF__OP_clamp_max__Tensor, clamp_max__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(max)),
          (self, max),
          (&self, &max), (NULL));
}

typedef kf_status_t (*clamp_max_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *max, kf_tensor_t *out);
kf_status_t kf_clamp_max_Tensor_out(kf_tensor_t *self, kf_tensor_t *max, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || max == NULL || out == NULL))
    return kf__null_argument(KF__OP_clamp_max_Tensor_out);
  KF__CALL_FAR(KF__OP_clamp_max_Tensor_out, clamp_max_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(max)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_clip, clip_fn, kf__keys(self),
          (self, min, max, out),
          (&self, &min, &max), (out));
}

typedef kf_status_t (*clip__fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max);
kf_status_t kf_clip_(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clip_);
  KF__CALL_FAR(KF__OP_clip_, clip__fn, kf__keys(self),
          (self, min, max),
          (&self, &min, &max), (NULL));
}

typedef kf_status_t (*clip_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_scalar_t min,
    kf_opt_scalar_t max, kf_tensor_t *out);
kf_status_t kf_clip_out(kf_tensor_t *self, kf_opt_scalar_t min, kf_opt_scalar_t max, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clip_out);
  KF__CALL_FAR(KF__OP_clip_out, clip_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_clip_Tensor, clip_Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)),
          (self, min, max, out),
          (&self, &min, &max), (out));
}

typedef kf_status_t (*clip__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *min,
    kf_tensor_t *max);
kf_status_t kf_clip__Tensor(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_clip__Tensor);
  KF__CALL_FAR(KF__OP_clip__Tensor, clip__Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)),
          (self, min, max),
          (&self, &min, &max), (NULL));
}

typedef kf_status_t (*clip_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *min, kf_tensor_t *max, kf_tensor_t *out);
kf_status_t kf_clip_Tensor_out(kf_tensor_t *self, kf_tensor_t *min, kf_tensor_t *max, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clip_Tensor_out);
  KF__CALL_FAR(KF__OP_clip_Tensor_out, clip_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf_keys_of(min)), kf_keys_of(max)), kf__keys(out)),
          (self, min, max, out),
          (&self, &min, &max, &out), (NULL));
}

typedef kf_status_t (*ne_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_ne(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ne_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_ne_Tensor, ne_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*ne__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_ne_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_ne__Tensor);
  KF__CALL_FAR(KF__OP_ne__Tensor, ne__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*ne_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_ne_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ne_Tensor_out);
  KF__CALL_FAR(KF__OP_ne_Tensor_out, ne_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*ne_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_ne_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ne_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_ne_Scalar, ne_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*ne__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_ne__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_ne__Scalar);
  KF__CALL_FAR(KF__OP_ne__Scalar, ne__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*ne_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);
kf_status_t kf_ne_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ne_Scalar_out);
  KF__CALL_FAR(KF__OP_ne_Scalar_out, ne_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*le_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_le(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_le_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_le_Tensor, le_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*le__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_le_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_le__Tensor);
  KF__CALL_FAR(KF__OP_le__Tensor, le__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*le_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_le_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_le_Tensor_out);
  KF__CALL_FAR(KF__OP_le_Tensor_out, le_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*le_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_le_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_le_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_le_Scalar, le_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*le__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_le__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_le__Scalar);
  KF__CALL_FAR(KF__OP_le__Scalar, le__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*le_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);
kf_status_t kf_le_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_le_Scalar_out);
  KF__CALL_FAR(KF__OP_le_Scalar_out, le_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*ge_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_ge(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ge_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_ge_Tensor, ge_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*ge__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_ge_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_ge__Tensor);
  KF__CALL_FAR(KF__OP_ge__Tensor, ge__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*ge_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_ge_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_ge_Tensor_out);
  KF__CALL_FAR(KF__OP_ge_Tensor_out, ge_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*ge_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_ge_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ge_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_ge_Scalar, ge_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*ge__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_ge__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_ge__Scalar);
  KF__CALL_FAR(KF__OP_ge__Scalar, ge__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*ge_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out);
kf_status_t kf_ge_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_ge_Scalar_out);
  KF__CALL_FAR(KF__OP_ge_Scalar_out, ge_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*greater_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_greater(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_greater_Tensor, greater_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*greater__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_greater_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_greater__Tensor);
  KF__CALL_FAR(KF__OP_greater__Tensor, greater__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*greater_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_greater_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_Tensor_out);
  KF__CALL_FAR(KF__OP_greater_Tensor_out, greater_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*greater_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_greater_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_greater_Scalar, greater_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*greater__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_greater__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_greater__Scalar);
  KF__CALL_FAR(KF__OP_greater__Scalar, greater__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*greater_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_greater_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_Scalar_out);
  KF__CALL_FAR(KF__OP_greater_Scalar_out, greater_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*greater_equal_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_greater_equal(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_equal_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_greater_equal_Tensor, greater_equal_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*greater_equal__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
kf_status_t kf_greater_equal_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_greater_equal__Tensor);
  KF__CALL_FAR(KF__OP_greater_equal__Tensor, greater_equal__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*greater_equal_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_greater_equal_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_equal_Tensor_out);
  KF__CALL_FAR(KF__OP_greater_equal_Tensor_out, greater_equal_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*greater_equal_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_greater_equal_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_equal_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_greater_equal_Scalar, greater_equal_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*greater_equal__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other);
kf_status_t kf_greater_equal__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_greater_equal__Scalar);
  KF__CALL_FAR(KF__OP_greater_equal__Scalar, greater_equal__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*greater_equal_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_greater_equal_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_greater_equal_Scalar_out);
  KF__CALL_FAR(KF__OP_greater_equal_Scalar_out, greater_equal_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*less_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_less(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_less_Tensor, less_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*less__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_less_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_less__Tensor);
  KF__CALL_FAR(KF__OP_less__Tensor, less__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*less_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_less_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_Tensor_out);
  KF__CALL_FAR(KF__OP_less_Tensor_out, less_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*less_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_less_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_less_Scalar, less_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*less__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other);
kf_status_t kf_less__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_less__Scalar);
  KF__CALL_FAR(KF__OP_less__Scalar, less__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*less_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_less_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_Scalar_out);
  KF__CALL_FAR(KF__OP_less_Scalar_out, less_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*less_equal_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_less_equal(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_equal_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_less_equal_Tensor, less_equal_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*less_equal__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_less_equal_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_less_equal__Tensor);
  KF__CALL_FAR(KF__OP_less_equal__Tensor, less_equal__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*less_equal_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_less_equal_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_equal_Tensor_out);
  KF__CALL_FAR(KF__OP_less_equal_Tensor_out, less_equal_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*less_equal_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_less_equal_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_equal_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_less_equal_Scalar, less_equal_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*less_equal__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_less_equal__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_less_equal__Scalar);
  KF__CALL_FAR(KF__OP_less_equal__Scalar, less_equal__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*less_equal_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_less_equal_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_less_equal_Scalar_out);
  KF__CALL_FAR(KF__OP_less_equal_Scalar_out, less_equal_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*not_equal_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_not_equal(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_not_equal_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_not_equal_Tensor, not_equal_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*not_equal__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_not_equal_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_not_equal__Tensor);
  KF__CALL_FAR(KF__OP_not_equal__Tensor, not_equal__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*not_equal_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_not_equal_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_not_equal_Tensor_out);
  KF__CALL_FAR(KF__OP_not_equal_Tensor_out, not_equal_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*not_equal_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_not_equal_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_not_equal_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_not_equal_Scalar, not_equal_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*not_equal__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_not_equal__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_not_equal__Scalar);
  KF__CALL_FAR(KF__OP_not_equal__Scalar, not_equal__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*not_equal_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t *out);
kf_status_t kf_not_equal_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_not_equal_Scalar_out);
  KF__CALL_FAR(KF__OP_not_equal_Scalar_out, not_equal_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_isclose, isclose_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, rtol, atol, equal_nan, out),
          (&self, &other, &rtol, &atol, &equal_nan), (out));
}

typedef kf_status_t (*allclose_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    double rtol, double atol, bool equal_nan, bool *out);
kf_status_t kf_allclose(kf_tensor_t *self, kf_tensor_t *other, double rtol, double atol, bool
    equal_nan, bool *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_allclose);
  KF__CALL_FAR(KF__OP_allclose, allclose_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, rtol, atol, equal_nan, out),
          (&self, &other, &rtol, &atol, &equal_nan), (out));
}

typedef kf_status_t (*equal_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other, bool
    *out);
kf_status_t kf_equal(kf_tensor_t *self, kf_tensor_t *other, bool *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_equal);
  KF__CALL_FAR(KF__OP_equal, equal_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logical_and_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_logical_and(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_and);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logical_and, logical_and_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logical_and__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_logical_and_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_logical_and_);
  KF__CALL_FAR(KF__OP_logical_and_, logical_and__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*logical_and_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_logical_and_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_and_out);
  KF__CALL_FAR(KF__OP_logical_and_out, logical_and_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*logical_or_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_logical_or(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_or);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logical_or, logical_or_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logical_or__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_logical_or_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_logical_or_);
  KF__CALL_FAR(KF__OP_logical_or_, logical_or__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*logical_or_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_logical_or_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_or_out);
  KF__CALL_FAR(KF__OP_logical_or_out, logical_or_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*logical_xor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_logical_xor(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_xor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_logical_xor, logical_xor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*logical_xor__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_logical_xor_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_logical_xor_);
  KF__CALL_FAR(KF__OP_logical_xor_, logical_xor__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*logical_xor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_logical_xor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_logical_xor_out);
  KF__CALL_FAR(KF__OP_logical_xor_out, logical_xor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_and_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_bitwise_and(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_and_Tensor, bitwise_and_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_and__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_bitwise_and_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_bitwise_and__Tensor);
  KF__CALL_FAR(KF__OP_bitwise_and__Tensor, bitwise_and__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_and_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_and_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Tensor_out);
  KF__CALL_FAR(KF__OP_bitwise_and_Tensor_out, bitwise_and_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_and_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_bitwise_and_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_and_Scalar, bitwise_and_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_and__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_bitwise_and__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_and__Scalar);
  KF__CALL_FAR(KF__OP_bitwise_and__Scalar, bitwise_and__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_and_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_bitwise_and_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Scalar_out);
  KF__CALL_FAR(KF__OP_bitwise_and_Scalar_out, bitwise_and_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_and_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_and_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Scalar_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_and_Scalar_Tensor, bitwise_and_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_and_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_and_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_and_Scalar_Tensor_out);
  KF__CALL_FAR(KF__OP_bitwise_and_Scalar_Tensor_out, bitwise_and_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__and___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf___and__(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___and___Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP___and___Tensor, __and___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__iand___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf___iand__(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP___iand___Tensor);
  KF__CALL_FAR(KF__OP___iand___Tensor, __iand___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__and___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf___and___Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___and___Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP___and___Scalar, __and___Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__iand___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf___iand___Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP___iand___Scalar);
  KF__CALL_FAR(KF__OP___iand___Scalar, __iand___Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_or_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_bitwise_or(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_or_Tensor, bitwise_or_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_or__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_bitwise_or_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_bitwise_or__Tensor);
  KF__CALL_FAR(KF__OP_bitwise_or__Tensor, bitwise_or__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_or_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_or_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Tensor_out);
  KF__CALL_FAR(KF__OP_bitwise_or_Tensor_out, bitwise_or_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_or_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_bitwise_or_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_or_Scalar, bitwise_or_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_or__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_bitwise_or__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_or__Scalar);
  KF__CALL_FAR(KF__OP_bitwise_or__Scalar, bitwise_or__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_or_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_bitwise_or_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Scalar_out);
  KF__CALL_FAR(KF__OP_bitwise_or_Scalar_out, bitwise_or_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_or_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_or_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Scalar_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_or_Scalar_Tensor, bitwise_or_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_or_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_or_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_or_Scalar_Tensor_out);
  KF__CALL_FAR(KF__OP_bitwise_or_Scalar_Tensor_out, bitwise_or_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__or___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf___or__(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___or___Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP___or___Tensor, __or___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ior___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf___ior__(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP___ior___Tensor);
  KF__CALL_FAR(KF__OP___ior___Tensor, __ior___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__or___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf___or___Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___or___Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP___or___Scalar, __or___Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ior___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf___ior___Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP___ior___Scalar);
  KF__CALL_FAR(KF__OP___ior___Scalar, __ior___Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_xor_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_bitwise_xor(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_xor_Tensor, bitwise_xor_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_xor__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_bitwise_xor_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_bitwise_xor__Tensor);
  KF__CALL_FAR(KF__OP_bitwise_xor__Tensor, bitwise_xor__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_xor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_xor_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Tensor_out);
  KF__CALL_FAR(KF__OP_bitwise_xor_Tensor_out, bitwise_xor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_xor_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_bitwise_xor_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_xor_Scalar, bitwise_xor_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_xor__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_bitwise_xor__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_xor__Scalar);
  KF__CALL_FAR(KF__OP_bitwise_xor__Scalar, bitwise_xor__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_xor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_bitwise_xor_Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Scalar_out);
  KF__CALL_FAR(KF__OP_bitwise_xor_Scalar_out, bitwise_xor_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_xor_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_xor_Scalar_Tensor(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Scalar_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_xor_Scalar_Tensor, bitwise_xor_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_xor_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_xor_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_xor_Scalar_Tensor_out);
  KF__CALL_FAR(KF__OP_bitwise_xor_Scalar_Tensor_out, bitwise_xor_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__xor___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf___xor__(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___xor___Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP___xor___Tensor, __xor___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ixor___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf___ixor__(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP___ixor___Tensor);
  KF__CALL_FAR(KF__OP___ixor___Tensor, __ixor___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__xor___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf___xor___Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___xor___Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP___xor___Scalar, __xor___Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ixor___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf___ixor___Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP___ixor___Scalar);
  KF__CALL_FAR(KF__OP___ixor___Scalar, __ixor___Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_left_shift_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_left_shift(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_left_shift_Tensor, bitwise_left_shift_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_left_shift__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
kf_status_t kf_bitwise_left_shift_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift__Tensor);
  KF__CALL_FAR(KF__OP_bitwise_left_shift__Tensor, bitwise_left_shift__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_left_shift_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_left_shift_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift_Tensor_out);
  KF__CALL_FAR(KF__OP_bitwise_left_shift_Tensor_out, bitwise_left_shift_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_bitwise_left_shift_Tensor_Scalar, bitwise_left_shift_Tensor_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_left_shift__Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other);
kf_status_t kf_bitwise_left_shift__Tensor_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift__Tensor_Scalar);
  KF__CALL_FAR(KF__OP_bitwise_left_shift__Tensor_Scalar, bitwise_left_shift__Tensor_Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_left_shift_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_bitwise_left_shift_Tensor_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift_Tensor_Scalar_out);
  KF__CALL_FAR(KF__OP_bitwise_left_shift_Tensor_Scalar_out, bitwise_left_shift_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_bitwise_left_shift_Scalar_Tensor, bitwise_left_shift_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_left_shift_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t
    self, kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_left_shift_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_left_shift_Scalar_Tensor_out);
  KF__CALL_FAR(KF__OP_bitwise_left_shift_Scalar_Tensor_out, bitwise_left_shift_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__lshift___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf___lshift__(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___lshift___Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP___lshift___Tensor, __lshift___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ilshift___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf___ilshift__(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP___ilshift___Tensor);
  KF__CALL_FAR(KF__OP___ilshift___Tensor, __ilshift___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__lshift___Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf___lshift___Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___lshift___Tensor_out);
  KF__CALL_FAR(KF__OP___lshift___Tensor_out, __lshift___Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__lshift___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf___lshift___Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___lshift___Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP___lshift___Scalar, __lshift___Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__ilshift___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf___ilshift___Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP___ilshift___Scalar);
  KF__CALL_FAR(KF__OP___ilshift___Scalar, __ilshift___Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__lshift___Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf___lshift___Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___lshift___Scalar_out);
  KF__CALL_FAR(KF__OP___lshift___Scalar_out, __lshift___Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*bitwise_right_shift_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_bitwise_right_shift(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bitwise_right_shift_Tensor, bitwise_right_shift_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_right_shift__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other);
kf_status_t kf_bitwise_right_shift_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift__Tensor);
  KF__CALL_FAR(KF__OP_bitwise_right_shift__Tensor, bitwise_right_shift__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_right_shift_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_right_shift_Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift_Tensor_out);
  KF__CALL_FAR(KF__OP_bitwise_right_shift_Tensor_out, bitwise_right_shift_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_bitwise_right_shift_Tensor_Scalar, bitwise_right_shift_Tensor_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_right_shift__Tensor_Scalar_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other);
kf_status_t kf_bitwise_right_shift__Tensor_Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift__Tensor_Scalar);
  KF__CALL_FAR(KF__OP_bitwise_right_shift__Tensor_Scalar, bitwise_right_shift__Tensor_Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*bitwise_right_shift_Tensor_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_bitwise_right_shift_Tensor_Scalar_out(kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift_Tensor_Scalar_out);
  KF__CALL_FAR(KF__OP_bitwise_right_shift_Tensor_Scalar_out, bitwise_right_shift_Tensor_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_bitwise_right_shift_Scalar_Tensor, bitwise_right_shift_Scalar_Tensor_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*bitwise_right_shift_Scalar_Tensor_out_fn)(const kf_call_t *call, kf_scalar_t
    self, kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_bitwise_right_shift_Scalar_Tensor_out(kf_scalar_t self, kf_tensor_t *other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_bitwise_right_shift_Scalar_Tensor_out);
  KF__CALL_FAR(KF__OP_bitwise_right_shift_Scalar_Tensor_out, bitwise_right_shift_Scalar_Tensor_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__rshift___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf___rshift__(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___rshift___Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP___rshift___Tensor, __rshift___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__irshift___Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf___irshift__(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP___irshift___Tensor);
  KF__CALL_FAR(KF__OP___irshift___Tensor, __irshift___Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__rshift___Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf___rshift___Tensor_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP___rshift___Tensor_out);
  KF__CALL_FAR(KF__OP___rshift___Tensor_out, __rshift___Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*__rshift___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf___rshift___Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___rshift___Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP___rshift___Scalar, __rshift___Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*__irshift___Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf___irshift___Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP___irshift___Scalar);
  KF__CALL_FAR(KF__OP___irshift___Scalar, __irshift___Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*__rshift___Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf___rshift___Scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP___rshift___Scalar_out);
  KF__CALL_FAR(KF__OP___rshift___Scalar_out, __rshift___Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_where_self, where_self_fn, kf_keyset_or(kf_keyset_or(kf__keys(condition), kf__keys(self)), kf__keys(other)),
          (condition, self, other, out),
          (&condition, &self, &other), (out));
}

typedef kf_status_t (*where_self_out_fn)(const kf_call_t *call, kf_tensor_t *condition, kf_tensor_t
    *self, kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_where_self_out(kf_tensor_t *condition, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(condition == NULL || self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_where_self_out);
  KF__CALL_FAR(KF__OP_where_self_out, where_self_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(condition), kf__keys(self)), kf__keys(other)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_where_ScalarSelf, where_ScalarSelf_fn, kf_keyset_or(kf__keys(condition), kf__keys(other)),
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
  KF__CALL_FAR(KF__OP_where_ScalarOther, where_ScalarOther_fn, kf_keyset_or(kf__keys(condition), kf__keys(self)),
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
  KF__CALL_FAR(KF__OP_where_Scalar, where_Scalar_fn, kf__keys(condition),
          (condition, self, other, out),
          (&condition, &self, &other), (out));
}

typedef kf_status_t (*where_fn)(const kf_call_t *call, kf_tensor_t *condition, kf_list_t **out);
kf_status_t kf_where(kf_tensor_t *condition, kf_list_t **out) {
  if (KF_UNLIKELY(condition == NULL || out == NULL))
    return kf__null_argument(KF__OP_where);
  *out = NULL;
  KF__CALL_FAR(KF__OP_where, where_fn, kf__keys(condition),
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
  KF__CALL_FAR(KF__OP_masked_fill_Scalar, masked_fill_Scalar_fn, kf_keyset_or(kf__keys(self), kf__keys(mask)),
          (self, mask, value, out),
          (&self, &mask, &value), (out));
}

typedef kf_status_t (*masked_fill__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_scalar_t value);
kf_status_t kf_masked_fill__Scalar(kf_tensor_t *self, kf_tensor_t *mask, kf_scalar_t value) {
  if (KF_UNLIKELY(self == NULL || mask == NULL))
    return kf__null_argument(KF__OP_masked_fill__Scalar);
  KF__CALL_FAR(KF__OP_masked_fill__Scalar, masked_fill__Scalar_fn, kf_keyset_or(kf__keys(self), kf__keys(mask)),
          (self, mask, value),
          (&self, &mask, &value), (NULL));
}

typedef kf_status_t (*masked_fill_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *mask, kf_scalar_t value, kf_tensor_t *out);
kf_status_t kf_masked_fill_Scalar_out(kf_tensor_t *self, kf_tensor_t *mask, kf_scalar_t value,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || out == NULL))
    return kf__null_argument(KF__OP_masked_fill_Scalar_out);
  KF__CALL_FAR(KF__OP_masked_fill_Scalar_out, masked_fill_Scalar_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_masked_fill_Tensor, masked_fill_Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(value)),
          (self, mask, value, out),
          (&self, &mask, &value), (out));
}

typedef kf_status_t (*masked_fill__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *mask, kf_tensor_t *value);
kf_status_t kf_masked_fill_(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *value) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || value == NULL))
    return kf__null_argument(KF__OP_masked_fill__Tensor);
  KF__CALL_FAR(KF__OP_masked_fill__Tensor, masked_fill__Tensor_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(value)),
          (self, mask, value),
          (&self, &mask, &value), (NULL));
}

typedef kf_status_t (*masked_fill_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *mask, kf_tensor_t *value, kf_tensor_t *out);
kf_status_t kf_masked_fill_Tensor_out(kf_tensor_t *self, kf_tensor_t *mask, kf_tensor_t *value,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || mask == NULL || value == NULL || out == NULL))
    return kf__null_argument(KF__OP_masked_fill_Tensor_out);
  KF__CALL_FAR(KF__OP_masked_fill_Tensor_out, masked_fill_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(mask)), kf__keys(value)), kf__keys(out)),
          (self, mask, value, out),
          (&self, &mask, &value, &out), (NULL));
}

typedef kf_status_t (*fill_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t value,
    kf_tensor_t **out);
kf_status_t kf_fill_Scalar(kf_tensor_t *self, kf_scalar_t value, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fill_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fill_Scalar, fill_Scalar_fn, kf__keys(self),
          (self, value, out),
          (&self, &value), (out));
}

typedef kf_status_t (*fill__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t value);
kf_status_t kf_fill__Scalar(kf_tensor_t *self, kf_scalar_t value) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_fill__Scalar);
  KF__CALL_FAR(KF__OP_fill__Scalar, fill__Scalar_fn, kf__keys(self),
          (self, value),
          (&self, &value), (NULL));
}

typedef kf_status_t (*fill_Scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    value, kf_tensor_t *out);
kf_status_t kf_fill_Scalar_out(kf_tensor_t *self, kf_scalar_t value, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fill_Scalar_out);
  KF__CALL_FAR(KF__OP_fill_Scalar_out, fill_Scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, value, out),
          (&self, &value, &out), (NULL));
}

typedef kf_status_t (*fill_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *value,
    kf_tensor_t **out);
kf_status_t kf_fill(kf_tensor_t *self, kf_tensor_t *value, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || value == NULL || out == NULL))
    return kf__null_argument(KF__OP_fill_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fill_Tensor, fill_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(value)),
          (self, value, out),
          (&self, &value), (out));
}

typedef kf_status_t (*fill__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *value);
kf_status_t kf_fill_(kf_tensor_t *self, kf_tensor_t *value) {
  if (KF_UNLIKELY(self == NULL || value == NULL))
    return kf__null_argument(KF__OP_fill__Tensor);
  KF__CALL_FAR(KF__OP_fill__Tensor, fill__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(value)),
          (self, value),
          (&self, &value), (NULL));
}

typedef kf_status_t (*fill_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *value, kf_tensor_t *out);
kf_status_t kf_fill_Tensor_out(kf_tensor_t *self, kf_tensor_t *value, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || value == NULL || out == NULL))
    return kf__null_argument(KF__OP_fill_Tensor_out);
  KF__CALL_FAR(KF__OP_fill_Tensor_out, fill_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(value)), kf__keys(out)),
          (self, value, out),
          (&self, &value, &out), (NULL));
}

typedef kf_status_t (*zero_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_zero(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_zero);
  *out = NULL;
  KF__CALL_FAR(KF__OP_zero, zero_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*zero__fn)(const kf_call_t *call, kf_tensor_t *self);
kf_status_t kf_zero_(kf_tensor_t *self) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_zero_);
  KF__CALL_FAR(KF__OP_zero_, zero__fn, kf__keys(self),
          (self),
          (&self), (NULL));
}

typedef kf_status_t (*zero_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *out);
kf_status_t kf_zero_out(kf_tensor_t *self, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_zero_out);
  KF__CALL_FAR(KF__OP_zero_out, zero_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, out),
          (&self, &out), (NULL));
}

typedef kf_status_t (*copy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src, bool
    non_blocking, kf_tensor_t **out);
kf_status_t kf_copy(kf_tensor_t *self, kf_tensor_t *src, bool non_blocking, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_copy);
  *out = NULL;
  KF__CALL_FAR(KF__OP_copy, copy_fn, kf_keyset_or(kf__keys(self), kf__keys(src)),
          (self, src, non_blocking, out),
          (&self, &src, &non_blocking), (out));
}

typedef kf_status_t (*copy__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src, bool
    non_blocking);
kf_status_t kf_copy_(kf_tensor_t *self, kf_tensor_t *src, bool non_blocking) {
  if (KF_UNLIKELY(self == NULL || src == NULL))
    return kf__null_argument(KF__OP_copy_);
  KF__CALL_FAR(KF__OP_copy_, copy__fn, kf_keyset_or(kf__keys(self), kf__keys(src)),
          (self, src, non_blocking),
          (&self, &src, &non_blocking), (NULL));
}

typedef kf_status_t (*copy_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src, bool
    non_blocking, kf_tensor_t *out);
kf_status_t kf_copy_out(kf_tensor_t *self, kf_tensor_t *src, bool non_blocking, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_copy_out);
  KF__CALL_FAR(KF__OP_copy_out, copy_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(src)), kf__keys(out)),
          (self, src, non_blocking, out),
          (&self, &src, &non_blocking, &out), (NULL));
}

typedef kf_status_t (*clone_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t **out);
kf_status_t kf_clone(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clone);
  *out = NULL;
  KF__CALL_FAR(KF__OP_clone, clone_fn, kf__keys(self),
          (self, memory_format, out),
          (&self, &memory_format), (out));
}

typedef kf_status_t (*clone_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out);
kf_status_t kf_clone_out(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_clone_out);
  KF__CALL_FAR(KF__OP_clone_out, clone_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, memory_format, out),
          (&self, &memory_format, &out), (NULL));
}

typedef kf_status_t (*contiguous_fn)(const kf_call_t *call, kf_tensor_t *self, kf_memory_format_t
    memory_format, kf_tensor_t **out);
kf_status_t kf_contiguous(kf_tensor_t *self, kf_memory_format_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_contiguous);
  *out = NULL;
  KF__CALL_FAR(KF__OP_contiguous, contiguous_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP__to_copy, _to_copy_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_to_dtype, to_dtype_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_to_device, to_device_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_to_dtype_layout, to_dtype_layout_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_to_other, to_other_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, non_blocking, copy, memory_format, out),
          (&self, &other, &non_blocking, &copy, &memory_format), (out));
}

typedef kf_status_t (*type_as_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_type_as(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_type_as);
  *out = NULL;
  KF__CALL_FAR(KF__OP_type_as, type_as_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
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
  KF__CALL_FAR(KF__OP_subtract_Tensor, subtract_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*subtract__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_scalar_t alpha);
kf_status_t kf_subtract_(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_subtract__Tensor);
  KF__CALL_FAR(KF__OP_subtract__Tensor, subtract__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, alpha),
          (&self, &other, &alpha), (NULL));
}

typedef kf_status_t (*subtract_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_scalar_t alpha, kf_tensor_t *out);
kf_status_t kf_subtract_out(kf_tensor_t *self, kf_tensor_t *other, kf_scalar_t alpha, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_subtract_out);
  KF__CALL_FAR(KF__OP_subtract_out, subtract_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_subtract_Scalar, subtract_Scalar_fn, kf__keys(self),
          (self, other, alpha, out),
          (&self, &other, &alpha), (out));
}

typedef kf_status_t (*subtract__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_scalar_t alpha);
kf_status_t kf_subtract__Scalar(kf_tensor_t *self, kf_scalar_t other, kf_scalar_t alpha) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_subtract__Scalar);
  KF__CALL_FAR(KF__OP_subtract__Scalar, subtract__Scalar_fn, kf__keys(self),
          (self, other, alpha),
          (&self, &other, &alpha), (NULL));
}

typedef kf_status_t (*multiply_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_multiply(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_multiply_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_multiply_Tensor, multiply_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*multiply__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_multiply_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_multiply__Tensor);
  KF__CALL_FAR(KF__OP_multiply__Tensor, multiply__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*multiply_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_multiply_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_multiply_out);
  KF__CALL_FAR(KF__OP_multiply_out, multiply_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*multiply_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_multiply_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_multiply_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_multiply_Scalar, multiply_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*multiply__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_multiply__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_multiply__Scalar);
  KF__CALL_FAR(KF__OP_multiply__Scalar, multiply__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*divide_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_divide(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_divide_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_divide_Tensor, divide_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*divide__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_divide_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_divide__Tensor);
  KF__CALL_FAR(KF__OP_divide__Tensor, divide__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*divide_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_divide_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_divide_out);
  KF__CALL_FAR(KF__OP_divide_out, divide_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*divide_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
    kf_tensor_t **out);
kf_status_t kf_divide_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_divide_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_divide_Scalar, divide_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*divide__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_divide__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_divide__Scalar);
  KF__CALL_FAR(KF__OP_divide__Scalar, divide__Scalar_fn, kf__keys(self),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*true_divide_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_true_divide(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_true_divide_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_true_divide_Tensor, true_divide_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*true_divide__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other);
kf_status_t kf_true_divide_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_true_divide__Tensor);
  KF__CALL_FAR(KF__OP_true_divide__Tensor, true_divide__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*true_divide_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_true_divide_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_true_divide_out);
  KF__CALL_FAR(KF__OP_true_divide_out, true_divide_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*true_divide_Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_tensor_t **out);
kf_status_t kf_true_divide_Scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_true_divide_Scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_true_divide_Scalar, true_divide_Scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*true_divide__Scalar_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other);
kf_status_t kf_true_divide__Scalar(kf_tensor_t *self, kf_scalar_t other) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_true_divide__Scalar);
  KF__CALL_FAR(KF__OP_true_divide__Scalar, true_divide__Scalar_fn, kf__keys(self),
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
  KF__CALL_FAR(KF__OP_divide_Tensor_mode, divide_Tensor_mode_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, rounding_mode, out),
          (&self, &other, &rounding_mode), (out));
}

typedef kf_status_t (*divide__Tensor_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode);
kf_status_t kf_divide__Tensor_mode(kf_tensor_t *self, kf_tensor_t *other, kf_str_t rounding_mode) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_divide__Tensor_mode);
  KF__CALL_FAR(KF__OP_divide__Tensor_mode, divide__Tensor_mode_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, rounding_mode),
          (&self, &other, &rounding_mode), (NULL));
}

typedef kf_status_t (*divide_out_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_str_t rounding_mode, kf_tensor_t *out);
kf_status_t kf_divide_out_mode(kf_tensor_t *self, kf_tensor_t *other, kf_str_t rounding_mode,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_divide_out_mode);
  KF__CALL_FAR(KF__OP_divide_out_mode, divide_out_mode_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
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
  KF__CALL_FAR(KF__OP_divide_Scalar_mode, divide_Scalar_mode_fn, kf__keys(self),
          (self, other, rounding_mode, out),
          (&self, &other, &rounding_mode), (out));
}

typedef kf_status_t (*divide__Scalar_mode_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    other, kf_str_t rounding_mode);
kf_status_t kf_divide__Scalar_mode(kf_tensor_t *self, kf_scalar_t other, kf_str_t rounding_mode) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_divide__Scalar_mode);
  KF__CALL_FAR(KF__OP_divide__Scalar_mode, divide__Scalar_mode_fn, kf__keys(self),
          (self, other, rounding_mode),
          (&self, &other, &rounding_mode), (NULL));
}

typedef kf_status_t (*arctan2_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t **out);
kf_status_t kf_arctan2(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctan2);
  *out = NULL;
  KF__CALL_FAR(KF__OP_arctan2, arctan2_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*arctan2__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other);
kf_status_t kf_arctan2_(kf_tensor_t *self, kf_tensor_t *other) {
  if (KF_UNLIKELY(self == NULL || other == NULL))
    return kf__null_argument(KF__OP_arctan2_);
  KF__CALL_FAR(KF__OP_arctan2_, arctan2__fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other),
          (&self, &other), (NULL));
}

typedef kf_status_t (*arctan2_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_tensor_t *out);
kf_status_t kf_arctan2_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_arctan2_out);
  KF__CALL_FAR(KF__OP_arctan2_out, arctan2_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_xlogy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t **out);
kf_status_t kf_special_xlogy(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_xlogy, special_xlogy_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlogy_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, kf_tensor_t *out);
kf_status_t kf_special_xlogy_out(kf_tensor_t *self, kf_tensor_t *other, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy_out);
  KF__CALL_FAR(KF__OP_special_xlogy_out, special_xlogy_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_xlogy_other_scalar_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t **out);
kf_status_t kf_special_xlogy_other_scalar(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy_other_scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_xlogy_other_scalar, special_xlogy_other_scalar_fn, kf__keys(self),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlogy_other_scalar_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_scalar_t other, kf_tensor_t *out);
kf_status_t kf_special_xlogy_other_scalar_out(kf_tensor_t *self, kf_scalar_t other, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy_other_scalar_out);
  KF__CALL_FAR(KF__OP_special_xlogy_other_scalar_out, special_xlogy_other_scalar_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*special_xlogy_self_scalar_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t **out);
kf_status_t kf_special_xlogy_self_scalar(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t **out) {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy_self_scalar);
  *out = NULL;
  KF__CALL_FAR(KF__OP_special_xlogy_self_scalar, special_xlogy_self_scalar_fn, kf__keys(other),
          (self, other, out),
          (&self, &other), (out));
}

typedef kf_status_t (*special_xlogy_self_scalar_out_fn)(const kf_call_t *call, kf_scalar_t self,
    kf_tensor_t *other, kf_tensor_t *out);
kf_status_t kf_special_xlogy_self_scalar_out(kf_scalar_t self, kf_tensor_t *other, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(other == NULL || out == NULL))
    return kf__null_argument(KF__OP_special_xlogy_self_scalar_out);
  KF__CALL_FAR(KF__OP_special_xlogy_self_scalar_out, special_xlogy_self_scalar_out_fn, kf_keyset_or(kf__keys(other), kf__keys(out)),
          (self, other, out),
          (&self, &other, &out), (NULL));
}

typedef kf_status_t (*result_type_Tensor_fn)(const kf_call_t *call, kf_tensor_t *tensor, kf_tensor_t
    *other, kf_dtype_t *out);
kf_status_t kf_result_type(kf_tensor_t *tensor, kf_tensor_t *other, kf_dtype_t *out) {
  if (KF_UNLIKELY(tensor == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_result_type_Tensor);
  KF__CALL_FAR(KF__OP_result_type_Tensor, result_type_Tensor_fn, kf_keyset_or(kf__keys(tensor), kf__keys(other)),
          (tensor, other, out),
          (&tensor, &other), (out));
}

typedef kf_status_t (*result_type_Scalar_fn)(const kf_call_t *call, kf_tensor_t *tensor, kf_scalar_t
    other, kf_dtype_t *out);
kf_status_t kf_result_type_Scalar(kf_tensor_t *tensor, kf_scalar_t other, kf_dtype_t *out) {
  if (KF_UNLIKELY(tensor == NULL || out == NULL))
    return kf__null_argument(KF__OP_result_type_Scalar);
  KF__CALL_FAR(KF__OP_result_type_Scalar, result_type_Scalar_fn, kf__keys(tensor),
          (tensor, other, out),
          (&tensor, &other), (out));
}

typedef kf_status_t (*result_type_Scalar_Tensor_fn)(const kf_call_t *call, kf_scalar_t scalar,
    kf_tensor_t *tensor, kf_dtype_t *out);
kf_status_t kf_result_type_Scalar_Tensor(kf_scalar_t scalar, kf_tensor_t *tensor, kf_dtype_t *out) {
  if (KF_UNLIKELY(tensor == NULL || out == NULL))
    return kf__null_argument(KF__OP_result_type_Scalar_Tensor);
  KF__CALL_FAR(KF__OP_result_type_Scalar_Tensor, result_type_Scalar_Tensor_fn, kf__keys(tensor),
          (scalar, tensor, out),
          (&scalar, &tensor), (out));
}

typedef kf_status_t (*result_type_Scalar_Scalar_fn)(const kf_call_t *call, kf_scalar_t scalar1,
    kf_scalar_t scalar2, kf_dtype_t *out);
kf_status_t kf_result_type_Scalar_Scalar(kf_scalar_t scalar1, kf_scalar_t scalar2, kf_dtype_t *out)
    {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_result_type_Scalar_Scalar);
  KF__CALL_FAR(KF__OP_result_type_Scalar_Scalar, result_type_Scalar_Scalar_fn, kf_keyset_empty(),
          (scalar1, scalar2, out),
          (&scalar1, &scalar2), (out));
}

typedef kf_status_t (*can_cast_fn)(const kf_call_t *call, kf_dtype_t from_, kf_dtype_t to, bool
    *out);
kf_status_t kf_can_cast(kf_dtype_t from_, kf_dtype_t to, bool *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_can_cast);
  KF__CALL_FAR(KF__OP_can_cast, can_cast_fn, kf_keyset_empty(),
          (from_, to, out),
          (&from_, &to), (out));
}

typedef kf_status_t (*promote_types_fn)(const kf_call_t *call, kf_dtype_t type1, kf_dtype_t type2,
    kf_dtype_t *out);
kf_status_t kf_promote_types(kf_dtype_t type1, kf_dtype_t type2, kf_dtype_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_promote_types);
  KF__CALL_FAR(KF__OP_promote_types, promote_types_fn, kf_keyset_empty(),
          (type1, type2, out),
          (&type1, &type2), (out));
}
