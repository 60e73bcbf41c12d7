/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

const kf__kernel_entry_t kf__kernels_scalar[] = {
    {KF__OP__local_scalar_dense, KF__COMPUTE__local_scalar_dense, KF__AT_BACKEND, NULL},
    {KF__OP_item, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_item},
    {KF__OP_is_nonzero, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_is_nonzero},
    {0, 0, KF__AT_END, NULL},
};
