/* The reductions that are folds: sums, products, means, extremes, truth, counts and norms. Each
 * chooses how numbers are loaded, which fold combines them, and how the accumulators are finished.
 */
#include "backends/cpu/reduce/reduce.h"

#include <math.h>

#include "backends/cpu/core/element_access.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/number.h"
#include "ops/core/promote.h"

/* ---- Finishing accumulators ---- */

#define FINISH(name, T, EXPRESSION)                          \
  static void name(void *acc, int64_t n, double parameter) { \
    T *x = acc;                                              \
    (void)parameter;                                         \
    for (int64_t i = 0; i < n; i++) x[i] = EXPRESSION;       \
  }
FINISH(divide_f32, float, x[i] / (float)parameter)
FINISH(divide_f64, double, x[i] / parameter)
FINISH(root_f32, float, sqrtf(x[i]))
FINISH(root_f64, double, sqrt(x[i]))
FINISH(power_f32, float, powf(x[i], (float)parameter))
FINISH(power_f64, double, pow(x[i], parameter))
FINISH(truth, uint8_t, x[i] != 0)
/* Divides by a complex number whose imaginary part is 0, as PyTorch does: an infinity in one part
 * makes the other part NaN. For finite numbers the products are 0. */
#define FINISH_COMPLEX(name, T)                                       \
  static void divide_##name(void *acc, int64_t n, double parameter) { \
    T *x = acc;                                                       \
    for (int64_t i = 0; i < 2 * n; i += 2) {                          \
      T re = x[i], im = x[i + 1];                                     \
      x[i] = re / (T)parameter + im * 0;                              \
      x[i + 1] = im / (T)parameter - re * 0;                          \
    }                                                                 \
  }
FINISH_COMPLEX(c64, float)
FINISH_COMPLEX(c128, double)

static kf__finish_fn by_type(kf_dtype_t acc, kf__finish_fn f32, kf__finish_fn f64) {
  KF_ASSERT(acc == KF_DTYPE_FLOAT32 || acc == KF_DTYPE_FLOAT64);
  return acc == KF_DTYPE_FLOAT64 ? f64 : f32;
}

/* ---- Loading ---- */

/* Numbers in the type of memory; the half types in float32, complex32 in complex64. */
static kf__loader_t plain(kf_dtype_t memory) {
  kf_dtype_t compute = kf__compute_dtype(memory);
  return (kf__loader_t){memory, memory, compute, compute, NULL, 0};
}

/* Numbers converted to the type of the result. Integers are summed in their own type: it makes no
 * difference whether they wrap around before or after the sum. */
static kf__loader_t seen_as(kf_dtype_t memory, kf_dtype_t type) {
  kf__loader_t loader = plain(type);
  loader.memory = memory;
  if (kf_dtype_is_integral(memory, true) && kf_dtype_is_integral(type, false))
    loader.cast = loader.compute = loader.mapped = memory;
  return loader;
}

/* Numbers as truth values; bytes need no conversion. */
static kf__loader_t as_truth(kf_dtype_t memory) {
  kf_dtype_t type = memory == KF_DTYPE_UINT8 ? KF_DTYPE_UINT8 : KF_DTYPE_BOOL;
  return (kf__loader_t){memory, type, type, type, NULL, 0};
}

/* ---- Sums and products ---- */

static kf_status_t fold_as(kf_tensor_t *self, kf__dim_set_t dims, kf__fold_kind_t kind,
                           kf_tensor_t *out) {
  kf__reduce_plan_t plan;
  kf__folding_t folding;
  KF_TRY(kf__refuse_float8(kind == KF__FOLD_PROD ? "prod_out_cpu" : "sum_cpu", kf__dtype(out)));
  kf__reduce_plan(&plan, self, dims, false, 1, &out);
  folding.loader = seen_as(plan.dtype, kf__dtype(out));
  kf__folding_set(&folding, 0, kind);
  return kf__fold(&plan, &folding);
}

/* any (the largest of 0 and 1) and all (the smallest). */
static kf_status_t fold_truth(kf_tensor_t *self, kf__dim_set_t dims, kf__fold_kind_t kind,
                              kf_tensor_t *out) {
  kf__reduce_plan_t plan;
  kf__folding_t folding;
  kf__reduce_plan(&plan, self, dims, false, 1, &out);
  folding.loader = as_truth(plan.dtype);
  kf__folding_set(&folding, 0, kind);
  folding.folds[0].finish = truth;
  return kf__fold(&plan, &folding);
}

static kf_status_t sum(kf_tensor_t *self, kf__dim_set_t dims, kf_tensor_t *out) {
  if (kf__dtype(out) == KF_DTYPE_BOOL) return fold_truth(self, dims, KF__FOLD_MAX, out);
  return fold_as(self, dims, KF__FOLD_SUM, out);
}

static kf_status_t prod(kf_tensor_t *self, kf__dim_set_t dims, kf_tensor_t *out) {
  if (kf__dtype(out) == KF_DTYPE_BOOL) return fold_truth(self, dims, KF__FOLD_MIN, out);
  return fold_as(self, dims, KF__FOLD_PROD, out);
}

