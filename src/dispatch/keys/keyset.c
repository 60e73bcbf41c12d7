/* Key sets: the named sets, membership in alias keys, iteration and printing. The set arithmetic is
 * inline in key.h. */
#include "base/required.h"
#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/keys/key_internal.h"

#define AUTOGRAD_RANKS                                               \
  (KF_RANK_BIT(AutogradOther) | KF_RANK_BIT(AutogradFunctionality) | \
   KF_RANK_BIT(AutogradNestedTensor))
#define AUTOCAST_RANKS                                                                \
  (KF_RANK_BIT(AutocastCPU) | KF_RANK_BIT(AutocastMTIA) | KF_RANK_BIT(AutocastMAIA) | \
   KF_RANK_BIT(AutocastXPU) | KF_RANK_BIT(AutocastIPU) | KF_RANK_BIT(AutocastHPU) |   \
   KF_RANK_BIT(AutocastXLA) | KF_RANK_BIT(AutocastMPS) | KF_RANK_BIT(AutocastCUDA) |  \
   KF_RANK_BIT(AutocastPrivateUse1))
#define OTHER_BACKEND_RANKS                                                                     \
  (KF_RANK_BIT(FPGA) | KF_RANK_BIT(Vulkan) | KF_RANK_BIT(Metal) | KF_RANK_BIT(CustomRNGKeyId) | \
   KF_RANK_BIT(MkldnnCPU) | KF_RANK_BIT(Sparse) | KF_RANK_BIT(SparseCsr) | KF_RANK_BIT(Quantized))
#define BACKEND_RANKS (OTHER_BACKEND_RANKS | KF_RANK_BIT(Dense))
#define BELOW(name) ((KF_RANK_BIT(name) - 1) & KF_ALL_RANKS)
#define AFTER(name) (BELOW(name) | KF_RANK_BIT(PythonDispatcher))

static const kf_keyset_t named[KF_KEYSET_COUNT] = {
    [KF_KEYSET_FULL_BACKEND_MASK] = {KF_ALL_BACKENDS, 0},
    [KF_KEYSET_AUTOGRAD] = {0, AUTOGRAD_RANKS},
    [KF_KEYSET_AUTOGRAD_WITH_AD_INPLACE_OR_VIEW] = {0,
                                                    AUTOGRAD_RANKS | KF_RANK_BIT(ADInplaceOrView)},
    [KF_KEYSET_AUTOCAST] = {0, AUTOCAST_RANKS},
    [KF_KEYSET_DEFAULT_INCLUDED] = {0, KF_RANK_BIT(BackendSelect) | KF_RANK_BIT(ADInplaceOrView)},
    [KF_KEYSET_DEFAULT_EXCLUDED] = {0, AUTOCAST_RANKS},
    [KF_KEYSET_PYTHON] = {0, KF_RANK_BIT(Python) | KF_RANK_BIT(PythonTLSSnapshot)},
    [KF_KEYSET_AUTOGRAD_OTHER_BACKENDS] = {KF_ALL_BACKENDS, OTHER_BACKEND_RANKS},
    [KF_KEYSET_BACKEND] = {KF_ALL_BACKENDS, BACKEND_RANKS},
    [KF_KEYSET_NON_FUNCTIONAL_BACKEND] = {KF_ALL_BACKENDS &
                                              ~(KF_BACKEND_BIT(XLA) | KF_BACKEND_BIT(Lazy)),
                                          BACKEND_RANKS & ~KF_RANK_BIT(Sparse)},
    /* Without Functionalize: releases up to 2.9 had it here, the one that we follow does not. */
    [KF_KEYSET_MATH] = {KF_ALL_BACKENDS,
                        BACKEND_RANKS | AUTOGRAD_RANKS | KF_RANK_BIT(NestedTensor)},
    [KF_KEYSET_NESTED] = {KF_ALL_BACKENDS,
                          KF_RANK_BIT(AutogradNestedTensor) | KF_RANK_BIT(NestedTensor)},
    [KF_KEYSET_BACKEND_FUNCTIONALITY] = {KF_ALL_BACKENDS,
                                         KF_RANK_BIT(Dense) | KF_RANK_BIT(Quantized) |
                                             KF_RANK_BIT(Sparse) | KF_RANK_BIT(SparseCsr)},
    [KF_KEYSET_AFTER_AUTOGRAD] = {KF_ALL_BACKENDS, AFTER(AutogradOther)},
    [KF_KEYSET_AFTER_AD_INPLACE_OR_VIEW] = {KF_ALL_BACKENDS, AFTER(ADInplaceOrView)},
    [KF_KEYSET_AFTER_FUNCTIONALIZE] = {KF_ALL_BACKENDS,
                                       AFTER(Functionalize) & ~KF_RANK_BIT(ADInplaceOrView)},
    [KF_KEYSET_FUNCTORCH_TRANSFORMS] = {0, KF_RANK_BIT(FuncTorchBatched) |
                                               KF_RANK_BIT(FuncTorchVmapMode) |
                                               KF_RANK_BIT(Batched) | KF_RANK_BIT(VmapMode) |
                                               KF_RANK_BIT(FuncTorchGradWrapper)},
};

