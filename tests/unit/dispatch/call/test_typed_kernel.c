/* Kernels made with KF_TYPED_KERNEL: their boxed form for every type of arguments and returns,
 * values that do not fit, kernels that fail, and that typed calls reach the function itself. */
#include "call_fixture.h"

/* ---- Kernels ---- */

static kf_status_t same(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  if (*kft_payload(x) < 0) return kf_error_set(KF_ERR_VALUE, "negative");
  hear_call("same", call);
  kf_object_retain(x);
  *out = x;
  return KF_OK;
}
KF_TYPED_KERNEL(same_kernel, same, (Tensor), Tensor)

static kf_status_t no_tensor(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  (void)call;
  (void)x;
  *out = NULL;
  return KF_OK;
}
KF_TYPED_KERNEL(no_tensor_kernel, no_tensor, (Tensor), Tensor)

/* Notes all of its arguments, returns the last one. */
static kf_status_t mixed(const kf_call_t *call, int64_t i, double f, bool b, kf_scalar_t s,
                         kf_tensor_t *x, kf_tensor_t **out) {
  (void)call;
  hear("%lld %g %d %u", (long long)i, f, b, s.tag);
  kf_object_retain(x);
  *out = x;
  return KF_OK;
}
KF_TYPED_KERNEL(mixed_kernel, mixed, (int, float, bool, Scalar, Tensor), Tensor)

static kf_status_t negate(const kf_call_t *call, kf_tensor_t *x) {
  (void)call;
  if (*kft_payload(x) == 0) return kf_error_set(KF_ERR_VALUE, "zero");
  *kft_payload(x) = -*kft_payload(x);
  return KF_OK;
}
KF_TYPED_KERNEL(negate_kernel, negate, (Written), Written)
KF_TYPED_KERNEL(consume_kernel, negate, (Tensor), Nothing)

static kf_status_t add_to(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t *by) {
  (void)call;
  if (*kft_payload(by) < 0) return kf_error_set(KF_ERR_VALUE, "negative");
  *kft_payload(x) += *kft_payload(by);
  return KF_OK;
}
KF_TYPED_KERNEL(add_kernel, add_to, (Written, Tensor), Written)

static kf_status_t add_out(const kf_call_t *call, kf_tensor_t *by, kf_tensor_t *x) {
  return add_to(call, x, by);
}
KF_TYPED_KERNEL(add_out_kernel, add_out, (Tensor, Written), Written)

static kf_status_t payload(const kf_call_t *call, kf_tensor_t *x, int64_t *out) {
  (void)call;
  if (*kft_payload(x) < 0) return kf_error_set(KF_ERR_VALUE, "negative");
  *out = *kft_payload(x);
  return KF_OK;
}
KF_TYPED_KERNEL(payload_kernel, payload, (Tensor), int)

static kf_status_t half(const kf_call_t *call, int64_t i, double *out) {
  (void)call;
  *out = (double)i / 2;
  return KF_OK;
}
KF_TYPED_KERNEL(half_kernel, half, (int), float)

static kf_status_t all_of(const kf_call_t *call, bool a, bool b, bool c, bool d, bool e, bool f,
                          bool g, bool h, bool *out) {
  (void)call;
  *out = a && b && c && d && e && f && g && h;
  return KF_OK;
}
KF_TYPED_KERNEL(all_kernel, all_of, (bool, bool, bool, bool, bool, bool, bool, bool), bool)

/* An operator with one kernel, for CPU and for calls without a tensor. */
static kf_op_t *operator_with(const char *schema, kf_kernel_desc_t kernel) {
  kf_op_t *op = define(schema);
  (void)impl(kf_op_name(op), KF_KEY_CPU, kernel);
  (void)impl(kf_op_name(op), KF_KEY_CompositeExplicitAutograd, kernel);
  return op;
}

#define CPU_TENSOR(name) KFT_TENSOR(name, kf_keyset_of(KF_KEY_CPU))

/* ---- Tests ---- */

