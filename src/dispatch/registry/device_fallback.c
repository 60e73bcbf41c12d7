/* See device_fallback.h. */
#include "dispatch/registry/device_fallback.h"

#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/operators/table.h"
#include "dispatch/registry/operator_list.h"
#include "dispatch/registry/kernel_guards.h"

/* The Dense keys of these backends have another fallback now. */
static void refresh_backends(uint64_t backends) {
  if (backends == 0) return;
  kf_keyset_t keys = kf_keyset_make(backends, UINT64_C(1) << KF_RANK_Dense);
  for (kf_op_t *op = kf__op_first(); op != NULL; op = op->next) kf__table_refresh_set(op, keys);
}

kf_status_t kf__device_fallback_set(const kf_kernel_desc_t *desc, kf__origin_t origin) {
  kf_kernel_t *kernel = NULL;
  if (desc != NULL)
    KF_TRY(kf__kernel_create("the fallback of devices", desc, origin, NULL, &kernel));
  kf_status_t status = kf__dispatcher_lock_for_change();
  if (status != KF_OK) {
    if (kernel != NULL) kf__kernel_discard(kernel);
    return status;
  }
  kf_kernel_t *old = (kf_kernel_t *)(uintptr_t)kf__table_device_fallback();
  uint64_t backends = kf__table_open_backends();
  kf__table_set_device_fallback(kernel, backends);
  refresh_backends(backends);
  if (old != NULL) {
    old->shares = 0;
    kf__kernel_retire(old);
  }
  kf__dispatcher_unlock();
  return KF_OK;
}

void kf__device_fallback_open(kf_backend_t backend, bool is_open, bool is_asked) {
  uint64_t bit = UINT64_C(1) << backend;
  kf__dispatcher_lock();
  uint64_t before = kf__table_open_backends();
  uint64_t after = is_open ? before | bit : before & ~bit;
  if (after != before) {
    kf__table_set_device_fallback(kf__table_device_fallback(), after);
    refresh_backends(bit);
  }
  kf__guard_backend(backend, is_open && is_asked);
  kf__dispatcher_unlock();
}
