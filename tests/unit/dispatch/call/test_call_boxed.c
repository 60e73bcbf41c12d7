/* Boxed calls: of boxed and of typed kernels, redispatch, the call for one key; what the stack
 * looks like after each way to fail; kernels that break their contract; unusual schemas. */
#include "call_fixture.h"

/* ---- Kernels of test::add(Tensor x, int by) -> Tensor ---- */

#define ADD "test::add(Tensor x, int by) -> Tensor"
#define ADD_SIGNATURE "(Tensor, int) -> Tensor"

static kf_status_t add_typed(const kf_call_t *call, kf_tensor_t *x, int64_t by, kf_tensor_t **out) {
  hear_call("typed", call);
  *kft_payload(x) += by;
  kf_object_retain(x);
  *out = x;
  return KF_OK;
}

static kf_status_t add_typed_fails(const kf_call_t *call, kf_tensor_t *x, int64_t by,
                                   kf_tensor_t **out) {
  (void)x;
  (void)out;
  hear_call("typed", call);
  return kf_error_set(KF_ERR_VALUE, "no %lld", (long long)by);
}

static kf_status_t add_boxed(const kf_call_t *call, kf_stack_t *stack) {
  hear_call("boxed", call);
  int64_t by = kf_stack_pop(stack).as.i;
  *kft_payload((kf_tensor_t *)(void *)stack->values[stack->size - 1].as.object) += by;
  return KF_OK;
}

/* Takes one argument off, puts two values on, and fails. */
static kf_status_t add_boxed_fails(const kf_call_t *call, kf_stack_t *stack) {
  hear_call("boxed", call);
  kf_stack_drop(stack, 1);
  KF_TRY(kf_stack_push_take(stack, kf_value_none()));
  KF_TRY(kf_stack_push_take(stack, kf_value_int(1)));
  return kf_error_set(KF_ERR_INDEX, "out of range");
}

static kf_registration_t *impl_add(const kf_op_t *op, kf_key_t key) {
  return impl_typed(op, key, (kf_typed_fn)add_typed, ADD_SIGNATURE, "add_typed");
}

/* A stack with two values that are not the call's, then the arguments. */
#define ADD_STACK(name, x, by)     \
  STACK(name);                     \
  PUSH(name, kf_value_bool(true)); \
  PUSH(name, kf_value_tensor(x));  \
  PUSH(name, kf_value_tensor(x));  \
  PUSH(name, kf_value_int(by))

static void test_boxed_calls(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(ADD);
  (void)impl_add(op, KF_KEY_CPU);
  (void)impl_boxed(op, KF_KEY_CUDA, add_boxed, "add_boxed");
  KFT_TENSOR(on_cpu, kf_keyset_of(KF_KEY_CPU));
  KFT_TENSOR(on_cuda, kf_keyset_of(KF_KEY_CUDA));
  ADD_STACK(cpu, on_cpu, 2);
  KFT_OK(kf_op_call_boxed(op, &cpu));
  KFT_EQ_STR(stack_text(&cpu), "True <Tensor> <Tensor>");
  ADD_STACK(cuda, on_cuda, 3);
  KFT_OK(kf_op_call_boxed(op, &cuda));
  KFT_EQ_STR(stack_text(&cuda), "True <Tensor> <Tensor>");
  HEARD("typed DispatchKeySet(CPU); boxed DispatchKeySet(CUDA)");
  KFT_EQ_INT(*kft_payload(on_cpu), 2);
  KFT_EQ_INT(*kft_payload(on_cuda), 3);
  KFT_EQ_INT(references(on_cuda), 3);
  /* The conversions of the schema language hold for boxed calls of typed kernels. */
  PUSH(cpu, kf_value_dtype(KF_DTYPE_FLOAT32));
  KFT_OK(kf_op_call_boxed(op, &cpu));
  KFT_EQ_INT(*kft_payload(on_cpu), 2 + KF_DTYPE_FLOAT32);
}

