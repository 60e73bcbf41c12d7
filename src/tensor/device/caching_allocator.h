/* Memory of devices: statistics and limits for all of them, and blocks kept for reuse for those
 * whose interface asks for it (KF_DEVICE_CACHE_MEMORY).
 *
 * Note [Cached blocks]
 * Sizes are rounded up to a class: multiples of 512 bytes up to 4 KiB, then four classes for each
 * power of two, so that at most a fifth of a block is wasted. A freed block is kept for its class
 * and its stream: the stream that was current when it was allocated. Work queued there before the
 * block was freed comes before any work that uses it again, so nothing has to wait. Blocks are
 * never split or joined. When the device has no memory left, all kept blocks of the device are
 * freed and the device is asked once more.
 *
 * The host cannot write to the memory, so a block is described by a node in host memory. The node
 * is made with the block: freeing never allocates. */
#ifndef KF_TENSOR_DEVICE_CACHING_ALLOCATOR_H
#define KF_TENSOR_DEVICE_CACHING_ALLOCATOR_H

#include "tensor/device/device_table.h"

/* Memory for a storage. Size 0 gives NULL without asking the device. KF_ERR_DEVICE_LOST,
 * KF_ERR_NO_MEMORY (also: beyond the limit), or what the device reports. */
KF_MUST_USE kf_status_t kf__device_allocate(kf__device_entry_t *entry, kf_device_t device,
                                            size_t size, void **out_data, void **out_block);
/* Takes back what kf__device_allocate gave. Works on lost devices. */
void kf__device_free(kf__device_entry_t *entry, kf_device_t device, void *data, size_t size,
                     void *block);
/* Frees the kept blocks of a device; returns their bytes. */
size_t kf__device_cache_empty(kf__device_entry_t *entry, int index);

#endif
