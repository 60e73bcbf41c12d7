/* Passes over a collected graph, between collecting and compiling.
 *
 * Passes work on a draft: copies of the nodes of a job, so that the trace stays as it was recorded.
 * A draft has values, not memory: an in-place operator makes a new value, and the compiler decides
 * later where that value may take the memory of the old one. A pass therefore only says that the
 * users of one value read another one (kf__lazy_replace). Nodes that nobody uses any more are left
 * out at the end.
 *
 * Passes never change bits: a rule holds for every value of its type, -0.0 and NaN included. The
 * exception is kf__lazy_pass_kernels, which kf_lazy_options_t.exact switches off.
 *
 * Numbers are not part of a graph's key. A rule that depends on a number adds a guard, and the plan
 * is then one of two: `special`, for runs that pass all guards, and the general plan for all
 * others. So a number that changes compiles nothing.
 *
 * Only misses of the cache run passes. */
#ifndef KF_LAZY_PASSES_PASSES_H
#define KF_LAZY_PASSES_PASSES_H

#include "lazy/plans/plan.h"

/* Runs the passes (kf_lazy_options_t.optimize) and compiles what is left. */
KF_MUST_USE kf_status_t kf__lazy_compile(const kf__lazy_job_t *job, kf__lazy_plan_t **out_plan);
/* The plan that a job runs: the special one when its guards pass. Borrowed from `plan`. */
kf__lazy_plan_t *kf__lazy_choose(kf__lazy_plan_t *plan, const kf__lazy_job_t *job);

/* ---- Drafts ---- */
typedef struct kf__lazy_draft {
  const kf__lazy_job_t *source;
  kf__lazy_job_t graph;         /* borrows parameters and numbers from the source */
  kf__lazy_operand_t *replaced; /* for each value: what its users read; kind NONE: the value */
  uint8_t *facts;               /* of each value, then of each parameter */
  uint32_t *uses; /* of each value: operands that read it, nodes without users included */
  size_t value_count;
  kf_tensor_t **constants; /* owned */
  size_t constant_count, constant_capacity;
  kf__lazy_guard_t *guards; /* owned */
  size_t guard_count, guard_capacity;
  bool may_guard;
  bool failed;       /* a guard found no memory: the passes end */
  size_t changes;    /* values that were replaced */
  kf_value_t *owned; /* arguments that were made for the draft */
  size_t owned_count, owned_capacity;
  void *blocks;
} kf__lazy_draft_t;

enum { /* facts */
       KF__LAZY_IS_ROOT = 1,
       KF__LAZY_IS_REWRITTEN = 2,
       KF__LAZY_IS_VIEWED = 4
};

/* Copies the nodes of a job. Numbers among arguments become KF__LAZY_TAG_NUMBER. The draft is
 * released in any case. */
KF_MUST_USE kf_status_t kf__lazy_draft_make(const kf__lazy_job_t *job, kf__lazy_draft_t *draft);
void kf__lazy_draft_release(kf__lazy_draft_t *draft);
/* Memory of the draft, zeroed; NULL: none. */
void *kf__lazy_draft_take(kf__lazy_draft_t *draft, size_t size);
/* Takes over an argument that a pass made; clears it when there is no memory. */
KF_MUST_USE kf_status_t kf__lazy_draft_own(kf__lazy_draft_t *draft, kf_value_t *value);
/* Runs all passes and removes dead nodes. */
KF_MUST_USE kf_status_t kf__lazy_draft_optimize(kf__lazy_draft_t *draft);

/* The same, and compiles what is left; the plan has the draft's guards. */
KF_MUST_USE kf_status_t kf__lazy_draft_compile(kf__lazy_draft_t *draft, kf__lazy_plan_t **out_plan);

/* ---- For passes ---- */

