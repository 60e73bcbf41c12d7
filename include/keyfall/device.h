/* device.h: what a device's author writes, and what programs ask of any device.
 *
 * An author registers a name (kf_device_register in key.h) and hands over one struct of functions,
 * the device's interface. Memory is all that is required: allocate, free, copy_in and copy_out.
 * From then on tensors are made on the device, move to and from it, are printed, saved and loaded,
 * and every operator runs there, by the CPU fallback where the device has no kernel (fallback.h).
 *
 *   static kf_status_t allocate(void *context, kf_device_t device, size_t size, void **out_data,
 *                               void **out_block);
 *   ...
 *   kf_backend_t npu;
 *   kf_device_interface_t interface = {.struct_size = sizeof interface,
 *                                      .allocate = allocate, .free = release,
 *                                      .copy_in = copy_in, .copy_out = copy_out};
 *   KF_TRY(kf_device_register("npu", &npu));
 *   KF_TRY(kf_device_set_interface(kf_backend_device(npu), &interface));
 *
 * Every function of the interface gets `context` first. It may be called from several threads at
 * once. A device in its arguments always has an index in [0, count). Functions that return a status
 * report failure with kf_error_set; the core adds the operator. After a failure without a message it
 * names the device and the function. */
#ifndef KEYFALL_DEVICE_H
#define KEYFALL_DEVICE_H

#include <keyfall/op.h>
#include <keyfall/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The interface ------------------------------------------------------------------------ */

enum kf_device_flags {
  /* The host can read and write the device's memory at the addresses that `allocate` gives.
   * copy_in, copy_out and copy_within are then optional. */
  KF_DEVICE_HOST_ACCESS = 1,
  /* `allocate` is expensive: the core keeps freed blocks and hands them out again, see
   * kf_device_memory_stats and kf_device_empty_cache. */
  KF_DEVICE_CACHE_MEMORY = 2
};

/* What `describe` says about one device. The caller sets struct_size; fields that the device does
 * not know stay as they are (0, or the device's own text, e.g. "npu:0"). */
typedef struct kf_device_description {
  uint32_t struct_size;
  uint32_t reserved;
  char name[64];         /* of the model, e.g. "NPU X1" */
  uint64_t memory_total; /* bytes; 0: unknown */
  uint64_t memory_free;
  char capabilities[128]; /* the author's own words, e.g. "fp16 dot4"; shown, never parsed */
} kf_device_description_t;

/* Languages in which the core writes code for drivers. */
typedef enum kf_code_dialect {
  KF_CODE_NONE = 0,
  KF_CODE_OPENCL = 1 /* OpenCL C 1.2; an address is two arguments, `__global char *, ulong` */
} kf_code_dialect_t;

/* An argument of a kernel: bytes that are passed by value, or, with size 0, an address in the
 * memory of the device. An address may lie inside of a block. */
typedef struct kf_kernel_argument {
  const void *data;
  size_t size;
} kf_kernel_argument_t;

typedef struct kf_kernel_launch {
  uint32_t struct_size;
  uint32_t group; /* work items of a group; a power of 2, at most 64 */
  size_t groups;
  const kf_kernel_argument_t *arguments;
  size_t argument_count;
} kf_kernel_launch_t;

