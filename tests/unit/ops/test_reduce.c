/* Reductions and scans against the loops that define them, over every set of dimensions of tensors
 * with all kinds of strides; accuracy, positions, NaN, threads and errors. */
#include <keyfall/scoped.h>
#include <math.h>

#include "ops_fixture.h"

static const kf_int_span_t no_list = {NULL, 0};

/* ---- Fixtures ---- */

/* Small numbers, a few of them zero, in the order of memory. */
static kf_tensor_t *numbers(kf_dtype_t dtype, kf_int_span_t sizes) {
  kf_tensor_t *t = make_unset(dtype, sizes);
  char *data = kf__data(t);
  bool is_signed = kf_dtype_is_signed(dtype);
  for (int64_t i = 0; i < t->numel; i++)
    store_small((i * 7 + i / 5) % 9 - (is_signed ? 4 : 0), dtype, data + i * kf__itemsize(t));
  return t;
}

static kf_tensor_t *floats(kf_int_span_t sizes, const float *values) {
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_from_data(values, KF_DTYPE_FLOAT32, sizes, &t));
  return keep(t);
}

enum { LAYOUTS = 5 };
/* A tensor of 3 × 4 × 5 elements: contiguous, permuted twice, every second element, expanded. */
static kf_tensor_t *layout(kf_dtype_t dtype, int which) {
  kf_tensor_t *t = NULL;
  switch (which) {
    case 1: return view(numbers(dtype, KF_INTS(60)), KF_INTS(3, 4, 5), KF_INTS(1, 15, 3), 0);
    case 2: return view(numbers(dtype, KF_INTS(60)), KF_INTS(3, 4, 5), KF_INTS(5, 15, 1), 0);
    case 3: return view(numbers(dtype, KF_INTS(480)), KF_INTS(3, 4, 5), KF_INTS(160, 20, 2), 5);
    case 4: return view(numbers(dtype, KF_INTS(15)), KF_INTS(3, 4, 5), KF_INTS(5, 0, 1), 0);
    default: t = numbers(dtype, KF_INTS(3, 4, 5)); return t;
  }
}

static kf_int_span_t dims_of(uint32_t set, int64_t dims[3]) {
  size_t count = 0;
  for (int64_t d = 0; d < 3; d++)
    if ((set >> d) & 1) dims[count++] = d;
  return (kf_int_span_t){dims, count};
}

/* The elements of t, in logical order, that go into result `result` when the dimensions in `set`
 * are reduced; returns how many there are. */
static int64_t slice(const kf_tensor_t *t, uint32_t set, int64_t result, double *to) {
  int64_t count = 0;
  walk_t w = walk_from_first(t);
  for (int64_t i = 0; i < t->numel; i++, walk_on(&w)) {
    int64_t at = 0;
    for (uint32_t d = 0; d < t->ndim; d++)
      if (!((set >> d) & 1)) at = at * t->sizes[d] + w.index[d];
    if (at == result) to[count++] = walk_value(&w);
  }
  return count;
}

static void near(const char *file, int line, double found, double expected, double error) {
  if (isnan(expected) ? isnan(found) : found == expected) return;
  if (!(fabs(found - expected) <= error * (1 + fabs(expected))))
    kft_fail(file, line, "found %.17g, expected %.17g", found, expected);
}
#define NEAR(found, expected, error) near(__FILE__, __LINE__, (found), (expected), (error))

/* ---- Folds ---- */

typedef double (*reference_fn)(const double *x, int64_t n);
static double sum_of(const double *x, int64_t n) {
  double sum = 0;
  for (int64_t i = 0; i < n; i++) sum += x[i];
  return sum;
}
static double prod_of(const double *x, int64_t n) {
  double product = 1;
  for (int64_t i = 0; i < n; i++) product *= x[i];
  return product;
}
static double max_of(const double *x, int64_t n) {
  double best = x[0];
  for (int64_t i = 0; i < n; i++) best = x[i] > best ? x[i] : best;
  return best;
}
static double min_of(const double *x, int64_t n) {
  double best = x[0];
  for (int64_t i = 0; i < n; i++) best = x[i] < best ? x[i] : best;
  return best;
}
static double mean_of(const double *x, int64_t n) { return sum_of(x, n) / (double)n; }
static double norm_of(const double *x, int64_t n) {
  double sum = 0;
  for (int64_t i = 0; i < n; i++) sum += x[i] * x[i];
  return sqrt(sum);
}
static double count_of(const double *x, int64_t n) {
  double count = 0;
  for (int64_t i = 0; i < n; i++) count += x[i] != 0;
  return count;
}
static double any_of(const double *x, int64_t n) { return count_of(x, n) > 0; }
static double all_of(const double *x, int64_t n) { return count_of(x, n) == (double)n; }

