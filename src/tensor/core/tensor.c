/* Making and destroying tensors. Invariants (kf__tensor_is_valid): the flags CONTIGUOUS and DENSE
 * match the geometry, `numel` is the product of the sizes, and every element lies inside the
 * storage. See Note [Tensor layout] in tensor_internal.h and Note [Fused allocations] in storage.h.
 *
 * After the call path this is the busiest code of the library. Each common path is straight-line
 * code without calls; everything uncommon is in functions marked KF__COLD. */
#include "dispatch/keys/key_internal.h"
#include "dispatch/values/value_internal.h"
#include "tensor/core/geometry.h"
#include "tensor/storage/device_shelf.h"

_Static_assert(KF__FUSED_HEADER + KF__RECORDED_BUFFER == KF__RECORDED_CLASS * 64,
               "fused allocations of the recording device are in another class");
_Static_assert(sizeof(struct kf_tensor) == KF__TENSOR_SIZE,
               "the undefined tensor is not as large as the others");

/* For builds without autograd: no tensor has a word that needs releasing. */
static void release_nothing(void *word) { (void)word; }
void (*kf__autograd_release)(void *word) = release_nothing;
bool (*kf__binding_release)(kf_tensor_t *tensor);

static unsigned header_class(void) { return kf__block_class(sizeof(kf_tensor_t)); }

/* ---- Destroying ---- */

static unsigned extended_class(void) { return kf__block_class(sizeof(kf__extended_t)); }

static void free_header(kf_tensor_t *t) {
  KF_ASSERT(t->autograd == NULL);
  if (t->base.object.type == &kf__extended_tensor_type)
    kf__block_push(t, extended_class());
  else if ((t->flags & KF__FUSED) != 0)
    kf__fused_part_died((kf__fused_t *)(void *)t);
  else
    kf__block_push(t, header_class());
}

/* Releases what the word owns, see Note [Autograd word]. The word is cleared first: releasing a
 * node can run code that looks at this tensor. */
static inline void drop_autograd(kf_tensor_t *t) {
  uintptr_t word = (uintptr_t)t->autograd;
  KF_ASSERT((word & KF__AUTOGRAD_TAG) != KF__AUTOGRAD_TAG); /* 3 is no tag */
  t->autograd = NULL;
  if (KF_LIKELY((word & KF__AUTOGRAD_TAG) == KF__AUTOGRAD_BASE))
    kf_object_release((void *)(word & ~(uintptr_t)KF__AUTOGRAD_BITS));
  else
    kf__autograd_release((void *)word);
}

/* The flags that decide how a tensor is freed. */
enum { KINDS = KF__FUSED | KF__OWN_DIMS | KF__OWN_VERSION | KF__SHELVED };

/* Destroys a tensor of any kind. */
static KF__COLD void destroy_any(kf_tensor_t *t) {
  if (t->binding != NULL) {
    /* The release of a sole owner may leave the count at 1 or 0. A binding that revives the tensor
     * expects 1. */
    __atomic_store_n(&t->base.object.refcount, 1, __ATOMIC_RELAXED);
    if (kf__binding_release != NULL && !kf__binding_release(t)) return;
  }
  if (t->autograd != NULL) drop_autograd(t);
  if ((t->flags & KINDS) == KF__SHELVED) {
    t->binding = NULL; /* it was released above */
    if (kf__shelf_put(t)) return;
  }
  KF_ASSERT(kf__geometry_is_valid(t));
  KF_ASSERT(kf__storage_is_valid(t->storage));
  kf__extension_t *extension = kf__tensor_extension(t);
  if (extension != NULL) extension->release(extension);
  if ((t->flags & KF__OWN_DIMS) != 0) kf__block_free(t->sizes, kf__dims_size(t->ndim));
  if ((t->flags & KF__OWN_VERSION) != 0) kf__version_release(t);
  kf_object_release(t->storage);
  free_header(t);
}

/* Tensor and storage die together, and the storage is unchanged since it was built: the next tensor
 * of this class can reuse both. The acquire load of the storage's count pairs with the releases of
 * other threads that held the storage, as in kf_object_destroy. */
static inline bool dies_whole(const kf_tensor_t *t, const kf_storage_t *s) {
  return t->storage == s && __atomic_load_n(&s->object.refcount, __ATOMIC_ACQUIRE) == 1 &&
         (s->flags | (s->origin & KF__ORIGIN_KIND)) == 0;
}

/* The same on the recording device. What the buffer holds may be the last reference to other
 * tensors, so the list is read after it is released. */
static bool free_recorded(kf_tensor_t *t, kf_storage_t *s) {
  if (t->storage != s || (s->origin & KF__ORIGIN_KIND) != KF__ORIGIN_RECORDED ||
      __atomic_load_n(&s->object.refcount, __ATOMIC_ACQUIRE) != 1 ||
      kf__storage_flags(s) != KF__STORAGE_REMOTE)
    return false;
  kf__recording_device.storages.close(s);
  s->version = 0;
  kf__block_list_t *list = &kf__blocks->recorded;
  if (KF_UNLIKELY(list->space == 0)) {
    kf__block_push(t, KF__RECORDED_CLASS);
    return true;
  }
  *(void **)(void *)t = list->first;
  *list = (kf__block_list_t){t, list->space - 1};
  return true;
}

