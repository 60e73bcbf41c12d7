/* Completes the arguments of a boxed call from positional values, keywords and defaults, and checks
 * values against types. All checks come before the first change to the stack. */
#include <string.h>

#include "compat/texts.h"
#include "dispatch/schema/schema_internal.h"

/* ---- Values against types ---- */

static bool list_matches(const kf_value_t *value, const kf_type_t *element) {
  const kf_list_t *list = (const kf_list_t *)(const void *)value->as.object;
  size_t size = kf_list_size(list);
  /* All elements of a packed list have one type, so one example is enough. */
  switch (kf_list_kind(list)) {
    case KF_LIST_INTS: {
      kf_value_t example = kf_value_int(0);
      return size == 0 || kf_value_matches_type(&example, element);
    }
    case KF_LIST_FLOATS: {
      kf_value_t example = kf_value_float(0);
      return size == 0 || kf_value_matches_type(&example, element);
    }
    case KF_LIST_BOOLS: {
      kf_value_t example = kf_value_bool(false);
      return size == 0 || kf_value_matches_type(&example, element);
    }
    case KF_LIST_TENSORS: {
      kf_tensor_span_t tensors = kf_list_tensors(list);
      for (size_t i = 0; i < size; i++) {
        kf_value_t item = tensors.data[i] != NULL
                              ? kf_value_object_take(KF_TAG_TENSOR, tensors.data[i])
                              : kf_value_none();
        if (!kf_value_matches_type(&item, element)) return false;
      }
      return true;
    }
    default: {
      kf_value_span_t values = kf_list_values(list);
      for (size_t i = 0; i < size; i++)
        if (!kf_value_matches_type(&values.data[i], element)) return false;
      return true;
    }
  }
}

static bool tuple_matches(const kf_value_t *value, const kf_type_t *type) {
  KF_ASSERT(value->tag == KF_TAG_TUPLE);
  kf_value_span_t items = kf_tuple_items((const kf_tuple_t *)(const void *)value->as.object);
  if (items.size != type->child_count) return false;
  for (size_t i = 0; i < items.size; i++)
    if (!kf_value_matches_type(&items.data[i], type->children[i])) return false;
  return true;
}

static bool dict_matches(const kf_value_t *value, const kf_type_t *type) {
  KF_ASSERT(value->tag == KF_TAG_DICT);
  KF_ASSERT(type->child_count == 2);
  const kf_dict_t *dict = (const kf_dict_t *)(const void *)value->as.object;
  const kf_value_t *key = NULL;
  const kf_value_t *item = NULL;
  for (size_t i = 0; kf_dict_at(dict, i, &key, &item); i++)
    if (!kf_value_matches_type(key, type->children[0]) ||
        !kf_value_matches_type(item, type->children[1]))
      return false;
  return true;
}

/* A custom object is recognized by the name of its type. */
static bool object_matches(const kf_value_t *value, const kf_type_t *type) {
  if (value->tag != KF_TAG_OBJECT) return false;
  switch (type->kind) {
    case KF_TYPE_CLASS:
      return value->as.object != NULL && strcmp(value->as.object->type->name, type->name) == 0;
    case KF_TYPE_ANY_CLASS:
    case KF_TYPE_ANY_ENUM:
    case KF_TYPE_CAPSULE:
    case KF_TYPE_PY_OBJECT:
    case KF_TYPE_QUANTIZER:
    case KF_TYPE_FUTURE:
    case KF_TYPE_AWAIT:
    case KF_TYPE_RREF: return true;
    default: return false;
  }
}

static bool integer_matches(uint32_t tag) {
  return tag == KF_TAG_INT || tag == KF_TAG_SYM_INT || tag == KF_TAG_DTYPE ||
         tag == KF_TAG_LAYOUT || tag == KF_TAG_MEMORY_FORMAT;
}

