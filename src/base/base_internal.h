/* What the base room offers to the rooms above it, beyond the public header: growing arrays, text
 * builders, the error chain, locks and hashing. Knows nothing of keys, operators or tensors. */
#ifndef KF_BASE_INTERNAL_H
#define KF_BASE_INTERNAL_H

#include <keyfall/base.h>

#ifndef NDEBUG
#include <assert.h>
#define KF_ASSERT(condition) assert(condition)
#else
#define KF_ASSERT(condition) ((void)0)
#endif

/* A function that need not be quick: compiled for size, out of the way of what runs often. */
#define KF__COLD KF_COLD __attribute__((noinline))

/* A function that many others end with: a jump to it is as quick as its body in each of them. */
#define KF__SHARED __attribute__((noinline))

/* ---- Memory ---- */

/* A terminated copy; NULL when there is no memory. */
char *kf__copy_text(const char *text, size_t size);
/* Makes room for `need` elements in a growing array (amortised). */
KF_MUST_USE kf_status_t kf__grow(void **block, size_t *capacity, size_t need, size_t element_size);
/* Records and returns KF_ERR_NO_MEMORY. The status is visible to the compiler (and to analyzers).
 */
void kf__report_no_memory(void);
static inline kf_status_t kf__no_memory(void) {
  kf__report_no_memory();
  return KF_ERR_NO_MEMORY;
}

/* ---- Text ---- */

/* Builds text either in a lent buffer (cutting it, but counting the full length) or on the heap
 * (where running out of memory is remembered until kf__text_take). */
typedef struct kf_text {
  char *data;
  size_t size;     /* full length so far, also beyond the buffer */
  size_t capacity; /* bytes that data has room for, the terminator included */
  bool on_heap;
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
/* The current error has reached whoever made the outermost call: it explains no later failure. */
void kf__error_end(void);
bool kf__error_is_over(void);
/* Like kf_error_set for messages that were built as a kf_text_t on the heap: sets the message and
 * discards the text; out of memory while building becomes KF_ERR_NO_MEMORY. */
kf_status_t kf__error_set_text(kf_status_t code, kf_text_t *text);
/* Sends a warning that must be seen once per process; *flag is that process-wide flag. */
void kf__warn_once(int *flag, const char *format, ...) KF_PRINTF(2, 3);

/* ---- Hashing ---- */

uint64_t kf__hash_bytes(const void *data, size_t size, uint64_t seed);

#endif