/* The number of a value in `replaced` and `facts`. */
static inline size_t kf__lazy_value_number(const kf__lazy_node_t *node, uint32_t output) {
  return node->position + output;
}
static inline bool kf__lazy_has_value(const kf__lazy_operand_t *operand) {
  return operand->kind == KF__LAZY_DATA || operand->kind == KF__LAZY_VALUE;
}
/* Has the operands of a node read what replaced their values. Passes call it for each node in
 * order, before they look at the node. */
void kf__lazy_resolve(const kf__lazy_draft_t *draft, kf__lazy_node_t *node);
/* The geometry that an operand has; NULL: not known. */
const kf__lazy_geometry_t *kf__lazy_seen(const kf__lazy_draft_t *draft,
                                         const kf__lazy_operand_t *operand);
/* Has the users of a value read `by`. False: the layouts differ, or two tensors would share memory
 * that one of them writes to. */
bool kf__lazy_replace(kf__lazy_draft_t *draft, const kf__lazy_node_t *node, uint32_t output,
                      const kf__lazy_operand_t *by);
/* Has a node with one result call another operator, KF__OP_…, on these operands; its other
 * arguments are None. The result has the same values and geometry. */
KF_MUST_USE kf_status_t kf__lazy_retarget(kf__lazy_draft_t *draft, kf__lazy_node_t *node,
                                          uint32_t op, const kf__lazy_operand_t *operands,
                                          uint16_t count);
/* The same with all arguments, which are borrowed or the draft's (kf__lazy_draft_own): tensors are
 * KF__LAZY_TAG_OPERAND with the index of the operand, and missing arguments are None. */
KF_MUST_USE kf_status_t kf__lazy_call(kf__lazy_draft_t *draft, kf__lazy_node_t *node, uint32_t op,
                                      const kf_value_t *args, uint32_t arg_count,
                                      const kf__lazy_operand_t *operands, uint16_t count);
/* Whether an operator of the catalogue depends on its arguments only, and has no effects but its
 * results and writes. Operators of programs may do anything. */
bool kf__lazy_is_catalogued(const kf__lazy_op_t *op);
/* Whether a node copies its second operand to a new buffer: clone, contiguous or a conversion. */
bool kf__lazy_is_conversion(const kf__lazy_node_t *node);
/* The index of a constant as a DATA operand is param_count + its number. */
const kf_tensor_t *kf__lazy_constant_of(const kf__lazy_draft_t *draft,
                                        const kf__lazy_operand_t *operand);
/* Whether an operand is a wrapped number, whose value guards can check. */
bool kf__lazy_is_wrapped(const kf__lazy_draft_t *draft, const kf__lazy_operand_t *operand);
/* Adds a guard; false: guards are not allowed or there is no memory. */
bool kf__lazy_guard(kf__lazy_draft_t *draft, kf__lazy_guard_t guard);
/* The value of a guard's subject in a job; false: it has none. */
bool kf__lazy_guarded_value(const kf__lazy_job_t *job, bool is_param, uint32_t index,
                            kf_scalar_t *out_value);
/* Equality of bits and tags. */
bool kf__lazy_same_scalar(const kf_scalar_t *a, const kf_scalar_t *b);

/* ---- The passes ---- */

KF_MUST_USE kf_status_t kf__lazy_pass_copies(kf__lazy_draft_t *draft);
KF_MUST_USE kf_status_t kf__lazy_pass_constants(kf__lazy_draft_t *draft);
KF_MUST_USE kf_status_t kf__lazy_pass_simplify(kf__lazy_draft_t *draft);
KF_MUST_USE kf_status_t kf__lazy_pass_subexpressions(kf__lazy_draft_t *draft);
/* Brings elementwise nodes of one shape together. Runs last. */
KF_MUST_USE kf_status_t kf__lazy_pass_order(kf__lazy_draft_t *draft);
/* Patterns that become calls of kernels. Runs on a draft without dead nodes. */
KF_MUST_USE kf_status_t kf__lazy_pass_kernels(kf__lazy_draft_t *draft);

#endif
