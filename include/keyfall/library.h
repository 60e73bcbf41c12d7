/* library.h: registering operators, kernels and fallbacks.
 *
 * A library is a block of registrations of one kind and namespace; releasing it undoes them all.
 * Registrations made directly (kf_register_*) return a handle each. Handles may be released in any
 * order; what a release uncovers (an older kernel, a fallback) becomes active again. A failed
 * registration changes nothing. Any thread may register while others call. */
#ifndef KEYFALL_LIBRARY_H
#define KEYFALL_LIBRARY_H

#include <keyfall/op.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kf_library kf_library_t;

typedef enum kf_library_kind {
  KF_LIBRARY_DEF = 0,      /* owns its namespace: one live DEF block for each */
  KF_LIBRARY_FRAGMENT = 1, /* adds to a namespace */
  KF_LIBRARY_IMPL = 2      /* kernels only, optionally all for one key */
} kf_library_kind_t;
/* Reads "DEF", "FRAGMENT", "IMPL"; KF_ERR_VALUE "could not parse …". */
KF_API KF_MUST_USE kf_status_t kf_library_kind_parse(const char *text, kf_library_kind_t *out_kind);

typedef enum kf_alias_analysis {
  KF_ALIAS_ANALYSIS_DEFAULT = 0, /* never set: behaves as conservative */
  KF_ALIAS_ANALYSIS_INTERNAL_SPECIAL_CASE = 1,
  KF_ALIAS_ANALYSIS_CONSERVATIVE = 2,
  KF_ALIAS_ANALYSIS_FROM_SCHEMA = 3,
  KF_ALIAS_ANALYSIS_PURE_FUNCTION = 4
} kf_alias_analysis_t;
/* Reads "CONSERVATIVE", "FROM_SCHEMA", "PURE_FUNCTION", "" (FROM_SCHEMA). */
KF_API KF_MUST_USE kf_status_t kf_alias_analysis_parse(const char *text, kf_alias_analysis_t *out);

/* ---- Kernels ------------------------------------------------------------------------------ */

typedef enum kf_kernel_kind {
  KF_KERNEL_TYPED = 0,
  KF_KERNEL_BOXED = 1,
  KF_KERNEL_FALLTHROUGH = 2,
  KF_KERNEL_AMBIGUOUS = 3,          /* what the dispatcher itself puts at AutogradOther */
  KF_KERNEL_NAMED_NOT_SUPPORTED = 4 /* always fails: operator without support for names */
} kf_kernel_kind_t;

typedef struct kf_kernel_desc {
  uint32_t struct_size;
  uint32_t kind; /* kf_kernel_kind_t */
  /* Typed: the function and its signature, "(Tensor, Scalar) -> Tensor", names optional. */
  kf_typed_fn typed;
  const char *signature;
  /* Boxed: the function. Typed: the boxed form, as KF_TYPED_KERNEL (adaptor.h) makes it; NULL: the
   * library's own. */
  kf_boxed_fn boxed;
  void *context;                  /* handed to the kernel (kf_call_context) */
  void (*release)(void *context); /* optional: no call can use the kernel any more. Not called when
                                     the registration fails. */
  const char *debug; /* optional: where it comes from; default: "registered at file:line" */
} kf_kernel_desc_t;

#define KF_KERNEL_DESC(kind_, typed_, signature_, boxed_, context_, release_, debug_)           \
  {                                                                                             \
    (uint32_t)sizeof(kf_kernel_desc_t), (uint32_t)(kind_), (kf_typed_fn)(typed_), (signature_), \
        (boxed_), (context_), (release_), (debug_)                                              \
  }
/* For any signature, known at run time or before. KF_TYPED_KERNEL (adaptor.h) has the compiler
 * check it, and makes boxed calls of short kernels a third quicker. */
