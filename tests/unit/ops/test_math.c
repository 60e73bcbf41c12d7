/* The vector functions against the C library in higher precision: errors in units in the last
 * place, special values, and that a result depends neither on where an element stands nor on how
 * many there are. Special functions against identities and known values. */
#include <float.h>
#include <keyfall/backend.h>
#include <math.h>

#include "backends/cpu/elementwise/special.h"
#include "backends/cpu/loops/unary_loops.h"
#include "backends/cpu/simd/math/math_pow32.h"
#include "kft.h"

enum { BATCH = 1021 };

static void apply(kf__loop_fn loop, void *y, const void *x, int64_t n, int64_t item) {
  char *const data[] = {y, (char *)(uintptr_t)x};
  const int64_t strides[] = {item, item};
  loop(data, strides, n, NULL);
}

/* One unit in the last place of a number of so many bits. */
static double unit_of(double number, int bits, int lowest) {
  int exponent;
  (void)frexp(number, &exponent);
  return ldexp(1, exponent - bits > lowest ? exponent - bits : lowest);
}

/* ---- float32 ---- */

static double gelu(double x) { return 0.5 * x * erfc(-x * M_SQRT1_2); }
static double sigmoid(double x) { return 1 / (1 + exp(-x)); }
static double silu(double x) { return x / (1 + exp(-x)); }
static double mish(double x) {
  double e = exp(x), n = e * (e + 2);
  return x > 40 ? x : x * (n / (n + 2));
}
static double rsqrt(double x) { return 1 / sqrt(x); }

typedef struct {
  const char *name;
  kf__loop_fn loop;
  double (*exact)(double);
  double limit; /* units in the last place */
  bool half;    /* the unit is that of x / 2, where that is larger */
} function_t;

enum { FUNCTIONS = 26 };
static void functions(function_t list[FUNCTIONS]) {
  const kf__math_loops_t *m = kf__loops_unary_math();
  const function_t all[FUNCTIONS] = {
      {"exp", m->f32.exp, exp, 1.1, false},       {"exp2", m->f32.exp2, exp2, 1.3, false},
      {"expm1", m->f32.expm1, expm1, 1.7, false}, {"log", m->f32.log, log, 1.1, false},
      {"log2", m->f32.log2, log2, 1.6, false},    {"log10", m->f32.log10, log10, 2.0, false},
      {"log1p", m->f32.log1p, log1p, 1.6, false}, {"sin", m->f32.sin, sin, 1.6, false},
      {"cos", m->f32.cos, cos, 1.6, false},       {"tan", m->f32.tan, tan, 2.6, false},
      {"asin", m->f32.asin, asin, 1.9, false},    {"acos", m->f32.acos, acos, 1.2, false},
      {"atan", m->f32.atan, atan, 1.6, false},    {"sinh", m->f32.sinh, sinh, 1.6, false},
      {"cosh", m->f32.cosh, cosh, 1.5, false},    {"tanh", m->f32.tanh, tanh, 2.6, false},
      {"asinh", m->f32.asinh, asinh, 1.9, false}, {"acosh", m->f32.acosh, acosh, 2.0, false},
      {"atanh", m->f32.atanh, atanh, 2.3, false}, {"erf", m->f32.erf, erf, 2.0, false},
      {"erfc", m->f32.erfc, erfc, 2.1, false},    {"rsqrt", m->f32.rsqrt, rsqrt, 1.6, false},
      {"gelu", m->f32.gelu, gelu, 6.0, true},     {"sigmoid", m->f32.sigmoid, sigmoid, 2.4, false},
      {"silu", m->f32.silu, silu, 3.1, false},    {"mish", m->f32.mish, mish, 3.5, true},
  };
  memcpy(list, all, sizeof all);
}

static void check_f32(const function_t *f, float x, float y) {
  double exact = f->exact((double)x);
  float nearest = (float)exact;
  bool same_kind = isnan(nearest) == isnan(y) && isinf(nearest) == isinf(y);
  double scale = f->half ? fmax(fabs(exact), fabs((double)x) / 2) : exact;
  double error = fabs((double)y - exact) / unit_of(scale, 24, -149);
  /* At the edge of the range, the next number may be infinite. */
  if (!same_kind && fabs(exact) > (double)FLT_MAX * (1 - 1e-6) && isinf(y)) return;
  if (same_kind && (!isfinite(nearest) ? isnan(y) || y == nearest : error <= f->limit)) return;
  kft_fail(__FILE__, __LINE__, "%s(%a) is %a instead of %a: %.2f units", f->name, (double)x,
           (double)y, exact, error);
}

