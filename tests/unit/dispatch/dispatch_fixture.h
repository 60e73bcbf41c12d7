/* What the tests of registration, tables and libraries share: kernels to register, short ways to
 * make things that undo themselves at the end of a test, and a fingerprint of everything that is
 * registered, so that the harness sees when a failed registration left something behind. */
#ifndef KF_TEST_DISPATCH_FIXTURE_H
#define KF_TEST_DISPATCH_FIXTURE_H

#include <keyfall/keyfall.h>
#include <stdio.h>

#include "base/base_internal.h"
#include "kft.h"

/* ---- Fingerprint ---- */

static inline uint64_t hash_text(const char *text, uint64_t seed) {
  return kf__hash_bytes(text, strlen(text) + 1, seed);
}

static inline uint64_t hash_dump(kf_status_t (*dump)(const kf_op_t *, char **), const kf_op_t *op,
                                 uint64_t seed) {
  char *text = NULL;
  if (dump(op, &text) != KF_OK) return seed + 1;
  seed = hash_text(text, seed);
  kf_free(text);
  return seed;
}

static inline kf_status_t hash_op(void *context, const kf_op_t *op) {
  uint64_t *hash = context;
  *hash = hash_text(kf_op_full_name(op), *hash);
  *hash = hash_dump(kf_op_dump, op, *hash);
  *hash = hash_dump(kf_op_dump_table, op, *hash);
  *hash = hash_dump(kf_op_dump_extractor, op, *hash);
  return kf_op_check_invariants(op);
}

uint64_t kft_state_fingerprint(void) {
  uint64_t hash = 1;
  if (kf_visit_ops(hash_op, &hash) != KF_OK) hash = 0;
  for (kf_key_t key = 0; key < KF_KEY_LIMIT; key++) {
    hash = hash * 31 + kf_has_fallback(key);
    if (key >= KF_KEY_FIRST_DYNAMIC) hash = hash_text(kf_key_name(key), hash);
  }
  kf_keyset_t sets[2] = {kf_local_included(), kf_local_excluded()};
  hash = kf__hash_bytes(sets, sizeof sets, hash);
  return hash * 2 + kf_is_torch_compatible();
}

/* ---- Kernels ---- */

static inline kf_status_t identity(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  kf_object_retain(self);
  *out = self;
  return KF_OK;
}

static inline kf_status_t first_of_two(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                                       kf_tensor_t **out) {
  (void)other;
  return identity(call, self, out);
}

/* Leaves its arguments on the stack as its returns. */
static inline kf_status_t boxed_identity(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  (void)stack;
  return KF_OK;
}

static inline kf_kernel_desc_t typed(const char *debug) {
  return kf_kernel_typed((kf_typed_fn)identity, "(Tensor) -> Tensor", debug);
}

static inline kf_kernel_desc_t typed_two(const char *debug) {
  return kf_kernel_typed((kf_typed_fn)first_of_two, "(Tensor, Tensor) -> Tensor", debug);
}

static inline kf_kernel_desc_t boxed(const char *debug) {
  return kf_kernel_boxed(boxed_identity, NULL, debug);
}

static inline kf_kernel_desc_t fallthrough(const char *debug) {
  kf_kernel_desc_t desc = kf_kernel_fallthrough();
  desc.debug = debug;
  return desc;
}

/* A boxed kernel that notes how it was called. */
typedef struct probe {
  int calls;
  kf_keyset_t keyset;
} probe_t;

static inline kf_status_t run_probe(const kf_call_t *call, kf_stack_t *stack) {
  (void)stack;
  probe_t *probe = kf_call_context(call);
  probe->calls++;
  probe->keyset = call->keyset;
  return KF_OK;
}

static inline kf_kernel_desc_t probing(probe_t *probe, const char *debug) {
  memset(probe, 0, sizeof *probe);
  return kf_kernel_boxed(run_probe, probe, debug);
}

/* ---- Things that undo themselves ---- */

static inline void undo_registration(void *handle) { kf_registration_release(handle); }
static inline void undo_library(void *library) { kf_library_release(library); }
static inline void undo_op(void *op) { kf_op_release(op); }
/* For guards, which are locals: `KFT_DEFER_LOCAL(leave_guard, &guard)`. */
static inline void leave_guard(void *guard) { kf_guard_leave(guard); }

/* Released now instead of at the end of the test. */
static inline void drop(kf_registration_t *handle) {
  KFT_CANCEL(handle);
  kf_registration_release(handle);
}

static inline void drop_library(kf_library_t *library) {
  KFT_CANCEL(library);
  kf_library_release(library);
}

