/* Strings: immutable text with a length, one allocation each, always terminated. */
#include <string.h>

#include "dispatch/values/value_internal.h"

static void destroy_string(kf_object_t *self) { kf_free(self); }

static const kf_object_type_t string_type = {sizeof(kf_object_type_t), 0,    "str",
                                             destroy_string,           NULL, NULL};

kf_status_t kf_string_create(const char *text, size_t size, kf_string_t **out_string) {
  *out_string = NULL;
  if (text == NULL && size > 0)
    return kf_error_set(KF_ERR_MISUSE, "kf_string_create: text is NULL, but its size is %zu", size);
  size_t bytes = 0;
  if (__builtin_add_overflow(sizeof(kf_string_t) + 1, size, &bytes)) return kf__no_memory();
  kf_string_t *string = kf_alloc(bytes);
  if (string == NULL) return kf__no_memory();
  kf_object_init(&string->base, &string_type);
  string->size = size;
  if (size > 0) memcpy(string->data, text, size);
  string->data[size] = '\0';
  *out_string = string;
  return KF_OK;
}

/* Borrowed: valid as long as the string. NULL gives an empty view without data. */
kf_str_t kf_string_view(const kf_string_t *string) {
  if (string == NULL) return (kf_str_t){NULL, 0};
  return (kf_str_t){string->data, string->size};
}

kf_status_t kf_value_string(const char *text, size_t size, kf_value_t *out_value) {
  *out_value = kf_value_none();
  kf_string_t *string = NULL;
  KF_TRY(kf_string_create(text, size, &string));
  *out_value = kf_value_object_take(KF_TAG_STRING, string);
  return KF_OK;
}

kf_str_t kf_value_get_string(const kf_value_t *value) {
  if (value->tag != KF_TAG_STRING) return (kf_str_t){NULL, 0};
  return kf_string_view((const kf_string_t *)(const void *)value->as.object);
}
