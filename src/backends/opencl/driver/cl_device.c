/* Discovery of devices, and opening them. */
#include "driver/cl_device.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "driver/cl_errors.h"
#include "driver/cl_faults.h"
#include "driver/cl_programs.h"
#include "driver/cl_streams.h"

enum { DEVICES = 16, PLATFORMS = 8 };

static kfcl_device_t devices[DEVICES];
static int device_count;
static pid_t owner; /* the process that opened the first device */

static void query_text(cl_device_id id, cl_device_info what, char *text, size_t size) {
  char long_text[1024] = "";
  if (clGetDeviceInfo(id, what, sizeof long_text, long_text, NULL) != CL_SUCCESS)
    long_text[0] = '\0';
  (void)snprintf(text, size, "%s", long_text);
}

static void describe_device(kfcl_device_t *device, cl_platform_id platform) {
  cl_device_fp_config doubles = 0, singles = 0;
  query_text(device->id, CL_DEVICE_NAME, device->name, sizeof device->name);
  query_text(device->id, CL_DEVICE_VERSION, device->version, sizeof device->version);
  query_text(device->id, CL_DRIVER_VERSION, device->driver, sizeof device->driver);
  (void)clGetPlatformInfo(platform, CL_PLATFORM_VERSION, sizeof device->platform - 1,
                          device->platform, NULL);
  (void)clGetDeviceInfo(device->id, CL_DEVICE_DOUBLE_FP_CONFIG, sizeof doubles, &doubles, NULL);
  (void)clGetDeviceInfo(device->id, CL_DEVICE_SINGLE_FP_CONFIG, sizeof singles, &singles, NULL);
  device->has_double = doubles != 0;
  device->has_fma = (singles & CL_FP_FMA) != 0;
  device->group_limit = 64;
  (void)clGetDeviceInfo(device->id, CL_DEVICE_MAX_WORK_GROUP_SIZE, sizeof device->group_limit,
                        &device->group_limit, NULL);
  (void)clGetDeviceInfo(device->id, CL_DEVICE_LOCAL_MEM_SIZE, sizeof device->local_size,
                        &device->local_size, NULL);
}

static bool is_usable(cl_device_id id) {
  cl_bool available = CL_FALSE, compiler = CL_FALSE, little = CL_FALSE;
  (void)clGetDeviceInfo(id, CL_DEVICE_AVAILABLE, sizeof available, &available, NULL);
  (void)clGetDeviceInfo(id, CL_DEVICE_COMPILER_AVAILABLE, sizeof compiler, &compiler, NULL);
  (void)clGetDeviceInfo(id, CL_DEVICE_ENDIAN_LITTLE, sizeof little, &little, NULL);
  return available && compiler && little;
}

static void add_devices(cl_platform_id platform, int device_type) {
  cl_device_id found[DEVICES];
  cl_uint count = 0;
  if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, DEVICES, found, &count) != CL_SUCCESS) return;
  for (cl_uint i = 0; i < count && i < DEVICES && device_count < DEVICES; i++) {
    if (!is_usable(found[i])) continue;
    kfcl_device_t *device = &devices[device_count];
    memset(device, 0, sizeof *device);
    (void)pthread_mutex_init(&device->lock, NULL);
    device->where = kf_device_make(device_type, device_count);
    device->id = found[i];
    describe_device(device, platform);
    device_count++;
  }
}

int kfcl_discover(int device_type) {
  cl_platform_id platforms[PLATFORMS];
  cl_uint count = 0;
  device_count = 0;
  owner = 0;
  if (clGetPlatformIDs(PLATFORMS, platforms, &count) != CL_SUCCESS) return 0;
  for (cl_uint i = 0; i < count && i < PLATFORMS; i++) add_devices(platforms[i], device_type);
  return device_count;
}

int kfcl_device_count(void) { return device_count; }

/* Runs when the plug-in is unloaded, and at the end of the process before the driver's own
 * functions, which were registered earlier. A forked child must not touch its parent's queues. */
static void close_all(void) {
  if (owner != getpid()) return;
  kfcl_devices_close();
  kfcl_kernels_close();
}

static kf_status_t open_locked(kfcl_device_t *device) {
  cl_int error;
  device->context = clCreateContext(NULL, 1, &device->id, NULL, NULL, &error);
  if (error != CL_SUCCESS) return kfcl_fail(device, error, "clCreateContext");
  if (owner == 0) {
    owner = getpid();
    (void)atexit(close_all);
  }
  kf_status_t status = kfcl_stream_open(device, 0);
  if (status == KF_OK) status = kfcl_faults_open(device);
  if (status != KF_OK) {
    kfcl_stream_close(device, 0);
    (void)clReleaseContext(device->context);
    return status;
  }
  __atomic_store_n(&device->opened, true, __ATOMIC_RELEASE);
  return KF_OK;
}

kf_status_t kfcl_device_open(kf_device_t where, kfcl_device_t **out_device) {
  *out_device = NULL;
  if (where.index < 0 || where.index >= device_count)
    return kf_error_set(KF_ERR_NO_DEVICE, "%s:%d: there are %d OpenCL devices",
                        kf_device_type_name(where.type), where.index, device_count);
  kfcl_device_t *device = &devices[where.index];
  if (KF_UNLIKELY(owner != 0 && owner != getpid()))
    return kf_error_set(KF_ERR_DEVICE_LOST,
                        "%s:%d: OpenCL devices that were opened before a fork cannot be used in "
                        "the child process",
                        kf_device_type_name(where.type), where.index);
  kf_status_t status = KF_OK;
  if (KF_UNLIKELY(!__atomic_load_n(&device->opened, __ATOMIC_ACQUIRE))) {
    (void)pthread_mutex_lock(&device->lock);
    if (!device->opened) status = open_locked(device);
    (void)pthread_mutex_unlock(&device->lock);
  }
  if (status == KF_OK) *out_device = device;
  return status;
}

kf_status_t kfcl_device_describe(void *context, kf_device_t where,
                                 kf_device_description_t *description) {
  (void)context;
  if (where.index < 0 || where.index >= device_count)
    return kf_error_set(KF_ERR_NO_DEVICE, "there are %d OpenCL devices", device_count);
  const kfcl_device_t *device = &devices[where.index];
  cl_ulong memory = 0;
  (void)clGetDeviceInfo(device->id, CL_DEVICE_GLOBAL_MEM_SIZE, sizeof memory, &memory, NULL);
  (void)snprintf(description->name, sizeof description->name, "%.*s",
                 (int)sizeof description->name - 1, device->name);
  description->memory_total = memory;
  (void)snprintf(description->capabilities, sizeof description->capabilities, "%.60s%s",
                 device->version, device->has_double ? ", fp64" : "");
  return KF_OK;
}

void kfcl_devices_close(void) {
  for (int i = 0; i < device_count; i++) {
    kfcl_device_t *device = &devices[i];
    if (!device->opened) continue;
    for (int id = 0; id < KFCL_STREAMS; id++) kfcl_stream_close(device, id);
    (void)clReleaseMemObject(device->faults);
    (void)clReleaseContext(device->context);
    device->opened = false;
  }
}
