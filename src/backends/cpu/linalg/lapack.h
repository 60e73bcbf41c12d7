/* LAPACK, opened at run time. A routine has one C type for all element types: pointers to elements
 * are void *. Integers have 32 bits. Lengths of texts, which Fortran compilers add as last
 * arguments, are passed as size_t.
 *
 *   kf__potrf_fn potrf;
 *   KF_TRY(kf__lapack(KF__POTRF, dtype, KF__API_SHORT("cholesky"), &potrf));
 *   potrf("L", &n, data, &n, &info, 1);
 */
#ifndef KF_BACKENDS_CPU_LINALG_LAPACK_H
#define KF_BACKENDS_CPU_LINALG_LAPACK_H

#include "compat/operator_texts.h"
#include "tensor/tensor_internal.h"

typedef enum {
  KF__POTRF, /* Cholesky */
  KF__GETRF, /* LU */
  KF__GETRS,
  KF__TRTRS, /* triangular solution */
  KF__GEQRF, /* QR */
  KF__ORGQR,
  KF__SYTRF, /* LDL */
  KF__HETRF,
  KF__SYTRS,
  KF__HETRS,
  KF__GESDD, /* singular values */
  KF__SYEVD, /* eigenvalues */
  KF__GEEV,
  KF__GELS, /* least squares */
  KF__GELSY,
  KF__GELSD,
  KF__GELSS,
  KF__LAPACK_COUNT
} kf__lapack_t;

typedef const int32_t *kf__fint_t;
typedef void (*kf__potrf_fn)(const char *uplo, kf__fint_t n, void *a, kf__fint_t lda, int32_t *info,
                             size_t);
typedef void (*kf__getrf_fn)(kf__fint_t m, kf__fint_t n, void *a, kf__fint_t lda, int32_t *pivots,
                             int32_t *info);
typedef void (*kf__getrs_fn)(const char *trans, kf__fint_t n, kf__fint_t nrhs, const void *a,
                             kf__fint_t lda, const int32_t *pivots, void *b, kf__fint_t ldb,
                             int32_t *info, size_t);
typedef void (*kf__trtrs_fn)(const char *uplo, const char *trans, const char *diag, kf__fint_t n,
                             kf__fint_t nrhs, const void *a, kf__fint_t lda, void *b,
                             kf__fint_t ldb, int32_t *info, size_t, size_t, size_t);
typedef void (*kf__geqrf_fn)(kf__fint_t m, kf__fint_t n, void *a, kf__fint_t lda, void *tau,
                             void *work, kf__fint_t lwork, int32_t *info);
typedef void (*kf__orgqr_fn)(kf__fint_t m, kf__fint_t n, kf__fint_t k, void *a, kf__fint_t lda,
                             const void *tau, void *work, kf__fint_t lwork, int32_t *info);
typedef void (*kf__sytrf_fn)(const char *uplo, kf__fint_t n, void *a, kf__fint_t lda,
                             int32_t *pivots, void *work, kf__fint_t lwork, int32_t *info, size_t);
typedef void (*kf__sytrs_fn)(const char *uplo, kf__fint_t n, kf__fint_t nrhs, const void *a,
                             kf__fint_t lda, const int32_t *pivots, void *b, kf__fint_t ldb,
                             int32_t *info, size_t);
/* Where real and complex routines differ, there are two types; the complex ones have `rwork`. */
typedef void (*kf__gesdd_fn)(const char *job, kf__fint_t m, kf__fint_t n, void *a, kf__fint_t lda,
                             void *s, void *u, kf__fint_t ldu, void *vt, kf__fint_t ldvt,
                             void *work, kf__fint_t lwork, int32_t *iwork, int32_t *info, size_t);
typedef void (*kf__gesdd_complex_fn)(const char *job, kf__fint_t m, kf__fint_t n, void *a,
                                     kf__fint_t lda, void *s, void *u, kf__fint_t ldu, void *vt,
                                     kf__fint_t ldvt, void *work, kf__fint_t lwork, void *rwork,
                                     int32_t *iwork, int32_t *info, size_t);
typedef void (*kf__syevd_fn)(const char *job, const char *uplo, kf__fint_t n, void *a,
                             kf__fint_t lda, void *w, void *work, kf__fint_t lwork, int32_t *iwork,
                             kf__fint_t liwork, int32_t *info, size_t, size_t);
typedef void (*kf__heevd_fn)(const char *job, const char *uplo, kf__fint_t n, void *a,
                             kf__fint_t lda, void *w, void *work, kf__fint_t lwork, void *rwork,
                             kf__fint_t lrwork, int32_t *iwork, kf__fint_t liwork, int32_t *info,
                             size_t, size_t);
typedef void (*kf__geev_fn)(const char *left, const char *right, kf__fint_t n, void *a,
                            kf__fint_t lda, void *wr, void *wi, void *vl, kf__fint_t ldvl, void *vr,
                            kf__fint_t ldvr, void *work, kf__fint_t lwork, int32_t *info, size_t,
                            size_t);
typedef void (*kf__geev_complex_fn)(const char *left, const char *right, kf__fint_t n, void *a,
                                    kf__fint_t lda, void *w, void *vl, kf__fint_t ldvl, void *vr,
                                    kf__fint_t ldvr, void *work, kf__fint_t lwork, void *rwork,
                                    int32_t *info, size_t, size_t);
typedef void (*kf__gels_fn)(const char *trans, kf__fint_t m, kf__fint_t n, kf__fint_t nrhs, void *a,
                            kf__fint_t lda, void *b, kf__fint_t ldb, void *work, kf__fint_t lwork,
                            int32_t *info, size_t);
/* `last` is rwork of the complex routines, which `info` follows; real ones have info there. */
typedef void (*kf__gelsy_fn)(kf__fint_t m, kf__fint_t n, kf__fint_t nrhs, void *a, kf__fint_t lda,
                             void *b, kf__fint_t ldb, int32_t *jpvt, const void *rcond,
                             int32_t *rank, void *work, kf__fint_t lwork, void *last,
                             int32_t *info);
typedef void (*kf__gelss_fn)(kf__fint_t m, kf__fint_t n, kf__fint_t nrhs, void *a, kf__fint_t lda,
                             void *b, kf__fint_t ldb, void *s, const void *rcond, int32_t *rank,
                             void *work, kf__fint_t lwork, void *last, int32_t *info);
typedef void (*kf__gelsd_fn)(kf__fint_t m, kf__fint_t n, kf__fint_t nrhs, void *a, kf__fint_t lda,
                             void *b, kf__fint_t ldb, void *s, const void *rcond, int32_t *rank,
                             void *work, kf__fint_t lwork, void *next, void *last, int32_t *info);

/* Stores a routine for an element type in `*out_function`, a pointer to one of the types above.
 * KF_ERR_RUNTIME, with a sentence that names `api` and how to install LAPACK, where there is none.
 * The library is opened by the first call and stays open. Thread-safe. */
KF_MUST_USE kf_status_t kf__lapack(kf__lapack_t routine, kf_dtype_t dtype, kf__api_t api,
                                   void *out_function);

#endif
