/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*uniform_fn)(const kf_call_t *call, kf_tensor_t *self, double from, double to,
    kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_uniform(kf_tensor_t *self, double from, double to, kf_generator_t *generator,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_uniform);
  *out = NULL;
  KF__CALL_FAR(KF__OP_uniform, uniform_fn, kf__keys(self),
          (self, from, to, generator, out),
          (&self, &from, &to, &generator), (out));
}

typedef kf_status_t (*uniform__fn)(const kf_call_t *call, kf_tensor_t *self, double from, double to,
    kf_generator_t *generator);
kf_status_t kf_uniform_(kf_tensor_t *self, double from, double to, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_uniform_);
  KF__CALL_FAR(KF__OP_uniform_, uniform__fn, kf__keys(self),
          (self, from, to, generator),
          (&self, &from, &to, &generator), (NULL));
}

typedef kf_status_t (*uniform_out_fn)(const kf_call_t *call, kf_tensor_t *self, double from, double
    to, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_uniform_out(kf_tensor_t *self, double from, double to, kf_generator_t *generator,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_uniform_out);
  KF__CALL_FAR(KF__OP_uniform_out, uniform_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, from, to, generator, out),
          (&self, &from, &to, &generator, &out), (NULL));
}

typedef kf_status_t (*normal_functional_fn)(const kf_call_t *call, kf_tensor_t *self, double mean,
    double std, kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_normal_functional(kf_tensor_t *self, double mean, double std, kf_generator_t
    *generator, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_normal_functional);
  *out = NULL;
  KF__CALL_FAR(KF__OP_normal_functional, normal_functional_fn, kf__keys(self),
          (self, mean, std, generator, out),
          (&self, &mean, &std, &generator), (out));
}

typedef kf_status_t (*normal__fn)(const kf_call_t *call, kf_tensor_t *self, double mean, double std,
    kf_generator_t *generator);
kf_status_t kf_normal_(kf_tensor_t *self, double mean, double std, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_normal_);
  KF__CALL_FAR(KF__OP_normal_, normal__fn, kf__keys(self),
          (self, mean, std, generator),
          (&self, &mean, &std, &generator), (NULL));
}

typedef kf_status_t (*normal_out_fn)(const kf_call_t *call, kf_tensor_t *self, double mean, double
    std, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_normal_out(kf_tensor_t *self, double mean, double std, kf_generator_t *generator,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_normal_out);
  KF__CALL_FAR(KF__OP_normal_out, normal_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, mean, std, generator, out),
          (&self, &mean, &std, &generator, &out), (NULL));
}

typedef kf_status_t (*log_normal_fn)(const kf_call_t *call, kf_tensor_t *self, double mean, double
    std, kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_log_normal(kf_tensor_t *self, double mean, double std, kf_generator_t *generator,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log_normal);
  *out = NULL;
  KF__CALL_FAR(KF__OP_log_normal, log_normal_fn, kf__keys(self),
          (self, mean, std, generator, out),
          (&self, &mean, &std, &generator), (out));
}

typedef kf_status_t (*log_normal__fn)(const kf_call_t *call, kf_tensor_t *self, double mean, double
    std, kf_generator_t *generator);
kf_status_t kf_log_normal_(kf_tensor_t *self, double mean, double std, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_log_normal_);
  KF__CALL_FAR(KF__OP_log_normal_, log_normal__fn, kf__keys(self),
          (self, mean, std, generator),
          (&self, &mean, &std, &generator), (NULL));
}

typedef kf_status_t (*log_normal_out_fn)(const kf_call_t *call, kf_tensor_t *self, double mean,
    double std, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_log_normal_out(kf_tensor_t *self, double mean, double std, kf_generator_t *generator,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_log_normal_out);
  KF__CALL_FAR(KF__OP_log_normal_out, log_normal_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, mean, std, generator, out),
          (&self, &mean, &std, &generator, &out), (NULL));
}

typedef kf_status_t (*cauchy_fn)(const kf_call_t *call, kf_tensor_t *self, double median, double
    sigma, kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_cauchy(kf_tensor_t *self, double median, double sigma, kf_generator_t *generator,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cauchy);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cauchy, cauchy_fn, kf__keys(self),
          (self, median, sigma, generator, out),
          (&self, &median, &sigma, &generator), (out));
}

typedef kf_status_t (*cauchy__fn)(const kf_call_t *call, kf_tensor_t *self, double median, double
    sigma, kf_generator_t *generator);
kf_status_t kf_cauchy_(kf_tensor_t *self, double median, double sigma, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_cauchy_);
  KF__CALL_FAR(KF__OP_cauchy_, cauchy__fn, kf__keys(self),
          (self, median, sigma, generator),
          (&self, &median, &sigma, &generator), (NULL));
}

typedef kf_status_t (*cauchy_out_fn)(const kf_call_t *call, kf_tensor_t *self, double median, double
    sigma, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_cauchy_out(kf_tensor_t *self, double median, double sigma, kf_generator_t *generator,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_cauchy_out);
  KF__CALL_FAR(KF__OP_cauchy_out, cauchy_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, median, sigma, generator, out),
          (&self, &median, &sigma, &generator, &out), (NULL));
}

typedef kf_status_t (*exponential_fn)(const kf_call_t *call, kf_tensor_t *self, double lambd,
    kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_exponential(kf_tensor_t *self, double lambd, kf_generator_t *generator, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_exponential);
  *out = NULL;
  KF__CALL_FAR(KF__OP_exponential, exponential_fn, kf__keys(self),
          (self, lambd, generator, out),
          (&self, &lambd, &generator), (out));
}

