/* Several threads that run one graph backwards without keeping it: the first to finish with a node
 * frees what the node saved, while others may be unpacking it. Each run either succeeds or says
 * that the graph was freed. */
#include <keyfall/keyfall.h>

#include <pthread.h>
#include <string.h>

#include "kft.h"

enum { THREADS = 3, ROUNDS = 200 };

typedef struct {
  kf_tensor_t *roots[ROUNDS];
  kf_tensor_t *ones;
  int arrived;
} shared_t;

static void release(void *tensor) { kf_tensor_release(tensor); }

static kf_tensor_t *numbers(bool wants_grad) {
  const float data[] = {1, 2, 3};
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_from_data(data, KF_DTYPE_FLOAT32, KF_INTS(3), &t));
  KFT_DEFER(release, t);
  if (wants_grad) KFT_OK(kf_tensor_set_requires_grad(t, true));
  return t;
}

/* Saves a list of tensors (the indices) and two tensors (the factors). */
static kf_tensor_t *record(kf_tensor_t *x, kf_tensor_t *index) {
  kf_tensor_t *square = NULL, *picked = NULL;
  KFT_OK(kf_mul(x, x, &square));
  KFT_DEFER(release, square);
  KFT_OK(kf_index(square, KF_TENSORS(index), &picked));
  KFT_DEFER(release, picked);
  return picked;
}

static void *run_all(void *context) {
  shared_t *shared = context;
  (void)__atomic_add_fetch(&shared->arrived, 1, __ATOMIC_ACQ_REL);
  while (__atomic_load_n(&shared->arrived, __ATOMIC_ACQUIRE) < THREADS) continue;
  for (int i = 0; i < ROUNDS; i++) {
    kf_status_t status = kf_backward(KF_TENSORS(shared->roots[i]), KF_TENSORS(shared->ones), 0,
                                     (kf_tensor_span_t){NULL, 0});
    bool late = status == KF_ERR_RUNTIME && strstr(kf_error_message(), "a second time") != NULL;
    if (status != KF_OK && !late) return NULL;
  }
  return shared;
}

static void test_graphs_that_are_freed(void **state) {
  (void)state;
  static shared_t shared;
  const int64_t places[] = {2, 0, 0};
  kf_tensor_t *index = NULL, *x = numbers(true);
  KFT_OK(kf_tensor_from_data(places, KF_DTYPE_INT64, KF_INTS(3), &index));
  KFT_DEFER(release, index);
  shared.ones = numbers(false);
  for (int i = 0; i < ROUNDS; i++) shared.roots[i] = record(x, index);
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++)
    KFT_TRUE(pthread_create(&threads[i], NULL, run_all, &shared) == 0);
  for (int i = 0; i < THREADS; i++) {
    void *result = NULL;
    KFT_TRUE(pthread_join(threads[i], &result) == 0 && result == &shared);
  }
}

KFT_MAIN(KFT_TEST_NO_OOM(test_graphs_that_are_freed))
