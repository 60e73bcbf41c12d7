/* Products of matrices of the half and the complex types, with the loops for real types.
 *
 * Half types are converted to float32 while panels are packed; sums are rounded once, at the end. A
 * complex A is packed as a real matrix with twice the rows and twice the depth, (re, -im) above
 * (im, re); a complex B as one with twice the depth, re above im. Their product has the real parts
 * of C in the even rows and the imaginary parts in the odd rows, and needs no more multiplications
 * than the complex product. Sums are kept in scratch memory until they are complete. */
#include "backends/cpu/core/bounds.h"
#include "backends/cpu/matmul/gemm_internal.h"
#include "backends/cpu/matmul/real_product.h"
#include "base/half.h"
#include "base/parallel.h"

enum { ROWS_AT_ONCE = 256, COLUMNS_AT_ONCE = 384, PARALLEL_WORK = 1 << 16 };

/* One operand of one product of the batch. `across` is the stride over rows of panels, `along` the
 * stride over the sum, both in elements. */
typedef struct operand {
  const void *data;
  int64_t across, along;
} operand_t;

#define PACK_HALF(name, TO_FLOAT)                                                       \
  static void pack_##name(const void *context, int64_t first, int64_t count, int64_t p, \
                          int64_t depth, int64_t width, void *panels) {                 \
    const operand_t *operand = (const operand_t *)context;                              \
    const uint16_t *src =                                                               \
        (const uint16_t *)operand->data + first * operand->across + p * operand->along; \
    float *to = (float *)panels;                                                        \
    for (int64_t i = 0; i < count; i += width, src += width * operand->across) {        \
      const int64_t rows = kf__min(width, count - i);                                   \
      for (int64_t q = 0; q < depth; q++, to += width) {                                \
        for (int64_t r = 0; r < rows; r++)                                              \
          to[r] = TO_FLOAT(src[r * operand->across + q * operand->along]);              \
        for (int64_t r = rows; r < width; r++) to[r] = 0;                               \
      }                                                                                 \
    }                                                                                   \
  }
PACK_HALF(f16, kf__f16_to_f32)
PACK_HALF(b16, kf__bf16_to_f32)

/* Rows of panels, steps and the width of panels of A are even, so a complex number is never divided
 * between two panels or two blocks: kf__gemm_wide asserts it. */
#define PACK_COMPLEX(name, R)                                                                   \
  static void pack_a_##name(const void *context, int64_t first, int64_t count, int64_t p,       \
                            int64_t depth, int64_t width, void *panels) {                       \
    const operand_t *operand = (const operand_t *)context;                                      \
    const R *src = (const R *)operand->data + first * operand->across + p * operand->along;     \
    R *to = (R *)panels;                                                                        \
    for (int64_t i = 0; i < count; i += width, src += width * operand->across) {                \
      const int64_t rows = kf__min(width, count - i);                                           \
      for (int64_t q = 0; q < depth; q += 2, to += 2 * width) {                                 \
        for (int64_t r = 0; r < rows; r += 2) {                                                 \
          const R *number = src + r * operand->across + q * operand->along;                     \
          to[r] = to[width + r + 1] = number[0];                                                \
          to[r + 1] = number[1];                                                                \
          to[width + r] = -number[1];                                                           \
        }                                                                                       \
        for (int64_t r = rows; r < width; r++) to[r] = to[width + r] = 0;                       \
      }                                                                                         \
    }                                                                                           \
  }                                                                                             \
  static void pack_b_##name(const void *context, int64_t first, int64_t count, int64_t p,       \
                            int64_t depth, int64_t width, void *panels) {                       \
    const operand_t *operand = (const operand_t *)context;                                      \
    const R *src = (const R *)operand->data + 2 * first * operand->across + p * operand->along; \
    R *to = (R *)panels;                                                                        \
    for (int64_t j = 0; j < count; j += width, src += 2 * width * operand->across) {            \
      const int64_t columns = kf__min(width, count - j);                                        \
      for (int64_t q = 0; q < depth; q += 2, to += 2 * width) {                                 \
        for (int64_t c = 0; c < columns; c++) {                                                 \
          const R *number = src + 2 * c * operand->across + q * operand->along;                 \
          to[c] = number[0];                                                                    \
          to[width + c] = number[1];                                                            \
        }                                                                                       \
        for (int64_t c = columns; c < width; c++) to[c] = to[width + c] = 0;                    \
      }                                                                                         \
    }                                                                                           \
  }
