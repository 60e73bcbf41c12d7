/* Compiles graphs and runs them: blocks of elements are packed where needed, computed, folded or
 * stored. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/half.h"
#include "base/parallel.h"
#include "codegen/fold.h"
#include "codegen/run_geometry.h"
#include "codegen/loaded_objects.h"
#include "ops/core/number.h"

enum {
  BLOCK = KF__FUSED_BLOCK,
  GRAIN = 32,            /* blocks that are worth a thread */
  FEW_ROWS = 16,         /* fewer than this: long rows are cut into pieces */
  MOST_SCRATCH = 1 << 19 /* bytes on the stack of each thread */
};

/* What runs depend on besides addresses and numbers. One is made for each geometry; replayed graphs
 * run thousands of times with the same. */
typedef struct {
  kf__space_t space;
  uint32_t count;                     /* operands: inputs, then outputs */
  size_t scratch;                     /* bytes of the buffers of operands that are not packed */
  int64_t rows_at_once;               /* rows of a block; 0: a row has several blocks */
  int32_t shared[KF__FUSION_OUTPUTS]; /* kf__program_shared_output of each output */
  bool reduces;                       /* some output */
  bool spreads;                       /* some output is a variance */
  bool only_folds;                    /* inputs are folded where they are */
  bool in_rows;                       /* a part of several; elementwise code has rows, too */
  size_t offsets[KF__RUN_OPERANDS];   /* of buffers in the scratch memory */
  kf__walked_t operands[];            /* `count` of them */
} binding_t;

struct kf__fused {
  kf__program_t *program;
  kf__object_t object;
  binding_t *binding; /* owned; NULL: each run makes its own */
};

/* ---- Compiling ---- */

kf_status_t kf__fusion_source(const kf__fusion_t *fusion, char **out_text) {
  kf__program_t *program;
  *out_text = NULL;
  KF_TRY(kf__program_make(fusion, &program));
  kf_status_t status = kf__c_source(program, out_text);
  kf__program_free(program);
  return status;
}

static kf_status_t find_function(kf__fused_t *code) {
  char *source = NULL;
  KF_TRY(kf__c_source(code->program, &source));
  kf_status_t status = kf__object_get(source, &code->object);
  kf_free(source);
  return status;
}

kf_status_t kf__fusion_compile(const kf__fusion_t *fusion, kf__fused_t **out_code) {
  *out_code = NULL;
  kf__fused_t *code = kf_alloc(sizeof *code);
  if (code == NULL) return kf__no_memory();
  memset(code, 0, sizeof *code);
  kf_status_t status = kf__program_make(fusion, &code->program);
  if (status == KF_OK) status = find_function(code);
  if (status != KF_OK)
    kf__fused_release(code);
  else
    *out_code = code;
  return status;
}

void kf__fused_release(kf__fused_t *code) {
  if (code == NULL) return;
  kf__program_free(code->program);
  kf_free(code->binding);
  kf_free(code);
}

/* ---- Geometry ---- */

static void set_operands(binding_t *binding, const kf__program_t *program,
                         const kf__fusion_run_t *shape) {
  binding->count = program->input_count + program->output_count;
  for (uint32_t k = 0; k < binding->count; k++) {
    bool is_input = k < program->input_count;
    const kf__program_output_t *output = &program->outputs[is_input ? 0 : k - program->input_count];
    kf_dtype_t dtype = is_input ? program->inputs[k] : output->dtype;
    binding->operands[k].item = kf__dtype_sizes[dtype];
    binding->operands[k].reduced = !is_input && output->fold >= 0;
  }
  kf__space_make(&binding->space, shape, binding->count, binding->operands, binding->in_rows);
}

/* Operands that are packed already need no buffer. */
static void plan_scratch(binding_t *binding, const kf__program_t *program) {
  binding->scratch = 0;
  for (uint32_t k = 0; k < binding->count; k++) {
    const kf__walked_t *operand = &binding->operands[k];
    binding->offsets[k] = binding->scratch;
    bool direct = operand->packed && !operand->reduced;
    direct |= k < program->input_count && program->variations[k] != KF__FUSION_VARIES;
    size_t item = operand->reduced ? sizeof(int64_t) : (size_t)operand->item;
    if (!direct) binding->scratch += item * BLOCK;
  }
}

