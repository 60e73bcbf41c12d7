/* Operators that only read metadata, and sum_to_size, the inverse of broadcasting, which autograd
 * uses to bring gradients to the shape of an operand. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "compat/operator_texts.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

kf_status_t kf__op_is_same_size(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                                bool *out) {
  (void)call;
  *out = kf__same_sizes(self, other);
  return KF_OK;
}

/* An operator of PyTorch's own tests: takes flags in all ways that a schema can express, and
 * ignores them. */
kf_status_t kf__op__foobar(const kf_call_t *call, kf_tensor_t *self, bool arg1, bool arg2,
                           bool arg3, kf_tensor_t **out) {
  (void)call, (void)arg1, (void)arg2, (void)arg3;
  kf_tensor_retain(self);
  *out = self;
  return KF_OK;
}

kf_status_t kf__op_size_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t *out) {
  (void)call;
  return kf_tensor_size(self, dim, out);
}

kf_status_t kf__op_stride_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim, int64_t *out) {
  (void)call;
  return kf_tensor_stride(self, dim, out);
}

/* A symbolic integer that is an ordinary number: no node. */
static void plain(int64_t value, kf_sym_int_t *out) {
  out->value = value;
  out->node = NULL;
}

kf_status_t kf__op_sym_size_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                                kf_sym_int_t *out) {
  (void)call;
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &dim));
  plain(self->sizes[dim], out);
  return KF_OK;
}

kf_status_t kf__op_sym_stride_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                                  kf_sym_int_t *out) {
  (void)call;
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &dim));
  plain(self->strides[dim], out);
  return KF_OK;
}

kf_status_t kf__op_sym_numel(const kf_call_t *call, kf_tensor_t *self, kf_sym_int_t *out) {
  (void)call;
  plain(self->numel, out);
  return KF_OK;
}

kf_status_t kf__op_sym_storage_offset(const kf_call_t *call, kf_tensor_t *self, kf_sym_int_t *out) {
  (void)call;
  plain(self->offset, out);
  return KF_OK;
}

kf_status_t kf__op_sym_is_contiguous(const kf_call_t *call, kf_tensor_t *self,
                                     kf_memory_format_t memory_format, kf_value_t *out) {
  (void)call;
  *out = kf_value_bool(kf_tensor_is_contiguous(self, memory_format));
  return KF_OK;
}

/* ---- sum_to_size ---- */

kf_status_t kf__op_sum_to_size(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                               kf_tensor_t **out) {
  (void)call;
  size_t missing = self->ndim - size.size;
  bool fits = size.size <= self->ndim;
  for (size_t d = 0; fits && d < size.size; d++)
    fits = size.data[d] == 1 || size.data[d] == self->sizes[d + missing];
  if (!fits) {
    char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SUM_TO_SIZE, "a tensor of shape {%s} does not expand to {%s}"),
        kf__shape_text(size, a), kf__shape_text(kf__sizes(self), b));
  }
  if (size.size == 0) return kf_sum(self, kf_no_int(), out);
  KF_ASSERT(missing <= self->ndim);
  int64_t dims[KF__MAX_DIMS];
  size_t n = 0;
  for (size_t d = 0; d < self->ndim; d++)
    if (d < missing || (size.data[d - missing] == 1 && self->sizes[d] != 1)) dims[n++] = (int64_t)d;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *sum = self;
  /* Summed dimensions stay as size 1; a view then drops the leading ones. */
  if (n > 0) sum = kfs_sum_dim_IntList(self, (kf_int_span_t){dims, n}, true);
  return kf__close_with(&scope, missing > 0 ? kfs_view(sum, size) : sum, out);
}