PACK_COMPLEX(c64, float)
PACK_COMPLEX(c128, double)

/* ---- Finished sums ---- */

#define STORE_HALF(name, TO_FLOAT, FROM_FLOAT)                                            \
  static void store_##name(const void *sums, int64_t m, int64_t n, const kf__gemm_t *job, \
                           void *to, const void *added) {                                 \
    const float *sum = (const float *)sums, alpha = (float)job->alpha.re;                 \
    const float beta = (float)job->beta.re;                                               \
    uint16_t *c = (uint16_t *)to;                                                         \
    const uint16_t *d = (const uint16_t *)added;                                          \
    for (int64_t i = 0; i < m; i++)                                                       \
      for (int64_t j = 0; j < n; j++) {                                                   \
        float value = alpha * sum[i * n + j];                                             \
        if (d != NULL) value += beta * TO_FLOAT(d[i * job->d.rows + j * job->d.columns]); \
        c[i * job->c.rows + j * job->c.columns] = FROM_FLOAT(value);                      \
      }                                                                                   \
  }
STORE_HALF(f16, kf__f16_to_f32, kf__f32_to_f16)
STORE_HALF(b16, kf__bf16_to_f32, kf__f32_to_bf16)

#define STORE_COMPLEX(name, R)                                                            \
  static void store_##name(const void *sums, int64_t m, int64_t n, const kf__gemm_t *job, \
                           void *to, const void *added) {                                 \
    const R *sum = (const R *)sums, ar = (R)job->alpha.re, ai = (R)job->alpha.im;         \
    const R br = (R)job->beta.re, bi = (R)job->beta.im;                                   \
    for (int64_t i = 0; i < m; i++)                                                       \
      for (int64_t j = 0; j < n; j++) {                                                   \
        const R re = sum[2 * i * n + j], im = sum[(2 * i + 1) * n + j];                   \
        R *c = (R *)to + 2 * (i * job->c.rows + j * job->c.columns);                      \
        R out_re = ai == 0 ? ar * re : ar * re - ai * im;                                 \
        R out_im = ai == 0 ? ar * im : ar * im + ai * re;                                 \
        if (added != NULL) {                                                              \
          const R *d = (const R *)added + 2 * (i * job->d.rows + j * job->d.columns);     \
          out_re += bi == 0 ? br * d[0] : br * d[0] - bi * d[1];                          \
          out_im += bi == 0 ? br * d[1] : br * d[1] + bi * d[0];                          \
        }                                                                                 \
        c[0] = out_re;                                                                    \
        c[1] = out_im;                                                                    \
      }                                                                                   \
  }
STORE_COMPLEX(c64, float)
STORE_COMPLEX(c128, double)

/* ---- The product ---- */

typedef struct wide_type {
  int64_t size;  /* bytes of an element */
  int64_t parts; /* real numbers that one is made of */
  kf__pack_fn pack_a, pack_b;
  void (*store)(const void *sums, int64_t m, int64_t n, const kf__gemm_t *job, void *to,
                const void *added);
} wide_type_t;

static const wide_type_t types[] = {
    {2, 1, pack_f16, pack_f16, store_f16},
    {2, 1, pack_b16, pack_b16, store_b16},
    {8, 2, pack_a_c64, pack_b_c64, store_c64},
    {16, 2, pack_a_c128, pack_b_c128, store_c128},
};

static const wide_type_t *type_of(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_FLOAT16: return &types[0];
    case KF_DTYPE_BFLOAT16: return &types[1];
    case KF_DTYPE_COMPLEX64: return &types[2];
    default: KF_ASSERT(dtype == KF_DTYPE_COMPLEX128); return &types[3];
  }
}

typedef struct wide_job {
  const kf__gemm_t *job;
  const wide_type_t *type;
  kf__real_product_t product;
  int64_t rows, columns, down, across; /* parts, in elements of C */
  size_t sums_size;
  kf__scratch_t scratch;
} wide_job_t;