typedef struct kf_device_interface {
  uint32_t struct_size; /* sizeof(kf_device_interface_t) as the author compiled it */
  uint32_t flags;       /* kf_device_flags */
  void *context;        /* first argument of every function; must outlive the interface */

  /* -- Identity -- */

  /* Number of devices of this type. NULL: 1. 0 means that the hardware is missing: the type exists,
   * and making a tensor there fails with KF_ERR_NO_DEVICE. */
  int32_t (*count)(void *context);
  kf_status_t (*describe)(void *context, kf_device_t device, kf_device_description_t *description);
  /* The calling thread makes this device its current one. For drivers that keep such a state. */
  kf_status_t (*set_current)(void *context, kf_device_t device);

  /* -- Memory -- */

  /* Stores the address, which the host never reads unless HOST_ACCESS is set, and optionally a word
   * for `free` in *out_block. Addresses must allow arithmetic: a view begins inside of a block.
   * Size 0 never reaches it. KF_ERR_NO_MEMORY has the core empty its cache and try again. */
  kf_status_t (*allocate)(void *context, kf_device_t device, size_t size, void **out_data,
                          void **out_block);
  void (*free)(void *context, kf_device_t device, void *data, size_t size, void *block);
  /* Copies between the host and the device: when they return, the bytes have arrived, and `from`
   * may change. They follow everything that was queued on the device's current stream before. */
  kf_status_t (*copy_in)(void *context, kf_device_t device, void *to, const void *from,
                         size_t size);
  kf_status_t (*copy_out)(void *context, kf_device_t device, void *to, const void *from,
                          size_t size);
  /* Inside one device. The ranges do not overlap. NULL: through the host. */
  kf_status_t (*copy_within)(void *context, kf_device_t device, void *to, const void *from,
                             size_t size);
  /* Between two devices of this type. NULL: through the host. */
  kf_status_t (*copy_peer)(void *context, kf_device_t to_device, void *to, kf_device_t from_device,
                           const void *from, size_t size);
  /* Repeats a pattern of 1, 2, 4, 8 or 16 bytes; `size` is a multiple. NULL: by copy_in. */
  kf_status_t (*fill)(void *context, kf_device_t device, void *to, size_t size, const void *pattern,
                      size_t pattern_size);

  /* -- Order --
   * A device without streams is synchronous: its functions return when the work is done. Stream 0
   * is the default stream, which always exists. */
  kf_status_t (*stream_create)(void *context, kf_device_t device, int priority, int64_t *out_id);
  void (*stream_destroy)(void *context, kf_stream_t stream);
  /* Whether everything queued on the stream is done. */
  kf_status_t (*stream_query)(void *context, kf_stream_t stream, bool *out_done);
  kf_status_t (*stream_synchronize)(void *context, kf_stream_t stream);
  /* Waits for all streams of the device. Errors of earlier asynchronous work come out here. */
  kf_status_t (*synchronize)(void *context, kf_device_t device);
  kf_status_t (*event_create)(void *context, kf_device_t device, bool timing, void **out_event);
  void (*event_destroy)(void *context, kf_device_t device, void *event);
  kf_status_t (*event_record)(void *context, void *event, kf_stream_t stream);
  /* Later work of the stream waits for the event; the host does not. */
  kf_status_t (*event_wait)(void *context, void *event, kf_stream_t stream);
  kf_status_t (*event_query)(void *context, void *event, bool *out_done);
  kf_status_t (*event_synchronize)(void *context, void *event);
  kf_status_t (*event_elapsed)(void *context, void *start, void *end, double *out_milliseconds);

  /* -- Host memory -- that the device copies from and to without staging. NULL: plain memory. */
  kf_status_t (*pinned_allocate)(void *context, size_t size, void **out_data);
  void (*pinned_free)(void *context, void *data, size_t size);

  /* -- Asking --
   * Whether the device's kernel for `op` can handle these arguments, `count` values in the order of
   * the schema. When it cannot, the call goes to the CPU fallback; *out_reason, a static text such
   * as "float64 is not supported", appears in warnings and refusals. NULL: yes, wherever a kernel
   * is registered. It is asked before every kernel of the device, which costs each call about 100
   * ns; a compute function that declines (compute.h) costs others nothing. */
  bool (*can_run)(void *context, kf_device_t device, const kf_op_t *op, const kf_value_t *arguments,
                  size_t count, const char **out_reason);

  /* -- Code --
   * For drivers that compile source text: the core writes one kernel for a graph of operators of a
   * lazy program (lazy.h, kf_lazy_set_eager_device) instead of calling a kernel for each. Without
   * them, and for a source that `compile` refuses, it calls the kernels. */
  uint32_t dialect; /* kf_code_dialect_t */
  uint32_t reserved;
  /* Compiles a source with one kernel, `run`. The driver keeps *out_kernel, which the core never
   * frees, until its interface is taken away; the same source gives the same kernel. */
  kf_status_t (*compile)(void *context, kf_device_t device, const char *source, void **out_kernel);
  /* Queues a kernel on the device's current stream. */
  kf_status_t (*launch)(void *context, kf_device_t device, void *kernel,
                        const kf_kernel_launch_t *launch);
} kf_device_interface_t;

