/* Products of matrices against the sum that defines them. Elements are small integers, so that
 * every type but the narrowest integers holds every result exactly, whatever the order of sums. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <math.h>

#include "backends/cpu/matmul/gemm.h"
#include "ops_fixture.h"

enum { SIDE = 40 };

static const kf_dtype_t types[] = {KF_DTYPE_FLOAT32,    KF_DTYPE_FLOAT64, KF_DTYPE_COMPLEX64,
                                   KF_DTYPE_COMPLEX128, KF_DTYPE_FLOAT16, KF_DTYPE_BFLOAT16,
                                   KF_DTYPE_INT64,      KF_DTYPE_INT32,   KF_DTYPE_INT16,
                                   KF_DTYPE_INT8,       KF_DTYPE_UINT8};
enum { TYPES = sizeof types / sizeof *types };

enum { PERIOD = 55 };
static int64_t small(int64_t seed, int64_t i) { return (i * 7 + seed * 5 + i / 11) % 5 - 2; }

/* Fills a block with copies of its first bytes: converting each number takes longer than all else
 * that is done with it. */
static void repeat(char *data, size_t period, size_t bytes) {
  for (size_t done = period; done < bytes; done += period)
    memcpy(data + done, data, bytes - done < period ? bytes - done : period);
}

/* A block with `count` small numbers. Complex ones have an imaginary part. */
static char *numbers(kf_dtype_t dtype, int64_t count, int64_t seed) {
  const size_t size = kf_dtype_size(dtype);
  char *data = (char *)KFT_BLOCK(kf_alloc((size_t)(count + 1) * size));
  KFT_DEFER(kf_free, data);
  for (int64_t i = 0; i < count && i < PERIOD; i++) {
    const double re = (double)small(seed, i), im = (double)small(seed + 3, i);
    kf__number_store(
        kf_dtype_is_complex(dtype) ? kf_scalar_of_complex(re, im) : kf_scalar_of_int((int64_t)re),
        dtype, data + (size_t)i * size);
  }
  repeat(data, PERIOD * size, (size_t)count * size);
  return data;
}

static kf_complex_t number_at(kf_dtype_t dtype, const char *data, int64_t at) {
  const kf_scalar_t number = kf__number_load(dtype, data + (size_t)at * kf_dtype_size(dtype));
  return (kf_complex_t){kf__number_real(number), kf__number_imag(number)};
}

/* A matrix with its rows one after the other: the products below read each element many times. */
static kf_complex_t *plain(kf_dtype_t dtype, const kf__matrix_t *from, int64_t rows,
                           int64_t columns) {
  kf_complex_t *to = (kf_complex_t *)KFT_BLOCK(kf_alloc((size_t)(rows * columns + 1) * sizeof *to));
  KFT_DEFER(kf_free, to);
  for (int64_t i = 0; i < rows; i++)
    for (int64_t j = 0; j < columns; j++)
      to[i * columns + j] = number_at(dtype, from->data, i * from->rows + j * from->columns);
  return to;
}

/* The element i, j that a job must give, with its factors in plain form; `before` is what C held.
 */
static kf_complex_t expected(const kf__gemm_t *job, const kf_complex_t *a, const kf_complex_t *b,
                             const char *before, int64_t i, int64_t j) {
  kf_complex_t sum = {0, 0};
  const kf_complex_t *x = a + i * job->k, *y = b + j;
  for (int64_t p = 0; p < job->k; p++, x++, y += job->n) {
    sum.re += x->re * y->re - x->im * y->im;
    sum.im += x->re * y->im + x->im * y->re;
  }
  kf_complex_t result = {sum.re * job->alpha.re, sum.im * job->alpha.re};
  if (job->beta.re != 0 && job->d.data != NULL) {
    const char *from = job->d.data == job->c.data ? before : (const char *)job->d.data;
    const kf_complex_t d = number_at(job->dtype, from, i * job->d.rows + j * job->d.columns);
    result.re += d.re * job->beta.re;
    result.im += d.im * job->beta.re;
  }
  return result;
}

static bool agrees(kf_dtype_t dtype, double found, double wanted) {
  if (dtype == KF_DTYPE_UINT8) return (uint8_t)(int64_t)wanted == (uint8_t)(int64_t)found;
  if (dtype == KF_DTYPE_INT8) return (int8_t)(int64_t)wanted == (int8_t)(int64_t)found;
  return found == wanted;
}

