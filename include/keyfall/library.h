/* library.h: registering operators, kernels and fallbacks.
 *
 *   kf_status_t scale_cpu(const kf_call_t *call, kf_tensor_t *x, double by, kf_tensor_t **out);
 *
 *   kf_status_t register_scale(kf_library_t **out_library) {
 *     KF_TRY(KF_LIBRARY(KF_LIBRARY_DEF, "mine", KF_KEY_Undefined, out_library));
 *     KF_TRY(kf_library_def(*out_library, "scale(Tensor x, float by) -> Tensor", NULL));
 *     kf_kernel_desc_t kernel =
 *         kf_kernel_typed((kf_typed_fn)scale_cpu, "(Tensor, float) -> Tensor", NULL);
 *     return kf_library_impl(*out_library, "scale", KF_KEY_CPU, &kernel);
 *   }
 *
 * A library is a block of registrations of one kind and namespace; kf_library_release undoes all of
 * them. The kf_register_* functions return one handle for each registration instead. Handles may be
 * released in any order: when a registration is undone, the one it had replaced (an older kernel, a
 * fallback) becomes active again. Definitions and kernels may be registered in any order.
 *
 * A failed registration changes nothing. All texts and descriptions are copied. Any thread may
 * register while other threads make calls; one library object is used by one thread at a time.
 * Registering the same thing twice (same function, signature, context, location) succeeds and is
 * counted: it stays until both are released. kf_set_torch_compatible makes it an error. */
#ifndef KEYFALL_LIBRARY_H
#define KEYFALL_LIBRARY_H

#include <keyfall/op.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kf_library kf_library_t; /* opaque; one owner, no reference count */

/* What a block may contain. */
typedef enum kf_library_kind {
  KF_LIBRARY_DEF = 0,      /* owns its namespace: one live DEF block for each namespace */
  KF_LIBRARY_FRAGMENT = 1, /* adds definitions and kernels to any namespace */
  KF_LIBRARY_IMPL = 2      /* kernels and fallbacks only, optionally all for one key */
} kf_library_kind_t;
/* Parses "DEF", "FRAGMENT" or "IMPL". KF_ERR_VALUE: another text; KF_ERR_MISUSE: NULL. */
KF_API KF_MUST_USE kf_status_t kf_library_kind_parse(const char *text, kf_library_kind_t *out_kind);

/* What a compiler may assume about the aliasing of an operator's arguments and returns. Stored with
 * the definition; the dispatcher itself does not use it. */
typedef enum kf_alias_analysis {
  KF_ALIAS_ANALYSIS_DEFAULT = 0, /* not set: same as conservative */
  KF_ALIAS_ANALYSIS_INTERNAL_SPECIAL_CASE = 1,
  KF_ALIAS_ANALYSIS_CONSERVATIVE = 2,
  KF_ALIAS_ANALYSIS_FROM_SCHEMA = 3,
  KF_ALIAS_ANALYSIS_PURE_FUNCTION = 4
} kf_alias_analysis_t;
/* Parses "CONSERVATIVE", "FROM_SCHEMA", "PURE_FUNCTION", or "" for FROM_SCHEMA. KF_ERR_VALUE:
 * another text; KF_ERR_MISUSE: NULL. */
KF_API KF_MUST_USE kf_status_t kf_alias_analysis_parse(const char *text, kf_alias_analysis_t *out);

/* ---- Kernels ------------------------------------------------------------------------------ */

/* Kinds of kernels. Programs register the first three. */
typedef enum kf_kernel_kind {
  KF_KERNEL_TYPED = 0,              /* a C function with the schema's parameters */
  KF_KERNEL_BOXED = 1,              /* a function that takes a stack of values */
  KF_KERNEL_FALLTHROUGH = 2,        /* no kernel: calls skip the key */
  KF_KERNEL_AMBIGUOUS = 3,          /* always fails: the dispatcher puts it at AutogradOther */
  KF_KERNEL_NAMED_NOT_SUPPORTED = 4 /* always fails: no support for named tensors */
} kf_kernel_kind_t;

/* Describes a kernel to register. Filled by the functions below, or by KF_TYPED_KERNEL (adaptor.h);
 * members may be changed afterwards, for example `release`. It is copied by the registration,
 * except for what `context` points to. */
