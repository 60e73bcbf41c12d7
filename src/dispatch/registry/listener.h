/* Listeners: told of every definition and every final removal. Lock held. */
#ifndef KF_DISPATCH_REGISTRY_LISTENER_H
#define KF_DISPATCH_REGISTRY_LISTENER_H

#include "dispatch/registry/registration.h"

void kf__listener_add(kf_registration_t *handle);
void kf__listener_remove(kf_registration_t *handle);
/* True while a listener is being told of a change (on this thread: the lock is held). */
bool kf__listeners_running(void);

#endif
