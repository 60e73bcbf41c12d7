/* Inverses of views: from the contents that a view has after a write to the contents of the tensor
 * that it is a view of. The fact view_inverse names the operator that does it; a view without one
 * is inverted by its geometry alone, which serves every view. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <string.h>

#include "ops/catalogue/op_facts.h"
#include "tensor/tensor_internal.h"
#include "transforms/functionalize/view_chain.h"

typedef struct inversion {
  const kf__view_t *view;
  kf_tensor_t *on; /* what the view was taken of */
  const kf__geometry_of_base_t *base_geometry;
  kf_tensor_t *mutated; /* what the view has become */
} inversion_t;

static int64_t int_at(const inversion_t *v, size_t index) { return v->view->arguments[index].as.i; }
static kf_int_span_t ints_at(const inversion_t *v, size_t index) {
  return kf_list_ints((const kf_list_t *)v->view->arguments[index].as.pointer);
}

/* ---- Inverses that need more than a call ---- */

static kf_status_t identity(const inversion_t *v, kf_tensor_t **out) {
  kf_tensor_retain(v->mutated);
  *out = v->mutated;
  return KF_OK;
}

static kf_status_t sizes_of_base(const inversion_t *v, kf_tensor_t **out) {
  int64_t strides[KF__MAX_DIMS];
  kf_int_span_t sizes = kf__sizes(v->on);
  if (!v->view->reapply) return kf_view_copy(v->mutated, sizes, out);
  if (kf__view_strides(v->mutated, sizes, strides)) return kf_view(v->mutated, sizes, out);
  return kf_reshape(v->mutated, sizes, out);
}

static kf_status_t permute_back(const inversion_t *v, kf_tensor_t **out) {
  int64_t back[KF__MAX_DIMS];
  kf_int_span_t dims = ints_at(v, 0);
  for (size_t i = 0; i < dims.size; i++)
    back[dims.data[i] < 0 ? dims.data[i] + (int64_t)dims.size : dims.data[i]] = (int64_t)i;
  kf_int_span_t span = {back, dims.size};
  return v->view->reapply ? kf_permute(v->mutated, span, out)
                          : kf_permute_copy(v->mutated, span, out);
}

/* Eager programs can write to an expanded tensor only where it repeats nothing; such a view has all
 * elements of its base. For the others, the changes of all repetitions are added up. */
static kf_status_t sum_of_changes(const inversion_t *v, kf_tensor_t **out) {
  if (v->mutated->numel == v->on->numel) return sizes_of_base(v, out);
  kf_tensor_t *change = NULL, *sum = NULL;
  const kf_scalar_t one = kf_scalar_of_int(1);
  kf_status_t status = kf_sub(v->mutated, v->on, one, &change);
  if (status == KF_OK) status = kf_sum_to_size(change, kf__sizes(v->on), &sum);
  if (status == KF_OK) status = kf_add(v->on, sum, one, out);
  kf_tensor_release(change);
  kf_tensor_release(sum);
  return status;
}

/* A piece of split: (split_size, dim), or of split_with_sizes: (split_sizes, dim). The last piece
 * may be smaller: mutated has its size. */
static kf_status_t scatter_piece(const inversion_t *v, kf_tensor_t **out) {
  int64_t dim = 0, size = 0, start = 0;
  KF_TRY(kf__wrap_dim(int_at(v, 1), v->on->ndim, false, &dim));
  KF_TRY(kf_tensor_size(v->mutated, dim, &size));
  if (v->view->arguments[0].tag == KF_TAG_LIST)
    for (size_t i = 0; i < v->view->index; i++) start += ints_at(v, 0).data[i];
  else
    start = (int64_t)v->view->index * int_at(v, 0);
  return kf_slice_scatter(v->on, v->mutated, dim, (kf_opt_int_t){start, true},
                          (kf_opt_int_t){start + size, true}, 1, out);
}

/* ---- By geometry ---- */

static kf_status_t scatter_strided(const inversion_t *v, kf_tensor_t **out) {
  kf_opt_int_t offset = {0, true};
  kf_tensor_t *on = NULL;
  KF_TRY(kf__restride(v->on, v->base_geometry, &on));
  kf_status_t status = kf__view_offset(on, v->base_geometry, int_at(v, 2), &offset.value);
  if (status == KF_OK)
    status = kf_as_strided_scatter(on, v->mutated, ints_at(v, 0), ints_at(v, 1), offset, out);
  kf_tensor_release(on);
  return status;
}

/* Any view: takes it once more, without a copy, to see where its elements are. */
static kf_status_t scatter_geometry(const inversion_t *v, kf_tensor_t **out) {
  kf_tensor_t *made = NULL;
  kf_value_t buffer[8];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, 8);
  kf_status_t status = kf_stack_push_take(&stack, kf_value_tensor(v->on));
  for (size_t i = 0; i < v->view->count && status == KF_OK; i++)
    status = kf_stack_push_take(&stack, kf_value_copy(v->view->arguments[i]));
  if (status == KF_OK)
    status = kf_op_call_boxed_for_key(v->view->op, KF_KEY_CompositeExplicitAutograd, &stack);
  if (status == KF_OK) {
    made = stack.values[0].as.tensor;
    status = kf_as_strided_scatter(v->on, v->mutated, kf__sizes(made), kf__strides(made),
                                   (kf_opt_int_t){made->offset, true}, out);
  }
  kf_stack_destroy(&stack);
  return status;
}

