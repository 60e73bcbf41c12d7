/* cl_device.h: the OpenCL devices of this process, and what the driver keeps for each.
 *
 * Devices are found once, when the plug-in is loaded, and numbered over all platforms in the order
 * in which the ICD loader lists them. A context and the default queue are made at the first use. */
#ifndef KFCL_DRIVER_CL_DEVICE_H
#define KFCL_DRIVER_CL_DEVICE_H

#define CL_TARGET_OPENCL_VERSION 120
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <pthread.h>

#include <keyfall/device.h>

enum { KFCL_STREAMS = 64 };

/* One in-order queue. `last` is the event of the newest command, whose status tells whether the
 * commands before it failed. */
typedef struct kfcl_stream {
  cl_command_queue queue;
  cl_event last;
} kfcl_stream_t;

typedef struct kfcl_device {
  kf_device_t where;
  cl_device_id id;
  cl_context context;
  bool opened;
  bool has_double;
  bool has_fma; /* of float32 */
  cl_bool available;
  size_t group_limit;  /* work-items in a group */
  cl_ulong local_size; /* bytes of local memory */
  char name[128], version[128], driver[64], platform[128];
  pthread_mutex_t lock;                 /* opening, streams, `last` */
  kfcl_stream_t *streams[KFCL_STREAMS]; /* by id; 0: the default stream */
  cl_mem faults;                        /* what kernels report (cl_faults.h) */
  int checked; /* a kernel that may report was launched since the last look */
} kfcl_device_t;

/* Finds the devices; called once by the plug-in. Returns how many there are: 0 without a driver. */
int kfcl_discover(int device_type);
int kfcl_device_count(void);
/* The open device, ready for commands. KF_ERR_NO_DEVICE, KF_ERR_DEVICE_LOST (in a process that was
 * forked after the device was opened), or the driver's error. */
KF_MUST_USE kf_status_t kfcl_device_open(kf_device_t where, kfcl_device_t **out_device);
/* The description for the interface; does not open the device. */
kf_status_t kfcl_device_describe(void *context, kf_device_t where,
                                 kf_device_description_t *description);
/* Releases queues and contexts; for the end of the plug-in. */
void kfcl_devices_close(void);

#endif
