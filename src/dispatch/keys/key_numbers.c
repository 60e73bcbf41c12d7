/* How key numbers, functionalities, backends and slots map to each other. All of it comes from the
 * table in keys.def. */
#include "dispatch/keys/key_internal.h"

_Static_assert(KF_RANK_COUNT <= 64, "a functionality bit for each rank");
_Static_assert(KF_BACKEND_COUNT <= 63, "a backend bit for each backend, and a mask of 63");
#if KF_KEY_TABLE == 209
_Static_assert(KF_KEY_PythonDispatcher == 47 && KF_KEY_CPU == 50 && KF_KEY_QuantizedCPU == 67 &&
                   KF_KEY_SparseCPU == 84 && KF_KEY_SparseCsrCPU == 101 &&
                   KF_KEY_NestedTensorCPU == 118 && KF_KEY_AutogradCPU == 135 &&
                   KF_KEY_AutogradMeta == 150 && KF_KEY_Autograd == 151 &&
                   KF_KEY_CompositeExplicitAutogradNonFunctional == 156,
               "key numbers are part of the ABI");
#endif
_Static_assert((int)KF_KEY_EndOfFixedKeys <= (int)KF_KEY_FIRST_DYNAMIC, "fixed keys come first");

enum { BLOCK_SIZE = KF_FIXED_BACKENDS + 1, FIRST_MARKER = KF_KEY_StartOfDenseBackends };

/* ---- Tables ---- */

typedef struct rank_entry {
  uint16_t key;
  uint8_t family;
} rank_entry_t;

static const rank_entry_t ranks[64] = {
    [0] = {KF_KEY_Undefined, KF_FAMILY_NONE},
#define KF_FUNCTIONALITY(name, text) [KF_RANK_##name] = {KF_KEY_##name, KF_FAMILY_NONE},
#define FAMILY_Dense KF_FAMILY_DENSE
#define FAMILY_Quantized KF_FAMILY_QUANTIZED
#define FAMILY_Sparse KF_FAMILY_SPARSE
#define FAMILY_SparseCsr KF_FAMILY_SPARSE_CSR
#define FAMILY_NestedTensor KF_FAMILY_NESTED_TENSOR
#define FAMILY_AutogradFunctionality KF_FAMILY_AUTOGRAD
#define KF_PER_BACKEND(name, prefix, text) [KF_RANK_##name] = {KF_KEY_##name, FAMILY_##name},
#define KF_ZONE(name, count, text)
#include <keyfall/keys.def>
#undef KF_FUNCTIONALITY
#undef KF_PER_BACKEND
#undef KF_ZONE
};

static const uint8_t functionality_rank[KF_KEY_EndOfFunctionalityKeys] = {
    0,
#define KF_FUNCTIONALITY(name, text) KF_RANK_##name,
#define KF_PER_BACKEND(name, prefix, text) KF_RANK_##name,
#define KF_ZONE(name, count, text)
#include <keyfall/keys.def>
#undef KF_FUNCTIONALITY
#undef KF_PER_BACKEND
#undef KF_ZONE
};

static const uint8_t zone_first_rank[4] = {KF_RANK_ZoneBelowAutograd, KF_RANK_ZoneAboveAutograd,
                                           KF_RANK_ZoneAboveBatching, KF_RANK_ZoneTopmost};

static const uint8_t family_rank[KF_FAMILY_NONE] = {
    KF_RANK_Dense,     KF_RANK_Quantized,    KF_RANK_Sparse,
    KF_RANK_SparseCsr, KF_RANK_NestedTensor, KF_RANK_AutogradFunctionality};

/* ---- Numbers ---- */

/* Backends defined at run time have bits in the middle of the fixed ones, in front of Meta, whose
 * bit must be the highest. Key numbers of fixed backends have no such gap. */
static kf_backend_t fixed_backend(unsigned index) {
  KF_ASSERT(index < KF_FIXED_BACKENDS);
  return (kf_backend_t)(index < KF_BACKEND_FIRST_DYNAMIC ? index : index + KF_DEVICE_SLOTS);
}

static unsigned fixed_backend_index(kf_backend_t backend) {
  return backend < KF_BACKEND_FIRST_DYNAMIC ? backend : (unsigned)backend - KF_DEVICE_SLOTS;
}

/* Run-time keys are numbered after the fixed ones: first those of the four zones, then, for each
 * device slot, one key for each family. */
