/* What factories share: options (type, layout, device, pinning) resolved, and tensors made from
 * them. Memory comes straight from the tensor room; values are put in by operators, so that a
 * factory works on every device that has memory and the operators. */
#ifndef KF_OPS_COMPOSITE_DATA_FACTORY_COMPOSITES_H
#define KF_OPS_COMPOSITE_DATA_FACTORY_COMPOSITES_H

#include "ops/core/results.h"

/* The four options, as parameters and as arguments. */
#define KF__OPTIONS \
  kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory
#define KF__GIVEN dtype, layout, device, pin_memory

typedef struct kf__options {
  kf_dtype_t dtype;
  kf_device_t device;
} kf__options_t;

/* `fallback` is the type where none is given. KF_ERR_NOT_IMPLEMENTED for layouts that are not
 * strided, KF_ERR_RUNTIME for pinned memory. */
KF_MUST_USE kf_status_t kf__options(KF__OPTIONS, kf_dtype_t fallback, kf__options_t *out_options);
/* What is not given is as in `self`. */
KF_MUST_USE kf_status_t kf__options_like(const kf_tensor_t *self, KF__OPTIONS,
                                         kf__options_t *out_options);

/* New, contiguous, of the default type unless one is given. */
KF_MUST_USE kf_status_t kf__make(kf_int_span_t size, KF__OPTIONS, kf_tensor_t **out);
/* Shape of `self`; strides as memory_format (preserve by default) says. */
KF_MUST_USE kf_status_t kf__make_like(const kf_tensor_t *self, KF__OPTIONS,
                                      kf_opt_int_t memory_format, kf_tensor_t **out);
/* For out= forms: gives the tensor this shape. */
KF_MUST_USE kf_status_t kf__resize_out(kf_tensor_t *out, kf_int_span_t size);
/* Ends an out= form: a tensor that could not be filled has its shape as before. */
static inline KF_MUST_USE kf_status_t kf__filled(kf_status_t status, kf_tensor_t *out,
                                                 const kf__shape_before_t *before) {
  if (KF_UNLIKELY(status != KF_OK)) kf__shape_restore(out, before);
  return status;
}

/* Ends a factory: hands over what was made when the fill went well, else drops it. */
static inline KF_MUST_USE kf_status_t kf__made(kf_status_t status, kf_tensor_t *made,
                                               kf_tensor_t **out) {
  if (KF_UNLIKELY(status != KF_OK)) {
    kf_tensor_release(made);
    made = NULL;
  }
  kf__is_new(made);
  *out = made;
  return status;
}

static inline bool kf__is_meta(const kf_tensor_t *t) { return t->device.type == KF_DEVICE_META; }
/* The CPU can fill it as it is. */
static inline bool kf__is_host(const kf_tensor_t *t) { return t->device.type == KF_DEVICE_CPU; }

#endif
