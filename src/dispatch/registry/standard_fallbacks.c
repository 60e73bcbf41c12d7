/* The fallthroughs that every program needs: for keys that are part of each call, or of each
 * tensor, and do nothing until a kernel is registered there. A fresh dispatcher has none, so that a
 * program (or a test) can choose others. */
#include "base/required.h"
#include "dispatch/registry/library_internal.h"

kf_status_t kf_library_standard_fallbacks(kf_library_t **out_library) {
  KF__REQUIRE(out_library);
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

static kf_status_t add_autograd_fallbacks(kf_library_t *library, const kf_kernel_desc_t *kernel,
                                          kf__origin_t origin) {
  for (int backend = 0; backend < KF_BACKEND_COUNT; backend++) {
    /* Devices registered at run time use the fallback of AutogradOther: see table.c. */
    if (backend >= KF_BACKEND_FIRST_DYNAMIC && backend <= KF_BACKEND_LAST_DYNAMIC) continue;
    kf_key_t key = kf_backend_autograd_key((kf_backend_t)backend);
    if (key == KF_KEY_Undefined || kf_has_fallback(key)) continue;
    KF_TRY(kf__library_standard_fallback(library, key, kernel, origin));
  }
  if (kf_has_fallback(KF_KEY_AutogradOther)) return KF_OK;
  return kf__library_standard_fallback(library, KF_KEY_AutogradOther, kernel, origin);
}

kf_status_t kf__library_autograd_fallbacks(const kf_kernel_desc_t *kernel, kf__origin_t origin,
                                           kf_library_t **out_library) {
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined, &library));
  kf_status_t status = add_autograd_fallbacks(library, kernel, origin);
  if (status == KF_OK)
    *out_library = library;
  else
    kf_library_release(library);
  return status;
}
