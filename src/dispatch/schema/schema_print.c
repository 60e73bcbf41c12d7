/* Canonical text of schemas. The text parses to an equal schema, except for forms that have no
 * notation: complex, device and raw string defaults, names generated for a bare `!`, and
 * annotations on the elements of a list of optionals or of lists. */
#include <string.h>

#include "dispatch/schema/schema_internal.h"
#include "dispatch/values/number_text.h"

/* ---- Alias annotations ---- */

/* Last written first: PyTorch's sets print in that order as long as they are small. */
static void print_set(kf_text_t *text, const char *const *names, uint16_t count) {
  for (uint16_t i = count; i > 0; i--) {
    if (i < count) kf__text_char(text, '|');
    kf__text_puts(text, names[i - 1]);
  }
}

static void print_alias(kf_text_t *text, const kf_alias_t *alias) {
  kf__text_char(text, '(');
  print_set(text, alias->before, alias->before_count);
  if (alias->is_write) kf__text_char(text, '!');
  if (kf__alias_changes(alias)) {
    kf__text_put(text, " -> ", 4);
    print_set(text, alias->after, alias->after_count);
  }
  kf__text_char(text, ')');
}

/* ---- Default values ---- */

static void print_quoted(kf_text_t *text, kf_str_t string) {
  static const char letters[] = "\a\b\f\n\r\t\v\\'\"";
  static const char escapes[] = "abfnrtv\\'\"";
  kf__text_char(text, '"');
  for (size_t i = 0; i < string.size; i++) {
    char c = string.data[i];
    const char *found = c != '\0' ? strchr(letters, c) : NULL;
    if (found != NULL) {
      kf__text_char(text, '\\');
      kf__text_char(text, escapes[found - letters]);
    } else if (c >= ' ' && c <= '~') {
      kf__text_char(text, c);
    } else {
      kf__text_format(text, "\\%03o", (unsigned)(unsigned char)c);
    }
  }
  kf__text_char(text, '"');
}

static void print_float(kf_text_t *text, double f) {
  /* Both bounds are exact doubles; the upper one is the first that no int64 equals. */
  if (f >= -0x1p63 && f < 0x1p63 && f == (double)(int64_t)f) {
    kf__text_format(text, "%lld.", (long long)f);
    return;
  }
  kf__print_double(text, f);
}

static void print_complex(kf_text_t *text, kf_complex_t c) {
  print_float(text, c.re);
  if (c.im >= 0) kf__text_char(text, '+');
  print_float(text, c.im);
  kf__text_char(text, 'j');
}

static void print_constant(kf_text_t *text, const kf_value_t *value) {
  switch (value->tag) {
    case KF_TAG_NONE: kf__text_puts(text, "None"); return;
    case KF_TAG_BOOL: kf__text_puts(text, value->as.b ? "True" : "False"); return;
    case KF_TAG_INT: kf__text_format(text, "%lld", (long long)value->as.i); return;
    case KF_TAG_FLOAT: print_float(text, value->as.f); return;
    case KF_TAG_COMPLEX: print_complex(text, kf_value_get_complex(value)); return;
    case KF_TAG_STRING: {
      kf_str_t string = kf_value_get_string(value);
      kf__text_put(text, string.data, string.size);
      return;
    }
    case KF_TAG_DEVICE: {
      char buffer[80];
      (void)kf_device_print(value->as.device, buffer, sizeof buffer);
      kf__text_puts(text, buffer);
      return;
    }
    default:
      kf__text_puts(text, "?"); /* the parser makes no other defaults */
      return;
  }
}

static bool all_equal(kf_int_span_t ints) {
  for (size_t i = 1; i < ints.size; i++)
    if (ints.data[i] != ints.data[0]) return false;
  return true;
}

static void print_list(kf_text_t *text, const kf_list_t *list, const kf_type_t *real_type) {
  size_t size = kf_list_size(list);
  kf_value_t value = kf_value_none();
  bool is_int =
      kf__type_is(real_type, KF_TYPE_LIST) && kf__type_is(real_type->children[0], KF_TYPE_INT);
  bool folded = is_int && size >= 2 && all_equal(kf_list_ints(list));
  if (folded) size = 1;
  if (!folded) kf__text_char(text, '[');
  for (size_t i = 0; i < size; i++) {
    if (i > 0) kf__text_put(text, ", ", 2);
    kf_status_t status = kf_list_get(list, i, &value);
    KF_ASSERT(status == KF_OK); /* i is in range */
    if (status != KF_OK) break;
    print_constant(text, &value);
    kf_value_clear(&value);
  }
  if (!folded) kf__text_char(text, ']');
}

