/* Devices and keys made at run time: claiming, names, clashes, giving back, priorities, and that
 * they can be registered to and dispatched to like any other key. */
#include "dispatch_fixture.h"

/* ---- Claims that undo themselves ---- */

static void give_device_back(void *backend) {
  if (kf_device_unregister((kf_backend_t)(uintptr_t)backend) != KF_OK)
    kft_fail(__FILE__, __LINE__, "%s", kf_error_message());
}

static kf_backend_t device(const char *name) {
  kf_backend_t backend = KF_BACKEND_NONE;
  KFT_OK(kf_device_register(name, &backend));
  KFT_DEFER(give_device_back, (void *)(uintptr_t)backend);
  return backend;
}

static void drop_device(kf_backend_t backend) {
  KFT_CANCEL((void *)(uintptr_t)backend);
  KFT_OK(kf_device_unregister(backend));
}

static void give_key_back(void *key) {
  if (kf_key_undefine((kf_key_t)(uintptr_t)key) != KF_OK)
    kft_fail(__FILE__, __LINE__, "%s", kf_error_message());
}

static kf_key_t define(const char *name, kf_zone_t zone) {
  kf_key_t key = KF_KEY_Undefined;
  KFT_OK(kf_key_define(name, zone, &key));
  KFT_DEFER(give_key_back, (void *)(uintptr_t)key);
  return key;
}

static void drop_key(kf_key_t key) {
  KFT_CANCEL((void *)(uintptr_t)key);
  KFT_OK(kf_key_undefine(key));
}

static kf_key_t parsed(const char *name) {
  kf_key_t key = KF_KEY_Undefined;
  KFT_OK(kf_key_parse(name, &key));
  return key;
}

static const char *print_set(kf_keyset_t set) {
  static char text[16384];
  KFT_TRUE(kf_keyset_print(set, text, sizeof text) < sizeof text);
  return text;
}

/* ---- Devices ---- */

static void test_device(void **state) {
  (void)state;
  kf_backend_t backend = device("npu_2");
  KFT_EQ_INT(backend, KF_BACKEND_FIRST_DYNAMIC);
  KFT_TRUE(kf_backend_exists(backend));
  KFT_EQ_STR(kf_backend_name(backend), "NPU_2Bit");
  static const char *const names[] = {"NPU_2",          "QuantizedNPU_2",    "SparseNPU_2",
                                      "SparseCsrNPU_2", "NestedTensorNPU_2", "AutogradNPU_2"};
  static const kf_key_t blocks[] = {KF_KEY_Dense,        KF_KEY_Quantized,
                                    KF_KEY_Sparse,       KF_KEY_SparseCsr,
                                    KF_KEY_NestedTensor, KF_KEY_AutogradFunctionality};
  for (size_t i = 0; i < 6; i++) {
    kf_key_t key = kf_key_runtime(blocks[i], backend);
    KFT_TRUE(key >= KF_KEY_FIRST_DEVICE && kf_key_exists(key));
    KFT_EQ_STR(kf_key_name(key), names[i]);
    KFT_EQ_INT(parsed(names[i]), key);
    KFT_EQ_INT(kf_key_functionality(key), blocks[i]);
    KFT_EQ_INT(kf_key_backend(key), backend);
    KFT_EQ_INT(kf_key_is_backend(key), i < 4);
    int type = -1;
    KFT_OK(kf_key_device(key, &type));
    KFT_EQ_INT(type, KF_DEVICE_FIRST_DYNAMIC);
  }
  KFT_EQ_INT(kf_backend_autograd_key(backend), parsed("AutogradNPU_2"));
  kf_keyset_t tensor = kf_keyset_for_tensor(kf_keyset_of(parsed("NPU_2")), false);
  KFT_EQ_STR(print_set(tensor),
             "DispatchKeySet(NPU_2, ADInplaceOrView, AutogradNPU_2, AutocastPrivateUse1)");
  KFT_EQ_INT(kf_keyset_to_raw(kf_keyset_of(parsed("NPU_2"))), 1 << 16); /* Dense, no backend */
  KFT_TRUE(kf_key_in_alias(parsed("SparseNPU_2"), KF_KEY_CompositeExplicitAutograd));
  KFT_TRUE(kf_key_in_alias(parsed("AutogradNPU_2"), KF_KEY_Autograd));
  kf_device_t text;
  KFT_OK(kf_device_parse("npu_2:3", &text));
  KFT_EQ_INT(text.type, KF_DEVICE_FIRST_DYNAMIC);
  KFT_EQ_INT(text.index, 3);
  char printed[32];
  (void)kf_device_print(text, printed, sizeof printed);
  KFT_EQ_STR(printed, "npu_2:3");
  kf_key_t key = KF_KEY_Undefined;
  KFT_OK(kf_key_compute(KF_DTYPE_QINT8, KF_LAYOUT_STRIDED, text.type, &key));
  KFT_EQ_STR(kf_key_name(key), "QuantizedNPU_2");
  KFT_OK(kf_key_of_device_type(text.type, &key));
  KFT_EQ_STR(kf_key_name(key), "NPU_2");
  kf_backend_t found = KF_BACKEND_NONE;
  KFT_OK(kf_device_find("npu_2", &found));
  KFT_EQ_INT(found, backend);
}

