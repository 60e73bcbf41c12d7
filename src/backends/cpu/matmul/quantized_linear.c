/* Linear layers with weights of int8, and products of int8 with results of int32. They are
 * operators of the namespace `quantized` that are not in the catalogue, because PyTorch has none
 * with these arguments: its own ones, which Python defines (keyfall/ao), take an object of packed
 * weights.
 *
 * Packed weights are a tensor of bytes: a header, the sums of all columns, and panels for the best
 * tile of this machine (Note [Dot products]). They are made and used in one process only.
 *
 * Note [Dynamic quantization]
 * x is a matrix of float32. One scale and one zero point, chosen from its least and greatest
 * number, make it bytes: q = round(x / scale) + zero. With weights w * (their bytes - their zero
 * point), an element of the product is the sum of (q - zero) * (bytes - zero point), times both
 * scales. The product of the bytes is exact; what zero points add follows from sums of rows and of
 * columns. Tiles with signed bytes get q - 128 and zero - 128, which changes nothing. */
#include "backends/cpu/matmul/quantized_linear.h"

#include <keyfall/adaptor.h>
#include <keyfall/ops.h>
#include <math.h>

#include "backends/cpu/core/bounds.h"
#include "backends/cpu/core/element_access.h"
#include "backends/cpu/loops/elementwise_loops.h"
#include "backends/cpu/matmul/gemm_dots.h"
#include "base/parallel.h"

/* ---- Packed weights ---- */

typedef struct header {
  char magic[16]; /* with the name of the tile */
  int64_t n, k;
  char unused[32];
} header_t;

enum { HEADER = sizeof(header_t), PIECE = 1 << 15 };

static int64_t sums_bytes(int64_t n) { return kf__round_up(n * (int64_t)sizeof(int32_t), 64); }

typedef struct packed {
  const kf__dot_tile_t *tile;
  int64_t n, k;
  const int32_t *sums;
  const char *panels;
} packed_t;

static void write_magic(const kf__dot_tile_t *tile, char *magic) {
  memset(magic, 0, sizeof((header_t *)0)->magic);
  memcpy(magic, tile->name, strlen(tile->name));
}

static int64_t blob_bytes(const kf__dot_tile_t *tile, int64_t n, int64_t k) {
  return HEADER + sums_bytes(n) + kf__dots_packed_bytes(tile, n, k);
}

static kf_status_t open_packed(const char *op, const kf_tensor_t *tensor, packed_t *out) {
  const kf__dot_tile_t *tile = kf__dots_tile_weights();
  header_t header;
  char magic[sizeof header.magic];
  write_magic(tile, magic);
  const char *data = NULL;
  bool right = kf__dtype(tensor) == KF_DTYPE_UINT8 && tensor->ndim == 1 &&
               tensor->numel >= HEADER && tensor->strides[0] == 1;
  if (right) {
    data = (const char *)kf__data(tensor);
    memcpy(&header, data, sizeof header);
    right = (uintptr_t)data % sizeof(int32_t) == 0 && header.n > 0 && header.k > 0 &&
            memcmp(header.magic, magic, sizeof magic) == 0 && header.n <= tensor->numel &&
            header.k <= tensor->numel / header.n &&
            blob_bytes(tile, header.n, header.k) == tensor->numel;
  }
  if (!right)
    return kf_error_set(
        KF_ERR_RUNTIME,
        "%s: expected packed weights, as quantized::_pack_bytes returns them in the "
        "same process",
        op);
  out->tile = tile;
  out->n = header.n;
  out->k = header.k;
  out->sums = (const int32_t *)(const void *)(data + HEADER);
  out->panels = data + HEADER + sums_bytes(header.n);
  return KF_OK;
}

/* Adds all steps of each column, in the order of memory. */
static void add_columns(const kf__matrix_t *b, int64_t n, int64_t k, int32_t *sums) {
  const int8_t *from = (const int8_t *)b->data;
  if (b->columns == 1)
    for (int64_t p = 0; p < k; p++)
      for (int64_t j = 0; j < n; j++) sums[j] += from[p * b->rows + j];
  else
    for (int64_t j = 0; j < n; j++)
      for (int64_t p = 0; p < k; p++) sums[j] += from[j * b->columns + p * b->rows];
}

