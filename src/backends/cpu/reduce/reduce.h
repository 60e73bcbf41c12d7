/* Reductions over any set of dimensions of a tensor with any strides.
 *
 * Note [Reductions]
 * A plan sorts the dimensions by their strides and merges those that can be walked as one. It then
 * decides which way memory runs: along the reduced dimensions (rows, one for each result) or along
 * the kept ones (columns, several results at once). Work is cut into pieces at borders that depend
 * on the shape alone, and the pieces of one result are combined in order, so that a result does not
 * depend on the number of threads. Bodies of parallel loops do not allocate: their buffers are on
 * the stack or were allocated before. */
#ifndef KF_BACKENDS_CPU_REDUCE_REDUCE_H
#define KF_BACKENDS_CPU_REDUCE_REDUCE_H

#include "backends/cpu/core/lines.h"
#include "backends/cpu/loops/reduce_loops.h"
#include "ops/core/promote.h"
#include "tensor/tensor_internal.h"

enum { KF__REDUCE_OUTS = 2 };

/* Dimensions are in the order in which they are walked, the last one fastest; there is always at
 * least one of each kind. Strides are in bytes. */
typedef struct kf__reduce_plan {
  const char *data;
  kf_dtype_t dtype;
  bool by_columns;
  uint32_t out_count;
  char *outs[KF__REDUCE_OUTS];
  kf_dtype_t out_types[KF__REDUCE_OUTS];
  uint32_t kept, reduced;
  int64_t results; /* product of the kept sizes */
  int64_t length;  /* product of the reduced sizes: numbers that go into one result */
  int64_t kept_sizes[KF__MAX_DIMS];
  int64_t kept_strides[KF__MAX_DIMS];
  int64_t out_strides[KF__REDUCE_OUTS][KF__MAX_DIMS];
  int64_t reduced_sizes[KF__MAX_DIMS + 1];
  int64_t reduced_strides[KF__MAX_DIMS + 1];
} kf__reduce_plan_t;

/* Plans a reduction of `self` over the dimensions `dims`. `outs`, of which there may be none, have
 * the shape of `self` without these dimensions, or with size 1 there; a scan passes tensors of the
 * full shape. `ordered`: the reduced dimensions keep their order, because positions among them
 * matter. */
void kf__reduce_plan(kf__reduce_plan_t *plan, const kf_tensor_t *self, kf__dim_set_t dims,
                     bool ordered, uint32_t out_count, kf_tensor_t *const *outs);

/* Treats complex numbers as pairs of real ones, which are reduced together. */
void kf__reduce_plan_real(kf__reduce_plan_t *plan);

/* The bit of a dimension, which may be negative and has been checked. No bit for a 0-d tensor. */
static inline kf__dim_set_t kf__dim_bit(const kf_tensor_t *t, int64_t dim) {
  if (t->ndim == 0) return 0;
  KF_ASSERT(dim < (int64_t)t->ndim);
  KF_ASSERT(dim >= -(int64_t)t->ndim);
  return kf__dim_set(dim < 0 ? dim + (int64_t)t->ndim : dim);
}
/* The bits of a list of dimensions; an empty or missing list means all. */
kf__dim_set_t kf__dims_bits(const kf_tensor_t *t, kf_int_span_t dims);

/* ---- Loading ---- */

enum { KF__BLOCK = 1024 }; /* numbers that are loaded at a time */

typedef void (*kf__map_fn)(void *to, const void *x, int64_t n);

/* How numbers get from memory to a fold: converted to the type `cast`, then to the type `compute`
 * (both may be the memory's), then mapped to the type `mapped`. */
typedef struct kf__loader {
  kf_dtype_t memory, cast, compute, mapped;
  kf__map_fn map; /* optional */
  double power;   /* other than 0: numbers are raised to it, after the map */
} kf__loader_t;

/* Loads numbers that are only compared. Half types are compared as float32. Any byte but 0 may
 * stand for true: the conversion to uint8 makes it 1. */
