/* The loops of normalisations for one instruction set. */
/* build: avx512 */
#include "backends/cpu/loops/norm_loops.h"

#include "backends/cpu/simd/reduce_vec.h"

/* Missing weights are ones: multiplying by a vector of ones is free next to the memory accesses. */
#define WEIGHT_V(name) (w != NULL ? load_##name(w + i) : one)
#define WEIGHT(i) (w != NULL ? w[i] : 1)
#define H_V(name) ((load_##name(x + i) - vm) * vr)
#define H(i) ((x[i] - m) * s)

/* While a row is stored, the next one is fetched: the sums of a row wait for memory otherwise. */
#define NEXT_ROW kf__prefetch(x + i, (uintptr_t)n * sizeof *x)

#define APPLY(name, T)                                                                          \
  static void apply_##name(void *to, const void *from, int64_t n, double mean, double rstd,     \
                           const void *weight, const void *bias) {                              \
    const T *x = from, *w = weight, *b = bias, m = (T)mean, s = (T)rstd;                        \
    const v##name vm = splat_##name(m), vr = splat_##name(s);                                   \
    T *y = to;                                                                                  \
    if (w != NULL && b != NULL)                                                                 \
      EACH_ELEMENT(name, y, n, (NEXT_ROW, H_V(name) * load_##name(w + i) + load_##name(b + i)), \
                   H(i) * w[i] + b[i]);                                                         \
    else if (w != NULL)                                                                         \
      EACH_ELEMENT(name, y, n, H_V(name) * load_##name(w + i), H(i) * w[i]);                    \
    else if (b != NULL)                                                                         \
      EACH_ELEMENT(name, y, n, H_V(name) + load_##name(b + i), H(i) + b[i]);                    \
    else                                                                                        \
      EACH_ELEMENT(name, y, n, H_V(name), H(i));                                                \
  }

/* Sums in vector lanes, which are added in float64 at the end. */
#define SUMS(name, T)                                                                        \
  static void sums_##name(const void *grad, const void *from, const void *weight, int64_t n, \
                          double mean, double rstd, double out[2]) {                         \
    const T *g = grad, *x = from, *w = weight, m = (T)mean, s = (T)rstd;                     \
    const v##name vm = splat_##name(m), vr = splat_##name(s), one = splat_##name(1);         \
    v##name sum[2] = {{0}}, product[2] = {{0}};                                              \
    T lanes[2][WIDTH_##name];                                                                \
    double total = 0, products = 0;                                                          \
    int64_t start = 0;                                                                       \
    for (; start + 2 * WIDTH_##name <= n; start += 2 * WIDTH_##name)                         \
      for (int k = 0; k < 2; k++) {                                                          \
        int64_t i = start + k * WIDTH_##name;                                                \
        v##name v = load_##name(g + i) * WEIGHT_V(name);                                     \
        sum[k] += v;                                                                         \
        product[k] += v * H_V(name);                                                         \
      }                                                                                      \
    store_##name(lanes[0], sum[0] + sum[1]);                                                 \
    store_##name(lanes[1], product[0] + product[1]);                                         \
    for (int k = 0; k < WIDTH_##name; k++) {                                                 \
      total += (double)lanes[0][k];                                                          \
      products += (double)lanes[1][k];                                                       \
    }                                                                                        \
    for (int64_t i = start; i < n; i++) {                                                    \
      T v = g[i] * WEIGHT(i);                                                                \
      total += (double)v;                                                                    \
      products += (double)(v * H(i));                                                        \
    }                                                                                        \
    out[0] = total;                                                                          \
    out[1] = products;                                                                       \
  }

#define BACK(name, T)                                                                          \
  static void back_##name(void *to, const void *grad, const void *from, const void *weight,    \
                          int64_t n, double mean, double rstd, double first, double second) {  \
    const T *g = grad, *x = from, *w = weight, m = (T)mean, s = (T)rstd;                       \
    const T a = (T)first, b = (T)second;                                                       \
    const v##name vm = splat_##name(m), vr = splat_##name(s), one = splat_##name(1);           \
    const v##name va = splat_##name(a), vb = splat_##name(b);                                  \
    T *y = to;                                                                                 \
    EACH_ELEMENT(name, y, n, (load_##name(g + i) * WEIGHT_V(name) - va - H_V(name) * vb) * vr, \
                 (g[i] * WEIGHT(i) - a - H(i) * b) * s);                                       \
  }                                                                                            \
  static void params_##name(const void *grad, const void *from, int64_t n, double mean,        \
                            double rstd, void *weight_grad, void *bias_grad) {                 \
    const T *g = grad, *x = from, m = (T)mean, s = (T)rstd;                                    \
    T *restrict dw = weight_grad, *restrict db = bias_grad;                                    \
    for (int64_t i = 0; i < n; i++) {                                                          \
      dw[i] += g[i] * H(i);                                                                    \
      db[i] += g[i];                                                                           \
    }                                                                                          \
  }

#define AFFINE(name, T)                                                                       \
  static void affine_##name(void *to, const void *from, int64_t n, double mean, double scale, \
                            double shift) {                                                   \
    const T *x = from, m = (T)mean, s = (T)scale, c = (T)shift;                               \
    const v##name vm = splat_##name(m), vr = splat_##name(s), vc = splat_##name(c);           \
    T *y = to;                                                                                \
    EACH_ELEMENT(name, y, n, H_V(name) + vc, H(i) + c);                                       \
  }                                                                                           \
  static void affine_back_##name(void *to, const void *grad, const void *from, int64_t n,     \
                                 double mean, double p, double q, double r) {                 \
    const T *g = grad, *x = from, m = (T)mean, s = (T)q, scale = (T)p, shift = (T)r;          \
    const v##name vm = splat_##name(m), vr = splat_##name(s);                                 \
    const v##name vp = splat_##name(scale), vc = splat_##name(shift);                         \
    T *y = to;                                                                                \
    EACH_ELEMENT(name, y, n, load_##name(g + i) * vp + H_V(name) + vc,                        \
                 g[i] * scale + H(i) + shift);                                                \
  }

#define COLS(name, T)                                                                           \
  static void affine_cols_##name(void *to, const void *from, int64_t n, const void *mean,       \
                                 const void *scale, const void *shift) {                        \
    const T *x = from, *m = mean, *s = scale, *c = shift;                                       \
    T *y = to;                                                                                  \
    EACH_ELEMENT(                                                                               \
        name, y, n,                                                                             \
        (load_##name(x + i) - load_##name(m + i)) * load_##name(s + i) + load_##name(c + i),    \
        (x[i] - m[i]) * s[i] + c[i]);                                                           \
  }                                                                                             \
  static void sums_cols_##name(const void *grad, const void *from, int64_t n, const void *mean, \
                               void *sums, void *products) {                                    \
    const T *g = grad, *x = from, *m = mean;                                                    \
    T *restrict sum = sums, *restrict product = products;                                       \
    for (int64_t i = 0; i < n; i++) {                                                           \
      sum[i] += g[i];                                                                           \
      product[i] += g[i] * (x[i] - m[i]);                                                       \
    }                                                                                           \
  }                                                                                             \
  static void affine_back_cols_##name(void *to, const void *grad, const void *from, int64_t n,  \
                                      const void *mean, const void *scale, const void *slope,   \
                                      const void *shift) {                                      \
    const T *g = grad, *x = from, *m = mean, *p = scale, *q = slope, *r = shift;                \
    T *y = to;                                                                                  \
    EACH_ELEMENT(name, y, n,                                                                    \
                 load_##name(g + i) * load_##name(p + i) +                                      \
                     (load_##name(x + i) - load_##name(m + i)) * load_##name(q + i) +           \
                     load_##name(r + i),                                                        \
                 g[i] * p[i] + (x[i] - m[i]) * q[i] + r[i]);                                    \
  }

#define ALL(name, T) \
  APPLY(name, T)     \
  SUMS(name, T)      \
  BACK(name, T)      \
  AFFINE(name, T)    \
  COLS(name, T)
ALL(f32, float)
ALL(f64, double)

#define SET(name)                                                                             \
  {                                                                                           \
    apply_##name, sums_##name, back_##name, params_##name, affine_##name, affine_back_##name, \
        affine_cols_##name, sums_cols_##name, affine_back_cols_##name                         \
  }
const kf__norm_loops_t KF_ISA_TABLE(norm) = {{SET(f32), SET(f64)}};
