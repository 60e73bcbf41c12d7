/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t functional_view_copy(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_reshape(self, size, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_view_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_view_copy(self, size, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_view_copy_dtype(const kf_call_t *call, kf_tensor_t *self, kf_dtype_t
    dtype, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_view_dtype(self, dtype, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_view_copy_dtype_out(const kf_call_t *call, kf_tensor_t *self,
    kf_dtype_t dtype, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_view_copy_dtype(self, dtype, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional__reshape_alias_copy(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_int_span_t stride, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_raw_reshape_alias(self, size, stride, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out__reshape_alias_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_int_span_t stride, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_reshape_alias_copy(self, size, stride, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_alias_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_alias(self, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_alias_copy_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_alias_copy(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_detach_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_detach(self, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_detach_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_detach_copy(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_as_strided_copy(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_as_strided(self, size, stride, storage_offset, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_as_strided_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_as_strided_copy(self, size, stride, storage_offset, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_select_copy_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    int64_t index, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_select(self, dim, index, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_select_copy_int_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t dim, int64_t index, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_select_copy(self, dim, index, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_slice_copy_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_slice(self, dim, start, end, step, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_slice_copy_Tensor_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_slice_copy(self, dim, start, end, step, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_transpose_copy_int(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim0, int64_t dim1, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_transpose(self, dim0, dim1, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_transpose_copy_int_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t dim0, int64_t dim1, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_transpose_copy(self, dim0, dim1, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_t_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_t(self, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_t_copy_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_t_copy(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_squeeze_copy_dim(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_squeeze_dim(self, dim, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_squeeze_copy_dim_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_squeeze_copy_dim(self, dim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_squeeze_copy_dims(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_squeeze_dims(self, dim, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_squeeze_copy_dims_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t dim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_squeeze_copy_dims(self, dim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_diagonal_copy(const kf_call_t *call, kf_tensor_t *self, int64_t
    offset, int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_diagonal(self, offset, dim1, dim2, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_diagonal_copy_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    offset, int64_t dim1, int64_t dim2, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_diagonal_copy(self, offset, dim1, dim2, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_unfold_copy(const kf_call_t *call, kf_tensor_t *self, int64_t
    dimension, int64_t size, int64_t step, kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_unfold(self, dimension, size, step, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_unfold_copy_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    dimension, int64_t size, int64_t step, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_unfold_copy(self, dimension, size, step, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_split_copy_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t
    split_size, int64_t dim, kf_list_t **out) {
  (void)call;
  kf_list_t *made = NULL;
  KF_TRY(kf_split(self, split_size, dim, &made));
  return kf__copy_of_views(self, made, out);
}

static kf_status_t functional_split_with_sizes_copy(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t split_sizes, int64_t dim, kf_list_t **out) {
  (void)call;
  kf_list_t *made = NULL;
  KF_TRY(kf_split_with_sizes(self, split_sizes, dim, &made));
  return kf__copy_of_views(self, made, out);
}

static kf_status_t functional_unbind_copy_int(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
    kf_list_t **out) {
  (void)call;
  kf_list_t *made = NULL;
  KF_TRY(kf_unbind(self, dim, &made));
  return kf__copy_of_views(self, made, out);
}

static kf_status_t functional_view_as_real_copy(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_view_as_real(self, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_view_as_real_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_view_as_real_copy(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_view_as_complex_copy(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_view_as_complex(self, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_view_as_complex_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_view_as_complex_copy(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional__conj_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_raw_conj(self, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out__conj_copy_out(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_conj_copy(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional__neg_view_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_raw_neg_view(self, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out__neg_view_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_neg_view_copy(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t functional_lift_fresh_copy(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    **out) {
  (void)call;
  kf_tensor_t *made = NULL;
  KF_TRY(kf_lift_fresh(self, &made));
  return kf__copy_of_view(self, made, out);
}

KF__COLD static kf_status_t out_lift_fresh_copy_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_lift_fresh_copy(self, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out__foobar_out(const kf_call_t *call, kf_tensor_t *self, bool arg1,
    bool arg2, bool arg3, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_foobar(self, arg1, arg2, arg3, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

const kf__kernel_entry_t kf__kernels_views[] = {
    {KF__OP_view, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_view},
    {KF__OP_view_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_view_copy},
    {KF__OP_view_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_view_copy_out},
    {KF__OP_view_dtype, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_view_dtype},
    {KF__OP_view_copy_dtype, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_view_copy_dtype},
    {KF__OP_view_copy_dtype_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_view_copy_dtype_out},
    {KF__OP_reshape, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_reshape},
    {KF__OP__unsafe_view, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op__unsafe_view},
    {KF__OP__reshape_alias, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op__reshape_alias},
    {KF__OP__reshape_alias_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional__reshape_alias_copy},
    {KF__OP__reshape_alias_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out__reshape_alias_copy_out},
    {KF__OP_alias, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_alias},
    {KF__OP_alias_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_alias_copy},
    {KF__OP_alias_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_alias_copy_out},
    {KF__OP_detach, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_detach},
    {KF__OP_detach_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_detach_copy},
    {KF__OP_detach_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_detach_copy_out},
    {KF__OP_detach_, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_detach_},
    {KF__OP_as_strided, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_as_strided},
    {KF__OP_as_strided_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_as_strided_copy},
    {KF__OP_as_strided_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_as_strided_copy_out},
    {KF__OP_as_strided_, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_as_strided_},
    {KF__OP_expand, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_expand},
    {KF__OP_expand_as, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_expand_as},
    {KF__OP_select_int, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_select_int},
    {KF__OP_select_copy_int, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_select_copy_int},
    {KF__OP_select_copy_int_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_select_copy_int_out},
    {KF__OP_slice_Tensor, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_slice_Tensor},
    {KF__OP_slice_copy_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_slice_copy_Tensor},
    {KF__OP_slice_copy_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_slice_copy_Tensor_out},
    {KF__OP_narrow, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_narrow},
    {KF__OP_narrow_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_narrow_Tensor},
    {KF__OP_narrow_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_narrow_copy},
    {KF__OP_narrow_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_narrow_copy_out},
    {KF__OP_permute, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_permute},
    {KF__OP_transpose_int, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_transpose_int},
    {KF__OP_transpose_copy_int, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_transpose_copy_int},
    {KF__OP_transpose_copy_int_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_transpose_copy_int_out},
    {KF__OP_transpose_, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_transpose_},
    {KF__OP_t, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_t},
    {KF__OP_t_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_t_copy},
    {KF__OP_t_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_t_copy_out},
    {KF__OP_t_, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_t_},
    {KF__OP_numpy_T, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_numpy_T},
    {KF__OP_mT, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_mT},
    {KF__OP_mH, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_mH},
    {KF__OP_matrix_H, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_matrix_H},
    {KF__OP_adjoint, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_adjoint},
    {KF__OP_squeeze, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_squeeze},
    {KF__OP_squeeze_, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_squeeze_},
    {KF__OP_squeeze_dim, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_squeeze_dim},
    {KF__OP_squeeze_copy_dim, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_squeeze_copy_dim},
    {KF__OP_squeeze_copy_dim_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_squeeze_copy_dim_out},
    {KF__OP_squeeze__dim, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_squeeze__dim},
    {KF__OP_squeeze_dims, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_squeeze_dims},
    {KF__OP_squeeze_copy_dims, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_squeeze_copy_dims},
    {KF__OP_squeeze_copy_dims_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_squeeze_copy_dims_out},
    {KF__OP_squeeze__dims, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_squeeze__dims},
    {KF__OP_squeeze_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_squeeze_copy},
    {KF__OP_squeeze_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_squeeze_copy_out},
    {KF__OP_unsqueeze, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_unsqueeze},
    {KF__OP_unsqueeze_, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_unsqueeze_},
    {KF__OP_unsqueeze_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_unsqueeze_copy},
    {KF__OP_unsqueeze_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_unsqueeze_copy_out},
    {KF__OP_diagonal, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_diagonal},
    {KF__OP_diagonal_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_diagonal_copy},
    {KF__OP_diagonal_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_diagonal_copy_out},
    {KF__OP_linalg_diagonal, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_linalg_diagonal},
    {KF__OP_unfold, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_unfold},
    {KF__OP_unfold_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_unfold_copy},
    {KF__OP_unfold_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_unfold_copy_out},
    {KF__OP_split_Tensor, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_split_Tensor},
    {KF__OP_split_copy_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_split_copy_Tensor},
    {KF__OP_split_copy_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_split_copy_Tensor_out},
    {KF__OP_split_sizes, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_split_sizes},
    {KF__OP_split_with_sizes, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_split_with_sizes},
    {KF__OP_split_with_sizes_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_split_with_sizes_copy},
    {KF__OP_split_with_sizes_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_split_with_sizes_copy_out},
    {KF__OP_chunk, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_chunk},
    {KF__OP_unsafe_chunk, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_unsafe_chunk},
    {KF__OP_unsafe_split_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_unsafe_split_Tensor},
    {KF__OP_unsafe_split_with_sizes, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_unsafe_split_with_sizes},
    {KF__OP_tensor_split_sections, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_tensor_split_sections},
    {KF__OP_tensor_split_indices, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_tensor_split_indices},
    {KF__OP_tensor_split_tensor_indices_or_sections, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_tensor_split_tensor_indices_or_sections},
    {KF__OP_hsplit_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_hsplit_int},
    {KF__OP_hsplit_array, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_hsplit_array},
    {KF__OP_vsplit_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_vsplit_int},
    {KF__OP_vsplit_array, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_vsplit_array},
    {KF__OP_dsplit_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_dsplit_int},
    {KF__OP_dsplit_array, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_dsplit_array},
    {KF__OP_unbind_int, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_unbind_int},
    {KF__OP_unbind_copy_int, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_unbind_copy_int},
    {KF__OP_unbind_copy_int_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_unbind_copy_int_out},
    {KF__OP_flatten_using_ints, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_flatten_using_ints},
    {KF__OP_unflatten_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_unflatten_int},
    {KF__OP_movedim_intlist, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_movedim_intlist},
    {KF__OP_movedim_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_movedim_int},
    {KF__OP_moveaxis_intlist, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_moveaxis_intlist},
    {KF__OP_moveaxis_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_moveaxis_int},
    {KF__OP_swapaxes, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_swapaxes},
    {KF__OP_swapaxes_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_swapaxes_},
    {KF__OP_swapdims, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_swapdims},
    {KF__OP_swapdims_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_swapdims_},
    {KF__OP_view_as, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_view_as},
    {KF__OP_reshape_as, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_reshape_as},
    {KF__OP_view_as_real, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_view_as_real},
    {KF__OP_view_as_real_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_view_as_real_copy},
    {KF__OP_view_as_real_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_view_as_real_copy_out},
    {KF__OP_view_as_complex, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_view_as_complex},
    {KF__OP_view_as_complex_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_view_as_complex_copy},
    {KF__OP_view_as_complex_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_view_as_complex_copy_out},
    {KF__OP_real, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_real},
    {KF__OP_imag, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_imag},
    {KF__OP_conj, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_conj},
    {KF__OP__conj, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op__conj},
    {KF__OP__conj_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional__conj_copy},
    {KF__OP__conj_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out__conj_copy_out},
    {KF__OP__neg_view, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op__neg_view},
    {KF__OP__neg_view_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional__neg_view_copy},
    {KF__OP__neg_view_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out__neg_view_copy_out},
    {KF__OP_resolve_conj, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_resolve_conj},
    {KF__OP_resolve_neg, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_resolve_neg},
    {KF__OP_broadcast_to, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_broadcast_to},
    {KF__OP_broadcast_tensors, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_broadcast_tensors},
    {KF__OP_atleast_1d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_atleast_1d},
    {KF__OP_atleast_2d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_atleast_2d},
    {KF__OP_atleast_3d, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_atleast_3d},
    {KF__OP_atleast_1d_Sequence, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_atleast_1d_Sequence},
    {KF__OP_atleast_2d_Sequence, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_atleast_2d_Sequence},
    {KF__OP_atleast_3d_Sequence, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_atleast_3d_Sequence},
    {KF__OP_ravel, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_ravel},
    {KF__OP_expand_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_expand_copy},
    {KF__OP_expand_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_expand_copy_out},
    {KF__OP_permute_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_permute_copy},
    {KF__OP_permute_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_permute_copy_out},
    {KF__OP_lift_fresh, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_lift_fresh},
    {KF__OP_lift_fresh_copy, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)functional_lift_fresh_copy},
    {KF__OP_lift_fresh_copy_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_lift_fresh_copy_out},
    {KF__OP_is_same_size, KF__COMPUTE_COUNT, KF__AT_VIEW, (kf_typed_fn)kf__op_is_same_size},
    {KF__OP_size_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_size_int},
    {KF__OP_stride_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_stride_int},
    {KF__OP_sym_size_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_sym_size_int},
    {KF__OP_sym_stride_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_sym_stride_int},
    {KF__OP_sym_numel, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_sym_numel},
    {KF__OP_sym_storage_offset, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_sym_storage_offset},
    {KF__OP_sym_is_contiguous, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_sym_is_contiguous},
    {KF__OP_sum_to_size, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_sum_to_size},
    {KF__OP__foobar, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op__foobar},
    {KF__OP__foobar_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out__foobar_out},
    {KF__OP__reshape_copy, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__reshape_copy},
    {KF__OP_data, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
