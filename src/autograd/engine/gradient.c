/* Gradients on their way: checked against what is expected of them, and the entry points of
 * backward. */
#include <keyfall/ops.h>

#include "autograd/engine/engine.h"
#include "autograd/graph/autograd_meta.h"
#include "base/base_internal.h"
#include "ops/core/number.h"

/* ---- Checks ---- */

typedef struct {
  kf_int_span_t sizes;
  kf_dtype_t dtype;
  kf_device_t device;
  bool known, any_device;
} expected_t;

/* Its class answers operators: where it says that it is need not be where its numbers are. */
static inline bool is_of_a_class(const kf_tensor_t *t) {
  return (t->base.keys.functionality & UINT64_C(1) << KF_RANK_Python) != 0;
}

static inline expected_t expected_by(kf_edge_t to) {
  expected_t e = {{NULL, 0}, KF_DTYPE_FLOAT32, {0, 0}, false, false};
  if (KF_UNLIKELY((to.node->flags & KF__NODE_ACCUMULATE) != 0)) {
    const kf_tensor_t *t = ((const kf__accumulate_t *)(const void *)to.node)->variable;
    e.sizes = kf__sizes(t);
    e.dtype = kf__dtype(t);
    e.device = t->device;
    e.any_device = is_of_a_class(t);
    e.known = true;
    return e;
  }
  const kf__output_t *output = &to.node->outputs[to.index];
  e.sizes.data = output->sizes;
  e.sizes.size = output->ndim;
  e.dtype = (kf_dtype_t)output->dtype;
  e.device = output->device;
  e.any_device = output->any_device;
  e.known = output->sizes != NULL;
  return e;
}

static bool can_expand(kf_int_span_t from, kf_int_span_t to) {
  if (from.size > to.size) return false;
  for (size_t i = 0; i < from.size; i++) {
    int64_t a = from.data[from.size - 1 - i], b = to.data[to.size - 1 - i];
    if (a != b && a != 1) return false;
  }
  return true;
}

static const char *who(const kf__node_t *from) { return from != NULL ? kf_node_name(from) : ""; }

static kf_status_t wrong_shape(const kf__node_t *from, uint32_t index, const kf_tensor_t *grad,
                               kf_int_span_t expected) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  const char *found = kf__shape_text(kf__sizes(grad), a);
  const char *wanted = kf__shape_text(expected, b);
  if (from == NULL)
    return kf_error_set(KF_ERR_RUNTIME,
                        "invalid gradient at index %u - got %s but expected shape compatible with "
                        "%s",
                        (unsigned)index, found, wanted);
  return kf_error_set(KF_ERR_RUNTIME,
                      "Function %s returned an invalid gradient at index %u - got %s but expected "
                      "shape compatible with %s",
                      who(from), (unsigned)index, found, wanted);
}

static kf_status_t wrong_device(const kf__node_t *from, uint32_t index, kf_device_t expected,
                                kf_device_t found) {
  char a[64], b[64];
  (void)kf_device_print(expected, a, sizeof a);
  (void)kf_device_print(found, b, sizeof b);
  return kf_error_set(KF_ERR_RUNTIME,
                      "Function %s returned an invalid gradient at index %u - expected device %s "
                      "but got %s",
                      who(from), (unsigned)index, a, b);
}

/* `by` is what the call with that status made: a pointer, since C may read arguments in any order.
 */
static kf_status_t replace(kf_status_t status, kf_tensor_t **grad, kf_tensor_t *const *by) {
  if (status != KF_OK) return status;
  kf_tensor_release(*grad);
  *grad = *by;
  return KF_OK;
}

