/* Operators that return metadata of a tensor: sizes, strides, device and so on. They are not in the
 * catalogue, because PyTorch has them in its scripting language and not among its kernels. They
 * exist for tensor classes that answer such queries themselves, and for calls by name.
 *
 * They read metadata only, so every tensor can be queried, also a lazy, an empty or a meta one. */
#include <keyfall/op.h>

#include "dispatch/registry/library_internal.h"
#include "ops/core/standard_registrations.h"
#include "tensor/tensor_internal.h"

typedef struct {
  const char *schema;
  /* NULL: no kernel; the operator makes sense for devices that this library does not have. */
  kf_status_t (*answer)(const kf_tensor_t *tensor, const kf_value_t *more, kf_value_t *out);
} query_t;

/* ---- Answers; `more` is the argument after the tensor ---- */

static kf_status_t list(kf_int_span_t numbers, kf_value_t *out) {
  kf_list_t *made = NULL;
  KF_TRY(kf_list_of_ints(numbers.data, numbers.size, &made));
  *out = kf_value_object_take(KF_TAG_LIST, made);
  return KF_OK;
}

#define ANSWER(name) \
  static kf_status_t name(const kf_tensor_t *tensor, const kf_value_t *more, kf_value_t *out)

#define PLAIN_ANSWER(name, value) \
  ANSWER(name) {                  \
    (void)more;                   \
    *out = value;                 \
    return KF_OK;                 \
  }

PLAIN_ANSWER(dim, kf_value_int(kf_tensor_dim(tensor)))
PLAIN_ANSWER(numel, kf_value_int(kf_tensor_numel(tensor)))
PLAIN_ANSWER(storage_offset, kf_value_int(kf_tensor_storage_offset(tensor)))
PLAIN_ANSWER(is_contiguous,
             kf_value_bool(kf_tensor_is_contiguous(tensor, KF_MEMORY_FORMAT_CONTIGUOUS)))
PLAIN_ANSWER(is_dense, kf_value_bool(kf_tensor_is_dense(tensor)))
PLAIN_ANSWER(device, kf_value_device(kf_tensor_device(tensor)))
PLAIN_ANSWER(layout, kf_value_layout(kf_tensor_layout(tensor)))

ANSWER(sizes) {
  (void)more;
  return list(kf_tensor_sizes(tensor), out);
}

ANSWER(strides) {
  (void)more;
  return list(kf_tensor_strides(tensor), out);
}

static kf_memory_format_t format_of(const kf_value_t *more) {
  return (kf_memory_format_t)more->as.i;
}

ANSWER(is_contiguous_in) {
  *out = kf_value_bool(kf_tensor_is_contiguous(tensor, format_of(more)));
  return KF_OK;
}

/* Whether the strides have the order of a channels-last format; other formats have no order. */
ANSWER(is_strides_like) {
  kf_memory_format_t asked = format_of(more);
  *out = kf_value_bool(asked != KF_MEMORY_FORMAT_CONTIGUOUS &&
                       kf_tensor_memory_format(tensor) == asked);
  return KF_OK;
}

static const query_t aten_queries[] = {
    {"size(Tensor self) -> int[]", sizes},
    {"stride(Tensor self) -> int[]", strides},
    {"dim(Tensor self) -> int", dim},
    {"numel(Tensor self) -> int", numel},
    {"storage_offset(Tensor self) -> int", storage_offset},
    {"is_contiguous(Tensor self) -> bool", is_contiguous},
    {"is_contiguous.memory_format(Tensor self, MemoryFormat memory_format) -> bool",
     is_contiguous_in},
    {"is_strides_like_format(Tensor self, MemoryFormat memory_format) -> bool", is_strides_like},
    {"is_non_overlapping_and_dense(Tensor self) -> bool", is_dense},
    {"sym_size(Tensor self) -> SymInt[]", sizes},
    {"sym_stride(Tensor self) -> SymInt[]", strides},
    {"record_stream(Tensor(a!) self, Stream s) -> ()", NULL},
};
static const query_t prim_queries[] = {
    {"device(Tensor a) -> Device", device},
    {"layout(Tensor a) -> Layout", layout},
};

/* ---- Registering them ---- */

/* The one boxed kernel of all queries; the context says which. */
static kf_status_t run(const kf_call_t *call, kf_stack_t *stack) {
  const query_t *query = kf_call_context(call);
  KF_ASSERT(query != NULL);
  KF_ASSERT(query->answer != NULL); /* `add` registers no kernel for the others */
  size_t count = strchr(query->schema, ',') != NULL ? 2 : 1;
  KF_ASSERT(stack->size >= count);
  const kf_value_t *values = stack->values + stack->size - count;
  const kf_tensor_t *tensor = (const kf_tensor_t *)(const void *)values[0].as.object;
  kf_value_t answer = kf_value_none();
  KF_TRY(query->answer(tensor, &values[1], &answer));
  kf_stack_drop(stack, count);
  return kf_stack_push_take(stack, answer);
}

/* These keys change how data is read, and queries read none: their fallbacks are skipped. */
static const kf_key_t passed_over[] = {KF_KEY_Conjugate, KF_KEY_Negative, KF_KEY_ZeroTensor};

static kf_status_t add(kf_library_t *library, const query_t *query) {
  static const kf_def_options_t options = {sizeof options, KF_ALIAS_ANALYSIS_FROM_SCHEMA, NULL, 0};
  kf_op_t *op = NULL;
  KF_TRY(kf__library_def(library, query->schema, &options, KF__ORIGIN_HERE, &op));
  kf_status_t status = KF_OK;
  if (query->answer != NULL) {
    /* The context is only read; the struct has no const for it. */
    kf_kernel_desc_t kernel = kf_kernel_boxed(run, (void *)(uintptr_t)query, NULL);
    kf_kernel_desc_t nothing = kf_kernel_fallthrough();
    status = kf__library_impl_for(library, op, KF_KEY_CompositeExplicitAutograd, &kernel,
                                  KF__ORIGIN_HERE);
    for (size_t i = 0; i < sizeof passed_over / sizeof passed_over[0] && status == KF_OK; i++)
      status = kf__library_impl_for(library, op, passed_over[i], &nothing, KF__ORIGIN_HERE);
  }
  kf_op_release(op);
  return status;
}

static kf_status_t add_all(const char *name, const query_t *queries, size_t count,
                           kf_library_t **out_library) {
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_FRAGMENT, name, KF_KEY_Undefined, &library));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < count && status == KF_OK; i++) status = add(library, &queries[i]);
  if (status != KF_OK) {
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}

kf_status_t kf__ops_register_queries(kf_library_t **out_library) {
  return add_all("aten", aten_queries, sizeof aten_queries / sizeof *aten_queries, out_library);
}

kf_status_t kf__ops_register_prim(kf_library_t **out_library) {
  return add_all("prim", prim_queries, sizeof prim_queries / sizeof *prim_queries, out_library);
}
