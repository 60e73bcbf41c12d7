/* Plug-ins through the public API: loading, unloading, and every way in which it must not work. The
 * plug-ins (plugin/) are built against installed headers alone. After each test, and after each
 * failure within, operators, devices, keys and fallbacks must be what they were. */
#include <keyfall/keyfall.h>

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "kft.h"

#define PLUGIN(name) KFT_PLUGIN_DIR "/" name ".so"

/* ---- What must stay the same ---- */

static uint64_t mix(uint64_t hash, const char *text) {
  for (; *text != '\0'; text++) hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
  return hash * 31;
}

/* Of the catalogue, whose operators plug-ins do not define, the dumps of every 32nd are compared:
 * making all of them takes seconds. */
static kf_status_t mix_op(void *context, const kf_op_t *op) {
  uint64_t *hash = context;
  char *text = NULL;
  const char *name = kf_op_full_name(op);
  *hash = mix(*hash, name);
  if (strncmp(name, "aten::", 6) == 0 && *hash % 32 != 0) return KF_OK;
  KF_TRY(kf_op_dump(op, &text));
  *hash = mix(*hash, text);
  kf_free(text);
  KF_TRY(kf_op_dump_table(op, &text));
  *hash = mix(*hash, text);
  kf_free(text);
  return kf_op_check_invariants(op);
}

uint64_t kft_state_fingerprint(void) {
  uint64_t hash = kf_op_count();
  if (kf_visit_ops(mix_op, &hash) != KF_OK) hash = 0;
  for (kf_key_t key = 0; key < KF_KEY_LIMIT; key++)
    hash = mix(hash * 2 + kf_has_fallback(key), kf_key_name(key));
  return hash;
}

/* ---- Helpers ---- */

static void unload(void *plugin) {
  if (kf_plugin_unload(plugin) != KF_OK) (void)fprintf(stderr, "unload: %s\n", kf_error_message());
}
static void release_library(void *library) { kf_library_release(library); }

/* No fallbacks are registered here, so calls go without the keys that a thread includes. */
static kf_status_t call_int(const char *name, int64_t n, int64_t *out) {
  kf_op_t *op = NULL;
  KF_TRY(kf_op_find(name, "", &op));
  kf_value_t buffer[2] = {kf_value_int(n)};
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 2);
  stack.size = 1;
  kf_guard_t guard;
  kf_guard_force(&guard, kf_keyset_empty(), kf_keyset_empty());
  kf_status_t status = kf_op_call_boxed(op, &stack);
  kf_guard_leave(&guard);
  if (status == KF_OK) *out = stack.values[0].as.i;
  kf_stack_destroy(&stack);
  kf_op_release(op);
  return status;
}

typedef kf_status_t (*twice_fn)(const kf_call_t *, kf_tensor_t *, int64_t, int64_t *);

static kf_status_t call_twice_op(const kf_op_t *op, kf_tensor_t *x, int64_t n, int64_t *out) {
  KF_CALL(op, twice_fn, kf_keys_of(x), (x, n, out), (&x, &n), (out));
}

static kf_status_t call_twice(kf_tensor_t *x, int64_t n, int64_t *out) {
  kf_op_t *op = NULL;
  KF_TRY(kf_op_find("good::twice", "", &op));
  kf_guard_t guard;
  kf_guard_force(&guard, kf_keyset_empty(), kf_keyset_empty());
  kf_status_t status = call_twice_op(op, x, n, out);
  kf_guard_leave(&guard);
  kf_op_release(op);
  return status;
}

/* ---- A good plug-in ---- */

