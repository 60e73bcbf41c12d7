/* Shared by the files that run matrix products. */
#ifndef KF_BACKENDS_CPU_MATMUL_GEMM_INTERNAL_H
#define KF_BACKENDS_CPU_MATMUL_GEMM_INTERNAL_H

#include "backends/cpu/matmul/gemm.h"

/* The same job with rows and columns exchanged: C is the transpose of (B transposed times A
 * transposed). */
static inline kf__gemm_t kf__gemm_transposed(const kf__gemm_t *job) {
  kf__gemm_t turned = *job;
  turned.m = job->n;
  turned.n = job->m;
  turned.a = (kf__matrix_t){job->b.data, job->b.columns, job->b.rows, job->b.batch};
  turned.b = (kf__matrix_t){job->a.data, job->a.columns, job->a.rows, job->a.batch};
  turned.c = (kf__matrix_t){job->c.data, job->c.columns, job->c.rows, job->c.batch};
  turned.d = (kf__matrix_t){job->d.data, job->d.columns, job->d.rows, job->d.batch};
  return turned;
}

/* The half and complex types (gemm_wide.c), integers (gemm_int.c). */
KF_MUST_USE kf_status_t kf__gemm_wide(const kf__gemm_t *job);
KF_MUST_USE kf_status_t kf__gemm_int(const kf__gemm_t *job);

#endif
