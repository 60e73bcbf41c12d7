/* Accumulators: the nodes of leaves, where every backward ends. The first gradient of a leaf
 * becomes its `grad` without a copy if nothing else references it; otherwise it is copied, with the
 * strides of the leaf. Later gradients are added. See Note [Accumulators] in autograd_meta.h. */
#include <keyfall/ops.h>
#include <keyfall/sparse.h>

#include "autograd/graph/autograd_meta.h"
#include "base/base_internal.h"

static kf_status_t backward(kf__node_t *node, kf_tensor_t *const *grads, kf_tensor_t **out) {
  (void)out;
  if (grads[0] == NULL) return KF_OK;
  kf_tensor_retain(grads[0]);
  return kf__accumulate_take(node, grads[0]);
}

const kf__node_type_t kf__accumulate_type = {
    .name = "AccumulateGrad", .size = sizeof(kf__accumulate_t), .backward = backward};

static int64_t count_of(const void *object) {
  return __atomic_load_n(&((const kf_object_t *)object)->refcount, __ATOMIC_ACQUIRE);
}

/* Whether the gradient's memory is reachable only through its `holders` references. A view also
 * qualifies if it is the only owner of its base. */
static bool is_sole(const kf_tensor_t *grad, int64_t holders) {
  KF_ASSERT(holders >= 1);
  if (count_of(grad) != holders || grad->binding != NULL) return false;
  int64_t storage = count_of(grad->storage);
  if ((grad->flags & KF__IS_VIEW) == 0) return storage == 1;
  const kf_tensor_t *base = kf__view_base(grad);
  return storage == 2 && count_of(base) == 1 && base->binding == NULL;
}

static bool is_sparse(const kf_tensor_t *grad) { return grad->layout != KF_LAYOUT_STRIDED; }

/* Whether nothing overlaps in the parts of a sparse gradient. Only coordinate tensors can have
 * parts that are not contiguous, such as expanded values. */
static bool has_plain_parts(const kf_tensor_t *grad) {
  return grad->layout != KF_LAYOUT_SPARSE ||
         (kf__is_contiguous(kf_sparse_part(grad, KF_SPARSE_INDICES)) &&
          kf__is_contiguous(kf_sparse_part(grad, KF_SPARSE_VALUES)));
}

/* Whether the gradient has the strides it needs: those of the leaf if the leaf is dense, otherwise
 * contiguous strides. */
static bool has_right_strides(const kf_tensor_t *grad, const kf_tensor_t *variable) {
  if (is_sparse(grad)) return has_plain_parts(grad);
  if (!kf__is_dense(variable)) return kf__is_contiguous(grad);
  if (kf__is_contiguous(variable) && kf__is_contiguous(grad)) return true;
  for (uint32_t i = 0; i < grad->ndim; i++)
    if (grad->sizes[i] != 1 && grad->strides[i] != variable->strides[i]) return false;
  return true;
}

static kf_status_t copy(kf_tensor_t *grad, const kf_tensor_t *variable, kf_tensor_t **out) {
  kf_opt_int_t none = {0, false}, contiguous = {KF_MEMORY_FORMAT_CONTIGUOUS, true};
  kf_opt_device_t here = {{0, 0}, false};
  kf_opt_bool_t pin = {false, false};
  if (!kf__is_dense(variable) || is_sparse(grad)) return kf_clone(grad, contiguous, out);
  KF_TRY(kf_new_empty_strided(grad, kf__sizes(variable), kf__strides(variable), none, none, here,
                              pin, out));
  kf_status_t status = kf_copy_(*out, grad, false);
  if (status == KF_OK) return KF_OK;
  kf_tensor_release(*out);
  *out = NULL;
  return status;
}

