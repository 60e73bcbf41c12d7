/* Operators that rearrange elements, made of views and copies: flips, rolls, rotations, diagonals,
 * shuffles of channels and pixels. Shuffles reshape, permute and copy; the copy is explicit,
 * because the result must have memory of its own even where nothing moves. */
#include "compat/operator_texts.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* NumPy's names for the first two dimensions; flip takes any. */
kf_status_t kf__op_fliplr(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (self->ndim < 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FLIPLR_RANK, "fliplr: self must have at least 2 dimensions"));
  return kf_flip(self, KF_INTS(1), out);
}

kf_status_t kf__op_flipud(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  if (self->ndim < 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_FLIPUD_RANK, "flipud: self has no dimension"));
  return kf_flip(self, KF_INTS(0), out);
}

/* ---- roll ---- */

/* Rolls along one dimension: the two parts in exchanged order. */
static kf_tensor_t *roll_once(kf_tensor_t *self, int64_t shift, int64_t dim) {
  if (self == NULL) return NULL;
  KF_ASSERT(dim >= 0 && dim < (int64_t)self->ndim);
  if (self->sizes[dim] == 0) return self;
  int64_t size = self->sizes[dim];
  int64_t first = (size - shift % size) % size;
  KF_ASSERT(first >= 0 && first < size);
  kf_tensor_t *pieces[] = {kfs_narrow(self, dim, first, size - first),
                           kfs_narrow(self, dim, 0, first)};
  return kfs_cat((kf_tensor_span_t){pieces, 2}, dim);
}

kf_status_t kf__op_roll(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t shifts,
                        kf_int_span_t dims, kf_tensor_t **out) {
  (void)call;
  if (shifts.size == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ROLL_EMPTY, "roll: shifts is empty"));
/* Without dimensions the tensor rolls as one line and gets its shape back. */
  bool flat = dims.size == 0 && shifts.size == 1;
  if (!flat && shifts.size != dims.size)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_ROLL_SHIFTS,
            "roll: there must be a shift for each dimension, got %zu shifts and %zu dimensions"),
        shifts.size, dims.size);
  /* All dimensions are checked before any work. A list may repeat them, so it can be longer than
   * any array of dimensions: they are wrapped again below. */
  int64_t wrapped = 0;
  for (size_t i = 0; i < dims.size; i++)
    KF_TRY(kf__wrap_dim(dims.data[i], self->ndim, false, &wrapped));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *rolled = kfs_clone(self);
  if (flat && self->numel > 0)
    rolled =
        kfs_reshape(roll_once(kfs_reshape(self, KF_INTS(-1)), shifts.data[0], 0), kf__sizes(self));
  for (size_t i = 0; i < dims.size; i++) {
    wrapped = dims.data[i] < 0 ? dims.data[i] + (int64_t)self->ndim : dims.data[i];
    rolled = roll_once(rolled, shifts.data[i], wrapped);
  }
  return kf__close_with(&scope, rolled, out);
}

/* ---- rot90 ---- */

kf_status_t kf__op_rot90(const kf_call_t *call, kf_tensor_t *self, int64_t k, kf_int_span_t dims,
                         kf_tensor_t **out) {
  (void)call;
  if (dims.size != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ROT90_DIMS, "rot90: dims must list 2 dimensions, but lists %zu"),
        dims.size);
  if (self->ndim < 2)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ROT90_RANK,
                                       "rot90: input must have 2 dimensions or more, but has %u"),
                        self->ndim);
  int64_t a = 0, b = 0;
  KF_TRY(kf__wrap_dim(dims.data[0], self->ndim, false, &a));
  KF_TRY(kf__wrap_dim(dims.data[1], self->ndim, false, &b));
  if (a == b)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_ROTATION_DIMS,
                       "rot90: the two dimensions must differ, but are %lld and %lld"),
        (long long)a, (long long)b);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *turned = NULL;
/* A quarter turn is a flip and a transposition; which dimension is flipped decides the direction.
 * The remainder is made positive, because k may be negative. */
  switch (((k % 4) + 4) % 4) {
    case 1: turned = kfs_transpose(kfs_flip(self, KF_INTS(b)), a, b); break;
    case 2: turned = kfs_flip(self, KF_INTS(a, b)); break;
    case 3: turned = kfs_transpose(kfs_flip(self, KF_INTS(a)), a, b); break;
    default: turned = kfs_clone(self);
  }
  return kf__close_with(&scope, turned, out);
}

/* ---- Diagonals ---- */

