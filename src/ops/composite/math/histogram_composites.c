/* Histograms over any number of dimensions: the bin of each point by binary search in the edges of
 * each dimension, then a sum of weights for each bin. */
#include <math.h>

#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/core/number.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"
#include "ops/views/view_pieces.h"

/* What to count: points (count, dims) inside a scope, and the edges of each dimension. */
typedef struct {
  kf_tensor_t *points;
  kf_tensor_t *edges[KF__MAX_DIMS];
  int64_t dims;
} plan_t;

static kf_status_t refuse_type(const kf_tensor_t *self) {
  kf_dtype_t dtype = kf__dtype(self);
  if (kf_dtype_is_floating(dtype)) return KF_OK;
  return kf__not_for_dtype("histogramdd", dtype);
}

/* The last dimension holds coordinates; the others are points. */
static kf_status_t check_points(const kf_tensor_t *self, size_t bins) {
  KF_TRY(refuse_type(self));
  if (self->ndim < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HISTOGRAMDD_RANK,
                                       "%s: input must have 2 dimensions or more, but has %u"),
                        kf__api_name(KF__API("histogramdd")), self->ndim);
  if ((int64_t)bins != self->sizes[self->ndim - 1])
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_BINS_COUNT,
                                       "histogramdd: bins must have a number for each coordinate: "
                                       "the size of the last dimension of self"));
  if (bins > KF__MAX_DIMS)
    return kf_error_set(KF_ERR_RUNTIME, "histogramdd: more than %d dimensions", KF__MAX_DIMS);
  return KF_OK;
}

/* ---- Edges ---- */

/* The least and the largest coordinate of a column; 0 and 1 if there are none, or no data. */
static kf_status_t column_range(kf_tensor_t *column, double *low, double *high) {
  *low = 0;
  *high = 1;
  if (column == NULL || column->numel == 0 || column->device.type == KF_DEVICE_META) return KF_OK;
  kf_tensor_t *least = NULL, *most = NULL;
  kf_scalar_t first = KF_INT(0), last = KF_INT(0);
  kf_status_t status = kf_aminmax(column, kf_no_int(), false, &least, &most);
  if (status == KF_OK) status = kf_item(least, &first);
  if (status == KF_OK) status = kf_item(most, &last);
  kf_tensor_release(least);
  kf_tensor_release(most);
  *low = kf__number_real(first);
  *high = kf__number_real(last);
  return status;
}

/* Bins of equal width over the given range or that of the data. A range without width is widened by
 * 1/2 on both sides. */
static kf_status_t uniform_edges(plan_t *plan, int64_t d, int64_t bins, kf_float_span_t range) {
  double low, high;
  if (bins <= 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_BINS,
                                       "%s: bins must be positive, but is %lld for dimension %lld"),
                        kf__api_name(KF__API("histogram")), (long long)bins, (long long)d);
  if (range.data != NULL) {
    low = range.data[2 * d];
    high = range.data[2 * d + 1];
  } else {
    KF_TRY(column_range(kfs_select(plan->points, 1, d), &low, &high));
  }
  if (!isfinite(low) || !isfinite(high))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_INFINITE,
                       "%s: dimension %lld must have a finite range, but has %g to %g"),
        kf__api_name(KF__API("histogramdd")), (long long)d, low, high);
  if (low > high)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_BOUNDS,
                                       "%s: the range from %g to %g of dimension %lld is empty"),
                        kf__api_name(KF__API("histogramdd")), low, high, (long long)d);
  if (low == high) low -= 0.5, high += 0.5;
  kf_tensor_t *made = NULL;
  const int64_t count = bins < INT64_MAX ? bins + 1 : bins; /* too many for memory either way */
  if (plan->points->device.type == KF_DEVICE_META) { /* of a fake tensor: a fake of its device */
    plan->edges[d] = kfs_new_full(plan->points, KF_INTS(count), KF_INT(0));
    return KF_OK;
  }
  kf_status_t status =
      kf_linspace(KF_FLOAT(low), KF_FLOAT(high), count, kf_some_dtype(kf__dtype(plan->points)),
                  kf_no_int(), (kf_opt_device_t){plan->points->device, true}, kf_no_bool(), &made);
  plan->edges[d] = kf_scope_take(status, made);
  return KF_OK;
}

