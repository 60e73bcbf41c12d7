/* The meta device's kernels for operators that have no rule; the table ends with KF__BIND_END. */
#ifndef KF_BACKENDS_META_META_KERNELS_H
#define KF_BACKENDS_META_META_KERNELS_H

#include "ops/catalogue/catalogue.h"

extern const kf__compute_entry_t kf__meta_computes[];

#endif
