/* Splits as NumPy has them: into a number of sections that need not divide the size, or at given
 * indices; along a dimension, or along the one that hsplit, vsplit and dsplit stand for. They are
 * lists of slices, so indices are clamped like those of slices, and autograd sees slice. */
#include "compat/operator_texts.h"
#include "ops/views/views.h"

/* Numbers have nothing to split. *out_dim is the dimension, not negative. */
static kf_status_t check_splittable(const kf_tensor_t *self, int64_t dim, int64_t *out_dim) {
  if (self->ndim == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TENSOR_SPLIT_RANK, "tensor_split: the tensor has no dimension"));
  return kf__wrap_dim(dim, self->ndim, false, out_dim);
}

/* Adds elements start to end of the dimension; a failure is kept in pieces->status. */
static void add_slice(kf__pieces_t *pieces, kf_tensor_t *self, int64_t dim, int64_t start,
                      int64_t end) {
  kf_opt_int_t from = {start, true}, to = {end, true};
  kf_tensor_t *part = NULL;
  kf_status_t status = kf_slice(self, dim, from, to, 1, &part);
  kf__pieces_add(pieces, status, part);
}

kf_status_t kf__op_tensor_split_sections(const kf_call_t *call, kf_tensor_t *self, int64_t sections,
                                         int64_t dim, kf_list_t **out) {
  (void)call;
  KF_TRY(check_splittable(self, dim, &dim));
  if (sections <= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SECTIONS, "tensor_split: sections must be positive, but is %lld"),
        (long long)sections);
  int64_t size = self->sizes[dim];
  int64_t least = size / sections, longer = size % sections; /* the first ones have one more */
  kf__pieces_t pieces;
  KF_TRY(kf__pieces_begin(&pieces, (size_t)sections));
  int64_t start = 0;
  for (int64_t i = 0; i < sections && pieces.status == KF_OK; i++) {
    int64_t end = start + least + (i < longer);
    add_slice(&pieces, self, dim, start, end);
    start = end;
  }
  return kf__pieces_end(&pieces, out);
}

/* One part more than there are indices: the first begins at 0, the last ends with the dimension. An
 * index that is smaller than the one before it makes an empty part. */
kf_status_t kf__op_tensor_split_indices(const kf_call_t *call, kf_tensor_t *self,
                                        kf_int_span_t indices, int64_t dim, kf_list_t **out) {
  (void)call;
  KF_TRY(check_splittable(self, dim, &dim));
  kf__pieces_t pieces;
  KF_TRY(kf__pieces_begin(&pieces, indices.size + 1));
  int64_t start = 0;
  for (size_t i = 0; i <= indices.size && pieces.status == KF_OK; i++) {
    int64_t end = i < indices.size ? indices.data[i] : self->sizes[dim];
    add_slice(&pieces, self, dim, start, end);
    start = end;
  }
  return kf__pieces_end(&pieces, out);
}

/* One position through operators, for a tensor without memory that has a value (a functional or a
 * lazy one). */
static kf_status_t ask_position(kf_tensor_t *positions, size_t index, int64_t *out_number) {
  kf_scalar_t number;
  kf_tensor_t *one = positions;
  if (positions->ndim > 0)
    KF_TRY(kf_select(positions, 0, (int64_t)index, &one));
  else
    kf_tensor_retain(one);
  kf_status_t status = kf_item(one, &number);
  kf_tensor_release(one);
  if (status == KF_OK) *out_number = number.as.i;
  return status;
}

/* Reads memory where there is some, with the stride of the tensor, and asks the operators where
 * there is none. */
static kf_status_t read_positions(kf_tensor_t *positions, int64_t *numbers) {
  const size_t count = (size_t)positions->numel;
  if (positions->device.type != KF_DEVICE_CPU ||
      (kf__storage_flags(positions->storage) & KF_STORAGE_THROW_ON_DATA) != 0) {
    for (size_t i = 0; i < count; i++) KF_TRY(ask_position(positions, i, &numbers[i]));
    return KF_OK;
  }
  const char *data = kf_tensor_data(positions);
  if (data == NULL && count > 0) return KF_ERR_RUNTIME; /* recorded: the storage refuses */
  int64_t step =
      positions->ndim > 0 && count > 1 ? positions->strides[0] * kf__itemsize(positions) : 0;
  for (size_t i = 0; i < count; i++) memcpy(&numbers[i], data + (int64_t)i * step, sizeof *numbers);
  return KF_OK;
}