static void destroy(kf_object_t *self) {
  kf_tensor_t *t = (kf_tensor_t *)(void *)self;
  kf_storage_t *s = &((kf__fused_t *)(void *)t)->storage; /* if KF__FUSED is set */
  KF_ASSERT(__atomic_load_n(&self->refcount, __ATOMIC_RELAXED) <= 1);
  KF_ASSERT(self->type == &kf__tensor_type);
  KF_ASSERT(t->storage != NULL); /* the undefined tensor never dies */
  unsigned kind = t->flags & KINDS;
  if (KF_UNLIKELY(t->binding != NULL)) goto any;
  if (t->autograd != NULL) drop_autograd(t);
  if (KF_UNLIKELY(kind != KF__FUSED)) {
    if (kind == KF__SHELVED && kf__shelf_put(t)) return;
    if (kind != 0) goto any;
    /* A view, or a tensor over large data. The header is pushed first: then nothing of it is live
     * across the release, which is a tail call. */
    kf_storage_t *storage = t->storage;
    kf__block_push(t, header_class());
    kf_object_release(storage);
    return;
  }
  if (KF_UNLIKELY(!dies_whole(t, s))) {
    if (free_recorded(t, s)) return;
    goto any;
  }
  /* Everything that start_fused does not write must be as build_fused left it. */
  KF_ASSERT(kf__storage_is_valid(s));
  KF_ASSERT(__atomic_load_n(&s->source.parts, __ATOMIC_RELAXED) == 2);
  KF_ASSERT(t->sizes == t->dims);
  KF_ASSERT(t->version == &s->version);
  KF_ASSERT(t->binding == NULL);
  KF_ASSERT(t->device.type == KF_DEVICE_CPU);
  kf__block_lists_t *lists = kf__blocks;
  kf__block_list_t *list = &lists->fused[s->origin >> KF__ORIGIN_CLASS];
  if (KF_UNLIKELY(list->space == 0)) goto any;
  *(void **)(void *)t = list->first;
  *list = (kf__block_list_t){t, list->space - 1};
  lists->uncounted -= (int64_t)s->size; /* needs no check against a bound: the list is bounded */
  if (KF_UNLIKELY(s->version != 0)) s->version = 0;
  return;
any:
  destroy_any(t);
}

const kf_object_type_t kf__tensor_type = {
    sizeof(kf_object_type_t), KF_OBJECT_DISPATCHABLE, "Tensor", destroy, NULL, NULL};

static void destroy_extended(kf_object_t *self) { destroy_any((kf_tensor_t *)(void *)self); }

const kf_object_type_t kf__extended_tensor_type = {
    sizeof(kf_object_type_t), KF_OBJECT_DISPATCHABLE, "Tensor", destroy_extended, NULL, NULL};

/* ---- Headers ---- */

#define RANK_BIT(name) (UINT64_C(1) << KF_RANK_##name)
/* The keys that kf_keyset_for_tensor gives for dense CPU tensors of every type, as constants. */
#define CPU_BACKENDS (UINT64_C(1) << KF_BACKEND_CPU)
#define CPU_INFERENCE_KEYS (RANK_BIT(Dense) | RANK_BIT(AutocastCPU))
#define CPU_KEYS (CPU_INFERENCE_KEYS | RANK_BIT(AutogradFunctionality) | RANK_BIT(ADInplaceOrView))

/* The same for run-time devices, which share one autocast key. */
#define RUNTIME_INFERENCE_KEYS (RANK_BIT(Dense) | RANK_BIT(AutocastPrivateUse1))
#define RUNTIME_KEYS \
  (RUNTIME_INFERENCE_KEYS | RANK_BIT(AutogradFunctionality) | RANK_BIT(ADInplaceOrView))

#ifndef NDEBUG
static bool keys_are_right(kf_keyset_t keys, kf_dtype_t dtype, int device_type, bool inference) {
  kf_key_t key = KF_KEY_Undefined;
  if (kf_key_compute(dtype, KF_LAYOUT_STRIDED, device_type, &key) != KF_OK) return false;
  kf_keyset_t computed = kf_keyset_for_tensor(kf_keyset_of(key), inference);
  return keys.functionality == computed.functionality && keys.backends == computed.backends;
}
#endif

static kf_status_t keys_for(kf_dtype_t dtype, kf_device_t device, bool inference,
                            kf_keyset_t *out_keys) {
  if (device.type == KF_DEVICE_CPU) {
    *out_keys = kf_keyset_make(CPU_BACKENDS, inference ? CPU_INFERENCE_KEYS : CPU_KEYS);
    KF_ASSERT(keys_are_right(*out_keys, dtype, device.type, inference));
    return KF_OK;
  }
  /* The types above bool include quantized ones, which have keys of their own. */
  if (device.type >= KF_DEVICE_FIRST_DYNAMIC && dtype <= KF_DTYPE_BOOL) {
    const int backend = KF_BACKEND_FIRST_DYNAMIC + device.type - KF_DEVICE_FIRST_DYNAMIC;
    *out_keys =
        kf_keyset_make(UINT64_C(1) << backend, inference ? RUNTIME_INFERENCE_KEYS : RUNTIME_KEYS);
    KF_ASSERT(keys_are_right(*out_keys, dtype, device.type, inference));
    return KF_OK;
  }
  if (kf__is_recording_device(device.type) && dtype <= KF_DTYPE_BOOL) {
    *out_keys = kf__recording_device.keys[inference];
    KF_ASSERT(keys_are_right(*out_keys, dtype, device.type, inference));
    return KF_OK;
  }
  kf_key_t key = KF_KEY_Undefined;
  KF_TRY(kf_key_compute(dtype, KF_LAYOUT_STRIDED, device.type, &key));
  *out_keys = kf_keyset_for_tensor(kf_keyset_of(key), inference);
  return KF_OK;
}

