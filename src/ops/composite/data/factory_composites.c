/* Factories: empty, zeros, ones, full, their _like and new_ forms, scalar_tensor and eye. Options
 * are resolved first, the tensor room makes the memory, and operators fill in the values, so that
 * these functions serve every device, also the meta device.
 *
 * empty and its like are among the most frequent calls of a program: this file is compiled for
 * speed, and the common options take no lookup. */
/* build: speed */
#include "ops/composite/data/factory_composites.h"

#include <keyfall/ops.h>

#include "compat/operator_texts.h"
#include "ops/composite/data/uninitialized.h"
#include "ops/core/number.h"
#include "ops/core/promote.h"
#include "ops/gen/composites.h"

/* ---- Options ---- */

static KF__COLD kf_status_t check_layout(int64_t layout) {
  if (layout == KF_LAYOUT_STRIDED) return KF_OK;
  const char *name = kf_layout_name((kf_layout_t)layout);
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "expected the layout Strided, found %s",
                      name != NULL ? name : "a number that is no layout");
}

/* Only memory of the CPU can be pinned. The meta device has no memory: nothing to do. */
static KF__COLD kf_status_t ask_for_pinning(kf__options_t *options) {
  options->pinned = options->device.type == KF_DEVICE_CPU;
  if (options->pinned || options->device.type == KF_DEVICE_META) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_PINNED_DENSE,
                                     "only strided tensors on the CPU can be in pinned memory"));
}

kf_status_t kf__options(KF__OPTIONS, kf_dtype_t fallback, kf__options_t *out_options) {
  out_options->dtype = dtype.has ? (kf_dtype_t)dtype.value : fallback;
  out_options->device = device.has ? device.value : kf_device_make(KF_DEVICE_CPU, -1);
  out_options->pinned = false;
  if (KF_UNLIKELY(layout.has)) KF_TRY(check_layout(layout.value));
  if (KF_UNLIKELY(pin_memory.has && pin_memory.value)) return ask_for_pinning(out_options);
  return KF_OK;
}

kf_status_t kf__options_like(const kf_tensor_t *self, KF__OPTIONS, kf__options_t *out_options) {
  if (KF_UNLIKELY(!kf__is_defined(self)))
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_LIKE_UNDEFINED,
                                                       "self must be a tensor, but is undefined"));
  if (!device.has) device = (kf_opt_device_t){self->device, true};
  return kf__options(KF__GIVEN, kf__dtype(self), out_options);
}

kf_status_t kf__make(kf_int_span_t size, KF__OPTIONS, kf_tensor_t **out) {
  kf__options_t options;
  *out = NULL;
  KF_TRY(kf__options(KF__GIVEN, kf_default_dtype(), &options));
  return kf__new(&options, size, NULL, out);
}

/* A tensor with the strides of a memory format. `preserve` is an error: a new shape has no strides
 * to preserve. */
static kf_status_t make_formatted(kf_int_span_t size, kf__options_t options, int64_t format,
                                  kf_tensor_t **out) {
  int64_t strides[KF__MAX_DIMS];
  if (format == KF_MEMORY_FORMAT_CONTIGUOUS) return kf__new(&options, size, NULL, out);
  if (format == KF_MEMORY_FORMAT_PRESERVE)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_EMPTY_PRESERVE, "empty: the memory format cannot be Preserve"));
  if (size.size > KF__MAX_DIMS) /* kf__tensor_new reports the error */
    return kf__new(&options, size, NULL, out);
  KF_TRY(kf__format_strides(size, (kf_memory_format_t)format, strides));
  return kf__new(&options, size, strides, out);
}

/* Whether a new tensor of the same sizes has these strides. In dimensions of size one, contiguous
 * tensors may have others, which tell channels_last from the usual format. */
static bool has_usual_strides(const kf_tensor_t *self) {
  int64_t step = 1;
  if (!kf__is_contiguous(self)) return false;
  for (uint32_t d = self->ndim; d-- > 0 && self->numel > 0; step *= self->sizes[d])
    if (self->strides[d] != step) return false;
  return true;
}

kf_status_t kf__make_like(const kf_tensor_t *self, KF__OPTIONS, kf_opt_int_t memory_format,
                          kf_tensor_t **out) {
  kf__options_t options;
  int64_t strides[KF__MAX_DIMS];
  *out = NULL;
  KF_TRY(kf__options_like(self, KF__GIVEN, &options));
  if (memory_format.has && memory_format.value != KF_MEMORY_FORMAT_PRESERVE)
    return make_formatted(kf__sizes(self), options, memory_format.value, out);
  if (has_usual_strides(self)) return kf__new(&options, kf__sizes(self), NULL, out);
  kf__preserved_strides(self, strides);
  return kf__new(&options, kf__sizes(self), strides, out);
}

