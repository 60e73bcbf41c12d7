/* The checked mode: verifies that a kernel wrote, aliased and returned only what its schema says.
 *
 * Before the kernel runs, a snapshot of every tensor among the arguments is taken; afterwards
 * arguments and results are compared with the schema. A kernel that redispatches is checked like
 * any other, but not blamed for the kernels below it: their calls have failed by then. */
#include "tensor/checked/schema_checker.h"

#include <string.h>

#include "base/new_stack.h"
#include "dispatch/keys/key_internal.h"
#include "dispatch/operators/kernel.h"
#include "dispatch/operators/unbox.h"
#include "dispatch/registry/kernel_guards.h"
#include "tensor/checked/tensor_snapshot.h"
#include "tensor/checked/written_arguments.h"

/* ---- The tensors of arguments and results ---- */

typedef struct {
  kf__snapshot_t before;
  size_t argument;
  bool written;
} seen_t;
typedef struct {
  kf_tensor_t *tensor; /* borrowed */
  size_t result;
} returned_t;
/* The state of the check of one call. */
typedef struct check {
  const kf_call_t *call;
  const kf_schema_t *schema;
  seen_t *seen;
  size_t seen_count, seen_capacity;
  returned_t *returned;
  size_t returned_count, returned_capacity;
  struct check *outer; /* of the call that made this one */
} check_t;
static __thread check_t *innermost __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(innermost, innermost, NULL)

typedef kf_status_t (*visit_fn)(check_t *c, kf_tensor_t *tensor, size_t position);

enum { MOST_NESTED = 8 };
/* Calls `fn` for every tensor in a value, down to MOST_NESTED levels of lists and tuples. */
static kf_status_t visit(check_t *c, const kf_value_t *value, size_t position, visit_fn fn,
                         int depth) {
  kf_value_span_t inner = {NULL, 0};
  if (value->tag == KF_TAG_TENSOR) {
    kf_tensor_t *t = (kf_tensor_t *)(void *)value->as.object;
    return kf__has_memory(t) ? fn(c, t, position) : KF_OK;
  }
  if (value->tag == KF_TAG_LIST) {
    const kf_list_t *list = (const kf_list_t *)(void *)value->as.object;
    kf_tensor_span_t tensors = kf_list_tensors(list);
    for (size_t i = 0; i < tensors.size; i++)
      if (kf__has_memory(tensors.data[i])) KF_TRY(fn(c, tensors.data[i], position));
    inner = kf_list_values(list);
  } else if (value->tag == KF_TAG_TUPLE) {
    inner = kf_tuple_items((const kf_tuple_t *)(void *)value->as.object);
  }
  for (size_t i = 0; i < inner.size && depth < MOST_NESTED; i++)
    KF_TRY(visit(c, &inner.data[i], position, fn, depth + 1));
  return KF_OK;
}

static kf_status_t remember(check_t *c, kf_tensor_t *tensor, size_t position) {
  void *block = c->seen;
  kf_status_t status = kf__grow(&block, &c->seen_capacity, c->seen_count + 1, sizeof *c->seen);
  c->seen = block;
  KF_TRY(status);
  KF_ASSERT(c->seen_count < c->seen_capacity);
  KF_ASSERT(position < kf_schema_argument_count(c->schema));
  seen_t *s = &c->seen[c->seen_count];
  KF_TRY(kf__snapshot_take(tensor, &s->before));
  s->argument = position;
  s->written = kf__is_written(kf_schema_argument(c->schema, position));
  c->seen_count++;
  return KF_OK;
}

static kf_status_t collect(check_t *c, kf_tensor_t *tensor, size_t position) {
  void *block = c->returned;
  kf_status_t status =
      kf__grow(&block, &c->returned_capacity, c->returned_count + 1, sizeof *c->returned);
  c->returned = block;
  KF_TRY(status);
  KF_ASSERT(c->returned_count < c->returned_capacity);
  KF_ASSERT(position < kf_schema_return_count(c->schema));
  c->returned[c->returned_count++] = (returned_t){tensor, position};
  return KF_OK;
}

