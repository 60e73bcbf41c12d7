/* The device's side of a case: its arguments on the device, and results back on the host. */
#ifndef KF_CONFORMANCE_DEVICE_SIDE_H
#define KF_CONFORMANCE_DEVICE_SIDE_H

#include "sample_file.h"

typedef struct device_side {
  kf_device_t device;
  size_t argument_count;
  kf_value_t arguments[SAMPLE_ARGUMENTS];
  kf_storage_t *storages[SAMPLE_STORAGES]; /* copies of the case's storages, in their order */
  unsigned char *before[SAMPLE_STORAGES];  /* their bytes before the call */
  size_t sizes[SAMPLE_STORAGES];
  size_t storage_count;
} device_side_t;

/* Copies the arguments of a case to a device, with the same sizes, strides and shared storages.
 * The caller calls device_side_free in any case. */
KF_MUST_USE kf_status_t device_side_make(device_side_t *side, const sample_case_t *c,
                                         kf_device_t device);
void device_side_free(device_side_t *side);

/* A tensor with the same sizes, strides and values on the CPU, for the caller to release. */
KF_MUST_USE kf_status_t host_copy(kf_tensor_t *tensor, kf_tensor_t **out);
/* The bytes of a storage, to be freed with free(). */
KF_MUST_USE kf_status_t host_bytes(const kf_storage_t *storage, unsigned char **out);

#endif
