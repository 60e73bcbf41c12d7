/* Reading elements of every type, and formats for numbers. */
#include "tensor/print/print_element.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "base/half.h"
#include "dispatch/values/number_text.h"

/* ---- Reading ---- */

#define AS_IT_IS(value) (value)
#define SIGNED_BYTE(value) ((int64_t)((value) ^ 0x80) - 0x80)
/* READ(dtype, type in memory, kind, member, conversion) */
#define READABLE(READ)                                        \
  READ(UINT8, uint8_t, UINT, u, AS_IT_IS)                     \
  READ(UINT16, uint16_t, UINT, u, AS_IT_IS)                   \
  READ(UINT32, uint32_t, UINT, u, AS_IT_IS)                   \
  READ(UINT64, uint64_t, UINT, u, AS_IT_IS)                   \
  READ(INT8, uint8_t, INT, i, SIGNED_BYTE)                    \
  READ(INT16, int16_t, INT, i, AS_IT_IS)                      \
  READ(INT32, int32_t, INT, i, AS_IT_IS)                      \
  READ(INT64, int64_t, INT, i, AS_IT_IS)                      \
  READ(FLOAT16, uint16_t, FLOAT, f, (double)kf__f16_to_f32)   \
  READ(BFLOAT16, uint16_t, FLOAT, f, (double)kf__bf16_to_f32) \
  READ(FLOAT32, float, FLOAT, f, (double))                    \
  READ(FLOAT64, double, FLOAT, f, AS_IT_IS)                   \
  READ(BOOL, uint8_t, BOOL, u, 0 !=)

bool kf__element_readable(kf_dtype_t dtype) {
  switch ((int)dtype) {
#define READ(name, type, kind, member, convert) case KF_DTYPE_##name:
    READABLE(READ)
#undef READ
    case KF_DTYPE_COMPLEX32:
    case KF_DTYPE_COMPLEX64:
    case KF_DTYPE_COMPLEX128: return true;
    default: return false;
  }
}

static void read_real(kf_dtype_t dtype, const char *data, kf__element_t *out) {
  switch ((int)dtype) {
#define READ(name, type, element_kind, member, convert) \
  case KF_DTYPE_##name: {                               \
    type value;                                         \
    memcpy(&value, data, sizeof value);                 \
    out->kind = KF__ELEMENT_##element_kind;             \
    out->as.member = convert(value);                    \
    return;                                             \
  }
    READABLE(READ)
#undef READ
    default: break;
  }
  out->kind = KF__ELEMENT_UINT;
  out->as.u = 0;
}

int kf__element_read(kf_dtype_t dtype, const char *data, kf__element_t parts[2]) {
  if (!kf_dtype_is_complex(dtype)) {
    read_real(dtype, data, &parts[0]);
    return 1;
  }
  kf_dtype_t real = kf_dtype_to_real(dtype);
  read_real(real, data, &parts[0]);
  read_real(real, data + kf_dtype_size(real), &parts[1]);
  return 2;
}

void kf__element_negate(kf__element_t *part, int64_t itemsize) {
  if (part->kind == KF__ELEMENT_FLOAT) part->as.f = -part->as.f;
  if (part->kind != KF__ELEMENT_INT && part->kind != KF__ELEMENT_UINT) return;
  unsigned spare = 64 - 8 * (unsigned)itemsize;
  uint64_t bits = (0 - part->as.u) << spare;
  if (part->kind == KF__ELEMENT_INT)
    part->as.i = (int64_t)bits >> spare;
  else
    part->as.u = bits >> spare;
}

/* ---- Formats ---- */

static bool decides(const kf__element_t *part) {
  return part->kind == KF__ELEMENT_FLOAT && isfinite(part->as.f) && part->as.f != 0;
}

void kf__format_begin(kf__format_t *format, int precision) {
  memset(format, 0, sizeof *format);
  format->precision = precision;
  format->whole = true;
  format->width = 1;
}

void kf__format_look(kf__format_t *format, const kf__element_t *part) {
  if (!decides(part)) return;
  double size = fabs(part->as.f);
  if (!format->any || size < format->least) format->least = size;
  if (!format->any || size > format->most) format->most = size;
  if (size != ceil(size)) format->whole = false;
  format->any = true;
}

void kf__format_choose(kf__format_t *format, int sci_mode) {
  if (!format->any) return;
  format->scientific = sci_mode >= 0 ? sci_mode != 0
                                     : format->most / format->least > 1000.0 ||
                                           format->most > 1.0e8 || format->least < 1.0e-4;
}

/* Without padding; returns the length. */
static size_t print_part(const kf__format_t *format, const kf__element_t *part, char *buffer,
                         size_t size) {
  switch (part->kind) {
    case KF__ELEMENT_BOOL:
      return (size_t)snprintf(buffer, size, "%s", part->as.u != 0 ? "True" : "False");
    case KF__ELEMENT_INT: return (size_t)snprintf(buffer, size, "%" PRId64, part->as.i);
    case KF__ELEMENT_UINT: return (size_t)snprintf(buffer, size, "%" PRIu64, part->as.u);
    case KF__ELEMENT_FLOAT: break;
  }
  if (format->scientific)
    return kf__format_double(buffer, size, 'e', format->precision, part->as.f);
  if (!format->whole) return kf__format_double(buffer, size, 'f', format->precision, part->as.f);
  size_t length = kf__format_double(buffer, size, 'f', 0, part->as.f);
  if (!isfinite(part->as.f) || length + 1 >= size) return length;
  buffer[length++] = '.';
  buffer[length] = '\0';
  return length;
}

void kf__format_measure(kf__format_t *format, const kf__element_t *part) {
  /* Infinities and zeros do not widen a column: so PyTorch has it. */
  if (part->kind == KF__ELEMENT_FLOAT && !decides(part)) return;
  char buffer[KF__ELEMENT_TEXT];
  size_t length = print_part(format, part, buffer, sizeof buffer);
  if (length > format->width) format->width = length;
}

static void pad(kf_text_t *text, size_t width, size_t length) {
  for (; length < width; length++) kf__text_char(text, ' ');
}

void kf__element_print(kf_text_t *text, const kf__element_t *parts, int part_count,
                       const kf__format_t formats[2]) {
  char buffer[KF__ELEMENT_TEXT];
  size_t length = print_part(&formats[0], &parts[0], buffer, sizeof buffer);
  pad(text, formats[0].width, length);
  kf__text_put(text, buffer, length);
  if (part_count < 2) return;
  length = print_part(&formats[1], &parts[1], buffer, sizeof buffer);
  if (buffer[0] != '-') kf__text_char(text, '+');
  kf__text_put(text, buffer, length);
  kf__text_char(text, 'j');
}