KF_INLINE kf_kernel_desc_t kf_kernel_typed(kf_typed_fn fn, const char *signature,
                                           const char *debug) {
  kf_kernel_desc_t desc = KF_KERNEL_DESC(KF_KERNEL_TYPED, fn, signature, NULL, NULL, NULL, debug);
  return desc;
}
KF_INLINE kf_kernel_desc_t kf_kernel_boxed(kf_boxed_fn fn, void *context, const char *debug) {
  kf_kernel_desc_t desc = KF_KERNEL_DESC(KF_KERNEL_BOXED, NULL, NULL, fn, context, NULL, debug);
  return desc;
}
KF_INLINE kf_kernel_desc_t kf_kernel_fallthrough(void) {
  kf_kernel_desc_t desc = KF_KERNEL_DESC(KF_KERNEL_FALLTHROUGH, NULL, NULL, NULL, NULL, NULL, NULL);
  return desc;
}

/* ---- Libraries ---------------------------------------------------------------------------- */

/* Opens a block. `ns` may be "_" (none) for IMPL; `key` is KF_KEY_Undefined for "no key". `file`
 * and `line` name the place in messages; file is copied. */
KF_API KF_MUST_USE kf_status_t kf_library_create(kf_library_kind_t kind, const char *ns,
                                                 kf_key_t key, const char *file, uint32_t line,
                                                 kf_library_t **out_library);
#define KF_LIBRARY(kind, ns, key, out) \
  kf_library_create((kind), (ns), (key), __FILE__, (uint32_t)__LINE__, (out))

typedef struct kf_def_options {
  uint32_t struct_size;
  uint32_t alias_analysis; /* kf_alias_analysis_t */
  const char *const *tags;
  size_t tag_count;
} kf_def_options_t;

/* Defines an operator from its schema text. `options` may be NULL: FROM_SCHEMA, no tags. */
KF_API KF_MUST_USE kf_status_t kf_library_def(kf_library_t *library, const char *schema,
                                              const kf_def_options_t *options);
/* Defines an operator from a schema, or from a bare name and the kernel's signature, and registers
 * the kernel (under `key`, else the block's key, else as CompositeImplicitAutograd). */
KF_API KF_MUST_USE kf_status_t kf_library_def_kernel(kf_library_t *library,
                                                     const char *schema_or_name, kf_key_t key,
                                                     const kf_kernel_desc_t *kernel,
                                                     const kf_def_options_t *options);
/* Registers a kernel for "name.overload" (the block's namespace is added). */
KF_API KF_MUST_USE kf_status_t kf_library_impl(kf_library_t *library, const char *name,
                                               kf_key_t key, const kf_kernel_desc_t *kernel);
/* Registers a kernel for every operator that has none for the key. Only in an IMPL block with
 * namespace "_"; `key` KF_KEY_Undefined: the block's key. */
KF_API KF_MUST_USE kf_status_t kf_library_fallback(kf_library_t *library, kf_key_t key,
                                                   const kf_kernel_desc_t *kernel);
/* Opens a block with fallthroughs for the keys that take part in every call (BackendSelect and
 * ADInplaceOrView), for Autocast and for batching modes. Note [Setting up] in base.h says which
 * programs need it. Release it with kf_library_release, when nothing is called any more. */
KF_API KF_MUST_USE kf_status_t kf_library_standard_fallbacks(kf_library_t **out_library);
/* Operators defined through this block from now on have their Python side in `module`. */
KF_API KF_MUST_USE kf_status_t kf_library_set_python_module(kf_library_t *library,
                                                            const char *module,
                                                            const char *context);
/* Each registration has a place, which dumps, explanations and messages show: "registered at
 * my_kernels.c:12". In C and C++ it is the line of the call, because the four names below are
 * macros too, around functions that take a place (`file` is copied; NULL: the place of the block).
 * The functions without one, which other languages and (kf_library_impl)(…) get, use that of the
 * block. A kernel's `debug` goes before either. */
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

/* Undoes every registration of the block, first to last; the block stays usable. */
KF_API void kf_library_reset(kf_library_t *library);
/* Resets, gives the namespace back, frees. */
KF_API void kf_library_release(kf_library_t *library);

