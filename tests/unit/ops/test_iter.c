/* Iterators: what types, shapes and orders they find, what they refuse, and that running a loop
 * over one visits every element once, whatever the strides and types are. */
#include "backends/cpu/core/run_iterator.h"
#include "ops_fixture.h"

static const kf_scalar_t nothing = {.tag = KF_TAG_INT};

/* ---- Types ---- */

typedef struct {
  kf_dtype_t a, b;
  int b_dims; /* 1, 0, or -1: a number of the kind of `b` */
  kf_dtype_t promoted, common;
} types_case_t;

static kf_scalar_t number_of(kf_dtype_t dtype) {
  kf_scalar_t number = kf__number_of_int(1);
  if (dtype == KF_DTYPE_FLOAT64) number = kf__number_of_float(1);
  if (dtype == KF_DTYPE_BOOL) number = (kf_scalar_t){.tag = KF_TAG_BOOL, .as = {.b = true}};
  if (dtype == KF_DTYPE_COMPLEX128)
    number = (kf_scalar_t){.tag = KF_TAG_COMPLEX, .as = {.c = {1, 0}}};
  return number;
}

#define D(name) KF_DTYPE_##name
static const types_case_t types_cases[] = {
    {D(FLOAT32), D(FLOAT32), 1, D(FLOAT32), D(FLOAT32)},
    {D(INT32), D(FLOAT32), 1, D(FLOAT32), D(FLOAT32)},
    {D(INT8), D(UINT8), 1, D(INT16), D(INT16)},
    {D(FLOAT16), D(BFLOAT16), 1, D(FLOAT32), D(FLOAT32)},
    {D(FLOAT16), D(FLOAT16), 1, D(FLOAT16), D(FLOAT32)},
    {D(BFLOAT16), D(INT64), 1, D(BFLOAT16), D(FLOAT32)},
    {D(BOOL), D(BOOL), 1, D(BOOL), D(BOOL)},
    {D(FLOAT64), D(COMPLEX64), 1, D(COMPLEX128), D(COMPLEX128)},
    /* Without dimensions: only a higher category counts. */
    {D(INT8), D(INT64), 0, D(INT8), D(INT8)},
    {D(FLOAT32), D(FLOAT64), 0, D(FLOAT32), D(FLOAT32)},
    {D(FLOAT16), D(FLOAT64), 0, D(FLOAT16), D(FLOAT32)},
    {D(INT32), D(FLOAT64), 0, D(FLOAT64), D(FLOAT64)},
    {D(FLOAT32), D(COMPLEX128), 0, D(COMPLEX64), D(COMPLEX64)},
    {D(BOOL), D(INT16), 0, D(INT16), D(INT16)},
    /* Numbers: the default float, and int64. */
    {D(INT8), D(INT64), -1, D(INT8), D(INT8)},
    {D(INT8), D(FLOAT64), -1, D(FLOAT32), D(FLOAT32)},
    {D(BOOL), D(INT64), -1, D(INT64), D(INT64)},
    {D(BOOL), D(BOOL), -1, D(BOOL), D(BOOL)},
    {D(UINT16), D(INT64), -1, D(UINT16), D(UINT16)},
    {D(FLOAT64), D(COMPLEX128), -1, D(COMPLEX128), D(COMPLEX128)},
    {D(BFLOAT16), D(FLOAT64), -1, D(BFLOAT16), D(FLOAT32)},
};

static void test_types(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof types_cases / sizeof *types_cases; i++) {
    const types_case_t *c = &types_cases[i];
    kf_tensor_t *a = make(c->a, KF_INTS(2));
    kf_tensor_t *b = c->b_dims == 1   ? make(c->b, KF_INTS(2))
                     : c->b_dims == 0 ? make(c->b, kf_no_ints())
                                      : NULL;
    kf_tensor_t *const inputs[] = {a, b};
    const kf_scalar_t numbers[] = {nothing, number_of(c->b)};
    kf_results_t r = functional();
    kf_iter_t it;
    KFT_OK(kf__iter_build(&it, &r, 2, inputs, numbers, KF__TYPES_PROMOTE));
    kf_tensor_t *out = result_of(&r);
    KFT_EQ_STR(kf_dtype_name(it.promoted), kf_dtype_name(c->promoted));
    KFT_EQ_STR(kf_dtype_name(it.common), kf_dtype_name(c->common));
    KFT_EQ_STR(kf_dtype_name(kf__dtype(out)), kf_dtype_name(c->promoted));
  }
}

