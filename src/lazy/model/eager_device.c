/* The device that graphs run on.
 *
 * Note [Resident values]
 * The value of a lazy tensor is where it was needed last. A run on another device moves its
 * parameters there, and they stay, as the results do: a step copies only what the program has
 * written since. Values whose memory others have (tensors of the CPU that are wrapped) cannot move:
 * runs copy them to the device, and what was written back. Reading a value from the host makes a
 * copy and leaves it where it is; writing to it there moves it. Storages are copied as a whole,
 * because operands are views of them by geometry.
 *
 * Note [Kept parameters]
 * A graph that a program runs again and again keeps the device's copies of CPU memory, as fallbacks
 * keep host copies of a device's (Note [Kept copies]): a write to the CPU memory drops its copy,
 * also a write through x.data. What the graph itself writes is in both. Memory that other code has
 * the address of (NumPy arrays, DLPack) is copied at each run. Whoever keeps an address of
 * kf_tensor_mutable_data and writes through it later counts the write, with kf_tensor_bump_version.
 */
#include <keyfall/ops.h>

#include "lazy/model/eager_device.h"
#include "lazy/state/counters.h"
#include "tensor/core/geometry.h"
#include "tensor/host/kept_copies.h"

static int type = KF_DEVICE_CPU, number = -1; /* atomic */

kf_device_t kf__lazy_eager_device(void) {
  return kf_device_make(__atomic_load_n(&type, __ATOMIC_RELAXED),
                        __atomic_load_n(&number, __ATOMIC_RELAXED));
}

void kf__lazy_switch_device(kf_device_t device) {
  kf__kept_copies_drop(kf__lazy_eager_device().type);
  __atomic_store_n(&type, device.type, __ATOMIC_RELAXED);
  __atomic_store_n(&number, device.type == KF_DEVICE_CPU ? -1 : device.index, __ATOMIC_RELAXED);
}

static kf_status_t copy_bytes(kf_storage_t *from, kf_storage_t *to) {
  const int64_t size = (int64_t)from->size, one = 1;
  kf_tensor_t *source = NULL, *target = NULL;
  kf_status_t status =
      kf__tensor_over(from, KF_DTYPE_UINT8, (kf_int_span_t){&size, 1}, &one, 0, &source);
  if (status == KF_OK)
    status = kf__tensor_over(to, KF_DTYPE_UINT8, (kf_int_span_t){&size, 1}, &one, 0, &target);
  if (status == KF_OK) status = kf_copy_(target, source, false);
  kf_tensor_release(source);
  kf_tensor_release(target);
  return status;
}

kf_status_t kf__lazy_copy_to(kf_tensor_t *value, kf_device_t device, kf_tensor_t **out_copy) {
  kf_storage_t *storage;
  const size_t size = value->storage->size;
  *out_copy = NULL;
  if (device.type != value->device.type)
    kf__lazy_tally(device.type == KF_DEVICE_CPU ? KF__LAZY_DOWNLOADS : KF__LAZY_UPLOADS, 1);
  KF_TRY(kf__storage_new(device, size, &storage));
  kf_status_t status = KF_OK;
  if (size > 0 && device.type == KF_DEVICE_CPU && value->device.type == KF_DEVICE_CPU)
    memcpy(storage->data, value->storage->data, size);
  else if (size > 0)
    status = copy_bytes(value->storage, storage);
  if (status == KF_OK)
    status = kf__tensor_over(storage, kf__dtype(value), kf__sizes(value), value->strides,
                             value->offset, out_copy);
  kf_storage_release(storage);
  return status;
}

/* ---- Values that move ---- */

static bool has_bits(const kf_tensor_t *value) {
  return kf_tensor_is_conj(value) || kf_tensor_is_neg(value) ||
         (value->flags & KF__WRAPPED_NUMBER) != 0;
}

/* The value with a new reference, if it is to move; NULL: not. Lock held. */
static kf_tensor_t *value_to_move(const kf__lazy_handle_t *handle, kf_device_t device,
                                  bool is_needed) {
  kf_tensor_t *value = handle->tensor;
  if (value == NULL || value->device.type == device.type || has_bits(value)) return NULL;
  if (!kf__lazy_is_sole(value) && !is_needed) return NULL;
  kf_tensor_retain(value);
  return value;
}

kf_status_t kf__lazy_move(kf__lazy_handle_t *handle, kf_device_t device, bool is_needed) {
  kf__lazy_lock();
  kf_tensor_t *value = value_to_move(handle, device, is_needed), *copy = NULL;
  kf__lazy_unlock();
  if (value == NULL) return KF_OK;
  kf_status_t status = kf__lazy_copy_to(value, device, &copy);
  if (status == KF_OK) {
    kf__lazy_lock();
    if (handle->tensor == value) {
      handle->tensor = copy;
      copy = value; /* the reference of the handle */
    }
    kf__lazy_unlock();
  }
  kf_tensor_release(copy);
  kf_tensor_release(value);
  return status;
}