static void test_device_given_back(void **state) {
  (void)state;
  kf_backend_t backend = device("gone");
  kf_key_t key = parsed("AutogradGONE");
  drop_device(backend);
  KFT_TRUE(!kf_backend_exists(backend) && !kf_key_exists(key));
  KFT_EQ_STR(kf_key_name(key), "UnknownUnknown");
  KFT_EQ_STR(kf_backend_name(backend), "UNKNOWN_BACKEND_BIT");
  KFT_FAILS(kf_key_parse("AutogradGONE", &key), KF_ERR_VALUE);
  kf_device_t text;
  KFT_FAILS(kf_device_parse("gone", &text), KF_ERR_VALUE);
  kf_backend_t found = 0;
  KFT_FAILS(kf_device_find("gone", &found), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_device_unregister(backend), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_device_unregister(KF_BACKEND_CPU), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_device_unregister(KF_BACKEND_Meta), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_device_unregister(KF_BACKEND_NONE), KF_ERR_NOT_FOUND);
  /* The name and the slot are free again. */
  KFT_EQ_INT(device("gone"), backend);
}

static void test_device_names(void **state) {
  (void)state;
  static const char *const bad[] = {
      "",      "NPU",  "1st",  "n-pu",     "n pu",
      "npu:0", "n.pu", "n::p", "\xc3\xa4", "abcdefghijklmnopqrstuvwxy"};
  kf_backend_t backend = 0;
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    KFT_FAILS_WITH(kf_device_register(bad[i], &backend), KF_ERR_VALUE, "lower-case");
    KFT_EQ_INT(backend, KF_BACKEND_NONE);
  }
  KFT_FAILS(kf_device_register(NULL, &backend), KF_ERR_MISUSE);
  /* Device names, fixed or registered, and key names are taken. */
  static const char *const taken[] = {"cpu", "meta", "vulkan", "privateuseone", "maia"};
  for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
    KFT_FAILS_WITH(kf_device_register(taken[i], &backend), KF_ERR_DUPLICATE, taken[i]);
  (void)device("abcdefghijklmnopqrstuvwx"); /* 24 characters */
  KFT_FAILS(kf_device_register("abcdefghijklmnopqrstuvwx", &backend), KF_ERR_DUPLICATE);
  (void)define("SparseODD", KF_ZONE_TOPMOST);
  KFT_FAILS_WITH(kf_device_register("odd", &backend), KF_ERR_DUPLICATE, "SparseODD");
  KFT_FAILS(kf_key_parse("ODD", &(kf_key_t){0}), KF_ERR_VALUE);
}

