/* Plans of indexing by a list of tensors, used by the rules and by the backends: see Note [Indexed
 * dimensions]. Both make the plan, since a rule keeps nothing for compute; only masks make that
 * expensive, and their results have no rule (kf__result_later). */
#include "ops/core/index_plan.h"

#include <keyfall/ops.h>

#include "compat/operator_texts.h"
#include "ops/core/dim_order.h"
#include "ops/core/tensor_checks.h"

/* uint8 masks are from before there were bool tensors. */
static bool is_mask(const kf_tensor_t *t) {
  return kf__is_defined(t) && (kf__dtype(t) == KF_DTYPE_BOOL || kf__dtype(t) == KF_DTYPE_UINT8);
}

bool kf__index_has_mask(kf_tensor_span_t indices) {
  for (size_t i = 0; i < indices.size; i++)
    if (is_mask(indices.data[i])) return true;
  return false;
}

bool kf__index_fills_mask(kf_tensor_span_t indices, const kf_tensor_t *values, bool accumulate) {
  size_t given = 0;
  for (size_t i = 0; i < indices.size; i++) given += kf__is_defined(indices.data[i]);
  return !accumulate && values->numel == 1 && given == 1 && kf__index_has_mask(indices);
}

void kf__index_plan_release(kf__index_plan_t *plan) {
  for (size_t d = 0; d < KF__MAX_DIMS; d++) kf_tensor_release(plan->indices[d]);
}

static kf_status_t too_many(size_t count, const kf_tensor_t *self) {
  return kf_error_set(
      KF_ERR_INDEX,
      KF__COMPATIBLE(KF__TORCH_MANY_INDICES,
                     "a tensor with %u dimensions takes no more indices than that, got %zu"),
      self->ndim, count);
}

/* Adds one index tensor for each dimension of the mask: the columns of nonzero(mask). */
static kf_status_t add_mask(kf__index_plan_t *plan, const kf_tensor_t *self, kf_tensor_t *mask,
                            size_t *dim) {
  if (*dim + mask->ndim > self->ndim) return too_many(*dim + mask->ndim, self);
  for (uint32_t d = 0; d < mask->ndim; d++) {
    if (mask->sizes[d] == self->sizes[*dim + d]) continue;
    char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
    return kf_error_set(KF_ERR_INDEX,
                        KF__COMPATIBLE(KF__TORCH_MASK_SHAPE,
                                       "index: the mask has shape %s, which differs at dimension "
                                       "%u from shape %s at dimension %zu"),
                        kf__shape_text(kf__sizes(mask), a), d, kf__shape_text(kf__sizes(self), b),
                        *dim + d);
  }
  if (kf__dtype(mask) == KF_DTYPE_UINT8)
    kf_warn(
        KF__COMPATIBLE(KF__TORCH_BYTE_MASK, "index: masks of type uint8 are deprecated; use bool"));
  kf_tensor_t *positions = NULL;
  KF_TRY(kf_nonzero(mask, &positions));
  KF_ASSERT(positions->ndim == 2);
  KF_ASSERT(positions->sizes[1] == (int64_t)mask->ndim);
  KF_ASSERT(kf__dtype(positions) == KF_DTYPE_INT64);
  if (mask->ndim == 0 && positions->sizes[0] == 0) plan->nothing = true;
  kf_status_t status = KF_OK;
  for (uint32_t d = 0; d < mask->ndim && status == KF_OK; d++)
    status = kf_select(positions, 1, (int64_t)d, &plan->indices[(*dim)++]);
  kf_tensor_release(positions);
  return status;
}

static kf_status_t add_indices(kf__index_plan_t *plan, const kf_tensor_t *self, kf_tensor_t *index,
                               size_t *dim) {
  kf_dtype_t type = kf__dtype(index);
  if (type != KF_DTYPE_INT64 && type != KF_DTYPE_INT32)
    return kf_error_set(KF_ERR_INDEX,
                        KF__COMPATIBLE(KF__TORCH_INDEX_DTYPE,
                                       "an index must be Long, Int, Byte or Bool, but is %s"),
                        kf_dtype_class_name(type));
  if (*dim >= self->ndim) return too_many(*dim + 1, self);
  kf_tensor_retain(index);
  plan->indices[(*dim)++] = index;
  return KF_OK;
}

