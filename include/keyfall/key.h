/* key.h: dispatch keys, key sets, run-time devices and keys, and the thread's key state.
 *
 * Note [Keyset layout]
 * A key set is two words. `backends` has one bit for each backend component, lowest priority
 * first: the 15 fixed ones from CPU up, room for 32 devices registered at run time, and Meta on
 * top. `functionality` has one bit for each functionality key, bit r for priority rank r; rank 0
 * is Undefined and is never set. A per-backend key such as AutogradCUDA is one bit in each word,
 * so a set is a cross product: {CPU, AutogradCUDA} also has CUDA and AutogradCPU.
 * The slot of a set is found by two bit scans and one small table (see call.h). */
#ifndef KEYFALL_KEY_H
#define KEYFALL_KEY_H

#include <keyfall/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Keys --------------------------------------------------------------------------------- */

/* A key's number. Fixed keys have PyTorch's numbers; keys made at run time have numbers from
 * KF_KEY_FIRST_DYNAMIC up. */
typedef uint16_t kf_key_t;

/* Priority ranks of functionality keys, zones included: bit numbers in kf_keyset_t. */
enum {
  KF_RANK_Undefined = 0,
#define KF_FUNCTIONALITY(name, text) KF_RANK_##name,
#define KF_PER_BACKEND(name, prefix, text) KF_RANK_##name,
#define KF_ZONE(name, count, text) \
  KF_RANK_Zone##name, KF_RANK_Zone##name##_end = KF_RANK_Zone##name + (count)-1,
#include <keyfall/keys.def>
#undef KF_FUNCTIONALITY
#undef KF_PER_BACKEND
#undef KF_ZONE
  KF_RANK_COUNT
};

/* Bit numbers of backend components. */
enum {
#define KF_BACKEND(name, bit_name, parse) KF_BACKEND_##name,
#define KF_DYNAMIC_BACKENDS(count) \
  KF_BACKEND_FIRST_DYNAMIC, KF_BACKEND_LAST_DYNAMIC = KF_BACKEND_FIRST_DYNAMIC + (count)-1,
#include <keyfall/keys.def>
#undef KF_BACKEND
#undef KF_DYNAMIC_BACKENDS
  KF_BACKEND_COUNT,
  KF_BACKEND_NONE = 0xff, /* "no backend": PyTorch's InvalidBit */
  KF_DEVICE_SLOTS = KF_BACKEND_LAST_DYNAMIC - KF_BACKEND_FIRST_DYNAMIC + 1,
  KF_FIXED_BACKENDS = KF_BACKEND_COUNT - KF_DEVICE_SLOTS
};
typedef uint8_t kf_backend_t;

enum {
  /* Functionality keys. */
  KF_KEY_Undefined = 0,
#define KF_FUNCTIONALITY(name, text) KF_KEY_##name,
#define KF_PER_BACKEND(name, prefix, text) KF_KEY_##name,
#define KF_ZONE(name, count, text)
#include <keyfall/keys.def>
#undef KF_FUNCTIONALITY
#undef KF_PER_BACKEND
#undef KF_ZONE
  KF_KEY_EndOfFunctionalityKeys,

/* Runtime keys: functionality times backend, after a marker for "no backend". */
#define KF_BACKEND(name, bit_name, parse) KF_KEY_##name,
#define KF_DYNAMIC_BACKENDS(count)
  KF_KEY_StartOfDenseBackends,
#include <keyfall/keys.def>
#undef KF_BACKEND
#define KF_BACKEND(name, bit_name, parse) KF_KEY_Quantized##name,
  KF_KEY_StartOfQuantizedBackends,
#include <keyfall/keys.def>
#undef KF_BACKEND
#define KF_BACKEND(name, bit_name, parse) KF_KEY_Sparse##name,
  KF_KEY_StartOfSparseBackends,
#include <keyfall/keys.def>
#undef KF_BACKEND
#define KF_BACKEND(name, bit_name, parse) KF_KEY_SparseCsr##name,
  KF_KEY_StartOfSparseCsrBackends,
#include <keyfall/keys.def>
#undef KF_BACKEND
#define KF_BACKEND(name, bit_name, parse) KF_KEY_NestedTensor##name,
  KF_KEY_StartOfNestedTensorBackends,
#include <keyfall/keys.def>
#undef KF_BACKEND
#define KF_BACKEND(name, bit_name, parse) KF_KEY_Autograd##name,
  KF_KEY_StartOfAutogradFunctionalityBackends,
#include <keyfall/keys.def>
#undef KF_BACKEND
#undef KF_DYNAMIC_BACKENDS

/* Alias keys: names for sets, to register to; they have neither a bit nor a slot. */
#define KF_ALIAS(name, text) KF_KEY_##name,
#include <keyfall/keys.def>
#undef KF_ALIAS
  KF_KEY_EndOfFixedKeys,

