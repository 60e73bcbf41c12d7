/* Derivatives of indexing: the gradient of a value goes to the element that the value was read
 * from. */
#include <keyfall/autograd.h>
#include <math.h>

#include "autograd/formulas/formula_common.h"
#include "ops/composite/math/segments.h"

/* gather_backward reads the sizes of its second argument only. */
kf_tensor_t *kf__d_gather_grad(kf_tensor_t *grad, kf_tensor_t *index, kf_int_span_t sizes,
                               int64_t dim, bool sparse_grad) {
  if (!sparse_grad) return kf__d_scattered(grad, index, sizes, dim);
  kf_tensor_t *zero = kf__d_zeros_of(grad, (kf_int_span_t){NULL, 0});
  return kfs_gather_backward(grad, kfs_expand(zero, sizes), dim, index, true);
}

static kf_tensor_t *shaped(kf_tensor_t *x, kf_int_span_t sizes) {
  return kf__spans_equal(kf_tensor_sizes(x), sizes) ? x : kfs_reshape(x, sizes);
}

kf_tensor_t *kf__d_index_source(kf_tensor_t *grad, int64_t dim, kf_tensor_t *index,
                                kf_int_span_t sizes) {
  return shaped(kfs_index_select(grad, dim, index), sizes);
}

kf_tensor_t *kf__d_index_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_tensor_span_t indices) {
  return kfs_index_put(kf__d_zeros_of(grad, sizes), indices, grad, true);
}

kf_tensor_t *kf__d_index_put_self(kf_tensor_t *grad, kf_tensor_span_t indices, kf_int_span_t sizes,
                                  bool accumulate) {
  if (accumulate) return grad;
  return kfs_index_put(grad, indices, kf__d_zeros_of(grad, sizes), false);
}

kf_tensor_t *kf__d_take_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_tensor_t *index) {
  return kfs_put(kf__d_zeros_of(grad, sizes), index, grad, true);
}

kf_tensor_t *kf__d_put_self(kf_tensor_t *grad, kf_tensor_t *index, bool accumulate) {
  if (accumulate) return grad;
  return kfs_put(grad, index, kf__d_zeros_of(grad, kf_tensor_sizes(index)), false);
}

kf_tensor_t *kf__d_put_source(kf_tensor_t *grad, kf_tensor_t *index, kf_int_span_t sizes) {
  return shaped(kfs_take(grad, index), sizes);
}

kf_tensor_t *kf__d_masked_select_grad(kf_tensor_t *grad, kf_int_span_t sizes, kf_tensor_t *mask) {
  int64_t both[KF__MAX_DIMS];
  size_t ndim = 0;
  kf_status_t status = kf__broadcast_shapes(sizes, kf_tensor_sizes(mask), both, &ndim);
  if (status != KF_OK) return kf__d_failed(status);
  return kfs_masked_scatter(kf__d_zeros_of(grad, kf__d_span(both, ndim)), mask, grad);
}

/* masked_scatter reads one source element for each set mask element; the gradient of the other
 * source elements is zero. */
kf_tensor_t *kf__d_masked_scatter_source(kf_tensor_t *grad, kf_tensor_t *mask,
                                         kf_int_span_t sizes) {
  kf_tensor_t *used = kfs_masked_select(grad, mask);
  int64_t count = 1;
  for (size_t d = 0; d < sizes.size; d++) count *= sizes.data[d];
  int64_t unused = count - kf_tensor_numel(used);
  if (used != NULL && unused > 0) {
    kf_tensor_t *parts[] = {used, kf__d_zeros_of(grad, KF_INTS(unused))};
    used = kfs_cat((kf_tensor_span_t){parts, 2}, 0);
  }
  return shaped(used, sizes);
}

/* ---- scatter_reduce and index_reduce ---- */

/* The arguments of the formulas for self and for source. */
typedef struct {
  kf_tensor_t *grad, *self, *index, *source, *result;
  kf_str_t reduce;
  int64_t dim;
  bool include_self;
} scattered_t;

static kf_tensor_t *sums(const scattered_t *s, kf_tensor_t *start, kf_tensor_t *values) {
  return kfs_scatter_add(start, s->dim, s->index, values);
}
static kf_tensor_t *picked(const scattered_t *s, kf_tensor_t *from) {
  return kfs_gather(from, s->dim, s->index);
}
static kf_tensor_t *product(const scattered_t *s, kf_tensor_t *self, kf_tensor_t *source) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_scatter_reduce_two(self, s->dim, s->index, source, kf_str_of("prod"),
                                             s->include_self, &made);
  return kf_scope_take(status, made);
}

