/* Arguments of public functions that must be there. Those functions get their arguments from
 * anybody: from programs in other languages, and from plug-ins through a table of pointers. */
#ifndef KF_BASE_REQUIRED_H
#define KF_BASE_REQUIRED_H

#include <keyfall/base.h>

/* Sets KF_ERR_MISUSE with the names of the function and the argument, and returns it. */
kf_status_t kf__null_pointer(const char *function, const char *argument);
/* Returns that from a function of the public headers whose argument `pointer` is NULL. */
#define KF__REQUIRE(pointer) \
  if (KF_UNLIKELY((pointer) == NULL)) return kf__null_pointer(__func__, #pointer)

#endif
