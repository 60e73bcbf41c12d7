/* Factories of sequences: arange, range, linspace and logspace.
 *
 * The host writes the values and copies them where the tensor is on another device: a sequence is
 * cheap to make and needs no kernel there. start + i * step is one fused operation in the type that
 * it computes in; those elements of arange that PyTorch rounds otherwise are written by compat. */
#include <complex.h>
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <math.h>

#include "base/half.h"
#include "compat/arange_vectors.h"
#include "compat/operator_texts.h"
#include "ops/composite/data/factory_composites.h"
#include "ops/core/kernel_support.h"
#include "ops/core/number.h"
#include "ops/core/promote.h"
#include "ops/gen/composites.h"
#include "tensor/core/gradient_hooks.h"

/* ---- Writing ---- */

/* What the elements are computed from. Element i is start + i * step; in the second half of
 * linspace and logspace end - (count - 1 - i) * step, so that both ends are exact. Only the fields
 * of the type's kind are set. */
typedef struct sequence {
  kf_dtype_t dtype;
  bool integral; /* arange and range: computed in integers */
  int64_t count;
  int64_t int_start, int_step;
  double start, end, step;
  kf_complex_t complex_start, complex_end, complex_step;
  double base; /* of logspace */
} sequence_t;

typedef void (*write_fn)(const sequence_t *sequence, void *data);

static bool is_known(kf_dtype_t dtype) { /* the types that sequences can have, besides complex */
  switch (dtype) {
    case KF_DTYPE_UINT8:
    case KF_DTYPE_INT8:
    case KF_DTYPE_INT16:
    case KF_DTYPE_INT32:
    case KF_DTYPE_INT64:
    case KF_DTYPE_UINT16:
    case KF_DTYPE_UINT32:
    case KF_DTYPE_UINT64:
    case KF_DTYPE_FLOAT16:
    case KF_DTYPE_BFLOAT16:
    case KF_DTYPE_FLOAT32:
    case KF_DTYPE_FLOAT64: return true;
    default: return false;
  }
}

/* Writes to `out`, or to a contiguous tensor of the host that is copied to it. */
static kf_status_t write_to(kf_tensor_t *out, const sequence_t *sequence, write_fn write) {
  KF_ASSERT(out->numel == 0 || out->numel == sequence->count);
  KF_ASSERT(out->numel == 0 || kf__dtype(out) == sequence->dtype);
  if (out->numel == 0 || kf__is_meta(out)) return KF_OK;
  if (kf__is_host(out) && kf__is_contiguous(out)) {
    KF_TRY(kf__writable(out));
    write(sequence, kf__data(out));
    return KF_OK;
  }
  kf_tensor_t *host = NULL;
  KF_TRY(kf__tensor_new(kf__dtype(out), kf_device_make(KF_DEVICE_CPU, -1), kf__sizes(out), NULL,
                        &host));
  write(sequence, kf__data(host));
  kf_status_t status = kf_copy_(out, host, false);
  kf_tensor_release(host);
  return status;
}

/* Element i of an integer type, given as 64 bits. */
static void put_integer(kf_dtype_t dtype, void *data, int64_t i, uint64_t value) {
  switch (dtype) {
    case KF_DTYPE_UINT8:
    case KF_DTYPE_INT8: ((uint8_t *)data)[i] = (uint8_t)value; break;
    case KF_DTYPE_UINT16:
    case KF_DTYPE_INT16: ((uint16_t *)data)[i] = (uint16_t)value; break;
    case KF_DTYPE_UINT32:
    case KF_DTYPE_INT32: ((uint32_t *)data)[i] = (uint32_t)value; break;
    default: ((uint64_t *)data)[i] = value; break;
  }
}

/* Converts a double for an integer type: saturates at 64 bits for int64, uint32 and uint64, at 32
 * bits for the others, which then drop bits. */
