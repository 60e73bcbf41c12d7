/* What the recorder knows about an operator, from its schema.
 *
 * The recorder can record an operator when all its results are new tensors or written arguments:
 * views, results that are not tensors and variable numbers of arguments are obstacles, each with a
 * text for explanations. Entries are made at the first use and live until the device is removed.
 * Readers take no lock: entries are complete before they are published at the head of a bucket, and
 * are never unlinked while the device exists. */
#include <keyfall/generator.h>

#include <pthread.h>
#include "dispatch/keys/key_internal.h"
#include "dispatch/operators/operator.h"

#include "lazy/model/op_info.h"
#include "lazy/state/options.h"
#include "tensor/checked/written_arguments.h"

static pthread_mutex_t known_lock = PTHREAD_MUTEX_INITIALIZER;
enum { BUCKETS = 4096 };
static kf__lazy_op_t *buckets[BUCKETS]; /* read atomically; by the operator's address */

kf__lazy_op_t kf__lazy_empty = {.is_recordable = true, .name_hash = 0x9e3779b97f4a7c15u};

const char *kf__lazy_op_name(const kf__lazy_op_t *op) {
  return op->op != NULL ? kf_op_full_name(op->op) : "keyfall::empty";
}

/* ---- Reading a schema ---- */

static const kf_type_t *without_optional(const kf_type_t *type) {
  return type->kind == KF_TYPE_OPTIONAL ? type->children[0] : type;
}

/* Scalars, floats, lists of them, and generators. */
static bool is_number(const kf_type_t *type) {
  type = without_optional(type);
  if (type->kind == KF_TYPE_LIST) type = without_optional(type->children[0]);
  return type->kind == KF_TYPE_FLOAT || type->kind == KF_TYPE_SCALAR ||
         type->kind == KF_TYPE_GENERATOR;
}

static bool is_tensors(const kf_type_t *type) {
  type = without_optional(type);
  if (type->kind == KF_TYPE_LIST) type = without_optional(type->children[0]);
  return type->kind == KF_TYPE_TENSOR;
}

static uint8_t flags_of(const kf__lazy_op_t *op, const kf_argument_t *argument) {
  static const char running[] = "running_";
  uint8_t flags = 0;
  if (kf__is_written(argument)) flags |= KF__LAZY_ARG_WRITTEN;
  if (is_number(argument->type)) flags |= KF__LAZY_ARG_NUMBER;
  if (op->trains && strncmp(argument->name, running, sizeof running - 1) == 0)
    flags |= KF__LAZY_ARG_STATISTICS;
  return flags;
}

static bool has_generator(const kf_schema_t *schema) {
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++)
    if (without_optional(kf_schema_argument(schema, i)->type)->kind == KF_TYPE_GENERATOR)
      return true;
  return false;
}

static bool is_named(const kf_op_t *op, const char *name) {
  return strcmp(kf_op_name(op), name) == 0;
}

static kf__lazy_return_t kind_of_return(kf__lazy_op_t *op, const kf_argument_t *result) {
  if (!is_tensors(result->type)) {
    op->obstacle = "its result is not a tensor";
    return KF__LAZY_RETURN_OTHER;
  }
  if (result->alias == NULL) return KF__LAZY_RETURN_NEW;
  if (kf__is_written(result)) return KF__LAZY_RETURN_WRITTEN;
  op->obstacle = "it returns a view";
  return KF__LAZY_RETURN_OTHER;
}

