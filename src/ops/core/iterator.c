/* Builds iterators. Nearly all calls have contiguous operands of one shape and type: they take the
 * flat path, which checks nothing but that. All others take the general path, step by step: shape,
 * types, order of dimensions, result, strides of operands. The flat path must give the same result
 * and the same errors as the general one; where it is not sure, it returns false.
 *
 * Invariants of a finished iterator (iterator_is_valid): at least one dimension, sizes that
 * multiply to `numel`, no dimension of size 1 beside others, and no two adjacent dimensions that
 * could be merged. */
#include "ops/core/iterator.h"
#include "compat/operator_texts.h"

#include "ops/core/dim_order.h"
#include "ops/core/number.h"
#include "ops/core/promote.h"
#include "ops/core/tensor_checks.h"

/* The state that the steps of the general path share. Dimensions are in the tensors' order here, so
 * that dimension 0 is the outermost; the iterator has the innermost first. */
typedef struct {
  kf_iter_t *it;
  kf_results_t *r;
  uint32_t input_count;
  kf_tensor_t *const *inputs;
  const kf_scalar_t *numbers;
  uint32_t types;
  uint32_t apart;
  uint32_t ndim;
  kf_dtype_t result;        /* type of the result */
  kf_dtype_t result_target; /* in which the loop computes it */
  kf_tensor_t *given;       /* NULL: the result is still to be made, or to be resized */
  kf_device_t device;
  int64_t shape[KF__MAX_DIMS];
  int64_t strides[KF__MAX_DIMS]; /* of a result that is made */
  uint8_t order[KF__MAX_DIMS];   /* dimensions, innermost first */
} build_t;

/* Half types are computed in float32, complex32 in complex64: Note [Compute types]. */
static inline kf_dtype_t compute_type(kf_dtype_t promoted, uint32_t types) {
  return (types & KF__TYPES_KEEP_HALF) == 0 ? kf__compute_dtype(promoted) : promoted;
}

/* ---- Operands ---- */

static inline void set_operand(kf_iter_t *it, uint32_t k, kf_tensor_t *t, kf_dtype_t dtype,
                               kf_dtype_t target) {
  KF_ASSERT(k < KF_ITER_OPERANDS);
  KF_ASSERT(kf__tensor_is_valid(t));
  KF_ASSERT(kf__dtype(t) == dtype);
  KF_ASSERT(target < KF_DTYPE_COUNT);
  kf_operand_t *operand = &it->operands[k];
  int64_t item = kf__dtype_sizes[dtype];
  operand->tensor = t;
  operand->dtype = dtype;
  operand->target = target;
  operand->rounds = false;
  /* Computed as integers: meta tensors have no memory, and arithmetic on NULL is undefined in C. */
  it->data[k] = (char *)((uintptr_t)t->storage->data + (uintptr_t)(t->offset * item));
  it->inner[k] = item;
}

static void set_tensor(kf_iter_t *it, uint32_t k, kf_tensor_t *t, kf_dtype_t target) {
  set_operand(it, k, t, kf__dtype(t), target);
  it->casts |= kf__dtype(t) != target;
}

/* A number among half tensors is rounded to their type first, as if it had been a tensor of it, and
 * then widened; division and multiplication keep it in full (KF__TYPES_FULL_NUMBERS). */
static void set_number(kf_iter_t *it, uint32_t k, kf_scalar_t number, kf_dtype_t target,
                       uint32_t types) {
  KF_ASSERT(k > 0); /* operand 0 is the result */
  KF_ASSERT(k < KF_ITER_OPERANDS);
  KF_ASSERT(target < KF_DTYPE_COUNT);
  KF_ASSERT(it->promoted < KF_DTYPE_COUNT);
  kf_operand_t *operand = &it->operands[k];
  operand->tensor = NULL;
  operand->dtype = operand->target = target;
  operand->rounds = false;
  it->data[k] = (char *)it->numbers[k].bytes;
  it->inner[k] = 0;
  if (it->promoted != target && (types & KF__TYPES_FULL_NUMBERS) == 0) {
    kf_number_t rounded;
    kf__number_store(number, it->promoted, &rounded);
    number = kf__number_load(it->promoted, &rounded);
  }
  kf__number_store(number, target, &it->numbers[k]);
}

/* ---- The flat path ---- */

