/* What the view operators share. A view kernel checks its arguments, works out sizes, strides and
 * offset on the stack, and makes the tensor; it touches no memory, so it serves every device. */
#ifndef KF_OPS_VIEWS_VIEWS_H
#define KF_OPS_VIEWS_VIEWS_H

#include "ops/core/kernel_support.h"
#include "ops/views/view_helpers.h"

/* The result is the argument itself. */
static inline KF_MUST_USE kf_status_t kf__view_itself(kf_tensor_t *self, kf_tensor_t **out) {
  kf_tensor_retain(self);
  *out = self;
  return KF_OK;
}

/* A view of the same type. */
static inline KF_MUST_USE kf_status_t kf__view_as_is(kf_tensor_t *self, uint32_t ndim,
                                                     const int64_t *sizes, const int64_t *strides,
                                                     int64_t offset, kf_tensor_t **out) {
  KF_TRY(kf__tensor_view(self, kf__dtype(self), ndim, sizes, strides, offset, out));
  kf__track_view(*out, self, false);
  return KF_OK;
}

kf_status_t kf__view_rank_error(size_t ndim);
/* A result may not have more dimensions than loops have room for. */
static inline KF_MUST_USE kf_status_t kf__view_check_rank(size_t ndim) {
  return KF_LIKELY(ndim <= KF__MAX_DIMS) ? KF_OK : kf__view_rank_error(ndim);
}

/* Geometry on its way from one tensor to another. */
typedef struct kf__geometry {
  uint32_t ndim;
  int64_t offset;
  int64_t sizes[KF__MAX_DIMS];
  int64_t strides[KF__MAX_DIMS];
} kf__geometry_t;

/* Not memcpy: there are few dimensions. */
static inline void kf__geometry_of(const kf_tensor_t *t, kf__geometry_t *g) {
  g->ndim = t->ndim;
  g->offset = t->offset;
  for (uint32_t i = 0; i < t->ndim; i++) {
    g->sizes[i] = t->sizes[i];
    g->strides[i] = t->strides[i];
  }
}

static inline KF_MUST_USE kf_status_t kf__geometry_view(kf_tensor_t *self, const kf__geometry_t *g,
                                                        kf_tensor_t **out) {
  return kf__view_as_is(self, g->ndim, g->sizes, g->strides, g->offset, out);
}

/* The in-place form of a view: the tensor itself gets the geometry. */
static inline KF_MUST_USE kf_status_t kf__geometry_set(const kf_call_t *call, kf_tensor_t *self,
                                                       const kf__geometry_t *g) {
  if (KF_UNLIKELY(self->storage == NULL)) return kf__undefined_argument(call, "self");
  KF_TRY(kf__check_version(self));
  KF_TRY(kf__tensor_set_geometry(self, g->ndim, g->sizes, g->strides, g->offset));
  kf__bump_version(self);
  return KF_OK;
}

/* Part of a tensor along a dimension; the part is inside of it. */
static inline void kf__part_of(const kf_tensor_t *self, int64_t dim, int64_t start, int64_t length,
                               kf__geometry_t *g) {
  kf__geometry_of(self, g);
  g->sizes[dim] = length;
  /* The start of an empty part may lie anywhere, also where a wild stride leads. */
  g->offset = (int64_t)((uint64_t)g->offset + (uint64_t)start * (uint64_t)g->strides[dim]);
}

#endif
