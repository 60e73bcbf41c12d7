/* Fused attention and its gradients against the sums that define them, for sizes around the tiles
 * and blocks of every instruction set. */
#include <keyfall/ops.h>
#include <math.h>

#include "ops_fixture.h"

typedef struct {
  int64_t batches, heads, key_heads, queries, keys, depth;
  bool causal, masked;
} sizes_t;

static double number(int64_t seed, int64_t i) {
  return sin((double)(i * 37 + seed * 101) * 0.71) + (double)((i * 13 + seed) % 7) / 7 - 0.5;
}

static kf_tensor_t *numbers(kf_dtype_t dtype, kf_int_span_t sizes, int64_t seed) {
  kf_tensor_t *t = make(dtype, sizes);
  for (int64_t i = 0; i < t->numel; i++)
    kf__number_store(kf__number_of_float(number(seed, i)), dtype,
                     kf__data(t) + i * (int64_t)kf__itemsize(t));
  return t;
}

static double at(const kf_tensor_t *t, int64_t batch, int64_t head, int64_t row, int64_t column) {
  const int64_t index =
      batch * t->strides[0] + head * t->strides[1] + row * t->strides[2] + column * t->strides[3];
  return kf__number_real(
      kf__number_load(kf__dtype(t), kf__data(t) + index * (int64_t)kf__itemsize(t)));
}

/* Everything about one query, in float64. */
typedef struct {
  double weights[400], back[400], log_sum;
} query_t;

static void look(const sizes_t *s, kf_tensor_t *const *in, const kf_tensor_t *mask, double scale,
                 int64_t batch, int64_t head, int64_t row, query_t *out) {
  const int64_t shared = head / (s->heads / s->key_heads);
  double max = -INFINITY, sum = 0, dot = 0;
  for (int64_t k = 0; k < s->keys; k++) {
    double score = 0;
    for (int64_t d = 0; d < s->depth; d++)
      score += at(in[0], batch, head, row, d) * at(in[1], batch, shared, k, d);
    score *= scale;
    if (mask != NULL) score += at(mask, batch, 0, row, k);
    if (s->causal && k > row) score = -INFINITY;
    out->weights[k] = score;
    max = fmax(max, score);
  }
  for (int64_t k = 0; k < s->keys; k++) sum += out->weights[k] = exp(out->weights[k] - max);
  for (int64_t k = 0; k < s->keys; k++) {
    out->weights[k] /= sum;
    out->back[k] = 0;
    for (int64_t d = 0; d < s->depth; d++)
      out->back[k] += at(in[3], batch, head, row, d) * at(in[2], batch, shared, k, d);
    dot += out->back[k] * out->weights[k];
  }
  for (int64_t k = 0; k < s->keys; k++)
    out->back[k] = out->weights[k] * (out->back[k] - dot) * scale;
  out->log_sum = max + log(sum);
}

static void close_to(double found, double expected, double tolerance) {
  KFT_TRUE(fabs(found - expected) <= tolerance * (1 + fabs(expected)));
}

/* Compares the results of one query, and adds what it contributes to the gradients of keys. */
static void check_query(const sizes_t *s, kf_tensor_t *const *in, kf_tensor_t *const *results,
                        const query_t *q, int64_t batch, int64_t head, int64_t row, double *sums,
                        double tolerance) {
  const int64_t shared = head / (s->heads / s->key_heads);
  for (int64_t d = 0; d < s->depth; d++) {
    double out = 0, grad = 0;
    for (int64_t k = 0; k < s->keys; k++) {
      const int64_t to = ((batch * s->key_heads + shared) * s->keys + k) * s->depth + d;
      out += q->weights[k] * at(in[2], batch, shared, k, d);
      grad += q->back[k] * at(in[1], batch, shared, k, d);
      sums[2 * to] += q->back[k] * at(in[0], batch, head, row, d);
      sums[2 * to + 1] += q->weights[k] * at(in[3], batch, head, row, d);
    }
    close_to(at(results[0], batch, head, row, d), out, tolerance);
    close_to(at(results[2], batch, head, row, d), grad, tolerance);
  }
  const kf_tensor_t *logs = results[1];
  const int64_t index = batch * logs->strides[0] + head * logs->strides[1] + row * logs->strides[2];
  close_to(kf__number_real(kf__number_load(kf__dtype(logs),
                                           kf__data(logs) + index * (int64_t)kf__itemsize(logs))),
           q->log_sum, tolerance);
}

