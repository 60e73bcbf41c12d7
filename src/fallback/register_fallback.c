/* See register_fallback.h. */
#include "fallback/register_fallback.h"

#include <keyfall/fallback.h>

#include "dispatch/registry/device_fallback.h"
#include "dispatch/registry/kernel_guards.h"
#include "fallback/bill.h"
#include "fallback/device_guard.h"
#include "tensor/host/host_copies.h"

kf_status_t kf__fallback_register(void) {
  const kf_kernel_desc_t kernel = kf_kernel_boxed(kf_cpu_fallback, NULL, NULL);
  KF_TRY(kf__device_fallback_set(&kernel, KF__ORIGIN_HERE));
  kf__set_guard(KF__GUARD_DEVICES, kf__guard_device);
  kf__bill_read_environment();
  return KF_OK;
}

void kf__fallback_unregister(void) {
  kf__set_guard(KF__GUARD_DEVICES, NULL);
  kf_status_t ignored = kf__device_fallback_set(NULL, KF__ORIGIN_HERE);
  (void)ignored; /* inside a listener nothing can be unregistered; nobody shuts down there */
}

void kf_fallback_set_cache_limit(size_t bytes) { kf__host_copies_set_limit(bytes); }
size_t kf_fallback_cache_size(void) { return kf__host_copies_kept(); }
