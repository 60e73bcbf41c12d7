/* What the base room offers to the rooms above it, beyond the public header: growing arrays, text
 * builders, the error chain, assertions and hashing. Knows nothing of keys, operators or tensors.
 */
#ifndef KF_BASE_INTERNAL_H
#define KF_BASE_INTERNAL_H

#include <keyfall/base.h>

/* Checks an invariant of the library itself, never what a program or a plug-in can cause: that is
 * an error status. The condition has no side effects; where NDEBUG is defined it is not evaluated.
 * One condition for each assertion, so that a failure names the one that broke. */
#ifndef NDEBUG
#include <assert.h>
#define KF_ASSERT(condition) assert(condition)
#else
#define KF_ASSERT(condition) ((void)0)
#endif

/* Marks a function or variable that only KF_ASSERT uses, which without asserts is unused. */
#define KF_UNUSED __attribute__((unused))

/* A function that is not performance-critical: optimized for size, and never inlined into code that
 * runs often. */
#define KF__COLD KF_COLD __attribute__((noinline))

/* A function that many others end with: a jump to it costs no more than a copy of its body. */
#define KF__SHARED __attribute__((noinline))

/* A variable of the library that nobody outside sees: reached without the global offset table. */
#if defined(KF_EXPORT_INTERNALS)
#define KF__HIDDEN
#else
#define KF__HIDDEN __attribute__((visibility("hidden")))
#endif

/* ---- Memory ---- */

/* A terminated copy of `size` bytes, for kf_free; NULL when there is no memory. `text` may be NULL
 * when size is 0. */
char *kf__copy_text(const char *text, size_t size);
/* Grows an array to at least `need` elements, by half of its capacity or more, so that appending
 * takes amortized constant time. KF_ERR_NO_MEMORY: *block and *capacity are unchanged. */
KF_MUST_USE kf_status_t kf__grow(void **block, size_t *capacity, size_t need, size_t element_size);
/* Records and returns KF_ERR_NO_MEMORY. Inline, so that the compiler and analyzers see that the
 * status is never KF_OK. */
void kf__report_no_memory(void);
static inline kf_status_t kf__no_memory(void) {
  kf__report_no_memory();
  return KF_ERR_NO_MEMORY;
}

/* ---- Text ---- */

/* Builds text either in the caller's buffer (truncating it, but counting the full length) or on the
 * heap (where a failed allocation is remembered until kf__text_take). Appending never fails. Not
 * thread-safe: a builder belongs to one function. */
typedef struct kf_text {
  char *data;
  size_t size;     /* full length so far, also beyond the buffer */
  size_t capacity; /* bytes at `data`, the terminator included */
  bool (*grow)(struct kf_text *text, size_t extra); /* on the heap; else NULL */
  bool failed;
} kf_text_t;

void kf__text_init(kf_text_t *text);                                  /* on the heap */
void kf__text_init_fixed(kf_text_t *text, char *buffer, size_t size); /* buffer may be NULL, 0 */
void kf__text_put(kf_text_t *text, const char *data, size_t size);
void kf__text_puts(kf_text_t *text, const char *string);
void kf__text_char(kf_text_t *text, char c);
void kf__text_format(kf_text_t *text, const char *format, ...) KF_PRINTF(2, 3);
void kf__text_formatv(kf_text_t *text, const char *format, va_list args) KF_PRINTF(2, 0);
/* Heap text: hands it to the caller (kf_free), or fails with KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__text_take(kf_text_t *text, char **out_text);
void kf__text_discard(kf_text_t *text);
/* Fixed text: terminates and returns the full length. */
size_t kf__text_finish_fixed(kf_text_t *text);

/* ---- Errors ---- */

/* Adds a frame to the chain of the current error (not for KF_OK). */
void kf__error_add_frame(const char *op, const char *key);
/* How many errors the thread has had, modulo 2^32: whether foreign code that failed has set one. */
uint32_t kf__error_count(void);
/* The current error has left the outermost call of the thread: it does not belong to a failure that
 * comes later. */
void kf__error_end(void);
bool kf__error_is_over(void);
/* kf_error_set for a message that is finished. It ends at its first zero byte, so a zero byte that it
 * quotes becomes a question mark. */
kf_status_t kf__error_set_bytes(kf_status_t code, const char *data, size_t size);
/* Like kf_error_set for messages that were built as a kf_text_t on the heap: sets the message and
 * discards the text; out of memory while building becomes KF_ERR_NO_MEMORY. */
kf_status_t kf__error_set_text(kf_status_t code, kf_text_t *text);
/* While above 0, the thread's warnings are dropped. */
extern __thread unsigned kf__quiet KF__HIDDEN __attribute__((tls_model("initial-exec")));
/* Sends a warning once per process; *flag is a static int that says whether it was sent. Any
 * thread. */
void kf__warn_once(int *flag, const char *format, ...) KF_PRINTF(2, 3);

/* ---- Hashing ---- */

/* The same on every run of one build; not the same on machines of another byte order. */
uint64_t kf__hash_bytes(const void *data, size_t size, uint64_t seed);

#endif