static kf_key_parts_t parts_of_dynamic(kf_key_t key) {
  kf_key_parts_t parts = {KF_CLASS_NONE, KF_FAMILY_NONE, 0, KF_BACKEND_NONE};
  if (key < KF_KEY_FIRST_DYNAMIC || key >= KF_KEY_LIMIT) return parts;
  if (key < KF_KEY_FIRST_DEVICE) {
    unsigned index = (unsigned)key - KF_KEY_FIRST_ZONE;
    parts.key_class = KF_CLASS_PLAIN;
    parts.rank = (uint8_t)(zone_first_rank[index / KF_KEYS_PER_ZONE] + index % KF_KEYS_PER_ZONE);
    return parts;
  }
  unsigned index = (unsigned)key - KF_KEY_FIRST_DEVICE;
  parts.key_class = KF_CLASS_RUNTIME;
  parts.family = (kf_family_t)(index % KF_KEYS_PER_DEVICE);
  parts.rank = family_rank[parts.family];
  parts.backend = (kf_backend_t)(KF_BACKEND_FIRST_DYNAMIC + index / KF_KEYS_PER_DEVICE);
  return parts;
}

/* Fixed keys are numbered in blocks: functionalities, then for each family a marker and its
 * runtime keys, then aliases. */
kf_key_parts_t kf__key_parts(kf_key_t key) {
  kf_key_parts_t parts = {KF_CLASS_NONE, KF_FAMILY_NONE, 0, KF_BACKEND_NONE};
  if (key >= KF_KEY_EndOfFixedKeys) return parts_of_dynamic(key);
  if (key >= KF_KEY_FIRST_ALIAS) {
    parts.key_class = KF_CLASS_ALIAS;
  } else if (key >= FIRST_MARKER) {
    unsigned index = (unsigned)key - FIRST_MARKER;
    KF_ASSERT(index / BLOCK_SIZE < KF_FAMILY_NONE);
    parts.family = (kf_family_t)(index / BLOCK_SIZE);
    parts.rank = family_rank[parts.family];
    parts.key_class = index % BLOCK_SIZE == 0 ? KF_CLASS_MARKER : KF_CLASS_RUNTIME;
    if (parts.key_class == KF_CLASS_RUNTIME) parts.backend = fixed_backend(index % BLOCK_SIZE - 1);
  } else if (key > 0 && key < KF_KEY_EndOfFunctionalityKeys) {
    parts.rank = functionality_rank[key];
    parts.family = (kf_family_t)ranks[parts.rank].family;
    parts.key_class = parts.family == KF_FAMILY_NONE ? KF_CLASS_PLAIN : KF_CLASS_BLOCK;
  } else if (key == KF_KEY_Undefined) {
    parts.key_class = KF_CLASS_UNDEFINED;
  }
  return parts;
}

kf_family_t kf__rank_family(unsigned rank) {
  return rank == 0 || rank >= KF_RANK_COUNT || ranks[rank].key == 0
             ? KF_FAMILY_NONE
             : (kf_family_t)ranks[rank].family;
}

kf_key_t kf__rank_key(unsigned rank) {
  if (rank == 0 || rank >= KF_RANK_COUNT) return KF_KEY_Undefined;
  if (ranks[rank].key != 0) return ranks[rank].key;
  for (unsigned zone = 0; zone < 4; zone++) {
    unsigned first = zone_first_rank[zone];
    if (rank >= first && rank - first < KF_KEYS_PER_ZONE)
      return (kf_key_t)(KF_KEY_FIRST_ZONE + zone * KF_KEYS_PER_ZONE + rank - first);
  }
  return KF_KEY_Undefined;
}

kf_key_t kf__family_key(kf_family_t family, kf_backend_t backend) {
  KF_ASSERT((unsigned)family < KF_FAMILY_NONE);
  unsigned marker = FIRST_MARKER + (unsigned)family * BLOCK_SIZE;
  if (backend >= KF_BACKEND_COUNT) return (kf_key_t)marker;
  if (kf__backend_is_dynamic(backend))
    return (kf_key_t)(KF_KEY_FIRST_DEVICE +
                      ((unsigned)backend - KF_BACKEND_FIRST_DYNAMIC) * KF_KEYS_PER_DEVICE +
                      (unsigned)family);
  return (kf_key_t)(marker + 1 + fixed_backend_index(backend));
}

bool kf_key_is_alias(kf_key_t key) { return key >= KF_KEY_FIRST_ALIAS && key <= KF_KEY_LAST_ALIAS; }

bool kf_key_is_per_backend(kf_key_t key) { return kf__key_parts(key).key_class == KF_CLASS_BLOCK; }

kf_key_t kf_key_functionality(kf_key_t key) {
  kf_key_parts_t parts = kf__key_parts(key);
  if (parts.rank == 0) return key == KF_KEY_EndOfFunctionalityKeys ? key : KF_KEY_Undefined;
  return kf__rank_key(parts.rank);
}

unsigned kf_key_rank(kf_key_t key) { return kf__key_parts(key).rank; }

kf_backend_t kf_key_backend(kf_key_t key) { return kf__key_parts(key).backend; }