static void build_one(kf_dtype_t dtype, uint32_t types, kf_dtype_t expected) {
  kf_tensor_t *const inputs[] = {make(dtype, KF_INTS(3))};
  kf_results_t r = functional();
  kf_iter_t it;
  KFT_OK(kf__iter_build(&it, &r, 1, inputs, NULL, types));
  KFT_EQ_STR(kf_dtype_name(kf__dtype(result_of(&r))), kf_dtype_name(expected));
}

static void test_type_flags(void **state) {
  (void)state;
  build_one(D(INT32), KF__TYPES_FLOAT, D(FLOAT32));
  build_one(D(BOOL), KF__TYPES_FLOAT, D(FLOAT32));
  build_one(D(FLOAT64), KF__TYPES_FLOAT, D(FLOAT64));
  build_one(D(FLOAT32), KF__TYPES_COMPARE, D(BOOL));
  build_one(D(COMPLEX64), KF__TYPES_TO_REAL, D(FLOAT32));
  build_one(D(COMPLEX128), KF__TYPES_TO_REAL | KF__TYPES_FLOAT, D(FLOAT64));
  build_one(D(FLOAT32), KF__TYPES_TO_REAL, D(FLOAT32));
  kf_tensor_t *const halves[] = {make(D(FLOAT16), KF_INTS(3))};
  kf_results_t r = functional();
  kf_iter_t it;
  KFT_OK(kf__iter_build(&it, &r, 1, halves, NULL, KF__TYPES_KEEP_HALF));
  (void)result_of(&r);
  KFT_EQ_INT(it.common, D(FLOAT16));
  KFT_TRUE(!it.casts);
}

static void test_type_errors(void **state) {
  (void)state;
  kf_results_t r = functional();
  kf_iter_t it;
  kf_tensor_t *const complex[] = {make(D(COMPLEX64), KF_INTS(3))};
  KFT_FAILS_WITH(kf__iter_build(&it, &r, 1, complex, NULL, KF__TYPES_NO_COMPLEX),
                 KF_ERR_NOT_IMPLEMENTED, "no kernel for elements of type ComplexFloat");
  kf_tensor_t *const mixed[] = {make(D(FLOAT32), KF_INTS(3)), make(D(FLOAT64), KF_INTS(3))};
  KFT_FAILS_WITH(kf__iter_build(&it, &r, 2, mixed, NULL, KF__TYPES_SAME), KF_ERR_RUNTIME,
                 "an operand is of type Double, but must be of type Float");
  kf_tensor_t *const unsigned_ones[] = {make(D(UINT64), KF_INTS(3)), make(D(INT16), KF_INTS(3))};
  KFT_FAILS_WITH(kf__iter_build(&it, &r, 2, unsigned_ones, NULL, KF__TYPES_PROMOTE), KF_ERR_RUNTIME,
                 "uint16, uint32 and uint64 are not promoted: UInt64 and Short");
  kf_tensor_t *longs = make(D(INT64), KF_INTS(3));
  kf_results_t in = inplace(longs);
  kf_tensor_t *const to_long[] = {longs, make(D(FLOAT32), KF_INTS(3))};
  KFT_FAILS_WITH(kf__iter_build(&it, &in, 2, to_long, NULL, KF__TYPES_PROMOTE), KF_ERR_RUNTIME,
                 "the result is Float, which Long cannot hold");
}

/* ---- Shapes and strides ---- */

