/* Divides products of bytes or bfloat16 into parts, packs what a tile does not read in place, and
 * runs tiles: Note [Dot products]. A part has some rows and some panels of columns. Each panel is
 * packed right before it is multiplied, and sums are stored while they are in the first-level
 * cache. */
#include "backends/cpu/matmul/gemm_dots.h"

#include <keyfall/backend.h>

#include "backends/cpu/core/bounds.h"
#include "backends/cpu/core/thread_scratch.h"
#include "backends/cpu/loops/cpu_features.h"
#include "backends/cpu/matmul/product_grid.h"
#include "base/parallel.h"

enum {
  MOST_ROWS = 192,        /* of a part: a multiple of the rows of every tile */
  BLOCK_BYTES = 24 << 10, /* of a panel that are multiplied at once: for the first-level cache */
  /* The same for tiles of AMX, for the second-level cache: bytes of the rows of a part, and of a
   * panel. The first-level cache makes no difference to them. */
  AMX_ROWS = 1 << 20,
  AMX_BLOCK = 128 << 10,
  ROWS_STORED = 32,        /* about as many are stored at once */
  PACK_COST = 48,          /* rows whose products take as long as packing a column */
  FETCH_COST = 32,         /* … as long as reading or writing a panel of another thread */
  READ_COST = 16,          /* columns whose products take as long as reading a row */
  COPY_COST = 64,          /* … as reading and copying a row */
  PHASE_COST = 1 << 22,    /* multiply-adds that take as long as packing in a loop of its own */
  PARALLEL_COST = 1 << 16, /* elements of B that are worth a thread, read once or packed */
  ROWS_AT_ONCE = 8,        /* rows that take as long as reading the elements of B */
  CHECKED_WORK = 1 << 28   /* multiply-adds between two looks for an interrupt */
};

static const kf__dot_tile_t *best(const kf__dot_tile_t *tile) {
  while (tile->run != NULL && !kf__cpu_has(tile->needs)) tile++;
  return tile->run != NULL ? tile : NULL;
}
const kf__dot_tile_t *kf__dots_tile_bf16(void) { return best(kf__loops_dot()->bf16); }
const kf__dot_tile_t *kf__dots_tile_weights(void) { return best(kf__loops_dot()->bytes); }
const kf__dot_tile_t *kf__dots_tile_bytes(void) {
  const kf__dot_tile_t *tile = kf__dots_tile_weights();
  return tile->run_small != NULL ? best(tile + 1) : tile;
}

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
             kf__loops_quantize()->turn_4_bytes != NULL && tile->group == 4 &&
             count == tile->columns && count % 16 == 0) {
    const int64_t whole = groups / 4 * 4;
    kf__loops_quantize()->turn_4_bytes(whole, count, from, b->columns * size,
                                       (uint32_t *)(void *)panel);
    packed = whole * steps;
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
  if (!tile->blocks)
    for (int64_t r = 0; r < m; r++) copy_row(dots, a, i + r, to + r * row);
  else
    for (int64_t r = 0; r < m; r += tile->rows)
      copy_block(dots, a, i + r, kf__min(tile->rows, m - r), line, to + r * row);
}

static bool a_in_place(const kf__dots_t *dots) {
  const kf__dot_tile_t *tile = dots->tile;
  return dots->load_row == NULL && dots->size == tile->item && dots->a.columns == 1 &&
         dots->flip == 0 && dots->k * tile->item % tile->step == 0;
}

/* ---- Parts ---- */

typedef struct dots_run {
  const kf__dots_t *dots;
  kf__grid_t grid;
  int64_t row;    /* bytes of a padded row */
  int64_t block;  /* bytes of a row that are multiplied at once */
  int64_t stored; /* rows that are stored at once: all of a part if there are several blocks */
  bool in_place;
  /* All of B is packed first, by all threads; otherwise parts pack what they need. They always copy
   * their own rows of A: reading what another thread has just written takes longer. */
  bool shares;
  char *packed_b; /* NULL: not `shares` */
  kf__scratch_t scratch;
} dots_run_t;

static const char *matrix_of(const kf__matrix_t *matrix, int64_t size, int64_t batch) {
  return (const char *)matrix->data + batch * matrix->batch * size;
}

