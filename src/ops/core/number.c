/* Conversions between numbers and elements. What a conversion does with a number that does not fit
 * is decided here, and in the loops of the backends, which must do the same: a number argument and
 * a tensor without dimensions give equal results. */
#include "ops/core/number.h"
#include "compat/operator_texts.h"

#include "base/half.h"

/* 2^63 and 2^64 are exact as doubles; INT64_MAX is not, so it cannot be the bound. */
int64_t kf__double_to_i64(double value) {
  if (value >= 9223372036854775808.0) return INT64_MAX;
  if (value < -9223372036854775808.0) return INT64_MIN;
  return value == value ? (int64_t)value : 0;
}

uint64_t kf__double_to_u64(double value) {
  if (value >= 18446744073709551616.0) return UINT64_MAX;
  return value > 0 ? (uint64_t)value : 0;
}

double kf__number_real(kf_scalar_t number) {
  switch (number.tag) {
    case KF_TAG_INT: return (double)number.as.i;
    case KF_TAG_UINT: return (double)(uint64_t)number.as.i;
    case KF_TAG_BOOL: return number.as.b ? 1 : 0;
    case KF_TAG_COMPLEX: return number.as.c.re;
    default: return number.as.f;
  }
}

double kf__number_imag(kf_scalar_t number) {
  return number.tag == KF_TAG_COMPLEX ? number.as.c.im : 0;
}

int64_t kf__number_int(kf_scalar_t number) {
  if (number.tag == KF_TAG_INT) return number.as.i;
  return kf__double_to_i64(kf__number_real(number));
}

bool kf__number_is(kf_scalar_t number, int64_t value) {
  if (number.tag == KF_TAG_INT) return number.as.i == value;
  return kf__number_real(number) == (double)value && kf__number_imag(number) == 0;
}

/* Integers wrap around. Floats that are too large give what the machine's conversions give: narrow
 * signed types saturate at 32 bits before they drop bits, uint8 goes through 64 bits, wider
 * unsigned types saturate at their own width or at 32 bits. */
static void store_integer(kf_scalar_t number, kf_dtype_t dtype, void *element) {
  KF_ASSERT(dtype < KF_DTYPE_COUNT);
  bool exact = number.tag == KF_TAG_INT || number.tag == KF_TAG_BOOL || number.tag == KF_TAG_UINT;
  double real = kf__number_real(number);
  int64_t i = number.tag == KF_TAG_UINT ? number.as.i : kf__number_int(number);
  uint64_t bits = (uint64_t)i;
  if (!exact && (dtype == KF_DTYPE_INT8 || dtype == KF_DTYPE_INT16 || dtype == KF_DTYPE_INT32))
    bits = (uint64_t)(i > INT32_MAX ? INT32_MAX : i < INT32_MIN ? INT32_MIN : i);
  if (!exact && (dtype == KF_DTYPE_UINT64 || dtype == KF_DTYPE_UINT32 || dtype == KF_DTYPE_UINT16))
    bits = kf__double_to_u64(real);
  if (!exact && dtype != KF_DTYPE_UINT64 && kf__dtype_sizes[dtype] > 1 && bits > UINT32_MAX &&
      !kf_dtype_is_signed(dtype))
    bits = UINT32_MAX;
  uint8_t b8 = (uint8_t)bits;
  uint16_t b16 = (uint16_t)bits;
  uint32_t b32 = (uint32_t)bits;
  switch (kf__dtype_sizes[dtype]) {
    case 1: memcpy(element, &b8, sizeof b8); break;
    case 2: memcpy(element, &b16, sizeof b16); break;
    case 4: memcpy(element, &b32, sizeof b32); break;
    default: memcpy(element, &bits, sizeof bits); break;
  }
}

/* Stores the number in the form that elements of the type have; `element` need not be aligned. */
void kf__number_store(kf_scalar_t number, kf_dtype_t dtype, void *element) {
  KF_ASSERT(element != NULL);
  double re = kf__number_real(number);
  double im = kf__number_imag(number);
  float f32[2] = {(float)re, (float)im};
  double f64[2] = {re, im};
  uint16_t half, halves[2];
  uint8_t truth;
  switch (dtype) {
    case KF_DTYPE_FLOAT32: memcpy(element, f32, sizeof *f32); break;
    case KF_DTYPE_FLOAT64: memcpy(element, f64, sizeof *f64); break;
    case KF_DTYPE_COMPLEX32:
      halves[0] = kf__f32_to_f16(f32[0]);
      halves[1] = kf__f32_to_f16(f32[1]);
      memcpy(element, halves, sizeof halves);
      break;
    case KF_DTYPE_COMPLEX64: memcpy(element, f32, sizeof f32); break;
    case KF_DTYPE_COMPLEX128: memcpy(element, f64, sizeof f64); break;
    case KF_DTYPE_FLOAT16:
      half = kf__f32_to_f16(f32[0]);
      memcpy(element, &half, sizeof half);
      break;
    case KF_DTYPE_BFLOAT16:
      half = kf__f32_to_bf16(f32[0]);
      memcpy(element, &half, sizeof half);
      break;
    case KF_DTYPE_BOOL:
      /* NaN is true, as in C. */
      truth = re != 0 || im != 0 || (number.tag == KF_TAG_INT && number.as.i != 0);
      memcpy(element, &truth, sizeof truth);
      break;
    default:
      if (kf__float8_format(dtype) != NULL)
        *(uint8_t *)element = kf__f32_to_float8(kf__float8_format(dtype), f32[0]);
      else
        store_integer(number, dtype, element);
      break;
  }
}

/* Apart, because no type of 64 bits holds both. */
typedef struct {
  int64_t low;
  uint64_t high;
} range_t;

