/* Values on the device that graphs run on: Note [Resident values] in eager_device.c. */
#ifndef KF_LAZY_MODEL_EAGER_DEVICE_H
#define KF_LAZY_MODEL_EAGER_DEVICE_H

#include "lazy/model/value_handle.h"

/* That graphs run on: kf_lazy_set_eager_device. */
kf_device_t kf__lazy_eager_device(void);
/* Has graphs run on this device from now on; the cache has none (kf_lazy_set_eager_device). */
void kf__lazy_switch_device(kf_device_t device);
/* A copy with all bytes of the value's storage, on any device. */
KF_MUST_USE kf_status_t kf__lazy_copy_to(kf_tensor_t *value, kf_device_t device,
                                         kf_tensor_t **out_copy);
/* Replaces an owned tensor of another device by a copy on the CPU; NULL stays. */
KF_MUST_USE kf_status_t kf__lazy_on_cpu(kf_tensor_t **value);
/* Copies the bytes of a value to the memory that a buffer shares with eager tensors. */
KF_MUST_USE kf_status_t kf__lazy_write_home(kf_storage_t *home, const kf_storage_t *from);

/* Note [Kept parameters]. Replaces an owned tensor on the CPU by one on the device of a graph that
 * runs, if copies of its memory can be kept. `writes`: the graph may write to it. */
KF_MUST_USE kf_status_t kf__lazy_on_device(kf_tensor_t **value, kf_device_t device, bool writes);
/* Keeps a value, which only the caller has, as the copy of the memory that it was written to. */
void kf__lazy_keep(kf_storage_t *home, const kf_tensor_t *value);

/* Moves the value to a device, where it stays: Note [Resident values]. `is_needed`: also a value
 * whose memory others have. */
KF_MUST_USE kf_status_t kf__lazy_move(kf__lazy_handle_t *handle, kf_device_t device,
                                      bool is_needed);

/* Replaces an owned tensor of the CPU, which a kernel must not write to, by one that has memory of
 * its own as soon as the kernel asks to write. Other tensors and NULL stay. */
KF_MUST_USE kf_status_t kf__lazy_protect(kf_tensor_t **tensor);

#endif