static int64_t integer_of(kf_dtype_t dtype, double value) {
  int64_t whole = kf__double_to_i64(value);
  if (dtype == KF_DTYPE_INT64 || dtype == KF_DTYPE_UINT32 || dtype == KF_DTYPE_UINT64) return whole;
  return whole > INT32_MAX ? INT32_MAX : whole < INT32_MIN ? INT32_MIN : whole;
}

static void put_real(kf_dtype_t dtype, void *data, int64_t i, double value) {
  switch (dtype) {
    case KF_DTYPE_FLOAT16: ((uint16_t *)data)[i] = kf__f32_to_f16((float)value); break;
    case KF_DTYPE_BFLOAT16: ((uint16_t *)data)[i] = kf__f32_to_bf16((float)value); break;
    case KF_DTYPE_FLOAT32: ((float *)data)[i] = (float)value; break;
    case KF_DTYPE_FLOAT64: ((double *)data)[i] = value; break;
    default: put_integer(dtype, data, i, (uint64_t)integer_of(dtype, value)); break;
  }
}

/* To the nearest number of a floating type. */
static double round_to(kf_dtype_t dtype, double value) {
  /* Volatile, because gcc 12 for x86-64 takes two round trips to float side by side for none. */
  volatile float narrow = (float)value;
  switch (dtype) {
    case KF_DTYPE_FLOAT16: return (double)kf__f16_to_f32(kf__f32_to_f16(narrow));
    case KF_DTYPE_BFLOAT16: return (double)kf__bf16_to_f32(kf__f32_to_bf16(narrow));
    case KF_DTYPE_FLOAT32: return (double)narrow;
    default: return value;
  }
}

/* ---- arange ---- */

/* Number i, in the type that sequences of this one are computed in. */
static double number_at(const sequence_t *s, int64_t i) {
  if (kf__is_half(s->dtype)) return (double)fmaf((float)s->step, (float)i, (float)s->start);
  return fma(s->step, (double)i, s->start);
}

static void write_integers(const sequence_t *s, void *data) {
  uint64_t value = (uint64_t)s->int_start, step = (uint64_t)s->int_step;
  if (s->dtype == KF_DTYPE_INT64)
    for (int64_t i = 0; i < s->count; i++) ((uint64_t *)data)[i] = value + (uint64_t)i * step;
  else if (s->dtype == KF_DTYPE_INT32)
    for (int64_t i = 0; i < s->count; i++)
      ((uint32_t *)data)[i] = (uint32_t)(value + (uint64_t)i * step);
  else
    for (int64_t i = 0; i < s->count; i++)
      put_integer(s->dtype, data, i, value + (uint64_t)i * step);
}

static void write_arange(const sequence_t *s, void *data) {
  if (s->integral) {
    write_integers(s, data);
    return;
  }
  const int64_t covered = kf__torch_arange_vectors(s->dtype, s->start, s->step, s->count, data);
  KF_ASSERT(covered >= 0 && covered <= s->count);
  for (int64_t i = covered; i < s->count; i++) put_real(s->dtype, data, i, number_at(s, i));
}

/* Each number of range is computed by itself. */
static void write_range(const sequence_t *s, void *data) {
  if (s->integral) {
    write_integers(s, data);
    return;
  }
  for (int64_t i = 0; i < s->count; i++) put_real(s->dtype, data, i, number_at(s, i));
}

/* Finite bounds, and a step that leads from one to the other. */
static kf_status_t check_steps(kf_scalar_t start, kf_scalar_t end, kf_scalar_t step) {
  const kf_scalar_t given[] = {start, end, step};
  for (size_t i = 0; i < sizeof given / sizeof given[0]; i++)
    if (kf__number_imag(given[i]) != 0)
      return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_DOUBLE_OVERFLOW,
                                                         "a complex number is not a float64"));
  double first = kf__number_real(start), last = kf__number_real(end), by = kf__number_real(step);
  if (!(by > 0 || by < 0))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_STEP_ZERO, "the step must not be 0"));
  if (!isfinite(first) || !isfinite(last))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RANGE_INFINITE, "the range must be finite, but is %g to %g"),
        first, last);
  if (by > 0 ? last < first : last > first)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_STEP_SIGN, "the step leads away from the end of the range"));
  return KF_OK;
}

