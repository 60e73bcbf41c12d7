/* trace.h: what was dispatched (trace) and why (explain). Both work in every build. */
#ifndef KEYFALL_TRACE_H
#define KEYFALL_TRACE_H

#include <keyfall/library.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum kf_trace_kind {
  KF_TRACE_CALL = 0,
  KF_TRACE_REDISPATCH = 1,
  KF_TRACE_CALL_BOXED = 2,
  KF_TRACE_REDISPATCH_BOXED = 3,
  KF_TRACE_CALL_FOR_KEY = 4
} kf_trace_kind_t;

typedef struct kf_trace_event {
  uint32_t struct_size;
  uint32_t kind; /* kf_trace_kind_t */
  const kf_op_t *op;
  kf_key_t key;
  uint32_t depth; /* 1 for an outermost call */
  kf_keyset_t keyset;
  const char *kernel_debug; /* valid during the callback */
} kf_trace_event_t;

/* Called on the calling thread before the kernel runs. Operators called by the callback itself
 * are not traced. */
typedef void (*kf_trace_fn)(void *context, const kf_trace_event_t *event);
/* Switches tracing on (or off, with NULL) for the process. With the environment variable
 * KEYFALL_TRACE=1 set at first use, events are written to standard error. */
KF_API void kf_trace_set(kf_trace_fn callback, void *context);

/* One of several listeners, besides the callback above; each gets every event. While there is any,
 * calls of all threads take the slow path. */
typedef struct kf_tracer kf_tracer_t;
typedef enum kf_tracer_flags {
  KF_TRACE_THIS_THREAD = 1 /* only calls of the thread that adds the tracer */
} kf_tracer_flags_t;
/* Events come in the order in which tracers were added. `destroy` (optional) gets the context once
 * no thread is inside the callback: when the tracer is removed, or a little later on a thread that
 * was. If this fails, `destroy` is not called. */
KF_API KF_MUST_USE kf_status_t kf_tracer_add(kf_trace_fn callback, void *context,
                                             void (*destroy)(void *context), uint32_t flags,
                                             kf_tracer_t **out_tracer);
/* Ends it: the callback is not started again. On any thread, also inside the callback; NULL is
 * fine. */
KF_API void kf_tracer_remove(kf_tracer_t *tracer);
/* The line that the environment variable gives: depth spaces, "[call] op=[…], key=[…]". Always
 * terminated; returns the full length. */
KF_API size_t kf_trace_format(const kf_trace_event_t *event, char *buffer, size_t size);

/* ---- Explain ------------------------------------------------------------------------------ */

/* Which rule filled a table slot, in the order in which rules are tried. */
typedef enum kf_rule {
  KF_RULE_DIRECT = 1,                  /* "kernel" */
  KF_RULE_EXPLICIT_NON_FUNCTIONAL = 2, /* "default backend kernel" */
  KF_RULE_EXPLICIT = 3,                /* "default backend kernel" */
  KF_RULE_NESTED = 4,                  /* "nested kernel" */
  KF_RULE_AMBIGUOUS = 5,               /* "ambiguous autogradother" */
  KF_RULE_MATH = 6,                    /* "math kernel" */
  KF_RULE_AUTOGRAD = 7,                /* "autograd kernel" */
  KF_RULE_BATCHED = 8,                 /* "batched kernel" */
  KF_RULE_FALLBACK = 9,                /* "backend fallback" */
  KF_RULE_MISSING = 10                 /* "missing" */
} kf_rule_t;
KF_API const char *kf_rule_name(kf_rule_t rule);

enum { KF_EXPLAIN_DEBUG_SIZE = 160, KF_EXPLAIN_STEPS = 16 };

/* One stop on the way of a call: where it goes, why, and who registered it. */
typedef struct kf_explain_step {
  kf_keyset_t keyset;
  kf_key_t key;
  kf_rule_t rule;
  kf_kernel_kind_t kernel_kind;
  char debug[KF_EXPLAIN_DEBUG_SIZE];
} kf_explain_step_t;

typedef struct kf_explanation {
  uint32_t struct_size;
  kf_keyset_t arguments; /* union of the arguments' keys */
  kf_keyset_t included;
  kf_keyset_t excluded;
  kf_keyset_t mask;        /* keys for which the operator does not fall through */
  kf_keyset_t fallthrough; /* keys that the mask took away */
  kf_keyset_t final_set;
  /* steps[0] is the kernel that runs; the next ones are where it would go if each kernel hands on
   * to the keys below its own. */
  size_t step_count;
  kf_explain_step_t steps[KF_EXPLAIN_STEPS];
} kf_explanation_t;

/* For given argument keys, with the calling thread's state. Set struct_size first. */
KF_API KF_MUST_USE kf_status_t kf_explain_keyset(const kf_op_t *op, kf_keyset_t arguments,
                                                 kf_explanation_t *out_explanation);
/* For arguments on a stack (left unchanged). */
KF_API KF_MUST_USE kf_status_t kf_explain_stack(const kf_op_t *op, const kf_stack_t *stack,
                                                kf_explanation_t *out_explanation);
/* The keys that one argument brings to the call, of those on the stack: none for an index that the
 * schema does not have, and where the stack is too short. */
KF_API kf_keyset_t kf_explain_argument(const kf_op_t *op, const kf_stack_t *stack, size_t index);
/* Readable text of a few lines (owned: kf_free). `stack` may be NULL: then `arguments` counts;
 * else each argument's keys are listed. */
KF_API KF_MUST_USE kf_status_t kf_explain(const kf_op_t *op, kf_keyset_t arguments,
                                          const kf_stack_t *stack, char **out_text);

#ifdef __cplusplus
}
#endif
#endif
