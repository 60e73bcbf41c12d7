/* Generators: the sequence of MT19937, seeds, states as bytes that PyTorch's CPU generator reads
 * and writes, copies, and one generator under several threads. */
#include <keyfall/generator.h>
#include <pthread.h>

#include "kft.h"
#include "tensor/generator_internal.h"

static kf_device_t cpu(void) { return kf_device_make(KF_DEVICE_CPU, -1); }

static kf_generator_t *make(uint64_t seed) {
  kf_generator_t *made = NULL;
  KFT_OK(kf_generator_create(cpu(), &made));
  KFT_DEFER(kf_object_release, made);
  kf_generator_manual_seed(made, seed);
  return made;
}

static uint32_t draw(kf_generator_t *generator) {
  uint32_t number;
  kf_generator_draw(generator, &number, 1);
  return number;
}

/* The numbers that the authors of the generator give for seed 5489, and the 10000th. */
static void test_sequence(void **state) {
  (void)state;
  static const uint32_t first[] = {3499211612u, 581869302u,  3890346734u, 3586334585u,
                                   545404204u,  4161255391u, 3922919429u, 949333985u};
  kf_generator_t *g = make(5489);
  for (size_t i = 0; i < sizeof first / sizeof *first; i++) KFT_EQ_INT(draw(g), first[i]);
  uint32_t rest[9992];
  kf_generator_draw(g, rest, 9992);
  KFT_EQ_INT(rest[9991], 4123659995u);
}

/* However the outputs are cut into requests, they are the same. */
static void test_pieces(void **state) {
  (void)state;
  static const size_t pieces[] = {1, 622, 1, 1, 624, 623, 625, 2, 1247, 3, 0, 5};
  uint32_t whole[4000], piece[1300];
  kf_generator_draw(make(9), whole, 4000);
  kf_generator_t *g = make(9), *one = make(9);
  size_t at = 0;
  for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
    kf_generator_draw(g, piece, pieces[i]);
    KFT_TRUE(memcmp(piece, whole + at, pieces[i] * sizeof *piece) == 0);
    at += pieces[i];
  }
  kf__generator_lock(one);
  for (size_t i = 0; i < 1000; i++) KFT_EQ_INT(kf__generator_next(one), whole[i]);
  uint64_t pair = kf__generator_next64(one);
  kf__generator_unlock(one);
  KFT_TRUE(pair == ((uint64_t)whole[1000] << 32 | whole[1001]));
}

static void test_seeds(void **state) {
  (void)state;
  kf_generator_t *g = NULL, *same = NULL;
  uint64_t seed = 0, other = 0;
  KFT_OK(kf_generator_create(cpu(), &g));
  KFT_DEFER(kf_object_release, g);
  KFT_TRUE(kf_generator_initial_seed(g) == KF_GENERATOR_DEFAULT_SEED);
  KFT_OK(kf_generator_seed(g, &seed));
  KFT_TRUE(kf_generator_initial_seed(g) == seed);
  KFT_OK(kf_generator_seed(g, &other));
  KFT_TRUE(seed != other);
  uint32_t number = draw(g);
  kf_generator_manual_seed(g, other);
  KFT_EQ_INT(draw(g), number);
  /* The seed is remembered whole, but only 32 bits of it count. */
  kf_generator_manual_seed(g, UINT64_C(0x500000005));
  KFT_TRUE(kf_generator_initial_seed(g) == UINT64_C(0x500000005));
  KFT_EQ_INT(draw(g), draw(make(5)));
  KFT_OK(kf_generator_default(cpu(), &g));
  KFT_OK(kf_generator_default(kf_device_make(KF_DEVICE_CPU, 0), &same));
  KFT_TRUE(g == same);
  kf_manual_seed(17);
  KFT_EQ_INT(draw(g), draw(make(17)));
}

