/* The two hooks of a profile in the slow call path, and its lock. */
#ifndef KF_DISPATCH_CALL_PROFILE_INTERNAL_H
#define KF_DISPATCH_CALL_PROFILE_INTERNAL_H

#include <keyfall/profile.h>

/* The number of the running profile; 0: none. Read through kf__profiles. */
extern uint64_t kf__profile_session;
static inline bool kf__profiles(void) {
  return __atomic_load_n(&kf__profile_session, __ATOMIC_RELAXED) != 0;
}
/* A call is about to run its kernel. The thread has entered the call. */
void kf__profile_begin(kf_trace_kind_t kind, const kf_call_t *call, kf_key_t key);
/* The innermost call of this thread has run its kernel, and has not left yet. */
void kf__profile_end(void);

/* For forks. */
void kf__profile_lock(void);
void kf__profile_unlock(void);

#endif