static kf_status_t pack_bytes(const kf_call_t *call, kf_tensor_t *weight, kf_tensor_t **out) {
  (void)call;
  if (kf__dtype(weight) != KF_DTYPE_INT8 || weight->ndim != 2 || weight->numel == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        "quantized::_pack_bytes: expected a matrix of int8 with at least one element");
  const kf__dot_tile_t *tile = kf__dots_tile_weights();
  const int64_t n = weight->sizes[0], k = weight->sizes[1];
  const int64_t bytes = blob_bytes(tile, n, k);
  KF_TRY(kf__tensor_new(KF_DTYPE_UINT8, weight->device, (kf_int_span_t){&bytes, 1}, NULL, out));
  char *data = (char *)kf__data(*out);
  memset(data, 0, (size_t)(HEADER + sums_bytes(n)));
  header_t header = {.n = n, .k = k};
  write_magic(tile, header.magic);
  memcpy(data, &header, sizeof header);
  int32_t *sums = (int32_t *)(void *)(data + HEADER);
  const kf__matrix_t b = {kf__data(weight), weight->strides[1], weight->strides[0], 0};
  add_columns(&b, n, k, sums);
  char *panels = data + HEADER + sums_bytes(n);
  for (int64_t j = 0; j < n; j += tile->columns)
    kf__dots_pack(tile, 1, &b, k, j, kf__min(tile->columns, n - j),
                  panels + j * kf__dots_row_bytes(tile, k));
  return KF_OK;
}

static kf_status_t unpack_bytes(const kf_call_t *call, kf_tensor_t *packed, kf_tensor_t **out) {
  packed_t from;
  (void)call;
  KF_TRY(open_packed("quantized::_unpack_bytes", packed, &from));
  const kf__dot_tile_t *tile = from.tile;
  const int64_t steps = tile->group / tile->item, row = kf__dots_row_bytes(tile, from.k);
  KF_TRY(kf__tensor_new(KF_DTYPE_INT8, packed->device, KF_INTS(from.n, from.k), NULL, out));
  int8_t *to = (int8_t *)kf__data(*out);
  for (int64_t j = 0; j < from.n; j++) {
    const char *panel = from.panels + j / tile->columns * tile->columns * row;
    for (int64_t p = 0; p < from.k; p++) {
      const char *at = panel + (p / steps * tile->columns + j % tile->columns) * tile->group +
                       p % steps * tile->item;
      int16_t wide;
      if (tile->item == 2) memcpy(&wide, at, sizeof wide);
      *to++ = tile->item == 2 ? (int8_t)wide : *(const int8_t *)at;
    }
  }
  return KF_OK;
}

/* ---- Numbers as bytes ---- */

typedef struct linear {
  packed_t weight;
  int64_t m;
  const float *x;
  float *bounds; /* three numbers for each piece of x */
  float factor;  /* 1 / scale */
  int32_t zero, high, shift;
  int32_t *row_sums; /* NULL: not needed */
  kf__dequantize_t how;
  float *out;
} linear_t;

static void find_bounds(void *context, int64_t piece, int64_t begin, int64_t end) {
  const linear_t *run = (const linear_t *)context;
  kf__loops_quantize()->bounds(end - begin, run->x + begin, run->bounds + 3 * piece);
}

/* Scale and zero point of numbers from low to high as integers from 0 to `top`. 0 is always a
 * number that has an exact integer. */
static float choose(float low, float high, int32_t top, int32_t *out_zero) {
  const float smallest = 6.1e-5f;
  low = low < 0 ? low : 0;
  high = high > 0 ? high : 0;
  double scale = ((double)high - (double)low) / top;
  if ((float)scale == 0 || isinf(1.0f / (float)scale)) scale = 0.1;
  if (scale < (double)smallest) { /* the range grows with the scale */
    const float growth = (float)((double)smallest / scale);
    scale = (double)smallest;
    if (low == 0) {
      high = smallest * (float)top;
    } else if (high == 0) {
      low = -smallest * (float)top;
    } else {
      low *= growth;
      high *= growth;
    }
  }
  /* Both ends give a zero point: the one with the smaller rounding error counts. */
  const double from_low = -(double)low / scale, from_high = top - (double)high / scale;
  const double error_low = fabs((double)low / scale);
  const double error_high = top + fabs((double)high / scale);
  const double zero = error_low < error_high ? from_low : from_high;
  *out_zero = zero < 0 ? 0 : zero > top ? top : (int32_t)nearbyint(zero);
  return (float)scale;
}

static void load_row(const void *context, int64_t i, char *to) {
  const linear_t *run = (const linear_t *)context;
  const kf__dot_tile_t *tile = run->weight.tile;
  const int64_t k = run->weight.k;
  kf__loops_quantize()->quantize(k, run->x + i * k, run->factor, run->zero, 0, run->high,
                                 run->shift, tile->item, to);
  if (run->row_sums == NULL) return;
  int32_t sum = 0;
  for (int64_t p = 0; p < k; p++) {
    if (tile->item == 2)
      sum += ((const int16_t *)(const void *)to)[p];
    else
      sum += tile->unsigned_a ? ((const uint8_t *)to)[p] : ((const int8_t *)to)[p];
  }
  run->row_sums[i] = sum; /* threads that load the same row store the same sum */
}

