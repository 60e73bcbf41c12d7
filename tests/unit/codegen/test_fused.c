/* Fused graphs: geometry, reductions, aliases and threads, compared with the operators called one
 * by one. */
#include <keyfall/scoped.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codegen/fusion.h"
#include "kft.h"
#include "temporary_cache.h"

#define INPUT(k) ((kf__fusion_argument_t){.kind = KF__FUSION_INPUT, .index = (k)})
#define STEP(k) ((kf__fusion_argument_t){.kind = KF__FUSION_STEP, .index = (k)})
#define NUMBER(k, t) ((kf__fusion_argument_t){.kind = KF__FUSION_NUMBER, .index = (k), .tag = (t)})

static const kf__portable_t *portable(const char *name, const char *overload) {
  kf_op_t *op = NULL;
  KFT_OK(kf_op_find_schema(name, overload, &op));
  const kf__portable_t *found = kf__portable_of(op);
  kf_op_release(op);
  if (found == NULL) kft_fail(__FILE__, __LINE__, "%s has no code", name);
  return found;
}

static kf_scalar_t integer(int64_t i) {
  kf_scalar_t number = {.tag = KF_TAG_INT};
  number.as.i = i;
  return number;
}

/* Values between -2 and 2 that are no simple fractions. */
static kf_tensor_t *numbers(kf_dtype_t dtype, kf_int_span_t sizes) {
  kf_tensor_t *wide = NULL, *result = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT64, kf_device_make(KF_DEVICE_CPU, -1), sizes, &wide));
  double *data = (double *)(uintptr_t)kf_tensor_data(wide);
  int64_t n = 1;
  for (size_t i = 0; i < sizes.size; i++) n *= sizes.data[i];
  uint64_t state = 12345;
  for (int64_t i = 0; i < n; i++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    data[i] = (double)(int64_t)(state >> 11) * 0x1p-51 - 2;
  }
  const kf_opt_int_t to = {dtype, true}, none = {0, false};
  const kf_opt_device_t here = {.has = false};
  const kf_opt_bool_t plain = {false, false};
  KFT_OK(kf_raw_to_copy(wide, to, none, here, plain, false, none, &result));
  kf_tensor_release(wide);
  return result;
}

/* x * x + x as a graph with one output, reduced over the last `reduced` dimensions. */
static kf__fused_t *square_plus(kf_dtype_t dtype, kf_dtype_t result,
                                const kf__portable_t *reduction) {
  const kf__fusion_input_t input = {.dtype = dtype};
  const kf__fusion_argument_t mul[] = {INPUT(0), INPUT(0)};
  const kf__fusion_argument_t add[] = {STEP(0), INPUT(0), NUMBER(0, KF_TAG_INT)};
  const kf__fusion_step_t steps[] = {{portable("aten::mul", "Tensor"), mul, 2, dtype},
                                     {portable("aten::add", "Tensor"), add, 3, dtype}};
  const kf__fusion_output_t output = {.step = 1, .dtype = result, .reduction = reduction};
  const kf__fusion_t fusion = {&input, 1, steps, 2, &output, 1};
  kf__fused_t *code = NULL;
  KFT_OK(kf__fusion_compile(&fusion, &code));
  return code;
}

static void byte_strides(const kf_tensor_t *t, int64_t *strides) {
  for (uint32_t d = 0; d < t->ndim; d++)
    strides[d] = t->strides[d] * (int64_t)kf_dtype_size(kf_tensor_dtype(t));
}

static void run(const kf__fused_t *code, const kf_tensor_t *x, kf_tensor_t *out, uint32_t reduced) {
  int64_t in[8], to[8];
  const kf_scalar_t one = integer(1);
  byte_strides(x, in);
  memset(to, 0, sizeof to);
  byte_strides(out, to);
  void *const data[] = {(void *)(uintptr_t)kf_tensor_data(x),
                        (void *)(uintptr_t)kf_tensor_data(out)};
  const int64_t *const strides[] = {in, to};
  kf__fusion_run_t go = {x->ndim, reduced, x->sizes, data, strides, &one};
  KFT_OK(kf__fused_run(code, &go));
}

static kf_tensor_t *eager(kf_tensor_t *x) {
  kf_tensor_t *square = NULL, *sum = NULL;
  KFT_OK(kf_mul(x, x, &square));
  KFT_OK(kf_add(square, x, integer(1), &sum));
  kf_tensor_release(square);
  return sum;
}