/* A fixed type without keys lends its name to a device while that is registered. */
static void test_names_of_fixed_types(void **state) {
  (void)state;
  kf_device_t found;
  KFT_OK(kf_device_parse("opencl:1", &found));
  KFT_EQ_INT(found.type, KF_DEVICE_OPENCL);
  kf_backend_t backend = device("opencl"), other = 0;
  KFT_OK(kf_device_parse("opencl:1", &found));
  KFT_EQ_INT(found.type, kf_backend_device(backend));
  KFT_EQ_STR(kf_device_type_name(found.type), "opencl");
  KFT_OK(kf_device_find("opencl", &other));
  KFT_EQ_INT(other, backend);
  KFT_EQ_STR(kf_key_name(parsed("OPENCL")), "OPENCL");
  KFT_FAILS(kf_device_register("opencl", &other), KF_ERR_DUPLICATE);
  drop_device(backend);
  KFT_OK(kf_device_parse("opencl", &found));
  KFT_EQ_INT(found.type, KF_DEVICE_OPENCL);
}

static void test_32_devices(void **state) {
  (void)state;
  char name[32];
  for (int i = 0; i < KF_DEVICE_SLOTS; i++) {
    (void)snprintf(name, sizeof name, "a_rather_long_name_%02d", i);
    KFT_EQ_INT(device(name), KF_BACKEND_FIRST_DYNAMIC + i);
  }
  kf_backend_t backend = 0;
  KFT_FAILS_WITH(kf_device_register("one_more", &backend), KF_ERR_EXHAUSTED, "32");
  KFT_EQ_INT(backend, KF_BACKEND_NONE);
  /* Later devices win over earlier ones and over the fixed ones; Meta wins over all. */
  kf_keyset_t set = kf_keyset_or(kf_keyset_of(parsed("A_RATHER_LONG_NAME_03")),
                                 kf_keyset_of(parsed("A_RATHER_LONG_NAME_17")));
  set = kf_keyset_or(set, kf_keyset_of(KF_KEY_PrivateUse3));
  KFT_EQ_STR(kf_key_name(kf_keyset_highest_key(set)), "A_RATHER_LONG_NAME_17");
  KFT_EQ_INT(kf_keyset_highest_key(kf_keyset_add(set, KF_KEY_Meta)), KF_KEY_Meta);
  KFT_EQ_STR(print_set(set),
             "DispatchKeySet(PrivateUse3, A_RATHER_LONG_NAME_03, A_RATHER_LONG_NAME_17)");
  size_t count = 0;
  size_t cursor = 0;
  kf_key_t key = KF_KEY_Undefined;
  while (kf_keyset_next(kf_keyset_full(), &cursor, &key)) count++;
  KFT_EQ_INT(count, KF_KEY_EndOfFunctionalityKeys - 1 + 6 * (15 + 32));
  /* A slot in the middle can be given back and taken again. */
  drop_device(KF_BACKEND_FIRST_DYNAMIC + 9);
  KFT_EQ_INT(device("other"), KF_BACKEND_FIRST_DYNAMIC + 9);
  KFT_FAILS(kf_device_register("a_rather_long_name_09", &backend), KF_ERR_EXHAUSTED);
  /* The extractor dump has room for all of these names. */
  (void)impl("ks::many", KF_KEY_CPU, boxed("k"));
  char *text = NULL;
  KFT_OK(kf_op_dump_extractor(find_op("ks::many"), &text));
  KFT_DEFER(kf_free, text);
  KFT_CONTAINS(text, "AutogradOTHER");
  KFT_CONTAINS(text, "PythonDispatcher)\n");
}

