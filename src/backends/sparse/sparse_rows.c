/* Sparse matrices as rows of entries, which is what the products read. */
#include "backends/sparse/sparse_kernels.h"
#include "compat/operator_texts.h"

/* The offsets of the rows of sorted entries, whose rows were checked. */
static kf_tensor_t *offsets_of(const kf_tensor_t *rows, kf_tensor_t *like, int64_t count) {
  kf_tensor_t *offsets = kf__scoped_zeros(like, KF_INTS(count + 1), KF_DTYPE_INT64);
  if (offsets == NULL) return NULL;
  int64_t *to = kf__data(offsets);
  const int64_t *from = kf__data(rows);
  for (int64_t i = 0; i < rows->sizes[1]; i++) to[from[i] + 1]++;
  for (int64_t r = 0; r < count; r++) to[r + 1] += to[r];
  return offsets;
}

kf_tensor_t *kf__sparse_memory(kf_tensor_t *values, kf_dtype_t dtype) {
  values = kfs_to_dtype(values, dtype, false, false, kf_no_int());
  return kfs_contiguous(kfs_resolve_neg(kfs_resolve_conj(values)));
}

kf_status_t kf__sparse_rows(kf_tensor_t *sparse, kf_dtype_t dtype, kf__rows_t *out) {
  kf_tensor_t *offsets, *columns;
  if (sparse->layout == KF_LAYOUT_SPARSE_CSR) {
    offsets = kf__sparse_int64(kf_sparse_part(sparse, KF_SPARSE_COMPRESSED));
    columns = kf__sparse_int64(kf_sparse_part(sparse, KF_SPARSE_PLAIN));
    if (offsets == NULL || columns == NULL) return KF_OK;
    KF_TRY(kf__sparse_check_compressed(offsets, columns, sparse->sizes[1], false));
  } else {
    sparse = kf__scoped_coalesce(sparse);
    if (sparse == NULL) return KF_OK;
    kf_tensor_t *indices = kf__sparse_int64(kf_sparse_part(sparse, KF_SPARSE_INDICES));
    if (indices == NULL) return KF_OK;
    KF_TRY(kf__sparse_check_indices(indices, sparse->sizes));
    offsets = offsets_of(indices, indices, sparse->sizes[0]);
    columns = kfs_select(indices, 0, 1);
  }
  kf_tensor_t *values = kf_sparse_part(sparse, KF_SPARSE_VALUES);
  values = kf__sparse_memory(values, dtype);
  if (kf_scope_has_failed()) return KF_OK;
  out->offsets = kf__data(offsets);
  out->columns = kf__data(columns);
  out->values = kf__data(values);
  return KF_OK;
}

kf_dtype_t kf__sparse_work_type(kf_dtype_t dtype) {
  if (kf_dtype_is_complex(dtype)) return KF_DTYPE_COMPLEX128;
  if (dtype == KF_DTYPE_FLOAT64) return KF_DTYPE_FLOAT64;
  return kf_dtype_is_integral(dtype, false) ? KF_DTYPE_INT64 : KF_DTYPE_FLOAT32;
}

kf_status_t kf__sparse_check_product(const kf_tensor_t *a, const kf_tensor_t *b) {
  const kf__sparse_t *x = kf__sparse_of(a), *y = kf__sparse_of(b);
  if (a->device.type != KF_DEVICE_CPU || b->device.type != KF_DEVICE_CPU)
    return kf_error_set(KF_ERR_RUNTIME, "mm: expected a sparse matrix and another one on the CPU");
  if (a->ndim != 2 || b->ndim != 2 || (x != NULL && x->dense_dim != 0) ||
      (y != NULL && y->dense_dim != 0))
    return kf_error_set(KF_ERR_RUNTIME, "mm: expected matrices without dense dimensions");
  if (a->sizes[1] != b->sizes[0])
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MM_SHAPES,
                                       "the first matrix needs as many columns as the second has "
                                       "rows, but they are %lldx%lld and %lldx%lld"),
                        (long long)a->sizes[0], (long long)a->sizes[1], (long long)b->sizes[0],
                        (long long)b->sizes[1]);
  if (a->dtype != b->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SPARSE_MM_DTYPES,
                                       "both matrices must have one dtype, but have %s and %s"),
                        kf__dtype_message_name(kf__dtype(a)), kf__dtype_message_name(kf__dtype(b)));
  if (kf__dtype(a) == KF_DTYPE_BOOL)
    return kf_error_set(KF_ERR_RUNTIME, "mm: no product of sparse %s matrices",
                        kf_dtype_class_name(kf__dtype(a)));
  return KF_OK;
}
