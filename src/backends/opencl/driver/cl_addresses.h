/* cl_addresses.h: which buffer an address belongs to.
 *
 * Tensors have addresses that allow arithmetic; OpenCL 1.2 has buffer objects. Every block reserves
 * a range of the process's address space as large as the buffer, without access rights: ranges of
 * two blocks never overlap, and a host that touches one faults. A table sorted by address finds the
 * buffer and the offset of an address inside of it. */
#ifndef KFCL_DRIVER_CL_ADDRESSES_H
#define KFCL_DRIVER_CL_ADDRESSES_H

#include "driver/cl_device.h"

/* Reserves `size` bytes of addresses for `buffer`. KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kfcl_address_reserve(cl_mem buffer, size_t size, void **out_address);
/* Gives the range back; returns its buffer. */
cl_mem kfcl_address_release(void *address);
/* The buffer that `address` lies in. KF_ERR_VALUE: in none. */
KF_MUST_USE kf_status_t kfcl_address_find(const void *address, cl_mem *out_buffer,
                                          size_t *out_offset);

#endif
