/* profile.h: which operators a program calls, and how long each call takes.
 *
 *   KF_TRY(kf_profile_start(0));
 *   …                                          the program, on any number of threads
 *   kf_profile_stop();
 *   KF_TRY(kf_profile_visit(print_event, NULL));
 *   kf_profile_clear();
 *
 * Unlike a tracer (trace.h), which runs a callback for each call, a profile writes an event of 16
 * bytes into a buffer of the calling thread: two readings of the clock and no lock. While a profile
 * runs, calls of all threads take the slow path. */
#ifndef KEYFALL_PROFILE_H
#define KEYFALL_PROFILE_H

#include <keyfall/trace.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One finished call. Filled by the library; borrowed, valid during the visit. Calls that a kernel
 * makes, redispatches among them, are events of their own, within the time of the kernel's. */
typedef struct kf_profile_event {
  uint32_t struct_size;
  uint32_t kind;     /* kf_trace_kind_t */
  const kf_op_t *op; /* borrowed */
  kf_key_t key;      /* whose kernel ran */
  uint32_t depth;    /* 1 for an outermost call */
  uint64_t thread;   /* the system's number of the thread */
  uint64_t begin_ns; /* of the clock CLOCK_MONOTONIC, before the kernel */
  uint64_t end_ns;   /* after the kernel */
} kf_profile_event_t;

/* Starts to collect events and forgets those of the last profile. `limit`: most events that are
 * kept, 0 for 8,000,000; later ones are counted only. KF_ERR_MISUSE: a profile is running. */
KF_API KF_MUST_USE kf_status_t kf_profile_start(size_t limit);
/* Stops collecting; the events stay. A call that is running now is left out. */
KF_API void kf_profile_stop(void);
/* True while a profile is running. */
KF_API bool kf_profile_is_running(void);
/* Number of events that were not kept: above the limit, without memory, or nested too deeply. */
KF_API uint64_t kf_profile_dropped(void);

typedef kf_status_t (*kf_profile_visitor_fn)(void *context, const kf_profile_event_t *event);
/* Visits the events: one thread after the other, the calls of each in the order in which they
 * began. Stops at the first status that is not KF_OK and returns it. The visitor must not start or
 * clear a profile. */
KF_API KF_MUST_USE kf_status_t kf_profile_visit(kf_profile_visitor_fn visit, void *context);
/* Stops collecting and forgets the events. */
KF_API void kf_profile_clear(void);

#ifdef __cplusplus
}
#endif
#endif
