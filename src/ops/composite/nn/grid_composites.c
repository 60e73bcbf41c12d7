/* Operators that build grids and index tensors from other tensors: meshgrid, combinations, one_hot,
 * repeat_interleave, take_along_dim. They gather with index_select, gather and scatter, which check
 * indices and have derivatives. */
#include "compat/nn_texts.h"
#include "compat/operator_texts.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* NumPy's name of nonzero. */
kf_status_t kf__op_argwhere(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  return kf_nonzero(self, out);
}

/* One tensor of positions for each dimension. A tensor without dimensions counts as a vector. */
kf_status_t kf__op_nonzero_numpy(const kf_call_t *call, kf_tensor_t *self, kf_list_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *positions = kfs_nonzero(self->ndim == 0 ? kfs_unsqueeze(self, 0) : self);
  kf_list_t *columns = NULL;
  kf_status_t status = positions != NULL ? kf_unbind(positions, 1, &columns) : KF_OK;
  kf_status_t closed = kf_scope_close(&scope);
  *out = columns;
  return closed != KF_OK ? closed : status;
}

/* ---- repeat_interleave ----
 * With a tensor of counts: the counts become indices, which index_select takes. With one count:
 * expand along a new dimension and copy, which needs no indices. */

kf_status_t kf__op_repeat_interleave_self_Tensor(const kf_call_t *call, kf_tensor_t *self,
                                                 kf_tensor_t *repeats, kf_opt_int_t dim,
                                                 kf_opt_int_t output_size, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *input = dim.has ? self : kfs_flatten(self, 0, -1);
  int64_t along = dim.has ? dim.value : 0;
  kf_tensor_t *result = NULL;
  if (input != NULL) {
    kf_status_t status = kf__wrap_dim(along, input->ndim, true, &along);
    int64_t size = status == KF_OK && input->ndim > 0 ? input->sizes[along] : 1;
    kf_tensor_t *counts = repeats;
/* One count for all: a view of it with stride 0 serves as a tensor of equal counts. */
    if (repeats->ndim == 0 || (repeats->ndim == 1 && repeats->sizes[0] == 1))
      counts = kfs_expand(kfs_reshape(repeats, KF_INTS(1)), KF_INTS(size));
    else if (status == KF_OK && repeats->ndim == 1 && repeats->sizes[0] != size)
      status = kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(
              KF__TORCH_REPEAT_SIZES,
              "repeat_interleave: there are %lld repeats, but dimension %lld has size %lld"),
          (long long)repeats->sizes[0], (long long)along, (long long)size);
    else if (status == KF_OK && repeats->ndim > 1)
      status = kf_error_set(
          KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_REPEATS_RANK,
                                         "repeat_interleave: repeats must have 0 or 1 dimensions"));
    kf_tensor_t *index = NULL;
    if (status == KF_OK && counts != NULL)
      status = kf_repeat_interleave(counts, output_size, &index);
    index = kf_scope_has_failed() ? NULL : kf_scope_take(status, index);
    result = index != NULL ? kfs_index_select(input, along, index) : NULL;
  }
  return kf__close_with(&scope, result, out);
}

/* Compares by division: the product could overflow. */
static kf_status_t check_repeated_size(int64_t size, int64_t repeats, int64_t output_size) {
  bool fits = size == 0 || repeats == 0
                  ? output_size == 0
                  : output_size % repeats == 0 && output_size / repeats == size;
  if (fits) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_REPEAT_OUTPUT,
                                     "repeat_interleave: output_size must be %lld, but is %lld"),
                      (long long)((uint64_t)size * (uint64_t)repeats), (long long)output_size);
}

kf_status_t kf__op_repeat_interleave_self_int(const kf_call_t *call, kf_tensor_t *self,
                                              int64_t repeats, kf_opt_int_t dim,
                                              kf_opt_int_t output_size, kf_tensor_t **out) {
  (void)call;
  if (repeats < 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_REPEAT_SIGN, "repeat_interleave: repeats must not be negative"));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *input = dim.has ? self : kfs_flatten(self, 0, -1);
  int64_t along = dim.has ? dim.value : 0;
  kf_tensor_t *result = NULL;
  if (input != NULL) {
    kf_status_t status = kf__wrap_dim(along, input->ndim, true, &along);
    if (status == KF_OK && output_size.has)
      status = check_repeated_size(input->ndim > 0 ? input->sizes[along] : 1, repeats,
                                   output_size.value);
    if (status != KF_OK) {
      (void)kf_scope_take(status, NULL);
    } else {
/* Repetitions are a dimension of stride 0 behind the repeated one; flattening both copies. */
      if (input->ndim == 0) input = kfs_unsqueeze(input, 0);
      int64_t sizes[KF__MAX_DIMS + 1];
      size_t n = 0;
      for (uint32_t d = 0; input != NULL && d < input->ndim; d++) {
        sizes[n++] = input->sizes[d];
        if ((int64_t)d == along) sizes[n++] = repeats;
      }
      kf_tensor_t *wide = kfs_expand(kfs_unsqueeze(input, along + 1), (kf_int_span_t){sizes, n});
      result = kfs_flatten(kf__scoped_copy(wide), along, along + 1);
    }
  }
  return kf__close_with(&scope, result, out);
}

