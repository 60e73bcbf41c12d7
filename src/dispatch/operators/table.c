/* Computed tables. One function, resolve, has the rules; a stored table is always equal to its
 * results: a change of a key's kernels refreshes every slot that can depend on that key, which
 * `affected_by` lists.
 *
 * Note [Masks and entries]
 * Calls read the mask and then an entry, without a lock. A key that becomes fallthrough is first
 * removed from the mask, then its entry changes; a key that stops being fallthrough gets its entry
 * first. A call that still reads a fallthrough entry, or a missing kernel, may have read the two at
 * different times; before it fails it reads them again under the lock (call.c). */
#include "dispatch/operators/table.h"

#include <string.h>

#include "compat/texts.h"
#include "dispatch/keys/dispatcher_lock.h"

static const kf_kernel_t *fallbacks[KF_SLOT_COUNT];
static const kf_kernel_t *device_fallback;
static uint64_t open_backends; /* those that device_fallback serves */
static size_t other_slot;      /* of AutogradOther */

/* The facts about each slot's key that the rules need. Computed once: membership in an alias never
 * changes. */
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
    KF_ASSERT(kf__key_slot(info->key) == (int)slot);
    kf_key_parts_t parts = kf__key_parts(info->key);
    info->rank = parts.rank;
    info->backend = parts.backend;
    for (size_t i = 0; i < sizeof aliases / sizeof aliases[0]; i++)
      if (kf_key_in_alias(info->key, aliases[i].alias)) info->aliases |= aliases[i].flag;
  }
  /* A call without a tensor may run a kernel for any backend. */
  slots[0].aliases = IN_NON_FUNCTIONAL | IN_EXPLICIT | IN_MATH;
  other_slot = (size_t)kf__key_slot(KF_KEY_AutogradOther);
  slots_ready = true;
}

/* The facts about an operator that `resolve` needs, gathered in one pass over its kernels. */
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
  KF__ASSERT_LOCKED();
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

/* True when a backend below this autograd key has a kernel, so that the implicit composite must not
 * take the place of the autograd kernel there. */
static bool has_backend_kernel(const gathered_t *g, const slot_info_t *info) {
  if (g->explicit_kernel != NULL) return true;
  if (info->rank == KF_RANK_AutogradNestedTensor) return g->has_nested_backend;
  if (info->rank == KF_RANK_AutogradOther) return g->has_other_backend;
  if (info->rank != KF_RANK_AutogradFunctionality) return false;
  uint64_t below = kf_keyset_backends_of_autograd(info->key).backends;
  return below != 0 && (g->dense_block || (g->dense_backends & below) != 0);
}

const char *kf_rule_name(kf_rule_t rule) {
  switch (rule) {
    case KF_RULE_DIRECT: return "kernel";
    case KF_RULE_EXPLICIT_NON_FUNCTIONAL:
    case KF_RULE_EXPLICIT: return "default backend kernel";
    case KF_RULE_NESTED: return "nested kernel";
    case KF_RULE_AMBIGUOUS: return "ambiguous autogradother";
    case KF_RULE_MATH: return "math kernel";
    case KF_RULE_AUTOGRAD: return "autograd kernel";
    case KF_RULE_BATCHED: return "batched kernel";
    case KF_RULE_FALLBACK: return "backend fallback";
    case KF_RULE_MISSING: return "missing";
  }
  return "unknown rule";
}

static kf_resolution_t found(const kf_kernel_t *kernel, kf_rule_t rule) {
  KF_ASSERT(kernel != NULL);
  kf_resolution_t resolution = {kernel, rule};
  return resolution;
}

/* The fallback of a slot that nobody gave one. The autograd keys of devices that are registered at
 * run time have that of AutogradOther; the keys of devices with an interface have the one of all
 * devices (device_fallback.h). */
static const kf_kernel_t *default_fallback(const slot_info_t *info) {
  if (info->backend == KF_BACKEND_NONE) return NULL;
  bool is_dynamic =
      info->backend >= KF_BACKEND_FIRST_DYNAMIC && info->backend <= KF_BACKEND_LAST_DYNAMIC;
  if (info->rank == KF_RANK_AutogradFunctionality && is_dynamic) return fallbacks[other_slot];
  bool is_open = (open_backends >> info->backend & 1) != 0;
  return info->rank == KF_RANK_Dense && is_open ? device_fallback : NULL;
}