static void test_device_dispatch(void **state) {
  (void)state;
  kf_backend_t backend = device("npu");
  (void)def("ks::f(Tensor x) -> Tensor", "here");
  probe_t dense, autograd, sparse;
  (void)impl("ks::f", parsed("NPU"), probing(&dense, "dense"));
  (void)impl("ks::f", parsed("SparseNPU"), probing(&sparse, "sparse"));
  kf_registration_t *handle = impl("ks::f", parsed("AutogradNPU"), probing(&autograd, "autograd"));
  (void)impl("ks::f", KF_KEY_CompositeImplicitAutograd, boxed("math"));
  KFT_CONTAINS(dump_of("ks::f"), "NPU: dense :: (none) [ boxed ]\n");
  KFT_CONTAINS(dump_of("ks::f"), "AutogradNPU: autograd :: (none) [ boxed ]\n");
  KFT_CONTAINS(table_of("ks::f"), "\nPrivateUse3: math [math kernel]\nNPU: dense [kernel]\nMeta: ");
  KFT_CONTAINS(table_of("ks::f"), "\nQuantizedNPU: math [math kernel]\n");
  kf_op_t *op = find_op("ks::f");
  kf_keyset_t tensor = kf_keyset_for_tensor(kf_keyset_of(parsed("NPU")), false);
  KFT_OK(call_with(op, tensor));
  KFT_EQ_INT(autograd.calls, 1);
  KFT_EQ_STR(print_set(autograd.keyset),
             "DispatchKeySet(NPU, BackendSelect, ADInplaceOrView, AutogradNPU)");
  drop(handle);
  KFT_OK(kf_op_check_invariants(op));
  KFT_TRUE(strstr(table_of("ks::f"), "AutogradNPU") == NULL); /* NPU is registered, so no math */
  kf_value_t buffer[1];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 1);
  KFT_OK(kf_stack_push_take(&stack, kf_value_tensor(kf_tensor_undefined())));
  KFT_OK(kf_op_redispatch_boxed(op, kf_keyset_of(parsed("SparseNPU")), &stack));
  kf_stack_destroy(&stack);
  KFT_EQ_INT(sparse.calls, 1);
  /* Busy while anything is registered to one of its keys. */
  KFT_FAILS_WITH(kf_device_unregister(backend), KF_ERR_BUSY, "ks::f");
}

static void test_device_busy(void **state) {
  (void)state;
  kf_backend_t backend = device("busy");
  kf_key_t keys[6] = {parsed("BUSY"),          parsed("QuantizedBUSY"),    parsed("SparseBUSY"),
                      parsed("SparseCsrBUSY"), parsed("NestedTensorBUSY"), parsed("AutogradBUSY")};
  for (size_t i = 0; i < 6; i++) {
    kf_registration_t *handle = impl("ks::busy", keys[i], boxed("k"));
    KFT_FAILS_WITH(kf_device_unregister(backend), KF_ERR_BUSY,
                   "'busy' still has kernels (ks::busy)");
    drop(handle);
    handle = fallback(keys[i], boxed("f"));
    KFT_FAILS_WITH(kf_device_unregister(backend), KF_ERR_BUSY, "(a fallback)");
    drop(handle);
  }
  /* A fallback for all of autograd is nobody's device in particular. */
  (void)fallback(KF_KEY_Autograd, boxed("all"));
  KFT_TRUE(kf_has_fallback(keys[5]));
  drop_device(backend);
  KFT_TRUE(kf_backend_exists(device("next")));
  KFT_TRUE(kf_has_fallback(parsed("AutogradNEXT")));
}

/* ---- Keys in zones ---- */

/* Place in the priority order; behind the last key for Undefined. */
static size_t position_of(kf_key_t wanted) {
  size_t position = 0;
  size_t cursor = 0;
  kf_key_t key = KF_KEY_Undefined;
  while (kf_keyset_next(kf_keyset_full(), &cursor, &key) && key != wanted) position++;
  return position;
}