static void check_same(kf_tensor_t *found, kf_tensor_t *expected, const char *what) {
  bool same = false;
  kf_tensor_t *a = NULL, *b = NULL;
  const kf_opt_int_t none = {0, false};
  KFT_EQ_INT(kf_tensor_dtype(found), kf_tensor_dtype(expected));
  KFT_OK(kf_clone(found, none, &a));
  KFT_OK(kf_clone(expected, none, &b));
  KFT_OK(kf_equal(a, b, &same));
  kf_tensor_release(a);
  kf_tensor_release(b);
  if (!same) kft_fail(__FILE__, __LINE__, "%s differs", what);
}

/* ---- Reductions ---- */

typedef struct {
  const char *name, *overload;
  bool floating;
} reduction_t;

static kf_tensor_t *reduce(const reduction_t *r, kf_tensor_t *x) {
  kf_tensor_t *out = NULL;
  const int64_t last = (int64_t)x->ndim - 1;
  const kf_int_span_t dim = {&last, 1};
  const kf_opt_int_t none = {0, false};
  if (strcmp(r->name, "aten::sum") == 0) KFT_OK(kf_sum_dim_IntList(x, dim, false, none, &out));
  if (strcmp(r->name, "aten::mean") == 0) KFT_OK(kf_mean_dim(x, dim, false, none, &out));
  if (strcmp(r->name, "aten::prod") == 0) KFT_OK(kf_prod_dim_int(x, last, false, none, &out));
  if (strcmp(r->name, "aten::amax") == 0) KFT_OK(kf_amax(x, dim, false, &out));
  if (strcmp(r->name, "aten::amin") == 0) KFT_OK(kf_amin(x, dim, false, &out));
  if (strcmp(r->name, "aten::any") == 0) KFT_OK(kf_any_dim(x, last, false, &out));
  if (strcmp(r->name, "aten::all") == 0) KFT_OK(kf_all_dim(x, last, false, &out));
  return out;
}

static void test_reductions(void **state) {
  (void)state;
  static const reduction_t reductions[] = {
      {"aten::sum", "dim_IntList", false}, {"aten::mean", "dim", true},
      {"aten::prod", "dim_int", false},    {"aten::amax", "", false},
      {"aten::amin", "", false},           {"aten::any", "dim", false},
      {"aten::all", "dim", false}};
  enum { SMALL = 6 };
  static const int64_t shapes[][2] = {{1, 1},    {7, 3},    {3, 33},     {30, 700},
                                      {5, 1024}, {3, 5000}, {2, 300001}, {17, 140000}};
  static const kf_dtype_t dtypes[] = {KF_DTYPE_FLOAT32,  KF_DTYPE_FLOAT64, KF_DTYPE_FLOAT16,
                                      KF_DTYPE_BFLOAT16, KF_DTYPE_INT32,   KF_DTYPE_BOOL};
  KFT_OK(kf_init());
  use_temporary_cache();
  for (size_t d = 0; d < sizeof dtypes / sizeof dtypes[0]; d++)
    for (size_t r = 0; r < sizeof reductions / sizeof reductions[0]; r++) {
      if (reductions[r].floating && !kf_dtype_is_floating(dtypes[d])) continue;
      kf__fused_t *code = NULL;
      for (size_t s = 0; s < sizeof shapes / sizeof shapes[0]; s++) {
        /* Long rows are cut alike for all types, and take a sanitized build seconds each. */
        if (s >= SMALL && d > 0 && kft_is_sanitized()) break;
        char what[80];
        kf_int_span_t sizes = {shapes[s], 2};
        kf_tensor_t *x = numbers(dtypes[d], sizes), *whole = eager(x);
        kf_tensor_t *expected = reduce(&reductions[r], whole), *found = NULL;
        kf_dtype_t result = kf_tensor_dtype(expected);
        if (code == NULL)
          code =
              square_plus(dtypes[d], result, portable(reductions[r].name, reductions[r].overload));
        KFT_OK(kf_tensor_new(result, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(shapes[s][0]),
                             &found));
        run(code, x, found, 1);
        snprintf(what, sizeof what, "%s of %s, %lld x %lld", reductions[r].name,
                 kf_dtype_name(dtypes[d]), (long long)shapes[s][0], (long long)shapes[s][1]);
        check_same(found, expected, what);
        kf_tensor_release(x);
        kf_tensor_release(whole);
        kf_tensor_release(expected);
        kf_tensor_release(found);
      }
      kf__fused_release(code);
    }
}

