/* Functional tensors: making and reading them, and the steps of a write. Note [Functional tensors]
 * in functional_state.h. */
#include <keyfall/ops.h>

#include "ops/catalogue/catalogue.h"
#include "tensor/core/geometry.h"
#include "transforms/functionalize/functional_state.h"
#include "transforms/functionalize/functionalize_scope.h"

#define RANK_BIT(name) (UINT64_C(1) << KF_RANK_##name)
#define LAZY_BITS (RANK_BIT(Conjugate) | RANK_BIT(Negative))

bool kf_tensor_is_functional(const kf_tensor_t *tensor) {
  return kf__functional_storage_of(tensor) != NULL;
}

kf_status_t kf__expect_functional(const kf_tensor_t *t, const char *function) {
  if (kf_tensor_is_functional(t)) return KF_OK;
  return kf_error_set(KF_ERR_TYPE, "%s: expected a functional tensor, found a plain one", function);
}

/* ---- Extensions ---- */

static uint64_t mix(uint64_t hash, uint64_t word) {
  return (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15) + (hash >> 29);
}

/* Of all metadata that a chain stands for. */
static uint64_t fingerprint_of(const kf_tensor_t *t) {
  uint64_t hash = mix(t->dtype, (uint64_t)t->offset);
  hash = mix(hash, t->base.keys.functionality & LAZY_BITS);
  for (uint32_t i = 0; i < t->ndim; i++)
    hash = mix(mix(hash, (uint64_t)t->sizes[i]), (uint64_t)t->strides[i]);
  return mix(hash, t->ndim);
}

static void release_extension(kf__extension_t *extension) {
  kf__functional_t *f = (kf__functional_t *)(void *)extension;
  kf_tensor_release(f->value);
  kf__view_release(f->chain);
  kf_free(f);
}

static kf__functional_t *extension_of(const kf_tensor_t *t) {
  kf__extension_t *extension = kf__tensor_extension(t);
  if (extension == NULL || extension->release != release_extension) return NULL;
  return (kf__functional_t *)(void *)extension;
}

kf__functional_t *kf__functional_of(const kf_tensor_t *t) {
  kf__functional_t *f = extension_of(t);
  bool matches = f != NULL && f->storage == t->storage && f->fingerprint == fingerprint_of(t);
  return matches ? f : NULL;
}

void kf__functional_changed_take(kf_tensor_t *t, kf_tensor_t *value, kf__view_t *chain) {
  kf__functional_t *f = extension_of(t);
  if (f == NULL) { /* bare: its geometry says all */
    kf_tensor_release(value);
    kf__view_release(chain);
    return;
  }
  kf_tensor_release(f->value);
  kf__view_release(f->chain);
  f->value = value;
  f->chain = chain;
  f->storage = t->storage;
  f->fingerprint = fingerprint_of(t);
  f->generation = kf__functional_storage_of(t)->generation;
}

kf_status_t kf__functional_extend_take(kf_tensor_t *header, kf_tensor_t *value, kf__view_t *chain,
                                       uint64_t generation, kf_tensor_t **out_tensor) {
  kf__functional_t *f = kf_calloc(1, sizeof *f);
  *out_tensor = NULL;
  if (f == NULL) {
    kf_tensor_release(header);
    kf_tensor_release(value);
    kf__view_release(chain);
    return kf__no_memory();
  }
  *f = (kf__functional_t){.extension = {release_extension},
                          .value = value,
                          .chain = chain,
                          .generation = generation,
                          .storage = header->storage,
                          .fingerprint = fingerprint_of(header)};
  kf_status_t status = kf__tensor_extend_take(header, &f->extension, out_tensor);
  if (status != KF_OK) release_extension(&f->extension);
  return status;
}

/* ---- Wrapping ---- */

static kf_keyset_t keys_of_wrapper(const kf_tensor_t *value) {
  kf_keyset_t keys = value->base.keys;
  keys.functionality &= ~(RANK_BIT(Python) | RANK_BIT(PythonTLSSnapshot));
  keys.functionality |= RANK_BIT(Functionalize);
  return keys;
}

