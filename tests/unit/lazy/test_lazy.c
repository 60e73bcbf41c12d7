/* Lazy tensors: what is recorded, when it runs, and that results are those of eager mode. */
#include <keyfall/generator.h>
#include <keyfall/keyfall.h>

#include "kft.h"
#include "lazy/execution/jobs.h"

static kf_device_t lazy_device(void) { return kf_device_make(KF_DEVICE_LAZY, 0); }
static const kf_scalar_t one = {.tag = KF_TAG_INT, .as.i = 1};

/* Runs what a test left, so that the next one begins with an empty trace and cache. */
static void finish(void *unused) {
  (void)unused;
  /* The allocation that fails may be one of the first attempt. */
  for (int i = 0; i < 2; i++)
    if (kf_lazy_mark_step(lazy_device(), true) != KF_OK) kf_error_clear();
  if (kf_lazy_set_force_fallback(NULL) != KF_OK) kf_error_clear();
  kf_lazy_cache_clear();
  kf_lazy_reset_counters();
  kf__lazy_stop_worker(); /* what its thread keeps for later would count as lost, or as found */
}

static void release_graph(void *graph) { kf_lazy_graph_release(graph); }

static void begin(void) {
  static char token;
  KFT_OK(kf_lazy_init());
  KFT_DEFER(finish, &token);
}

static kf_tensor_t *filled(kf_int_span_t sizes, double value) {
  kf_tensor_t *made = NULL;
  kf_scalar_t number = {.tag = KF_TAG_FLOAT, .as.f = value};
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, lazy_device(), sizes, &made));
  KFT_DEFER(kf_object_release, made);
  KFT_OK(kf_fill__Scalar(made, number));
  return made;
}

static double item(kf_tensor_t *tensor) {
  kf_scalar_t number = {0};
  kf_tensor_t *sum = NULL;
  KFT_OK(kf_sum(tensor, (kf_opt_int_t){0, false}, &sum));
  KFT_DEFER(kf_object_release, sum);
  KFT_OK(kf_item(sum, &number));
  return number.as.f;
}

static int64_t counter(const char *name) {
  int64_t value;
  (void)kf_lazy_counter(name, &value);
  return value;
}

static void test_operators_are_recorded_and_run_later(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(KF_INTS(2, 3), 2), *y = NULL;
  KFT_OK(kf_add(x, x, one, &y));
  KFT_DEFER(kf_object_release, y);
  KFT_TRUE(kf_lazy_is_lazy(y));
  KFT_TRUE(kf_lazy_is_pending(y));
  KFT_EQ_INT(kf_tensor_numel(y), 6);
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_TRUE(!kf_lazy_is_pending(y));
  KFT_EQ_INT((int64_t)item(y), 24);
  KFT_EQ_INT(counter("MarkStep"), 1);
  KFT_EQ_INT(counter("lazy::add"), 1);
}

/* Tensor, storage and buffer of a result are one block, and the node is part of the trace. */
static void test_a_result_is_one_block(void **state) {
  (void)state;
  enum { CALLS = 64, OF_THE_TRACE = 8 };
  begin();
  kf_tensor_t *x = filled(KF_INTS(3, 3), 2), *first = NULL, *tried = NULL;
  KFT_OK(kf_mul(x, x, &first)); /* later calls do without the meta kernel, which mm runs */
  KFT_DEFER(kf_object_release, first);
  KFT_OK(kf_mm(x, x, &tried)); /* the first call of a type runs the kernel */
  KFT_DEFER(kf_object_release, tried);
  const int64_t before = kft_allocations();
  for (int i = 0; i < CALLS; i++) {
    kf_tensor_t *y = NULL;
    KFT_OK(i % 2 == 0 ? kf_mul(x, first, &y) : kf_mm(x, first, &y));
    KFT_DEFER(kf_object_release, y);
  }
  KFT_TRUE(kft_allocations() - before <= CALLS + OF_THE_TRACE);
}

