/* Lists of tensors under construction: see view_pieces.h. */
#include "ops/views/view_pieces.h"

/* Reserves the whole list at once: a number of pieces that memory cannot hold is refused before any
 * is made. */
kf_status_t kf__pieces_begin(kf__pieces_t *pieces, size_t count) {
  pieces->status = KF_OK;
  pieces->list = NULL;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, count, &pieces->list));
  KF_ASSERT(pieces->list != NULL);
  return KF_OK;
}

void kf__pieces_add(kf__pieces_t *pieces, kf_status_t status, kf_tensor_t *piece) {
  KF_ASSERT(pieces->list != NULL);
  KF_ASSERT(status != KF_OK || piece != NULL);
  if (pieces->status == KF_OK) pieces->status = status;
  if (pieces->status == KF_OK && piece != NULL) {
    kf_value_t value = kf_value_object_take(KF_TAG_TENSOR, piece);
    pieces->status = kf_list_append(pieces->list, &value);
  }
  kf_tensor_release(piece);
}

kf_status_t kf__pieces_end(kf__pieces_t *pieces, kf_list_t **out) {
  KF_ASSERT(pieces->list != NULL);
  if (pieces->status != KF_OK)
    kf_object_release(pieces->list);
  else
    *out = pieces->list;
  return pieces->status;
}