/* Zeros with the last dimension of self written to a diagonal. */
kf_status_t kf__op_diag_embed(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
                              int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  (void)call;
  int64_t ndim = (int64_t)self->ndim + 1;
  int64_t a = 0, b = 0;
  KF_TRY(kf__wrap_dim(dim1, ndim, false, &a));
  KF_TRY(kf__wrap_dim(dim2, ndim, false, &b));
  if (a == b)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_DIAGONAL_DIMS,
                       "a diagonal needs two different dimensions, got %lld and %lld"),
        (long long)dim1, (long long)dim2);
  if (self->ndim == 0)
    return kf_error_set(KF_ERR_INDEX, "diag_embed: the tensor must have at least one dimension");
  int64_t last = self->sizes[self->ndim - 1], size = 0;
  if (offset == INT64_MIN || __builtin_add_overflow(last, offset < 0 ? -offset : offset, &size))
    return kf_error_set(KF_ERR_RUNTIME,
                        "diag_embed: offset %lld needs a matrix larger than a tensor can be",
                        (long long)offset);
  int64_t sizes[KF__MAX_DIMS];
  uint32_t from = 0;
  for (int64_t d = 0; d < ndim; d++) sizes[d] = d == a || d == b ? size : self->sizes[from++];
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *made = kf__scoped_zeros(self, (kf_int_span_t){sizes, (size_t)ndim}, kf__dtype(self));
  kf_tensor_t *target = kfs_diagonal(made, offset, a, b);
  return kf__close_with(&scope, kf__copy_into(target, self, made), out);
}

/* Of a vector, the matrix with this diagonal; of a matrix, its diagonal. */
kf_status_t kf__op_diag(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
                        kf_tensor_t **out) {
  (void)call;
  if (self->ndim == 1) return kf_diag_embed(self, diagonal, 0, 1, out);
  if (self->ndim != 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_DIAG_RANK, "diag: self must have 1 or 2 dimensions, but has %u"),
        self->ndim);
  kf_scope_t scope;
  kf_scope_open(&scope);
  return kf__close_with(&scope, kf__scoped_copy(kfs_diagonal(self, diagonal, 0, 1)), out);
}

kf_status_t kf__op_diagflat(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
                            kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *flat = kfs_reshape(kfs_contiguous(self), KF_INTS(-1));
  return kf__close_with(&scope, kfs_diag(flat, offset), out);
}

/* The diagonal of all dimensions is one strided line through the memory of self: a view of it is
 * filled. */
kf_status_t kf__op_fill_diagonal_(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t fill_value,
                                  bool wrap) {
  (void)call;
  if (self->ndim < 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FILL_DIAGONAL_RANK,
                       "fill_diagonal_: the tensor must have 2 dimensions or more"));
  for (uint32_t d = 1; self->ndim > 2 && d < self->ndim; d++)
    if (self->sizes[d] != self->sizes[0])
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_FILL_DIAGONAL_SIZES, "fill_diagonal_: all sizes must be equal"));
  int64_t rows = self->sizes[0], columns = self->sizes[1];
  int64_t count = rows < columns ? rows : columns;
  for (uint32_t d = 2; d < self->ndim; d++) count = count < self->sizes[d] ? count : self->sizes[d];
  int64_t step = 0;
  for (uint32_t d = 0; d < self->ndim; d++) step += self->strides[d];
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_opt_int_t offset = kf_some_int(self->offset);
  kf_tensor_t *diagonal = kfs_as_strided(self, KF_INTS(count), KF_INTS(step), offset);
  kf_status_t filled = diagonal != NULL ? kf_fill__Scalar(diagonal, fill_value) : KF_OK;
  /* A tall matrix has further diagonals below, one row apart: they lie on a second line. */
  if (wrap && self->ndim == 2 && rows > columns + 1 && filled == KF_OK) {
    int64_t again = self->strides[0] * (columns + 1);
    int64_t more = ((rows * columns - 1) / (columns + 1) + 1) - count;
    kf_opt_int_t next = kf_some_int(self->offset + again);
    kf_tensor_t *second = kfs_as_strided(self, KF_INTS(more), KF_INTS(step), next);
    filled = second != NULL ? kf_fill__Scalar(second, fill_value) : KF_OK;
  }
  kf_status_t status = kf_scope_close(&scope);
  return filled != KF_OK ? filled : status;
}

/* ---- Channels ---- */

/* The result in the memory format of the argument. */
static kf_tensor_t *formatted(kf_tensor_t *made, const kf_tensor_t *self) {
  kf_tensor_t *laid = NULL;
  if (made == NULL) return NULL;
  kf_status_t status = kf_contiguous(made, kf_tensor_memory_format(self), &laid);
  return kf_scope_take(status, laid);
}

/* Deals channels like cards: with the groups as a dimension of their own, exchanging it with the
 * next one puts the first channels of all groups side by side. */
