// peer_autograd.cpp: the measurements of autograd_bench.c, made with libtorch's autograd on one
// thread. Same cases, same names, same shapes.
#include <torch/torch.h>

#include "peer_main.h"

namespace {

constexpr size_t kChain = 100000, kShortChain = 10000;

struct Data {
  at::Tensor x = at::ones({1}).requires_grad_(), y = at::ones({1}).requires_grad_();
};
Data *d;

void loop_add(size_t n) {
  for (size_t i = 0; i < n; ++i) {
    BENCH_BARRIER();
    auto made = at::add(d->x, d->y);
    (void)made;
  }
}

void loop_backward(size_t n) {
  for (size_t i = 0; i < n; ++i) {
    BENCH_BARRIER();
    at::add(d->x, d->y).sum().backward();
  }
}

void chain(size_t length) {
  at::Tensor last = d->x;
  for (size_t i = 0; i < length; ++i) last = at::add(last, d->y);
  last.sum().backward();
}

void loop_chain(size_t n) {
  for (size_t i = 0; i < n; ++i) chain(kChain);
}

void loop_short_chain(size_t n) {
  for (size_t i = 0; i < n; ++i) chain(kShortChain);
}

bench_case_t cases[] = {{"add_grad", nullptr, loop_add, 1, nullptr, 0, 0},
                        {"backward", nullptr, loop_backward, 1, nullptr, 0, 0},
                        {"chain", nullptr, loop_chain, kChain, nullptr, 0, 0},
                        {"short_chain", nullptr, loop_short_chain, kShortChain, nullptr, 0, 0}};

}  // namespace

int main(int argc, char **argv) {
  return peer_main(argc, argv, d, cases, sizeof cases / sizeof *cases);
}
