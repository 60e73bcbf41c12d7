/* base.h: what every other header builds on: version, export macro, status codes, the error
 * record, the allocator and reference-counted objects.
 *
 * Conventions kept by the whole API:
 *  - A function that can fail returns kf_status_t; 0 (KF_OK) is success. On failure the calling
 *    thread's error record (kf_error_last) holds code, message and the chain of operator and key.
 *  - Arguments are borrowed. Results named out_* belong to the caller and are NULL on failure.
 *    Plain getters borrow. A function that takes a reference away says so by ending in _take.
 *  - Releasing NULL is fine.
 *  - Structs that cross the ABI and may grow begin with `uint32_t struct_size`.
 * keyfall.h has a note for callers from other languages. */
#ifndef KEYFALL_BASE_H
#define KEYFALL_BASE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define KF_VERSION_MAJOR 0
#define KF_VERSION_MINOR 1
#define KF_VERSION_PATCH 0

/* Which table of dispatch keys to use; see keys.def. */
#ifndef KF_KEY_TABLE
#define KF_KEY_TABLE 209
#endif

/* Changes whenever anything that users' code inlines (call.h, key.h, value.h) changes its layout;
 * the key table is part of it. A plug-in states the number that it was built with, and is refused
 * if the library's differs. */
#define KF_ABI_VERSION (5u * 1000u + KF_KEY_TABLE)

#if defined(_WIN32)
#error "Keyfall supports ELF platforms only"
#endif

#if defined(__GNUC__)
#define KF_API __attribute__((visibility("default")))
#define KF_MUST_USE __attribute__((warn_unused_result))
#define KF_PRINTF(fmt_index, first_arg) __attribute__((format(printf, fmt_index, first_arg)))
/* Note [Inline functions]
 * Functions that these headers define are inlined into C and C++, and exported by the library under
 * the same names for every other language. KF_INLINE marks them. KF_ALWAYS_INLINE forces inlining:
 * the inlined body is smaller than the call. The exported copies are compiled from the same
 * definitions in src/exports, where the two macros mean `extern inline`. */
#ifndef KF_INLINE
#define KF_INLINE static inline
#define KF_ALWAYS_INLINE static inline __attribute__((always_inline))
#endif
#define KF_COLD __attribute__((cold)) /* rarely called: the branch to it is the unlikely one */
#define KF_UNPACK(...) __VA_ARGS__    /* KF_UNPACK (a, b) is a, b: lists as arguments of macros */
#define KF_LIKELY(x) __builtin_expect(!!(x), 1)
#define KF_UNLIKELY(x) __builtin_expect(!!(x), 0)
/* Keeps a word in a general register: compilers like to pair the two words of a keyset in a vector
 * register, and getting them back out costs more than it saved. */
#define KF_SCALAR(word)                                        \
  do {                                                         \
    if (!__builtin_constant_p(word)) __asm__("" : "+r"(word)); \
  } while (0)
#else
#error "Keyfall needs a compiler with the GNU attributes (gcc or clang)"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Status and errors -------------------------------------------------------------------- */

typedef enum kf_status {
#define KF_STATUS(name, value, text, python) KF_##name = value,
#include <keyfall/status.def>
#undef KF_STATUS
  KF_STATUS_FORCE_INT32 = 0x7fffffff
} kf_status_t;

/* Short name of a status ("not implemented"); "unknown status" for a number that is none. */
KF_API const char *kf_status_name(kf_status_t status);
/* Name of the Python exception class that a binding should raise for it ("RuntimeError"). */
KF_API const char *kf_status_python_exception(kf_status_t status);

enum { KF_ERROR_NAME_SIZE = 96 };

/* One frame of an error's chain: the operator that was running, and the key it ran for. */
typedef struct kf_error_frame {
  char op[KF_ERROR_NAME_SIZE];
  char key[48];
} kf_error_frame_t;

/* What went wrong last on this thread. A fixed-size record, so that reporting never allocates;
 * a message that does not fit is cut and `truncated` says so. */
typedef struct kf_error {
  kf_status_t code;
  bool truncated;
  const char *message;    /* never NULL */
  uint32_t chain_length;  /* frames stored, innermost first */
  uint32_t chain_dropped; /* frames that did not fit */
  const kf_error_frame_t *chain;
} kf_error_t;

/* The calling thread's record. Valid until the thread's next failure; never NULL. */
KF_API const kf_error_t *kf_error_last(void);
KF_API void kf_error_clear(void);
/* Only the message; "" when there was no failure. */
KF_API const char *kf_error_message(void);
/* Records a failure and returns `code`: kernels write `return kf_error_set(KF_ERR_VALUE, …)`.
 * Starts a new chain. */