/* ---- Single registrations ----------------------------------------------------------------- */

/* The layer below the library: each returns a handle whose release undoes just this. `debug` is
 * "registered at …" or the like, copied.
 *
 * A kernel without a `debug` text has as its origin the file and line of the call that registers
 * it: kf_register_impl and kf_register_fallback are macros too, around functions that take them
 * (`file` is copied). Other languages, and (kf_register_impl)(…), get the functions without; those
 * kernels have the origin "no debug info", and so have kernels registered with `file` NULL. */
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
/* Keeps an operator entry alive under this name. */
KF_API KF_MUST_USE kf_status_t kf_register_name(const char *name, const char *overload,
                                                kf_registration_t **out_handle);
KF_API KF_MUST_USE kf_status_t kf_register_python_module(const char *name, const char *overload,
                                                         const char *module, const char *context,
                                                         kf_registration_t **out_handle);

/* An operator with all its kernels in one call, the older way to register. `key` KF_KEY_Undefined:
 * catch-all. A bare name takes the schema of the first typed kernel. */
typedef struct kf_bulk_kernel {
  kf_key_t key;
  kf_kernel_desc_t kernel;
} kf_bulk_kernel_t;
typedef struct kf_bulk_op {
  uint32_t struct_size;
  uint32_t alias_analysis; /* kf_alias_analysis_t */
  const char *schema_or_name;
  const kf_bulk_kernel_t *kernels;
  size_t kernel_count;
} kf_bulk_op_t;
/* One handle for all of it; when a part fails, nothing stays registered. */
KF_API KF_MUST_USE kf_status_t kf_register_operator(const kf_bulk_op_t *op,
                                                    kf_registration_t **out_handle);

/* Called for every defined operator at once, then for each definition and each final removal
 * (the schema is readable in both). The dispatcher's lock is held: registering from it fails with
 * KF_ERR_MISUSE, and what is released from it is undone when the change is over. */
typedef struct kf_listener {
  uint32_t struct_size;
  void *context;
  void (*defined)(void *context, const kf_op_t *op);
  void (*removed)(void *context, const kf_op_t *op);
} kf_listener_t;
KF_API KF_MUST_USE kf_status_t kf_register_listener(const kf_listener_t *listener,
                                                    kf_registration_t **out_handle);

KF_API void kf_registration_release(kf_registration_t *handle);

/* ---- Whole-dispatcher state --------------------------------------------------------------- */

KF_API bool kf_has_fallback(kf_key_t key);
/* Python module and context of an operator (owned texts, kf_free), or NULL, NULL. */
KF_API KF_MUST_USE kf_status_t kf_python_module(const char *name, const char *overload,
                                                char **out_module, char **out_context);

/* PyTorch-compatible behaviour where Keyfall's own differs: an error (not a no-op) for repeating an
 * identical registration, and messages about blocks, kernels and tables that name what PyTorch's
 * users know (TORCH_LIBRARY_IMPL, "C++ kernel function"), because its test suites compare them.
 * Sets kf_set_torch_messages, too. */
KF_API void kf_set_torch_compatible(bool on);
KF_API bool kf_is_torch_compatible(void);
/* Whether messages have PyTorch's whole text, advice for its own users included. Errors for missing
 * kernels then have the list of backends and the operator's table, else the short explanation.
 * Switched off after kf_set_torch_compatible(true), the explanation opens with PyTorch's first
 * sentence ("Could not run '…' with arguments from the '…' backend.") and shows the remedy in
 * Python, which is what the Python package does. */
KF_API void kf_set_torch_messages(bool on);
KF_API bool kf_has_torch_messages(void);

/* Waits until every call that is running on another thread has ended, then frees what was
 * deregistered. KF_ERR_MISUSE inside a kernel (it would wait for itself). */
KF_API KF_MUST_USE kf_status_t kf_synchronize(void);
/* Frees what can be freed now; returns how many deregistered things still wait for a call. */
KF_API size_t kf_reclaim(void);

#ifdef __cplusplus
}
#endif
#endif