kf_status_t kf__op_channel_shuffle(const kf_call_t *call, kf_tensor_t *self, int64_t groups,
                                   kf_tensor_t **out) {
  (void)call;
  if (self->ndim < 3)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SHUFFLE_RANK,
                       "channel_shuffle: input must have more than 2 dimensions, but has %u"),
        self->ndim);
  int64_t channels = self->sizes[1];
  if (groups <= 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SHUFFLE_GROUPS,
                                       "channel_shuffle: groups must be positive, but is %lld"),
                        (long long)groups);
  if (channels % groups != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SHUFFLE_CHANNELS,
                                       "channel_shuffle: channels must be a multiple of groups, "
                                       "but there are %lld channels and %lld groups"),
                        (long long)channels, (long long)groups);
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *split = kfs_reshape(
      self,
      KF_INTS(self->sizes[0], groups, channels / groups,
              self->sizes[0] * channels == 0 ? 0 : self->numel / (self->sizes[0] * channels)));
  kf_tensor_t *dealt = kf__scoped_copy(kfs_permute(split, KF_INTS(0, 2, 1, 3)));
  return kf__close_with(&scope, formatted(kfs_reshape(dealt, kf__sizes(self)), self), out);
}

/* Checks what both pixel operators need; `what` names the factor. */
static kf_status_t check_pixels(const kf_tensor_t *self, int64_t factor, const char *op,
                                const char *what) {
  if (self->ndim < 3)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PIXEL_RANK,
                                       "%s: input must have at least 3 dimensions, but has %u"),
                        op, self->ndim);
  if (factor <= 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PIXEL_SIGN, "%s: %s must be positive, but is %lld"), op, what,
        (long long)factor);
  return KF_OK;
}

/* f * f channels become one that is f times as high and wide: the channels split into three
 * dimensions, two of which move behind height and width. The inverse below goes back. */
kf_status_t kf__op_pixel_shuffle(const kf_call_t *call, kf_tensor_t *self, int64_t upscale_factor,
                                 kf_tensor_t **out) {
  (void)call;
  int64_t f = upscale_factor;
  KF_TRY(check_pixels(self, f, "pixel_shuffle", "upscale_factor"));
  uint32_t n = self->ndim;
  int64_t c = self->sizes[n - 3], h = self->sizes[n - 2], w = self->sizes[n - 1];
/* Below this limit, f * f cannot overflow. */
  if (f > INT32_MAX)
    return kf_error_set(
        KF_ERR_VALUE,
        KF__COMPATIBLE(KF__TORCH_PIXEL_FACTOR,
                       "pixel_shuffle: the square of upscale_factor=%lld is too large for 64 bits"),
        (long long)f);
  if (c % (f * f) != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PIXEL_CHANNELS,
                       "pixel_shuffle: size %lld of dimension -3 is no multiple of %lld squared"),
        (long long)c, (long long)f);
  int64_t batch = 1, sizes[KF__MAX_DIMS];
  for (uint32_t d = 0; d + 3 < n; d++) batch *= sizes[d] = self->sizes[d];
  sizes[n - 3] = c / (f * f);
  sizes[n - 2] = h * f;
  sizes[n - 1] = w * f;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *split = kfs_reshape(self, KF_INTS(batch, c / (f * f), f, f, h, w));
  kf_tensor_t *moved = kf__scoped_copy(kfs_permute(split, KF_INTS(0, 1, 4, 2, 5, 3)));
  return kf__close_with(&scope, formatted(kfs_reshape(moved, (kf_int_span_t){sizes, n}), self),
                        out);
}

kf_status_t kf__op_pixel_unshuffle(const kf_call_t *call, kf_tensor_t *self,
                                   int64_t downscale_factor, kf_tensor_t **out) {
  (void)call;
  int64_t f = downscale_factor;
  KF_TRY(check_pixels(self, f, "pixel_unshuffle", "downscale_factor"));
  uint32_t n = self->ndim;
  int64_t c = self->sizes[n - 3], h = self->sizes[n - 2], w = self->sizes[n - 1];
  if (f > INT32_MAX || h % f != 0 || w % f != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_UNSHUFFLE_SIZE,
                                       "pixel_unshuffle: the last sizes, %lld and %lld, must be "
                                       "multiples of downscale_factor=%lld"),
                        (long long)h, (long long)w, (long long)f);
  int64_t batch = 1, sizes[KF__MAX_DIMS];
  for (uint32_t d = 0; d + 3 < n; d++) batch *= sizes[d] = self->sizes[d];
  sizes[n - 3] = c * f * f;
  sizes[n - 2] = h / f;
  sizes[n - 1] = w / f;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *split = kfs_reshape(self, KF_INTS(batch, c, h / f, f, w / f, f));
  kf_tensor_t *moved = kf__scoped_copy(kfs_permute(split, KF_INTS(0, 1, 3, 5, 2, 4)));
  return kf__close_with(&scope, formatted(kfs_reshape(moved, (kf_int_span_t){sizes, n}), self),
                        out);
}
