/* Softmax and normalisations against the formulas that define them, along every dimension and in
 * every memory format; gradients against differences of the results. */
#include <keyfall/scoped.h>
#include <math.h>

#include "ops_fixture.h"

/* ---- Fixtures ---- */

/* Numbers between -2 and 2 that repeat late. */
static double wave(int64_t i) { return (double)(i * 7919 % 1009) / 252.0 - 2; }

static kf_tensor_t *waves(kf_dtype_t dtype, kf_int_span_t sizes, int64_t from) {
  kf_tensor_t *t = make(dtype, sizes);
  char *data = kf__data(t);
  for (int64_t i = 0; i < t->numel; i++)
    kf__number_store(kf_scalar_of_float(wave(i + from)), dtype, data + i * kf__itemsize(t));
  return t;
}

static kf_tensor_t *channels_last(kf_tensor_t *t) {
  int64_t strides[4];
  kf_tensor_t *copy = NULL;
  KFT_OK(kf__format_strides(kf__sizes(t), KF_MEMORY_FORMAT_CHANNELS_LAST, strides));
  KFT_OK(
      kf_tensor_new_strided(kf__dtype(t), cpu(), kf__sizes(t), (kf_int_span_t){strides, 4}, &copy));
  (void)keep(copy);
  KFT_OK(kf_copy_(copy, t, false));
  return copy;
}

static double tolerance(kf_dtype_t dtype) {
  if (dtype == KF_DTYPE_FLOAT16) return 2e-3;
  if (dtype == KF_DTYPE_BFLOAT16) return 2e-2;
  return dtype == KF_DTYPE_FLOAT32 ? 2e-6 : 1e-12;
}

static void near(const char *file, int line, double found, double expected, double error) {
  if (isnan(expected) ? isnan(found) : found == expected) return;
  if (!(fabs(found - expected) <= error * (1 + fabs(expected))))
    kft_fail(file, line, "found %.17g, expected %.17g", found, expected);
}
#define NEAR(found, expected, error) near(__FILE__, __LINE__, (found), (expected), (error))

static const kf_dtype_t types[] = {KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT64, KF_DTYPE_FLOAT16,
                                   KF_DTYPE_BFLOAT16};

/* ---- Softmax ---- */

static void check_softmax(kf_tensor_t *x, int64_t dim) {
  kf_tensor_t *y = NULL, *log_y = NULL;
  KFT_OK(kf_raw_softmax(x, dim, false, &y));
  (void)keep(y);
  KFT_OK(kf_raw_log_softmax(x, dim, false, &log_y));
  (void)keep(log_y);
  KFT_TRUE(kf__is_contiguous(y) && kf__is_contiguous(log_y));
  int64_t step = 1, size = x->sizes[dim];
  for (uint32_t d = (uint32_t)dim + 1; d < x->ndim; d++) step *= x->sizes[d];
  for (int64_t i = 0; i < y->numel && !has_expectations(); i++)
    KFT_TRUE(value(y, i) <= 1 && value(log_y, i) <= 0);
  for (int64_t row = 0; row < x->numel / size && has_expectations(); row++) {
    const int64_t first = row / step * step * size + row % step, end = first + size * step;
    double most = -INFINITY, sum = 0;
    for (int64_t i = first; i < end; i += step) most = fmax(most, value(x, i));
    for (int64_t i = first; i < end; i += step) sum += exp(value(x, i) - most);
    for (int64_t i = first; i < end; i += step) {
      NEAR(value(y, i), exp(value(x, i) - most) / sum, tolerance(kf__dtype(x)));
      NEAR(value(log_y, i), value(x, i) - most - log(sum), tolerance(kf__dtype(x)) * 3);
    }
  }
}

