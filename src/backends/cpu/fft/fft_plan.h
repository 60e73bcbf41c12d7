/* How a Fourier transform of a given length is made: small factors one after another, or, when the
 * length has a large prime factor, as a convolution of a length that has none (Bluestein). */
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

KF_MUST_USE kf_status_t kf__fft_plan_create(int64_t n, bool wide, kf__fft_plan_t **out_plan);
void kf__fft_plan_free(kf__fft_plan_t *plan);
/* Elements, for each transform, that each of the four buffers of kf__fft_run must have. */
int64_t kf__fft_buffer_length(const kf__fft_plan_t *plan);

/* Real and imaginary parts, and two buffers to work in. */
typedef struct kf__fft_buffers {
  void *re, *im, *other_re, *other_im;
} kf__fft_buffers_t;
/* Transforms `lanes` signals: element k of signal i is [k · lanes + i]. The result is in re and im,
 * which may have changed places with the others. */
void kf__fft_run(const kf__fft_plan_t *plan, int64_t lanes, bool inverse, kf__fft_buffers_t *b);

#endif