static kf_status_t fit(const kf__node_t *from, uint32_t index, const expected_t *e,
                       kf_tensor_t **grad) {
  kf_tensor_t *made = NULL;
  kf_opt_int_t none = {0, false};
  kf_opt_bool_t pin = {false, false};
  if (!kf__spans_equal(kf__sizes(*grad), e->sizes)) {
    if (!can_expand(e->sizes, kf__sizes(*grad))) return wrong_shape(from, index, *grad, e->sizes);
    KF_TRY(replace(kf_sum_to_size(*grad, e->sizes, &made), grad, &made));
  }
  kf_tensor_t *g = *grad;
  bool any_device = e->any_device || is_of_a_class(g);
  bool moves =
      !any_device && (g->device.type != e->device.type || g->device.index != e->device.index);
  if (moves && g->ndim != 0) return wrong_device(from, index, e->device, g->device);
  if (kf_dtype_is_complex(kf__dtype(g)) && !kf_dtype_is_complex(e->dtype)) {
    made = NULL;
    KF_TRY(replace(kf_real(g, &made), grad, &made));
    g = *grad;
  }
  if (!moves && kf__dtype(g) == e->dtype) return KF_OK;
  kf_opt_int_t dtype = {e->dtype, true};
  kf_opt_device_t device = {e->device, moves};
  made = NULL;
  return replace(kf_raw_to_copy(g, dtype, none, device, pin, false, none, &made), grad, &made);
}

kf_status_t kf__check_gradient_take(const kf__node_t *from, uint32_t index, kf_edge_t to,
                                    kf_tensor_t **grad) {
  expected_t e = expected_by(to);
  const kf_tensor_t *g = *grad;
  if (KF_UNLIKELY(g->storage == NULL)) { /* the undefined tensor is no gradient */
    kf_tensor_release(*grad);
    *grad = NULL;
    return KF_OK;
  }
  if (KF_LIKELY(!e.known || (kf__dtype(g) == e.dtype && g->device.type == e.device.type &&
                             g->device.index == e.device.index && g->ndim == e.sizes.size))) {
    bool same = true;
    for (size_t i = 0; e.known && i < e.sizes.size; i++) same &= g->sizes[i] == e.sizes.data[i];
    if (KF_LIKELY(same)) return KF_OK;
  }
  kf_status_t status = fit(from, index, &e, grad);
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*grad);
  *grad = NULL;
  return status;
}

kf_status_t kf__check_gradients(const kf__node_t *node, kf_tensor_t **grads) {
  for (uint32_t i = 0; i < node->edge_count; i++) {
    if (grads[i] == NULL || node->edges[i].node == NULL) continue;
    KF_TRY(kf__check_gradient_take(node, i, node->edges[i], &grads[i]));
  }
  return KF_OK;
}

void kf__release_saved(kf__node_t *node) {
  if (KF_LOAD(&kf__engine_shared) == 0 || node->type->fields == NULL) {
    node->type->release_saved(node);
    return;
  }
  /* Other threads may be unpacking: the references go, one by one under the node's lock; the blocks
   * that held them stay until the node dies. */
  for (const kf__saved_field_t *f = node->type->fields; f->name != NULL; f++) {
    void *at = (char *)node + f->offset;
    if (f->kind == KF__FIELD_TENSOR) kf__saved_drop_shared(node, at);
    if (f->kind == KF__FIELD_TENSORS) kf__saved_list_drop_shared(node, at);
  }
}

/* ---- Entry points ---- */