typedef kf_status_t (*fold_fn)(kf_tensor_t *self, kf_int_span_t dims, bool keepdim,
                               kf_tensor_t **out);
static kf_status_t do_sum(kf_tensor_t *t, kf_int_span_t dims, bool keepdim, kf_tensor_t **out) {
  return kf_sum_dim_IntList(t, dims, keepdim, kf_no_int(), out);
}
static kf_status_t do_mean(kf_tensor_t *t, kf_int_span_t dims, bool keepdim, kf_tensor_t **out) {
  return kf_mean_dim(t, dims, keepdim, kf_no_int(), out);
}
static kf_status_t do_norm(kf_tensor_t *t, kf_int_span_t dims, bool keepdim, kf_tensor_t **out) {
  return kf_linalg_vector_norm(t, KF_INT(2), dims, keepdim, kf_no_int(), out);
}
static kf_status_t do_any(kf_tensor_t *t, kf_int_span_t dims, bool keepdim, kf_tensor_t **out) {
  return kf_any_dims(t, dims, keepdim, out);
}
static kf_status_t do_all(kf_tensor_t *t, kf_int_span_t dims, bool keepdim, kf_tensor_t **out) {
  return kf_all_dims(t, dims, keepdim, out);
}
static kf_status_t do_count(kf_tensor_t *t, kf_int_span_t dims, bool keepdim, kf_tensor_t **out) {
  (void)keepdim;
  return kf_count_nonzero_dim_IntList(t, dims, out);
}

static const struct {
  fold_fn fold;
  reference_fn reference;
  bool floating; /* takes floating types only */
  bool keeps;    /* knows keepdim */
} folds[] = {{do_sum, sum_of, false, true},  {do_mean, mean_of, true, true},
             {kf_amax, max_of, false, true}, {kf_amin, min_of, false, true},
             {do_norm, norm_of, true, true}, {do_any, any_of, false, true},
             {do_all, all_of, false, true},  {do_count, count_of, false, false}};

static const kf_dtype_t types[] = {
    KF_DTYPE_BOOL,  KF_DTYPE_UINT8,   KF_DTYPE_INT8,     KF_DTYPE_INT16,   KF_DTYPE_INT32,
    KF_DTYPE_INT64, KF_DTYPE_FLOAT16, KF_DTYPE_BFLOAT16, KF_DTYPE_FLOAT32, KF_DTYPE_FLOAT64};
enum { TYPES = sizeof types / sizeof *types };

static double tolerance(kf_dtype_t dtype) {
  if (dtype == KF_DTYPE_FLOAT16) return 1e-3;
  if (dtype == KF_DTYPE_BFLOAT16) return 8e-3;
  return dtype == KF_DTYPE_FLOAT32 ? 1e-6 : 1e-12;
}

static void check_fold(size_t which, kf_tensor_t *t, uint32_t set) {
  int64_t dims[3];
  double x[60];
  kf_int_span_t list = dims_of(set, dims);
  kf_tensor_t *out = NULL, *kept = NULL;
  KFT_OK(folds[which].fold(t, list, false, &out));
  (void)keep(out);
  KFT_EQ_INT(out->ndim, 3 - list.size);
  const bool expects = has_expectations();
  for (int64_t i = 0; i < out->numel; i++)
    NEAR(value(out, i), expects ? folds[which].reference(x, slice(t, set, i, x)) : value(out, i),
         tolerance(kf__dtype(out)));
  if (!folds[which].keeps) return;
  KFT_OK(folds[which].fold(t, list, true, &kept));
  (void)keep(kept);
  KFT_EQ_INT(kept->ndim, 3);
  for (int64_t i = 0; i < out->numel; i++) KFT_TRUE(value(kept, i) == value(out, i));
}