/* Finds the scale. Numbers that are not finite have none: NaN. */
static float find_scale(linear_t *run, int32_t top) {
  const int64_t count = run->m * run->weight.k, pieces = kf__chunk_count(0, count, PIECE);
  float low = INFINITY, high = -INFINITY;
  bool finite = true;
  kf__parallel_chunks(0, count, PIECE, find_bounds, run);
  for (int64_t i = 0; i < pieces; i++) {
    const float *bounds = run->bounds + 3 * i;
    if (bounds[0] < low) low = bounds[0];
    if (bounds[1] > high) high = bounds[1];
    if (bounds[2] != 0 || !isfinite(bounds[0]) || !isfinite(bounds[1])) finite = false;
  }
  int32_t zero = 0;
  const float scale = finite ? choose(low, high, top, &zero) : NAN;
  const kf__dot_tile_t *tile = run->weight.tile;
  run->factor = finite ? 1.0f / scale : 0;
  run->zero = zero;
  run->high = top;
  run->shift = tile->item == 1 && !tile->unsigned_a ? 128 : 0;
  return scale;
}

/* ---- The product ---- */

static void store_floats(const void *context, int64_t batch, int64_t i, int64_t m, int64_t j,
                         int64_t n, const void *sums, int64_t sums_row) {
  const linear_t *run = (const linear_t *)context;
  (void)batch;
  kf__loops_quantize()->dequantize(&run->how, j, m, n, (const int32_t *)sums, sums_row,
                                   run->row_sums != NULL ? run->row_sums + i : NULL,
                                   run->out + i * run->weight.n + j, run->weight.n);
}

static kf_status_t run_linear(linear_t *run, const float *scales, int32_t top) {
  const int64_t n = run->weight.n, k = run->weight.k;
  const int64_t pieces = kf__chunk_count(0, run->m * k, PIECE);
  const bool has_zeros = run->how.zeros != NULL;
  char *memory = (char *)kf_alloc((size_t)(8 * n + 12 * pieces + (has_zeros ? 4 * run->m : 0)));
  if (memory == NULL) return kf__no_memory();
  int32_t *offsets = (int32_t *)(void *)memory;
  float *products = (float *)(void *)(memory + 4 * n);
  run->bounds = products + n;
  run->row_sums = has_zeros ? (int32_t *)(void *)(run->bounds + 3 * pieces) : NULL;
  const float scale = find_scale(run, top);
  const int32_t zero = run->zero - run->shift;
  for (int64_t j = 0; j < n; j++) {
    offsets[j] = zero * run->weight.sums[j];
    if (has_zeros) offsets[j] -= (int32_t)k * zero * run->how.zeros[j];
    products[j] = scale * scales[j];
  }
  run->how.offsets = offsets;
  run->how.scales = products;
  const kf__dots_t dots = {.tile = run->weight.tile,
                           .m = run->m,
                           .n = n,
                           .k = k,
                           .batches = 1,
                           .size = run->weight.tile->item,
                           .load_row = load_row,
                           .packed_b = run->weight.panels,
                           .small_a = top <= 127,
                           .store = store_floats,
                           .context = run};
  const kf_status_t status = kf__dots_run(&dots);
  kf_free(memory);
  return status;
}

/* ---- Operators ---- */

static kf_status_t vector_expected(const kf_tensor_t *t, kf_dtype_t dtype, int64_t n,
                                   const char *name) {
  if (kf__dtype(t) == dtype && t->ndim == 1 && t->sizes[0] == n && (n <= 1 || t->strides[0] == 1))
    return KF_OK;
  return kf_error_set(
      KF_ERR_RUNTIME,
      "quantized::_linear_bytes: expected %s as a contiguous vector of %s with %lld "
      "elements",
      name, kf_dtype_name(dtype), (long long)n);
}

