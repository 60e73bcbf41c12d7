/* Reading elements of every type, and formats for numbers. */
#include "tensor/print/print_element.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "base/float8.h"
#include "base/half.h"
#include "dispatch/values/number_text.h"
#include "tensor/dtype_groups.h"

/* ---- Reading ---- */

bool kf__element_readable(kf_dtype_t dtype) { return kf_dtype_is_supported(dtype); }

/* The case of a type. */
#define READ(NAME, c_type, element_kind, member, ...) \
  case KF_DTYPE_##NAME: {                             \
    c_type value;                                     \
    memcpy(&value, data, sizeof value);               \
    out->kind = element_kind;                         \
    out->as.member = __VA_ARGS__;                     \
    return;                                           \
  }
#define INT_KIND(c_type) ((c_type)-1 < (c_type)1 ? KF__ELEMENT_INT : KF__ELEMENT_UINT)
#define READ_BOOL(NAME, tag, c_type, ...) READ(NAME, c_type, KF__ELEMENT_BOOL, u, value != 0)
#define READ_INT(NAME, tag, c_type, ...) READ(NAME, c_type, INT_KIND(c_type), i, value)
#define READ_UINT(NAME, tag, c_type, ...) READ(NAME, c_type, KF__ELEMENT_UINT, u, value)
#define READ_REAL(NAME, tag, c_type, ...) READ(NAME, c_type, KF__ELEMENT_FLOAT, f, value)
#define READ_HALF(NAME, tag, c_type, ...) \
  READ(NAME, c_type, KF__ELEMENT_FLOAT, f, kf__##tag##_to_f32(value))
#define READ_FLOAT8(NAME, tag, c_type, ...) \
  READ(NAME, c_type, KF__ELEMENT_FLOAT, f, kf__float8_to_f32(&kf__##tag, value))

static void read_real(kf_dtype_t dtype, const char *data, kf__element_t *out) {
  switch ((int)dtype) {
    KF__CHOOSE(BOOL, READ_BOOL, )
    KF__CHOOSE(INT, READ_INT, )
    KF__CHOOSE(UINT, READ_UINT, )
    KF__CHOOSE(REAL, READ_REAL, )
    KF__CHOOSE(HALF, READ_HALF, )
    KF__CHOOSE(FLOAT8, READ_FLOAT8, )
    default: break;
  }
  out->kind = KF__ELEMENT_UINT;
  out->as.u = 0;
}

int kf__element_read(kf_dtype_t dtype, const char *data, kf__element_t parts[2]) {
  KF_ASSERT(kf__element_readable(dtype));
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
  /* Shifting the number to the top of the word and back wraps it to its own width. */
  KF_ASSERT(itemsize >= 1);
  KF_ASSERT(itemsize <= 8);
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
  KF_ASSERT(precision >= 0);
  KF_ASSERT(precision <= KF__PRECISION_MAX); /* KF__ELEMENT_TEXT is sized for it */
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
  KF_ASSERT(format->least > 0);
  KF_ASSERT(format->least <= format->most);
  /* The limits are PyTorch's. */
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
  /* Infinities, NaNs and zeros do not widen the column, as in PyTorch. */
  if (part->kind == KF__ELEMENT_FLOAT && !decides(part)) return;
  char buffer[KF__ELEMENT_TEXT];
  size_t length = print_part(format, part, buffer, sizeof buffer);
  KF_ASSERT(length < sizeof buffer);
  if (length > format->width) format->width = length;
}

static void pad(kf_text_t *text, size_t width, size_t length) {
  for (; length < width; length++) kf__text_char(text, ' ');
}

void kf__element_print(kf_text_t *text, const kf__element_t *parts, int part_count,
                       const kf__format_t formats[2]) {
  char buffer[KF__ELEMENT_TEXT];
  KF_ASSERT(part_count == 1 || part_count == 2);
  size_t length = print_part(&formats[0], &parts[0], buffer, sizeof buffer);
  KF_ASSERT(length < sizeof buffer);
  pad(text, formats[0].width, length);
  kf__text_put(text, buffer, length);
  if (part_count < 2) return;
  length = print_part(&formats[1], &parts[1], buffer, sizeof buffer);
  if (buffer[0] != '-') kf__text_char(text, '+');
  kf__text_put(text, buffer, length);
  kf__text_char(text, 'j');
}
