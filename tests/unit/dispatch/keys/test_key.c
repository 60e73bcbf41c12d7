/* Keys: every number and name, what text can name, classes, and the relations between backends,
 * autograd, autocast, aliases and devices. The expected tables are written out here by hand, so
 * that a slip in keys.def is seen. */
#include <keyfall/key.h>
#include <keyfall/types.h>
#include <stdio.h>

#include "kft.h"

/* ---- Expected tables ---- */

static const char *const backends[16] = {
    "CPU", "CUDA", "HIP",  "XLA",  "MPS",         "IPU",         "XPU",         "HPU",
    "VE",  "Lazy", "MTIA", "MAIA", "PrivateUse1", "PrivateUse2", "PrivateUse3", "Meta"};

/* clang-format off */
static const char *const functionalities[] = {
    "Undefined", "Dense", "FPGA", "Vulkan", "Metal", "Quantized", "CustomRNGKeyId", "MkldnnCPU",
    "Sparse", "SparseCsr", "NestedTensor", "BackendSelect",
#if KF_KEY_TABLE >= 213
    "Fake", "Python", "FuncTorchDynamicLayerBackMode", "Functionalize",
#else
    "Python", "Fake", "FuncTorchDynamicLayerBackMode", "Functionalize", "Named",
#endif
    "Conjugate", "Negative", "ZeroTensor", "ADInplaceOrView", "AutogradOther",
    "AutogradFunctionality", "AutogradNestedTensor", "Tracer", "AutocastCPU", "AutocastMTIA",
    "AutocastMAIA", "AutocastXPU", "AutocastIPU", "AutocastHPU", "AutocastXLA", "AutocastMPS",
    "AutocastCUDA", "AutocastPrivateUse1", "FuncTorchBatched", "BatchedNestedTensor",
    "FuncTorchVmapMode", "Batched", "VmapMode", "FuncTorchGradWrapper", "DeferredInit",
    "PythonTLSSnapshot", "FuncTorchDynamicLayerFrontMode", "TESTING_ONLY_GenericWrapper",
    "TESTING_ONLY_GenericMode", "PreDispatch", "PythonDispatcher"};
/* clang-format on */
enum { FUNCTIONALITIES = sizeof functionalities / sizeof *functionalities };

static const char *const families[6] = {"",          "Quantized",    "Sparse",
                                        "SparseCsr", "NestedTensor", "Autograd"};
static const kf_key_t blocks[6] = {KF_KEY_Dense,        KF_KEY_Quantized,
                                   KF_KEY_Sparse,       KF_KEY_SparseCsr,
                                   KF_KEY_NestedTensor, KF_KEY_AutogradFunctionality};

static const char *const aliases[6] = {"Autograd",
                                       "CompositeImplicitAutograd",
                                       "FuncTorchBatchedDecomposition",
                                       "CompositeImplicitAutogradNestedTensor",
                                       "CompositeExplicitAutograd",
                                       "CompositeExplicitAutogradNonFunctional"};

/* Bits of the backends named in a list such as "CPU CUDA". */
static unsigned backend_bits(const char *list) {
  unsigned bits = 0;
  for (unsigned i = 0; i < 16; i++) {
    char word[32];
    char padded[256];
    (void)snprintf(word, sizeof word, " %s ", backends[i]);
    (void)snprintf(padded, sizeof padded, " %s ", list);
    if (strstr(padded, word) != NULL) bits |= 1u << i;
  }
  return bits;
}

static kf_key_t family_key(unsigned family, unsigned backend) {
  return (kf_key_t)(FUNCTIONALITIES + 1 + family * 17 + 1 + backend);
}

static kf_backend_t backend_number(unsigned index) {
  return (kf_backend_t)(index < 15 ? index : (unsigned)KF_BACKEND_Meta);
}

static kf_key_t parsed(const char *name) {
  kf_key_t key = KF_KEY_LIMIT;
  KFT_OK(kf_key_parse(name, &key));
  return key;
}

/* ---- Numbers and names ---- */

