/* A naive dispatcher, written from the rules alone: plain lists of what is registered, and every
 * answer computed from scratch by asking the lists again. It shares with the library only the
 * numbers of keys and the ranks of the public header. What it lacks on purpose: tables, masks that
 * are kept, refreshing, reference counts. */
#ifndef KF_TESTS_MODEL_NAIVE_H
#define KF_TESTS_MODEL_NAIVE_H

#include <keyfall/call.h>
#include <keyfall/library.h>
#include <keyfall/trace.h>

#include <string.h>

enum { NAIVE_KERNELS = 96, NAIVE_FALLBACKS = 64 };

/* ---- Keys, decoded by their numbers ---- */

typedef enum naive_family {
  NAIVE_DENSE,
  NAIVE_QUANTIZED,
  NAIVE_SPARSE,
  NAIVE_SPARSE_CSR,
  NAIVE_NESTED,
  NAIVE_AUTOGRAD,
  NAIVE_PLAIN
} naive_family_t;

typedef struct naive_key {
  naive_family_t family; /* of runtime keys and of the blocks themselves */
  int backend;           /* bit number, -1: none (a plain key, a block, an alias) */
  unsigned rank;         /* 0 for Undefined and aliases */
} naive_key_t;

static const kf_key_t naive_blocks[6] = {KF_KEY_Dense,        KF_KEY_Quantized,
                                         KF_KEY_Sparse,       KF_KEY_SparseCsr,
                                         KF_KEY_NestedTensor, KF_KEY_AutogradFunctionality};
static const unsigned naive_block_ranks[6] = {KF_RANK_Dense,        KF_RANK_Quantized,
                                              KF_RANK_Sparse,       KF_RANK_SparseCsr,
                                              KF_RANK_NestedTensor, KF_RANK_AutogradFunctionality};
static const unsigned naive_plain_ranks[] = {
    KF_RANK_Undefined,
#define KF_FUNCTIONALITY(name, text) KF_RANK_##name,
#define KF_PER_BACKEND(name, prefix, text) KF_RANK_##name,
#define KF_ZONE(name, count, text)
#include <keyfall/keys.def>
#undef KF_FUNCTIONALITY
#undef KF_PER_BACKEND
#undef KF_ZONE
};

static inline naive_key_t naive_decode(kf_key_t key) {
  static const kf_key_t starts[6] = {
      KF_KEY_StartOfDenseBackends,        KF_KEY_StartOfQuantizedBackends,
      KF_KEY_StartOfSparseBackends,       KF_KEY_StartOfSparseCsrBackends,
      KF_KEY_StartOfNestedTensorBackends, KF_KEY_StartOfAutogradFunctionalityBackends};
  static const unsigned zone_ranks[4] = {KF_RANK_ZoneBelowAutograd, KF_RANK_ZoneAboveAutograd,
                                         KF_RANK_ZoneAboveBatching, KF_RANK_ZoneTopmost};
  naive_key_t k = {NAIVE_PLAIN, -1, 0};
  if (key < KF_KEY_EndOfFunctionalityKeys) {
    k.rank = naive_plain_ranks[key];
    for (int f = 0; f < 6; f++)
      if (naive_blocks[f] == key) k.family = (naive_family_t)f;
  } else if (key < KF_KEY_FIRST_ALIAS) {
    for (int f = 0; f < 6; f++) {
      int n = (int)key - (int)starts[f];
      if (n < 0 || n > KF_FIXED_BACKENDS) continue;
      k.family = (naive_family_t)f;
      k.rank = naive_block_ranks[f];
      k.backend = n == KF_FIXED_BACKENDS ? KF_BACKEND_Meta : n - 1;
      break;
    }
  } else if (key >= KF_KEY_FIRST_DEVICE && key < KF_KEY_LIMIT) {
    int n = (int)key - KF_KEY_FIRST_DEVICE;
    k.family = (naive_family_t)(n % KF_KEYS_PER_DEVICE);
    k.rank = naive_block_ranks[k.family];
    k.backend = KF_BACKEND_FIRST_DYNAMIC + n / KF_KEYS_PER_DEVICE;
  } else if (key >= KF_KEY_FIRST_ZONE && key < KF_KEY_FIRST_DEVICE) {
    unsigned n = (unsigned)key - KF_KEY_FIRST_ZONE;
    k.rank = zone_ranks[n / KF_KEYS_PER_ZONE] + n % KF_KEYS_PER_ZONE;
  }
  return k;
}

