/* Lists of tensors under construction, for splits and other operators that return lists. Begin, add
 * each piece with the status of making it, end; failures need no handling in between. */
#ifndef KF_OPS_VIEWS_VIEW_PIECES_H
#define KF_OPS_VIEWS_VIEW_PIECES_H

#include "tensor/tensor_internal.h"

/* Keeps the first failure. A loop that adds pieces stops when `status` is not KF_OK. */
typedef struct kf__pieces {
  kf_list_t *list;
  kf_status_t status;
} kf__pieces_t;

/* Reserves capacity for `count` pieces; KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__pieces_begin(kf__pieces_t *pieces, size_t count);
/* Takes the reference to `piece`, which is NULL where `status` is a failure; after a failure only
 * releases it. */
void kf__pieces_add(kf__pieces_t *pieces, kf_status_t status, kf_tensor_t *piece);
/* Moves the list to the caller, or releases it and returns the first failure. */
KF_MUST_USE kf_status_t kf__pieces_end(kf__pieces_t *pieces, kf_list_t **out);

#endif
