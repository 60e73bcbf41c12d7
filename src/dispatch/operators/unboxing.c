/* Boxed calls of typed kernels: conversion of stack values to C parameters. Nothing on the stack
 * changes. */
#include <string.h>

#include "base/base_internal.h"
#include "dispatch/operators/kernel.h"
#include "dispatch/operators/unbox.h"
#include "dispatch/values/value_internal.h"

_Static_assert(KF_TAG_BOOL - KF_TAG_INT == 2 && KF_TAG_FLOAT - KF_TAG_INT == 1,
               "kf__unbox_scalar takes the three tags for a range");

/* ---- Errors ---- */

/* "ns::op: argument 2 'dim'", with the name from the operator's schema where it has one. */
static void print_argument(const kf_call_t *call, size_t index, kf_text_t *text) {
  kf__text_format(text, "%s: argument %zu", kf_op_full_name(call->op), index + 1);
  const kf_schema_t *schema = kf_op_schema(call->op);
  if (schema == NULL) return;
  if (index < kf_schema_argument_count(schema))
    kf__text_format(text, " '%s'", kf_schema_argument(schema, index)->name);
  kf_schema_release(schema);
}

kf_status_t kf__unbox_mismatch(const kf_call_t *call, size_t index, int64_t element,
                            const kf_value_t *found) {
  char buffer[512];
  char position[32] = "";
  kf_text_t text;
  const kf_signature_t *signature = kf__kernel_signature(call->kernel);
  KF_ASSERT(index < signature->arg_count);
  const kf_param_t *param = &signature->params[index];
  bool mark = (param->flags & KF_PARAM_NULLABLE) && param->text == 0;
  kf__text_init_fixed(&text, buffer, sizeof buffer);
  print_argument(call, index, &text);
  (void)kf__text_finish_fixed(&text);
  if (element >= 0) {
    kf__text_init_fixed(&text, position, sizeof position);
    kf__text_format(&text, " in element %lld", (long long)element);
    (void)kf__text_finish_fixed(&text);
  }
  return kf_error_set(KF_ERR_TYPE, "%s: expected %s%s, found %s%s", buffer,
                      kf__param_text(signature, param), mark ? "?" : "", kf__found_name(found),
                      position);
}

kf_status_t kf__unbox_short(const kf_call_t *call, const kf_stack_t *stack) {
  return kf_error_set(KF_ERR_TYPE, "%s: expected %zu arguments on the stack, found %zu",
                      kf_op_full_name(call->op),
                      (size_t)kf__kernel_signature(call->kernel)->arg_count, stack->size);
}

/* ---- Lists ---- */

void kf__unbox_free_temps(kf_temp_t *temps) {
  while (temps != NULL) {
    kf_temp_t *next = temps->next;
    kf_free(temps);
    temps = next;
  }
}

kf_status_t kf__unbox_give_up(kf_temp_t *temps, kf_status_t status) {
  kf__unbox_free_temps(temps);
  return status;
}

/* Zeroed memory for `count` elements that lives until the call is over; NULL: no memory. */
static void *temp_alloc(kf_temp_t **temps, size_t count, size_t element_size) {
  if (count > (SIZE_MAX - sizeof(kf_temp_t)) / element_size) return NULL;
  kf_temp_t *temp = kf_calloc(1, sizeof(kf_temp_t) + count * element_size);
  if (temp == NULL) return NULL;
  temp->next = *temps;
  *temps = temp;
  return temp + 1;
}

/* One element of a list whose packing differs from the parameter's. Objects are borrowed from the
 * list, which outlives the call. */
static bool convert_element(const kf_param_t *param, const kf_value_t *item, void *block,
                            size_t i) {
  switch (param->kind) {
    case KF_PARAM_INTS: return kf_value_to_int(item, (int64_t *)block + i) == KF_OK;
    case KF_PARAM_FLOATS: return kf_value_to_float(item, (double *)block + i) == KF_OK;
    case KF_PARAM_BOOLS: return kf_value_to_bool(item, (bool *)block + i) == KF_OK;
    case KF_PARAM_TENSORS:
      if (item->tag == KF_TAG_NONE) return (param->flags & KF_PARAM_NULLABLE_ELEMENT) != 0;
      return kf_value_to_tensor(item, (kf_tensor_t **)block + i) == KF_OK;
    default: /* SYM_INTS: borrowed copies */
      if (item->tag != KF_TAG_INT && item->tag != KF_TAG_SYM_INT) return false;
      ((kf_value_t *)block)[i] = *item;
      return true;
  }
}

