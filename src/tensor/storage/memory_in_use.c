/* Counting the bytes of CPU memory in use. Threads count small storages in their block lists and add
 * them to the process-wide count now and then. */
#include "tensor/storage/storage.h"

kf__block_lists_t kf__no_blocks; /* no blocks, and no space for any: never written */
__thread kf__block_lists_t *kf__blocks __attribute__((tls_model("initial-exec"))) = &kf__no_blocks;

static int64_t in_use;
static int64_t peak;

/* Relaxed: peak is a statistic, and orders no other memory. */
static void raise_peak(int64_t seen) {
  int64_t known = __atomic_load_n(&peak, __ATOMIC_RELAXED);
  while (seen > known && !__atomic_compare_exchange_n(&peak, &known, seen, true, __ATOMIC_RELAXED,
                                                      __ATOMIC_RELAXED)) {
  }
}

void kf__memory_count(int64_t bytes) {
  int64_t now = __atomic_add_fetch(&in_use, bytes, __ATOMIC_RELAXED);
  /* The bytes that this thread has not added yet are in use as well. */
  if (bytes > 0) raise_peak(now + kf__blocks->uncounted);
}

void kf__memory_tell(kf__block_lists_t *lists) {
  KF_ASSERT(lists != &kf__no_blocks);
  KF_ASSERT(lists->uncounted_peak >= 0);
  int64_t before = __atomic_fetch_add(&in_use, lists->uncounted, __ATOMIC_RELAXED);
  raise_peak(before + lists->uncounted_peak);
  lists->uncounted = 0;
  lists->uncounted_peak = 0;
}

int64_t kf__memory_counted(void) { return __atomic_load_n(&in_use, __ATOMIC_RELAXED); }
int64_t kf__memory_counted_peak(void) { return __atomic_load_n(&peak, __ATOMIC_RELAXED); }
