/* The library's version as text, and the ABI number that the loader compares with a plug-in's. */
#include <keyfall/base.h>

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

const char *kf_version(void) {
  return TEXT(KF_VERSION_MAJOR) "." TEXT(KF_VERSION_MINOR) "." TEXT(KF_VERSION_PATCH);
}

uint32_t kf_abi_version(void) { return KF_ABI_VERSION; }
