/* kf_gradcheck and kf_gradgradcheck: right derivatives pass, wrong ones are found. */
#include <keyfall/scoped.h>

#include "autograd_fixture.h"

static const kf_gradcheck_options_t fast = {sizeof fast, KF_GRADCHECK_FAST, 1e-6, 1e-5, 1e-3, 0};

/* x · y and exp(x), of real or complex numbers. */
static kf_status_t right(void *context, kf_tensor_span_t inputs, kf_tensor_t **outputs,
                         size_t *out_count) {
  (void)context;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *product = kfs_mul(inputs.data[0], inputs.data[1]), *power = kfs_exp(inputs.data[0]);
  if (power != NULL) {
    outputs[0] = kf_scope_keep(product);
    outputs[1] = kf_scope_keep(power);
    *out_count = 2;
  }
  return kf_scope_close(&scope);
}

/* A product whose node multiplies by another number than the function did. */
static kf_status_t off_backward(void *context, kf_node_t *node, kf_tensor_t *const *grads,
                                size_t grad_count, kf_tensor_t **out_grads, size_t out_count) {
  (void)node, (void)grad_count, (void)out_count;
  return scaled(grads[0], *(const double *)context, &out_grads[0]);
}
static kf_status_t wrong(void *context, kf_tensor_span_t inputs, kf_tensor_t **outputs,
                         size_t *out_count) {
  const kf_function_t function = {
      sizeof function, KF_FUNCTION_MATERIALIZE, "OffBackward", off_backward, NULL, NULL, context};
  kf_node_t *node = NULL;
  kf_tensor_span_t first = {inputs.data, 1};
  KF_TRY(kf_function_node(&function, first, false, &node));
  bool mode = kf_grad_mode();
  kf_set_grad_mode(false);
  kf_status_t status = scaled(inputs.data[0], 3, &outputs[0]);
  kf_set_grad_mode(mode);
  if (status == KF_OK) status = kf_function_finish(node, first, outputs, 1, NULL);
  if (status != KF_OK) kf_tensor_release(outputs[0]);
  kf_node_release(node);
  *out_count = status == KF_OK;
  return status;
}

/* sin(x) through a node whose own backward is not recorded: the second derivative is lost. */
static kf_status_t constant_backward(void *context, kf_node_t *node, kf_tensor_t *const *grads,
                                     size_t grad_count, kf_tensor_t **out_grads, size_t out_count) {
  (void)node, (void)grad_count, (void)out_count;
  kf_scope_t scope;
  kf_scope_open(&scope);
  out_grads[0] = kf_scope_keep(kfs_mul(grads[0], kfs_cos(kfs_detach(context))));
  return kf_scope_close(&scope);
}
static kf_status_t half_right(void *context, kf_tensor_span_t inputs, kf_tensor_t **outputs,
                              size_t *out_count) {
  (void)context;
  const kf_function_t function = {sizeof function, 0, "HalfBackward", constant_backward, NULL, NULL,
                                  inputs.data[0]};
  kf_node_t *node = NULL;
  kf_tensor_span_t first = {inputs.data, 1};
  KF_TRY(kf_function_node(&function, first, false, &node));
  bool mode = kf_grad_mode();
  kf_set_grad_mode(false);
  kf_status_t status = kf_sin(inputs.data[0], &outputs[0]);
  kf_set_grad_mode(mode);
  if (status == KF_OK) status = kf_function_finish(node, first, outputs, 1, NULL);
  if (status != KF_OK) kf_tensor_release(outputs[0]);
  kf_node_release(node);
  *out_count = status == KF_OK;
  return status;
}

/* A function that says it depends on nothing. */
static kf_status_t detached(void *context, kf_tensor_span_t inputs, kf_tensor_t **outputs,
                            size_t *out_count) {
  (void)context;
  kf_scope_t scope;
  kf_scope_open(&scope);
  outputs[0] = kf_scope_keep(kfs_mul(kfs_detach(inputs.data[0]), kfs_detach(inputs.data[0])));
  *out_count = outputs[0] != NULL;
  return kf_scope_close(&scope);
}

static kf_tensor_t *complex_leaf(double re, double im) {
  double data[] = {re, im, im, -re};
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_from_data(data, KF_DTYPE_COMPLEX128, KF_INTS(2), &t));
  KFT_OK(kf_tensor_set_requires_grad(keep(t), true));
  return t;
}

