/* Convolutions of small shapes against the sums that define them: all combinations of sizes,
 * kernels, strides, padding and dilation in one dimension, combinations of chosen ones in two and
 * three, and random ones; forward, transposed, and the gradients of both. Elements are small
 * integers, so that floating results are exact whatever the order of sums. */
#include <keyfall/ops.h>
#include <stdio.h>

#include "window_fixture.h"

/* ---- Geometry ---- */

/* One spatial dimension. `size` is that of the input. */
typedef struct axis {
  int64_t size, kernel, stride, padding, dilation, output_padding;
} axis_t;

typedef struct geometry {
  uint32_t dims;
  bool transposed;
  int64_t images, groups, in, out; /* channels of one group */
  axis_t axes[SPATIAL];
} geometry_t;

/* The size of the result; less than 1 where there is none. */
static int64_t result_size(const axis_t *a, bool transposed) {
  const int64_t span = (a->kernel - 1) * a->dilation + 1;
  if (transposed) return (a->size - 1) * a->stride - 2 * a->padding + span + a->output_padding;
  int64_t count = 0;
  while (count * a->stride + span <= a->size + 2 * a->padding) count++;
  return count;
}

static bool is_possible(const geometry_t *g) {
  for (uint32_t d = 0; d < g->dims; d++) {
    const axis_t *a = &g->axes[d];
    if (result_size(a, g->transposed) < 1) return false;
    if (a->output_padding >= a->stride && a->output_padding >= a->dilation) return false;
    if (!g->transposed && a->output_padding != 0) return false;
  }
  return true;
}

static const char *text_of(const geometry_t *g, kf_dtype_t dtype, layout_t layout) {
  static char text[512];
  int n = snprintf(text, sizeof text, "%s, layout %d, %s of %lld images, %lld groups, %lld to %lld",
                   kf_dtype_name(dtype), (int)layout, g->transposed ? "transposed" : "forward",
                   (long long)g->images, (long long)g->groups, (long long)g->in, (long long)g->out);
  for (uint32_t d = 0; d < g->dims; d++) {
    const axis_t *a = &g->axes[d];
    n += snprintf(text + n, sizeof text - (size_t)n,
                  "; size %lld kernel %lld stride %lld padding %lld dilation %lld output_padding "
                  "%lld",
                  (long long)a->size, (long long)a->kernel, (long long)a->stride,
                  (long long)a->padding, (long long)a->dilation, (long long)a->output_padding);
  }
  return text;
}

/* ---- The definition ---- */

/* The side whose windows move (`many`) and the side that has a position for each window (`few`):
 * input and result, or the reverse in a transposed convolution. Window p covers in each dimension
 * the positions p * stride - padding + tap * dilation that exist. */
typedef struct sides {
  int64_t many[SPATIAL], few[SPATIAL], kernel[SPATIAL];
  int64_t many_count, few_count, taps;
  int64_t many_channels, few_channels; /* of one group */
} sides_t;

static sides_t sides_of(const geometry_t *g) {
  sides_t s = {.many_count = 1, .few_count = 1, .taps = 1};
  for (uint32_t d = 0; d < g->dims; d++) {
    const int64_t result = result_size(&g->axes[d], g->transposed);
    s.many[d] = g->transposed ? result : g->axes[d].size;
    s.few[d] = g->transposed ? g->axes[d].size : result;
    s.kernel[d] = g->axes[d].kernel;
    s.many_count *= s.many[d];
    s.few_count *= s.few[d];
    s.taps *= s.kernel[d];
  }
  s.many_channels = g->transposed ? g->out : g->in;
  s.few_channels = g->transposed ? g->in : g->out;
  return s;
}

/* Where tap `tap` of window `window` reads, or -1. */
static int64_t place_of(const geometry_t *g, const sides_t *s, int64_t window, int64_t tap) {
  int64_t place = 0, scale = 1;
  for (uint32_t d = g->dims; d-- > 0;) {
    const axis_t *a = &g->axes[d];
    const int64_t at = window % s->few[d] * a->stride - a->padding + tap % a->kernel * a->dilation;
    if (at < 0 || at >= s->many[d]) return -1;
    place += at * scale;
    scale *= s->many[d];
    window /= s->few[d];
    tap /= a->kernel;
  }
  return place;
}

/* What is multiplied, and the sums. */
typedef struct sums {
  const double *input, *weight, *grad;
  double *result, *to_input, *to_weight;
} sums_t;

static void add_product(const geometry_t *g, const sums_t *s, int64_t many, int64_t few,
                        int64_t weight) {
  const int64_t input = g->transposed ? few : many, result = g->transposed ? many : few;
  s->result[result] += s->input[input] * s->weight[weight];
  s->to_input[input] += s->grad[result] * s->weight[weight];
  s->to_weight[weight] += s->grad[result] * s->input[input];
}