static void test_redispatch_boxed(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(ADD);
  (void)impl_add(op, KF_KEY_CPU);
  (void)impl_boxed(op, KF_KEY_CUDA, add_boxed, "add_boxed");
  (void)fallback(KF_KEY_ADInplaceOrView, fallthrough("nothing"));
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  kf_guard_t guard;
  kf_guard_force(&guard, two(KF_KEY_CUDA, KF_KEY_Tracer), kf_keyset_of(KF_KEY_CPU));
  KFT_DEFER_LOCAL(leave_guard, &guard);
  /* Exactly the set: not the arguments' keys, not the thread's, and no mask. */
  ADD_STACK(stack, x, 1);
  KFT_OK(kf_op_redispatch_boxed(op, kf_keyset_of(KF_KEY_CPU), &stack));
  PUSH(stack, kf_value_int(1));
  KFT_OK(kf_op_redispatch_boxed(op, kf_keyset_of(KF_KEY_CUDA), &stack));
  HEARD("typed DispatchKeySet(CPU); boxed DispatchKeySet(CUDA)");
  PUSH(stack, kf_value_int(1));
  KFT_FAILS_WITH(
      kf_op_redispatch_boxed(op, two(KF_KEY_CPU, KF_KEY_ADInplaceOrView), &stack), KF_ERR_INTERNAL,
      "a key set made by hand leads test::add to key ADInplaceOrView, for which it falls through");
  KFT_FAILS_WITH(kf_op_redispatch_boxed(op, kf_keyset_empty(), &stack), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for test::add: no key is left");
  KFT_FAILS_WITH(kf_op_redispatch_boxed(op, kf_keyset_of(KF_KEY_XLA), &stack),
                 KF_ERR_NOT_IMPLEMENTED, "no kernel for test::add on XLA");
  KFT_EQ_STR(stack_text(&stack), "True <Tensor> <Tensor> 1");
  (void)impl_add(op, KF_KEY_CompositeImplicitAutograd);
  KFT_OK(kf_op_redispatch_boxed(op, kf_keyset_empty(), &stack));
  HEARD("typed DispatchKeySet()");
}

/* Bits that are no backends, which only sets made by hand can have, lead to no kernel of theirs,
 * and to nothing that is no kernel. */
static void test_bits_that_are_no_backends(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(ADD);
  (void)impl_add(op, KF_KEY_CPU);
  (void)impl_add(op, KF_KEY_AutogradCPU);
  static const uint8_t ranks[] = {KF_RANK_Dense, KF_RANK_AutogradFunctionality, KF_RANK_Sparse};
  for (size_t i = 0; i < sizeof ranks; i++)
    for (unsigned bit = KF_BACKEND_COUNT; bit < 64; bit++) {
      kf_keyset_t odd = kf_keyset_make(UINT64_C(1) << bit | 1, UINT64_C(1) << ranks[i]);
      KFT_TENSOR(x, odd);
      ADD_STACK(stack, x, 1);
      KFT_FAILS(kf_op_call_boxed(op, &stack), KF_ERR_NOT_IMPLEMENTED);
      KFT_FAILS(kf_op_redispatch_boxed(op, odd, &stack), KF_ERR_NOT_IMPLEMENTED);
      KFT_EQ_INT(stack.size, 4);
    }
}

static void test_call_for_key(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(ADD);
  kf_registration_t *cpu = impl_add(op, KF_KEY_CPU);
  (void)impl_boxed(op, KF_KEY_CompositeExplicitAutograd, add_boxed, "add_boxed");
  (void)fallback(KF_KEY_CUDA, kf_kernel_boxed(add_boxed_fails, NULL, "fails"));
  KFT_TENSOR(x, two(KF_KEY_XLA, KF_KEY_AutogradXLA));
  ADD_STACK(stack, x, 1);
  /* The kernel gets the set that an ordinary call would have. */
  KFT_OK(kf_op_call_boxed_for_key(op, KF_KEY_CPU, &stack));
  HEARD("typed DispatchKeySet(XLA, AutogradXLA)");
  PUSH(stack, kf_value_int(1));
  KFT_OK(kf_op_call_boxed_for_key(op, KF_KEY_CompositeExplicitAutograd, &stack));
  HEARD("boxed DispatchKeySet(XLA, AutogradXLA)");
  /* A fallback stands in; the computed table does not: it has the composite kernel at XLA. */
  PUSH(stack, kf_value_int(1));
  KFT_FAILS_WITH(kf_op_call_boxed_for_key(op, KF_KEY_XLA, &stack), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for XLA on test::add");
  KFT_EQ_STR(described(), "no kernel for XLA on test::add\n  in test::add [XLA]");
  KFT_FAILS_WITH(kf_op_call_boxed_for_key(op, KF_KEY_Autograd, &stack), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for Autograd on test::add");
  KFT_EQ_STR(stack_text(&stack), "True <Tensor> <Tensor> 1");
  drop(cpu);
  KFT_FAILS(kf_op_call_boxed_for_key(op, KF_KEY_CPU, &stack), KF_ERR_NOT_IMPLEMENTED);
  KFT_FAILS(kf_op_call_boxed_for_key(op, KF_KEY_CUDA, &stack), KF_ERR_INDEX);
  KFT_EQ_STR(described(), "out of range\n  in test::add [CUDA]");
  KFT_EQ_STR(stack_text(&stack), "True <Tensor>");
  HEARD("boxed DispatchKeySet(XLA, AutogradXLA)");
  (void)impl("test::add", KF_KEY_CPU, fallthrough("nothing"));
  PUSH(stack, kf_value_tensor(x));
  PUSH(stack, kf_value_int(1));
  KFT_FAILS(kf_op_call_boxed_for_key(op, KF_KEY_CPU, &stack), KF_ERR_INTERNAL);
  KFT_EQ_STR(stack_text(&stack), "True <Tensor> <Tensor> 1");
}

/* ---- What a failure leaves on the stack ---- */

typedef kf_status_t (*call_fn)(const kf_op_t *op, kf_stack_t *stack);

static kf_status_t redispatch_cpu(const kf_op_t *op, kf_stack_t *stack) {
  return kf_op_redispatch_boxed(op, kf_keyset_of(KF_KEY_CPU), stack);
}

static kf_status_t call_cpu(const kf_op_t *op, kf_stack_t *stack) {
  return kf_op_call_boxed_for_key(op, KF_KEY_CPU, stack);
}

static kf_status_t call_inline(const kf_op_t *op, kf_stack_t *stack) {
  return kf_call_boxed(op, stack);
}

static const call_fn ways[] = {kf_op_call_boxed, call_inline, redispatch_cpu, call_cpu};
enum { WAYS = sizeof ways / sizeof ways[0] };

static void test_stack_too_short(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(ADD);
  (void)impl_boxed(op, KF_KEY_CPU, add_boxed, "add_boxed");
  for (size_t i = 0; i < WAYS; i++) {
    STACK(stack);
    KFT_FAILS_WITH(ways[i](op, &stack), KF_ERR_VALUE,
                   "test::add: expected 2 arguments on the stack, found only 0 values");
    PUSH(stack, kf_value_int(1));
    KFT_FAILS_WITH(ways[i](op, &stack), KF_ERR_VALUE,
                   "test::add: expected 2 arguments on the stack, found only 1 values");
    KFT_EQ_STR(stack_text(&stack), "1");
  }
  HEARD("");
}

static void test_stack_wrong_type(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(ADD);
  (void)impl_add(op, KF_KEY_CPU);
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  for (size_t i = 0; i < WAYS; i++) {
    ADD_STACK(stack, x, 1);
    stack.values[3] = kf_value_float(1.5);
    KFT_FAILS_WITH(ways[i](op, &stack), KF_ERR_TYPE,
                   "test::add: argument 2 'by': expected int, found float");
    KFT_EQ_STR(stack_text(&stack), "True <Tensor> <Tensor> 1.5");
  }
  KFT_EQ_INT(references(x), 1);
  HEARD("");
}

static void check_kernel_fails(const kf_op_t *op, kf_status_t code, const char *who) {
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  for (size_t i = 0; i < WAYS; i++) {
    ADD_STACK(stack, x, 7);
    KFT_FAILS(ways[i](op, &stack), code);
    KFT_EQ_STR(stack_text(&stack), "True <Tensor>");
    KFT_EQ_INT(references(x), 2);
    HEARD(who);
  }
}

static void test_stack_after_failing_kernel(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(ADD);
  kf_registration_t *first =
      impl_typed(op, KF_KEY_CPU, (kf_typed_fn)add_typed_fails, ADD_SIGNATURE, "fails");
  check_kernel_fails(op, KF_ERR_VALUE, "typed DispatchKeySet(CPU)");
  drop(first);
  (void)impl_boxed(op, KF_KEY_CPU, add_boxed_fails, "fails");
  check_kernel_fails(op, KF_ERR_INDEX, "boxed DispatchKeySet(CPU)");
}

/* Kernels whose one argument is their one return: nothing is between them and the caller. */
static kf_status_t negate(const kf_call_t *call, kf_tensor_t *x) {
  hear_call("typed", call);
  if (x == NULL) return kf_error_set(KF_ERR_VALUE, "nothing to negate");
  if (*kft_payload(x) == 0) return kf_error_set(KF_ERR_VALUE, "no zeros");
  *kft_payload(x) = -*kft_payload(x);
  return KF_OK;
}

static void check_negate(const kf_op_t *op, call_fn call, kf_tensor_t *x) {
  STACK(stack);
  PUSH(stack, kf_value_bool(true));
  PUSH(stack, kf_value_tensor(x));
  *kft_payload(x) = 3;
  KFT_OK(call(op, &stack));
  KFT_EQ_INT(*kft_payload(x), -3);
  KFT_EQ_STR(stack_text(&stack), "True <Tensor>");
  KFT_EQ_INT(references(x), 2);
  *kft_payload(x) = 0;
  KFT_FAILS_WITH(call(op, &stack), KF_ERR_VALUE, "no zeros");
  KFT_EQ_STR(stack_text(&stack), "True");
  KFT_EQ_INT(references(x), 1);
  HEARD("typed DispatchKeySet(CPU); typed DispatchKeySet(CPU)");
}

static void test_passing_on(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::neg_(Tensor(a!) x) -> Tensor(a!)");
  kf_op_t *optional = define("test::neg_or_none_(Tensor(a!)? x) -> Tensor(a!)?");
  (void)impl_typed(op, KF_KEY_CPU, (kf_typed_fn)negate, "(Tensor(a!)) -> Tensor(a!)", "negate");
  (void)impl_typed(optional, KF_KEY_CPU, (kf_typed_fn)negate, "(Tensor(a!)?) -> Tensor(a!)?",
                   "negate");
  (void)impl("test::bare_neg_", KF_KEY_CPU,
             kf_kernel_typed((kf_typed_fn)negate, "(Tensor(a!)) -> Tensor(a!)", "negate"));
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  for (size_t i = 0; i < WAYS; i++) {
    check_negate(op, ways[i], x);
    check_negate(optional, ways[i], x);
    STACK(stack);
    KFT_FAILS(ways[i](op, &stack), KF_ERR_VALUE);
  }
  check_negate(find_op("test::bare_neg_"), redispatch_cpu, x);
  for (size_t i = 2; i < WAYS; i++) { /* those that need no keys to find the kernel */
    STACK(stack);
    PUSH(stack, kf_value_none());
    KFT_FAILS_WITH(ways[i](op, &stack), KF_ERR_TYPE, "expected Tensor, found None");
    KFT_EQ_STR(stack_text(&stack), "None");
    KFT_FAILS_WITH(ways[i](optional, &stack), KF_ERR_VALUE, "nothing to negate");
    KFT_EQ_STR(stack_text(&stack), "");
    heard[0] = '\0';
  }
}

static void test_stack_without_kernel(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(ADD);
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  for (size_t i = 0; i < WAYS; i++) {
    ADD_STACK(stack, x, 1);
    KFT_FAILS(ways[i](op, &stack), KF_ERR_NOT_IMPLEMENTED);
    KFT_EQ_STR(stack_text(&stack), "True <Tensor> <Tensor> 1");
  }
}

/* ---- Kernels that break their contract ---- */

static kf_status_t leave_nothing(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_stack_drop(stack, 2);
  return KF_OK;
}

static kf_status_t leave_arguments(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_OK;
}

static kf_status_t take_too_many(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_stack_drop(stack, 3);
  return KF_OK;
}

static kf_status_t leave_int(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_stack_drop_below(stack, 1, 1); /* the int argument stays as the return */
  return KF_OK;
}

static kf_status_t add_pointers(const kf_op_t *op, kf_tensor_t *x, kf_tensor_t **out) {
  int64_t by = 1;
  const void *args[] = {&x, &by};
  void *outs[] = {out};
  return kf_op_call_pointers(op, args, outs);
}

static void test_broken_contracts(void **state) {
  (void)state;
  QUIET_THREAD();
  static const struct {
    kf_boxed_fn fn;
    const char *message;
    const char *left;
  } cases[] = {
      {leave_nothing, "test::add: the kernel (bad) returned 0 values, expected 1", "True <Tensor>"},
      {leave_arguments, "test::add: the kernel (bad) returned 2 values, expected 1",
       "True <Tensor>"},
      {take_too_many,
       "test::add: the kernel (bad) took 1 values more than its arguments off the stack", "True"},
  };
  kf_op_t *op = define(ADD);
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
    kf_registration_t *handle = impl_boxed(op, KF_KEY_CPU, cases[c].fn, "bad");
    for (size_t i = 0; i < WAYS; i++) {
      ADD_STACK(stack, x, 1);
      KFT_FAILS(ways[i](op, &stack), KF_ERR_CONTRACT);
      KFT_EQ_STR(kf_error_message(), cases[c].message);
      KFT_EQ_STR(stack_text(&stack), cases[c].left);
    }
    kf_tensor_t *out = NULL;
    KFT_FAILS(add_pointers(op, x, &out), KF_ERR_CONTRACT);
    KFT_TRUE(out == NULL);
    drop(handle);
  }
  /* The types of returns are looked at where somebody needs them. */
  (void)impl_boxed(op, KF_KEY_CPU, leave_int, "bad");
  kf_tensor_t *out = NULL;
  KFT_FAILS_WITH(add_pointers(op, x, &out), KF_ERR_CONTRACT,
                 "return 1 of the kernel: expected Tensor, found int");
  KFT_TRUE(out == NULL);
}

/* ---- Unusual schemas ---- */

static kf_status_t hear_size(const kf_call_t *call, kf_stack_t *stack) {
  hear_call("boxed", call);
  hear(" %zu values", stack->size);
  return KF_OK;
}

static kf_status_t fail_boxed(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return kf_error_set(KF_ERR_VALUE, "failed");
}

static void test_varargs(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::print(Tensor x, ...) -> ...");
  kf_registration_t *handle =
      impl_boxed(op, KF_KEY_CompositeExplicitAutograd, hear_size, "hear_size");
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  KFT_FAILS(kf_op_call_boxed(op, &stack), KF_ERR_VALUE);
  /* Nobody knows which values are the call's: the kernel and its caller agree on it, and the keys
   * come from the places that the schema names, counted from the top. */
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  PUSH(stack, kf_value_int(1));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("boxed DispatchKeySet(CPU) 1 values; boxed DispatchKeySet() 2 values");
  drop(handle);
  (void)impl_boxed(op, KF_KEY_CompositeExplicitAutograd, fail_boxed, "fail_boxed");
  KFT_FAILS(kf_op_call_boxed(op, &stack), KF_ERR_VALUE);
  KFT_EQ_STR(stack_text(&stack), "<Tensor> 1");
}

static void test_without_schema(void **state) {
  (void)state;
  QUIET_THREAD();
  (void)impl("test::bare", KF_KEY_CompositeExplicitAutograd,
             kf_kernel_boxed(hear_size, NULL, "hear_size"));
  kf_op_t *op = find_op("test::bare");
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack);
  /* No schema, no positions: no keys come from the stack. */
  PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_op_call_boxed(op, &stack));
  KFT_OK(kf_op_redispatch_boxed(op, kf_keyset_of(KF_KEY_CPU), &stack));
  HEARD("boxed DispatchKeySet() 1 values; boxed DispatchKeySet(CPU) 1 values");
  /* A typed kernel knows its arguments itself. */
  (void)impl("test::bare", KF_KEY_CUDA,
             kf_kernel_typed((kf_typed_fn)add_typed, ADD_SIGNATURE, "add_typed"));
  KFT_FAILS_WITH(kf_op_redispatch_boxed(op, kf_keyset_of(KF_KEY_CUDA), &stack), KF_ERR_TYPE,
                 "test::bare: expected 2 arguments on the stack, found 1");
  PUSH(stack, kf_value_int(1));
  KFT_OK(kf_op_redispatch_boxed(op, kf_keyset_of(KF_KEY_CUDA), &stack));
  KFT_EQ_STR(stack_text(&stack), "<Tensor>");
}