typedef kf_status_t (*exponential__fn)(const kf_call_t *call, kf_tensor_t *self, double lambd,
    kf_generator_t *generator);
kf_status_t kf_exponential_(kf_tensor_t *self, double lambd, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_exponential_);
  KF__CALL_FAR(KF__OP_exponential_, exponential__fn, kf__keys(self),
          (self, lambd, generator),
          (&self, &lambd, &generator), (NULL));
}

typedef kf_status_t (*exponential_out_fn)(const kf_call_t *call, kf_tensor_t *self, double lambd,
    kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_exponential_out(kf_tensor_t *self, double lambd, kf_generator_t *generator,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_exponential_out);
  KF__CALL_FAR(KF__OP_exponential_out, exponential_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, lambd, generator, out),
          (&self, &lambd, &generator, &out), (NULL));
}

typedef kf_status_t (*geometric_fn)(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_geometric(kf_tensor_t *self, double p, kf_generator_t *generator, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_geometric);
  *out = NULL;
  KF__CALL_FAR(KF__OP_geometric, geometric_fn, kf__keys(self),
          (self, p, generator, out),
          (&self, &p, &generator), (out));
}

typedef kf_status_t (*geometric__fn)(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator);
kf_status_t kf_geometric_(kf_tensor_t *self, double p, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_geometric_);
  KF__CALL_FAR(KF__OP_geometric_, geometric__fn, kf__keys(self),
          (self, p, generator),
          (&self, &p, &generator), (NULL));
}

typedef kf_status_t (*geometric_out_fn)(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_geometric_out(kf_tensor_t *self, double p, kf_generator_t *generator, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_geometric_out);
  KF__CALL_FAR(KF__OP_geometric_out, geometric_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, generator, out),
          (&self, &p, &generator, &out), (NULL));
}

typedef kf_status_t (*random_fn)(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t **out);
kf_status_t kf_random(kf_tensor_t *self, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_random);
  *out = NULL;
  KF__CALL_FAR(KF__OP_random, random_fn, kf__keys(self),
          (self, generator, out),
          (&self, &generator), (out));
}

typedef kf_status_t (*random__fn)(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator);
kf_status_t kf_random_(kf_tensor_t *self, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_random_);
  KF__CALL_FAR(KF__OP_random_, random__fn, kf__keys(self),
          (self, generator),
          (&self, &generator), (NULL));
}

typedef kf_status_t (*random_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t *out);
kf_status_t kf_random_out(kf_tensor_t *self, kf_generator_t *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_random_out);
  KF__CALL_FAR(KF__OP_random_out, random_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, generator, out),
          (&self, &generator, &out), (NULL));
}

typedef kf_status_t (*random_from_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t from,
    kf_opt_int_t to, kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_random_from(kf_tensor_t *self, int64_t from, kf_opt_int_t to, kf_generator_t
    *generator, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_random_from);
  *out = NULL;
  KF__CALL_FAR(KF__OP_random_from, random_from_fn, kf__keys(self),
          (self, from, to, generator, out),
          (&self, &from, &to, &generator), (out));
}

typedef kf_status_t (*random__from_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t from,
    kf_opt_int_t to, kf_generator_t *generator);
kf_status_t kf_random__from(kf_tensor_t *self, int64_t from, kf_opt_int_t to, kf_generator_t
    *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_random__from);
  KF__CALL_FAR(KF__OP_random__from, random__from_fn, kf__keys(self),
          (self, from, to, generator),
          (&self, &from, &to, &generator), (NULL));
}

typedef kf_status_t (*random_from_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t from,
    kf_opt_int_t to, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_random_from_out(kf_tensor_t *self, int64_t from, kf_opt_int_t to, kf_generator_t
    *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_random_from_out);
  KF__CALL_FAR(KF__OP_random_from_out, random_from_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, from, to, generator, out),
          (&self, &from, &to, &generator, &out), (NULL));
}

typedef kf_status_t (*random_to_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t to,
    kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_random_to(kf_tensor_t *self, int64_t to, kf_generator_t *generator, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_random_to);
  *out = NULL;
  KF__CALL_FAR(KF__OP_random_to, random_to_fn, kf__keys(self),
          (self, to, generator, out),
          (&self, &to, &generator), (out));
}

typedef kf_status_t (*random__to_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t to,
    kf_generator_t *generator);
kf_status_t kf_random__to(kf_tensor_t *self, int64_t to, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_random__to);
  KF__CALL_FAR(KF__OP_random__to, random__to_fn, kf__keys(self),
          (self, to, generator),
          (&self, &to, &generator), (NULL));
}

typedef kf_status_t (*random_to_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t to,
    kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_random_to_out(kf_tensor_t *self, int64_t to, kf_generator_t *generator, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_random_to_out);
  KF__CALL_FAR(KF__OP_random_to_out, random_to_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, to, generator, out),
          (&self, &to, &generator, &out), (NULL));
}

typedef kf_status_t (*bernoulli_p_fn)(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_bernoulli_p(kf_tensor_t *self, double p, kf_generator_t *generator, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bernoulli_p);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bernoulli_p, bernoulli_p_fn, kf__keys(self),
          (self, p, generator, out),
          (&self, &p, &generator), (out));
}

typedef kf_status_t (*bernoulli__float_fn)(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator);
kf_status_t kf_bernoulli__float(kf_tensor_t *self, double p, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_bernoulli__float);
  KF__CALL_FAR(KF__OP_bernoulli__float, bernoulli__float_fn, kf__keys(self),
          (self, p, generator),
          (&self, &p, &generator), (NULL));
}