static void stop_keeping(void *unused) {
  (void)unused;
  kf__blocks_set_caching(false);
}

/* Leaves the result of a recorded call in a state that the next one must not inherit. */
static void make_dirty(kf_tensor_t *y, int how) {
  kf_tensor_t *made = NULL;
  switch (how) {
    case 0: KFT_OK(kf_tensor_bump_version(y)); break;
    case 1: KFT_OK(kf_tensor_set_neg(y, true)); break;
    case 2: KFT_OK(kf_tensor_set_geometry(y, KF_INTS(2, 1), KF_INTS(3, 1), 1)); break;
    case 3: KFT_OK(kf_storage_resize(kf_tensor_storage(y), 100)); break;
    case 4: KFT_OK(kf_tensor_detach_version(y)); break;
    case 5: KFT_OK(kf_tensor_set_requires_grad(y, true)); break;
    case 6: KFT_OK(kf_lazy_mark_step(lazy_device(), true)); break;
    case 7: /* the storage outlives the tensor */
      KFT_OK(kf_select(y, 0, 1, &made));
      KFT_DEFER(kf_object_release, made);
      break;
    case 8: /* the tensor outlives its storage */
      made = filled(KF_INTS(6), 1);
      KFT_OK(kf_tensor_set_storage(y, kf_tensor_storage(made), KF_INTS(6), KF_INTS(1), 0));
      break;
    default: break;
  }
}

static void test_blocks_of_results_are_reused(void **state) {
  (void)state;
  static char token;
  begin();
  KFT_DEFER(stop_keeping, &token);
  kf__blocks_set_caching(true);
  kf_tensor_t *x = filled(KF_INTS(2, 3), 2);
  int64_t last_id = 0;
  for (int how = 0; how < 10; how++) {
    kf_tensor_t *y = NULL, *kept = NULL;
    int64_t id = 0;
    KFT_OK(kf_mul(x, x, &y));
    KFT_DEFER(kf_object_release, y);
    KFT_OK(kf_mul(y, x, &kept)); /* reads the value of y after that has died */
    KFT_DEFER(kf_object_release, kept);
    KFT_EQ_INT(*y->version, 0);
    KFT_EQ_INT(kf_storage_size(kf_tensor_storage(y)), 24);
    KFT_TRUE(!kf_tensor_requires_grad(y) && !kf_tensor_is_neg(y) && kf__is_contiguous(y));
    KFT_OK(kf_lazy_tensor_id(y, &id));
    KFT_TRUE(id > last_id);
    last_id = id;
    make_dirty(y, how);
    kf_tensor_release(y);
    KFT_CANCEL(y);
    KFT_EQ_INT((int64_t)item(kept), 48);
  }
}

static void test_errors_of_shapes_come_at_once(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(KF_INTS(2, 3), 1), *y = filled(KF_INTS(4), 1), *z = NULL;
  KFT_FAILS_WITH(kf_add(x, y, one, &z), KF_ERR_RUNTIME, "sizes 3 and 4 do not broadcast");
}

static void test_writes_to_views_reach_their_base(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(KF_INTS(4, 4), 1), *row = NULL;
  KFT_OK(kf_select(x, 0, 1, &row));
  KFT_DEFER(kf_object_release, row);
  KFT_OK(kf_add_(row, row, one));
  KFT_EQ_INT((int64_t)item(x), 20);
  KFT_OK(kf_add_(x, x, one));
  KFT_EQ_INT((int64_t)item(row), 16);
}

/* The first call of an operator runs its meta kernel; later ones on tensors that are alike do not.
 */
