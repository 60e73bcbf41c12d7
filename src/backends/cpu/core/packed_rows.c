/* Copies of tensors in logical order or in channels_last order, and back. Copies are made plane by
 * plane of the last two dimensions, because the plane loops know how to transpose. */
#include "backends/cpu/core/packed_rows.h"

#include "backends/cpu/core/lines.h"
#include "base/parallel.h"

typedef struct {
  char *to;
  const char *from;
  bool back; /* from packed memory to strides */
  uint32_t ndim;
  int64_t item;
  int64_t sizes[KF__MAX_DIMS];
  int64_t strides[KF__MAX_DIMS]; /* bytes, of the side that is not packed */
} copy_t;

static void copy_planes(void *context, int64_t begin, int64_t end) {
  const copy_t *c = context;
  KF_ASSERT(c->ndim > 0);
  uint32_t outer = c->ndim > 2 ? c->ndim - 2 : 0;
  int64_t n0 = c->sizes[c->ndim - 1], n1 = c->ndim > 1 ? c->sizes[c->ndim - 2] : 1;
  int64_t s0 = c->strides[c->ndim - 1], s1 = c->ndim > 1 ? c->strides[c->ndim - 2] : 0;
  kf__plane_fn copy = kf__plane((size_t)c->item);
  for (int64_t i = begin; i < end; i++) {
    int64_t packed = i * n0 * n1 * c->item;
    int64_t offset = kf__offset_of(outer, c->sizes, c->strides, i);
    if (c->back)
      copy(c->to + offset, s0, s1, c->from + packed, c->item, n0 * c->item, n0, n1);
    else
      copy(c->to + packed, c->item, n0 * c->item, c->from + offset, s0, s1, n0, n1);
  }
}

static void copy_all(copy_t *copy, int64_t numel) {
  enum { THREAD_GRAIN = 1 << 14 };
  int64_t plane = copy->sizes[copy->ndim - 1];
  if (copy->ndim > 1) plane *= copy->sizes[copy->ndim - 2];
  KF_ASSERT(plane > 0);
  KF_ASSERT(numel % plane == 0);
  kf__parallel_for(0, numel / plane, THREAD_GRAIN / plane + 1, copy_planes, copy);
}

/* Takes sizes and strides from the tensor. `last` moves dimension 1 behind all others. */
static void set_dims(copy_t *copy, const kf_tensor_t *t, bool last) {
  copy->ndim = t->ndim;
  copy->item = kf__itemsize(t);
  for (uint32_t d = 0; d < t->ndim; d++) {
    uint32_t source = d;
    if (last && d > 0) source = d + 1 < t->ndim ? d + 1 : 1;
    copy->sizes[d] = t->sizes[source];
    copy->strides[d] = t->strides[source] * copy->item;
  }
}

static kf_status_t pack(const kf_tensor_t *t, bool last, kf__packed_t *out_packed) {
  copy_t copy;
  KF_ASSERT(t->numel > 0);
  KF_ASSERT(t->ndim > 0); /* a tensor without dimensions is contiguous */
  copy.to = kf_alloc((size_t)(t->numel * kf__itemsize(t)));
  if (copy.to == NULL) return kf__no_memory();
  copy.from = kf__data(t);
  copy.back = false;
  set_dims(&copy, t, last);
  copy_all(&copy, t->numel);
  out_packed->data = out_packed->owned = copy.to;
  return KF_OK;
}

kf_status_t kf__pack(const kf_tensor_t *t, kf__packed_t *out_packed) {
  out_packed->data = out_packed->owned = NULL;
  if (!kf__is_defined(t)) return KF_OK;
  if (!kf__is_contiguous(t) && t->numel != 0) return pack(t, false, out_packed);
  out_packed->data = kf__data(t);
  return KF_OK;
}

kf_status_t kf__pack_channels_last(const kf_tensor_t *t, kf__packed_t *out_packed) {
  KF_ASSERT(t->ndim == 4 || t->ndim == 5);
  kf_memory_format_t format =
      t->ndim == 5 ? KF_MEMORY_FORMAT_CHANNELS_LAST_3D : KF_MEMORY_FORMAT_CHANNELS_LAST;
  out_packed->data = out_packed->owned = NULL;
  if (t->numel != 0 && !kf_tensor_is_contiguous(t, format)) return pack(t, true, out_packed);
  out_packed->data = kf__data(t);
  return KF_OK;
}

kf_status_t kf__pack_as(const kf_tensor_t *t, kf_dtype_t dtype, kf__packed_t *out_packed) {
  KF_TRY(kf__pack(t, out_packed));
  if (out_packed->data == NULL || kf__dtype(t) == dtype) return KF_OK;
  void *converted = kf_alloc((size_t)t->numel * kf__dtype_sizes[dtype]);
  if (converted != NULL) kf__cast(dtype, converted, kf__dtype(t), out_packed->data, t->numel);
  kf_free(out_packed->owned);
  out_packed->data = out_packed->owned = converted;
  return converted != NULL ? KF_OK : kf__no_memory();
}

void kf__norm_packs_free(kf__norm_packs_t *packs) {
  kf_free(packs->x.owned);
  kf_free(packs->grad.owned);
  kf_free(packs->weight.owned);
  kf_free(packs->bias.owned);
  kf_free(packs->mean.owned);
  kf_free(packs->rstd.owned);
  kf_free(packs->result);
}

void kf__unpack(const void *data, kf_tensor_t *t) {
  copy_t copy;
  if (t->numel == 0) return;
  KF_ASSERT(data != NULL);
  if (t->ndim == 0) {
    memcpy(kf__data(t), data, (size_t)kf__itemsize(t));
    return;
  }
  copy.to = kf__data(t);
  copy.from = data;
  copy.back = true;
  set_dims(&copy, t, false);
  copy_all(&copy, t->numel);
}
