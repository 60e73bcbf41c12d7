// Keyfall in a C++ program: references that release themselves, errors as exceptions, and a lambda as
// a kernel. The helpers in namespace kf are all that is needed; copy them.
#include <keyfall/keyfall.h>

#include <cstdio>
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace kf {

// A failed call, with the library's status and message.
struct error : std::runtime_error {
  explicit error(kf_status_t code) : std::runtime_error(kf_error_message()), code(code) {}
  kf_status_t code;
};

inline void check(kf_status_t status) {
  if (status != KF_OK) throw error(status);
}

// A reference to a tensor: copies share it, the last one releases it.
class tensor {
 public:
  tensor() = default;
  tensor(const tensor &other) : raw_(other.raw_) { kf_tensor_retain(raw_); }
  tensor(tensor &&other) noexcept : raw_(std::exchange(other.raw_, nullptr)) {}
  tensor &operator=(tensor other) noexcept {
    std::swap(raw_, other.raw_);
    return *this;
  }
  ~tensor() { kf_tensor_release(raw_); }

  static tensor from(const std::vector<float> &data, kf_int_span_t sizes) {
    tensor made;
    if (data.size() != product(sizes)) throw std::invalid_argument("data do not fill the shape");
    check(kf_tensor_from_data(data.data(), KF_DTYPE_FLOAT32, sizes, made.out()));
    return made;
  }
  // Takes over a reference, and adds one.
  static tensor own(kf_tensor_t *raw) {
    tensor made;
    made.raw_ = raw;
    return made;
  }
  static tensor borrow(kf_tensor_t *raw) {
    kf_tensor_retain(raw);
    return own(raw);
  }

  kf_tensor_t *get() const { return raw_; }
  kf_tensor_t *release() { return std::exchange(raw_, nullptr); }
  // Where a function stores its result.
  kf_tensor_t **out() {
    kf_tensor_release(std::exchange(raw_, nullptr));
    return &raw_;
  }
  std::string text() const {
    char *text = nullptr;
    check(kf_tensor_to_text(raw_, nullptr, &text));
    std::unique_ptr<char, void (*)(void *)> owner(text, kf_free);
    return text;
  }
  double item() const {
    kf_scalar_t number;
    check(kf_item(raw_, &number));
    return number.tag == KF_TAG_FLOAT ? number.as.f : static_cast<double>(number.as.i);
  }

 private:
  static size_t product(kf_int_span_t sizes) {
    size_t count = 1;
    for (size_t i = 0; i < sizes.size; i++) count *= static_cast<size_t>(sizes.data[i]);
    return count;
  }
  kf_tensor_t *raw_ = nullptr;
};

// Calls a function of ops.h whose result is one tensor: kf::call(kf_mul, x.get(), y.get()).
template <typename... parameters, typename... arguments>
tensor call(kf_status_t (*function)(parameters...), arguments... given) {
  tensor result;
  check(function(given..., result.out()));
  return result;
}

// Registrations, undone when the library goes out of scope.
class library {
 public:
  explicit library(const char *name) {
    check(KF_LIBRARY(KF_LIBRARY_DEF, name, KF_KEY_Undefined, &raw_));
  }
  library(const library &) = delete;
  library &operator=(const library &) = delete;
  ~library() { kf_library_release(raw_); }

  void define(const char *schema) { check(kf_library_def(raw_, schema, nullptr)); }

  // A function of one tensor and one number as a kernel. It may run on any thread.
  using function = std::function<tensor(const tensor &, double)>;
  void kernel(const char *name, kf_key_t key, function body) {
    auto context = std::make_unique<function>(std::move(body));
    kf_kernel_desc_t desc = kf_kernel_boxed(run, context.get(), nullptr);
    desc.release = [](void *given) { delete static_cast<function *>(given); };
    check(kf_library_impl(raw_, name, key, &desc));
    context.release();  // now the library's
  }

 private:
  // No exception may leave a function that C calls.
  static kf_status_t run(const kf_call_t *call, kf_stack_t *stack) try {
    double by = 0;
    kf_tensor_t *x = nullptr;
    check(kf_value_to_float(&stack->values[stack->size - 1], &by));
    check(kf_value_to_tensor(&stack->values[stack->size - 2], &x));
    auto &body = *static_cast<function *>(kf_call_context(call));
    tensor result = body(tensor::borrow(x), by);
    kf_stack_drop(stack, 2);
    return kf_stack_push_take(stack, kf_value_tensor_take(result.release()));
  } catch (const error &failed) {
    return kf_error_set(failed.code, "%s", failed.what());
  } catch (const std::exception &failed) {
    return kf_error_set(KF_ERR_RUNTIME, "%s", failed.what());
  } catch (...) {
    return kf_error_set(KF_ERR_RUNTIME, "an exception that is not a std::exception");
  }

  kf_library_t *raw_ = nullptr;
};

}  // namespace kf

// Calls embed::scale by name.
static kf::tensor scale(const kf::tensor &x, double by) {
  kf_op_t *op = nullptr;
  kf::check(kf_op_find("embed::scale", "", &op));
  std::unique_ptr<const kf_op_t, void (*)(const kf_op_t *)> owner(op, kf_op_release);
  kf::tensor result;
  kf_tensor_t *argument = x.get();
  const void *arguments[] = {&argument, &by};
  void *results[] = {result.out()};
  kf::check(kf_op_call_pointers(op, arguments, results));
  return result;
}

int main() try {
  kf::check(kf_init());
  kf::tensor x = kf::tensor::from({1, 2, 3, 4}, KF_INTS(2, 2));
  kf::check(kf_tensor_set_requires_grad(x.get(), true));
  kf::tensor loss = kf::call(kf_sum, kf::call(kf_mul, x.get(), x.get()).get(), kf_no_int());
  kf::check(kf_backward(KF_TENSORS(loss.get()), {nullptr, 0}, 0, {nullptr, 0}));
  std::printf("sum of squares %g, gradient\n%s\n", loss.item(),
              kf::tensor::borrow(kf_tensor_grad(x.get())).text().c_str());

  kf::library library("embed");
  library.define("scale(Tensor x, float by) -> Tensor");
  library.kernel("scale", KF_KEY_CPU, [](const kf::tensor &given, double by) {
    if (by < 0) throw std::invalid_argument("scale: expected a factor of at least 0");
    return kf::call(kf_mul_Scalar, given.get(), KF_FLOAT(by));
  });
  kf::tensor plain = kf::call(kf_detach, x.get());
  std::printf("embed::scale\n%s\n", scale(plain, 0.5).text().c_str());
  try {
    scale(plain, -1);
  } catch (const kf::error &refused) {
    std::printf("refused: %s\n", refused.what());
    return 0;
  }
  std::puts("a negative factor was not refused");
  return 1;
} catch (const std::exception &failed) {
  std::fprintf(stderr, "embed: %s\n", failed.what());
  return 1;
}
