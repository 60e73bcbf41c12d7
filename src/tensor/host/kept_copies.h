/* The host copies that outlive a call: Note [Kept copies] in host_copies.h. The same table has the
 * copies that a device keeps of memory of the CPU. */
#ifndef KF_TENSOR_HOST_KEPT_COPIES_H
#define KF_TENSOR_HOST_KEPT_COPIES_H

#include "tensor/tensor_internal.h"

/* A new reference to the kept copy of a storage if it covers [begin, end); NULL otherwise.
 * *out_begin is the byte of the storage at which the copy begins. */
kf_storage_t *kf__kept_copy_find(const kf_storage_t *storage, size_t begin, size_t end,
                                 size_t *out_begin);
/* The same for a caller that writes to the storage: the copy is no longer kept, so that nobody
 * finds it half written. NULL also when somebody else still reads it. */
kf_storage_t *kf__kept_copy_take(kf_storage_t *storage, size_t begin, size_t end,
                                 size_t *out_begin);
/* Keeps a copy of bytes [begin, end), in place of an earlier one. Takes a reference of its own.
 * Copies that exceed the limit are not kept; failure to allocate is not an error either. */
void kf__kept_copy_put(kf_storage_t *storage, kf_storage_t *host, size_t begin, size_t end);
void kf__kept_copy_forget(kf_storage_t *storage);
/* Forgets all copies in memory of a device. */
void kf__kept_copies_drop(int device_type);

#endif
