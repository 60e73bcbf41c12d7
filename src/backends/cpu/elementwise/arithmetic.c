/* Elementwise operators whose loops are vector code: sums, products, order, comparison, bits,
 * choosing. Each finds its array of loops and runs the one for the iterator's type. The names in
 * quotes are those of PyTorch's kernels: they occur in error messages that test suites compare. */
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/run_iterator.h"
#include "backends/cpu/elementwise/typed_loops.h"
#include "backends/cpu/loops/elementwise_loops.h"
#include "ops/core/number.h"
#include "ops/core/promote.h"

kf_status_t kf__no_loop(const kf_iter_t *it, const char *name) {
  return kf__not_for_dtype(name, it->promoted);
}

kf_status_t kf__run_typed(kf_iter_t *it, const kf__loop_fn *by_type, const void *params,
                          const char *name) {
  KF_ASSERT(kf__type_index[it->common] < KF__T_COMPUTED); /* the half types are no compute types */
  kf__loop_fn loop = by_type[kf__type_index[it->common]];
  if (KF_UNLIKELY(loop == NULL)) return kf__no_loop(it, name);
  return kf__iter_run(it, loop, params);
}

/* Out of line, so that the fast path of its callers saves no registers for it. */
static __attribute__((noinline)) kf_status_t run_widened(kf_iter_t *it, const kf__loop_fn *by_type,
                                                         const void *params, const char *name) {
  if (!kf__iter_widen(it)) return kf__no_loop(it, name);
  return kf__iter_run(it, by_type[KF__T_f32], params);
}

kf_status_t kf__run_typed_or_widen(kf_iter_t *it, const kf__loop_fn *by_type, const void *params,
                                   const char *name) {
  KF_ASSERT(kf__type_index[it->common] < KF__T_COMPUTED);
  kf__loop_fn loop = by_type[kf__type_index[it->common]];
  if (KF_UNLIKELY(loop == NULL)) return run_widened(it, by_type, params, name);
  return kf__iter_run(it, loop, params);
}

/* ---- Sums ---- */

static bool is_one(kf_scalar_t number) { return number.tag == KF_TAG_INT && number.as.i == 1; }

/* -number, for a sum in `dtype`; the least integer stays what it is, since integers wrap around. */
static kf_scalar_t negative(kf_scalar_t number, kf_dtype_t dtype) {
  if (number.tag == KF_TAG_UINT && kf_dtype_is_integral(dtype, true)) number.tag = KF_TAG_INT;
  switch (number.tag) {
    case KF_TAG_INT: number.as.i = (int64_t)(0 - (uint64_t)number.as.i); break;
    case KF_TAG_COMPLEX: number.as.c = (kf_complex_t){-number.as.c.re, -number.as.c.im}; break;
    default: number = kf__number_of_float(-kf__number_real(number)); break;
  }
  return number;
}

static kf_status_t add_scaled(kf_iter_t *it, kf_scalar_t factor) {
  kf_number_t element;
  kf__number_store(factor, it->common, &element);
  return kf__run_typed(it, kf__loops_arith()->add_scaled, &element, "add_stub");
}

static kf_status_t cpu_add(kf_iter_t *it, kf_scalar_t alpha) {
  if (KF_UNLIKELY(!is_one(alpha))) return add_scaled(it, alpha);
  return kf__run_typed(it, kf__loops_arith()->add, NULL, "add_stub");
}

static kf_status_t cpu_sub(kf_iter_t *it, kf_scalar_t alpha) {
  if (KF_UNLIKELY(!is_one(alpha))) return add_scaled(it, negative(alpha, it->common));
  return kf__run_typed(it, kf__loops_arith()->sub, NULL, "add_stub");
}

/* ---- Operators that are one array of loops ---- */

