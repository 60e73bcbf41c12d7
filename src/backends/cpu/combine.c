/* The loops of scatter and its relatives for every type, made by one macro; and the check of index
 * values that precedes them. Elements are joined in the order of the source, so that results do
 * not depend on threads. */
#include "backends/cpu/combine.h"

#include "backends/cpu/element.h"
#include "backends/cpu/rows.h"

/* a: what is there, b: what comes. Integers wrap around: they are joined as unsigned numbers. */
#define STORE(a, b, u) (b)
#define ADD_FLOAT(a, b, u) ((a) + (b))
#define MUL_FLOAT(a, b, u) ((a) * (b))
#define ADD_INT(a, b, u) ((u)(a) + (u)(b))
#define MUL_INT(a, b, u) ((u)(a) * (u)(b))
#define ADD_BOOL(a, b, u) ((a) | (b))
#define MUL_BOOL(a, b, u) ((a) & (b))
/* NaN wins on either side. */
#define MAX(a, b, u) ((b) != (b) || (b) > (a) ? (b) : (a))
#define MIN(a, b, u) ((b) != (b) || (b) < (a) ? (b) : (a))

#define LINE(name, memory, compute, load, store, JOIN, unsigned_type, index_type)         \
  static void name(char *target, const char *index, const char *source,                   \
                   const kf__scatter_line_t *line) {                                      \
    const int64_t index_step = line->index_step, source_step = line->source_step;         \
    const int64_t target_step = line->target_step, size = line->size, n = line->n;        \
    for (int64_t i = 0; i < n; i++, index += index_step, source += source_step) {         \
      index_type raw;                                                                     \
      memcpy(&raw, index, sizeof raw);                                                    \
      int64_t at = raw;                                                                   \
      memory *to = (memory *)(void *)(target + (at + (at < 0 ? size : 0)) * target_step); \
      compute b = load(*(const memory *)(const void *)source);                            \
      compute a = load(*to);                                                              \
      (void)a;                                                                            \
      *to = (memory)store(JOIN(a, b, unsigned_type));                                     \
    }                                                                                     \
  }
