/* Checks gradients against what the receiving node expects, and converts them to fit: sums them
 * down to smaller sizes, converts their dtype, or moves them to another device. */
#include <keyfall/ops.h>

#include "autograd/engine/engine.h"
#include "autograd/graph/autograd_meta.h"
#include "base/base_internal.h"
#include "compat/texts.h"
#include "tensor/recording_device.h"

typedef struct {
  kf_int_span_t sizes;
  kf_dtype_t dtype;
  kf_device_t device;
  bool known, any_device;
} expected_t;

/* Whether the tensor has a Python subclass. The device of such a tensor need not be where its data
 * is, so it is not compared. */
static inline bool is_of_a_class(const kf_tensor_t *t) {
  return (t->base.keys.functionality & UINT64_C(1) << KF_RANK_Python) != 0;
}

/* What the receiving node expects. For an accumulator, this is read from the leaf, whose data may
 * have been replaced. */
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
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(
            KF__TORCH_ROOT_SHAPE,
            "gradient %u has the shape %s, expected %s, or one that can be summed to it"),
        (unsigned)index, found, wanted);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_GRADIENT_OF_SHAPE,
          "%s gave gradient %u the shape %s, expected %s, or one that can be summed to it"),
      who(from), (unsigned)index, found, wanted);
}

static kf_status_t wrong_device(const kf__node_t *from, uint32_t index, kf_device_t expected,
                                kf_device_t found) {
  char a[64], b[64];
  (void)kf_device_print(expected, a, sizeof a);
  (void)kf_device_print(found, b, sizeof b);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_GRADIENT_DEVICE, "%s: expected gradient %u on %s, found it on %s"),
      who(from), (unsigned)index, a, b);
}

/* Replaces *grad with *by if `status` is KF_OK. `by` is a pointer because the call that fills it is
 * itself an argument, and C evaluates arguments in unspecified order. */
static kf_status_t replace(kf_status_t status, kf_tensor_t **grad, kf_tensor_t *const *by) {
  if (status != KF_OK) return status;
  kf_tensor_release(*grad);
  *grad = *by;
  return KF_OK;
}

/* Whether the node copies between devices. Its gradient goes back to the device of its input; all
 * others give gradients on the devices of their inputs. */
static bool crosses_devices(const kf__node_t *from) {
  return from != NULL &&
         (strcmp(who(from), "ToCopyBackward0") == 0 || strcmp(who(from), "CopyBackwards") == 0);
}

/* Sets *out_moves: whether the gradient must go to another device. While the thread records CPU
 * tensors, their gradients stay recorded: moving one would run the graph. */
static kf_status_t check_device(const kf__node_t *from, uint32_t index, const expected_t *e,
                                const kf_tensor_t *g, bool *out_moves) {
  *out_moves = false;
  if (e->any_device || is_of_a_class(g)) return KF_OK;
  if (g->device.type == e->device.type && g->device.index == e->device.index) return KF_OK;
  bool stands_for = kf__may_stand_for(g->device, e->device);
  if (g->ndim != 0 && !stands_for && !crosses_devices(from))
    return wrong_device(from, index, e->device, g->device);
  *out_moves = !stands_for || !kf_local_is_included(kf__recording_device.key);
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
  bool moves;
  KF_TRY(check_device(from, index, e, g, &moves));
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
  KF_ASSERT(to.node != NULL);
  KF_ASSERT(from == NULL || to.index < to.node->output_count);
  KF_ASSERT(*grad != NULL);
  expected_t e = expected_by(to);
  const kf_tensor_t *g = *grad;
  if (KF_UNLIKELY(g->storage == NULL)) { /* the undefined tensor means no gradient */
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
