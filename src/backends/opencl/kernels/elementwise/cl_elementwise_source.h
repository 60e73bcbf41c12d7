/* cl_elementwise_source.h: the source of an elementwise kernel. */
#ifndef KFCL_KERNELS_ELEMENTWISE_CL_ELEMENTWISE_SOURCE_H
#define KFCL_KERNELS_ELEMENTWISE_CL_ELEMENTWISE_SOURCE_H

#include "driver/cl_programs.h"
#include "kernels/elementwise/cl_elementwise.h"

/* Work-items in a group. Kernels say it in their source, so that drivers compile them once. */
enum { KFCL_GROUP = 128 };

/* What the source depends on, in the bytes of a key. */
typedef struct kfcl_loop {
  uint8_t dims;  /* 0: all tensors are packed; otherwise the sizes and strides are arguments */
  uint8_t wide;  /* indices need 64 bits */
  uint8_t count; /* operands */
  uint8_t scalars;
  uint8_t common, promoted;
  struct {
    uint8_t dtype, target, rounds, number;
  } operands[KF_ITER_OPERANDS];
} kfcl_loop_t;

/* The expression for the type that the loop computes in; NULL: there is none. */
const char *kfcl_expression_for(const kfcl_expression_t *expression, kf_dtype_t common);
/* Writes the program of a key whose bytes are a kfcl_loop_t and whose entry is the expression.
 * Arguments of the kernel: the number of elements (ulong); with dims, a struct of sizes and
 * strides; for each operand buffer and offset, or the number; the scalars; the buffer for faults
 * where the expression uses it. */
void kfcl_elementwise_source(const kfcl_device_t *device, const kfcl_key_t *key,
                             kfcl_text_t *source);

#endif