size_t kf__checker_holds(const kf_storage_t *storage) {
  size_t count = 0;
  for (const check_t *c = innermost; c != NULL; c = c->outer)
    for (size_t i = 0; i < c->seen_count; i++) count += c->seen[i].before.storage == storage;
  return count;
}

static void forget(check_t *c) {
  for (size_t i = 0; i < c->seen_count; i++) kf__snapshot_forget(&c->seen[i].before);
  kf_free(c->seen);
  kf_free(c->returned);
}

/* ---- Operators whose schemas are not accurate ---- */

/* These schemas are PyTorch's and cannot be changed; docs/guide/checked.md gives the reasons. A
 * name stands for all overloads. */
static bool is_named(const check_t *c, const char *const *names) {
  const char *name = kf_op_name(c->call->op);
  while (*names != NULL && strcmp(*names, name) != 0) names++;
  return *names != NULL;
}

static bool may_share(const check_t *c) {
  static const char *const names[] = {"aten::atleast_1d",
                                      "aten::atleast_2d",
                                      "aten::atleast_3d",
                                      "aten::broadcast_tensors",
                                      "aten::cartesian_prod",
                                      "aten::conj_physical",
                                      "aten::einsum",
                                      "aten::meshgrid",
                                      "aten::sum_to_size",
                                      "aten::type_as",
                                      "aten::where",
                                      "aten::nonzero_numpy",
                                      "aten::dropout",
                                      "aten::alpha_dropout",
                                      "aten::feature_dropout",
                                      "aten::feature_alpha_dropout",
                                      "aten::unsafe_chunk",
                                      "aten::unsafe_split",
                                      "aten::unsafe_split_with_sizes",
                                      "aten::_unsafe_view",
                                      "aten::_foobar",
                                      NULL};
  return is_named(c, names);
}

static bool may_write(const check_t *c, const char *argument) {
  static const char *const names[] = {"aten::batch_norm", "aten::native_batch_norm",
                                      "aten::_batch_norm_impl_index", "aten::instance_norm", NULL};
  return (strcmp(argument, "running_mean") == 0 || strcmp(argument, "running_var") == 0) &&
         is_named(c, names);
}

/* ---- Messages ---- */

static kf_status_t violation(const check_t *c, const char *format, ...) KF_PRINTF(2, 3);
static kf_status_t violation(const check_t *c, const char *format, ...) {
  char schema[512], what[512];
  kf_text_t text;
  va_list args;
  va_start(args, format);
  kf__text_init_fixed(&text, what, sizeof what);
  kf__text_formatv(&text, format, args);
  (void)kf__text_finish_fixed(&text);
  va_end(args);
  (void)kf_schema_print(c->schema, schema, sizeof schema);
  kf__origin_buffer_t origin;
  return kf_error_set(KF_ERR_RUNTIME, "%s: the kernel for %s (%s) %s. Its schema is %s",
                      kf_op_full_name(c->call->op),
                      kf_key_name(kf_keyset_highest_key(c->call->keyset)),
                      kf__origin_text(c->call->op, c->call->kernel->origin, &origin), what, schema);
}

static const char *argument_name(const check_t *c, const seen_t *s) {
  return kf_schema_argument(c->schema, s->argument)->name;
}

/* ---- Arguments ---- */

/* Memory that the kernel may write can also belong to arguments that it may only read. */
static void allow_writes(check_t *c) {
  for (size_t i = 0; i < c->seen_count; i++)
    for (size_t k = 0; k < c->seen_count; k++)
      if (!c->seen[i].written && c->seen[k].written)
        kf__snapshot_allow(&c->seen[i].before, &c->seen[k].before);
}

