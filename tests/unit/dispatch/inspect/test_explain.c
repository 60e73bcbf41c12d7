/* kf_explain: where a call would go and why, as data and as text, with the thread's state, masks,
 * every rule, fallthroughs and missing kernels. The explanation is compared with what calls do. */
#include "call_fixture.h"

#define IDENTITY "test::op(Tensor x) -> Tensor"

static kf_explanation_t explain(const kf_op_t *op, kf_keyset_t arguments) {
  kf_explanation_t e;
  memset(&e, 0, sizeof e);
  e.struct_size = sizeof e;
  KFT_OK(kf_explain_keyset(op, arguments, &e));
  return e;
}

static void check_step(const kf_explanation_t *e, size_t index, kf_key_t key, kf_rule_t rule,
                       const char *debug) {
  KFT_TRUE(index < e->step_count);
  const kf_explain_step_t *step = &e->steps[index];
  KFT_EQ_STR(kf_key_name(step->key), kf_key_name(key));
  KFT_EQ_STR(kf_rule_name(step->rule), kf_rule_name(rule));
  KFT_EQ_INT(step->rule, rule);
  KFT_EQ_STR(step->debug, debug);
  KFT_TRUE(kf_keyset_highest_key(step->keyset) == key);
}

static const char *explained(const kf_op_t *op, kf_keyset_t arguments, const kf_stack_t *stack) {
  char *text = NULL;
  KFT_OK(kf_explain(op, arguments, stack, &text));
  KFT_DEFER(kf_free, text);
  return text;
}

/* ---- Data ---- */

static void test_steps(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("at cpu"));
  (void)impl("test::op", KF_KEY_Autograd, boxed("at autograd"));
  (void)fallback(KF_KEY_Tracer, boxed("trace everything"));
  kf_keyset_t keys = kf_keyset_add(two(KF_KEY_CPU, KF_KEY_AutogradCPU), KF_KEY_Tracer);
  kf_explanation_t e = explain(op, keys);
  KFT_TRUE(kf_keyset_equal(e.arguments, keys));
  KFT_TRUE(kf_keyset_equal(e.final_set, keys));
  KFT_EQ_INT(e.fallthrough.functionality, 0);
  KFT_EQ_INT(e.step_count, 3);
  check_step(&e, 0, KF_KEY_Tracer, KF_RULE_FALLBACK, "trace everything");
  check_step(&e, 1, KF_KEY_AutogradCPU, KF_RULE_AUTOGRAD, "at autograd");
  check_step(&e, 2, KF_KEY_CPU, KF_RULE_DIRECT, "at cpu");
  KFT_EQ_INT(e.steps[0].kernel_kind, KF_KERNEL_BOXED);
  KFT_EQ_INT(e.steps[2].kernel_kind, KF_KERNEL_TYPED);
  KFT_TRUE(kf_keyset_equal(e.steps[1].keyset, two(KF_KEY_CPU, KF_KEY_AutogradCPU)));
}

static void test_thread_state_and_mask(void **state) {
  (void)state;
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("at cpu"));
  (void)impl("test::op", KF_KEY_AutogradCPU, fallthrough("skip"));
  (void)fallback(KF_KEY_ADInplaceOrView, fallthrough("skip"));
  (void)fallback(KF_KEY_BackendSelect, fallthrough("skip"));
  kf_keyset_t keys = kf_keyset_for_tensor(kf_keyset_of(KF_KEY_CPU), false);
  kf_explanation_t e = explain(op, keys);
  KFT_TRUE(kf_keyset_equal(e.included, kf_local_included()));
  KFT_TRUE(kf_keyset_equal(e.excluded, kf_local_excluded()));
  KFT_TRUE(!kf_keyset_has(e.mask, KF_KEY_AutogradCPU));
  KFT_TRUE(!kf_keyset_has(e.mask, KF_KEY_BackendSelect));
  KFT_TRUE(kf_keyset_has(e.mask, KF_KEY_CPU));
  kf_keyset_t skipped =
      kf_keyset_add(two(KF_KEY_AutogradCPU, KF_KEY_ADInplaceOrView), KF_KEY_BackendSelect);
  KFT_TRUE(e.fallthrough.functionality == skipped.functionality);
  KFT_TRUE(kf_keyset_equal(e.final_set, kf_keyset_of(KF_KEY_CPU)));
  KFT_EQ_INT(e.step_count, 1);
  /* The mask is that of the backend: on CUDA nothing is skipped at Autograd. */
  e = explain(op, kf_keyset_for_tensor(kf_keyset_of(KF_KEY_CUDA), false));
  KFT_TRUE(kf_keyset_has(e.mask, KF_KEY_AutogradCUDA));
  KFT_EQ_INT(e.step_count, 1);
  check_step(&e, 0, KF_KEY_AutogradCUDA, KF_RULE_MISSING, "missing");
}

