/* key.h: dispatch keys, key sets, devices and keys registered at run time, and the thread's
 * included and excluded keys.
 *
 * A dispatch key names something that may handle a call: a backend (CPU), a layer above all
 * backends (AutogradCPU, ADInplaceOrView), or a mode (Python). Tensors carry a set of keys. A call
 * collects the keys of its arguments and runs the kernel of the one with the highest priority.
 * keys.def lists all keys, and docs/guide/keys.md explains how they are used.
 *
 *   kf_keyset_t set = kf_keyset_add(kf_keyset_of(KF_KEY_CPU), KF_KEY_AutogradCPU);
 *   puts(kf_key_name(kf_keyset_highest_key(set)));           prints "AutogradCPU"
 *   kf_guard_t guard;
 *   kf_guard_below_autograd(&guard);                         this thread: no autograd …
 *   …
 *   kf_guard_leave(&guard);                                  … until here
 *
 * Sets are values: functions on them allocate nothing and cannot fail. Functions that take a
 * kf_key_t accept any number, unless their comment says otherwise. All functions may be called from
 * any thread; the thread's key state belongs to the calling thread.
 *
 * Note [Keyset layout]
 * A key set is two words. `backends` has one bit for each backend component, lowest priority first:
 * the 15 fixed ones from CPU up, 32 bits for devices registered at run time, and Meta on top.
 * `functionality` has one bit for each functionality key, bit r for priority rank r; rank 0 is
 * Undefined and is never set. A per-backend key such as AutogradCUDA is one bit in each word, so a
 * set is a cross product: {CPU, AutogradCUDA} also contains CUDA and AutogradCPU. The slot of a set
 * is found by two bit scans and one small table (see call.h). */
#ifndef KEYFALL_KEY_H
#define KEYFALL_KEY_H

#include <keyfall/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Keys --------------------------------------------------------------------------------- */

/* A key's number. Fixed keys have PyTorch's numbers, which depend on KF_KEY_TABLE; keys registered
 * at run time have numbers from KF_KEY_FIRST_DYNAMIC up. */
typedef uint16_t kf_key_t;

/* Priority ranks of functionality keys: bit numbers in kf_keyset_t.functionality. A zone is a range
 * of ranks that is reserved for keys of kf_key_define. */
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

/* Backend components: bit numbers in kf_keyset_t.backends. Devices registered at run time have
 * KF_BACKEND_FIRST_DYNAMIC … KF_BACKEND_LAST_DYNAMIC. */
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

/* Keys: KF_KEY_CPU, KF_KEY_AutogradCUDA, … There are four kinds: plain functionality keys
 * (BackendSelect), per-backend functionality keys (Dense), to which no call goes without a
 * backend, runtime keys, which are functionality × backend (CPU is Dense × CPU), and alias keys
 * (Autograd), which stand for several runtime keys in a registration. */
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

/* The name of a key, such as "AutogradCPU". Never NULL: an unknown number gives
 * "UnknownUnknown". The name of a key registered at run time is valid until the key is given
 * back. */
KF_API const char *kf_key_name(kf_key_t key);
/* Finds a key by its name. A name may use the device name of a renamed PrivateUse1 in capitals
 * (AutogradNPU). KF_ERR_VALUE: "could not parse dispatch key: …"; KF_ERR_MISUSE: `name` is NULL. On
 * failure *out_key is KF_KEY_Undefined. */
KF_API KF_MUST_USE kf_status_t kf_key_parse(const char *name, kf_key_t *out_key);
/* One sentence on what a fixed functionality key is for; "" for all other keys. Static. */
KF_API const char *kf_key_describe(kf_key_t key);
/* True for every number that names a key now: all fixed keys, and run-time keys while they are
 * registered. */
KF_API bool kf_key_exists(kf_key_t key);
/* True for the keys that stand for a set of runtime keys: Autograd, CompositeImplicitAutograd, … */
KF_API bool kf_key_is_alias(kf_key_t key);
/* True for the functionality keys that exist once per backend: Dense, Quantized, Sparse, SparseCsr,
 * NestedTensor and AutogradFunctionality. */