/* ---- Grids ---- */

/* Grids of several vectors are stacked, so they must be of one type and on one device. */
static kf_status_t check_vectors(kf_tensor_span_t tensors, kf__api_t api) {
  for (size_t i = 0; i < tensors.size; i++) {
    const kf_tensor_t *t = tensors.data[i];
    if (t->ndim > 1)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_GRID_VECTORS,
                         "%s: tensors must have at most one dimension, but one has %u"),
          kf__api_name(api), t->ndim);
    if (t->dtype != tensors.data[0]->dtype)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_GRID_DTYPES, "%s: all tensors must have one dtype"),
          kf__api_name(api));
    if (t->device.type != tensors.data[0]->device.type ||
        t->device.index != tensors.data[0]->device.index)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_GRID_DEVICES, "%s: all tensors must be on one device"),
          kf__api_name(api));
  }
  return KF_OK;
}

/* Grid i is vector i along dimension i, expanded along the others: views, without a copy. */
static kf_status_t make_grids(kf_tensor_span_t tensors, kf_list_t *grids) {
  KF_ASSERT(tensors.size <= KF__MAX_DIMS);
  int64_t shape[KF__MAX_DIMS], own[KF__MAX_DIMS];
  size_t count = tensors.size;
  for (size_t d = 0; d < count; d++) shape[d] = tensors.data[d]->numel;
  for (size_t i = 0; i < count; i++) {
    for (size_t d = 0; d < count; d++) own[d] = d == i ? shape[d] : 1;
    kf_scope_t scope;
    kf_scope_open(&scope);
    kf_tensor_t *grid = kfs_expand(kfs_view(tensors.data[i], (kf_int_span_t){own, count}),
                                   (kf_int_span_t){shape, count});
    kf_value_t value = kf_value_tensor(grid);
    kf_status_t status = grid != NULL ? kf_list_append(grids, &value) : KF_OK;
    kf_value_clear(&value);
    kf_status_t closed = kf_scope_close(&scope);
    if (closed != KF_OK || status != KF_OK) return closed != KF_OK ? closed : status;
  }
  return KF_OK;
}

/* "xy" exchanges the first two vectors before the grids are made, and the first two grids after. */
kf_status_t kf__op_meshgrid_indexing(const kf_call_t *call, kf_tensor_span_t tensors,
                                     kf_str_t indexing, kf_list_t **out) {
  (void)call;
  if (tensors.size == 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_MESHGRID_EMPTY,
                                                       "meshgrid: the list of tensors is empty"));
  if (tensors.size > KF__MAX_DIMS)
    return kf_error_set(KF_ERR_RUNTIME, "meshgrid: more than %d vectors", KF__MAX_DIMS);
  KF_TRY(check_vectors(tensors, KF__API("meshgrid")));
  bool xy = strcmp(indexing.data, "xy") == 0;
  if (!xy && strcmp(indexing.data, "ij") != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MESHGRID_INDEXING,
                                       "%s: indexing must be \"xy\" or \"ij\", but is %s"),
                        kf__api_name(KF__API("meshgrid")), indexing.data);
  kf_list_t *grids = NULL;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, tensors.size, &grids));
  kf_tensor_t *order[KF__MAX_DIMS];
  for (size_t i = 0; i < tensors.size; i++) order[i] = tensors.data[i];
  bool swap = xy && tensors.size >= 2;
  if (swap) {
    order[0] = tensors.data[1];
    order[1] = tensors.data[0];
  }
  kf_status_t status = make_grids((kf_tensor_span_t){order, tensors.size}, grids);
  if (status == KF_OK && swap) {
    kf_value_t first = kf_value_none(), second = kf_value_none();
    status = kf_list_get(grids, 0, &first);
    if (status == KF_OK) status = kf_list_get(grids, 1, &second);
    if (status == KF_OK) status = kf_list_set(grids, 0, &second);
    if (status == KF_OK) status = kf_list_set(grids, 1, &first);
    kf_value_clear(&first);
    kf_value_clear(&second);
  }
  if (status != KF_OK) {
    kf_object_release(grids);
    return status;
  }
  *out = grids;
  return KF_OK;
}