static void check_rule(const char *key_name, kf_kernel_desc_t kernel, kf_key_t at, kf_rule_t rule,
                       const char *text) {
  kf_key_t key = KF_KEY_Undefined;
  KFT_OK(kf_key_parse(key_name, &key));
  kf_registration_t *handle = impl("test::op", key, kernel);
  kf_op_t *op = find_op("test::op");
  kf_explanation_t e = explain(op, kf_keyset_of(at));
  check_step(&e, 0, at, rule, kernel.debug);
  KFT_EQ_STR(kf_rule_name(rule), text);
  drop(handle);
}

static void test_rules(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  check_rule("CPU", typed("k"), KF_KEY_CPU, KF_RULE_DIRECT, "kernel");
  check_rule("CompositeExplicitAutogradNonFunctional", typed("k"), KF_KEY_CPU,
             KF_RULE_EXPLICIT_NON_FUNCTIONAL, "default backend kernel");
  check_rule("CompositeExplicitAutograd", typed("k"), KF_KEY_XLA, KF_RULE_EXPLICIT,
             "default backend kernel");
  check_rule("CompositeImplicitAutogradNestedTensor", typed("k"), KF_KEY_NestedTensorCPU,
             KF_RULE_NESTED, "nested kernel");
  check_rule("CompositeImplicitAutograd", typed("k"), KF_KEY_AutogradCPU, KF_RULE_MATH,
             "math kernel");
  check_rule("Autograd", typed("k"), KF_KEY_AutogradCUDA, KF_RULE_AUTOGRAD, "autograd kernel");
  check_rule("FuncTorchBatchedDecomposition", typed("k"), KF_KEY_FuncTorchBatched, KF_RULE_BATCHED,
             "batched kernel");
  kf_registration_t *handle = fallback(KF_KEY_CPU, boxed("f"));
  kf_explanation_t e = explain(op, kf_keyset_of(KF_KEY_CPU));
  check_step(&e, 0, KF_KEY_CPU, KF_RULE_FALLBACK, "f");
  KFT_EQ_STR(kf_rule_name(KF_RULE_FALLBACK), "backend fallback");
  drop(handle);
  e = explain(op, kf_keyset_of(KF_KEY_CPU));
  check_step(&e, 0, KF_KEY_CPU, KF_RULE_MISSING, "missing");
  KFT_EQ_STR(kf_rule_name(KF_RULE_MISSING), "missing");
  KFT_EQ_STR(kf_rule_name((kf_rule_t)99), "unknown rule");
  (void)impl("test::op", KF_KEY_CompositeImplicitAutograd, typed("math"));
  (void)impl("test::op", KF_KEY_FPGA, typed("fpga"));
  e = explain(op, two(KF_KEY_FPGA, KF_KEY_AutogradOther));
  check_step(&e, 0, KF_KEY_AutogradOther, KF_RULE_AMBIGUOUS, "ambiguous_autogradother");
  KFT_EQ_STR(kf_rule_name(KF_RULE_AMBIGUOUS), "ambiguous autogradother");
  check_step(&e, 1, KF_KEY_FPGA, KF_RULE_DIRECT, "fpga");
  KFT_EQ_INT(e.steps[0].kernel_kind, KF_KERNEL_AMBIGUOUS);
}

static void test_undefined(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CompositeExplicitAutograd, typed("anywhere"));
  kf_explanation_t e = explain(op, kf_keyset_empty());
  KFT_EQ_INT(e.step_count, 1);
  check_step(&e, 0, KF_KEY_Undefined, KF_RULE_EXPLICIT, "anywhere");
}

