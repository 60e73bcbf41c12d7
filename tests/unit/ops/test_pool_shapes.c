/* Pooling of small shapes, and images as columns, against loops over the windows: all combinations
 * of sizes, kernels, strides, padding and dilation in one dimension, combinations of chosen ones in
 * two and three, and random ones; results, indices and gradients. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <math.h>
#include <stdio.h>

#include "window_fixture.h"

/* ---- Geometry ---- */

typedef struct axis {
  int64_t size, kernel, stride, padding, dilation;
} axis_t;

typedef struct geometry {
  uint32_t dims; /* 2 or 3 */
  bool ceil_mode, count_padding;
  int64_t images, channels, divisor; /* divisor 0: what a window covers */
  axis_t axes[SPATIAL];
} geometry_t;

/* Windows begin every `stride` elements from the padding on, as long as they end in it or, with
 * ceil_mode, the one before did not end beyond it and they do not begin behind the input. */
static int64_t window_count(const axis_t *a, bool ceil_mode) {
  const int64_t room = a->size + 2 * a->padding - (a->kernel - 1) * a->dilation - 1;
  int64_t count = 0;
  while (count * a->stride <= room + (ceil_mode ? a->stride - 1 : 0) &&
         (!ceil_mode || count * a->stride < a->size + a->padding))
    count++;
  return count;
}

static bool is_possible(const geometry_t *g) {
  for (uint32_t d = 0; d < g->dims; d++)
    if (g->axes[d].padding > g->axes[d].kernel / 2 || window_count(&g->axes[d], g->ceil_mode) < 1)
      return false;
  return true;
}

typedef struct lists {
  uint32_t dims;
  int64_t input[MOST_DIMS], result[MOST_DIMS];
  int64_t kernel[SPATIAL], stride[SPATIAL], padding[SPATIAL], dilation[SPATIAL];
  int64_t inputs, results, planes; /* elements of a plane of either; planes */
} lists_t;

static lists_t lists_of(const geometry_t *g) {
  lists_t l = {.dims = g->dims,
               .input = {g->images, g->channels},
               .result = {g->images, g->channels},
               .inputs = 1,
               .results = 1,
               .planes = g->images * g->channels};
  for (uint32_t d = 0; d < g->dims; d++) {
    const axis_t *a = &g->axes[d];
    l.inputs *= l.input[2 + d] = a->size;
    l.results *= l.result[2 + d] = window_count(a, g->ceil_mode);
    l.kernel[d] = a->kernel;
    l.stride[d] = a->stride;
    l.padding[d] = a->padding;
    l.dilation[d] = a->dilation;
  }
  return l;
}

#define SPAN(list) ((kf_int_span_t){(list), l->dims})
#define SHAPE(list) ((kf_int_span_t){(list), l->dims + 2})

static const char *text_of(const geometry_t *g, kf_dtype_t dtype, layout_t layout) {
  static char text[512];
  int n = snprintf(text, sizeof text,
                   "%s, layout %d, %lld images of %lld channels, ceil_mode %d, count_padding %d, "
                   "divisor %lld",
                   kf_dtype_name(dtype), (int)layout, (long long)g->images, (long long)g->channels,
                   g->ceil_mode, g->count_padding, (long long)g->divisor);
  for (uint32_t d = 0; d < g->dims; d++) {
    const axis_t *a = &g->axes[d];
    n += snprintf(text + n, sizeof text - (size_t)n,
                  "; size %lld kernel %lld stride %lld padding %lld dilation %lld",
                  (long long)a->size, (long long)a->kernel, (long long)a->stride,
                  (long long)a->padding, (long long)a->dilation);
  }
  return text;
}

/* ---- Windows ---- */

/* Where tap `tap` of window `window` lies in a plane; -1: outside. */
static int64_t place_of(const lists_t *l, int64_t window, int64_t tap) {
  int64_t place = 0, scale = 1;
  for (uint32_t d = l->dims; d-- > 0;) {
    const int64_t at = window % l->result[2 + d] * l->stride[d] - l->padding[d] +
                       tap % l->kernel[d] * l->dilation[d];
    if (at < 0 || at >= l->input[2 + d]) return -1;
    place += at * scale;
    scale *= l->input[2 + d];
    window /= l->result[2 + d];
    tap /= l->kernel[d];
  }
  return place;
}

