/* The gradient of a recurrent layer. See Note [Recurrent layers]. */
#ifndef KF_BACKENDS_CPU_RECURRENT_RECURRENT_GRADIENT_H
#define KF_BACKENDS_CPU_RECURRENT_RECURRENT_GRADIENT_H

#include "backends/cpu/recurrent/recurrent.h"

/* The compute function of mkldnn_rnn_layer_backward. */
KF_MUST_USE kf_status_t kf__recurrent_gradient(
    kf_tensor_t *input, kf_tensor_t *w_ih, kf_tensor_t *w_hh, kf_tensor_t *hx, kf_tensor_t *cx,
    kf_tensor_t *output, kf_tensor_t *grad_output, kf_tensor_t *grad_hy, kf_tensor_t *grad_cy,
    bool reverse, int64_t mode, kf_int_span_t batch_sizes, kf_tensor_t *workspace,
    kf_tensor_t *grad_input, kf_tensor_t *grad_w_ih, kf_tensor_t *grad_w_hh, kf_tensor_t *grad_b_ih,
    kf_tensor_t *grad_b_hh, kf_tensor_t *grad_hx, kf_tensor_t *grad_cx);

#endif
