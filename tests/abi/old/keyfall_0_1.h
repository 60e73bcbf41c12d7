/* Keyfall's boundary with plug-ins as version 0.1 published it, frozen: the structs that a plug-in
 * fills and reads, with the names old_… in place of kf_…. Never changed. Fields that the public
 * headers have gained since are missing here, as they are missing in plug-ins that were built then.
 * test_old_plugin.c compares offsets with the public headers. */
#ifndef KEYFALL_TESTS_ABI_OLD_H
#define KEYFALL_TESTS_ABI_OLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { OLD_ABI_VERSION = 6209, OLD_OK = 0, OLD_NOT_IMPLEMENTED = 2, OLD_NO_MEMORY = 8 };
enum { OLD_DEVICE_HOST_ACCESS = 1, OLD_DTYPE_FLOAT32 = 6, OLD_KERNEL_TYPED = 0 };
enum { OLD_LIBRARY_IMPL = 2 };

typedef int old_status_t;
typedef uint16_t old_key_t;
typedef uint8_t old_backend_t;
typedef void (*old_typed_fn)(void);
typedef struct old_device {
  int16_t type;
  int16_t index;
} old_device_t;

/* ---- device.h: before streams, events, pinned memory and can_run ---- */

typedef struct old_device_interface {
  uint32_t struct_size;
  uint32_t flags;
  void *context;
  int32_t (*count)(void *context);
  old_status_t (*describe)(void *context, old_device_t device, void *description);
  old_status_t (*set_current)(void *context, old_device_t device);
  old_status_t (*allocate)(void *context, old_device_t device, size_t size, void **out_data,
                           void **out_block);
  void (*free)(void *context, old_device_t device, void *data, size_t size, void *block);
  old_status_t (*copy_in)(void *context, old_device_t device, void *to, const void *from,
                          size_t size);
  old_status_t (*copy_out)(void *context, old_device_t device, void *to, const void *from,
                           size_t size);
} old_device_interface_t;

/* ---- compute.h: the first part of the iterator ---- */

enum { OLD_ITER_OPERANDS = 8 };

typedef struct old_iter {
  uint32_t struct_size;
  uint32_t count;
  uint32_t ndim;
  int promoted;
  int common;
  bool casts;
  bool flat;
  bool given;
  int64_t numel;
  char *data[OLD_ITER_OPERANDS];
  int64_t inner[OLD_ITER_OPERANDS];
} old_iter_t;

typedef struct old_compute {
  uint32_t struct_size;
  uint16_t line;
  uint16_t flags;
  const char *name;
  const char *signature;
  old_typed_fn function;
  const char *function_name;
  const char *file;
} old_compute_t;

/* ---- library.h ---- */

typedef struct old_kernel_desc {
  uint32_t struct_size;
  uint32_t kind;
  old_typed_fn typed;
  const char *signature;
  old_typed_fn boxed;
  void *context;
  void (*release)(void *context);
  const char *debug;
} old_kernel_desc_t;

/* ---- plugin.h: before the unload function ---- */

typedef struct old_plugin_def {
  const char *schema;
} old_plugin_def_t;

typedef struct old_plugin_impl {
  const char *op;
  const char *key;
  old_kernel_desc_t kernel;
} old_plugin_impl_t;

typedef struct old_plugin_info {
  uint32_t struct_size;
  uint32_t abi_version;
  const char *name;
  const char *version;
  const char *const *devices;
  size_t device_count;
  const old_plugin_def_t *defs;
  size_t def_count;
  const old_plugin_impl_t *impls;
  size_t impl_count;
} old_plugin_info_t;

typedef struct old_host old_host_t;
struct old_host {
  uint32_t struct_size;
  uint32_t abi_version;
  void *plugin;
  old_status_t (*declare)(const old_host_t *host, const old_plugin_info_t *info);
  old_status_t (*device_register)(const old_host_t *host, const char *name,
                                  old_backend_t *out_backend);
  old_typed_fn key_define;
  old_status_t (*key_parse)(const char *name, old_key_t *out_key);
  old_status_t (*library_create)(const old_host_t *host, int kind, const char *ns, old_key_t key,
                                 const char *file, uint32_t line, void **out_library);
  old_typed_fn library_def, library_impl, library_fallback;
  old_typed_fn op_find, op_release, call_boxed, redispatch_boxed;
  old_typed_fn stack_reserve, stack_drop, object_destroy;
  old_status_t (*error_set)(old_status_t code, const char *format, ...);
  void *(*alloc)(size_t size);
  void (*free)(void *block);
  old_status_t (*device_set_interface)(const old_host_t *host, int device_type,
                                       const old_device_interface_t *interface);
  old_typed_fn (*find)(const char *name);
};

#endif
