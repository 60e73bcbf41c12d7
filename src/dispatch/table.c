/* Computed tables. One function, resolve, knows the rules; a stored table is always what it
 * gives: a change to a key refreshes every slot whose answer can depend on that key, which
 * `affected_by` spells out.
 *
 * Note [Masks and entries]
 * Calls read the mask and then an entry, without a lock. A key that becomes fallthrough first
 * leaves the mask, then its entry changes; a key that stops being fallthrough gets its entry first.
 * A call that still lands on a fallthrough entry, or on none, may have read the two at different
 * times; before it fails it looks again under the lock (call.c). */
#include "dispatch/table.h"

#include <string.h>

#include "dispatch/dispatcher.h"

static const kf_kernel_t *fallbacks[KF_SLOT_COUNT];

/* What the rules ask of each slot's key. Worked out once: membership in an alias never changes. */
enum {
  IN_NON_FUNCTIONAL = 1,
  IN_EXPLICIT = 2,
  IN_NESTED = 4,
  IN_MATH = 8,
  IN_AUTOGRAD = 16,
  IN_BATCHED = 32
};
typedef struct slot_info {
  kf_key_t key;
  uint8_t rank;
  kf_backend_t backend;
  uint8_t aliases;
} slot_info_t;
static slot_info_t slots[KF_SLOT_COUNT];
static bool slots_ready;

static void prepare_slots(void) {
  static const struct {
    kf_key_t alias;
    uint8_t flag;
  } aliases[] = {{KF_KEY_CompositeExplicitAutogradNonFunctional, IN_NON_FUNCTIONAL},
                 {KF_KEY_CompositeExplicitAutograd, IN_EXPLICIT},
                 {KF_KEY_CompositeImplicitAutogradNestedTensor, IN_NESTED},
                 {KF_KEY_CompositeImplicitAutograd, IN_MATH},
                 {KF_KEY_Autograd, IN_AUTOGRAD},
                 {KF_KEY_FuncTorchBatchedDecomposition, IN_BATCHED}};
  if (slots_ready) return;
  for (size_t slot = 0; slot < KF_SLOT_COUNT; slot++) {
    slot_info_t *info = &slots[slot];
    info->key = kf__slot_key(slot);
    kf_key_parts_t parts = kf__key_parts(info->key);
    info->rank = parts.rank;
    info->backend = parts.backend;
    for (size_t i = 0; i < sizeof aliases / sizeof aliases[0]; i++)
      if (kf_key_in_alias(info->key, aliases[i].alias)) info->aliases |= aliases[i].flag;
  }
  /* With no tensor at all, a kernel for any backend will do. */
  slots[0].aliases = IN_NON_FUNCTIONAL | IN_EXPLICIT | IN_MATH;
  slots_ready = true;
}

/* What `resolve` needs to know of an operator, gathered in one pass over its kernels. */
typedef struct gathered {
  const kf_op_t *op;
  const kf_kernel_t *math, *nested, *explicit_kernel, *non_functional, *autograd, *batched;
  uint64_t dense_backends; /* backends with a kernel at their Dense key */
  bool dense_block;        /* a kernel at Dense itself counts for every backend */
  bool has_nested_backend; /* some NestedTensor* kernel */
  bool has_other_backend;  /* some kernel at a backend that AutogradOther stands for */
  uint64_t direct[(KF_SLOT_COUNT + 63) / 64]; /* slots with a kernel of their own */
} gathered_t;

static void gather_runtime_key(gathered_t *g, const kf_kernel_t *kernel) {
  kf_key_parts_t parts = kf__key_parts(kernel->key);
  int slot = kf__key_slot(kernel->key);
  if (slot >= 0) g->direct[slot / 64] |= UINT64_C(1) << (slot % 64);
  if (parts.family == KF_FAMILY_DENSE) {
    if (parts.key_class == KF_CLASS_RUNTIME)
      g->dense_backends |= UINT64_C(1) << parts.backend;
    else
      g->dense_block = true;
  }
  if (parts.family == KF_FAMILY_NESTED_TENSOR) g->has_nested_backend = true;
  if (kf_keyset_has(kf_keyset_named(KF_KEYSET_AUTOGRAD_OTHER_BACKENDS), kernel->key))
    g->has_other_backend = true;
}

