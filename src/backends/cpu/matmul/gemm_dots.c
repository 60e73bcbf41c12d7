/* Divides products of bytes or bfloat16 into parts, packs what a tile does not read in place, and
 * runs tiles: Note [Dot products]. A part has some rows and some panels of columns; its sums of one
 * panel stay in the first-level cache until they are stored. */
#include "backends/cpu/matmul/gemm_dots.h"

#include <keyfall/backend.h>

#include "backends/cpu/core/bounds.h"
#include "backends/cpu/loops/cpu_features.h"
#include "backends/cpu/matmul/gemm_internal.h"
#include "base/parallel.h"

enum {
  MOST_ROWS = 192,         /* of a part: a multiple of the rows of every tile */
  BLOCK_BYTES = 24 << 10,  /* of a panel that are multiplied at once: for the first-level cache */
  PACK_COST = 48,          /* rows whose products take as long as packing a column */
  FETCH_COST = 24,         /* … as long as reading or writing a panel of another thread */
  COPY_COST = 4,           /* columns whose products take as long as copying a row */
  PARALLEL_COST = 1 << 16, /* elements of B that are worth a thread, read once or packed */
  ROWS_AT_ONCE = 8         /* rows that take as long as reading the elements of B */
};

static const kf__dot_tile_t *best(const kf__dot_tile_t *tile) {
  while (tile->run != NULL && !kf__cpu_has(tile->needs)) tile++;
  return tile->run != NULL ? tile : NULL;
}
const kf__dot_tile_t *kf__dots_tile_bf16(void) { return best(kf__loops_dot()->bf16); }
const kf__dot_tile_t *kf__dots_tile_bytes(void) { return best(kf__loops_dot()->bytes); }

const char *kf_cpu_product_name(kf_dtype_t dtype) {
  const kf__dot_tile_t *tile = NULL;
  if (dtype == KF_DTYPE_BFLOAT16) tile = kf__dots_tile_bf16();
  if (dtype == KF_DTYPE_INT8) tile = kf__dots_tile_bytes();
  return tile != NULL && tile->needs != 0 ? tile->name : "";
}

int64_t kf__dots_row_bytes(const kf__dot_tile_t *tile, int64_t k) {
  return kf__round_up(k * tile->item, tile->step);
}

static int64_t panels_of(const kf__dot_tile_t *tile, int64_t n) {
  return (n + tile->columns - 1) / tile->columns;
}

int64_t kf__dots_packed_bytes(const kf__dot_tile_t *tile, int64_t n, int64_t k) {
  return panels_of(tile, n) * tile->columns * kf__dots_row_bytes(tile, k);
}

/* ---- Packing ---- */

/* The element at `from` of a matrix as the tile wants it. */
static void move(const kf__dot_tile_t *tile, int64_t size, const char *from, char *to) {
  if (tile->item == size) {
    memcpy(to, from, (size_t)size);
  } else {
    const int16_t wide = *(const int8_t *)from;
    memcpy(to, &wide, sizeof wide);
  }
}

/* Steps from p on, one after the other: any strides, and steps that do not fill a group. */
static void pack_plainly(const kf__dot_tile_t *tile, int64_t size, const kf__matrix_t *b,
                         const char *from, int64_t p, int64_t k, int64_t count, char *panel) {
  const int64_t steps = tile->group / tile->item;
  for (; p < k; p++)
    for (int64_t j = 0; j < count; j++)
      move(tile, size, from + (p * b->rows + j * b->columns) * size,
           panel + (p / steps * tile->columns + j) * tile->group + p % steps * tile->item);
}

static void join_rows(const kf__dot_tile_t *tile, int64_t groups, int64_t count, const char *from,
                      int64_t b_row, char *panel) {
  const kf__quantize_loops_t *loops = kf__loops_quantize();
  void *to = panel;
  if (tile->item == 2 && tile->group == 4)
    loops->join_2_halves(groups, count, (const void *)from, b_row, tile->columns, to);
  else if (tile->item == 2)
    loops->join_4_halves(groups, count, (const void *)from, b_row, tile->columns, to);
  else if (tile->group == 4)
    loops->join_4_bytes(groups, count, (const void *)from, b_row, tile->columns, to);
  else
    loops->join_8_bytes(groups, count, (const void *)from, b_row, tile->columns, to);
}

