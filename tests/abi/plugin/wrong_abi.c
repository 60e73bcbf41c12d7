/* Built, it says, for another version of the library. */
#include <keyfall/plugin.h>

kf_status_t kf_plugin_init(const kf_host_t *host) {
  kf_plugin_info_t info = {
      sizeof info, KF_ABI_VERSION + 1000, "wrong_abi", NULL, NULL, 0, NULL, 0, NULL, 0, NULL, NULL};
  return host->declare(host, &info);
}
