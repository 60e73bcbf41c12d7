/* Helpers of the view operators. A view kernel checks its arguments, computes sizes, strides and
 * offset on the stack, and makes the tensor. It touches no memory, so one kernel serves every
 * device. A view holds a subset of the elements of its argument: kf__lies_within. */
#ifndef KF_OPS_VIEWS_VIEWS_H
#define KF_OPS_VIEWS_VIEWS_H

#include "ops/core/kernel_support.h"
#include "ops/core/tensor_checks.h"
#include "ops/views/view_pieces.h"

/* The result is the argument itself, with a reference for the caller. */
static inline KF_MUST_USE kf_status_t kf__view_itself(kf_tensor_t *self, kf_tensor_t **out) {
  kf_tensor_retain(self);
  *out = self;
  return KF_OK;
}

/* A view of the same element type, tracked for autograd. The geometry is trusted: it must lie
 * within `self`. */
static inline KF_MUST_USE kf_status_t kf__view_as_is(kf_tensor_t *self, uint32_t ndim,
                                                     const int64_t *sizes, const int64_t *strides,
                                                     int64_t offset, kf_tensor_t **out) {
  KF_ASSERT(ndim <= KF__MAX_DIMS);
  KF_TRY(kf__tensor_view(self, kf__dtype(self), ndim, sizes, strides, offset, out));
  KF_ASSERT(*out != self); /* tracking would make it a view of itself */
  KF_ASSERT(self->storage == NULL || kf__lies_within(*out, self));
  kf__track_view(*out, self, false);
  return KF_OK;
}

/* Sizes, strides and offset of a view before it is made. */
typedef struct kf__geometry {
  uint32_t ndim;
  int64_t offset;
  int64_t sizes[KF__MAX_DIMS];
  int64_t strides[KF__MAX_DIMS];
} kf__geometry_t;

/* A loop, not memcpy: there are few dimensions. */
static inline void kf__geometry_of(const kf_tensor_t *t, kf__geometry_t *g) {
  KF_ASSERT(t->ndim <= KF__MAX_DIMS);
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

/* The in-place form of a view: the tensor itself gets the geometry. Counts as a write, so that
 * autograd notices tensors that were saved before. */
static inline KF_MUST_USE kf_status_t kf__geometry_set(const kf_call_t *call, kf_tensor_t *self,
                                                       const kf__geometry_t *g) {
  if (KF_UNLIKELY(self->storage == NULL)) return kf__undefined_argument(call, "self");
  KF_TRY(kf__check_version(self));
  KF_TRY(kf__tensor_set_geometry(self, g->ndim, g->sizes, g->strides, g->offset));
  kf__bump_version(self);
  return KF_OK;
}

/* The part of a tensor from `start` on along a dimension; it must lie inside. */
static inline void kf__part_of(const kf_tensor_t *self, int64_t dim, int64_t start, int64_t length,
                               kf__geometry_t *g) {
  KF_ASSERT(dim >= 0 && dim < (int64_t)self->ndim);
  KF_ASSERT(start >= 0);
  KF_ASSERT(length >= 0);
  KF_ASSERT(length <= self->sizes[dim] - start);
  kf__geometry_of(self, g);
  g->sizes[dim] = length;
  /* Unsigned: an empty tensor may have any stride, and the offset of an empty part is never used.
   */
  g->offset = (int64_t)((uint64_t)g->offset + (uint64_t)start * (uint64_t)g->strides[dim]);
}

#endif
