/* Text builders on the heap. A builder remembers that memory ran out, so that appending never
 * fails. */
#include <string.h>

#include "base/base_internal.h"

/* Makes room for `extra` bytes and the terminator. */
static bool grow(kf_text_t *text, size_t extra) {
  void *block = text->data;
  if (text->failed) return false;
  text->failed = kf__grow(&block, &text->capacity, text->size + extra + 1, 1) != KF_OK;
  if (text->failed) return false;
  text->data = block;
  KF_ASSERT(text->capacity > text->size + extra);
  return true;
}

void kf__text_init(kf_text_t *text) {
  memset(text, 0, sizeof *text);
  text->grow = grow;
}

kf_status_t kf__text_take(kf_text_t *text, char **out_text) {
  KF_ASSERT(text->grow != NULL);
  *out_text = NULL;
  (void)grow(text, 0); /* an empty text still needs a block for its terminator */
  if (text->failed) {
    kf__text_discard(text);
    return kf__no_memory();
  }
  text->data[text->size] = '\0';
  *out_text = text->data;
  text->data = NULL;
  return KF_OK;
}

void kf__text_discard(kf_text_t *text) {
  if (text->grow != NULL) kf_free(text->data);
  text->data = NULL;
}

kf_status_t kf__error_set_text(kf_status_t code, kf_text_t *text) {
  KF_ASSERT(text->grow != NULL);
  kf_status_t status =
      text->failed ? kf__no_memory() : kf__error_set_bytes(code, text->data, text->size);
  kf__text_discard(text);
  return status;
}
