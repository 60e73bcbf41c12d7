/* readme.c: the first program of README.md, built and run with the tests so that it stays correct.
 */
#include <keyfall/keyfall.h>
#include <stdio.h>

static kf_status_t twice(const kf_call_t *call, kf_stack_t *stack) {
  (void)call; /* a boxed kernel replaces its arguments by its returns */
  stack->values[stack->size - 1] = kf_value_float(2 * stack->values[stack->size - 1].as.f);
  return KF_OK;
}

static kf_status_t run(void) {
  kf_library_t *lib = NULL, *standard = NULL;
  kf_op_t *op = NULL;
  kf_kernel_desc_t kernel = kf_kernel_boxed(twice, NULL, "twice");
  KF_TRY(kf_library_standard_fallbacks(&standard));
  KF_TRY(KF_LIBRARY(KF_LIBRARY_DEF, "my", KF_KEY_Undefined, &lib));
  KF_TRY(kf_library_def(lib, "twice(float x) -> float", NULL));
  KF_TRY(kf_library_impl(lib, "twice", KF_KEY_CompositeExplicitAutograd, &kernel));
  KF_TRY(kf_op_find_schema("my::twice", "", &op));

  kf_value_t values[4] = {kf_value_float(21)};
  kf_stack_t stack = {values, 1, 4, 0, 0};
  KF_TRY(kf_op_call_boxed(op, &stack));
  printf("my::twice(21) = %g\n", values[0].as.f);

  kf_op_release(op);
  kf_library_release(lib); /* undoes everything that was registered through it */
  kf_library_release(standard);
  return KF_OK;
}

int main(void) {
  if (run() == KF_OK) return 0;
  fprintf(stderr, "%s\n", kf_error_message());
  return 1;
}
