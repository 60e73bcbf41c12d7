/* Copies with another type, device or memory format: clone, contiguous, to. All of them make a new
 * tensor and fill it with copy_, which converts. contiguous and to return the tensor itself where
 * it already is as asked for; clone never does. */
#include <keyfall/ops.h>

#include "compat/operator_texts.h"
#include "ops/core/results.h"
#include "ops/gen/composites.h"

/* Without a format, strides are preserved. */
static kf_memory_format_t format_of(kf_opt_int_t format) {
  return format.has ? (kf_memory_format_t)format.value : KF_MEMORY_FORMAT_PRESERVE;
}

/* A new tensor with the sizes of `self` and the strides of the format. */
static kf_status_t new_like(const kf_tensor_t *self, kf_dtype_t dtype, kf_device_t device,
                            kf_memory_format_t format, kf_tensor_t **out) {
  int64_t strides[KF__MAX_DIMS];
  const int64_t *order = strides;
  if (format == KF_MEMORY_FORMAT_PRESERVE)
    kf__preserved_strides(self, strides);
  else if (format == KF_MEMORY_FORMAT_CONTIGUOUS)
    order = NULL;
  else
    KF_TRY(kf__format_strides(kf__sizes(self), format, strides));
  return kf__tensor_new(dtype, device, kf__sizes(self), order, out);
}

/* A copy to the meta device copies nothing; a copy from there is an error. */
static kf_status_t copy_like(kf_tensor_t *self, kf_dtype_t dtype, kf_device_t device,
                             kf_memory_format_t format, bool non_blocking, kf_tensor_t **out) {
  kf_tensor_t *made = NULL;
  bool nowhere = device.type == KF_DEVICE_META;
  if (self->device.type == KF_DEVICE_META && !nowhere)
    return kf_error_set(
        KF_ERR_NOT_IMPLEMENTED,
        KF__COMPATIBLE(KF__TORCH_META_COPY, "a meta tensor has no elements to copy"));
  KF_TRY(new_like(self, dtype, device, format, &made));
  KF_ASSERT(kf__same_sizes(made, self));
  kf_status_t status = nowhere ? KF_OK : kf_copy_(made, self, non_blocking);
  if (status != KF_OK) {
    kf_tensor_release(made);
    return status;
  }
  kf__is_new(made);
  *out = made;
  return KF_OK;
}

static kf_status_t itself(kf_tensor_t *self, kf_tensor_t **out) {
  kf_tensor_retain(self);
  *out = self;
  return KF_OK;
}

/* A lazy view reaches clone only where the fallbacks of lazy_bits.c are excluded, as in handlers of
 * Python: the copy of its memory gets the view's values. */
static kf_status_t clone_lazy_view(kf_tensor_t *self, kf_opt_int_t memory_format,
                                   kf_tensor_t **out) {
  kf_tensor_t *plain = NULL;
  bool conjugate = kf_tensor_is_conj(self);
  KF_TRY(conjugate ? kf_raw_conj(self, &plain) : kf_raw_neg_view(self, &plain));
  kf_status_t status = kf_clone(plain, memory_format, out);
  kf_tensor_release(plain);
  if (status != KF_OK) return status;
  status = conjugate ? kf_conj_physical_(*out) : kf_neg_(*out);
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*out);
  *out = NULL;
  return status;
}

kf_status_t kf__op_clone(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t memory_format,
                         kf_tensor_t **out) {
  (void)call;
  if (KF_UNLIKELY(kf_tensor_is_conj(self) || kf_tensor_is_neg(self)))
    return clone_lazy_view(self, memory_format, out);
  return copy_like(self, kf__dtype(self), self->device, format_of(memory_format), false, out);
}

/* The layout of most tensors is a flag, which costs nothing to look at; other formats compare
 * strides. */
kf_status_t kf__op_contiguous(const kf_call_t *call, kf_tensor_t *self,
                              kf_memory_format_t memory_format, kf_tensor_t **out) {
  (void)call;
  if (memory_format == KF_MEMORY_FORMAT_CONTIGUOUS ? kf__is_contiguous(self)
                                                   : kf_tensor_is_contiguous(self, memory_format))
    return itself(self, out);
  if (memory_format == KF_MEMORY_FORMAT_PRESERVE)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_PRESERVED_CONTIGUOUS,
            "contiguous: memory_format must name an order; it cannot be the one to preserve"));
  return kf_clone(self, (kf_opt_int_t){memory_format, true}, out);
}

