/* autograd_bench.c: what recording and backward cost, through the public headers alone, on one
 * thread. bench/peers/peer_autograd.cpp has the same cases under the same names. Usage: see
 * bench/README.md. */
#include <keyfall/autograd.h>
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "driver.h"

enum { CHAIN = 100000, SHORT_CHAIN = 10000 };

static kf_tensor_t *x, *y;

static void check(kf_status_t status, const char *what) {
  if (status != KF_OK) bench_die(what, kf_error_message());
}

static kf_tensor_t *wanting_gradient(float value) {
  kf_tensor_t *made = NULL;
  check(kf_tensor_from_data(&value, KF_DTYPE_FLOAT32, KF_INTS(1), &made), "kf_tensor_from_data");
  check(kf_tensor_set_requires_grad(made, true), "kf_tensor_set_requires_grad");
  return made;
}

static void backward_of_sum(kf_tensor_t *of) {
  kf_tensor_t *sum = NULL;
  check(kf_sum(of, kf_no_int(), &sum), "sum");
  check(kf_backward(KF_TENSORS(sum), (kf_tensor_span_t){NULL, 0}, 0, (kf_tensor_span_t){NULL, 0}),
        "kf_backward");
  kf_tensor_release(sum);
}

static void loop_add(size_t n) {
  for (size_t i = 0; i < n; i++) {
    kf_tensor_t *made = NULL;
    BENCH_BARRIER();
    check(kf_add(x, y, KF_INT(1), &made), "add");
    kf_tensor_release(made);
  }
}

static void loop_backward(size_t n) {
  for (size_t i = 0; i < n; i++) {
    kf_tensor_t *made = NULL;
    BENCH_BARRIER();
    check(kf_add(x, y, KF_INT(1), &made), "add");
    backward_of_sum(made);
    kf_tensor_release(made);
  }
}

/* A chain of additions: built, gone through backwards, freed. */
static void chain(size_t length) {
  kf_tensor_t *last = x;
  kf_tensor_retain(last);
  for (size_t i = 0; i < length; i++) {
    kf_tensor_t *made = NULL;
    check(kf_add(last, y, KF_INT(1), &made), "add");
    kf_tensor_release(last);
    last = made;
  }
  backward_of_sum(last);
  kf_tensor_release(last);
}

static void loop_chain(size_t n) {
  for (size_t i = 0; i < n; i++) chain(CHAIN);
}

static void loop_short_chain(size_t n) {
  for (size_t i = 0; i < n; i++) chain(SHORT_CHAIN);
}

static bench_case_t cases[] = {{"add_grad", NULL, loop_add, 1, NULL, 0, 0},
                               {"backward", NULL, loop_backward, 1, NULL, 0, 0},
                               {"chain", NULL, loop_chain, CHAIN, NULL, 0, 0},
                               {"short_chain", NULL, loop_short_chain, SHORT_CHAIN, NULL, 0, 0}};

int main(int argc, char **argv) {
  check(kf_init(), "kf_init");
  check(kf_set_num_threads(1), "kf_set_num_threads");
  x = wanting_gradient(1);
  y = wanting_gradient(2);
  return bench_main(argc - 1, argv + 1, cases, sizeof cases / sizeof *cases);
}