static int64_t taps_of(const lists_t *l) {
  int64_t taps = 1;
  for (uint32_t d = 0; d < l->dims; d++) taps *= l->kernel[d];
  return taps;
}

/* Where a window begins that is moved by its dilation until it is not in front of the input. */
static int64_t first_place(const lists_t *l, int64_t window) {
  int64_t place = 0, scale = 1;
  for (uint32_t d = l->dims; d-- > 0;) {
    int64_t at = window % l->result[2 + d] * l->stride[d] - l->padding[d];
    while (at < 0) at += l->dilation[d];
    place += at * scale;
    scale *= l->input[2 + d];
    window /= l->result[2 + d];
  }
  return place;
}

/* What an average is divided by. */
static int64_t divisor_of(const geometry_t *g, const lists_t *l, int64_t window) {
  if (g->divisor != 0) return g->divisor;
  int64_t count = 1;
  for (uint32_t d = l->dims; d-- > 0;) {
    int64_t here = 0;
    const int64_t begin = window % l->result[2 + d] * l->stride[d] - l->padding[d];
    for (int64_t at = begin; at < begin + l->kernel[d]; at++)
      here +=
          g->count_padding ? at < l->input[2 + d] + l->padding[d] : at >= 0 && at < l->input[2 + d];
    count *= here;
    window /= l->result[2 + d];
  }
  return count;
}

/* ---- Checks ---- */

static void check_numbers(const char *what, const char *text, const kf_tensor_t *t,
                          const double *expected, double tolerance) {
  walk_t w = walk_from_first(t);
  for (int64_t i = 0; i < t->numel; i++, walk_on(&w)) {
    const double found = walk_value(&w);
    if (found == expected[i] || (isnan(found) && isnan(expected[i])) ||
        fabs(found - expected[i]) <= tolerance * (1 + fabs(expected[i])))
      continue;
    kft_fail(__FILE__, __LINE__, "%s: %s, element %lld: %g instead of %g", text, what, (long long)i,
             found, expected[i]);
  }
}

static double tolerance_of(kf_dtype_t dtype) {
  return dtype == KF_DTYPE_FLOAT64 ? 1e-12 : dtype == KF_DTYPE_FLOAT32 ? 1e-5 : 0.05;
}

static double least_of(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_UINT8: return 0;
    case KF_DTYPE_INT8: return INT8_MIN;
    case KF_DTYPE_INT32: return INT32_MIN;
    case KF_DTYPE_INT64: return (double)INT64_MIN;
    default: return -INFINITY;
  }
}

/* Numbers from 0 to 6; now and then NaN, or the least that there is everywhere. */
static kf_tensor_t *some_input(kf_dtype_t dtype, kf_int_span_t sizes, layout_t layout) {
  kf_tensor_t *t = unwritten(dtype, sizes, layout);
  const int64_t kind = below(6);
  walk_t w = walk_from_first(t);
  for (int64_t i = 0; i < t->numel; i++, walk_on(&w)) {
    double number = (double)(small_number(i, kind) + 3);
    if (kind == 0) number = least_of(dtype);
    if (kind == 1 && kf_dtype_is_floating(dtype) && below(4) == 0) number = NAN;
    if (kind == 2 && below(2) == 0) number = least_of(dtype);
    const kf_scalar_t scalar = kf_dtype_is_floating(dtype) ? kf__number_of_float(number)
                                                           : kf__number_of_int((int64_t)number);
    kf__number_store(scalar, dtype, w.at);
  }
  return t;
}

static kf_tensor_t *gradients_for(kf_dtype_t dtype, kf_int_span_t sizes, layout_t layout) {
  return small_numbers(dtype, sizes, layout, 5);
}

/* ---- Maxima ---- */

