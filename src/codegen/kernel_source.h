/* Writes a program as a kernel for drivers: OpenCL C.
 *
 * Note [Kernels]
 * A kernel walks the space of a run (kf__space_t). Without reductions a work item computes one
 * element. With reductions one or KF__KERNEL_GROUP work items compute a row, and where there are
 * few long rows, a group computes a piece of one; a second kernel joins the pieces. Everything is
 * compiled, so that rounded functions have the device's bits, and sums are taken in float64 where
 * the device has it.
 *
 * The source depends on the graph and on the form: how each operand is addressed, and the number of
 * dimensions. Sizes, strides and numbers are arguments, so that one kernel serves every shape of
 * the same form. */
#ifndef KF_CODEGEN_KERNEL_SOURCE_H
#define KF_CODEGEN_KERNEL_SOURCE_H

#include "codegen/c_source.h"
#include "codegen/run_geometry.h"

enum { KF__KERNEL_GROUP = 64 };

typedef enum {
  KF__ACCESS_PACKED,  /* element i, or, of a reduced output, row i */
  KF__ACCESS_ONE,     /* always the first element */
  KF__ACCESS_STRIDED, /* by the strides among the arguments */
  KF__ACCESS_VALUE    /* an input that is an argument itself */
} kf__access_t;

typedef struct kf__kernel_form {
  uint32_t ndim, kept; /* of the space; 0 when no operand is strided */
  uint32_t lanes;      /* work items of a row: 1 or KF__KERNEL_GROUP; 0: nothing is reduced */
  bool pieces;         /* rows are cut; accumulators go to a buffer */
  bool wide;           /* indexes have 64 bits */
  uint8_t access[KF__RUN_OPERANDS]; /* kf__access_t; inputs, then outputs */
} kf__kernel_form_t;

/* Whether OpenCL C has every function of an operator's code. */
bool kf__opencl_has(const kf__portable_t *code);

/* The kernel `run`. Arguments: n; with reductions rows, length, the elements of a piece and the
 * number of pieces; a struct with the sizes and the strides, in elements, of each strided operand,
 * where there is one; the numbers; the operands; the buffer of pieces. The caller frees *out_text
 * with kf_free. */
KF_MUST_USE kf_status_t kf__opencl_source(const kf__program_t *program,
                                          const kf__kernel_form_t *form, char **out_text);
/* The kernel that joins the pieces of output `output`. Arguments: rows, the length of a row, the
 * number of pieces; the struct; a variance's correction; the buffer; the output. */
KF_MUST_USE kf_status_t kf__opencl_join_source(const kf__program_t *program,
                                               const kf__kernel_form_t *form, uint32_t output,
                                               char **out_text);
/* Bytes of the accumulators of the outputs before this one, for each piece. */
size_t kf__kernel_slot(const kf__program_t *program, uint32_t output);

/* Parts of a kernel, for the writer of the body. */
extern const char kf__opencl_prelude[], kf__opencl_folds[]; /* the second for reductions */
void kf__kernel_header(const kf__program_t *program, const kf__kernel_form_t *form,
                       kf_text_t *text);
void kf__kernel_open(const kf__program_t *program, const kf__kernel_form_t *form, kf_text_t *text);
/* The element of an operand that the work item computes: "p3[i]". */
void kf__kernel_element(const kf__kernel_form_t *form, uint32_t operand, const char *letter,
                        uint32_t number, char name[KF__SOURCE_NAME]);
/* Folds y<index>. */
void kf__kernel_fold(const kf__program_output_t *output, uint32_t index, kf_text_t *text);
void kf__kernel_end(const kf__program_t *program, const kf__kernel_form_t *form, kf_text_t *text);

#endif
