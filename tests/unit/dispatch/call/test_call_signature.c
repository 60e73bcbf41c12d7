/* Typed calls and what they are checked against: kf_op_check_signature, and operators whose schema
 * says SymInt, called with plain and with symbolic integers. */
#include "call_fixture.h"

/* ---- kf_op_check_signature ---- */

static void test_check_signature(void **state) {
  (void)state;
  (void)def("test::op(Tensor x, int[] n) -> Tensor", "defs.c:1");
  kf_op_t *op = find_op("test::op");
  /* Nothing recorded yet: anything goes, as long as it can be read. */
  KFT_OK(kf_op_check_signature(op, "(Tensor) -> Tensor"));
  KFT_FAILS(kf_op_check_signature(op, "(Tensor"), KF_ERR_PARSE);
  kf_registration_t *kernel =
      impl_typed(op, KF_KEY_CPU, (kf_typed_fn)identity, "(Tensor, int[]) -> Tensor", "kernels.c:2");
  KFT_OK(kf_op_check_signature(op, "(Tensor, int[]) -> Tensor"));
  KFT_OK(kf_op_check_signature(op, "(Tensor self, int[] dims) -> Tensor out")); /* names are free */
  static const char *const wrong[] = {"(Tensor) -> Tensor", "(Tensor, int) -> Tensor",
                                      "(Tensor, int[]) -> ()", "(Tensor?, int[]) -> Tensor",
                                      "(Tensor, int[]) -> (Tensor, Tensor)"};
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
    char expected[512];
    (void)snprintf(expected, sizeof expected,
                   "\na typed call has other parameters than the kernels of the operator\n"
                   "  operator: test::op(Tensor x, int[] n) -> Tensor\n"
                   "    defs.c:1\n"
                   "  kernels:  (Tensor, int[]) -> Tensor\n"
                   "    kernels.c:2\n"
                   "  call:     %s",
                   wrong[i]);
    KFT_FAILS_WITH(kf_op_check_signature(op, wrong[i]), KF_ERR_GENERAL, expected);
  }
  /* The first signature stays on record after its kernel is gone. */
  drop(kernel);
  KFT_FAILS(kf_op_check_signature(op, "(Tensor) -> Tensor"), KF_ERR_GENERAL);
}

static void test_check_signature_without_schema(void **state) {
  (void)state;
  (void)impl("test::op", KF_KEY_CPU, typed("kernels.c:2"));
  kf_op_t *op = find_op("test::op");
  KFT_FAILS_WITH(kf_op_check_signature(op, "() -> ()"), KF_ERR_GENERAL,
                 "  operator: test::op\n    unknown debug info\n");
  use_torch_compatible();
  KFT_FAILS_WITH(
      kf_op_check_signature(op, "() -> ()"), KF_ERR_GENERAL,
      "\nTried to access or call an operator with a wrong signature.\n"
      "  operator: test::op\n    unknown debug info\n"
      "  correct signature:  (Tensor) -> Tensor\n    kernels.c:2\n"
      "  accessed/called as: () -> ()\nThe parameters of a typed call must be those that "
      "the operator's kernels were registered with.");
}

static void test_check_symbolic_signature(void **state) {
  (void)state;
  (void)def("test::op(SymInt n) -> ()", "defs.c:1");
  kf_op_t *op = find_op("test::op");
  kf_registration_t *plain =
      impl_typed(op, KF_KEY_CPU, (kf_typed_fn)identity, "(int) -> ()", "plain");
  /* A symbolic request fits a plain kernel, with int in the place of SymInt. */
  KFT_OK(kf_op_check_signature(op, "(SymInt) -> ()"));
  KFT_OK(kf_op_check_signature(op, "(int) -> ()"));
  KFT_FAILS_WITH(kf_op_check_signature(op, "(SymInt[]) -> ()"), KF_ERR_GENERAL,
                 "kernels:  (int) -> ()");
  (void)impl_typed(op, KF_KEY_CUDA, (kf_typed_fn)identity, "(SymInt) -> ()", "symbolic");
  KFT_FAILS_WITH(kf_op_check_signature(op, "(SymInt, SymInt) -> ()"), KF_ERR_GENERAL,
                 "kernels:  (SymInt) -> ()\n    symbolic");
  KFT_OK(kf_op_check_signature(op, "(SymInt) -> ()"));
  drop(plain);
}

/* ---- SymInt ---- */

#define SIZES "(Tensor x, SymInt a, SymInt? b, SymInt[] c) -> SymInt"
#define SIZES_PLAIN "(Tensor, int, int?, int[]) -> SymInt"
typedef kf_status_t (*sizes_fn)(const kf_call_t *, kf_tensor_t *, int64_t, kf_opt_int_t,
                                kf_int_span_t, kf_sym_int_t *);

static kf_status_t sizes(const kf_op_t *op, kf_tensor_t *x, int64_t a, kf_opt_int_t b,
                         kf_int_span_t c, kf_sym_int_t *out) {
  KF_CALL(op, sizes_fn, kf_keys_of(x), (x, a, b, c, out), (&x, &a, &b, &c), (out));
}

static kf_status_t sizes_plain(const kf_call_t *call, kf_tensor_t *x, int64_t a, kf_opt_int_t b,
                               kf_int_span_t c, kf_sym_int_t *out) {
  (void)x;
  hear_call("plain", call);
  hear(" %lld %lld %zu", (long long)a, b.has ? (long long)b.value : -1LL, c.size);
  out->value = a;
  out->node = NULL;
  return KF_OK;
}

