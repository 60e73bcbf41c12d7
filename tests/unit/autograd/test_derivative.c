/* kf_library_derivative: what a derivative sees and gives, what is saved and checked, and what
 * registering and undoing leave behind. */
#include <pthread.h>

#include "autograd_fixture.h"
#include "dispatch/registry/owner.h"

/* ---- Operators to differentiate ---- */

static kf_tensor_t *tensor(const kf_value_t *value) {
  return value->tag == KF_TAG_TENSOR ? value->as.tensor : NULL;
}
static const kf_list_t *list(const kf_value_t *value) {
  return (const kf_list_t *)(void *)value->as.object;
}
static kf_tensor_span_t tensors(const kf_value_t *value) { return kf_list_tensors(list(value)); }
static kf_value_t borrowed(kf_tensor_t *t) { return kf_value_object_take(KF_TAG_TENSOR, t); }

/* Replaces `count` arguments by values that it takes over. */
static kf_status_t give(kf_stack_t *stack, size_t count, kf_value_t *values, size_t returns) {
  kf_status_t status = KF_OK;
  kf_stack_drop(stack, count);
  for (size_t i = 0; i < returns; i++) {
    kf_status_t pushed = kf_stack_push_take(stack, values[i]);
    if (status == KF_OK) status = pushed;
  }
  return status;
}

static kf_status_t cube_kernel(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_tensor_t *x = tensor(&stack->values[stack->size - 1]), *square = NULL, *cube = NULL;
  KF_TRY(kf_mul(x, x, &square));
  kf_status_t status = kf_mul(square, x, &cube);
  kf_tensor_release(square);
  KF_TRY(status);
  kf_value_t out = kf_value_tensor_take(cube);
  return give(stack, 1, &out, 1);
}

static kf_status_t cube_backward(const kf_derivative_t *call) {
  kf_tensor_t *x = call->inputs[0].as.tensor, *square = NULL, *slope = NULL, *grad = NULL;
  KF_TRY(kf_mul(x, x, &square));
  kf_status_t status = scaled(square, 3, &slope);
  if (status == KF_OK) status = kf_mul(call->grads[0].as.tensor, slope, &grad);
  kf_tensor_release(square);
  kf_tensor_release(slope);
  call->out_grads[0] = kf_value_tensor_take(grad);
  return status;
}

/* exp(x) by its own result. */
static kf_status_t exp_kernel(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_tensor_t *out = NULL;
  KF_TRY(kf_exp(tensor(&stack->values[stack->size - 1]), &out));
  kf_value_t value = kf_value_tensor_take(out);
  return give(stack, 1, &value, 1);
}
static kf_status_t exp_backward(const kf_derivative_t *call) {
  kf_tensor_t *grad = NULL;
  KFT_TRUE(call->inputs[0].tag == KF_TAG_NONE);
  KF_TRY(kf_mul(call->grads[0].as.tensor, call->outputs[0].as.tensor, &grad));
  call->out_grads[0] = kf_value_tensor_take(grad);
  return KF_OK;
}

/* "mix(Tensor a, float k, Tensor? b, Tensor[] rest, int[] counts)": each tensor t gives k * t, in
 * the same places: a, b (None as it is), the list; and the number of tensors. */
