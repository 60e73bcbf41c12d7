/* The engine: order, sums, partial runs, long chains, errors, threads, runs inside of runs. */
#include <pthread.h>

#include "autograd_fixture.h"

static void test_chain(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2);
  kf_tensor_t *y = times(times(x, NULL, 2), NULL, 3);
  KFT_TRUE(kf_tensor_requires_grad(y) && !kf_tensor_is_leaf(y) && kf_tensor_is_leaf(x));
  KFT_OK(backward(y, vector(1, 10), 0));
  IS(kf_tensor_grad(x), 6, 60);
  /* Nothing was saved, so it can run again; gradients add up. */
  KFT_OK(backward(y, vector(1, 1), 0));
  IS(kf_tensor_grad(x), 12, 66);
}

static void test_diamond(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2), *y = leaf(3, 4);
  kf_tensor_t *a = times(x, NULL, 2), *b = times(a, x, 5), *c = times(a, b, 1);
  kf_tensor_t *d = times(c, y, 1);
  KFT_OK(backward(d, vector(1, 1), 0));
  /* d = a + (a + x) * 5 + y, a = 2x */
  IS(kf_tensor_grad(x), 17, 17);
  IS(kf_tensor_grad(y), 1, 1);
}

static void test_several_roots(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2);
  kf_tensor_t *a = times(x, NULL, 2), *b = times(a, NULL, 3);
  kf_tensor_t *one = vector(1, 1);
  /* a is a root, and b leads to it. */
  KFT_OK(kf_backward(KF_TENSORS(a, b, b), KF_TENSORS(one, one, one), 0, nothing));
  IS(kf_tensor_grad(x), 14, 14);
}

static void test_grad(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2), *y = leaf(3, 4), *z = leaf(0, 0);
  kf_tensor_t *a = times(x, NULL, 2), *b = times(a, y, 3);
  kf_tensor_t *out[2] = {NULL, NULL};
  kf_tensor_t *one = vector(1, 1);
  KFT_OK(kf_grad(KF_TENSORS(b), KF_TENSORS(one), KF_TENSORS(a, x), 0, out));
  (void)keep(out[0]);
  (void)keep(out[1]);
  IS(out[0], 3, 3);
  IS(out[1], 6, 6);
  KFT_TRUE(kf_tensor_grad(x) == NULL && kf_tensor_grad(y) == NULL);
  KFT_FAILS_WITH(kf_grad(KF_TENSORS(b), KF_TENSORS(one), KF_TENSORS(x, z), 0, out), KF_ERR_RUNTIME,
                 "no output depends on input ");
  KFT_TRUE(out[0] == NULL);
  KFT_OK(kf_grad(KF_TENSORS(b), KF_TENSORS(one), KF_TENSORS(z, y), KF_BACKWARD_ALLOW_UNUSED, out));
  KFT_TRUE(out[0] == NULL);
  IS(keep(out[1]), 3, 3);
  KFT_OK(kf_backward(KF_TENSORS(b), KF_TENSORS(one), 0, KF_TENSORS(y, a)));
  KFT_TRUE(kf_tensor_grad(x) == NULL);
  IS(kf_tensor_grad(y), 3, 3);
  IS(kf_tensor_grad(a), 3, 3);
  KFT_FAILS_WITH(kf_backward(KF_TENSORS(b), KF_TENSORS(one), 0, (kf_tensor_span_t){&b, 0}),
                 KF_ERR_RUNTIME, "found an empty list");
}

static void test_errors(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2), *plain = vector(1, 2);
  kf_tensor_t *y = times(x, NULL, 2);
  KFT_FAILS_WITH(kf_backward(KF_TENSORS(y), nothing, 0, nothing), KF_ERR_RUNTIME,
                 "a gradient can be left out only for a tensor of one element");
  KFT_FAILS_WITH(backward(plain, vector(1, 1), 0), KF_ERR_RUNTIME,
                 "tensor 0 does not require a gradient, so there is nothing to differentiate");
  kf_tensor_t *wide = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT64, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(3), &wide));
  KFT_FAILS_WITH(backward(y, keep(wide), 0), KF_ERR_RUNTIME,
                 "gradient 0 has the shape [3], its tensor 0 the shape [2]: they must be equal");
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(kf_grad(KF_TENSORS(y), nothing, KF_TENSORS(plain), 0, &out), KF_ERR_RUNTIME,
                 "a gradient can be left out only for a tensor of one element");
  kf_tensor_t *one = vector(1, 1);
  KFT_FAILS_WITH(kf_grad(KF_TENSORS(y), KF_TENSORS(one), KF_TENSORS(plain), 0, &out),
                 KF_ERR_RUNTIME, "expected inputs that require a gradient");
}

