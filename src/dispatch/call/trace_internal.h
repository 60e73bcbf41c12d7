/* The trace switch, for the slow call path. */
#ifndef KF_DISPATCH_CALL_TRACE_INTERNAL_H
#define KF_DISPATCH_CALL_TRACE_INTERNAL_H

#include <keyfall/trace.h>

/* Reads KEYFALL_TRACE, once. */
void kf__trace_init(void);
/* Sends an event if tracing is on and this thread is not inside the callback. */
void kf__trace_key(kf_trace_kind_t kind, const kf_call_t *call, kf_key_t key);
static inline void kf__trace(kf_trace_kind_t kind, const kf_call_t *call) {
  kf__trace_key(kind, call, kf_keyset_highest_key(call->keyset));
}

#endif
