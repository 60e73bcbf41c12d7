/* Walks an iterator on the CPU.
 *
 * Note [Tiles]
 * One contiguous run is passed to the loop as it is. Everything else is cut into tiles of the two
 * innermost dimensions. Where all operands are packed along the innermost dimension, the loop runs
 * over the rows of a tile directly. Otherwise operands that are strided or have another type are
 * packed into buffers on the stack (and results unpacked), and the loop runs once over the whole
 * tile. If an operand is transposed, its contiguous dimension becomes the second one, so that
 * packing it transposes a square that fits into the cache.
 *
 * Results do not depend on how tiles are distributed to threads, because every element is computed
 * independently. */
#include "backends/cpu/core/run_iterator.h"

#include "backends/cpu/core/cast.h"
#include "base/parallel.h"

enum {
  GRAIN = 32768,  /* elements that are worth a thread */
  BUFFER = 8192,  /* bytes of a packed operand */
  SHORT_ROW = 32, /* rows with fewer elements are packed instead of run one by one */
  SQUARE = 64     /* width of a tile where an operand lies transposed */
};

typedef struct run run_t;
typedef struct buffers buffers_t;
typedef void (*tile_fn)(const run_t *run, char *const *corner, int64_t w, int64_t h,
                        buffers_t *buffers);

struct run {
  kf_iter_t *it;
  kf__loop_fn loop;
  const void *params;
  tile_fn tile;
  uint32_t count;
  int64_t n0, n1; /* the two innermost dimensions, and the tile's sides */
  int64_t b0, b1;
  int64_t blocks0, blocks1;
  int64_t items[KF_ITER_OPERANDS]; /* bytes of an element as the loop sees it */
  int64_t s0[KF_ITER_OPERANDS], s1[KF_ITER_OPERANDS];
  char *data[KF_ITER_OPERANDS];
  kf_number_t constants[KF_ITER_OPERANDS]; /* operands of one element, converted */
};

/* ---- Contiguous runs ---- */

static void run_flat(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  char *data[KF_ITER_OPERANDS];
  KF_ASSERT(begin >= 0);
  KF_ASSERT(end <= run->it->numel);
  for (uint32_t k = 0; k < run->count; k++) data[k] = run->data[k] + begin * run->s0[k];
  run->loop(data, run->s0, end - begin, run->params);
}

/* ---- Tiles ---- */

typedef struct {
  int64_t block0, block1;
  int64_t at[KF__MAX_DIMS]; /* position in the outer dimensions */
  char *base[KF_ITER_OPERANDS];
} position_t;

/* The tile number `unit`; a thread calls it once and then advances. */
static void start_at(const run_t *run, int64_t unit, position_t *position) {
  const kf_iter_t *it = run->it;
  position->block0 = unit % run->blocks0;
  unit /= run->blocks0;
  position->block1 = unit % run->blocks1;
  unit /= run->blocks1;
  for (uint32_t k = 0; k < run->count; k++) position->base[k] = run->data[k];
  for (uint32_t d = 2; d < it->ndim; d++) {
    position->at[d] = unit % it->sizes[d];
    unit /= it->sizes[d];
    for (uint32_t k = 0; k < run->count; k++)
      position->base[k] += position->at[d] * it->strides[k][d];
  }
  KF_ASSERT(unit == 0); /* otherwise there is no such tile */
}

static void advance(const run_t *run, position_t *position) {
  const kf_iter_t *it = run->it;
  if (++position->block0 < run->blocks0) return;
  position->block0 = 0;
  if (++position->block1 < run->blocks1) return;
  position->block1 = 0;
  for (uint32_t d = 2; d < it->ndim; d++) {
    position->at[d]++;
    for (uint32_t k = 0; k < run->count; k++) position->base[k] += it->strides[k][d];
    if (position->at[d] < it->sizes[d]) return;
    for (uint32_t k = 0; k < run->count; k++) position->base[k] -= it->sizes[d] * it->strides[k][d];
    position->at[d] = 0;
  }
}

