/* Plans of Fourier transforms, and running them on buffers. Roots of unity and the chirp are
 * computed in double precision with reduced angles, also for float32. */
#include "backends/cpu/fft/fft_plan.h"

#include <math.h>
#include <string.h>

#include "backends/cpu/loops/fft_loops.h"

enum { LARGEST_FACTOR = 31 };
#define PI 3.14159265358979323846

/* ---- Making plans ---- */

static void put(const kf__fft_plan_t *plan, void *table, int64_t at, double value) {
  if (plan->wide)
    ((double *)table)[at] = value;
  else
    ((float *)table)[at] = (float)value;
}

static size_t itemsize(const kf__fft_plan_t *plan) {
  return plan->wide ? sizeof(double) : sizeof(float);
}

void kf__fft_plan_free(kf__fft_plan_t *plan) {
  if (plan == NULL) return;
  if (plan->inner != NULL) {
    KF_ASSERT(plan->inner->inner == NULL); /* a power of two has small factors */
    kf_free(plan->inner->cosines);
    kf_free(plan->inner->sines);
    kf_free(plan->inner);
  }
  for (int k = 0; k < 2; k++) kf_free(plan->kernel[k]);
  kf_free(plan->cosines);
  kf_free(plan->sines);
  kf_free(plan);
}

/* Fills in the factors; false when a prime factor is larger than LARGEST_FACTOR. Fours come first:
 * a stage of radix 4 does the work of two stages of radix 2 in one pass over memory. */
static bool factorize(kf__fft_plan_t *plan) {
  static const uint8_t candidates[] = {4, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, LARGEST_FACTOR};
  int64_t remaining = plan->n;
  plan->factors = 0;
  for (size_t i = 0; i < sizeof candidates; i++)
    while (remaining % candidates[i] == 0 && remaining > 1) {
      KF_ASSERT(plan->factors < KF__FFT_FACTORS);
      plan->factor[plan->factors++] = candidates[i];
      remaining /= candidates[i];
    }
  return remaining <= 1;
}

static kf_status_t new_plan(int64_t n, bool wide, kf__fft_plan_t **out_plan) {
  kf__fft_plan_t *plan = kf_calloc(1, sizeof *plan);
  *out_plan = plan;
  if (plan == NULL) return kf__no_memory();
  KF_ASSERT(n > 0);
  plan->n = n;
  plan->wide = wide;
  plan->cosines = kf_calloc((size_t)n, itemsize(plan));
  plan->sines = kf_calloc((size_t)n, itemsize(plan));
  return plan->cosines != NULL && plan->sines != NULL ? KF_OK : kf__no_memory();
}

/* e^(-2πik/n). Angles are reduced to -π … π, where cos and sin are most accurate. */
static void fill_roots(kf__fft_plan_t *plan) {
  for (int64_t k = 0; k < plan->n; k++) {
    const double angle = -2 * PI * (double)(2 * k > plan->n ? k - plan->n : k) / (double)plan->n;
    put(plan, plan->cosines, k, cos(angle));
    put(plan, plan->sines, k, sin(angle));
  }
}

/* The chirp e^(-iπk²/n), and the transform of its conjugate, with which the signal is convolved.
 * The convolution must not wrap around, so its length m is at least 2n - 1. */
static kf_status_t fill_chirp(kf__fft_plan_t *plan) {
  const int64_t n = plan->n, m = plan->inner->n;
  kf__fft_buffers_t b = {.re = kf_calloc((size_t)m, itemsize(plan)),
                         .im = kf_calloc((size_t)m, itemsize(plan)),
                         .other_re = kf_calloc((size_t)m, itemsize(plan)),
                         .other_im = kf_calloc((size_t)m, itemsize(plan))};
  const bool there = b.re != NULL && b.im != NULL && b.other_re != NULL && b.other_im != NULL;
  KF_ASSERT(m >= 2 * n - 1);
  int64_t square = 0; /* k² modulo 2n: exact, where k² itself would lose digits in the angle */
  for (int64_t k = 0; k < n && there; k++) {
    const double angle = PI * (double)(square > n ? square - 2 * n : square) / (double)n;
    put(plan, plan->cosines, k, cos(angle));
    put(plan, plan->sines, k, -sin(angle));
    for (int side = 0; side < (k > 0 ? 2 : 1); side++) {
      put(plan, b.re, side == 0 ? k : m - k, cos(angle) / (double)m);
      put(plan, b.im, side == 0 ? k : m - k, sin(angle) / (double)m);
    }
    square = (square + 2 * k + 1) % (2 * n);
  }
  if (there) kf__fft_run(plan->inner, 1, false, &b);
  kf_free(b.other_re);
  kf_free(b.other_im);
  plan->kernel[0] = b.re;
  plan->kernel[1] = b.im;
  return there ? KF_OK : kf__no_memory();
}

