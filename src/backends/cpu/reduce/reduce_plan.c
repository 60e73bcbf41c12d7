/* Plans of reductions, and how numbers get from memory to the folds and results back to memory:
 * Note [Reductions]. */
#include <math.h>

#include "backends/cpu/core/cast.h"
#include "backends/cpu/reduce/reduce.h"

/* ---- Plans ---- */

typedef struct {
  int64_t size, stride, out_strides[KF__REDUCE_OUTS];
} dim_t;

/* Largest stride first. Insertion sort: there are few dimensions, and most are in order. */
static void sort_dims(dim_t *dims, uint32_t count) {
  for (uint32_t i = 1; i < count; i++) {
    dim_t dim = dims[i];
    uint32_t at = i;
    for (; at > 0 && dims[at - 1].stride < dim.stride; at--) dims[at] = dims[at - 1];
    dims[at] = dim;
  }
}

/* Merges neighbours that can be walked as one dimension; returns how many are left. */
static uint32_t join_dims(dim_t *dims, uint32_t count, uint32_t outs) {
  uint32_t last = 0;
  KF_ASSERT(count > 0);
  for (uint32_t i = 1; i < count; i++) {
    bool joins = dims[last].stride == dims[i].stride * dims[i].size;
    for (uint32_t k = 0; k < outs; k++)
      joins = joins && dims[last].out_strides[k] == dims[i].out_strides[k] * dims[i].size;
    if (joins) {
      dims[i].size = kf__count_product(dims[i].size, dims[last].size);
      dims[last] = dims[i];
    } else {
      dims[++last] = dims[i];
    }
  }
  return last + 1;
}

/* By columns where rows would be short, or where neighbouring results are closer in memory than the
 * numbers of one result. */
static bool prefers_columns(const kf__reduce_plan_t *plan) {
  enum { SHORT = 16 };
  int64_t along = plan->reduced_strides[plan->reduced - 1];
  int64_t across = plan->kept_strides[plan->kept - 1];
  if (plan->results == 1) return false;
  return plan->length <= SHORT || across < along;
}

void kf__reduce_plan(kf__reduce_plan_t *plan, const kf_tensor_t *self, kf__dim_set_t dims,
                     bool ordered, uint32_t out_count, kf_tensor_t *const *outs) {
  dim_t kept[KF__MAX_DIMS + 1], reduced[KF__MAX_DIMS + 1];
  int64_t item = kf__itemsize(self);
  KF_ASSERT(self->ndim <= KF__MAX_DIMS);
  KF_ASSERT(out_count <= KF__REDUCE_OUTS);
  KF_ASSERT((dims & ~kf__dim_set_all(self->ndim)) == 0);
  plan->data = kf__data(self);
  plan->dtype = kf__dtype(self);
  plan->out_count = out_count;
  plan->kept = plan->reduced = 0;
  plan->results = plan->length = 1;
  for (uint32_t k = 0; k < out_count; k++) {
    plan->outs[k] = kf__data(outs[k]);
    plan->out_types[k] = kf__dtype(outs[k]);
  }
  bool keepdim = out_count > 0 && outs[0]->ndim == self->ndim;
  for (uint32_t d = 0, out_dim = 0; d < self->ndim; d++) {
    bool is_reduced = (dims >> d) & 1;
    /* A tensor without elements may have any strides; they are not used. */
    dim_t dim = {self->sizes[d], self->numel > 0 ? self->strides[d] * item : 0, {0}};
    if (is_reduced) {
      plan->length = kf__count_product(plan->length, dim.size);
      if (dim.size != 1) reduced[plan->reduced++] = dim;
      out_dim += keepdim;
      continue;
    }
    for (uint32_t k = 0; k < out_count; k++)
      if (outs[k]->numel > 0)
        dim.out_strides[k] = outs[k]->strides[out_dim] * kf__itemsize(outs[k]);
    out_dim++;
    plan->results = kf__count_product(plan->results, dim.size);
    if (dim.size != 1) kept[plan->kept++] = dim;
  }
  KF_ASSERT(plan->results * plan->length == self->numel);
  for (uint32_t k = 0; k < out_count; k++) {
    KF_ASSERT(outs[k]->numel == plan->results || outs[k]->numel == self->numel); /* or a scan's */
  }
  const dim_t one = {1, item, {0}};
  if (plan->kept == 0) kept[plan->kept++] = one;
  if (plan->reduced == 0) reduced[plan->reduced++] = one;
  sort_dims(kept, plan->kept);
  if (!ordered) sort_dims(reduced, plan->reduced);
  plan->kept = join_dims(kept, plan->kept, out_count);
  plan->reduced = join_dims(reduced, plan->reduced, 0);
  for (uint32_t i = 0; i < plan->kept; i++) {
    plan->kept_sizes[i] = kept[i].size;
    plan->kept_strides[i] = kept[i].stride;
    for (uint32_t k = 0; k < out_count; k++) plan->out_strides[k][i] = kept[i].out_strides[k];
  }
  for (uint32_t i = 0; i < plan->reduced; i++) {
    plan->reduced_sizes[i] = reduced[i].size;
    plan->reduced_strides[i] = reduced[i].stride;
  }
  plan->by_columns = prefers_columns(plan);
}