kf_keyset_t kf_keyset_named(kf_named_keyset_t which) {
  return (unsigned)which < KF_KEYSET_COUNT ? named[which] : kf_keyset_empty();
}

kf_keyset_t kf_keyset_of_backend(kf_backend_t backend) {
  return kf_keyset_make(backend < KF_BACKEND_COUNT ? UINT64_C(1) << backend : 0, 0);
}

kf_keyset_t kf_keyset_of(kf_key_t key) {
  kf_key_parts_t parts = kf__key_parts(key);
  if (parts.rank == 0) return kf_keyset_empty();
  kf_keyset_t set = kf_keyset_of_backend(parts.backend);
  set.functionality = UINT64_C(1) << parts.rank;
  return set;
}

kf_keyset_t kf_keyset_full(void) { return kf_keyset_make(KF_ALL_BACKENDS, KF_ALL_RANKS); }

/* All keys below this one. PythonDispatcher stays in: it has to see every redispatch, too. */
kf_keyset_t kf_keyset_full_after(kf_key_t key) {
  uint64_t below = (UINT64_C(1) << kf__key_parts(key).rank) - 1;
  return kf_keyset_make(KF_ALL_BACKENDS, (below & KF_ALL_RANKS) | KF_RANK_BIT(PythonDispatcher));
}

kf_keyset_t kf_keyset_add(kf_keyset_t set, kf_key_t key) {
  return kf_keyset_or(set, kf_keyset_of(key));
}

kf_keyset_t kf_keyset_remove(kf_keyset_t set, kf_key_t key) {
  return kf_keyset_minus(set, kf_keyset_of(key));
}

kf_keyset_t kf_keyset_remove_backend(kf_keyset_t set, kf_backend_t backend) {
  set.backends &= ~kf_keyset_of_backend(backend).backends;
  return set;
}

bool kf_keyset_has(kf_keyset_t set, kf_key_t key) {
  return kf_keyset_has_all(set, kf_keyset_of(key));
}

bool kf_key_is_backend(kf_key_t key) {
  if (key == KF_KEY_Undefined || kf_key_is_alias(key) || key == KF_KEY_NestedTensor) return false;
  if (kf__key_parts(key).key_class == KF_CLASS_NONE) return false;
  return kf_keyset_has(kf_keyset_named(KF_KEYSET_BACKEND), key);
}

bool kf_keyset_has_backend(kf_keyset_t set, kf_backend_t backend) {
  return kf_keyset_has_all(set, kf_keyset_of_backend(backend));
}

/* `| 1`: bit 0 stands for no key, and __builtin_clzll is undefined for 0. */
kf_key_t kf_keyset_highest_functionality(kf_keyset_t set) {
  return kf__rank_key(63u - (unsigned)__builtin_clzll(set.functionality | 1));
}

kf_backend_t kf_keyset_highest_backend(kf_keyset_t set) {
  if (set.backends == 0) return KF_BACKEND_NONE;
  return (kf_backend_t)(63 - __builtin_clzll(set.backends));
}

kf_key_t kf_keyset_highest_key(kf_keyset_t set) {
  kf_key_t functionality = kf_keyset_highest_functionality(set);
  return kf_key_is_per_backend(functionality)
             ? kf_key_runtime(functionality, kf_keyset_highest_backend(set))
             : functionality;
}

kf_key_t kf_keyset_highest_backend_key(kf_keyset_t set) {
  return kf_keyset_highest_key(kf_keyset_and(set, named[KF_KEYSET_BACKEND_FUNCTIONALITY]));
}

kf_key_t kf_keyset_legacy_key(kf_keyset_t set) {
  const uint64_t dropped = AUTOGRAD_RANKS | KF_RANK_BIT(ADInplaceOrView) | AUTOCAST_RANKS |
                           KF_RANK_BIT(Functionalize) | KF_RANK_BIT(PythonTLSSnapshot) |
                           KF_RANK_BIT(FuncTorchGradWrapper) | KF_RANK_BIT(FuncTorchVmapMode) |
                           KF_RANK_BIT(FuncTorchBatched) | KF_RANK_BIT(Python);
  return kf_keyset_highest_key(kf_keyset_minus(set, kf_keyset_make(0, dropped)));
}

size_t kf_keyset_slot(kf_keyset_t set) { return kf_slot_of(set); }

/* ---- The one-word form ---- */

