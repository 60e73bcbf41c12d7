/* op.h: operators, kernels and calls.
 *
 *   kf_op_t *op = NULL;
 *   kf_status_t status = kf_op_find("aten::add", "Tensor", &op);        a reference of ours
 *   if (status == KF_OK) status = kf_op_call_boxed(op, &stack);         arguments → returns
 *   kf_op_release(op);
 *
 * A typed kernel is a C function
 *
 *   kf_status_t kernel(const kf_call_t *call, <arguments>, <outputs>);
 *
 * whose parameters follow from its signature (the schema's types): Note [Typed parameters]. A boxed
 * kernel is
 *
 *   kf_status_t kernel(const kf_call_t *call, kf_stack_t *stack);
 *
 * Its arguments are the topmost values of the stack, and it replaces them by its returns. Either
 * kind returns KF_OK, or a status after kf_error_set; calls and kernels may run on any thread,
 * several at once. Operator pointers must not be NULL unless a comment allows it.
 *
 * Note [Typed parameters]
 *   Tensor, Tensor?            kf_tensor_t *            NULL is None
 *   int / float / bool         int64_t / double / bool
 *   complex, Scalar            kf_complex_t, kf_scalar_t
 *   str, str?                  kf_str_t                 data NULL is None
 *   ScalarType, Layout, MemoryFormat   kf_dtype_t, kf_layout_t, kf_memory_format_t
 *   Device, Stream             kf_device_t, kf_stream_t
 *   Generator(?), Storage(?)   kf_generator_t *, kf_storage_t *
 *   int? float? bool? Scalar? Device?           kf_opt_int_t …
 *   ScalarType? Layout? MemoryFormat?           kf_opt_int_t
 *   int[] float[] bool[] Tensor[] Tensor?[] (also optional, and sized; lists of ScalarType, Layout
 *   and MemoryFormat as int[])                  kf_*_span_t, data NULL is None
 *   everything else            kf_value_t               only its outermost tag is checked
 *   Outputs: kf_tensor_t **, int64_t *, double *, bool *, kf_scalar_t *, kf_opt_int_t *, …; lists
 *   as kf_list_t ** (NULL for None), SymInt as kf_sym_int_t *, and everything else, str included,
 *   as kf_value_t *.
 *
 * Arguments are borrowed for the duration of the call; outputs belong to the caller. A return that
 * is a written argument (Tensor(a!) of the same set) has no output parameter. A kernel that
 * succeeds sets every output; NULL for a Tensor counts as the undefined tensor, NULL for a Tensor?
 * as None.
 *
 * SymInt, SymInt?, SymInt[]: an operator is called, and most kernels are written, with plain
 * integers, as if the schema said int, int?, int[]. A kernel whose own signature text says SymInt
 * gets kf_sym_int_t, kf_value_t (None, int or SymInt) and kf_value_span_t (ints and SymInts). A
 * symbolic value that reaches a plain kernel is KF_ERR_TYPE. */
#ifndef KEYFALL_OP_H
#define KEYFALL_OP_H

#include <keyfall/schema.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kf_op kf_op_t; /* an operator: reference-counted, kf_op_retain, kf_op_release */
typedef struct kf_kernel kf_kernel_t;             /* opaque; owned by the dispatcher */
typedef struct kf_registration kf_registration_t; /* a handle of library.h */

/* What a kernel is told about the call that reached it. Filled by the caller's side; borrowed,
 * valid while the kernel runs. */
typedef struct kf_call {
  const kf_op_t *op;
  const kf_kernel_t *kernel;
  kf_keyset_t keyset; /* the final set; redispatch with a part of it (kf_keyset_below) */
  uint32_t entered;   /* private to call.h; not set on the fast path */
} kf_call_t;

/* Boxed and typed kernels as function pointers. A typed one is cast from and to its own type. */
typedef kf_status_t (*kf_boxed_fn)(const kf_call_t *call, kf_stack_t *stack);
typedef void (*kf_typed_fn)(void);