KF_API kf_status_t kf_error_set(kf_status_t code, const char *format, ...) KF_PRINTF(2, 3);
KF_API kf_status_t kf_error_setv(kf_status_t code, const char *format, va_list args)
    KF_PRINTF(2, 0);
/* The same for a message that is complete, and may have percent signs; for languages that cannot
 * call functions with variable arguments. The text is copied. */
KF_API kf_status_t kf_error_set_message(kf_status_t code, const char *message);
/* Writes "message\n  in op [key]\n  in …" into buffer (always terminated); returns the length
 * that the whole text has, as snprintf does. */
KF_API size_t kf_error_describe(char *buffer, size_t size);

/* Evaluates a call and returns its status from the enclosing function when it failed. */
#define KF_TRY(expr)                                                 \
  do {                                                               \
    kf_status_t kf_try_status_ = (expr);                             \
    if (KF_UNLIKELY(kf_try_status_ != KF_OK)) return kf_try_status_; \
  } while (0)

/* Same, for functions with a clean-up label: stores the status in `status` and jumps to `label`. */
#define KF_TRY_GOTO(status, label, expr)            \
  do {                                              \
    (status) = (expr);                              \
    if (KF_UNLIKELY((status) != KF_OK)) goto label; \
  } while (0)

/* ---- Library ------------------------------------------------------------------------------ */

/* Version of the library at run time, e.g. "0.1.0"; kf_abi_version() is its KF_ABI_VERSION. */
KF_API const char *kf_version(void);
KF_API uint32_t kf_abi_version(void);

/* Note [Setting up]
 * A dispatcher starts empty. What a program calls first depends on what it uses:
 *  - Only functions of ops.h and scoped.h: nothing. The first of them calls kf_init.
 *  - Built-in operators by name (kf_op_find), operators of its own on tensors, or autograd:
 *    kf_init.
 *  - The dispatcher without tensors and built-in operators, as in a KEYFALL_CORE_ONLY build:
 *    kf_library_standard_fallbacks (library.h). Every call includes the keys BackendSelect and
 *    ADInplaceOrView, and without these fallbacks finds no kernel for them. kf_init registers
 *    them too; doing both is fine.
 * Registering needs neither: definitions and kernels may come before or after. */

/* Sets the library up: registers the standard fallbacks, defines the built-in operators, and
 * registers their kernels and derivatives. See Note [Setting up] for who has to call it.
 * Idempotent, thread-safe; when it fails, nothing stays registered. */
KF_API KF_MUST_USE kf_status_t kf_init(void);
/* Takes back what kf_init registered, for programs that look for leaks. No operator may be running;
 * tensors stay valid. A later call sets the library up again. */
KF_API void kf_shutdown(void);

/* ---- Memory ------------------------------------------------------------------------------- */

/* The one door for memory. Hooks may be replaced only while the library holds no allocation
 * (before first use), or by a test that keeps the blocks compatible. */
typedef struct kf_allocator {
  uint32_t struct_size;
  void *context;
  void *(*alloc)(void *context, size_t size);
  void *(*realloc)(void *context, void *block, size_t size);
  void (*free)(void *context, void *block);
} kf_allocator_t;

/* Installs hooks; NULL restores the C library's. KF_ERR_MISUSE for an incomplete struct. */
KF_API KF_MUST_USE kf_status_t kf_set_allocator(const kf_allocator_t *allocator);
/* Size 0 gives a valid unique block. NULL when there is no memory (no error record is written). */
KF_API void *kf_alloc(size_t size);
KF_API void *kf_calloc(size_t count, size_t size);
KF_API void *kf_realloc(void *block, size_t size);
KF_API void kf_free(void *block);

/* ---- Threads ------------------------------------------------------------------------------ */

/* How many threads one operator may use, the calling one among them. KF_ERR_VALUE below 1; more
 * than 1024 count as 1024. Results do not depend on it. Without a call it is what the environment
 * variable KEYFALL_NUM_THREADS says, or else the number of cores that the process may run on.
 * Threads are started when first needed; those that are not needed any more stay asleep. */
KF_API KF_MUST_USE kf_status_t kf_set_num_threads(int count);
KF_API int kf_get_num_threads(void);

/* ---- Interrupts --------------------------------------------------------------------------- */

