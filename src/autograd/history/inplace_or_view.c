/* The boxed kernel for the key ADInplaceOrView: bumps the versions of written arguments and tracks
 * views, according to the schema. Operators of the catalogue do both themselves, in their lowest
 * kernels. This kernel is for operators that programs define, and does neither twice. */
#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "compat/texts.h"
#include "tensor/checked/written_arguments.h"

static bool is_view(const kf_argument_t *a) { return a->alias != NULL && !a->alias->is_write; }

static kf_status_t only_first(const char *which) {
  return kf_error_set(KF_ERR_RUNTIME, KF__COMPATIBLE(KF__TORCH_SEVERAL_VIEWS, KF__SEVERAL_ALIASES),
                      which);
}

/* Whether the operator is a view of its first argument. */
static kf_status_t look(const kf_schema_t *schema, bool *out_is_view) {
  /* Iterate backwards, so that first_output and first_input end up as the first ones. */
  size_t outputs = 0, inputs = 0, first_output = 0, first_input = 0;
  for (size_t i = kf_schema_return_count(schema); i-- > 0;)
    if (is_view(kf_schema_return(schema, i))) outputs++, first_output = i;
  for (size_t i = kf_schema_argument_count(schema); i-- > 0;)
    if (is_view(kf_schema_argument(schema, i))) inputs++, first_input = i;
  *out_is_view = outputs > 0 && inputs > 0;
  if (outputs > 1) return only_first("output");
  if (inputs > 1) return only_first("input");
  if (outputs == inputs && first_output == 0 && first_input == 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_VIEW_ORDER,
                                     "the first result of a view must be a view of its first "
                                     "argument: reorder the parameters in the schema"));
}

static kf_status_t track_one(kf_tensor_t *view, kf_tensor_t *base, bool several) {
  if (!kf__is_defined(view)) return KF_OK;
  if (view == base)
    return kf_error_set(
        KF_ERR_RUNTIME, "%s %s",
        KF__COMPATIBLE(KF__TORCH_VIEW_SAME,
                       "a view returned its base itself: return a new tensor, such "
                       "as an alias of the base."),
        KF__IN_FULL(KF__TORCH_VIEW_IS_BASE,
                    KF__COMPATIBLE(KF__TORCH_VIEW_MAKER,
                                   "Look at the kernel that runs for this operator.")));
  if (view->autograd != NULL) return KF_OK; /* an inner operator tracked it */
  if ((view->flags & KF__INFERENCE) == 0) kf__track_view(view, base, several);
  return KF_OK;
}

static kf_status_t track(const kf_schema_t *schema, const kf_stack_t *stack, kf_tensor_t *base) {
  KF_ASSERT(stack->size >= kf_schema_return_count(schema)); /* the call has succeeded */
  KF_ASSERT(kf_schema_return_count(schema) > 0);            /* look() found a view */
  const kf_value_t *first = stack->values + stack->size - kf_schema_return_count(schema);
  if (first->tag == KF_TAG_TENSOR)
    return track_one((kf_tensor_t *)(void *)first->as.object, base, false);
  if (first->tag != KF_TAG_LIST) return KF_OK;
  kf_tensor_span_t list = kf_list_tensors((const kf_list_t *)(void *)first->as.object);
  for (size_t i = 0; i < list.size; i++) KF_TRY(track_one(list.data[i], base, true));
  return KF_OK;
}

static kf_status_t run(const kf_call_t *call, const kf_schema_t *schema, kf_stack_t *stack) {
  bool view = false;
  kf_tensor_t *base = NULL;
  KF_TRY(look(schema, &view));
  if (view) {
    const kf_value_t *first = stack->values + stack->size - kf_schema_argument_count(schema);
    if (first->tag == KF_TAG_TENSOR) base = (kf_tensor_t *)(void *)first->as.object;
    if (base != NULL) kf_tensor_retain(base);
  }
  kf__below_t below = kf__below_enter();
  kf_status_t status = kf_op_redispatch_boxed(
      call->op, kf_keyset_below(call->keyset, KF_RANK_ADInplaceOrView), stack);
  kf__below_leave(below);
  if (status == KF_OK && kf__is_defined(base)) status = track(schema, stack, base);
  kf_tensor_release(base);
  return status;
}

kf_status_t kf_autograd_inplace_or_view(const kf_call_t *call, kf_stack_t *stack) {
  const kf_schema_t *schema = kf_op_schema(call->op);
  if (schema == NULL)
    return kf_error_set(KF_ERR_MISUSE, "%s has no schema", kf_op_full_name(call->op));
  kf__written_t written;
  kf_status_t status = kf__written_begin(
      &written, schema, stack->values + stack->size - kf_schema_argument_count(schema), true);
  if (status == KF_OK) status = run(call, schema, stack);
  kf__written_end(&written);
  kf_schema_release(schema);
  return status;
}
