/* peak.h: loops of multiply-adds that do nothing else, with the widest vectors of the processor.
 * What they reach is what a product of matrices cannot exceed. Each call of a loop does `n` times
 * PEAK_REPEATS × PEAK_SUMS multiply-adds of vectors of peak_bytes() bytes. */
#ifndef KF_BENCH_PEAK_H
#define KF_BENCH_PEAK_H

#include <stddef.h>

enum { PEAK_SUMS = 12, PEAK_REPEATS = 1000 };

#if defined(__x86_64__)
#define PEAK_HIDE(x) __asm__ volatile("" : "+x"(x))
#else
#define PEAK_HIDE(x) __asm__ volatile("" : "+w"(x))
#endif

/* Twelve independent sums hide the latency of a multiply-add; no two of their products are equal,
 * and the compiler does not know the factors, so that all of them are computed in every round. */
#define PEAK_LOOP(name, T, BYTES, TARGET)                                        \
  TARGET static void name(size_t n) {                                            \
    typedef T vector __attribute__((vector_size(BYTES)));                        \
    vector x0 = {0}, x1 = {0}, x2 = {0}, x3 = {0}, y0 = {0}, y1 = {0}, y2 = {0}; \
    vector s0 = {0}, s1 = {0}, s2 = {0}, s3 = {0}, s4 = {0}, s5 = {0};           \
    vector s6 = {0}, s7 = {0}, s8 = {0}, s9 = {0}, s10 = {0}, s11 = {0};         \
    PEAK_HIDE(y0);                                                               \
    PEAK_HIDE(y1);                                                               \
    PEAK_HIDE(y2);                                                               \
    for (size_t i = 0; i < n * PEAK_REPEATS; i++) {                              \
      PEAK_HIDE(x0);                                                             \
      PEAK_HIDE(x1);                                                             \
      PEAK_HIDE(x2);                                                             \
      PEAK_HIDE(x3);                                                             \
      s0 += x0 * y0;                                                             \
      s1 += x1 * y0;                                                             \
      s2 += x2 * y0;                                                             \
      s3 += x3 * y0;                                                             \
      s4 += x0 * y1;                                                             \
      s5 += x1 * y1;                                                             \
      s6 += x2 * y1;                                                             \
      s7 += x3 * y1;                                                             \
      s8 += x0 * y2;                                                             \
      s9 += x1 * y2;                                                             \
      s10 += x2 * y2;                                                            \
      s11 += x3 * y2;                                                            \
    }                                                                            \
    s0 += s1 + s2 + s3 + s4 + s5 + s6 + s7 + s8 + s9 + s10 + s11;                \
    PEAK_HIDE(s0);                                                               \
  }

#if defined(__x86_64__)
#define PEAK_AVX512 __attribute__((target("avx512f")))
#define PEAK_AVX2 __attribute__((target("avx2,fma")))
PEAK_LOOP(peak_f32_512, float, 64, PEAK_AVX512)
PEAK_LOOP(peak_f64_512, double, 64, PEAK_AVX512)
PEAK_LOOP(peak_f32_256, float, 32, PEAK_AVX2)
PEAK_LOOP(peak_f64_256, double, 32, PEAK_AVX2)
#endif
PEAK_LOOP(peak_f32_128, float, 16, )
PEAK_LOOP(peak_f64_128, double, 16, )

static inline size_t peak_bytes(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f")) return 64;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return 32;
#endif
  return 16;
}

static inline void peak_f32(size_t n) {
#if defined(__x86_64__)
  if (peak_bytes() == 64) {
    peak_f32_512(n);
    return;
  }
  if (peak_bytes() == 32) {
    peak_f32_256(n);
    return;
  }
#endif
  peak_f32_128(n);
}

static inline void peak_f64(size_t n) {
#if defined(__x86_64__)
  if (peak_bytes() == 64) {
    peak_f64_512(n);
    return;
  }
  if (peak_bytes() == 32) {
    peak_f64_256(n);
    return;
  }
#endif
  peak_f64_128(n);
}

/* Nanoseconds of one multiply-add: the best of many short runs. A call of the loop with 1 does
 * `numbers` of them. */
static inline double peak_time_of(void (*loop)(size_t), double numbers, double seconds) {
  double best = 1e9, end = bench_now() + seconds;
  do {
    const double start = bench_now();
    loop(4);
    const double time = (bench_now() - start) * 1e9 / 4 / numbers;
    if (time < best) best = time;
  } while (bench_now() < end);
  return best;
}

static inline double peak_time(void (*loop)(size_t), size_t size, double seconds) {
  const double numbers = (double)PEAK_SUMS * PEAK_REPEATS * (double)(peak_bytes() / size);
  return peak_time_of(loop, numbers, seconds);
}

#endif
