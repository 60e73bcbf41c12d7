/* Making and freeing kernels, and the special ones: missing, fallthrough, ambiguous, and "names
 * are not supported". The special ones have no typed form, so typed calls reach their boxed form
 * through the slow path, which is where their errors are made. */
#include "dispatch/operators/kernel.h"

#include <string.h>

#include "base/versioned_struct.h"
#include "dispatch/keys/dispatcher_lock.h"
#include "dispatch/keys/key_internal.h"

/* ---- Special kernels ---- */

/* The boxed form of all of them. The caller then looks at the table again under the lock, because
 * it may have seen a change in progress, and reports the error with kf__kernel_report. */
static kf_status_t run_special(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_ERR_INTERNAL;
}

const kf_kernel_t kf__missing_kernel = {.layout = {NULL, run_special, NULL, NULL},
                                        .kind = KF_KERNEL_MISSING,
                                        .origin = {NULL, "missing"}};
const kf_kernel_t kf__ambiguous_kernel = {.layout = {NULL, run_special, NULL, NULL},
                                          .kind = KF_KERNEL_AMBIGUOUS,
                                          .origin = {NULL, "ambiguous_autogradother"}};

/* ---- Types of typed functions ---- */

static kf_status_t create_typing(const kf_schema_t *schema, bool symbolic,
                                 kf_typing_t **out_typing) {
  *out_typing = kf_calloc(1, sizeof **out_typing);
  if (*out_typing == NULL) return kf__no_memory();
  (*out_typing)->references = 1;
  kf_status_t status = kf__signature_create(schema, symbolic, &(*out_typing)->signature);
  if (status == KF_OK) return KF_OK;
  kf_free(*out_typing);
  *out_typing = NULL;
  return status;
}

kf_status_t kf__typing_of_schema(const kf_schema_t *schema, kf_typing_t **out_typing) {
  KF_TRY(create_typing(schema, false, out_typing));
  kf_schema_retain(schema);
  (*out_typing)->declared = schema;
  return KF_OK;
}

kf_status_t kf__typing_of_text(const char *signature, kf_typing_t **out_typing) {
  kf_schema_t *inferred = NULL;
  *out_typing = NULL;
  KF_TRY(kf__schema_from_signature(signature, &inferred));
  kf_status_t status = create_typing(inferred, true, out_typing);
  if (status == KF_OK)
    (*out_typing)->inferred = inferred;
  else
    kf_schema_release(inferred);
  return status;
}

kf_typing_t *kf__typing_retain(kf_typing_t *typing) {
  if (typing != NULL) (void)__atomic_add_fetch(&typing->references, 1, __ATOMIC_RELAXED);
  return typing;
}

void kf__typing_release(kf_typing_t *typing) {
  if (typing == NULL) return;
  uint32_t before = __atomic_fetch_sub(&typing->references, 1, __ATOMIC_ACQ_REL);
  KF_ASSERT(before > 0);
  if (before > 1) return;
  kf_schema_release(typing->declared);
  kf_schema_release(typing->inferred);
  kf__signature_free(typing->signature);
  kf_free(typing);
}

kf_status_t kf__typing_inferred(kf_typing_t *typing, const kf_schema_t **out_schema) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(typing->inferred != NULL || typing->declared != NULL);
  kf_status_t status = KF_OK;
  if (typing->inferred == NULL) status = kf__schema_of_kernel(typing->declared, &typing->inferred);
  *out_schema = typing->inferred;
  return status;
}

/* ---- Making kernels ---- */

enum { KIND_MASK = 0xffff }; /* the bits above are flags */
static uint32_t kind_of(const kf_kernel_desc_t *desc) { return desc->kind & (uint32_t)KIND_MASK; }

