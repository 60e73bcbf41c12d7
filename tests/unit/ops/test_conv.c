/* Convolutions and pooling against the sums and maxima that define them. Elements are small
 * integers, so that floating results are exact whatever the order of sums. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <math.h>

#include "ops_fixture.h"

/* Contiguous or channels_last, with small numbers in the order of sizes. */
static kf_tensor_t *images(kf_dtype_t dtype, kf_int_span_t sizes, bool channels_last,
                           int64_t seed) {
  int64_t strides[5];
  if (channels_last) KFT_OK(kf__format_strides(sizes, KF_MEMORY_FORMAT_CHANNELS_LAST, strides));
  kf_tensor_t *t = NULL;
  KFT_OK(kf__tensor_new(dtype, cpu(), sizes, channels_last ? strides : NULL, &t));
  (void)keep(t);
  walk_t w = walk_from_first(t);
  for (int64_t i = 0; i < t->numel; i++, walk_on(&w))
    store_small((i * 7 + i / 13 + seed) % 7 - 3, dtype, w.at);
  return t;
}

typedef struct geometry {
  int64_t n, c, h, w, oc, k, stride, padding, dilation, groups;
} geometry_t;

static const geometry_t geometries[] = {
    {2, 3, 9, 11, 5, 3, 1, 1, 1, 1},    {1, 4, 8, 13, 6, 3, 2, 1, 1, 2},
    {2, 2, 7, 6, 9, 1, 1, 0, 1, 1},     {1, 6, 10, 20, 6, 3, 1, 2, 2, 6},
    {1, 16, 17, 17, 20, 3, 1, 1, 1, 1}, {2, 3, 6, 5, 4, 2, 3, 0, 1, 1},
    {1, 2, 5, 3, 3, 3, 1, 1, 1, 1},     {2, 8, 28, 28, 24, 3, 1, 1, 1, 1},
    {11, 10, 7, 7, 36, 3, 1, 1, 1, 1},  {3, 24, 14, 14, 40, 3, 2, 1, 1, 2},
    {1, 40, 7, 9, 70, 3, 1, 2, 2, 1},   {2, 18, 9, 12, 26, 3, 2, 1, 1, 1},
    {1, 50, 8, 7, 17, 4, 3, 2, 1, 1},   {2, 16, 13, 10, 24, 3, 4, 0, 3, 2},
    {1, 20, 10, 11, 9, 3, 3, 5, 2, 1},  {9, 33, 14, 14, 65, 1, 2, 0, 1, 1},
    {2, 24, 9, 9, 34, 3, 1, 0, 1, 1}};
enum { GEOMETRIES = sizeof geometries / sizeof *geometries };

static int64_t side(const geometry_t *g, int64_t size) {
  return (size + 2 * g->padding - g->dilation * (g->k - 1) - 1) / g->stride + 1;
}

/* Calls visit for all products x[n, ic, iy, ix] * w[oc, ic in its group, ky, kx] that are part of
 * elements of y, a part of a row of y at a time: `count` elements from y on get the products of
 * that weight and every step-th element from x on. */
typedef struct row {
  int64_t x, step, weight, y, count;
} row_t;
typedef void (*visit_fn)(const void *context, const row_t *row);
typedef struct planes {
  int64_t x, weight, y;
} planes_t;

/* Those of two planes of x and y. */
static void each_tap(const geometry_t *g, int64_t oh, int64_t ow, planes_t plane, visit_fn visit,
                     const void *context) {
  for (int64_t tap = 0; tap < g->k * g->k; tap++) {
    const int64_t top = tap / g->k * g->dilation - g->padding;
    const int64_t left = tap % g->k * g->dilation - g->padding;
    int64_t first = 0, end = ow; /* the elements of a row of y whose tap lies in x */
    while (first < end && first * g->stride + left < 0) first++;
    while (end > first && (end - 1) * g->stride + left >= g->w) end--;
    for (int64_t oy = 0; oy < oh; oy++) {
      const int64_t iy = oy * g->stride + top;
      if (iy < 0 || iy >= g->h) continue;
      const row_t row = {(plane.x * g->h + iy) * g->w + first * g->stride + left, g->stride,
                         plane.weight * g->k * g->k + tap, (plane.y * oh + oy) * ow + first,
                         end - first};
      visit(context, &row);
    }
  }
}

