/* sparse.h: sparse tensors, which store the positions and the values of some elements; all others
 * are 0.
 *
 * A sparse tensor is a tensor with a layout other than KF_LAYOUT_STRIDED and a sparse dispatch key
 * (SparseCPU, SparseCsrCPU). It has sizes and an element type but no memory of its own:
 * kf_tensor_data fails, and its strides mean nothing. Its parts are ordinary strided tensors.
 *
 *   layout     parts                                 meaning
 *   SPARSE     INDICES [sparse_dim, nnz], VALUES     coordinates: column i locates VALUES[i]
 *   SPARSE_CSR COMPRESSED [rows + 1], PLAIN [nnz], VALUES    row r owns entries COMPRESSED[r] up to
 *                                                    COMPRESSED[r + 1], in the columns PLAIN
 *   SPARSE_CSC the same with rows and columns exchanged
 *   SPARSE_BSR, SPARSE_BSC  the same over blocks: VALUES [nnz, block rows, block columns]
 *
 * Trailing dimensions of VALUES are dense dimensions: each entry is a tensor (hybrid tensors).
 * Compressed layouts may have leading batch dimensions.
 *
 *   const int64_t at[] = {0, 1, 2, 0};                       entries (0, 2) and (1, 0)
 *   const float numbers[] = {3, 4};
 *   kf_tensor_t *indices = NULL, *values = NULL, *sparse = NULL, *dense = NULL;
 *   KF_TRY(kf_tensor_from_data(at, KF_DTYPE_INT64, KF_INTS(2, 2), &indices));
 *   KF_TRY(kf_tensor_from_data(numbers, KF_DTYPE_FLOAT32, KF_INTS(2), &values));
 *   KF_TRY(kf_sparse_coo(indices, values, KF_INTS(2, 3), 0, &sparse));
 *   KF_TRY(kf_sparse_to_dense(sparse, &dense));              [[0, 0, 3], [4, 0, 0]]
 *
 * Functions that make something give the caller one reference in *out_…, or an error and NULL
 * there. They may be called on any thread; changing one tensor on several threads at once is a data
 * race. */
#ifndef KEYFALL_SPARSE_H
#define KEYFALL_SPARSE_H

#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of kf_sparse_coo and kf_sparse_compressed. */
typedef enum kf_sparse_flag {
  KF_SPARSE_COALESCED = 1,  /* the caller knows that the columns of indices are sorted and unique */
  KF_SPARSE_CHECK = 2,      /* check every index, which reads all of them */
  KF_SPARSE_UNCOALESCED = 4 /* not coalesced even with fewer than two entries, which else count as
                               sorted and unique */
} kf_sparse_flag_t;

/* The parts of a sparse tensor. COMPRESSED is the first part of compressed layouts, as INDICES is
 * of coordinates. */
typedef enum kf_sparse_part {
  KF_SPARSE_INDICES = 0,
  KF_SPARSE_COMPRESSED = 0,
  KF_SPARSE_PLAIN = 1, /* NULL for coordinates */
  KF_SPARSE_VALUES = 2,
  KF_SPARSE_PARTS = 3
} kf_sparse_part_t;

/* A tensor in coordinate format over `indices` (int64, two dimensions) and `values`, which it
 * retains and does not copy. KF_ERR_RUNTIME: the shapes do not fit each other; with KF_SPARSE_CHECK
 * also for an index outside the sizes. Functions that compute check the indices they read. In
 * addition KF_ERR_MISUSE (NULL, unknown flags), KF_ERR_NOT_IMPLEMENTED (a device other than the
 * CPU and the meta device), KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_sparse_coo(kf_tensor_t *indices, kf_tensor_t *values,
                                             kf_int_span_t sizes, uint32_t flags,
                                             kf_tensor_t **out_tensor);
/* The same for SPARSE_CSR, SPARSE_CSC, SPARSE_BSR and SPARSE_BSC. Indices are int32 or int64.
 * KF_SPARSE_COALESCED has no effect: compressed tensors always are. */
