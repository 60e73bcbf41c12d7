/* Helpers of factories: they resolve options (type, layout, device, pinning) and make tensors from
 * them. Memory comes straight from the tensor room; operators fill in the values, so that a factory
 * works on every device that has memory and these operators. */
#ifndef KF_OPS_COMPOSITE_DATA_FACTORY_COMPOSITES_H
#define KF_OPS_COMPOSITE_DATA_FACTORY_COMPOSITES_H

#include "ops/core/results.h"

/* The four options, as parameters and as arguments. Every factory has them. */
#define KF__OPTIONS \
  kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory
#define KF__GIVEN dtype, layout, device, pin_memory

typedef struct kf__options {
  kf_dtype_t dtype;
  kf_device_t device;
  bool pinned; /* on the CPU, in memory that the accelerator copies without staging */
} kf__options_t;

/* Resolves the options; `fallback` is the type where none is given, the CPU the device. On success it
 * fills all of *out_options. Clearing them first would be slow: a load of the device would then need
 * two stores of different sizes, and wait for both. KF_ERR_NOT_IMPLEMENTED for layouts that are not
 * strided, KF_ERR_RUNTIME for pinned memory of other devices than the CPU. */
KF_MUST_USE kf_status_t kf__options(KF__OPTIONS, kf_dtype_t fallback, kf__options_t *out_options);
/* Same, but options that are not given are those of `self`. KF_ERR_RUNTIME where it is undefined.
 */
KF_MUST_USE kf_status_t kf__options_like(const kf_tensor_t *self, KF__OPTIONS,
                                         kf__options_t *out_options);

/* A new tensor without values; strides NULL: contiguous. The caller owns it. */
static inline KF_MUST_USE kf_status_t kf__new(const kf__options_t *options, kf_int_span_t size,
                                              const int64_t *strides, kf_tensor_t **out) {
  if (KF_LIKELY(!options->pinned))
    return kf__tensor_new(options->dtype, options->device, size, strides, out);
  kf_int_span_t given = {strides, strides != NULL ? size.size : 0};
  return kf_tensor_new_pinned(-1, options->dtype, size, given, out);
}
/* A new contiguous tensor without values, of the default type unless one is given. The caller owns
 * it; *out is NULL on failure. */
KF_MUST_USE kf_status_t kf__make(kf_int_span_t size, KF__OPTIONS, kf_tensor_t **out);
/* Same with the shape of `self`; strides as memory_format (preserve by default) says. */
KF_MUST_USE kf_status_t kf__make_like(const kf_tensor_t *self, KF__OPTIONS,
                                      kf_opt_int_t memory_format, kf_tensor_t **out);
/* KF_ERR_RUNTIME for an out= tensor that is undefined. */
KF_MUST_USE kf_status_t kf__check_out(const kf_tensor_t *out);
/* For out= forms: gives the tensor this shape, contiguous; nothing where it has it already. Counts
 * as a write. KF_ERR_RUNTIME for sizes that no tensor can have. */
KF_MUST_USE kf_status_t kf__resize_out(kf_tensor_t *out, kf_int_span_t size);
/* Ends an out= form: a tensor that could not be filled gets its old shape back. */
static inline KF_MUST_USE kf_status_t kf__filled(kf_status_t status, kf_tensor_t *out,
                                                 const kf__shape_before_t *before) {
  if (KF_UNLIKELY(status != KF_OK)) kf__shape_restore(out, before);
  return status;
}

/* Ends a factory: moves `made` to the caller, or releases it where filling failed. Filling does not
 * count as a write: the version begins at 0. */
static inline KF_MUST_USE kf_status_t kf__made(kf_status_t status, kf_tensor_t *made,
                                               kf_tensor_t **out) {
  KF_ASSERT(status != KF_OK || made != NULL);
  if (KF_UNLIKELY(status != KF_OK)) {
    kf_tensor_release(made);
    made = NULL;
  }
  kf__is_new(made);
  *out = made;
  return status;
}

static inline bool kf__is_meta(const kf_tensor_t *t) { return t->device.type == KF_DEVICE_META; }
/* Whether the CPU can write to its memory directly. */
static inline bool kf__is_host(const kf_tensor_t *t) { return t->device.type == KF_DEVICE_CPU; }

#endif