  KF_KEY_FIRST_ALIAS = KF_KEY_Autograd,
  KF_KEY_LAST_ALIAS = KF_KEY_EndOfFixedKeys - 1,

  /* Keys made at run time: user keys by zone, then six keys for each device slot. */
  KF_KEY_FIRST_DYNAMIC = 256,
  KF_KEY_FIRST_ZONE = KF_KEY_FIRST_DYNAMIC,
  KF_KEYS_PER_ZONE = 4,
  KF_KEY_FIRST_DEVICE = KF_KEY_FIRST_ZONE + 4 * KF_KEYS_PER_ZONE,
  KF_KEYS_PER_DEVICE = 6,
  KF_KEY_LIMIT = KF_KEY_FIRST_DEVICE + KF_DEVICE_SLOTS * KF_KEYS_PER_DEVICE,

  /* Older names, accepted by the API and never printed. */
  KF_KEY_CatchAll = KF_KEY_Undefined,
  KF_KEY_CPUTensorId = KF_KEY_CPU,
  KF_KEY_CUDATensorId = KF_KEY_CUDA,
  KF_KEY_DefaultBackend = KF_KEY_CompositeExplicitAutograd,
  KF_KEY_PrivateUse1_PreAutograd = KF_KEY_AutogradPrivateUse1,
  KF_KEY_PrivateUse2_PreAutograd = KF_KEY_AutogradPrivateUse2,
  KF_KEY_PrivateUse3_PreAutograd = KF_KEY_AutogradPrivateUse3,
  KF_KEY_Autocast = KF_KEY_AutocastCUDA
};

/* Name of a key, e.g. "AutogradCPU". Never NULL: numbers that are no key give "UnknownUnknown".
 * Names of keys made at run time stay valid until the key is given back. */
KF_API const char *kf_key_name(kf_key_t key);
/* Reads a key name. KF_ERR_VALUE "could not parse dispatch key: …" when it is none. */
KF_API KF_MUST_USE kf_status_t kf_key_parse(const char *name, kf_key_t *out_key);
/* One sentence on what a fixed functionality key is for; "" for others. */
KF_API const char *kf_key_describe(kf_key_t key);
/* True for every number that names a key now (run-time keys while they are claimed). */
KF_API bool kf_key_exists(kf_key_t key);
KF_API bool kf_key_is_alias(kf_key_t key);
/* True for Dense, Quantized, Sparse, SparseCsr, NestedTensor and AutogradFunctionality. */
KF_API bool kf_key_is_per_backend(kf_key_t key);
/* True for keys that name a place where data lives: Dense*, Quantized*, Sparse*, FPGA, … */
KF_API bool kf_key_is_backend(kf_key_t key);
/* Functionality of a runtime key (AutogradCPU gives AutogradFunctionality); itself for a plain
 * key; Undefined for an alias. */
KF_API kf_key_t kf_key_functionality(kf_key_t key);
/* Priority rank of a key's functionality, as KF_RANK_* and kf_keyset_below have it; 0 for
 * Undefined, for an alias and for a number that is no key. */
KF_API unsigned kf_key_rank(kf_key_t key);
/* Backend of a runtime key, else KF_BACKEND_NONE. */
KF_API kf_backend_t kf_key_backend(kf_key_t key);
/* Functionality × backend. A plain functionality gives Undefined; KF_BACKEND_NONE the marker. */
KF_API kf_key_t kf_key_runtime(kf_key_t functionality, kf_backend_t backend);
/* Printed name of a backend component ("CPUBit", "InvalidBit", …). */
KF_API const char *kf_backend_name(kf_backend_t backend);
/* True when the backend is fixed, or is a device slot that is claimed now. */
KF_API bool kf_backend_exists(kf_backend_t backend);
/* The autograd key of a backend: its own, or AutogradOther. */
KF_API kf_key_t kf_backend_autograd_key(kf_backend_t backend);

