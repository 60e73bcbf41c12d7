/* What losses share: how they are reduced. */
#ifndef KF_OPS_COMPOSITE_NN_LOSS_COMPOSITES_H
#define KF_OPS_COMPOSITE_NN_LOSS_COMPOSITES_H

#include "ops/core/scoped_end.h"

enum { KF__REDUCTION_NONE = 0, KF__REDUCTION_MEAN = 1, KF__REDUCTION_SUM = 2 };

/* In a scope; NULL stays NULL. */
kf_tensor_t *kf__reduce_loss(kf_tensor_t *loss, int64_t reduction);
/* PyTorch writes some losses over a tensor like one of the arguments: the loss must have its shape,
 * and gets its type, to which it must be castable. In a scope, as above. */
kf_tensor_t *kf__loss_like(kf_tensor_t *loss, kf_tensor_t *like);
/* What a gradient is multiplied by when losses were reduced so. */
double kf__loss_scale(const kf_tensor_t *losses, int64_t reduction);

#endif