static void test_numbers(void **state) {
  (void)state;
#if KF_KEY_TABLE == 209
  KFT_EQ_INT(FUNCTIONALITIES, 48);
  static const struct {
    kf_key_t key;
    int number;
  } rows[] = {{KF_KEY_Dense, 1},
              {KF_KEY_Python, 12},
              {KF_KEY_Fake, 13},
              {KF_KEY_Named, 16},
              {KF_KEY_ADInplaceOrView, 20},
              {KF_KEY_AutogradFunctionality, 22},
              {KF_KEY_AutocastPrivateUse1, 34},
              {KF_KEY_PythonDispatcher, 47},
              {KF_KEY_EndOfFunctionalityKeys, 48},
              {KF_KEY_StartOfDenseBackends, 49},
              {KF_KEY_CPU, 50},
              {KF_KEY_Meta, 65},
              {KF_KEY_StartOfQuantizedBackends, 66},
              {KF_KEY_QuantizedCPU, 67},
              {KF_KEY_QuantizedMeta, 82},
              {KF_KEY_StartOfSparseBackends, 83},
              {KF_KEY_SparseCPU, 84},
              {KF_KEY_SparseMeta, 99},
              {KF_KEY_StartOfSparseCsrBackends, 100},
              {KF_KEY_SparseCsrCPU, 101},
              {KF_KEY_SparseCsrMeta, 116},
              {KF_KEY_StartOfNestedTensorBackends, 117},
              {KF_KEY_NestedTensorCPU, 118},
              {KF_KEY_NestedTensorMeta, 133},
              {KF_KEY_StartOfAutogradFunctionalityBackends, 134},
              {KF_KEY_AutogradCPU, 135},
              {KF_KEY_AutogradMeta, 150},
              {KF_KEY_Autograd, 151},
              {KF_KEY_CompositeImplicitAutograd, 152},
              {KF_KEY_FuncTorchBatchedDecomposition, 153},
              {KF_KEY_CompositeImplicitAutogradNestedTensor, 154},
              {KF_KEY_CompositeExplicitAutograd, 155},
              {KF_KEY_CompositeExplicitAutogradNonFunctional, 156}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) KFT_EQ_INT(rows[i].key, rows[i].number);
#endif
  KFT_EQ_INT(KF_KEY_CatchAll, KF_KEY_Undefined);
  KFT_EQ_INT(KF_KEY_CPUTensorId, KF_KEY_CPU);
  KFT_EQ_INT(KF_KEY_CUDATensorId, KF_KEY_CUDA);
  KFT_EQ_INT(KF_KEY_DefaultBackend, KF_KEY_CompositeExplicitAutograd);
  KFT_EQ_INT(KF_KEY_PrivateUse1_PreAutograd, KF_KEY_AutogradPrivateUse1);
  KFT_EQ_INT(KF_KEY_PrivateUse2_PreAutograd, KF_KEY_AutogradPrivateUse2);
  KFT_EQ_INT(KF_KEY_PrivateUse3_PreAutograd, KF_KEY_AutogradPrivateUse3);
  KFT_EQ_INT(KF_KEY_Autocast, KF_KEY_AutocastCUDA);
}

static void test_names(void **state) {
  (void)state;
  for (unsigned i = 0; i < FUNCTIONALITIES; i++) {
    KFT_EQ_STR(kf_key_name((kf_key_t)i), functionalities[i]);
    KFT_TRUE(kf_key_exists((kf_key_t)i));
    KFT_TRUE((kf_key_describe((kf_key_t)i)[0] != '\0') == (i > 0));
  }
  KFT_EQ_STR(kf_key_name(FUNCTIONALITIES), "UnknownUnknown");
  KFT_TRUE(!kf_key_exists(FUNCTIONALITIES));
  for (unsigned family = 0; family < 6; family++) {
    char name[64];
    (void)snprintf(name, sizeof name, "%sUndefined", families[family]);
    KFT_EQ_STR(kf_key_name((kf_key_t)(family_key(family, 0) - 1)), name);
    for (unsigned b = 0; b < 16; b++) {
      (void)snprintf(name, sizeof name, "%s%s", families[family], backends[b]);
      KFT_EQ_STR(kf_key_name(family_key(family, b)), name);
      KFT_TRUE(kf_key_exists(family_key(family, b)));
      KFT_EQ_STR(kf_key_describe(family_key(family, b)), "");
    }
  }
  for (unsigned i = 0; i < 6; i++) {
    kf_key_t key = (kf_key_t)(family_key(5, 15) + 1 + i);
    KFT_EQ_STR(kf_key_name(key), aliases[i]);
    KFT_TRUE(kf_key_exists(key));
  }
  static const kf_key_t none[] = {KF_KEY_EndOfFixedKeys, 200,          255,       KF_KEY_FIRST_ZONE,
                                  KF_KEY_FIRST_DEVICE,   KF_KEY_LIMIT, UINT16_MAX};
  for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
    KFT_EQ_STR(kf_key_name(none[i]), "UnknownUnknown");
    KFT_TRUE(!kf_key_exists(none[i]));
    KFT_EQ_STR(kf_key_describe(none[i]), "");
  }
}

static void check_unreadable(const char *name) {
  kf_key_t key = 1;
  char message[128];
  (void)snprintf(message, sizeof message, "there is no dispatch key '%s'", name);
  KFT_FAILS(kf_key_parse(name, &key), KF_ERR_VALUE);
  KFT_EQ_STR(kf_error_message(), message);
  KFT_EQ_INT(key, KF_KEY_Undefined);
}

