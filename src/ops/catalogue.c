/* Loading the catalogue: defines every operator in the namespace aten, registers composites, and
 * binds backends. A load that fails leaves nothing behind. */
#include "ops/catalogue.h"

#include <keyfall/call.h>
#include <stdio.h>
#include <string.h>

#include "base/base_internal.h"

const kf_op_t *kf__ops[KF__OP_COUNT];

static const kf__binding_t no_compute = {KF__COMPUTE_COUNT, NULL};

enum { SIGNATURE_SIZE = 2048, NAME_SIZE = 160, MAX_TAGS = 12 };

/* "add.Tensor" out of a schema's text. */
static void op_name(const char *schema, char name[NAME_SIZE]) {
  size_t size = strcspn(schema, "(");
  KF_ASSERT(size < NAME_SIZE);
  memcpy(name, schema, size);
  name[size] = '\0';
}

/* Length of a default value: up to the comma or bracket that ends the argument. */
static size_t default_length(const char *text) {
  size_t depth = 0, at = 0;
  bool quoted = false;
  for (; text[at] != '\0'; at++) {
    char c = text[at];
    if (c == '"' || c == '\'') quoted = !quoted;
    if (quoted) continue;
    if (c == '[' || c == '(') depth++;
    if (depth == 0 && (c == ',' || c == ')')) break;
    if (c == ']' || c == ')') depth--;
  }
  return at;
}

/* The signature of a typed kernel follows from the schema: no defaults, no `*`, plain integers
 * where arguments are symbolic. */
static void kernel_signature(const char *schema, char signature[SIGNATURE_SIZE]) {
  const char *at = schema + strcspn(schema, "(");
  const char *arrow = strstr(at, ") -> "); /* alias sets have arrows too: (a -> *) */
  size_t size = 0;
  while (*at != '\0') {
    KF_ASSERT(size + 8 < SIGNATURE_SIZE);
    if (*at == '=' && at < arrow) {
      at += default_length(at);
    } else if (strncmp(at, "*, ", 3) == 0) {
      at += 3;
    } else if (at < arrow && strncmp(at, "SymInt", 6) == 0) {
      memcpy(signature + size, "int", 3);
      size += 3;
      at += 6;
    } else {
      signature[size++] = *at++;
    }
  }
  signature[size] = '\0';
}

static kf_status_t define(kf_library_t *library, uint32_t index) {
  const kf__op_entry_t *entry = &kf__op_entries[index];
  char tags[256];
  const char *starts[MAX_TAGS];
  size_t count = 0;
  (void)snprintf(tags, sizeof tags, "%s", entry->tags);
  for (char *rest = NULL, *word = strtok_r(tags, " ", &rest); word != NULL && count < MAX_TAGS;
       word = strtok_r(NULL, " ", &rest))
    starts[count++] = word;
  kf_def_options_t options = {sizeof options, KF_ALIAS_ANALYSIS_FROM_SCHEMA, starts, count};
  KF_TRY(kf_library_def(library, entry->schema, &options));
  char name[NAME_SIZE], full_name[NAME_SIZE + 6];
  op_name(entry->schema, name);
  (void)snprintf(full_name, sizeof full_name, "aten::%s", name);
  kf_op_t *op = NULL;
  KF_TRY(kf_op_find_by_full_name(full_name, &op));
  __atomic_store_n(&kf__ops[index], op, __ATOMIC_RELEASE);
  return KF_OK;
}

static kf_status_t bind(kf_library_t *library, const kf__kernel_entry_t *entry, kf_key_t key,
                        kf_typed_fn function, const kf__binding_t *binding) {
  const char *schema = kf__op_entries[entry->op].schema;
  char name[NAME_SIZE], signature[SIGNATURE_SIZE];
  op_name(schema, name);
  kernel_signature(schema, signature);
  kf_kernel_desc_t desc = kf_kernel_typed(function, signature, NULL);
  /* The context is only read; the struct has no const for it. */
  desc.context = (void *)(uintptr_t)binding;
  return kf_library_impl(library, name, key, &desc);
}

static kf_key_t key_of_place(uint32_t place) {
  switch (place) {
    case KF__AT_IMPLICIT: return KF_KEY_CompositeImplicitAutograd;
    case KF__AT_EXPLICIT:
    case KF__AT_VIEW: return KF_KEY_CompositeExplicitAutograd;
    case KF__AT_SELECT: return KF_KEY_BackendSelect;
    default: return KF_KEY_Undefined;
  }
}

