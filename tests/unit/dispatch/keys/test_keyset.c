/* Key sets: operations, priority, slots, iteration, printing, and the sets of tensors. Laws are
 * checked on random sets. */
#include <keyfall/call.h>
#include <keyfall/key.h>

#include "kft.h"

static kf_keyset_t set_of(size_t count, const kf_key_t *keys) {
  kf_keyset_t set = kf_keyset_empty();
  for (size_t i = 0; i < count; i++) set = kf_keyset_add(set, keys[i]);
  return set;
}
#define SET(...) \
  set_of(sizeof((kf_key_t[]){__VA_ARGS__}) / sizeof(kf_key_t), (kf_key_t[]){__VA_ARGS__})

static void check_print(const char *file, int line, kf_keyset_t set, const char *keys) {
  char text[8192];
  char expected[8192] = "DispatchKeySet(";
  strcat(expected, keys);
  strcat(expected, ")");
  size_t length = kf_keyset_print(set, text, sizeof text);
  kft_check_str(file, line, "kf_keyset_print", text, expected);
  kft_check_int(file, line, "its length", (int64_t)length, (int64_t)strlen(expected));
}
#define PRINTS(set, keys) check_print(__FILE__, __LINE__, (set), (keys))

static void check_same(const char *file, int line, const char *text, kf_keyset_t a, kf_keyset_t b) {
  if (!kf_keyset_equal(a, b))
    kft_fail(file, line, "%s\n  %llx:%llx is not %llx:%llx", text, (unsigned long long)a.backends,
             (unsigned long long)a.functionality, (unsigned long long)b.backends,
             (unsigned long long)b.functionality);
}
#define SAME(a, b) check_same(__FILE__, __LINE__, #a " == " #b, (a), (b))

/* ---- Making sets ---- */

static void test_construction(void **state) {
  (void)state;
  KFT_TRUE(kf_keyset_is_empty(kf_keyset_empty()));
  kf_keyset_t zero;
  memset(&zero, 0, sizeof zero);
  SAME(zero, kf_keyset_empty());
  SAME(kf_keyset_of(KF_KEY_Undefined), kf_keyset_empty());
  for (kf_key_t key = KF_KEY_FIRST_ALIAS; key <= KF_KEY_LAST_ALIAS; key++)
    SAME(kf_keyset_of(key), kf_keyset_empty());
  SAME(kf_keyset_of(KF_KEY_EndOfFunctionalityKeys), kf_keyset_empty());
  SAME(kf_keyset_of(200), kf_keyset_empty());
  SAME(kf_keyset_of_backend(KF_BACKEND_NONE), kf_keyset_empty());
  SAME(kf_keyset_of_backend(KF_BACKEND_CUDA), kf_keyset_make(UINT64_C(1) << KF_BACKEND_CUDA, 0));
  KFT_TRUE(!kf_keyset_is_empty(kf_keyset_of_backend(KF_BACKEND_CPU)));
  /* A runtime key is two bits; its marker, like the building block, only one. */
  SAME(kf_keyset_of(KF_KEY_AutogradCUDA), kf_keyset_or(kf_keyset_of(KF_KEY_AutogradFunctionality),
                                                       kf_keyset_of_backend(KF_BACKEND_CUDA)));
  SAME(kf_keyset_of(KF_KEY_StartOfAutogradFunctionalityBackends),
       kf_keyset_of(KF_KEY_AutogradFunctionality));
  KFT_EQ_INT(kf_keyset_of(KF_KEY_Dense).backends, 0);
  KFT_EQ_INT(kf_keyset_of(KF_KEY_FPGA).backends, 0);
}

static void test_full_after(void **state) {
  (void)state;
  kf_keyset_t all_backends = kf_keyset_named(KF_KEYSET_FULL_BACKEND_MASK);
#if KF_KEY_TABLE == 209
  KFT_EQ_INT(kf_keyset_to_raw(kf_keyset_full_after(KF_KEY_CPU)), 0x400000000000ffff);
  KFT_EQ_INT(kf_keyset_to_raw(kf_keyset_full_after(KF_KEY_AutogradOther)), 0x4000000fffffffff);
#endif
  for (kf_key_t key = 1; key < KF_KEY_EndOfFunctionalityKeys; key++) {
    kf_keyset_t after = kf_keyset_full_after(key);
    KFT_TRUE(kf_keyset_has_all(after, all_backends));
    KFT_TRUE(kf_keyset_has(after, KF_KEY_PythonDispatcher));
    KFT_EQ_INT(kf_keyset_has(after, key), key == KF_KEY_PythonDispatcher);
    for (kf_key_t other = 1; other < KF_KEY_PythonDispatcher; other++)
      KFT_EQ_INT(kf_keyset_has(after, other), other < key);
  }
  SAME(kf_keyset_full_after(KF_KEY_AutogradCUDA),
       kf_keyset_full_after(KF_KEY_AutogradFunctionality));
}

