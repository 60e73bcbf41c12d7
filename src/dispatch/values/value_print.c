/* Readable text of values, in Python's notation. Nested containers are printed to a depth of
 * KF__VALUE_DEPTH; a container inside itself prints as [...], and once the text is very long,
 * further nested containers print as ..., because shared nodes could make it exponentially long. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dispatch/values/value_internal.h"

/* ---- Numbers ---- */

/* Decimal digits d.ddd × 10^exponent. */
typedef struct decimal {
  char digits[24];
  int count;
  int exponent;
} decimal_t;

/* Reads the output of printf's %e. The decimal point depends on the locale, so every character
 * before the exponent that is not a digit is skipped. */
static void read_decimal(const char *text, decimal_t *out) {
  out->count = 0;
  for (; *text != '\0' && *text != 'e'; text++)
    if (*text >= '0' && *text <= '9') out->digits[out->count++] = *text;
  KF_ASSERT(out->count > 0);
  KF_ASSERT(out->count <= (int)sizeof out->digits);
  out->exponent = *text == 'e' ? (int)strtol(text + 1, NULL, 10) : 0;
}

/* Written as an integer with an exponent: without a decimal point, every locale reads it alike. */
static bool reads_back(const decimal_t *d, double f) {
  char text[48];
  (void)snprintf(text, sizeof text, "%.*se%d", d->count, d->digits, d->exponent - d->count + 1);
  return strtod(text, NULL) == f;
}

/* The next decimal with as many digits; false where that would need a carry out of the front. */
static bool step_up(decimal_t *d) {
  int i = d->count - 1;
  for (; i >= 0 && d->digits[i] == '9'; i--) d->digits[i] = '0';
  if (i < 0) return false;
  d->digits[i]++;
  return true;
}

/* The fewest digits that read back as f (finite, not negative). A normal double preserves any
 * decimal of up to 15 digits, so fewer need not be tried; subnormals give no such guarantee. At a
 * power of two the doubles below are closer than those above: there the nearest 16 digits may read
 * back as another double, while the next decimal up reads back as f. */
static void shortest_decimal(double f, decimal_t *out) {
  KF_ASSERT(f >= 0);
  for (int digits = f < DBL_MIN ? 1 : 15; digits <= 17; digits++) {
    char text[48];
    (void)snprintf(text, sizeof text, "%.*e", digits - 1, f);
    read_decimal(text, out);
    if (reads_back(out, f)) break;
    if (digits == 16 && step_up(out) && reads_back(out, f)) break;
  }
  while (out->count > 1 && out->digits[out->count - 1] == '0') out->count--;
}

static void print_zeros(kf_text_t *text, int count) {
  for (int i = 0; i < count; i++) kf__text_char(text, '0');
}

/* `suffix` follows a number that has no point and no exponent. */
static void print_decimal(kf_text_t *text, const decimal_t *d, const char *suffix) {
  if (d->exponent < -4 || d->exponent >= 16) {
    kf__text_char(text, d->digits[0]);
    if (d->count > 1) kf__text_char(text, '.');
    kf__text_put(text, d->digits + 1, (size_t)(d->count - 1));
    kf__text_format(text, "e%c%02d", d->exponent < 0 ? '-' : '+', abs(d->exponent));
  } else if (d->exponent < 0) {
    kf__text_puts(text, "0.");
    print_zeros(text, -d->exponent - 1);
    kf__text_put(text, d->digits, (size_t)d->count);
  } else if (d->count <= d->exponent + 1) {
    kf__text_put(text, d->digits, (size_t)d->count);
    print_zeros(text, d->exponent + 1 - d->count);
    kf__text_puts(text, suffix);
  } else {
    kf__text_put(text, d->digits, (size_t)(d->exponent + 1));
    kf__text_char(text, '.');
    kf__text_put(text, d->digits + d->exponent + 1, (size_t)(d->count - d->exponent - 1));
  }
}

static void print_double(kf_text_t *text, double f, const char *suffix) {
  if (isnan(f)) {
    kf__text_puts(text, "nan");
    return;
  }
  if (signbit(f)) kf__text_char(text, '-');
  if (isinf(f)) {
    kf__text_puts(text, "inf");
    return;
  }
  decimal_t d;
  shortest_decimal(fabs(f), &d);
  print_decimal(text, &d, suffix);
}

void kf__print_float(kf_text_t *text, double f) { print_double(text, f, ".0"); }

