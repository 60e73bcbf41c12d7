/* Plans of Fourier transforms: how a transform of a given length is computed. A length whose prime
 * factors are small takes one stage for each factor. Any other length is computed as a convolution
 * whose length is a power of two (Bluestein's algorithm), so the cost is O(n log n) for every n.
 *
 * A plan is immutable after it was created; several threads may run it at once, each with buffers
 * of its own. */
#ifndef KF_BACKENDS_CPU_FFT_FFT_PLAN_H
#define KF_BACKENDS_CPU_FFT_FFT_PLAN_H

#include "base/base_internal.h"

enum { KF__FFT_FACTORS = 64 };

typedef struct kf__fft_plan kf__fft_plan_t;
struct kf__fft_plan {
  int64_t n;
  bool wide; /* float64; else float32 */
  uint32_t factors;
  uint8_t factor[KF__FFT_FACTORS];
  void *cosines, *sines; /* of -2πk/n; for a convolution: of -πk²/n */
  kf__fft_plan_t *inner; /* the convolution's; NULL where factors are small */
  void *kernel[2];       /* the transform of the convolution's other side, over its length */
};

/* n > 0. The caller owns *out_plan; it is NULL on failure, which is KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__fft_plan_create(int64_t n, bool wide, kf__fft_plan_t **out_plan);
/* NULL is allowed. */
void kf__fft_plan_free(kf__fft_plan_t *plan);
/* Elements that each of the four buffers of kf__fft_run needs for each signal. */
int64_t kf__fft_buffer_length(const kf__fft_plan_t *plan);

/* Real and imaginary parts, and two more buffers of the same size. None may overlap another. */
typedef struct kf__fft_buffers {
  void *re, *im, *other_re, *other_im;
} kf__fft_buffers_t;
/* Transforms `lanes` interleaved signals: element k of signal i is [k · lanes + i]. Afterwards re
 * and im hold the result; the four pointers may have been exchanged. The inverse is not scaled. */
void kf__fft_run(const kf__fft_plan_t *plan, int64_t lanes, bool inverse, kf__fft_buffers_t *b);

#endif
