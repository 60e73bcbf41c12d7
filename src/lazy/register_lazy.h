/* What the runtime connects, and calls when the library is shut down. */
#ifndef KF_LAZY_REGISTER_LAZY_H
#define KF_LAZY_REGISTER_LAZY_H

#include <keyfall/op.h>

/* Takes the lazy device away, if a program asked for it; lazy tensors that are alive must not be
 * used any more. */
void kf__lazy_shutdown(void);

#endif