/* Memcheck gets all geometries in the first type, each in one layout, and a part of them in each of
 * the others, in both: types differ in the element, not in the blocks. */
static bool is_run(size_t type, size_t geometry, bool last) {
  if (!kft_is_memcheck() || (type + geometry) % 4 == 0) return true;
  return type == 0 && (geometry % 2 != 0) == last;
}

/* Memcheck gets two images at most: further ones repeat what was done for the first. */
static geometry_t geometry_at(size_t i) {
  geometry_t g = geometries[i];
  if (kft_is_memcheck() && g.n > 2) g.n = 2;
  return g;
}

static void each_product(const geometry_t *g, visit_fn visit, const void *context) {
  if (!has_expectations()) return;
  const int64_t oh = side(g, g->h), ow = side(g, g->w);
  const int64_t in = g->c / g->groups, out = g->oc / g->groups;
  for (int64_t n = 0; n < g->n; n++)
    for (int64_t o = 0; o < g->oc; o++)
      for (int64_t c = 0; c < in; c++)
        each_tap(g, oh, ow, (planes_t){n * g->c + o / out * in + c, o * in + c, n * g->oc + o},
                 visit, context);
}

/* What is multiplied, and where the sums go. */
typedef struct sums {
  const double *x, *weight, *y;
  double *to;
} sums_t;

static void add_y(const void *context, const row_t *row) {
  const sums_t *s = (const sums_t *)context;
  const double weight = s->weight[row->weight], *x = s->x + row->x;
  double *to = s->to + row->y;
  for (int64_t i = 0; i < row->count; i++) to[i] += x[i * row->step] * weight;
}
static void add_x(const void *context, const row_t *row) {
  const sums_t *s = (const sums_t *)context;
  const double weight = s->weight[row->weight], *y = s->y + row->y;
  double *to = s->to + row->x;
  for (int64_t i = 0; i < row->count; i++) to[i * row->step] += y[i] * weight;
}
static void add_weight(const void *context, const row_t *row) {
  const sums_t *s = (const sums_t *)context;
  const double *x = s->x + row->x, *y = s->y + row->y;
  double sum = 0;
  for (int64_t i = 0; i < row->count; i++) sum += x[i * row->step] * y[i];
  s->to[row->weight] += sum;
}

static double *zeros(int64_t count) {
  double *sums = (double *)KFT_BLOCK(kf_calloc((size_t)count + 1, sizeof *sums));
  KFT_DEFER(kf_free, sums);
  return sums;
}

static const double *values(const kf_tensor_t *t) {
  if (!has_expectations()) return NULL;
  double *to = zeros(t->numel);
  walk_t w = walk_from_first(t);
  for (int64_t i = 0; i < t->numel; i++, walk_on(&w)) to[i] = walk_value(&w);
  return to;
}

static void check_values(int line, const kf_tensor_t *t, const double *expected, size_t which) {
  const bool expects = has_expectations();
  walk_t w = walk_from_first(t);
  for (int64_t i = 0; i < t->numel; i++, walk_on(&w)) {
    const double found = walk_value(&w);
    if (found != (expects ? expected[i] : found))
      kft_fail(__FILE__, line, "geometry %zu, element %lld: %g instead of %g", which, (long long)i,
               found, expected[i]);
  }
}

#define LIST(x) KF_INTS((x), (x))