static void test_softmax(void **state) {
  (void)state;
  for (int type = 0; type < 4; type++) {
    for (int64_t dim = 0; dim < 3; dim++) {
      check_softmax(waves(types[type], KF_INTS(3, 5, 7), 0), dim);
      kf_tensor_t *t = waves(types[type], KF_INTS(105), 3);
      check_softmax(view(t, KF_INTS(3, 5, 7), KF_INTS(1, 21, 3), 0), dim);
    }
    check_softmax(waves(types[type], KF_INTS(2, 1300), 0), 1); /* more than a block */
    check_softmax(waves(types[type], KF_INTS(90, 300), 0), 0);
  }
}

static void test_softmax_ends(void **state) {
  (void)state;
  const float data[] = {-INFINITY, -INFINITY, 1, -INFINITY, INFINITY, 1, NAN, 1, 200, 100};
  const double expected[] = {NAN, NAN, 1, 0, NAN, NAN, NAN, NAN, 1, 3.7200759760208361e-44};
  kf_tensor_t *x = NULL, *y = NULL;
  KFT_OK(kf_tensor_from_data(data, KF_DTYPE_FLOAT32, KF_INTS(5, 2), &x));
  KFT_OK(kf_softmax(keep(x), 1, kf_no_int(), &y));
  (void)keep(y);
  for (int64_t i = 0; i < 10; i++) NEAR(value(y, i), expected[i], 1e-6);
  KFT_OK(kf_softmax(make(KF_DTYPE_INT64, KF_INTS(2)), 0, kf_some_dtype(KF_DTYPE_FLOAT64), &y));
  NEAR(value(keep(y), 0), 1 / (1 + exp(1)), 1e-12);
  KFT_OK(kf_softmax(make(KF_DTYPE_FLOAT32, kf_no_ints()), -1, kf_no_int(), &y));
  KFT_TRUE(value(keep(y), 0) == 1);
  KFT_OK(kf_softmax(make(KF_DTYPE_FLOAT32, KF_INTS(0, 3)), 0, kf_no_int(), &y));
  SIZES_ARE(keep(y), 0, 3);
}

/* ---- Gradients ---- */

/* A function of one tensor, whose gradient is compared with differences: Σ weights · f(x). */
typedef kf_tensor_t *(*function_fn)(kf_tensor_t *x, void *context);

static double weighted_sum(function_fn f, void *context, kf_tensor_t *x) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *y = f(x, context);
  KFT_TRUE(y != NULL);
  double sum = 0;
  for (int64_t i = 0; i < y->numel; i++) sum += value(y, i) * wave(i + 500);
  KFT_OK(kf_scope_close(&scope));
  return sum;
}

/* What weighted_sum makes the gradient of the result be. */
static kf_tensor_t *upstream(const kf_tensor_t *like) {
  return waves(kf__dtype(like), kf__sizes(like), 500);
}

static void check_gradient(function_fn f, void *context, kf_tensor_t *x, const kf_tensor_t *found) {
  const double step = 1e-5;
  for (int64_t i = 0; i < x->numel; i++) {
    double *at = (double *)(uintptr_t)element(x, i), old = *at;
    *at = old + step;
    double above = weighted_sum(f, context, x);
    *at = old - step;
    double below = weighted_sum(f, context, x);
    *at = old;
    NEAR(value(found, i), (above - below) / (2 * step), 1e-6);
  }
}

typedef struct {
  kf_tensor_t *input, *weight, *bias;
  int64_t dim;
  int which; /* of the arguments is the variable */
} terms_t;

static kf_tensor_t *softmax_of(kf_tensor_t *x, void *context) {
  return kfs_softmax(x, ((terms_t *)context)->dim, kf_no_int());
}
static kf_tensor_t *log_softmax_of(kf_tensor_t *x, void *context) {
  return kfs_log_softmax(x, ((terms_t *)context)->dim, kf_no_int());
}

