// peer_torch.cpp: the measurements of core_bench.c, made with libtorch's dispatcher. Same cases,
// same names, same shape: a CPU tensor as the one dispatchable argument, the kernel at CPU, a
// fallthrough at Autograd (or the wrapper), and the framework's own fallbacks for the rest.
// bench/run.py compiles this file against the headers and libraries of the `torch` package.
#include <ATen/ATen.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/csrc/jit/frontend/function_schema_parser.h>
#include <torch/library.h>

#include <exception>
#include <optional>

#include "driver.h"

namespace {

using at::Tensor;
using NoopSignature = void(const Tensor &);

// ---- Kernels ----

void noop_kernel(const Tensor &) {}

Tensor &inplace_kernel(Tensor &x) { return x; }

Tensor identity_kernel(const Tensor &x) { return x; }

// Leaves its argument where its return belongs.
void boxed_kernel(const c10::OperatorHandle &, torch::jit::Stack *) {}

// Handles are looked up once, when the cases are set up; calls read them from memory.
struct Handles {
  c10::TypedOperatorHandle<NoopSignature> noop;
  c10::TypedOperatorHandle<NoopSignature> wrapped;
  c10::TypedOperatorHandle<NoopSignature> again;
  c10::OperatorHandle boxed;
  c10::OperatorHandle inplace;
  c10::OperatorHandle identity;
};
std::optional<Handles> handles;

void wrapper_kernel(c10::DispatchKeySet keys, const Tensor &x) {
  handles->wrapped.redispatch(keys & c10::after_autograd_keyset, x);
}

// A wrapper that redispatches many times, so that the redispatch can be timed by itself.
size_t redispatches;
void again_kernel(c10::DispatchKeySet keys, const Tensor &x) {
  for (size_t i = 0; i < redispatches; ++i) {
    BENCH_BARRIER();
    handles->again.redispatch(keys & c10::after_autograd_keyset, x);
  }
}

TORCH_LIBRARY(keyfall_bench, m) {
  const auto cpu = c10::DispatchKey::CPU, autograd = c10::DispatchKey::Autograd;
  m.def("noop(Tensor x) -> ()");
  m.impl("noop", cpu, &noop_kernel);
  m.impl("noop", autograd, torch::CppFunction::makeFallthrough());
  m.def("noop_(Tensor(a!) x) -> Tensor(a!)");
  m.impl("noop_", cpu, &inplace_kernel);
  m.impl("noop_", autograd, torch::CppFunction::makeFallthrough());
  m.def("identity(Tensor x) -> Tensor");
  m.impl("identity", cpu, &identity_kernel);
  m.impl("identity", autograd, torch::CppFunction::makeFallthrough());
  m.def("boxed(Tensor x) -> Tensor");
  m.impl("boxed", cpu, torch::CppFunction::makeFromBoxedFunction<&boxed_kernel>());
  m.impl("boxed", autograd, torch::CppFunction::makeFallthrough());
  m.def("wrapped(Tensor x) -> ()");
  m.impl("wrapped", cpu, &noop_kernel);
  m.impl("wrapped", autograd, &wrapper_kernel);
  m.def("again(Tensor x) -> ()");
  m.impl("again", cpu, &noop_kernel);
  m.impl("again", autograd, &again_kernel);
}

// ---- Loops ----

Tensor argument;
bench_texts_t schemas;

void loop_noop(size_t n) {
  for (size_t i = 0; i < n; ++i) {
    BENCH_BARRIER();
    handles->noop.call(argument);
  }
}

void loop_wrapped(size_t n) {
  for (size_t i = 0; i < n; ++i) {
    BENCH_BARRIER();
    handles->wrapped.call(argument);
  }
}

void loop_redispatch(size_t n) {
  redispatches = n;
  handles->again.call(argument);
}

void loop_boxed_call(size_t n, const c10::OperatorHandle &op) {
  torch::jit::Stack values;
  values.emplace_back(argument);
  for (size_t i = 0; i < n; ++i) {
    BENCH_BARRIER();
    op.callBoxed(&values);
  }
  if (values.size() != 1 || !values[0].isTensor() || !values[0].toTensor().is_same(argument))
    bench_die("boxed call", "did not leave its argument as its return");
}
void loop_boxed_boxed(size_t n) { loop_boxed_call(n, handles->boxed); }
void loop_boxed_typed(size_t n) { loop_boxed_call(n, handles->inplace); }
void loop_boxed_identity(size_t n) { loop_boxed_call(n, handles->identity); }

void loop_parse(size_t n) {
  for (size_t i = 0; i < n; ++i)
    for (size_t k = 0; k < BENCH_SAMPLE; ++k) {
      BENCH_BARRIER();
      c10::FunctionSchema schema = torch::jit::parseSchema(bench_sample(&schemas, k));
      (void)schema;
    }
}

void set_up() {
  c10::Dispatcher &dispatcher = c10::Dispatcher::singleton();
  const auto find = [&](const char *name) { return dispatcher.findSchemaOrThrow(name, ""); };
  handles.emplace(Handles{find("keyfall_bench::noop").typed<NoopSignature>(),
                          find("keyfall_bench::wrapped").typed<NoopSignature>(),
                          find("keyfall_bench::again").typed<NoopSignature>(),
                          find("keyfall_bench::boxed"), find("keyfall_bench::noop_"),
                          find("keyfall_bench::identity")});
  argument = at::ones({1});
}

bench_case_t cases[] = {
    {"typed_noop", nullptr, loop_noop, 1, nullptr, 0, 0},
    {"boxed_boxed", nullptr, loop_boxed_boxed, 1, nullptr, 0, 0},
    {"boxed_typed", nullptr, loop_boxed_typed, 1, nullptr, 0, 0},
    {"boxed_identity", nullptr, loop_boxed_identity, 1, nullptr, 0, 0},
    {"wrapped", nullptr, loop_wrapped, 1, nullptr, 0, 0},
    {"redispatch", nullptr, loop_redispatch, 1, nullptr, 0, 0},
    {"parse", nullptr, loop_parse, BENCH_SAMPLE, nullptr, 0, 0},
};

}  // namespace

// peer_torch --schemas FILE (--list | --serve | --count NAME N | NAME…)
int main(int argc, char **argv) {
  if (argc < 3 || strcmp(argv[1], "--schemas") != 0)
    bench_die("usage", "peer_torch --schemas FILE [--list|--serve|--count NAME N|NAME...]");
  try {
    schemas = bench_read_texts(argv[2]);
    set_up();
    return bench_main(argc - 3, argv + 3, cases, sizeof cases / sizeof *cases);
  } catch (const std::exception &error) {
    bench_die("libtorch", error.what());
  }
  return 1;
}