typedef kf_status_t (*bernoulli_float_out_fn)(const kf_call_t *call, kf_tensor_t *self, double p,
    kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_bernoulli_float_out(kf_tensor_t *self, double p, kf_generator_t *generator,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bernoulli_float_out);
  KF__CALL_FAR(KF__OP_bernoulli_float_out, bernoulli_float_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, p, generator, out),
          (&self, &p, &generator, &out), (NULL));
}

typedef kf_status_t (*bernoulli_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *p,
    kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_bernoulli_Tensor(kf_tensor_t *self, kf_tensor_t *p, kf_generator_t *generator,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || p == NULL || out == NULL))
    return kf__null_argument(KF__OP_bernoulli_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bernoulli_Tensor, bernoulli_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(p)),
          (self, p, generator, out),
          (&self, &p, &generator), (out));
}

typedef kf_status_t (*bernoulli__Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *p, kf_generator_t *generator);
kf_status_t kf_bernoulli_(kf_tensor_t *self, kf_tensor_t *p, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL || p == NULL))
    return kf__null_argument(KF__OP_bernoulli__Tensor);
  KF__CALL_FAR(KF__OP_bernoulli__Tensor, bernoulli__Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(p)),
          (self, p, generator),
          (&self, &p, &generator), (NULL));
}

typedef kf_status_t (*bernoulli_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *p, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_bernoulli_Tensor_out(kf_tensor_t *self, kf_tensor_t *p, kf_generator_t *generator,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || p == NULL || out == NULL))
    return kf__null_argument(KF__OP_bernoulli_Tensor_out);
  KF__CALL_FAR(KF__OP_bernoulli_Tensor_out, bernoulli_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(p)), kf__keys(out)),
          (self, p, generator, out),
          (&self, &p, &generator, &out), (NULL));
}

typedef kf_status_t (*bernoulli_fn)(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t **out);
kf_status_t kf_bernoulli(kf_tensor_t *self, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bernoulli);
  *out = NULL;
  KF__CALL_FAR(KF__OP_bernoulli, bernoulli_fn, kf__keys(self),
          (self, generator, out),
          (&self, &generator), (out));
}

typedef kf_status_t (*bernoulli_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t *out);
kf_status_t kf_bernoulli_out(kf_tensor_t *self, kf_generator_t *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_bernoulli_out);
  KF__CALL_FAR(KF__OP_bernoulli_out, bernoulli_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, generator, out),
          (&self, &generator, &out), (NULL));
}

typedef kf_status_t (*poisson_fn)(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t **out);
kf_status_t kf_poisson(kf_tensor_t *self, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_poisson);
  *out = NULL;
  KF__CALL_FAR(KF__OP_poisson, poisson_fn, kf__keys(self),
          (self, generator, out),
          (&self, &generator), (out));
}

typedef kf_status_t (*poisson_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_generator_t
    *generator, kf_tensor_t *out);
kf_status_t kf_poisson_out(kf_tensor_t *self, kf_generator_t *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_poisson_out);
  KF__CALL_FAR(KF__OP_poisson_out, poisson_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, generator, out),
          (&self, &generator, &out), (NULL));
}

typedef kf_status_t (*multinomial_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t num_samples,
    bool replacement, kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_multinomial(kf_tensor_t *self, int64_t num_samples, bool replacement, kf_generator_t
    *generator, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_multinomial);
  *out = NULL;
  KF__CALL_FAR(KF__OP_multinomial, multinomial_fn, kf__keys(self),
          (self, num_samples, replacement, generator, out),
          (&self, &num_samples, &replacement, &generator), (out));
}

typedef kf_status_t (*multinomial_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    num_samples, bool replacement, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_multinomial_out(kf_tensor_t *self, int64_t num_samples, bool replacement,
    kf_generator_t *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_multinomial_out);
  KF__CALL_FAR(KF__OP_multinomial_out, multinomial_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, num_samples, replacement, generator, out),
          (&self, &num_samples, &replacement, &generator, &out), (NULL));
}

typedef kf_status_t (*rrelu_with_noise_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *noise, kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator,
    kf_tensor_t **out);
kf_status_t kf_rrelu_with_noise(kf_tensor_t *self, kf_tensor_t *noise, kf_scalar_t lower,
    kf_scalar_t upper, bool training, kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || noise == NULL || out == NULL))
    return kf__null_argument(KF__OP_rrelu_with_noise);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rrelu_with_noise, rrelu_with_noise_fn, kf_keyset_or(kf__keys(self), kf__keys(noise)),
          (self, noise, lower, upper, training, generator, out),
          (&self, &noise, &lower, &upper, &training, &generator), (out));
}

typedef kf_status_t (*rrelu_with_noise__fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *noise, kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator);
kf_status_t kf_rrelu_with_noise_(kf_tensor_t *self, kf_tensor_t *noise, kf_scalar_t lower,
    kf_scalar_t upper, bool training, kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL || noise == NULL))
    return kf__null_argument(KF__OP_rrelu_with_noise_);
  KF__CALL_FAR(KF__OP_rrelu_with_noise_, rrelu_with_noise__fn, kf_keyset_or(kf__keys(self), kf__keys(noise)),
          (self, noise, lower, upper, training, generator),
          (&self, &noise, &lower, &upper, &training, &generator), (NULL));
}

typedef kf_status_t (*rrelu_with_noise_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *noise, kf_scalar_t lower, kf_scalar_t upper, bool training, kf_generator_t *generator,
    kf_tensor_t *out);
