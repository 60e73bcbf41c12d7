/* Ownership of registrations by something that can be unloaded: what is registered while an owner
 * is current on the thread (or explicitly for it) is undone by kf__owner_release. */
#ifndef KF_DISPATCH_OWNER_H
#define KF_DISPATCH_OWNER_H

#include <keyfall/library.h>

typedef struct kf_owner {
  kf_library_t *libraries; /* linked through the libraries themselves */
  uint32_t devices;        /* device slots, a bit each */
  uint16_t zone_keys;      /* run-time functionality keys, a bit each */
} kf_owner_t;

/* The owner for what this thread registers now; NULL: nobody. Returns the previous one. */
kf_owner_t *kf__owner_set_current(kf_owner_t *owner);
kf_owner_t *kf__owner_current(void);
/* Undoes all. KF_ERR_BUSY when somebody else has kernels on the owner's device keys: then nothing
 * was undone. */
KF_MUST_USE kf_status_t kf__owner_release(kf_owner_t *owner);

#endif
