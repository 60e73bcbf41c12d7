// peer_tensors.cpp: the measurements of tensor_bench.c, made with libtorch's operators on one
// thread. Same cases, same names, same shapes.
#include <ATen/ATen.h>

#include "peer_main.h"

namespace {

using at::Tensor;

constexpr int64_t kSmall = 1024, kLarge = 4194304, kMillion = 1048576, kSide = 1024;

// What the loops work on; never destroyed, so that leaving the program costs nothing.
struct Data {
  Tensor one_a = at::randn({1}), one_b = at::randn({1}), one_out = at::randn({1});
  Tensor a_1k = at::randn({1, kSmall}), b_1k = at::randn({1, kSmall});
  Tensor a_64k = at::randn({64, kSmall}), b_64k = at::randn({64, kSmall});
  Tensor a_4m = at::randn({4096, kSmall}), b_4m = at::randn({4096, kSmall});
  Tensor out_4m = at::randn({4096, kSmall});
  Tensor weight_1k = at::randn({kSmall}), bias_1k = at::randn({kSmall});
  Tensor square_64 = at::randn({64, 64}), square_256 = at::randn({256, 256});
  Tensor square_1024 = at::randn({1024, 1024});
  Tensor image = at::randn({8, 16, 32, 32}), filters = at::randn({32, 16, 3, 3});
  Tensor channel = at::randn({16});
  Tensor flat = at::randn({kMillion});
  Tensor indices = at::randint(kMillion, {kMillion}, at::kLong);
  Tensor grid = at::randn({kSide, kSide}), row = at::randn({kSide});
  Tensor turned = grid.transpose(0, 1);
};
Data *d;

LOOP(empty, at::empty({1}))
LOOP(add_1, at::add(d->one_a, d->one_b))
LOOP(add_out_1, (at::add_out(d->one_out, d->one_a, d->one_b), 0))
LOOP(view, d->grid.view({kSide * kSide}))
LOOP(select, d->grid.select(0, 3))
LOOP(transpose, d->grid.transpose(0, 1))

#define SIZES(X, name) X(name, 1k) X(name, 64k) X(name, 4m)
#define BINARY(name, size) LOOP(name##_##size, at::name(d->a_##size, d->b_##size))
#define UNARY(name, size) LOOP(name##_##size, at::name(d->a_##size))
#define SOFTMAX(name, size) LOOP(name##_##size, at::softmax(d->a_##size, -1))
#define LAYER_NORM(name, size) \
  LOOP(name##_##size, at::layer_norm(d->a_##size, {kSmall}, d->weight_1k, d->bias_1k, 1e-5, false))
SIZES(BINARY, add)
SIZES(BINARY, mul)
SIZES(UNARY, exp)
SIZES(UNARY, tanh)
SIZES(UNARY, gelu)
SIZES(UNARY, sum)
SIZES(UNARY, max)
SIZES(SOFTMAX, softmax)
SIZES(LAYER_NORM, layer_norm)

LOOP(copy_4m, (d->out_4m.copy_(d->a_4m), 0))
LOOP(mm_64, at::mm(d->square_64, d->square_64))
LOOP(mm_256, at::mm(d->square_256, d->square_256))
LOOP(mm_1024, at::mm(d->square_1024, d->square_1024))
LOOP(conv2d, at::conv2d(d->image, d->filters, {}, {1, 1}, {1, 1}, {1, 1}, 1))
LOOP(max_pool2d, at::max_pool2d(d->image, {2, 2}, {2, 2}, {0, 0}, {1, 1}, false))
LOOP(batch_norm, at::batch_norm(d->image, d->channel, d->channel, {}, {}, true, 0.1, 1e-5, false))
LOOP(add_turned_1m, at::add(d->grid, d->turned))
LOOP(add_row_1m, at::add(d->grid, d->row))
LOOP(index_select_1m, at::index_select(d->flat, 0, d->indices))
LOOP(gather_1m, at::gather(d->flat, 0, d->indices))
LOOP(scatter_add_1m, at::scatter_add(d->flat, 0, d->indices, d->flat))
LOOP(cat_1m, at::cat({d->grid, d->grid}, 1))
LOOP(sort_1m, at::sort(d->flat, 0, false))
LOOP(topk_1m, at::topk(d->flat, 100, 0, true, true))

#define CASE(name) {#name, nullptr, loop_##name, 1, nullptr, 0, 0},
#define CASES3(name) CASE(name##_1k) CASE(name##_64k) CASE(name##_4m)
bench_case_t cases[] = {
    CASE(empty) CASE(add_1) CASE(add_out_1) CASE(view) CASE(select) CASE(transpose)
    CASES3(add) CASES3(mul) CASES3(exp) CASES3(tanh) CASES3(gelu) CASES3(sum) CASES3(max)
    CASES3(softmax) CASES3(layer_norm) CASE(copy_4m) CASE(mm_64) CASE(mm_256)
    CASE(mm_1024) CASE(conv2d) CASE(max_pool2d) CASE(batch_norm) CASE(add_turned_1m)
    CASE(add_row_1m) CASE(index_select_1m) CASE(gather_1m) CASE(scatter_add_1m) CASE(cat_1m)
    CASE(sort_1m) CASE(topk_1m)};

}  // namespace

int main(int argc, char **argv) {
  return peer_main(argc, argv, d, cases, sizeof cases / sizeof *cases);
}