static void test_zone_priorities(void **state) {
  (void)state;
  static const struct {
    kf_zone_t zone;
    kf_key_t above, below; /* fixed neighbours: above < zone < below */
  } rows[] = {{KF_ZONE_BELOW_AUTOGRAD, KF_KEY_ZeroTensor, KF_KEY_ADInplaceOrView},
              {KF_ZONE_ABOVE_AUTOGRAD, KF_KEY_AutogradNestedTensor, KF_KEY_Tracer},
              {KF_ZONE_ABOVE_BATCHING, KF_KEY_VmapMode, KF_KEY_FuncTorchGradWrapper},
              {KF_ZONE_TOPMOST, KF_KEY_PythonDispatcher, KF_KEY_Undefined}};
  kf_key_t keys[16];
  for (unsigned zone = 0; zone < 4; zone++)
    for (unsigned i = 0; i < 4; i++) {
      char name[16];
      (void)snprintf(name, sizeof name, "Mine%u%u", zone, i);
      keys[zone * 4 + i] = define(name, (kf_zone_t)zone);
      KFT_EQ_INT(keys[zone * 4 + i], KF_KEY_FIRST_ZONE + zone * 4 + i);
      KFT_EQ_STR(kf_key_name(keys[zone * 4 + i]), name);
      KFT_EQ_INT(parsed(name), keys[zone * 4 + i]);
    }
  for (unsigned zone = 0; zone < 4; zone++) {
    kf_key_t none = 1;
    KFT_FAILS_WITH(kf_key_define("Fifth", (kf_zone_t)zone, &none), KF_ERR_EXHAUSTED, "Fifth");
    KFT_EQ_INT(none, KF_KEY_Undefined);
    size_t position = position_of(rows[zone].above);
    for (unsigned i = 0; i < 4; i++) KFT_EQ_INT(position_of(keys[zone * 4 + i]), ++position);
    KFT_EQ_INT(position_of(rows[zone].below), ++position);
  }
  kf_keyset_t all = kf_keyset_empty();
  for (unsigned i = 0; i < 16; i++) all = kf_keyset_add(all, keys[15 - i]);
  KFT_EQ_STR(print_set(all),
             "DispatchKeySet(Mine00, Mine01, Mine02, Mine03, Mine10, Mine11, Mine12, Mine13, "
             "Mine20, Mine21, Mine22, Mine23, Mine30, Mine31, Mine32, Mine33)");
  KFT_EQ_INT(kf_keyset_to_raw(all), 0);
  KFT_TRUE(kf_keyset_has(kf_keyset_full_after(KF_KEY_AutogradOther), keys[0]));
  KFT_TRUE(!kf_keyset_has(kf_keyset_full_after(KF_KEY_AutogradOther), keys[4]));
  KFT_TRUE(kf_keyset_has(kf_keyset_full_after(keys[1]), keys[0]));
  KFT_TRUE(!kf_keyset_has(kf_keyset_full_after(keys[1]), keys[1]));
  KFT_TRUE(kf_keyset_has(kf_keyset_full_after(keys[15]), KF_KEY_PythonDispatcher));
}

