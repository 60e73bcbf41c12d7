/* Registration: the fallback behind the autograd keys, and the kernels of the catalogue's
 * operators. The place that dumps name ends in FallbackKernel.cpp: see standard_fallbacks.c. */
#include "autograd/register_autograd.h"

#include "autograd/functions/autograd_fallback.h"
#include "autograd/graph/node.h"
#include "dispatch/registry/library_internal.h"
#include "ops/core/catalogue.h"

static kf_kernel_desc_t fallback_kernel(void) {
#ifdef KF_AUTOGRAD_FALLTHROUGH
  return kf_kernel_fallthrough();
#else
  return kf_kernel_boxed(kf__autograd_fallback, NULL, NULL);
#endif
}

static kf_status_t register_fallbacks(kf_library_t *library) {
  kf_kernel_desc_t kernel = fallback_kernel();
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

kf_status_t kf__autograd_register_fallbacks(kf_library_t **out_library) {
  *out_library = NULL;
  kf_library_t *library = NULL;
  KF_TRY(kf_library_create(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined, "VariableFallbackKernel.cpp", 60,
                           &library));
  kf_status_t status = register_fallbacks(library);
  if (status != KF_OK) {
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}

/* ---- The catalogue ---- */

static kf_kernel_desc_t kernel_of(const kf__autograd_entry_t *entry) {
  if (entry->place == KF__AUTOGRAD_NOTHING) return kf_kernel_fallthrough();
  if (entry->place == KF__AUTOGRAD_MISSING)
    return kf_kernel_boxed(kf_autograd_not_implemented, NULL, NULL);
  kf_kernel_desc_t kernel = kf_kernel_typed(entry->kernel, NULL, NULL);
  /* The context is only read; the struct has no const for it. */
  if (entry->place == KF__AUTOGRAD_DESCRIBED) kernel.context = (void *)(uintptr_t)entry;
  return kernel;
}

static kf_status_t register_entry(kf_library_t *library, const kf__autograd_entry_t *entry) {
  kf_kernel_desc_t kernel = kernel_of(entry);
  return kf__library_impl_for(library, kf__catalogue_op(entry->op), KF_KEY_Autograd, &kernel);
}

static kf_status_t register_all(kf_library_t *library) {
  for (size_t list = 0; kf__autograd_lists[list] != NULL; list++)
    for (const kf__autograd_entry_t *e = kf__autograd_lists[list]; e->place != KF__AUTOGRAD_END;
         e++)
      KF_TRY(register_entry(library, e));
  return KF_OK;
}

kf_status_t kf__autograd_register(kf_library_t **out_library) {
  *out_library = NULL;
  kf_library_t *library = NULL;
  KF_TRY(kf_library_create(KF_LIBRARY_IMPL, "aten", KF_KEY_Undefined, "autograd", 1, &library));
  kf_status_t status = register_all(library);
  if (status != KF_OK) {
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}
