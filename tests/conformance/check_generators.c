/* Random numbers: a seed gives the same numbers again, and a saved state continues. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "checks.h"

enum { DRAWS = 2000 };

/* Draws DRAWS numbers of [0, 1). */
static kf_status_t draw(kf_generator_t *generator, kf_device_t device, float *out) {
  kf_tensor_t *there = NULL, *back = NULL;
  kf_status_t status = kf_tensor_new(KF_DTYPE_FLOAT32, device, KF_INTS(DRAWS), &there);
  if (status == KF_OK) status = kf_uniform_(there, 0.0, 1.0, generator);
  if (status == KF_OK) status = to_device(there, kf_device_make(KF_DEVICE_CPU, -1), &back);
  if (status == KF_OK) memcpy(out, kf_tensor_data(back), DRAWS * sizeof *out);
  kf_tensor_release(there);
  kf_tensor_release(back);
  return status;
}

typedef struct draws {
  float first[DRAWS], second[DRAWS], again[DRAWS], restored[DRAWS], other[DRAWS];
} draws_t;

static kf_status_t draw_all(kf_device_t device, kf_generator_t *generator, draws_t *d) {
  uint8_t state[KF_GENERATOR_STATE_SIZE];
  kf_generator_manual_seed(generator, 5);
  KF_TRY(draw(generator, device, d->first));
  kf_generator_get_state(generator, state);
  KF_TRY(draw(generator, device, d->second));
  kf_generator_manual_seed(generator, 5);
  KF_TRY(draw(generator, device, d->again));
  KF_TRY(kf_generator_set_state(generator, state, sizeof state));
  KF_TRY(draw(generator, device, d->restored));
  kf_generator_manual_seed(generator, 6);
  return draw(generator, device, d->other);
}

static void check_seeds(check_context_t *context) {
  if (context->target.device.type == KF_DEVICE_META) {
    check_skip(context, "meta draws no numbers");
    return;
  }
  kf_generator_t *generator = NULL;
  static draws_t d;
  kf_status_t status = kf_generator_create(context->target.device, &generator);
  if (status == KF_OK) status = draw_all(context->target.device, generator, &d);
  kf_generator_release(generator);
  CHECK(status == KF_OK, "%s", kf_error_message());
  CHECK(memcmp(d.first, d.again, sizeof d.first) == 0, "the same seed gave other numbers");
  CHECK(memcmp(d.first, d.second, sizeof d.first) != 0, "two draws gave the same numbers");
  CHECK(memcmp(d.second, d.restored, sizeof d.first) == 0, "a restored state gave other numbers");
  CHECK(memcmp(d.first, d.other, sizeof d.first) != 0, "another seed gave the same numbers");
  double sum = 0;
  for (int i = 0; i < DRAWS; i++) {
    CHECK(d.first[i] >= 0 && d.first[i] < 1, "uniform_ gave %g", (double)d.first[i]);
    sum += (double)d.first[i];
  }
  CHECK(fabs(sum / DRAWS - 0.5) < 0.05, "the mean of uniform_ is %g", sum / DRAWS);
}

static void check_manual_seed(check_context_t *context) {
  if (context->target.device.type == KF_DEVICE_META) {
    check_skip(context, "meta draws no numbers");
    return;
  }
  static float numbers[2][DRAWS];
  for (int i = 0; i < 2; i++) {
    kf_manual_seed(11);
    CHECK_OK(draw(NULL, context->target.device, numbers[i]));
  }
  CHECK(memcmp(numbers[0], numbers[1], sizeof *numbers) == 0,
        "kf_manual_seed(11) did not repeat the numbers");
}

const check_t generator_checks[] = {{"generators", "seeds and states", check_seeds},
                                    {"generators", "kf_manual_seed", check_manual_seed},
                                    {NULL, NULL, NULL}};