static const void *element(const kf__matrix_t *matrix, int64_t size, int64_t batch, int64_t row,
                           int64_t column) {
  if (matrix->data == NULL) return NULL;
  return (const char *)matrix->data +
         (batch * matrix->batch + row * matrix->rows + column * matrix->columns) * size;
}

static void run_part(wide_job_t *run, int64_t task, char *scratch) {
  const kf__gemm_t *job = run->job;
  const int64_t parts = run->down * run->across, size = run->type->size;
  const int64_t batch = task / parts, part = task % parts;
  const int64_t i = part / run->across * run->rows, j = part % run->across * run->columns;
  const int64_t m = kf__min(run->rows, job->m - i), n = kf__min(run->columns, job->n - j);
  KF_ASSERT(batch < job->batches);
  KF_ASSERT(m > 0);
  KF_ASSERT(n > 0);
  const operand_t a = {element(&job->a, size, batch, 0, 0), job->a.rows, job->a.columns};
  const operand_t b = {element(&job->b, size, batch, 0, 0), job->b.columns, job->b.rows};
  kf__real_product_t product = run->product;
  product.context_a = &a;
  product.context_b = &b;
  const kf__gemm_store_t sums = {.c = scratch, .c_rows = n, .c_columns = 1, .alpha = 1, .beta = 1};
  kf__real_product_run(&product, i * run->type->parts, m * run->type->parts, j, n, &sums,
                       scratch + run->sums_size);
  run->type->store(scratch, m, n, job, (void *)(uintptr_t)element(&job->c, size, batch, i, j),
                   element(&job->d, size, batch, i, j));
}

static void run_parts(void *context, int64_t begin, int64_t end) {
  wide_job_t *run = (wide_job_t *)context;
  char *scratch = kf__scratch_take(&run->scratch);
  for (int64_t task = begin; task < end; task++) run_part(run, task, scratch);
  kf__scratch_give(&run->scratch, scratch);
}

kf_status_t kf__gemm_wide(const kf__gemm_t *job) {
  wide_job_t run;
  run.job = job;
  run.type = type_of(job->dtype);
  const bool is_double = job->dtype == KF_DTYPE_COMPLEX128;
  const int64_t parts = run.type->parts;
  run.product = (kf__real_product_t){
      .loops = is_double ? &kf__loops_gemm()->f64 : &kf__loops_gemm()->f32,
      .item = is_double ? sizeof(double) : sizeof(float),
      .k = job->k * parts,
      .pack_a = run.type->pack_a,
      .pack_b = run.type->pack_b,
  };
  KF_ASSERT(run.product.loops->mr % parts == 0);
  KF_ASSERT(run.product.loops->mc % parts == 0);
  KF_ASSERT(run.product.loops->kc % parts == 0);
  const kf__grid_t grid = kf__gemm_grid(job->m, job->n, job->k * parts * parts, job->batches,
                                        run.product.loops->mr, run.product.loops->lanes);
  run.rows = kf__min(grid.rows, ROWS_AT_ONCE);
  run.columns = kf__min(grid.columns, COLUMNS_AT_ONCE);
  run.down = (job->m + run.rows - 1) / run.rows;
  run.across = (job->n + run.columns - 1) / run.columns;
  const size_t sums = (size_t)(run.rows * parts * run.columns) * run.product.item;
  run.sums_size = (sums + KF__ALIGNMENT - 1) / KF__ALIGNMENT * KF__ALIGNMENT;
  const int64_t tasks = job->batches * run.down * run.across;
  const double work = (double)run.rows * (double)run.columns * (double)run.product.k;
  const int64_t grain = work >= PARALLEL_WORK ? 1 : (int64_t)(PARALLEL_WORK / (work + 1)) + 1;
  KF_TRY(kf__scratch_create(
      &run.scratch,
      run.sums_size + kf__real_product_scratch(&run.product, run.rows * parts, run.columns),
      (tasks + grain - 1) / grain));
  const kf_status_t status = kf__parallel_try(0, tasks, grain, run_parts, &run);
  kf__scratch_destroy(&run.scratch);
  return status;
}
