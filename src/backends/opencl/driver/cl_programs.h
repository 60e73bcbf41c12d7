/* cl_programs.h: kernels by key, compiled at first use and kept in memory until the plug-in ends.
 *
 * A key is what a kernel's source depends on: the generator's own entry, and bytes such as types
 * and numbers of dimensions. */
#ifndef KFCL_DRIVER_CL_PROGRAMS_H
#define KFCL_DRIVER_CL_PROGRAMS_H

#include "driver/cl_device.h"
#include "driver/cl_text.h"

enum { KFCL_KEY_BYTES = 48 };

typedef struct kfcl_key {
  const void *entry; /* static */
  unsigned char bytes[KFCL_KEY_BYTES];
} kfcl_key_t;

/* Elements that a key's calls process in other ways before it is compiled: about as many as take
 * the time of a compilation. KEYFALL_OPENCL_COMPILE_AFTER in the environment changes it. */
#define KFCL_COMPILE_AFTER (UINT64_C(1) << 20)

/* A kernel object. Its arguments are state, so whoever sets them holds `lock` until the kernel is
 * queued. */
typedef struct kfcl_kernel {
  struct kfcl_kernel *next;
  kfcl_key_t key;
  const kfcl_device_t *device;
  uint64_t work;      /* elements that were processed without it */
  cl_program program; /* NULL: not compiled yet */
  cl_kernel kernel;
  size_t group_limit;
  char *source; /* of a kernel that the core wrote; NULL: of one of our own */
  pthread_mutex_t lock;
} kfcl_kernel_t;

/* Writes the source of a key's program, whose kernel is named "run". */
typedef void (*kfcl_source_fn)(const kfcl_device_t *device, const kfcl_key_t *key,
                               kfcl_text_t *source);

/* Thread-safe. KF_ERR_RUNTIME with the compiler's log; KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kfcl_kernel_get(kfcl_device_t *device, const kfcl_key_t *key,
                                        kfcl_source_fn write_source, kfcl_kernel_t **out_kernel);
/* The same for a source text of the core's. */
KF_MUST_USE kf_status_t kfcl_kernel_of_source(kfcl_device_t *device, const char *source,
                                              kfcl_kernel_t **out_kernel);
/* Whether the kernel is compiled, or is worth it after `work` more elements. */
bool kfcl_kernel_is_due(kfcl_device_t *device, const kfcl_key_t *key, uint64_t work);
void kfcl_kernels_close(void);

#endif
