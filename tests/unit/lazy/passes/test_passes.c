/* Passes over graphs: what each rule removes, that nothing else is removed, and graphs for changing
 * sizes. Results are compared with those of the CPU in tests/python/lazy. */
#include <keyfall/keyfall.h>
#include <stdio.h>

#include "kft.h"
#include "lazy/passes/passes.h"
#include "lazy/state/options.h"

static kf_device_t lazy_device(void) { return kf_device_make(KF_DEVICE_LAZY, 0); }
static const kf_scalar_t one = {.tag = KF_TAG_INT, .as.i = 1};
static const kf_scalar_t zero = {.tag = KF_TAG_INT, .as.i = 0};
static const kf_opt_int_t none = {0, false};

static void finish(void *unused) {
  (void)unused;
  for (int i = 0; i < 2; i++)
    if (kf_lazy_mark_step(lazy_device(), true) != KF_OK) kf_error_clear();
  kf__lazy_options.optimize = true;
  kf__lazy_options.exact = false;
  kf__lazy_options.symbolic_shapes = false;
  kf_lazy_cache_clear();
  kf_lazy_reset_counters();
}

static kf__lazy_job_t jobs[4]; /* of a test */
static size_t job_count;

static void begin(void) {
  static char token;
  job_count = 0;
  KFT_OK(kf_lazy_init());
  KFT_DEFER(finish, &token);
}

/* A lazy tensor with a value: a parameter of the graph. */
static kf_tensor_t *given(kf_int_span_t sizes) {
  static const float data[64] = {1, -0.0f, 3, 4};
  kf_tensor_t *eager = NULL, *made = NULL;
  KFT_OK(kf_tensor_from_data(data, KF_DTYPE_FLOAT32, sizes, &eager));
  KFT_DEFER(kf_object_release, eager);
  KFT_OK(kf_lazy_wrap(eager, &made));
  KFT_DEFER(kf_object_release, made);
  return made;
}

static float first(kf_tensor_t *tensor) {
  kf_tensor_t *eager = NULL;
  KFT_OK(kf_lazy_unwrap(tensor, &eager));
  KFT_DEFER(kf_object_release, eager);
  return *(const float *)kf_tensor_data(eager);
}

static void release_plan(void *plan) { kf__lazy_plan_release(plan); }
static void clear_job(void *job) { kf__lazy_job_clear(job); }

/* Values are used while they exist, memory is freed once, and each result has its own. */
static void check_plan(const kf__lazy_plan_t *plan) {
  enum { SLOTS = 128 };
  bool has_value[SLOTS] = {false}, is_root[SLOTS] = {false};
  KFT_TRUE(plan->slot_count <= SLOTS);
  const size_t given_count = plan->param_count + plan->constant_count;
  for (size_t i = 0; i < given_count; i++) has_value[i] = true;
  for (size_t i = 0; i < plan->step_count; i++) {
    const kf__lazy_step_t *step = &plan->steps[i];
    for (uint32_t k = 0; k < step->operand_count; k++)
      KFT_TRUE(step->operands[k].kind != KF__LAZY_VALUE || has_value[step->operands[k].slot]);
    for (uint32_t k = 0; k < step->rewrite_count; k++) {
      const kf__lazy_rewrite_t *rewrite = &step->rewrites[k];
      KFT_TRUE(rewrite->copies || rewrite->from < plan->param_count ||
               rewrite->from >= given_count);
      has_value[rewrite->from] = rewrite->copies;
      has_value[rewrite->to] = true;
    }
    for (uint32_t k = 0; k < step->output_count; k++) has_value[step->outputs[k].slot] = true;
    for (uint32_t k = 0; k < step->free_count; k++) {
      KFT_TRUE(has_value[step->frees[k]]);
      has_value[step->frees[k]] = false;
    }
  }
  for (size_t i = 0; i < plan->root_count; i++) {
    KFT_TRUE(has_value[plan->roots[i]] && !is_root[plan->roots[i]]);
    KFT_TRUE(plan->roots[i] >= given_count);
    is_root[plan->roots[i]] = true;
  }
}

