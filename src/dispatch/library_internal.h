/* What owners need to know of library blocks. */
#ifndef KF_DISPATCH_LIBRARY_INTERNAL_H
#define KF_DISPATCH_LIBRARY_INTERNAL_H

#include <keyfall/library.h>

kf_library_t *kf__library_next_of_owner(const kf_library_t *library);
/* The kernel was registered through this block. Dispatcher's lock held. */
bool kf__library_has_kernel(const kf_library_t *library, const kf_kernel_t *kernel);

#endif