typedef struct kf_kernel_desc {
  uint32_t struct_size;
  uint32_t kind; /* kf_kernel_kind_t, and bits of kf_kernel_flags */
  /* Typed: the function and its signature, such as "(Tensor, Scalar) -> Tensor". Names of arguments
   * are optional. */
  kf_typed_fn typed;
  const char *signature;
  /* Boxed: the function. Typed: the boxed form, as KF_TYPED_KERNEL makes it; NULL: the library's
   * adaptor. */
  kf_boxed_fn boxed;
  void *context; /* passed to the kernel: kf_call_context */
  /* Optional: called once when the kernel was deregistered and no call can use it any more, on the
   * thread that finds that out. Not called when the registration fails. */
  void (*release)(void *context);
  /* Optional: where the kernel comes from, for messages and dumps. Default: the location of the
   * registration, "registered at file:line". */
  const char *debug;
} kf_kernel_desc_t;

/* Bits that may be added to `kind` of a description. */
enum kf_kernel_flags {
  /* For a kernel at the key of a device with an interface (device.h): calls go straight to it.
   * Without the flag the library first checks that all tensors are on the device and that the
   * device is not lost, and passes calls that the kernel declines (kf_compute_decline) to the CPU
   * fallback; that costs about 100 ns. */
  KF_KERNEL_UNGUARDED = 1 << 16
};

/* The initializer of a kf_kernel_desc_t: a brace-enclosed list that fills struct_size and casts the
 * function. Each argument is evaluated once. */
#define KF_KERNEL_DESC(kind_, typed_, signature_, boxed_, context_, release_, debug_)           \
  {                                                                                             \
    (uint32_t)sizeof(kf_kernel_desc_t), (uint32_t)(kind_), (kf_typed_fn)(typed_), (signature_), \
        (boxed_), (context_), (release_), (debug_)                                              \
  }
/* Describes a typed kernel. `fn` is cast from the kernel's own type and must have exactly the
 * parameters of `signature` (Note [Typed parameters] in op.h): nothing can check that here.
 * KF_TYPED_KERNEL has the compiler check it, and makes boxed calls of short kernels a third faster.
 * The texts need to live until the kernel is registered. `debug` may be NULL. */
KF_INLINE kf_kernel_desc_t kf_kernel_typed(kf_typed_fn fn, const char *signature,
                                           const char *debug) {
  kf_kernel_desc_t desc = KF_KERNEL_DESC(KF_KERNEL_TYPED, fn, signature, NULL, NULL, NULL, debug);
  return desc;
}
/* Describes a boxed kernel, which gets `context` through kf_call_context. */
KF_INLINE kf_kernel_desc_t kf_kernel_boxed(kf_boxed_fn fn, void *context, const char *debug) {
  kf_kernel_desc_t desc = KF_KERNEL_DESC(KF_KERNEL_BOXED, NULL, NULL, fn, context, NULL, debug);
  return desc;
}
/* Describes a fallthrough: calls skip the key for this operator (or, as a fallback, for all). */
KF_INLINE kf_kernel_desc_t kf_kernel_fallthrough(void) {
  kf_kernel_desc_t desc = KF_KERNEL_DESC(KF_KERNEL_FALLTHROUGH, NULL, NULL, NULL, NULL, NULL, NULL);
  return desc;
}

/* ---- Libraries ---------------------------------------------------------------------------- */

/* Opens a block; the caller releases it. `ns` is the namespace, or "_" for fallbacks (IMPL only).
 * `key` is the key of all kernels of an IMPL block, or KF_KEY_Undefined. `file` (copied, may be
 * NULL) and `line` say in messages where the block was opened. KF_ERR_DUPLICATE: the namespace has
 * a DEF block. KF_ERR_VALUE: "_" for DEF or FRAGMENT. KF_ERR_INTERNAL: a key for DEF or FRAGMENT.
 * KF_ERR_MISUSE: unknown kind or key, no namespace, or DEF in a listener. KF_ERR_NO_MEMORY.
 * *out_library is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_library_create(kf_library_kind_t kind, const char *ns,
                                                 kf_key_t key, const char *file, uint32_t line,
                                                 kf_library_t **out_library);
/* kf_library_create with the file and line of the macro. Evaluates each argument once. */
#define KF_LIBRARY(kind, ns, key, out) \
  kf_library_create((kind), (ns), (key), __FILE__, (uint32_t)__LINE__, (out))

/* Options of a definition. Filled by the caller, copied by the library. */
typedef struct kf_def_options {
  uint32_t struct_size;
  uint32_t alias_analysis; /* kf_alias_analysis_t */
  const char *const *tags; /* kf_op_has_tag; may be NULL when tag_count is 0 */
  size_t tag_count;
} kf_def_options_t;

