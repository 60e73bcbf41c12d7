/* Making, reading and changing sparse tensors. Invariants: parts have shapes that fit the tensor's
 * sizes and each other; whether indices lie inside the sizes is checked on request, and by every
 * kernel that reads them. */
#include "tensor/sparse/sparse_tensor.h"

#include <keyfall/scope.h>

#include "compat/texts.h"

kf_status_t (*kf__sparse_prepare)(bool on_meta);

/* ---- The extension ---- */

static void release(kf__extension_t *self) {
  kf__sparse_t *s = (kf__sparse_t *)(void *)self;
  for (int i = 0; i < KF_SPARSE_PARTS; i++) kf_tensor_release(s->parts[i]);
  kf_free(s);
}

static kf__extension_t *share(const kf__extension_t *self) {
  kf__sparse_t *s = kf_alloc(sizeof *s);
  if (s == NULL) return NULL;
  *s = *(const kf__sparse_t *)(const void *)self;
  for (int i = 0; i < KF_SPARSE_PARTS; i++) kf_tensor_retain(s->parts[i]);
  return &s->extension;
}

/* ---- Checking ---- */

static kf_status_t misuse(const char *what) {
  return kf_error_set(KF_ERR_MISUSE, "sparse tensor: %s", what);
}

static kf_status_t check_parts(kf_tensor_t *const *parts, uint32_t flags) {
  if ((flags & ~(uint32_t)(KF_SPARSE_COALESCED | KF_SPARSE_CHECK | KF_SPARSE_UNCOALESCED)) != 0)
    return misuse("unknown flags");
  for (int i = 0; i < KF_SPARSE_PARTS; i++) {
    if (i == KF_SPARSE_PLAIN && parts[i] == NULL) continue;
    if (!kf__is_defined(parts[i])) return misuse("a part is NULL or undefined");
    if (parts[i]->layout != KF_LAYOUT_STRIDED)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_SPARSE_STRIDED,
                         "sparse tensor: expected strided indices and values, found layout %s"),
          kf_layout_name((kf_layout_t)parts[i]->layout));
    if (parts[i]->device.type != KF_DEVICE_CPU && parts[i]->device.type != KF_DEVICE_META)
      return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                          "sparse tensors exist on the CPU and on the meta device only");
    if (parts[i]->device.type != parts[KF_SPARSE_INDICES]->device.type)
      return kf_error_set(KF_ERR_RUNTIME,
                          "the indices and values of a sparse tensor must be on the same device");
  }
  return KF_OK;
}

/* Indices on the meta device have no values that could be wrong. */
static bool is_checked(const kf_tensor_t *indices, uint32_t flags) {
  return (flags & KF_SPARSE_CHECK) != 0 && indices->device.type != KF_DEVICE_META;
}

kf_status_t kf__sparse_check_indices(const kf_tensor_t *indices, const int64_t *sizes) {
  KF_ASSERT(kf__is_contiguous(indices));
  KF_TRY(kf__readable(indices));
  const int64_t *at = kf__data(indices);
  for (int64_t d = 0; d < indices->sizes[0]; d++) {
    for (int64_t i = 0; i < indices->sizes[1]; i++, at++) {
      if (KF_LIKELY((uint64_t)*at < (uint64_t)sizes[d])) continue;
      if (*at < 0)
        return kf_error_set(
            KF_ERR_RUNTIME,
            KF__COMPATIBLE(KF__TORCH_SPARSE_NEGATIVE,
                           "expected indices of at least 0, found %lld for dimension %lld"),
            (long long)*at, (long long)d);
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_SPARSE_RANGE,
                         "dimension %lld of the sparse tensor has size %lld, found index %lld"),
          (long long)d, (long long)sizes[d], (long long)*at);
    }
  }
  return KF_OK;
}

