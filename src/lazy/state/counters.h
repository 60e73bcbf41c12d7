/* Counters and metrics, for those who count. */
#ifndef KF_LAZY_STATE_COUNTERS_H
#define KF_LAZY_STATE_COUNTERS_H

#include <keyfall/lazy.h>

#include "base/base_internal.h"

typedef struct kf__lazy_counter kf__lazy_counter_t;
struct kf__lazy_counter {
  int64_t value;
  kf__lazy_counter_t *next;
  char name[];
};
/* Finds or makes a counter; NULL: no memory. */
kf__lazy_counter_t *kf__lazy_counter(const char *prefix, const char *name);
static inline void kf__lazy_count(kf__lazy_counter_t *counter) {
  if (counter == NULL) return;
  if (KF_SINGLE_THREADED)
    counter->value++;
  else
    (void)__atomic_fetch_add(&counter->value, 1, __ATOMIC_RELAXED);
}
/* The counters of this room, by name. */
typedef enum {
  KF__LAZY_CREATED,
  KF__LAZY_DESTROYED,
  KF__LAZY_MARK_STEP,
  KF__LAZY_CACHED,
  KF__LAZY_UNCACHED,
  KF__LAZY_SYNCED,
  KF__LAZY_TRIMMED,
  KF__LAZY_KERNELS,
  KF__LAZY_UPLOADS,   /* values copied from the CPU to another device that graphs run on */
  KF__LAZY_DOWNLOADS, /* and back */
  KF__LAZY_COUNTERS
} kf__lazy_which_t;
extern int64_t kf__lazy_tallies[KF__LAZY_COUNTERS];
static inline void kf__lazy_tally(kf__lazy_which_t which, int64_t more) {
  if (KF_SINGLE_THREADED)
    kf__lazy_tallies[which] += more;
  else
    (void)__atomic_fetch_add(&kf__lazy_tallies[which], more, __ATOMIC_RELAXED);
}

typedef enum {
  KF__LAZY_GRAPH_SIZE,
  KF__LAZY_LOCK_WAIT,
  KF__LAZY_COMPILE_TIME,
  KF__LAZY_EXECUTE_TIME,
  KF__LAZY_METRICS
} kf__lazy_measure_t;
void kf__lazy_measure(kf__lazy_measure_t which, double value);
double kf__lazy_now(void); /* nanoseconds */

#endif
