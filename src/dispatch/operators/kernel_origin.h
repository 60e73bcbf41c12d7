/* Where a definition or a kernel was registered, as dumps and messages show it. */
#ifndef KF_DISPATCH_OPERATORS_KERNEL_ORIGIN_H
#define KF_DISPATCH_OPERATORS_KERNEL_ORIGIN_H

#include <keyfall/op.h>

#include "base/base_internal.h"

/* Note [Origins]
 * Programs give a text, which is copied. The catalogue registers thousands of kernels, whose origin
 * follows from tables that the library has anyway: it gives a function instead, which writes the
 * text when it is needed. Such a function may be called at any time, also after its kernel was
 * freed, so its data has to be constant. */
typedef void (*kf__origin_fn)(kf_text_t *text, const kf_op_t *op, const void *data);
typedef struct kf__origin {
  kf__origin_fn write; /* NULL: `data` is the text */
  const void *data;
} kf__origin_t;

static inline kf__origin_t kf__origin_of_text(const char *text) {
  return (kf__origin_t){NULL, text};
}
/* The file and line of the library's own source that registers something. */
#define KF__ORIGIN_HERE kf__origin_of_text("registered at " __FILE__ ":" KF__LINE_TEXT(__LINE__))
#define KF__LINE_TEXT(line) KF__LINE_TEXT_OF(line)
#define KF__LINE_TEXT_OF(line) #line

/* Bytes of the text that the holder of an origin must copy: 0 when a function writes it. */
size_t kf__origin_size(kf__origin_t origin);
/* The same origin, with its text moved to `memory`, which has that many bytes. */
kf__origin_t kf__origin_keep(kf__origin_t origin, void *memory);
bool kf__origin_equal(kf__origin_t a, kf__origin_t b);

/* `op` is the operator that the kernel or the definition belongs to. */
void kf__origin_put(kf_text_t *text, const kf_op_t *op, kf__origin_t origin);

/* Memory for a text that has to be written first; longer texts are cut. */
typedef struct kf__origin_buffer {
  char text[512];
} kf__origin_buffer_t;

/* "registered at file:line", written to the buffer, which must outlive the origin's use. */
kf__origin_t kf__origin_at(const char *file, uint32_t line, kf__origin_buffer_t *buffer);

/* The text for a message. The result points into the buffer, or is the text that the origin has. */
const char *kf__origin_text(const kf_op_t *op, kf__origin_t origin, kf__origin_buffer_t *buffer);

#endif
