/* Makes the CPU fallback that of every device with an interface. */
#ifndef KF_FALLBACK_REGISTER_FALLBACK_H
#define KF_FALLBACK_REGISTER_FALLBACK_H

#include <keyfall/base.h>

KF_MUST_USE kf_status_t kf__fallback_register(void);
void kf__fallback_unregister(void);

#endif
