/* Rules of indexing by lists of tensors and by masks: index, index_put, take, put and the masked
 * operators. Where a mask decides how many elements there are, compute makes the result
 * (kf__result_later), because the rule would have to read the mask. */
#include "compat/operator_texts.h"
#include "ops/core/index_plan.h"
#include "ops/core/shared_rules.h"
#include "ops/gen/rules.h"

/* Indices on the CPU serve tensors on any device; those on the meta device have no values. */
static kf_status_t check_meta(const kf_results_t *r, const kf_tensor_t *self,
                              kf_tensor_span_t indices) {
  for (size_t i = 0; i < indices.size; i++)
    if (kf__is_defined(indices.data[i]) && indices.data[i]->device.type == KF_DEVICE_META &&
        self->device.type != KF_DEVICE_META)
      return kf__check_device(r->op, self, indices.data[i], "indices");
  return KF_OK;
}

kf_status_t kf__rule_index(kf_results_t *r, kf_tensor_t *self, kf_tensor_span_t indices) {
  if (indices.size == 0)
    return kf_error_set(KF_ERR_INDEX, KF__COMPATIBLE(KF__TORCH_NO_INDEX, "%s: indices is empty"),
                        r->op);
  if (indices.size > self->ndim && !kf__index_has_mask(indices))
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_MANY_INDICES,
                       "a tensor with %u dimensions takes no more indices than that, got %zu"),
        self->ndim, indices.size);
  KF_TRY(check_meta(r, self, indices));
  if (kf__index_has_mask(indices)) return kf__result_later(r, 0, kf__dtype(self), self->device);
  kf__index_plan_t plan;
  kf_status_t status = kf__index_plan_make(&plan, self, indices);
  kf_tensor_t *inputs[] = {self, NULL};
  int64_t strides[KF__MAX_DIMS];
  KF_ASSERT(status != KF_OK || plan.ndim <= KF__MAX_DIMS);
  if (status == KF_OK)
    status = kf__result(r, 0, (kf_int_span_t){plan.sizes, plan.ndim},
                        kf__index_strides(&plan, self, strides), kf__dtype(self), self->device,
                        KF__RESULT_EXACT | KF__RESULT_DISJOINT, inputs);
  kf__index_plan_release(&plan);
  return status;
}

/* The error of values of another type. Values that fit neither in shape nor in type get the error
 * about the shape, so the plan is made just for that. */
static kf_status_t other_dtype(const kf_results_t *r, const kf_tensor_t *self,
                               kf_tensor_span_t indices, const kf_tensor_t *values) {
  kf__index_plan_t plan;
  kf_status_t status = kf__index_plan_make(&plan, self, indices);
  if (status == KF_OK) status = kf__index_check_values(&plan, values);
  kf__index_plan_release(&plan);
  KF_TRY(status);
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_INDEX_PUT_DTYPES,
                                     "%s: self is of type %s, but values are of type %s"),
                      r->op, kf_dtype_class_name(kf__dtype(self)),
                      kf_dtype_class_name(kf__dtype(values)));
}

static bool has_bytes(kf_tensor_span_t indices) {
  for (size_t i = 0; i < indices.size; i++)
    if (kf__is_defined(indices.data[i]) && kf__dtype(indices.data[i]) == KF_DTYPE_UINT8)
      return true;
  return false;
}

/* masked_fill's error for a uint8 mask, once its shape fits. */
static kf_status_t refuse_bytes(const kf_results_t *r, const kf_tensor_t *self,
                                kf_tensor_span_t indices) {
  kf__index_plan_t plan;
  kf_status_t status = kf__index_plan_make(&plan, self, indices);
  kf__index_plan_release(&plan);
  KF_TRY(status);
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_INDEX_MASK_BYTES,
                                     "%s: a mask of type Byte fills nothing; convert it to Bool"),
                      r->op);
}

/* Shapes of indices and values are compute's to check, when it makes the plan: nothing is written
 * before that. */
kf_status_t kf__rule_index_put(kf_results_t *r, kf_tensor_t *self, kf_tensor_span_t indices,
                               kf_tensor_t *values, bool accumulate) {
  KF_ASSERT(kf__tensor_is_valid(values));
  bool fills = kf__index_fills_mask(indices, values, accumulate);
  if (self->dtype != values->dtype && !fills) return other_dtype(r, self, indices, values);
  if (indices.size > self->ndim && !kf__index_has_mask(indices))
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_MANY_INDICES,
                       "a tensor with %u dimensions takes no more indices than that, got %zu"),
        self->ndim, indices.size);
  if (fills && has_bytes(indices)) return refuse_bytes(r, self, indices);
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  kf_tensor_t *inputs[KF__MAX_DIMS + 3] = {self, values};
  for (size_t i = 0, at = 2; i < indices.size && i < KF__MAX_DIMS && !fills; i++)
    if (kf__is_defined(indices.data[i])) inputs[at++] = indices.data[i];
  uint32_t flags = fills ? 0 : KF__RESULT_DISJOINT; /* filling by a mask reads nothing late */
  return kf__result(
      r, 0, kf__sizes(self), strides, kf__dtype(self), self->device,
      KF__RESULT_EXACT | KF__RESULT_STARTS_AS | flags | kf__accept_expanded(r, self, "index_put_"),
      inputs);
}

