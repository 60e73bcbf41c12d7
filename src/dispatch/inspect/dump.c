/* Dumps of an operator's registrations and of its computed table, the invariants, and the errors
 * that show them. The formats are PyTorch's, letter for letter: programs compare them. Origins are
 * our own: Note [Origins]. */
#include "dispatch/inspect/dump.h"

#include <string.h>

#include "base/required.h"
#include "compat/texts.h"
#include "dispatch/inspect/explain_call.h"
#include "dispatch/operators/table.h"
#include "dispatch/registry/operator_list.h"

/* ---- Registrations ---- */

static void put_alias_analysis(kf_text_t *text, uint32_t kind) {
  static const char *const names[] = {"CONSERVATIVE (default)", "INTERNAL_SPECIAL_CASE",
                                      "CONSERVATIVE", "FROM_SCHEMA", "PURE_FUNCTION"};
  KF_ASSERT(kind < sizeof names / sizeof names[0]);
  kf__text_format(text, "alias analysis kind: %s\n", names[kind]);
}

static void put_kernel(kf_text_t *text, const kf_op_t *op, const kf_kernel_t *kernel, bool active) {
  kf__text_format(text, "%s%s%s: ", kf_key_name(kernel->key),
                  kf_key_is_alias(kernel->key) ? "[alias]" : "", active ? "" : " (inactive)");
  kf__origin_put(text, op, kernel->origin);
  kf__text_puts(text, " :: ");
  const kf_schema_t *inferred = NULL;
  if (kernel->typing != NULL && kf__typing_inferred(kernel->typing, &inferred) == KF_OK)
    kf__schema_print(text, inferred);
  else
    kf__text_puts(text, "(none)");
  kf__text_format(text, " [ %sboxed %s]\n",
                  kernel->kind == KF_KERNEL_FALLTHROUGH ? "fallthrough " : "",
                  kernel->typed != NULL ? "unboxed " : "");
}

void kf__dump_state(const kf_op_t *op, kf_text_t *text) {
  KF__ASSERT_LOCKED();
  kf__text_format(text, "name: %s\n", op->full_name);
  if (op->definition != NULL) {
    kf__text_puts(text, "schema: ");
    kf__schema_print(text, op->definition->schema);
    kf__text_puts(text, "\ndebug: ");
    kf__origin_put(text, op, op->definition->origin);
    kf__text_char(text, '\n');
    put_alias_analysis(text, op->definition->alias_analysis);
  } else {
    kf__text_puts(text, "schema: (none)\n");
  }
  const kf_kernel_t *previous = NULL;
  for (const kf_kernel_t *k = op->kernels; k != NULL; previous = k, k = k->next)
    put_kernel(text, op, k, previous == NULL || previous->key != k->key);
}

/* ---- The computed table ---- */

/* One line, unless there is no kernel. */
static void put_table_line(const kf_op_t *op, kf_key_t key, kf_text_t *text) {
  KF_ASSERT(kf__key_slot(key) >= 0);
  kf_resolution_t r = kf__table_compute(op, (size_t)kf__key_slot(key));
  if (r.rule == KF_RULE_MISSING) return;
  kf__text_format(text, "%s: %s", kf_key_name(key),
                  r.kernel->kind == KF_KERNEL_FALLTHROUGH ? "fallthrough " : "");
  kf__origin_put(text, op, r.kernel->origin);
  if (r.kernel->is_standard) kf__text_puts(text, KF__COMPATIBLE(KF__TORCH_STANDARD_FALLBACK, ""));
  kf__text_format(text, " [%s]\n", kf_rule_name(r.rule));
}

void kf__dump_table(const kf_op_t *op, kf_text_t *text) {
  put_table_line(op, KF_KEY_Undefined, text);
  size_t cursor = 0;
  kf_key_t key = KF_KEY_Undefined;
  while (kf_keyset_next(kf_keyset_full(), &cursor, &key)) put_table_line(op, key, text);
}

static void put_available(const kf_op_t *op, kf_text_t *text) {
  kf__text_char(text, '[');
  size_t cursor = 0;
  kf_key_t key = KF_KEY_Undefined;
  for (bool first = true; kf_keyset_next(kf_keyset_full(), &cursor, &key);) {
    if (kf__table_stored(op, (size_t)kf__key_slot(key))->kind == KF_KERNEL_MISSING) continue;
    kf__text_format(text, "%s%s", first ? "" : ", ", kf_key_name(key));
    first = false;
  }
  kf__text_char(text, ']');
}

