/* Helpers that losses share: how they are reduced. */
#ifndef KF_OPS_COMPOSITE_NN_LOSS_COMPOSITES_H
#define KF_OPS_COMPOSITE_NN_LOSS_COMPOSITES_H

#include "ops/core/scoped_end.h"

enum { KF__REDUCTION_NONE = 0, KF__REDUCTION_MEAN = 1, KF__REDUCTION_SUM = 2 };

/* The mean, the sum, or the losses themselves. Inside a scope; NULL stays NULL. */
kf_tensor_t *kf__reduce_loss(kf_tensor_t *loss, int64_t reduction);
/* PyTorch computes some losses in place, in a tensor like one of the arguments: then the loss must
 * have the shape of `like`, and gets its type, to which it must be castable; a failure of the scope
 * otherwise. Inside a scope; NULL stays NULL. */
kf_tensor_t *kf__loss_like(kf_tensor_t *loss, kf_tensor_t *like);
/* The factor of the gradient of each loss after this reduction: 1 / numel for the mean, else 1. */
double kf__loss_scale(const kf_tensor_t *losses, int64_t reduction);

#endif
