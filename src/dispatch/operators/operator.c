/* Operator entries: making and freeing them, their definition. */
#include "dispatch/operators/operator.h"

#include <string.h>

#include "base/versioned_struct.h"
#include "compat/texts.h"
#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/operators/argument_keys.h"
#include "dispatch/operators/table.h"

/* ---- Entries ---- */

static void free_first_signature(kf_first_signature_t *first) {
  kf__typing_release(first->typing);
  if (first->origin.write == NULL) kf_free((void *)(uintptr_t)first->origin.data);
}

static void free_retired_op(kf_retired_t *retired) {
  kf_op_t *op = (kf_op_t *)(void *)((char *)retired - offsetof(kf_op_t, retired));
  free_first_signature(&op->first_plain);
  free_first_signature(&op->first_sym);
  kf__op_block_return(op, op->block);
}

/* The last reference was released: no call can begin, but one may be running (a kernel may release
 * the last reference to its own operator). Registrations hold references, so none are left. */
static void destroy_op(kf_object_t *object) {
  kf_op_t *op = (kf_op_t *)(void *)object;
  kf__dispatcher_lock();
  KF_ASSERT(!op->is_listed);
  KF_ASSERT(op->registration_count == 0);
  KF_ASSERT(op->kernels == NULL);
  KF_ASSERT(op->definition == NULL);
  kf__retire(&op->retired, free_retired_op);
  kf__dispatcher_unlock();
}

static const kf_object_type_t op_type = {
    sizeof(kf_object_type_t), 0, "Operator", destroy_op, NULL, NULL};

static bool is_observed(const char *full_name, size_t size) {
#define NAME(text) {text, sizeof text - 1}
  static const struct {
    const char *text;
    size_t size; /* few names have the same: thousands of operators are compared at start */
  } quiet[] = {KF__TORCH_UNOBSERVED(NAME)};
#undef NAME
  for (size_t i = 0; i < sizeof quiet / sizeof quiet[0]; i++)
    if (size == quiet[i].size && memcmp(full_name, quiet[i].text, size) == 0) return false;
  return true;
}

/* Lays out the struct, then name, overload and full name, each with its terminator. */
kf_status_t kf__op_create(const char *name, const char *overload, kf_op_t **out_op) {
  KF__ASSERT_LOCKED();
  *out_op = NULL;
  size_t name_size = strlen(name);
  size_t overload_size = strlen(overload);
  size_t full_size = name_size + (overload_size > 0 ? overload_size + 1 : 0);
  kf_op_block_t *block = NULL;
  kf_op_t *op = kf__op_block_take(
      sizeof *op + name_size + 1 + overload_size + 1 + full_size + 1, &block);
  if (op == NULL) return kf__no_memory();
  /* kf__table_init fills the rest of `layout`, nearly all of the struct. */
  memset((char *)op + sizeof op->layout, 0, sizeof *op - sizeof op->layout);
  op->layout.schema = NULL;
  op->block = block;
  kf_object_init(&op->layout.object, &op_type);
  memcpy(op->name, name, name_size + 1);
  char *overload_copy = op->name + name_size + 1;
  memcpy(overload_copy, overload, overload_size + 1);
  char *full = overload_copy + overload_size + 1;
  memcpy(full, name, name_size + 1);
  if (overload_size > 0) {
    full[name_size] = '.';
    memcpy(full + name_size + 1, overload, overload_size + 1);
  }
  op->overload = overload_copy;
  op->full_name = full;
  op->is_observed = is_observed(full, full_size);
  op->layout.boxed_frame = kf__boxed_frame(NULL);
  kf__table_init(op);
  *out_op = op;
  return KF_OK;
}

void kf_op_retain(const kf_op_t *op) {
  if (op != NULL) kf_object_retain(&kf__op_mutable(op)->layout.object);
}

void kf_op_release(const kf_op_t *op) {
  if (op != NULL) kf_object_release(&kf__op_mutable(op)->layout.object);
}

void kf_op_set_missing_kernel_handler(kf_op_t *op, kf_missing_kernel_fn fn, void *context) {
  kf__dispatcher_lock();
  op->missing_fn = fn;
  op->missing_context = context;
  kf__dispatcher_unlock();
}