kf_status_t kf_rrelu_with_noise_out(kf_tensor_t *self, kf_tensor_t *noise, kf_scalar_t lower,
    kf_scalar_t upper, bool training, kf_generator_t *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || noise == NULL || out == NULL))
    return kf__null_argument(KF__OP_rrelu_with_noise_out);
  KF__CALL_FAR(KF__OP_rrelu_with_noise_out, rrelu_with_noise_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(noise)), kf__keys(out)),
          (self, noise, lower, upper, training, generator, out),
          (&self, &noise, &lower, &upper, &training, &generator, &out), (NULL));
}

typedef kf_status_t (*rrelu_fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lower,
    kf_scalar_t upper, bool training, kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_rrelu(kf_tensor_t *self, kf_scalar_t lower, kf_scalar_t upper, bool training,
    kf_generator_t *generator, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rrelu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rrelu, rrelu_fn, kf__keys(self),
          (self, lower, upper, training, generator, out),
          (&self, &lower, &upper, &training, &generator), (out));
}

typedef kf_status_t (*rrelu__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t lower,
    kf_scalar_t upper, bool training, kf_generator_t *generator);
kf_status_t kf_rrelu_(kf_tensor_t *self, kf_scalar_t lower, kf_scalar_t upper, bool training,
    kf_generator_t *generator) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_rrelu_);
  KF__CALL_FAR(KF__OP_rrelu_, rrelu__fn, kf__keys(self),
          (self, lower, upper, training, generator),
          (&self, &lower, &upper, &training, &generator), (NULL));
}

typedef kf_status_t (*rand_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_rand(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_rand);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rand, rand_fn, kf_keyset_empty(),
          (size, dtype, layout, device, pin_memory, out),
          (&size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*rand_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_tensor_t *out);
kf_status_t kf_rand_out(kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_rand_out);
  KF__CALL_FAR(KF__OP_rand_out, rand_out_fn, kf__keys(out),
          (size, out),
          (&size, &out), (NULL));
}

typedef kf_status_t (*randn_fn)(const kf_call_t *call, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_randn(kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randn);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randn, randn_fn, kf_keyset_empty(),
          (size, dtype, layout, device, pin_memory, out),
          (&size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randn_out_fn)(const kf_call_t *call, kf_int_span_t size, kf_tensor_t *out);
kf_status_t kf_randn_out(kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randn_out);
  KF__CALL_FAR(KF__OP_randn_out, randn_out_fn, kf__keys(out),
          (size, out),
          (&size, &out), (NULL));
}

typedef kf_status_t (*rand_like_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
kf_status_t kf_rand_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rand_like);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rand_like, rand_like_fn, kf__keys(self),
          (self, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*rand_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out);
kf_status_t kf_rand_like_out(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rand_like_out);
  KF__CALL_FAR(KF__OP_rand_like_out, rand_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, memory_format, out),
          (&self, &memory_format, &out), (NULL));
}

typedef kf_status_t (*randn_like_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out);
kf_status_t kf_randn_like(kf_tensor_t *self, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randn_like);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randn_like, randn_like_fn, kf__keys(self),
          (self, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*randn_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_opt_int_t
    memory_format, kf_tensor_t *out);
kf_status_t kf_randn_like_out(kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randn_like_out);
  KF__CALL_FAR(KF__OP_randn_like_out, randn_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, memory_format, out),
          (&self, &memory_format, &out), (NULL));
}

typedef kf_status_t (*randint_fn)(const kf_call_t *call, int64_t high, kf_int_span_t size,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out);
kf_status_t kf_randint(int64_t high, kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randint);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randint, randint_fn, kf_keyset_empty(),
          (high, size, dtype, layout, device, pin_memory, out),
          (&high, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randint_out_fn)(const kf_call_t *call, int64_t high, kf_int_span_t size,
    kf_tensor_t *out);
kf_status_t kf_randint_out(int64_t high, kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randint_out);
  KF__CALL_FAR(KF__OP_randint_out, randint_out_fn, kf__keys(out),
          (high, size, out),
          (&high, &size, &out), (NULL));
}

typedef kf_status_t (*randint_low_fn)(const kf_call_t *call, int64_t low, int64_t high,
    kf_int_span_t size, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_randint_low(int64_t low, int64_t high, kf_int_span_t size, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randint_low);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randint_low, randint_low_fn, kf_keyset_empty(),
          (low, high, size, dtype, layout, device, pin_memory, out),
          (&low, &high, &size, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randint_low_out_fn)(const kf_call_t *call, int64_t low, int64_t high,
    kf_int_span_t size, kf_tensor_t *out);
kf_status_t kf_randint_low_out(int64_t low, int64_t high, kf_int_span_t size, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randint_low_out);
  KF__CALL_FAR(KF__OP_randint_low_out, randint_low_out_fn, kf__keys(out),
          (low, high, size, out),
          (&low, &high, &size, &out), (NULL));
}

typedef kf_status_t (*randint_like_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t high,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_randint_like(kf_tensor_t *self, int64_t high, kf_opt_int_t dtype, kf_opt_int_t
    layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randint_like, randint_like_fn, kf__keys(self),
          (self, high, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &high, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*randint_like_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t high,
    kf_opt_int_t memory_format, kf_tensor_t *out);
kf_status_t kf_randint_like_out(kf_tensor_t *self, int64_t high, kf_opt_int_t memory_format,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_out);
  KF__CALL_FAR(KF__OP_randint_like_out, randint_like_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, high, memory_format, out),
          (&self, &high, &memory_format, &out), (NULL));
}