static void print_default(kf_text_t *text, const kf_argument_t *argument,
                          const kf_type_t *real_type) {
  const kf_value_t *value = argument->default_value;
  const kf_type_t *type = argument->type;
  if (kf__type_is(type, KF_TYPE_OPTIONAL)) type = type->children[0];
  if (value->tag == KF_TAG_STRING && kf__type_is(type, KF_TYPE_STRING))
    print_quoted(text, kf_value_get_string(value));
  else if (value->tag == KF_TAG_LIST)
    print_list(text, (const kf_list_t *)(const void *)value->as.object, real_type);
  else
    print_constant(text, value);
}

/* ---- Arguments ---- */

/* `real_type` is the type to print; `with_alias` is false for inferred schemas. */
static void print_argument(kf_text_t *text, const kf_argument_t *argument,
                           const kf_type_t *real_type, bool with_alias) {
  const kf_type_t *type = real_type;
  const kf_alias_t *alias = with_alias ? argument->alias : NULL;
  bool optional = kf__type_is(type, KF_TYPE_OPTIONAL);
  if (optional) type = type->children[0];
  if (kf__type_is(type, KF_TYPE_LIST)) {
    kf__type_print(text, type->children[0]);
    /* Without names, too: "Tensor(a!)[][]" has an annotation "(!)" between the brackets. */
    if (alias != NULL && alias->contained != NULL) print_alias(text, alias->contained);
    kf__text_char(text, '[');
    if (argument->list_size >= 0) kf__text_format(text, "%d", (int)argument->list_size);
    kf__text_char(text, ']');
  } else {
    kf__type_print(text, type);
  }
  if (alias != NULL && alias->before_count > 0) print_alias(text, alias);
  if (optional) kf__text_char(text, '?');
  if (argument->name[0] != '\0') {
    kf__text_char(text, ' ');
    kf__text_puts(text, argument->name);
  }
  if (argument->default_value != NULL) {
    kf__text_char(text, '=');
    print_default(text, argument, real_type);
  }
}

static void print_arguments(kf_text_t *text, const kf_schema_t *schema, bool plain) {
  bool seen_kwarg_only = false;
  kf__text_char(text, '(');
  for (uint32_t i = 0; i < schema->argument_count; i++) {
    const kf_argument_t *argument = &schema->arguments[i];
    if (i > 0) kf__text_put(text, ", ", 2);
    if (argument->is_kwarg_only && !seen_kwarg_only) {
      kf__text_put(text, "*, ", 3);
      seen_kwarg_only = true;
    }
    print_argument(text, argument,
                   plain ? kf__type_without_symint(argument->real_type) : argument->real_type,
                   !schema->is_inferred);
  }
  if (schema->is_vararg) kf__text_puts(text, schema->argument_count > 0 ? ", ..." : "...");
  kf__text_char(text, ')');
}

/* True when the text of this return begins with a bracket: it would parse as a list of returns. */
static bool begins_with_bracket(const kf_type_t *type) {
  while (kf__type_is(type, KF_TYPE_OPTIONAL) || kf__type_is(type, KF_TYPE_LIST))
    type = type->children[0];
  return kf__type_is(type, KF_TYPE_TUPLE);
}

static void print_returns(kf_text_t *text, const kf_schema_t *schema) {
  const kf_argument_t *returns = schema->arguments + schema->argument_count;
  uint32_t count = schema->return_count;
  if (schema->is_varret && count == 0) {
    kf__text_puts(text, "...");
    return;
  }
  bool bare = count == 1 && !schema->is_varret && !begins_with_bracket(returns[0].real_type);
  if (!bare) kf__text_char(text, '(');
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) kf__text_put(text, ", ", 2);
    print_argument(text, &returns[i], returns[i].real_type, !schema->is_inferred);
  }
  if (schema->is_varret) kf__text_puts(text, ", ...");
  if (!bare) kf__text_char(text, ')');
}

static void print_schema(kf_text_t *text, const kf_schema_t *schema, bool plain) {
  kf__text_puts(text, schema->name);
  if (schema->overload[0] != '\0') {
    kf__text_char(text, '.');
    kf__text_puts(text, schema->overload);
  }
  print_arguments(text, schema, plain);
  kf__text_put(text, " -> ", 4);
  print_returns(text, schema);
}

void kf__schema_print(kf_text_t *text, const kf_schema_t *schema) {
  print_schema(text, schema, false);
}

void kf__schema_print_for_kernel(kf_text_t *text, const kf_schema_t *schema,
                                 bool kernel_has_symint) {
  print_schema(text, schema, !kernel_has_symint);
}

kf_status_t kf__schema_text(const kf_schema_t *schema, char **out_text) {
  kf_text_t text;
  kf__text_init(&text);
  kf__schema_print(&text, schema);
  return kf__text_take(&text, out_text);
}

size_t kf_schema_print(const kf_schema_t *schema, char *buffer, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  if (schema != NULL) kf__schema_print(&text, schema);
  return kf__text_finish_fixed(&text);
}

size_t kf_argument_print(const kf_argument_t *argument, char *buffer, size_t size) {
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  if (argument != NULL) print_argument(&text, argument, argument->real_type, true);
  return kf__text_finish_fixed(&text);
}
