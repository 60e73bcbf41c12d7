/* The entry points of backward: kf_backward and kf_grad. */
#include <keyfall/ops.h>

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "compat/texts.h"
#include "ops/core/number.h"

static kf_status_t ones_for(kf_tensor_t *output, kf_tensor_t **out) {
  kf_opt_int_t none = {0, false}, preserve = {KF_MEMORY_FORMAT_PRESERVE, true};
  kf_opt_device_t here = {{0, 0}, false};
  kf_opt_bool_t pin = {false, false};
  if (output->numel != 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_SCALAR_GRADIENT,
                       "a gradient can be left out only for a tensor of one element"));
  if (!kf_dtype_is_floating(kf__dtype(output)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_IMPLICIT_GRADIENT,
                       "a gradient can be left out only for real numbers, not for a tensor of type "
                       "%s"),
        kf_dtype_name(kf__dtype(output)));
  /* Without Python subclasses or modes, nothing can observe how the tensor is created: skip the
   * dispatcher. */
  if (output->device.type == KF_DEVICE_CPU && !kf_local_is_included(KF_KEY_Python) &&
      (output->base.keys.functionality & UINT64_C(1) << KF_RANK_Python) == 0) {
    KF_TRY(kf__tensor_new(kf__dtype(output), output->device, kf__sizes(output), NULL, out));
    KF_ASSERT((*out)->numel == 1);
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
                        KF__COMPATIBLE(KF__TORCH_GRADIENT_SHAPE,
                                       "gradient %zu has the shape %s, its tensor %zu the shape "
                                       "%s: they must be equal"),
                        index, kf__shape_text(kf__sizes(grad), a), index,
                        kf__shape_text(kf__sizes(output), b));
  if (kf_dtype_is_complex(kf__dtype(output)) != kf_dtype_is_complex(kf__dtype(grad)))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_GRADIENT_TYPE,
            "gradient %zu is of type %s, its tensor %zu of type %s: both or neither must "
            "be complex"),
        index, kf_dtype_name(kf__dtype(grad)), index, kf_dtype_name(kf__dtype(output)));
  return KF_OK;
}

/* The edges and gradients of the tensors where a backward starts (roots) or ends (inputs). */
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
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_ROOT_WITHOUT_GRAD,
            "tensor %zu does not require a gradient, so there is nothing to differentiate"),
        i);
  KF_TRY(kf_tensor_gradient_edge(output, &ends->edges[i]));
  KF_ASSERT(ends->edges[i].node != NULL);
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
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_INPUT_WITHOUT_GRAD,
                         "expected inputs that require a gradient, found one that does not"));
    if (retain) KF_TRY(kf_tensor_retain_grad(inputs.data[i]));
    KF_TRY(kf_tensor_gradient_edge(inputs.data[i], &ends->edges[i]));
    KF_ASSERT(ends->edges[i].node != NULL);
  }
  return KF_OK;
}

static void warn_of_cycle(uint32_t flags) {
  static int warned;
  if ((flags & KF_BACKWARD_CREATE_GRAPH) == 0) return;
  kf__warn_once(
      &warned,
      KF__COMPATIBLE(KF__TORCH_GRADIENT_CYCLE,
                     "backward with a graph of the gradients makes each gradient refer to its "
                     "parameter and the reverse, which is never freed: use kf_grad, or set the "
                     "gradients to NULL afterwards"));
}

kf_status_t kf_backward(kf_tensor_span_t tensors, kf_tensor_span_t grads, uint32_t flags,
                        kf_tensor_span_t inputs) {
  ends_t roots = {.count = 0}, ends = {.count = 0};
  if (inputs.data != NULL && inputs.size == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_NO_BACKWARD_INPUTS,
            "kf_backward: expected inputs, or NULL for all leaves, found an empty list"));
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
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_UNUSED_INPUT,
            "no output depends on input %zu; with KF_BACKWARD_ALLOW_UNUSED, its gradient is NULL"),
        i);
  }
  return KF_OK;
}

kf_status_t kf_grad(kf_tensor_span_t outputs, kf_tensor_span_t grads, kf_tensor_span_t inputs,
                    uint32_t flags, kf_tensor_t **out_grads) {
  ends_t roots = {.count = 0}, ends = {.count = 0};
  for (size_t i = 0; i < inputs.size; i++) out_grads[i] = NULL;
  if (inputs.size == 0)
    return kf_error_set(KF_ERR_VALUE, KF__COMPATIBLE(KF__TORCH_NO_GRAD_INPUTS,
                                                     "kf_grad: expected inputs, found none"));
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
