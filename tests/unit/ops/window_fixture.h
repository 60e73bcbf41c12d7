/* For tests of convolutions and pooling that go through many small shapes: tensors in blocks of
 * exactly their size, in several layouts, and numbers to check results against.
 *
 * The library rounds the blocks of tensors up and uses them again, which hides reads beyond their
 * end. Here every tensor has a block of kf_alloc to itself, whose last byte is that of its last
 * element, so that the address sanitizer and valgrind see such a read. */
#ifndef WINDOW_FIXTURE_H
#define WINDOW_FIXTURE_H

#include "ops_fixture.h"

enum { SPATIAL = 3, MOST_DIMS = SPATIAL + 2 };

/* Is case `number` left out? Memcheck takes fifty times as long for a case, and gets every 23rd:
 * what it sees alone, reads of memory that nobody wrote, is the same in neighbouring cases. 23 has
 * no factor in common with the counts of types, layouts and channels that cases go through. */
static bool is_left_out(size_t number) { return kft_is_memcheck() && number % 23 != 0; }

/* ---- What a case makes ---- */

/* Tensors and blocks of the case that runs now. There are too many cases to keep them until the
 * test ends: each case empties the pile. */
enum { PILE = 64 };
static struct pile {
  kf_tensor_t *tensors[PILE];
  void *blocks[PILE];
  size_t tensor_count, block_count;
} pile;

static void clear_pile(void *unused) {
  (void)unused;
  while (pile.tensor_count > 0) kf_tensor_release(pile.tensors[--pile.tensor_count]);
  while (pile.block_count > 0) kf_free(pile.blocks[--pile.block_count]);
}

/* At the beginning of a test. */
#define USES_PILE() KFT_DEFER(clear_pile, &pile)

static kf_tensor_t *pile_up(kf_tensor_t *t) {
  KFT_TRUE(pile.tensor_count < PILE);
  pile.tensors[pile.tensor_count++] = t;
  return t;
}

static void *new_block(size_t bytes) {
  KFT_TRUE(pile.block_count < PILE);
  void *block = KFT_BLOCK(kf_alloc(bytes));
  pile.blocks[pile.block_count++] = block;
  return block;
}

__attribute__((unused)) static double *new_numbers(int64_t count) {
  double *numbers = (double *)new_block((size_t)count * sizeof *numbers);
  for (int64_t i = 0; i < count; i++) numbers[i] = 0;
  return numbers;
}

/* ---- Tensors ---- */

typedef enum {
  PLAIN,   /* contiguous */
  ODD,     /* contiguous, with strides that mean nothing where the size is 1 */
  LAST,    /* channels_last; contiguous where that needs other dimensions */
  STEPPED, /* dimensions in the reverse order, with gaps */
  LAYOUTS
} layout_t;

static void strides_for(layout_t layout, kf_int_span_t sizes, int64_t *strides) {
  kf__contiguous_strides(sizes, strides);
  if (layout == LAST && (sizes.size == 4 || sizes.size == 5))
    KFT_OK(kf__format_strides(
        sizes, sizes.size == 4 ? KF_MEMORY_FORMAT_CHANNELS_LAST : KF_MEMORY_FORMAT_CHANNELS_LAST_3D,
        strides));
  for (size_t d = 0; layout == ODD && d < sizes.size; d++)
    if (sizes.data[d] == 1) strides[d] = 1000 + (int64_t)d;
  int64_t step = 2;
  for (size_t d = 0; layout == STEPPED && d < sizes.size; d++) {
    strides[d] = step;
    step = step * sizes.data[d] + 1;
  }
}

/* A tensor whose bytes are those of 0xA5, so that an element that is not written is seen. */
static kf_tensor_t *unwritten(kf_dtype_t dtype, kf_int_span_t sizes, layout_t layout) {
  int64_t strides[MOST_DIMS], elements = 1;
  strides_for(layout, sizes, strides);
  for (size_t d = 0; d < sizes.size; d++) elements += (sizes.data[d] - 1) * strides[d];
  const size_t bytes = (size_t)elements * kf_dtype_size(dtype);
  void *block = new_block(bytes);
  memset(block, 0xA5, bytes);
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_from_blob(block, dtype, sizes, (kf_int_span_t){strides, sizes.size}, NULL, NULL,
                             &t));
  return pile_up(t);
}

/* Integers from -3 to 3, which differ by the seed. */
static int64_t small_number(int64_t i, int64_t seed) {
  return (int64_t)((uint64_t)(i * 31 + seed) * 2654435761U >> 7) % 7 - 3;
}

__attribute__((unused)) static kf_tensor_t *small_numbers(kf_dtype_t dtype, kf_int_span_t sizes,
                                                          layout_t layout, int64_t seed) {
  kf_tensor_t *t = unwritten(dtype, sizes, layout);
  walk_t w = walk_from_first(t);
  for (int64_t i = 0; i < t->numel; i++, walk_on(&w))
    store_small(small_number(i, seed), dtype, w.at);
  return t;
}

__attribute__((unused)) static const double *numbers_of(const kf_tensor_t *t) {
  double *numbers = new_numbers(t->numel);
  walk_t w = walk_from_first(t);
  for (int64_t i = 0; i < t->numel; i++, walk_on(&w)) numbers[i] = walk_value(&w);
  return numbers;
}

/* ---- Numbers at random ---- */

static uint64_t random_state;

__attribute__((unused)) static int64_t below(int64_t limit) {
  random_state = random_state * 6364136223846793005U + 1442695040888963407U;
  return (int64_t)((random_state >> 33) % (uint64_t)limit);
}
__attribute__((unused)) static int64_t between(int64_t least, int64_t most) {
  return least + below(most - least + 1);
}

#endif
