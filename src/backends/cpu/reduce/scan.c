/* Scans: running sums, products and extremes along a dimension. A line is scanned in blocks that
 * are loaded, scanned and stored; where memory runs across the dimension, many lines are scanned
 * together. Sums and products of float32 are kept in float64, those of the half types in float32.
 */
#include <complex.h>
#include <math.h>

#include "backends/cpu/core/cast.h"
#include "backends/cpu/core/element_access.h"
#include "backends/cpu/reduce/reduce.h"
#include "base/parallel.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/promote.h"

enum {
  LINES = 256,            /* lines that are scanned side by side */
  STATE = 16,             /* bytes of the largest state of a line */
  THREAD_GRAIN = 1 << 14, /* elements that are worth a thread */
  LOOK = 64 * KF__BLOCK,  /* elements of a line between two questions */
  LOOK_ROWS = 4096        /* whether to stop; rows, for lines together */
};

/* Scans `count` numbers of the compute type: of one line, or one number of each of several lines,
 * with a state for each line. `position` is the index in its line of the (first) number. */
typedef void (*scan_fn)(void *states, const void *x, void *y, int64_t *indices, int64_t position,
                        int64_t count);

typedef struct {
  kf__loader_t loader;
  scan_fn along;  /* numbers of one line */
  scan_fn across; /* one number of each line */
  char start[STATE];
  int64_t state; /* bytes */
} scan_t;

typedef struct {
  const scan_t *scan;
  kf__reduce_plan_t plan; /* outs are kept at the first element of each line */
  int64_t out_along[KF__REDUCE_OUTS];
} run_t;

/* ---- Sums and products ---- */

/* Four at a time: the partial sums of a group do not depend on the group before, so the chain of
 * dependent additions is shorter. */
#define SUM_ALONG(name, T, A)                                                              \
  static void sum_along_##name(void *states, const void *from, void *to, int64_t *indices, \
                               int64_t position, int64_t n) {                              \
    const T *x = from;                                                                     \
    T *y = to;                                                                             \
    A sum = *(A *)states;                                                                  \
    int64_t i = 0;                                                                         \
    (void)indices, (void)position;                                                         \
    for (; i + 4 <= n; i += 4) {                                                           \
      A a = (A)x[i], b = a + (A)x[i + 1], c = b + (A)x[i + 2], d = c + (A)x[i + 3];        \
      y[i] = (T)(sum + a);                                                                 \
      y[i + 1] = (T)(sum + b);                                                             \
      y[i + 2] = (T)(sum + c);                                                             \
      sum += d;                                                                            \
      y[i + 3] = (T)sum;                                                                   \
    }                                                                                      \
    for (; i < n; i++) y[i] = (T)(sum += (A)x[i]);                                         \
    *(A *)states = sum;                                                                    \
  }
#define PROD_ALONG(name, T, A)                                                              \
  static void prod_along_##name(void *states, const void *from, void *to, int64_t *indices, \
                                int64_t position, int64_t n) {                              \
    const T *x = from;                                                                      \
    T *y = to;                                                                              \
    A product = *(A *)states;                                                               \
    (void)indices, (void)position;                                                          \
    for (int64_t i = 0; i < n; i++) y[i] = (T)(product *= (A)x[i]);                         \
    *(A *)states = product;                                                                 \
  }
#define ACROSS(function, T, A, OP)                                                 \
  static void function(void *states, const void *from, void *to, int64_t *indices, \
                       int64_t position, int64_t n) {                              \
    A *restrict acc = states;                                                      \
    const T *restrict x = from;                                                    \
    T *restrict y = to;                                                            \
    (void)indices, (void)position;                                                 \
    for (int64_t i = 0; i < n; i++) y[i] = (T)(acc[i] = acc[i] OP(A) x[i]);        \
  }
