/* The OpenCL plug-in: one device type, "opencl", for all OpenCL devices.
 *
 * driver/ has what OpenCL does (devices, memory, streams, programs, launches), kernels/ what is
 * computed. Operators without a kernel here run by the CPU fallback. */
#include <keyfall/keyfall.h>
#include <keyfall/plugin.h>

#include "driver/cl_events.h"
#include "driver/cl_launch.h"
#include "driver/cl_memory.h"
#include "driver/cl_streams.h"
#include "kernels/elementwise/cl_elementwise.h"

static int32_t count(void *context) {
  (void)context;
  return kfcl_device_count();
}

static const kf_device_interface_t interface = {
    .struct_size = sizeof interface,
    .flags = KF_DEVICE_CACHE_MEMORY,
    .count = count,
    .describe = kfcl_device_describe,
    .allocate = kfcl_allocate,
    .free = kfcl_free,
    .copy_in = kfcl_copy_in,
    .copy_out = kfcl_copy_out,
    .copy_within = kfcl_copy_within,
    .fill = kfcl_fill,
    .stream_create = kfcl_stream_create,
    .stream_destroy = kfcl_stream_destroy,
    .stream_query = kfcl_stream_query,
    .stream_synchronize = kfcl_stream_synchronize,
    .synchronize = kfcl_synchronize,
    .event_create = kfcl_event_create,
    .event_destroy = kfcl_event_destroy,
    .event_record = kfcl_event_record,
    .event_wait = kfcl_event_wait,
    .event_query = kfcl_event_query,
    .event_synchronize = kfcl_event_synchronize,
    .event_elapsed = kfcl_event_elapsed,
    .dialect = KF_CODE_OPENCL,
    .compile = kfcl_compile,
    .launch = kfcl_launch,
};

static const kf_compute_t *const tables[] = {kfcl_elementwise_computes,
                                             kfcl_variant_computes,
                                             kfcl_copy_computes,
                                             kfcl_reduce_computes,
                                             kfcl_matmul_computes,
                                             kfcl_softmax_computes,
                                             kfcl_index_computes,
                                             kfcl_optimizer_computes,
                                             kfcl_convolution_computes,
                                             kfcl_pool_computes,
                                             kfcl_norm_computes,
                                             kfcl_random_computes,
                                             NULL};

KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *host) {
  const kf_plugin_info_t info = {.struct_size = sizeof info,
                                 .abi_version = KF_ABI_VERSION,
                                 .name = "opencl",
                                 .version = kf_version()};
  kf_backend_t backend;
  kf_key_t key;
  kf_library_t *library;
  KF_TRY(host->declare(host, &info));
  KF_TRY(host->device_register(host, "opencl", &backend));
  const int type = kf_backend_device(backend);
  (void)kfcl_discover(type);
  KF_TRY(host->device_set_interface(host, type, &interface));
  KF_TRY(kf_key_of_device_type(type, &key));
  KF_TRY(host->library_create(host, KF_LIBRARY_IMPL, "aten", key, __FILE__, __LINE__, &library));
  return kf_backend_bind(library, key, tables);
}