/* The number of values averaged into each element; 1 where there are none. */
static kf_tensor_t *counts(const scattered_t *s) {
  kf_tensor_t *start = s->include_self ? kfs_ones_like(s->grad) : kfs_zeros_like(s->grad);
  kf_tensor_t *count = sums(s, start, kf__d_in_type_of(kfs_ones_like(s->source), s->grad));
  return kfs_masked_fill_Scalar(count, kfs_eq_Scalar(count, KF_INT(0)), KF_INT(1));
}

/* The gradient of a minimum or maximum, divided by the number of values equal to it. */
static kf_tensor_t *shares(const scattered_t *s, kf_tensor_t *own, kf_tensor_t *theirs) {
  return kfs_div(s->grad, sums(s, own, theirs));
}

static kf_tensor_t *reduce_self(const scattered_t *s) {
  kf_tensor_t *grad;
  if (kf__d_text_is(s->reduce, "sum")) {
    grad = s->grad;
  } else if (kf__d_text_is(s->reduce, "mean")) {
    grad = kfs_div(s->grad, counts(s));
  } else if (kf__d_text_is(s->reduce, "prod")) {
    kf_tensor_t *filled =
        kfs_masked_fill_Scalar(s->self, kfs_eq_Scalar(s->self, KF_INT(0)), KF_INT(1));
    kf_tensor_t *all = product(s, filled, s->source);
    grad = kfs_div(kfs_mul(s->grad, kfs_conj(all)), kfs_conj(filled));
  } else {
    kf_tensor_t *own = kf__d_in_type_of(kfs_eq(s->self, s->result), s->grad);
    kf_tensor_t *theirs = kf__d_in_type_of(kfs_eq(s->source, picked(s, s->result)), s->grad);
    grad = kfs_mul(own, shares(s, own, theirs));
  }
  return s->include_self ? grad : kfs_scatter_value(grad, s->dim, s->index, KF_INT(0));
}

/* Where exactly one factor is 0, its derivative is the product of the other factors. With several
 * zeros the derivative is 0, but this expression is then constant in each of them, so it has no
 * second derivative. */
static kf_tensor_t *product_source(const scattered_t *s, kf_tensor_t *zero, kf_tensor_t *count) {
  kf_tensor_t *single = kfs_logical_and(zero, kfs_eq_Scalar(count, KF_INT(1)));
  kf_tensor_t *filled = kfs_masked_fill_Scalar(s->source, single, KF_INT(1));
  kf_tensor_t *others = picked(s, kfs_mul(s->grad, kfs_conj(product(s, s->self, filled))));
  filled = kfs_conj(kfs_masked_fill_Scalar(s->source, zero, KF_INT(1)));
  kf_tensor_t *ratio = kfs_div(picked(s, kfs_mul(s->grad, kfs_conj(s->result))), filled);
  return kfs_where_self(single, others, ratio);
}

/* Shifts x by `step` towards the end of `dim`. A shifted element is kept where `same` says that its
 * old and new position belong to the same group; every other element is 1. `same` is `step`
 * elements shorter than x along `dim`. */
static kf_tensor_t *moved(kf_tensor_t *x, int64_t dim, int64_t step, kf_tensor_t *same) {
  int64_t size = kf__size_at(kf_tensor_sizes(x), dim);
  kf_tensor_t *ones = kfs_ones_like(kfs_narrow(x, dim, 0, step));
  kf_tensor_t *kept = kfs_where_ScalarOther(same, kfs_narrow(x, dim, 0, size - step), KF_INT(1));
  kf_tensor_t *parts[] = {ones, kept};
  return kfs_cat((kf_tensor_span_t){parts, 2}, dim);
}

/* For each element, the product of the elements before it along `dim` that have the same key. Equal
 * keys must be adjacent. Works by doubling: products of 2, 4, 8, … elements each combine two
 * products of half the length. */
static kf_tensor_t *products_before(kf_tensor_t *x, kf_tensor_t *key, int64_t dim) {
  int64_t size = kf__size_at(kf_tensor_sizes(x), dim);
  kf_tensor_t *result = NULL;
  for (int64_t step = 1; step < size; step *= 2) {
    kf_tensor_t *same =
        kfs_eq(kfs_narrow(key, dim, step, size - step), kfs_narrow(key, dim, 0, size - step));
    if (result == NULL) result = moved(x, dim, 1, same);
    result = kfs_mul(result, moved(result, dim, step, same));
  }
  return result == NULL ? kfs_ones_like(x) : result;
}

/* The derivative with respect to source, without a division, so it has further derivatives no
 * matter which elements are 0. Sorts source by index; the derivative of an element is the product
 * of the elements before it in its group times the product of those after it. */