static void test_parse(void **state) {
  (void)state;
  for (unsigned i = 0; i < FUNCTIONALITIES; i++) KFT_EQ_INT(parsed(functionalities[i]), i);
  for (unsigned i = 0; i < 6; i++) KFT_EQ_INT(parsed(aliases[i]), family_key(5, 15) + 1 + i);
  static const char *const readable[6] = {
      "CPU CUDA HIP XLA MPS IPU XPU HPU VE Lazy MTIA MAIA PrivateUse1 PrivateUse2 PrivateUse3 Meta",
      "CPU CUDA XPU PrivateUse1",
      "CPU CUDA HIP MPS XPU VE Meta PrivateUse1",
      "CPU CUDA HIP MPS XPU VE Meta PrivateUse1",
      "CPU CUDA XPU HPU Meta PrivateUse1",
      "CPU CUDA XLA MPS IPU XPU HPU Lazy Meta PrivateUse1 PrivateUse2 PrivateUse3"};
  for (unsigned family = 0; family < 6; family++)
    for (unsigned b = 0; b < 16; b++) {
      const char *name = kf_key_name(family_key(family, b));
      if ((backend_bits(readable[family]) >> b & 1) != 0)
        KFT_EQ_INT(parsed(name), family_key(family, b));
      else
        check_unreadable(name);
    }
}

static void test_parse_errors(void **state) {
  (void)state;
  static const char *const bad[] = {
      "",
      "cpu",
      "Cpu",
      "CPU ",
      " CPU",
      "CPUBit",
      "UnknownUnknown",
      "CatchAll",
      "CPUTensorId",
      "Autocast",
      "DefaultBackend",
      "AutogradUndefined",
      "QuantizedUndefined",
      "StartOfDenseBackends",
      "EndOfFunctionalityKeys",
      "AutogradNPU",
      "NPU",
      "PRIVATEUSEONE",
      "AutogradPRIVATEUSEONE",
      "Autograd Functionality",
      "a name that is far longer than any dispatch key could ever be"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) check_unreadable(bad[i]);
  kf_key_t key = 1;
  KFT_FAILS(kf_key_parse(NULL, &key), KF_ERR_MISUSE);
  KFT_EQ_INT(key, KF_KEY_Undefined);
}

/* ---- Classes ---- */

static bool is_block(kf_key_t key) {
  for (unsigned i = 0; i < 6; i++)
    if (blocks[i] == key) return true;
  return false;
}

static void test_classes(void **state) {
  (void)state;
  for (unsigned n = 0; n < KF_KEY_LIMIT; n++) {
    kf_key_t key = (kf_key_t)n;
    KFT_EQ_INT(kf_key_is_alias(key), key >= family_key(5, 15) + 1 && key <= family_key(5, 15) + 6);
    KFT_EQ_INT(kf_key_is_per_backend(key), is_block(key));
  }
  /* A functionality key, and the end marker, is its own functionality. */
  for (kf_key_t key = 0; key <= FUNCTIONALITIES; key++) {
    KFT_EQ_INT(kf_key_functionality(key), key);
    KFT_EQ_INT(kf_key_backend(key), KF_BACKEND_NONE);
  }
  for (unsigned family = 0; family < 6; family++) {
    kf_key_t marker = (kf_key_t)(family_key(family, 0) - 1);
    KFT_EQ_INT(kf_key_functionality(marker), blocks[family]);
    KFT_EQ_INT(kf_key_backend(marker), KF_BACKEND_NONE);
    KFT_EQ_INT(kf_key_runtime(blocks[family], KF_BACKEND_NONE), marker);
    KFT_EQ_INT(kf_key_runtime(family_key(family, 0), KF_BACKEND_CPU), KF_KEY_Undefined);
    for (unsigned b = 0; b < 16; b++) {
      KFT_EQ_INT(kf_key_functionality(family_key(family, b)), blocks[family]);
      KFT_EQ_INT(kf_key_backend(family_key(family, b)), backend_number(b));
      KFT_EQ_INT(kf_key_runtime(blocks[family], backend_number(b)), family_key(family, b));
    }
  }
  for (kf_key_t key = KF_KEY_FIRST_ALIAS; key <= KF_KEY_LAST_ALIAS; key++) {
    KFT_EQ_INT(kf_key_functionality(key), KF_KEY_Undefined);
    KFT_EQ_INT(kf_key_backend(key), KF_BACKEND_NONE);
    KFT_EQ_INT(kf_key_runtime(key, KF_BACKEND_CPU), KF_KEY_Undefined);
  }
  KFT_EQ_INT(kf_key_runtime(KF_KEY_FPGA, KF_BACKEND_CPU), KF_KEY_Undefined);
  KFT_EQ_INT(kf_key_runtime(KF_KEY_Undefined, KF_BACKEND_CPU), KF_KEY_Undefined);
}