static kf_status_t check_batch(const int64_t *offsets, int64_t count, const int64_t *plain,
                               int64_t nnz, int64_t limit, bool rising) {
  if (offsets[0] != 0 || offsets[count] != nnz)
    return kf_error_set(KF_ERR_RUNTIME,
                        "compressed indices must start with 0 and end with nnz = %lld",
                        (long long)nnz);
  for (int64_t r = 0; r < count; r++) {
    if (offsets[r + 1] < offsets[r] || offsets[r + 1] > nnz)
      return kf_error_set(KF_ERR_RUNTIME,
                          "compressed indices must not decrease, but entry %lld does",
                          (long long)r + 1);
    for (int64_t i = offsets[r]; i < offsets[r + 1]; i++)
      if ((uint64_t)plain[i] >= (uint64_t)limit ||
          (rising && i > offsets[r] && plain[i] <= plain[i - 1]))
        return kf_error_set(KF_ERR_RUNTIME,
                            "plain indices must%s lie in 0 to %lld, but entry %lld is %lld",
                            rising ? " rise inside each compressed one and" : "",
                            (long long)limit - 1, (long long)i, (long long)plain[i]);
  }
  return KF_OK;
}

kf_status_t kf__sparse_check_compressed(const kf_tensor_t *compressed, const kf_tensor_t *plain,
                                        int64_t limit, bool rising) {
  int64_t width = compressed->sizes[compressed->ndim - 1], nnz = plain->sizes[plain->ndim - 1];
  int64_t batches = width == 0 ? 0 : compressed->numel / width;
  KF_TRY(kf__readable(compressed));
  KF_TRY(kf__readable(plain));
  for (int64_t b = 0; b < batches; b++)
    KF_TRY(check_batch((const int64_t *)kf__data(compressed) + b * width, width - 1,
                       (const int64_t *)kf__data(plain) + b * nnz, nnz, limit, rising));
  return KF_OK;
}

/* ---- Making ---- */

static uint64_t functionality_of(kf_layout_t layout) {
  return UINT64_C(1) << (layout == KF_LAYOUT_SPARSE ? KF_RANK_Sparse : KF_RANK_SparseCsr);
}

/* A tensor without memory over a new storage, with the keys of its layout. */
static kf_status_t make_header(kf_layout_t layout, const kf_tensor_t *values, kf_int_span_t sizes,
                               kf_tensor_t **out_header) {
  int64_t numel = 0, strides[KF__MAX_DIMS];
  kf_storage_t *storage = NULL;
  *out_header = NULL;
  if (sizes.size > KF__MAX_DIMS)
    return kf_error_set(KF_ERR_RUNTIME, "a tensor has at most %d dimensions", KF__MAX_DIMS);
  KF_TRY(kf__shape_numel(sizes, (size_t)kf__itemsize(values), &numel));
  kf__contiguous_strides(sizes, strides);
  KF_TRY(kf_storage_wrap(values->device, NULL, (size_t)(numel * kf__itemsize(values)), NULL, NULL,
                         &storage));
  kf_int_span_t stride_span = {strides, sizes.size};
  kf_status_t status =
      kf_tensor_create(storage, kf__dtype(values), sizes, stride_span, 0, out_header);
  kf_storage_release(storage);
  if (status != KF_OK) return status;
  kf_keyset_t *keys = &(*out_header)->base.keys;
  keys->functionality &= ~(UINT64_C(1) << KF_RANK_Dense);
  keys->functionality |= functionality_of(layout);
  (*out_header)->layout = (uint8_t)layout;
  return KF_OK;
}

/* `state` has everything but references to the parts. */
static kf_status_t make(kf_layout_t layout, const kf__sparse_t *state, kf_int_span_t sizes,
                        kf_tensor_t **out_tensor) {
  const kf_tensor_t *values = state->parts[KF_SPARSE_VALUES];
  if (kf__sparse_prepare != NULL) KF_TRY(kf__sparse_prepare(values->device.type == KF_DEVICE_META));
  kf_tensor_t *header = NULL;
  KF_TRY(make_header(layout, values, sizes, &header));
  kf__extension_t *extension = share(&state->extension);
  if (extension == NULL) {
    kf_tensor_release(header);
    return kf__no_memory();
  }
  kf_status_t status = kf__tensor_extend_take(header, extension, out_tensor);
  if (status != KF_OK) release(extension);
  return status;
}

