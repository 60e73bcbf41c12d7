/* A tensor split into parts along a dimension: split, chunk, unbind. The parts share the version
 * counter of the tensor, and autograd tracks each as one of several views (kf__track_view). The
 * caller of an unsafe form promises not to write to the parts through each other: each part has a
 * version counter of its own. */
#include "compat/operator_texts.h"
#include "ops/views/views.h"

/* ---- split ---- */

typedef enum { SHARED_VERSION, OWN_VERSION } version_t;

static void add_part(kf__pieces_t *pieces, kf_tensor_t *self, int64_t dim, int64_t start,
                     int64_t length, version_t version) {
  kf_tensor_t *part = NULL;
  kf__geometry_t g;
  kf__part_of(self, dim, start, length, &g);
  kf_status_t status =
      kf__tensor_view(self, kf__dtype(self), g.ndim, g.sizes, g.strides, g.offset, &part);
  KF_ASSERT(status != KF_OK || self->storage == NULL || kf__lies_within(part, self));
  if (status == KF_OK && version == OWN_VERSION)
    status = kf_tensor_detach_version(part);
  else if (status == KF_OK)
    kf__track_view(part, self, true);
  kf__pieces_add(pieces, status, part);
}

/* Parts of `split_size`; the last one may be shorter. */
static kf_status_t split_evenly(kf_tensor_t *self, int64_t split_size, int64_t dim,
                                version_t version, kf_list_t **out) {
  if (self->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_SPLIT_NUMBER,
                                                       "split: the tensor has no dimension"));
  if (split_size < 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SPLIT_NEGATIVE,
                                       "split: split_size must not be negative, but is %lld"),
                        (long long)split_size);
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &dim));
  int64_t size = self->sizes[dim];
  if (split_size == 0 && size > 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SPLIT_NOTHING,
                                       "split: split_size is 0, but the dimension has size %lld"),
                        (long long)size);
  /* An empty dimension gives one empty part. */
  kf__pieces_t pieces;
  size_t count = size > 0 ? (size_t)((size - 1) / split_size + 1) : 1;
  KF_TRY(kf__pieces_begin(&pieces, count));
  int64_t start = 0;
  for (size_t i = 0; i < count && pieces.status == KF_OK; i++) {
    int64_t length = size - start < split_size ? size - start : split_size;
    add_part(&pieces, self, dim, start, length, version);
    start += length;
  }
  KF_ASSERT(pieces.status != KF_OK || start == size);
  return kf__pieces_end(&pieces, out);
}

/* `dim`: as the caller wrote it, which may be negative. */
static kf_status_t wrong_sum(kf_int_span_t sizes, int64_t size, int64_t dim) {
  char text[KF__SHAPE_TEXT];
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SPLIT_SUM,
                                     "split_with_sizes: split_sizes must add up to %lld, the size "
                                     "of dimension %lld, but are %s"),
                      (long long)size, (long long)dim, kf__shape_text(sizes, text));
}

/* Subtracts from what is left instead of adding up: the sum of the sizes could overflow. */
static kf_status_t split_by_sizes(kf_tensor_t *self, kf_int_span_t sizes, int64_t dim,
                                  version_t version, kf_list_t **out) {
  if (self->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_SPLIT_NUMBER,
                                                       "split: the tensor has no dimension"));
  const int64_t given = dim;
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &dim));
  int64_t left = self->sizes[dim];
  for (size_t i = 0; i < sizes.size; i++) {
    if (sizes.data[i] < 0) {
      char text[KF__SHAPE_TEXT];
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_SPLIT_SIZES_NEGATIVE,
                         "split_with_sizes: split_sizes must not be negative, but are %s"),
          kf__shape_text(sizes, text));
    }
    if (sizes.data[i] > left) return wrong_sum(sizes, self->sizes[dim], given);
    left -= sizes.data[i];
  }
  if (left != 0) return wrong_sum(sizes, self->sizes[dim], given);
  kf__pieces_t pieces;
  KF_TRY(kf__pieces_begin(&pieces, sizes.size));
  int64_t start = 0;
  for (size_t i = 0; i < sizes.size && pieces.status == KF_OK; i++) {
    add_part(&pieces, self, dim, start, sizes.data[i], version);
    start += sizes.data[i];
  }
  KF_ASSERT(pieces.status != KF_OK || start == self->sizes[dim]);
  return kf__pieces_end(&pieces, out);
}

kf_status_t kf__op_split_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t split_size,
                                int64_t dim, kf_list_t **out) {
  (void)call;
  return split_evenly(self, split_size, dim, SHARED_VERSION, out);
}

