/* Random fills on the CPU: the loops that draw (simd/random.c), and the walk that visits elements
 * in the order in which PyTorch draws for them.
 *
 * Note [Order of draws]
 * Numbers must come out as PyTorch's do for the same seed, so three things are fixed: how many
 * outputs of the generator an element takes, what is computed from them, to the last rounding, and
 * in which order elements are visited. That order is by memory, not by index: dimensions are sorted
 * by stride as PyTorch's iterator sorts them, and the one with the smallest stride runs fastest.
 *
 * Note [Roundings]
 * Where PyTorch writes a * b + c, its compilers fuse it into one rounding on machines with such an
 * instruction: everywhere on AArch64; on x86-64 in the kernels that are compiled for AVX2, which
 * are those of simd/random.c but for what MULADD_PLAIN marks. The loops say so explicitly, and are
 * compiled without contraction. On x86-64 with AVX2 blocks of float normals come from polynomials
 * instead of libm (simd/random_cephes.h). */
#ifndef KF_BACKENDS_CPU_RANDOM_RANDOM_H
#define KF_BACKENDS_CPU_RANDOM_RANDOM_H

#include "backends/cpu/core/isa.h"
#include "base/half.h"
#include "tensor/core/tensor_internal.h"
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

/* ---- Walking (random_walk.c) ---- */

enum { KF__WALK_DIMS = KF__MAX_DIMS + 1 }; /* a complex tensor has one more for its parts */

typedef struct kf__walk {
  uint32_t ndim;
  uint32_t operands; /* 1 or 2; the written one first */
  kf_dtype_t dtype;  /* of the elements that are written; real, also for a complex tensor */
  char *data[2];
  int64_t numel;
  int64_t sizes[KF__WALK_DIMS]; /* innermost first */
  int64_t strides[2][KF__WALK_DIMS];
} kf__walk_t;

/* `in` (optional) is broadcast to the shape of `out`, which the caller has checked. */
void kf__walk_build(kf__walk_t *walk, const kf_tensor_t *out, const kf_tensor_t *in);
/* Calls body for one run of the innermost dimension after the other. */
typedef void (*kf__walk_fn)(void *context, char *const *data, const int64_t *strides, int64_t n);
void kf__walk_run(const kf__walk_t *walk, kf__walk_fn body, void *context);

/* Fills a tensor by one of the loops: picks the generator, locks, walks. */
KF_MUST_USE kf_status_t kf__random_fill(kf_tensor_t *out, kf_generator_t *generator,
                                        kf__draw_fn loop, double a, double b);

#endif