kf_status_t kf__lazy_on_cpu(kf_tensor_t **value) {
  kf_tensor_t *copy;
  if (KF_LIKELY(*value == NULL || (*value)->device.type == KF_DEVICE_CPU)) return KF_OK;
  KF_TRY(kf__lazy_copy_to(*value, kf_device_make(KF_DEVICE_CPU, -1), &copy));
  kf_tensor_release(*value);
  *value = copy;
  return KF_OK;
}

kf_status_t kf__lazy_write_home(kf_storage_t *home, const kf_storage_t *from) {
  const size_t size = from->size < home->size ? from->size : home->size;
  kf_status_t status = KF_OK;
  if (size == 0) return KF_OK;
  if (KF_UNLIKELY(from->device.type != home->device.type)) {
    kf__lazy_tally(home->device.type == KF_DEVICE_CPU ? KF__LAZY_DOWNLOADS : KF__LAZY_UPLOADS, 1);
    status = kf__storage_copy(home, 0, from, 0, size);
  } else {
    void *data;
    KF_TRY(kf_storage_mutable_data(home, &data));
    memcpy(data, from->data, size);
  }
  kf__storage_drop_copy(home);
  return status;
}

/* ---- Kept parameters ---- */

/* Whether every write to the memory drops its copy. */
static bool can_be_kept(const kf_storage_t *storage) {
  const uint32_t kind = storage->origin & KF__ORIGIN_KIND;
  return (kind == KF__ORIGIN_INLINE || kind == KF__ORIGIN_BLOCK) && storage->size > 0 &&
         (kf__storage_flags(storage) & KF__STORAGE_PINNED) == 0;
}

/* The kept copy of all bytes, with a new reference; NULL: there is none on this device. */
static kf_storage_t *find_kept(kf_storage_t *storage, kf_device_t device, bool writes) {
  size_t begin;
  kf_storage_t *kept = writes ? kf__kept_copy_take(storage, 0, storage->size, &begin)
                              : kf__kept_copy_find(storage, 0, storage->size, &begin);
  if (kept == NULL || (kept->device.type == device.type &&
                       (device.index < 0 || kept->device.index == device.index)))
    return kept;
  kf_storage_release(kept);
  return NULL;
}

kf_status_t kf__lazy_on_device(kf_tensor_t **value, kf_device_t device, bool writes) {
  kf_tensor_t *given = *value, *made;
  if (given->device.type != KF_DEVICE_CPU || has_bits(given) || kf__lazy_is_sole(given) ||
      !can_be_kept(given->storage))
    return KF_OK; /* copied by the run */
  kf_storage_t *kept = find_kept(given->storage, device, writes);
  if (kept != NULL) {
    kf_status_t status = kf__tensor_over(kept, kf__dtype(given), kf__sizes(given), given->strides,
                                         given->offset, &made);
    kf_storage_release(kept);
    KF_TRY(status);
  } else {
    KF_TRY(kf__lazy_copy_to(given, device, &made));
    if (!writes) kf__kept_copy_put(given->storage, made->storage, 0, given->storage->size);
  }
  kf_tensor_release(given);
  *value = made;
  return KF_OK;
}

void kf__lazy_keep(kf_storage_t *home, const kf_tensor_t *value) {
  if (value->device.type == KF_DEVICE_CPU || !kf__lazy_is_sole(value) || !can_be_kept(home) ||
      value->storage->size != home->size)
    return;
  kf__kept_copy_put(home, value->storage, 0, home->size);
}

/* ---- Arguments of kernels that are not the library's ---- */

kf_status_t kf__lazy_protect(kf_tensor_t **tensor) {
  kf_tensor_t *given = *tensor, *made = NULL;
  kf_storage_t *clone;
  if (!kf__is_defined(given) || given->device.type != KF_DEVICE_CPU || given->numel == 0 ||
      (given->flags & KF__WRAPPED_NUMBER) != 0)
    return KF_OK;
  KF_TRY(kf_storage_lazy_clone(given->storage, &clone));
  kf_status_t status = kf__tensor_over(clone, kf__dtype(given), kf__sizes(given), given->strides,
                                       given->offset, &made);
  kf_storage_release(clone);
  if (status != KF_OK) return status;
  if (kf_tensor_is_conj(given)) status = kf_tensor_set_conj(made, true);
  if (status == KF_OK && kf_tensor_is_neg(given)) status = kf_tensor_set_neg(made, true);
  if (status == KF_OK) *tensor = made;
  kf_tensor_release(status == KF_OK ? given : made);
  return status;
}