kf_status_t kf__op_meshgrid(const kf_call_t *call, kf_tensor_span_t tensors, kf_list_t **out) {
  static int warned;
  (void)call;
  kf__warn_once(&warned,
                KF__COMPATIBLE(KF__TORCH_MESHGRID_DEFAULT,
                               "%s: leaving out indexing, for \"ij\", is deprecated"),
                kf__api_name(KF__API("meshgrid")));
  return kf_meshgrid_indexing(tensors, kf_str_of("ij"), out);
}

kf_status_t kf__op_cartesian_prod(const kf_call_t *call, kf_tensor_span_t tensors,
                                  kf_tensor_t **out) {
  (void)call;
  for (size_t i = 0; i < tensors.size; i++)
    if (tensors.data[i]->ndim != 1)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_PRODUCT_RANK,
                                         "all tensors must be vectors, but one has %u dimensions"),
                          tensors.data[i]->ndim);
  if (tensors.size == 1) {
    kf_tensor_retain(tensors.data[0]);
    *out = tensors.data[0];
    return KF_OK;
  }
  kf_list_t *grids = NULL;
  KF_TRY(kf_meshgrid_indexing(tensors, kf_str_of("ij"), &grids));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *stacked = kfs_stack(kf_list_tensors(grids), -1);
  kf_tensor_t *rows = kfs_reshape(stacked, KF_INTS(-1, (int64_t)tensors.size));
  kf_status_t status = kf__close_with(&scope, rows, out);
  kf_object_release(grids);
  return status;
}

/* A mask over the r-dimensional grid of positions: true where positions rise, so that each
 * combination appears once. Inside a scope. */
static kf_tensor_t *rising_mask(kf_tensor_span_t grids, bool with_replacement) {
  kf_tensor_t *mask = NULL;
  for (size_t i = 0; i + 1 < grids.size; i++) {
    kf_tensor_t *rises = with_replacement ? kfs_le(grids.data[i], grids.data[i + 1])
                                          : kfs_lt(grids.data[i], grids.data[i + 1]);
    mask = mask == NULL ? rises : kfs_logical_and(mask, rises);
  }
  return mask;
}

kf_status_t kf__op_combinations(const kf_call_t *call, kf_tensor_t *self, int64_t r,
                                bool with_replacement, kf_tensor_t **out) {
  (void)call;
  if (self->ndim != 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PRODUCT_RANK,
                                       "all tensors must be vectors, but one has %u dimensions"),
                        self->ndim);
  if (r < 0 || r > KF__MAX_DIMS)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_COMBINATIONS_R,
                                       "combinations: r must not be negative, but is %lld"),
                        (long long)r);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result = NULL;
  if (r == 0) {
    result = kfs_new_empty(self, KF_INTS(0));
  } else {
    kf_tensor_t *positions = NULL, *copies[KF__MAX_DIMS];
    kf_status_t status = kf_arange(KF_INT(self->numel), kf_some_dtype(KF_DTYPE_INT64), kf_no_int(),
                                   kf_some_device(self->device), kf_no_bool(), &positions);
    positions = kf_scope_take(status, positions);
    for (int64_t i = 0; i < r; i++) copies[i] = positions;
    kf_list_t *grids = NULL;
    if (positions != NULL)
      (void)kf_scope_take(
          kf_meshgrid_indexing((kf_tensor_span_t){copies, (size_t)r}, kf_str_of("ij"), &grids),
          kf_scope_keep(positions));
    if (grids != NULL) {
      kf_tensor_t *mask = r == 1 ? NULL : rising_mask(kf_list_tensors(grids), with_replacement);
      kf_tensor_t *chosen = NULL;
      if (r == 1)
        chosen = kfs_unsqueeze(positions, 1);
      else if (mask != NULL)
        chosen = kfs_nonzero(mask);
      if (chosen != NULL)
        result = kfs_reshape(kfs_index_select(self, 0, kfs_reshape(chosen, KF_INTS(-1))),
                             kf__sizes(chosen));
    }
    kf_object_release(grids);
  }
  return kf__close_with(&scope, result, out);
}

/* ---- Classes ---- */

/* Checks that class numbers are in range, and sets *num_classes where it is -1. Reads the data:
 * one_hot cannot run on the meta device. */