/* Whether promotion with this number leaves the type of a tensor with dimensions as it is. */
static inline bool number_joins(kf_dtype_t dtype, uint32_t tag) {
  if (kf_dtype_is_complex(dtype)) return true;
  if (kf_dtype_is_floating(dtype)) return tag != KF_TAG_COMPLEX;
  return tag == KF_TAG_BOOL || (tag == KF_TAG_INT && dtype != KF_DTYPE_BOOL);
}

/* The fields of a tensor that two flat operands must share. */
typedef struct {
  uint8_t dtype, layout;
  uint16_t flags; /* of these only the contiguous one */
  uint32_t ndim;
} head_t;
_Static_assert(offsetof(kf_tensor_t, layout) - offsetof(kf_tensor_t, dtype) == 1 &&
                   offsetof(kf_tensor_t, flags) - offsetof(kf_tensor_t, dtype) == 2 &&
                   offsetof(kf_tensor_t, ndim) - offsetof(kf_tensor_t, dtype) == 4,
               "head_t has the fields of a tensor");

/* As one word: compilers read and shift the fields one by one. */
static inline bool same_head(const kf_tensor_t *a, const kf_tensor_t *b) {
  static const head_t compared = {UINT8_MAX, UINT8_MAX, KF__CONTIGUOUS, UINT32_MAX};
  uint64_t mask, first, second;
  memcpy(&mask, &compared, sizeof mask);
  memcpy(&first, (const char *)a + offsetof(kf_tensor_t, dtype), sizeof first);
  memcpy(&second, (const char *)b + offsetof(kf_tensor_t, dtype), sizeof second);
  return ((first ^ second) & mask) == 0;
}

static inline bool same_device(kf_device_t a, kf_device_t b) {
  uint32_t first, second;
  memcpy(&first, &a, sizeof first);
  memcpy(&second, &b, sizeof second);
  return first == second;
}

/* For tensors of the same number of dimensions. A loop, not memcmp: there are few dimensions. */
static inline bool same_shape(const kf_tensor_t *a, const kf_tensor_t *b) {
  for (uint32_t i = 0; i < a->ndim; i++)
    if (a->sizes[i] != b->sizes[i]) return false;
  return true;
}

static inline bool same_geometry(const kf_tensor_t *a, const kf_tensor_t *b) {
  return same_head(a, b) && same_device(a->device, b->device) && same_shape(a, b);
}

/* Whether a given result is flat too and shares no memory with an input other than itself. Anything
 * unusual about it (guarded storage, kept host copy, inference tensor) is left to the general path,
 * which knows the errors and drops the copy. */
static inline bool given_is_flat(const kf_tensor_t *given, const kf_tensor_t *a, uint32_t types,
                                 uint32_t count, kf_tensor_t *const *inputs) {
  kf_dtype_t dtype = (types & KF__TYPES_COMPARE) != 0 ? KF_DTYPE_BOOL : kf__dtype(a);
  if (given->dtype != dtype || given->ndim != a->ndim || !kf__is_contiguous(given) ||
      !same_device(given->device, a->device) || !same_shape(given, a) ||
      (given->flags & KF__INFERENCE) != 0 || /* may be refused */
      (kf__storage_flags(given->storage) & KF__STORAGE_WATCHED) != 0)
    return false;
  for (uint32_t i = 0; i < count; i++)
    if (inputs[i] != NULL && inputs[i] != given && inputs[i]->storage == given->storage)
      return false;
  return true;
}

/* Begins a flat iterator for `count` inputs that have the geometry and type of `a`, or are numbers.
 * The caller sets the inputs. */
static inline void start_flat(kf_iter_t *it, kf_tensor_t *a, kf_tensor_t *result, uint32_t count,
                              uint32_t types) {
  KF_ASSERT(count < KF_ITER_OPERANDS);
  KF_ASSERT(kf__is_contiguous(a));
  KF_ASSERT(kf__is_contiguous(result));
  KF_ASSERT(result->numel == a->numel);
  kf_dtype_t dtype = kf__dtype(a);
  kf_dtype_t common = compute_type(dtype, types);
  it->struct_size = sizeof *it;
  it->count = count + 1;
  it->ndim = 1;
  it->promoted = dtype;
  it->common = common;
  it->casts = dtype != common;
  it->flat = true;
  it->numel = it->sizes[0] = a->numel;
  set_operand(it, 0, result, kf__dtype(result),
              (types & KF__TYPES_COMPARE) != 0 ? KF_DTYPE_BOOL : common);
}

/* Whether the result of operands of this type has this type, whatever `types` asks for. float32 is
 * first because it is the most frequent one. */
