/* NULL for each pointer of the functions that plug-ins and language bindings call without a compiler
 * that knows their types: an error that names the function and the argument, or nothing at all where
 * the function gives no status. */
#include <keyfall/plugin.h>

#include "kft.h"

/* ---- The host's table ---- */

static kf_status_t fill_one(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_OK;
}

#define REFUSED(call, argument) KFT_FAILS_WITH(call, KF_ERR_MISUSE, argument)

static void check_registrations(const kf_host_t *host) {
  kf_backend_t backend;
  kf_key_t key;
  kf_library_t *library = NULL;
  const kf_kernel_desc_t kernel = kf_kernel_boxed(fill_one, NULL, "here");
  REFUSED(host->device_register(NULL, "hp", &backend), "device_register");
  REFUSED(host->device_register(host, NULL, &backend), "name");
  REFUSED(host->device_register(host, "hp", NULL), "'out_backend'");
  REFUSED(host->device_set_interface(NULL, 0, NULL), "device_set_interface");
  REFUSED(host->key_define(NULL, "K", KF_ZONE_TOPMOST, &key), "key_define");
  REFUSED(host->key_define(host, NULL, KF_ZONE_TOPMOST, &key), "name");
  REFUSED(host->key_define(host, "K", KF_ZONE_TOPMOST, NULL), "'out_key'");
  REFUSED(host->key_parse(NULL, &key), "key name");
  REFUSED(host->key_parse("CPU", NULL), "'out_key'");
  REFUSED(host->library_create(NULL, KF_LIBRARY_IMPL, "nulls", 0, "f", 1, &library), "library");
  REFUSED(host->library_create(host, KF_LIBRARY_IMPL, NULL, 0, "f", 1, &library), "namespace");
  REFUSED(host->library_create(host, KF_LIBRARY_IMPL, "nulls", 0, "f", 1, NULL), "'out_library'");
  KFT_OK(host->library_create(host, KF_LIBRARY_FRAGMENT, "nulls", 0, NULL, 1, &library));
  REFUSED((host->library_def)(NULL, "f() -> ()", NULL), "'library'");
  REFUSED((host->library_def)(library, NULL, NULL), "schema");
  REFUSED((host->library_impl)(NULL, "f", KF_KEY_CPU, &kernel), "'library'");
  REFUSED((host->library_impl)(library, NULL, KF_KEY_CPU, &kernel), "name");
  REFUSED((host->library_impl)(library, "f", KF_KEY_CPU, NULL), "kernel");
  REFUSED((host->library_fallback)(NULL, KF_KEY_CPU, &kernel), "'library'");
  kf_library_release(library);
  KFT_OK(host->library_create(host, KF_LIBRARY_IMPL, "_", KF_KEY_CPU, NULL, 1, &library));
  REFUSED((host->library_fallback)(library, KF_KEY_CPU, NULL), "kernel");
  kf_library_release(library);
}

static void check_calls(const kf_host_t *host) {
  kf_op_t *op = NULL;
  kf_stack_t stack;
  kf_value_t values[2];
  kf_stack_init(&stack, values, 2);
  REFUSED(host->op_find(NULL, "", &op), "name");
  REFUSED(host->op_find("nulls::f", NULL, &op), "overload");
  REFUSED(host->op_find("nulls::f", "", NULL), "'out_op'");
  host->op_release(NULL);
  REFUSED(host->call_boxed(NULL, &stack), "'op'");
  REFUSED(host->redispatch_boxed(NULL, kf_keyset_full(), &stack), "'op'");
  REFUSED(host->stack_reserve(NULL, 1), "'stack'");
  host->stack_drop(NULL, 1);
  host->object_destroy(NULL);
  KFT_FAILS(host->error_set(KF_ERR_VALUE, NULL), KF_ERR_VALUE);
  host->free(NULL);
  KFT_TRUE(host->find(NULL) == NULL);
}

/* Loading a plug-in fails with its status, so the checks run in a function of its own afterwards. */
static const kf_host_t *table;

static kf_status_t init_nulls(const kf_host_t *host) {
  static const kf_plugin_info_t info = {
      .struct_size = sizeof info, .abi_version = KF_ABI_VERSION, .name = "nulls"};
  table = host;
  return host->declare(host, &info);
}

static kf_status_t init_without_info(const kf_host_t *host) { return host->declare(host, NULL); }

static kf_status_t init_without_host(const kf_host_t *host) {
  (void)host;
  return table->declare(NULL, NULL);
}

static void unload(void *plugin) {
  if (kf_plugin_unload(plugin) != KF_OK) kft_fail(__FILE__, __LINE__, "%s", kf_error_message());
}

static void test_table_of_a_plugin(void **state) {
  (void)state;
  kf_plugin_t *plugin = NULL, *none = NULL;
  KFT_OK(kf_plugin_load_static("nulls", init_nulls, &plugin));
  KFT_DEFER(unload, plugin);
  check_registrations(table);
  check_calls(table);
  KFT_FAILS_WITH(kf_plugin_load_static("a", init_without_info, &none), KF_ERR_ABI, "declare");
  KFT_FAILS_WITH(kf_plugin_load_static("b", init_without_host, &none), KF_ERR_MISUSE, "declare");
  REFUSED(kf_plugin_load_static("c", init_nulls, NULL), "'out_plugin'");
  REFUSED(kf_plugin_load("c", NULL), "'out_plugin'");
}