/* ---- Geometry ---- */

static void test_strides_and_aliases(void **state) {
  (void)state;
  const int64_t shape[] = {37, 5, 41};
  const kf_int_span_t sizes = {shape, 3};
  KFT_OK(kf_init());
  use_temporary_cache();
  for (int threads = 1; threads <= 4; threads += 3) {
    KFT_OK(kf_set_num_threads(threads));
    kf__fused_t *code = square_plus(KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT32, NULL);
    kf_tensor_t *x = numbers(KF_DTYPE_FLOAT32, sizes), *turned = NULL, *row = NULL, *wide = NULL,
                *found = NULL;
    KFT_OK(kf_permute(x, KF_INTS(2, 0, 1), &turned));
    KFT_OK(kf_select(x, 0, 3, &row)); /* 5 x 41 */
    KFT_OK(kf_expand(row, KF_INTS(300, 5, 41), false, &wide));
    kf_tensor_t *const cases[] = {x, turned, wide};
    for (int i = 0; i < 3; i++) {
      kf_tensor_t *expected = eager(cases[i]);
      kf_int_span_t like = {cases[i]->sizes, cases[i]->ndim};
      KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_CPU, -1), like, &found));
      run(code, cases[i], found, 0);
      check_same(found, expected, "a strided graph");
      kf_tensor_release(found);
      kf_tensor_release(expected);
    }
    kf_tensor_t *expected = eager(turned);
    run(code, turned, turned, 0); /* in place, with strides */
    check_same(turned, expected, "a graph in place");
    kf_tensor_release(expected);
    kf_tensor_release(wide);
    kf_tensor_release(row);
    kf_tensor_release(turned);
    kf_tensor_release(x);
    kf__fused_release(code);
  }
  KFT_OK(kf_set_num_threads(1));
}

/* ---- Parts over the same rows ---- */

/* v = x * x + x, which is local, and its sum for each row. */
static kf__fused_t *square_plus_and_sum(void) {
  const kf__fusion_input_t input = {.dtype = KF_DTYPE_FLOAT32};
  const kf__fusion_argument_t mul[] = {INPUT(0), INPUT(0)};
  const kf__fusion_argument_t add[] = {STEP(0), INPUT(0), NUMBER(0, KF_TAG_INT)};
  const kf__fusion_step_t steps[] = {{portable("aten::mul", "Tensor"), mul, 2, KF_DTYPE_FLOAT32},
                                     {portable("aten::add", "Tensor"), add, 3, KF_DTYPE_FLOAT32}};
  const kf__fusion_output_t outputs[] = {
      {.step = 1, .dtype = KF_DTYPE_FLOAT32},
      {.step = 1, .dtype = KF_DTYPE_FLOAT32, .reduction = portable("aten::sum", "dim_IntList")}};
  const kf__fusion_t fusion = {&input, 1, steps, 2, outputs, 2};
  kf__fused_t *code = NULL;
  KFT_OK(kf__fusion_compile(&fusion, &code));
  return code;
}

/* v / sum */
static kf__fused_t *quotient(bool per_row) {
  const kf__fusion_input_t inputs[] = {
      {KF_DTYPE_FLOAT32, 0}, {KF_DTYPE_FLOAT32, per_row ? KF__FUSION_PER_ROW : KF__FUSION_VARIES}};
  const kf__fusion_argument_t div[] = {INPUT(0), INPUT(1)};
  const kf__fusion_step_t step = {portable("aten::div", "Tensor"), div, 2, KF_DTYPE_FLOAT32};
  const kf__fusion_output_t output = {.step = 0, .dtype = KF_DTYPE_FLOAT32, .reduction = NULL};
  const kf__fusion_t fusion = {inputs, 2, &step, 1, &output, 1};
  kf__fused_t *code = NULL;
  KFT_OK(kf__fusion_compile(&fusion, &code));
  return code;
}