static void test_is_backend(void **state) {
  (void)state;
  static const kf_key_t plain[] = {KF_KEY_FPGA,           KF_KEY_Vulkan,    KF_KEY_Metal,
                                   KF_KEY_CustomRNGKeyId, KF_KEY_MkldnnCPU, KF_KEY_Dense,
                                   KF_KEY_Quantized,      KF_KEY_Sparse,    KF_KEY_SparseCsr};
  for (kf_key_t key = 0; key <= FUNCTIONALITIES; key++) {
    bool expected = false;
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) expected |= plain[i] == key;
    KFT_EQ_INT(kf_key_is_backend(key), expected);
  }
  for (unsigned family = 0; family < 6; family++)
    for (unsigned b = 0; b < 16; b++)
      KFT_EQ_INT(kf_key_is_backend(family_key(family, b)), family < 4);
  for (kf_key_t key = KF_KEY_FIRST_ALIAS; key <= KF_KEY_LAST_ALIAS; key++)
    KFT_TRUE(!kf_key_is_backend(key));
  KFT_TRUE(!kf_key_is_backend(200));
}

/* ---- Backends ---- */

static void test_backends(void **state) {
  (void)state;
  KFT_EQ_INT(KF_FIXED_BACKENDS, 16);
  KFT_EQ_INT(KF_DEVICE_SLOTS, 32);
  static const char *const bit_names[16] = {
      "CPUBit",         "CUDABit",        "HIPBit",         "XLABit",  "MPSBit", "IPUBit",
      "XPUBit",         "HPUBit",         "VEBit",          "LazyBit", "MTIA",   "MAIA",
      "PrivateUse1Bit", "PrivateUse2Bit", "PrivateUse3Bit", "MetaBit"};
  const unsigned own_autograd = 0xffffu & ~backend_bits("HIP VE");
  const unsigned own_autocast = backend_bits("CPU CUDA XLA MPS IPU XPU HPU MTIA MAIA PrivateUse1");
  for (unsigned b = 0; b < 16; b++) {
    kf_backend_t backend = backend_number(b);
    KFT_EQ_STR(kf_backend_name(backend), bit_names[b]);
    KFT_TRUE(kf_backend_exists(backend));
    bool own = (own_autograd >> b & 1) != 0;
    kf_key_t autograd = own ? family_key(5, b) : (kf_key_t)KF_KEY_AutogradOther;
    KFT_EQ_INT(kf_backend_autograd_key(backend), autograd);
    kf_keyset_t related = kf_keyset_add(kf_keyset_of(KF_KEY_ADInplaceOrView), autograd);
    KFT_TRUE(kf_keyset_equal(kf_keyset_autograd_related(backend), related));
    kf_keyset_t autocast = kf_keyset_empty();
    if ((own_autocast >> b & 1) != 0) {
      char name[48];
      (void)snprintf(name, sizeof name, "Autocast%s", backends[b]);
      autocast = kf_keyset_of(parsed(name));
    }
    KFT_TRUE(kf_keyset_equal(kf_keyset_autocast_of_backend(backend), autocast));
  }
  KFT_EQ_STR(kf_backend_name(KF_BACKEND_NONE), "InvalidBit");
  KFT_EQ_STR(kf_backend_name(KF_BACKEND_COUNT), "UNKNOWN_BACKEND_BIT");
  KFT_EQ_STR(kf_backend_name(KF_BACKEND_FIRST_DYNAMIC), "UNKNOWN_BACKEND_BIT");
  KFT_TRUE(!kf_backend_exists(KF_BACKEND_NONE));
  KFT_TRUE(!kf_backend_exists(KF_BACKEND_COUNT));
  KFT_TRUE(!kf_backend_exists(KF_BACKEND_FIRST_DYNAMIC));
  KFT_EQ_INT(kf_backend_autograd_key(KF_BACKEND_NONE), KF_KEY_AutogradOther);
  KFT_TRUE(kf_keyset_is_empty(kf_keyset_autocast_of_backend(KF_BACKEND_NONE)));
}

static void test_backends_of_autograd(void **state) {
  (void)state;
  const unsigned mapped = 0xffffu & ~backend_bits("HIP VE MTIA");
  for (unsigned n = 0; n < KF_KEY_EndOfFixedKeys; n++) {
    kf_key_t key = (kf_key_t)n;
    kf_keyset_t expected = kf_keyset_empty();
    unsigned b = (unsigned)key - family_key(5, 0);
    if (key >= family_key(5, 0) && b < 16 && (mapped >> b & 1) != 0)
      expected = kf_keyset_of(family_key(0, b));
    if (key == KF_KEY_AutogradOther) expected = kf_keyset_named(KF_KEYSET_AUTOGRAD_OTHER_BACKENDS);
    if (key == KF_KEY_AutogradNestedTensor)
      expected = kf_keyset_or(kf_keyset_of(KF_KEY_NestedTensor),
                              kf_keyset_named(KF_KEYSET_FULL_BACKEND_MASK));
    KFT_TRUE(kf_keyset_equal(kf_keyset_backends_of_autograd(key), expected));
  }
}

/* ---- Named sets and aliases ---- */