/* Runs the loop on each row of a tile in memory, without buffers. */
static void run_rows(const run_t *run, char *const *corner, int64_t w, int64_t h,
                     buffers_t *buffers) {
  (void)buffers;
  char *data[KF_ITER_OPERANDS];
  for (uint32_t k = 0; k < run->count; k++) data[k] = corner[k];
  for (int64_t r = 0; r < h; r++) {
    run->loop(data, run->s0, w, run->params);
    for (uint32_t k = 0; k < run->count; k++) data[k] += run->s1[k];
  }
}

/* One thread's buffers, on its stack: parallel bodies must not allocate. */
struct buffers {
  _Alignas(64) char raw[BUFFER]; /* packed, but not converted */
  _Alignas(64) char rounded[BUFFER];
  _Alignas(64) char operands[KF_ITER_OPERANDS][BUFFER];
};

/* The elements of a tile of operand k follow one another in memory. */
static bool is_packed(const run_t *run, uint32_t k, int64_t w, int64_t h) {
  int64_t item = kf__dtype_sizes[run->it->operands[k].dtype];
  return (run->s0[k] == item || w == 1) && (h == 1 || run->s1[k] == w * item);
}

/* Converts to the target type, through the promoted type where Note [Compute types] asks for it. */
static void convert(const kf_iter_t *it, const kf_operand_t *operand, void *to, const void *from,
                    void *rounded, int64_t n) {
  if (operand->rounds) {
    kf__cast(it->promoted, rounded, operand->dtype, from, n);
    kf__cast(operand->target, to, it->promoted, rounded, n);
  } else {
    kf__cast(operand->target, to, operand->dtype, from, n);
  }
}

/* Packs an input of the tile and converts it to its target type; returns where it is afterwards:
 * in the tensor itself or in one of the buffers. */
static char *pack(const run_t *run, uint32_t k, char *corner, int64_t w, int64_t h,
                  buffers_t *buffers) {
  const kf_operand_t *operand = &run->it->operands[k];
  bool casts = kf_operand_converts(operand);
  int64_t item = kf__dtype_sizes[operand->dtype];
  char *packed = corner;
  KF_ASSERT(k > 0); /* an input */
  KF_ASSERT(w * h * item <= BUFFER);
  KF_ASSERT(w * h * run->items[k] <= BUFFER);
  if (!is_packed(run, k, w, h)) {
    packed = casts ? buffers->raw : buffers->operands[k];
    kf__plane((size_t)item)(packed, item, w * item, corner, run->s0[k], run->s1[k], w, h);
  }
  if (!casts) return packed;
  convert(run->it, operand, buffers->operands[k], packed, buffers->rounded, w * h);
  return buffers->operands[k];
}

/* The inverse of convert, for the result. */
static void convert_back(const kf_iter_t *it, void *to, const void *from, void *rounded,
                         int64_t n) {
  const kf_operand_t *operand = &it->operands[0];
  if (operand->rounds) {
    kf__cast(it->promoted, rounded, operand->target, from, n);
    kf__cast(operand->dtype, to, it->promoted, rounded, n);
  } else {
    kf__cast(operand->dtype, to, operand->target, from, n);
  }
}

static void unpack(const run_t *run, char *corner, int64_t w, int64_t h, buffers_t *buffers) {
  const kf_operand_t *operand = &run->it->operands[0];
  int64_t item = kf__dtype_sizes[operand->dtype];
  const char *packed = buffers->operands[0];
  KF_ASSERT(w * h * item <= BUFFER);
  KF_ASSERT(!is_packed(run, 0, w, h) || kf_operand_converts(operand));
  if (is_packed(run, 0, w, h)) {
    convert_back(run->it, corner, packed, buffers->rounded, w * h);
    return;
  }
  if (kf_operand_converts(operand)) {
    convert_back(run->it, buffers->raw, packed, buffers->rounded, w * h);
    packed = buffers->raw;
  }
  kf__plane((size_t)item)(corner, run->s0[0], run->s1[0], packed, item, w * item, w, h);
}

