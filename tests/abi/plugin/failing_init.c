/* Registers half of what it has, by tables and by hand, and then fails. */
#include <keyfall/plugin.h>

static kf_status_t nothing(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_OK;
}

kf_status_t kf_plugin_init(const kf_host_t *host) {
  static const char *const devices[] = {"failingdev"};
  static const kf_plugin_def_t defs[] = {{"failing::one(int n) -> int"}};
  static const kf_plugin_impl_t impls[] = {
      {"failing::one", "FAILINGDEV",
       KF_KERNEL_DESC(KF_KERNEL_BOXED, NULL, NULL, nothing, NULL, NULL, NULL)}};
  kf_plugin_info_t info = {sizeof info, KF_ABI_VERSION, "failing", NULL, devices, 1, defs,
                           1,           impls,          1,         NULL, NULL};
  kf_library_t *library = NULL;
  kf_key_t key = KF_KEY_Undefined;
  kf_kernel_desc_t kernel = kf_kernel_boxed(nothing, NULL, NULL);
  KF_TRY(host->declare(host, &info));
  KF_TRY(host->key_define(host, "FailingKey", KF_ZONE_TOPMOST, &key));
  KF_TRY(host->library_create(host, KF_LIBRARY_DEF, "failing_too", KF_KEY_Undefined,
                              "failing_init.c", 1, &library));
  KF_TRY(host->library_def(library, "two(int n) -> int", NULL));
  KF_TRY(host->library_impl(library, "two", key, &kernel));
  return host->error_set(KF_ERR_VALUE, "the device is on fire");
}
