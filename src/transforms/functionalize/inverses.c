/* Inverses of views: from the contents that a view has after a write to the contents of the tensor
 * that it is a view of. A table names the few kinds of inverses; a view that is not in it is
 * inverted by its geometry alone, which serves every view. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>
#include <string.h>

#include "tensor/tensor_internal.h"
#include "transforms/functionalize/view_chain.h"

typedef struct inversion {
  const kf__view_t *view;
  kf_tensor_t *on; /* what the view was taken of */
  const kf__geometry_of_base_t *base_geometry;
  kf_tensor_t *mutated; /* what the view has become */
} inversion_t;
typedef kf_status_t (*inverse_fn)(const inversion_t *v, kf_tensor_t **out);

static int64_t int_at(const inversion_t *v, size_t index) { return v->view->arguments[index].as.i; }
static kf_opt_int_t opt_int_at(const inversion_t *v, size_t index) {
  const kf_value_t *value = &v->view->arguments[index];
  return (kf_opt_int_t){value->tag == KF_TAG_INT ? value->as.i : 0, value->tag == KF_TAG_INT};
}
static kf_int_span_t ints_at(const inversion_t *v, size_t index) {
  return kf_list_ints((const kf_list_t *)v->view->arguments[index].as.pointer);
}

/* ---- Views of all elements: the opposite view ---- */

static kf_status_t identity(const inversion_t *v, kf_tensor_t **out) {
  kf_tensor_retain(v->mutated);
  *out = v->mutated;
  return KF_OK;
}

/* transpose, t, _conj, _neg_view: their own inverses. */
static kf_status_t same_view(const inversion_t *v, kf_tensor_t **out) {
  return kf__view_run(v->view, v->mutated, v->base_geometry, out);
}

static kf_status_t sizes_of_base(const inversion_t *v, kf_tensor_t **out) {
  int64_t strides[KF__MAX_DIMS];
  kf_int_span_t sizes = kf__sizes(v->on);
  if (!v->view->reapply) return kf_view_copy(v->mutated, sizes, out);
  if (kf__view_strides(v->mutated, sizes, strides)) return kf_view(v->mutated, sizes, out);
  return kf_reshape(v->mutated, sizes, out);
}

static kf_status_t squeeze_again(const inversion_t *v, kf_tensor_t **out) {
  if (v->view->reapply) return kf_squeeze_dim(v->mutated, int_at(v, 0), out);
  return kf_squeeze_copy_dim(v->mutated, int_at(v, 0), out);
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

static kf_status_t dtype_of_base(const inversion_t *v, kf_tensor_t **out) {
  kf_dtype_t dtype = kf__dtype(v->on);
  return v->view->reapply ? kf_view_dtype(v->mutated, dtype, out)
                          : kf_view_copy_dtype(v->mutated, dtype, out);
}

static kf_status_t as_complex(const inversion_t *v, kf_tensor_t **out) {
  return v->view->reapply ? kf_view_as_complex(v->mutated, out)
                          : kf_view_as_complex_copy(v->mutated, out);
}

static kf_status_t as_real(const inversion_t *v, kf_tensor_t **out) {
  return v->view->reapply ? kf_view_as_real(v->mutated, out)
                          : kf_view_as_real_copy(v->mutated, out);
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

/* ---- Views of some elements: scatter ---- */

static kf_status_t scatter_select(const inversion_t *v, kf_tensor_t **out) {
  return kf_select_scatter(v->on, v->mutated, int_at(v, 0), int_at(v, 1), out);
}

static kf_status_t scatter_slice(const inversion_t *v, kf_tensor_t **out) {
  return kf_slice_scatter(v->on, v->mutated, int_at(v, 0), opt_int_at(v, 1), opt_int_at(v, 2),
                          int_at(v, 3), out);
}

static kf_status_t scatter_diagonal(const inversion_t *v, kf_tensor_t **out) {
  return kf_diagonal_scatter(v->on, v->mutated, int_at(v, 0), int_at(v, 1), int_at(v, 2), out);
}

static kf_status_t scatter_range(const inversion_t *v, int64_t dim, int64_t start, int64_t size,
                                 kf_tensor_t **out) {
  return kf_slice_scatter(v->on, v->mutated, dim, (kf_opt_int_t){start, true},
                          (kf_opt_int_t){start + size, true}, 1, out);
}

/* split: (split_size, dim). The last piece may be smaller: mutated has its size. */
static kf_status_t scatter_split(const inversion_t *v, kf_tensor_t **out) {
  int64_t dim = 0, size = 0;
  KF_TRY(kf__wrap_dim(int_at(v, 1), v->on->ndim, false, &dim));
  KF_TRY(kf_tensor_size(v->mutated, dim, &size));
  return scatter_range(v, dim, (int64_t)v->view->index * int_at(v, 0), size, out);
}

/* split_with_sizes: (split_sizes, dim). */
static kf_status_t scatter_sizes(const inversion_t *v, kf_tensor_t **out) {
  kf_int_span_t sizes = ints_at(v, 0);
  int64_t start = 0;
  for (size_t i = 0; i < v->view->index; i++) start += sizes.data[i];
  return scatter_range(v, int_at(v, 1), start, sizes.data[v->view->index], out);
}

static kf_status_t scatter_unbound(const inversion_t *v, kf_tensor_t **out) {
  return kf_select_scatter(v->on, v->mutated, int_at(v, 0), (int64_t)v->view->index, out);
}

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

/* ---- Which view has which ---- */

static const struct {
  const char *view;
  inverse_fn inverse;
} inverses[] = {
    {"aten::_conj", same_view},
    {"aten::_neg_view", same_view},
    {"aten::_reshape_alias", sizes_of_base},
    {"aten::_unsafe_view", sizes_of_base},
    {"aten::alias", identity},
    {"aten::detach", identity},
    {"aten::diagonal", scatter_diagonal},
    {"aten::expand", sum_of_changes},
    {"aten::lift_fresh", identity},
    {"aten::permute", permute_back},
    {"aten::select.int", scatter_select},
    {"aten::slice.Tensor", scatter_slice},
    {"aten::split.Tensor", scatter_split},
    {"aten::split_with_sizes", scatter_sizes},
    {"aten::squeeze", sizes_of_base},
    {"aten::squeeze.dim", sizes_of_base},
    {"aten::squeeze.dims", sizes_of_base},
    {"aten::t", same_view},
    {"aten::transpose.int", same_view},
    {"aten::unbind.int", scatter_unbound},
    {"aten::unsqueeze", squeeze_again},
    {"aten::view", sizes_of_base},
    {"aten::view.dtype", dtype_of_base},
    {"aten::view_as_complex", as_real},
    {"aten::view_as_real", as_complex},
};

kf_status_t kf__view_invert(const kf__view_t *view, kf_tensor_t *on,
                            const kf__geometry_of_base_t *base_geometry, kf_tensor_t *mutated,
                            kf_tensor_t **out_tensor) {
  const inversion_t v = {view, on, base_geometry, mutated};
  *out_tensor = NULL;
  if (view->is_strided) return scatter_strided(&v, out_tensor);
  const char *name = kf_op_full_name(view->op);
  for (size_t i = 0; i < sizeof inverses / sizeof inverses[0]; i++)
    if (strcmp(inverses[i].view, name) == 0) return inverses[i].inverse(&v, out_tensor);
  return scatter_geometry(&v, out_tensor);
}