#define CUMULATIVE(name, T, A)       \
  SUM_ALONG(name, T, A)              \
  PROD_ALONG(name, T, A)             \
  ACROSS(sum_across_##name, T, A, +) \
  ACROSS(prod_across_##name, T, A, *)
CUMULATIVE(i64, int64_t, uint64_t)
CUMULATIVE(half, float, float)
CUMULATIVE(f32, float, double)
CUMULATIVE(f64, double, double)
CUMULATIVE(c64, float complex, double complex)
CUMULATIVE(c128, double complex, double complex)

/* ---- Extremes ---- */

/* The last of equal elements wins, and the last NaN. The state is the value and its position. */
typedef struct {
  _Alignas(8) char value[8];
  int64_t index;
} best_t;

#define RUNNING(function, T, BETTER)                                                        \
  static void function##_along(void *states, const void *from, void *to, int64_t *indices,  \
                               int64_t position, int64_t n) {                               \
    const T *x = from;                                                                      \
    T *y = to, best = x[0];                                                                 \
    best_t *state = states;                                                                 \
    int64_t at = state->index;                                                              \
    if (position != 0) memcpy(&best, state->value, sizeof best);                            \
    for (int64_t i = 0; i < n; i++) {                                                       \
      if (BETTER(x[i], best)) {                                                             \
        best = x[i];                                                                        \
        at = position + i;                                                                  \
      }                                                                                     \
      y[i] = best;                                                                          \
      indices[i] = at;                                                                      \
    }                                                                                       \
    memcpy(state->value, &best, sizeof best);                                               \
    state->index = at;                                                                      \
  }                                                                                         \
  static void function##_across(void *states, const void *from, void *to, int64_t *indices, \
                                int64_t position, int64_t n) {                              \
    best_t *state = states;                                                                 \
    for (int64_t i = 0; i < n; i++) {                                                       \
      T v = ((const T *)from)[i], best = v;                                                 \
      if (position != 0) memcpy(&best, state[i].value, sizeof best);                        \
      if (BETTER(v, best)) {                                                                \
        best = v;                                                                           \
        state[i].index = position;                                                          \
        memcpy(state[i].value, &best, sizeof best);                                         \
      }                                                                                     \
      ((T *)to)[i] = best;                                                                  \
      indices[i] = state[i].index;                                                          \
    }                                                                                       \
  }