static void check_job(const kf__gemm_t *job, const char *before) {
  const bool expects = has_expectations();
  const kf_complex_t *a = expects ? plain(job->dtype, &job->a, job->m, job->k) : NULL;
  const kf_complex_t *b = expects ? plain(job->dtype, &job->b, job->k, job->n) : NULL;
  for (int64_t i = 0; i < job->m; i++)
    for (int64_t j = 0; j < job->n; j++) {
      const kf_complex_t got =
          number_at(job->dtype, job->c.data, i * job->c.rows + j * job->c.columns);
      const kf_complex_t want = expects ? expected(job, a, b, before, i, j) : got;
      if (!agrees(job->dtype, got.re, want.re) || !agrees(job->dtype, got.im, want.im))
        kft_fail(__FILE__, __LINE__, "%s %lld x %lld x %lld at %lld, %lld: %g%+gi, not %g%+gi",
                 kf_dtype_name(job->dtype), (long long)job->m, (long long)job->n, (long long)job->k,
                 (long long)i, (long long)j, got.re, got.im, want.re, want.im);
    }
}

static void fill_nan(kf_dtype_t dtype, char *data, int64_t count) {
  for (int64_t i = 0; i < count; i++)
    kf__number_store(kf__number_of_float(NAN), dtype, data + (size_t)i * kf_dtype_size(dtype));
}

/* Every type, transposed or not, around the sizes of tiles and vectors. */
static void test_shapes(void **state) {
  (void)state;
  static const int64_t shapes[][3] = {{1, 1, 1},  {1, 9, 4},   {9, 1, 5},   {3, 33, 7}, {8, 12, 3},
                                      {7, 13, 5}, {17, 25, 9}, {40, 40, 2}, {4, 3, 0}};
  for (size_t t = 0; t < TYPES; t++)
    for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++)
      for (int turned = 0; turned < 4; turned++) {
        const int64_t m = shapes[s][0], n = shapes[s][1], k = shapes[s][2];
        const bool ta = (turned & 1) != 0, tb = (turned & 2) != 0;
        const kf_dtype_t dtype = types[t];
        char *a = numbers(dtype, m * k, 1), *b = numbers(dtype, k * n, 2);
        char *c = numbers(dtype, m * n, 3);
        /* What beta 0 belongs to must not be read. */
        if (kf_dtype_is_floating(dtype)) fill_nan(dtype, c, m * n);
        KFT_OK(kf__gemm(dtype, ta, tb, m, n, k, kf_scalar_of_int(2), a, ta ? m : k, b, tb ? k : n,
                        kf_scalar_of_int(0), c, n));
        kf__gemm_t job;
        kf__gemm_init(&job, dtype, kf_scalar_of_int(2), kf_scalar_of_int(0));
        job.m = m;
        job.n = n;
        job.k = k;
        job.a = (kf__matrix_t){a, ta ? 1 : k, ta ? m : 1, 0};
        job.b = (kf__matrix_t){b, tb ? 1 : n, tb ? k : 1, 0};
        job.c = (kf__matrix_t){c, n, 1, 0};
        check_job(&job, NULL);
      }
}

/* What is added: C itself, a row, a column, a number, another matrix; C in columns or with gaps. */
static void test_added(void **state) {
  (void)state;
  enum { M = 19, N = 21, ROOM = (M - 1) * 2 * SIDE + (N - 1) * 2 + 1 };
  const int64_t m = M, n = N, k = 6;
  static const int64_t d_strides[][2] = {{2 * SIDE, 2}, {0, 1}, {1, 0}, {0, 0}, {1, SIDE}};
  static const int64_t c_strides[][2] = {{SIDE, 1}, {1, SIDE}, {2 * SIDE, 2}};
  for (size_t t = 0; t < TYPES; t++)
    for (size_t ds = 0; ds < 5; ds++)
      for (size_t cs = 0; cs < 3; cs++) {
        const kf_dtype_t dtype = types[t];
        char *a = numbers(dtype, m * k, 1), *b = numbers(dtype, k * n, 2);
        char *c = numbers(dtype, ROOM, 3), *d = numbers(dtype, ROOM, 4);
        kf__gemm_t job;
        kf__gemm_init(&job, dtype, kf_scalar_of_int(-1), kf_scalar_of_int(3));
        job.m = m;
        job.n = n;
        job.k = k;
        job.a = (kf__matrix_t){a, k, 1, 0};
        job.b = (kf__matrix_t){b, n, 1, 0};
        job.c = (kf__matrix_t){c, c_strides[cs][0], c_strides[cs][1], 0};
        job.d = (kf__matrix_t){d, d_strides[ds][0], d_strides[ds][1], 0};
        KFT_OK(kf__gemm_run(&job));
        check_job(&job, NULL);
        const size_t bytes = ROOM * kf_dtype_size(dtype);
        char *before = numbers(dtype, ROOM, 0);
        memcpy(before, c, bytes);
        job.d = job.c;
        job.beta.re = 1; /* the numbers stay small */
        job.int_beta = 1;
        KFT_OK(kf__gemm_run(&job));
        check_job(&job, before);
      }
}