/* Rows i … i + m - 1, of which `a` is the first, times columns j … j + n - 1, which are a panel. */
static void run_panel(const dots_run_t *run, int64_t batch, int64_t i, int64_t m, const char *a,
                      int64_t j, int64_t n, const char *panel, char *scratch) {
  const kf__dots_t *dots = run->dots;
  const kf__dot_tile_t *tile = dots->tile;
  const bool blocked = tile->blocks && !run->in_place,
             direct = dots->sums != NULL && n == tile->columns;
  const int64_t a_row = run->in_place ? dots->a.rows * dots->size : run->row;
  __typeof__(tile->run) multiply =
      dots->small_a && tile->run_small != NULL ? tile->run_small : tile->run;
  for (int64_t r = 0; r < m; r += run->stored) {
    const int64_t rows = kf__min(run->stored, m - r);
    int32_t *const to = dots->sums != NULL ? (int32_t *)dots->sums + (i + r) * dots->n + j : NULL;
    void *const sums = direct ? (void *)to : scratch;
    const int64_t sums_row = direct ? dots->n : tile->columns;
    for (int64_t p = 0; p < run->row; p += run->block)
      multiply(rows, kf__min(run->block, run->row - p),
               a + r * a_row + p * (blocked ? tile->rows : 1), a_row, blocked,
               panel + p * tile->columns, sums, sums_row, p > 0);
    if (dots->sums == NULL)
      dots->store(dots->context, batch, i + r, rows, j, n, sums, sums_row);
    else if (!direct)
      for (int64_t q = 0; q < rows; q++)
        memcpy(to + q * dots->n, (int32_t *)sums + q * sums_row, (size_t)n * sizeof *to);
  }
}

static void run_part(const dots_run_t *run, int64_t batch, int64_t i, int64_t m, int64_t j,
                     int64_t n, char *scratch) {
  const kf__dots_t *dots = run->dots;
  const kf__dot_tile_t *tile = dots->tile;
  const char *packed = run->packed_b != NULL ? run->packed_b : dots->packed_b;
  const char *a = matrix_of(&dots->a, dots->size, batch);
  char *panel = scratch + run->stored * tile->columns * (int64_t)sizeof(float);
  if (run->in_place) {
    a += i * dots->a.rows * dots->size;
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
    run_panel(run, batch, i, m, a, column, count, from, scratch);
  }
}

static void run_parts(void *context, int64_t begin, int64_t end) {
  dots_run_t *run = (dots_run_t *)context;
  const kf__dots_t *dots = run->dots;
  char *scratch = kf__scratch_take(&run->scratch);
  if (dots->tile->begin != NULL) dots->tile->begin();
  for (int64_t task = begin; task < end; task++) {
    const int64_t parts = run->grid.down * run->grid.across, part = task % parts;
    const int64_t i = part % run->grid.down * run->grid.rows;
    const int64_t j = part / run->grid.down * run->grid.columns;
    run_part(run, task / parts, i, kf__min(run->grid.rows, dots->m - i), j,
             kf__min(run->grid.columns, dots->n - j), scratch);
  }
  if (dots->tile->end != NULL) dots->tile->end();
  kf__scratch_give(&run->scratch, scratch);
}

static void pack_panels(void *context, int64_t begin, int64_t end) {
  const dots_run_t *run = (const dots_run_t *)context;
  const kf__dots_t *dots = run->dots;
  const int64_t columns = dots->tile->columns;
  for (int64_t j = begin * columns; j < kf__min(end * columns, dots->n); j += columns)
    kf__dots_pack(dots->tile, dots->size, &dots->b, dots->k, j, kf__min(columns, dots->n - j),
                  run->packed_b + j * run->row);
}

/* ---- Division into parts ---- */

/* The time of a grid in products of a row and a column, where each part packs its panels or all
 * threads pack B first. In the latter case, panels come from the caches of other threads. Threads
 * that finish early wait for half a part on average. */
static double cost_of_grid(const dots_run_t *run, const kf__grid_t *grid, int64_t threads,
                           bool shares) {
  const kf__dots_t *dots = run->dots;
  const bool packs = dots->packed_b == NULL;
  const int64_t parts = grid->down * grid->across * dots->batches;
  const int64_t rounds = (parts + threads - 1) / threads;
  const double columns = (double)grid->columns, rows = (double)grid->rows;
  const double part = columns * (rows + ROWS_AT_ONCE +
                                 (shares  ? FETCH_COST
                                  : packs ? PACK_COST
                                          : 0)) +
                      (run->in_place ? READ_COST : COPY_COST) * rows;
  if (threads == 1)
    return (double)rounds * part + (shares ? (double)dots->n * (PACK_COST + FETCH_COST) : 0);
  return ((double)rounds + 0.5) * part +
         (shares ? (double)dots->n * (PACK_COST + FETCH_COST) / (double)threads +
                       (double)PHASE_COST / (double)dots->k
                 : 0);
}

