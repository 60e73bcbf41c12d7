/* Batches of matrices for LAPACK: addresses, sizes as 32-bit integers, workspaces. */
#ifndef KF_BACKENDS_CPU_LINALG_MATRICES_H
#define KF_BACKENDS_CPU_LINALG_MATRICES_H

#include "backends/cpu/linalg/lapack.h"
#include "compat/operator_texts.h"
#include "ops/core/linalg_checks.h"

/* The number of matrices in the dimensions before the last `last` ones. */
int64_t kf__batch_count(const kf_tensor_t *t, uint32_t last);
/* The address of matrix `index` of a batch whose sizes are those of `batch` before its last
 * `batch_last` dimensions. `t` has `last` dimensions after its own batch, which broadcasts. */
void *kf__batch_at(const kf_tensor_t *t, uint32_t last, const kf_tensor_t *batch,
                   uint32_t batch_last, int64_t index);
/* The same for a tensor that has exactly the batch. */
static inline void *kf__matrix_at(const kf_tensor_t *t, uint32_t last, int64_t index) {
  return kf__batch_at(t, last, t, last, index);
}

/* KF_ERR_RUNTIME where a size exceeds what LAPACK's integers hold. */
KF_MUST_USE kf_status_t kf__check_int32(kf__api_t api, int64_t size);
/* The distance between columns: at least 1. */
static inline int32_t kf__leading(int64_t rows) { return rows > 1 ? (int32_t)rows : 1; }

/* A new tensor of the sizes of `like`, stored by columns; and with a copy of it. */
KF_MUST_USE kf_status_t kf__new_columns(const kf_tensor_t *like, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__copy_columns(kf_tensor_t *of, kf_tensor_t **out);

/* The size that a query of LAPACK wrote to work[0], at least 1. */
int32_t kf__work_size(const void *work, kf_dtype_t dtype);
/* `count` elements of a type, never of size 0; NULL with the error set without memory. Freed by
 * kf_free. */
void *kf__work(int64_t count, kf_dtype_t dtype);

/* Numbers of a matrix that are not finite: LAPACK gives no results for them, and some of its
 * versions loop for ever over NaN. */
typedef enum { KF__ALL_FINITE, KF__HAS_INF, KF__HAS_NAN } kf__finite_t;
kf__finite_t kf__finiteness(const void *data, int64_t count, kf_dtype_t dtype);
/* Stores NaN in `count` numbers. */
void kf__fill_nan(void *data, int64_t count, kf_dtype_t dtype);

#endif
