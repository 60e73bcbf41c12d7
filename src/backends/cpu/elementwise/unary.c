/* Operators with one operand: each picks the loop for the iterator's type. Activations with
 * parameters are in activation.c, special functions in special.c. */
#include <math.h>
#include <string.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/run_iterator.h"
#include "backends/cpu/elementwise/typed_loops.h"
#include "backends/cpu/loops/unary_loops.h"
#include "backends/cpu/simd/simd_loops.h"

static inline bool is_float8(const kf_iter_t *it) {
  return kf__type_index[it->common] == KF__T_LOOPLESS;
}

static inline bool is_wide_unsigned(const kf_iter_t *it) {
  uint8_t type = kf__type_index[it->common];
  return type == KF__T_u16 || type == KF__T_u32 || type == KF__T_u64;
}

/* ---- Elementary functions ---- */

/* The loops of one function; NULL where a type has none. */
typedef struct {
  kf__loop_fn f32, f64, c64, c128;
} float_loops_t;

/* Runs the loop for the floating or complex type of the iterator; integers were converted before.
 */
static kf_status_t run_float(kf_iter_t *it, const float_loops_t *loops, const char *name) {
  kf__loop_fn loop = NULL;
  switch (it->common) {
    case KF_DTYPE_FLOAT32: loop = loops->f32; break;
    case KF_DTYPE_FLOAT64: loop = loops->f64; break;
    case KF_DTYPE_COMPLEX64: loop = loops->c64; break;
    case KF_DTYPE_COMPLEX128: loop = loops->c128; break;
    default: break;
  }
  if (loop == NULL) return kf__no_loop(it, name);
  return kf__iter_run(it, loop, NULL);
}

#define VECTOR(function) kf__loops_unary_math()->f64.function
#define LIBRARY(function) kf__libm_loops.function
#define FUNCTION(function, name, F64, ...)                                            \
  static kf_status_t cpu_##function(kf_iter_t *it) {                                  \
    const float_loops_t loops = {kf__loops_unary_math()->f32.function, F64(function), \
                                 __VA_ARGS__};                                        \
    return run_float(it, &loops, name);                                               \
  }
#define WITH_COMPLEX(function, name, F64) \
  FUNCTION(function, name, F64, kf__complex_loops[0].function, kf__complex_loops[1].function)
WITH_COMPLEX(exp, "exp_vml_cpu", VECTOR)
WITH_COMPLEX(log, "log_vml_cpu", VECTOR)
WITH_COMPLEX(sin, "sin_vml_cpu", VECTOR)
WITH_COMPLEX(cos, "cos_vml_cpu", VECTOR)
WITH_COMPLEX(tanh, "tanh_vml_cpu", VECTOR)
WITH_COMPLEX(sqrt, "sqrt_vml_cpu", VECTOR)
WITH_COMPLEX(rsqrt, "rsqrt_cpu", VECTOR)
WITH_COMPLEX(reciprocal, "reciprocal_cpu", VECTOR)
WITH_COMPLEX(sigmoid, "sigmoid_cpu_reduced_float", VECTOR)
WITH_COMPLEX(sinc, "sinc_cpu", VECTOR)
WITH_COMPLEX(exp2, "exp2", LIBRARY)
WITH_COMPLEX(expm1, "expm1_vml_cpu", LIBRARY)
WITH_COMPLEX(log2, "log2_vml_cpu", LIBRARY)
WITH_COMPLEX(log10, "log10_vml_cpu", LIBRARY)
WITH_COMPLEX(log1p, "log1p_vml_cpu", LIBRARY)
WITH_COMPLEX(tan, "tan_vml_cpu", LIBRARY)
WITH_COMPLEX(sinh, "sinh_cpu", LIBRARY)
WITH_COMPLEX(cosh, "cosh_cpu", LIBRARY)
WITH_COMPLEX(asin, "asin_vml_cpu", LIBRARY)
WITH_COMPLEX(acos, "acos_vml_cpu", LIBRARY)
WITH_COMPLEX(atan, "atan_vml_cpu", LIBRARY)
WITH_COMPLEX(asinh, "asinh_cpu", LIBRARY)
WITH_COMPLEX(acosh, "acosh_cpu", LIBRARY)
WITH_COMPLEX(atanh, "atanh_cpu", LIBRARY)
FUNCTION(erf, "erf_vml_cpu", VECTOR, NULL, NULL)
FUNCTION(erfc, "erfc_vml_cpu", LIBRARY, NULL, NULL)