/* The new_ forms: another shape, options like `self`. */
static kf_status_t make_new(kf_tensor_t *self, kf_int_span_t size, KF__OPTIONS, kf_tensor_t **out) {
  kf__options_t options;
  *out = NULL;
  KF_TRY(kf__options_like(self, KF__GIVEN, &options));
  return kf__new(&options, size, NULL, out);
}

kf_status_t kf__check_out(const kf_tensor_t *out) {
  if (kf__is_defined(out)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_OUT_UNDEFINED,
                                                     "out must be a tensor, but is undefined"));
}

kf_status_t kf__resize_out(kf_tensor_t *out, kf_int_span_t size) {
  int64_t strides[KF__MAX_DIMS], numel;
  KF_TRY(kf__check_out(out));
  if (kf__spans_equal(kf__sizes(out), size)) return KF_OK;
  KF_TRY(kf__check_version(out));
  KF_TRY(kf__check_rank(size.size));
  KF_TRY(kf__shape_numel(size, (size_t)kf__itemsize(out), &numel));
  kf__contiguous_strides(size, strides);
  KF_TRY(kf__tensor_resize(out, (uint32_t)size.size, size.data, strides));
  KF_ASSERT(kf__spans_equal(kf__sizes(out), size));
  kf__bump_version(out);
  return KF_OK;
}

/* ---- empty ---- */

/* Evaluates `make`, a call that makes *out, once; fills *out if kf_set_fill_uninitialized asks for
 * it. */
#define NEW_MEMORY(make, out) (KF__FILLS_UNINITIALIZED ? kf__fill_made(make, out) : (make))

static inline kf_status_t make_empty(kf_int_span_t size, KF__OPTIONS, kf_opt_int_t memory_format,
                                     kf_tensor_t **out) {
  kf__options_t options;
  *out = NULL;
  KF_TRY(kf__options(KF__GIVEN, kf_default_dtype(), &options));
  if (KF_LIKELY(!memory_format.has)) return kf__new(&options, size, NULL, out);
  return make_formatted(size, options, memory_format.value, out);
}

kf_status_t kf__op_empty_memory_format(const kf_call_t *call, kf_int_span_t size, KF__OPTIONS,
                                       kf_opt_int_t memory_format, kf_tensor_t **out) {
  (void)call;
  return NEW_MEMORY(make_empty(size, KF__GIVEN, memory_format, out), out);
}

kf_status_t kf__op_empty_out(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t memory_format,
                             kf_tensor_t *out) {
  (void)call;
  if (memory_format.has)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_OUT_FORMAT, "memory_format and out= exclude each other"));
  KF_TRY(kf__resize_out(out, size));
  return KF__FILLS_UNINITIALIZED ? kf__fill_all(out) : KF_OK;
}

static kf_status_t make_strided(kf_int_span_t size, kf_int_span_t stride, kf__options_t options,
                                kf_tensor_t **out) {
  if (size.size != stride.size)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_STRIDED_COUNT,
                       "there must be as many strides as sizes, got %zu sizes and %zu strides"),
        size.size, stride.size);
  return kf__new(&options, size, stride.data, out);
}

kf_status_t kf__op_empty_strided(const kf_call_t *call, kf_int_span_t size, kf_int_span_t stride,
                                 KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  kf__options_t options;
  *out = NULL;
  KF_TRY(kf__options(KF__GIVEN, kf_default_dtype(), &options));
  return NEW_MEMORY(make_strided(size, stride, options, out), out);
}

kf_status_t kf__op_new_empty_strided(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                                     kf_int_span_t stride, KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  kf__options_t options;
  *out = NULL;
  KF_TRY(kf__options_like(self, KF__GIVEN, &options));
  return NEW_MEMORY(make_strided(size, stride, options, out), out);
}