static kf_status_t scale_list(kf_tensor_span_t from, double k, kf_value_t *out) {
  kf_list_t *made = NULL;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, from.size, &made));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < from.size && status == KF_OK; i++) {
    kf_tensor_t *t = NULL;
    if (from.data[i] != NULL) status = scaled(from.data[i], k, &t);
    kf_value_t value = kf_value_tensor_take(t);
    if (status == KF_OK) status = kf_list_append(made, &value);
    kf_value_clear(&value);
  }
  *out = kf_value_object_take(KF_TAG_LIST, made);
  if (status != KF_OK) kf_value_clear(out);
  return status;
}
static kf_status_t mix_kernel(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  const kf_value_t *in = &stack->values[stack->size - 5];
  kf_value_t out[4] = {{0}};
  kf_tensor_t *a = NULL, *b = NULL;
  kf_status_t status = scaled(tensor(&in[0]), in[1].as.f, &a);
  if (status == KF_OK && tensor(&in[2]) != NULL) status = scaled(tensor(&in[2]), in[1].as.f, &b);
  if (status == KF_OK) status = scale_list(tensors(&in[3]), in[1].as.f, &out[2]);
  out[0] = kf_value_tensor_take(a);
  out[1] = kf_value_tensor_take(b);
  out[3] = kf_value_int((int64_t)tensors(&in[3]).size);
  if (status == KF_OK) return give(stack, 5, out, 4);
  for (size_t i = 0; i < 4; i++) kf_value_clear(&out[i]);
  return status;
}
static struct {
  int runs;
  bool needs[5], defined[4];
  size_t counts;
} seen;
static kf_status_t mix_backward(const kf_derivative_t *call) {
  seen.runs++;
  KFT_TRUE(call->input_count == 5 && call->output_count == 4);
  KFT_TRUE(call->inputs[0].tag == KF_TAG_NONE && call->inputs[3].tag == KF_TAG_NONE);
  for (size_t i = 0; i < 5; i++) seen.needs[i] = call->needs[i];
  for (size_t i = 0; i < 4; i++) seen.defined[i] = call->grads[i].tag != KF_TAG_NONE;
  kf_int_span_t counts = kf_list_ints(list(&call->inputs[4]));
  seen.counts = counts.size;
  KFT_TRUE(counts.size == 2 && counts.data[0] == 7 && counts.data[1] == 8);
  double k = call->inputs[1].as.f;
  for (size_t i = 0; i < 2; i++) {
    kf_tensor_t *grad = NULL;
    if (call->needs[2 * i] && tensor(&call->grads[i]) != NULL)
      KF_TRY(scaled(tensor(&call->grads[i]), k, &grad));
    call->out_grads[2 * i] = kf_value_tensor_take(grad);
  }
  return call->needs[3] ? scale_list(tensors(&call->grads[2]), k, &call->out_grads[3]) : KF_OK;
}

/* "pair(Tensor x) -> (Tensor, Tensor, Tensor)": 2x, 5x, and x as it is. */
static kf_status_t pair_kernel(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_tensor_t *x = tensor(&stack->values[stack->size - 1]), *two = NULL, *five = NULL;
  KF_TRY(scaled(x, 2, &two));
  kf_status_t status = scaled(x, 5, &five);
  kf_value_t out[3] = {kf_value_tensor_take(two), kf_value_tensor_take(five), kf_value_tensor(x)};
  if (status == KF_OK) return give(stack, 1, out, 3);
  for (size_t i = 0; i < 3; i++) kf_value_clear(&out[i]);
  return status;
}
static kf_status_t pair_backward(const kf_derivative_t *call) {
  kf_tensor_t *sum = NULL;
  static const double factors[] = {2, 5, 1};
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < 3 && status == KF_OK; i++) {
    kf_tensor_t *part = NULL, *next = NULL;
    seen.defined[i] = tensor(&call->grads[i]) != NULL;
    if (!seen.defined[i]) continue;
    status = scaled(tensor(&call->grads[i]), factors[i], &part);
    if (status == KF_OK && sum != NULL) {
      status = kf_add(sum, part, (kf_scalar_t){KF_TAG_INT, {.i = 1}}, &next);
      kf_tensor_release(part);
      kf_tensor_release(sum);
      sum = next;
    } else if (status == KF_OK) {
      sum = part;
    }
  }
  call->out_grads[0] = kf_value_tensor_take(sum);
  return status;
}

/* ---- Registering and calling ---- */

static void close_library(void *library) {
  kf_library_release(library);
  (void)kf_reclaim();
}
static kf_library_t *open_library(void) {
  kf_library_t *library = NULL;
  begin();
  memset(&seen, 0, sizeof seen);
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "drv", KF_KEY_Undefined, &library));
  KFT_DEFER(close_library, library);
  return library;
}
static void define(kf_library_t *library, const char *schema, const char *name, kf_boxed_fn fn) {
  kf_kernel_desc_t kernel = kf_kernel_boxed(fn, NULL, name);
  KFT_OK(kf_library_def(library, schema, NULL));
  KFT_OK(kf_library_impl(library, name, KF_KEY_CPU, &kernel));
}
static kf_library_t *with_cube(uint32_t more_flags, const kf_derivative_options_t *options) {
  kf_library_t *library = open_library();
  define(library, "cube(Tensor x) -> Tensor", "cube", cube_kernel);
  KFT_OK(kf_library_derivative(library, "cube", cube_backward,
                               KF_DERIVATIVE_SAVE_INPUTS | more_flags, options));
  return library;
}