/* ---- Public dumps ---- */

typedef void (*dump_fn)(const kf_op_t *op, kf_text_t *text);

static kf_status_t dump_with(dump_fn dump, const kf_op_t *op, char **out_text) {
  kf_text_t text;
  kf__text_init(&text);
  kf__dispatcher_lock();
  dump(op, &text);
  kf__dispatcher_unlock();
  return kf__text_take(&text, out_text);
}

kf_status_t kf_op_dump(const kf_op_t *op, char **out_text) {
  KF__REQUIRE(op);
  KF__REQUIRE(out_text);
  return dump_with(kf__dump_state, op, out_text);
}

kf_status_t kf_op_dump_table(const kf_op_t *op, char **out_text) {
  KF__REQUIRE(op);
  KF__REQUIRE(out_text);
  return dump_with(kf__dump_table, op, out_text);
}

static void dump_extractor(const kf_op_t *op, kf_text_t *text) {
  uint64_t positions = op->definition != NULL ? op->definition->schema->tensor_positions : 0;
  for (unsigned i = 0; i < KF__SCHEMA_MAX_POSITIONS; i++) /* the last argument comes first */
    kf__text_char(text, (positions >> i & 1) != 0 ? '1' : '0');
  uint64_t mask = 0;
  for (size_t i = 0; i < KF_BACKEND_COUNT; i++) mask |= op->layout.masks[i];
  kf__text_char(text, ' ');
  kf__keyset_print(text, kf_keyset_make(KF_ALL_BACKENDS, mask));
  kf__text_char(text, '\n');
}

kf_status_t kf_op_dump_extractor(const kf_op_t *op, char **out_text) {
  KF__REQUIRE(op);
  KF__REQUIRE(out_text);
  return dump_with(dump_extractor, op, out_text);
}

static kf_status_t dump_by_name(dump_fn dump, const char *full_name, char **out_text) {
  *out_text = NULL;
  kf_op_t *op = NULL;
  kf_status_t status = kf_op_find_by_full_name(full_name, &op);
  if (status == KF_ERR_NOT_FOUND) {
    *out_text = kf__copy_text("", 0);
    return *out_text != NULL ? KF_OK : kf__no_memory();
  }
  KF_TRY(status);
  status = dump_with(dump, op, out_text);
  kf_op_release(op);
  return status;
}

kf_status_t kf_dump_by_name(const char *full_name, char **out_text) {
  KF__REQUIRE(out_text);
  return dump_by_name(kf__dump_state, full_name, out_text);
}

kf_status_t kf_dump_table_by_name(const char *full_name, char **out_text) {
  KF__REQUIRE(out_text);
  return dump_by_name(kf__dump_table, full_name, out_text);
}

/* ---- Invariants ---- */

/* The first invariant that the operator breaks; NULL: none. */
static const char *broken_invariant(const kf_op_t *op) {
  KF__ASSERT_LOCKED();
  const kf_schema_t *schema = op->definition != NULL ? op->definition->schema : NULL;
  if (schema != NULL &&
      (strcmp(schema->name, op->name) != 0 || strcmp(schema->overload, op->overload) != 0))
    return "the schema's name differs from the operator's";
  if ((op->definition != NULL) != (op->layout.schema != NULL))
    return "calls see another schema than the one registered";
  for (const kf_kernel_t *k = op->kernels; k != NULL; k = k->next)
    if (k->key == KF_KEY_Undefined) return "a kernel is registered to Undefined";
  return kf__table_problem(op);
}

static kf_status_t check_locked(const kf_op_t *op) {
  const char *broken = broken_invariant(op);
  if (broken == NULL) return KF_OK;
  kf_text_t text;
  kf__text_init(&text);
  kf__text_format(&text, "%s: %s\nCanonical state\n~~~~~~~~~~~\n", op->full_name, broken);
  kf__dump_state(op, &text);
  kf__text_puts(&text, "\n\nComputed table:\n~~~~~~~~~~~\n");
  kf__dump_table(op, &text);
  return kf__error_set_text(KF_ERR_INTERNAL, &text);
}

kf_status_t kf_op_check_invariants(const kf_op_t *op) {
  KF__REQUIRE(op);
  kf__dispatcher_lock();
  kf_status_t status = check_locked(op);
  kf__dispatcher_unlock();
  return status;
}

