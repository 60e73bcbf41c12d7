/* Comparing values: types, shapes and (where asked) strides exactly, numbers within the case's
 * tolerances, NaN equal to NaN. */
#include "compare.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static double half_to_double(uint16_t bits) {
  int exponent = bits >> 10 & 31;
  double fraction = bits & 1023;
  double value = exponent == 0    ? ldexp(fraction, -24)
                 : exponent == 31 ? (fraction != 0 ? NAN : INFINITY)
                                  : ldexp(fraction + 1024, exponent - 25);
  return (bits & 0x8000) != 0 ? -value : value;
}

static double bfloat_to_double(uint16_t bits) {
  uint32_t wide = (uint32_t)bits << 16;
  float value;
  memcpy(&value, &wide, sizeof value);
  return value;
}

/* One element as a complex number; integers that a double cannot hold are compared elsewhere. */
static kf_complex_t element(const void *data, kf_dtype_t dtype) {
  kf_complex_t c = {0, 0};
  uint64_t raw[2] = {0, 0};
  memcpy(raw, data, kf_dtype_size(dtype));
  float pair[2];
  memcpy(pair, raw, sizeof pair);
  switch ((int)dtype) {
    case KF_DTYPE_FLOAT16: c.re = half_to_double((uint16_t)raw[0]); break;
    case KF_DTYPE_BFLOAT16: c.re = bfloat_to_double((uint16_t)raw[0]); break;
    case KF_DTYPE_FLOAT32: c.re = pair[0]; break;
    case KF_DTYPE_FLOAT64: memcpy(&c.re, raw, 8); break;
    case KF_DTYPE_COMPLEX64:
      c.re = pair[0];
      c.im = pair[1];
      break;
    case KF_DTYPE_COMPLEX128: memcpy(&c, raw, 16); break;
    default: break;
  }
  return c;
}

static bool close_to(double a, double b, double rtol, double atol) {
  if (isnan(a) || isnan(b)) return isnan(a) && isnan(b);
  if (isinf(a) || isinf(b)) return a == b;
  return fabs(a - b) <= atol + rtol * fabs(b);
}

static const char *address(const kf_tensor_t *t, const int64_t *index) {
  kf_int_span_t strides = kf_tensor_strides(t);
  int64_t at = 0;
  for (size_t d = 0; d < strides.size; d++) at += index[d] * strides.data[d];
  return (const char *)kf_tensor_data(t) + at * (int64_t)kf_tensor_itemsize(t);
}

static bool elements_equal(const char *a, const char *b, kf_dtype_t dtype, const op_case_t *c,
                           char *why, size_t size) {
  /* Numbers of 8 bits have no last digits to differ in. */
  if (kf_dtype_size(dtype) == 1 || (!kf_dtype_is_floating(dtype) && !kf_dtype_is_complex(dtype))) {
    if (memcmp(a, b, kf_dtype_size(dtype)) == 0) return true;
    int64_t x = 0, y = 0;
    memcpy(&x, a, kf_dtype_size(dtype));
    memcpy(&y, b, kf_dtype_size(dtype));
    (void)snprintf(why, size, "%lld instead of %lld", (long long)x, (long long)y);
    return false;
  }
  kf_complex_t x = element(a, dtype), y = element(b, dtype);
  if (close_to(x.re, y.re, c->rtol, c->atol) && close_to(x.im, y.im, c->rtol, c->atol)) return true;
  if (kf_dtype_is_complex(dtype) && !isinf(y.re) && !isinf(y.im)) {
    double error = hypot(x.re - y.re, x.im - y.im);
    if (error <= c->atol + c->rtol * hypot(y.re, y.im)) return true;
  }
  (void)snprintf(why, size, "%.17g%+.17gi instead of %.17g%+.17gi", x.re, x.im, y.re, y.im);
  return false;
}

static void shape_text(kf_int_span_t sizes, char *out, size_t size) {
  size_t at = (size_t)snprintf(out, size, "[");
  for (size_t i = 0; i < sizes.size && at < size; i++)
    at += (size_t)snprintf(out + at, size - at, "%s%lld", i > 0 ? ", " : "",
                           (long long)sizes.data[i]);
  if (at < size) (void)snprintf(out + at, size - at, "]");
}

static bool same_list(kf_int_span_t a, kf_int_span_t b, const char *what, char *why, size_t size) {
  if (a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size * sizeof *a.data) == 0))
    return true;
  char x[256], y[256];
  shape_text(a, x, sizeof x);
  shape_text(b, y, sizeof y);
  (void)snprintf(why, size, "%s %s instead of %s", what, x, y);
  return false;
}

