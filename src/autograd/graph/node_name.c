/* Names of nodes, for messages and for printing. */
#include <stdio.h>

#include "autograd/graph/autograd_meta.h"

const char *kf_node_name(const kf_node_t *node) {
  if (node->type->print_name != NULL) return node->type->print_name(node);
  return node->type->name;
}

/* "MulBackward0" gives Mul, "ProdBackward1" gives Prod1, "CopyBackwards" stays unchanged. */
const char *kf__forward_name(const kf__node_t *node, char buffer[KF__FORWARD_NAME]) {
  const char *name = kf_node_name(node), *cut = NULL;
  for (const char *p = strstr(name, "Backward"); p != NULL; p = strstr(p + 1, "Backward")) cut = p;
  const char *number = cut != NULL ? cut + strlen("Backward") : "";
  bool is_cut = cut != NULL && cut != name && number[strspn(number, "0123456789")] == '\0';
  (void)snprintf(buffer, KF__FORWARD_NAME, "%.*s%s", is_cut ? (int)(cut - name) : KF__FORWARD_NAME,
                 name, is_cut && strcmp(number, "0") != 0 ? number : "");
  return buffer;
}
