/* From a draft to a schema. A first pass adds up the sizes, a second one writes everything to one
 * block:
 *   kf_schema | arguments, returns | alias annotations | pointers to alias names | default values |
 *   types | text
 * Each part's alignment is a multiple of the next one's, so that there are no gaps. */
#include "dispatch/schema/schema_draft.h"

#include <stdio.h>
#include <string.h>

void kf__draft_init(kf_draft_t *draft) {
  draft->name_space = draft->name = draft->overload = (kf_piece_t){"", 0};
  draft->is_vararg = draft->is_varret = draft->is_inferred = draft->has_foreign_types = false;
  draft->arguments = draft->first_arguments;
  draft->argument_capacity = KF__DRAFT_ARGUMENTS;
  draft->aliases = draft->first_aliases;
  draft->alias_capacity = KF__DRAFT_ALIASES;
  draft->names = draft->first_names;
  draft->name_capacity = KF__DRAFT_NAMES;
  draft->argument_count = draft->count = draft->alias_count = draft->name_count = 0;
  draft->arena.cursor = (char *)draft->arena.first;
  draft->arena.end = (char *)draft->arena.first + sizeof draft->arena.first;
  draft->arena.chunks = NULL;
}

void kf__draft_destroy(kf_draft_t *draft) {
  for (size_t i = 0; i < draft->count; i++)
    if (draft->arguments[i].has_default) kf_value_clear(&draft->arguments[i].default_value);
  if (draft->arguments != draft->first_arguments) kf_free(draft->arguments);
  if (draft->aliases != draft->first_aliases) kf_free(draft->aliases);
  if (draft->names != draft->first_names) kf_free(draft->names);
  while (draft->arena.chunks != NULL) {
    kf_arena_chunk_t *chunk = draft->arena.chunks;
    draft->arena.chunks = chunk->next;
    kf_free(chunk);
  }
}

/* Grows an array that starts in a buffer inside the draft. */
static kf_status_t grow(void **array, size_t *capacity, size_t element_size, void *first) {
  void *block = *array == first ? NULL : *array;
  size_t wanted = *capacity * 2;
  KF_ASSERT(wanted > *capacity);
  size_t bytes = 0;
  if (__builtin_mul_overflow(wanted, element_size, &bytes)) return kf__no_memory();
  void *grown = kf_realloc(block, bytes);
  if (grown == NULL) return kf__no_memory();
  if (block == NULL) memcpy(grown, first, *capacity * element_size);
  *array = grown;
  *capacity = wanted;
  return KF_OK;
}

kf_status_t kf__draft_grow_arguments(kf_draft_t *draft) {
  void *array = draft->arguments;
  KF_TRY(grow(&array, &draft->argument_capacity, sizeof *draft->arguments, draft->first_arguments));
  draft->arguments = array;
  return KF_OK;
}

kf_status_t kf__draft_add_alias(kf_draft_t *draft, int32_t *out_index) {
  if (KF_UNLIKELY(draft->alias_count == draft->alias_capacity)) {
    if (draft->alias_count > INT32_MAX / 4) return kf__no_memory();
    void *array = draft->aliases;
    KF_TRY(grow(&array, &draft->alias_capacity, sizeof *draft->aliases, draft->first_aliases));
    draft->aliases = array;
  }
  *out_index = (int32_t)draft->alias_count++;
  kf_draft_alias_t *alias = &draft->aliases[*out_index];
  memset(alias, 0, sizeof *alias);
  alias->contained = -1;
  return KF_OK;
}

kf_status_t kf__draft_add_name(kf_draft_t *draft, kf_piece_t name) {
  if (KF_UNLIKELY(draft->name_count == draft->name_capacity)) {
    if (draft->name_count > UINT32_MAX / 4) return kf__no_memory();
    void *array = draft->names;
    KF_TRY(grow(&array, &draft->name_capacity, sizeof *draft->names, draft->first_names));
    draft->names = array;
  }
  draft->names[draft->name_count++] = name;
  return KF_OK;
}

/* ---- Building ---- */

typedef struct layout {
  bool all_static;   /* no type needs a copy */
  size_t defaults;   /* number of default values */
  size_t type_bytes; /* type structs and their child arrays */
  size_t text_bytes;
} layout_t;

typedef struct writer {
  char *cursor; /* next free byte among the aligned parts */
  char *text;   /* next free byte of the text part */
} writer_t;

/* Bytes of a generated name: the prefix, the digits and the terminator. */
enum { MADE_NAME_SIZE = 24 };

static size_t piece_bytes(kf_piece_t piece) {
  return (piece.data != NULL ? piece.size : MADE_NAME_SIZE) + 1;
}

/* Names are short: a loop for up to 8 bytes is faster than a call of memcpy. */
static inline const char *write_text(writer_t *writer, const char *data, size_t size) {
  char *start = writer->text;
  if (size <= 8)
    for (size_t i = 0; i < size; i++) start[i] = data[i];
  else
    memcpy(start, data, size);
  start[size] = '\0';
  writer->text = start + size + 1;
  return start;
}

