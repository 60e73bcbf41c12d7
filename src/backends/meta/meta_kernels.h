/* The meta device's kernels for operators that have no rule; the table ends with KF_COMPUTE_END. */
#ifndef KF_BACKENDS_META_META_KERNELS_H
#define KF_BACKENDS_META_META_KERNELS_H

#include <keyfall/compute.h>

extern const kf_compute_t kf__meta_computes[];

#endif
