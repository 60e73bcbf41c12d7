/* Queries about tensors, and their state besides the geometry. All queries accept NULL and the
 * undefined tensor; the latter is zero behind its header, so most answers need no branch. */
#include "compat/texts.h"
#include "tensor/core/geometry.h"
#include "tensor/tensor_internal.h"

static const kf_tensor_t *look(const kf_tensor_t *t) {
  return t != NULL ? t : kf_tensor_undefined();
}

bool kf_tensor_is_defined(const kf_tensor_t *tensor) { return kf__is_defined(tensor); }
int64_t kf_tensor_dim(const kf_tensor_t *tensor) { return look(tensor)->ndim; }
int64_t kf_tensor_numel(const kf_tensor_t *tensor) { return look(tensor)->numel; }
int64_t kf_tensor_storage_offset(const kf_tensor_t *tensor) { return look(tensor)->offset; }
kf_storage_t *kf_tensor_storage(const kf_tensor_t *tensor) { return look(tensor)->storage; }
kf_device_t kf_tensor_device(const kf_tensor_t *tensor) { return look(tensor)->device; }
kf_layout_t kf_tensor_layout(const kf_tensor_t *tensor) {
  return (kf_layout_t)look(tensor)->layout;
}
kf_keyset_t kf_tensor_keys(const kf_tensor_t *tensor) { return kf_keys_of(tensor); }

kf_int_span_t kf_tensor_sizes(const kf_tensor_t *tensor) {
  return kf__is_defined(tensor) ? kf__sizes(tensor) : kf_no_ints();
}

kf_int_span_t kf_tensor_strides(const kf_tensor_t *tensor) {
  return kf__is_defined(tensor) ? kf__strides(tensor) : kf_no_ints();
}

kf_dtype_t kf_tensor_dtype(const kf_tensor_t *tensor) {
  return kf__is_defined(tensor) ? kf__dtype(tensor) : KF_DTYPE_COUNT;
}

size_t kf_tensor_itemsize(const kf_tensor_t *tensor) {
  return kf_dtype_size(kf_tensor_dtype(tensor));
}

kf_status_t kf_tensor_size(const kf_tensor_t *tensor, int64_t dim, int64_t *out_size) {
  const kf_tensor_t *t = look(tensor);
  KF_TRY(kf__wrap_dim(dim, t->ndim, false, &dim));
  KF_ASSERT(dim < t->ndim);
  *out_size = t->sizes[dim];
  return KF_OK;
}

kf_status_t kf_tensor_stride(const kf_tensor_t *tensor, int64_t dim, int64_t *out_stride) {
  const kf_tensor_t *t = look(tensor);
  KF_TRY(kf__wrap_dim(dim, t->ndim, false, &dim));
  KF_ASSERT(dim < t->ndim);
  *out_stride = t->strides[dim];
  return KF_OK;
}

/* ---- Memory formats ---- */

/* Dimensions from the fastest to the slowest. */
static const uint8_t channels_last[4] = {1, 3, 2, 0};
static const uint8_t channels_last_3d[5] = {1, 4, 3, 2, 0};

static bool contiguous_in_order(const kf_tensor_t *t, const uint8_t *order, uint32_t rank) {
  uint64_t expected = 1;
  if (t->ndim != rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = t->sizes[order[i]];
    if (size == 1) continue;
    if ((uint64_t)t->strides[order[i]] != expected) return false;
    expected *= (uint64_t)size;
  }
  return true;
}

bool kf_tensor_is_contiguous(const kf_tensor_t *tensor, kf_memory_format_t format) {
  const kf_tensor_t *t = look(tensor);
  switch (format) {
    case KF_MEMORY_FORMAT_CHANNELS_LAST: return contiguous_in_order(t, channels_last, 4);
    case KF_MEMORY_FORMAT_CHANNELS_LAST_3D: return contiguous_in_order(t, channels_last_3d, 5);
    default: return kf__is_contiguous(t) || t->storage == NULL;
  }
}

bool kf_tensor_is_dense(const kf_tensor_t *tensor) {
  const kf_tensor_t *t = look(tensor);
  return kf__is_dense(t) || t->storage == NULL;
}

/* Whether the strides grow in this order. A tensor whose dimensions of size 1 allow both answers
 * counts as contiguous; the stride of the channel dimension decides. */
static bool ordered_like(const kf_tensor_t *t, const uint8_t *order, uint32_t rank) {
  int64_t least = 0;
  if (t->ndim != rank || t->strides[1] == 0) return false;
  for (uint32_t i = 0; i < rank; i++) {
    uint32_t dim = order[i];
    if (t->sizes[dim] == 0 || t->strides[dim] < least) return false;
    /* With one channel and a batch whose stride is the channel's: N11W, which is contiguous. */
    if (dim == 0 && least == t->strides[1]) return false;
    least = t->strides[dim];
    if (t->sizes[dim] > 1 && __builtin_mul_overflow(least, t->sizes[dim], &least)) return false;
  }
  return true;
}

kf_memory_format_t kf_tensor_memory_format(const kf_tensor_t *tensor) {
  const kf_tensor_t *t = look(tensor);
  if (ordered_like(t, channels_last, 4)) return KF_MEMORY_FORMAT_CHANNELS_LAST;
  if (ordered_like(t, channels_last_3d, 5)) return KF_MEMORY_FORMAT_CHANNELS_LAST_3D;
  return KF_MEMORY_FORMAT_CONTIGUOUS;
}