static void test_softmax_gradient(void **state) {
  (void)state;
  for (int64_t dim = 0; dim < 2; dim++) {
    kf_tensor_t *x = waves(KF_DTYPE_FLOAT64, KF_INTS(4, 5), 0), *y = NULL, *grad = NULL;
    terms_t terms = {x, NULL, NULL, dim, 0};
    KFT_OK(kf_raw_softmax(x, dim, false, &y));
    KFT_OK(kf_raw_softmax_backward_data(upstream(x), keep(y), dim, KF_DTYPE_FLOAT64, &grad));
    check_gradient(softmax_of, &terms, x, keep(grad));
    KFT_OK(kf_raw_log_softmax(x, dim, false, &y));
    KFT_OK(kf_raw_log_softmax_backward_data(upstream(x), keep(y), dim, KF_DTYPE_FLOAT64, &grad));
    check_gradient(log_softmax_of, &terms, x, keep(grad));
  }
}

/* Short rows are computed in batches. A row must not depend on those beside it, nor on its place.
 */
static void test_short_rows(void **state) {
  (void)state;
  static const int64_t counts[] = {1, 2, 15, 16, 17, 37};
  for (int64_t n = 1; n <= 17; n++)
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
      kf_tensor_t *x = waves(KF_DTYPE_FLOAT32, KF_INTS(counts[k], n), n), *g = upstream(x);
      check_softmax(x, 1);
      kf_tensor_t *y = NULL, *back = NULL;
      KFT_OK(kf_raw_log_softmax(x, 1, false, &y));
      KFT_OK(kf_raw_log_softmax_backward_data(g, keep(y), 1, KF_DTYPE_FLOAT32, &back));
      (void)keep(back);
      for (int64_t row = 0; row < counts[k]; row++) {
        kf_tensor_t *one = NULL, *one_back = NULL;
        KFT_OK(kf_raw_log_softmax(view(x, KF_INTS(1, n), KF_INTS(n, 1), row * n), 1, false, &one));
        KFT_OK(kf_raw_log_softmax_backward_data(view(g, KF_INTS(1, n), KF_INTS(n, 1), row * n),
                                                keep(one), 1, KF_DTYPE_FLOAT32, &one_back));
        (void)keep(one_back);
        double sum = 0;
        for (int64_t i = 0; i < n; i++) sum += value(g, row * n + i);
        for (int64_t i = 0; i < n; i++) {
          const int64_t at = row * n + i;
          KFT_TRUE(value(one, i) == value(y, at));
          KFT_TRUE(value(one_back, i) == value(back, at));
          NEAR(value(back, at), value(g, at) - exp(value(y, at)) * sum, 1e-5);
        }
      }
    }
}

/* ---- Layer and RMS norm ---- */

static void check_layer_norm(kf_tensor_t *x, int64_t size) {
  kf_dtype_t type = kf__dtype(x);
  kf_tensor_t *w = waves(type, KF_INTS(size), 5), *b = waves(type, KF_INTS(size), 9);
  kf_tensor_t *y = NULL, *mean = NULL, *rstd = NULL, *r = NULL;
  KFT_OK(kf_native_layer_norm(x, KF_INTS(size), w, b, 1e-5, &y, &mean, &rstd));
  (void)keep(y);
  (void)keep(mean);
  (void)keep(rstd);
  KFT_OK(kf_rms_norm(x, KF_INTS(size), w, kf_some_float(1e-3), &r));
  (void)keep(r);
  for (int64_t row = 0; row < x->numel / size; row++) {
    double sum = 0, squares = 0, total = 0;
    for (int64_t i = 0; i < size; i++) sum += value(x, row * size + i);
    double middle = sum / (double)size;
    for (int64_t i = 0; i < size; i++) {
      double v = value(x, row * size + i);
      squares += (v - middle) * (v - middle);
      total += v * v;
    }
    double scale = 1 / sqrt(squares / (double)size + 1e-5);
    double root = 1 / sqrt(total / (double)size + 1e-3);
    NEAR(value(mean, row), middle, tolerance(type));
    NEAR(value(rstd, row), scale, tolerance(type) * 2);
    for (int64_t i = 0; i < size; i++) {
      double v = value(x, row * size + i);
      NEAR(value(y, row * size + i), (v - middle) * scale * value(w, i) + value(b, i),
           tolerance(type) * 2);
      NEAR(value(r, row * size + i), v * root * value(w, i), tolerance(type) * 2);
    }
  }
}

