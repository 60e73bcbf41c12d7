/* Reductions over dimensions. */
#include <math.h>
#include <string.h>

#include "kernels/elementwise/cl_elementwise.h"
#include "kernels/cl_rows.h"
#include "kernels/cl_scalars.h"

/* An operator: the accumulator's type, how it starts, takes an element x with index j, joins two
 * accumulators a and b, and what it gives at the end; `count` is the length of the line, p a
 * number. T is the type of the elements; W a wider one for sums, where there is one. The second
 * result is an index, or of the type T. */
typedef struct {
  const char *type, *start, *step, *join, *finish, *finish2;
} operator_t;

static const char extreme_type[] = "kf_extreme", truth_type[] = "uchar", count_type[] = "long";

static const operator_t sum = {"W", "0", "a + x", "a + b", "(T)a", "0"};
static const operator_t nansum = {"W", "0", "x != x ? a : a + x", "a + b", "(T)a", "0"};
static const operator_t prod = {"T", "1", "a * x", "a * b", "a", "0"};
static const operator_t mean = {"W", "0", "a + x", "a + b", "(T)(a / (W)count)", "0"};
static const operator_t highest = {"T",
                                   "KF_JOIN(LOW_, KF_TYPE)",
                                   "a != a ? a : x != x || x > a ? x : a",
                                   "a != a ? a : b != b || b > a ? b : a",
                                   "a",
                                   "0"};
static const operator_t lowest = {"T",
                                  "KF_JOIN(HIGH_, KF_TYPE)",
                                  "a != a ? a : x != x || x < a ? x : a",
                                  "a != a ? a : b != b || b < a ? b : a",
                                  "a",
                                  "0"};
static const operator_t any = {truth_type, "0", "a || x != 0", "a || b", "a", "0"};
static const operator_t all = {truth_type, "1", "a && x != 0", "a && b", "a", "0"};
static const operator_t nonzero = {count_type, "0", "a + (x != 0)", "a + b", "a", "0"};
static const operator_t norm1 = {"W", "0", "a + fabs(x)", "a + b", "(T)a", "0"};
static const operator_t norm2 = {"W", "0", "a + (W)x * x", "a + b", "(T)sqrt(a)", "0"};
static const operator_t norm_highest = {"T",
                                        "0",
                                        "a != a ? a : x != x || fabs(x) > a ? fabs(x) : a",
                                        "a != a ? a : b != b || b > a ? b : a",
                                        "a",
                                        "0"};
static const operator_t argmax = {extreme_type,
                                  "kf_extreme_none()",
                                  "kf_extreme_step(a, x, j, true)",
                                  "kf_extreme_join(a, b, true)",
                                  "a.value",
                                  "a.index"};
static const operator_t argmin = {extreme_type,
                                  "kf_extreme_none()",
                                  "kf_extreme_step(a, x, j, false)",
                                  "kf_extreme_join(a, b, false)",
                                  "a.value",
                                  "a.index"};
#define DIVIDED "(a.squares / (a.count - p > 0 ? a.count - p : 0))"
static const operator_t var = {
    "kf_moments", "kf_moments_none()", "kf_moments_step(a, x)", "kf_moments_join(a, b)", DIVIDED,
    "a.mean"};
static const operator_t std = {"kf_moments",
                               "kf_moments_none()",
                               "kf_moments_step(a, x)",
                               "kf_moments_join(a, b)",
                               "sqrt" DIVIDED,
                               "a.mean"};

typedef struct {
  kfcl_walk_t walk;
  uint8_t from, type; /* `from` is not set where the walk takes any type */
} program_t;