/* ---- Data ---- */

/* Only a storage that was made smaller can be too small: every other change checks before. */
kf_status_t kf__tensor_check_reach(const kf_tensor_t *t) {
  if (KF_LIKELY((kf__storage_flags(t->storage) & KF__STORAGE_SHRUNK) == 0)) return KF_OK;
  return kf__check_reach(t->storage, kf__itemsize(t), kf__sizes(t), kf__strides(t), t->offset);
}

static kf_status_t no_storage(void) {
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_NO_STORAGE,
                                     "the tensor has no storage, so its elements have no address"));
}

const void *kf_tensor_data(const kf_tensor_t *tensor) {
  const kf_tensor_t *t = look(tensor);
  if (t->storage == NULL) {
    (void)no_storage();
    return NULL;
  }
  if (kf__tensor_check_reach(t) != KF_OK) return NULL;
  const char *data = kf_storage_data(t->storage);
  return data != NULL && t->numel > 0 ? data + t->offset * kf__itemsize(t) : NULL;
}

kf_status_t kf_tensor_mutable_data(kf_tensor_t *tensor, void **out_data) {
  *out_data = NULL;
  if (!kf__is_defined(tensor)) return no_storage();
  void *data = NULL;
  KF_TRY(kf__tensor_check_reach(tensor));
  KF_TRY(kf_storage_mutable_data(tensor->storage, &data));
  if (data != NULL && tensor->numel > 0)
    *out_data = (char *)data + tensor->offset * kf__itemsize(tensor);
  return KF_OK;
}

/* ---- State ---- */

static kf_status_t check_defined(const kf_tensor_t *tensor, const char *function) {
  if (kf__is_defined(tensor)) return KF_OK;
  kf__report_no_tensor(function);
  return KF_ERR_RUNTIME;
}

kf_status_t kf_tensor_version(const kf_tensor_t *tensor, uint32_t *out_version) {
  *out_version = 0;
  KF_TRY(check_defined(tensor, "version"));
  if ((tensor->flags & KF__INFERENCE) != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NO_VERSION, "an inference tensor has no version"));
  *out_version = __atomic_load_n(tensor->version, __ATOMIC_RELAXED);
  return KF_OK;
}

kf_status_t kf_tensor_bump_version(kf_tensor_t *tensor) {
  KF_TRY(check_defined(tensor, "bump_version"));
  KF_TRY(kf__check_version(tensor));
  kf__bump_version(tensor);
  kf__storage_drop_copy(tensor->storage); /* the caller may have written through an address */
  return KF_OK;
}

kf_status_t kf__refuse_inference_write(void) {
  if (kf_inference_mode_is_enabled()) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_WRITE_OUTSIDE_INFERENCE,
                                     "outside of inference mode, an inference tensor cannot be "
                                     "written in place: write to a clone of it%s"),
                      KF__IN_FULL(KF__TORCH_INFERENCE_WRITE, ""));
}

bool kf_tensor_is_inference(const kf_tensor_t *tensor) {
  return (look(tensor)->flags & KF__INFERENCE) != 0;
}

#define CONJUGATE (UINT64_C(1) << KF_RANK_Conjugate)
#define NEGATIVE (UINT64_C(1) << KF_RANK_Negative)

static void set_key(kf_tensor_t *t, uint64_t bit, bool on) {
  KF_ASSERT((bit & (bit - 1)) == 0); /* one key */
  uint64_t others = t->base.keys.functionality & ~bit;
  t->base.keys.functionality = on ? others | bit : others;
}

bool kf_tensor_is_conj(const kf_tensor_t *tensor) {
  return (kf_keys_of(tensor).functionality & CONJUGATE) != 0;
}

bool kf_tensor_is_neg(const kf_tensor_t *tensor) {
  return (kf_keys_of(tensor).functionality & NEGATIVE) != 0;
}

kf_status_t kf_tensor_set_conj(kf_tensor_t *tensor, bool on) {
  KF_TRY(check_defined(tensor, "set_conj"));
  if (on && !kf_dtype_is_complex(kf__dtype(tensor)))
    return kf_error_set(KF_ERR_RUNTIME,
                        "set_conj: expected a tensor of a complex type, found one of type %s",
                        kf_dtype_name(kf__dtype(tensor)));
  set_key(tensor, CONJUGATE, on);
  return KF_OK;
}

kf_status_t kf_tensor_set_neg(kf_tensor_t *tensor, bool on) {
  KF_TRY(check_defined(tensor, "set_neg"));
  set_key(tensor, NEGATIVE, on);
  return KF_OK;
}

bool kf_tensor_is_wrapped_number(const kf_tensor_t *tensor) { return kf__is_wrapped(look(tensor)); }

void kf_tensor_set_wrapped_number(kf_tensor_t *tensor, bool on) {
  if (!kf__is_defined(tensor)) return;
  if (on)
    tensor->flags |= KF__WRAPPED_NUMBER;
  else
    tensor->flags = (uint16_t)(tensor->flags & ~KF__WRAPPED_NUMBER);
}
