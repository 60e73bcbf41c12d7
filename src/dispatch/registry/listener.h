/* Listeners: called for every definition of an operator and for the removal of its last one, while
 * the dispatcher's lock is held. All functions need the lock. */
#ifndef KF_DISPATCH_REGISTRY_LISTENER_H
#define KF_DISPATCH_REGISTRY_LISTENER_H

#include "dispatch/registry/registration.h"

/* Adds the handle to the list, and calls the listener for every operator that is defined. */
void kf__listener_add(kf_registration_t *handle);
void kf__listener_remove(kf_registration_t *handle);
/* True while a listener is running, on this thread, since the lock is held. */
bool kf__listeners_running(void);

#endif
