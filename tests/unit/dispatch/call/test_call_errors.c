/* Errors of calls: the chain of operator and key, kernels that fail without a message, and the
 * handler that may speak instead of "no kernel". */
#include "call_fixture.h"

static kf_status_t fail_with_message(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return kf_error_set(KF_ERR_VALUE, "the tensor is too large");
}

static kf_status_t fail_silently(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_ERR_INDEX;
}

/* Calls test::inner with its own arguments. */
static kf_status_t call_inner(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  kf_op_t *inner = NULL;
  KF_TRY(kf_op_find("test::inner", "", &inner));
  kf_status_t status = kf_op_call_boxed(inner, stack);
  kf_op_release(inner);
  return status;
}

static kf_status_t redispatch_below(const kf_call_t *call, kf_stack_t *stack) {
  return kf_op_redispatch_boxed(call->op, kf_keyset_below(call->keyset, KF_RANK_AutogradOther),
                                stack);
}

static kf_op_t *define_outer_and_inner(kf_boxed_fn inner_kernel) {
  kf_op_t *inner = define("test::inner(Tensor x) -> Tensor");
  (void)impl_boxed(inner, KF_KEY_CPU, inner_kernel, "inner");
  (void)impl_boxed(inner, KF_KEY_AutogradCPU, redispatch_below, "inner autograd");
  kf_op_t *outer = define("test::outer(Tensor x) -> Tensor");
  (void)impl_boxed(outer, KF_KEY_CPU, call_inner, "outer");
  (void)impl_boxed(outer, KF_KEY_AutogradCPU, redispatch_below, "outer autograd");
  return outer;
}

static void test_chain(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *outer = define_outer_and_inner(fail_with_message);
  KFT_FAILS(call_with(outer, two(KF_KEY_CPU, KF_KEY_AutogradCPU)), KF_ERR_VALUE);
  KFT_EQ_STR(described(),
             "the tensor is too large\n"
             "  in test::inner [CPU]\n"
             "  in test::inner [AutogradCPU]\n"
             "  in test::outer [CPU]\n"
             "  in test::outer [AutogradCPU]");
  const kf_error_t *error = kf_error_last();
  KFT_EQ_INT(error->chain_length, 4);
  KFT_EQ_INT(error->chain_dropped, 0);
  KFT_EQ_STR(error->chain[0].op, "test::inner");
  KFT_EQ_STR(error->chain[3].key, "AutogradCPU");
  /* Each failing call starts anew. */
  KFT_FAILS(call_with(outer, kf_keyset_of(KF_KEY_CUDA)), KF_ERR_NOT_IMPLEMENTED);
  KFT_EQ_INT(kf_error_last()->chain_length, 1);
  KFT_EQ_STR(kf_error_last()->chain[0].key, "CUDA");
}

static void test_chain_of_missing_kernel(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *outer = define("test::outer(Tensor x) -> Tensor");
  (void)define("test::inner(Tensor x) -> Tensor");
  (void)impl_boxed(outer, KF_KEY_CPU, call_inner, "outer");
  KFT_FAILS(call_with(outer, kf_keyset_of(KF_KEY_CPU)), KF_ERR_NOT_IMPLEMENTED);
  KFT_CONTAINS(described(), "no kernel for test::inner on CPU");
  KFT_CONTAINS(described(), "\n  in test::inner [CPU]\n  in test::outer [CPU]");
}

/* ---- Typed kernels ---- */

typedef kf_status_t (*unary_fn)(const kf_call_t *, kf_tensor_t *, kf_tensor_t **);

static kf_status_t unary(const kf_op_t *op, kf_tensor_t *x, kf_tensor_t **out) {
  KF_CALL(op, unary_fn, kf_keys_of(x), (x, out), (&x), (out));
}

static kf_status_t unary_below(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  KF_REDISPATCH(call->op, unary_fn, kf_keyset_below(call->keyset, KF_RANK_AutogradOther), (x, out),
                (&x), (out));
}

static kf_status_t unary_fails(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  (void)call;
  (void)x;
  (void)out;
  return kf_error_set(KF_ERR_VALUE, "typed failure");
}

static void test_chain_typed(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::typed(Tensor x) -> Tensor");
  (void)impl_typed(op, KF_KEY_CPU, (kf_typed_fn)unary_fails, "(Tensor) -> Tensor", "fails");
  (void)impl_typed(op, KF_KEY_Autograd, (kf_typed_fn)unary_below, "(Tensor) -> Tensor", "below");
  (void)impl_boxed(op, KF_KEY_CUDA, fail_with_message, "boxed");
  KFT_TENSOR(on_cpu, two(KF_KEY_CPU, KF_KEY_AutogradCPU));
  KFT_TENSOR(on_cuda, two(KF_KEY_CUDA, KF_KEY_AutogradCUDA));
  kf_tensor_t *out = NULL;
  KFT_FAILS(unary(op, on_cpu, &out), KF_ERR_VALUE);
  KFT_EQ_STR(described(), "typed failure\n  in test::typed [CPU]\n  in test::typed [AutogradCPU]");
  KFT_FAILS(unary(op, on_cuda, &out), KF_ERR_VALUE);
  KFT_EQ_STR(described(),
             "the tensor is too large\n  in test::typed [CUDA]\n"
             "  in test::typed [AutogradCUDA]");
}

