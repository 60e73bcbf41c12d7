/* Custom functions: operators whose derivative the program supplies (kf_function_t). Defines the
 * node that calls the derivative, and sets the history of the function's outputs. */
#include <keyfall/ops.h>

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "base/versioned_struct.h"
#include "compat/texts.h"
#include "dispatch/registry/owner.h"

typedef struct {
  kf__node_t node;
  kf_function_t function;
  char *name;
  bool keeps_context; /* the context still belongs to the caller */
  bool holds_code;    /* `backward` is plug-in code, kept loaded until the node is destroyed */
} custom_node_t;

static custom_node_t *custom_of(const kf__node_t *node) {
  KF_ASSERT(node->type->size == sizeof(custom_node_t));
  return (custom_node_t *)(uintptr_t)node;
}

static kf_status_t zeros(const kf__output_t *output, kf_tensor_t **out) {
  KF_ASSERT(output->sizes != NULL);
  kf_int_span_t sizes = {output->sizes, output->ndim};
  KF_TRY(kf__tensor_new((kf_dtype_t)output->dtype, output->device, sizes, NULL, out));
  kf_status_t status = kf_zero_(*out);
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*out);
  *out = NULL;
  return status;
}

/* Replaces undefined gradients with zeros where the sizes of the output are known. `filled`
 * receives owned references, even on failure. */
static kf_status_t materialize(const kf__node_t *node, kf_tensor_t *const *grads,
                               kf_tensor_t **filled) {
  for (uint32_t i = 0; i < node->output_count; i++) {
    filled[i] = grads[i];
    if (grads[i] != NULL)
      kf_tensor_retain(grads[i]);
    else if (node->outputs[i].sizes != NULL)
      KF_TRY(zeros(&node->outputs[i], &filled[i]));
  }
  return KF_OK;
}

static kf_status_t call(custom_node_t *n, kf_tensor_t *const *grads, kf_tensor_t **out) {
  const kf_function_t *f = &n->function;
  bool off = kf__grad_mode_off;
  if ((f->flags & KF_FUNCTION_ONCE_DIFFERENTIABLE) != 0) kf__grad_mode_off = true;
  kf_status_t status =
      f->backward(f->context, &n->node, grads, n->node.output_count, out, n->node.edge_count);
  kf__grad_mode_off = off;
  return status;
}

/* ---- once_differentiable ---- */

static kf_status_t twice_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  (void)node;
  (void)grads;
  (void)out;
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(
          KF__TORCH_ONCE_DIFFERENTIABLE,
          "a custom function that can be differentiated once was differentiated a second time"));
}
static const kf__node_type_t twice_type = {.name = "DelayedError",
                                           .size = sizeof(kf__node_t),
                                           .backward = twice_backward,
                                           .runs_always = true};

/* The gradients were computed without recording, so they look like constants. Gives them a history
 * that fails, so that a second derivative is an error instead of a silent zero. */
static kf_status_t forbid_twice(custom_node_t *n, kf_tensor_t *const *grads, kf_tensor_t **out) {
  bool any = false;
  if (!kf__grad_mode()) return KF_OK;
  for (uint32_t i = 0; i < n->node.output_count; i++) any |= kf__wants_grad_opt(grads[i]);
  if (!any) return KF_OK;
  kf__node_t *error = kf__node_new(&twice_type, 0, n->node.edge_count);
  if (error == NULL) return kf__no_memory();
  kf_status_t status = KF_OK;
  for (uint32_t i = 0; i < n->node.edge_count && status == KF_OK; i++) {
    kf_tensor_t *plain = NULL;
    if (out[i] == NULL) continue;
    status = kf__plain(out[i], &plain);
    if (status != KF_OK) break;
    kf_tensor_release(out[i]);
    out[i] = plain;
    status = kf__set_history(plain, error, i);
  }
  kf__node_release(error);
  return status;
}

static kf_status_t custom_backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  custom_node_t *n = custom_of(node);
  size_t bytes = (node->output_count + 1) * sizeof(kf_tensor_t *);
  kf_tensor_t **filled = NULL;
  kf_status_t status = KF_OK;
  if ((n->function.flags & KF_FUNCTION_MATERIALIZE) != 0) {
    filled = kf__block_alloc(bytes);
    if (filled == NULL) return kf__no_memory();
    memset(filled, 0, bytes);
    status = materialize(node, grads, filled);
  }
  kf_tensor_t *const *given = filled != NULL ? filled : grads;
  if (status == KF_OK) status = call(n, given, out);
  if (status == KF_OK && (n->function.flags & KF_FUNCTION_ONCE_DIFFERENTIABLE) != 0)
    status = forbid_twice(n, given, out);
  for (uint32_t i = 0; filled != NULL && i < node->output_count; i++) kf_tensor_release(filled[i]);
  if (filled != NULL) kf__block_free(filled, bytes);
  return status;
}

static void custom_release_saved(kf__node_t *node) {
  custom_node_t *n = custom_of(node);
  if ((node->flags & KF__NODE_RELEASED) == 0) return;
  /* Atomic exchange: of several threads that have run the node, only one calls it. */
  void (*release_saved)(void *context) =
      __atomic_exchange_n(&n->function.release_saved, NULL, __ATOMIC_ACQ_REL);
  if (release_saved != NULL) release_saved(n->function.context);
}

static void custom_destroy(kf__node_t *node) {
  custom_node_t *n = custom_of(node);
  if (n->function.release != NULL && !n->keeps_context) n->function.release(n->function.context);
  if (n->holds_code) kf__code_drop((kf_typed_fn)n->function.backward);
  kf_free(n->name);
}