static kf_status_t mean(kf_tensor_t *self, kf__dim_set_t dims, kf_tensor_t *out) {
  kf__reduce_plan_t plan;
  kf__folding_t folding;
  KF_TRY(kf__refuse_float8("sum_cpu", kf__dtype(out)));
  kf__reduce_plan(&plan, self, dims, false, 1, &out);
  folding.loader = seen_as(plan.dtype, kf__dtype(out));
  kf__folding_set(&folding, 0, KF__FOLD_SUM);
  bool is_complex = kf_dtype_is_complex(folding.folds[0].acc);
  folding.folds[0].finish =
      is_complex ? (folding.folds[0].acc == KF_DTYPE_COMPLEX64 ? divide_c64 : divide_c128)
                 : by_type(folding.folds[0].acc, divide_f32, divide_f64);
  folding.folds[0].parameter = (double)plan.length;
  return kf__fold(&plan, &folding);
}

static kf_status_t sum_all(kf_tensor_t *self, kf_tensor_t *out) {
  return sum(self, kf__dim_set_all(self->ndim), out);
}
static kf_status_t sum_dims(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out) {
  return sum(self, kf__dims_bits(self, dim), out);
}
static kf_status_t prod_all(kf_tensor_t *self, kf_tensor_t *out) {
  return prod(self, kf__dim_set_all(self->ndim), out);
}
static kf_status_t prod_dim(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {
  return prod(self, kf__dim_bit(self, dim), out);
}
static kf_status_t mean_all(kf_tensor_t *self, kf_tensor_t *out) {
  return mean(self, kf__dim_set_all(self->ndim), out);
}
static kf_status_t mean_dims(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out) {
  return mean(self, kf__dims_bits(self, dim), out);
}

/* Integers have no NaN. NaN in a floating type is dropped before the conversion to the result type.
 */
static kf_status_t nansum(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out) {
  kf_dtype_t memory = kf__dtype(self);
  kf__dim_set_t dims = kf__dims_bits(self, dim);
  if (!kf_dtype_is_floating(memory)) return sum(self, dims, out);
  KF_TRY(kf__refuse_float8("nansum_cpu", kf__dtype(out)));
  kf__reduce_plan_t plan;
  kf__folding_t folding;
  kf__reduce_plan(&plan, self, dims, false, 1, &out);
  folding.loader = seen_as(memory, kf__dtype(out));
  kf__folding_set(&folding, 0,
                  kf_dtype_is_floating(kf__dtype(out)) ? KF__FOLD_NANSUM : KF__FOLD_SUM);
  return kf__fold(&plan, &folding);
}

/* ---- Extremes ---- */

static bool has_order(kf_dtype_t type) {
  return !kf_dtype_is_complex(type) && kf__type_index[type] != KF__T_LOOPLESS;
}

static kf_status_t extreme(kf_tensor_t *self, kf__dim_set_t dims, kf__fold_kind_t kind,
                           const char *name, kf_tensor_t *out) {
  kf__reduce_plan_t plan;
  kf__folding_t folding;
  if (out->numel == 0) return KF_OK;
  if (!has_order(kf__dtype(self))) return kf__not_for_dtype(name, kf__dtype(self));
  kf__reduce_plan(&plan, self, dims, false, 1, &out);
  folding.loader = plain(plan.dtype);
  kf__folding_set(&folding, 0, kind);
  return kf__fold(&plan, &folding);
}

static kf_status_t amax(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out) {
  return extreme(self, kf__dims_bits(self, dim), KF__FOLD_MAX, "max_values_cpu", out);
}
static kf_status_t amin(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out) {
  return extreme(self, kf__dims_bits(self, dim), KF__FOLD_MIN, "min_values_cpu", out);
}
static kf_status_t max_all(kf_tensor_t *self, kf_tensor_t *out) {
  return extreme(self, kf__dim_set_all(self->ndim), KF__FOLD_MAX, "max_all", out);
}
static kf_status_t min_all(kf_tensor_t *self, kf_tensor_t *out) {
  return extreme(self, kf__dim_set_all(self->ndim), KF__FOLD_MIN, "min_all", out);
}

static kf_status_t aminmax(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out_min,
                           kf_tensor_t *out_max) {
  kf__reduce_plan_t plan;
  kf__folding_t folding;
  kf_tensor_t *const outs[] = {out_min, out_max};
  if (out_min->numel == 0) return KF_OK;
  if (!has_order(kf__dtype(self))) return kf__not_for_dtype("aminmax_cpu", kf__dtype(self));
  kf__dim_set_t dims = dim.has ? kf__dim_bit(self, dim.value) : kf__dim_set_all(self->ndim);
  kf__reduce_plan(&plan, self, dims, false, 2, outs);
  folding.loader = plain(plan.dtype);
  kf__folding_set(&folding, 0, KF__FOLD_MIN);
  kf__folding_set(&folding, 1, KF__FOLD_MAX);
  return kf__fold(&plan, &folding);
}

/* ---- Truth ---- */

/* A missing list means all dimensions, an empty list none. */
static kf__dim_set_t truth_dims(const kf_tensor_t *self, kf_int_span_t dim) {
  return dim.data != NULL && dim.size == 0 ? 0 : kf__dims_bits(self, dim);
}

#define TRUTH(name, KIND)                                                                  \
  static kf_status_t name##_all(kf_tensor_t *self, kf_tensor_t *out) {                     \
    return fold_truth(self, kf__dim_set_all(self->ndim), KIND, out);                       \
  }                                                                                        \
  static kf_status_t name##_dim(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) {        \
    return fold_truth(self, kf__dim_bit(self, dim), KIND, out);                            \
  }                                                                                        \
  static kf_status_t name##_dims(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out) { \
    return fold_truth(self, truth_dims(self, dim), KIND, out);                             \
  }
