/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

const kf__autograd_entry_t kf__autograd_sparse[] = {
    KF__REFUSES(_convert_indices_from_coo_to_csr_out, TibT),
    KF__REFUSES(_convert_indices_from_csr_to_coo_out, TTbbT),
    KF__AUTOGRAD_LAST,
};