static void check_convolution(const geometry_t *g, size_t which, kf_dtype_t dtype, bool last) {
  const int64_t in = g->c / g->groups;
  kf_tensor_t *x = images(dtype, KF_INTS(g->n, g->c, g->h, g->w), last, 1);
  kf_tensor_t *weight = images(dtype, KF_INTS(g->oc, in, g->k, g->k), false, 2);
  kf_tensor_t *bias = images(dtype, KF_INTS(g->oc), false, 3), *y = NULL;
  KFT_OK(kf_convolution(x, weight, bias, LIST(g->stride), LIST(g->padding), LIST(g->dilation),
                        false, LIST(0), g->groups, &y));
  (void)keep(y);
  SIZES_ARE(y, g->n, g->oc, side(g, g->h), side(g, g->w));
  KFT_TRUE(kf_tensor_is_contiguous(
      y, last ? KF_MEMORY_FORMAT_CHANNELS_LAST : KF_MEMORY_FORMAT_CONTIGUOUS));
  sums_t s = {values(x), values(weight), NULL, zeros(y->numel)};
  for (int64_t i = 0; i < y->numel && s.x != NULL; i++)
    s.to[i] = value(bias, i / (y->sizes[2] * y->sizes[3]) % g->oc);
  each_product(g, add_y, &s);
  check_values(__LINE__, y, s.to, which);
}

static void test_convolution(void **state) {
  (void)state;
  static const kf_dtype_t types[] = {KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT64, KF_DTYPE_BFLOAT16,
                                     KF_DTYPE_COMPLEX64, KF_DTYPE_INT32};
  for (size_t t = 0; t < 5; t++)
    for (size_t i = 0; i < GEOMETRIES; i++) {
      const geometry_t own = geometry_at(i), *g = &own;
      /* bfloat16 holds integers up to 256. */
      if (types[t] == KF_DTYPE_BFLOAT16 && g->c / g->groups * g->k * g->k > 28) continue;
      if (is_run(t, i, false)) check_convolution(g, i, types[t], false);
      if (g->c > 1 && g->oc > 1 && is_run(t, i, true)) check_convolution(g, i, types[t], true);
    }
}

typedef struct gradients {
  kf_tensor_t *x, *weight, *bias;
} gradients_t;

static gradients_t gradients_of(const geometry_t *g, kf_tensor_t *y, kf_tensor_t *x,
                                kf_tensor_t *weight) {
  const bool mask[] = {true, true, true};
  gradients_t made = {NULL, NULL, NULL};
  KFT_OK(kf_convolution_backward(y, x, weight, KF_INTS(g->oc), LIST(g->stride), LIST(g->padding),
                                 LIST(g->dilation), false, LIST(0), g->groups,
                                 (kf_bool_span_t){mask, 3}, &made.x, &made.weight, &made.bias));
  (void)keep(made.x), (void)keep(made.weight), (void)keep(made.bias);
  return made;
}

static void check_gradients(const geometry_t *g, size_t which, kf_dtype_t dtype, bool last) {
  kf_tensor_t *x = images(dtype, KF_INTS(g->n, g->c, g->h, g->w), last, 1);
  kf_tensor_t *weight = images(dtype, KF_INTS(g->oc, g->c / g->groups, g->k, g->k), false, 2);
  kf_tensor_t *y = images(dtype, KF_INTS(g->n, g->oc, side(g, g->h), side(g, g->w)), last, 3);
  const gradients_t found = gradients_of(g, y, x, weight);
  sums_t s = {values(x), values(weight), values(y), zeros(x->numel)};
  each_product(g, add_x, &s);
  check_values(__LINE__, found.x, s.to, which);
  s.to = zeros(weight->numel);
  each_product(g, add_weight, &s);
  check_values(__LINE__, found.weight, s.to, which);
  s.to = zeros(g->oc);
  for (int64_t e = 0; e < y->numel && s.y != NULL; e++)
    s.to[e / (y->sizes[2] * y->sizes[3]) % g->oc] += s.y[e];
  check_values(__LINE__, found.bias, s.to, which);
}

static void test_gradients(void **state) {
  (void)state;
  static const kf_dtype_t types[] = {KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT64, KF_DTYPE_COMPLEX64};
  for (size_t t = 0; t < 3; t++)
    for (size_t i = 0; i < GEOMETRIES; i++) {
      const geometry_t own = geometry_at(i), *g = &own;
      if (is_run(t, i, false)) check_gradients(g, i, types[t], false);
      if (g->c > 1 && g->oc > 1 && is_run(t, i, true)) check_gradients(g, i, types[t], true);
    }
}

