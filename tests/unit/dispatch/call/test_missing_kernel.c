/* The error for a call that finds no kernel: Keyfall's own few lines, with the call that would fix
 * it, and PyTorch's form letter for letter; the error for an ambiguous kernel. The last test gives
 * PrivateUse1 a name, which is once and for the whole process. */
#include "call_fixture.h"

#define IDENTITY "test::op(Tensor x) -> Tensor"

static void check_error(const kf_op_t *op, kf_keyset_t keys, kf_status_t code,
                        const char *expected) {
  KFT_FAILS(call_with(op, keys), code);
  KFT_EQ_STR(kf_error_message(), expected);
}

/* ---- Own form ---- */

static void test_own_form(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  check_error(op, kf_keyset_of(KF_KEY_CUDA), KF_ERR_NOT_IMPLEMENTED,
              "no kernel for test::op on CUDA\n"
              "  final keys   CUDA\n"
              "  registered   none\n"
              "  to fix it    kf_library_impl(library, \"op\", KF_KEY_CUDA, &kernel)");
  (void)impl("test::op", KF_KEY_CPU, typed("old"));
  (void)impl("test::op", KF_KEY_CPU, typed("cpu.c:3"));
  (void)impl("test::op", KF_KEY_Autograd, typed("autograd.c:4"));
  check_error(op, two(KF_KEY_CPU, KF_KEY_SparseCUDA), KF_ERR_NOT_IMPLEMENTED,
              "no kernel for test::op on SparseCUDA\n"
              "  final keys   CPU, CUDA, SparseCPU, SparseCUDA\n"
              "  registered   CPU (cpu.c:3), Autograd (autograd.c:4)\n"
              "  to fix it    kf_library_impl(library, \"op\", KF_KEY_SparseCUDA, &kernel)");
}

static void test_own_form_without_keys(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  check_error(op, kf_keyset_empty(), KF_ERR_NOT_IMPLEMENTED,
              "no kernel for test::op: no key is left to choose by, because no argument is a "
              "tensor, or every key is excluded or falls through\n"
              "  final keys   nothing\n"
              "  registered   none\n"
              "  to fix it    kf_library_impl(library, \"op\", KF_KEY_CompositeExplicitAutograd, "
              "&kernel)");
}

static void test_own_form_without_backend(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  /* A functionality without a backend goes to the CPU's slot. */
  check_error(op, kf_keyset_make(0, kf_keyset_of(KF_KEY_QuantizedCPU).functionality),
              KF_ERR_NOT_IMPLEMENTED,
              "no kernel for test::op on QuantizedCPU\n"
              "  final keys   nothing\n"
              "  registered   none\n"
              "  to fix it    kf_library_impl(library, \"op\", KF_KEY_QuantizedCPU, &kernel)");
}

static void test_own_form_without_schema(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_registration_t *handle = NULL;
  KFT_OK(kf_register_name("test::op", "out", &handle));
  KFT_DEFER(undo_registration, handle);
  kf_op_t *op = find_op("test::op.out");
  STACK(stack);
  KFT_FAILS(kf_op_redispatch_boxed(op, kf_keyset_of(KF_KEY_CPU), &stack), KF_ERR_NOT_IMPLEMENTED);
  KFT_EQ_STR(kf_error_message(),
             "no kernel for test::op.out on CPU\n"
             "  final keys   CPU\n"
             "  registered   none\n"
             "  to fix it    kf_library_impl(library, \"op.out\", KF_KEY_CPU, &kernel)\n"
             "  note         the operator has no schema; did you forget kf_library_def?");
}

static void test_own_form_of_fresh_thread(void **state) {
  (void)state;
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("cpu.c:3"));
  check_error(op, kf_keyset_of(KF_KEY_CPU), KF_ERR_NOT_IMPLEMENTED,
              "no kernel for test::op on ADInplaceOrView\n"
              "  final keys   CPU, BackendSelect, ADInplaceOrView\n"
              "  registered   CPU (cpu.c:3)\n"
              "  to fix it    kf_library_standard_fallbacks(&library): every call includes this "
              "key");
}

/* Keys made at run time have no constant to write down. */

static void undo_device(void *backend) {
  if (kf_device_unregister(*(kf_backend_t *)backend) != KF_OK) kft_fail(__FILE__, __LINE__, "busy");
}

static void undo_key(void *key) {
  if (kf_key_undefine(*(kf_key_t *)key) != KF_OK) kft_fail(__FILE__, __LINE__, "busy");
}

