/* The bulk form of registration, and fallbacks that cover one another. */
#include "dispatch_fixture.h"

static kf_status_t unary(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  (void)call;
  kf_object_retain(x);
  *out = x;
  return KF_OK;
}

static kf_status_t nothing(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_OK;
}

static kf_bulk_kernel_t typed_for(kf_key_t key, const char *debug) {
  kf_bulk_kernel_t k = {key, kf_kernel_typed((kf_typed_fn)unary, "(Tensor) -> Tensor", debug)};
  return k;
}

static kf_bulk_op_t bulk(const char *text, const kf_bulk_kernel_t *kernels, size_t count) {
  kf_bulk_op_t op = {sizeof op, KF_ALIAS_ANALYSIS_DEFAULT, text, kernels, count};
  return op;
}

static void release_op(void *op) { kf_op_release(op); }
static void release(void *handle) { kf_registration_release(handle); }

static void test_registers_and_undoes_everything(void **state) {
  (void)state;
  kf_bulk_kernel_t kernels[2] = {typed_for(KF_KEY_CPU, "cpu"), typed_for(KF_KEY_Undefined, "all")};
  kf_bulk_op_t op = bulk("bulk::f(Tensor x) -> Tensor", kernels, 2);
  kf_registration_t *handle = NULL;
  KFT_OK(kf_register_operator(&op, &handle));
  KFT_DEFER(release, handle);
  char *text = NULL;
  KFT_OK(kf_dump_by_name("bulk::f", &text));
  KFT_DEFER(kf_free, text);
  KFT_EQ_STR(text,
             "name: bulk::f\nschema: bulk::f(Tensor x) -> Tensor\n"
             "debug: registered by kf_register_operator\n"
             "alias analysis kind: CONSERVATIVE (default)\n"
             "CPU: cpu :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n"
             "CompositeImplicitAutograd[alias]: all :: (Tensor _0) -> Tensor _0 "
             "[ boxed unboxed ]\n");
  KFT_OK(kf_check_all_invariants());
}

static void test_a_name_takes_the_kernels_schema(void **state) {
  (void)state;
  kf_bulk_kernel_t kernels[1] = {typed_for(KF_KEY_CPU, "cpu")};
  kf_bulk_op_t op = bulk("bulk::g.over", kernels, 1);
  kf_registration_t *handle = NULL;
  KFT_OK(kf_register_operator(&op, &handle));
  KFT_DEFER(release, handle);
  char *text = NULL;
  KFT_OK(kf_dump_by_name("bulk::g.over", &text));
  KFT_DEFER(kf_free, text);
  KFT_CONTAINS(text, "schema: bulk::g.over(Tensor _0) -> Tensor _0\n");
}

