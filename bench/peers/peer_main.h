// What the peers that work on tensors share: a main function with one thread and errors in words,
// and loops of one call.
#ifndef KF_BENCH_PEER_MAIN_H
#define KF_BENCH_PEER_MAIN_H

#include <ATen/Parallel.h>

#include <exception>

#include "driver.h"

// Defines loop_<name>, which evaluates the expression n times and drops each result.
#define LOOP(name, call)             \
  void loop_##name(size_t n) {       \
    for (size_t i = 0; i < n; ++i) { \
      BENCH_BARRIER();               \
      auto made = call;              \
      (void)made;                    \
    }                                \
  }

template <class Data>
int peer_main(int argc, char **argv, Data *&data, bench_case_t *cases, size_t count) {
  try {
    at::set_num_threads(1);
    data = new Data;
    return bench_main(argc - 1, argv + 1, cases, count);
  } catch (const std::exception &error) {
    bench_die("libtorch", error.what());
  }
  return 1;
}

#endif
