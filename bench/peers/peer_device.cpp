// peer_device.cpp: the measurements of device_bench.c, made with libtorch on a PrivateUse1 device
// whose memory is the host's and whose copies are memcpy. Operators without a kernel run by
// libtorch's own CPU fallback.
#include <ATen/ATen.h>
#include <ATen/EmptyTensor.h>
#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <ATen/native/CPUFallback.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/view_native.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <torch/library.h>

#include "peer_main.h"

namespace {

using at::Tensor;

// ---- The device ----

constexpr auto kFar = c10::DeviceType::PrivateUse1;
const c10::Device far_device(kFar, 0);

struct FarAllocator final : c10::Allocator {
  c10::DataPtr allocate(size_t size) override {
    void *data = size > 0 ? malloc(size) : nullptr;
    return {data, data, &free, far_device};
  }
  c10::DeleterFnPtr raw_deleter() const override { return &free; }
  void copy_data(void *to, const void *from, std::size_t size) const override {
    memcpy(to, from, size);
  }
};
FarAllocator allocator;
REGISTER_ALLOCATOR(kFar, &allocator);

struct FarGuard final : c10::impl::DeviceGuardImplInterface {
  c10::DeviceType type() const override { return kFar; }
  c10::Device exchangeDevice(c10::Device) const override { return far_device; }
  c10::Device getDevice() const override { return far_device; }
  void setDevice(c10::Device) const override {}
  void uncheckedSetDevice(c10::Device) const noexcept override {}
  c10::Stream getStream(c10::Device) const override { return stream(); }
  c10::Stream getNewStream(c10::Device, int) const override { return stream(); }
  c10::Stream exchangeStream(c10::Stream) const override { return stream(); }
  c10::DeviceIndex deviceCount() const noexcept override { return 1; }
  void record(void **, const c10::Stream &, const c10::DeviceIndex,
              const c10::EventFlag) const override {}
  void block(void *, const c10::Stream &) const override {}
  bool queryEvent(void *) const override { return true; }
  void destroyEvent(void *, const c10::DeviceIndex) const noexcept override {}
  bool queryStream(const c10::Stream &) const override { return true; }
  void synchronizeStream(const c10::Stream &) const override {}