/* A plain header over a storage, with the metadata of a functional tensor for `value`. */
static kf_status_t make_header(kf_storage_t *storage, const kf_tensor_t *value,
                               kf_tensor_t **out_header) {
  KF_TRY(kf__tensor_over(storage, kf__dtype(value), kf__sizes(value), value->strides, value->offset,
                         out_header));
  kf_tensor_t *header = *out_header;
  header->base.keys = keys_of_wrapper(value);
  header->flags = (uint16_t)((header->flags & ~KF__INFERENCE) | (value->flags & KF__INFERENCE));
  *header->version =
      (value->flags & KF__INFERENCE) != 0 ? 0 : __atomic_load_n(value->version, __ATOMIC_RELAXED);
  return KF_OK;
}

kf_status_t kf_functional_wrap(kf_tensor_t *tensor, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  if (!kf__is_defined(tensor) || kf__is_wrapped(tensor)) {
    kf_tensor_retain(tensor);
    *out_tensor = tensor;
    return KF_OK;
  }
  if (kf_tensor_is_functional(tensor))
    return kf_error_set(KF_ERR_RUNTIME, "a functional tensor cannot be wrapped once more");
  kf_storage_t *storage = NULL;
  kf_tensor_t *header = NULL;
  KF_TRY(kf__functional_storage_new(tensor, &storage));
  kf_status_t status = make_header(storage, tensor, &header);
  kf_storage_release(storage);
  if (status != KF_OK) return status;
  kf_tensor_retain(tensor);
  return kf__functional_extend_take(header, tensor, NULL, 0, out_tensor);
}

/* ---- Chains of bare tensors ---- */

static bool is_base(const kf_tensor_t *t, const kf__functional_storage_t *s) {
  kf_int_span_t sizes = {s->geometry.dims, s->geometry.ndim};
  kf_int_span_t strides = {s->geometry.dims + s->geometry.ndim, s->geometry.ndim};
  return t->offset == s->geometry.offset && kf__spans_equal(kf__sizes(t), sizes) &&
         kf__spans_equal(kf__strides(t), strides);
}

/* Appends a view without arguments. Takes the reference to *chain. */
static kf_status_t append_bit(uint32_t index, kf__view_t **chain) {
  const kf_op_t *op = NULL;
  kf__view_t *longer = NULL;
  kf_status_t status = kf__op_ready(index, &op);
  bool reapply = kf_functionalize_reapplies_views();
  if (status == KF_OK) status = kf__view_append(*chain, op, NULL, 0, reapply, &longer);
  kf__view_release(*chain);
  *chain = longer;
  return status;
}

static kf_status_t derive_chain(const kf_tensor_t *t, const kf__functional_storage_t *s,
                                kf__view_t **out_chain) {
  if (t->dtype != s->base->dtype)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "a functional tensor of type %s lost its view of a base of type %s",
                        kf_dtype_name(kf__dtype(t)), kf_dtype_name(kf__dtype(s->base)));
  if (!is_base(t, s))
    KF_TRY(kf__view_strided(kf__sizes(t), kf__strides(t), t->offset,
                            kf_functionalize_reapplies_views(), out_chain));
  uint64_t bits = (t->base.keys.functionality ^ s->wrapped->base.keys.functionality) & LAZY_BITS;
  if ((bits & RANK_BIT(Conjugate)) != 0) KF_TRY(append_bit(KF__OP__conj, out_chain));
  if ((bits & RANK_BIT(Negative)) != 0) KF_TRY(append_bit(KF__OP__neg_view, out_chain));
  return KF_OK;
}

kf_status_t kf__functional_chain(const kf_tensor_t *t, kf__view_t **out_chain) {
  kf__functional_t *f = kf__functional_of(t);
  *out_chain = NULL;
  if (f == NULL) return derive_chain(t, kf__functional_storage_of(t), out_chain);
  kf__view_retain(f->chain);
  *out_chain = f->chain;
  return KF_OK;
}

/* ---- Values ---- */

/* Below functionalization. */
static kf_status_t value_from_base(kf_tensor_t *t, kf_tensor_t **out_value) {
  kf__functional_storage_t *s = kf__functional_storage_of(t);
  kf__view_t *chain = NULL;
  KF_TRY(kf__functional_storage_apply(s));
  KF_TRY(kf__functional_chain(t, &chain));
  kf_status_t status = kf__chain_run(chain, s->base, &s->geometry, out_value);
  kf__view_release(chain);
  return status;
}