/* Dense strides for dimensions that lie in memory in this order, outermost first. */
static kf_status_t permuted_strides(kf_int_span_t size, kf_int_span_t order, int64_t *strides) {
  int64_t numel;
  kf__dim_set_t seen = 0;
  if (order.size != size.size || size.size > KF__MAX_DIMS)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PERMUTED_COUNT,
                       "empty_permuted: size has %zu dimensions, but physical_layout has %zu"),
        size.size, order.size);
  KF_TRY(kf__shape_numel(size, 1, &numel));
  for (size_t i = 0; i < order.size; i++) {
    if (order.data[i] < 0 || order.data[i] >= (int64_t)size.size)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_PERMUTED_RANGE,
                                         "empty_permuted: dimensions of physical_layout must be "
                                         "from 0 to %lld, but there is %lld, at position %zu"),
                          (long long)size.size - 1, (long long)order.data[i], i);
    kf__dim_set_t bit = kf__dim_set(order.data[i]);
    if ((seen & bit) != 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_DUPLICATE_DIM, "a dimension is listed twice"));
    seen |= bit;
  }
  int64_t stride = 1;
  for (size_t i = order.size; i-- > 0;) {
    int64_t extent = size.data[order.data[i]];
    strides[order.data[i]] = stride;
    stride *= extent > 1 ? extent : 1;
  }
  return KF_OK;
}

kf_status_t kf__op_empty_permuted(const kf_call_t *call, kf_int_span_t size,
                                  kf_int_span_t physical_layout, KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  kf__options_t options;
  int64_t strides[KF__MAX_DIMS];
  *out = NULL;
  KF_TRY(kf__options(KF__GIVEN, kf_default_dtype(), &options));
  KF_TRY(permuted_strides(size, physical_layout, strides));
  return NEW_MEMORY(kf__new(&options, size, strides, out), out);
}

kf_status_t kf__op_empty_like(const kf_call_t *call, kf_tensor_t *self, KF__OPTIONS,
                              kf_opt_int_t memory_format, kf_tensor_t **out) {
  (void)call;
  return NEW_MEMORY(kf__make_like(self, KF__GIVEN, memory_format, out), out);
}

kf_status_t kf__op_new_empty(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                             KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  return NEW_MEMORY(make_new(self, size, KF__GIVEN, out), out);
}

/* ---- zeros, ones, full ---- */

/* Both take the reference to `made`. Zeros have an operator of their own, zero_. */
static kf_status_t fill(kf_tensor_t *made, kf_scalar_t value, kf_tensor_t **out) {
  return kf__made(kf_fill__Scalar(made, value), made, out);
}

static kf_status_t zero(kf_tensor_t *made, kf_tensor_t **out) {
  return kf__made(kf_zero_(made), made, out);
}

/* zeros has a message of its own for negative sizes, and looks before it makes anything. */
static kf_status_t check_zeros_size(kf_int_span_t size) {
  for (size_t i = 0; i < size.size; i++)
    if (size.data[i] < 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_ZEROS_SIZE, "zeros: no size may be negative"));
  return KF_OK;
}

kf_status_t kf__op_zeros(const kf_call_t *call, kf_int_span_t size, KF__OPTIONS,
                         kf_tensor_t **out) {
  (void)call;
  *out = NULL;
  KF_TRY(check_zeros_size(size));
  KF_TRY(kf__make(size, KF__GIVEN, out));
  return zero(*out, out);
}

kf_status_t kf__op_zeros_out(const kf_call_t *call, kf_int_span_t size, kf_tensor_t *out) {
  (void)call;
  KF_TRY(check_zeros_size(size));
  KF_TRY(kf__resize_out(out, size));
  return kf_zero_(out);
}

kf_status_t kf__op_zeros_like(const kf_call_t *call, kf_tensor_t *self, KF__OPTIONS,
                              kf_opt_int_t memory_format, kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__make_like(self, KF__GIVEN, memory_format, out));
  return zero(*out, out);
}

kf_status_t kf__op_new_zeros(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                             KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  KF_TRY(make_new(self, size, KF__GIVEN, out));
  return zero(*out, out);
}

kf_status_t kf__op_ones(const kf_call_t *call, kf_int_span_t size, KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__make(size, KF__GIVEN, out));
  return fill(*out, kf__number_of_int(1), out);
}

kf_status_t kf__op_ones_out(const kf_call_t *call, kf_int_span_t size, kf_tensor_t *out) {
  (void)call;
  KF_TRY(kf__resize_out(out, size));
  return kf_fill__Scalar(out, kf__number_of_int(1));
}

kf_status_t kf__op_ones_like(const kf_call_t *call, kf_tensor_t *self, KF__OPTIONS,
                             kf_opt_int_t memory_format, kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__make_like(self, KF__GIVEN, memory_format, out));
  return fill(*out, kf__number_of_int(1), out);
}