static void check_good(void) {
  int64_t out = 0;
  KFT_OK(call_int("good::increment", 1, &out));
  KFT_EQ_INT(out, 2);
  KFT_OK(call_int("good::increment_twice", 1, &out));
  KFT_EQ_INT(out, 3);
  kf_backend_t backend = KF_BACKEND_NONE;
  KFT_OK(kf_device_find("goodnpu", &backend));
  kf_key_t key = KF_KEY_Undefined;
  KFT_OK(kf_key_parse("GOODNPU", &key));
  KFT_EQ_INT(kf_key_backend(key), backend);
  KFT_OK(kf_key_parse("GoodKey", &key));
  KFT_TRUE(kf_has_fallback(key));
  KFT_OK(kf_key_parse("AutogradGOODTWO", &key));
  KFT_TENSOR(on_cpu, kf_keyset_of(KF_KEY_CPU));
  KFT_TENSOR(on_device, kf_keyset_or(kf_keyset_of_backend(backend), kf_keyset_of(KF_KEY_Dense)));
  KFT_OK(call_twice(on_cpu, 21, &out));
  KFT_EQ_INT(out, 42);
  KFT_OK(call_twice(on_device, 21, &out));
  KFT_EQ_INT(out, 1042);
}

static void test_load_and_unload(void **state) {
  (void)state;
  uint64_t before = kft_state_fingerprint();
  for (int round = 0; round < 2; round++) {
    kf_plugin_t *plugin = NULL;
    KFT_OK(kf_plugin_load(PLUGIN("good"), &plugin));
    KFT_DEFER(unload, plugin);
    KFT_EQ_STR(kf_plugin_name(plugin), "good");
    KFT_TRUE(kf_plugin_find("good") == plugin);
    KFT_TRUE(kf_plugin_find("bad") == NULL);
    check_good();
    KFT_CANCEL(plugin);
    KFT_OK(kf_plugin_unload(plugin));
    KFT_TRUE(kf_plugin_find("good") == NULL);
    int64_t out = 0;
    KFT_FAILS(call_int("good::increment", 1, &out), KF_ERR_NOT_FOUND);
    kf_backend_t backend;
    KFT_FAILS(kf_device_find("goodnpu", &backend), KF_ERR_NOT_FOUND);
    KFT_TRUE(kft_state_fingerprint() == before || kft_failure_fired());
  }
}

static void test_double_load(void **state) {
  (void)state;
  kf_plugin_t *plugin = NULL, *again = NULL;
  KFT_OK(kf_plugin_load(PLUGIN("good"), &plugin));
  KFT_DEFER(unload, plugin);
  uint64_t before = kft_state_fingerprint();
  KFT_FAILS_WITH(kf_plugin_load(PLUGIN("good"), &again), KF_ERR_DUPLICATE, PLUGIN("good"));
  KFT_FAILS_WITH(kf_plugin_load(KFT_PLUGIN_DIR "/../plugins/good.so", &again), KF_ERR_DUPLICATE,
                 "loaded already");
  KFT_FAILS_WITH(kf_plugin_load(PLUGIN("twin"), &again), KF_ERR_DUPLICATE, PLUGIN("twin"));
  KFT_CONTAINS(kf_error_message(), PLUGIN("good"));
  KFT_TRUE(again == NULL);
  KFT_TRUE(kft_state_fingerprint() == before || kft_failure_fired());
  check_good(); /* the failures took nothing from it */
}

/* ---- Storages that live on its devices ---- */

static void unregister(void *backend) {
  if (kf_device_unregister((kf_backend_t)(uintptr_t)backend) != KF_OK)
    (void)fprintf(stderr, "unregister: %s\n", kf_error_message());
}
static void release_storage(void *storage) { kf_storage_release(storage); }

static kf_storage_t *storage_on(const char *name, size_t size) {
  kf_device_t device;
  kf_storage_t *storage = NULL;
  KFT_OK(kf_device_parse(name, &device));
  KFT_OK(kf_storage_create(device, size, &storage));
  return storage;
}

