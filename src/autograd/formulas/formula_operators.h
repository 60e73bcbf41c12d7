/* Operators for the formulas of described nodes, in expression form with every argument explicit:
 * kf__scoped_mul(a, b) calls kf_mul and returns a result that the scope owns, or NULL once anything
 * in the scope has failed. gen/formula_operators.inc has an entry for each. */
#ifndef KF_AUTOGRAD_FORMULAS_FORMULA_OPERATORS_H
#define KF_AUTOGRAD_FORMULAS_FORMULA_OPERATORS_H

#include <keyfall/ops.h>

#include "ops/catalogue/call_signature.h"

#define KF__FORMULA_OPERATOR(name, function, in) kf_tensor_t *name(KF__INPUTS(in));
#include "autograd/gen/formula_operators.inc"
#undef KF__FORMULA_OPERATOR

#endif
