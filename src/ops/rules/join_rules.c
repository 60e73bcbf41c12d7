/* Rules of operators that join or rearrange: cat, flip, tril, triu, repeat_interleave and
 * nonzero_static. stack, hstack and the like are composites of cat. */
#include "compat/operator_texts.h"
#include "ops/core/promote.h"
#include "ops/core/shared_rules.h"
#include "ops/core/tensor_checks.h"
#include "ops/gen/rules.h"

/* cat skips vectors without elements whatever the shape of the others, for the sake of old
 * programs. */
static bool is_skipped(const kf_tensor_t *t) { return t->ndim == 1 && t->sizes[0] == 0; }

static kf_status_t check_list(const kf_results_t *r, kf_tensor_span_t tensors) {
  if (tensors.size == 0)
    return kf_error_set(KF_ERR_VALUE,
                        KF__COMPATIBLE(KF__TORCH_CAT_EMPTY, "%s: the list of tensors is empty"),
                        r->op);
  for (size_t i = 0; i < tensors.size; i++) {
    if (!kf__is_defined(tensors.data[i]))
      return kf_error_set(KF_ERR_RUNTIME, "%s: tensor %zu of the list is undefined", r->op, i);
    if (tensors.data[i]->ndim == 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_CAT_OF_NUMBER,
                         "%s: tensor %zu of the list has no dimension to join along"),
          r->op, i);
    if (kf__other_device(tensors.data[0], tensors.data[i]))
      KF_TRY(kf__check_device(r->op, tensors.data[0], tensors.data[i], "tensors"));
  }
  return KF_OK;
}

/* `first` is the first tensor that is not skipped, and sets the sizes of all others. `number` is
 * the position of `t` in the list. */
static kf_status_t check_sizes(const kf_results_t *r, const kf_tensor_t *first,
                               const kf_tensor_t *t, int64_t dim, size_t number) {
  if (t->ndim != first->ndim)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_CAT_RANKS,
                       "%s: all tensors must have equally many dimensions, but have %u and %u"),
        r->op, first->ndim, t->ndim);
  for (uint32_t d = 0; d < t->ndim; d++)
    if ((int64_t)d != dim && t->sizes[d] != first->sizes[d])
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_JOINED_SIZES,
                                         "%s: sizes may differ in dimension %lld only; expected "
                                         "%lld, but got %lld in tensor %zu"),
                          r->op, (long long)dim, (long long)first->sizes[d], (long long)t->sizes[d],
                          number);
  return KF_OK;
}

/* Promotion over all tensors, also those that are skipped. */
static kf_status_t common_type(kf_tensor_span_t tensors, kf_dtype_t *out_dtype) {
  kf__promotion_t promotion;
  kf__promotion_init(&promotion);
  for (size_t i = 0; i < tensors.size; i++)
    KF_TRY(kf__promotion_add_tensor(&promotion, tensors.data[i]));
  return kf__promotion_result(&promotion, out_dtype);
}

/* channels_last where all tensors have the same such format, else contiguous. */
static kf_memory_format_t common_format(kf_tensor_span_t tensors) {
  kf_memory_format_t format = KF_MEMORY_FORMAT_COUNT;
  for (size_t i = 0; i < tensors.size; i++) {
    kf_memory_format_t own = kf_tensor_memory_format(tensors.data[i]);
    if (own == KF_MEMORY_FORMAT_CONTIGUOUS) return own;
    if (format != KF_MEMORY_FORMAT_COUNT && own != format) return KF_MEMORY_FORMAT_CONTIGUOUS;
    format = own;
  }
  return format;
}

/* The order of checks is PyTorch's: the list, the dimension, types, the type of `out`, sizes, and
 * then memory that `out` shares with an input. */