static void test_errors_leave_nothing(void **state) {
  (void)state;
  kf_registration_t *handle = NULL;
  kf_bulk_kernel_t twice[2] = {typed_for(KF_KEY_CPU, "a"), typed_for(KF_KEY_CPU, "b")};
  kf_bulk_kernel_t catch_all[2] = {typed_for(KF_KEY_Undefined, "a"),
                                   typed_for(KF_KEY_Undefined, "b")};
  kf_bulk_kernel_t boxed[1] = {{KF_KEY_CPU, kf_kernel_boxed(nothing, NULL, "boxed")}};
  kf_bulk_kernel_t misfit[2] = {{KF_KEY_CPU, kf_kernel_boxed(nothing, NULL, "boxed")},
                                typed_for(KF_KEY_CUDA, "cuda")};
  kf_bulk_op_t op = bulk("", NULL, 0);
  KFT_FAILS_WITH(kf_register_operator(&op, &handle), KF_ERR_GENERAL,
                 "expected a schema or a name, found none");
  op = bulk("bulk::f(Tensor x) -> Tensor", twice, 2);
  KFT_FAILS_WITH(kf_register_operator(&op, &handle), KF_ERR_GENERAL,
                 "expected one kernel for key CPU of bulk::f(Tensor x) -> Tensor, found several");
  op = bulk("bulk::f(Tensor x) -> Tensor", catch_all, 2);
  KFT_FAILS_WITH(kf_register_operator(&op, &handle), KF_ERR_GENERAL,
                 "expected one catch-all kernel for ");
  op = bulk("bulk::f", NULL, 0);
  KFT_FAILS_WITH(kf_register_operator(&op, &handle), KF_ERR_GENERAL,
                 "bulk::f has neither a schema nor a kernel whose signature could take its place");
  op = bulk("bulk::f", boxed, 1);
  KFT_FAILS_WITH(kf_register_operator(&op, &handle), KF_ERR_GENERAL,
                 "cannot be inferred: none of its kernels has a signature");
  op = bulk("bulk::f", twice, 1);
  op.alias_analysis = KF_ALIAS_ANALYSIS_FROM_SCHEMA;
  KFT_FAILS_WITH(kf_register_operator(&op, &handle), KF_ERR_GENERAL,
                 "has KF_ALIAS_ANALYSIS_FROM_SCHEMA, but no schema");
  /* The second kernel does not fit: the definition and the first one go, too. */
  op = bulk("bulk::f(Tensor x, Tensor y) -> Tensor", misfit, 2);
  KFT_FAILS_WITH(kf_register_operator(&op, &handle), KF_ERR_GENERAL,
                 "the number of arguments is 2 in the schema and 1 in the kernel");
  KFT_TRUE(handle == NULL);
  KFT_EQ_INT(kf_op_count(), 0);
}

static void expect_fallback(const kf_op_t *op, const char *expected) {
  char debug[64];
  (void)kf_op_computed_kernel_debug(op, KF_KEY_AutogradPrivateUse1, debug, sizeof debug);
  KFT_EQ_STR(debug, expected);
  KFT_OK(kf_check_all_invariants());
}

static void release_now(kf_registration_t *handle) {
  KFT_CANCEL(handle);
  kf_registration_release(handle);
}

/* AutogradPrivateUse1 may be covered, by its own key and through the alias, and comes back. */
static void test_private_use_fallbacks_cover_each_other(void **state) {
  (void)state;
  kf_registration_t *builtin = NULL, *own = NULL, *alias = NULL, *name = NULL;
  kf_op_t *op = NULL;
  KFT_OK(kf_register_name("bulk::h", "", &name));
  KFT_DEFER(release, name);
  KFT_OK(kf_op_find("bulk::h", "", &op));
  KFT_DEFER(release_op, op);
  kf_kernel_desc_t desc = kf_kernel_boxed(nothing, NULL, "built-in");
  KFT_OK(kf_register_fallback(KF_KEY_AutogradPrivateUse1, &desc, &builtin));
  KFT_DEFER(release, builtin);
  expect_fallback(op, "built-in");
  desc.debug = "own";
  KFT_OK(kf_register_fallback(KF_KEY_AutogradPrivateUse1, &desc, &own));
  KFT_DEFER(release, own);
  expect_fallback(op, "own");
  desc.debug = "alias";
  KFT_OK(kf_register_fallback(KF_KEY_Autograd, &desc, &alias));
  KFT_DEFER(release, alias);
  expect_fallback(op, "alias");
  release_now(builtin);
  expect_fallback(op, "alias");
  release_now(alias);
  expect_fallback(op, "own");
  KFT_TRUE(!kf_has_fallback(KF_KEY_AutogradCPU));
  release_now(own);
  expect_fallback(op, "");
  KFT_TRUE(!kf_has_fallback(KF_KEY_AutogradPrivateUse1));
}

KFT_MAIN(KFT_TEST(test_registers_and_undoes_everything),
         KFT_TEST(test_a_name_takes_the_kernels_schema), KFT_TEST(test_errors_leave_nothing),
         KFT_TEST(test_private_use_fallbacks_cover_each_other))
