/* Lazy conjugate and negative views, and zero tensors, under operators that do not know them: the
 * fallbacks of the keys Conjugate, Negative and ZeroTensor materialize such arguments and
 * redispatch below the key.
 *
 * An argument that is only read is replaced by a materialized copy. A view that is written is
 * materialized in place; when the operator has run, also when it failed, it gets its bit back and
 * its memory is changed to match. Arguments that are read and share memory with such a view are
 * copied before that, since they would see the change. Zero tensors cannot be written.
 *
 * Calls that Python code is about to see (modes, subclasses) look as they do in PyTorch: some
 * operators keep their lazy arguments, and a written view is cloned, written, and copied back. */
#include "ops/core/lazy_bits.h"

#include <string.h>

#include <keyfall/op.h>
#include <keyfall/ops.h>

#include "compat/operator_texts.h"
#include "dispatch/registry/library_internal.h"
#include "ops/core/standard_registrations.h"
#include "tensor/tensor_internal.h"

/* One kind of lazy tensor: its key and how to query, set, resolve and apply it. */
typedef struct {
  kf_key_t key;
  bool (*has)(const kf_tensor_t *tensor);
  kf_status_t (*set)(kf_tensor_t *tensor, bool on);
  kf_status_t (*resolve)(kf_tensor_t *self, kf_tensor_t **out);
  kf_status_t (*apply)(kf_tensor_t *self); /* NULL: cannot be written */
  const char *const *kept_by;              /* operators that Python code sees with the bit */
} bit_t;

/* A tensor with memory for a zero tensor, with the same order of dimensions. Stays a wrapped
 * number, so that promotion sees no difference. */
static kf_status_t real_zeros(kf_tensor_t *self, kf_tensor_t **out) {
  int64_t strides[KF__MAX_DIMS];
  kf_tensor_t *made = NULL;
  kf__preserved_strides(self, strides);
  KF_TRY(kf__tensor_new(kf__dtype(self), self->device, kf__sizes(self), strides, &made));
  kf_tensor_set_wrapped_number(made, kf__is_wrapped(self));
  kf_status_t status = kf_zero_(made);
  if (status != KF_OK) {
    kf_tensor_release(made);
    return status;
  }
  *out = made;
  return KF_OK;
}

/* Whether Python code sees the calls on `self`: a mode is active, or its class has handlers. */
static bool python_sees(const kf_tensor_t *self) {
  return !kf_local_is_excluded(KF_KEY_Python) &&
         (kf_local_is_included(KF_KEY_Python) ||
          kf_keyset_has(kf_tensor_keys(self), KF_KEY_Python));
}

/* Materializes a lazy bit: an alias without the bit, then the operation on it. Where Python code
 * sees the calls, by a clone, as in PyTorch: the fallbacks below let it pass to Python,
 * and come back here when Python code runs it. */
static kf_status_t materialize(kf_tensor_t *self,
                               kf_status_t (*flip)(kf_tensor_t *, kf_tensor_t **),
                               kf_status_t (*apply)(kf_tensor_t *, kf_tensor_t **),
                               kf_tensor_t **out) {
  kf_tensor_t *plain = NULL;
  if (KF_UNLIKELY(python_sees(self))) return kf_clone(self, (kf_opt_int_t){0, false}, out);
  KF_TRY(flip(self, &plain));
  kf_status_t status = apply(plain, out);
  kf_tensor_release(plain);
  return status;
}

kf_status_t kf__materialize_conj(kf_tensor_t *self, kf_tensor_t **out) {
  return materialize(self, kf_raw_conj, kf_conj_physical, out);
}

kf_status_t kf__materialize_neg(kf_tensor_t *self, kf_tensor_t **out) {
  return materialize(self, kf_raw_neg_view, kf_neg, out);
}

static kf_status_t clone(kf_tensor_t *self, kf_tensor_t **out) {
  const kf_opt_int_t same_order = {0, false};
  return kf_clone(self, same_order, out);
}

/* Names without overload, each list ended by NULL. */
static const char *const kept_conjugate[] = {
    "clone", "copy_",          "resize_",       "full_like",      "empty_like", "mm",
    "addmm", "addmm_",         "bmm",           "baddbmm",        "baddbmm_",   "dot",
    "vdot",  "_conj_physical", "conj_physical", "conj_physical_", NULL};
