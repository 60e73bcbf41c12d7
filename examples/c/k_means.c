/* k-means: finds the centres of three clouds of points by assigning points to the nearest centre
 * and moving centres to the mean of their points. */
#include <keyfall/generator.h>
#include <keyfall/scoped.h>
#include <stdlib.h>

enum { CLOUDS = 3, EACH = 100, ROUNDS = 10 };

static void stop_on(kf_status_t status) {
  if (status == KF_OK) return;
  printf("%s\n", kf_error_message());
  exit(1);
}

/* Points around (0, 0), (5, 5) and (-5, 5). */
static kf_tensor_t *make_points(void) {
  static const float middles[CLOUDS][2] = {{0, 0}, {5, 5}, {-5, 5}};
  kf_tensor_t *centres = NULL;
  stop_on(kf_tensor_from_data(middles, KF_DTYPE_FLOAT32, KF_INTS(CLOUDS, 1, 2), &centres));
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *clouds = kfs_add(kfs_randn(KF_INTS(CLOUDS, EACH, 2)), centres);
  kf_tensor_t *points = kf_scope_keep(kfs_reshape(clouds, KF_INTS(-1, 2)));
  stop_on(kf_scope_close(&scope));
  kf_tensor_release(centres);
  return points;
}

/* The index of the nearest centre for each point. */
static kf_tensor_t *nearest(kf_tensor_t *points, kf_tensor_t *centres) {
  kf_tensor_t *apart = kfs_sub(kfs_unsqueeze(points, 1), kfs_unsqueeze(centres, 0));
  kf_tensor_t *distance = kfs_sum_dim_IntList(kfs_mul(apart, apart), KF_INTS(2), false);
  return kfs_argmin(distance, kf_some_int(1), false);
}

static kf_tensor_t *move_centres(kf_tensor_t *points, kf_tensor_t *centres) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *chosen = nearest(points, centres);
  kf_tensor_t *sums = kfs_index_add(kfs_zeros_like(centres), 0, chosen, points);
  kf_tensor_t *counts = kfs_clamp_min(kfs_bincount(chosen, NULL, CLOUDS), KF_INT(1));
  kf_tensor_t *moved = kf_scope_keep(kfs_div(sums, kfs_unsqueeze(counts, 1)));
  stop_on(kf_scope_close(&scope));
  return moved;
}

int main(void) {
  kf_manual_seed(3);
  kf_tensor_t *points = make_points(), *centres = NULL;
  kf_scope_t scope;
  kf_scope_open(&scope);
  /* Start with one point out of each hundred. */
  centres = kf_scope_keep(
      kfs_clone(kfs_slice(points, 0, kf_some_int(7), kf_some_int(CLOUDS * EACH), EACH)));
  stop_on(kf_scope_close(&scope));
  for (int i = 0; i < ROUNDS; i++) {
    kf_tensor_t *moved = move_centres(points, centres);
    kf_tensor_release(centres);
    centres = moved;
  }
  kf_scope_open(&scope);
  printf("centres (the truth is 0, 0; 5, 5; -5, 5):\n");
  kf_print(centres);
  printf("points of each:\n");
  kf_tensor_t *counts = kf_print(kfs_bincount(nearest(points, centres), NULL, CLOUDS));
  bool good = counts != NULL && kf_tensor_numel(counts) == CLOUDS;
  for (int i = 0; good && i < CLOUDS; i++)
    good = ((const int64_t *)kf_tensor_data(counts))[i] > EACH / 2;
  stop_on(kf_scope_close(&scope));
  kf_tensor_release(points);
  kf_tensor_release(centres);
  return good ? 0 : 1;
}