/* PyTorch's 64-bit representation: the fixed backends in the low bits, above them one bit for each
 * fixed functionality, by key number. Devices and keys defined at run time have no bit there. */
uint64_t kf_keyset_to_raw(kf_keyset_t set) {
  uint64_t raw = set.backends & (KF_BACKEND_BIT(FIRST_DYNAMIC) - 1);
  if ((set.backends & KF_BACKEND_BIT(Meta)) != 0) raw |= UINT64_C(1) << (KF_FIXED_BACKENDS - 1);
  for (unsigned rank = 1; rank < KF_RANK_COUNT; rank++) {
    kf_key_t key = kf__rank_key(rank);
    if ((set.functionality >> rank & 1) != 0 && key < KF_KEY_EndOfFunctionalityKeys)
      raw |= UINT64_C(1) << (KF_FIXED_BACKENDS - 1 + key);
  }
  return raw;
}

kf_keyset_t kf_keyset_from_raw(uint64_t raw) {
  kf_keyset_t set = kf_keyset_make(raw & (KF_BACKEND_BIT(FIRST_DYNAMIC) - 1), 0);
  if ((raw >> (KF_FIXED_BACKENDS - 1) & 1) != 0) set.backends |= KF_BACKEND_BIT(Meta);
  for (kf_key_t key = 1; key < KF_KEY_EndOfFunctionalityKeys; key++)
    if ((raw >> (KF_FIXED_BACKENDS - 1 + key) & 1) != 0)
      set.functionality |= UINT64_C(1) << kf__key_parts(key).rank;
  return set;
}

/* ---- Relations between keys ---- */

kf_keyset_t kf_keyset_autocast_of_backend(kf_backend_t backend) {
  uint64_t rank_bit = 0;
  switch (backend) {
    case KF_BACKEND_CPU: rank_bit = KF_RANK_BIT(AutocastCPU); break;
    case KF_BACKEND_CUDA: rank_bit = KF_RANK_BIT(AutocastCUDA); break;
    case KF_BACKEND_XLA: rank_bit = KF_RANK_BIT(AutocastXLA); break;
    case KF_BACKEND_MPS: rank_bit = KF_RANK_BIT(AutocastMPS); break;
    case KF_BACKEND_IPU: rank_bit = KF_RANK_BIT(AutocastIPU); break;
    case KF_BACKEND_XPU: rank_bit = KF_RANK_BIT(AutocastXPU); break;
    case KF_BACKEND_HPU: rank_bit = KF_RANK_BIT(AutocastHPU); break;
    case KF_BACKEND_MTIA: rank_bit = KF_RANK_BIT(AutocastMTIA); break;
    case KF_BACKEND_MAIA: rank_bit = KF_RANK_BIT(AutocastMAIA); break;
    case KF_BACKEND_PrivateUse1: rank_bit = KF_RANK_BIT(AutocastPrivateUse1); break;
    default: /* devices made at run time share one key */
      if (backend >= KF_BACKEND_FIRST_DYNAMIC && backend <= KF_BACKEND_LAST_DYNAMIC)
        rank_bit = KF_RANK_BIT(AutocastPrivateUse1);
      break;
  }
  return kf_keyset_make(0, rank_bit);
}

kf_keyset_t kf_keyset_autograd_related(kf_backend_t backend) {
  return kf_keyset_add(kf_keyset_of(KF_KEY_ADInplaceOrView), kf_backend_autograd_key(backend));
}

kf_keyset_t kf_keyset_backends_of_autograd(kf_key_t key) {
  if (key == KF_KEY_AutogradOther) return named[KF_KEYSET_AUTOGRAD_OTHER_BACKENDS];
  if (key == KF_KEY_AutogradNestedTensor)
    return kf_keyset_make(KF_ALL_BACKENDS, KF_RANK_BIT(NestedTensor));
  kf_key_parts_t parts = kf__key_parts(key);
  if (parts.key_class != KF_CLASS_RUNTIME || parts.family != KF_FAMILY_AUTOGRAD ||
      parts.backend == KF_BACKEND_HIP || parts.backend == KF_BACKEND_VE ||
      parts.backend == KF_BACKEND_MTIA)
    return kf_keyset_empty();
  return kf_keyset_make(UINT64_C(1) << parts.backend, KF_RANK_BIT(Dense));
}

