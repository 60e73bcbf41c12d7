/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/kernel_forms.h"

const kf__kernel_entry_t kf__kernels_queries[] = {
    {KF__OP_is_complex, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_is_complex},
    {KF__OP_is_floating_point, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_is_floating_point},
    {KF__OP_is_signed, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_is_signed},
    {KF__OP_is_conj, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_is_conj},
    {KF__OP_is_neg, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_is_neg},
    {KF__OP_is_inference, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_is_inference},
    {KF__OP_is_set_to, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_is_set_to},
    {KF__OP__has_same_storage_numel, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__nnpack_available, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__nnpack_available},
    {KF__OP__assert_scalar, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__assert_tensor_metadata, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__is_all_true, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__is_any_true, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_is_leaf, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_is_pinned, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_output_nr, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_retains_grad, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_requires_grad_, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_retain_grad, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__version, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__assert_async, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__assert_async_msg, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__has_compatible_shallow_copy_type, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__is_zerotensor, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_is_distributed, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
