/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_gather(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, bool sparse_grad) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  KF_TRY(kf__rule_gather(r, self, dim, index, sparse_grad));
  kf_compute_gather_fn compute = (kf_compute_gather_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, sparse_grad, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(gather, gather, TiTb, T)
KF__OUT_FORM(gather_out, gather, TiTb, T, KF__OUT_CASTABLE)

static kf_status_t run_scatter_src(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *index, kf_tensor_t *src) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__suspect(src)))
    KF_TRY(kf__check_argument(call, src, "src"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  if (KF_UNLIKELY(kf__other_device(self, src)))
    KF_TRY(kf__check_device(r->op, self, src, "src"));
  KF_TRY(kf__rule_scatter(r, self, dim, index, src));
  kf_compute_scatter_fn compute = (kf_compute_scatter_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, src, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(scatter_src, scatter_src, TiTT, T)
KF__INPLACE_FORM(scatter__src, scatter_src, TiTT)
KF__OUT_FORM(scatter_src_out, scatter_src, TiTT, T, KF__OUT_CASTABLE)

static kf_status_t run_scatter_value(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *index, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  KF_TRY(kf__rule_scatter_number(r, self, dim, index));
  kf_compute_scatter_number_fn compute = (kf_compute_scatter_number_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, value, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(scatter_value, scatter_value, TiTs, T)
KF__INPLACE_FORM(scatter__value, scatter_value, TiTs)
KF__OUT_FORM(scatter_value_out, scatter_value, TiTs, T, KF__OUT_CASTABLE)

static kf_status_t run_scatter_reduce(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__suspect(src)))
    KF_TRY(kf__check_argument(call, src, "src"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  if (KF_UNLIKELY(kf__other_device(self, src)))
    KF_TRY(kf__check_device(r->op, self, src, "src"));
  KF_TRY(kf__rule_scatter_reduced(r, self, dim, index, src, reduce));
  kf_compute_scatter_reduced_fn compute = (kf_compute_scatter_reduced_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, src, reduce, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(scatter_reduce, scatter_reduce, TiTTt, T)
KF__INPLACE_FORM(scatter__reduce, scatter_reduce, TiTTt)
KF__OUT_FORM(scatter_reduce_out, scatter_reduce, TiTTt, T, KF__OUT_CASTABLE)

static kf_status_t run_scatter_value_reduce(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, int64_t dim, kf_tensor_t *index, kf_scalar_t value, kf_str_t reduce) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  KF_TRY(kf__rule_scatter_number_reduced(r, self, dim, index, reduce));
  kf_compute_scatter_number_reduced_fn compute = (kf_compute_scatter_number_reduced_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, value, reduce, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(scatter_value_reduce, scatter_value_reduce, TiTst, T)
KF__INPLACE_FORM(scatter__value_reduce, scatter_value_reduce, TiTst)
KF__OUT_FORM(scatter_value_reduce_out, scatter_value_reduce, TiTst, T, KF__OUT_CASTABLE)

static kf_status_t run_scatter_add(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *index, kf_tensor_t *src) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__suspect(src)))
    KF_TRY(kf__check_argument(call, src, "src"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  if (KF_UNLIKELY(kf__other_device(self, src)))
    KF_TRY(kf__check_device(r->op, self, src, "src"));
  KF_TRY(kf__rule_scatter(r, self, dim, index, src));
  kf_compute_scatter_add_fn compute = (kf_compute_scatter_add_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, src, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(scatter_add, scatter_add, TiTT, T)
KF__INPLACE_FORM(scatter_add_, scatter_add, TiTT)
KF__OUT_FORM(scatter_add_out, scatter_add, TiTT, T, KF__OUT_CASTABLE)

static kf_status_t run_scatter_reduce_two(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *index, kf_tensor_t *src, kf_str_t reduce, bool include_self) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__suspect(src)))
    KF_TRY(kf__check_argument(call, src, "src"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  if (KF_UNLIKELY(kf__other_device(self, src)))
    KF_TRY(kf__check_device(r->op, self, src, "src"));
  KF_TRY(kf__rule_scatter_reduce_two(r, self, dim, index, src, reduce, include_self));
  kf_compute_scatter_reduce_two_fn compute = (kf_compute_scatter_reduce_two_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, src, reduce, include_self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(scatter_reduce_two, scatter_reduce_two, TiTTtb, T)
KF__INPLACE_FORM(scatter_reduce__two, scatter_reduce_two, TiTTtb)
KF__OUT_FORM(scatter_reduce_two_out, scatter_reduce_two, TiTTtb, T, KF__OUT_CASTABLE)

static kf_status_t run_index_select(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *index) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  KF_TRY(kf__rule_index_select(r, self, dim, index));
  kf_compute_index_select_fn compute = (kf_compute_index_select_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(index_select, index_select, TiT, T)
KF__OUT_FORM(index_select_out, index_select, TiT, T, KF__OUT_CASTABLE)

static kf_status_t run_index_add(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_tensor_t *source, kf_scalar_t alpha) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__suspect(source)))
    KF_TRY(kf__check_argument(call, source, "source"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  if (KF_UNLIKELY(kf__other_device(self, source)))
    KF_TRY(kf__check_device(r->op, self, source, "source"));
  KF_TRY(kf__rule_index_source(r, self, dim, index, source));
  kf_compute_index_add_fn compute = (kf_compute_index_add_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, source, alpha, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(index_add, index_add, TiTTs, T)
KF__INPLACE_FORM(index_add_, index_add, TiTTs)
KF__OUT_FORM(index_add_out, index_add, TiTTs, T, KF__OUT_CASTABLE)

static kf_status_t run_index_copy(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_tensor_t *source) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__suspect(source)))
    KF_TRY(kf__check_argument(call, source, "source"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  if (KF_UNLIKELY(kf__other_device(self, source)))
    KF_TRY(kf__check_device(r->op, self, source, "source"));
  KF_TRY(kf__rule_index_copy(r, self, dim, index, source));
  kf_compute_index_copy_fn compute = (kf_compute_index_copy_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, source, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(index_copy, index_copy, TiTT, T)
KF__INPLACE_FORM(index_copy_, index_copy, TiTT)
KF__OUT_FORM(index_copy_out, index_copy, TiTT, T, KF__OUT_CASTABLE)

static kf_status_t inplace_index_fill__int_Tensor(const kf_call_t *call, kf_tensor_t *self, int64_t
    dim, kf_tensor_t *index, kf_tensor_t *value) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_index_fill_int_Tensor(self, dim, index, value, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {self};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_INPLACE, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_index_fill_int_Tensor_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *index, kf_tensor_t *value, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_index_fill_int_Tensor(self, dim, index, value, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t run_index_fill_int_Scalar(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, int64_t dim, kf_tensor_t *index, kf_scalar_t value) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  KF_TRY(kf__rule_index_fill(r, self, dim, index, value));
  kf_compute_index_fill_fn compute = (kf_compute_index_fill_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, value, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(index_fill_int_Scalar, index_fill_int_Scalar, TiTs, T)
KF__INPLACE_FORM(index_fill__int_Scalar, index_fill_int_Scalar, TiTs)
KF__OUT_FORM(index_fill_int_Scalar_out, index_fill_int_Scalar, TiTs, T, KF__OUT_GENERATED)

static kf_status_t run_index_reduce(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t dim, kf_tensor_t *index, kf_tensor_t *source, kf_str_t reduce, bool include_self) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__suspect(source)))
    KF_TRY(kf__check_argument(call, source, "source"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  if (KF_UNLIKELY(kf__other_device(self, source)))
    KF_TRY(kf__check_device(r->op, self, source, "source"));
  KF_TRY(kf__rule_index_reduce(r, self, dim, index, source, reduce));
  kf_compute_index_reduce_fn compute = (kf_compute_index_reduce_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, index, source, reduce, include_self, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(index_reduce, index_reduce, TiTTtb, T)
KF__INPLACE_FORM(index_reduce_, index_reduce, TiTTtb)
KF__OUT_FORM(index_reduce_out, index_reduce, TiTTtb, T, KF__OUT_CASTABLE)

static kf_status_t run_index_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_span_t indices) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__check_list(call, indices, "indices"));
  KF_TRY(kf__rule_index(r, self, indices));
  kf_compute_index_fn compute = (kf_compute_index_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(r, self, indices);
}
KF__FUNCTIONAL_FORM(index_Tensor, index_Tensor, Tx, T)
KF__OUT_FORM(index_Tensor_out, index_Tensor, Tx, T, KF__OUT_EXACT)

static kf_status_t run_index_put(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_span_t indices, kf_tensor_t *values, bool accumulate) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(values)))
    KF_TRY(kf__check_pair(call, self, values, "self\0values"));
  KF_TRY(kf__check_list(call, indices, "indices"));
  if (KF_UNLIKELY(kf__other_device(self, values)))
    KF_TRY(kf__check_device(r->op, self, values, "values"));
  KF_TRY(kf__rule_index_put(r, self, indices, values, accumulate));
  kf_compute_index_put_fn compute = (kf_compute_index_put_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, indices, values, accumulate, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(index_put, index_put, TxTb, T)
KF__INPLACE_FORM(index_put_, index_put, TxTb)
KF__OUT_FORM(index_put_out, index_put, TxTb, T, KF__OUT_GENERATED)

static kf_status_t run_take(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *index) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  KF_TRY(kf__rule_take(r, self, index));
  kf_compute_take_fn compute = (kf_compute_take_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, index, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(take, take, TT, T)
KF__OUT_FORM(take_out, take, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_put(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, kf_tensor_t
    *index, kf_tensor_t *source, bool accumulate) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(index)))
    KF_TRY(kf__check_pair(call, self, index, "self\0index"));
  if (KF_UNLIKELY(kf__suspect(source)))
    KF_TRY(kf__check_argument(call, source, "source"));
  if (KF_UNLIKELY(kf__other_device(self, index)))
    KF_TRY(kf__check_device(r->op, self, index, "index"));
  if (KF_UNLIKELY(kf__other_device(self, source)))
    KF_TRY(kf__check_device(r->op, self, source, "source"));
  KF_TRY(kf__rule_put(r, self, index, source));
  kf_compute_put_fn compute = (kf_compute_put_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, index, source, accumulate, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(put, put, TTTb, T)
KF__INPLACE_FORM(put_, put, TTTb)
KF__OUT_FORM(put_out, put, TTTb, T, KF__OUT_GENERATED)

static kf_status_t run_masked_select(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *mask) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(mask)))
    KF_TRY(kf__check_pair(call, self, mask, "self\0mask"));
  if (KF_UNLIKELY(kf__other_device(self, mask)))
    KF_TRY(kf__check_device(r->op, self, mask, "mask"));
  KF_TRY(kf__rule_masked_select(r, self, mask));
  kf_compute_masked_select_fn compute = (kf_compute_masked_select_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(r, self, mask);
}
KF__FUNCTIONAL_FORM(masked_select, masked_select, TT, T)
KF__OUT_FORM(masked_select_out, masked_select, TT, T, KF__OUT_CASTABLE)

static kf_status_t run_masked_scatter(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *mask, kf_tensor_t *source) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(mask)))
    KF_TRY(kf__check_pair(call, self, mask, "self\0mask"));
  if (KF_UNLIKELY(kf__suspect(source)))
    KF_TRY(kf__check_argument(call, source, "source"));
  if (KF_UNLIKELY(kf__other_device(self, mask)))
    KF_TRY(kf__check_device(r->op, self, mask, "mask"));
  if (KF_UNLIKELY(kf__other_device(self, source)))
    KF_TRY(kf__check_device(r->op, self, source, "source"));
  KF_TRY(kf__rule_masked_scatter(r, self, mask, source));
  kf_compute_masked_scatter_fn compute = (kf_compute_masked_scatter_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, mask, source, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(masked_scatter, masked_scatter, TTT, T)
KF__INPLACE_FORM(masked_scatter_, masked_scatter, TTT)
KF__OUT_FORM(masked_scatter_out, masked_scatter, TTT, T, KF__OUT_GENERATED)

static kf_status_t run_nonzero(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_nonzero(r, self));
  kf_compute_nonzero_fn compute = (kf_compute_nonzero_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(r, self);
}
KF__FUNCTIONAL_FORM(nonzero, nonzero, T, T)
KF__OUT_FORM(nonzero_out, nonzero, T, T, KF__OUT_CASTABLE)

const kf__kernel_entry_t kf__kernels_indexing[] = {
    {KF__OP_gather, KF__COMPUTE_gather, KF__AT_BACKEND, (kf_typed_fn)functional_gather},
    {KF__OP_gather_out, KF__COMPUTE_gather, KF__AT_BACKEND, (kf_typed_fn)out_gather_out},
    {KF__OP_scatter_src, KF__COMPUTE_scatter, KF__AT_BACKEND, (kf_typed_fn)functional_scatter_src},
    {KF__OP_scatter__src, KF__COMPUTE_scatter, KF__AT_BACKEND, (kf_typed_fn)inplace_scatter__src},
    {KF__OP_scatter_src_out, KF__COMPUTE_scatter, KF__AT_BACKEND, (kf_typed_fn)out_scatter_src_out},
    {KF__OP_scatter_value, KF__COMPUTE_scatter_number, KF__AT_BACKEND, (kf_typed_fn)functional_scatter_value},
    {KF__OP_scatter__value, KF__COMPUTE_scatter_number, KF__AT_BACKEND, (kf_typed_fn)inplace_scatter__value},
    {KF__OP_scatter_value_out, KF__COMPUTE_scatter_number, KF__AT_BACKEND, (kf_typed_fn)out_scatter_value_out},
    {KF__OP_scatter_reduce, KF__COMPUTE_scatter_reduced, KF__AT_BACKEND, (kf_typed_fn)functional_scatter_reduce},
    {KF__OP_scatter__reduce, KF__COMPUTE_scatter_reduced, KF__AT_BACKEND, (kf_typed_fn)inplace_scatter__reduce},
    {KF__OP_scatter_reduce_out, KF__COMPUTE_scatter_reduced, KF__AT_BACKEND, (kf_typed_fn)out_scatter_reduce_out},
    {KF__OP_scatter_value_reduce, KF__COMPUTE_scatter_number_reduced, KF__AT_BACKEND, (kf_typed_fn)functional_scatter_value_reduce},
    {KF__OP_scatter__value_reduce, KF__COMPUTE_scatter_number_reduced, KF__AT_BACKEND, (kf_typed_fn)inplace_scatter__value_reduce},
    {KF__OP_scatter_value_reduce_out, KF__COMPUTE_scatter_number_reduced, KF__AT_BACKEND, (kf_typed_fn)out_scatter_value_reduce_out},
    {KF__OP_scatter_add, KF__COMPUTE_scatter_add, KF__AT_BACKEND, (kf_typed_fn)functional_scatter_add},
    {KF__OP_scatter_add_, KF__COMPUTE_scatter_add, KF__AT_BACKEND, (kf_typed_fn)inplace_scatter_add_},
    {KF__OP_scatter_add_out, KF__COMPUTE_scatter_add, KF__AT_BACKEND, (kf_typed_fn)out_scatter_add_out},
    {KF__OP_scatter_reduce_two, KF__COMPUTE_scatter_reduce_two, KF__AT_BACKEND, (kf_typed_fn)functional_scatter_reduce_two},
    {KF__OP_scatter_reduce__two, KF__COMPUTE_scatter_reduce_two, KF__AT_BACKEND, (kf_typed_fn)inplace_scatter_reduce__two},
    {KF__OP_scatter_reduce_two_out, KF__COMPUTE_scatter_reduce_two, KF__AT_BACKEND, (kf_typed_fn)out_scatter_reduce_two_out},
    {KF__OP_index_select, KF__COMPUTE_index_select, KF__AT_BACKEND, (kf_typed_fn)functional_index_select},
    {KF__OP_index_select_out, KF__COMPUTE_index_select, KF__AT_BACKEND, (kf_typed_fn)out_index_select_out},
    {KF__OP_index_add, KF__COMPUTE_index_add, KF__AT_BACKEND, (kf_typed_fn)functional_index_add},
    {KF__OP_index_add_, KF__COMPUTE_index_add, KF__AT_BACKEND, (kf_typed_fn)inplace_index_add_},
    {KF__OP_index_add_out, KF__COMPUTE_index_add, KF__AT_BACKEND, (kf_typed_fn)out_index_add_out},
    {KF__OP_index_copy, KF__COMPUTE_index_copy, KF__AT_BACKEND, (kf_typed_fn)functional_index_copy},
    {KF__OP_index_copy_, KF__COMPUTE_index_copy, KF__AT_BACKEND, (kf_typed_fn)inplace_index_copy_},
    {KF__OP_index_copy_out, KF__COMPUTE_index_copy, KF__AT_BACKEND, (kf_typed_fn)out_index_copy_out},
    {KF__OP_index_fill_int_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_index_fill_int_Tensor},
    {KF__OP_index_fill__int_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)inplace_index_fill__int_Tensor},
    {KF__OP_index_fill_int_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_index_fill_int_Tensor_out},
    {KF__OP_index_fill_int_Scalar, KF__COMPUTE_index_fill, KF__AT_BACKEND, (kf_typed_fn)functional_index_fill_int_Scalar},
    {KF__OP_index_fill__int_Scalar, KF__COMPUTE_index_fill, KF__AT_BACKEND, (kf_typed_fn)inplace_index_fill__int_Scalar},
    {KF__OP_index_fill_int_Scalar_out, KF__COMPUTE_index_fill, KF__AT_BACKEND, (kf_typed_fn)out_index_fill_int_Scalar_out},
    {KF__OP_index_reduce, KF__COMPUTE_index_reduce, KF__AT_BACKEND, (kf_typed_fn)functional_index_reduce},
    {KF__OP_index_reduce_, KF__COMPUTE_index_reduce, KF__AT_BACKEND, (kf_typed_fn)inplace_index_reduce_},
    {KF__OP_index_reduce_out, KF__COMPUTE_index_reduce, KF__AT_BACKEND, (kf_typed_fn)out_index_reduce_out},
    {KF__OP_index_Tensor, KF__COMPUTE_index, KF__AT_BACKEND, (kf_typed_fn)functional_index_Tensor},
    {KF__OP_index_Tensor_out, KF__COMPUTE_index, KF__AT_BACKEND, (kf_typed_fn)out_index_Tensor_out},
    {KF__OP_index_put, KF__COMPUTE_index_put, KF__AT_BACKEND, (kf_typed_fn)functional_index_put},
    {KF__OP_index_put_, KF__COMPUTE_index_put, KF__AT_BACKEND, (kf_typed_fn)inplace_index_put_},
    {KF__OP_index_put_out, KF__COMPUTE_index_put, KF__AT_BACKEND, (kf_typed_fn)out_index_put_out},
    {KF__OP_take, KF__COMPUTE_take, KF__AT_BACKEND, (kf_typed_fn)functional_take},
    {KF__OP_take_out, KF__COMPUTE_take, KF__AT_BACKEND, (kf_typed_fn)out_take_out},
    {KF__OP_put, KF__COMPUTE_put, KF__AT_BACKEND, (kf_typed_fn)functional_put},
    {KF__OP_put_, KF__COMPUTE_put, KF__AT_BACKEND, (kf_typed_fn)inplace_put_},
    {KF__OP_put_out, KF__COMPUTE_put, KF__AT_BACKEND, (kf_typed_fn)out_put_out},
    {KF__OP_masked_select, KF__COMPUTE_masked_select, KF__AT_BACKEND, (kf_typed_fn)functional_masked_select},
    {KF__OP_masked_select_out, KF__COMPUTE_masked_select, KF__AT_BACKEND, (kf_typed_fn)out_masked_select_out},
    {KF__OP_masked_scatter, KF__COMPUTE_masked_scatter, KF__AT_BACKEND, (kf_typed_fn)functional_masked_scatter},
    {KF__OP_masked_scatter_, KF__COMPUTE_masked_scatter, KF__AT_BACKEND, (kf_typed_fn)inplace_masked_scatter_},
    {KF__OP_masked_scatter_out, KF__COMPUTE_masked_scatter, KF__AT_BACKEND, (kf_typed_fn)out_masked_scatter_out},
    {KF__OP_nonzero, KF__COMPUTE_nonzero, KF__AT_BACKEND, (kf_typed_fn)functional_nonzero},
    {KF__OP_nonzero_out, KF__COMPUTE_nonzero, KF__AT_BACKEND, (kf_typed_fn)out_nonzero_out},
    {KF__OP__unsafe_index_Tensor, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__unsafe_index_Tensor},
    {KF__OP__unsafe_index_put, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__unsafe_index_put},
    {KF__OP__index_put_impl_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__index_put_impl_},
    {KF__OP__unsafe_masked_index, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__unsafe_masked_index_put_accumulate, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
