/* Views as memory regions: the gradient of as_strided, and replaying a view on another base. Both
 * use recorded operators, so they can be differentiated again. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <keyfall/scoped.h>

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"

/* A geometry without dimensions of size 1. */
typedef struct {
  size_t ndim;
  int64_t sizes[KF__MAX_DIMS];
  int64_t strides[KF__MAX_DIMS];
  int64_t offset;
} piece_t;

static kf_int_span_t sizes_of(const piece_t *p) {
  kf_int_span_t span = {p->sizes, p->ndim};
  return span;
}
static kf_int_span_t strides_of(const piece_t *p) {
  kf_int_span_t span = {p->strides, p->ndim};
  return span;
}

/* Fills the piece and returns how many elements of memory it spans; -1 if a size is 0. */
static int64_t squeeze(piece_t *p, kf_int_span_t sizes, kf_int_span_t strides, int64_t offset) {
  KF_ASSERT(sizes.size <= KF__MAX_DIMS);
  KF_ASSERT(sizes.size == strides.size);
  int64_t reach = 1;
  p->ndim = 0;
  p->offset = offset;
  for (size_t i = 0; i < sizes.size; i++) /* first: an empty tensor may have any strides */
    if (sizes.data[i] == 0) return -1;
  for (size_t i = 0; i < sizes.size; i++) {
    if (sizes.data[i] == 1) continue;
    reach += (sizes.data[i] - 1) * strides.data[i];
    p->sizes[p->ndim] = sizes.data[i];
    p->strides[p->ndim++] = strides.data[i];
  }
  return reach;
}

/* Whether two elements may share an address. Conservative: returns false only if, in order of
 * increasing stride, each stride exceeds the reach of all smaller dimensions. */
static bool may_overlap(const piece_t *p) {
  bool used[KF__MAX_DIMS] = {false};
  int64_t reach = 0;
  for (size_t round = 0; round < p->ndim; round++) {
    size_t least = p->ndim;
    for (size_t i = 0; i < p->ndim; i++)
      if (!used[i] && (least == p->ndim || p->strides[i] < p->strides[least])) least = i;
    KF_ASSERT(least < p->ndim); /* each round finds an unused one */
    used[least] = true;
    if (p->strides[least] <= reach) return true;
    reach += (p->sizes[least] - 1) * p->strides[least];
  }
  return false;
}

/* Sums the gradients of repeated elements (stride 0), so that the remaining dimensions map one to
 * one. */
static kf_tensor_t *sum_repeated(kf_tensor_t *grad, kf_int_span_t strides, piece_t *p) {
  int64_t dims[KF__MAX_DIMS];
  size_t count = 0, kept = 0;
  for (size_t i = 0; i < grad->ndim; i++)
    if (grad->sizes[i] == 1 || strides.data[i] == 0) dims[count++] = (int64_t)i;
  for (size_t i = 0; i < p->ndim; i++) {
    if (p->strides[i] == 0) continue;
    p->sizes[kept] = p->sizes[i];
    p->strides[kept++] = p->strides[i];
  }
  p->ndim = kept;
  if (count == 0) return grad;
  kf_int_span_t span = {dims, count};
  return kfs_sum_dim_IntList(grad, span, false);
}

/* The memory positions of the piece's elements, as a flat index tensor. */
static kf_tensor_t *element_indices(kf_tensor_t *like, const piece_t *p, int64_t length) {
  kf_tensor_t *all = NULL;
  kf_status_t status = kf_arange(kf_scalar_of_int(length), kf_some_int(KF_DTYPE_INT64), kf_no_int(),
                                 kf_some_device(like->device), kf_no_bool(), &all);
  all = kf_scope_take(status, all);
  if (all == NULL) return NULL;
  return kfs_reshape(kfs_as_strided(all, sizes_of(p), strides_of(p), kf_some_int(p->offset)),
                     KF_INTS(-1));
}

/* A buffer of `length` zeros with the gradient written, or added where positions may overlap, at
 * the positions of the piece. */
static kf_tensor_t *scatter(kf_tensor_t *grad, const piece_t *out, int64_t length) {
  kf_tensor_t *memory = kfs_new_zeros(grad, KF_INTS(length));
  if (memory == NULL) return NULL;
  if (may_overlap(out))
    return kfs_index_add(memory, 0, element_indices(grad, out, length),
                         kfs_reshape(grad, KF_INTS(-1)));
  kf_tensor_t *part =
      kfs_as_strided(memory, sizes_of(out), strides_of(out), kf_some_int(out->offset));
  if (part == NULL) return NULL;
  return kf_scope_take(kf_copy_(part, grad, false), kf_scope_keep(memory));
}

/* Elements of the input that share an address share its gradient evenly. */
static kf_tensor_t *divide_shared(kf_tensor_t *memory, const piece_t *in, int64_t length) {
  kf_tensor_t *index = element_indices(memory, in, length);
  if (index == NULL) return NULL;
  kf_tensor_t *count = kfs_new_zeros(memory, KF_INTS(length));
  kf_tensor_t *ones = kfs_new_ones(memory, kf__sizes(index));
  return kfs_div(memory, kfs_index_add(count, 0, index, ones));
}