static inline bool naive_is_alias(kf_key_t key) {
  return key >= KF_KEY_FIRST_ALIAS && key <= KF_KEY_LAST_ALIAS;
}

/* Plain keys that are backends of their own: autograd for them is AutogradOther. */
static inline bool naive_is_lone_backend(kf_key_t key) {
  return key == KF_KEY_FPGA || key == KF_KEY_Vulkan || key == KF_KEY_Metal ||
         key == KF_KEY_CustomRNGKeyId || key == KF_KEY_MkldnnCPU;
}

/* Is the key, a block included, one that AutogradOther stands above? */
static inline bool naive_is_other_backend(kf_key_t key) {
  naive_family_t family = naive_decode(key).family;
  return naive_is_lone_backend(key) || family == NAIVE_QUANTIZED || family == NAIVE_SPARSE ||
         family == NAIVE_SPARSE_CSR;
}

/* Membership of a key that has a slot. */
static inline bool naive_in_alias(kf_key_t key, kf_key_t alias) {
  naive_key_t k = naive_decode(key);
  bool autograd = k.family == NAIVE_AUTOGRAD || key == KF_KEY_AutogradOther ||
                  key == KF_KEY_AutogradNestedTensor;
  bool backend = k.family == NAIVE_DENSE || naive_is_other_backend(key);
  switch (alias) {
    case KF_KEY_Autograd: return autograd;
    case KF_KEY_CompositeImplicitAutograd: return backend || autograd || k.family == NAIVE_NESTED;
    case KF_KEY_FuncTorchBatchedDecomposition: return key == KF_KEY_FuncTorchBatched;
    case KF_KEY_CompositeImplicitAutogradNestedTensor:
      return k.family == NAIVE_NESTED || key == KF_KEY_AutogradNestedTensor;
    case KF_KEY_CompositeExplicitAutograd: return backend;
    case KF_KEY_CompositeExplicitAutogradNonFunctional:
      return backend && k.family != NAIVE_SPARSE && k.backend != KF_BACKEND_XLA &&
             k.backend != KF_BACKEND_Lazy;
    default: return key == alias;
  }
}

/* ---- What is registered ---- */

typedef struct naive_kernel {
  kf_key_t key; /* catch-all: CompositeImplicitAutograd */
  bool catch_all;
  uint8_t kind; /* kf_kernel_kind_t */
  uint32_t id;  /* who it is: the text "k<id>" and, unless fallthrough, the context */
  uint32_t shares;
} naive_kernel_t;

/* Oldest first. */
typedef struct naive_list {
  naive_kernel_t items[NAIVE_KERNELS];
  size_t count;
} naive_list_t;

static inline void naive_add(naive_list_t *list, naive_kernel_t kernel) {
  list->items[list->count++] = kernel;
}

static inline naive_kernel_t *naive_by_id(naive_list_t *list, uint32_t id) {
  for (size_t i = 0; i < list->count; i++)
    if (list->items[i].id == id) return &list->items[i];
  return NULL;
}

static inline void naive_remove(naive_list_t *list, naive_kernel_t *kernel) {
  size_t at = (size_t)(kernel - list->items);
  list->count--;
  memmove(kernel, kernel + 1, (list->count - at) * sizeof *kernel);
}

/* ---- Computed entries ---- */