kf_status_t kf__op_unsafe_split_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t split_size,
                                       int64_t dim, kf_list_t **out) {
  (void)call;
  return split_evenly(self, split_size, dim, OWN_VERSION, out);
}

kf_status_t kf__op_split_with_sizes(const kf_call_t *call, kf_tensor_t *self,
                                    kf_int_span_t split_sizes, int64_t dim, kf_list_t **out) {
  (void)call;
  return split_by_sizes(self, split_sizes, dim, SHARED_VERSION, out);
}

kf_status_t kf__op_unsafe_split_with_sizes(const kf_call_t *call, kf_tensor_t *self,
                                           kf_int_span_t split_sizes, int64_t dim,
                                           kf_list_t **out) {
  (void)call;
  return split_by_sizes(self, split_sizes, dim, OWN_VERSION, out);
}

kf_status_t kf__op_split_sizes(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t split_size,
                               int64_t dim, kf_list_t **out) {
  (void)call;
  return kf_split_with_sizes(self, split_size, dim, out);
}

/* ---- chunk ---- */

/* The size of each chunk, rounded up, so that there may be fewer chunks than asked for. 0: the
 * dimension is empty, and all chunks are. */
static kf_status_t chunk_size(const kf_tensor_t *self, int64_t chunks, int64_t dim,
                              int64_t *out_size) {
  int64_t wrapped = 0;
  if (self->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_CHUNK_NUMBER,
                                                       "chunk: the tensor has no dimension"));
  if (chunks <= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CHUNKS, "chunk: chunks must be positive, but is %lld"),
        (long long)chunks);
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &wrapped));
  int64_t size = self->sizes[wrapped];
  *out_size = size > 0 ? (size - 1) / chunks + 1 : 0;
  return KF_OK;
}

/* As many empty parts as were asked for, by the split that takes sizes: split itself gives one. */
static kf_status_t empty_chunks(kf_tensor_t *self, int64_t chunks, int64_t dim, kf_list_t **out,
                                kf_status_t (*split)(kf_tensor_t *self, kf_int_span_t split_sizes,
                                                     int64_t dim, kf_list_t **out)) {
  int64_t *sizes = kf_calloc((size_t)chunks, sizeof *sizes);
  if (sizes == NULL) return kf__no_memory();
  kf_int_span_t span = {sizes, (size_t)chunks};
  kf_status_t status = split(self, span, dim, out);
  kf_free(sizes);
  return status;
}

kf_status_t kf__op_chunk(const kf_call_t *call, kf_tensor_t *self, int64_t chunks, int64_t dim,
                         kf_list_t **out) {
  (void)call;
  int64_t size = 0;
  KF_TRY(chunk_size(self, chunks, dim, &size));
  if (size == 0) return empty_chunks(self, chunks, dim, out, kf_split_with_sizes);
  return kf_split(self, size, dim, out);
}

kf_status_t kf__op_unsafe_chunk(const kf_call_t *call, kf_tensor_t *self, int64_t chunks,
                                int64_t dim, kf_list_t **out) {
  (void)call;
  int64_t size = 0;
  KF_TRY(chunk_size(self, chunks, dim, &size));
  if (size == 0) return empty_chunks(self, chunks, dim, out, kf_unsafe_split_with_sizes);
  return kf_unsafe_split(self, size, dim, out);
}

/* ---- unbind ---- */

/* The parts differ in their offset only: sizes and strides are computed once. */
kf_status_t kf__op_unbind_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                              kf_list_t **out) {
  (void)call;
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  KF_TRY(kf__wrap_dim(dim, self->ndim, false, &dim));
  uint32_t kept = 0;
  for (uint32_t i = 0; i < self->ndim; i++) {
    sizes[kept] = self->sizes[i];
    strides[kept] = self->strides[i];
    kept += i != dim;
  }
  KF_ASSERT(kept + 1 == self->ndim);
  kf__pieces_t pieces;
  KF_TRY(kf__pieces_begin(&pieces, (size_t)self->sizes[dim]));
  for (int64_t i = 0; i < self->sizes[dim] && pieces.status == KF_OK; i++) {
    kf_tensor_t *part = NULL;
    const int64_t offset = kf__stepped(self->offset, i, self->strides[dim]);
    kf_status_t status = kf__tensor_view(self, kf__dtype(self), self->ndim - 1, sizes, strides,
                                         offset, &part);
    if (status == KF_OK) kf__track_view(part, self, true);
    kf__pieces_add(&pieces, status, part);
  }
  return kf__pieces_end(&pieces, out);
}
