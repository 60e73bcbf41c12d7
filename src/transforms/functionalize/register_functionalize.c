/* See register_functionalize.h. */
#include "transforms/functionalize/register_functionalize.h"

#include "dispatch/registry/library_internal.h"
#include "transforms/functionalize/functionalize_kernels.h"

kf_status_t kf__functionalize_register_fallback(kf_library_t **out_library) {
  const kf_kernel_desc_t kernel = kf_kernel_boxed(kf__functionalize, NULL, NULL);
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined, &library));
  kf_status_t status =
      kf__library_standard_fallback(library, KF_KEY_Functionalize, &kernel, KF__ORIGIN_HERE);
  if (status == KF_OK)
    *out_library = library;
  else
    kf_library_release(library);
  return status;
}

static const struct {
  const char *op;
  kf_boxed_fn kernel;
} kernels[] = {
    {"resize_", kf__functionalize_resize},
    {"resize_as_", kf__functionalize_resize},
    {"set_", kf__functionalize_set},
    {"set_.source_Storage", kf__functionalize_set},
    {"set_.source_Storage_storage_offset", kf__functionalize_set},
    {"set_.source_Tensor", kf__functionalize_set},
    {"_to_copy", kf__functionalize_to_copy},
    {"lift_fresh", kf__functionalize_lift},
    {"lift_fresh_copy", kf__functionalize_lift},
};

kf_status_t kf__functionalize_register(kf_library_t **out_library) {
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_Functionalize, &library));
  for (size_t i = 0; i < sizeof kernels / sizeof kernels[0]; i++) {
    const kf_kernel_desc_t kernel = kf_kernel_boxed(kernels[i].kernel, NULL, NULL);
    kf_status_t status = kf_library_impl(library, kernels[i].op, KF_KEY_Functionalize, &kernel);
    if (status == KF_OK) continue;
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}

void kf__functionalize_forget(void) { kf__plans_forget(); }
