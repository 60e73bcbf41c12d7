/* Padding. Constant padding copies into the middle of a filled tensor. The other kinds select, for
 * each padded dimension, the elements that continue it, by index_select with indices that the host
 * computes: one pass for each dimension, and derivatives follow.
 *
 * Pads are pairs from the last dimension on: before, behind. Negative ones cut. */
#include "compat/nn_texts.h"
#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* ---- Constant ---- */

static kf_status_t check_pairs(const kf_tensor_t *self, kf_int_span_t pad) {
  if (pad.size % 2 != 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PAD_PAIRS,
                       "pad must have two numbers per dimension, but has %zu in all"),
        pad.size);
  if (pad.size / 2 > self->ndim)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PAD_LENGTH,
                                       "constant_pad_nd: pad has %zu numbers, which is more than "
                                       "two for each of the %u dimensions"),
                        pad.size, self->ndim);
  return KF_OK;
}

/* The padding before and behind dimension `d`; 0 where `pad` does not reach it. */
static void pair_of(kf_int_span_t pad, uint32_t ndim, uint32_t d, int64_t *before,
                    int64_t *behind) {
  KF_ASSERT(d < ndim);
  KF_ASSERT(pad.size % 2 == 0);
  size_t from_end = ndim - 1 - d;
  bool given = from_end < pad.size / 2;
  *before = given ? pad.data[2 * from_end] : 0;
  *behind = given ? pad.data[2 * from_end + 1] : 0;
}

/* How far a pad of that sign reaches; 0 for one of the other sign. */
static int64_t reach(int64_t pad, int64_t sign) {
  int64_t length;
  if (__builtin_mul_overflow(pad, sign, &length)) return INT64_MAX;
  return length > 0 ? length : 0;
}

/* The part of a tensor that negative pads leave (`sign` -1), or the middle that positive pads
 * surround (`sign` 1). Inside a scope. */
static kf_tensor_t *middle(kf_tensor_t *t, kf_int_span_t pad, int64_t sign) {
  for (uint32_t d = 0; t != NULL && d < t->ndim; d++) {
    int64_t before, behind;
    pair_of(pad, t->ndim, d, &before, &behind);
    before = reach(before, sign);
    behind = reach(behind, sign);
    if (before + behind > 0) t = kfs_narrow(t, d, before, t->sizes[d] - before - behind);
  }
  return t;
}

/* Then the result keeps the order of dimensions, where padding lays it out anew. */
static bool only_crops(kf_int_span_t pad) {
  for (size_t i = 0; i < pad.size; i++)
    if (pad.data[i] > 0) return false;
  return true;
}

kf_status_t kf__op_constant_pad_nd(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t pad,
                                   kf_scalar_t value, kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_pairs(self, pad));
  int64_t sizes[KF__MAX_DIMS];
  for (uint32_t d = 0; d < self->ndim; d++) {
    int64_t before, behind;
    pair_of(pad, self->ndim, d, &before, &behind);
    if (__builtin_add_overflow(self->sizes[d], before, &sizes[d]) ||
        __builtin_add_overflow(sizes[d], behind, &sizes[d]) || sizes[d] < 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(
              KF__TORCH_PAD_NEGATIVE,
              "pad: size %lld with padding %lld and %lld would be negative, in dimension %u"),
          (long long)self->sizes[d], (long long)before, (long long)behind, d);
  }
  kf_int_span_t shape = {sizes, self->ndim};
  int64_t strides[KF__MAX_DIMS];
  KF_TRY(kf__format_strides(shape, kf_tensor_memory_format(self), strides));
  kf_scope_t scope;
  kf_scope_open(&scope);
  if (only_crops(pad)) return kf__close_with(&scope, kfs_clone(middle(self, pad, -1)), out);
  kf_tensor_t *made = kfs_new_empty_strided(self, shape, (kf_int_span_t){strides, self->ndim});
  kf_status_t filled = made != NULL ? kf_fill__Scalar(made, value) : KF_OK;
  if (filled != KF_OK) made = kf_scope_take(filled, NULL);
  kf_tensor_t *result = kf__copy_into(middle(made, pad, 1), middle(self, pad, -1), made);
  kf__is_new(result);
  return kf__close_with(&scope, result, out);
}