static void run_parts(kf_tensor_t *x, kf_tensor_t *sum, kf_tensor_t *out, bool per_row) {
  const int64_t row = x->sizes[1] * (int64_t)sizeof(float);
  const int64_t whole[] = {row, sizeof(float)}, one[] = {sizeof(float), 0};
  const kf_scalar_t alpha = integer(1);
  void *const first[] = {(void *)(uintptr_t)kf_tensor_data(x), NULL,
                         (void *)(uintptr_t)kf_tensor_data(sum)};
  void *const second[] = {NULL, first[2], (void *)(uintptr_t)kf_tensor_data(out)};
  const int64_t *const strides[][3] = {{whole, whole, one}, {whole, one, whole}};
  const uint8_t locals[][3] = {{0, 1, 0}, {1, 0, 0}};
  kf__fused_t *const codes[] = {square_plus_and_sum(), quotient(per_row)};
  const kf__fused_part_t parts[] = {
      {codes[0], {2, 1, x->sizes, first, strides[0], &alpha}, locals[0]},
      {codes[1], {2, 1, x->sizes, second, strides[1], NULL}, locals[1]}};
  KFT_OK(kf__fused_run_parts(parts, 2));
  for (int i = 0; i < 2; i++) kf__fused_release(codes[i]);
}

static void test_parts(void **state) {
  (void)state;
  static const int64_t lengths[] = {1, 5, 70, 1024, 5000};
  const kf_opt_int_t none = {0, false};
  use_temporary_cache();
  KFT_OK(kf_set_num_threads(2));
  for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
    const int64_t sizes[] = {150, lengths[i]}, rows[] = {150, 1};
    const kf_int_span_t shape = {sizes, 2}, column = {rows, 2};
    kf_tensor_t *x = numbers(KF_DTYPE_FLOAT32, shape), *wanted = NULL, *total = NULL;
    kf_tensor_t *v = eager(x), *sum = NULL, *found = NULL;
    KFT_OK(kf_sum_dim_IntList(v, KF_INTS(-1), true, none, &total));
    KFT_OK(kf_div(v, total, &wanted));
    KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_CPU, -1), column, &sum));
    KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, kf_device_make(KF_DEVICE_CPU, -1), shape, &found));
    for (int per_row = 0; per_row < 2; per_row++) {
      run_parts(x, sum, found, per_row != 0);
      check_same(sum, total, "the sum of a part");
      check_same(found, wanted, "a part that reads the sum");
    }
    kf_tensor_t *const all[] = {x, wanted, total, v, sum, found};
    for (int k = 0; k < 6; k++) kf_tensor_release(all[k]);
  }
  KFT_OK(kf_set_num_threads(1));
}

/* ---- Code that is bound to a geometry ---- */

/* Runs after the first one read addresses and numbers only. */
static void test_bound(void **state) {
  (void)state;
  const int64_t sizes[] = {37, 70}, rows[] = {37, 1};
  const kf_int_span_t shape = {sizes, 2}, column = {rows, 2};
  const kf_opt_int_t none = {0, false};
  const kf_device_t cpu = kf_device_make(KF_DEVICE_CPU, -1);
  const kf_scalar_t one = integer(1);
  use_temporary_cache();
  for (int reduces = 0; reduces < 2; reduces++) {
    kf__fused_t *code = square_plus(KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT32,
                                    reduces != 0 ? portable("aten::sum", "dim_IntList") : NULL);
    int64_t in[2], to[2];
    const int64_t *const strides[] = {in, to};
    for (int i = 0; i < 3; i++) {
      kf_tensor_t *x = numbers(KF_DTYPE_FLOAT32, shape), *wanted = eager(x), *found = NULL;
      kf_tensor_t *sum = NULL;
      KFT_OK(kf_sum_dim_IntList(wanted, KF_INTS(-1), true, none, &sum));
      KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, cpu, reduces != 0 ? column : shape, &found));
      byte_strides(x, in);
      byte_strides(found, to);
      const kf__fusion_run_t geometry = {
          .ndim = 2, .reduced = reduces != 0 ? 1 : 0, .sizes = sizes, .strides = strides};
      if (i == 0) KFT_OK(kf__fused_bind(code, &geometry, false));
      void *const data[] = {(void *)(uintptr_t)kf_tensor_data(x),
                            (void *)(uintptr_t)kf_tensor_data(found)};
      const kf__fusion_run_t go = {.data = data, .numbers = &one};
      KFT_OK(kf__fused_run(code, &go));
      check_same(found, reduces != 0 ? sum : wanted, "bound code");
      kf_tensor_t *const all[] = {x, wanted, found, sum};
      for (int k = 0; k < 4; k++) kf_tensor_release(all[k]);
    }
    kf__fused_release(code);
  }
}

KFT_MAIN(KFT_TEST_NO_OOM(test_reductions), KFT_TEST_NO_OOM(test_strides_and_aliases),
         KFT_TEST_NO_OOM(test_parts), KFT_TEST_NO_OOM(test_bound))
