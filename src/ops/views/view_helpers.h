/* Lists of tensors under construction: what splits, and others who return lists, end with. */
#ifndef KF_OPS_VIEWS_VIEW_HELPERS_H
#define KF_OPS_VIEWS_VIEW_HELPERS_H

#include "tensor/tensor_internal.h"

/* Remembers the first failure. */
typedef struct kf__pieces {
  kf_list_t *list;
  kf_status_t status;
} kf__pieces_t;

/* `count` is how many are expected. */
KF_MUST_USE kf_status_t kf__pieces_begin(kf__pieces_t *pieces, size_t count);
/* Takes the reference; does nothing but release it after a failure. */
void kf__pieces_add(kf__pieces_t *pieces, kf_status_t status, kf_tensor_t *piece);
/* Hands the list over, or drops it and passes the first failure on. */
KF_MUST_USE kf_status_t kf__pieces_end(kf__pieces_t *pieces, kf_list_t **out);

#endif
