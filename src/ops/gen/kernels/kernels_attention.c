/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

const kf__kernel_entry_t kf__kernels_attention[] = {
    {KF__OP__masked_softmax, 1, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__native_multi_head_attention, 0, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__transformer_encoder_layer_fwd, 0, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__transform_bias_rescale_qkv, 0, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__nested_tensor_from_mask, 0, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__nested_tensor_from_mask_left_aligned, 0, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