/* The weight is [channels of few][channels of many in the group][taps]. */
static void add_products(const geometry_t *g, const sums_t *sums) {
  const sides_t s = sides_of(g);
  for (int64_t window = 0; window < s.few_count; window++)
    for (int64_t tap = 0; tap < s.taps; tap++) {
      const int64_t place = place_of(g, &s, window, tap);
      if (place < 0) continue;
      for (int64_t i = 0; i < g->images * g->groups; i++)
        for (int64_t f = 0; f < s.few_channels; f++)
          for (int64_t m = 0; m < s.many_channels; m++)
            add_product(
                g, sums, (i * s.many_channels + m) * s.many_count + place,
                (i * s.few_channels + f) * s.few_count + window,
                ((i % g->groups * s.few_channels + f) * s.many_channels + m) * s.taps + tap);
    }
}

/* ---- One case ---- */

typedef struct lists {
  int64_t input[MOST_DIMS], weight[MOST_DIMS], result[MOST_DIMS];
  int64_t stride[SPATIAL], padding[SPATIAL], dilation[SPATIAL], output_padding[SPATIAL];
} lists_t;

static lists_t lists_of(const geometry_t *g) {
  const sides_t s = sides_of(g);
  lists_t l = {.input = {g->images, g->groups * g->in},
               .weight = {g->groups * s.few_channels, s.many_channels},
               .result = {g->images, g->groups * g->out}};
  for (uint32_t d = 0; d < g->dims; d++) {
    const axis_t *a = &g->axes[d];
    l.input[2 + d] = a->size;
    l.weight[2 + d] = a->kernel;
    l.result[2 + d] = result_size(a, g->transposed);
    l.stride[d] = a->stride;
    l.padding[d] = a->padding;
    l.dilation[d] = a->dilation;
    l.output_padding[d] = a->output_padding;
  }
  return l;
}

static void check_numbers(const char *what, const char *text, const kf_tensor_t *t,
                          const double *expected) {
  walk_t w = walk_from_first(t);
  for (int64_t i = 0; i < t->numel; i++, walk_on(&w))
    if (!(walk_value(&w) == expected[i]))
      kft_fail(__FILE__, __LINE__, "%s: %s, element %lld: %g instead of %g", text, what,
               (long long)i, walk_value(&w), expected[i]);
}

#define SPAN(list) ((kf_int_span_t){(list), g->dims})

static void check_gradients(const geometry_t *g, const lists_t *l, const char *text,
                            kf_tensor_t *const tensors[3], const sums_t *sums) {
  kf_tensor_t *input = tensors[0], *weight = tensors[1], *grad = tensors[2];
  const bool mask[] = {true, true, true};
  const int64_t channels = l->result[1];
  kf_tensor_t *x = unwritten(kf__dtype(input), kf__sizes(input), PLAIN);
  kf_tensor_t *w = unwritten(kf__dtype(input), kf__sizes(weight), PLAIN);
  kf_tensor_t *b = unwritten(kf__dtype(input), KF_INTS(channels), PLAIN);
  KFT_OK(kf_convolution_backward_out(
      grad, input, weight, KF_INTS(channels), SPAN(l->stride), SPAN(l->padding), SPAN(l->dilation),
      g->transposed, SPAN(l->output_padding), g->groups, (kf_bool_span_t){mask, 3}, x, w, b));
  check_numbers("gradient of the input", text, x, sums->to_input);
  check_numbers("gradient of the weight", text, w, sums->to_weight);
  double *to_bias = new_numbers(channels);
  const int64_t each = grad->numel / (g->images * channels);
  for (int64_t i = 0; i < grad->numel; i++) to_bias[i / each % channels] += sums->grad[i];
  check_numbers("gradient of the bias", text, b, to_bias);
}

/* bfloat16 holds integers up to 256. */
static bool is_exact(const geometry_t *g, kf_dtype_t dtype) {
  if (dtype != KF_DTYPE_BFLOAT16 && dtype != KF_DTYPE_FLOAT16) return true;
  const sides_t s = sides_of(g);
  const int64_t products =
      s.taps * (s.few_channels > s.many_channels ? s.few_channels : s.many_channels);
  const int64_t more = g->images * s.few_count;
  return (products > more ? products : more) * 9 + 3 <= 256;
}

