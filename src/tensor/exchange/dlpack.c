/* Import and export of DLPack tensors. Invariants: the deleter of an imported tensor is called
 * exactly once, when the storage made for it dies, and never if the import failed. An exported
 * tensor holds a reference to its storage and copies of shape and strides, so that later changes of
 * the tensor do not affect the importing library. */
#include <keyfall/dlpack.h>

#include "compat/texts.h"
#include "tensor/core/geometry.h"

/* ---- Names of devices and types ---- */

static const struct {
  int16_t type;
  int16_t dlpack;
} devices[] = {
    {KF_DEVICE_CPU, KF_DLPACK_CPU},
    {KF_DEVICE_CUDA, KF_DLPACK_CUDA},
    {KF_DEVICE_VULKAN, KF_DLPACK_VULKAN},
    {KF_DEVICE_MPS, KF_DLPACK_METAL},
    {KF_DEVICE_METAL, KF_DLPACK_METAL},
    {KF_DEVICE_HIP, KF_DLPACK_ROCM},
    {KF_DEVICE_PRIVATEUSE1, KF_DLPACK_EXT_DEV},
    {KF_DEVICE_XPU, KF_DLPACK_ONEAPI},
    {KF_DEVICE_MAIA, KF_DLPACK_MAIA},
};
enum { DEVICES = sizeof devices / sizeof devices[0] };

static kf_status_t device_to_dlpack(kf_device_t device, kf_dlpack_device_t *out) {
  for (int i = 0; i < DEVICES; i++) {
    if (devices[i].type != device.type) continue;
    out->type = devices[i].dlpack;
    out->id = device.index > 0 ? device.index : 0;
    return KF_OK;
  }
  char name[64];
  (void)kf_device_print(device, name, sizeof name);
  return kf_error_set(
      KF_ERR_BUFFER,
      KF__COMPATIBLE(KF__TORCH_DLPACK_DEVICE, "dlpack: a tensor on %s cannot be exported"), name);
}

static kf_status_t device_from_dlpack(kf_dlpack_device_t device, kf_device_t *out) {
  for (int i = 0; i < DEVICES; i++) {
    if (devices[i].dlpack != device.type) continue;
    if (device.type == KF_DLPACK_CPU) {
      *out = kf_device_make(KF_DEVICE_CPU, -1);
      return KF_OK;
    }
    if (device.id < 0 || device.id > INT16_MAX)
      return kf_error_set(KF_ERR_VALUE, "dlpack: expected a device_id from 0 to %d, found %d",
                          INT16_MAX, (int)device.id);
    *out = kf_device_make(devices[i].type, device.id);
    return KF_OK;
  }
  return kf_error_set(KF_ERR_BUFFER,
                      KF__COMPATIBLE(KF__TORCH_DLPACK_DEVICE_TYPE,
                                     "dlpack: tensors of device type %d cannot be imported"),
                      (int)device.type);
}

/* The DLPack code of each element type; the number of bits follows from its size. */
enum { KF_DLPACK_NONE = 0xff };
static const uint8_t codes[KF_DTYPE_COUNT] = {
#define CODE_OF(letter, dlpack, ...) KF_DLPACK_##dlpack
#define ENTRY(with, NAME, number, names, memory, promotion, limits, formats, ...) \
  [number] = CODE_OF formats,
    KF_DTYPES(ENTRY, )
#undef ENTRY
#undef CODE_OF
};

static kf_status_t dtype_to_dlpack(kf_dtype_t dtype, kf_dlpack_dtype_t *out) {
  KF_ASSERT((unsigned)dtype < KF_DTYPE_COUNT);
  if (codes[dtype] == KF_DLPACK_NONE)
    return kf_error_set(
        KF_ERR_BUFFER,
        KF__COMPATIBLE(KF__TORCH_DLPACK_TYPE, "dlpack: a tensor of type %s cannot be exported"),
        kf_dtype_class_name(dtype));
  out->code = codes[dtype];
  out->bits = (uint8_t)(8 * kf_dtype_size(dtype));
  out->lanes = 1;
  return KF_OK;
}

