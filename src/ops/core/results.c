/* Makes, checks or resizes results, as the form of the operator needs. Everything that can be wrong
 * with a tensor that a caller gave is found here, before anything is computed. The order of checks
 * is the order in which users see the errors: shape (in-place), version, device, type, internal
 * overlap, write protection, overlap with arguments. */
#include "ops/core/results.h"

#include "compat/operator_texts.h"
#include "tensor/recording_device.h"

#include <keyfall/ops.h>

/* "cpu", "cuda:1" */
enum { DEVICE_TEXT = 48 };

/* ---- Checks of given tensors ---- */

bool kf__are_recorded_together(kf_device_t a, kf_device_t b) {
  return kf__may_stand_for(a, b) && kf_keyset_has(kf_local_included(), kf__recording_device.key);
}

/* The given tensor must have exactly the type `dtype`. */
static kf_status_t refuse_other_type(kf_dtype_t found, kf_dtype_t dtype, kf__form_t form,
                                     kf__out_t out, const char *op) {
  if (form == KF__FORM_INPLACE)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_INPLACE_DTYPE,
                                       "%s: self is of type %s, but the result is of type %s, "
                                       "which cannot be written in place"),
                        op, kf__dtype_message_name(found), kf__dtype_message_name(dtype));
  if (out == KF__OUT_SCALAR_TYPE)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_OUT_SCALAR_TYPE, "%s: the result tensor must be %s, but it is %s"),
        op, kf_dtype_class_name(dtype), kf_dtype_class_name(found));
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_OUT_DTYPE, "%s: the result tensor must be %s, but is %s"), op,
      kf__dtype_message_name(dtype), kf__dtype_message_name(found));
}

/* `dtype` is what compute produces. */
static kf_status_t check_type(const kf_tensor_t *given, kf_dtype_t dtype, kf__form_t form,
                              bool exact, kf__out_t out, const char *op) {
  kf_dtype_t found = kf__dtype(given);
  if (found == dtype) return KF_OK;
  if (exact) return refuse_other_type(found, dtype, form, out, op);
  if (kf_dtype_can_cast(dtype, found)) return KF_OK;
  const char *wanted = kf_dtype_class_name(dtype), *other = kf_dtype_class_name(found);
  if (out != KF__OUT_RESULT && out != KF__OUT_EIGENVALUES)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_RESULT_CAST, "%s: the result is %s, which %s cannot hold"), op,
        wanted, other);
  const char *name = out == KF__OUT_EIGENVALUES ? "eigenvalues" : "result";
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SAFELY_CASTABLE,
                                     "%s: %s of type %s cannot be cast to out= (%s) of type %s"),
                      op, name, wanted, name, other);
}

static kf_status_t check_device(const kf_tensor_t *given, kf_device_t device, const char *op) {
  if (kf__same_place(given->device, device)) return KF_OK;
  char wanted[DEVICE_TEXT], found[DEVICE_TEXT];
  (void)kf_device_print(device, wanted, sizeof wanted);
  (void)kf_device_print(given->device, found, sizeof found);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_OUT_DEVICE, "%s: the result tensor must be on %s, but is on %s"), op,
      wanted, found);
}

uint32_t kf__accept_expanded(const kf_results_t *results, const kf_tensor_t *self,
                             const char *name) {
  if (results->form != KF__FORM_INPLACE || kf__internal_overlap(self) != KF__OVERLAP_YES) return 0;
  kf_warn(KF__COMPATIBLE(KF__TORCH_EXPANDED_WRITE,
                         "%s: writing to an expanded tensor is deprecated; clone it first, also "
                         "for an indexed assignment"),
          name);
  return KF__RESULT_OVERLAP;
}

static kf_status_t check_writable(kf_tensor_t *given, const char *op) {
  if (kf__internal_overlap(given) == KF__OVERLAP_YES)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_SELF_OVERLAP,
                                       "%s: elements of the tensor that is written to share memory "
                                       "with each other; clone it first"),
                        op);
  return kf__writable(given);
}

