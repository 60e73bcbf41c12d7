/* The tables of loops with one operand, and of activations and their derivatives. Most exist for
 * float32 and float64 only and come in pairs; those that integers have as well are arrays by type,
 * as in elementwise_loops.h. */
#ifndef KF_BACKENDS_CPU_LOOPS_UNARY_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_UNARY_LOOPS_H

#include "backends/cpu/loops/elementwise_loops.h"

/* simd/simd_unary_math.c: functions with vector code (math_*.h). The functions that have none for
 * float64 call the C library (unary_real.c). */
#define KF__MATH_BOTH(X) \
  X(exp)                 \
  X(log)                 \
  X(tanh)                \
  X(sin)                 \
  X(cos)                 \
  X(erf)                 \
  X(sigmoid)             \
  X(silu)                \
  X(mish)                \
  X(gelu)                \
  X(gelu_tanh)           \
  X(sqrt)                \
  X(rsqrt)               \
  X(reciprocal)          \
  X(ceil)                \
  X(floor)               \
  X(round)               \
  X(trunc)               \
  X(frac)                \
  X(sinc)                \
  X(entr)                \
  X(scale) /* by the parameter, a double */
#define KF__MATH_F32_ONLY(X) \
  X(exp2)                    \
  X(expm1)                   \
  X(log2)                    \
  X(log10)                   \
  X(log1p)                   \
  X(tan)                     \
  X(sinh)                    \
  X(cosh)                    \
  X(asin)                    \
  X(acos)                    \
  X(atan)                    \
  X(asinh)                   \
  X(acosh)                   \
  X(atanh)                   \
  X(erfc)
#define KF__LOOP_FIELD(name) kf__loop_fn name;
typedef struct kf__math_loops {
  struct {
    KF__MATH_BOTH(KF__LOOP_FIELD)
    KF__MATH_F32_ONLY(KF__LOOP_FIELD)
  } f32;
  struct {
    KF__MATH_BOTH(KF__LOOP_FIELD)
  } f64;
} kf__math_loops_t;
KF_ISA_DECLARE(kf__math_loops_t, unary_math);

/* simd/simd_unary.c: operators that integers have as well. The limits of `clamp` and the threshold
 * and the value of `threshold` are the parameters, two elements of the type. */
typedef struct kf__unary_loops {
  kf__typed_loops_t abs, neg, sign, relu, clamp, threshold, threshold_backward;
  kf__typed_loops_t bit_not;
  /* Results are bytes, 0 or 1. */
  kf__typed_loops_t logical_not, signbit, isnan, isinf, isfinite, isposinf, isneginf;
} kf__unary_loops_t;
KF_ISA_DECLARE(kf__unary_loops_t, unary);

/* simd/simd_activation.c. The parameters of all of them are four doubles. */
#define KF__ACTIVATIONS(X)                           \
  X(hardsigmoid)                                     \
  X(hardswish)                                       \
  X(hardshrink)                                      \
  X(softshrink)                                      \
  X(leaky_relu)                                      \
  X(elu)                                             \
  X(softplus)                                        \
  X(log_sigmoid)                                     \
  X(exp_minus_abs)                                   \
  X(logit)                                           \
  X(prelu) /* from here on: two or three operands */ \
  X(prelu_backward)                                  \
  X(prelu_weight_backward)                           \
  X(glu)                                             \
  X(glu_gate_backward)                               \
  X(glu_value_backward)                              \
  X(sigmoid_backward)                                \
  X(tanh_backward)                                   \
  X(gelu_backward)                                   \
  X(gelu_tanh_backward)                              \
  X(silu_backward)                                   \
  X(mish_backward)                                   \
  X(elu_backward)                                    \
  X(elu_result_backward)                             \
  X(hardtanh_backward)                               \
  X(hardswish_backward)                              \
  X(hardsigmoid_backward)                            \
  X(leaky_relu_backward)                             \
  X(softplus_backward)                               \
  X(shrink_backward)                                 \
  X(logit_backward)                                  \
  X(log_sigmoid_backward)
typedef struct kf__activation_loops {
#define KF__LOOP_PAIR(name) kf__loop_fn name[2]; /* float32, float64 */
  KF__ACTIVATIONS(KF__LOOP_PAIR)
#undef KF__LOOP_PAIR
} kf__activation_loops_t;
KF_ISA_DECLARE(kf__activation_loops_t, activation);
typedef struct kf__activation_params {
  double p[4];
} kf__activation_params_t;

/* unary_real.c and unary_complex.c: loops that call the C library. They are compiled once, not for
 * each instruction set. */
#define KF__MATH_LIBM(X) \
  X(exp2)                \
  X(expm1)               \
  X(log2)                \
  X(log10)               \
  X(log1p)               \
  X(tan)                 \
  X(sinh)                \
  X(cosh)                \
  X(asin)                \
  X(acos)                \
  X(atan)                \
  X(asinh)               \
  X(acosh)               \
  X(atanh)               \
  X(erfc)
#define KF__MATH_COMPLEX(X)              \
  X(exp)                                 \
  X(exp2)                                \
  X(expm1)                               \
  X(log)                                 \
  X(log2)                                \
  X(log10)                               \
  X(log1p)                               \
  X(sin)                                 \
  X(cos)                                 \
  X(tan)                                 \
  X(sinh)                                \
  X(cosh)                                \
  X(tanh)                                \
  X(asin)                                \
  X(acos)                                \
  X(atan)                                \
  X(asinh)                               \
  X(acosh)                               \
  X(atanh)                               \
  X(sqrt)                                \
  X(rsqrt)                               \
  X(reciprocal)                          \
  X(sigmoid)                             \
  X(silu)                                \
  X(sinc)                                \
  X(sgn)                                 \
  X(conj)                                \
  X(abs) /* results are real */          \
  X(angle)                               \
  X(isreal) /* bytes */                  \
  X(nan_to_num)                          \
  X(sigmoid_backward) /* two operands */ \
  X(tanh_backward)                       \
  X(silu_backward)
typedef struct kf__complex_loops {
  KF__MATH_COMPLEX(KF__LOOP_FIELD)
} kf__complex_loops_t;
extern const kf__complex_loops_t kf__complex_loops[2]; /* complex64, complex128 */
typedef struct kf__libm_loops {
  KF__MATH_LIBM(KF__LOOP_FIELD)
} kf__libm_loops_t;
extern const kf__libm_loops_t kf__libm_loops; /* float64 */

/* The replacements for NaN, +∞ and -∞. The loops round them to the real type of their elements. */
typedef struct kf__nan_params {
  double nan, above, below;
} kf__nan_params_t;

#endif