/* Splits at the numbers of a CPU tensor with at most one dimension. */
static kf_status_t split_at_tensor(kf_tensor_t *self, kf_tensor_t *positions, int64_t dim,
                                   kf_list_t **out) {
  KF_ASSERT(kf__dtype(positions) == KF_DTYPE_INT64);
  KF_ASSERT(positions->ndim <= 1);
  int64_t *numbers = kf_alloc((size_t)positions->numel * sizeof *numbers);
  if (numbers == NULL) return kf__no_memory();
  kf_int_span_t span = {numbers, (size_t)positions->numel};
  kf_status_t status = read_positions(positions, numbers);
  if (status == KF_OK)
    status = positions->ndim == 0 ? kf_tensor_split_sections(self, numbers[0], dim, out)
                                  : kf_tensor_split_indices(self, span, dim, out);
  kf_free(numbers);
  return status;
}

kf_status_t kf__op_tensor_split_tensor_indices_or_sections(const kf_call_t *call, kf_tensor_t *self,
                                                           kf_tensor_t *tensor_indices_or_sections,
                                                           int64_t dim, kf_list_t **out) {
  const kf_tensor_t *positions = tensor_indices_or_sections;
  int64_t wrapped = 0;
  KF_TRY(check_splittable(self, dim, &wrapped));
  if (!kf__is_defined(positions)) return kf__undefined_argument(call, "tensor_indices_or_sections");
  if (!kf__same_place(positions->device, kf_device_make(KF_DEVICE_CPU, -1))) {
    char name[64];
    (void)kf_device_print(positions->device, name, sizeof name);
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SPLIT_POSITIONS_DEVICE,
                       "tensor_split: tensor_indices_or_sections must be on the CPU, but is on %s"),
        name);
  }
  if (positions->dtype != KF_DTYPE_INT64)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SPLIT_POSITIONS_DTYPE,
                       "tensor_split: tensor_indices_or_sections must be Long, but is %s"),
        kf_dtype_class_name(kf__dtype(positions)));
  if (positions->ndim > 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_SPLIT_POSITIONS,
            "tensor_split: tensor_indices_or_sections must have 1 dimension at most, but has %u"),
        positions->ndim);
  return split_at_tensor(self, tensor_indices_or_sections, wrapped, out);
}

/* ---- hsplit, vsplit, dsplit ---- */

static kf_status_t check_rank(const kf_tensor_t *self, const char *name, uint32_t least) {
  if (self->ndim >= least) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_SPLIT_RANK,
                     "%s: expected a tensor with at least %u dimensions, got one with %u"),
      name, least, self->ndim);
}

/* hsplit and its siblings need sections that divide the size. -1 is left to tensor_split, which
 * refuses it with its own message. */
static kf_status_t split_sections(kf_tensor_t *self, const char *name, int64_t dim,
                                  int64_t sections, kf_list_t **out) {
  KF_ASSERT(dim >= 0 && dim < (int64_t)self->ndim);
  int64_t size = self->sizes[dim];
  if (sections == 0 || (sections != -1 && size % sections != 0))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SPLIT_SIZE,
                       "%s: dimension %lld has size %lld, which is no multiple of %lld sections"),
        name, (long long)dim, (long long)size, (long long)sections);
  return kf_tensor_split_sections(self, sections, dim, out);
}

kf_status_t kf__op_hsplit_int(const kf_call_t *call, kf_tensor_t *self, int64_t sections,
                              kf_list_t **out) {
  (void)call;
  KF_TRY(check_rank(self, "hsplit", 1));
  return split_sections(self, "hsplit", self->ndim == 1 ? 0 : 1, sections, out);
}

kf_status_t kf__op_vsplit_int(const kf_call_t *call, kf_tensor_t *self, int64_t sections,
                              kf_list_t **out) {
  (void)call;
  KF_TRY(check_rank(self, "vsplit", 2));
  return split_sections(self, "vsplit", 0, sections, out);
}

kf_status_t kf__op_dsplit_int(const kf_call_t *call, kf_tensor_t *self, int64_t sections,
                              kf_list_t **out) {
  (void)call;
  KF_TRY(check_rank(self, "dsplit", 3));
  return split_sections(self, "dsplit", 2, sections, out);
}

kf_status_t kf__op_hsplit_array(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t indices,
                                kf_list_t **out) {
  (void)call;
  KF_TRY(check_rank(self, "hsplit", 1));
  return kf_tensor_split_indices(self, indices, self->ndim == 1 ? 0 : 1, out);
}

kf_status_t kf__op_vsplit_array(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t indices,
                                kf_list_t **out) {
  (void)call;
  KF_TRY(check_rank(self, "vsplit", 2));
  return kf_tensor_split_indices(self, indices, 0, out);
}

kf_status_t kf__op_dsplit_array(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t indices,
                                kf_list_t **out) {
  (void)call;
  KF_TRY(check_rank(self, "dsplit", 3));
  return kf_tensor_split_indices(self, indices, 2, out);
}
