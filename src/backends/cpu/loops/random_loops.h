/* The loops that draw random numbers (simd/simd_random.c).
 *
 * Note [Roundings]
 * In PyTorch's binaries, compilers have fused a * b + c into one rounding where the machine has
 * such an instruction: everywhere on AArch64, and on x86-64 in the kernels that are compiled for
 * AVX2. The latter are the kernels of simd/simd_random.c except for those that use MULADD_PLAIN.
 * Our loops fuse explicitly, in the same expressions, and are compiled without contraction. On
 * x86-64 with AVX2, blocks of float normals use polynomials instead of libm
 * (simd/math/random_cephes.h). */
#ifndef KF_BACKENDS_CPU_LOOPS_RANDOM_LOOPS_H
#define KF_BACKENDS_CPU_LOOPS_RANDOM_LOOPS_H

#include "backends/cpu/loops/isa.h"
#include "base/half.h"
#include "tensor/generator_internal.h"

/* What to draw. */
typedef struct kf__draw {
  kf_dtype_t dtype; /* of the elements */
  double a, b;      /* from and to, mean and std, median and sigma, p, or lambda */
  uint64_t range;   /* integers base … base + range - 1 */
  int64_t base;
} kf__draw_t;

/* Fills `n` elements that are `stride` bytes apart. The caller holds the generator's lock. */
typedef void (*kf__draw_fn)(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride,
                            int64_t n);
/* Same, with one element of another tensor, of type `from`, for each element that is drawn. */
typedef struct kf__draw_from {
  kf_dtype_t dtype, from;
} kf__draw_from_t;
typedef void (*kf__draw_from_fn)(kf_generator_t *g, const kf__draw_from_t *draw, char *out,
                                 int64_t stride, const char *in, int64_t in_stride, int64_t n);

typedef struct kf__random_loops {
  kf__draw_fn uniform, normal, cauchy, log_normal, geometric, exponential, bernoulli;
  kf__draw_fn integers; /* base … base + range - 1 */
  kf__draw_fn any;      /* what the type can hold without gaps, from 0 on */
  kf__draw_fn bits;     /* all 64-bit integers */
  kf__draw_from_fn bernoulli_from, poisson_from;
  /* Converts groups of 16 uniform numbers to normal ones, in-place. */
  void (*normal_groups_f32)(float *data, int64_t groups, float mean, float std);
  void (*normal_groups_f64)(double *data, int64_t groups, double mean, double std);
  /* Uniform numbers between 0 and 1. */
  void (*unit_f32)(kf_generator_t *g, float *out, int64_t n);
  void (*unit_f64)(kf_generator_t *g, double *out, int64_t n);
  /* A uniform number between two bounds, rounded as in the operators without vector kernels. */
  double (*between)(kf_generator_t *g, double from, double to);
} kf__random_loops_t;
KF_ISA_DECLARE(kf__random_loops_t, random);

/* An element of a floating type. */
static inline double kf__read_real(kf_dtype_t dtype, const char *at) {
  switch (dtype) {
    case KF_DTYPE_FLOAT64: return *(const double *)(const void *)at;
    case KF_DTYPE_FLOAT16: return (double)kf__f16_to_f32(*(const uint16_t *)(const void *)at);
    case KF_DTYPE_BFLOAT16: return (double)kf__bf16_to_f32(*(const uint16_t *)(const void *)at);
    default: return (double)*(const float *)(const void *)at;
  }
}

#endif