/* Defines an operator: "name.overload(arguments) -> returns". The namespace may be left out; when
 * it is given, it must be the block's. `options` NULL: FROM_SCHEMA, no tags. KF_ERR_PARSE: not a
 * schema. KF_ERR_DUPLICATE: the operator has another definition. KF_ERR_GENERAL: an IMPL block,
 * another namespace, or a registered kernel that does not fit the schema. KF_ERR_VALUE: too many
 * arguments. KF_ERR_MISUSE: NULL, bad options, or called from a listener. KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_library_def(kf_library_t *library, const char *schema,
                                              const kf_def_options_t *options);
/* Defines an operator and registers a kernel for it, both or neither. The schema may be replaced by
 * a bare name: then the kernel's signature becomes the schema, with CONSERVATIVE alias analysis.
 * The kernel goes to `key`; KF_KEY_Undefined: to the block's key, or else to
 * CompositeImplicitAutograd. Errors of kf_library_def and kf_library_impl; KF_ERR_GENERAL: a bare
 * name without a typed kernel. */
KF_API KF_MUST_USE kf_status_t kf_library_def_kernel(kf_library_t *library,
                                                     const char *schema_or_name, kf_key_t key,
                                                     const kf_kernel_desc_t *kernel,
                                                     const kf_def_options_t *options);
/* Registers a kernel for "name.overload"; the block's namespace is added. `key` KF_KEY_Undefined:
 * the block's key, or else CompositeImplicitAutograd. The operator need not be defined yet. A
 * kernel replaces an older one for the same operator and key, with a warning once per process.
 * KF_ERR_GENERAL: another namespace or key than the block's, a block with namespace "_", or a
 * signature that differs from the schema or from other kernels. KF_ERR_PARSE: not a name, or a bad
 * signature. KF_ERR_VALUE: not a key for kernels. KF_ERR_NOT_IMPLEMENTED: this build has no adaptor
 * for the signature. KF_ERR_MISUSE: NULL, an incomplete description, or called from a listener.
 * KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_library_impl(kf_library_t *library, const char *name,
                                               kf_key_t key, const kf_kernel_desc_t *kernel);
/* Registers a boxed kernel (or fallthrough) for a key, for all operators that have no kernel of
 * their own for it. Only in an IMPL block with namespace "_"; `key` KF_KEY_Undefined: the block's
 * key. KF_ERR_DUPLICATE: the key has another fallback (only AutogradPrivateUse1 may have several:
 * the newest counts). KF_ERR_TYPE: a typed kernel. KF_ERR_GENERAL: another kind of block.
 * KF_ERR_INTERNAL: no key. Otherwise as kf_library_impl. */
KF_API KF_MUST_USE kf_status_t kf_library_fallback(kf_library_t *library, kf_key_t key,
                                                   const kf_kernel_desc_t *kernel);
/* Opens a block with fallthroughs for the keys that are part of every call (BackendSelect and
 * ADInplaceOrView), for autocast and for the batching modes. Note [Setting up] in base.h says which
 * programs need it. Release it with kf_library_release when nothing is called any more. */
KF_API KF_MUST_USE kf_status_t kf_library_standard_fallbacks(kf_library_t **out_library);
/* Names the Python module with the Python side (fake kernels) of the operators that are defined
 * through this block from now on. `context` may be NULL. KF_ERR_MISUSE: module NULL.
 * KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_library_set_python_module(kf_library_t *library,
                                                            const char *module,
                                                            const char *context);
/* The same functions with a location. Each registration has a location, which dumps, explanations
 * and messages show: "registered at my_kernels.c:12". In C and C++ it is the line of the call: the
 * four names below are also macros that pass __FILE__ and __LINE__ and evaluate each argument once.
 * The functions without a location, which other languages and (kf_library_impl)(…) call, use the
 * location of the block. `file` is copied; NULL: the location of the block. A kernel's `debug`
 * overrides either. */
KF_API KF_MUST_USE kf_status_t kf_library_def_at(kf_library_t *library, const char *schema,
                                                 const kf_def_options_t *options, const char *file,
                                                 uint32_t line);
KF_API KF_MUST_USE kf_status_t kf_library_def_kernel_at(kf_library_t *library,
                                                        const char *schema_or_name, kf_key_t key,
                                                        const kf_kernel_desc_t *kernel,
                                                        const kf_def_options_t *options,
                                                        const char *file, uint32_t line);
