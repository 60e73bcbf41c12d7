/* The owner of a thread's registrations: something that can be unloaded, such as a plug-in. */
#ifndef KF_DISPATCH_KEYS_CURRENT_OWNER_H
#define KF_DISPATCH_KEYS_CURRENT_OWNER_H

#include <keyfall/library.h>

typedef struct kf_owned kf_owned_t;

/* Libraries, devices and keys change under the dispatcher's lock; `owned` and the code's members
 * under the lock of owner.c. */
typedef struct kf_owner {
  kf_library_t *libraries; /* linked through the libraries themselves */
  kf_owned_t *owned;       /* registrations of rooms above the dispatcher */
  uint32_t devices;        /* device slots, a bit each */
  uint16_t zone_keys;      /* run-time functionality keys, a bit each */
  /* Where its code is mapped, if it can be unmapped, and how many objects will call into it. */
  uintptr_t code_begin, code_end;
  int64_t code_users;
  struct kf_owner *next; /* among the owners with code */
} kf_owner_t;

/* Sets the owner of what this thread registers from now on (NULL: nobody) and returns the previous
 * one, which the caller restores. */
kf_owner_t *kf__owner_set_current(kf_owner_t *owner);
kf_owner_t *kf__owner_current(void);

#endif
