/* The activations and their derivatives as loops, for one floating type. simd_activation.c includes
 * this once for each type and defines
 *   T          the type
 *   V(name)    the vector function `name` of that type (math_*.h)
 *   F(name)    the name of the loop `name` for that type
 *   BLOCK      elements that are computed together: Note [Vector functions]
 *
 * Derivatives have the gradient as operand `a`, then the operands that they depend on. Parameters
 * are doubles, rounded to the type. Comparisons are written so that NaN stays NaN where the
 * definition says so. */

#define UNARY(name, PARAMETERS, EXPR)                                                             \
  static void F(name)(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    const double *p = (const double *)params;                                                     \
    T *y = (T *)(void *)data[0];                                                                  \
    const T *source = (const T *)(const void *)data[1];                                           \
    PARAMETERS(void) p;                                                                           \
    (void)strides;                                                                                \
    V_MAP(T, BLOCK, y, source, n, EXPR)                                                           \
  }
#define WITH(name, index) const T name = (T)p[index];

#define COMBINE(name, LAST, PARAMETERS, EXPR)                                                     \
  static void F(name)(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    const double *p = (const double *)params;                                                     \
    T *y = (T *)(void *)data[0];                                                                  \
    const T *s1 = (const T *)(const void *)data[1];                                               \
    const T *s2 = (const T *)(const void *)data[2];                                               \
    const T *s3 = (const T *)(const void *)data[LAST];                                            \
    PARAMETERS(void) p;                                                                           \
    V_MAP3(T, BLOCK, y, n, s1, strides[1] != 0, s2, strides[2] != 0, s3, strides[LAST] != 0,      \
           EXPR);                                                                                 \
  }
#define BINARY(name, PARAMETERS, EXPR) COMBINE(name, 2, PARAMETERS, EXPR)
#define TERNARY(name, PARAMETERS, EXPR) COMBINE(name, 3, PARAMETERS, EXPR)

/* ---- Values ---- */

/* min(max(x + 3, 0), 6). */
static inline T V(ramp)(T x) {
  x = x + 3;
  x = V(pick)(x < 0, 0, x);
  return V(pick)(x > 6, 6, x);
}
UNARY(hardsigmoid, , V(ramp)(x) / 6)
UNARY(hardswish, , x *V(ramp)(x) / 6)
UNARY(hardshrink, WITH(limit, 0), V(pick)((x >= -limit) & (x <= limit), 0, x))
static inline T V(softshrink)(T x, T limit) {
  T y = x * 0; /* keeps NaN and the sign of zero */
  y = V(pick)(x > limit, x - limit, y);
  return V(pick)(x < -limit, x + limit, y);
}
UNARY(softshrink, WITH(limit, 0), V(softshrink)(x, limit))
UNARY(leaky_relu, WITH(slope, 0), V(pick)(x > 0, x, x *slope))
UNARY(elu, WITH(below, 0) WITH(above, 1) WITH(inner, 2),
      V(pick)(x < 0, V(expm1)(x *inner) * below, x *above))
UNARY(softplus, WITH(beta, 0) WITH(threshold, 1),
      V(pick)(x *beta > threshold, x, V(log1pexp)(x *beta) / beta))
UNARY(log_sigmoid, , -V(log1pexp)(-x))
UNARY(exp_minus_abs, , V(exp_minus)(V(abs)(x)))
/* Without eps the limits are infinite; with an eps above 1/2, low is above high. */
static inline T V(logit)(T x, T low, T high) {
  T z = V(pick)(x < low, low, V(pick)(x > high, high, x));
  return V(log)(z / (1 - z));
}
UNARY(logit, WITH(low, 0) WITH(high, 1), V(logit)(x, low, high))
BINARY(prelu, , V(pick)(a > 0, a, a *b))
BINARY(glu, , V(times_sigmoid)(a, b))

/* ---- Derivatives ---- */

TERNARY(prelu_backward, , V(pick)(b > 0, a, a *c))
BINARY(prelu_weight_backward, , V(pick)(b > 0, 0, a *b))
static inline T V(sigmoid_slope)(T s) { return s * (1 - s); }
TERNARY(glu_gate_backward, , V(sigmoid_slope)(c) * a * b) /* c: sigmoid of the gate */
BINARY(glu_value_backward, , a *b)
BINARY(sigmoid_backward, , a *(1 - b) * b)
BINARY(tanh_backward, , a *(1 - b * b))

static inline T V(gelu_slope)(T x) {
  T below = (T)0.5 * (1 + V(erf)(x * (T)M_SQRT1_2));
  T density = V(exp_minus)((T)0.5 * x * x) * (T)0x1.9884533d43651p-2; /* 1/√(2π) */
  return below + x * density;
}
BINARY(gelu_backward, , a *V(gelu_slope)(b))
static inline T V(gelu_tanh_slope)(T x) {
  const T scale = (T)0x1.9884533d43651p-1, cubic = (T)0.044715; /* √(2/π) */
  T t = V(tanh)(scale * (x + cubic * x * x * x));
  T inner = scale * (1 + 3 * cubic * x * x);
  return (T)0.5 * (1 + t) + (T)0.5 * x * (1 - t * t) * inner;
}
BINARY(gelu_tanh_backward, , a *V(gelu_tanh_slope)(b))
static inline T V(silu_slope)(T x) {
  T s = V(sigmoid)(x);
  return s * (1 + x * (1 - s));
}
BINARY(silu_backward, , a *V(silu_slope)(b))
static inline T V(mish_slope)(T x) {
  T e = V(exp)(V(pick)(x > 20, 20, x));
  T n = e * (e + 2);
  T t = n / (n + 2);
  return t + x * V(sigmoid)(x) * (1 - t * t);
}
BINARY(mish_backward, , a *V(mish_slope)(b))
BINARY(elu_backward, WITH(below, 0) WITH(above, 1) WITH(inner, 2),
       a *V(pick)(b > 0, above, inner *below *V(exp)(b *inner)))
BINARY(elu_result_backward, WITH(below, 0) WITH(above, 1) WITH(inner, 2),
       a *V(pick)(b > 0, above, inner *(b + below)))
BINARY(hardtanh_backward, WITH(low, 0) WITH(high, 1), V(pick)((b > low) & (b < high), a, 0))
BINARY(hardswish_backward, , V(pick)(b <= -3, 0, a *V(pick)(b >= 3, 1, b / 3 + (T)0.5)))
BINARY(hardsigmoid_backward, , V(pick)((b > -3) & (b < 3), a / 6, 0))
BINARY(leaky_relu_backward, WITH(slope, 0), V(pick)(b > 0, a, a *slope))
BINARY(softplus_backward, WITH(beta, 0) WITH(threshold, 1),
       V(pick)(b *beta > threshold, a, V(times_sigmoid)(a, b *beta)))
BINARY(shrink_backward, WITH(limit, 0), V(pick)((b < -limit) | (b > limit), a, 0))
static inline T V(logit_slope)(T gradient, T x, T low, T high, T outside) {
  return V(pick)((x < low) | (x > high), outside, gradient / (x * (1 - x)));
}
BINARY(logit_backward, WITH(low, 0) WITH(high, 1) WITH(outside, 2),
       V(logit_slope)(a, b, low, high, outside))
/* `c` is exp(-|b|). */
TERNARY(log_sigmoid_backward, , a *V(pick)(b < 0, 1 - c / (1 + c), c / (1 + c)))

#undef UNARY
#undef WITH
#undef COMBINE
#undef BINARY
#undef TERNARY
