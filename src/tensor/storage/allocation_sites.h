/* Where the storages on devices were made, for the message that a device is still in use. Kept in
 * builds with assertions only: elsewhere these functions do nothing. */
#ifndef KF_TENSOR_STORAGE_ALLOCATION_SITES_H
#define KF_TENSOR_STORAGE_ALLOCATION_SITES_H

#include "tensor/tensor_internal.h"

#ifdef NDEBUG
static inline void kf__allocation_site_note(const kf_storage_t *storage) { (void)storage; }
static inline void kf__birth_forget(const kf_storage_t *storage) { (void)storage; }
#else
void kf__allocation_site_note(const kf_storage_t *storage);
void kf__birth_forget(const kf_storage_t *storage);
#endif

#endif