static kf_status_t call_values(const char *name, const kf_value_t *args, size_t count,
                               kf_value_t *out, size_t returns) {
  kf_op_t *op = NULL;
  kf_stack_t stack;
  kf_stack_init(&stack, NULL, 0);
  KF_TRY(kf_op_find(name, "", &op));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < count && status == KF_OK; i++)
    status = kf_stack_push_take(&stack, kf_value_copy(args[i]));
  if (status == KF_OK) status = kf_op_call_boxed(op, &stack);
  for (size_t i = 0; i < returns; i++) out[i] = kf_value_none();
  for (size_t i = returns; i > 0 && status == KF_OK; i--) out[i - 1] = kf_stack_pop(&stack);
  kf_stack_destroy(&stack);
  kf_op_release(op);
  return status;
}
static kf_tensor_t *call_one(const char *name, kf_tensor_t *x) {
  kf_value_t in = borrowed(x), out = kf_value_none();
  KFT_OK(call_values(name, &in, 1, &out, 1));
  return keep(out.as.tensor);
}

/* ---- The plain way ---- */

static void test_cube(void **state) {
  (void)state;
  (void)with_cube(0, NULL);
  kf_tensor_t *x = leaf(2, -3), *first = NULL, *second = NULL;
  kf_tensor_t *y = call_one("drv::cube", x), *ones = vector(1, 1);
  IS(y, 8, -27);
  kf_node_t *node = NULL;
  KFT_OK(kf_tensor_grad_fn(y, &node));
  KFT_EQ_STR(kf_node_name(node), "CubeBackward0");
  kf_node_release(node);
  KFT_OK(kf_grad(KF_TENSORS(y), KF_TENSORS(ones), KF_TENSORS(x), KF_BACKWARD_CREATE_GRAPH, &first));
  IS(keep(first), 12, 27);
  KFT_OK(kf_grad(KF_TENSORS(first), KF_TENSORS(ones), KF_TENSORS(x), 0, &second));
  IS(keep(second), 12, -18);
}

static void test_unrecorded(void **state) {
  (void)state;
  (void)with_cube(0, NULL);
  kf_tensor_t *plain = call_one("drv::cube", vector(2, 3));
  KFT_TRUE(!kf_tensor_requires_grad(plain));
  kf_tensor_t *x = leaf(2, 3);
  kf_set_grad_mode(false);
  kf_value_t in = borrowed(x), out;
  kf_status_t status = call_values("drv::cube", &in, 1, &out, 1);
  kf_set_grad_mode(true);
  KFT_OK(status);
  KFT_TRUE(!kf_tensor_requires_grad(keep(out.as.tensor)));
}

static void test_saved_output(void **state) {
  (void)state;
  kf_library_t *library = open_library();
  define(library, "my_exp(Tensor x) -> Tensor", "my_exp", exp_kernel);
  KFT_OK(kf_library_derivative(library, "my_exp", exp_backward, KF_DERIVATIVE_SAVE_OUTPUTS, NULL));
  kf_tensor_t *x = leaf(0, 0), *ones = vector(1, 1), *first = NULL, *second = NULL;
  kf_tensor_t *y = call_one("drv::my_exp", x);
  kf_node_t *node = NULL;
  KFT_OK(kf_tensor_grad_fn(y, &node));
  KFT_EQ_STR(kf_node_name(node), "MyExpBackward0");
  kf_node_release(node);
  KFT_OK(kf_grad(KF_TENSORS(y), KF_TENSORS(ones), KF_TENSORS(x),
                 KF_BACKWARD_CREATE_GRAPH | KF_BACKWARD_RETAIN_GRAPH, &first));
  KFT_OK(kf_grad(KF_TENSORS(keep(first)), KF_TENSORS(ones), KF_TENSORS(x), KF_BACKWARD_RETAIN_GRAPH,
                 &second));
  IS(keep(second), 1, 1);
  /* Written after it was saved. */
  kf_set_grad_mode(false);
  kf_status_t status = kf_zero_(y);
  kf_set_grad_mode(true);
  KFT_OK(status);
  KFT_FAILS_WITH(backward(y, ones, 0), KF_ERR_RUNTIME,
                 "a tensor that backward needs was written in place");
}