KF_API KF_MUST_USE kf_status_t kf_library_impl_at(kf_library_t *library, const char *name,
                                                  kf_key_t key, const kf_kernel_desc_t *kernel,
                                                  const char *file, uint32_t line);
KF_API KF_MUST_USE kf_status_t kf_library_fallback_at(kf_library_t *library, kf_key_t key,
                                                      const kf_kernel_desc_t *kernel,
                                                      const char *file, uint32_t line);
#define kf_library_def(library, schema, options) \
  kf_library_def_at(library, schema, options, __FILE__, (uint32_t)__LINE__)
#define kf_library_def_kernel(library, schema_or_name, key, kernel, options)        \
  kf_library_def_kernel_at(library, schema_or_name, key, kernel, options, __FILE__, \
                           (uint32_t)__LINE__)
#define kf_library_impl(library, name, key, kernel) \
  kf_library_impl_at(library, name, key, kernel, __FILE__, (uint32_t)__LINE__)
#define kf_library_fallback(library, key, kernel) \
  kf_library_fallback_at(library, key, kernel, __FILE__, (uint32_t)__LINE__)

/* Undoes all registrations of the block, first to last; the block stays open and keeps its
 * namespace. A kernel that is running goes on; it is freed after the call. NULL is fine. */
KF_API void kf_library_reset(kf_library_t *library);
/* Undoes all registrations, gives the namespace back and frees the block. NULL is fine. */
KF_API void kf_library_release(kf_library_t *library);

/* ---- Single registrations ----------------------------------------------------------------- */

/* Single registrations: what libraries are built on. Each stores a handle, to be released with
 * kf_registration_release. `debug` says where the registration comes from, "registered at …"; it is
 * copied. Names are complete here: "ns::name", and "" for no overload. Errors as for the library
 * functions; KF_ERR_MISUSE for NULL names. *out_handle is NULL on failure.
 *
 * A kernel without a `debug` text has as its origin the file and line of the call that registers
 * it: kf_register_impl and kf_register_fallback are also macros, which pass both to the _at
 * functions (`file` is copied). Other languages, and (kf_register_impl)(…) in C, call the
 * functions; the origin of their kernels is "no debug info", as with `file` NULL. */
KF_API KF_MUST_USE kf_status_t kf_register_def(const kf_schema_t *schema, const char *debug,
                                               const kf_def_options_t *options,
                                               kf_registration_t **out_handle);
KF_API KF_MUST_USE kf_status_t kf_register_impl(const char *name, const char *overload,
                                                kf_key_t key, const kf_kernel_desc_t *kernel,
                                                kf_registration_t **out_handle);
KF_API KF_MUST_USE kf_status_t kf_register_fallback(kf_key_t key, const kf_kernel_desc_t *kernel,
                                                    kf_registration_t **out_handle);
KF_API KF_MUST_USE kf_status_t kf_register_impl_at(const char *name, const char *overload,
                                                   kf_key_t key, const kf_kernel_desc_t *kernel,
                                                   const char *file, uint32_t line,
                                                   kf_registration_t **out_handle);
KF_API KF_MUST_USE kf_status_t kf_register_fallback_at(kf_key_t key, const kf_kernel_desc_t *kernel,
                                                       const char *file, uint32_t line,
                                                       kf_registration_t **out_handle);
#define kf_register_impl(name, overload, key, kernel, out_handle) \
  kf_register_impl_at(name, overload, key, kernel, __FILE__, (uint32_t)__LINE__, out_handle)
#define kf_register_fallback(key, kernel, out_handle) \
  kf_register_fallback_at(key, kernel, __FILE__, (uint32_t)__LINE__, out_handle)
/* Keeps an operator's entry alive under this name, without a schema or kernel: kf_op_find finds
 * it. */
KF_API KF_MUST_USE kf_status_t kf_register_name(const char *name, const char *overload,
                                                kf_registration_t **out_handle);

/* Names the Python module of an operator; `context` may be NULL. The newest registration counts;
 * replacing one warns. */
KF_API KF_MUST_USE kf_status_t kf_register_python_module(const char *name, const char *overload,
                                                         const char *module, const char *context,
                                                         kf_registration_t **out_handle);

/* An operator with all its kernels in one call, the older way to register. `key` KF_KEY_Undefined:
 * catch-all (CompositeImplicitAutograd). Each key may occur once. */
typedef struct kf_bulk_kernel {
  kf_key_t key;
  kf_kernel_desc_t kernel;
} kf_bulk_kernel_t;

