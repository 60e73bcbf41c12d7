/* tensor_bench.c: what tensors and operators cost, through the public headers alone, on one thread.
 * bench/peers/peer_tensors.cpp has the same cases under the same names. Each loop makes its result
 * and releases it, unless the name says out. Usage: see bench/README.md. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "driver.h"
#include "peak_dots.h"

enum { SMALL = 1024, LARGE = 4194304, MILLION = 1048576, SIDE = 1024 };

static void check(kf_status_t status, const char *what) {
  if (status != KF_OK) bench_die(what, kf_error_message());
}

static kf_tensor_t *random_tensor(kf_int_span_t sizes) {
  kf_tensor_t *made = NULL;
  check(kf_randn(sizes, kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &made), "randn");
  return made;
}

static kf_tensor_t *random_indices(int64_t limit, kf_int_span_t sizes) {
  kf_tensor_t *made = NULL;
  check(kf_randint(limit, sizes, kf_some_dtype(KF_DTYPE_INT64), kf_no_int(), kf_no_device(),
                   kf_no_bool(), &made),
        "randint");
  return made;
}

/* ---- What the loops work on ---- */

static kf_tensor_t *one_a, *one_b, *one_out, *row;
static kf_tensor_t *a_1k, *b_1k, *a_64k, *b_64k, *a_4m, *b_4m, *out_4m;
static kf_tensor_t *weight_1k, *bias_1k;
static kf_tensor_t *square_64, *square_256, *square_1024;
static kf_tensor_t *image, *filters, *channel, *flat, *indices, *grid, *turned;
static char *memory_a, *memory_b;
/* A product of SHARED × SHARED matrices of each type, for the share of the processor's peak. */
enum { SHARED = 512 };
#define SHARE_TYPES(X)               \
  X(float32, KF_DTYPE_FLOAT32)       \
  X(float64, KF_DTYPE_FLOAT64)       \
  X(bfloat16, KF_DTYPE_BFLOAT16)     \
  X(float16, KF_DTYPE_FLOAT16)       \
  X(complex64, KF_DTYPE_COMPLEX64)   \
  X(complex128, KF_DTYPE_COMPLEX128) \
  X(int8, KF_DTYPE_INT8)             \
  X(int32, KF_DTYPE_INT32)           \
  X(int64, KF_DTYPE_INT64)
#define DECLARE(name, type) static kf_tensor_t *square_##name;
SHARE_TYPES(DECLARE)

static kf_tensor_t *square_of(kf_dtype_t type) {
  kf_tensor_t *numbers = random_tensor(KF_INTS(SHARED, SHARED)), *made = NULL;
  check(kf_to_dtype(numbers, type, false, false, kf_no_int(), &made), "to");
  kf_tensor_release(numbers);
  return made;
}

static void set_up(void) {
  check(kf_set_num_threads(1), "kf_set_num_threads");
  one_a = random_tensor(KF_INTS(1));
  one_b = random_tensor(KF_INTS(1));
  one_out = random_tensor(KF_INTS(1));
  a_1k = random_tensor(KF_INTS(1, SMALL));
  b_1k = random_tensor(KF_INTS(1, SMALL));
  a_64k = random_tensor(KF_INTS(64, SMALL));
  b_64k = random_tensor(KF_INTS(64, SMALL));
  a_4m = random_tensor(KF_INTS(4096, SMALL));
  b_4m = random_tensor(KF_INTS(4096, SMALL));
  out_4m = random_tensor(KF_INTS(4096, SMALL));
  weight_1k = random_tensor(KF_INTS(SMALL));
  bias_1k = random_tensor(KF_INTS(SMALL));
  square_64 = random_tensor(KF_INTS(64, 64));
  square_256 = random_tensor(KF_INTS(256, 256));
  square_1024 = random_tensor(KF_INTS(1024, 1024));
  image = random_tensor(KF_INTS(8, 16, 32, 32));
  filters = random_tensor(KF_INTS(32, 16, 3, 3));
  channel = random_tensor(KF_INTS(16));
  flat = random_tensor(KF_INTS(MILLION));
  indices = random_indices(MILLION, KF_INTS(MILLION));
  grid = random_tensor(KF_INTS(SIDE, SIDE));
  row = random_tensor(KF_INTS(SIDE));
  check(kf_transpose(grid, 0, 1, &turned), "transpose");
#define MAKE(name, type) square_##name = square_of(type);
  SHARE_TYPES(MAKE)
  memory_a = calloc(LARGE, sizeof(float));
  memory_b = calloc(LARGE, sizeof(float));
  if (memory_a == NULL || memory_b == NULL) bench_die("memcpy", "no memory");
  /* Pages that were never written to are all one page of zeros, which memcpy reads from the cache.
   */
  memset(memory_a, 1, LARGE * sizeof(float));
}