static void test_many_steps(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CompositeImplicitAutograd, typed("math"));
  /* More stops than an explanation has room for; PythonDispatcher stays in every set below. */
  static const kf_key_t stops[] = {KF_KEY_PythonDispatcher,
                                   KF_KEY_PreDispatch,
                                   KF_KEY_PythonTLSSnapshot,
                                   KF_KEY_DeferredInit,
                                   KF_KEY_VmapMode,
                                   KF_KEY_Batched,
                                   KF_KEY_FuncTorchBatched,
                                   KF_KEY_AutocastCUDA,
                                   KF_KEY_AutocastXLA,
                                   KF_KEY_AutocastHPU,
                                   KF_KEY_AutocastXPU,
                                   KF_KEY_AutocastMAIA,
                                   KF_KEY_AutocastMTIA,
                                   KF_KEY_AutocastCPU,
                                   KF_KEY_Tracer,
                                   KF_KEY_AutogradCPU,
                                   KF_KEY_ADInplaceOrView,
                                   KF_KEY_Conjugate,
                                   KF_KEY_Python,
                                   KF_KEY_CPU};
  kf_keyset_t set = kf_keyset_empty();
  for (size_t i = 0; i < sizeof stops / sizeof stops[0]; i++) {
    set = kf_keyset_add(set, stops[i]);
    (void)impl("test::op", stops[i], boxed("stop"));
  }
  kf_explanation_t e = explain(op, set);
  KFT_EQ_INT(e.step_count, KF_EXPLAIN_STEPS);
  for (size_t i = 0; i < KF_EXPLAIN_STEPS; i++) check_step(&e, i, stops[i], KF_RULE_DIRECT, "stop");
}

static void test_misuse(void **state) {
  (void)state;
  kf_op_t *op = define(IDENTITY);
  kf_explanation_t e = {.struct_size = 8};
  KFT_FAILS_WITH(kf_explain_keyset(op, kf_keyset_empty(), &e), KF_ERR_MISUSE,
                 "kf_explain_keyset: expected struct_size of at least");
  STACK(stack);
  e.struct_size = sizeof e;
  KFT_FAILS(kf_explain_stack(op, &stack, &e), KF_ERR_VALUE);
  KFT_FAILS(kf_explain_stack(op, NULL, &e), KF_ERR_MISUSE);
  char *text = NULL;
  KFT_FAILS(kf_explain(op, kf_keyset_empty(), &stack, &text), KF_ERR_VALUE);
  KFT_TRUE(text == NULL);
  KFT_TRUE(kf_keyset_is_empty(kf_explain_argument(op, &stack, 0)));
  KFT_TRUE(kf_keyset_is_empty(kf_explain_argument(op, NULL, 0)));
}

static void test_long_debug_is_cut(void **state) {
  (void)state;
  QUIET_THREAD();
  char debug[KF_EXPLAIN_DEBUG_SIZE + 40];
  memset(debug, 'd', sizeof debug - 1);
  debug[sizeof debug - 1] = '\0';
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, boxed(debug));
  kf_explanation_t e = explain(op, kf_keyset_of(KF_KEY_CPU));
  KFT_EQ_INT(strlen(e.steps[0].debug), KF_EXPLAIN_DEBUG_SIZE - 1);
}

static void test_stack(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::op(Tensor x, int i, Tensor[] ys, Tensor? z) -> Tensor");
  (void)impl("test::op", KF_KEY_CUDA, boxed("at cuda"));
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CPU));
  KFT_TENSOR(y, two(KF_KEY_CUDA, KF_KEY_AutogradCUDA));
  STACK(stack);
  PUSH(stack, kf_value_tensor(y)); /* not an argument */
  PUSH(stack, kf_value_tensor(x));
  PUSH(stack, kf_value_int(1));
  PUSH(stack, tensors_value(&y, 1));
  PUSH(stack, kf_value_none());
  kf_explanation_t e;
  e.struct_size = sizeof e;
  KFT_OK(kf_explain_stack(op, &stack, &e));
  KFT_TRUE(kf_keyset_equal(e.arguments, kf_keyset_or(kf_keys_of(x), kf_keys_of(y))));
  KFT_EQ_INT(e.step_count, 1);
  check_step(&e, 0, KF_KEY_AutogradCUDA, KF_RULE_MISSING, "missing");
  KFT_EQ_INT(stack.size, 5);
  KFT_TRUE(kf_keyset_equal(kf_explain_argument(op, &stack, 0), kf_keys_of(x)));
  KFT_TRUE(kf_keyset_equal(kf_explain_argument(op, &stack, 2), kf_keys_of(y)));
  for (size_t i = 1; i < 5; i += 2) /* a number, and none at all */
    KFT_TRUE(kf_keyset_is_empty(kf_explain_argument(op, &stack, i)));
  KFT_TRUE(kf_keyset_is_empty(kf_explain_argument(op, &stack, 4)));
  KFT_EQ_STR(explained(op, kf_keyset_of(KF_KEY_XLA), &stack),
             "test::op(Tensor x, int i, Tensor[] ys, Tensor? z) -> Tensor\n"
             "  argument    x: CPU\n"
             "  argument    ys: CUDA, AutogradCUDA\n"
             "  arguments   CPU, CUDA, AutogradCPU, AutogradCUDA\n"
             "  included    nothing\n"
             "  excluded    nothing\n"
             "  skipped     nothing\n"
             "  final       CPU, CUDA, AutogradCPU, AutogradCUDA\n"
             "  runs        AutogradCUDA: no kernel\n");
}