static inline bool types_stay(kf_dtype_t dtype, uint32_t types) {
  enum { ASKING = KF__TYPES_NO_COMPLEX | KF__TYPES_TO_REAL | KF__TYPES_FLOAT };
  if (KF_LIKELY((types & ASKING) == 0 || dtype == KF_DTYPE_FLOAT32)) return true;
  if ((types & KF__TYPES_FLOAT) != 0 && kf_dtype_is_integral(dtype, true)) return false;
  return (types & (KF__TYPES_NO_COMPLEX | KF__TYPES_TO_REAL)) == 0 || !kf_dtype_is_complex(dtype);
}

static inline kf_status_t flat_result(kf_results_t *r, kf_tensor_t *a, uint32_t types) {
  KF_ASSERT(r->tensors[0] == NULL);
  kf_dtype_t dtype = (types & KF__TYPES_COMPARE) != 0 ? KF_DTYPE_BOOL : kf__dtype(a);
  return kf__tensor_new(dtype, a->device, kf__sizes(a), NULL, &r->tensors[0]);
}

/* Whether the flat path can take its type and geometry from the tensor: a number that became a
 * tensor has the type double, but counts as one of the default type. */
static inline bool leads_flat(const kf_tensor_t *t) {
  return (t->flags & (KF__CONTIGUOUS | KF__WRAPPED_NUMBER)) == KF__CONTIGUOUS;
}

/* build_flat_pair and build_flat either build the iterator and return true, or return false and
 * leave it to the general path. *out_status is the failure to make the result, if any.
 *
 * build_flat_pair serves the most frequent calls, two tensors with a new result, without a loop. */
static inline bool build_flat_pair(kf_iter_t *it, kf_results_t *r, kf_tensor_t *a, kf_tensor_t *b,
                                   uint32_t types, kf_status_t *out_status) {
  if (r->form != KF__FORM_FUNCTIONAL || a == NULL || b == NULL || !leads_flat(a) ||
      !types_stay(kf__dtype(a), types) || !same_geometry(a, b))
    return false;
  *out_status = flat_result(r, a, types);
  if (KF_UNLIKELY(*out_status != KF_OK)) return true;
  start_flat(it, a, r->tensors[0], 2, types);
  set_operand(it, 1, a, it->promoted, it->common);
  set_operand(it, 2, b, it->promoted, it->common);
  return true;
}

/* Contiguous tensors may have any stride in dimensions of size 1. Such a stride decides the order
 * of dimensions in the general path, so a tensor that has one does not take the flat path beside a
 * number. */
static bool strides_are_usual(const kf_tensor_t *t) {
  int64_t expected = 1;
  for (uint32_t i = t->ndim; i-- > 0;) {
    if (t->strides[i] != expected) return false;
    expected *= t->sizes[i];
  }
  return true;
}

static bool build_flat(kf_iter_t *it, kf_results_t *r, uint32_t count, kf_tensor_t *const *inputs,
                       const kf_scalar_t *numbers, uint32_t types, kf_status_t *out_status) {
  KF_ASSERT(count >= 1);
  KF_ASSERT(count < KF_ITER_OPERANDS);
  kf_tensor_t *a = inputs[0] == NULL && count > 1 ? inputs[1] : inputs[0];
  if (a == NULL || !leads_flat(a) || !types_stay(kf__dtype(a), types)) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (inputs[i] == a) continue;
    KF_ASSERT(inputs[i] != NULL || numbers != NULL);
    if (inputs[i] != NULL ? !same_geometry(a, inputs[i])
                          : !number_joins(kf__dtype(a), numbers[i].tag) ||
                                ((types & KF__TYPES_PARAMETERS) == 0 && !strides_are_usual(a)))
      return false;
  }
  *out_status = KF_OK;
  if (r->form == KF__FORM_FUNCTIONAL)
    *out_status = flat_result(r, a, types);
  else if (!given_is_flat(r->given[0], a, types, count, inputs))
    return false;
  else
    r->tensors[0] = r->given[0], kf__results_write_given(r);
  if (KF_UNLIKELY(*out_status != KF_OK)) return true;
  start_flat(it, a, r->tensors[0], count, types);
  for (uint32_t i = 0; i < count; i++) {
    if (inputs[i] != NULL)
      set_operand(it, i + 1, inputs[i], it->promoted, it->common);
    else
      set_number(it, i + 1, numbers[i], it->common, types);
  }
  return true;
}

