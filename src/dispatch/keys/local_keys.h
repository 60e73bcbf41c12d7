/* The state of the thread that calls read: its included and excluded keys, and whether it is inside
 * a call. */
#ifndef KF_DISPATCH_KEYS_LOCAL_KEYS_H
#define KF_DISPATCH_KEYS_LOCAL_KEYS_H

#include <keyfall/call.h>

#include "base/base_internal.h"

/* kf_local_t's state once the key sets are initialized. STATE_JOINED of reclaim.c follows it. */
enum { KF__LOCAL_KEYS_SET = 1 };

/* Initializes the key sets of this thread. */
void kf__local_prepare(void);
/* This thread's state, initialized. */
static inline kf_local_t *kf__local_get(void) {
  if (KF_UNLIKELY(kf__local.state == 0)) kf__local_prepare();
  return &kf__local;
}

#endif
