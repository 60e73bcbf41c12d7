/* Views that read the same bytes as another type: view.dtype, complex numbers as pairs of real ones
 * and back, real and imag; and views with a lazy conjugate or negative bit.
 *
 * Offsets and strides count elements, so a view of another element size scales them: by the ratio
 * of the sizes where elements get smaller; divided by it, and only if all divide evenly, where they
 * get larger. */
#include <stdio.h>

#include "compat/operator_texts.h"
#include "ops/core/lazy_bits.h"
#include "ops/views/views.h"
#include "tensor/core/geometry.h"
#include "tensor/core/gradient_hooks.h"

/* ---- view.dtype ---- */

/* What the messages of view.dtype name. */
typedef struct dtype_change {
  const kf_tensor_t *self;
  kf_dtype_t to;
} dtype_change_t;

/* "self.<what> must be <need> to view Float as Double (different element sizes), but got 3". */
static kf_status_t must_be(const dtype_change_t *change, const char *what, const char *need,
                           int64_t got) {
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_VIEW_DIVISIBLE,
                                     "view: %s of self must be %s to view %s as %s, whose elements "
                                     "have another size, but is %lld"),
                      what, need, kf_dtype_class_name(kf__dtype(change->self)),
                      kf_dtype_class_name(change->to), (long long)got);
}

/* A stride in elements that are `ratio` times smaller. Only a dimension of size 0 or 1 can have a
 * stride that overflows: it is never walked, so any stride serves, but a negative one would break
 * the rule that strides are not negative. */
static int64_t finer_stride(int64_t stride, int64_t ratio) {
  int64_t finer;
  return __builtin_mul_overflow(stride, ratio, &finer) ? INT64_MAX : finer;
}

/* Each element becomes `ratio` smaller ones, along the last dimension, which must be packed. */
static kf_status_t view_smaller(const dtype_change_t *change, int64_t ratio, kf__geometry_t *g) {
  KF_ASSERT(ratio > 1);
  KF_ASSERT(g->ndim > 0);
  uint32_t last = g->ndim - 1;
  if (g->strides[last] != 1) return must_be(change, "stride(-1)", "1", g->strides[last]);
  for (uint32_t i = 0; i < last; i++) g->strides[i] = finer_stride(g->strides[i], ratio);
  if (__builtin_mul_overflow(g->sizes[last], ratio, &g->sizes[last]))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_NUMEL_OVERFLOW,
                                                       "the number of elements overflows int64"));
  g->offset *= ratio;
  return KF_OK;
}

/* `ratio` elements of the last dimension become one larger element. The order of checks is
 * PyTorch's: size, offset, stride of the last dimension, other strides. */
static kf_status_t view_larger(const dtype_change_t *change, int64_t ratio, kf__geometry_t *g) {
  KF_ASSERT(ratio > 1);
  KF_ASSERT(g->ndim > 0);
  char need[48], what[32];
  uint32_t last = g->ndim - 1;
  (void)snprintf(need, sizeof need, "divisible by %lld", (long long)ratio);
  if (g->sizes[last] % ratio != 0) return must_be(change, "size(-1)", need, g->sizes[last]);
  if (g->offset % ratio != 0) return must_be(change, "storage_offset()", need, g->offset);
  if (g->strides[last] != 1) return must_be(change, "stride(-1)", "1", g->strides[last]);
  for (uint32_t i = 0; i < last; i++) {
    (void)snprintf(what, sizeof what, "stride(%u)", i);
    if (g->strides[i] % ratio != 0) return must_be(change, what, need, g->strides[i]);
    g->strides[i] /= ratio;
  }
  g->sizes[last] /= ratio;
  g->offset /= ratio;
  return KF_OK;
}