static void test_written_and_freed(void **state) {
  (void)state;
  (void)with_cube(0, NULL);
  kf_tensor_t *x = leaf(2, 3), *ones = vector(1, 1);
  kf_tensor_t *y = call_one("drv::cube", x);
  KFT_OK(backward(y, ones, KF_BACKWARD_RETAIN_GRAPH));
  KFT_OK(backward(y, ones, 0));
  IS(kf_tensor_grad(x), 24, 54);
  KFT_FAILS_WITH(backward(y, ones, 0), KF_ERR_RUNTIME, "it cannot run a second time");
  y = call_one("drv::cube", x);
  KFT_OK(kf_tensor_bump_version(x));
  KFT_FAILS_WITH(backward(y, ones, 0), KF_ERR_RUNTIME,
                 "a tensor that backward needs was written in place");
  IS(kf_tensor_grad(x), 24, 54);
}

/* ---- Lists, optional tensors, other arguments ---- */

static kf_value_t keep_list(kf_list_t *made) {
  KFT_DEFER(kf_object_release, made);
  return kf_value_object_take(KF_TAG_LIST, made);
}

static void test_mix(void **state) {
  (void)state;
  kf_library_t *library = open_library();
  define(library,
         "mix(Tensor a, float k, Tensor? b, Tensor[] rest, int[] counts) -> (Tensor, Tensor?, "
         "Tensor[], int)",
         "mix", mix_kernel);
  KFT_OK(kf_library_derivative(library, "mix", mix_backward, KF_DERIVATIVE_UNDEFINED_GRADS, NULL));
  kf_tensor_t *a = leaf(1, 2), *b = vector(3, 4), *c = leaf(5, 6), *d = vector(7, 8);
  kf_list_t *rest = NULL, *counts = NULL;
  const int64_t numbers[] = {7, 8};
  kf_tensor_t *const parts[] = {d, c};
  KFT_OK(kf_list_of_tensors(parts, 2, &rest));
  kf_value_t rest_value = keep_list(rest);
  KFT_OK(kf_list_of_ints(numbers, 2, &counts));
  kf_value_t args[] = {borrowed(a), kf_value_float(10), borrowed(b), rest_value, keep_list(counts)};
  kf_value_t out[4];
  KFT_OK(call_values("drv::mix", args, 5, out, 4));
  (void)keep(out[0].as.tensor);
  (void)keep(out[1].as.tensor);
  (void)keep_list((kf_list_t *)(void *)out[2].as.object);
  KFT_EQ_INT(out[3].as.i, 2);
  /* What the caller does to its list later is its own business. */
  kf_value_t zero = kf_value_int(0);
  KFT_OK(kf_list_set(counts, 0, &zero));
  kf_tensor_t *from_c = tensors(&out[2]).data[1], *ones = vector(1, 1);
  KFT_TRUE(kf_tensor_requires_grad(from_c) && kf_tensor_requires_grad(out[0].as.tensor));
  KFT_OK(backward(from_c, ones, KF_BACKWARD_RETAIN_GRAPH));
  KFT_TRUE(seen.needs[0] && !seen.needs[1] && !seen.needs[2] && seen.needs[3] && !seen.needs[4]);
  KFT_TRUE(!seen.defined[0] && !seen.defined[1] && seen.defined[2] && !seen.defined[3]);
  IS(kf_tensor_grad(c), 10, 10);
  KFT_TRUE(kf_tensor_grad(a) == NULL);
  /* Only what leads to a is wanted. */
  kf_tensor_t *grad = NULL;
  KFT_OK(kf_grad(KF_TENSORS(out[0].as.tensor), KF_TENSORS(ones), KF_TENSORS(a), 0, &grad));
  IS(keep(grad), 10, 10);
  KFT_TRUE(seen.needs[0] && !seen.needs[3] && seen.runs == 2);
}