/* The input that a reduction is of, where it is of no other step than a copy; -1: none. */
static int32_t source_of(const kf__program_t *program, const kf__program_output_t *output) {
  const kf__program_step_t *step = &program->steps[output->step];
  const kf__program_operand_t *from = &step->operands[0];
  if (output->fold < 0 || output->map != KF__MAP_NONE ||
      (step->code->flags & KF__CODE_MOVES) == 0 || from->kind != KF__FUSION_INPUT ||
      from->dtype != output->folded || from->dtype == KF_DTYPE_BOOL ||
      program->variations[from->index] != KF__FUSION_VARIES)
    return -1;
  return from->index;
}

/* One row where an input has one element for each row; 0: rows are longer than a block, or empty.
 */
static int64_t rows_of_block(const kf__program_t *program, int64_t length) {
  for (uint32_t i = 0; i < program->input_count; i++)
    if (program->variations[i] == KF__FUSION_PER_ROW) return 1;
  return length > 0 ? BLOCK / length : 0;
}

static void describe_outputs(binding_t *binding, const kf__program_t *program) {
  binding->reduces = binding->spreads = false;
  binding->only_folds = true;
  for (uint32_t i = 0; i < program->output_count; i++) {
    const kf__program_output_t *output = &program->outputs[i];
    binding->shared[i] = kf__program_shared_output(program, i);
    binding->reduces |= output->fold >= 0;
    binding->spreads |= kf__is_spread(output);
    binding->only_folds &= source_of(program, output) >= 0;
  }
}

static kf_status_t bind(const kf__program_t *program, const kf__fusion_run_t *shape, bool in_rows,
                        binding_t **out_binding) {
  KF_ASSERT(shape->ndim <= KF__MAX_DIMS);
  KF_ASSERT(shape->reduced <= shape->ndim);
  const uint32_t count = program->input_count + program->output_count;
  binding_t *binding = kf_alloc(sizeof *binding + count * sizeof *binding->operands);
  if (binding == NULL) return kf__no_memory();
  binding->in_rows = in_rows;
  set_operands(binding, program, shape);
  describe_outputs(binding, program);
  plan_scratch(binding, program);
  binding->rows_at_once = rows_of_block(program, binding->space.length);
  if (binding->scratch > MOST_SCRATCH) {
    kf_free(binding);
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "fused code: too many strided operands");
  }
  *out_binding = binding;
  return KF_OK;
}

kf_status_t kf__fused_bind(kf__fused_t *code, const kf__fusion_run_t *shape, bool is_part) {
  KF_ASSERT(code->binding == NULL);
  return bind(code->program, shape, is_part, &code->binding);
}

/* ---- One run ---- */

typedef struct {
  const kf__fused_t *code;
  const kf__program_t *program;
  const binding_t *binding;
  binding_t *own;     /* the binding, where the code has none; owned */
  void *const *bases; /* of each operand */
  const kf_scalar_t *given;
  kf_number_t numbers[KF__PROGRAM_NUMBERS];
  int64_t pieces;        /* of a row; each has a result of its own */
  int64_t piece;         /* elements of a piece */
  kf_number_t *parts;    /* [output][row][piece] */
  const uint8_t *locals; /* of each operand; NULL: none are local */
} job_t;

static void call_step(void *context, int step, long n, void *const *data) {
  const job_t *job = context;
  kf_status_t status =
      kf__program_call(job->program, (uint32_t)step, n, data, job->numbers, job->given);
  KF_ASSERT(status == KF_OK); /* types and numbers were tried */
  (void)status;
}

static const kf__program_output_t *output_of(const job_t *job, uint32_t k) {
  return &job->program->outputs[k - job->program->input_count];
}

/* Elements inside of one line of the innermost dimension that are packed. */
static bool is_line(const job_t *job, const kf__walked_t *operand, int64_t first, int64_t n) {
  const kf__space_t *space = &job->binding->space;
  if (space->ndim == 0) return true;
  int64_t size = space->sizes[space->ndim - 1];
  return operand->strides[space->ndim - 1] == operand->item && first % size + n <= size;
}

/* The rows that a thread runs all parts for, and its local values. */
typedef struct {
  int64_t first, end;             /* rows */
  char *locals[KF__FUSED_LOCALS]; /* where each one would have its row 0 */
} tile_t;

