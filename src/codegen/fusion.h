/* Fused code: a graph of elementwise operators, with reductions of its results, as one function.
 *
 * The catalogue says what an operator computes (`code`, ops/README.md); this room writes the C code
 * for a whole graph of them, compiles it with the system's compiler and runs it over tensors in
 * memory. Temporaries stay in the cache. Results equal those of the CPU's kernels, called one by
 * one, bit for bit; Note [Sums of fused code] names the exception.
 *
 *   // (a * b + 2).sum(), contiguous float32
 *   kf__fusion_input_t inputs[] = {{.dtype = KF_DTYPE_FLOAT32}, {.dtype = KF_DTYPE_FLOAT32}};
 *   kf__fusion_argument_t mul[] = {{.kind = KF__FUSION_INPUT, .index = 0},
 *                                  {.kind = KF__FUSION_INPUT, .index = 1}};
 *   kf__fusion_argument_t add[] = {{.kind = KF__FUSION_STEP, .index = 0},
 *                                  {.kind = KF__FUSION_NUMBER, .index = 0, .tag = KF_TAG_INT},
 *                                  {.kind = KF__FUSION_NUMBER, .index = 1, .tag = KF_TAG_INT}};
 *   kf__fusion_step_t steps[] = {{kf__portable_of(mul_tensor), mul, 2, KF_DTYPE_FLOAT32},
 *                                {kf__portable_of(add_scalar), add, 3, KF_DTYPE_FLOAT32}};
 *   kf__fusion_output_t outputs[] = {{1, KF_DTYPE_FLOAT32, kf__portable_of(sum)}};
 *   kf__fusion_t fusion = {inputs, 2, steps, 2, outputs, 1};
 *   KF_TRY(kf__fusion_compile(&fusion, &code));
 *   kf__fusion_run_t run = {.ndim = 1, .reduced = 1, .sizes = &n, .data = …, .strides = …,
 *                           .numbers = (kf_scalar_t[]){two, one}};
 *   KF_TRY(kf__fused_run(code, &run));
 *   kf__fused_release(code);
 *
 * Every function may be called from any thread; one fused code may run on several at once. */
#ifndef KF_CODEGEN_FUSION_H
#define KF_CODEGEN_FUSION_H

#include "dispatch/operators/operator.h"
#include "tensor/tensor_internal.h"

/* ---- What the catalogue says about an operator -------------------------------------------- */

typedef enum {
  KF__PORTABLE_ELEMENTWISE, /* a step */
  KF__PORTABLE_REDUCTION    /* an output's reduction: sum, mean, prod, amax, amin, any, all … */
} kf__portable_kind_t;

typedef struct kf__portable kf__portable_t; /* static, one for each functional operator */

/* The portable code of an operator; NULL: there is none. The in-place and out= forms have that of
 * the functional form: their arguments are those of the functional form, in the same order, and the
 * tensors that are written follow or are the first argument. Looks a name up: keep the result. */
const kf__portable_t *kf__portable_of(const kf_op_t *op);
/* The code that copies its operand. */
const kf__portable_t *kf__portable_copy(void);
kf__portable_kind_t kf__portable_kind(const kf__portable_t *portable);
/* The out= form of a functional operator; NULL: it has none, or `op` is another form. */
const kf_op_t *kf__portable_out(const kf__portable_t *portable, const kf_op_t *op);
/* Whether fused code has the bits of the operator's kernel. Variances and norms differ in the last
 * place. */
bool kf__portable_is_exact(const kf__portable_t *portable);
/* The functional operator's name without namespace: "add.Tensor". */
const char *kf__portable_name(const kf__portable_t *portable);

/* ---- A graph ------------------------------------------------------------------------------ */

typedef enum {
  KF__FUSION_NONE,     /* an optional argument that is absent */
  KF__FUSION_INPUT,    /* a tensor: input `index` */
  KF__FUSION_STEP,     /* a tensor: the result of step `index`, an earlier one */
  KF__FUSION_NUMBER,   /* a Scalar or float: `index` in the numbers of a run, of type `tag` */
  KF__FUSION_CONSTANT, /* a bool or int: `value`; it is part of the code */
  KF__FUSION_TEXT      /* a string: `text`; it is part of the code */
} kf__fusion_kind_t;

