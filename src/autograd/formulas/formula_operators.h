/* The operators that formulas of described nodes call, as expressions with all of their arguments:
 * kf__scoped_mul(a, b) is kf_mul with a result that belongs to the scope, NULL once something has
 * failed. gen/formula_operators.inc has a row for each. */
#ifndef KF_AUTOGRAD_FORMULAS_FORMULA_OPERATORS_H
#define KF_AUTOGRAD_FORMULAS_FORMULA_OPERATORS_H

#include <keyfall/ops.h>

#include "ops/catalogue/call_signature.h"

#define KF__FORMULA_OPERATOR(name, function, in) kf_tensor_t *name(KF__INPUTS(in));
#include "autograd/gen/formula_operators.inc"
#undef KF__FORMULA_OPERATOR

#endif