static const kf_kernel_t *fallback_of(size_t slot) {
  KF_ASSERT(slots_ready);
  return fallbacks[slot] != NULL ? fallbacks[slot] : default_fallback(&slots[slot]);
}

/* Kernels for devices serve only keys of devices with an interface, and calls without a key if they
 * say so. */
static bool serves(const kf_kernel_t *kernel, const slot_info_t *info) {
  if ((kernel->flags & KF__KERNEL_FOR_DEVICES) == 0) return true;
  if (info->key == KF_KEY_Undefined) return (kernel->flags & KF__KERNEL_WITHOUT_KEY) != 0;
  return info->rank == KF_RANK_Dense && info->backend != KF_BACKEND_NONE &&
         (open_backends >> info->backend & 1) != 0;
}

/* The rules, first match wins. */
static kf_resolution_t resolve(const gathered_t *g, size_t slot) {
  KF_ASSERT(slot < KF_SLOT_COUNT);
  KF_ASSERT(slots_ready);
  const slot_info_t *info = &slots[slot];
  if ((g->direct[slot / 64] >> (slot % 64) & 1) != 0)
    return found(kf__op_direct(g->op, info->key), KF_RULE_DIRECT);
  if (g->non_functional != NULL && (info->aliases & IN_NON_FUNCTIONAL) != 0)
    return found(g->non_functional, KF_RULE_EXPLICIT_NON_FUNCTIONAL);
  if (g->explicit_kernel != NULL && (info->aliases & IN_EXPLICIT) != 0 &&
      serves(g->explicit_kernel, info))
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
  const kf_kernel_t *fallback = fallback_of(slot);
  if (fallback != NULL && g->op->is_listed) return found(fallback, KF_RULE_FALLBACK);
  return found(&kf__missing_kernel, KF_RULE_MISSING);
}

/* ---- Storing ---- */

kf_key_t kf__table_key(size_t slot) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(slot < KF_SLOT_COUNT);
  prepare_slots();
  return slots[slot].key;
}

const kf_kernel_t *kf__table_stored(const kf_op_t *op, size_t slot) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(slot < KF_SLOT_COUNT);
  return __atomic_load_n(&op->layout.table[slot], __ATOMIC_RELAXED);
}

/* Calls use one mask as long as all backends agree. Whether they do, and the mask itself, are one
 * word: a call must not combine one state of the first with another of the second. */
static uint64_t common_mask(const kf_op_t *op) {
  bool differ = false;
  for (size_t i = 1; i < KF_BACKEND_COUNT && !differ; i++)
    differ = op->layout.masks[i] != op->layout.masks[0];
  return differ ? 1 : op->layout.masks[0];
}

static void publish_masks(kf_op_t *op) {
  __atomic_store_n(&op->layout.mask, common_mask(op), __ATOMIC_RELAXED);
}

static bool mask_is_published(const kf_op_t *op) { return op->layout.mask == common_mask(op); }

/* The backends in whose masks a slot's key has a bit: its own, or, for a plain key, all. */
typedef struct backend_range {
  size_t first, last;
} backend_range_t;

static backend_range_t backends_of(const slot_info_t *info) {
  if (info->backend != KF_BACKEND_NONE) return (backend_range_t){info->backend, info->backend};
  return (backend_range_t){0, KF_BACKEND_COUNT - 1};
}

KF_UNUSED static bool masks_agree(const kf_op_t *op, size_t slot) {
  if (slot == 0) return true; /* Undefined has no bit to mask */
  const slot_info_t *info = &slots[slot];
  const backend_range_t range = backends_of(info);
  const bool reachable = kf__table_stored(op, slot)->kind != KF_KERNEL_FALLTHROUGH;
  for (size_t backend = range.first; backend <= range.last; backend++)
    if ((*kf__op_mask(op, backend) >> info->rank & 1) != reachable) return false;
  return true;
}

/* Sets or clears the mask bit of a slot's key. True: a mask changed, and publish_masks has to be
 * called. */
