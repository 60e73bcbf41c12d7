/* For the generated kernels: the checks that every operator makes, results by form, and the
 * compute function that the running backend bound. The fast paths are inline and test one flag; the
 * functions that name operator and argument in an error are out of line in kernel_support.c. */
#ifndef KF_OPS_CORE_KERNEL_SUPPORT_H
#define KF_OPS_CORE_KERNEL_SUPPORT_H

#include <keyfall/call.h>
#include <keyfall/ops.h>

#include "ops/catalogue/catalogue.h"
#include "ops/core/shared_rules.h"
#include "ops/gen/composites.h"

/* The backend's function for the running kernel, or NULL for a backend of rules alone. */
static inline kf_typed_fn kf__compute(const kf_call_t *call) {
  const kf_compute_t *binding = ((const kf_kernel_layout_t *)(const void *)call->kernel)->context;
  KF_ASSERT(binding != NULL); /* catalogue.c binds `no_compute` where there is no function */
  return binding->function;
}

/* Prepares the results of the functional form. Only the first `count` slots are written and ever
 * read: clearing all of KF__MAX_RESULTS would show in small calls. */
static inline void kf__results_functional(kf_results_t *results, const kf_call_t *call,
                                          uint16_t count) {
  KF_ASSERT(count >= 1);
  KF_ASSERT(count <= KF__MAX_RESULTS);
  results->form = KF__FORM_FUNCTIONAL;
  results->count = count;
  results->resized = 0;
  results->out = KF__OUT_CASTABLE;
  results->op = kf_op_full_name(call->op);
  for (uint32_t i = 0; i < count; i++) results->tensors[i] = results->given[i] = NULL;
}

/* Prepares the results of an in-place or out= form. `given` are tensors that kf__check_given has
 * let pass; they stay borrowed. */
static inline void kf__results_given(kf_results_t *results, const kf_call_t *call, kf__form_t form,
                                     uint16_t count, kf_tensor_t *const *given) {
  KF_ASSERT(form != KF__FORM_FUNCTIONAL);
  KF_ASSERT(form != KF__FORM_INPLACE || count == 1);
  kf__results_functional(results, call, count);
  results->form = form;
  for (uint32_t i = 0; i < count; i++) {
    KF_ASSERT(given[i] != NULL);
    KF_ASSERT(given[i]->storage != NULL);
    results->given[i] = given[i];
  }
}

/* Note [Suspect arguments]
 * A kernel must not read these tensors without further checks: an undefined one, one without memory
 * (kf_storage_wrap of NULL), one whose storage was shrunk under it, and one that is not on the CPU.
 * The dispatcher calls a kernel for the keys that it computed, but a redispatch with a hand-made
 * key set, a guard that changes the thread's backend keys, or a direct call of a kernel can bring a
 * tensor of another device to a device's kernel. Storages carry all of this as flags, so tensors on
 * the CPU pay one test for everything. */
enum { KF__SUSPECT_STORAGE = KF_STORAGE_THROW_ON_DATA | KF__STORAGE_SHRUNK | KF__STORAGE_REMOTE };
static inline bool kf__suspect(const kf_tensor_t *t) {
  return t->storage == NULL || (kf__storage_flags(t->storage) & KF__SUSPECT_STORAGE) != 0;
}
/* For optional arguments, where NULL and the undefined tensor are allowed. */
static inline bool kf__suspect_if_there(const kf_tensor_t *t) {
  return t != NULL && t->storage != NULL &&
         (kf__storage_flags(t->storage) & KF__SUSPECT_STORAGE) != 0;
}
/* An undefined tensor for an argument that must be one: sets the error and returns its status. */
kf_status_t kf__undefined_argument(const kf_call_t *call, const char *argument);
kf_status_t kf__undefined_of(const char *op, const char *argument);
/* The checks of a suspect argument: KF_ERR_RUNTIME where the kernel must not use it, else KF_OK. */
KF_MUST_USE kf_status_t kf__check_argument(const kf_call_t *call, const kf_tensor_t *tensor,
                                           const char *argument);
/* For two arguments of which at least one is suspect; `names` are two strings, one after the other.
 */
KF_MUST_USE kf_status_t kf__check_pair(const kf_call_t *call, const kf_tensor_t *first,
                                       const kf_tensor_t *second, const char *names);
KF_MUST_USE kf_status_t kf__check_list(const kf_call_t *call, kf_tensor_span_t list,
                                       const char *argument);
/* The same for the tensors that an in-place form (its first argument) or an out= form (its last
 * ones) writes to. */
KF_MUST_USE kf_status_t kf__check_suspect(const kf_call_t *call, kf_tensor_t *const *given,
                                          uint32_t count, kf__form_t form);
static inline kf_status_t kf__check_given(const kf_call_t *call, kf_tensor_t *const *given,
                                          uint32_t count, kf__form_t form) {
  bool suspect = false;
  for (uint32_t i = 0; i < count; i++) suspect |= kf__suspect(given[i]);
  return KF_UNLIKELY(suspect) ? kf__check_suspect(call, given, count, form) : KF_OK;
}

/* The key set of the tensor that a factory is asked to make. Inline: the common case, an ordinary
 * type, strided, on the CPU, which needs no lookup. KF_ERR_… where no key fits the options. */
KF_MUST_USE kf_status_t kf__factory_keys_of_any(kf_opt_int_t dtype, kf_opt_int_t layout,
                                                kf_opt_device_t device, kf_keyset_t *out_set);
static inline kf_status_t kf__factory_keys(kf_opt_int_t dtype, kf_opt_int_t layout,
                                           kf_opt_device_t device, kf_keyset_t *out_set) {
  if (KF_LIKELY((!dtype.has || (uint64_t)dtype.value <= KF_DTYPE_BOOL) &&
                (!layout.has || layout.value == KF_LAYOUT_STRIDED) &&
                (!device.has || device.value.type == KF_DEVICE_CPU))) {
    *out_set = kf_keyset_make(UINT64_C(1) << KF_BACKEND_CPU, UINT64_C(1) << KF_RANK_Dense);
    return KF_OK;
  }
  kf_keyset_t set; /* the caller's stays in registers */
  const kf_status_t status = kf__factory_keys_of_any(dtype, layout, device, &set);
  *out_set = set;
  return status;
}
/* Sets and returns the error of an out= form with an argument that requires grad. */
KF_MUST_USE kf_status_t kf__refuse_recorded_out(const char *op);
/* kf__store_result for several results; takes all references, also on failure. All types are
 * compared before the first tensor is written. `may_record`: the results of an out= form may have
 * been recorded for backward. Otherwise that is an error: out= forms have no derivative. */
KF_MUST_USE kf_status_t kf__store_results(const char *op, kf__form_t form, uint32_t count,
                                          kf_tensor_t *const *given, kf_tensor_t *const *values,
                                          kf__out_t out, bool may_record);

/* ---- Copies of views (copies_views.c) ---- */

/* The result of a derived copy such as diagonal_copy: clones `made`, a view of self, unless it has
 * memory of its own already. Both take the reference to `made`, also on failure. */
KF_MUST_USE kf_status_t kf__copy_of_view(const kf_tensor_t *self, kf_tensor_t *made,
                                         kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__copy_of_views(const kf_tensor_t *self, kf_list_t *made,
                                          kf_list_t **out);

#endif