/* ---- Shape ---- */

/* The common shape of all inputs, and the device of the result. An in-place result must have this
 * shape already; an out= result of another shape is resized later, by kf__result. */
static kf_status_t find_shape(build_t *b) {
  kf_results_t *r = b->r;
  b->ndim = 0;
  bool any = false;
  for (uint32_t i = 0; i < b->input_count; i++) {
    const kf_tensor_t *t = b->inputs[i];
    if (t == NULL) continue;
    kf_int_span_t so_far = {b->shape, b->ndim};
    if (!any) {
      b->ndim = t->ndim;
      if (t->ndim > 0) memcpy(b->shape, t->sizes, t->ndim * sizeof *t->sizes);
      b->device = t->device;
    } else if (!kf__spans_equal(so_far, kf__sizes(t))) {
      int64_t joined[KF__MAX_DIMS];
      size_t ndim = 0;
      KF_TRY(kf__broadcast_shapes(so_far, kf__sizes(t), joined, &ndim));
      b->ndim = (uint32_t)ndim;
      if (ndim > 0) memcpy(b->shape, joined, ndim * sizeof *joined);
    }
    /* A CPU tensor without dimensions counts as a number: it does not decide the device. */
    if (t->ndim > 0 || !any || t->device.type != KF_DEVICE_CPU) b->device = t->device;
    any = true;
  }
  KF_ASSERT(b->ndim <= KF__MAX_DIMS);
  KF_ASSERT(any || r->form != KF__FORM_FUNCTIONAL); /* else there is no device for the result */
  if (r->form == KF__FORM_FUNCTIONAL) return KF_OK;
  kf_tensor_t *given = r->given[0];
  if (!any) { /* numbers only: the given result has the shape */
    b->device = given->device;
    b->ndim = given->ndim;
    if (given->ndim > 0) memcpy(b->shape, given->sizes, given->ndim * sizeof *given->sizes);
  }
  kf_int_span_t shape = {b->shape, b->ndim};
  if (kf__spans_equal(kf__sizes(given), shape)) {
    b->given = given;
  } else if (r->form == KF__FORM_INPLACE) {
    char found[KF__SHAPE_TEXT], wanted[KF__SHAPE_TEXT];
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_OUT_BROADCAST,
                       "%s: the result has shape %s, but the operands broadcast to %s"),
        r->op, kf__shape_text(kf__sizes(given), found), kf__shape_text(shape, wanted));
  }
  return KF_OK;
}

/* ---- Types ---- */

/* "add.Tensor" of "aten::add.Tensor". */
static const char *short_name(const char *op) {
  const char *colon = strrchr(op, ':');
  return colon != NULL ? colon + 1 : op;
}

static kf_status_t check_same(const build_t *b, kf_dtype_t common) {
  for (uint32_t i = 0; i < b->input_count; i++) {
    const kf_tensor_t *t = b->inputs[i];
    if (t != NULL && (b->apart >> i & 1) == 0 && kf__dtype(t) != common)
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_OPERAND_DTYPE,
                                         "%s: an operand is of type %s, but must be of type %s"),
                          b->r->op, kf_dtype_class_name(kf__dtype(t)), kf_dtype_class_name(common));
  }
  return KF_OK;
}

/* Promotion over all inputs that are not apart; then the categories that the operator asks for. The
 * order is PyTorch's: operands that must agree are compared before a complex type is refused. */
static kf_status_t find_types(build_t *b) {
  kf__promotion_t promotion;
  kf__promotion_init(&promotion);
  kf_dtype_t first = KF_DTYPE_COUNT;
  for (uint32_t i = 0; i < b->input_count; i++) {
    if ((b->apart >> i & 1) != 0) continue;
    const kf_tensor_t *t = b->inputs[i];
    KF_TRY(t != NULL ? kf__promotion_add_tensor(&promotion, t)
                     : kf__promotion_add_number(&promotion, b->numbers[i]));
    if (t != NULL && first == KF_DTYPE_COUNT) first = kf__dtype(t);
  }
  kf_dtype_t promoted;
  KF_TRY(kf__promotion_result(&promotion, &promoted));
  if ((b->types & KF__TYPES_SAME) != 0) {
    KF_ASSERT(first < KF_DTYPE_COUNT); /* such operators have a tensor */
    KF_TRY(check_same(b, first));
    promoted = first;
  }
  KF_ASSERT(promoted < KF_DTYPE_COUNT); /* some input took part */
  if ((b->types & KF__TYPES_FLOAT) != 0 && kf_dtype_is_integral(promoted, true))
    promoted = kf_default_dtype();
  bool is_complex = kf_dtype_is_complex(promoted);
  if ((b->types & KF__TYPES_NO_COMPLEX) != 0 && is_complex)
    return kf__not_for_dtype(short_name(b->r->op), promoted);
  kf_dtype_t common = compute_type(promoted, b->types);
  b->it->promoted = promoted;
  b->it->common = common;
  b->result = promoted;
  b->result_target = common;
  if ((b->types & KF__TYPES_TO_REAL) != 0 && is_complex) {
    b->result = kf_dtype_to_real(promoted);
    b->result_target = kf_dtype_to_real(common);
  }
  if ((b->types & KF__TYPES_COMPARE) != 0) b->result = b->result_target = KF_DTYPE_BOOL;
  return KF_OK;
}