/* Gives a device type its interface, or replaces it; NULL takes it away. The struct is copied.
 * Storages keep the interface that they were made with until they are freed. For the CPU, only
 * allocate and free are used; NULL restores the built-in allocator.
 * KF_ERR_VALUE: no such device type, or meta. KF_ERR_MISUSE: struct_size or a function is missing;
 * the message names it. Inside a plug-in use the host table, so that unloading undoes it. */
KF_API KF_MUST_USE kf_status_t kf_device_set_interface(int device_type,
                                                       const kf_device_interface_t *interface);

/* ---- Asking about devices ----------------------------------------------------------------- */

/* Whether tensors can be made on devices of this type: always on the CPU and on meta, on others
 * while they have an interface and at least one device. */
KF_API bool kf_device_is_available(int device_type);
/* Number of devices of a type: 1 for the CPU and meta, 0 for types without an interface and for
 * numbers that are no device type. */
KF_API int32_t kf_device_count(int device_type);
/* The device type that programs mean by the accelerator: the first one that was registered at run
 * time, else the first of PyTorch's that is available; -1: none. */
KF_API int kf_device_accelerator(void);
/* Fills *out_description, whose struct_size the caller has set. KF_ERR_NO_DEVICE: no such device.
 */
KF_API KF_MUST_USE kf_status_t kf_device_describe(kf_device_t device,
                                                  kf_device_description_t *out_description);
/* Turns what a user asked for into a device: index -1 becomes the thread's current device of that
 * type (0 at first). The CPU and meta keep -1. KF_ERR_NO_DEVICE, whose message begins with the
 * device, where there is none: the type has no interface, or the index is not below the count. */
KF_API KF_MUST_USE kf_status_t kf_device_resolve(kf_device_t asked, kf_device_t *out_device);
/* The calling thread's current device of a type; -1 for the CPU, meta, and types without devices.
 */
KF_API int32_t kf_device_current(int device_type);
KF_API KF_MUST_USE kf_status_t kf_device_set_current(kf_device_t device);

/* ---- Moving bytes ------------------------------------------------------------------------- */

/* Copies bytes between any two devices, the CPU included, by the cheapest way that their interfaces
 * allow: at worst through the host in pieces. Both addresses belong to allocations of their device.
 * Returns when the bytes have arrived. */
KF_API KF_MUST_USE kf_status_t kf_device_copy(kf_device_t to_device, void *to,
                                              kf_device_t from_device, const void *from,
                                              size_t size);
/* Repeats a pattern of 1, 2, 4, 8 or 16 bytes, which lies in host memory. */
KF_API KF_MUST_USE kf_status_t kf_device_fill(kf_device_t device, void *to, size_t size,
                                              const void *pattern, size_t pattern_size);

/* ---- Order -------------------------------------------------------------------------------- */

/* Waits for everything queued on a device. Does nothing on devices without streams. Delivers the
 * errors of asynchronous work. */
KF_API KF_MUST_USE kf_status_t kf_device_synchronize(kf_device_t device);
/* A new stream; KF_ERR_NOT_IMPLEMENTED on devices without streams. */
KF_API KF_MUST_USE kf_status_t kf_stream_create(kf_device_t device, int priority,
                                                kf_stream_t *out_stream);
KF_API void kf_stream_destroy(kf_stream_t stream);
/* The stream on which the calling thread queues work for a device; the default stream, whose id is
 * 0, at first. A driver asks for it when it launches. */
KF_API kf_stream_t kf_stream_current(kf_device_t device);
KF_API KF_MUST_USE kf_status_t kf_stream_set_current(kf_stream_t stream);
/* On devices without streams everything is done at once. */
KF_API KF_MUST_USE kf_status_t kf_stream_query(kf_stream_t stream, bool *out_done);
KF_API KF_MUST_USE kf_status_t kf_stream_synchronize(kf_stream_t stream);

/* A point in the order of a stream. Not shared between threads without synchronisation. */
typedef struct kf_event kf_event_t;
/* `timing`: kf_event_elapsed will be asked. On devices without events the event is done as soon as
 * it is recorded, and elapsed time is the host's. */
