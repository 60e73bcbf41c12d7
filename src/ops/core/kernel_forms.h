/* The kernels of an operator's forms, for generated files. Each form prepares its kf_results_t and
 * passes it to run_NAME, which all forms share: it checks the arguments, runs the rule and calls
 * the compute function. kf__results_finish ends every form, also after a failure, so that nothing
 * leaks and resized tensors get their shape back. `in` and `res` are the lists of the functional
 * form: Note [Signatures]. Parameters have single letters as names, so nothing else here has. */
#ifndef KF_OPS_CORE_KERNEL_FORMS_H
#define KF_OPS_CORE_KERNEL_FORMS_H

#include "ops/catalogue/call_signature.h"
#include "ops/core/kernel_support.h"

#define KF__DECLARE_GIVEN(letter, name) kf_tensor_t *name
/* The parameters of an out= form: the results are tensors that are given. */
#define KF__GIVEN_PARAMS(in, res) \
  KF__INPUTS(in)                  \
  KF__OUT_##res(KF__DECLARE_GIVEN, KF__DECLARE_GIVEN, KF__COMMA, KF__COMMA, KF__NOTHING)

#define KF__FUNCTIONAL_FORM(name, run, in, res)                                          \
  static kf_status_t functional_##name(const kf_call_t *call, KF__PARAMS(in, res)) {     \
    kf_tensor_t **const outs[] = {KF__OUT_POINTERS(res)};                                \
    kf_results_t made;                                                                   \
    kf__results_functional(&made, call, sizeof outs / sizeof *outs);                     \
    return kf__results_finish(&made, run_##run(call, &made, KF__INPUT_NAMES(in)), outs); \
  }
/* Writes to its first argument; `names`: the arguments in the order of the functional form. */
#define KF__REORDERED_FORM(name, run, in, names)                                     \
  static kf_status_t inplace_##name(const kf_call_t *call, KF__INPUTS(in)) {         \
    kf_tensor_t *const given[] = {a};                                                \
    KF_TRY(kf__check_given(call, given, 1, KF__FORM_INPLACE));                       \
    kf_results_t made;                                                               \
    kf__results_given(&made, call, KF__FORM_INPLACE, 1, given);                      \
    return kf__results_finish(&made, run_##run(call, &made, KF_UNPACK names), NULL); \
  }
#define KF__INPLACE_FORM(name, run, in) KF__REORDERED_FORM(name, run, in, (KF__INPUT_NAMES(in)))
/* `how`: what types the given tensors may have, a kf__out_t. */
#define KF__INLINE_OUT_FORM(name, run, in, res, how)                                     \
  static kf_status_t out_##name(const kf_call_t *call, KF__GIVEN_PARAMS(in, res)) {      \
    kf_tensor_t *const given[] = {KF__OUT_POINTERS(res)};                                \
    KF_TRY(kf__check_given(call, given, sizeof given / sizeof *given, KF__FORM_OUT));    \
    kf_results_t made;                                                                   \
    kf__results_given(&made, call, KF__FORM_OUT, sizeof given / sizeof *given, given);   \
    made.out = how;                                                                      \
    return kf__results_finish(&made, run_##run(call, &made, KF__INPUT_NAMES(in)), NULL); \
  }
/* out= forms are rare: all but those of the most frequent operators are compiled for size. */
#define KF__OUT_FORM(name, run, in, res, how) KF__COLD KF__INLINE_OUT_FORM(name, run, in, res, how)

#endif