/* ---- By selecting elements ---- */

/* The index of the element at position `at`, which is below 0 or not below `size` in the padding.
 */
typedef int64_t (*pick_fn)(int64_t at, int64_t size);

static int64_t mirrored(int64_t at, int64_t size) {
  int64_t last = size - 1;
  at = at < 0 ? -at : at;
  return at > last ? 2 * last - at : at;
}

static int64_t outermost(int64_t at, int64_t size) {
  return at < 0 ? 0 : at < size ? at : size - 1;
}

/* Pads one dimension. The indices are copied to the device of the tensor. */
static kf_tensor_t *pick_along(kf_tensor_t *t, int64_t dim, int64_t before, int64_t behind,
                               pick_fn pick) {
  KF_ASSERT(dim >= 0 && dim < (int64_t)t->ndim);
  int64_t count = t->sizes[dim] + before + behind, size = t->sizes[dim];
  kf_tensor_t *index = NULL;
  kf_device_t cpu = kf_device_make(KF_DEVICE_CPU, -1);
  kf_status_t status =
      kf__tensor_new(KF_DTYPE_INT64, cpu, (kf_int_span_t){&count, 1}, NULL, &index);
  for (int64_t i = 0; status == KF_OK && i < count; i++)
    ((int64_t *)kf__data(index))[i] = pick(i - before, size);
  index = kf_scope_take(status, index);
  if (t->device.type != KF_DEVICE_CPU && index != NULL) {
    kf_tensor_t *moved = NULL;
    status = kf_to_device(index, t->device, KF_DTYPE_INT64, false, false, kf_no_int(), &moved);
    index = kf_scope_take(status, moved);
  }
  return kfs_index_select(t, dim, index);
}

/* Pads all dimensions; a copy where there is nothing to pad. */
static kf_tensor_t *pick_all(kf_tensor_t *self, kf_int_span_t pad, pick_fn pick) {
  kf_tensor_t *t = self;
  for (uint32_t d = 0; t != NULL && d < self->ndim; d++) {
    int64_t before, behind;
    pair_of(pad, self->ndim, d, &before, &behind);
    if (before != 0 || behind != 0) t = pick_along(t, d, before, behind, pick);
  }
  return t == self ? kfs_clone(self) : t;
}

/* Converts the result to the memory format of the input. */
static kf_tensor_t *in_format_of(const kf_tensor_t *self, kf_tensor_t *t) {
  const kf_memory_format_t format = kf_tensor_memory_format(self);
  if (t == NULL || format == KF_MEMORY_FORMAT_CONTIGUOUS) return t;
  kf_tensor_t *made = NULL;
  const kf_status_t status = kf_contiguous(t, format, &made);
  return kf_scope_take(status, made);
}

/* `dims` padded dimensions behind one for channels and perhaps one for the batch. */
static kf_status_t check_image(const kf_tensor_t *self, kf_int_span_t pad, uint32_t dims) {
  char text[KF__SHAPE_TEXT];
  if (pad.size != 2 * (size_t)dims)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PAD_COUNT, "padding must have %u numbers, but has %zu"), 2 * dims,
        pad.size);
  bool good = self->ndim == dims + 1 || self->ndim == dims + 2;
  for (uint32_t d = self->ndim == dims + 2 ? 1 : 0; good && d < self->ndim; d++)
    good = self->sizes[d] != 0;
  if (!good)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PAD_RANK,
                                       "pad: input must have %u dimensions, or %u with a batch, "
                                       "which alone may be empty, but has shape %s"),
                        dims + 1, dims + 2, kf__shape_text(kf__sizes(self), text));
  for (uint32_t d = self->ndim - dims; d < self->ndim; d++) {
    int64_t before, behind;
    pair_of(pad, self->ndim, d, &before, &behind);
    int64_t padded;
    const int64_t most = INT64_MAX / 2; /* so that positions on either side do not overflow */
    if (before < -most || behind < -most ||
        __builtin_add_overflow(self->sizes[d], before, &padded) ||
        __builtin_add_overflow(padded, behind, &padded))
      return kf_error_set(KF_ERR_RUNTIME, "the padding (%lld, %lld) of dimension %u is too large",
                          (long long)before, (long long)behind, d);
    if (padded < 1)
      return kf_error_set(
          KF_ERR_RUNTIME,
          "input (size %lld) is too small for the padding (%lld, %lld) of dimension "
          "%u",
          (long long)self->sizes[d], (long long)before, (long long)behind, d);
  }
  return KF_OK;
}