static void test_shape_errors(void **state) {
  (void)state;
  kf_results_t r = functional();
  kf_iter_t it;
  kf_tensor_t *a = make(D(FLOAT32), KF_INTS(2, 3));
  kf_tensor_t *const apart[] = {a, make(D(FLOAT32), KF_INTS(4))};
  KFT_FAILS_WITH(kf__iter_build(&it, &r, 2, apart, NULL, 0), KF_ERR_RUNTIME,
                 "sizes 3 and 4 do not broadcast: expected equal sizes or 1 at dimension 1");
  kf_tensor_t *row = make(D(FLOAT32), KF_INTS(3));
  kf_results_t in = inplace(row);
  kf_tensor_t *const wide[] = {row, a};
  KFT_FAILS_WITH(kf__iter_build(&it, &in, 2, wide, NULL, 0), KF_ERR_RUNTIME,
                 "the result has shape [3], but the operands broadcast to [2, 3]");
  kf_tensor_t *expanded = view(row, KF_INTS(2, 3), KF_INTS(0, 1), 0);
  in = inplace(expanded);
  kf_tensor_t *const twice[] = {expanded, a};
  KFT_FAILS_WITH(kf__iter_build(&it, &in, 2, twice, NULL, 0), KF_ERR_RUNTIME,
                 "aten::test_: elements of the tensor that is written to share memory with each "
                 "other; clone it first");
}

/* The strides that a new result has for two operands. */
static kf_tensor_t *result_for(kf_tensor_t *a, kf_tensor_t *b) {
  kf_tensor_t *const inputs[] = {a, b};
  kf_results_t r = functional();
  kf_iter_t it;
  KFT_OK(kf__iter_build(&it, &r, b != NULL ? 2 : 1, inputs, NULL, KF__TYPES_PROMOTE));
  return result_of(&r);
}

static void test_result_strides(void **state) {
  (void)state;
  kf_tensor_t *a = make(D(FLOAT32), KF_INTS(2, 3));
  kf_tensor_t *turned = view(a, KF_INTS(3, 2), KF_INTS(1, 3), 0);
  kf_tensor_t *plain = make(D(FLOAT32), KF_INTS(3, 2));
  STRIDES_ARE(result_for(a, a), 3, 1);
  STRIDES_ARE(result_for(turned, turned), 1, 3);
  STRIDES_ARE(result_for(turned, plain), 1, 3);
  STRIDES_ARE(result_for(plain, turned), 2, 1);
  STRIDES_ARE(result_for(turned, NULL), 1, 3);
  /* A row that is broadcast has no opinion. */
  STRIDES_ARE(result_for(view(a, KF_INTS(3, 2), KF_INTS(0, 1), 0), turned), 1, 3);
  kf_tensor_t *image = make(D(FLOAT32), KF_INTS(2, 3, 4, 5));
  kf_tensor_t *last = view(image, KF_INTS(2, 3, 4, 5), KF_INTS(60, 1, 15, 3), 0);
  STRIDES_ARE(result_for(last, last), 60, 1, 15, 3);
  STRIDES_ARE(result_for(last, make(D(FLOAT32), KF_INTS(3, 1, 1))), 60, 1, 15, 3);
  STRIDES_ARE(result_for(image, last), 60, 20, 5, 1);
  /* Every second column: the result has no gaps. */
  kf_tensor_t *gaps = view(image, KF_INTS(4, 3), KF_INTS(10, 2), 0);
  STRIDES_ARE(result_for(gaps, gaps), 3, 1);
}

static void test_joined_dimensions(void **state) {
  (void)state;
  kf_tensor_t *a = make(D(FLOAT32), KF_INTS(2, 3, 4));
  kf_tensor_t *b = make(D(FLOAT32), KF_INTS(2, 1, 1));
  kf_tensor_t *const inputs[] = {a, b};
  kf_results_t r = functional();
  kf_iter_t it;
  KFT_OK(kf__iter_build(&it, &r, 2, inputs, NULL, KF__TYPES_PROMOTE));
  SIZES_ARE(result_of(&r), 2, 3, 4);
  KFT_EQ_INT(it.ndim, 2); /* 3 × 4 is one walk */
  KFT_EQ_INT(it.sizes[0], 12);
  KFT_EQ_INT(it.sizes[1], 2);
  KFT_EQ_INT(it.strides[1][0], 4);
  KFT_EQ_INT(it.strides[1][1], 48);
  KFT_EQ_INT(it.strides[2][0], 0);
  KFT_EQ_INT(it.strides[2][1], 4);
}