static void test_writes_without_the_meta_kernel(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(KF_INTS(4, 4), 1), *y = filled(KF_INTS(4, 4), 2), *row = NULL;
  kf_tensor_t *next = NULL, *part = NULL, *shifted = NULL;
  const uint32_t version = *x->version;
  for (int i = 0; i < 5; i++) KFT_OK(kf_mul_(x, y));
  KFT_EQ_INT(*x->version, version + 5);
  KFT_OK(kf_mul_(x, x));
  KFT_EQ_INT((int64_t)item(x), 16 * 1024);
  KFT_OK(kf_select(x, 0, 1, &row));
  KFT_DEFER(kf_object_release, row);
  KFT_OK(kf_select(x, 0, 2, &next));
  KFT_DEFER(kf_object_release, next);
  KFT_OK(kf_sub_(row, row, one));
  KFT_OK(kf_add_(next, row, one)); /* another part of one storage */
  KFT_OK(kf_add_(row, next, one));
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_OK(kf_add_(row, next, one));
  KFT_EQ_INT((int64_t)item(row), 4 * 2048);
  KFT_EQ_INT((int64_t)item(x), 1024 * (4 + 8 + 4 + 4));
  KFT_EQ_INT(*x->version, version + 10);
  KFT_OK(kf_tensor_view(x, KF_INTS(3), KF_INTS(1), 0, &part));
  KFT_DEFER(kf_object_release, part);
  KFT_OK(kf_tensor_view(x, KF_INTS(3), KF_INTS(1), 1, &shifted));
  KFT_DEFER(kf_object_release, shifted);
  KFT_FAILS_WITH(kf_mul_(part, shifted), KF_ERR_RUNTIME,
                 "aten::mul_.Tensor: the tensor that is written to shares memory with an argument; "
                 "clone one of them first");
  kf_storage_set_flag(kf_tensor_storage(x), KF_STORAGE_READ_ONLY, true);
  KFT_FAILS_WITH(kf_mul_(x, y), KF_ERR_RUNTIME, "read-only");
  kf_storage_set_flag(kf_tensor_storage(x), KF_STORAGE_READ_ONLY, false);
  KFT_OK(kf_mul_(x, y));
  KFT_EQ_INT((int64_t)item(x), 2048 * (4 + 8 + 4 + 4));
}

/* Nor do comparisons, whose results have another type. */
static void test_results_of_another_type(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(KF_INTS(2, 3), 2), *y = NULL;
  KFT_OK(kf_mul(x, x, &y));
  KFT_DEFER(kf_object_release, y);
  for (int i = 0; i < 3; i++) {
    kf_tensor_t *is_less = NULL, *is_same = NULL;
    KFT_OK(kf_lt(x, y, &is_less));
    KFT_DEFER(kf_object_release, is_less);
    KFT_EQ_INT(kf_tensor_dtype(is_less), KF_DTYPE_BOOL);
    KFT_EQ_INT(kf_storage_size(kf_tensor_storage(is_less)), 6);
    KFT_OK(kf_eq(is_less, is_less, &is_same));
    KFT_DEFER(kf_object_release, is_same);
    kf_tensor_t *eager = NULL;
    KFT_OK(kf_lazy_unwrap(is_less, &eager));
    KFT_DEFER(kf_object_release, eager);
    for (int k = 0; k < 6; k++) KFT_TRUE(((const bool *)kf_tensor_data(eager))[k]);
  }
}

static kf_tensor_t *multiplied(kf_tensor_t *x, double number) {
  kf_scalar_t scalar = {.tag = KF_TAG_FLOAT, .as.f = number};
  kf_tensor_t *made = NULL;
  KFT_OK(kf_mul_Scalar(x, scalar, &made));
  KFT_DEFER(kf_object_release, made);
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  return made;
}

static void test_numbers_do_not_recompile(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(KF_INTS(3), 1);
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  kf_lazy_reset_counters();
  for (int i = 1; i <= 5; i++) {
    kf_tensor_t *y = multiplied(x, i * 0.5), *eager = NULL;
    KFT_OK(kf_lazy_unwrap(y, &eager));
    KFT_DEFER(kf_object_release, eager);
    KFT_TRUE(*(const float *)kf_tensor_data(eager) == (float)(i * 0.5));
  }
  KFT_EQ_INT(counter("UncachedCompile"), 1);
  KFT_EQ_INT(counter("CachedCompile"), 4);
}

