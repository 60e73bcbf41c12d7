/* Its tables are wrong in the second row, and it does not look at what declare says. */
#include <keyfall/plugin.h>

kf_status_t kf_plugin_init(const kf_host_t *host) {
  static const kf_plugin_def_t defs[] = {{"careless::one(int n) -> int"},
                                         {"careless::two(int n -> int"}};
  kf_plugin_info_t info = {sizeof info, KF_ABI_VERSION, "careless", NULL, NULL, 0, defs,
                           2,           NULL,           0,          NULL, NULL};
  (void)host->declare(host, &info);
  return KF_OK;
}