/* The first gradient of a leaf. */
static kf_status_t first(kf_tensor_t *grad, const kf_tensor_t *variable, int64_t holders,
                         kf_tensor_t **out) {
  bool right = has_right_strides(grad, variable) && !kf__is_wrapped(grad);
  /* Such a tensor may have a binding, but by now the binding belongs to the tensor alone. */
  if (kf__is_answered(grad) && !kf__grad_mode() && right && count_of(grad) == holders)
    return kf__plain_answered(grad, out);
  if (kf__grad_mode() || !right || !is_sole(grad, holders)) return copy(grad, variable, out);
  if (grad->autograd != NULL) {
    void *word = grad->autograd;
    grad->autograd = NULL;
    grad->flags = (uint16_t)(grad->flags & ~(unsigned)(KF__IS_VIEW | KF__REQUIRES_GRAD));
    kf__autograd_release_word(word);
  }
  kf_tensor_retain(grad);
  *out = grad;
  return KF_OK;
}

static kf_status_t accumulate(kf_tensor_t *variable, kf__meta_t *meta, kf_tensor_t *grad,
                              int64_t holders) {
  const kf_scalar_t one = {KF_TAG_INT, {.i = 1}};
  kf_tensor_t *old = meta->grad, *sum = NULL;
  if (old == NULL) {
    KF_TRY(first(grad, variable, holders, &meta->grad));
    return KF_OK;
  }
  bool fits = old->layout == KF_LAYOUT_STRIDED || old->layout == grad->layout;
  if (!kf__grad_mode() && !kf__wants_grad(old) && fits) return kf_add_(old, grad, one);
  KF_TRY(fits ? kf_add(old, grad, one, &sum) : kf_add(grad, old, one, &sum));
  meta->grad = sum;
  kf_tensor_release(old);
  return KF_OK;
}

kf_status_t kf__accumulate_take(kf__node_t *node, kf_tensor_t *grad) {
  kf_tensor_t *variable = ((kf__accumulate_t *)(void *)node)->variable;
  kf__meta_t *meta = kf__meta(variable);
  kf_status_t status = KF_OK;
  KF_ASSERT((node->flags & KF__NODE_ACCUMULATE) != 0);
  KF_ASSERT(meta != NULL); /* the meta owns the node */
  KF_ASSERT(meta->accumulator == node);
  if (grad == NULL) return KF_OK;
  if ((variable->flags & KF__REQUIRES_GRAD) != 0 || kf__wants_grad(variable)) {
    bool shared = KF_LOAD(&kf__engine_shared) != 0;
    /* With post hooks, the engine holds a second reference to the gradient. */
    int64_t holders = kf__has_hooks(node, KF__HOOK_POST) ? 2 : 1;
    if (shared) kf__lock(variable);
    status = accumulate(variable, meta, grad, holders);
    if (shared) kf__unlock(variable);
    if (status == KF_OK && kf__has_hooks(node, KF__HOOK_ACCUMULATED)) {
      kf_tensor_release(grad);
      return kf__run_accumulated_hooks(node, variable);
    }
  }
  kf_tensor_release(grad);
  return status;
}

/* ---- Creation ---- */

kf_status_t kf__accumulator(kf_tensor_t *t, kf__node_t **out_node) {
  kf__meta_t *meta = NULL;
  KF_TRY(kf__meta_make(t, &meta));
  kf__node_t *found = __atomic_load_n(&meta->accumulator, __ATOMIC_ACQUIRE);
  KF_ASSERT(meta->grad_fn == NULL); /* a leaf */
  if (found == NULL) {
    kf__node_t *made = kf__node_new(&kf__accumulate_type, 0, 1);
    if (made == NULL) return kf__no_memory();
    made->flags |= KF__NODE_ACCUMULATE;
    made->sequence = UINT64_MAX; /* runs as early as possible */
    ((kf__accumulate_t *)(void *)made)->variable = t;
    if (__atomic_compare_exchange_n(&meta->accumulator, &found, made, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
      found = made;
    else
      kf__node_free(made);
  }
  KF_ASSERT(((kf__accumulate_t *)(void *)found)->variable == t);
  *out_node = found;
  return KF_OK;
}
