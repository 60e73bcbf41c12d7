/* What the library does when the process forks.
 *
 * Note [Forks]
 * A child has the one thread that forked. A lock that another thread held at that moment would stay
 * locked in it for ever, and what the lock guards might be half-changed. So the forking thread
 * takes all locks of the library before, the outermost first, and gives them back afterwards. Locks
 * that are held while code of other languages runs cannot be waited for (that code may be waiting
 * for a lock which the forking thread has): the child makes those anew.
 *
 * Each file with a lock registers its functions when the library is loaded, so that no fork comes
 * before; the order is that of the ranks. */
#ifndef KF_BASE_FORKS_H
#define KF_BASE_FORKS_H

/* The outermost lock first. A listener, which runs inside of the dispatcher's, may fork. */
typedef enum kf__fork_rank {
  KF__FORK_RUNTIME, /* setting the library up: takes the dispatcher's and the memory's */
  KF__FORK_DISPATCHER,
  KF__FORK_WARNINGS, /* these three may be taken under the dispatcher's */
  KF__FORK_TRACE,
  KF__FORK_THREADS,
  KF__FORK_PLUGINS, /* the list, under which no other lock is taken */
  KF__FORK_OWNERS,
  KF__FORK_AUTOGRAD,
  KF__FORK_GENERATORS,
  KF__FORK_PRINTING,
  KF__FORK_MEMORY,
  KF__FORK_BIRTHS,
  KF__FORK_BLOCKS,
  KF__FORK_POOL,
  KF__FORK_RANKS
} kf__fork_rank_t;

typedef struct kf__fork_functions {
  void (*before)(void); /* each may be NULL */
  void (*in_parent)(void);
  void (*in_child)(void);
} kf__fork_functions_t;

/* Once for each rank, from a constructor. */
void kf__watch_forks(kf__fork_rank_t rank, kf__fork_functions_t functions);

#endif
