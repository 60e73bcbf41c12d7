/* What tensors and nodes tell collectors of cycles: each reference that they hold, once. */
#include "autograd_fixture.h"

typedef struct {
  const void *seen[8];
  size_t count;
  size_t stop_at;
} visits_t;

static int note(visits_t *visits, const void *what) {
  KFT_TRUE(visits->count < 8);
  visits->seen[visits->count++] = what;
  return visits->count == visits->stop_at ? 7 : 0;
}
static int note_tensor(void *context, kf_tensor_t *tensor) { return note(context, tensor); }
static int note_node(void *context, kf_node_t *node) { return note(context, node); }

static size_t times_seen(const visits_t *visits, const void *what) {
  size_t count = 0;
  for (size_t i = 0; i < visits->count; i++) count += visits->seen[i] == what;
  return count;
}

static void test_a_tensor_shows_base_grad_and_history(void **state) {
  (void)state;
  begin();
  visits_t visits = {0};
  kf_reference_visitor_t visitor = {&visits, note_tensor, note_node};
  kf_tensor_t *x = leaf(1, 2), *grad = vector(3, 4), *view = NULL;
  KFT_TRUE(kf_tensor_visit_references(grad, &visitor) == 0 && visits.count == 0);
  KFT_TRUE(!kf_tensor_has_autograd_state(grad) && kf_tensor_stored_accumulator(x) == NULL);
  KFT_OK(kf_tensor_set_grad(x, grad));
  KFT_OK(kf_view(x, KF_INTS(2), &view));
  keep(view);
  KFT_TRUE(kf_tensor_visit_references(x, &visitor) == 0);
  KFT_TRUE(visits.count == 1 && times_seen(&visits, grad) == 1);
  visits.count = 0;
  KFT_TRUE(kf_tensor_visit_references(view, &visitor) == 0);
  KFT_TRUE(visits.count == 2 && times_seen(&visits, x) == 1);
  KFT_TRUE(times_seen(&visits, kf_tensor_stored_node(view)) == 1);
  visits = (visits_t){.stop_at = 1};
  KFT_TRUE(kf_tensor_visit_references(view, &visitor) == 7 && visits.count == 1);
  kf_node_t *accumulator = kf_tensor_stored_accumulator(x);
  KFT_TRUE(accumulator != NULL && kf_node_variable(accumulator) == x);
  KFT_TRUE(kf_node_use_count(accumulator) == 2);
}

static void test_a_node_shows_edges_and_saved_tensors(void **state) {
  (void)state;
  begin();
  visits_t visits = {0};
  kf_reference_visitor_t visitor = {&visits, note_tensor, note_node};
  kf_tensor_t *x = leaf(1, 2), *y = NULL, *all[2] = {x, x}, *stack = NULL;
  KFT_OK(kf_mul(x, x, &y));
  keep(y);
  kf_node_t *node = kf_tensor_stored_node(y);
  KFT_TRUE(kf_node_visit_references(node, &visitor) == 0 && visits.count == 4);
  KFT_TRUE(times_seen(&visits, x) == 2);
  KFT_TRUE(times_seen(&visits, kf_tensor_stored_accumulator(x)) == 2);
  visits = (visits_t){.stop_at = 3};
  KFT_TRUE(kf_node_visit_references(node, &visitor) == 7 && visits.count == 3);
  KFT_OK(kf_stack((kf_tensor_span_t){all, 2}, 0, &stack));
  keep(stack);
  visits = (visits_t){0};
  KFT_TRUE(kf_node_visit_references(kf_tensor_stored_node(stack), &visitor) == 0);
  KFT_TRUE(times_seen(&visits, kf_tensor_stored_accumulator(x)) == 2);
}

static void test_a_saved_tensor_shows_what_it_holds(void **state) {
  (void)state;
  begin();
  visits_t visits = {0};
  kf_reference_visitor_t visitor = {&visits, note_tensor, note_node};
  kf_tensor_t *x = leaf(1, 2), *y = NULL;
  kf_saved_t *saved = NULL;
  KFT_OK(kf_saved_create(x, false, &saved));
  KFT_TRUE(kf_saved_visit_references(saved, &visitor) == 0);
  KFT_TRUE(visits.count == 1 && times_seen(&visits, x) == 1);
  kf_saved_release(saved);
  KFT_OK(kf_mul(x, x, &y));
  keep(y);
  KFT_OK(kf_node_raw_saved(kf_tensor_stored_node(y), "self", &saved));
  visits.count = 0;
  KFT_TRUE(kf_saved_visit_references(saved, &visitor) == 0);
  KFT_TRUE(visits.count == 1 && times_seen(&visits, kf_tensor_stored_node(y)) == 1);
  kf_saved_release(saved);
}

KFT_MAIN(KFT_TEST(test_a_tensor_shows_base_grad_and_history),
         KFT_TEST(test_a_node_shows_edges_and_saved_tensors),
         KFT_TEST(test_a_saved_tensor_shows_what_it_holds))