static void test_cross_products(void **state) {
  (void)state;
  kf_keyset_t set = SET(KF_KEY_CPU, KF_KEY_AutogradCUDA);
  KFT_TRUE(kf_keyset_has(set, KF_KEY_CUDA));
  KFT_TRUE(kf_keyset_has(set, KF_KEY_AutogradCPU));
  PRINTS(set, "CPU, CUDA, AutogradCPU, AutogradCUDA");
  set = SET(KF_KEY_CPU, KF_KEY_CUDA, KF_KEY_AutogradCUDA);
  PRINTS(kf_keyset_remove(set, KF_KEY_AutogradCUDA), "CPU, CUDA");
  PRINTS(kf_keyset_minus(set, SET(KF_KEY_CUDA)), "AutogradCPU, AutogradCUDA");
  PRINTS(kf_keyset_remove_backend(set, KF_BACKEND_CUDA), "CPU, AutogradCPU");
  SAME(kf_keyset_remove(set, KF_KEY_Undefined), set);
  SAME(kf_keyset_remove(set, KF_KEY_CompositeImplicitAutograd), set);
  SAME(kf_keyset_remove_backend(set, KF_BACKEND_NONE), set);
  /* Trivially true for keys without bits. */
  KFT_TRUE(kf_keyset_has(kf_keyset_empty(), KF_KEY_Undefined));
  KFT_TRUE(kf_keyset_has(kf_keyset_empty(), KF_KEY_Autograd));
  KFT_TRUE(!kf_keyset_has(kf_keyset_empty(), KF_KEY_CPU));
  KFT_TRUE(kf_keyset_has_backend(set, KF_BACKEND_CPU));
  KFT_TRUE(!kf_keyset_has_backend(set, KF_BACKEND_HIP));
  KFT_TRUE(kf_keyset_has_backend(set, KF_BACKEND_NONE));
  KFT_TRUE(kf_keyset_has_any(set, SET(KF_KEY_AutogradFunctionality)));
  KFT_TRUE(!kf_keyset_has_any(set, SET(KF_KEY_FPGA, KF_KEY_Tracer)));
  KFT_TRUE(!kf_keyset_has_any(set, kf_keyset_empty()));
}

/* ---- Priority ---- */

static void test_highest(void **state) {
  (void)state;
  kf_keyset_t empty = kf_keyset_empty();
  KFT_EQ_INT(kf_keyset_highest_functionality(empty), KF_KEY_Undefined);
  KFT_EQ_INT(kf_keyset_highest_backend(empty), KF_BACKEND_NONE);
  KFT_EQ_INT(kf_keyset_highest_key(empty), KF_KEY_Undefined);
  KFT_EQ_INT(kf_keyset_slot(empty), 0);
  kf_keyset_t only_backend = kf_keyset_of_backend(KF_BACKEND_CUDA);
  KFT_EQ_INT(kf_keyset_highest_functionality(only_backend), KF_KEY_Undefined);
  KFT_EQ_INT(kf_keyset_highest_backend(only_backend), KF_BACKEND_CUDA);
  KFT_EQ_INT(kf_keyset_highest_key(only_backend), KF_KEY_Undefined);
  KFT_EQ_INT(kf_keyset_slot(only_backend), 0);
  /* A building block alone: the marker, and the slot of the CPU. */
  KFT_EQ_INT(kf_keyset_highest_key(SET(KF_KEY_Dense)), KF_KEY_StartOfDenseBackends);
  KFT_EQ_INT(kf_keyset_slot(SET(KF_KEY_Dense)), kf_keyset_slot(SET(KF_KEY_CPU)));
  KFT_EQ_INT(kf_keyset_highest_key(SET(KF_KEY_CPU, KF_KEY_Meta)), KF_KEY_Meta);
  KFT_EQ_INT(kf_keyset_highest_key(SET(KF_KEY_CPU, KF_KEY_AutogradCPU, KF_KEY_FPGA)),
             KF_KEY_AutogradCPU);
  KFT_EQ_INT(kf_keyset_highest_key(SET(KF_KEY_CUDA, KF_KEY_AutogradCPU, KF_KEY_Tracer)),
             KF_KEY_Tracer);
  KFT_EQ_INT(kf_keyset_highest_backend_key(SET(KF_KEY_CUDA, KF_KEY_AutogradCPU, KF_KEY_Tracer)),
             KF_KEY_CUDA);
  KFT_EQ_INT(kf_keyset_highest_backend_key(SET(KF_KEY_FPGA, KF_KEY_AutogradOther)),
             KF_KEY_Undefined);
  KFT_EQ_INT(kf_keyset_highest_backend_key(SET(KF_KEY_SparseCPU, KF_KEY_CPU)), KF_KEY_SparseCPU);
}