void kf__dots_pack(const kf__dot_tile_t *tile, int64_t size, const kf__matrix_t *b, int64_t k,
                   int64_t first, int64_t count, char *panel) {
  const int64_t steps = tile->group / tile->item, groups = k / steps;
  const int64_t used = (k + steps - 1) / steps * tile->columns * tile->group;
  const int64_t all = kf__dots_row_bytes(tile, k) * tile->columns;
  const char *from = (const char *)b->data + first * b->columns * size;
  KF_ASSERT(count <= tile->columns);
  if (count < tile->columns)
    memset(panel, 0, (size_t)all);
  else if (groups * steps < k || used < all)
    memset(panel + groups * tile->columns * tile->group, 0,
           (size_t)(all - groups * tile->columns * tile->group));
  int64_t packed = 0;
  if (tile->item == size && b->columns == 1) {
    join_rows(tile, groups, count, from, b->rows, panel);
    packed = groups * steps;
  } else if (tile->item == size && b->rows == 1 && b->columns >= 0 &&
             b->columns * size % tile->group == 0 && (uintptr_t)from % (size_t)tile->group == 0) {
    /* Groups are moved as numbers of their size. */
    int64_t offsets[KF__DOT_COLUMNS];
    for (int64_t j = 0; j < count; j++) offsets[j] = j * (b->columns * size / tile->group);
    const kf__gemm_table_t *loops = kf__loops_gemm();
    (tile->group == 4 ? loops->f32 : loops->f64)
        .turn_rows(from, offsets, count, groups, tile->columns, panel);
    packed = groups * steps;
  }
  pack_plainly(tile, size, b, from, packed, k, count, panel);
}

/* Row i of A with its padding. */
static void copy_row(const kf__dots_t *dots, const char *a, int64_t i, char *to) {
  const kf__dot_tile_t *tile = dots->tile;
  const int64_t row = kf__dots_row_bytes(tile, dots->k), used = dots->k * tile->item;
  const char *from = a + i * dots->a.rows * dots->size;
  if (dots->load_row != NULL)
    dots->load_row(dots->context, i, to);
  else if (tile->item == dots->size && dots->a.columns == 1)
    memcpy(to, from, (size_t)used);
  else
    for (int64_t p = 0; p < dots->k; p++)
      move(tile, dots->size, from + p * dots->a.columns * dots->size, to + p * tile->item);
  if (dots->flip != 0)
    for (int64_t p = 0; p < used; p++) to[p] = (char)(to[p] ^ (char)dots->flip);
  memset(to + used, 0, (size_t)(row - used));
}

/* A row that is in memory as the tile wants it, into a block of rows. */
static void copy_to_block(const kf__dot_tile_t *tile, const char *from, int64_t used, char *block) {
  enum { STEP = 64 };
  KF_ASSERT(tile->step == STEP);
  for (; used >= STEP; used -= STEP, from += STEP, block += tile->rows * STEP)
    memcpy(block, from, STEP);
  if (used > 0) {
    memset(block, 0, STEP);
    memcpy(block, from, (size_t)used);
  }
}

/* A block of rows of a transposed A, whose rows are adjacent in memory: groups of steps, which are
 * then transposed. Returns how many steps were copied. */
static int64_t turn_block(const kf__dots_t *dots, const char *from, char *block) {
  enum { GROUPS = 16, ROWS = 32 };
  const kf__dot_tile_t *tile = dots->tile;
  const kf__quantize_loops_t *loops = kf__loops_quantize();
  const int64_t steps = tile->step / tile->item;
  uint32_t groups[GROUPS * ROWS];
  int64_t offsets[GROUPS], p = 0;
  KF_ASSERT(tile->rows == ROWS && tile->group == sizeof *groups);
  KF_ASSERT(tile->step == GROUPS * tile->group);
  for (int64_t g = 0; g < GROUPS; g++) offsets[g] = g * ROWS;
  for (; p + steps <= dots->k; p += steps, block += ROWS * tile->step) {
    const void *at = from + p * dots->a.columns * dots->size;
    if (tile->item == 2)
      loops->join_2_halves(GROUPS, ROWS, at, dots->a.columns, ROWS, groups);
    else
      loops->join_4_bytes(GROUPS, ROWS, at, dots->a.columns, ROWS, groups);
    kf__loops_gemm()->f32.turn_rows(groups, offsets, GROUPS, ROWS, GROUPS, block);
  }
  return p;
}

