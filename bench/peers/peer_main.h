// What peers that work on tensors do first: one thread, their data, and an error in words.
#ifndef KF_BENCH_PEER_MAIN_H
#define KF_BENCH_PEER_MAIN_H

#include <ATen/Parallel.h>

#include <exception>

#include "driver.h"

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
