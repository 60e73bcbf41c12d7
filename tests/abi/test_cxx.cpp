// The headers from C++: values, a library, kernels written in C++, and typed calls through KF_CALL
// and KF_REDISPATCH, which put the whole call path into this unit.
#include <keyfall/keyfall.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

void expect(bool condition, const char *what) {
  if (condition) return;
  std::fprintf(stderr, "%s: %s\n", what, kf_error_message());
  std::exit(1);
}

void expect_ok(kf_status_t status, const char *what) { expect(status == KF_OK, what); }

struct Tensor {
  kf_dispatchable_t base;
  double number;
};

void destroy_tensor(kf_object_t *self) { delete reinterpret_cast<Tensor *>(self); }

const kf_object_type_t tensor_type = {
    sizeof(kf_object_type_t), KF_OBJECT_DISPATCHABLE, "Tensor", destroy_tensor, nullptr, nullptr};

kf_tensor_t *make_tensor(double number, kf_keyset_t keys) {
  Tensor *tensor = new Tensor();
  kf_object_init(&tensor->base.object, &tensor_type);
  tensor->base.keys = keys;
  tensor->number = number;
  return reinterpret_cast<kf_tensor_t *>(tensor);
}

double number_of(kf_tensor_t *tensor) { return reinterpret_cast<Tensor *>(tensor)->number; }

using scale_fn = kf_status_t (*)(const kf_call_t *, kf_tensor_t *, double, kf_tensor_t **);

kf_status_t scale_kernel(const kf_call_t *, kf_tensor_t *x, double by, kf_tensor_t **out) {
  *out = make_tensor(number_of(x) * by, kf_keys_of(x));
  return KF_OK;
}
KF_TYPED_KERNEL(scale_on_cpu, scale_kernel, (Tensor, float), Tensor)

kf_status_t both_kernel(const kf_call_t *, bool a, bool b, bool *out) {
  *out = a && b;
  return KF_OK;
}
KF_TYPED_KERNEL(both, both_kernel, (bool, bool), bool)

kf_status_t redispatch_scale(const kf_op_t *op, kf_keyset_t set, kf_tensor_t *x, double by,
                             kf_tensor_t **out) {
  KF_REDISPATCH(op, scale_fn, set, (x, by, out), (KF_ARG(x), KF_ARG(by)), (out));
}

// Doubles the factor and hands on.
kf_status_t scale_autograd(const kf_call_t *call, kf_tensor_t *x, double by, kf_tensor_t **out) {
  kf_keyset_t below =
      kf_keyset_and(call->keyset, kf_keyset_named(KF_KEYSET_AFTER_AD_INPLACE_OR_VIEW));
  return redispatch_scale(call->op, below, x, 2 * by, out);
}

kf_status_t scale_boxed(const kf_call_t *, kf_stack_t *stack) {
  kf_value_t by = kf_stack_pop(stack);
  kf_value_t x = kf_stack_pop(stack);
  kf_tensor_t *tensor = reinterpret_cast<kf_tensor_t *>(x.as.object);
  kf_tensor_t *result = make_tensor(number_of(tensor) + by.as.f, kf_keys_of(tensor));
  kf_value_clear(&x);
  return kf_stack_push_take(stack, kf_value_tensor_take(result));
}

kf_status_t scale(const kf_op_t *op, kf_tensor_t *x, double by, kf_tensor_t **out) {
  KF_CALL(op, scale_fn, kf_keys_of(x), (x, by, out), (KF_ARG(x), KF_ARG(by)), (out));
}

double call_boxed(const kf_op_t *op, kf_key_t key, double number, double by) {
  kf_value_t buffer[2];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 2);
  kf_tensor_t *x = make_tensor(number, kf_keyset_of(key));
  expect_ok(kf_stack_push_take(&stack, kf_value_tensor_take(x)), "push");
  expect_ok(kf_stack_push_take(&stack, kf_value_float(by)), "push");
  kf_guard_t guard;
  kf_guard_force(&guard, kf_keyset_empty(), kf_keyset_empty());
  expect_ok(kf_call_boxed(op, &stack), "boxed call");
  kf_guard_leave(&guard);
  double result = stack.size == 1 ? number_of(stack.values[0].as.tensor) : -1;
  kf_stack_destroy(&stack);
  return result;
}

