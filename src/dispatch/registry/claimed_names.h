/* Two small lists of registrations that are found by name: which DEF block owns a namespace, and
 * which Python module has an operator's Python side. Lock held. */
#ifndef KF_DISPATCH_REGISTRY_CLAIMED_NAMES_H
#define KF_DISPATCH_REGISTRY_CLAIMED_NAMES_H

#include "dispatch/registry/registration.h"

void kf__named_remove(kf_registration_t *handle);

#endif