static inline kf_status_t try_def(const char *text, const char *debug,
                                  const kf_def_options_t *options, kf_registration_t **handle) {
  kf_schema_t *schema = NULL;
  KFT_OK(kf_schema_parse(text, strlen(text), NULL, &schema));
  kf_status_t status = kf_register_def(schema, debug, options, handle);
  kf_schema_release(schema);
  return status;
}

static inline kf_registration_t *def(const char *text, const char *debug) {
  kf_registration_t *handle = NULL;
  KFT_OK(try_def(text, debug, NULL, &handle));
  KFT_DEFER(undo_registration, handle);
  return handle;
}

static inline kf_registration_t *impl(const char *name, kf_key_t key, kf_kernel_desc_t kernel) {
  kf_registration_t *handle = NULL;
  /* The function, not the macro: a line of this helper would say nothing about the kernel. */
  KFT_OK((kf_register_impl)(name, "", key, &kernel, &handle));
  KFT_DEFER(undo_registration, handle);
  return handle;
}

static inline kf_registration_t *fallback(kf_key_t key, kf_kernel_desc_t kernel) {
  kf_registration_t *handle = NULL;
  KFT_OK((kf_register_fallback)(key, &kernel, &handle));
  KFT_DEFER(undo_registration, handle);
  return handle;
}

static inline kf_library_t *library(kf_library_kind_t kind, const char *ns, kf_key_t key) {
  kf_library_t *made = NULL;
  KFT_OK(kf_library_create(kind, ns, key, "place.c", 7, &made));
  KFT_DEFER(undo_library, made);
  return made;
}

static inline kf_op_t *find_op(const char *full_name) {
  kf_op_t *op = NULL;
  KFT_OK(kf_op_find_by_full_name(full_name, &op));
  KFT_DEFER(undo_op, op);
  return op;
}

static inline bool exists(const char *full_name) {
  kf_op_t *op = NULL;
  kf_status_t status = kf_op_find_by_full_name(full_name, &op);
  kf_op_release(op);
  if (status != KF_ERR_NOT_FOUND) KFT_OK(status);
  return status == KF_OK;
}

/* Fails with this status and changes nothing. A lack of memory in the comparison itself ends the
 * test like any other. */
#define FAILS_CLEANLY(expr, code)                                                                 \
  do {                                                                                            \
    uint64_t before_ = kft_state_fingerprint();                                                   \
    if (kft_failure_fired()) KFT_OK(KF_ERR_NO_MEMORY);                                            \
    KFT_FAILS(expr, code);                                                                        \
    uint64_t after_ = kft_state_fingerprint();                                                    \
    if (kft_failure_fired()) KFT_OK(KF_ERR_NO_MEMORY);                                            \
    if (before_ != after_) kft_fail(__FILE__, __LINE__, "%s\n  failed, but left a trace", #expr); \
  } while (0)

/* ---- Texts ---- */

static inline const char *dump_of(const char *full_name) {
  char *text = NULL;
  KFT_OK(kf_dump_by_name(full_name, &text));
  KFT_DEFER(kf_free, text);
  return text;
}

static inline const char *table_of(const char *full_name) {
  char *text = NULL;
  KFT_OK(kf_dump_table_by_name(full_name, &text));
  KFT_DEFER(kf_free, text);
  return text;
}

/* ---- Compatible mode and warnings ---- */

static inline void undo_torch_compatible(void *unused) {
  (void)unused;
  kf_set_torch_compatible(false);
}

static inline void use_torch_compatible(void) {
  kf_set_torch_compatible(true);
  KFT_DEFER(undo_torch_compatible, NULL);
}

typedef struct warnings {
  int count;
  char last[2048];
} warnings_t;

static inline void note_warning(void *context, const char *message) {
  warnings_t *warnings = context;
  warnings->count++;
  (void)snprintf(warnings->last, sizeof warnings->last, "%s", message);
}

static inline void undo_warnings(void *unused) {
  (void)unused;
  kf_set_warning_handler(NULL, NULL);
}

static inline void catch_warnings(warnings_t *warnings) {
  memset(warnings, 0, sizeof *warnings);
  kf_set_warning_handler(note_warning, warnings);
  KFT_DEFER(undo_warnings, NULL);
}

/* ---- Calls ---- */

/* Calls a Tensor -> Tensor operator with a fake tensor of these keys. */
static inline kf_status_t call_with(const kf_op_t *op, kf_keyset_t keys) {
  kf_value_t buffer[4];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 4);
  kf_tensor_t *tensor = KFT_BLOCK(kft_tensor(keys));
  kf_status_t status = kf_stack_push_take(&stack, kf_value_tensor_take(tensor));
  if (status == KF_OK) status = kf_op_call_boxed(op, &stack);
  kf_stack_destroy(&stack);
  return status;
}

#endif
