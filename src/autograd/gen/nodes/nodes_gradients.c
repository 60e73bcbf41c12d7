/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

const kf__autograd_entry_t kf__autograd_gradients[] = {
    KF__REFUSES(upsample_nearest1d_backward_grad_input, TnnFT),
    KF__REFUSES(_upsample_nearest_exact1d_backward_grad_input, TnnFT),
    KF__REFUSES(reflection_pad1d_backward_grad_input, TTnT),
    KF__REFUSES(replication_pad1d_backward_grad_input, TTnT),
    KF__REFUSES(upsample_nearest2d_backward_grad_input, TnnFFT),
    KF__REFUSES(_upsample_nearest_exact2d_backward_grad_input, TnnFFT),
    KF__REFUSES(reflection_pad2d_backward_grad_input, TTnT),
    KF__REFUSES(replication_pad2d_backward_grad_input, TTnT),
    KF__REFUSES(upsample_nearest3d_backward_grad_input, TnnFFFT),
    KF__REFUSES(_upsample_nearest_exact3d_backward_grad_input, TnnFFFT),
    KF__REFUSES(reflection_pad3d_backward_grad_input, TTnT),
    KF__REFUSES(replication_pad3d_backward_grad_input, TTnT),
    KF__REFUSES(upsample_linear1d_backward_grad_input, TnnbFT),
    KF__REFUSES(upsample_bilinear2d_backward_grad_input, TnnbFFT),
    KF__REFUSES(upsample_bicubic2d_backward_grad_input, TnnbFFT),
    KF__REFUSES(upsample_trilinear3d_backward_grad_input, TnnbFFFT),
    KF__REFUSES(_upsample_bilinear2d_aa_backward_grad_input, TnnbFFT),
    KF__REFUSES(_upsample_bicubic2d_aa_backward_grad_input, TnnbFFT),
    KF__REFUSES(fractional_max_pool2d_backward_grad_input, TTnnTT),
    KF__REFUSES(fractional_max_pool3d_backward_grad_input, TTnnTT),
    KF__REFUSES(multi_margin_loss_backward_grad_input, TTTssUiT),
    KF__REFUSES(multilabel_margin_loss_backward_grad_input, TTTiTT),
    KF__AUTOGRAD_LAST,
};
