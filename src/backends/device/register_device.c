/* Kernels that work on any device by its interface alone. They are registered to
 * CompositeExplicitAutograd for devices with an interface: a device's own kernel comes before them,
 * and they come before the CPU fallback. */
#include "backends/device/register_device.h"

#include "backends/device/device_kernels.h"
#include "dispatch/operators/kernel.h"
#include "ops/catalogue/catalogue.h"

kf_status_t kf__device_register_kernels(kf_library_t **out_library) {
  static const kf_compute_t *const tables[] = {kf__device_computes, NULL};
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_CompositeExplicitAutograd, &library));
  kf_status_t status = kf__bind_for_devices(library, tables);
  kf_kernel_desc_t record = kf_kernel_boxed(kf__device_record_stream, NULL, NULL);
  record.kind |= KF__KERNEL_FOR_DEVICES;
  if (status == KF_OK)
    status = kf_library_impl(library, "record_stream", KF_KEY_CompositeExplicitAutograd, &record);
  if (status != KF_OK) {
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}
