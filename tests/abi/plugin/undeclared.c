/* Registers something, but never says who it is. */
#include <keyfall/plugin.h>

kf_status_t kf_plugin_init(const kf_host_t *host) {
  kf_library_t *library = NULL;
  KF_TRY(host->library_create(host, KF_LIBRARY_FRAGMENT, "undeclared", KF_KEY_Undefined,
                              "undeclared.c", 1, &library));
  return host->library_def(library, "one(int n) -> int", NULL);
}