/* The operators that compute the tensors, without "aten::". */
static const char *steps_of(kf_tensor_t *a, kf_tensor_t *b) {
  static char text[512];
  kf_tensor_t *tensors[] = {a, b};
  const kf_tensor_span_t span = {tensors, b != NULL ? 2 : 1};
  kf__lazy_job_t *job = &jobs[job_count++];
  kf__lazy_plan_t *plan = NULL;
  *job = (kf__lazy_job_t){0};
  kf__lazy_lock();
  kf_status_t status = kf__lazy_collect(job, &span);
  kf__lazy_unlock();
  KFT_DEFER(clear_job, job);
  KFT_OK(status);
  KFT_OK(kf__lazy_compile(job, &plan));
  KFT_DEFER(release_plan, plan);
  const kf__lazy_plan_t *chosen = kf__lazy_choose(plan, job);
  check_plan(plan);
  check_plan(chosen);
  size_t size = 0;
  text[0] = '\0';
  for (size_t i = 0; i < chosen->step_count; i++)
    size += (size_t)snprintf(text + size, sizeof text - size, "%s%s", i > 0 ? " " : "",
                             strstr(kf__lazy_op_name(chosen->steps[i].op), "::") + 2);
  return text;
}

/* ---- Rules ---- */

typedef kf_tensor_t *(*build_fn)(kf_tensor_t *x);
#define BUILD(name, ...)                     \
  static kf_tensor_t *name(kf_tensor_t *x) { \
    kf_tensor_t *y = NULL, *z = NULL;        \
    (void)z;                                 \
    __VA_ARGS__                              \
    return y;                                \
  }
#define MADE(call) \
  KFT_OK(call);    \
  KFT_DEFER(kf_object_release, y);
#define MADE_Z(call) \
  KFT_OK(call);      \
  KFT_DEFER(kf_object_release, z);

BUILD(times_one, MADE(kf_mul_Scalar(x, one, &y)))
BUILD(times_two, MADE(kf_mul_Scalar(x, (kf_scalar_t){.tag = KF_TAG_INT, .as.i = 2}, &y)))
BUILD(by_one, MADE(kf_div_Scalar(x, one, &y)))
BUILD(to_the_one, MADE(kf_pow_Tensor_Scalar(x, one, &y)))
BUILD(squared, MADE(kf_pow_Tensor_Scalar(x, (kf_scalar_t){.tag = KF_TAG_INT, .as.i = 2}, &y)))
BUILD(minus_zero, MADE(kf_sub_Scalar(x, zero, one, &y)))
BUILD(plus_zero, MADE(kf_add_Scalar(x, zero, one, &y))) /* not for -0.0 */
BUILD(plus_negative_zero,
      MADE(kf_add_Scalar(x, (kf_scalar_t){.tag = KF_TAG_FLOAT, .as.f = -0.0}, one, &y)))
BUILD(times_ones, MADE_Z(kf_ones_like(x, none, none, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, none,
                                      &z)) MADE(kf_mul(z, x, &y)))
BUILD(minus_zeros, MADE_Z(kf_zeros_like(x, none, none, (kf_opt_device_t){0}, (kf_opt_bool_t){0},
                                        none, &z)) MADE(kf_sub(x, z, one, &y)))
BUILD(neg_neg, MADE_Z(kf_neg(x, &z)) MADE(kf_neg(z, &y)))
BUILD(abs_abs, MADE_Z(kf_abs(x, &z)) MADE(kf_abs(z, &y)))
BUILD(relu_relu, MADE_Z(kf_relu(x, &z)) MADE(kf_relu(z, &y)))
BUILD(floor_floor, MADE_Z(kf_floor(x, &z)) MADE(kf_floor(z, &y)))
BUILD(largest_of_same, MADE(kf_maximum(x, x, &y)))
BUILD(least_of_same, MADE(kf_minimum(x, x, &y)))
BUILD(where_same, MADE_Z(kf_gt_Scalar(x, zero, &z)) MADE(kf_where_self(z, x, x, &y)))
BUILD(cloned, MADE(kf_clone(x, none, &y)))
BUILD(cloned_twice, MADE_Z(kf_clone(x, none, &z)) MADE(kf_clone(z, none, &y)))
BUILD(there_and_back, MADE_Z(kf_to_dtype(x, KF_DTYPE_FLOAT64, false, false, none, &z))
                          MADE(kf_to_dtype(z, KF_DTYPE_FLOAT32, false, false, none, &y)))
