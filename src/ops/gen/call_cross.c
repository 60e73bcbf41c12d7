/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*linalg_cross_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    int64_t dim, kf_tensor_t **out);
kf_status_t kf_linalg_cross(kf_tensor_t *self, kf_tensor_t *other, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_linalg_cross);
  *out = NULL;
  KF__CALL_FAR(KF__OP_linalg_cross, linalg_cross_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, dim, out),
          (&self, &other, &dim), (out));
}

typedef kf_status_t (*linalg_cross_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *other, int64_t dim, kf_tensor_t *out);
kf_status_t kf_linalg_cross_out(kf_tensor_t *self, kf_tensor_t *other, int64_t dim, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_linalg_cross_out);
  KF__CALL_FAR(KF__OP_linalg_cross_out, linalg_cross_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, dim, out),
          (&self, &other, &dim, &out), (NULL));
}

typedef kf_status_t (*cross_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_opt_int_t dim, kf_tensor_t **out);
kf_status_t kf_cross(kf_tensor_t *self, kf_tensor_t *other, kf_opt_int_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_cross);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cross, cross_fn, kf_keyset_or(kf__keys(self), kf__keys(other)),
          (self, other, dim, out),
          (&self, &other, &dim), (out));
}

typedef kf_status_t (*cross_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
    kf_opt_int_t dim, kf_tensor_t *out);
kf_status_t kf_cross_out(kf_tensor_t *self, kf_tensor_t *other, kf_opt_int_t dim, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(self == NULL || other == NULL || out == NULL))
    return kf__null_argument(KF__OP_cross_out);
  KF__CALL_FAR(KF__OP_cross_out, cross_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(other)), kf__keys(out)),
          (self, other, dim, out),
          (&self, &other, &dim, &out), (NULL));
}
