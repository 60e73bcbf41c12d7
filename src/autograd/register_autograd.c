/* Registers the fallback of the autograd keys, and the autograd kernels of the catalogue's
 * operators. */
#include "autograd/register_autograd.h"

#include "autograd/functions/autograd_fallback.h"
#include "autograd/graph/node.h"
#include "autograd/records/boxed_recording.h"
#include "autograd/records/record.h"
#include "dispatch/registry/library_internal.h"
#include "ops/catalogue/op_origin.h"

static kf_kernel_desc_t fallback_kernel(void) {
#ifdef KF_AUTOGRAD_FALLTHROUGH
  return kf_kernel_fallthrough();
#else
  return kf_kernel_boxed(kf__autograd_fallback, NULL, NULL);
#endif
}

kf_status_t kf__autograd_register_fallbacks(kf_library_t **out_library) {
  kf_kernel_desc_t kernel = fallback_kernel();
  return kf__library_autograd_fallbacks(&kernel, KF__ORIGIN_HERE, out_library);
}

/* ---- The catalogue ---- */

#ifndef NDEBUG
/* Checks an entry of the generated tables, one assertion for each rule of kf__record_t. */
static bool entry_is_valid(const kf__autograd_entry_t *entry) {
  const kf__record_t *record = &entry->record;
  const kf__described_t *node = record->node;
  KF_ASSERT(entry->kind <= KF__AUTOGRAD_MISSING);
  KF_ASSERT((entry->kernel != NULL) ==
            (entry->kind >= KF__AUTOGRAD_KERNEL && entry->kind <= KF__AUTOGRAD_DESCRIBED));
  if (node == NULL) {
    KF_ASSERT(entry->kind != KF__AUTOGRAD_DESCRIBED);
    return true;
  }
  KF_ASSERT(record->arguments <= 16); /* the sets have 16 bits */
  KF_ASSERT((uint32_t)(record->edges | record->refused) >> record->arguments == 0);
  KF_ASSERT((record->edges & record->refused) == 0);
  KF_ASSERT((record->before & record->after) == 0);
  KF_ASSERT(node->is_list ? __builtin_popcount(record->edges) == 1
                          : __builtin_popcount(record->edges) == node->derivatives);
  KF_ASSERT((record->flags & KF__RECORD_IN_PLACE) == 0 || record->target < record->arguments);
  KF_ASSERT(node->type.size >= sizeof(kf__node_t));
  KF_ASSERT((node->kept_tensors != 0) == (node->type.release_saved != NULL));
  KF_ASSERT((node->kept_blocks != 0) == (node->type.destroy != NULL));
  const kf__saved_field_t *fields = node->type.fields;
  size_t count = 0;
  for (; fields != NULL && fields[count].name != NULL; count++) {
    KF_ASSERT(fields[count].offset >= sizeof(kf__node_t));
    KF_ASSERT(fields[count].offset < node->type.size);
  }
  KF_ASSERT(count <= KF__MOST_KEPT);
  KF_ASSERT((record->before | record->after | node->kept_tensors | node->kept_blocks) >> count ==
            0);
  return true;
}
#endif

static kf_kernel_desc_t kernel_of(const kf__autograd_entry_t *entry) {
  if (entry->kind == KF__AUTOGRAD_NOTHING) return kf_kernel_fallthrough();
  if (entry->kind == KF__AUTOGRAD_MISSING)
    return kf_kernel_boxed(kf_autograd_not_implemented, NULL, NULL);
  kf_kernel_desc_t kernel = kf_kernel_typed(entry->kernel, NULL, NULL);
  kernel.boxed = kf__record_boxed;
  /* The context is only read, but the struct does not declare it const. */
  if (entry->kind == KF__AUTOGRAD_DESCRIBED) kernel.context = (void *)(uintptr_t)entry;
  return kernel;
}

/* The area of the list that contains the entry, which names the generated file. */
static const char *area_of(const kf__autograd_entry_t *entry) {
  size_t list = 0;
  for (; kf__autograd_lists[list + 1] != NULL; list++)
    for (const kf__autograd_entry_t *e = kf__autograd_lists[list]; e->kind != KF__AUTOGRAD_END; e++)
      if (e == entry) return kf__autograd_areas[list];
  return kf__autograd_areas[list];
}

/* Described operators share the kernel of their signature, so the origin names the node of their
 * table entry instead. For out= forms, which refuse to record, it names the macro of the entry. */
static void write_kernel(kf_text_t *text, const kf_op_t *op, const void *data) {
  const kf__autograd_entry_t *entry = data;
  (void)op;
  kf__function_name_t name;
  const char *function;
  if (entry->kind == KF__AUTOGRAD_DESCRIBED)
    function = entry->record.node->type.name;
  else if (entry->kind == KF__AUTOGRAD_REFUSING)
    function = "KF__REFUSES";
  else if (kf__op_form(entry->op) == KF__FORM_OUT)
    function = "kf__refuse_out";
  else
    function = kf__op_function("autograd", entry->op, &name);
  kf__put_generated_origin(text, entry->op, function, "src/autograd/gen/nodes/nodes_",
                           area_of(entry));
}

static void write_missing(kf_text_t *text, const kf_op_t *op, const void *data) {
  const kf__autograd_entry_t *entry = data;
  (void)op;
  kf__put_origin(text, entry->op, "kf_autograd_not_implemented", kf__autograd_fallback_source(), 0);
}

static kf__origin_t origin_of(const kf__autograd_entry_t *entry) {
  if (entry->kind == KF__AUTOGRAD_NOTHING) return kf__entry_origin();
  return (kf__origin_t){entry->kind == KF__AUTOGRAD_MISSING ? write_missing : write_kernel, entry};
}

static kf_status_t register_entry(kf_library_t *library, const kf__autograd_entry_t *entry) {
  KF_ASSERT(entry_is_valid(entry));
  kf_kernel_desc_t kernel = kernel_of(entry);
  return kf__library_impl_for(library, kf__catalogue_op(entry->op), KF_KEY_Autograd, &kernel,
                              origin_of(entry));
}

static kf_status_t register_all(kf_library_t *library) {
  for (size_t list = 0; kf__autograd_lists[list] != NULL; list++)
    for (const kf__autograd_entry_t *e = kf__autograd_lists[list]; e->kind != KF__AUTOGRAD_END; e++)
      KF_TRY(register_entry(library, e));
  return KF_OK;
}

kf_status_t kf__autograd_register(kf_library_t **out_library) {
  *out_library = NULL;
  kf_library_t *library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", KF_KEY_Undefined, &library));
  kf_status_t status = register_all(library);
  if (status != KF_OK) {
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}