static kf_status_t check_dims(kf_int_span_t sizes, int64_t sparse_dim, int64_t dense_dim) {
  if (sparse_dim + dense_dim == (int64_t)sizes.size) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SPARSE_DIMS,
                                     "expected a size for each dimension of the sparse tensor, "
                                     "found %zu sizes for %lld sparse and %lld dense dimensions"),
                      sizes.size, (long long)sparse_dim, (long long)dense_dim);
}

/* Whether values are [nnz, sizes of the dense dimensions]. */
static kf_status_t check_values(const kf_tensor_t *values, kf_int_span_t sizes, int64_t nnz,
                                int64_t dense_dim) {
  if (values->sizes[0] != nnz)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SPARSE_NNZ,
                       "expected as many indices as values, found %lld indices and %lld values"),
        (long long)nnz, (long long)values->sizes[0]);
  int64_t expected[KF__MAX_DIMS + 1] = {nnz};
  for (int64_t d = 0; d < dense_dim; d++)
    expected[d + 1] = sizes.data[sizes.size - (size_t)dense_dim + (size_t)d];
  kf_int_span_t span = {expected, (size_t)dense_dim + 1};
  if (kf__spans_equal(span, kf__sizes(values))) return KF_OK;
  char text[KF__SHAPE_TEXT], found[KF__SHAPE_TEXT];
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SPARSE_VALUES, "expected values of sizes %s, found %s"),
      kf__shape_text(span, text), kf__shape_text(kf__sizes(values), found));
}

kf_status_t kf_sparse_coo(kf_tensor_t *indices, kf_tensor_t *values, kf_int_span_t sizes,
                          uint32_t flags, kf_tensor_t **out_tensor) {
  kf__sparse_t state = {.extension = {release, share},
                        .parts = {indices, NULL, values},
                        .coalesced = (flags & KF_SPARSE_COALESCED) != 0};
  *out_tensor = NULL;
  KF_TRY(check_parts(state.parts, flags));
  if (indices->ndim != 2 || kf__dtype(indices) != KF_DTYPE_INT64)
    return kf_error_set(
        KF_ERR_RUNTIME,
        "indices must be sparse_dim x nnz of type int64, but got %s of %u dimensions",
        kf_dtype_name(kf__dtype(indices)), (unsigned)indices->ndim);
  if (values->ndim == 0)
    return kf_error_set(KF_ERR_RUNTIME, "values must have at least one dimension");
  state.sparse_dim = indices->sizes[0];
  state.dense_dim = (int64_t)values->ndim - 1;
  KF_TRY(check_dims(sizes, state.sparse_dim, state.dense_dim));
  KF_TRY(check_values(values, sizes, indices->sizes[1], state.dense_dim));
  if (indices->sizes[1] < 2 && (flags & KF_SPARSE_UNCOALESCED) == 0) state.coalesced = true;
  if (is_checked(indices, flags)) {
    if (!kf__is_contiguous(indices)) return misuse("checked indices must be contiguous");
    KF_TRY(kf__sparse_check_indices(indices, sizes.data));
  }
  return make(KF_LAYOUT_SPARSE, &state, sizes, out_tensor);
}

kf_tensor_t *kf__scoped_sparse(kf_tensor_t *indices, kf_tensor_t *values, kf_int_span_t sizes) {
  kf_tensor_t *made = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_sparse_coo(indices, values, sizes, 0, &made);
  return kf_scope_take(status, made);
}

static bool is_compressed(kf_layout_t layout) {
  return layout == KF_LAYOUT_SPARSE_CSR || layout == KF_LAYOUT_SPARSE_CSC ||
         layout == KF_LAYOUT_SPARSE_BSR || layout == KF_LAYOUT_SPARSE_BSC;
}

