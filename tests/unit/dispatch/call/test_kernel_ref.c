/* References to kernels: what they call, and when they stop to. */
#include "call_fixture.h"

static kf_status_t say_boxed(const kf_call_t *call, kf_stack_t *stack) {
  (void)stack;
  hear_call(kf_call_context(call), call);
  return KF_OK;
}

static kf_kernel_desc_t saying(char *who) { return kf_kernel_boxed(say_boxed, who, who); }

static char older[] = "older", newer[] = "newer", below[] = "below";

static void undo_ref(void *ref) { kf_kernel_ref_release(ref); }

static kf_kernel_ref_t *ref_of(const kf_op_t *op, kf_key_t key) {
  kf_kernel_ref_t *ref = NULL;
  KFT_OK(kf_op_kernel_ref(op, key, &ref));
  KFT_DEFER(undo_ref, ref);
  return ref;
}

static kf_status_t call_ref(const kf_kernel_ref_t *ref) {
  KFT_TENSOR(x, kf_keyset_of(KF_KEY_CUDA));
  STACK(stack);
  PUSH(stack, kf_value_tensor(x));
  kf_status_t status = kf_kernel_ref_call_boxed(ref, kf_keyset_of(KF_KEY_Tracer), &stack);
  KFT_EQ_INT(stack.size, 1);
  return status;
}

static void test_calls(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::f(Tensor x) -> Tensor");
  kf_registration_t *first = impl("test::f", KF_KEY_CPU, saying(older));
  kf_kernel_ref_t *ref = ref_of(op, KF_KEY_CPU);
  KFT_TRUE(kf_kernel_ref_op(ref) == op);
  KFT_EQ_STR(kf_kernel_ref_debug(ref), "older");
  /* Neither the arguments' keys nor a kernel registered later matter. */
  kf_registration_t *second = impl("test::f", KF_KEY_CPU, saying(newer));
  kf_kernel_ref_t *over = ref_of(op, KF_KEY_CPU);
  KFT_OK(call_ref(ref));
  KFT_OK(kf_kernel_ref_check(ref));
  KFT_OK(call_ref(over));
  HEARD("older DispatchKeySet(Tracer); newer DispatchKeySet(Tracer)");
  drop(second);
  KFT_FAILS(call_ref(over), KF_ERR_RUNTIME);
  KFT_EQ_STR(kf_error_message(), "the kernel that this refers to was deregistered: newer");
  use_torch_compatible();
  KFT_FAILS(kf_kernel_ref_check(over), KF_ERR_RUNTIME);
  KFT_EQ_STR(kf_error_message(), "SafeKernelFunction has been invalidated newer");
  kf_set_torch_compatible(false);
  KFT_FAILS(kf_kernel_ref_check(over), KF_ERR_RUNTIME);
  KFT_OK(call_ref(ref));
  drop(first);
  KFT_FAILS(call_ref(ref), KF_ERR_RUNTIME);
  KFT_EQ_STR(kf_kernel_ref_debug(ref), "older");
  HEARD("older DispatchKeySet(Tracer)");
}

static void test_special_kernels(void **state) {
  (void)state;
  QUIET_THREAD();
  kf_op_t *op = define("test::f(Tensor x) -> Tensor");
  kf_registration_t *fall = fallback(KF_KEY_Tracer, saying(below));
  kf_kernel_ref_t *ref = ref_of(op, KF_KEY_Tracer);
  KFT_OK(call_ref(ref));
  drop(fall);
  KFT_FAILS(call_ref(ref), KF_ERR_RUNTIME);
  HEARD("below DispatchKeySet(Tracer)");
  (void)impl("test::f", KF_KEY_FPGA, saying(older));
  (void)impl("test::f", KF_KEY_CompositeImplicitAutograd, saying(newer));
  KFT_FAILS(call_ref(ref_of(op, KF_KEY_AutogradOther)), KF_ERR_INTERNAL);
  kf_kernel_ref_t *none = NULL;
  FAILS_CLEANLY(kf_op_kernel_ref(op, KF_KEY_Python, &none), KF_ERR_NOT_FOUND);
  KFT_EQ_STR(kf_error_message(), "no kernel for Python for test::f");
  FAILS_CLEANLY(kf_op_kernel_ref(op, KF_KEY_Autograd, &none), KF_ERR_VALUE);
  KFT_EQ_STR(kf_error_message(),
             "expected a key that calls can go to, found an alias key; ask for one of the keys "
             "that the alias covers");
  FAILS_CLEANLY(kf_op_kernel_ref(op, KF_KEY_StartOfDenseBackends, &none), KF_ERR_VALUE);
  kf_kernel_ref_release(NULL);
}

/* Any number, released in any order, before and after the kernel. */
static void test_release(void **state) {
  (void)state;
  kf_op_t *op = define("test::f(Tensor x) -> Tensor");
  kf_registration_t *kernel = impl("test::f", KF_KEY_CPU, saying(older));
  kf_kernel_ref_t *refs[3];
  for (int i = 0; i < 3; i++) refs[i] = ref_of(op, KF_KEY_CPU);
  KFT_CANCEL(refs[1]);
  kf_kernel_ref_release(refs[1]);
  KFT_CANCEL(refs[2]);
  kf_kernel_ref_release(refs[2]);
  drop(kernel);
  KFT_FAILS(call_ref(refs[0]), KF_ERR_RUNTIME);
}

KFT_MAIN(KFT_TEST(test_calls), KFT_TEST(test_special_kernels), KFT_TEST(test_release))