static void test_layer_norm(void **state) {
  (void)state;
  for (int type = 0; type < 4; type++) {
    check_layer_norm(waves(types[type], KF_INTS(4, 6), 0), 6);
    check_layer_norm(waves(types[type], KF_INTS(2, 1500), 0), 1500);
    kf_tensor_t *t = waves(types[type], KF_INTS(24), 3);
    check_layer_norm(view(t, KF_INTS(4, 6), KF_INTS(1, 4), 0), 6);
  }
}

static kf_tensor_t *layer_norm_of(kf_tensor_t *x, void *context) {
  terms_t *t = context;
  kf_tensor_t *made = NULL;
  kf_status_t status =
      kf_layer_norm(t->which == 0 ? x : t->input, KF_INTS(5), t->which == 1 ? x : t->weight,
                    t->which == 2 ? x : t->bias, 1e-5, true, &made);
  return kf_scope_take(status, made);
}
static kf_tensor_t *rms_norm_of(kf_tensor_t *x, void *context) {
  terms_t *t = context;
  return kfs_rms_norm(t->which == 0 ? x : t->input, KF_INTS(5), t->which == 1 ? x : t->weight,
                      kf_some_float(1e-5));
}

static void test_layer_norm_gradient(void **state) {
  (void)state;
  kf_tensor_t *x = waves(KF_DTYPE_FLOAT64, KF_INTS(3, 5), 0);
  kf_tensor_t *w = waves(KF_DTYPE_FLOAT64, KF_INTS(5), 7),
              *b = waves(KF_DTYPE_FLOAT64, KF_INTS(5), 9);
  kf_tensor_t *y = NULL, *mean = NULL, *rstd = NULL, *grads[3] = {NULL, NULL, NULL};
  const bool all[] = {true, true, true};
  KFT_OK(kf_native_layer_norm(x, KF_INTS(5), w, b, 1e-5, &y, &mean, &rstd));
  (void)keep(y);
  KFT_OK(kf_native_layer_norm_backward(upstream(x), x, KF_INTS(5), keep(mean), keep(rstd), w, b,
                                       (kf_bool_span_t){all, 3}, &grads[0], &grads[1], &grads[2]));
  kf_tensor_t *const arguments[] = {x, w, b};
  for (int i = 0; i < 3; i++) {
    terms_t terms = {x, w, b, 0, i};
    check_gradient(layer_norm_of, &terms, arguments[i], keep(grads[i]));
  }
  KFT_OK(kf_raw_fused_rms_norm(x, KF_INTS(5), w, kf_some_float(1e-5), &y, &rstd));
  (void)keep(y);
  KFT_OK(kf_raw_fused_rms_norm_backward(upstream(x), x, KF_INTS(5), keep(rstd), w,
                                        (kf_bool_span_t){all, 2}, &grads[0], &grads[1]));
  for (int i = 0; i < 2; i++) {
    terms_t terms = {x, w, NULL, 0, i};
    check_gradient(rms_norm_of, &terms, arguments[i], keep(grads[i]));
  }
}

/* Results that are not asked for are not made. */
static void test_masks(void **state) {
  (void)state;
  kf_tensor_t *x = waves(KF_DTYPE_FLOAT32, KF_INTS(3, 5), 0),
              *stats = make(KF_DTYPE_FLOAT32, KF_INTS(3, 1));
  kf_tensor_t *w = waves(KF_DTYPE_FLOAT32, KF_INTS(5), 7), *grads[3] = {NULL, NULL, NULL};
  const bool bias_only[] = {false, false, true};
  KFT_OK(kf_native_layer_norm_backward(x, x, KF_INTS(5), stats, stats, w, w,
                                       (kf_bool_span_t){bias_only, 3}, &grads[0], &grads[1],
                                       &grads[2]));
  (void)keep(grads[2]);
  KFT_TRUE(!kf_tensor_is_defined(grads[0]) && !kf_tensor_is_defined(grads[1]));
  for (int64_t i = 0; i < 5; i++)
    NEAR(value(grads[2], i), value(x, i) + value(x, 5 + i) + value(x, 10 + i), 1e-6);
}

