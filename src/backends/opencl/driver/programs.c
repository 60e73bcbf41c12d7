/* The table of compiled kernels. */
#include "driver/programs.h"

#include <string.h>

#include "driver/errors.h"
#include "driver/program_files.h"

enum { BUCKETS = 1024 };

static struct {
  pthread_rwlock_t lock;
  pthread_mutex_t building; /* one compilation at a time: drivers' compilers are not always safe */
  kfcl_kernel_t *buckets[BUCKETS];
} table = {.lock = PTHREAD_RWLOCK_INITIALIZER, .building = PTHREAD_MUTEX_INITIALIZER};

static size_t bucket_of(const kfcl_device_t *device, const kfcl_key_t *key) {
  uint64_t hash = (uintptr_t)key->entry * UINT64_C(0x9e3779b97f4a7c15) ^ (uintptr_t)device;
  for (size_t i = 0; i < KFCL_KEY_BYTES; i += 8) {
    uint64_t word;
    memcpy(&word, key->bytes + i, 8);
    hash = (hash ^ word) * UINT64_C(0xff51afd7ed558ccd);
    hash ^= hash >> 32;
  }
  return (size_t)(hash % BUCKETS);
}

static kfcl_kernel_t *find(const kfcl_device_t *device, const kfcl_key_t *key) {
  (void)pthread_rwlock_rdlock(&table.lock);
  kfcl_kernel_t *kernel = table.buckets[bucket_of(device, key)];
  while (kernel != NULL &&
         (kernel->device != device || memcmp(&kernel->key, key, sizeof *key) != 0))
    kernel = kernel->next;
  (void)pthread_rwlock_unlock(&table.lock);
  return kernel;
}

static void insert(kfcl_kernel_t *kernel) {
  (void)pthread_rwlock_wrlock(&table.lock);
  kfcl_kernel_t **bucket = &table.buckets[bucket_of(kernel->device, &kernel->key)];
  kernel->next = *bucket;
  *bucket = kernel;
  (void)pthread_rwlock_unlock(&table.lock);
}

static kf_status_t report_build(const kfcl_device_t *device, cl_program program) {
  char log[2048] = "";
  (void)clGetProgramBuildInfo(program, device->id, CL_PROGRAM_BUILD_LOG, sizeof log - 1, log, NULL);
  return kf_error_set(KF_ERR_RUNTIME, "%s:%d: the OpenCL compiler refused a kernel: %.1500s",
                      kf_device_type_name(device->where.type), device->where.index, log);
}

static kf_status_t build(const kfcl_device_t *device, const char *source, cl_program *out_program) {
  cl_int error;
  *out_program = kfcl_program_read(device, source);
  if (*out_program != NULL) return KF_OK;
  cl_program program = clCreateProgramWithSource(device->context, 1, &source, NULL, &error);
  if (error != CL_SUCCESS) return kfcl_fail(device, error, "clCreateProgramWithSource");
  if (clBuildProgram(program, 1, &device->id, "-cl-std=CL1.2", NULL, NULL) != CL_SUCCESS) {
    kf_status_t status = report_build(device, program);
    (void)clReleaseProgram(program);
    return status;
  }
  kfcl_program_write(device, source, program);
  *out_program = program;
  return KF_OK;
}

static kf_status_t make(kfcl_device_t *device, const kfcl_key_t *key, const char *source,
                        kfcl_kernel_t **out_kernel) {
  cl_int error;
  cl_program program;
  KF_TRY(build(device, source, &program));
  cl_kernel object = clCreateKernel(program, "run", &error);
  kfcl_kernel_t *kernel = error == CL_SUCCESS ? kf_alloc(sizeof *kernel) : NULL;
  if (kernel == NULL) {
    if (error == CL_SUCCESS) (void)clReleaseKernel(object);
    (void)clReleaseProgram(program);
    return error == CL_SUCCESS ? kf_error_set(KF_ERR_NO_MEMORY, "no memory for a kernel")
                               : kfcl_fail(device, error, "clCreateKernel");
  }
  *kernel = (kfcl_kernel_t){
      .key = *key, .device = device, .program = program, .kernel = object, .group_limit = 1};
  (void)pthread_mutex_init(&kernel->lock, NULL);
  (void)clGetKernelWorkGroupInfo(object, device->id, CL_KERNEL_WORK_GROUP_SIZE,
                                 sizeof kernel->group_limit, &kernel->group_limit, NULL);
  insert(kernel);
  *out_kernel = kernel;
  return KF_OK;
}

static kf_status_t get_slow(kfcl_device_t *device, const kfcl_key_t *key,
                            kfcl_source_fn write_source, kfcl_kernel_t **out_kernel) {
  *out_kernel = find(device, key); /* another thread may have been faster */
  if (*out_kernel != NULL) return KF_OK;
  kfcl_text_t source = {0};
  write_source(device, key, &source);
  kf_status_t status = source.failed ? kf_error_set(KF_ERR_NO_MEMORY, "no memory for a source")
                                     : make(device, key, source.data, out_kernel);
  kfcl_text_free(&source);
  return status;
}

kf_status_t kfcl_kernel_get(kfcl_device_t *device, const kfcl_key_t *key,
                            kfcl_source_fn write_source, kfcl_kernel_t **out_kernel) {
  *out_kernel = find(device, key);
  if (KF_LIKELY(*out_kernel != NULL)) return KF_OK;
  (void)pthread_mutex_lock(&table.building);
  kf_status_t status = get_slow(device, key, write_source, out_kernel);
  (void)pthread_mutex_unlock(&table.building);
  return status;
}

void kfcl_kernels_close(void) {
  for (size_t i = 0; i < BUCKETS; i++) {
    while (table.buckets[i] != NULL) {
      kfcl_kernel_t *kernel = table.buckets[i];
      table.buckets[i] = kernel->next;
      (void)clReleaseKernel(kernel->kernel);
      (void)clReleaseProgram(kernel->program);
      kf_free(kernel);
    }
  }
}