void kf__reduce_plan_real(kf__reduce_plan_t *plan) {
  uint32_t last = plan->reduced - 1;
  int64_t item = kf__dtype_sizes[plan->dtype];
  KF_ASSERT(kf_dtype_is_complex(plan->dtype));
  KF_ASSERT(plan->reduced <= KF__MAX_DIMS); /* one more fits */
  plan->dtype = kf_dtype_to_real(plan->dtype);
  plan->length = kf__count_product(plan->length, 2);
  if (plan->reduced_strides[last] == item) {
    plan->reduced_sizes[last] *= 2;
  } else {
    last = plan->reduced++;
    plan->reduced_sizes[last] = 2;
  }
  plan->reduced_strides[last] = item / 2;
}

kf__dim_set_t kf__dims_bits(const kf_tensor_t *t, kf_int_span_t dims) {
  kf__dim_set_t bits = 0;
  for (size_t i = 0; i < dims.size; i++) bits |= kf__dim_bit(t, dims.data[i]);
  return dims.size == 0 ? kf__dim_set_all(t->ndim) : bits;
}

/* ---- Loading and storing ---- */

bool kf__load_is_free(const kf__loader_t *loader, int64_t stride) {
  return stride == kf__dtype_sizes[loader->memory] && loader->cast == loader->memory &&
         loader->compute == loader->cast && loader->map == NULL && loader->power == 0;
}

/* Raises n numbers to the power of the loader. */
static void *raise_all(const kf__loader_t *loader, const void *x, int64_t n, void *to) {
  if (loader->mapped == KF_DTYPE_FLOAT64) {
    for (int64_t i = 0; i < n; i++) ((double *)to)[i] = pow(((const double *)x)[i], loader->power);
  } else {
    float power = (float)loader->power;
    for (int64_t i = 0; i < n; i++) ((float *)to)[i] = powf(((const float *)x)[i], power);
  }
  return to;
}

const void *kf__load(const kf__loader_t *loader, const char *x, int64_t stride, int64_t n,
                     kf__load_buffers_t *scratch) {
  const void *now = x;
  KF_ASSERT(n > 0);
  KF_ASSERT(n <= KF__BLOCK);
  int64_t item = kf__dtype_sizes[loader->memory];
  if (stride != item && n > 1) {
    kf__plane((size_t)item)(scratch->raw, item, 0, x, stride, 0, n, 1);
    now = scratch->raw;
  }
  if (loader->cast != loader->memory) {
    kf__cast(loader->cast, scratch->cast, loader->memory, now, n);
    now = scratch->cast;
  }
  if (loader->compute != loader->cast) {
    void *to = now == scratch->cast ? scratch->raw : scratch->cast;
    kf__cast(loader->compute, to, loader->cast, now, n);
    now = to;
  }
  if (loader->map != NULL) {
    loader->map(scratch->mapped, now, n);
    now = scratch->mapped;
  }
  if (loader->power != 0) now = raise_all(loader, now, n, scratch->mapped);
  return now;
}

void kf__store(kf_dtype_t to_type, char *to, int64_t stride, kf_dtype_t type, const void *x,
               int64_t n) {
  int64_t item = kf__dtype_sizes[to_type];
  KF_ASSERT(n >= 0);
  if (stride == item || n == 1) {
    kf__cast(to_type, to, type, x, n);
    return;
  }
  for (int64_t i = 0; i < n; i += KF__BLOCK) {
    char block[KF__BLOCK * 16];
    int64_t count = n - i < KF__BLOCK ? n - i : KF__BLOCK;
    kf__cast(to_type, block, type, (const char *)x + i * kf__dtype_sizes[type], count);
    kf__plane((size_t)item)(to + i * stride, stride, 0, block, item, 0, count, 1);
  }
}

/* The results may belong to several lines of the last kept dimension, each with its own address. */
void kf__plan_store(const kf__reduce_plan_t *plan, uint32_t k, int64_t first, int64_t n,
                    kf_dtype_t type, const void *x) {
  const char *from = x;
  KF_ASSERT(k < plan->out_count);
  KF_ASSERT(first >= 0);
  KF_ASSERT(first + n <= plan->results);
  uint32_t last = plan->kept - 1;
  int64_t size = plan->kept_sizes[last];
  while (n > 0) {
    int64_t line = size - first % size;
    if (line > n) line = n;
    char *to =
        plan->outs[k] + kf__offset_of(plan->kept, plan->kept_sizes, plan->out_strides[k], first);
    kf__store(plan->out_types[k], to, plan->out_strides[k][last], type, from, line);
    from += line * kf__dtype_sizes[type];
    first += line;
    n -= line;
  }
}