static void reference_max(const lists_t *l, const double *x, double least, double *best,
                          double *where) {
  for (int64_t i = 0; i < l->planes * l->results; i++) {
    const double *plane = x + i / l->results * l->inputs;
    best[i] = least;
    where[i] = (double)first_place(l, i % l->results);
    for (int64_t tap = 0; tap < taps_of(l); tap++) {
      const int64_t place = place_of(l, i % l->results, tap);
      if (place < 0 || !(plane[place] > best[i] || isnan(plane[place]))) continue;
      best[i] = plane[place];
      where[i] = (double)place;
    }
  }
}

static bool sees_something(const lists_t *l, int64_t window) {
  for (int64_t tap = 0; tap < taps_of(l); tap++)
    if (place_of(l, window, tap) >= 0) return true;
  return false;
}

static void check_max_gradient(const geometry_t *g, const lists_t *l, const char *text,
                               kf_tensor_t *x, kf_tensor_t *indices, layout_t layout) {
  kf_tensor_t *grad = gradients_for(kf__dtype(x), SHAPE(l->result), layout);
  kf_tensor_t *to = unwritten(kf__dtype(x), SHAPE(l->input), layout);
  double *sums = new_numbers(x->numel);
  for (int64_t i = 0; i < grad->numel; i++)
    if (sees_something(l, i % l->results))
      sums[i / l->results * l->inputs + (int64_t)value(indices, i)] += value(grad, i);
  KFT_OK((g->dims == 2 ? kf_max_pool2d_with_indices_backward_grad_input
                       : kf_max_pool3d_with_indices_backward_grad_input)(
      grad, x, SPAN(l->kernel), SPAN(l->stride), SPAN(l->padding), SPAN(l->dilation), g->ceil_mode,
      indices, to));
  check_numbers("gradient", text, to, sums, 0);
}

static void check_max(const geometry_t *g, kf_dtype_t dtype, layout_t layout) {
  if (!is_possible(g)) return;
  const lists_t lists = lists_of(g), *l = &lists;
  const char *text = text_of(g, dtype, layout);
  kf_tensor_t *x = some_input(dtype, SHAPE(l->input), layout);
  kf_tensor_t *out = unwritten(dtype, SHAPE(l->result), layout);
  kf_tensor_t *indices = unwritten(KF_DTYPE_INT64, SHAPE(l->result), layout);
  double *best = new_numbers(out->numel), *where = new_numbers(out->numel);
  reference_max(l, numbers_of(x), least_of(dtype), best, where);
  KFT_OK((g->dims == 2 ? kf_max_pool2d_with_indices_out : kf_max_pool3d_with_indices_out)(
      x, SPAN(l->kernel), SPAN(l->stride), SPAN(l->padding), SPAN(l->dilation), g->ceil_mode, out,
      indices));
  check_numbers("maximum", text, out, best, 0);
  check_numbers("index", text, indices, where, 0);
  if (kf_dtype_is_floating(dtype)) check_max_gradient(g, l, text, x, indices, layout);
  clear_pile(NULL);
}

/* ---- Averages ---- */

static void check_average_gradient(const geometry_t *g, const lists_t *l, const char *text,
                                   kf_tensor_t *x, layout_t layout) {
  const kf_dtype_t dtype = kf__dtype(x);
  kf_tensor_t *grad = gradients_for(dtype, SHAPE(l->result), layout);
  kf_tensor_t *to = unwritten(dtype, SHAPE(l->input), layout);
  double *sums = new_numbers(x->numel);
  const double *numbers = numbers_of(grad);
  for (int64_t i = 0; i < grad->numel; i++) {
    const double share = numbers[i] / (double)divisor_of(g, l, i % l->results);
    for (int64_t tap = 0; tap < taps_of(l); tap++) {
      const int64_t place = place_of(l, i % l->results, tap);
      if (place >= 0) sums[i / l->results * l->inputs + place] += share;
    }
  }
  const kf_opt_int_t divisor = g->divisor != 0 ? kf_some_int(g->divisor) : kf_no_int();
  KFT_OK((g->dims == 2 ? kf_avg_pool2d_backward_grad_input : kf_avg_pool3d_backward_grad_input)(
      grad, x, SPAN(l->kernel), SPAN(l->stride), SPAN(l->padding), g->ceil_mode, g->count_padding,
      divisor, to));
  check_numbers("gradient", text, to, sums, tolerance_of(dtype));
}

