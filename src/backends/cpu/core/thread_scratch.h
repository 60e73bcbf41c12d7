/* Scratch memory for parallel loops. */
#ifndef KF_BACKENDS_CPU_CORE_THREAD_SCRATCH_H
#define KF_BACKENDS_CPU_CORE_THREAD_SCRATCH_H

#include "tensor/storage/storage.h"

/* Scratch memory for parallel loops, whose bodies must not allocate: one part for each thread that
 * may run at once. Lives on the caller's stack; small parts need no allocation. */
typedef struct kf__scratch {
  char *block; /* NULL: `local` is enough */
  char *first; /* aligned */
  size_t each, size;
  uint64_t busy; /* a bit for each part in use */
  uint32_t count;
  char local[8192 + KF__ALIGNMENT];
} kf__scratch_t;
/* Parts of `each` bytes, aligned to KF__ALIGNMENT, for a loop of `tasks` tasks. */
KF_MUST_USE kf_status_t kf__scratch_create(kf__scratch_t *scratch, size_t each, int64_t tasks);
void kf__scratch_destroy(kf__scratch_t *scratch);
/* Takes a free part; spins while all parts are in use. The body of the loop gives it back. */
char *kf__scratch_take(kf__scratch_t *scratch);
void kf__scratch_give(kf__scratch_t *scratch, char *part);

#endif
