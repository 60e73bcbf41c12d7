/* Signatures as macros, for functions that serve every operator of a signature.
 *
 * Note [Signatures]
 * Hundreds of operators have the same C parameters. A signature is two lists: of arguments, with a
 * letter for each (T: a tensor, U: one that may be NULL, x: a list of tensors, and the letters of
 * KF__TYPE_…), and of results, with the letters of KF__RESULT_…; 0 is an empty list.
 * `KF__PARAMS(TI, T)` is `kf_tensor_t *a, kf_opt_int_t b, kf_tensor_t **out`. The lists of
 * arguments are generated (gen/arguments.h). Each is a macro that applies T, U or X to the name of
 * a tensor and A to letter and name of any other argument, with S in between. The lists of results
 * are below. */
#ifndef KF_OPS_CATALOGUE_CALL_SIGNATURE_H
#define KF_OPS_CATALOGUE_CALL_SIGNATURE_H

#include <keyfall/call.h>
#include <keyfall/tensor.h>

#include "ops/gen/arguments.h"

/* The C types of letters: INPUT_LETTERS and OUTPUT_LETTERS of tools/opgen/signatures.py. */
#define KF__TYPE_G kf_generator_t *
#define KF__TYPE_O kf_storage_t *
#define KF__TYPE_i int64_t
#define KF__TYPE_f double
#define KF__TYPE_b bool
#define KF__TYPE_c kf_complex_t
#define KF__TYPE_s kf_scalar_t
#define KF__TYPE_t kf_str_t
#define KF__TYPE_e kf_dtype_t
#define KF__TYPE_l kf_layout_t
#define KF__TYPE_o kf_memory_format_t
#define KF__TYPE_d kf_device_t
#define KF__TYPE_m kf_stream_t
#define KF__TYPE_I kf_opt_int_t
#define KF__TYPE_F kf_opt_float_t
#define KF__TYPE_B kf_opt_bool_t
#define KF__TYPE_Z kf_opt_scalar_t
#define KF__TYPE_D kf_opt_device_t
#define KF__TYPE_n kf_int_span_t
#define KF__TYPE_r kf_float_span_t
#define KF__TYPE_q kf_bool_span_t
#define KF__TYPE_V kf_value_t
#define KF__RESULT_T kf_tensor_t **
#define KF__RESULT_L kf_list_t **
#define KF__RESULT_i int64_t *
#define KF__RESULT_f double *
#define KF__RESULT_b bool *
#define KF__RESULT_s kf_scalar_t *
#define KF__RESULT_k kf_sym_int_t *
#define KF__RESULT_e kf_dtype_t *
#define KF__RESULT_V kf_value_t *

/* Lists of results. R: the out pointer of an object, N: that of a number or value; F comes before
 * the first, S between them, E stands for an empty list. */
#define KF__OUT_0(R, N, F, S, E) E
#define KF__OUT_T(R, N, F, S, E) F R(T, out)
#define KF__OUT_TT(R, N, F, S, E) \
  F R(T, out0)                    \
  S R(T, out1)
#define KF__OUT_TTT(R, N, F, S, E) \
  F R(T, out0)                     \
  S R(T, out1)                     \
  S R(T, out2)
#define KF__OUT_TTTT(R, N, F, S, E) \
  F R(T, out0)                      \
  S R(T, out1)                      \
  S R(T, out2)                      \
  S R(T, out3)
#define KF__OUT_TTTTi(R, N, F, S, E) \
  F R(T, out0)                       \
  S R(T, out1)                       \
  S R(T, out2)                       \
  S R(T, out3)                       \
  S N(i, out4)
#define KF__OUT_TTTTkk(R, N, F, S, E) \
  F R(T, out0)                        \
  S R(T, out1)                        \
  S R(T, out2)                        \
  S R(T, out3)                        \
  S N(k, out4)                        \
  S N(k, out5)
#define KF__OUT_TTTTT(R, N, F, S, E) \
  F R(T, out0)                       \
  S R(T, out1)                       \
  S R(T, out2)                       \
  S R(T, out3)                       \
  S R(T, out4)
#define KF__OUT_TTTTTT(R, N, F, S, E) \
  F R(T, out0)                        \
  S R(T, out1)                        \
  S R(T, out2)                        \
  S R(T, out3)                        \
  S R(T, out4)                        \
  S R(T, out5)
