/* The one kernel of all operators of kind python: hands calls to the Python package. */
#include "ops/catalogue/python_kernel.h"

#include <keyfall/call.h>

#include "base/base_internal.h"

static kf_boxed_fn installed; /* atomic */
static const char *const *names;

void kf__python_modules_are(const char *const *modules) { names = modules; }

const char *kf__python_module(const kf__kernel_entry_t *entry) {
  if (entry->at != KF__AT_PYTHON_IMPLICIT && entry->at != KF__AT_PYTHON_EXPLICIT) return NULL;
  return names[entry->compute];
}

void kf_set_python_kernel(kf_boxed_fn kernel) {
  __atomic_store_n(&installed, kernel, __ATOMIC_RELEASE);
}

kf_status_t kf__python_kernel(const kf_call_t *call, kf_stack_t *stack) {
  const kf_boxed_fn kernel = __atomic_load_n(&installed, __ATOMIC_ACQUIRE);
  if (kernel != NULL) return kernel(call, stack);
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      "%s: its kernel is in the Python package (%s): this process has to import "
                      "keyfall, which registers it",
                      kf_op_full_name(call->op), (const char *)kf_call_context(call));
}