static kf_status_t check_picked_type(const kf_tensor_t *self, const char *op) {
  if (kf__dtype(self) != KF_DTYPE_BOOL) return KF_OK;
  return kf__not_for_dtype(op, KF_DTYPE_BOOL);
}

static kf_status_t reflect(kf_tensor_t *self, kf_int_span_t padding, uint32_t dims, const char *op,
                           kf_tensor_t **out) {
  char text[KF__SHAPE_TEXT];
  KF_TRY(check_image(self, padding, dims));
  for (uint32_t i = 0; i < dims; i++) { /* from the last dimension, as paddings are given */
    uint32_t d = self->ndim - 1 - i;
    int64_t before, behind;
    pair_of(padding, self->ndim, d, &before, &behind);
    if (before >= self->sizes[d] || behind >= self->sizes[d])
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_PAD_REFLECTED,
                                         "pad (argument %u): paddings must be smaller than the "
                                         "size, but are (%lld, %lld) in dimension %u of shape %s"),
                          4 + 2 * i, (long long)before, (long long)behind, d,
                          kf__shape_text(kf__sizes(self), text));
  }
  KF_TRY(check_picked_type(self, op));
  kf_scope_t scope;
  kf_scope_open(&scope);
  return kf__close_with(&scope, in_format_of(self, pick_all(self, padding, mirrored)), out);
}

static kf_status_t replicate(kf_tensor_t *self, kf_int_span_t padding, uint32_t dims,
                             const char *op, kf_tensor_t **out) {
  KF_TRY(check_image(self, padding, dims));
  KF_TRY(check_picked_type(self, op));
  kf_scope_t scope;
  kf_scope_open(&scope);
  return kf__close_with(&scope, in_format_of(self, pick_all(self, padding, outermost)), out);
}

#define PADDING(name, how, dims)                                                             \
  kf_status_t kf__op_##name(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t padding, \
                            kf_tensor_t **out) {                                             \
    (void)call;                                                                              \
    return how(self, padding, dims, #name, out);                                             \
  }
PADDING(reflection_pad1d, reflect, 1)
PADDING(reflection_pad2d, reflect, 2)
PADDING(reflection_pad3d, reflect, 3)
PADDING(replication_pad1d, replicate, 1)
PADDING(replication_pad2d, replicate, 2)
PADDING(replication_pad3d, replicate, 3)

/* Circular padding wraps around at most once. */
static kf_status_t check_circle(const kf_tensor_t *self, kf_int_span_t pad) {
  for (uint32_t d = 0; d < self->ndim; d++) {
    int64_t before, behind, size = self->sizes[d];
    pair_of(pad, self->ndim, d, &before, &behind);
    int64_t kept;
    if (__builtin_add_overflow(size, before < 0 ? before : 0, &kept) ||
        __builtin_add_overflow(kept, behind < 0 ? behind : 0, &kept) || kept < 0)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_PAD_TO_NOTHING,
                                         "pad: negative padding leaves a dimension empty"));
    /* PyTorch compares with the whole size, also where negative pads cut it, and then reads memory
     * that was never written. */
    if (before > kept || behind > kept)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_PAD_WRAPS,
                         "circular padding must not exceed the size of the dimension"));
  }
  return KF_OK;
}