/* Other devices have default generators of their own, one for each index. */
static void test_devices(void **state) {
  (void)state;
  kf_generator_t *zero = NULL, *one = NULL, *again = NULL, *picked = NULL;
  KFT_OK(kf_generator_default(kf_device_make(KF_DEVICE_CUDA, 0), &zero));
  KFT_OK(kf_generator_default(kf_device_make(KF_DEVICE_CUDA, 1), &one));
  KFT_OK(kf_generator_default(kf_device_make(KF_DEVICE_CUDA, -1), &again));
  KFT_TRUE(zero != one && zero == again);
  KFT_EQ_INT(kf_generator_device(one).index, 1);
  kf_manual_seed(23);
  KFT_EQ_INT(draw(one), draw(make(23)));
  KFT_FAILS_WITH(kf__generator_pick(one, cpu(), &picked), KF_ERR_RUNTIME,
                 "expected a generator of device type cpu, found one of cuda");
  KFT_TRUE(picked == NULL);
  KFT_OK(kf__generator_pick(NULL, kf_device_make(KF_DEVICE_CUDA, 1), &picked));
  KFT_TRUE(picked == one);
  KFT_FAILS(kf_generator_create(kf_device_make(KF_DEVICE_META, -1), &again), KF_ERR_RUNTIME);
  KFT_FAILS(kf_generator_create(kf_device_make(99, -1), &again), KF_ERR_VALUE);
  KFT_TRUE(again == NULL);
}

static uint64_t hash(const uint8_t *bytes, size_t size) {
  uint64_t state = UINT64_C(0xcbf29ce484222325);
  for (size_t i = 0; i < size; i++) state = (state ^ bytes[i]) * UINT64_C(0x100000001b3);
  return state;
}

/* The bytes that PyTorch 2.13's get_state gives after manual_seed(5), and after seven outputs and a
 * normal number whose second half waits. */
static void test_state_bytes(void **state) {
  (void)state;
  uint8_t bytes[KF_GENERATOR_STATE_SIZE];
  kf_generator_t *g = make(5);
  kf_generator_get_state(g, bytes);
  KFT_TRUE(hash(bytes, sizeof bytes) == UINT64_C(0x1b35da5b1d8e2398));
  uint32_t skipped[7];
  kf_generator_draw(g, skipped, 7);
  kf__generator_lock(g);
  g->has_double = true;
  memcpy(&g->double_sample, &(uint64_t){UINT64_C(0xbfeb25e5fa08c0bc)}, 8);
  kf__generator_unlock(g);
  kf_generator_get_state(g, bytes);
  KFT_TRUE(hash(bytes, sizeof bytes) == UINT64_C(0x042a2b0a0c29dba2));
}

static void test_state_round_trip(void **state) {
  (void)state;
  uint8_t bytes[KF_GENERATOR_STATE_SIZE], again[KF_GENERATOR_STATE_SIZE];
  kf_generator_t *a = make(31), *b = make(1), *c = NULL;
  static const size_t used[] = {0, 1, 300, 323, 1, 1000};
  for (size_t i = 0; i < sizeof used / sizeof *used; i++) {
    uint32_t numbers[1000], others[1000];
    kf_generator_draw(a, numbers, used[i]);
    kf_generator_get_state(a, bytes);
    KFT_OK(kf_generator_set_state(b, bytes, sizeof bytes));
    kf_generator_get_state(b, again);
    KFT_TRUE(memcmp(bytes, again, sizeof bytes) == 0);
    KFT_OK(kf_generator_clone(a, &c));
    KFT_DEFER(kf_object_release, c);
    kf_generator_draw(a, numbers, 1000);
    kf_generator_draw(b, others, 1000);
    KFT_TRUE(memcmp(numbers, others, sizeof numbers) == 0);
    kf_generator_draw(c, others, 1000);
    KFT_TRUE(memcmp(numbers, others, sizeof numbers) == 0);
    KFT_TRUE(kf_generator_initial_seed(c) == 31);
  }
}

static void put_int(uint8_t *bytes, size_t at, int32_t value) { memcpy(bytes + at, &value, 4); }

static void test_bad_states(void **state) {
  (void)state;
  uint8_t bytes[KF_GENERATOR_STATE_SIZE], good[KF_GENERATOR_STATE_SIZE];
  kf_generator_t *g = make(2);
  uint32_t number = draw(make(2));
  kf_generator_get_state(g, good);
  KFT_FAILS_WITH(kf_generator_set_state(g, good, 10), KF_ERR_RUNTIME,
                 "expected a state of 5056 bytes for the generator, found 10");
  static const struct {
    size_t at;
    int32_t value;
  } changes[] = {{8, 0}, {8, 625}, {8, -1}, {12, 0}, {16, 625}, {20, 1}};
  for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
    memcpy(bytes, good, sizeof bytes);
    put_int(bytes, changes[i].at, changes[i].value);
    KFT_FAILS_WITH(kf_generator_set_state(g, bytes, sizeof bytes), KF_ERR_RUNTIME,
                   "the state is not one that a generator gave");
  }
  /* Each number is possible, but together they reach past the block. */
  memcpy(bytes, good, sizeof bytes);
  put_int(bytes, 8, 624);
  put_int(bytes, 16, 2);
  KFT_FAILS(kf_generator_set_state(g, bytes, sizeof bytes), KF_ERR_RUNTIME);
  KFT_EQ_INT(draw(g), number);
}

