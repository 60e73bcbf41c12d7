/* What all kinds of registrations begin and end with. */
#include "dispatch/registry/registration.h"

kf_status_t kf__registration_create(kf_registration_kind_t kind, kf_registration_t **out_handle) {
  *out_handle = kf_calloc(1, sizeof **out_handle);
  if (*out_handle == NULL) return kf__no_memory();
  (*out_handle)->kind = kind;
  return KF_OK;
}

kf_status_t kf__registration_hand_out(kf_status_t status, kf_registration_t *handle,
                                      kf_registration_t **out_handle) {
  if (status == KF_OK)
    *out_handle = handle;
  else
    kf_free(handle);
  return status;
}

kf_status_t kf__check_registration_key(const char *what, kf_key_t key) {
  kf_key_class_t key_class = kf__key_parts(key).key_class;
  if (kf_key_exists(key) && key_class != KF_CLASS_MARKER) return KF_OK;
  return kf_error_set(KF_ERR_VALUE, "%s: %u is not a dispatch key to register to", what, key);
}

kf__origin_t kf__registration_origin(const char *file, uint32_t line, kf__origin_buffer_t *buffer) {
  return file != NULL ? kf__origin_at(file, line, buffer) : kf__origin_of_text("no debug info");
}