BUILD(half_and_back, MADE_Z(kf_to_dtype(x, KF_DTYPE_FLOAT16, false, false, none, &z))
                         MADE(kf_to_dtype(z, KF_DTYPE_FLOAT32, false, false, none, &y)))
BUILD(transposed_twice, MADE_Z(kf_transpose(x, 0, 1, &z)) MADE(kf_transpose(z, 0, 1, &y)))

static void test_rules(void **state) {
  (void)state;
  static const struct {
    build_fn build;
    const char *steps; /* with an exp of the result */
  } cases[] = {{times_one, "exp"},
               {times_two, "mul.Scalar exp"},
               {by_one, "exp"},
               {to_the_one, "exp"},
               {squared, "mul.Tensor exp"},
               {minus_zero, "exp"},
               {plus_zero, "add.Scalar exp"},
               {plus_negative_zero, "exp"},
               {times_ones, "exp"},
               {minus_zeros, "exp"},
               {neg_neg, "exp"},
               {abs_abs, "abs exp"},
               {relu_relu, "relu exp"},
               {floor_floor, "floor exp"},
               {largest_of_same, "exp"},
               {least_of_same, "exp"},
               {where_same, "exp"},
               {cloned, "exp"},
               {cloned_twice, "exp"},
               {there_and_back, "exp"},
               {half_and_back, "empty copy_ empty copy_ exp"},
               {transposed_twice, "exp"}};
  begin();
  const size_t i = kft_case(sizeof cases / sizeof *cases);
  kf_tensor_t *x = given(KF_INTS(2, 3)), *result = NULL;
  kf_tensor_t *y = cases[i].build(x);
  KFT_OK(kf_exp(y, &result));
  KFT_DEFER(kf_object_release, result);
  KFT_EQ_STR(steps_of(result, NULL), cases[i].steps);
  kf__lazy_options.optimize = false;
  const char *plain = steps_of(result, NULL);
  KFT_TRUE(strlen(plain) >= strlen(cases[i].steps) || strstr(cases[i].steps, "mul") != NULL);
}

/* ---- Kernels for patterns, and the order of nodes ---- */

BUILD(silu, MADE_Z(kf_sigmoid(x, &z)) MADE(kf_mul(z, x, &y)))
BUILD(softmax, kf_tensor_t *e = NULL; kf_tensor_t *sum = NULL;
      MADE_Z(kf_amax(x, KF_INTS(1), true, &z)) MADE(kf_sub(x, z, one, &y)) KFT_OK(kf_exp(y, &e));
      KFT_DEFER(kf_object_release, e); KFT_OK(kf_sum_dim_IntList(e, KF_INTS(-1), true, none, &sum));
      KFT_DEFER(kf_object_release, sum); MADE(kf_div(e, sum, &y)))

static void test_patterns_become_kernels(void **state) {
  (void)state;
  static const struct {
    build_fn build;
    const char *steps, *exact;
  } cases[] = {{silu, "silu", "sigmoid mul.Tensor"},
               {softmax, "_softmax", "amax sub.Tensor exp sum.dim_IntList div.Tensor"}};
  begin();
  const size_t i = kft_case(sizeof cases / sizeof *cases);
  kf_tensor_t *y = cases[i].build(given(KF_INTS(2, 3)));
  KFT_EQ_STR(steps_of(y, NULL), cases[i].steps);
  kf__lazy_options.exact = true;
  KFT_EQ_STR(steps_of(y, NULL), cases[i].exact);
  kf__lazy_options.exact = false;
  KFT_TRUE(first(y) > 0);
}