static void test_mix_of_none(void **state) {
  (void)state;
  kf_library_t *library = open_library();
  define(library,
         "mix(Tensor a, float k, Tensor? b, Tensor[] rest, int[] counts) -> (Tensor, Tensor?, "
         "Tensor[], int)",
         "mix", mix_kernel);
  KFT_OK(kf_library_derivative(library, "mix", mix_backward, 0, NULL));
  kf_tensor_t *a = leaf(1, 2);
  kf_list_t *rest = NULL, *counts = NULL;
  const int64_t numbers[] = {7, 8};
  KFT_OK(kf_list_of_tensors(NULL, 0, &rest));
  kf_value_t rest_value = keep_list(rest);
  KFT_OK(kf_list_of_ints(numbers, 2, &counts));
  kf_value_t args[] = {borrowed(a), kf_value_float(10), kf_value_none(), rest_value,
                       keep_list(counts)};
  kf_value_t out[4];
  KFT_OK(call_values("drv::mix", args, 5, out, 4));
  (void)keep(out[0].as.tensor);
  KFT_TRUE(out[1].tag == KF_TAG_NONE);
  (void)keep_list((kf_list_t *)(void *)out[2].as.object);
  KFT_OK(backward(out[0].as.tensor, vector(1, 1), 0));
  IS(kf_tensor_grad(a), 10, 10);
}

/* ---- Outputs ---- */

static void call_pair(kf_tensor_t *x, kf_tensor_t **out) {
  kf_value_t in = borrowed(x), values[3];
  KFT_OK(call_values("drv::pair", &in, 1, values, 3));
  for (size_t i = 0; i < 3; i++) out[i] = keep(values[i].as.tensor);
}

static void test_undefined_gradients(void **state) {
  (void)state;
  kf_library_t *library = open_library();
  define(library, "pair(Tensor x) -> (Tensor, Tensor, Tensor)", "pair", pair_kernel);
  KFT_OK(kf_library_derivative(library, "pair", pair_backward, 0, NULL));
  kf_tensor_t *x = leaf(1, 2), *out[3];
  call_pair(x, out);
  /* An argument that is returned becomes a tensor of its own. */
  KFT_TRUE(out[2] != x && kf_tensor_is_leaf(x));
  IS(out[2], 1, 2);
  KFT_OK(backward(out[1], vector(1, 1), 0));
  KFT_TRUE(seen.defined[0] && seen.defined[1] && seen.defined[2]); /* zeros */
  IS(kf_tensor_grad(x), 5, 5);
  KFT_OK(
      kf_library_derivative(library, "pair", pair_backward, KF_DERIVATIVE_UNDEFINED_GRADS, NULL));
  call_pair(x, out);
  KFT_OK(backward(out[2], vector(1, 1), 0));
  KFT_TRUE(!seen.defined[0] && !seen.defined[1] && seen.defined[2]);
  IS(kf_tensor_grad(x), 6, 6);
}

static void test_non_differentiable(void **state) {
  (void)state;
  kf_library_t *library = open_library();
  define(library, "pair(Tensor x) -> (Tensor, Tensor, Tensor)", "pair", pair_kernel);
  kf_derivative_options_t options = {sizeof options, 0, NULL, NULL, 1 << 1};
  KFT_OK(
      kf_library_derivative(library, "pair", pair_backward, KF_DERIVATIVE_SAVE_OUTPUTS, &options));
  kf_tensor_t *x = leaf(1, 2), *out[3];
  call_pair(x, out);
  KFT_TRUE(kf_tensor_requires_grad(out[0]) && !kf_tensor_requires_grad(out[1]));
  KFT_OK(backward(out[0], vector(1, 1), 0));
  KFT_TRUE(seen.defined[0] && !seen.defined[1] && seen.defined[2]);
  IS(kf_tensor_grad(x), 2, 2);
}

static void test_once(void **state) {
  (void)state;
  (void)with_cube(KF_DERIVATIVE_ONCE, NULL);
  kf_tensor_t *x = leaf(2, 3), *first = NULL, *ones = leaf(1, 1);
  kf_tensor_t *y = call_one("drv::cube", x);
  KFT_OK(kf_grad(KF_TENSORS(y), KF_TENSORS(ones), KF_TENSORS(x), KF_BACKWARD_CREATE_GRAPH, &first));
  IS(keep(first), 12, 27);
  KFT_FAILS_WITH(backward(first, vector(1, 1), 0), KF_ERR_RUNTIME,
                 "was differentiated a second time");
}

/* ---- Errors ---- */

static kf_value_t wrong;
static kf_status_t wrong_backward(const kf_derivative_t *call) {
  call->out_grads[0] = kf_value_copy(wrong);
  return KF_OK;
}
static kf_status_t failing_backward(const kf_derivative_t *call) {
  call->out_grads[0] = kf_value_copy(call->inputs[0]);
  return kf_error_set(KF_ERR_VALUE, "no derivative today");
}

