/* Gradients of one call on a device against the CPU's: every tensor of a floating or complex type
 * gets one, and the same numbers go in at the results. */
#include <stdlib.h>
#include <string.h>

#include "operators.h"

enum { TENSORS = 64, TEXT = 400 };

typedef struct gradients {
  kf_tensor_t *inputs[TENSORS], *roots[TENSORS], *seeds[TENSORS], *found[TENSORS];
  size_t input_count, root_count;
  kf_value_t arguments[SAMPLE_ARGUMENTS];
  kf_status_t status;
  char error[TEXT];
} gradients_t;

static bool is_differentiable(const kf_tensor_t *tensor) {
  return kf_tensor_is_defined(tensor) && (kf_dtype_is_floating(kf_tensor_dtype(tensor)) ||
                                          kf_dtype_is_complex(kf_tensor_dtype(tensor)));
}

/* A leaf with the same memory that requires grad, which `g` owns. */
static kf_status_t add_leaf(gradients_t *g, kf_tensor_t *tensor, kf_value_t *out) {
  kf_tensor_t *leaf = NULL;
  if (!is_differentiable(tensor) || g->input_count == TENSORS) {
    *out = kf_value_tensor(tensor);
    return KF_OK;
  }
  KF_TRY(kf_detach(tensor, &leaf));
  g->inputs[g->input_count++] = leaf;
  *out = kf_value_tensor(leaf);
  return kf_tensor_set_requires_grad(leaf, true);
}

static kf_status_t add_leaves(gradients_t *g, const kf_value_t *value, kf_value_t *out) {
  if (value->tag == KF_TAG_TENSOR) return add_leaf(g, (kf_tensor_t *)(void *)value->as.object, out);
  const kf_list_t *list =
      value->tag == KF_TAG_LIST ? (const kf_list_t *)(void *)value->as.object : NULL;
  if (list == NULL || kf_list_kind(list) != KF_LIST_TENSORS) {
    *out = kf_value_copy(*value);
    return KF_OK;
  }
  kf_list_t *made = NULL;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, kf_list_size(list), &made));
  *out = kf_value_object_take(KF_TAG_LIST, made);
  kf_tensor_span_t items = kf_list_tensors(list);
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < items.size && status == KF_OK; i++) {
    kf_value_t item = kf_value_none();
    status = add_leaf(g, items.data[i], &item);
    if (status == KF_OK) status = kf_list_append(made, &item);
    kf_value_clear(&item);
  }
  return status;
}

/* An in-place form writes to a copy of the leaf. */
static kf_status_t clone_first(gradients_t *g) {
  kf_value_t *first = &g->arguments[0];
  kf_tensor_t *copy = NULL;
  if (first->tag != KF_TAG_TENSOR) return KF_OK;
  KF_TRY(kf_clone((kf_tensor_t *)(void *)first->as.object, kf_no_int(), &copy));
  kf_value_clear(first);
  *first = kf_value_tensor_take(copy);
  return KF_OK;
}

/* Numbers in [-1, 1] that depend on the position only, on the device of `like`. */
static kf_status_t make_seed(const kf_tensor_t *like, kf_tensor_t **out) {
  size_t count = (size_t)kf_tensor_numel(like) * 2;
  double *numbers = malloc((count + 1) * sizeof *numbers);
  if (numbers == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "out of memory");
  for (size_t i = 0; i < count; i++) numbers[i] = (double)(i * 7919 % 2003) / 1001.0 - 1.0;
  bool is_complex = kf_dtype_is_complex(kf_tensor_dtype(like));
  kf_tensor_t *wide = NULL;
  kf_status_t status = kf_tensor_from_data(
      numbers, is_complex ? KF_DTYPE_COMPLEX128 : KF_DTYPE_FLOAT64, kf_tensor_sizes(like), &wide);
  free(numbers);
  if (status == KF_OK)
    status = kf_to_device(wide, kf_tensor_device(like), kf_tensor_dtype(like), false, false,
                          kf_no_int(), out);
  kf_tensor_release(wide);
  return status;
}

static kf_status_t add_root(gradients_t *g, kf_tensor_t *tensor) {
  if (!kf_tensor_is_defined(tensor) || !kf_tensor_requires_grad(tensor) || g->root_count == TENSORS)
    return KF_OK;
  kf_tensor_retain(tensor);
  g->roots[g->root_count++] = tensor;
  return make_seed(tensor, &g->seeds[g->root_count - 1]);
}