#define NOT_LESS(a, b) ((a) >= (b))
#define NOT_GREATER(a, b) ((a) <= (b))
#define NOT_LESS_OR_NAN(a, b) ((a) != (a) || (a) >= (b))
#define NOT_GREATER_OR_NAN(a, b) ((a) != (a) || (a) <= (b))
#define RUNNING_BOTH(name, T, MAX, MIN) \
  RUNNING(max_##name, T, MAX)           \
  RUNNING(min_##name, T, MIN)
RUNNING_BOTH(u8, uint8_t, NOT_LESS, NOT_GREATER)
RUNNING_BOTH(i8, int8_t, NOT_LESS, NOT_GREATER)
RUNNING_BOTH(i16, int16_t, NOT_LESS, NOT_GREATER)
RUNNING_BOTH(i32, int32_t, NOT_LESS, NOT_GREATER)
RUNNING_BOTH(i64, int64_t, NOT_LESS, NOT_GREATER)
RUNNING_BOTH(u16, uint16_t, NOT_LESS, NOT_GREATER)
RUNNING_BOTH(u32, uint32_t, NOT_LESS, NOT_GREATER)
RUNNING_BOTH(u64, uint64_t, NOT_LESS, NOT_GREATER)
RUNNING_BOTH(f32, float, NOT_LESS_OR_NAN, NOT_GREATER_OR_NAN)
RUNNING_BOTH(f64, double, NOT_LESS_OR_NAN, NOT_GREATER_OR_NAN)

/* ---- Logarithms of sums of exponentials ---- */

static double log_add(double a, double b) {
  double low = a < b ? a : b, high = a < b ? b : a;
  if (isnan(a) || isnan(b)) return a + b;
  if (low == high && isinf(low)) return low;
  return high + log1p(exp(low - high));
}

/* Factors out the argument with the larger real part, so that the exponential does not overflow. Of
 * equal real parts it is the second, as in PyTorch: the imaginary part is not reduced to one turn,
 * so the choice shows. What the sum of infinities is, the exponentials say; of zeros it is the
 * first. */
static double complex log_add_complex(double complex a, double complex b) {
  if (isnan(creal(a)) || isnan(cimag(a)) || isnan(creal(b)) || isnan(cimag(b)))
    return CMPLX((double)NAN, (double)NAN);
  bool second = creal(a) <= creal(b);
  double complex low = second ? a : b, high = second ? b : a;
  bool equal = creal(low) == creal(high);
  if (isinf(creal(low)) && creal(low) < 0) return equal ? a : high;
  if (isinf(creal(low)) && equal) return clog(cexp(a) + cexp(b));
  return high + clog(1 + cexp(low - high));
}

#define LOG_SCAN(name, T, ADD)                                                                   \
  static void log_along_##name(void *states, const void *from, void *to, int64_t *indices,       \
                               int64_t position, int64_t n) {                                    \
    T sum = *(T *)states;                                                                        \
    (void)indices, (void)position;                                                               \
    for (int64_t i = 0; i < n; i++) ((T *)to)[i] = sum = ADD(sum, ((const T *)from)[i]);         \
    *(T *)states = sum;                                                                          \
  }                                                                                              \
  static void log_across_##name(void *states, const void *from, void *to, int64_t *indices,      \
                                int64_t position, int64_t n) {                                   \
    T *sums = states;                                                                            \
    (void)indices, (void)position;                                                               \
    for (int64_t i = 0; i < n; i++) ((T *)to)[i] = sums[i] = ADD(sums[i], ((const T *)from)[i]); \
  }
LOG_SCAN(f64, double, log_add)
LOG_SCAN(c128, double complex, log_add_complex)

/* ---- Running them ---- */

/* Where a scan writes its results: directly to the output, if type and stride allow it and it is
 * not the memory of the argument, or to a buffer from which store() copies them. */
static void *target_of(const run_t *run, uint32_t k, char *to, int64_t stride, const char *from,
                       void *buffer) {
  kf_dtype_t type = k == 0 ? run->scan->loader.mapped : KF_DTYPE_INT64;
  bool fits = run->plan.out_types[k] == type && stride == kf__dtype_sizes[type] && to != from;
  return fits ? (void *)to : buffer;
}
static void store(const run_t *run, uint32_t k, char *to, int64_t stride, const void *x,
                  int64_t n) {
  kf_dtype_t type = k == 0 ? run->scan->loader.mapped : KF_DTYPE_INT64;
  if (x != to) kf__store(run->plan.out_types[k], to, stride, type, x, n);
}

/* One block of a line, or one number of each line; strides are those of its numbers. */
static void scan_block(const run_t *run, scan_fn scan, void *states, const char *from,
                       int64_t stride, char *const *to, const int64_t *out_strides,
                       int64_t position, int64_t n, kf__load_buffers_t *scratch) {
  const kf__loader_t *loader = &run->scan->loader;
  _Alignas(64) char y[KF__BLOCK * STATE];
  int64_t indices[KF__BLOCK];
  bool two = run->plan.out_count > 1;
  KF_ASSERT(n > 0);
  KF_ASSERT(n <= KF__BLOCK);
  void *values = target_of(run, 0, to[0], out_strides[0], from, y);
  int64_t *positions = two ? target_of(run, 1, to[1], out_strides[1], from, indices) : NULL;
  const void *x =
      kf__load_is_free(loader, stride) ? from : kf__load(loader, from, stride, n, scratch);
  scan(states, x, values, positions, position, n);
  store(run, 0, to[0], out_strides[0], values, n);
  if (two) store(run, 1, to[1], out_strides[1], positions, n);
}