static kf_tensor_t *product_source_by_order(const scattered_t *s) {
  kf_tensor_t *key = NULL, *order = NULL;
  kf_int_span_t flipped = KF_INTS(s->dim);
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sort_stable(s->index, kf_some_bool(true), s->dim, false, &key, &order);
  key = kf_scope_take(status, key);
  order = kf_scope_take(status, order);
  kf_tensor_t *x = kfs_gather(s->source, s->dim, order);
  kf_tensor_t *before = products_before(x, key, s->dim);
  kf_tensor_t *behind =
      kfs_flip(products_before(kfs_flip(x, flipped), kfs_flip(key, flipped), s->dim), flipped);
  kf_tensor_t *others = kfs_mul(before, behind);
  if (s->include_self) others = kfs_mul(others, kfs_gather(s->self, s->dim, key));
  kf_tensor_t *grad = kfs_mul(kfs_gather(s->grad, s->dim, key), kfs_conj(others));
  return kfs_scatter_src(kfs_zeros_like(grad), s->dim, order, grad);
}

static kf_tensor_t *product_grad_source(const scattered_t *s) {
  kf_tensor_t *zero = kfs_eq_Scalar(s->source, KF_INT(0));
  kf_tensor_t *count = sums(s, kfs_zeros_like(s->self), kf__d_in_type_of(zero, s->self));
  bool several = false;
  if (kf_grad_mode()) {
    kf_status_t status = kf__d_any(kfs_gt_Scalar(kf__d_real(count), KF_INT(1)), &several);
    if (status != KF_OK) return kf__d_failed(status);
  }
  return several ? product_source_by_order(s) : product_source(s, zero, picked(s, count));
}

static kf_tensor_t *reduce_source(const scattered_t *s) {
  if (kf__d_text_is(s->reduce, "sum")) return picked(s, s->grad);
  if (kf__d_text_is(s->reduce, "mean")) return picked(s, kfs_div(s->grad, counts(s)));
  if (kf__d_text_is(s->reduce, "prod")) return product_grad_source(s);
  kf_tensor_t *own = kf__d_in_type_of(kfs_eq(s->self, s->result), s->grad);
  kf_tensor_t *theirs = kf__d_in_type_of(kfs_eq(s->source, picked(s, s->result)), s->grad);
  return kfs_mul(theirs, picked(s, shares(s, own, theirs)));
}

kf_tensor_t *kf__d_scatter_reduce_self(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
                                       kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce,
                                       bool include_self, kf_tensor_t *result) {
  scattered_t s = {grad, self, index, src, result, reduce, dim, include_self};
  return reduce_self(&s);
}

kf_tensor_t *kf__d_scatter_reduce_src(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
                                      kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce,
                                      bool include_self, kf_tensor_t *result) {
  scattered_t s = {grad, self, index, src, result, reduce, dim, include_self};
  return reduce_source(&s);
}

/* index_reduce is scatter_reduce with one index for a whole slice. */
static kf_tensor_t *slice_index(kf_tensor_t *index, int64_t dim, kf_tensor_t *source) {
  int64_t shape[KF__MAX_DIMS];
  kf_int_span_t sizes = kf_tensor_sizes(source);
  if (sizes.size == 0) return kfs_reshape(index, sizes);
  for (size_t d = 0; d < sizes.size; d++) shape[d] = 1;
  shape[kf__d_wrap(dim, sizes.size)] = -1;
  return kfs_expand(kfs_reshape(index, kf__d_span(shape, sizes.size)), sizes);
}

kf_tensor_t *kf__d_index_reduce_self(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
                                     kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce,
                                     bool include_self, kf_tensor_t *result) {
  scattered_t s = {grad, self,        slice_index(index, dim, source), source, result, reduce,
                   dim,  include_self};
  return reduce_self(&s);
}

kf_tensor_t *kf__d_index_reduce_source(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim,
                                       kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce,
                                       bool include_self, kf_tensor_t *result) {
  scattered_t s = {grad, self,        slice_index(index, dim, source), source, result, reduce,
                   dim,  include_self};
  return reduce_source(&s);
}

/* ---- segment_reduce ---- */

/* Segments as rows of matrices, with the number of a segment for each row of data. The first and
 * the last segment of a batch are what the caller left out: their gradient is 0. */
typedef struct {
  kf_tensor_t *index, *data, *grad;
  int64_t segments, columns;
} segments_t;

static kf_tensor_t *of_segments(const segments_t *s, kf_tensor_t *values) {
  return kfs_index_select(values, 0, s->index);
}
static kf_tensor_t *segment_sums(const segments_t *s, kf_tensor_t *values) {
  kf_tensor_t *start = kfs_new_zeros(s->data, KF_INTS(s->segments, s->columns));
  return of_segments(s, kfs_index_add(start, 0, s->index, kf__d_in_type_of(values, s->data)));
}

/* Elements that are the minimum or maximum share the gradient; NaN always has a share, the initial
 * value never, as in PyTorch. */