static void test_float32(void **state) {
  (void)state;
  function_t list[FUNCTIONS];
  functions(list);
  static float x[BATCH], y[BATCH];
  const uint32_t step = (uint32_t)kft_scale(24007, 1u << 24);
  for (size_t k = 0; k < FUNCTIONS; k++) {
    size_t count = 0;
    for (uint64_t bits = k * 911; bits <= UINT32_MAX + (uint64_t)step; bits += step) {
      if (bits <= UINT32_MAX) x[count++] = vf_of_bits((uint32_t)bits);
      if (count < BATCH && bits <= UINT32_MAX) continue;
      apply(list[k].loop, y, x, (int64_t)count, sizeof *x);
      for (size_t i = 0; i < count; i++) check_f32(&list[k], x[i], y[i]);
      count = 0;
    }
  }
}

static void test_pow(void **state) {
  (void)state;
  static const float special[] = {0,         -0.0f,      1,        -1,        2,     -2,
                                  0.5f,      -0.5f,      3,        -3,        1e38f, -1e38f,
                                  1e-40f,    -1e-40f,    INFINITY, -INFINITY, NAN,   16777215,
                                  -16777216, 4194303.5f, 0.33f,    -1.5f};
  enum { SPECIAL = sizeof special / sizeof *special };
  uint64_t seed = 1;
  for (int i = 0; i < SPECIAL * SPECIAL + 20000; i++) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    bool listed = i < SPECIAL * SPECIAL;
    float a =
        listed ? special[i / SPECIAL] : (float)ldexp((double)(seed >> 40), (int)(seed % 40) - 44);
    float b = listed ? special[i % SPECIAL] : (float)((double)(int64_t)seed * 0x1p-63 * 30);
    float y = vf_pow(a, b);
    double exact = pow((double)a, (double)b);
    float nearest = (float)exact;
    if (isnan(nearest) ? isnan(y) : y == nearest) continue;
    double error = fabs((double)y - exact) / unit_of(exact, 24, -149);
    if (!(error < 0.502))
      kft_fail(__FILE__, __LINE__, "pow(%a, %a) is %a instead of %a", (double)a, (double)b,
               (double)y, exact);
  }
}

/* ---- float64 ---- */

static long double sigmoid_l(long double x) { return 1 / (1 + expl(-x)); }
static long double silu_l(long double x) { return x / (1 + expl(-x)); }

static void test_float64(void **state) {
  (void)state;
  const kf__math_loops_t *m = kf__loops_unary_math();
  const struct {
    const char *name;
    kf__loop_fn loop;
    long double (*exact)(long double);
    double limit;
  } list[] = {{"exp", m->f64.exp, expl, 1.1},
              {"log", m->f64.log, logl, 1.0},
              {"tanh", m->f64.tanh, tanhl, 2.5},
              {"sin", m->f64.sin, sinl, 2.0},
              {"cos", m->f64.cos, cosl, 2.0},
              {"erf", m->f64.erf, erfl, 1.3},
              {"sigmoid", m->f64.sigmoid, sigmoid_l, 2.4},
              {"silu", m->f64.silu, silu_l, 3.1}};
  static double x[BATCH], y[BATCH];
  uint64_t seed = 7;
  for (int i = 0; i < BATCH; i++) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    double r = (double)(int64_t)seed * 0x1p-63;
    x[i] = i % 3 == 0 ? ldexp(r, (int)(seed % 60) - 30) : r * (i % 3 == 1 ? 6 : 700);
  }
  for (size_t k = 0; k < sizeof list / sizeof *list; k++) {
    apply(list[k].loop, y, x, BATCH, sizeof *x);
    for (int i = 0; i < BATCH; i++) {
      long double exact = list[k].exact((long double)x[i]);
      if ((isnan(exact) && isnan(y[i])) || (double)exact == y[i]) continue;
      double error = (double)fabsl((long double)y[i] - exact) / unit_of((double)exact, 53, -1074);
      if (!(error <= list[k].limit))
        kft_fail(__FILE__, __LINE__, "%s(%a) is %a: %.2f units off", list[k].name, x[i], y[i],
                 error);
    }
  }
}

/* ---- Exact results ---- */