/* ---- Batch and group norm ---- */

/* Mean and variance of channel c of x, of the elements first … first + count - 1 of the batch. */
static void channel_stats(const kf_tensor_t *x, int64_t c, int64_t channels, int64_t first,
                          int64_t count, double *mean, double *var) {
  int64_t places = x->numel / x->sizes[0] / x->sizes[1], total = 0;
  double sum = 0, squares = 0;
  for (int pass = 0; pass < 2; pass++) {
    total = 0;
    for (int64_t b = first; b < first + count; b++)
      for (int64_t i = c * places; i < (c + channels) * places; i++, total++) {
        double v = value(x, b * x->sizes[1] * places + i);
        sum += pass == 0 ? v : 0;
        squares += pass == 0 ? 0 : (v - *mean) * (v - *mean);
      }
    if (pass == 0) *mean = sum / (double)total;
  }
  *var = squares / (double)total;
}

static void check_batch_norm(kf_tensor_t *x) {
  const int64_t channels = x->sizes[1], places = x->numel / x->sizes[0] / channels;
  const double count = (double)(x->numel / channels), error = tolerance(kf__dtype(x)) * 4;
  kf_dtype_t type = kf__dtype(x);
  kf_tensor_t *w = waves(type, KF_INTS(channels), 5), *b = waves(type, KF_INTS(channels), 9);
  kf_tensor_t *rm = make(type, KF_INTS(channels)), *rv = make(type, KF_INTS(channels));
  kf_tensor_t *y = NULL, *again = NULL;
  KFT_OK(kf_batch_norm(x, w, b, rm, rv, true, 0.25, 1e-5, false, &y));
  (void)keep(y);
  KFT_TRUE(kf_tensor_memory_format(y) == kf_tensor_memory_format(x));
  KFT_OK(kf_batch_norm(x, w, b, rm, rv, false, 0.25, 1e-5, false, &again));
  (void)keep(again);
  for (int64_t c = 0; c < channels; c++) {
    double mean, var;
    channel_stats(x, c, 1, 0, x->sizes[0], &mean, &var);
    NEAR(value(rm, c), 0.75 * (double)c + 0.25 * mean, error);
    NEAR(value(rv, c), 0.75 * (double)c + 0.25 * var * count / (count - 1), error);
    for (int64_t n = 0; n < x->sizes[0]; n++) {
      int64_t i = (n * channels + c) * places;
      NEAR(value(y, i), (value(x, i) - mean) / sqrt(var + 1e-5) * value(w, c) + value(b, c), error);
      NEAR(value(again, i),
           (value(x, i) - value(rm, c)) / sqrt(value(rv, c) + 1e-5) * value(w, c) + value(b, c),
           error * 2);
    }
  }
}

static void test_batch_norm(void **state) {
  (void)state;
  for (int type = 0; type < 3; type++) {
    kf_tensor_t *x = waves(types[type], KF_INTS(3, 5, 4, 7), 0);
    check_batch_norm(x);
    check_batch_norm(channels_last(x));
    check_batch_norm(waves(types[type], KF_INTS(40, 6), 0));
    kf_tensor_t *t = waves(types[type], KF_INTS(60), 1);
    check_batch_norm(view(t, KF_INTS(3, 4, 5), KF_INTS(1, 15, 3), 0));
  }
}