/* Always a copy, also of a tensor that is as asked for. */
kf_status_t kf__op__to_copy(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
                            kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
                            bool non_blocking, kf_opt_int_t memory_format, kf_tensor_t **out) {
  (void)call;
  (void)pin_memory;
  if (layout.has && layout.value != (int64_t)self->layout)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_TO_LAYOUT,
                                       "to: self has layout %s, which cannot be converted to %s"),
                        kf_layout_name((kf_layout_t)self->layout),
                        kf_layout_name((kf_layout_t)layout.value));
  kf_dtype_t to = dtype.has ? (kf_dtype_t)dtype.value : kf__dtype(self);
  return copy_like(self, to, device.has ? device.value : self->device, format_of(memory_format),
                   non_blocking, out);
}

/* ---- to ---- */

/* What `to` is asked for. Options that are not given stay as they are. */
typedef struct {
  kf_opt_int_t dtype;
  kf_opt_device_t device;
  kf_opt_int_t layout;
  kf_opt_int_t format;
  bool non_blocking;
  bool copy;
} wanted_t;

/* Whether `to` may return the tensor itself. A device without an index means any of its type. */
static bool is_as_wanted(const kf_tensor_t *self, const wanted_t *wanted) {
  if (wanted->dtype.has && (int64_t)self->dtype != wanted->dtype.value) return false;
  if (wanted->device.has) {
    kf_device_t device = wanted->device.value;
    if (self->device.type != device.type) return false;
    if (device.index >= 0 && self->device.index != device.index) return false;
  }
  if (wanted->layout.has && wanted->layout.value != (int64_t)self->layout) return false;
  kf_memory_format_t format = format_of(wanted->format);
  /* Not whether it is contiguous: the order of its strides decides. */
  return format == KF_MEMORY_FORMAT_PRESERVE || kf_tensor_memory_format(self) == format;
}

/* Copies through the dispatcher: autograd and tensor classes see _to_copy, as PyTorch's do. */
static kf_status_t to(kf_tensor_t *self, const wanted_t *wanted, kf_tensor_t **out) {
  if (!wanted->copy && is_as_wanted(self, wanted)) return itself(self, out);
  return kf_raw_to_copy(self, wanted->dtype, wanted->layout, wanted->device,
                        (kf_opt_bool_t){false, false}, wanted->non_blocking, wanted->format, out);
}

static kf_opt_int_t to_dtype(kf_dtype_t dtype) { return (kf_opt_int_t){dtype, true}; }
static kf_opt_device_t to_device(kf_device_t device) { return (kf_opt_device_t){device, true}; }
static const kf_opt_int_t as_is;

kf_status_t kf__op_to_dtype(const kf_call_t *call, kf_tensor_t *self, kf_dtype_t dtype,
                            bool non_blocking, bool copy, kf_opt_int_t memory_format,
                            kf_tensor_t **out) {
  (void)call;
  wanted_t wanted = {to_dtype(dtype), {.has = false}, as_is, memory_format, non_blocking, copy};
  return to(self, &wanted, out);
}

kf_status_t kf__op_to_device(const kf_call_t *call, kf_tensor_t *self, kf_device_t device,
                             kf_dtype_t dtype, bool non_blocking, bool copy,
                             kf_opt_int_t memory_format, kf_tensor_t **out) {
  (void)call;
  wanted_t wanted = {to_dtype(dtype), to_device(device), as_is, memory_format, non_blocking, copy};
  return to(self, &wanted, out);
}

kf_status_t kf__op_to_dtype_layout(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
                                   kf_opt_int_t layout, kf_opt_device_t device,
                                   kf_opt_bool_t pin_memory, bool non_blocking, bool copy,
                                   kf_opt_int_t memory_format, kf_tensor_t **out) {
  (void)call;
  (void)pin_memory;
  wanted_t wanted = {dtype, device, layout, memory_format, non_blocking, copy};
  return to(self, &wanted, out);
}

kf_status_t kf__op_to_other(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                            bool non_blocking, bool copy, kf_opt_int_t memory_format,
                            kf_tensor_t **out) {
  (void)call;
  wanted_t wanted = {to_dtype(kf__dtype(other)),
                     to_device(other->device),
                     as_is,
                     memory_format,
                     non_blocking,
                     copy};
  return to(self, &wanted, out);
}

kf_status_t kf__op_type_as(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                           kf_tensor_t **out) {
  (void)call;
  kf_opt_int_t layout = {other->layout, true};
  wanted_t wanted = {
      to_dtype(kf__dtype(other)), to_device(other->device), layout, as_is, false, false};
  return to(self, &wanted, out);
}