kf_status_t kf__fft_plan_create(int64_t n, bool wide, kf__fft_plan_t **out_plan) {
  kf__fft_plan_t *plan = NULL;
  kf_status_t status = new_plan(n, wide, &plan);
  if (status == KF_OK && factorize(plan)) {
    fill_roots(plan);
  } else if (status == KF_OK) {
    int64_t m = 1;
    while (m < 2 * n - 1) m *= 2;
    status = new_plan(m, wide, &plan->inner);
    if (status == KF_OK) {
      (void)factorize(plan->inner);
      fill_roots(plan->inner);
      status = fill_chirp(plan);
    }
  }
  if (status != KF_OK) {
    kf__fft_plan_free(plan);
    plan = NULL;
  }
  *out_plan = plan;
  return status;
}

int64_t kf__fft_buffer_length(const kf__fft_plan_t *plan) {
  return plan->inner != NULL ? plan->inner->n : plan->n;
}

/* ---- Running ---- */

static void swap(void **a, void **b) {
  void *kept = *a;
  *a = *b;
  *b = kept;
}

static void run_stages(const kf__fft_plan_t *plan, int64_t lanes, kf__fft_buffers_t *b) {
  const kf__fft_set_t *set = &kf__loops_fft()->of[plan->wide];
  int64_t done = 1;
  KF_ASSERT(lanes > 0);
  KF_ASSERT(plan->inner == NULL);
  for (uint32_t i = 0; i < plan->factors; i++) {
    const int64_t radix = plan->factor[i], left = plan->n / (done * radix);
    KF_ASSERT(left * done * radix == plan->n);
    const kf__fft_stage_t stage = {.done = done,
                                   .radix = radix,
                                   .inner = left * lanes,
                                   .step = left,
                                   .cosines = plan->cosines,
                                   .sines = plan->sines,
                                   .re = b->re,
                                   .im = b->im,
                                   .to_re = b->other_re,
                                   .to_im = b->other_im};
    switch (radix) {
      case 2: set->radix2(&stage); break;
      case 3: set->radix3(&stage); break;
      case 4: set->radix4(&stage); break;
      case 5: set->radix5(&stage); break;
      default: set->any(&stage); break;
    }
    swap(&b->re, &b->other_re);
    swap(&b->im, &b->other_im);
    done *= radix;
  }
  KF_ASSERT(done == plan->n);
}

void kf__fft_run(const kf__fft_plan_t *plan, int64_t lanes, bool inverse, kf__fft_buffers_t *b) {
  KF_ASSERT(b->re != b->other_re);
  KF_ASSERT(b->im != b->other_im);
  KF_ASSERT(b->re != b->im);
  if (inverse) swap(&b->re, &b->im);
  if (plan->inner == NULL) {
    run_stages(plan, lanes, b);
  } else {
    const kf__fft_set_t *set = &kf__loops_fft()->of[plan->wide];
    const int64_t n = plan->n, m = plan->inner->n;
    const size_t size = itemsize(plan), tail = (size_t)((m - n) * lanes) * size;
    set->multiply(b->re, b->im, plan->cosines, plan->sines, n, lanes);
    memset((char *)b->re + (size_t)(n * lanes) * size, 0, tail);
    memset((char *)b->im + (size_t)(n * lanes) * size, 0, tail);
    run_stages(plan->inner, lanes, b);
    set->multiply(b->re, b->im, plan->kernel[0], plan->kernel[1], m, lanes);
    swap(&b->re, &b->im);
    run_stages(plan->inner, lanes, b);
    swap(&b->re, &b->im);
    set->multiply(b->re, b->im, plan->cosines, plan->sines, n, lanes);
  }
  if (inverse) swap(&b->re, &b->im);
}