static bool same_data(const kf_tensor_t *a, const kf_tensor_t *b, const op_case_t *c, char *why,
                      size_t size) {
  kf_int_span_t sizes = kf_tensor_sizes(b);
  int64_t index[64] = {0};
  for (int64_t n = kf_tensor_numel(b); n > 0; n--) {
    char detail[200];
    if (!elements_equal(address(a, index), address(b, index), kf_tensor_dtype(b), c, detail,
                        sizeof detail)) {
      char at[256];
      kf_int_span_t place = {index, sizes.size};
      shape_text(place, at, sizeof at);
      (void)snprintf(why, size, "at %s: %s", at, detail);
      return false;
    }
    for (size_t d = sizes.size; d-- > 0;) {
      if (++index[d] < sizes.data[d]) break;
      index[d] = 0;
    }
  }
  return true;
}

static bool same_tensor(kf_tensor_t *a, kf_tensor_t *b, const op_case_t *c, char *why,
                        size_t size) {
  if (kf_tensor_is_defined(a) != kf_tensor_is_defined(b)) {
    (void)snprintf(why, size, "one tensor is undefined");
    return false;
  }
  if (!kf_tensor_is_defined(b)) return true;
  if (kf_tensor_dtype(a) != kf_tensor_dtype(b)) {
    (void)snprintf(why, size, "dtype %s instead of %s", kf_dtype_name(kf_tensor_dtype(a)),
                   kf_dtype_name(kf_tensor_dtype(b)));
    return false;
  }
  if (!same_list(kf_tensor_sizes(a), kf_tensor_sizes(b), "shape", why, size)) return false;
  if ((c->flags & CASE_CHECK_STRIDES) != 0 && kf_tensor_numel(b) > 1 &&
      !same_list(kf_tensor_strides(a), kf_tensor_strides(b), "strides", why, size))
    return false;
  if (kf_tensor_is_conj(a) != kf_tensor_is_conj(b) || kf_tensor_is_neg(a) != kf_tensor_is_neg(b)) {
    (void)snprintf(why, size, "the conjugate or negative bit differs");
    return false;
  }
  if ((c->flags & CASE_SHAPE_ONLY) != 0 || kf_tensor_device(b).type == KF_DEVICE_META) return true;
  return same_data(a, b, c, why, size);
}

static bool same_lists(const kf_value_t *found, const kf_value_t *expected, const op_case_t *c,
                       char *why, size_t size) {
  const kf_list_t *a = (const kf_list_t *)(void *)found->as.object;
  const kf_list_t *b = (const kf_list_t *)(void *)expected->as.object;
  if (kf_list_size(a) != kf_list_size(b)) {
    (void)snprintf(why, size, "%zu elements instead of %zu", kf_list_size(a), kf_list_size(b));
    return false;
  }
  for (size_t i = 0; i < kf_list_size(b); i++) {
    kf_value_t x = kf_value_none(), y = kf_value_none();
    bool same = kf_list_get(a, i, &x) == KF_OK && kf_list_get(b, i, &y) == KF_OK &&
                compare_values(&x, &y, c, why, size);
    kf_value_clear(&x);
    kf_value_clear(&y);
    if (!same) return false;
  }
  return true;
}

bool compare_values(const kf_value_t *found, const kf_value_t *expected, const op_case_t *c,
                    char *why, size_t size) {
  if (expected->tag == KF_TAG_TENSOR && found->tag == KF_TAG_TENSOR)
    return same_tensor((kf_tensor_t *)(void *)found->as.object,
                       (kf_tensor_t *)(void *)expected->as.object, c, why, size);
  if (expected->tag == KF_TAG_LIST && found->tag == KF_TAG_LIST)
    return same_lists(found, expected, c, why, size);
  if (expected->tag == KF_TAG_FLOAT && found->tag == KF_TAG_FLOAT &&
      close_to(found->as.f, expected->as.f, c->rtol, c->atol))
    return true;
  /* A result that was not asked for: undefined here, None in the recording. */
  if (expected->tag == KF_TAG_NONE && found->tag == KF_TAG_TENSOR)
    return !kf_tensor_is_defined((const kf_tensor_t *)(void *)found->as.object);
  if (kf_value_equal(found, expected)) return true;
  char a[120], b[120];
  (void)kf_value_print(found, a, sizeof a);
  (void)kf_value_print(expected, b, sizeof b);
  (void)snprintf(why, size, "%s instead of %s", a, b);
  return false;
}