static void test_wrong_gradients(void **state) {
  (void)state;
  kf_library_t *library = open_library();
  define(library, "cube(Tensor x) -> Tensor", "cube", cube_kernel);
  KFT_OK(kf_library_derivative(library, "cube", wrong_backward, 0, NULL));
  kf_tensor_t *x = leaf(2, 3), *ones = vector(1, 1);
  kf_tensor_t *y = call_one("drv::cube", x);
  wrong = kf_value_int(3);
  KFT_FAILS_WITH(backward(y, ones, 0), KF_ERR_TYPE,
                 "the derivative of drv::cube gave a wrong gradient for argument 'x': expected a "
                 "tensor or None, found int");
  kf_tensor_t *wide = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT64, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS(3), &wide));
  wrong = borrowed(keep(wide));
  KFT_FAILS_WITH(backward(y, ones, 0), KF_ERR_RUNTIME, "CubeBackward0 gave gradient 0 the shape");
  wrong = kf_value_none();
  KFT_OK(backward(y, ones, 0));
  KFT_TRUE(kf_tensor_grad(x) == NULL);
  KFT_OK(kf_library_derivative(library, "cube", failing_backward, KF_DERIVATIVE_SAVE_INPUTS, NULL));
  KFT_FAILS_WITH(backward(call_one("drv::cube", x), ones, 0), KF_ERR_VALUE, "no derivative today");
}

static int released;
static void count_release(void *context) { released += context == &released; }

static void test_refusals(void **state) {
  (void)state;
  kf_library_t *library = open_library();
  kf_derivative_options_t options = {sizeof options, 0, &released, count_release, 0};
  released = 0;
  KFT_OK(kf_library_def(library, "fill_(Tensor(a!) x) -> Tensor(a!)", NULL));
  KFT_OK(kf_library_def(library, "view(Tensor(a) x) -> Tensor(a)", NULL));
  KFT_OK(kf_library_def(library, "cube(Tensor x) -> Tensor", NULL));
  KFT_FAILS_WITH(kf_library_derivative(library, "fill_", cube_backward, 0, &options),
                 KF_ERR_RUNTIME, "write to no argument");
  KFT_FAILS_WITH(kf_library_derivative(library, "view", cube_backward, 0, &options), KF_ERR_RUNTIME,
                 "return no view");
  KFT_FAILS_WITH(kf_library_derivative(library, "nothing", cube_backward, 0, &options),
                 KF_ERR_NOT_FOUND, "drv::nothing");
  KFT_FAILS_WITH(kf_library_derivative(library, "other::cube", cube_backward, 0, &options),
                 KF_ERR_GENERAL, "namespace");
  KFT_FAILS_WITH(kf_library_derivative(library, "cube", cube_backward, 64, &options), KF_ERR_VALUE,
                 "0x40");
  KFT_FAILS(kf_library_derivative(library, "cube", NULL, 0, &options), KF_ERR_MISUSE);
  KFT_FAILS(kf_library_derivative(library, NULL, cube_backward, 0, NULL), KF_ERR_MISUSE);
  options.struct_size = 8;
  KFT_FAILS(kf_library_derivative(library, "cube", cube_backward, 0, &options), KF_ERR_MISUSE);
  kf_op_t *op = NULL;
  KFT_OK(kf_op_find("drv::cube", "", &op));
  bool has = kf_op_has_kernel_for_key(op, KF_KEY_Autograd);
  kf_op_release(op);
  KFT_TRUE(!has && released == 0);
}

/* ---- Undoing ---- */