static kf_tensor_t *batch_norm_of(kf_tensor_t *x, void *context) {
  terms_t *t = context;
  kf_tensor_t *made = NULL;
  kf_status_t status =
      kf_batch_norm(t->which == 0 ? x : t->input, t->which == 1 ? x : t->weight,
                    t->which == 2 ? x : t->bias, NULL, NULL, true, 0.1, 1e-5, false, &made);
  return kf_scope_take(status, made);
}

static void check_batch_norm_gradient(kf_tensor_t *x, kf_tensor_t *grad) {
  kf_tensor_t *w = waves(KF_DTYPE_FLOAT64, KF_INTS(3), 7),
              *b = waves(KF_DTYPE_FLOAT64, KF_INTS(3), 9);
  kf_tensor_t *y = NULL, *mean = NULL, *invstd = NULL, *grads[3] = {NULL, NULL, NULL};
  const bool all[] = {true, true, true};
  KFT_OK(kf_native_batch_norm(x, w, b, NULL, NULL, true, 0.1, 1e-5, &y, &mean, &invstd));
  (void)keep(y);
  KFT_OK(kf_native_batch_norm_backward(grad, x, w, NULL, NULL, keep(mean), keep(invstd), true, 1e-5,
                                       (kf_bool_span_t){all, 3}, &grads[0], &grads[1], &grads[2]));
  kf_tensor_t *const arguments[] = {x, w, b};
  for (int i = 0; i < 3; i++) {
    terms_t terms = {x, w, b, 0, i};
    check_gradient(batch_norm_of, &terms, arguments[i], keep(grads[i]));
  }
}

static void test_batch_norm_gradient(void **state) {
  (void)state;
  kf_tensor_t *x = waves(KF_DTYPE_FLOAT64, KF_INTS(2, 3, 2, 2), 0);
  check_batch_norm_gradient(x, upstream(x));
  check_batch_norm_gradient(channels_last(x), upstream(x));
  check_batch_norm_gradient(channels_last(x), channels_last(upstream(x)));
}

static void check_group_norm(kf_tensor_t *x, int64_t groups) {
  const int64_t channels = x->sizes[1], each = channels / groups;
  const int64_t places = x->numel / x->sizes[0] / channels;
  kf_dtype_t type = kf__dtype(x);
  kf_tensor_t *w = waves(type, KF_INTS(channels), 5), *b = waves(type, KF_INTS(channels), 9);
  kf_tensor_t *y = NULL;
  KFT_OK(kf_group_norm(x, groups, w, b, 1e-5, true, &y));
  (void)keep(y);
  KFT_TRUE(kf_tensor_memory_format(y) == kf_tensor_memory_format(x));
  for (int64_t n = 0; n < x->sizes[0]; n++)
    for (int64_t c = 0; c < channels; c++) {
      double mean, var;
      channel_stats(x, c / each * each, each, n, 1, &mean, &var);
      int64_t i = (n * channels + c) * places + 1;
      NEAR(value(y, i), (value(x, i) - mean) / sqrt(var + 1e-5) * value(w, c) + value(b, c),
           tolerance(type) * 4);
    }
}

static void test_group_norm(void **state) {
  (void)state;
  for (int type = 0; type < 3; type++) {
    kf_tensor_t *x = waves(types[type], KF_INTS(2, 6, 3, 5), 0);
    for (int64_t groups = 1; groups <= 6; groups++) {
      if (6 % groups != 0) continue;
      check_group_norm(x, groups);
      check_group_norm(channels_last(x), groups);
    }
  }
}

static kf_tensor_t *group_norm_of(kf_tensor_t *x, void *context) {
  terms_t *t = context;
  kf_tensor_t *made = NULL;
  kf_status_t status = kf_group_norm(t->which == 0 ? x : t->input, 2, t->which == 1 ? x : t->weight,
                                     t->which == 2 ? x : t->bias, 1e-5, true, &made);
  return kf_scope_take(status, made);
}

