/* Every tile that this machine runs (Note [Dot products]) against the sum that defines a product,
 * and the loops around products. KEYFALL_CPU_WITHOUT does not matter here: tiles are called
 * directly. */
#include <math.h>

#include "backends/cpu/loops/cpu_features.h"
#include "backends/cpu/matmul/gemm_dots.h"
#include "base/half.h"
#include "ops_fixture.h"

typedef struct made {
  const kf__dots_t *dots;
  bool floats;
  double *c; /* with n columns */
} made_t;

static void keep_sums(const void *context, int64_t batch, int64_t i, int64_t m, int64_t j,
                      int64_t n, const void *sums, int64_t sums_row) {
  const made_t *made = (const made_t *)context;
  const int64_t columns = made->dots->n, rows = made->dots->m;
  for (int64_t r = 0; r < m; r++)
    for (int64_t q = 0; q < n; q++)
      made->c[(batch * rows + i + r) * columns + j + q] =
          made->floats ? (double)((const float *)sums)[r * sums_row + q]
                       : (double)((const int32_t *)sums)[r * sums_row + q];
}

static void *block(int64_t bytes) {
  void *data = KFT_BLOCK(kf_alloc((size_t)bytes + 1));
  KFT_DEFER(kf_free, data);
  return data;
}

/* Numbers of all sizes for bytes; small integers for bfloat16, whose sums are then exact. */
static int64_t number(int64_t i, bool floats, bool is_unsigned) {
  const int64_t hash = (int64_t)(((uint64_t)i * 2654435761u >> 7) & 255);
  if (floats) return hash % 15 - 7;
  return is_unsigned ? hash : hash - 128;
}

static double load(const void *data, int64_t at, bool floats, bool is_unsigned) {
  if (floats) return (double)kf__bf16_to_f32(((const uint16_t *)data)[at]);
  return is_unsigned ? ((const uint8_t *)data)[at] : ((const int8_t *)data)[at];
}

static void *numbers(int64_t count, int64_t seed, bool floats, bool is_unsigned) {
  char *data = (char *)block(2 * count);
  for (int64_t i = 0; i < count; i++) {
    const int64_t value = number(i + seed, floats, is_unsigned);
    if (floats)
      ((uint16_t *)(void *)data)[i] = kf__f32_to_bf16((float)value);
    else
      data[i] = (char)value;
  }
  return data;
}

enum { TURN_A = 1, TURN_B = 2, PACKED = 4, WAYS = 8, SMALL = 8 };

/* The greatest sums of two products: the small bytes of a row are all 127 where those of other rows
 * are any. */
static void make_small(uint8_t *a, int64_t count, int64_t row) {
  for (int64_t i = 0; i < count; i++) a[i] = i < row ? 127 : a[i] & 127;
}

static const double *loaded(const void *data, int64_t count, bool floats, bool is_unsigned) {
  double *to = (double *)block(count * (int64_t)sizeof *to);
  for (int64_t i = 0; i < count; i++) to[i] = load(data, i, floats, is_unsigned);
  return to;
}

/* The product of a row of A and a column of B, given by their first elements. */
static double sum_of(const kf__dots_t *dots, const double *x, const double *y) {
  const int64_t x_step = dots->a.columns, y_step = dots->b.rows;
  double sum = 0;
  for (int64_t p = 0; p < dots->k; p++) sum += x[p * x_step] * y[p * y_step];
  return sum;
}