static kf_status_t to_int(kf_scalar_t number, int64_t *out) {
  if (number.tag != KF_TAG_INT) return kf__number_store_checked(number, KF_DTYPE_INT64, out);
  *out = number.as.i;
  return KF_OK;
}

static kf_status_t size_overflows(void) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_RANGE_SIZE, "the range has more elements than a tensor can have"));
}

__extension__ typedef __int128 wide_t;

/* The number of elements before `end`, computed in integers for int64 and in double for all other
 * types, as PyTorch does. */
static kf_status_t arange_size(kf_dtype_t dtype, kf_scalar_t start, kf_scalar_t end,
                               kf_scalar_t step, int64_t *out_size) {
  KF_TRY(check_steps(start, end, step));
  if (dtype == KF_DTYPE_INT64) {
    int64_t first, last, by;
    KF_TRY(to_int(start, &first));
    KF_TRY(to_int(end, &last));
    KF_TRY(to_int(step, &by));
    if (by == 0)
      return kf_error_set(KF_ERR_VALUE,
                          KF__COMPATIBLE(KF__TORCH_STEP_ZERO, "the step must not be 0"));
    wide_t reach = (wide_t)last - first + by - (by > 0 ? 1 : -1);
    bool fits = reach == (int64_t)reach;
    /* A division of 64 bits where possible: one of 128 bits is a call. INT64_MIN / -1 overflows. */
    wide_t size = fits && by != -1 ? (int64_t)reach / by : reach / by;
    if (size > INT64_MAX) return size_overflows();
    *out_size = size > 0 ? (int64_t)size : 0;
    return KF_OK;
  }
  double size = ceil((kf__number_real(end) - kf__number_real(start)) / kf__number_real(step));
  if (!(size >= 0 && size < 9223372036854775808.0)) return size_overflows();
  *out_size = (int64_t)size;
  return KF_OK;
}

/* Start and step in the type that the sequence is computed in. */
static kf_status_t set_steps(sequence_t *s, kf_scalar_t start, kf_scalar_t step) {
  s->integral = kf_dtype_is_integral(s->dtype, true);
  s->start = kf__number_real(start);
  s->step = kf__number_real(step);
  if (!s->integral) return KF_OK;
  KF_TRY(to_int(start, &s->int_start));
  return to_int(step, &s->int_step);
}

static kf_status_t plan_arange(sequence_t *s, kf_dtype_t dtype, kf_scalar_t start, kf_scalar_t end,
                               kf_scalar_t step) {
  if (!is_known(dtype)) return kf__not_for_dtype("arange_cpu", dtype);
  s->dtype = dtype;
  KF_TRY(arange_size(dtype, start, end, step, &s->count));
  return set_steps(s, start, step);
}

static bool all_integral(kf_scalar_t a, kf_scalar_t b, kf_scalar_t c) {
  return a.tag != KF_TAG_FLOAT && b.tag != KF_TAG_FLOAT && c.tag != KF_TAG_FLOAT &&
         a.tag != KF_TAG_COMPLEX && b.tag != KF_TAG_COMPLEX && c.tag != KF_TAG_COMPLEX;
}

kf_status_t kf__op_arange_start_step(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
                                     kf_scalar_t step, KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  kf__options_t options;
  sequence_t sequence = {0};
  *out = NULL;
  kf_dtype_t own = all_integral(start, end, step) ? KF_DTYPE_INT64 : kf_default_dtype();
  KF_TRY(kf__options(KF__GIVEN, own, &options));
  KF_TRY(plan_arange(&sequence, options.dtype, start, end, step));
  KF_TRY(kf__new(&options, KF_INTS(sequence.count), NULL, out));
  return kf__made(write_to(*out, &sequence, write_arange), *out, out);
}

