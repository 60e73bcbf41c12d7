/* base.h: what every other header builds on: version, status codes, the error record, set-up, the
 * allocator, threads, warnings and reference-counted objects.
 *
 * Conventions of the whole API:
 *  - A function that can fail returns kf_status_t; KF_OK (0) is success. On failure the calling
 *    thread's error record (kf_error_last) has the code, the message and the chain of operators
 *    and keys.
 *  - Arguments are borrowed. Results named out_* belong to the caller and are NULL on failure.
 *    Plain getters return borrowed pointers. A function that takes over the caller's reference
 *    ends in _take.
 *  - Releasing NULL is fine. Other pointers must not be NULL unless a comment allows it.
 *  - Structs that cross the ABI and may grow begin with `uint32_t struct_size`.
 *  - Any function that allocates can fail with KF_ERR_NO_MEMORY; then nothing has changed.
 *  - Functions may be called from several threads at once, unless a comment says otherwise.
 *
 * A program:
 *
 *   int main(void) {
 *     kf_tensor_t *x = NULL, *y = NULL;
 *     kf_status_t status = kf_tensor_from_data((float[]){1, 2}, KF_DTYPE_FLOAT32, KF_INTS(2), &x);
 *     if (status == KF_OK) status = kf_mul_Scalar(x, KF_FLOAT(0.5), &y);           (ops.h)
 *     if (status == KF_OK) kf_print(y); else puts(kf_error_message());
 *     kf_tensor_release(y);
 *     kf_tensor_release(x);
 *     return status;
 *   }
 *
 * keyfall.h has a note for callers from other languages. */
#ifndef KEYFALL_BASE_H
#define KEYFALL_BASE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The version of these headers; kf_version() is that of the library. */
#define KF_VERSION_MAJOR 0
#define KF_VERSION_MINOR 1
#define KF_VERSION_PATCH 0

/* Which table of dispatch keys to use: PyTorch changes the numbers of keys between releases. See
 * keys.def. The library and its users must be compiled with the same one. */
#ifndef KF_KEY_TABLE
#define KF_KEY_TABLE 209
#endif

/* Changes whenever the layout of anything that is inlined into users' code (call.h, key.h, value.h)
 * changes; the key table is part of it. A plug-in states the number that it was compiled with, and
 * is refused if the library's differs. */
#define KF_ABI_VERSION (6u * 1000u + KF_KEY_TABLE)

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
#define KF_COLD __attribute__((cold)) /* rarely called: branches to it are unlikely */
#define KF_UNPACK(...) __VA_ARGS__    /* KF_UNPACK (a, b) is a, b: for lists as macro arguments */
#define KF_LIKELY(x) __builtin_expect(!!(x), 1)
#define KF_UNLIKELY(x) __builtin_expect(!!(x), 0)
/* Keeps a word in a general register. Compilers tend to combine the two words of a key set in a
 * vector register, and extracting them costs more than it saved. */
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

/* Status codes, from status.def: KF_OK, KF_ERR_VALUE, KF_ERR_NO_MEMORY, … Their numbers are part of
 * the ABI. */
typedef enum kf_status {
#define KF_STATUS(name, value, text, python) KF_##name = value,
#include <keyfall/status.def>
#undef KF_STATUS
  KF_STATUS_FORCE_INT32 = 0x7fffffff
} kf_status_t;

/* The short name of a status ("not implemented"); "unknown status" for an unknown number.
 * Static. */
KF_API const char *kf_status_name(kf_status_t status);
/* The Python exception class that a binding should raise for it ("RuntimeError"). Static. */
KF_API const char *kf_status_python_exception(kf_status_t status);

enum { KF_ERROR_NAME_SIZE = 96 };

/* One frame of an error's chain: the operator that was running, and the key for which it ran. Texts
 * are terminated, and cut when they are too long. */
typedef struct kf_error_frame {
  char op[KF_ERROR_NAME_SIZE];
  char key[48];
} kf_error_frame_t;

/* What went wrong last on this thread. The record has a fixed size, so reporting an error never
 * allocates; a message that does not fit is cut, and `truncated` is set. Filled by the library. */
typedef struct kf_error {
  kf_status_t code;
  bool truncated;
  const char *message;    /* never NULL */
  uint32_t chain_length;  /* frames stored, innermost first */
  uint32_t chain_dropped; /* frames that did not fit */
  const kf_error_frame_t *chain;
} kf_error_t;

/* The calling thread's record; never NULL. Valid until the thread's next failure. Success does not
 * clear it: look at it only after a function failed. */
KF_API const kf_error_t *kf_error_last(void);