static void check(const kf__dot_tile_t *tile, bool floats, int64_t m, int64_t n, int64_t k,
                  int64_t batches, int way) {
  const bool is_unsigned = tile->unsigned_a && !floats;
  void *a = numbers(batches * m * k, 1, floats, is_unsigned);
  void *b = numbers(batches * k * n, 99, floats, false);
  if ((way & SMALL) != 0) {
    make_small((uint8_t *)a, batches * m * k, k);
    for (int64_t i = 0; i < k; i++) ((int8_t *)b)[i * n] = -128;
  }
  const int64_t size = floats ? 2 : 1;
  made_t made = {NULL, floats, (double *)block(batches * m * n * (int64_t)sizeof(double))};
  kf__dots_t dots = {.tile = tile, .m = m, .n = n, .k = k, .batches = batches, .size = size};
  dots.a = (kf__matrix_t){a, (way & TURN_A) != 0 ? 1 : k, (way & TURN_A) != 0 ? m : 1, m * k};
  dots.b = (kf__matrix_t){b, (way & TURN_B) != 0 ? 1 : n, (way & TURN_B) != 0 ? k : 1, k * n};
  dots.store = keep_sums;
  dots.context = &made;
  dots.small_a = (way & SMALL) != 0;
  made.dots = &dots;
  if ((way & PACKED) != 0) {
    char *packed = (char *)block(kf__dots_packed_bytes(tile, n, k));
    for (int64_t j = 0; j < n; j += tile->columns)
      kf__dots_pack(tile, size, &dots.b, k, j, n - j < tile->columns ? n - j : tile->columns,
                    packed + j * kf__dots_row_bytes(tile, k));
    dots.packed_b = packed;
  }
  KFT_OK(kf__dots_run(&dots));
  const bool expects = has_expectations();
  const double *x = expects ? loaded(a, batches * m * k, floats, is_unsigned) : NULL;
  const double *y = expects ? loaded(b, batches * k * n, floats, false) : NULL;
  for (int64_t at = 0; at < batches * m * n; at++) {
    const int64_t batch = at / (m * n), i = at / n % m, j = at % n;
    const double sum =
        expects ? sum_of(&dots, x + batch * m * k + i * dots.a.rows,
                         y + batch * k * n + j * dots.b.columns)
                : made.c[at];
    if (made.c[at] != sum)
      kft_fail(__FILE__, __LINE__, "%s %lld x %lld x %lld, way %d at %lld, %lld: %g, not %g",
               tile->name, (long long)m, (long long)n, (long long)k, way, (long long)i,
               (long long)j, made.c[at], sum);
  }
}

static void check_tile(const kf__dot_tile_t *tile, bool floats) {
  static const int64_t shapes[][3] = {{1, 1, 1},   {1, 70, 64},  {2, 9, 5},    {5, 17, 31},
                                      {6, 64, 40}, {7, 33, 65},  {33, 32, 64}, {16, 40, 128},
                                      {50, 65, 7}, {3, 20, 2100}};
  for (size_t s = 0; s < sizeof shapes / sizeof *shapes; s++)
    for (int way = 0; way < WAYS; way++) {
      check(tile, floats, shapes[s][0], shapes[s][1], shapes[s][2], 1, way);
      if (tile->run_small != NULL)
        check(tile, floats, shapes[s][0], shapes[s][1], shapes[s][2], 1, way | SMALL);
    }
  check(tile, floats, 9, 11, 13, 3, 0);
  check(tile, floats, 9, 11, 16, 3, TURN_B);
  check(tile, floats, 200, 20, 36, 1, 0); /* more rows than a part has: B is packed at once */
}

/* A tile that reads A in place or in blocks, as AMX does, in plain C: for machines without it. */
static int64_t place_in_a(int64_t r, int64_t at, int64_t a_row, bool blocked) {
  if (!blocked) return r * a_row + at;
  return r / 32 * 32 * a_row + at / 64 * 64 * 32 + r % 32 * 64 + at % 64;
}

