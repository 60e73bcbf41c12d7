/* The fallthroughs that every program wants: keys that are part of each call, or of each tensor,
 * and do nothing until somebody registers a kernel there. A fresh dispatcher has none, so that a
 * program (or a test) can have it otherwise. */
/* build: size */
#include "dispatch/registry/library_internal.h"

kf_status_t kf_library_standard_fallbacks(kf_library_t **out_library) {
  static const kf_key_t keys[] = {
      KF_KEY_BackendSelect, KF_KEY_ADInplaceOrView, KF_KEY_FuncTorchVmapMode, KF_KEY_VmapMode,
      KF_KEY_AutocastCPU,   KF_KEY_AutocastCUDA,    KF_KEY_AutocastMPS,       KF_KEY_AutocastMTIA,
      KF_KEY_AutocastMAIA,  KF_KEY_AutocastXPU};
  *out_library = NULL;
  kf_library_t *library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined, &library));
  kf_kernel_desc_t nothing = kf_kernel_fallthrough();
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
    kf_status_t status = kf__library_standard_fallback(library, keys[i], &nothing, KF__ORIGIN_HERE);
    if (status == KF_OK) continue;
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}
