/* Parts of the call path that others use. */
#ifndef KF_DISPATCH_CALL_CALL_INTERNAL_H
#define KF_DISPATCH_CALL_CALL_INTERNAL_H

/* Switches tracing and the checked mode on if the environment says so, once in a process. The first
 * call of each thread does it too. */
void kf__calls_read_environment(void);

#endif
