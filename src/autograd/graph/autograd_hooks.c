/* Hooks: storing them in nodes and running them. A tensor's hooks are stored in the node that its
 * gradient goes to. While hooks of a node run, none of them is moved or freed: a hook that is
 * removed meanwhile is only marked (id 0) and swept afterwards. */
#include <keyfall/ops.h>

#include "autograd/graph/autograd_meta.h"
#include "base/base_internal.h"
#include "compat/texts.h"
#include "dispatch/registry/owner.h"

kf_status_t kf__node_extra(kf__node_t *node, kf__node_extra_t **out_extra) {
  if (node->extra == NULL) {
    kf__node_extra_t *made = kf__block_alloc(sizeof *made);
    if (made == NULL) return kf__no_memory();
    memset(made, 0, sizeof *made);
    node->extra = made;
  }
  *out_extra = node->extra;
  return KF_OK;
}

static void free_hook(const kf__hook_t *hook) {
  if (hook->release != NULL) hook->release(hook->context);
  if (hook->holds_code) kf__code_drop(hook->fn.any);
}

static void recount(kf__node_extra_t *extra) {
  extra->kinds = 0;
  for (size_t i = 0; i < extra->hook_count; i++)
    if (extra->hooks[i].id != 0) extra->kinds |= 1u << extra->hooks[i].kind;
}

/* Removes marked hooks. Freeing a hook may run user code, which may add or remove hooks of this
 * node: hence the copy, and the restart of the search after each. */
static void sweep(kf__node_extra_t *extra) {
  if (extra->running != 0) return;
  for (size_t i = 0; i < extra->hook_count;) {
    kf__hook_t hook = extra->hooks[i];
    if (hook.id != 0) {
      i++;
      continue;
    }
    extra->hook_count--;
    memmove(&extra->hooks[i], &extra->hooks[i + 1], (extra->hook_count - i) * sizeof hook);
    recount(extra);
    free_hook(&hook);
    i = 0;
  }
}

void kf__node_extra_free(kf__node_t *node) {
  kf__node_extra_t *extra = node->extra;
  KF_ASSERT(extra->running == 0);
  KF_ASSERT(extra->hook_count <= extra->hook_capacity);
  node->extra = NULL;
  for (size_t i = 0; i < extra->hook_count; i++) free_hook(&extra->hooks[i]);
  kf_free(extra->hooks);
  if (extra->binding_release != NULL) extra->binding_release(extra->binding);
  if (extra->trace != NULL || extra->parent != NULL) kf__anomaly_forget(extra);
  kf__block_free(extra, sizeof *extra);
}

kf_status_t kf__hook_add(kf__node_t *node, const kf__hook_t *hook, uint64_t *out_id) {
  static uint64_t ids;
  KF_ASSERT(hook->kind < KF__HOOK_KINDS);
  KF_ASSERT(hook->kind > KF__HOOK_RETAIN || hook->index < node->output_count);
  kf__node_extra_t *extra = NULL;
  KF_TRY(kf__node_extra(node, &extra));
  void *hooks = extra->hooks;
  KF_TRY(kf__grow(&hooks, &extra->hook_capacity, extra->hook_count + 1, sizeof *hook));
  extra->hooks = hooks;
  extra->hooks[extra->hook_count] = *hook;
  extra->hooks[extra->hook_count].holds_code = kf__code_hold(hook->fn.any);
  extra->hooks[extra->hook_count++].id = *out_id = __atomic_add_fetch(&ids, 1, __ATOMIC_RELAXED);
  extra->kinds |= 1u << hook->kind;
  return KF_OK;
}

bool kf__hook_remove(kf__node_t *node, uint64_t id) {
  kf__node_extra_t *extra = node->extra;
  if (extra == NULL || id == 0) return false;
  bool found = false;
  kf__lock(node); /* run_retain reads the id under this lock, possibly on another thread */
  for (size_t i = 0; i < extra->hook_count; i++) {
    if (extra->hooks[i].id != id) continue;
    extra->hooks[i].id = 0;
    found = true;
  }
  kf__unlock(node);
  recount(extra);
  sweep(extra);
  return found;
}