kf_status_t kf__op_arange_start(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
                                KF__OPTIONS, kf_tensor_t **out) {
  return kf__op_arange_start_step(call, start, end, kf__number_of_int(1), KF__GIVEN, out);
}

kf_status_t kf__op_arange(const kf_call_t *call, kf_scalar_t end, KF__OPTIONS, kf_tensor_t **out) {
  return kf__op_arange_start(call, kf__number_of_int(0), end, KF__GIVEN, out);
}

/* Prepares a given tensor for writing. One with the right number of elements keeps its shape. */
static kf_status_t fit(const char *op, kf_tensor_t *out, int64_t count) {
  KF_TRY(kf__check_out(out));
  if (kf__gradient_hooks.records(out)) return kf__refuse_recorded_out(op);
  KF_TRY(kf__check_version(out));
  if (out->numel != count) KF_TRY(kf__resize_out(out, KF_INTS(count)));
  kf__bump_version(out);
  return KF_OK;
}

kf_status_t kf__op_arange_start_out(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
                                    kf_scalar_t step, kf_tensor_t *out) {
  (void)call;
  sequence_t sequence = {0};
  KF_TRY(plan_arange(&sequence, kf__dtype(out), start, end, step));
  if (out->numel != sequence.count && out->numel > 0)
    kf_warn(KF__COMPATIBLE(KF__TORCH_ARANGE_RESIZED,
                           "arange: the result tensor has %lld elements and is resized to %lld"),
            (long long)out->numel, (long long)sequence.count);
  KF_TRY(fit("aten::arange", out, sequence.count));
  return write_to(out, &sequence, write_arange);
}

kf_status_t kf__op_arange_out(const kf_call_t *call, kf_scalar_t end, kf_tensor_t *out) {
  return kf__op_arange_start_out(call, kf__number_of_int(0), end, kf__number_of_int(1), out);
}

/* ---- range ---- */

/* Unlike arange, range includes `end`. */
static kf_status_t plan_range(sequence_t *s, kf_dtype_t dtype, kf_scalar_t start, kf_scalar_t end,
                              kf_scalar_t step) {
  if (!is_known(dtype)) return kf__not_for_dtype("range_cpu", dtype);
  kf_warn(KF__COMPATIBLE(
      KF__TORCH_RANGE, "range is deprecated because it includes end; use arange, which does not"));
  KF_TRY(check_steps(start, end, step));
  s->dtype = dtype;
  KF_TRY(set_steps(s, start, step));
  if (s->integral) {
    int64_t last;
    KF_TRY(to_int(end, &last));
    /* A step that is a fraction is 0 as an integer: one number. */
    wide_t size = s->int_step == 0 ? 1 : ((wide_t)last - s->int_start) / s->int_step + 1;
    if (size > INT64_MAX) return size_overflows();
    s->count = size > 0 ? (int64_t)size : 0;
    return KF_OK;
  }
  double size = (kf__number_real(end) - s->start) / s->step + 1;
  if (!(size >= 0 && size < 9223372036854775808.0)) return size_overflows();
  s->count = (int64_t)size;
  return KF_OK;
}

kf_status_t kf__op_range_step(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
                              kf_scalar_t step, KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  kf__options_t options;
  sequence_t sequence = {0};
  *out = NULL;
  KF_TRY(kf__options(KF__GIVEN, kf_default_dtype(), &options));
  KF_TRY(plan_range(&sequence, options.dtype, start, end, step));
  KF_TRY(kf__new(&options, KF_INTS(sequence.count), NULL, out));
  return kf__made(write_to(*out, &sequence, write_range), *out, out);
}

kf_status_t kf__op_range(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end, KF__OPTIONS,
                         kf_tensor_t **out) {
  return kf__op_range_step(call, start, end, kf__number_of_int(1), KF__GIVEN, out);
}

