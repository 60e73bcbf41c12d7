/* binding.h: what a binding to another language needs of tensors beyond tensor.h: a slot for the
 * object that stands for the tensor there, and keys that send a tensor's calls to that language. */
#ifndef KEYFALL_BINDING_H
#define KEYFALL_BINDING_H

#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What the library calls. One set for the process: the slot belongs to one language. */
typedef struct kf_binding_hooks {
  uint32_t struct_size;
  uint32_t reserved;
  /* The last reference to a tensor whose slot is not empty went away. Any thread, no lock held.
   * Returning false keeps the tensor: the callee now owns the one reference. */
  bool (*release)(kf_tensor_t *tensor);
} kf_binding_hooks_t;

/* Installs the hooks (copied); NULL takes them away. KF_ERR_MISUSE for an incomplete struct,
 * KF_ERR_BUSY when another set is installed. */
KF_API KF_MUST_USE kf_status_t kf_set_binding_hooks(const kf_binding_hooks_t *hooks);

/* The slot. The library never looks at what is in it. Empty for new tensors, views included, and
 * always for the undefined tensor. */
KF_API void *kf_tensor_binding(const kf_tensor_t *tensor);
KF_API void kf_tensor_set_binding(kf_tensor_t *tensor, void *object);

/* Adds keys to a tensor's set, or takes their functionality away: Python for one whose class
 * answers calls, a mode's key for what the mode wraps. The keys that follow from device, type and
 * layout are kept right by the library; a view starts without the Python keys. */
KF_API void kf_tensor_add_keys(kf_tensor_t *tensor, kf_keyset_t keys);
KF_API void kf_tensor_remove_keys(kf_tensor_t *tensor, kf_keyset_t keys);

/* Gives a tensor the keys of another device's tensors, wherever its memory is: for one that stands
 * for a tensor there. */
KF_API void kf_tensor_stand_for(kf_tensor_t *tensor, kf_device_t device);

#ifdef __cplusplus
}
#endif
#endif
