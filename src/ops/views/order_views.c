/* Dimensions in another order: permute, transpose under its many names, matrix properties and
 * movedim. Only sizes and strides move; the offset stays. */
#include "compat/operator_texts.h"
#include "ops/views/views.h"

/* ---- permute ---- */

/* Counting and marking dimensions finds every list that is no permutation: with as many entries as
 * dimensions, a missing one means that another is listed twice. */
kf_status_t kf__op_permute(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
                           kf_tensor_t **out) {
  (void)call;
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  kf__dim_set_t seen = 0;
  if (dims.size != self->ndim)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PERMUTE_COUNT,
                                       "permute: self has %u dimensions, but dims has %zu"),
                        self->ndim, dims.size);
  for (size_t i = 0; i < dims.size; i++) {
    int64_t dim = 0;
    KF_TRY(kf__wrap_dim(dims.data[i], self->ndim, false, &dim));
    if ((seen >> dim & 1) != 0)
      return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_PERMUTE_TWICE,
                                                         "permute: a dimension is listed twice"));
    seen |= kf__dim_set(dim);
    sizes[i] = self->sizes[dim];
    strides[i] = self->strides[dim];
  }
  KF_ASSERT(seen == kf__dim_set_all(self->ndim));
  return kf__view_as_is(self, self->ndim, sizes, strides, self->offset, out);
}

/* ---- transpose ---- */

/* The geometry with two dimensions exchanged. A tensor without dimensions counts as having one. */
static kf_status_t swapped(const kf_tensor_t *self, int64_t dim0, int64_t dim1,
                           kf__geometry_t *out) {
  KF_TRY(kf__wrap_dim(dim0, self->ndim, true, &dim0));
  KF_TRY(kf__wrap_dim(dim1, self->ndim, true, &dim1));
  kf__geometry_of(self, out);
  if (self->ndim == 0) return KF_OK;
  out->sizes[dim0] = self->sizes[dim1];
  out->sizes[dim1] = self->sizes[dim0];
  out->strides[dim0] = self->strides[dim1];
  out->strides[dim1] = self->strides[dim0];
  return KF_OK;
}

kf_status_t kf__op_transpose_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
                                 int64_t dim1, kf_tensor_t **out) {
  (void)call;
  kf__geometry_t g;
  KF_TRY(swapped(self, dim0, dim1, &g));
  return kf__geometry_view(self, &g, out);
}

kf_status_t kf__op_transpose_(const kf_call_t *call, kf_tensor_t *self, int64_t dim0,
                              int64_t dim1) {
  kf__geometry_t g;
  KF_TRY(swapped(self, dim0, dim1, &g));
  return kf__geometry_set(call, self, &g);
}

static kf_status_t check_matrix(const kf_tensor_t *self, const char *name) {
  if (self->ndim <= 2) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_T_RANK, "%s: the tensor must have 2 dimensions at most, but has %u"),
      name, self->ndim);
}

/* Vectors and numbers are their own transposes: dimension 0 is exchanged with itself. */
kf_status_t kf__op_t(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  KF_TRY(check_matrix(self, "t()"));
  return kf__op_transpose_int(call, self, 0, self->ndim < 2 ? 0 : 1, out);
}

kf_status_t kf__op_t_(const kf_call_t *call, kf_tensor_t *self) {
  KF_TRY(check_matrix(self, "t_()"));
  return kf__op_transpose_(call, self, 0, self->ndim < 2 ? 0 : 1);
}

/* NumPy's names of transpose. They call it through the dispatcher: a kernel that a user registers
 * for transpose serves them, too. */
kf_status_t kf__op_swapaxes(const kf_call_t *call, kf_tensor_t *self, int64_t axis0, int64_t axis1,
                            kf_tensor_t **out) {
  (void)call;
  return kf_transpose(self, axis0, axis1, out);
}

kf_status_t kf__op_swapaxes_(const kf_call_t *call, kf_tensor_t *self, int64_t axis0,
                             int64_t axis1) {
  (void)call;
  return kf_transpose_(self, axis0, axis1);
}

kf_status_t kf__op_swapdims(const kf_call_t *call, kf_tensor_t *self, int64_t dim0, int64_t dim1,
                            kf_tensor_t **out) {
  (void)call;
  return kf_transpose(self, dim0, dim1, out);
}

kf_status_t kf__op_swapdims_(const kf_call_t *call, kf_tensor_t *self, int64_t dim0, int64_t dim1) {
  (void)call;
  return kf_transpose_(self, dim0, dim1);
}

/* ---- Matrices as properties: x.T, x.mT, x.H ----
 * They call operators, not view kernels, so that tensor classes and autograd see permute and
 * transpose. */

kf_status_t kf__op_numpy_T(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  static int warned, warned_of_numbers;
  int64_t dims[KF__MAX_DIMS];
  if (self->ndim == 0)
    kf__warn_once(&warned_of_numbers, KF__COMPATIBLE(KF__TORCH_T_OF_NUMBER,
                                                     "numpy_T: a tensor without dimensions is its "
                                                     "own transpose; asking for it is deprecated"));
  if (self->ndim != 2 && self->ndim != 0)
    kf__warn_once(
        &warned,
        KF__COMPATIBLE(KF__TORCH_T_OF_RANK,
                       "numpy_T: reversing the dimensions of a tensor that is no matrix is "
                       "deprecated; mT transposes batches of matrices, permute takes any order"));
  for (uint32_t i = 0; i < self->ndim; i++) dims[i] = (int64_t)self->ndim - 1 - i;
  kf_int_span_t span = {dims, self->ndim};
  return kf_permute(self, span, out);
}

