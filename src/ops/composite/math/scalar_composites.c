/* Numbers from tensors of one element: item and is_nonzero. They check the number of elements and
 * call _local_scalar_dense, which each backend implements. */
#include <keyfall/ops.h>

#include "compat/operator_texts.h"
#include "ops/core/number.h"
#include "ops/gen/composites.h"

kf_status_t kf__op_item(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t *out) {
  (void)call;
  if (self->numel != 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ITEM_OF_MANY, "item: self must have one element, but has %lld"),
        (long long)self->numel);
  return kf_raw_local_scalar_dense(self, out);
}

kf_status_t kf__op_is_nonzero(const kf_call_t *call, kf_tensor_t *self, bool *out) {
  (void)call;
  if (self->numel != 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        self->numel == 0
            ? KF__COMPATIBLE(KF__TORCH_NONZERO_OF_NONE,
                             "a tensor without elements is neither true nor false")
            : KF__COMPATIBLE(KF__TORCH_NONZERO_OF_MANY,
                             "a tensor with several elements is neither true nor false"));
  kf_scalar_t number;
  KF_TRY(kf_item(self, &number));
  *out = kf__number_real(number) != 0 || kf__number_imag(number) != 0;
  return KF_OK;
}

/* ---- index_fill with a tensor ---- */

kf_status_t kf__op_index_fill_int_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                                         kf_tensor_t *index, kf_tensor_t *value,
                                         kf_tensor_t **out) {
  (void)call;
  kf_scalar_t number = kf__number_of_int(0); /* meta tensors have no value */
  if (value->ndim != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INDEX_FILL_VALUE,
                                       "index_fill: value must have no dimensions, but has %u"),
                        value->ndim);
  if (value->device.type != KF_DEVICE_META) KF_TRY(kf_item(value, &number));
  return kf_index_fill_int_Scalar(self, dim, index, number, out);
}
