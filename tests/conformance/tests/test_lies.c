/* Devices that lie: a kernel that is right passes the conformance tests, each kind of wrong one
 * fails. test_lies SKELETON SAMPLES: the plug-in, and a samples file with cases of aten::relu. */
#include <keyfall/keyfall.h>
#include <keyfall/ops.h>
#include <stdio.h>

#include "conformance.h"

static kf_tensor_t *top(const kf_stack_t *stack) {
  return (kf_tensor_t *)(void *)stack->values[stack->size - 1].as.object;
}

static kf_status_t right(const kf_call_t *call, kf_stack_t *stack) {
  return kf_cpu_fallback(call, stack);
}

static kf_status_t wrong_value(const kf_call_t *call, kf_stack_t *stack) {
  KF_TRY(kf_cpu_fallback(call, stack));
  return kf_add__Scalar(top(stack), KF_INT(1), KF_INT(1));
}

static kf_status_t writes_its_input(const kf_call_t *call, kf_stack_t *stack) {
  kf_value_t input = kf_value_copy(stack->values[stack->size - 1]);
  kf_status_t status = kf_cpu_fallback(call, stack);
  if (status == KF_OK) status = kf_fill__Scalar((kf_tensor_t *)(void *)input.as.object, KF_INT(9));
  kf_value_clear(&input);
  return status;
}

static kf_status_t returns_its_input(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_OK;
}

static kf_status_t stays_on_the_host(const kf_call_t *call, kf_stack_t *stack) {
  kf_tensor_t *made = NULL;
  KF_TRY(kf_cpu_fallback(call, stack));
  KF_TRY(kf_to_device(top(stack), kf_device_make(KF_DEVICE_CPU, -1), kf_tensor_dtype(top(stack)),
                      false, true, kf_no_int(), &made));
  kf_stack_drop(stack, 1);
  return kf_stack_push_take(stack, kf_value_tensor_take(made));
}

static kf_status_t wrong_type(const kf_call_t *call, kf_stack_t *stack) {
  kf_tensor_t *made = NULL;
  KF_TRY(kf_cpu_fallback(call, stack));
  KF_TRY(kf_to_device(top(stack), kf_tensor_device(top(stack)), KF_DTYPE_FLOAT16, false, true,
                      kf_no_int(), &made));
  kf_stack_drop(stack, 1);
  return kf_stack_push_take(stack, kf_value_tensor_take(made));
}

static kf_status_t refuses(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "not on this device");
}

typedef struct lie {
  const char *what, *op;
  kf_boxed_fn kernel;
  int expected;
} lie_t;
static const lie_t lies[] = {
    {"a right kernel", "relu", right, KF_CONFORMANCE_PASSED},
    {"a wrong value", "relu", wrong_value, KF_CONFORMANCE_FAILED},
    {"a write to the input", "relu", writes_its_input, KF_CONFORMANCE_FAILED},
    {"a result that is the input", "relu", returns_its_input, KF_CONFORMANCE_FAILED},
    {"a result on the host", "relu", stays_on_the_host, KF_CONFORMANCE_FAILED},
    {"a result of another type", "relu", wrong_type, KF_CONFORMANCE_FAILED},
    {"an operator that is refused", "relu", refuses, KF_CONFORMANCE_FAILED},
    {"a wrong gradient", "threshold_backward", wrong_value, KF_CONFORMANCE_FAILED},
};

static int run_lie(const lie_t *lie, kf_key_t key, const char *samples) {
  static const char *const only[] = {"aten::relu"};
  kf_conformance_options_t options = {.struct_size = sizeof options,
                                      .device = "skeleton",
                                      .samples = samples,
                                      .only = only,
                                      .only_count = 1};
  kf_kernel_desc_t kernel = kf_kernel_boxed(lie->kernel, NULL, "a lie");
  kf_library_t *library = NULL;
  kf_status_t status =
      kf_library_create(KF_LIBRARY_IMPL, "aten", key, __FILE__, __LINE__, &library);
  if (status == KF_OK) status = kf_library_impl(library, lie->op, key, &kernel);
  if (status != KF_OK) printf("%s\n", kf_error_message());
  int found = status == KF_OK ? kf_conformance_run(&options) : KF_CONFORMANCE_IMPOSSIBLE;
  kf_library_release(library);
  if (found == lie->expected) return 0;
  printf("WRONG: %s gave status %d, expected %d\n", lie->what, found, lie->expected);
  return 1;
}

int main(int argc, char **argv) {
  kf_plugin_t *plugin = NULL;
  kf_device_t device;
  kf_key_t key;
  if (argc != 3 || kf_init() != KF_OK || kf_plugin_load(argv[1], &plugin) != KF_OK ||
      kf_device_parse("skeleton", &device) != KF_OK ||
      kf_key_of_device_type(device.type, &key) != KF_OK) {
    printf("test_lies SKELETON SAMPLES: %s\n", kf_error_message());
    return 1;
  }
  int wrong = 0;
  for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) wrong += run_lie(&lies[i], key, argv[2]);
  return wrong > 0;
}