/* Filled by the caller, copied by kf_register_operator. `schema_or_name` may be a bare name: then
 * the schema is that of the first typed kernel. */
typedef struct kf_bulk_op {
  uint32_t struct_size;
  uint32_t alias_analysis; /* kf_alias_analysis_t */
  const char *schema_or_name;
  const kf_bulk_kernel_t *kernels;
  size_t kernel_count;
} kf_bulk_op_t;
/* Stores one handle for all of it. When a part fails, nothing stays registered. KF_ERR_GENERAL: no
 * name, a key that occurs twice, or a schema that cannot be inferred; otherwise as above. */
KF_API KF_MUST_USE kf_status_t kf_register_operator(const kf_bulk_op_t *op,
                                                    kf_registration_t **out_handle);

/* Told about operators: `defined` for every operator that is defined when the listener is
 * registered and for each later definition, `removed` when the last definition of an operator goes.
 * Both may be NULL, and the schema is readable in both. They run with the dispatcher's lock held:
 * registering from them fails with KF_ERR_MISUSE, and registrations that they release are undone
 * when the change is over. */
typedef struct kf_listener {
  uint32_t struct_size;
  void *context;
  void (*defined)(void *context, const kf_op_t *op);
  void (*removed)(void *context, const kf_op_t *op);
} kf_listener_t;

/* Registers a listener (the struct is copied). KF_ERR_MISUSE: NULL, an incomplete struct, or called
 * from a listener. KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_register_listener(const kf_listener_t *listener,
                                                    kf_registration_t **out_handle);

/* Undoes one registration and frees its handle. Cannot fail; NULL is fine. Calls that are running
 * on other threads finish with the kernel they have; it is freed afterwards. */
KF_API void kf_registration_release(kf_registration_t *handle);

/* ---- Custom classes ----------------------------------------------------------------------- */

/* Makes a class known, usually one of a language binding, so that schemas may use it as a type,
 * `__torch__.torch.classes.<ns>.<name>`: the parser refuses unknown classes. Values of such a type
 * are objects (KF_TAG_OBJECT). The classes of PyTorch's own operators are always known.
 * KF_ERR_VALUE: not two identifiers. KF_ERR_DUPLICATE: the class is known already. Schemas that use
 * it stay valid when kf_registration_release ends the registration. */
KF_API KF_MUST_USE kf_status_t kf_register_class(const char *ns, const char *name,
                                                 kf_registration_t **out_handle);

/* ---- Whole-dispatcher state --------------------------------------------------------------- */

/* Whether a runtime key has a fallback, fallthroughs included. False for alias keys. */
KF_API bool kf_has_fallback(kf_key_t key);
/* The Python module and context of an operator: texts to free with kf_free, or NULL when none was
 * registered (this is not an error). KF_ERR_MISUSE: NULL names. KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_python_module(const char *name, const char *overload,
                                                char **out_module, char **out_context);

/* PyTorch-compatible behaviour where Keyfall's own differs: repeating an identical registration is
 * an error; messages are PyTorch's sentences and use its names (TORCH_LIBRARY_IMPL, "C++ kernel
 * function"), because programs and test suites compare them; otherwise they are the library's own.
 * Also sets kf_set_torch_messages.
 * Process-wide, off at first; set it before other threads register. */
KF_API void kf_set_torch_compatible(bool on);
KF_API bool kf_is_torch_compatible(void);
/* Whether messages have PyTorch's full text, including advice for its own users. Errors for missing
 * kernels then list the backends and the operator's table, otherwise a short explanation. When it
 * is switched off after kf_set_torch_compatible(true), the explanation begins with PyTorch's first
 * sentence ("Could not run '…' with arguments from the '…' backend.") and shows the remedy in
 * Python; the Python package uses this. Process-wide. */
KF_API void kf_set_torch_messages(bool on);
KF_API bool kf_has_torch_messages(void);

/* Waits until every call that is running on another thread has ended, then frees what was
 * deregistered (and calls `release` of those kernels). KF_ERR_MISUSE inside a kernel, a listener or
 * a `release`: it would wait for itself. */
KF_API KF_MUST_USE kf_status_t kf_synchronize(void);
/* Frees what can be freed now; returns how many deregistered kernels, definitions and operators
 * still wait for a running call. Never blocks on calls. */
KF_API size_t kf_reclaim(void);

#ifdef __cplusplus
}
#endif
#endif
