/* Scratch memory for parallel loops: parts that threads take and give back without a lock. */
#include "backends/cpu/core/thread_scratch.h"

#include "backends/cpu/core/bounds.h"
#include "base/parallel.h"

kf_status_t kf__scratch_create(kf__scratch_t *scratch, size_t each, int64_t tasks) {
  int64_t count = kf__min(kf__min(tasks, kf_get_num_threads()), 64);
  if (count < 1) count = 1;
  /* Never 0: kf__scratch_give finds the number of a part by dividing by it. */
  scratch->each = (each + KF__ALIGNMENT) / KF__ALIGNMENT * KF__ALIGNMENT;
  scratch->count = (uint32_t)count;
  scratch->busy = 0;
  scratch->block = NULL;
  char *memory = scratch->local;
  scratch->size = scratch->each * (size_t)count;
  if (scratch->size + KF__ALIGNMENT > sizeof scratch->local) {
    scratch->first = scratch->block = (char *)kf__block_alloc(scratch->size);
    if (scratch->block == NULL) return kf__no_memory();
  } else {
    scratch->first = memory + (KF__ALIGNMENT - (uintptr_t)memory % KF__ALIGNMENT);
  }
  KF_ASSERT((uintptr_t)scratch->first % KF__ALIGNMENT == 0);
  return KF_OK;
}

void kf__scratch_destroy(kf__scratch_t *scratch) {
  if (scratch->block != NULL) kf__block_free(scratch->block, scratch->size);
}

/* Acquire pairs with the release of kf__scratch_give: what the previous owner wrote to the part is
 * finished before this thread writes to it. */
char *kf__scratch_take(kf__scratch_t *scratch) {
  KF_ASSERT(scratch->count > 0);
  KF_ASSERT(scratch->count <= 64); /* bits of `busy` */
  for (;;)
    for (uint32_t i = 0; i < scratch->count; i++) {
      const uint64_t bit = (uint64_t)1 << i;
      if ((__atomic_fetch_or(&scratch->busy, bit, __ATOMIC_ACQUIRE) & bit) == 0)
        return scratch->first + i * scratch->each;
    }
}

void kf__scratch_give(kf__scratch_t *scratch, char *part) {
  KF_ASSERT(part >= scratch->first);
  KF_ASSERT((size_t)(part - scratch->first) % scratch->each == 0);
  KF_ASSERT((size_t)(part - scratch->first) / scratch->each < scratch->count);
  const uint64_t bit = (uint64_t)1 << ((size_t)(part - scratch->first) / scratch->each);
  KF_ASSERT((__atomic_load_n(&scratch->busy, __ATOMIC_RELAXED) & bit) != 0);
  __atomic_fetch_and(&scratch->busy, ~bit, __ATOMIC_RELEASE);
}
