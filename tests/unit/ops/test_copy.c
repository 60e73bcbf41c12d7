/* Copies: every pair of types, element by element against the conversion of numbers; every kind of
 * strides; every instruction set that this machine has. */
#include <keyfall/ops.h>
#include <stdlib.h>

#include "backends/cpu/core/cast.h"
#include "ops_fixture.h"

static const kf_dtype_t all_types[] = {
#define TYPE(name, type, dtype) KF_DTYPE_##dtype,
    KF__TYPES_COMPUTED(TYPE) KF__TYPES_HALF(TYPE) KF__TYPES_FLOAT8(TYPE)
        KF__TYPES_HALF_COMPLEX(TYPE)
#undef TYPE
};
enum { TYPES = sizeof all_types / sizeof *all_types };

static const double samples[] = {0,    1,     -1,    2.5,    -2.5,   100,       127,  128,
                                 255,  256,   -128,  -129,   1e4,    70000,     1e9,  -3e9,
                                 1e10, -1e19, 2e19,  0.0625, 65504,  -65519,    1e-5, 6e-8,
                                 1e30, -1e30, 1e300, -1e300, 1.0009, -32768.75, 1e-9, 3};
enum { SAMPLES = sizeof samples / sizeof *samples };

/* Samples as elements of the type, repeated so that vectors and their rest are both used. */
static kf_tensor_t *sampled(kf_dtype_t dtype, int64_t n) {
  kf_tensor_t *t = make(dtype, KF_INTS(n));
  for (int64_t i = 0; i < n; i++) {
    char *at = (char *)kf__data(t) + i * kf__itemsize(t);
    kf__number_store(kf__number_of_float(samples[i % SAMPLES]), dtype, at);
    if (kf_dtype_is_floating(dtype) && i % 37 == 36)
      kf__number_store(kf__number_of_float(__builtin_nan("")), dtype, at);
  }
  return t;
}

static bool same_bytes(const void *a, const void *b, kf_dtype_t dtype) {
  double x = kf__number_real(kf__number_load(dtype, a));
  double y = kf__number_real(kf__number_load(dtype, b));
  return memcmp(a, b, kf_dtype_size(dtype)) == 0 || (x != x && y != y);
}

/* A uint64 above INT64_MAX as a float, where the target is one. Not inlined: a conditional compare
 * would read words that numbers of other types do not have, which memcheck reports. */
static __attribute__((noinline)) kf_scalar_t of_unsigned(kf_scalar_t number, kf_dtype_t to) {
  bool fits = (uint64_t)number.as.i <= INT64_MAX;
  if (fits || !(kf_dtype_is_floating(to) || kf_dtype_is_complex(to))) return number;
  return kf__number_of_float((double)(uint64_t)number.as.i);
}

/* Types of less than 32 bits are reached by way of float32, and so is what they become. */
static void convert_one(kf_dtype_t from, const void *element_at, kf_dtype_t to, void *out) {
  kf_scalar_t number = kf__number_load(from, element_at);
  bool by_float = kf_dtype_is_floating(to) && kf_dtype_size(to) < 4 && from != KF_DTYPE_FLOAT32 &&
                  number.tag != KF_TAG_BOOL;
  if (from == KF_DTYPE_UINT64) number = of_unsigned(number, to);
  if (by_float || (to == KF_DTYPE_FLOAT32 && number.tag == KF_TAG_INT)) {
    /* One rounding, not two. */
    float f = number.tag == KF_TAG_INT ? (float)number.as.i : (float)kf__number_real(number);
    number = kf__number_of_float(f);
  }
  if ((to == KF_DTYPE_COMPLEX64 || to == KF_DTYPE_COMPLEX32) && number.tag == KF_TAG_INT)
    number = kf__number_of_float((float)number.as.i);
  kf__number_store(number, to, out);
}