/* The context that the running kernel was registered with. */
KF_API void *kf_call_context(const kf_call_t *call);

/* ---- Finding operators -------------------------------------------------------------------- */

/* Finds an operator by name ("ns::name") and overload ("" for none). It may have kernels only and
 * no schema. The caller gets a reference. KF_ERR_NOT_FOUND; KF_ERR_MISUSE: NULL. *out_op is NULL on
 * failure. Takes the dispatcher's lock: look operators up once, not for each call. */
KF_API KF_MUST_USE kf_status_t kf_op_find(const char *name, const char *overload, kf_op_t **out_op);
/* The same for operators with a schema: without one, KF_ERR_NOT_FOUND "Could not find schema for
 * …". */
KF_API KF_MUST_USE kf_status_t kf_op_find_schema(const char *name, const char *overload,
                                                 kf_op_t **out_op);
/* The same by full name, "ns::name.overload". */
KF_API KF_MUST_USE kf_status_t kf_op_find_by_full_name(const char *full_name, kf_op_t **out_op);
/* Adds and releases a reference; NULL is fine. A reference keeps the object, not its registrations:
 * calls of an operator whose last registration is gone fail with KF_ERR_NOT_FOUND. */
KF_API void kf_op_retain(const kf_op_t *op);
KF_API void kf_op_release(const kf_op_t *op);

/* Names, borrowed for as long as the caller has a reference. They stay readable after the operator
 * was deregistered. */
KF_API const char *kf_op_name(const kf_op_t *op);
KF_API const char *kf_op_overload(const kf_op_t *op);
KF_API const char *kf_op_full_name(const kf_op_t *op); /* "ns::name" or "ns::name.overload" */
/* The schema with a new reference for the caller (kf_schema_release), or NULL when there is
 * none. */
KF_API const kf_schema_t *kf_op_schema(const kf_op_t *op);
/* Whether the operator is defined now. */
KF_API bool kf_op_has_schema(const kf_op_t *op);
/* Where the schema was registered; "" without a schema. Writes at most `size` bytes and always
 * terminates when size > 0; returns the length of the full text, as snprintf does. */
KF_API size_t kf_op_debug(const kf_op_t *op, char *buffer, size_t size);
/* The tags of the definition, in the order in which they were given. kf_op_tag writes tag `index`
 * like kf_op_debug, and returns 0 when there is no such tag. */
KF_API size_t kf_op_tag_count(const kf_op_t *op);
KF_API bool kf_op_has_tag(const kf_op_t *op, const char *tag);
KF_API size_t kf_op_tag(const kf_op_t *op, size_t index, char *buffer, size_t size);
/* False for the few operators that profilers skip because they only inspect tensors. */
KF_API bool kf_op_is_observed(const kf_op_t *op);

/* ---- Queries (key may be an alias where it says "direct") ---------------------------------- */

/* Whether a kernel is registered directly to `key`, which may be an alias; to a key of a set
 * (aliases not counted); and whether the newest kernel of `key` is a fallthrough. */
KF_API bool kf_op_has_kernel_for_key(const kf_op_t *op, kf_key_t key);
KF_API bool kf_op_has_kernel_for_any_key(const kf_op_t *op, kf_keyset_t set);
KF_API bool kf_op_kernel_is_fallthrough(const kf_op_t *op, kf_key_t key);
/* Whether the table has a kernel for this runtime key, from any source (direct, alias, fallback).
 * KF_ERR_VALUE: an alias key. */
KF_API KF_MUST_USE kf_status_t kf_op_has_computed_kernel(const kf_op_t *op, kf_key_t key,
                                                         bool *out_has);
/* Where the kernel comes from that a call for this runtime key runs; "" when there is none. Written
 * like kf_op_debug. */
KF_API size_t kf_op_computed_kernel_debug(const kf_op_t *op, kf_key_t key, char *buffer,
                                          size_t size);