typedef kf_status_t (*randint_like_low_dtype_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    low, int64_t high, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_randint_like_low_dtype(kf_tensor_t *self, int64_t low, int64_t high, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_low_dtype);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randint_like_low_dtype, randint_like_low_dtype_fn, kf__keys(self),
          (self, low, high, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &low, &high, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*randint_like_low_dtype_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    int64_t low, int64_t high, kf_opt_int_t memory_format, kf_tensor_t *out);
kf_status_t kf_randint_like_low_dtype_out(kf_tensor_t *self, int64_t low, int64_t high, kf_opt_int_t
    memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_low_dtype_out);
  KF__CALL_FAR(KF__OP_randint_like_low_dtype_out, randint_like_low_dtype_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, low, high, memory_format, out),
          (&self, &low, &high, &memory_format, &out), (NULL));
}

typedef kf_status_t (*randint_like_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *high, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_randint_like_Tensor(kf_tensor_t *self, kf_tensor_t *high, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || high == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randint_like_Tensor, randint_like_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(high)),
          (self, high, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &high, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*randint_like_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *high, kf_opt_int_t memory_format, kf_tensor_t *out);
kf_status_t kf_randint_like_Tensor_out(kf_tensor_t *self, kf_tensor_t *high, kf_opt_int_t
    memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || high == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_Tensor_out);
  KF__CALL_FAR(KF__OP_randint_like_Tensor_out, randint_like_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(high)), kf__keys(out)),
          (self, high, memory_format, out),
          (&self, &high, &memory_format, &out), (NULL));
}

typedef kf_status_t (*randperm_fn)(const kf_call_t *call, int64_t n, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_randperm(int64_t n, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randperm);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randperm, randperm_fn, kf_keyset_empty(),
          (n, dtype, layout, device, pin_memory, out),
          (&n, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randperm_out_fn)(const kf_call_t *call, int64_t n, kf_tensor_t *out);
kf_status_t kf_randperm_out(int64_t n, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randperm_out);
  KF__CALL_FAR(KF__OP_randperm_out, randperm_out_fn, kf__keys(out),
          (n, out),
          (&n, &out), (NULL));
}

typedef kf_status_t (*rand_generator_fn)(const kf_call_t *call, kf_int_span_t size, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_rand_generator(kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_rand_generator);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rand_generator, rand_generator_fn, kf_keyset_empty(),
          (size, generator, dtype, layout, device, pin_memory, out),
          (&size, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*rand_generator_out_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_rand_generator_out(kf_int_span_t size, kf_generator_t *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_rand_generator_out);
  KF__CALL_FAR(KF__OP_rand_generator_out, rand_generator_out_fn, kf__keys(out),
          (size, generator, out),
          (&size, &generator, &out), (NULL));
}

typedef kf_status_t (*randn_generator_fn)(const kf_call_t *call, kf_int_span_t size, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_randn_generator(kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randn_generator);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randn_generator, randn_generator_fn, kf_keyset_empty(),
          (size, generator, dtype, layout, device, pin_memory, out),
          (&size, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randn_generator_out_fn)(const kf_call_t *call, kf_int_span_t size,
    kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_randn_generator_out(kf_int_span_t size, kf_generator_t *generator, kf_tensor_t *out)
    {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randn_generator_out);
  KF__CALL_FAR(KF__OP_randn_generator_out, randn_generator_out_fn, kf__keys(out),
          (size, generator, out),
          (&size, &generator, &out), (NULL));
}

typedef kf_status_t (*rand_like_generator_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_rand_like_generator(kf_tensor_t *self, kf_generator_t *generator, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rand_like_generator);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rand_like_generator, rand_like_generator_fn, kf__keys(self),
          (self, generator, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &generator, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*rand_like_generator_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out);
kf_status_t kf_rand_like_generator_out(kf_tensor_t *self, kf_generator_t *generator, kf_opt_int_t
    memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rand_like_generator_out);
  KF__CALL_FAR(KF__OP_rand_like_generator_out, rand_like_generator_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, generator, memory_format, out),
          (&self, &generator, &memory_format, &out), (NULL));
}

typedef kf_status_t (*randn_like_generator_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_randn_like_generator(kf_tensor_t *self, kf_generator_t *generator, kf_opt_int_t
    dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t
    memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randn_like_generator);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randn_like_generator, randn_like_generator_fn, kf__keys(self),
          (self, generator, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &generator, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*randn_like_generator_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out);
kf_status_t kf_randn_like_generator_out(kf_tensor_t *self, kf_generator_t *generator, kf_opt_int_t
    memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randn_like_generator_out);
  KF__CALL_FAR(KF__OP_randn_like_generator_out, randn_like_generator_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, generator, memory_format, out),
          (&self, &generator, &memory_format, &out), (NULL));
}

