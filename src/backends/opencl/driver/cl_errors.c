/* OpenCL's error codes: names and statuses. */
#include "driver/cl_errors.h"

#include <stdio.h>

#define NAMES(X)                                  \
  X(CL_DEVICE_NOT_FOUND)                          \
  X(CL_DEVICE_NOT_AVAILABLE)                      \
  X(CL_COMPILER_NOT_AVAILABLE)                    \
  X(CL_MEM_OBJECT_ALLOCATION_FAILURE)             \
  X(CL_OUT_OF_RESOURCES)                          \
  X(CL_OUT_OF_HOST_MEMORY)                        \
  X(CL_MEM_COPY_OVERLAP)                          \
  X(CL_BUILD_PROGRAM_FAILURE)                     \
  X(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST) \
  X(CL_INVALID_VALUE)                             \
  X(CL_INVALID_DEVICE)                            \
  X(CL_INVALID_CONTEXT)                           \
  X(CL_INVALID_COMMAND_QUEUE)                     \
  X(CL_INVALID_MEM_OBJECT)                        \
  X(CL_INVALID_BINARY)                            \
  X(CL_INVALID_PROGRAM)                           \
  X(CL_INVALID_PROGRAM_EXECUTABLE)                \
  X(CL_INVALID_KERNEL_NAME)                       \
  X(CL_INVALID_KERNEL)                            \
  X(CL_INVALID_ARG_INDEX)                         \
  X(CL_INVALID_ARG_VALUE)                         \
  X(CL_INVALID_ARG_SIZE)                          \
  X(CL_INVALID_KERNEL_ARGS)                       \
  X(CL_INVALID_WORK_GROUP_SIZE)                   \
  X(CL_INVALID_WORK_ITEM_SIZE)                    \
  X(CL_INVALID_EVENT)                             \
  X(CL_INVALID_OPERATION)                         \
  X(CL_INVALID_BUFFER_SIZE)

const char *kfcl_error_name(cl_int error) {
#define CASE(name) \
  case name: return #name;
  switch (error) {
    NAMES(CASE)
    default: return "an unknown error";
  }
#undef CASE
}

kf_status_t kfcl_fail(const kfcl_device_t *device, cl_int error, const char *what) {
  char text[192];
  const char *type = kf_device_type_name(device->where.type);
  (void)snprintf(text, sizeof text, "%s:%d: %s failed with %s (%d)", type == NULL ? "opencl" : type,
                 device->where.index, what, kfcl_error_name(error), error);
  switch (error) {
    case CL_MEM_OBJECT_ALLOCATION_FAILURE:
    case CL_OUT_OF_HOST_MEMORY:
    case CL_INVALID_BUFFER_SIZE: return kf_error_set(KF_ERR_NO_MEMORY, "%s", text);
    case CL_DEVICE_NOT_AVAILABLE:
    case CL_INVALID_CONTEXT:
    case CL_INVALID_COMMAND_QUEUE:
      kf_device_lose(device->where, text);
      return kf_error_set(KF_ERR_DEVICE_LOST, "%s", text);
    default: return kf_error_set(KF_ERR_RUNTIME, "%s", text);
  }
}