/* Initializes the object of a header that no other thread knows yet, hence the relaxed store. */
static inline void start_object(kf_object_t *object, const kf_object_type_t *type) {
  __atomic_store_n(&object->refcount, 1, __ATOMIC_RELAXED);
  object->type = type;
}

/* Fills everything but sizes, strides, numel, storage and version. */
static inline void fill_header(kf_tensor_t *t, kf_dtype_t dtype, kf_device_t device,
                               kf_keyset_t keys, unsigned flags, uint32_t ndim, int64_t offset) {
  KF_ASSERT((unsigned)dtype < KF_DTYPE_COUNT);
  KF_ASSERT(ndim <= KF__MAX_DIMS);
  KF_ASSERT(offset >= 0);
  start_object(&t->base.object, &kf__tensor_type);
  t->base.keys = keys;
  t->offset = offset;
  t->sizes = t->dims;
  t->strides = t->dims + KF__INLINE_DIMS;
  t->dtype = (uint8_t)dtype;
  t->layout = KF_LAYOUT_STRIDED;
  t->flags = (uint16_t)flags;
  t->ndim = ndim;
  t->device = device;
  t->view_version = 0;
  t->autograd = NULL;
  t->binding = NULL;
}

/* A header with this geometry; the caller adds storage and version. NULL: no memory. */
static KF__COLD kf_tensor_t *make_header(kf_dtype_t dtype, kf_device_t device, kf_keyset_t keys,
                                         unsigned flags, uint32_t ndim, const int64_t *sizes,
                                         const int64_t *strides, int64_t offset) {
  kf_tensor_t *t = kf__block_pop(header_class());
  if (t == NULL) return NULL;
  fill_header(t, dtype, device, keys, flags, ndim, offset);
  if (ndim > KF__INLINE_DIMS) {
    int64_t *dims = kf__block_alloc(kf__dims_size(ndim));
    if (dims == NULL) {
      kf__block_push(t, header_class());
      return NULL;
    }
    t->sizes = dims;
    t->strides = dims + ndim;
    t->flags |= KF__OWN_DIMS;
  }
  kf__write_dims(t, ndim, sizes, strides);
  return t;
}

/* A tensor over a storage, whose reference it takes on success. Callers have checked the geometry.
 */
static kf_status_t make_tensor(kf_storage_t *storage, kf_dtype_t dtype, kf_int_span_t sizes,
                               const int64_t *strides, int64_t offset, kf_tensor_t **out_tensor) {
  bool inference = kf__inference_mode;
  kf_keyset_t keys;
  KF_TRY(keys_for(dtype, storage->device, inference, &keys));
  kf_tensor_t *t = make_header(dtype, storage->device, keys, inference ? KF__INFERENCE : 0,
                               (uint32_t)sizes.size, sizes.data, strides, offset);
  if (t == NULL) return kf__no_memory();
  t->storage = storage;
  t->version = &storage->version;
  KF_ASSERT(kf__tensor_is_valid(t));
  *out_tensor = t;
  return KF_OK;
}

/* ---- Fused allocations ---- */

/* Writes everything that stays unchanged while the block is reused for one tensor after another. */
static kf__fused_t *build_fused(unsigned block_class, kf_device_t device, uint32_t kind) {
  kf__fused_t *fused = kf__block_pop(block_class);
  if (fused == NULL) return NULL;
  kf_tensor_t *t = &fused->tensor;
  kf_storage_t *s = &fused->storage;
  t->base.object.type = &kf__tensor_type;
  t->storage = s;
  t->sizes = t->dims;
  t->strides = t->dims + KF__INLINE_DIMS;
  t->layout = KF_LAYOUT_STRIDED;
  t->device = device;
  t->view_version = 0;
  t->version = &s->version;
  t->autograd = NULL;
  t->binding = NULL;
  start_object(&s->object, &kf__storage_type);
  s->data = fused + 1;
  s->device = device;
  s->version = 0;
  s->flags = device.type == KF_DEVICE_CPU ? 0 : KF__STORAGE_REMOTE;
  s->origin = kind | KF__ORIGIN_FUSED | block_class << KF__ORIGIN_CLASS;
  s->block = kind == KF__ORIGIN_RECORDED ? fused + 1 : NULL;
  s->source.parts = 2;
  return fused;
}

static kf__fused_t *take_fused(unsigned block_class) {
  KF_ASSERT(block_class < KF__FUSED_CLASSES);
  kf__block_list_t *list = &kf__blocks->fused[block_class];
  kf__fused_t *fused = list->first;
  if (fused == NULL)
    return build_fused(block_class, kf_device_make(KF_DEVICE_CPU, -1), KF__ORIGIN_INLINE);
  list->first = *(void **)(void *)fused;
  list->space++;
  return fused;
}