/* ---- Order of dimensions ---- */

/* The stride of a tensor along a dimension of the common shape, in elements; 0 where the tensor is
 * broadcast. */
static inline int64_t stride_at(const build_t *b, const kf_tensor_t *t, uint32_t dim) {
  KF_ASSERT(t->ndim <= b->ndim);
  KF_ASSERT(dim < b->ndim);
  uint32_t missing = b->ndim - t->ndim;
  if (dim < missing) return 0;
  dim -= missing;
  return t->sizes[dim] == 1 && b->shape[dim + missing] != 1 ? 0 : t->strides[dim];
}

/* Positive: `dim0` should lie outside of `dim1`. The first operand whose strides differ decides, a
 * given result before the inputs: writing in order matters more than reading in order. */
static int compare_dims(const void *context, uint32_t dim0, uint32_t dim1) {
  const build_t *b = (const build_t *)context;
  int64_t size0 = b->shape[dim0];
  int64_t size1 = b->shape[dim1];
  if (b->given != NULL) {
    int found = kf__compare_strides(b->given->strides[dim0], b->given->strides[dim1], size0, size1);
    if (found != 0) return found;
  }
  for (uint32_t i = 0; i < b->input_count; i++) {
    const kf_tensor_t *t = b->inputs[i];
    if (t == NULL) continue;
    int found = kf__compare_strides(stride_at(b, t, dim0), stride_at(b, t, dim1), size0, size1);
    if (found != 0) return found;
  }
  return 0;
}

#ifndef NDEBUG
/* Every dimension appears once. */
static bool is_permutation(const uint8_t *order, uint32_t ndim) {
  kf__dim_set_t seen = 0;
  for (uint32_t i = 0; i < ndim; i++) {
    if (order[i] >= ndim || (seen >> order[i] & 1) != 0) return false;
    seen |= kf__dim_set(order[i]);
  }
  return true;
}
#endif

static void sort_dims(build_t *b) {
  kf__sort_dims(b->order, b->ndim, compare_dims, b);
  KF_ASSERT(is_permutation(b->order, b->ndim));
}

/* ---- The result's strides ---- */

/* Whether all inputs have the common shape, so that none is broadcast, and `holds` is true for each
 * of them beside the first. */
static bool all_inputs(const build_t *b, bool (*holds)(const kf_tensor_t *, const kf_tensor_t *)) {
  const kf_tensor_t *first = NULL;
  kf_int_span_t shape = {b->shape, b->ndim};
  for (uint32_t i = 0; i < b->input_count; i++) {
    const kf_tensor_t *t = b->inputs[i];
    if (t == NULL && (b->types & KF__TYPES_PARAMETERS) != 0) continue;
    if (t == NULL) return false; /* a number counts as a tensor without dimensions */
    if (first == NULL) first = t;
    if (!kf__spans_equal(kf__sizes(t), shape) || !holds(t, first)) return false;
  }
  return true;
}

static bool is_plain(const kf_tensor_t *t, const kf_tensor_t *first) {
  (void)first;
  return kf__is_contiguous(t);
}

static bool is_channels_last(const kf_tensor_t *t, const kf_tensor_t *first) {
  (void)first;
  return t->ndim == 4 && kf_tensor_is_contiguous(t, KF_MEMORY_FORMAT_CHANNELS_LAST);
}

static bool is_alike(const kf_tensor_t *t, const kf_tensor_t *first) {
  return kf__is_dense(t) && kf__spans_equal(kf__strides(t), kf__strides(first));
}

