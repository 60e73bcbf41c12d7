/* Small lists of registrations that are found by name: the DEF block that owns a namespace, the
 * Python module with an operator's Python side, and custom classes. */
#ifndef KF_DISPATCH_REGISTRY_CLAIMED_NAMES_H
#define KF_DISPATCH_REGISTRY_CLAIMED_NAMES_H

#include "dispatch/registry/registration.h"

/* Removes the entry from its list; the caller frees it. Dispatcher's lock held. */
void kf__named_remove(kf_registration_t *handle);

#endif
