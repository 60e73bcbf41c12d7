/* Convolutions to the input whose tiles read y in place: Note [Taps in place].
 *
 * In each dimension, tap k of window i adds to position i * stride + k * dilation - padding of x.
 * So positions p with the same residue r of p + padding modulo the stride have the same taps, those
 * with the residue r of k * dilation, and consecutive ones read consecutive windows. */
#include "backends/cpu/conv/conv_taps.h"
#include "backends/cpu/core/bounds.h"

enum { MOST_STRIDE = 4, TOO_MUCH_MORE = 16 };

/* One dimension. Windows are numbered from -padding on, that many of zeros in front of y. */
typedef struct axis {
  int64_t stride, size;  /* the number of outputs of the longest residue */
  int64_t padding, span; /* in front of y; windows that the first outputs read */
  int64_t first[MOST_STRIDE], count[MOST_STRIDE]; /* outputs of a residue */
} axis_t;

/* The window that tap k reads for the first output of its residue. */
static int64_t window_of(const kf__conv_t *c, int d, int64_t k) {
  const int64_t stride = c->stride[d], reach = k * c->dilation[d], r = reach % stride;
  const int64_t behind = c->padding[d] > r ? (c->padding[d] - r + stride - 1) / stride : 0;
  return behind - reach / stride;
}

static void measure(const kf__conv_t *c, int d, axis_t *axis) {
  const int64_t stride = axis->stride = c->stride[d], padding = c->padding[d];
  axis->size = 0;
  for (int64_t r = 0; r < stride; r++) {
    axis->first[r] = padding > r ? (stride - (padding - r) % stride) % stride : r - padding;
    const int64_t left = c->x_size[d] - axis->first[r];
    axis->count[r] = left > 0 ? (left + stride - 1) / stride : 0;
    axis->size = kf__max(axis->size, axis->count[r]);
  }
  int64_t low = 0, high = 0;
  for (int64_t k = 0; k < c->kernel[d]; k++) {
    low = kf__min(low, window_of(c, d, k));
    high = kf__max(high, window_of(c, d, k));
  }
  axis->padding = -low;
  axis->span = high - low + 1;
}

/* Lists phases and their taps. */
static void list_phases(const kf__conv_t *c, const axis_t *axes, kf__tap_phases_t *phases) {
  phases->count = axes[0].stride * axes[1].stride;
  phases->taps = kf__conv_taps(c);
  for (int64_t i = 0; i < phases->count; i++) {
    kf__tap_phase_t *phase = &phases->at[i];
    const int64_t r[] = {i / axes[1].stride, i % axes[1].stride};
    phase->taps = 0;
    phase->before = i > 0 ? phase[-1].before + phase[-1].taps : 0;
    for (int d = 0; d < 2; d++) {
      phases->stride[d] = axes[d].stride;
      phase->first[d] = axes[d].first[r[d]];
      phase->count[d] = axes[d].count[r[d]];
    }
    for (int64_t tap = 0; tap < phases->taps; tap++) {
      const int64_t k[] = {tap / c->kernel[2], tap % c->kernel[2]};
      if (k[0] * c->dilation[1] % axes[0].stride != r[0]) continue;
      if (k[1] * c->dilation[2] % axes[1].stride != r[1]) continue;
      phases->tap[tap].phase = i;
      phases->tap[tap].index = phase->taps++;
      for (int d = 0; d < 2; d++)
        phases->tap[tap].place[d] = window_of(c, d + 1, k[d]) + axes[d].padding;
    }
  }
}

/* Describes the forward convolution whose outputs are those of the longest phase. */
static bool describe(const kf__conv_t *c, kf__conv_t *turned, axis_t *axes) {
  if (!kf__conv_is_real(c) || c->y_channels == 0 || c->kernel[0] != 1 || c->x_size[0] != 1)
    return false;
  if (c->stride[1] > MOST_STRIDE || c->stride[2] > MOST_STRIDE) return false;
  if (kf__conv_taps(c) > KF__MOST_TAPS) return false;
  *turned = *c;
  turned->x = c->y;
  turned->y = c->x;
  turned->x_channels = c->y_channels;
  turned->y_channels = c->x_channels;
  turned->x_size[0] = c->y_size[0];
  turned->y_size[0] = c->x_size[0];
  for (int d = 1; d < KF__SPATIAL; d++) {
    axis_t *axis = &axes[d - 1];
    measure(c, d, axis);
    turned->x_size[d] = c->y_size[d];
    turned->y_size[d] = axis->size;
    turned->kernel[d] = axis->span;
    turned->padding[d] = axis->padding;
    turned->stride[d] = turned->dilation[d] = 1;
  }
  return true;
}

static bool pays(const kf__conv_t *c, const kf__conv_t *turned) {
  enum { LEAST_DEPTH = 64 };
  const double positions = (double)turned->y_size[1] * (double)turned->y_size[2];
  if (positions > TOO_MUCH_MORE * (double)kf__conv_positions(c)) return false;
  const int64_t depth = c->y_channels * kf__conv_taps(c);
  if (c->stride[1] == 1 && c->stride[2] == 1) return kf__conv_taps_pay(turned);
  return kf__conv_has_tap_tiles(turned) && depth >= LEAST_DEPTH;
}

static bool is_finite(const kf__conv_t *c) {
  const float *w = (const float *)(void *)c->weight;
  const int64_t count = c->groups * c->y_channels * c->x_channels * kf__conv_taps(c);
  float odd = 0;
  for (int64_t i = 0; i < count; i++) odd += w[i] - w[i];
  return odd == 0;
}

kf_status_t kf__conv_taps_to_input(const kf__conv_t *conv, bool *out_done) {
  kf__conv_t turned;
  axis_t axes[2];
  kf__tap_phases_t phases;
  *out_done = false;
  if (!describe(conv, &turned, axes) || !pays(conv, &turned)) return KF_OK;
  list_phases(conv, axes, &phases);
  bool finite;
  KF_TRY(kf__conv_taps_phases(&turned, &phases, &finite));
  /* Windows that do not exist are multiplied as well, and 0 times an infinite weight is NaN. Every
   * output of a phase has all its taps, so one of each channel shows whether there is such a
   * weight. */
  *out_done = finite || is_finite(conv);
  return KF_OK;
}