/* Dense strides in the order that sort_dims found; NULL for a contiguous tensor. */
static const int64_t *strides_in_order(build_t *b) {
  bool usual = true;
  int64_t step = 1;
  for (uint32_t i = 0; i < b->ndim; i++) {
    uint32_t dim = b->order[i];
    usual = usual && dim == b->ndim - 1 - i;
    b->strides[dim] = step;
    /* kf__tensor_new reports a product that is too large; here it must only not overflow. */
    if (__builtin_mul_overflow(step, b->shape[dim] > 1 ? b->shape[dim] : 1, &step)) step = 1;
  }
  return usual ? NULL : b->strides;
}

/* The strides of a result that is made: those of the inputs where they agree, so that memory
 * formats survive elementwise operators; else dense in the order of iteration. */
static kf_status_t result_strides(build_t *b, const int64_t **out_strides) {
  *out_strides = NULL;
  if ((b->types & KF__TYPES_CONTIGUOUS) != 0 || all_inputs(b, is_plain)) return KF_OK;
  kf_int_span_t shape = {b->shape, b->ndim};
  if (all_inputs(b, is_channels_last)) {
    *out_strides = b->strides;
    return kf__format_strides(shape, KF_MEMORY_FORMAT_CHANNELS_LAST, b->strides);
  }
  if (all_inputs(b, is_alike)) {
    for (uint32_t i = 0; i < b->input_count; i++)
      if (b->inputs[i] != NULL) *out_strides = b->inputs[i]->strides;
    return KF_OK;
  }
  *out_strides = strides_in_order(b);
  return KF_OK;
}

/* The loop converts to the type of a given result itself (KF__RESULT_CONVERTED), so that castable
 * results need no copy. */
static kf_status_t make_result(build_t *b) {
  KF_ASSERT(b->input_count < KF_ITER_OPERANDS); /* and the terminator of `read` fits, too */
  const int64_t *strides = NULL;
  if (b->given == NULL) KF_TRY(result_strides(b, &strides));
  kf_tensor_t *read[KF_ITER_OPERANDS];
  uint32_t count = 0;
  for (uint32_t i = 0; i < b->input_count; i++)
    if (b->inputs[i] != NULL) read[count++] = b->inputs[i];
  read[count] = NULL;
  kf_int_span_t shape = {b->shape, b->ndim};
  uint32_t flags = KF__RESULT_CONVERTED;
  if ((b->types & KF__TYPES_SAME) != 0 && (b->types & KF__TYPES_COMPARE) == 0)
    flags |= KF__RESULT_EXACT;
  if ((b->types & KF__TYPES_OVERLAP) != 0) flags |= KF__RESULT_OVERLAP;
  return kf__result(b->r, 0, shape, strides, b->result, b->device, flags, read);
}

/* ---- Strides of operands ---- */

/* Appends dimension `dim` to those of the iterator, or merges it into the last one where every
 * operand continues there: its stride is the last stride times the last size. */
static void append_dim(build_t *b, uint32_t dim) {
  KF_ASSERT(dim < b->ndim);
  kf_iter_t *it = b->it;
  int64_t size = b->shape[dim];
  if (size == 1) return;
  int64_t strides[KF_ITER_OPERANDS];
  bool joins = it->ndim > 0;
  uint32_t last = it->ndim - 1;
  for (uint32_t k = 0; k < it->count; k++) {
    const kf_operand_t *operand = &it->operands[k];
    const kf_tensor_t *t = operand->tensor;
    strides[k] = t == NULL ? 0 : stride_at(b, t, dim) * kf__dtype_sizes[operand->dtype];
    joins = joins && strides[k] == it->strides[k][last] * it->sizes[last];
  }
  if (joins) {
    it->sizes[last] *= size;
    return;
  }
  for (uint32_t k = 0; k < it->count; k++) it->strides[k][it->ndim] = strides[k];
  it->sizes[it->ndim++] = size;
}

#ifndef NDEBUG
/* The last element of an operand that `it` reaches, beside the operand's own last element. */
static bool reaches_no_further(const kf_iter_t *it, uint32_t k) {
  const kf_tensor_t *t = it->operands[k].tensor;
  if (t == NULL || it->numel == 0) return true;
  kf__position_t first, last, reach = 0;
  kf__element_range(t, &first, &last);
  for (uint32_t d = 0; d < it->ndim; d++)
    if (it->sizes[d] > 1) reach += (kf__position_t)(it->sizes[d] - 1) * it->strides[k][d];
  return reach <= (last - t->offset) * kf__dtype_sizes[it->operands[k].dtype];
}