static void test_freed(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2);
  kf_tensor_t *y = times_saving(x, NULL, 2, x);
  KFT_OK(backward(y, vector(1, 1), KF_BACKWARD_RETAIN_GRAPH));
  KFT_OK(backward(y, vector(1, 1), 0));
  KFT_FAILS_WITH(backward(y, vector(1, 1), 0), KF_ERR_RUNTIME,
                 "so it cannot run a second time: keep them with KF_BACKWARD_RETAIN_GRAPH");
  kf_tensor_t *one = vector(1, 1); /* a failure in here must not leave the switch on */
  kf_set_torch_compatible(true);
  kf_status_t status = backward(y, one, 0);
  kf_set_torch_compatible(false);
  KFT_TRUE(status == KF_ERR_RUNTIME || status == KF_ERR_NO_MEMORY);
  if (status == KF_ERR_RUNTIME)
    KFT_CONTAINS(kf_error_message(), "Trying to backward through the graph a second time");
  IS(kf_tensor_grad(x), 4, 4);
}

/* Gradients that come in another shape or type are made to fit. */
static void test_fit(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2);
  kf_node_t *node = NULL;
  kf_tensor_t *y = times(x, NULL, 2);
  KFT_OK(kf_tensor_grad_fn(y, &node));
  kf_edge_t edge = {node, 0};
  kf_tensor_t *grad = NULL;
  float data[] = {1, 2, 3, 4};
  kf_status_t status = kf_tensor_from_data(data, KF_DTYPE_FLOAT32, KF_INTS(2, 2), &grad);
  if (status == KF_OK) status = kf_engine_run(&edge, &grad, 1, NULL, 0, 0, NULL);
  kf_tensor_release(grad);
  kf_node_release(node);
  KFT_OK(status);
  IS(kf_tensor_grad(x), 8, 12);
}

static void test_long_chain(void **state) {
  (void)state;
  begin();
  size_t length = kft_scale(200000, 50);
  kf_tensor_t *x = leaf(1, 2);
  kf_tensor_t *last = x;
  kf_tensor_retain(last);
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < length && status == KF_OK; i++) {
    kf_tensor_t *next = NULL;
    times_t *n = (times_t *)(void *)kf__node_new(&times_type, 1, 1);
    status = n != NULL ? kf_tensor_alias(last, &next) : KF_ERR_NO_MEMORY;
    if (status == KF_OK) {
      n->factor = 1;
      status = kf__node_link(&n->node, 0, last);
    }
    if (status == KF_OK) status = kf__set_history(next, &n->node, 0);
    if (n != NULL) kf__node_release(&n->node);
    kf_tensor_release(last);
    last = next;
  }
  if (status == KF_OK) {
    kf_tensor_t *one = NULL;
    double data[] = {1, 1};
    status = kf_tensor_from_data(data, KF_DTYPE_FLOAT64, KF_INTS(2), &one);
    if (status == KF_OK) status = backward(last, one, 0);
    kf_tensor_release(one);
  }
  kf_tensor_release(last);
  KFT_OK(status);
  IS(kf_tensor_grad(x), 1, 1);
}

/* A backward inside of another, through the same nodes. */
static kf_tensor_t *inner_root;
static int inner_runs;
static kf_status_t run_inside(void *context, kf_tensor_t *grad, kf_tensor_t **out) {
  (void)context;
  (void)out;
  inner_runs++;
  if (inner_runs > 1) return KF_OK;
  return backward(inner_root, grad, KF_BACKWARD_RETAIN_GRAPH);
}

static void test_reentrant(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2);
  kf_tensor_t *a = times(x, NULL, 2), *b = times(a, NULL, 3);
  uint64_t id = 0;
  inner_runs = 0;
  inner_root = b;
  KFT_OK(kf_tensor_register_hook(a, run_inside, NULL, NULL, &id));
  KFT_OK(backward(b, vector(1, 1), 0));
  KFT_EQ_INT(inner_runs, 2);
  /* The inner one began with the gradient of a, 3: 3 * 6 = 18; the outer one adds 6. */
  IS(kf_tensor_grad(x), 24, 24);
  KFT_EQ_INT(kf_engine_current_task(), -1);
}