/* The addresses where a line begins, in the argument and in the results. */
static const char *line_start(const kf__reduce_plan_t *plan, int64_t line, char **to) {
  for (uint32_t k = 0; k < plan->out_count; k++)
    to[k] = plan->outs[k] + kf__offset_of(plan->kept, plan->kept_sizes, plan->out_strides[k], line);
  return plan->data + kf__offset_of(plan->kept, plan->kept_sizes, plan->kept_strides, line);
}

static void scan_line(const run_t *run, int64_t line, kf__load_buffers_t *scratch) {
  const kf__reduce_plan_t *plan = &run->plan;
  int64_t stride = plan->reduced_strides[0];
  char *to[KF__REDUCE_OUTS] = {NULL, NULL};
  const char *from = line_start(plan, line, to);
  _Alignas(STATE) char state[STATE];
  memcpy(state, run->scan->start, STATE);
  for (int64_t at = 0; at < plan->length; at += KF__BLOCK) {
    if (at % LOOK == 0 && at > 0 && kf__loop_stopped()) return;
    int64_t n = plan->length - at < KF__BLOCK ? plan->length - at : KF__BLOCK;
    scan_block(run, run->scan->along, state, from + at * stride, stride, to, run->out_along, at, n,
               scratch);
    for (uint32_t k = 0; k < plan->out_count; k++) to[k] += n * run->out_along[k];
  }
}

/* Lines first … first + n - 1, which are neighbours along the last kept dimension. */
static void scan_lines(const run_t *run, int64_t first, int64_t n, kf__load_buffers_t *scratch) {
  const kf__reduce_plan_t *plan = &run->plan;
  uint32_t last = plan->kept - 1;
  char *to[KF__REDUCE_OUTS] = {NULL, NULL};
  KF_ASSERT(n > 0);
  KF_ASSERT(n <= LINES);
  KF_ASSERT(run->scan->state <= STATE);
  const char *from = line_start(plan, first, to);
  const int64_t across[KF__REDUCE_OUTS] = {plan->out_strides[0][last], plan->out_strides[1][last]};
  _Alignas(64) char states[LINES * STATE];
  for (int64_t i = 0; i < n; i++)
    memcpy(states + i * run->scan->state, run->scan->start, (size_t)run->scan->state);
  for (int64_t r = 0; r < plan->length; r++) {
    if (r % LOOK_ROWS == 0 && r > 0 && kf__loop_stopped()) return;
    scan_block(run, run->scan->across, states, from + r * plan->reduced_strides[0],
               plan->kept_strides[last], to, across, r, n, scratch);
    for (uint32_t k = 0; k < plan->out_count; k++) to[k] += run->out_along[k];
  }
}

static void tasks(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  int64_t size = run->plan.by_columns ? run->plan.kept_sizes[run->plan.kept - 1] : 1;
  int64_t blocks = (size - 1) / LINES + 1;
  kf__load_buffers_t scratch;
  for (int64_t task = begin; task < end; task++) {
    int64_t at = task % blocks * LINES, first = task / blocks * size + at;
    if (run->plan.by_columns)
      scan_lines(run, first, size - at < LINES ? size - at : LINES, &scratch);
    else
      scan_line(run, first, &scratch);
  }
}

static kf_status_t run_scan(const scan_t *scan, kf_tensor_t *self, int64_t dim, uint32_t out_count,
                            kf_tensor_t *const *outs) {
  run_t run;
  run.scan = scan;
  if (self->numel == 0) return KF_OK;
  kf__reduce_plan(&run.plan, self, kf__dim_bit(self, dim), true, out_count, outs);
  KF_ASSERT(run.plan.reduced == 1);
  KF_ASSERT(scan->along != NULL);
  KF_ASSERT(scan->across != NULL);
  for (uint32_t k = 0; k < out_count; k++) {
    KF_ASSERT(outs[k]->numel == self->numel);
    int64_t wrapped = dim < 0 ? dim + self->ndim : dim;
    run.out_along[k] = self->ndim == 0 ? 0 : outs[k]->strides[wrapped] * kf__itemsize(outs[k]);
  }
  int64_t size = run.plan.by_columns ? run.plan.kept_sizes[run.plan.kept - 1] : 1;
  int64_t width = size < LINES ? size : LINES, blocks = (size - 1) / LINES + 1;
  return kf__parallel_try(0, run.plan.results / size * blocks,
                          THREAD_GRAIN / (run.plan.length * width) + 1, tasks, &run);
}

