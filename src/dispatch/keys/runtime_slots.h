/* What is stored about keys defined at run time. Names live in static memory, so that a name that
 * was returned stays readable; a claim is one atomic flag, stored with release after the names, so
 * that iterating and printing take no lock. Changes happen under the dispatcher's lock. */
#ifndef KF_DISPATCH_KEYS_RUNTIME_SLOTS_H
#define KF_DISPATCH_KEYS_RUNTIME_SLOTS_H

#include "dispatch/keys/current_owner.h"
#include "dispatch/keys/key_internal.h"

enum { KF__DEVICE_NAME_SIZE = 25, KF__KEY_NAME_SIZE = 41, KF__ZONE_KEYS = 4 * KF_KEYS_PER_ZONE };

typedef struct kf__device_slot {
  int claimed;
  int closed;        /* about to be unregistered: gets no new users */
  int64_t users;     /* see kf__device_hold */
  kf_owner_t *owner; /* whose unloading frees the slot, or NULL */
  char name[KF__DEVICE_NAME_SIZE];
  char bit_name[KF__DEVICE_NAME_SIZE + 3];
  char keys[KF_KEYS_PER_DEVICE][KF__DEVICE_NAME_SIZE + 12];
} kf__device_slot_t;

typedef struct kf__zone_slot {
  int claimed;
  kf_owner_t *owner;
  char name[KF__KEY_NAME_SIZE];
} kf__zone_slot_t;

extern kf__device_slot_t kf__device_slots[KF_DEVICE_SLOTS] KF__HIDDEN;
extern kf__zone_slot_t kf__zone_slots[KF__ZONE_KEYS] KF__HIDDEN;
extern char kf__privateuse1_buffer[KF__DEVICE_NAME_SIZE] KF__HIDDEN;
extern const char *kf__privateuse1_name KF__HIDDEN; /* the buffer, once it is renamed */

#endif
