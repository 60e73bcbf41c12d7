/* Merging the dimensions of a run, and copying blocks between its operands and packed memory. */
#include "codegen/run_geometry.h"

/* ---- Dimensions ---- */

/* Dimension `to` takes what dimension `from` has. */
static void move_dim(kf__space_t *space, uint32_t count, kf__walked_t *operands, uint32_t to,
                     uint32_t from) {
  space->sizes[to] = space->sizes[from];
  for (uint32_t k = 0; k < count; k++) operands[k].strides[to] = operands[k].strides[from];
}

/* Dimension d and the one inside of it are walked by one stride, for every operand. */
static bool merges(const kf__space_t *space, uint32_t count, const kf__walked_t *operands,
                   uint32_t outer, uint32_t inner) {
  if ((outer < space->kept) != (inner < space->kept)) return false;
  for (uint32_t k = 0; k < count; k++) {
    if (operands[k].reduced && inner >= space->kept) continue;
    if (operands[k].strides[outer] != operands[k].strides[inner] * space->sizes[inner])
      return false;
  }
  return true;
}

static void drop_ones(kf__space_t *space, uint32_t count, kf__walked_t *operands) {
  uint32_t kept = 0, at = 0;
  for (uint32_t d = 0; d < space->ndim; d++) {
    if (space->sizes[d] == 1) continue;
    move_dim(space, count, operands, at++, d);
    kept += d < space->kept;
  }
  space->ndim = at;
  space->kept = kept;
}

/* Without reductions the order of elements is free: the first output is written in order. */
static void sort_dims(kf__space_t *space, uint32_t count, kf__walked_t *operands,
                      const kf__walked_t *by) {
  for (uint32_t i = 1; i < space->ndim; i++)
    for (uint32_t j = i; j > 0 && by->strides[j - 1] < by->strides[j]; j--) {
      int64_t size = space->sizes[j];
      space->sizes[j] = space->sizes[j - 1];
      space->sizes[j - 1] = size;
      for (uint32_t k = 0; k < count; k++) {
        int64_t stride = operands[k].strides[j];
        operands[k].strides[j] = operands[k].strides[j - 1];
        operands[k].strides[j - 1] = stride;
      }
    }
}

static void merge_dims(kf__space_t *space, uint32_t count, kf__walked_t *operands) {
  if (space->ndim == 0) return;
  uint32_t at = 0, kept = space->kept > 0;
  for (uint32_t d = 1; d < space->ndim; d++) {
    if (merges(space, count, operands, d - 1, d)) {
      int64_t size = space->sizes[at];
      move_dim(space, count, operands, at, d);
      space->sizes[at] *= size;
      continue;
    }
    at++;
    kept += d < space->kept;
    if (at != d) move_dim(space, count, operands, at, d);
  }
  space->ndim = at + 1;
  space->kept = kept;
}

static void describe(const kf__space_t *space, kf__walked_t *operand) {
  int64_t expected = operand->item;
  operand->packed = operand->constant = true;
  for (uint32_t d = space->ndim; d-- > 0;) {
    operand->packed &= operand->strides[d] == expected;
    operand->constant &= operand->strides[d] == 0;
    expected *= space->sizes[d];
  }
}

void kf__space_make(kf__space_t *space, const kf__fusion_run_t *run, uint32_t count,
                    kf__walked_t *operands, bool in_rows) {
  bool reduces = in_rows;
  const kf__walked_t *first_output = &operands[count - 1];
  space->ndim = run->ndim;
  space->kept = run->ndim - run->reduced;
  space->rows = space->length = 1;
  for (uint32_t d = 0; d < run->ndim; d++) {
    space->sizes[d] = run->sizes[d];
    *(d < space->kept ? &space->rows : &space->length) *= run->sizes[d];
  }
  space->numel = space->rows * space->length;
  for (uint32_t k = 0; k < count; k++) {
    reduces |= operands[k].reduced;
    for (uint32_t d = 0; d < run->ndim; d++) operands[k].strides[d] = run->strides[k][d];
  }
  if (!reduces) {
    space->kept = run->ndim;
    space->rows = space->numel;
    space->length = 1;
  }
  drop_ones(space, count, operands);
  if (!reduces) sort_dims(space, count, operands, first_output);
  merge_dims(space, count, operands);
  for (uint32_t k = 0; k < count; k++) describe(space, &operands[k]);
}

/* ---- Elements ---- */

static char *element_among(const kf__space_t *space, const kf__walked_t *operand, char *base,
                           uint32_t ndim, int64_t index) {
  char *at = base;
  if (ndim == 1) return at + index * operand->strides[0]; /* divisions are slow */
  for (uint32_t d = ndim; d-- > 0;) {
    at += index % space->sizes[d] * operand->strides[d];
    index /= space->sizes[d];
  }
  return at;
}

char *kf__element_at(const kf__space_t *space, const kf__walked_t *operand, char *base,
                     int64_t index) {
  return element_among(space, operand, base, space->ndim, index);
}

char *kf__row_at(const kf__space_t *space, const kf__walked_t *operand, char *base, int64_t row) {
  return element_among(space, operand, base, space->kept, row);
}

#define LINE(T)                                                                                  \
  do {                                                                                           \
    if (from_stride == 0) {                                                                      \
      const T value = *(const T *)(const void *)from;                                            \
      for (int64_t i = 0; i < n; i++) *(T *)(void *)(to + i * to_stride) = value;                \
    } else {                                                                                     \
      for (int64_t i = 0; i < n; i++)                                                            \
        *(T *)(void *)(to + i * to_stride) = *(const T *)(const void *)(from + i * from_stride); \
    }                                                                                            \
  } while (0)

typedef struct {
  uint64_t words[2];
} pair_t;

static void copy_line(char *to, int64_t to_stride, const char *from, int64_t from_stride,
                      int64_t item, int64_t n) {
  if (to_stride == item && from_stride == item) {
    memcpy(to, from, (size_t)(n * item));
    return;
  }
  switch (item) {
    case 1: LINE(uint8_t); break;
    case 2: LINE(uint16_t); break;
    case 4: LINE(uint32_t); break;
    case 8: LINE(uint64_t); break;
    default: LINE(pair_t);
  }
}

/* Walks lines of the innermost dimension; `gathers`: from the operand to `packed`. */
static void move(const kf__space_t *space, const kf__walked_t *operand, char *base, int64_t first,
                 int64_t n, char *packed, bool gathers) {
  int64_t size = space->ndim > 0 ? space->sizes[space->ndim - 1] : 1;
  int64_t stride = space->ndim > 0 ? operand->strides[space->ndim - 1] : 0;
  while (n > 0) {
    char *at = kf__element_at(space, operand, base, first);
    int64_t some = size - first % size;
    if (some > n) some = n;
    if (gathers)
      copy_line(packed, operand->item, at, stride, operand->item, some);
    else
      copy_line(at, stride, packed, operand->item, operand->item, some);
    packed += some * operand->item;
    first += some;
    n -= some;
  }
}

void kf__gather(const kf__space_t *space, const kf__walked_t *operand, char *base, int64_t first,
                int64_t n, char *to) {
  move(space, operand, base, first, n, to, true);
}

void kf__scatter(const kf__space_t *space, const kf__walked_t *operand, char *base, int64_t first,
                 int64_t n, const char *from) {
  move(space, operand, base, first, n, (char *)(uintptr_t)from, false);
}
