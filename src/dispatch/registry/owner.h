/* Ownership of registrations by something that can be unloaded: kf__owner_release undoes all
 * registrations that were made while the owner was current on the thread. An owner whose code may
 * still be called (for a storage that it frees, or as a deleter) cannot be released. */
#ifndef KF_DISPATCH_REGISTRY_OWNER_H
#define KF_DISPATCH_REGISTRY_OWNER_H

#include "dispatch/keys/current_owner.h"

/* A registration of a room above the dispatcher: a member of a larger struct. */
struct kf_owned {
  kf_owner_t *owner; /* NULL: none */
  kf_owned_t *next;
  /* Makes it unavailable to new users; KF_ERR_BUSY, with a message and without effect, while it is
   * in use. */
  kf_status_t (*close)(kf_owned_t *self);
  void (*reopen)(kf_owned_t *self); /* undoes close */
  void (*free)(kf_owned_t *self);   /* after close, without the list's lock; removes it */
};

/* Undoes all registrations of the owner. KF_ERR_BUSY when others have kernels on the owner's keys,
 * when storages exist on its devices, or when its code will still be called: then nothing was
 * undone. KF_ERR_MISUSE inside a listener. */
KF_MUST_USE kf_status_t kf__owner_release(kf_owner_t *owner);

/* Adds to the registrations of the thread's current owner; without one, it only sets `owner` to
 * NULL. Any thread; both take the lock of owner.c. */
void kf__owned_add(kf_owned_t *owned);
void kf__owned_remove(kf_owned_t *owned);

/* Code that will be unmapped when the owner is unloaded: [begin, end). */
void kf__owner_add_code(kf_owner_t *owner, uintptr_t begin, uintptr_t end);
void kf__owner_remove_code(kf_owner_t *owner);
/* Keeps the code at this address mapped until kf__code_drop is called with the same address. False:
 * the code cannot be unloaded, and must not be dropped. Costs one load while no owner has code. */
bool kf__code_hold(kf_typed_fn function);
void kf__code_drop(kf_typed_fn function);

#endif