kf_status_t kf__rule_cat(kf_results_t *r, kf_tensor_span_t tensors, int64_t dim) {
  KF_TRY(check_list(r, tensors));
  const kf_tensor_t *first = tensors.data[0];
  for (size_t i = 0; i < tensors.size && is_skipped(first); i++) first = tensors.data[i];
  if (is_skipped(first)) dim = 0; /* nothing is joined: every dimension is right */
  KF_TRY(kf__wrap_dim(dim, first->ndim, false, &dim));
  KF_ASSERT(dim < (int64_t)first->ndim);
  kf_dtype_t dtype = KF_DTYPE_FLOAT32;
  KF_TRY(common_type(tensors, &dtype));
  KF_ASSERT(dtype < KF_DTYPE_COUNT);
  if (r->form == KF__FORM_OUT && !kf_dtype_can_cast(dtype, kf__dtype(r->given[0])))
    return kf_error_set(
        KF_ERR_TYPE,
        KF__COMPATIBLE(KF__TORCH_CAST_TO_OUT,
                       "%s: the result tensor, which is %s, cannot hold the inputs"),
        kf__api_name(KF__API("cat")), kf_dtype_class_name(kf__dtype(r->given[0])));
  int64_t sizes[KF__MAX_DIMS], strides[KF__MAX_DIMS];
  for (uint32_t d = 0; d < first->ndim; d++) sizes[d] = first->sizes[d];
  sizes[dim] = 0;
  for (size_t i = 0; i < tensors.size; i++) {
    const kf_tensor_t *t = tensors.data[i];
    if (is_skipped(t)) continue;
    KF_TRY(check_sizes(r, first, t, dim, i));
    sizes[dim] += t->sizes[dim];
  }
  kf_int_span_t shape = {sizes, first->ndim};
  kf_memory_format_t format = common_format(tensors);
  if (format != KF_MEMORY_FORMAT_CONTIGUOUS) KF_TRY(kf__format_strides(shape, format, strides));
  for (size_t i = 0; r->form == KF__FORM_OUT && i < tensors.size; i++) {
    kf_tensor_t *one[] = {tensors.data[i], NULL};
    if (kf__memory_relation(r->given[0], one[0]) == KF__MEMORY_PARTLY ||
        kf__memory_relation(r->given[0], one[0]) == KF__MEMORY_SAME)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_SHARED_MEMORY,
                                         "%s: the tensor that is written to shares memory with an "
                                         "argument; clone one of them first"),
                          r->op);
  }
  return kf__result(r, 0, shape, format == KF_MEMORY_FORMAT_CONTIGUOUS ? NULL : strides, dtype,
                    first->device, 0, NULL);
}

/* The result has the strides of self: flipping moves elements, not dimensions. */
kf_status_t kf__rule_flip(kf_results_t *r, kf_tensor_t *self, kf_int_span_t dims) {
  kf__dim_set_t bits = 0;
  KF_TRY(kf__wrap_dims(dims, self->ndim, false, &bits));
  int64_t strides[KF__MAX_DIMS];
  kf__preserved_strides(self, strides);
  kf_tensor_t *inputs[] = {self, NULL};
  return kf__result(r, 0, kf__sizes(self), strides, kf__dtype(self), self->device,
                    KF__RESULT_EXACT | KF__RESULT_APART, inputs);
}

/* tril and triu: each element is copied or zero, so a result that is self itself is fine. */
kf_status_t kf__rule_triangle(kf_results_t *r, kf_tensor_t *self) {
  if (self->ndim < 2)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_TRIANGLE_RANK, "%s: input must have 2 dimensions or more"), r->op);
  kf_tensor_t *inputs[] = {self, NULL};
  return kf__result(r, 0, kf__sizes(self), NULL, kf__dtype(self), self->device, KF__RESULT_EXACT,
                    inputs);
}

kf_status_t kf__rule_repeat_interleave_Tensor(kf_results_t *r, kf_tensor_t *repeats,
                                              kf_opt_int_t output_size) {
  kf_dtype_t type = kf__dtype(repeats);
  if (type != KF_DTYPE_INT64 && type != KF_DTYPE_INT32)
    return kf__not_for_dtype("repeat_interleave_cpu", type);
  if (repeats->ndim != 1)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_REPEATS_VECTOR, "%s: repeats must be a vector"),
                        r->op);
/* Without data, only the caller knows how many indices there will be. */
  if (output_size.has && repeats->device.type == KF_DEVICE_META)
    return kf__result(r, 0, KF_INTS(output_size.value), NULL, type, repeats->device,
                      KF__RESULT_EXACT, NULL);
  return kf__result_later(r, 0, type, repeats->device);
}

/* Its size is an argument, so that it works where the number of nonzero elements is unknown, as on
 * the meta device. */
kf_status_t kf__rule_nonzero_static(kf_results_t *r, kf_tensor_t *self, int64_t size,
                                    int64_t fill_value) {
  (void)fill_value;
  if (size < 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NONZERO_SIZE, "nonzero_static: size must not be negative"));
  return kf__result(r, 0, (kf_int_span_t){(const int64_t[]){size, self->ndim}, 2}, NULL,
                    KF_DTYPE_INT64, self->device, KF__RESULT_EXACT, NULL);
}
