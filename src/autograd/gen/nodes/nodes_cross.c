/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(linalg_cross) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_linalg_cross(grads[0], kf__d_conj(v[2].tensor),
      v[1].integer));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_linalg_cross(kf__d_conj(v[0].tensor), grads[0],
      v[1].integer));
}
KF__FIELDS(linalg_cross, KF__KEPT("other", TENSOR, 0, 1, TENSOR, 1, 0),
    KF__KEPT("dim", INT, 16, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("self", TENSOR, 24, 0, TENSOR, 2, 0))
KF__NODE(linalg_cross, "LinalgCrossBackward0", fields_linalg_cross, 40, 5, 0, .derivatives = 2,
    .reads_first = true)

const kf__autograd_entry_t kf__autograd_cross[] = {
    KF__RECORDS(linalg_cross, TTi, T, linalg_cross, .edges = 3, .arguments = 3, .results = 1,
        .outputs = 1, .before = 7),
    KF__REFUSES(linalg_cross_out, TTiT),
    KF__REFUSES(cross_out, TTIT),
    KF__AUTOGRAD_LAST,
};