typedef struct naive_entry {
  const naive_kernel_t *kernel; /* NULL for ambiguous and missing */
  kf_rule_t rule;
} naive_entry_t;

static inline const naive_kernel_t *naive_direct(const naive_list_t *kernels, kf_key_t key) {
  for (size_t i = kernels->count; i > 0; i--)
    if (kernels->items[i - 1].key == key) return &kernels->items[i - 1];
  return NULL;
}

static inline const naive_kernel_t *naive_fallback(const naive_list_t *fallbacks, kf_key_t key) {
  for (size_t i = fallbacks->count; i > 0; i--) {
    const naive_kernel_t *f = &fallbacks->items[i - 1];
    if (key != KF_KEY_Undefined && naive_in_alias(key, f->key)) return f;
  }
  return NULL;
}

/* The autograd key of a device registered at run time, the last of its six. */
static inline bool naive_is_dynamic_autograd(kf_key_t key) {
  return key >= KF_KEY_FIRST_DEVICE && key < KF_KEY_LIMIT &&
         (key - KF_KEY_FIRST_DEVICE) % KF_KEYS_PER_DEVICE == KF_KEYS_PER_DEVICE - 1;
}

static inline bool naive_any_other_backend(const naive_list_t *kernels) {
  for (size_t i = 0; i < kernels->count; i++)
    if (!naive_is_alias(kernels->items[i].key) && naive_is_other_backend(kernels->items[i].key))
      return true;
  return false;
}

/* Is there a kernel for what lies below this autograd key? */
static inline bool naive_has_backend(const naive_list_t *kernels, kf_key_t key) {
  naive_key_t k = naive_decode(key);
  if (naive_direct(kernels, KF_KEY_CompositeExplicitAutograd) != NULL) return true;
  if (key == KF_KEY_AutogradOther) return naive_any_other_backend(kernels);
  for (size_t i = 0; i < kernels->count; i++) {
    naive_key_t below = naive_decode(kernels->items[i].key);
    if (naive_is_alias(kernels->items[i].key)) continue;
    if (key == KF_KEY_AutogradNestedTensor && below.family == NAIVE_NESTED) return true;
    if (k.family == NAIVE_AUTOGRAD && below.family == NAIVE_DENSE &&
        (below.backend == -1 || below.backend == k.backend) && k.backend != KF_BACKEND_HIP &&
        k.backend != KF_BACKEND_VE && k.backend != KF_BACKEND_MTIA)
      return true;
  }
  return false;
}

static inline bool naive_try(const naive_list_t *kernels, kf_key_t key, kf_key_t alias,
                             bool undefined_too, naive_entry_t *out) {
  bool member = key == KF_KEY_Undefined ? undefined_too : naive_in_alias(key, alias);
  out->kernel = member ? naive_direct(kernels, alias) : NULL;
  return out->kernel != NULL;
}

