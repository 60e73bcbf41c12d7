/* Loading the catalogue: defines every operator in the namespace aten, registers composites, and
 * binds backends. A load that fails leaves nothing behind. */
/* build: size */
#include "ops/catalogue/catalogue.h"

#include <string.h>

#include "base/base_internal.h"
#include "dispatch/registry/library_internal.h"
#include "ops/catalogue/op_origin.h"
#include "ops/core/kernel_support.h"

const kf_op_t *kf__ops[KF__OP_COUNT];
/* The same while they are being loaded: no call may find an operator before it has its kernels. */
/* What the generated kernels are in, given from above; ends with NULL. */
static const kf__kernel_entry_t *const no_kernels[] = {NULL};
static const kf__kernel_entry_t *const *kernel_lists = no_kernels;

static kf_op_t *loaded[KF__OP_COUNT];

static const kf__compute_entry_t no_compute = {KF__COMPUTE_COUNT, 0, NULL, NULL};

/* A call without any key of an operator that needs a tensor got the undefined one. */
static kf_status_t without_tensor(void *context, const kf_op_t *op, const char *key) {
  (void)context;
  const kf_schema_t *schema = strcmp(key, "Undefined") == 0 ? kf_op_schema(op) : NULL;
  if (schema == NULL) return KF_OK;
  const kf_call_t call = {.op = op};
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < kf_schema_argument_count(schema) && status == KF_OK; i++) {
    const kf_argument_t *argument = kf_schema_argument(schema, i);
    if (argument->type->kind == KF_TYPE_TENSOR)
      status = kf__undefined_argument(&call, argument->name);
  }
  kf_schema_release(schema);
  return status;
}

/* The same for cat, whose list of nothing brings no key either. */
static kf_status_t without_list(void *context, const kf_op_t *op, const char *key) {
  (void)context;
  (void)op;
  if (strcmp(key, "Undefined") != 0) return KF_OK;
  return kf_error_set(KF_ERR_VALUE, "torch.cat(): expected a non-empty list of Tensors");
}

enum { MAX_TAGS = 12 };

static kf_status_t define(kf_library_t *library, uint32_t index) {
  const kf__op_entry_t *entry = &kf__op_entries[index];
  char tags[256];
  const char *starts[MAX_TAGS];
  size_t count = 0, size = strlen(entry->tags) + 1;
  KF_ASSERT(size <= sizeof tags);
  memcpy(tags, entry->tags, size);
  for (char *rest = NULL, *word = strtok_r(tags, " ", &rest); word != NULL && count < MAX_TAGS;
       word = strtok_r(NULL, " ", &rest))
    starts[count++] = word;
  kf_def_options_t options = {sizeof options, KF_ALIAS_ANALYSIS_FROM_SCHEMA, starts, count};
  KF_TRY(kf__library_def(library, entry->schema, &options, kf__entry_origin(), &loaded[index]));
  kf_op_set_missing_kernel_handler(loaded[index], without_tensor, NULL);
  return KF_OK;
}

/* Kernels of the catalogue are typed as their schemas say: no text to read, nothing to check. */
static kf_status_t bind(kf_library_t *library, const kf__kernel_entry_t *entry, kf_key_t key,
                        kf_typed_fn function, const kf__compute_entry_t *binding) {
  kf__origin_t origin =
      binding == &no_compute ? kf__kernel_origin(entry) : kf__bound_origin(binding);
  kf_kernel_desc_t desc = kf_kernel_typed(function, NULL, NULL);
  /* The context is only read; the struct has no const for it. */
  desc.context = (void *)(uintptr_t)binding;
  return kf__library_impl_for(library, loaded[entry->op], key, &desc, origin);
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

/* A view of a lazy view, or of zeros without memory, is one too: nothing has to be made real. */
static kf_status_t keep_lazy_bits(kf_library_t *library, const kf__kernel_entry_t *entry) {
  kf_op_t *op = loaded[entry->op];
  kf_kernel_desc_t nothing = kf_kernel_fallthrough();
  static const kf_key_t keys[] = {KF_KEY_Conjugate, KF_KEY_ZeroTensor, KF_KEY_Negative};
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
    KF_TRY(kf__library_impl_for(library, op, keys[i], &nothing, kf__entry_origin()));
  return KF_OK;
}

static kf_status_t load_into(kf_library_t *library) {
  for (uint32_t i = 0; i < KF__OP_COUNT; i++) KF_TRY(define(library, i));
  for (size_t list = 0; kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kernel_lists[list]; e->place != KF__AT_END; e++) {
      if (e->place == KF__AT_BACKEND) continue;
      KF_TRY(bind(library, e, key_of_place(e->place), e->kernel, &no_compute));
      if (e->place == KF__AT_VIEW) KF_TRY(keep_lazy_bits(library, e));
    }
  }
  kf_op_set_missing_kernel_handler(loaded[KF__OP_cat], without_list, NULL);
  return KF_OK;
}