static void test_dumps(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(KF_INTS(2, 3), 1), *y = NULL;
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_OK(kf_sum(x, (kf_opt_int_t){0, false}, &y));
  KFT_DEFER(kf_object_release, y);
  char *text = NULL;
  KFT_OK(kf_lazy_dump(KF_TENSORS(y), KF_LAZY_TEXT, &text));
  KFT_DEFER(kf_free, text);
  KFT_EQ_STR(text,
             "IR {\n"
             "  %0 = [Float[2,3]] lazy_tensors::device_data(), device=CPU0, NodeType=device_data\n"
             "  %1 = [Float[]] aten::sum(%0), dtype=null, ROOT=0, NodeType=aten::sum\n"
             "}\n");
  char *dot = NULL;
  KFT_OK(kf_lazy_dump(KF_TENSORS(y), KF_LAZY_DOT, &dot));
  KFT_DEFER(kf_free, dot);
  KFT_EQ_STR(dot,
             "digraph G {\n"
             "  node0 [label=\"lazy_tensors::device_data\\nFloat[2,3]\\ndevice=CPU0\"]\n"
             "  node1 [label=\"aten::sum\\nFloat[]\\ndtype=null\\nROOT=0\"]\n"
             "  node0 -> node1\n"
             "}\n");
}

static void test_graphs_are_replayed(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(KF_INTS(3), 1), *weight = filled(KF_INTS(3), 10), *y = NULL;
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_OK(kf_add_(weight, x, one));
  KFT_OK(kf_mul(weight, x, &y));
  KFT_DEFER(kf_object_release, y);
  kf_lazy_graph_t *graph = NULL;
  KFT_OK(kf_lazy_graph_extract(KF_TENSORS(x), KF_TENSORS(y), KF_LAZY_EAGER_RESULTS, &graph));
  KFT_DEFER(release_graph, graph);
  const float input[] = {2, 2, 2};
  kf_tensor_t *eager = NULL;
  KFT_OK(kf_tensor_from_data(input, KF_DTYPE_FLOAT32, KF_INTS(3), &eager));
  KFT_DEFER(kf_object_release, eager);
  for (int i = 1; i <= 5; i++) { /* long enough to be fused */
    kf_tensor_t *result = NULL;
    KFT_OK(kf_lazy_graph_run(graph, &eager, &result));
    KFT_DEFER(kf_object_release, result);
    KFT_TRUE(*(const float *)kf_tensor_data(result) == (float)(2 * (10 + 2 * i)));
  }
  KFT_EQ_INT((int64_t)item(weight), 60);
}

static void test_wrapped_memory_gets_what_is_written(void **state) {
  (void)state;
  begin();
  const float data[] = {1, 2, 3};
  kf_tensor_t *eager = NULL, *x = NULL;
  KFT_OK(kf_tensor_from_data(data, KF_DTYPE_FLOAT32, KF_INTS(3), &eager));
  KFT_DEFER(kf_object_release, eager);
  KFT_OK(kf_lazy_wrap(eager, &x));
  KFT_DEFER(kf_object_release, x);
  const float *memory = kf_tensor_data(eager);
  KFT_OK(kf_add_(x, x, one));
  KFT_TRUE(*memory == 1);
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_TRUE(*memory == 2);
}

/* ---- Steps that are recorded to be kept ---- */

static void end_step(void *unused) {
  (void)unused;
  char *obstacle = NULL;
  if (kf_lazy_watch_end(&obstacle) != KF_OK) kf_error_clear();
  kf_free(obstacle);
  if (kf_lazy_scope_end(false) != KF_OK) kf_error_clear();
}