static void write_source(const kfcl_device_t *device, const kfcl_key_t *key, kfcl_text_t *source) {
  program_t program;
  memcpy(&program, key->bytes, sizeof program);
  const operator_t *op = key->entry;
  const kf_dtype_t type = (kf_dtype_t)program.type;
  const bool wide = type == KF_DTYPE_FLOAT64 || (type == KF_DTYPE_FLOAT32 && device->has_double);
  kfcl_add_prelude(device, source);
  kfcl_add_compute_type(source, type);
  kfcl_add_any_type(device, source, type);
  kfcl_text_addf(
      source,
      "typedef %s P;\ntypedef %s W;\n#define KF_TYPE %s\n"
      "#define KF_ACCUMULATOR typedef %s A\n#define KF_START (%s)\n#define KF_STEP (%s)\n"
      "#define KF_JOIN_STEP (%s)\n#define KF_FINISH (%s)\n#define KF_FINISH2 (%s)\n",
      type == KF_DTYPE_FLOAT64 ? "double" : "float", wide ? "double" : "T", kfcl_tag(type),
      op->type, op->start, op->step, op->join, op->finish, op->finish2);
  if (!program.walk.any)
    kfcl_text_addf(source, "#define KF_LOAD LOAD_%s\n", kfcl_tag((kf_dtype_t)program.from));
  if (op->type == extreme_type) kfcl_text_add(source, "#define KF_INDEX 1\n");
  if (op->type == truth_type) kfcl_text_add(source, "#define KF_STORE STORE_b8\n");
  if (op->type == count_type) kfcl_text_add(source, "#define KF_STORE STORE_i64\n");
  kfcl_add_rows(source, program.walk);
  kfcl_text_add(source, kfcl_reduce_cl);
}

static const char *refuse(const kfcl_device_t *device, kf_tensor_t *const *tensors) {
  const char *reason = NULL;
  for (int k = 0; k < 3 && reason == NULL; k++)
    if (tensors[k] != NULL) reason = kfcl_refusal(device, kf_tensor_dtype(tensors[k]));
  return reason;
}

/* Reduces `self` over the dimensions `dims` into one or two results, computing in `type`. */
static kf_status_t reduce(const operator_t *op, kf_tensor_t *self, uint64_t dims, kf_dtype_t type,
                          double number, kf_tensor_t *out, kf_tensor_t *out2) {
  static const kfcl_side_t sides[] = {KFCL_ALIGNED, KFCL_REDUCED, KFCL_REDUCED};
  kf_tensor_t *const tensors[] = {self, out, out2};
  kf_tensor_t *written = out != NULL ? out : out2;
  kfcl_device_t *device;
  kfcl_rows_t rows;
  if (written == NULL || kf_tensor_numel(written) == 0) return KF_OK;
  KF_TRY(kfcl_device_open(kf_tensor_device(self), &device));
  const char *reason = refuse(device, tensors);
  if (reason == NULL && kf_tensor_numel(self) == 0) reason = "the tensor is empty";
  if (reason == NULL && !kfcl_rows_plan(&rows, dims, 3, tensors, sides))
    reason = "OpenCL kernels walk at most 8 dimensions";
  if (reason != NULL) return kf_compute_decline(reason);
  const kfcl_walk_t walk = kfcl_rows_walk(&rows);
  const program_t program = {walk, walk.any ? 0 : (uint8_t)kf_tensor_dtype(self), (uint8_t)type};
  kfcl_key_t key = {.entry = op};
  memcpy(key.bytes, &program, sizeof program);
  kfcl_launch_t launch;
  KF_TRY(kfcl_launch_begin(&launch, device, &key, write_source));
  kfcl_launch_rows(&launch, &rows);
  kfcl_launch_address(&launch, kf_tensor_data(self));
  kfcl_launch_address(&launch, kf_tensor_data(out != NULL ? out : out2));
  kfcl_launch_address(&launch, kf_tensor_data(out2 != NULL ? out2 : out));
  for (int k = 0; k < 3; k++) {
    const cl_int dtype = tensors[k] == NULL ? -1 : (cl_int)kf_tensor_dtype(tensors[k]);
    kfcl_launch_value(&launch, &dtype, sizeof dtype);
  }
  kfcl_launch_real(&launch, number, type);
  return kfcl_rows_run(&launch, &rows);
}

/* The type of the elements, and of the result. */
static kf_dtype_t type_of(const kf_tensor_t *tensor) {
  return kfcl_compute_type(kf_tensor_dtype(tensor));
}

static kf_status_t in_result_type(const operator_t *op, kf_tensor_t *self, uint64_t dims,
                                  kf_tensor_t *out) {
  if (kf_tensor_dtype(out) == KF_DTYPE_BOOL) return kf_compute_decline("a boolean sum");
  return reduce(op, self, dims, type_of(out), 0, out, NULL);
}
static kf_status_t in_own_type(const operator_t *op, kf_tensor_t *self, uint64_t dims,
                               kf_tensor_t *out, kf_tensor_t *out2) {
  return reduce(op, self, dims, type_of(self), 0, out, out2);
}

