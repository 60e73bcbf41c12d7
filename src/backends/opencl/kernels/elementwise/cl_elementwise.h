/* cl_elementwise.h: running an expression of cl_expressions.def over an iterator. */
#ifndef KFCL_KERNELS_ELEMENTWISE_CL_ELEMENTWISE_H
#define KFCL_KERNELS_ELEMENTWISE_CL_ELEMENTWISE_H

#include <keyfall/compute.h>

enum { KFCL_SCALARS = 3, KFCL_DIMS = 8 };

/* Numbers of the entries of cl_expressions.def. */
enum {
#define ROW(name, ...) KFCL_NUMBER_##name,
#define VARIANT(name, ...) KFCL_NUMBER_##name,
#include "kernels/elementwise/cl_expressions.def"
  KFCL_EXPRESSIONS
};

/* An operator: its expressions for floating, integer and boolean types. */
typedef struct kfcl_expression {
  const char *name;
  int number;
  const char *of_float, *of_int, *of_bool;
} kfcl_expression_t;

/* The VARIANT entries of cl_expressions.def: kfcl_op_copy, kfcl_op_gelu_tanh, … */
#define ROW(name, form, ...)
#define VARIANT(name, ...) extern const kfcl_expression_t kfcl_op_##name;
#include "kernels/elementwise/cl_expressions.def"

/* All entries, by number. */
extern const kfcl_expression_t *const kfcl_expressions[KFCL_EXPRESSIONS];

/* Queues the operator for all elements. Declines types and numbers of dimensions that kernels
 * cannot handle. */
KF_MUST_USE kf_status_t kfcl_elementwise(kf_iter_t *it, const kfcl_expression_t *expression,
                                         const kf_scalar_t *scalars, uint32_t scalar_count);
/* An iterator over `tensors`, of which the first is the result and has the shape of the loop; the
 * others broadcast to it. All are on one device. The loop computes in the type of the first, or in
 * `common` where that is not KF_DTYPE_COUNT. */
KF_MUST_USE kf_status_t kfcl_iterate(kf_iter_t *it, kf_dtype_t common, uint32_t count,
                                     kf_tensor_t *const *tensors);

extern const kf_compute_t kfcl_elementwise_computes[], kfcl_variant_computes[],
    kfcl_copy_computes[], kfcl_reduce_computes[], kfcl_matmul_computes[], kfcl_softmax_computes[],
    kfcl_index_computes[], kfcl_optimizer_computes[], kfcl_convolution_computes[],
    kfcl_pool_computes[], kfcl_norm_computes[], kfcl_random_computes[];

#endif