static void test_flat(void **state) {
  (void)state;
  kf_tensor_t *a = make(D(FLOAT32), KF_INTS(2, 3));
  kf_tensor_t *const inputs[] = {a, NULL};
  const kf_scalar_t numbers[] = {nothing, kf__number_of_float(2.5)};
  kf_results_t r = functional();
  kf_iter_t it;
  KFT_OK(kf__iter_build(&it, &r, 2, inputs, numbers, KF__TYPES_PROMOTE));
  (void)result_of(&r);
  KFT_TRUE(it.flat && !it.casts);
  KFT_EQ_INT(it.inner[1], 4);
  KFT_EQ_INT(it.inner[2], 0);
  KFT_TRUE(it.numbers[2].f32[0] == 2.5f);
  kf__iter_swap(&it, 1, 2);
  KFT_TRUE(it.operands[1].tensor == NULL && it.operands[2].tensor == a);
  KFT_EQ_INT(it.inner[1], 0);
}

/* A given result that needs no conversion is written in place; one that shares memory with an
 * argument and must grow is replaced. */
static void test_given(void **state) {
  (void)state;
  kf_tensor_t *a = make(D(FLOAT32), KF_INTS(2, 3));
  kf_tensor_t *out = make(D(FLOAT32), KF_INTS(2, 3));
  kf_tensor_t *const inputs[] = {a, a};
  kf_results_t r = into(out);
  kf_iter_t it;
  KFT_OK(kf__iter_build(&it, &r, 2, inputs, NULL, KF__TYPES_PROMOTE));
  KFT_TRUE(it.flat && r.tensors[0] == out);
  kf_tensor_t *wide = make(D(FLOAT64), KF_INTS(2, 3));
  r = into(wide);
  KFT_OK(kf__iter_build(&it, &r, 2, inputs, NULL, KF__TYPES_PROMOTE));
  KFT_TRUE(it.casts && r.tensors[0] == wide && it.operands[0].target == D(FLOAT32));
  kf_tensor_t *row = make(D(FLOAT32), KF_INTS(3));
  r = into(row);
  kf_tensor_t *const grow[] = {row, a};
  KFT_OK(kf__iter_build(&it, &r, 2, grow, NULL, KF__TYPES_PROMOTE));
  KFT_TRUE(r.tensors[0] != row);
  (void)result_of(&r);
}

/* ---- Running ---- */

static bool contract_broken;

/* y = 3 a + b, and a look at what the loop is given. */
static void sum_loop(char *const *data, const int64_t *strides, int64_t n, const void *params) {
  (void)params;
  int32_t *y = (int32_t *)(void *)data[0];
  const int32_t *a = (const int32_t *)(const void *)data[1];
  const int32_t *b = (const int32_t *)(const void *)data[2];
  bool right = strides[0] == 4 && (strides[1] == 4 || strides[1] == 0) &&
               (strides[2] == 4 || strides[2] == 0) && (strides[1] | strides[2]) != 0 && n > 0;
  if (!right) __atomic_store_n(&contract_broken, true, __ATOMIC_RELAXED);
  for (int64_t i = 0; i < n; i++) y[i] = 3 * a[i * strides[1] / 4] + b[i * strides[2] / 4];
}

/* Runs it into a result of the form and compares with a walk by index. */
static void check_run(kf_tensor_t *a, kf_tensor_t *b, kf_results_t r) {
  kf_tensor_t *const inputs[] = {a, b};
  kf_iter_t it;
  KFT_OK(kf__iter_build(&it, &r, 2, inputs, NULL, KF__TYPES_PROMOTE));
  kf_tensor_t *out = r.form == KF__FORM_FUNCTIONAL ? result_of(&r) : r.tensors[0];
  KFT_EQ_INT(it.common, D(INT32));
  kf_int_span_t sizes = kf__sizes(out);
  int64_t shape_a[KF__MAX_DIMS], shape_b[KF__MAX_DIMS];
  /* Broadcast views of the operands, to read them by the result's index. */
  for (size_t d = 0; d < sizes.size; d++) {
    size_t skip_a = sizes.size - a->ndim, skip_b = sizes.size - b->ndim;
    shape_a[d] = d < skip_a || a->sizes[d - skip_a] == 1 ? 0 : a->strides[d - skip_a];
    shape_b[d] = d < skip_b || b->sizes[d - skip_b] == 1 ? 0 : b->strides[d - skip_b];
  }
  kf_tensor_t *wide_a = view(a, sizes, (kf_int_span_t){shape_a, sizes.size}, a->offset);
  kf_tensor_t *wide_b = view(b, sizes, (kf_int_span_t){shape_b, sizes.size}, b->offset);
  int64_t n = out->numel;
  int32_t *expected = (int32_t *)KFT_BLOCK(kf_alloc((size_t)(n + 1) * sizeof *expected));
  KFT_DEFER(kf_free, expected);
  for (int64_t i = 0; i < n; i++) expected[i] = (int32_t)(3 * value(wide_a, i) + value(wide_b, i));
  contract_broken = false;
  KFT_OK(kf__iter_run(&it, sum_loop, NULL));
  KFT_TRUE(!contract_broken);
  for (int64_t i = 0; i < n; i++)
    if (value(out, i) != expected[i])
      kft_fail(__FILE__, __LINE__, "element %lld is %g, expected %d", (long long)i, value(out, i),
               expected[i]);
}

