/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "ops/core/kernel_forms.h"

static kf_status_t run_uniform(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, double
    from, double to, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_uniform(r, self, from, to));
  kf_compute_uniform_fn compute = (kf_compute_uniform_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(from, to, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(uniform, uniform, TffG, T)
KF__INPLACE_FORM(uniform_, uniform, TffG)
KF__OUT_FORM(uniform_out, uniform, TffG, T, KF__OUT_GENERATED)

static kf_status_t run_normal_functional(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    double mean, double std, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_normal(r, self, std));
  kf_compute_normal_fn compute = (kf_compute_normal_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(mean, std, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(normal_functional, normal_functional, TffG, T)
KF__INPLACE_FORM(normal_, normal_functional, TffG)
KF__OUT_FORM(normal_out, normal_functional, TffG, T, KF__OUT_GENERATED)

static kf_status_t run_log_normal(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, double
    mean, double std, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_log_normal(r, self, std));
  kf_compute_log_normal_fn compute = (kf_compute_log_normal_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(mean, std, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(log_normal, log_normal, TffG, T)
KF__INPLACE_FORM(log_normal_, log_normal, TffG)
KF__OUT_FORM(log_normal_out, log_normal, TffG, T, KF__OUT_GENERATED)

static kf_status_t run_cauchy(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, double
    median, double sigma, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_cauchy(r, self, sigma));
  kf_compute_cauchy_fn compute = (kf_compute_cauchy_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(median, sigma, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(cauchy, cauchy, TffG, T)
KF__INPLACE_FORM(cauchy_, cauchy, TffG)
KF__OUT_FORM(cauchy_out, cauchy, TffG, T, KF__OUT_GENERATED)

static kf_status_t run_exponential(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, double
    lambd, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_exponential(r, self, lambd));
  kf_compute_exponential_fn compute = (kf_compute_exponential_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(lambd, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(exponential, exponential, TfG, T)
KF__INPLACE_FORM(exponential_, exponential, TfG)
KF__OUT_FORM(exponential_out, exponential, TfG, T, KF__OUT_GENERATED)

static kf_status_t run_geometric(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, double
    p, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_geometric(r, self, p));
  kf_compute_geometric_fn compute = (kf_compute_geometric_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(p, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(geometric, geometric, TfG, T)
KF__INPLACE_FORM(geometric_, geometric, TfG)
KF__OUT_FORM(geometric_out, geometric, TfG, T, KF__OUT_GENERATED)

static kf_status_t run_random(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_random(r, self));
  kf_compute_random_fn compute = (kf_compute_random_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(random, random, TG, T)
KF__INPLACE_FORM(random_, random, TG)
KF__OUT_FORM(random_out, random, TG, T, KF__OUT_GENERATED)

static kf_status_t run_random_from(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t from, kf_opt_int_t to, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_random_from(r, self, from, to));
  kf_compute_random_from_fn compute = (kf_compute_random_from_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(from, to, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(random_from, random_from, TiIG, T)
KF__INPLACE_FORM(random__from, random_from, TiIG)
KF__OUT_FORM(random_from_out, random_from, TiIG, T, KF__OUT_GENERATED)

static kf_status_t run_random_to(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, int64_t
    to, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_random_to(r, self, to));
  kf_compute_random_to_fn compute = (kf_compute_random_to_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(to, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(random_to, random_to, TiG, T)
KF__INPLACE_FORM(random__to, random_to, TiG)
KF__OUT_FORM(random_to_out, random_to, TiG, T, KF__OUT_GENERATED)

static kf_status_t run_bernoulli_p(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self, double
    p, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_bernoulli_p(r, self, p));
  kf_compute_bernoulli_p_fn compute = (kf_compute_bernoulli_p_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(p, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(bernoulli_p, bernoulli_p, TfG, T)
KF__INPLACE_FORM(bernoulli__float, bernoulli_p, TfG)
KF__OUT_FORM(bernoulli_float_out, bernoulli_p, TfG, T, KF__OUT_GENERATED)

static kf_status_t run_bernoulli_Tensor(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *p, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(p)))
    KF_TRY(kf__check_pair(call, self, p, "self\0p"));
  if (KF_UNLIKELY(kf__other_device(self, p)))
    KF_TRY(kf__check_device(r->op, self, p, "p"));
  KF_TRY(kf__rule_bernoulli_Tensor(r, self, p));
  kf_compute_bernoulli_from_fn compute = (kf_compute_bernoulli_from_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(p, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(bernoulli_Tensor, bernoulli_Tensor, TTG, T)
KF__INPLACE_FORM(bernoulli__Tensor, bernoulli_Tensor, TTG)
KF__OUT_FORM(bernoulli_Tensor_out, bernoulli_Tensor, TTG, T, KF__OUT_GENERATED)

static kf_status_t run_bernoulli(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_bernoulli(r, self));
  kf_compute_bernoulli_from_fn compute = (kf_compute_bernoulli_from_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(bernoulli, bernoulli, TG, T)
KF__OUT_FORM(bernoulli_out, bernoulli, TG, T, KF__OUT_CASTABLE)

static kf_status_t run_poisson(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_poisson(r, self));
  kf_compute_poisson_fn compute = (kf_compute_poisson_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(poisson, poisson, TG, T)
KF__OUT_FORM(poisson_out, poisson, TG, T, KF__OUT_GENERATED)

static kf_status_t run__standard_gamma(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_standard_gamma(r, self));
  kf_compute_standard_gamma_fn compute = (kf_compute_standard_gamma_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_standard_gamma, _standard_gamma, TG, T)
KF__OUT_FORM(_standard_gamma_out, _standard_gamma, TG, T, KF__OUT_GENERATED)

static kf_status_t run__standard_gamma_grad(const kf_call_t *call, kf_results_t *r, kf_tensor_t
    *self, kf_tensor_t *output) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(output)))
    KF_TRY(kf__check_pair(call, self, output, "self\0output"));
  if (KF_UNLIKELY(kf__other_device(self, output)))
    KF_TRY(kf__check_device(r->op, self, output, "output"));
  kf_iter_t it;
  KF_TRY(kf__rule_binary(&it, r, self, output, KF__TYPES_SAME));
  kf_compute_standard_gamma_grad_fn compute = (kf_compute_standard_gamma_grad_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(_standard_gamma_grad, _standard_gamma_grad, TT, T)
KF__OUT_FORM(_standard_gamma_grad_out, _standard_gamma_grad, TT, T, KF__OUT_GENERATED)

static kf_status_t run__sample_dirichlet(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_sample_dirichlet(r, self));
  kf_compute_sample_dirichlet_fn compute = (kf_compute_sample_dirichlet_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(_sample_dirichlet, _sample_dirichlet, TG, T)
KF__OUT_FORM(_sample_dirichlet_out, _sample_dirichlet, TG, T, KF__OUT_GENERATED)

static kf_status_t run__dirichlet_grad(const kf_call_t *call, kf_results_t *r, kf_tensor_t *x,
    kf_tensor_t *alpha, kf_tensor_t *total) {
  if (KF_UNLIKELY(kf__suspect(x) || kf__suspect(alpha)))
    KF_TRY(kf__check_pair(call, x, alpha, "x\0alpha"));
  if (KF_UNLIKELY(kf__suspect(total)))
    KF_TRY(kf__check_argument(call, total, "total"));
  if (KF_UNLIKELY(kf__other_device(x, alpha)))
    KF_TRY(kf__check_device(r->op, x, alpha, "alpha"));
  if (KF_UNLIKELY(kf__other_device(x, total)))
    KF_TRY(kf__check_device(r->op, x, total, "total"));
  kf_iter_t it;
  KF_TRY(kf__rule_ternary(&it, r, x, alpha, total, KF__TYPES_SAME));
  kf_compute_dirichlet_grad_fn compute = (kf_compute_dirichlet_grad_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(&it);
}
KF__FUNCTIONAL_FORM(_dirichlet_grad, _dirichlet_grad, TTT, T)
KF__OUT_FORM(_dirichlet_grad_out, _dirichlet_grad, TTT, T, KF__OUT_GENERATED)

static kf_status_t run_binomial(const kf_call_t *call, kf_results_t *r, kf_tensor_t *count,
    kf_tensor_t *prob, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(count) || kf__suspect(prob)))
    KF_TRY(kf__check_pair(call, count, prob, "count\0prob"));
  if (KF_UNLIKELY(kf__other_device(count, prob)))
    KF_TRY(kf__check_device(r->op, count, prob, "prob"));
  KF_TRY(kf__rule_binomial(r, count, prob));
  kf_compute_binomial_fn compute = (kf_compute_binomial_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(count, prob, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(binomial, binomial, TTG, T)
KF__OUT_FORM(binomial_out, binomial, TTG, T, KF__OUT_GENERATED)

static kf_status_t run_multinomial(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    int64_t num_samples, bool replacement, kf_generator_t *generator) {
  if (KF_UNLIKELY(kf__suspect(self)))
    KF_TRY(kf__check_argument(call, self, "self"));
  KF_TRY(kf__rule_multinomial(r, self, num_samples, replacement));
  kf_compute_multinomial_fn compute = (kf_compute_multinomial_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, num_samples, replacement, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(multinomial, multinomial, TibG, T)
KF__OUT_FORM(multinomial_out, multinomial, TibG, T, KF__OUT_CASTABLE)

static kf_status_t run_rrelu_with_noise(const kf_call_t *call, kf_results_t *r, kf_tensor_t *self,
    kf_tensor_t *noise, kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t
    *generator) {
  if (KF_UNLIKELY(kf__suspect(self) || kf__suspect(noise)))
    KF_TRY(kf__check_pair(call, self, noise, "self\0noise"));
  if (KF_UNLIKELY(kf__other_device(self, noise)))
    KF_TRY(kf__check_device(r->op, self, noise, "noise"));
  KF_TRY(kf__rule_rrelu_with_noise(r, self, noise, lower, upper, training));
  kf_compute_rrelu_with_noise_fn compute = (kf_compute_rrelu_with_noise_fn)kf__compute(call);
  if (compute == NULL) return KF_OK;
  return compute(self, noise, lower, upper, training, generator, r->tensors[0]);
}
KF__FUNCTIONAL_FORM(rrelu_with_noise, rrelu_with_noise, TTssbG, T)
KF__INPLACE_FORM(rrelu_with_noise_, rrelu_with_noise, TTssbG)
KF__OUT_FORM(rrelu_with_noise_out, rrelu_with_noise, TTssbG, T, KF__OUT_CASTABLE)

typedef kf_status_t (*rand_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_rand(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, rand_fn, set, (size, dtype, layout, device, pin_memory, out),
                (&size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randn_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_randn(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, randn_fn, set, (size, dtype, layout, device, pin_memory, out),
                (&size, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_rand_like_out(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_rand_like(self, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_randn_like_out(const kf_call_t *call, kf_tensor_t *self,
    kf_opt_int_t memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_randn_like(self, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*randint_fn)(const kf_call_t *call, int64_t high, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
static kf_status_t select_randint(const kf_call_t *call, int64_t high, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, randint_fn, set, (high, size, dtype, layout, device, pin_memory, out),
                (&high, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randint_low_fn)(const kf_call_t *call, int64_t low, int64_t high,
    kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_randint_low(const kf_call_t *call, int64_t low, int64_t high,
    kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, randint_low_fn, set, (low, high, size, dtype, layout, device, pin_memory, out),
                (&low, &high, &size, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_randint_like_out(const kf_call_t *call, kf_tensor_t *self, int64_t
    high, kf_opt_int_t memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_randint_like(self, high, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_randint_like_low_dtype_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t low, int64_t high, kf_opt_int_t memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_randint_like_low_dtype(self, low, high, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_randint_like_Tensor_out(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *high, kf_opt_int_t memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_randint_like_Tensor(self, high, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*randperm_fn)(const kf_call_t *call, int64_t n, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_randperm(const kf_call_t *call, int64_t n, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, randperm_fn, set, (n, dtype, layout, device, pin_memory, out),
                (&n, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*rand_generator_fn)(const kf_call_t *call, kf_int_span_t size, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
static kf_status_t select_rand_generator(const kf_call_t *call, kf_int_span_t size, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, rand_generator_fn, set, (size, generator, dtype, layout, device, pin_memory, out),
                (&size, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randn_generator_fn)(const kf_call_t *call, kf_int_span_t size, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
static kf_status_t select_randn_generator(const kf_call_t *call, kf_int_span_t size, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, randn_generator_fn, set, (size, generator, dtype, layout, device, pin_memory, out),
                (&size, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_rand_like_generator_out(const kf_call_t *call, kf_tensor_t *self,
    kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_rand_like_generator(self, generator, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_randn_like_generator_out(const kf_call_t *call, kf_tensor_t *self,
    kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_randn_like_generator(self, generator, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*randint_generator_fn)(const kf_call_t *call, int64_t high, kf_int_span_t size,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_randint_generator(const kf_call_t *call, int64_t high, kf_int_span_t size,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, randint_generator_fn, set, (high, size, generator, dtype, layout, device, pin_memory, out),
                (&high, &size, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randint_low_generator_fn)(const kf_call_t *call, int64_t low, int64_t high,
    kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_randint_low_generator(const kf_call_t *call, int64_t low, int64_t high,
    kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, randint_low_generator_fn, set, (low, high, size, generator, dtype, layout, device, pin_memory, out),
                (&low, &high, &size, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_randint_like_generator_out(const kf_call_t *call, kf_tensor_t *self,
    int64_t high, kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_randint_like_generator(self, high, generator, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_randint_like_low_generator_dtype_out(const kf_call_t *call,
    kf_tensor_t *self, int64_t low, int64_t high, kf_generator_t *generator, kf_opt_int_t
    memory_format, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_randint_like_low_generator_dtype(self, low, high, generator, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_randint_like_Tensor_generator_out(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *high, kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t
    *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_randint_like_Tensor_generator(self, high, generator, (kf_opt_int_t){kf__dtype(out), true}, (kf_opt_int_t){0}, (kf_opt_device_t){0}, (kf_opt_bool_t){0}, memory_format, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

typedef kf_status_t (*randperm_generator_fn)(const kf_call_t *call, int64_t n, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
static kf_status_t select_randperm_generator(const kf_call_t *call, int64_t n, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, randperm_generator_fn, set, (n, generator, dtype, layout, device, pin_memory, out),
                (&n, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*normal_float_float_fn)(const kf_call_t *call, double mean, double std,
    kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
static kf_status_t select_normal_float_float(const kf_call_t *call, double mean, double std,
    kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  kf_keyset_t set;
  KF_TRY(kf__factory_keys(dtype, layout, device, &set));
  KF_REDISPATCH(call->op, normal_float_float_fn, set, (mean, std, size, generator, dtype, layout, device, pin_memory, out),
                (&mean, &std, &size, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

KF__COLD static kf_status_t out_native_dropout_out(const kf_call_t *call, kf_tensor_t *input, double
    p, kf_opt_bool_t train, kf_tensor_t *out0, kf_tensor_t *out1) {
  kf_tensor_t *made0 = NULL, *made1 = NULL;
  KF_TRY(kf_native_dropout(input, p, train, &made0, &made1));
  kf_tensor_t *const results[] = {made0, made1};
  kf_tensor_t *const given[] = {out0, out1};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 2, given, results, KF__OUT_GENERATED, false);
}

KF__COLD static kf_status_t out_native_dropout_backward_out(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *mask, double scale, kf_tensor_t *out) {
  kf_tensor_t *made0 = NULL;
  KF_TRY(kf_native_dropout_backward(grad_output, mask, scale, &made0));
  kf_tensor_t *const results[] = {made0};
  kf_tensor_t *const given[] = {out};
  return kf__store_results(kf_op_full_name(call->op), KF__FORM_OUT, 1, given, results, KF__OUT_GENERATED, false);
}

const kf__kernel_entry_t kf__kernels_random[] = {
    {KF__OP_uniform, KF__COMPUTE_uniform, KF__AT_BACKEND, (kf_typed_fn)functional_uniform},
    {KF__OP_uniform_, KF__COMPUTE_uniform, KF__AT_BACKEND, (kf_typed_fn)inplace_uniform_},
    {KF__OP_uniform_out, KF__COMPUTE_uniform, KF__AT_BACKEND, (kf_typed_fn)out_uniform_out},
    {KF__OP_normal_functional, KF__COMPUTE_normal, KF__AT_BACKEND, (kf_typed_fn)functional_normal_functional},
    {KF__OP_normal_, KF__COMPUTE_normal, KF__AT_BACKEND, (kf_typed_fn)inplace_normal_},
    {KF__OP_normal_out, KF__COMPUTE_normal, KF__AT_BACKEND, (kf_typed_fn)out_normal_out},
    {KF__OP_log_normal, KF__COMPUTE_log_normal, KF__AT_BACKEND, (kf_typed_fn)functional_log_normal},
    {KF__OP_log_normal_, KF__COMPUTE_log_normal, KF__AT_BACKEND, (kf_typed_fn)inplace_log_normal_},
    {KF__OP_log_normal_out, KF__COMPUTE_log_normal, KF__AT_BACKEND, (kf_typed_fn)out_log_normal_out},
    {KF__OP_cauchy, KF__COMPUTE_cauchy, KF__AT_BACKEND, (kf_typed_fn)functional_cauchy},
    {KF__OP_cauchy_, KF__COMPUTE_cauchy, KF__AT_BACKEND, (kf_typed_fn)inplace_cauchy_},
    {KF__OP_cauchy_out, KF__COMPUTE_cauchy, KF__AT_BACKEND, (kf_typed_fn)out_cauchy_out},
    {KF__OP_exponential, KF__COMPUTE_exponential, KF__AT_BACKEND, (kf_typed_fn)functional_exponential},
    {KF__OP_exponential_, KF__COMPUTE_exponential, KF__AT_BACKEND, (kf_typed_fn)inplace_exponential_},
    {KF__OP_exponential_out, KF__COMPUTE_exponential, KF__AT_BACKEND, (kf_typed_fn)out_exponential_out},
    {KF__OP_geometric, KF__COMPUTE_geometric, KF__AT_BACKEND, (kf_typed_fn)functional_geometric},
    {KF__OP_geometric_, KF__COMPUTE_geometric, KF__AT_BACKEND, (kf_typed_fn)inplace_geometric_},
    {KF__OP_geometric_out, KF__COMPUTE_geometric, KF__AT_BACKEND, (kf_typed_fn)out_geometric_out},
    {KF__OP_random, KF__COMPUTE_random, KF__AT_BACKEND, (kf_typed_fn)functional_random},
    {KF__OP_random_, KF__COMPUTE_random, KF__AT_BACKEND, (kf_typed_fn)inplace_random_},
    {KF__OP_random_out, KF__COMPUTE_random, KF__AT_BACKEND, (kf_typed_fn)out_random_out},
    {KF__OP_random_from, KF__COMPUTE_random_from, KF__AT_BACKEND, (kf_typed_fn)functional_random_from},
    {KF__OP_random__from, KF__COMPUTE_random_from, KF__AT_BACKEND, (kf_typed_fn)inplace_random__from},
    {KF__OP_random_from_out, KF__COMPUTE_random_from, KF__AT_BACKEND, (kf_typed_fn)out_random_from_out},
    {KF__OP_random_to, KF__COMPUTE_random_to, KF__AT_BACKEND, (kf_typed_fn)functional_random_to},
    {KF__OP_random__to, KF__COMPUTE_random_to, KF__AT_BACKEND, (kf_typed_fn)inplace_random__to},
    {KF__OP_random_to_out, KF__COMPUTE_random_to, KF__AT_BACKEND, (kf_typed_fn)out_random_to_out},
    {KF__OP_bernoulli_p, KF__COMPUTE_bernoulli_p, KF__AT_BACKEND, (kf_typed_fn)functional_bernoulli_p},
    {KF__OP_bernoulli__float, KF__COMPUTE_bernoulli_p, KF__AT_BACKEND, (kf_typed_fn)inplace_bernoulli__float},
    {KF__OP_bernoulli_float_out, KF__COMPUTE_bernoulli_p, KF__AT_BACKEND, (kf_typed_fn)out_bernoulli_float_out},
    {KF__OP_bernoulli_Tensor, KF__COMPUTE_bernoulli_from, KF__AT_BACKEND, (kf_typed_fn)functional_bernoulli_Tensor},
    {KF__OP_bernoulli__Tensor, KF__COMPUTE_bernoulli_from, KF__AT_BACKEND, (kf_typed_fn)inplace_bernoulli__Tensor},
    {KF__OP_bernoulli_Tensor_out, KF__COMPUTE_bernoulli_from, KF__AT_BACKEND, (kf_typed_fn)out_bernoulli_Tensor_out},
    {KF__OP_bernoulli, KF__COMPUTE_bernoulli_from, KF__AT_BACKEND, (kf_typed_fn)functional_bernoulli},
    {KF__OP_bernoulli_out, KF__COMPUTE_bernoulli_from, KF__AT_BACKEND, (kf_typed_fn)out_bernoulli_out},
    {KF__OP_poisson, KF__COMPUTE_poisson, KF__AT_BACKEND, (kf_typed_fn)functional_poisson},
    {KF__OP_poisson_out, KF__COMPUTE_poisson, KF__AT_BACKEND, (kf_typed_fn)out_poisson_out},
    {KF__OP__standard_gamma, KF__COMPUTE_standard_gamma, KF__AT_BACKEND, (kf_typed_fn)functional__standard_gamma},
    {KF__OP__standard_gamma_out, KF__COMPUTE_standard_gamma, KF__AT_BACKEND, (kf_typed_fn)out__standard_gamma_out},
    {KF__OP__standard_gamma_grad, KF__COMPUTE_standard_gamma_grad, KF__AT_BACKEND, (kf_typed_fn)functional__standard_gamma_grad},
    {KF__OP__standard_gamma_grad_out, KF__COMPUTE_standard_gamma_grad, KF__AT_BACKEND, (kf_typed_fn)out__standard_gamma_grad_out},
    {KF__OP__sample_dirichlet, KF__COMPUTE_sample_dirichlet, KF__AT_BACKEND, (kf_typed_fn)functional__sample_dirichlet},
    {KF__OP__sample_dirichlet_out, KF__COMPUTE_sample_dirichlet, KF__AT_BACKEND, (kf_typed_fn)out__sample_dirichlet_out},
    {KF__OP__dirichlet_grad, KF__COMPUTE_dirichlet_grad, KF__AT_BACKEND, (kf_typed_fn)functional__dirichlet_grad},
    {KF__OP__dirichlet_grad_out, KF__COMPUTE_dirichlet_grad, KF__AT_BACKEND, (kf_typed_fn)out__dirichlet_grad_out},
    {KF__OP_binomial, KF__COMPUTE_binomial, KF__AT_BACKEND, (kf_typed_fn)functional_binomial},
    {KF__OP_binomial_out, KF__COMPUTE_binomial, KF__AT_BACKEND, (kf_typed_fn)out_binomial_out},
    {KF__OP_multinomial, KF__COMPUTE_multinomial, KF__AT_BACKEND, (kf_typed_fn)functional_multinomial},
    {KF__OP_multinomial_out, KF__COMPUTE_multinomial, KF__AT_BACKEND, (kf_typed_fn)out_multinomial_out},
    {KF__OP_rrelu_with_noise, KF__COMPUTE_rrelu_with_noise, KF__AT_BACKEND, (kf_typed_fn)functional_rrelu_with_noise},
    {KF__OP_rrelu_with_noise_, KF__COMPUTE_rrelu_with_noise, KF__AT_BACKEND, (kf_typed_fn)inplace_rrelu_with_noise_},
    {KF__OP_rrelu_with_noise_out, KF__COMPUTE_rrelu_with_noise, KF__AT_BACKEND, (kf_typed_fn)out_rrelu_with_noise_out},
    {KF__OP_rrelu, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_rrelu},
    {KF__OP_rrelu_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_rrelu_},
    {KF__OP_rand, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_rand},
    {KF__OP_rand, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_rand},
    {KF__OP_rand_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_rand_out},
    {KF__OP_randn, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randn},
    {KF__OP_randn, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_randn},
    {KF__OP_randn_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randn_out},
    {KF__OP_rand_like, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_rand_like},
    {KF__OP_rand_like_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_rand_like_out},
    {KF__OP_randn_like, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randn_like},
    {KF__OP_randn_like_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_randn_like_out},
    {KF__OP_randint, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint},
    {KF__OP_randint, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_randint},
    {KF__OP_randint_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_out},
    {KF__OP_randint_low, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_low},
    {KF__OP_randint_low, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_randint_low},
    {KF__OP_randint_low_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_low_out},
    {KF__OP_randint_like, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_like},
    {KF__OP_randint_like_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_randint_like_out},
    {KF__OP_randint_like_low_dtype, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_like_low_dtype},
    {KF__OP_randint_like_low_dtype_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_randint_like_low_dtype_out},
    {KF__OP_randint_like_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_like_Tensor},
    {KF__OP_randint_like_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_randint_like_Tensor_out},
    {KF__OP_randperm, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randperm},
    {KF__OP_randperm, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_randperm},
    {KF__OP_randperm_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randperm_out},
    {KF__OP_rand_generator, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_rand_generator},
    {KF__OP_rand_generator, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_rand_generator},
    {KF__OP_rand_generator_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_rand_generator_out},
    {KF__OP_randn_generator, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randn_generator},
    {KF__OP_randn_generator, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_randn_generator},
    {KF__OP_randn_generator_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randn_generator_out},
    {KF__OP_rand_like_generator, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_rand_like_generator},
    {KF__OP_rand_like_generator_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_rand_like_generator_out},
    {KF__OP_randn_like_generator, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randn_like_generator},
    {KF__OP_randn_like_generator_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_randn_like_generator_out},
    {KF__OP_randint_generator, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_generator},
    {KF__OP_randint_generator, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_randint_generator},
    {KF__OP_randint_generator_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_generator_out},
    {KF__OP_randint_low_generator, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_low_generator},
    {KF__OP_randint_low_generator, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_randint_low_generator},
    {KF__OP_randint_low_generator_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_low_generator_out},
    {KF__OP_randint_like_generator, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_like_generator},
    {KF__OP_randint_like_generator_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_randint_like_generator_out},
    {KF__OP_randint_like_low_generator_dtype, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_like_low_generator_dtype},
    {KF__OP_randint_like_low_generator_dtype_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_randint_like_low_generator_dtype_out},
    {KF__OP_randint_like_Tensor_generator, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randint_like_Tensor_generator},
    {KF__OP_randint_like_Tensor_generator_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_randint_like_Tensor_generator_out},
    {KF__OP_randperm_generator, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randperm_generator},
    {KF__OP_randperm_generator, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_randperm_generator},
    {KF__OP_randperm_generator_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_randperm_generator_out},
    {KF__OP_normal_Tensor_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_normal_Tensor_Tensor},
    {KF__OP_normal_Tensor_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_normal_Tensor_Tensor_out},
    {KF__OP_normal_Tensor_float, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_normal_Tensor_float},
    {KF__OP_normal_Tensor_float_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_normal_Tensor_float_out},
    {KF__OP_normal_float_Tensor, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_normal_float_Tensor},
    {KF__OP_normal_float_Tensor_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_normal_float_Tensor_out},
    {KF__OP_normal_float_float, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_normal_float_float},
    {KF__OP_normal_float_float, KF__COMPUTE_COUNT, KF__AT_SELECT, (kf_typed_fn)select_normal_float_float},
    {KF__OP_normal_float_float_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_normal_float_float_out},
    {KF__OP_native_dropout, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_native_dropout},
    {KF__OP_native_dropout_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_native_dropout_out},
    {KF__OP_native_dropout_backward, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)kf__op_native_dropout_backward},
    {KF__OP_native_dropout_backward_out, KF__COMPUTE_COUNT, KF__AT_EXPLICIT, (kf_typed_fn)out_native_dropout_backward_out},
    {KF__OP_dropout, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_dropout},
    {KF__OP_dropout_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_dropout_},
    {KF__OP_feature_dropout, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_feature_dropout},
    {KF__OP_feature_dropout_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_feature_dropout_},
    {KF__OP_alpha_dropout, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_alpha_dropout},
    {KF__OP_alpha_dropout_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_alpha_dropout_},
    {KF__OP_feature_alpha_dropout, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_feature_alpha_dropout},
    {KF__OP_feature_alpha_dropout_, KF__COMPUTE_COUNT, KF__AT_IMPLICIT, (kf_typed_fn)kf__op_feature_alpha_dropout_},
    {KF__OP__sobol_engine_initialize_state_, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__sobol_engine_scramble_, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__sobol_engine_draw, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP__sobol_engine_ff_, 3, KF__AT_PYTHON_IMPLICIT, NULL},
    {KF__OP_rrelu_with_noise_functional, 2, KF__AT_PYTHON_IMPLICIT, NULL},
    {0, 0, KF__AT_END, NULL},
};