/* Memcheck gets every third case: 3 has no factor in common with the counts of types, layouts and
 * sets. */
static void test_folds(void **state) {
  (void)state;
  const bool is_memcheck = kft_is_memcheck();
  size_t number = 0;
  for (size_t which = 0; which < sizeof folds / sizeof *folds; which++)
    for (int type = 0; type < TYPES; type++)
      for (int l = 0; l < LAYOUTS; l++)
        for (uint32_t set = 1; set < 8; set++)
          if ((!folds[which].floating || kf_dtype_is_floating(types[type])) &&
              (number++ % 3 == 0 || !is_memcheck))
            check_fold(which, layout(types[type], l), set);
}

static void test_prod(void **state) {
  (void)state;
  for (int l = 0; l < LAYOUTS; l++)
    for (int64_t dim = 0; dim < 3; dim++) {
      kf_tensor_t *t = layout(KF_DTYPE_FLOAT32, l), *out = NULL;
      double x[60];
      KFT_OK(kf_prod_dim_int(t, dim, false, kf_no_int(), &out));
      (void)keep(out);
      for (int64_t i = 0; i < out->numel; i++)
        NEAR(value(out, i), prod_of(x, slice(t, 1u << dim, i, x)), 1e-6);
    }
}

/* Types of results, and what becomes of elements on the way. */
static void test_types(void **state) {
  (void)state;
  kf_tensor_t *out = NULL;
  kf_tensor_t *bytes = make(KF_DTYPE_UINT8, KF_INTS(256));
  KFT_OK(kf_sum(bytes, kf_no_int(), &out));
  KFT_EQ_INT(kf__dtype(keep(out)), KF_DTYPE_INT64);
  KFT_EQ_INT((int64_t)value(out, 0), 255 * 128);
  KFT_OK(kf_sum(bytes, kf_some_dtype(KF_DTYPE_UINT8), &out));
  KFT_EQ_INT((int64_t)value(keep(out), 0), (255 * 128) % 256);
  const float halves[] = {0.5f, 0.5f, 0.5f, -1.5f};
  kf_tensor_t *x = floats(KF_INTS(4), halves);
  KFT_OK(kf_sum(x, kf_some_dtype(KF_DTYPE_INT64), &out));
  KFT_EQ_INT((int64_t)value(keep(out), 0), -1);
  KFT_OK(kf_sum(x, kf_some_dtype(KF_DTYPE_BOOL), &out)); /* any */
  KFT_TRUE(value(keep(out), 0) == 1);
  KFT_OK(kf_prod(make(KF_DTYPE_INT32, KF_INTS(0)), kf_no_int(), &out));
  KFT_TRUE(value(keep(out), 0) == 1);
  KFT_OK(kf_all(make(KF_DTYPE_BOOL, KF_INTS(0)), &out));
  KFT_TRUE(*(const uint8_t *)kf__data(keep(out)) == 1);
  KFT_OK(kf_mean(make(KF_DTYPE_FLOAT32, KF_INTS(0)), kf_no_int(), &out));
  KFT_TRUE(isnan(value(keep(out), 0)));
}

/* 0.1 many times: a plain sum in float32 is off in the third digit. */
static void test_accuracy(void **state) {
  (void)state;
  enum { ROWS = 1 << 16, COLUMNS = 24 };
  kf_tensor_t *t = make_unset(KF_DTYPE_FLOAT32, KF_INTS(ROWS, COLUMNS)), *out = NULL;
  float *data = kf__data(t);
  for (int64_t i = 0; i < t->numel; i++) data[i] = 0.1f;
  const double one = (double)0.1f;
  KFT_OK(kf_sum(t, kf_no_int(), &out));
  NEAR(value(keep(out), 0), one * (double)t->numel, 4e-7);
  const int64_t first = 0;
  KFT_OK(kf_sum_dim_IntList(t, (kf_int_span_t){&first, 1}, false, kf_no_int(), &out));
  (void)keep(out);
  for (int64_t i = 0; i < COLUMNS; i++) NEAR(value(out, i), one * ROWS, 4e-7);
  kf_tensor_t *columns = view(t, KF_INTS(COLUMNS / 2, ROWS), KF_INTS(2, COLUMNS), 0);
  const int64_t second = 1;
  KFT_OK(kf_sum_dim_IntList(columns, (kf_int_span_t){&second, 1}, false, kf_no_int(), &out));
  (void)keep(out);
  for (int64_t i = 0; i < out->numel; i++) NEAR(value(out, i), one * ROWS, 4e-7);
}