KF_API bool kf_key_is_per_backend(kf_key_t key);
/* True for keys that say where data is stored: Dense*, Quantized*, Sparse*, FPGA, … False for
 * Undefined, aliases and NestedTensor. */
KF_API bool kf_key_is_backend(kf_key_t key);
/* The functionality of a key: AutogradCPU gives AutogradFunctionality, a plain key itself, an alias
 * Undefined. */
KF_API kf_key_t kf_key_functionality(kf_key_t key);
/* The priority rank of a key's functionality, as in KF_RANK_* and kf_keyset_below; 0 for Undefined,
 * aliases and unknown numbers. */
KF_API unsigned kf_key_rank(kf_key_t key);
/* The backend of a runtime key, otherwise KF_BACKEND_NONE. */
KF_API kf_backend_t kf_key_backend(kf_key_t key);
/* Functionality × backend: AutogradFunctionality and CPU give AutogradCPU. Undefined when the
 * functionality is not per-backend; the marker key (KF_KEY_StartOf…) for KF_BACKEND_NONE. */
KF_API kf_key_t kf_key_runtime(kf_key_t functionality, kf_backend_t backend);
/* The printed name of a backend component: "CPUBit", …; "InvalidBit" for KF_BACKEND_NONE, and
 * "UNKNOWN_BACKEND_BIT" for an unknown number. */
KF_API const char *kf_backend_name(kf_backend_t backend);
/* True for fixed backends, and for device slots that are registered now. */
KF_API bool kf_backend_exists(kf_backend_t backend);
/* The autograd key of a backend: its own, or AutogradOther when it has none. */
KF_API kf_key_t kf_backend_autograd_key(kf_backend_t backend);

/* ---- Key sets ----------------------------------------------------------------------------- */

/* A set of keys: see Note [Keyset layout]. Passed by value. Fill it with the functions below; bits
 * that belong to no key make a call find another slot, never memory outside of the table. */
typedef struct kf_keyset {
  uint64_t backends;
  uint64_t functionality;
} kf_keyset_t;

/* A set from its two words. */
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
/* Union, intersection and symmetric difference, word by word. */
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
/* `a` without the functionality bits of `b`. Backend bits of `a` always stay: they are shared by
 * all its per-backend keys. */
KF_INLINE kf_keyset_t kf_keyset_minus(kf_keyset_t a, kf_keyset_t b) {
  return kf_keyset_make(a.backends, a.functionality & ~b.functionality);
}
/* Whether `a` contains all bits of `b`, and whether it contains any of them. */
KF_INLINE bool kf_keyset_has_all(kf_keyset_t a, kf_keyset_t b) {
  return (a.backends & b.backends) == b.backends &&
         (a.functionality & b.functionality) == b.functionality;
}
KF_INLINE bool kf_keyset_has_any(kf_keyset_t a, kf_keyset_t b) {
  return ((a.backends & b.backends) | (a.functionality & b.functionality)) != 0;
}

/* The keys of a call below a functionality. An autograd kernel redispatches with
 * `kf_keyset_below(call->keyset, KF_RANK_AutogradOther)`. PythonDispatcher stays in the set, as in
 * kf_keyset_full_after. `rank` is a KF_RANK_*, below 64. */
KF_INLINE kf_keyset_t kf_keyset_below(kf_keyset_t set, unsigned rank) {
  uint64_t below = ((UINT64_C(1) << rank) - 1) | UINT64_C(1) << KF_RANK_PythonDispatcher;
  return kf_keyset_make(set.backends, set.functionality & below);
}

/* The bits of one key. Undefined, alias keys and unknown numbers give the empty set. */
KF_API kf_keyset_t kf_keyset_of(kf_key_t key);
/* The bit of one backend, without a functionality; the empty set for an unknown backend. */
KF_API kf_keyset_t kf_keyset_of_backend(kf_backend_t backend);
/* All backends and all functionalities. */
KF_API kf_keyset_t kf_keyset_full(void);
/* All backends, all functionalities strictly below that of `key`, and PythonDispatcher. */
KF_API kf_keyset_t kf_keyset_full_after(kf_key_t key);
/* The union of the set and the bits of one key. */
KF_API kf_keyset_t kf_keyset_add(kf_keyset_t set, kf_key_t key);
/* Clears the functionality bit of a key only: removing AutogradCUDA removes autograd for every
 * backend. */