static void cannot_unload(kf_plugin_t *plugin, const char *part) {
  uint64_t before = kft_state_fingerprint();
  KFT_FAILS_WITH(kf_plugin_unload(plugin), KF_ERR_BUSY, part);
  if (!kft_failure_fired()) KFT_CONTAINS(kf_error_message(), "cannot be unloaded");
  KFT_TRUE(kft_state_fingerprint() == before || kft_failure_fired());
  KFT_TRUE(kf_plugin_find(kf_plugin_name(plugin)) == plugin);
}

/* The plug-in's compute function serves all forms of its operator; a tensor that lives keeps the
 * plug-in loaded. Not with failing allocations: it loads the catalogue each time. */
static void test_compute_functions_without_linking(void **state) {
  (void)state;
  kf_plugin_t *plugin = NULL;
  KFT_OK(kf_init());
  KFT_OK(kf_plugin_load(PLUGIN("unlinked_kit"), &plugin));
  KFT_DEFER(unload, plugin);
  kf_device_t device;
  KFT_OK(kf_device_parse("kitnpu:0", &device));
  kf_tensor_t *x = NULL, *y = NULL;
  KFT_OK(kf_tensor_new(KF_DTYPE_FLOAT32, device, KF_INTS(3), &x));
  KFT_DEFER(kf_object_release, x);
  kf_scalar_t two = {.tag = KF_TAG_INT, .as.i = 2}, value;
  KFT_OK(kf_fill__Scalar(x, two));
  KFT_OK(kf_neg_(x));
  KFT_OK(kf_select(x, 0, 2, &y));
  KFT_DEFER(kf_object_release, y);
  KFT_OK(kf_item(y, &value));
  KFT_TRUE(value.as.f == -2);
  cannot_unload(plugin, "1 storage on it is alive");
}

static void test_unload_with_storages(void **state) {
  (void)state;
  kf_plugin_t *plugin = NULL;
  KFT_OK(kf_plugin_load(PLUGIN("memory_device"), &plugin));
  KFT_DEFER(unload, plugin);
  kf_storage_t *first = storage_on("memorynpu:0", 16);
  KFT_DEFER(release_storage, first);
  kf_storage_t *second = storage_on("memorynpu:1", 0);
  KFT_DEFER(release_storage, second);
  cannot_unload(plugin, "device 'memorynpu' cannot be unregistered: 2 storages on it are alive");
#if !defined(NDEBUG) && defined(__GLIBC__)
  if (!kft_failure_fired()) cannot_unload(plugin, "16 bytes made by "); /* else not recorded */
#endif
  KFT_CANCEL(second);
  kf_storage_release(second);
  cannot_unload(plugin, "1 storage on it is alive");
  KFT_CANCEL(first);
  kf_storage_release(first);
  /* After a refusal the device works as before. */
  kf_storage_release(storage_on("memorynpu", 8));
  KFT_CANCEL(plugin);
  KFT_OK(kf_plugin_unload(plugin));
}

/* Memory for a device type that is not the plug-in's goes with the plug-in, but not before the
 * storages that have it; somebody else's memory in its place stays. */
static void test_unload_takes_memory_back(void **state) {
  (void)state;
  kf_device_t xpu = kf_device_make(KF_DEVICE_XPU, 0);
  kf_plugin_t *plugin = NULL;
  KFT_OK(kf_plugin_load(PLUGIN("memory_device"), &plugin));
  KFT_DEFER(unload, plugin);
  kf_storage_t *storage = storage_on("xpu:0", 16);
  KFT_DEFER(release_storage, storage);
  cannot_unload(plugin, "1 storage with memory that it allocated for device xpu is alive");
  kf_storage_release(storage_on("xpu:0", 8));
  KFT_OK(kf_device_set_interface(KF_DEVICE_XPU, NULL));
  cannot_unload(plugin, "1 storage with memory");
  KFT_CANCEL(storage);
  kf_storage_release(storage);
  KFT_CANCEL(plugin);
  KFT_OK(kf_plugin_unload(plugin));
  KFT_FAILS(kf_storage_create(xpu, 8, &storage), KF_ERR_NO_DEVICE);
  KFT_OK(kf_plugin_load(PLUGIN("memory_device"), &plugin));
  KFT_OK(kf_plugin_unload(plugin));
  KFT_FAILS(kf_storage_create(xpu, 8, &storage), KF_ERR_NO_DEVICE);
}

