/* The two hooks of a profile in the slow call path, and its lock. */
#ifndef KF_DISPATCH_CALL_PROFILE_INTERNAL_H
#define KF_DISPATCH_CALL_PROFILE_INTERNAL_H

#include <keyfall/profile.h>

/* The number of the running profile; 0: none. Read through kf__profiles. */
extern uint64_t kf__profile_session;
static inline bool kf__profiles(void) {
  return __atomic_load_n(&kf__profile_session, __ATOMIC_RELAXED) != 0;
}
/* The highest key of a set, in the form that kf__profile_begin takes: the rank of its functionality
 * and its backend. Finding the key itself takes longer than the rest of an event. */
static inline uint16_t kf__profile_key(kf_keyset_t set) {
  unsigned rank = 63 - (unsigned)__builtin_clzll(set.functionality | 1);
  unsigned backend =
      set.backends != 0 ? 63 - (unsigned)__builtin_clzll(set.backends) : (unsigned)KF_BACKEND_NONE;
  return (uint16_t)(rank << 8 | backend);
}
/* A call is about to run its kernel. The thread has entered the call. `key` is kf__profile_key of
 * its set, but the key itself for KF_TRACE_CALL_FOR_KEY. */
void kf__profile_begin(kf_trace_kind_t kind, const kf_call_t *call, uint16_t key);
/* The innermost call of this thread has run its kernel, and has not left yet. */
void kf__profile_end(void);

/* For forks. */
void kf__profile_lock(void);
void kf__profile_unlock(void);

#endif
