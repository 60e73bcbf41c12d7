/* The buffers of lazy storages: Note [Lazy buffers]. */
#include <keyfall/ops.h>

#include "compat/texts.h"
#include "lazy/model/eager_device.h"
#include "lazy/model/recorded_trace.h"
#include "lazy/state/counters.h"
#include "lazy/state/obstacle.h"
#include "lazy/state/options.h"
#include "tensor/core/geometry.h"

const kf__lazy_executor_t *kf__lazy_executor;

/* ---- Buffers ---- */

_Static_assert(sizeof(kf__lazy_buffer_t) <= KF__RECORDED_BUFFER,
               "a buffer does not fit into a fused allocation");

/* The pending value no longer belongs to the buffer, so it is not a root any more: its node runs
 * only if another live node reads it. Lock held. */
static void forget_node(kf__lazy_buffer_t *buffer) {
  if (buffer->node == NULL) return;
  kf__lazy_output_t *output = &buffer->node->outputs[buffer->output];
  if (output->buffer == buffer) output->buffer = NULL;
  buffer->node = NULL;
}

/* Returns the old handle, which the caller releases. Lock held. */
static kf__lazy_handle_t *exchange(kf__lazy_buffer_t *buffer, kf__lazy_handle_t *handle) {
  forget_node(buffer);
  kf__lazy_handle_t *old = buffer->handle;
  if (old != NULL) old->owner = NULL;
  if (handle != NULL) handle->owner = buffer;
  buffer->handle = handle;
  buffer->generation++;
  return old;
}

void kf__lazy_buffer_set(kf__lazy_buffer_t *buffer, kf__lazy_handle_t *handle) {
  kf__lazy_handle_release(exchange(buffer, handle));
}

/* The old handle is released without the lock: its tensor may belong to a language binding, which
 * waits for a lock of its own. */
void kf__lazy_buffer_replace(kf__lazy_buffer_t *buffer, kf__lazy_handle_t *handle) {
  kf__lazy_lock();
  kf__lazy_handle_t *old = exchange(buffer, handle);
  kf__lazy_unlock();
  kf__lazy_handle_release(old);
}

/* Programs compare addresses to see whether tensors share memory: each storage has a range of its
 * own, which no pointer of the process has. */
static void *next_address(size_t size) {
  static uint64_t end = UINT64_C(1) << 56; /* atomic */
  const uint64_t step = ((uint64_t)size + 64) & ~UINT64_C(63);
  if (!KF_SINGLE_THREADED)
    return (void *)(uintptr_t)__atomic_fetch_add(&end, step, __ATOMIC_RELAXED);
  end += step;
  return (void *)(uintptr_t)(end - step);
}

static int64_t last_id; /* of buffers; atomic */
int64_t kf__lazy_last_id(void) { return __atomic_load_n(&last_id, __ATOMIC_RELAXED); }

/* Fills the buffer of a new storage. */
static inline void start_buffer(kf_storage_t *storage) {
  *(kf__lazy_buffer_t *)storage->block =
      (kf__lazy_buffer_t){.id = kf_count_up(&last_id) + 1, .storage = storage};
  storage->data = next_address(storage->size);
  kf__lazy_tally(KF__LAZY_CREATED, 1);
}

static kf_status_t open_storage(kf_storage_t *storage) {
  KF_TRY(kf__lazy_check_initialized("a lazy tensor"));
  if ((storage->origin & KF__ORIGIN_FUSED) == 0) {
    storage->block = kf__block_alloc(sizeof(kf__lazy_buffer_t));
    if (storage->block == NULL) return kf__no_memory();
  }
  start_buffer(storage);
  return KF_OK;
}

/* Whether nobody uses the memory any more. Lock held. While anything is pending, it may be an
 * operator that does. */
static bool forget_uses(const kf_storage_t *home) {
  if (!kf__lazy_executor->is_idle()) return false;
  if ((kf__storage_flags(home) & KF__STORAGE_USED_LATER) != 0)
    (void)__atomic_fetch_and(&((kf_storage_t *)(uintptr_t)home)->flags,
                             ~(uint32_t)KF__STORAGE_USED_LATER, __ATOMIC_RELAXED);
  return true;
}

