/* See no_autograd.h. */
/* build: size */
#include "runtime/no_autograd.h"

static kf_status_t pass_by(kf_library_t *library) {
  const kf_kernel_desc_t kernel = kf_kernel_fallthrough();
  for (int backend = 0; backend < KF_BACKEND_COUNT; backend++) {
    /* Devices that come later use the fallback of AutogradOther: see table.c. */
    if (backend >= KF_BACKEND_FIRST_DYNAMIC && backend <= KF_BACKEND_LAST_DYNAMIC) continue;
    kf_key_t key = kf_backend_autograd_key((kf_backend_t)backend);
    if (key == KF_KEY_Undefined || kf_has_fallback(key)) continue;
    KF_TRY(kf_library_fallback(library, key, &kernel));
  }
  if (kf_has_fallback(KF_KEY_AutogradOther)) return KF_OK;
  return kf_library_fallback(library, KF_KEY_AutogradOther, &kernel);
}

kf_status_t kf__pass_autograd_by(kf_library_t **out_library) {
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined, &library));
  kf_status_t status = pass_by(library);
  if (status == KF_OK)
    *out_library = library;
  else
    kf_library_release(library);
  return status;
}