/* Empties the calling thread's record: code KF_OK, message "". */
KF_API void kf_error_clear(void);
/* The message alone; "" when there was no failure. Valid until the thread's next failure. */
KF_API const char *kf_error_message(void);
/* Records a failure on the calling thread, starts a new chain and returns `code`: kernels and
 * callbacks write `return kf_error_set(KF_ERR_VALUE, "expected 2 sizes, found %zu", count)`. The
 * format is printf's. An argument may be the current message. */
KF_API kf_status_t kf_error_set(kf_status_t code, const char *format, ...) KF_PRINTF(2, 3);
KF_API kf_status_t kf_error_setv(kf_status_t code, const char *format, va_list args)
    KF_PRINTF(2, 0);
/* The same for a complete message, which may contain percent signs; for languages that cannot call
 * functions with variable arguments. The text is copied; NULL counts as "". */
KF_API kf_status_t kf_error_set_message(kf_status_t code, const char *message);
/* Writes "message\n  in op [key]\n  in …". Writes at most `size` bytes and always terminates when
 * size > 0; returns the length of the full text, as snprintf does. */
KF_API size_t kf_error_describe(char *buffer, size_t size);

/* Evaluates a call once, and returns its status from the enclosing function when it failed. */
#define KF_TRY(expr)                                                 \
  do {                                                               \
    kf_status_t kf_try_status_ = (expr);                             \
    if (KF_UNLIKELY(kf_try_status_ != KF_OK)) return kf_try_status_; \
  } while (0)

/* The same for functions with a clean-up label: stores the status in `status`, and jumps to `label`
 * when it is a failure. */
#define KF_TRY_GOTO(status, label, expr)            \
  do {                                              \
    (status) = (expr);                              \
    if (KF_UNLIKELY((status) != KF_OK)) goto label; \
  } while (0)

/* ---- Library ------------------------------------------------------------------------------ */

/* The version of the library at run time, such as "0.1.0" (static), and its KF_ABI_VERSION. */
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
 * registers their kernels and derivatives. See Note [Setting up] for who has to call it. Calling it
 * again does nothing. Thread-safe. When it fails (KF_ERR_NO_MEMORY, KF_ERR_DUPLICATE), nothing
 * stays registered. */
KF_API KF_MUST_USE kf_status_t kf_init(void);
/* Undoes kf_init, for programs that look for leaks. No operator may be running; tensors stay valid.
 * A later call of kf_init, or of an operator, sets the library up again. */
KF_API void kf_shutdown(void);

/* ---- Memory ------------------------------------------------------------------------------- */

/* Where all memory of the library comes from. The functions have the contracts of malloc, realloc
 * and free, and may be called from any thread. Install them before the library is used: blocks of
 * the old allocator are freed with the new one. */
typedef struct kf_allocator {
  uint32_t struct_size;
  void *context;
  void *(*alloc)(void *context, size_t size);
  void *(*realloc)(void *context, void *block, size_t size);
  void (*free)(void *context, void *block);
} kf_allocator_t;

/* Installs an allocator (copied); NULL restores the C library's. Not thread-safe. KF_ERR_MISUSE: an
 * incomplete struct. */
KF_API KF_MUST_USE kf_status_t kf_set_allocator(const kf_allocator_t *allocator);
/* Memory from the allocator. A size of 0 gives a valid block of its own. kf_calloc zeroes the block
 * and checks the product for overflow. NULL when memory runs out; no error is recorded.
 * kf_free(NULL) is fine. Use kf_free for texts that the library says to free with it. */
KF_API void *kf_alloc(size_t size);
KF_API void *kf_calloc(size_t count, size_t size);
KF_API void *kf_realloc(void *block, size_t size);
KF_API void kf_free(void *block);

/* ---- Threads ------------------------------------------------------------------------------ */

/* How many threads one operator may use, including the calling one. Process-wide; results do not
 * depend on it. Numbers above 1024 count as 1024; KF_ERR_VALUE below 1. The default is the
 * environment variable KEYFALL_NUM_THREADS, or the number of cores that the process may run on.
 * Threads are started when they are first needed; unused ones sleep. */
KF_API KF_MUST_USE kf_status_t kf_set_num_threads(int count);
KF_API int kf_get_num_threads(void);

/* ---- Interrupts --------------------------------------------------------------------------- */

/* Asked by long operators and by backward whether to continue: KF_OK, or a status (recorded with
 * kf_error_set) with which the call then fails, such as KF_ERR_INTERRUPTED. It runs on the thread
 * that called the operator, with no lock held, after about every 25 milliseconds of work, and up to
 * ten times less often when it takes long itself. It may call operators.
 *
 * An operator that makes new tensors can be stopped half-way: its results are dropped. An operator
 * that writes to a tensor of the caller (in-place, out=) writes all of it. A backward that is
 * stopped has run some of its nodes, as with any failure: accumulated gradients stay. Short
 * operators and some long ones (those of a single step, or in other libraries) do not ask. */