/* Deeper than a block of k, wider than a block of columns, higher than a block of rows. */
static void test_blocks(void **state) {
  (void)state;
  static const int64_t shapes[][3] = {{5, 20, 1300}, {150, 17, 600}, {150, 3100, 3}, {300, 9, 520}};
  static const kf_dtype_t some[] = {KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT64, KF_DTYPE_COMPLEX64,
                                    KF_DTYPE_INT32};
  for (size_t t = 0; t < kft_scale(4, 1); t++)
    for (size_t s = 0; s < 4; s++) {
      const int64_t m = shapes[s][0], n = shapes[s][1], k = shapes[s][2];
      kf__gemm_t job;
      kf__gemm_init(&job, some[t], kf_scalar_of_int(1), kf_scalar_of_int(1));
      job.m = m;
      job.n = n;
      job.k = k;
      job.a = (kf__matrix_t){numbers(some[t], m * k, 1), k, 1, 0};
      job.b = (kf__matrix_t){numbers(some[t], k * n, 2), n, 1, 0};
      job.c = (kf__matrix_t){numbers(some[t], m * n, 3), n, 1, 0};
      job.d = (kf__matrix_t){numbers(some[t], n, 4), 0, 1, 0};
      KFT_OK(kf__gemm_run(&job));
      check_job(&job, NULL);
    }
}

/* The same bits for any number of threads: sums of numbers that do round. */
static void test_threads(void **state) {
  (void)state;
  static const int64_t shapes[][3] = {{200, 300, 400},   {7, 2000, 300},   {1, 3000, 500},
                                      {90, 90, 1500},    {300, 310, 1027}, {130, 500, 770},
                                      {140, 200, 4096}, /* rows of A in the same sets */
                                      {1025, 1030, 1027}};
  static const kf_dtype_t some[] = {KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT64, KF_DTYPE_COMPLEX64,
                                    KF_DTYPE_BFLOAT16};
  const int threads = kf_get_num_threads();
  for (size_t t = 0; t < kft_scale(4, 1); t++)
    for (size_t s = 0; s < (t == 0 ? kft_scale(8, 5) : 4); s++) {
      /* Valgrind calls a function for each fused multiply-add: it gets a quarter of the columns. */
      const int64_t m = shapes[s][0], k = shapes[s][2];
      const int64_t n = kft_is_memcheck() ? shapes[s][1] / 4 : shapes[s][1];
      const size_t size = kf_dtype_size(some[t]);
      char *a = numbers(some[t], m * k, 1), *b = numbers(some[t], k * n, 2);
      const int64_t period = m * k < 97 ? m * k : 97;
      for (int64_t i = 0; i < period; i++)
        kf__number_store(kf_scalar_of_complex(1.0 / (double)(i + 3), 0.1), some[t],
                         a + (size_t)i * size);
      repeat(a, (size_t)period * size, (size_t)(m * k) * size);
      char *results[2] = {numbers(some[t], m * n, 3), numbers(some[t], m * n, 4)};
      const size_t first = kft_scale(0, 1); /* memcheck looks at bits, and needs no others for it */
      for (size_t r = first; r < 2; r++) {
        KFT_OK(kf_set_num_threads(r == 0 ? 1 : s >= 4 ? 9 : 4)); /* many: small parts */
        KFT_OK(kf__gemm(some[t], false, s % 2 == 1, m, n, k, kf_scalar_of_int(1), a, k, b,
                        s % 2 == 1 ? k : n, kf_scalar_of_int(0), results[r], n));
      }
      KFT_OK(kf_set_num_threads(threads));
      KFT_TRUE(memcmp(results[first], results[1], (size_t)(m * n) * size) == 0);
    }
}

/* ---- Operators ---- */