/* Writes what differs from one tensor to the next that is made from the same header. */
static inline __attribute__((always_inline)) void start_again(kf_tensor_t *t, kf_dtype_t dtype,
                                                              uint64_t backends, uint64_t keys,
                                                              unsigned flags, kf_int_span_t sizes,
                                                              int64_t numel) {
  KF_ASSERT(sizes.size <= KF__INLINE_DIMS);
  KF_ASSERT(t->storage->version == 0);
  KF_ASSERT(t->sizes == t->dims);
  KF_ASSERT(t->autograd == NULL);
  KF_ASSERT(t->binding == NULL);
  __atomic_store_n(&t->base.object.refcount, 1, __ATOMIC_RELAXED);
  __asm__("" : "+r"(keys)); /* makes two scalar stores; one vector store is slower to forward */
  t->base.keys = kf_keyset_make(backends, keys);
  t->offset = 0;
  t->numel = numel;
  t->dtype = (uint8_t)dtype;
  t->flags = (uint16_t)(flags | KF__CONTIGUOUS | KF__DENSE);
  t->ndim = (uint32_t)sizes.size;
  if (KF_UNLIKELY(sizes.size == 0)) return;
  size_t last = sizes.size - 1;
  int64_t stride = sizes.data[last];
  t->dims[last] = stride;
  t->dims[KF__INLINE_DIMS + last] = 1;
  if (KF_LIKELY(last == 0)) return;
  do {
    last--;
    int64_t size = sizes.data[last];
    t->dims[last] = size;
    t->dims[KF__INLINE_DIMS + last] = stride;
    stride *= size;
  } while (last > 0);
}

/* There is at least one element. */
static inline void start_fused(kf__fused_t *fused, kf_dtype_t dtype, uint64_t keys, unsigned flags,
                               kf_int_span_t sizes, int64_t numel, size_t bytes) {
  KF_ASSERT(bytes > 0);
  fused->storage.size = bytes;
  start_again(&fused->tensor, dtype, CPU_BACKENDS, keys, flags | KF__FUSED, sizes, numel);
}

static kf_status_t new_fused(kf_dtype_t dtype, kf_int_span_t sizes, uint64_t numel, size_t bytes,
                             kf_tensor_t **out_tensor) {
  unsigned block_class = kf__block_class(KF__FUSED_HEADER + bytes);
  kf__fused_t *fused = take_fused(block_class);
  if (fused == NULL) return kf__storage_no_memory(bytes);
  bool inference = kf__inference_mode;
  start_fused(fused, dtype, inference ? CPU_INFERENCE_KEYS : CPU_KEYS,
              inference ? KF__INFERENCE : 0, sizes, (int64_t)numel, bytes);
  kf__mark_usable(fused + 1, bytes, kf__block_class_size(block_class) - KF__FUSED_HEADER);
  kf__memory_count_small((int64_t)bytes);
  KF_ASSERT(kf__tensor_is_valid(&fused->tensor));
  *out_tensor = &fused->tensor;
  return KF_OK;
}

kf_status_t kf__tensor_new_recorded(kf_dtype_t dtype, kf_int_span_t sizes, int64_t numel,
                                    kf_tensor_t **out_tensor) {
  KF_ASSERT(dtype <= KF_DTYPE_BOOL);
  KF_ASSERT(numel > 0);
  kf__block_list_t *list = &kf__blocks->recorded;
  kf__fused_t *fused = list->first;
  if (KF_UNLIKELY(fused == NULL)) {
    fused = build_fused(KF__RECORDED_CLASS, kf_device_make(kf__recording_device.type, 0),
                        KF__ORIGIN_RECORDED);
    if (fused == NULL) return kf__no_memory();
  } else {
    *list = (kf__block_list_t){*(void **)(void *)fused, list->space + 1};
  }
  const kf_keyset_t *keys = &kf__recording_device.keys[false];
  unsigned flags = KF__FUSED;
  if (KF_UNLIKELY(kf__inference_mode)) {
    keys = &kf__recording_device.keys[true];
    flags |= KF__INFERENCE;
  }
  fused->storage.size = (size_t)(numel * kf__dtype_sizes[dtype]);
  start_again(&fused->tensor, dtype, keys->backends, keys->functionality, flags, sizes, numel);
  KF_ASSERT(kf__tensor_is_valid(&fused->tensor));
  *out_tensor = &fused->tensor;
  return KF_OK;
}

/* Computes number and bytes of the elements of a tensor with inline sizes and little data. False
 * for all others, also for empty tensors and for invalid arguments: the general path reports those.
 * `item_sizes` has the bytes of an element for each type. */
static inline __attribute__((always_inline)) bool is_small(const uint8_t *item_sizes,
                                                           kf_dtype_t dtype, kf_int_span_t sizes,
                                                           uint64_t *out_numel,
                                                           uint64_t *out_bytes) {
  if (KF_UNLIKELY((unsigned)dtype >= KF__FUSED_DTYPES || sizes.size > KF__INLINE_DIMS))
    return false;
  uint64_t numel = KF_LIKELY(sizes.size > 0) ? (uint64_t)sizes.data[0] : 1;
  uint64_t largest = numel;
  if (KF_UNLIKELY(sizes.size > 1)) {
    for (size_t i = 1; i < sizes.size; i++) {
      largest |= (uint64_t)sizes.data[i];
      numel *= (uint64_t)sizes.data[i];
    }
  }
  /* Five sizes below 2^12 and an item of 2^4 bytes: the products cannot have overflowed. Items of 0
   * bytes stand for types that are not supported or must not be fused. A negative size makes
   * `largest` huge, and an empty tensor makes `*out_bytes - 1` wrap around. */
  *out_numel = numel;
  *out_bytes = numel * __atomic_load_n(&item_sizes[dtype], __ATOMIC_RELAXED);
  return *out_bytes - 1 < KF__INLINE_DATA && largest < 4096;
}

