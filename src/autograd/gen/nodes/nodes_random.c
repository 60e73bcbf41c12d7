/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(uniform) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(uniform, "UniformBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(normal_functional) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(normal_functional, "NormalBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(log_normal) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(log_normal, "LogNormalBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(cauchy) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(cauchy, "CauchyBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(exponential) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(exponential, "ExponentialBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(geometric) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(geometric, "GeometricBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(random) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(random, "RandomBackward2", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(random_from) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(random_from, "RandomBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(random_to) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(random_to, "RandomBackward1", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(bernoulli_p) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bernoulli_p, "BernoulliBackward2", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(bernoulli_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__d_zeros_of(grads[0], v[0].ints));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__FIELDS(bernoulli_Tensor, KF__KEPT("p_sym_sizes", INTS, 0, 1, SIZES, 2, 0))
KF__NODE(bernoulli_Tensor, "BernoulliBackward1", fields_bernoulli_Tensor, 56, 0, 1,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(bernoulli) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(bernoulli, "BernoulliBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(poisson) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_zeros_like(grads[0], kf_no_int(), kf_no_int(),
      kf_no_device(), kf_no_bool(), kf_no_int()));
}
KF__NODE(poisson, "PoissonBackward0", NULL, 0, 0, 0, .derivatives = 1, .reads_first = true)

KF__FORMULA(_standard_gamma) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_mul(grads[0],
      kf__scoped_raw_standard_gamma_grad(v[0].tensor, v[1].tensor)));
}
KF__FIELDS(_standard_gamma, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result", TENSOR, 16, 2, OUTPUT, KF__ALWAYS, 0))
KF__NODE(_standard_gamma, "StandardGammaBackward0", fields__standard_gamma, 32, 3, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(_standard_gamma_grad) {
  if (wants & 1) kf__scope_note(kf__not_implemented("_standard_gamma_grad"));
  (void)out;
}
KF__NODE(_standard_gamma_grad, "StandardGammaGradBackward0", NULL, 0, 0, 0, .derivatives = 1)

KF__FORMULA(rrelu_with_noise) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_rrelu_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].number, v[3].number, v[4].truth, false));
}
KF__FIELDS(rrelu_with_noise, KF__KEPT("self", TENSOR, 0, 0, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("noise", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("lower", SCALAR, 32, 2, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("upper", SCALAR, 56, 3, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("training", BOOL, 80, 4, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(rrelu_with_noise, "RreluWithNoiseBackward0", fields_rrelu_with_noise, 81, 3, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(rrelu_with_noise_) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_rrelu_grad(grads[0], v[0].tensor, v[1].tensor,
      v[2].number, v[3].number, v[4].truth, true));
}
KF__FIELDS(rrelu_with_noise_, KF__KEPT("result", TENSOR, 0, 6, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("noise", TENSOR, 16, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("lower", SCALAR, 32, 2, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("upper", SCALAR, 56, 3, 24_BYTES, KF__ALWAYS, 0),
    KF__KEPT("training", BOOL, 80, 4, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(rrelu_with_noise_, "RreluWithNoiseBackward0", fields_rrelu_with_noise_, 81, 3, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(normal_Tensor_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_zeros_of(grads[0], v[0].ints));
  if (wants & 2) out[1] = kf_scope_keep(kf__d_zeros_of(grads[0], v[1].ints));
}
KF__FIELDS(normal_Tensor_Tensor, KF__KEPT("mean_sym_sizes", INTS, 0, 0, SIZES, 1, 0),
    KF__KEPT("std_sym_sizes", INTS, 56, 1, SIZES, 2, 0))
KF__NODE(normal_Tensor_Tensor, "NormalBackward3", fields_normal_Tensor_Tensor, 112, 0, 3,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(normal_Tensor_float) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_zeros_of(grads[0], v[0].ints));
}
KF__FIELDS(normal_Tensor_float, KF__KEPT("mean_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0))
KF__NODE(normal_Tensor_float, "NormalBackward1", fields_normal_Tensor_float, 56, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(normal_float_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_zeros_of(grads[0], v[0].ints));
}
KF__FIELDS(normal_float_Tensor, KF__KEPT("std_sym_sizes", INTS, 0, 1, SIZES, KF__ALWAYS, 0))
KF__NODE(normal_float_Tensor, "NormalBackward2", fields_normal_float_Tensor, 56, 0, 1,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(native_dropout) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_native_dropout_backward(grads[0], v[0].tensor,
      ((v[1].real == 1) ? 1.0 : ((double)(1.0) / (double)((1.0 - v[1].real))))));
}
KF__FIELDS(native_dropout, KF__KEPT("result1", TENSOR, 0, 4, RESULT, KF__ALWAYS, 0),
    KF__KEPT("p", FLOAT, 16, 1, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(native_dropout, "NativeDropoutBackward0", fields_native_dropout, 24, 1, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(native_dropout_backward) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_native_dropout_backward(grads[0], v[0].tensor,
      v[1].real));
  if (wants & 2) kf__scope_note(kf__not_implemented("native_dropout_backward: mask"));
}
KF__FIELDS(native_dropout_backward, KF__KEPT("mask", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("scale", FLOAT, 16, 2, 8_BYTES, 1, 0))
KF__NODE(native_dropout_backward, "NativeDropoutBackwardBackward0", fields_native_dropout_backward,
    24, 1, 0, .derivatives = 2, .reads_first = true)

const kf__autograd_entry_t kf__autograd_random[] = {
    KF__RECORDS(uniform, TffG, T, uniform, .edges = 1, .arguments = 4, .results = 1, .outputs = 1),
    KF__RECORDS(uniform_, TffG, 0, uniform, .edges = 1, .arguments = 4,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(uniform_out, TffGT),
    KF__RECORDS(normal_functional, TffG, T, normal_functional, .edges = 1, .arguments = 4,
        .results = 1, .outputs = 1),
    KF__RECORDS(normal_, TffG, 0, normal_functional, .edges = 1, .arguments = 4,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(normal_out, TffGT),
    KF__RECORDS(log_normal, TffG, T, log_normal, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1),
    KF__RECORDS(log_normal_, TffG, 0, log_normal, .edges = 1, .arguments = 4,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(log_normal_out, TffGT),
    KF__RECORDS(cauchy, TffG, T, cauchy, .edges = 1, .arguments = 4, .results = 1, .outputs = 1),
    KF__RECORDS(cauchy_, TffG, 0, cauchy, .edges = 1, .arguments = 4,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(cauchy_out, TffGT),
    KF__RECORDS(exponential, TfG, T, exponential, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1),
    KF__RECORDS(exponential_, TfG, 0, exponential, .edges = 1, .arguments = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(exponential_out, TfGT),
    KF__RECORDS(geometric, TfG, T, geometric, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1),
    KF__RECORDS(geometric_, TfG, 0, geometric, .edges = 1, .arguments = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(geometric_out, TfGT),
    KF__RECORDS(random, TG, T, random, .edges = 1, .arguments = 2, .results = 1, .outputs = 1),
    KF__RECORDS(random_, TG, 0, random, .edges = 1, .arguments = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(random_out, TGT),
    KF__RECORDS(random_from, TiIG, T, random_from, .edges = 1, .arguments = 4, .results = 1,
        .outputs = 1),
    KF__RECORDS(random__from, TiIG, 0, random_from, .edges = 1, .arguments = 4,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(random_from_out, TiIGT),
    KF__RECORDS(random_to, TiG, T, random_to, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1),
    KF__RECORDS(random__to, TiG, 0, random_to, .edges = 1, .arguments = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(random_to_out, TiGT),
    KF__RECORDS(bernoulli_p, TfG, T, bernoulli_p, .edges = 1, .arguments = 3, .results = 1,
        .outputs = 1),
    KF__RECORDS(bernoulli__float, TfG, 0, bernoulli_p, .edges = 1, .arguments = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(bernoulli_float_out, TfGT),
    KF__RECORDS(bernoulli_Tensor, TTG, T, bernoulli_Tensor, .edges = 3, .arguments = 3,
        .results = 1, .outputs = 1, .before = 1),
    KF__RECORDS(bernoulli__Tensor, TTG, 0, bernoulli_Tensor, .edges = 3, .arguments = 3,
        .before = 1, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE),
    KF__REFUSES(bernoulli_Tensor_out, TTGT),
    KF__RECORDS(bernoulli, TG, T, bernoulli, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1),
    KF__REFUSES(bernoulli_out, TGT),
    KF__RECORDS(poisson, TG, T, poisson, .edges = 1, .arguments = 2, .results = 1, .outputs = 1),
    KF__REFUSES(poisson_out, TGT),
    KF__RECORDS(_standard_gamma, TG, T, _standard_gamma, .edges = 1, .arguments = 2, .results = 1,
        .outputs = 1, .before = 1, .after = 2),
    KF__REFUSES(_standard_gamma_out, TGT),
    KF__RECORDS(_standard_gamma_grad, TT, T, _standard_gamma_grad, .edges = 1, .refused = 2,
        .arguments = 2, .results = 1, .outputs = 1, .flags = KF__RECORD_SOME),
    KF__REFUSES(_standard_gamma_grad_out, TTT),
    KF__AUTOGRAD_ENTRY(_sample_dirichlet, MISSING, NULL),
    KF__REFUSES(_sample_dirichlet_out, TGT),
    KF__AUTOGRAD_ENTRY(_dirichlet_grad, MISSING, NULL),
    KF__REFUSES(_dirichlet_grad_out, TTTT),
    KF__AUTOGRAD_ENTRY(binomial, MISSING, NULL),
    KF__REFUSES(binomial_out, TTGT),
    KF__AUTOGRAD_ENTRY(multinomial, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(multinomial_out, NOTHING, NULL),
    KF__RECORDS(rrelu_with_noise, TTssbG, T, rrelu_with_noise, .edges = 1, .refused = 2,
        .arguments = 6, .results = 1, .outputs = 1, .before = 29, .after = 2,
        .flags = KF__RECORD_TRACKS | KF__RECORD_SOME),
    KF__RECORDS(rrelu_with_noise_, TTssbG, 0, rrelu_with_noise_, .edges = 1, .refused = 2,
        .arguments = 6, .before = 28, .after = 3,
        .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(rrelu_with_noise_out, TTssbGT),
    KF__AUTOGRAD_ENTRY(rand, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(rand_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randn, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randn_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(rand_like, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(rand_like_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randn_like, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randn_like_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_low, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_low_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_low_dtype, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_low_dtype_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_Tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_Tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randperm, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randperm_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(rand_generator, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(rand_generator_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randn_generator, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randn_generator_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(rand_like_generator, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(rand_like_generator_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randn_like_generator, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randn_like_generator_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_generator, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_generator_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_low_generator, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_low_generator_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_generator, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_generator_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_low_generator_dtype, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_low_generator_dtype_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_Tensor_generator, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randint_like_Tensor_generator_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randperm_generator, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(randperm_generator_out, NOTHING, NULL),
    KF__RECORDS(normal_Tensor_Tensor, TTG, T, normal_Tensor_Tensor, .edges = 3, .arguments = 3,
        .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(normal_Tensor_Tensor_out, TTGT),
    KF__RECORDS(normal_Tensor_float, TfG, T, normal_Tensor_float, .edges = 1, .arguments = 3,
        .results = 1, .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(normal_Tensor_float_out, TfGT),
    KF__RECORDS(normal_float_Tensor, fTG, T, normal_float_Tensor, .edges = 2, .arguments = 3,
        .results = 1, .outputs = 1, .before = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(normal_float_Tensor_out, fTGT),
    KF__AUTOGRAD_ENTRY(normal_float_float, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(normal_float_float_out, NOTHING, NULL),
    KF__RECORDS(native_dropout, TfB, TT, native_dropout, .edges = 1, .arguments = 3, .results = 2,
        .outputs = 1, .before = 2, .after = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(native_dropout_out, TfBTT),
    KF__RECORDS(native_dropout_backward, TTf, T, native_dropout_backward, .edges = 3,
        .arguments = 3, .results = 1, .outputs = 1, .before = 3, .flags = KF__RECORD_OWN),
    KF__REFUSES(native_dropout_backward_out, TTfT),
    KF__AUTOGRAD_LAST,
};
