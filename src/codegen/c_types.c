/* Types and conversions in source text: what C and OpenCL sources of programs have in common. */
#include "codegen/program.h"

#include "ops/core/promote.h"
#include "tensor/dtype_groups.h"

#define NAME_OF(NAME, tag, c_type, ...) [KF_DTYPE_##NAME] = #tag,
const char *const kf__c_types[KF_DTYPE_COUNT] = {
    KF__CHOOSE(BOOL, NAME_OF, ) KF__CHOOSE(INT, NAME_OF, ) KF__CHOOSE(UINT, NAME_OF, )
        KF__CHOOSE(REAL, NAME_OF, ) KF__CHOOSE(HALF, NAME_OF, ) KF__CHOOSE(COMPLEX, NAME_OF, )};

/* Conversions give the bits of the CPU's casts (Note [Conversions]). A conversion is text before
 * and behind the value: opens are written in order, and every one of them is closed by a
 * parenthesis. */
static int open_float_to_integer(kf_text_t *text, kf_dtype_t from, kf_dtype_t to) {
  bool wide = from == KF_DTYPE_FLOAT64;
  switch ((int)to) {
    case KF_DTYPE_INT64:
    case KF_DTYPE_UINT64: kf__text_format(text, "f64_%s((f64)(", kf__c_types[to]); return 2;
    case KF_DTYPE_INT8:
    case KF_DTYPE_INT16:
    case KF_DTYPE_INT32:
      kf__text_format(text, "(%s)(%s_i32(", kf__c_types[to], kf__c_types[from]);
      return 2;
    case KF_DTYPE_UINT8: kf__text_puts(text, wide ? "(u8)(f64_i64(" : "(f32_u8("); return 2;
    default: kf__text_format(text, "(%s)(%s_u32(", kf__c_types[to], kf__c_types[from]); return 2;
  }
}

static int open_conversion(kf_text_t *text, kf_dtype_t from, kf_dtype_t to) {
  if (from == to) return 0;
  if (kf__is_half(to)) {
    kf__text_format(text, "r_%s(", kf__c_types[to]);
    return 1 + open_conversion(text, from, KF_DTYPE_FLOAT32);
  }
  if (kf__is_half(from)) return open_conversion(text, KF_DTYPE_FLOAT32, to);
  const char *name = kf__c_types[to];
  if (kf_dtype_is_complex(from) && kf_dtype_is_complex(to)) {
    kf__text_format(text, "%s_%s(", name, kf__c_types[from]);
    return 1;
  }
  if (kf_dtype_is_complex(from) && to == KF_DTYPE_BOOL) {
    kf__text_format(text, "b_%s(", kf__c_types[from]);
    return 1;
  }
  if (kf_dtype_is_complex(from)) {
    kf_dtype_t part = kf_dtype_to_real(from);
    int open = open_conversion(text, part, to);
    kf__text_format(text, "re_%s(", kf__c_types[from]);
    return open + 1;
  }
  if (kf_dtype_is_complex(to)) {
    kf_dtype_t part = kf_dtype_to_real(to);
    kf__text_format(text, "of_%s(", name);
    return 1 + open_conversion(text, from, part);
  }
  if (to == KF_DTYPE_BOOL) {
    kf__text_puts(text, "(b)(0!=(");
    return 2;
  }
  if (kf_dtype_is_floating(from) && kf_dtype_is_integral(to, false))
    return open_float_to_integer(text, from, to);
  kf__text_format(text, "(%s)(", name);
  return 1;
}

void kf__source_convert(kf_text_t *text, kf_dtype_t from, kf_dtype_t through, kf_dtype_t to,
                        const char *value) {
  bool twice = through != KF_DTYPE_COUNT;
  int open = open_conversion(text, twice ? through : from, to);
  if (twice) open += open_conversion(text, from, through);
  kf__text_puts(text, value);
  while (open-- > 0) kf__text_char(text, ')');
}
