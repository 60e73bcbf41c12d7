/* Indices and order along long lines: what is read or written a piece at a time, what is dropped
 * while a line is read, and refusals before anything is written. */
#include <keyfall/ops.h>
#include <keyfall/scope.h>

#include "ops_fixture.h"

static int64_t *ints(const kf_tensor_t *t) { return (int64_t *)kf__data(t); }

/* The same numbers on every machine. */
static uint64_t next(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return *state >> 33;
}

static kf_tensor_t *places(kf_dtype_t dtype, int64_t n, int64_t below) {
  kf_tensor_t *t = make(dtype, KF_INTS(n));
  uint64_t state = 7;
  for (int64_t i = 0; i < n; i++)
    kf__number_store(kf__number_of_int((int64_t)(next(&state) % (uint64_t)below)), dtype,
                     (char *)kf__data(t) + i * kf__itemsize(t));
  return t;
}

/* ---- Reading and writing ---- */

enum { LINE = 700, SIZE = 1000 }; /* two whole pieces and a rest */

/* Every size of element, both types of indices, packed and with steps. */
static void test_reading(void **state) {
  (void)state;
  static const kf_dtype_t types[] = {KF_DTYPE_UINT8, KF_DTYPE_INT16, KF_DTYPE_FLOAT32,
                                     KF_DTYPE_FLOAT64, KF_DTYPE_COMPLEX128};
  size_t turn = kft_case(2 * sizeof types / sizeof *types);
  kf_tensor_t *self = make(types[turn / 2], KF_INTS(3 * SIZE));
  kf_tensor_t *index = places(turn % 2 == 0 ? KF_DTYPE_INT64 : KF_DTYPE_INT32, LINE, SIZE);
  kf_tensor_t *sparse = view(self, KF_INTS(SIZE), KF_INTS(3), 1);
  kf_tensor_t *packed = view(self, KF_INTS(SIZE), KF_INTS(1), 1);
  for (int k = 0; k < 2; k++) {
    kf_tensor_t *from = k == 0 ? packed : sparse, *gathered = NULL, *selected = NULL;
    if (turn % 2 == 0) {
      KFT_OK(kf_gather(from, 0, index, false, &gathered));
      (void)keep(gathered);
    }
    KFT_OK(kf_index_select(from, 0, index, &selected));
    (void)keep(selected);
    for (int64_t i = 0; i < LINE; i++) {
      double expected = value(from, (int64_t)value(index, i));
      KFT_TRUE(value(selected, i) == expected);
      KFT_TRUE(gathered == NULL || value(gathered, i) == expected);
    }
  }
}

/* Places are named several times: sums are made in the order of the source. */
static void test_writing(void **state) {
  (void)state;
  kf_tensor_t *index = places(KF_DTYPE_INT64, LINE, 90);
  kf_tensor_t *source = make(KF_DTYPE_FLOAT32, KF_INTS(2 * LINE));
  kf_tensor_t *target = make(KF_DTYPE_FLOAT32, KF_INTS(3 * 90));
  float expected[3 * 90];
  memcpy(expected, kf__data(target), sizeof expected);
  kf_tensor_t *to = view(target, KF_INTS(90), KF_INTS(3), 2);
  kf_tensor_t *from = view(source, KF_INTS(LINE), KF_INTS(2), 1);
  KFT_OK(kf_scatter_add_(to, 0, index, from));
  KFT_OK(kf_index_add_(to, 0, index, from, KF_INT(1)));
  for (int round = 0; round < 2; round++)
    for (int64_t i = 0; i < LINE; i++) expected[3 * ints(index)[i] + 2] += (float)(2 * i + 1);
  KFT_TRUE(memcmp(kf__data(target), expected, sizeof expected) == 0);
  /* Counted from the end, and with a step that is no power of two. */
  for (int64_t i = 0; i < LINE; i++) ints(index)[i] -= 90;
  KFT_OK(kf_index_fill_(to, 0, index, KF_INT(-1)));
  for (int64_t i = 0; i < LINE; i++) expected[3 * (ints(index)[i] + 90) + 2] = -1;
  KFT_OK(kf_index_put_(target, KF_TENSORS(view(index, KF_INTS(1), KF_INTS(1), 0)),
                       view(source, KF_INTS(1), KF_INTS(1), 5), true));
  expected[3 * 90 + ints(index)[0]] += 5;
  KFT_TRUE(memcmp(kf__data(target), expected, sizeof expected) == 0);
}

/* Wherever a bad index stands, and however bad it is, it is found before anything is written. */
static void test_refusals(void **state) {
  (void)state;
  static const int64_t bad[] = {SIZE, -1, INT64_MAX, INT64_MIN, SIZE + 1};
  static const int64_t at[] = {0, 7, 8, 255, 256, LINE - 2, LINE - 1};
  kf_tensor_t *index = places(KF_DTYPE_INT64, LINE, SIZE);
  kf_tensor_t *self = make(KF_DTYPE_FLOAT32, KF_INTS(SIZE));
  kf_tensor_t *out = make(KF_DTYPE_FLOAT32, KF_INTS(LINE));
  for (size_t k = 0; k < sizeof bad / sizeof *bad * (sizeof at / sizeof *at); k++) {
    int64_t *place = &ints(index)[at[k % 7]], before = *place;
    *place = bad[k / 7];
    KFT_FAILS_WITH(kf_gather_out(self, 0, index, false, out), KF_ERR_RUNTIME,
                   "does not exist in dimension 0 of size 1000");
    KFT_FAILS_WITH(kf_index_select_out(self, 0, index, out), KF_ERR_INDEX, "index_select: index");
    KFT_FAILS_WITH(kf_scatter_add_(self, 0, index, out), KF_ERR_RUNTIME,
                   "does not exist in dimension 0 of size 1000");
    if (bad[k / 7] != -1)
      KFT_FAILS_WITH(kf_index_fill_(self, 0, index, KF_INT(9)), KF_ERR_INDEX,
                     "does not exist in dimension 0 of size 1000");
    *place = before;
  }
  for (int64_t i = 0; i < LINE; i++) KFT_TRUE(value(out, i) == i);
  for (int64_t i = 0; i < SIZE; i++) KFT_TRUE(value(self, i) == i);
}