/* Values hold generators like any object. */
static void test_in_value(void **state) {
  (void)state;
  kf_generator_t *g = make(1);
  kf_value_t value = kf_value_object(KF_TAG_GENERATOR, g);
  KFT_DEFER_LOCAL(kft_clear_value, &value);
  kf_object_t *object = NULL;
  KFT_OK(kf_value_to_object(&value, KF_TAG_GENERATOR, &object));
  KFT_TRUE(object == &g->object);
  kf_generator_t *shared = NULL;
  KFT_OK(kf_generator_default(cpu(), &shared));
  kf_generator_retain(shared);
  kf_generator_release(shared);
}

/* ---- Threads ---- */

enum { THREADS = 4, ROUNDS = 500, EACH = 7 };

typedef struct {
  kf_generator_t *generator;
  uint64_t sum;
} worker_t;

static void *work(void *context) {
  worker_t *worker = context;
  for (int i = 0; i < ROUNDS; i++) {
    uint32_t numbers[EACH];
    kf_generator_draw(worker->generator, numbers, EACH);
    for (int k = 0; k < EACH; k++) worker->sum += numbers[k];
  }
  return NULL;
}

/* Every output goes to exactly one of the threads. */
static void test_threads(void **state) {
  (void)state;
  pthread_t threads[THREADS];
  worker_t workers[THREADS];
  kf_generator_t *g = make(3), *alone = make(3);
  for (int i = 0; i < THREADS; i++) workers[i] = (worker_t){g, 0};
  for (int i = 0; i < THREADS; i++)
    KFT_EQ_INT(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
  uint64_t sum = 0, expected = 0;
  for (int i = 0; i < THREADS; i++) {
    (void)pthread_join(threads[i], NULL);
    sum += workers[i].sum;
  }
  for (int i = 0; i < THREADS * ROUNDS * EACH; i++) expected += draw(alone);
  KFT_TRUE(sum == expected);
}

/* Test vectors of the paper that introduced the generator (Salmon et al., 2011): counter and key
 * all zeros. */
static void test_philox(void **state) {
  (void)state;
  uint32_t out[4];
  kf_philox(0, 0, out);
  KFT_EQ_INT(out[0], 0x6627e8d5u);
  KFT_EQ_INT(out[1], 0xe169c58du);
  KFT_EQ_INT(out[2], 0xbc57ac4cu);
  KFT_EQ_INT(out[3], 0x9b00dbd8u);
}

static void test_reserved_numbers(void **state) {
  (void)state;
  kf_generator_t *g;
  KFT_OK(kf_generator_create(kf_device_make(KF_DEVICE_CPU, -1), &g));
  KFT_DEFER(kf_object_release, g);
  uint64_t seed, offset;
  kf_generator_manual_seed(g, 42);
  kf_generator_reserve(g, 5, &seed, &offset);
  KFT_EQ_INT(seed, 42);
  KFT_EQ_INT(offset, 0);
  kf_generator_reserve(g, 1, &seed, &offset);
  KFT_EQ_INT(offset, 8);
  kf_generator_t *copy;
  KFT_OK(kf_generator_clone(g, &copy));
  KFT_DEFER(kf_object_release, copy);
  kf_generator_reserve(copy, 1, &seed, &offset);
  KFT_EQ_INT(offset, 12);
  kf_generator_manual_seed(g, 42);
  kf_generator_reserve(g, 1, &seed, &offset);
  KFT_EQ_INT(offset, 0);
}

KFT_MAIN(KFT_TEST(test_philox), KFT_TEST(test_reserved_numbers), KFT_TEST(test_sequence),
         KFT_TEST(test_pieces), KFT_TEST(test_seeds), KFT_TEST(test_devices),
         KFT_TEST(test_state_bytes), KFT_TEST(test_state_round_trip), KFT_TEST(test_bad_states),
         KFT_TEST(test_in_value), KFT_TEST(test_threads))