static void begin_step(void) {
  static char token;
  begin();
  KFT_OK(kf_lazy_scope_begin());
  kf_lazy_watch_begin();
  KFT_DEFER(end_step, &token);
}

static kf_tensor_t *numbers(float first, kf_int_span_t sizes) {
  const float data[] = {first, first, first, first};
  kf_tensor_t *made = NULL;
  KFT_OK(kf_tensor_from_data(data, KF_DTYPE_FLOAT32, sizes, &made));
  KFT_DEFER(kf_object_release, made);
  return made;
}

static kf_tensor_t *part(kf_tensor_t *of, int64_t first, int64_t size) {
  kf_tensor_t *made = NULL;
  KFT_OK(kf_as_strided(of, KF_INTS(size), KF_INTS(1), (kf_opt_int_t){first, true}, &made));
  KFT_DEFER(kf_object_release, made);
  return made;
}

static kf_tensor_t *argument(kf_tensor_t *eager) {
  kf_tensor_t *made = NULL;
  KFT_OK(kf_lazy_scope_argument(eager, &made));
  KFT_DEFER(kf_object_release, made);
  return made;
}

static float first_of(const kf_tensor_t *tensor) {
  return *(const float *)kf_tensor_data(tensor);
}

static void expect_obstacle(const char *expected) {
  char *found = NULL;
  KFT_OK(kf_lazy_watch_end(&found));
  KFT_DEFER(kf_free, found);
  KFT_TRUE((found == NULL) == (expected == NULL));
  if (expected != NULL) KFT_TRUE(strstr(found, expected) != NULL);
}

/* x[0:2] += found; the same for an argument that begins elsewhere, where it is. */
static void test_arguments_of_graphs(void **state) {
  (void)state;
  kf_tensor_t *whole = numbers(1, KF_INTS(4)), *found = numbers(10, KF_INTS(2));
  kf_tensor_t *recorded = part(whole, 0, 2), *other = part(whole, 2, 2);
  begin_step();
  kf_tensor_t *x = argument(recorded), *same = argument(recorded);
  KFT_TRUE(kf_lazy_stands_for(x, recorded) && !kf_lazy_stands_for(x, other));
  KFT_TRUE(kf_tensor_storage(x) == kf_tensor_storage(same));
  KFT_OK(kf_add_(x, found, one));
  expect_obstacle(NULL);
  kf_lazy_graph_t *graph = NULL;
  KFT_OK(kf_lazy_graph_extract(KF_TENSORS(x), KF_TENSORS(x), KF_LAZY_EAGER_RESULTS, &graph));
  KFT_DEFER(release_graph, graph);
  KFT_TRUE(kf_lazy_graph_accepts(graph, &other));
  KFT_TRUE(!kf_lazy_graph_accepts(graph, &found));
  kf_tensor_t *result = NULL;
  KFT_OK(kf_lazy_graph_run(graph, &other, &result));
  KFT_DEFER(kf_object_release, result);
  KFT_TRUE(result == other);
  KFT_TRUE(first_of(recorded) == 1 && first_of(other) == 11);
}

/* A graph that reaches beyond the elements of its input takes no inputs elsewhere. */
static void test_inputs_that_grow(void **state) {
  (void)state;
  kf_tensor_t *whole = numbers(1, KF_INTS(4)), *recorded = part(whole, 0, 2);
  kf_tensor_t *other = part(whole, 2, 2);
  begin_step();
  kf_tensor_t *original = argument(recorded), *x = argument(recorded);
  KFT_OK(kf_resize_(x, KF_INTS(4), (kf_opt_int_t){0, false}));
  KFT_OK(kf_add_(x, x, one));
  expect_obstacle(NULL);
  kf_lazy_graph_t *graph = NULL;
  KFT_OK(
      kf_lazy_graph_extract(KF_TENSORS(original), KF_TENSORS(x), KF_LAZY_EAGER_RESULTS, &graph));
  KFT_DEFER(release_graph, graph);
  KFT_TRUE(kf_lazy_graph_accepts(graph, &recorded));
  KFT_TRUE(!kf_lazy_graph_accepts(graph, &other));
}