static kf_status_t sync_extended(kf_tensor_t *t, kf__functional_t *f) {
  kf__functional_storage_t *s = kf__functional_storage_of(t);
  if (f->generation == s->generation) return KF_OK;
  kf_tensor_t *value = NULL;
  KF_TRY(value_from_base(t, &value));
  kf_tensor_release(f->value);
  f->value = value;
  f->generation = s->generation;
  return KF_OK;
}

kf_status_t kf__functional_value(kf_tensor_t *t, kf_tensor_t **out_value) {
  kf_guard_t guard;
  *out_value = NULL;
  kf__functionalize_below(&guard);
  kf__functional_t *f = kf__functional_of(t);
  kf_status_t status = f != NULL ? sync_extended(t, f) : value_from_base(t, out_value);
  if (status == KF_OK && f != NULL) {
    kf_tensor_retain(f->value);
    *out_value = f->value;
  }
  kf_guard_leave(&guard);
  return status;
}

kf_status_t kf_functional_sync(kf_tensor_t *tensor) {
  kf_tensor_t *value = NULL;
  KF_TRY(kf__expect_functional(tensor, "kf_functional_sync"));
  KF_TRY(kf__functional_value(tensor, &value));
  kf_tensor_release(value);
  return KF_OK;
}

kf_status_t kf_functional_unwrap(kf_tensor_t *tensor, kf_tensor_t **out_tensor) {
  *out_tensor = NULL;
  if (!kf__is_defined(tensor)) {
    kf_tensor_retain(tensor);
    *out_tensor = tensor;
    return KF_OK;
  }
  KF_TRY(kf__expect_functional(tensor, "kf_functional_unwrap"));
  kf__functional_t *f = kf__functional_of(tensor);
  if (f == NULL) return kf__functional_value(tensor, out_tensor);
  kf_tensor_retain(f->value);
  *out_tensor = f->value;
  return KF_OK;
}

/* The program changed sizes or strides. As long as the memory is the same, `to` can follow. */
static kf_status_t follow_metadata(const kf_tensor_t *tensor, kf_tensor_t *to, bool same_memory) {
  bool same = kf__same_sizes(tensor, to) && kf__spans_equal(kf__strides(tensor), kf__strides(to));
  if (same && tensor->offset == to->offset) return KF_OK;
  if (same_memory)
    return kf_as_strided_(to, kf__sizes(tensor), kf__strides(tensor),
                          (kf_opt_int_t){tensor->offset, true});
  if (kf__same_sizes(tensor, to)) return KF_OK;
  return kf_resize_(to, kf__sizes(tensor), (kf_opt_int_t){0});
}

kf_status_t kf_functional_write_back(kf_tensor_t *tensor, kf_tensor_t *to) {
  kf_tensor_t *value = NULL;
  KF_TRY(kf__expect_functional(tensor, "kf_functional_write_back"));
  KF_TRY(kf__functional_value(tensor, &value));
  const kf__functional_storage_t *s = kf__functional_storage_of(tensor);
  bool same_memory = s->wrapped == to;
  kf_status_t status = KF_OK;
  if (value != to) status = follow_metadata(tensor, to, same_memory);
  if (status == KF_OK && value != to && !(same_memory && s->generation == 0))
    status = kf_copy_(to, value, false);
  kf_tensor_release(value);
  return status;
}

/* ---- Writing ---- */

static void count_mutation(kf__functional_storage_t *s) {
  s->mutations++;
  if (kf__grad_mode_off || kf_inference_mode_is_enabled()) s->no_grad_mutations++;
}

/* A tensor that autograd does not watch from above counts for itself alone: its value was not
 * written, and may have been saved. */
static void count_write(kf_tensor_t *t) {
  kf__functional_storage_t *s = kf__functional_storage_of(t);
  kf__bump_version(t);
  if (!kf__functionalize_is_entered()) kf__bump_version(s->wrapped);
}