/* ---- Loops ---- */

/* LOOP(name, call that stores its result in `made`) */
#define LOOP(name, call)              \
  static void loop_##name(size_t n) { \
    for (size_t i = 0; i < n; i++) {  \
      kf_tensor_t *made = NULL;       \
      BENCH_BARRIER();                \
      check(call, #name);             \
      kf_tensor_release(made);        \
    }                                 \
  }
/* Two results; the second is released here. */
#define LOOP2(name, call)                     \
  static void loop_##name(size_t n) {         \
    for (size_t i = 0; i < n; i++) {          \
      kf_tensor_t *made = NULL, *more = NULL; \
      BENCH_BARRIER();                        \
      check(call, #name);                     \
      kf_tensor_release(made);                \
      kf_tensor_release(more);                \
    }                                         \
  }

LOOP(empty, kf_empty(KF_INTS(1), kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(),
                     kf_no_int(), &made))
LOOP(add_1, kf_add(one_a, one_b, KF_INT(1), &made))
LOOP(add_out_1, (made = NULL, kf_add_out(one_a, one_b, KF_INT(1), one_out)))
LOOP(view, kf_view(grid, KF_INTS(SIDE *SIDE), &made))
LOOP(select, kf_select(grid, 0, 3, &made))
LOOP(transpose, kf_transpose(grid, 0, 1, &made))

