/* One stage of a mixed-radix Fourier transform. Real and imaginary parts are separate arrays, and
 * several transforms are interleaved, so that every inner loop is long.
 *
 * Note [Stages of a transform]
 * After stages with a product of radices l, with M = n / l, element [f·M + s] holds the transform
 * of length l of the elements s, s + M, s + 2M, … at frequency f. A stage of radix r joins r of
 * these: new[(f + q·l)·M' + s] = Σ_p W^(p·f) · e^(-2πi·p·q/r) · old[(f·r + p)·M' + s],   M' = M /
 * r, W being the root of unity of order l·r. Nothing is ever permuted: stages go from one pair of
 * buffers to the other. There are forward stages only: for the inverse transform the caller swaps
 * real and imaginary parts before and after. */
#ifndef KF_BACKENDS_CPU_LOOPS_FFT_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_FFT_LOOPS_H

#include "backends/cpu/loops/isa.h"

/* Source and target buffers must not overlap. */
typedef struct kf__fft_stage {
  int64_t done, radix; /* l, r */
  int64_t inner;       /* M' times the number of transforms side by side */
  int64_t step;        /* W is entry `step` of the table of roots */
  const void *cosines, *sines;
  const void *re, *im;
  void *to_re, *to_im;
} kf__fft_stage_t;

/* The stages for one type. A radix without a function of its own goes to `any`, whose cost grows
 * with the square of the radix. */
typedef struct kf__fft_set {
  void (*radix2)(const kf__fft_stage_t *stage);
  void (*radix3)(const kf__fft_stage_t *stage);
  void (*radix4)(const kf__fft_stage_t *stage);
  void (*radix5)(const kf__fft_stage_t *stage);
  void (*any)(const kf__fft_stage_t *stage);
  /* a[k · lanes + i] *= b[k], complex, for k < n and i < lanes. */
  void (*multiply)(void *re, void *im, const void *by_re, const void *by_im, int64_t n,
                   int64_t lanes);
} kf__fft_set_t;

typedef struct kf__fft_loops {
  kf__fft_set_t of[2]; /* float32, float64 */
} kf__fft_loops_t;
KF_ISA_DECLARE(kf__fft_loops_t, fft);

#endif
