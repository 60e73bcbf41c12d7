/* Text builders: appending, and builders with a buffer of the caller. What needs memory is in
 * heap_text.c, because errors are texts, too, and the allocator reports errors. */
#include <stdio.h>
#include <string.h>

#include "base/base_internal.h"

void kf__text_init_fixed(kf_text_t *text, char *buffer, size_t size) {
  memset(text, 0, sizeof *text);
  text->data = buffer;
  text->capacity = buffer != NULL ? size : 0;
}

/* Number of bytes, up to `extra`, that can be appended in front of the terminator. */
static size_t writable_bytes(kf_text_t *text, size_t extra) {
  if (text->grow != NULL) return text->grow(text, extra) ? extra : 0;
  if (text->capacity <= text->size + 1) return 0;
  size_t free_bytes = text->capacity - text->size - 1;
  return extra < free_bytes ? extra : free_bytes;
}

void kf__text_put(kf_text_t *text, const char *data, size_t size) {
  size_t written = writable_bytes(text, size);
  KF_ASSERT(written <= size);
  if (written > 0) memcpy(text->data + text->size, data, written);
  text->size += size;
}

void kf__text_puts(kf_text_t *text, const char *string) {
  kf__text_put(text, string, strlen(string));
}

void kf__text_char(kf_text_t *text, char c) { kf__text_put(text, &c, 1); }

void kf__text_formatv(kf_text_t *text, const char *format, va_list args) {
  char small[256];
  va_list again;
  va_copy(again, args);
  int length = vsnprintf(small, sizeof small, format, args);
  if (length >= 0 && (size_t)length < sizeof small) {
    kf__text_put(text, small, (size_t)length);
  } else if (length >= 0) {
    size_t size = (size_t)length;
    size_t written = writable_bytes(text, size);
    if (written > 0) (void)vsnprintf(text->data + text->size, written + 1, format, again);
    text->size += size;
  }
  va_end(again);
}

void kf__text_format(kf_text_t *text, const char *format, ...) {
  va_list args;
  va_start(args, format);
  kf__text_formatv(text, format, args);
  va_end(args);
}

size_t kf__text_finish_fixed(kf_text_t *text) {
  KF_ASSERT(text->grow == NULL);
  KF_ASSERT(!text->failed);
  if (text->capacity > 0)
    text->data[text->size < text->capacity ? text->size : text->capacity - 1] = '\0';
  return text->size;
}
