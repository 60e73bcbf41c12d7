/* The library's version, as text and as the number that plug-ins are checked against. */
/* build: size */
#include <keyfall/base.h>

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

const char *kf_version(void) {
  return TEXT(KF_VERSION_MAJOR) "." TEXT(KF_VERSION_MINOR) "." TEXT(KF_VERSION_PATCH);
}

uint32_t kf_abi_version(void) { return KF_ABI_VERSION; }
