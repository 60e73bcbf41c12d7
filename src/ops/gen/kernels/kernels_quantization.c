/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

const kf__kernel_entry_t kf__kernels_quantization[] = {
    {KF__OP_fake_quantize_per_tensor_affine, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_fake_quantize_per_tensor_affine_tensor_qparams, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_fake_quantize_per_channel_affine, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