/* ---- Text ---- */

static void test_text(void **state) {
  (void)state;
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("cpu.c:3"));
  (void)impl("test::op", KF_KEY_Autograd, typed("autograd.c:4"));
  kf_library_t *standard = NULL;
  KFT_OK(kf_library_standard_fallbacks(&standard));
  KFT_DEFER(undo_library, standard);
  kf_keyset_t keys = kf_keyset_for_tensor(kf_keyset_of(KF_KEY_CPU), false);
  KFT_EQ_STR(explained(op, keys, NULL),
             "test::op(Tensor x) -> Tensor\n"
             "  arguments   CPU, ADInplaceOrView, AutogradCPU, AutocastCPU\n"
             "  included    BackendSelect, ADInplaceOrView\n"
             "  excluded    AutocastCPU, AutocastMTIA, AutocastMAIA, AutocastXPU, AutocastIPU, "
             "AutocastHPU and 4 more\n"
             "  skipped     BackendSelect, ADInplaceOrView\n"
             "  final       CPU, AutogradCPU\n"
             "  runs        AutogradCPU: autograd.c:4 [autograd kernel]\n"
             "  then        CPU: cpu.c:3 [kernel]\n");
}

static void test_text_without_schema(void **state) {
  (void)state;
  QUIET_THREAD();
  (void)impl("test::bare", KF_KEY_Tracer, fallthrough("skip.c:1"));
  kf_op_t *op = find_op("test::bare");
  STACK(stack);
  KFT_EQ_STR(explained(op, kf_keyset_of(KF_KEY_Tracer), &stack),
             "test::bare\n"
             "  arguments   nothing\n"
             "  included    nothing\n"
             "  excluded    nothing\n"
             "  skipped     nothing\n"
             "  final       nothing\n"
             "  runs        Undefined: no kernel\n");
  (void)impl("test::bare", KF_KEY_CompositeExplicitAutograd, fallthrough("skip.c:2"));
  /* A fallthrough at Undefined is not skipped, so it is shown as what would run. */
  KFT_CONTAINS(explained(op, kf_keyset_of(KF_KEY_Tracer), NULL),
               "  skipped     Tracer\n"
               "  final       nothing\n"
               "  runs        Undefined: fallthrough skip.c:2 [default backend kernel]\n");
}

/* ---- An explanation says what a call does ---- */

static void test_agrees_with_calls(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  probe_t probes[4];
  (void)impl("test::op", KF_KEY_CPU, probing(&probes[0], "0"));
  (void)impl("test::op", KF_KEY_CUDA, probing(&probes[1], "1"));
  (void)impl("test::op", KF_KEY_Autograd, probing(&probes[2], "2"));
  (void)impl("test::op", KF_KEY_AutogradCPU, fallthrough("skip"));
  (void)impl("test::op", KF_KEY_CompositeExplicitAutograd, probing(&probes[3], "3"));
  static const kf_key_t keys[] = {KF_KEY_CPU,       KF_KEY_CUDA,        KF_KEY_XLA,
                                  KF_KEY_SparseCPU, KF_KEY_AutogradCPU, KF_KEY_AutogradCUDA};
  for (unsigned bits = 0; bits < 64; bits++) {
    kf_keyset_t set = kf_keyset_empty();
    for (unsigned i = 0; i < 6; i++)
      if ((bits >> i & 1) != 0) set = kf_keyset_add(set, keys[i]);
    kf_explanation_t e = explain(op, set);
    if (e.steps[0].rule == KF_RULE_MISSING) continue;
    probe_t *probe = &probes[e.steps[0].debug[0] - '0'];
    int calls = probe->calls;
    KFT_OK(call_with(op, set));
    KFT_EQ_INT(probe->calls, calls + 1);
    KFT_TRUE(kf_keyset_equal(probe->keyset, e.final_set));
  }
}

KFT_MAIN(KFT_TEST(test_steps), KFT_TEST(test_thread_state_and_mask), KFT_TEST(test_rules),
         KFT_TEST(test_undefined), KFT_TEST(test_many_steps), KFT_TEST(test_misuse),
         KFT_TEST(test_long_debug_is_cut), KFT_TEST(test_stack), KFT_TEST(test_text),
         KFT_TEST(test_text_without_schema), KFT_TEST(test_agrees_with_calls))