static char *packed_base(const job_t *job, uint32_t k, const tile_t *tile) {
  if (tile == NULL || job->locals[k] == 0) return job->bases[k];
  return tile->locals[job->locals[k] - 1];
}

/* Computes elements first … first + n - 1, which begin in row `row`. Constants stay in their
 * buffers from block to block: `begins` is true for a thread's first one. */
static void compute_block(const job_t *job, int64_t first, int64_t n, char *scratch, bool begins,
                          const tile_t *tile, int64_t row, char **data) {
  const kf__program_t *program = job->program;
  const binding_t *binding = job->binding;
  for (uint32_t k = 0; k < binding->count; k++) {
    const kf__walked_t *operand = &binding->operands[k];
    char *base = job->bases[k], *buffer = scratch + binding->offsets[k];
    bool is_input = k < program->input_count;
    if (is_input && program->variations[k] != KF__FUSION_VARIES)
      data[k] = operand->constant ? base : kf__row_at(&binding->space, operand, base, row);
    else if (operand->packed && !operand->reduced)
      data[k] = packed_base(job, k, tile) + first * operand->item;
    else if (!operand->reduced && is_line(job, operand, first, n))
      data[k] = kf__element_at(&binding->space, operand, base, first);
    else
      data[k] = buffer;
    if (!is_input || data[k] != buffer) continue;
    if (operand->constant && !begins) continue;
    int64_t some = operand->constant ? BLOCK : n; /* repeats the one element */
    if (operand->constant && binding->space.numel < BLOCK) some = n;
    kf__gather(&binding->space, operand, base, operand->constant ? 0 : first, some, buffer);
  }
  if (binding->only_folds) {
    for (uint32_t k = program->input_count; k < binding->count; k++)
      data[k] = data[source_of(program, output_of(job, k))];
    return;
  }
  job->code->object.function(data, (long)n, (const char *)job->numbers, call_step,
                             (void *)(uintptr_t)job);
  for (uint32_t k = program->input_count; k < binding->count; k++) {
    const int32_t shared = binding->shared[k - program->input_count];
    if (shared >= 0) data[k] = data[program->input_count + (uint32_t)shared];
  }
  for (uint32_t k = program->input_count; k < binding->count; k++) {
    const kf__walked_t *operand = &binding->operands[k];
    if (!operand->reduced && data[k] == scratch + binding->offsets[k] &&
        !(operand->packed || is_line(job, operand, first, n)))
      kf__scatter(&binding->space, operand, job->bases[k], first, n, data[k]);
  }
}

/* ---- Elementwise ---- */

static void run_blocks(void *context, int64_t begin, int64_t end) {
  const job_t *job = context;
  char *data[KF__RUN_OPERANDS];
  char *scratch = __builtin_alloca_with_align(job->binding->scratch + 64, 512);
  for (int64_t block = begin; block < end; block++) {
    int64_t first = block * BLOCK;
    int64_t n =
        job->binding->space.numel - first < BLOCK ? job->binding->space.numel - first : BLOCK;
    compute_block(job, first, n, scratch, block == begin, NULL, 0, data);
  }
}

/* The same for n elements of a tile. */
static void run_tile_blocks(const job_t *job, const tile_t *tile, int64_t row, int64_t n,
                            char *scratch, bool begins) {
  char *data[KF__RUN_OPERANDS];
  int64_t at = row * job->binding->space.length;
  for (const int64_t end = at + n; at < end; at += BLOCK, begins = false)
    compute_block(job, at, end - at < BLOCK ? end - at : BLOCK, scratch, begins, tile, row, data);
}

/* Blocks stay inside of rows where an input has one element for each row. */
static void run_tile_elements(const job_t *job, const tile_t *tile, char *scratch) {
  const int64_t rows = tile->end - tile->first, length = job->binding->space.length;
  const int64_t at_once = job->binding->rows_at_once == 1 ? 1 : rows;
  for (int64_t row = tile->first; row < tile->end; row += at_once)
    run_tile_blocks(job, tile, row, at_once * length, scratch, row == tile->first);
}

/* ---- Reductions ---- */

static kf_number_t *part_of(const job_t *job, uint32_t k, int64_t row, int64_t piece) {
  return job->parts +
         ((k - job->program->input_count) * job->binding->space.rows + row) * job->pieces + piece;
}

