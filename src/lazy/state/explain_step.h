/* What happened since the last step, for kf_lazy_explain. */
#ifndef KF_LAZY_STATE_EXPLAIN_STEP_H
#define KF_LAZY_STATE_EXPLAIN_STEP_H

#include <keyfall/lazy.h>

void kf__lazy_note(const char *format, ...) KF_PRINTF(1, 2);
/* The step ends: what was noted is that of the last step. */
void kf__lazy_note_step(void);

#endif
