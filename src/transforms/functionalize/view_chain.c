/* See view_chain.h. */
#include "transforms/functionalize/view_chain.h"

#include <keyfall/ops.h>
#include <stdio.h>
#include <string.h>

#include "ops/catalogue/catalogue.h"
#include "tensor/tensor_internal.h"

/* ---- Making ---- */

/* The copying form of a view: "aten::select.int" → "aten::select_copy.int". NULL: it has none, and
 * the view itself serves: a copy is made by whoever writes. */
static kf_status_t find_copy(const kf_op_t *op, const kf_op_t **out_copy) {
  char name[128];
  kf_op_t *found = NULL;
  *out_copy = NULL;
  if (snprintf(name, sizeof name, "%s_copy", kf_op_name(op)) >= (int)sizeof name) return KF_OK;
  kf_status_t status = kf_op_find_schema(name, kf_op_overload(op), &found);
  if (status == KF_ERR_NOT_FOUND) {
    kf_error_clear();
    return KF_OK;
  }
  *out_copy = found;
  return status;
}

kf_status_t kf__view_append(kf__view_t *parent, const kf_op_t *op, const kf_value_t *arguments,
                            size_t count, bool reapply, kf__view_t **out_view) {
  *out_view = NULL;
  kf__view_t *view = kf_alloc(sizeof *view + count * sizeof *arguments);
  if (view == NULL) return kf__no_memory();
  kf_status_t status = reapply ? KF_OK : find_copy(op, &view->copy);
  if (status != KF_OK) {
    kf_free(view);
    return status;
  }
  if (reapply) view->copy = NULL;
  view->references = 1;
  view->reapply = reapply;
  view->several = view->is_strided = false;
  view->index = 0;
  view->length = parent != NULL ? parent->length + 1 : 1;
  view->parent = parent;
  kf__view_retain(parent);
  kf_op_retain(op);
  view->op = op;
  view->count = count;
  for (size_t i = 0; i < count; i++) view->arguments[i] = kf_value_copy(arguments[i]);
  *out_view = view;
  return KF_OK;
}

kf_status_t kf__view_append_piece(kf__view_t *parent, const kf_op_t *op,
                                  const kf_value_t *arguments, size_t count, bool reapply,
                                  size_t index, kf__view_t **out_view) {
  KF_TRY(kf__view_append(parent, op, arguments, count, reapply, out_view));
  (*out_view)->several = true;
  (*out_view)->index = index;
  return KF_OK;
}

kf_status_t kf__view_strided(kf_int_span_t sizes, kf_int_span_t strides, int64_t offset,
                             bool reapply, kf__view_t **out_view) {
  const kf_op_t *op = NULL;
  kf_list_t *size_list = NULL, *stride_list = NULL;
  *out_view = NULL;
  KF_TRY(kf__op_ready(KF__OP_as_strided, &op));
  kf_status_t status = kf_list_of_ints(sizes.data, sizes.size, &size_list);
  if (status == KF_OK) status = kf_list_of_ints(strides.data, strides.size, &stride_list);
  if (status == KF_OK) {
    const kf_value_t arguments[] = {kf_value_object(KF_TAG_LIST, size_list),
                                    kf_value_object(KF_TAG_LIST, stride_list),
                                    kf_value_int(offset)};
    status = kf__view_append(NULL, op, arguments, 3, reapply, out_view);
    for (size_t i = 0; i < 3; i++) {
      kf_value_t given = arguments[i];
      kf_value_clear(&given);
    }
  }
  if (status == KF_OK) (*out_view)->is_strided = true;
  kf_object_release(size_list);
  kf_object_release(stride_list);
  return status;
}

void kf__view_retain(kf__view_t *view) {
  if (view != NULL) (void)__atomic_fetch_add(&view->references, 1, __ATOMIC_RELAXED);
}

void kf__view_release(kf__view_t *view) {
  while (view != NULL && __atomic_fetch_sub(&view->references, 1, __ATOMIC_ACQ_REL) == 1) {
    kf__view_t *parent = view->parent;
    for (size_t i = 0; i < view->count; i++) kf_value_clear(&view->arguments[i]);
    kf_op_release(view->op);
    kf_op_release(view->copy);
    kf_free(view);
    view = parent;
  }
}

/* ---- Running ---- */