static kf_status_t check_matrices(const kf_tensor_t *self, const char *name) {
  static int warned;
  if (self->ndim == 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MATRIX_TRANSPOSE,
                                       "%s: self must have at least 2 dimensions, but has 1"),
                        name);
  if (self->ndim == 0)
    kf__warn_once(
        &warned,
        KF__COMPATIBLE(
            KF__TORCH_NUMBER_TRANSPOSE,
            "%s: a tensor without dimensions is its own transpose; asking for it is deprecated"),
        name);
  return KF_OK;
}

static kf_status_t transpose_last(kf_tensor_t *self, kf_tensor_t **out) {
  return self->ndim == 0 ? kf__view_itself(self, out) : kf_transpose(self, -2, -1, out);
}

/* The conjugate is lazy: no memory is read. */
static kf_status_t adjoint_of(kf_tensor_t *self, kf_tensor_t **out) {
  if (!kf_dtype_is_complex(kf__dtype(self))) return transpose_last(self, out);
  kf_tensor_t *transposed = NULL;
  KF_TRY(transpose_last(self, &transposed));
  kf_status_t status = kf_conj(transposed, out);
  kf_tensor_release(transposed);
  return status;
}

kf_status_t kf__op_mT(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_matrices(self, "mT"));
  return transpose_last(self, out);
}

kf_status_t kf__op_mH(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_matrices(self, "mH"));
  return adjoint_of(self, out);
}

kf_status_t kf__op_adjoint(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_matrices(self, "adjoint()"));
  return adjoint_of(self, out);
}

kf_status_t kf__op_matrix_H(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (self->ndim != 2 && self->ndim != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ADJOINT_RANK,
                                       "matrix_H: self must be a matrix, but has %u dimensions%s"),
                        self->ndim,
                        self->ndim > 2 ? KF__COMPATIBLE(KF__TORCH_ADJOINT_OF_BATCH,
                                                        "; mH is for batches of matrices")
                                       : "");
  static int warned;
  if (self->ndim == 0)
    kf__warn_once(&warned, KF__COMPATIBLE(KF__TORCH_NUMBER_ADJOINT,
                                          "matrix_H: asking for the adjoint of a tensor without "
                                          "dimensions is deprecated; use conj"));
  return adjoint_of(self, out);
}

/* ---- movedim ---- */

/* A list of dimensions, wrapped; as a bit set, too; and whether one appears twice, which is
 * reported only after both lists have been wrapped. */
typedef struct moved_dims {
  int64_t dims[KF__MAX_DIMS];
  kf__dim_set_t bits;
  bool repeated;
} moved_dims_t;

static kf_status_t wrap_moved(const kf_tensor_t *self, kf_int_span_t dims, moved_dims_t *out) {
  out->bits = 0;
  out->repeated = false;
  for (size_t i = 0; i < dims.size; i++) {
    int64_t dim = 0;
    KF_TRY(kf__wrap_dim(dims.data[i], self->ndim, true, &dim));
    out->repeated = out->repeated || (out->bits >> dim & 1) != 0;
    out->bits |= kf__dim_set(dim);
    if (i < KF__MAX_DIMS) out->dims[i] = dim; /* a longer list has repetitions: an error */
  }
  return KF_OK;
}

static kf_status_t repeated_dim(const char *name, kf_int_span_t dims) {
  char text[KF__SHAPE_TEXT];
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_MOVEDIM_TWICE, "movedim: %s lists a dimension twice: %s"), name,
      kf__shape_text(dims, text));
}

kf_status_t kf__op_movedim_intlist(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t source,
                                   kf_int_span_t destination, kf_tensor_t **out) {
  (void)call;
  moved_dims_t from, to;
  int64_t order[KF__MAX_DIMS];
  if (source.size != destination.size) {
    char left[KF__SHAPE_TEXT], right[KF__SHAPE_TEXT];
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MOVEDIM_COUNT,
                       "movedim: source %s and destination %s must be equally long"),
        kf__shape_text(source, left), kf__shape_text(destination, right));
  }
  KF_TRY(wrap_moved(self, source, &from));
  KF_TRY(wrap_moved(self, destination, &to));
  if (from.repeated) return repeated_dim("source", source);
  if (to.repeated) return repeated_dim("destination", destination);
/* A number has nothing to move, but the result must be a tensor of its own. */
  if (self->ndim == 0) return kf_alias(self, out);
  KF_ASSERT(source.size <= self->ndim);
  for (size_t i = 0; i < source.size; i++) order[to.dims[i]] = from.dims[i];
  /* The dimensions that are not moved fill the gaps in their order. */
  uint32_t next = 0;
  for (uint32_t i = 0; i < self->ndim; i++) {
    if ((to.bits >> i & 1) != 0) continue;
    while ((from.bits >> next & 1) != 0) next++;
    KF_ASSERT(next < self->ndim);
    order[i] = next++;
  }
  kf_int_span_t span = {order, self->ndim};
  return kf_permute(self, span, out);
}

kf_status_t kf__op_movedim_int(const kf_call_t *call, kf_tensor_t *self, int64_t source,
                               int64_t destination, kf_tensor_t **out) {
  return kf__op_movedim_intlist(call, self, KF_INTS(source), KF_INTS(destination), out);
}

/* NumPy's name of movedim. */
kf_status_t kf__op_moveaxis_intlist(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t source,
                                    kf_int_span_t destination, kf_tensor_t **out) {
  return kf__op_movedim_intlist(call, self, source, destination, out);
}

kf_status_t kf__op_moveaxis_int(const kf_call_t *call, kf_tensor_t *self, int64_t source,
                                int64_t destination, kf_tensor_t **out) {
  return kf__op_movedim_int(call, self, source, destination, out);
}