static void test_group_norm_gradient(void **state) {
  (void)state;
  kf_tensor_t *x = waves(KF_DTYPE_FLOAT64, KF_INTS(2, 4, 3), 0);
  kf_tensor_t *w = waves(KF_DTYPE_FLOAT64, KF_INTS(4), 7),
              *b = waves(KF_DTYPE_FLOAT64, KF_INTS(4), 9);
  kf_tensor_t *y = NULL, *mean = NULL, *rstd = NULL, *grads[3] = {NULL, NULL, NULL};
  const bool all[] = {true, true, true};
  KFT_OK(kf_native_group_norm(x, w, b, 2, 4, 3, 2, 1e-5, &y, &mean, &rstd));
  (void)keep(y);
  KFT_OK(kf_native_group_norm_backward(upstream(x), x, keep(mean), keep(rstd), w, 2, 4, 3, 2,
                                       (kf_bool_span_t){all, 3}, &grads[0], &grads[1], &grads[2]));
  kf_tensor_t *const arguments[] = {x, w, b};
  for (int i = 0; i < 3; i++) {
    terms_t terms = {x, w, b, 0, i};
    check_gradient(group_norm_of, &terms, arguments[i], keep(grads[i]));
  }
}

/* Each element of the batch by itself; the running statistics are means over the batch. */
static void test_instance_norm(void **state) {
  (void)state;
  kf_tensor_t *x = waves(KF_DTYPE_FLOAT32, KF_INTS(2, 3, 4), 0), *y = NULL;
  kf_tensor_t *rm = make(KF_DTYPE_FLOAT32, KF_INTS(3)), *rv = make(KF_DTYPE_FLOAT32, KF_INTS(3));
  KFT_OK(kf_instance_norm(x, NULL, NULL, rm, rv, true, 0.5, 1e-5, false, &y));
  (void)keep(y);
  for (int64_t c = 0; c < 3; c++) {
    double means = 0;
    for (int64_t n = 0; n < 2; n++) {
      double mean, var;
      channel_stats(x, c, 1, n, 1, &mean, &var);
      means += mean / 2;
      int64_t i = (n * 3 + c) * 4;
      NEAR(value(y, i), (value(x, i) - mean) / sqrt(var + 1e-5), 1e-5);
    }
    NEAR(value(rm, c), 0.5 * (double)c + 0.5 * means, 1e-5);
  }
}

/* ---- Errors, memory ---- */

static void test_errors(void **state) {
  (void)state;
  kf_tensor_t *x = waves(KF_DTYPE_FLOAT32, KF_INTS(2, 3, 4), 0),
              *three = make(KF_DTYPE_FLOAT32, KF_INTS(3));
  kf_tensor_t *half = make(KF_DTYPE_FLOAT16, KF_INTS(4)), *out = NULL, *a = NULL, *b = NULL;
  KFT_FAILS_WITH(kf_layer_norm(x, KF_INTS(3), NULL, NULL, 1e-5, true, &out), KF_ERR_RUNTIME,
                 "layer_norm: with normalized_shape=[3], input must have a shape [*, 3], but has "
                 "shape [2, 3, 4]");
  KFT_FAILS_WITH(kf_layer_norm(x, KF_INTS(4), three, NULL, 1e-5, true, &out), KF_ERR_RUNTIME,
                 "layer_norm: weight must have the shape normalized_shape, but weight has shape "
                 "[3], normalized_shape is [4]");
  KFT_FAILS_WITH(kf_layer_norm(x, KF_INTS(4), half, NULL, 1e-5, true, &out), KF_ERR_RUNTIME,
                 "with an input of half precision, parameters must be of its type or float32");
  KFT_FAILS_WITH(kf_group_norm(x, 2, NULL, NULL, 1e-5, true, &out), KF_ERR_RUNTIME,
                 "group_norm: channels must be a multiple of num_groups; input has shape [2, 3, "
                 "4], num_groups is 2");
  KFT_FAILS_WITH(kf_batch_norm(x, half, NULL, NULL, NULL, true, 0.1, 1e-5, false, &out),
                 KF_ERR_RUNTIME, "weight must have 3 numbers, one for each channel, but has 4");
  KFT_FAILS_WITH(kf_batch_norm(x, NULL, NULL, NULL, NULL, false, 0.1, 1e-5, false, &out),
                 KF_ERR_RUNTIME, "running_mean is needed when not training");
  KFT_FAILS_WITH(kf_native_batch_norm(make(KF_DTYPE_FLOAT32, KF_INTS(0, 3)), NULL, NULL, NULL, NULL,
                                      true, 0.1, 1e-5, &out, &a, &b),
                 KF_ERR_RUNTIME, "batch_norm: input must have elements, but has shape [0, 3]");
  KFT_FAILS_WITH(kf_raw_softmax(x, 3, false, &out), KF_ERR_INDEX,
                 "expected a dimension from -3 to 2, found 3");
  KFT_FAILS_WITH(kf_raw_softmax(x, 0, true, &out), KF_ERR_RUNTIME,
                 "softmax: half_to_float is not for the CPU");
  KFT_FAILS_WITH(kf_raw_softmax(make(KF_DTYPE_INT64, KF_INTS(2, 2)), 0, false, &out),
                 KF_ERR_NOT_IMPLEMENTED, "no kernel for elements of type Long");
}

