/* A BLAS that is found when the program runs, for products where it is faster than our own loops.
 *
 * The environment variable KEYFALL_BLAS says which: a path or a name that the dynamic linker finds
 * is loaded and used for all large products; "none" never loads one. When it is not set, our own
 * loops are used, except on machines for which kf__blas_suits says otherwise. */
#ifndef KF_BACKENDS_CPU_MATMUL_BLAS_H
#define KF_BACKENDS_CPU_MATMUL_BLAS_H

#include "backends/cpu/matmul/gemm.h"

/* True where a library was found, knows the type and the layout, and is expected to be faster. */
bool kf__blas_suits(const kf__gemm_t *job);
/* Only after kf__blas_suits said so. */
KF_MUST_USE kf_status_t kf__blas_gemm(const kf__gemm_t *job);

#endif
