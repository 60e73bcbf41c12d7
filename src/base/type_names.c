/* Printed names of element types, layouts and memory formats, from the tables that also give their
 * numbers (dtype.def, types.def). */
#include <keyfall/types.h>

const char *kf_dtype_name(kf_dtype_t dtype) {
  static const char *const names[KF_DTYPE_COUNT] = {
#define NAME_OF(name, ...) name
#define ROW(with, NAME, number, names, ...) [number] = NAME_OF names,
      KF_DTYPES(ROW, )
#undef ROW
#undef NAME_OF
  };
  return (uint32_t)dtype < KF_DTYPE_COUNT ? names[dtype] : NULL;
}

const char *kf_layout_name(kf_layout_t layout) {
  static const char *const names[KF_LAYOUT_COUNT] = {
#define KF_LAYOUT(name, value, text) [value] = text,
#include <keyfall/types.def>
#undef KF_LAYOUT
  };
  return (uint32_t)layout < KF_LAYOUT_COUNT ? names[layout] : NULL;
}

const char *kf_memory_format_name(kf_memory_format_t format) {
  static const char *const names[KF_MEMORY_FORMAT_COUNT] = {
#define KF_MEMORY_FORMAT(name, value, text) [value] = text,
#include <keyfall/types.def>
#undef KF_MEMORY_FORMAT
  };
  return (uint32_t)format < KF_MEMORY_FORMAT_COUNT ? names[format] : NULL;
}