/* `value` as the tensor's own type and layout; the caller owns the result. */
static kf_status_t convert(const kf_tensor_t *t, kf_tensor_t *value, kf_tensor_t **out_value) {
  *out_value = NULL;
  if (t->dtype != value->dtype || t->layout != value->layout)
    return kf_raw_to_copy(value, (kf_opt_int_t){t->dtype, true}, (kf_opt_int_t){t->layout, true},
                          (kf_opt_device_t){0}, (kf_opt_bool_t){0}, false, (kf_opt_int_t){0},
                          out_value);
  kf_tensor_retain(value);
  *out_value = value;
  return KF_OK;
}

/* Changes sizes and strides of a tensor that has no memory to be too small. */
static kf_status_t set_geometry(kf_tensor_t *t, const kf_tensor_t *like) {
  int64_t bytes = 0;
  KF_TRY(kf__bytes_needed(kf__itemsize(like), kf__sizes(like), kf__strides(like), like->offset,
                          &bytes));
  if ((uint64_t)bytes > t->storage->size) t->storage->size = (size_t)bytes;
  return kf__tensor_set_geometry(t, like->ndim, like->sizes, like->strides, like->offset);
}

kf_status_t kf__functional_renew(kf_tensor_t *t, kf_tensor_t *value) {
  kf_storage_t *storage = NULL;
  KF_TRY(kf__functional_storage_new(value, &storage));
  kf_status_t status =
      kf_tensor_set_storage(t, storage, kf__sizes(value), kf__strides(value), value->offset);
  kf_storage_release(storage);
  if (status != KF_OK) return status;
  kf_tensor_retain(value);
  kf__functional_changed_take(t, value, NULL);
  return KF_OK;
}

static kf_status_t commit_value(kf_tensor_t *t, kf_tensor_t *value) {
  kf__functional_storage_t *s = kf__functional_storage_of(t);
  kf__view_t *chain = NULL;
  KF_TRY(kf__functional_chain(t, &chain));
  kf_status_t status = kf__functional_storage_push(s, value, chain);
  kf__view_release(chain);
  return status;
}

/* Below functionalization. */
static kf_status_t write_converted(kf_tensor_t *t, kf_tensor_t *value) {
  kf__functional_storage_t *s = kf__functional_storage_of(t);
  if (s->is_frozen) return kf__functional_storage_push(s, value, NULL); /* the error */
  if (!kf__same_sizes(t, value)) {
    KF_TRY(kf__functional_renew(t, value));
    count_mutation(kf__functional_storage_of(t));
    return KF_OK;
  }
  KF_TRY(commit_value(t, value));
  count_mutation(s);
  kf_tensor_t *seen = NULL;
  KF_TRY(kf__functional_value(t, &seen));
  kf_tensor_release(seen);
  return KF_OK;
}

kf_status_t kf__functional_write(kf_tensor_t *t, kf_tensor_t *value) {
  kf_guard_t guard;
  kf_tensor_t *converted = NULL;
  KF_TRY(kf__check_version(t));
  kf__functionalize_below(&guard);
  kf_status_t status = convert(t, value, &converted);
  if (status == KF_OK) status = write_converted(t, converted);
  kf_guard_leave(&guard);
  if (status == KF_OK) count_write(t);
  kf_tensor_release(converted);
  return status;
}

/* ---- The steps, one by one ---- */

static kf_status_t expect_extended(kf_tensor_t *t, const char *function, kf__functional_t **out) {
  *out = NULL;
  KF_TRY(kf__expect_functional(t, function));
  *out = kf__functional_of(t);
  if (*out != NULL) return KF_OK;
  return kf_error_set(KF_ERR_TYPE,
                      "%s: expected a functional tensor with a value of its own, found an alias of "
                      "one (such as x.data)",
                      function);
}