/* Types whose values are recognized by their tag alone. */
static bool tag_matches(uint32_t tag, uint16_t kind) {
  switch (kind) {
    case KF_TYPE_TENSOR: return tag == KF_TAG_TENSOR;
    case KF_TYPE_INT:
    case KF_TYPE_SYM_INT:
    case KF_TYPE_DTYPE:
    case KF_TYPE_LAYOUT:
    case KF_TYPE_MEMORY_FORMAT:
    case KF_TYPE_QSCHEME: return integer_matches(tag);
    case KF_TYPE_FLOAT: return tag == KF_TAG_FLOAT || tag == KF_TAG_SYM_FLOAT;
    case KF_TYPE_COMPLEX: return tag == KF_TAG_COMPLEX;
    case KF_TYPE_SCALAR:
      return tag == KF_TAG_INT || tag == KF_TAG_FLOAT || tag == KF_TAG_COMPLEX ||
             tag == KF_TAG_UINT || tag == KF_TAG_SYM_INT || tag == KF_TAG_SYM_FLOAT;
    case KF_TYPE_BOOL:
    case KF_TYPE_SYM_BOOL: return tag == KF_TAG_BOOL || tag == KF_TAG_SYM_BOOL;
    case KF_TYPE_STRING: return tag == KF_TAG_STRING;
    case KF_TYPE_NONE: return tag == KF_TAG_NONE;
    case KF_TYPE_GENERATOR: return tag == KF_TAG_GENERATOR;
    case KF_TYPE_STORAGE: return tag == KF_TAG_STORAGE;
    case KF_TYPE_DEVICE: return tag == KF_TAG_DEVICE;
    case KF_TYPE_STREAM: return tag == KF_TAG_STREAM;
    default: return false;
  }
}

bool kf_value_matches_type(const kf_value_t *value, const kf_type_t *type) {
  switch (type->kind) {
    case KF_TYPE_ANY:
    case KF_TYPE_VAR: /* stands for any type */ return true;
    case KF_TYPE_OPTIONAL:
      return value->tag == KF_TAG_NONE || kf_value_matches_type(value, type->children[0]);
    case KF_TYPE_UNION:
      for (uint16_t i = 0; i < type->child_count; i++)
        if (kf_value_matches_type(value, type->children[i])) return true;
      return false;
    case KF_TYPE_LIST: return value->tag == KF_TAG_LIST && list_matches(value, type->children[0]);
    case KF_TYPE_TUPLE: return value->tag == KF_TAG_TUPLE && tuple_matches(value, type);
    case KF_TYPE_DICT: return value->tag == KF_TAG_DICT && dict_matches(value, type);
    default: return tag_matches(value->tag, type->kind) || object_matches(value, type);
  }
}

/* ---- Messages ---- */

/* Every message ends with `label` and the declaration. */
static kf_status_t fail(kf_status_t code, kf_text_t *text, const char *label,
                        const kf_schema_t *schema) {
  kf__text_puts(text, label);
  kf__schema_print(text, schema);
  return kf__error_set_text(code, text);
}

/* "int[]" for a packed list, else the name of the value's tag or class. */
static const char *value_type_name(const kf_value_t *value) {
  static const char *const lists[] = {"list", "int[]", "float[]", "bool[]", "Tensor[]"};
  if (value->tag == KF_TAG_LIST)
    return lists[kf_list_kind((const kf_list_t *)(const void *)value->as.object)];
  if (value->tag == KF_TAG_OBJECT && value->as.object != NULL) return value->as.object->type->name;
  return kf_tag_name((kf_tag_t)value->tag);
}

/* position < 0: the value came by keyword. */
static kf_status_t wrong_type(const kf_schema_t *schema, const kf_argument_t *argument,
                              const kf_value_t *value, int64_t position) {
  char type[1024];
  (void)kf_type_print(argument->type, type, sizeof type);
  kf_text_t text;
  kf__text_init(&text);
  kf__text_format(
      &text,
      KF__COMPATIBLE(KF__TORCH_VALUE_TYPE, "%s: expected type %s for argument '%s', found %s\n"),
      schema->name, type, argument->name, value_type_name(value));
  if (position >= 0) kf__text_format(&text, "Position: %lld\n", (long long)position);
  return fail(KF_ERR_TYPE, &text, "Declaration: ", schema);
}

static kf_status_t check_value(const kf_schema_t *schema, const kf_argument_t *argument,
                               const kf_value_t *value, int64_t position) {
  if (KF_LIKELY(kf_value_matches_type(value, argument->type))) return KF_OK;
  return wrong_type(schema, argument, value, position);
}

static kf_status_t too_many(const kf_schema_t *schema, size_t received) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_format(
      &text,
      KF__COMPATIBLE(KF__TORCH_MANY_VALUES, "expected at most %u arguments for %s, found %zu. "),
      (unsigned)schema->argument_count, schema->name, received);
  return fail(KF_ERR_TYPE, &text, "Declaration: ", schema);
}

static kf_status_t missing(const kf_schema_t *schema, const kf_argument_t *argument) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_format(&text,
                  KF__COMPATIBLE(KF__TORCH_MISSING_VALUE,
                                 "%s: expected a value for argument '%s', found none. "),
                  schema->name, argument->name);
  return fail(KF_ERR_TYPE, &text, "Declaration: ", schema);
}