static void test_own_form_of_run_time_keys(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_backend_t npu = KF_BACKEND_NONE;
  KFT_OK(kf_device_register("npu", &npu));
  KFT_DEFER_LOCAL(undo_device, &npu);
  kf_key_t mine = KF_KEY_Undefined;
  KFT_OK(kf_key_define("Audit", KF_ZONE_TOPMOST, &mine));
  KFT_DEFER_LOCAL(undo_key, &mine);
  kf_op_t *op = define("test::scale(Tensor x) -> Tensor");
  kf_key_t key = kf_key_runtime(KF_KEY_Dense, npu);
  check_error(
      op, kf_keyset_of(key), KF_ERR_NOT_IMPLEMENTED,
      "no kernel for test::scale on NPU\n"
      "  final keys   NPU\n"
      "  registered   none\n"
      "  to fix it    kf_key_parse(\"NPU\", &key), then kf_library_impl(library, \"scale\", "
      "key, &kernel)");
  KFT_FAILS_WITH(call_with(op, two(mine, key)), KF_ERR_NOT_IMPLEMENTED,
                 "to fix it    kf_key_parse(\"Audit\", &key), then kf_library_impl(library, "
                 "\"scale\", key, &kernel)");
  /* The advice works. */
  kf_key_t parsed = KF_KEY_Undefined;
  KFT_OK(kf_key_parse("NPU", &parsed));
  kf_registration_t *first = impl("test::scale", parsed, typed("npu"));
  KFT_OK(call_with(op, kf_keyset_of(key)));
  KFT_OK(kf_key_parse("Audit", &parsed));
  kf_registration_t *second = impl("test::scale", parsed, boxed("audit"));
  KFT_OK(call_with(op, two(mine, key)));
  drop(second); /* before their keys go */
  drop(first);
}

/* ---- PyTorch's form ---- */

#define COULD_NOT_RUN(op, key)                                                                    \
  "Could not run '" op "' with arguments from the '" key                                          \
  "' backend. This could be because the operator doesn't exist for this backend, or was omitted " \
  "during the selective/custom build process (if using custom build). If you are a Facebook "     \
  "employee using PyTorch on mobile, please visit https://fburl.com/ptmfixes for possible "       \
  "resolutions. '" op "' is only available for these backends: "

static void test_torch_form(void **state) {
  (void)state;
  QUIET_THREAD();
  use_torch_compatible();
  kf_op_t *op = define(IDENTITY);
  check_error(op, kf_keyset_of(KF_KEY_CUDA), KF_ERR_NOT_IMPLEMENTED,
              COULD_NOT_RUN("test::op", "CUDA") "[].\n\n");
  (void)impl("test::op", KF_KEY_CPU, typed("cpu.c:3"));
  (void)impl("test::op", KF_KEY_AutogradCPU, typed("autograd.c:4"));
  (void)fallback(KF_KEY_ADInplaceOrView, fallthrough("skip.c:5"));
  check_error(op, kf_keyset_of(KF_KEY_CUDA), KF_ERR_NOT_IMPLEMENTED,
              COULD_NOT_RUN("test::op", "CUDA") "[CPU, ADInplaceOrView, AutogradCPU].\n\n"
              "CPU: cpu.c:3 [kernel]\n"
              "ADInplaceOrView: fallthrough skip.c:5 [backend fallback]\n"
              "AutogradCPU: autograd.c:4 [kernel]\n");
}

static void test_torch_form_without_keys(void **state) {
  (void)state;
  QUIET_THREAD();
  use_torch_compatible();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("cpu.c:3"));
  check_error(op, kf_keyset_empty(), KF_ERR_NOT_IMPLEMENTED,
              "There were no tensor arguments to this function (e.g., you passed an empty list of "
              "Tensors), but no fallback function is registered for schema test::op.  This usually "
              "means that this function requires a non-empty list of Tensors, or that you (the "
              "operator writer) forgot to register a fallback function.  Available functions are "
              "[CPU].\n\n"
              "CPU: cpu.c:3 [kernel]\n");
}

/* The opening of PyTorch's, then our explanation with the remedy in Python. */
static void test_short_torch_form(void **state) {
  (void)state;
  QUIET_THREAD();
  use_torch_compatible();
  KFT_TRUE(kf_has_torch_messages());
  kf_set_torch_messages(false);
  KFT_TRUE(kf_is_torch_compatible() && !kf_has_torch_messages());
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CPU, typed("cpu.c:3"));
  check_error(op, kf_keyset_of(KF_KEY_CUDA), KF_ERR_NOT_IMPLEMENTED,
              "Could not run 'test::op' with arguments from the 'CUDA' backend. There is no kernel "
              "for it.\n"
              "  final keys   CUDA\n"
              "  registered   CPU (cpu.c:3)\n"
              "  to fix it    keyfall.library.Library(\"test\", \"IMPL\").impl(\"op\", kernel, "
              "\"CUDA\")");
  check_error(op, kf_keyset_empty(), KF_ERR_NOT_IMPLEMENTED,
              "There were no tensor arguments to this function (e.g., you passed an empty list of "
              "Tensors), but no fallback function is registered for schema test::op. Every key of "
              "the arguments is excluded or falls through, or there is none.\n"
              "  final keys   nothing\n"
              "  registered   CPU (cpu.c:3)\n"
              "  to fix it    keyfall.library.Library(\"test\", \"IMPL\").impl(\"op\", kernel, "
              "\"CompositeExplicitAutograd\")");
  kf_registration_t *handle = NULL;
  KFT_OK(kf_register_name("test::bare", "out", &handle));
  KFT_DEFER(undo_registration, handle);
  STACK(stack);
  KFT_FAILS_WITH(
      kf_op_redispatch_boxed(find_op("test::bare.out"), kf_keyset_of(KF_KEY_CPU), &stack),
      KF_ERR_NOT_IMPLEMENTED, "did you forget Library.define?");
}