static kf_tensor_t *ones(kf_dtype_t dtype, kf_int_span_t sizes) {
  kf_tensor_t *t = make(dtype, sizes);
  for (int64_t i = 0; i < t->numel; i++)
    kf__number_store(kf_scalar_of_int(1), dtype, (char *)kf__data(t) + i * kf__itemsize(t));
  return t;
}

static void test_errors(void **state) {
  (void)state;
  kf_tensor_t *a = make(KF_DTYPE_FLOAT32, KF_INTS(2, 3)),
              *b = make(KF_DTYPE_FLOAT32, KF_INTS(4, 5));
  kf_tensor_t *d = make(KF_DTYPE_FLOAT64, KF_INTS(3, 2)), *f = make(KF_DTYPE_BOOL, KF_INTS(3, 2));
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(
      kf_mm(a, b, &out), KF_ERR_RUNTIME,
      "the first matrix needs as many columns as the second has rows, but they are 2x3 and 4x5");
  KFT_FAILS_WITH(kf_mm(a, d, &out), KF_ERR_RUNTIME,
                 "self is of type Float, but mat2 of type Double");
  KFT_FAILS_WITH(kf_mm(view(f, KF_INTS(2, 3), KF_INTS(3, 1), 0), f, &out), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for elements of type Bool");
  kf_tensor_t *v = make(KF_DTYPE_FLOAT32, KF_INTS(4));
  KFT_FAILS_WITH(kf_mv(a, v, &out), KF_ERR_RUNTIME,
                 "sizes do not fit: self has 2 numbers, mat is 2x3, vec has 4 numbers");
  KFT_FAILS_WITH(kf_dot(v, a, &out), KF_ERR_RUNTIME,
                 "expected two vectors, but they have 1 and 2 dimensions");
  KFT_FAILS_WITH(kf_einsum(kf_str_of("ij,jk"), KF_TENSORS(a), kf_no_ints(), &out), KF_ERR_RUNTIME,
                 "einsum: path must have size 1, but has size 0");
  KFT_FAILS_WITH(kf_einsum(kf_str_of("i1"), KF_TENSORS(a), (kf_int_span_t){NULL, 0}, &out),
                 KF_ERR_RUNTIME, "einsum: character 1 of the equation is no letter");
  KFT_TRUE(out == NULL);
}

/* An argument may be the result, too. */
static void test_aliases(void **state) {
  (void)state;
  kf_tensor_t *x = make(KF_DTYPE_FLOAT32, KF_INTS(2, 2)); /* 0 1 / 2 3 */
  KFT_OK(kf_mm_out(x, x, x));
  KFT_EQ_INT((int)value(x, 0), 2);
  KFT_EQ_INT((int)value(x, 1), 3);
  KFT_EQ_INT((int)value(x, 2), 6);
  KFT_EQ_INT((int)value(x, 3), 11);
  kf_tensor_t *y = ones(KF_DTYPE_FLOAT32, KF_INTS(2, 2));
  KFT_OK(kf_addmm_(y, x, x, kf_scalar_of_int(2), kf_scalar_of_int(1)));
  KFT_EQ_INT((int)value(y, 0), 2 + 2 * 2 + 3 * 6);
  KFT_EQ_INT((int)value(y, 3), 2 + 6 * 3 + 11 * 11);
}

static void test_matmul_shapes(void **state) {
  (void)state;
  kf_tensor_t *a = ones(KF_DTYPE_FLOAT32, KF_INTS(3, 1, 2, 4)), *out = NULL;
  kf_tensor_t *b = ones(KF_DTYPE_FLOAT32, KF_INTS(5, 4, 3));
  KFT_OK(kf_matmul(a, b, &out));
  (void)keep(out);
  SIZES_ARE(out, 3, 5, 2, 3);
  for (int64_t i = 0; i < out->numel; i++) KFT_EQ_INT((int)value(out, i), 4);
  KFT_OK(
      kf_einsum(kf_str_of("...ij,kjl->k...il"), KF_TENSORS(a, b), (kf_int_span_t){NULL, 0}, &out));
  (void)keep(out);
  SIZES_ARE(out, 5, 3, 1, 2, 3);
  for (int64_t i = 0; i < out->numel; i++) KFT_EQ_INT((int)value(out, i), 4);
}

KFT_MAIN(KFT_TEST_NO_OOM(test_shapes), KFT_TEST_NO_OOM(test_added), KFT_TEST_NO_OOM(test_blocks),
         KFT_TEST_NO_OOM(test_threads), KFT_TEST(test_errors), KFT_TEST(test_aliases),
         KFT_TEST(test_matmul_shapes))
