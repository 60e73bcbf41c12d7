/* Dimensions of size 1, removed (squeeze) and inserted (unsqueeze). Sets of dimensions are bits. */
#include "ops/views/views.h"

/* ---- squeeze ---- */

/* The geometry without the dimensions of the set that have size 1; others stay, without an error.
 */
static void squeezed(const kf_tensor_t *self, kf__dim_set_t dims, kf__geometry_t *out) {
  out->offset = self->offset;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < self->ndim; i++) {
    if (self->sizes[i] == 1 && (dims >> i & 1) != 0) continue;
    out->sizes[kept] = self->sizes[i];
    out->strides[kept++] = self->strides[i];
  }
  out->ndim = kept;
}

/* A tensor without dimensions counts as having one: the bit is never looked at. */
static kf_status_t one_dim(const kf_tensor_t *self, int64_t dim, kf__dim_set_t *out_dims) {
  int64_t wrapped = 0;
  KF_TRY(kf__wrap_dim(dim, self->ndim, true, &wrapped));
  *out_dims = kf__dim_set(wrapped);
  return KF_OK;
}

static kf_status_t squeeze_set(kf_tensor_t *self, kf__dim_set_t dims, kf_tensor_t **out) {
  kf__geometry_t g;
  squeezed(self, dims, &g);
  return kf__geometry_view(self, &g, out);
}

static kf_status_t squeeze_in_place(const kf_call_t *call, kf_tensor_t *self, kf__dim_set_t dims) {
  kf__geometry_t g;
  squeezed(self, dims, &g);
  return kf__geometry_set(call, self, &g);
}

kf_status_t kf__op_squeeze(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return squeeze_set(self, kf__dim_set_all(self->ndim), out);
}

kf_status_t kf__op_squeeze_dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                               kf_tensor_t **out) {
  (void)call;
  kf__dim_set_t dims = 0;
  KF_TRY(one_dim(self, dim, &dims));
  return squeeze_set(self, dims, out);
}

kf_status_t kf__op_squeeze_dims(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim,
                                kf_tensor_t **out) {
  (void)call;
  kf__dim_set_t dims = 0;
  KF_TRY(kf__wrap_dims(dim, self->ndim, false, &dims));
  return squeeze_set(self, dims, out);
}

kf_status_t kf__op_squeeze_(const kf_call_t *call, kf_tensor_t *self) {
  return squeeze_in_place(call, self, kf__dim_set_all(self->ndim));
}

kf_status_t kf__op_squeeze__dim(const kf_call_t *call, kf_tensor_t *self, int64_t dim) {
  kf__dim_set_t dims = 0;
  KF_TRY(one_dim(self, dim, &dims));
  return squeeze_in_place(call, self, dims);
}

kf_status_t kf__op_squeeze__dims(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dim) {
  kf__dim_set_t dims = 0;
  KF_TRY(kf__wrap_dims(dim, self->ndim, false, &dims));
  return squeeze_in_place(call, self, dims);
}

/* ---- unsqueeze ---- */

static kf_status_t unsqueezed(const kf_tensor_t *self, int64_t dim, kf__geometry_t *out) {
  uint32_t ndim = self->ndim;
  KF_TRY(kf__check_rank((size_t)ndim + 1));
  KF_TRY(kf__wrap_dim(dim, (int64_t)ndim + 1, false, &dim));
  KF_ASSERT(dim >= 0 && dim <= (int64_t)ndim);
  out->ndim = ndim + 1;
  out->offset = self->offset;
  for (uint32_t i = 0, to = 0; i < ndim; i++, to++) {
    to += i == dim;
    out->sizes[to] = self->sizes[i];
    out->strides[to] = self->strides[i];
  }
  /* The stride that keeps a contiguous tensor contiguous. */
  out->sizes[dim] = 1;
  out->strides[dim] = dim < ndim ? kf__stepped(0, self->sizes[dim], self->strides[dim]) : 1;
  return KF_OK;
}

kf_status_t kf__op_unsqueeze(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                             kf_tensor_t **out) {
  (void)call;
  kf__geometry_t g;
  KF_TRY(unsqueezed(self, dim, &g));
  return kf__geometry_view(self, &g, out);
}

kf_status_t kf__op_unsqueeze_(const kf_call_t *call, kf_tensor_t *self, int64_t dim) {
  kf__geometry_t g;
  KF_TRY(unsqueezed(self, dim, &g));
  return kf__geometry_set(call, self, &g);
}