/* ---- Registering ---- */

kf_status_t kf_node_register_pre_hook(kf_node_t *node, kf_node_pre_hook_fn fn, void *context,
                                      kf_release_fn release, uint64_t *out_id) {
  kf__hook_t hook = {.kind = KF__HOOK_PRE, .context = context, .release = release};
  hook.fn.pre = fn;
  return kf__hook_add(node, &hook, out_id);
}

kf_status_t kf_node_register_post_hook(kf_node_t *node, kf_node_post_hook_fn fn, void *context,
                                       kf_release_fn release, uint64_t *out_id) {
  kf__hook_t hook = {.kind = KF__HOOK_POST, .context = context, .release = release};
  hook.fn.post = fn;
  return kf__hook_add(node, &hook, out_id);
}

bool kf_node_remove_hook(kf_node_t *node, uint64_t id) { return kf__hook_remove(node, id); }

void *kf_node_binding(const kf_node_t *node) {
  return node->extra != NULL ? node->extra->binding : NULL;
}

kf_status_t kf_node_set_binding(kf_node_t *node, void *object, kf_release_fn release) {
  kf__node_extra_t *extra = NULL;
  if (object == NULL && node->extra == NULL) return KF_OK; /* removing needs no memory */
  KF_TRY(kf__node_extra(node, &extra));
  extra->binding = object;
  extra->binding_release = release;
  return KF_OK;
}

/* ---- Running ---- */

/* A hook must return a gradient of the same dtype, device type and sizes. */
static kf_status_t check_replacement(const kf_tensor_t *old, const kf_tensor_t *new) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  if (old == NULL || new == NULL) return KF_OK;
  if (old->dtype != new->dtype)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HOOK_TYPE,
                                       "a hook replaced a gradient of type %s by one of type %s"),
                        kf_dtype_class_name(kf__dtype(old)), kf_dtype_class_name(kf__dtype(new)));
  if (old->device.type != new->device.type)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HOOK_DEVICE,
                                       "a hook replaced a gradient by one on another device"));
  if (!kf__same_sizes(old, new))
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_HOOK_SIZE,
                                       "a hook replaced a gradient of sizes %s by one of sizes %s"),
                        kf__shape_text(kf__sizes(old), a), kf__shape_text(kf__sizes(new), b));
  return KF_OK;
}

static kf_status_t run_tensor_hook(const kf__hook_t *hook, kf_tensor_t **grad) {
  kf_tensor_t *changed = NULL;
  KF_TRY(hook->fn.grad(hook->context, *grad, &changed));
  if (changed == NULL) return KF_OK;
  kf_status_t status = check_replacement(*grad, changed);
  if (status != KF_OK) {
    kf_tensor_release(changed);
    return status;
  }
  kf_tensor_release(*grad);
  *grad = changed;
  return KF_OK;
}

/* The meta of the tensor whose gradient is retained, or NULL if that tensor has died. Also returns
 * an owned reference to the tensor's current gradient. The caller holds the node's lock. */
static kf__meta_t *retained(kf__node_t *node, size_t at, kf_tensor_t **out_grad) {
  kf__hook_t *hook = &node->extra->hooks[at];
  kf__meta_t *meta = hook->id != 0 ? hook->context : NULL;
  *out_grad = meta != NULL ? meta->grad : NULL;
  if (*out_grad != NULL) kf_tensor_retain(*out_grad);
  return meta;
}

/* Adds the gradient to the retained gradient of the tensor, if the tensor is alive. The first
 * gradient is cloned: writes to it must not change the gradient that backward continues with.
 * Operators do not run under the lock, so the state is read again afterwards. */