/* ---- Compute functions ---- */

#define OVER_ALL(name, op, how, ...)                                   \
  static kf_status_t ocl_##name(kf_tensor_t *self, kf_tensor_t *out) { \
    return how(&(op), self, kfcl_all_dims(self), out __VA_ARGS__);     \
  }
#define OVER_DIMS(name, op, how, ...)                                                      \
  static kf_status_t ocl_##name(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out) { \
    return how(&(op), self, kfcl_dims_bits(self, dims), out __VA_ARGS__);                  \
  }
#define OVER_DIM(name, op, how, ...)                                                \
  static kf_status_t ocl_##name(kf_tensor_t *self, int64_t dim, kf_tensor_t *out) { \
    return how(&(op), self, kfcl_dim_bit(self, dim), out __VA_ARGS__);              \
  }
#define COMMA_NULL , NULL
OVER_ALL(sum_all, sum, in_result_type, )
OVER_DIMS(sum_dims, sum, in_result_type, )

static kf_status_t ocl_nansum(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out) {
  if (kf_dtype_is_floating(kf_tensor_dtype(self)) && !kf_dtype_is_floating(kf_tensor_dtype(out)))
    return kf_compute_decline("a whole sum of numbers that may be NaN");
  return in_result_type(&nansum, self, kfcl_dims_bits(self, dims), out);
}
OVER_ALL(prod_all, prod, in_result_type, )
OVER_DIM(prod_dim, prod, in_result_type, )
OVER_ALL(mean_all, mean, in_result_type, )
OVER_DIMS(mean_dims, mean, in_result_type, )
OVER_DIMS(amax, highest, in_own_type, COMMA_NULL)
OVER_DIMS(amin, lowest, in_own_type, COMMA_NULL)
OVER_ALL(max_all, highest, in_own_type, COMMA_NULL)
OVER_ALL(min_all, lowest, in_own_type, COMMA_NULL)
OVER_ALL(any_all, any, in_own_type, COMMA_NULL)
OVER_ALL(all_all, all, in_own_type, COMMA_NULL)
OVER_DIM(any_dim, any, in_own_type, COMMA_NULL)
OVER_DIM(all_dim, all, in_own_type, COMMA_NULL)
OVER_DIMS(count_nonzero, nonzero, in_own_type, COMMA_NULL)

/* A missing list means all dimensions, an empty list none. */
static uint64_t truth_dims(const kf_tensor_t *self, kf_int_span_t dims) {
  return dims.data != NULL && dims.size == 0 ? 0 : kfcl_dims_bits(self, dims);
}
static kf_status_t ocl_any_dims(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out) {
  return in_own_type(&any, self, truth_dims(self, dims), out, NULL);
}
static kf_status_t ocl_all_dims(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out) {
  return in_own_type(&all, self, truth_dims(self, dims), out, NULL);
}

static uint64_t optional_dim(const kf_tensor_t *self, kf_opt_int_t dim) {
  return dim.has ? kfcl_dim_bit(self, dim.value) : kfcl_all_dims(self);
}
static kf_status_t ocl_argmax(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out) {
  return in_own_type(&argmax, self, optional_dim(self, dim), NULL, out);
}
static kf_status_t ocl_argmin(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *out) {
  return in_own_type(&argmin, self, optional_dim(self, dim), NULL, out);
}
static kf_status_t ocl_max_dim(kf_tensor_t *self, int64_t dim, kf_tensor_t *values,
                               kf_tensor_t *indices) {
  return in_own_type(&argmax, self, kfcl_dim_bit(self, dim), values, indices);
}
static kf_status_t ocl_min_dim(kf_tensor_t *self, int64_t dim, kf_tensor_t *values,
                               kf_tensor_t *indices) {
  return in_own_type(&argmin, self, kfcl_dim_bit(self, dim), values, indices);
}
static kf_status_t ocl_aminmax(kf_tensor_t *self, kf_opt_int_t dim, kf_tensor_t *min,
                               kf_tensor_t *max) {
  const uint64_t dims = optional_dim(self, dim);
  KF_TRY(in_own_type(&lowest, self, dims, min, NULL));
  return in_own_type(&highest, self, dims, max, NULL);
}