static char *row_at(const job_t *job, uint32_t k, int64_t row) {
  return kf__row_at(&job->binding->space, &job->binding->operands[k], job->bases[k], row);
}

/* Variances are computed in float64, whatever the type of the numbers. */
static void store_spread(const job_t *job, uint32_t k, int64_t row, kf_number_t value) {
  const kf__program_output_t *output = output_of(job, k);
  kf_scalar_t result = {.tag = KF_TAG_FLOAT};
  result.as.f = value.f64[1] / kf__program_divisor(output, job->binding->space.length, job->given);
  if (output->root) result.as.f = sqrt(result.as.f);
  kf_number_t element;
  kf__number_store(result, output->dtype, &element);
  memcpy(row_at(job, k, row), &element, (size_t)job->binding->operands[k].item);
}

/* Divides a mean, takes a norm's root, converts, and stores the result of a row. */
static void store_row(const job_t *job, uint32_t k, int64_t row, kf_number_t value) {
  const kf__program_output_t *output = output_of(job, k);
  kf_dtype_t type = output->folded;
  kf_number_t element;
  if (kf__is_spread(output)) {
    store_spread(job, k, row, value);
    return;
  }
  if (output->root) {
    if (type == KF_DTYPE_FLOAT64)
      value.f64[0] = sqrt(value.f64[0]);
    else
      value.f32[0] = sqrtf(value.f32[0]);
  }
  if (output->fold == KF__FOLD_OF_MEAN) {
    if (type == KF_DTYPE_FLOAT64)
      value.f64[0] /= (double)job->binding->space.length;
    else
      value.f32[0] /= (float)job->binding->space.length;
  }
  char *to = row_at(job, k, row);
  if (type == KF_DTYPE_FLOAT32 && output->dtype == type) {
    memcpy(to, &value, sizeof(float));
    return;
  }
  if (kf_dtype_is_integral(type, true)) type = KF_DTYPE_INT64;
  kf__number_store(kf__number_load(type, &value), output->dtype, &element);
  memcpy(to, &element, (size_t)job->binding->operands[k].item);
}

/* Half types are loaded in blocks by eager mode, so each block is a row of its own there; see Note
 * [Sums of fused code]. */
typedef struct {
  kf__row_fold_t row;
  uint64_t count;
  kf_number_t levels[40];
} piece_fold_t;

static void piece_add(piece_fold_t *fold, const void *x, int64_t n, bool by_blocks) {
  kf__row_add(&fold->row, x, n);
  if (!by_blocks) return;
  kf_number_t acc;
  int kind = fold->row.fold;
  kf_dtype_t type = fold->row.type;
  kf__row_end(&fold->row, &acc);
  kf__row_start(&fold->row, kind, type, fold->row.leaf);
  int at = 0;
  for (; (fold->count >> at) & 1; at++) kf__fold_merge(kind, type, &acc, &fold->levels[at]);
  fold->levels[at] = acc;
  fold->count++;
}

static void piece_end(piece_fold_t *fold, bool by_blocks, kf_number_t *out) {
  if (!by_blocks) {
    kf__row_end(&fold->row, out);
    return;
  }
  int at = __builtin_ctzll(fold->count);
  *out = fold->levels[at];
  for (at++; fold->count >> at != 0; at++)
    if ((fold->count >> at) & 1)
      kf__fold_merge(fold->row.fold, fold->row.type, out, &fold->levels[at]);
}

static bool is_by_blocks(const job_t *job, uint32_t k) {
  const kf__program_output_t *output = output_of(job, k);
  kf_dtype_t from = job->program->steps[output->step].result;
  return kf__held_type(from) != from && !kf__is_spread(output);
}

static void start_row(const job_t *job, uint32_t k, kf__row_fold_t *row) {
  const kf__program_output_t *output = output_of(job, k);
  kf__row_start(row, output->fold, output->folded,
                kf__leaf_of(job->code->object.leaves, output->fold, output->folded));
}

/* One piece of one row, block by block, for one reduction at a time: graphs with several reductions
 * keep the states of all of them in `folds`. */