static gathered_t gather(const kf_op_t *op) {
  gathered_t g;
  memset(&g, 0, sizeof g);
  g.op = op;
  const kf_kernel_t *previous = NULL;
  for (const kf_kernel_t *k = op->kernels; k != NULL; previous = k, k = k->next) {
    if (previous != NULL && previous->key == k->key) continue; /* inactive */
    switch (k->key) {
      case KF_KEY_Autograd: g.autograd = k; break;
      case KF_KEY_CompositeImplicitAutograd: g.math = k; break;
      case KF_KEY_CompositeImplicitAutogradNestedTensor: g.nested = k; break;
      case KF_KEY_CompositeExplicitAutograd: g.explicit_kernel = k; break;
      case KF_KEY_CompositeExplicitAutogradNonFunctional: g.non_functional = k; break;
      case KF_KEY_FuncTorchBatchedDecomposition: g.batched = k; break;
      default: gather_runtime_key(&g, k); break;
    }
  }
  return g;
}

/* Is there a kernel for a backend below this autograd key, so that the implicit composite must not
 * stand in for autograd there? */
static bool has_backend_kernel(const gathered_t *g, const slot_info_t *info) {
  if (g->explicit_kernel != NULL) return true;
  if (info->rank == KF_RANK_AutogradNestedTensor) return g->has_nested_backend;
  if (info->rank == KF_RANK_AutogradOther) return g->has_other_backend;
  if (info->rank != KF_RANK_AutogradFunctionality) return false;
  uint64_t below = kf_keyset_backends_of_autograd(info->key).backends;
  return below != 0 && (g->dense_block || (g->dense_backends & below) != 0);
}

static kf_resolution_t found(const kf_kernel_t *kernel, kf_rule_t rule) {
  kf_resolution_t resolution = {kernel, rule};
  return resolution;
}

/* The rules, first match wins. */
static kf_resolution_t resolve(const gathered_t *g, size_t slot) {
  const slot_info_t *info = &slots[slot];
  if ((g->direct[slot / 64] >> (slot % 64) & 1) != 0)
    return found(kf__op_direct(g->op, info->key), KF_RULE_DIRECT);
  if (g->non_functional != NULL && (info->aliases & IN_NON_FUNCTIONAL) != 0)
    return found(g->non_functional, KF_RULE_EXPLICIT_NON_FUNCTIONAL);
  if (g->explicit_kernel != NULL && (info->aliases & IN_EXPLICIT) != 0)
    return found(g->explicit_kernel, KF_RULE_EXPLICIT);
  if (g->nested != NULL && (info->aliases & IN_NESTED) != 0)
    return found(g->nested, KF_RULE_NESTED);
  if (g->math != NULL && (info->aliases & IN_MATH) != 0) {
    if (info->rank == KF_RANK_AutogradOther && g->has_other_backend)
      return found(&kf__ambiguous_kernel, KF_RULE_AMBIGUOUS);
    if (!has_backend_kernel(g, info)) return found(g->math, KF_RULE_MATH);
  }
  if (g->autograd != NULL && (info->aliases & IN_AUTOGRAD) != 0)
    return found(g->autograd, KF_RULE_AUTOGRAD);
  if (g->batched != NULL && (info->aliases & IN_BATCHED) != 0)
    return found(g->batched, KF_RULE_BATCHED);
  if (fallbacks[slot] != NULL && g->op->is_listed) return found(fallbacks[slot], KF_RULE_FALLBACK);
  return found(&kf__missing_kernel, KF_RULE_MISSING);
}

/* ---- Storing ---- */

const kf_kernel_t *kf__table_stored(const kf_op_t *op, size_t slot) {
  return __atomic_load_n(&op->layout.table[slot], __ATOMIC_RELAXED);
}

/* Calls use one mask as long as all backends agree. Which it is, and the mask itself, are one word:
 * a call must not combine one state of the first with another of the second. */
static void publish_masks(kf_op_t *op) {
  bool differ = false;
  for (size_t i = 1; i < KF_BACKEND_COUNT && !differ; i++)
    differ = op->layout.masks[i] != op->layout.masks[0];
  __atomic_store_n(&op->layout.mask, differ ? 1 : op->layout.masks[0], __ATOMIC_RELAXED);
}

/* Sets or clears the mask bit of a slot's key: for its backend, or, for a plain key, for all. */
static void set_mask(kf_op_t *op, size_t slot, bool reachable) {
  if (slot == 0) return; /* Undefined has no bit to mask */
  const slot_info_t *info = &slots[slot];
  uint64_t bit = UINT64_C(1) << info->rank;
  size_t first = info->backend != KF_BACKEND_NONE ? info->backend : 0;
  size_t last = info->backend != KF_BACKEND_NONE ? info->backend : KF_BACKEND_COUNT - 1;
  if (((*kf__op_mask(op, first) & bit) != 0) == reachable) return;
  for (size_t i = first; i <= last; i++) {
    uint64_t *mask = kf__op_mask(op, i);
    __atomic_store_n(mask, reachable ? *mask | bit : *mask & ~bit, __ATOMIC_RELAXED);
  }
  publish_masks(op);
}