static kf_status_t overlaps(const char *op) {
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_SHARED_MEMORY,
                                     "%s: the tensor that is written to shares memory with an "
                                     "argument; clone one of them first"),
                      op);
}

/* Looks for arguments that share memory with a given result. *out_shares says whether any does, so
 * that compute must not write to it in place; a partial overlap is an error, unless the rule said
 * that compute reads everything before (APART: the result is replaced while compute runs). */
static kf_status_t check_overlap(const kf_tensor_t *given, kf_tensor_t *const *inputs,
                                 uint32_t flags, const char *op, bool *out_shares) {
  *out_shares = false;
  for (; inputs != NULL && *inputs != NULL; inputs++) {
    kf_tensor_t *input = *inputs;
    if (input->storage != given->storage) continue;
    kf__memory_relation_t relation =
        input == given ? KF__MEMORY_SAME : kf__memory_relation(given, input);
    if (relation == KF__MEMORY_APART) continue;
    *out_shares = true;
    const bool mixes = relation == KF__MEMORY_PARTLY && (flags & KF__RESULT_WHOLE) != 0;
    if ((flags & KF__RESULT_APART) != 0 && !mixes) continue;
    if ((flags & KF__RESULT_DISJOINT) != 0 ? relation != KF__MEMORY_UNKNOWN
                                           : relation == KF__MEMORY_PARTLY)
      return overlaps(op);
  }
  return KF_OK;
}

kf_status_t kf__refuse_shared(const kf_results_t *results, kf_tensor_t *const *inputs) {
  bool shares = false;
  if (results->form != KF__FORM_OUT) return KF_OK;
  return check_overlap(results->given[0], inputs, KF__RESULT_DISJOINT, results->op, &shares);
}

kf_status_t kf__refuse_partly(const char *op, const kf_tensor_t *given,
                              kf_tensor_t *const *inputs) {
  bool shares = false;
  return check_overlap(given, inputs, 0, op, &shares);
}

/* ---- Resizing ---- */

void kf__warn_of_resize(const kf_tensor_t *given, kf_int_span_t sizes) {
  char from[KF__SHAPE_TEXT], to[KF__SHAPE_TEXT];
  if (given->numel == 0 || kf__spans_equal(kf__sizes(given), sizes)) return;
  kf_warn(KF__COMPATIBLE(KF__TORCH_RESIZED_OUT,
                         "out= has shape %s and is resized to %s, which is deprecated; give it the "
                         "right shape, or resize it to no elements first"),
          kf__shape_text(kf__sizes(given), from), kf__shape_text(sizes, to));
}

/* Resizing a tensor that has elements is deprecated and warns, as in PyTorch. */
static kf_status_t resize_given(kf_tensor_t *given, kf_int_span_t sizes, const int64_t *strides) {
  KF_ASSERT(sizes.size <= KF__MAX_DIMS);
  kf__warn_of_resize(given, sizes);
  return kf__tensor_resize(given, (uint32_t)sizes.size, sizes.data, strides);
}

void kf__shape_keep(const kf_tensor_t *tensor, kf__shape_before_t *before) {
  uint32_t ndim = before->ndim = tensor->ndim;
  if (ndim == 0 || ndim > KF__INLINE_DIMS) return;
  memcpy(before->dims, tensor->sizes, ndim * sizeof *before->dims);
  memcpy(before->dims + ndim, tensor->strides, ndim * sizeof *before->dims);
}

void kf__shape_restore(kf_tensor_t *tensor, const kf__shape_before_t *before) {
  const int64_t *dims = before->dims;
  uint32_t ndim = before->ndim;
  if (ndim > KF__INLINE_DIMS) return;
  /* So few dimensions need no memory: this cannot fail. */
  const kf_status_t status =
      kf__tensor_set_geometry(tensor, ndim, dims, dims + ndim, tensor->offset);
  KF_ASSERT(status == KF_OK);
  (void)status;
}