static kf_status_t check_classes(kf_tensor_t *self, int64_t *num_classes) {
  KF_ASSERT(self->numel > 0);
  kf_scalar_t low, high;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *smallest = kfs_amin(self, kf_no_ints(), false);
  kf_tensor_t *largest = kfs_amax(self, kf_no_ints(), false);
  kf_status_t status = KF_OK;
  if (smallest != NULL && largest != NULL) {
    status = kf_raw_local_scalar_dense(smallest, &low);
    if (status == KF_OK) status = kf_raw_local_scalar_dense(largest, &high);
  }
  kf_status_t closed = kf_scope_close(&scope);
  if (closed != KF_OK || status != KF_OK) return closed != KF_OK ? closed : status;
  if (low.as.i < 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_ONE_HOT_SIGN,
                                                       "one_hot: no class may be negative"));
  if (*num_classes == -1 && high.as.i < INT64_MAX) *num_classes = high.as.i + 1;
  if (high.as.i >= *num_classes)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ONE_HOT_RANGE, "one_hot: all classes must be below num_classes"));
  return KF_OK;
}

kf_status_t kf__op_one_hot(const kf_call_t *call, kf_tensor_t *self, int64_t num_classes,
                           kf_tensor_t **out) {
  (void)call;
  if (kf__dtype(self) != KF_DTYPE_INT64)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ONE_HOT_INDICES, "one_hot: self must be Long, but is %s"),
        kf_dtype_class_name(kf__dtype(self)));
  if (self->numel == 0 && num_classes <= 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ONE_HOT_EMPTY,
                                       "one_hot: input has no elements to count the classes of"));
  /* The meta device has no numbers to compare with num_classes. */
  const bool unknown = self->device.type == KF_DEVICE_META && num_classes > 0;
  if (self->numel > 0 && !unknown) KF_TRY(check_classes(self, &num_classes));
  if (num_classes < 1)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_ONE_HOT_CLASSES,
                                                       "one_hot: num_classes must be 1 or more"));
  if (self->ndim == KF__MAX_DIMS)
    return kf_error_set(KF_ERR_RUNTIME, "one_hot: more than %d dimensions", KF__MAX_DIMS);
  int64_t sizes[KF__MAX_DIMS];
  for (uint32_t d = 0; d < self->ndim; d++) sizes[d] = self->sizes[d];
  sizes[self->ndim] = num_classes;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *zeros =
      kf__scoped_zeros(self, (kf_int_span_t){sizes, self->ndim + 1u}, KF_DTYPE_INT64);
  kf_tensor_t *result = kfs_scatter_value(zeros, -1, kfs_unsqueeze(self, -1), KF_INT(1));
  return kf__close_with(&scope, result, out);
}

/* ---- take_along_dim ----
 * gather after self and indices have been broadcast to each other, except along `dim`. With a
 * `dim`, indices count modulo its size, as in PyTorch. */

kf_status_t kf__op_take_along_dim(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *indices,
                                  kf_opt_int_t dim, kf_tensor_t **out) {
  (void)call;
  if (kf__dtype(indices) != KF_DTYPE_INT64)
    return kf_error_set(
        KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_TAKE_DTYPE, "%s: indices must be Long, but is %s"),
        kf__api_name(KF__API("take_along_dim")), kf_dtype_class_name(kf__dtype(indices)));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *result = NULL;
  if (!dim.has) {
    result = kfs_gather(kfs_reshape(self, KF_INTS(-1)), 0, kfs_reshape(indices, KF_INTS(-1)));
    return kf__close_with(&scope, result, out);
  }
  int64_t d = 0, shape[KF__MAX_DIMS], own[KF__MAX_DIMS], index_sizes[KF__MAX_DIMS];
  size_t ndim = 0;
  kf_status_t status = KF_OK;
  if (self->ndim != indices->ndim)
    status = kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TAKE_RANKS, "%s: self has %u dimensions, but indices have %u"),
        kf__api_name(KF__API("take_along_dim")), self->ndim, indices->ndim);
  if (status == KF_OK) status = kf__wrap_dim(dim.value, self->ndim, false, &d);
  for (uint32_t i = 0; status == KF_OK && i < self->ndim; i++) {
    own[i] = (int64_t)i == d ? 1 : self->sizes[i];
    index_sizes[i] = (int64_t)i == d ? 1 : indices->sizes[i];
  }
  if (status == KF_OK)
    status = kf__broadcast_shapes((kf_int_span_t){own, self->ndim},
                                  (kf_int_span_t){index_sizes, self->ndim}, shape, &ndim);
  if (status != KF_OK) {
    (void)kf_scope_take(status, NULL);
    return kf__close_with(&scope, NULL, out);
  }
  shape[d] = self->sizes[d];
  kf_tensor_t *wide = kfs_expand(self, (kf_int_span_t){shape, ndim});
  shape[d] = indices->sizes[d];
  kf_tensor_t *index = kfs_expand(indices, (kf_int_span_t){shape, ndim});
  index = kfs_remainder_Scalar(index, KF_INT(self->sizes[d]));
  return kf__close_with(&scope, kfs_gather(wide, d, index), out);
}
