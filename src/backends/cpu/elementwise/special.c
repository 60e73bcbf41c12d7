/* Operators made of the functions of special.h and of other functions that are called for one
 * element at a time. float32 is computed in double precision: these functions are not vectorised,
 * so the wider type costs little. */
#define KF__PLAIN_LOOPS
#include "backends/cpu/elementwise/special.h"

#include <math.h>

#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/elementwise/typed_loops.h"
#include "backends/cpu/loops/unary_loops.h"
#include "backends/cpu/simd/simd_loops.h"

/* ---- Functions of doubles ---- */

static inline double xlog1py(double x, double y) {
  if (y != y) return y;
  return x == 0 ? 0 : x * log1p(y);
}

/* An operator needs one line here: X(compute function, function of doubles, name in
 * errors). It makes the loops for both types, the kernel and its entry of the table below. */
#define UNARY(X)                          \
  X(digamma, kf__digamma, "digamma")      \
  X(lgamma, kf__lgamma, "lgamma_vml_cpu") \
  X(erfinv, kf__erfinv, "erfinv_vml_cpu") \
  X(i0, kf__i0, "i0_vml_cpu")             \
  X(i0e, kf__i0e, "i0e_cpu")              \
  X(i1, kf__i1, "i1_cpu")                 \
  X(i1e, kf__i1e, "i1e_cpu")
#define BINARY(X)                        \
  X(igamma, kf__igamma, "igamma_cpu")    \
  X(igammac, kf__igammac, "igammac_cpu") \
  X(xlog1py, xlog1py, "xlog1py_cpu")
/* Operators that do not support the half types. */
#define UNARY_FULL(X)                                                          \
  X(erfcx, kf__erfcx, "erfcx_cpu")                                             \
  X(ndtri, kf__ndtri, "ndtri_cpu")                                             \
  X(log_ndtr, kf__log_ndtr, "log_ndtr_cpu")                                    \
  X(bessel_j0, finite_j0, "bessel_j0_cpu")                                     \
  X(bessel_j1, finite_j1, "bessel_j1_cpu")                                     \
  X(bessel_y0, finite_y0, "bessel_y0_cpu")                                     \
  X(bessel_y1, finite_y1, "bessel_y1_cpu")                                     \
  X(modified_bessel_i0, kf__i0, "modified_bessel_i0_cpu")                      \
  X(modified_bessel_i1, kf__i1, "modified_bessel_i1_cpu")                      \
  X(modified_bessel_k0, kf__k0, "modified_bessel_k0_cpu")                      \
  X(modified_bessel_k1, kf__k1, "modified_bessel_k1_cpu")                      \
  X(scaled_modified_bessel_k0, kf__scaled_k0, "scaled_modified_bessel_k0_cpu") \
  X(scaled_modified_bessel_k1, kf__scaled_k1, "scaled_modified_bessel_k1_cpu") \
  X(airy_ai, finite_ai, "airy_ai_cpu")                                         \
  X(spherical_bessel_j0, kf__spherical_j0, "spherical_bessel_j0_cpu")
#define BINARY_FULL(X)                                                                             \
  X(zeta, kf__zeta, "zeta_cpu")                                                                    \
  X(standard_gamma_grad, kf__gamma_path, "_standard_gamma_grad_cpu")                               \
  X(chebyshev_polynomial_t, kf__chebyshev_t, "chebyshev_polynomial_t_cpu")                         \
  X(chebyshev_polynomial_u, kf__chebyshev_u, "chebyshev_polynomial_u_cpu")                         \
  X(chebyshev_polynomial_v, kf__chebyshev_v, "chebyshev_polynomial_v_cpu")                         \
  X(chebyshev_polynomial_w, kf__chebyshev_w, "chebyshev_polynomial_w_cpu")                         \
  X(shifted_chebyshev_polynomial_t, kf__shifted_chebyshev_t, "shifted_chebyshev_polynomial_t_cpu") \
  X(shifted_chebyshev_polynomial_u, kf__shifted_chebyshev_u, "shifted_chebyshev_polynomial_u_cpu") \
  X(shifted_chebyshev_polynomial_v, kf__shifted_chebyshev_v, "shifted_chebyshev_polynomial_v_cpu") \
  X(shifted_chebyshev_polynomial_w, kf__shifted_chebyshev_w, "shifted_chebyshev_polynomial_w_cpu") \
  X(hermite_polynomial_h, kf__hermite_h, "hermite_polynomial_h_cpu")                               \
  X(hermite_polynomial_he, kf__hermite_he, "hermite_polynomial_he_cpu")                            \
  X(laguerre_polynomial_l, kf__laguerre_l, "laguerre_polynomial_l_cpu")                            \
  X(legendre_polynomial_p, kf__legendre_p, "legendre_polynomial_p_cpu")