static kf_status_t dtype_from_dlpack(kf_dlpack_dtype_t dtype, kf_dtype_t *out) {
  bool code_known = false;
  if (dtype.lanes != 1)
    return kf_error_set(KF_ERR_BUFFER, "dlpack: expected 1 lane for dtype code %u, found lanes: %u",
                        (unsigned)dtype.code, (unsigned)dtype.lanes);
  for (int i = 0; i < KF_DTYPE_COUNT; i++) {
    if (codes[i] != dtype.code || codes[i] == KF_DLPACK_NONE) continue;
    code_known = true;
    if (8 * kf__dtype_sizes[i] != dtype.bits) continue;
    *out = (kf_dtype_t)i;
    return KF_OK;
  }
  if (code_known)
    return kf_error_set(
        KF_ERR_BUFFER,
        KF__COMPATIBLE(KF__TORCH_DLPACK_BITS,
                       "dlpack: there is no element type of %u bits with type code %u"),
        (unsigned)dtype.bits, (unsigned)dtype.code);
  return kf_error_set(
      KF_ERR_BUFFER,
      KF__COMPATIBLE(KF__TORCH_DLPACK_CODE, "dlpack: there is no element type with type code %u"),
      (unsigned)dtype.code);
}

/* ---- Export ---- */

/* An exported tensor, with shape and strides behind it in the same block. Its context is the
 * storage, with a reference. */
typedef struct versioned_export {
  kf_dlpack_versioned_t managed;
  int64_t dims[];
} versioned_export_t;

typedef struct unversioned_export {
  kf_dlpack_unversioned_t managed;
  int64_t dims[];
} unversioned_export_t;

static void delete_versioned(kf_dlpack_versioned_t *self) {
  if (self == NULL) return;
  kf_object_release(self->context);
  kf_free(self);
}

static void delete_unversioned(kf_dlpack_unversioned_t *self) {
  if (self == NULL) return;
  kf_object_release(self->context);
  kf_free(self);
}

static kf_status_t check_exportable(const kf_tensor_t *t) {
  if (!kf__is_defined(t)) {
    (void)kf_error_set(KF_ERR_BUFFER, "dlpack: Can't export an undefined tensor");
    return KF_ERR_BUFFER;
  }
  if (t->layout != KF_LAYOUT_STRIDED)
    return kf_error_set(
        KF_ERR_BUFFER,
        KF__COMPATIBLE(KF__TORCH_DLPACK_LAYOUT,
                       "dlpack: expected a strided tensor to export, found one of another layout"));
  if (kf_tensor_is_conj(t))
    return kf_error_set(KF_ERR_BUFFER,
                        KF__COMPATIBLE(KF__TORCH_DLPACK_CONJ,
                                       "dlpack: a tensor with the conjugate bit cannot be "
                                       "exported; call aten::resolve_conj first"));
  if (kf_tensor_is_neg(t))
    return kf_error_set(KF_ERR_BUFFER,
                        KF__COMPATIBLE(KF__TORCH_DLPACK_NEG,
                                       "dlpack: a tensor with the negative bit cannot be exported; "
                                       "call aten::resolve_neg first"));
  return KF_OK;
}

/* Fills the description, except for the pointers to shape and strides. */
static kf_status_t describe(kf_tensor_t *t, kf_dlpack_tensor_t *out, bool *out_read_only) {
  KF_TRY(check_exportable(t));
  memset(out, 0, sizeof *out);
  KF_TRY(device_to_dlpack(t->device, &out->device));
  KF_TRY(dtype_to_dlpack(kf__dtype(t), &out->dtype));
  *out_read_only = kf_storage_has_flag(t->storage, KF_STORAGE_READ_ONLY);
  /* The importing library may write, so exporting needs the same permission as writing. */
  if (*out_read_only) {
    if (kf_storage_has_flag(t->storage, KF_STORAGE_THROW_ON_DATA))
      return kf__storage_prepare_write(t->storage);
    KF_TRY(kf__readable(t));
  } else {
    KF_TRY(kf__writable(t));
  }
  out->ndim = (int32_t)t->ndim;
  if (t->numel == 0) return KF_OK;
  /* `data` of these two is a handle, to which no offset can be added. */
  bool is_handle = out->device.type == KF_DLPACK_VULKAN || out->device.type == KF_DLPACK_METAL;
  KF_TRY(kf__tensor_check_reach(t));
  KF_ASSERT(t->storage->size > 0);
  out->data = is_handle ? t->storage->data : kf__data(t);
  if (is_handle) out->byte_offset = (uint64_t)(t->offset * kf__itemsize(t));
  return KF_OK;
}