static void check_average(const geometry_t *g, kf_dtype_t dtype, layout_t layout) {
  if (!is_possible(g)) return;
  for (uint32_t d = 0; g->dims == 3 && d < 3; d++)
    if (g->axes[d].kernel > g->axes[d].size) return; /* refused */
  const lists_t lists = lists_of(g), *l = &lists;
  const char *text = text_of(g, dtype, layout);
  kf_tensor_t *x = small_numbers(dtype, SHAPE(l->input), layout, 7);
  kf_tensor_t *out = unwritten(dtype, SHAPE(l->result), layout);
  double *expected = new_numbers(out->numel);
  const double *numbers = numbers_of(x);
  for (int64_t i = 0; i < out->numel; i++) {
    for (int64_t tap = 0; tap < taps_of(l); tap++) {
      const int64_t place = place_of(l, i % l->results, tap);
      if (place >= 0) expected[i] += numbers[i / l->results * l->inputs + place];
    }
    expected[i] /= (double)divisor_of(g, l, i % l->results);
    if (!kf_dtype_is_floating(dtype)) expected[i] = trunc(expected[i]);
  }
  const kf_opt_int_t divisor = g->divisor != 0 ? kf_some_int(g->divisor) : kf_no_int();
  KFT_OK((g->dims == 2 ? kf_avg_pool2d_out : kf_avg_pool3d_out)(x, SPAN(l->kernel), SPAN(l->stride),
                                                                SPAN(l->padding), g->ceil_mode,
                                                                g->count_padding, divisor, out));
  check_numbers("average", text, out, expected, tolerance_of(dtype));
  if (kf_dtype_is_floating(dtype)) check_average_gradient(g, l, text, x, layout);
  clear_pile(NULL);
}

/* ---- Columns ---- */

static void check_columns(const geometry_t *g, kf_dtype_t dtype, layout_t layout) {
  geometry_t own = *g;
  own.ceil_mode = false;
  for (uint32_t d = 0; d < 2; d++)
    if (window_count(&own.axes[d], false) < 1) return;
  const lists_t lists = lists_of(&own), *l = &lists;
  const char *text = text_of(&own, dtype, layout);
  const int64_t taps = taps_of(l), sizes[] = {g->images, g->channels * taps, l->results};
  kf_tensor_t *x = small_numbers(dtype, SHAPE(l->input), layout, 8);
  kf_tensor_t *columns = unwritten(dtype, (kf_int_span_t){sizes, 3}, PLAIN);
  kf_tensor_t *back = unwritten(dtype, SHAPE(l->input), PLAIN);
  double *read = new_numbers(columns->numel), *sums = new_numbers(x->numel);
  const double *numbers = numbers_of(x);
  for (int64_t i = 0; i < columns->numel; i++) {
    const int64_t plane = i / l->results / taps * l->inputs;
    const int64_t place = place_of(l, i % l->results, i / l->results % taps);
    if (place < 0) continue;
    read[i] = numbers[plane + place];
    sums[plane + place] += read[i];
  }
  KFT_OK(kf_im2col_out(x, SPAN(l->kernel), SPAN(l->dilation), SPAN(l->padding), SPAN(l->stride),
                       columns));
  check_numbers("columns", text, columns, read, 0);
  KFT_OK(kf_col2im_out(columns, SPAN(l->input + 2), SPAN(l->kernel), SPAN(l->dilation),
                       SPAN(l->padding), SPAN(l->stride), back));
  check_numbers("image", text, back, sums, 0);
  clear_pile(NULL);
}

/* ---- Adaptive ---- */

enum { MOST_PLACES = 125 }; /* of a plane of the cases below: 9 * 9, or 5 * 5 * 5 */

/* Output o of `out` covers the elements from floor(o * in / out) to ceil((o + 1) * in / out). Gives
 * the places in a plane that output `output` covers, in rising order, and how many there are. */
