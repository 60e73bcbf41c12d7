/* Memory that is freed while streams other than its own may still use it.
 *
 * Note [Deferred frees]
 * record_stream says that work on a stream uses a storage. When the storage dies, an event is
 * recorded on each such stream, and its block waits in the list of its device until all of these
 * events are done: nothing waits for the device. The statistics count the block as freed, and its
 * bytes as held. Lists are looked through before the device is asked for memory; emptying the
 * cache, a lack of memory and closing the interface wait for the events. Devices without events
 * synchronize the streams instead. An event that fails counts as done: a lost device does no more
 * work. */
#ifndef KF_TENSOR_DEVICE_DEFERRED_FREE_H
#define KF_TENSOR_DEVICE_DEFERRED_FREE_H

#include "tensor/device/caching_allocator.h"

/* kf__device_free for memory that these streams have used. */
void kf__device_free_after(kf__device_entry_t *entry, kf_device_t device,
                           const kf__device_memory_t *memory, const int64_t *streams, size_t count);
/* Gives back what waits and is done; with `wait` all of it. */
void kf__device_free_deferred(kf__device_entry_t *entry, int index, bool wait);

#endif