static kf_status_t moments(const operator_t *op, kf_tensor_t *self, kf_int_span_t dims,
                           kf_opt_scalar_t correction, kf_tensor_t *out, kf_tensor_t *out2) {
  if (!kf_dtype_is_floating(kf_tensor_dtype(self))) return kf_compute_decline("not a real type");
  return reduce(op, self, kfcl_dims_bits(self, dims), type_of(self),
                correction.has ? kfcl_scalar_float(correction.value) : 1, out, out2);
}
static kf_status_t ocl_var(kf_tensor_t *self, kf_int_span_t dims, kf_opt_scalar_t correction,
                           kf_tensor_t *out) {
  return moments(&var, self, dims, correction, out, NULL);
}
static kf_status_t ocl_std(kf_tensor_t *self, kf_int_span_t dims, kf_opt_scalar_t correction,
                           kf_tensor_t *out) {
  return moments(&std, self, dims, correction, out, NULL);
}
static kf_status_t ocl_var_mean(kf_tensor_t *self, kf_int_span_t dims, kf_opt_scalar_t correction,
                                kf_tensor_t *out, kf_tensor_t *out2) {
  return moments(&var, self, dims, correction, out, out2);
}
static kf_status_t ocl_std_mean(kf_tensor_t *self, kf_int_span_t dims, kf_opt_scalar_t correction,
                                kf_tensor_t *out, kf_tensor_t *out2) {
  return moments(&std, self, dims, correction, out, out2);
}

static kf_status_t ocl_vector_norm(kf_tensor_t *self, kf_scalar_t ord, kf_int_span_t dims,
                                   kf_tensor_t *out) {
  const double order = kfcl_scalar_float(ord);
  const operator_t *op = order == 2 ? &norm2 : order == 1 ? &norm1 : NULL;
  if (isinf(order) && order > 0) op = &norm_highest;
  if (op == NULL) return kf_compute_decline("norms of order 1, 2 and inf have an OpenCL kernel");
  if (!kf_dtype_is_floating(kf_tensor_dtype(out))) return kf_compute_decline("not a real type");
  return reduce(op, self, kfcl_dims_bits(self, dims), type_of(out), 0, out, NULL);
}

#define ENTRY(name, function) KF_COMPUTE_FLAGS(name, function, KF_COMPUTE_MAY_DECLINE)
const kf_compute_t kfcl_reduce_computes[] = {ENTRY(sum_all, ocl_sum_all),
                                             ENTRY(sum_dims, ocl_sum_dims),
                                             ENTRY(nansum, ocl_nansum),
                                             ENTRY(prod_all, ocl_prod_all),
                                             ENTRY(prod_dim, ocl_prod_dim),
                                             ENTRY(mean_all, ocl_mean_all),
                                             ENTRY(mean_dims, ocl_mean_dims),
                                             ENTRY(amax, ocl_amax),
                                             ENTRY(amin, ocl_amin),
                                             ENTRY(max_all, ocl_max_all),
                                             ENTRY(min_all, ocl_min_all),
                                             ENTRY(any_all, ocl_any_all),
                                             ENTRY(all_all, ocl_all_all),
                                             ENTRY(any_dim, ocl_any_dim),
                                             ENTRY(all_dim, ocl_all_dim),
                                             ENTRY(any_dims, ocl_any_dims),
                                             ENTRY(all_dims, ocl_all_dims),
                                             ENTRY(count_nonzero, ocl_count_nonzero),
                                             ENTRY(argmax, ocl_argmax),
                                             ENTRY(argmin, ocl_argmin),
                                             ENTRY(max_dim, ocl_max_dim),
                                             ENTRY(min_dim, ocl_min_dim),
                                             ENTRY(aminmax, ocl_aminmax),
                                             ENTRY(var, ocl_var),
                                             ENTRY(std, ocl_std),
                                             ENTRY(var_mean, ocl_var_mean),
                                             ENTRY(std_mean, ocl_std_mean),
                                             ENTRY(linalg_vector_norm, ocl_vector_norm),
                                             KF_COMPUTE_END};
