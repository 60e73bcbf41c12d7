/* Optimizer steps for one instruction set. Options are conditional expressions inside the loops;
 * compilers hoist them or make them branch-free. */
#include "backends/cpu/loops/optim_loops.h"

#include <math.h>

#include "backends/cpu/simd/simd_loops.h"

#define UNSCALE(name, T)                                                                   \
  static void unscale_##name(void *const *data, int64_t n, const kf__optim_step_t *step) { \
    T *g = data[1];                                                                        \
    const T scale = (T)step->grad_scale;                                                   \
    KF__EACH(i, n) g[i] /= scale;                                                          \
  }

/* The gradient of the step: negated when maximizing, with the weight decay added. */
#define GRADIENT(T, added)       \
  T d = maximize ? -g[i] : g[i]; \
  d = (added) ? d + p[i] * decay : d

#define SGD(name, T)                                                                            \
  static void sgd_##name(void *const *data, int64_t n, const kf__optim_step_t *step) {          \
    T *p = data[0];                                                                             \
    const T *g = data[1];                                                                       \
    const T lr = (T)step->lr, decay = (T)step->weight_decay;                                    \
    const bool maximize = step->maximize, decays = step->weight_decay != 0;                     \
    KF__EACH(i, n) {                                                                            \
      GRADIENT(T, decays);                                                                      \
      p[i] -= lr * d;                                                                           \
    }                                                                                           \
  }                                                                                             \
  static void sgd_momentum_##name(void *const *data, int64_t n, const kf__optim_step_t *step) { \
    T *p = data[0], *m = data[2];                                                               \
    const T *g = data[1];                                                                       \
    const T lr = (T)step->lr, decay = (T)step->weight_decay, momentum = (T)step->momentum;      \
    const T fresh = (T)(1 - step->dampening);                                                   \
    const bool maximize = step->maximize, decays = step->weight_decay != 0;                     \
    const bool first = step->first, nesterov = step->nesterov;                                  \
    KF__EACH(i, n) {                                                                            \
      GRADIENT(T, decays);                                                                      \
      T v = first ? d : m[i] * momentum + d * fresh;                                            \
      m[i] = v;                                                                                 \
      p[i] -= lr * (nesterov ? d + v * momentum : v);                                           \
    }                                                                                           \
  }

/* The maximum; NaN if either is. */
#define LARGER(a, b) ((a) >= (b) || (a) != (a) ? (a) : (b))
#define OWN(i, v) (v)
#define LARGEST(i, v) (x[i] = LARGER(x[i], v))

#define ADAM(function, T, root_of, mean_of_squares)                                         \
  static void function(void *const *data, int64_t n, const kf__optim_step_t *step) {        \
    T *p = data[0], *m = data[2], *s = data[3], *x = data[4];                               \
    const T *g = data[1];                                                                   \
    const T decay = (T)step->weight_decay, kept = (T)(1 - step->lr * step->weight_decay);   \
    const T w1 = (T)(1 - step->beta1), b1 = (T)step->beta1, w2 = (T)(1 - step->beta2);      \
    const T b2 = (T)step->beta2, eps = (T)step->eps, root = (T)step->root;                  \
    const T size = (T)step->step_size;                                                      \
    const bool maximize = step->maximize, decays = step->weight_decay != 0;                 \
    const bool coupled = decays && !step->decoupled, decoupled = decays && step->decoupled; \
    const bool near = step->beta1 > 0.5;                                                    \
    (void)x;                                                                                \
    KF__EACH(i, n) {                                                                        \
      GRADIENT(T, coupled);                                                                 \
      T from = decoupled ? p[i] * kept : p[i];                                              \
      T gap = d - m[i], v = near ? m[i] + gap * w1 : d - gap * b1;                          \
      T q = s[i] * b2 + w2 * d * d;                                                         \
      m[i] = v;                                                                             \
      s[i] = q;                                                                             \
      T below = root_of(mean_of_squares(i, q)) / root + eps;                                \
      p[i] = from - size * v / below;                                                       \
    }                                                                                       \
  }

#define ALL(name, T, root_of)        \
  UNSCALE(name, T)                   \
  SGD(name, T)                       \
  ADAM(adam_##name, T, root_of, OWN) \
  ADAM(adam_max_##name, T, root_of, LARGEST)
ALL(f32, float, sqrtf)
ALL(f64, double, sqrt)

#define SET(name) \
  { unscale_##name, sgd_##name, sgd_momentum_##name, adam_##name, adam_max_##name }
const kf__optim_loops_t KF_ISA_TABLE(optim) = {{SET(f32), SET(f64)}};
