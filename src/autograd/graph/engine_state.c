/* What nodes read of the engine that runs them: its state, and the hooks by which it is called. */
#include "autograd/graph/node.h"

static kf_node_t *none(void) { return NULL; }

uint32_t kf__engine_shared;
__thread uint32_t kf__engine_is_partial __attribute__((tls_model("initial-exec")));
/* Gradients are wanted, and nodes are run, by an engine only. */
kf__engine_hooks_t kf__engine = {NULL, NULL, none};

void kf__below_prepare(void) { kf_local_set(kf_local_included(), kf_local_excluded()); }