/* ---- Ambiguous ---- */

static void test_ambiguous(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define(IDENTITY);
  (void)impl("test::op", KF_KEY_CompositeImplicitAutograd, typed("math.c:1"));
  (void)impl("test::op", KF_KEY_SparseCPU, typed("sparse.c:2"));
  KFT_FAILS(call_with(op, two(KF_KEY_SparseCPU, KF_KEY_AutogradOther)), KF_ERR_INTERNAL);
  static const char start[] =
      "test::op: autograd can run either the composite kernel or the kernel of the backend, "
      "because "
      "the operator has both, and the backend shares the key AutogradOther. ";
  static const char end[] =
      "\nCanonical state\n~~~~~~~~~~~\n"
      "name: test::op\n"
      "schema: test::op(Tensor x) -> Tensor\n"
      "debug: call_fixture\n"
      "alias analysis kind: FROM_SCHEMA\n"
      "SparseCPU: sparse.c:2 :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n"
      "CompositeImplicitAutograd[alias]: math.c:1 :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n"
      "\n\n";
  const char *message = kf_error_message();
  size_t length = strlen(message);
  KFT_EQ_INT(strncmp(message, start, strlen(start)), 0);
  KFT_TRUE(length > strlen(end));
  KFT_EQ_STR(message + length - strlen(end), end);
  /* Below autograd there is nothing ambiguous. */
  KFT_OK(call_with(op, kf_keyset_of(KF_KEY_SparseCPU)));
}

/* ---- PrivateUse1 under another name ---- */

static void test_privateuse1(void **state) {
  (void)state;
  QUIET_THREAD();
  use_torch_compatible();
  kf_op_t *op = define(IDENTITY);
  if (strcmp(kf_privateuse1_name(), "privateuseone") == 0) {
    KFT_FAILS(call_with(op, kf_keyset_of(KF_KEY_AutogradPrivateUse1)), KF_ERR_NOT_IMPLEMENTED);
    KFT_EQ_STR(kf_error_message(), COULD_NOT_RUN("test::op", "AutogradPrivateUse1") "[].\n\n");
    KFT_OK(kf_privateuse1_rename("npu"));
  }
  check_error(op, kf_keyset_of(KF_KEY_PrivateUse1), KF_ERR_NOT_IMPLEMENTED,
              COULD_NOT_RUN("test::op", "npu") "[].\n\n");
  check_error(op, kf_keyset_of(KF_KEY_AutogradPrivateUse1), KF_ERR_NOT_IMPLEMENTED,
              COULD_NOT_RUN("test::op", "Autogradnpu") "[].\n\n");
  check_error(op, kf_keyset_of(KF_KEY_PrivateUse2), KF_ERR_NOT_IMPLEMENTED,
              COULD_NOT_RUN("test::op", "PrivateUse2") "[].\n\n");
  (void)impl("test::op", KF_KEY_SparsePrivateUse1, typed("sparse"));
  /* Only the sentence shows the new name; lists and tables keep the key's. */
  check_error(op, kf_keyset_of(KF_KEY_PrivateUse1), KF_ERR_NOT_IMPLEMENTED,
              COULD_NOT_RUN("test::op", "npu") "[SparsePrivateUse1].\n\n"
              "SparsePrivateUse1: sparse [kernel]\n");
}

KFT_MAIN(KFT_TEST(test_own_form), KFT_TEST(test_own_form_without_keys),
         KFT_TEST(test_own_form_without_backend), KFT_TEST(test_own_form_without_schema),
         KFT_TEST(test_own_form_of_fresh_thread), KFT_TEST(test_own_form_of_run_time_keys),
         KFT_TEST(test_torch_form), KFT_TEST(test_torch_form_without_keys),
         KFT_TEST(test_short_torch_form), KFT_TEST(test_ambiguous), KFT_TEST(test_privateuse1))