kf_key_t kf_key_runtime(kf_key_t functionality, kf_backend_t backend) {
  kf_key_parts_t parts = kf__key_parts(functionality);
  return parts.key_class == KF_CLASS_BLOCK ? kf__family_key(parts.family, backend)
                                           : (kf_key_t)KF_KEY_Undefined;
}

/* HIP and VE have numbers for autograd keys of their own, but use AutogradOther. */
kf_key_t kf_backend_autograd_key(kf_backend_t backend) {
  if (backend >= KF_BACKEND_COUNT || backend == KF_BACKEND_HIP || backend == KF_BACKEND_VE)
    return KF_KEY_AutogradOther;
  return kf__family_key(KF_FAMILY_AUTOGRAD, backend);
}

/* ---- Slots ---- */

/* Slots: see Note [Slots] in call.h. */
#define FAMILIES_BELOW(rank)                                                             \
  (((rank) > KF_RANK_Dense) + ((rank) > KF_RANK_Quantized) + ((rank) > KF_RANK_Sparse) + \
   ((rank) > KF_RANK_SparseCsr) + ((rank) > KF_RANK_NestedTensor) +                      \
   ((rank) > KF_RANK_AutogradFunctionality))
#define IS_FAMILY(rank)                                                                  \
  ((rank) == KF_RANK_Dense || (rank) == KF_RANK_Quantized || (rank) == KF_RANK_Sparse || \
   (rank) == KF_RANK_SparseCsr || (rank) == KF_RANK_NestedTensor ||                      \
   (rank) == KF_RANK_AutogradFunctionality)
#define FAMILY_SLOT(family) \
  ((family) == KF_FAMILY_DENSE ? KF_SPARE_ZEROS : KF_PLAIN_SLOTS + (family)*KF_BACKEND_COUNT)
#define PLAIN_SLOT(number) ((number) < KF_SPARE_ZEROS ? (number) : (number) + KF_BACKEND_COUNT)
#define RANGE_START(rank)                                                                \
  (KF_TABLE_WORD + (IS_FAMILY(rank) ? FAMILY_SLOT(FAMILIES_BELOW(rank)) - KF_SPARE_ZEROS \
                                    : PLAIN_SLOT((rank)-FAMILIES_BELOW(rank))))
#define RANGE_OF(rank) ((uint32_t)RANGE_START(rank) | (IS_FAMILY(rank) ? UINT32_C(63) << 16 : 0))
#define RANGE(zeros) RANGE_OF(63 - (zeros))
#define RANGES4(z) RANGE(z), RANGE(z + 1), RANGE(z + 2), RANGE(z + 3)
#define RANGES16(z) RANGES4(z), RANGES4(z + 4), RANGES4(z + 8), RANGES4(z + 12)
const uint32_t kf__slot_ranges[64] = {RANGES16(0), RANGES16(16), RANGES16(32), RANGES16(48)};
_Static_assert(offsetof(kf_op_layout_t, table) == KF_TABLE_WORD * sizeof(void *),
               "ranges count in words");
_Static_assert(RANGE_START(KF_RANK_Dense) == KF_TABLE_WORD &&
                   RANGE_START(KF_RANK_AutogradFunctionality) == KF_AUTOGRAD_WORD,
               "calls know these ranges without the table");

static size_t plain_slot(unsigned rank) {
  KF_ASSERT(rank < KF_RANK_COUNT);
  return (kf__slot_ranges[63 - rank] & 0xffff) - KF_TABLE_WORD;
}

static size_t family_slot(kf_family_t family, kf_backend_t backend) {
  KF_ASSERT((unsigned)family < KF_FAMILY_NONE);
  KF_ASSERT(backend < KF_BACKEND_COUNT);
  return (size_t)FAMILY_SLOT(family) + (KF_BACKEND_COUNT - 1u - backend);
}

kf_key_t kf__slot_key(size_t slot) {
  KF_ASSERT(slot < KF_SLOT_COUNT); /* else the search below does not end */
  for (kf_family_t family = KF_FAMILY_DENSE; family < KF_FAMILY_NONE; family++) {
    size_t first = (size_t)FAMILY_SLOT(family);
    if (slot >= first && slot < first + KF_BACKEND_COUNT)
      return kf__family_key(family, (kf_backend_t)(KF_BACKEND_COUNT - 1 - (slot - first)));
  }
  unsigned rank = 0;
  while (kf__rank_family(rank) != KF_FAMILY_NONE || plain_slot(rank) != slot) rank++;
  return kf__rank_key(rank);
}

int kf__key_slot(kf_key_t key) {
  kf_key_parts_t parts = kf__key_parts(key);
  switch (parts.key_class) {
    case KF_CLASS_UNDEFINED: return 0;
    case KF_CLASS_PLAIN: return (int)plain_slot(parts.rank);
    case KF_CLASS_RUNTIME: return (int)family_slot(parts.family, parts.backend);
    default: return -1;
  }
}