static kf_status_t check_reinterpreted(const kf_tensor_t *self, kf_dtype_t dtype) {
  if (kf_tensor_is_conj(self))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_VIEW_OF_CONJUGATE,
                                       "view: a conjugate view has no view of another type; "
                                       "resolve_conj makes a plain tensor"));
  if (kf_tensor_is_neg(self))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_VIEW_OF_NEGATIVE,
            "view: a negated view has no view of another type; resolve_neg makes a plain tensor"));
  if (kf_dtype_is_supported(dtype)) return KF_OK;
  const char *name = kf_dtype_name(dtype);
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      "view: tensors of element type %s are not supported by this build",
                      name != NULL ? name : "without a name");
}

kf_status_t kf__op_view_dtype(const kf_call_t *call, kf_tensor_t *self, kf_dtype_t dtype,
                              kf_tensor_t **out) {
  kf__geometry_t g;
  if (self->storage == NULL) return kf__undefined_argument(call, "self");
  if (dtype == kf__dtype(self)) return kf__op_detach(call, self, out);
  KF_TRY(check_reinterpreted(self, dtype));
  KF_TRY(kf__check_aligned(self->storage, dtype));
  int64_t old_size = kf__itemsize(self), new_size = (int64_t)kf_dtype_size(dtype);
  dtype_change_t change = {self, dtype};
  kf__geometry_of(self, &g);
  if (old_size != new_size && self->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_VIEW_OF_NUMBER,
                                       "view: a tensor without dimensions cannot be viewed from %s "
                                       "as %s, whose elements have another size"),
                        kf_dtype_class_name(kf__dtype(self)), kf_dtype_class_name(dtype));
  if (old_size > new_size) KF_TRY(view_smaller(&change, old_size / new_size, &g));
  if (old_size < new_size) KF_TRY(view_larger(&change, new_size / old_size, &g));
  /* Not a view for autograd: the numbers are no differentiable function of the bytes. It shares the
   * version counter, as all views do. */
  return kf__tensor_view(self, dtype, g.ndim, g.sizes, g.strides, g.offset, out);
}

/* ---- Complex numbers as pairs ---- */

kf_status_t kf__op_view_as_real(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  kf__geometry_t g;
  if (!kf_dtype_is_complex(kf__dtype(self)))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_VIEW_AS_REAL,
                                                       "view_as_real: elements must be complex"));
  if (kf_tensor_is_conj(self))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_REAL_OF_CONJUGATE,
                                       "view_as_real: the tensor is a conjugate view; resolve_conj "
                                       "makes a plain tensor, with memory of its own"));
  KF_TRY(kf__check_rank((size_t)self->ndim + 1));
  kf__geometry_of(self, &g);
  for (uint32_t i = 0; i < g.ndim; i++) g.strides[i] = finer_stride(g.strides[i], 2);
  g.sizes[g.ndim] = 2;
  g.strides[g.ndim++] = 1;
  KF_TRY(kf__tensor_view(self, kf_dtype_to_real(kf__dtype(self)), g.ndim, g.sizes, g.strides,
                         g.offset * 2, out));
  kf__track_view(*out, self, false);
  return KF_OK;
}

static kf_status_t check_pairs(const kf_tensor_t *self) {
  uint32_t last = self->ndim - 1;
  if (self->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_VIEW_AS_COMPLEX_RANK,
                                       "view_as_complex: input must have a dimension"));
  if (self->sizes[last] != 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_VIEW_AS_COMPLEX_SIZE,
                                       "view_as_complex: the last dimension must have size 2"));
  if (self->strides[last] != 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_VIEW_AS_COMPLEX_STRIDE,
                                       "view_as_complex: the last dimension must have stride 1"));
  for (uint32_t i = 0; i < last; i++)
    if (self->strides[i] % 2 != 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_COMPLEX_STRIDES,
                         "view_as_complex: all strides but the last one must be even"));
  if (self->offset % 2 != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_VIEW_AS_COMPLEX_OFFSET,
                                       "view_as_complex: the storage offset must be even"));
  return KF_OK;
}

