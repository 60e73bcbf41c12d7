/* The functions of formula_operators.h. */
#include "autograd/formulas/formula_operators.h"

#include <keyfall/scope.h>

#define KF__FORMULA_OPERATOR(name, function, in)               \
  kf_tensor_t *name(KF__INPUTS(in)) {                          \
    kf_tensor_t *made = NULL;                                  \
    if (kf_scope_has_failed()) return NULL;                    \
    kf_status_t status = function(KF__INPUT_NAMES(in), &made); \
    return kf_scope_take(status, made);                        \
  }
#include "autograd/gen/formula_operators.inc"