static bool set_mask(kf_op_t *op, size_t slot, bool reachable) {
  if (slot == 0) return false; /* Undefined has no bit to mask */
  const slot_info_t *info = &slots[slot];
  KF_ASSERT(info->rank > 0);
  uint64_t bit = UINT64_C(1) << info->rank;
  const backend_range_t range = backends_of(info);
  if (((*kf__op_mask(op, range.first) & bit) != 0) == reachable) return false;
  for (size_t i = range.first; i <= range.last; i++) {
    uint64_t *mask = kf__op_mask(op, i);
    __atomic_store_n(mask, reachable ? *mask | bit : *mask & ~bit, __ATOMIC_RELAXED);
  }
  return true;
}

/* Entries that change together. */
typedef struct changes {
  size_t count;
  uint16_t slots[KF_SLOT_COUNT];
  const kf_kernel_t *kernels[KF_SLOT_COUNT];
} changes_t;

static void add_change(changes_t *changes, const kf_op_t *op, size_t slot,
                       const kf_kernel_t *kernel) {
  if (kf__table_stored(op, slot) == kernel) return;
  KF_ASSERT(changes->count < KF_SLOT_COUNT);
  changes->slots[changes->count] = (uint16_t)slot;
  changes->kernels[changes->count++] = kernel;
}

static void mask_changes(kf_op_t *op, const changes_t *changes, bool reachable) {
  bool changed = false;
  for (size_t i = 0; i < changes->count; i++)
    if ((changes->kernels[i]->kind != KF_KERNEL_FALLTHROUGH) == reachable)
      changed |= set_mask(op, changes->slots[i], reachable);
  if (changed) publish_masks(op);
}

KF_UNUSED static bool slots_agree(const kf_op_t *op, const uint16_t *changed, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!masks_agree(op, changed[i])) return false;
  return true;
}

/* In the order of Note [Masks and entries]. Release: a call that reads the entry sees the kernel's
 * fields. */
static void store(kf_op_t *op, const changes_t *changes) {
  mask_changes(op, changes, false);
  for (size_t i = 0; i < changes->count; i++)
    __atomic_store_n(&op->layout.table[changes->slots[i]], changes->kernels[i], __ATOMIC_RELEASE);
  mask_changes(op, changes, true);
  KF_ASSERT(slots_agree(op, changes->slots, changes->count));
  KF_ASSERT(mask_is_published(op));
}

/* The table of an operator without kernels: computed once for each state of the fallbacks, because
 * kf_init creates thousands of operators. Only its layout is used. */
static kf_op_t fresh;
static uint32_t fallback_state = 1; /* counts changes of fallbacks */
static uint32_t fresh_state;

static void prepare_fresh(void) {
  KF__ASSERT_LOCKED();
  if (fresh_state == fallback_state) return;
  prepare_slots();
  for (size_t i = 0; i < KF_BACKEND_COUNT; i++) fresh.layout.masks[i] = KF_ALL_RANKS;
  for (size_t slot = 0; slot < KF_SLOT_COUNT; slot++) {
    const kf_kernel_t *kernel = fallback_of(slot);
    if (kernel == NULL) kernel = &kf__missing_kernel;
    fresh.layout.table[slot] = kernel;
    if (kernel->kind == KF_KERNEL_FALLTHROUGH) (void)set_mask(&fresh, slot, false);
  }
  publish_masks(&fresh);
  fresh_state = fallback_state;
}

void kf__table_init(kf_op_t *op) {
  prepare_fresh();
  KF_ASSERT(mask_is_published(&fresh));
  op->layout.mask = fresh.layout.mask;
  memcpy(op->layout.table, fresh.layout.table, sizeof op->layout.table);
  memcpy(op->layout.masks, fresh.layout.masks, sizeof op->layout.masks);
}

void kf__table_clear(kf_op_t *op) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(!op->is_listed);
  KF_ASSERT(op->kernels == NULL);
  /* No entry falls through afterwards, so entries come before masks. */
  for (size_t slot = 0; slot < KF_SLOT_COUNT; slot++)
    __atomic_store_n(&op->layout.table[slot], &kf__missing_kernel, __ATOMIC_RELEASE);
  for (size_t i = 0; i < KF_BACKEND_COUNT; i++)
    __atomic_store_n(&op->layout.masks[i], KF_ALL_RANKS, __ATOMIC_RELAXED);
  publish_masks(op);
}

