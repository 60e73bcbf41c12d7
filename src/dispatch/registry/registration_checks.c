/* The checks of registration: duplicates, signatures that differ between kernels, and kernels that
 * do not match the schema. Programs compare these messages: Note [Message texts] in compat/texts.h
 * says where PyTorch's words are. */
#include "dispatch/registry/registration_checks.h"

#include <stdio.h>
#include <string.h>

#include "compat/texts.h"
#include "dispatch/registry/operator_list.h"

static const char *key_text(kf_key_t key, bool is_catch_all) {
  return is_catch_all ? "(catch all)" : kf_key_name(key);
}

/* ---- Schema against kernel ---- */

static kf_status_t schema_mismatch(const kf_op_t *op, const kf_definition_t *definition,
                                   const kf_kernel_t *kernel, const kf_schema_t *inferred,
                                   const char *reason) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_puts(&text, KF__COMPATIBLE(KF__TORCH_SCHEMA_MISMATCH,
                                      "The signature of a kernel does not match the schema."));
  kf__text_format(&text, "\n  operator: %s\n  expected schema: ", op->full_name);
  kf__schema_print_for_kernel(&text, definition->schema, kf__kernel_has_sym_int(kernel));
  kf__text_puts(&text, "\n    ");
  kf__origin_put(&text, op, definition->origin);
  kf__text_puts(&text, "\n  inferred schema: ");
  kf__schema_print(&text, inferred);
  kf__text_puts(&text, "\n    ");
  kf__origin_put(&text, op, kernel->origin);
  kf__text_format(&text, "\n  reason: %s", reason);
  return kf__error_set_text(KF_ERR_GENERAL, &text);
}

static kf_status_t check_against_schema(const kf_op_t *op, const kf_definition_t *definition,
                                        const kf_kernel_t *kernel) {
  if (kernel->typing == NULL || kernel->typing == definition->typing) return KF_OK;
  const kf_schema_t *inferred = NULL;
  KF_TRY(kf__typing_inferred(kernel->typing, &inferred));
  bool sym_int = kf__kernel_has_sym_int(kernel);
  char reason[512];
  bool differs =
      kf__schema_mismatch_reason(definition->schema, inferred, sym_int, reason, sizeof reason);
  if (!differs && (sym_int || kf__signature_equal(definition->signature, kernel->signature)))
    return KF_OK;
  if (!differs)
    /* The types are equal, so the annotations differ. A return that is a written argument has no
     * output parameter, so a typed caller would pass other parameters than the kernel takes. */
    (void)snprintf(reason, sizeof reason,
                   "The returns that are written arguments, such as Tensor(a!), are different.");
  return schema_mismatch(op, definition, kernel, inferred, reason);
}

kf_status_t kf__check_definition(const kf_op_t *op, const kf_definition_t *definition) {
  KF__ASSERT_LOCKED();
  for (const kf_kernel_t *k = op->kernels; k != NULL; k = k->next)
    KF_TRY(check_against_schema(op, definition, k));
  return KF_OK;
}

/* ---- Kernel against kernel ---- */

/* Real types: int and ScalarType are different parameters in C. Names and annotations do not count.
 */
static bool same_signature(const kf_schema_t *a, const kf_schema_t *b) {
  if (a->argument_count != b->argument_count || a->return_count != b->return_count) return false;
  size_t count = a->argument_count + a->return_count;
  for (size_t i = 0; i < count; i++)
    if (!kf_type_equal(a->arguments[i].real_type, b->arguments[i].real_type)) return false;
  return true;
}

static kf_status_t signature_mismatch(const kf_op_t *op, const kf_first_signature_t *first,
                                      const kf_kernel_t *kernel) {
  char wanted[1024], found[1024], described[1024];
  (void)kf__signature_print(first->typing->signature, wanted, sizeof wanted);
  (void)kf__signature_print(kernel->signature, found, sizeof found);
  (void)kf__op_describe(op, described, sizeof described);
  kf__origin_buffer_t origin;
  kf_text_t text;
  kf__text_init(&text);
  kf__text_format(&text, "\n%s\n  operator: %s\n    %s\n",
                  KF__COMPATIBLE(KF__TORCH_SIGNATURE_MISMATCH, "Mismatch in kernel signatures"),
                  described, kf__op_schema_origin(op, "no debug info", &origin));
  kf__text_format(&text, "  kernel 1: %s\n    dispatch key: %s\n    %s\n", wanted,
                  key_text(first->key, first->is_catch_all),
                  kf__origin_text(op, first->origin, &origin));
  kf__text_format(&text, "  kernel 2: %s\n    dispatch key: %s\n    %s\n", found,
                  key_text(kernel->key, kernel->is_catch_all),
                  kf__origin_text(op, kernel->origin, &origin));
  return kf__error_set_text(KF_ERR_GENERAL, &text);
}

kf_status_t kf__check_kernel(const kf_op_t *op, const kf_kernel_t *kernel) {
  KF__ASSERT_LOCKED();
  const kf_first_signature_t *first =
      kf__kernel_has_sym_int(kernel) ? &op->first_sym : &op->first_plain;
  if (kernel->typing != NULL && first->typing != NULL && kernel->typing != first->typing) {
    const kf_schema_t *wanted = NULL, *found = NULL;
    KF_TRY(kf__typing_inferred(first->typing, &wanted));
    KF_TRY(kf__typing_inferred(kernel->typing, &found));
    if (!same_signature(wanted, found)) return signature_mismatch(op, first, kernel);
  }
  return op->definition != NULL ? check_against_schema(op, op->definition, kernel) : KF_OK;
}

