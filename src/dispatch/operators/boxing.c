/* Typed calls of boxed kernels: typed arguments, given by pointers, are converted to stack values,
 * and the values that the kernel leaves to typed outputs. Also the conversion of a typed kernel's
 * outputs to values, for boxed calls of typed kernels.
 *
 * Invariant: on every failure no reference is leaked, no output is half set, and the stack has the
 * size that the contract says. */
#include <string.h>

#include "base/base_internal.h"
#include "dispatch/operators/unbox.h"

/* ---- Arguments ---- */

static kf_status_t bad_argument(const kf_signature_t *signature, size_t index, const char *found) {
  const kf_param_t *param = &signature->params[index];
  return kf_error_set(KF_ERR_TYPE, "argument %zu: expected %s, found %s", index + 1,
                      kf__param_text(signature, param), found);
}

/* `list` points to the variable that the call with this status has set: C may evaluate arguments in
 * any order, so the list itself cannot be passed. */
static kf_status_t take_list(kf_status_t status, kf_list_t *const *list, kf_value_t *out) {
  if (status == KF_OK) *out = kf_value_object_take(KF_TAG_LIST, *list);
  return status;
}

/* SymInt[]: packed when no element is symbolic, like any other list of ints. */
static kf_status_t box_sym_ints(kf_value_span_t span, kf_value_t *out) {
  kf_list_t *list = NULL;
  size_t plain = 0;
  while (plain < span.size && span.data[plain].tag == KF_TAG_INT) plain++;
  if (plain < span.size)
    return take_list(kf_list_of_values(span.data, span.size, &list), &list, out);
  KF_TRY(kf_list_create(KF_LIST_INTS, span.size, &list));
  for (size_t i = 0; i < span.size; i++) {
    kf_status_t status = kf_list_append(list, &span.data[i]);
    if (status != KF_OK) {
      kf_object_release(list);
      return status;
    }
  }
  *out = kf_value_object_take(KF_TAG_LIST, list);
  return KF_OK;
}

static kf_status_t box_tensors(const kf_signature_t *signature, size_t index, kf_tensor_span_t span,
                               kf_value_t *out) {
  kf_list_t *list = NULL;
  if (!(signature->params[index].flags & KF_PARAM_NULLABLE_ELEMENT))
    for (size_t i = 0; i < span.size; i++)
      if (span.data[i] == NULL) return bad_argument(signature, index, "None in the list");
  return take_list(kf_list_of_tensors(span.data, span.size, &list), &list, out);
}

static kf_status_t box_list(const kf_signature_t *signature, size_t index, const kf_cell_t *cell,
                            kf_value_t *out) {
  const kf_param_t *param = &signature->params[index];
  kf_list_t *list = NULL;
  if (cell->values.data == NULL && (param->flags & KF_PARAM_NULLABLE)) {
    *out = kf_value_none();
    return KF_OK;
  }
  if (cell->values.data == NULL && cell->values.size != 0)
    return bad_argument(signature, index, "a span without data");
  switch (param->kind) {
    case KF_PARAM_INTS:
      return take_list(kf_list_of_ints(cell->ints.data, cell->ints.size, &list), &list, out);
    case KF_PARAM_FLOATS:
      return take_list(kf_list_of_floats(cell->floats.data, cell->floats.size, &list), &list, out);
    case KF_PARAM_BOOLS:
      return take_list(kf_list_of_bools(cell->bools.data, cell->bools.size, &list), &list, out);
    case KF_PARAM_TENSORS: return box_tensors(signature, index, cell->tensors, out);
    default: return box_sym_ints(cell->values, out);
  }
}

/* An enum has its own tag; `number` comes from a C enum or from an optional int. */
static kf_value_t box_enum(uint8_t kind, int64_t number) {
  switch (kind) {
    case KF_PARAM_DTYPE:
    case KF_PARAM_OPT_DTYPE: return kf_value_raw(KF_TAG_DTYPE, (uint64_t)number);
    case KF_PARAM_LAYOUT:
    case KF_PARAM_OPT_LAYOUT: return kf_value_raw(KF_TAG_LAYOUT, (uint64_t)number);
    case KF_PARAM_MEMORY_FORMAT:
    case KF_PARAM_OPT_MEMORY_FORMAT: return kf_value_raw(KF_TAG_MEMORY_FORMAT, (uint64_t)number);
    default: return kf_value_int(number);
  }
}