#if KF_KEY_TABLE == 209
static void test_named_sets(void **state) {
  (void)state;
  static const struct {
    kf_named_keyset_t which;
    uint64_t raw;
  } rows[] = {{KF_KEYSET_FULL_BACKEND_MASK, 0x000000000000ffff},
              {KF_KEYSET_AUTOGRAD, 0x0000007000000000},
              {KF_KEYSET_AUTOGRAD_WITH_AD_INPLACE_OR_VIEW, 0x0000007800000000},
              {KF_KEYSET_AUTOCAST, 0x0003ff0000000000},
              {KF_KEYSET_DEFAULT_EXCLUDED, 0x0003ff0000000000},
              {KF_KEYSET_DEFAULT_INCLUDED, 0x0000000804000000},
              {KF_KEYSET_PYTHON, 0x0200000008000000},
              {KF_KEYSET_AUTOGRAD_OTHER_BACKENDS, 0x0000000001feffff},
              {KF_KEYSET_BACKEND, 0x0000000001ffffff},
              {KF_KEYSET_NON_FUNCTIONAL_BACKEND, 0x00000000017ffdf7},
              {KF_KEYSET_MATH, 0x0000007003ffffff}, /* no Functionalize, as in 2.13 */
              {KF_KEYSET_NESTED, 0x000000400200ffff},
              {KF_KEYSET_BACKEND_FUNCTIONALITY, 0x000000000191ffff},
              {KF_KEYSET_AFTER_AUTOGRAD, 0x4000000fffffffff},
              {KF_KEYSET_AFTER_AD_INPLACE_OR_VIEW, 0x40000007ffffffff},
              {KF_KEYSET_AFTER_FUNCTIONALIZE, 0x400000003fffffff},
              {KF_KEYSET_FUNCTORCH_TRANSFORMS, 0x00f4000000000000}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    kf_keyset_t set = kf_keyset_named(rows[i].which);
    KFT_EQ_INT(kf_keyset_to_raw(set), rows[i].raw);
  }
  KFT_EQ_INT(kf_keyset_to_raw(kf_keyset_full()), 0x7fffffffffffffff);
  KFT_TRUE(kf_keyset_is_empty(kf_keyset_named(KF_KEYSET_COUNT)));
  KFT_TRUE(!kf_keyset_has(kf_keyset_named(KF_KEYSET_AUTOGRAD_OTHER_BACKENDS), KF_KEY_CPU));
}
#endif

static void test_runtime_sets(void **state) {
  (void)state;
  static const struct {
    kf_key_t alias;
    kf_named_keyset_t set;
  } rows[] = {{KF_KEY_CompositeImplicitAutograd, KF_KEYSET_MATH},
              {KF_KEY_CompositeImplicitAutogradNestedTensor, KF_KEYSET_NESTED},
              {KF_KEY_CompositeExplicitAutograd, KF_KEYSET_BACKEND},
              {KF_KEY_CompositeExplicitAutogradNonFunctional, KF_KEYSET_NON_FUNCTIONAL_BACKEND}};
  kf_keyset_t set;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    KFT_OK(kf_keyset_runtime_of(rows[i].alias, &set));
    KFT_TRUE(kf_keyset_equal(set, kf_keyset_named(rows[i].set)));
  }
  KFT_OK(kf_keyset_runtime_of(KF_KEY_Autograd, &set));
  KFT_TRUE(kf_keyset_equal(set, kf_keyset_or(kf_keyset_named(KF_KEYSET_AUTOGRAD),
                                             kf_keyset_named(KF_KEYSET_FULL_BACKEND_MASK))));
  KFT_OK(kf_keyset_runtime_of(KF_KEY_FuncTorchBatchedDecomposition, &set));
  KFT_TRUE(kf_keyset_equal(set, kf_keyset_of(KF_KEY_FuncTorchBatched)));
  for (kf_key_t key = 1; key < KF_KEY_FIRST_ALIAS; key++) {
    if (key == KF_KEY_EndOfFunctionalityKeys) continue;
    KFT_OK(kf_keyset_runtime_of(key, &set));
    KFT_TRUE(kf_keyset_equal(set, kf_keyset_of(key)));
  }
  KFT_FAILS(kf_keyset_runtime_of(KF_KEY_Undefined, &set), KF_ERR_INTERNAL);
  KFT_TRUE(kf_keyset_is_empty(set));
}

static bool is_one_of(kf_key_t key, const kf_key_t *list, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (list[i] == key) return true;
  return false;
}