static void test_run(void **state) {
  (void)state;
  kf_tensor_t *big = make(D(INT32), KF_INTS(130, 120));
  kf_tensor_t *small = make(D(INT32), KF_INTS(5, 7));
  kf_tensor_t *turned = view(big, KF_INTS(120, 130), KF_INTS(1, 120), 0);
  kf_tensor_t *plain = make(D(INT32), KF_INTS(120, 130));
  kf_tensor_t *row = view(big, KF_INTS(130), KF_INTS(1), 3);
  kf_tensor_t *column = view(big, KF_INTS(120, 1), KF_INTS(2, 1), 1);
  kf_tensor_t *gaps = view(big, KF_INTS(60, 60), KF_INTS(240, 2), 1);
  kf_tensor_t *square = view(plain, KF_INTS(60, 60), KF_INTS(60, 1), 5);
  kf_tensor_t *narrow = view(big, KF_INTS(120, 3), KF_INTS(120, 1), 2);
  kf_tensor_t *three = view(big, KF_INTS(3), KF_INTS(1), 9);
  kf_tensor_t *one = make(D(INT32), kf_no_ints());
  check_run(big, big, functional());
  check_run(small, one, functional());
  check_run(turned, plain, functional());
  check_run(plain, turned, functional());
  check_run(turned, turned, functional());
  check_run(plain, row, functional());
  check_run(plain, column, functional());
  check_run(column, row, functional());
  check_run(gaps, square, functional());
  check_run(square, gaps, functional());
  check_run(narrow, three, functional());
  check_run(view(one, KF_INTS(50), KF_INTS(0), 0), one, functional());
  /* Four dimensions, none of which can be joined. */
  kf_tensor_t *four = view(big, KF_INTS(4, 5, 6, 7), KF_INTS(7, 600, 29, 1), 0);
  check_run(four, view(plain, KF_INTS(4, 5, 6, 7), KF_INTS(1, 300, 35, 5), 0), functional());
  check_run(make(D(INT32), KF_INTS(0, 3)), make(D(INT32), KF_INTS(3)), functional());
  check_run(one, one, functional());
}

/* Every operand in a type of its own: all are converted on the way, also the result. */
static void test_run_converts(void **state) {
  (void)state;
  kf_tensor_t *bytes = make(D(INT8), KF_INTS(9, 11));
  kf_tensor_t *shorts = make(D(INT16), KF_INTS(11, 9));
  kf_tensor_t *words = make(D(INT32), KF_INTS(9, 11));
  kf_tensor_t *turned = view(shorts, KF_INTS(9, 11), KF_INTS(1, 9), 0);
  check_run(bytes, words, functional());
  check_run(words, bytes, functional());
  check_run(turned, words, functional());
  check_run(words, make(D(INT8), kf_no_ints()), functional());
  check_run(bytes, words, into(make(D(INT64), KF_INTS(9, 11))));
  check_run(bytes, words, into(make(D(FLOAT64), KF_INTS(9, 11))));
  kf_tensor_t *wide = make(D(INT64), KF_INTS(11, 18));
  kf_tensor_t *other_order = view(wide, KF_INTS(9, 11), KF_INTS(2, 18), 0);
  check_run(turned, words, into(other_order));
  check_run(words, turned, inplace(words));
}

