/* Reductions of consecutive segments of a dimension, whose lengths are given. */
#include <math.h>
#include <string.h>

#include "compat/math_texts.h"
#include "ops/composite/math/segments.h"
#include "ops/core/number.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* Segments become an index, one number of a segment for each row, so index_add and index_reduce do
 * the work and have the derivatives. */
typedef struct {
  const char *name, *reduce; /* PyTorch's name, and that of index_reduce; NULL: a sum */
  double start;              /* the result of an empty segment */
} reduction_t;
static const reduction_t REDUCTIONS[] = {
    {"sum", NULL, 0},          {"mean", NULL, 0},   {"max", "amax", -HUGE_VAL},
    {"min", "amin", HUGE_VAL}, {"prod", "prod", 1},
};

static bool is_text(kf_str_t text, const char *name) {
  return text.size == strlen(name) && memcmp(text.data, name, text.size) == 0;
}

/* PyTorch's function accepts the names of index_reduce, too. */
static kf_status_t find_reduction(kf_str_t reduce, const reduction_t **out) {
  for (size_t i = 0; i < sizeof REDUCTIONS / sizeof *REDUCTIONS; i++) {
    const reduction_t *each = &REDUCTIONS[i];
    if (!is_text(reduce, each->name) && (each->reduce == NULL || !is_text(reduce, each->reduce)))
      continue;
    *out = each;
    return KF_OK;
  }
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SEGMENT_REDUCE,
                     "segment_reduce: reduce must be sum, prod, mean, amax or amin, but is %.*s"),
      (int)reduce.size, reduce.data);
}

/* Lengths have the dimensions of data up to and including axis. */
static kf_status_t check_segments(const kf_tensor_t *data, const kf_tensor_t *lengths,
                                  int64_t axis) {
  if (data->ndim == 0 || lengths->numel == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        "segment_reduce(): Expected data with a dimension, and segments");
  if (axis != (int64_t)lengths->ndim - 1 || axis >= (int64_t)data->ndim)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SEGMENT_AXIS,
                       "segment_reduce: axis must be the last dimension of lengths, but is %lld"),
        (long long)axis);
  for (int64_t i = 0; i < axis; i++)
    if (lengths->sizes[i] != data->sizes[i])
      return kf_error_set(KF_ERR_RUNTIME,
                          "segment_reduce(): Expected lengths and data to agree in the dimensions "
                          "before axis");
  if (kf_dtype_is_floating(kf__dtype(data)) || data->device.type == KF_DEVICE_META) return KF_OK;
  return kf__not_for_dtype("_segment_reduce_cpu", kf__dtype(data));
}

/* KF_ERR_RUNTIME unless no length is negative and each row of them has the sum `size`. */
static kf_status_t check_sums(kf_tensor_t *lengths, int64_t size) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *sums = kfs_sum_dim_IntList(lengths, KF_INTS(-1), false);
  kf_tensor_t *right = kfs_all(kfs_eq_Scalar(sums, KF_INT(size)));
  kf_tensor_t *positive = kfs_all(kfs_ge_Scalar(lengths, KF_INT(0)));
  kf_scalar_t exact = KF_INT(0), valid = KF_INT(0);
  kf_status_t status = KF_OK;
  if (right != NULL && positive != NULL) {
    status = kf_item(right, &exact);
    if (status == KF_OK) status = kf_item(positive, &valid);
  }
  kf_status_t closed = kf_scope_close(&scope);
  if (closed != KF_OK || status != KF_OK) return closed != KF_OK ? closed : status;
  if (kf__number_real(valid) == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SEGMENT_LENGTHS, "segment_reduce: no length may be negative"));
  if (kf__number_real(exact) != 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SEGMENT_SUM,
                                     "segment_reduce: lengths must add up to the size of data "
                                     "along axis in each row, unless unsafe is given"));
}