/* An operand of a tile as the loop sees it. */
typedef struct {
  char *data;
  int64_t stride; /* from one element to the next, */
  int64_t step;   /* and from one row to the next */
} seen_t;

/* Whether the loop can use the rows of an operand in memory. Short rows are packed even if it
 * could: one call for the whole tile is cheaper than a call for each row. */
static bool stays(const run_t *run, uint32_t k, int64_t w, int64_t h) {
  const kf_operand_t *operand = &run->it->operands[k];
  if (kf_operand_converts(operand)) return false;
  if (is_packed(run, k, w, h)) return true;
  return w >= SHORT_ROW && run->s0[k] == run->items[k];
}

/* `may_be_constant`: another input varies, so this one may have stride 0 (see kf__loop_fn). */
static seen_t see_input(const run_t *run, uint32_t k, char *corner, int64_t w, int64_t h,
                        bool may_be_constant, buffers_t *buffers) {
  const kf_operand_t *operand = &run->it->operands[k];
  bool constant = run->s0[k] == 0 && (h == 1 || run->s1[k] == 0 || w >= SHORT_ROW);
  if (may_be_constant && constant && !kf_operand_converts(operand))
    return (seen_t){corner, 0, run->s1[k]};
  if (stays(run, k, w, h)) return (seen_t){corner, run->items[k], run->s1[k]};
  return (seen_t){pack(run, k, corner, w, h, buffers), run->items[k], w * run->items[k]};
}

static void run_packed(const run_t *run, char *const *corner, int64_t w, int64_t h,
                       buffers_t *buffers) {
  seen_t seen[KF_ITER_OPERANDS];
  bool direct = stays(run, 0, w, h);
  KF_ASSERT(direct || w * h * run->items[0] <= BUFFER);
  seen[0] = (seen_t){buffers->operands[0], run->items[0], w * run->items[0]};
  if (direct) seen[0] = (seen_t){corner[0], run->items[0], run->s1[0]};
  bool varies = false;
  for (uint32_t k = 1; k < run->count; k++) {
    seen[k] = see_input(run, k, corner[k], w, h, varies || k + 1 < run->count, buffers);
    varies = varies || seen[k].stride != 0;
  }
  char *data[KF_ITER_OPERANDS];
  int64_t strides[KF_ITER_OPERANDS];
  bool joined = true; /* the rows of every operand follow one another */
  for (uint32_t k = 0; k < run->count; k++) {
    data[k] = seen[k].data;
    strides[k] = seen[k].stride;
    joined = joined && (h == 1 || seen[k].step == w * seen[k].stride);
  }
  int64_t rows = joined ? 1 : h;
  int64_t length = joined ? w * h : w;
  for (int64_t r = 0; r < rows; r++) {
    run->loop(data, strides, length, run->params);
    for (uint32_t k = 0; k < run->count; k++) data[k] += seen[k].step;
  }
  if (!direct) unpack(run, corner[0], w, h, buffers);
}

static void run_tiles(void *context, int64_t begin, int64_t end) {
  const run_t *run = context;
  position_t position;
  buffers_t buffers;
  start_at(run, begin, &position);
  for (int64_t unit = begin; unit < end; unit++, advance(run, &position)) {
    int64_t i0 = position.block0 * run->b0;
    int64_t i1 = position.block1 * run->b1;
    int64_t w = run->n0 - i0 < run->b0 ? run->n0 - i0 : run->b0;
    int64_t h = run->n1 - i1 < run->b1 ? run->n1 - i1 : run->b1;
    char *corner[KF_ITER_OPERANDS];
    KF_ASSERT(w > 0);
    KF_ASSERT(h > 0);
    for (uint32_t k = 0; k < run->count; k++)
      corner[k] = position.base[k] + i0 * run->s0[k] + i1 * run->s1[k];
    run->tile(run, corner, w, h, &buffers);
  }
}

/* ---- Choosing tiles ---- */

