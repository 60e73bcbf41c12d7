/* Indexing by a list of tensors, x[i, :, j]: which dimensions are indexed, and the result's shape.
 *
 * Note [Indexed dimensions]
 * A mask stands for the positions where it is true: a mask of k dimensions becomes k index tensors.
 * The index tensors broadcast to one shape. Where the indexed dimensions are adjacent, that shape
 * replaces them in the result; otherwise it comes first. */
#ifndef KF_OPS_CORE_INDEX_PLAN_H
#define KF_OPS_CORE_INDEX_PLAN_H

#include "tensor/tensor_internal.h"

typedef struct kf__index_plan {
  kf_tensor_t *indices[KF__MAX_DIMS]; /* by dimension of self; owned; NULL: not indexed */
  int64_t shape[KF__MAX_DIMS];        /* the shape that the index tensors broadcast to */
  size_t shape_ndim;
  bool nothing;                /* a false mask without dimensions: the shape begins as [0] */
  int64_t sizes[KF__MAX_DIMS]; /* of the result */
  size_t ndim;
  size_t first;                /* dimension of the result where the broadcast shape begins */
  uint32_t kept[KF__MAX_DIMS]; /* dimensions of self that are not indexed, in order */
  size_t kept_count;
} kf__index_plan_t;

/* True when the shape of the result depends on the contents of a mask. */
bool kf__index_has_mask(kf_tensor_span_t indices);
/* True for one value at the positions of one mask, which index_put treats as masked_fill: the value
 * may have any convertible type and any number of dimensions of size 1. */
bool kf__index_fills_mask(kf_tensor_span_t indices, const kf_tensor_t *values, bool accumulate);
/* Checks types and shapes and fills the plan; expands masks, which calls nonzero. KF_ERR_INDEX for
 * too many indices, wrong types and shapes that do not fit, as PyTorch. The plan owns tensors also
 * when this fails: release it in any case. */
KF_MUST_USE kf_status_t kf__index_plan_make(kf__index_plan_t *plan, const kf_tensor_t *self,
                                            kf_tensor_span_t indices);
/* The strides of a new result: its dimensions lie in memory as those of self and of the index
 * tensors do. Fills `strides` and returns them; NULL for a contiguous result. */
const int64_t *kf__index_strides(const kf__index_plan_t *plan, const kf_tensor_t *self,
                                 int64_t *strides);
/* Checks that the values broadcast to the result's sizes: KF_ERR_RUNTIME. */
KF_MUST_USE kf_status_t kf__index_check_values(const kf__index_plan_t *plan,
                                               const kf_tensor_t *values);
void kf__index_plan_release(kf__index_plan_t *plan);

#endif