static void test_obstacles(void **state) {
  (void)state;
  kf_scalar_t number = {0};
  kf_tensor_t *found = numbers(1, KF_INTS(1));
  begin_step();
  kf_tensor_t *x = argument(numbers(1, KF_INTS(1)));
  KFT_OK(kf_item(x, &number));
  expect_obstacle("aten::_local_scalar_dense");
  kf_lazy_watch_begin();
  KFT_OK(kf_unsqueeze_(found, 0));
  expect_obstacle("shape");
  kf_lazy_watch_begin();
  KFT_OK(kf_unsqueeze_(x, 0));
  expect_obstacle(NULL);
  kf_lazy_watch_begin();
  KFT_OK(kf_lazy_scope_made(kf_tensor_storage(found)));
  KFT_TRUE(kf_lazy_scope_has_made(found));
  KFT_OK(kf_add_(found, x, one));
  expect_obstacle("made from data");
}

/* Tensors of the CPU get memory of the CPU for what was recorded, and the reverse. */
static void test_memory_in_scopes(void **state) {
  (void)state;
  kf_tensor_t *x = numbers(1, KF_INTS(4)), *y = numbers(2, KF_INTS(2)), *sum = NULL;
  begin_step();
  KFT_OK(kf_add(y, y, one, &sum));
  KFT_DEFER(kf_object_release, sum);
  KFT_OK(kf_set__source_Tensor(x, sum));
  KFT_OK(kf_add_(x, y, one));
  KFT_OK(kf_set__source_Tensor(sum, y));
  KFT_OK(kf_add_(sum, y, one));
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_TRUE(kf_tensor_device(x).type == KF_DEVICE_CPU && kf_tensor_numel(x) == 2);
  KFT_TRUE(first_of(x) == 6 && first_of(y) == 4);
}

static void test_forced_operators_fall_back(void **state) {
  (void)state;
  begin();
  KFT_OK(kf_lazy_set_force_fallback("aten::add"));
  kf_tensor_t *x = filled(KF_INTS(3), 1), *y = NULL;
  kf_status_t status = kf_add(x, x, one, &y);
  KFT_OK(kf_lazy_set_force_fallback(NULL));
  KFT_OK(status);
  KFT_DEFER(kf_object_release, y);
  KFT_TRUE(!kf_lazy_is_pending(y));
  KFT_EQ_INT(counter("aten::add.Tensor"), 1);
  KFT_EQ_INT((int64_t)item(y), 6);
}

/* The worker's allocations do not fail: only those of the test's thread do. */
static void test_steps_run_on_the_worker(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(KF_INTS(3), 1);
  for (int i = 0; i < 10; i++) {
    KFT_OK(kf_add_(x, x, one));
    KFT_OK(kf_lazy_mark_step(lazy_device(), false));
  }
  KFT_OK(kf_lazy_wait(lazy_device()));
  KFT_EQ_INT((int64_t)item(x), 3 * 1024);
}

static void test_random_numbers_are_those_of_the_cpu(void **state) {
  (void)state;
  begin();
  double sums[2];
  for (int i = 0; i < 2; i++) {
    kf_tensor_t *x = NULL, *y = NULL;
    kf_manual_seed(7);
    KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32,
                         i == 0 ? kf_device_make(KF_DEVICE_CPU, -1) : lazy_device(), KF_INTS(16),
                         &x));
    KFT_DEFER(kf_object_release, x);
    KFT_OK(kf_normal_(x, 0, 1, NULL));
    KFT_OK(kf_add(x, x, one, &y));
    KFT_DEFER(kf_object_release, y);
    sums[i] = item(y);
  }
  KFT_TRUE(sums[0] == sums[1]);
}