/* Copies elements of any strides, one by one. Operators could do this, but are above this room. */
static void copy_elements(const kf_tensor_t *from, const kf_tensor_t *to) {
  KF_ASSERT(from->dtype == to->dtype);
  KF_ASSERT(kf__same_sizes(from, to));
  int64_t index[KF__MAX_DIMS] = {0};
  int64_t itemsize = kf__itemsize(from);
  const char *source = kf__data(from);
  char *target = kf__data(to);
  for (int64_t i = 0; i < from->numel; i++) {
    memcpy(target, source, (size_t)itemsize);
    for (uint32_t dim = from->ndim; dim-- > 0;) {
      if (from->sizes[dim] == 1) continue; /* its stride has no meaning */
      int64_t source_step = from->strides[dim] * itemsize;
      int64_t target_step = to->strides[dim] * itemsize;
      if (++index[dim] < from->sizes[dim]) {
        source += source_step;
        target += target_step;
        break;
      }
      source -= source_step * (from->sizes[dim] - 1);
      target -= target_step * (from->sizes[dim] - 1);
      index[dim] = 0;
    }
  }
}

/* A dense copy in the same order of dimensions. */
static kf_status_t make_copy(kf_tensor_t *t, kf_tensor_t **out_tensor) {
  int64_t strides[KF__MAX_DIMS];
  *out_tensor = NULL;
  KF_TRY(check_exportable(t));
  if (t->device.type != KF_DEVICE_CPU) {
    char name[64];
    (void)kf_device_print(t->device, name, sizeof name);
    return kf_error_set(KF_ERR_BUFFER, "dlpack: only tensors on the CPU can be copied, found %s",
                        name);
  }
  if (kf_storage_has_flag(t->storage, KF_STORAGE_THROW_ON_DATA))
    return kf__storage_prepare_write(t->storage);
  KF_TRY(kf__readable(t));
  kf__preserved_strides(t, strides);
  KF_TRY(kf__tensor_new(kf__dtype(t), t->device, kf__sizes(t), strides, out_tensor));
  if (t->numel > 0 && kf__is_dense(t))
    memcpy(kf__data(*out_tensor), kf__data(t), (size_t)(t->numel * kf__itemsize(t)));
  else if (t->numel > 0)
    copy_elements(t, *out_tensor);
  return KF_OK;
}

/* Copies shape and strides to `dims`, which has 2 * ndim elements, and points the description
 * there. */
static void fill_dims(int64_t *dims, const kf_tensor_t *t, kf_dlpack_tensor_t *described) {
  for (uint32_t i = 0; i < t->ndim; i++) {
    dims[i] = t->sizes[i];
    dims[t->ndim + i] = t->strides[i];
  }
  described->shape = dims;
  described->strides = dims + t->ndim;
}

static kf_status_t export_versioned(kf_tensor_t *t, uint64_t flags, kf_dlpack_versioned_t **out) {
  kf_dlpack_tensor_t described;
  bool read_only = false;
  KF_TRY(describe(t, &described, &read_only));
  versioned_export_t *block = kf_alloc(sizeof *block + 2 * sizeof(int64_t) * t->ndim);
  if (block == NULL) return kf__no_memory();
  fill_dims(block->dims, t, &described);
  kf_object_retain(t->storage);
  kf_storage_pin(t->storage);
  block->managed.version.major = KF_DLPACK_MAJOR;
  block->managed.version.minor = KF_DLPACK_MINOR;
  block->managed.context = t->storage;
  block->managed.deleter = delete_versioned;
  block->managed.flags = flags | (read_only ? KF_DLPACK_READ_ONLY : 0);
  block->managed.tensor = described;
  *out = &block->managed;
  return KF_OK;
}