/* The slot of a device is not given to another one while tensors could be taken for its. */
static void test_unregister_with_storages(void **state) {
  (void)state;
  kf_backend_t backend = KF_BACKEND_NONE;
  KFT_OK(kf_device_register("briefest", &backend));
  KFT_DEFER(unregister, (void *)(uintptr_t)backend);
  kf_device_t device = kf_device_make(kf_backend_device(backend), 0);
  static char data[8];
  kf_storage_t *storage = NULL;
  KFT_OK(kf_storage_wrap(device, data, sizeof data, NULL, NULL, &storage));
  KFT_DEFER(release_storage, storage);
  KFT_FAILS_WITH(kf_device_unregister(backend), KF_ERR_BUSY, "1 storage on it is alive");
  KFT_CANCEL(storage);
  kf_storage_release(storage);
  KFT_CANCEL((void *)(uintptr_t)backend);
  KFT_OK(kf_device_unregister(backend));
  KFT_FAILS(kf_storage_wrap(device, data, sizeof data, NULL, NULL, &storage), KF_ERR_VALUE);
}

static void *make_and_drop(void *stop) {
  while (!__atomic_load_n((int *)stop, __ATOMIC_RELAXED)) {
    kf_device_t device;
    kf_storage_t *storage = NULL;
    if (kf_device_parse("memorynpu", &device) != KF_OK) continue;
    if (kf_storage_create(device, 8, &storage) == KF_OK) kf_storage_release(storage);
  }
  return NULL;
}

/* Unloading while another thread makes and frees storages either refuses or leaves none. */
static void test_unload_against_a_thread(void **state) {
  (void)state;
  int stop = 0, unloads = 0;
  pthread_t thread;
  KFT_TRUE(pthread_create(&thread, NULL, make_and_drop, &stop) == 0);
  for (int round = 0; round < 300; round++) {
    kf_plugin_t *plugin = NULL;
    kf_status_t status = kf_plugin_load(PLUGIN("memory_device"), &plugin);
    if (status != KF_OK) continue;
    while ((status = kf_plugin_unload(plugin)) == KF_ERR_BUSY) (void)sched_yield();
    unloads += status == KF_OK;
  }
  __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
  (void)pthread_join(thread, NULL);
  KFT_TRUE(unloads == 300 || kft_failure_fired());
}

/* ---- Files that are none ---- */

static void fails(const char *path, kf_status_t code, const char *part) {
  uint64_t before = kft_state_fingerprint();
  kf_plugin_t *plugin = NULL;
  kf_status_t status = kf_plugin_load(path, &plugin);
  KFT_TRUE(plugin == NULL);
  KFT_FAILS(status, code);
  KFT_CONTAINS(kf_error_message(), path);
  KFT_CONTAINS(kf_error_message(), part);
  KFT_TRUE(kft_state_fingerprint() == before || kft_failure_fired());
}

static void test_bad_plugins(void **state) {
  (void)state;
  fails(PLUGIN("wrong_abi"), KF_ERR_ABI, "built for ABI version");
  fails(PLUGIN("no_init"), KF_ERR_PLUGIN, "kf_plugin_init");
  fails(PLUGIN("failing_init"), KF_ERR_VALUE, "the device is on fire");
  fails(PLUGIN("undeclared"), KF_ERR_PLUGIN, "declare");
  fails(PLUGIN("careless"), KF_ERR_PARSE, "defs[1]");
}

static char garbage_path[] = "keyfall-garbage-XXXXXX";
static int garbage_file;

