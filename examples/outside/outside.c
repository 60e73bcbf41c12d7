/* A program outside Keyfall's source tree, which uses the installed library and headers only.
 * Defines one operator with a boxed kernel, calls it, and removes it again. */
#include <keyfall/keyfall.h>
#include <stdio.h>

static kf_status_t twice(const kf_call_t *call, kf_stack_t *stack) {
  kf_value_t argument = kf_stack_pop(stack);
  int64_t x = 0;
  (void)call;
  KF_TRY(kf_value_to_int(&argument, &x));
  return kf_stack_push_take(stack, kf_value_int(2 * x));
}

static kf_status_t run(int64_t *out_result) {
  kf_library_t *library = NULL;
  kf_library_t *standard = NULL;
  kf_op_t *op = NULL;
  kf_stack_t stack;
  kf_status_t status;
  kf_kernel_desc_t kernel = kf_kernel_boxed(twice, NULL, "outside.c");
  kf_stack_init(&stack, NULL, 0);
  KF_TRY_GOTO(status, done, kf_library_standard_fallbacks(&standard));
  KF_TRY_GOTO(status, done, KF_LIBRARY(KF_LIBRARY_DEF, "outside", KF_KEY_Undefined, &library));
  KF_TRY_GOTO(
      status, done,
      kf_library_def_kernel(library, "twice(int x) -> int", KF_KEY_Undefined, &kernel, NULL));
  KF_TRY_GOTO(status, done, kf_op_find("outside::twice", "", &op));
  KF_TRY_GOTO(status, done, kf_stack_push_take(&stack, kf_value_int(21)));
  KF_TRY_GOTO(status, done, kf_op_call_boxed(op, &stack));
  KF_TRY_GOTO(status, done, kf_value_to_int(&stack.values[0], out_result));
done:
  kf_stack_destroy(&stack);
  kf_op_release(op);
  kf_library_release(library);
  kf_library_release(standard);
  return status;
}

int main(void) {
  int64_t result = 0;
  if (kf_abi_version() != KF_ABI_VERSION || run(&result) != KF_OK) {
    fprintf(stderr, "outside: %s\n", kf_error_message());
    return 1;
  }
  printf("keyfall %s: outside::twice(21) = %lld\n", kf_version(), (long long)result);
  return result == 42 ? 0 : 1;
}