static kf_status_t export_unversioned(kf_tensor_t *t, kf_dlpack_unversioned_t **out) {
  kf_dlpack_tensor_t described;
  bool read_only = false;
  KF_TRY(describe(t, &described, &read_only));
  if (read_only)
    return kf_error_set(KF_ERR_BUFFER,
                        "dlpack: Can't export read-only memory in the unversioned form, which "
                        "cannot say so: ask for the versioned form, or for a copy");
  unversioned_export_t *block = kf_alloc(sizeof *block + 2 * sizeof(int64_t) * t->ndim);
  if (block == NULL) return kf__no_memory();
  fill_dims(block->dims, t, &described);
  kf_object_retain(t->storage);
  kf_storage_pin(t->storage);
  block->managed.tensor = described;
  block->managed.context = t->storage;
  block->managed.deleter = delete_unversioned;
  *out = &block->managed;
  return KF_OK;
}

kf_status_t kf_tensor_to_dlpack(kf_tensor_t *tensor, bool copy,
                                kf_dlpack_versioned_t **out_managed) {
  *out_managed = NULL;
  if (!copy) return export_versioned(tensor, 0, out_managed);
  kf_tensor_t *copied = NULL;
  KF_TRY(make_copy(tensor, &copied));
  kf_status_t status = export_versioned(copied, KF_DLPACK_IS_COPIED, out_managed);
  kf_object_release(copied);
  return status;
}

kf_status_t kf_tensor_to_dlpack_unversioned(kf_tensor_t *tensor, bool copy,
                                            kf_dlpack_unversioned_t **out_managed) {
  *out_managed = NULL;
  if (!copy) return export_unversioned(tensor, out_managed);
  kf_tensor_t *copied = NULL;
  KF_TRY(make_copy(tensor, &copied));
  kf_status_t status = export_unversioned(copied, out_managed);
  kf_object_release(copied);
  return status;
}

kf_status_t kf_tensor_dlpack_device(const kf_tensor_t *tensor, kf_dlpack_device_t *out_device) {
  out_device->type = 0;
  out_device->id = 0;
  if (!kf__is_defined(tensor))
    return kf_error_set(KF_ERR_BUFFER, "dlpack: an undefined tensor has no device");
  return device_to_dlpack(tensor->device, out_device);
}

/* ---- Import ---- */

static void release_versioned(void *context, void *data) {
  kf_dlpack_versioned_t *managed = context;
  (void)data;
  if (managed->deleter != NULL) managed->deleter(managed);
}

static void release_unversioned(void *context, void *data) {
  kf_dlpack_unversioned_t *managed = context;
  (void)data;
  if (managed->deleter != NULL) managed->deleter(managed);
}

static kf_status_t check_shape(const kf_dlpack_tensor_t *t) {
  if (t->ndim < 0 || t->ndim > KF__MAX_DIMS)
    return kf_error_set(KF_ERR_VALUE, "dlpack: expected an ndim from 0 to %d, found %d",
                        (int)KF__MAX_DIMS, (int)t->ndim);
  if (t->ndim > 0 && t->shape == NULL)
    return kf_error_set(KF_ERR_VALUE, "dlpack: expected a shape of %d numbers, found NULL",
                        (int)t->ndim);
  return KF_OK;
}

static kf_status_t check_alignment(const char *data, kf_dtype_t dtype) {
  const size_t alignment = kf__alignment_of(dtype);
  if ((uintptr_t)data % alignment == 0) return KF_OK;
  return kf_error_set(KF_ERR_VALUE,
                      "dlpack: expected data aligned to %zu bytes for elements of type %s, found "
                      "address %p",
                      alignment, kf_dtype_name(dtype), (const void *)data);
}

/* The start of the data. On the CPU that is an address; elsewhere `data` may be a handle, to which
 * nothing can be added, so the offset stays separate. */