static inline kf__loader_t kf__comparing_loader(kf_dtype_t dtype) {
  const kf_dtype_t cast = dtype == KF_DTYPE_BOOL ? KF_DTYPE_UINT8 : dtype;
  const kf_dtype_t compute = kf__is_half(dtype) ? KF_DTYPE_FLOAT32 : cast;
  return (kf__loader_t){dtype, cast, compute, compute, NULL, 0};
}

/* True when memory with this stride can be folded as it is, without kf__load. */
bool kf__load_is_free(const kf__loader_t *loader, int64_t stride);
/* The buffers of kf__load. They are large: one for each thread, on its stack. */
typedef struct kf__load_buffers {
  _Alignas(64) char raw[KF__BLOCK * 16];
  char cast[KF__BLOCK * 16];
  char mapped[KF__BLOCK * 16];
} kf__load_buffers_t;
/* Loads n ≤ KF__BLOCK numbers; the result is in one of the buffers, or is `x` itself. It is valid
 * until the next call with the same buffers. */
const void *kf__load(const kf__loader_t *loader, const char *x, int64_t stride, int64_t n,
                     kf__load_buffers_t *scratch);

/* Converts n packed numbers to another type and stores them with a stride. */
void kf__store(kf_dtype_t to_type, char *to, int64_t stride, kf_dtype_t type, const void *x,
               int64_t n);

/* Stores the results first … first + n - 1, in the order of the plan, into output `k`. */
void kf__plan_store(const kf__reduce_plan_t *plan, uint32_t k, int64_t first, int64_t n,
                    kf_dtype_t type, const void *x);

/* Walks the numbers begin … end - 1 of one result, whose number 0 is at `data`: calls fn with
 * blocks of at most KF__BLOCK packed numbers. `whole` allows blocks of up to KF__FOLD_ROW_MAX where
 * no loading is needed. `position` is that of the first number of the block. */
typedef void (*kf__block_fn)(void *context, const void *x, int64_t n, int64_t position);
void kf__walk_result(const kf__reduce_plan_t *plan, const kf__loader_t *loader, const char *data,
                     int64_t begin, int64_t end, bool whole, kf__load_buffers_t *scratch,
                     kf__block_fn fn, void *context);

/* ---- Splitting ----
 * For reductions that keep several numbers for each result. A task computes up to `columns` results
 * of one line (by columns), or one result (by rows). Where there are few results, each is divided
 * into several pieces, which the caller combines. */

typedef struct kf__split {
  int64_t columns;
  int64_t line, blocks;  /* results of one line, and blocks of columns in it */
  int64_t pieces, piece; /* how many, and how many numbers of each result go into one */
  int64_t tasks, grain;  /* a task is one piece of one block; for kf__parallel_for */
} kf__split_t;

typedef struct kf__split_task {
  int64_t result, n;  /* results that it makes, in the order of the plan */
  int64_t begin, end; /* of what goes into each */
  int64_t at;         /* of its results among those of all pieces, [piece][result] */
  const char *data;   /* of the first result */
} kf__split_task_t;

void kf__split_init(kf__split_t *split, const kf__reduce_plan_t *plan, int64_t columns);
/* 0 ≤ task < split->tasks. */
kf__split_task_t kf__split_task(const kf__split_t *split, const kf__reduce_plan_t *plan,
                                int64_t task);

/* ---- Folding ---- */

typedef void (*kf__finish_fn)(void *acc, int64_t n, double parameter);

/* One or two folds of the same numbers, each with its own result. */
typedef struct kf__folding {
  kf__loader_t loader;
  struct {
    kf__fold_kind_t kind;
    kf_dtype_t acc;       /* type of the accumulators */
    kf__finish_fn finish; /* optional: what becomes of them in the end */
    double parameter;     /* of finish */
    char identity[16];    /* what folding nothing gives */
  } folds[KF__REDUCE_OUTS];
} kf__folding_t;

/* Sets up fold `index` for numbers of the mapped type of folding->loader, which must be set. */
void kf__folding_set(kf__folding_t *folding, uint32_t index, kf__fold_kind_t kind);
/* Runs the folds and stores their results in the outputs of the plan, one fold for each. Fails for
 * lack of memory, or when it is stopped (Note [Stopping]). */
KF_MUST_USE kf_status_t kf__fold(const kf__reduce_plan_t *plan, const kf__folding_t *folding);

#endif
