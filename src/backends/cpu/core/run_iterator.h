/* Runs one-dimensional loops over an iterator on the CPU: splits the work among threads, converts
 * and packs operands so that loops see nothing but contiguous or constant operands. */
#ifndef KF_BACKENDS_CPU_CORE_RUN_ITERATOR_H
#define KF_BACKENDS_CPU_CORE_RUN_ITERATOR_H

#include "backends/cpu/loops/elementwise_loops.h"
#include "ops/core/iterator.h"

/* Runs it over all elements, on several threads where that pays. `loop` is chosen by the caller
 * for it->common. Fails only when it is stopped (Note [Stopping]). */
KF_MUST_USE kf_status_t kf__iter_run(kf__iter_t *it, kf__loop_fn loop, const void *params);

/* Copies operand 1 to operand 0 with conversion; for iterators of kf__iter_pair. */
KF_MUST_USE kf_status_t kf__iter_copy(kf__iter_t *it);

#endif