/* An infinite weight meets the elements of y that it belongs to, not the padding around them. */
static void check_infinite_weight(int64_t channels, int64_t stride) {
  const geometry_t g = {.n = 1,
                        .c = channels,
                        .h = 5,
                        .w = 5,
                        .oc = channels,
                        .k = 3,
                        .stride = stride,
                        .padding = 1,
                        .dilation = 1,
                        .groups = 1};
  const int64_t size = side(&g, 5);
  kf_tensor_t *x = images(KF_DTYPE_FLOAT32, KF_INTS(1, channels, 5, 5), false, 1);
  kf_tensor_t *weight = images(KF_DTYPE_FLOAT32, KF_INTS(channels, channels, 3, 3), false, 2);
  kf_tensor_t *y = images(KF_DTYPE_FLOAT32, KF_INTS(1, channels, size, size), false, 3);
  for (int64_t i = 0; i < y->numel; i++) ((float *)kf__data(y))[i] = 1;
  /* Position p of x gets it from (p + 1) / stride of y, where that is a whole number. */
  ((float *)kf__data(weight))[0] = INFINITY;
  const float *found = (const float *)kf__data(gradients_of(&g, y, x, weight).x);
  for (int64_t i = 0; i < x->numel; i++) {
    const int64_t h = i / 5 % 5 + 1, w = i % 5 + 1;
    const bool meets =
        i < 25 && h % stride == 0 && w % stride == 0 && h / stride < size && w / stride < size;
    KFT_TRUE(!isnan(found[i]));
    KFT_TRUE(meets == (isinf(found[i]) != 0));
  }
}

static void test_infinite_weight(void **state) {
  (void)state;
  for (int64_t stride = 1; stride <= 3; stride++) {
    check_infinite_weight(1, stride);
    check_infinite_weight(20, stride);
  }
}

/* A transposed convolution is the gradient of the forward one. */
static void test_transposed(void **state) {
  (void)state;
  for (size_t i = 0; i < GEOMETRIES; i++) {
    const geometry_t *g = &geometries[i];
    kf_tensor_t *weight =
        images(KF_DTYPE_FLOAT32, KF_INTS(g->oc, g->c / g->groups, g->k, g->k), false, 2);
    const int64_t oh = side(g, g->h), ow = side(g, g->w);
    kf_tensor_t *y = images(KF_DTYPE_FLOAT32, KF_INTS(g->n, g->oc, oh, ow), false, 3), *x = NULL;
    const int64_t span = g->dilation * (g->k - 1) + 1 - 2 * g->padding;
    KFT_OK(kf_convolution(
        y, weight, NULL, LIST(g->stride), LIST(g->padding), LIST(g->dilation), true,
        KF_INTS(g->h - (oh - 1) * g->stride - span, g->w - (ow - 1) * g->stride - span), g->groups,
        &x));
    (void)keep(x);
    SIZES_ARE(x, g->n, g->c, g->h, g->w);
    sums_t s = {NULL, values(weight), values(y), zeros(x->numel)};
    each_product(g, add_x, &s);
    check_values(__LINE__, x, s.to, i);
  }
}

#define SAME_BITS(a, b) \
  KFT_TRUE(memcmp(kf__data(a), kf__data(b), (size_t)(a)->numel * sizeof(float)) == 0)

/* Rounding sums: the same bits with one thread and with four. */
static void check_threads(const geometry_t *g) {
  gradients_t made[2];
  const int threads = kf_get_num_threads();
  kf_tensor_t *x = images(KF_DTYPE_FLOAT32, KF_INTS(g->n, g->c, g->h, g->w), false, 1), *y[2];
  kf_tensor_t *weight = images(KF_DTYPE_FLOAT32, KF_INTS(g->oc, g->c, g->k, g->k), false, 2);
  for (int64_t i = 0; i < x->numel; i++) ((float *)kf__data(x))[i] = 1.0f / (float)(i % 101 + 3);
  const size_t first = kft_scale(0, 1); /* memcheck looks at bits, and needs no others for it */
  for (size_t r = first; r < 2; r++) {
    KFT_OK(kf_set_num_threads(r == 0 ? 1 : 4));
    KFT_OK(kf_conv2d(x, weight, NULL, LIST(g->stride), LIST(g->padding), LIST(1), 1, &y[r]));
    (void)keep(y[r]);
    made[r] = gradients_of(g, y[r], x, weight);
  }
  KFT_OK(kf_set_num_threads(threads));
  SAME_BITS(y[first], y[1]);
  SAME_BITS(made[first].x, made[1].x);
  SAME_BITS(made[first].weight, made[1].weight);
}