static kf_status_t find_data(const kf_dlpack_tensor_t *t, kf_dtype_t dtype, kf_device_t device,
                             char **out_data, int64_t *out_offset) {
  char *data = t->data;
  uint64_t itemsize = kf_dtype_size(dtype);
  *out_data = data;
  *out_offset = 0;
  if (data == NULL) return kf_error_set(KF_ERR_VALUE, "dlpack: expected data, found NULL");
  if (t->byte_offset == 0)
    return device.type == KF_DEVICE_CPU ? check_alignment(data, dtype) : KF_OK;
  if (t->byte_offset > PTRDIFF_MAX || (uintptr_t)data > UINTPTR_MAX - t->byte_offset)
    return kf_error_set(KF_ERR_VALUE, "dlpack: byte_offset %llu is too large",
                        (unsigned long long)t->byte_offset);
  if (device.type == KF_DEVICE_CPU) {
    *out_data = data + t->byte_offset;
    return check_alignment(*out_data, dtype);
  }
  if (t->byte_offset % itemsize != 0)
    return kf_error_set(KF_ERR_VALUE,
                        "dlpack: expected a byte_offset that is a multiple of %llu, found %llu",
                        (unsigned long long)itemsize, (unsigned long long)t->byte_offset);
  *out_offset = (int64_t)(t->byte_offset / itemsize);
  return KF_OK;
}

/* A tensor over the described memory, still without the deleter. */
static kf_status_t wrap_memory(const kf_dlpack_tensor_t *t, kf_dtype_t dtype, kf_device_t device,
                               kf_tensor_t **out_tensor) {
  static const int64_t none = 0;
  kf_int_span_t sizes = {t->ndim > 0 ? t->shape : &none, (size_t)t->ndim};
  kf_int_span_t strides = {t->ndim > 0 ? t->strides : NULL, (size_t)t->ndim};
  int64_t buffer[KF__MAX_DIMS];
  int64_t itemsize = (int64_t)kf_dtype_size(dtype);
  int64_t bytes = 0;
  KF_TRY(kf__check_geometry(sizes, &strides, 0, itemsize, buffer));
  KF_TRY(kf__bytes_needed(itemsize, sizes, strides, 0, &bytes));
  char *data = NULL;
  int64_t offset = 0;
  if (bytes > 0) {
    KF_TRY(find_data(t, dtype, device, &data, &offset));
    KF_TRY(kf__bytes_needed(itemsize, sizes, strides, offset, &bytes));
  }
  kf_storage_t *storage = NULL;
  KF_TRY(kf_storage_wrap(device, data, (size_t)bytes, NULL, NULL, &storage));
  kf_status_t status = kf_tensor_create(storage, dtype, sizes, strides, offset, out_tensor);
  kf_object_release(storage);
  return status;
}

static kf_status_t import_tensor(const kf_dlpack_tensor_t *t, kf_deleter_fn deleter, void *context,
                                 kf_tensor_t **out_tensor) {
  kf_dtype_t dtype = KF_DTYPE_COUNT;
  kf_device_t device = kf_device_make(KF_DEVICE_CPU, -1);
  KF_TRY(check_shape(t));
  KF_TRY(dtype_from_dlpack(t->dtype, &dtype));
  KF_TRY(device_from_dlpack(t->device, &device));
  KF_TRY(wrap_memory(t, dtype, device, out_tensor));
  /* Nothing can fail from here on: the storage takes over the deleter. */
  kf_storage_t *storage = (*out_tensor)->storage;
  KF_ASSERT(storage->source.deleter == NULL);
  KF_ASSERT(__atomic_load_n(&storage->object.refcount, __ATOMIC_RELAXED) == 1);
  storage->block = context;
  storage->source.deleter = deleter;
  return KF_OK;
}