kf_status_t kf_functional_replace(kf_tensor_t *tensor, kf_tensor_t *value) {
  kf__functional_t *f = NULL;
  kf_guard_t guard;
  KF_TRY(expect_extended(tensor, "kf_functional_replace", &f));
  if (!kf__is_defined(value) || kf_tensor_is_functional(value))
    return kf_error_set(KF_ERR_RUNTIME, "kf_functional_replace: expected a plain tensor as value");
  kf_tensor_t *converted = NULL;
  kf__functionalize_below(&guard);
  kf_status_t status = convert(tensor, value, &converted);
  kf_guard_leave(&guard);
  if (status == KF_OK) status = set_geometry(tensor, converted);
  if (status != KF_OK) {
    kf_tensor_release(converted);
    return status;
  }
  kf_tensor_release(f->value);
  f->value = converted;
  f->fingerprint = fingerprint_of(tensor);
  count_mutation(kf__functional_storage_of(tensor));
  return KF_OK;
}

kf_status_t kf_functional_commit(kf_tensor_t *tensor) {
  kf__functional_t *f = NULL;
  KF_TRY(expect_extended(tensor, "kf_functional_commit", &f));
  return commit_value(tensor, f->value);
}

kf_status_t kf_functional_reset_storage(kf_tensor_t *tensor) {
  kf_tensor_t *value = NULL;
  KF_TRY(kf__expect_functional(tensor, "kf_functional_reset_storage"));
  KF_TRY(kf_functional_unwrap(tensor, &value));
  kf_status_t status = kf__functional_renew(tensor, value);
  kf_tensor_release(value);
  return status;
}

kf_status_t kf_functional_freeze(kf_tensor_t *tensor) {
  KF_TRY(kf__expect_functional(tensor, "kf_functional_freeze"));
  kf__functional_storage_of(tensor)->is_frozen = true;
  return KF_OK;
}

kf_status_t kf_functional_mark_storage_changed(kf_tensor_t *tensor) {
  KF_TRY(kf__expect_functional(tensor, "kf_functional_mark_storage_changed"));
  kf__functional_storage_of(tensor)->storage_changes++;
  kf__functional_t *f = kf__functional_of(tensor);
  if (f != NULL) f->is_storage_changed = true;
  return KF_OK;
}

kf_status_t kf_functional_set(kf_tensor_t *tensor, kf_tensor_t *source) {
  KF_TRY(kf__expect_functional(tensor, "kf_functional_set"));
  KF_TRY(kf__expect_functional(source, "kf_functional_set"));
  if (tensor == source) return KF_OK;
  kf_tensor_t *value = NULL;
  kf__view_t *chain = NULL;
  KF_TRY(kf__functional_value(source, &value));
  kf_status_t status = kf__functional_chain(source, &chain);
  kf_storage_t *old = tensor->storage;
  kf__functional_storage_t *before = kf__functional_storage_of(tensor);
  kf_storage_retain(old);
  if (status == KF_OK) status = kf__tensor_adopt(tensor, source);
  if (status == KF_OK) {
    if (old != tensor->storage) before->is_frozen = true;
    kf__functional_changed_take(tensor, value, chain);
    status = kf_functional_mark_storage_changed(tensor);
  } else {
    kf_tensor_release(value);
    kf__view_release(chain);
  }
  kf_storage_release(old);
  return status;
}

kf_status_t kf_functional_propagate_xla_data(kf_tensor_t *tensor, kf_tensor_t *value) {
  kf_tensor_t *inner = tensor;
  kf_op_t *op = NULL;
  if (!kf_keyset_has_backend(kf_keys_of(tensor), KF_BACKEND_XLA)) return KF_OK;
  kf_status_t status = kf_op_find("aten::_propagate_xla_data", "", &op);
  if (status == KF_ERR_NOT_FOUND) {
    kf_error_clear();
    return KF_OK;
  }
  if (status != KF_OK) return status;
  kf_tensor_retain(inner);
  if (kf_tensor_is_functional(tensor)) {
    kf_tensor_release(inner);
    status = kf_functional_unwrap(tensor, &inner);
  }
  kf_value_t buffer[2];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 2);
  if (status == KF_OK) status = kf_stack_push_take(&stack, kf_value_tensor(inner));
  if (status == KF_OK) status = kf_stack_push_take(&stack, kf_value_tensor(value));
  if (status == KF_OK) status = kf_op_call_boxed(op, &stack);
  kf_stack_destroy(&stack);
  kf_tensor_release(inner);
  kf_op_release(op);
  return status;
}