static int64_t covered(const lists_t *l, int64_t output, int64_t *places) {
  int64_t begin[SPATIAL] = {0}, end[SPATIAL] = {1, 1, 1}, sizes[SPATIAL] = {1, 1, 1}, count = 0;
  for (uint32_t d = l->dims; d-- > 0;) {
    const int64_t in = l->input[2 + d], out = l->result[2 + d], o = output % out;
    begin[d] = o * in / out;
    end[d] = ((o + 1) * in + out - 1) / out;
    sizes[d] = in;
    output /= out;
  }
  for (int64_t i = begin[0]; i < end[0]; i++)
    for (int64_t j = begin[1]; j < end[1]; j++)
      for (int64_t k = begin[2]; k < end[2]; k++)
        places[count++] = (i * sizes[1] + j) * sizes[2] + k;
  return count;
}

static void check_adaptive_max(const lists_t *l, const char *text, kf_dtype_t dtype,
                               layout_t layout) {
  kf_tensor_t *x = some_input(dtype, SHAPE(l->input), layout);
  kf_tensor_t *out = unwritten(dtype, SHAPE(l->result), layout);
  kf_tensor_t *indices = unwritten(KF_DTYPE_INT64, SHAPE(l->result), layout);
  kf_tensor_t *grad = gradients_for(dtype, SHAPE(l->result), layout);
  kf_tensor_t *to = unwritten(dtype, SHAPE(l->input), layout);
  double *best = new_numbers(out->numel), *where = new_numbers(out->numel);
  double *sums = new_numbers(x->numel);
  const double *numbers = numbers_of(x), *grads = numbers_of(grad);
  int64_t places[MOST_PLACES];
  for (int64_t i = 0; i < out->numel; i++) {
    best[i] = -INFINITY;
    where[i] = -1;
    const int64_t count = covered(l, i % l->results, places);
    for (int64_t p = 0; p < count; p++) {
      const int64_t at = places[p];
      const double number = numbers[i / l->results * l->inputs + at];
      if (where[i] >= 0 && !(number > best[i] || isnan(number))) continue;
      best[i] = number;
      where[i] = (double)at;
    }
    sums[i / l->results * l->inputs + (int64_t)where[i]] += grads[i];
  }
  KFT_OK((l->dims == 2 ? kf_adaptive_max_pool2d_out : kf_adaptive_max_pool3d_out)(
      x, SPAN(l->result + 2), out, indices));
  check_numbers("adaptive maximum", text, out, best, 0);
  check_numbers("adaptive index", text, indices, where, 0);
  KFT_OK((l->dims == 2 ? kf_adaptive_max_pool2d_backward_grad_input
                       : kf_adaptive_max_pool3d_backward_grad_input)(grad, x, indices, to));
  check_numbers("adaptive gradient", text, to, sums, tolerance_of(dtype));
}

static void check_adaptive_average(const lists_t *l, const char *text, kf_dtype_t dtype,
                                   layout_t layout) {
  kf_tensor_t *x = small_numbers(dtype, SHAPE(l->input), layout, 9);
  kf_tensor_t *out = unwritten(dtype, SHAPE(l->result), layout);
  kf_tensor_t *grad = gradients_for(dtype, SHAPE(l->result), layout);
  kf_tensor_t *to = unwritten(dtype, SHAPE(l->input), layout);
  double *mean = new_numbers(out->numel), *sums = new_numbers(x->numel);
  const double *numbers = numbers_of(x), *grads = numbers_of(grad);
  int64_t places[MOST_PLACES];
  for (int64_t i = 0; i < out->numel; i++) {
    const int64_t plane = i / l->results * l->inputs, count = covered(l, i % l->results, places);
    for (int64_t p = 0; p < count; p++) mean[i] += numbers[plane + places[p]];
    mean[i] /= (double)count;
    for (int64_t p = 0; p < count; p++) sums[plane + places[p]] += grads[i] / (double)count;
  }
  KFT_OK((l->dims == 2 ? kf_raw_adaptive_avg_pool2d_out : kf_raw_adaptive_avg_pool3d_out)(
      x, SPAN(l->result + 2), out));
  check_numbers("adaptive average", text, out, mean, tolerance_of(dtype));
  KFT_OK((l->dims == 2 ? kf_raw_adaptive_avg_pool2d_backward_out
                       : kf_raw_adaptive_avg_pool3d_backward_out)(grad, x, to));
  check_numbers("adaptive gradient", text, to, sums, tolerance_of(dtype));
}

