/* Making and freeing kernels, and the special ones: missing, fallthrough, ambiguous, and "names
 * are not supported". The special ones have no typed form, so typed calls reach their boxed form
 * through the slow path, which is where their errors are made. */
#include "dispatch/kernel.h"

#include <string.h>

#include "dispatch/dump.h"

/* ---- Special kernels ---- */

/* The boxed form of all of them. A call that gets this far asks kf__kernel_report, but only after a
 * second look: what it met may have been a change under way. */
static kf_status_t run_special(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_ERR_INTERNAL;
}

kf_status_t kf__kernel_report(const kf_call_t *call) {
  switch (call->kernel->kind) {
    case KF_KERNEL_MISSING: return kf__report_missing_kernel(call->op, call->keyset);
    case KF_KERNEL_AMBIGUOUS: return kf__report_ambiguous_kernel(call->op);
    case KF_KERNEL_NAMED_NOT_SUPPORTED:
      return kf_error_set(KF_ERR_GENERAL,
                          "%s is not yet supported with named tensors. Please drop names via "
                          "`tensor = tensor.rename(None)`, call the op with an unnamed tensor, and "
                          "set names on the result of the operation.",
                          kf_op_full_name(call->op));
    default:
      return kf_error_set(
          KF_ERR_INTERNAL,
          "fallthrough_kernel was executed but it should have been short-circuited by the "
          "dispatcher. A key set made by hand leads %s to key %s, for which it falls through; take "
          "that key out of the set before redispatching.",
          kf_op_full_name(call->op), kf_key_name(kf_keyset_highest_key(call->keyset)));
  }
}

static char missing_debug[] = "missing";
static char ambiguous_debug[] = "ambiguous_autogradother";
const kf_kernel_t kf__missing_kernel = {
    .layout = {NULL, run_special, NULL, NULL}, .kind = KF_KERNEL_MISSING, .debug = missing_debug};
const kf_kernel_t kf__ambiguous_kernel = {.layout = {NULL, run_special, NULL, NULL},
                                          .kind = KF_KERNEL_AMBIGUOUS,
                                          .debug = ambiguous_debug};

/* ---- Making kernels ---- */

static kf_status_t check_desc(const char *what, const kf_kernel_desc_t *desc) {
  if (desc == NULL) return kf_error_set(KF_ERR_MISUSE, "%s: expected a kernel, found NULL", what);
  if (desc->struct_size < sizeof(kf_kernel_desc_t))
    return kf_error_set(KF_ERR_MISUSE,
                        "%s: kernel description has struct_size %u, expected at least %zu", what,
                        desc->struct_size, sizeof(kf_kernel_desc_t));
  switch (desc->kind) {
    case KF_KERNEL_TYPED:
      if (desc->typed == NULL || desc->signature == NULL)
        return kf_error_set(KF_ERR_MISUSE,
                            "%s: a typed kernel needs its function and its signature", what);
      return KF_OK;
    case KF_KERNEL_BOXED:
      if (desc->boxed == NULL)
        return kf_error_set(KF_ERR_MISUSE, "%s: a boxed kernel needs its function", what);
      return KF_OK;
    case KF_KERNEL_FALLTHROUGH:
    case KF_KERNEL_AMBIGUOUS:
    case KF_KERNEL_NAMED_NOT_SUPPORTED: return KF_OK;
    default: return kf_error_set(KF_ERR_MISUSE, "%s: %u is no kind of kernel", what, desc->kind);
  }
}

static kf_status_t fill_typed(const char *what, const kf_kernel_desc_t *desc, kf_kernel_t *kernel) {
  KF_TRY(kf__schema_from_signature(desc->signature, &kernel->inferred));
  KF_TRY(kf__signature_create(kernel->inferred, true, &kernel->signature));
  kernel->layout.boxed = kf__signature_adaptor(kernel->signature);
  if (kernel->layout.boxed == NULL)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "%s: this build cannot call a typed kernel with the signature %s from a "
                        "boxed call (it was made without libffi); register a boxed kernel instead",
                        what, desc->signature);
  if (kf__signature_has_sym_int(kernel->signature))
    kernel->layout.typed_sym = desc->typed;
  else
    kernel->layout.typed = desc->typed;
  return KF_OK;
}

static kf_status_t fill(const char *what, const kf_kernel_desc_t *desc, const char *debug,
                        kf_kernel_t *kernel) {
  const char *text = desc->debug != NULL && desc->debug[0] != '\0' ? desc->debug : debug;
  kernel->debug = kf__copy_text(text, strlen(text));
  if (kernel->debug == NULL) return kf__no_memory();
  kernel->kind = (uint8_t)desc->kind;
  kernel->shares = 1;
  kernel->layout.context = desc->context;
  kernel->release = desc->release;
  switch (desc->kind) {
    case KF_KERNEL_BOXED: kernel->layout.boxed = desc->boxed; return KF_OK;
    case KF_KERNEL_FALLTHROUGH:
    case KF_KERNEL_AMBIGUOUS:
    case KF_KERNEL_NAMED_NOT_SUPPORTED: kernel->layout.boxed = run_special; return KF_OK;
    default: return fill_typed(what, desc, kernel);
  }
}

kf_status_t kf__kernel_create(const char *what, const kf_kernel_desc_t *desc, const char *debug,
                              kf_kernel_t **out_kernel) {
  *out_kernel = NULL;
  KF_TRY(check_desc(what, desc));
  kf_kernel_t *kernel = kf_calloc(1, sizeof *kernel);
  if (kernel == NULL) return kf__no_memory();
  kf_status_t status = fill(what, desc, debug, kernel);
  if (status != KF_OK) {
    kf__kernel_discard(kernel);
    return status;
  }
  *out_kernel = kernel;
  return KF_OK;
}

/* ---- Freeing ---- */

void kf__kernel_discard(kf_kernel_t *kernel) {
  if (kernel == NULL) return;
  kf__signature_free(kernel->signature);
  kf_schema_release(kernel->inferred);
  kf_free(kernel->debug);
  kf_free(kernel);
}

static void free_retired(kf_retired_t *retired) {
  kf_kernel_t *kernel = (kf_kernel_t *)(void *)((char *)retired - offsetof(kf_kernel_t, retired));
  if (kernel->release != NULL) kernel->release(kernel->layout.context);
  kf__kernel_discard(kernel);
}

void kf__kernel_retire(kf_kernel_t *kernel) { kf__retire(&kernel->retired, free_retired); }

/* ---- Looking at kernels ---- */

bool kf__kernel_identical(const kf_kernel_t *a, const kf_kernel_t *b) {
  return a->kind == b->kind && a->is_catch_all == b->is_catch_all &&
         a->layout.typed == b->layout.typed && a->layout.typed_sym == b->layout.typed_sym &&
         a->layout.boxed == b->layout.boxed && a->layout.context == b->layout.context &&
         a->release == b->release && strcmp(a->debug, b->debug) == 0 &&
         (a->signature == NULL || kf__signature_equal(a->signature, b->signature));
}

bool kf__kernel_has_sym_int(const kf_kernel_t *kernel) {
  return kernel->signature != NULL && kf__signature_has_sym_int(kernel->signature);
}

const kf_signature_t *kf__kernel_signature(const kf_kernel_t *kernel) { return kernel->signature; }

void *kf_call_context(const kf_call_t *call) { return call->kernel->layout.context; }