/* ---- Threads ---- */

static void fill_waves(kf_tensor_t *t) {
  float *data = kf__data(t);
  for (int64_t i = 0; i < t->numel; i++)
    data[i] = (float)(i * 2654435761u % 1000003) / 999.0f - 300;
}

/* The bytes of what many operators make of large tensors. */
static uint64_t large_results(void) {
  uint64_t hash = 0;
  const kf_int_span_t shapes[] = {KF_INTS(1, 400000), KF_INTS(90001, 5), KF_INTS(5, 90001),
                                  KF_INTS(700, 601)};
  for (size_t s = 0; s < kft_scale(sizeof shapes / sizeof *shapes, 2); s++) {
    kf_tensor_t *t = make_unset(KF_DTYPE_FLOAT32, shapes[s]);
    fill_waves(t);
    for (int64_t d = 0; d < 2; d++) {
      kf_scope_t scope;
      kf_scope_open(&scope);
      kf_tensor_t *positions = NULL, *most = NULL, *mean = NULL, *var = NULL;
      kf_int_span_t dims = {&d, 1};
      KFT_OK(kf_max_dim(t, d, false, &most, &positions));
      KFT_OK(kf_var_mean_correction(t, dims, kf_no_scalar(), false, &var, &mean));
      kf_tensor_t *const all[] = {kf_scope_take(KF_OK, most),
                                  kf_scope_take(KF_OK, positions),
                                  kf_scope_take(KF_OK, var),
                                  kf_scope_take(KF_OK, mean),
                                  kfs_sum_dim_IntList(t, dims, false),
                                  kfs_linalg_vector_norm(t, KF_INT(2), dims, false),
                                  kfs_amin(t, dims, false),
                                  kfs_cumsum(t, d),
                                  kfs_sum(t),
                                  kfs_argmin(t, kf_no_int(), false)};
      for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        KFT_TRUE(all[i] != NULL);
        hash =
            kf__hash_bytes(kf__data(all[i]), (size_t)(all[i]->numel * kf__itemsize(all[i])), hash);
      }
      KFT_OK(kf_scope_close(&scope));
    }
  }
  return hash;
}

static void test_threads(void **state) {
  (void)state;
  int before = kf_get_num_threads();
  KFT_OK(kf_set_num_threads(1));
  uint64_t alone = kft_is_memcheck() ? 0 : large_results(); /* it looks at bits only */
  KFT_OK(kf_set_num_threads(4));
  uint64_t together = large_results();
  KFT_OK(kf_set_num_threads(before));
  KFT_TRUE(alone == together || (kft_is_memcheck() && together != 0));
}

/* ---- Extremes ---- */

static void test_positions(void **state) {
  (void)state;
  for (int type = 1; type < TYPES; type++)
    for (int l = 0; l < LAYOUTS; l++)
      for (int64_t dim = -1; dim < 3; dim++) {
        kf_tensor_t *t = layout(types[type], l), *most = NULL, *least = NULL;
        kf_opt_int_t option = dim < 0 ? kf_no_int() : kf_some_int(dim);
        uint32_t set = dim < 0 ? 7 : 1u << dim;
        double x[60];
        KFT_OK(kf_argmax(t, option, false, &most));
        (void)keep(most);
        KFT_OK(kf_argmin(t, option, false, &least));
        (void)keep(least);
        for (int64_t i = 0; i < most->numel; i++) {
          int64_t n = slice(t, set, i, x), high = 0, low = 0;
          for (int64_t k = 0; k < n; k++) {
            if (x[k] > x[high]) high = k;
            if (x[k] < x[low]) low = k;
          }
          KFT_EQ_INT((int64_t)value(most, i), high);
          KFT_EQ_INT((int64_t)value(least, i), low);
        }
      }
}