/* The shape that all index tensors broadcast to. The error names the shape so far and the one that
 * does not fit. */
static kf_status_t broadcast_indices(kf__index_plan_t *plan, size_t ndim) {
  KF_ASSERT(ndim <= KF__MAX_DIMS);
  plan->shape_ndim = plan->nothing ? 1 : 0;
  plan->shape[0] = 0;
  for (size_t d = 0; d < ndim; d++) {
    const kf_tensor_t *index = plan->indices[d];
    if (index == NULL) continue;
    kf_int_span_t so_far = {plan->shape, plan->shape_ndim};
    int64_t joined[KF__MAX_DIMS];
    size_t joined_ndim = 0;
    if (kf__broadcast_shapes(so_far, kf__sizes(index), joined, &joined_ndim) != KF_OK) {
      char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
      return kf_error_set(
          KF_ERR_INDEX,
          KF__COMPATIBLE(KF__TORCH_INDEX_SHAPES,
                         "index: the indices have shapes %s, %s, which do not broadcast"),
          kf__shape_text(so_far, a), kf__shape_text(kf__sizes(index), b));
    }
    memcpy(plan->shape, joined, joined_ndim * sizeof *joined);
    plan->shape_ndim = joined_ndim;
  }
  return KF_OK;
}

/* A dimension of size 0 has no element to take, even if the result would be empty for another
 * reason. */
static kf_status_t check_empty_dims(const kf__index_plan_t *plan, const kf_tensor_t *self) {
  int64_t taken = 1;
  for (size_t d = 0; d < plan->shape_ndim; d++) taken *= plan->shape[d];
  for (uint32_t d = 0; d < self->ndim && taken != 0; d++)
    if (plan->indices[d] != NULL && self->sizes[d] == 0)
      return kf_error_set(KF_ERR_INDEX,
                          KF__COMPATIBLE(KF__TORCH_INDEX_OF_EMPTY,
                                         "an indexed dimension is empty, so no index is valid"));
  return KF_OK;
}

/* The result's sizes: the broadcast shape replaces the indexed dimensions, or comes first. */
static kf_status_t arrange_result(kf__index_plan_t *plan, const kf_tensor_t *self) {
  size_t first = self->ndim, last = 0, indexed = 0;
  plan->kept_count = 0;
  for (uint32_t d = 0; d < self->ndim; d++) {
    if (plan->indices[d] == NULL) {
      plan->kept[plan->kept_count++] = d;
      continue;
    }
    first = indexed++ == 0 ? d : first;
    last = d;
  }
  bool together = indexed > 0 && last - first + 1 == indexed;
  plan->first = together ? first : 0;
  if (plan->kept_count + plan->shape_ndim > KF__MAX_DIMS)
    return kf_error_set(KF_ERR_RUNTIME, "the result of indexing has more than %d dimensions",
                        KF__MAX_DIMS);
  plan->ndim = 0;
  for (size_t k = 0; k <= plan->kept_count; k++) {
    if (k == plan->first)
      for (size_t d = 0; d < plan->shape_ndim; d++) plan->sizes[plan->ndim++] = plan->shape[d];
    if (k < plan->kept_count) plan->sizes[plan->ndim++] = self->sizes[plan->kept[k]];
  }
  KF_ASSERT(plan->kept_count + indexed == self->ndim);
  KF_ASSERT(plan->first <= plan->kept_count); /* so the broadcast shape was placed */
  KF_ASSERT(plan->ndim == plan->kept_count + plan->shape_ndim);
  return KF_OK;
}

kf_status_t kf__index_plan_make(kf__index_plan_t *plan, const kf_tensor_t *self,
                                kf_tensor_span_t indices) {
  /* The whole array: release looks at all of it, also when this fails half-way. */
  for (size_t d = 0; d < KF__MAX_DIMS; d++) plan->indices[d] = NULL;
  plan->nothing = false;
  size_t dim = 0;
  for (size_t i = 0; i < indices.size; i++) {
    kf_tensor_t *index = indices.data[i];
    if (!kf__is_defined(index)) {
      if (dim++ >= self->ndim) return too_many(dim, self);
    } else if (is_mask(index)) {
      KF_TRY(add_mask(plan, self, index, &dim));
    } else {
      KF_TRY(add_indices(plan, self, index, &dim));
    }
    KF_ASSERT(dim <= self->ndim);
  }
  KF_TRY(broadcast_indices(plan, self->ndim));
  KF_TRY(check_empty_dims(plan, self));
  return arrange_result(plan, self);
}