static kf_status_t check_desc(const char *what, const kf_kernel_desc_t *desc,
                              const kf_typing_t *declared) {
  if (desc == NULL) return kf_error_set(KF_ERR_MISUSE, "%s: expected a kernel, found NULL", what);
  KF_TRY(kf__struct_check(KF__STRUCT(kf_kernel_desc_t), what, desc));
  switch (kind_of(desc)) {
    case KF_KERNEL_TYPED:
      if (desc->typed == NULL || (desc->signature == NULL && declared == NULL))
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

/* A symbolic function is kept apart, in typed_sym: typed callers pass plain integers. */
static kf_status_t fill_typed(const char *what, const kf_kernel_desc_t *desc, kf_typing_t *declared,
                              kf_kernel_t *kernel) {
  if (desc->signature != NULL)
    KF_TRY(kf__typing_of_text(desc->signature, &kernel->typing));
  else
    kernel->typing = kf__typing_retain(declared);
  kernel->signature = kernel->typing->signature;
  kernel->boxed = desc->boxed != NULL ? desc->boxed : kf__signature_adaptor(kernel->signature);
  if (kernel->boxed == NULL)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "%s: this build cannot call a typed kernel with the signature %s from a "
                        "boxed call (it is without libffi, or the number of parameters varies or "
                        "is too high); register a boxed kernel instead",
                        what, desc->signature != NULL ? desc->signature : "of its schema");
  if (kernel->signature->symbolic)
    kernel->layout.typed_sym = desc->typed;
  else
    kernel->typed = desc->typed;
  return KF_OK;
}

static kf_status_t fill(const char *what, const kf_kernel_desc_t *desc, kf_typing_t *declared,
                        kf_kernel_t *kernel) {
  kernel->kind = (uint8_t)kind_of(desc);
  kernel->shares = 1;
  kernel->layout.context = desc->context;
  kernel->release = desc->release;
  kernel->flags = desc->kind & ~(uint32_t)KIND_MASK;
  switch (kind_of(desc)) {
    case KF_KERNEL_BOXED: kernel->boxed = desc->boxed; return KF_OK;
    case KF_KERNEL_FALLTHROUGH:
    case KF_KERNEL_AMBIGUOUS:
    case KF_KERNEL_NAMED_NOT_SUPPORTED: kernel->boxed = run_special; return KF_OK;
    default: return fill_typed(what, desc, declared, kernel);
  }
}

kf_status_t kf__kernel_create(const char *what, const kf_kernel_desc_t *desc, kf__origin_t origin,
                              kf_typing_t *declared, kf_kernel_t **out_kernel) {
  *out_kernel = NULL;
  KF_TRY(check_desc(what, desc, declared));
  if (desc->debug != NULL && desc->debug[0] != '\0') origin = kf__origin_of_text(desc->debug);
  kf_kernel_t *kernel = kf_calloc(1, sizeof *kernel + kf__origin_size(origin));
  if (kernel == NULL) return kf__no_memory();
  kernel->origin = kf__origin_keep(origin, kernel + 1);
  kf_status_t status = fill(what, desc, declared, kernel);
  if (status != KF_OK) {
    kf__kernel_discard(kernel);
    return status;
  }
  KF_ASSERT(kernel->boxed != NULL); /* every kernel has a boxed form */
  KF_ASSERT((kernel->kind == KF_KERNEL_TYPED) == (kernel->signature != NULL));
  kernel->layout.typed = kernel->typed;
  kernel->layout.boxed = kernel->boxed;
  *out_kernel = kernel;
  return KF_OK;
}

void kf__kernel_set_key(kf_kernel_t *kernel, kf_key_t key) {
  kf_key_parts_t parts = kf__key_parts(key);
  kernel->key = key;
  kernel->device = parts.key_class == KF_CLASS_RUNTIME ? (int16_t)kf_backend_device(parts.backend)
                                                       : KF__ANY_DEVICE;
}

/* ---- Freeing ---- */

void kf__kernel_discard(kf_kernel_t *kernel) {
  if (kernel == NULL) return;
  KF_ASSERT(kernel->refs == NULL);
  kf__typing_release(kernel->typing);
  kf_free(kernel);
}

static void free_retired(kf_retired_t *retired) {
  kf_kernel_t *kernel = (kf_kernel_t *)(void *)((char *)retired - offsetof(kf_kernel_t, retired));
  KF_ASSERT(kernel->shares == 0);
  if (kernel->release != NULL) kernel->release(kernel->layout.context);
  kf__kernel_discard(kernel);
}

static void forget_refs(kf_kernel_t *kernel) {
  for (kf_kernel_ref_t *ref = kernel->refs; ref != NULL; ref = ref->next)
    __atomic_store_n(&ref->kernel, NULL, __ATOMIC_RELEASE);
  kernel->refs = NULL;
}

void kf__kernel_retire(kf_kernel_t *kernel) {
  KF__ASSERT_LOCKED();
  KF_ASSERT(kernel->shares == 0);
  forget_refs(kernel);
  kf__retire(&kernel->retired, free_retired);
}

/* ---- Looking at kernels ---- */

/* Equal origins are part of it: the same function registered on another line is another kernel, so
 * that dumps name the line that is in effect. */
bool kf__kernel_identical(const kf_kernel_t *a, const kf_kernel_t *b) {
  return a->kind == b->kind && a->is_catch_all == b->is_catch_all && a->typed == b->typed &&
         a->layout.typed_sym == b->layout.typed_sym && a->boxed == b->boxed &&
         a->layout.context == b->layout.context && a->release == b->release &&
         kf__origin_equal(a->origin, b->origin) &&
         (a->typing == b->typing || kf__signature_equal(a->signature, b->signature));
}

bool kf__kernel_has_sym_int(const kf_kernel_t *kernel) {
  return kernel->signature != NULL && kernel->signature->symbolic;
}

void *kf_call_context(const kf_call_t *call) { return call->kernel->layout.context; }