/* Kinds without references, the same for arguments and outputs. */
static kf_status_t box_plain(uint8_t kind, const kf_cell_t *cell, kf_value_t *out) {
  *out = kf_value_none();
  switch (kind) {
    case KF_PARAM_INT: *out = kf_value_int(cell->i); break;
    case KF_PARAM_FLOAT: *out = kf_value_float(cell->f); break;
    case KF_PARAM_BOOL: *out = kf_value_bool(cell->b); break;
    case KF_PARAM_COMPLEX: return kf_value_complex(cell->c, out);
    case KF_PARAM_SCALAR: return kf_value_scalar(cell->scalar, out);
    case KF_PARAM_DTYPE:
    case KF_PARAM_LAYOUT:
    case KF_PARAM_MEMORY_FORMAT: *out = box_enum(kind, cell->number); break;
    case KF_PARAM_DEVICE: *out = kf_value_device(cell->device); break;
    case KF_PARAM_STREAM: *out = kf_value_stream(cell->stream); break;
    case KF_PARAM_OPT_INT:
    case KF_PARAM_OPT_DTYPE:
    case KF_PARAM_OPT_LAYOUT:
    case KF_PARAM_OPT_MEMORY_FORMAT:
      if (cell->opt_int.has) *out = box_enum(kind, cell->opt_int.value);
      break;
    case KF_PARAM_OPT_FLOAT:
      if (cell->opt_float.has) *out = kf_value_float(cell->opt_float.value);
      break;
    case KF_PARAM_OPT_BOOL:
      if (cell->opt_bool.has) *out = kf_value_bool(cell->opt_bool.value);
      break;
    case KF_PARAM_OPT_SCALAR:
      return cell->opt_scalar.has ? kf_value_scalar(cell->opt_scalar.value, out) : KF_OK;
    case KF_PARAM_OPT_DEVICE:
      if (cell->opt_device.has) *out = kf_value_device(cell->opt_device.value);
      break;
    default: return kf_error_set(KF_ERR_INTERNAL, "parameter kind %d is no plain data", (int)kind);
  }
  return KF_OK;
}

static kf_tag_t pointer_tag(uint8_t kind) {
  KF_ASSERT(kind <= KF_PARAM_STORAGE);
  return kind == KF_PARAM_TENSOR      ? KF_TAG_TENSOR
         : kind == KF_PARAM_GENERATOR ? KF_TAG_GENERATOR
                                      : KF_TAG_STORAGE;
}

static kf_status_t box_argument(const kf_signature_t *signature, size_t index, const void *arg,
                                kf_value_t *out) {
  KF_ASSERT(index < signature->arg_count);
  const kf_param_t *param = &signature->params[index];
  kf_cell_t cell;
  memcpy(&cell, arg, kf__param_sizes[param->kind]);
  switch (param->kind) {
    case KF_PARAM_TENSOR:
    case KF_PARAM_GENERATOR:
    case KF_PARAM_STORAGE:
      if (cell.pointer == NULL && !(param->flags & KF_PARAM_NULLABLE))
        return bad_argument(signature, index, "None");
      *out = kf_value_object(pointer_tag(param->kind), cell.pointer);
      return KF_OK;
    case KF_PARAM_SYM_INT: *out = kf_value_sym_int(cell.sym_int); return KF_OK;
    case KF_PARAM_STRING:
      if (cell.str.data != NULL) return kf_value_string(cell.str.data, cell.str.size, out);
      if (!(param->flags & KF_PARAM_NULLABLE)) return bad_argument(signature, index, "None");
      *out = kf_value_none();
      return KF_OK;
    case KF_PARAM_VALUE:
      if (!kf__unbox_single(param, &cell.value, &cell))
        return bad_argument(signature, index, kf__found_name(&cell.value));
      *out = kf_value_copy(cell.value);
      return KF_OK;
    case KF_PARAM_INTS:
    case KF_PARAM_FLOATS:
    case KF_PARAM_BOOLS:
    case KF_PARAM_TENSORS:
    case KF_PARAM_SYM_INTS: return box_list(signature, index, &cell, out);
    default: return box_plain(param->kind, &cell, out);
  }
}

