/* A plug-in with a device that has memory of its own: what it allocates, it alone can free. */
#include <keyfall/plugin.h>
#include <keyfall/tensor.h>

static const kf_host_t *host;

static kf_status_t allocate(void *context, kf_device_t device, size_t size, void **out_data,
                            void **out_block) {
  (void)context;
  (void)device;
  *out_data = host->alloc(size > 0 ? size : 1);
  *out_block = NULL;
  if (*out_data == NULL) return host->error_set(KF_ERR_NO_MEMORY, "the device is full");
  return KF_OK;
}

static void release(void *context, kf_device_t device, void *data, size_t size, void *block) {
  (void)context;
  (void)device;
  (void)size;
  (void)block;
  host->free(data);
}

static int32_t count(void *context) {
  (void)context;
  return 2;
}

KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *given) {
  static const kf_plugin_info_t info = {sizeof(kf_plugin_info_t),
                                        KF_ABI_VERSION,
                                        "memory",
                                        "1",
                                        NULL,
                                        0,
                                        NULL,
                                        0,
                                        NULL,
                                        0,
                                        NULL,
                                        NULL};
  kf_device_interface_t memory = {.struct_size = sizeof memory,
                                  .flags = KF_DEVICE_HOST_ACCESS,
                                  .count = count,
                                  .allocate = allocate,
                                  .free = release};
  kf_backend_t backend;
  host = given;
  KF_TRY(host->declare(host, &info));
  KF_TRY(host->device_register(host, "memorynpu", &backend));
  /* A device of its own, and a fixed one that has nobody else here. */
  KF_TRY(host->device_set_interface(
      host, KF_DEVICE_FIRST_DYNAMIC + (int)(backend - KF_BACKEND_FIRST_DYNAMIC), &memory));
  return host->device_set_interface(host, KF_DEVICE_XPU, &memory);
}