typedef kf_status_t (*kf_interrupt_fn)(void *context);
/* Sets the hook of the process; NULL removes it. Not while operators run. */
KF_API void kf_set_interrupt_hook(kf_interrupt_fn hook, void *context);
/* For kernels that take long: asks the hook if it is time to, otherwise returns KF_OK after a few
 * nanoseconds. Not on threads that a kernel starts. */
KF_API KF_MUST_USE kf_status_t kf_check_interrupt(void);

/* ---- Warnings ----------------------------------------------------------------------------- */

/* Gets the library's warnings. The library never prints: without a handler, warnings are dropped.
 * `message` is borrowed. Handlers run on the thread that warns, several at once. Some warnings are
 * sent once per process. */
typedef void (*kf_warning_fn)(void *context, const char *message);

/* Sets the handler of the process; NULL removes it. Thread-safe. */
KF_API void kf_set_warning_handler(kf_warning_fn handler, void *context);
/* Sends warnings every time that are otherwise sent once; for tests of warnings. */
KF_API void kf_set_warn_always(bool on);
KF_API bool kf_warns_always(void);

/* Sends a warning, cut to 2047 bytes. kf_warn_message takes a complete message, as
 * kf_error_set_message does. */
KF_API void kf_warn(const char *format, ...) KF_PRINTF(1, 2);
KF_API void kf_warn_message(const char *message);

/* ---- Objects ------------------------------------------------------------------------------ */

/* Note [Counting]
 * An atomic read-modify-write takes as long as a call through the dispatcher. Most processes that
 * call small operators one after the other have a single thread. The C library knows, because it
 * starts the threads; in this case counts are changed by plain instructions. So threads have to be
 * started through the C library, which thread-local storage requires anyway. */
#if defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 32)
extern char __libc_single_threaded;
#define KF_SINGLE_THREADED (__libc_single_threaded != 0)
#endif
#endif
#ifndef KF_SINGLE_THREADED
#define KF_SINGLE_THREADED 0
#endif

/* Change a reference count and return its old value. For objects, use kf_object_retain and
 * kf_object_release. */
KF_ALWAYS_INLINE int64_t kf_count_up(int64_t *count) {
  return KF_SINGLE_THREADED ? (*count)++ : __atomic_fetch_add(count, 1, __ATOMIC_RELAXED);
}
KF_INLINE int64_t kf_count_down(int64_t *count) {
  return KF_SINGLE_THREADED ? (*count)-- : __atomic_fetch_sub(count, 1, __ATOMIC_RELEASE);
}

/* The header of every heap object that a value can hold. `refcount` is changed only by retain and
 * release; `type` never changes. */
typedef struct kf_object_type kf_object_type_t;
typedef struct kf_object {
  int64_t refcount;
  const kf_object_type_t *type;
} kf_object_t;

/* Flags of kf_object_type_t. */
enum {
  KF_OBJECT_DISPATCHABLE = 1u /* begins with kf_dispatchable_t (key.h): has a key set */
};

/* A type of objects: a static struct that lives as long as the process (or until its plug-in is
 * unloaded). Filled by the definer of the type. */
struct kf_object_type {
  uint32_t struct_size;
  uint32_t flags;
  const char *name; /* "Tensor"; for custom classes the qualified name */
  /* The last reference is gone: releases what the object holds and frees its memory. May run on any
   * thread. */
  void (*destroy)(kf_object_t *self);
  /* Optional: deep equality with an object of the same type; without it, identity decides. */
  bool (*equal)(const kf_object_t *self, const kf_object_t *other);
  /* Optional: writes at most `size` bytes, terminated; returns the length of the full text. */
  size_t (*print)(const kf_object_t *self, char *buffer, size_t size);
};

/* Initializes the header of a newly allocated object, with one reference. */
KF_API void kf_object_init(kf_object_t *object, const kf_object_type_t *type);

/* Private: called by kf_object_release for the last reference. */
KF_API void kf_object_destroy(kf_object_t *object);

/* Adds a reference. NULL is fine. Thread-safe; the caller must have a reference, or borrow one. */
KF_INLINE void kf_object_retain(void *object) {
  if (object != NULL) (void)kf_count_up(&((kf_object_t *)object)->refcount);
}

/* Releases a reference; the last one destroys the object. NULL is fine. Thread-safe. Does not use
 * kf_count_down: a sole owner needs no read-modify-write, because nobody else can change the count;
 * and with one thread, compilers cancel this out with a retain before it. */
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