static void test_legacy_key(void **state) {
  (void)state;
  static const kf_key_t dropped[] = {KF_KEY_ADInplaceOrView,
                                     KF_KEY_AutogradOther,
                                     KF_KEY_AutogradCPU,
                                     KF_KEY_AutogradNestedTensor,
                                     KF_KEY_AutocastCPU,
                                     KF_KEY_AutocastPrivateUse1,
                                     KF_KEY_AutocastCUDA,
                                     KF_KEY_Functionalize,
                                     KF_KEY_PythonTLSSnapshot,
                                     KF_KEY_FuncTorchGradWrapper,
                                     KF_KEY_FuncTorchVmapMode,
                                     KF_KEY_FuncTorchBatched,
                                     KF_KEY_Python};
  kf_keyset_t set = SET(KF_KEY_CPU);
  for (size_t i = 0; i < sizeof dropped / sizeof *dropped; i++) {
    set = kf_keyset_add(set, dropped[i]);
    KFT_EQ_INT(kf_keyset_legacy_key(set), KF_KEY_CPU);
  }
  KFT_EQ_INT(kf_keyset_legacy_key(kf_keyset_add(set, KF_KEY_Conjugate)), KF_KEY_Conjugate);
  KFT_EQ_INT(kf_keyset_legacy_key(kf_keyset_add(set, KF_KEY_SparseCPU)), KF_KEY_SparseCPU);
  KFT_EQ_INT(kf_keyset_legacy_key(kf_keyset_empty()), KF_KEY_Undefined);
}

/* ---- Iteration and printing ---- */

/* clang-format off */
#define ALL(p)                                                                              \
  p "CPU, " p "CUDA, " p "HIP, " p "XLA, " p "MPS, " p "IPU, " p "XPU, " p "HPU, " p "VE, " \
  p "Lazy, " p "MTIA, " p "MAIA, " p "PrivateUse1, " p "PrivateUse2, " p "PrivateUse3, "    \
  p "Meta, "
#if KF_KEY_TABLE >= 213
#define PYTHON_AND_FAKE "Fake, Python, FuncTorchDynamicLayerBackMode, Functionalize, "
#else
#define PYTHON_AND_FAKE "Python, Fake, FuncTorchDynamicLayerBackMode, Functionalize, Named, "
#endif
static const char *const full_text =
    ALL("") "FPGA, Vulkan, Metal, " ALL("Quantized") "CustomRNGKeyId, MkldnnCPU, "
    ALL("Sparse") ALL("SparseCsr") ALL("NestedTensor") "BackendSelect, " PYTHON_AND_FAKE
    "Conjugate, Negative, ZeroTensor, ADInplaceOrView, AutogradOther, " ALL("Autograd")
    "AutogradNestedTensor, Tracer, AutocastCPU, AutocastMTIA, AutocastMAIA, AutocastXPU, "
    "AutocastIPU, AutocastHPU, AutocastXLA, AutocastMPS, AutocastCUDA, AutocastPrivateUse1, "
    "FuncTorchBatched, BatchedNestedTensor, FuncTorchVmapMode, Batched, VmapMode, "
    "FuncTorchGradWrapper, DeferredInit, PythonTLSSnapshot, FuncTorchDynamicLayerFrontMode, "
    "TESTING_ONLY_GenericWrapper, TESTING_ONLY_GenericMode, PreDispatch, PythonDispatcher";