#define LOOP(name, memory, compute, load, store, JOIN, unsigned_type)             \
  LINE(name##_wide, memory, compute, load, store, JOIN, unsigned_type, int64_t)   \
  LINE(name##_narrow, memory, compute, load, store, JOIN, unsigned_type, int32_t) \
  static void name(char *target, const char *index, const char *source,           \
                   const kf__scatter_line_t *line) {                              \
    if (line->wide)                                                               \
      name##_wide(target, index, source, line);                                   \
    else                                                                          \
      name##_narrow(target, index, source, line);                                 \
  }

#define LOOPS_INT(dtype, tag, memory, compute, load, store, ...)   \
  LOOP(add_##tag, memory, compute, load, store, ADD_INT, uint64_t) \
  LOOP(mul_##tag, memory, compute, load, store, MUL_INT, uint64_t) \
  LOOP(max_##tag, memory, compute, load, store, MAX, uint64_t)     \
  LOOP(min_##tag, memory, compute, load, store, MIN, uint64_t)
#define LOOPS_FLOAT(dtype, tag, memory, compute, load, store, ...)   \
  LOOP(add_##tag, memory, compute, load, store, ADD_FLOAT, uint64_t) \
  LOOP(mul_##tag, memory, compute, load, store, MUL_FLOAT, uint64_t) \
  LOOP(max_##tag, memory, compute, load, store, MAX, uint64_t)       \
  LOOP(min_##tag, memory, compute, load, store, MIN, uint64_t)
#define LOOPS_BOOL(dtype, tag, memory, compute, load, store, ...)   \
  LOOP(add_##tag, memory, compute, load, store, ADD_BOOL, uint64_t) \
  LOOP(mul_##tag, memory, compute, load, store, MUL_BOOL, uint64_t) \
  LOOP(max_##tag, memory, compute, load, store, MAX, uint64_t)      \
  LOOP(min_##tag, memory, compute, load, store, MIN, uint64_t)
#define LOOPS_COMPLEX(dtype, tag, memory, compute, load, store, ...) \
  LOOP(add_##tag, memory, compute, load, store, ADD_FLOAT, uint64_t) \
  LOOP(mul_##tag, memory, compute, load, store, MUL_FLOAT, uint64_t)

KF__EACH_BOOL(LOOPS_BOOL, )
KF__EACH_INT(LOOPS_INT, )
KF__EACH_UINT(LOOPS_INT, )
KF__EACH_FLOAT(LOOPS_FLOAT, )
KF__EACH_COMPLEX(LOOPS_COMPLEX, )

/* Storing moves bytes: one loop for each size of element. */
typedef struct {
  uint64_t words[2];
} pair_t;
LOOP(store_1, uint8_t, uint8_t, KF__SAME, KF__SAME, STORE, uint64_t)
LOOP(store_2, uint16_t, uint16_t, KF__SAME, KF__SAME, STORE, uint64_t)
LOOP(store_4, uint32_t, uint32_t, KF__SAME, KF__SAME, STORE, uint64_t)
LOOP(store_8, uint64_t, uint64_t, KF__SAME, KF__SAME, STORE, uint64_t)
static void store_16(char *target, const char *index, const char *source,
                     const kf__scatter_line_t *line) {
  for (int64_t i = 0; i < line->n; i++) {
    int64_t at = kf__index_at(index + i * line->index_step, line->wide);
    memcpy(target + (at + (at < 0 ? line->size : 0)) * line->target_step,
           source + i * line->source_step, sizeof(pair_t));
  }
}

static kf__scatter_fn store_loop(kf_dtype_t dtype) {
  switch (kf_dtype_size(dtype)) {
    case 1: return store_1;
    case 2: return store_2;
    case 4: return store_4;
    case 8: return store_8;
    default: return store_16;
  }
}

#define ROW_REAL(dtype, tag, memory, compute, load, store, ...) \
  [KF_DTYPE_##dtype] = {NULL, add_##tag, mul_##tag, max_##tag, min_##tag},
#define ROW_COMPLEX(dtype, tag, memory, compute, load, store, ...) \
  [KF_DTYPE_##dtype] = {NULL, add_##tag, mul_##tag, NULL, NULL},

kf__scatter_fn kf__scatter_loop(kf__combine_t how, kf_dtype_t dtype) {
  static const kf__scatter_fn loops[KF_DTYPE_COUNT][KF__COMBINE_COUNT] = {
      KF__EACH_REAL(ROW_REAL, ) KF__EACH_UINT(ROW_REAL, ) KF__EACH_COMPLEX(ROW_COMPLEX, )};
  return how == KF__COMBINE_STORE ? store_loop(dtype) : loops[dtype][how];
}

kf__combine_t kf__combine_named(const char *name) {
  static const struct {
    const char *name;
    kf__combine_t how;
  } known[] = {{"sum", KF__COMBINE_ADD},  {"add", KF__COMBINE_ADD},      {"mean", KF__COMBINE_ADD},
               {"prod", KF__COMBINE_MUL}, {"multiply", KF__COMBINE_MUL}, {"amax", KF__COMBINE_MAX},
               {"amin", KF__COMBINE_MIN}, {"max", KF__COMBINE_MAX},      {"min", KF__COMBINE_MIN}};
  for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
    if (strcmp(name, known[i].name) == 0) return known[i].how;
  return KF__COMBINE_STORE;
}

/* ---- Index values ---- */

typedef struct {
  int64_t n, step, low, high;
  bool wide;
  int64_t *bad; /* some index outside of low … high, when *has_bad */
  int *has_bad;
} bounds_t;

static void check_line(char *const *data, void *context) {
  const bounds_t *b = context;
  int64_t smallest = b->low, largest = b->low;
  for (int64_t i = 0; i < b->n; i++) {
    int64_t at = kf__index_at(data[0] + i * b->step, b->wide);
    smallest = at < smallest ? at : smallest;
    largest = at > largest ? at : largest;
  }
  if (smallest >= b->low && largest <= b->high) return;
  if (__atomic_exchange_n(b->has_bad, 1, __ATOMIC_RELAXED) == 0)
    __atomic_store_n(b->bad, smallest < b->low ? smallest : largest, __ATOMIC_RELAXED);
}

kf_status_t kf__check_indices(const kf_tensor_t *index, int64_t size, int64_t dim, bool negative,
                              kf_status_t code) {
  if (index->numel == 0) return KF_OK;
  int64_t bad = 0;
  int has_bad = 0;
  int64_t line = index->ndim > 0 ? (int64_t)index->ndim - 1 : -1;
  bounds_t bounds = {index->ndim > 0 ? index->sizes[line] : 1,
                     index->ndim > 0 ? kf__line_stride(index, line) : 0,
                     negative ? -size : 0,
                     size - 1,
                     kf__dtype(index) == KF_DTYPE_INT64,
                     &bad,
                     &has_bad};
  if (size == 0)
    return kf_error_set(code, "index is out of bounds for dimension %lld with size 0",
                        (long long)dim);
  kf__rows_t rows;
  kf__rows_init(&rows, kf__sizes(index), line);
  kf__rows_add(&rows, index);
  kf__rows_run(&rows, bounds.n, check_line, &bounds);
  if (has_bad == 0) return KF_OK;
  return kf_error_set(code, "index %lld is out of bounds for dimension %lld with size %lld",
                      (long long)bad, (long long)dim, (long long)size);
}