/* Asked by long operators and by backward whether they should go on: KF_OK, or a status (with the
 * record that belongs to it, as kf_error_set leaves it) that the call then fails with, such as
 * KF_ERR_INTERRUPTED. Runs on the thread that called the operator, with no lock held, about every
 * 25 milliseconds of work; up to ten times less often when it takes long itself. It may call
 * operators.
 *
 * Operators that make new tensors can be stopped half-way: nothing of theirs is left. Those that
 * write to a tensor of the caller (in place, out=) write all of it. A backward that is stopped has
 * run some of its nodes, as with any failure: gradients that were accumulated stay. Short operators
 * and some kinds of long ones (those of one step, or in libraries) do not ask. */
typedef kf_status_t (*kf_interrupt_fn)(void *context);
/* One hook for the process; NULL removes it. Not to be called while operators run. */
KF_API void kf_set_interrupt_hook(kf_interrupt_fn hook, void *context);
/* For kernels that take long: asks the hook if it is time to, else KF_OK. Costs a few nanoseconds.
 * Not for threads that a kernel starts. */
KF_API KF_MUST_USE kf_status_t kf_check_interrupt(void);

/* ---- Warnings ----------------------------------------------------------------------------- */

/* The library never prints by itself: a warning goes to this callback, by default to nobody but
 * the counter. `once` warnings are sent once per process. */
typedef void (*kf_warning_fn)(void *context, const char *message);
KF_API void kf_set_warning_handler(kf_warning_fn handler, void *context);
/* Sends the warnings that come once every time; for tests of what warns. */
KF_API void kf_set_warn_always(bool on);
KF_API bool kf_warns_always(void);
KF_API void kf_warn(const char *format, ...) KF_PRINTF(1, 2);
KF_API void kf_warn_message(const char *message); /* complete, as for kf_error_set_message */

/* ---- Objects ------------------------------------------------------------------------------ */

/* Note [Counting]
 * An atomic read-modify-write takes as long as a call through the dispatcher. Most processes that
 * call small operators one after the other have a single thread; the C library knows, because it
 * starts the threads, and then counts are changed by plain instructions. So whoever starts threads
 * has to do it through the C library, as they have to for thread-local storage. */
#if defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 32)
extern char __libc_single_threaded;
#define KF_SINGLE_THREADED (__libc_single_threaded != 0)
#endif
#endif
#ifndef KF_SINGLE_THREADED
#define KF_SINGLE_THREADED 0
#endif

/* Both return what the count was before. */
KF_INLINE int64_t kf_count_up(int64_t *count) {
  return KF_SINGLE_THREADED ? (*count)++ : __atomic_fetch_add(count, 1, __ATOMIC_RELAXED);
}
KF_INLINE int64_t kf_count_down(int64_t *count) {
  return KF_SINGLE_THREADED ? (*count)-- : __atomic_fetch_sub(count, 1, __ATOMIC_RELEASE);
}

/* Every heap object that a value can hold starts with this header. The count is changed only
 * through retain and release. */
typedef struct kf_object_type kf_object_type_t;
typedef struct kf_object {
  int64_t refcount;
  const kf_object_type_t *type;
} kf_object_t;

enum {
  KF_OBJECT_DISPATCHABLE = 1u /* a keyset follows the header: see kf_dispatchable_t in key.h */
};

struct kf_object_type {
  uint32_t struct_size;
  uint32_t flags;
  const char *name;                   /* "Tensor"; for custom classes the qualified name */
  void (*destroy)(kf_object_t *self); /* the last reference went away; frees the memory */
  /* Optional. Deep equality with an object of the same type; without it, identity decides. */
  bool (*equal)(const kf_object_t *self, const kf_object_t *other);
  /* Optional. Writes at most `size` bytes (terminated); returns the full length. */
  size_t (*print)(const kf_object_t *self, char *buffer, size_t size);
};

/* Prepares a freshly allocated object with one reference. */
KF_API void kf_object_init(kf_object_t *object, const kf_object_type_t *type);
KF_API void kf_object_destroy(kf_object_t *object); /* internal: the last owner let go */

KF_INLINE void kf_object_retain(void *object) {
  if (object != NULL) (void)kf_count_up(&((kf_object_t *)object)->refcount);
}

/* Not by kf_count_down: a sole owner needs no read-modify-write, because nobody else can be
 * changing the count; and with one thread, compilers cancel this out with a retain before it. */
KF_INLINE void kf_object_release(void *object) {
  if (object == NULL) return;
  kf_object_t *self = (kf_object_t *)object;
  if (KF_SINGLE_THREADED) {
    if (--self->refcount != 0) return;
  } else if (__atomic_load_n(&self->refcount, __ATOMIC_RELAXED) != 1 &&
             __atomic_fetch_sub(&self->refcount, 1, __ATOMIC_RELEASE) != 1) {
    return;
  }
  kf_object_destroy(self);
}

#ifdef __cplusplus
}
#endif
#endif
