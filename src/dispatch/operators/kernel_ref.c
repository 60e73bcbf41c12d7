/* References to kernels. A reference does not keep its kernel alive, because the registration
 * decides when a kernel is freed; the kernel clears its references instead. Kernel and reference
 * are linked under the dispatcher's lock. A call reads `kernel` without the lock: it has entered
 * before, so a kernel that it still finds there is not freed (Note [Calls and reclamation]). */
#include <string.h>

#include "base/required.h"
#include "compat/texts.h"
#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/operators/table.h"

/* The kernel as one that can be deregistered; NULL for those that the dispatcher itself puts into
 * tables, which are static. */
static kf_kernel_t *can_go_away(const kf_kernel_t *kernel) {
  return kernel == &kf__ambiguous_kernel ? NULL : (kf_kernel_t *)(uintptr_t)kernel;
}

/* Dispatcher's lock held. */
static kf_status_t create(const kf_op_t *op, kf_key_t key, size_t slot, kf_kernel_ref_t **out_ref) {
  KF__ASSERT_LOCKED();
  const kf_kernel_t *kernel = kf__table_stored(op, slot);
  if (kernel->kind == KF_KERNEL_MISSING)
    return kf_error_set(KF_ERR_NOT_FOUND, "no kernel for %s for %s", kf_key_name(key),
                        op->full_name);
  kf__origin_buffer_t buffer;
  const char *origin = kf__origin_text(op, kernel->origin, &buffer);
  size_t size = strlen(origin) + 1;
  kf_kernel_ref_t *ref = kf_calloc(1, sizeof *ref + size);
  if (ref == NULL) return kf__no_memory();
  memcpy(ref->debug, origin, size);
  kf_op_retain(op);
  ref->op = op;
  ref->kernel = kernel;
  kf_kernel_t *mortal = can_go_away(kernel);
  if (mortal != NULL) {
    ref->next = mortal->refs;
    mortal->refs = ref;
  }
  *out_ref = ref;
  return KF_OK;
}

kf_status_t kf_op_kernel_ref(const kf_op_t *op, kf_key_t key, kf_kernel_ref_t **out_ref) {
  KF__REQUIRE(op);
  KF__REQUIRE(out_ref);
  *out_ref = NULL;
  size_t slot = 0;
  KF_TRY(kf__op_slot_of_key(op, key, &slot));
  kf__dispatcher_lock();
  kf_status_t status = create(op, key, slot, out_ref);
  kf__dispatcher_unlock();
  return status;
}

void kf_kernel_ref_release(kf_kernel_ref_t *ref) {
  if (ref == NULL) return;
  kf__dispatcher_lock();
  kf_kernel_t *kernel = ref->kernel != NULL ? can_go_away(ref->kernel) : NULL;
  if (kernel != NULL) {
    kf_kernel_ref_t **at = &kernel->refs;
    while (*at != ref) {
      KF_ASSERT(*at != NULL);
      at = &(*at)->next;
    }
    *at = ref->next;
  }
  kf__dispatcher_unlock();
  kf_op_release(ref->op);
  kf_free(ref);
}

kf_status_t kf_kernel_ref_check(const kf_kernel_ref_t *ref) {
  KF__REQUIRE(ref);
  if (__atomic_load_n(&ref->kernel, __ATOMIC_RELAXED) != NULL) return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_STALE_KERNEL, "the kernel that this refers to was deregistered: %s"),
      ref->debug);
}

const kf_op_t *kf_kernel_ref_op(const kf_kernel_ref_t *ref) { return ref->op; }
const char *kf_kernel_ref_debug(const kf_kernel_ref_t *ref) { return ref->debug; }