/* ---- Dependencies between slots ---- */

/* The runtime keys whose slot can change when the kernels at `key` change. */
static kf_keyset_t affected_by(kf_key_t key, bool *undefined_too) {
  kf_keyset_t set = kf_keyset_empty();
  KF_UNUSED kf_status_t status = kf_keyset_runtime_of(key, &set);
  KF_ASSERT(status == KF_OK);
  *undefined_too = key == KF_KEY_CompositeImplicitAutograd ||
                   key == KF_KEY_CompositeExplicitAutograd ||
                   key == KF_KEY_CompositeExplicitAutogradNonFunctional;
  if (key == KF_KEY_CompositeExplicitAutograd)
    /* It also decides whether the implicit composite is used at the keys that it covers. */
    return kf_keyset_or(set, kf_keyset_named(KF_KEYSET_MATH));
  if (kf_key_is_alias(key)) return set;
  kf_key_parts_t parts = kf__key_parts(key);
  if (parts.family == KF_FAMILY_DENSE) {
    /* It decides whether has_backend_kernel is true for the autograd key of that backend (of all
     * backends, for Dense itself). */
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
  changes_t changes;
  changes.count = 0;
  if (undefined_too) add_change(&changes, op, 0, resolve(&g, 0).kernel);
  for (uint64_t ranks = set.functionality; ranks != 0; ranks &= ranks - 1) {
    uint64_t rank_bit = ranks & -ranks;
    if (kf__rank_family((unsigned)__builtin_ctzll(rank_bit)) == KF_FAMILY_NONE) {
      size_t slot = kf_slot_of(kf_keyset_make(0, rank_bit));
      add_change(&changes, op, slot, resolve(&g, slot).kernel);
      continue;
    }
    for (uint64_t left = set.backends; left != 0; left &= left - 1) {
      size_t slot = kf_slot_of(kf_keyset_make(left & -left, rank_bit));
      add_change(&changes, op, slot, resolve(&g, slot).kernel);
    }
  }
  store(op, &changes);
}

/* Note [Table plans]
 * The catalogue has thousands of operators, but few lists of kernels: one at an alias key, another
 * at Autograd, and so on. What a new kernel changes depends on the fallbacks and on the keys of the
 * list alone. So it is computed once for a list, when that has been seen twice: the slots that get
 * the new kernel, and the masks. */
enum { PLAN_KERNELS = 6, PLAN_COUNT = 64 };
typedef struct kernel_list {
  kf_key_t keys[PLAN_KERNELS];
  uint8_t count;
  uint8_t added;       /* which of them is the new one */
  uint8_t fallthrough; /* one bit for each */
} kernel_list_t;
typedef enum { PLAN_SEEN, PLAN_READY, PLAN_IMPOSSIBLE } plan_status_t;
typedef struct plan {
  kernel_list_t list;
  uint32_t state; /* valid as long as it equals fallback_state */
  plan_status_t status;
  size_t count;
  uint16_t slots[KF_SLOT_COUNT];
  bool changes_masks;
  uint64_t mask;
  uint64_t masks[KF_BACKEND_COUNT];
} plan_t;

/* False: the table depends on more than the keys, or there are too many of them. */
static bool describe_list(const kf_op_t *op, const kf_kernel_t *added, kernel_list_t *list) {
  memset(list, 0, sizeof *list);
  for (const kf_kernel_t *k = op->kernels; k != NULL; k = k->next) {
    if (list->count == PLAN_KERNELS || (k->flags & KF__KERNEL_FOR_DEVICES) != 0 ||
        (k->next != NULL && k->next->key == k->key))
      return false;
    if (k == added) list->added = list->count;
    if (k->kind == KF_KERNEL_FALLTHROUGH) list->fallthrough |= (uint8_t)(1u << list->count);
    list->keys[list->count++] = k->key;
  }
  return true;
}

static void link_and_refresh(kf_op_t *op, kf_kernel_t *kernel) {
  bool undefined_too = false;
  kf__op_add_kernel(op, kernel);
  kf_keyset_t set = affected_by(kernel->key, &undefined_too);
  refresh(op, set, undefined_too);
}

/* Adds the list's kernels to an operator without any, the new one last. */
static void make_plan(plan_t *plan) {
  static kf_op_t scratch;
  static const kf_kernel_t *before[KF_SLOT_COUNT];
  uint64_t masks_before[KF_BACKEND_COUNT];
  KF__ASSERT_LOCKED(); /* for the static variables */
  const kernel_list_t *list = &plan->list;
  kf_kernel_t kernels[PLAN_KERNELS];
  memset(kernels, 0, sizeof kernels);
  scratch.is_listed = true;
  kf__table_init(&scratch);
  for (uint8_t i = 0; i < list->count; i++) {
    kernels[i].key = list->keys[i];
    kernels[i].kind = (list->fallthrough >> i & 1) != 0 ? KF_KERNEL_FALLTHROUGH : KF_KERNEL_BOXED;
    if (i != list->added) link_and_refresh(&scratch, &kernels[i]);
  }
  memcpy(before, scratch.layout.table, sizeof before);
  memcpy(masks_before, scratch.layout.masks, sizeof masks_before);
  kf_kernel_t *added = &kernels[list->added];
  link_and_refresh(&scratch, added);
  scratch.kernels = NULL;
  plan->status = PLAN_READY;
  plan->count = 0;
  for (size_t slot = 0; slot < KF_SLOT_COUNT; slot++) {
    const kf_kernel_t *kernel = scratch.layout.table[slot];
    if (kernel == added)
      plan->slots[plan->count++] = (uint16_t)slot;
    else if (kernel != before[slot])
      plan->status = PLAN_IMPOSSIBLE; /* another kernel takes or leaves the slot, too */
  }
  plan->mask = scratch.layout.mask;
  memcpy(plan->masks, scratch.layout.masks, sizeof plan->masks);
  plan->changes_masks = memcmp(masks_before, plan->masks, sizeof masks_before) != 0;
}

/* What adding the kernel changes; NULL: not known. */
static const plan_t *plan_of(const kf_op_t *op, const kf_kernel_t *added) {
  static plan_t plans[PLAN_COUNT];
  KF__ASSERT_LOCKED(); /* for the static variable */
  kernel_list_t list;
  if (!describe_list(op, added, &list)) return NULL;
  uint32_t hash = list.count;
  for (size_t i = 0; i < list.count; i++) hash = hash * 31 + list.keys[i];
  plan_t *plan = &plans[(hash * 31 + list.added * 7u + list.fallthrough) % PLAN_COUNT];
  if (plan->state != fallback_state || memcmp(&plan->list, &list, sizeof list) != 0) {
    plan->list = list;
    plan->state = fallback_state;
    plan->status = PLAN_SEEN;
    return NULL;
  }
  if (plan->status == PLAN_SEEN) make_plan(plan);
  return plan->status == PLAN_READY ? plan : NULL;
}

static void store_masks(kf_op_t *op, const plan_t *plan) {
  if (!plan->changes_masks) return;
  for (size_t i = 0; i < KF_BACKEND_COUNT; i++)
    __atomic_store_n(&op->layout.masks[i], plan->masks[i], __ATOMIC_RELAXED);
  __atomic_store_n(&op->layout.mask, plan->mask, __ATOMIC_RELAXED);
}

/* In the order of Note [Masks and entries]. */
static void follow(kf_op_t *op, const kf_kernel_t *added, const plan_t *plan) {
  const bool falls_through = added->kind == KF_KERNEL_FALLTHROUGH;
  if (falls_through) store_masks(op, plan);
  for (size_t i = 0; i < plan->count; i++)
    __atomic_store_n(&op->layout.table[plan->slots[i]], added, __ATOMIC_RELEASE);
  if (!falls_through) store_masks(op, plan);
  KF_ASSERT(slots_agree(op, plan->slots, plan->count));
  KF_ASSERT(mask_is_published(op));
}

static void store_fresh(kf_op_t *op) {
  changes_t changes;
  changes.count = 0;
  prepare_fresh();
  for (size_t slot = 0; slot < KF_SLOT_COUNT; slot++)
    add_change(&changes, op, slot, fresh.layout.table[slot]);
  store(op, &changes);
}

void kf__table_added(kf_op_t *op, const kf_kernel_t *kernel) {
  KF_ASSERT(op->is_listed);
  KF_ASSERT(kf__op_direct(op, kernel->key) == kernel); /* the newest at its key */
  const plan_t *plan = plan_of(op, kernel);
  if (plan != NULL)
    follow(op, kernel, plan);
  else
    kf__table_refresh(op, kernel->key);
}

void kf__table_refresh(kf_op_t *op, kf_key_t key) {
  if (op->kernels == NULL && op->is_listed) {
    store_fresh(op);
    return;
  }
  bool undefined_too = false;
  kf_keyset_t set = affected_by(key, &undefined_too);
  refresh(op, set, undefined_too);
}

void kf__table_refresh_set(kf_op_t *op, kf_keyset_t set) { refresh(op, set, false); }

kf_resolution_t kf__table_compute(const kf_op_t *op, size_t slot) {
  gathered_t g = gather(op);
  return resolve(&g, slot);
}

static void remove_from_masks(const slot_info_t *info, uint64_t masks[KF_BACKEND_COUNT]) {
  const backend_range_t range = backends_of(info);
  for (size_t backend = range.first; backend <= range.last; backend++)
    masks[KF_BACKEND_COUNT - 1 - backend] &= ~(UINT64_C(1) << info->rank);
}

const char *kf__table_problem(const kf_op_t *op) {
  uint64_t masks[KF_BACKEND_COUNT];
  for (size_t i = 0; i < KF_BACKEND_COUNT; i++) masks[i] = KF_ALL_RANKS;
  prepare_slots();
  const gathered_t g = gather(op);
  for (size_t slot = 0; slot < KF_SLOT_COUNT; slot++) {
    const kf_kernel_t *stored = kf__table_stored(op, slot);
    /* An operator without registrations does not have the fallbacks either. */
    const kf_kernel_t *computed = op->is_listed ? resolve(&g, slot).kernel : &kf__missing_kernel;
    if (stored != computed) return "the stored table differs from the computed one";
    if (stored->kind == KF_KERNEL_FALLTHROUGH && slot != 0) remove_from_masks(&slots[slot], masks);
  }
  if (memcmp(masks, op->layout.masks, sizeof masks) != 0) return "a mask differs from the table";
  if (!mask_is_published(op)) return "calls see another mask than the one stored";
  return NULL;
}

/* ---- Fallbacks ---- */

const kf_kernel_t *kf__fallback(size_t slot) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(slot < KF_SLOT_COUNT);
  return fallbacks[slot];
}

