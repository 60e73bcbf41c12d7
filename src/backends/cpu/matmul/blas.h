/* An optional BLAS, loaded at run time, for products where it is faster than our own loops.
 *
 * The environment variable KEYFALL_BLAS chooses it: a path, or a name that the dynamic linker
 * finds, is loaded and used for all large products. Unset, empty or "none": no library is loaded,
 * and all products use our own loops. */
#ifndef KF_BACKENDS_CPU_MATMUL_BLAS_H
#define KF_BACKENDS_CPU_MATMUL_BLAS_H

#include "backends/cpu/matmul/gemm.h"

/* True when a library was found, it can describe the layout of all matrices, and the product is
 * large enough for a call to pay. The first call that is large enough loads the library;
 * thread-safe. */
bool kf__blas_suits(const kf__gemm_t *job);
/* Only after kf__blas_suits returned true for this job. Fails only when it is stopped. */
KF_MUST_USE kf_status_t kf__blas_gemm(const kf__gemm_t *job);

#endif