static void test_undone(void **state) {
  (void)state;
  kf_derivative_options_t options = {sizeof options, 0, &released, count_release, 0};
  released = 0;
  begin();
  kf_library_t *definition = NULL, *library = NULL;
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "drv", KF_KEY_Undefined, &definition));
  KFT_DEFER(close_library, definition);
  define(definition, "cube(Tensor x) -> Tensor", "cube", cube_kernel);
  KFT_OK(KF_LIBRARY(KF_LIBRARY_IMPL, "drv", KF_KEY_Undefined, &library));
  kf_status_t status =
      kf_library_derivative(library, "cube", cube_backward, KF_DERIVATIVE_SAVE_INPUTS, &options);
  kf_tensor_t *x = NULL;
  kf_value_t out = kf_value_none();
  const double numbers[] = {2, 3};
  if (status == KF_OK) status = kf_tensor_from_data(numbers, KF_DTYPE_FLOAT64, KF_INTS(2), &x);
  if (status == KF_OK) status = kf_tensor_set_requires_grad(x, true);
  kf_value_t in = borrowed(x);
  if (status == KF_OK) status = call_values("drv::cube", &in, 1, &out, 1);
  close_library(library);
  KFT_TRUE(status != KF_OK || released == 0); /* the node still holds it */
  (void)keep(x);
  if (status != KF_OK) kf_value_clear(&out);
  KFT_OK(status);
  kf_tensor_t *y = out.as.tensor;
  KFT_DEFER(kf_object_release, y);
  KFT_OK(backward(y, vector(1, 1), 0));
  IS(kf_tensor_grad(x), 12, 27);
  KFT_CANCEL(y);
  kf_tensor_release(y);
  KFT_EQ_INT(released, 1);
  KFT_OK(kf_set_autograd_fallback_mode(KF_AUTOGRAD_FALLBACK_ERROR));
  KFT_FAILS_WITH(backward(call_one("drv::cube", x), vector(1, 1), 0), KF_ERR_RUNTIME,
                 "its derivative with kf_library_derivative");
}

static void test_place(void **state) {
  (void)state;
  kf_library_t *library = open_library();
  KFT_OK(kf_library_def(library, "cube(Tensor x) -> Tensor", NULL));
  int line = __LINE__ + 1;
  KFT_OK(kf_library_derivative(library, "cube", cube_backward, KF_DERIVATIVE_SAVE_INPUTS, NULL));
  kf_op_t *op = NULL;
  KFT_OK(kf_op_find_schema("drv::cube", "", &op));
  char expected[256], found[256];
  (void)snprintf(expected, sizeof expected, "registered at %s:%d", __FILE__, line);
  (void)kf_op_computed_kernel_debug(op, KF_KEY_AutogradCPU, found, sizeof found);
  kf_op_release(op);
  KFT_EQ_STR(found, expected);
}

static void test_redefined(void **state) {
  (void)state;
  kf_library_t *library = open_library(), *definition = NULL;
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "drv", KF_KEY_Undefined, &definition));
  KFT_DEFER(close_library, definition);
  KFT_OK(kf_library_def(definition, "cube(Tensor x) -> Tensor", NULL));
  kf_kernel_desc_t kernel = kf_kernel_boxed(cube_kernel, NULL, "cube");
  KFT_OK(kf_library_impl(library, "cube", KF_KEY_CPU, &kernel));
  KFT_OK(kf_library_derivative(library, "cube", cube_backward, KF_DERIVATIVE_SAVE_INPUTS, NULL));
  kf_library_reset(definition);
  KFT_OK(kf_library_def(definition, "cube(Tensor x) -> Tensor", NULL));
  kf_tensor_t *x = leaf(2, 3);
  KFT_OK(backward(call_one("drv::cube", x), vector(1, 1), 0));
  IS(kf_tensor_grad(x), 12, 27);
  kf_library_reset(definition);
  KFT_OK(kf_library_def(definition, "cube(Tensor x, int n=3) -> Tensor", NULL));
  kf_value_t in[] = {borrowed(x), kf_value_int(3)}, out;
  KFT_FAILS_WITH(call_values("drv::cube", in, 2, &out, 1), KF_ERR_RUNTIME, "another schema");
}

/* ---- Threads ---- */

enum { THREADS = 4, ROUNDS = 200 };

/* What the threads share: a graph that is kept, and graphs of which the first to run one frees what
 * was saved, while others may be running it. */
typedef struct {
  kf_tensor_t *kept, *ones, *freed[ROUNDS];
} shared_t;

static kf_status_t run_freed(kf_tensor_t *y, kf_tensor_t *ones) {
  kf_status_t status = backward(y, ones, 0);
  bool late = status == KF_ERR_RUNTIME && strstr(kf_error_message(), "a second time") != NULL;
  return late ? KF_OK : status;
}