/* ---- Another back end ---- */

static struct { int compiled, executed, released; } backend_calls;

static kf_status_t compile(void *context, kf_lazy_program_t *program, void **out_code) {
  (void)context;
  kf_lazy_program_retain(program);
  *out_code = program;
  backend_calls.compiled++;
  return KF_OK;
}
static kf_status_t execute(void *context, void *code, kf_tensor_t *const *arguments,
                           kf_tensor_t **results) {
  (void)context;
  backend_calls.executed++;
  return kf_lazy_program_run(code, arguments, results);
}
static void release_code(void *context, void *code) {
  (void)context;
  backend_calls.released++;
  kf_lazy_program_release(code);
}
static void restore_backend(void *unused) {
  (void)unused;
  if (kf_lazy_set_backend(NULL) != KF_OK) kf_error_clear();
}

static void test_a_second_back_end_registers_itself(void **state) {
  (void)state;
  begin();
  static char token;
  memset(&backend_calls, 0, sizeof backend_calls);
  const kf_lazy_backend_t backend = {.struct_size = sizeof backend,
                                     .eager_device_type = KF_DEVICE_META,
                                     .name = "second",
                                     .compile = compile,
                                     .execute = execute,
                                     .release = release_code};
  KFT_OK(kf_lazy_set_backend(&backend));
  KFT_DEFER(restore_backend, &token);
  KFT_EQ_STR(kf_lazy_backend_name(), "second");
  KFT_EQ_INT(kf_lazy_eager_device_type(), KF_DEVICE_META);
  kf_tensor_t *x = filled(KF_INTS(3), 2);
  KFT_OK(kf_add_(x, x, one));
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  KFT_EQ_INT(backend_calls.compiled, 1);
  KFT_EQ_INT(backend_calls.executed, 1);
  KFT_EQ_INT((int64_t)item(x), 12);
  kf_lazy_cache_clear();
  KFT_EQ_INT(backend_calls.released, backend_calls.compiled);
}

static void test_reports(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = filled(KF_INTS(3), 1);
  (void)item(x);
  char *report = NULL, *json = NULL, *words = NULL;
  KFT_OK(kf_lazy_report(&report));
  KFT_DEFER(kf_free, report);
  KFT_CONTAINS(report, "Metric: TensorsGraphSize\n  TotalSamples: ");
  KFT_CONTAINS(report, "Counter: aten::_local_scalar_dense\n  Value: 1\n");
  KFT_OK(kf_lazy_report_json(&json));
  KFT_DEFER(kf_free, json);
  KFT_CONTAINS(json, "\"lazy::fill_\":1");
  KFT_OK(kf_lazy_explain(&words));
  KFT_DEFER(kf_free, words);
  KFT_CONTAINS(words, "aten::_local_scalar_dense");
}

static void test_the_latest_graph_is_kept(void **state) {
  (void)state;
  begin();
  kf_lazy_cache_clear();
  char *text = NULL;
  KFT_FAILS(kf_lazy_latest_graph(KF_LAZY_TEXT, &text), KF_ERR_RUNTIME);
  kf_error_clear();
  kf_tensor_t *x = filled(KF_INTS(3), 1);
  KFT_OK(kf_add_(x, x, one));
  KFT_OK(kf_lazy_mark_step(lazy_device(), true));
  static const char *const parts[] = {"aten::add_(%1, %1)", "g0_node1 -> g0_node2",
                                      "aten::add_.Tensor(s1, s1) in place s1"};
  for (int format = KF_LAZY_TEXT; format <= KF_LAZY_BACKEND; format++) {
    KFT_OK(kf_lazy_latest_graph((kf_lazy_format_t)format, &text));
    KFT_DEFER(kf_free, text);
    KFT_CONTAINS(text, parts[format]);
  }
  KFT_OK(kf_lazy_cache_dot(&text));
  KFT_DEFER(kf_free, text);
  KFT_CONTAINS(text, "subgraph cluster_0 {");
  KFT_CONTAINS(text, "[label=\"aten::add_.Tensor\"]");
  KFT_OK(kf_lazy_cache_text(&text));
  KFT_DEFER(kf_free, text);
  KFT_CONTAINS(text, "aten::add_(%1, %1)");
}