static size_t element_size(uint8_t kind) {
  switch (kind) {
    case KF_PARAM_BOOLS: return sizeof(bool);
    case KF_PARAM_SYM_INTS: return sizeof(kf_value_t);
    default: return 8;
  }
}
_Static_assert(sizeof(int64_t) == 8 && sizeof(double) == 8 && sizeof(kf_tensor_t *) == 8,
               "element sizes");

static kf_status_t repack(const kf_call_t *call, const kf_param_t *param, const kf_list_t *list,
                          size_t index, kf_cell_t *out, kf_temp_t **temps) {
  size_t size = kf_list_size(list);
  char *block = temp_alloc(temps, size, element_size(param->kind));
  if (block == NULL) return kf__no_memory();
  for (size_t i = 0; i < size; i++) {
    kf_value_t item;
    KF_TRY(kf_list_get(list, i, &item));
    bool fits = convert_element(param, &item, block, i);
    kf_status_t status = fits ? KF_OK : kf__unbox_mismatch(call, index, (int64_t)i, &item);
    kf_value_clear(&item);
    KF_TRY(status);
  }
  /* Every span is a pointer and a size. */
  out->values.data = (const kf_value_t *)(const void *)block;
  out->values.size = size;
  return KF_OK;
}

static kf_status_t check_tensors(const kf_call_t *call, const kf_param_t *param,
                                 kf_tensor_span_t span, size_t index) {
  if (param->flags & KF_PARAM_NULLABLE_ELEMENT) return KF_OK;
  for (size_t i = 0; i < span.size; i++) {
    if (KF_UNLIKELY(span.data[i] == NULL)) {
      kf_value_t none = kf_value_none();
      return kf__unbox_mismatch(call, index, (int64_t)i, &none);
    }
  }
  return KF_OK;
}

static kf_status_t check_sym_ints(const kf_call_t *call, kf_value_span_t span, size_t index) {
  for (size_t i = 0; i < span.size; i++)
    if (span.data[i].tag != KF_TAG_INT && span.data[i].tag != KF_TAG_SYM_INT)
      return kf__unbox_mismatch(call, index, (int64_t)i, &span.data[i]);
  return KF_OK;
}

kf_status_t kf__unbox_list(const kf_call_t *call, const kf_param_t *param,
                              const kf_value_t *value, size_t index, kf_cell_t *out,
                              kf_temp_t **temps) {
  if (value->tag == KF_TAG_NONE && (param->flags & KF_PARAM_NULLABLE)) {
    out->values.data = NULL;
    out->values.size = 0;
    return KF_OK;
  }
  if (value->tag != KF_TAG_LIST) return kf__unbox_mismatch(call, index, KF__NO_ELEMENT, value);
  KF_ASSERT(temps != NULL);
  const kf_list_t *list = (const kf_list_t *)(const void *)value->as.object;
  kf_list_kind_t kind = kf_list_kind(list);
  if (param->kind == KF_PARAM_INTS && kind == KF_LIST_INTS) {
    out->ints = kf_list_ints(list);
  } else if (param->kind == KF_PARAM_TENSORS && kind == KF_LIST_TENSORS) {
    out->tensors = kf_list_tensors(list);
    return check_tensors(call, param, out->tensors, index);
  } else if (param->kind == KF_PARAM_FLOATS && kind == KF_LIST_FLOATS) {
    out->floats = kf_list_floats(list);
  } else if (param->kind == KF_PARAM_BOOLS && kind == KF_LIST_BOOLS) {
    out->bools = kf_list_bools(list);
  } else if (param->kind == KF_PARAM_SYM_INTS && kind == KF_LIST_VALUES) {
    out->values = kf_list_values(list);
    return check_sym_ints(call, out->values, index);
  } else {
    return repack(call, param, list, index, out, temps);
  }
  return KF_OK;
}

/* ---- Single values ---- */

/* A pointer parameter: an object with this tag, or NULL for None where that is allowed. */
static bool to_pointer(const kf_param_t *param, const kf_value_t *value, kf_tag_t tag,
                       kf_cell_t *out) {
  if (value->tag == KF_TAG_NONE && (param->flags & KF_PARAM_NULLABLE)) {
    out->pointer = NULL;
    return true;
  }
  if (value->tag != (uint32_t)tag) return false;
  out->pointer = value->as.object;
  return true;
}

/* Number of an enum: a tag of its own or an int, in range. */
static bool to_enum(const kf_value_t *value, int64_t count, int64_t *out) {
  int64_t number;
  if (kf_value_to_int(value, &number) != KF_OK || number < 0 || number >= count) return false;
  *out = number;
  return true;
}

static int64_t enum_count(uint8_t kind) {
  switch (kind) {
    case KF_PARAM_DTYPE:
    case KF_PARAM_OPT_DTYPE: return KF_DTYPE_COUNT;
    case KF_PARAM_LAYOUT:
    case KF_PARAM_OPT_LAYOUT: return KF_LAYOUT_COUNT;
    default: return KF_MEMORY_FORMAT_COUNT;
  }
}