/* Values inside a pattern that are results are computed anyway. */
static void test_patterns_with_results_inside_stay(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = given(KF_INTS(2, 3)), *inside = NULL, *y = NULL;
  KFT_OK(kf_sigmoid(x, &inside));
  KFT_DEFER(kf_object_release, inside);
  KFT_OK(kf_mul(x, inside, &y));
  KFT_DEFER(kf_object_release, y);
  KFT_EQ_STR(steps_of(inside, y), "sigmoid mul.Tensor");
}

static void test_nodes_of_one_shape_come_together(void **state) {
  (void)state;
  begin();
  kf_tensor_t *a = given(KF_INTS(2, 3)), *b = given(KF_INTS(4)), *x = NULL, *y = NULL;
  KFT_OK(kf_exp(a, &x));
  KFT_DEFER(kf_object_release, x);
  KFT_OK(kf_exp(b, &y));
  KFT_DEFER(kf_object_release, y);
  KFT_OK(kf_neg_(x));
  KFT_OK(kf_neg_(y));
  KFT_EQ_STR(steps_of(x, y), "exp neg_ exp neg_");
  KFT_TRUE(first(x) < -2 && first(y) < -2);
}

/* ---- Subexpressions ---- */

static void test_equal_nodes_are_computed_once(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = given(KF_INTS(4)), *a = NULL, *b = NULL, *sum = NULL;
  KFT_OK(kf_exp(x, &a));
  KFT_DEFER(kf_object_release, a);
  KFT_OK(kf_exp(x, &b));
  KFT_DEFER(kf_object_release, b);
  KFT_OK(kf_mul(a, b, &sum));
  KFT_DEFER(kf_object_release, sum);
  KFT_EQ_STR(steps_of(sum, NULL), "exp mul.Tensor");
  /* both are results: each has memory of its own */
  KFT_EQ_STR(steps_of(a, b), "exp exp");
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_OK(kf_zero_(a));
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_TRUE(first(a) == 0 && first(b) > 2);
}

/* Copying is cheaper than computing again, except for elementwise operators. */
static void test_equal_results_are_copied(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = given(KF_INTS(2, 2)), *a = NULL, *b = NULL;
  KFT_OK(kf_mm(x, x, &a));
  KFT_DEFER(kf_object_release, a);
  KFT_OK(kf_mm(x, x, &b));
  KFT_DEFER(kf_object_release, b);
  KFT_EQ_STR(steps_of(a, b), "mm clone");
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_OK(kf_zero_(a));
  KFT_TRUE(first(a) == 0 && first(b) == 1);
}

static void test_written_values_are_not_shared(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = given(KF_INTS(4)), *a = NULL, *b = NULL, *c = NULL;
  KFT_OK(kf_exp(x, &a));
  KFT_DEFER(kf_object_release, a);
  KFT_OK(kf_exp(x, &b));
  KFT_DEFER(kf_object_release, b);
  KFT_OK(kf_clone(a, none, &c));
  KFT_DEFER(kf_object_release, c);
  KFT_OK(kf_zero_(a));
  KFT_OK(kf_add__Scalar(c, one, one));
  KFT_OK(kf_add__Scalar(x, one, one)); /* the parameter itself */
  KFT_TRUE(first(a) == 0);
  KFT_TRUE(first(b) > 2.7f && first(b) < 2.8f);
  KFT_TRUE(first(c) > 3.7f && first(c) < 3.8f);
  KFT_TRUE(first(x) == 2);
}

static void test_random_operators_are_not_merged(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = given(KF_INTS(1)), *a = NULL, *b = NULL, *c = NULL;
  KFT_OK(kf_bernoulli(x, NULL, &a));
  KFT_DEFER(kf_object_release, a);
  KFT_OK(kf_bernoulli(x, NULL, &b));
  KFT_DEFER(kf_object_release, b);
  KFT_OK(kf_add(a, b, one, &c));
  KFT_DEFER(kf_object_release, c);
  KFT_EQ_STR(steps_of(c, NULL), "bernoulli bernoulli add.Tensor");
}