/* Edges that the caller gives; they must be sorted, which is not checked. */
static kf_status_t given_edges(plan_t *plan, int64_t d, kf_tensor_t *edges) {
  if (kf__dtype(edges) != kf__dtype(plan->points))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_BINS_DTYPE,
                       "%s: self is of type %s, but the bins of dimension %lld are of type %s"),
        kf__api_name(KF__API("histogramdd")), kf__dtype_message_name(kf__dtype(plan->points)),
        (long long)d, kf__dtype_message_name(kf__dtype(edges)));
  if (edges->ndim != 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_BINS_RANK,
                       "%s: bins must have one dimension, but have %u for dimension %lld"),
        kf__api_name(KF__API("histogramdd")), edges->ndim, (long long)d);
  if (edges->numel == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_BINS_EMPTY,
                                       "%s: bins have no elements for dimension %lld"),
                        kf__api_name(KF__API("histogramdd")), (long long)d);
  plan->edges[d] = edges;
  return KF_OK;
}

/* ---- Counting ---- */

/* A weight for each point, in the type of the points. */
static kf_status_t check_weight(const kf_tensor_t *self, const kf_tensor_t *weight, uint32_t lead) {
  if (!kf__is_defined(weight)) return KF_OK;
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  bool match = weight->ndim == lead;
  for (uint32_t i = 0; match && i < lead; i++) match = weight->sizes[i] == self->sizes[i];
  if (!match)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_WEIGHT_SHAPE,
                                       "%s: weight must have the shape of self without its last "
                                       "dimension; self has shape %s, weight %s"),
                        kf__api_name(KF__API("histogramdd")), kf__shape_text(kf__sizes(self), a),
                        kf__shape_text(kf__sizes(weight), b));
  if (kf__dtype(weight) != kf__dtype(self))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_WEIGHT_DTYPE,
                                       "%s: self is of type %s, but weight is of type %s"),
                        kf__api_name(KF__API("histogramdd")),
                        kf__dtype_message_name(kf__dtype(self)),
                        kf__dtype_message_name(kf__dtype(weight)));
  return KF_OK;
}

/* The bin of each point in dimension d; clears `inside` for points beyond the edges. The last bin
 * includes its right edge. */
static kf_tensor_t *bins_of(const plan_t *plan, int64_t d, kf_tensor_t **inside) {
  kf_tensor_t *edges = kfs_contiguous(plan->edges[d]), *found = NULL;
  kf_tensor_t *at = kfs_contiguous(kfs_select(plan->points, 1, d));
  if (at == NULL || edges == NULL) return NULL;
  int64_t bins = edges->numel - 1;
  kf_status_t status = kf_searchsorted(edges, at, false, true, (kf_str_t){0}, NULL, &found);
  found = kfs_sub_Scalar(kf_scope_take(status, found), KF_INT(1), KF_INT(1));
  kf_tensor_t *end = kfs_eq(at, kfs_select(edges, 0, bins));
  found = kfs_masked_fill_Scalar(found, end, KF_INT(bins - 1));
  kf_tensor_t *fits =
      kfs_logical_and(kfs_ge_Scalar(found, KF_INT(0)), kfs_lt_Scalar(found, KF_INT(bins)));
  *inside = *inside == NULL ? fits : kfs_logical_and(*inside, fits);
  return found;
}

/* Divides by the sum and the volume of each bin, so that the integral is 1. In many dimensions the
 * bins are many more than the points, so only the first quotient gets memory of its own. */
static kf_tensor_t *densities(const plan_t *plan, kf_tensor_t *hist) {
  kf_tensor_t *quotient = kfs_div(hist, kfs_sum(hist));
  for (int64_t d = 0; d < plan->dims; d++) {
    kf_tensor_t *width = kfs_diff(plan->edges[d], 1, -1, NULL, NULL);
    for (int64_t i = d + 1; i < plan->dims; i++) width = kfs_unsqueeze(width, -1);
    if (quotient == NULL || width == NULL) return NULL;
    kf_status_t status = kf_div_(quotient, width);
    if (status != KF_OK) return kf_scope_take(status, NULL);
  }
  return quotient;
}