/* What follows from the layout: which of the last two sparse dimensions is compressed, and the
 * sizes of blocks (1 without blocks). */
typedef struct {
  uint32_t batch_dim;
  int64_t compressed; /* numbers of (blocks of) rows and columns */
  int64_t plain;
} geometry_t;

static kf_status_t compressed_geometry(kf_layout_t layout, kf_tensor_t *const *parts,
                                       kf_int_span_t sizes, int64_t *out_dense_dim, geometry_t *g) {
  const kf_tensor_t *compressed = parts[0], *values = parts[KF_SPARSE_VALUES];
  bool by_row = layout == KF_LAYOUT_SPARSE_CSR || layout == KF_LAYOUT_SPARSE_BSR;
  bool blocks = layout == KF_LAYOUT_SPARSE_BSR || layout == KF_LAYOUT_SPARSE_BSC;
  if (compressed->ndim == 0 || parts[KF_SPARSE_PLAIN]->ndim != compressed->ndim ||
      values->ndim < compressed->ndim + (blocks ? 2u : 0u))
    return kf_error_set(KF_ERR_RUNTIME,
                        "compressed indices, plain indices and values have %u, %u and %u "
                        "dimensions, which do not fit each other",
                        (unsigned)compressed->ndim, (unsigned)parts[KF_SPARSE_PLAIN]->ndim,
                        (unsigned)values->ndim);
  g->batch_dim = compressed->ndim - 1;
  *out_dense_dim = (int64_t)values->ndim - (int64_t)compressed->ndim - (blocks ? 2 : 0);
  if (sizes.size != g->batch_dim + 2u + (size_t)*out_dense_dim)
    return check_dims(sizes, (int64_t)g->batch_dim + 2, *out_dense_dim);
  int64_t row_block = blocks ? values->sizes[g->batch_dim + 1] : 1;
  int64_t column_block = blocks ? values->sizes[g->batch_dim + 2] : 1;
  int64_t rows = sizes.data[g->batch_dim], columns = sizes.data[g->batch_dim + 1];
  if (row_block <= 0 || column_block <= 0 || rows % row_block != 0 || columns % column_block != 0)
    return kf_error_set(KF_ERR_RUNTIME, "blocks of %lld x %lld do not divide a %lld x %lld matrix",
                        (long long)row_block, (long long)column_block, (long long)rows,
                        (long long)columns);
  g->compressed = by_row ? rows / row_block : columns / column_block;
  g->plain = by_row ? columns / column_block : rows / row_block;
  return KF_OK;
}

static kf_status_t check_lengths(kf_tensor_t *const *parts, const geometry_t *g) {
  const kf_tensor_t *compressed = parts[0], *plain = parts[KF_SPARSE_PLAIN];
  for (int i = 0; i < 2; i++)
    if (kf__dtype(parts[i]) != KF_DTYPE_INT64 && kf__dtype(parts[i]) != KF_DTYPE_INT32)
      return kf_error_set(KF_ERR_RUNTIME,
                          "compressed and plain indices must be int32 or int64 tensors, got %s",
                          kf_dtype_name(kf__dtype(parts[i])));
  if (compressed->sizes[g->batch_dim] != g->compressed + 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        "compressed indices must have %lld elements for each matrix, got %lld",
                        (long long)g->compressed + 1, (long long)compressed->sizes[g->batch_dim]);
  if (plain->sizes[g->batch_dim] != parts[KF_SPARSE_VALUES]->sizes[g->batch_dim])
    return kf_error_set(KF_ERR_RUNTIME,
                        "plain indices and values must have the same nnz, but have %lld and %lld",
                        (long long)plain->sizes[g->batch_dim],
                        (long long)parts[KF_SPARSE_VALUES]->sizes[g->batch_dim]);
  return KF_OK;
}

