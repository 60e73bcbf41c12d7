/* State of tensors, hooks, saved tensors, and writing in place. */
#include "autograd_fixture.h"

static void test_requires_grad(void **state) {
  (void)state;
  begin();
  int64_t number = 1;
  kf_tensor_t *ints = NULL;
  KFT_OK(kf_tensor_from_data(&number, KF_DTYPE_INT64, KF_INTS(1), &ints));
  (void)keep(ints);
  KFT_FAILS_WITH(kf_tensor_set_requires_grad(ints, true), KF_ERR_RUNTIME,
                 "expected a tensor of floating-point or complex type: others have no gradient");
  KFT_OK(kf_tensor_set_requires_grad(ints, false));
  kf_tensor_t *x = leaf(1, 2), *y = times(x, NULL, 2);
  KFT_FAILS_WITH(kf_tensor_set_requires_grad(y, false), KF_ERR_RUNTIME,
                 "expected a leaf: a result that was recorded requires a gradient");
  kf_tensor_t *d = NULL, *data = NULL;
  KFT_OK(kf_tensor_detach(y, &d));
  (void)keep(d);
  KFT_TRUE(!kf_tensor_requires_grad(d) && kf_tensor_is_leaf(d) && !kf_tensor_is_view(d));
  KFT_TRUE(d->version == y->version);
  KFT_OK(kf_tensor_data_view(y, &data));
  (void)keep(data);
  KFT_TRUE(data->version != y->version);
  KFT_OK(kf_tensor_detach_(y));
  KFT_TRUE(kf_tensor_is_leaf(y) && !kf_tensor_requires_grad(y));
}

/* set_ gives an inference tensor a counter of its own, which replacing its data must not forget. */
static void test_data_of_inference(void **state) {
  (void)state;
  begin();
  kf_guard_t guard;
  kf_guard_inference_mode(&guard, true);
  kf_tensor_t *t = NULL, *data = NULL;
  kf_storage_t *s = NULL;
  kf_device_t cpu = kf_device_make(KF_DEVICE_CPU, -1);
  kf_status_t status = kf_tensor_new(KF_DTYPE_FLOAT32, cpu, KF_INTS(2), &t);
  if (status == KF_OK) status = kf_tensor_new(KF_DTYPE_FLOAT32, cpu, KF_INTS(3), &data);
  if (status == KF_OK) status = kf_storage_create(cpu, 40, &s);
  if (status == KF_OK)
    status = kf_tensor_set_storage(t, s, KF_INTS(2), (kf_int_span_t){NULL, 0}, 0);
  if (status == KF_OK) status = kf_tensor_set_data(t, data);
  bool shares = status == KF_OK && kf_tensor_storage(t) == kf_tensor_storage(data);
  kf_guard_leave(&guard);
  kf_object_release(s);
  kf_tensor_release(t);
  kf_tensor_release(data);
  KFT_OK(status);
  KFT_TRUE(shares);
}

static void test_grad_field(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2), *g = vector(5, 6);
  KFT_OK(kf_tensor_set_grad(x, g));
  KFT_TRUE(kf_tensor_grad(x) == g);
  KFT_FAILS_WITH(kf_tensor_set_grad(x, x), KF_ERR_RUNTIME, "a tensor cannot be its own gradient");
  kf_tensor_t *wide = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT64, x->device, KF_INTS(3), &wide));
  KFT_FAILS_WITH(kf_tensor_set_grad(x, keep(wide)), KF_ERR_RUNTIME,
                 "the gradient has the sizes [3], the tensor [2]");
  KFT_OK(kf_tensor_set_grad(x, NULL));
  KFT_TRUE(kf_tensor_grad(x) == NULL);
}

/* A gradient that nobody else holds is taken as it is. */
static void test_stealing(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2), *y = leaf(1, 2);
  kf_tensor_t *given = vector(1, 1);
  KFT_OK(backward(times(x, y, 2), given, 0));
  KFT_TRUE(kf_tensor_grad(x)->storage != kf_tensor_grad(y)->storage);
  /* One that the caller holds is copied. */
  kf_tensor_t *z = leaf(0, 0);
  KFT_OK(backward(z, given, 0));
  KFT_TRUE(kf_tensor_grad(z) != given && kf_tensor_grad(z)->storage != given->storage);
  IS(kf_tensor_grad(z), 1, 1);
}

/* ---- Hooks ---- */

