/* Copies and fills for storages, which hold the entries of their devices: no lookup, no lock.
 * An entry is NULL on the CPU. Devices have been picked: their index is in range. */
#ifndef KF_TENSOR_DEVICE_DEVICE_BYTES_H
#define KF_TENSOR_DEVICE_DEVICE_BYTES_H

#include "tensor/device/device_table.h"

KF_MUST_USE kf_status_t kf__device_copy(kf__device_entry_t *to_entry, kf_device_t to_device,
                                        void *to, kf__device_entry_t *from_entry,
                                        kf_device_t from_device, const void *from, size_t size);
KF_MUST_USE kf_status_t kf__device_fill(kf__device_entry_t *entry, kf_device_t device, void *to,
                                        size_t size, const void *pattern, size_t pattern_size);

#endif