static void test_signatures(void **state) {
  (void)state;
  KFT_EQ_STR(same_kernel("").signature, "(Tensor) -> Tensor");
  KFT_EQ_STR(mixed_kernel("").signature, "(int, float, bool, Scalar, Tensor) -> Tensor");
  KFT_EQ_STR(negate_kernel("").signature, "(Tensor(a!)) -> Tensor(a!)");
  KFT_EQ_STR(consume_kernel("").signature, "(Tensor) -> ()");
  KFT_EQ_STR(half_kernel("me").signature, "(int) -> float");
  KFT_EQ_STR(half_kernel("me").debug, "me");
  /* They are checked like any other. */
  kf_op_t *op = define("test::wrong(Tensor x) -> int");
  kf_kernel_desc_t kernel = half_kernel("");
  kf_registration_t *handle = NULL;
  KFT_FAILS(kf_register_impl(kf_op_name(op), "", KF_KEY_CPU, &kernel, &handle), KF_ERR_GENERAL);
}

static void test_one_tensor(void **state) {
  (void)state;
  QUIET_THREAD();
  CPU_TENSOR(x);
  kf_op_t *op = operator_with("test::same(Tensor x) -> Tensor", same_kernel("same"));
  STACK(stack);
  PUSH(stack, kf_value_int(5));
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("same DispatchKeySet(CPU)");
  KFT_TRUE(stack.size == 2 && stack.values[1].tag == KF_TAG_TENSOR);
  KFT_TRUE(stack.values[1].as.tensor == x && references(x) == 2);
  /* A kernel that fails takes its arguments along, and nothing else. */
  *kft_payload(x) = -1;
  KFT_FAILS_WITH(kf_op_call_boxed(op, &stack), KF_ERR_VALUE, "negative");
  KFT_TRUE(stack.size == 1 && references(x) == 1);
}

static void test_typed_call(void **state) {
  (void)state;
  QUIET_THREAD();
  CPU_TENSOR(x);
  kf_op_t *op = operator_with("test::same(Tensor x) -> Tensor", same_kernel("same"));
  kf_tensor_t *out = NULL;
  const void *args[] = {KF_ARG(x)};
  void *outs[] = {&out};
  KFT_OK(kf_op_call_pointers(op, args, outs));
  KFT_TRUE(out == x && references(x) == 2);
  kf_object_release(out);
}

static void test_no_tensor(void **state) {
  (void)state;
  QUIET_THREAD();
  CPU_TENSOR(x);
  kf_op_t *op = operator_with("test::none(Tensor x) -> Tensor", no_tensor_kernel(""));
  STACK(stack);
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  KFT_TRUE(stack.size == 1 && stack.values[0].as.tensor == kf_tensor_undefined());
  KFT_EQ_INT(references(x), 1);
}

#define MIXED "test::mixed(int i, float f, bool b, Scalar s, Tensor x) -> Tensor"

static void test_every_argument(void **state) {
  (void)state;
  QUIET_THREAD();
  CPU_TENSOR(x);
  kf_op_t *op = operator_with(MIXED, mixed_kernel(""));
  STACK(stack);
  PUSH(stack, kf_value_int(-3));
  PUSH(stack, kf_value_float(0.5));
  PUSH(stack, kf_value_bool(true));
  PUSH(stack, kf_value_float(2));
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("-3 0.5 1 2");
  KFT_TRUE(stack.size == 1 && stack.values[0].tag == KF_TAG_TENSOR);
  KFT_TRUE(stack.values[0].as.tensor == x && references(x) == 2);
}

/* What is not of the type itself is converted as the schema language has it. */
static void test_conversions(void **state) {
  (void)state;
  QUIET_THREAD();
  CPU_TENSOR(x);
  kf_op_t *op = operator_with(MIXED, mixed_kernel(""));
  kf_value_t complex = kf_value_none();
  KFT_OK(kf_value_complex((kf_complex_t){1, 2}, &complex));
  STACK(stack);
  PUSH(stack, kf_value_int(4));
  PUSH(stack, kf_value_int(7)); /* for a float */
  PUSH(stack, kf_value_bool(false));
  PUSH(stack, complex);
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("4 7 0 17");
  KFT_TRUE(stack.size == 1 && references(x) == 2);
}

static void test_wrong_values(void **state) {
  (void)state;
  QUIET_THREAD();
  CPU_TENSOR(x);
  kf_op_t *op = operator_with(MIXED, mixed_kernel(""));
  STACK(stack);
  PUSH(stack, kf_value_int(4));
  PUSH(stack, kf_value_tensor(x));
  KFT_FAILS_WITH(kf_op_call_boxed(op, &stack), KF_ERR_VALUE, "expected 5 arguments");
  PUSH(stack, kf_value_bool(false));
  PUSH(stack, kf_value_int(1));
  PUSH(stack, kf_value_tensor(x));
  KFT_FAILS_WITH(kf_op_call_boxed(op, &stack), KF_ERR_TYPE, "'f'");
  KFT_TRUE(stack.size == 5 && references(x) == 3); /* no kernel ran */
}

