/* The operators of the catalogue at run time: their entries, where their kernels go, and the
 * pointers by which the functions of ops.h reach them. The tables are generated (gen/). */
#ifndef KF_OPS_CATALOGUE_CATALOGUE_H
#define KF_OPS_CATALOGUE_CATALOGUE_H

#include <keyfall/library.h>

#include "base/base_internal.h"
#include "ops/gen/computes.h"
#include "ops/gen/op_index.h"

typedef struct kf__op_entry {
  const char *schema; /* without the namespace */
  const char *tags;   /* separated by spaces */
} kf__op_entry_t;
extern const kf__op_entry_t kf__op_entries[KF__OP_COUNT];

/* Where a kernel is registered. */
typedef enum {
  KF__AT_END,
  KF__AT_IMPLICIT, /* CompositeImplicitAutograd */
  KF__AT_EXPLICIT, /* CompositeExplicitAutograd */
  KF__AT_VIEW,     /* the same; lazy conjugate and negative views pass through unchanged */
  KF__AT_SELECT,   /* BackendSelect */
  KF__AT_BACKEND   /* for each backend that binds the compute function */
} kf__place_t;

typedef struct kf__kernel_entry {
  uint16_t op;      /* KF__OP_… */
  uint16_t compute; /* KF__COMPUTE_…; KF__COMPUTE_COUNT: none */
  uint32_t place;
  kf_typed_fn kernel; /* NULL: the bound function is the kernel */
} kf__kernel_entry_t;
/* Lists end with KF__AT_END, the list of lists with NULL. */
extern const kf__kernel_entry_t *const kf__kernel_lists[];

/* The operators, in the order of the index; NULL before the catalogue was published. */
extern const kf_op_t *kf__ops[KF__OP_COUNT];
/* How operators get loaded by the first call of one: kf_init, which is above this room. */
void kf__catalogue_set_up_by(kf_status_t (*init)(void));
/* Loads the operators if need be and finds this one. */
KF_MUST_USE kf_status_t kf__op_ready(uint32_t index, const kf_op_t **out_op);

/* Defines every operator and registers what is not a backend's. On failure nothing stays. */
KF_MUST_USE kf_status_t kf__catalogue_load(const kf__kernel_entry_t *const *lists,
                                           kf_library_t **out_library);
/* An operator of the catalogue while it is loaded, also before it is published; borrowed. */
kf_op_t *kf__catalogue_op(uint32_t index);
/* Lets calls find the operators, once every room has registered what it has. */
void kf__catalogue_publish(void);
/* The reverse of both; also after a load that failed half-way. */
void kf__catalogue_forget(void);

/* ---- Binding a backend's compute functions ---- */

typedef struct kf__compute_entry {
  uint16_t compute;
  uint16_t line;
  kf_typed_fn function; /* NULL with KF__COMPUTE_COUNT: end of a table */
  const char *name;     /* of the function; the end of a table has the name of the file */
} kf__compute_entry_t;
/* One row; the compiler checks that the function has the type that the catalogue says. */
#define KF__BIND(name, fn) \
  { KF__COMPUTE_##name, __LINE__, _Generic((fn), kf__compute_##name##_fn : (kf_typed_fn)(fn)), #fn }
#define KF__BIND_END \
  { KF__COMPUTE_COUNT, __LINE__, NULL, __FILE__ }

/* Registers a kernel for `key` for every operator whose compute function is in one of the tables
 * (a NULL-terminated list), which must outlive the registrations. */
KF_MUST_USE kf_status_t kf__bind_backend(kf_library_t *library, kf_key_t key,
                                         const kf__compute_entry_t *const *tables);
/* Registers rules alone, without anything computed: what the meta device has. */
KF_MUST_USE kf_status_t kf__bind_rules(kf_library_t *library, kf_key_t key);
/* Names of backend kernels that no table of the list binds; for tests. Returns how many, and the
 * first of them. */
size_t kf__unbound(const kf__compute_entry_t *const *tables, const char **out_first);

#endif
