/* The table of compiled kernels. */
#include "driver/cl_programs.h"

#include <stdlib.h>
#include <string.h>

#include "driver/cl_errors.h"
#include "driver/cl_program_files.h"

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

static kfcl_kernel_t *find_entry(const kfcl_device_t *device, const kfcl_key_t *key) {
  (void)pthread_rwlock_rdlock(&table.lock);
  kfcl_kernel_t *kernel = table.buckets[bucket_of(device, key)];
  while (kernel != NULL &&
         (kernel->device != device || memcmp(&kernel->key, key, sizeof *key) != 0))
    kernel = kernel->next;
  (void)pthread_rwlock_unlock(&table.lock);
  return kernel;
}

static bool is_compiled(const kfcl_kernel_t *kernel) {
  return __atomic_load_n(&kernel->program, __ATOMIC_ACQUIRE) != NULL;
}

static kfcl_kernel_t *find(const kfcl_device_t *device, const kfcl_key_t *key) {
  kfcl_kernel_t *kernel = find_entry(device, key);
  return kernel != NULL && is_compiled(kernel) ? kernel : NULL;
}

static void insert(kfcl_kernel_t *kernel) {
  (void)pthread_rwlock_wrlock(&table.lock);
  kfcl_kernel_t **bucket = &table.buckets[bucket_of(kernel->device, &kernel->key)];
  kernel->next = *bucket;
  *bucket = kernel;
  (void)pthread_rwlock_unlock(&table.lock);
}

/* The entry of a key, compiled or not; NULL: no memory. `building` is held. */
static kfcl_kernel_t *get_entry(const kfcl_device_t *device, const kfcl_key_t *key) {
  kfcl_kernel_t *kernel = find_entry(device, key);
  if (kernel != NULL) return kernel;
  kernel = kf_alloc(sizeof *kernel);
  if (kernel == NULL) return NULL;
  *kernel = (kfcl_kernel_t){.key = *key, .device = device, .group_limit = 1};
  (void)pthread_mutex_init(&kernel->lock, NULL);
  insert(kernel);
  return kernel;
}

/* ---- Compiling ---- */

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
  if (clBuildProgram(program, 1, &device->id, "-cl-std=CL1.2 -w", NULL, NULL) != CL_SUCCESS) {
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
  kfcl_kernel_t *kernel = get_entry(device, key);
  if (kernel == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "no memory for a kernel");
  KF_TRY(build(device, source, &program));
  kernel->kernel = clCreateKernel(program, "run", &error);
  if (error != CL_SUCCESS) {
    (void)clReleaseProgram(program);
    return kfcl_fail(device, error, "clCreateKernel");
  }
  (void)clGetKernelWorkGroupInfo(kernel->kernel, device->id, CL_KERNEL_WORK_GROUP_SIZE,
                                 sizeof kernel->group_limit, &kernel->group_limit, NULL);
  __atomic_store_n(&kernel->program, program, __ATOMIC_RELEASE);
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

/* ---- Sources of the core's ---- */

static kfcl_key_t key_of_source(const char *source) {
  static const char entry = 0;
  kfcl_key_t key = {.entry = &entry};
  uint64_t words[3] = {UINT64_C(0x9ae16a3b2f90404f), UINT64_C(0xc3a5c85c97cb3127), 0};
  for (; source[words[2]] != '\0'; words[2]++) {
    const unsigned char byte = (unsigned char)source[words[2]];
    words[0] = (words[0] ^ byte) * UINT64_C(0x100000001b3);
    words[1] = (words[1] + byte) * UINT64_C(0xff51afd7ed558ccd);
    words[1] ^= words[1] >> 29;
  }
  memcpy(key.bytes, words, sizeof words);
  return key;
}

static kf_status_t make_of_source(kfcl_device_t *device, const kfcl_key_t *key, const char *source,
                                  kfcl_kernel_t **out_kernel) {
  *out_kernel = find(device, key);
  if (*out_kernel != NULL) return KF_OK;
  const size_t size = strlen(source) + 1;
  char *copy = kf_alloc(size);
  if (copy == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "no memory for a source");
  memcpy(copy, source, size);
  kf_status_t status = make(device, key, source, out_kernel);
  if (status == KF_OK)
    (*out_kernel)->source = copy;
  else
    kf_free(copy);
  return status;
}

kf_status_t kfcl_kernel_of_source(kfcl_device_t *device, const char *source,
                                  kfcl_kernel_t **out_kernel) {
  const kfcl_key_t key = key_of_source(source);
  (void)pthread_mutex_lock(&table.building);
  kf_status_t status = make_of_source(device, &key, source, out_kernel);
  (void)pthread_mutex_unlock(&table.building);
  if (status != KF_OK || strcmp((*out_kernel)->source, source) == 0) return status;
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "opencl: two sources have the same hash");
}

/* ---- When to compile ---- */

static uint64_t compile_after(void) {
  static uint64_t limit = UINT64_MAX;
  uint64_t known = __atomic_load_n(&limit, __ATOMIC_RELAXED);
  if (KF_LIKELY(known != UINT64_MAX)) return known;
  const char *text = getenv("KEYFALL_OPENCL_COMPILE_AFTER");
  known = text != NULL && text[0] != '\0' ? strtoull(text, NULL, 10) : KFCL_COMPILE_AFTER;
  if (known == UINT64_MAX) known--;
  __atomic_store_n(&limit, known, __ATOMIC_RELAXED);
  return known;
}

bool kfcl_kernel_is_due(kfcl_device_t *device, const kfcl_key_t *key, uint64_t work) {
  if (work >= compile_after()) return true;
  kfcl_kernel_t *kernel = find_entry(device, key);
  if (KF_UNLIKELY(kernel == NULL)) {
    (void)pthread_mutex_lock(&table.building);
    kernel = get_entry(device, key);
    (void)pthread_mutex_unlock(&table.building);
    if (kernel == NULL) return false;
  }
  return is_compiled(kernel) ||
         __atomic_add_fetch(&kernel->work, work, __ATOMIC_RELAXED) >= compile_after();
}

void kfcl_kernels_close(void) {
  for (size_t i = 0; i < BUCKETS; i++) {
    while (table.buckets[i] != NULL) {
      kfcl_kernel_t *kernel = table.buckets[i];
      table.buckets[i] = kernel->next;
      if (kernel->program != NULL) {
        (void)clReleaseKernel(kernel->kernel);
        (void)clReleaseProgram(kernel->program);
      }
      kf_free(kernel->source);
      kf_free(kernel);
    }
  }
}
