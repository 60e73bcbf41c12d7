/* The device that records operators and runs them later. This room makes its tensors, which have
 * sizes and a buffer in place of bytes, but it knows neither its name nor what a buffer is: the
 * room above fills this table when a program first asks for the device. Until then the type is that
 * of no device, so the tests of the type need no other test beside them.
 *
 * The table is written once, before the first tensor of the device is made, and is not cleared when
 * the device goes: storages that are alive still need its functions. */
#ifndef KF_TENSOR_RECORDING_DEVICE_H
#define KF_TENSOR_RECORDING_DEVICE_H

#include "tensor/tensor_internal.h"

/* What the device does in place of memory: its storages have a buffer, `block`, that stands for
 * bytes which may not be computed yet. */
typedef struct kf__recorded_storages {
  /* Makes the buffer of a new storage, or fills that of a fused allocation. */
  kf_status_t (*open)(kf_storage_t *storage);
  /* Releases what the buffer holds, and frees it unless it is part of a fused allocation. */
  void (*close)(kf_storage_t *storage);
  kf_status_t (*read)(const kf_storage_t *storage, size_t begin, void *to, size_t size);
  kf_status_t (*write)(kf_storage_t *storage, size_t begin, const void *from, size_t size);
  /* The storage that has the bytes, of another device, with a new reference. */
  kf_status_t (*value)(kf_storage_t *storage, bool writes, kf_storage_t **out_value);
  /* Keeps the bytes up to the smaller size; the caller sets storage->size. */
  kf_status_t (*resize)(kf_storage_t *storage, size_t size);
  /* In a scope, memory of the CPU and a storage of this device can stand for each other: the one on
   * the given device, borrowed until the scope ends. The storage itself where there is none. */
  kf_status_t (*twin)(kf_storage_t *storage, int device_type, kf_storage_t **out_twin);
  /* For a storage of another device: runs recorded operators that use its memory. */
  kf_status_t (*run)(const kf_storage_t *storage);
  /* The program lets other code have an address of memory. */
  void (*exported)(void);
} kf__recorded_storages_t;

typedef struct kf__recording_device {
  int16_t type; /* of the device, KF_DEVICE_*; -1: there is none */
  kf_key_t key; /* a thread that includes it, in a scope, has tensors of the CPU recorded, too */
  kf_keyset_t keys[2]; /* of a dense tensor, and of one that is made in inference mode */
  kf__recorded_storages_t storages;
  /* Runs recorded operators that will draw random numbers, before somebody else draws from a
   * generator, looks at it or changes it. Does nothing while recorded operators run. NULL: there
   * are none. The default generator of the device is that of the CPU. */
  void (*settle_generators)(void);
} kf__recording_device_t;
extern kf__recording_device_t kf__recording_device KF__HIDDEN;

static inline bool kf__is_recording_device(int device_type) {
  return device_type == kf__recording_device.type;
}

/* Whether one of the devices is the CPU and the other one this device, whose tensors may stand for
 * each other. */
static inline bool kf__may_stand_for(kf_device_t a, kf_device_t b) {
  return (a.type == KF_DEVICE_CPU && kf__is_recording_device(b.type)) ||
         (b.type == KF_DEVICE_CPU && kf__is_recording_device(a.type));
}

#endif