/* The first NaN wins; long rows find it in any block. */
static void test_nan(void **state) {
  (void)state;
  enum { N = 5000 };
  kf_tensor_t *t = make(KF_DTYPE_FLOAT32, KF_INTS(N)), *values = NULL, *indices = NULL;
  float *data = kf__data(t);
  data[3210] = data[4321] = NAN;
  KFT_OK(kf_max_dim(t, 0, false, &values, &indices));
  KFT_TRUE(isnan(value(keep(values), 0)));
  KFT_EQ_INT((int64_t)value(keep(indices), 0), 3210);
  KFT_OK(kf_min(t, &values));
  KFT_TRUE(isnan(value(keep(values), 0)));
  KFT_OK(kf_aminmax(t, kf_no_int(), false, &values, &indices));
  KFT_TRUE(isnan(value(keep(values), 0)) && isnan(value(keep(indices), 0)));
  KFT_OK(kf_nansum(t, no_list, false, kf_no_int(), &values));
  NEAR(value(keep(values), 0), (double)N * (N - 1) / 2 - 3210 - 4321, 1e-6);
  const float ties[] = {1, NAN, 3, NAN, 5, 5, 1, 1};
  kf_tensor_t *rows = floats(KF_INTS(2, 4), ties);
  KFT_OK(kf_cummax(rows, 1, &values, &indices));
  (void)keep(values);
  (void)keep(indices);
  const int64_t last[] = {0, 1, 1, 3, 0, 1, 1, 1};
  for (int64_t i = 0; i < 8; i++) KFT_EQ_INT((int64_t)value(indices, i), last[i]);
  KFT_TRUE(isnan(value(values, 2)) && value(values, 7) == 5);
}

/* ---- Variances ---- */

static void test_variance(void **state) {
  (void)state;
  for (int type = 6; type < TYPES; type++)
    for (int l = 0; l < LAYOUTS; l++)
      for (uint32_t set = 1; set < 8; set++) {
        kf_tensor_t *t = layout(types[type], l), *var = NULL, *mean = NULL;
        int64_t dims[3];
        double x[60];
        KFT_OK(kf_var_mean_correction(t, dims_of(set, dims), kf_some_scalar(KF_FLOAT(0.5)), false,
                                      &var, &mean));
        (void)keep(var);
        (void)keep(mean);
        for (int64_t i = 0; i < var->numel; i++) {
          int64_t n = slice(t, set, i, x);
          double middle = mean_of(x, n), squares = 0;
          for (int64_t k = 0; k < n; k++) squares += (x[k] - middle) * (x[k] - middle);
          NEAR(value(mean, i), middle, tolerance(types[type]));
          NEAR(value(var, i), squares / ((double)n - 0.5), tolerance(types[type]) * 4);
        }
      }
}

/* Far from zero, and where squares leave the range of float32. */
static void test_variance_range(void **state) {
  (void)state;
  enum { N = 3000 };
  const float scales[] = {1e-30f, 1, 1e25f};
  kf_tensor_t *t = make(KF_DTYPE_FLOAT32, KF_INTS(N, 2)), *std = NULL;
  float *data = kf__data(t);
  const int64_t first = 0;
  for (int s = 0; s < 3; s++) {
    for (int64_t i = 0; i < 2 * N; i++) data[i] = scales[s] * (i / 2 % 2 != 0 ? 4 : 2);
    KFT_OK(kf_std_correction(t, no_list, kf_some_scalar(KF_INT(0)), false, &std));
    NEAR(value(keep(std), 0) / (double)scales[s], 1, 1e-6);
    KFT_OK(
        kf_std_correction(t, (kf_int_span_t){&first, 1}, kf_some_scalar(KF_INT(0)), false, &std));
    NEAR(value(keep(std), 1) / (double)scales[s], 1, 1e-6);
  }
  for (int64_t i = 0; i < 2 * N; i++) data[i] = (float)(16777216 + i % 2 * 4);
  KFT_OK(kf_var_correction(t, no_list, kf_some_scalar(KF_INT(0)), false, &std));
  NEAR(value(keep(std), 0), 4, 1e-6);
}

