/* cl_memory.h: buffers, copies and fills for the interface. Copies to and from the host synchronise;
 * the others are queued. */
#ifndef KFCL_DRIVER_CL_MEMORY_H
#define KFCL_DRIVER_CL_MEMORY_H

#include "driver/cl_device.h"

kf_status_t kfcl_allocate(void *context, kf_device_t where, size_t size, void **out_data,
                          void **out_block);
void kfcl_free(void *context, kf_device_t where, void *data, size_t size, void *block);
kf_status_t kfcl_copy_in(void *context, kf_device_t where, void *to, const void *from, size_t size);
kf_status_t kfcl_copy_out(void *context, kf_device_t where, void *to, const void *from,
                          size_t size);
kf_status_t kfcl_copy_within(void *context, kf_device_t where, void *to, const void *from,
                             size_t size);
kf_status_t kfcl_fill(void *context, kf_device_t where, void *to, size_t size, const void *pattern,
                      size_t pattern_size);

#endif
