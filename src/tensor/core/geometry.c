/* Geometry: checks of sizes, strides and offsets that users give, and changes of a tensor's own.
 * Every function does everything that can fail before it changes anything. */
#include "tensor/core/geometry.h"

#include "compat/texts.h"
#include "tensor/storage/storage.h"

void kf__report_no_tensor(const char *function) {
  (void)kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_UNDEFINED_TENSOR, "%s: expected a tensor, found the undefined one"),
      function);
}

/* ---- Checks ---- */

static kf_status_t check_sizes(kf_int_span_t sizes) {
  KF_TRY(kf__check_rank(sizes.size));
  if (KF_UNLIKELY(sizes.size > 0 && sizes.data == NULL))
    return kf_error_set(KF_ERR_MISUSE, "expected %zu sizes, found NULL", sizes.size);
  return KF_OK;
}

static kf_status_t check_strides(kf_int_span_t sizes, kf_int_span_t strides) {
  if (strides.size != sizes.size)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_STRIDES_OF_SIZES,
                       "expected as many strides as sizes, found %zu sizes and %zu strides"),
        sizes.size, strides.size);
  for (size_t i = 0; i < strides.size; i++) {
    if (strides.data[i] >= 0) continue;
    char text[KF__SHAPE_TEXT];
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NEGATIVE_STRIDES, "expected strides of at least 0, found %s"),
        kf__shape_text(strides, text));
  }
  return KF_OK;
}

kf_status_t kf__check_geometry(kf_int_span_t sizes, kf_int_span_t *strides, int64_t offset,
                               int64_t itemsize, int64_t buffer[KF__MAX_DIMS]) {
  int64_t numel = 0;
  KF_TRY(check_sizes(sizes));
  KF_TRY(kf__shape_numel(sizes, (size_t)itemsize, &numel));
  if (strides->data == NULL) {
    kf__contiguous_strides(sizes, buffer);
    strides->data = buffer;
    strides->size = sizes.size;
    KF_ASSERT(sizes.size <= KF__MAX_DIMS); /* the elements of `buffer` */
  } else {
    KF_TRY(check_strides(sizes, *strides));
  }
  if (offset < 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_NEGATIVE_OFFSET,
                                       "expected a storage offset of at least 0, found %lld"),
                        (long long)offset);
  return KF_OK;
}

kf_status_t kf__bytes_needed(int64_t itemsize, kf_int_span_t sizes, kf_int_span_t strides,
                             int64_t offset, int64_t *out_bytes) {
  KF_ASSERT(sizes.size == strides.size);
  KF_ASSERT(itemsize > 0);
  int64_t last = offset;
  bool fits = true;
  *out_bytes = 0;
  for (size_t i = 0; i < sizes.size; i++) {
    int64_t step = 0;
    if (sizes.data[i] == 0) return KF_OK;
    if (__builtin_mul_overflow(sizes.data[i] - 1, strides.data[i], &step) ||
        __builtin_add_overflow(last, step, &last))
      fits = false;
  }
  if (fits && !__builtin_add_overflow(last, 1, &last) &&
      !__builtin_mul_overflow(last, itemsize, out_bytes))
    return KF_OK;
  char text[KF__SHAPE_TEXT];
  char more[KF__SHAPE_TEXT];
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_STRIDED_TOO_LARGE,
                                     "a tensor of sizes %s and strides %s is too large to address"),
                      kf__shape_text(sizes, text), kf__shape_text(strides, more));
}

kf_status_t kf__check_reach(const kf_storage_t *storage, int64_t itemsize, kf_int_span_t sizes,
                            kf_int_span_t strides, int64_t offset) {
  int64_t bytes = 0;
  KF_TRY(kf__bytes_needed(itemsize, sizes, strides, offset, &bytes));
  if ((uint64_t)bytes <= storage->size) return KF_OK;
  char text[KF__SHAPE_TEXT];
  char more[KF__SHAPE_TEXT];
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_OUTSIDE_STORAGE,
                                     "sizes %s, strides %s and storage offset %lld of elements of "
                                     "%lld bytes need a storage of %lld bytes, found one of %zu"),
                      kf__shape_text(sizes, text), kf__shape_text(strides, more), (long long)offset,
                      (long long)itemsize, (long long)bytes, storage->size);
}