/* Also for sums that are divided into blocks of channels, which depend on the tasks. */
static void test_conv_threads(void **state) {
  (void)state;
  static const geometry_t several[] = {
      {3, 8, 30, 31, 12, 3, 1, 1, 1, 1},  {1, 56, 52, 52, 8, 3, 4, 1, 1, 1},
      {2, 60, 14, 14, 80, 3, 2, 1, 1, 1}, {4, 40, 15, 15, 90, 1, 2, 0, 1, 1},
      {5, 64, 21, 22, 24, 3, 1, 1, 1, 1}, {7, 24, 25, 37, 16, 3, 2, 1, 1, 1}};
  const size_t count = kft_scale(sizeof several / sizeof *several, 3);
  for (size_t i = 0; i < count; i++) check_threads(&several[i]);
}

static void test_conv_errors(void **state) {
  (void)state;
  kf_tensor_t *x = make(KF_DTYPE_FLOAT32, KF_INTS(1, 2, 4, 4)), *y = NULL;
  kf_tensor_t *weight = make(KF_DTYPE_FLOAT32, KF_INTS(3, 2, 3, 3));
  kf_tensor_t *other = make(KF_DTYPE_FLOAT32, KF_INTS(3, 3, 3, 3));
  KFT_FAILS_WITH(kf_conv2d(x, other, NULL, LIST(1), LIST(0), LIST(1), 1, &y), KF_ERR_RUNTIME,
                 "convolution: with groups=1 and a weight of shape [3, 3, 3, 3], input[1, 2, 4, 4] "
                 "must have 3 channels, but has 2");
  KFT_FAILS_WITH(kf_conv2d(x, weight, NULL, LIST(0), LIST(0), LIST(1), 1, &y), KF_ERR_RUNTIME,
                 "convolution: stride must be positive");
  KFT_FAILS_WITH(kf_conv2d(x, weight, NULL, LIST(1), LIST(0), LIST(2), 1, &y), KF_ERR_RUNTIME,
                 "convolution: the padded input (4 x 4) is smaller than the kernel (5 x 5)");
  KFT_FAILS(kf_conv2d(x, weight, NULL, LIST(1), LIST((int64_t)1 << 62), LIST(1), 1, &y),
            KF_ERR_RUNTIME);
  KFT_FAILS(
      kf_conv2d(x, weight, NULL, LIST((int64_t)1 << 40), LIST((int64_t)1 << 40), LIST(1), 1, &y),
      KF_ERR_NO_MEMORY);
  KFT_TRUE(y == NULL);
}

/* ---- Pooling ---- */

static void test_max_pool(void **state) {
  (void)state;
  kf_tensor_t *x = images(KF_DTYPE_FLOAT32, KF_INTS(1, 1, 2, 4), false, 0);
  const float values[] = {1, NAN, 5, 5, NAN, 2, -1, 5};
  memcpy(kf__data(x), values, sizeof values);
  kf_tensor_t *best = NULL, *where = NULL;
  KFT_OK(kf_max_pool2d_with_indices(x, KF_INTS(2), kf_no_ints(), KF_INTS(0), KF_INTS(1), false,
                                    &best, &where));
  (void)keep(best), (void)keep(where);
  SIZES_ARE(best, 1, 1, 1, 2);
  KFT_TRUE(isnan(value(best, 0)));
  KFT_EQ_INT((int)value(best, 1), 5);
  KFT_EQ_INT((int)value(where, 0), 4); /* the last NaN */
  KFT_EQ_INT((int)value(where, 1), 2); /* the first of equals */
}