#define KF__OUT_TTTTTTT(R, N, F, S, E) \
  F R(T, out0)                         \
  S R(T, out1)                         \
  S R(T, out2)                         \
  S R(T, out3)                         \
  S R(T, out4)                         \
  S R(T, out5)                         \
  S R(T, out6)
#define KF__OUT_L(R, N, F, S, E) F R(L, out)
#define KF__OUT_TL(R, N, F, S, E) \
  F R(T, out0)                    \
  S R(L, out1)
#define KF__OUT_i(R, N, F, S, E) F N(i, out)
#define KF__OUT_f(R, N, F, S, E) F N(f, out)
#define KF__OUT_b(R, N, F, S, E) F N(b, out)
#define KF__OUT_s(R, N, F, S, E) F N(s, out)
#define KF__OUT_k(R, N, F, S, E) F N(k, out)
#define KF__OUT_e(R, N, F, S, E) F N(e, out)
#define KF__OUT_V(R, N, F, S, E) F N(V, out)

#define KF__COMMA ,
#define KF__NOTHING
#define KF__NO_TENSOR(name)
#define KF__NO_OTHER(letter, name)

#define KF__DECLARE_TENSOR(name) kf_tensor_t *name
#define KF__DECLARE_LIST(name) kf_tensor_span_t name
#define KF__DECLARE_OTHER(letter, name) KF__TYPE_##letter name
#define KF__DECLARE_RESULT(letter, name) KF__RESULT_##letter name
#define KF__NAME_TENSOR(name) name
#define KF__NAME_OTHER(letter, name) name
#define KF__COPY_TENSOR(name) KF_ARG(name)
#define KF__COPY_OTHER(letter, name) KF_ARG(name)
#define KF__ADDRESS_TENSOR(name) &name
#define KF__ADDRESS_OTHER(letter, name) &name

/* Parameters: all, and the arguments alone. */
#define KF__INPUTS(in)                                                                     \
  KF__IN_##in(KF__DECLARE_TENSOR, KF__DECLARE_TENSOR, KF__DECLARE_LIST, KF__DECLARE_OTHER, \
              KF__COMMA)
#define KF__PARAMS(in, out) \
  KF__INPUTS(in)            \
  KF__OUT_##out(KF__DECLARE_RESULT, KF__DECLARE_RESULT, KF__COMMA, KF__COMMA, KF__NOTHING)
/* The results alone. */
#define KF__RESULTS(out) \
  KF__OUT_##out(KF__DECLARE_RESULT, KF__DECLARE_RESULT, KF__NOTHING, KF__COMMA, void)
/* The same names as arguments of a call. */
#define KF__INPUT_NAMES(in) \
  KF__IN_##in(KF__NAME_TENSOR, KF__NAME_TENSOR, KF__NAME_TENSOR, KF__NAME_OTHER, KF__COMMA)
#define KF__NAMES(in, out) \
  KF__INPUT_NAMES(in)      \
  KF__OUT_##out(KF__NAME_OTHER, KF__NAME_OTHER, KF__COMMA, KF__COMMA, KF__NOTHING)
/* For boxed calls: an array of pointers to copies of the arguments, and one of the out pointers. */
#define KF__COPIES(in) \
  KF__IN_##in(KF__COPY_TENSOR, KF__COPY_TENSOR, KF__COPY_TENSOR, KF__COPY_OTHER, KF__COMMA)
#define KF__OUT_POINTERS(out) \
  KF__OUT_##out(KF__NAME_OTHER, KF__NAME_OTHER, KF__NOTHING, KF__COMMA, NULL)
/* Pointers to the arguments themselves: less code, but it forces them out of registers. */
#define KF__ADDRESSES(in)                                                                    \
  KF__IN_##in(KF__ADDRESS_TENSOR, KF__ADDRESS_TENSOR, KF__ADDRESS_TENSOR, KF__ADDRESS_OTHER, \
              KF__COMMA)
/* T, U or X for each tensor among the arguments; R and N for each result. */
#define KF__EACH_TENSOR(in, T, U, X) KF__IN_##in(T, U, X, KF__NO_OTHER, KF__NOTHING)
#define KF__EACH_RESULT(out, R, N) KF__OUT_##out(R, N, KF__NOTHING, KF__NOTHING, KF__NOTHING)

/* Declares the type of kernels. */
#define KF__KERNEL_TYPE(name, in, out) \
  typedef kf_status_t (*name)(const kf_call_t *, KF__PARAMS(in, out))

#endif
