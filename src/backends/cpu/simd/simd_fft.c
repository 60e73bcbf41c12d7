/* The stages of Fourier transforms for one instruction set; see Note [Stages of a transform]. */
#include "backends/cpu/loops/fft_loops.h"
#include "backends/cpu/simd/simd_loops.h"
#include "base/base_internal.h"

/* The beginning of every stage, with an open loop over frequencies f. Output q of frequency f
 * begins at (f + q·l)·M'. Source and target must be different buffers (restrict). */
#define STAGE(T, r)                                             \
  const int64_t l = stage->done, inner = stage->inner;          \
  KF_ASSERT(l > 0);                                             \
  KF_ASSERT(inner > 0);                                         \
  KF_ASSERT(stage->radix == (r));                               \
  KF_ASSERT(stage->re != stage->to_re);                         \
  const T *cosines = stage->cosines, *sines = stage->sines;     \
  for (int64_t f = 0; f < l; f++) {                             \
    const T *restrict x = (const T *)stage->re + f * (r)*inner; \
    const T *restrict y = (const T *)stage->im + f * (r)*inner; \
    T *restrict u = (T *)stage->to_re + f * inner;              \
    T *restrict v = (T *)stage->to_im + f * inner;              \
    const int64_t next = l * inner;

#define ROOT(T, p) const T c##p = cosines[(p)*f * stage->step], s##p = sines[(p)*f * stage->step]

/* Input p times its root. */
#define TURNED(T, p)                                                \
  const T a##p = x[(p)*inner + i] * c##p - y[(p)*inner + i] * s##p, \
          b##p = x[(p)*inner + i] * s##p + y[(p)*inner + i] * c##p

#define RADIX2(name, T)                                     \
  static void radix2_##name(const kf__fft_stage_t *stage) { \
    STAGE(T, 2)                                             \
    ROOT(T, 1);                                             \
    KF__EACH(i, inner) {                                    \
      const T a0 = x[i], b0 = y[i];                         \
      TURNED(T, 1);                                         \
      u[i] = a0 + a1;                                       \
      v[i] = b0 + b1;                                       \
      u[next + i] = a0 - a1;                                \
      v[next + i] = b0 - b1;                                \
    }                                                       \
  }                                                         \
  }

#define RADIX3(name, T)                                                           \
  static void radix3_##name(const kf__fft_stage_t *stage) {                       \
    const T h = (T)0.86602540378443864676;                                        \
    STAGE(T, 3)                                                                   \
    ROOT(T, 1);                                                                   \
    ROOT(T, 2);                                                                   \
    KF__EACH(i, inner) {                                                          \
      const T a0 = x[i], b0 = y[i];                                               \
      TURNED(T, 1);                                                               \
      TURNED(T, 2);                                                               \
      const T sa = a1 + a2, sb = b1 + b2, da = h * (a1 - a2), db = h * (b1 - b2); \
      const T ma = a0 - sa / 2, mb = b0 - sb / 2;                                 \
      u[i] = a0 + sa;                                                             \
      v[i] = b0 + sb;                                                             \
      u[next + i] = ma + db;                                                      \
      v[next + i] = mb - da;                                                      \
      u[2 * next + i] = ma - db;                                                  \
      v[2 * next + i] = mb + da;                                                  \
    }                                                                             \
  }                                                                               \
  }

#define RADIX4(name, T)                                               \
  static void radix4_##name(const kf__fft_stage_t *stage) {           \
    STAGE(T, 4)                                                       \
    ROOT(T, 1);                                                       \
    ROOT(T, 2);                                                       \
    ROOT(T, 3);                                                       \
    KF__EACH(i, inner) {                                              \
      const T a0 = x[i], b0 = y[i];                                   \
      TURNED(T, 1);                                                   \
      TURNED(T, 2);                                                   \
      TURNED(T, 3);                                                   \
      const T ea = a0 + a2, eb = b0 + b2, fa = a0 - a2, fb = b0 - b2; \
      const T ga = a1 + a3, gb = b1 + b3, ha = a1 - a3, hb = b1 - b3; \
      u[i] = ea + ga;                                                 \
      v[i] = eb + gb;                                                 \
      u[next + i] = fa + hb;                                          \
      v[next + i] = fb - ha;                                          \
      u[2 * next + i] = ea - ga;                                      \
      v[2 * next + i] = eb - gb;                                      \
      u[3 * next + i] = fa - hb;                                      \
      v[3 * next + i] = fb + ha;                                      \
    }                                                                 \
  }                                                                   \
  }