/* Both layouts, all of padding, dilation and ceil_mode, against a loop over the window. */
static void check_pools(bool last, bool ceil_mode, int64_t stride, int64_t padding,
                        int64_t dilation) {
  kf_tensor_t *x = images(KF_DTYPE_FLOAT32, KF_INTS(2, 5, 9, 10), last, 1);
  kf_tensor_t *best = NULL, *where = NULL, *mean = NULL;
  KFT_OK(kf_max_pool2d_with_indices(x, LIST(3), LIST(stride), LIST(padding), LIST(dilation),
                                    ceil_mode, &best, &where));
  (void)keep(best), (void)keep(where);
  KFT_OK(
      kf_avg_pool2d(x, LIST(3), LIST(stride), LIST(padding), ceil_mode, false, kf_no_int(), &mean));
  (void)keep(mean);
  const kf_tensor_t *results[] = {best, mean};
  for (int r = 0; r < 2; r++) {
    const kf_tensor_t *t = results[r];
    const int64_t step = r == 0 ? dilation : 1;
    KFT_TRUE(kf_tensor_is_contiguous(
        t, last ? KF_MEMORY_FORMAT_CHANNELS_LAST : KF_MEMORY_FORMAT_CONTIGUOUS));
    for (int64_t i = 0; i < t->numel; i++) {
      const int64_t ox = i % t->sizes[3], oy = i / t->sizes[3] % t->sizes[2];
      const int64_t plane = i / t->sizes[3] / t->sizes[2];
      double most = -INFINITY, sum = 0, count = 0;
      int64_t at = -1;
      for (int64_t k = 0; k < 9; k++) {
        const int64_t y = oy * stride - padding + k / 3 * step;
        const int64_t z = ox * stride - padding + k % 3 * step;
        if (y < 0 || y >= 9 || z < 0 || z >= 10) continue;
        const double v = value(x, (plane * 9 + y) * 10 + z);
        sum += v, count++;
        if (v > most) most = v, at = y * 10 + z;
      }
      if (r == 0) {
        KFT_EQ_INT((int)value(best, i), (int)most);
        KFT_EQ_INT((int)value(where, i), at);
      } else {
        KFT_TRUE(fabs(value(mean, i) - sum / count) < 1e-6);
      }
    }
  }
}

static void test_pools(void **state) {
  (void)state;
  for (int flags = 0; flags < 4; flags++)
    for (int64_t stride = 1; stride <= 3; stride++)
      for (int64_t padding = 0; padding <= 1; padding++)
        for (int64_t dilation = 1; dilation <= 2; dilation++)
          check_pools((flags & 1) != 0, (flags & 2) != 0, stride, padding, dilation);
}

/* Indices of the caller are not trusted. */
static void test_pool_indices(void **state) {
  (void)state;
  kf_tensor_t *x = make(KF_DTYPE_FLOAT32, KF_INTS(1, 1, 4, 4)), *out = NULL;
  kf_tensor_t *grad = make(KF_DTYPE_FLOAT32, KF_INTS(1, 1, 2, 2));
  kf_tensor_t *indices = make(KF_DTYPE_INT64, KF_INTS(1, 1, 2, 2));
  KFT_OK(kf_max_pool2d_with_indices_backward(grad, x, LIST(2), LIST(2), LIST(0), LIST(1), false,
                                             indices, &out));
  (void)keep(out);
  for (int64_t i = 0; i < 16; i++) KFT_EQ_INT((int)value(out, i), i < 4 ? (int)i : 0);
  ((int64_t *)kf__data(indices))[2] = 16;
  kf_tensor_t *none = NULL;
  KFT_FAILS_WITH(kf_max_pool2d_with_indices_backward(grad, x, LIST(2), LIST(2), LIST(0), LIST(1),
                                                     false, indices, &none),
                 KF_ERR_INDEX, "indices has the value 16");
}

KFT_MAIN(KFT_TEST_NO_OOM(test_convolution), KFT_TEST_NO_OOM(test_gradients),
         KFT_TEST_NO_OOM(test_infinite_weight), KFT_TEST_NO_OOM(test_transposed),
         KFT_TEST_NO_OOM(test_conv_threads), KFT_TEST_NO_OOM(test_conv_errors),
         KFT_TEST(test_max_pool), KFT_TEST_NO_OOM(test_pools), KFT_TEST(test_pool_indices))
