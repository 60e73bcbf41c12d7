/* What functionalization does with an operator, derived from its schema and facts. */
#ifndef KF_TRANSFORMS_FUNCTIONALIZE_FUNCTIONALIZE_PLAN_H
#define KF_TRANSFORMS_FUNCTIONALIZE_FUNCTIONALIZE_PLAN_H

#include <keyfall/op.h>
#include <keyfall/schema.h>

typedef enum kf__plan_kind {
  KF__PLAN_VALUES,       /* runs on values; results are wrapped */
  KF__PLAN_COMPOSITE,    /* is replaced by the operators that it calls */
  KF__PLAN_VIEW,         /* results alias the first argument */
  KF__PLAN_INPLACE_VIEW, /* changes the metadata of the first argument */
  KF__PLAN_WRITE,        /* is replaced by `functional` */
  KF__PLAN_COPIES,       /* writes, and has no functional sibling: runs on copies */
  KF__PLAN_REFUSED       /* has alias annotations that nothing can be derived from */
} kf__plan_kind_t;

/* Where an argument of the functional sibling comes from: an argument of the operator, by position,
 * or one of these. */
enum {
  KF__FROM_DEFAULT = -1,
  KF__FROM_DTYPE = -2, /* of the first written tensor */
  KF__FROM_DEVICE = -3,
  KF__FROM_NONE = -4
};
enum { KF__PLAN_ARGUMENTS = 32 };

typedef struct kf__plan {
  const kf_op_t *op;         /* the operator, and its sibling or view: owned */
  const kf_op_t *functional; /* WRITE: the functional sibling; INPLACE_VIEW: the view */
  kf__plan_kind_t kind;
  bool has_out;    /* writes to out= arguments */
  bool is_through; /* autograd records the operators that its kernel calls, not the operator */
  int8_t from[KF__PLAN_ARGUMENTS];
} kf__plan_t;

/* The plan of an operator, borrowed: for operators of the catalogue it is kept until
 * kf__plans_forget, for others it is written to `scratch`. kf__plan_done releases what a scratch
 * plan holds. */
KF_MUST_USE kf_status_t kf__plan_of(const kf_op_t *op, const kf_schema_t *schema,
                                    kf__plan_t *scratch, const kf__plan_t **out_plan);
void kf__plan_done(const kf__plan_t *plan, const kf__plan_t *scratch);
void kf__plans_forget(void);

/* Whether the kernel for CompositeExplicitAutograd calls operators or computes metadata: it then
 * runs on functional tensors as well. Operators with a kernel for the CPU have one for devices
 * there. */
bool kf__is_explicit_composite(const kf_op_t *op);
/* Whether the operator may write to an argument, by its schema or its facts. */
bool kf__plan_writes(const kf_op_t *op, const kf_schema_t *schema, size_t argument);

#endif