static void test_run_in_place(void **state) {
  (void)state;
  kf_tensor_t *a = make(D(INT32), KF_INTS(40, 50));
  check_run(a, make(D(INT32), KF_INTS(50)), inplace(a));
  kf_tensor_t *turned = view(a, KF_INTS(50, 40), KF_INTS(1, 50), 0);
  check_run(turned, make(D(INT32), KF_INTS(50, 40)), inplace(turned));
  kf_tensor_t *gaps = view(a, KF_INTS(20, 25), KF_INTS(100, 2), 0);
  check_run(gaps, make(D(INT32), KF_INTS(25)), inplace(gaps));
  check_run(gaps, gaps, inplace(gaps));
}

static void test_run_threads(void **state) {
  (void)state;
  int before = kf_get_num_threads();
  KFT_OK(kf_set_num_threads(3));
  kf_tensor_t *big = make(D(INT32), KF_INTS(300, 500));
  kf_tensor_t *turned = view(big, KF_INTS(500, 300), KF_INTS(1, 500), 0);
  kf_tensor_t *plain = make(D(INT32), KF_INTS(500, 300));
  check_run(big, big, functional());
  check_run(turned, plain, functional());
  check_run(plain, make(D(INT16), KF_INTS(300)), functional());
  check_run(plain, view(big, KF_INTS(500, 1), KF_INTS(3, 1), 0), functional());
  KFT_OK(kf_set_num_threads(before));
}

/* float16: computed in float32 and rounded once; what comes from another type is rounded first. */
static void halve_loop(char *const *data, const int64_t *strides, int64_t n, const void *params) {
  (void)params;
  float *y = (float *)(void *)data[0];
  const float *a = (const float *)(const void *)data[1];
  const float *b = (const float *)(const void *)data[2];
  for (int64_t i = 0; i < n; i++) y[i] = a[i * strides[1] / 4] * b[i * strides[2] / 4];
}

static void test_run_half(void **state) {
  (void)state;
  kf_tensor_t *halves = make(D(FLOAT16), KF_INTS(1000));
  kf_tensor_t *longs = make(D(INT64), KF_INTS(1000));
  kf_tensor_t *const inputs[] = {halves, longs};
  kf_results_t r = functional();
  kf_iter_t it;
  KFT_OK(kf__iter_build(&it, &r, 2, inputs, NULL, KF__TYPES_PROMOTE));
  kf_tensor_t *out = result_of(&r);
  KFT_TRUE(it.operands[2].rounds && !it.operands[1].rounds);
  KFT_OK(kf__iter_run(&it, halve_loop, NULL));
  KFT_TRUE(value(out, 3) == 9);
  KFT_TRUE(value(out, 47) == 2208); /* 2209 lies between two numbers of float16 */
  KFT_TRUE(value(out, 255) == 65024);
  KFT_TRUE(value(out, 257) > 1e30);
  /* A number keeps its precision only where that is asked for. */
  kf_tensor_t *const single[] = {halves, NULL};
  const kf_scalar_t tenth[] = {nothing, kf__number_of_float(0.1)};
  r = functional();
  KFT_OK(kf__iter_build(&it, &r, 2, single, tenth, KF__TYPES_PROMOTE));
  (void)result_of(&r);
  KFT_TRUE(it.numbers[2].f32[0] == 0.0999755859375f);
  r = functional();
  KFT_OK(kf__iter_build(&it, &r, 2, single, tenth, KF__TYPES_FULL_NUMBERS));
  (void)result_of(&r);
  KFT_TRUE(it.numbers[2].f32[0] == 0.1f);
}

KFT_MAIN(KFT_TEST(test_types), KFT_TEST(test_type_flags), KFT_TEST(test_type_errors),
         KFT_TEST(test_shape_errors), KFT_TEST(test_result_strides),
         KFT_TEST(test_joined_dimensions), KFT_TEST(test_flat), KFT_TEST(test_given),
         KFT_TEST(test_run), KFT_TEST(test_run_converts), KFT_TEST(test_run_in_place),
         KFT_TEST(test_run_threads), KFT_TEST(test_run_half))
