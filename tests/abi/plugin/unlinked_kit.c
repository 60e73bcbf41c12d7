/* A device with a compute function that is not linked against the library: whatever the host table
 * does not have, it asks for by name. */
#include <keyfall/compute.h>
#include <keyfall/plugin.h>

static const kf_host_t *host;

static kf_status_t allocate(void *context, kf_device_t device, size_t size, void **out_data,
                            void **out_block) {
  (void)context;
  (void)device;
  *out_data = host->alloc(size);
  *out_block = NULL;
  return *out_data != NULL ? KF_OK : host->error_set(KF_ERR_NO_MEMORY, "the device is full");
}

static void release(void *context, kf_device_t device, void *data, size_t size, void *block) {
  (void)context;
  (void)device;
  (void)size;
  (void)block;
  host->free(data);
}

/* float32, contiguous: all that the test needs. */
static kf_status_t kit_neg(kf_iter_t *it) {
  if (!it->flat || it->common != KF_DTYPE_FLOAT32 || it->casts)
    return host->error_set(KF_ERR_NOT_IMPLEMENTED, "kit_neg: flat float32 only");
  for (int64_t i = 0; i < it->numel; i++)
    ((float *)(void *)it->data[0])[i] = -((const float *)(const void *)it->data[1])[i];
  return KF_OK;
}

static const kf_compute_t computes[] = {KF_COMPUTE(neg, kit_neg), KF_COMPUTE_END};
static const kf_compute_t *const tables[] = {computes, NULL};

KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *given) {
  static const char *const devices[] = {"kitnpu"};
  static const kf_plugin_info_t info = {.struct_size = sizeof info,
                                        .abi_version = KF_ABI_VERSION,
                                        .name = "unlinked_kit",
                                        .devices = devices,
                                        .device_count = 1};
  kf_device_interface_t interface = {.struct_size = sizeof interface,
                                     .flags = KF_DEVICE_HOST_ACCESS,
                                     .allocate = allocate,
                                     .free = release};
  kf_key_t key;
  kf_library_t *library;
  int device_type = 0;
  host = given;
  KF_TRY(host->declare(host, &info));
  KF_TRY(host->key_parse("KITNPU", &key));
  __typeof__(kf_backend_bind) *bind = (__typeof__(kf_backend_bind) *)host->find("kf_backend_bind");
  __typeof__(kf_key_device) *key_device = (__typeof__(kf_key_device) *)host->find("kf_key_device");
  if (bind == NULL || key_device == NULL || host->find("kf_no_such_function") != NULL ||
      host->find("kf__ops") != NULL || host->find("malloc") != NULL)
    return host->error_set(KF_ERR_PLUGIN, "unlinked_kit: find found something else");
  KF_TRY(key_device(key, &device_type));
  KF_TRY(host->device_set_interface(host, device_type, &interface));
  KF_TRY(host->library_create(host, KF_LIBRARY_IMPL, "aten", key, __FILE__, __LINE__, &library));
  return bind(library, key, tables);
}