kf_status_t kf__op_range_out(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
                             kf_scalar_t step, kf_tensor_t *out) {
  (void)call;
  sequence_t sequence = {0};
  KF_TRY(plan_range(&sequence, kf__dtype(out), start, end, step));
  KF_TRY(fit("aten::range", out, sequence.count));
  return write_to(out, &sequence, write_range);
}

kf_status_t kf__op_range_out_(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
                              kf_tensor_t *out) {
  return kf__op_range_out(call, start, end, kf__number_of_int(1), out);
}

/* ---- linspace ---- */

/* from + k * step with the roundings of the type: half types round every operation. */
static double step_from(kf_dtype_t dtype, double from, double step, int64_t k) {
  if (dtype == KF_DTYPE_FLOAT32) return (double)fmaf((float)step, (float)k, (float)from);
  if (!kf__is_half(dtype)) return fma(step, (double)k, from);
  return round_to(dtype, from + round_to(dtype, step * round_to(dtype, (double)k)));
}

/* float32 by itself: the loop without a switch for each element vectorizes. */
static void write_f32_linspace(const sequence_t *s, float *data) {
  int64_t half = s->count / 2, last = s->count - 1;
  float start = (float)s->start, end = (float)s->end, step = (float)s->step;
  for (int64_t i = 0; i < half; i++) data[i] = fmaf(step, (float)i, start);
  for (int64_t i = half; i <= last; i++) data[i] = fmaf(-step, (float)(last - i), end);
}

static void write_linspace(const sequence_t *s, void *data) {
  KF_ASSERT(s->count > 1); /* the step of one element would be a division by 0 */
  int64_t half = s->count / 2;
  if (s->dtype == KF_DTYPE_FLOAT32) {
    write_f32_linspace(s, data);
    return;
  }
  for (int64_t i = 0; i < half; i++)
    put_real(s->dtype, data, i, step_from(s->dtype, s->start, s->step, i));
  for (int64_t i = half; i < s->count; i++)
    put_real(s->dtype, data, i, step_from(s->dtype, s->end, -s->step, s->count - 1 - i));
}

static void put_complex(kf_dtype_t dtype, void *data, int64_t i, double re, double im) {
  kf_dtype_t part = kf_dtype_to_real(dtype);
  put_real(part, data, 2 * i, re);
  put_real(part, data, 2 * i + 1, im);
}

/* from + k * step with two roundings; volatile keeps compilers from fusing them into one. */
static double step_apart(kf_dtype_t dtype, double from, double step, int64_t k) {
  volatile double product = round_to(dtype, step * (double)k);
  return round_to(dtype, from + product);
}

/* Element i of a complex sequence, before the power of logspace. */
typedef double (*step_fn)(kf_dtype_t dtype, double from, double step, int64_t k);

static kf_complex_t complex_at(const sequence_t *s, int64_t i, step_fn step_to) {
  bool first = i < s->count / 2;
  kf_dtype_t part = kf_dtype_to_real(s->dtype);
  kf_complex_t from = first ? s->complex_start : s->complex_end, step = s->complex_step;
  int64_t k = first ? i : s->count - 1 - i;
  double sign = first ? 1.0 : -1.0;
  return (kf_complex_t){step_to(part, from.re, sign * step.re, k),
                        step_to(part, from.im, sign * step.im, k)};
}

static void write_complex_linspace(const sequence_t *s, void *data) {
  for (int64_t i = 0; i < s->count; i++) {
    kf_complex_t value = complex_at(s, i, step_from);
    put_complex(s->dtype, data, i, value.re, value.im);
  }
}

/* A number as an element of the type, seen as a double again. */
static kf_status_t as_element(kf_scalar_t number, kf_dtype_t dtype, double *out) {
  unsigned char element[16];
  KF_TRY(kf__number_store_checked(number, dtype, element));
  *out = kf__number_real(kf__number_load(dtype, element));
  return KF_OK;
}

