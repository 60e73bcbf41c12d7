/* cl_elementwise_shared.h: elementwise operators without a kernel of their own.
 *
 * A compilation takes longer than most calls. One program for each compute type has all expressions
 * in one switch, converts at run time between any two types, and walks any layout: the first call
 * of an operator compiles nothing. Kernels for one operator, its types and its layout replace it
 * where they pay (kfcl_kernel_is_due). */
#ifndef KFCL_KERNELS_ELEMENTWISE_CL_ELEMENTWISE_SHARED_H
#define KFCL_KERNELS_ELEMENTWISE_CL_ELEMENTWISE_SHARED_H

#include "driver/cl_programs.h"
#include "kernels/elementwise/cl_elementwise.h"

/* Whether the program can run the iterator. */
bool kfcl_shared_fits(const kf_iter_t *it);
KF_MUST_USE kf_status_t kfcl_shared_elementwise(kfcl_device_t *device, kf_iter_t *it,
                                                const kfcl_expression_t *expression,
                                                const kf_scalar_t *scalars, uint32_t scalar_count);

#endif