/* ---- Key sets ----------------------------------------------------------------------------- */

typedef struct kf_keyset {
  uint64_t backends;
  uint64_t functionality;
} kf_keyset_t;

KF_INLINE kf_keyset_t kf_keyset_make(uint64_t backends, uint64_t functionality) {
  kf_keyset_t set;
  set.backends = backends;
  set.functionality = functionality;
  return set;
}
KF_INLINE kf_keyset_t kf_keyset_empty(void) { return kf_keyset_make(0, 0); }
KF_INLINE bool kf_keyset_is_empty(kf_keyset_t a) { return (a.backends | a.functionality) == 0; }
KF_INLINE bool kf_keyset_equal(kf_keyset_t a, kf_keyset_t b) {
  return a.backends == b.backends && a.functionality == b.functionality;
}
KF_INLINE kf_keyset_t kf_keyset_or(kf_keyset_t a, kf_keyset_t b) {
  uint64_t backends = a.backends | b.backends;
  KF_SCALAR(backends);
  return kf_keyset_make(backends, a.functionality | b.functionality);
}
KF_INLINE kf_keyset_t kf_keyset_and(kf_keyset_t a, kf_keyset_t b) {
  uint64_t backends = a.backends & b.backends;
  KF_SCALAR(backends);
  return kf_keyset_make(backends, a.functionality & b.functionality);
}
KF_INLINE kf_keyset_t kf_keyset_xor(kf_keyset_t a, kf_keyset_t b) {
  return kf_keyset_make(a.backends ^ b.backends, a.functionality ^ b.functionality);
}
/* a without the functionality bits of b; the backend bits of a always survive. */
KF_INLINE kf_keyset_t kf_keyset_minus(kf_keyset_t a, kf_keyset_t b) {
  return kf_keyset_make(a.backends, a.functionality & ~b.functionality);
}
KF_INLINE bool kf_keyset_has_all(kf_keyset_t a, kf_keyset_t b) {
  return (a.backends & b.backends) == b.backends &&
         (a.functionality & b.functionality) == b.functionality;
}
KF_INLINE bool kf_keyset_has_any(kf_keyset_t a, kf_keyset_t b) {
  return ((a.backends & b.backends) | (a.functionality & b.functionality)) != 0;
}

/* Inside a call, what is left below a functionality: `kf_keyset_below(call->keyset,
 * KF_RANK_AutogradOther)` is the set to redispatch with from an autograd kernel. PythonDispatcher
 * stays, as in kf_keyset_full_after. */
KF_INLINE kf_keyset_t kf_keyset_below(kf_keyset_t set, unsigned rank) {
  uint64_t below = ((UINT64_C(1) << rank) - 1) | UINT64_C(1) << KF_RANK_PythonDispatcher;
  return kf_keyset_make(set.backends, set.functionality & below);
}

/* The bits of one key: Undefined and alias keys give the empty set. */
KF_API kf_keyset_t kf_keyset_of(kf_key_t key);
KF_API kf_keyset_t kf_keyset_of_backend(kf_backend_t backend);
KF_API kf_keyset_t kf_keyset_full(void);
/* Every backend, every functionality strictly below `key`'s, and PythonDispatcher. */
KF_API kf_keyset_t kf_keyset_full_after(kf_key_t key);
KF_API kf_keyset_t kf_keyset_add(kf_keyset_t set, kf_key_t key);
/* Clears only the functionality bit: removing AutogradCUDA removes autograd for every backend. */
KF_API kf_keyset_t kf_keyset_remove(kf_keyset_t set, kf_key_t key);
KF_API kf_keyset_t kf_keyset_remove_backend(kf_keyset_t set, kf_backend_t backend);
/* All bits of the key present; trivially true for Undefined and alias keys. */
KF_API bool kf_keyset_has(kf_keyset_t set, kf_key_t key);
KF_API bool kf_keyset_has_backend(kf_keyset_t set, kf_backend_t backend);
KF_API kf_key_t kf_keyset_highest_functionality(kf_keyset_t set);
KF_API kf_backend_t kf_keyset_highest_backend(kf_keyset_t set);
/* The key that a call with this set goes to. */
KF_API kf_key_t kf_keyset_highest_key(kf_keyset_t set);
KF_API kf_key_t kf_keyset_highest_backend_key(kf_keyset_t set);
/* Highest key once autograd, autocast, functionalization and the Python keys are left out. */
KF_API kf_key_t kf_keyset_legacy_key(kf_keyset_t set);
/* Table slot of a set. */
KF_API size_t kf_keyset_slot(kf_keyset_t set);
/* PyTorch's one-word form. Keys made at run time have no bit there and are left out. */
KF_API uint64_t kf_keyset_to_raw(kf_keyset_t set);
KF_API kf_keyset_t kf_keyset_from_raw(uint64_t raw);