kf_tensor_t *kf__segment_lengths(kf_tensor_t *lengths, kf_tensor_t *offsets, int64_t size) {
  kf_tensor_t *before;
  if (kf__is_defined(lengths)) {
    before = kfs_zeros_like(kfs_narrow(lengths, -1, 0, 1));
  } else {
    before = kfs_narrow(offsets, -1, 0, 1);
    lengths = kfs_diff(offsets, 1, -1, NULL, NULL);
  }
  kf_tensor_t *most = kfs_cat(KF_TENSORS(before, lengths), -1);
  kf_tensor_t *end = kfs_sum_dim_IntList(most, KF_INTS(-1), true);
  return kfs_cat(KF_TENSORS(most, kfs_rsub_Scalar(end, KF_INT(size), KF_INT(1))), -1);
}

/* (segments, elements of a slice): the reduction of the rows of `rows` by segment. */
static kf_tensor_t *reduce_rows(kf_tensor_t *rows, kf_tensor_t *flat_lengths, bool is_mean,
                                const reduction_t *how, kf_opt_scalar_t initial) {
  if (rows == NULL || flat_lengths == NULL) return NULL;
  int64_t segments = flat_lengths->numel;
  kf_tensor_t *index = NULL;
  if (rows->device.type == KF_DEVICE_META) { /* without data, any numbers of segments serve */
    index = kfs_new_full(flat_lengths, KF_INTS(rows->sizes[0]), KF_INT(0));
  } else {
    kf_status_t status = kf_repeat_interleave(flat_lengths, kf_no_int(), &index);
    index = kf_scope_take(status, index);
  }
  kf_scalar_t start = initial.has ? initial.value : KF_FLOAT(how->start);
  kf_tensor_t *made = kfs_new_full(rows, KF_INTS(segments, rows->sizes[1]), start);
  kf_str_t name = {how->reduce, how->reduce == NULL ? 0 : strlen(how->reduce)};
  made = how->reduce == NULL ? kfs_index_add(made, 0, index, rows)
                             : kfs_index_reduce(made, 0, index, rows, name);
  if (!is_mean) return made;
  kf_tensor_t *count = kfs_unsqueeze(flat_lengths, 1);
  if (initial.has) count = kfs_clamp_min(count, KF_INT(1));
  return kfs_div(made, kf__to_type(count, kf__dtype(rows)));
}

kf_status_t kf__op_segment_reduce(const kf_call_t *call, kf_tensor_t *data, kf_str_t reduce,
                                  kf_tensor_t *lengths, kf_tensor_t *indices, kf_tensor_t *offsets,
                                  int64_t axis, bool unsafe, kf_opt_scalar_t initial,
                                  kf_tensor_t **out) {
  (void)call;
  const reduction_t *how = NULL;
  KF_TRY(find_reduction(reduce, &how));
  if (kf__is_defined(indices))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SEGMENT_INDICES, "segment_reduce: indices are not supported"));
  if (!kf__is_defined(lengths) && !kf__is_defined(offsets))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SEGMENT_NEITHER, "segment_reduce: expected lengths or offsets"));
  KF_TRY(kf__wrap_dim(axis, data->ndim, false, &axis));
  KF_TRY(check_segments(data, kf__is_defined(lengths) ? lengths : offsets, axis));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_status_t status = KF_OK;
  if (kf__is_defined(lengths) && !unsafe && data->device.type != KF_DEVICE_META)
    status = check_sums(lengths, data->sizes[axis]);
  kf_tensor_t *made = status != KF_OK ? kf_scope_take(status, NULL)
                                      : kf__segment_lengths(lengths, offsets, data->sizes[axis]);
  if (made != NULL) {
    lengths = made;
    /* Rows and columns are counted apart: there may be no rows. */
    int64_t sizes[KF__MAX_DIMS], rows = 1, columns = 1;
    for (uint32_t i = 0; i < data->ndim; i++) {
      sizes[i] = i == (uint32_t)axis ? lengths->sizes[axis] : data->sizes[i];
      *(i <= (uint32_t)axis ? &rows : &columns) *= data->sizes[i];
    }
    kf_tensor_t *flat = kfs_reshape(data, KF_INTS(rows, columns));
    made =
        reduce_rows(flat, kfs_reshape(lengths, KF_INTS(-1)), is_text(reduce, "mean"), how, initial);
    made = kfs_reshape(made, (kf_int_span_t){sizes, data->ndim});
    made = kfs_narrow(made, axis, 1, sizes[axis] - 2);
  }
  return kf__close_with(&scope, made, out);
}
