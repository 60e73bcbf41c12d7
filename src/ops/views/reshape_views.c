/* The same elements in another shape: view and reshape, and operators made of them. A view never
 * copies; reshape copies where no strides describe the new shape. */
#include "compat/operator_texts.h"
#include "ops/views/views.h"

/* ---- view ---- */

static kf_status_t not_viewable(void) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_VIEW_STRIDES,
          "view: the strides of self cannot express this shape without a copy; reshape makes one"));
}

/* A contiguous tensor may have any stride in a last dimension of size 1. kf__view_strides keeps
 * such a stride, as PyTorch does, so the fast path below must not replace it. */
static bool ends_with_step_one(const kf_tensor_t *self) {
  return self->ndim == 0 || self->strides[self->ndim - 1] == 1;
}

/* Fast path: contiguous tensors, nearly all of them, get contiguous strides without a search. */
static kf_status_t view(kf_tensor_t *self, kf_int_span_t size, kf_tensor_t **out) {
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  KF_TRY(kf__check_rank(size.size));
  KF_TRY(kf__infer_size(size, self->numel, sizes));
  kf_int_span_t found = {sizes, size.size};
  if (KF_LIKELY(kf__is_contiguous(self) && self->numel > 0 && ends_with_step_one(self)))
    kf__contiguous_strides(found, strides);
  else if (!kf__view_strides(self, found, strides))
    return not_viewable();
  KF_ASSERT(kf__product_of_sizes(sizes, size.size) == self->numel); /* kf__infer_size saw to it */
  return kf__tensor_view(self, kf__dtype(self), (uint32_t)size.size, sizes, strides, self->offset,
                         out);
}

kf_status_t kf__op_view(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                        kf_tensor_t **out) {
  (void)call;
  KF_TRY(view(self, size, out));
  kf__track_view(*out, self, false);
  return KF_OK;
}

/* For arguments that nobody else uses, such as the result of a product that is about to get its
 * final shape: autograd does not track the result as a view. */
kf_status_t kf__op__unsafe_view(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                                kf_tensor_t **out) {
  (void)call;
  return view(self, size, out);
}

kf_status_t kf__op_view_as(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                           kf_tensor_t **out) {
  (void)call;
  return kf_view(self, kf__sizes(other), out);
}

/* ---- reshape ---- */

/* Whether a Python mode or tensor class sees this call. They must see `view`: _reshape_alias is an
 * internal operator of PyTorch, a view without the checks. */
static bool is_watched(const kf_tensor_t *self) {
  return kf_keyset_has(kf_keyset_or(kf_local_included(), kf_keys_of(self)), KF_KEY_Python);
}

kf_status_t kf__op_reshape(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t shape,
                           kf_tensor_t **out) {
  (void)call;
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  KF_TRY(kf__check_rank(shape.size));
  KF_TRY(kf__infer_size(shape, self->numel, sizes));
  kf_int_span_t found = {sizes, shape.size};
  if (kf__view_strides(self, found, strides)) {
    kf_int_span_t steps = {strides, shape.size};
    return kf__is_contiguous(self) || is_watched(self)
               ? kf_view(self, found, out)
               : kf_raw_reshape_alias(self, found, steps, out);
  }
  /* No strides fit: clone, and see the new memory in the new shape. */
  kf_opt_int_t format = {KF_MEMORY_FORMAT_CONTIGUOUS, true};
  kf_tensor_t *copy = NULL;
  KF_TRY(kf_clone(self, format, &copy));
  kf_status_t status = kf_raw_unsafe_view(copy, found, out);
  kf_tensor_release(copy);
  return status;
}

kf_status_t kf__op_reshape_as(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                              kf_tensor_t **out) {
  (void)call;
  return kf_reshape(self, kf__sizes(other), out);
}

kf_status_t kf__op_ravel(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *contiguous = NULL;
  KF_TRY(kf_contiguous(self, KF_MEMORY_FORMAT_CONTIGUOUS, &contiguous));
  kf_status_t status = kf_view(contiguous, KF_INTS(-1), out);
  kf_tensor_release(contiguous);
  return status;
}

/* ---- flatten and unflatten ---- */

kf_status_t kf__op_flatten_using_ints(const kf_call_t *call, kf_tensor_t *self, int64_t start_dim,
                                      int64_t end_dim, kf_tensor_t **out) {
  (void)call;
  int64_t start = 0, end = 0, sizes[KF__MAX_DIMS];
  KF_TRY(kf__wrap_dim(start_dim, self->ndim, true, &start));
  KF_TRY(kf__wrap_dim(end_dim, self->ndim, true, &end));
  if (start > end)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_FLATTEN_ORDER,
                                                       "flatten: start_dim comes after end_dim"));
  if (self->ndim == 0) return kf_reshape(self, KF_INTS(1), out);
  if (start == end) return kf__view_itself(self, out);
  size_t ndim = 0;
  int64_t joined = 1;
  bool fits = true; /* in an empty tensor, the product of some sizes may overflow */
  for (uint32_t i = 0; i < self->ndim; i++) {
    bool is_joined = i >= start && i <= end;
    if (is_joined && __builtin_mul_overflow(joined, self->sizes[i], &joined)) fits = false;
    if (!is_joined || i == end) sizes[ndim++] = is_joined ? joined : self->sizes[i];
  }
  if (!fits)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_NUMEL_OVERFLOW,
                                                       "the number of elements overflows int64"));
  kf_int_span_t span = {sizes, ndim};
  return kf_reshape(self, span, out);
}