/* A block of rows, from i on. Rows that need more than copying go through `line`. */
static void copy_block(const kf__dots_t *dots, const char *a, int64_t i, int64_t m, char *line,
                       char *to) {
  const kf__dot_tile_t *tile = dots->tile;
  const int64_t row = kf__dots_row_bytes(tile, dots->k), used = dots->k * tile->item;
  const bool same = dots->load_row == NULL && dots->size == tile->item && dots->flip == 0;
  const char *from = a + i * dots->a.rows * dots->size;
  if (same && dots->a.rows == 1 && m == tile->rows &&
      turn_block(dots, from, to) * tile->item == row)
    return;
  for (int64_t r = 0; r < m; r++) {
    if (same && dots->a.columns == 1) {
      copy_to_block(tile, from + r * dots->a.rows * dots->size, used, to + r * tile->step);
    } else {
      copy_row(dots, a, i + r, line);
      copy_to_block(tile, line, row, to + r * tile->step);
    }
  }
}

/* Rows i … i + m - 1, where i is the first row of a block. */
static void copy_rows(const kf__dots_t *dots, const char *a, int64_t i, int64_t m, char *line,
                      char *to) {
  const kf__dot_tile_t *tile = dots->tile;
  const int64_t row = kf__dots_row_bytes(tile, dots->k);
  if (!tile->blocked)
    for (int64_t r = 0; r < m; r++) copy_row(dots, a, i + r, to + r * row);
  else
    for (int64_t r = 0; r < m; r += tile->rows)
      copy_block(dots, a, i + r, kf__min(tile->rows, m - r), line, to + r * row);
}

static bool a_in_place(const kf__dots_t *dots) {
  const kf__dot_tile_t *tile = dots->tile;
  return !tile->blocked && dots->load_row == NULL && dots->size == tile->item &&
         dots->a.columns == 1 && dots->flip == 0 && dots->k * tile->item % tile->step == 0;
}

/* ---- Parts ---- */

typedef struct dots_run {
  const kf__dots_t *dots;
  kf__grid_t grid;
  int64_t row;   /* bytes of a padded row */
  int64_t block; /* bytes of a row that are multiplied at once */
  bool in_place;
  /* All of A and of B, packed for this product by all threads: NULL where parts pack what they
   * need, or need not. */
  char *packed_a, *packed_b;
  kf__scratch_t scratch;
} dots_run_t;

static const char *matrix_of(const kf__matrix_t *matrix, int64_t size, int64_t batch) {
  return (const char *)matrix->data + batch * matrix->batch * size;
}

static void run_part(const dots_run_t *run, int64_t batch, int64_t i, int64_t m, int64_t j,
                     int64_t n, char *scratch) {
  const kf__dots_t *dots = run->dots;
  const kf__dot_tile_t *tile = dots->tile;
  const char *packed = run->packed_b != NULL ? run->packed_b : dots->packed_b;
  const char *a = matrix_of(&dots->a, dots->size, batch);
  int64_t a_row = run->in_place ? dots->a.rows * dots->size : run->row;
  char *sums = scratch, *panel = sums + run->grid.rows * tile->columns * (int64_t)sizeof(float);
  if (run->in_place) {
    a += i * a_row;
  } else if (run->packed_a != NULL) {
    a = run->packed_a + i * run->row;
  } else {
    char *line = panel + (packed != NULL ? 0 : tile->columns * run->row);
    copy_rows(dots, a, i, m, line, line + run->row);
    a = line + run->row;
  }
  kf__matrix_t b = dots->b;
  b.data = matrix_of(&dots->b, dots->size, batch);
  for (int64_t column = j; column < j + n && !kf__loop_stopped(); column += tile->columns) {
    const int64_t count = kf__min(tile->columns, j + n - column);
    const char *from = packed + column * run->row;
    if (packed == NULL) {
      kf__dots_pack(tile, dots->size, &b, dots->k, column, count, panel);
      from = panel;
    }
    for (int64_t p = 0; p < run->row; p += run->block)
      tile->run(m, kf__min(run->block, run->row - p), a + p * (tile->blocked ? tile->rows : 1),
                a_row, from + p * tile->columns, sums, tile->columns, p > 0);
    dots->store(dots->context, batch, i, m, column, count, sums, tile->columns);
  }
}