static int released;
static void count_release(void *context) {
  (void)context;
  released++;
}
static kf_status_t double_it(void *context, kf_tensor_t *grad, kf_tensor_t **out) {
  ++*(int *)context;
  return grad != NULL ? scaled(grad, 2, out) : KF_OK;
}
static kf_status_t count_accumulated(void *context, kf_tensor_t *tensor) {
  KFT_TRUE(kf_tensor_grad(tensor) != NULL);
  ++*(int *)context;
  return KF_OK;
}
static kf_status_t pre(void *context, kf_node_t *node, kf_tensor_t **grads, size_t count) {
  kf_tensor_t *twice = NULL;
  KFT_TRUE(count == 1 && kf_node_output_count(node) == 1);
  ++*(int *)context;
  KF_TRY(scaled(grads[0], 2, &twice));
  kf_tensor_release(grads[0]);
  grads[0] = twice;
  return KF_OK;
}
static kf_status_t post(void *context, kf_node_t *node, kf_tensor_t **inputs, size_t input_count,
                        kf_tensor_t *const *outputs, size_t output_count) {
  (void)node;
  ++*(int *)context;
  KFT_TRUE(input_count == 1 && output_count == 1 && outputs[0] != NULL);
  kf_tensor_t *twice = NULL;
  KF_TRY(scaled(inputs[0], 2, &twice));
  kf_tensor_release(inputs[0]);
  inputs[0] = twice;
  return KF_OK;
}

static void test_hooks(void **state) {
  (void)state;
  begin();
  int calls = 0;
  uint64_t on_leaf = 0, on_result = 0, after = 0, before_node = 0, after_node = 0;
  kf_tensor_t *x = leaf(1, 2), *y = times(x, NULL, 3);
  kf_node_t *node = NULL;
  released = 0;
  KFT_OK(kf_tensor_grad_fn(y, &node));
  KFT_DEFER((void (*)(void *))kf_node_release, node);
  KFT_EQ_STR(kf_node_name(node), "TimesBackward0");
  KFT_OK(kf_tensor_register_hook(x, double_it, &calls, count_release, &on_leaf));
  KFT_OK(kf_tensor_register_hook(y, double_it, &calls, count_release, &on_result));
  KFT_OK(kf_tensor_register_post_accumulate_hook(x, count_accumulated, &calls, NULL, &after));
  KFT_OK(kf_node_register_pre_hook(node, pre, &calls, NULL, &before_node));
  KFT_OK(kf_node_register_post_hook(node, post, &calls, NULL, &after_node));
  KFT_OK(backward(y, vector(1, 1), 0));
  KFT_EQ_INT(calls, 5);
  IS(kf_tensor_grad(x), 48, 48);
  KFT_TRUE(kf_tensor_remove_hook(x, on_leaf) && !kf_tensor_remove_hook(x, on_leaf));
  KFT_TRUE(kf_tensor_remove_hook(y, on_result) && kf_node_remove_hook(node, before_node));
  KFT_EQ_INT(released, 2);
  KFT_FAILS_WITH(
      kf_tensor_register_post_accumulate_hook(y, count_accumulated, &calls, NULL, &after),
      KF_ERR_RUNTIME, "expected a leaf: only leaves accumulate a gradient");
  KFT_FAILS_WITH(kf_tensor_register_hook(vector(1, 1), double_it, &calls, NULL, &after),
                 KF_ERR_RUNTIME,
                 "expected a tensor that requires a gradient: others never call a hook");
}

static void test_retain_grad(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2), *y = times(x, NULL, 3), *z = times(y, NULL, 5);
  KFT_OK(kf_tensor_retain_grad(y));
  KFT_OK(kf_tensor_retain_grad(x));
  KFT_TRUE(kf_tensor_retains_grad(y) && !kf_tensor_retains_grad(x));
  KFT_OK(backward(z, vector(1, 1), 0));
  IS(kf_tensor_grad(y), 5, 5);
  IS(kf_tensor_grad(x), 15, 15);
  KFT_FAILS_WITH(kf_tensor_retain_grad(vector(1, 1)), KF_ERR_RUNTIME,
                 "kf_tensor_retain_grad: expected a tensor that requires a gradient");
}

/* ---- Saved tensors ---- */

static void test_version_check(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2), *other = vector(3, 4);
  kf_tensor_t *y = times_saving(x, NULL, 2, other);
  kf_guard_t guard;
  kf_guard_below_ad_inplace_or_view(&guard); /* hides nothing */
  kf_status_t status = kf_zero_(other);
  kf_guard_leave(&guard);
  KFT_OK(status);
  KFT_FAILS_WITH(
      backward(y, vector(1, 1), KF_BACKWARD_RETAIN_GRAPH), KF_ERR_RUNTIME,
      "a tensor that backward needs was written in place: the one of type float64 and "
      "shape [2] is at version 1, but was saved at version 0; kf_set_anomaly_mode(true, false)");
  use_torch_compatible();
  KFT_FAILS_WITH(
      backward(y, vector(1, 1), KF_BACKWARD_RETAIN_GRAPH), KF_ERR_RUNTIME,
      "one of the variables needed for gradient computation has been modified by an inplace "
      "operation: [torch.DoubleTensor [2]] is at version 1; expected version 0 instead. Hint: ");
  kf_set_torch_compatible(false);
  kf_node_t *node = NULL;
  KFT_OK(kf_tensor_grad_fn(y, &node));
  kf_value_t value = kf_value_none();
  status = kf_node_saved(node, "factor", &value);
  bool right = value.tag == KF_TAG_FLOAT && value.as.f == 2;
  bool named = strcmp(kf_node_saved_name(node, 1), "factor") == 0;
  kf_node_release(node);
  KFT_OK(status);
  KFT_TRUE(right && named);
}