static bool is_unused(const kf_storage_t *home) {
  kf__lazy_lock();
  const bool is_idle = forget_uses(home);
  kf__lazy_unlock();
  return is_idle;
}

/* A graph that runs uses the memory in its turn. */
static kf_status_t run_users(const kf_storage_t *home) {
  if (kf__lazy_executor->is_running() || is_unused(home)) return KF_OK;
  KF_TRY(kf__lazy_executor->flush("memory that it uses was read or written"));
  (void)is_unused(home);
  return KF_OK;
}

static void let_address_out(void) {
  if (kf__lazy_policy != KF__LAZY_NO_SCOPE) kf__lazy_policy = KF__LAZY_RECORDS_NONE;
}

/* Under the lock, because a flush on another thread reaches the buffer from its node and handle. */
static void close_storage(kf_storage_t *storage) {
  kf__lazy_buffer_t *buffer = storage->block;
  const bool locked = kf__lazy_lock_briefly();
  forget_node(buffer);
  if (buffer->handle != NULL) buffer->handle->owner = NULL;
  if (KF_UNLIKELY(buffer->home != NULL)) (void)forget_uses(buffer->home);
  kf__lazy_unlock_briefly(locked);
  if (KF_UNLIKELY(buffer->handle != NULL)) kf__lazy_handle_release(buffer->handle);
  if (KF_UNLIKELY(buffer->home != NULL)) kf_storage_release(buffer->home);
  if ((storage->origin & KF__ORIGIN_FUSED) == 0) kf__block_free(buffer, sizeof *buffer);
  kf__lazy_tally(KF__LAZY_DESTROYED, 1);
}

/* ---- The computed value of a buffer ---- */

/* The handle of a buffer with a new reference, computed; NULL: the buffer was never written. */
static kf_status_t computed(const kf_storage_t *storage, const char *reason,
                            kf__lazy_handle_t **out_handle) {
  const kf__lazy_buffer_t *buffer = storage->block;
  *out_handle = NULL;
  kf__lazy_obstacle(reason, "it uses values");
  kf__lazy_lock();
  bool is_pending = buffer->node != NULL;
  kf__lazy_unlock();
  if (is_pending) KF_TRY(kf__lazy_executor->flush(reason));
  kf__lazy_lock();
  kf__lazy_handle_t *handle = buffer->handle;
  if (handle != NULL) kf__lazy_handle_retain(handle);
  kf__lazy_unlock();
  if (handle == NULL) return KF_OK;
  kf_status_t status = kf__lazy_executor->await(handle);
  if (status == KF_OK)
    *out_handle = handle;
  else
    kf__lazy_handle_release(handle);
  return status;
}

/* Bytes for a buffer that was never written: its contents are undefined. */
static kf_status_t give_memory(kf_storage_t *storage, kf__lazy_handle_t **out_handle) {
  kf__lazy_buffer_t *buffer = storage->block;
  kf_tensor_t *bytes;
  KF_TRY(kf__tensor_new(KF_DTYPE_UINT8, kf__lazy_eager_device(), KF_INTS((int64_t)storage->size),
                        NULL, &bytes));
  kf__lazy_handle_t *made = kf__lazy_handle_make(bytes, buffer->id);
  if (made == NULL) return kf__no_memory();
  kf__lazy_handle_retain(made);
  kf__lazy_buffer_replace(buffer, made);
  *out_handle = made;
  return KF_OK;
}

static kf_status_t computed_or_new(kf_storage_t *storage, const char *reason,
                                   kf__lazy_handle_t **out_handle) {
  KF_TRY(computed(storage, reason, out_handle));
  return *out_handle != NULL ? KF_OK : give_memory(storage, out_handle);
}

static kf_status_t read_bytes(const kf_storage_t *storage, size_t begin, void *to, size_t size) {
  if (size == 0) return KF_OK;
  kf__lazy_handle_t *handle;
  KF_TRY(computed(storage, "copy to the host", &handle));
  if (handle == NULL) {
    memset(to, 0, size);
    return KF_OK;
  }
  kf_status_t status = kf__storage_copy_out(handle->tensor->storage, begin, to, size);
  kf__lazy_handle_release(handle);
  return status;
}