static const char *custom_name(const kf__node_t *node) { return custom_of(node)->name; }

static const kf__node_type_t custom_type = {.name = "CustomFunction",
                                            .size = sizeof(custom_node_t),
                                            .backward = custom_backward,
                                            .release_saved = custom_release_saved,
                                            .destroy = custom_destroy,
                                            .print_name = custom_name,
                                            .runs_always = true};

void *kf_function_context(const kf_node_t *node) {
  return node->type == &custom_type ? custom_of(node)->function.context : NULL;
}

kf_status_t kf_function_node(const kf_function_t *function, kf_tensor_span_t inputs, bool always,
                             kf_node_t **out_node) {
  *out_node = NULL;
  kf_function_t given;
  KF_TRY(kf__struct_read(KF__STRUCT(kf_function_t), __func__, function, &given));
  if (given.backward == NULL || given.name == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_function_node: expected a name and backward");
  bool wanted = kf__grad_mode() && kf__list_wants_grad(inputs);
  if (!wanted && !always) return KF_OK;
  custom_node_t *n = (custom_node_t *)(void *)kf__node_new(&custom_type, (uint32_t)inputs.size, 0);
  if (n == NULL) return kf__no_memory();
  n->keeps_context = true; /* until nothing can fail any more */
  n->name = kf__copy_text(given.name, strlen(given.name));
  kf_status_t status = n->name != NULL ? KF_OK : kf__no_memory();
  if (status == KF_OK && wanted) status = kf__node_link_list(&n->node, 0, inputs);
  if (status != KF_OK) {
    kf__node_release(&n->node);
    return status;
  }
  n->function = given;
  n->keeps_context = false;
  n->holds_code = kf__code_hold((kf_typed_fn)given.backward);
  *out_node = &n->node;
  return KF_OK;
}

/* ---- Outputs ---- */

static bool is_input(kf_tensor_span_t inputs, const kf_tensor_t *t) {
  for (size_t i = 0; i < inputs.size; i++)
    if (inputs.data[i] == t) return true;
  return false;
}

/* Replaces an input that the function returned unchanged with a view of it: the output needs a
 * history different from the input's. */
static kf_status_t view_of_input(kf_tensor_t **slot, bool differentiable) {
  kf_tensor_t *input = *slot, *view = NULL;
  if (kf__is_answered(input)) {
    kf__below_t below = kf__below_enter();
    kf_status_t status = kf_view(input, kf__sizes(input), &view);
    kf__below_leave(below);
    KF_TRY(status);
  } else {
    KF_TRY(kf_tensor_alias(input, &view));
  }
  if (differentiable) {
    kf__track_view(view, input, false);
    kf_tensor_set_creation(view, KF_CREATION_CUSTOM_FUNCTION);
  }
  *slot = view;
  kf_tensor_release(input);
  return KF_OK;
}

static kf_status_t check_dirty(kf_tensor_t *t, size_t count) {
  if (kf__wants_grad(t) && kf_tensor_is_leaf(t))
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_DIRTY_LEAF,
                       "a custom function wrote to a leaf that requires a gradient"));
  if ((t->flags & KF__IS_VIEW) != 0 && count > 1)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_DIRTY_VIEW,
                       "a custom function that writes to a view returns one tensor only: clone the "
                       "input before, or let one function write and another do the rest"));
  return KF_OK;
}

static kf_status_t finish_one(kf_node_t *node, kf_tensor_span_t inputs, kf_tensor_t **slot,
                              uint32_t index, size_t count, unsigned flags) {
  kf_tensor_t *t = *slot;
  KF_ASSERT(kf__is_defined(t));
  KF_ASSERT(index < count);
  bool dirty = (flags & KF_OUTPUT_DIRTY) != 0;
  bool recorded =
      node != NULL && (flags & KF_OUTPUT_NON_DIFFERENTIABLE) == 0 && kf__dtype_has_grad(t->dtype);
  if (dirty) {
    if (!recorded) return node != NULL ? kf__node_fill_output(node, index, t) : KF_OK;
    KF_TRY(check_dirty(t, count));
    return kf__rebase_history(t, node, index);
  }
  if (is_input(inputs, t)) {
    KF_TRY(view_of_input(slot, recorded));
    t = *slot;
  } else if ((t->flags & KF__IS_VIEW) != 0 && (recorded || node == NULL)) {
    kf_tensor_set_creation(t, KF_CREATION_CUSTOM_FUNCTION);
  } else if (node != NULL && !recorded && kf__wants_grad(t) && !kf_tensor_is_view(t)) {
    KF_TRY(kf_tensor_detach_(t));
  }
  if (recorded) return kf__set_history(t, node, index);
  /* Its gradient is zero; KF_FUNCTION_MATERIALIZE needs its sizes. */
  bool zero = node != NULL && (flags & KF_OUTPUT_NO_GRADIENT) == 0;
  return zero ? kf__node_fill_output(node, index, t) : KF_OK;
}

kf_status_t kf_function_finish(kf_node_t *node, kf_tensor_span_t inputs, kf_tensor_t **tensors,
                               size_t count, const uint8_t *output_flags) {
  if (node != NULL && node->output_count == 0) KF_TRY(kf__node_set_outputs(node, (uint32_t)count));
  for (size_t i = 0; i < count; i++) {
    if (!kf__is_defined(tensors[i])) continue;
    unsigned flags = output_flags != NULL ? output_flags[i] : 0;
    KF_TRY(finish_one(node, inputs, &tensors[i], (uint32_t)i, count, flags));
  }
  return KF_OK;
}