static kf_status_t check_linear(const kf_tensor_t *x, const packed_t *weight,
                                const kf_tensor_t *scales, const kf_tensor_t *zeros,
                                const kf_tensor_t *bias) {
  if (kf__dtype(x) != KF_DTYPE_FLOAT32)
    return kf_error_set(KF_ERR_RUNTIME,
                        "quantized::linear_dynamic: expected an input of float32, "
                        "found %s",
                        kf_dtype_name(kf__dtype(x)));
  if (x->ndim == 0 || x->sizes[x->ndim - 1] != weight->k)
    return kf_error_set(
        KF_ERR_RUNTIME,
        "quantized::linear_dynamic: expected an input whose last dimension has size "
        "%lld, found %lld",
        (long long)weight->k, (long long)(x->ndim == 0 ? 0 : x->sizes[x->ndim - 1]));
  KF_TRY(vector_expected(scales, KF_DTYPE_FLOAT32, weight->n, "scales"));
  if (zeros->numel != 0) KF_TRY(vector_expected(zeros, KF_DTYPE_INT32, weight->n, "zero_points"));
  if (bias->numel == 0) return KF_OK;
  return vector_expected(bias, KF_DTYPE_FLOAT32, weight->n, "bias");
}

/* Empty zero points are 0, an empty bias is none. */
static kf_status_t linear_bytes(const kf_call_t *call, kf_tensor_t *input, kf_tensor_t *packed,
                                kf_tensor_t *scales, kf_tensor_t *zero_points, kf_tensor_t *bias,
                                bool reduce_range, bool relu, kf_tensor_t **out) {
  linear_t run;
  kf_tensor_t *x = NULL;
  (void)call;
  memset(&run, 0, sizeof run);
  KF_TRY(open_packed("quantized::_linear_bytes", packed, &run.weight));
  KF_TRY(check_linear(input, &run.weight, scales, zero_points, bias));
  KF_TRY(kf_contiguous(input, KF_MEMORY_FORMAT_CONTIGUOUS, &x));
  int64_t sizes[KF__MAX_DIMS];
  memcpy(sizes, x->sizes, x->ndim * sizeof *sizes);
  sizes[x->ndim - 1] = run.weight.n;
  kf_status_t status =
      kf__tensor_new(KF_DTYPE_FLOAT32, x->device, (kf_int_span_t){sizes, x->ndim}, NULL, out);
  if (status == KF_OK && x->numel != 0) {
    run.m = x->numel / run.weight.k;
    run.x = (const float *)kf__data(x);
    run.out = (float *)kf__data(*out);
    if (zero_points->numel != 0) run.how.zeros = (const int32_t *)kf__data(zero_points);
    if (bias->numel != 0) run.how.bias = (const float *)kf__data(bias);
    run.how.relu = relu;
    status = run_linear(&run, (const float *)kf__data(scales), reduce_range ? 127 : 255);
    if (status != KF_OK) {
      kf_tensor_release(*out);
      *out = NULL;
    }
  }
  kf_tensor_release(x);
  return status;
}

/* ---- Products of bytes ---- */

typedef struct integers {
  kf__matrix_t b;
  int64_t n, k;
  int32_t shift;    /* what the tile's first factors have more than those of A: 128, -128 or 0 */
  int32_t *offsets; /* subtracted from the sums of columns: NULL for none */
  int32_t *out;
} integers_t;

/* The tile takes A either as signed or as unsigned bytes: others are shifted by 128. Computes what
 * that adds to the sums of each column. */
static void find_offsets(void *context, int64_t begin, int64_t end) {
  const integers_t *run = (const integers_t *)context;
  kf__matrix_t b = run->b;
  b.data = (const int8_t *)b.data + begin * b.columns;
  memset(run->offsets + begin, 0, (size_t)(end - begin) * sizeof *run->offsets);
  add_columns(&b, end - begin, run->k, run->offsets + begin);
  for (int64_t j = begin; j < end; j++) run->offsets[j] *= run->shift;
}

static void store_integers(const void *context, int64_t batch, int64_t i, int64_t m, int64_t j,
                           int64_t n, const void *sums, int64_t sums_row) {
  const integers_t *run = (const integers_t *)context;
  const int64_t strides[3] = {sizeof(int32_t), sizeof(int32_t), sizeof(int32_t)};
  (void)batch;
  for (int64_t r = 0; r < m; r++) {
    char *const data[3] = {(char *)(run->out + (i + r) * run->n + j),
                           (char *)(uintptr_t)((const int32_t *)sums + r * sums_row),
                           (char *)(run->offsets + j)};
    kf__loops_arith()->sub[KF__T_i32](data, strides, n, NULL);
  }
}

