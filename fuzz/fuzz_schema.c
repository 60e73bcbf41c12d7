/* Schema text. Whatever is accepted must print, and what is printed must read back as an equal
 * schema, except for the forms that have no notation. All queries must survive any schema. */
#include <keyfall/schema.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Is there an annotation that the grammar cannot say again? */
static bool alias_is_writable(const kf_argument_t *argument) {
  const kf_type_t *type = argument->type;
  if (type->kind == KF_TYPE_OPTIONAL) type = type->children[0];
  for (const kf_alias_t *alias = argument->alias; alias != NULL; alias = alias->contained) {
    if (alias != argument->alias && alias->before_count == 0) return false;
    if (alias->before_count > 0 && alias->before[0][0] == '$') return false;
    if (alias != argument->alias && alias->contained != NULL) return false;
    /* The elements' annotation stands behind the element type, but before its `?`. */
    if (alias->contained != NULL && type->kind == KF_TYPE_LIST &&
        (type->children[0]->kind == KF_TYPE_OPTIONAL || type->children[0]->kind == KF_TYPE_LIST ||
         type->children[0]->child_count > 0))
      return false;
    for (uint16_t i = 0; i < alias->before_count; i++)
      /* "*" is printed first, and a name behind it is refused. */
      if (strcmp(alias->before[i], "*") == 0 && alias->before_count > 1) return false;
    for (uint16_t i = 0; i < alias->after_count; i++)
      if (strcmp(alias->after[i], "*") == 0 && alias->after_count > 1) return false;
  }
  return true;
}

static bool default_is_writable(const kf_argument_t *argument) {
  const kf_value_t *value = argument->default_value;
  if (value == NULL) return true;
  const kf_type_t *type = argument->type;
  if (type->kind == KF_TYPE_OPTIONAL) type = type->children[0];
  if (value->tag == KF_TAG_COMPLEX || value->tag == KF_TAG_DEVICE) return false;
  if (type->kind == KF_TYPE_COMPLEX) return false;
  if (value->tag == KF_TAG_STRING)
    return type->kind == KF_TYPE_STRING && strchr(kf_value_get_string(value).data, '\r') == NULL &&
           memchr(kf_value_get_string(value).data, '\r', kf_value_get_string(value).size) == NULL;
  if (value->tag == KF_TAG_LIST) {
    if (argument->type->children[0]->kind == KF_TYPE_COMPLEX) return false;
    /* "[1, 1, 1]" prints as 1, which stands for as many elements as the size says. */
    const kf_list_t *list = (const kf_list_t *)(const void *)value->as.object;
    kf_int_span_t ints = kf_list_ints(list);
    if (ints.size < 2 || (int64_t)ints.size == argument->list_size) return true;
    for (size_t i = 1; i < ints.size; i++)
      if (ints.data[i] != ints.data[0]) return true;
    return false;
  }
  /* 6 for `float x=float`: an int that would read back as a float */
  return !(type->kind == KF_TYPE_FLOAT && argument->type == type && value->tag == KF_TAG_INT);
}

static bool reads_back(const kf_schema_t *schema) {
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++)
    if (!alias_is_writable(kf_schema_argument(schema, i)) ||
        !default_is_writable(kf_schema_argument(schema, i)))
      return false;
  for (size_t i = 0; i < kf_schema_return_count(schema); i++)
    if (!alias_is_writable(kf_schema_return(schema, i))) return false;
  return true;
}

static void ask_everything(const kf_schema_t *schema) {
  char text[64];
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++) {
    for (size_t j = 0; j < kf_schema_return_count(schema); j++) {
      (void)kf_schema_may_alias(schema, KF_SCHEMA_INPUT, i, KF_SCHEMA_OUTPUT, j);
      (void)kf_schema_may_contain_alias(schema, KF_SCHEMA_INPUT, i, KF_SCHEMA_OUTPUT, j);
    }
    (void)kf_argument_print(kf_schema_argument(schema, i), text, sizeof text);
    const kf_value_t none = kf_value_none();
    (void)kf_value_matches_type(&none, kf_schema_argument(schema, i)->type);
  }
  if (!kf_schema_equal(schema, schema)) abort();
  (void)kf_schema_is_forward_compatible(schema, schema, text, sizeof text);
  (void)kf_schema_is_backward_compatible(schema, schema, text, sizeof text);
}

static void check_round_trip(const kf_schema_t *schema, const kf_parse_options_t *options) {
  size_t size = kf_schema_print(schema, NULL, 0);
  char *text = malloc(size + 1);
  if (text == NULL) abort();
  if (kf_schema_print(schema, text, size + 1) != size) abort();
  kf_schema_t *again = NULL;
  if (kf_schema_parse(text, size, options, &again) != KF_OK) {
    if (reads_back(schema)) abort();
  } else if (reads_back(schema) && !kf_schema_equal(schema, again)) {
    abort();
  }
  kf_schema_release(again);
  free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const kf_parse_options_t options = {sizeof options, true};
  kf_schema_t *schema = NULL;
  char *name = NULL;
  if (kf_schema_or_name_parse((const char *)data, size, &options, &schema, &name) != KF_OK)
    return 0;
  kf_free(name);
  if (schema == NULL) return 0;
  ask_everything(schema);
  check_round_trip(schema, &options);
  kf_schema_release(schema);
  return 0;
}