static void *differentiate(void *context) {
  const shared_t *shared = context;
  kf_tensor_t *x = NULL;
  const double numbers[] = {2, 3};
  kf_status_t status = kf_tensor_from_data(numbers, KF_DTYPE_FLOAT64, KF_INTS(2), &x);
  if (status == KF_OK) status = kf_tensor_set_requires_grad(x, true);
  for (int i = 0; i < ROUNDS && status == KF_OK; i++) {
    kf_value_t in = borrowed(x), out = kf_value_none();
    status = call_values("drv::cube", &in, 1, &out, 1);
    if (status == KF_OK) status = backward(out.as.tensor, shared->ones, 0);
    if (status == KF_OK) status = backward(shared->kept, shared->ones, KF_BACKWARD_RETAIN_GRAPH);
    if (status == KF_OK) status = run_freed(shared->freed[i], shared->ones);
    kf_value_clear(&out);
  }
  bool right = status == KF_OK && at(kf_tensor_grad(x), 0) == 12 * ROUNDS;
  kf_tensor_release(x);
  return right ? context : NULL;
}

/* Without reruns: only allocations of this thread would fail. */
static void test_threads(void **state) {
  (void)state;
  static shared_t shared;
  (void)with_cube(0, NULL);
  kf_tensor_t *x = leaf(2, 3), *other = leaf(1, 1);
  shared.ones = vector(1, 1);
  shared.kept = call_one("drv::cube", x);
  for (int i = 0; i < ROUNDS; i++) shared.freed[i] = call_one("drv::cube", other);
  pthread_t threads[THREADS];
  bool right = true;
  for (int i = 0; i < THREADS; i++)
    KFT_TRUE(pthread_create(&threads[i], NULL, differentiate, &shared) == 0);
  for (int i = 0; i < THREADS; i++) {
    void *result = NULL;
    right &= pthread_join(threads[i], &result) == 0 && result == &shared;
  }
  KFT_TRUE(right);
  IS(kf_tensor_grad(x), 12.0 * ROUNDS * THREADS, 27.0 * ROUNDS * THREADS);
  KFT_TRUE(at(kf_tensor_grad(other), 0) >= 3.0 * ROUNDS);
}

/* ---- Code that can be unloaded ---- */

static void remove_code(void *owner) { kf__owner_remove_code(owner); }
static void release_tensor(void *tensor) { kf_tensor_release(tensor); }
static kf_status_t hook(void *context, kf_tensor_t *grad, kf_tensor_t **out_grad) {
  (void)context;
  (void)grad;
  *out_grad = NULL;
  return KF_OK;
}

static void claim_code(kf_owner_t *owner, uintptr_t address) {
  *owner = (kf_owner_t){0};
  kf__owner_add_code(owner, address, address + 1);
  KFT_DEFER(remove_code, owner);
}

/* Recorded calls and hooks keep the code of their functions; the kernel alone does not. */
static void test_code_is_held(void **state) {
  (void)state;
  static kf_owner_t with_derivative, with_hook;
  (void)with_cube(0, NULL);
  claim_code(&with_derivative, (uintptr_t)cube_backward);
  claim_code(&with_hook, (uintptr_t)hook);
  KFT_OK(kf__owner_release(&with_derivative));
  kf_tensor_t *x = leaf(2, -3);
  kf_value_t in = borrowed(x), out = kf_value_none();
  KFT_OK(call_values("drv::cube", &in, 1, &out, 1));
  kf_tensor_t *y = out.as.tensor;
  KFT_DEFER(release_tensor, y);
  uint64_t id = 0;
  KFT_OK(kf_tensor_register_hook(y, hook, NULL, NULL, &id));
  KFT_FAILS_WITH(kf__owner_release(&with_derivative), KF_ERR_BUSY, "1 object will call its code");
  KFT_FAILS(kf__owner_release(&with_hook), KF_ERR_BUSY);
  KFT_TRUE(kf_tensor_remove_hook(y, id));
  KFT_OK(kf__owner_release(&with_hook));
  KFT_CANCEL(y);
  kf_tensor_release(y);
  KFT_OK(kf__owner_release(&with_derivative));
}

KFT_MAIN(KFT_TEST(test_cube), KFT_TEST(test_unrecorded), KFT_TEST(test_saved_output),
         KFT_TEST(test_written_and_freed), KFT_TEST(test_mix), KFT_TEST(test_mix_of_none),
         KFT_TEST(test_undefined_gradients), KFT_TEST(test_non_differentiable), KFT_TEST(test_once),
         KFT_TEST(test_wrong_gradients), KFT_TEST(test_refusals), KFT_TEST(test_undone),
         KFT_TEST(test_place), KFT_TEST(test_redefined), KFT_TEST(test_code_is_held),
         KFT_TEST_NO_OOM(test_threads))
