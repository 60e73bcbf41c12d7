/* Registers the kernels for sparse tensors when the first one is made.
 *
 * Note [Refused composites]
 * Composites of the catalogue serve all backend keys, the sparse ones included, and many read
 * strides or memory, which a sparse tensor does not have. So each composite that has no kernel of
 * its own at a sparse key gets one that fails as an operator without a kernel does. Composites that
 * only call other operators (CompositeImplicitAutograd) stay: the operators that they call refuse.
 */
/* build: size */
#include "backends/sparse/register_sparse.h"

#include <pthread.h>

#include "backends/sparse/sparse_kernels.h"
#include "dispatch/inspect/dump.h"
#include "dispatch/registry/library_internal.h"
#include "ops/catalogue/catalogue.h"

static const kf_key_t sparse_keys[] = {KF_KEY_SparseCPU, KF_KEY_SparseCsrCPU};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static kf_library_t *library;       /* with `lock` */
static int ready;                   /* atomic: everything is registered */
static kf_status_t (*set_up)(void); /* of a language binding; atomic */

static kf_status_t refuse(const kf_call_t *call, kf_stack_t *stack) {
  (void)stack;
  return kf__report_missing_kernel(call->op, call->keyset);
}

/* Operators whose composites are right for sparse tensors. */
static bool is_safe(uint32_t op) { return op == KF__OP_detach_ || op == KF__OP_lift_fresh; }

static kf_status_t refuse_composites(kf_library_t *to) {
  const kf_kernel_desc_t refusal = kf_kernel_boxed(refuse, NULL, NULL);
  for (size_t list = 0; kf__kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kf__kernel_lists[list]; e->at != KF__AT_END; e++) {
      if ((e->at != KF__AT_EXPLICIT && e->at != KF__AT_VIEW) || is_safe(e->op)) continue;
      kf_op_t *op = kf__catalogue_op(e->op);
      for (size_t k = 0; k < sizeof sparse_keys / sizeof *sparse_keys; k++)
        if (!kf_op_has_kernel_for_key(op, sparse_keys[k]))
          KF_TRY(kf__library_impl_for(to, op, sparse_keys[k], &refusal, KF__ORIGIN_HERE));
    }
  }
  return KF_OK;
}

/* Kernels of C; a binding may register others for the same operators before. */
static kf_status_t add_kernels(kf_library_t *to) {
  static const struct {
    uint32_t op;
    kf_typed_fn kernel;
  } kernels[] = {{KF__OP_add_Tensor, (kf_typed_fn)kf__sparse_add},
                 {KF__OP_add__Tensor, (kf_typed_fn)kf__sparse_add_},
                 {KF__OP_clone, (kf_typed_fn)kf__sparse_clone},
                 {KF__OP_detach, (kf_typed_fn)kf__sparse_detach},
                 {KF__OP_alias, (kf_typed_fn)kf__sparse_detach},
                 {KF__OP_mm, (kf_typed_fn)kf__sparse_product}};
  for (size_t i = 0; i < sizeof kernels / sizeof *kernels; i++) {
    const kf_kernel_desc_t desc = kf_kernel_typed(kernels[i].kernel, NULL, NULL);
    kf_op_t *op = kf__catalogue_op(kernels[i].op);
    for (size_t k = 0; k < sizeof sparse_keys / sizeof *sparse_keys; k++)
      if (!kf_op_has_kernel_for_key(op, sparse_keys[k]))
        KF_TRY(kf__library_impl_for(to, op, sparse_keys[k], &desc, KF__ORIGIN_HERE));
  }
  return KF_OK;
}

static kf_status_t register_all(void) {
  kf_library_t *made = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_Undefined, &made));
  kf_status_t status = add_kernels(made);
  if (status == KF_OK) status = refuse_composites(made);
  if (status == KF_OK)
    library = made;
  else
    kf_library_release(made);
  return status;
}

/* The binding's function runs without the lock: it may wait for the interpreter's. */
static kf_status_t prepare(void) {
  if (__atomic_load_n(&ready, __ATOMIC_ACQUIRE)) return KF_OK;
  KF_TRY(kf__catalogue_set_up());
  kf_status_t (*binding)(void) = __atomic_load_n(&set_up, __ATOMIC_ACQUIRE);
  if (binding != NULL) KF_TRY(binding());
  (void)pthread_mutex_lock(&lock);
  kf_status_t status = library != NULL ? KF_OK : register_all();
  if (status == KF_OK) __atomic_store_n(&ready, 1, __ATOMIC_RELEASE);
  (void)pthread_mutex_unlock(&lock);
  return status;
}

void kf_sparse_set_up_by(kf_status_t (*function)(void)) {
  __atomic_store_n(&set_up, function, __ATOMIC_RELEASE);
}

void kf__sparse_watch(void) { kf__sparse_prepare = prepare; }

void kf__sparse_forget(void) {
  (void)pthread_mutex_lock(&lock);
  __atomic_store_n(&ready, 0, __ATOMIC_RELEASE);
  kf_library_release(library);
  library = NULL;
  (void)pthread_mutex_unlock(&lock);
}
