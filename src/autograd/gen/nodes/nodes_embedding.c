/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(_embedding_bag) {
  if (wants & 2) out[1] = kf_scope_keep(kf__d_embedding_bag_samples(grads[0], v[10].tensor,
      v[0].tensor, v[1].tensor, v[9].integer));
  if (wants & 1) out[0] = kf_scope_keep(kf__d_embedding_bag_weight(grads[0], v[0].tensor,
      v[1].tensor, v[2].tensor, v[3].tensor, v[4].ints, v[5].truth, v[6].integer, v[7].truth,
      v[8].tensor, v[9].integer));
}
KF__FIELDS(_embedding_bag, KF__KEPT("indices", TENSOR, 0, 1, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("offsets", TENSOR, 16, 2, TENSOR, KF__ALWAYS, 0),
    KF__KEPT("result2", TENSOR, 32, 11, RESULT, 1, 0),
    KF__KEPT("result3", TENSOR, 48, 12, RESULT, 1, 0),
    KF__KEPT("weight_sym_sizes", INTS, 64, 0, SIZES, 1, 0),
    KF__KEPT("scale_grad_by_freq", BOOL, 120, 3, 1_BYTE, 1, 0),
    KF__KEPT("mode", INT, 128, 4, 8_BYTES, 1, 0), KF__KEPT("sparse", BOOL, 136, 5, 1_BYTE, 1, 0),
    KF__KEPT("per_sample_weights", TENSOR, 144, 6, TENSOR, 1, 0),
    KF__KEPT("padding_idx", INT, 160, 8, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("weight", TENSOR, 168, 0, TENSOR, 2, 0))
KF__NODE(_embedding_bag, "EmbeddingBagBackward0", fields__embedding_bag, 184, 1295, 16,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(embedding_renorm) {
  if (wants & 1) kf__scope_note(kf__not_implemented("embedding_renorm"));
  (void)out;
}
KF__NODE(embedding_renorm, "EmbeddingRenormBackward0", NULL, 0, 0, 0, .derivatives = 1)

const kf__autograd_entry_t kf__autograd_embedding[] = {
    KF__RECORDS(_embedding_bag, TTTbibUbi, TTTT, _embedding_bag, .edges = 65, .refused = 6,
        .arguments = 9, .results = 4, .outputs = 1, .before = 2035, .after = 12,
        .flags = KF__RECORD_SOME),
    KF__REFUSES(_embedding_bag_out, TTTbibUbiTTTT),
    KF__AUTOGRAD_ENTRY(_embedding_bag_forward_only, MISSING, NULL),
    KF__REFUSES(_embedding_bag_forward_only_out, TTTbibUbiTTTT),
    KF__RECORDS(embedding_renorm, TTff, T, embedding_renorm, .edges = 1, .refused = 2,
        .arguments = 4, .results = 1, .outputs = 1, .flags = KF__RECORD_SOME),
    KF__RECORDS(embedding_renorm_, TTff, 0, embedding_renorm, .edges = 1, .refused = 2,
        .arguments = 4, .flags = KF__RECORD_TRACKS | KF__RECORD_IN_PLACE | KF__RECORD_SOME),
    KF__REFUSES(embedding_renorm_out, TTffT),
    KF__AUTOGRAD_LAST,
};
