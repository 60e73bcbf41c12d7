/* cl_rows.h: loops over lines of a tensor: every reduction, softmax and normalisation.
 *
 * The dimensions of a tensor are split into those of the line, which one row of the loop walks
 * together, and the kept ones, which number the rows. Up to four tensors are walked at once. */
#ifndef KFCL_KERNELS_CL_ROWS_H
#define KFCL_KERNELS_CL_ROWS_H

#include <keyfall/compute.h>

#include "driver/cl_launch.h"
#include "kernels/cl_types.h"

enum { KFCL_ROW_TENSORS = 4, KFCL_ROW_DIMS = 8, KFCL_ROW_GROUP = 128 };

/* How a tensor lies beside the first one. */
typedef enum kfcl_side {
  KFCL_ALIGNED, /* same dimensions, or fewer, aligned at the last one; size 1 broadcasts */
  KFCL_REDUCED  /* has only the kept dimensions, or all with size 1 along the line */
} kfcl_side_t;

typedef struct kfcl_rows {
  uint32_t tensors, kept, line;
  int64_t rows, count; /* lines, and elements of a line */
  cl_long kept_size[KFCL_ROW_DIMS], kept_stride[KFCL_ROW_TENSORS][KFCL_ROW_DIMS];
  cl_long line_size[KFCL_ROW_DIMS], line_stride[KFCL_ROW_TENSORS][KFCL_ROW_DIMS];
} kfcl_rows_t;

/* One bit for each dimension of a tensor. */
uint64_t kfcl_dim_bit(const kf_tensor_t *tensor, int64_t dim);
uint64_t kfcl_all_dims(const kf_tensor_t *tensor);
/* A missing or empty list means all dimensions. */
uint64_t kfcl_dims_bits(const kf_tensor_t *tensor, kf_int_span_t dims);

/* Plans the loop; `tensors[0]` has the dimensions that `line` is about. NULL tensors are fine: they
 * have strides of 0. False: more dimensions than kernels can walk. */
bool kfcl_rows_plan(kfcl_rows_t *rows, uint64_t line, uint32_t count, kf_tensor_t *const *tensors,
                    const kfcl_side_t *sides);
/* How a program walks the rows: part of its key. */
typedef struct kfcl_walk {
  uint8_t tensors;
  uint8_t lanes; /* that work on one line: a power of two, at most KFCL_ROW_GROUP */
  uint8_t flat;  /* a line has one dimension */
  uint8_t any;   /* few elements: element types are chosen at run time, so that one program does */
} kfcl_walk_t;
kfcl_walk_t kfcl_rows_walk(const kfcl_rows_t *rows);

/* Adds the definitions that rows.cl needs, and rows.cl. */
void kfcl_add_rows(kfcl_text_t *source, kfcl_walk_t walk);
/* Passes the arguments that kernels with KF_ROWS begin with. */
void kfcl_launch_rows(kfcl_launch_t *launch, const kfcl_rows_t *rows);
KF_MUST_USE kf_status_t kfcl_rows_run(kfcl_launch_t *launch, const kfcl_rows_t *rows);

#endif
