/* Origins of kernels: strings passed at registration, and strings formatted on demand. */
#include "dispatch/operators/kernel_origin.h"

#include <stdio.h>
#include <string.h>

kf__origin_t kf__origin_at(const char *file, uint32_t line, kf__origin_buffer_t *buffer) {
  KF_ASSERT(file != NULL);
  (void)snprintf(buffer->text, sizeof buffer->text, "registered at %s:%u", file, line);
  return kf__origin_of_text(buffer->text);
}

size_t kf__origin_size(kf__origin_t origin) {
  return origin.write == NULL ? strlen(origin.data) + 1 : 0;
}

kf__origin_t kf__origin_keep(kf__origin_t origin, void *memory) {
  size_t size = kf__origin_size(origin);
  KF_ASSERT(size == 0 || memory != NULL);
  if (size > 0) origin.data = memcpy(memory, origin.data, size);
  return origin;
}

bool kf__origin_equal(kf__origin_t a, kf__origin_t b) {
  if (a.write != b.write) return false;
  return a.write != NULL ? a.data == b.data : strcmp(a.data, b.data) == 0;
}

void kf__origin_put(kf_text_t *text, const kf_op_t *op, kf__origin_t origin) {
  if (origin.write != NULL)
    origin.write(text, op, origin.data);
  else
    kf__text_puts(text, origin.data);
}

const char *kf__origin_text(const kf_op_t *op, kf__origin_t origin, kf__origin_buffer_t *buffer) {
  if (origin.write == NULL) return origin.data;
  kf_text_t text;
  kf__text_init_fixed(&text, buffer->text, sizeof buffer->text);
  origin.write(&text, op, origin.data);
  (void)kf__text_finish_fixed(&text);
  return buffer->text;
}