/* A keyword that no argument took. */
static kf_status_t leftover(const kf_schema_t *schema, const char *keyword, size_t positional) {
  kf_text_t text;
  kf__text_init(&text);
  int index = kf_schema_find_argument(schema, keyword);
  if (index < 0)
    kf__text_format(&text,
                    KF__COMPATIBLE(KF__TORCH_UNKNOWN_KEYWORD, "there is no argument '%s' in %s. "),
                    keyword, schema->name);
  else if ((size_t)index < positional)
    kf__text_format(
        &text,
        KF__COMPATIBLE(KF__TORCH_TWO_VALUES,
                       "argument '%s' has two values, one by position and one by keyword. "),
        keyword);
  else
    kf__text_format(
        &text, KF__COMPATIBLE(KF__TORCH_SECOND_KEYWORD, "keyword '%s' is given more than once. "),
        keyword);
  return fail(KF_ERR_TYPE, &text, "Schema: ", schema);
}

/* ---- Normalising ---- */

typedef struct keywords {
  const char *const *names;
  const kf_value_t *values;
  size_t count;
} keywords_t;

static const kf_value_t *find_keyword(const keywords_t *keywords, const char *name) {
  for (size_t i = 0; i < keywords->count; i++)
    if (keywords->names[i] != NULL && strcmp(keywords->names[i], name) == 0)
      return &keywords->values[i];
  return NULL;
}

/* The value of an argument that was not given by position; NULL: there is none. */
static const kf_value_t *find_value(const kf_argument_t *argument, const keywords_t *keywords) {
  const kf_value_t *value = find_keyword(keywords, argument->name);
  return value != NULL ? value : argument->default_value;
}

/* Each keyword must be the one that find_keyword finds for an argument after the positional ones.
 */
static kf_status_t check_leftovers(const kf_schema_t *schema, const keywords_t *keywords,
                                   size_t positional) {
  for (size_t i = 0; i < keywords->count; i++) {
    const char *name = keywords->names[i];
    if (name == NULL)
      return kf_error_set(KF_ERR_MISUSE, "kf_schema_normalize: keyword %zu has no name", i);
    bool taken = false;
    for (size_t j = positional; j < schema->argument_count && !taken; j++)
      taken = strcmp(schema->arguments[j].name, name) == 0;
    if (!taken || find_keyword(keywords, name) != &keywords->values[i])
      return leftover(schema, name, positional);
  }
  return KF_OK;
}

static kf_status_t check_call(const kf_schema_t *schema, const kf_value_t *values,
                              size_t positional, const keywords_t *keywords) {
  size_t count = schema->argument_count;
  if (positional > count && !schema->is_vararg) return too_many(schema, positional);
  for (size_t i = 0; i < positional && i < count; i++)
    KF_TRY(check_value(schema, &schema->arguments[i], &values[i], (int64_t)i));
  for (size_t i = positional; i < count; i++) {
    const kf_argument_t *argument = &schema->arguments[i];
    const kf_value_t *value = find_keyword(keywords, argument->name);
    if (value != NULL) KF_TRY(check_value(schema, argument, value, -1));
    /* Defaults are not checked: the declaration may give any value, whatever the type. */
    if (value == NULL && argument->default_value == NULL) return missing(schema, argument);
  }
  return check_leftovers(schema, keywords, positional);
}

/* All checks and the reservation come first, so that on failure the stack is unchanged. */
kf_status_t kf_schema_normalize(const kf_schema_t *schema, kf_stack_t *stack, size_t positional,
                                const char *const *keyword_names, const kf_value_t *keyword_values,
                                size_t keyword_count) {
  if (schema == NULL || stack == NULL || positional > stack->size ||
      (keyword_count > 0 && (keyword_names == NULL || keyword_values == NULL)))
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_schema_normalize: schema, stack and keywords must be given, and the "
                        "stack must hold all positional values");
  const keywords_t keywords = {keyword_names, keyword_values, keyword_count};
  KF_TRY(check_call(schema, stack->values + (stack->size - positional), positional, &keywords));
  size_t count = schema->argument_count;
  if (positional >= count) return KF_OK;
  KF_TRY(kf_stack_reserve(stack, count - positional));
  for (size_t i = positional; i < count; i++) {
    const kf_value_t *value = find_value(&schema->arguments[i], &keywords);
    KF_ASSERT(value != NULL); /* check_call has found one */
    stack->values[stack->size++] = kf_value_copy(*value);
  }
  KF_ASSERT(stack->size <= stack->capacity);
  return KF_OK;
}