/* Everything that packs or keeps arrays of its own, without memory. */
static void test_memory(void **state) {
  (void)state;
  kf_tensor_t *t = waves(KF_DTYPE_FLOAT16, KF_INTS(60), 0);
  kf_tensor_t *x = view(t, KF_INTS(3, 4, 5), KF_INTS(1, 15, 3), 0), *out = NULL;
  kf_tensor_t *w = waves(KF_DTYPE_FLOAT16, KF_INTS(5), 0),
              *c = waves(KF_DTYPE_FLOAT16, KF_INTS(4), 0);
  KFT_OK(kf_softmax(x, 1, kf_no_int(), &out));
  (void)keep(out);
  KFT_OK(kf_layer_norm(x, KF_INTS(5), w, w, 1e-5, true, &out));
  (void)keep(out);
  KFT_OK(kf_batch_norm(x, c, c, NULL, NULL, true, 0.1, 1e-5, false, &out));
  (void)keep(out);
  KFT_OK(kf_group_norm(x, 2, c, c, 1e-5, true, &out));
  (void)keep(out);
  kf_tensor_t *grads[3] = {NULL, NULL, NULL}, *stats = make(KF_DTYPE_FLOAT16, KF_INTS(3, 4, 1));
  const bool all[] = {true, true, true};
  KFT_OK(kf_native_layer_norm_backward(x, x, KF_INTS(5), stats, stats, w, w,
                                       (kf_bool_span_t){all, 3}, &grads[0], &grads[1], &grads[2]));
  for (int i = 0; i < 3; i++) (void)keep(grads[i]);
  KFT_OK(kf_native_batch_norm_backward(x, x, c, NULL, NULL, c, c, true, 1e-5,
                                       (kf_bool_span_t){all, 3}, &grads[0], &grads[1], &grads[2]));
  for (int i = 0; i < 3; i++) (void)keep(grads[i]);
}

KFT_MAIN(KFT_TEST_NO_OOM(test_softmax), KFT_TEST(test_softmax_ends),
         KFT_TEST_NO_OOM(test_softmax_gradient), KFT_TEST_NO_OOM(test_short_rows),
         KFT_TEST_NO_OOM(test_layer_norm), KFT_TEST_NO_OOM(test_layer_norm_gradient),
         KFT_TEST(test_masks), KFT_TEST_NO_OOM(test_batch_norm),
         KFT_TEST_NO_OOM(test_batch_norm_gradient), KFT_TEST_NO_OOM(test_group_norm),
         KFT_TEST_NO_OOM(test_group_norm_gradient), KFT_TEST(test_instance_norm),
         KFT_TEST(test_errors), KFT_TEST(test_memory))