kf_status_t kf__check_aligned(const kf_storage_t *storage, kf_dtype_t dtype) {
  const size_t alignment = kf__alignment_of(dtype);
  if (storage->device.type != KF_DEVICE_CPU || (uintptr_t)storage->data % alignment == 0)
    return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      "the storage begins at an address that is no multiple of %zu, as elements of "
                      "type %s need it; copy the bytes to memory of their own",
                      alignment, kf_dtype_name(dtype));
}

/* ---- Changes ---- */

void (*kf__geometry_watch)(const kf_tensor_t *tensor);

/* A buffer for sizes and strides of `ndim` dimensions: the one that the tensor has, if its size is
 * right, else a new block. NULL: no memory. */
static int64_t *reserve_dims(kf_tensor_t *t, uint32_t ndim) {
  if (ndim <= KF__INLINE_DIMS) return t->dims;
  return ndim == t->ndim ? t->sizes : kf__block_alloc(kf__dims_size(ndim));
}

static void unreserve_dims(kf_tensor_t *t, uint32_t ndim, int64_t *reserved) {
  if (reserved != t->dims && reserved != t->sizes) kf__block_free(reserved, kf__dims_size(ndim));
}

/* Writes the geometry to a buffer of reserve_dims. `sizes` and `strides` may point into the
 * tensor's current ones, which is why they are copied first. */
static void commit_geometry(kf_tensor_t *t, int64_t *reserved, uint32_t ndim, const int64_t *sizes,
                            const int64_t *strides, int64_t offset) {
  int64_t kept[2 * KF__MAX_DIMS];
  if (KF_UNLIKELY(kf__geometry_watch != NULL)) kf__geometry_watch(t);
  KF_ASSERT(ndim <= KF__MAX_DIMS);
  if (ndim > 0) {
    memcpy(kept, sizes, ndim * sizeof *kept);
    memcpy(kept + ndim, strides, ndim * sizeof *kept);
  }
  if ((t->flags & KF__OWN_DIMS) != 0 && reserved != t->sizes)
    kf__block_free(t->sizes, kf__dims_size(t->ndim));
  t->sizes = reserved;
  t->strides = reserved + (ndim <= KF__INLINE_DIMS ? (uint32_t)KF__INLINE_DIMS : ndim);
  t->ndim = ndim;
  t->offset = offset;
  t->flags = (uint16_t)((t->flags & ~(KF__CONTIGUOUS | KF__DENSE | KF__OWN_DIMS)) |
                        (ndim > KF__INLINE_DIMS ? KF__OWN_DIMS : 0));
  kf__write_dims(t, ndim, kept, kept + ndim);
  KF_ASSERT(kf__geometry_is_valid(t));
}

kf_status_t kf__tensor_set_geometry(kf_tensor_t *t, uint32_t ndim, const int64_t *sizes,
                                    const int64_t *strides, int64_t offset) {
  int64_t *reserved = reserve_dims(t, ndim);
  if (reserved == NULL) return kf__no_memory();
  commit_geometry(t, reserved, ndim, sizes, strides, offset);
  return KF_OK;
}

kf_status_t kf_tensor_set_geometry(kf_tensor_t *tensor, kf_int_span_t sizes, kf_int_span_t strides,
                                   int64_t offset) {
  int64_t buffer[KF__MAX_DIMS];
  if (!kf__is_defined(tensor)) return kf__no_tensor("set_geometry");
  int64_t itemsize = kf__itemsize(tensor);
  KF_TRY(kf__check_geometry(sizes, &strides, offset, itemsize, buffer));
  KF_TRY(kf__check_reach(tensor->storage, itemsize, sizes, strides, offset));
  return kf__tensor_set_geometry(tensor, (uint32_t)sizes.size, sizes.data, strides.data, offset);
}