/* The entry for a runtime key (or Undefined), by the rules in their order. */
static inline naive_entry_t naive_resolve(const naive_list_t *kernels,
                                          const naive_list_t *fallbacks, kf_key_t key) {
  naive_entry_t e = {NULL, KF_RULE_DIRECT};
  if (key != KF_KEY_Undefined && (e.kernel = naive_direct(kernels, key)) != NULL) return e;
  e.rule = KF_RULE_EXPLICIT_NON_FUNCTIONAL;
  if (naive_try(kernels, key, KF_KEY_CompositeExplicitAutogradNonFunctional, true, &e)) return e;
  e.rule = KF_RULE_EXPLICIT;
  if (naive_try(kernels, key, KF_KEY_CompositeExplicitAutograd, true, &e)) return e;
  e.rule = KF_RULE_NESTED;
  if (naive_try(kernels, key, KF_KEY_CompositeImplicitAutogradNestedTensor, false, &e)) return e;
  if (naive_try(kernels, key, KF_KEY_CompositeImplicitAutograd, true, &e)) {
    if (key == KF_KEY_AutogradOther && naive_any_other_backend(kernels)) {
      e.kernel = NULL;
      e.rule = KF_RULE_AMBIGUOUS;
      return e;
    }
    e.rule = KF_RULE_MATH;
    if (!naive_has_backend(kernels, key)) return e;
  }
  e.rule = KF_RULE_AUTOGRAD;
  if (naive_try(kernels, key, KF_KEY_Autograd, false, &e)) return e;
  e.rule = KF_RULE_BATCHED;
  if (naive_try(kernels, key, KF_KEY_FuncTorchBatchedDecomposition, false, &e)) return e;
  e.rule = KF_RULE_FALLBACK;
  if ((e.kernel = naive_fallback(fallbacks, key)) != NULL) return e;
  if (naive_is_dynamic_autograd(key) &&
      (e.kernel = naive_fallback(fallbacks, KF_KEY_AutogradOther)) != NULL)
    return e;
  e.rule = KF_RULE_MISSING;
  return e;
}

static inline bool naive_is_fallthrough(naive_entry_t entry) {
  return entry.kernel != NULL && entry.kernel->kind == KF_KERNEL_FALLTHROUGH;
}

/* ---- Calls ---- */

static inline int naive_top_bit(uint64_t word) {
  int top = -1;
  for (int bit = 0; bit < 64; bit++)
    if ((word >> bit & 1) != 0) top = bit;
  return top;
}

/* Key of a rank, for a set whose highest backend is `backend` (-1: none counts as CPU's slot). */
static inline kf_key_t naive_key_at(unsigned rank, int backend) {
  static const kf_key_t firsts[6] = {
      KF_KEY_CPU,          KF_KEY_QuantizedCPU,    KF_KEY_SparseCPU,
      KF_KEY_SparseCsrCPU, KF_KEY_NestedTensorCPU, KF_KEY_AutogradCPU};
  int b = backend < 0 ? 0 : backend;
  for (int f = 0; f < 6; f++) {
    if (naive_block_ranks[f] != rank) continue;
    if (b == KF_BACKEND_Meta) return (kf_key_t)(firsts[f] + KF_FIXED_BACKENDS - 1);
    if (b >= KF_BACKEND_FIRST_DYNAMIC)
      return (kf_key_t)(KF_KEY_FIRST_DEVICE + (b - KF_BACKEND_FIRST_DYNAMIC) * KF_KEYS_PER_DEVICE +
                        f);
    return (kf_key_t)(firsts[f] + b);
  }
  for (kf_key_t key = 0; key < KF_KEY_EndOfFunctionalityKeys; key++)
    if (naive_plain_ranks[key] == rank) return key;
  for (kf_key_t key = KF_KEY_FIRST_ZONE; key < KF_KEY_FIRST_DEVICE; key++)
    if (naive_decode(key).rank == rank) return key;
  return KF_KEY_Undefined;
}

/* Takes the keys out of a set for which the operator falls through. */
static inline kf_keyset_t naive_mask(const naive_list_t *kernels, const naive_list_t *fallbacks,
                                     kf_keyset_t set) {
  int backend = naive_top_bit(set.backends);
  kf_keyset_t result = set;
  for (unsigned rank = 1; rank < KF_RANK_COUNT; rank++) {
    if ((set.functionality >> rank & 1) == 0) continue;
    if (naive_is_fallthrough(naive_resolve(kernels, fallbacks, naive_key_at(rank, backend))))
      result.functionality &= ~(UINT64_C(1) << rank);
  }
  return result;
}

static inline kf_key_t naive_target(kf_keyset_t set) {
  int rank = naive_top_bit(set.functionality);
  return rank <= 0 ? (kf_key_t)KF_KEY_Undefined
                   : naive_key_at((unsigned)rank, naive_top_bit(set.backends));
}

#endif
