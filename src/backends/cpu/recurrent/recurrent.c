/* What both directions of recurrent layers share: the description of a call, and products with
 * weights that are packed once. See Note [Recurrent layers]. */
#include "backends/cpu/recurrent/recurrent.h"

kf_status_t kf__recurrent_init(kf__recurrent_t *run, const kf_tensor_t *input,
                               const kf_tensor_t *hx, bool reverse, kf_int_span_t batch_sizes,
                               int64_t mode) {
  const bool packed = batch_sizes.size > 0;
  run->dtype = kf__dtype(input);
  run->item = kf__dtype_sizes[run->dtype];
  run->gemm = run->dtype == KF_DTYPE_FLOAT64 ? &kf__loops_gemm()->f64 : &kf__loops_gemm()->f32;
  run->cells = &kf__loops_recurrent()->cells[run->dtype == KF_DTYPE_FLOAT64];
  run->mode = (kf__recurrent_mode_t)mode;
  run->reverse = reverse;
  run->gates = kf__recurrent_gates(mode);
  run->width = run->mode == KF__RECURRENT_GRU ? run->gates + 1 : run->gates;
  run->features = input->sizes[input->ndim - 1];
  run->hidden = hx->sizes[1];
  run->batch = hx->sizes[0];
  run->steps = packed ? (int64_t)batch_sizes.size : input->sizes[0];
  run->first = kf_alloc((size_t)(run->steps + 1) * sizeof *run->first);
  if (run->first == NULL) return kf__no_memory();
  run->first[0] = 0;
  for (int64_t t = 0; t < run->steps; t++)
    run->first[t + 1] = run->first[t] + (packed ? batch_sizes.data[t] : run->batch);
  run->rows = run->first[run->steps];
  /* A share for each thread, of whole tiles, and no more than a block of a product. */
  const int64_t threads = kf_get_num_threads();
  const int64_t share = kf__round_up((run->batch + threads - 1) / threads, run->gemm->mr);
  run->block = kf__min(kf__min(share, run->gemm->mc), run->batch);
  return KF_OK;
}

kf_status_t kf__recurrent_run(kf__recurrent_t *run, size_t scratch, kf__range_fn body) {
  const int64_t blocks = (run->batch + run->block - 1) / run->block;
  KF_TRY(kf__scratch_create(&run->scratch, scratch, blocks));
  const kf_status_t status = kf__parallel_try(0, blocks, 1, body, run);
  kf__scratch_destroy(&run->scratch);
  return status;
}

/* ---- Products with a packed matrix ---- */

kf_status_t kf__recurrent_pack(const kf__recurrent_t *run, const char *data, int64_t step,
                               int64_t column, int64_t depth, int64_t columns,
                               kf__recurrent_weight_t *out_weight) {
  const kf__gemm_loops_t *gemm = run->gemm;
  const int64_t across = kf__round_up(columns, gemm->nr);
  out_weight->depth = depth;
  out_weight->columns = columns;
  out_weight->size = (size_t)(across * kf__max(depth, 1) * run->item);
  out_weight->panels = (char *)kf__block_alloc(out_weight->size);
  if (out_weight->panels == NULL) return kf__no_memory();
  for (int64_t p = 0; p < depth; p += gemm->kc) {
    const int64_t some = kf__min(gemm->kc, depth - p);
    gemm->pack_b(data + p * step * run->item, column, step, columns, some,
                 out_weight->panels + across * p * run->item);
  }
  return KF_OK;
}

void kf__recurrent_unpack(kf__recurrent_weight_t *weight) {
  if (weight->panels != NULL) kf__block_free(weight->panels, weight->size);
}

typedef struct {
  const kf__recurrent_t *run;
  const char *data;
  int64_t row;
} rows_t;

static void pack_rows(const void *context, int64_t first, int64_t count, int64_t p, int64_t depth,
                      int64_t width, void *panels) {
  const rows_t *rows = (const rows_t *)context;
  (void)width;
  rows->run->gemm->pack_a(rows->data + (first * rows->row + p) * rows->run->item, rows->row, 1,
                          count, depth, panels);
}

static kf__real_product_t product_with(const kf__recurrent_t *run,
                                       const kf__recurrent_weight_t *weight) {
  return (kf__real_product_t){.loops = run->gemm,
                              .item = (size_t)run->item,
                              .k = weight->depth,
                              .pack_a = pack_rows,
                              .packed_b = weight->panels,
                              .packed_columns = kf__round_up(weight->columns, run->gemm->nr)};
}

size_t kf__recurrent_scratch(const kf__recurrent_t *run, const kf__recurrent_weight_t *weight,
                             int64_t rows) {
  const kf__real_product_t product = product_with(run, weight);
  return kf__real_product_scratch(&product, rows, weight->columns);
}

void kf__recurrent_multiply(const kf__recurrent_t *run, const kf__recurrent_weight_t *weight,
                            const char *data, int64_t row, int64_t rows,
                            const kf__gemm_store_t *store, char *scratch) {
  enum { CLOSE_BYTES = 2048 }; /* rows that stay in the cache where they are */
  const rows_t context = {run, data, row};
  kf__real_product_t product = product_with(run, weight);
  product.context_a = &context;
  if (run->gemm->in_place && row * run->item <= CLOSE_BYTES) {
    product.direct_a = data;
    product.a_row = row;
    product.a_step = 1;
  }
  kf__real_product_run(&product, 0, rows, 0, weight->columns, store, scratch);
}
