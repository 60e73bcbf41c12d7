/* Jobs and plans. A job is one flush: the nodes that are alive, their inputs and the values that
 * are computed. A plan is a compiled graph: steps over slots, without any node, so that equal
 * graphs share it. */
#ifndef KF_LAZY_PLANS_PLAN_H
#define KF_LAZY_PLANS_PLAN_H

#include "lazy/model/recorded_trace.h"

typedef struct kf__lazy_job kf__lazy_job_t;
typedef struct kf__lazy_plan kf__lazy_plan_t;

typedef struct kf__lazy_key {
  uint64_t words[2];
} kf__lazy_key_t;

typedef struct kf__lazy_root {
  kf__lazy_node_t *node;
  uint32_t output;
  kf__lazy_handle_t *handle; /* owned: gets the value; NULL in dumps */
  kf_storage_t *home;        /* owned: the memory that the value goes to; or NULL */
} kf__lazy_root_t;

struct kf__lazy_job {
  kf__lazy_trace_t *trace; /* owned; NULL: the nodes belong to the present trace */
  kf__lazy_node_t **nodes; /* that run, in the order of the trace */
  size_t node_count;
  kf__lazy_handle_t **params; /* owned references */
  size_t param_count, param_capacity;
  kf_value_t *numbers; /* owned */
  size_t number_count, number_capacity;
  kf__lazy_root_t *roots;
  size_t root_count;
  kf__lazy_key_t key;
  kf__lazy_plan_t *plan; /* owned reference */
  /* Of drafts only (passes/passes.h); borrowed. */
  const struct kf__lazy_job *source;            /* the job that was recorded; NULL: this one */
  const kf__lazy_geometry_t **param_geometries; /* NULL: those of the parameters */
  kf_tensor_t **constants;                      /* their slots follow those of the parameters */
  size_t constant_count;
  uint64_t sequence; /* jobs run in this order */
  const char *reason;
  struct kf__lazy_job *next; /* in the worker's queue */
};

/* Collects what is alive among the nodes of the present trace: what the roots need, and random
 * operators. Numbers parameters and nodes and computes the key. With `tensors`, only their values
 * are roots; without, all values of buffers are. Lock held. */
KF_MUST_USE kf_status_t kf__lazy_collect(kf__lazy_job_t *job, const kf_tensor_span_t *tensors);
void kf__lazy_job_clear(kf__lazy_job_t *job);

/* ---- Plans ---- */

/* An argument that is read at each run: as.i is its index among the numbers. */
enum { KF__LAZY_TAG_NUMBER = 0x102 };

typedef struct kf__lazy_slot_operand {
  uint32_t slot;
  uint8_t kind; /* KF__LAZY_VALUE, NONE, UNDEFINED */
  uint8_t flags;
  const kf__lazy_geometry_t *view;
} kf__lazy_slot_operand_t;

typedef struct kf__lazy_slot_output {
  uint32_t slot;
  const kf__lazy_geometry_t *geometry; /* NULL: undefined */
} kf__lazy_slot_output_t;

typedef struct kf__lazy_rewrite {
  uint32_t from, to; /* slots: the memory moves from the one to the other */
  bool copies;       /* somebody still needs the old value */
} kf__lazy_rewrite_t;

typedef struct kf__lazy_step {
  kf__lazy_op_t *op;
  uint32_t arg_count, operand_count, output_count, rewrite_count, free_count;
  uint32_t node;    /* of the job, for errors */
  kf_value_t *args; /* constants are owned */
  kf__lazy_slot_operand_t *operands;
  kf__lazy_slot_output_t *outputs; /* new tensors */
  kf__lazy_rewrite_t *rewrites;
  uint32_t *frees; /* slots that nobody needs after this step */
  /* NULL, or the out= form, which can write the one result to the memory of slot `spare`: an
   * operand that is read by the geometry of the result, and that nobody needs after this step. */
  const kf_op_t *into; /* of the catalogue */
  uint32_t spare;
} kf__lazy_step_t;