/* Whether kf_op_call_boxed with this stack would run a kernel whose boxed form is `kernel`, with
 * nothing before it but the library's own fallbacks and kernels whose boxed form is `through`
 * (NULL: none). For callers that prepare for a kernel, such as run times that keep a lock which the
 * kernel takes. An estimate: false also for unusual schemas and while calls are traced, and another
 * thread may register a kernel before the call. */
KF_API bool kf_op_reaches(const kf_op_t *op, const kf_stack_t *stack, kf_boxed_fn kernel,
                          kf_boxed_fn through);

/* ---- Calls -------------------------------------------------------------------------------- */

/* Calls an operator with the topmost values of the stack as arguments, one for each argument of the
 * schema (kf_schema_normalize adds defaults); they are replaced by the returns. The stack owns
 * both. When the call fails before a kernel ran (no kernel, a value of the wrong type), the stack
 * is unchanged; when a kernel failed, its arguments are gone. The values below are never touched.
 * With call.h this function and the redispatch are inlined.
 *
 * Errors are the kernel's, and KF_ERR_NOT_IMPLEMENTED: no kernel; KF_ERR_TYPE: a value of the wrong
 * type; KF_ERR_VALUE: too few values; KF_ERR_CONTRACT: a kernel left the wrong number of values;
 * KF_ERR_NOT_FOUND: the operator was deregistered. */
KF_API KF_MUST_USE kf_status_t kf_op_call_boxed(const kf_op_t *op, kf_stack_t *stack);
/* The same with the kernel for exactly this set: the thread's keys and the operator's fallthrough
 * masks do not count. For kernels that continue below their own key. */
KF_API KF_MUST_USE kf_status_t kf_op_redispatch_boxed(const kf_op_t *op, kf_keyset_t set,
                                                      kf_stack_t *stack);
/* The same with the kernel registered directly to `key` (an alias is allowed), or else with the
 * key's fallback. KF_ERR_NOT_IMPLEMENTED when there is neither. */
KF_API KF_MUST_USE kf_status_t kf_op_call_boxed_for_key(const kf_op_t *op, kf_key_t key,
                                                        kf_stack_t *stack);
/* A typed call for callers that learn the signature at run time, or cannot use the macros KF_CALL
 * and KF_REDISPATCH of call.h. `args` has a pointer to each argument and `outs` a pointer to each
 * output, with the types of Note [Typed parameters]. Needs a schema: KF_ERR_INTERNAL without one.
 *
 *   double by = 2.0;
 *   kf_tensor_t *out = NULL;
 *   const void *args[] = {&x, &by};
 *   void *outs[] = {&out};
 *   kf_status_t status = kf_op_call_pointers(op, args, outs); */
KF_API KF_MUST_USE kf_status_t kf_op_call_pointers(const kf_op_t *op, const void *const *args,
                                                   void *const *outs);
KF_API KF_MUST_USE kf_status_t kf_op_redispatch_pointers(const kf_op_t *op, kf_keyset_t set,
                                                         const void *const *args,
                                                         void *const *outs);

/* Whether a typed call with this signature text ("(Tensor, float) -> Tensor") fits the operator's
 * kernels. KF_ERR_GENERAL: it does not; the message has both signatures. KF_ERR_PARSE: not a
 * signature. */
KF_API KF_MUST_USE kf_status_t kf_op_check_signature(const kf_op_t *op, const char *signature);

/* A reference to one kernel: the one that a call for a key ran when the reference was made. A
 * kernel registered over it later does not change the reference. When this kernel is deregistered,
 * calls through the reference fail with KF_ERR_RUNTIME. Several threads may use one reference. */