/* These functions tend to 0 at infinity, but PyTorch returns NaN there. */
#define NAN_AT_INFINITY(name, function) \
  static inline double name(double x) { return isinf(x) ? (double)NAN : function(x); }
NAN_AT_INFINITY(finite_j0, j0)
NAN_AT_INFINITY(finite_j1, j1)
NAN_AT_INFINITY(finite_y0, y0)
NAN_AT_INFINITY(finite_y1, y1)
NAN_AT_INFINITY(finite_ai, kf__airy_ai)

#define LOOPS1(name, function, text)                                             \
  static inline float name##_f32(float x) { return (float)function((double)x); } \
  static inline double name##_f64(double x) { return function(x); }              \
  KF__LOOP1(name##_loop_f32, float, float, name##_f32)                           \
  KF__LOOP1(name##_loop_f64, double, double, name##_f64)
#define LOOPS2(name, function, text)                                             \
  static inline float name##_f32(float a, float b) {                             \
    return (float)function((double)a, (double)b);                                \
  }                                                                              \
  static inline double name##_f64(double a, double b) { return function(a, b); } \
  KF__LOOP2(name##_loop_f32, float, float, name##_f32)                           \
  KF__LOOP2(name##_loop_f64, double, double, name##_f64)
UNARY(LOOPS1)
UNARY_FULL(LOOPS1)
BINARY(LOOPS2)
BINARY_FULL(LOOPS2)

#define TABLE(name, function, text)               \
  static const kf__typed_loops_t name##_loops = { \
      [KF__T_f32] = name##_loop_f32, [KF__T_f64] = name##_loop_f64};
#define RUN(name, function, text)                       \
  TABLE(name, function, text)                           \
  static kf_status_t cpu_##name(kf_iter_t *it) {        \
    return kf__run_typed(it, name##_loops, NULL, text); \
  }
UNARY(RUN)
BINARY(RUN)

static kf_status_t run_full(kf_iter_t *it, const kf__loop_fn *by_type, const char *name) {
  if (it->promoted == KF_DTYPE_FLOAT16 || it->promoted == KF_DTYPE_BFLOAT16)
    return kf__no_loop(it, name);
  return kf__run_typed(it, by_type, NULL, name);
}
#define RUN_FULL(name, function, text) \
  TABLE(name, function, text)          \
  static kf_status_t cpu_##name(kf_iter_t *it) { return run_full(it, name##_loops, text); }
UNARY_FULL(RUN_FULL)
BINARY_FULL(RUN_FULL)

/* ---- Dirichlet ---- */

#define DIRICHLET(t, T)                                                                     \
  static void dirichlet_grad_loop_##t(char *const *data, const int64_t *strides, int64_t n, \
                                      const void *params) {                                 \
    (void)params;                                                                           \
    for (int64_t i = 0; i < n; i++) {                                                       \
      double v[3];                                                                          \
      for (int k = 0; k < 3; k++)                                                           \
        v[k] = (double)*(const T *)(const void *)(data[k + 1] + i * strides[k + 1]);        \
      ((T *)(void *)data[0])[i] = (T)kf__dirichlet_path(v[0], v[1], v[2]);                  \
    }                                                                                       \
  }
DIRICHLET(f32, float)
DIRICHLET(f64, double)
static const kf__typed_loops_t dirichlet_grad_loops = {
    [KF__T_f32] = dirichlet_grad_loop_f32, [KF__T_f64] = dirichlet_grad_loop_f64};

static kf_status_t cpu_dirichlet_grad(kf_iter_t *it) {
  return run_full(it, dirichlet_grad_loops, "_dirichlet_grad_cpu");
}

/* ---- Derivatives of digamma ---- */

static inline float trigamma_f32(float x) {
  return (float)kf__trigamma((double)x, (double)sinf((float)M_PI * x));
}
static inline double trigamma_f64(double x) { return kf__trigamma(x, sin(M_PI * x)); }
KF__LOOP1(trigamma_loop_f32, float, float, trigamma_f32)
KF__LOOP1(trigamma_loop_f64, double, double, trigamma_f64)
static const kf__typed_loops_t trigamma_loops = {
    [KF__T_f32] = trigamma_loop_f32, [KF__T_f64] = trigamma_loop_f64};

#define POLYGAMMA(t, T)                                                                \
  static void polygamma_loop_##t(char *const *data, const int64_t *strides, int64_t n, \
                                 const void *params) {                                 \
    T *y = (T *)(void *)data[0];                                                       \
    const T *x = (const T *)(const void *)data[1];                                     \
    const int64_t order = *(const int64_t *)params;                                    \
    (void)strides;                                                                     \
    for (int64_t i = 0; i < n; i++) y[i] = (T)kf__polygamma(order, (double)x[i]);      \
  }
POLYGAMMA(f32, float)
POLYGAMMA(f64, double)
static const kf__typed_loops_t polygamma_loops = {
    [KF__T_f32] = polygamma_loop_f32, [KF__T_f64] = polygamma_loop_f64};

static kf_status_t cpu_polygamma(kf_iter_t *it, int64_t n) {
  KF_ASSERT(n >= 0); /* the rule has checked it */
  if (n == 0) return kf__run_typed(it, digamma_loops, NULL, "digamma");
  if (n == 1) return kf__run_typed(it, trigamma_loops, NULL, "trigamma");
  return kf__run_typed(it, polygamma_loops, &n, "polygamma");
}

/* ---- Multivariate gamma function ---- */

/* log Γ_p(x), the sum of log Γ(x - j/2) and a constant. */
static double mvlgamma(double x, int64_t p) {
  double sum = (double)p * (double)(p - 1) / 4 * log(M_PI);
  for (int64_t j = 0; j < p; j++) sum += kf__lgamma(x - 0.5 * (double)j);
  return sum;
}
#define MVLGAMMA(t, T)                                                                \
  static void mvlgamma_loop_##t(char *const *data, const int64_t *strides, int64_t n, \
                                const void *params) {                                 \
    T *y = (T *)(void *)data[0];                                                      \
    const T *x = (const T *)(const void *)data[1];                                    \
    const int64_t p = *(const int64_t *)params;                                       \
    (void)strides;                                                                    \
    for (int64_t i = 0; i < n; i++) y[i] = (T)mvlgamma((double)x[i], p);              \
  }
MVLGAMMA(f32, float)
MVLGAMMA(f64, double)
static const kf__typed_loops_t mvlgamma_loops = {
    [KF__T_f32] = mvlgamma_loop_f32, [KF__T_f64] = mvlgamma_loop_f64};

static kf_status_t cpu_mvlgamma(kf_iter_t *it, int64_t p) {
  KF_ASSERT(p >= 1);
  return kf__run_typed(it, mvlgamma_loops, &p, "mvlgamma");
}

#define BIND(name, function, text) KF_COMPUTE(name, cpu_##name),
const kf_compute_t kf__cpu_bind_special[] = {
    UNARY(BIND) UNARY_FULL(BIND) BINARY(BIND) BINARY_FULL(BIND)
        KF_COMPUTE(polygamma, cpu_polygamma),
    KF_COMPUTE(mvlgamma, cpu_mvlgamma),
    KF_COMPUTE(dirichlet_grad, cpu_dirichlet_grad),
    KF_COMPUTE_END,
};