/* Resizes the caller's tensor for compute; undo_resizes gives it the old shape after a failure. */
static kf_status_t resize_result(kf_results_t *results, uint32_t index, kf_int_span_t sizes,
                                 const int64_t *strides) {
  KF_ASSERT((results->resized >> index & 1) == 0); /* else `before` would lose the first shape */
  KF_ASSERT(results->given[index]->ndim <= KF__INLINE_DIMS);
  kf__shape_keep(results->given[index], &results->before[index]);
  KF_TRY(resize_given(results->given[index], sizes, strides));
  results->resized |= (uint8_t)(1U << index);
  return KF_OK;
}

/* Last first: one tensor may be given for several results, and the first resize has the shape that
 * the caller knows. */
static void undo_resizes(kf_results_t *results) {
  for (uint32_t i = results->count; i-- > 0;)
    if ((results->resized >> i & 1) != 0) kf__shape_restore(results->given[i], &results->before[i]);
}

/* ---- Results by form ---- */

/* Strides of dimensions of size 1 do not matter. */
static bool strides_serve(const kf_tensor_t *given, const int64_t *strides) {
  if (strides == NULL) return kf__is_contiguous(given);
  for (uint32_t i = 0; i < given->ndim; i++)
    if (given->sizes[i] != 1 && given->strides[i] != strides[i]) return false;
  return true;
}

/* A new result, filled with a copy of `starts_as` where compute changes what is there. Filling it
 * does not count as a write: its version begins at 0. */
static kf_status_t make(kf_results_t *results, uint32_t index, kf_int_span_t sizes,
                        const int64_t *strides, kf_dtype_t dtype, kf_device_t device,
                        kf_tensor_t *starts_as) {
  kf_tensor_t *made = NULL;
  KF_TRY(kf__tensor_new(dtype, device, sizes, strides, &made));
  kf_status_t status = starts_as != NULL ? kf_copy_(made, starts_as, false) : KF_OK;
  kf__is_new(made);
  if (status != KF_OK) {
    kf_tensor_release(made);
    return status;
  }
  KF_ASSERT(kf__tensor_is_valid(made));
  results->tensors[index] = made;
  return KF_OK;
}

kf_status_t kf__result(kf_results_t *results, uint32_t index, kf_int_span_t sizes,
                       const int64_t *strides, kf_dtype_t dtype, kf_device_t device, uint32_t flags,
                       kf_tensor_t *const *inputs) {
  KF_ASSERT(index < results->count);
  /* A second description must not lose a tensor that the first one made. */
  KF_ASSERT(results->tensors[index] == NULL || results->tensors[index] == results->given[index]);
  KF_ASSERT((flags & KF__RESULT_STARTS_AS) == 0 || (inputs != NULL && inputs[0] != NULL));
  kf_tensor_t *start = (flags & KF__RESULT_STARTS_AS) != 0 ? inputs[0] : NULL;
  if (results->form == KF__FORM_FUNCTIONAL)
    return make(results, index, sizes, strides, dtype, device, start);
  kf_tensor_t *given = results->given[index];
  KF_ASSERT(kf__tensor_is_valid(given)); /* kf__check_given came before */
  const char *op = results->op;
  bool fits = kf__spans_equal(kf__sizes(given), sizes);
  if (!fits && results->form == KF__FORM_INPLACE) {
    char found[KF__SHAPE_TEXT], wanted[KF__SHAPE_TEXT];
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_INPLACE_SIZE,
            "%s: self has shape %s, but the result has shape %s, which cannot be written in place"),
        op, kf__shape_text(kf__sizes(given), found), kf__shape_text(sizes, wanted));
  }
  KF_TRY(kf__check_version(given));
  KF_TRY(check_device(given, device, op));
  bool exact = results->out >= KF__OUT_EXACT || (flags & KF__RESULT_EXACT) != 0;
  KF_TRY(check_type(given, dtype, results->form, exact, (kf__out_t)results->out, op));
  KF_TRY((flags & KF__RESULT_OVERLAP) != 0 ? kf__writable(given) : check_writable(given, op));
  bool shares = false;
  if (start == given && start != NULL) inputs++; /* compute starts from it */
  KF_TRY(check_overlap(given, inputs, flags, op, &shares));
  /* From here on: can compute write to the given tensor itself? Resizing may move the memory of
   * arguments that share it, so those need a new result. */
  bool serves = !(shares && (!fits || (flags & KF__RESULT_APART) != 0));
  if (kf__dtype(given) != dtype && (flags & KF__RESULT_CONVERTED) == 0) serves = false;
  if (fits && (flags & KF__RESULT_STRIDED) != 0 && !strides_serve(given, strides)) serves = false;
  if (!fits && given->ndim > KF__INLINE_DIMS) serves = false; /* resizing could not be undone */
  if (start != NULL && start != given) serves = false;        /* nor could copying to it */
  if ((flags & KF__RESULT_AT_RISK) != 0) serves = false;
  const bool plain = results->out == KF__OUT_GENERATED;
  if (!fits && plain && (flags & KF__RESULT_STRIDED) != 0) serves = false;
  if (!serves) return make(results, index, sizes, strides, dtype, device, start);
  if (!fits) KF_TRY(resize_result(results, index, sizes, plain ? NULL : strides));
  KF_ASSERT(kf__spans_equal(kf__sizes(given), sizes));
  results->tensors[index] = given;
  kf__results_write_given(results);
  return KF_OK;
}