static kf_status_t cpu_silu(kf_iter_t *it) {
  const kf__math_loops_t *math = kf__loops_unary_math();
  const float_loops_t loops = {math->f32.silu, math->f64.silu, kf__complex_loops[0].silu,
                               kf__complex_loops[1].silu};
  return run_float(it, &loops, "silu_cpu");
}

/* Functions of real numbers only. */
#define REAL_FUNCTION(function, name)                                                 \
  static kf_status_t cpu_##function(kf_iter_t *it) {                                  \
    const kf__math_loops_t *math = kf__loops_unary_math();                            \
    const float_loops_t loops = {math->f32.function, math->f64.function, NULL, NULL}; \
    return run_float(it, &loops, name);                                               \
  }
REAL_FUNCTION(mish, "mish_cpu")
REAL_FUNCTION(frac, "frac_cpu")
REAL_FUNCTION(entr, "entr_cpu")

static kf_status_t cpu_gelu(kf_iter_t *it, kf_str_t approximate) {
  const kf__math_loops_t *math = kf__loops_unary_math();
  float_loops_t loops = {math->f32.gelu, math->f64.gelu, NULL, NULL};
  if (strcmp(approximate.data, "tanh") == 0)
    loops = (float_loops_t){math->f32.gelu_tanh, math->f64.gelu_tanh, NULL, NULL};
  return run_float(it, &loops, "GeluKernelImpl");
}

static kf_status_t scale(kf_iter_t *it, double factor, const char *name) {
  const kf__math_loops_t *math = kf__loops_unary_math();
  if (it->common == KF_DTYPE_FLOAT32) return kf__iter_run(it, math->f32.scale, &factor);
  if (it->common == KF_DTYPE_FLOAT64) return kf__iter_run(it, math->f64.scale, &factor);
  return kf__no_loop(it, name);
}
static kf_status_t cpu_deg2rad(kf_iter_t *it) { return scale(it, M_PI / 180, "deg2rad"); }
static kf_status_t cpu_rad2deg(kf_iter_t *it) { return scale(it, 180 / M_PI, "rad2deg"); }

/* ---- Functions that do not change integers ---- */

/* The parameter is the size of an element. */
static void copy_loop(char *const *data, const int64_t *strides, int64_t n, const void *params) {
  (void)strides;
  if (data[0] != data[1]) memcpy(data[0], data[1], (size_t)n * *(const size_t *)params);
}

static kf_status_t copy(kf_iter_t *it) {
  KF_ASSERT(it->count == 2);
  KF_ASSERT(it->operands[0].target == it->operands[1].target);
  size_t size = kf_dtype_size(it->common);
  return kf__iter_run(it, copy_loop, &size);
}

#define WHOLE(function)                                                               \
  static kf_status_t cpu_##function(kf_iter_t *it) {                                  \
    const kf__math_loops_t *math = kf__loops_unary_math();                            \
    const float_loops_t loops = {math->f32.function, math->f64.function, NULL, NULL}; \
    if (kf_dtype_is_integral(it->common, false)) return copy(it);                     \
    return run_float(it, &loops, #function "_vml_cpu");                               \
  }
WHOLE(ceil)
WHOLE(floor)
WHOLE(round)
WHOLE(trunc)

/* Rounds to `decimals` digits after the decimal point, or before it if that is negative. */
#define ROUND_DECIMALS(t, T, RINT)                                                          \
  static void round_decimals_loop_##t(char *const *data, const int64_t *strides, int64_t n, \
                                      const void *params) {                                 \
    T *y = (T *)(void *)data[0];                                                            \
    const T *x = (const T *)(const void *)data[1];                                          \
    const int64_t decimals = *(const int64_t *)params;                                      \
    const T power = (T)pow(10, (double)(decimals < 0 ? -decimals : decimals));              \
    (void)strides;                                                                          \
    if (decimals < 0)                                                                       \
      KF__EACH(i, n) y[i] = RINT(x[i] / power) * power;                                     \
    else                                                                                    \
      KF__EACH(i, n) y[i] = RINT(x[i] * power) / power;                                     \
  }
ROUND_DECIMALS(f32, float, __builtin_rintf)
ROUND_DECIMALS(f64, double, __builtin_rint)

static kf_status_t cpu_round_decimals(kf_iter_t *it, int64_t decimals) {
  if (decimals == 0) {
    const kf__math_loops_t *math = kf__loops_unary_math();
    const float_loops_t loops = {math->f32.round, math->f64.round, NULL, NULL};
    return run_float(it, &loops, "round_vml_cpu");
  }
  if (decimals < -400) decimals = -400; /* the power is infinite beyond, whatever the number */
  if (decimals > 400) decimals = 400;
  if (it->common == KF_DTYPE_FLOAT32) return kf__iter_run(it, round_decimals_loop_f32, &decimals);
  if (it->common == KF_DTYPE_FLOAT64) return kf__iter_run(it, round_decimals_loop_f64, &decimals);
  return kf__no_loop(it, "round_cpu");
}