typedef enum { APART, SAME_STORAGE, MOVED, SAME_TENSOR } relation_t;
/* The closest relation to an argument that may be written. MOVED: the written one now covers other
 * memory of the common storage than before the call. */
static relation_t relation(const check_t *c, const seen_t *s) {
  relation_t closest = APART;
  for (size_t i = 0; i < c->seen_count; i++) {
    const seen_t *w = &c->seen[i];
    if (!w->written || w->before.storage != s->before.storage) continue;
    relation_t found = w->before.tensor == s->before.tensor               ? SAME_TENSOR
                       : kf__snapshot_metadata_change(&w->before) != NULL ? MOVED
                                                                          : SAME_STORAGE;
    if (found > closest) closest = found;
  }
  return closest;
}

static kf_status_t check_read_only(const check_t *c, const seen_t *s) {
  char buffer[KF__CHANGE_TEXT];
  relation_t related = relation(c, s);
  if (related == SAME_TENSOR || may_write(c, argument_name(c, s))) return KF_OK;
  const char *change = kf__snapshot_metadata_change(&s->before);
  if (change == NULL && related == APART && kf__snapshot_storage_changed(&s->before))
    change = "its storage was resized";
  if (change == NULL && related != MOVED) change = kf__snapshot_memory_change(&s->before, buffer);
  if (change == NULL) return KF_OK;
  return violation(c, "wrote to argument '%s', which the schema does not mark as written: %s",
                   argument_name(c, s), change);
}

static kf_status_t check_version(const check_t *c, const seen_t *s) {
  char buffer[KF__CHANGE_TEXT];
  if ((s->before.tensor->flags & KF__INFERENCE) != 0 || kf__snapshot_version_moved(&s->before))
    return KF_OK;
  const char *change = kf__snapshot_metadata_change(&s->before);
  if (change == NULL) change = kf__snapshot_memory_change(&s->before, buffer);
  if (change == NULL) return KF_OK;
  return violation(c, "wrote to argument '%s', but its version is still %u: %s",
                   argument_name(c, s), (unsigned)s->before.version, change);
}

static kf_status_t check_arguments(const check_t *c) {
  for (size_t i = 0; i < c->seen_count; i++) {
    const seen_t *s = &c->seen[i];
    KF_TRY(s->written ? check_version(c, s) : check_read_only(c, s));
  }
  return KF_OK;
}

/* ---- Results ---- */

static bool has_name(const char *const *names, size_t count, const char *name) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(names[i], name) == 0 || strcmp(names[i], "*") == 0) return true;
  return false;
}

/* Whether the alias sets have a name in common, at any depth of containers. */
static bool sets_meet(const kf_alias_t *a, const kf_alias_t *b) {
  for (; a != NULL; a = a->contained)
    for (const kf_alias_t *other = b; other != NULL; other = other->contained) {
      for (size_t i = 0; i < a->after_count; i++)
        if (has_name(other->before, other->before_count, a->after[i]) ||
            has_name(other->after, other->after_count, a->after[i]) ||
            strcmp(a->after[i], "*") == 0)
          return true;
    }
  return false;
}

static bool is_related(const check_t *c, const returned_t *r, const seen_t *s) {
  return sets_meet(kf_schema_return(c->schema, r->result)->alias,
                   kf_schema_argument(c->schema, s->argument)->alias);
}

/* "result 2 'indices'" */
static const char *result_name(const check_t *c, size_t result, char *buffer, size_t size) {
  const char *name = kf_schema_return(c->schema, result)->name;
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  kf__text_format(&text, "result %zu", result + 1);
  if (name[0] != '\0') kf__text_format(&text, " '%s'", name);
  (void)kf__text_finish_fixed(&text);
  return buffer;
}
enum { NAME_TEXT = 96 };

