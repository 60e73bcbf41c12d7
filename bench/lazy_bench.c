/* lazy_bench.c: what it costs to record an operator on lazy tensors, through the public headers
 * alone, on one thread. Results are dropped before the graph runs, so nothing is computed. Usage:
 * see bench/README.md. */
#include <keyfall/lazy.h>
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "driver.h"

enum { CHAIN = 1000 };

static kf_tensor_t *x;

static void check(kf_status_t status, const char *what) {
  if (status != KF_OK) bench_die(what, kf_error_message());
}

static void set_up(void) {
  check(kf_init(), "kf_init");
  check(kf_lazy_init(), "kf_lazy_init");
  check(kf_set_num_threads(1), "kf_set_num_threads");
  kf_tensor_t *eager = NULL;
  const float one = 1;
  check(kf_tensor_from_data(&one, KF_DTYPE_FLOAT32, KF_INTS(1), &eager), "kf_tensor_from_data");
  check(kf_lazy_wrap(eager, &x), "kf_lazy_wrap");
  kf_tensor_release(eager);
}

/* CHAIN_OF(name, call that makes `made` from `y` and x): a chain of calls on their own results. */
#define CHAIN_OF(name, call)                       \
  static void loop_##name(size_t n) {              \
    for (size_t i = 0; i < n; i++) {               \
      kf_tensor_t *y = x;                          \
      kf_tensor_retain(y);                         \
      for (size_t k = 0; k < (size_t)CHAIN; k++) { \
        kf_tensor_t *made = NULL;                  \
        check(call, #name);                        \
        kf_tensor_release(y);                      \
        y = made;                                  \
      }                                            \
      kf_tensor_release(y);                        \
    }                                              \
  }
CHAIN_OF(add, kf_add(y, x, KF_INT(1), &made))
CHAIN_OF(mul, kf_mul(y, x, &made))
CHAIN_OF(relu, kf_relu(y, &made))

/* One tensor that is written to again and again. */
static void loop_add_inplace(size_t n) {
  kf_tensor_t *y = NULL;
  check(kf_add(x, x, KF_INT(1), &y), "add");
  for (size_t i = 0; i < n; i++)
    for (size_t k = 0; k < (size_t)CHAIN; k++) check(kf_add_(y, x, KF_INT(1)), "add_");
  kf_tensor_release(y);
}

static void loop_gt(size_t n) {
  for (size_t i = 0; i < n; i++)
    for (size_t k = 0; k < (size_t)CHAIN; k++) {
      kf_tensor_t *made = NULL;
      check(kf_gt(x, x, &made), "gt");
      kf_tensor_release(made);
    }
}

#define CASE(name) \
  { "record_" #name, NULL, loop_##name, CHAIN, NULL, 0, 0 }
static bench_case_t cases[] = {CASE(add), CASE(mul), CASE(relu), CASE(add_inplace), CASE(gt)};

int main(int argc, char **argv) {
  set_up();
  return bench_main(argc - 1, argv + 1, cases, sizeof cases / sizeof *cases);
}
