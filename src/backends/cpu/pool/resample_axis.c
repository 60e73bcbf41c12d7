/* Positions and weights of resized dimensions. The arithmetic follows PyTorch's to the bit, because
 * a position that rounds to the other side of an integer takes another element. */
#include "backends/cpu/pool/resample.h"

#include <math.h>

void kf__axis_free(kf__axis_t *axis) {
  kf_free(axis->index);
  kf_free(axis->narrow);
  kf_free(axis->wide);
  *axis = (kf__axis_t){0};
}

static kf_status_t reserve(kf__axis_t *axis) {
  const size_t count = (size_t)axis->out * (size_t)axis->taps;
  axis->index = kf_calloc(count, sizeof *axis->index);
  axis->narrow = kf_calloc(count, sizeof *axis->narrow);
  axis->wide = kf_calloc(count, sizeof *axis->wide);
  if (axis->index != NULL && axis->narrow != NULL && axis->wide != NULL) return KF_OK;
  kf__axis_free(axis);
  return kf__no_memory();
}

/* Rounds to float where positions are computed in float. */
static double rounded(double value, bool exact) { return exact ? value : (double)(float)value; }

/* The distance of two neighbours of the result, in elements of the input. */
static double step_of(const kf__axis_t *a, bool align_corners, kf_opt_float_t scale, bool exact) {
  if (align_corners) {
    if (a->out <= 1) return 0;
    return exact ? (double)(a->in - 1) / (double)(a->out - 1)
                 : (double)((float)(a->in - 1) / (float)(a->out - 1));
  }
  if (scale.has && scale.value > 0) return rounded(1.0 / scale.value, exact);
  return exact ? (double)a->in / (double)a->out : (double)((float)a->in / (float)a->out);
}

/* Where a position of the result lies in the input. */
static double position_of(double step, int64_t i, bool align_corners, bool exact) {
  if (exact) return align_corners ? step * (double)i : step * ((double)i + 0.5) - 0.5;
  const float s = (float)step;
  const float scaled = align_corners ? s * (float)i : s * ((float)i + 0.5f);
  return align_corners ? (double)scaled : (double)(scaled - 0.5f);
}

/* The index nearest to `value`; NaN gives 0. */
static int64_t clamped(double value, int64_t size) {
  KF_ASSERT(size > 0);
  if (!(value > 0)) return 0;
  return value >= (double)(size - 1) ? size - 1 : (int64_t)value;
}

static void fill_nearest(kf__axis_t *a, double step, bool direct) {
  for (int64_t i = 0; i < a->out; i++) {
    if (direct && a->in == a->out)
      a->index[i] = i;
    else if (direct && a->out % 2 == 0 && a->out / 2 == a->in)
      a->index[i] = i / 2;
    else
      a->index[i] = clamped(floor((double)((float)i * (float)step)), a->in);
    a->wide[i] = 1;
  }
}

static void fill_linear(kf__axis_t *a, double step, bool align_corners, bool exact) {
  for (int64_t i = 0; i < a->out; i++) {
    int64_t *index = a->index + 2 * i;
    double *weight = a->wide + 2 * i;
    if (a->in == a->out) {
      index[0] = index[1] = i;
      weight[0] = 1;
      continue;
    }
    double position = position_of(step, i, align_corners, exact);
    if (position < 0) position = 0;
    index[0] = clamped(position, a->in);
    index[1] = index[0] + (index[0] < a->in - 1 ? 1 : 0);
    double fraction = position - (double)index[0];
    fraction = fraction < 0 ? 0 : fraction > 1 ? 1 : fraction;
    weight[0] = 1 - fraction;
    weight[1] = fraction;
  }
}

static void fill_cubic(kf__axis_t *a, double step, bool align_corners, bool exact) {
  for (int64_t i = 0; i < a->out; i++) {
    const double position = position_of(step, i, align_corners, exact);
    double below = floor(position), fraction;
    if (below > (double)(a->in - 1)) below = (double)(a->in - 1);
    fraction = position - below;
    kf__cubic_weights(fraction < 0   ? 0
                      : fraction > 1 ? 1
                                     : fraction,
                      exact ? KF_DTYPE_FLOAT64 : KF_DTYPE_FLOAT32, a->wide + 4 * i);
    for (int k = 0; k < 4; k++) a->index[4 * i + k] = clamped(below + k - 1, a->in);
  }
}

/* Makes weights integers, with as many bits as fit into 16. Taps with equal positions (at the
 * border) are merged first, so that their sum is rounded once. */
static void quantize(kf__axis_t *a) {
  const int64_t count = a->out * a->taps;
  double largest = 0;
  for (int64_t i = 0; i < a->out; i++)
    for (int32_t k = a->taps - 1; k > 0; k--) {
      const int64_t at = i * a->taps + k;
      if (a->index[at] != a->index[at - 1]) continue;
      a->wide[at - 1] += a->wide[at];
      a->wide[at] = 0;
    }
  for (int64_t i = 0; i < count; i++) largest = fmax(largest, a->wide[i]);
  a->precision = 0;
  while (a->precision < 22 && 0.5 + largest * (double)(1 << (a->precision + 1)) < 32768)
    a->precision++;
  for (int64_t i = 0; i < count; i++) a->wide[i] = round(a->wide[i] * (double)(1 << a->precision));
}

/* Rounds weights to a half type. Of two weights, the first is 1 minus the rounded second one. */
static void round_weights(kf__axis_t *a, kf_dtype_t dtype) {
  for (int64_t i = a->out * a->taps - 1; i >= 0; i--) {
    const bool is_first = a->taps == 2 && i % 2 == 0;
    a->wide[i] = kf__round_to(dtype, is_first ? 1 - a->wide[i + 1] : a->wide[i]);
  }
}

kf_status_t kf__axis_init(kf__axis_t *axis, kf__resample_t how, int64_t in, int64_t out,
                          bool align_corners, kf_opt_float_t scale, kf_dtype_t dtype, bool direct) {
  const bool bytes = dtype == KF_DTYPE_UINT8, exact = bytes || dtype == KF_DTYPE_FLOAT64;
  KF_ASSERT(in > 0);
  KF_ASSERT(out > 0);
  *axis = (kf__axis_t){.in = in, .out = out, .taps = (int32_t)how};
  KF_TRY(reserve(axis));
  const double step = step_of(axis, align_corners, scale, how != KF__NEAREST && exact);
  if (how == KF__NEAREST)
    fill_nearest(axis, step, direct);
  else if (how == KF__LINEAR)
    fill_linear(axis, step, align_corners, exact);
  else
    fill_cubic(axis, step, align_corners, exact);
  if (bytes && how != KF__NEAREST) quantize(axis);
  if ((dtype == KF_DTYPE_FLOAT16 || dtype == KF_DTYPE_BFLOAT16) && !direct)
    round_weights(axis, dtype);
  for (int64_t i = 0; i < out * axis->taps; i++) axis->narrow[i] = (float)axis->wide[i];
  return KF_OK;
}