TRUTH(any, KF__FOLD_MAX)
TRUTH(all, KF__FOLD_MIN)

static void count_of(kf__folding_t *folding, kf_dtype_t memory) {
  folding->loader = (kf__loader_t){memory, KF_DTYPE_BOOL, KF_DTYPE_BOOL, KF_DTYPE_BOOL, NULL, 0};
  kf__folding_set(folding, 0, KF__FOLD_SUM);
}

static kf_status_t count_nonzero(kf_tensor_t *self, kf_int_span_t dim, kf_tensor_t *out) {
  kf__reduce_plan_t plan;
  kf__folding_t folding;
  KF_TRY(kf__refuse_float8("nonzero_count_cpu", kf__dtype(self)));
  kf__reduce_plan(&plan, self, kf__dims_bits(self, dim), false, 1, &out);
  count_of(&folding, plan.dtype);
  return kf__fold(&plan, &folding);
}

/* ---- Norms ---- */

/* Norms of orders other than 0 and 2. */
static void norm_of(kf__folding_t *folding, kf_dtype_t real, double order) {
  kf__loader_t *loader = &folding->loader;
  loader->map = kf__loops_reduce_stats()->absolute[kf__type_index[loader->compute]];
  KF_ASSERT(loader->map != NULL);
  KF_ASSERT(order != 0);
  loader->mapped = kf__is_half(real) ? KF_DTYPE_FLOAT32 : real;
  if (order == __builtin_inf() || order == -__builtin_inf()) {
    kf__folding_set(folding, 0, order > 0 ? KF__FOLD_MAX : KF__FOLD_MIN);
    return;
  }
  kf__folding_set(folding, 0, KF__FOLD_SUM);
  if (order == 1) return;
  loader->power = order;
  folding->folds[0].finish = by_type(folding->folds[0].acc, power_f32, power_f64);
  folding->folds[0].parameter = 1 / order;
}

static kf_status_t vector_norm(kf_tensor_t *self, kf_scalar_t ord, kf_int_span_t dim,
                               kf_tensor_t *out) {
  kf__reduce_plan_t plan;
  kf__folding_t folding;
  double order = kf__number_real(ord);
  kf_dtype_t real = kf__dtype(out);
  KF_TRY(kf__refuse_float8("norm_cpu", real));
  kf__reduce_plan(&plan, self, kf__dims_bits(self, dim), false, 1, &out);
  if (order == 0) {
    count_of(&folding, plan.dtype);
    return kf__fold(&plan, &folding);
  }
  bool is_complex = kf_dtype_is_complex(plan.dtype);
  if (order == 2 && is_complex) {
    kf__reduce_plan_real(&plan);
    is_complex = false;
  }
  folding.loader = seen_as(plan.dtype, is_complex ? kf_dtype_to_complex(real) : real);
  if (order == 2) {
    kf__folding_set(&folding, 0, KF__FOLD_SQUARES);
    folding.folds[0].finish = by_type(folding.folds[0].acc, root_f32, root_f64);
  } else {
    norm_of(&folding, real, order);
  }
  return kf__fold(&plan, &folding);
}

const kf_compute_t kf__cpu_bind_reduce[] = {KF_COMPUTE(sum_all, sum_all),
                                            KF_COMPUTE(sum_dims, sum_dims),
                                            KF_COMPUTE(nansum, nansum),
                                            KF_COMPUTE(prod_all, prod_all),
                                            KF_COMPUTE(prod_dim, prod_dim),
                                            KF_COMPUTE(mean_all, mean_all),
                                            KF_COMPUTE(mean_dims, mean_dims),
                                            KF_COMPUTE(amax, amax),
                                            KF_COMPUTE(amin, amin),
                                            KF_COMPUTE(aminmax, aminmax),
                                            KF_COMPUTE(max_all, max_all),
                                            KF_COMPUTE(min_all, min_all),
                                            KF_COMPUTE(any_all, any_all),
                                            KF_COMPUTE(any_dim, any_dim),
                                            KF_COMPUTE(any_dims, any_dims),
                                            KF_COMPUTE(all_all, all_all),
                                            KF_COMPUTE(all_dim, all_dim),
                                            KF_COMPUTE(all_dims, all_dims),
                                            KF_COMPUTE(count_nonzero, count_nonzero),
                                            KF_COMPUTE(linalg_vector_norm, vector_norm),
                                            KF_COMPUTE_END};
