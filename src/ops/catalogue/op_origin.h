/* Where the kernels of the catalogue come from: the function, the entry of ops/ and the source
 * file. All of it is computed from the operator's name, one byte for each operator and the tables
 * of a backend, so nothing is stored with a kernel: Note [Origins] in
 * dispatch/operators/kernel_origin.h. */
#ifndef KF_OPS_CATALOGUE_OP_ORIGIN_H
#define KF_OPS_CATALOGUE_OP_ORIGIN_H

#include "dispatch/operators/kernel_origin.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/results.h"

/* "ops/arithmetic.toml: add.Tensor": definitions, and kernels without a function. */
kf__origin_t kf__entry_origin(void);
/* "kf__op_clone (ops/arithmetic.toml: clone; src/ops/composite/convert.c)". */
kf__origin_t kf__kernel_origin(const kf__kernel_entry_t *entry);
/* "cpu_add (ops/arithmetic.toml: add.Tensor; src/backends/cpu/elementwise/arithmetic.c:184)". */
kf__origin_t kf__bound_origin(const kf_compute_t *binding);

/* ---- For rooms that write origins of their own ---- */

/* Which form of its entry an operator is. */
kf__form_t kf__op_form(uint32_t op);
/* "prefix_add__Tensor": the name that the generator gives a function for an operator. */
typedef struct kf__function_name {
  char text[160];
} kf__function_name_t;
const char *kf__op_function(const char *prefix, uint32_t op, kf__function_name_t *buffer);
/* The whole text; `line` 0: unknown. */
void kf__put_origin(kf_text_t *text, uint32_t op, const char *function, const char *file,
                    uint32_t line);
/* The same for a file that the generator made: the prefix, the area and ".c". */
void kf__put_generated_origin(kf_text_t *text, uint32_t op, const char *function,
                              const char *prefix, const char *area);

/* ---- The tables (gen/op_origins.c) ---- */

typedef struct kf__area {
  uint32_t first;   /* KF__OP_…, of the operators from here to the next area */
  const char *name; /* ops/name.toml */
} kf__area_t;
extern const kf__area_t kf__areas[]; /* ends with KF__OP_COUNT */
/* Bits 0 and 1: the form. The bits above: 1 + the index in kf__op_sources of the file that has the
 * function; 0: a generated file. */
extern const uint8_t kf__op_origins[KF__OP_COUNT];
extern const char *const kf__op_sources[];

#endif