/* The invariants at the head of this file. */
static bool iterator_is_valid(const kf_iter_t *it) {
  if (it->ndim < 1 || it->ndim > KF_ITER_DIMS || it->count > KF_ITER_OPERANDS) return false;
  if (kf__product_of_sizes(it->sizes, it->ndim) != it->numel) return false;
  for (uint32_t d = 0; d < it->ndim; d++) {
    bool merges = d > 0;
    for (uint32_t k = 0; k < it->count && merges; k++)
      merges = it->strides[k][d] == it->strides[k][d - 1] * it->sizes[d - 1];
    if (merges || (it->sizes[d] == 1 && it->ndim > 1)) return false;
  }
  for (uint32_t k = 0; k < it->count; k++)
    if (!reaches_no_further(it, k)) return false;
  return true;
}
#endif

/* At most one element needs no strides that mean anything: one dimension of size 0 or 1. */
static void set_geometry(build_t *b) {
  kf_iter_t *it = b->it;
  it->ndim = 0;
  it->flat = false;
  if (it->numel > 1) {
    for (uint32_t i = 0; i < b->ndim; i++) append_dim(b, b->order[i]);
    KF_ASSERT(iterator_is_valid(it));
    return;
  }
  it->ndim = 1;
  it->sizes[0] = it->numel;
  for (uint32_t k = 0; k < it->count; k++)
    it->strides[k][0] = kf__dtype_sizes[it->operands[k].dtype];
}

/* A 0-dimensional CPU tensor beside tensors of another device: kernels of that device cannot read
 * its memory, so they get its value as a number. */
static bool is_number_elsewhere(const kf_tensor_t *t, const kf_tensor_t *result) {
  return KF_UNLIKELY(t->device.type != result->device.type) && t->ndim == 0 &&
         t->device.type == KF_DEVICE_CPU;
}

static void set_number_of(build_t *b, uint32_t k, const kf_tensor_t *t, kf_dtype_t target) {
  set_number(b->it, k, kf__number_load(kf__dtype(t), kf__data(t)), target, b->types);
}

/* Fills the operands once the result exists. An operand is rounded on the way where it is neither
 * of the promoted type nor seen in it: float64 among float16 operands goes through float16. */
static void set_operands(build_t *b) {
  kf_iter_t *it = b->it;
  kf_tensor_t *result = b->r->tensors[0];
  KF_ASSERT(result != NULL);
  KF_ASSERT(kf__spans_equal(kf__sizes(result), (kf_int_span_t){b->shape, b->ndim}));
  it->struct_size = sizeof *it;
  it->count = b->input_count + 1;
  it->casts = false;
  it->numel = result->numel;
  set_tensor(it, 0, result, b->result_target);
  it->operands[0].rounds = it->promoted != it->common && b->result_target == it->common &&
                           kf__dtype(result) != it->promoted;
  it->casts |= it->operands[0].rounds;
  for (uint32_t i = 0; i < b->input_count; i++) {
    kf_tensor_t *t = b->inputs[i];
    const bool is_apart = (b->apart >> i & 1) != 0;
    if (t != NULL && is_number_elsewhere(t, result)) {
      set_number_of(b, i + 1, t, is_apart ? kf__dtype(t) : it->common);
    } else if (is_apart && t != NULL) {
      set_tensor(it, i + 1, t, kf__dtype(t));
    } else if (t != NULL) {
      set_tensor(it, i + 1, t, it->common);
      bool full = (b->types & KF__TYPES_FULL_NUMBERS) != 0 && t->ndim == 0;
      it->operands[i + 1].rounds =
          it->promoted != it->common && kf__dtype(t) != it->promoted && !full;
      it->casts |= it->operands[i + 1].rounds;
    } else {
      set_number(it, i + 1, b->numbers[i], it->common, b->types);
    }
  }
}

kf_status_t kf__iter_build_apart(kf_iter_t *it, kf_results_t *r, uint32_t input_count,
                                 kf_tensor_t *const *inputs, const kf_scalar_t *numbers,
                                 uint32_t types, uint32_t apart) {
  KF_ASSERT(input_count >= 1);
  KF_ASSERT(input_count < KF_ITER_OPERANDS);
  KF_ASSERT(apart >> input_count == 0);
  KF_ASSERT(r->count >= 1);
  build_t b;
  it->given = r->form != KF__FORM_FUNCTIONAL;
  b.it = it;
  b.r = r;
  b.input_count = input_count;
  b.inputs = inputs;
  b.numbers = numbers;
  b.types = types;
  b.apart = apart;
  b.given = NULL;
  if ((types & KF__TYPES_OVERLAP) == 0) KF_TRY(kf__result_writable(r, 0));
  KF_TRY(find_shape(&b));
  KF_TRY(find_types(&b));
  sort_dims(&b);
  KF_TRY(make_result(&b));
  set_operands(&b);
  set_geometry(&b);
  return KF_OK;
}

