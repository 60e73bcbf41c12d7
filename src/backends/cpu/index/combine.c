/* The loops of scatter and related operators for every type, made by one macro, and the check of
 * index values. Elements are combined in the order of the source, so that results do not depend on
 * threads. */
/* build: exact */
#include "backends/cpu/index/combine.h"
#include "compat/operator_texts.h"

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/lines.h"

/* a is the value in the target, b the new one. Integers wrap around, so they are combined in an
 * unsigned type u. */
#define STORE(a, b, u) (b)
#define ADD_FLOAT(a, b, u) ((a) + (b))
#define MUL_FLOAT(a, b, u) ((a) * (b))
#define ADD_INT(a, b, u) ((u)(a) + (u)(b))
#define MUL_INT(a, b, u) ((u)(a) * (u)(b))
#define ADD_BOOL(a, b, u) ((a) | (b))
/* Memory that was viewed as bool may hold other numbers than 0 and 1. */
#define MUL_BOOL(a, b, u) ((a) != 0 && (b) != 0)
/* NaN wins on either side. */
#define MAX(a, b, u) ((b) != (b) || (b) > (a) ? (b) : (a))
#define MIN(a, b, u) ((b) != (b) || (b) < (a) ? (b) : (a))

#define LOOP(name, memory, compute, load, store, JOIN, unsigned_type)                             \
  static void name(char *target, const int64_t *offsets, const char *source, int64_t source_step, \
                   int64_t n) {                                                                   \
    for (int64_t i = 0; i < n; i++, source += source_step) {                                      \
      memory *to = (memory *)(void *)(target + offsets[i]);                                       \
      compute b = load(*(const memory *)(const void *)source);                                    \
      compute a = load(*to);                                                                      \
      (void)a;                                                                                    \
      *to = (memory)store(JOIN(a, b, unsigned_type));                                             \
    }                                                                                             \
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

/* The only operation on 8-bit floats, for index_put with accumulate. */
#define ADD_FLOAT8(NAME, tag, c_type, ...)                                                    \
  static inline float load_##tag(c_type code) { return kf__float8_to_f32(&kf__##tag, code); } \
  static inline c_type store_##tag(float sum) { return kf__f32_to_float8(&kf__##tag, sum); }  \
  LOOP(add_##tag, c_type, float, load_##tag, store_##tag, ADD_FLOAT, uint64_t)
KF__CHOOSE(FLOAT8, ADD_FLOAT8, )

kf__scatter_fn kf__scatter_add_float8(kf_dtype_t dtype) {
#define CASE(NAME, tag, ...) \
  case KF_DTYPE_##NAME: return add_##tag;
  switch (kf_dtype_is_signed(dtype) ? (int)dtype : KF_DTYPE_COUNT) {
    KF__CHOOSE(FLOAT8, CASE, )
    default: return NULL;
  }
#undef CASE
}

/* Storing moves bytes, so there is one loop for each size of element. */
typedef struct {
  uint64_t words[2];
} pair_t;
LOOP(store_1, uint8_t, uint8_t, KF__SAME, KF__SAME, STORE, uint64_t)
LOOP(store_2, uint16_t, uint16_t, KF__SAME, KF__SAME, STORE, uint64_t)
LOOP(store_4, uint32_t, uint32_t, KF__SAME, KF__SAME, STORE, uint64_t)
LOOP(store_8, uint64_t, uint64_t, KF__SAME, KF__SAME, STORE, uint64_t)
/* 16 bytes, which are aligned to 8 only: complex128 has the alignment of double. */
static void store_16(char *target, const int64_t *offsets, const char *source, int64_t source_step,
                     int64_t n) {
  for (int64_t i = 0; i < n; i++, source += source_step)
    memcpy(target + offsets[i], source, sizeof(pair_t));
}

static kf__scatter_fn store_loop(kf_dtype_t dtype) {
  switch (kf_dtype_size(dtype)) {
    case 1: return store_1;
    case 2: return store_2;
    case 4: return store_4;
    case 8: return store_8;
    default: KF_ASSERT(kf_dtype_size(dtype) == 16); return store_16;
  }
}

#define ENTRY_REAL(dtype, tag, memory, compute, load, store, ...) \
  [KF_DTYPE_##dtype] = {NULL, add_##tag, mul_##tag, max_##tag, min_##tag},
#define ENTRY_COMPLEX(dtype, tag, memory, compute, load, store, ...) \
  [KF_DTYPE_##dtype] = {NULL, add_##tag, mul_##tag, NULL, NULL},

kf__scatter_fn kf__scatter_loop(kf__combine_t how, kf_dtype_t dtype) {
  static const kf__scatter_fn loops[KF_DTYPE_COUNT][KF__COMBINE_COUNT] = {
      KF__EACH_REAL(ENTRY_REAL, ) KF__EACH_UINT(ENTRY_REAL, ) KF__EACH_COMPLEX(ENTRY_COMPLEX, )};
  KF_ASSERT(how < KF__COMBINE_COUNT);
  KF_ASSERT((uint32_t)dtype < KF_DTYPE_COUNT);
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

/* ---- Offsets ---- */

/* Any step and scale. */
#define OFFSETS(name, type)                                                                     \
  static void name(const kf__index_run_t *indices, const char *index, int64_t n, int64_t *to) { \
    const int64_t step = indices->index_step, size = indices->size, scale = indices->scale;     \
    for (int64_t i = 0; i < n; i++, index += step) {                                            \
      type at;                                                                                  \
      memcpy(&at, index, sizeof at);                                                            \
      to[i] = ((int64_t)at + (at < 0 ? size : 0)) * scale;                                      \
    }                                                                                           \
  }
OFFSETS(offsets_wide, int64_t)
OFFSETS(offsets_narrow, int32_t)

static void fail(kf__index_check_t *check) {
  __atomic_store_n(&check->failed, 1, __ATOMIC_RELAXED);
}

/* The common case: packed int64 indices and a power of two as the scale. SIMD has shifts of 64
 * bits, but no fast multiplication. */
static void offsets_packed(const int64_t *index, int64_t size, int shift, int64_t n,
                           int64_t *restrict to) {
  for (int64_t i = 0; i < n; i++) {
    uint64_t at = (uint64_t)index[i] + ((uint64_t)(index[i] >> 63) & (uint64_t)size);
    to[i] = (int64_t)(at << shift);
  }
}

const int64_t *kf__index_offsets(const kf__index_run_t *indices, int64_t begin, int64_t n,
                                 int64_t *buffer) {
  const char *index = indices->index + begin * indices->index_step;
  KF_ASSERT(n > 0);
  KF_ASSERT(n <= KF__INDEX_PIECE);
  bool packed = indices->wide && indices->index_step == (int64_t)sizeof(int64_t);
  if (indices->check != NULL &&
      !kf__indices_pass(indices->check, index, indices->index_step, indices->wide, n))
    return NULL;
  if (packed && (indices->scale & (indices->scale - 1)) == 0 && indices->scale > 0)
    offsets_packed((const int64_t *)(const void *)index, indices->size,
                   __builtin_ctzll((unsigned long long)indices->scale), n, buffer);
  else if (indices->wide)
    offsets_wide(indices, index, n, buffer);
  else
    offsets_narrow(indices, index, n, buffer);
  return buffer;
}

/* Sums of packed numbers with packed indices, the most common case, without pieces. The loop waits
 * for reads at random addresses; it has no other work between two of them. False: an index is out
 * of bounds. */
#define ADD_RUN(name, type)                                                                        \
  typedef type __attribute__((aligned(1), may_alias)) name##_t;                                    \
  static bool name(char *target, const char *index, const char *source, int64_t n, int64_t size) { \
    name##_t *to = (name##_t *)(void *)target;                                                     \
    const kf__packed_index_t *at = (const kf__packed_index_t *)(const void *)index;                \
    const name##_t *from = (const name##_t *)(const void *)source;                                 \
    for (int64_t i = 0; i < n; i++) {                                                              \
      uint64_t position = (uint64_t)at[i];                                                         \
      if (KF_UNLIKELY(position >= (uint64_t)size)) return false;                                   \
      to[position] += from[i];                                                                     \
    }                                                                                              \
    return true;                                                                                   \
  }
ADD_RUN(add_run_f32, float)
ADD_RUN(add_run_f64, double)

typedef bool (*add_run_fn)(char *target, const char *index, const char *source, int64_t n,
                           int64_t size);
/* The loop above that fits the line, or NULL. */
static add_run_fn direct_run(kf__scatter_fn fn, const kf__scatter_line_t *line) {
  int64_t itemsize = fn == add_f32 ? 4 : fn == add_f64 ? 8 : 0;
  if (itemsize == 0 || line->check == NULL || !line->wide ||
      line->index_step != (int64_t)sizeof(int64_t) || line->source_step != itemsize ||
      line->target_step != itemsize)
    return NULL;
  return fn == add_f32 ? add_run_f32 : add_run_f64;
}

/* A separate function, so that a single index does not pay for the stack buffer of pieces. */
static KF__SHARED void scatter_pieces(kf__scatter_fn fn, char *target, const char *index,
                                      const char *source, const kf__scatter_line_t *line) {
  int64_t buffer[KF__INDEX_PIECE];
  kf__index_run_t indices = {index,      line->index_step, line->size, line->target_step,
                             line->wide, line->check};
  for (int64_t i = 0; i < line->n; i += KF__INDEX_PIECE) {
    int64_t n = line->n - i < KF__INDEX_PIECE ? line->n - i : KF__INDEX_PIECE;
    const int64_t *offsets = kf__index_offsets(&indices, i, n, buffer);
    if (offsets == NULL) return;
    fn(target, offsets, source + i * line->source_step, line->source_step, n);
  }
}

void kf__scatter_run(kf__scatter_fn fn, char *target, const char *index, const char *source,
                     const kf__scatter_line_t *line) {
  KF_ASSERT(fn != NULL);
  KF_ASSERT(line->n >= 0);
  if (line->n == 1) { /* as in one-hot rows */
    const int64_t at = kf__index_at(index, line->wide);
    if (line->check != NULL && (at < line->check->low || at > line->check->high)) {
      fail(line->check);
      return;
    }
    const int64_t offset = (at + (at < 0 ? line->size : 0)) * line->target_step;
    fn(target, &offset, source, 0, 1);
    return;
  }
  add_run_fn direct = direct_run(fn, line);
  if (direct == NULL)
    scatter_pieces(fn, target, index, source, line);
  else if (!direct(target, index, source, line->n, line->size))
    fail(line->check);
}

/* ---- Index values ---- */

typedef uint64_t words_t __attribute__((vector_size(16)));

/* Whether n packed indices are within bounds. For an index outside, either its distance from the
 * lower bound or the distance to the upper bound is negative; the sign bits of all are ORed,
 * without branches. */
static bool all_within(const char *index, int64_t n, int64_t low, int64_t high) {
  enum { AT_ONCE = 4, WORDS = sizeof(words_t) / sizeof(uint64_t) };
  words_t signs[AT_ONCE] = {{0}};
  KF_ASSERT(low <= high + 1); /* the range may be empty */
  const uint64_t first = (uint64_t)low, range = (uint64_t)high - (uint64_t)low;
  const words_t firsts = {first, first}, ranges = {range, range};
  int64_t i = 0;
  for (; i + AT_ONCE * WORDS <= n; i += AT_ONCE * WORDS) {
    words_t at[AT_ONCE];
    memcpy(at, index + i * (int64_t)sizeof(uint64_t), sizeof at);
    for (int k = 0; k < AT_ONCE; k++) {
      at[k] -= firsts;
      signs[k] |= at[k] | (ranges - at[k]);
    }
  }
  words_t both = (signs[0] | signs[1]) | (signs[2] | signs[3]);
  uint64_t sign = both[0] | both[1];
  for (; i < n; i++) {
    uint64_t at = (uint64_t)kf__index_at(index + i * (int64_t)sizeof(uint64_t), true) - first;
    sign |= at | (range - at);
  }
  return sign >> 63 == 0;
}

/* The smallest and the largest of n indices. */
static void find_extremes(const char *index, int64_t step, bool wide, int64_t n, int64_t *smallest,
                          int64_t *largest) {
  KF_ASSERT(n > 0);
  *smallest = *largest = kf__index_at(index, wide);
  for (int64_t i = 1; i < n; i++) {
    int64_t at = kf__index_at(index + i * step, wide);
    *smallest = at < *smallest ? at : *smallest;
    *largest = at > *largest ? at : *largest;
  }
}

bool kf__indices_pass(kf__index_check_t *check, const char *index, int64_t step, bool wide,
                      int64_t n) {
  bool packed = wide && step == (int64_t)sizeof(int64_t);
  int64_t smallest, largest;
  if (n == 0 || (packed && all_within(index, n, check->low, check->high))) return true;
  find_extremes(index, step, wide, n, &smallest, &largest);
  if (smallest >= check->low && largest <= check->high) return true;
  fail(check);
  return false;
}

typedef struct {
  kf__index_check_t check;
  int64_t n, step;
  bool wide;
  int64_t bad; /* some index outside, when the check failed */
} bounds_t;

static void check_line(char *const *data, void *context) {
  bounds_t *b = context;
  int64_t smallest, largest;
  if (kf__indices_pass(&b->check, data[0], b->step, b->wide, b->n)) return;
  find_extremes(data[0], b->step, b->wide, b->n, &smallest, &largest);
  __atomic_store_n(&b->bad, smallest < b->check.low ? smallest : largest, __ATOMIC_RELAXED);
}

kf_status_t kf__check_indices(const kf_tensor_t *index, int64_t size, int64_t dim, bool negative,
                              kf_status_t code) {
  if (index->numel == 0) return KF_OK; /* of any type */
  KF_ASSERT(kf__dtype(index) == KF_DTYPE_INT64 || kf__dtype(index) == KF_DTYPE_INT32);
  if (size == 0)
    return kf_error_set(code,
                        KF__COMPATIBLE(KF__TORCH_INDEX_OF_EMPTY_DIM,
                                       "dimension %lld is empty, so no index is valid"),
                        (long long)dim);
  int64_t line = index->ndim > 0 ? (int64_t)index->ndim - 1 : -1;
  bounds_t bounds = {{negative ? -size : 0, size - 1, 0},
                     index->ndim > 0 ? index->sizes[line] : 1,
                     index->ndim > 0 ? kf__line_stride(index, line) : 0,
                     kf__dtype(index) == KF_DTYPE_INT64,
                     0};
  kf__lines_t lines;
  kf__lines_init(&lines, kf__sizes(index), line);
  kf__lines_add(&lines, index);
  kf__lines_run(&lines, bounds.n, check_line, &bounds);
  if (bounds.check.failed == 0) return KF_OK;
  return kf_error_set(code,
                      KF__COMPATIBLE(KF__TORCH_INDEX_OF_DIMENSION,
                                     "index %lld does not exist in dimension %lld of size %lld"),
                      (long long)bounds.bad, (long long)dim, (long long)size);
}