/* Recorded nodes may still read the old bytes: they run first. */
static kf_status_t write_bytes(kf_storage_t *storage, size_t begin, const void *from, size_t size) {
  if (size == 0) return KF_OK;
  KF_TRY(kf__lazy_executor->flush("copy from the host"));
  kf__lazy_handle_t *handle;
  KF_TRY(computed_or_new(storage, "copy from the host", &handle));
  kf_status_t status = kf__storage_copy_in(handle->tensor->storage, begin, from, size);
  kf__lazy_handle_release(handle);
  return status;
}

/* Written by another device: recorded nodes run first, as above. */
static kf_status_t value_of_storage(kf_storage_t *storage, bool writes, kf_storage_t **out_value) {
  kf__lazy_handle_t *handle;
  *out_value = NULL;
  if (writes) KF_TRY(kf__lazy_executor->flush("copy from another device"));
  KF_TRY(computed_or_new(storage, "copy to another device", &handle));
  kf__lazy_lock();
  *out_value = handle->tensor->storage;
  kf_storage_retain(*out_value);
  kf__lazy_unlock();
  kf__lazy_handle_release(handle);
  return KF_OK;
}

static kf_status_t resize_computed(kf_storage_t *storage, size_t size,
                                   const kf__lazy_handle_t *handle) {
  kf__lazy_buffer_t *buffer = storage->block;
  kf_tensor_t *bytes;
  KF_TRY(kf__tensor_new(KF_DTYPE_UINT8, kf_device_make(KF_DEVICE_CPU, -1), KF_INTS((int64_t)size),
                        NULL, &bytes));
  const kf_storage_t *old = handle->tensor->storage;
  kf_status_t status =
      kf__storage_copy(bytes->storage, 0, old, 0, old->size < size ? old->size : size);
  if (status != KF_OK) {
    kf_tensor_release(bytes);
    return status;
  }
  kf__lazy_handle_t *made = kf__lazy_handle_make(bytes, buffer->id);
  if (made == NULL) return kf__no_memory();
  kf__lazy_buffer_replace(buffer, made);
  return KF_OK;
}

/* All bytes of the memory that a buffer stands for become its value. */
static kf_status_t read_home(kf__lazy_buffer_t *buffer) {
  kf_tensor_t *bytes;
  KF_TRY(kf__tensor_over(buffer->home, KF_DTYPE_UINT8, KF_INTS((int64_t)buffer->home->size),
                         KF_INTS(1).data, 0, &bytes));
  kf__lazy_handle_t *made = kf__lazy_handle_make(bytes, buffer->id);
  if (made == NULL) return kf__no_memory();
  kf__lazy_buffer_replace(buffer, made);
  return KF_OK;
}

kf_status_t kf__lazy_follow_home(kf_storage_t *storage) {
  kf__lazy_buffer_t *buffer = storage->block;
  if (storage->size == buffer->home->size) return KF_OK;
  KF_TRY(read_home(buffer));
  storage->size = buffer->home->size;
  storage->data = next_address(storage->size);
  return KF_OK;
}

/* Recorded operators know the old size: they run first. */
static kf_status_t resize_home(kf_storage_t *storage, size_t size) {
  kf__lazy_buffer_t *buffer = storage->block;
  KF_TRY(kf__lazy_executor->flush("a storage is resized"));
  if (buffer->home->size < size) KF_TRY(kf_storage_resize(buffer->home, size));
  return kf__lazy_follow_home(storage);
}

kf_status_t kf__lazy_give_home(kf_storage_t *storage) {
  kf__lazy_buffer_t *buffer = storage->block;
  kf_storage_t *home;
  if (buffer->home != NULL) return KF_OK;
  KF_TRY(kf_storage_create(kf_device_make(KF_DEVICE_CPU, -1), storage->size, &home));
  kf__lazy_lock();
  const bool is_pending = buffer->node != NULL;
  kf__lazy_unlock();
  kf__lazy_handle_t *handle = NULL;
  kf_status_t status = is_pending ? KF_OK : computed(storage, "a tensor gets its memory", &handle);
  if (handle != NULL) {
    const kf_storage_t *value = handle->tensor->storage;
    status = kf__storage_copy(home, 0, value, 0,
                              value->size < storage->size ? value->size : storage->size);
    kf__lazy_handle_release(handle);
  }
  buffer->home = status == KF_OK ? home : NULL;
  if (handle != NULL && status == KF_OK) status = read_home(buffer);
  if (status == KF_OK) return KF_OK;
  buffer->home = NULL;
  kf_storage_release(home);
  return status;
}

