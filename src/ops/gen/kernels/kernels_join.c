/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_cat(const kf_call_t *call, kf_results_t *r, kf_tensor_span_t tensors, int64_t
    dim) {
  KF_TRY(kf__check_list(call, tensors, "tensors"));
  KF_TRY(kf__rule_cat(r, tensors, dim));
  kf_compute_cat_fn compute = (kf_compute_cat_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(tensors, dim, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(cat, cat, xi, T)
KF__OUT_FORM(cat_out, cat, xi, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_block_diag_out(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_block_diag(tensors, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run_flip(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_int_span_t
    dims) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_flip(r, self, dims));
  kf_compute_flip_fn compute = (kf_compute_flip_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dims, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(flip, flip, Tn, T)
KF__OUT_FORM(flip_out, flip, Tn, T, KF__OUT_GENERATED)

KF__COLD static kf_status_t out_roll_out(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    shifts, kf_int_span_t dims, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_roll(self, shifts, dims, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_rot90_out(const kf_call_t *call, kf_tensor_t *self, int64_t k,
    kf_int_span_t dims, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_rot90(self, k, dims, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_repeat_out(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    repeats, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_repeat(self, repeats, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run_repeat_interleave_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *repeats, kf_opt_int_t output_size) {
  if (KF_UNLIKELY(kf__suspect(repeats)))
    KF_TRY(kf__check_argument(call, repeats, "repeats"));
  KF_TRY(kf__rule_repeat_interleave_Tensor(r, repeats, output_size));
  kf_compute_repeat_interleave_Tensor_fn compute = (kf_compute_repeat_interleave_Tensor_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(r, repeats, output_size);
}
KF__FUNCTIONAL_FORM(repeat_interleave_Tensor, repeat_interleave_Tensor, TI, T)
KF__OUT_FORM(repeat_interleave_Tensor_out, repeat_interleave_Tensor, TI, T, KF__OUT_GENERATED)

static kf_status_t run_tril(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    diagonal) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_triangle(r, self));
  kf_compute_tril_fn compute = (kf_compute_tril_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, diagonal, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(tril, tril, Ti, T)
KF__INPLACE_FORM(tril_, tril, Ti)
KF__OUT_FORM(tril_out, tril, Ti, T, KF__OUT_CASTABLE)

static kf_status_t run_triu(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    diagonal) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_triangle(r, self));
  kf_compute_triu_fn compute = (kf_compute_triu_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, diagonal, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(triu, triu, Ti, T)
KF__INPLACE_FORM(triu_, triu, Ti)
KF__OUT_FORM(triu_out, triu, Ti, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_diag_out(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_diag(self, diagonal, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, true);
}

KF__COLD static kf_status_t out_diag_embed_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    offset, int64_t dim1, int64_t dim2, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_diag_embed(self, offset, dim1, dim2, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_select_scatter_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *src, int64_t dim, int64_t index, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_select_scatter(self, src, dim, index, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_slice_scatter_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *src, int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_slice_scatter(self, src, dim, start, end, step, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_diagonal_scatter_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *src, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_diagonal_scatter(self, src, offset, dim1, dim2, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_as_strided_scatter_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *src, kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_as_strided_scatter(self, src, size, stride, storage_offset, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_select_backward_out(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t index, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_select_backward(grad_output, input_sizes, dim, index, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_slice_backward_out(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t start, int64_t end, int64_t step, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_slice_backward(grad_output, input_sizes, dim, start, end, step, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_diagonal_backward_out(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_int_span_t input_sizes, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_diagonal_backward(grad_output, input_sizes, offset, dim1, dim2, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_take_along_dim_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *indices, kf_opt_int_t dim, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_take_along_dim(self, indices, dim, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_EXACT, false);
}

static kf_status_t run_nonzero_static(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t size, int64_t fill_value) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_nonzero_static(r, self, size, fill_value));
  kf_compute_nonzero_static_fn compute = (kf_compute_nonzero_static_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, size, fill_value, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(nonzero_static, nonzero_static, Tii, T)
KF__OUT_FORM(nonzero_static_out, nonzero_static, Tii, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_channel_shuffle_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t groups, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_channel_shuffle(self, groups, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_pixel_shuffle_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    upscale_factor, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_pixel_shuffle(self, upscale_factor, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_pixel_unshuffle_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t downscale_factor, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_pixel_unshuffle(self, downscale_factor, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out__chunk_cat_out(const kf_call_t *call, kf_tensor_span_t tensors,
    int64_t dim, int64_t num_chunks, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_chunk_cat(tensors, dim, num_chunks, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

const kf__kernel_entry_t kf__kernels_join[] = {
    {KF__OP_cat, KF__COMPUTE_cat, KF__AT_BACKEND, (kf_typed_fn)functional_cat},
    {KF__OP_cat_out, KF__COMPUTE_cat, KF__AT_BACKEND, (kf_typed_fn)out_cat_out},
    {KF__OP_concat, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_concat},
    {KF__OP_concat_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_concat_out},
    {KF__OP_concatenate, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_concatenate},
    {KF__OP_concatenate_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_concatenate_out},
    {KF__OP_stack, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_stack},
    {KF__OP_stack_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_stack_out},
    {KF__OP_hstack, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_hstack},
    {KF__OP_hstack_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_hstack_out},
    {KF__OP_vstack, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_vstack},
    {KF__OP_vstack_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_vstack_out},
    {KF__OP_row_stack, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_row_stack},
    {KF__OP_row_stack_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_row_stack_out},
    {KF__OP_dstack, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_dstack},
    {KF__OP_dstack_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_dstack_out},
    {KF__OP_column_stack, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_column_stack},
    {KF__OP_column_stack_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_column_stack_out},
    {KF__OP_block_diag, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_block_diag},
    {KF__OP_block_diag_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_block_diag_out},
    {KF__OP_flip, KF__COMPUTE_flip, KF__AT_BACKEND, (kf_typed_fn)functional_flip},
    {KF__OP_flip_out, KF__COMPUTE_flip, KF__AT_BACKEND, (kf_typed_fn)out_flip_out},
    {KF__OP_fliplr, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fliplr},
    {KF__OP_flipud, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_flipud},
    {KF__OP_roll, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_roll},
    {KF__OP_roll_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_roll_out},
    {KF__OP_rot90, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_rot90},
    {KF__OP_rot90_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_rot90_out},
    {KF__OP_repeat, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_repeat},
    {KF__OP_repeat_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_repeat_out},
    {KF__OP_tile, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_tile},
    {KF__OP_repeat_interleave_self_int, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_repeat_interleave_self_int},
    {KF__OP_repeat_interleave_Tensor, KF__COMPUTE_repeat_interleave_Tensor, KF__AT_BACKEND, (kf_typed_fn)functional_repeat_interleave_Tensor},
    {KF__OP_repeat_interleave_Tensor_out, KF__COMPUTE_repeat_interleave_Tensor, KF__AT_BACKEND, (kf_typed_fn)out_repeat_interleave_Tensor_out},
    {KF__OP_repeat_interleave_self_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_repeat_interleave_self_Tensor},
    {KF__OP_tril, KF__COMPUTE_tril, KF__AT_BACKEND, (kf_typed_fn)functional_tril},
    {KF__OP_tril_, KF__COMPUTE_tril, KF__AT_BACKEND, (kf_typed_fn)inplace_tril_},
    {KF__OP_tril_out, KF__COMPUTE_tril, KF__AT_BACKEND, (kf_typed_fn)out_tril_out},
    {KF__OP_triu, KF__COMPUTE_triu, KF__AT_BACKEND, (kf_typed_fn)functional_triu},
    {KF__OP_triu_, KF__COMPUTE_triu, KF__AT_BACKEND, (kf_typed_fn)inplace_triu_},
    {KF__OP_triu_out, KF__COMPUTE_triu, KF__AT_BACKEND, (kf_typed_fn)out_triu_out},
    {KF__OP_diag, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_diag},
    {KF__OP_diag_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_diag_out},
    {KF__OP_diag_embed, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_diag_embed},
    {KF__OP_diag_embed_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_diag_embed_out},
    {KF__OP_diagflat, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_diagflat},
    {KF__OP_select_scatter, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_select_scatter},
    {KF__OP_select_scatter_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_select_scatter_out},
    {KF__OP_slice_scatter, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_slice_scatter},
    {KF__OP_slice_scatter_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_slice_scatter_out},
    {KF__OP_diagonal_scatter, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_diagonal_scatter},
    {KF__OP_diagonal_scatter_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_diagonal_scatter_out},
    {KF__OP_as_strided_scatter, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_as_strided_scatter},
    {KF__OP_as_strided_scatter_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_as_strided_scatter_out},
    {KF__OP_select_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_select_backward},
    {KF__OP_select_backward_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_select_backward_out},
    {KF__OP_slice_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_slice_backward},
    {KF__OP_slice_backward_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_slice_backward_out},
    {KF__OP_diagonal_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_diagonal_backward},
    {KF__OP_diagonal_backward_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_diagonal_backward_out},
    {KF__OP_index_select_backward, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_index_select_backward},
    {KF__OP_gather_backward, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_gather_backward},
    {KF__OP_take_along_dim, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_take_along_dim},
    {KF__OP_take_along_dim_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_take_along_dim_out},
    {KF__OP_argwhere, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_argwhere},
    {KF__OP_nonzero_numpy, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_nonzero_numpy},
    {KF__OP_nonzero_static, KF__COMPUTE_nonzero_static, KF__AT_BACKEND, (kf_typed_fn)functional_nonzero_static},
    {KF__OP_nonzero_static_out, KF__COMPUTE_nonzero_static, KF__AT_BACKEND, (kf_typed_fn)out_nonzero_static_out},
    {KF__OP_meshgrid_indexing, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_meshgrid_indexing},
    {KF__OP_meshgrid, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_meshgrid},
    {KF__OP_cartesian_prod, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_cartesian_prod},
    {KF__OP_combinations, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_combinations},
    {KF__OP_one_hot, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_one_hot},
    {KF__OP_channel_shuffle, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_channel_shuffle},
    {KF__OP_channel_shuffle_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_channel_shuffle_out},
    {KF__OP_pixel_shuffle, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_pixel_shuffle},
    {KF__OP_pixel_shuffle_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_pixel_shuffle_out},
    {KF__OP_pixel_unshuffle, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_pixel_unshuffle},
    {KF__OP_pixel_unshuffle_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_pixel_unshuffle_out},
    {KF__OP_fill_diagonal_, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_fill_diagonal_},
    {KF__OP__stack, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__stack},
    {KF__OP_native_channel_shuffle, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_native_channel_shuffle},
    {KF__OP__chunk_cat, 3, KF__AT_PYTHON_EXPLICIT, NULL},
    {KF__OP__chunk_cat_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out__chunk_cat_out},
    {KF__OP__pack_padded_sequence, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__pad_packed_sequence, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_pad_sequence, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_flatten_dense_tensors, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_unflatten_dense_tensors, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
