/* Anomaly mode: nodes remember where they were created, and gradients are checked for NaN. The mode
 * and its hooks are process-wide; set them only while no other thread records or runs backward. */
#include <keyfall/ops.h>

#include "autograd/graph/autograd_meta.h"
#include "base/versioned_struct.h"
#include "compat/texts.h"

bool kf__anomaly;
static bool check_nan = true;
static kf_anomaly_hooks_t hooks;

void kf_set_anomaly_mode(bool on, bool nan) {
  kf__anomaly = on;
  check_nan = nan;
}
bool kf_anomaly_mode(void) { return kf__anomaly; }
bool kf_anomaly_checks_nan(void) { return check_nan; }

kf_status_t kf_set_anomaly_hooks(const kf_anomaly_hooks_t *set) {
  kf_anomaly_hooks_t given = {0};
  if (set != NULL) KF_TRY(kf__struct_read(KF__STRUCT(kf_anomaly_hooks_t), __func__, set, &given));
  hooks = given;
  return KF_OK;
}

void kf__anomaly_note(kf__node_extra_t *extra) {
  KF_ASSERT(extra->trace == NULL);
  KF_ASSERT(extra->parent == NULL);
  if (hooks.trace != NULL) extra->trace = hooks.trace();
  extra->parent = kf__engine.current();
  if (extra->parent != NULL) kf__node_retain(extra->parent);
}

void kf__anomaly_forget(kf__node_extra_t *extra) {
  if (extra->trace != NULL && hooks.drop != NULL) hooks.drop(extra->trace);
  kf__node_release(extra->parent);
}

/* Reports the node, then the node whose backward recorded it (with create_graph), and so on. */
void kf__anomaly_report(const kf__node_t *node) {
  while (node != NULL && node->extra != NULL) {
    if (hooks.report != NULL) hooks.report(node, node->extra->trace);
    node = node->extra->parent;
  }
}

static kf_status_t has_nan(kf_tensor_t *grad, bool *out) {
  kf_tensor_t *each = NULL, *any = NULL;
  *out = false;
  KF_TRY(kf_isnan(grad, &each));
  kf_status_t status = kf_any(each, &any);
  if (status == KF_OK) status = kf_is_nonzero(any, out);
  kf_tensor_release(each);
  kf_tensor_release(any);
  return status;
}

kf_status_t kf__anomaly_check(const kf__node_t *node, kf_tensor_t *const *grads) {
  if (!check_nan) return KF_OK;
  bool off = kf__grad_mode_off;
  kf_status_t status = KF_OK;
  kf__grad_mode_off = true;
  for (uint32_t i = 0; i < node->edge_count && status == KF_OK; i++) {
    bool found = false;
    if (grads[i] == NULL || !kf__dtype_has_grad(grads[i]->dtype)) continue;
    status = has_nan(grads[i], &found);
    if (found)
      status = kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_NAN_OUTPUT, "'%s' gave a gradient with NaN, number %u"),
          kf_node_name(node), (unsigned)i);
  }
  kf__grad_mode_off = off;
  return status;
}
