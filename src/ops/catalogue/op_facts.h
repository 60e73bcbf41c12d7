/* Facts and forms of the catalogue's operators, and the number of an operator: Note [Facts] in
 * dispatch/operators/facts_internal.h. Rooms compare numbers where a particular operator is meant.
 */
#ifndef KF_OPS_CATALOGUE_OP_FACTS_H
#define KF_OPS_CATALOGUE_OP_FACTS_H

#include "dispatch/operators/facts_internal.h"
#include "dispatch/operators/operator.h"
#include "ops/gen/op_index.h"

/* The number of an operator in the catalogue, KF__OP_…; KF__OP_COUNT: a program's. */
static inline uint32_t kf__op_number(const kf_op_t *op) {
  return op->number != 0 ? op->number - 1 : KF__OP_COUNT;
}
/* Whether an operator is a particular one: KF__IS_OP(op, copy_). */
#define KF__IS_OP(op, name) ((op)->number == KF__OP_##name + 1)

/* The operator that puts a changed view back, with a reference for the caller; NULL: nobody said.
 */
KF_MUST_USE kf_status_t kf__op_view_inverse(const kf_op_t *view, kf_op_t **out_op);

/* ---- The tables (gen/fact_table.c) ---- */

/* Operators that an entry names: forms that are not in one entry, and inverses of views. Ends with
 * KF__OP_COUNT. */
enum { KF__FORM_INVERSE = KF_FORM_COPY + 1 };
typedef struct kf__relative {
  uint16_t op;    /* KF__OP_… */
  uint16_t form;  /* kf_form_t, or KF__FORM_INVERSE */
  uint16_t other; /* KF__OP_…, the operator in that form */
} kf__relative_t;
extern const kf__relative_t kf__relatives[];
extern const kf_facts_t kf__fact_rows[]; /* the first: nothing was said */
extern const uint16_t kf__op_fact_rows[KF__OP_COUNT];
extern const char kf__fact_texts[];

#endif