static void run_parts(void *context, int64_t begin, int64_t end) {
  dots_run_t *run = (dots_run_t *)context;
  const kf__dots_t *dots = run->dots;
  char *scratch = kf__scratch_take(&run->scratch);
  for (int64_t task = begin; task < end; task++) {
    const int64_t parts = run->grid.down * run->grid.across, part = task % parts;
    const int64_t i = part % run->grid.down * run->grid.rows;
    const int64_t j = part / run->grid.down * run->grid.columns;
    run_part(run, task / parts, i, kf__min(run->grid.rows, dots->m - i), j,
             kf__min(run->grid.columns, dots->n - j), scratch);
  }
  kf__scratch_give(&run->scratch, scratch);
}

/* Blocks of rows of A, then panels of B. */
static int64_t blocks_of_a(const dots_run_t *run) {
  const int64_t rows = run->dots->tile->rows;
  return run->packed_a != NULL ? (run->dots->m + rows - 1) / rows : 0;
}

static void pack_operands(void *context, int64_t begin, int64_t end) {
  dots_run_t *run = (dots_run_t *)context;
  const kf__dots_t *dots = run->dots;
  const kf__dot_tile_t *tile = dots->tile;
  const int64_t blocks = blocks_of_a(run);
  char *line = kf__scratch_take(&run->scratch);
  for (int64_t task = begin; task < end; task++) {
    const int64_t i = task * tile->rows, j = (task - blocks) * tile->columns;
    if (task < blocks)
      copy_rows(dots, (const char *)dots->a.data, i, kf__min(tile->rows, dots->m - i), line,
                run->packed_a + i * run->row);
    else
      kf__dots_pack(tile, dots->size, &dots->b, dots->k, j, kf__min(tile->columns, dots->n - j),
                    run->packed_b + j * run->row);
  }
  kf__scratch_give(&run->scratch, line);
}

/* ---- Division into parts ---- */

/* The time of a grid in products of a row and a column. Panels that other threads packed come from
 * their caches. */
static double cost_of_grid(const dots_run_t *run, const kf__grid_t *grid, int64_t threads) {
  const kf__dots_t *dots = run->dots;
  const bool packs = dots->packed_b == NULL;
  const bool shares = packs && grid->down > 1 && dots->batches == 1;
  const int64_t parts = grid->down * grid->across * dots->batches;
  const int64_t rounds = (parts + threads - 1) / threads;
  const double columns = (double)grid->columns, rows = (double)grid->rows;
  const double part = columns * (rows + ROWS_AT_ONCE +
                                 (shares  ? FETCH_COST
                                  : packs ? PACK_COST
                                          : 0)) +
                      (run->in_place ? 0 : COPY_COST * rows);
  return (double)rounds * part +
         (shares ? (double)dots->n * (PACK_COST + FETCH_COST) / (double)threads : 0);
}

