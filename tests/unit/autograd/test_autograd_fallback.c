/* Operators without an autograd kernel: what the fallback, the strict kernel and the kernel for
 * ADInplaceOrView make of them. */
#include <keyfall/library.h>

#include "autograd_fixture.h"

static int warnings;
static char last_warning[256];
static void count_warning(void *context, const char *message) {
  (void)context;
  warnings++;
  (void)strncpy(last_warning, message, sizeof last_warning - 1);
}
static void restore(void *unused) {
  (void)unused;
  kf_set_warning_handler(NULL, NULL);
  (void)!kf_set_autograd_fallback_mode(KF_AUTOGRAD_FALLBACK_ERROR);
  kf_set_autograd_fallback(kf_autograd_basic_fallback);
  kf_set_grad_mode(true);
}

/* Kernels for the CPU that do not know of autograd: they work on plain memory. */
static kf_status_t twice(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  KF_TRY(kf_tensor_new(KF_DTYPE_FLOAT64, self->device, KF_INTS(2), out));
  for (int i = 0; i < 2; i++)
    ((double *)kf__data(*out))[i] = 2 * ((const double *)kf__data(self))[i];
  return KF_OK;
}
static kf_status_t twice_(const kf_call_t *call, kf_tensor_t *self) {
  (void)call;
  for (int i = 0; i < 2; i++) ((double *)kf__data(self))[i] *= 2;
  return KF_OK;
}
static kf_status_t recorded(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return scaled(self, 2, out);
}
static kf_status_t alias(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return kf_tensor_alias(self, out);
}

static kf_library_t *open_library(void) {
  kf_library_t *library = NULL;
  static int once;
  begin();
  KFT_DEFER(restore, &once);
  KFT_OK(KF_LIBRARY(KF_LIBRARY_DEF, "afb", KF_KEY_Undefined, &library));
  KFT_DEFER((void (*)(void *))kf_library_release, library);
  KFT_OK(kf_library_def(library, "twice(Tensor self) -> Tensor", NULL));
  KFT_OK(kf_library_def(library, "twice_(Tensor(a!) self) -> Tensor(a!)", NULL));
  KFT_OK(kf_library_def(library, "recorded(Tensor self) -> Tensor", NULL));
  KFT_OK(kf_library_def(library, "alias(Tensor(a) self) -> Tensor(a)", NULL));
  const struct {
    const char *name, *signature;
    kf_typed_fn fn;
  } kernels[] = {{"twice", "(Tensor) -> Tensor", (kf_typed_fn)twice},
                 {"twice_", "(Tensor(a!)) -> Tensor(a!)", (kf_typed_fn)twice_},
                 {"recorded", "(Tensor) -> Tensor", (kf_typed_fn)recorded},
                 {"alias", "(Tensor(a)) -> Tensor(a)", (kf_typed_fn)alias}};
  for (size_t i = 0; i < sizeof kernels / sizeof *kernels; i++) {
    kf_kernel_desc_t desc = kf_kernel_typed(kernels[i].fn, kernels[i].signature, NULL);
    KFT_OK(kf_library_impl(library, kernels[i].name, KF_KEY_CPU, &desc));
  }
  return library;
}

static void release_op(void *op) { kf_op_release(op); }

static kf_status_t call_op(const char *name, kf_tensor_t *self, kf_tensor_t **out) {
  kf_op_t *op = NULL;
  *out = NULL;
  KF_TRY(kf_op_find(name, "", &op));
  kf_value_t room[4];
  kf_stack_t stack;
  kf_stack_init(&stack, room, 4);
  kf_status_t status = kf_stack_push_take(&stack, kf_value_tensor(self));
  if (status == KF_OK) status = kf_op_call_boxed(op, &stack);
  if (status == KF_OK && stack.size == 1) {
    kf_value_t value = kf_stack_pop(&stack);
    *out = (kf_tensor_t *)(void *)value.as.object;
  }
  kf_stack_destroy(&stack);
  release_op(op);
  return status;
}
static kf_tensor_t *call(const char *name, kf_tensor_t *self) {
  kf_tensor_t *out = NULL;
  KFT_OK(call_op(name, self, &out));
  return keep(out);
}