/* What each alias covers, in words of families rather than of bits. */
static bool covered(kf_key_t key, kf_key_t alias) {
  static const kf_key_t others[] = {KF_KEY_FPGA, KF_KEY_Vulkan, KF_KEY_Metal, KF_KEY_CustomRNGKeyId,
                                    KF_KEY_MkldnnCPU};
  kf_key_t functionality = kf_key_functionality(key);
  kf_backend_t backend = kf_key_backend(key);
  bool other = is_one_of(key, others, 5);
  bool data = is_one_of(functionality, blocks, 4);
  bool nested = functionality == KF_KEY_NestedTensor;
  bool autograd = functionality == KF_KEY_AutogradFunctionality || key == KF_KEY_AutogradOther ||
                  key == KF_KEY_AutogradNestedTensor;
  switch (alias) {
    case KF_KEY_Autograd: return autograd;
    case KF_KEY_CompositeImplicitAutograd: return other || data || nested || autograd;
    case KF_KEY_CompositeImplicitAutogradNestedTensor:
      return nested || key == KF_KEY_AutogradNestedTensor;
    case KF_KEY_CompositeExplicitAutograd: return other || data;
    case KF_KEY_CompositeExplicitAutogradNonFunctional:
      return other || (data && functionality != KF_KEY_Sparse && backend != KF_BACKEND_XLA &&
                       backend != KF_BACKEND_Lazy);
    default: return key == KF_KEY_FuncTorchBatched;
  }
}

static void test_in_alias(void **state) {
  (void)state;
  for (kf_key_t alias = KF_KEY_FIRST_ALIAS; alias <= KF_KEY_LAST_ALIAS; alias++)
    for (kf_key_t key = 1; key < KF_KEY_FIRST_ALIAS; key++)
      if (kf_key_exists(key) && kf_key_in_alias(key, alias) != covered(key, alias))
        kft_fail(__FILE__, __LINE__, "%s in %s should be %d", kf_key_name(key), kf_key_name(alias),
                 covered(key, alias));
  for (kf_key_t alias = 1; alias < KF_KEY_EndOfFixedKeys; alias++)
    KFT_TRUE(!kf_key_in_alias(KF_KEY_Undefined, alias));
  /* Aliases are no runtime keys; numbers that are no key are in none. */
  for (kf_key_t alias = KF_KEY_FIRST_ALIAS; alias <= KF_KEY_LAST_ALIAS; alias++) {
    for (kf_key_t other = KF_KEY_FIRST_ALIAS; other <= KF_KEY_LAST_ALIAS; other++)
      KFT_EQ_INT(kf_key_in_alias(other, alias), other == alias);
    KFT_TRUE(!kf_key_in_alias(KF_KEY_EndOfFunctionalityKeys, alias));
    KFT_TRUE(!kf_key_in_alias(200, alias));
  }
  KFT_TRUE(kf_key_in_alias(KF_KEY_CPU, KF_KEY_CPU));
  KFT_TRUE(!kf_key_in_alias(KF_KEY_CPU, KF_KEY_Dense));
  KFT_TRUE(!kf_key_in_alias(KF_KEY_CPU, KF_KEY_CUDA));
}

/* ---- Devices ---- */

typedef struct device_row {
  const char *name;
  const char *backend; /* NULL: no component of its own */
  const char *dense;   /* NULL: none */
} device_row_t;

static const device_row_t device_rows[21] = {{"cpu", "CPU", "CPU"},
                                             {"cuda", "CUDA", "CUDA"},
                                             {"mkldnn", NULL, NULL},
                                             {"opengl", NULL, NULL},
                                             {"opencl", NULL, NULL},
                                             {"ideep", NULL, NULL},
                                             {"hip", "HIP", "HIP"},
                                             {"fpga", NULL, "FPGA"},
                                             {"maia", NULL, "MAIA"},
                                             {"xla", "XLA", "XLA"},
                                             {"vulkan", NULL, "Vulkan"},
                                             {"metal", NULL, "Metal"},
                                             {"xpu", "XPU", "XPU"},
                                             {"mps", "MPS", "MPS"},
                                             {"meta", "Meta", "Meta"},
                                             {"hpu", "HPU", "HPU"},
                                             {"ve", "VE", "VE"},
                                             {"lazy", "Lazy", "Lazy"},
                                             {"ipu", "IPU", "IPU"},
                                             {"mtia", "MTIA", "MTIA"},
                                             {"privateuseone", "PrivateUse1", "PrivateUse1"}};

static const struct {
  kf_layout_t layout;
  const char *prefix;
  const char *word; /* in messages */
} layout_rows[] = {{KF_LAYOUT_SPARSE, "Sparse", "sparse"},
                   {KF_LAYOUT_SPARSE_CSR, "SparseCsr", "SparseCsr"},
                   {KF_LAYOUT_SPARSE_CSC, "SparseCsr", "SparseCsc"},
                   {KF_LAYOUT_SPARSE_BSR, "SparseCsr", "SparseBsr"},
                   {KF_LAYOUT_SPARSE_BSC, "SparseCsr", "SparseBsc"}};

