/* scatter_reduce and index_reduce: combining by sum, product, mean, maximum or minimum, with or
 * without the value in the target. Without it, the elements that are written to are first set to
 * the neutral element. A mean is a sum divided by a count. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <math.h>

#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/index/index_dim.h"
#include "ops/core/number.h"

/* The common signature of the two ways to write: by element (scatter) and by slice (index_add). */
typedef kf_status_t (*write_fn)(int64_t dim, const kf_tensor_t *index, const kf_tensor_t *source,
                                const void *number, kf_tensor_t *out, kf__combine_t how);

static kf_status_t write_elements(int64_t dim, const kf_tensor_t *index, const kf_tensor_t *source,
                                  const void *number, kf_tensor_t *out, kf__combine_t how) {
  return kf__scatter_along(out, dim, index, source, number, out, how, "scatter_reduce");
}

static kf_status_t write_slices(int64_t dim, const kf_tensor_t *index, const kf_tensor_t *source,
                                const void *number, kf_tensor_t *out, kf__combine_t how) {
  return kf__join_lines(dim, index, source, number, out, how, false, "index_reduce");
}

/* The smallest value of a type, or the largest. */
static kf_scalar_t smallest(kf_dtype_t dtype, bool largest) {
  if (kf_dtype_is_floating(dtype)) return kf__number_of_float(largest ? INFINITY : -INFINITY);
  if (dtype == KF_DTYPE_BOOL) return kf__number_of_int(largest);
  int bits = (int)(8 * kf_dtype_size(dtype));
  if (!kf_dtype_is_signed(dtype))
    return kf__number_of_int(largest ? (int64_t)(UINT64_MAX >> (64 - bits)) : 0);
  int64_t high = (int64_t)(UINT64_MAX >> (65 - bits));
  return kf__number_of_int(largest ? high : -high - 1);
}

/* The neutral element of an operation. */
static kf_scalar_t neutral(kf__combine_t how, kf_dtype_t dtype) {
  switch (how) {
    case KF__COMBINE_MUL: return kf__number_of_int(1);
    case KF__COMBINE_MAX: return smallest(dtype, false);
    case KF__COMBINE_MIN: return smallest(dtype, true);
    default: KF_ASSERT(how == KF__COMBINE_ADD); return kf__number_of_int(0);
  }
}

/* Divides each element by the number of values that were added to it; elements without any keep
 * their value, since their count is clamped to 1. */
static kf_status_t divide_by_count(write_fn write, int64_t dim, const kf_tensor_t *index,
                                   kf_tensor_t *out, bool include_self) {
  kf_tensor_t *count = NULL;
  kf_status_t status;
  kf_dtype_t type = kf__dtype(out);
  if (kf_dtype_is_complex(type)) type = kf_dtype_to_real(type);
  KF_TRY_GOTO(status, end, kf__tensor_new(type, out->device, kf__sizes(out), NULL, &count));
  KF_TRY_GOTO(status, end, kf_fill__Scalar(count, KF_INT(include_self)));
  char one[16];
  kf__number_store(kf__number_of_int(1), type, one);
  KF_TRY_GOTO(status, end, write(dim, index, NULL, one, count, KF__COMBINE_ADD));
  KF_TRY_GOTO(status, end, kf_clamp_min_(count, KF_INT(1)));
  if (kf_dtype_is_floating(kf__dtype(out)) || kf_dtype_is_complex(kf__dtype(out)))
    status = kf_div_(out, count);
  else
    status = kf_div__Tensor_mode(out, count, kf_str_of("floor"));
end:
  kf_tensor_release(count);
  return status;
}

static kf_status_t reduce_into(write_fn write, int64_t dim, kf_tensor_t *index, kf_tensor_t *source,
                               const char *reduce, bool include_self, kf_tensor_t *out) {
  kf__combine_t how = kf__combine_named(reduce);
  KF_ASSERT(how != KF__COMBINE_STORE); /* the rule has checked the name */
  bool mean = strcmp(reduce, "mean") == 0;
  if (kf__scatter_loop(how, kf__dtype(out)) == NULL || (mean && kf__dtype(out) == KF_DTYPE_BOOL))
    return kf__not_for_dtype("scatter_reduce", kf__dtype(out));
  if (index->numel == 0) return KF_OK;
  if (!include_self) {
    char element[16];
    kf__number_store(neutral(how, kf__dtype(out)), kf__dtype(out), element);
    KF_TRY(write(dim, index, NULL, element, out, KF__COMBINE_STORE));
  }
  KF_TRY(write(dim, index, source, NULL, out, how));
  return mean ? divide_by_count(write, dim, index, out, include_self) : KF_OK;
}

static kf_status_t cpu_scatter_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                      kf_tensor_t *src, kf_str_t reduce, bool include_self,
                                      kf_tensor_t *out) {
  (void)self;
  return reduce_into(write_elements, dim, index, src, reduce.data, include_self, out);
}

static kf_status_t cpu_index_reduce(kf_tensor_t *self, int64_t dim, kf_tensor_t *index,
                                    kf_tensor_t *source, kf_str_t reduce, bool include_self,
                                    kf_tensor_t *out) {
  (void)self;
  return reduce_into(write_slices, dim, index, source, reduce.data, include_self, out);
}

const kf_compute_t kf__cpu_bind_index_reduce[] = {
    KF_COMPUTE(scatter_reduce_two, cpu_scatter_reduce),
    KF_COMPUTE(index_reduce, cpu_index_reduce),
    KF_COMPUTE_END,
};
