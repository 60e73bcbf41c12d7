/* The kernel of operators whose entry has the kind python: their functions are in the Python
 * package, which installs itself with kf_set_python_kernel (binding.h). */
#ifndef KF_OPS_CATALOGUE_PYTHON_KERNEL_H
#define KF_OPS_CATALOGUE_PYTHON_KERNEL_H

#include <keyfall/binding.h>

#include "ops/catalogue/catalogue.h"

/* Sets the names of modules by their numbers (kf__python_modules); they must outlive all calls. */
void kf__python_modules_are(const char *const *modules);
/* The module that has the function of an entry, "keyfall.sparse.aten"; NULL: its kernel is in C. */
const char *kf__python_module(const kf__kernel_entry_t *entry);

/* Calls the installed kernel; without one, an error that says where the function is. The context is
 * the name of the function's module. */
kf_status_t kf__python_kernel(const kf_call_t *call, kf_stack_t *stack);

#endif
