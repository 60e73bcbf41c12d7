/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

typedef kf_status_t (*empty_memory_format_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
static kf_status_t select_empty_memory_format(const kf_call_t *call, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, empty_memory_format_fn, set, (size, dtype, layout, device, pin_memory, memory_format, out),
                (&size, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*empty_strided_fn)(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    stride, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
static kf_status_t select_empty_strided(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    stride, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, empty_strided_fn, set, (size, stride, dtype, layout, device, pin_memory, out),
                (&size, &stride, &dtype, &layout, &device, &pin_memory), (out));
}

static kf_status_t out_empty_strided_out(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    stride, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_empty_strided(size, stride, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){out->device, true}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*empty_permuted_fn)(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    physical_layout, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
static kf_status_t select_empty_permuted(const kf_call_t *call, kf_int_span_t size, kf_int_span_t
    physical_layout, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, empty_permuted_fn, set, (size, physical_layout, dtype, layout, device, pin_memory, out),
                (&size, &physical_layout, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_empty_permuted_out(const kf_call_t *call, kf_int_span_t size,
    kf_int_span_t physical_layout, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_empty_permuted(size, physical_layout, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){out->device, true}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

static kf_status_t out_empty_like_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_empty_like(self, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_new_empty_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_new_empty(self, size, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_new_empty_strided_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_int_span_t stride, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_new_empty_strided(self, size, stride, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*zeros_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_zeros(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, zeros_fn, set, (size, dtype, layout, device, pin_memory, out),
                (&size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*_efficientzerotensor_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
static kf_status_t select__efficientzerotensor(const kf_call_t *call, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, _efficientzerotensor_fn, set, (size, dtype, layout, device, pin_memory, out),
                (&size, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out__efficientzerotensor_out(const kf_call_t *call, kf_int_span_t size,
    kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_raw_efficientzerotensor(size, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){out->device, true}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_zeros_like_out(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_int_t memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_zeros_like(self, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_new_zeros_out(const kf_call_t *call, kf_tensor_t *self,
    kf_int_span_t size, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_new_zeros(self, size, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*ones_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_ones(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, ones_fn, set, (size, dtype, layout, device, pin_memory, out),
                (&size, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_ones_like_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_ones_like(self, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_new_ones_out(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_new_ones(self, size, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*full_fn)(const kf_call_t *call, kf_int_span_t size, kf_scalar_t fill_value,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
static kf_status_t select_full(const kf_call_t *call, kf_int_span_t size, kf_scalar_t fill_value,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, full_fn, set, (size, fill_value, dtype, layout, device, pin_memory, out),
                (&size, &fill_value, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_full_like_out(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    fill_value, kf_opt_int_t memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_full_like(self, fill_value, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_new_full_out(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    size, kf_scalar_t fill_value, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_new_full(self, size, fill_value, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*scalar_tensor_fn)(const kf_call_t *call, kf_scalar_t s, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_scalar_tensor(const kf_call_t *call, kf_scalar_t s, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, scalar_tensor_fn, set, (s, dtype, layout, device, pin_memory, out),
                (&s, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_scalar_tensor_out(const kf_call_t *call, kf_scalar_t s, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_scalar_tensor(s, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){out->device, true}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*eye_fn)(const kf_call_t *call, int64_t n, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_eye(const kf_call_t *call, int64_t n, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, eye_fn, set, (n, dtype, layout, device, pin_memory, out),
                (&n, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*eye_m_fn)(const kf_call_t *call, int64_t n, int64_t m, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_eye_m(const kf_call_t *call, int64_t n, int64_t m, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, eye_m_fn, set, (n, m, dtype, layout, device, pin_memory, out),
                (&n, &m, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*arange_fn)(const kf_call_t *call, kf_scalar_t end, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_arange(const kf_call_t *call, kf_scalar_t end, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, arange_fn, set, (end, dtype, layout, device, pin_memory, out),
                (&end, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*arange_start_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
static kf_status_t select_arange_start(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, arange_start_fn, set, (start, end, dtype, layout, device, pin_memory, out),
                (&start, &end, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*arange_start_step_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t
    end, kf_scalar_t step, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_arange_start_step(const kf_call_t *call, kf_scalar_t start, kf_scalar_t
    end, kf_scalar_t step, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, arange_start_step_fn, set, (start, end, step, dtype, layout, device, pin_memory, out),
                (&start, &end, &step, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*range_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
static kf_status_t select_range(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, range_fn, set, (start, end, dtype, layout, device, pin_memory, out),
                (&start, &end, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*range_step_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_scalar_t step, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
static kf_status_t select_range_step(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    kf_scalar_t step, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, range_step_fn, set, (start, end, step, dtype, layout, device, pin_memory, out),
                (&start, &end, &step, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*linspace_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
static kf_status_t select_linspace(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, linspace_fn, set, (start, end, steps, dtype, layout, device, pin_memory, out),
                (&start, &end, &steps, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*logspace_fn)(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_logspace(const kf_call_t *call, kf_scalar_t start, kf_scalar_t end,
    int64_t steps, double base, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, logspace_fn, set, (start, end, steps, base, dtype, layout, device, pin_memory, out),
                (&start, &end, &steps, &base, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*tril_indices_fn)(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
static kf_status_t select_tril_indices(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, tril_indices_fn, set, (row, col, offset, dtype, layout, device, pin_memory, out),
                (&row, &col, &offset, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_tril_indices_out(const kf_call_t *call, int64_t row, int64_t col,
    int64_t offset, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_tril_indices(row, col, offset, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){out->device, true}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*triu_indices_fn)(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
static kf_status_t select_triu_indices(const kf_call_t *call, int64_t row, int64_t col, int64_t
    offset, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, triu_indices_fn, set, (row, col, offset, dtype, layout, device, pin_memory, out),
                (&row, &col, &offset, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_triu_indices_out(const kf_call_t *call, int64_t row, int64_t col,
    int64_t offset, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_triu_indices(row, col, offset, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){out->device, true}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*from_file_fn)(const kf_call_t *call, kf_str_t filename, kf_opt_bool_t shared,
    kf_opt_int_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_from_file(const kf_call_t *call, kf_str_t filename, kf_opt_bool_t shared,
    kf_opt_int_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, from_file_fn, set, (filename, shared, size, dtype, layout, device, pin_memory, out),
                (&filename, &shared, &size, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_from_file_out(const kf_call_t *call, kf_str_t filename,
    kf_opt_bool_t shared, kf_opt_int_t size, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_from_file(filename, shared, size, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){out->device, true}, (kf_opt_bool_t){0}, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

const kf__kernel_entry_t kf__kernels_factory[] = {
    {KF__OP_empty_memory_format, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_empty_memory_format},
    {KF__OP_empty_memory_format, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_empty_memory_format},
    {KF__OP_empty_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_empty_out},
    {KF__OP_empty_strided, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_empty_strided},
    {KF__OP_empty_strided, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_empty_strided},
    {KF__OP_empty_strided_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_empty_strided_out},
    {KF__OP_empty_permuted, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_empty_permuted},
    {KF__OP_empty_permuted, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_empty_permuted},
    {KF__OP_empty_permuted_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_empty_permuted_out},
    {KF__OP_empty_like, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_empty_like},
    {KF__OP_empty_like_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_empty_like_out},
    {KF__OP_new_empty, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_new_empty},
    {KF__OP_new_empty_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_new_empty_out},
    {KF__OP_new_empty_strided, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_new_empty_strided},
    {KF__OP_new_empty_strided_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_new_empty_strided_out},
    {KF__OP_zeros, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_zeros},
    {KF__OP_zeros, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_zeros},
    {KF__OP_zeros_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_zeros_out},
    {KF__OP__efficientzerotensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op__efficientzerotensor},
    {KF__OP__efficientzerotensor, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select__efficientzerotensor},
    {KF__OP__efficientzerotensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out__efficientzerotensor_out},
    {KF__OP_zeros_like, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_zeros_like},
    {KF__OP_zeros_like_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_zeros_like_out},
    {KF__OP_new_zeros, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_new_zeros},
    {KF__OP_new_zeros_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_new_zeros_out},
    {KF__OP_ones, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_ones},
    {KF__OP_ones, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_ones},
    {KF__OP_ones_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_ones_out},
    {KF__OP_ones_like, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_ones_like},
    {KF__OP_ones_like_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_ones_like_out},
    {KF__OP_new_ones, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_new_ones},
    {KF__OP_new_ones_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_new_ones_out},
    {KF__OP_full, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_full},
    {KF__OP_full, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_full},
    {KF__OP_full_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_full_out},
    {KF__OP_full_like, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_full_like},
    {KF__OP_full_like_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_full_like_out},
    {KF__OP_new_full, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_new_full},
    {KF__OP_new_full_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_new_full_out},
    {KF__OP_scalar_tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_scalar_tensor},
    {KF__OP_scalar_tensor, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_scalar_tensor},
    {KF__OP_scalar_tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_scalar_tensor_out},
    {KF__OP_eye, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_eye},
    {KF__OP_eye, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_eye},
    {KF__OP_eye_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_eye_out},
    {KF__OP_eye_m, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_eye_m},
    {KF__OP_eye_m, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_eye_m},
    {KF__OP_eye_m_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_eye_m_out},
    {KF__OP_arange, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_arange},
    {KF__OP_arange, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_arange},
    {KF__OP_arange_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_arange_out},
    {KF__OP_arange_start, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_arange_start},
    {KF__OP_arange_start, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_arange_start},
    {KF__OP_arange_start_step, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_arange_start_step},
    {KF__OP_arange_start_step, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_arange_start_step},
    {KF__OP_arange_start_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_arange_start_out},
    {KF__OP_range, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_range},
    {KF__OP_range, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_range},
    {KF__OP_range_out_, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_range_out_},
    {KF__OP_range_step, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_range_step},
    {KF__OP_range_step, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_range_step},
    {KF__OP_range_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_range_out},
    {KF__OP_linspace, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_linspace},
    {KF__OP_linspace, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_linspace},
    {KF__OP_linspace_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_linspace_out},
    {KF__OP_linspace_Tensor_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_linspace_Tensor_Tensor},
    {KF__OP_linspace_Tensor_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_linspace_Tensor_Tensor_out},
    {KF__OP_linspace_Tensor_Scalar, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_linspace_Tensor_Scalar},
    {KF__OP_linspace_Tensor_Scalar_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_linspace_Tensor_Scalar_out},
    {KF__OP_linspace_Scalar_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_linspace_Scalar_Tensor},
    {KF__OP_linspace_Scalar_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_linspace_Scalar_Tensor_out},
    {KF__OP_logspace, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_logspace},
    {KF__OP_logspace, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_logspace},
    {KF__OP_logspace_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_logspace_out},
    {KF__OP_logspace_Tensor_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_logspace_Tensor_Tensor},
    {KF__OP_logspace_Tensor_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_logspace_Tensor_Tensor_out},
    {KF__OP_logspace_Tensor_Scalar, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_logspace_Tensor_Scalar},
    {KF__OP_logspace_Tensor_Scalar_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_logspace_Tensor_Scalar_out},
    {KF__OP_logspace_Scalar_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_logspace_Scalar_Tensor},
    {KF__OP_logspace_Scalar_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_logspace_Scalar_Tensor_out},
    {KF__OP_tril_indices, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_tril_indices},
    {KF__OP_tril_indices, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_tril_indices},
    {KF__OP_tril_indices_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_tril_indices_out},
    {KF__OP_triu_indices, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_triu_indices},
    {KF__OP_triu_indices, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_triu_indices},
    {KF__OP_triu_indices_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_triu_indices_out},
    {KF__OP_complex, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_complex},
    {KF__OP_complex_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_complex_out},
    {KF__OP_polar, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_polar},
    {KF__OP_polar_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_polar_out},
    {KF__OP_vander, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_vander},
    {KF__OP_from_file, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_from_file},
    {KF__OP_from_file, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_from_file},
    {KF__OP_from_file_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_from_file_out},
    {KF__OP_resize_, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_resize_},
    {KF__OP_resize_as_, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_resize_as_},
    {KF__OP_set_, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_set_},
    {KF__OP_set__source_Storage, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_set__source_Storage},
    {KF__OP_set__source_Storage_storage_offset, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_set__source_Storage_storage_offset},
    {KF__OP_set__source_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_set__source_Tensor},
    {KF__OP_set__source_Tensor_storage_offset, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_set__source_Tensor_storage_offset},
    {KF__OP__dim_arange, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op__dim_arange},
    {KF__OP_lift, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_lift},
    {KF__OP__shape_as_tensor, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_bartlett_window, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_bartlett_window_periodic, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_blackman_window, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_blackman_window_periodic, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_hann_window, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_hann_window_periodic, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_hamming_window, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_hamming_window_periodic, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_kaiser_window, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_kaiser_window_periodic, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_hamming_window_periodic_alpha, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_hamming_window_periodic_alpha_beta, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_kaiser_window_beta, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_resize, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_pin_memory, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__pin_memory, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
