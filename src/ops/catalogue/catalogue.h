/* The operators of the catalogue at run time: their entries, the keys that their kernels are
 * registered for, and the pointers through which the functions of ops.h reach them. The tables are
 * generated (gen/).
 *
 * Life cycle: load (define operators, register what no backend has), bind backends, publish; forget
 * undoes all of it. The runtime room runs these steps under its own lock; only kf__ops is read by
 * other threads meanwhile, and changes from NULL to an operator once everything is registered. */
#ifndef KF_OPS_CATALOGUE_CATALOGUE_H
#define KF_OPS_CATALOGUE_CATALOGUE_H

#include <keyfall/compute.h>

#include "base/base_internal.h"
#include "ops/gen/compute_index.h"
#include "ops/gen/op_index.h"

/* The schema of an operator, without the namespace. */
const char *kf__op_schema(uint32_t index);
/* Its tags, separated by spaces. */
const char *kf__op_tags(uint32_t index);

/* Which key a kernel is registered for. */
typedef enum {
  KF__AT_END,
  KF__AT_IMPLICIT, /* CompositeImplicitAutograd */
  KF__AT_EXPLICIT, /* CompositeExplicitAutograd */
  KF__AT_VIEW,     /* the same, and lazy tensors pass through unchanged */
  KF__AT_SELECT,   /* BackendSelect */
  KF__AT_BACKEND,  /* for each backend that binds the compute function */
  KF__AT_PYTHON_IMPLICIT, /* as KF__AT_IMPLICIT, by a function of the Python package */
  KF__AT_PYTHON_EXPLICIT
} kf__registered_at_t;

typedef struct kf__kernel_entry {
  uint16_t op;        /* KF__OP_… */
  uint16_t compute;   /* KF__COMPUTE_…; KF__COMPUTE_COUNT: none. In Python: the module's number */
  uint32_t at;        /* kf__registered_at_t */
  kf_typed_fn kernel; /* NULL: the bound function is the kernel itself */
} kf__kernel_entry_t;
/* Lists end with KF__AT_END, the list of lists with NULL. */
extern const kf__kernel_entry_t *const kf__kernel_lists[];
/* Modules of the Python package, "keyfall.sparse.aten", by their numbers; ends with NULL. */
extern const char *const kf__python_modules[];

/* The operators, in the order of the index; NULL before the catalogue was published. */
extern const kf_op_t *kf__ops[KF__OP_COUNT];
/* Sets the function that the first call of an operator loads the library with: kf_init, which is in
 * a room above this one. */
void kf__catalogue_set_up_by(kf_status_t (*init)(void));
/* Sets the library up, unless it is. */
KF_MUST_USE kf_status_t kf__catalogue_set_up(void);
/* Loads the operators if need be and returns this one, borrowed. KF_ERR_NOT_FOUND where they are
 * not loaded and cannot be. */
KF_MUST_USE kf_status_t kf__op_ready(uint32_t index, const kf_op_t **out_op);

/* Defines every operator and registers the kernels that serve all backends. `lists` and `modules`
 * (kf__python_modules) must live until kf__catalogue_forget. The caller owns *out_library. On
 * failure nothing is left behind. */
KF_MUST_USE kf_status_t kf__catalogue_load(const kf__kernel_entry_t *const *lists,
                                           const char *const *modules, kf_library_t **out_library);
/* An operator of the catalogue while it is loaded, also before it is published; borrowed. */
kf_op_t *kf__catalogue_op(uint32_t index);
/* Makes the operators visible to calls, once every room has registered its kernels. */
void kf__catalogue_publish(void);
/* Undoes load and publish; also after a load that failed half-way. */
void kf__catalogue_forget(void);

/* ---- Binding a backend's compute functions ---- */

/* The number of the compute function with this name; KF__COMPUTE_COUNT: there is none. */
size_t kf__find_compute(const char *name);
const char *kf__compute_name(size_t compute);
/* The letters of its parameters, which a backend's table has as well (compute.h). */
const char *kf__compute_signature(size_t compute);

/* A flag of kf_compute_t for kf__bind_for_devices: the function also serves calls that are left
 * without a key, because the thread excludes the keys of the backend. Its tensors may then be on
 * any device. */
enum { KF__COMPUTE_WITHOUT_KEY = 1 << 15 };
/* kf_backend_bind for CompositeExplicitAutograd: the kernels serve every device that has an
 * interface and no kernel of its own. */
KF_MUST_USE kf_status_t kf__bind_for_devices(kf_library_t *library,
                                             const kf_compute_t *const *tables);
/* Registers kernels that run the rules and compute nothing, for the meta device. */
KF_MUST_USE kf_status_t kf__bind_rules(kf_library_t *library, kf_key_t key);
/* For tests: the number of backend kernels that no table of the list binds. *out_first is the
 * schema of the first of them, or NULL. */
size_t kf__unbound(const kf_compute_t *const *tables, const char **out_first);

#endif