static void check_dense(int type, const device_row_t *row, kf_layout_t layout) {
  static const kf_dtype_t quantized[] = {KF_DTYPE_QINT8, KF_DTYPE_QUINT8, KF_DTYPE_QINT32,
                                         KF_DTYPE_QUINT4X2, KF_DTYPE_QUINT2X4};
  for (int d = 0; d < KF_DTYPE_COUNT; d++) {
    kf_key_t key = KF_KEY_LIMIT;
    if (row->dense == NULL) {
      KFT_FAILS(kf_key_compute((kf_dtype_t)d, layout, type, &key), KF_ERR_INTERNAL);
      KFT_EQ_INT(key, KF_KEY_Undefined);
      continue;
    }
    bool q = false;
    for (size_t i = 0; i < 5; i++) q |= row->backend != NULL && (kf_dtype_t)d == quantized[i];
    char name[64];
    (void)snprintf(name, sizeof name, "%s%s", q ? "Quantized" : "", row->dense);
    KFT_OK(kf_key_compute((kf_dtype_t)d, layout, type, &key));
    KFT_EQ_STR(kf_key_name(key), name);
  }
}

static void test_compute_key(void **state) {
  (void)state;
  for (int type = 0; type < 21; type++) {
    const device_row_t *row = &device_rows[type];
    check_dense(type, row, KF_LAYOUT_STRIDED);
    check_dense(type, row, KF_LAYOUT_JAGGED);
    char expected[96];
    kf_key_t key = KF_KEY_LIMIT;
    for (size_t i = 0; i < sizeof layout_rows / sizeof *layout_rows; i++) {
      if (row->backend != NULL) {
        (void)snprintf(expected, sizeof expected, "%s%s", layout_rows[i].prefix, row->backend);
        KFT_OK(kf_key_compute(KF_DTYPE_QINT8, layout_rows[i].layout, type, &key));
        KFT_EQ_STR(kf_key_name(key), expected);
        continue;
      }
      (void)snprintf(expected, sizeof expected,
                     "no key stands for tensors of %s layout on device type %s",
                     layout_rows[i].word, row->name);
      KFT_FAILS(kf_key_compute(KF_DTYPE_FLOAT32, layout_rows[i].layout, type, &key),
                KF_ERR_NOT_IMPLEMENTED);
      KFT_EQ_STR(kf_error_message(), expected);
    }
    if (type == KF_DEVICE_CPU) {
      KFT_OK(kf_key_compute(KF_DTYPE_FLOAT32, KF_LAYOUT_MKLDNN, type, &key));
      KFT_EQ_INT(key, KF_KEY_MkldnnCPU);
    } else {
      (void)snprintf(expected, sizeof expected,
                     "no key stands for tensors of mkldnn layout on device type %s", row->name);
      KFT_FAILS(kf_key_compute(KF_DTYPE_FLOAT32, KF_LAYOUT_MKLDNN, type, &key),
                KF_ERR_NOT_IMPLEMENTED);
      KFT_EQ_STR(kf_error_message(), expected);
    }
  }
  kf_key_t key = KF_KEY_LIMIT;
  KFT_FAILS_WITH(kf_key_compute(KF_DTYPE_FLOAT32, KF_LAYOUT_COUNT, KF_DEVICE_CPU, &key),
                 KF_ERR_VALUE, "expected a kf_layout_t, found ");
  static const int none[] = {-1, 21, KF_DEVICE_FIRST_DYNAMIC, KF_DEVICE_FIRST_DYNAMIC + 40};
  for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
    KFT_FAILS_WITH(kf_key_compute(KF_DTYPE_FLOAT32, KF_LAYOUT_STRIDED, none[i], &key),
                   KF_ERR_NOT_IMPLEMENTED,
                   "no key stands for tensors of dense layout on device type ");
    KFT_EQ_INT(key, KF_KEY_Undefined);
  }
}

static void test_devices(void **state) {
  (void)state;
  for (int type = 0; type < 21; type++) {
    const device_row_t *row = &device_rows[type];
    KFT_EQ_STR(kf_device_type_name(type), row->name);
    kf_backend_t backend = kf_device_backend(type);
    if (row->backend == NULL) {
      KFT_EQ_INT(backend, KF_BACKEND_NONE);
    } else {
      KFT_EQ_INT(backend, kf_key_backend(parsed(row->backend)));
      KFT_EQ_INT(kf_backend_device(backend), type);
    }
    /* Registering by device type: everything that has a Dense key, but ve. */
    kf_key_t key = KF_KEY_LIMIT;
    bool maia = type == KF_DEVICE_MAIA;
    if ((row->backend != NULL && type != KF_DEVICE_VE) || maia) {
      KFT_OK(kf_key_of_device_type(type, &key));
      KFT_EQ_STR(kf_key_name(key), row->dense);
    } else {
      char expected[96];
      (void)snprintf(expected, sizeof expected, "device type %s has no key to register kernels to",
                     row->name);
      KFT_FAILS_WITH(kf_key_of_device_type(type, &key), KF_ERR_VALUE, expected);
      KFT_EQ_INT(key, KF_KEY_Undefined);
    }
    kf_backend_t found = 0;
    if (row->backend != NULL || maia) {
      KFT_OK(kf_device_find(row->name, &found));
      KFT_EQ_INT(found, kf_key_backend(parsed(row->dense)));
    } else {
      KFT_FAILS(kf_device_find(row->name, &found), KF_ERR_NOT_FOUND);
      KFT_EQ_INT(found, KF_BACKEND_NONE);
    }
  }
  kf_backend_t found = 0;
  KFT_FAILS(kf_device_find("CPU", &found), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_device_find(NULL, &found), KF_ERR_NOT_FOUND);
  KFT_TRUE(kf_device_type_name(-1) == NULL);
  KFT_TRUE(kf_device_type_name(21) == NULL);
  KFT_TRUE(kf_device_type_name(KF_DEVICE_FIRST_DYNAMIC) == NULL);
  KFT_EQ_INT(kf_device_backend(-1), KF_BACKEND_NONE);
  KFT_EQ_INT(kf_device_backend(KF_DEVICE_FIRST_DYNAMIC), KF_BACKEND_NONE);
  KFT_EQ_INT(kf_backend_device(KF_BACKEND_NONE), -1);
  KFT_EQ_INT(kf_backend_device(KF_BACKEND_MAIA), -1);
  KFT_EQ_INT(kf_backend_device(KF_BACKEND_PrivateUse2), -1);
  KFT_EQ_INT(kf_backend_device(KF_BACKEND_FIRST_DYNAMIC), -1);
}