/* ---- Norms ---- */

static void test_norms(void **state) {
  (void)state;
  const float data[] = {3, -4, 0, 0.5f};
  kf_tensor_t *x = floats(KF_INTS(4), data), *out = NULL;
  const struct {
    double order, norm;
  } cases[] = {{0, 3}, {1, 7.5}, {2, 5.0249378105604451}, {3, 4.5}, {INFINITY, 4}, {-INFINITY, 0}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    KFT_OK(kf_norm(x, KF_FLOAT(cases[i].order), &out));
    double expected = cases[i].order == 3 ? cbrt(27 + 64 + 0.125) : cases[i].norm;
    NEAR(value(keep(out), 0), expected, 1e-6);
  }
  kf_tensor_t *z = make(KF_DTYPE_COMPLEX64, KF_INTS(2));
  float *parts = kf__data(z);
  parts[0] = 3, parts[1] = 4, parts[2] = 0, parts[3] = 12;
  KFT_OK(kf_norm(z, KF_INT(2), &out));
  NEAR(value(keep(out), 0), 13, 1e-6);
  KFT_OK(kf_norm(z, KF_INT(1), &out));
  NEAR(value(keep(out), 0), 17, 1e-6);
  KFT_EQ_INT(kf__dtype(out), KF_DTYPE_FLOAT32);
}

/* ---- Scans ---- */

static void test_scans(void **state) {
  (void)state;
  for (int type = 1; type < TYPES; type++)
    for (int l = 0; l < LAYOUTS; l++)
      for (int64_t dim = 0; dim < 3; dim++) {
        kf_tensor_t *t = layout(types[type], l), *out = NULL;
        KFT_OK(kf_cumsum(t, dim, kf_no_int(), &out));
        (void)keep(out);
        const int64_t step = dim == 0 ? 20 : dim == 1 ? 5 : 1, size = t->sizes[dim];
        for (int64_t i = 0; i < 60; i++) {
          double before = i / step % size == 0 ? 0 : value(out, i - step);
          NEAR(value(out, i), before + value(t, i), tolerance(kf__dtype(out)));
        }
      }
}

static void test_scan_in_place(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_DTYPE_INT8, KF_INTS(3, 3)), *turned = NULL;
  KFT_OK(kf_t(t, &turned));
  (void)keep(turned);
  KFT_OK(kf_cumsum_(turned, 0, kf_no_int())); /* along the rows of t */
  const int64_t sums[] = {0, 1, 3, 3, 7, 12, 6, 13, 21};
  for (int64_t i = 0; i < 9; i++) KFT_EQ_INT((int64_t)value(t, i), sums[i]);
  KFT_FAILS_WITH(kf_cumsum_(t, 0, kf_some_dtype(KF_DTYPE_INT64)), KF_ERR_RUNTIME,
                 "aten::cumsum_: self is of type Char, but the result is of type Long, which "
                 "cannot be written in place");
  kf_tensor_t *wide = make(KF_DTYPE_FLOAT32, KF_INTS(0));
  KFT_OK(kf_cumsum_out(t, 1, kf_no_int(), wide));
  KFT_TRUE(value(wide, 2) == 4);
  kf_tensor_t *x = make(KF_DTYPE_FLOAT32, KF_INTS(6));
  kf_tensor_t *low = view(x, KF_INTS(4), KF_INTS(1), 0), *high = view(x, KF_INTS(4), KF_INTS(1), 2);
  KFT_FAILS_WITH(kf_cumsum_out(low, 0, kf_no_int(), high), KF_ERR_RUNTIME,
                 "aten::cumsum.out: the tensor that is written to shares memory with an argument; "
                 "clone one of them first");
  for (int64_t i = 0; i < 6; i++) KFT_TRUE(value(x, i) == (double)i); /* as before */
  KFT_OK(kf_cumsum_out(low, 0, kf_no_int(), low));
  const double sums_of_low[] = {0, 1, 3, 6, 4, 5};
  for (int64_t i = 0; i < 6; i++) KFT_TRUE(value(x, i) == sums_of_low[i]);
}