static void plan_complex(sequence_t *s, kf_scalar_t start, kf_scalar_t end) {
  kf_dtype_t part = kf_dtype_to_real(s->dtype);
  double gaps = (double)(s->count - 1);
  s->complex_start = (kf_complex_t){round_to(part, kf__number_real(start)),
                                    round_to(part, kf__number_imag(start))};
  s->complex_end =
      (kf_complex_t){round_to(part, kf__number_real(end)), round_to(part, kf__number_imag(end))};
  double re = round_to(part, s->complex_end.re - s->complex_start.re);
  double im = round_to(part, s->complex_end.im - s->complex_start.im);
  s->complex_step = (kf_complex_t){round_to(part, re / gaps), round_to(part, im / gaps)};
}

/* Plans linspace, and logspace before the power. `steps` is at least 2. */
static kf_status_t plan_space(sequence_t *s, const char *kernel, kf_dtype_t dtype,
                              kf_scalar_t start, kf_scalar_t end, int64_t steps) {
  KF_ASSERT(steps > 1);
  s->dtype = dtype;
  s->count = steps;
  if (dtype == KF_DTYPE_COMPLEX32) return kf__not_for_dtype(kernel, dtype);
  if (kf_dtype_is_complex(dtype)) {
    plan_complex(s, start, end);
    return KF_OK;
  }
  if (!is_known(dtype)) return kf__not_for_dtype(kernel, dtype);
  KF_TRY(as_element(start, dtype, &s->start));
  KF_TRY(as_element(end, dtype, &s->end));
  double gaps = round_to(dtype, (double)(steps - 1));
  s->step = round_to(dtype, round_to(dtype, s->end - s->start) / gaps);
  return KF_OK;
}

/* The type where none is given: the default float, or its complex type for complex bounds. */
static kf_status_t space_dtype(const char *name, kf_scalar_t start, kf_scalar_t end,
                               kf_opt_int_t dtype, kf_dtype_t *out_dtype) {
  bool is_complex = start.tag == KF_TAG_COMPLEX || end.tag == KF_TAG_COMPLEX;
  kf_dtype_t own = is_complex ? kf_dtype_to_complex(kf_default_dtype()) : kf_default_dtype();
  *out_dtype = dtype.has ? (kf_dtype_t)dtype.value : own;
  if (!is_complex || kf_dtype_is_complex(*out_dtype)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SPACE_DTYPE,
                                     "%s: the bounds are of type %s, which cannot be cast to %s"),
                      name, kf_dtype_class_name(own), kf_dtype_class_name(*out_dtype));
}

static kf_status_t check_count(int64_t steps) {
  if (steps >= 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_STEP_COUNT, "steps must not be negative"));
}

kf_status_t kf__op_linspace_out(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
                                int64_t steps, kf_tensor_t *out) {
  (void)call;
  sequence_t sequence = {0};
  KF_TRY(check_count(steps));
  if (steps > 1) KF_TRY(plan_space(&sequence, "linspace_cpu", kf__dtype(out), start, end, steps));
  kf__shape_before_t before;
  kf__shape_keep(out, &before);
  KF_TRY(fit("aten::linspace", out, steps));
  if (steps == 0) return KF_OK;
  if (steps == 1) return kf__filled(kf_fill__Scalar(out, start), out, &before);
  return write_to(out, &sequence,
                  kf_dtype_is_complex(sequence.dtype) ? write_complex_linspace : write_linspace);
}

kf_status_t kf__op_linspace(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
                            int64_t steps, KF__OPTIONS, kf_tensor_t **out) {
  kf__options_t options;
  kf_dtype_t own = KF_DTYPE_FLOAT32;
  *out = NULL;
  KF_TRY(check_count(steps));
  KF_TRY(space_dtype("linspace", start, end, dtype, &own));
  KF_TRY(kf__options(KF__GIVEN, own, &options));
  KF_TRY(kf__new(&options, KF_INTS(steps), NULL, out));
  return kf__made(kf__op_linspace_out(call, start, end, steps, *out), *out, out);
}