/* The cheapest of all grids with up to three parts for each thread. A part has whole panels. */
static void choose_grid(dots_run_t *run, int64_t threads) {
  const kf__dots_t *dots = run->dots;
  const kf__dot_tile_t *tile = dots->tile;
  const int64_t most = kf__max(1, 3 * threads / dots->batches),
                least_down = (dots->m + MOST_ROWS - 1) / MOST_ROWS;
  const int64_t most_across = kf__min(panels_of(tile, dots->n), most);
  double least = 0;
  for (int64_t down = least_down; down <= kf__max(least_down, most); down++) {
    kf__grid_t grid;
    grid.rows = kf__min(kf__round_up((dots->m + down - 1) / down, tile->rows), dots->m);
    grid.down = (dots->m + grid.rows - 1) / grid.rows;
    for (int64_t across = 1; across <= most_across; across++) {
      if (across > 1 && across * down > most && down > least_down) break;
      grid.columns = kf__round_up((dots->n + across - 1) / across, tile->columns);
      grid.across = (dots->n + grid.columns - 1) / grid.columns;
      const double cost = cost_of_grid(run, &grid, threads);
      if (least != 0 && cost >= least) continue;
      least = cost;
      run->grid = grid;
    }
    if (grid.rows <= tile->rows) break;
  }
}

/* Memory for what all threads pack, and scratch memory for `parts` parts. */
static kf_status_t allocate(dots_run_t *run, bool packs_b, int64_t parts) {
  const kf__dots_t *dots = run->dots;
  const kf__dot_tile_t *tile = dots->tile;
  const bool share_a = !run->in_place && dots->batches == 1 && run->grid.across > 1;
  const bool share_b = packs_b && dots->batches == 1 && run->grid.down > 1;
  const int64_t rows = kf__round_up(run->grid.rows, tile->rows);
  const int64_t bytes_a = share_a ? kf__round_up(dots->m, tile->rows) * run->row : 0;
  const int64_t bytes_b = share_b ? kf__dots_packed_bytes(tile, dots->n, dots->k) : 0;
  const int64_t each = run->grid.rows * tile->columns * (int64_t)sizeof(float) +
                       (packs_b && !share_b ? tile->columns * run->row : 0) + run->row +
                       (run->in_place || share_a ? 0 : rows * run->row);
  run->packed_a = run->packed_b = NULL;
  if (share_a || share_b) {
    char *memory = (char *)kf_alloc((size_t)(bytes_a + bytes_b));
    if (memory == NULL) return kf__no_memory();
    if (share_a) run->packed_a = memory;
    if (share_b) run->packed_b = memory + bytes_a;
  }
  const kf_status_t status = kf__scratch_create(&run->scratch, (size_t)each, parts);
  if (status != KF_OK) kf_free(share_a ? run->packed_a : run->packed_b);
  return status;
}

kf_status_t kf__dots_run(const kf__dots_t *dots) {
  dots_run_t run;
  const kf__dot_tile_t *tile = dots->tile;
  KF_ASSERT(dots->m > 0 && dots->n > 0);
  KF_ASSERT(dots->k > 0 && dots->batches > 0);
  KF_ASSERT(dots->load_row == NULL || dots->batches == 1);
  run.dots = dots;
  run.row = kf__dots_row_bytes(tile, dots->k);
  run.block = BLOCK_BYTES / tile->columns;
  run.in_place = a_in_place(dots);
  const double each = (double)dots->n * (double)dots->k * (double)dots->batches;
  const bool packs_b = dots->packed_b == NULL;
  const double cost = each * ((double)dots->m / ROWS_AT_ONCE + (packs_b ? 4 : 1));
  int64_t threads = kf_get_num_threads();
  if (cost / PARALLEL_COST < (double)threads) threads = kf__max(1, (int64_t)(cost / PARALLEL_COST));
  choose_grid(&run, threads);
  const int64_t tasks = dots->batches * run.grid.down * run.grid.across;
  const int64_t grain = threads == 1 ? tasks : kf__max(1, tasks / (3 * threads));
  KF_TRY(allocate(&run, packs_b, threads));
  const int64_t packing = blocks_of_a(&run) + (run.packed_b != NULL ? panels_of(tile, dots->n) : 0);
  if (packing > 0) kf__parallel_for(0, packing, threads == 1 ? packing : 1, pack_operands, &run);
  const kf_status_t status = kf__parallel_try(0, tasks, grain, run_parts, &run);
  kf__scratch_destroy(&run.scratch);
  kf_free(run.packed_a != NULL ? run.packed_a : run.packed_b);
  return status;
}
