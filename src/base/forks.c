/* See Note [Forks]. */
#include "base/forks.h"

#include <pthread.h>
#include <stddef.h>

#include "base/base_internal.h"

static kf__fork_functions_t ranks[KF__FORK_RANKS];

/* Locks are taken from the outermost to the innermost, and released in the reverse order. */
static void before(void) {
  for (int i = 0; i < KF__FORK_RANKS; i++)
    if (ranks[i].before != NULL) ranks[i].before();
}

static void in_parent(void) {
  for (int i = KF__FORK_RANKS; i-- > 0;)
    if (ranks[i].in_parent != NULL) ranks[i].in_parent();
}

static void in_child(void) {
  for (int i = KF__FORK_RANKS; i-- > 0;)
    if (ranks[i].in_child != NULL) ranks[i].in_child();
}

static void watch(void) { (void)pthread_atfork(before, in_parent, in_child); }

void kf__watch_forks(kf__fork_rank_t rank, kf__fork_functions_t functions) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  KF_ASSERT((unsigned)rank < KF__FORK_RANKS);
  /* Each rank belongs to one lock: a second registration would replace the first. */
  KF_ASSERT(ranks[rank].before == NULL);
  KF_ASSERT(ranks[rank].in_child == NULL);
  (void)pthread_once(&once, watch);
  ranks[rank] = functions;
}