/* ---- Splitting ---- */

enum {
  FEW_BLOCKS = 16,       /* fewer than this are made of several pieces each */
  PIECE = 1 << 16,       /* numbers in a piece */
  THREAD_GRAIN = 1 << 15 /* numbers that are worth a thread */
};

void kf__split_init(kf__split_t *split, const kf__reduce_plan_t *plan, int64_t columns) {
  int64_t line = plan->by_columns ? plan->kept_sizes[plan->kept - 1] : 1;
  KF_ASSERT(columns > 0);
  KF_ASSERT(plan->results > 0);
  int64_t width = line < columns ? line : columns, blocks = (line - 1) / columns + 1;
  int64_t count = plan->results / line * blocks, piece = PIECE / width;
  int64_t pieces = count < FEW_BLOCKS && plan->length > piece ? (plan->length - 1) / piece + 1 : 1;
  if (pieces == 1) piece = plan->length;
  *split = (kf__split_t){
      columns, line, blocks, pieces, piece, count * pieces, THREAD_GRAIN / (piece * width + 1) + 1};
}

kf__split_task_t kf__split_task(const kf__split_t *split, const kf__reduce_plan_t *plan,
                                int64_t task) {
  KF_ASSERT(task >= 0);
  KF_ASSERT(task < split->tasks);
  int64_t piece = task % split->pieces, block = task / split->pieces;
  int64_t column = block % split->blocks * split->columns;
  int64_t result = block / split->blocks * split->line + column, begin = piece * split->piece;
  return (kf__split_task_t){
      .result = result,
      .n = split->line - column < split->columns ? split->line - column : split->columns,
      .begin = begin,
      .end = plan->length - begin < split->piece ? plan->length : begin + split->piece,
      .at = piece * plan->results + result,
      .data = plan->data + kf__offset_of(plan->kept, plan->kept_sizes, plan->kept_strides, result),
  };
}

/* ---- Walking ---- */

/* Gathers a block from several short runs; returns its length. */
static int64_t gather(const kf__reduce_plan_t *plan, const char *data, int64_t begin, int64_t end,
                      char *to) {
  uint32_t last = plan->reduced - 1;
  int64_t item = kf__dtype_sizes[plan->dtype], size = plan->reduced_sizes[last];
  int64_t stride = plan->reduced_strides[last], done = 0;
  int64_t wanted = end - begin < KF__BLOCK ? end - begin : KF__BLOCK;
  while (done < wanted) {
    int64_t at = (begin + done) % size, run = size - at;
    if (run > wanted - done) run = wanted - done;
    const char *from = data + kf__offset_of(plan->reduced, plan->reduced_sizes,
                                            plan->reduced_strides, begin + done);
    kf__plane((size_t)item)(to + done * item, item, 0, from, stride, 0, run, 1);
    done += run;
  }
  return done;
}

void kf__walk_result(const kf__reduce_plan_t *plan, const kf__loader_t *loader, const char *data,
                     int64_t begin, int64_t end, bool whole, kf__load_buffers_t *scratch,
                     kf__block_fn fn, void *context) {
  enum { SHORT_RUN = 256 };
  uint32_t last = plan->reduced - 1;
  int64_t size = plan->reduced_sizes[last], stride = plan->reduced_strides[last];
  int64_t item = kf__dtype_sizes[plan->dtype];
  bool is_free = kf__load_is_free(loader, stride);
  int64_t most = is_free && whole ? KF__FOLD_ROW_MAX : KF__BLOCK;
  char gathered[KF__BLOCK * 16];
  KF_ASSERT(begin >= 0);
  KF_ASSERT(end <= plan->length);
  for (int64_t position = begin; position < end;) {
    const char *from;
    int64_t n, step = stride;
    if (plan->reduced > 1 && size < SHORT_RUN) {
      n = gather(plan, data, position, end, gathered);
      from = gathered;
      step = item;
    } else {
      n = size - position % size;
      if (n > end - position) n = end - position;
      if (n > most) n = most;
      from =
          data + kf__offset_of(plan->reduced, plan->reduced_sizes, plan->reduced_strides, position);
    }
    const void *x =
        kf__load_is_free(loader, step) ? from : kf__load(loader, from, step, n, scratch);
    fn(context, x, n, position);
    position += n;
  }
}
