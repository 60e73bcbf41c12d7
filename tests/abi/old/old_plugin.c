/* A device with memory, one compute function and an operator, built against the frozen header of
 * version 0.1 alone. It is built twice: with each build, and once for all as old_plugin-x86_64.so,
 * which is checked in:
 *
 *   cd tests/abi/old && cc -std=c99 -O2 -shared -fPIC -fvisibility=hidden -nostdlib -s \
 *     -Wl,-z,noseparate-code -Wl,--build-id=none old_plugin.c -o old_plugin-x86_64.so */
#include "keyfall_0_1.h"

static const old_host_t *host;

static old_status_t allocate(void *context, old_device_t device, size_t size, void **out_data,
                             void **out_block) {
  (void)context;
  (void)device;
  (void)out_block;
  *out_data = host->alloc(size);
  return *out_data != NULL ? OLD_OK : host->error_set(OLD_NO_MEMORY, "the device is full");
}

static void release(void *context, old_device_t device, void *data, size_t size, void *block) {
  (void)context;
  (void)device;
  (void)size;
  (void)block;
  host->free(data);
}

static old_status_t old_neg(old_iter_t *it) {
  if (!it->flat || it->common != OLD_DTYPE_FLOAT32 || it->casts)
    return host->error_set(OLD_NOT_IMPLEMENTED, "old_neg: flat float32 only");
  for (int64_t i = 0; i < it->numel; i++)
    ((float *)(void *)it->data[0])[i] = -((const float *)(const void *)it->data[1])[i];
  return OLD_OK;
}

static old_status_t twice(const void *call, int64_t n, int64_t *out) {
  (void)call;
  *out = 2 * n;
  return OLD_OK;
}

static old_status_t open_device(void) {
  static const old_device_interface_t interface = {.struct_size = sizeof interface,
                                                   .flags = OLD_DEVICE_HOST_ACCESS,
                                                   .allocate = allocate,
                                                   .free = release};
  static const old_compute_t computes[] = {
      {sizeof(old_compute_t), __LINE__, 0, "neg", "W", (old_typed_fn)old_neg, "old_neg", __FILE__},
      {sizeof(old_compute_t), 0, 0, NULL, NULL, NULL, NULL, NULL}};
  static const old_compute_t *const tables[] = {computes, NULL};
  typedef old_status_t (*key_device_fn)(old_key_t key, int *out_type);
  typedef old_status_t (*bind_fn)(void *library, old_key_t key, const old_compute_t *const *tables);
  key_device_fn key_device = (key_device_fn)host->find("kf_key_device");
  bind_fn bind = (bind_fn)host->find("kf_backend_bind");
  old_key_t key;
  int type = 0;
  void *library;
  old_status_t status = host->key_parse("OLDNPU", &key);
  if (status == OLD_OK) status = key_device(key, &type);
  if (status == OLD_OK) status = host->device_set_interface(host, type, &interface);
  if (status == OLD_OK)
    status =
        host->library_create(host, OLD_LIBRARY_IMPL, "aten", key, __FILE__, __LINE__, &library);
  return status == OLD_OK ? bind(library, key, tables) : status;
}

__attribute__((visibility("default"))) old_status_t kf_plugin_init(const old_host_t *given) {
  static const char *const devices[] = {"oldnpu"};
  static const old_plugin_def_t defs[] = {{"old::twice(int n) -> int"}};
  static const old_plugin_impl_t impls[] = {
      {"old::twice",
       NULL,
       {sizeof(old_kernel_desc_t), OLD_KERNEL_TYPED, (old_typed_fn)twice, "(int) -> int", NULL,
        NULL, NULL, NULL}}};
  static const old_plugin_info_t info = {.struct_size = sizeof info,
                                         .abi_version = OLD_ABI_VERSION,
                                         .name = "old",
                                         .version = "0.1",
                                         .devices = devices,
                                         .device_count = 1,
                                         .defs = defs,
                                         .def_count = 1,
                                         .impls = impls,
                                         .impl_count = 1};
  host = given;
  old_status_t status = host->declare(host, &info);
  return status == OLD_OK ? open_device() : status;
}
