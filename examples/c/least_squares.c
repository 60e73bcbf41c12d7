/* Fits a plane to noisy points by gradient descent, and by the normal equations: chains of
 * operators inside result scopes. Prints both solutions and their errors. */
#include <keyfall/generator.h>
#include <keyfall/scoped.h>
#include <stdlib.h>

enum { POINTS = 200, STEPS = 300 };

static void stop_on(kf_status_t status) {
  if (status == KF_OK) return;
  printf("%s\n", kf_error_message());
  exit(1);
}

/* Points in the plane with a column of ones, and heights 2x - 3y + 1 with some noise. */
static void make_points(kf_tensor_t **out_x, kf_tensor_t **out_y) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  const float truth[] = {2, -3, 1};
  kf_tensor_t *plane = NULL;
  stop_on(kf_tensor_from_data(truth, KF_DTYPE_FLOAT32, KF_INTS(3, 1), &plane));
  kf_tensor_t *x =
      kfs_cat(KF_TENSORS(kfs_randn(KF_INTS(POINTS, 2)), kfs_ones(KF_INTS(POINTS, 1))), 1);
  kf_tensor_t *noise = kfs_mul_Scalar(kfs_randn(KF_INTS(POINTS, 1)), KF_FLOAT(0.01));
  *out_x = kf_scope_keep(x);
  *out_y = kf_scope_keep(kfs_add(kfs_mm(x, plane), noise));
  kf_tensor_release(plane);
  stop_on(kf_scope_close(&scope));
}

/* One gradient step for the mean squared error; returns the new weights. */
static kf_tensor_t *step(kf_tensor_t *x, kf_tensor_t *y, kf_tensor_t *w) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *error = kfs_sub(kfs_mm(x, w), y);
  kf_tensor_t *gradient = kfs_mul_Scalar(kfs_mm(kfs_t(x), error), KF_FLOAT(2.0 / POINTS));
  kf_tensor_t *next = kf_scope_keep(kfs_sub(w, kfs_mul_Scalar(gradient, KF_FLOAT(0.1))));
  stop_on(kf_scope_close(&scope));
  return next;
}

int main(void) {
  kf_manual_seed(7);
  kf_tensor_t *x = NULL, *y = NULL, *w = NULL;
  make_points(&x, &y);
  stop_on(kf_zeros(KF_INTS(3, 1), kf_no_int(), kf_no_int(), kf_no_device(), kf_no_bool(), &w));
  for (int i = 0; i < STEPS; i++) {
    kf_tensor_t *next = step(x, y, w);
    kf_tensor_release(w);
    w = next;
  }
  kf_scope_t scope;
  kf_scope_open(&scope);
  printf("weights after %d steps (the truth is 2, -3, 1):\n", STEPS);
  kf_print(kfs_t(w));
  printf("mean squared error:\n");
  kf_tensor_t *loss = kf_print(kfs_mse_loss(kfs_mm(x, w), y, 1));
  bool good = loss != NULL && *(const float *)kf_tensor_data(loss) < 1e-3f;
  stop_on(kf_scope_close(&scope));
  kf_tensor_release(x);
  kf_tensor_release(y);
  kf_tensor_release(w);
  return good ? 0 : 1;
}