/* Converts a broadcast tensor of one element once, instead of once for every tile. */
static void convert_constants(run_t *run) {
  kf_iter_t *it = run->it;
  it->casts = kf_operand_converts(&it->operands[0]);
  for (uint32_t k = 1; k < it->count; k++) {
    kf_operand_t *operand = &it->operands[k];
    if (!kf_operand_converts(operand)) continue;
    bool constant = true;
    for (uint32_t d = 0; d < it->ndim; d++) constant = constant && it->strides[k][d] == 0;
    if (constant) {
      kf_number_t rounded;
      convert(it, operand, &run->constants[k], it->data[k], &rounded, 1);
      it->data[k] = (char *)run->constants[k].bytes;
      operand->dtype = operand->target;
      operand->rounds = false;
    }
    it->casts |= !constant;
  }
}

static void swap_dims(kf_iter_t *it, uint32_t a, uint32_t b) {
  KF_ASSERT(a < it->ndim);
  KF_ASSERT(b < it->ndim);
  int64_t size = it->sizes[a];
  it->sizes[a] = it->sizes[b];
  it->sizes[b] = size;
  for (uint32_t k = 0; k < it->count; k++) {
    int64_t stride = it->strides[k][a];
    it->strides[k][a] = it->strides[k][b];
    it->strides[k][b] = stride;
  }
}

/* Looks for an operand that is packed along a dimension other than the innermost one, and makes
 * that dimension the second. True when there is one. */
static bool bring_transposed_in(kf_iter_t *it) {
  for (uint32_t k = 0; k < it->count; k++) {
    int64_t item = kf__dtype_sizes[it->operands[k].dtype];
    if (it->strides[k][0] == item || it->strides[k][0] == 0) continue;
    for (uint32_t d = 1; d < it->ndim; d++) {
      if (it->strides[k][d] != item) continue;
      if (d != 1) swap_dims(it, 1, d);
      return true;
    }
  }
  return false;
}

/* Whether the loop can run over rows in memory: no conversion, every operand packed or constant
 * along the innermost dimension, and at least one input that varies. */
static bool rows_serve(const kf_iter_t *it) {
  if (it->casts || (it->ndim > 1 && it->sizes[0] < SHORT_ROW)) return false;
  bool varies = it->count == 1;
  for (uint32_t k = 0; k < it->count; k++) {
    int64_t stride = it->strides[k][0];
    if (stride == kf__dtype_sizes[it->operands[k].dtype])
      varies = varies || k > 0;
    else if (stride != 0 || k == 0)
      return false;
  }
  return varies;
}

static int64_t at_least_one(int64_t n) { return n > 1 ? n : 1; }
static int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }

/* Sets the size of a tile. `packs`: tiles go through buffers and must fit into them. */
static void choose_tiles(run_t *run, bool packs, bool transposed) {
  kf_iter_t *it = run->it;
  KF_ASSERT(it->ndim > 0);
  KF_ASSERT(it->count <= KF_ITER_OPERANDS);
  run->n0 = it->sizes[0];
  run->n1 = it->ndim > 1 ? it->sizes[1] : 1;
  int64_t widest = 1;
  for (uint32_t k = 0; k < it->count; k++) {
    const kf_operand_t *operand = &it->operands[k];
    run->items[k] = kf__dtype_sizes[operand->target];
    run->s0[k] = it->strides[k][0];
    run->s1[k] = it->ndim > 1 ? it->strides[k][1] : 0;
    run->data[k] = it->data[k];
    widest = run->items[k] > widest ? run->items[k] : widest;
    if (kf__dtype_sizes[operand->dtype] > widest) widest = kf__dtype_sizes[operand->dtype];
  }
  int64_t elements = packs || transposed ? BUFFER / widest : GRAIN;
  run->b0 = smaller(run->n0, transposed ? SQUARE : elements);
  run->b1 = smaller(run->n1, at_least_one(elements / run->b0));
  KF_ASSERT(run->b0 > 0);
  KF_ASSERT(run->b1 > 0);
  KF_ASSERT(!packs || run->b0 * run->b1 * widest <= BUFFER);
  run->blocks0 = (run->n0 - 1) / run->b0 + 1;
  run->blocks1 = (run->n1 - 1) / run->b1 + 1;
}

