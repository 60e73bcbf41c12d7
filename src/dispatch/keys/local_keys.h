/* The state of this thread that calls read: its keys, and whether it is inside a call. */
#ifndef KF_DISPATCH_KEYS_LOCAL_KEYS_H
#define KF_DISPATCH_KEYS_LOCAL_KEYS_H

#include <keyfall/call.h>

#include "base/base_internal.h"

/* kf_local_t's state once the key sets are there. The reclaimer has a higher one. */
enum { KF__LOCAL_KEYS_SET = 1 };

/* This thread's state, with its key sets initialised. */
void kf__local_prepare(void);
static inline kf_local_t *kf__local_get(void) {
  if (KF_UNLIKELY(kf__local.state == 0)) kf__local_prepare();
  return &kf__local;
}

#endif