/* ---- Signs and bits ---- */

#define KERNEL(function, loops, name)                               \
  static kf_status_t cpu_##function(kf_iter_t *it) {                \
    return kf__run_typed(it, kf__loops_unary()->loops, NULL, name); \
  }
KERNEL(neg, neg, "neg_cpu")
KERNEL(sign, sign, "sign_cpu")
KERNEL(relu, relu, "clamp_min_scalar_cpu")
KERNEL(bitwise_not, bit_not, "bitwise_not_cpu")
KERNEL(logical_not, logical_not, "logical_not_cpu")

/* The loops for a complex iterator; NULL for a real one. */
static const kf__complex_loops_t *complex_loops(const kf_iter_t *it) {
  if (it->common == KF_DTYPE_COMPLEX64) return &kf__complex_loops[0];
  return it->common == KF_DTYPE_COMPLEX128 ? &kf__complex_loops[1] : NULL;
}

static kf_status_t cpu_abs(kf_iter_t *it) {
  const kf__complex_loops_t *loops = complex_loops(it);
  if (loops != NULL) return kf__iter_run(it, loops->abs, NULL);
  if (KF_UNLIKELY(is_wide_unsigned(it))) return copy(it);
  if (KF_UNLIKELY(is_float8(it)) && kf_dtype_is_signed(it->promoted))
    return kf__run_typed_or_widen(it, kf__loops_unary()->abs, NULL, "abs_cpu");
  return kf__run_typed(it, kf__loops_unary()->abs, NULL, "abs_cpu");
}

static kf_status_t cpu_sgn(kf_iter_t *it) {
  const kf__complex_loops_t *loops = complex_loops(it);
  return loops != NULL ? kf__iter_run(it, loops->sgn, NULL) : cpu_sign(it);
}

static kf_status_t cpu_conj_physical(kf_iter_t *it) {
  const kf__complex_loops_t *loops = complex_loops(it);
  if (loops != NULL) return kf__iter_run(it, loops->conj, NULL);
  return !is_float8(it) ? copy(it) : kf__no_loop(it, "conj_cpu");
}

/* π for negative numbers, and NaN for NaN. */
static inline float angle_f32(float x) { return x != x ? x : x < 0 ? (float)M_PI : 0; }
static inline double angle_f64(double x) { return x != x ? x : x < 0 ? M_PI : 0; }
KF__LOOP1(angle_loop_f32, float, float, angle_f32)
KF__LOOP1(angle_loop_f64, double, double, angle_f64)

static kf_status_t cpu_angle(kf_iter_t *it) {
  const float_loops_t loops = {angle_loop_f32, angle_loop_f64, kf__complex_loops[0].angle,
                               kf__complex_loops[1].angle};
  return run_float(it, &loops, "angle_cpu");
}

/* ---- Tests ---- */

/* Every result is the parameter: the answer does not depend on the elements. */
static void constant_loop(char *const *data, const int64_t *strides, int64_t n,
                          const void *params) {
  (void)strides;
  memset(data[0], *(const int *)params, (size_t)n);
}

/* Types without a loop have neither NaN nor infinities nor signs, so the answer is `otherwise`.
 * 8-bit floats may have all of them, but are not supported. */
static kf_status_t run_test(kf_iter_t *it, const kf__loop_fn *by_type, int otherwise,
                            const char *name) {
  KF_ASSERT(kf__type_index[it->common] < KF__T_COMPUTED);
  KF_ASSERT(kf__dtype_sizes[it->operands[0].target] == 1); /* results are bytes */
  kf__loop_fn loop = by_type[kf__type_index[it->common]];
  if (loop != NULL) return kf__iter_run(it, loop, NULL);
  if (is_float8(it)) return kf__no_loop(it, name);
  return kf__iter_run(it, constant_loop, &otherwise);
}
#define TEST(function, otherwise, name)                                \
  static kf_status_t cpu_##function(kf_iter_t *it) {                   \
    return run_test(it, kf__loops_unary()->function, otherwise, name); \
  }
TEST(isposinf, 0, "isposinf_cpu")
TEST(isneginf, 0, "isneginf_cpu")
TEST(signbit, 0, "signbit_cpu")