static void check_case(const geometry_t *g, kf_dtype_t dtype, layout_t layout, bool has_bias) {
  if (!is_possible(g) || !is_exact(g, dtype)) return;
  const lists_t l = lists_of(g);
  const char *text = text_of(g, dtype, layout);
  const uint32_t ndim = g->dims + 2;
  kf_tensor_t *input = small_numbers(dtype, (kf_int_span_t){l.input, ndim}, layout, 1);
  kf_tensor_t *weight =
      small_numbers(dtype, (kf_int_span_t){l.weight, ndim}, layout == LAST ? PLAIN : layout, 2);
  kf_tensor_t *grad = small_numbers(dtype, (kf_int_span_t){l.result, ndim}, layout, 3);
  kf_tensor_t *bias = has_bias ? small_numbers(dtype, KF_INTS(l.result[1]), layout, 4) : NULL;
  kf_tensor_t *result = unwritten(dtype, (kf_int_span_t){l.result, ndim}, layout);
  const sums_t sums = {numbers_of(input),         numbers_of(weight),
                       numbers_of(grad),          new_numbers(result->numel),
                       new_numbers(input->numel), new_numbers(weight->numel)};
  add_products(g, &sums);
  const int64_t each = result->numel / (g->images * l.result[1]);
  for (int64_t i = 0; has_bias && i < result->numel; i++)
    sums.result[i] += value(bias, i / each % l.result[1]);
  KFT_OK(kf_convolution_out(input, weight, bias, SPAN(l.stride), SPAN(l.padding), SPAN(l.dilation),
                            g->transposed, SPAN(l.output_padding), g->groups, result));
  check_numbers("result", text, result, sums.result);
  if (kf_dtype_is_floating(dtype) || kf_dtype_is_complex(dtype))
    check_gradients(g, &l, text, (kf_tensor_t *const[]){input, weight, grad}, &sums);
  clear_pile(NULL);
}

/* ---- Cases ---- */

/* groups, channels of input and result in a group */
static const int64_t channels[][3] = {{1, 1, 1}, {1, 2, 3}, {2, 1, 1}, {2, 2, 1}, {3, 1, 2}};
enum { CHANNELS = sizeof channels / sizeof *channels };

static const kf_dtype_t types[] = {KF_DTYPE_FLOAT32,  KF_DTYPE_FLOAT64, KF_DTYPE_COMPLEX64,
                                   KF_DTYPE_BFLOAT16, KF_DTYPE_FLOAT16, KF_DTYPE_COMPLEX128,
                                   KF_DTYPE_INT32,    KF_DTYPE_INT64,   KF_DTYPE_INT16};
enum { TYPES = sizeof types / sizeof *types, MAIN_TYPES = 2 };

/* With the channels, types and layouts that come next: cases that follow each other differ in all
 * of them. float32 and float64 get half of the cases each, the others one in eight besides. */
static void check_next(geometry_t *g) {
  static size_t count;
  const size_t number = count++;
  if (is_left_out(number)) return;
  const int64_t *c = channels[number % CHANNELS];
  g->groups = c[0];
  g->in = c[1];
  g->out = c[2];
  g->images = 1 + (int64_t)(number / CHANNELS % 3 == 0);
  const layout_t layout = (layout_t)(number / 2 % LAYOUTS);
  const bool has_bias = number % 3 == 0;
  check_case(g, types[number % MAIN_TYPES], layout, has_bias);
  if (number % 8 == 0)
    check_case(g, types[MAIN_TYPES + number / 8 % (TYPES - MAIN_TYPES)], layout, has_bias);
}

/* All that a transposed convolution may have as output padding, and the forward one. */
static void check_output_paddings(geometry_t *g) {
  g->transposed = false;
  for (uint32_t d = 0; d < g->dims; d++) g->axes[d].output_padding = 0;
  check_next(g);
  g->transposed = true;
  const axis_t *last = &g->axes[g->dims - 1];
  const int64_t limit = last->stride > last->dilation ? last->stride : last->dilation;
  for (int64_t more = 0; more < limit && more < 4; more++) {
    for (uint32_t d = 0; d < g->dims; d++) {
      axis_t *a = &g->axes[d];
      a->output_padding = more < a->stride || more < a->dilation ? more : 0;
    }
    check_next(g);
  }
}

static void test_one_dimension(void **state) {
  (void)state;
  USES_PILE();
  static const int64_t strides[] = {1, 2, 3, 7};
  geometry_t g = {.dims = 1};
  for (int64_t size = 1; size <= 5; size++)
    for (int64_t kernel = 1; kernel <= 3; kernel++)
      for (size_t s = 0; s < 4; s++)
        for (int64_t padding = 0; padding <= 2; padding++)
          for (int64_t dilation = 1; dilation <= 3; dilation++)
            for (size_t c = 0; c < CHANNELS; c++) {
              g.axes[0] = (axis_t){size, kernel, strides[s], padding, dilation, 0};
              check_output_paddings(&g);
            }
}

/* One position or many on either side; windows of one element or more that move by one, by their
 * own size, by more than there is, or not at all. */