/* The same for a tensor that can be a fused allocation. */
static inline __attribute__((always_inline)) bool can_be_fused(kf_dtype_t dtype, kf_device_t device,
                                                               kf_int_span_t sizes,
                                                               uint64_t *out_numel,
                                                               uint64_t *out_bytes) {
  return KF_LIKELY(device.type == KF_DEVICE_CPU) &&
         is_small(kf__fused_sizes, dtype, sizes, out_numel, out_bytes);
}

/* ---- Making ---- */

static kf_status_t check_dtype(kf_dtype_t dtype) {
  if (KF_LIKELY(kf_dtype_is_supported(dtype))) return KF_OK;
  const char *name = kf_dtype_name(dtype);
  if (name == NULL)
    return kf_error_set(KF_ERR_VALUE, "expected an element type, found number %d", (int)dtype);
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      "tensors of element type %s are not supported by this build", name);
}

/* Lets a new tensor on a device go to a shelf when it dies. */
static void shelve(kf_tensor_t *t) {
  t->flags |= KF__SHELVED;
  kf__shelf_open(t);
}

static kf_status_t new_general(kf_dtype_t dtype, kf_device_t device, kf_int_span_t sizes,
                               kf_int_span_t strides, kf_tensor_t **out_tensor) {
  int64_t buffer[KF__MAX_DIMS];
  int64_t bytes = 0;
  int64_t itemsize = (int64_t)kf_dtype_size(dtype);
  *out_tensor = NULL;
  KF_TRY(check_dtype(dtype));
  KF_TRY(kf__check_geometry(sizes, &strides, 0, itemsize, buffer));
  KF_TRY(kf__bytes_needed(itemsize, sizes, strides, 0, &bytes));
  if (device.type == KF_DEVICE_CPU || device.type == KF_DEVICE_META) device.index = -1;
  kf_storage_t *storage = NULL;
  KF_TRY(kf__storage_new(device, (size_t)bytes, &storage));
  kf_status_t status = make_tensor(storage, dtype, sizes, strides.data, 0, out_tensor);
  if (KF_UNLIKELY(status != KF_OK))
    kf_object_release(storage);
  else if ((storage->origin & KF__ORIGIN_KIND) == KF__ORIGIN_DEVICE)
    shelve(*out_tensor);
  return status;
}

static KF__COLD kf_status_t new_slowly(kf_dtype_t dtype, kf_device_t device, kf_int_span_t sizes,
                                       kf_tensor_t **out_tensor) {
  uint64_t numel = 0;
  uint64_t bytes = 0;
  kf_int_span_t no_strides = {NULL, 0};
  *out_tensor = NULL;
  if (sizes.data != NULL && can_be_fused(dtype, device, sizes, &numel, &bytes))
    return new_fused(dtype, sizes, numel, bytes, out_tensor);
  return new_general(dtype, device, sizes, no_strides, out_tensor);
}

/* Bytes of an element; 0 for types that are not supported. Unlike kf__fused_sizes it does not
 * depend on the CPU's interface. */
static const uint8_t held_sizes[KF__FUSED_DTYPES] = {
#define HELD_SIZE(size, kind, traits) ((traits)&KF_IS_HELD) != 0 ? (size) : 0
#define ROW(with, NAME, number, names, memory, ...) [number] = HELD_SIZE memory,
    KF_DTYPES(ROW, )
#undef ROW
#undef HELD_SIZE
};

/* Whether a tensor of the recording device can be a fused allocation, and its number of elements.
 */
static bool can_be_recorded(kf_dtype_t dtype, kf_device_t device, kf_int_span_t sizes,
                            int64_t *out_numel) {
  if (device.index > 0 || sizes.size > KF__INLINE_DIMS || (unsigned)dtype > KF_DTYPE_BOOL ||
      held_sizes[dtype] == 0)
    return false;
  int64_t numel = 1;
  for (size_t i = 0; i < sizes.size; i++)
    if (sizes.data[i] <= 0 || __builtin_mul_overflow(numel, sizes.data[i], &numel)) return false;
  *out_numel = numel;
  return numel <= INT64_MAX / held_sizes[dtype];
}

static kf_status_t new_recorded(kf_dtype_t dtype, kf_int_span_t sizes, int64_t numel,
                                kf_tensor_t **out_tensor) {
  kf_tensor_t *t;
  *out_tensor = NULL;
  KF_TRY(kf__tensor_new_recorded(dtype, sizes, numel, &t));
  kf_status_t status = kf__recording_device.storages.open(t->storage);
  if (KF_LIKELY(status == KF_OK))
    *out_tensor = t;
  else
    kf__block_push(t, KF__RECORDED_CLASS);
  return status;
}