typedef kf_status_t (*randint_generator_fn)(const kf_call_t *call, int64_t high, kf_int_span_t size,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_randint_generator(int64_t high, kf_int_span_t size, kf_generator_t *generator,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randint_generator);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randint_generator, randint_generator_fn, kf_keyset_empty(),
          (high, size, generator, dtype, layout, device, pin_memory, out),
          (&high, &size, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randint_generator_out_fn)(const kf_call_t *call, int64_t high, kf_int_span_t
    size, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_randint_generator_out(int64_t high, kf_int_span_t size, kf_generator_t *generator,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randint_generator_out);
  KF__CALL_FAR(KF__OP_randint_generator_out, randint_generator_out_fn, kf__keys(out),
          (high, size, generator, out),
          (&high, &size, &generator, &out), (NULL));
}

typedef kf_status_t (*randint_low_generator_fn)(const kf_call_t *call, int64_t low, int64_t high,
    kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_randint_low_generator(int64_t low, int64_t high, kf_int_span_t size, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randint_low_generator);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randint_low_generator, randint_low_generator_fn, kf_keyset_empty(),
          (low, high, size, generator, dtype, layout, device, pin_memory, out),
          (&low, &high, &size, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randint_low_generator_out_fn)(const kf_call_t *call, int64_t low, int64_t
    high, kf_int_span_t size, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_randint_low_generator_out(int64_t low, int64_t high, kf_int_span_t size,
    kf_generator_t *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randint_low_generator_out);
  KF__CALL_FAR(KF__OP_randint_low_generator_out, randint_low_generator_out_fn, kf__keys(out),
          (low, high, size, generator, out),
          (&low, &high, &size, &generator, &out), (NULL));
}

typedef kf_status_t (*randint_like_generator_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    high, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t
    device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out);
kf_status_t kf_randint_like_generator(kf_tensor_t *self, int64_t high, kf_generator_t *generator,
    kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory,
    kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_generator);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randint_like_generator, randint_like_generator_fn, kf__keys(self),
          (self, high, generator, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &high, &generator, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*randint_like_generator_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    int64_t high, kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out);
kf_status_t kf_randint_like_generator_out(kf_tensor_t *self, int64_t high, kf_generator_t
    *generator, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_generator_out);
  KF__CALL_FAR(KF__OP_randint_like_generator_out, randint_like_generator_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, high, generator, memory_format, out),
          (&self, &high, &generator, &memory_format, &out), (NULL));
}

typedef kf_status_t (*randint_like_low_generator_dtype_fn)(const kf_call_t *call, kf_tensor_t *self,
    int64_t low, int64_t high, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t
    **out);
kf_status_t kf_randint_like_low_generator_dtype(kf_tensor_t *self, int64_t low, int64_t high,
    kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device,
    kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_low_generator_dtype);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randint_like_low_generator_dtype, randint_like_low_generator_dtype_fn, kf__keys(self),
          (self, low, high, generator, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &low, &high, &generator, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*randint_like_low_generator_dtype_out_fn)(const kf_call_t *call, kf_tensor_t
    *self, int64_t low, int64_t high, kf_generator_t *generator, kf_opt_int_t memory_format,
    kf_tensor_t *out);
kf_status_t kf_randint_like_low_generator_dtype_out(kf_tensor_t *self, int64_t low, int64_t high,
    kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_low_generator_dtype_out);
  KF__CALL_FAR(KF__OP_randint_like_low_generator_dtype_out, randint_like_low_generator_dtype_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, low, high, generator, memory_format, out),
          (&self, &low, &high, &generator, &memory_format, &out), (NULL));
}

typedef kf_status_t (*randint_like_Tensor_generator_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *high, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_opt_int_t memory_format, kf_tensor_t
    **out);
kf_status_t kf_randint_like_Tensor_generator(kf_tensor_t *self, kf_tensor_t *high, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_opt_int_t memory_format, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || high == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_Tensor_generator);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randint_like_Tensor_generator, randint_like_Tensor_generator_fn, kf_keyset_or(kf__keys(self), kf__keys(high)),
          (self, high, generator, dtype, layout, device, pin_memory, memory_format, out),
          (&self, &high, &generator, &dtype, &layout, &device, &pin_memory, &memory_format), (out));
}

typedef kf_status_t (*randint_like_Tensor_generator_out_fn)(const kf_call_t *call, kf_tensor_t
    *self, kf_tensor_t *high, kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t
    *out);
kf_status_t kf_randint_like_Tensor_generator_out(kf_tensor_t *self, kf_tensor_t *high,
    kf_generator_t *generator, kf_opt_int_t memory_format, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || high == NULL || out == NULL))
    return kf__null_argument(KF__OP_randint_like_Tensor_generator_out);
  KF__CALL_FAR(KF__OP_randint_like_Tensor_generator_out, randint_like_Tensor_generator_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(high)), kf__keys(out)),
          (self, high, generator, memory_format, out),
          (&self, &high, &generator, &memory_format, &out), (NULL));
}

typedef kf_status_t (*randperm_generator_fn)(const kf_call_t *call, int64_t n, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out);
kf_status_t kf_randperm_generator(int64_t n, kf_generator_t *generator, kf_opt_int_t dtype,
    kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randperm_generator);
  *out = NULL;
  KF__CALL_FAR(KF__OP_randperm_generator, randperm_generator_fn, kf_keyset_empty(),
          (n, generator, dtype, layout, device, pin_memory, out),
          (&n, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*randperm_generator_out_fn)(const kf_call_t *call, int64_t n, kf_generator_t
    *generator, kf_tensor_t *out);
kf_status_t kf_randperm_generator_out(int64_t n, kf_generator_t *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_randperm_generator_out);
  KF__CALL_FAR(KF__OP_randperm_generator_out, randperm_generator_out_fn, kf__keys(out),
          (n, generator, out),
          (&n, &generator, &out), (NULL));
}

typedef kf_status_t (*normal_Tensor_Tensor_fn)(const kf_call_t *call, kf_tensor_t *mean, kf_tensor_t
    *std, kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_normal(kf_tensor_t *mean, kf_tensor_t *std, kf_generator_t *generator, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(mean == NULL || std == NULL || out == NULL))
    return kf__null_argument(KF__OP_normal_Tensor_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_normal_Tensor_Tensor, normal_Tensor_Tensor_fn, kf_keyset_or(kf__keys(mean), kf__keys(std)),
          (mean, std, generator, out),
          (&mean, &std, &generator), (out));
}