/* The size grows with each value, so that on failure the stack owns exactly the values to drop. */
kf_status_t kf__signature_box(const kf_signature_t *signature, const void *const *args,
                              kf_stack_t *stack) {
  size_t count = signature->arg_count;
  if (stack->capacity - stack->size < count) KF_TRY(kf_stack_reserve(stack, count));
  KF_ASSERT(stack->size + count <= stack->capacity);
  for (size_t i = 0; i < count; i++) {
    kf_status_t status = box_argument(signature, i, args[i], &stack->values[stack->size]);
    if (KF_UNLIKELY(status != KF_OK)) {
      kf_stack_drop(stack, i);
      return status;
    }
    stack->size++;
  }
  return KF_OK;
}

/* ---- Outputs of boxed kernels ---- */

/* The output is zero before its reference is released: a destructor may read it. */
void kf__output_clear(const kf_param_t *param, void *output) {
  kf_cell_t cell;
  memcpy(&cell, output, kf__param_sizes[param->kind]);
  memset(output, 0, kf__param_sizes[param->kind]);
  switch (param->kind) {
    case KF_PARAM_TENSOR:
    case KF_PARAM_GENERATOR:
    case KF_PARAM_STORAGE:
    case KF_PARAM_LIST: kf_object_release(cell.pointer); break;
    case KF_PARAM_SYM_INT: kf_object_release(cell.sym_int.node); break;
    case KF_PARAM_VALUE: kf_value_clear(&cell.value); break;
    default: break;
  }
}

static kf_status_t bad_return(const kf_signature_t *signature, const kf_param_t *param,
                              const char *found) {
  size_t index = (size_t)(param - kf__signature_returns(signature));
  bool mark = (param->flags & KF_PARAM_NULLABLE) && param->text == 0;
  return kf_error_set(KF_ERR_CONTRACT, "return %zu of the kernel: expected %s%s, found %s",
                      index + 1, kf__param_text(signature, param), mark ? "?" : "", found);
}

/* A copy of `list` in the packing of `param`, with one reference. */
static kf_status_t repack(const kf_signature_t *signature, const kf_param_t *param,
                          const kf_list_t *list, kf_list_t **out_list) {
  kf_list_t *packed = NULL;
  size_t size = kf_list_size(list);
  KF_TRY(kf_list_create((kf_list_kind_t)param->detail, size, &packed));
  for (size_t i = 0; i < size; i++) {
    kf_value_t item = kf_value_none();
    kf_status_t status = kf_list_get(list, i, &item);
    if (status == KF_OK) status = kf_list_append(packed, &item);
    if (status == KF_ERR_TYPE) status = bad_return(signature, param, "a list of other elements");
    kf_value_clear(&item);
    if (status != KF_OK) {
      kf_object_release(packed);
      return status;
    }
  }
  *out_list = packed;
  return KF_OK;
}

static kf_status_t store_list(const kf_signature_t *signature, const kf_param_t *param,
                              kf_value_t *value, kf_list_t **out_list) {
  if (value->tag == KF_TAG_NONE && (param->flags & KF_PARAM_NULLABLE)) return KF_OK;
  if (value->tag != KF_TAG_LIST) return bad_return(signature, param, kf__found_name(value));
  kf_list_t *list = (kf_list_t *)(void *)value->as.object;
  if (param->detail != KF_LIST_VALUES && kf_list_kind(list) != (kf_list_kind_t)param->detail)
    return repack(signature, param, list, out_list);
  *out_list = list;
  *value = kf_value_none();
  return KF_OK;
}

/* Moves a value to its output, which is zero. */
static kf_status_t store_output(const kf_signature_t *signature, const kf_param_t *param,
                                kf_value_t *value, void *output) {
  if (KF_LIKELY(param->kind == KF_PARAM_TENSOR && value->tag == KF_TAG_TENSOR)) {
    *(kf_tensor_t **)output = (kf_tensor_t *)(void *)value->as.object;
    *value = kf_value_none();
    return KF_OK;
  }
  kf_cell_t cell;
  if (param->kind == KF_PARAM_LIST)
    return store_list(signature, param, value, (kf_list_t **)output);
  if (!kf__unbox_single(param, value, &cell))
    return bad_return(signature, param, kf__found_name(value));
  switch (param->kind) {
    case KF_PARAM_TENSOR:
    case KF_PARAM_GENERATOR:
    case KF_PARAM_STORAGE: kf_object_retain(cell.pointer); break;
    case KF_PARAM_SYM_INT: kf_object_retain(cell.sym_int.node); break;
    case KF_PARAM_VALUE: (void)kf_value_copy(cell.value); break;
    default: break;
  }
  memcpy(output, &cell, kf__param_sizes[param->kind]);
  return KF_OK;
}