kf_status_t kf__result_writable(kf_results_t *results, uint32_t index) {
  KF_ASSERT(index < results->count);
  if (results->form == KF__FORM_FUNCTIONAL) return KF_OK;
  return check_writable(results->given[index], results->op);
}

void kf__result_none(kf_results_t *results, uint32_t index) {
  KF_ASSERT(index < results->count);
  results->tensors[index] = NULL;
}

kf_status_t kf__result_later(kf_results_t *results, uint32_t index, kf_dtype_t dtype,
                             kf_device_t device) {
  KF_ASSERT(index < results->count);
  results->tensors[index] = NULL;
  if (device.type == KF_DEVICE_META)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "%s: the shape of the result depends on the data, which tensors on the "
                        "meta device do not have",
                        results->op);
  if (results->form == KF__FORM_FUNCTIONAL) return KF_OK;
  kf_tensor_t *given = results->given[index];
  KF_TRY(kf__check_version(given));
  KF_TRY(check_device(given, device, results->op));
  KF_TRY(check_type(given, dtype, results->form, results->out >= KF__OUT_EXACT,
                    (kf__out_t)results->out, results->op));
  return check_writable(given, results->op);
}

kf_status_t kf_result_take(kf_results_t *results, uint32_t index, kf_tensor_t *tensor) {
  if (index >= results->count || !kf__is_defined(tensor)) {
    kf_tensor_release(tensor);
    return kf_error_set(KF_ERR_MISUSE, "%s: kf_result_take got %s as result %u of %u", results->op,
                        tensor == NULL ? "no tensor" : "a tensor", (unsigned)index,
                        (unsigned)results->count);
  }
  kf_tensor_t *old = results->tensors[index];
  bool owned = results->form == KF__FORM_FUNCTIONAL || old != results->given[index];
  if (owned) kf_tensor_release(old);
  results->tensors[index] = tensor;
  return KF_OK;
}

/* ---- The end ---- */

/* Copies a finished result into the tensor that the caller gave, which gets these strides if it is
 * resized. A value that shares the storage of that tensor is copied aside first: resizing or
 * writing would change it. */
static kf_status_t put_back(kf_tensor_t *given, kf_tensor_t *value, const int64_t *strides) {
  KF_ASSERT(kf__is_defined(given));
  KF_ASSERT(kf__is_defined(value));
  bool fits = kf__spans_equal(kf__sizes(given), kf__sizes(value));
  if (KF_UNLIKELY(given->storage == value->storage && given != value)) {
    kf_tensor_t *copy = NULL;
    KF_TRY(kf__tensor_new(kf__dtype(value), value->device, kf__sizes(value), NULL, &copy));
    kf_status_t status = kf_copy_(copy, value, false);
    if (status == KF_OK && !fits) status = resize_given(given, kf__sizes(copy), strides);
    if (status == KF_OK) status = kf_copy_(given, copy, false);
    kf_tensor_release(copy);
    return status;
  }
  if (!fits) KF_TRY(resize_given(given, kf__sizes(value), strides));
  return kf_copy_(given, value, false);
}

