/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "autograd/formulas/formula_support.h"

const kf__autograd_entry_t kf__autograd_scalar[] = {
    {KF__OP__local_scalar_dense, KF__AUTOGRAD_NOTHING, NULL},
    {0, KF__AUTOGRAD_END, NULL},
};
