/* Engine state that nodes read, and the hooks through which lower folders call the engine. */
#include "autograd/graph/node.h"
#include "base/new_stack.h"

static kf_node_t *none(void) { return NULL; }

uint32_t kf__engine_shared;
__thread uint32_t kf__engine_is_partial __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(is_partial, kf__engine_is_partial, NULL)
/* The first two are called only while the engine runs, which has set them. Anomaly mode may ask for
 * the current node at any time. */
kf__engine_hooks_t kf__engine = {NULL, NULL, none};

void kf__below_prepare(void) { kf_local_set(kf_local_included(), kf_local_excluded()); }
