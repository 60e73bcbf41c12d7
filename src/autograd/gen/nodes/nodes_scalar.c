/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

const kf__autograd_entry_t kf__autograd_scalar[] = {
    KF__AUTOGRAD_ENTRY(_local_scalar_dense, NOTHING, NULL),
    KF__AUTOGRAD_LAST,
};