kf_status_t kf__op_view_as_complex(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  int64_t strides[KF__MAX_DIMS];
  kf_dtype_t dtype = kf__dtype(self);
  if (dtype != KF_DTYPE_FLOAT16 && dtype != KF_DTYPE_FLOAT32 && dtype != KF_DTYPE_FLOAT64)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_COMPLEX_DTYPE,
            "view_as_complex: self must be of type float16, float32 or float64, but is of type %s"),
        kf_dtype_class_name(dtype));
  KF_TRY(check_pairs(self));
  kf_dtype_t to = kf_dtype_to_complex(dtype);
  if (!kf_dtype_is_supported(to))
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "view_as_complex: tensors of element type %s are not supported by this "
                        "build",
                        kf_dtype_name(to));
  uint32_t ndim = self->ndim - 1;
  for (uint32_t i = 0; i < ndim; i++) strides[i] = self->strides[i] / 2;
  KF_TRY(kf__tensor_view(self, to, ndim, self->sizes, strides, self->offset / 2, out));
  kf__track_view(*out, self, false);
  return KF_OK;
}

/* One part of a complex tensor: 0 is the real part. A lazy conjugate's memory holds the number
 * before conjugation, so its bit is removed first, and its imaginary part is a negative view. */
static kf_status_t part_of(kf_tensor_t *self, int64_t which, kf_tensor_t **out) {
  kf_tensor_t *plain = NULL, *pairs = NULL, *negative = NULL;
  const bool is_conj = kf_tensor_is_conj(self), negates = is_conj && which == 1;
  kf_status_t status = is_conj ? kf_raw_conj(self, &plain) : kf__view_itself(self, &plain);
  if (status == KF_OK) status = kf_view_as_real(plain, &pairs);
  if (status == KF_OK && negates) status = kf_raw_neg_view(pairs, &negative);
  if (status == KF_OK)
    status = kf_select(negates ? negative : pairs, (int64_t)self->ndim, which, out);
  kf_tensor_release(plain);
  kf_tensor_release(pairs);
  kf_tensor_release(negative);
  return status;
}

kf_status_t kf__op_real(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (!kf_dtype_is_complex(kf__dtype(self))) return kf__view_itself(self, out);
  return part_of(self, 0, out);
}

kf_status_t kf__op_imag(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (!kf_dtype_is_complex(kf__dtype(self)))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_IMAG_OF_REAL, "imag: self is not complex"));
  return part_of(self, 1, out);
}

/* ---- The lazy bits ---- */

/* An alias with the bit set to `on`. The memory is not touched: materializing is left to operators
 * that need it (lazy_bits.c). */
static kf_status_t flip_bit(const kf_call_t *call, kf_tensor_t *self,
                            kf_status_t (*set)(kf_tensor_t *tensor, bool on), bool on,
                            kf_tensor_t **out) {
  kf_tensor_t *view = NULL;
  KF_TRY(kf__op_alias(call, self, &view));
  kf_status_t status = set(view, on);
  if (status == KF_OK)
    *out = view;
  else
    kf_tensor_release(view);
  return status;
}

kf_status_t kf__op__conj(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  return flip_bit(call, self, kf_tensor_set_conj, !kf_tensor_is_conj(self), out);
}

kf_status_t kf__op__neg_view(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  return flip_bit(call, self, kf_tensor_set_neg, !kf_tensor_is_neg(self), out);
}

kf_status_t kf__op_conj(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return kf_dtype_is_complex(kf__dtype(self)) ? kf_raw_conj(self, out) : kf__view_itself(self, out);
}

/* A graph gets one clone, as in PyTorch; its kernel materializes. */
static kf_status_t resolve(kf_tensor_t *self, kf_status_t (*real)(kf_tensor_t *, kf_tensor_t **),
                           kf_tensor_t **out) {
  return kf__gradient_hooks.records(self) ? kf_clone(self, (kf_opt_int_t){0, false}, out)
                                          : real(self, out);
}

kf_status_t kf__op_resolve_conj(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (!kf_tensor_is_conj(self)) return kf__view_itself(self, out);
  return resolve(self, kf__materialize_conj, out);
}

kf_status_t kf__op_resolve_neg(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (!kf_tensor_is_neg(self)) return kf__view_itself(self, out);
  return resolve(self, kf__materialize_neg, out);
}