/* One index in each of many lines, as the gradient of a loss has. */
static void test_single_indices(void **state) {
  (void)state;
  enum { ROWS = 40, WIDTH = 10 };
  static const int64_t bad[] = {WIDTH, -1, INT64_MAX, INT64_MIN};
  kf_tensor_t *index =
      view(places(KF_DTYPE_INT64, ROWS, WIDTH), KF_INTS(ROWS, 1), KF_INTS(1, 1), 0);
  kf_tensor_t *self = make(KF_DTYPE_FLOAT32, KF_INTS(ROWS, WIDTH)), *made = NULL, *sums = NULL;
  kf_tensor_t *source = make(KF_DTYPE_FLOAT32, KF_INTS(ROWS, 1));
  KFT_OK(kf_scatter_src(self, 1, index, source, &made));
  (void)keep(made);
  KFT_OK(kf_scatter_add(self, 1, index, source, &sums));
  (void)keep(sums);
  for (int64_t i = 0; i < ROWS * WIDTH; i++) {
    const int64_t row = i / WIDTH;
    const bool is_named = ints(index)[row] == i % WIDTH;
    KFT_TRUE(value(made, i) == (is_named ? row : i));
    KFT_TRUE(value(sums, i) == (is_named ? i + row : i));
  }
  for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
    int64_t *place = &ints(index)[7 * k], before = *place;
    kf_tensor_t *none = NULL;
    *place = bad[k];
    KFT_FAILS_WITH(kf_scatter_src(self, 1, index, source, &none), KF_ERR_RUNTIME,
                   "does not exist in dimension 1 of size 10");
    KFT_FAILS_WITH(kf_scatter__src(self, 1, index, source), KF_ERR_RUNTIME,
                   "does not exist in dimension 1 of size 10");
    *place = before;
  }
  for (int64_t i = 0; i < ROWS * WIDTH; i++) KFT_TRUE(value(self, i) == i);
}

/* ---- The first of many ---- */

enum { MANY = 12000 };

/* Numbers of which many are equal; rising, falling or in no order, with a NaN among them. */
static kf_tensor_t *line_of(kf_dtype_t dtype, int how) {
  kf_tensor_t *t = make(dtype, KF_INTS(2, MANY));
  uint64_t seed = 3;
  for (int64_t i = 0; i < t->numel; i++) {
    int64_t number = how == 0 ? (int64_t)(next(&seed) % 3000) : how == 1 ? i / 2 : (MANY - i) / 2;
    kf_scalar_t stored = kf__number_of_int(number);
    if (kf_dtype_is_floating(dtype) && i % 5000 == 4321)
      stored = kf__number_of_float(__builtin_nan(""));
    kf__number_store(stored, dtype, (char *)kf__data(t) + i * kf__itemsize(t));
  }
  return t;
}

/* topk and kthvalue are what sorting gives, to the order of equals. */
static void test_first(void **state) {
  (void)state;
  static const kf_dtype_t types[] = {KF_DTYPE_FLOAT32, KF_DTYPE_INT64, KF_DTYPE_FLOAT16};
  static const int64_t counts[] = {1, 100, 2500, 3000, 3001};
  size_t turn = kft_case(3 * 3 * 2);
  kf_tensor_t *self = line_of(types[turn / 6], (int)(turn / 2 % 3));
  bool largest = turn % 2 == 0;
  kf_tensor_t *sorted = NULL, *order = NULL;
  KFT_OK(kf_sort(self, 1, largest, &sorted, &order));
  (void)keep(sorted);
  (void)keep(order);
  for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
    kf_tensor_t *values = NULL, *indices = NULL;
    KFT_OK(kf_topk(self, counts[c], 1, largest, true, &values, &indices));
    (void)keep(values);
    (void)keep(indices);
    for (int64_t i = 0; i < values->numel; i++) {
      int64_t row = i / counts[c], column = i % counts[c];
      KFT_EQ_INT(ints(indices)[i], ints(order)[row * MANY + column]);
      KFT_TRUE(memcmp(element(values, i), element(sorted, row * MANY + column),
                      (size_t)kf__itemsize(self)) == 0);
    }
    if (largest) continue;
    kf_tensor_t *one = NULL, *where = NULL;
    KFT_OK(kf_kthvalue(self, counts[c], 1, false, &one, &where));
    (void)keep(one);
    (void)keep(where);
    for (int64_t row = 0; row < 2; row++)
      KFT_EQ_INT(ints(where)[row], ints(order)[row * MANY + counts[c] - 1]);
  }
}

KFT_MAIN(KFT_TEST(test_reading), KFT_TEST(test_writing), KFT_TEST(test_refusals),
         KFT_TEST(test_single_indices), KFT_TEST(test_first))
