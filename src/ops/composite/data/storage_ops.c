/* Operators on the storage of a tensor: resize_, resize_as_, set_ in its forms, _lazy_clone and
 * from_file. They change geometry and storage, never values. Every change bumps the version, and
 * geometry is checked for overflow before a storage grows. */
#include <errno.h>
#include <fcntl.h>
#include <keyfall/ops.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/parallel.h"
#include "compat/operator_texts.h"
#include "ops/composite/data/factory_composites.h"
#include "ops/composite/data/uninitialized.h"
#include "ops/core/kernel_support.h"
#include "ops/gen/composites.h"
#include "tensor/core/geometry.h"
#include "tensor/core/gradient_hooks.h"

/* ---- resize_ ---- */

static kf_status_t resize(kf_tensor_t *self, kf_int_span_t size, kf_opt_int_t memory_format) {
  int64_t strides[KF__MAX_DIMS], numel;
  KF_TRY(kf__check_rank(size.size));
  KF_TRY(kf__shape_numel(size, (size_t)kf__itemsize(self), &numel));
  int64_t format = memory_format.has ? memory_format.value : KF_MEMORY_FORMAT_CONTIGUOUS;
  if (format == KF_MEMORY_FORMAT_PRESERVE)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RESIZE_PRESERVE, "resize_: the memory format cannot be Preserve"));
  if (format == KF_MEMORY_FORMAT_CONTIGUOUS)
    kf__contiguous_strides(size, strides);
  else
    KF_TRY(kf__format_strides(size, (kf_memory_format_t)format, strides));
  if (!memory_format.has && kf__spans_equal(kf__sizes(self), size)) return KF_OK;
  KF_TRY(kf__check_version(self));
  const size_t before = self->storage->size;
  KF_TRY(kf__tensor_resize(self, (uint32_t)size.size, size.data, strides));
  kf__bump_version(self);
  return KF__FILLS_UNINITIALIZED ? kf__fill_grown(self, before) : KF_OK;
}

/* Resizing has no derivative; inference tensors never get one. */
static kf_status_t check_resizable(const kf_call_t *call, const kf_tensor_t *self) {
  if (!kf__is_defined(self)) return kf__undefined_argument(call, "self");
  if ((self->flags & KF__INFERENCE) != 0 || !kf__gradient_hooks.requires_grad(self)) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_RESIZE_GRAD, "a tensor that requires grad cannot be resized"));
}

kf_status_t kf__op_resize_(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                           kf_opt_int_t memory_format) {
  KF_TRY(check_resizable(call, self));
  return resize(self, size, memory_format);
}

kf_status_t kf__op_resize_as_(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *the_template,
                              kf_opt_int_t memory_format) {
  KF_TRY(check_resizable(call, self));
  if (!kf__is_defined(the_template)) return kf__undefined_argument(call, "the_template");
  if (memory_format.has && memory_format.value == KF_MEMORY_FORMAT_PRESERVE)
    memory_format.value = kf_tensor_memory_format(the_template);
  return resize(self, kf_tensor_sizes(the_template), memory_format);
}

/* ---- set_ ---- */

/* The size in bytes of a storage that holds this geometry; 0 for an empty tensor, whatever its
 * offset. KF_ERR_RUNTIME where it overflows or a stride is negative. */
static kf_status_t bytes_reached(int64_t itemsize, kf_int_span_t size, const int64_t *strides,
                                 int64_t offset, int64_t *out_bytes) {
  KF_ASSERT(itemsize > 0);
  KF_ASSERT(offset >= 0);
  int64_t last = offset, numel;
  bool fits = true;
  *out_bytes = 0;
  KF_TRY(kf__shape_numel(size, (size_t)itemsize, &numel));
  if (numel == 0) return KF_OK;
  for (size_t i = 0; i < size.size; i++) {
    int64_t step;
    fits = fits && strides[i] >= 0 &&
           !__builtin_mul_overflow(size.data[i] - 1, strides[i], &step) &&
           !__builtin_add_overflow(last, step, &last);
  }
  if (fits && !__builtin_add_overflow(last, 1, &last) &&
      !__builtin_mul_overflow(last, itemsize, out_bytes))
    return KF_OK;
  char sizes_text[KF__SHAPE_TEXT], strides_text[KF__SHAPE_TEXT];
  kf_int_span_t span = {strides, size.size};
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_STORAGE_SIZE,
                     "the bytes for sizes %s and strides %s are too many for 64 bits"),
      kf__shape_text(size, sizes_text), kf__shape_text(span, strides_text));
}