static bool to_optional(const kf_param_t *param, const kf_value_t *value, kf_cell_t *out) {
  memset(out, 0, sizeof *out);
  if (value->tag == KF_TAG_NONE) return true;
  bool ok;
  switch (param->kind) {
    case KF_PARAM_OPT_FLOAT:
      ok = kf_value_to_float(value, &out->opt_float.value) == KF_OK;
      out->opt_float.has = true;
      return ok;
    case KF_PARAM_OPT_BOOL:
      ok = kf_value_to_bool(value, &out->opt_bool.value) == KF_OK;
      out->opt_bool.has = true;
      return ok;
    case KF_PARAM_OPT_SCALAR:
      ok = kf_value_to_scalar(value, &out->opt_scalar.value) == KF_OK;
      out->opt_scalar.has = true;
      return ok;
    case KF_PARAM_OPT_DEVICE:
      ok = kf_value_to_device(value, &out->opt_device.value) == KF_OK;
      out->opt_device.has = true;
      return ok;
    case KF_PARAM_OPT_INT: ok = kf_value_to_int(value, &out->opt_int.value) == KF_OK; break;
    default: ok = to_enum(value, enum_count(param->kind), &out->opt_int.value); break;
  }
  out->opt_int.has = true;
  return ok;
}

static bool to_string(const kf_param_t *param, const kf_value_t *value, kf_str_t *out) {
  if (value->tag == KF_TAG_NONE && (param->flags & KF_PARAM_NULLABLE)) {
    out->data = NULL;
    out->size = 0;
    return true;
  }
  return kf_value_to_string(value, out) == KF_OK;
}

bool kf__unbox_single(const kf_param_t *param, const kf_value_t *value, kf_cell_t *out) {
  int64_t number;
  switch (param->kind) {
    case KF_PARAM_TENSOR: return to_pointer(param, value, KF_TAG_TENSOR, out);
    case KF_PARAM_GENERATOR: return to_pointer(param, value, KF_TAG_GENERATOR, out);
    case KF_PARAM_STORAGE: return to_pointer(param, value, KF_TAG_STORAGE, out);
    case KF_PARAM_INT: return kf_value_to_int(value, &out->i) == KF_OK;
    case KF_PARAM_SYM_INT: return kf_value_to_sym_int(value, &out->sym_int) == KF_OK;
    case KF_PARAM_FLOAT: return kf_value_to_float(value, &out->f) == KF_OK;
    case KF_PARAM_BOOL: return kf_value_to_bool(value, &out->b) == KF_OK;
    case KF_PARAM_COMPLEX: return kf_value_to_complex(value, &out->c) == KF_OK;
    case KF_PARAM_SCALAR: return kf_value_to_scalar(value, &out->scalar) == KF_OK;
    case KF_PARAM_STRING: return to_string(param, value, &out->str);
    case KF_PARAM_DEVICE: return kf_value_to_device(value, &out->device) == KF_OK;
    case KF_PARAM_STREAM: return kf_value_to_stream(value, &out->stream) == KF_OK;
    case KF_PARAM_DTYPE:
    case KF_PARAM_LAYOUT:
    case KF_PARAM_MEMORY_FORMAT:
      if (!to_enum(value, enum_count(param->kind), &number)) return false;
      out->number = (int32_t)number;
      return true;
    case KF_PARAM_VALUE:
      if (value->tag >= KF_TAG_COUNT || !(param->detail >> value->tag & 1)) return false;
      out->value = *value;
      /* SymInt? guarantees int or SymInt, so an enum becomes an int. (Any takes it unchanged.) */
      if (kf__tag_is_enum(value->tag) && !(param->detail >> KF_TAG_FLOAT & 1))
        out->value = kf_value_int(value->as.i);
      return true;
    default: return to_optional(param, value, out);
  }
}

kf_status_t kf__unbox_argument(const kf_call_t *call, const kf_value_t *value, size_t index,
                               void *out, kf_temp_t **temps) {
  KF_ASSERT(index < kf__kernel_signature(call->kernel)->arg_count);
  const kf_param_t *param = &kf__kernel_signature(call->kernel)->params[index];
  kf_cell_t cell;
  if (kf__param_is_list(param->kind))
    KF_TRY(kf__unbox_list(call, param, value, index, &cell, temps));
  else if (!kf__unbox_single(param, value, &cell))
    return kf__unbox_mismatch(call, index, KF__NO_ELEMENT, value);
  memcpy(out, &cell, kf__param_sizes[param->kind]);
  return KF_OK;
}