kf_status_t kf__results_finish(kf_results_t *results, kf_status_t status,
                               kf_tensor_t **const *outs) {
  bool functional = results->form == KF__FORM_FUNCTIONAL;
  KF_ASSERT(results->count <= KF__MAX_RESULTS);
  KF_ASSERT(functional == (outs != NULL));
  KF_ASSERT((results->resized & KF__RESULTS_WRITTEN) == 0 || kf__uninterruptible > 0);
  KF_ASSERT(!functional || results->resized == 0); /* nothing of the caller's was touched */
  if ((results->resized & KF__RESULTS_WRITTEN) != 0) kf__uninterruptible--;
  if (KF_UNLIKELY(status != KF_OK)) undo_resizes(results);
  for (uint32_t i = 0; i < results->count; i++) {
    kf_tensor_t *tensor = results->tensors[i];
    if (functional && KF_LIKELY(status == KF_OK)) {
      *outs[i] = tensor;
      continue;
    }
    if (functional) *outs[i] = NULL;
    if (tensor == NULL) continue;
    if (!functional && tensor == results->given[i]) {
      kf__bump_version(tensor); /* whatever keys are excluded; also when it failed half-way */
      continue;
    }
    const int64_t *strides = results->out == KF__OUT_GENERATED ? NULL : tensor->strides;
    if (status == KF_OK) status = put_back(results->given[i], tensor, strides);
    kf_tensor_release(tensor);
  }
  return status;
}

/* A tensor without memory that operators nevertheless write to: its key handles resize_ and
 * copy_. */
static bool is_functional(const kf_tensor_t *t) {
  return (t->base.keys.functionality & UINT64_C(1) << KF_RANK_Functionalize) != 0;
}

static kf_status_t put_into_functional(kf_tensor_t *given, kf_tensor_t *value) {
  if (!kf__spans_equal(kf__sizes(given), kf__sizes(value)))
    KF_TRY(kf_resize_(given, kf__sizes(value), (kf_opt_int_t){0, false}));
  return kf_copy_(given, value, false);
}

/* The checks of kf__result for a value that a composite computed already. */
kf_status_t kf__check_stored(const char *op, kf__form_t form, kf_tensor_t *given,
                             const kf_tensor_t *value, kf__out_t out) {
  KF_ASSERT(form != KF__FORM_FUNCTIONAL);
  if (given == value) return KF_OK;
  KF_TRY(check_device(given, value->device, op));
  KF_TRY(check_type(given, kf__dtype(value), form, false, out, op));
  if (!is_functional(given)) KF_TRY(check_writable(given, op));
  if (form == KF__FORM_INPLACE && !kf__spans_equal(kf__sizes(given), kf__sizes(value))) {
    char found[KF__SHAPE_TEXT], wanted[KF__SHAPE_TEXT];
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_OUT_BROADCAST, "%s: the result has shape %s, but needs %s"), op,
        kf__shape_text(kf__sizes(given), found), kf__shape_text(kf__sizes(value), wanted));
  }
  return KF_OK;
}

static kf_status_t store(const char *op, kf__form_t form, kf_tensor_t *given, kf_tensor_t *value,
                         kf__out_t out) {
  KF_TRY(kf__check_stored(op, form, given, value, out));
  if (given == value) return KF_OK;
  return is_functional(given) ? put_into_functional(given, value) : put_back(given, value, NULL);
}

kf_status_t kf__store_result(const char *op, kf__form_t form, kf_tensor_t *given,
                             kf_tensor_t *value, kf__out_t out) {
  kf_status_t status = store(op, form, given, value, out);
  kf_tensor_release(value);
  return status;
}
