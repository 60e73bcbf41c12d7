/* Faults of devices on request, for keyfall.conformance. */
#include <keyfall/device.h>
#include <string.h>

#include "types/describing_types.h"

static const char *const names[] = {"none", "allocate", "copy", "lost"};

static int parse_fault(const char *text, kf_device_fault_t *out) {
  for (int i = 0; i < (int)(sizeof names / sizeof *names); i++) {
    if (strcmp(text, names[i]) != 0) continue;
    *out = (kf_device_fault_t)i;
    return 0;
  }
  PyErr_Format(PyExc_ValueError,
               "_device_inject(): expected 'none', 'allocate', 'copy' or 'lost', found '%s'", text);
  return -1;
}

static PyObject *inject(PyObject *module, PyObject *args) {
  (void)module;
  PyObject *object;
  const char *text;
  unsigned long long n = 1;
  kf_device_t device;
  kf_device_fault_t fault;
  if (!PyArg_ParseTuple(args, "Os|K:_device_inject", &object, &text, &n) ||
      kfpy_parse_device("_device_inject", "device", object, &device) < 0 ||
      parse_fault(text, &fault) < 0)
    return NULL;
  if (KFPY_FAILED(kf_device_inject_fault(device.type, fault, n))) return NULL;
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_device_inject", inject, METH_VARARGS,
     "_device_inject(device, fault, n=1, /)\n--\n\nHas a device's functions fail from the n-th "
     "call on: 'allocate', 'copy', 'lost'; 'none' ends it."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_device_faults(PyObject *module) { return kfpy_add_functions(module, functions); }
