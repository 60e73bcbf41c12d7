/* Ownership of registrations by something that can be unloaded: what is registered while an owner
 * is current on the thread (or explicitly for it) is undone by kf__owner_release. An owner whose
 * code something may still run (a storage that it frees, a deleter of its own) stays. */
#ifndef KF_DISPATCH_REGISTRY_OWNER_H
#define KF_DISPATCH_REGISTRY_OWNER_H

#include "dispatch/keys/current_owner.h"

/* Something that a room above registered for an owner: a member of a larger struct. */
struct kf_owned {
  kf_owner_t *owner; /* NULL: nobody's */
  kf_owned_t *next;
  /* Takes it out of use, so that nobody can get at it any more; KF_ERR_BUSY, with a message and
   * without effect, when somebody still needs it. */
  kf_status_t (*close)(kf_owned_t *self);
  void (*reopen)(kf_owned_t *self); /* undoes close */
  void (*free)(kf_owned_t *self);   /* after close, without the list's lock; removes it */
};

/* Undoes all. KF_ERR_BUSY when somebody else has kernels on the owner's device keys, when storages
 * live on its devices, or when something will still call its code: then nothing was undone. */
KF_MUST_USE kf_status_t kf__owner_release(kf_owner_t *owner);

/* Adds to what the thread's current owner has; does nothing when there is none. */
void kf__owned_add(kf_owned_t *owned);
void kf__owned_remove(kf_owned_t *owned);

/* Code that will be unmapped when the owner is unloaded: [begin, end). */
void kf__owner_add_code(kf_owner_t *owner, uintptr_t begin, uintptr_t end);
void kf__owner_remove_code(kf_owner_t *owner);
/* Keeps the code at this address mapped until the call of kf__code_drop with the same address.
 * False: it is nobody's code that could go, and there is nothing to drop. Costs one load while no
 * owner has code. */
bool kf__code_hold(kf_typed_fn function);
void kf__code_drop(kf_typed_fn function);

#endif
