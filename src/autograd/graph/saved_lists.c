/* Copies of lists and geometries that nodes save, and the error for saved values that have been
 * released. */
#include "autograd/graph/saved_lists.h"

#include "base/base_internal.h"
#include "compat/texts.h"

kf_status_t kf__save_ints(kf__ints_t *saved, kf_int_span_t ints) {
  KF_ASSERT(saved->data == NULL); /* saved once */
  saved->data = NULL;
  saved->size = ints.size;
  if (ints.data == NULL) return KF_OK;
  saved->data = saved->inline_data;
  if (ints.size > KF__INLINE_DIMS) {
    saved->data = kf__block_alloc(ints.size * sizeof *saved->data);
    if (saved->data == NULL) return kf__no_memory();
  }
  for (size_t i = 0; i < ints.size; i++) saved->data[i] = ints.data[i];
  return KF_OK;
}

void kf__ints_drop(kf__ints_t *saved) {
  KF_ASSERT(saved->data == NULL ||
            (saved->data == saved->inline_data) == (saved->size <= KF__INLINE_DIMS));
  if (saved->data != NULL && saved->data != saved->inline_data)
    kf__block_free(saved->data, saved->size * sizeof *saved->data);
  saved->data = NULL;
}

kf_status_t kf__save_bools(kf__bools_t *saved, kf_bool_span_t bools) {
  KF_ASSERT(saved->data == NULL);
  saved->data = NULL;
  saved->size = bools.size;
  if (bools.data == NULL) return KF_OK;
  saved->data = saved->inline_data;
  if (bools.size > sizeof saved->inline_data) {
    saved->data = kf__block_alloc(bools.size);
    if (saved->data == NULL) return kf__no_memory();
  }
  for (size_t i = 0; i < bools.size; i++) saved->data[i] = bools.data[i];
  return KF_OK;
}

void kf__bools_drop(kf__bools_t *saved) {
  if (saved->data != NULL && saved->data != saved->inline_data)
    kf__block_free(saved->data, saved->size);
  saved->data = NULL;
}

kf_status_t kf__save_geometry(kf__saved_geometry_t *saved, const kf_tensor_t *tensor) {
  saved->offset = tensor->offset;
  KF_TRY(kf__save_ints(&saved->sizes, kf__sizes(tensor)));
  return kf__save_ints(&saved->strides, kf__strides(tensor));
}

void kf__saved_geometry_drop(kf__saved_geometry_t *saved) {
  kf__ints_drop(&saved->sizes);
  kf__ints_drop(&saved->strides);
}

kf_status_t kf__freed_graph(void) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_FREED_GRAPH,
                     "a backward has freed the tensors that this graph saved, so it cannot run a "
                     "second time: keep them with KF_BACKWARD_RETAIN_GRAPH"));
}