/* Whether the sizes are possible, and kf__infer_size refuses them for their product alone. */
static bool is_wrong_product(kf_int_span_t asked, int64_t size) {
  int64_t known = 1;
  uint32_t unknown = 0;
  bool fits = true;
  for (size_t i = 0; i < asked.size; i++) {
    if (asked.data[i] < -1) return false;
    if (asked.data[i] == -1)
      unknown++;
    else if (__builtin_mul_overflow(known, asked.data[i], &known))
      fits = false;
  }
  const bool is_ambiguous = fits && unknown == 1 && known == 0 && size == 0;
  return unknown <= 1 && !is_ambiguous;
}

/* Replaces a -1 among the sizes. The message of kf__infer_size is for view: unflatten has texts of
 * its own. */
static kf_status_t infer_unflattened(kf_int_span_t asked, int64_t dim, int64_t size, int64_t *out) {
  char text[KF__SHAPE_TEXT];
  if (kf__infer_size(asked, size, out) == KF_OK) return KF_OK;
  if (!is_wrong_product(asked, size))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_UNFLATTEN_FAILED, "unflatten: %s"),
                        kf_error_message());
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_UNFLATTEN_SIZES,
                                     "unflatten: the product of sizes %s is not the size of "
                                     "dimension %lld (%lld)"),
                      kf__shape_text(asked, text), (long long)dim, (long long)size);
}

kf_status_t kf__op_unflatten_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                                 kf_int_span_t sizes, kf_tensor_t **out) {
  (void)call;
  int64_t wrapped = 0, shape[KF__MAX_DIMS], inner[KF__MAX_DIMS];
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &wrapped));
  if (sizes.size == 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_UNFLATTEN_EMPTY,
                                                       "unflatten: sizes lists no size"));
  if (self->ndim == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNFLATTEN_NUMBER,
                       "unflatten: there is no dimension %lld, because self has none"),
        (long long)wrapped);
  KF_TRY(kf__check_rank(self->ndim - 1 + sizes.size));
  KF_TRY(infer_unflattened(sizes, wrapped, self->sizes[wrapped], inner));
  size_t ndim = 0;
  for (int64_t i = 0; i < self->ndim; i++) {
    if (i != wrapped) shape[ndim++] = self->sizes[i];
    for (size_t j = 0; i == wrapped && j < sizes.size; j++) shape[ndim++] = inner[j];
  }
  kf_int_span_t span = {shape, ndim};
  return kf_view(self, span, out);
}

/* ---- atleast_1d, atleast_2d, atleast_3d ----
 * New dimensions go where NumPy puts them: a vector becomes a row, and a matrix gets a last one. */

kf_status_t kf__op_atleast_1d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return self->ndim > 0 ? kf__view_itself(self, out) : kf_reshape(self, KF_INTS(1), out);
}

kf_status_t kf__op_atleast_2d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (self->ndim > 1) return kf__view_itself(self, out);
  return self->ndim == 1 ? kf_unsqueeze(self, 0, out) : kf_reshape(self, KF_INTS(1, 1), out);
}

kf_status_t kf__op_atleast_3d(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (self->ndim > 2) return kf__view_itself(self, out);
  if (self->ndim == 2) return kf_unsqueeze(self, -1, out);
  if (self->ndim == 0) return kf_reshape(self, KF_INTS(1, 1, 1), out);
  kf_tensor_t *row = NULL;
  KF_TRY(kf_unsqueeze(self, 0, &row));
  kf_status_t status = kf_unsqueeze(row, -1, out);
  kf_tensor_release(row);
  return status;
}

/* The same for each of a list. */
static kf_status_t each_of(kf_tensor_span_t tensors,
                           kf_status_t (*one)(kf_tensor_t *self, kf_tensor_t **out),
                           kf_list_t **out) {
  kf__pieces_t pieces;
  KF_TRY(kf__pieces_begin(&pieces, tensors.size));
  for (size_t i = 0; i < tensors.size && pieces.status == KF_OK; i++) {
    kf_tensor_t *made = NULL;
    kf_status_t status = one(tensors.data[i], &made);
    kf__pieces_add(&pieces, status, made);
  }
  return kf__pieces_end(&pieces, out);
}

kf_status_t kf__op_atleast_1d_Sequence(const kf_call_t *call, kf_tensor_span_t tensors,
                                       kf_list_t **out) {
  (void)call;
  return each_of(tensors, kf_atleast_1d, out);
}

kf_status_t kf__op_atleast_2d_Sequence(const kf_call_t *call, kf_tensor_span_t tensors,
                                       kf_list_t **out) {
  (void)call;
  return each_of(tensors, kf_atleast_2d, out);
}

kf_status_t kf__op_atleast_3d_Sequence(const kf_call_t *call, kf_tensor_span_t tensors,
                                       kf_list_t **out) {
  (void)call;
  return each_of(tensors, kf_atleast_3d, out);
}