static void print_complex(kf_text_t *text, kf_complex_t c) {
  bool only_imaginary = c.re == 0 && !signbit(c.re);
  if (!only_imaginary) {
    kf__text_char(text, '(');
    print_double(text, c.re, "");
    if (isnan(c.im) || !signbit(c.im)) kf__text_char(text, '+');
  }
  print_double(text, c.im, "");
  kf__text_puts(text, only_imaginary ? "j" : "j)");
}

/* ---- Strings ---- */

/* Length of the well-formed UTF-8 sequence at data, 0 if there is none. */
static size_t utf8_length(const unsigned char *data, size_t size) {
  unsigned char first = data[0];
  size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || size < length) return 0;
  for (size_t i = 1; i < length; i++)
    if ((data[i] & 0xc0) != 0x80) return 0;
  /* Overlong forms, surrogates, and numbers beyond the last character. */
  if ((first == 0xe0 && data[1] < 0xa0) || (first == 0xed && data[1] > 0x9f) ||
      (first == 0xf0 && data[1] < 0x90) || (first == 0xf4 && data[1] > 0x8f))
    return 0;
  return length;
}

/* Writes an escape where the byte needs one. */
static bool print_escape(kf_text_t *text, unsigned char c) {
  switch (c) {
    case '"': kf__text_puts(text, "\\\""); return true;
    case '\\': kf__text_puts(text, "\\\\"); return true;
    case '\n': kf__text_puts(text, "\\n"); return true;
    case '\r': kf__text_puts(text, "\\r"); return true;
    case '\t': kf__text_puts(text, "\\t"); return true;
    default:
      if (c >= 0x20 && c != 0x7f) return false;
      kf__text_format(text, "\\x%02x", c);
      return true;
  }
}

void kf__print_string(kf_text_t *text, const char *data, size_t size) {
  const unsigned char *bytes = (const unsigned char *)data;
  kf__text_char(text, '"');
  for (size_t i = 0; i < size;) {
    if (bytes[i] < 0x80) {
      if (!print_escape(text, bytes[i])) kf__text_put(text, data + i, 1);
      i++;
      continue;
    }
    size_t length = utf8_length(bytes + i, size - i);
    if (length > 0) {
      kf__text_put(text, data + i, length);
    } else {
      kf__text_format(text, "\\x%02x", bytes[i]);
      length = 1;
    }
    i += length;
  }
  kf__text_char(text, '"');
}

/* ---- Small things ---- */

static void print_enum(kf_text_t *text, const char *name, const char *type, int64_t number) {
  if (name != NULL)
    kf__text_puts(text, name);
  else
    kf__text_format(text, "%s(%lld)", type, (long long)number);
}

/* A number outside the int range must not be truncated to one of the enum. */
static int enum_number(int64_t i) { return i >= 0 && i <= INT32_MAX ? (int)i : INT32_MAX; }

static void print_device(kf_text_t *text, kf_device_t device) {
  char name[128];
  (void)kf_device_print(device, name, sizeof name);
  kf__text_puts(text, name);
}

/* An object through its type's `print`; the text may be of any length. */
static void print_by_type(kf_text_t *text, const kf_object_t *object) {
  char small[256];
  size_t length = object->type->print(object, small, sizeof small);
  if (length < sizeof small) {
    kf__text_put(text, small, length);
  } else if (text->grow == NULL) { /* directly into the remaining part of the caller's buffer */
    if (text->capacity > text->size)
      (void)object->type->print(object, text->data + text->size, text->capacity - text->size);
    text->size += length;
  } else {
    char *big = kf_alloc(length + 1);
    text->failed = text->failed || big == NULL;
    if (big == NULL) return;
    size_t again = object->type->print(object, big, length + 1);
    kf__text_put(text, big, again < length ? again : length);
    kf_free(big);
  }
}

static void print_object(kf_text_t *text, const kf_value_t *value) {
  const kf_object_t *object = value->as.object;
  if (object == NULL)
    kf__text_puts(text, "None");
  else if (object->type->print != NULL)
    print_by_type(text, object);
  else
    kf__text_format(text, "<%s>", object->type->name);
}

/* ---- Containers ---- */

typedef struct printer {
  kf_text_t *text;
  unsigned depth;
  const kf_object_t *path[KF__VALUE_DEPTH]; /* the containers that are being printed */
} printer_t;

/* Length of the text from which nested containers are left out. */
static const size_t long_text = (size_t)16 << 20;

static void print(printer_t *p, const kf_value_t *value);