static void check_pair(kf_dtype_t from, kf_dtype_t to) {
  kf_tensor_t *source = sampled(from, 75);
  kf_tensor_t *target = make(to, KF_INTS(75));
  KFT_OK(kf_copy_(target, source, false));
  for (int64_t i = 0; i < 75; i++) {
    kf_number_t expected;
    convert_one(from, element(source, i), to, &expected);
    if (!same_bytes(element(target, i), &expected, to))
      kft_fail(__FILE__, __LINE__, "%s to %s, element %lld: %g became %g, expected %g",
               kf_dtype_name(from), kf_dtype_name(to), (long long)i, value(source, i),
               value(target, i), kf__number_real(kf__number_load(to, &expected)));
  }
}

/* A case for each instruction set and source type. */
static void test_types(void **state) {
  (void)state;
  size_t turn = kft_case((size_t)KF__ISA_COUNT * TYPES);
  kf__isa_t before = kf__cpu_isa();
  kf__isa_t isa = (kf__isa_t)(turn / TYPES);
  if (isa > before) return; /* numbered upwards: the machine may not have it */
  __atomic_store_n(&kf__isa_in_use, (uint8_t)isa, __ATOMIC_RELAXED);
  for (int to = 0; to < TYPES; to++) check_pair(all_types[turn % TYPES], all_types[to]);
  __atomic_store_n(&kf__isa_in_use, (uint8_t)before, __ATOMIC_RELAXED);
}

static void check_copy(kf_tensor_t *target, kf_tensor_t *source) {
  KFT_OK(kf_copy_(target, source, false));
  for (int64_t i = 0; i < target->numel; i++)
    if (value(target, i) != value(source, i))
      kft_fail(__FILE__, __LINE__, "element %lld is %g, expected %g", (long long)i,
               value(target, i), value(source, i));
}

static void test_strides(void **state) {
  (void)state;
  static const kf_dtype_t widths[] = {KF_DTYPE_INT8, KF_DTYPE_INT16, KF_DTYPE_FLOAT32,
                                      KF_DTYPE_INT64, KF_DTYPE_COMPLEX128};
  size_t turn = kft_case(2 * sizeof widths / sizeof *widths);
  kf_dtype_t from = widths[turn / 2];
  kf_dtype_t to = turn % 2 == 0 ? from : KF_DTYPE_FLOAT64;
  kf_tensor_t *a = make(from, KF_INTS(90, 70));
  kf_tensor_t *b = make(to, KF_INTS(90, 70));
  kf_tensor_t *turned = make(to, KF_INTS(70, 90));
  check_copy(b, a);
  check_copy(turned, view(a, KF_INTS(70, 90), KF_INTS(1, 70), 0));
  check_copy(view(b, KF_INTS(70, 90), KF_INTS(1, 70), 0),
             view(a, KF_INTS(70, 90), KF_INTS(90, 1), 0));
  check_copy(view(b, KF_INTS(45, 35), KF_INTS(140, 2), 0),
             view(a, KF_INTS(45, 35), KF_INTS(140, 2), 1));
  check_copy(view(b, KF_INTS(90, 3), KF_INTS(70, 1), 5),
             view(a, KF_INTS(90, 3), KF_INTS(70, 2), 0));
  check_copy(view(b, KF_INTS(6, 7, 8), KF_INTS(1, 6, 42), 0),
             view(a, KF_INTS(6, 7, 8), KF_INTS(400, 9, 1), 0));
  /* Rows and single elements are broadcast. */
  kf_tensor_t *row = view(a, KF_INTS(90, 70), KF_INTS(0, 1), 0);
  check_copy(b, row);
  KFT_OK(kf_copy_(b, view(a, KF_INTS(70), KF_INTS(1), 70), false));
  KFT_TRUE(value(b, 69) == value(a, 139) && value(b, 70 * 89) == value(a, 70));
  check_copy(view(b, kf_no_ints(), kf_no_ints(), 9), view(a, kf_no_ints(), kf_no_ints(), 4));
}

