/* Host memory that a device copies from and to without staging: storages on the CPU that wrap what
 * the device's pinned_allocate gave. Devices without such a function use plain memory. */
#include "tensor/storage/storage.h"

/* The context of the deleter: whose memory it is. */
typedef struct pinned {
  kf__device_entry_t *entry; /* owned */
  size_t size;
} pinned_t;

static bool is_plain(const pinned_t *pinned) {
  return pinned->entry->calls.pinned_allocate == NULL;
}

static void give_back(void *context, void *data) {
  pinned_t *pinned = context;
  if (data != NULL && is_plain(pinned))
    kf_free(data);
  else if (data != NULL)
    pinned->entry->calls.pinned_free(pinned->entry->calls.context, data, pinned->size);
  kf__device_entry_release(pinned->entry);
  kf_free(pinned);
}

static kf_status_t take(pinned_t *pinned, void **out_data) {
  *out_data = NULL;
  if (pinned->size == 0) return KF_OK;
  kf_status_t status = KF_OK;
  if (is_plain(pinned))
    *out_data = kf_alloc(pinned->size);
  else
    KF__DEVICE_ASK(status, pinned->entry, kf_device_make(pinned->entry->device_type, -1),
                   pinned_allocate, pinned->size, out_data);
  if (status == KF_OK && *out_data == NULL) status = kf__no_memory();
  return status;
}

kf_status_t kf_storage_create_pinned(int device_type, size_t size, kf_storage_t **out_storage) {
  *out_storage = NULL;
  kf__device_entry_t *entry;
  KF_TRY(kf__device_find_entry(kf_device_make(device_type, -1), &entry));
  pinned_t *pinned = kf_alloc(sizeof *pinned);
  if (pinned == NULL) {
    kf__device_entry_release(entry);
    return kf__no_memory();
  }
  *pinned = (pinned_t){entry, size};
  void *data;
  kf_status_t status = take(pinned, &data);
  if (status != KF_OK) {
    give_back(pinned, NULL);
    return status;
  }
  status = kf_storage_wrap(kf_device_make(KF_DEVICE_CPU, -1), data, size, give_back, pinned,
                           out_storage);
  if (status != KF_OK) give_back(pinned, data);
  return status;
}

bool kf_storage_is_pinned(const kf_storage_t *storage, int device_type) {
  if (storage == NULL || (storage->origin & KF__ORIGIN_KIND) != KF__ORIGIN_WRAPPED ||
      storage->source.deleter != give_back)
    return false;
  const pinned_t *pinned = storage->block;
  return device_type < 0 || pinned->entry->device_type == device_type;
}
