/* The buffer that kernels report faults in. */
#include "driver/cl_faults.h"

#include <keyfall/library.h>

#include "driver/cl_errors.h"

/* The layout is known to prelude.cl. */
typedef struct {
  cl_int fault, unused;
  cl_long value;
} report_t;

kf_status_t kfcl_faults_open(kfcl_device_t *device) {
  report_t none = {0, 0, 0};
  cl_int error;
  device->faults = clCreateBuffer(device->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                                  sizeof none, &none, &error);
  return error == CL_SUCCESS ? KF_OK : kfcl_fail(device, error, "clCreateBuffer");
}

/* As the same kernels of the CPU report. */
static kf_status_t fail(const report_t *report) {
  const bool torch = kf_is_torch_compatible();
  switch (report->fault) {
    case KFCL_FAULT_DIVISOR:
      return kf_error_set(KF_ERR_RUNTIME,
                          torch ? "ZeroDivisionError" : "an integer was divided by 0");
    case KFCL_FAULT_PROBABILITY:
      return kf_error_set(
          KF_ERR_RUNTIME,
          torch ? "bernoulli: Expected p_in >= 0 && p_in <= 1 to be true, but got false"
                : "bernoulli: probabilities must be from 0 to 1");
    default:
      return kf_error_set(KF_ERR_INDEX,
                          torch ? "index out of range in self (an earlier kernel found index %lld)"
                                : "an earlier kernel found index %lld, which is out of range",
                          (long long)report->value);
  }
}

kf_status_t kfcl_faults_check(kfcl_device_t *device, cl_command_queue queue) {
  report_t report, none = {0, 0, 0};
  if (__atomic_exchange_n(&device->checked, 0, __ATOMIC_ACQ_REL) == 0) return KF_OK;
  cl_int error =
      clEnqueueReadBuffer(queue, device->faults, CL_TRUE, 0, sizeof report, &report, 0, NULL, NULL);
  if (error != CL_SUCCESS) return kfcl_fail(device, error, "clEnqueueReadBuffer");
  if (report.fault == KFCL_NO_FAULT) return KF_OK;
  error =
      clEnqueueWriteBuffer(queue, device->faults, CL_TRUE, 0, sizeof none, &none, 0, NULL, NULL);
  if (error != CL_SUCCESS) return kfcl_fail(device, error, "clEnqueueWriteBuffer");
  return fail(&report);
}