/* ---- Operators ---- */

typedef struct {
  scan_fn along, across;
} pair_t;
#define PAIR(kind, name) \
  { kind##_along_##name, kind##_across_##name }
enum { SCAN_I64, SCAN_HALF, SCAN_F32, SCAN_F64, SCAN_C64, SCAN_C128, SCAN_COUNT };
static const pair_t sums[SCAN_COUNT] = {PAIR(sum, i64), PAIR(sum, half), PAIR(sum, f32),
                                        PAIR(sum, f64), PAIR(sum, c64),  PAIR(sum, c128)};
static const pair_t products[SCAN_COUNT] = {PAIR(prod, i64), PAIR(prod, half), PAIR(prod, f32),
                                            PAIR(prod, f64), PAIR(prod, c64),  PAIR(prod, c128)};

/* Which of the scans above a type uses. All integers are scanned in 64 bits. */
static int scan_type(kf_dtype_t type) {
  switch (type) {
    case KF_DTYPE_FLOAT16:
    case KF_DTYPE_BFLOAT16: return SCAN_HALF;
    case KF_DTYPE_FLOAT32: return SCAN_F32;
    case KF_DTYPE_FLOAT64: return SCAN_F64;
    case KF_DTYPE_COMPLEX32:
    case KF_DTYPE_COMPLEX64: return SCAN_C64;
    case KF_DTYPE_COMPLEX128: return SCAN_C128;
    default: return SCAN_I64;
  }
}

static kf_status_t cumulative(kf_tensor_t *self, int64_t dim, bool product, kf_tensor_t *out) {
  static const kf_dtype_t compute[SCAN_COUNT] = {KF_DTYPE_INT64,     KF_DTYPE_FLOAT32,
                                                 KF_DTYPE_FLOAT32,   KF_DTYPE_FLOAT64,
                                                 KF_DTYPE_COMPLEX64, KF_DTYPE_COMPLEX128};
  static const kf_dtype_t state[SCAN_COUNT] = {KF_DTYPE_INT64,      KF_DTYPE_FLOAT32,
                                               KF_DTYPE_FLOAT64,    KF_DTYPE_FLOAT64,
                                               KF_DTYPE_COMPLEX128, KF_DTYPE_COMPLEX128};
  kf_dtype_t type = kf__dtype(out);
  int kind = scan_type(type);
  const int64_t start = product ? 1 : 0;
  const pair_t *pair = product ? &products[kind] : &sums[kind];
  if (self->numel == 0) return KF_OK;
  const char *name = product ? "cumprod_out_cpu" : "cumsum_out_cpu";
  if (type == KF_DTYPE_BOOL) return kf__not_for_dtype(name, type);
  KF_TRY(kf__refuse_float8(name, type));
  scan_t scan;
  scan.loader = (kf__loader_t){kf__dtype(self), type, compute[kind], compute[kind], NULL, 0};
  scan.along = pair->along;
  scan.across = pair->across;
  scan.state = kf__dtype_sizes[state[kind]];
  kf__cast(state[kind], scan.start, KF_DTYPE_INT64, &start, 1);
  return run_scan(&scan, self, dim, 1, &out);
}

static kf_status_t cumsum(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  return cumulative(self, dim, false, out);
}
static kf_status_t cumprod(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  return cumulative(self, dim, true, out);
}

static kf_status_t logcumsumexp(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  kf_dtype_t type = kf__dtype(self);
  bool is_complex = kf_dtype_is_complex(type);
  if (!is_complex && !kf__has_real_loops(type))
    return kf__not_for_dtype("logcumsumexp_out_cpu", type);
  kf_dtype_t compute = is_complex ? KF_DTYPE_COMPLEX128 : KF_DTYPE_FLOAT64;
  const double start = -INFINITY;
  scan_t scan;
  scan.loader = (kf__loader_t){type, type, compute, compute, NULL, 0};
  scan.along = is_complex ? log_along_c128 : log_along_f64;
  scan.across = is_complex ? log_across_c128 : log_across_f64;
  scan.state = kf__dtype_sizes[compute];
  kf__cast(compute, scan.start, KF_DTYPE_FLOAT64, &start, 1);
  return run_scan(&scan, self, dim, 1, &out);
}

#define RUNNING_PAIRS(kind)                                              \
  {                                                                      \
    [KF__T_b] = {kind##_u8_along, kind##_u8_across},                     \
    [KF__T_u8] = {kind##_u8_along, kind##_u8_across},                    \
    [KF__T_i8] = {kind##_i8_along, kind##_i8_across},                    \
    [KF__T_i16] = {kind##_i16_along, kind##_i16_across},                 \
    [KF__T_i32] = {kind##_i32_along, kind##_i32_across},                 \
    [KF__T_i64] = {kind##_i64_along, kind##_i64_across},                 \
    [KF__T_u16] = {kind##_u16_along, kind##_u16_across},                 \
    [KF__T_u32] = {kind##_u32_along, kind##_u32_across},                 \
    [KF__T_u64] = {kind##_u64_along, kind##_u64_across},                 \
    [KF__T_f32] = {kind##_f32_along, kind##_f32_across}, [KF__T_f64] = { \
      kind##_f64_along,                                                  \
      kind##_f64_across                                                  \
    }                                                                    \
  }
static const pair_t maxima[KF__T_COMPUTED] = RUNNING_PAIRS(max);
static const pair_t minima[KF__T_COMPUTED] = RUNNING_PAIRS(min);

static kf_status_t running(kf_tensor_t *self, int64_t dim, const pair_t *pairs, const char *name,
                           kf_tensor_t *values, kf_tensor_t *indices) {
  const kf_dtype_t type = kf__dtype(self);
  const kf__loader_t loader = kf__comparing_loader(type);
  KF_ASSERT(kf__type_index[loader.compute] < KF__T_COMPUTED);
  const pair_t *pair = &pairs[kf__type_index[loader.compute]];
  kf_tensor_t *const outs[] = {values, indices};
  if (self->numel == 0) return KF_OK;
  if (pair->along == NULL) return kf__not_for_dtype(name, type);
  scan_t scan;
  scan.loader = loader;
  scan.along = pair->along;
  scan.across = pair->across;
  scan.state = (int64_t)sizeof(best_t);
  memset(scan.start, 0, sizeof scan.start);
  return run_scan(&scan, self, dim, 2, outs);
}

static kf_status_t cummax(kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
                          kf_tensor_t *out_indices) {
  return running(self, dim, maxima, "cummax_cpu", out_values, out_indices);
}
static kf_status_t cummin(kf_tensor_t *self, int64_t dim, kf_tensor_t *out_values,
                          kf_tensor_t *out_indices) {
  return running(self, dim, minima, "cummin_cpu", out_values, out_indices);
}

const kf_compute_t kf__cpu_bind_scan[] = {KF_COMPUTE(cumsum, cumsum),
                                          KF_COMPUTE(cumprod, cumprod),
                                          KF_COMPUTE(logcumsumexp, logcumsumexp),
                                          KF_COMPUTE(cummax, cummax),
                                          KF_COMPUTE(cummin, cummin),
                                          KF_COMPUTE_END};