KF_API kf_keyset_t kf_keyset_remove(kf_keyset_t set, kf_key_t key);
/* Clears one backend bit, and with it that backend's keys of all functionalities. */
KF_API kf_keyset_t kf_keyset_remove_backend(kf_keyset_t set, kf_backend_t backend);
/* Whether all bits of the key are in the set; trivially true for Undefined and alias keys. */
KF_API bool kf_keyset_has(kf_keyset_t set, kf_key_t key);
KF_API bool kf_keyset_has_backend(kf_keyset_t set, kf_backend_t backend);
/* The functionality or backend of highest priority; Undefined and KF_BACKEND_NONE for a set without
 * one. */
KF_API kf_key_t kf_keyset_highest_functionality(kf_keyset_t set);
KF_API kf_backend_t kf_keyset_highest_backend(kf_keyset_t set);
/* The key of highest priority: the one whose kernel a call with this final set runs. */
KF_API kf_key_t kf_keyset_highest_key(kf_keyset_t set);
/* The highest key among Dense, Quantized, Sparse and SparseCsr keys: CPU for {CPU, AutogradCPU}. */
KF_API kf_key_t kf_keyset_highest_backend_key(kf_keyset_t set);
/* The highest key without autograd, ADInplaceOrView, autocast, functionalization, functorch and the
 * Python keys. */
KF_API kf_key_t kf_keyset_legacy_key(kf_keyset_t set);
/* The index of the set's kernel in an operator's table: Note [Slots] in call.h. */
KF_API size_t kf_keyset_slot(kf_keyset_t set);
/* PyTorch's representation in one word, and back. Keys registered at run time have no bit there and
 * are left out. */
KF_API uint64_t kf_keyset_to_raw(kf_keyset_t set);
KF_API kf_keyset_t kf_keyset_from_raw(uint64_t raw);

/* Iterates over the keys of a set from lowest to highest priority. Set *cursor to 0 first; each
 * call stores the next key and returns true, or returns false at the end. Keys that are not
 * registered are skipped.
 *
 *   size_t cursor = 0;
 *   for (kf_key_t key; kf_keyset_next(set, &cursor, &key);) puts(kf_key_name(key)); */
KF_API bool kf_keyset_next(kf_keyset_t set, size_t *cursor, kf_key_t *out_key);
/* Writes "DispatchKeySet(CPU, AutogradCPU)". Writes at most `size` bytes and always terminates when
 * size > 0; returns the length of the full text, as snprintf does. */
KF_API size_t kf_keyset_print(kf_keyset_t set, char *buffer, size_t size);

/* Predefined sets for kf_keyset_named. docs/guide/keys.md lists their members. */
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
/* A predefined set; empty for an unknown number. */
KF_API kf_keyset_t kf_keyset_named(kf_named_keyset_t which);
/* The autocast key of a backend as a set; empty when it has none. */
KF_API kf_keyset_t kf_keyset_autocast_of_backend(kf_backend_t backend);
/* ADInplaceOrView and the backend's autograd key: what tensors of the backend carry for
 * autograd. */
KF_API kf_keyset_t kf_keyset_autograd_related(kf_backend_t backend);
/* The backend keys that an autograd key is above: CPU for AutogradCPU. Empty for keys that are not
 * above any. */
KF_API kf_keyset_t kf_keyset_backends_of_autograd(kf_key_t autograd_key);
/* The runtime keys that a registration to `key` covers: the members of an alias, or the key itself.
 * KF_ERR_INTERNAL for Undefined. */
KF_API KF_MUST_USE kf_status_t kf_keyset_runtime_of(kf_key_t key, kf_keyset_t *out_set);
/* Whether runtime key `key` is a member of `alias`. When `alias` is not an alias key, whether both
 * are equal. False for Undefined. */