/* clang-format on */

static void test_full_order(void **state) {
  (void)state;
  PRINTS(kf_keyset_full(), full_text);
  bool seen[KF_SLOT_COUNT] = {true}; /* slot 0 is Undefined's */
  size_t cursor = 0;
  size_t count = 0;
  kf_key_t key = KF_KEY_Undefined;
  while (kf_keyset_next(kf_keyset_full(), &cursor, &key)) {
    size_t slot = kf_keyset_slot(kf_keyset_of(key));
    KFT_TRUE(slot < KF_SLOT_COUNT && !seen[slot]);
    seen[slot] = true;
    KFT_TRUE(key != KF_KEY_Undefined && !kf_key_is_alias(key) && !kf_key_is_per_backend(key));
    count++;
  }
  KFT_EQ_INT(count, KF_KEY_EndOfFunctionalityKeys - 1 + 6 * 15);
  KFT_TRUE(!kf_keyset_next(kf_keyset_full(), &cursor, &key)); /* stays at the end */
}

static void test_print(void **state) {
  (void)state;
  PRINTS(kf_keyset_empty(), "");
  PRINTS(kf_keyset_of_backend(KF_BACKEND_CUDA), "");
  PRINTS(SET(KF_KEY_Dense), "");
  PRINTS(kf_keyset_named(KF_KEYSET_AUTOGRAD), "AutogradOther, AutogradNestedTensor");
  PRINTS(SET(KF_KEY_Undefined), "");
  PRINTS(SET(KF_KEY_PythonDispatcher, KF_KEY_CPU), "CPU, PythonDispatcher");
  char text[16];
  memset(text, 'x', sizeof text);
  KFT_EQ_INT(kf_keyset_print(SET(KF_KEY_CPU), text, sizeof text), 19);
  KFT_EQ_STR(text, "DispatchKeySet(");
  KFT_EQ_INT(kf_keyset_print(SET(KF_KEY_CPU), NULL, 0), 19);
  char one[1] = {'x'};
  KFT_EQ_INT(kf_keyset_print(SET(KF_KEY_CPU), one, 1), 19);
  KFT_EQ_INT(one[0], 0);
}

/* ---- Tensors ---- */

static void test_tensor_sets(void **state) {
  (void)state;
  PRINTS(kf_keyset_for_tensor(SET(KF_KEY_CPU), false),
         "CPU, ADInplaceOrView, AutogradCPU, AutocastCPU");
  PRINTS(kf_keyset_for_tensor(SET(KF_KEY_SparseCPU), false),
         "SparseCPU, ADInplaceOrView, AutogradCPU, AutocastCPU");
  PRINTS(kf_keyset_for_tensor(SET(KF_KEY_Meta), false), "Meta, ADInplaceOrView, AutogradMeta");
  PRINTS(kf_keyset_for_tensor(SET(KF_KEY_FPGA), false), "FPGA, ADInplaceOrView, AutogradOther");
  PRINTS(kf_keyset_for_tensor(SET(KF_KEY_CPU), true), "CPU, AutocastCPU");
  PRINTS(kf_keyset_for_tensor(kf_keyset_empty(), false), "ADInplaceOrView, AutogradOther");
  PRINTS(kf_keyset_for_tensor(kf_keyset_empty(), true), "");
  PRINTS(kf_keyset_for_tensor(SET(KF_KEY_HIP), false), "HIP, ADInplaceOrView, AutogradOther");
  PRINTS(kf_keyset_for_tensor(SET(KF_KEY_CPU, KF_KEY_Python, KF_KEY_PythonTLSSnapshot), false),
         "CPU, ADInplaceOrView, AutogradCPU, AutocastCPU");
  PRINTS(kf_keyset_for_tensor(SET(KF_KEY_CPU, KF_KEY_AutogradCPU, KF_KEY_ADInplaceOrView), true),
         "CPU, AutocastCPU");
  kf_dispatchable_t object;
  memset(&object, 0, sizeof object);
  object.keys = SET(KF_KEY_CPU);
  SAME(kf_keys_of(&object), SET(KF_KEY_CPU));
  SAME(kf_keys_of(NULL), kf_keyset_empty());
}

/* ---- Laws on random sets ---- */

static uint64_t random_state;