typedef struct kf_kernel_ref kf_kernel_ref_t;
/* Makes a reference, to be released by the caller. It keeps the operator object alive, not the
 * kernel. KF_ERR_VALUE: an alias key. KF_ERR_NOT_FOUND: there is no kernel for this runtime key.
 * KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_op_kernel_ref(const kf_op_t *op, kf_key_t key,
                                                kf_kernel_ref_t **out_ref);
/* Frees the reference. NULL is fine. */
KF_API void kf_kernel_ref_release(kf_kernel_ref_t *ref);
/* The operator, borrowed from the reference. */
KF_API const kf_op_t *kf_kernel_ref_op(const kf_kernel_ref_t *ref);
/* Where the kernel was registered, borrowed; readable after it was deregistered, too. */
KF_API const char *kf_kernel_ref_debug(const kf_kernel_ref_t *ref);
/* KF_OK while the kernel is registered, afterwards KF_ERR_RUNTIME. */
KF_API KF_MUST_USE kf_status_t kf_kernel_ref_check(const kf_kernel_ref_t *ref);
/* Boxed call of the kernel, which gets the set as it is: the thread's keys and masks do not count.
 * The stack as for kf_op_call_boxed. */
KF_API KF_MUST_USE kf_status_t kf_kernel_ref_call_boxed(const kf_kernel_ref_t *ref, kf_keyset_t set,
                                                        kf_stack_t *stack);

/* Called without a lock when a call finds no kernel; `key` is the key's name. A status other than
 * KF_OK becomes the call's error; after KF_OK the call fails with the usual one. */
typedef kf_status_t (*kf_missing_kernel_fn)(void *context, const kf_op_t *op, const char *key);

/* Sets an operator's handler; NULL removes it. Calls on other threads may still be running the old
 * handler when this returns. */
KF_API void kf_op_set_missing_kernel_handler(kf_op_t *op, kf_missing_kernel_fn fn, void *context);

/* ---- Texts -------------------------------------------------------------------------------- */

/* Readable texts for debugging: what is registered, the computed table, and which arguments bring
 * keys. Each stores a terminated text, to free with kf_free. By name, an unknown operator gives "".
 * KF_ERR_NO_MEMORY, and *out_text is NULL. */
KF_API KF_MUST_USE kf_status_t kf_op_dump(const kf_op_t *op, char **out_text);
KF_API KF_MUST_USE kf_status_t kf_op_dump_table(const kf_op_t *op, char **out_text);
KF_API KF_MUST_USE kf_status_t kf_op_dump_extractor(const kf_op_t *op, char **out_text);
KF_API KF_MUST_USE kf_status_t kf_dump_by_name(const char *full_name, char **out_text);
KF_API KF_MUST_USE kf_status_t kf_dump_table_by_name(const char *full_name, char **out_text);
/* Recomputes the table of an operator (of all operators) and compares it with the stored one: for
 * tests. KF_ERR_INTERNAL when they differ; the message has both. */
KF_API KF_MUST_USE kf_status_t kf_op_check_invariants(const kf_op_t *op);
KF_API KF_MUST_USE kf_status_t kf_check_all_invariants(void);

/* ---- Lists of operators ------------------------------------------------------------------- */

/* Called for each match in the order of creation. The first result other than KF_OK ends the visit
 * and is returned by it. The operator is borrowed, and stays alive during the visit. No lock is
 * held: the visitor may register and call. */
typedef kf_status_t (*kf_op_visitor_fn)(void *context, const kf_op_t *op);

/* All operators; those that have kernels but no schema ("dangling"). KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_visit_ops(kf_op_visitor_fn visit, void *context);
KF_API KF_MUST_USE kf_status_t kf_visit_dangling_impls(kf_op_visitor_fn visit, void *context);
/* Operators with a kernel registered directly to `key`; KF_KEY_Undefined: all operators. */
KF_API KF_MUST_USE kf_status_t kf_visit_registrations(kf_key_t key, kf_op_visitor_fn visit,
                                                      void *context);
/* The number of operators, those without a schema included. */
KF_API size_t kf_op_count(void);

#ifdef __cplusplus
}
#endif
#endif