/* ---- out= ---- */

static void test_out(void **state) {
  (void)state;
  kf_tensor_t *t = make(KF_DTYPE_FLOAT32, KF_INTS(2, 3)),
              *room = make(KF_DTYPE_FLOAT32, KF_INTS(6));
  kf_tensor_t *every_second = view(room, KF_INTS(3), KF_INTS(2), 1);
  const int64_t first = 0;
  kf_int_span_t dims = {&first, 1};
  KFT_OK(kf_sum_IntList_out(t, dims, false, kf_no_int(), every_second));
  const double found[] = {0, 3, 2, 5, 4, 7};
  for (int64_t i = 0; i < 6; i++) KFT_TRUE(value(room, i) == found[i]);
  kf_tensor_t *wide = make(KF_DTYPE_INT64, KF_INTS(0));
  KFT_OK(kf_sum_IntList_out(t, dims, false, kf_no_int(), wide));
  SIZES_ARE(wide, 3);
  KFT_TRUE(value(wide, 2) == 7);
  KFT_FAILS_WITH(kf_amax_out(t, dims, false, wide), KF_ERR_RUNTIME,
                 "aten::amax.out: self is of type Float, but out= is of type Long");
  KFT_FAILS_WITH(kf_argmax_out(t, kf_no_int(), false, room), KF_ERR_RUNTIME,
                 "the result tensor must be Long, but is Float");
  KFT_FAILS_WITH(kf_any_out(t, 0, false, room), KF_ERR_RUNTIME,
                 "any: the result tensor must be boolean or Byte, but is Float");
}

/* ---- Errors ---- */

