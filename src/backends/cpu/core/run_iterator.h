/* Runs one-dimensional loops over an iterator on the CPU: splits the work among threads, and
 * converts and packs operands, so that loops see contiguous or constant operands only. */
#ifndef KF_BACKENDS_CPU_CORE_RUN_ITERATOR_H
#define KF_BACKENDS_CPU_CORE_RUN_ITERATOR_H

#include "backends/cpu/loops/elementwise_loops.h"
#include "ops/core/iterator.h"

/* Runs `loop` over all elements, on several threads where that pays. The caller has chosen the loop
 * for it->common; `params` is passed to it unchanged and must outlive the call. The iterator may
 * be modified, so it is run once. Fails only when it is stopped (Note [Stopping]). */
KF_MUST_USE kf_status_t kf__iter_run(kf_iter_t *it, kf__loop_fn loop, const void *params);

/* Copies operand 1 to operand 0 and converts it; for iterators made by kf__iter_pair. */
KF_MUST_USE kf_status_t kf__iter_copy(kf_iter_t *it);

#endif