/* ---- The operator that the fact names ---- */

/* The value of an argument of the inverse. Sizes and types are those of the tensor that is put back
 * together; the other arguments have the same names as those of the view, or defaults. */
static kf_status_t push_argument(const inversion_t *v, const kf_schema_t *inverse, size_t position,
                                 const kf_schema_t *view, kf_stack_t *stack) {
  const kf_argument_t *argument = kf_schema_argument(inverse, position);
  const bool scatters = kf_schema_find_argument(inverse, "src") >= 0;
  if (position == 0)
    return kf_stack_push_take(stack, kf_value_tensor(scatters ? v->on : v->mutated));
  if (strcmp(argument->name, "src") == 0)
    return kf_stack_push_take(stack, kf_value_tensor(v->mutated));
  if (strcmp(argument->name, "dtype") == 0)
    return kf_stack_push_take(stack, kf_value_int((int64_t)kf__dtype(v->on)));
  const int at = kf_schema_find_argument(view, argument->name);
  if (at > 0 && (size_t)at <= v->view->count)
    return kf_stack_push_take(stack, kf_value_copy(v->view->arguments[at - 1]));
  if (v->view->several && strcmp(argument->name, "index") == 0)
    return kf_stack_push_take(stack, kf_value_int((int64_t)v->view->index));
  if (argument->default_value != NULL)
    return kf_stack_push_take(stack, kf_value_copy(*argument->default_value));
  return kf_error_set(KF_ERR_VALUE,
                      "%s: the inverse %s has an argument '%s', which the view has not",
                      kf_op_full_name(v->view->op), kf_schema_name(inverse), argument->name);
}

static kf_status_t run_inverse(const inversion_t *v, const kf_op_t *inverse, kf_tensor_t **out) {
  kf_value_t buffer[8];
  kf_stack_t stack;
  const kf_schema_t *schema = kf_op_schema(inverse), *view = kf_op_schema(v->view->op);
  kf_status_t status = KF_OK;
  kf_stack_init(&stack, buffer, 8);
  if (schema == NULL || view == NULL)
    status = kf_error_set(KF_ERR_NOT_FOUND, "%s: its inverse %s has no schema",
                          kf_op_full_name(v->view->op), kf_op_full_name(inverse));
  for (size_t i = 0; status == KF_OK && i < kf_schema_argument_count(schema); i++)
    status = push_argument(v, schema, i, view, &stack);
  if (status == KF_OK) status = kf_op_call_boxed(inverse, &stack);
  if (status == KF_OK && stack.values[0].tag == KF_TAG_TENSOR) {
    *out = stack.values[0].as.tensor;
    kf_tensor_retain(*out);
  }
  kf_stack_destroy(&stack);
  kf_schema_release(schema);
  kf_schema_release(view);
  return status;
}

static kf_status_t call_inverse(const inversion_t *v, const kf_op_t *inverse, kf_tensor_t **out) {
  kf_op_t *copy = NULL;
  if (!v->view->reapply) KF_TRY(kf_op_in_form(inverse, KF_FORM_COPY, &copy));
  kf_status_t status = run_inverse(v, copy != NULL ? copy : inverse, out);
  kf_op_release(copy);
  return status;
}

static kf_status_t invert_by(const inversion_t *v, const kf_op_t *inverse, kf_tensor_t **out) {
  switch (kf__op_number(inverse)) {
    case KF__OP_alias: return identity(v, out);
    case KF__OP_view: return sizes_of_base(v, out);
    case KF__OP_permute: return permute_back(v, out);
    case KF__OP_sum_to_size: return sum_of_changes(v, out);
    case KF__OP_slice_scatter:
      if (v->view->several) return scatter_piece(v, out);
      break;
    default: break;
  }
  return call_inverse(v, inverse, out);
}

kf_status_t kf__view_invert(const kf__view_t *view, kf_tensor_t *on,
                            const kf__geometry_of_base_t *base_geometry, kf_tensor_t *mutated,
                            kf_tensor_t **out_tensor) {
  const inversion_t v = {view, on, base_geometry, mutated};
  *out_tensor = NULL;
  if (view->is_strided) return scatter_strided(&v, out_tensor);
  kf_op_t *inverse = NULL;
  KF_TRY(kf__op_view_inverse(view->op, &inverse));
  if (inverse == NULL) return scatter_geometry(&v, out_tensor);
  kf_status_t status = invert_by(&v, inverse, out_tensor);
  kf_op_release(inverse);
  return status;
}