static void run_piece(const job_t *job, int64_t row, int64_t piece, char *scratch, bool begins,
                      const tile_t *tile, piece_fold_t *folds) {
  const uint32_t inputs = job->program->input_count;
  char *data[KF__RUN_OPERANDS];
  int64_t at = piece * job->piece;
  int64_t end =
      job->binding->space.length - at < job->piece ? job->binding->space.length : at + job->piece;
  for (uint32_t k = inputs; k < job->binding->count; k++) {
    if (!job->binding->operands[k].reduced) continue;
    start_row(job, k, &folds[k - inputs].row);
    folds[k - inputs].count = 0;
  }
  for (; at < end; at += BLOCK, begins = false) {
    int64_t n = end - at < BLOCK ? end - at : BLOCK;
    compute_block(job, row * job->binding->space.length + at, n, scratch, begins, tile, row, data);
    for (uint32_t k = inputs; k < job->binding->count; k++)
      if (job->binding->operands[k].reduced)
        piece_add(&folds[k - inputs], data[k], n, is_by_blocks(job, k));
  }
  for (uint32_t k = inputs; k < job->binding->count; k++)
    if (job->binding->operands[k].reduced)
      piece_end(&folds[k - inputs], is_by_blocks(job, k), part_of(job, k, row, piece));
}

static void run_pieces(void *context, int64_t begin, int64_t end) {
  const job_t *job = context;
  char *scratch = __builtin_alloca_with_align(job->binding->scratch + 64, 512);
  piece_fold_t *folds =
      __builtin_alloca_with_align(job->program->output_count * sizeof *folds, 512);
  for (int64_t task = begin; task < end; task++)
    run_piece(job, task / job->pieces, task % job->pieces, scratch, task == begin, NULL, folds);
}

/* Folds rows that compute_block has computed, `length` elements each. */
static void fold_short_rows(const job_t *job, int64_t row, int64_t rows, char *const *data) {
  const uint32_t inputs = job->program->input_count;
  const int64_t length = job->binding->space.length;
  const bool is_short = length <= KF__FOLD_SHORT && job->binding->space.rows > 1;
  kf__row_fold_t fold;
  for (uint32_t k = inputs; k < job->binding->count; k++) {
    if (!job->binding->operands[k].reduced) continue;
    const kf__program_output_t *output = output_of(job, k);
    const bool in_order = is_short && !kf__is_spread(output);
    for (int64_t i = 0; i < rows; i++) {
      const char *x = data[k] + i * length * kf__dtype_sizes[output->folded];
      kf_number_t value;
      if (in_order) {
        kf__fold_in_order(output->fold, output->folded, x, length, &value);
      } else {
        start_row(job, k, &fold);
        kf__row_add(&fold, x, length);
        kf__row_end(&fold, &value);
      }
      store_row(job, k, row + i, value);
    }
  }
}

/* Rows of at most a block, several in one block. */
static void run_short_rows(const job_t *job, int64_t begin, int64_t end, char *scratch,
                           const tile_t *tile) {
  const int64_t length = job->binding->space.length;
  char *data[KF__RUN_OPERANDS];
  bool begins = true;
  for (int64_t row = begin, rows; row < end; row += rows, begins = false) {
    rows = end - row < job->binding->rows_at_once ? end - row : job->binding->rows_at_once;
    compute_block(job, row * length, rows * length, scratch, begins, tile, row, data);
    fold_short_rows(job, row, rows, data);
  }
}

static void run_blocks_of_rows(void *context, int64_t begin, int64_t end) {
  const job_t *job = context;
  char *scratch = __builtin_alloca_with_align(job->binding->scratch + 64, 512);
  int64_t last = end * job->binding->rows_at_once;
  run_short_rows(job, begin * job->binding->rows_at_once,
                 last < job->binding->space.rows ? last : job->binding->space.rows, scratch, NULL);
}

/* Joins the pieces of each row as a tree where pieces were cut for threads, and like the carries of
 * a counter where the row was only too long. */
static void join_row(const job_t *job, uint32_t k, int64_t row) {
  const kf__program_output_t *output = output_of(job, k);
  kf_number_t *parts = part_of(job, k, row, 0);
  const int64_t length = job->binding->space.length;
  for (int64_t step = 1; step < job->pieces; step *= 2)
    for (int64_t i = 0; i + step < job->pieces; i += 2 * step) {
      if (!kf__is_spread(output)) {
        kf__fold_merge(output->fold, output->folded, &parts[i], &parts[i + step]);
        continue;
      }
      const int64_t middle = (i + step) * job->piece, end = middle + step * job->piece;
      kf__moments_merge(&parts[i], step * job->piece, &parts[i + step],
                        (end < length ? end : length) - middle);
    }
  store_row(job, k, row, parts[0]);
}

