/* Iterators over tensors that a device's kernels choose themselves: backend.h. */
#include <keyfall/backend.h>

#include "ops/core/iterator.h"

_Static_assert((int)KF_ITER_PROMOTE == (int)KF__TYPES_PROMOTE, "see kf__types_t");
_Static_assert((int)KF_ITER_FLOAT == (int)KF__TYPES_FLOAT, "see kf__types_t");
_Static_assert((int)KF_ITER_COMPARE == (int)KF__TYPES_COMPARE, "see kf__types_t");
_Static_assert((int)KF_ITER_SAME == (int)KF__TYPES_SAME, "see kf__types_t");
enum { PUBLIC_TYPES = KF_ITER_FLOAT | KF_ITER_COMPARE | KF_ITER_SAME };

/* ---- Elementwise ---- */

static kf_status_t check_inputs(const char *op, uint32_t types, uint32_t count,
                                kf_tensor_t *const *inputs) {
  if (count == 0 || count >= KF_ITER_OPERANDS || (types & ~(uint32_t)PUBLIC_TYPES) != 0)
    return kf_error_set(KF_ERR_MISUSE,
                        "%s: kf_iter_build expects 1 to %d inputs and types of kf_iter_types, "
                        "found %u inputs and types %u",
                        op, KF_ITER_OPERANDS - 1, (unsigned)count, (unsigned)types);
  for (uint32_t i = 0; i < count; i++) {
    if (!kf__is_defined(inputs[i]))
      return kf_error_set(KF_ERR_MISUSE, "%s: kf_iter_build: input %u is no tensor", op,
                          (unsigned)i);
    if (inputs[i]->device.type != inputs[0]->device.type ||
        inputs[i]->device.index != inputs[0]->device.index)
      return kf_error_set(KF_ERR_RUNTIME, "%s: kf_iter_build: input %u is on another device", op,
                          (unsigned)i);
  }
  return KF_OK;
}

kf_status_t kf_iter_build(kf_iter_t *it, const char *op, uint32_t types, uint32_t input_count,
                          kf_tensor_t *const *inputs, kf_tensor_t **io_result) {
  KF_TRY(check_inputs(op, types, input_count, inputs));
  kf_tensor_t *given = *io_result;
  kf_results_t results = {
      .form = given == NULL ? KF__FORM_FUNCTIONAL : KF__FORM_INPLACE, .count = 1, .op = op};
  results.given[0] = given;
  kf_status_t status = kf__iter_build(it, &results, input_count, inputs, NULL, types);
  if ((results.resized & KF__RESULTS_WRITTEN) != 0) kf__uninterruptible--;
  if (status == KF_OK && given != NULL && results.tensors[0] != given)
    status = kf_error_set(KF_ERR_RUNTIME, "%s: kf_iter_build: the result overlaps an input", op);
  if (status != KF_OK) {
    if (results.tensors[0] != given) kf_tensor_release(results.tensors[0]);
    return status;
  }
  it->given = given != NULL;
  *io_result = results.tensors[0];
  return KF_OK;
}

/* ---- Reductions ---- */

static void set_operand(kf_iter_t *it, uint32_t k, kf_tensor_t *tensor) {
  it->operands[k] = (kf_operand_t){tensor, kf__dtype(tensor), kf__dtype(tensor), false};
  it->data[k] = kf__data(tensor);
}

/* Whether `out` has a dimension of size 1 for each reduced one. Without any reduced dimension both
 * shapes are the same. */
static kf_status_t check_shape(const kf_tensor_t *self, const kf_tensor_t *out, uint64_t reduced) {
  bool keeps = out->ndim == self->ndim;
  uint32_t at = 0;
  bool fits = keeps || out->ndim + (uint32_t)__builtin_popcountll(reduced) == self->ndim;
  for (uint32_t i = 0; fits && i < self->ndim; i++) {
    bool is_reduced = (reduced >> i & 1) != 0;
    if (is_reduced && !keeps) continue;
    fits = out->sizes[at++] == (is_reduced ? 1 : self->sizes[i]);
  }
  if (fits) return KF_OK;
  char from[KF__SHAPE_TEXT], to[KF__SHAPE_TEXT];
  return kf_error_set(KF_ERR_RUNTIME,
                      "kf_iter_reduce: a result of shape %s does not fit an argument of shape %s",
                      kf__shape_text(kf__sizes(out), to), kf__shape_text(kf__sizes(self), from));
}

static void set_dims(kf_iter_t *it, const kf_tensor_t *self, const kf_tensor_t *out,
                     uint64_t reduced) {
  bool keeps = out->ndim == self->ndim;
  uint32_t at = out->ndim;
  for (uint32_t i = self->ndim, d = 0; i-- > 0; d++) {
    bool is_reduced = (reduced >> i & 1) != 0;
    if (keeps || !is_reduced) at--;
    it->sizes[d] = self->sizes[i];
    it->strides[0][d] = is_reduced ? 0 : out->strides[at] * kf__itemsize(out);
    it->strides[1][d] = self->strides[i] * kf__itemsize(self);
  }
}

kf_status_t kf_iter_reduce(kf_iter_t *it, kf_tensor_t *self, kf_int_span_t dim, bool all_if_empty,
                           kf_tensor_t *out, uint64_t *out_reduced) {
  kf__dim_set_t wrapped = 0;
  KF_TRY(kf__check_listed(self->ndim)); /* the members of `it`, and bits of *out_reduced */
  KF_TRY(kf__wrap_dims(dim, self->ndim, all_if_empty, &wrapped));
  const uint64_t reduced = (uint64_t)wrapped;
  if (self->ndim > 0) KF_TRY(check_shape(self, out, reduced));
  it->struct_size = sizeof *it;
  it->count = 2;
  it->promoted = it->common = kf__dtype(self);
  it->casts = it->flat = false;
  it->given = true;
  it->numel = self->numel;
  set_operand(it, 0, out);
  set_operand(it, 1, self);
  it->ndim = self->ndim > 0 ? self->ndim : 1;
  it->sizes[0] = 1;
  it->strides[0][0] = it->strides[1][0] = 0;
  set_dims(it, self, out, self->ndim > 0 ? reduced : 0);
  *out_reduced = 0;
  for (uint32_t i = 0; i < self->ndim; i++)
    if ((reduced >> i & 1) != 0) *out_reduced |= UINT64_C(1) << (self->ndim - 1 - i);
  return KF_OK;
}