KF_API KF_MUST_USE kf_status_t kf_sparse_compressed(kf_layout_t layout, kf_tensor_t *compressed,
                                                    kf_tensor_t *plain, kf_tensor_t *values,
                                                    kf_int_span_t sizes, uint32_t flags,
                                                    kf_tensor_t **out_tensor);

/* ---- Reading ---- */

/* False for NULL, for the undefined tensor and for strided tensors. The others return 0 or NULL for
 * a tensor that is not sparse. */
KF_API bool kf_tensor_is_sparse(const kf_tensor_t *tensor);
/* Dimensions that indices locate, and dimensions of each value. */
KF_API int64_t kf_sparse_dim(const kf_tensor_t *tensor);
KF_API int64_t kf_sparse_dense_dim(const kf_tensor_t *tensor);
/* The number of entries, explicit zeros included; per batch for compressed layouts. */
KF_API int64_t kf_sparse_nnz(const kf_tensor_t *tensor);
/* Whether the entries are known to be sorted and unique. True for compressed layouts. */
KF_API bool kf_sparse_is_coalesced(const kf_tensor_t *tensor);
/* One of the parts; borrowed: valid until the tensor is released or its parts are replaced. */
KF_API kf_tensor_t *kf_sparse_part(const kf_tensor_t *tensor, kf_sparse_part_t part);

/* ---- Changing and computing ---- */

/* Replaces the parts and sizes by those of `from`, a sparse tensor of the same layout and element
 * type, and counts a write: the way in which in-place operators change a sparse tensor.
 * KF_ERR_RUNTIME when the tensors do not match. Aliases of `tensor` keep the parts that they have.
 */
KF_API KF_MUST_USE kf_status_t kf_sparse_assign(kf_tensor_t *tensor, const kf_tensor_t *from);
/* A coordinate tensor with sorted, unique entries: values at the same position are added. A tensor
 * that is coalesced already is returned itself. KF_ERR_RUNTIME: another layout, or an index outside
 * the sizes. Not recorded by autograd, like all functions of this header. */
KF_API KF_MUST_USE kf_status_t kf_sparse_coalesce(kf_tensor_t *tensor, kf_tensor_t **out_tensor);
/* The entries that two coalesced coordinate tensors of the same sizes have in common: entry
 * (*out_a)[i] of `a` and entry (*out_b)[i] of `b` have the same position. KF_ERR_RUNTIME: the
 * tensors do not match. */
KF_API KF_MUST_USE kf_status_t kf_sparse_match(kf_tensor_t *a, kf_tensor_t *b, kf_tensor_t **out_a,
                                               kf_tensor_t **out_b);
/* The strided tensor with the same elements; of coordinates and CSR (KF_ERR_NOT_IMPLEMENTED). */
KF_API KF_MUST_USE kf_status_t kf_sparse_to_dense(kf_tensor_t *tensor, kf_tensor_t **out_tensor);
/* The product of a sparse matrix (coordinates or CSR) and a matrix of the same element type, on
 * several threads: strided if the second matrix is; for two CSR matrices CSR; coalesced coordinates
 * otherwise. KF_ERR_RUNTIME: the shapes, types or layouts do not fit. */
KF_API KF_MUST_USE kf_status_t kf_sparse_mm(kf_tensor_t *sparse, kf_tensor_t *other,
                                            kf_tensor_t **out_tensor);

/* ---- For language bindings ---- */

/* A function that is called before a sparse tensor is made, as long as it has not succeeded: there
 * a binding registers its kernels for sparse tensors. It must tolerate being called by several
 * threads at once. Composites of the catalogue without a kernel for sparse tensors refuse them
 * afterwards. NULL: none. */
KF_API void kf_sparse_set_up_by(kf_status_t (*set_up)(void));

#ifdef __cplusplus
}
#endif
#endif