static void remove_garbage(void *unused) {
  (void)unused;
  (void)close(garbage_file);
  (void)unlink(garbage_path);
}

static void test_bad_files(void **state) {
  (void)state;
  fails("/nonexistent/plugin.so", KF_ERR_PLUGIN, "cannot be loaded");
  fails("/", KF_ERR_PLUGIN, "cannot be loaded");
  memset(strchr(garbage_path, '\0') - 6, 'X', 6);
  garbage_file = mkstemp(garbage_path);
  KFT_TRUE(garbage_file >= 0);
  KFT_DEFER(remove_garbage, NULL);
  char relative[64];
  (void)snprintf(relative, sizeof relative, "./%s", garbage_path);
  fails(relative, KF_ERR_PLUGIN, "cannot be loaded"); /* empty */
  KFT_TRUE(write(garbage_file, "\177ELF and then garbage, line by line\n", 36) == 36);
  fails(relative, KF_ERR_PLUGIN, "cannot be loaded");
  kf_plugin_t *plugin = NULL;
  KFT_FAILS(kf_plugin_load("", &plugin), KF_ERR_MISUSE);
  KFT_FAILS(kf_plugin_load(NULL, &plugin), KF_ERR_MISUSE);
  KFT_FAILS(kf_plugin_unload(NULL), KF_ERR_MISUSE);
}

/* ---- Where loading and unloading are refused ---- */

static kf_plugin_t *current;

static kf_status_t meddling_kernel(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  kf_plugin_t *plugin = NULL;
  if (kf_plugin_find("good") != current) return kf_error_set(KF_ERR_GENERAL, "find fails");
  if (kf_plugin_load(PLUGIN("twin"), &plugin) != KF_ERR_MISUSE)
    return kf_error_set(KF_ERR_GENERAL, "load works");
  return kf_plugin_unload(current);
}

static void test_unload_inside_a_kernel(void **state) {
  (void)state;
  KFT_OK(kf_plugin_load(PLUGIN("good"), &current));
  KFT_DEFER(unload, current);
  kf_library_t *library = NULL;
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "app", KF_KEY_Undefined, &library));
  KFT_DEFER(release_library, library);
  kf_kernel_desc_t kernel = kf_kernel_boxed(meddling_kernel, NULL, NULL);
  KFT_OK(kf_library_def_kernel(library, "meddle(int n) -> int", KF_KEY_CompositeExplicitAutograd,
                               &kernel, NULL));
  int64_t out = 0;
  KFT_FAILS(call_int("app::meddle", 1, &out), KF_ERR_MISUSE);
  KFT_CONTAINS(kf_error_message(), "kf_plugin_unload");
  check_good();
}

static void test_unload_while_others_use_its_keys(void **state) {
  (void)state;
  kf_plugin_t *plugin = NULL;
  KFT_OK(kf_plugin_load(PLUGIN("good"), &plugin));
  KFT_DEFER(unload, plugin);
  kf_key_t device_key = KF_KEY_Undefined, zone_key = KF_KEY_Undefined;
  KFT_OK(kf_key_parse("AutogradGOODNPU", &device_key));
  KFT_OK(kf_key_parse("GoodKey", &zone_key));
  kf_library_t *library = NULL;
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "app", KF_KEY_Undefined, &library));
  KFT_DEFER(release_library, library);
  kf_kernel_desc_t kernel = kf_kernel_boxed(meddling_kernel, NULL, NULL);
  const kf_key_t keys[] = {device_key, zone_key};
  for (size_t i = 0; i < 2; i++) {
    KFT_OK(kf_library_impl(library, "borrower", keys[i], &kernel));
    KFT_FAILS_WITH(kf_plugin_unload(plugin), KF_ERR_BUSY, kf_key_name(keys[i]));
    KFT_CONTAINS(kf_error_message(), "app::borrower");
    check_good(); /* all of it is still there */
    kf_library_reset(library);
  }
  KFT_CANCEL(plugin);
  KFT_OK(kf_plugin_unload(plugin));
}

