/* Messages of operators: their own words, and PyTorch's while the switch is on. */
#include <keyfall/library.h>
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "kft.h"

static kf_tensor_t *numbers(kf_int_span_t sizes, kf_dtype_t dtype) {
  kf_tensor_t *tensor = NULL;
  KFT_OK(kf_zeros(sizes, kf_some_dtype(dtype), kf_no_int(), kf_no_device(), kf_no_bool(), &tensor));
  KFT_DEFER(kf_object_release, tensor);
  return tensor;
}

/* `call` fails with the text `own`, and with the text `torch` while the switch is on, which a
 * failure in here must not leave on. */
#define FAILS_IN_BOTH(call, code, own, torch)                    \
  do {                                                           \
    KFT_FAILS_WITH(call, code, own);                             \
    kf_set_torch_compatible(true);                               \
    kf_status_t status = call;                                   \
    kf_set_torch_compatible(false);                              \
    KFT_TRUE(status == code || status == KF_ERR_NO_MEMORY);      \
    if (status == code) KFT_CONTAINS(kf_error_message(), torch); \
  } while (0)

static void test_names(void **state) {
  (void)state;
  KFT_OK(kf_init());
  kf_tensor_t *row = numbers(KF_INTS(3), KF_DTYPE_FLOAT32), *out = NULL, *other = NULL;
  kf_tensor_t *wide = numbers(KF_INTS(2, 3), KF_DTYPE_FLOAT32);
  FAILS_IN_BOTH(kf_linalg_inv(row, &out), KF_ERR_RUNTIME,
                "linalg_inv: A must be a matrix or a batch of matrices",
                "linalg.inv: The input tensor A must have at least 2 dimensions.");
  FAILS_IN_BOTH(kf_geqrf(row, &out, &other), KF_ERR_RUNTIME,
                "geqrf: input must be a matrix or a batch of matrices",
                "torch.geqrf: input must have at least 2 dimensions.");
  FAILS_IN_BOTH(kf_linalg_ldl_factor(wide, false, &out, &other), KF_ERR_RUNTIME,
                "linalg_ldl_factor_ex: A must have square matrices, but they have 2 rows and 3 "
                "columns",
                "torch.linalg.ldl_factor_ex: A must be batches of square matrices, but they are 2 "
                "by 3 matrices");
}

/* The operator that checks `info` finds the text of a failure by the name in both forms. */
static void test_failures(void **state) {
  (void)state;
  KFT_OK(kf_init());
  kf_tensor_t *zeros = numbers(KF_INTS(2, 2), KF_DTYPE_FLOAT32), *out = NULL, *other = NULL;
  FAILS_IN_BOTH(kf_linalg_inv(zeros, &out), KF_ERR_LINALG,
                "linalg_inv: the matrix is singular: diagonal element 1 is zero",
                "linalg.inv: The diagonal element 1 is zero, the inversion could not be completed");
  FAILS_IN_BOTH(kf_linalg_solve(zeros, zeros, true, &out), KF_ERR_LINALG,
                "linalg_solve: the matrix is singular",
                "torch.linalg.solve: The solver failed because the input matrix is singular.");
  FAILS_IN_BOTH(kf_linalg_lu_factor(zeros, true, &out, &other), KF_ERR_RUNTIME,
                "linalg_lu_factor: U[1,1] is zero, so that no equation can be solved with it",
                "torch.linalg.lu_factor: U[1,1] is zero and using it on lu_solve would result in");
}

static void test_sentences(void **state) {
  (void)state;
  KFT_OK(kf_init());
  kf_tensor_t *whole = numbers(KF_INTS(3), KF_DTYPE_INT64), *out = NULL;
  kf_tensor_t *complex = numbers(KF_INTS(3), KF_DTYPE_COMPLEX64);
  FAILS_IN_BOTH(kf_addcdiv(whole, whole, whole, KF_INT(1), &out), KF_ERR_RUNTIME,
                "addcdiv: tensor1 and tensor2 are of integer types",
                "(input + value * torch.trunc(tensor1 / tensor2)).to(input.dtype)");
  FAILS_IN_BOTH(kf_sign(complex, &out), KF_ERR_NOT_IMPLEMENTED,
                "sign: self is complex, which has no order",
                "Unlike NumPy, torch.sign is not intended to support complex numbers.");
}

/* What lu_unpack finds wrong with pivots, lu_solve says in its own name. */
static void test_pivots(void **state) {
  (void)state;
  KFT_OK(kf_init());
  kf_tensor_t *zeros = numbers(KF_INTS(2, 2), KF_DTYPE_FLOAT32), *out = NULL;
  kf_tensor_t *pivots = numbers(KF_INTS(2), KF_DTYPE_INT32);
  FAILS_IN_BOTH(kf_linalg_lu_solve(zeros, pivots, zeros, true, false, &out), KF_ERR_RUNTIME,
                "linalg_lu_solve: each of the pivots must be the number of a row of LU",
                "Pivots given to lu_solve must all be greater or equal to 1");
}

KFT_MAIN(KFT_TEST(test_names), KFT_TEST(test_failures), KFT_TEST(test_sentences),
         KFT_TEST(test_pivots))