static kf_tensor_t *segment_extreme(const segments_t *s, kf_tensor_t *result) {
  kf_tensor_t *chosen = kfs_logical_or(kfs_eq(s->data, of_segments(s, result)), kfs_isnan(s->data));
  /* At least 1: where the initial value won, 0 would make NaN of the second derivative. */
  kf_tensor_t *count = kfs_clamp_min(segment_sums(s, chosen), KF_INT(1));
  kf_tensor_t *share = kfs_div(of_segments(s, s->grad), count);
  return kfs_masked_fill_Scalar(share, kfs_logical_not(chosen), KF_INT(0));
}

/* Products of the other elements: zeros and NaN are counted, because nothing can be divided by
 * them. */
static kf_tensor_t *segment_product(const segments_t *s, kf_opt_scalar_t initial) {
  kf_tensor_t *nan = kfs_isnan(s->data), *zero = kfs_eq_Scalar(s->data, KF_INT(0));
  kf_tensor_t *plain = kfs_masked_fill_Scalar(s->data, kfs_logical_or(nan, zero), KF_INT(1));
  kf_tensor_t *start = kfs_new_full(s->data, KF_INTS(s->segments, s->columns),
                                    initial.has ? initial.value : KF_INT(1));
  kf_tensor_t *whole = kfs_index_reduce(start, 0, s->index, plain, kf_str_of("prod"));
  kf_tensor_t *others = kfs_div(of_segments(s, whole), plain);
  kf_tensor_t *zeros = kfs_ne(segment_sums(s, zero), kf__d_in_type_of(zero, s->data));
  kf_tensor_t *nans = kfs_ne(segment_sums(s, nan), kf__d_in_type_of(nan, s->data));
  others = kfs_mul(others, kf__d_in_type_of(kfs_logical_not(zeros), s->data));
  others = kfs_masked_fill_Scalar(others, nans, KF_FLOAT(NAN));
  return kfs_mul(of_segments(s, s->grad), kf__d_conj(others));
}

/* (batches, segments, columns) as rows of matrices, with a row of zeros for what is left out. */
static kf_tensor_t *with_margins(const segments_t *s, kf_tensor_t *values, int64_t batches) {
  kf_tensor_t *blocks =
      kfs_reshape(values, KF_INTS(batches, s->segments / batches - 2, s->columns));
  return kfs_reshape(kfs_constant_pad_nd(blocks, KF_INTS(0, 0, 1, 1), KF_INT(0)),
                     KF_INTS(s->segments, s->columns));
}

kf_tensor_t *kf__d_segment_reduce(kf_tensor_t *grad, kf_tensor_t *data, kf_str_t reduce,
                                  kf_tensor_t *lengths, kf_tensor_t *offsets, int64_t axis,
                                  kf_opt_scalar_t initial, kf_tensor_t *result) {
  kf_int_span_t sizes = kf_tensor_sizes(data);
  axis = kf__d_wrap(axis, sizes.size);
  int64_t batches = 1, columns = 1;
  for (size_t d = 0; d < sizes.size; d++)
    if ((int64_t)d != axis) *((int64_t)d < axis ? &batches : &columns) *= sizes.data[d];
  lengths = kf__segment_lengths(lengths, offsets, sizes.data[axis]);
  lengths = kfs_reshape(lengths, KF_INTS(-1));
  if (lengths == NULL || batches == 0) return lengths == NULL ? NULL : kfs_zeros_like(data);
  kf_tensor_t *index = NULL;
  const kf_status_t status = kf_repeat_interleave(lengths, kf_no_int(), &index);
  index = kf_scope_take(status, index);
  segments_t s = {index, kfs_reshape(data, KF_INTS(batches * sizes.data[axis], columns)), NULL,
                  kf_tensor_numel(lengths), columns};
  s.grad = with_margins(&s, grad, batches);
  kf_tensor_t *made;
  if (kf__d_text_is(reduce, "sum") || kf__d_text_is(reduce, "mean")) {
    kf_tensor_t *count = kf__d_in_type_of(kfs_unsqueeze(lengths, 1), data);
    made = of_segments(&s, kf__d_text_is(reduce, "sum") ? s.grad : kfs_div(s.grad, count));
  } else if (kf__d_text_is(reduce, "prod")) {
    /* NaN outside of all segments would make NaN of a gradient of 0. */
    kf_tensor_t *inside = with_margins(&s, kfs_ones_like(grad), batches);
    made = segment_product(&s, initial);
    made = kf__d_where(kfs_ne_Scalar(of_segments(&s, inside), KF_INT(0)), made);
  } else {
    made = segment_extreme(&s, with_margins(&s, result, batches));
  }
  return kfs_reshape(made, sizes);
}