/* A view of a lazy view is one too: nothing has to be made real. */
static kf_status_t keep_lazy_bits(kf_library_t *library, const kf__kernel_entry_t *entry) {
  char name[NAME_SIZE];
  op_name(kf__op_entries[entry->op].schema, name);
  kf_kernel_desc_t nothing = kf_kernel_fallthrough();
  KF_TRY(kf_library_impl(library, name, KF_KEY_Conjugate, &nothing));
  return kf_library_impl(library, name, KF_KEY_Negative, &nothing);
}

static kf_status_t load_into(kf_library_t *library) {
  for (uint32_t i = 0; i < KF__OP_COUNT; i++) KF_TRY(define(library, i));
  for (size_t list = 0; kf__kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kf__kernel_lists[list]; e->place != KF__AT_END; e++) {
      if (e->place == KF__AT_BACKEND) continue;
      KF_TRY(bind(library, e, key_of_place(e->place), e->kernel, &no_compute));
      if (e->place == KF__AT_VIEW) KF_TRY(keep_lazy_bits(library, e));
    }
  }
  return KF_OK;
}

kf_status_t kf__catalogue_load(kf_library_t **out_library) {
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(kf_library_create(KF_LIBRARY_DEF, "aten", KF_KEY_Undefined, "catalogue", 1, &library));
  kf_status_t status = load_into(library);
  if (status != KF_OK) {
    kf__catalogue_forget();
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}

void kf__catalogue_forget(void) {
  for (uint32_t i = 0; i < KF__OP_COUNT; i++) {
    const kf_op_t *op = kf__ops[i];
    __atomic_store_n(&kf__ops[i], NULL, __ATOMIC_RELEASE);
    if (op != NULL) kf_op_release(op);
  }
}

kf_status_t kf__op_ready(uint32_t index, const kf_op_t **out_op) {
  KF_TRY(kf_init());
  *out_op = __atomic_load_n(&kf__ops[index], __ATOMIC_ACQUIRE);
  if (*out_op != NULL) return KF_OK;
  return kf_error_set(KF_ERR_NOT_FOUND, "aten::%s: the operators are not loaded",
                      kf__op_entries[index].schema);
}

/* ---- Backends ---- */

static void index_bindings(const kf__binding_t *const *tables,
                           const kf__binding_t *by_compute[KF__COMPUTE_COUNT + 1]) {
  for (size_t i = 0; i <= KF__COMPUTE_COUNT; i++) by_compute[i] = NULL;
  for (; *tables != NULL; tables++)
    for (const kf__binding_t *row = *tables; row->function != NULL; row++)
      by_compute[row->compute] = row;
}

kf_status_t kf__bind_backend(kf_library_t *library, kf_key_t key,
                             const kf__binding_t *const *tables) {
  const kf__binding_t *by_compute[KF__COMPUTE_COUNT + 1];
  index_bindings(tables, by_compute);
  for (size_t list = 0; kf__kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kf__kernel_lists[list]; e->place != KF__AT_END; e++) {
      const kf__binding_t *binding = by_compute[e->compute];
      if (e->place != KF__AT_BACKEND || binding == NULL) continue;
      kf_typed_fn function = e->kernel != NULL ? e->kernel : binding->function;
      KF_TRY(bind(library, e, key, function, binding));
    }
  }
  return KF_OK;
}

kf_status_t kf__bind_rules(kf_library_t *library, kf_key_t key) {
  for (size_t list = 0; kf__kernel_lists[list] != NULL; list++)
    for (const kf__kernel_entry_t *e = kf__kernel_lists[list]; e->place != KF__AT_END; e++)
      if (e->place == KF__AT_BACKEND && e->kernel != NULL)
        KF_TRY(bind(library, e, key, e->kernel, &no_compute));
  return KF_OK;
}

size_t kf__unbound(const kf__binding_t *const *tables, const char **out_first) {
  const kf__binding_t *by_compute[KF__COMPUTE_COUNT + 1];
  index_bindings(tables, by_compute);
  size_t count = 0;
  *out_first = NULL;
  for (size_t list = 0; kf__kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kf__kernel_lists[list]; e->place != KF__AT_END; e++) {
      if (e->place != KF__AT_BACKEND || by_compute[e->compute] != NULL) continue;
      if (count++ == 0) *out_first = kf__op_entries[e->op].schema;
    }
  }
  return count;
}