/* No argument that brings keys: not a shape that the inline path knows. */
static kf_status_t make_number(const kf_call_t *call, kf_stack_t *stack) {
  hear_call("boxed", call);
  return kf_stack_push_take(stack, kf_value_int(42));
}

static void test_without_tensors(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::number() -> int");
  STACK(stack);
  KFT_FAILS(kf_op_call_boxed(op, &stack), KF_ERR_NOT_IMPLEMENTED);
  (void)impl_boxed(op, KF_KEY_CompositeExplicitAutograd, make_number, "make_number");
  KFT_OK(kf_op_call_boxed(op, &stack));
  KFT_OK(kf_op_call_boxed(op, &stack));
  KFT_EQ_STR(stack_text(&stack), "42 42");
  HEARD("boxed DispatchKeySet(); boxed DispatchKeySet()");
  /* However much lies on the stack, tensors included. */
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  while (stack.size < 100) PUSH(stack, kf_value_tensor(x));
  KFT_OK(kf_call_boxed(op, &stack));
  KFT_EQ_INT(kf_stack_pop(&stack).as.i, 42);
  HEARD("boxed DispatchKeySet()");
}

/* Doubles each of its arguments and returns them all. */
static kf_status_t double_all(const kf_call_t *call, kf_stack_t *stack) {
  hear_call("boxed", call);
  const kf_schema_t *schema = kf_op_schema(call->op);
  size_t count = kf_schema_argument_count(schema);
  kf_schema_release(schema);
  for (size_t i = 1; i < count; i++) stack->values[stack->size - i].as.i *= 2;
  return KF_OK;
}