static void check(kf_dtype_t dtype, const sizes_t *s, double tolerance) {
  const kf_int_span_t of_queries = KF_INTS(s->batches, s->heads, s->queries, s->depth);
  const kf_int_span_t of_keys = KF_INTS(s->batches, s->key_heads, s->keys, s->depth);
  kf_tensor_t *const in[] = {numbers(dtype, of_queries, 1), numbers(dtype, of_keys, 2),
                             numbers(dtype, of_keys, 3), numbers(dtype, of_queries, 4)};
  kf_tensor_t *mask =
      s->masked ? numbers(dtype, KF_INTS(s->batches, 1, s->queries, s->keys), 5) : NULL;
  kf_tensor_t *results[5] = {NULL};
  const kf_opt_float_t scale = {0.4, true};
  KFT_OK(kf_raw_scaled_dot_product_flash_attention_for_cpu(in[0], in[1], in[2], 0, s->causal, mask,
                                                           scale, &results[0], &results[1]));
  for (int i = 0; i < 2; i++) (void)keep(results[i]);
  KFT_OK(kf_raw_scaled_dot_product_flash_attention_for_cpu_backward(
      in[3], in[0], in[1], in[2], results[0], results[1], 0, s->causal, mask, scale, &results[2],
      &results[3], &results[4]));
  for (int i = 2; i < 5; i++) (void)keep(results[i]);
  const int64_t count = results[3]->numel;
  double *sums = (double *)KFT_BLOCK(kf_calloc((size_t)(2 * count), sizeof *sums));
  KFT_DEFER(kf_free, sums);
  for (int r = 0; r < 5 && !has_expectations(); r++)
    for (int64_t i = 0; i < results[r]->numel; i++) KFT_TRUE(!isnan(value(results[r], i)));
  if (!has_expectations()) return;
  query_t query;
  for (int64_t b = 0; b < s->batches; b++)
    for (int64_t h = 0; h < s->heads; h++)
      for (int64_t row = 0; row < s->queries; row++) {
        look(s, in, mask, scale.value, b, h, row, &query);
        check_query(s, in, results, &query, b, h, row, sums, tolerance);
      }
  for (int64_t i = 0; i < count; i++) {
    const int64_t d = i % s->depth, row = i / s->depth % s->keys;
    const int64_t head = i / s->depth / s->keys % s->key_heads;
    const int64_t batch = i / s->depth / s->keys / s->key_heads;
    close_to(at(results[3], batch, head, row, d), sums[2 * i], tolerance);
    close_to(at(results[4], batch, head, row, d), sums[2 * i + 1], tolerance);
  }
}

static void test_sizes(void **state) {
  (void)state;
  static const sizes_t all[] = {
      {1, 1, 1, 1, 1, 1, false, false},    {2, 2, 2, 5, 7, 3, false, true},
      {1, 2, 1, 49, 13, 9, true, false},   {1, 1, 1, 12, 270, 8, false, false},
      {1, 1, 1, 200, 24, 16, false, true}, {1, 1, 1, 100, 140, 17, true, false},
      {1, 4, 2, 26, 33, 6, false, true},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    check(KF_DTYPE_FLOAT32, &all[i], 2e-5);
    if (!kft_scale(true, i < 3)) continue; /* the types differ in the element, not in the blocks */
    check(KF_DTYPE_FLOAT64, &all[i], 1e-12);
    check(KF_DTYPE_BFLOAT16, &all[i], 0.05);
  }
}

static void test_small(void **state) {
  (void)state;
  const sizes_t sizes = {1, 2, 1, 5, 6, 3, true, true};
  check(KF_DTYPE_FLOAT32, &sizes, 2e-5);
}

/* A score that is not a number reaches all results of its queries, wherever its key is. */
static void test_nan(void **state) {
  (void)state;
  static const int64_t places[] = {0, 5, 6, 127, 128, 269};
  for (size_t i = 0; i < 2 * sizeof places / sizeof *places; i++) {
    const kf_dtype_t dtype = i % 2 == 0 ? KF_DTYPE_FLOAT32 : KF_DTYPE_FLOAT64;
    kf_tensor_t *query = numbers(dtype, KF_INTS(1, 1, 50, 8), 1), *results[2] = {NULL};
    kf_tensor_t *key = numbers(dtype, KF_INTS(1, 1, 270, 8), 2);
    kf_tensor_t *value = numbers(dtype, KF_INTS(1, 1, 270, 8), 3);
    kf__number_store(kf__number_of_float(NAN), dtype,
                     kf__data(key) + places[i / 2] * 8 * (int64_t)kf__itemsize(key));
    KFT_OK(kf_raw_scaled_dot_product_flash_attention_for_cpu(
        query, key, value, 0, false, NULL, (kf_opt_float_t){0.4, true}, &results[0], &results[1]));
    for (int r = 0; r < 2; r++) {
      (void)keep(results[r]);
      const int64_t item = (int64_t)kf__itemsize(results[r]);
      for (int64_t n = 0; n < results[r]->numel; n++)
        KFT_TRUE(isnan(kf__number_real(
            kf__number_load(kf__dtype(results[r]), kf__data(results[r]) + n * item))));
    }
  }
}

KFT_MAIN(KFT_TEST_NO_OOM(test_sizes), KFT_TEST(test_small), KFT_TEST_NO_OOM(test_nan))