#define BLOCKED(name, T, SUM, TO)                                                                 \
  static void name(int64_t m, int64_t bytes, const char *a, int64_t a_row, bool blocked,          \
                   const char *panel, void *sums, int64_t sums_row, bool add) {                   \
    enum { STEPS = 4 / sizeof(T) };                                                               \
    KFT_EQ_INT(begun, 1);                                                                         \
    for (int64_t r = 0; r < m; r++)                                                               \
      for (int64_t j = 0; j < 32; j++) {                                                          \
        SUM *to = (SUM *)sums + r * sums_row + j, sum = 0;                                        \
        for (int64_t p = 0; p < bytes / (int64_t)sizeof(T); p++) {                                \
          const T *x = (const T *)(const void *)(a + place_in_a(r, p * (int64_t)sizeof(T), a_row, \
                                                                blocked));                        \
          const T *y = (const T *)(const void *)panel + (p / STEPS * 32 + j) * STEPS + p % STEPS; \
          sum += (SUM)TO(*x) * (SUM)TO(*y);                                                       \
        }                                                                                         \
        *to = add ? *to + sum : sum;                                                              \
      }                                                                                           \
  }
static __thread int begun;
static void begin_tile(void) { begun++; }
static void end_tile(void) { begun--; }
#define SAME(x) (x)
BLOCKED(blocked_bytes, int8_t, int32_t, SAME)
BLOCKED(blocked_halves, uint16_t, float, kf__bf16_to_f32)
static const kf__dot_tile_t blocked_tiles[] = {
    {"blocked bfloat16", 0, 2, 4, 64, false, true, 32, 32, blocked_halves, begin_tile, end_tile,
     NULL},
    {"blocked int8", 0, 1, 4, 64, false, true, 32, 32, blocked_bytes, begin_tile, end_tile, NULL}};

static void test_blocks(void **state) {
  (void)state;
  for (int bytes = 0; bytes < 2; bytes++) {
    check_tile(&blocked_tiles[bytes], bytes == 0);
    check(&blocked_tiles[bytes], bytes == 0, 70, 9, 128, 1, TURN_A);
    check(&blocked_tiles[bytes], bytes == 0, 64, 9, 192, 2, TURN_A | TURN_B);
  }
}

/* Sums that are the result: of whole panels, and of columns that do not fill one. */
static void check_sums(const kf__dot_tile_t *tile, int64_t m, int64_t n, int64_t k) {
  int8_t *a = numbers(m * k, 3, false, false), *b = numbers(k * n, 4, false, false);
  int32_t *c = (int32_t *)block(m * n * (int64_t)sizeof *c);
  kf__dots_t dots = {.tile = tile, .m = m, .n = n, .k = k, .batches = 1, .size = 1, .sums = c};
  dots.a = (kf__matrix_t){a, k, 1, 0};
  dots.b = (kf__matrix_t){b, n, 1, 0};
  KFT_OK(kf__dots_run(&dots));
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      int32_t sum = 0;
      for (int64_t p = 0; p < k; p++) sum += a[i * k + p] * b[p * n + j];
      KFT_EQ_INT(c[i * n + j], sum);
    }
}

static void test_sums(void **state) {
  (void)state;
  check_sums(&blocked_tiles[1], 70, 70, 128);
  check_sums(&blocked_tiles[1], 3, 33, 4200);
  if (!kf__dots_tile_bytes()->unsigned_a) check_sums(kf__dots_tile_bytes(), 33, 70, 100);
}

/* Parts that depend on the number of threads have the same sums. */
static void test_threads(void **state) {
  (void)state;
  const int threads = kf_get_num_threads();
  for (int count = 1; count <= 5; count += 2) {
    KFT_OK(kf_set_num_threads(count));
    check(&blocked_tiles[1], false, 130, 200, 192, 1, 0);
    check(kf__dots_tile_bytes(), false, 130, 200, 192, 1, 0);
    check(kf__dots_tile_bytes(), false, 9, 700, 192, 1, PACKED);
  }
  KFT_OK(kf_set_num_threads(threads));
}

