/* Who owns what a thread registers: something that can be unloaded, such as a plug-in. */
#ifndef KF_DISPATCH_KEYS_CURRENT_OWNER_H
#define KF_DISPATCH_KEYS_CURRENT_OWNER_H

#include <keyfall/library.h>

typedef struct kf_owned kf_owned_t;

typedef struct kf_owner {
  kf_library_t *libraries; /* linked through the libraries themselves */
  kf_owned_t *owned;       /* what rooms above the dispatcher registered; owner.c's lock */
  uint32_t devices;        /* device slots, a bit each */
  uint16_t zone_keys;      /* run-time functionality keys, a bit each */
  /* Where its code is mapped, if it can be unmapped, and how many things will call into it. */
  uintptr_t code_begin, code_end;
  int64_t code_users;
  struct kf_owner *next; /* among the owners with code */
} kf_owner_t;

/* The owner for what this thread registers now; NULL: nobody. Returns the previous one. */
kf_owner_t *kf__owner_set_current(kf_owner_t *owner);
kf_owner_t *kf__owner_current(void);

#endif