/* A large value that is cheap to compute is not kept for long. */
static void test_large_values_are_not_kept(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = NULL, *a = NULL, *b = NULL, *sum = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, lazy_device(), KF_INTS(70000), &x));
  KFT_DEFER(kf_object_release, x);
  KFT_OK(kf_exp(x, &a));
  KFT_DEFER(kf_object_release, a);
  for (int i = 0; i < 40; i++) KFT_OK(kf_neg_(a));
  KFT_OK(kf_exp(x, &b));
  KFT_DEFER(kf_object_release, b);
  KFT_OK(kf_add(a, b, one, &sum));
  KFT_DEFER(kf_object_release, sum);
  KFT_TRUE(strstr(strstr(steps_of(sum, NULL), "exp") + 1, "exp") != NULL);
}

/* ---- Memory ---- */

static void test_memory_is_planned_after_the_passes(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = given(KF_INTS(4)), *a = NULL, *b = NULL, *dead = NULL;
  KFT_OK(kf_exp(x, &a));
  KFT_DEFER(kf_object_release, a);
  KFT_OK(kf_clone(a, none, &b));
  KFT_DEFER(kf_object_release, b);
  KFT_OK(kf_add__Scalar(b, one, one)); /* in place: nobody else reads the clone */
  KFT_OK(kf_neg(b, &dead));
  KFT_DEFER(kf_object_release, dead);
  KFT_EQ_STR(steps_of(b, NULL), "exp add_.Scalar");
  KFT_EQ_STR(steps_of(a, b), "exp empty copy_ add_.Scalar");
  KFT_TRUE(first(b) > 3.7f && first(a) < 2.8f);
}

/* ---- Constants ---- */

static void test_constants_are_computed_once(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = given(KF_INTS(3)), *c = NULL, *d = NULL, *y = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, lazy_device(), KF_INTS(3), &c));
  KFT_DEFER(kf_object_release, c);
  KFT_OK(kf_zero_(c));
  KFT_OK(kf_cos(c, &d));
  KFT_DEFER(kf_object_release, d);
  KFT_OK(kf_add(x, d, one, &y));
  KFT_DEFER(kf_object_release, y);
  KFT_EQ_STR(steps_of(y, NULL), "add.Tensor");
  KFT_OK(kf_add_(d, d, one)); /* the constant is not what is written */
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_TRUE(first(d) == 2 && first(y) == 2 && first(c) == 0);
}

/* ---- Numbers ---- */

static void test_a_number_that_changes_compiles_nothing(void **state) {
  (void)state;
  begin();
  kf_lazy_cache_stats_t before = {.struct_size = sizeof before}, after = before;
  KFT_OK(kf_lazy_get_cache_stats(&before));
  for (int64_t i = 1; i <= 4; i++) {
    kf_tensor_t *x = given(KF_INTS(3)), *y = NULL, *z = NULL;
    const kf_scalar_t number = {.tag = KF_TAG_INT, .as.i = i == 4 ? 1 : i};
    KFT_OK(kf_mul_Scalar(x, number, &y));
    KFT_DEFER(kf_object_release, y);
    KFT_OK(kf_neg(y, &z));
    KFT_DEFER(kf_object_release, z);
    KFT_OK(kf_lazy_mark_step(lazy_device(), true));
    KFT_TRUE(first(z) == -(float)number.as.i);
  }
  KFT_OK(kf_lazy_get_cache_stats(&after));
  KFT_EQ_INT((int64_t)(after.misses - before.misses), 1);
  KFT_EQ_INT((int64_t)(after.hits - before.hits), 3);
}

/* ---- Changing sizes ---- */