 private:
  static c10::Stream stream() { return c10::Stream(c10::Stream::DEFAULT, far_device); }
};
C10_REGISTER_GUARD_IMPL(PrivateUse1, FarGuard);

// The autograd engine asks for the accelerator's current stream.
struct FarHooks final : at::PrivateUse1HooksInterface {
  bool isBuilt() const override { return true; }
  bool isAvailable() const override { return true; }
  bool hasPrimaryContext(c10::DeviceIndex) const override { return true; }
};

void register_far() {
  c10::register_privateuse1_backend("far");
  at::RegisterPrivateUse1HooksInterface(new FarHooks);
}

constexpr c10::DispatchKeySet kFarKeys(c10::DispatchKey::PrivateUse1);

Tensor far_empty(c10::IntArrayRef size, std::optional<at::ScalarType> dtype,
                 std::optional<at::Layout>, std::optional<at::Device>, std::optional<bool>,
                 std::optional<at::MemoryFormat> format) {
  return at::detail::empty_generic(size, &allocator, kFarKeys, c10::dtype_or_default(dtype),
                                   format);
}

Tensor far_empty_strided(c10::IntArrayRef size, c10::IntArrayRef stride,
                         std::optional<at::ScalarType> dtype, std::optional<at::Layout>,
                         std::optional<at::Device>, std::optional<bool>) {
  return at::detail::empty_strided_generic(size, stride, &allocator, kFarKeys,
                                           c10::dtype_or_default(dtype));
}

// A CPU tensor over the same memory.
Tensor as_host(const Tensor &t) {
  return at::from_blob(t.data_ptr(), t.sizes(), t.strides(), t.options().device(at::kCPU));
}

Tensor far_copy_from(const Tensor &self, const Tensor &dst, bool) {
  if (self.scalar_type() == dst.scalar_type() && self.sizes() == dst.sizes() &&
      self.is_contiguous() && dst.is_contiguous())
    memcpy(dst.mutable_data_ptr(), self.const_data_ptr(), dst.nbytes());
  else
    as_host(dst).copy_(as_host(self));
  return dst;
}

Tensor far_copy_from_and_resize(const Tensor &self, const Tensor &dst) {
  dst.resize_(self.sizes());
  return far_copy_from(self, dst, false);
}

const Tensor &far_resize(const Tensor &self, c10::IntArrayRef size,
                         std::optional<at::MemoryFormat>) {
  if (self.sizes() != size) bench_die("peer", "resizes a tensor of its device");
  return self;
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("empty.memory_format", &far_empty);
  m.impl("empty_strided", &far_empty_strided);
  m.impl("_copy_from", &far_copy_from);
  m.impl("_copy_from_and_resize", &far_copy_from_and_resize);
  m.impl("resize_", &far_resize);
  m.impl("view", &at::native::view);
  m.impl("as_strided", &at::native::as_strided_tensorimpl);
}

void fallback(const c10::OperatorHandle &op, torch::jit::Stack *stack) {
  at::native::cpu_fallback(op, stack);
}

TORCH_LIBRARY_IMPL(_, PrivateUse1, m) {
  m.fallback(torch::CppFunction::makeFromBoxedFunction<&fallback>());
}

// ---- What the loops work on ----

constexpr int64_t kFew = 4, kBatch = 32, kInputs = 16, kHidden = 32, kClasses = 10;

struct Mlp {
  Tensor images, wanted, parameters[4];
  Mlp to(c10::Device device) const {
    Mlp made{images.to(device), wanted.to(device)};
    for (int i = 0; i < 4; ++i)
      made.parameters[i] = parameters[i].to(device, parameters[i].scalar_type(), false, true)
                               .detach()
                               .requires_grad_();
    return made;
  }
};

Tensor train(Mlp &m) {
  Tensor hidden = at::relu(at::linear(m.images, m.parameters[0], m.parameters[1]));
  Tensor loss = at::cross_entropy_loss(at::linear(hidden, m.parameters[2], m.parameters[3]),
                                       m.wanted);
  loss.backward();
  at::NoGradGuard no_grad;
  for (Tensor &parameter : m.parameters) {
    parameter.sub_(parameter.grad(), 0.01);
    parameter.mutable_grad() = Tensor();
  }
  return loss;
}

struct Data {
  Tensor cpu_a = at::randn({kFew}), cpu_b = at::randn({kFew}), cpu_one = at::randn({1});
  Tensor far_a = cpu_a.to(far_device), far_b = cpu_b.to(far_device);
  Tensor far_one = cpu_one.to(far_device);
  Mlp both{at::randn({kBatch, kInputs}),
           at::randint(kClasses, {kBatch}, at::kLong),
           {at::randn({kHidden, kInputs}), at::randn({kHidden}), at::randn({kClasses, kHidden}),
            at::randn({kClasses})}};
  Mlp cpu_mlp = both.to(at::kCPU), far_mlp = both.to(far_device);
  Data() {
    for (int i = 0; i < 5; ++i)
      if (train(cpu_mlp).item<float>() != train(far_mlp).item<float>())
        bench_die("mlp", "the device's losses are not the CPU's");
  }
};
Data *d;

// ---- Loops ----

LOOP(neg_cpu, at::neg(d->cpu_a))
LOOP(neg_fallback, at::neg(d->far_a))
LOOP(atan2_cpu, at::atan2(d->cpu_a, d->cpu_b))
LOOP(atan2_fallback, at::atan2(d->far_a, d->far_b))
LOOP(sort_cpu, at::sort(d->cpu_a, 0, false))
LOOP(sort_fallback, at::sort(d->far_a, 0, false))
LOOP(neg_inplace_cpu, (at::neg_(d->cpu_b), 0))
LOOP(neg_inplace_fallback, (at::neg_(d->far_b), 0))
LOOP(copy_4, (d->far_one.copy_(d->cpu_one), 0))
LOOP(mlp_cpu, train(d->cpu_mlp))
LOOP(mlp_fallback, train(d->far_mlp))

void copy_bytes(void *to, const void *from, size_t size) { memcpy(to, from, size); }
float bytes_a[kFew], bytes_b[kFew];
void loop_own_copy_16(size_t n) {
  for (size_t i = 0; i < n; ++i) {
    void (*volatile function)(void *, const void *, size_t) = copy_bytes;
    function(bytes_b, bytes_a, 16);
    BENCH_BARRIER();
  }
}

#define CASE(name) {#name, nullptr, loop_##name, 1, nullptr, 0, 0},
bench_case_t cases[] = {CASE(neg_cpu) CASE(neg_fallback) CASE(atan2_cpu) CASE(atan2_fallback)
                            CASE(sort_cpu) CASE(sort_fallback) CASE(neg_inplace_cpu)
                                CASE(neg_inplace_fallback) CASE(own_copy_16) CASE(copy_4)
                                    CASE(mlp_cpu) CASE(mlp_fallback)};

}  // namespace

int main(int argc, char **argv) {
  register_far();
  return peer_main(argc, argv, d, cases, sizeof cases / sizeof *cases);
}
