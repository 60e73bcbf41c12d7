/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*_local_scalar_dense_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    *out);
kf_status_t kf__local_scalar_dense(kf_tensor_t *self, kf_scalar_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP__local_scalar_dense);
  KF__CALL_FAR(KF__OP__local_scalar_dense, _local_scalar_dense_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*item_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t *out);
kf_status_t kf_item(kf_tensor_t *self, kf_scalar_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_item);
  KF__CALL_FAR(KF__OP_item, item_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*is_nonzero_fn)(const kf_call_t *call, kf_tensor_t *self, bool *out);
kf_status_t kf_is_nonzero(kf_tensor_t *self, bool *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_is_nonzero);
  KF__CALL_FAR(KF__OP_is_nonzero, is_nonzero_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}