#define RADIX5(name, T)                                                      \
  static void radix5_##name(const kf__fft_stage_t *stage) {                  \
    const T k1 = (T)0.30901699437494742410, k2 = (T)-0.80901699437494742410; \
    const T h1 = (T)0.95105651629515357212, h2 = (T)0.58778525229247312917;  \
    STAGE(T, 5)                                                              \
    ROOT(T, 1);                                                              \
    ROOT(T, 2);                                                              \
    ROOT(T, 3);                                                              \
    ROOT(T, 4);                                                              \
    KF__EACH(i, inner) {                                                     \
      const T a0 = x[i], b0 = y[i];                                          \
      TURNED(T, 1);                                                          \
      TURNED(T, 2);                                                          \
      TURNED(T, 3);                                                          \
      TURNED(T, 4);                                                          \
      const T pa = a1 + a4, pb = b1 + b4, ma = a1 - a4, mb = b1 - b4;        \
      const T qa = a2 + a3, qb = b2 + b3, na = a2 - a3, nb = b2 - b3;        \
      const T ra = a0 + k1 * pa + k2 * qa, rb = b0 + k1 * pb + k2 * qb;      \
      const T ta = a0 + k2 * pa + k1 * qa, tb = b0 + k2 * pb + k1 * qb;      \
      const T wa = h1 * ma + h2 * na, wb = h1 * mb + h2 * nb;                \
      const T za = h2 * ma - h1 * na, zb = h2 * mb - h1 * nb;                \
      u[i] = a0 + pa + qa;                                                   \
      v[i] = b0 + pb + qb;                                                   \
      u[next + i] = ra + wb;                                                 \
      v[next + i] = rb - wa;                                                 \
      u[2 * next + i] = ta + zb;                                             \
      v[2 * next + i] = tb - za;                                             \
      u[3 * next + i] = ta - zb;                                             \
      v[3 * next + i] = tb + za;                                             \
      u[4 * next + i] = ra - wb;                                             \
      v[4 * next + i] = rb + wa;                                             \
    }                                                                        \
  }                                                                          \
  }

/* The sum of the definition, with both roots combined: W^(p·(f + q·l)). */
#define ANY(name, T)                                                      \
  static void any_##name(const kf__fft_stage_t *stage) {                  \
    const int64_t r = stage->radix;                                       \
    STAGE(T, r)                                                           \
    for (int64_t q = 0; q < r; q++) {                                     \
      KF__EACH(i, inner) {                                                \
        u[q * next + i] = x[i];                                           \
        v[q * next + i] = y[i];                                           \
      }                                                                   \
      for (int64_t p = 1; p < r; p++) {                                   \
        const int64_t at = p * (f + q * l) % (l * r) * stage->step;       \
        const T c = cosines[at], s = sines[at];                           \
        KF__EACH(i, inner) {                                              \
          u[q * next + i] += x[p * inner + i] * c - y[p * inner + i] * s; \
          v[q * next + i] += x[p * inner + i] * s + y[p * inner + i] * c; \
        }                                                                 \
      }                                                                   \
    }                                                                     \
  }                                                                       \
  }

#define MULTIPLY(name, T)                                                                          \
  static void multiply_##name(void *re, void *im, const void *by_re, const void *by_im, int64_t n, \
                              int64_t lanes) {                                                     \
    T *x = re, *y = im;                                                                            \
    for (int64_t k = 0; k < n; k++) {                                                              \
      const T c = ((const T *)by_re)[k], s = ((const T *)by_im)[k];                                \
      KF__EACH(i, lanes) {                                                                         \
        const T a = x[k * lanes + i], b = y[k * lanes + i];                                        \
        x[k * lanes + i] = a * c - b * s;                                                          \
        y[k * lanes + i] = a * s + b * c;                                                          \
      }                                                                                            \
    }                                                                                              \
  }

#define ALL(name, T) \
  RADIX2(name, T)    \
  RADIX3(name, T)    \
  RADIX4(name, T)    \
  RADIX5(name, T)    \
  ANY(name, T)       \
  MULTIPLY(name, T)
ALL(f32, float)
ALL(f64, double)

#define SET(name) \
  { radix2_##name, radix3_##name, radix4_##name, radix5_##name, any_##name, multiply_##name }
const kf__fft_loops_t KF_ISA_TABLE(fft) = {{SET(f32), SET(f64)}};