/* More nested runs than one thread's stack gets: what the innermost one sees, and how it fails. */
enum { DEEP = 150 };
typedef struct {
  kf_tensor_t *root;
  int runs;
  bool fails;
  pthread_t thread; /* of the innermost run */
  kf_keyset_t excluded;
  uint32_t flags;
} deep_t;
static kf_status_t run_deeper(void *context, kf_tensor_t *grad, kf_tensor_t **out) {
  deep_t *deep = context;
  (void)out;
  if (++deep->runs <= DEEP) return backward(deep->root, grad, KF_BACKWARD_RETAIN_GRAPH);
  deep->thread = pthread_self();
  deep->excluded = kf_local_excluded();
  deep->flags = kf_engine_current_flags();
  return deep->fails ? kf_error_set(KF_ERR_VALUE, "run %d failed", deep->runs) : KF_OK;
}

static void test_deep(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2);
  kf_tensor_t *a = times(x, NULL, 2);
  deep_t deep = {.root = times(a, NULL, 1)};
  uint64_t id = 0;
  KFT_OK(kf_tensor_register_hook(a, run_deeper, &deep, NULL, &id));
  kf_guard_t guard;
  kf_guard_exclude(&guard, kf_keyset_of(KF_KEY_Tracer));
  kf_status_t status = backward(deep.root, vector(1, 1), 0);
  bool excluded = kf_local_is_excluded(KF_KEY_Tracer);
  kf_guard_leave(&guard);
  KFT_OK(status);
  KFT_EQ_INT(deep.runs, DEEP + 1);
  IS(kf_tensor_grad(x), 2 * (DEEP + 1), 2 * (DEEP + 1));
  KFT_TRUE(!pthread_equal(deep.thread, pthread_self()));
  KFT_TRUE(excluded && kf_keyset_has(deep.excluded, KF_KEY_Tracer));
  KFT_EQ_INT(deep.flags, KF_BACKWARD_RETAIN_GRAPH);
  KFT_TRUE(kf_engine_current_task() == -1 && kf_grad_mode());
  deep.runs = 0;
  deep.fails = true;
  KFT_FAILS_WITH(backward(deep.root, vector(1, 1), 0), KF_ERR_VALUE, "run 151 failed");
}

static kf_status_t count_call(void *context) {
  ++*(int *)context;
  return KF_OK;
}
static kf_status_t queue_it(void *context, kf_tensor_t *grad, kf_tensor_t **out) {
  (void)grad;
  (void)out;
  KFT_TRUE(kf_engine_current_node() != NULL);
  return kf_engine_queue_callback(count_call, context, NULL);
}

static void test_callbacks(void **state) {
  (void)state;
  begin();
  int calls = 0;
  uint64_t id = 0;
  kf_tensor_t *x = leaf(1, 2), *y = times(x, NULL, 2);
  KFT_FAILS_WITH(kf_engine_queue_callback(count_call, &calls, NULL), KF_ERR_RUNTIME,
                 "kf_engine_queue_callback: no backward runs on this thread");
  KFT_OK(kf_tensor_register_hook(x, queue_it, &calls, NULL, &id));
  KFT_OK(backward(y, vector(1, 1), 0));
  KFT_EQ_INT(calls, 1);
  KFT_TRUE(kf_tensor_remove_hook(x, id));
}

/* Several threads through a common part of the graph. */
enum { THREADS = 4, ROUNDS = 300 };
static kf_tensor_t *common;
static void *run_thread(void *argument) {
  kf_tensor_t *grad = argument;
  for (int i = 0; i < ROUNDS; i++)
    if (backward(common, grad, KF_BACKWARD_RETAIN_GRAPH) != KF_OK) return argument;
  return NULL;
}

static void test_threads(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(0, 0);
  kf_tensor_t *a = times_saving(x, NULL, 2, x), *b = times_saving(a, x, 1, a);
  kf_tensor_t *one = vector(1, 1);
  common = b;
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++)
    KFT_TRUE(pthread_create(&threads[i], NULL, run_thread, one) == 0);
  bool fine = true;
  for (int i = 0; i < THREADS; i++) {
    void *result = NULL;
    (void)pthread_join(threads[i], &result);
    fine = fine && result == NULL;
  }
  KFT_TRUE(fine);
  IS(kf_tensor_grad(x), 3.0 * THREADS * ROUNDS, 3.0 * THREADS * ROUNDS);
}

KFT_MAIN(KFT_TEST(test_chain), KFT_TEST(test_diamond), KFT_TEST(test_several_roots),
         KFT_TEST(test_grad), KFT_TEST(test_errors), KFT_TEST(test_freed), KFT_TEST(test_fit),
         KFT_TEST(test_long_chain), KFT_TEST(test_reentrant), KFT_TEST(test_deep),
         KFT_TEST(test_callbacks), KFT_TEST_NO_OOM(test_threads)) /* other threads allocate, too */