/* How a tensor takes part in type promotion (ops/core/promote.h). */
typedef enum {
  KF__FUSION_DIMENSIONED,   /* has dimensions */
  KF__FUSION_DIMENSIONLESS, /* a tensor without dimensions */
  KF__FUSION_WRAPPED        /* a number that was made a tensor */
} kf__fusion_rank_t;

/* An argument of a step. */
typedef struct kf__fusion_argument {
  uint8_t kind; /* kf__fusion_kind_t */
  uint8_t rank; /* of tensors: kf__fusion_rank_t */
  uint8_t tag;  /* of numbers: KF_TAG_BOOL, KF_TAG_INT, KF_TAG_FLOAT or KF_TAG_COMPLEX */
  uint16_t index;
  int64_t value;
  const char *text; /* read while compiling only */
} kf__fusion_argument_t;

/* One call of an elementwise operator: the arguments of its functional schema, in order. */
typedef struct kf__fusion_step {
  const kf__portable_t *code;
  const kf__fusion_argument_t *arguments;
  uint32_t argument_count; /* missing ones at the end are KF__FUSION_NONE */
  kf_dtype_t result;       /* of the tensor that eager mode would make or write */
} kf__fusion_step_t;

/* How an input varies: the strides of a run must agree. Code reads an input that does not vary once
 * for a block. */
typedef enum {
  KF__FUSION_VARIES,
  KF__FUSION_PER_ROW, /* strides of the reduced dimensions are 0; rows are computed one by one */
  KF__FUSION_UNIFORM  /* all strides are 0 */
} kf__fusion_variation_t;

typedef struct kf__fusion_input {
  kf_dtype_t dtype;
  uint8_t variation; /* kf__fusion_variation_t */
} kf__fusion_input_t;

/* Norms that are fused: sqrt(sum(x * x)), sum(|x|), max(|x|), min(|x|). */
typedef enum { KF__NORM_2, KF__NORM_1, KF__NORM_MOST, KF__NORM_LEAST } kf__norm_t;

/* A result: a step, stored as it is or reduced over the last dimensions of the run. */
typedef struct kf__fusion_output {
  uint32_t step;
  kf_dtype_t dtype;                /* of its memory; values are converted as copy_ does */
  const kf__portable_t *reduction; /* NULL: elementwise */
  uint8_t result;                  /* of var_mean and std_mean: 1 is the mean */
  uint8_t norm;                    /* of norms: kf__norm_t */
  uint16_t correction; /* of variances: the index of a number, plus 1; 0: the correction is 1 */
} kf__fusion_output_t;

enum { KF__FUSION_INPUTS = 64, KF__FUSION_STEPS = 256, KF__FUSION_OUTPUTS = 32 };

/* Read while compiling only. Has no sizes and no strides: one code serves every shape. */
typedef struct kf__fusion {
  const kf__fusion_input_t *inputs;
  uint32_t input_count;
  const kf__fusion_step_t *steps;
  uint32_t step_count;
  const kf__fusion_output_t *outputs;
  uint32_t output_count;
} kf__fusion_t;

/* ---- Compiling and running ---------------------------------------------------------------- */

typedef struct kf__fused kf__fused_t;

/* The code of a graph, from memory, from the disk or compiled now (which takes a tenth of a second
 * and more). The caller owns *out_code. KF_ERR_NOT_IMPLEMENTED: the graph is beyond the limits
 * above, a step has types that its code does not support, or there is no compiler that works; the
 * caller then runs the operators one by one. */
KF_MUST_USE kf_status_t kf__fusion_compile(const kf__fusion_t *fusion, kf__fused_t **out_code);

/* One execution. Addresses and strides are those of the inputs, followed by those of the outputs.
 * Everything is broadcast to `sizes` already: a stride of 0 repeats an element. An output may be
 * the memory of an input, element for element; other overlaps are the caller's mistake. */
typedef struct kf__fusion_run {
  uint32_t ndim;
  uint32_t reduced;     /* reductions run over this many last dimensions */
  const int64_t *sizes; /* outermost first */
  void *const *data;
  const int64_t *const *strides; /* in bytes, `ndim` for each; ignored where a reduction removes
                                    the dimension */
  const kf_scalar_t *numbers;    /* of the tags that the graph was compiled for */
} kf__fusion_run_t;

