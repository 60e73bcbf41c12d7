/* What fallbacks cost: the counters behind kf_bill_visit. A fallback carries a note on its stack;
 * without a bill being kept, that is one load. */
#ifndef KF_FALLBACK_BILL_H
#define KF_FALLBACK_BILL_H

#include <keyfall/fallback.h>

#include "tensor/host/host_copies.h"

typedef struct kf__bill_note {
  bool is_on;
  uint64_t begin, kernel_begin, kernel_end; /* nanoseconds */
} kf__bill_note_t;

/* One fallback, for a trace. Times are those of kf__bill_now. */
typedef struct kf__bill_event {
  const kf_op_t *op; /* borrowed from the bill */
  uint64_t begin, kernel_begin, kernel_end, end;
  int32_t device_type;
  uint32_t thread; /* a number of its own for each thread */
} kf__bill_event_t;
/* In the order in which they ended. The visitor must not call functions of the bill. */
void kf__bill_visit_events(void (*visit)(void *context, const kf__bill_event_t *event),
                           void *context);

/* Keeps the bill, and reports it when the process exits, if KEYFALL_BILL asks for it. */
void kf__bill_read_environment(void);

extern bool kf__bill_is_on KF__HIDDEN;
uint64_t kf__bill_now(void);

static inline void kf__bill_begin(kf__bill_note_t *note) {
  note->is_on = __atomic_load_n(&kf__bill_is_on, __ATOMIC_RELAXED);
  note->kernel_begin = note->kernel_end = 0;
  if (KF_UNLIKELY(note->is_on)) note->begin = kf__bill_now();
}
static inline void kf__bill_kernel_begins(kf__bill_note_t *note) {
  if (KF_UNLIKELY(note->is_on)) note->kernel_begin = kf__bill_now();
}
static inline void kf__bill_kernel_ends(kf__bill_note_t *note) {
  if (KF_UNLIKELY(note->is_on)) note->kernel_end = kf__bill_now();
}
void kf__bill_add(const kf__bill_note_t *note, const kf_op_t *op, int device_type,
                  const kf__host_copies_t *copies);
/* Failed fallbacks cost something, too, but are not counted: there is nothing to port. */
static inline void kf__bill_end(const kf__bill_note_t *note, const kf_op_t *op, int device_type,
                                const kf__host_copies_t *copies, kf_status_t status) {
  if (KF_UNLIKELY(note->is_on) && status == KF_OK) kf__bill_add(note, op, device_type, copies);
}

#endif