static __attribute__((noinline)) const char *write_made_name(writer_t *writer, size_t number,
                                                             char prefix) {
  char made[MADE_NAME_SIZE];
  int size = snprintf(made, sizeof made, "%c%zu", prefix, number);
  KF_ASSERT(size > 0);
  KF_ASSERT((size_t)size < sizeof made);
  return write_text(writer, made, (size_t)size);
}

static inline const char *write_piece(writer_t *writer, kf_piece_t piece, char prefix) {
  if (KF_LIKELY(piece.data != NULL)) return write_text(writer, piece.data, piece.size);
  return write_made_name(writer, piece.size, prefix);
}

static void measure_type(const kf_type_t *type, layout_t *layout) {
  if (kf__type_is_static(type)) return;
  layout->type_bytes += sizeof(kf_type_t) + type->child_count * sizeof(kf_type_t *);
  if (type->name != NULL) layout->text_bytes += strlen(type->name) + 1;
  for (uint16_t i = 0; i < type->child_count; i++) measure_type(type->children[i], layout);
}

static const kf_type_t *write_type(writer_t *writer, const kf_type_t *type) {
  if (kf__type_is_static(type)) return type;
  kf_type_t *copy = (kf_type_t *)(void *)writer->cursor;
  const kf_type_t **children = (const kf_type_t **)(void *)(copy + 1);
  writer->cursor += sizeof(kf_type_t) + type->child_count * sizeof(kf_type_t *);
  *copy = *type;
  copy->children = children;
  if (type->name != NULL) copy->name = write_text(writer, type->name, strlen(type->name));
  for (uint16_t i = 0; i < type->child_count; i++)
    children[i] = write_type(writer, type->children[i]);
  return copy;
}

static void measure(const kf_draft_t *draft, layout_t *layout) {
  layout->all_static =
      !draft->has_foreign_types && draft->arena.cursor == (const char *)draft->arena.first;
  layout->defaults = layout->type_bytes = 0;
  layout->text_bytes = piece_bytes(draft->name) + piece_bytes(draft->overload) +
                       (draft->name_space.size > 0 ? draft->name_space.size + 2 : 0);
  for (size_t i = 0; i < draft->count; i++) {
    const kf_draft_argument_t *argument = &draft->arguments[i];
    layout->text_bytes += piece_bytes(argument->name);
    if (argument->has_default) layout->defaults++;
    if (layout->all_static) continue;
    measure_type(argument->type, layout);
    if (argument->real_type != argument->type) measure_type(argument->real_type, layout);
  }
  for (size_t i = 0; i < draft->name_count; i++) layout->text_bytes += piece_bytes(draft->names[i]);
}

static const char *write_schema_name(writer_t *writer, const kf_draft_t *draft) {
  if (draft->name_space.size == 0) return write_piece(writer, draft->name, '_');
  char *start = writer->text;
  (void)write_text(writer, draft->name_space.data, draft->name_space.size);
  memcpy(writer->text - 1, "::", 2); /* over the terminator */
  writer->text += 1;
  (void)write_text(writer, draft->name.data, draft->name.size);
  return start;
}

/* Writes the annotations and returns the address of the first. */
static const kf_alias_t *write_aliases(writer_t *writer, const kf_draft_t *draft) {
  if (draft->alias_count == 0) return NULL;
  kf_alias_t *aliases = (kf_alias_t *)(void *)writer->cursor;
  const char **names = (const char **)(void *)(aliases + draft->alias_count);
  writer->cursor = (char *)(names + draft->name_count);
  for (size_t i = 0; i < draft->name_count; i++)
    names[i] = write_piece(writer, draft->names[i], '$');
  for (size_t i = 0; i < draft->alias_count; i++) {
    const kf_draft_alias_t *from = &draft->aliases[i];
    kf_alias_t *to = &aliases[i];
    KF_ASSERT(from->before + from->before_count <= draft->name_count);
    KF_ASSERT(from->after + from->after_count <= draft->name_count);
    KF_ASSERT(from->contained < (int32_t)draft->alias_count);
    to->before = names + from->before;
    to->after = names + from->after;
    to->before_count = from->before_count;
    to->after_count = from->after_count;
    to->is_write = from->is_write;
    to->contained = from->contained >= 0 ? &aliases[from->contained] : NULL;
  }
  return aliases;
}

/* True for subtypes of Tensor, Tensor?, Tensor[] and Tensor?[]: see kf_schema's tensor_positions.
 */
static bool brings_keys(const kf_type_t *type) {
  static const kf_type_kind_t tensor = KF_TYPE_TENSOR;
  if (kf__type_is(type, tensor) || kf__type_is(type, KF_TYPE_NONE)) return true;
  if (type->child_count != 1) return false;
  const kf_type_t *element = type->children[0];
  if (kf__type_is(type, KF_TYPE_OPTIONAL)) return kf__type_is(element, tensor);
  if (!kf__type_is(type, KF_TYPE_LIST)) return false;
  return kf__type_is(element, tensor) ||
         (kf__type_is(element, KF_TYPE_OPTIONAL) && kf__type_is(element->children[0], tensor));
}

