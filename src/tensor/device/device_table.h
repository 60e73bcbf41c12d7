/* The interfaces of all device types, and the state that the core keeps for each device.
 *
 * Note [Device entries]
 * An entry is one interface that somebody set, with the state of its devices. The table holds one
 * reference, and so does every storage that was made with it: a storage frees its memory by the
 * functions that allocated it, even after another interface has taken their place. A plug-in that
 * owns an entry cannot be unloaded while storages hold it. */
#ifndef KF_TENSOR_DEVICE_DEVICE_TABLE_H
#define KF_TENSOR_DEVICE_DEVICE_TABLE_H

#include <keyfall/device.h>
#include <pthread.h>

#include "base/base_internal.h"
#include "dispatch/registry/owner.h"

enum {
  KF__DEVICES_OF_A_TYPE = 64, /* devices of one type that can be used; `count` is cut to it */
  KF__DEVICE_NAME = 32,
  KF__LOST_REASON = 128,
  KF__CACHE_BINS = 8 + 4 * 52 /* classes of block sizes: Note [Cached blocks] */
};

typedef struct kf__cached_block kf__cached_block_t;
typedef struct kf__deferred kf__deferred_t;

/* One device. `lock` protects the numbers and the cache; it is never held while functions of the
 * interface run, so that a device that fails or calls back cannot deadlock. */
typedef struct kf__device_state {
  pthread_mutex_t lock;
  kf_memory_stats_t stats;
  uint64_t limit; /* 0: none */
  kf__cached_block_t *cache[KF__CACHE_BINS];
  kf__deferred_t *deferred; /* memory that streams use: Note [Deferred frees]; read atomically */
  bool lost;                /* read atomically */
  char reason[KF__LOST_REASON];
} kf__device_state_t;

typedef struct kf__device_entry {
  kf_object_t object;
  kf_owned_t owned; /* by the plug-in whose functions it has, if any */
  kf_device_interface_t calls;
  int device_type;
  uint64_t serial;            /* no other entry of this process has it */
  char name[KF__DEVICE_NAME]; /* a slot may be given back and taken by another device */
  bool closed;                /* the table's reference is kept for the owner to release */
  kf__device_state_t *states[KF__DEVICES_OF_A_TYPE]; /* made at first use */
} kf__device_entry_t;

/* Where the state of a device is: the CPU has no index. */
static inline int kf__device_slot(kf_device_t device) {
  return device.index < 0 ? 0 : device.index;
}

/* Protects the entries that the table has. */
void kf__device_table_lock(void);
void kf__device_table_unlock(void);
/* Replaces the entry of a device type (lock held). The caller gets the table's reference to the
 * previous one. */
kf__device_entry_t *kf__device_exchange(int device_type, kf__device_entry_t *entry);
/* The table's entry of a device type (lock held); borrowed. */
kf__device_entry_t *kf__device_listed(int device_type);
/* The entry of a device type with a new reference; NULL where there is none. */
kf__device_entry_t *kf__device_entry(int device_type);
/* KF_ERR_NO_DEVICE (or KF_ERR_NOT_IMPLEMENTED for a device that was registered without an
 * interface) in place of NULL. */
KF_MUST_USE kf_status_t kf__device_find_entry(kf_device_t device, kf__device_entry_t **out_entry);
/* Whether an entry that the caller holds is its type's present one, so that new storages use it. */
bool kf__device_entry_is_listed(const kf__device_entry_t *entry);
static inline void kf__device_entry_release(kf__device_entry_t *entry) { kf_object_release(entry); }

/* The device that is meant by `asked`, whose type the entry has: index -1 is the current one.
 * KF_ERR_NO_DEVICE for an index that is not below the count. */
KF_MUST_USE kf_status_t kf__device_pick(kf__device_entry_t *entry, kf_device_t asked,
                                        kf_device_t *out_device);
/* The state of a device in [0, KF__DEVICES_OF_A_TYPE). KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__device_state(kf__device_entry_t *entry, kf_device_t device,
                                         kf__device_state_t **out_state);
/* KF_ERR_DEVICE_LOST with the reason when the device is lost. */
KF_MUST_USE kf_status_t kf__device_check(kf__device_entry_t *entry, kf_device_t device);

/* Calls a function of an interface: `entry->calls.function(context, …)`. One that fails without a
 * message gets one, which names the device and the function. All calls that return a status go
 * through here, unless the error is dropped at once. */
#define KF__DEVICE_ASK(status, entry, device, function, ...)                          \
  do {                                                                                \
    const uint32_t errors_before = kf__error_count();                                 \
    (status) = (entry)->calls.function((entry)->calls.context, __VA_ARGS__);          \
    if (KF_UNLIKELY((status) != KF_OK))                                               \
      kf__device_failed((entry), (device), #function, errors_before, (status));       \
  } while (0)
void kf__device_failed(const kf__device_entry_t *entry, kf_device_t device, const char *function,
                       uint32_t errors_before, kf_status_t status);

/* How often a device was lost and not reopened: read atomically, so that calls pay one load. */
extern uint32_t kf__lost_devices KF__HIDDEN;
static inline __attribute__((always_inline)) bool kf__any_device_is_lost(void) {
  return __atomic_load_n(&kf__lost_devices, __ATOMIC_RELAXED) != 0;
}
/* kf__device_check for a device of any type, the CPU included. */
KF_MUST_USE kf_status_t kf__device_check_lost(kf_device_t device);

/* Set by the storages; NULL: there are none. See Note [Shelves] in storage/device_shelf.h. */
typedef struct kf__shelf_functions {
  void (*empty)(int device_type); /* frees what the shelves of all threads keep, and closes them */
  void (*settle)(int device_type);
} kf__shelf_functions_t;
extern kf__shelf_functions_t kf__shelf_functions KF__HIDDEN;

/* How many streams other than default ones the thread has made current. */
extern __thread uint32_t kf__current_stream_count KF__HIDDEN
    __attribute__((tls_model("initial-exec")));

/* An interface is set for the CPU: its storages do not come from the block cache. Read atomically.
 */
extern bool kf__cpu_has_interface KF__HIDDEN;
/* Runs under the table's lock when the CPU's interface appears or goes. Set by the storages. */
extern void (*kf__cpu_interface_changed)(bool is_set) KF__HIDDEN;

#endif
