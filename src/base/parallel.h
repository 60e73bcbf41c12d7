/* Loops over a range of numbers on several threads.
 *
 * One pool serves the process. A loop that starts while another thread uses the pool, or inside
 * another loop, runs on the calling thread alone: a loop always runs, and never waits for a loop
 * that it did not start. A body only computes: it must not call operators, record errors or
 * allocate through the library, because the dispatcher does not know the threads of the pool. */
#ifndef KF_BASE_PARALLEL_H
#define KF_BASE_PARALLEL_H

#include "base/base_internal.h"

typedef void (*kf__range_fn)(void *context, int64_t begin, int64_t end);
typedef void (*kf__chunk_fn)(void *context, int64_t chunk, int64_t begin, int64_t end);

/* kf__parallel_for for ranges that are longer than one grain. */
void kf__parallel_for_many(int64_t begin, int64_t end, int64_t grain, kf__range_fn body,
                           void *context);

/* Calls body for parts of begin … end - 1 that together cover the range, each number once. Parts
 * are at least `grain` long, except for the last one; their boundaries depend on the number of
 * threads, so the results of a body must not depend on them. Does nothing when end ≤ begin.
 * Example: kf__parallel_for(0, n, 4096, add_range, &job). */
static inline void kf__parallel_for(int64_t begin, int64_t end, int64_t grain, kf__range_fn body,
                                    void *context) {
  if (end <= begin) return;
  if ((uint64_t)end - (uint64_t)begin <= (uint64_t)(grain > 1 ? grain : 1))
    body(context, begin, end);
  else
    kf__parallel_for_many(begin, end, grain, body, context);
}

/* Same, and checks regularly whether to stop (Note [Stopping]): once no body runs any more, it
 * fails with the status of the hook, and some parts were not run. For loops that may take long and
 * whose results are discarded when they fail. Inside another loop it does not check. */
KF_MUST_USE kf_status_t kf__parallel_try_many(int64_t begin, int64_t end, int64_t grain,
                                              kf__range_fn body, void *context);
static inline KF_MUST_USE kf_status_t kf__parallel_try(int64_t begin, int64_t end, int64_t grain,
                                                       kf__range_fn body, void *context) {
  if (end <= begin) return KF_OK;
  /* With a grain of 1, a single number may be a lot of work, during which the body itself checks.
   */
  if (grain <= 1 || (uint64_t)end - (uint64_t)begin > (uint64_t)grain)
    return kf__parallel_try_many(begin, end, grain, body, context);
  body(context, begin, end);
  return KF_OK;
}
/* Same, in order, on the calling thread alone; checks after each `chunk` numbers. */
KF_MUST_USE kf_status_t kf__serial_try(int64_t begin, int64_t end, int64_t chunk, kf__range_fn body,
                                       void *context);
/* For bodies whose parts may take long: true when the body has to return at once, leaving its part
 * unfinished. Reads a clock, so call it once for every few thousand elements. */
bool kf__loop_stopped(void);

/* For reductions: chunk i starts at begin + i * chunk_size, whatever the number of threads is (the
 * last one may be shorter). The body gets i, so that partial results can be kept for each chunk and
 * joined in the order of chunks: the result does not depend on the number of threads. */
void kf__parallel_chunks(int64_t begin, int64_t end, int64_t chunk_size, kf__chunk_fn body,
                         void *context);
static inline int64_t kf__chunk_count(int64_t begin, int64_t end, int64_t chunk_size) {
  if (end <= begin) return 0;
  uint64_t size = chunk_size > 1 ? (uint64_t)chunk_size : 1;
  return (int64_t)(((uint64_t)end - (uint64_t)begin - 1) / size + 1);
}

/* True inside a body that may share its loop with other threads: a library with its own threads
 * should then use only one. */
bool kf__in_parallel(void);

#endif