static void write_argument(writer_t *writer, const kf_draft_argument_t *from, kf_argument_t *to,
                           const kf_alias_t *aliases, kf_value_t **default_value) {
  to->name = write_piece(writer, from->name, '_');
  to->type = from->type;
  to->real_type = from->real_type;
  to->alias = from->alias >= 0 ? &aliases[from->alias] : NULL;
  to->default_value = NULL;
  if (from->has_default) {
    **default_value = from->default_value;
    to->default_value = (*default_value)++;
  }
  to->list_size = from->list_size;
  to->is_kwarg_only = from->is_kwarg_only;
  to->is_out = from->is_kwarg_only && kf__argument_is_written(to);
}

static void copy_types(writer_t *writer, kf_argument_t *argument) {
  bool same = argument->real_type == argument->type;
  argument->type = write_type(writer, argument->type);
  argument->real_type = same ? argument->type : write_type(writer, argument->real_type);
}

static void destroy_schema(kf_object_t *self) {
  kf_schema_t *schema = (kf_schema_t *)(void *)self;
  for (uint32_t i = 0; i < schema->argument_count; i++) {
    const kf_value_t *value = schema->arguments[i].default_value;
    if (value != NULL && kf_tag_is_object(value->tag)) kf_object_release(value->as.object);
  }
  kf_free(schema);
}

static const kf_object_type_t schema_type = {sizeof(kf_object_type_t), 0,    "FunctionSchema",
                                             destroy_schema,           NULL, NULL};

static size_t block_size(const kf_draft_t *draft, const layout_t *layout) {
  size_t size = sizeof(kf_schema_t) + draft->count * sizeof(kf_argument_t) +
                draft->alias_count * sizeof(kf_alias_t) + layout->defaults * sizeof(kf_value_t) +
                layout->type_bytes + layout->text_bytes;
  return size + (draft->alias_count > 0 ? draft->name_count * sizeof(char *) : 0);
}

/* The writer has filled the block exactly: the aligned parts end where the text begins, and the
 * text ends inside the block (generated names may be shorter than measured). */
KF_UNUSED static bool block_is_full(const kf_schema_t *schema, const writer_t *writer,
                                    const layout_t *layout) {
  const char *end = (const char *)schema + schema->block_size;
  return writer->cursor == end - layout->text_bytes && writer->text <= end;
}

kf_status_t kf__draft_build(kf_draft_t *draft, kf_schema_t **out_schema) {
  KF_ASSERT(draft->argument_count <= draft->count);
  layout_t layout;
  measure(draft, &layout);
  size_t size = block_size(draft, &layout);
  *out_schema = NULL;
  if (size > UINT32_MAX) return kf_error_set(KF_ERR_PARSE, "the schema is too large");
  kf_schema_t *schema = kf_alloc(size);
  if (schema == NULL) return kf__no_memory();

  writer_t writer;
  writer.cursor = (char *)(schema->arguments + draft->count);
  writer.text = (char *)schema + size - layout.text_bytes;
  kf_object_init(&schema->object, &schema_type);
  schema->block_size = (uint32_t)size;
  schema->name = write_schema_name(&writer, draft);
  schema->overload = write_piece(&writer, draft->overload, '_');
  schema->argument_count = (uint32_t)draft->argument_count;
  schema->return_count = (uint32_t)(draft->count - draft->argument_count);
  schema->is_vararg = draft->is_vararg;
  schema->is_varret = draft->is_varret;
  schema->is_inferred = draft->is_inferred;
  schema->is_mutable = false;
  schema->tensor_positions = 0;

  const kf_alias_t *aliases = write_aliases(&writer, draft);
  kf_value_t *default_value = (kf_value_t *)(void *)writer.cursor;
  writer.cursor += layout.defaults * sizeof(kf_value_t);
  for (size_t i = 0; i < draft->count; i++) {
    kf_argument_t *argument = &schema->arguments[i];
    write_argument(&writer, &draft->arguments[i], argument, aliases, &default_value);
    if (!layout.all_static) copy_types(&writer, argument);
    if (i >= draft->argument_count) continue;
    if (kf__argument_is_written(argument)) schema->is_mutable = true;
    size_t from_last = draft->argument_count - 1 - i;
    if (from_last < KF__SCHEMA_MAX_POSITIONS && brings_keys(argument->type))
      schema->tensor_positions |= UINT64_C(1) << from_last;
  }
  KF_ASSERT(block_is_full(schema, &writer, &layout));
  KF_ASSERT(schema->argument_count >= 64 ||
            schema->tensor_positions >> schema->argument_count == 0);
  draft->count = 0; /* the default values belong to the schema now */
  *out_schema = schema;
  return KF_OK;
}
