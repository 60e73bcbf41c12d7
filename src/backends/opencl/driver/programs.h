/* programs.h: kernels by key, compiled at first use and kept in memory until the plug-in ends.
 *
 * A key is what a kernel's source depends on: the generator's own entry, and bytes such as types
 * and numbers of dimensions. */
#ifndef KFCL_DRIVER_PROGRAMS_H
#define KFCL_DRIVER_PROGRAMS_H

#include "driver/device.h"
#include "driver/text.h"

enum { KFCL_KEY_BYTES = 48 };

typedef struct kfcl_key {
  const void *entry; /* static */
  unsigned char bytes[KFCL_KEY_BYTES];
} kfcl_key_t;

/* A kernel object. Its arguments are state, so whoever sets them holds `lock` until the kernel is
 * queued. */
typedef struct kfcl_kernel {
  struct kfcl_kernel *next;
  kfcl_key_t key;
  const kfcl_device_t *device;
  cl_program program;
  cl_kernel kernel;
  size_t group_limit;
  pthread_mutex_t lock;
} kfcl_kernel_t;

/* Writes the source of a key's program, whose kernel is named "run". */
typedef void (*kfcl_source_fn)(const kfcl_device_t *device, const kfcl_key_t *key,
                               kfcl_text_t *source);

/* Thread-safe. KF_ERR_RUNTIME with the compiler's log; KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kfcl_kernel_get(kfcl_device_t *device, const kfcl_key_t *key,
                                        kfcl_source_fn write_source, kfcl_kernel_t **out_kernel);
void kfcl_kernels_close(void);

#endif
