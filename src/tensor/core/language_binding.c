/* The slot of a tensor for its object in another language, and the keys that such objects need. */
#include <keyfall/binding.h>

#include "base/versioned_struct.h"
#include "dispatch/keys/key_internal.h"
#include "tensor/tensor_internal.h"

kf_status_t kf_set_binding_hooks(const kf_binding_hooks_t *hooks) {
  if (hooks == NULL) {
    kf__binding_release = NULL;
    return KF_OK;
  }
  kf_binding_hooks_t given;
  KF_TRY(kf__struct_read(KF__STRUCT(kf_binding_hooks_t), __func__, hooks, &given));
  if (given.release == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_set_binding_hooks: release is missing");
  if (kf__binding_release != NULL && kf__binding_release != given.release)
    return kf_error_set(KF_ERR_BUSY, "kf_set_binding_hooks: another binding uses the slot");
  kf__binding_release = given.release;
  return KF_OK;
}

void *kf_tensor_binding(const kf_tensor_t *tensor) {
  return kf__is_defined(tensor) ? tensor->binding : NULL;
}

/* The slot is not owned: the binding clears or frees its object in the release hook, which runs
 * when the tensor dies (destroy_any in tensor.c). */
void kf_tensor_set_binding(kf_tensor_t *tensor, void *object) {
  if (kf__is_defined(tensor)) tensor->binding = object;
}

void kf_tensor_add_keys(kf_tensor_t *tensor, kf_keyset_t keys) {
  if (kf__is_defined(tensor)) tensor->base.keys = kf_keyset_or(tensor->base.keys, keys);
}

void kf_tensor_remove_keys(kf_tensor_t *tensor, kf_keyset_t keys) {
  if (kf__is_defined(tensor)) tensor->base.keys = kf_keyset_minus(tensor->base.keys, keys);
}

/* Gives a tensor the keys of another device, for objects that pretend to live there. Only the keys
 * change: memory and `device` stay those of the storage. */
void kf_tensor_stand_for(kf_tensor_t *tensor, kf_device_t device) {
  if (!kf__is_defined(tensor)) return;
  kf_keyset_t keys = kf_keyset_of_backend(kf_device_backend(device.type));
  keys.functionality = tensor->base.keys.functionality;
  tensor->base.keys = kf_keyset_for_tensor(keys, kf_tensor_is_inference(tensor));
}