/* ---- No message ---- */

static void test_silent_kernel(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::silent(Tensor x) -> Tensor");
  (void)impl_boxed(op, KF_KEY_CPU, fail_silently, "quiet.c:12");
  static const char expected[] =
      "test::silent: the kernel (quiet.c:12) failed without a message: index error\n"
      "  in test::silent [CPU]";
  kf_error_clear();
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_INDEX);
  KFT_EQ_STR(described(), expected);
  /* What an earlier failure of another kind left behind is not taken for its message. */
  (void)kf_error_set(KF_ERR_PARSE, "an old story");
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_INDEX);
  KFT_EQ_STR(described(), expected);
  /* Nor one of the same kind: it ended with its own call. */
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_INDEX);
  KFT_EQ_STR(described(), expected);
}

/* ---- More frames than the record has room for ---- */

static int depth_left;

static kf_status_t call_itself(const kf_call_t *call, kf_stack_t *stack) {
  if (depth_left-- > 0) return kf_op_call_boxed(call->op, stack);
  return kf_error_set(KF_ERR_VALUE, "deep");
}

static void test_chain_overflow(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::deep(Tensor x) -> Tensor");
  (void)impl_boxed(op, KF_KEY_CPU, call_itself, "call_itself");
  depth_left = 39;
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_VALUE);
  const kf_error_t *error = kf_error_last();
  KFT_EQ_INT(error->chain_length, 16);
  KFT_EQ_INT(error->chain_dropped, 24);
  KFT_EQ_STR(error->message, "deep");
  KFT_CONTAINS(described(), "\n  and 24 more");
}

static void test_long_names_are_cut(void **state) {
  (void)state;
  QUIET_THREAD();
  char schema[256] = "test::";
  memset(schema + 6, 'x', 110);
  strcpy(schema + 116, "(Tensor x) -> Tensor");
  kf_op_t *op = define(schema);
  (void)impl_boxed(op, KF_KEY_CPU, fail_with_message, "fails");
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_VALUE);
  KFT_EQ_INT(strlen(kf_error_last()->chain[0].op), KF_ERROR_NAME_SIZE - 1);
}

/* ---- The handler for missing kernels ---- */

typedef struct handled {
  int calls;
  kf_status_t answer;
  const char *message; /* NULL: sets none */
} handled_t;

static kf_status_t handle_missing(void *context, const kf_op_t *op, const char *key) {
  handled_t *self = context;
  self->calls++;
  hear("%s at %s", kf_op_full_name(op), key);
  if (self->message != NULL) return kf_error_set(self->answer, "%s", self->message);
  return self->answer;
}

static void test_missing_handler(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::absent(Tensor x) -> Tensor");
  handled_t handled = {0, KF_ERR_NOT_FOUND, "import the module first"};
  kf_op_set_missing_kernel_handler(op, handle_missing, &handled);
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_NOT_FOUND);
  HEARD("test::absent at CPU");
  KFT_EQ_STR(described(), "import the module first\n  in test::absent [CPU]");
  /* One that has nothing to say leaves the usual error. */
  handled.answer = KF_OK;
  handled.message = NULL;
  KFT_FAILS_WITH(call_with(op, kf_keyset_empty()), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for test::absent");
  HEARD("test::absent at Undefined");
  /* Not asked when there is a kernel. */
  kf_registration_t *kernel = impl_boxed(op, KF_KEY_CPU, boxed_identity, "identity");
  KFT_OK(call_with(op, kf_keyset_of(KF_KEY_CPU)));
  KFT_EQ_INT(handled.calls, 2);
  drop(kernel);
  kf_op_set_missing_kernel_handler(op, NULL, NULL);
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_NOT_IMPLEMENTED);
  KFT_EQ_INT(handled.calls, 2);
  HEARD("");
}

static void test_missing_handler_of_gone_operator(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_registration_t *definition = def("test::absent(Tensor x) -> Tensor", "here");
  kf_op_t *op = find_op("test::absent");
  handled_t handled = {0, KF_ERR_VALUE, "not reached"};
  kf_op_set_missing_kernel_handler(op, handle_missing, &handled);
  drop(definition);
  KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_CPU)), KF_ERR_NOT_FOUND);
  KFT_EQ_INT(handled.calls, 0);
}

KFT_MAIN(KFT_TEST(test_chain), KFT_TEST(test_chain_of_missing_kernel), KFT_TEST(test_chain_typed),
         KFT_TEST(test_silent_kernel), KFT_TEST(test_chain_overflow),
         KFT_TEST(test_long_names_are_cut), KFT_TEST(test_missing_handler),
         KFT_TEST(test_missing_handler_of_gone_operator))