/* The cheapest of all grids with up to three parts for each thread. A part has whole panels. */
static void choose_grid(dots_run_t *run, int64_t threads) {
  const kf__dots_t *dots = run->dots;
  const kf__dot_tile_t *tile = dots->tile;
  const int64_t most_rows =
      tile->blocks ? kf__max(1, AMX_ROWS / (tile->rows * run->row)) * tile->rows : MOST_ROWS;
  const int64_t most = kf__max(1, 3 * threads / dots->batches),
                least_down = (dots->m + most_rows - 1) / most_rows;
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
      const bool can_share = dots->packed_b == NULL && grid.down > 1 && dots->batches == 1;
      for (int shares = 0; shares <= can_share; shares++) {
        const double cost = cost_of_grid(run, &grid, threads, shares != 0);
        if (least != 0 && cost >= least) continue;
        least = cost;
        run->grid = grid;
        run->shares = shares != 0;
      }
    }
    if (grid.rows <= tile->rows) break;
  }
}

/* Memory for what all threads pack, and scratch memory for `parts` parts. */
static kf_status_t allocate(dots_run_t *run, int64_t parts) {
  const kf__dots_t *dots = run->dots;
  const kf__dot_tile_t *tile = dots->tile;
  const int64_t rows = kf__round_up(run->grid.rows, tile->rows);
  const int64_t each = run->stored * tile->columns * (int64_t)sizeof(float) +
                       (dots->packed_b == NULL && !run->shares ? tile->columns * run->row : 0) +
                       run->row + (run->in_place ? 0 : rows * run->row);
  run->packed_b = NULL;
  if (run->shares) {
    run->packed_b = (char *)kf_alloc((size_t)kf__dots_packed_bytes(tile, dots->n, dots->k));
    if (run->packed_b == NULL) return kf__no_memory();
  }
  const kf_status_t status = kf__scratch_create(&run->scratch, (size_t)each, parts);
  if (status != KF_OK) kf_free(run->packed_b);
  return status;
}

/* On one thread, too, a large product looks for interrupts between its parts. */
static kf_status_t run_grid(dots_run_t *run, int64_t threads) {
  const kf__grid_t *grid = &run->grid;
  const int64_t tasks = run->dots->batches * grid->down * grid->across;
  if (threads > 1)
    return kf__parallel_try(0, tasks, kf__max(1, tasks / (3 * threads)), run_parts, run);
  const double work = (double)grid->rows * (double)grid->columns * (double)run->dots->k;
  return kf__serial_try(0, tasks, (int64_t)(CHECKED_WORK / work) + 1, run_parts, run);
}

kf_status_t kf__dots_run(const kf__dots_t *dots) {
  dots_run_t run;
  const kf__dot_tile_t *tile = dots->tile;
  KF_ASSERT(dots->m > 0 && dots->n > 0);
  KF_ASSERT(dots->k > 0 && dots->batches > 0);
  KF_ASSERT(dots->load_row == NULL || dots->batches == 1);
  run.dots = dots;
  run.row = kf__dots_row_bytes(tile, dots->k);
  run.block = (tile->blocks ? AMX_BLOCK : BLOCK_BYTES) / tile->columns;
  run.in_place = a_in_place(dots);
  const double each = (double)dots->n * (double)dots->k * (double)dots->batches;
  const bool packs_b = dots->packed_b == NULL;
  const double cost = each * ((double)dots->m / ROWS_AT_ONCE + (packs_b ? 4 : 1));
  int64_t threads = kf_get_num_threads();
  if (cost / PARALLEL_COST < (double)threads) threads = kf__max(1, (int64_t)(cost / PARALLEL_COST));
  choose_grid(&run, threads);
  run.stored = run.row <= run.block ? ROWS_STORED / tile->rows * tile->rows : run.grid.rows;
  KF_TRY(allocate(&run, threads));
  const int64_t panels = panels_of(tile, dots->n);
  if (run.shares) kf__parallel_for(0, panels, threads == 1 ? panels : 1, pack_panels, &run);
  const kf_status_t status = run_grid(&run, threads);
  kf__scratch_destroy(&run.scratch);
  kf_free(run.packed_b);
  return status;
}