static void print_list(printer_t *p, const kf_list_t *list) {
  kf__text_char(p->text, '[');
  for (size_t i = 0; i < list->size; i++) {
    if (i > 0) kf__text_puts(p->text, ", ");
    kf_value_t element = kf__list_borrow(list, i);
    print(p, &element);
  }
  kf__text_char(p->text, ']');
}

static void print_tuple(printer_t *p, const kf_tuple_t *tuple) {
  kf__text_char(p->text, '(');
  for (size_t i = 0; i < tuple->size; i++) {
    if (i > 0) kf__text_puts(p->text, ", ");
    print(p, &tuple->items[i]);
  }
  kf__text_puts(p->text, tuple->size == 1 ? ",)" : ")");
}

static void print_dict(printer_t *p, const kf_dict_t *dict) {
  kf__text_char(p->text, '{');
  for (size_t i = 0; i < dict->size; i++) {
    if (i > 0) kf__text_puts(p->text, ", ");
    print(p, &dict->entries[i].key);
    kf__text_puts(p->text, ": ");
    print(p, &dict->entries[i].value);
  }
  kf__text_char(p->text, '}');
}

static void print_container(printer_t *p, const kf_value_t *value) {
  const kf_object_t *object = value->as.object;
  if (object == NULL) {
    kf__text_puts(p->text, "None");
    return;
  }
  if (p->depth == KF__VALUE_DEPTH || (p->depth > 0 && p->text->size > long_text)) {
    kf__text_puts(p->text, "...");
    return;
  }
  for (unsigned i = 0; i < p->depth; i++) {
    if (p->path[i] != object) continue;
    kf__text_puts(p->text, value->tag == KF_TAG_LIST    ? "[...]"
                           : value->tag == KF_TAG_TUPLE ? "(...)"
                                                        : "{...}");
    return;
  }
  KF_ASSERT(p->depth < KF__VALUE_DEPTH);
  p->path[p->depth++] = object;
  const void *container = object;
  if (value->tag == KF_TAG_LIST) print_list(p, container);
  if (value->tag == KF_TAG_TUPLE) print_tuple(p, container);
  if (value->tag == KF_TAG_DICT) print_dict(p, container);
  p->depth--;
}

static void print(printer_t *p, const kf_value_t *value) {
  kf_text_t *text = p->text;
  int number = enum_number(value->as.i);
  switch (value->tag) {
    case KF_TAG_NONE: kf__text_puts(text, "None"); break;
    case KF_TAG_INT: kf__text_format(text, "%lld", (long long)value->as.i); break;
    case KF_TAG_UINT: kf__text_format(text, "%llu", (unsigned long long)value->as.bits); break;
    case KF_TAG_FLOAT: kf__print_float(text, value->as.f); break;
    case KF_TAG_BOOL: kf__text_puts(text, value->as.b ? "True" : "False"); break;
    case KF_TAG_DTYPE:
      print_enum(text, kf_dtype_name((kf_dtype_t)number), "ScalarType", value->as.i);
      break;
    case KF_TAG_LAYOUT:
      print_enum(text, kf_layout_name((kf_layout_t)number), "Layout", value->as.i);
      break;
    case KF_TAG_MEMORY_FORMAT:
      print_enum(text, kf_memory_format_name((kf_memory_format_t)number), "MemoryFormat",
                 value->as.i);
      break;
    case KF_TAG_DEVICE: print_device(text, value->as.device); break;
    case KF_TAG_STREAM:
      kf__text_format(text, "<Stream %lld on ", (long long)value->as.i);
      print_device(text, value->extra.device);
      kf__text_char(text, '>');
      break;
    case KF_TAG_COMPLEX: print_complex(text, kf_value_get_complex(value)); break;
    case KF_TAG_STRING: {
      kf_str_t s = kf_value_get_string(value);
      kf__print_string(text, s.data, s.size);
      break;
    }
    case KF_TAG_LIST:
    case KF_TAG_TUPLE:
    case KF_TAG_DICT: print_container(p, value); break;
    default:
      if (kf_tag_is_object(value->tag) && value->tag < KF_TAG_COUNT)
        print_object(text, value);
      else
        kf__text_format(text, "<unknown tag %u>", value->tag);
      break;
  }
}

void kf__value_print(kf_text_t *text, const kf_value_t *value) {
  printer_t p;
  p.text = text;
  p.depth = 0;
  print(&p, value);
}

size_t kf_value_print(const kf_value_t *value, char *buffer, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  kf__value_print(&text, value);
  return kf__text_finish_fixed(&text);
}
