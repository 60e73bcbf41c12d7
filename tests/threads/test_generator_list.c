/* Generators that several threads create and destroy at the same time: the list of all of them,
 * which a fork reseeds, stays whole. */
#include <keyfall/generator.h>
#include <pthread.h>
#include <stdlib.h>

#include "kft.h"

enum { THREADS = 4, ROUNDS = 2000, ALIVE = 3 };

/* Keeps a few alive, so that each neighbours those of other threads when it goes. */
static void *create_and_destroy(void *out_failures) {
  kf_generator_t *alive[ALIVE] = {NULL};
  long rounds = (long)kft_scale(ROUNDS, 200);
  for (long i = 0; i < rounds; i++) {
    kf_object_release(alive[i % ALIVE]);
    alive[i % ALIVE] = NULL;
    if (kf_generator_create(kf_device_make(KF_DEVICE_CPU, -1), &alive[i % ALIVE]) != KF_OK)
      ++*(int *)out_failures;
  }
  for (int i = 0; i < ALIVE; i++) kf_object_release(alive[i]);
  return NULL;
}

static void test_list_stays_whole(void **state) {
  (void)state;
  pthread_t threads[THREADS];
  int failures[THREADS] = {0};
  for (int i = 0; i < THREADS; i++)
    if (pthread_create(&threads[i], NULL, create_and_destroy, &failures[i]) != 0) abort();
  for (int i = 0; i < THREADS; i++) {
    (void)pthread_join(threads[i], NULL);
    KFT_EQ_INT(failures[i], 0);
  }
}

KFT_MAIN(KFT_TEST(test_list_stays_whole))