static void test_right(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(0.5, -2), *y = leaf(3, 0.25), *z = complex_leaf(0.5, 1.5);
  for (int i = 0; i < 2; i++) {
    const kf_gradcheck_options_t *options = i == 0 ? NULL : &fast;
    KFT_OK(kf_gradcheck(right, NULL, KF_TENSORS(x, y), options));
    KFT_OK(kf_gradcheck(right, NULL, KF_TENSORS(z, x), options));
    KFT_OK(kf_gradgradcheck(right, NULL, KF_TENSORS(x, y), nothing, options));
    KFT_OK(kf_gradgradcheck(right, NULL, KF_TENSORS(x, z), nothing, options));
  }
  IS(x, 0.5, -2);
}

static void test_gradients_that_are_given(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(0.5, -2), *y = vector(3, 0.25), *a = leaf(1, 2), *b = leaf(0.5, -1);
  KFT_OK(kf_gradgradcheck(right, NULL, KF_TENSORS(x, y), KF_TENSORS(a, b), NULL));
  KFT_FAILS_WITH(kf_gradgradcheck(right, NULL, KF_TENSORS(x, y), KF_TENSORS(a), NULL),
                 KF_ERR_RUNTIME, "expected a gradient for each output");
}

static void test_wrong(void **state) {
  (void)state;
  begin();
  double factor = 3;
  kf_tensor_t *x = leaf(0.5, -2), *z = complex_leaf(0.5, 1.5);
  KFT_OK(kf_gradcheck(wrong, &factor, KF_TENSORS(x), NULL));
  factor = 3.5;
  KFT_FAILS_WITH(kf_gradcheck(wrong, &factor, KF_TENSORS(x), NULL), KF_ERR_RUNTIME,
                 "gradcheck: output 0 by input 0: the derivative of number 0 by number 0 is 3");
  KFT_FAILS_WITH(kf_gradcheck(wrong, &factor, KF_TENSORS(z), NULL), KF_ERR_RUNTIME,
                 "gradcheck: output 0 by input 0");
  KFT_FAILS_WITH(kf_gradcheck(wrong, &factor, KF_TENSORS(x), &fast), KF_ERR_RUNTIME,
                 "gradcheck: output 0 by input 0 in a random direction");
  IS(x, 0.5, -2);
}

static void test_second_derivative_that_is_lost(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(0.5, -2);
  KFT_OK(kf_gradcheck(half_right, NULL, KF_TENSORS(x), NULL));
  KFT_FAILS_WITH(kf_gradgradcheck(half_right, NULL, KF_TENSORS(x), nothing, NULL), KF_ERR_RUNTIME,
                 "gradcheck: output 0 by input 0");
  KFT_FAILS_WITH(kf_gradgradcheck(half_right, NULL, KF_TENSORS(x), nothing, &fast), KF_ERR_RUNTIME,
                 "gradcheck: output 0 by input 0");
}

static void test_refused(void **state) {
  (void)state;
  begin();
  kf_tensor_t *x = leaf(1, 2), *wide = NULL;
  KFT_FAILS_WITH(kf_gradcheck(detached, NULL, KF_TENSORS(x), NULL), KF_ERR_RUNTIME,
                 "output 0 has no gradient, but changes with input 0");
  KFT_FAILS_WITH(kf_gradcheck(right, NULL, KF_TENSORS(vector(1, 2), vector(1, 2)), NULL),
                 KF_ERR_VALUE, "expected an input that requires a gradient");
  KFT_OK(kf_expand(x, KF_INTS(3, 2), false, &wide));
  (void)keep(wide);
  KFT_FAILS_WITH(kf_gradcheck(right, NULL, KF_TENSORS(wide, x), NULL), KF_ERR_RUNTIME, "stride 0");
  KFT_FAILS_WITH(kf_gradcheck(NULL, NULL, KF_TENSORS(x), NULL), KF_ERR_MISUSE, "no function");
}

KFT_MAIN(KFT_TEST(test_right), KFT_TEST(test_gradients_that_are_given), KFT_TEST(test_wrong),
         KFT_TEST(test_second_derivative_that_is_lost), KFT_TEST(test_refused))