/* ---- logspace ---- */

/* PyTorch compiles logspace once for all machines of an architecture, so it is fused on AArch64
 * only, where every machine has the instruction. */
static double exponent_at(const sequence_t *s, int64_t i) {
  bool first = i < s->count / 2;
  double from = first ? s->start : s->end, step = first ? s->step : -s->step;
  int64_t k = first ? i : s->count - 1 - i;
#if defined(__aarch64__)
  return fma(step, (double)k, from);
#else
  return step_apart(KF_DTYPE_FLOAT64, from, step, k);
#endif
}

static void write_logspace(const sequence_t *s, void *data) {
  for (int64_t i = 0; i < s->count; i++)
    put_real(s->dtype, data, i, pow(s->base, exponent_at(s, i)));
}

/* CMPLX of C11, which some compilers lack in this mode. re + im * I would turn infinities into NaN.
 */
static double complex complex_of(double re, double im) {
  const double parts[2] = {re, im};
  double complex made;
  memcpy(&made, parts, sizeof made);
  return made;
}
static float complex complex_of_floats(float re, float im) {
  const float parts[2] = {re, im};
  float complex made;
  memcpy(&made, parts, sizeof made);
  return made;
}

static void write_complex_logspace(const sequence_t *s, void *data) {
  for (int64_t i = 0; i < s->count; i++) {
    kf_complex_t at = complex_at(s, i, step_apart);
    if (s->dtype == KF_DTYPE_COMPLEX128) {
      double complex value = cpow((double complex)s->base, complex_of(at.re, at.im));
      put_complex(s->dtype, data, i, creal(value), cimag(value));
    } else {
      float complex value =
          cpowf((float complex)(float)s->base, complex_of_floats((float)at.re, (float)at.im));
      put_complex(s->dtype, data, i, (double)crealf(value), (double)cimagf(value));
    }
  }
}

/* logspace of one element. A real base to a complex power, through polar coordinates. */
static kf_status_t fill_power(kf_tensor_t *out, double base, kf_scalar_t exponent) {
  double power = pow(base, kf__number_real(exponent));
  double angle = kf__number_imag(exponent) * log(base);
  if (!kf_dtype_is_complex(kf__dtype(out))) return kf_fill__Scalar(out, kf__number_of_float(power));
  kf_scalar_t value = {.tag = KF_TAG_COMPLEX};
  value.as.c = (kf_complex_t){power * cos(angle), power * sin(angle)};
  return kf_fill__Scalar(out, value);
}

kf_status_t kf__op_logspace_out(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
                                int64_t steps, double base, kf_tensor_t *out) {
  (void)call;
  sequence_t sequence = {0};
  KF_TRY(check_count(steps));
  if (steps > 1) KF_TRY(plan_space(&sequence, "logspace_cpu", kf__dtype(out), start, end, steps));
  kf__shape_before_t before;
  kf__shape_keep(out, &before);
  KF_TRY(fit("aten::logspace", out, steps));
  if (steps == 0) return KF_OK;
  if (steps == 1) return kf__filled(fill_power(out, base, start), out, &before);
  sequence.base = base;
  /* The step stays a double, whatever the elements are. */
  sequence.step = round_to(sequence.dtype, sequence.end - sequence.start) / (double)(steps - 1);
  return write_to(out, &sequence,
                  kf_dtype_is_complex(sequence.dtype) ? write_complex_logspace : write_logspace);
}

kf_status_t kf__op_logspace(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
                            int64_t steps, double base, KF__OPTIONS, kf_tensor_t **out) {
  kf__options_t options;
  kf_dtype_t own = KF_DTYPE_FLOAT32;
  *out = NULL;
  KF_TRY(check_count(steps));
  KF_TRY(space_dtype("logspace", start, end, dtype, &own));
  KF_TRY(kf__options(KF__GIVEN, own, &options));
  KF_TRY(kf__new(&options, KF_INTS(steps), NULL, out));
  return kf__made(kf__op_logspace_out(call, start, end, steps, base, *out), *out, out);
}

