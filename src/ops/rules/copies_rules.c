/* Rules of operators that write a tensor as a whole: copies and fills. They allow more than other
 * operators: filling or copying does not care whether elements of the target share memory, and
 * copy_ converts between all types. */
#include "compat/operator_texts.h"
#include "ops/core/shared_rules.h"
#include "ops/core/tensor_checks.h"

/* A new tensor like `self` has the strides given; a given one becomes contiguous when it is
 * resized. */
static kf_status_t result_like(kf_results_t *r, kf_tensor_t *self, const int64_t *strides,
                               uint32_t flags, kf_tensor_t *const *inputs) {
  return kf__result(r, 0, kf__sizes(self), r->form == KF__FORM_OUT ? NULL : strides,
                    kf__dtype(self), self->device, flags, inputs);
}

/* Filling an element twice does no harm, so elements that share memory are fine here. The in-place
 * form skips kf__result, which would refuse them. */
static kf_status_t result_filled(kf_results_t *r, kf_tensor_t *self) {
  KF_ASSERT(kf__tensor_is_valid(self));
  KF_ASSERT(r->form != KF__FORM_INPLACE || r->given[0] == self);
  if (r->form == KF__FORM_INPLACE) {
    KF_TRY(kf__check_version(self));
    r->tensors[0] = self;
    kf__results_write_given(r);
    return kf__writable(self);
  }
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  return result_like(r, self, strides, 0, NULL);
}

kf_status_t kf__rule_fill(kf_results_t *r, kf_tensor_t *self, kf_scalar_t value) {
  kf_number_t element;
  KF_TRY(self->numel == 1 ? kf__number_store_single(value, kf__dtype(self), &element)
                          : kf__number_store_checked(value, kf__dtype(self), &element));
  return result_filled(r, self);
}

kf_status_t kf__rule_fill_tensor(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *value) {
  if (value->ndim != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FILL_VALUE, "fill: value must have no dimensions, but has %u"),
        value->ndim);
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  return result_like(r, self, strides, 0, NULL);
}

kf_status_t kf__rule_zero(kf_results_t *r, kf_tensor_t *self) { return result_filled(r, self); }

/* Tensors may be on different devices. A copy to a meta tensor writes nothing, whatever the device
 * of the source; a copy from one has nothing to read. */
static kf_status_t check_devices(const kf_tensor_t *self, const kf_tensor_t *src) {
  if (self->device.type == KF_DEVICE_META || src->device.type != KF_DEVICE_META) return KF_OK;
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      KF__COMPATIBLE(KF__TORCH_META_COPY, "a meta tensor has no elements to copy"));
}

/* Whether both are the same numbers in the same memory. */
static bool is_same_data(const kf_tensor_t *self, const kf_tensor_t *src) {
  return src == self ||
         (src->storage == self->storage && src->offset == self->offset &&
          src->dtype == self->dtype && kf__spans_equal(kf__sizes(src), kf__sizes(self)) &&
          kf__spans_equal(kf__strides(src), kf__strides(self)) &&
          kf_tensor_is_conj(src) == kf_tensor_is_conj(self) &&
          kf_tensor_is_neg(src) == kf_tensor_is_neg(self));
}

/* The result has the shape and type of `self`; `src` must broadcast to it. */
kf_status_t kf__rule_copy(kf_results_t *r, kf_tensor_t *self, kf_tensor_t *src) {
  KF_TRY(check_devices(self, src));
  if (!kf__same_sizes(self, src)) {
    int64_t sizes[KF__MAX_DIMS];
    size_t ndim = 0;
    KF_TRY(kf__broadcast_shapes(kf__sizes(self), kf__sizes(src), sizes, &ndim));
    kf_int_span_t shape = {sizes, ndim};
    if (!kf__spans_equal(shape, kf__sizes(self))) {
      char found[KF__SHAPE_TEXT], wanted[KF__SHAPE_TEXT];
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_OUT_BROADCAST,
                                         "%s: the tensor has shape %s, but the source needs %s"),
                          r->op, kf__shape_text(kf__sizes(self), found),
                          kf__shape_text(shape, wanted));
    }
  }
  KF_ASSERT(kf__broadcasts_to(kf__sizes(src), kf__sizes(self)));
  static int warned;
  if (self->numel > 0 && kf_dtype_is_complex(kf__dtype(src)) &&
      !kf_dtype_is_complex(kf__dtype(self)) &&
      kf__dtype(self) != KF_DTYPE_BOOL) /* whether a number is 0 is not a part of it */
    kf__warn_once(
        &warned,
        KF__COMPATIBLE(KF__TORCH_CAST_TO_REAL,
                       "Imaginary parts are dropped when complex numbers become real ones"));
  /* The functional form begins as a clone of `self` and so has its strides, gaps included, unless
   * its elements overlap. */
  int64_t dense[KF__MAX_DIMS];
  const int64_t *strides = self->strides;
  if (kf__internal_overlap(self) == KF__OVERLAP_YES) {
    kf__preserved_strides(self, dense);
    strides = dense;
  }
  kf_tensor_t *const inputs[] = {src, NULL};
  uint32_t flags = KF__RESULT_CONVERTED;
  /* What is there stays, so that elements which share memory do not matter. */
  if (r->form == KF__FORM_INPLACE && KF_UNLIKELY(src->storage == self->storage) &&
      is_same_data(self, src))
    flags |= KF__RESULT_OVERLAP;
  return result_like(r, self, strides, flags, inputs);
}
