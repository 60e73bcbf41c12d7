/* Initializes the types that describe tensors, in dependency order. */
#include "types/describing_types.h"

int kfpy_init_types(PyObject *module) {
  static int (*const inits[])(PyObject *) = {
      kfpy_init_dtypes,          kfpy_init_limits,        kfpy_init_constants, kfpy_init_device,
      kfpy_init_device_services, kfpy_init_device_faults, kfpy_init_streams,   kfpy_init_events,
      kfpy_init_python_device,   kfpy_init_size};
  for (size_t i = 0; i < sizeof inits / sizeof *inits; i++)
    if (inits[i](module) < 0) return -1;
  return 0;
}