/* Points without coordinates are not counted, as in PyTorch. */
static kf_tensor_t *count_nothing(const plan_t *plan, bool density) {
  kf_tensor_t *hist = kf__scoped_zeros(plan->points, kf_no_ints(), kf__dtype(plan->points));
  return density ? densities(plan, hist) : hist;
}

/* Points outside of all bins add 0 to the first one. */
static kf_tensor_t *count(const plan_t *plan, kf_tensor_t *weight, bool density) {
  if (plan->dims == 0) return count_nothing(plan, density);
  int64_t sizes[KF__MAX_DIMS], bins = 1;
  kf_tensor_t *flat = NULL, *inside = NULL;
  for (int64_t d = 0; d < plan->dims; d++) {
    kf_tensor_t *found = bins_of(plan, d, &inside);
    if (found == NULL) return NULL;
    sizes[d] = plan->edges[d]->numel - 1;
    flat = flat == NULL ? found : kfs_add(kfs_mul_Scalar(flat, KF_INT(sizes[d])), found);
    bins *= sizes[d];
  }
  kf_tensor_t *outside = kfs_logical_not(inside);
  kf_tensor_t *weights = kf__is_defined(weight)
                             ? kfs_reshape(weight, KF_INTS(-1))
                             : kfs_new_ones(plan->points, KF_INTS(plan->points->sizes[0]));
  weights = kfs_masked_fill_Scalar(weights, outside, KF_INT(0));
  flat = kfs_masked_fill_Scalar(flat, outside, KF_INT(0));
  kf_tensor_t *hist = kf__scoped_zeros(plan->points, KF_INTS(bins), kf__dtype(plan->points));
  if (bins > 0) hist = kfs_index_add(hist, 0, flat, weights);
  hist = kfs_reshape(hist, (kf_int_span_t){sizes, (size_t)plan->dims});
  return density ? densities(plan, hist) : hist;
}

/* The edges come from `bins`, numbers of bins, or from `given`, if it has elements. */
static kf_status_t make_plan(plan_t *plan, kf_tensor_t *self, kf_int_span_t bins,
                             kf_tensor_span_t given, kf_float_span_t range) {
  plan->dims = self->sizes[self->ndim - 1];
  kf_tensor_t *rows = plan->dims == 0 ? self : kfs_reshape(self, KF_INTS(-1, plan->dims));
  plan->points = kfs_detach(rows);
  if (plan->points == NULL) return KF_OK; /* the scope has failed */
  if (range.data != NULL && (int64_t)range.size != 2 * plan->dims)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_HISTOGRAM_RANGE,
                       "%s: in %lld dimensions, range must have %lld elements, but has %zu"),
        kf__api_name(KF__API("histogramdd")), (long long)plan->dims, 2 * (long long)plan->dims,
        range.size);
  for (int64_t d = 0; d < plan->dims; d++)
    KF_TRY(given.size > 0 ? given_edges(plan, d, given.data[d])
                          : uniform_edges(plan, d, bins.data[d], range));
  return KF_OK;
}

/* Copies of the edges, for the caller: they must not share memory with an argument. */
static kf_status_t take_edges(const plan_t *plan, kf_list_t **out) {
  kf__pieces_t pieces;
  KF_TRY(kf__pieces_begin(&pieces, (size_t)plan->dims));
  for (int64_t d = 0; d < plan->dims && pieces.status == KF_OK; d++) {
    kf_tensor_t *copy = NULL;
    kf_status_t status = kf_clone(plan->edges[d], kf_no_int(), &copy);
    kf__pieces_add(&pieces, status, copy);
  }
  return kf__pieces_end(&pieces, out);
}

static kf_status_t histogramdd(kf_tensor_t *self, kf_int_span_t bins, kf_tensor_span_t given,
                               kf_float_span_t range, kf_tensor_t *weight, bool density,
                               kf_tensor_t **out_hist, kf_list_t **out_edges) {
  KF_TRY(check_points(self, given.size > 0 ? given.size : bins.size));
  KF_TRY(check_weight(self, weight, self->ndim - 1));
  plan_t plan = {0};
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_status_t made = make_plan(&plan, self, bins, given, range);
  kf_tensor_t *hist = NULL;
  kf_list_t *edges = NULL;
  if (made == KF_OK && !kf_scope_has_failed()) hist = kf_scope_keep(count(&plan, weight, density));
  if (made == KF_OK && hist != NULL) made = take_edges(&plan, &edges);
  kf_status_t closed = kf_scope_close(&scope);
  if (made == KF_OK) made = closed;
  if (made != KF_OK) {
    kf_tensor_release(hist);
    return made;
  }
  *out_hist = hist;
  *out_edges = edges;
  return KF_OK;
}