/* On devices the common case is a small tensor, too, made from one of a shelf. */
static kf_status_t new_elsewhere(kf_dtype_t dtype, kf_device_t device, kf_int_span_t sizes,
                                 kf_tensor_t **out_tensor) {
  uint64_t numel = 0;
  uint64_t bytes = 0;
  kf_keyset_t keys;
  kf_tensor_t *t = NULL;
  if (kf__is_recording_device(device.type)) {
    int64_t count = 0;
    return can_be_recorded(dtype, device, sizes, &count)
               ? new_recorded(dtype, sizes, count, out_tensor)
               : new_slowly(dtype, device, sizes, out_tensor);
  }
  if (KF_LIKELY(sizes.data != NULL && dtype <= KF_DTYPE_BOOL && !kf__inference_mode &&
                is_small(held_sizes, dtype, sizes, &numel, &bytes)))
    t = kf__shelf_take(device, bytes, &keys);
  if (KF_UNLIKELY(t == NULL)) return new_slowly(dtype, device, sizes, out_tensor);
  start_again(t, dtype, keys.backends, keys.functionality, KF__SHELVED, sizes, (int64_t)numel);
  KF_ASSERT(kf__tensor_is_valid(t));
  *out_tensor = t;
  return KF_OK;
}

/* The common case: a small tensor, made from a fused allocation that was freed before. */
static inline __attribute__((always_inline)) kf_status_t new_contiguous(kf_dtype_t dtype,
                                                                        kf_device_t device,
                                                                        kf_int_span_t sizes,
                                                                        kf_tensor_t **out_tensor) {
  uint64_t numel = 0;
  uint64_t bytes = 0;
  if (KF_UNLIKELY(device.type != KF_DEVICE_CPU))
    return new_elsewhere(dtype, device, sizes, out_tensor);
  if (KF_UNLIKELY(sizes.data == NULL || !can_be_fused(dtype, device, sizes, &numel, &bytes)))
    return new_slowly(dtype, device, sizes, out_tensor);
  kf__block_lists_t *lists = kf__blocks;
  kf__block_list_t *list = &lists->fused[kf__block_class(KF__FUSED_HEADER + bytes)];
  kf__fused_t *fused = list->first;
  int64_t uncounted = lists->uncounted + (int64_t)bytes;
  if (KF_UNLIKELY(fused == NULL || kf__inference_mode || uncounted > lists->uncounted_peak))
    return new_slowly(dtype, device, sizes, out_tensor);
  *list = (kf__block_list_t){*(void **)(void *)fused, list->space + 1};
  lists->uncounted = uncounted;
  start_fused(fused, dtype, CPU_KEYS, 0, sizes, (int64_t)numel, bytes);
  KF_ASSERT(kf__tensor_is_valid(&fused->tensor));
  *out_tensor = &fused->tensor;
  return KF_OK;
}

kf_status_t kf__tensor_new(kf_dtype_t dtype, kf_device_t device, kf_int_span_t sizes,
                           const int64_t *strides, kf_tensor_t **out_tensor) {
  if (KF_LIKELY(strides == NULL)) return new_contiguous(dtype, device, sizes, out_tensor);
  kf_int_span_t given = {strides, sizes.size};
  return new_general(dtype, device, sizes, given, out_tensor);
}

kf_status_t kf_tensor_new(kf_dtype_t dtype, kf_device_t device, kf_int_span_t sizes,
                          kf_tensor_t **out_tensor) {
  return new_contiguous(dtype, device, sizes, out_tensor);
}

kf_status_t kf_tensor_new_strided(kf_dtype_t dtype, kf_device_t device, kf_int_span_t sizes,
                                  kf_int_span_t strides, kf_tensor_t **out_tensor) {
  return new_general(dtype, device, sizes, strides, out_tensor);
}

kf_status_t kf__tensor_over(kf_storage_t *storage, kf_dtype_t dtype, kf_int_span_t sizes,
                            const int64_t *strides, int64_t offset, kf_tensor_t **out_tensor) {
  KF_TRY(make_tensor(storage, dtype, sizes, strides, offset, out_tensor));
  kf_object_retain(storage);
  return KF_OK;
}

kf_status_t kf__tensor_like_over(const kf_tensor_t *like, kf_storage_t *storage,
                                 kf_tensor_t **out_tensor) {
  KF_TRY(kf__tensor_over(storage, kf__dtype(like), kf__sizes(like), like->strides, like->offset,
                         out_tensor));
  kf_status_t status = KF_OK;
  if (kf_tensor_is_conj(like)) status = kf_tensor_set_conj(*out_tensor, true);
  if (status == KF_OK && kf_tensor_is_neg(like)) status = kf_tensor_set_neg(*out_tensor, true);
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*out_tensor);
  *out_tensor = NULL;
  return status;
}

