/* A text that grows. */
#include "driver/cl_text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static bool reserve(kfcl_text_t *text, size_t extra) {
  if (text->size + extra < text->capacity) return true;
  size_t capacity = (text->size + extra + 1) * 2;
  char *data = kf_realloc(text->data, capacity);
  if (data == NULL) {
    text->failed = true;
    return false;
  }
  text->data = data;
  text->capacity = capacity;
  return true;
}

void kfcl_text_add(kfcl_text_t *text, const char *part) {
  size_t size = strlen(part);
  if (!reserve(text, size)) return;
  memcpy(text->data + text->size, part, size + 1);
  text->size += size;
}

void kfcl_text_addf(kfcl_text_t *text, const char *format, ...) {
  va_list list, again;
  va_start(list, format);
  va_copy(again, list);
  int size = vsnprintf(NULL, 0, format, list);
  if (size > 0 && reserve(text, (size_t)size)) {
    (void)vsnprintf(text->data + text->size, (size_t)size + 1, format, again);
    text->size += (size_t)size;
  }
  va_end(again);
  va_end(list);
}

void kfcl_text_free(kfcl_text_t *text) {
  kf_free(text->data);
  *text = (kfcl_text_t){NULL, 0, 0, false};
}