static float one(kf__loop_fn loop, float x) {
  float y;
  apply(loop, &y, &x, 1, sizeof x);
  return y;
}

static void test_exact_values(void **state) {
  (void)state;
  const kf__math_loops_t *m = kf__loops_unary_math();
  KFT_TRUE(one(m->f32.exp, 0) == 1 && one(m->f32.exp, -0.0f) == 1 && one(m->f32.cos, 0) == 1);
  KFT_TRUE(one(m->f32.exp, -INFINITY) == 0 && one(m->f32.exp, INFINITY) == INFINITY);
  KFT_TRUE(one(m->f32.log, 1) == 0 && one(m->f32.log, 0) == -INFINITY);
  KFT_TRUE(one(m->f32.exp2, 10) == 1024 && one(m->f32.exp2, -149) == 0x1p-149f);
  KFT_TRUE(one(m->f32.log2, 0x1p-149f) == -149 && one(m->f32.log10, 1000) == 3);
  KFT_TRUE(one(m->f32.tanh, 30) == 1 && one(m->f32.tanh, -30) == -1);
  KFT_TRUE(one(m->f32.gelu, -1e30f) == 0 && one(m->f32.gelu, 1e30f) == 1e30f);
  KFT_TRUE(isnan(one(m->f32.gelu, -INFINITY)) && one(m->f32.gelu, INFINITY) == INFINITY);
  KFT_TRUE(one(m->f32.sigmoid, -INFINITY) == 0 && one(m->f32.sigmoid, INFINITY) == 1);
  KFT_TRUE(one(m->f32.sin, 1e30f) == sinf(1e30f) && isnan(one(m->f32.sin, INFINITY)));
  const kf__loop_fn odd[] = {m->f32.sin,   m->f32.tan,   m->f32.asin,  m->f32.atan,
                             m->f32.sinh,  m->f32.tanh,  m->f32.asinh, m->f32.erf,
                             m->f32.expm1, m->f32.log1p, m->f32.atanh};
  for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
    KFT_TRUE(signbit(one(odd[i], -0.0f)) && !signbit(one(odd[i], 0.0f)));
    KFT_TRUE(one(odd[i], 0.0f) == 0 && isnan(one(odd[i], NAN)));
  }
}

/* ---- Every element for itself ---- */

static void test_positions(void **state) {
  (void)state;
  function_t list[FUNCTIONS];
  functions(list);
  enum { N = 67 };
  for (size_t k = 0; k < FUNCTIONS; k++) {
    float x[N], whole[N], part[N];
    for (int i = 0; i < N; i++) x[i] = (float)(i - 30) * 0.37f + (i == 40 ? 1e6f : 0);
    apply(list[k].loop, whole, x, N, sizeof *x);
    for (int64_t from = 0; from < N; from += 7) {
      for (int64_t n = 1; from + n <= N; n += 5) {
        memcpy(part, x, sizeof x);
        apply(list[k].loop, part + from, part + from, n, sizeof *x);
        KFT_TRUE(memcmp(part + from, whole + from, (size_t)n * sizeof *x) == 0);
        KFT_TRUE(memcmp(part, x, (size_t)from * sizeof *x) == 0);
        KFT_TRUE(memcmp(part + from + n, x + from + n, (size_t)(N - from - n) * sizeof *x) == 0);
      }
    }
  }
}

/* ---- Special functions ---- */

#define NEAR(found, wanted, tolerance)                                                    \
  do {                                                                                    \
    double found_ = (found), wanted_ = (wanted);                                          \
    if (!(fabs(found_ - wanted_) <= (tolerance)*fabs(wanted_)))                           \
      kft_fail(__FILE__, __LINE__, #found " is %.17g instead of %.17g", found_, wanted_); \
  } while (0)

static void test_gamma_relatives(void **state) {
  (void)state;
  NEAR(kf__digamma(1), -0.57721566490153286061, 4e-15);
  NEAR(kf__digamma(0.5), -1.96351002602142347944, 4e-15);
  NEAR(kf__digamma(-0.5), 0.03648997397857652056, 1e-13);
  NEAR(kf__trigamma(1, sin(M_PI)), M_PI * M_PI / 6, 4e-15);
  NEAR(kf__polygamma(2, 1), -2.40411380631918857080, 4e-15);
  NEAR(kf__zeta(2, 1), M_PI * M_PI / 6, 4e-15);
  NEAR(kf__zeta(1.5, 3), 2.61237534868548834335 - 1 - 0.35355339059327376220, 1e-14);
  KFT_TRUE(isnan(kf__digamma(-3)) && kf__digamma(0) == -INFINITY && kf__zeta(1, 2) == INFINITY);
  static const double orders[] = {0.01, 0.5, 1, 2.5, 30, 900, 2e6};
  for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
    double a = orders[i];
    for (double ratio = 0.25; ratio < 4; ratio *= 1.3)
      NEAR(kf__igamma(a, a * ratio) + kf__igammac(a, a * ratio), 1, 1e-13);
  }
  for (double x = 0.01; x < 30; x *= 1.7) NEAR(kf__igammac(1, x), exp(-x), 1e-13);
  for (double x = 0.01; x < 30; x *= 1.7) NEAR(kf__igamma(0.5, x), erf(sqrt(x)), 1e-13);
}

