/* op.h: operators, kernels and calls.
 *
 * A typed kernel is a C function
 *     kf_status_t kernel(const kf_call_t *call, <arguments>, <outputs>);
 * whose parameters follow from its signature (the schema's types), see Note [Typed parameters].
 * A boxed kernel is
 *     kf_status_t kernel(const kf_call_t *call, kf_stack_t *stack);
 * and finds its arguments as the topmost values of the stack, which it replaces by its returns.
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
 *   everything else            kf_value_t               borrowed; only its outermost tag is checked
 *   Outputs: kf_tensor_t ** (owned), int64_t *, double *, bool *, kf_scalar_t *, kf_opt_int_t *, …;
 *   lists as kf_list_t ** (NULL for None), SymInt as kf_sym_int_t *, and everything else, str
 *   included, as kf_value_t *, owned. A return that is a written argument (Tensor(a!) of the same
 *   set) has no output parameter. A kernel that succeeds sets every output; NULL for a Tensor
 * counts as the undefined tensor, NULL for a Tensor? as None. SymInt, SymInt?, SymInt[]: an
 * operator is called, and most kernels are written, with plain integers, as if the schema said int,
 * int?, int[]. A kernel whose own signature text says SymInt gets kf_sym_int_t, kf_value_t (None,
 * int or SymInt) and kf_value_span_t (ints and SymInts); a symbolic value that reaches a plain
 * kernel is KF_ERR_TYPE. */
#ifndef KEYFALL_OP_H
#define KEYFALL_OP_H

#include <keyfall/schema.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kf_op kf_op_t;
typedef struct kf_kernel kf_kernel_t;
typedef struct kf_registration kf_registration_t;

/* What a kernel is told about the call that reached it. Valid while the kernel runs. */
typedef struct kf_call {
  const kf_op_t *op;
  const kf_kernel_t *kernel;
  kf_keyset_t keyset; /* the final set; continue below with kf_redispatch… */
  uint32_t entered;   /* for call.h; not set on the fast path */
} kf_call_t;

typedef kf_status_t (*kf_boxed_fn)(const kf_call_t *call, kf_stack_t *stack);
typedef void (*kf_typed_fn)(void); /* cast to the kernel's own type */

/* The context that the kernel was registered with. */
KF_API void *kf_call_context(const kf_call_t *call);

/* ---- Finding operators -------------------------------------------------------------------- */

/* Finds an operator by name ("ns::name") and overload (""); it may have kernels only, and no
 * schema. The caller gets a reference. KF_ERR_NOT_FOUND. */
KF_API KF_MUST_USE kf_status_t kf_op_find(const char *name, const char *overload, kf_op_t **out_op);
/* Same, for operators with a schema: "Could not find schema for …" otherwise. */
KF_API KF_MUST_USE kf_status_t kf_op_find_schema(const char *name, const char *overload,
                                                 kf_op_t **out_op);
/* By full name "ns::name.overload". */
KF_API KF_MUST_USE kf_status_t kf_op_find_by_full_name(const char *full_name, kf_op_t **out_op);
KF_API void kf_op_retain(const kf_op_t *op);
KF_API void kf_op_release(const kf_op_t *op);

/* A reference keeps the object, not its registrations: an operator whose last registration is
 * gone answers calls with KF_ERR_NOT_FOUND. Names stay readable. */
KF_API const char *kf_op_name(const kf_op_t *op);
KF_API const char *kf_op_overload(const kf_op_t *op);
KF_API const char *kf_op_full_name(const kf_op_t *op); /* "ns::name" or "ns::name.overload" */
/* The schema with a reference for the caller, or NULL. */
KF_API const kf_schema_t *kf_op_schema(const kf_op_t *op);
KF_API bool kf_op_has_schema(const kf_op_t *op);
/* Where the schema was registered. Copies at most `size` bytes; returns the full length. */
KF_API size_t kf_op_debug(const kf_op_t *op, char *buffer, size_t size);
KF_API size_t kf_op_tag_count(const kf_op_t *op);
KF_API bool kf_op_has_tag(const kf_op_t *op, const char *tag);
/* The tags in the order in which they were given. Copies at most `size` bytes of tag `index`;
 * returns its full length, or 0 past the end. */
KF_API size_t kf_op_tag(const kf_op_t *op, size_t index, char *buffer, size_t size);
/* False for the few operators that profilers pass over. */
KF_API bool kf_op_is_observed(const kf_op_t *op);

/* ---- Queries (key may be an alias where it says "direct") ---------------------------------- */

KF_API bool kf_op_has_kernel_for_key(const kf_op_t *op, kf_key_t key);        /* direct */
KF_API bool kf_op_has_kernel_for_any_key(const kf_op_t *op, kf_keyset_t set); /* direct, no alias */
KF_API bool kf_op_kernel_is_fallthrough(const kf_op_t *op, kf_key_t key);     /* direct */
/* The stored table entry is valid; KF_ERR_VALUE for an alias key. */
KF_API KF_MUST_USE kf_status_t kf_op_has_computed_kernel(const kf_op_t *op, kf_key_t key,
                                                         bool *out_has);
/* Debug text of the kernel that a call for this runtime key runs ("" when none). */
KF_API size_t kf_op_computed_kernel_debug(const kf_op_t *op, kf_key_t key, char *buffer,
                                          size_t size);

/* ---- Calls -------------------------------------------------------------------------------- */