static kf_status_t ones_for(kf_tensor_t *output, kf_tensor_t **out) {
  kf_opt_int_t none = {0, false}, preserve = {KF_MEMORY_FORMAT_PRESERVE, true};
  kf_opt_device_t here = {{0, 0}, false};
  kf_opt_bool_t pin = {false, false};
  if (output->numel != 1)
    return kf_error_set(KF_ERR_RUNTIME, "grad can be implicitly created only for scalar outputs");
  if (!kf_dtype_is_floating(kf__dtype(output)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        "grad can be implicitly created only for real scalar outputs but got torch.%s",
        kf_dtype_name(kf__dtype(output)));
  /* Nobody but us can tell how it was made. */
  if (output->device.type == KF_DEVICE_CPU && !kf_local_is_included(KF_KEY_Python) &&
      (output->base.keys.functionality & UINT64_C(1) << KF_RANK_Python) == 0) {
    KF_TRY(kf__tensor_new(kf__dtype(output), output->device, kf__sizes(output), NULL, out));
    kf__number_store(kf__number_of_int(1), kf__dtype(output), kf__data(*out));
    return KF_OK;
  }
  bool off = kf__grad_mode_off;
  kf__grad_mode_off = true;
  kf_status_t status = kf_ones_like(output, none, none, here, pin, preserve, out);
  kf__grad_mode_off = off;
  return status;
}

static kf_status_t check_given(const kf_tensor_t *output, kf_tensor_t *grad, size_t index) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (!kf__same_sizes(output, grad))
    return kf_error_set(KF_ERR_RUNTIME,
                        "Mismatch in shape: grad_output[%zu] has a shape of torch.Size(%s) and "
                        "output[%zu] has a shape of torch.Size(%s).",
                        index, kf__shape_text(kf__sizes(grad), a), index,
                        kf__shape_text(kf__sizes(output), b));
  if (kf_dtype_is_complex(kf__dtype(output)) != kf_dtype_is_complex(kf__dtype(grad)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        "For complex Tensors, both grad_output and output are required to have the "
        "same dtype. Mismatch in dtype: grad_output[%zu] has a dtype of torch.%s and "
        "output[%zu] has a dtype of torch.%s.",
        index, kf_dtype_name(kf__dtype(grad)), index, kf_dtype_name(kf__dtype(output)));
  return KF_OK;
}

/* Edges and gradients of the tensors that a backward begins or ends with. */
typedef struct {
  kf_edge_t *edges;
  kf_tensor_t **grads;
  size_t count;
  kf_edge_t few_edges[4];
  kf_tensor_t *few_grads[4];
} ends_t;

static kf_status_t make_ends(ends_t *ends, size_t count) {
  ends->edges = ends->few_edges;
  ends->grads = ends->few_grads;
  ends->count = count;
  if (count > 4) {
    ends->edges = kf_alloc(count * sizeof *ends->edges);
    ends->grads = kf_alloc(count * sizeof *ends->grads);
  }
  if (ends->edges == NULL || ends->grads == NULL) {
    kf_free(ends->edges);
    kf_free(ends->grads);
    ends->count = 0;
    ends->edges = ends->few_edges;
    ends->grads = ends->few_grads;
    return kf__no_memory();
  }
  memset(ends->edges, 0, count * sizeof *ends->edges);
  memset(ends->grads, 0, count * sizeof *ends->grads);
  return KF_OK;
}

static void drop_ends(ends_t *ends) {
  for (size_t i = 0; i < ends->count; i++) {
    kf__node_release(ends->edges[i].node);
    kf_tensor_release(ends->grads[i]);
  }
  if (ends->edges != ends->few_edges) kf_free(ends->edges);
  if (ends->grads != ends->few_grads) kf_free(ends->grads);
}

static kf_status_t fill_root(ends_t *ends, size_t i, kf_tensor_t *output, kf_tensor_t *grad) {
  if (!kf_tensor_requires_grad(output))
    return kf_error_set(KF_ERR_RUNTIME,
                        "element %zu of tensors does not require grad and does not have a grad_fn",
                        i);
  KF_TRY(kf_tensor_gradient_edge(output, &ends->edges[i]));
  if (!kf__is_defined(grad)) return ones_for(output, &ends->grads[i]);
  KF_TRY(check_given(output, grad, i));
  kf_tensor_retain(grad);
  ends->grads[i] = grad;
  return KF_OK;
}

static kf_status_t fill_roots(ends_t *ends, kf_tensor_span_t tensors, kf_tensor_span_t grads) {
  KF_TRY(make_ends(ends, tensors.size));
  if (grads.data != NULL && grads.size != tensors.size)
    return kf_error_set(KF_ERR_RUNTIME, "got %zu tensors and %zu gradients", tensors.size,
                        grads.size);
  for (size_t i = 0; i < tensors.size; i++)
    KF_TRY(fill_root(ends, i, tensors.data[i], grads.data != NULL ? grads.data[i] : NULL));
  return KF_OK;
}

static kf_status_t fill_inputs(ends_t *ends, kf_tensor_span_t inputs, bool retain) {
  KF_TRY(make_ends(ends, inputs.size));
  for (size_t i = 0; i < inputs.size; i++) {
    if (!kf_tensor_requires_grad(inputs.data[i]))
      return kf_error_set(KF_ERR_RUNTIME,
                          "One of the differentiated Tensors does not require grad");
    if (retain) KF_TRY(kf_tensor_retain_grad(inputs.data[i]));
    KF_TRY(kf_tensor_gradient_edge(inputs.data[i], &ends->edges[i]));
  }
  return KF_OK;
}

static void warn_of_cycle(uint32_t flags) {
  static int warned;
  if ((flags & KF_BACKWARD_CREATE_GRAPH) == 0) return;
  kf__warn_once(
      &warned,
      "Using backward() with create_graph=True will create a reference cycle between the parameter "
      "and its gradient which can cause a memory leak. We recommend using autograd.grad when "
      "creating the graph to avoid this. If you have to use this function, make sure to reset the "
      ".grad fields of your parameters to None after use to break the cycle and avoid the leak.");
}

kf_status_t kf_backward(kf_tensor_span_t tensors, kf_tensor_span_t grads, uint32_t flags,
                        kf_tensor_span_t inputs) {
  ends_t roots = {.count = 0}, ends = {.count = 0};
  if (inputs.data != NULL && inputs.size == 0)
    return kf_error_set(KF_ERR_RUNTIME, "`inputs` argument to `backward()` cannot be empty.");
  warn_of_cycle(flags);
  kf_status_t status = fill_roots(&roots, tensors, grads);
  if (status == KF_OK && inputs.data != NULL) status = fill_inputs(&ends, inputs, true);
  if (status == KF_OK)
    status = kf_engine_run(roots.edges, roots.grads, roots.count,
                           inputs.data != NULL ? ends.edges : NULL, ends.count, flags, NULL);
  drop_ends(&roots);
  if (inputs.data != NULL) drop_ends(&ends);
  return status;
}

static kf_status_t check_used(kf_tensor_span_t inputs, uint32_t flags, kf_tensor_t **out) {
  if ((flags & KF_BACKWARD_ALLOW_UNUSED) != 0) return KF_OK;
  for (size_t i = 0; i < inputs.size; i++) {
    if (out[i] != NULL) continue;
    for (size_t k = 0; k < inputs.size; k++) {
      kf_tensor_release(out[k]);
      out[k] = NULL;
    }
    return kf_error_set(KF_ERR_RUNTIME,
                        "One of the differentiated Tensors appears to not have been used in the "
                        "graph. Set allow_unused=True if this is the desired behavior.");
  }
  return KF_OK;
}

kf_status_t kf_grad(kf_tensor_span_t outputs, kf_tensor_span_t grads, kf_tensor_span_t inputs,
                    uint32_t flags, kf_tensor_t **out_grads) {
  ends_t roots = {.count = 0}, ends = {.count = 0};
  for (size_t i = 0; i < inputs.size; i++) out_grads[i] = NULL;
  if (inputs.size == 0) return kf_error_set(KF_ERR_VALUE, "grad requires non-empty inputs.");
  kf_status_t status = fill_roots(&roots, outputs, grads);
  if (status == KF_OK) {
    status = fill_inputs(&ends, inputs, false);
    if (status == KF_OK)
      status = kf_engine_run(roots.edges, roots.grads, roots.count, ends.edges, ends.count, flags,
                             out_grads);
    drop_ends(&ends);
  }
  drop_ends(&roots);
  return status == KF_OK ? check_used(inputs, flags, out_grads) : status;
}