static kf_status_t run_integers(const kf_tensor_t *self, integers_t *run) {
  enum { GRAIN = 1 << 15 };
  const kf__dot_tile_t *tile = kf__dots_tile_bytes();
  kf__dots_t dots = {.tile = tile, .m = self->sizes[0], .n = run->n, .k = run->k, .batches = 1};
  dots.size = 1;
  dots.a = (kf__matrix_t){kf__data(self), self->strides[0], self->strides[1], 0};
  dots.b = run->b;
  dots.context = run;
  const bool is_unsigned = kf__dtype(self) == KF_DTYPE_UINT8;
  run->shift = is_unsigned == tile->unsigned_a ? 0 : is_unsigned ? -128 : 128;
  if (run->shift == 0) {
    dots.sums = run->out;
    return kf__dots_run(&dots);
  }
  run->offsets = (int32_t *)kf_alloc((size_t)run->n * sizeof *run->offsets);
  if (run->offsets == NULL) return kf__no_memory();
  kf__parallel_for(0, run->n, GRAIN / run->k + 1, find_offsets, run);
  dots.flip = 0x80;
  dots.store = store_integers;
  const kf_status_t status = kf__dots_run(&dots);
  kf_free(run->offsets);
  return status;
}

static kf_status_t mm_bytes(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *mat2,
                            kf_tensor_t **out) {
  (void)call;
  const kf_dtype_t type = kf__dtype(self);
  if ((type != KF_DTYPE_INT8 && type != KF_DTYPE_UINT8) || kf__dtype(mat2) != KF_DTYPE_INT8 ||
      self->ndim != 2 || mat2->ndim != 2 || self->sizes[1] != mat2->sizes[0]) {
    char first[KF__SHAPE_TEXT], second[KF__SHAPE_TEXT];
    return kf_error_set(
        KF_ERR_RUNTIME,
        "_int_mm: expected a matrix of int8 or uint8 and one of int8 that can be multiplied, found "
        "%s %s and %s %s",
        kf_dtype_name(type), kf__shape_text(kf__sizes(self), first),
        kf_dtype_name(kf__dtype(mat2)), kf__shape_text(kf__sizes(mat2), second));
  }
  const int64_t m = self->sizes[0];
  integers_t run = {.n = mat2->sizes[1], .k = mat2->sizes[0]};
  run.b = (kf__matrix_t){kf__data(mat2), mat2->strides[0], mat2->strides[1], 0};
  KF_TRY(kf__tensor_new(KF_DTYPE_INT32, self->device, KF_INTS(m, run.n), NULL, out));
  if ((*out)->numel == 0) return KF_OK;
  run.out = (int32_t *)kf__data(*out);
  if (run.k == 0) {
    memset(run.out, 0, (size_t)(*out)->numel * sizeof *run.out);
    return KF_OK;
  }
  const kf_status_t status = run_integers(self, &run);
  if (status != KF_OK) {
    kf_tensor_release(*out);
    *out = NULL;
  }
  return status;
}

KF_TYPED_KERNEL(pack_kernel, pack_bytes, (Tensor), Tensor)
KF_TYPED_KERNEL(unpack_kernel, unpack_bytes, (Tensor), Tensor)
KF_TYPED_KERNEL(linear_kernel, linear_bytes, (Tensor, Tensor, Tensor, Tensor, Tensor, bool, bool),
                Tensor)
KF_TYPED_KERNEL(mm_kernel, mm_bytes, (Tensor, Tensor), Tensor)

kf_status_t kf__cpu_register_quantized(kf_library_t **out_library) {
  const struct {
    const char *schema, *name;
    kf_kernel_desc_t kernel;
  } ops[] = {
      {"_pack_bytes(Tensor weight) -> Tensor", "_pack_bytes", pack_kernel(NULL)},
      {"_unpack_bytes(Tensor packed) -> Tensor", "_unpack_bytes", unpack_kernel(NULL)},
      {"_linear_bytes(Tensor input, Tensor packed, Tensor scales, Tensor zero_points, Tensor bias, "
       "bool reduce_range, bool relu) -> Tensor",
       "_linear_bytes", linear_kernel(NULL)},
      {"_mm_bytes(Tensor self, Tensor mat2) -> Tensor", "_mm_bytes", mm_kernel(NULL)},
  };
  kf_library_t *library = NULL;
  *out_library = NULL;
  KF_TRY(KF_LIBRARY(KF_LIBRARY_FRAGMENT, "quantized", KF_KEY_Undefined, &library));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < sizeof ops / sizeof *ops && status == KF_OK; i++) {
    status = kf_library_def(library, ops[i].schema, NULL);
    if (status == KF_OK) status = kf_library_impl(library, ops[i].name, KF_KEY_CPU, &ops[i].kernel);
  }
  if (status != KF_OK) {
    kf_library_release(library);
    return status;
  }
  *out_library = library;
  return KF_OK;
}
