/* Maximum, minimum, clamp, and selection by a condition. */
/* build: sve */
#include "backends/cpu/loops/elementwise_loops.h"
#include "backends/cpu/simd/simd_loops.h"

#if defined(__aarch64__)
#include <arm_neon.h>
#endif

#define EXTREMES(t, T)                                                                             \
  KF__LOOP2_SYMMETRIC(maximum_loop_##t, T, T, maximum_##t)                                         \
  KF__LOOP2_SYMMETRIC(minimum_loop_##t, T, T, minimum_##t)                                         \
  static inline T clamp_##t(T a, T low, T high) { return minimum_##t(maximum_##t(a, low), high); } \
  KF__LOOP3(clamp_loop_##t, T, T, clamp_##t)

#define INTEGER(t, T, dtype)                                      \
  static inline T maximum_##t(T a, T b) { return a > b ? a : b; } \
  static inline T minimum_##t(T a, T b) { return a < b ? a : b; } \
  EXTREMES(t, T)
KF__TYPES_INTEGER(INTEGER)
KF__TYPES_UNSIGNED(INTEGER)

/* Extremes of reals are NaN where an operand is NaN. */
#if defined(__aarch64__)
/* There are instructions for that, which compilers do not choose by themselves; to them zero is
 * greater than -zero. A loop of vectors: f computes one from COUNT operands, and constant operands
 * are repeated for one cache line. */
#define VECTOR_LOOP(name, COUNT, T, V, s, f)                                                   \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    enum { LANES = 16 / sizeof(T), LINE = 4 * LANES };                                         \
    T *y = (T *)(void *)data[0], repeated[COUNT][LINE];                                        \
    const T *x[COUNT];                                                                         \
    int64_t step[COUNT], i = 0;                                                                \
    V in[COUNT], line[4];                                                                      \
    (void)params;                                                                              \
    for (int j = 0; j < COUNT; j++) {                                                          \
      x[j] = (const T *)(const void *)data[j + 1];                                             \
      step[j] = strides[j + 1] != 0;                                                           \
      if (step[j] != 0) continue;                                                              \
      for (int k = 0; k < LINE; k++) repeated[j][k] = *x[j];                                   \
      x[j] = repeated[j];                                                                      \
    }                                                                                          \
    for (; i + LINE <= n; i += LINE) {                                                         \
      for (int j = 0; j < COUNT; j++) kf__prefetch(x[j] + i * step[j], KF__AHEAD / COUNT);     \
      for (int k = 0; k < 4; k++) {                                                            \
        for (int j = 0; j < COUNT; j++) in[j] = vld1q_##s(x[j] + i * step[j] + k * LANES);     \
        line[k] = f(in);                                                                       \
      }                                                                                        \
      for (int k = 0; k < 4; k++) vst1q_##s(y + i + k * LANES, line[k]);                       \
    }                                                                                          \
    for (; i < n; i++) {                                                                       \
      for (int j = 0; j < COUNT; j++) in[j] = vld1q_dup_##s(x[j] + i * step[j]);               \
      vst1q_lane_##s(y + i, f(in), 0);                                                         \
    }                                                                                          \
  }
#define REAL_EXTREMES(t, T, V)                                                             \
  static inline V maximum_##t(const V *x) { return vmaxq_##t(x[0], x[1]); }                \
  static inline V minimum_##t(const V *x) { return vminq_##t(x[0], x[1]); }                \
  static inline V clamp_##t(const V *x) { return vminq_##t(vmaxq_##t(x[0], x[1]), x[2]); } \
  VECTOR_LOOP(maximum_loop_##t, 2, T, V, t, maximum_##t)                                   \
  VECTOR_LOOP(minimum_loop_##t, 2, T, V, t, minimum_##t)                                   \
  VECTOR_LOOP(clamp_loop_##t, 3, T, V, t, clamp_##t)
REAL_EXTREMES(f32, float, float32x4_t)
REAL_EXTREMES(f64, double, float64x2_t)
#else
/* A comparison with NaN is false; the second condition selects the right operand in that case.
 * maximum and minimum use two selections: GCC vectorises those in clamp, but not one selection with
 * a combined condition. */
#define REAL_EXTREMES(t, T, dtype)        \
  static inline T maximum_##t(T a, T b) { \
    const T larger = a > b ? a : b;       \
    return a != a ? a : larger;           \
  }                                       \
  static inline T minimum_##t(T a, T b) { \
    const T smaller = a < b ? a : b;      \
    return a != a ? a : smaller;          \
  }                                       \
  EXTREMES(t, T)
KF__TYPES_REAL(REAL_EXTREMES)
#endif

#define REAL(t, T, dtype)                                                          \
  static inline T fmax_##t(T a, T b) { return ((a > b) | (b != b)) != 0 ? a : b; } \
  static inline T fmin_##t(T a, T b) { return ((a < b) | (b != b)) != 0 ? a : b; } \
  KF__LOOP2_SYMMETRIC(fmax_loop_##t, T, T, fmax_##t)                               \
  KF__LOOP2_SYMMETRIC(fmin_loop_##t, T, T, fmin_##t)
KF__TYPES_REAL(REAL)

static inline uint8_t or_b(uint8_t a, uint8_t b) { return (uint8_t)((a | b) != 0); }
static inline uint8_t and_b(uint8_t a, uint8_t b) { return (uint8_t)((a != 0) & (b != 0)); }
KF__LOOP2_SYMMETRIC(maximum_loop_b, uint8_t, uint8_t, or_b)
KF__LOOP2_SYMMETRIC(minimum_loop_b, uint8_t, uint8_t, and_b)

typedef struct {
  uint64_t words[2];
} pair_t;

/* Both sides may be packed or constant. With a constant condition it is a copy. */
#define CHOOSE(name, T)                                                                        \
  static void name(char *const *data, const int64_t *strides, int64_t n, const void *params) { \
    T *y = (T *)(void *)data[0];                                                               \
    const uint8_t *c = (const uint8_t *)data[1];                                               \
    const T *a = (const T *)(const void *)data[2];                                             \
    const T *b = (const T *)(const void *)data[3];                                             \
    int64_t sa = strides[2] != 0, sb = strides[3] != 0;                                        \
    (void)params;                                                                              \
    if (strides[1] == 0) {                                                                     \
      const T *from = *c != 0 ? a : b;                                                         \
      int64_t step = *c != 0 ? sa : sb;                                                        \
      for (int64_t i = 0; i < n; i++) y[i] = from[i * step];                                   \
    } else if (sa & sb) {                                                                      \
      KF__EACH_ONCE(i, n) y[i] = c[i] != 0 ? a[i] : b[i];                                      \
    } else if (sa) {                                                                           \
      T fixed = *b;                                                                            \
      KF__EACH_ONCE(i, n) y[i] = c[i] != 0 ? a[i] : fixed;                                     \
    } else if (sb) {                                                                           \
      T fixed = *a;                                                                            \
      KF__EACH_ONCE(i, n) y[i] = c[i] != 0 ? fixed : b[i];                                     \
    } else {                                                                                   \
      T yes = *a, no = *b;                                                                     \
      KF__EACH_ONCE(i, n) y[i] = c[i] != 0 ? yes : no;                                         \
    }                                                                                          \
  }
CHOOSE(choose_1, uint8_t)
CHOOSE(choose_2, uint16_t)
CHOOSE(choose_4, uint32_t)
CHOOSE(choose_8, uint64_t)
CHOOSE(choose_16, pair_t)

#define MAXIMUM(t, T, dtype) [KF__T_##t] = maximum_loop_##t,
#define MINIMUM(t, T, dtype) [KF__T_##t] = minimum_loop_##t,
#define FMAX(t, T, dtype) [KF__T_##t] = fmax_loop_##t,
#define FMIN(t, T, dtype) [KF__T_##t] = fmin_loop_##t,
#define CLAMP(t, T, dtype) [KF__T_##t] = clamp_loop_##t,

#define EXACT(ENTRY) KF__TYPES_INTEGER(ENTRY) KF__TYPES_UNSIGNED(ENTRY)

const kf__order_loops_t KF_ISA_TABLE(order) = {
    .maximum = {[KF__T_b] = maximum_loop_b, EXACT(MAXIMUM) KF__TYPES_REAL(MAXIMUM)},
    .minimum = {[KF__T_b] = minimum_loop_b, EXACT(MINIMUM) KF__TYPES_REAL(MINIMUM)},
    .fmax = {[KF__T_b] = maximum_loop_b, EXACT(MAXIMUM) KF__TYPES_REAL(FMAX)},
    .fmin = {[KF__T_b] = minimum_loop_b, EXACT(MINIMUM) KF__TYPES_REAL(FMIN)},
    .clamp = {EXACT(CLAMP) KF__TYPES_REAL(CLAMP)},
    .choose = {choose_1, choose_2, choose_4, choose_8, choose_16},
};