static void test_device_of_key(void **state) {
  (void)state;
  for (kf_key_t key = 0; key < KF_KEY_EndOfFixedKeys; key++) {
    int expected = -1;
    kf_backend_t backend = kf_key_backend(key);
    if (backend != KF_BACKEND_NONE) expected = kf_backend_device(backend);
    if (key == KF_KEY_MkldnnCPU) expected = KF_DEVICE_CPU;
    if (key == KF_KEY_Vulkan) expected = KF_DEVICE_VULKAN;
    if (key == KF_KEY_MAIA) expected = KF_DEVICE_MAIA;
    int type = 99;
    if (expected >= 0) {
      KFT_OK(kf_key_device(key, &type));
    } else {
      char message[96];
      (void)snprintf(message, sizeof message, "key %s is of no device", kf_key_name(key));
      KFT_FAILS(kf_key_device(key, &type), KF_ERR_VALUE);
      KFT_EQ_STR(kf_error_message(), message);
    }
    KFT_EQ_INT(type, expected);
  }
  int type = 0;
  KFT_FAILS(kf_key_device(KF_KEY_FIRST_DEVICE, &type), KF_ERR_VALUE);
  KFT_FAILS(kf_key_device(KF_KEY_SparseMAIA, &type), KF_ERR_VALUE);
}

static void test_device_text(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int type, index;
  } good[] = {{"cpu", KF_DEVICE_CPU, -1},      {"cuda:0", KF_DEVICE_CUDA, 0},
              {"cuda:17", KF_DEVICE_CUDA, 17}, {"privateuseone:3", KF_DEVICE_PRIVATEUSE1, 3},
              {"meta", KF_DEVICE_META, -1},    {"xla:32759", KF_DEVICE_XLA, 32759}};
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
    kf_device_t device;
    KFT_OK(kf_device_parse(good[i].text, &device));
    KFT_EQ_INT(device.type, good[i].type);
    KFT_EQ_INT(device.index, good[i].index);
    char text[32];
    KFT_EQ_INT(kf_device_print(device, text, sizeof text), strlen(good[i].text));
    KFT_EQ_STR(text, good[i].text);
  }
  static const char *const bad[] = {
      "",        "gpu",        "CPU",        "cuda:",          "cuda:x", "cuda:-1",
      "cuda:00", "cuda:01",    "cuda: 1",    "cuda:1 ",        ":0",     "cuda:1:2",
      "cpux",    "cuda:99999", "cuda:32768", "cuda:4294967296"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    kf_device_t device;
    KFT_FAILS_WITH(kf_device_parse(bad[i], &device), KF_ERR_VALUE, bad[i]);
  }
  kf_device_t device;
  KFT_FAILS(kf_device_parse(NULL, &device), KF_ERR_MISUSE);
  char text[32];
  (void)kf_device_print(kf_device_make(50, 2), text, sizeof text);
  KFT_EQ_STR(text, "device50:2");
}

KFT_MAIN(KFT_TEST(test_numbers), KFT_TEST(test_names), KFT_TEST(test_parse),
         KFT_TEST(test_parse_errors), KFT_TEST(test_classes), KFT_TEST(test_is_backend),
         KFT_TEST(test_backends), KFT_TEST(test_backends_of_autograd),
#if KF_KEY_TABLE == 209
         KFT_TEST(test_named_sets),
#endif
         KFT_TEST(test_runtime_sets), KFT_TEST(test_in_alias), KFT_TEST(test_compute_key),
         KFT_TEST(test_devices), KFT_TEST(test_device_of_key), KFT_TEST(test_device_text))