static kf_status_t cpu_isnan(kf_iter_t *it) {
  if (KF_UNLIKELY(is_float8(it))) (void)kf__iter_widen(it);
  return run_test(it, kf__loops_unary()->isnan, 0, "isnan");
}

/* PyTorch computes |x| == ∞ here: 8-bit floats need infinities, or have no sign and so no abs. */
static kf_status_t cpu_isinf(kf_iter_t *it) {
  if (KF_UNLIKELY(is_float8(it)) && kf__float8_format(it->common)->infinite)
    (void)kf__iter_widen(it);
  return run_test(it, kf__loops_unary()->isinf, 0, "isinf");
}
static kf_status_t cpu_isfinite(kf_iter_t *it) {
  if (KF_UNLIKELY(is_float8(it)) &&
      (kf__float8_format(it->common)->infinite || !kf_dtype_is_signed(it->common)))
    (void)kf__iter_widen(it);
  return run_test(it, kf__loops_unary()->isfinite, 1, "isfinite");
}

static kf_status_t cpu_isreal(kf_iter_t *it) {
  const kf__complex_loops_t *loops = complex_loops(it);
  static const int yes = 1;
  return loops != NULL ? kf__iter_run(it, loops->isreal, NULL)
                       : kf__iter_run(it, constant_loop, &yes);
}

/* ---- Replacing NaN and infinities ---- */

#define NAN_TO_NUM(t, T)                                                                \
  static void nan_to_num_loop_##t(char *const *data, const int64_t *strides, int64_t n, \
                                  const void *params) {                                 \
    T *y = (T *)(void *)data[0];                                                        \
    const T *a = (const T *)(const void *)data[1];                                      \
    const kf__nan_params_t *by = params;                                                \
    const T nan = (T)by->nan, above = (T)by->above, below = (T)by->below;               \
    (void)strides;                                                                      \
    KF__EACH(i, n) {                                                                    \
      T x = a[i];                                                                       \
      y[i] = x != x ? nan : x == (T)INFINITY ? above : x == -(T)INFINITY ? below : x;   \
    }                                                                                   \
  }
NAN_TO_NUM(f32, float)
NAN_TO_NUM(f64, double)

static kf_status_t cpu_nan_to_num(kf_iter_t *it, kf_opt_float_t nan, kf_opt_float_t posinf,
                                  kf_opt_float_t neginf) {
  double most = kf__dtype_largest(it->promoted);
  const kf__nan_params_t by = {nan.has ? nan.value : 0, posinf.has ? posinf.value : most,
                               neginf.has ? neginf.value : -most};
  switch (it->common) {
    case KF_DTYPE_FLOAT32: return kf__iter_run(it, nan_to_num_loop_f32, &by);
    case KF_DTYPE_FLOAT64: return kf__iter_run(it, nan_to_num_loop_f64, &by);
    case KF_DTYPE_COMPLEX64: return kf__iter_run(it, kf__complex_loops[0].nan_to_num, &by);
    case KF_DTYPE_COMPLEX128: return kf__iter_run(it, kf__complex_loops[1].nan_to_num, &by);
    default:
      if (is_float8(it)) return kf__no_loop(it, "nan_to_num");
      return copy(it);
  }
}

#define BIND(name) KF_COMPUTE(name, cpu_##name)
const kf_compute_t kf__cpu_bind_unary[] = {
    BIND(abs),         BIND(acos),          BIND(acosh),
    BIND(angle),       BIND(asin),          BIND(asinh),
    BIND(atan),        BIND(atanh),         BIND(bitwise_not),
    BIND(ceil),        BIND(conj_physical), BIND(cos),
    BIND(cosh),        BIND(deg2rad),       BIND(entr),
    BIND(erf),         BIND(erfc),          BIND(exp),
    BIND(exp2),        BIND(expm1),         BIND(floor),
    BIND(frac),        BIND(gelu),          BIND(isfinite),
    BIND(isinf),       BIND(isnan),         BIND(isneginf),
    BIND(isposinf),    BIND(isreal),        BIND(log),
    BIND(log10),       BIND(log1p),         BIND(log2),
    BIND(logical_not), BIND(mish),          BIND(nan_to_num),
    BIND(neg),         BIND(rad2deg),       BIND(reciprocal),
    BIND(relu),        BIND(round),         BIND(round_decimals),
    BIND(rsqrt),       BIND(sgn),           BIND(sigmoid),
    BIND(sign),        BIND(signbit),       BIND(silu),
    BIND(sin),         BIND(sinc),          BIND(sinh),
    BIND(sqrt),        BIND(tan),           BIND(tanh),
    BIND(trunc),       KF_COMPUTE_END,
};
