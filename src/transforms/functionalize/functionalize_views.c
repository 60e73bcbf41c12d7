/* Views, and operators that change the metadata of a tensor. The view kernel runs twice: on the
 * functional tensor, which gives a header with the geometry of the eager program, and on its value
 * (as the copying form, unless views are reapplied). */
#include "ops/catalogue/catalogue.h"
#include "tensor/tensor_internal.h"
#include "transforms/functionalize/functional_state.h"
#include "transforms/functionalize/functionalize_below.h"
#include "transforms/functionalize/functionalize_kernels.h"
#include "transforms/functionalize/functionalize_scope.h"

static kf_tensor_t *self_of(const kf__frame_t *frame) {
  bool is_tensor = frame->count > 0 && frame->given[0].tag == KF_TAG_TENSOR;
  return is_tensor ? frame->given[0].as.tensor : NULL;
}

/* Runs the metadata kernel on the functional tensor itself. */
static kf_status_t run_on_header(kf__frame_t *frame) {
  KF_TRY(kf__frame_push_all(frame, false));
  return kf_op_call_boxed_for_key(frame->op, KF_KEY_CompositeExplicitAutograd, frame->stack);
}

static bool is_as_strided(const kf_op_t *op) {
  return strncmp(kf_op_name(op), "aten::as_strided", sizeof "aten::as_strided" - 1) == 0;
}

static bool is_reshape_alias(const kf_op_t *op) {
  return strcmp(kf_op_name(op), "aten::_reshape_alias") == 0;
}

/* The chain of a view whose header is `made`. as_strided counts from the storage, not from self. */
static kf_status_t extend_chain(const kf__frame_t *frame, const kf_op_t *view, kf__view_t *parent,
                                const kf_tensor_t *made, kf__view_t **out_chain) {
  bool reapply = kf_functionalize_reapplies_views();
  const kf_op_t *plain_view = NULL;
  if (is_reshape_alias(view)) { /* its strides are those of self, the value may have others */
    KF_TRY(kf__op_ready(KF__OP_view, &plain_view));
    return kf__view_append(parent, plain_view, frame->given + 1, 1, reapply, out_chain);
  }
  if (is_as_strided(view))
    return kf__view_strided(kf__sizes(made), kf__strides(made), made->offset, reapply, out_chain);
  return kf__view_append(parent, view, frame->given + 1, frame->count - 1, reapply, out_chain);
}

/* The value of a view: by its last step, from the value of self, or as as_strided of the base. */
static kf_status_t run_on_value(const kf__view_t *chain, kf_tensor_t *self, kf_tensor_t *self_value,
                                kf_tensor_t **out_value) {
  const kf__functional_storage_t *s = kf__functional_storage_of(self);
  kf_guard_t guard;
  kf__functionalize_below(&guard);
  kf_tensor_t *on = chain->is_strided ? s->base : self_value;
  kf_status_t status = kf__view_run(chain, on, &s->geometry, out_value);
  kf_guard_leave(&guard);
  return status;
}

/* ---- One result ---- */

static kf_status_t finish_one(kf__frame_t *frame, kf__view_t *parent, kf_tensor_t *self_value) {
  kf_tensor_t *self = self_of(frame), *value = NULL, *view = NULL;
  kf__view_t *chain = NULL;
  KF_TRY(run_on_header(frame));
  kf_tensor_t *header = kf_stack_pop(frame->stack).as.tensor;
  if (header == self) return kf_stack_push_take(frame->stack, kf_value_tensor_take(header));
  kf_status_t status = extend_chain(frame, frame->op, parent, header, &chain);
  if (status == KF_OK) status = run_on_value(chain, self, self_value, &value);
  if (status != KF_OK) {
    kf__view_release(chain);
    kf_tensor_release(header);
    return status;
  }
  uint64_t generation = kf__functional_storage_of(self)->generation;
  KF_TRY(kf__functional_extend_take(header, value, chain, generation, &view));
  return kf_stack_push_take(frame->stack, kf_value_tensor_take(view));
}

/* ---- Several results ---- */

/* Runs the view below and returns the list of values; the caller owns it. */
static kf_status_t values_of_pieces(kf__frame_t *frame, kf__view_t *parent, kf_tensor_t *self_value,
                                    kf_value_t *out_values) {
  kf__view_t *whole = NULL;
  bool reapply = kf_functionalize_reapplies_views();
  KF_TRY(kf__view_append(parent, frame->op, frame->given + 1, frame->count - 1, reapply, &whole));
  kf_status_t status = kf_stack_push_take(frame->stack, kf_value_tensor(self_value));
  for (size_t i = 1; i < frame->count && status == KF_OK; i++)
    status = kf__frame_push_given(frame, i);
  if (status == KF_OK)
    status = kf__call_below(whole->copy != NULL ? whole->copy : whole->op, frame->stack);
  if (status == KF_OK) *out_values = kf_stack_pop(frame->stack);
  kf__view_release(whole);
  return status;
}