static int packs, unpacks, drops;
static kf_status_t pack(void *context, kf_tensor_t *tensor, void **out) {
  (void)context;
  packs++;
  kf_tensor_retain(tensor);
  *out = tensor;
  return KF_OK;
}
static kf_status_t unpack(void *context, void *packed, kf_tensor_t **out) {
  (void)context;
  unpacks++;
  kf_tensor_retain(packed);
  *out = packed;
  return KF_OK;
}
static void drop(void *context, void *packed) {
  (void)context;
  drops++;
  kf_tensor_release(packed);
}
static void pop_hooks(void *unused) {
  (void)unused;
  kf_saved_hooks_pop();
}

static void test_saved_hooks(void **state) {
  (void)state;
  begin();
  const kf_saved_hooks_t hooks = {sizeof hooks, 0, NULL, pack, unpack, drop, NULL, NULL};
  packs = unpacks = drops = 0;
  KFT_OK(kf_saved_hooks_push(&hooks));
  static int once;
  KFT_DEFER(pop_hooks, &once);
  kf_tensor_t *x = leaf(1, 2);
  kf_tensor_t *y = times_saving(x, NULL, 2, x);
  KFT_EQ_INT(packs, 1);
  KFT_OK(backward(y, vector(1, 1), 0));
  KFT_TRUE(unpacks == 1 && drops == 1);
  KFT_OK(kf_saved_hooks_disable("no hooks here"));
  KFT_FAILS_WITH(kf_saved_hooks_push(&hooks), KF_ERR_RUNTIME, "no hooks here");
  KFT_OK(kf_saved_hooks_disable(NULL));
}

/* ---- Views and writes ---- */

static void test_views(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = vector(1, 2), *v = NULL, *w = NULL;
  KFT_OK(kf_view(x, KF_INTS(2, 1), &v));
  (void)keep(v);
  KFT_OK(kf_select(v, 0, 1, &w));
  (void)keep(w);
  KFT_TRUE(kf_tensor_is_view(v) && kf_tensor_base(v) == x && kf_tensor_base(w) == x);
  KFT_EQ_INT(kf_tensor_creation(w), KF_CREATION_DEFAULT);
  KFT_TRUE(!kf_tensor_requires_grad(v));
  KFT_OK(kf_tensor_set_requires_grad(x, true));
  KFT_TRUE(kf_tensor_requires_grad(v) && kf_tensor_is_leaf(v));
  KFT_FAILS_WITH(kf_tensor_check_inplace(x), KF_ERR_RUNTIME,
                 "a leaf that requires a gradient cannot be written in place: turn grad mode off, "
                 "or write to a clone");
  KFT_FAILS_WITH(kf_tensor_check_inplace(v), KF_ERR_RUNTIME,
                 "a view of a leaf that requires a gradient cannot be written in place: turn grad "
                 "mode off, or write to a clone");
  kf_set_grad_mode(false);
  kf_status_t status = kf_view(x, KF_INTS(2, 1), &w);
  kf_set_grad_mode(true);
  KFT_OK(status);
  (void)keep(w);
  KFT_EQ_INT(kf_tensor_creation(w), KF_CREATION_NO_GRAD);
  KFT_FAILS_WITH(kf_tensor_check_inplace(w), KF_ERR_RUNTIME,
                 "a view was made in no-grad mode and is written in place with grad mode on. "
                 "Make the view and write to it either both with grad mode off");
  KFT_FAILS_WITH(kf_tensor_detach_(w), KF_ERR_RUNTIME, "a view cannot be detached in place");
  use_torch_compatible();
  KFT_FAILS_WITH(kf_tensor_check_inplace(v), KF_ERR_RUNTIME,
                 "a view of a leaf Variable that requires grad is being used in an in-place "
                 "operation.");
  KFT_FAILS_WITH(
      kf_tensor_check_inplace(w), KF_ERR_RUNTIME,
      "A view was created in no_grad mode and is being modified inplace with grad mode "
      "enabled. Given that this use case is ambiguous and error-prone, it is forbidden.");
  KFT_FAILS_WITH(kf_tensor_detach_(w), KF_ERR_RUNTIME, "Can't detach views in-place");
}

