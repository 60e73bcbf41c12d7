/* trace.h: what was dispatched (tracing) and why (explaining). Both work in every build.
 *
 *   static void print_event(void *context, const kf_trace_event_t *event) {
 *     char line[256];
 *     (void)kf_trace_format(event, line, sizeof line);
 *     fprintf(context, "%s\n", line);                    " [call] op=[aten::mul.Tensor], key=[…]"
 *   }
 *   …
 *   kf_trace_set(print_event, stderr);
 *   …
 *   char *why = NULL;
 *   if (kf_explain(op, kf_keys_of(x), NULL, &why) == KF_OK) puts(why);
 *   kf_free(why);
 *
 * docs/guide/explain.md shows what the texts mean. */
#ifndef KEYFALL_TRACE_H
#define KEYFALL_TRACE_H

#include <keyfall/library.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How the kernel was reached. */
typedef enum kf_trace_kind {
  KF_TRACE_CALL = 0,
  KF_TRACE_REDISPATCH = 1,
  KF_TRACE_CALL_BOXED = 2,
  KF_TRACE_REDISPATCH_BOXED = 3,
  KF_TRACE_CALL_FOR_KEY = 4
} kf_trace_kind_t;

/* One call that is about to run its kernel. Filled by the library; borrowed, valid during the
 * callback. */
typedef struct kf_trace_event {
  uint32_t struct_size;
  uint32_t kind;            /* kf_trace_kind_t */
  const kf_op_t *op;        /* borrowed */
  kf_key_t key;             /* whose kernel runs */
  uint32_t depth;           /* 1 for an outermost call */
  kf_keyset_t keyset;       /* the final set of the call */
  const char *kernel_debug; /* where the kernel was registered */
} kf_trace_event_t;

/* Called before the kernel runs, on the thread of the call, several threads at once. Operators that
 * the callback itself calls are not traced. It may enter a mode (mode.h) or change the thread's
 * included keys: a call, unlike a redispatch, then goes where they lead. */
typedef void (*kf_trace_fn)(void *context, const kf_trace_event_t *event);
/* Sets the callback of the process; NULL switches it off. With the environment variable
 * KEYFALL_TRACE=1, read at first use, events are reported as lines (report.h) until this function
 * is called. Other threads may still be in the old callback when this returns: use a tracer to know
 * when a context can be freed. */
KF_API void kf_trace_set(kf_trace_fn callback, void *context);

/* One of several listeners, independent of the callback above; each gets every event. While there
 * is a tracer or a callback, calls of all threads take the slow path. */
typedef struct kf_tracer kf_tracer_t;

/* Flags of kf_tracer_add. */
typedef enum kf_tracer_flags {
  KF_TRACE_THIS_THREAD = 1,   /* only calls of the thread that adds the tracer */
  KF_TRACE_WITHOUT_ORIGIN = 2 /* does not read kernel_debug, which takes microseconds to make: it
                               * is empty unless another listener wants it */
} kf_tracer_flags_t;
/* Adds a tracer, to be removed by the caller. Tracers get events in the order in which they were
 * added. `destroy` (optional) is called once with the context when the tracer was removed and no
 * thread is inside its callback: in kf_tracer_remove, or a little later on the last thread in the
 * callback. KF_ERR_MISUSE: no callback, unknown flags; KF_ERR_NO_MEMORY. On failure `destroy` is
 * not called, and *out_tracer is NULL. */
KF_API KF_MUST_USE kf_status_t kf_tracer_add(kf_trace_fn callback, void *context,
                                             void (*destroy)(void *context), uint32_t flags,
                                             kf_tracer_t **out_tracer);
/* Removes a tracer: its callback is not started again, and the pointer is invalid. May be called on
 * any thread, also inside the callback. NULL is fine. */
KF_API void kf_tracer_remove(kf_tracer_t *tracer);
/* Writes the line that KEYFALL_TRACE reports: one space for each level of depth, then "[call]
 * op=[…], key=[…]". Writes at most `size` bytes and always terminates when size > 0; returns the
 * length of the full text, as snprintf does. */
KF_API size_t kf_trace_format(const kf_trace_event_t *event, char *buffer, size_t size);

/* ---- Explain ------------------------------------------------------------------------------ */

/* Which rule filled a slot of the table, in the order in which the rules are tried. The comments
 * have the names that dumps show. */
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

/* The name of a rule. Static. */
KF_API const char *kf_rule_name(kf_rule_t rule);

/* Capacities of the structs below: longer texts are cut, later steps are left out. */
enum { KF_EXPLAIN_DEBUG_SIZE = 160, KF_EXPLAIN_STEPS = 16 };

/* One kernel on the way of a call: for which set and key, by which rule, of which kind, and where
 * it was registered. */
typedef struct kf_explain_step {
  kf_keyset_t keyset;
  kf_key_t key;
  kf_rule_t rule;
  kf_kernel_kind_t kernel_kind;
  char debug[KF_EXPLAIN_DEBUG_SIZE];
} kf_explain_step_t;

/* Why a call goes where it goes. The caller sets struct_size, the library fills the other
 * fields. */
typedef struct kf_explanation {
  uint32_t struct_size;
  kf_keyset_t arguments;   /* union of the keys of the arguments */
  kf_keyset_t included;    /* of the calling thread */
  kf_keyset_t excluded;    /* of the calling thread */
  kf_keyset_t mask;        /* keys for which the operator does not fall through */
  kf_keyset_t fallthrough; /* keys that the mask removed */
  kf_keyset_t final_set;   /* what is left: its highest key decides */
  /* steps[0] is the kernel that runs; each later step is the kernel that the one before it would
   * reach by redispatching to the keys below its own. */
  size_t step_count;
  kf_explain_step_t steps[KF_EXPLAIN_STEPS];
} kf_explanation_t;

/* Explains a call whose arguments have these keys, with the thread's current state; nothing is
 * called. KF_ERR_MISUSE: struct_size is not set. */
KF_API KF_MUST_USE kf_status_t kf_explain_keyset(const kf_op_t *op, kf_keyset_t arguments,
                                                 kf_explanation_t *out_explanation);
/* The same for arguments on a stack, which stays unchanged. KF_ERR_VALUE: too few values;
 * KF_ERR_MISUSE: NULL. */
KF_API KF_MUST_USE kf_status_t kf_explain_stack(const kf_op_t *op, const kf_stack_t *stack,
                                                kf_explanation_t *out_explanation);
/* The keys that one argument on the stack brings to the call; empty when the schema has no such
 * argument, when there is no schema, or when the stack is too short. */
KF_API kf_keyset_t kf_explain_argument(const kf_op_t *op, const kf_stack_t *stack, size_t index);
/* Readable text of a few lines, to free with kf_free. With a stack, the keys of each argument are
 * listed; without one (NULL), `arguments` counts. KF_ERR_NO_MEMORY, and the errors of
 * kf_explain_stack; *out_text is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_explain(const kf_op_t *op, kf_keyset_t arguments,
                                          const kf_stack_t *stack, char **out_text);

#ifdef __cplusplus
}
#endif
#endif