/* Keys of the set from lowest to highest priority. Start with `*cursor = 0`; each call stores one
 * key and returns true, or returns false at the end. Unclaimed run-time keys are passed over. */
KF_API bool kf_keyset_next(kf_keyset_t set, size_t *cursor, kf_key_t *out_key);
/* Writes "DispatchKeySet(CPU, AutogradCPU)"; always terminated; returns the full length. */
KF_API size_t kf_keyset_print(kf_keyset_t set, char *buffer, size_t size);

/* Named sets (see spec of the same names in docs/guide/keys.md). */
typedef enum kf_named_keyset {
  KF_KEYSET_FULL_BACKEND_MASK,
  KF_KEYSET_AUTOGRAD,
  KF_KEYSET_AUTOGRAD_WITH_AD_INPLACE_OR_VIEW,
  KF_KEYSET_AUTOCAST,
  KF_KEYSET_DEFAULT_INCLUDED,
  KF_KEYSET_DEFAULT_EXCLUDED,
  KF_KEYSET_PYTHON,
  KF_KEYSET_AUTOGRAD_OTHER_BACKENDS,
  KF_KEYSET_BACKEND,
  KF_KEYSET_NON_FUNCTIONAL_BACKEND,
  KF_KEYSET_MATH,
  KF_KEYSET_NESTED,
  KF_KEYSET_BACKEND_FUNCTIONALITY,
  KF_KEYSET_AFTER_AUTOGRAD,
  KF_KEYSET_AFTER_AD_INPLACE_OR_VIEW,
  KF_KEYSET_AFTER_FUNCTIONALIZE,
  KF_KEYSET_FUNCTORCH_TRANSFORMS,
  KF_KEYSET_COUNT
} kf_named_keyset_t;
KF_API kf_keyset_t kf_keyset_named(kf_named_keyset_t which);
KF_API kf_keyset_t kf_keyset_autocast_of_backend(kf_backend_t backend);
KF_API kf_keyset_t kf_keyset_autograd_related(kf_backend_t backend);
/* Backends whose kernels an autograd key sits above; empty for keys that have none. */
KF_API kf_keyset_t kf_keyset_backends_of_autograd(kf_key_t autograd_key);
/* The runtime keys that registering to `key` (alias or not) covers. KF_ERR_INTERNAL: Undefined. */
KF_API KF_MUST_USE kf_status_t kf_keyset_runtime_of(kf_key_t key, kf_keyset_t *out_set);
/* Is runtime key `key` a member of `alias`? (Equality when `alias` is no alias.) */
KF_API bool kf_key_in_alias(kf_key_t key, kf_key_t alias);
/* A tensor's own set from its backend key(s): adds autocast and autograd keys (spec 2.5). */
KF_API kf_keyset_t kf_keyset_for_tensor(kf_keyset_t keys, bool inference);

/* Dispatchable objects (tensors, generators) keep their set right behind the object header. */
typedef struct kf_dispatchable {
  kf_object_t object;
  kf_keyset_t keys;
} kf_dispatchable_t;

/* The key set of a dispatchable object; empty for NULL. */
KF_INLINE kf_keyset_t kf_keys_of(const void *object) {
  return object != NULL ? ((const kf_dispatchable_t *)object)->keys : kf_keyset_empty();
}

/* ---- Devices and keys made at run time ---------------------------------------------------- */

/* Claims a device slot. The name ("npu") is a lower-case identifier of at most 24 characters that
 * no device has; its keys are named after it in capitals: NPU, AutogradNPU, SparseNPU,
 * SparseCsrNPU, QuantizedNPU, NestedTensorNPU. KF_ERR_VALUE, KF_ERR_DUPLICATE, KF_ERR_EXHAUSTED. */