/* Boxed call: the arguments are the topmost values; they are replaced by the returns. When the
 * call fails before a kernel ran (no kernel, an argument of the wrong type), the stack is
 * unchanged; when a kernel failed, its arguments are gone. What lay below them is intact in any
 * case. With call.h this and the redispatch are inlined. */
KF_API KF_MUST_USE kf_status_t kf_op_call_boxed(const kf_op_t *op, kf_stack_t *stack);
/* Boxed call of the kernel for exactly this set: no thread state, no masks. */
KF_API KF_MUST_USE kf_status_t kf_op_redispatch_boxed(const kf_op_t *op, kf_keyset_t set,
                                                      kf_stack_t *stack);
/* Boxed call of the kernel registered directly to `key` (alias allowed), else of the fallback of
 * that key. KF_ERR_NOT_IMPLEMENTED when there is neither. */
KF_API KF_MUST_USE kf_status_t kf_op_call_boxed_for_key(const kf_op_t *op, kf_key_t key,
                                                        kf_stack_t *stack);
/* Typed calls are made with KF_CALL and friends (call.h), or, when the signature is known only at
 * run time, with arrays of pointers to arguments and to outputs, as Note [Typed parameters] has
 * them. Needs a schema. */
KF_API KF_MUST_USE kf_status_t kf_op_call_pointers(const kf_op_t *op, const void *const *args,
                                                   void *const *outs);
KF_API KF_MUST_USE kf_status_t kf_op_redispatch_pointers(const kf_op_t *op, kf_keyset_t set,
                                                         const void *const *args,
                                                         void *const *outs);

/* Checks that a typed call with this signature text fits the operator; the error names both. */
KF_API KF_MUST_USE kf_status_t kf_op_check_signature(const kf_op_t *op, const char *signature);

/* A kernel that a program holds on to: the one that a call for `key` ran when it was asked for.
 * Registering another kernel over it changes nothing; when this very kernel is deregistered, calls
 * through the reference fail (KF_ERR_RUNTIME). A reference may be used by several threads. */
typedef struct kf_kernel_ref kf_kernel_ref_t;
/* KF_ERR_VALUE for an alias key, KF_ERR_NOT_FOUND when a call for this runtime key finds none. */
KF_API KF_MUST_USE kf_status_t kf_op_kernel_ref(const kf_op_t *op, kf_key_t key,
                                                kf_kernel_ref_t **out_ref);
KF_API void kf_kernel_ref_release(kf_kernel_ref_t *ref);
KF_API const kf_op_t *kf_kernel_ref_op(const kf_kernel_ref_t *ref);
/* Who registered the kernel; readable after it was deregistered, too. */
KF_API const char *kf_kernel_ref_debug(const kf_kernel_ref_t *ref);
/* KF_ERR_RUNTIME once the kernel was deregistered. */
KF_API KF_MUST_USE kf_status_t kf_kernel_ref_check(const kf_kernel_ref_t *ref);
/* Boxed call of the kernel, which is told the set as it is: no thread state, no masks. */
KF_API KF_MUST_USE kf_status_t kf_kernel_ref_call_boxed(const kf_kernel_ref_t *ref, kf_keyset_t set,
                                                        kf_stack_t *stack);

/* Called (under no lock) instead of raising "no kernel": `key` is the key's name. */
typedef kf_status_t (*kf_missing_kernel_fn)(void *context, const kf_op_t *op, const char *key);
KF_API void kf_op_set_missing_kernel_handler(kf_op_t *op, kf_missing_kernel_fn fn, void *context);

/* ---- Texts -------------------------------------------------------------------------------- */

/* Each stores an owned, terminated text (kf_free it). An unknown operator gives "". */
KF_API KF_MUST_USE kf_status_t kf_op_dump(const kf_op_t *op, char **out_text);
KF_API KF_MUST_USE kf_status_t kf_op_dump_table(const kf_op_t *op, char **out_text);
KF_API KF_MUST_USE kf_status_t kf_op_dump_extractor(const kf_op_t *op, char **out_text);
KF_API KF_MUST_USE kf_status_t kf_dump_by_name(const char *full_name, char **out_text);
KF_API KF_MUST_USE kf_status_t kf_dump_table_by_name(const char *full_name, char **out_text);
/* KF_ERR_INTERNAL with the canonical state when a stored table differs from a computed one. */
KF_API KF_MUST_USE kf_status_t kf_op_check_invariants(const kf_op_t *op);
KF_API KF_MUST_USE kf_status_t kf_check_all_invariants(void);

/* ---- Lists of operators ------------------------------------------------------------------- */

/* Called for each match in creation order; stops and passes on the first non-zero result. The
 * operator stays alive during the visit. */
typedef kf_status_t (*kf_op_visitor_fn)(void *context, const kf_op_t *op);
KF_API KF_MUST_USE kf_status_t kf_visit_ops(kf_op_visitor_fn visit, void *context);
KF_API KF_MUST_USE kf_status_t kf_visit_dangling_impls(kf_op_visitor_fn visit, void *context);
/* Operators with a kernel registered directly to `key`; KF_KEY_Undefined: all operators. */
KF_API KF_MUST_USE kf_status_t kf_visit_registrations(kf_key_t key, kf_op_visitor_fn visit,
                                                      void *context);
KF_API size_t kf_op_count(void);

#ifdef __cplusplus
}
#endif
#endif