typedef kf_status_t (*normal_Tensor_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *mean,
    kf_tensor_t *std, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_normal_Tensor_Tensor_out(kf_tensor_t *mean, kf_tensor_t *std, kf_generator_t
    *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(mean == NULL || std == NULL || out == NULL))
    return kf__null_argument(KF__OP_normal_Tensor_Tensor_out);
  KF__CALL_FAR(KF__OP_normal_Tensor_Tensor_out, normal_Tensor_Tensor_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(mean), kf__keys(std)), kf__keys(out)),
          (mean, std, generator, out),
          (&mean, &std, &generator, &out), (NULL));
}

typedef kf_status_t (*normal_Tensor_float_fn)(const kf_call_t *call, kf_tensor_t *mean, double std,
    kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_normal_Tensor_float(kf_tensor_t *mean, double std, kf_generator_t *generator,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(mean == NULL || out == NULL))
    return kf__null_argument(KF__OP_normal_Tensor_float);
  *out = NULL;
  KF__CALL_FAR(KF__OP_normal_Tensor_float, normal_Tensor_float_fn, kf__keys(mean),
          (mean, std, generator, out),
          (&mean, &std, &generator), (out));
}

typedef kf_status_t (*normal_Tensor_float_out_fn)(const kf_call_t *call, kf_tensor_t *mean, double
    std, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_normal_Tensor_float_out(kf_tensor_t *mean, double std, kf_generator_t *generator,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(mean == NULL || out == NULL))
    return kf__null_argument(KF__OP_normal_Tensor_float_out);
  KF__CALL_FAR(KF__OP_normal_Tensor_float_out, normal_Tensor_float_out_fn, kf_keyset_or(kf__keys(mean), kf__keys(out)),
          (mean, std, generator, out),
          (&mean, &std, &generator, &out), (NULL));
}

typedef kf_status_t (*normal_float_Tensor_fn)(const kf_call_t *call, double mean, kf_tensor_t *std,
    kf_generator_t *generator, kf_tensor_t **out);
kf_status_t kf_normal_float_Tensor(double mean, kf_tensor_t *std, kf_generator_t *generator,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(std == NULL || out == NULL))
    return kf__null_argument(KF__OP_normal_float_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_normal_float_Tensor, normal_float_Tensor_fn, kf__keys(std),
          (mean, std, generator, out),
          (&mean, &std, &generator), (out));
}

typedef kf_status_t (*normal_float_Tensor_out_fn)(const kf_call_t *call, double mean, kf_tensor_t
    *std, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_normal_float_Tensor_out(double mean, kf_tensor_t *std, kf_generator_t *generator,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(std == NULL || out == NULL))
    return kf__null_argument(KF__OP_normal_float_Tensor_out);
  KF__CALL_FAR(KF__OP_normal_float_Tensor_out, normal_float_Tensor_out_fn, kf_keyset_or(kf__keys(std), kf__keys(out)),
          (mean, std, generator, out),
          (&mean, &std, &generator, &out), (NULL));
}

typedef kf_status_t (*normal_float_float_fn)(const kf_call_t *call, double mean, double std,
    kf_int_span_t size, kf_generator_t *generator, kf_opt_int_t dtype, kf_opt_int_t layout,
    kf_opt_device_t device, kf_opt_bool_t pin_memory, kf_tensor_t **out);
kf_status_t kf_normal_float_float(double mean, double std, kf_int_span_t size, kf_generator_t
    *generator, kf_opt_int_t dtype, kf_opt_int_t layout, kf_opt_device_t device, kf_opt_bool_t
    pin_memory, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_normal_float_float);
  *out = NULL;
  KF__CALL_FAR(KF__OP_normal_float_float, normal_float_float_fn, kf_keyset_empty(),
          (mean, std, size, generator, dtype, layout, device, pin_memory, out),
          (&mean, &std, &size, &generator, &dtype, &layout, &device, &pin_memory), (out));
}

typedef kf_status_t (*normal_float_float_out_fn)(const kf_call_t *call, double mean, double std,
    kf_int_span_t size, kf_generator_t *generator, kf_tensor_t *out);
kf_status_t kf_normal_float_float_out(double mean, double std, kf_int_span_t size, kf_generator_t
    *generator, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_normal_float_float_out);
  KF__CALL_FAR(KF__OP_normal_float_float_out, normal_float_float_out_fn, kf__keys(out),
          (mean, std, size, generator, out),
          (&mean, &std, &size, &generator, &out), (NULL));
}

typedef kf_status_t (*native_dropout_fn)(const kf_call_t *call, kf_tensor_t *input, double p,
    kf_opt_bool_t train, kf_tensor_t **out0, kf_tensor_t **out1);
kf_status_t kf_native_dropout(kf_tensor_t *input, double p, kf_opt_bool_t train, kf_tensor_t **out0,
    kf_tensor_t **out1) {
  if (KF_UNLIKELY(input == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_native_dropout);
  *out0 = NULL;
  *out1 = NULL;
  KF__CALL_FAR(KF__OP_native_dropout, native_dropout_fn, kf__keys(input),
          (input, p, train, out0, out1),
          (&input, &p, &train), (out0, out1));
}

typedef kf_status_t (*native_dropout_out_fn)(const kf_call_t *call, kf_tensor_t *input, double p,
    kf_opt_bool_t train, kf_tensor_t *out0, kf_tensor_t *out1);
kf_status_t kf_native_dropout_out(kf_tensor_t *input, double p, kf_opt_bool_t train, kf_tensor_t
    *out0, kf_tensor_t *out1) {
  if (KF_UNLIKELY(input == NULL || out0 == NULL || out1 == NULL))
    return kf__null_argument(KF__OP_native_dropout_out);
  KF__CALL_FAR(KF__OP_native_dropout_out, native_dropout_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(input), kf__keys(out0)), kf__keys(out1)),
          (input, p, train, out0, out1),
          (&input, &p, &train, &out0, &out1), (NULL));
}

