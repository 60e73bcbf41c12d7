/* Registers the kernels for sparse tensors when the first one is made.
 *
 * Note [Refused composites]
 * Composites of the catalogue serve all backend keys, the sparse ones included, and many read
 * strides or memory, which a sparse tensor does not have. So each composite that has no kernel of
 * its own at a sparse key gets one that fails as an operator without a kernel does. Composites that
 * only call other operators (CompositeImplicitAutograd) stay: the operators that they call refuse.
 */
#include "backends/sparse/register_sparse.h"

#include <pthread.h>

#include "backends/sparse/sparse_kernels.h"
#include "dispatch/inspect/dump.h"
#include "dispatch/registry/library_internal.h"
#include "ops/catalogue/catalogue.h"

enum { KEYS = 2 }; /* of a device: for coordinates and for compressed layouts */
static const kf_key_t sparse_keys[2][KEYS] = {{KF_KEY_SparseCPU, KF_KEY_SparseCsrCPU},
                                              {KF_KEY_SparseMeta, KF_KEY_SparseCsrMeta}};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/* For the CPU, and for the meta device. */
static kf_library_t *library[2];    /* with `lock` */
static int ready[2];                /* atomic: everything is registered */
static kf_status_t (*set_up)(void); /* of a language binding; atomic */

static kf_status_t refuse(const kf_call_t *call, kf_stack_t *stack) {
  (void)stack;
  return kf__report_missing_kernel(call->op, call->keyset);
}

/* Operators whose composites are right for sparse tensors. */
static bool is_safe(uint32_t op) { return op == KF__OP_detach_ || op == KF__OP_lift_fresh; }

static kf_status_t refuse_composites(kf_library_t *to, const kf_key_t *keys) {
  const kf_kernel_desc_t refusal = kf_kernel_boxed(refuse, NULL, NULL);
  for (size_t list = 0; kf__kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kf__kernel_lists[list]; e->at != KF__AT_END; e++) {
      if ((e->at != KF__AT_EXPLICIT && e->at != KF__AT_VIEW) || is_safe(e->op)) continue;
      kf_op_t *op = kf__catalogue_op(e->op);
      for (size_t k = 0; k < KEYS; k++)
        if (!kf_op_has_kernel_for_key(op, keys[k]))
          KF_TRY(kf__library_impl_for(to, op, keys[k], &refusal, KF__ORIGIN_HERE));
    }
  }
  return KF_OK;
}

/* Kernels of C; a binding may register others for the same operators before. Those that read
 * indices are for the CPU only. */
static kf_status_t add_kernels(kf_library_t *to, const kf_key_t *keys, bool on_meta) {
  static const struct {
    uint32_t op;
    kf_typed_fn kernel;
    bool reads;
  } kernels[] = {{KF__OP_add_Tensor, (kf_typed_fn)kf__sparse_add, true},
                 {KF__OP_add__Tensor, (kf_typed_fn)kf__sparse_add_, true},
                 {KF__OP_clone, (kf_typed_fn)kf__sparse_clone, false},
                 {KF__OP_detach, (kf_typed_fn)kf__sparse_detach, false},
                 {KF__OP_alias, (kf_typed_fn)kf__sparse_detach, false},
                 {KF__OP_mm, (kf_typed_fn)kf__sparse_product, true}};
  for (size_t i = 0; i < sizeof kernels / sizeof *kernels; i++) {
    if (on_meta && kernels[i].reads) continue;
    const kf_kernel_desc_t desc = kf_kernel_typed(kernels[i].kernel, NULL, NULL);
    kf_op_t *op = kf__catalogue_op(kernels[i].op);
    for (size_t k = 0; k < KEYS; k++)
      if (!kf_op_has_kernel_for_key(op, keys[k]))
        KF_TRY(kf__library_impl_for(to, op, keys[k], &desc, KF__ORIGIN_HERE));
  }
  return KF_OK;
}

static kf_status_t register_all(bool on_meta) {
  kf_library_t *made = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_Undefined, &made));
  kf_status_t status = add_kernels(made, sparse_keys[on_meta], on_meta);
  if (status == KF_OK) status = refuse_composites(made, sparse_keys[on_meta]);
  if (status == KF_OK)
    library[on_meta] = made;
  else
    kf_library_release(made);
  return status;
}

/* The binding's function runs without the lock: it may wait for the interpreter's. */
static kf_status_t prepare(bool on_meta) {
  if (__atomic_load_n(&ready[on_meta], __ATOMIC_ACQUIRE)) return KF_OK;
  KF_TRY(kf__catalogue_set_up());
  kf_status_t (*binding)(void) = __atomic_load_n(&set_up, __ATOMIC_ACQUIRE);
  if (binding != NULL) KF_TRY(binding());
  (void)pthread_mutex_lock(&lock);
  kf_status_t status = library[on_meta] != NULL ? KF_OK : register_all(on_meta);
  if (status == KF_OK) __atomic_store_n(&ready[on_meta], 1, __ATOMIC_RELEASE);
  (void)pthread_mutex_unlock(&lock);
  return status;
}

void kf_sparse_set_up_by(kf_status_t (*function)(void)) {
  __atomic_store_n(&set_up, function, __ATOMIC_RELEASE);
}

void kf__sparse_watch(void) { kf__sparse_prepare = prepare; }

void kf__sparse_forget(void) {
  (void)pthread_mutex_lock(&lock);
  for (int i = 0; i < 2; i++) {
    __atomic_store_n(&ready[i], 0, __ATOMIC_RELEASE);
    kf_library_release(library[i]);
    library[i] = NULL;
  }
  (void)pthread_mutex_unlock(&lock);
}