/* ---- Definitions ---- */

/* Reads what was given; NULL stands for the defaults. */
static kf_status_t read_options(const kf_def_options_t *given, kf_def_options_t *options) {
  *options = (kf_def_options_t){.alias_analysis = KF_ALIAS_ANALYSIS_FROM_SCHEMA};
  if (given == NULL) return KF_OK;
  KF_TRY(kf__struct_read(KF__STRUCT(kf_def_options_t), "kf_library_def", given, options));
  if (options->alias_analysis > KF_ALIAS_ANALYSIS_PURE_FUNCTION)
    return kf_error_set(KF_ERR_MISUSE,
                        "definition options: expected an alias analysis kind from 0 to 4, found %u",
                        options->alias_analysis);
  for (size_t i = 0; i < options->tag_count; i++)
    if (options->tags == NULL || options->tags[i] == NULL)
      return kf_error_set(KF_ERR_MISUSE, "definition options: tag %zu is NULL", i);
  return KF_OK;
}

/* The struct, the pointers to the tags and all texts are one block. */
static kf_definition_t *allocate_definition(kf__origin_t origin, const char *const *tags,
                                            size_t count) {
  size_t origin_size = kf__origin_size(origin);
  size_t bytes = sizeof(kf_definition_t) + count * sizeof(char *) + origin_size;
  for (size_t i = 0; i < count; i++) bytes += strlen(tags[i]) + 1;
  kf_definition_t *d = kf_calloc(1, bytes);
  if (d == NULL) return NULL;
  char *text = (char *)(d->tags + count);
  d->origin = kf__origin_keep(origin, text);
  text += origin_size;
  for (size_t i = 0; i < count; i++) {
    size_t size = strlen(tags[i]) + 1;
    d->tags[i] = memcpy(text, tags[i], size);
    text += size;
  }
  d->tag_count = count;
  return d;
}

kf_status_t kf__definition_create(const kf_schema_t *schema, kf__origin_t origin,
                                  const kf_def_options_t *given, kf_definition_t **out_definition) {
  kf_def_options_t options;
  *out_definition = NULL;
  KF_TRY(read_options(given, &options));
  kf_definition_t *d = allocate_definition(origin, options.tags, options.tag_count);
  if (d == NULL) return kf__no_memory();
  d->alias_analysis = options.alias_analysis;
  kf_schema_retain(schema);
  d->schema = schema;
  kf_status_t status = kf__typing_of_schema(schema, &d->typing);
  if (status != KF_OK) {
    kf__definition_discard(d);
    return status;
  }
  d->signature = d->typing->signature;
  *out_definition = d;
  return KF_OK;
}

void kf__definition_discard(kf_definition_t *d) {
  if (d == NULL) return;
  kf__typing_release(d->typing);
  kf_schema_release(d->schema);
  kf_free(d);
}

static void free_retired_definition(kf_retired_t *retired) {
  kf__definition_discard(
      (kf_definition_t *)(void *)((char *)retired - offsetof(kf_definition_t, retired)));
}

void kf__definition_retire(kf_definition_t *d) { kf__retire(&d->retired, free_retired_definition); }

/* kf_schema_equal takes SymInt and int for the same type; identical definitions must not. */
static bool same_real_types(const kf_schema_t *a, const kf_schema_t *b) {
  KF_ASSERT(a->argument_count == b->argument_count); /* the schemas are equal */
  KF_ASSERT(a->return_count == b->return_count);
  size_t count = a->argument_count + a->return_count;
  for (size_t i = 0; i < count; i++)
    if (!kf_type_equal(a->arguments[i].real_type, b->arguments[i].real_type)) return false;
  return true;
}

bool kf__definition_identical(const kf_definition_t *a, const kf_definition_t *b) {
  if (a->alias_analysis != b->alias_analysis || a->tag_count != b->tag_count ||
      !kf__origin_equal(a->origin, b->origin))
    return false;
  for (size_t i = 0; i < a->tag_count; i++)
    if (strcmp(a->tags[i], b->tags[i]) != 0) return false;
  return kf_schema_equal(a->schema, b->schema) && same_real_types(a->schema, b->schema);
}
