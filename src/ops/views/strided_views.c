/* The same memory with other strides: as_strided, expand and broadcasting, and plain aliases.
 * as_strided takes any geometry that lies inside of the storage, not only inside of the tensor, so
 * it goes through the checked kf_tensor_view; the others compute their geometry and use the trusted
 * kf__tensor_view. */

#include "compat/operator_texts.h"
#include "ops/views/views.h"
#include "tensor/core/gradient_hooks.h"

/* ---- alias and detach ---- */

kf_status_t kf__op_alias(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return kf__view_as_is(self, self->ndim, self->sizes, self->strides, self->offset, out);
}

/* An alias that autograd does not track as a view. */
kf_status_t kf__op_detach(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return kf__tensor_view(self, kf__dtype(self), self->ndim, self->sizes, self->strides,
                         self->offset, out);
}

kf_status_t kf__op_detach_(const kf_call_t *call, kf_tensor_t *self) {
  (void)call;
  return kf__gradient_hooks.detach(self);
}

/* The identity: there is no functionalization that a new tensor would have to be lifted into. */
kf_status_t kf__op_lift_fresh(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return kf__view_itself(self, out);
}

/* ---- as_strided ---- */

static kf_status_t check_strided(kf_int_span_t size, kf_int_span_t stride) {
  char text[KF__SHAPE_TEXT];
  if (size.size != stride.size)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_STRIDED_LENGTHS,
                                       "as_strided: size and stride must be equally long"));
  for (size_t i = 0; i < stride.size; i++)
    if (stride.data[i] < 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_AS_STRIDED_NEGATIVE,
                                         "as_strided: strides must not be negative, but are %s"),
                          kf__shape_text(stride, text));
  return KF_OK;
}

kf_status_t kf__op_as_strided(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                              kf_int_span_t stride, kf_opt_int_t storage_offset,
                              kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_strided(size, stride));
  KF_TRY(kf_tensor_view(self, size, stride,
                        storage_offset.has ? storage_offset.value : self->offset, out));
  kf__track_view(*out, self, false);
  return KF_OK;
}

kf_status_t kf__op_as_strided_(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                               kf_int_span_t stride, kf_opt_int_t storage_offset) {
  (void)call;
  KF_TRY(check_strided(size, stride));
  KF_TRY(kf__check_version(self));
  KF_TRY(kf_tensor_set_geometry(self, size, stride,
                                storage_offset.has ? storage_offset.value : self->offset));
  kf__bump_version(self);
  return KF_OK;
}

kf_status_t kf__op__reshape_alias(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                                  kf_int_span_t stride, kf_tensor_t **out) {
  kf_opt_int_t own_offset = {0, false};
  return kf__op_as_strided(call, self, size, stride, own_offset, out);
}

/* ---- expand ---- */

/* "torch.FloatTensor", or "CPUBoolType" for types and devices that are younger than such names. */
static const char *type_text(const kf_tensor_t *t, char buffer[64]) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, 64);
  const char *name = kf_dtype_class_name(kf__dtype(t));
  if (t->device.type == KF_DEVICE_CPU && kf__dtype_has_old_text(kf__dtype(t)))
    kf__text_format(&text, KF__COMPATIBLE(KF__TORCH_TENSOR_TYPE, "%sTensor"), name);
  else
    kf__text_format(&text, "%s%sType", kf_key_name(kf_keyset_highest_backend_key(t->base.keys)),
                    name);
  (void)kf__text_finish_fixed(&text);
  return buffer;
}

static kf_status_t too_few_sizes(const kf_tensor_t *self, kf_int_span_t size) {
  char type[64], shape[KF__SHAPE_TEXT], wanted[KF__SHAPE_TEXT];
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_EXPAND_RANK,
                                     "expand: %s of shape %s cannot be expanded to %s: %zu sizes "
                                     "are fewer than its %u dimensions"),
                      type_text(self, type), kf__shape_text(kf__sizes(self), shape),
                      kf__shape_text(size, wanted), size.size, self->ndim);
}