/* The general tile of bytes widens signed ones, so that A is signed there. */
static void test_tiles(void **state) {
  (void)state;
  for (const kf__dot_tile_t *tile = kf__loops_dot()->bf16; tile->run != NULL; tile++)
    if (kf__cpu_has(tile->needs)) check_tile(tile, true);
  for (const kf__dot_tile_t *tile = kf__loops_dot()->bytes; tile->run != NULL; tile++)
    if (kf__cpu_has(tile->needs)) check_tile(tile, false);
}

static void test_choice(void **state) {
  (void)state;
  const kf__dot_tile_t *bytes = kf__dots_tile_bytes(), *bf16 = kf__dots_tile_bf16();
  KFT_TRUE(bytes != NULL);
  KFT_TRUE(kf__cpu_has(bytes->needs));
  KFT_TRUE(bytes->run_small == NULL); /* it is for any bytes */
  KFT_TRUE(kf__cpu_has(kf__dots_tile_weights()->needs));
  KFT_TRUE(bf16 == NULL || kf__cpu_has(bf16->needs));
  KFT_TRUE(kf__cpu_features() == kf__cpu_features());
}

/* Signed bytes as unsigned ones: each product gets 128 times the element of B more. */
static void test_flip(void **state) {
  (void)state;
  enum { M = 5, N = 20, K = 37 };
  const kf__dot_tile_t *tile = kf__dots_tile_bytes();
  if (!tile->unsigned_a) return;
  int8_t *a = numbers(M * K, 3, false, false), *b = numbers(K * N, 4, false, false);
  made_t made = {NULL, false, (double *)block(M * N * (int64_t)sizeof(double))};
  const kf__dots_t dots = {.tile = tile,
                           .m = M,
                           .n = N,
                           .k = K,
                           .batches = 1,
                           .size = 1,
                           .a = {a, K, 1, 0},
                           .b = {b, N, 1, 0},
                           .flip = 0x80,
                           .store = keep_sums,
                           .context = &made};
  made.dots = &dots;
  KFT_OK(kf__dots_run(&dots));
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int p = 0; p < K; p++) sum += (a[i * K + p] + 128) * b[p * N + j];
      KFT_TRUE(made.c[i * N + j] == sum);
    }
}

static void test_quantize(void **state) {
  (void)state;
  enum { N = 77 };
  float x[N], out[3];
  uint8_t bytes[N];
  int16_t wide[N];
  for (int i = 0; i < N; i++) x[i] = (float)(i - 30) * 0.37f;
  const kf__quantize_loops_t *loops = kf__loops_quantize();
  for (int n = 1; n <= N; n += 19) {
    loops->bounds(n, x, out);
    KFT_TRUE(out[0] == x[0] && out[1] == x[n - 1] && out[2] == 0);
    x[n - 1] = NAN;
    loops->bounds(n, x, out);
    KFT_TRUE(out[2] != 0);
    x[n - 1] = (float)(n - 31) * 0.37f;
  }
  loops->quantize(N, x, 2.0f, 10, 0, 40, 0, 1, bytes);
  loops->quantize(N, x, 2.0f, 10, 0, 40, 128, 2, wide);
  for (int i = 0; i < N; i++) {
    const double q = fmin(fmax(nearbyint((double)(x[i] * 2.0f)) + 10, 0), 40);
    KFT_EQ_INT(bytes[i], (int)q);
    KFT_EQ_INT(wide[i], (int)q - 128);
  }
}

/* Rows of bfloat16 against float64, for lengths around those of vectors; rounding of results. */
static void test_few(void **state) {
  (void)state;
  enum { N = 7, K = 200 };
  uint16_t *x = numbers(K, 5, true, false), *b = numbers(N * K, 6, true, false), c[N], d[N];
  float sums[N];
  for (int64_t k = 1; k <= K; k += 13) {
    kf__loops_dot()->few_bf16(N, k, x, b, K, sums);
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int64_t p = 0; p < k; p++)
        sum += load(x, p, true, false) * load(b, j * K + p, true, false);
      KFT_TRUE((double)sums[j] == sum);
    }
  }
  for (int j = 0; j < N; j++) d[j] = kf__f32_to_bf16((float)j);
  for (int64_t step = 0; step < 2; step++) {
    const kf__bf16_store_t to = {0.5f, 3.0f, d, 0, step, c, N};
    kf__loops_quantize()->store_bf16(&to, 1, N, sums, N);
    for (int j = 0; j < N; j++)
      KFT_EQ_INT(c[j], kf__f32_to_bf16(0.5f * sums[j] + 3.0f * (float)(j * step)));
  }
}