/* Sum of the rows of a matrix of ones, doubled, through a reshape and a transpose. */
static double doubled(int64_t rows, int64_t columns) {
  kf_tensor_t *x = NULL, *t = NULL, *flat = NULL, *y = NULL, *sum = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, lazy_device(), KF_INTS(rows, columns), &x));
  KFT_DEFER(kf_object_release, x);
  KFT_OK(kf_fill__Scalar(x, one));
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_OK(kf_transpose(x, 0, 1, &t));
  KFT_DEFER(kf_object_release, t);
  KFT_OK(kf_reshape(t, KF_INTS(rows * columns), &flat));
  KFT_DEFER(kf_object_release, flat);
  KFT_OK(kf_add(flat, flat, one, &y));
  KFT_DEFER(kf_object_release, y);
  KFT_OK(kf_sum(y, none, &sum));
  KFT_DEFER(kf_object_release, sum);
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  return first(sum);
}

/* The misses of four runs with these sizes. */
static void check_misses(const int64_t (*sizes)[2], size_t count, int64_t misses) {
  kf_lazy_cache_stats_t before = {.struct_size = sizeof before}, after = before;
  KFT_OK(kf_lazy_get_cache_stats(&before));
  for (size_t i = 0; i < count; i++)
    KFT_TRUE(doubled(sizes[i][0], sizes[i][1]) == (double)(2 * sizes[i][0] * sizes[i][1]));
  KFT_OK(kf_lazy_get_cache_stats(&after));
  KFT_EQ_INT((int64_t)(after.misses - before.misses), misses);
  KFT_EQ_INT((int64_t)(after.hits - before.hits), 2 * (int64_t)count - misses);
}

static void test_sizes_that_change_have_one_graph(void **state) {
  (void)state;
  begin();
  /* two graphs for each step: the fill, and the sum */
  static const int64_t batches[][2] = {{8, 3}, {5, 3}, {2, 3}, {7, 3}, {8, 3}, {9, 3}};
  check_misses(batches, 6, 4);
  /* the other dimension changes as well: one finer graph */
  static const int64_t both[][2] = {{8, 4}, {3, 5}, {6, 7}, {7, 6}};
  check_misses(both, 4, 2);
}

static void test_symbolic_shapes_need_no_second_graph(void **state) {
  (void)state;
  begin();
  kf__lazy_options.symbolic_shapes = true;
  static const int64_t sizes[][2] = {{8, 3}, {5, 4}, {2, 7}};
  check_misses(sizes, 3, 2);
}

static void test_without_passes_each_size_has_a_graph(void **state) {
  (void)state;
  begin();
  kf__lazy_options.optimize = false;
  static const int64_t sizes[][2] = {{8, 3}, {5, 3}, {2, 3}};
  check_misses(sizes, 3, 6);
}

/* More sizes than are kept. */
static void test_many_sizes(void **state) {
  (void)state;
  begin();
  const int64_t count = (int64_t)kft_scale(100, 4);
  for (int64_t i = 0; i < count; i++) KFT_TRUE(doubled(2 + i, 3) == (double)(6 * (2 + i)));
  kf_lazy_cache_stats_t stats = {.struct_size = sizeof stats};
  KFT_OK(kf_lazy_get_cache_stats(&stats));
  KFT_EQ_INT(stats.size, 4);
}

static void test_the_device_is_made_on_demand(void **state) {
  (void)state;
  KFT_OK(kf_lazy_init());
}

KFT_MAIN(KFT_TEST_NO_OOM(test_the_device_is_made_on_demand), KFT_TEST(test_rules),
         KFT_TEST(test_patterns_become_kernels), KFT_TEST(test_patterns_with_results_inside_stay),
         KFT_TEST(test_nodes_of_one_shape_come_together),
         KFT_TEST(test_equal_nodes_are_computed_once), KFT_TEST(test_equal_results_are_copied),
         KFT_TEST(test_written_values_are_not_shared),
         KFT_TEST(test_random_operators_are_not_merged), KFT_TEST(test_large_values_are_not_kept),
         KFT_TEST(test_memory_is_planned_after_the_passes),
         KFT_TEST(test_constants_are_computed_once),
         KFT_TEST(test_a_number_that_changes_compiles_nothing),
         KFT_TEST(test_sizes_that_change_have_one_graph),
         KFT_TEST(test_symbolic_shapes_need_no_second_graph),
         KFT_TEST(test_without_passes_each_size_has_a_graph), KFT_TEST(test_many_sizes))
