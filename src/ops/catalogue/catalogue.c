/* Loading the catalogue: defines every operator in the namespace aten, registers composites, and
 * binds backends. A load that fails leaves nothing behind. Runs once per process, for more than
 * 1,600 operators, so it is compiled for size and reads tables instead of text where it can. */
#include "ops/catalogue/catalogue.h"

#include <keyfall/backend.h>
#include <stdlib.h>
#include <string.h>

#include "base/base_internal.h"
#include "base/versioned_struct.h"
#include "compat/operator_texts.h"
#include "dispatch/keys/key_internal.h"
#include "dispatch/operators/kernel.h"
#include "dispatch/operators/operator.h"
#include "dispatch/registry/library_internal.h"
#include "ops/catalogue/op_facts.h"
#include "ops/catalogue/op_origin.h"
#include "ops/catalogue/python_kernel.h"
#include "ops/core/kernel_support.h"

const kf_op_t *kf__ops[KF__OP_COUNT];
/* The operators while they are being loaded, with a reference each. kf__ops gets them when all
 * kernels are registered: no call may find an operator before that. */
static kf_op_t *loaded[KF__OP_COUNT];

/* The generated kernels, given from above (gen/kernels is above this folder); ends with NULL. */
static const kf__kernel_entry_t *const no_kernels[] = {NULL};
static const kf__kernel_entry_t *const *kernel_lists = no_kernels;

/* The context of kernels without a compute function. */
static const kf_compute_t no_compute = KF_COMPUTE_END;

/* Whether the thread excludes what a call would use: then its tensors may be fine. */
static bool excludes_kernels(void) {
  const kf_keyset_t excluded = kf_local_excluded();
  return excluded.backends != 0 || (excluded.functionality >> KF_RANK_Dense & 1) != 0;
}

/* A missing-kernel handler. A call without any key, of an operator that needs a tensor, was given
 * the undefined tensor: the error names that argument instead of the key Undefined. */