static void test_errors(void **state) {
  (void)state;
  kf_tensor_t *none = make(KF_DTYPE_FLOAT32, KF_INTS(0, 3)), *out = NULL, *more = NULL;
  kf_tensor_t *x = make(KF_DTYPE_INT64, KF_INTS(2, 3)), *z = make(KF_DTYPE_COMPLEX64, KF_INTS(2));
  KFT_FAILS_WITH(kf_max(none, &out), KF_ERR_RUNTIME,
                 "max: self has no elements; pass dim, with a size that is not 0");
  KFT_FAILS_WITH(kf_max_dim(none, 0, false, &out, &more), KF_ERR_INDEX,
                 "max(): dimension 0 is empty and has no such element");
  KFT_FAILS_WITH(kf_argmin(none, kf_no_int(), false, &out), KF_ERR_INDEX,
                 "argmin: self has no elements; pass dim, with a size that is not 0");
  KFT_FAILS_WITH(kf_mean(x, kf_no_int(), &out), KF_ERR_RUNTIME,
                 "mean: expected a floating-point or complex type (Input), got Long");
  KFT_FAILS_WITH(kf_var(x, true, &out), KF_ERR_RUNTIME,
                 "std, var: elements must be floating-point or complex numbers");
  KFT_FAILS_WITH(kf_sum_dim_IntList(x, KF_INTS(0, -2), false, kf_no_int(), &out), KF_ERR_RUNTIME,
                 "dimension 0 is listed more than once");
  KFT_FAILS_WITH(kf_sum_dim_IntList(x, KF_INTS(2), false, kf_no_int(), &out), KF_ERR_INDEX,
                 "expected a dimension from -2 to 1, found 2");
  KFT_FAILS_WITH(kf_max(z, &out), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for elements of type ComplexFloat");
  KFT_FAILS_WITH(kf_argmax(z, kf_no_int(), false, &out), KF_ERR_RUNTIME,
                 "argmax: elements must be real");
  KFT_FAILS_WITH(kf_linalg_vector_norm(none, KF_FLOAT(INFINITY), no_list, false, kf_no_int(), &out),
                 KF_ERR_RUNTIME, "linalg_vector_norm: the inf norm of no elements is not defined");
  KFT_FAILS_WITH(kf_cumsum(x, 0, kf_some_dtype(KF_DTYPE_BOOL), &out), KF_ERR_NOT_IMPLEMENTED,
                 "no kernel for elements of type Bool");
  KFT_FAILS_WITH(kf_nansum(z, no_list, false, kf_no_int(), &out), KF_ERR_RUNTIME,
                 "nansum: elements must be real");
  KFT_FAILS_WITH(kf_quantile_scalar(none, 0.5, kf_no_int(), false, kf_str_of("linear"), &out),
                 KF_ERR_RUNTIME, "quantile: input has no elements");
}

/* ---- What is made of reductions ---- */

static void test_counts(void **state) {
  (void)state;
  const int64_t values[] = {3, 1, 3, 0};
  kf_tensor_t *x = NULL, *out = NULL;
  KFT_OK(kf_tensor_from_data(values, KF_DTYPE_INT64, KF_INTS(4), &x));
  (void)keep(x);
  KFT_OK(kf_bincount(x, NULL, 6, &out));
  (void)keep(out);
  const int64_t counts[] = {1, 1, 0, 2, 0, 0};
  for (int64_t i = 0; i < 6; i++) KFT_EQ_INT((int64_t)value(out, i), counts[i]);
  const float weights[] = {0.5f, 1, 2, 4};
  KFT_OK(kf_bincount(x, floats(KF_INTS(4), weights), 0, &out));
  KFT_TRUE(value(keep(out), 3) == 2.5);
  ((int64_t *)kf__data(x))[1] = -1;
  KFT_FAILS_WITH(kf_bincount(x, NULL, 0, &out), KF_ERR_RUNTIME,
                 "bincount: input must be a vector of integers from 0 on");
  const float data[] = {0, 1, 1.5f, 2, NAN, 7};
  KFT_OK(kf_histc(floats(KF_INTS(6), data), 2, KF_INT(0), KF_INT(2), &out));
  KFT_TRUE(value(keep(out), 0) == 1 && value(out, 1) == 3);
}

static void test_composites(void **state) {
  (void)state;
  kf_scope_t scope;
  kf_scope_open(&scope);
  const float data[] = {1, 4, 2, 8, 5, 7};
  kf_tensor_t *x = floats(KF_INTS(2, 3), data), *out = NULL;
  kf_tensor_t *lse = kfs_logsumexp(x, KF_INTS(1), false),
              *difference = kfs_diff(x, 1, -1, NULL, NULL);
  KFT_TRUE(lse != NULL && difference != NULL);
  NEAR(value(lse, 0), log(exp(1) + exp(4) + exp(2)), 1e-6);
  SIZES_ARE(difference, 2, 2);
  KFT_TRUE(value(difference, 1) == -2);
  KFT_OK(kf_quantile_scalar(x, 0.25, kf_some_int(1), true, kf_str_of("linear"), &out));
  out = kf_scope_take(KF_OK, out);
  SIZES_ARE(out, 2, 1);
  NEAR(value(out, 0), 1.5, 1e-6);
  kf_tensor_t *scaled = kfs_renorm(x, KF_INT(2), 0, KF_INT(5));
  KFT_TRUE(scaled != NULL);
  NEAR(value(scaled, 0), 1, 1e-6);
  NEAR(value(scaled, 3), 8 * 5 / sqrt(64 + 25 + 49), 1e-5);
  kf_tensor_t *angle = kfs_cosine_similarity(x, x, 1, 1e-8);
  KFT_TRUE(angle != NULL);
  NEAR(value(angle, 1), 1, 1e-6);
  KFT_OK(kf_scope_close(&scope));
}

KFT_MAIN(KFT_TEST_NO_OOM(test_folds), KFT_TEST_NO_OOM(test_prod), KFT_TEST(test_types),
         KFT_TEST_NO_OOM(test_accuracy), KFT_TEST_NO_OOM(test_threads),
         KFT_TEST_NO_OOM(test_positions), KFT_TEST(test_nan), KFT_TEST_NO_OOM(test_variance),
         KFT_TEST_NO_OOM(test_variance_range), KFT_TEST(test_norms), KFT_TEST_NO_OOM(test_scans),
         KFT_TEST(test_scan_in_place), KFT_TEST(test_out), KFT_TEST(test_errors),
         KFT_TEST(test_counts), KFT_TEST_NO_OOM(test_composites))