/* A storage that is too small grows, as in resize_; without strides the tensor is contiguous. */
static kf_status_t set(kf_tensor_t *self, kf_storage_t *source, int64_t offset, kf_int_span_t size,
                       kf_int_span_t stride) {
  int64_t strides[KF__MAX_DIMS], bytes;
  KF_TRY(kf__check_rank(size.size));
  if (offset < 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_STORAGE_OFFSET,
                                       "the storage offset must not be negative, but is %lld"),
                        (long long)offset);
  if (stride.size == 0 && size.size > 0) {
    int64_t numel;
    KF_TRY(kf__shape_numel(size, (size_t)kf__itemsize(self), &numel));
    kf__contiguous_strides(size, strides);
    stride.data = strides;
    stride.size = size.size;
  }
  if (stride.size != size.size)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_STORAGE_STRIDES, "size has %zu numbers, but stride has %zu"),
        size.size, stride.size);
  KF_ASSERT(stride.size <= KF__MAX_DIMS);
  KF_TRY(bytes_reached(kf__itemsize(self), size, stride.data, offset, &bytes));
  KF_TRY(kf__check_version(self));
  KF_TRY(kf__check_aligned(source, kf__dtype(self)));
  if ((uint64_t)bytes > kf_storage_size(source)) KF_TRY(kf_storage_resize(source, (size_t)bytes));
  KF_TRY(kf_tensor_set_storage(self, source, size, stride, offset));
  kf__bump_version(self);
  return KF_OK;
}

static kf_status_t check_storage(const kf_storage_t *source) {
  if (source != NULL) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, "set_: expected a storage for argument 'source', found None");
}

kf_status_t kf__op_set__source_Storage_storage_offset(const kf_call_t *call, kf_tensor_t *self,
                                                      kf_storage_t *source, int64_t storage_offset,
                                                      kf_int_span_t size, kf_int_span_t stride) {
  (void)call;
  KF_TRY(check_storage(source));
  return set(self, source, storage_offset, size, stride);
}

kf_status_t kf__op_set__source_Storage(const kf_call_t *call, kf_tensor_t *self,
                                       kf_storage_t *source) {
  (void)call;
  KF_TRY(check_storage(source));
  int64_t count = (int64_t)(kf_storage_size(source) / (size_t)kf__itemsize(self));
  return set(self, source, 0, KF_INTS(count), kf_no_ints());
}

static kf_status_t check_same_type(const kf_tensor_t *self, const kf_tensor_t *source) {
  if (!kf__is_defined(source))
    return kf_error_set(KF_ERR_RUNTIME, "set_: argument 'source' is an undefined tensor");
  if (kf__dtype(self) == kf__dtype(source)) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SET_DTYPE,
                                     "set_: source holds %s elements, but the tensor holds %s"),
                      kf__dtype_message_name(kf__dtype(source)),
                      kf__dtype_message_name(kf__dtype(self)));
}

kf_status_t kf__op_set__source_Tensor(const kf_call_t *call, kf_tensor_t *self,
                                      kf_tensor_t *source) {
  (void)call;
  KF_TRY(check_same_type(self, source));
  return set(self, source->storage, source->offset, kf__sizes(source), kf__strides(source));
}

kf_status_t kf__op_set__source_Tensor_storage_offset(const kf_call_t *call, kf_tensor_t *self,
                                                     kf_tensor_t *source, int64_t storage_offset,
                                                     kf_int_span_t size, kf_int_span_t stride) {
  (void)call;
  KF_TRY(check_same_type(self, source));
  int64_t offset; /* counts from where the source begins */
  if (storage_offset < 0 || __builtin_add_overflow(source->offset, storage_offset, &offset))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_STORAGE_OFFSET,
                                       "the storage offset is negative or too large: %lld"),
                        (long long)storage_offset);
  return set(self, source->storage, offset, size, stride);
}

/* An empty tensor over a storage of its own. */
kf_status_t kf__op_set_(const kf_call_t *call, kf_tensor_t *self) {
  (void)call;
  kf_storage_t *storage = NULL;
  KF_TRY(kf_storage_create(self->device, 0, &storage));
  kf_status_t status = kf__check_version(self);
  if (status == KF_OK) status = kf_tensor_set_storage(self, storage, KF_INTS(0), KF_INTS(1), 0);
  if (status == KF_OK) kf__bump_version(self);
  kf_storage_release(storage);
  return status;
}

/* ---- _lazy_clone ---- */

/* The storage is cloned as a whole, so the geometry stays the same. */
kf_status_t kf__op__lazy_clone(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  kf_storage_t *storage = NULL;
  *out = NULL;
  if (!kf__is_defined(self)) return kf__undefined_argument(call, "self");
  if (self->layout != KF_LAYOUT_STRIDED)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "_lazy_clone: only strided tensors have a storage that can be shared");
  KF_TRY(kf_storage_lazy_clone(self->storage, &storage));
  kf_status_t status = kf_tensor_create(storage, kf__dtype(self), kf__sizes(self),
                                        kf__strides(self), self->offset, out);
  kf_storage_release(storage);
  return status;
}

typedef struct address_loop {
  const kf_storage_t *storage;
  bool skip_first;
  bool refused;
} address_loop_t;

/* A body of a parallel loop must not allocate, and other parts may use the old address. */
static void ask_for_address(void *context, int64_t begin, int64_t end) {
  address_loop_t *loop = context;
  if (loop->skip_first && begin == 0 && end == 1) return;
  if (kf_storage_is_cow(loop->storage)) __atomic_store_n(&loop->refused, true, __ATOMIC_RELAXED);
}