static void test_error(void **state) {
  (void)state;
  (void)open_library();
  KFT_EQ_INT(kf_get_autograd_fallback_mode(), KF_AUTOGRAD_FALLBACK_ERROR);
  kf_tensor_t *x = leaf(1, 2);
  kf_tensor_t *y = call("afb::twice", x);
  IS(y, 2, 4);
  KFT_TRUE(kf_tensor_requires_grad(y));
  KFT_FAILS_WITH(backward(y, vector(1, 1), 0), KF_ERR_RUNTIME,
                 "afb::twice has no derivative, so the gradient would be lost.");
  use_torch_compatible();
  KFT_FAILS_WITH(backward(y, vector(1, 1), 0), KF_ERR_RUNTIME,
                 "afb::twice: an autograd kernel was not registered to the Autograd key(s)");
  kf_set_torch_compatible(false);
  KFT_TRUE(!kf_tensor_requires_grad(call("afb::twice", vector(1, 2))));
  kf_set_grad_mode(false);
  y = call("afb::twice", x);
  kf_set_grad_mode(true);
  KFT_TRUE(!kf_tensor_requires_grad(y));
}

static void test_warn(void **state) {
  (void)state;
  (void)open_library();
  kf_set_warning_handler(count_warning, NULL);
  warnings = 0;
  KFT_OK(kf_set_autograd_fallback_mode(KF_AUTOGRAD_FALLBACK_WARN));
  KFT_FAILS(kf_set_autograd_fallback_mode((kf_autograd_fallback_mode_t)7), KF_ERR_VALUE);
  kf_tensor_t *x = leaf(1, 2);
  kf_tensor_t *y = call("afb::twice", x);
  kf_node_t *node = NULL;
  KFT_OK(kf_tensor_grad_fn(y, &node));
  KFT_DEFER((void (*)(void *))kf_node_release, node);
  KFT_EQ_STR(kf_node_name(node), "WarnNotImplemented");
  KFT_EQ_INT(warnings, 0);
  KFT_OK(backward(y, vector(1, 1), 0));
  KFT_EQ_INT(warnings, 1);
  KFT_CONTAINS(last_warning, "afb::twice has no derivative, so gradients of what");
  KFT_TRUE(kf_tensor_grad(x) == NULL);
  /* A kernel made of recorded operators: right gradients, and a warning. */
  y = call("afb::recorded", x);
  KFT_OK(backward(y, vector(1, 1), 0));
  KFT_EQ_INT(warnings, 2);
  IS(kf_tensor_grad(x), 2, 2);
}

static void test_nothing(void **state) {
  (void)state;
  (void)open_library();
  kf_tensor_t *x = leaf(1, 2);
  KFT_OK(kf_set_autograd_fallback_mode(KF_AUTOGRAD_FALLBACK_NOTHING));
  KFT_TRUE(!kf_tensor_requires_grad(call("afb::twice", x)));
  KFT_OK(kf_set_autograd_fallback_mode(KF_AUTOGRAD_FALLBACK_ERROR));
  kf_set_autograd_fallback(NULL); /* as if there were no autograd */
  KFT_TRUE(!kf_tensor_requires_grad(call("afb::twice", x)));
}

static void test_strict(void **state) {
  (void)state;
  kf_library_t *library = open_library();
  kf_kernel_desc_t strict = kf_kernel_boxed(kf_autograd_not_implemented, NULL, NULL);
  kf_kernel_desc_t tracking = kf_kernel_boxed(kf_autograd_inplace_or_view, NULL, NULL);
  KFT_OK(kf_library_impl(library, "twice", KF_KEY_Autograd, &strict));
  KFT_OK(kf_library_impl(library, "twice_", KF_KEY_Autograd, &strict));
  KFT_OK(kf_library_impl(library, "twice_", KF_KEY_ADInplaceOrView, &tracking));
  KFT_OK(kf_library_impl(library, "alias", KF_KEY_Autograd, &strict));
  KFT_OK(kf_library_impl(library, "alias", KF_KEY_ADInplaceOrView, &tracking));
  kf_tensor_t *x = leaf(1, 2), *out = NULL;
  kf_tensor_t *y = call("afb::twice", x);
  KFT_FAILS_WITH(backward(y, vector(1, 1), 0), KF_ERR_RUNTIME, "afb::twice has no derivative");
  KFT_FAILS_WITH(call_op("afb::twice_", x, &out), KF_ERR_RUNTIME,
                 "a leaf that requires a gradient");
  kf_tensor_t *plain = vector(1, 2);
  kf_tensor_t *same = call("afb::twice_", plain);
  KFT_TRUE(same == plain && *plain->version == 1);
  kf_tensor_t *view = call("afb::alias", plain);
  KFT_TRUE(kf_tensor_base(view) == plain);
}

KFT_MAIN(KFT_TEST(test_error), KFT_TEST(test_warn), KFT_TEST(test_nothing), KFT_TEST(test_strict))