kf_status_t kf_tensor_from_dlpack(kf_dlpack_versioned_t *managed, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  if (managed == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_tensor_from_dlpack: expected a tensor, found NULL");
  if (managed->version.major > KF_DLPACK_MAJOR)
    return kf_error_set(
        KF_ERR_ABI,
        KF__COMPATIBLE(KF__TORCH_DLPACK_VERSION,
                       "dlpack: the tensor has major version %u, expected at most %d"),
        (unsigned)managed->version.major, KF_DLPACK_MAJOR);
  KF_TRY(import_tensor(&managed->tensor, release_versioned, managed, out_tensor));
  if ((managed->flags & KF_DLPACK_READ_ONLY) != 0)
    kf_storage_set_flag((*out_tensor)->storage, KF_STORAGE_READ_ONLY, true);
  return KF_OK;
}

kf_status_t kf_tensor_from_dlpack_unversioned(kf_dlpack_unversioned_t *managed,
                                              kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  if (managed == NULL)
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_tensor_from_dlpack_unversioned: expected a tensor, found NULL");
  return import_tensor(&managed->tensor, release_unversioned, managed, out_tensor);
}

/* ---- The exchange table: C functions that libraries call without Python ---- */

static kf_status_t allocate_like(const kf_dlpack_tensor_t *prototype,
                                 kf_dlpack_versioned_t **out_managed) {
  kf_dtype_t dtype = KF_DTYPE_COUNT;
  kf_device_t device = kf_device_make(KF_DEVICE_CPU, -1);
  if (prototype == NULL)
    return kf_error_set(KF_ERR_MISUSE, "dlpack: expected a prototype, found NULL");
  KF_TRY(check_shape(prototype));
  KF_TRY(dtype_from_dlpack(prototype->dtype, &dtype));
  KF_TRY(device_from_dlpack(prototype->device, &device));
  static const int64_t none = 0;
  kf_int_span_t sizes = {prototype->ndim > 0 ? prototype->shape : &none, (size_t)prototype->ndim};
  kf_tensor_t *tensor = NULL;
  KF_TRY(kf__tensor_new(dtype, device, sizes, NULL, &tensor));
  kf_status_t status = export_versioned(tensor, 0, out_managed);
  kf_object_release(tensor);
  return status;
}

static int exchange_allocate(kf_dlpack_tensor_t *prototype, kf_dlpack_versioned_t **out_managed,
                             void *error_context,
                             void (*set_error)(void *error_context, const char *kind,
                                               const char *message)) {
  *out_managed = NULL;
  kf_status_t status = allocate_like(prototype, out_managed);
  if (status == KF_OK) return 0;
  if (set_error != NULL)
    set_error(error_context, kf_status_python_exception(status), kf_error_message());
  return -1;
}

static int exchange_managed_from_object(void *object, kf_dlpack_versioned_t **out_managed) {
  return kf_tensor_to_dlpack(object, false, out_managed) == KF_OK ? 0 : -1;
}

static int exchange_managed_to_object(kf_dlpack_versioned_t *managed, void **out_object) {
  kf_tensor_t *tensor = NULL;
  kf_status_t status = kf_tensor_from_dlpack(managed, &tensor);
  *out_object = tensor;
  return status == KF_OK ? 0 : -1;
}

static int exchange_tensor_from_object(void *object, kf_dlpack_tensor_t *out_tensor) {
  kf_tensor_t *t = object;
  bool read_only = false;
  if (describe(t, out_tensor, &read_only) != KF_OK) return -1;
  if (read_only) {
    memset(out_tensor, 0, sizeof *out_tensor);
    (void)kf_error_set(KF_ERR_BUFFER,
                       "dlpack: Can't export read-only memory in a form that cannot say so");
    return -1;
  }
  out_tensor->shape = t->sizes;
  out_tensor->strides = t->strides;
  return 0;
}

static int exchange_current_work_stream(int32_t device_type, int32_t device_id, void **out_stream) {
  (void)device_type;
  (void)device_id;
  *out_stream = NULL;
  return 0;
}

const kf_dlpack_exchange_t *kf_dlpack_exchange_table(void) {
  static const kf_dlpack_exchange_t table = {{{KF_DLPACK_MAJOR, KF_DLPACK_MINOR}, NULL},
                                             exchange_allocate,
                                             exchange_managed_from_object,
                                             exchange_managed_to_object,
                                             exchange_tensor_from_object,
                                             exchange_current_work_stream};
  return &table;
}
