/* The kernels that are registered to an operator, as a list. */
#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/operators/operator.h"

/* By increasing key number, as kf__op_direct and gather of table.c rely on. */
KF_UNUSED static bool kernels_are_sorted(const kf_op_t *op) {
  for (const kf_kernel_t *k = op->kernels; k != NULL && k->next != NULL; k = k->next)
    if (k->key > k->next->key) return false;
  return true;
}

void kf__op_add_kernel(kf_op_t *op, kf_kernel_t *kernel) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(kernel->key != KF_KEY_Undefined);
  KF_ASSERT(kernel->next == NULL);
  kf_kernel_t **at = &op->kernels;
  while (*at != NULL && (*at)->key < kernel->key) at = &(*at)->next;
  kernel->next = *at;
  *at = kernel;
  KF_ASSERT(kernels_are_sorted(op));
}

void kf__op_remove_kernel(kf_op_t *op, kf_kernel_t *kernel) {
  KF__ASSERT_LOCKED();
  kf_kernel_t **at = &op->kernels;
  while (*at != kernel) {
    KF_ASSERT(*at != NULL);
    at = &(*at)->next;
  }
  *at = kernel->next;
}