#define KERNEL(function, table, loops, name)                          \
  static kf_status_t function(kf_iter_t *it) {                        \
    return kf__run_typed(it, kf__loops_##table()->loops, NULL, name); \
  }
KERNEL(cpu_lerp, arith, lerp, "lerp_kernel_tensor")
KERNEL(cpu_maximum, order, maximum, "maximum_cpu")
KERNEL(cpu_minimum, order, minimum, "minimum_cpu")
KERNEL(cpu_lt, compare, lt, "lt_cpu")
KERNEL(cpu_le, compare, le, "le_cpu")
KERNEL(cpu_bitwise_and, compare, bit_and, "bitwise_and_cpu")
KERNEL(cpu_bitwise_or, compare, bit_or, "bitwise_or_cpu")
KERNEL(cpu_bitwise_xor, compare, bit_xor, "bitwise_xor_cpu")
#undef KERNEL

/* Same, but the error names another kernel for floating types. */
#define KERNEL(function, loops, real_name, name)                                       \
  static kf_status_t function(kf_iter_t *it) {                                         \
    kf__loop_fn loop = kf__loops_order()->loops[kf__type_index[it->common]];           \
    if (KF_LIKELY(loop != NULL)) return kf__iter_run(it, loop, NULL);                  \
    return kf__no_loop(it, kf_dtype_is_floating(it->promoted) ? (real_name) : (name)); \
  }
KERNEL(cpu_fmax, fmax, "fmax_cpu", "maximum_cpu")
KERNEL(cpu_fmin, fmin, "fmin_cpu", "minimum_cpu")
#undef KERNEL

/* ---- Operators with some support for 8-bit floats ---- */

/* PyTorch has separate loops for reduced types whose second operand is one element. They have other
 * names and do not support 8-bit floats. */
static bool has_single_operand(const kf_iter_t *it) {
  KF_ASSERT(it->count == 3);
  const kf_tensor_t *second = it->operands[2].tensor;
  return kf__float8_format(it->promoted) != NULL && (second == NULL || second->numel == 1);
}

/* x *= 2: PyTorch makes the number the first operand there. */
static bool is_scaling_in_place(const kf_iter_t *it) {
  return it->operands[2].tensor == NULL && it->operands[0].tensor == it->operands[1].tensor;
}

static __attribute__((noinline)) kf_status_t mul_widened(kf_iter_t *it) {
  if (has_single_operand(it) && !is_scaling_in_place(it))
    return kf__no_loop(it, "mul_cpu_reduced_float");
  return run_widened(it, kf__loops_arith()->mul, NULL, "mul_cpu");
}

static kf_status_t cpu_mul(kf_iter_t *it) {
  KF_ASSERT(kf__type_index[it->common] < KF__T_COMPUTED);
  kf__loop_fn loop = kf__loops_arith()->mul[kf__type_index[it->common]];
  return KF_LIKELY(loop != NULL) ? kf__iter_run(it, loop, NULL) : mul_widened(it);
}

static kf_status_t cpu_div(kf_iter_t *it) {
  KF_ASSERT(kf__type_index[it->common] < KF__T_COMPUTED);
  kf__loop_fn loop = kf__loops_arith()->div[kf__type_index[it->common]];
  if (KF_LIKELY(loop != NULL)) return kf__iter_run(it, loop, NULL);
  return kf__no_loop(it, has_single_operand(it) ? "div_cpu_reduced_float" : "div_cpu");
}

static kf_status_t cpu_eq(kf_iter_t *it) {
  return kf__run_typed_or_widen(it, kf__loops_compare()->eq, NULL, "eq_cpu");
}

static kf_status_t cpu_ne(kf_iter_t *it) {
  return kf__run_typed_or_widen(it, kf__loops_compare()->ne, NULL, "ne_cpu");
}

/* a > b is b < a: one set of loops serves both. */
static kf_status_t cpu_gt(kf_iter_t *it) {
  KF_ASSERT(it->count == 3);
  kf__iter_swap(it, 1, 2);
  return kf__run_typed(it, kf__loops_compare()->lt, NULL, "gt_cpu");
}

static kf_status_t cpu_ge(kf_iter_t *it) {
  KF_ASSERT(it->count == 3);
  kf__iter_swap(it, 1, 2);
  return kf__run_typed(it, kf__loops_compare()->le, NULL, "ge_cpu");
}

/* ---- Logic ---- */

/* The rule has the iterator convert operands to bool, so the loop for bool serves every type; 8-bit
 * floats are refused, as PyTorch does. */
static kf_status_t run_logical(kf_iter_t *it, const kf__loop_fn *by_type, const char *name) {
  if (kf__float8_format(it->promoted) != NULL) return kf__no_loop(it, name);
  KF_ASSERT(it->count == 3);
  KF_ASSERT(it->operands[1].target == KF_DTYPE_BOOL);
  KF_ASSERT(it->operands[2].target == KF_DTYPE_BOOL);
  return kf__iter_run(it, by_type[KF__T_b], NULL);
}

static kf_status_t cpu_logical_and(kf_iter_t *it) {
  return run_logical(it, kf__loops_compare()->bit_and, "logical_and_cpu");
}
static kf_status_t cpu_logical_or(kf_iter_t *it) {
  return run_logical(it, kf__loops_compare()->bit_or, "logical_or_cpu");
}
static kf_status_t cpu_logical_xor(kf_iter_t *it) {
  return run_logical(it, kf__loops_compare()->bit_xor, "logical_xor_cpu");
}

/* ---- Clamping ---- */

/* The bounds are operands: both, or the one that there is. `names`: for both, min alone, max alone.
 */
static kf_status_t clamp(kf_iter_t *it, bool has_min, bool has_max, const char *const *names) {
  KF_ASSERT(has_min || has_max);
  KF_ASSERT(it->count == (has_min && has_max ? 4u : 3u));
  const kf__order_loops_t *loops = kf__loops_order();
  const kf__loop_fn *by_type = has_min && has_max ? loops->clamp
                               : has_min          ? loops->maximum
                                                  : loops->minimum;
  const char *name = names[has_min && has_max ? 0 : has_min ? 1 : 2];
  if (it->promoted == KF_DTYPE_BOOL) return kf__no_loop(it, name);
  return kf__run_typed(it, by_type, NULL, name);
}

static const char *const number_names[] = {"clamp_scalar_cpu", "clamp_min_scalar_cpu",
                                           "clamp_max_scalar_cpu"};
static const char *const tensor_names[] = {"clamp_cpu", "maximum_cpu", "minimum_cpu"};

static kf_status_t cpu_clamp(kf_iter_t *it, kf_opt_scalar_t min, kf_opt_scalar_t max) {
  return clamp(it, min.has, max.has, number_names);
}
static kf_status_t cpu_clamp_tensor(kf_iter_t *it, kf_tensor_t *min, kf_tensor_t *max) {
  bool has_min = kf__is_defined(min);
  bool has_max = kf__is_defined(max);
  if (has_min != has_max) /* unlike two bounds, one bound supports bool */
    return has_min ? cpu_maximum(it) : cpu_minimum(it);
  return clamp(it, has_min, has_max, tensor_names);
}
static kf_status_t cpu_clamp_min(kf_iter_t *it) { return clamp(it, true, false, number_names); }
static kf_status_t cpu_clamp_max(kf_iter_t *it) { return clamp(it, false, true, number_names); }

/* ---- Choosing ---- */

/* Elements are moved, not computed with: the loop depends on their size alone. */
static kf_status_t choose(kf_iter_t *it) {
  KF_ASSERT(it->count == 4);
  KF_ASSERT(kf__dtype_sizes[it->operands[1].target] == 1); /* the condition */
  int log = __builtin_ctz(kf__dtype_sizes[it->common]);
  return kf__iter_run(it, kf__loops_order()->choose[log], NULL);
}

static kf_status_t cpu_where(kf_iter_t *it) { return choose(it); }

static kf_status_t check_masked_type(const kf_iter_t *it) {
  return kf__float8_format(it->promoted) == NULL ? KF_OK : kf__no_loop(it, "masked_fill");
}

static kf_status_t cpu_masked_fill(kf_iter_t *it) {
  KF_TRY(check_masked_type(it));
  return choose(it);
}

/* The value is read and converted here, because a value that does not fit the type is an error. */
static kf_status_t cpu_masked_fill_tensor(kf_iter_t *it) {
  KF_TRY(check_masked_type(it));
  kf_operand_t *value = &it->operands[2];
  KF_ASSERT(value->tensor != NULL);
  KF_ASSERT(value->tensor->numel == 1);
  KF_TRY(kf__number_store_checked(kf__number_load(value->dtype, it->data[2]), it->common,
                                  &it->numbers[2]));
  it->data[2] = (char *)it->numbers[2].bytes;
  value->dtype = it->common;
  kf__iter_retarget(it, 2, it->common);
  return choose(it);
}

/* ---- Three operands ---- */

/* The loop gets the number as a parameter, converted to the type that it computes in. */
static kf_status_t with_number(kf_iter_t *it, const kf__loop_fn *by_type, kf_scalar_t number,
                               const char *name) {
  kf_number_t element;
  kf__number_store(number, it->common, &element);
  return kf__run_typed(it, by_type, &element, name);
}

static kf_status_t cpu_lerp_number(kf_iter_t *it, kf_scalar_t weight) {
  return with_number(it, kf__loops_arith()->lerp_number, weight, "lerp_kernel_scalar");
}
static kf_status_t cpu_addcmul(kf_iter_t *it, kf_scalar_t value) {
  return with_number(it, kf__loops_arith()->addcmul, value, "addcmul_cpu_out");
}
static kf_status_t cpu_addcdiv(kf_iter_t *it, kf_scalar_t value) {
  return with_number(it, kf__loops_arith()->addcdiv, value, "addcdiv_cpu_out");
}

const kf_compute_t kf__cpu_bind_arith[] = {
    KF_COMPUTE(add, cpu_add),
    KF_COMPUTE(sub, cpu_sub),
    KF_COMPUTE(mul, cpu_mul),
    KF_COMPUTE(div, cpu_div),
    KF_COMPUTE(maximum, cpu_maximum),
    KF_COMPUTE(minimum, cpu_minimum),
    KF_COMPUTE(fmax, cpu_fmax),
    KF_COMPUTE(fmin, cpu_fmin),
    KF_COMPUTE(eq, cpu_eq),
    KF_COMPUTE(ne, cpu_ne),
    KF_COMPUTE(lt, cpu_lt),
    KF_COMPUTE(le, cpu_le),
    KF_COMPUTE(gt, cpu_gt),
    KF_COMPUTE(ge, cpu_ge),
    KF_COMPUTE(bitwise_and, cpu_bitwise_and),
    KF_COMPUTE(bitwise_or, cpu_bitwise_or),
    KF_COMPUTE(bitwise_xor, cpu_bitwise_xor),
    KF_COMPUTE(logical_and, cpu_logical_and),
    KF_COMPUTE(logical_or, cpu_logical_or),
    KF_COMPUTE(logical_xor, cpu_logical_xor),
    KF_COMPUTE(clamp, cpu_clamp),
    KF_COMPUTE(clamp_tensor, cpu_clamp_tensor),
    KF_COMPUTE(clamp_min, cpu_clamp_min),
    KF_COMPUTE(clamp_max, cpu_clamp_max),
    KF_COMPUTE(where, cpu_where),
    KF_COMPUTE(masked_fill, cpu_masked_fill),
    KF_COMPUTE(masked_fill_tensor, cpu_masked_fill_tensor),
    KF_COMPUTE(lerp, cpu_lerp),
    KF_COMPUTE(lerp_number, cpu_lerp_number),
    KF_COMPUTE(addcmul, cpu_addcmul),
    KF_COMPUTE(addcdiv, cpu_addcdiv),
    KF_COMPUTE_END,
};