kf_status_t kf__iter_build(kf_iter_t *it, kf_results_t *r, uint32_t input_count,
                           kf_tensor_t *const *inputs, const kf_scalar_t *numbers, uint32_t types) {
  kf_status_t status;
  it->given = r->form != KF__FORM_FUNCTIONAL;
  if (KF_LIKELY(input_count == 2 && build_flat_pair(it, r, inputs[0], inputs[1], types, &status)))
    return status;
  if (build_flat(it, r, input_count, inputs, numbers, types, &status)) return status;
  return kf__iter_build_apart(it, r, input_count, inputs, numbers, types, 0);
}

void kf__iter_pair(kf_iter_t *it, kf_tensor_t *to, kf_tensor_t *from) {
  KF_ASSERT(kf__tensor_is_valid(to));
  KF_ASSERT(from == NULL || kf__broadcasts_to(kf__sizes(from), kf__sizes(to)));
  build_t b;
  b.it = it;
  b.input_count = 1;
  b.inputs = &from;
  b.given = to;
  b.ndim = to->ndim;
  if (to->ndim > 0) memcpy(b.shape, to->sizes, to->ndim * sizeof *to->sizes);
  it->struct_size = sizeof *it;
  it->count = 2;
  it->promoted = it->common = kf__dtype(to);
  it->casts = false;
  it->numel = to->numel;
  set_tensor(it, 0, to, kf__dtype(to));
  if (from != NULL) {
    set_tensor(it, 1, from, kf__dtype(from));
  } else {
    it->operands[1] = it->operands[0];
    it->operands[1].tensor = NULL;
  }
  sort_dims(&b);
  set_geometry(&b);
}

void kf__iter_retarget(kf_iter_t *it, uint32_t k, kf_dtype_t target) {
  KF_ASSERT(k < it->count);
  KF_ASSERT(target < KF_DTYPE_COUNT);
  kf_operand_t *operand = &it->operands[k];
  /* A number is stored in its target type and not converted again. */
  KF_ASSERT(operand->tensor != NULL || operand->dtype == target);
  operand->target = target;
  operand->rounds = false;
  it->casts = false;
  for (uint32_t i = 0; i < it->count; i++) it->casts |= kf_operand_converts(&it->operands[i]);
}

bool kf__iter_widen(kf_iter_t *it) {
  KF_ASSERT(it->count <= KF_ITER_OPERANDS);
  const kf__float8_t *format = kf__float8_format(it->promoted);
  if (format == NULL) return false;
  for (uint32_t k = 0; k < it->count; k++) {
    kf_operand_t *operand = &it->operands[k];
    if (operand->target != it->promoted) continue;
    if (operand->tensor == NULL) {
      operand->dtype = KF_DTYPE_FLOAT32;
      it->numbers[k].f32[0] = kf__float8_to_f32(format, it->numbers[k].bytes[0]);
    }
    kf__iter_retarget(it, k, KF_DTYPE_FLOAT32);
    operand->rounds = operand->tensor != NULL && operand->dtype != it->promoted;
    it->casts |= operand->rounds;
  }
  it->common = KF_DTYPE_FLOAT32;
  return true;
}

#define SWAP(T, x, y) \
  do {                \
    T moved = (x);    \
    (x) = (y);        \
    (y) = moved;      \
  } while (0)

void kf__iter_swap(kf_iter_t *it, uint32_t a, uint32_t b) {
  KF_ASSERT(a > 0 && a < it->count); /* operand 0 is the result */
  KF_ASSERT(b > 0 && b < it->count);
  SWAP(kf_operand_t, it->operands[a], it->operands[b]);
  SWAP(char *, it->data[a], it->data[b]);
  if (it->flat)
    SWAP(int64_t, it->inner[a], it->inner[b]);
  else
    for (uint32_t d = 0; d < it->ndim; d++) SWAP(int64_t, it->strides[a][d], it->strides[b][d]);
}