kf_status_t kf__tensor_resize(kf_tensor_t *t, uint32_t ndim, const int64_t *sizes,
                              const int64_t *strides) {
  int64_t buffer[KF__MAX_DIMS];
  int64_t bytes = 0;
  kf_int_span_t wanted = {sizes, ndim};
  kf_int_span_t given = {strides, ndim};
  KF_TRY(kf__check_geometry(wanted, &given, t->offset, kf__itemsize(t), buffer));
  KF_TRY(kf__bytes_needed(kf__itemsize(t), wanted, given, t->offset, &bytes));
  int64_t *dims = reserve_dims(t, ndim);
  if (dims == NULL) return kf__no_memory();
  if ((uint64_t)bytes > t->storage->size) {
    kf_status_t status = kf_storage_resize(t->storage, (size_t)bytes);
    if (status != KF_OK) {
      unreserve_dims(t, ndim, dims);
      return status;
    }
  }
  commit_geometry(t, dims, ndim, sizes, given.data, t->offset);
  KF_ASSERT(kf__tensor_is_valid(t));
  return KF_OK;
}

/* ---- Version counters ---- */

static void destroy_cell(kf_object_t *self) { kf__block_free(self, sizeof(kf_version_cell_t)); }

static const kf_object_type_t cell_type = {
    sizeof(kf_object_type_t), 0, "VersionCounter", destroy_cell, NULL, NULL};

static kf_version_cell_t *make_cell(uint32_t version) {
  kf_version_cell_t *cell = kf__block_alloc(sizeof *cell);
  if (cell == NULL) return NULL;
  kf_object_init(&cell->object, &cell_type);
  cell->version = version;
  return cell;
}

/* The storage whose counter a tensor with KF__OLD_VERSION uses. */
static kf_storage_t *anchored_by(const kf_tensor_t *t) {
  KF_ASSERT((t->flags & KF__OLD_VERSION) != 0);
  return (kf_storage_t *)(void *)((char *)t->version - offsetof(kf_storage_t, version));
}

void kf__version_retain(const kf_tensor_t *t) {
  if ((t->flags & KF__OLD_VERSION) != 0)
    kf__storage_anchor(anchored_by(t));
  else
    kf_object_retain(kf__version_cell(t));
}

void kf__version_release(const kf_tensor_t *t) {
  if ((t->flags & KF__OLD_VERSION) != 0)
    kf__storage_drop_anchor(anchored_by(t));
  else
    kf_object_release(kf__version_cell(t));
}

/* Makes `cell` the version counter of the tensor, which takes the reference. */
static void use_cell(kf_tensor_t *t, kf_version_cell_t *cell) {
  KF_ASSERT(__atomic_load_n(&cell->object.refcount, __ATOMIC_RELAXED) >= 1);
  if ((t->flags & KF__OWN_VERSION) != 0) kf__version_release(t);
  t->version = &cell->version;
  t->flags = (uint16_t)((t->flags | KF__OWN_VERSION) & ~KF__OLD_VERSION);
}

kf_status_t kf_tensor_detach_version(kf_tensor_t *tensor) {
  if (!kf__is_defined(tensor)) return kf__no_tensor("detach_version");
  if ((tensor->flags & KF__INFERENCE) != 0) return KF_OK;
  kf_version_cell_t *cell = make_cell(0);
  if (cell == NULL) return kf__no_memory();
  use_cell(tensor, cell);
  return KF_OK;
}

kf_status_t kf_tensor_share_version(kf_tensor_t *tensor, kf_tensor_t *with) {
  if (!kf__is_defined(tensor) || !kf__is_defined(with)) return kf__no_tensor("share_version");
  if (((tensor->flags | with->flags) & KF__INFERENCE) != 0 || tensor->version == with->version)
    return KF_OK;
  const unsigned both = KF__OWN_VERSION | KF__OLD_VERSION;
  unsigned flags = with->flags & both;
  if (flags != 0) {
    kf__version_retain(with);
  } else if (with->storage != tensor->storage) {
    kf__storage_anchor(with->storage);
    flags = both;
  }
  if ((tensor->flags & KF__OWN_VERSION) != 0) kf__version_release(tensor);
  tensor->version = with->version;
  tensor->flags = (uint16_t)((tensor->flags & ~both) | flags);
  KF_ASSERT(tensor->version == with->version);
  return KF_OK;
}

