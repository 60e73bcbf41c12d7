/* Remembers where storages on devices were allocated, for the message that a device is still in
 * use. Only builds with assertions keep these; otherwise the functions do nothing. Thread-safe. */
#ifndef KF_TENSOR_STORAGE_ALLOCATION_SITES_H
#define KF_TENSOR_STORAGE_ALLOCATION_SITES_H

#include "tensor/tensor_internal.h"

#ifdef NDEBUG
static inline void kf__allocation_site_note(const kf_storage_t *storage) { (void)storage; }
static inline void kf__allocation_site_forget(const kf_storage_t *storage) { (void)storage; }
#else
void kf__allocation_site_note(const kf_storage_t *storage);
void kf__allocation_site_forget(const kf_storage_t *storage);
#endif

#endif