kf_status_t kf_sparse_compressed(kf_layout_t layout, kf_tensor_t *compressed, kf_tensor_t *plain,
                                 kf_tensor_t *values, kf_int_span_t sizes, uint32_t flags,
                                 kf_tensor_t **out_tensor) {
  kf__sparse_t state = {.extension = {release, share},
                        .parts = {compressed, plain, values},
                        .sparse_dim = 2,
                        .coalesced = true};
  geometry_t geometry = {0, 0, 0};
  *out_tensor = NULL;
  if (!is_compressed(layout) || plain == NULL) return misuse("expected a compressed layout");
  KF_TRY(check_parts(state.parts, flags));
  KF_TRY(compressed_geometry(layout, state.parts, sizes, &state.dense_dim, &geometry));
  KF_TRY(check_lengths(state.parts, &geometry));
  if (is_checked(compressed, flags)) {
    if (!kf__is_contiguous(compressed) || !kf__is_contiguous(plain) ||
        kf__dtype(compressed) != KF_DTYPE_INT64 || kf__dtype(plain) != KF_DTYPE_INT64)
      return misuse("checked indices must be contiguous int64 tensors");
    KF_TRY(kf__sparse_check_compressed(compressed, plain, geometry.plain, true));
  }
  return make(layout, &state, sizes, out_tensor);
}

/* ---- Reading ---- */

bool kf_tensor_is_sparse(const kf_tensor_t *tensor) { return kf__sparse_of(tensor) != NULL; }

int64_t kf_sparse_dim(const kf_tensor_t *tensor) {
  const kf__sparse_t *s = kf__sparse_of(tensor);
  return s != NULL ? s->sparse_dim : 0;
}

int64_t kf_sparse_dense_dim(const kf_tensor_t *tensor) {
  const kf__sparse_t *s = kf__sparse_of(tensor);
  return s != NULL ? s->dense_dim : 0;
}

int64_t kf_sparse_nnz(const kf_tensor_t *tensor) {
  const kf__sparse_t *s = kf__sparse_of(tensor);
  if (s == NULL) return 0;
  const kf_tensor_t *indices = s->parts[s->parts[KF_SPARSE_PLAIN] != NULL ? KF_SPARSE_PLAIN : 0];
  return indices->sizes[indices->ndim - 1];
}

bool kf_sparse_is_coalesced(const kf_tensor_t *tensor) {
  const kf__sparse_t *s = kf__sparse_of(tensor);
  return s != NULL && s->coalesced;
}

kf_tensor_t *kf_sparse_part(const kf_tensor_t *tensor, kf_sparse_part_t part) {
  const kf__sparse_t *s = kf__sparse_of(tensor);
  return s != NULL && (unsigned)part < KF_SPARSE_PARTS ? s->parts[part] : NULL;
}

/* ---- Changing ---- */

kf_status_t kf_sparse_assign(kf_tensor_t *tensor, const kf_tensor_t *from) {
  kf__sparse_t *s = kf__sparse_of(tensor);
  const kf__sparse_t *other = kf__sparse_of(from);
  if (s == NULL || other == NULL || tensor->layout != from->layout ||
      tensor->dtype != from->dtype || tensor->device.type != from->device.type)
    return kf_error_set(KF_ERR_RUNTIME,
                        "kf_sparse_assign: expected sparse tensors of the same layout, element "
                        "type and device");
  KF_TRY(kf__check_version(tensor));
  if (!kf__same_sizes(tensor, from)) KF_TRY(kf__tensor_adopt(tensor, from));
  for (int i = 0; i < KF_SPARSE_PARTS; i++) {
    kf_tensor_t *old = s->parts[i];
    kf_tensor_retain(other->parts[i]);
    s->parts[i] = other->parts[i];
    kf_tensor_release(old);
  }
  s->sparse_dim = other->sparse_dim;
  s->dense_dim = other->dense_dim;
  s->coalesced = other->coalesced;
  kf__bump_version(tensor);
  return KF_OK;
}