static void store_nothing(const job_t *job) {
  for (uint32_t k = job->program->input_count; k < job->binding->count; k++)
    for (int64_t row = 0; job->binding->operands[k].reduced && row < job->binding->space.rows;
         row++) {
      kf_number_t value;
      kf__fold_identity(output_of(job, k)->fold, output_of(job, k)->folded, &value);
      store_row(job, k, row, value);
    }
}

static kf_status_t run_reductions(job_t *job) {
  const kf__space_t *space = &job->binding->space;
  if (space->length == 0) {
    store_nothing(job);
    return KF_OK;
  }
  if (space->length <= BLOCK) {
    int64_t blocks = (space->rows - 1) / job->binding->rows_at_once + 1;
    return kf__parallel_try(0, blocks, GRAIN, run_blocks_of_rows, job);
  }
  job->piece = KF__FOLD_ROW;
  job->pieces = (space->length - 1) / job->piece + 1;
  size_t count = (size_t)(space->rows * job->pieces) * job->program->output_count;
  job->parts = kf_alloc(count * sizeof *job->parts);
  if (job->parts == NULL) return kf__no_memory();
  int64_t tasks = space->rows * job->pieces;
  int64_t blocks = (space->length < job->piece ? space->length : job->piece) / BLOCK + 1;
  kf_status_t status =
      kf__parallel_try(0, tasks, blocks >= GRAIN ? 1 : GRAIN / blocks + 1, run_pieces, job);
  for (uint32_t k = job->program->input_count; status == KF_OK && k < job->binding->count; k++)
    for (int64_t row = 0; job->binding->operands[k].reduced && row < space->rows; row++)
      join_row(job, k, row);
  kf_free(job->parts);
  return status;
}

/* ---- Running ---- */

/* Everything but the work. */
static kf_status_t prepare(job_t *job, const kf__fused_t *code, const kf__fusion_run_t *run,
                           bool in_rows) {
  job->code = code;
  job->program = code->program;
  job->bases = run->data;
  job->given = run->numbers;
  job->own = NULL; /* the caller frees it, also after a failure */
  KF_TRY(kf__program_numbers(job->program, run->numbers, job->numbers));
  if (code->binding == NULL) KF_TRY(bind(job->program, run, in_rows, &job->own));
  job->binding = code->binding != NULL ? code->binding : job->own;
  KF_ASSERT(job->binding->in_rows == in_rows);
  return job->binding->spreads
             ? kf__program_check_length(job->program, job->binding->space.length, run->numbers)
             : KF_OK;
}

static kf_status_t run_whole(job_t *job) {
  const kf__space_t *space = &job->binding->space;
  if (space->rows == 0) return KF_OK;
  if (job->binding->reduces) return run_reductions(job);
  if (space->numel == 0) return KF_OK;
  return kf__parallel_try(0, (space->numel - 1) / BLOCK + 1, GRAIN, run_blocks, job);
}

kf_status_t kf__fused_run(const kf__fused_t *code, const kf__fusion_run_t *run) {
  job_t job;
  job.locals = NULL;
  kf_status_t status = prepare(&job, code, run, false);
  if (KF_LIKELY(status == KF_OK)) status = run_whole(&job);
  kf_free(job.own);
  return status;
}

/* ---- Several parts ---- */

typedef struct {
  job_t *jobs;
  uint32_t count;
  int64_t rows, rows_of_tile;
  size_t scratch, local_bytes, folds;
  int64_t local_rows[KF__FUSED_LOCALS]; /* bytes of a row of each local value; 0: none */
} parts_t;

/* Rows of up to KF__FOLD_ROW elements are one piece. */
static void run_long_rows(const job_t *job, const tile_t *tile, char *scratch,
                          piece_fold_t *folds) {
  for (int64_t row = tile->first; row < tile->end; row++) {
    run_piece(job, row, 0, scratch, true, tile, folds);
    for (uint32_t k = job->program->input_count; k < job->binding->count; k++)
      if (job->binding->operands[k].reduced) store_row(job, k, row, *part_of(job, k, row, 0));
  }
}