/* The range of an integer type; empty for other types, whose range number_fits does not read. */
static range_t range_of(kf_dtype_t dtype) {
  if (!kf_dtype_is_integral(dtype, false)) return (range_t){0, 0};
  unsigned unused = 64 - 8 * (unsigned)kf__dtype_sizes[dtype];
  KF_ASSERT(unused < 64); /* a shift by 64 is undefined */
  if (!kf_dtype_is_signed(dtype)) return (range_t){0, UINT64_MAX >> unused};
  return (range_t){INT64_MIN >> unused, UINT64_MAX >> (unused + 1)};
}

/* An unsigned type takes a negative integer whose absolute value it can hold, as in PyTorch: -1 is
 * all ones. */
static bool integer_fits(const range_t *range, int64_t i) {
  if (i >= 0) return (uint64_t)i <= range->high;
  return range->low < 0 ? i >= range->low : (uint64_t)0 - (uint64_t)i <= range->high;
}

static bool number_fits(kf_scalar_t number, kf_dtype_t dtype, const range_t *range) {
  double re = kf__number_real(number);
  if (dtype == KF_DTYPE_BOOL) return true;
  if (kf_dtype_is_complex(dtype))
    return kf__dtype_holds(dtype, re) && kf__dtype_holds(dtype, kf__number_imag(number));
  if (kf__number_imag(number) != 0) return false;
  if (kf_dtype_is_integral(dtype, false)) {
    if (number.tag == KF_TAG_INT) return integer_fits(range, number.as.i);
    if (number.tag == KF_TAG_UINT) return (uint64_t)number.as.i <= range->high;
    return re >= (double)range->low && re <= (double)range->high;
  }
  return kf__dtype_holds(dtype, re);
}

kf_status_t kf__number_store_checked(kf_scalar_t number, kf_dtype_t dtype, void *element) {
  range_t range = range_of(dtype);
  if (!number_fits(number, dtype, &range))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NUMBER_OVERFLOW, "the number does not fit %s"),
                        kf__dtype_number_name(dtype));
  kf__number_store(number, dtype, element);
  return KF_OK;
}

kf_status_t kf__number_store_single(kf_scalar_t number, kf_dtype_t dtype, void *element) {
  bool narrow = kf_dtype_is_floating(dtype) && kf__dtype_sizes[dtype] < sizeof(float);
  if (!narrow || kf__number_imag(number) != 0)
    return kf__number_store_checked(number, dtype, element);
  kf__number_store(number, dtype, element);
  return KF_OK;
}

static kf_scalar_t load_integer(kf_dtype_t dtype, const void *element) {
  uint8_t b8;
  uint16_t b16;
  uint32_t b32;
  uint64_t b64;
  bool is_signed = kf_dtype_is_signed(dtype);
  switch (kf__dtype_sizes[dtype]) {
    case 1:
      memcpy(&b8, element, sizeof b8);
      return kf__number_of_int(is_signed ? (int64_t)(int8_t)b8 : (int64_t)b8);
    case 2:
      memcpy(&b16, element, sizeof b16);
      return kf__number_of_int(is_signed ? (int64_t)(int16_t)b16 : (int64_t)b16);
    case 4:
      memcpy(&b32, element, sizeof b32);
      return kf__number_of_int(is_signed ? (int64_t)(int32_t)b32 : (int64_t)b32);
    default: memcpy(&b64, element, sizeof b64); break;
  }
  kf_scalar_t number = kf__number_of_int((int64_t)b64);
  if (!is_signed && b64 > INT64_MAX) number.tag = KF_TAG_UINT;
  return number;
}

kf_scalar_t kf__number_load(kf_dtype_t dtype, const void *element) {
  KF_ASSERT(element != NULL);
  kf_scalar_t number;
  float f32[2];
  double f64[2];
  uint16_t half, halves[2];
  uint8_t truth;
  switch (dtype) {
    case KF_DTYPE_FLOAT32: memcpy(f32, element, sizeof *f32); return kf__number_of_float(f32[0]);
    case KF_DTYPE_FLOAT64: memcpy(f64, element, sizeof *f64); return kf__number_of_float(f64[0]);
    case KF_DTYPE_FLOAT16:
      memcpy(&half, element, sizeof half);
      return kf__number_of_float(kf__f16_to_f32(half));
    case KF_DTYPE_BFLOAT16:
      memcpy(&half, element, sizeof half);
      return kf__number_of_float(kf__bf16_to_f32(half));
    case KF_DTYPE_COMPLEX32:
      memcpy(halves, element, sizeof halves);
      number.tag = KF_TAG_COMPLEX;
      number.as.c = (kf_complex_t){kf__f16_to_f32(halves[0]), kf__f16_to_f32(halves[1])};
      return number;
    case KF_DTYPE_COMPLEX64:
      memcpy(f32, element, sizeof f32);
      number.tag = KF_TAG_COMPLEX;
      number.as.c = (kf_complex_t){f32[0], f32[1]};
      return number;
    case KF_DTYPE_COMPLEX128:
      memcpy(f64, element, sizeof f64);
      number.tag = KF_TAG_COMPLEX;
      number.as.c = (kf_complex_t){f64[0], f64[1]};
      return number;
    case KF_DTYPE_BOOL:
      memcpy(&truth, element, sizeof truth);
      number.tag = KF_TAG_BOOL;
      number.as.i = 0; /* the other bytes: compilers may read them before they test the tag */
      number.as.b = truth != 0;
      return number;
    default:
      if (kf__float8_format(dtype) == NULL) return load_integer(dtype, element);
      return kf__number_of_float(
          kf__float8_to_f32(kf__float8_format(dtype), *(const uint8_t *)element));
  }
}