static void test_erf_relatives(void **state) {
  (void)state;
  for (double x = -5; x < 5; x += 0.37) {
    if (x < 2) NEAR(kf__erfinv(erf(x)), x, 1e-13 * exp(x * x));
    NEAR(kf__ndtri(0.5 * erfc(-x * M_SQRT1_2)), x, x < 0 ? 1e-13 : 1e-15 * exp(x * x));
    NEAR(kf__log_ndtr(x), log(0.5 * erfc(-x * M_SQRT1_2)), 1e-13 * exp(fmax(x, 0)) * 10);
  }
  NEAR(kf__erfcx(30), 0.01879588886141675, 1e-14);
  NEAR(kf__erfcx(-3), 2 * exp(9) - exp(9) * erfc(3), 1e-14);
  NEAR(kf__i0(1), 1.26606587775200833560, 4e-15);
  NEAR(kf__i1(1), 0.56515910399248502721, 4e-15);
  NEAR(kf__i0e(25), 0.08019677354743669, 1e-13);
  NEAR(kf__i1e(-25), -0.07857611331929278, 1e-13);
  KFT_TRUE(kf__erfinv(1) == INFINITY && isnan(kf__erfinv(1.5)) && kf__ndtri(0) == -INFINITY);
}

/* A number beyond the usual range has its piece of the array computed in another way: what the
 * others become stays the same, to the bit. */
static void test_neighbours(void **state) {
  (void)state;
  enum { COUNT = 600 };
  kf__loop_fn loop = kf__loops_unary_math()->f32.exp;
  float x[COUNT], alone[COUNT], beside[COUNT];
  for (int i = 0; i < COUNT; i++) x[i] = (float)(i - COUNT / 2) * (86.9f / (COUNT / 2));
  apply(loop, alone, x, COUNT, sizeof x[0]);
  static const float far[] = {1000, -1000, INFINITY, -INFINITY, NAN, 88.5f, -103.5f};
  for (size_t k = 0; k < sizeof far / sizeof *far; k++) {
    int at = (int)(k * 89 % COUNT);
    float before = x[at];
    x[at] = far[k];
    apply(loop, beside, x, COUNT, sizeof x[0]);
    x[at] = before;
    KFT_TRUE(isnan(far[k]) ? isnan(beside[at]) : beside[at] == one(loop, far[k]));
    beside[at] = alone[at];
    KFT_TRUE(memcmp(alone, beside, sizeof alone) == 0);
  }
}

/* The public function names the set whose tables are used. */
static void test_instruction_set(void **state) {
  (void)state;
#if defined(__aarch64__)
  static const char *const known[] = {"neon", "sve"};
#elif defined(__x86_64__)
  static const char *const known[] = {"baseline", "avx2", "avx512"};
#else
  static const char *const known[] = {"baseline"};
#endif
  const char *name = kf_cpu_isa_name();
  KFT_TRUE(name == kf__isa_name(kf__cpu_isa()) && name == kf_cpu_isa_name());
  int found = 0;
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) found += strcmp(name, known[i]) == 0;
  KFT_TRUE(found == 1);
}

KFT_MAIN(KFT_TEST(test_instruction_set), KFT_TEST(test_neighbours), KFT_TEST(test_float32),
         KFT_TEST(test_pow), KFT_TEST(test_float64), KFT_TEST(test_exact_values),
         KFT_TEST(test_positions), KFT_TEST(test_gamma_relatives), KFT_TEST(test_erf_relatives))
