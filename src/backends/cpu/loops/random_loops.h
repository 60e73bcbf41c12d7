/* The loops that draw random numbers (simd/simd_random.c).
 *
 * Note [Roundings]
 * Where PyTorch writes a * b + c, its compilers fuse it into one rounding on machines with such an
 * instruction: everywhere on AArch64; on x86-64 in the kernels that are compiled for AVX2, which
 * are those of simd/simd_random.c but for what MULADD_PLAIN marks. The loops say so explicitly, and
 * are compiled without contraction. On x86-64 with AVX2 blocks of float normals come from
 * polynomials instead of libm (simd/math/random_cephes.h). */
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

/* Fills `n` elements that lie `stride` bytes apart. The generator is locked. */
typedef void (*kf__draw_fn)(kf_generator_t *g, const kf__draw_t *draw, char *out, int64_t stride,
                            int64_t n);
/* The same with an element of another tensor, of type `from`, for each. */
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
  /* Turns groups of 16 uniform numbers into normal ones, in place. */
  void (*normal_groups_f32)(float *data, int64_t groups, float mean, float std);
  void (*normal_groups_f64)(double *data, int64_t groups, double mean, double std);
  /* Uniform numbers between 0 and 1. */
  void (*unit_f32)(kf_generator_t *g, float *out, int64_t n);
  void (*unit_f64)(kf_generator_t *g, double *out, int64_t n);
  /* A uniform number between two bounds, as operators outside of the vector kernels round it. */
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