static void test_zone_keys(void **state) {
  (void)state;
  kf_key_t key = define("Mine", KF_ZONE_ABOVE_AUTOGRAD);
  KFT_TRUE(kf_key_exists(key) && !kf_key_is_alias(key) && !kf_key_is_backend(key));
  KFT_TRUE(!kf_key_is_per_backend(key));
  KFT_EQ_INT(kf_key_functionality(key), key);
  KFT_EQ_INT(kf_key_backend(key), KF_BACKEND_NONE);
  for (kf_key_t alias = KF_KEY_FIRST_ALIAS; alias <= KF_KEY_LAST_ALIAS; alias++)
    KFT_TRUE(!kf_key_in_alias(key, alias));
  KFT_EQ_INT(kf_keyset_highest_key(kf_keyset_add(kf_keyset_of(KF_KEY_AutogradCPU), key)), key);
  int type = 0;
  KFT_FAILS(kf_key_device(key, &type), KF_ERR_VALUE);
  /* Names. */
  kf_key_t none = 1;
  KFT_FAILS(kf_key_define("Mine", KF_ZONE_TOPMOST, &none), KF_ERR_DUPLICATE);
  KFT_EQ_INT(none, KF_KEY_Undefined);
  static const char *const taken[] = {"CPU",      "Undefined",     "AutogradHIP", "SparseUndefined",
                                      "Autograd", "UnknownUnknown"};
  for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
    KFT_FAILS_WITH(kf_key_define(taken[i], KF_ZONE_TOPMOST, &none), KF_ERR_DUPLICATE, taken[i]);
  static const char *const bad[] = {"",    "1a",   "a b",
                                    "a-b", "a::b", "a23456789012345678901234567890123456789_x"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
    KFT_FAILS(kf_key_define(bad[i], KF_ZONE_TOPMOST, &none), KF_ERR_VALUE);
  KFT_FAILS(kf_key_define(NULL, KF_ZONE_TOPMOST, &none), KF_ERR_MISUSE);
  KFT_FAILS_WITH(kf_key_define("Fine", (kf_zone_t)4, &none), KF_ERR_VALUE, "zone");
  KFT_FAILS(kf_key_define("Fine", (kf_zone_t)-1, &none), KF_ERR_VALUE);
  (void)define("a234567890123456789012345678901234567890", KF_ZONE_TOPMOST); /* 40 characters */
  (void)device("zoned");
  KFT_FAILS(kf_key_define("AutogradZONED", KF_ZONE_TOPMOST, &none), KF_ERR_DUPLICATE);
  drop_key(key);
  KFT_TRUE(!kf_key_exists(key));
  KFT_EQ_STR(kf_key_name(key), "UnknownUnknown");
  KFT_FAILS(kf_key_parse("Mine", &none), KF_ERR_VALUE);
  KFT_FAILS(kf_key_undefine(key), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_key_undefine(KF_KEY_CPU), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_key_undefine(parsed("ZONED")), KF_ERR_NOT_FOUND);
  KFT_FAILS(kf_key_undefine(UINT16_MAX), KF_ERR_NOT_FOUND);
}

/* The lowest free rank of the zone is taken first. */
static void test_zone_reuse(void **state) {
  (void)state;
  kf_key_t a = define("A", KF_ZONE_ABOVE_BATCHING);
  kf_key_t b = define("B", KF_ZONE_ABOVE_BATCHING);
  (void)define("C", KF_ZONE_ABOVE_BATCHING);
  drop_key(b);
  drop_key(a);
  KFT_EQ_INT(define("D", KF_ZONE_ABOVE_BATCHING), a);
  KFT_EQ_INT(define("E", KF_ZONE_ABOVE_BATCHING), b);
}

static void test_zone_dispatch(void **state) {
  (void)state;
  kf_key_t top = define("TraceAll", KF_ZONE_TOPMOST);
  kf_key_t low = define("Below", KF_ZONE_BELOW_AUTOGRAD);
  (void)def("ks::g(Tensor x) -> Tensor", "here");
  probe_t on_top, on_low, cpu, all;
  (void)impl("ks::g", KF_KEY_CPU, probing(&cpu, "cpu"));
  kf_registration_t *handle = impl("ks::g", top, probing(&on_top, "top"));
  (void)impl("ks::g", low, probing(&on_low, "low"));
  KFT_EQ_STR(table_of("ks::g"), "CPU: cpu [kernel]\nBelow: low [kernel]\nTraceAll: top [kernel]\n");
  kf_op_t *op = find_op("ks::g");
  kf_keyset_t tensor = kf_keyset_add(kf_keyset_of(KF_KEY_CPU), low);
  kf_guard_t guard;
  kf_guard_exclude(&guard, kf_keyset_named(KF_KEYSET_DEFAULT_INCLUDED));
  KFT_DEFER_LOCAL(leave_guard, &guard);
  KFT_OK(call_with(op, tensor));
  KFT_EQ_INT(on_low.calls, 1);
  kf_guard_t included;
  kf_guard_include(&included, kf_keyset_of(top));
  KFT_DEFER_LOCAL(leave_guard, &included);
  KFT_OK(call_with(op, tensor));
  KFT_EQ_INT(on_top.calls, 1);
  KFT_EQ_STR(print_set(on_top.keyset), "DispatchKeySet(CPU, Below, TraceAll)");
  KFT_FAILS_WITH(kf_key_undefine(top), KF_ERR_BUSY, "TraceAll still has kernels (ks::g)");
  drop(handle);
  kf_registration_t *skip = fallback(top, fallthrough("skip"));
  KFT_FAILS_WITH(kf_key_undefine(top), KF_ERR_BUSY, "(a fallback)");
  KFT_OK(call_with(op, tensor)); /* the top key falls through */
  KFT_EQ_INT(on_low.calls, 2);
  drop(skip);
  (void)fallback(top, probing(&all, "all"));
  KFT_OK(call_with(op, tensor));
  KFT_EQ_INT(all.calls, 1);
}

/* ---- PrivateUse1 ---- */

/* Once per process: this test runs last and has no state to give back. */
static void test_privateuse1(void **state) {
  (void)state;
  static bool renamed;
  if (!renamed) {
    KFT_EQ_STR(kf_privateuse1_name(), "privateuseone");
    KFT_FAILS(kf_privateuse1_rename("Npu"), KF_ERR_VALUE);
    KFT_FAILS(kf_privateuse1_rename(NULL), KF_ERR_MISUSE);
    KFT_FAILS(kf_privateuse1_rename("cuda"), KF_ERR_DUPLICATE);
    kf_backend_t backend = device("dsp");
    KFT_FAILS(kf_privateuse1_rename("dsp"), KF_ERR_DUPLICATE);
    drop_device(backend);
    KFT_EQ_STR(kf_privateuse1_name(), "privateuseone");
    KFT_OK(kf_privateuse1_rename("npu"));
    renamed = true;
  }
  KFT_EQ_STR(kf_privateuse1_name(), "npu");
  KFT_OK(kf_privateuse1_rename("npu")); /* again the same: fine */
  KFT_FAILS_WITH(kf_privateuse1_rename("tpu"), KF_ERR_DUPLICATE, "npu");
  KFT_FAILS_WITH(kf_privateuse1_rename("privateuseone"), KF_ERR_DUPLICATE, "npu");
  /* Read in capitals, in any place; printed as before. */
  KFT_EQ_INT(parsed("NPU"), KF_KEY_PrivateUse1);
  KFT_EQ_INT(parsed("AutogradNPU"), KF_KEY_AutogradPrivateUse1);
  KFT_EQ_INT(parsed("AutocastNPU"), KF_KEY_AutocastPrivateUse1);
  KFT_EQ_INT(parsed("AutogradPrivateUse1"), KF_KEY_AutogradPrivateUse1);
  kf_key_t key = 1;
  KFT_FAILS(kf_key_parse("Autogradnpu", &key), KF_ERR_VALUE);
  KFT_FAILS(kf_key_parse("NPUNPU", &key), KF_ERR_VALUE);
  char longer[400];
  memset(longer, 'x', sizeof longer);
  memcpy(longer, "NPU", 3);
  longer[sizeof longer - 1] = '\0';
  KFT_FAILS(kf_key_parse(longer, &key), KF_ERR_VALUE);
  KFT_EQ_STR(kf_key_name(KF_KEY_AutogradPrivateUse1), "AutogradPrivateUse1");
  kf_device_t text;
  KFT_OK(kf_device_parse("npu:1", &text));
  KFT_EQ_INT(text.type, KF_DEVICE_PRIVATEUSE1);
  KFT_FAILS(kf_device_parse("privateuseone", &text), KF_ERR_VALUE);
  kf_backend_t backend = 0;
  KFT_FAILS(kf_device_register("npu", &backend), KF_ERR_DUPLICATE);
  /* The long error shows the name. */
  use_torch_compatible();
  (void)def("ks::h(Tensor x) -> Tensor", "here");
  KFT_FAILS_WITH(call_with(find_op("ks::h"), kf_keyset_of(KF_KEY_SparsePrivateUse1)),
                 KF_ERR_NOT_IMPLEMENTED,
                 "Could not run 'ks::h' with arguments from the 'ADInplaceOrView' backend.");
  (void)fallback(KF_KEY_ADInplaceOrView, fallthrough(""));
  (void)fallback(KF_KEY_BackendSelect, fallthrough(""));
  KFT_FAILS_WITH(call_with(find_op("ks::h"), kf_keyset_of(KF_KEY_SparsePrivateUse1)),
                 KF_ERR_NOT_IMPLEMENTED,
                 "Could not run 'ks::h' with arguments from the 'Sparsenpu' backend.");
}

KFT_MAIN(KFT_TEST(test_device), KFT_TEST(test_device_given_back), KFT_TEST(test_device_names),
         KFT_TEST(test_names_of_fixed_types), KFT_TEST(test_32_devices),
         KFT_TEST(test_device_dispatch), KFT_TEST(test_device_busy), KFT_TEST(test_zone_priorities),
         KFT_TEST(test_zone_keys), KFT_TEST(test_zone_reuse), KFT_TEST(test_zone_dispatch),
         KFT_TEST(test_privateuse1))