kf_status_t kf_tensor_create(kf_storage_t *storage, kf_dtype_t dtype, kf_int_span_t sizes,
                             kf_int_span_t strides, int64_t offset, kf_tensor_t **out_tensor) {
  int64_t buffer[KF__MAX_DIMS];
  *out_tensor = NULL;
  if (storage == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_tensor_create: expected a storage, found NULL");
  KF_TRY(check_dtype(dtype));
  KF_TRY(kf__check_geometry(sizes, &strides, offset, kf__dtype_sizes[dtype], buffer));
  KF_TRY(kf__check_reach(storage, kf__dtype_sizes[dtype], sizes, strides, offset));
  return kf__tensor_over(storage, dtype, sizes, strides.data, offset, out_tensor);
}

kf_status_t kf_tensor_from_data(const void *data, kf_dtype_t dtype, kf_int_span_t sizes,
                                kf_tensor_t **out_tensor) {
  KF_TRY(kf_tensor_new(dtype, kf_device_make(KF_DEVICE_CPU, -1), sizes, out_tensor));
  kf_tensor_t *t = *out_tensor;
  if (t->numel == 0) return KF_OK;
  if (data != NULL) {
    KF_ASSERT(kf__is_contiguous(t));
    KF_ASSERT((uint64_t)(t->numel * kf__itemsize(t)) <= t->storage->size);
    memcpy(t->storage->data, data, (size_t)(t->numel * kf__itemsize(t)));
    return KF_OK;
  }
  *out_tensor = NULL;
  int64_t numel = t->numel;
  kf_object_release(t);
  return kf_error_set(KF_ERR_MISUSE, "kf_tensor_from_data: expected %lld elements, found NULL",
                      (long long)numel);
}

kf_status_t kf_tensor_from_blob(void *data, kf_dtype_t dtype, kf_int_span_t sizes,
                                kf_int_span_t strides, kf_deleter_fn deleter, void *context,
                                kf_tensor_t **out_tensor) {
  int64_t buffer[KF__MAX_DIMS];
  int64_t bytes = 0;
  *out_tensor = NULL;
  KF_TRY(check_dtype(dtype));
  KF_TRY(kf__check_geometry(sizes, &strides, 0, kf__dtype_sizes[dtype], buffer));
  KF_TRY(kf__bytes_needed(kf__dtype_sizes[dtype], sizes, strides, 0, &bytes));
  /* The deleter is added last: on failure the caller keeps the data. */
  kf_storage_t *storage = NULL;
  KF_TRY(kf_storage_wrap(kf_device_make(KF_DEVICE_CPU, -1), data, (size_t)bytes, NULL, context,
                         &storage));
  kf_status_t status = make_tensor(storage, dtype, sizes, strides.data, 0, out_tensor);
  if (status == KF_OK)
    storage->source.deleter = deleter;
  else
    kf_object_release(storage);
  return status;
}

kf_status_t kf__tensor_of_number(kf_scalar_t number, kf_tensor_t **out_tensor) {
  kf_dtype_t dtype = KF_DTYPE_INT64;
  switch (number.tag) {
    case KF_TAG_INT: break;
    case KF_TAG_UINT: dtype = KF_DTYPE_UINT64; break;
    case KF_TAG_FLOAT: dtype = KF_DTYPE_FLOAT64; break;
    case KF_TAG_BOOL: dtype = KF_DTYPE_BOOL; break;
    case KF_TAG_COMPLEX: dtype = KF_DTYPE_COMPLEX128; break;
    default:
      *out_tensor = NULL;
      return kf_error_set(KF_ERR_TYPE, "expected a number, found %s",
                          kf_tag_name((kf_tag_t)number.tag));
  }
  KF_TRY(kf__tensor_new(dtype, kf_device_make(KF_DEVICE_CPU, -1), kf_no_ints(), NULL, out_tensor));
  KF_ASSERT(kf__dtype_sizes[dtype] <= sizeof number.as);
  memcpy((*out_tensor)->storage->data, &number.as, kf__dtype_sizes[dtype]);
  (*out_tensor)->flags |= KF__WRAPPED_NUMBER;
  return KF_OK;
}

/* ---- Views ---- */

/* The keys of a view: those of the base without the Python keys. A view is a tensor of its own, for
 * which no object of another language exists yet that could answer its calls. */
static inline kf_keyset_t view_keys(const kf_tensor_t *of) {
  kf_keyset_t keys = of->base.keys;
  keys.functionality &= ~(RANK_BIT(Python) | RANK_BIT(PythonTLSSnapshot));
  return keys;
}

static KF__COLD kf_status_t view_any(kf_tensor_t *of, kf_dtype_t dtype, uint32_t ndim,
                                     const int64_t *sizes, const int64_t *strides, int64_t offset,
                                     kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  if (of->storage == NULL) return kf__no_tensor("view");
  unsigned flags = of->flags & (KF__INFERENCE | KF__OWN_VERSION | KF__OLD_VERSION);
  kf_tensor_t *t =
      make_header(dtype, of->device, view_keys(of), flags, ndim, sizes, strides, offset);
  if (t == NULL) return kf__no_memory();
  t->storage = of->storage;
  t->version = of->version;
  kf_object_retain(of->storage);
  if ((flags & KF__OWN_VERSION) != 0) kf__version_retain(of);
  KF_ASSERT(kf__tensor_is_valid(t));
  *out_tensor = t;
  return KF_OK;
}

kf_status_t kf__tensor_view(kf_tensor_t *of, kf_dtype_t dtype, uint32_t ndim, const int64_t *sizes,
                            const int64_t *strides, int64_t offset, kf_tensor_t **out_tensor) {
  kf__block_list_t *list = &kf__blocks->lists[header_class()];
  kf_tensor_t *t = list->first;
  kf_storage_t *storage = of->storage;
  unsigned flags = of->flags;
  if (KF_UNLIKELY(t == NULL || storage == NULL || (flags & KF__OWN_VERSION) != 0 ||
                  ndim > KF__INLINE_DIMS))
    return view_any(of, dtype, ndim, sizes, strides, offset, out_tensor);
  *list = (kf__block_list_t){*(void **)(void *)t, list->space + 1};
  fill_header(t, dtype, of->device, view_keys(of), flags & KF__INFERENCE, ndim, offset);
  t->storage = storage;
  t->version = of->version;
  kf__write_dims(t, ndim, sizes, strides);
  *out_tensor = t;
  kf_object_retain(storage);
  KF_ASSERT(kf__tensor_is_valid(t));
  return KF_OK;
}

/* A cheap test that accepts common valid geometries. False means "unknown": the caller then runs
 * the full checks, which also make the messages. */
static inline bool surely_fits(const kf_tensor_t *of, kf_int_span_t sizes, kf_int_span_t strides,
                               int64_t offset) {
  if (strides.data == NULL || strides.size != sizes.size || sizes.size > KF__INLINE_DIMS)
    return false;
  uint64_t largest = (uint64_t)offset;
  uint64_t last = (uint64_t)offset;
  uint64_t elements = 1;
  bool overflow = false;
  for (size_t i = 0; i < sizes.size; i++) {
    uint64_t size = (uint64_t)sizes.data[i];
    uint64_t stride = (uint64_t)strides.data[i];
    largest |= size | stride;
    last += (size - 1) * stride;
    overflow |= __builtin_mul_overflow(elements, size, &elements);
  }
  /* Five products of numbers below 2^28, and an item of 2^4 bytes: `last` cannot have overflowed.
   * `elements - 1` wraps around for an empty tensor, which the full checks handle. */
  return largest < UINT64_C(1) << 28 && !overflow && elements - 1 < UINT64_C(1) << 58 &&
         (last + 1) * (uint64_t)kf__itemsize(of) <= of->storage->size;
}

kf_status_t kf_tensor_view(kf_tensor_t *tensor, kf_int_span_t sizes, kf_int_span_t strides,
                           int64_t offset, kf_tensor_t **out_tensor) {
  int64_t buffer[KF__MAX_DIMS];
  if (KF_UNLIKELY(tensor == NULL || tensor->storage == NULL)) {
    *out_tensor = NULL;
    return kf__no_tensor("kf_tensor_view");
  }
  if (KF_UNLIKELY(!surely_fits(tensor, sizes, strides, offset))) {
    int64_t itemsize = kf__itemsize(tensor);
    *out_tensor = NULL;
    KF_TRY(kf__check_geometry(sizes, &strides, offset, itemsize, buffer));
    KF_TRY(kf__check_reach(tensor->storage, itemsize, sizes, strides, offset));
  }
  return kf__tensor_view(tensor, kf__dtype(tensor), (uint32_t)sizes.size, sizes.data, strides.data,
                         offset, out_tensor);
}

/* Gives an alias the layout and the extension of its tensor, where aliases have them. */
static kf_status_t share_extension(const kf_tensor_t *tensor, kf_tensor_t **alias) {
  const kf__extension_t *extension = kf__tensor_extension(tensor);
  if (extension == NULL || extension->share == NULL) return KF_OK;
  kf_tensor_t *header = *alias;
  kf__extension_t *shared = extension->share(extension);
  *alias = NULL;
  if (shared == NULL) {
    kf_object_release(header);
    return kf__no_memory();
  }
  header->layout = tensor->layout;
  kf_status_t status = kf__tensor_extend_take(header, shared, alias);
  if (status != KF_OK) shared->release(shared);
  return status;
}

kf_status_t kf_tensor_alias(kf_tensor_t *tensor, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  if (tensor == NULL) return kf__no_tensor("kf_tensor_alias");
  KF_TRY(kf__tensor_view(tensor, kf__dtype(tensor), tensor->ndim, tensor->sizes, tensor->strides,
                         tensor->offset, out_tensor));
  (*out_tensor)->flags |= tensor->flags & KF__WRAPPED_NUMBER;
  KF_ASSERT((*out_tensor)->version == tensor->version);
  return share_extension(tensor, out_tensor);
}

/* ---- Extended tensors ---- */

kf_status_t kf__tensor_extend_take(kf_tensor_t *t, kf__extension_t *extension,
                                   kf_tensor_t **out_tensor) {
  KF_ASSERT(t->base.object.type == &kf__tensor_type);
  KF_ASSERT(__atomic_load_n(&t->base.object.refcount, __ATOMIC_RELAXED) == 1);
  KF_ASSERT(t->binding == NULL);
  KF_ASSERT((t->flags & KF__FUSED) == 0);
  kf__extended_t *made = kf__block_pop(extended_class());
  *out_tensor = NULL;
  if (made == NULL) {
    kf_object_release(t);
    return kf__no_memory();
  }
  made->tensor = *t;
  made->tensor.base.object.type = &kf__extended_tensor_type;
  if ((t->flags & KF__OWN_DIMS) == 0) {
    made->tensor.sizes = made->tensor.dims;
    made->tensor.strides = made->tensor.dims + KF__INLINE_DIMS;
  }
  made->extension = extension;
  kf__block_push(t, header_class());
  KF_ASSERT(kf__tensor_is_valid(&made->tensor));
  *out_tensor = &made->tensor;
  return KF_OK;
}