/* ---- The functions behind it and beside it ---- */

static void release_schema(void *schema) { kf_schema_release(schema); }

static void test_registrations(void **state) {
  (void)state;
  const kf_kernel_desc_t kernel = kf_kernel_boxed(fill_one, NULL, "here");
  const kf_listener_t listener = {.struct_size = sizeof listener};
  kf_schema_t *schema = NULL;
  KFT_OK(kf_schema_parse("nulls::g() -> ()", 16, NULL, &schema));
  KFT_DEFER(release_schema, schema);
  REFUSED(kf_register_def(schema, "here", NULL, NULL), "'out_handle'");
  REFUSED((kf_register_impl)("nulls::g", "", KF_KEY_CPU, &kernel, NULL), "'out_handle'");
  REFUSED((kf_register_fallback)(KF_KEY_CPU, &kernel, NULL), "'out_handle'");
  REFUSED(kf_register_name("nulls::g", "", NULL), "'out_handle'");
  REFUSED(kf_register_python_module("nulls::g", "", "m", NULL, NULL), "'out_handle'");
  REFUSED(kf_register_operator(NULL, NULL), "'out_handle'");
  REFUSED(kf_register_listener(&listener, NULL), "'out_handle'");
  REFUSED(kf_register_class("ns", "Name", NULL), "'out_handle'");
  REFUSED(kf_library_standard_fallbacks(NULL), "'out_library'");
  REFUSED(kf_library_set_python_module(NULL, "m", NULL), "'library'");
  char *text = NULL;
  REFUSED(kf_python_module("nulls::g", "", NULL, &text), "'out_module'");
  REFUSED(kf_python_module("nulls::g", "", &text, NULL), "'out_context'");
}

static void release_library(void *library) { kf_library_release(library); }

static void test_operators(void **state) {
  (void)state;
  kf_library_t *library = NULL;
  kf_op_t *op = NULL;
  char *text = NULL;
  kf_kernel_ref_t *ref = NULL;
  bool has = false;
  kf_stack_t stack;
  kf_value_t values[2];
  kf_stack_init(&stack, values, 2);
  KFT_OK(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "nulls", 0, &library));
  KFT_DEFER(release_library, library);
  KFT_OK(kf_library_def(library, "h() -> ()", NULL));
  KFT_OK(kf_op_find("nulls::h", "", &op));
  KFT_DEFER(kf_object_release, op);
  REFUSED(kf_op_find("nulls::h", "", NULL), "'out_op'");
  REFUSED(kf_op_find_schema("nulls::h", "", NULL), "'out_op'");
  REFUSED(kf_op_find_by_full_name("nulls::h", NULL), "'out_op'");
  REFUSED((kf_op_call_boxed)(NULL, &stack), "'op'");
  REFUSED((kf_op_call_boxed)(op, NULL), "'stack'");
  REFUSED((kf_op_redispatch_boxed)(op, kf_keyset_full(), NULL), "'stack'");
  REFUSED(kf_op_call_boxed_for_key(NULL, KF_KEY_CPU, &stack), "'op'");
  REFUSED(kf_op_call_boxed_for_key(op, KF_KEY_CPU, NULL), "'stack'");
  REFUSED(kf_op_call_pointers(NULL, NULL, NULL), "'op'");
  REFUSED(kf_op_has_computed_kernel(NULL, KF_KEY_CPU, &has), "'op'");
  REFUSED(kf_op_has_computed_kernel(op, KF_KEY_CPU, NULL), "'out_has'");
  REFUSED(kf_op_kernel_ref(NULL, KF_KEY_CPU, &ref), "'op'");
  REFUSED(kf_op_kernel_ref(op, KF_KEY_CPU, NULL), "'out_ref'");
  REFUSED(kf_kernel_ref_check(NULL), "'ref'");
  REFUSED(kf_kernel_ref_call_boxed(NULL, kf_keyset_full(), &stack), "'ref'");
  REFUSED(kf_op_dump(NULL, &text), "'op'");
  REFUSED(kf_op_dump(op, NULL), "'out_text'");
  REFUSED(kf_op_dump_table(op, NULL), "'out_text'");
  REFUSED(kf_op_dump_extractor(op, NULL), "'out_text'");
  REFUSED(kf_dump_by_name("nulls::h", NULL), "'out_text'");
  REFUSED(kf_dump_table_by_name("nulls::h", NULL), "'out_text'");
  REFUSED(kf_op_check_invariants(NULL), "'op'");
}

static void test_keys_and_devices(void **state) {
  (void)state;
  REFUSED(kf_device_register("hp", NULL), "'out_backend'");
  REFUSED(kf_device_find("hp", NULL), "'out_backend'");
  REFUSED(kf_key_define("K", KF_ZONE_TOPMOST, NULL), "'out_key'");
  REFUSED(kf_key_parse("CPU", NULL), "'out_key'");
  REFUSED(kf_keyset_runtime_of(KF_KEY_CPU, NULL), "'out_set'");
}

KFT_MAIN(KFT_TEST(test_table_of_a_plugin), KFT_TEST(test_registrations), KFT_TEST(test_operators),
         KFT_TEST(test_keys_and_devices))