/* ---- A typed call's own signature ---- */

static kf_status_t wrong_signature(const kf_op_t *op, const kf_first_signature_t *first,
                                   const char *asked) {
  char described[1024], correct[1024];
  kf__origin_buffer_t schema_origin, origin;
  (void)kf__signature_print(first->typing->signature, correct, sizeof correct);
  (void)kf__op_describe(op, described, sizeof described);
  return kf_error_set(
      KF_ERR_GENERAL,
      KF__COMPATIBLE(KF__TORCH_WRONG_SIGNATURE,
                     "\na typed call has other parameters than the kernels of the operator\n  "
                     "operator: %s\n    %s\n  kernels:  %s\n    %s\n  call:     %s"),
      described, kf__op_schema_origin(op, "unknown debug info", &schema_origin), correct,
      kf__origin_text(op, first->origin, &origin), asked);
}

/* True when a plain kernel takes the types of a symbolic request, with int for SymInt. */
static bool fits_plain(const kf_schema_t *asked, const kf_schema_t *plain) {
  if (asked->argument_count != plain->argument_count || asked->return_count != plain->return_count)
    return false;
  char reason[64];
  return !kf__schema_mismatch_reason(asked, plain, false, reason, sizeof reason);
}

static kf_status_t check_asked(const kf_op_t *op, const char *signature, const kf_typing_t *asked) {
  KF_ASSERT(asked->inferred != NULL); /* made from a text */
  bool symbolic = asked->signature->symbolic;
  const kf_first_signature_t *plain = &op->first_plain;
  const kf_first_signature_t *sym = &op->first_sym;
  const kf_schema_t *first = NULL;
  if (symbolic && sym->typing != NULL) {
    KF_TRY(kf__typing_inferred(sym->typing, &first));
    if (!same_signature(first, asked->inferred)) return wrong_signature(op, sym, signature);
  }
  if (plain->typing == NULL) return KF_OK;
  KF_TRY(kf__typing_inferred(plain->typing, &first));
  bool fits =
      symbolic ? fits_plain(asked->inferred, first) : same_signature(first, asked->inferred);
  return fits ? KF_OK : wrong_signature(op, plain, signature);
}

kf_status_t kf_op_check_signature(const kf_op_t *op, const char *signature) {
  kf_typing_t *asked = NULL;
  KF_TRY(kf__typing_of_text(signature, &asked));
  kf__dispatcher_lock();
  kf_status_t status = check_asked(op, signature, asked);
  kf__dispatcher_unlock();
  kf__typing_release(asked);
  return status;
}

/* ---- Duplicates and overrides ---- */

kf_status_t kf__duplicate_definition(const kf_op_t *op, const kf_definition_t *definition) {
  kf__origin_buffer_t origin, original;
  char *schema = NULL;
  KF_TRY(kf__schema_text(definition->schema, &schema));
  (void)kf_error_set(
      KF_ERR_DUPLICATE,
      KF__COMPATIBLE(KF__TORCH_DUPLICATE_DEF,
                     "operator %s has two definitions: the new one, %s, and the old one, %s"),
      schema, kf__origin_text(op, definition->origin, &origin),
      kf__op_schema_origin(op, "", &original));
  kf_free(schema);
  return KF_ERR_DUPLICATE;
}

kf_status_t kf__duplicate_fallback(kf_key_t key, const kf_kernel_t *old,
                                   const kf_kernel_t *latest) {
  kf__origin_buffer_t previous, origin;
  return kf_error_set(KF_ERR_DUPLICATE,
                      KF__COMPATIBLE(KF__TORCH_DUPLICATE_FALLBACK,
                                     "key %s has two fallbacks: the old one, %s, and the new one, "
                                     "%s; release the old one first"),
                      kf_key_name(key), kf__origin_text(NULL, old->origin, &previous),
                      kf__origin_text(NULL, latest->origin, &origin));
}

static const char *first_origin(const kf_op_t *op, kf__origin_buffer_t *buffer) {
  if (op->first_plain.typing != NULL) return kf__origin_text(op, op->first_plain.origin, buffer);
  if (op->first_sym.typing != NULL) return kf__origin_text(op, op->first_sym.origin, buffer);
  return "no debug info";
}

/* Meta and MTIA are exempt, as in PyTorch: programs override those kernels on purpose. */
bool kf__override_warning(const kf_op_t *op, const kf_kernel_t *kernel, char *buffer, size_t size) {
  if (kf__op_direct(op, kernel->key) == NULL) return false;
  if (!kernel->is_catch_all && (kernel->key == KF_KEY_Meta || kernel->key == KF_KEY_MTIA))
    return false;
  char described[1024];
  kf__origin_buffer_t schema, first, latest;
  (void)kf__op_describe(op, described, sizeof described);
  kf_text_t text;
  kf__text_init_fixed(&text, buffer, size);
  kf__text_format(
      &text,
      KF__COMPATIBLE(
          KF__TORCH_OVERRIDE,
          "a kernel replaces another one; this is reported once, for the first operator only\n  "
          "operator: %s\n    %s\n  dispatch key: %s\n  previous kernel: %s\n       new kernel: %s"),
      described, kf__op_schema_origin(op, "no debug info", &schema),
      key_text(kernel->key, kernel->is_catch_all), first_origin(op, &first),
      kf__origin_text(op, kernel->origin, &latest));
  (void)kf__text_finish_fixed(&text);
  return true;
}