/* ---- Cases ---- */

static const kf_dtype_t types[] = {KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT64,  KF_DTYPE_INT64,
                                   KF_DTYPE_FLOAT16, KF_DTYPE_BFLOAT16, KF_DTYPE_UINT8,
                                   KF_DTYPE_INT8,    KF_DTYPE_INT32};
enum { TYPES = sizeof types / sizeof *types, MAIN_TYPES = 2, AVERAGED = 3 };

/* With the modes, types and layouts that come next: cases that follow each other differ in them. */
static void check_next(geometry_t *g) {
  static size_t count;
  const size_t number = count++;
  if (is_left_out(number)) return;
  g->images = 1 + (int64_t)(number % 3 == 0);
  g->channels = 1 + (int64_t)(number / 2 % 3);
  g->count_padding = number / 3 % 2 == 0;
  g->divisor = number % 5 == 0 ? 3 : 0;
  const layout_t layout = (layout_t)(number / 2 % LAYOUTS);
  const kf_dtype_t main_type = types[number % MAIN_TYPES];
  for (int mode = 0; mode < 2; mode++) {
    g->ceil_mode = mode == 1;
    check_max(g, main_type, layout);
    if (number % 4 == 0) check_max(g, types[number / 4 % TYPES], layout);
    geometry_t plain = *g;
    for (uint32_t d = 0; d < g->dims; d++) plain.axes[d].dilation = 1;
    check_average(&plain, types[number % AVERAGED], layout);
  }
  if (g->dims == 2) check_columns(g, main_type, layout);
}

/* One dimension, as PyTorch does it: beside another of size 1. */
static void test_one_dimension(void **state) {
  (void)state;
  USES_PILE();
  random_state = 1;
  static const int64_t strides[] = {1, 2, 3, 7};
  for (int64_t size = 1; size <= 6; size++)
    for (int64_t kernel = 1; kernel <= 4; kernel++)
      for (size_t s = 0; s < 4; s++)
        for (int64_t padding = 0; padding <= 2; padding++)
          for (int64_t dilation = 1; dilation <= 4; dilation++)
            for (uint32_t which = 0; which < 2; which++) {
              geometry_t g = {.dims = 2, .axes = {{1, 1, 1, 0, 1}, {1, 1, 1, 0, 1}}};
              g.axes[which] = (axis_t){size, kernel, strides[s], padding, dilation};
              check_next(&g);
            }
}

/* Windows that see all, a part or nothing of the input. */
static const axis_t axes[] = {{1, 1, 1, 0, 1}, {1, 2, 1, 1, 2}, {1, 2, 1, 1, 1}, {3, 2, 2, 0, 1},
                              {3, 2, 1, 1, 2}, {2, 3, 2, 1, 1}, {5, 1, 3, 0, 2}, {2, 2, 1, 1, 3},
                              {4, 3, 1, 1, 1}, {7, 2, 2, 1, 2}, {9, 3, 2, 1, 1}, {8, 3, 1, 1, 3},
                              {1, 3, 9, 1, 2}, {6, 4, 7, 2, 1}};
enum { AXES = sizeof axes / sizeof *axes, FEWER_AXES = 8 };

static void test_two_dimensions(void **state) {
  (void)state;
  USES_PILE();
  random_state = 2;
  for (size_t i = 0; i < AXES * AXES * 4; i++) {
    geometry_t g = {.dims = 2, .axes = {axes[i / 4 / AXES], axes[i / 4 % AXES]}};
    check_next(&g);
  }
}

static void test_three_dimensions(void **state) {
  (void)state;
  USES_PILE();
  random_state = 3;
  for (size_t i = 0; i < FEWER_AXES * FEWER_AXES * FEWER_AXES; i++) {
    geometry_t g = {.dims = 3,
                    .axes = {axes[i / FEWER_AXES / FEWER_AXES], axes[i / FEWER_AXES % FEWER_AXES],
                             axes[i % FEWER_AXES]}};
    check_next(&g);
  }
}