kf_status_t kf_keyset_runtime_of(kf_key_t key, kf_keyset_t *out_set) {
  KF__REQUIRE(out_set);
  *out_set = kf_keyset_empty();
  switch (key) {
    case KF_KEY_Undefined: return kf_error_set(KF_ERR_INTERNAL, "Undefined covers no runtime key");
    case KF_KEY_Autograd: *out_set = kf_keyset_make(KF_ALL_BACKENDS, AUTOGRAD_RANKS); break;
    case KF_KEY_CompositeImplicitAutograd: *out_set = named[KF_KEYSET_MATH]; break;
    case KF_KEY_CompositeImplicitAutogradNestedTensor: *out_set = named[KF_KEYSET_NESTED]; break;
    case KF_KEY_CompositeExplicitAutograd: *out_set = named[KF_KEYSET_BACKEND]; break;
    case KF_KEY_CompositeExplicitAutogradNonFunctional:
      *out_set = named[KF_KEYSET_NON_FUNCTIONAL_BACKEND];
      break;
    case KF_KEY_FuncTorchBatchedDecomposition:
      *out_set = kf_keyset_of(KF_KEY_FuncTorchBatched);
      break;
    default: *out_set = kf_keyset_of(key); break;
  }
  return KF_OK;
}

bool kf_key_in_alias(kf_key_t key, kf_key_t alias) {
  if (key == KF_KEY_Undefined) return false;
  kf_keyset_t set = kf_keyset_of(key);
  if (set.functionality == 0) return key == alias; /* an alias, or no key: covered by none */
  switch (alias) {
    case KF_KEY_Autograd:
      return kf_keyset_has_all(named[KF_KEYSET_AUTOGRAD], kf_keyset_make(0, set.functionality));
    case KF_KEY_CompositeImplicitAutograd: return kf_keyset_has_all(named[KF_KEYSET_MATH], set);
    case KF_KEY_CompositeImplicitAutogradNestedTensor:
      return kf_keyset_has_all(named[KF_KEYSET_NESTED], set);
    case KF_KEY_CompositeExplicitAutograd:
      return key != KF_KEY_NestedTensor && kf_keyset_has_all(named[KF_KEYSET_BACKEND], set);
    case KF_KEY_CompositeExplicitAutogradNonFunctional:
      return key != KF_KEY_NestedTensor &&
             kf_keyset_has_all(named[KF_KEYSET_NON_FUNCTIONAL_BACKEND], set);
    case KF_KEY_FuncTorchBatchedDecomposition: return key == KF_KEY_FuncTorchBatched;
    default: return key == alias;
  }
}

/* A new tensor also gets the autocast key of its backend and, outside inference mode, its autograd
 * keys. It does not get the Python keys of the given set. */
kf_keyset_t kf_keyset_for_tensor(kf_keyset_t keys, bool inference) {
  kf_backend_t backend = kf_keyset_highest_backend(keys);
  keys = kf_keyset_or(keys, kf_keyset_autocast_of_backend(backend));
  keys = kf_keyset_minus(keys, named[KF_KEYSET_PYTHON]);
  if (inference) return kf_keyset_minus(keys, named[KF_KEYSET_AUTOGRAD_WITH_AD_INPLACE_OR_VIEW]);
  return kf_keyset_or(keys, kf_keyset_autograd_related(backend));
}

/* ---- Iteration and printing ---- */

/* The cursor is rank * 64 + backend: keys come by increasing rank, runtime keys of one rank by
 * increasing backend. Plain keys have one position, that of backend 0. */
bool kf_keyset_next(kf_keyset_t set, size_t *cursor, kf_key_t *out_key) {
  for (size_t position = *cursor; position < (size_t)KF_RANK_COUNT * 64; position++) {
    unsigned rank = (unsigned)(position / 64);
    unsigned backend = (unsigned)(position % 64);
    kf_family_t family = kf__rank_family(rank);
    bool present = (set.functionality >> rank & 1) != 0;
    if (!present || (family == KF_FAMILY_NONE ? backend > 0 : set.backends >> backend == 0)) {
      position = (size_t)(rank + 1) * 64 - 1; /* no further key at this rank */
      continue;
    }
    if (family != KF_FAMILY_NONE && (set.backends >> backend & 1) == 0) continue;
    kf_key_t key = family == KF_FAMILY_NONE ? kf__rank_key(rank)
                                            : kf__family_key(family, (kf_backend_t)backend);
    if (rank == 0 || !kf_key_exists(key)) continue;
    KF_ASSERT(kf_keyset_has(set, key));
    *cursor = position + 1;
    *out_key = key;
    return true;
  }
  *cursor = (size_t)KF_RANK_COUNT * 64;
  return false;
}

void kf__keyset_print(kf_text_t *text, kf_keyset_t set) {
  kf__text_puts(text, "DispatchKeySet(");
  size_t cursor = 0;
  kf_key_t key = KF_KEY_Undefined;
  for (bool first = true; kf_keyset_next(set, &cursor, &key); first = false) {
    if (!first) kf__text_puts(text, ", ");
    kf__text_puts(text, kf_key_name(key));
  }
  kf__text_char(text, ')');
}

size_t kf_keyset_print(kf_keyset_t set, char *buffer, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  kf__keyset_print(&text, set);
  return kf__text_finish_fixed(&text);
}
