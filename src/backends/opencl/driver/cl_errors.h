/* cl_errors.h: OpenCL's error codes as statuses. */
#ifndef KFCL_DRIVER_CL_ERRORS_H
#define KFCL_DRIVER_CL_ERRORS_H

#include "driver/cl_device.h"

/* "CL_OUT_OF_RESOURCES"; "OpenCL error -99" is "unknown". */
const char *kfcl_error_name(cl_int error);
/* Records that the OpenCL function `what` failed and returns the status: KF_ERR_NO_MEMORY where
 * memory ran out, KF_ERR_DEVICE_LOST where the device can no longer be used (and declares it lost),
 * otherwise KF_ERR_RUNTIME. */
kf_status_t kfcl_fail(const kfcl_device_t *device, cl_int error, const char *what);

#endif