kf_status_t kf_check_all_invariants(void) {
  kf__dispatcher_lock();
  kf_status_t status = KF_OK;
  for (const kf_op_t *op = kf__op_first(); op != NULL && status == KF_OK; op = op->next)
    status = check_locked(op);
  kf__dispatcher_unlock();
  return status;
}

/* ---- Errors ---- */

/* A renamed PrivateUse1 is shown under its own name. */
static void key_for_message(kf_key_t key, char *buffer, size_t size) {
  const char *name = kf_key_name(key);
  size_t length = strlen(name);
  size_t suffix = strlen("PrivateUse1");
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  if (length >= suffix && strcmp(name + length - suffix, "PrivateUse1") == 0 &&
      strcmp(kf_privateuse1_name(), "privateuseone") != 0) {
    kf__text_put(&text, name, length - suffix);
    kf__text_puts(&text, kf_privateuse1_name());
  } else {
    kf__text_puts(&text, name);
  }
  (void)kf__text_finish_fixed(&text);
}

/* PyTorch's first sentence, which programs search for. */
static void put_torch_opening(const kf_op_t *op, kf_key_t key, kf_text_t *text) {
  char shown[64];
  key_for_message(key, shown, sizeof shown);
  if (key == KF_KEY_Undefined)
    kf__text_format(text, KF__TORCH_MISSING_TENSORS, op->full_name);
  else if (key == KF_KEY_Meta)
    kf__text_format(text, KF__TORCH_MISSING_META, op->full_name);
  else
    kf__text_format(text, KF__TORCH_MISSING_KERNEL, op->full_name, shown);
}

static void put_torch_missing(const kf_op_t *op, kf_key_t key, kf_text_t *text) {
  put_torch_opening(op, key, text);
  if (key == KF_KEY_Meta) {
    kf__text_puts(text, KF__TORCH_MISSING_META_TAIL);
    return;
  }
  if (key == KF_KEY_Undefined)
    kf__text_puts(text, KF__TORCH_MISSING_TENSORS_TAIL);
  else
    kf__text_format(text, KF__TORCH_MISSING_KERNEL_TAIL, op->full_name);
  put_available(op, text);
  kf__text_puts(text, ".\n\n");
  kf__dump_table(op, text);
}

static void put_short_missing(const kf_op_t *op, kf_key_t key, kf_keyset_t set, kf_text_t *text) {
  if (kf_is_torch_compatible()) put_torch_opening(op, key, text);
  kf__explain_missing(op, set, text);
}

/* The handler of the operator runs first, without the lock, because it may do anything; if it
 * returns KF_OK, the library's own message follows. The operator may lose its registrations between
 * the two locks, so is_listed is read in both. */
kf_status_t kf__report_missing_kernel(const kf_op_t *op, kf_keyset_t set) {
  kf_key_t key = kf_keyset_highest_key(set);
  kf__dispatcher_lock();
  kf_missing_kernel_fn fn = op->is_listed ? op->missing_fn : NULL;
  void *context = op->missing_context;
  kf__dispatcher_unlock();
  if (fn != NULL) {
    kf_status_t status = fn(context, op, kf_key_name(key));
    if (status != KF_OK) return status;
  }
  kf_text_t text;
  kf__text_init(&text);
  kf__dispatcher_lock();
  kf_status_t status = op->is_listed ? KF_ERR_NOT_IMPLEMENTED : KF_ERR_NOT_FOUND;
  if (!op->is_listed)
    kf__text_format(&text, "operator %s does not exist any more: its registrations were released",
                    op->full_name);
  else if (kf_has_torch_messages())
    put_torch_missing(op, key, &text);
  else
    put_short_missing(op, key, set, &text);
  kf__dispatcher_unlock();
  return kf__error_set_text(status, &text);
}

kf_status_t kf__report_ambiguous_kernel(const kf_op_t *op) {
  kf_text_t text;
  kf__text_init(&text);
  kf__dispatcher_lock();
  kf__text_format(
      &text,
      KF__COMPATIBLE(
          KF__TORCH_AMBIGUOUS_KERNEL,
          "%s: autograd can run either the composite kernel or the kernel of the backend, because "
          "the operator has both, and the backend shares the key AutogradOther. Register a kernel "
          "for AutogradOther, or release one of the two; in inference mode, which leaves autograd "
          "out, the kernel of the backend runs.\nCanonical state\n~~~~~~~~~~~\n"),
      op->full_name);
  kf__dump_state(op, &text);
  kf__text_puts(&text, "\n\n");
  kf__dispatcher_unlock();
  return kf__error_set_text(KF_ERR_INTERNAL, &text);
}