/* Takes the reference to `header`, also on failure. */
static kf_status_t make_piece(kf__frame_t *frame, kf__view_t *parent, kf_tensor_t *header,
                              kf_tensor_t *value, size_t index, kf_list_t *list) {
  kf__view_t *chain = NULL;
  kf_tensor_t *view = NULL;
  kf_status_t status = kf__view_append_piece(parent, frame->op, frame->given + 1, frame->count - 1,
                                             kf_functionalize_reapplies_views(), index, &chain);
  if (status != KF_OK) {
    kf_tensor_release(header);
    return status;
  }
  kf_tensor_retain(value);
  uint64_t generation = kf__functional_storage_of(self_of(frame))->generation;
  KF_TRY(kf__functional_extend_take(header, value, chain, generation, &view));
  kf__functional_of(view)->is_several = true;
  kf_value_t item = kf_value_tensor_take(view);
  status = kf_list_append(list, &item);
  kf_value_clear(&item);
  return status;
}

/* A header of the list is shared with it: an alias of its own is moved into the extended tensor. */
static kf_status_t own_header(kf_tensor_t *self, kf_tensor_t *header, kf_tensor_t **out) {
  KF_TRY(kf_tensor_alias(header, out));
  kf__track_view(*out, self, true);
  return KF_OK;
}

static kf_status_t make_pieces(kf__frame_t *frame, kf__view_t *parent, const kf_value_t *headers,
                               const kf_value_t *values, kf_list_t *list) {
  kf_tensor_span_t from = kf_list_tensors((const kf_list_t *)headers->as.pointer);
  kf_tensor_span_t worth = kf_list_tensors((const kf_list_t *)values->as.pointer);
  if (from.size != worth.size)
    return kf_error_set(KF_ERR_CONTRACT, "%s: %zu views have %zu values",
                        kf_op_full_name(frame->op), from.size, worth.size);
  for (size_t i = 0; i < from.size; i++) {
    kf_tensor_t *header = NULL;
    KF_TRY(own_header(self_of(frame), from.data[i], &header));
    KF_TRY(make_piece(frame, parent, header, worth.data[i], i, list));
  }
  return KF_OK;
}

static kf_status_t finish_several(kf__frame_t *frame, kf__view_t *parent, kf_tensor_t *self_value) {
  kf_value_t headers = kf_value_none(), values = kf_value_none();
  kf_list_t *list = NULL;
  kf_status_t status = run_on_header(frame);
  if (status == KF_OK) headers = kf_stack_pop(frame->stack);
  if (status == KF_OK) status = values_of_pieces(frame, parent, self_value, &values);
  if (status == KF_OK) status = kf_list_create(KF_LIST_TENSORS, 0, &list);
  if (status == KF_OK) status = make_pieces(frame, parent, &headers, &values, list);
  kf_value_clear(&headers);
  kf_value_clear(&values);
  if (status == KF_OK)
    return kf_stack_push_take(frame->stack, kf_value_object_take(KF_TAG_LIST, list));
  kf_object_release(list);
  return status;
}

/* ---- Both ---- */

kf_status_t kf__run_view(kf__frame_t *frame) {
  kf_tensor_t *self = self_of(frame), *self_value = NULL;
  kf__view_t *parent = NULL;
  if (!kf_tensor_is_functional(self)) return kf__run_on_values(frame, false);
  bool several = kf_schema_return(frame->schema, 0)->type->kind == KF_TYPE_LIST;
  KF_TRY(kf__functional_value(self, &self_value));
  kf_status_t status = kf__functional_chain(self, &parent);
  if (status == KF_OK)
    status =
        several ? finish_several(frame, parent, self_value) : finish_one(frame, parent, self_value);
  kf__view_release(parent);
  kf_tensor_release(self_value);
  return status;
}

/* ---- Changes of metadata ---- */

static kf_status_t change_metadata(kf__frame_t *frame, const kf__plan_t *plan, kf__view_t *parent,
                                   kf_tensor_t *self_value) {
  kf_tensor_t *self = self_of(frame), *value = NULL;
  kf__view_t *chain = NULL;
  KF_TRY(run_on_header(frame)); /* leaves self on the stack */
  if (plan->functional == NULL) return KF_OK;
  KF_TRY(extend_chain(frame, plan->functional, parent, self, &chain));
  kf_status_t status = run_on_value(chain, self, self_value, &value);
  if (status != KF_OK) {
    kf__view_release(chain);
    return status;
  }
  kf__functional_changed_take(self, value, chain);
  kf__functional_t *f = kf__functional_of(self);
  if (f != NULL) f->is_metadata_mutated = true;
  return KF_OK;
}

kf_status_t kf__run_inplace_view(kf__frame_t *frame, const kf__plan_t *plan) {
  kf_tensor_t *self = self_of(frame), *self_value = NULL;
  kf__view_t *parent = NULL;
  if (!kf_tensor_is_functional(self)) return kf__run_on_values(frame, false);
  KF_TRY(kf__functional_value(self, &self_value));
  kf_status_t status = kf__functional_chain(self, &parent);
  if (status == KF_OK) status = change_metadata(frame, plan, parent, self_value);
  kf__view_release(parent);
  kf_tensor_release(self_value);
  return status;
}
