/* See Note [Versioned structs]. */
#include "base/versioned_struct.h"

/* A size that was never set can be anything; bytes beyond this multiple of a struct are not looked
 * at. */
enum { LARGEST = 16 };

static uint32_t size_of(const void *versioned) {
  uint32_t size;
  memcpy(&size, versioned, sizeof size);
  return size;
}

kf_status_t kf__struct_check_space(const kf__struct_t *layout, const char *function,
                                   const void *out) {
  if (out == NULL)
    return kf_error_set(KF_ERR_MISUSE, "%s: expected a %s, found NULL", function, layout->type);
  const uint32_t size = size_of(out);
  if (size < layout->first)
    return kf_error_set(KF_ERR_MISUSE,
                        "%s: expected struct_size of at least %u for %s, found %u: set it to "
                        "sizeof(%s)",
                        function, layout->first, layout->type, size, layout->type);
  if (size % layout->unit != 0 || size > LARGEST * layout->known)
    return kf_error_set(KF_ERR_MISUSE,
                        "%s: expected struct_size of %u for %s, or a multiple of %u that another "
                        "release has, found %u",
                        function, layout->known, layout->type, layout->unit, size);
  return KF_OK;
}

kf_status_t kf__struct_check(const kf__struct_t *layout, const char *function, const void *given) {
  KF_TRY(kf__struct_check_space(layout, function, given));
  const uint32_t size = size_of(given);
  for (uint32_t i = layout->known; i < size; i++)
    if (((const char *)given)[i] != 0)
      return kf_error_set(KF_ERR_ABI,
                          "%s: expected a %s of %u bytes, found one of %u with a value at byte %u: "
                          "this library is older than the headers and does not have what it asks "
                          "for",
                          function, layout->type, layout->known, size, i);
  return KF_OK;
}

kf_status_t kf__struct_copy(const kf__struct_t *layout, const char *function, const void *given,
                            void *out) {
  KF_TRY(kf__struct_check(layout, function, given));
  const uint32_t size = size_of(given);
  memset(out, 0, layout->known);
  memcpy(out, given, size < layout->known ? size : layout->known);
  memcpy(out, &layout->known, sizeof layout->known);
  return KF_OK;
}

void kf__struct_fill(const kf__struct_t *layout, const void *from, void *out) {
  const uint32_t size = size_of(out);
  memset(out, 0, size);
  memcpy(out, from, size < layout->known ? size : layout->known);
  memcpy(out, &size, sizeof size);
}