kf_status_t kf__op__test_parallel_materialize(const kf_call_t *call, kf_tensor_t *self,
                                              int64_t num_parallel, bool skip_first,
                                              kf_tensor_t **out) {
  *out = NULL;
  if (!kf__is_defined(self)) return kf__undefined_argument(call, "self");
  address_loop_t loop = {self->storage, skip_first, false};
  kf__parallel_for(0, num_parallel, 1, ask_for_address, &loop);
  if (loop.refused)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_MATERIALIZED_IN_LOOP,
                                       "a lazily copied storage cannot get memory of its own in a "
                                       "parallel loop: ask for an address for writing before it"));
  return kf_tensor_alias(self, out);
}

/* ---- from_file ---- */

/* The deleter of a mapped storage; the context is its size. */
static void unmap(void *context, void *data) { (void)munmap(data, (size_t)(uintptr_t)context); }

static kf_status_t file_error(const char *doing, kf_str_t name) {
  int code = errno;
  char reason[128];
  if (strerror_r(code, reason, sizeof reason) != 0) reason[0] = '\0';
  return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_FILE, "cannot %s file %s: %s (%d)"),
                      doing, name.data, reason, code);
}

/* A shared file grows to the size; a private one must have it. Only plain files: a device or a pipe
 * has no size to compare. */
static kf_status_t fit_file(int file, kf_str_t name, bool shared, size_t bytes) {
  struct stat about;
  if (fstat(file, &about) != 0) return file_error("stat the", name);
  if (!S_ISREG(about.st_mode))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_MAP_FILE,
                       "cannot map %zu bytes of file %s, which is not a plain file"),
        bytes, name.data);
  if ((uint64_t)about.st_size >= bytes) return KF_OK;
  if (!shared)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FILE_SIZE, "file %s has %lld bytes, but %zu are needed"),
        name.data, (long long)about.st_size, bytes);
  return ftruncate(file, (off_t)bytes) == 0 ? KF_OK : file_error("stretch the", name);
}

static kf_status_t map_file(int file, kf_str_t name, bool shared, size_t bytes, void **out_data) {
  KF_TRY(fit_file(file, name, shared, bytes));
  *out_data = NULL;
  if (bytes == 0) return KF_OK;
  void *data =
      mmap(NULL, bytes, PROT_READ | PROT_WRITE, shared ? MAP_SHARED : MAP_PRIVATE, file, 0);
  if (data == MAP_FAILED) return file_error("mmap the", name);
  *out_data = data;
  return KF_OK;
}

/* The mapping outlives the descriptor and is unmapped with the storage. A private file is opened
 * read-only: writes go to copies of its pages. *out_data is NULL for 0 bytes, which cannot be
 * mapped. */
static kf_status_t open_and_map(kf_str_t name, bool shared, size_t bytes, void **out_data) {
  *out_data = NULL;
  int file = shared ? open(name.data, O_RDWR | O_CREAT | O_CLOEXEC, 0600)
                    : open(name.data, O_RDONLY | O_CLOEXEC);
  if (file < 0) return file_error(shared ? "open or make the" : "open the", name);
  kf_status_t status = map_file(file, name, shared, bytes, out_data);
  (void)close(file);
  return status;
}

kf_status_t kf__op_from_file(const kf_call_t *call, kf_str_t filename, kf_opt_bool_t shared,
                             kf_opt_int_t size, KF__OPTIONS, kf_tensor_t **out) {
  (void)call;
  kf__options_t options;
  int64_t count = size.has ? size.value : 0, numel;
  void *data = NULL;
  *out = NULL;
  KF_TRY(kf__options(KF__GIVEN, kf_default_dtype(), &options));
  if (options.pinned)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_PINNED_FILE, "from_file: memory of a file cannot be pinned"));
  if (options.device.type != KF_DEVICE_CPU)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "from_file makes tensors of the CPU only");
  if (filename.data == NULL || strlen(filename.data) != filename.size)
    return kf_error_set(KF_ERR_VALUE, "from_file: expected the name of a file");
  if (!kf_dtype_is_supported(options.dtype))
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "from_file: no tensors of this element type");
  size_t itemsize = kf_dtype_size(options.dtype);
  KF_TRY(kf__shape_numel(KF_INTS(count), itemsize, &numel));
  size_t bytes = (size_t)count * itemsize;
  KF_TRY(open_and_map(filename, shared.has && shared.value, bytes, &data));
  if (data == NULL) return kf__tensor_new(options.dtype, options.device, KF_INTS(count), NULL, out);
  kf_status_t status =
      kf_tensor_from_blob(data, options.dtype, KF_INTS(count), (kf_int_span_t){NULL, 0}, unmap,
                          (void *)(uintptr_t)bytes, out);
  if (status != KF_OK) (void)munmap(data, bytes);
  return status;
}