KF_API bool kf_key_in_alias(kf_key_t key, kf_key_t alias);
/* The key set of a new tensor, from its backend key: adds the backend's autocast key, its autograd
 * key and ADInplaceOrView, and removes the Python keys. With `inference`, autograd and
 * ADInplaceOrView are removed instead of added. */
KF_API kf_keyset_t kf_keyset_for_tensor(kf_keyset_t keys, bool inference);

/* The header of dispatchable objects (tensors, generators): a key set follows the object header.
 * Objects whose type has KF_OBJECT_DISPATCHABLE must begin with it. */
typedef struct kf_dispatchable {
  kf_object_t object;
  kf_keyset_t keys;
} kf_dispatchable_t;

/* The key set of a dispatchable object; empty for NULL. The object must begin with
 * kf_dispatchable_t: nothing is checked. */
KF_INLINE kf_keyset_t kf_keys_of(const void *object) {
  return object != NULL ? ((const kf_dispatchable_t *)object)->keys : kf_keyset_empty();
}

/* ---- Devices and keys made at run time ---------------------------------------------------- */

/* Claims a device slot and returns its backend. `name` ("npu") is a lower-case identifier of at
 * most 24 characters. Its keys are named after it in capitals: NPU, AutogradNPU, SparseNPU,
 * SparseCsrNPU, QuantizedNPU, NestedTensorNPU. The names of fixed types without keys (opencl,
 * opengl, ideep) can be taken, too. KF_ERR_VALUE: not such a name. KF_ERR_DUPLICATE: a device or
 * key has this name. KF_ERR_EXHAUSTED: all 32 slots are claimed. KF_ERR_MISUSE: `name` is
 * NULL, or called from a listener (library.h). On failure *out_backend is KF_BACKEND_NONE.
 *
 *   kf_backend_t backend;
 *   kf_status_t status = kf_device_register("npu", &backend);
 *   kf_device_t device = kf_device_make(kf_backend_device(backend), 0);            (types.h) */
KF_API KF_MUST_USE kf_status_t kf_device_register(const char *name, kf_backend_t *out_backend);
/* Gives the slot back. KF_ERR_BUSY: kernels or fallbacks are registered to its keys, or storages
 * exist on the device (the next device in this slot would inherit them). KF_ERR_NOT_FOUND: no
 * registered device. KF_ERR_MISUSE: called from a listener. */
KF_API KF_MUST_USE kf_status_t kf_device_unregister(kf_backend_t backend);
/* The backend of a device name, fixed ("cpu", "cuda", …) or registered. KF_ERR_NOT_FOUND, and
 * *out_backend is KF_BACKEND_NONE, when there is no such device or it has no backend. */
KF_API KF_MUST_USE kf_status_t kf_device_find(const char *name, kf_backend_t *out_backend);
/* Gives the device PrivateUse1 a name of its own, once per process; repeating the same name is
 * fine. Rules of names as for kf_device_register. KF_ERR_VALUE; KF_ERR_DUPLICATE: it has another
 * name already, or another device has this name; KF_ERR_MISUSE. */
KF_API KF_MUST_USE kf_status_t kf_privateuse1_rename(const char *name);
/* Its name; "privateuseone" unless it was renamed. Valid for the life of the process. */
KF_API const char *kf_privateuse1_name(void);

/* Where in the priority order a new functionality key goes. Each zone holds up to KF_KEYS_PER_ZONE
 * keys. */
typedef enum kf_zone {
  KF_ZONE_BELOW_AUTOGRAD,
  KF_ZONE_ABOVE_AUTOGRAD,
  KF_ZONE_ABOVE_BATCHING,
  KF_ZONE_TOPMOST
} kf_zone_t;
/* Claims a functionality key in a zone: it gets the lowest rank of the zone that is free. `name` is
 * an identifier of at most 40 characters that no key has. KF_ERR_VALUE: not such a name, or no such
 * zone. KF_ERR_DUPLICATE: the name is taken. KF_ERR_EXHAUSTED: the zone is full. KF_ERR_MISUSE:
 * `name` is NULL, or called from a listener. On failure *out_key is KF_KEY_Undefined. */