static const kf_tensor_span_t NO_TENSORS = {NULL, 0};
static const kf_float_span_t NO_RANGE = {NULL, 0};

kf_status_t kf__op_histogramdd(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t bins,
                               kf_float_span_t range, kf_tensor_t *weight, bool density,
                               kf_tensor_t **out_hist, kf_list_t **out_bin_edges) {
  (void)call;
  return histogramdd(self, bins, NO_TENSORS, range, weight, density, out_hist, out_bin_edges);
}

kf_status_t kf__op_histogramdd_int_bins(const kf_call_t *call, kf_tensor_t *self, int64_t bins,
                                        kf_float_span_t range, kf_tensor_t *weight, bool density,
                                        kf_tensor_t **out_hist, kf_list_t **out_bin_edges) {
  (void)call;
  int64_t all[KF__MAX_DIMS], dims = 0;
  KF_TRY(kf_tensor_size(self, -1, &dims));
  for (int i = 0; i < KF__MAX_DIMS; i++) all[i] = bins;
  size_t used = dims < KF__MAX_DIMS ? (size_t)dims : KF__MAX_DIMS;
  return histogramdd(self, (kf_int_span_t){all, used}, NO_TENSORS, range, weight, density, out_hist,
                     out_bin_edges);
}

kf_status_t kf__op_histogramdd_TensorList_bins(const kf_call_t *call, kf_tensor_t *self,
                                               kf_tensor_span_t bins, kf_float_span_t range,
                                               kf_tensor_t *weight, bool density,
                                               kf_tensor_t **out_hist, kf_list_t **out_bin_edges) {
  (void)call;
  (void)range;
  return histogramdd(self, kf_no_ints(), bins, NO_RANGE, weight, density, out_hist, out_bin_edges);
}

/* ---- One dimension ---- */

/* A column of numbers is a list of points with one coordinate. */
static kf_status_t histogram(kf_tensor_t *self, kf_int_span_t bins, kf_tensor_span_t given,
                             kf_float_span_t range, kf_tensor_t *weight, bool density,
                             kf_tensor_t **out_hist, kf_tensor_t **out_edges) {
  kf_tensor_t *column = NULL, *flat = NULL;
  kf_list_t *edges = NULL;
  KF_TRY(kf_reshape(self, KF_INTS(-1, 1), &column));
  kf_status_t status = KF_OK;
  if (kf__is_defined(weight)) status = kf_reshape(weight, KF_INTS(-1), &flat);
  if (status == KF_OK)
    status = histogramdd(column, bins, given, range, flat, density, out_hist, &edges);
  if (status == KF_OK) {
    *out_edges = kf_list_tensors(edges).data[0];
    kf_tensor_retain(*out_edges);
    kf_object_release((kf_object_t *)edges);
  }
  kf_tensor_release(column);
  kf_tensor_release(flat);
  return status;
}

kf_status_t kf__op_histogram_bin_ct(const kf_call_t *call, kf_tensor_t *self, int64_t bins,
                                    kf_float_span_t range, kf_tensor_t *weight, bool density,
                                    kf_tensor_t **out_hist, kf_tensor_t **out_bin_edges) {
  (void)call;
  return histogram(self, (kf_int_span_t){&bins, 1}, NO_TENSORS, range, weight, density, out_hist,
                   out_bin_edges);
}

kf_status_t kf__op_histogram_bins_tensor(const kf_call_t *call, kf_tensor_t *self,
                                         kf_tensor_t *bins, kf_tensor_t *weight, bool density,
                                         kf_tensor_t **out_hist, kf_tensor_t **out_bin_edges) {
  (void)call;
  return histogram(self, kf_no_ints(), (kf_tensor_span_t){&bins, 1}, NO_RANGE, weight, density,
                   out_hist, out_bin_edges);
}