static void run_part(const job_t *job, const tile_t *tile, char *scratch, piece_fold_t *folds) {
  if (!job->binding->reduces)
    run_tile_elements(job, tile, scratch);
  else if (job->binding->space.length <= BLOCK)
    run_short_rows(job, tile->first, tile->end, scratch, tile);
  else
    run_long_rows(job, tile, scratch, folds);
}

static void place_locals(const parts_t *parts, char *memory, tile_t *tile) {
  for (uint32_t i = 0; i < KF__FUSED_LOCALS; i++) {
    uintptr_t at = (uintptr_t)memory - (uintptr_t)(tile->first * parts->local_rows[i]);
    tile->locals[i] = (char *)at; /* row `first` is at `memory` */
    memory += (size_t)(parts->rows_of_tile * parts->local_rows[i] + 63) & ~(size_t)63;
  }
}

static void run_tiles(void *context, int64_t begin, int64_t end) {
  const parts_t *parts = context;
  char *memory = __builtin_alloca_with_align(parts->local_bytes + 64, 512);
  char *scratch = __builtin_alloca_with_align(parts->scratch + 64, 512);
  piece_fold_t *folds = __builtin_alloca_with_align(parts->folds * sizeof *folds, 512);
  for (int64_t at = begin; at < end; at++) {
    tile_t tile = {.first = at * parts->rows_of_tile};
    int64_t last = tile.first + parts->rows_of_tile;
    tile.end = last < parts->rows ? last : parts->rows;
    place_locals(parts, memory, &tile);
    for (uint32_t i = 0; i < parts->count; i++) run_part(&parts->jobs[i], &tile, scratch, folds);
  }
}

/* The results of long rows. */
static kf_status_t allocate_pieces(job_t *job) {
  job->parts = NULL;
  job->pieces = 1;
  job->piece = KF__FOLD_ROW;
  if (!job->binding->reduces || job->binding->space.length <= BLOCK) return KF_OK;
  job->parts =
      kf_alloc((size_t)job->binding->space.rows * job->program->output_count * sizeof *job->parts);
  return job->parts != NULL ? KF_OK : kf__no_memory();
}

static void find_locals(parts_t *parts, const job_t *job) {
  for (uint32_t k = 0; k < job->binding->count; k++)
    if (job->locals[k] != 0)
      parts->local_rows[job->locals[k] - 1] =
          job->binding->space.length * job->binding->operands[k].item;
}

static kf_status_t prepare_parts(parts_t *parts, const kf__fused_part_t *given, uint32_t count) {
  int64_t longest = 1;
  for (uint32_t i = 0; i < count; i++) {
    job_t *job = &parts->jobs[i];
    job->locals = given[i].locals;
    job->parts = NULL;
    parts->count = i + 1;
    KF_TRY(prepare(job, given[i].code, &given[i].run, true));
    KF_ASSERT(i == 0 || job->binding->space.rows == parts->rows);
    parts->rows = job->binding->space.rows;
    KF_TRY(allocate_pieces(job));
    find_locals(parts, job);
    if (job->binding->space.length > longest) longest = job->binding->space.length;
    if (job->binding->scratch > parts->scratch) parts->scratch = job->binding->scratch;
    if (job->program->output_count > parts->folds) parts->folds = job->program->output_count;
  }
  parts->rows_of_tile = longest < KF__FUSED_TILE ? KF__FUSED_TILE / longest : 1;
  for (uint32_t i = 0; i < KF__FUSED_LOCALS; i++)
    parts->local_bytes += (size_t)(parts->rows_of_tile * parts->local_rows[i] + 63) & ~(size_t)63;
  return KF_OK;
}

kf_status_t kf__fused_run_parts(const kf__fused_part_t *given, uint32_t count) {
  job_t jobs[KF__FUSED_PARTS];
  parts_t parts = {.jobs = jobs};
  KF_ASSERT(count <= KF__FUSED_PARTS);
  kf_status_t status = prepare_parts(&parts, given, count);
  int64_t tiles = status == KF_OK ? (parts.rows - 1) / parts.rows_of_tile + 1 : 0;
  if (tiles > 0)
    status = kf__parallel_try(0, tiles, GRAIN * BLOCK / KF__FUSED_TILE, run_tiles, &parts);
  for (uint32_t i = 0; i < parts.count; i++) {
    kf_free(jobs[i].parts);
    kf_free(jobs[i].own);
  }
  return status;
}