/* Whole vectors and single columns, with and without what can be added; rounding of all kinds of
 * numbers. */
static void test_store(void **state) {
  (void)state;
  enum { M = 3, N = 37, ROW = 40 };
  float sums[M * ROW];
  uint16_t c[M * N], d[M * N];
  for (int i = 0; i < M * ROW; i++) sums[i] = (float)(i * 7 % 53 - 20) * 0.3721f;
  sums[3] = NAN;
  sums[ROW + 5] = INFINITY;
  sums[2 * ROW + 36] = NAN;
  for (int i = 0; i < M * N; i++) d[i] = kf__f32_to_bf16((float)i * 0.5f);
  for (int added = 0; added < 3; added++) {
    const kf__bf16_store_t to = {1.0f, -2.0f, added != 0 ? d : NULL, added == 1 ? 0 : N, 1, c, N};
    kf__loops_quantize()->store_bf16(&to, M, N, sums, ROW);
    for (int i = 0; i < M * N; i++) {
      const float x = sums[i / N * ROW + i % N];
      const float y = added == 0 ? 0.0f : -2.0f * kf__bf16_to_f32(d[added == 1 ? i % N : i]);
      const float got = kf__bf16_to_f32(c[i]);
      KFT_TRUE(x != x ? got != got : c[i] == kf__f32_to_bf16(x + y));
    }
  }
}

static void test_dequantize(void **state) {
  (void)state;
  enum { M = 2, N = 37, ROW = 40, FIRST = 3 };
  int32_t sums[M * ROW], offsets[FIRST + N], zeros[FIRST + N], row_sums[M] = {11, -4};
  float scales[FIRST + N], bias[FIRST + N], out[M * N];
  for (int i = 0; i < M * ROW; i++) sums[i] = i * 131 % 1999 - 900;
  for (int j = 0; j < FIRST + N; j++) {
    offsets[j] = j * 3 - 20;
    zeros[j] = j % 4 - 1;
    scales[j] = (float)(j + 1) / 64;
    bias[j] = (float)(j - 9);
  }
  for (int way = 0; way < 8; way++) {
    const kf__dequantize_t how = {offsets, (way & 1) != 0 ? zeros : NULL, scales,
                                  (way & 2) != 0 ? bias : NULL, (way & 4) != 0};
    kf__loops_quantize()->dequantize(&how, FIRST, M, N, sums, ROW, (way & 1) != 0 ? row_sums : NULL,
                                     out, N);
    for (int i = 0; i < M * N; i++) {
      const int j = FIRST + i % N, r = i / N;
      const int32_t sum =
          sums[r * ROW + i % N] - offsets[j] - ((way & 1) ? zeros[j] * row_sums[r] : 0);
      const float x = (float)sum * scales[j] + ((way & 2) != 0 ? bias[j] : 0);
      KFT_TRUE(out[i] == ((way & 4) != 0 && x < 0 ? 0 : x));
    }
  }
}

KFT_MAIN(KFT_TEST_NO_OOM(test_tiles), KFT_TEST_NO_OOM(test_blocks), KFT_TEST_NO_OOM(test_threads),
         KFT_TEST(test_sums), KFT_TEST(test_choice), KFT_TEST(test_flip), KFT_TEST(test_quantize),
         KFT_TEST(test_few), KFT_TEST(test_store), KFT_TEST(test_dequantize))
