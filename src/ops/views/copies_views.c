/* Copies of views: squeeze_copy and the like make the view, then clone it. They exist for programs
 * that must not alias. The out= forms accept only the type of the argument, as those that PyTorch
 * generates. */
#include "compat/operator_texts.h"
#include "ops/core/results.h"
#include "ops/views/views.h"

/* Clones a view, contiguous. Takes the reference to it; `status` is that of making it. */
static kf_status_t copy_of(kf_status_t status, kf_tensor_t *view, kf_tensor_t **out) {
  KF_ASSERT(status != KF_OK || view != NULL);
  kf_opt_int_t format = {KF_MEMORY_FORMAT_CONTIGUOUS, true};
  if (status == KF_OK) status = kf_clone(view, format, out);
  kf_tensor_release(view);
  return status;
}

/* The out= forms take results of the same type only. */
static kf_status_t check_out(const kf_call_t *call, const kf_tensor_t *self,
                             const kf_tensor_t *out) {
  if (!kf__is_defined(out)) return kf__undefined_argument(call, "out");
  if (self->dtype == out->dtype) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_VIEW_COPY_OUT, "the result tensor must be %s, but is %s"),
      kf__dtype_message_name(kf__dtype(self)), kf__dtype_message_name(kf__dtype(out)));
}

/* Copies `made` into `out`; takes the reference to `made`, also on failure. */
static kf_status_t store_copy(const kf_call_t *call, const kf_tensor_t *self, kf_tensor_t *out,
                              kf_tensor_t *made) {
  KF_ASSERT(made != NULL);
  kf_status_t status = check_out(call, self, out);
  if (status == KF_OK)
    return kf__store_result(kf_op_full_name(call->op), KF__FORM_OUT, out, made, KF__OUT_CASTABLE);
  kf_tensor_release(made);
  return status;
}

/* PARAMETERS and ARGUMENTS are what comes after self. */
#define UNPACK(...) __VA_ARGS__
#define COPY_OF(view, PARAMETERS, ARGUMENTS)                                                   \
  kf_status_t kf__op_##view##_copy(const kf_call_t *call, kf_tensor_t *self UNPACK PARAMETERS, \
                                   kf_tensor_t **out) {                                        \
    (void)call;                                                                                \
    kf_tensor_t *made = NULL;                                                                  \
    kf_status_t status = kf_##view(self UNPACK ARGUMENTS, &made);                              \
    return copy_of(status, made, out);                                                         \
  }
#define COPY_OF_TO(view, PARAMETERS, ARGUMENTS)                                                    \
  COPY_OF(view, PARAMETERS, ARGUMENTS)                                                             \
  kf_status_t kf__op_##view##_copy_out(const kf_call_t *call, kf_tensor_t *self UNPACK PARAMETERS, \
                                       kf_tensor_t *out) {                                         \
    kf_tensor_t *made = NULL;                                                                      \
    KF_TRY(kf_##view##_copy(self UNPACK ARGUMENTS, &made));                                        \
    return store_copy(call, self, out, made);                                                      \
  }

COPY_OF_TO(squeeze, (), ())
COPY_OF_TO(unsqueeze, (, int64_t dim), (, dim))
COPY_OF_TO(expand, (, kf_int_span_t size, bool implicit), (, size, implicit))
COPY_OF_TO(permute, (, kf_int_span_t dims), (, dims))

/* narrow_copy has other words than narrow for mistakes. */
kf_status_t kf__op_narrow_copy(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t start,
                               int64_t length, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  if (self->ndim > 0 && dim >= (int64_t)self->ndim)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SELECTED_DIMENSION, "select_backward: self has no dimension dim"));
  if (length < 0 && self->ndim > 0 && dim >= -(int64_t)self->ndim)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_NARROW_END,
            "narrow: from %lld on there are no %lld elements in a dimension of size %lld"),
        (long long)start, (long long)length,
        (long long)self->sizes[dim < 0 ? dim + self->ndim : dim]);
  const kf_status_t status = kf_narrow(self, dim, start, length, &made);
  return copy_of(status, made, out);
}

/* narrow_copy compares types before it narrows, the others after they have made the view. */
kf_status_t kf__op_narrow_copy_out(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                                   int64_t start, int64_t length, kf_tensor_t *out) {
  kf_tensor_t *made = NULL;
  KF_TRY(check_out(call, self, out));
  KF_TRY(kf_narrow_copy(self, dim, start, length, &made));
  return store_copy(call, self, out, made);
}

/* ---- Copies that the generator derives from views ---- */

kf_status_t kf__copy_of_view(const kf_tensor_t *self, kf_tensor_t *made, kf_tensor_t **out) {
  if (made->storage != self->storage) { /* reshape has made a copy already */
    *out = made;
    return KF_OK;
  }
  return copy_of(KF_OK, made, out);
}

kf_status_t kf__copy_of_views(const kf_tensor_t *self, kf_list_t *made, kf_list_t **out) {
  kf_tensor_span_t views = kf_list_tensors(made);
  kf_list_t *copies = NULL;
  kf_status_t status = kf_list_create(KF_LIST_TENSORS, views.size, &copies);
  for (size_t i = 0; i < views.size && status == KF_OK; i++) {
    kf_tensor_t *copy = NULL;
    kf_tensor_retain(views.data[i]);
    status = kf__copy_of_view(self, views.data[i], &copy);
    kf_value_t value = kf_value_tensor_take(copy);
    if (status == KF_OK) status = kf_list_append(copies, &value);
    kf_value_clear(&value);
  }
  kf_object_release(made);
  if (status == KF_OK)
    *out = copies;
  else
    kf_object_release(copies);
  return status;
}

/* Copies each piece into the tensor of the same position. Takes the reference to `made`. */
static kf_status_t store_copies(const kf_call_t *call, const kf_tensor_t *self,
                                kf_tensor_span_t out, kf_list_t *made) {
  kf_tensor_span_t copies = kf_list_tensors(made);
  kf_status_t status = KF_OK;
  if (copies.size != out.size)
    status = kf_error_set(KF_ERR_RUNTIME, "%s: expected %zu tensors in out, found %zu",
                          kf_op_full_name(call->op), copies.size, out.size);
  for (size_t i = 0; i < copies.size && status == KF_OK; i++) {
    kf_tensor_retain(copies.data[i]);
    status = store_copy(call, self, out.data[i], copies.data[i]);
  }
  kf_object_release(made);
  return status;
}

#define PIECES_TO(name, function, PARAMETERS, ARGUMENTS)                                 \
  kf_status_t kf__op_##name(const kf_call_t *call, kf_tensor_t *self, UNPACK PARAMETERS, \
                            kf_tensor_span_t out) {                                      \
    kf_list_t *made = NULL;                                                              \
    KF_TRY(function(self, UNPACK ARGUMENTS, &made));                                     \
    return store_copies(call, self, out, made);                                          \
  }
PIECES_TO(split_copy_Tensor_out, kf_split_copy, (int64_t split_size, int64_t dim),
          (split_size, dim))
PIECES_TO(split_with_sizes_copy_out, kf_split_with_sizes_copy,
          (kf_int_span_t split_sizes, int64_t dim), (split_sizes, dim))
PIECES_TO(unbind_copy_int_out, kf_unbind_copy, (int64_t dim), (dim))