KF_API KF_MUST_USE kf_status_t kf_key_define(const char *name, kf_zone_t zone, kf_key_t *out_key);
/* Gives the key back. KF_ERR_BUSY: kernels or fallbacks are registered to it. KF_ERR_NOT_FOUND: not
 * a key that kf_key_define made. KF_ERR_MISUSE: called from a listener. */
KF_API KF_MUST_USE kf_status_t kf_key_undefine(kf_key_t key);

/* ---- The thread's key state --------------------------------------------------------------- */

/* The keys that every call of this thread adds to (included) and then removes from (excluded) the
 * keys of its arguments. A new thread starts with included = {BackendSelect, ADInplaceOrView} and
 * excluded = the autocast keys. */
KF_API kf_keyset_t kf_local_included(void);
KF_API kf_keyset_t kf_local_excluded(void);
/* Replaces both sets of this thread. Guards are the safer way: they restore what was there. */
KF_API void kf_local_set(kf_keyset_t included, kf_keyset_t excluded);
/* One key of the sets. The setters do nothing when the key is already in the wanted state.
 * Switching a per-backend key off clears its functionality bit, as kf_keyset_remove does. */
KF_API bool kf_local_is_included(kf_key_t key);
KF_API bool kf_local_is_excluded(kf_key_t key);
KF_API void kf_local_set_included(kf_key_t key, bool on);
KF_API void kf_local_set_excluded(kf_key_t key, bool on);

/* A guard changes the thread's sets until kf_guard_leave, which restores exactly the words that the
 * guard changed. It is plain data in the caller's memory, filled by the function that enters it;
 * its fields are private. Leave guards in reverse order, on the thread that entered them. Entering
 * one cannot fail, except where a status is returned. */
typedef struct kf_guard {
  kf_keyset_t saved_included;
  kf_keyset_t saved_excluded;
  uint32_t kind; /* which words to restore */
  uint32_t key;  /* kf_guard_set_excluded: the key whose bits are restored */
} kf_guard_t;
/* Adds keys to the included set. */
KF_API void kf_guard_include(kf_guard_t *guard, kf_keyset_t set);
/* Adds keys to the excluded set. */
KF_API void kf_guard_exclude(kf_guard_t *guard, kf_keyset_t set);
/* Replaces both sets. */
KF_API void kf_guard_force(kf_guard_t *guard, kf_keyset_t included, kf_keyset_t excluded);
/* Changes nothing, and restores both sets: for code that calls kf_local_set in between. */
KF_API void kf_guard_preserve(kf_guard_t *guard);
/* Excludes a key or stops excluding it. Restores the bits of this key only. */
KF_API void kf_guard_set_excluded(kf_guard_t *guard, kf_key_t key, bool on);
/* Excludes the autograd keys: calls are not recorded. ADInplaceOrView still takes part. */
KF_API void kf_guard_below_autograd(kf_guard_t *guard);
/* Excludes the autograd keys and ADInplaceOrView, for kernels below both. */
KF_API void kf_guard_below_ad_inplace_or_view(kf_guard_t *guard);
/* Excludes Functionalize. */
KF_API void kf_guard_skip_functionalize(kf_guard_t *guard);
/* Deprecated: same as kf_guard_below_autograd, with a warning once per process. KF_ERR_INTERNAL
 * unless `enabled` is true: then nothing was entered (leaving is harmless). */
KF_API KF_MUST_USE kf_status_t kf_guard_non_variable_type_mode(kf_guard_t *guard, bool enabled);
/* Inference mode. `enabled`: excludes autograd, stops including ADInplaceOrView, and new tensors
 * are inference tensors (no version counter, no gradients). Otherwise the opposite, also inside
 * inference mode. */
KF_API void kf_guard_inference_mode(kf_guard_t *guard, bool enabled);
/* Whether this thread is in inference mode. */
KF_API bool kf_inference_mode_is_enabled(void);
/* Leaves a guard. Leaving it a second time does nothing. */
KF_API void kf_guard_leave(kf_guard_t *guard);

#ifdef __cplusplus
}
#endif
#endif