static kf_status_t add_roots(gradients_t *g, const kf_value_t *value) {
  if (value->tag == KF_TAG_TENSOR) return add_root(g, (kf_tensor_t *)(void *)value->as.object);
  if (value->tag != KF_TAG_LIST) return KF_OK;
  const kf_list_t *list = (const kf_list_t *)(void *)value->as.object;
  if (kf_list_kind(list) != KF_LIST_TENSORS) return KF_OK;
  kf_tensor_span_t items = kf_list_tensors(list);
  for (size_t i = 0; i < items.size; i++) KF_TRY(add_root(g, items.data[i]));
  return KF_OK;
}

static kf_status_t differentiate(gradients_t *g, const sample_case_t *c,
                                 const kf_value_t *arguments) {
  for (size_t i = 0; i < c->argument_count; i++)
    KF_TRY(add_leaves(g, &arguments[i], &g->arguments[i]));
  if (strcmp(c->how, "inplace") == 0) KF_TRY(clone_first(g));
  kf_value_t buffer[SAMPLE_ARGUMENTS];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, SAMPLE_ARGUMENTS);
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < c->argument_count && status == KF_OK; i++)
    status = kf_stack_push_take(&stack, kf_value_copy(g->arguments[i]));
  if (status == KF_OK) status = kf_op_call_boxed(c->op, &stack);
  for (size_t i = 0; i < stack.size && status == KF_OK; i++)
    status = add_roots(g, &stack.values[i]);
  kf_stack_destroy(&stack);
  if (status != KF_OK || g->root_count == 0) return status;
  kf_tensor_span_t roots = {g->roots, g->root_count}, seeds = {g->seeds, g->root_count};
  kf_tensor_span_t inputs = {g->inputs, g->input_count};
  return kf_grad(roots, seeds, inputs, KF_BACKWARD_ALLOW_UNUSED, g->found);
}

static void compute(gradients_t *g, const sample_case_t *c, const kf_value_t *arguments) {
  g->status = differentiate(g, c, arguments);
  if (g->status != KF_OK) (void)snprintf(g->error, sizeof g->error, "%s", kf_error_message());
}

static void release_all(kf_tensor_t **tensors) {
  for (size_t i = 0; i < TENSORS; i++) kf_tensor_release(tensors[i]);
}

static void gradients_free(gradients_t *g) {
  release_all(g->found);
  release_all(g->seeds);
  release_all(g->roots);
  for (size_t i = 0; i < SAMPLE_ARGUMENTS; i++) kf_value_clear(&g->arguments[i]);
  release_all(g->inputs);
}

static bool compare_gradients(const comparison_t *rules, const gradients_t *ours,
                              const gradients_t *theirs, char *why, size_t size) {
  if (ours->root_count != theirs->root_count) {
    (void)snprintf(why, size, "gradient: %zu results require one, %zu on the CPU", ours->root_count,
                   theirs->root_count);
    return false;
  }
  for (size_t i = 0; i < theirs->input_count; i++) {
    char part[TEXT] = "is missing on one side";
    kf_tensor_t *a = ours->found[i], *b = theirs->found[i];
    kf_value_t x = a != NULL ? kf_value_tensor(a) : kf_value_none();
    kf_value_t y = b != NULL ? kf_value_tensor(b) : kf_value_none();
    bool good = (a == NULL) == (b == NULL) &&
                (a == NULL || compare_result(rules, &x, &y, part, sizeof part));
    kf_value_clear(&x);
    kf_value_clear(&y);
    if (!good) {
      (void)snprintf(why, size, "gradient of tensor %zu %s", i, part);
      return false;
    }
  }
  return true;
}

bool check_gradients(const comparison_t *rules, const sample_case_t *c, const kf_value_t *moved,
                     bool *out_refused, char *why, size_t size) {
  gradients_t *both = calloc(2, sizeof *both), *theirs = both, *ours = both + 1;
  if (both == NULL) return false;
  comparison_t own = *rules;
  own.strides = false;
  compute(theirs, c, c->arguments);
  compute(ours, c, moved);
  *out_refused = theirs->status != KF_OK;
  bool is_meta = rules->device.type == KF_DEVICE_META;
  bool good = ours->status == KF_OK && theirs->status == KF_OK
                  ? is_meta || compare_gradients(&own, ours, theirs, why, size)
                  : is_meta || compare_failures(ours->status, ours->error, theirs->status,
                                                theirs->error, true, why, size);
  gradients_free(theirs);
  gradients_free(ours);
  free(both);
  return good;
}