kf_status_t kf__catalogue_load(const kf__kernel_entry_t *const *lists, kf_library_t **out_library) {
  kernel_lists = lists;
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_DEF, "aten", KF_KEY_Undefined, &library));
  kf_status_t status = load_into(library);
  if (status != KF_OK) {
    kf__catalogue_forget();
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}

kf_op_t *kf__catalogue_op(uint32_t index) { return loaded[index]; }

void kf__catalogue_publish(void) {
  for (uint32_t i = 0; i < KF__OP_COUNT; i++)
    __atomic_store_n(&kf__ops[i], loaded[i], __ATOMIC_RELEASE);
}

void kf__catalogue_forget(void) {
  for (uint32_t i = 0; i < KF__OP_COUNT; i++) {
    __atomic_store_n(&kf__ops[i], NULL, __ATOMIC_RELEASE);
    kf_op_release(loaded[i]);
    loaded[i] = NULL;
  }
}

static kf_status_t (*set_up)(void);

void kf__catalogue_set_up_by(kf_status_t (*init)(void)) { set_up = init; }

kf_status_t kf__op_ready(uint32_t index, const kf_op_t **out_op) {
  if (set_up != NULL) KF_TRY(set_up());
  *out_op = __atomic_load_n(&kf__ops[index], __ATOMIC_ACQUIRE);
  if (*out_op != NULL) return KF_OK;
  return kf_error_set(KF_ERR_NOT_FOUND,
                      "aten::%s: the operators are not loaded; call kf_init first",
                      kf__op_entries[index].schema);
}

/* ---- Backends ---- */

static void index_computes(const kf__compute_entry_t *const *tables,
                           const kf__compute_entry_t *by_compute[KF__COMPUTE_COUNT + 1]) {
  for (size_t i = 0; i <= KF__COMPUTE_COUNT; i++) by_compute[i] = NULL;
  for (; *tables != NULL; tables++)
    for (const kf__compute_entry_t *row = *tables; row->function != NULL; row++)
      by_compute[row->compute] = row;
}

kf_status_t kf__bind_backend(kf_library_t *library, kf_key_t key,
                             const kf__compute_entry_t *const *tables) {
  const kf__compute_entry_t *by_compute[KF__COMPUTE_COUNT + 1];
  index_computes(tables, by_compute);
  for (size_t list = 0; kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kernel_lists[list]; e->place != KF__AT_END; e++) {
      const kf__compute_entry_t *binding = by_compute[e->compute];
      if (e->place != KF__AT_BACKEND || binding == NULL) continue;
      kf_typed_fn function = e->kernel != NULL ? e->kernel : binding->function;
      KF_TRY(bind(library, e, key, function, binding));
    }
  }
  return KF_OK;
}

kf_status_t kf__bind_rules(kf_library_t *library, kf_key_t key) {
  for (size_t list = 0; kernel_lists[list] != NULL; list++)
    for (const kf__kernel_entry_t *e = kernel_lists[list]; e->place != KF__AT_END; e++)
      if (e->place == KF__AT_BACKEND && e->kernel != NULL)
        KF_TRY(bind(library, e, key, e->kernel, &no_compute));
  return KF_OK;
}

size_t kf__unbound(const kf__compute_entry_t *const *tables, const char **out_first) {
  const kf__compute_entry_t *by_compute[KF__COMPUTE_COUNT + 1];
  index_computes(tables, by_compute);
  size_t count = 0;
  *out_first = NULL;
  for (size_t list = 0; kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kernel_lists[list]; e->place != KF__AT_END; e++) {
      if (e->place != KF__AT_BACKEND || by_compute[e->compute] != NULL) continue;
      if (count++ == 0) *out_first = kf__op_entries[e->op].schema;
    }
  }
  return count;
}
