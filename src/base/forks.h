/* What the library does when the process forks.
 *
 * Note [Forks]
 * A child process has only the thread that forked. A lock that another thread held at that moment
 * would stay locked in the child for ever, and the data that it guards might be half changed. So
 * the forking thread takes all locks of the library before the fork, outermost first, and releases
 * them afterwards. Locks that are held while code of other languages runs cannot be waited for
 * (that code may be waiting for a lock that the forking thread holds): the child initializes those
 * again.
 *
 * Each file with a lock registers its functions when the library is loaded, so that no fork comes
 * before; the order is that of the ranks. */
#ifndef KF_BASE_FORKS_H
#define KF_BASE_FORKS_H

/* The outermost lock first. A listener, which runs while the dispatcher's lock is held, may fork.
 */
typedef enum kf__fork_rank {
  KF__FORK_RUNTIME, /* held during kf_init, which takes the dispatcher's and the memory's */
  KF__FORK_MODES, /* held while modes claim their keys, which takes the dispatcher's */
  KF__FORK_DISPATCHER,
  KF__FORK_WARNINGS, /* these three may be taken under the dispatcher's */
  KF__FORK_TRACE,
  KF__FORK_THREADS,
  KF__FORK_PLUGINS, /* the list of plug-ins; no other lock is taken while it is held */
  KF__FORK_OWNERS,
  KF__FORK_AUTOGRAD,
  KF__FORK_LAZY, /* waits for the worker, whose kernels take the locks below */
  KF__FORK_GENERATORS,
  KF__FORK_PRINTING,
  KF__FORK_FALLBACK,
  KF__FORK_BILL,
  KF__FORK_HOST_COPIES,
  KF__FORK_SHELVES, /* settling them takes the locks of devices */
  KF__FORK_STREAMS,
  KF__FORK_DEVICES,
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