/* The same, and leaves only as many as the operator returns. */
static kf_status_t keep_some(const kf_call_t *call, kf_stack_t *stack) {
  KF_TRY(double_all(call, stack));
  const kf_schema_t *schema = kf_op_schema(call->op);
  kf_stack_drop(stack, kf_schema_argument_count(schema) - kf_schema_return_count(schema));
  kf_schema_release(schema);
  return KF_OK;
}

/* "test::wide8_7(Tensor a0, int a1, …) -> (Tensor, int, …)" */
static kf_op_t *define_wide(size_t arguments, size_t returns) {
  char schema[2048];
  size_t length =
      (size_t)snprintf(schema, sizeof schema, "test::wide%zu_%zu(Tensor a0", arguments, returns);
  for (size_t i = 1; i < arguments; i++)
    length += (size_t)snprintf(schema + length, sizeof schema - length, ", int a%zu", i);
  length += (size_t)snprintf(schema + length, sizeof schema - length, ") -> (Tensor");
  for (size_t i = 1; i < returns; i++)
    length += (size_t)snprintf(schema + length, sizeof schema - length, ", int");
  (void)snprintf(schema + length, sizeof schema - length, ")");
  return define(schema);
}

/* Around the limits of the shape word, and at the largest schema. */
static void check_wide(size_t arguments, size_t returns) {
  kf_op_t *op = define_wide(arguments, returns);
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  STACK(stack); /* outgrows its buffer */
  PUSH(stack, kf_value_bool(true));
  PUSH(stack, kf_value_tensor(x));
  for (size_t i = 1; i < arguments; i++) PUSH(stack, kf_value_int((int64_t)i));
  KFT_TRUE(stack.owns_values == (arguments > 7));
  KFT_FAILS_WITH(kf_op_call_boxed(op, &stack), KF_ERR_NOT_IMPLEMENTED, " on CPU");
  KFT_EQ_INT(stack.size, arguments + 1);
  kf_registration_t *kernel =
      impl_boxed(op, KF_KEY_CPU, arguments == returns ? double_all : keep_some, "wide");
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("boxed DispatchKeySet(CPU)");
  KFT_EQ_INT(stack.size, returns + 1);
  for (size_t i = 1; i < returns; i++) KFT_EQ_INT(stack.values[1 + i].as.i, (int64_t)(2 * i));
  drop(kernel);
  (void)impl_boxed(op, KF_KEY_CPU, fail_boxed, "fail_boxed");
  for (size_t i = returns; i < arguments; i++) PUSH(stack, kf_value_int(0));
  KFT_FAILS(kf_op_call_boxed(op, &stack), KF_ERR_VALUE);
  KFT_EQ_STR(stack_text(&stack), "True");
}