kf_status_t kf__view_offset(const kf_tensor_t *base, const kf__geometry_of_base_t *base_geometry,
                            int64_t absolute, int64_t *out_offset) {
  *out_offset = absolute - base_geometry->offset + base->offset;
  if (*out_offset >= 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      "as_strided: storage offset %lld lies before the functional tensor, which "
                      "begins at %lld; wrap a tensor that covers the memory",
                      (long long)absolute, (long long)base_geometry->offset);
}

static bool has_geometry(const kf_tensor_t *t, const kf__geometry_of_base_t *geometry) {
  kf_int_span_t sizes = {geometry->dims, geometry->ndim};
  if (t->numel == 0 || !kf__spans_equal(kf__sizes(t), sizes)) return true; /* not comparable */
  for (uint32_t i = 0; i < t->ndim; i++)
    if (t->sizes[i] > 1 && t->strides[i] != geometry->dims[geometry->ndim + i]) return false;
  return true;
}

kf_status_t kf__restride(kf_tensor_t *t, const kf__geometry_of_base_t *base_geometry,
                         kf_tensor_t **out_tensor) {
  if (has_geometry(t, base_geometry)) {
    kf_tensor_retain(t);
    *out_tensor = t;
    return KF_OK;
  }
  kf_int_span_t strides = {base_geometry->dims + base_geometry->ndim, base_geometry->ndim};
  int64_t contiguous[KF__MAX_DIMS];
  *out_tensor = NULL;
  kf__contiguous_strides(kf__sizes(t), contiguous);
  if (memcmp(contiguous, strides.data, strides.size * sizeof *contiguous) == 0)
    return kf_clone(t, (kf_opt_int_t){KF_MEMORY_FORMAT_CONTIGUOUS, true}, out_tensor);
  kf_tensor_t *empty = NULL;
  KF_TRY(kf_new_empty_strided(t, kf__sizes(t), strides, (kf_opt_int_t){0}, (kf_opt_int_t){0},
                              (kf_opt_device_t){0}, (kf_opt_bool_t){0}, &empty));
  kf_status_t status = kf_copy_(empty, t, false);
  if (status == KF_OK)
    *out_tensor = empty;
  else
    kf_tensor_release(empty);
  return status;
}

static kf_status_t push_arguments(const kf__view_t *view, kf_tensor_t *on,
                                  const kf__geometry_of_base_t *base_geometry, kf_stack_t *stack) {
  KF_TRY(kf_stack_push_take(stack, kf_value_tensor(on)));
  for (size_t i = 0; i < view->count; i++)
    KF_TRY(kf_stack_push_take(stack, kf_value_copy(view->arguments[i])));
  if (!view->is_strided) return KF_OK;
  kf_value_t *offset = &stack->values[stack->size - 1];
  return kf__view_offset(on, base_geometry, offset->as.i, &offset->as.i);
}

static kf_status_t take_result(const kf__view_t *view, kf_stack_t *stack, kf_tensor_t **out) {
  kf_value_t result = kf_stack_pop(stack);
  kf_status_t status = KF_OK;
  if (!view->several) {
    *out = result.as.tensor;
    return KF_OK;
  }
  kf_tensor_span_t pieces = kf_list_tensors((const kf_list_t *)result.as.pointer);
  if (view->index < pieces.size) {
    *out = pieces.data[view->index];
    kf_tensor_retain(*out);
  } else {
    status = kf_error_set(KF_ERR_RUNTIME, "%s: expected more than %zu results, found %zu",
                          kf_op_full_name(view->op), view->index, pieces.size);
  }
  kf_value_clear(&result);
  return status;
}

kf_status_t kf__view_run(const kf__view_t *view, kf_tensor_t *on,
                         const kf__geometry_of_base_t *base_geometry, kf_tensor_t **out_tensor) {
  kf_value_t buffer[8];
  kf_stack_t stack;
  *out_tensor = NULL;
  kf_stack_init(&stack, buffer, 8);
  kf_tensor_t *strided = NULL;
  if (view->is_strided) {
    KF_TRY(kf__restride(on, base_geometry, &strided));
    on = strided;
  }
  kf_status_t status = push_arguments(view, on, base_geometry, &stack);
  kf_tensor_release(strided);
  if (status == KF_OK)
    status = kf_op_call_boxed(view->copy != NULL ? view->copy : view->op, &stack);
  if (status == KF_OK) status = take_result(view, &stack, out_tensor);
  kf_stack_destroy(&stack);
  return status;
}
