/* Loops over a range of numbers on several threads.
 *
 * One pool serves the process. Whoever asks for it while another thread uses it, or from inside of
 * a loop, gets its loop run on its own thread alone: a loop always runs, and never waits for one
 * that it did not start. A body computes: it must not call operators, record errors or allocate
 * through the library, because the threads of the pool are no threads of the dispatcher. */
#ifndef KF_BASE_PARALLEL_H
#define KF_BASE_PARALLEL_H

#include "base/base_internal.h"

typedef void (*kf__range_fn)(void *context, int64_t begin, int64_t end);
typedef void (*kf__chunk_fn)(void *context, int64_t chunk, int64_t begin, int64_t end);

void kf__parallel_for_many(int64_t begin, int64_t end, int64_t grain, kf__range_fn body,
                           void *context);

/* Calls body for parts of begin … end - 1 that together are all of it, each number once. Parts are
 * at least `grain` long (but for the last one); where they end depends on the number of threads, so
 * this is for bodies whose results do not depend on it. Nothing to do when end ≤ begin. */
static inline void kf__parallel_for(int64_t begin, int64_t end, int64_t grain, kf__range_fn body,
                                    void *context) {
  if (end <= begin) return;
  if ((uint64_t)end - (uint64_t)begin <= (uint64_t)(grain > 1 ? grain : 1))
    body(context, begin, end);
  else
    kf__parallel_for_many(begin, end, grain, body, context);
}

/* Same, and asks now and then whether to stop (Note [Stopping]): fails with what the hook said once
 * no body runs any more; some parts were not run then. For loops that may take long, on whose
 * results nothing depends when they fail. Inside of another loop it does not ask. */
KF_MUST_USE kf_status_t kf__parallel_try_many(int64_t begin, int64_t end, int64_t grain,
                                              kf__range_fn body, void *context);
static inline KF_MUST_USE kf_status_t kf__parallel_try(int64_t begin, int64_t end, int64_t grain,
                                                       kf__range_fn body, void *context) {
  if (end <= begin) return KF_OK;
  /* A single number may be a lot of work, in which the body itself asks. */
  if (grain <= 1 || (uint64_t)end - (uint64_t)begin > (uint64_t)grain)
    return kf__parallel_try_many(begin, end, grain, body, context);
  body(context, begin, end);
  return KF_OK;
}
/* Same, in order, on the calling thread alone; asks after each `chunk` numbers. */
KF_MUST_USE kf_status_t kf__serial_try(int64_t begin, int64_t end, int64_t chunk, kf__range_fn body,
                                       void *context);
/* For bodies of these whose parts may take long: whether to return at once, leaving the rest. Looks
 * at a clock, so it is for every few thousand elements. */
bool kf__loop_stopped(void);

/* For reductions: chunk i is begin + i * chunk_size … , whatever the number of threads is (the last
 * one may be shorter), and the body is told i, so that partial results can be kept by chunk and
 * joined in the order of chunks. */
void kf__parallel_chunks(int64_t begin, int64_t end, int64_t chunk_size, kf__chunk_fn body,
                         void *context);
static inline int64_t kf__chunk_count(int64_t begin, int64_t end, int64_t chunk_size) {
  if (end <= begin) return 0;
  uint64_t size = chunk_size > 1 ? (uint64_t)chunk_size : 1;
  return (int64_t)(((uint64_t)end - (uint64_t)begin - 1) / size + 1);
}

/* True inside of a body that may share its loop with other threads: a library with threads of its
 * own should then use one. */
bool kf__in_parallel(void);

#endif