typedef kf_status_t (*native_dropout_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_tensor_t *mask, double scale, kf_tensor_t **out);
kf_status_t kf_native_dropout_backward(kf_tensor_t *grad_output, kf_tensor_t *mask, double scale,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || mask == NULL || out == NULL))
    return kf__null_argument(KF__OP_native_dropout_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_native_dropout_backward, native_dropout_backward_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(mask)),
          (grad_output, mask, scale, out),
          (&grad_output, &mask, &scale), (out));
}

typedef kf_status_t (*native_dropout_backward_out_fn)(const kf_call_t *call, kf_tensor_t
    *grad_output, kf_tensor_t *mask, double scale, kf_tensor_t *out);
kf_status_t kf_native_dropout_backward_out(kf_tensor_t *grad_output, kf_tensor_t *mask, double
    scale, kf_tensor_t *out) {
  if (KF_UNLIKELY(grad_output == NULL || mask == NULL || out == NULL))
    return kf__null_argument(KF__OP_native_dropout_backward_out);
  KF__CALL_FAR(KF__OP_native_dropout_backward_out, native_dropout_backward_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad_output), kf__keys(mask)), kf__keys(out)),
          (grad_output, mask, scale, out),
          (&grad_output, &mask, &scale, &out), (NULL));
}

typedef kf_status_t (*dropout_fn)(const kf_call_t *call, kf_tensor_t *input, double p, bool train,
    kf_tensor_t **out);
kf_status_t kf_dropout(kf_tensor_t *input, double p, bool train, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_dropout);
  *out = NULL;
  KF__CALL_FAR(KF__OP_dropout, dropout_fn, kf__keys(input),
          (input, p, train, out),
          (&input, &p, &train), (out));
}

typedef kf_status_t (*dropout__fn)(const kf_call_t *call, kf_tensor_t *self, double p, bool train);
kf_status_t kf_dropout_(kf_tensor_t *self, double p, bool train) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_dropout_);
  KF__CALL_FAR(KF__OP_dropout_, dropout__fn, kf__keys(self),
          (self, p, train),
          (&self, &p, &train), (NULL));
}

typedef kf_status_t (*feature_dropout_fn)(const kf_call_t *call, kf_tensor_t *input, double p, bool
    train, kf_tensor_t **out);
kf_status_t kf_feature_dropout(kf_tensor_t *input, double p, bool train, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_feature_dropout);
  *out = NULL;
  KF__CALL_FAR(KF__OP_feature_dropout, feature_dropout_fn, kf__keys(input),
          (input, p, train, out),
          (&input, &p, &train), (out));
}

typedef kf_status_t (*feature_dropout__fn)(const kf_call_t *call, kf_tensor_t *self, double p, bool
    train);
kf_status_t kf_feature_dropout_(kf_tensor_t *self, double p, bool train) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_feature_dropout_);
  KF__CALL_FAR(KF__OP_feature_dropout_, feature_dropout__fn, kf__keys(self),
          (self, p, train),
          (&self, &p, &train), (NULL));
}

typedef kf_status_t (*alpha_dropout_fn)(const kf_call_t *call, kf_tensor_t *input, double p, bool
    train, kf_tensor_t **out);
kf_status_t kf_alpha_dropout(kf_tensor_t *input, double p, bool train, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_alpha_dropout);
  *out = NULL;
  KF__CALL_FAR(KF__OP_alpha_dropout, alpha_dropout_fn, kf__keys(input),
          (input, p, train, out),
          (&input, &p, &train), (out));
}

typedef kf_status_t (*alpha_dropout__fn)(const kf_call_t *call, kf_tensor_t *self, double p, bool
    train);
kf_status_t kf_alpha_dropout_(kf_tensor_t *self, double p, bool train) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_alpha_dropout_);
  KF__CALL_FAR(KF__OP_alpha_dropout_, alpha_dropout__fn, kf__keys(self),
          (self, p, train),
          (&self, &p, &train), (NULL));
}

typedef kf_status_t (*feature_alpha_dropout_fn)(const kf_call_t *call, kf_tensor_t *input, double p,
    bool train, kf_tensor_t **out);
kf_status_t kf_feature_alpha_dropout(kf_tensor_t *input, double p, bool train, kf_tensor_t **out) {
  if (KF_UNLIKELY(input == NULL || out == NULL))
    return kf__null_argument(KF__OP_feature_alpha_dropout);
  *out = NULL;
  KF__CALL_FAR(KF__OP_feature_alpha_dropout, feature_alpha_dropout_fn, kf__keys(input),
          (input, p, train, out),
          (&input, &p, &train), (out));
}

typedef kf_status_t (*feature_alpha_dropout__fn)(const kf_call_t *call, kf_tensor_t *self, double p,
    bool train);
kf_status_t kf_feature_alpha_dropout_(kf_tensor_t *self, double p, bool train) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_feature_alpha_dropout_);
  KF__CALL_FAR(KF__OP_feature_alpha_dropout_, feature_alpha_dropout__fn, kf__keys(self),
          (self, p, train),
          (&self, &p, &train), (NULL));
}