/* All outputs are set to zero first, so that on failure each can be cleared, stored or not. */
kf_status_t kf__signature_unbox_returns(const kf_signature_t *signature, kf_stack_t *stack,
                                        void *const *outs) {
  const kf_param_t *returns = kf__signature_returns(signature);
  size_t count = signature->return_count, out = 0;
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < count; i++)
    if (returns[i].kind != KF_PARAM_WRITTEN)
      memset(outs[out++], 0, kf__param_sizes[returns[i].kind]);
  if (KF_UNLIKELY(stack->size < count)) {
    status = kf_error_set(KF_ERR_CONTRACT, "the kernel left %zu values for %zu returns",
                          stack->size, count);
    kf_stack_drop(stack, stack->size);
    return status;
  }
  KF_ASSERT(out == signature->out_count);
  kf_value_t *values = stack->values + (stack->size - count);
  out = 0;
  for (size_t i = 0; i < count && status == KF_OK; i++)
    if (returns[i].kind != KF_PARAM_WRITTEN)
      status = store_output(signature, &returns[i], &values[i], outs[out++]);
  if (KF_UNLIKELY(status != KF_OK)) {
    out = 0;
    for (size_t i = 0; i < count; i++)
      if (returns[i].kind != KF_PARAM_WRITTEN) kf__output_clear(&returns[i], outs[out++]);
  }
  kf_stack_drop(stack, count);
  return status;
}

/* ---- Outputs of typed kernels ---- */

kf_value_t kf__tensor_return(const kf_param_t *param, kf_tensor_t *tensor) {
  if (KF_LIKELY(tensor != NULL)) return kf_value_object_take(KF_TAG_TENSOR, tensor);
  if (param->flags & KF_PARAM_NULLABLE) return kf_value_none();
  return kf_value_tensor(kf_tensor_undefined());
}

static kf_status_t pack_list(const kf_signature_t *signature, const kf_param_t *param,
                             kf_list_t *list, kf_value_t *out_value) {
  *out_value = kf_value_none();
  if (list == NULL && (param->flags & KF_PARAM_NULLABLE)) return KF_OK;
  if (list == NULL) return bad_return(signature, param, "no list");
  *out_value = kf_value_object_take(KF_TAG_LIST, list);
  return KF_OK;
}

kf_status_t kf__pack_output(const kf_signature_t *signature, size_t index, kf_cell_t *cell,
                            kf_value_t *out_value) {
  KF_ASSERT(index < signature->return_count);
  const kf_param_t *param = kf__signature_returns(signature) + index;
  switch (param->kind) {
    case KF_PARAM_TENSOR:
      *out_value = kf__tensor_return(param, (kf_tensor_t *)cell->pointer);
      return KF_OK;
    case KF_PARAM_GENERATOR:
    case KF_PARAM_STORAGE:
      *out_value = kf_value_none();
      if (cell->pointer == NULL && !(param->flags & KF_PARAM_NULLABLE))
        return bad_return(signature, param, "NULL");
      if (cell->pointer != NULL)
        *out_value = kf_value_object_take(pointer_tag(param->kind), cell->pointer);
      return KF_OK;
    case KF_PARAM_SYM_INT:
      *out_value = kf_value_sym_int(cell->sym_int);
      kf_object_release(cell->sym_int.node);
      return KF_OK;
    case KF_PARAM_LIST: return pack_list(signature, param, (kf_list_t *)cell->pointer, out_value);
    case KF_PARAM_VALUE: {
      kf_cell_t checked;
      *out_value = cell->value;
      if (kf__unbox_single(param, &cell->value, &checked)) return KF_OK;
      kf_status_t status = bad_return(signature, param, kf__found_name(&cell->value));
      kf_value_clear(out_value);
      return status;
    }
    default: return box_plain(param->kind, cell, out_value);
  }
}
