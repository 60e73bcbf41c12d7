/* core_bench.h: what the two halves of the core's benchmark program share: the operators that
 * core_bench.c sets up, and the cases that core_scale.c measures. */
#ifndef KF_CORE_BENCH_H
#define KF_CORE_BENCH_H

#include <keyfall/keyfall.h>

#include "driver.h"

/* Stops the program with the library's own message when a call failed. */
void bench_check(kf_status_t status, const char *what);

/* The call that the other measurements are about: bench::noop(Tensor x) -> (), typed. */
void bench_typed_noop(size_t n);

/* Brings the process into the state with only this program's operators, or with all of the
 * schemas of the file registered too. */
void bench_few_operators(void);
void bench_many_operators(void);

/* Reads the schema texts that the cases below need. */
void bench_load_schemas(const char *path);
void bench_parse_sample(size_t n);
void bench_register_and_undo(size_t n);
double bench_measure_register(double seconds, char *extra, size_t extra_size);
double bench_measure_one_thread(double seconds, char *extra, size_t extra_size);
double bench_measure_two_threads(double seconds, char *extra, size_t extra_size);
/* Registers everything with counting allocator hooks and prints what it took and what was left. */
int bench_memory(void);

#endif