static const axis_t axes[] = {{1, 1, 1, 0, 1, 0}, {3, 1, 1, 0, 1, 0}, {3, 1, 5, 0, 1, 0},
                              {2, 1, 2, 0, 1, 0}, {1, 3, 1, 1, 1, 0}, {2, 3, 2, 1, 1, 0},
                              {5, 1, 3, 0, 2, 0}, {1, 1, 1, 2, 1, 0}, {4, 3, 1, 1, 1, 0},
                              {5, 2, 2, 0, 2, 0}, {2, 2, 3, 3, 1, 0}, {9, 3, 1, 2, 2, 0},
                              {4, 4, 4, 0, 1, 0}, {8, 2, 7, 1, 1, 0}};
enum { AXES = sizeof axes / sizeof *axes, FEWER_AXES = 7 };

static void test_two_dimensions(void **state) {
  (void)state;
  USES_PILE();
  geometry_t g = {.dims = 2};
  for (size_t i = 0; i < AXES * AXES * CHANNELS; i++) {
    g.axes[0] = axes[i / CHANNELS / AXES];
    g.axes[1] = axes[i / CHANNELS % AXES];
    check_output_paddings(&g);
  }
}

static void test_three_dimensions(void **state) {
  (void)state;
  USES_PILE();
  geometry_t g = {.dims = 3};
  for (size_t i = 0; i < FEWER_AXES * FEWER_AXES * FEWER_AXES * 2; i++) {
    g.axes[0] = axes[i / 2 / FEWER_AXES / FEWER_AXES];
    g.axes[1] = axes[i / 2 / FEWER_AXES % FEWER_AXES];
    g.axes[2] = axes[i / 2 % FEWER_AXES];
    check_output_paddings(&g);
  }
}

static geometry_t random_geometry(void) {
  geometry_t g = {.dims = (uint32_t)between(1, SPATIAL),
                  .transposed = below(2) == 0,
                  .images = between(1, 3),
                  .groups = below(3) == 0 ? between(2, 4) : 1,
                  .in = between(1, 5),
                  .out = between(1, 9)};
  if (below(8) == 0) g.in = g.out = 1, g.groups = between(1, 17); /* depthwise */
  const int64_t most = g.dims == 1 ? 40 : g.dims == 2 ? 12 : 5;
  for (uint32_t d = 0; d < g.dims; d++) {
    axis_t *a = &g.axes[d];
    *a = (axis_t){.size = below(3) == 0 ? between(1, 2) : between(1, most),
                  .kernel = below(3) == 0 ? 1 : between(1, 4),
                  .stride = below(3) == 0 ? 1 : between(1, below(6) == 0 ? 50 : 4),
                  .padding = below(2) == 0 ? 0 : between(0, 4),
                  .dilation = below(2) == 0 ? 1 : between(1, 4)};
    if (g.transposed && below(3) == 0)
      a->output_padding = below(a->stride > a->dilation ? a->stride : a->dilation);
  }
  return g;
}

/* What the reference has to go through. */
static int64_t work_of(const geometry_t *g) {
  const sides_t s = sides_of(g);
  return g->images * g->groups *
         (s.few_count * s.taps * s.few_channels * s.many_channels + s.many_count * s.many_channels);
}

static void test_random_shapes(void **state) {
  (void)state;
  USES_PILE();
  random_state = 2024;
  for (size_t i = kft_scale(5000, 500); i > 0; i--) {
    const geometry_t g = random_geometry();
    if (work_of(&g) > 30000) continue;
    const layout_t layout = (layout_t)below(LAYOUTS);
    check_case(&g, types[below(8) == 0 ? below(TYPES) : below(MAIN_TYPES)], layout, below(2) == 0);
  }
}

/* Each way to compute with each of its allocations failing. */
static void test_little_memory(void **state) {
  (void)state;
  USES_PILE();
  static const axis_t some[] = {
      {2, 1, 2, 0, 1, 0}, {3, 1, 1, 0, 1, 0}, {4, 3, 1, 1, 1, 0}, {5, 2, 2, 0, 2, 0}};
  const size_t number = kft_case(16);
  geometry_t g = {
      .dims = 2, .transposed = number % 2 == 1, .images = 2, .groups = 1, .in = 2, .out = 3};
  g.axes[0] = g.axes[1] = some[number / 4];
  check_case(&g, types[number / 2 % 2 == 0 ? 0 : 2], number % 3 == 0 ? STEPPED : PLAIN, true);
}

KFT_MAIN(KFT_TEST_NO_OOM(test_one_dimension), KFT_TEST_NO_OOM(test_two_dimensions),
         KFT_TEST_NO_OOM(test_three_dimensions), KFT_TEST_NO_OOM(test_random_shapes),
         KFT_TEST(test_little_memory))