/* ---- Bounds that are tensors ---- */

/* Bounds on the meta device have no values; the shape needs none. The result is there, too, unless
 * the caller asked for another device, where values would be missing. */
static kf_status_t bound_of(const char *name, const char *which, kf_tensor_t *tensor,
                            kf_opt_device_t *device, kf_scalar_t *out) {
  if (tensor->ndim != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SPACE_BOUNDS,
                                       "%s: start and end must have no dimensions, but %s has %u"),
                        name, which, tensor->ndim);
  bool has_value = tensor->device.type != KF_DEVICE_META;
  if (!has_value && !device->has) *device = kf_some_device(tensor->device);
  if (has_value || device->value.type != KF_DEVICE_META) return kf_item(tensor, out);
  out->tag = kf_dtype_is_complex(kf__dtype(tensor)) ? KF_TAG_COMPLEX : KF_TAG_FLOAT;
  return KF_OK;
}

/* The overloads of linspace and logspace with tensors as bounds. `first` and `last` read start and
 * end: bound_of for a tensor, NUMBER for a number. */
#define NUMBER(name, which, value, device, out) (*(out) = (value), KF_OK)
#define SPACE(cname, first_type, first, last_type, last)                                      \
  kf_status_t kf__op_linspace_##cname(const kf_call_t *call, first_type start, last_type end, \
                                      int64_t steps, KF__OPTIONS, kf_tensor_t **out) {        \
    kf_scalar_t from = {0}, to = {0};                                                         \
    *out = NULL;                                                                              \
    KF_TRY(first("linspace", "start", start, &device, &from));                                \
    KF_TRY(last("linspace", "end", end, &device, &to));                                       \
    return kf__op_linspace(call, from, to, steps, KF__GIVEN, out);                            \
  }                                                                                           \
  kf_status_t kf__op_linspace_##cname##_out(const kf_call_t *call, first_type start,          \
                                            last_type end, int64_t steps, kf_tensor_t *out) { \
    kf_opt_device_t device = kf_some_device(out->device);                                     \
    kf_scalar_t from = {0}, to = {0};                                                         \
    KF_TRY(first("linspace", "start", start, &device, &from));                                \
    KF_TRY(last("linspace", "end", end, &device, &to));                                       \
    return kf__op_linspace_out(call, from, to, steps, out);                                   \
  }                                                                                           \
  kf_status_t kf__op_logspace_##cname(const kf_call_t *call, first_type start, last_type end, \
                                      int64_t steps, double base, KF__OPTIONS,                \
                                      kf_tensor_t **out) {                                    \
    kf_scalar_t from = {0}, to = {0};                                                         \
    *out = NULL;                                                                              \
    KF_TRY(first("logspace", "start", start, &device, &from));                                \
    KF_TRY(last("logspace", "end", end, &device, &to));                                       \
    return kf__op_logspace(call, from, to, steps, base, KF__GIVEN, out);                      \
  }                                                                                           \
  kf_status_t kf__op_logspace_##cname##_out(const kf_call_t *call, first_type start,          \
                                            last_type end, int64_t steps, double base,        \
                                            kf_tensor_t *out) {                               \
    kf_opt_device_t device = kf_some_device(out->device);                                     \
    kf_scalar_t from = {0}, to = {0};                                                         \
    KF_TRY(first("logspace", "start", start, &device, &from));                                \
    KF_TRY(last("logspace", "end", end, &device, &to));                                       \
    return kf__op_logspace_out(call, from, to, steps, base, out);                             \
  }
SPACE(Tensor_Tensor, kf_tensor_t *, bound_of, kf_tensor_t *, bound_of)
SPACE(Tensor_Scalar, kf_tensor_t *, bound_of, kf_scalar_t, NUMBER)
SPACE(Scalar_Tensor, kf_scalar_t, NUMBER, kf_tensor_t *, bound_of)