static void store(kf_op_t *op, size_t slot, const kf_kernel_t *kernel) {
  if (kf__table_stored(op, slot) == kernel) return;
  bool fallthrough = kernel->kind == KF_KERNEL_FALLTHROUGH;
  if (fallthrough) set_mask(op, slot, false);
  __atomic_store_n(&op->layout.table[slot], kernel, __ATOMIC_RELEASE);
  if (!fallthrough) set_mask(op, slot, true);
}

void kf__table_init(kf_op_t *op) {
  prepare_slots();
  for (size_t i = 0; i < KF_BACKEND_COUNT; i++) op->layout.masks[i] = KF_ALL_RANKS;
  for (size_t slot = 0; slot < KF_SLOT_COUNT; slot++) {
    const kf_kernel_t *kernel = fallbacks[slot] != NULL ? fallbacks[slot] : &kf__missing_kernel;
    op->layout.table[slot] = kernel;
    if (kernel->kind == KF_KERNEL_FALLTHROUGH) set_mask(op, slot, false);
  }
  publish_masks(op);
}

void kf__table_clear(kf_op_t *op) {
  for (size_t slot = 0; slot < KF_SLOT_COUNT; slot++) store(op, slot, &kf__missing_kernel);
}

/* ---- What depends on what ---- */

/* The runtime keys whose slot can change when the kernels at `key` change. */
static kf_keyset_t affected_by(kf_key_t key, bool *undefined_too) {
  kf_keyset_t set = kf_keyset_empty();
  kf_status_t status = kf_keyset_runtime_of(key, &set);
  KF_ASSERT(status == KF_OK);
  (void)status;
  *undefined_too = key == KF_KEY_CompositeImplicitAutograd ||
                   key == KF_KEY_CompositeExplicitAutograd ||
                   key == KF_KEY_CompositeExplicitAutogradNonFunctional;
  if (key == KF_KEY_CompositeExplicitAutograd)
    /* It also decides whether the implicit composite may stand in at the keys that it covers. */
    return kf_keyset_or(set, kf_keyset_named(KF_KEYSET_MATH));
  if (kf_key_is_alias(key)) return set;
  kf_key_parts_t parts = kf__key_parts(key);
  if (parts.family == KF_FAMILY_DENSE) {
    /* Decides whether autograd of that backend (of all, for Dense itself) has a backend kernel. */
    uint64_t backends = parts.backend == KF_BACKEND_NONE ? KF_ALL_BACKENDS : 0;
    set.backends |= backends;
    set.functionality |= KF_RANK_BIT(AutogradFunctionality);
  } else if (parts.family == KF_FAMILY_NESTED_TENSOR) {
    set.functionality |= KF_RANK_BIT(AutogradNestedTensor);
  } else if (kf_keyset_has(kf_keyset_named(KF_KEYSET_AUTOGRAD_OTHER_BACKENDS), key)) {
    set.functionality |= KF_RANK_BIT(AutogradOther);
  }
  return set;
}

static void refresh(kf_op_t *op, kf_keyset_t set, bool undefined_too) {
  gathered_t g = gather(op);
  if (undefined_too) store(op, 0, resolve(&g, 0).kernel);
  for (uint64_t ranks = set.functionality; ranks != 0; ranks &= ranks - 1) {
    uint64_t rank_bit = ranks & -ranks;
    if (kf__rank_family((unsigned)__builtin_ctzll(rank_bit)) == KF_FAMILY_NONE) {
      size_t slot = kf_slot_of(kf_keyset_make(0, rank_bit));
      store(op, slot, resolve(&g, slot).kernel);
      continue;
    }
    for (uint64_t left = set.backends; left != 0; left &= left - 1) {
      size_t slot = kf_slot_of(kf_keyset_make(left & -left, rank_bit));
      store(op, slot, resolve(&g, slot).kernel);
    }
  }
}

void kf__table_refresh(kf_op_t *op, kf_key_t key) {
  bool undefined_too = false;
  kf_keyset_t set = affected_by(key, &undefined_too);
  refresh(op, set, undefined_too);
}

void kf__table_refresh_set(kf_op_t *op, kf_keyset_t set) { refresh(op, set, false); }

kf_resolution_t kf__table_compute(const kf_op_t *op, size_t slot) {
  gathered_t g = gather(op);
  return resolve(&g, slot);
}

/* ---- Fallbacks ---- */

const kf_kernel_t *kf__fallback(size_t slot) { return fallbacks[slot]; }

void kf__fallback_set(size_t slot, const kf_kernel_t *kernel) { fallbacks[slot] = kernel; }