static kf_status_t run_all_tiles(run_t *run) {
  int64_t units = run->blocks0 * run->blocks1;
  for (uint32_t d = 2; d < run->it->ndim; d++) units *= run->it->sizes[d];
  return kf__parallel_try(0, units, at_least_one(GRAIN / (run->b0 * run->b1)), run_tiles, run);
}

static kf_status_t run_general(run_t *run) {
  kf_iter_t *it = run->it;
  if (it->flat)
    for (uint32_t k = 0; k < it->count; k++) it->strides[k][0] = it->inner[k];
  convert_constants(run);
  bool packs = !rows_serve(it);
  run->tile = packs ? run_packed : run_rows;
  choose_tiles(run, packs, packs && bring_transposed_in(it));
  return run_all_tiles(run);
}

/* The slow path of kf__iter_run: several threads, or an iterator that is not flat. */
static kf_status_t run_long(kf_iter_t *it, kf__loop_fn loop, const void *params) {
  run_t run;
  run.it = it;
  run.loop = loop;
  run.params = params;
  run.count = it->count;
  if (!it->flat || it->casts) return run_general(&run);
  for (uint32_t k = 0; k < it->count; k++) {
    run.data[k] = it->data[k];
    run.s0[k] = it->inner[k];
  }
  return kf__parallel_try(0, it->numel, GRAIN, run_flat, &run);
}

kf_status_t kf__iter_run(kf_iter_t *it, kf__loop_fn loop, const void *params) {
  KF_ASSERT(loop != NULL);
  KF_ASSERT(it->count > 0);
  KF_ASSERT(it->count <= KF_ITER_OPERANDS);
  KF_ASSERT(it->numel >= 0);
  if (KF_UNLIKELY(it->numel == 0)) return KF_OK;
  if (KF_UNLIKELY(!it->flat || it->casts || it->numel > GRAIN)) return run_long(it, loop, params);
  KF_ASSERT(it->inner[0] == kf__dtype_sizes[it->operands[0].target]);
  loop(it->data, it->inner, it->numel, params);
  return KF_OK;
}

/* ---- Copies ---- */

/* Both operands have one type: copies a plane with any strides. */
static void move_tile(const run_t *run, char *const *corner, int64_t w, int64_t h,
                      buffers_t *buffers) {
  (void)buffers;
  size_t item = (size_t)run->items[0];
  KF_ASSERT(run->items[1] == run->items[0]);
  kf__plane(item)(corner[0], run->s0[0], run->s1[0], corner[1], run->s0[1], run->s1[1], w, h);
}

/* The types differ: packs, converts and unpacks, each only where needed. */
static void convert_tile(const run_t *run, char *const *corner, int64_t w, int64_t h,
                         buffers_t *buffers) {
  const kf_operand_t *to = &run->it->operands[0];
  const kf_operand_t *from = &run->it->operands[1];
  const char *source = corner[1];
  if (!is_packed(run, 1, w, h)) {
    kf__plane((size_t)run->items[1])(buffers->raw, run->items[1], w * run->items[1], corner[1],
                                     run->s0[1], run->s1[1], w, h);
    source = buffers->raw;
  }
  bool direct = is_packed(run, 0, w, h);
  kf__cast(to->dtype, direct ? corner[0] : buffers->rounded, from->dtype, source, w * h);
  if (!direct)
    kf__plane((size_t)run->items[0])(corner[0], run->s0[0], run->s1[0], buffers->rounded,
                                     run->items[0], w * run->items[0], w, h);
}

kf_status_t kf__iter_copy(kf_iter_t *it) {
  KF_ASSERT(it->count == 2);
  if (it->numel == 0) return KF_OK;
  bool converts = it->operands[0].dtype != it->operands[1].dtype;
  run_t run;
  run.it = it;
  run.count = 2;
  run.tile = converts ? convert_tile : move_tile;
  choose_tiles(&run, converts, bring_transposed_in(it));
  return run_all_tiles(&run);
}
