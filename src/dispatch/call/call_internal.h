/* Functions of the call path for other rooms. */
#ifndef KF_DISPATCH_CALL_CALL_INTERNAL_H
#define KF_DISPATCH_CALL_CALL_INTERNAL_H

/* Switches tracing and the checked mode on if the environment says so, once per process. The first
 * call of each thread does it, too. */
void kf__calls_read_environment(void);

#endif