/* A result Tensor(a!) must be the written argument itself. */
static kf_status_t check_written_result(const check_t *c, const returned_t *r) {
  char name[NAME_TEXT];
  const seen_t *expected = NULL;
  for (size_t i = 0; i < c->seen_count; i++) {
    const seen_t *s = &c->seen[i];
    if (!s->written || !is_related(c, r, s)) continue;
    if (s->before.tensor == r->tensor) return KF_OK;
    expected = s;
  }
  if (expected == NULL) return KF_OK;
  return violation(c, "returned another tensor as %s, which has to be the argument '%s' itself",
                   result_name(c, r->result, name, sizeof name), argument_name(c, expected));
}

/* Composite operators such as reshape and contiguous may return a view or a copy. */
static bool may_copy(const check_t *c) {
  return kf_op_has_kernel_for_key(c->call->op, KF_KEY_CompositeImplicitAutograd);
}

static bool touches(const kf_tensor_t *result, const kf_tensor_t *argument) {
  return result == argument ||
         (result->numel > 0 && kf__has_memory(argument) && kf__shares_memory(result, argument));
}

/* Whether the argument shares memory with another one that the result is a view of: then the result
 * shares that memory, too. */
static bool is_excused(const check_t *c, const returned_t *r, const seen_t *s) {
  for (size_t i = 0; i < c->seen_count; i++)
    if (is_related(c, r, &c->seen[i]) && touches(c->seen[i].before.tensor, s->before.tensor))
      return true;
  return false;
}

/* A functional tensor has no memory: one that stands for a plain argument is no copy of it. */
static bool became_functional(const kf_tensor_t *result, const kf_tensor_t *argument) {
  return kf_keyset_has(result->base.keys, KF_KEY_Functionalize) &&
         !kf_keyset_has(argument->base.keys, KF_KEY_Functionalize);
}

/* A result Tensor(a) shares memory with arguments of that alias set only, a result Tensor with
 * none. */
static kf_status_t check_shared_result(const check_t *c, const returned_t *r) {
  char name[NAME_TEXT];
  const seen_t *base = NULL;
  bool shares = false;
  (void)result_name(c, r->result, name, sizeof name);
  for (size_t i = 0; i < c->seen_count; i++) {
    const seen_t *s = &c->seen[i];
    bool related = is_related(c, r, s), touching = touches(r->tensor, s->before.tensor);
    if (related) base = s;
    if (related && touching) shares = true;
    if (related || !touching || may_share(c) || is_excused(c, r, s)) continue;
    if (r->tensor == s->before.tensor)
      return violation(c, "returned the argument '%s' as %s, which the schema says is new",
                       argument_name(c, s), name);
    return violation(
        c, "returned %s, which shares memory with the argument '%s'; the schema does not say so",
        name, argument_name(c, s));
  }
  if (base == NULL || shares || became_functional(r->tensor, base->before.tensor) ||
      r->tensor->numel == 0 || r->tensor->storage->size == 0 || may_copy(c))
    return KF_OK;
  return violation(c,
                   "returned %s, which shares no memory with the argument '%s'; the schema says it "
                   "is a view of it",
                   name, argument_name(c, base));
}

/* New results must not share memory with each other. */
static kf_status_t check_apart(const check_t *c, size_t index) {
  char first[NAME_TEXT], second[NAME_TEXT];
  const returned_t *r = &c->returned[index];
  if (may_share(c)) return KF_OK;
  for (size_t i = 0; i < index; i++) {
    const returned_t *o = &c->returned[i];
    if (kf_schema_return(c->schema, o->result)->alias != NULL) continue;
    bool same = o->tensor == r->tensor;
    if (!same && (o->tensor->numel == 0 || r->tensor->numel == 0 ||
                  !kf__shares_memory(o->tensor, r->tensor)))
      continue;
    return violation(c, "returned %s and %s, which %s; the schema says they are new",
                     result_name(c, o->result, first, sizeof first),
                     result_name(c, r->result, second, sizeof second),
                     same ? "are one tensor" : "share memory");
  }
  return KF_OK;
}