static kf_status_t run_retain(kf__node_t *node, size_t at, kf_tensor_t *grad) {
  const kf_opt_int_t contiguous = {KF_MEMORY_FORMAT_CONTIGUOUS, true};
  const kf_scalar_t one = {KF_TAG_INT, {.i = 1}};
  kf_tensor_t *old = NULL, *kept = NULL;
  if (grad == NULL) return KF_OK;
  kf__lock(node);
  kf__meta_t *meta = retained(node, at, &old);
  kf__unlock(node);
  if (meta == NULL) return KF_OK;
  kf_status_t status =
      old != NULL ? kf_add(old, grad, one, &kept) : kf_clone(grad, contiguous, &kept);
  kf_tensor_release(old);
  if (status != KF_OK) return status;
  kf__lock(node);
  meta = retained(node, at, &old); /* the tensor may have died meanwhile */
  kf_tensor_release(old);
  if (meta != NULL) {
    old = meta->grad;
    meta->grad = kept;
    kept = old;
  }
  kf__unlock(node);
  kf_tensor_release(kept);
  return KF_OK;
}

static kf_status_t run_kind(kf__node_t *node, kf__hook_kind_t kind, kf_tensor_t **grads) {
  kf__node_extra_t *extra = node->extra;
  kf_status_t status = KF_OK;
  KF_ASSERT(extra->running > 0);
  for (size_t i = 0; i < extra->hook_count && status == KF_OK; i++) {
    kf__hook_t hook = extra->hooks[i]; /* a copy: the array may grow */
    if (hook.id == 0 || hook.kind != kind) continue;
    KF_ASSERT(kind == KF__HOOK_PRE || hook.index < node->output_count);
    if (kind == KF__HOOK_PRE)
      status = hook.fn.pre(hook.context, node, grads, node->output_count);
    else if (kind == KF__HOOK_TENSOR)
      status = run_tensor_hook(&hook, &grads[hook.index]);
    else
      status = run_retain(node, i, grads[hook.index]);
  }
  return status;
}

kf_status_t kf__run_tensor_hooks(kf__node_t *node, kf_tensor_t **grads) {
  node->extra->running++;
  kf_status_t status = run_kind(node, KF__HOOK_TENSOR, grads);
  if (status == KF_OK) status = run_kind(node, KF__HOOK_RETAIN, grads);
  node->extra->running--;
  sweep(node->extra);
  return status;
}

kf_status_t kf__run_pre_hooks(kf__node_t *node, kf_tensor_t **grads) {
  node->extra->running++;
  kf_status_t status = run_kind(node, KF__HOOK_PRE, grads);
  node->extra->running--;
  sweep(node->extra);
  return status;
}

kf_status_t kf__run_post_hooks(kf__node_t *node, kf_tensor_t **grad_inputs,
                               kf_tensor_t *const *grads) {
  kf__node_extra_t *extra = node->extra;
  kf_status_t status = KF_OK;
  extra->running++;
  for (size_t i = 0; i < extra->hook_count && status == KF_OK; i++) {
    kf__hook_t hook = extra->hooks[i];
    if (hook.id == 0 || hook.kind != KF__HOOK_POST) continue;
    status =
        hook.fn.post(hook.context, node, grad_inputs, node->edge_count, grads, node->output_count);
  }
  extra->running--;
  sweep(extra);
  return status;
}

kf_status_t kf__run_accumulated_hooks(kf__node_t *node, kf_tensor_t *variable) {
  kf__node_extra_t *extra = node->extra;
  kf_status_t status = KF_OK;
  extra->running++;
  for (size_t i = 0; i < extra->hook_count && status == KF_OK; i++) {
    kf__hook_t hook = extra->hooks[i];
    if (hook.id == 0 || hook.kind != KF__HOOK_ACCUMULATED) continue;
    status = hook.fn.accumulated(hook.context, variable);
  }
  extra->running--;
  sweep(extra);
  return status;
}

kf_status_t kf__retain_from(kf_tensor_t *t, kf__meta_t *meta, kf__node_t *node, uint32_t index) {
  (void)t;
  KF_ASSERT(kf__meta(t) == meta);
  kf__hook_t hook = {.kind = KF__HOOK_RETAIN, .index = index, .context = meta};
  return kf__hook_add(node, &hook, &meta->retain_hook);
}