static void test_written(void **state) {
  (void)state;
  QUIET_THREAD();
  CPU_TENSOR(x);
  CPU_TENSOR(y);
  *kft_payload(x) = 3;
  *kft_payload(y) = 4;
  STACK(stack);
  kf_op_t *one = operator_with("test::neg_(Tensor(a!) x) -> Tensor(a!)", negate_kernel(""));
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(one, &stack));
  KFT_TRUE(stack.size == 1 && stack.values[0].as.tensor == x && *kft_payload(x) == -3);
  kf_op_t *first =
      operator_with("test::add_(Tensor(a!) x, Tensor by) -> Tensor(a!)", add_kernel(""));
  PUSH(stack, kf_value_tensor(y));
  KFT_OK(kf_op_call_boxed(first, &stack));
  KFT_TRUE(stack.size == 1 && stack.values[0].as.tensor == x && *kft_payload(x) == 1);
  KFT_TRUE(references(x) == 2 && references(y) == 1);
  kf_op_t *last =
      operator_with("test::add_out(Tensor by, *, Tensor(a!) x) -> Tensor(a!)", add_out_kernel(""));
  PUSH(stack, kf_value_tensor(y));
  KFT_OK(kf_op_call_boxed(last, &stack));
  KFT_TRUE(stack.size == 1 && stack.values[0].as.tensor == y && *kft_payload(y) == 5);
  KFT_TRUE(references(x) == 1 && references(y) == 2);
  /* Failures, with one argument and with two. */
  *kft_payload(y) = 0;
  KFT_FAILS_WITH(kf_op_call_boxed(one, &stack), KF_ERR_VALUE, "zero");
  KFT_TRUE(stack.size == 0 && references(y) == 1);
  *kft_payload(y) = -1;
  PUSH(stack, kf_value_tensor(x));
  PUSH(stack, kf_value_tensor(y));
  KFT_FAILS_WITH(kf_op_call_boxed(first, &stack), KF_ERR_VALUE, "negative");
  KFT_TRUE(stack.size == 0 && references(x) == 1 && references(y) == 1);
}

static void test_numbers(void **state) {
  (void)state;
  QUIET_THREAD();
  CPU_TENSOR(x);
  *kft_payload(x) = 11;
  STACK(stack);
  kf_op_t *op = operator_with("test::payload(Tensor x) -> int", payload_kernel(""));
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  KFT_EQ_STR(stack_text(&stack), "11");
  KFT_EQ_INT(references(x), 1);
  KFT_OK(kf_op_call_boxed(operator_with("test::half(int i) -> float", half_kernel("")), &stack));
  KFT_EQ_STR(stack_text(&stack), "5.5");
  kf_stack_drop(&stack, 1);
  op = operator_with("test::consume(Tensor x) -> ()", consume_kernel(""));
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  KFT_TRUE(stack.size == 0 && *kft_payload(x) == -11 && references(x) == 1);
  PUSH(stack, kf_value_tensor(x));
  op = operator_with("test::payload_again(Tensor x) -> int", payload_kernel(""));
  KFT_FAILS_WITH(kf_op_call_boxed(op, &stack), KF_ERR_VALUE, "negative");
  KFT_TRUE(stack.size == 0 && references(x) == 1);
}

static void test_most_arguments(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = operator_with(
      "test::all(bool a, bool b, bool c, bool d, bool e, bool f, bool g, bool h) -> bool",
      all_kernel(""));
  STACK(stack);
  for (int i = 0; i < KF_ADAPTOR_MOST; i++) PUSH(stack, kf_value_bool(true));
  KFT_OK(kf_op_call_boxed(op, &stack));
  KFT_EQ_STR(stack_text(&stack), "True");
}

KFT_MAIN(KFT_TEST(test_signatures), KFT_TEST(test_one_tensor), KFT_TEST(test_typed_call),
         KFT_TEST(test_no_tensor), KFT_TEST(test_every_argument), KFT_TEST(test_conversions),
         KFT_TEST(test_wrong_values), KFT_TEST(test_written), KFT_TEST(test_numbers),
         KFT_TEST(test_most_arguments))