/* A bool also counts as a Scalar, which some operators return. */
static bool fits(const kf_value_t *value, const kf_type_t *type) {
  return kf_value_matches_type(value, type) ||
         (value->tag == KF_TAG_BOOL && kf__type_is(type, KF_TYPE_SCALAR));
}

static kf_status_t check_types(const check_t *c, const kf_value_t *results) {
  char name[NAME_TEXT], type[128];
  for (size_t i = 0; i < kf_schema_return_count(c->schema); i++) {
    const kf_argument_t *declared = kf_schema_return(c->schema, i);
    if (fits(&results[i], declared->type)) continue;
    (void)kf_type_print(declared->real_type, type, sizeof type);
    return violation(c, "returned %s for %s, expected %s", kf__found_name(&results[i]),
                     result_name(c, i, name, sizeof name), type);
  }
  return KF_OK;
}

/* A class or a mode of another language, here or below, returns tensors of its own, to which the
 * rules about memory do not apply. */
static bool answers_freely(const check_t *c) {
  const uint64_t python = KF_RANK_BIT(Python) | KF_RANK_BIT(PythonTLSSnapshot) |
                          KF_RANK_BIT(PythonDispatcher) | KF_RANK_BIT(PreDispatch);
  return (c->call->keyset.functionality & python) != 0;
}

static kf_status_t check_results(check_t *c, const kf_value_t *results) {
  KF_TRY(check_types(c, results));
  if (answers_freely(c)) return KF_OK;
  for (size_t i = 0; i < kf_schema_return_count(c->schema); i++)
    KF_TRY(visit(c, &results[i], i, collect, 0));
  for (size_t i = 0; i < c->returned_count; i++) {
    const returned_t *r = &c->returned[i];
    const kf_argument_t *declared = kf_schema_return(c->schema, r->result);
    if (kf__is_written(declared)) {
      KF_TRY(check_written_result(c, r));
      continue;
    }
    KF_TRY(check_shared_result(c, r));
    if (declared->alias == NULL) KF_TRY(check_apart(c, i));
  }
  return KF_OK;
}

/* ---- The call ---- */

static const kf_value_t *topmost(const kf_stack_t *stack, size_t count) {
  KF_ASSERT(count <= stack->size);
  return count > 0 ? stack->values + (stack->size - count) : NULL;
}

static kf_status_t prepare(check_t *c, const kf_value_t *arguments) {
  for (size_t i = 0; i < kf_schema_argument_count(c->schema); i++)
    KF_TRY(visit(c, &arguments[i], i, remember, 0));
  allow_writes(c);
  return KF_OK;
}

kf_status_t kf__check_call(const kf_call_t *call, kf_stack_t *stack, kf_boxed_fn run) {
  check_t c = {.call = call, .schema = kf__call_schema(call)};
  if (c.schema == NULL || kf_schema_is_vararg(c.schema) || kf_schema_is_varret(c.schema) ||
      stack->size < kf_schema_argument_count(c.schema))
    return run(call, stack);
  size_t arguments = kf_schema_argument_count(c.schema);
  size_t returns = kf_schema_return_count(c.schema);
  kf_status_t status = prepare(&c, topmost(stack, arguments));
  if (status == KF_OK) {
    c.outer = innermost;
    innermost = &c;
    status = run(call, stack);
    innermost = c.outer;
    if (status == KF_OK) {
      status = check_arguments(&c);
      if (status == KF_OK) status = check_results(&c, topmost(stack, returns));
      if (status != KF_OK) kf_stack_drop(stack, returns);
    }
  }
  forget(&c);
  return status;
}

void kf__tensor_follow_calls(bool on) {
  kf__set_guard(KF__GUARD_WRITES, on ? kf__count_and_run : NULL);
  kf__set_checker(on ? kf__check_call : NULL);
}