static bool has_dynamic_shape(const kf_op_t *op) {
  static const char *const names[] = {
      "aten::nonzero",  "aten::masked_select",          "aten::bincount",
      "aten::_unique2", "aten::unique_consecutive",     "aten::unique_dim",
      "aten::_unique",  "aten::unique_dim_consecutive", "aten::linalg_lstsq",
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (is_named(op, names[i])) return true;
  return is_named(op, "aten::repeat_interleave") && strncmp(kf_op_overload(op), "Tensor", 6) == 0;
}

static bool is_bool_list(const kf_type_t *type) {
  return type->kind == KF_TYPE_LIST && type->children[0]->kind == KF_TYPE_BOOL;
}

static void read_schema(kf__lazy_op_t *op) {
  const kf_schema_t *schema = op->schema;
  op->trains = is_named(op->op, "aten::native_batch_norm");
  op->is_copy = is_named(op->op, "aten::copy_");
  op->has_dynamic_shape = has_dynamic_shape(op->op);
  op->is_index = is_named(op->op, "aten::index");
  op->is_random = has_generator(schema) || kf_op_has_tag(op->op, "nondeterministic_seeded");
  for (uint32_t i = 0; i < op->arg_count; i++) {
    op->arg_flags[i] = flags_of(op, kf_schema_argument(schema, i));
    op->writes |= (op->arg_flags[i] & KF__LAZY_ARG_WRITTEN) != 0;
    op->has_mask |= is_bool_list(kf_schema_argument(schema, i)->type);
  }
  for (uint32_t i = 0; i < op->return_count; i++)
    op->returns[i] = (uint8_t)kind_of_return(op, kf_schema_return(schema, i));
  if (op->return_count == 0 && !op->writes) op->obstacle = "it has no result";
  if (kf_schema_is_vararg(schema) || kf_schema_is_varret(schema))
    op->obstacle = "its number of arguments varies";
  op->is_recordable = op->obstacle == NULL;
  op->is_plain = op->is_recordable && !op->trains && !op->is_copy && !op->has_dynamic_shape &&
                 !op->is_index && !op->has_mask;
}

/* ---- Making ---- */

static void free_op(kf__lazy_op_t *op) {
  if (op == NULL) return;
  kf_op_release(op->op);
  kf_schema_release(op->schema);
  kf_free(op->arg_flags);
  kf_free(op);
}

static kf_status_t make(const kf_op_t *op, kf__lazy_op_t **out_op) {
  kf__lazy_op_t *made = kf_calloc(1, sizeof *made);
  if (made == NULL) return kf__no_memory();
  kf_op_retain(op);
  made->op = op;
  made->schema = kf_op_schema(op);
  if (made->schema == NULL) {
    free_op(made);
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "%s: a lazy tensor cannot be used without a schema",
                        kf_op_full_name(op));
  }
  made->arg_count = (uint32_t)kf_schema_argument_count(made->schema);
  made->return_count = (uint32_t)kf_schema_return_count(made->schema);
  made->arg_flags = kf_calloc(1, made->arg_count + made->return_count + 1);
  if (made->arg_flags == NULL) {
    free_op(made);
    return kf__no_memory();
  }
  made->returns = made->arg_flags + made->arg_count;
  made->shape_rule = &op->layout.table[kf__key_slot(KF_KEY_Meta)];
  const char *name = kf_op_full_name(op);
  made->name_hash = kf__hash_bytes(name, strlen(name), 0);
  read_schema(made);
  made->is_forced = kf__lazy_is_forced(op);
  made->is_foreign = strncmp(name, "aten::", 6) != 0;
  made->can_be_tried = made->is_recordable && !made->is_random && !made->is_foreign;
  *out_op = made;
  return KF_OK;
}

static size_t bucket_of(const kf_op_t *op) {
  return (size_t)(((uintptr_t)op >> 6) * 0x9e3779b97f4a7c15u >> 52) % BUCKETS;
}

static kf__lazy_op_t *find(const kf_op_t *op) {
  kf__lazy_op_t *found = __atomic_load_n(&buckets[bucket_of(op)], __ATOMIC_ACQUIRE);
  while (found != NULL && found->op != op) found = found->next;
  return found;
}

kf_status_t kf__lazy_op_of(const kf_op_t *op, kf__lazy_op_t **out_op) {
  *out_op = find(op);
  if (KF_LIKELY(*out_op != NULL)) return KF_OK;
  kf__lazy_op_t *made = NULL;
  KF_TRY(make(op, &made));
  (void)pthread_mutex_lock(&known_lock);
  /* another thread may have added the operator since; its entry wins, so pointers stay unique */
  kf__lazy_op_t *other = find(op);
  if (other == NULL) {
    kf__lazy_op_t **bucket = &buckets[bucket_of(op)];
    made->next = *bucket;
    __atomic_store_n(bucket, made, __ATOMIC_RELEASE);
  }
  (void)pthread_mutex_unlock(&known_lock);
  if (other != NULL) free_op(made);
  *out_op = other != NULL ? other : made;
  return KF_OK;
}

/* Applies the list of forced operators to all known operators. */
static void force_known(void) {
  (void)pthread_mutex_lock(&known_lock);
  for (size_t i = 0; i < BUCKETS; i++)
    for (kf__lazy_op_t *op = buckets[i]; op != NULL; op = op->next)
      __atomic_store_n(&op->is_forced, kf__lazy_is_forced(op->op), __ATOMIC_RELAXED);
  (void)pthread_mutex_unlock(&known_lock);
}

static kf_status_t find_named(void *context, const kf_op_t *op) {
  return kf__lazy_is_name_of(*(const kf_str_t *)context, op) ? KF_ERR_BUSY : KF_OK;
}

void kf__lazy_check_names(const char *operators, const char *source) {
  kf_str_t name;
  while (kf__lazy_next_name(&operators, &name)) {
    if (kf_visit_ops(find_named, &name) == KF_OK)
      kf_warn("%s: there is no operator \"%.*s\" that could run on the eager device", source,
              (int)name.size, name.data);
    kf_error_clear();
  }
}

kf_status_t kf_lazy_set_force_fallback(const char *operators) {
  /* the list first: operators that become known afterwards read it themselves */
  KF_TRY(kf__lazy_force(operators));
  force_known();
  kf__lazy_check_names(operators, "the list of operators that fall back");
  return KF_OK;
}

/* No lock: the kernels are already unregistered, so no new call can look for an operator. */
void kf__lazy_ops_release(void) {
  for (size_t i = 0; i < BUCKETS; i++) {
    kf__lazy_op_t *op = buckets[i];
    buckets[i] = NULL;
    while (op != NULL) {
      kf__lazy_op_t *next = op->next;
      free_op(op);
      op = next;
    }
  }
}