static void test_random_shapes(void **state) {
  (void)state;
  USES_PILE();
  random_state = 4;
  for (int i = 0; i < 1500; i++) {
    geometry_t g = {.dims = (uint32_t)between(2, SPATIAL)};
    for (uint32_t d = 0; d < g.dims; d++) {
      axis_t *a = &g.axes[d];
      *a = (axis_t){.size = below(3) == 0 ? between(1, 2) : between(1, g.dims == 2 ? 12 : 5),
                    .kernel = between(1, below(5) == 0 ? 9 : 3),
                    .stride = between(1, below(6) == 0 ? 50 : 3),
                    .dilation = below(2) == 0 ? 1 : between(1, 5)};
      a->padding = below(a->kernel / 2 + 1);
    }
    check_next(&g);
  }
}

static void test_adaptive(void **state) {
  (void)state;
  USES_PILE();
  random_state = 5;
  for (int i = 0; i < 1500; i++) {
    geometry_t g = {
        .dims = (uint32_t)between(2, SPATIAL), .images = between(1, 2), .channels = between(1, 3)};
    for (uint32_t d = 0; d < g.dims; d++)
      g.axes[d] = (axis_t){between(1, g.dims == 2 ? 9 : 5), 1, 1, 0, 1};
    lists_t l = lists_of(&g);
    l.results = 1;
    for (uint32_t d = 0; d < g.dims; d++) l.results *= l.result[2 + d] = between(1, 6);
    const kf_dtype_t dtype = types[below(MAIN_TYPES)];
    const layout_t layout = (layout_t)below(LAYOUTS);
    const char *text = text_of(&g, dtype, layout);
    check_adaptive_max(&l, text, dtype, layout);
    clear_pile(NULL);
    check_adaptive_average(&l, text, dtype, layout);
    clear_pile(NULL);
  }
}

/* With each allocation failing. */
static void test_little_memory(void **state) {
  (void)state;
  USES_PILE();
  random_state = 6;
  geometry_t g = {.dims = 2, .images = 1, .channels = 2, .axes = {axes[4], axes[1]}};
  const size_t number = kft_case(3);
  if (number == 0)
    check_max(&g, KF_DTYPE_FLOAT32, PLAIN);
  else if (number == 1)
    check_max(&g, KF_DTYPE_FLOAT32, STEPPED);
  else
    check_columns(&g, KF_DTYPE_FLOAT32, PLAIN);
}

/* Counts that no integer holds: there is nothing to divide by but the largest one. */
static void test_huge_windows(void **state) {
  (void)state;
  USES_PILE();
  const int64_t kernel = (int64_t)1 << 32, padding = kernel / 2 - 1;
  kf_tensor_t *x = small_numbers(KF_DTYPE_INT64, KF_INTS(1, 1, 2, 2), PLAIN, 1), *out = NULL;
  KFT_OK(kf_avg_pool2d(x, KF_INTS(kernel), KF_INTS(1), KF_INTS(padding), false, true, kf_no_int(),
                       &out));
  KFT_EQ_INT((int64_t)value(pile_up(out), 0), 0);
  kf_tensor_t *best = NULL, *where = NULL,
              *y = small_numbers(KF_DTYPE_FLOAT32, KF_INTS(1, 1, 3), PLAIN, 1);
  const int64_t far = (int64_t)1 << 40;
  KFT_OK(kf_max_pool1d_with_indices(y, KF_INTS(2), KF_INTS(far), KF_INTS(1), KF_INTS(far), true,
                                    &best, &where));
  KFT_TRUE(isinf(value(pile_up(best), 0)));
  KFT_TRUE(value(pile_up(where), 0) == (double)(far - 1));
}

KFT_MAIN(KFT_TEST_NO_OOM(test_one_dimension), KFT_TEST_NO_OOM(test_two_dimensions),
         KFT_TEST_NO_OOM(test_three_dimensions), KFT_TEST_NO_OOM(test_random_shapes),
         KFT_TEST_NO_OOM(test_adaptive), KFT_TEST(test_little_memory), KFT_TEST(test_huge_windows))