static kf_status_t resize_storage(kf_storage_t *storage, size_t size) {
  const kf__lazy_buffer_t *buffer = storage->block;
  if (size <= storage->size) return KF_OK;
  if (buffer->home != NULL) return resize_home(storage, size);
  storage->data = next_address(size);
  if (storage->size == 0) { /* there is nothing to keep */
    kf__lazy_buffer_replace(storage->block, NULL);
    return KF_OK;
  }
  kf__lazy_handle_t *handle;
  KF_TRY(computed(storage, "resize", &handle));
  if (handle == NULL) return KF_OK;
  kf_status_t status = resize_computed(storage, size, handle);
  kf__lazy_handle_release(handle);
  return status;
}

kf_status_t (*kf__lazy_find_twin)(kf_storage_t *storage, int device_type, kf_storage_t **out_twin);

static kf_status_t find_twin(kf_storage_t *storage, int device_type, kf_storage_t **out_twin) {
  return kf__lazy_find_twin(storage, device_type, out_twin);
}

const kf__recorded_storages_t kf__lazy_storages = {
    open_storage,   close_storage, read_bytes, write_bytes,    value_of_storage,
    resize_storage, find_twin,     run_users,  let_address_out};

/* ---- Eager and lazy tensors ---- */

static uint32_t flags_of(const kf_tensor_t *tensor) {
  return (kf_tensor_is_conj(tensor) ? KF__LAZY_CONJ : 0u) |
         (kf_tensor_is_neg(tensor) ? KF__LAZY_NEG : 0u) |
         (kf_tensor_is_wrapped_number(tensor) ? KF__LAZY_WRAPPED : 0u);
}

kf_status_t kf__lazy_settle_on_cpu(const kf_tensor_t *tensor, const char *reason) {
  kf__lazy_handle_t *handle;
  KF_TRY(computed_or_new(tensor->storage, reason, &handle));
  kf_status_t status = kf__lazy_move(handle, kf_device_make(KF_DEVICE_CPU, -1), true);
  kf__lazy_handle_release(handle);
  return status;
}

/* The value of a handle on a device, with a new reference. */
static kf_status_t value_on(kf__lazy_handle_t *handle, kf_device_t device,
                            kf_tensor_t **out_value) {
  kf_tensor_t *copy;
  if (KF_UNLIKELY(device.type != KF_DEVICE_CPU)) KF_TRY(kf__lazy_move(handle, device, false));
  kf__lazy_lock();
  kf_tensor_t *value = *out_value = handle->tensor;
  kf_tensor_retain(value);
  kf__lazy_unlock();
  if (KF_LIKELY(value->device.type == device.type || device.type != KF_DEVICE_CPU)) return KF_OK;
  kf_status_t status = kf__lazy_copy_to(value, device, &copy);
  kf_tensor_release(value);
  *out_value = copy;
  return status;
}

kf_status_t kf__lazy_eager(const kf_tensor_t *tensor, kf_device_t device, const char *reason,
                           kf_tensor_t **out_eager) {
  kf__lazy_handle_t *handle;
  kf_tensor_t *value = NULL;
  KF_TRY(computed_or_new(tensor->storage, reason, &handle));
  kf_status_t status = value_on(handle, device, &value);
  kf__lazy_handle_release(handle);
  KF_TRY(status);
  char space[sizeof(kf__lazy_geometry_t) + 2 * sizeof(int64_t) * KF__MAX_DIMS]
      __attribute__((aligned(8)));
  kf__lazy_geometry_t *geometry = (kf__lazy_geometry_t *)(void *)space;
  kf__lazy_geometry_fill(geometry, tensor);
  status = kf__lazy_view(value, geometry, flags_of(tensor), out_eager);
  kf_tensor_release(value);
  return status;
}