static kf_status_t without_tensor(void *context, const kf_op_t *op, const char *key) {
  (void)context;
  if (excludes_kernels()) return KF_OK;
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

/* The same for cat: an empty list has no key either. */
static kf_status_t without_list(void *context, const kf_op_t *op, const char *key) {
  (void)context;
  (void)op;
  if (strcmp(key, "Undefined") != 0 || excludes_kernels()) return KF_OK;
  return kf_error_set(KF_ERR_VALUE,
                      KF__COMPATIBLE(KF__TORCH_CAT_EMPTY_CALL, "%s: the list of tensors is empty"),
                      kf__api_name(KF__API("cat")));
}

/* Gives an operator its number and its facts, before calls can find it. */
static void number_op(kf_op_t *op, uint32_t number) {
  const uint16_t row = kf__op_fact_rows[number];
  kf__catalogue_texts = kf__fact_texts;
  op->number = number + 1;
  if (row != 0) __atomic_store_n(&op->facts, &kf__fact_rows[row], __ATOMIC_RELEASE);
}

enum { MAX_TAGS = 12 };

/* Tags are split in a copy on the stack: the dispatcher copies what it keeps. */
static kf_status_t define(kf_library_t *library, uint32_t index) {
  KF_ASSERT(index < KF__OP_COUNT);
  KF_ASSERT(loaded[index] == NULL);
  char tags[256];
  const char *starts[MAX_TAGS];
  size_t count = 0, size = strlen(kf__op_tags(index)) + 1;
  KF_ASSERT(size <= sizeof tags);
  memcpy(tags, kf__op_tags(index), size);
  for (char *state = NULL, *tag = strtok_r(tags, " ", &state); tag != NULL && count < MAX_TAGS;
       tag = strtok_r(NULL, " ", &state))
    starts[count++] = tag;
  KF_ASSERT(count < MAX_TAGS); /* else some may have been cut off */
  kf_def_options_t options = {sizeof options, KF_ALIAS_ANALYSIS_FROM_SCHEMA, starts, count};
  KF_TRY(
      kf__library_def(library, kf__op_schema(index), &options, kf__entry_origin(), &loaded[index]));
  number_op(loaded[index], index);
  loaded[index]->missing_fn =
      without_tensor; /* without the lock: no call finds it before publish */
  return KF_OK;
}

/* Registers one kernel. Its C type is generated from the schema, so no signature is given as text
 * and nothing is compared. */
static kf_status_t bind(kf_library_t *library, const kf__kernel_entry_t *entry, kf_key_t key,
                        kf_typed_fn function, const kf_compute_t *binding,
                        void (*release)(void *context)) {
  KF_ASSERT(entry->op < KF__OP_COUNT);
  KF_ASSERT(loaded[entry->op] != NULL);
  KF_ASSERT(function != NULL);
  KF_ASSERT(key != KF_KEY_Undefined);
  kf__origin_t origin =
      binding == &no_compute ? kf__kernel_origin(entry) : kf__bound_origin(binding);
  kf_kernel_desc_t desc = kf_kernel_typed(function, NULL, NULL);
  /* The context is only read; the struct has no const for it. */
  desc.context = (void *)(uintptr_t)binding;
  desc.release = release;
  if ((binding->flags & KF_COMPUTE_MAY_DECLINE) != 0) desc.kind |= KF__KERNEL_MAY_DECLINE;
  if (entry->at == KF__AT_BACKEND && key == KF_KEY_CompositeExplicitAutograd)
    desc.kind |= KF__KERNEL_FOR_DEVICES |
                 ((binding->flags & KF__COMPUTE_WITHOUT_KEY) != 0 ? KF__KERNEL_WITHOUT_KEY : 0u);
  return kf__library_impl_for(library, loaded[entry->op], key, &desc, origin);
}

static kf_key_t key_at(uint32_t at) {
  switch (at) {
    case KF__AT_IMPLICIT:
    case KF__AT_PYTHON_IMPLICIT: return KF_KEY_CompositeImplicitAutograd;
    case KF__AT_EXPLICIT:
    case KF__AT_PYTHON_EXPLICIT:
    case KF__AT_VIEW: return KF_KEY_CompositeExplicitAutograd;
    case KF__AT_SELECT: return KF_KEY_BackendSelect;
    default: KF_ASSERT(false); return KF_KEY_Undefined; /* backends have keys of their own */
  }
}

/* Registers the kernel of an operator whose function is in the Python package. */
static kf_status_t bind_python(kf_library_t *library, const kf__kernel_entry_t *entry,
                               const char *module) {
  const kf_kernel_desc_t desc = kf_kernel_boxed(kf__python_kernel, (void *)(uintptr_t)module, NULL);
  return kf__library_impl_for(library, loaded[entry->op], key_at(entry->at), &desc,
                              kf__kernel_origin(entry));
}

/* Views skip the fallbacks of lazy tensors: a view of a lazy tensor is lazy, too, and needs no
 * materialized argument. */
static kf_status_t keep_lazy_bits(kf_library_t *library, uint32_t index) {
  kf_op_t *op = loaded[index];
  kf_kernel_desc_t nothing = kf_kernel_fallthrough();
  static const kf_key_t keys[] = {KF_KEY_Conjugate, KF_KEY_ZeroTensor, KF_KEY_Negative};
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
    KF_TRY(kf__library_impl_for(library, op, keys[i], &nothing, kf__entry_origin()));
  return KF_OK;
}

static kf_status_t define_all(kf_library_t *library) {
  enum { USUAL_NAMES = 64 }; /* the three texts of most operators */
  KF_TRY(kf__op_block_open(KF__OP_COUNT, sizeof(kf_op_t) + USUAL_NAMES));
  kf_status_t status = KF_OK;
  for (uint32_t i = 0; i < KF__OP_COUNT && status == KF_OK; i++) status = define(library, i);
  kf__op_block_close();
  return status;
}

/* All operators are defined before the first kernel: kernels are in the order of files, and those
 * of one operator may be in several. */
static kf_status_t load_into(kf_library_t *library) {
  KF_TRY(define_all(library));
  for (size_t list = 0; kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kernel_lists[list]; e->at != KF__AT_END; e++) {
      if (e->at == KF__AT_BACKEND) continue;
      const char *module = kf__python_module(e);
      KF_TRY(module != NULL ? bind_python(library, e, module)
                            : bind(library, e, key_at(e->at), e->kernel, &no_compute, NULL));
      if (e->at == KF__AT_VIEW) KF_TRY(keep_lazy_bits(library, e->op));
    }
  }
  /* These share memory and read none of it: a materialized source would not be shared. */
  static const uint32_t sharing[] = {
      KF__OP_set_, KF__OP_set__source_Storage, KF__OP_set__source_Storage_storage_offset,
      KF__OP_set__source_Tensor, KF__OP_set__source_Tensor_storage_offset};
  for (size_t i = 0; i < sizeof sharing / sizeof sharing[0]; i++)
    KF_TRY(keep_lazy_bits(library, sharing[i]));
  kf_op_set_missing_kernel_handler(loaded[KF__OP_cat], without_list, NULL);
  return KF_OK;
}