kf_status_t kf__op_new_ones(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                            KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  KF_TRY(make_new(self, size, KF__GIVEN, out));
  return fill(*out, kf__number_of_int(1), out);
}

/* Without a `dtype`, the type of the number: int64 (also if it does not fit), the default float,
 * bool, or a complex type of at least 64 bits. */
kf_status_t kf__op_full(const kf_call_t *call, kf_int_span_t size, kf_scalar_t fill_value,
                        KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  kf__options_t options;
  *out = NULL;
  kf_dtype_t own = fill_value.tag == KF_TAG_UINT ? KF_DTYPE_INT64 : kf__number_dtype(fill_value);
  if (own == KF_DTYPE_COMPLEX32) own = KF_DTYPE_COMPLEX64;
  KF_TRY(kf__options(KF__GIVEN, own, &options));
  KF_TRY(kf__new(&options, size, NULL, out));
  return fill(*out, fill_value, out);
}

kf_status_t kf__op_full_out(const kf_call_t *call, kf_int_span_t size, kf_scalar_t fill_value,
                            kf_tensor_t *out) {
  (void)call;
  kf__shape_before_t before;
  kf__shape_keep(out, &before);
  KF_TRY(kf__resize_out(out, size));
  return kf__filled(kf_fill__Scalar(out, fill_value), out, &before);
}

kf_status_t kf__op_full_like(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t fill_value,
                             KF__OPTIONS, kf_opt_int_t memory_format, kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__make_like(self, KF__GIVEN, memory_format, out));
  return fill(*out, fill_value, out);
}

kf_status_t kf__op_new_full(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                            kf_scalar_t fill_value, KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  KF_TRY(make_new(self, size, KF__GIVEN, out));
  return fill(*out, fill_value, out);
}

/* On the CPU the number is stored directly: a fill would cost a second call of an operator. */
kf_status_t kf__op_scalar_tensor(const kf_call_t *call, kf_scalar_t s, KF__OPTIONS,
                                 kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf__make(kf_no_ints(), KF__GIVEN, out));
  KF_ASSERT((*out)->numel == 1);
  if (!kf__is_host(*out)) return fill(*out, s, out);
  return kf__made(kf__number_store_single(s, kf__dtype(*out), kf__data(*out)), *out, out);
}

/* ---- eye ---- */

static kf_status_t check_eye(int64_t n, int64_t m) {
  if (n < 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_EYE_ROWS, "eye: n must not be negative, but is %lld"),
        (long long)n);
  if (m < 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_EYE_COLUMNS, "eye: m must not be negative, but is %lld"),
        (long long)m);
  return KF_OK;
}

/* Ones on the diagonal, through a view of it. */
static kf_status_t fill_eye(kf_tensor_t *made) {
  KF_ASSERT(made->ndim == 2);
  KF_TRY(kf_zero_(made));
  kf_tensor_t *diagonal = NULL;
  KF_TRY(kf_diagonal(made, 0, 0, 1, &diagonal));
  kf_status_t status = kf_fill__Scalar(diagonal, kf__number_of_int(1));
  kf_tensor_release(diagonal);
  return status;
}

kf_status_t kf__op_eye_m(const kf_call_t *call, int64_t n, int64_t m, KF__OPTIONS,
                         kf_tensor_t **out) {
  (void)call;
  *out = NULL;
  KF_TRY(check_eye(n, m));
  KF_TRY(kf__make(KF_INTS(n, m), KF__GIVEN, out));
  return kf__made(fill_eye(*out), *out, out);
}

kf_status_t kf__op_eye(const kf_call_t *call, int64_t n, KF__OPTIONS, kf_tensor_t **out) {
  return kf__op_eye_m(call, n, n, KF__GIVEN, out);
}

kf_status_t kf__op_eye_m_out(const kf_call_t *call, int64_t n, int64_t m, kf_tensor_t *out) {
  kf_results_t given = {
      .form = KF__FORM_OUT, .count = 1, .op = kf_op_full_name(call->op), .given = {out}};
  KF_TRY(check_eye(n, m));
  KF_TRY(kf__check_out(out));
  KF_TRY(kf__result_writable(&given, 0));
  KF_TRY(kf__resize_out(out, KF_INTS(n, m)));
  return fill_eye(out);
}

kf_status_t kf__op_eye_out(const kf_call_t *call, int64_t n, kf_tensor_t *out) {
  return kf__op_eye_m_out(call, n, n, out);
}