kf_status_t kf__as_strided_backward(kf_tensor_t *grad, kf_int_span_t input_sizes,
                                    kf_int_span_t input_strides, int64_t input_offset,
                                    kf_int_span_t sizes, kf_int_span_t strides, int64_t offset,
                                    kf_tensor_t **out) {
  piece_t in, part;
  kf_scope_t scope;
  *out = NULL;
  kf_scope_open(&scope);
  int64_t in_reach = squeeze(&in, input_sizes, input_strides, input_offset);
  int64_t out_reach = squeeze(&part, sizes, strides, offset);
  kf_tensor_t *result = NULL;
  if (in_reach < 0 || out_reach < 0) {
    result = kfs_new_zeros(grad, input_sizes);
  } else {
    int64_t start = input_offset < offset ? input_offset : offset;
    in.offset -= start;
    part.offset -= start;
    int64_t length = in.offset + in_reach > part.offset + out_reach ? in.offset + in_reach
                                                                    : part.offset + out_reach;
    KF_ASSERT(in.offset == 0 || part.offset == 0); /* one of them is the start */
    KF_ASSERT(length > 0);
    kf_tensor_t *memory = NULL;
    kf_tensor_t *reduced = sum_repeated(grad, strides, &part);
    if (reduced != NULL) memory = scatter(reduced, &part, length);
    if (memory != NULL && may_overlap(&in)) memory = divide_shared(memory, &in, length);
    if (memory != NULL)
      result = kfs_as_strided(memory, input_sizes, input_strides, kf_some_int(in.offset));
  }
  *out = kf_scope_keep(result);
  kf_status_t status = kf_scope_close(&scope);
  if (status != KF_OK) {
    kf_tensor_release(*out);
    *out = NULL;
  }
  return status;
}

/* ---- Replaying views ---- */

bool kf__same_element_kind(const kf_tensor_t *a, const kf_tensor_t *b) {
  const uint64_t lazy = UINT64_C(1) << KF_RANK_Conjugate | UINT64_C(1) << KF_RANK_Negative;
  return a->dtype == b->dtype &&
         ((a->base.keys.functionality ^ b->base.keys.functionality) & lazy) == 0;
}

/* One step of a chain of views: releases the previous tensor and moves on to the next one. */
static kf_status_t step(kf_status_t status, kf_tensor_t **at, kf_tensor_t *const *next) {
  if (*at != NULL) kf_tensor_release(*at);
  *at = status == KF_OK ? *next : NULL;
  return status;
}

/* Views pairs of real numbers of the base as the complex numbers of the view. */
static kf_status_t strided_pairs(const kf_tensor_t *view, kf_tensor_t *base, kf_tensor_t **out) {
  int64_t sizes[KF__MAX_DIMS + 1], strides[KF__MAX_DIMS + 1];
  for (uint32_t i = 0; i < view->ndim; i++) {
    sizes[i] = view->sizes[i];
    strides[i] = view->strides[i] * 2;
  }
  sizes[view->ndim] = 2;
  strides[view->ndim] = 1;
  kf_int_span_t size = {sizes, view->ndim + 1}, stride = {strides, view->ndim + 1};
  kf_opt_int_t offset = {view->offset * 2, true};
  kf_tensor_t *pairs = NULL;
  KF_TRY(kf_as_strided(base, size, stride, offset, &pairs));
  kf_status_t status = kf_view_as_complex(pairs, out);
  kf_tensor_release(pairs);
  return status;
}

static kf_status_t restrided(const kf_tensor_t *view, kf_tensor_t *base, kf_tensor_t **out) {
  kf_opt_int_t offset = {view->offset, true};
  return kf_as_strided(base, kf__sizes(view), kf__strides(view), offset, out);
}

static kf_status_t same_bits(const kf_tensor_t *view, kf_tensor_t **at) {
  kf_tensor_t *next = NULL;
  if (kf_tensor_is_conj(view) != kf_tensor_is_conj(*at))
    KF_TRY(step(kf_raw_conj(*at, &next), at, &next));
  if (kf_tensor_is_neg(view) != kf_tensor_is_neg(*at))
    KF_TRY(step(kf_raw_neg_view(*at, &next), at, &next));
  return KF_OK;
}

kf_status_t kf_tensor_replay_view(kf_tensor_t *view, kf_tensor_t *new_base,
                                  kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  kf_dtype_t from = kf__dtype(new_base), to = kf__dtype(view);
  kf_tensor_t *at = NULL, *next = NULL;
  kf_status_t status = KF_OK;
  if (from == to) {
    status = restrided(view, new_base, &at);
  } else if (kf_dtype_is_complex(from) && kf_dtype_to_real(from) == to) {
    kf_tensor_retain(new_base);
    at = new_base;
    if (kf_tensor_is_conj(at)) status = step(kf_raw_conj(at, &next), &at, &next);
    if (status == KF_OK) status = step(kf_view_as_real(at, &next), &at, &next);
    if (status == KF_OK) status = step(restrided(view, at, &next), &at, &next);
  } else if (kf_dtype_is_complex(to) && kf_dtype_to_complex(from) == to) {
    status = strided_pairs(view, new_base, &at);
  } else {
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "a view of type %s of a tensor of type %s cannot be made again: elements "
                        "of another type have no derivative",
                        kf_dtype_name(to), kf_dtype_name(from));
  }
  if (status == KF_OK) status = same_bits(view, &at);
  if (status != KF_OK) {
    kf_tensor_release(at);
    return status;
  }
  *out_tensor = at;
  return KF_OK;
}