/* ---- The eager fallback as a kernel ---- */

static void release_library(void *library) { kf_library_release(library); }

static void test_kernels_can_fall_back(void **state) {
  (void)state;
  begin();
  kf_library_t *library = NULL;
  const kf_kernel_desc_t kernel = kf_kernel_boxed(kf_lazy_eager_fallback, NULL, NULL);
  KFT_OK(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_Lazy, &library));
  KFT_DEFER(release_library, library);
  KFT_OK(kf_library_impl(library, "add.Tensor", KF_KEY_Undefined, &kernel));
  kf_tensor_t *x = filled(KF_INTS(3), 1), *y = NULL;
  KFT_OK(kf_add(x, x, one, &y));
  KFT_DEFER(kf_object_release, y);
  KFT_TRUE(kf_lazy_is_lazy(y) && !kf_lazy_is_pending(y));
  KFT_EQ_INT((int64_t)item(y), 6);
  KFT_EQ_INT(counter("aten::add.Tensor"), 1);
}

static void test_forced_operators_are_known(void **state) {
  (void)state;
  begin();
  kf_op_t *add = NULL, *nonzero = NULL;
  KFT_OK(kf_op_find("aten::add", "Tensor", &add));
  KFT_DEFER(kf_object_release, add);
  KFT_OK(kf_op_find("aten::nonzero", "", &nonzero));
  KFT_DEFER(kf_object_release, nonzero);
  KFT_TRUE(!kf_lazy_is_forced(add) && kf_lazy_is_forced(nonzero));
  KFT_OK(kf_lazy_set_force_fallback("aten::mul,aten::add"));
  KFT_TRUE(kf_lazy_is_forced(add));
}

/* Once for the process: thousands of registrations are too many for reruns. */
static void test_the_device_is_made_on_demand(void **state) {
  (void)state;
  KFT_OK(kf_lazy_init());
  KFT_TRUE(kf_lazy_is_initialized());
  KFT_TRUE(kf_device_is_available(KF_DEVICE_LAZY));
}

KFT_MAIN(KFT_TEST_NO_OOM(test_the_device_is_made_on_demand),
         KFT_TEST(test_operators_are_recorded_and_run_later), KFT_TEST(test_a_result_is_one_block),
         KFT_TEST(test_blocks_of_results_are_reused), KFT_TEST(test_errors_of_shapes_come_at_once),
         KFT_TEST(test_writes_to_views_reach_their_base),
         KFT_TEST(test_writes_without_the_meta_kernel), KFT_TEST(test_results_of_another_type),
         KFT_TEST(test_numbers_do_not_recompile), KFT_TEST(test_dumps),
         KFT_TEST(test_graphs_are_replayed), KFT_TEST(test_wrapped_memory_gets_what_is_written),
         KFT_TEST(test_arguments_of_graphs), KFT_TEST(test_inputs_that_grow),
         KFT_TEST(test_obstacles), KFT_TEST(test_memory_in_scopes),
         KFT_TEST(test_forced_operators_fall_back),
         KFT_TEST(test_random_numbers_are_those_of_the_cpu),
         KFT_TEST(test_a_second_back_end_registers_itself), KFT_TEST(test_reports),
         KFT_TEST_NO_OOM(test_the_latest_graph_is_kept),
         KFT_TEST_NO_OOM(test_kernels_can_fall_back), KFT_TEST(test_forced_operators_are_known),
         KFT_TEST_NO_OOM(test_steps_run_on_the_worker))