/* Prepares code for runs of one geometry, of which the sizes and strides of `shape` tell; later
 * runs read addresses and numbers only. `is_part`: the runs are those of kf__fused_run_parts. Once
 * at most, and before the code is shared with other threads. */
KF_MUST_USE kf_status_t kf__fused_bind(kf__fused_t *code, const kf__fusion_run_t *shape,
                                       bool is_part);
/* Fails where an operator of the graph would fail for these numbers, and when it is stopped (Note
 * [Stopping]); outputs are undefined then. Splits the work among threads. */
KF_MUST_USE kf_status_t kf__fused_run(const kf__fused_t *code, const kf__fusion_run_t *run);
/* One of several codes that run over the same rows. A row is what the reduced dimensions have; an
 * elementwise part has rows, too, and all parts have the same number of them. */
typedef struct kf__fused_part {
  const kf__fused_t *code;
  kf__fusion_run_t run;
  const uint8_t *locals; /* for each operand: 0, or the number of a local value, from 1 */
} kf__fused_part_t;

enum {
  KF__FUSED_PARTS = 8,
  KF__FUSED_LOCALS = 16,
  KF__FUSED_TILE = 4096,          /* elements at a time, or a whole row */
  KF__FUSED_LONGEST = 1 << 15,    /* elements of a row */
  KF__FUSED_LOCAL_BYTES = 1 << 18 /* of all local values, for the elements at a time */
};

/* Runs the parts one after the other for a few rows at a time, so that these rows stay in the
 * cache. A part reads what earlier parts wrote for the same row. A local value has the elements of
 * a whole row; it is written by one part, has no address, and its strides are those of a packed
 * tensor. */
KF_MUST_USE kf_status_t kf__fused_run_parts(const kf__fused_part_t *parts, uint32_t count);
/* NULL is allowed. */
void kf__fused_release(kf__fused_t *code);

/* ---- Code for drivers --------------------------------------------------------------------- */

/* A graph as a kernel of a device whose driver compiles code (kf_device_interface_t). It is for one
 * shape; the driver's kernel is shared by all shapes of the same form, Note [Kernels]. */
typedef struct kf__device_code kf__device_code_t;

/* Whether a driver's dialect has an operator's code. */
bool kf__device_code_has(const kf__portable_t *code);
/* Compiles. Of `shape`, only sizes and strides are read. `is_value` says for each input whether it
 * is one number in the memory of the host, which a launch passes along. The caller owns *out_code.
 * KF_ERR_NOT_IMPLEMENTED: the device has no compiler, or the dialect lacks something; or what the
 * driver reports. */
KF_MUST_USE kf_status_t kf__device_code_make(kf_device_t device, const kf__fusion_t *fusion,
                                             const kf__fusion_run_t *shape, const uint8_t *is_value,
                                             kf__device_code_t **out_code);
/* Runs it on the device that it was compiled for: queues its kernels. Of `run`, only data and
 * numbers are read. *out_started: whether something may have been written; on a failure without it,
 * the caller can run the operators one by one. */
KF_MUST_USE kf_status_t kf__device_code_run(const kf__device_code_t *code,
                                            const kf__fusion_run_t *run, bool *out_started);
/* How many kernels a run launches. */
uint32_t kf__device_code_launches(const kf__device_code_t *code);
/* NULL is allowed. */
void kf__device_code_release(kf__device_code_t *code);

/* The C source of a graph, for tests and dumps. The caller frees it with kf_free. */
KF_MUST_USE kf_status_t kf__fusion_source(const kf__fusion_t *fusion, char **out_text);

/* What happened so far in this process, for metrics. */
typedef struct kf__codegen_counts {
  int64_t compiled;  /* runs of the compiler */
  int64_t failed;    /* those that failed */
  int64_t from_disk; /* objects found on disk */
  int64_t from_memory;
  double seconds; /* spent in the compiler */
} kf__codegen_counts_t;
kf__codegen_counts_t kf__codegen_counts(void);

#endif
