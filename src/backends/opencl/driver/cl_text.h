/* cl_text.h: a text that grows, for sources and paths. */
#ifndef KFCL_DRIVER_CL_TEXT_H
#define KFCL_DRIVER_CL_TEXT_H

#include <keyfall/base.h>

/* Zero-initialised: empty. A failed allocation is remembered: `failed`. */
typedef struct kfcl_text {
  char *data; /* NULL: empty; otherwise terminated */
  size_t size, capacity;
  bool failed;
} kfcl_text_t;

void kfcl_text_add(kfcl_text_t *text, const char *part);
__attribute__((format(__printf__, 2, 3))) void kfcl_text_addf(kfcl_text_t *text, const char *format,
                                                              ...);
void kfcl_text_free(kfcl_text_t *text);

#endif