static void test_wide_schemas(void **state) {
  (void)state;
  QUIET_THREAD();
  static const struct {
    size_t arguments, returns;
  } cases[] = {{1, 1},   {7, 7},   {8, 1},   {45, 1},  {46, 1},
               {45, 45}, {46, 46}, {48, 47}, {63, 63}, {64, 64}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    check_wide(cases[i].arguments, cases[i].returns);
}

/* ---- Which kernel a call would reach ---- */

static kf_status_t go_below(const kf_call_t *call, kf_stack_t *stack) {
  return kf_op_redispatch_boxed(call->op, kf_keyset_of(KF_KEY_CPU), stack);
}

static void test_reached_kernel(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(ADD);
  KFT_TENSOR(x, two(KF_KEY_CPU, KF_KEY_AutogradCPU));
  ADD_STACK(stack, x, 2);
  KFT_TRUE(!kf_op_reaches(op, &stack, add_boxed, NULL));
  (void)impl_add(op, KF_KEY_CUDA);
  kf_registration_t *boxed = impl_boxed(op, KF_KEY_CPU, add_boxed, "add_boxed");
  KFT_TRUE(kf_op_reaches(op, &stack, add_boxed, NULL));
  KFT_TRUE(!kf_op_reaches(op, &stack, add_boxed_fails, NULL));
  kf_registration_t *above = impl_boxed(op, KF_KEY_AutogradCPU, go_below, "go_below");
  KFT_TRUE(!kf_op_reaches(op, &stack, add_boxed, NULL));
  KFT_TRUE(kf_op_reaches(op, &stack, add_boxed, go_below));
  KFT_TRUE(kf_op_reaches(op, &stack, go_below, NULL));
  KFT_TRUE(!kf_op_reaches(op, &stack, go_below, go_below));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("boxed DispatchKeySet(CPU)");
  ADD_STACK(later, x, 2);
  drop(above);
  drop(boxed);
  KFT_TRUE(!kf_op_reaches(op, &later, add_boxed, NULL));
  STACK(too_short);
  KFT_TRUE(!kf_op_reaches(op, &too_short, add_boxed, NULL));
}

KFT_MAIN(KFT_TEST(test_boxed_calls), KFT_TEST(test_redispatch_boxed),
         KFT_TEST(test_bits_that_are_no_backends), KFT_TEST(test_call_for_key),
         KFT_TEST(test_stack_too_short), KFT_TEST(test_stack_wrong_type),
         KFT_TEST(test_stack_after_failing_kernel), KFT_TEST(test_passing_on),
         KFT_TEST(test_stack_without_kernel), KFT_TEST(test_broken_contracts),
         KFT_TEST(test_varargs), KFT_TEST(test_without_schema), KFT_TEST(test_without_tensors),
         KFT_TEST(test_wide_schemas), KFT_TEST(test_reached_kernel))
