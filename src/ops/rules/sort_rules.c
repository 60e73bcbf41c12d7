/* Rules of sorting and selecting along a dimension: sort, topk, kthvalue, median and mode. All have
 * two results, values and indices. Complex numbers have no order; booleans have one, but PyTorch
 * refuses them in some of these operators. */
#include "compat/math_texts.h"
#include "compat/operator_texts.h"
#include "ops/gen/rules.h"

static kf_status_t not_sorted(const kf_results_t *r, const char *kind) {
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SORT_DTYPE, "%s: the CPU does not order %s elements"), r->op, kind);
}

/* Values of self's type and indices, both of one shape. */
static kf_status_t make_pair(kf_results_t *r, kf_tensor_t *self, kf_int_span_t sizes,
                             const int64_t *strides, uint32_t flags) {
  KF_ASSERT(r->count == 2);
  KF_ASSERT(kf__tensor_is_valid(self));
  kf_tensor_t *inputs[] = {self, NULL};
  KF_TRY(kf__result(r, 0, sizes, strides, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_APART | flags, inputs));
  return kf__result(r, 1, sizes, strides, KF_DTYPE_INT64, self->device, KF__RESULT_EXACT, NULL);
}

kf_status_t kf__rule_sort(kf_results_t *r, kf_tensor_t *self, int64_t dim) {
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  if (kf_dtype_is_complex(kf__dtype(self))) return not_sorted(r, "complex");
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  return make_pair(r, self, kf__sizes(self), strides, KF__RESULT_WHOLE);
}

kf_status_t kf__rule_topk(kf_results_t *r, kf_tensor_t *self, int64_t k, int64_t dim) {
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  int64_t size = self->ndim > 0 ? self->sizes[dim] : 1;
  if (k < 0 || k > size)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TOPK_RANGE,
                       "%s: k=%lld is not from 0 to %lld, the size of the dimension"),
        r->op, (long long)k, (long long)size);
  if (kf_dtype_is_complex(kf__dtype(self))) return not_sorted(r, "complex");
  if (kf__dtype(self) == KF_DTYPE_BOOL) return not_sorted(r, "bool");
  int64_t sizes[KF__MAX_DIMS];
  for (uint32_t d = 0; d < self->ndim; d++) sizes[d] = self->sizes[d];
  if (self->ndim > 0) sizes[dim] = k;
  return make_pair(r, self, (kf_int_span_t){sizes, self->ndim}, NULL, KF__RESULT_WHOLE);
}

/* An operator that picks one element of each slice, with the types that it takes although they have
 * no order: booleans, which kthvalue takes only where a tensor without dimensions leaves nothing to
 * compare, and complex numbers there. */
typedef struct pick {
  const char *name, *kernel; /* as messages call them */
  bool booleans, lone_boolean, lone_complex;
} pick_t;
static const pick_t kthvalue = {"kthvalue", "kthvalue_cpu", false, true, false};
static const pick_t median = {"median", "median_out", false, false, false};
static const pick_t mode = {"mode", "mode_cpu", true, true, true};

static kf_status_t check_order(const kf_tensor_t *self, const pick_t *pick) {
  const kf_dtype_t dtype = kf__dtype(self);
  const bool lone = self->ndim == 0;
  bool taken = true;
  if (kf_dtype_is_complex(dtype))
    taken = lone && pick->lone_complex;
  else if (dtype == KF_DTYPE_BOOL)
    taken = pick->booleans || (lone && pick->lone_boolean);
  return taken ? KF_OK : kf__not_for_dtype(pick->kernel, dtype);
}

/* One element of each slice along `dim`: an empty slice has none. */
static kf_status_t one_of_line(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool keepdim,
                               const pick_t *pick) {
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  if (self->ndim > 0 && self->sizes[dim] == 0)
    return kf_error_set(KF_ERR_INDEX,
                        KF__COMPATIBLE(KF__TORCH_SELECT_EMPTY,
                                       "%s: dimension %lld is empty and has no such element"),
                        pick->name, (long long)dim);
  KF_TRY(check_order(self, pick));
  int64_t sizes[KF__MAX_DIMS];
  size_t n = 0;
  for (uint32_t d = 0; d < self->ndim; d++) {
    if ((int64_t)d != dim)
      sizes[n++] = self->sizes[d];
    else if (keepdim)
      sizes[n++] = 1;
  }
  return make_pair(r, self, (kf_int_span_t){sizes, n}, NULL, KF__RESULT_WHOLE);
}

kf_status_t kf__rule_kthvalue(kf_results_t *r, kf_tensor_t *self, int64_t k, int64_t dim,
                              bool keepdim) {
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &dim));
  int64_t size = self->ndim > 0 ? self->sizes[dim] : 1;
  if (size > 0 && (k < 1 || k > size))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_KTHVALUE_RANGE,
                                       "kthvalue: k must be from 1 to the size of dimension %lld"),
                        (long long)dim);
  kf_tensor_t *inputs[] = {self, NULL};
  KF_TRY(kf__refuse_shared(r, inputs));
  return one_of_line(r, self, dim, keepdim, &kthvalue);
}

kf_status_t kf__rule_median_dim(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool keepdim) {
  return one_of_line(r, self, dim, keepdim, &median);
}

kf_status_t kf__rule_mode(kf_results_t *r, kf_tensor_t *self, int64_t dim, bool keepdim) {
  const kf_dtype_t types[] = {kf__dtype(self), KF_DTYPE_INT64};
  for (uint32_t i = 0; r->form == KF__FORM_OUT && i < 2; i++)
    if (kf__dtype(r->given[i]) != types[i])
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_ORDER_OUT_DTYPE,
                                         "a %s tensor is needed, but a %s one is given for %s"),
                          kf_dtype_class_name(types[i]),
                          kf_dtype_class_name(kf__dtype(r->given[i])),
                          i == 0 ? "values" : "indices");
  return one_of_line(r, self, dim, keepdim, &mode);
}