/* Returns the first one that is symbolic. */
static kf_status_t sizes_symbolic(const kf_call_t *call, kf_tensor_t *x, kf_sym_int_t a,
                                  kf_value_t b, kf_value_span_t c, kf_sym_int_t *out) {
  (void)x;
  hear_call("symbolic", call);
  hear(" %s %s", a.node != NULL ? "?" : "concrete", kf_tag_name((kf_tag_t)b.tag));
  for (size_t i = 0; i < c.size; i++) hear(" %s", kf_tag_name((kf_tag_t)c.data[i].tag));
  kf_object_retain(a.node);
  *out = a;
  return KF_OK;
}

/* A stand-in for a symbol. */
static kf_value_t symbol(kf_object_t *node) {
  kf_sym_int_t value = {0, node};
  return kf_value_sym_int(value);
}

static void call_with_ints(const kf_op_t *op, kf_tensor_t *x) {
  int64_t data[] = {4, 5};
  kf_opt_int_t b = {3, true};
  kf_int_span_t c = {data, 2};
  kf_sym_int_t out = {0, NULL};
  KFT_OK(sizes(op, x, 2, b, c, &out));
  KFT_TRUE(out.value == 2 && out.node == NULL);
  b.has = false;
  KFT_OK(sizes(op, x, 2, b, c, &out));
}

static void push_sizes(kf_stack_t *stack, kf_tensor_t *x, kf_value_t a, kf_value_t b,
                       kf_value_t last) {
  kf_value_t items[] = {kf_value_int(1), last};
  KFT_OK(kf_stack_push_take(stack, kf_value_tensor(x)));
  KFT_OK(kf_stack_push_take(stack, a));
  KFT_OK(kf_stack_push_take(stack, b));
  KFT_OK(kf_stack_push_take(stack, list_value_take(items, 2)));
}

static void test_plain_kernel(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::sizes" SIZES);
  (void)impl_typed(op, KF_KEY_CPU, (kf_typed_fn)sizes_plain, SIZES_PLAIN, "plain");
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  KFT_TENSOR(node, kf_keyset_empty());
  kf_object_t *symbolic = (kf_object_t *)(void *)node;
  call_with_ints(op, x);
  HEARD("plain DispatchKeySet(CPU) 2 3 2; plain DispatchKeySet(CPU) 2 -1 2");
  STACK(stack);
  push_sizes(&stack, x, kf_value_int(7), kf_value_none(), kf_value_int(9));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("plain DispatchKeySet(CPU) 7 -1 2");
  KFT_EQ_STR(stack_text(&stack), "7"); /* a concrete one is boxed as an int */
  /* A symbolic value cannot become an int: it would be a guess. */
  kf_stack_drop(&stack, 1);
  push_sizes(&stack, x, symbol(symbolic), kf_value_none(), kf_value_int(9));
  KFT_FAILS_WITH(kf_op_call_boxed(op, &stack), KF_ERR_TYPE,
                 "test::sizes: argument 2 'a': expected int, found SymInt");
  KFT_EQ_INT(stack.size, 4);
  kf_stack_drop(&stack, 4);
  push_sizes(&stack, x, kf_value_int(1), symbol(symbolic), kf_value_int(9));
  KFT_FAILS_WITH(kf_op_call_boxed(op, &stack), KF_ERR_TYPE, "argument 3 'b'");
  kf_stack_drop(&stack, 4);
  push_sizes(&stack, x, kf_value_int(1), kf_value_none(), symbol(symbolic));
  KFT_FAILS_WITH(kf_op_call_boxed(op, &stack), KF_ERR_TYPE, "argument 4 'c'");
  HEARD("");
}

static void test_symbolic_kernel(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::sizes" SIZES);
  (void)impl_typed(op, KF_KEY_CPU, (kf_typed_fn)sizes_symbolic, SIZES, "symbolic");
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  KFT_TENSOR(node, kf_keyset_empty());
  kf_object_t *symbolic = (kf_object_t *)(void *)node;
  call_with_ints(op, x); /* typed callers have plain integers only */
  HEARD(
      "symbolic DispatchKeySet(CPU) concrete int int int; "
      "symbolic DispatchKeySet(CPU) concrete None int int");
  STACK(stack);
  push_sizes(&stack, x, symbol(symbolic), symbol(symbolic), symbol(symbolic));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("symbolic DispatchKeySet(CPU) ? SymInt int SymInt");
  KFT_EQ_INT(stack.size, 1);
  KFT_TRUE(stack.values[0].tag == KF_TAG_SYM_INT && stack.values[0].as.object == symbolic);
  kf_stack_drop(&stack, 1);
  KFT_EQ_INT(references(symbolic), 1);
  push_sizes(&stack, x, kf_value_int(7), kf_value_none(), kf_value_int(9));
  KFT_OK(kf_op_call_boxed(op, &stack));
  HEARD("symbolic DispatchKeySet(CPU) concrete None int int");
  KFT_EQ_STR(stack_text(&stack), "7");
}

KFT_MAIN(KFT_TEST(test_check_signature), KFT_TEST(test_check_signature_without_schema),
         KFT_TEST(test_check_symbolic_signature), KFT_TEST(test_plain_kernel),
         KFT_TEST(test_symbolic_kernel))
