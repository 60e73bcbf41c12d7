/* Which streams use the memory of a storage, beside the one that it was allocated on. Few storages
 * are used by several streams at a time, so they are in one list of the process, and the flag
 * KF__STORAGE_ON_STREAMS says that a storage is in it. */
#ifndef KF_TENSOR_STORAGE_RECORDED_STREAMS_H
#define KF_TENSOR_STORAGE_RECORDED_STREAMS_H

#include "tensor/storage/storage.h"

/* Notes that work on this stream uses the storage. KF_ERR_RUNTIME: the stream is another device's.
 * KF_ERR_NO_MEMORY. Any thread. */
KF_MUST_USE kf_status_t kf__storage_record_stream(kf_storage_t *storage, kf_stream_t stream);
/* Frees the memory of a storage with KF__STORAGE_ON_STREAMS: Note [Deferred frees]. */
void kf__storage_free_after_streams(const kf_storage_t *storage);
/* For storages that exchange their memory: exchanges the streams, too. */
void kf__storage_swap_streams(kf_storage_t *a, kf_storage_t *b);

#endif