#define SIZES(X, name) X(name, 1k) X(name, 64k) X(name, 4m)
#define BINARY(name, size) LOOP(name##_##size, kf_##name(a_##size, b_##size, &made))
#define UNARY(name, size) LOOP(name##_##size, kf_##name(a_##size, &made))
#define ADD(name, size) LOOP(name##_##size, kf_add(a_##size, b_##size, KF_INT(1), &made))
#define GELU(name, size) LOOP(name##_##size, kf_gelu(a_##size, kf_str_of("none"), &made))
#define SUM(name, size) LOOP(name##_##size, kf_sum(a_##size, kf_no_int(), &made))
#define SOFTMAX(name, size) LOOP(name##_##size, kf_softmax(a_##size, -1, kf_no_int(), &made))
#define LAYER_NORM(name, size) \
  LOOP(name##_##size,          \
       kf_layer_norm(a_##size, KF_INTS(SMALL), weight_1k, bias_1k, 1e-5, false, &made))
SIZES(ADD, add)
SIZES(BINARY, mul)
SIZES(UNARY, exp)
SIZES(UNARY, tanh)
SIZES(GELU, gelu)
SIZES(SUM, sum)
SIZES(UNARY, max)
SIZES(SOFTMAX, softmax)
SIZES(LAYER_NORM, layer_norm)

LOOP(copy_4m, (made = NULL, kf_copy_(out_4m, a_4m, false)))
static void loop_memcpy_4m(size_t n) {
  for (size_t i = 0; i < n; i++) {
    memcpy(memory_b, memory_a, LARGE * sizeof(float));
    BENCH_BARRIER();
  }
}

LOOP(mm_64, kf_mm(square_64, square_64, &made))
LOOP(mm_256, kf_mm(square_256, square_256, &made))
LOOP(mm_1024, kf_mm(square_1024, square_1024, &made))

#define SHARE(name, type) LOOP(mm_share_##name, kf_mm(square_##name, square_##name, &made))
SHARE_TYPES(SHARE)
static double time_peak_f32(double seconds, char *extra, size_t size) {
  (void)extra;
  (void)size;
  return peak_time(peak_f32, sizeof(float), seconds);
}
static double time_peak_f64(double seconds, char *extra, size_t size) {
  (void)extra;
  (void)size;
  return peak_time(peak_f64, sizeof(double), seconds);
}

static double time_peak_bf16(double seconds, char *extra, size_t size) {
  (void)extra;
  (void)size;
  return peak_dot_time(KF_DTYPE_BFLOAT16, seconds);
}
static double time_peak_int8(double seconds, char *extra, size_t size) {
  (void)extra;
  (void)size;
  return peak_dot_time(KF_DTYPE_INT8, seconds);
}

LOOP(conv2d, kf_conv2d(image, filters, NULL, KF_INTS(1, 1), KF_INTS(1, 1), KF_INTS(1, 1), 1, &made))
LOOP(max_pool2d,
     kf_max_pool2d(image, KF_INTS(2, 2), KF_INTS(2, 2), KF_INTS(0, 0), KF_INTS(1, 1), false, &made))
LOOP(batch_norm, kf_batch_norm(image, channel, channel, NULL, NULL, true, 0.1, 1e-5, false, &made))

LOOP(add_turned_1m, kf_add(grid, turned, KF_INT(1), &made))
LOOP(add_row_1m, kf_add(grid, row, KF_INT(1), &made))
LOOP(index_select_1m, kf_index_select(flat, 0, indices, &made))
LOOP(gather_1m, kf_gather(flat, 0, indices, false, &made))
LOOP(scatter_add_1m, kf_scatter_add(flat, 0, indices, flat, &made))
LOOP(cat_1m, kf_cat(KF_TENSORS(grid, grid), 1, &made))
LOOP2(sort_1m, kf_sort(flat, 0, false, &made, &more))
LOOP2(topk_1m, kf_topk(flat, 100, 0, true, true, &made, &more))

#define CASE(name) {#name, NULL, loop_##name, 1, NULL, 0, 0},
#define SHARE_CASE(name, type) CASE(mm_share_##name)
#define CASES3(name) CASE(name##_1k) CASE(name##_64k) CASE(name##_4m)
static bench_case_t cases[] = {
    CASE(empty) CASE(add_1) CASE(add_out_1) CASE(view) CASE(select) CASE(transpose) CASES3(add)
        CASES3(mul) CASES3(exp) CASES3(tanh) CASES3(gelu) CASES3(sum) CASES3(max) CASES3(softmax)
            CASES3(layer_norm) CASE(copy_4m) CASE(memcpy_4m) CASE(mm_64) CASE(mm_256) CASE(mm_1024)
                CASE(conv2d) CASE(max_pool2d) CASE(batch_norm) CASE(add_turned_1m) CASE(add_row_1m)
                    CASE(index_select_1m) CASE(gather_1m) CASE(scatter_add_1m) CASE(cat_1m)
                        CASE(sort_1m) CASE(topk_1m)
                            SHARE_TYPES(SHARE_CASE){"peak_f32", NULL, NULL, 1, time_peak_f32, 0, 0},
    {"peak_f64", NULL, NULL, 1, time_peak_f64, 0, 0},
    {"peak_bfloat16", NULL, NULL, 1, time_peak_bf16, 0, 0},
    {"peak_int8", NULL, NULL, 1, time_peak_int8, 0, 0}};

int main(int argc, char **argv) {
  set_up();
  return bench_main(argc - 1, argv + 1, cases, sizeof cases / sizeof *cases);
}