void kf__fallback_set(size_t slot, const kf_kernel_t *kernel) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(slot < KF_SLOT_COUNT);
  KF_ASSERT(slot != 0); /* Undefined has no fallback */
  fallbacks[slot] = kernel;
  fallback_state++;
}

const kf_kernel_t *kf__table_device_fallback(void) { return device_fallback; }
uint64_t kf__table_open_backends(void) { return open_backends; }

void kf__table_set_device_fallback(const kf_kernel_t *kernel, uint64_t backends) {
  device_fallback = kernel;
  open_backends = backends;
  fallback_state++;
}

/* ---- Queries by key ---- */

kf_status_t kf__op_slot_of_key(const kf_op_t *op, kf_key_t key, size_t *out_slot) {
  if (kf_key_is_alias(key))
    return kf_error_set(KF_ERR_VALUE,
                        KF__COMPATIBLE(KF__TORCH_ALIAS_WITHOUT_SLOT,
                                       "expected a key that calls can go to, found an alias key; "
                                       "ask for one of the keys that the alias covers"));
  int slot = kf__key_slot(key);
  if (slot < 0 || !kf_key_exists(key))
    return kf_error_set(KF_ERR_VALUE, "%s: %s is no key that a call can go to", op->full_name,
                        kf_key_name(key));
  *out_slot = (size_t)slot;
  return KF_OK;
}