/* Pads a dimension with elements from its other end. Composed of operators, so that it works for
 * meta tensors, too. */
static kf_tensor_t *wrap_along(kf_tensor_t *t, int64_t dim, int64_t before, int64_t behind) {
  int64_t size = t->sizes[dim];
  kf_tensor_t *head = kfs_narrow(t, dim, size - before, before);
  kf_tensor_t *tail = kfs_narrow(t, dim, 0, behind);
  return kfs_cat(KF_TENSORS(head, t, tail), dim);
}

kf_status_t kf__op__pad_circular(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t pad,
                                 kf_tensor_t **out) {
  (void)call;
  KF_TRY(check_pairs(self, pad));
  if (pad.size != 2 * (size_t)(self->ndim - 2) && pad.size != 2 * (size_t)(self->ndim - 1))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PAD_CIRCULAR_COUNT,
                                       "circular padding must have %u numbers, but has %zu"),
                        2 * (self->ndim > 2 ? self->ndim - 2 : 0), pad.size);
  KF_TRY(check_circle(self, pad));
  kf_scope_t scope;
  kf_scope_open(&scope);
  /* Elements that negative pads cut off are not part of the circle. */
  kf_tensor_t *kept = middle(self, pad, -1), *made = kept;
  for (uint32_t d = 0; made != NULL && d < self->ndim; d++) {
    int64_t before, behind;
    pair_of(pad, self->ndim, d, &before, &behind);
    if (before > 0 || behind > 0)
      made = wrap_along(made, d, before > 0 ? before : 0, behind > 0 ? behind : 0);
  }
  if (made != NULL) {
    kf_tensor_t *whole = NULL;
    const kf_status_t status = kf_contiguous(made, KF_MEMORY_FORMAT_CONTIGUOUS, &whole);
    made = kf_scope_take(status, whole);
  }
  if (made != NULL && made == kept) made = kfs_clone(made);
  return kf__close_with(&scope, made, out);
}

typedef kf_status_t (*pad_fn)(kf_tensor_t *self, kf_int_span_t padding, kf_tensor_t **out);

kf_status_t kf__op_pad(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t pad, kf_str_t mode,
                       kf_opt_float_t value, kf_tensor_t **out) {
  (void)call;
  static const struct {
    const char *mode;
    pad_fn by_dims[3];
  } ways[] = {{"reflect", {kf_reflection_pad1d, kf_reflection_pad2d, kf_reflection_pad3d}},
              {"replicate", {kf_replication_pad1d, kf_replication_pad2d, kf_replication_pad3d}},
              {"circular", {kf_raw_pad_circular, kf_raw_pad_circular, kf_raw_pad_circular}}};
  if (pad.size % 2 != 0)
    return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_PAD_EVEN,
                                                       "pad must have two numbers per dimension"));
  if (pad.size / 2 > self->ndim)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PAD_LENGTH_OF_MODE,
                       "pad: %zu numbers are more than two for each of the %u dimensions"),
        pad.size, self->ndim);
  if (strcmp(mode.data, "constant") == 0)
    return kf_constant_pad_nd(self, pad, KF_FLOAT(value.has ? value.value : 0), out);
  size_t which = 0;
  while (which < 3 && strcmp(mode.data, ways[which].mode) != 0) which++;
  if (which == 3)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        KF__COMPATIBLE(KF__TORCH_PAD_MODE, "no padding mode is called %s"),
                        mode.data);
  if (value.has && value.value != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_PAD_VALUE, "padding mode \"%s\" takes no value"),
                        mode.data);
  size_t dims = pad.size / 2;
  if (dims >= 1 && dims <= 3 && (self->ndim == dims + 1 || self->ndim == dims + 2))
    return ways[which].by_dims[dims - 1](self, pad, out);
  return kf_error_set(
      KF_ERR_NOT_IMPLEMENTED,
      KF__COMPATIBLE(
          KF__TORCH_PAD_MODE_RANK,
          "pad: this mode pads the last 1 to 3 dimensions of a tensor that has one or two more"));
}