static uint64_t next_random(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state;
}

/* Sparse and dense sets alike, unclaimed devices and zones included. */
static kf_keyset_t random_set(void) {
  uint64_t backends = next_random();
  uint64_t functionality = next_random();
  for (uint64_t i = next_random() % 4; i > 0; i--) {
    backends &= next_random();
    functionality &= next_random();
  }
  return kf_keyset_and(kf_keyset_make(backends, functionality), kf_keyset_full());
}

static void check_laws(kf_keyset_t a, kf_keyset_t b, kf_keyset_t c) {
  const kf_keyset_t full = kf_keyset_full();
  const kf_keyset_t none = kf_keyset_empty();
  const kf_keyset_t mask = kf_keyset_named(KF_KEYSET_FULL_BACKEND_MASK);
  SAME(kf_keyset_or(a, b), kf_keyset_or(b, a));
  SAME(kf_keyset_and(a, b), kf_keyset_and(b, a));
  SAME(kf_keyset_or(a, kf_keyset_or(b, c)), kf_keyset_or(kf_keyset_or(a, b), c));
  SAME(kf_keyset_and(a, kf_keyset_or(b, c)),
       kf_keyset_or(kf_keyset_and(a, b), kf_keyset_and(a, c)));
  SAME(kf_keyset_or(a, kf_keyset_and(a, b)), a);
  SAME(kf_keyset_and(a, kf_keyset_or(a, b)), a);
  SAME(kf_keyset_xor(kf_keyset_xor(a, b), b), a);
  SAME(kf_keyset_or(a, none), a);
  SAME(kf_keyset_and(a, full), a);
  SAME(kf_keyset_xor(a, a), none);
  /* Minus keeps every backend bit, and takes exactly the functionality bits away. */
  SAME(kf_keyset_minus(a, b), kf_keyset_and(a, kf_keyset_or(mask, kf_keyset_xor(full, b))));
  SAME(kf_keyset_minus(kf_keyset_minus(a, b), b), kf_keyset_minus(a, b));
  SAME(kf_keyset_minus(a, kf_keyset_or(b, c)), kf_keyset_minus(kf_keyset_minus(a, b), c));
  KFT_EQ_INT(kf_keyset_has_all(a, b), kf_keyset_equal(kf_keyset_and(a, b), b));
  KFT_EQ_INT(kf_keyset_has_any(a, b), !kf_keyset_is_empty(kf_keyset_and(a, b)));
  KFT_TRUE(kf_keyset_has_all(kf_keyset_or(a, b), a));
}

static void test_laws(void **state) {
  (void)state;
  random_state = UINT64_C(0x9e3779b97f4a7c15);
  for (int i = 0; i < 20000; i++) check_laws(random_set(), random_set(), random_set());
}

static void check_key_laws(kf_keyset_t set, kf_key_t key) {
  kf_keyset_t added = kf_keyset_add(set, key);
  KFT_TRUE(kf_keyset_has(added, key));
  SAME(added, kf_keyset_or(set, kf_keyset_of(key)));
  SAME(kf_keyset_remove(set, key), kf_keyset_minus(set, kf_keyset_of(key)));
  KFT_EQ_INT(kf_keyset_has(set, key), kf_keyset_equal(added, set));
  kf_keyset_t removed = kf_keyset_remove(set, key);
  KFT_EQ_INT(removed.backends, set.backends);
  if (!kf_keyset_is_empty(kf_keyset_of(key))) KFT_TRUE(!kf_keyset_has(removed, key));
}

static void test_key_laws(void **state) {
  (void)state;
  random_state = 42;
  for (int i = 0; i < 20000; i++)
    check_key_laws(random_set(), (kf_key_t)(next_random() % KF_KEY_LIMIT));
}