kf_status_t kf__catalogue_load(const kf__kernel_entry_t *const *lists, const char *const *modules,
                               kf_library_t **out_library) {
  KF_ASSERT(lists != NULL && modules != NULL);
  kernel_lists = lists;
  kf__python_modules_are(modules);
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

kf_op_t *kf__catalogue_op(uint32_t index) {
  KF_ASSERT(index < KF__OP_COUNT);
  return loaded[index];
}

/* Release: a caller that sees the pointer sees the operator's tables, too. */
void kf__catalogue_publish(void) {
  for (uint32_t i = 0; i < KF__OP_COUNT; i++) {
    KF_ASSERT(loaded[i] != NULL);
    __atomic_store_n(&kf__ops[i], loaded[i], __ATOMIC_RELEASE);
  }
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

kf_status_t kf__catalogue_set_up(void) { return set_up != NULL ? set_up() : KF_OK; }

kf_status_t kf__op_ready(uint32_t index, const kf_op_t **out_op) {
  KF_ASSERT(index < KF__OP_COUNT);
  if (set_up != NULL) KF_TRY(set_up());
  *out_op = __atomic_load_n(&kf__ops[index], __ATOMIC_ACQUIRE);
  if (*out_op != NULL) return KF_OK;
  return kf_error_set(KF_ERR_NOT_FOUND,
                      "aten::%s: the operators are not loaded; call kf_init first",
                      kf__op_schema(index));
}

/* ---- Backends ---- */

/* The entry of each compute function, or NULL. One slot more than there are functions, for kernels
 * without one: it stays NULL. */
typedef struct by_compute {
  const kf_compute_t *entries[KF__COMPUTE_COUNT + 1];
} by_compute_t;

static kf_status_t check_entry(const kf_compute_t *entry, size_t *out_compute) {
  const size_t compute = kf__find_compute(entry->name);
  if (compute == KF__COMPUTE_COUNT)
    return kf_error_set(KF_ERR_NOT_FOUND, "kf_backend_bind: no compute function is named '%s'",
                        entry->name);
  if (entry->function == NULL || entry->signature == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_backend_bind: the entry '%s' has no %s", entry->name,
                        entry->function == NULL ? "function" : "signature");
  const char *signature = kf__compute_signature(compute);
  if (strcmp(entry->signature, signature) != 0)
    return kf_error_set(
        KF_ERR_ABI,
        "kf_backend_bind: '%s' has the parameters \"%s\" in this library, and \"%s\" "
        "in the table: rebuild it with the headers of this version",
        entry->name, signature, entry->signature);
  *out_compute = compute;
  return KF_OK;
}

static kf_status_t index_table(const kf_compute_t *entry, by_compute_t *found) {
  KF_TRY(kf__struct_check_space(KF__STRUCT(kf_compute_t), "kf_backend_bind", entry));
  const uint32_t size = entry->struct_size;
  while (entry->name != NULL) {
    size_t compute = 0;
    KF_TRY(kf__struct_check(KF__STRUCT(kf_compute_t), "kf_backend_bind", entry));
    KF_TRY(check_entry(entry, &compute));
    if (found->entries[compute] != NULL)
      return kf_error_set(KF_ERR_VALUE, "kf_backend_bind: '%s' is bound twice, to %s and to %s",
                          entry->name, found->entries[compute]->function_name,
                          entry->function_name);
    found->entries[compute] = entry;
    /* Entries of a newer plug-in may be larger than this library's. */
    entry = (const kf_compute_t *)(const void *)((const char *)entry + size);
  }
  return KF_OK;
}

static kf_status_t index_computes(const kf_compute_t *const *tables, by_compute_t *found) {
  memset(found, 0, sizeof *found);
  for (; *tables != NULL; tables++) KF_TRY(index_table(*tables, found));
  return KF_OK;
}

/* ---- Bindings with a context ---- */

/* A binding with a context: copies of the entries, which kernels point to, so that releasing the
 * last kernel ends the binding. */
typedef struct bound bound_t;
typedef struct bound_entry {
  kf_compute_t entry; /* first: the context of its kernels */
  bound_t *bound;
} bound_entry_t;
struct bound {
  uint64_t users; /* kernels, and the call that makes the binding; counted atomically */
  kf_backend_t backend;
  void *context;
  bound_entry_t entries[KF__COMPUTE_COUNT]; /* those that are bound */
};

static void *contexts[KF_BACKEND_COUNT]; /* of compute functions; read and written atomically */

static void release_bound(bound_t *bound) {
  if (__atomic_sub_fetch(&bound->users, 1, __ATOMIC_ACQ_REL) != 0) return;
  void *context = bound->context; /* unless a later binding has replaced it */
  (void)__atomic_compare_exchange_n(&contexts[bound->backend], &context, NULL, false,
                                    __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
  kf_free(bound);
}

static void release_entry(void *context) { release_bound(((bound_entry_t *)context)->bound); }

static const kf_compute_t *own_entry(bound_t *bound, const kf_compute_t *entry, size_t compute) {
  bound_entry_t *own = &bound->entries[compute];
  *own = (bound_entry_t){*entry, bound};
  return &own->entry;
}

static kf_status_t make_bound(kf_key_t key, void *context, bound_t **out_bound) {
  bound_t *bound = kf_alloc(sizeof *bound);
  *out_bound = bound;
  if (bound == NULL) return kf__no_memory();
  bound->users = 1;
  bound->backend = kf__key_parts(key).backend;
  bound->context = context;
  __atomic_store_n(&contexts[bound->backend], context, __ATOMIC_RELEASE);
  return KF_OK;
}

void *kf_backend_context(int device_type) {
  kf_backend_t backend = kf_device_backend(device_type);
  if (backend == KF_BACKEND_NONE || backend >= KF_BACKEND_COUNT) return NULL;
  return __atomic_load_n(&contexts[backend], __ATOMIC_ACQUIRE);
}

/* ---- Binding ---- */

/* Registers one kernel; one of a binding with a context holds it. */
static kf_status_t bind_one(kf_library_t *library, const kf__kernel_entry_t *e, kf_key_t key,
                            const kf_compute_t *binding, bound_t *bound) {
  kf_typed_fn function = e->kernel != NULL ? e->kernel : binding->function;
  if (bound == NULL) return bind(library, e, key, function, binding, NULL);
  binding = own_entry(bound, binding, e->compute);
  (void)__atomic_add_fetch(&bound->users, 1, __ATOMIC_RELAXED);
  kf_status_t status = bind(library, e, key, function, binding, release_entry);
  if (status != KF_OK) release_bound(bound);
  return status;
}

static kf_status_t bind_found(kf_library_t *library, kf_key_t key, const by_compute_t *found,
                              bound_t *bound) {
  for (size_t list = 0; kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kernel_lists[list]; e->at != KF__AT_END; e++) {
      KF_ASSERT(e->compute <= KF__COMPUTE_COUNT);
      const kf_compute_t *binding = found->entries[e->compute];
      if (e->at == KF__AT_BACKEND && binding != NULL)
        KF_TRY(bind_one(library, e, key, binding, bound));
    }
  }
  return KF_OK;
}

static kf_status_t bind_computes(kf_library_t *library, kf_key_t key,
                                 const kf_compute_t *const *tables) {
  by_compute_t found;
  KF_TRY(index_computes(tables, &found));
  return bind_found(library, key, &found, NULL);
}

static kf_status_t check_binding(const kf_library_t *library, kf_key_t key,
                                 const kf_compute_t *const *tables) {
  if (library == NULL || tables == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_backend_bind: %s is NULL",
                        library == NULL ? "the library" : "the list of tables");
  if (kf__key_parts(key).key_class != KF_CLASS_RUNTIME)
    return kf_error_set(KF_ERR_VALUE, "kf_backend_bind: expected the key of a backend, got %s",
                        kf_key_name(key));
  return set_up != NULL ? set_up() : KF_OK;
}

kf_status_t kf_backend_bind(kf_library_t *library, kf_key_t key,
                            const kf_compute_t *const *tables) {
  KF_TRY(check_binding(library, key, tables));
  return bind_computes(library, key, tables);
}

kf_status_t kf_backend_bind_with(kf_library_t *library, kf_key_t key,
                                 const kf_compute_t *const *tables, void *context) {
  KF_TRY(check_binding(library, key, tables));
  by_compute_t found;
  KF_TRY(index_computes(tables, &found));
  bound_t *bound;
  KF_TRY(make_bound(key, context, &bound));
  kf_status_t status = bind_found(library, key, &found, bound);
  release_bound(bound);
  return status;
}

kf_status_t kf__bind_for_devices(kf_library_t *library, const kf_compute_t *const *tables) {
  return bind_computes(library, KF_KEY_CompositeExplicitAutograd, tables);
}

kf_status_t kf__bind_rules(kf_library_t *library, kf_key_t key) {
  for (size_t list = 0; kernel_lists[list] != NULL; list++)
    for (const kf__kernel_entry_t *e = kernel_lists[list]; e->at != KF__AT_END; e++)
      if (e->at == KF__AT_BACKEND && e->kernel != NULL)
        KF_TRY(bind(library, e, key, e->kernel, &no_compute, NULL));
  return KF_OK;
}

size_t kf__unbound(const kf_compute_t *const *tables, const char **out_first) {
  by_compute_t found;
  size_t count = 0;
  *out_first = NULL;
  if (index_computes(tables, &found) != KF_OK) return SIZE_MAX;
  for (size_t list = 0; kernel_lists[list] != NULL; list++) {
    for (const kf__kernel_entry_t *e = kernel_lists[list]; e->at != KF__AT_END; e++) {
      if (e->at != KF__AT_BACKEND || found.entries[e->compute] != NULL) continue;
      if (count++ == 0) *out_first = kf__op_schema(e->op);
    }
  }
  return count;
}
