/* Memory that no operator has written yet: what empty and resize_ return in it. */
#ifndef KF_OPS_COMPOSITE_DATA_UNINITIALIZED_H
#define KF_OPS_COMPOSITE_DATA_UNINITIALIZED_H

#include <keyfall/tensor.h>
#include <stddef.h>

#include "base/base_internal.h"

/* kf_set_fill_uninitialized. Read with every call of empty, so not behind a function. */
extern bool kf__fills_uninitialized;
#define KF__FILLS_UNINITIALIZED \
  KF_UNLIKELY(__atomic_load_n(&kf__fills_uninitialized, __ATOMIC_RELAXED))

/* Ends a factory while memory is filled: fills *out if the factory succeeded. *out is NULL if
 * either failed. */
KF_MUST_USE kf_status_t kf__fill_made(kf_status_t status, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__fill_all(kf_tensor_t *tensor);
/* Fills what a storage has gained since it had `before` bytes, in elements of the tensor. */
KF_MUST_USE kf_status_t kf__fill_grown(kf_tensor_t *tensor, size_t before);

#endif