static void test_fill(void **state) {
  (void)state;
  kf_tensor_t *a = make(KF_DTYPE_INT16, KF_INTS(40, 30));
  kf_tensor_t *gaps = view(a, KF_INTS(20, 15), KF_INTS(60, 2), 1);
  KFT_OK(kf_fill__Scalar(gaps, kf__number_of_int(-7)));
  for (int64_t i = 0; i < a->numel; i++) {
    bool inside = i / 30 % 2 == 0 && i % 2 == 1;
    KFT_TRUE(value(a, i) == (inside ? -7 : i));
  }
  KFT_OK(kf_zero_(view(a, KF_INTS(30, 40), KF_INTS(1, 30), 0)));
  for (int64_t i = 0; i < a->numel; i++) KFT_TRUE(value(a, i) == 0);
  KFT_FAILS_WITH(kf_fill__Scalar(a, kf__number_of_int(40000)), KF_ERR_RUNTIME,
                 "the number does not fit Short");
  KFT_FAILS_WITH(kf_fill_(a, make(KF_DTYPE_FLOAT32, KF_INTS(1))), KF_ERR_RUNTIME,
                 "fill: value must have no dimensions, but has 1");
  kf_tensor_t *wide = view(a, KF_INTS(40, 30), KF_INTS(0, 0), 0);
  KFT_OK(kf_fill__Scalar(wide, kf__number_of_int(3)));
  KFT_TRUE(value(a, 0) == 3 && value(a, 1) == 0);
}

static void test_copy_errors(void **state) {
  (void)state;
  kf_tensor_t *a = make(KF_DTYPE_FLOAT32, KF_INTS(2, 3));
  kf_tensor_t *row = make(KF_DTYPE_FLOAT32, KF_INTS(3));
  KFT_FAILS_WITH(kf_copy_(row, a, false), KF_ERR_RUNTIME,
                 "the tensor has shape [3], but the source needs [2, 3]");
  KFT_FAILS_WITH(kf_copy_(a, make(KF_DTYPE_FLOAT32, KF_INTS(2)), false), KF_ERR_RUNTIME,
                 "sizes 3 and 2 do not broadcast");
  KFT_FAILS_WITH(kf_copy_(view(row, KF_INTS(2, 3), KF_INTS(0, 1), 0), a, false), KF_ERR_RUNTIME,
                 "aten::copy_: elements of the tensor that is written to share memory with each "
                 "other; clone it first");
  kf_tensor_t *line = make(KF_DTYPE_FLOAT32, KF_INTS(6));
  KFT_FAILS_WITH(
      kf_copy_(view(line, KF_INTS(5), KF_INTS(1), 1), view(line, KF_INTS(5), KF_INTS(1), 0), false),
      KF_ERR_RUNTIME,
      "aten::copy_: the tensor that is written to shares memory with an argument; clone one of "
      "them first");
  KFT_OK(kf_copy_(line, line, false));
}

/* Long enough to be copied by lines of the cache, from and to any place in one. */
static void test_long(void **state) {
  (void)state;
  enum { ROOM = 2500 };
  kf_tensor_t *a = make(KF_DTYPE_UINT8, KF_INTS(ROOM));
  kf_tensor_t *b = make(KF_DTYPE_UINT8, KF_INTS(ROOM));
  uint8_t *to = kf__data(b);
  for (int64_t k = 0; k < 70; k++) {
    int64_t n = 2040 + 5 * k, from_at = k % 7, to_at = k;
    memset(to, 255, ROOM);
    KFT_OK(kf_copy_(view(b, KF_INTS(n), KF_INTS(1), to_at),
                    view(a, KF_INTS(n), KF_INTS(1), from_at), false));
    for (int64_t i = 0; i < ROOM; i++) {
      bool inside = i >= to_at && i < to_at + n;
      KFT_EQ_INT(to[i], inside ? (uint8_t)(i - to_at + from_at) : 255);
    }
  }
}

KFT_MAIN(KFT_TEST(test_types), KFT_TEST(test_long), KFT_TEST(test_strides), KFT_TEST(test_fill),
         KFT_TEST(test_copy_errors))