static const char *const kept_negative[] = {"clone",     "copy_",      "resize_", "neg_",
                                            "full_like", "empty_like", NULL};
static const char *const kept_zero[] = {"clone", NULL};

static const bit_t conjugate = {KF_KEY_Conjugate,     kf_tensor_is_conj, kf_tensor_set_conj,
                                kf__materialize_conj, kf_conj_physical_, kept_conjugate};
static const bit_t negative = {KF_KEY_Negative,     kf_tensor_is_neg, kf_tensor_set_neg,
                               kf__materialize_neg, kf_neg_,          kept_negative};
static const bit_t zero = {KF_KEY_ZeroTensor, kf__is_zero_tensor, NULL, real_zeros, NULL,
                           kept_zero};

/* Written arguments that are lazy: found first, then materialized, in the end changed back. A fixed
 * array: only lists of tensors that are all lazy views could need a larger one. */
enum { MAX_WRITTEN = 8 };
typedef struct {
  kf_tensor_t *tensors[MAX_WRITTEN]; /* with a reference each */
  size_t count;
  size_t real; /* how many of them have been materialized */
  bool seen;   /* Python code is about to see the call */
} written_t;

static bool is_written_to(const written_t *written, const kf_tensor_t *tensor) {
  for (size_t i = 0; i < written->count; i++)
    if (written->tensors[i] == tensor) return true;
  return false;
}

static bool shares_memory(const written_t *written, const kf_tensor_t *tensor) {
  for (size_t i = 0; i < written->count; i++)
    if (written->tensors[i]->storage == tensor->storage) return true;
  return false;
}

/* Clears the bit and applies the operation to the memory. The values stay what they are. */
static kf_status_t make_real(const bit_t *bit, kf_tensor_t *tensor) {
  KF_ASSERT(bit->apply != NULL);
  KF_TRY(bit->set(tensor, false));
  kf_status_t status = bit->apply(tensor);
  if (status != KF_OK) (void)bit->set(tensor, true);
  return status;
}

static kf_status_t make_lazy(const bit_t *bit, kf_tensor_t *tensor) {
  KF_ASSERT(bit->apply != NULL);
  KF_TRY(bit->apply(tensor));
  return bit->set(tensor, true);
}

static kf_status_t too_many(void) {
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "more than %d written arguments are lazy views",
                      MAX_WRITTEN);
}

static kf_status_t note_written(const bit_t *bit, kf_tensor_t *tensor, written_t *written) {
  if (!bit->has(tensor) || is_written_to(written, tensor)) return KF_OK;
  if (bit->apply == NULL)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_ZERO_WRITTEN,
                                       "a zero tensor has no memory to write to; clone it first"));
  if (written->count == MAX_WRITTEN) return too_many();
  KF_ASSERT(written->real == 0); /* all are found before the first is materialized */
  kf_tensor_retain(tensor);
  written->tensors[written->count++] = tensor;
  return KF_OK;
}

/* Whether a written view is cloned, except in lists, and not materialized in place. */
static bool is_cloned(const bit_t *bit, const written_t *written) {
  return written->seen && bit->apply != NULL;
}

/* Whether an argument that is read must be replaced. */
static bool must_change(const bit_t *bit, const kf_tensor_t *tensor, const written_t *written) {
  return tensor != NULL && (bit->has(tensor) || shares_memory(written, tensor));
}

static kf_status_t replace_read(const bit_t *bit, kf_value_t *value, const written_t *written) {
  kf_tensor_t *tensor = (kf_tensor_t *)(void *)value->as.object, *real = NULL;
  if (!must_change(bit, tensor, written)) return KF_OK;
  /* Python code sees a clone, which it keeps lazy and which loses all bits at once. */
  const bool resolves = bit->has(tensor) && !is_cloned(bit, written);
  KF_TRY(resolves ? bit->resolve(tensor, &real) : clone(tensor, &real));
  KF_ASSERT(real != NULL);
  kf_value_clear(value);
  *value = kf_value_tensor_take(real);
  return KF_OK;
}