/* ---- Flat indices ---- */

/* take and put see self as a vector, whatever its shape. */
static kf_status_t check_flat(const kf_results_t *r, const kf_tensor_t *self,
                              const kf_tensor_t *index) {
  if (kf__dtype(index) != KF_DTYPE_INT64)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INDEX_LONG, "%s: index must be Long, but is %s"),
                        r->op, kf_dtype_class_name(kf__dtype(index)));
  if (self->numel == 0 && index->numel != 0)
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_TAKE_EMPTY, "%s: the tensor has no elements to take"), r->op);
  return KF_OK;
}

kf_status_t kf__rule_take(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *index) {
  KF_TRY(check_flat(r, self, index));
  kf_tensor_t *inputs[] = {self, index, NULL};
  return kf__result(r, 0, kf__sizes(index), NULL, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_DISJOINT, inputs);
}

kf_status_t kf__rule_put(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *index,
                         kf_tensor_t *source) {
  KF_TRY(check_flat(r, self, index));
  if (self->dtype != source->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PUT_DTYPES, "%s: self is of type %s, but source is of type %s"),
        r->op, kf_dtype_class_name(kf__dtype(self)), kf_dtype_class_name(kf__dtype(source)));
  if (index->numel != source->numel)
    return kf_error_set(
        KF_ERR_INDEX,
        KF__COMPATIBLE(KF__TORCH_PUT_COUNT, "%s: source has %lld elements, but index has %lld"),
        r->op, (long long)source->numel, (long long)index->numel);
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  kf_tensor_t *inputs[] = {self, index, source, NULL};
  return kf__result(r, 0, kf__sizes(self), strides, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_STARTS_AS | KF__RESULT_DISJOINT, inputs);
}

/* ---- Masks ---- */

kf_status_t kf__rule_masked_select(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mask) {
  if (kf__dtype(mask) != KF_DTYPE_BOOL)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MASK_DTYPE, "%s: mask must be Bool, but is %s"),
                        r->op, kf_dtype_class_name(kf__dtype(mask)));
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim = 0;
  KF_TRY(kf__broadcast_shapes(kf__sizes(self), kf__sizes(mask), sizes, &ndim));
  if (r->form == KF__FORM_OUT && r->given[0]->dtype != self->dtype)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MASKED_OUT, "%s: the result tensor must have self's dtype"),
        r->op);
  kf_tensor_t *inputs[] = {self, mask, NULL};
  KF_TRY(kf__refuse_shared(r, inputs));
  return kf__result_later(r, 0, kf__dtype(self), self->device);
}

/* The functional form broadcasts self and mask to each other; the in-place form broadcasts the mask
 * only. How many elements `source` needs is data: compute checks it. */
kf_status_t kf__rule_masked_scatter(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *mask,
                                    kf_tensor_t *source) {
  if (self->dtype != source->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MASKED_SCATTER_DTYPES,
                                       "%s: self is of type %s, but source is of type %s"),
                        r->op, kf_dtype_class_name(kf__dtype(self)),
                        kf_dtype_class_name(kf__dtype(source)));
  if (kf__dtype(mask) != KF_DTYPE_BOOL)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MASKED_SCATTER_MASK,
                                       "%s: mask must be of type bool, but is of type %s"),
                        r->op, kf_dtype_class_name(kf__dtype(mask)));
  int64_t sizes[KF__MAX_DIMS];
  size_t ndim = 0;
  KF_TRY(kf__broadcast_shapes(kf__sizes(self), kf__sizes(mask), sizes, &ndim));
  kf_int_span_t shape = {sizes, ndim};
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (r->form == KF__FORM_INPLACE && !kf__spans_equal(shape, kf__sizes(self)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_OUT_BROADCAST,
                                       "%s: the tensor has shape %s, but mask and source need %s"),
                        r->op, kf__shape_text(kf__sizes(self), a), kf__shape_text(shape, b));
  kf_tensor_t *inputs[] = {self, mask, source, NULL};
  return kf__result(r, 0, shape, NULL, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_STARTS_AS, inputs);
}

kf_status_t kf__rule_nonzero(kf_results_t *r, kf_tensor_t *self) {
  if (r->form == KF__FORM_OUT && kf__dtype(r->given[0]) != KF_DTYPE_INT64)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_OUT_LONG, "%s: the result tensor must be Long, but is %s"), r->op,
        kf_dtype_class_name(kf__dtype(r->given[0])));
  KF_TRY(kf__refuse_shared(r, (kf_tensor_t *[]){self, NULL}));
  return kf__result_later(r, 0, KF_DTYPE_INT64, self->device);
}