/* base[0] *= 3 as an in-place operator would record it. */
static void test_rebase(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2);
  kf_tensor_t *base = times(x, NULL, 2), *part = NULL, *other = NULL;
  KFT_OK(kf_slice(base, 0, (kf_opt_int_t){0, true}, (kf_opt_int_t){1, true}, 1, &part));
  (void)keep(part);
  KFT_OK(kf_slice(base, 0, (kf_opt_int_t){0, true}, (kf_opt_int_t){2, true}, 1, &other));
  (void)keep(other);
  KFT_OK(kf__check_inplace(part));
  times_t *n = KFT_BLOCK(kf__node_new(&times_type, 1, 1));
  n->factor = 3;
  kf_status_t status = kf__node_link(&n->node, 0, part);
  kf_set_grad_mode(false);
  if (status == KF_OK) status = kf_mul__Scalar(part, (kf_scalar_t){KF_TAG_INT, {.i = 3}});
  kf_set_grad_mode(true);
  if (status == KF_OK) status = kf__rebase_history(part, &n->node, 0);
  kf__node_release(&n->node);
  KFT_OK(status);
  IS(base, 6, 4);
  kf_node_t *node = NULL;
  KFT_OK(kf_tensor_grad_fn(base, &node));
  KFT_DEFER((void (*)(void *))kf_node_release, node);
  KFT_EQ_STR(kf_node_name(node), "CopySlices");
  KFT_OK(kf_tensor_grad_fn(other, &node));
  KFT_DEFER((void (*)(void *))kf_node_release, node);
  KFT_EQ_STR(kf_node_name(node), "AsStridedBackward0");
  KFT_OK(backward(other, vector(1, 10), KF_BACKWARD_RETAIN_GRAPH));
  IS(kf_tensor_grad(x), 6, 20);
}

static void test_custom(void **state);

static kf_status_t custom_backward(void *context, kf_node_t *node, kf_tensor_t *const *grads,
                                   size_t count, kf_tensor_t **out, size_t out_count) {
  KFT_TRUE(kf_function_context(node) == context && count == 2 && out_count == 1);
  KFT_TRUE(grads[0] != NULL && grads[1] != NULL); /* zeros were made */
  ++*(int *)context;
  return scaled(grads[0], 7, &out[0]);
}
static void custom_release(void *context) { *(int *)context += 100; }

static void test_custom(void **state) {
  (void)state;
  begin();
  static int calls;
  calls = 0;
  kf_tensor_t *x = leaf(1, 2);
  const kf_function_t function = {sizeof function,
                                  KF_FUNCTION_MATERIALIZE,
                                  "SevenBackward",
                                  custom_backward,
                                  NULL,
                                  custom_release,
                                  &calls};
  kf_node_t *node = NULL;
  KFT_OK(kf_function_node(&function, KF_TENSORS(x), false, &node));
  kf_tensor_t *outs[2] = {NULL, NULL};
  kf_set_grad_mode(false);
  kf_status_t status = scaled(x, 7, &outs[0]);
  kf_set_grad_mode(true);
  kf_tensor_retain(x);
  outs[1] = x; /* given back as it is: becomes a view */
  if (status == KF_OK) status = kf_function_finish(node, KF_TENSORS(x), outs, 2, NULL);
  bool named = strcmp(kf_node_name(node), "SevenBackward") == 0;
  kf_node_release(node);
  KFT_DEFER(kf_object_release, outs[0]);
  KFT_DEFER(kf_object_release, outs[1]);
  KFT_OK(status);
  KFT_TRUE(named && outs[1] != x && kf_tensor_is_view(outs[1]));
  KFT_EQ_INT(kf_tensor_output_nr(outs[1]), 1);
  KFT_OK(backward(outs[0], vector(1, 1), 0));
  KFT_EQ_INT(calls, 1);
  IS(kf_tensor_grad(x), 7, 7);
  node = NULL;
  KFT_OK(kf_function_node(&function, KF_TENSORS(kf_tensor_grad(x)), false, &node));
  KFT_TRUE(node == NULL);
}

KFT_MAIN(KFT_TEST(test_requires_grad), KFT_TEST(test_data_of_inference), KFT_TEST(test_grad_field),
         KFT_TEST(test_stealing), KFT_TEST(test_hooks), KFT_TEST(test_retain_grad),
         KFT_TEST(test_version_check), KFT_TEST(test_saved_hooks), KFT_TEST(test_views),
         KFT_TEST(test_rebase), KFT_TEST(test_custom))
