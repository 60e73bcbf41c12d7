/* Cholesky and LU factors of one matrix, by our own code or by LAPACK. */
#ifndef KF_BACKENDS_CPU_LINALG_FACTORS_H
#define KF_BACKENDS_CPU_LINALG_FACTORS_H

#include "backends/cpu/linalg/matrices.h"
#include "backends/cpu/linalg/small.h"
#include "compat/operator_texts.h"

/* Replaces all matrices of `a`, which are stored by columns, by their LU factors. `pivots` is a
 * contiguous int32 tensor; `info`, if not NULL, another. `api` is named in errors. */
KF_MUST_USE kf_status_t kf__lu_in_place(kf_tensor_t *a, kf_tensor_t *pivots, kf_tensor_t *info,
                                        kf__api_t api);

#endif