/* ---- The result's strides ---- */

static bool all_contiguous(const kf__index_plan_t *plan, const kf_tensor_t *self) {
  for (uint32_t d = 0; d < self->ndim; d++)
    if (plan->indices[d] != NULL && !kf__is_contiguous(plan->indices[d])) return false;
  return kf__is_contiguous(self);
}

/* The stride of an index tensor along a dimension of the shape that it broadcasts to. */
static int64_t broadcast_stride(const kf__index_plan_t *plan, const kf_tensor_t *index, size_t at) {
  const size_t missing = plan->shape_ndim - index->ndim;
  if (at < missing) return 0;
  return index->sizes[at - missing] == plan->shape[at] ? index->strides[at - missing] : 0;
}

/* The stride of self, or of the index tensor of a dimension of self, along a dimension of the
 * result; 0 if it has none. `of` is self->ndim for self. Where the result has one element, an index
 * tensor has the stride that a view of it would have there. */
static int64_t stride_along(const kf__index_plan_t *plan, const kf_tensor_t *self, uint32_t of,
                            uint32_t dim) {
  const size_t end = plan->first + plan->shape_ndim;
  const bool indexed = dim >= plan->first && dim < end;
  if (of == self->ndim)
    return indexed ? 0 : self->strides[plan->kept[dim < end ? dim : dim - plan->shape_ndim]];
  const kf_tensor_t *index = plan->indices[of];
  if (indexed) return broadcast_stride(plan, index, dim - plan->first);
  if (plan->sizes[dim] != 1) return 0;
  if (plan->shape_ndim == 0) return 1;
  return dim < plan->first ? plan->shape[0] * broadcast_stride(plan, index, 0)
                           : broadcast_stride(plan, index, plan->shape_ndim - 1);
}

typedef struct operands {
  const kf__index_plan_t *plan;
  const kf_tensor_t *self;
} operands_t;

/* Positive: `dim0` lies outside of `dim1`, by the first of self and the index tensors that decides
 * it. */
static int compare_dims(const void *context, uint32_t dim0, uint32_t dim1) {
  const operands_t *from = (const operands_t *)context;
  const kf__index_plan_t *plan = from->plan;
  for (uint32_t i = 0; i <= from->self->ndim; i++) {
    const uint32_t of = i == 0 ? from->self->ndim : i - 1;
    if (i > 0 && plan->indices[of] == NULL) continue;
    const int found = kf__compare_strides(stride_along(plan, from->self, of, dim0),
                                          stride_along(plan, from->self, of, dim1),
                                          plan->sizes[dim0], plan->sizes[dim1]);
    if (found != 0) return found;
  }
  return 0;
}

const int64_t *kf__index_strides(const kf__index_plan_t *plan, const kf_tensor_t *self,
                                 int64_t *strides) {
  if (all_contiguous(plan, self)) return NULL;
  const uint32_t ndim = (uint32_t)plan->ndim;
  uint8_t order[KF__MAX_DIMS];
  kf__sort_dims(order, ndim, compare_dims, &(operands_t){plan, self});
  int64_t step = 1;
  for (uint32_t i = 0; i < ndim; i++) {
    const int64_t size = plan->sizes[order[i]];
    strides[order[i]] = step;
    /* Making the result reports a product that is too large. */
    if (__builtin_mul_overflow(step, size > 1 ? size : 1, &step)) step = 1;
  }
  return strides;
}

kf_status_t kf__index_check_values(const kf__index_plan_t *plan, const kf_tensor_t *values) {
  bool fits = values->ndim <= plan->ndim;
  for (uint32_t i = 1; fits && i <= values->ndim; i++) {
    int64_t size = values->sizes[values->ndim - i];
    fits = size == 1 || size == plan->sizes[plan->ndim - i];
  }
  if (fits) return KF_OK;
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_INDEXED_VALUE,
                                     "index_put: values have shape %s, which does not broadcast to "
                                     "shape %s of the indexed elements"),
                      kf__shape_text(kf__sizes(values), a),
                      kf__shape_text((kf_int_span_t){plan->sizes, plan->ndim}, b));
}