/* What a plan assumes about numbers: a value, or that two of them are equal. */
#define KF__LAZY_NO_OTHER UINT32_MAX
typedef struct kf__lazy_guard {
  bool is_param; /* a wrapped number, else an entry of the numbers */
  uint32_t index;
  uint32_t other; /* KF__LAZY_NO_OTHER: it is compared with `value` */
  kf_scalar_t value;
} kf__lazy_guard_t;

/* The integers of a graph that may change: sizes, strides and offsets, in the order of the graph.
 */
typedef struct kf__lazy_shape {
  kf__lazy_key_t structure; /* of everything else */
  size_t count;
  int64_t values[];
} kf__lazy_shape_t;

/* In dynamic graphs, symbols stand for these integers: the numbers from here on. They are compared,
 * and never computed with. */
enum { KF__LAZY_SYMBOLS = 1 << 30 };
#define KF__LAZY_SYMBOL (INT64_MIN / 2)
static inline bool kf__lazy_is_symbol(int64_t value) {
  return value >= KF__LAZY_SYMBOL && value < KF__LAZY_SYMBOL + KF__LAZY_SYMBOLS;
}

struct kf__lazy_plan {
  uint32_t references;
  kf__lazy_key_t key;
  size_t slot_count, param_count, step_count, root_count, number_count;
  kf__lazy_step_t *steps;
  uint32_t *roots;     /* slots */
  kf_value_t *numbers; /* owned: those of the job that it was compiled for */
  const kf__lazy_geometry_t **params;
  const kf__lazy_geometry_t **root_geometries;
  uint8_t *writes_param; /* whether a step may write to the parameter's memory */
  int32_t *root_origin; /* the parameter whose memory a root has when all steps work in place; -1 */
  kf_tensor_t **constants; /* owned unless the plan has a parent */
  const kf__lazy_geometry_t **constant_geometries;
  size_t constant_count;
  kf__lazy_plan_t *special; /* owned: for runs that pass its guards; or NULL */
  kf__lazy_guard_t *guards;
  size_t guard_count;
  kf__lazy_shape_t *shape; /* owned; NULL: not known */
  uint32_t *symbols;       /* of a dynamic graph, for each value of `shape`: see dynamic.c */
  size_t symbol_count;
  kf__lazy_plan_t *parent; /* owned: the dynamic graph that this plan is bound from; or NULL */
  char *text;              /* the graph as kf_lazy_dump prints it; made for explanations */
  void *blocks;            /* all memory of the plan: a list */
  void *code;              /* of another back end */
  const kf_lazy_backend_t *backend;
  uint32_t runs;                     /* atomic: counted until it is fused */
  struct kf__lazy_fused_plan *fused; /* atomic; owned: fuse.h */
  uint64_t used;                     /* when it was last used, for the cache */
  kf__lazy_plan_t *next;
};

/* Compiles a graph as it is: a job's or a draft's. */
KF_MUST_USE kf_status_t kf__lazy_compile_graph(const kf__lazy_job_t *job,
                                               kf__lazy_plan_t **out_plan);
/* Memory of a plan, zeroed, freed with it; NULL: none. */
void *kf__lazy_plan_take(kf__lazy_plan_t *plan, size_t size);
void kf__lazy_plan_retain(kf__lazy_plan_t *plan);
void kf__lazy_plan_release(kf__lazy_plan_t *plan);

/* A run of a plan. `params` are eager tensors, which steps that work in place write to where they
 * are on the device of the run; `numbers` has number_count values; `results` gets new references,
 * on that device. On failure, results that are known have a reference and the others are NULL;
 * `failed_step` is the step that failed. */
typedef struct kf__lazy_run {
  kf_tensor_t *const *params;
  const kf_value_t *numbers;
  kf_tensor_t **results;
  size_t failed_step;
} kf__lazy_run_t;
/* Runs a plan by the built-in back end, whatever back end compiled it. */
KF_MUST_USE kf_status_t kf__lazy_run_built_in(const kf__lazy_plan_t *plan, kf__lazy_run_t *run);

#endif