double call(const kf_op_t *op, kf_key_t key, double number, double by) {
  kf_tensor_t *x = make_tensor(number, kf_keyset_for_tensor(kf_keyset_of(key), false));
  kf_tensor_t *out = nullptr;
  kf_guard_t guard;
  kf_guard_force(&guard, kf_keyset_empty(), kf_keyset_named(KF_KEYSET_AUTOCAST));
  expect_ok(scale(op, x, by, &out), "scale");
  kf_guard_leave(&guard);
  double result = number_of(out);
  kf_object_release(x);
  kf_object_release(out);
  return result;
}

// KF_INTS and KF_TENSORS: the elements live as long as the expression that they stand in, and
// integers of any type will do.
double sum(kf_int_span_t numbers) {
  double total = 0;
  for (std::size_t i = 0; i < numbers.size; i++) total += static_cast<double>(numbers.data[i]);
  return total;
}
std::size_t defined(kf_tensor_span_t tensors) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < tensors.size; i++) count += tensors.data[i] != nullptr;
  return count;
}
void check_lists() {
  std::size_t large = 40;
  int small = 2;
  expect(sum(KF_INTS(1, small, large, INT64_C(1) << 40)) == 43.0 + 1099511627776.0, "KF_INTS");
  expect(KF_INTS(7).size == 1 && kf_no_ints().size == 0, "the size of a list");
  kf_tensor_t *a = make_tensor(1, kf_keyset_empty());
  expect(defined(KF_TENSORS(a, nullptr, a)) == 2 && KF_TENSORS(a, NULL).size == 2, "KF_TENSORS");
  kf_tensor_release(a);
  kf_tensor_t *matrix = nullptr, *twice = nullptr;
  const double numbers[] = {1, 2, 3, 4, 5, 6};
  expect_ok(kf_tensor_from_data(numbers, KF_DTYPE_FLOAT64, KF_INTS(2, 3), &matrix), "from_data");
  expect_ok(kf_cat(KF_TENSORS(matrix, matrix), 0, &twice), "cat");
  expect(kf_tensor_numel(twice) == 12 && kf_tensor_sizes(twice).data[0] == 4, "cat's sizes");
  kf_tensor_release(matrix);
  kf_tensor_release(twice);
  kf_shutdown();
}

}  // namespace

int main() {
  kf_library_t *library = nullptr;
  expect_ok(KF_LIBRARY(KF_LIBRARY_DEF, "cxx", KF_KEY_Undefined, &library), "library");
  expect_ok(kf_library_def(library, "scale(Tensor x, float by) -> Tensor", nullptr), "def");
  const char *signature = "(Tensor, float) -> Tensor";
  kf_kernel_desc_t cpu = scale_on_cpu("");
  expect(std::strcmp(cpu.signature, signature) == 0 &&
             std::strcmp(both("").signature, "(bool, bool) -> bool") == 0,
         "signatures of typed kernels");
  kf_kernel_desc_t autograd =
      kf_kernel_typed(reinterpret_cast<kf_typed_fn>(scale_autograd), signature, "");
  kf_kernel_desc_t cuda = kf_kernel_boxed(scale_boxed, nullptr, "");
  kf_kernel_desc_t skip = kf_kernel_fallthrough();
  expect_ok(kf_library_impl(library, "scale", KF_KEY_CPU, &cpu), "impl CPU");
  expect_ok(kf_library_impl(library, "scale", KF_KEY_CUDA, &cuda), "impl CUDA");
  expect_ok(kf_library_impl(library, "scale", KF_KEY_AutogradCPU, &autograd), "impl AutogradCPU");
  expect_ok(kf_library_impl(library, "scale", KF_KEY_AutogradCUDA, &skip), "impl AutogradCUDA");
  expect_ok(kf_library_impl(library, "scale", KF_KEY_ADInplaceOrView, &skip),
            "impl ADInplaceOrView");
  kf_op_t *op = nullptr;
  expect_ok(kf_op_find("cxx::scale", "", &op), "find");
  expect_ok(kf_op_check_signature(op, signature), "signature");
  expect(call(op, KF_KEY_CPU, 3, 2) == 12, "typed kernels, one behind the other");
  expect(call_boxed(op, KF_KEY_CPU, 3, 2) == 6, "a boxed call of a typed kernel");
  expect(call(op, KF_KEY_CUDA, 3, 2) == 5, "a boxed kernel, past a fallthrough key");
  kf_op_release(op);
  kf_library_release(library);
  expect_ok(kf_synchronize(), "synchronize");
  expect(kf_op_count() == 0, "something is left");
  check_lists();
  return 0;
}