static void test_raw_round_trip(void **state) {
  (void)state;
  random_state = 4711;
  const uint64_t valid = kf_keyset_to_raw(kf_keyset_full());
  for (size_t i = kft_scale(20000, 1000); i > 0; i--) {
    uint64_t raw = next_random() & valid;
    KFT_EQ_INT(kf_keyset_to_raw(kf_keyset_from_raw(raw)), raw);
    kf_keyset_t a = random_set();
    kf_keyset_t b = random_set();
    /* The one-word form is a homomorphism; what it leaves out are run-time keys. */
    KFT_EQ_INT(kf_keyset_to_raw(kf_keyset_or(a, b)), kf_keyset_to_raw(a) | kf_keyset_to_raw(b));
    KFT_EQ_INT(kf_keyset_to_raw(kf_keyset_and(a, b)), kf_keyset_to_raw(a) & kf_keyset_to_raw(b));
    kf_keyset_t fixed = kf_keyset_from_raw(kf_keyset_to_raw(a));
    KFT_TRUE(kf_keyset_has_all(a, fixed));
    KFT_EQ_INT(kf_keyset_to_raw(fixed), kf_keyset_to_raw(a));
  }
  for (kf_key_t key = 1; key < KF_KEY_EndOfFunctionalityKeys; key++)
    KFT_EQ_INT(kf_keyset_to_raw(kf_keyset_of(key)), UINT64_C(1) << (15 + key));
  KFT_EQ_INT(kf_keyset_to_raw(kf_keyset_of_backend(KF_BACKEND_Meta)), 1 << 15);
  SAME(kf_keyset_from_raw(UINT64_C(1) << 63), kf_keyset_empty());
}

/* Iteration visits exactly the existing keys that the set has, in the order of the full set, and
 * the last one is where a call would go. */
static void check_iteration(kf_keyset_t set) {
  kf_key_t visited[KF_SLOT_COUNT];
  size_t count = 0;
  size_t cursor = 0;
  while (kf_keyset_next(set, &cursor, &visited[count])) count++;
  size_t at = 0;
  size_t full_cursor = 0;
  kf_key_t key = KF_KEY_Undefined;
  while (kf_keyset_next(kf_keyset_full(), &full_cursor, &key)) {
    if (!kf_keyset_has(set, key)) continue;
    KFT_TRUE(at < count && visited[at] == key);
    at++;
  }
  KFT_EQ_INT(at, count);
  kf_key_t highest = kf_keyset_highest_key(set);
  if (count > 0 && kf_key_exists(highest) && kf_key_backend(highest) != KF_BACKEND_NONE)
    KFT_EQ_INT(visited[count - 1], highest);
  if (kf_key_exists(highest) && highest != KF_KEY_Undefined)
    KFT_EQ_INT(kf_keyset_slot(set), kf_keyset_slot(kf_keyset_of(highest)));
  if (set.functionality == 0) KFT_EQ_INT(kf_keyset_slot(set), 0);
}

static void test_iteration_laws(void **state) {
  (void)state;
  random_state = 99;
  for (size_t i = kft_scale(2000, 200); i > 0; i--) {
    kf_keyset_t set = random_set();
    check_iteration(set);
    check_iteration(kf_keyset_from_raw(kf_keyset_to_raw(set)));
  }
  check_iteration(kf_keyset_empty());
  check_iteration(kf_keyset_full());
}

/* The slot is found again by two bit scans on the set, whatever else it holds below. */
static void test_slots(void **state) {
  (void)state;
  random_state = 7;
  size_t cursor = 0;
  kf_key_t key = KF_KEY_Undefined;
  while (kf_keyset_next(kf_keyset_full(), &cursor, &key)) {
    kf_keyset_t own = kf_keyset_of(key);
    for (int i = 0; i < 50; i++) {
      kf_keyset_t set = kf_keyset_and(random_set(), kf_keyset_full_after(key));
      set = kf_keyset_remove(set, KF_KEY_PythonDispatcher);
      if (own.backends != 0) set.backends &= (own.backends << 1) - 1;
      set = kf_keyset_or(set, own);
      KFT_EQ_INT(kf_keyset_slot(set), kf_keyset_slot(own));
      KFT_EQ_INT(kf_keyset_highest_key(set), key);
      KFT_EQ_INT(kf_keyset_highest_functionality(set), kf_key_functionality(key));
    }
  }
}

KFT_MAIN(KFT_TEST(test_construction), KFT_TEST(test_full_after), KFT_TEST(test_cross_products),
         KFT_TEST(test_highest), KFT_TEST(test_legacy_key), KFT_TEST(test_full_order),
         KFT_TEST(test_print), KFT_TEST(test_tensor_sets), KFT_TEST(test_laws),
         KFT_TEST(test_key_laws), KFT_TEST(test_raw_round_trip), KFT_TEST(test_iteration_laws),
         KFT_TEST(test_slots))