static kf_status_t wrong_size(const kf_tensor_t *self, kf_int_span_t size, size_t dim,
                              int64_t existing) {
  char shape[KF__SHAPE_TEXT], wanted[KF__SHAPE_TEXT];
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_EXPAND_SIZE,
          "expand: size %lld cannot replace size %lld in dimension %zu of %s; self has shape %s"),
      (long long)size.data[dim], (long long)existing, dim, kf__shape_text(size, wanted),
      kf__shape_text(kf__sizes(self), shape));
}

/* Expanding makes many elements out of few: their number must not overflow. */
static kf_status_t check_numel(uint32_t ndim, const int64_t *sizes) {
  int64_t numel = 1;
  bool fits = true;
  for (uint32_t i = 0; i < ndim; i++)
    if (sizes[i] < 0 || __builtin_mul_overflow(numel, sizes[i], &numel)) fits = false;
  if (KF_LIKELY(fits)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_NUMEL_OVERFLOW,
                                                     "the number of elements overflows int64"));
}

/* Expanded dimensions have stride 0. From the last dimension to the first, so that errors name the
 * last one that does not fit, and a new leading dimension can continue the strides behind it. */
kf_status_t kf__op_expand(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                          bool implicit, kf_tensor_t **out) {
  (void)call;
  (void)implicit;
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  if (KF_UNLIKELY(size.size < self->ndim)) return too_few_sizes(self, size);
  KF_TRY(kf__check_rank(size.size));
  size_t ndim = size.size, added = ndim - self->ndim;
  for (size_t i = ndim; i-- > 0;) {
    int64_t wanted = size.data[i];
    int64_t found = 1, stride = 0; /* where a number is expanded, all strides are 0 */
    if (i >= added) {
      found = self->sizes[i - added];
      stride = self->strides[i - added];
      if (wanted == -1) wanted = found;
    } else if (wanted == -1) {
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_EXPAND_NEW_DIMENSION,
                         "expand: dimension %zu is new, so that its size cannot be -1"),
          i);
    } else if (self->ndim > 0) {
      stride = kf__stepped(0, sizes[i + 1], strides[i + 1]);
    }
    if (found != wanted) {
      if (KF_UNLIKELY(found != 1)) return wrong_size(self, size, i, found);
      stride = 0;
    }
    sizes[i] = wanted;
    strides[i] = stride;
  }
  KF_TRY(check_numel((uint32_t)ndim, sizes));
  KF_ASSERT(kf__broadcasts_to(kf__sizes(self), (kf_int_span_t){sizes, ndim}));
  return kf__view_as_is(self, (uint32_t)ndim, sizes, strides, self->offset, out);
}

kf_status_t kf__op_expand_as(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                             kf_tensor_t **out) {
  (void)call;
  return kf_expand(self, kf__sizes(other), false, out);
}

kf_status_t kf__op_broadcast_to(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                                kf_tensor_t **out) {
  (void)call;
  return kf_expand(self, size, false, out);
}

/* Two arrays take turns: the shape so far is read while the next one is written. */
kf_status_t kf__op_broadcast_tensors(const kf_call_t *call, kf_tensor_span_t tensors,
                                     kf_list_t **out) {
  (void)call;
  int64_t sizes[2][KF__MAX_DIMS];
  kf_int_span_t common = {sizes[0], 0};
  for (size_t i = 0; i < tensors.size; i++) {
    int64_t *joined = sizes[(i + 1) % 2];
    KF_TRY(kf__broadcast_shapes(common, kf__sizes(tensors.data[i]), joined, &common.size));
    common.data = joined;
  }
  kf__pieces_t pieces;
  KF_TRY(kf__pieces_begin(&pieces, tensors.size));
  for (size_t i = 0; i < tensors.size && pieces.status == KF_OK; i++) {
    kf_tensor_t *made = NULL;
    bool fits = kf__spans_equal(kf__sizes(tensors.data[i]), common);
    kf_status_t status = fits ? kf__view_itself(tensors.data[i], &made)
                              : kf_expand(tensors.data[i], common, true, &made);
    kf__pieces_add(&pieces, status, made);
  }
  return kf__pieces_end(&pieces, out);
}