/* Lists are replaced as a whole: other holders of the list must not see the change. */
static kf_status_t replace_list(const bit_t *bit, kf_value_t *value, const written_t *written) {
  const kf_list_t *list = (const kf_list_t *)(void *)value->as.object;
  kf_tensor_span_t tensors = kf_list_tensors(list);
  bool any = false;
  for (size_t i = 0; i < tensors.size; i++) any = any || must_change(bit, tensors.data[i], written);
  if (!any) return KF_OK;
  kf_list_t *copy = NULL;
  KF_TRY(kf_list_of_tensors(tensors.data, tensors.size, &copy));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < tensors.size && status == KF_OK; i++) {
    if (tensors.data[i] == NULL) continue;
    kf_value_t element = kf_value_tensor(tensors.data[i]);
    status = replace_read(bit, &element, written);
    if (status == KF_OK) status = kf_list_set(copy, i, &element);
    kf_value_clear(&element);
  }
  if (status != KF_OK) {
    kf_object_release(copy);
    return status;
  }
  kf_value_clear(value);
  *value = kf_value_object_take(KF_TAG_LIST, copy);
  return KF_OK;
}

static bool is_write(const kf_schema_t *schema, size_t index) {
  const kf_alias_t *alias = kf_schema_argument(schema, index)->alias;
  return alias != NULL && alias->is_write;
}

static kf_status_t find_written(const bit_t *bit, const kf_schema_t *schema,
                                const kf_value_t *values, size_t count, written_t *written) {
  const bool clones = is_cloned(bit, written);
  for (size_t i = 0; i < count; i++) {
    if (!is_write(schema, i)) continue;
    if (values[i].tag == KF_TAG_TENSOR && !clones)
      KF_TRY(note_written(bit, (kf_tensor_t *)(void *)values[i].as.object, written));
    if (values[i].tag != KF_TAG_LIST) continue;
    kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)(void *)values[i].as.object);
    for (size_t k = 0; k < tensors.size; k++)
      if (tensors.data[k] != NULL) KF_TRY(note_written(bit, tensors.data[k], written));
  }
  return KF_OK;
}

/* Written arguments and the clones that take their places. */
typedef struct {
  kf_tensor_t *views[MAX_WRITTEN], *clones[MAX_WRITTEN]; /* with a reference each */
  size_t count;
} cloned_t;

/* Replaces a written view. */
static kf_status_t clone_written(const bit_t *bit, kf_value_t *value, cloned_t *cloned) {
  kf_tensor_t *view = (kf_tensor_t *)(void *)value->as.object, *copy = NULL;
  if (!bit->has(view)) return KF_OK;
  if (cloned->count == MAX_WRITTEN) return too_many();
  KF_TRY(clone(view, &copy));
  kf_tensor_retain(view);
  cloned->views[cloned->count] = view;
  cloned->clones[cloned->count++] = copy;
  kf_value_clear(value);
  *value = kf_value_tensor(copy);
  return KF_OK;
}

/* The order matters: find what is written, copy what is read, and only then change memory. A
 * failure before the last step leaves all tensors of the caller as they were. Python code sees the
 * clones in the order of arguments. */
static kf_status_t resolve_arguments(const bit_t *bit, const kf_schema_t *schema, kf_stack_t *stack,
                                     written_t *written, cloned_t *cloned) {
  size_t count = kf_schema_argument_count(schema);
  KF_ASSERT(stack->size >= count);
  kf_value_t *values = stack->values + stack->size - count;
  KF_TRY(find_written(bit, schema, values, count, written));
  for (size_t i = 0; i < count; i++) {
    if (is_write(schema, i)) {
      if (values[i].tag == KF_TAG_TENSOR && is_cloned(bit, written))
        KF_TRY(clone_written(bit, &values[i], cloned));
    } else if (values[i].tag == KF_TAG_TENSOR)
      KF_TRY(replace_read(bit, &values[i], written));
    else if (values[i].tag == KF_TAG_LIST)
      KF_TRY(replace_list(bit, &values[i], written));
  }
  for (; written->real < written->count; written->real++)
    KF_TRY(make_real(bit, written->tensors[written->real]));
  KF_ASSERT(written->real == written->count);
  return KF_OK;
}

/* Whether results alias arguments that are not written. Views keep lazy tensors as they are: their
 * results are lazy, too. */