kf_status_t kf__lazy_new_like(const kf_tensor_t *model, kf_dtype_t dtype,
                              kf_tensor_t **out_tensor) {
  if (KF_UNLIKELY(model->ndim > KF__INLINE_DIMS || model->numel == 0))
    return kf__tensor_new(dtype, kf_device_make(KF_DEVICE_LAZY, 0), kf__sizes(model), NULL,
                          out_tensor);
  KF_TRY(kf__tensor_new_recorded(dtype, kf__sizes(model), model->numel, out_tensor));
  start_buffer((*out_tensor)->storage);
  return KF_OK;
}

kf_status_t kf__lazy_adopt(kf_tensor_t *eager, kf_tensor_t **out_tensor) {
  kf_storage_t *storage;
  KF_TRY(kf__storage_new(kf_device_make(KF_DEVICE_LAZY, 0), eager->storage->size, &storage));
  kf__lazy_buffer_t *buffer = storage->block;
  kf_tensor_retain(eager);
  buffer->handle = kf__lazy_handle_make(eager, buffer->id);
  if (buffer->handle != NULL) buffer->handle->owner = buffer;
  kf_status_t status = buffer->handle != NULL ? KF_OK : kf__no_memory();
  if (status == KF_OK) status = kf__tensor_like_over(eager, storage, out_tensor);
  kf_storage_release(storage);
  return status;
}

/* ---- Wrapping ---- */

kf_status_t kf_lazy_wrap(kf_tensor_t *eager, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  KF_TRY(kf__lazy_check_initialized("kf_lazy_wrap"));
  if (!kf__is_defined(eager) || eager->device.type != KF_DEVICE_CPU)
    return kf_error_set(KF_ERR_VALUE, "kf_lazy_wrap: expected a tensor on the eager device");
  kf_tensor_t *value;
  KF_TRY(kf_tensor_alias(eager, &value));
  kf_status_t status = kf__lazy_adopt(value, out_tensor);
  kf_tensor_release(value);
  if (status != KF_OK) return status;
  kf_storage_retain(eager->storage);
  kf__lazy_buffer(*out_tensor)->home = eager->storage;
  return KF_OK;
}

bool kf_lazy_stands_for(const kf_tensor_t *tensor, const kf_tensor_t *eager) {
  return kf__lazy_is(tensor) && kf__lazy_buffer(tensor)->home == eager->storage &&
         tensor->offset == eager->offset && kf__lazy_alike(tensor, eager) &&
         flags_of(tensor) == flags_of(eager);
}

kf_status_t kf_lazy_unwrap(kf_tensor_t *tensor, kf_tensor_t **out_eager) {
  *out_eager = NULL;
  if (!kf__lazy_is(tensor))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NOT_LAZY,
                       "kf_lazy_unwrap: expected a lazy tensor, found another one"));
  KF_TRY(kf__lazy_settle_on_cpu(tensor, "kf_lazy_unwrap"));
  return kf__lazy_eager(tensor, kf_device_make(KF_DEVICE_CPU, -1), "kf_lazy_unwrap", out_eager);
}

bool kf_lazy_is_lazy(const kf_tensor_t *tensor) { return kf__lazy_is(tensor); }

bool kf_lazy_is_pending(const kf_tensor_t *tensor) {
  if (!kf__lazy_is(tensor)) return false;
  kf__lazy_lock();
  bool is_pending = kf__lazy_buffer(tensor)->node != NULL;
  kf__lazy_unlock();
  return is_pending;
}

kf_status_t kf_lazy_tensor_id(const kf_tensor_t *tensor, int64_t *out_id) {
  *out_id = 0;
  if (!kf__lazy_is(tensor)) {
    const char *name =
        kf__is_defined(tensor) ? kf_dtype_class_name(kf__dtype(tensor)) : "undefined";
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_NOT_LAZY_BUT,
                       "kf_lazy_tensor_id: expected a lazy tensor, found one of type %s"),
        name);
  }
  *out_id = kf__lazy_buffer(tensor)->id;
  return KF_OK;
}
