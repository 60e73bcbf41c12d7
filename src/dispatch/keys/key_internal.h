/* How key numbers, priority ranks, backends and table slots map to each other, for the files of
 * the dispatch room. See Note [Keyset layout] in key.h. */
#ifndef KF_DISPATCH_KEYS_KEY_INTERNAL_H
#define KF_DISPATCH_KEYS_KEY_INTERNAL_H

#include <keyfall/call.h>
#include <keyfall/key.h>

#include "base/base_internal.h"

/* The six functionalities that have one slot for each backend. */
typedef enum kf_family {
  KF_FAMILY_DENSE,
  KF_FAMILY_QUANTIZED,
  KF_FAMILY_SPARSE,
  KF_FAMILY_SPARSE_CSR,
  KF_FAMILY_NESTED_TENSOR,
  KF_FAMILY_AUTOGRAD,
  KF_FAMILY_NONE
} kf_family_t;

typedef enum kf_key_class {
  KF_CLASS_UNDEFINED,
  KF_CLASS_PLAIN,   /* one bit, one slot */
  KF_CLASS_BLOCK,   /* Dense, Quantized, …: a bit, no slot */
  KF_CLASS_MARKER,  /* StartOf…Backends: a family without a backend */
  KF_CLASS_RUNTIME, /* family × backend */
  KF_CLASS_ALIAS,
  KF_CLASS_NONE /* not a key */
} kf_key_class_t;

typedef struct kf_key_parts {
  kf_key_class_t key_class;
  kf_family_t family; /* block, marker, runtime */
  uint8_t rank;       /* of the functionality; 0 for undefined and alias */
  kf_backend_t backend;
} kf_key_parts_t;

static inline bool kf__backend_is_dynamic(kf_backend_t backend) {
  return backend >= KF_BACKEND_FIRST_DYNAMIC && backend <= KF_BACKEND_LAST_DYNAMIC;
}

kf_key_parts_t kf__key_parts(kf_key_t key);
/* Family at a rank, or KF_FAMILY_NONE. */
kf_family_t kf__rank_family(unsigned rank);
/* Plain or block key at a rank (a zone's key number, claimed or not). */
kf_key_t kf__rank_key(unsigned rank);
/* Runtime key of a family and backend; the family's marker for KF_BACKEND_NONE. */
kf_key_t kf__family_key(kf_family_t family, kf_backend_t backend);
/* Key of a table slot (slot < KF_SLOT_COUNT); inverse of kf__key_slot. */
kf_key_t kf__slot_key(size_t slot);
/* Slot of a plain or runtime key (0 for Undefined), or -1 for keys without one. */
int kf__key_slot(kf_key_t key);

#define KF_RANK_BIT(name) (UINT64_C(1) << KF_RANK_##name)
#define KF_BACKEND_BIT(name) (UINT64_C(1) << KF_BACKEND_##name)
#define KF_ALL_BACKENDS ((UINT64_C(1) << KF_BACKEND_COUNT) - 1)
#define KF_ALL_RANKS (~UINT64_C(1))

/* kf_keyset_print for text builders, fixed or on the heap. */
void kf__keyset_print(kf_text_t *text, kf_keyset_t set);

/* kf_inference_mode_is_enabled without a call. Of this thread. */
extern __thread bool kf__inference_mode __attribute__((tls_model("initial-exec")));

/* Device type (fixed or registered) with this name, or -1. */
int kf__device_type_find(const char *name);

/* ---- Names of run-time keys (runtime_slots.c) ---- */

/* Slots and indexes must be in range; they need not be claimed. Names point to static memory and
 * stay readable. Any thread, no lock. */
bool kf__zone_key_claimed(unsigned zone_index);
const char *kf__zone_key_name(unsigned zone_index); /* index: zone * KF_KEYS_PER_ZONE + i */
bool kf__device_claimed(unsigned slot);
const char *kf__device_key_name(unsigned slot, kf_family_t family);
const char *kf__device_name(unsigned slot); /* as registered: "npu" */
const char *kf__device_bit_name(unsigned slot);
/* Key number for a name among the claimed run-time keys, or KF_KEY_Undefined. */
kf_key_t kf__dynamic_key_parse(const char *name);

/* ---- Users of run-time keys (runtime_keys.c) ---- */

/* Counts one more user of a device, such as a storage: a device registered at run time cannot be
 * unregistered while it has users. False: the device is not registered. True for all other device
 * types, which are not counted. Each true is undone by kf__device_drop. Any thread, no lock. */
bool kf__device_hold(int device_type);
void kf__device_drop(int device_type);
/* Closes these device slots, a bit each, so that they get no new users; KF_ERR_BUSY, and nothing
 * changes, when one has users. Dispatcher's lock held, as for kf__devices_reopen. */
KF_MUST_USE kf_status_t kf__devices_close(uint32_t slots);
void kf__devices_reopen(uint32_t slots);
/* Frees the slot of a device (KF_ERR_BUSY while it has users) or of a functionality key. No kernel
 * may be registered to its keys. Dispatcher's lock held. */
KF_MUST_USE kf_status_t kf__device_give_back(unsigned slot);
void kf__zone_key_give_back(unsigned index);
/* Frees users of a device that are kept for reuse only. Called with the dispatcher's lock held; set
 * by the tensor room when the library is loaded, else NULL. */
extern void (*kf__device_free_idle)(int device_type) KF__HIDDEN;
/* Appends to the text where the users of a device were created, if that is known. Set by the tensor
 * room when the library is loaded. */
typedef void (*kf__describe_users_fn)(int device_type, kf_text_t *text);
void kf__device_set_describe_users(kf__describe_users_fn describe);

#endif
