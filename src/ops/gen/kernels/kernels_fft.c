/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run__fft_r2c(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t dim, int64_t normalization, bool onesided) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule__fft_r2c(r, self, dim, normalization, onesided));
  kf_compute__fft_r2c_fn compute = (kf_compute__fft_r2c_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, normalization, onesided, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_fft_r2c, _fft_r2c, Tnib, T)
KF__OUT_FORM(_fft_r2c_out, _fft_r2c, Tnib, T, KF__OUT_CASTABLE)

static kf_status_t run__fft_c2r(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t dim, int64_t normalization, int64_t last_dim_size) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule__fft_c2r(r, self, dim, normalization, last_dim_size));
  kf_compute__fft_c2r_fn compute = (kf_compute__fft_c2r_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, normalization, last_dim_size, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_fft_c2r, _fft_c2r, Tnii, T)
KF__OUT_FORM(_fft_c2r_out, _fft_c2r, Tnii, T, KF__OUT_CASTABLE)

static kf_status_t run__fft_c2c(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_int_span_t dim, int64_t normalization, bool forward) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule__fft_c2c(r, self, dim, normalization, forward));
  kf_compute__fft_c2c_fn compute = (kf_compute__fft_c2c_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, dim, normalization, forward, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_fft_c2c, _fft_c2c, Tnib, T)
KF__OUT_FORM(_fft_c2c_out, _fft_c2c, Tnib, T, KF__OUT_CASTABLE)

KF__COLD static kf_status_t out_fft_fft_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    n, int64_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_fft(self, n, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_ifft_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    n, int64_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_ifft(self, n, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_rfft_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    n, int64_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_rfft(self, n, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_irfft_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    n, int64_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_irfft(self, n, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_hfft_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    n, int64_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_hfft(self, n, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_ihfft_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    n, int64_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_ihfft(self, n, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_fft2_out(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_fft2(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_ifft2_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_ifft2(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_rfft2_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_rfft2(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_irfft2_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_irfft2(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_hfft2_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_hfft2(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_ihfft2_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_ihfft2(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_fftn_out(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_fftn(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_ifftn_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_ifftn(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_rfftn_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_rfftn(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_irfftn_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_irfftn(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_hfftn_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_hfftn(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

KF__COLD static kf_status_t out_fft_ihfftn_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t s, kf_int_span_t dim, kf_str_t norm, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_fft_ihfftn(self, s, dim, norm, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_CASTABLE, false);
}

typedef kf_status_t (*fft_fftfreq_fn)(const kf_call_t *call, int64_t n, double d, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t
    **out);
static kf_status_t select_fft_fftfreq(const kf_call_t *call, int64_t n, double d, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out)
    {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, fft_fftfreq_fn, set, (n, d, dtype, layout, device, pin_memory, out),
                (&n, &d, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*fft_rfftfreq_fn)(const kf_call_t *call, int64_t n, double d, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t
    **out);
static kf_status_t select_fft_rfftfreq(const kf_call_t *call, int64_t n, double d, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out)
    {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, fft_rfftfreq_fn, set, (n, d, dtype, layout, device, pin_memory, out),
                (&n, &d, &dtype, &layout, &device, &pin_memory), (out));
}

const kf__kernel_entry_t kf__kernels_fft[] = {
    {KF__OP__fft_r2c, KF__COMPUTE__fft_r2c, KF__AT_BACKEND, (kf_typed_fn)functional__fft_r2c},
    {KF__OP__fft_r2c_out, KF__COMPUTE__fft_r2c, KF__AT_BACKEND, (kf_typed_fn)out__fft_r2c_out},
    {KF__OP__fft_c2r, KF__COMPUTE__fft_c2r, KF__AT_BACKEND, (kf_typed_fn)functional__fft_c2r},
    {KF__OP__fft_c2r_out, KF__COMPUTE__fft_c2r, KF__AT_BACKEND, (kf_typed_fn)out__fft_c2r_out},
    {KF__OP__fft_c2c, KF__COMPUTE__fft_c2c, KF__AT_BACKEND, (kf_typed_fn)functional__fft_c2c},
    {KF__OP__fft_c2c_out, KF__COMPUTE__fft_c2c, KF__AT_BACKEND, (kf_typed_fn)out__fft_c2c_out},
    {KF__OP_fft_fft, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_fft},
    {KF__OP_fft_fft_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_fft_out},
    {KF__OP_fft_ifft, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_ifft},
    {KF__OP_fft_ifft_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_ifft_out},
    {KF__OP_fft_rfft, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_rfft},
    {KF__OP_fft_rfft_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_rfft_out},
    {KF__OP_fft_irfft, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_irfft},
    {KF__OP_fft_irfft_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_irfft_out},
    {KF__OP_fft_hfft, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_hfft},
    {KF__OP_fft_hfft_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_hfft_out},
    {KF__OP_fft_ihfft, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_ihfft},
    {KF__OP_fft_ihfft_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_ihfft_out},
    {KF__OP_fft_fft2, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_fft2},
    {KF__OP_fft_fft2_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_fft2_out},
    {KF__OP_fft_ifft2, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_ifft2},
    {KF__OP_fft_ifft2_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_ifft2_out},
    {KF__OP_fft_rfft2, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_rfft2},
    {KF__OP_fft_rfft2_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_rfft2_out},
    {KF__OP_fft_irfft2, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_irfft2},
    {KF__OP_fft_irfft2_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_irfft2_out},
    {KF__OP_fft_hfft2, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_hfft2},
    {KF__OP_fft_hfft2_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_hfft2_out},
    {KF__OP_fft_ihfft2, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_ihfft2},
    {KF__OP_fft_ihfft2_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_ihfft2_out},
    {KF__OP_fft_fftn, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_fftn},
    {KF__OP_fft_fftn_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_fftn_out},
    {KF__OP_fft_ifftn, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_ifftn},
    {KF__OP_fft_ifftn_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_ifftn_out},
    {KF__OP_fft_rfftn, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_rfftn},
    {KF__OP_fft_rfftn_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_rfftn_out},
    {KF__OP_fft_irfftn, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_irfftn},
    {KF__OP_fft_irfftn_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_irfftn_out},
    {KF__OP_fft_hfftn, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_hfftn},
    {KF__OP_fft_hfftn_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_hfftn_out},
    {KF__OP_fft_ihfftn, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_ihfftn},
    {KF__OP_fft_ihfftn_out, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)out_fft_ihfftn_out},
    {KF__OP_fft_fftshift, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_fftshift},
    {KF__OP_fft_ifftshift, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_fft_ifftshift},
    {KF__OP_fft_fftfreq, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_fft_fftfreq},
    {KF__OP_fft_fftfreq, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_fft_fftfreq},
    {KF__OP_fft_fftfreq_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_fft_fftfreq_out},
    {KF__OP_fft_rfftfreq, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_fft_rfftfreq},
    {KF__OP_fft_rfftfreq, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_fft_rfftfreq},
    {KF__OP_fft_rfftfreq_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_fft_rfftfreq_out},
    {KF__OP_stft, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_stft_center, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_istft, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