static bool is_view(const kf_schema_t *schema) {
  bool shares = false;
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++) {
    const kf_alias_t *alias = kf_schema_argument(schema, i)->alias;
    if (alias == NULL) continue;
    if (alias->is_write) return false;
    shares = true;
  }
  return shares;
}

/* ---- Calls that Python code sees ---- */

static bool is_kept(const bit_t *bit, const kf_call_t *call) {
  const char *name = kf_op_full_name(call->op);
  if (strncmp(name, "aten::", 6) != 0) return false;
  const size_t size = strcspn(name + 6, ".");
  for (const char *const *kept = bit->kept_by; *kept != NULL; kept++)
    if (strlen(*kept) == size && memcmp(*kept, name + 6, size) == 0) return true;
  return false;
}

/* Copies the clones back, unless the operator failed, and returns the views where it returns the
 * clones. */
static kf_status_t copy_back(const kf_schema_t *schema, kf_stack_t *stack, cloned_t *cloned,
                             kf_status_t status) {
  const size_t count = kf_schema_return_count(schema);
  for (size_t k = 0; k < cloned->count; k++) {
    kf_tensor_t *view = cloned->views[k], *copy = cloned->clones[k];
    if (status == KF_OK) status = kf_copy_(view, copy, false);
    for (size_t i = 0; i < count && status == KF_OK; i++) {
      kf_value_t *result = &stack->values[stack->size - count + i];
      if (result->tag != KF_TAG_TENSOR || (void *)result->as.object != (void *)copy) continue;
      kf_value_clear(result);
      *result = kf_value_tensor(view);
    }
    kf_tensor_release(copy);
    kf_tensor_release(view);
  }
  return status;
}

static kf_status_t run_real(const bit_t *bit, const kf_call_t *call, kf_stack_t *stack) {
  const kf_schema_t *schema = kf_op_schema(call->op);
  if (schema == NULL)
    return kf_error_set(KF_ERR_MISUSE, "%s has no schema", kf_op_full_name(call->op));
  cloned_t cloned = {{NULL}, {NULL}, 0};
  const bool seen = kf_keyset_has(call->keyset, KF_KEY_Python);
  written_t written = {{NULL}, 0, 0, seen};
  const bool keeps = is_view(schema) || (seen && is_kept(bit, call));
  kf_status_t status = KF_OK;
  if (!keeps) status = resolve_arguments(bit, schema, stack, &written, &cloned);
  if (status == KF_OK)
    status = kf_op_redispatch_boxed(call->op, kf_keyset_remove(call->keyset, bit->key), stack);
  KF_ASSERT(written.count <= MAX_WRITTEN);
  while (written.count > 0) {
    kf_tensor_t *tensor = written.tensors[--written.count];
    kf_status_t back = written.count < written.real ? make_lazy(bit, tensor) : KF_OK;
    if (status == KF_OK) status = back;
    kf_tensor_release(tensor);
  }
  status = copy_back(schema, stack, &cloned, status);
  kf_schema_release(schema);
  return status;
}

static kf_status_t run_conjugate(const kf_call_t *call, kf_stack_t *stack) {
  return run_real(&conjugate, call, stack);
}

static kf_status_t run_negative(const kf_call_t *call, kf_stack_t *stack) {
  return run_real(&negative, call, stack);
}

kf_status_t kf__run_real_zeros(const kf_call_t *call, kf_stack_t *stack) {
  return run_real(&zero, call, stack);
}

kf_status_t kf__ops_register_fallbacks(kf_library_t **out_library) {
  *out_library = NULL;
  kf_library_t *library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "_", KF_KEY_Undefined, &library));
  static const struct {
    kf_key_t key;
    kf_boxed_fn run;
  } fallbacks[] = {{KF_KEY_Conjugate, run_conjugate},
                   {KF_KEY_Negative, run_negative},
                   {KF_KEY_ZeroTensor, kf__run_real_zeros}};
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < sizeof fallbacks / sizeof fallbacks[0] && status == KF_OK; i++) {
    kf_kernel_desc_t kernel = kf_kernel_boxed(fallbacks[i].run, NULL, NULL);
    status = kf__library_standard_fallback(library, fallbacks[i].key, &kernel, KF__ORIGIN_HERE);
  }
  if (status != KF_OK) {
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}