/* The counter stays where it is, so that it remains the one of the tensor's views. */
static void replace_storage(kf_tensor_t *t, kf_storage_t *storage) {
  kf_storage_t *old = t->storage;
  kf_object_retain(storage);
  if (old != storage && (t->flags & KF__OWN_VERSION) == 0) {
    kf__storage_anchor(old);
    t->flags |= KF__OWN_VERSION | KF__OLD_VERSION;
  } else if ((t->flags & KF__OLD_VERSION) != 0 && anchored_by(t) == storage) {
    kf__storage_drop_anchor(storage);
    t->flags = (uint16_t)(t->flags & ~(KF__OWN_VERSION | KF__OLD_VERSION));
  }
  t->storage = storage;
  kf_object_release(old);
}

static kf_status_t check_storage(const kf_tensor_t *t, const kf_storage_t *storage) {
  if (storage == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_tensor_set_storage: expected a storage, found NULL");
  if (storage->device.type == t->device.type && storage->device.index == t->device.index)
    return KF_OK;
  char here[64];
  char there[64];
  (void)kf_device_print(t->device, here, sizeof here);
  (void)kf_device_print(storage->device, there, sizeof there);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_STORAGE_DEVICE,
                     "expected a storage on the device of the tensor, %s, found one on %s"),
      here, there);
}

kf_status_t kf__find_twin(const kf_tensor_t *t, kf_storage_t **storage) {
  if (*storage == NULL || (*storage)->device.type == t->device.type ||
      kf__recording_device.type < 0)
    return KF_OK;
  return kf__recording_device.storages.twin(*storage, t->device.type, storage);
}

kf_status_t kf_tensor_set_storage(kf_tensor_t *tensor, kf_storage_t *storage, kf_int_span_t sizes,
                                  kf_int_span_t strides, int64_t offset) {
  int64_t buffer[KF__MAX_DIMS];
  if (!kf__is_defined(tensor)) return kf__no_tensor("set_storage");
  KF_TRY(kf__find_twin(tensor, &storage));
  KF_TRY(check_storage(tensor, storage));
  int64_t itemsize = kf__itemsize(tensor);
  KF_TRY(kf__check_geometry(sizes, &strides, offset, itemsize, buffer));
  KF_TRY(kf__check_reach(storage, itemsize, sizes, strides, offset));
  KF_TRY(kf__tensor_set_geometry(tensor, (uint32_t)sizes.size, sizes.data, strides.data, offset));
  replace_storage(tensor, storage);
  KF_ASSERT(kf__tensor_is_valid(tensor));
  return KF_OK;
}

kf_status_t kf__tensor_become(kf_tensor_t *t, const kf_tensor_t *from) {
  const uint64_t python = UINT64_C(1) << KF_RANK_Python | UINT64_C(1) << KF_RANK_PythonTLSSnapshot;
  KF_ASSERT(t->storage != NULL);
  KF_ASSERT(from->storage != NULL);
  KF_TRY(kf__tensor_set_geometry(t, from->ndim, from->sizes, from->strides, from->offset));
  replace_storage(t, from->storage);
  t->dtype = from->dtype;
  t->layout = from->layout;
  t->device = from->device;
  t->base.keys.functionality =
      (from->base.keys.functionality & ~python) | (t->base.keys.functionality & python);
  t->base.keys.backends = from->base.keys.backends;
  t->flags = (uint16_t)((t->flags & ~KF__INFERENCE) | (from->flags & KF__INFERENCE));
  KF_ASSERT(kf__tensor_is_valid(t));
  return KF_OK;
}