KF_API KF_MUST_USE kf_status_t kf_device_register(const char *name, kf_backend_t *out_backend);
/* Gives the slot back. KF_ERR_BUSY while kernels or fallbacks are registered to its keys, and while
 * storages live on the device: another device that took the slot would inherit them. */
KF_API KF_MUST_USE kf_status_t kf_device_unregister(kf_backend_t backend);
/* Backend with this device name, fixed ("cpu", "cuda", …) or registered; KF_ERR_NOT_FOUND. */
KF_API KF_MUST_USE kf_status_t kf_device_find(const char *name, kf_backend_t *out_backend);
/* Gives PrivateUse1 a device name, once per process. Reading it: "privateuseone" by default. */
KF_API KF_MUST_USE kf_status_t kf_privateuse1_rename(const char *name);
KF_API const char *kf_privateuse1_name(void);

typedef enum kf_zone {
  KF_ZONE_BELOW_AUTOGRAD,
  KF_ZONE_ABOVE_AUTOGRAD,
  KF_ZONE_ABOVE_BATCHING,
  KF_ZONE_TOPMOST
} kf_zone_t;
/* Claims a functionality key in a zone of the priority order. In a zone, the key that was claimed
 * first (of those that are claimed) has the lowest free rank. The name is an identifier of at most
 * 40 characters that no key has. KF_ERR_VALUE, KF_ERR_DUPLICATE, KF_ERR_EXHAUSTED. */
KF_API KF_MUST_USE kf_status_t kf_key_define(const char *name, kf_zone_t zone, kf_key_t *out_key);
/* Gives the key back. KF_ERR_BUSY while kernels or fallbacks are registered to it. */
KF_API KF_MUST_USE kf_status_t kf_key_undefine(kf_key_t key);

/* ---- The thread's key state --------------------------------------------------------------- */

/* What a call adds to and takes from its arguments' keys. A new thread starts with included =
 * {BackendSelect, ADInplaceOrView} and excluded = the autocast keys. */
KF_API kf_keyset_t kf_local_included(void);
KF_API kf_keyset_t kf_local_excluded(void);
KF_API void kf_local_set(kf_keyset_t included, kf_keyset_t excluded);
KF_API bool kf_local_is_included(kf_key_t key);
KF_API bool kf_local_is_excluded(kf_key_t key);
KF_API void kf_local_set_included(kf_key_t key, bool on);
KF_API void kf_local_set_excluded(kf_key_t key, bool on);

/* A guard changes the thread's state until it is left. Guards are left in reverse order, on the
 * thread that entered them, and put back exactly the word that they found. */
typedef struct kf_guard {
  kf_keyset_t saved_included;
  kf_keyset_t saved_excluded;
  uint32_t kind; /* which words to put back */
  uint32_t key;  /* set-excluded guard: the key whose bit is put back */
} kf_guard_t;
KF_API void kf_guard_include(kf_guard_t *guard, kf_keyset_t set);
KF_API void kf_guard_exclude(kf_guard_t *guard, kf_keyset_t set);
KF_API void kf_guard_force(kf_guard_t *guard, kf_keyset_t included, kf_keyset_t excluded);
KF_API void kf_guard_preserve(kf_guard_t *guard);
KF_API void kf_guard_set_excluded(kf_guard_t *guard, kf_key_t key, bool on);
KF_API void kf_guard_below_autograd(kf_guard_t *guard);
KF_API void kf_guard_below_ad_inplace_or_view(kf_guard_t *guard);
KF_API void kf_guard_skip_functionalize(kf_guard_t *guard);
/* Deprecated: same effect as below_autograd, with a warning once per process. `enabled` must be
 * true, else KF_ERR_INTERNAL and nothing is entered. */
KF_API KF_MUST_USE kf_status_t kf_guard_non_variable_type_mode(kf_guard_t *guard, bool enabled);
/* Inference mode on or off: excludes (or not) autograd and version tracking. */
KF_API void kf_guard_inference_mode(kf_guard_t *guard, bool enabled);
KF_API bool kf_inference_mode_is_enabled(void);
KF_API void kf_guard_leave(kf_guard_t *guard);

#ifdef __cplusplus
}
#endif
#endif