KF_API KF_MUST_USE kf_status_t kf_event_create(kf_device_t device, bool timing,
                                               kf_event_t **out_event);
KF_API void kf_event_release(kf_event_t *event);
KF_API KF_MUST_USE kf_status_t kf_event_record(kf_event_t *event, kf_stream_t stream);
KF_API KF_MUST_USE kf_status_t kf_event_wait(kf_event_t *event, kf_stream_t stream);
KF_API KF_MUST_USE kf_status_t kf_event_query(kf_event_t *event, bool *out_done);
KF_API KF_MUST_USE kf_status_t kf_event_synchronize(kf_event_t *event);
/* KF_ERR_RUNTIME: one of them was not recorded, or was made without timing. */
KF_API KF_MUST_USE kf_status_t kf_event_elapsed(kf_event_t *start, kf_event_t *end,
                                                double *out_milliseconds);

/* ---- Memory of a device ------------------------------------------------------------------- */

/* Exact when they are read. Only the peak of `allocated` may count too much while several threads
 * make small tensors: bytes that another thread has freed a moment before. */
typedef struct kf_memory_stats {
  uint32_t struct_size; /* set by the caller */
  uint32_t reserved;
  uint64_t allocated; /* bytes that storages hold */
  uint64_t allocated_peak;
  uint64_t held; /* bytes taken from the device: allocated, and kept for reuse */
  uint64_t held_peak;
  uint64_t allocations; /* how often a storage asked for memory */
  uint64_t frees;
  uint64_t device_allocations; /* how often the device was asked */
  uint64_t retries;            /* how often the cache had to be emptied to make space */
} kf_memory_stats_t;
/* KF_ERR_NO_DEVICE: no such device. */
KF_API KF_MUST_USE kf_status_t kf_device_memory_stats(kf_device_t device,
                                                      kf_memory_stats_t *out_stats);
/* Peaks begin again at the present values. */
KF_API KF_MUST_USE kf_status_t kf_device_reset_peak_memory(kf_device_t device);
/* Gives blocks that are kept for reuse back to the device; returns how many bytes that were. */
KF_API size_t kf_device_empty_cache(int device_type);
/* Allocations that would take more than this many bytes from the device fail; 0: no limit. */
KF_API KF_MUST_USE kf_status_t kf_device_set_memory_limit(kf_device_t device, uint64_t bytes);

/* ---- Lost devices ------------------------------------------------------------------------- */

/* Called by a driver that can no longer use a device. Every later allocation, copy and kernel there
 * fails with KF_ERR_DEVICE_LOST and this reason; other devices go on. Storages can still be
 * freed. kf_device_reopen makes it usable again: contents of its memory are not to be relied on. */
KF_API void kf_device_lose(kf_device_t device, const char *reason);
KF_API KF_MUST_USE kf_status_t kf_device_reopen(kf_device_t device);
KF_API bool kf_device_is_lost(kf_device_t device);

/* ---- Faults, for tests -------------------------------------------------------------------- */

typedef enum kf_device_fault {
  KF_DEVICE_FAULT_NONE = 0,     /* as the author wrote it */
  KF_DEVICE_FAULT_ALLOCATE = 1, /* allocate fails with KF_ERR_NO_MEMORY */
  KF_DEVICE_FAULT_COPY = 2,     /* copies and fills fail with KF_ERR_RUNTIME */
  KF_DEVICE_FAULT_LOST = 3      /* any of these calls loses the device, see kf_device_lose */
} kf_device_fault_t;
/* From the n-th such call on (1: the next one), the functions of a device type's interface fail,
 * until a call with KF_DEVICE_FAULT_NONE ends it; a lost device stays lost until kf_device_reopen.
 * No other thread may use the device during this call. A plug-in with an injected fault cannot be
 * unloaded. KF_ERR_VALUE: the CPU, no device type, or n is 0. */
KF_API KF_MUST_USE kf_status_t kf_device_inject_fault(int device_type, kf_device_fault_t what,
                                                      uint64_t n);

#ifdef __cplusplus
}
#endif
#endif
