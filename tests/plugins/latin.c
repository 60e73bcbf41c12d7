/* A device whose texts are Latin-1, not UTF-8, as a driver may hand them on: names, messages, files
 * and reasons. `latin_fail` makes its functions fail without a message. */
#include <keyfall/fallback.h>
#include <keyfall/plugin.h>
#include <stdio.h>
#include <stdlib.h>

static const kf_host_t *host;
static int quiet, refusing;

static kf_status_t describe(void *context, kf_device_t device, kf_device_description_t *about) {
  (void)context;
  (void)device;
  if (quiet) return KF_ERR_RUNTIME;
  (void)snprintf(about->name, sizeof about->name, "Modell \xfc");
  (void)snprintf(about->capabilities, sizeof about->capabilities, "\xe9tendu");
  return KF_OK;
}

static kf_status_t allocate(void *context, kf_device_t device, size_t size, void **out_data,
                            void **out_block) {
  (void)context;
  (void)device;
  *out_data = *out_block = malloc(size);
  return *out_data != NULL ? KF_OK : host->error_set(KF_ERR_NO_MEMORY, "\xe9puis\xe9");
}

static void release(void *context, kf_device_t device, void *data, size_t size, void *block) {
  (void)context;
  (void)device;
  (void)data;
  (void)size;
  free(block);
}

static bool can_run(void *context, kf_device_t device, const kf_op_t *op,
                    const kf_value_t *arguments, size_t count, const char **out_reason) {
  (void)context;
  (void)device;
  (void)op;
  (void)arguments;
  (void)count;
  *out_reason = "refus\xe9";
  return !refusing;
}

static kf_status_t run(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return host->error_set(KF_ERR_RUNTIME, "\xe9" "chec");
}

/* A warning of the library with a driver's text. */
KF_PLUGIN_EXPORT void latin_warn(void);
void latin_warn(void) {
  __typeof__(kf_warn) *warn = (__typeof__(kf_warn) *)host->find("kf_warn");
  if (warn != NULL) warn("attention: %s", "d\xe9pass\xe9");
}
KF_PLUGIN_EXPORT void latin_fail(int on);
void latin_fail(int on) { quiet = on; }
KF_PLUGIN_EXPORT void latin_refuse(int on);
void latin_refuse(int on) { refusing = on; }
KF_PLUGIN_EXPORT void latin_lose(void);
void latin_lose(void) {
  __typeof__(kf_device_parse) *parse = (__typeof__(kf_device_parse) *)host->find("kf_device_parse");
  __typeof__(kf_device_lose) *lose = (__typeof__(kf_device_lose) *)host->find("kf_device_lose");
  kf_device_t device;
  if (parse("latin:0", &device) == KF_OK) lose(device, "d\xe9" "branch\xe9");
}

KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *given) {
  static const char *const devices[] = {"latin"};
  static kf_plugin_impl_t impls[] = {{.op = "aten::exp", .key = "LATIN"}};
  static kf_plugin_info_t info = {.struct_size = sizeof info,
                                  .abi_version = KF_ABI_VERSION,
                                  .name = "latin\xe9",
                                  .devices = devices,
                                  .device_count = 1,
                                  .impls = impls,
                                  .impl_count = 1};
  const kf_device_interface_t interface = {.struct_size = sizeof interface,
                                           .flags = KF_DEVICE_HOST_ACCESS,
                                           .describe = describe,
                                           .allocate = allocate,
                                           .free = release,
                                           .can_run = can_run};
  kf_device_t device;
  host = given;
  impls[0].kernel = (kf_kernel_desc_t){.struct_size = sizeof impls[0].kernel,
                                       .kind = KF_KERNEL_BOXED | KF_KERNEL_UNGUARDED,
                                       .boxed = run,
                                       .debug = "registered at noyau \xe9.c:1"};
  kf_status_t status = host->declare(host, &info);
  if (status != KF_OK) return status;
  __typeof__(kf_device_parse) *parse = (__typeof__(kf_device_parse) *)host->find("kf_device_parse");
  status = parse("latin:0", &device);
  return status == KF_OK ? host->device_set_interface(host, device.type, &interface) : status;
}