/* ---- Unloading waits ---- */

static int gate;
static int unloaded;

static void *call_gate(void *out) {
  if (call_int("good::wait", (int64_t)(intptr_t)&gate, out) != KF_OK) *(int64_t *)out = -1;
  return NULL;
}

static void *unload_it(void *plugin) {
  unload(plugin);
  __atomic_store_n(&unloaded, 1, __ATOMIC_RELEASE);
  return NULL;
}

static void test_unload_waits_for_calls(void **state) {
  (void)state;
  kf_plugin_t *plugin = NULL;
  KFT_OK(kf_plugin_load(PLUGIN("good"), &plugin));
  gate = unloaded = 0;
  int64_t out = 0;
  pthread_t caller, unloader;
  if (pthread_create(&caller, NULL, call_gate, &out) != 0) abort();
  while (__atomic_load_n(&gate, __ATOMIC_ACQUIRE) != 1) (void)sched_yield();
  if (pthread_create(&unloader, NULL, unload_it, plugin) != 0) abort();
  kf_op_t *op = NULL;
  while (kf_op_find("good::wait", "", &op) == KF_OK) { /* until its registrations are gone */
    kf_op_release(op);
    (void)sched_yield();
  }
  for (int i = 0; i < 1000; i++) {
    KFT_TRUE(__atomic_load_n(&unloaded, __ATOMIC_ACQUIRE) == 0);
    (void)kf_reclaim();
  }
  __atomic_store_n(&gate, 2, __ATOMIC_RELEASE);
  (void)pthread_join(caller, NULL);
  (void)pthread_join(unloader, NULL);
  KFT_EQ_INT(out, 3);
  KFT_TRUE(kf_plugin_find("good") == NULL);
}

/* ---- Linked-in plug-ins ---- */

static const kf_plugin_info_t plain_info = {
    .struct_size = sizeof plain_info, .abi_version = KF_ABI_VERSION, .name = "plain"};

static kf_status_t nested_init(const kf_host_t *host) {
  kf_plugin_t *plugin = NULL;
  KF_TRY(host->declare(host, &plain_info));
  if (kf_plugin_find("plain") != NULL) return kf_error_set(KF_ERR_GENERAL, "found too early");
  if (host->declare(host, &plain_info) != KF_ERR_MISUSE)
    return kf_error_set(KF_ERR_GENERAL, "declared twice");
  return kf_plugin_load_static("inner", nested_init, &plugin);
}

static void test_loading_while_loading(void **state) {
  (void)state;
  kf_plugin_t *plugin = NULL;
  KFT_FAILS_WITH(kf_plugin_load_static("outer", nested_init, &plugin), KF_ERR_MISUSE, "outer");
  KFT_TRUE(plugin == NULL);
}

static kf_status_t device_init(const kf_host_t *host) {
  kf_backend_t backend;
  kf_key_t key;
  KF_TRY(host->declare(host, &plain_info));
  KF_TRY(host->device_register(host, "brief", &backend));
  return host->key_define(host, "BriefKey", KF_ZONE_TOPMOST, &key);
}

static void unregister_device(void *name) {
  kf_backend_t backend;
  if (kf_device_find(name, &backend) == KF_OK) (void)!kf_device_unregister(backend);
}

/* What others gave back, and perhaps claimed for themselves, is not the plug-in's any more. */
static void test_devices_that_were_given_back(void **state) {
  (void)state;
  kf_plugin_t *plugin = NULL;
  KFT_OK(kf_plugin_load_static("static", device_init, &plugin));
  KFT_DEFER(unload, plugin);
  kf_backend_t backend = KF_BACKEND_NONE, ours = KF_BACKEND_NONE;
  kf_key_t key = KF_KEY_Undefined, our_key = KF_KEY_Undefined;
  KFT_OK(kf_device_find("brief", &backend));
  KFT_OK(kf_key_parse("BriefKey", &key));
  KFT_OK(kf_device_unregister(backend));
  KFT_OK(kf_key_undefine(key));
  static char name[] = "ours";
  KFT_OK(kf_device_register(name, &ours));
  KFT_DEFER(unregister_device, name);
  KFT_EQ_INT(ours, backend);
  KFT_OK(kf_key_define("OurKey", KF_ZONE_TOPMOST, &our_key));
  KFT_EQ_INT(our_key, key);
  KFT_CANCEL(plugin);
  KFT_OK(kf_plugin_unload(plugin));
  KFT_TRUE(kf_key_exists(our_key));
  KFT_OK(kf_key_undefine(our_key));
  KFT_OK(kf_device_find("ours", &backend));
}

static kf_status_t bare_init(const kf_host_t *host) {
  kf_backend_t backend;
  if (host->device_register(NULL, "x", &backend) != KF_ERR_MISUSE ||
      host->declare(NULL, &plain_info) != KF_ERR_MISUSE)
    return kf_error_set(KF_ERR_GENERAL, "the host table may be missing");
  kf_host_t copy = *host;
  if (copy.declare(&copy, &plain_info) != KF_ERR_MISUSE)
    return kf_error_set(KF_ERR_GENERAL, "the host table may be a copy");
  return host->declare(host, &plain_info);
}

static void test_host_table_of_ones_own(void **state) {
  (void)state;
  kf_plugin_t *plugin = NULL;
  KFT_FAILS(kf_plugin_load_static(NULL, bare_init, &plugin), KF_ERR_MISUSE);
  KFT_FAILS(kf_plugin_load_static("static", NULL, &plugin), KF_ERR_MISUSE);
  KFT_OK(kf_plugin_load_static("static", bare_init, &plugin));
  KFT_OK(kf_plugin_unload(plugin));
}

/* ---- Threads ---- */

static void *load_often(void *path) {
  int64_t loads = 0;
  for (int i = 0; i < 200; i++) {
    kf_plugin_t *plugin = NULL;
    kf_status_t status = kf_plugin_load(path, &plugin);
    if (status == KF_OK) {
      loads++;
      if (kf_plugin_unload(plugin) != KF_OK) return NULL;
    } else if (status != KF_ERR_DUPLICATE) {
      return NULL;
    }
  }
  return (void *)(intptr_t)(loads + 1);
}

static void test_loading_in_threads(void **state) {
  (void)state;
  static char paths[3][512] = {PLUGIN("good"), PLUGIN("twin"), PLUGIN("good")};
  pthread_t threads[3];
  for (size_t i = 0; i < 3; i++)
    if (pthread_create(&threads[i], NULL, load_often, paths[i]) != 0) abort();
  for (size_t i = 0; i < 3; i++) {
    void *loads = NULL;
    (void)pthread_join(threads[i], &loads);
    KFT_TRUE(loads != NULL);
  }
  KFT_TRUE(kf_plugin_find("good") == NULL);
}

KFT_MAIN(KFT_TEST(test_load_and_unload), KFT_TEST(test_double_load), KFT_TEST(test_bad_plugins),
         KFT_TEST(test_bad_files), KFT_TEST(test_unload_with_storages),
         KFT_TEST(test_unload_takes_memory_back), KFT_TEST(test_unregister_with_storages),
         KFT_TEST_NO_OOM(test_unload_against_a_thread), KFT_TEST(test_unload_inside_a_kernel),
         KFT_TEST(test_unload_while_others_use_its_keys), KFT_TEST(test_unload_waits_for_calls),
         KFT_TEST(test_loading_while_loading), KFT_TEST(test_devices_that_were_given_back),
         KFT_TEST(test_host_table_of_ones_own), KFT_TEST(test_loading_in_threads),
         KFT_TEST_NO_OOM(test_compute_functions_without_linking))
