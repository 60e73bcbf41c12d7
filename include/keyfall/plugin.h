/* plugin.h: shared libraries that add devices, operators and kernels.
 *
 * A plug-in exports one function, kf_plugin_init. It gets a table of the host's functions, says
 * who it is with host->declare, and registers what it has. It needs no link against the library:
 * everything goes through the table. What it registers through its table, at any time, is undone
 * when it is unloaded. */
#ifndef KEYFALL_PLUGIN_H
#define KEYFALL_PLUGIN_H

#include <keyfall/call.h>
#include <keyfall/library.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kf_plugin kf_plugin_t;
typedef struct kf_host kf_host_t;
struct kf_memory; /* tensor.h */

/* One operator definition or kernel of a plug-in's tables. */
typedef struct kf_plugin_def {
  const char *schema;
} kf_plugin_def_t;
typedef struct kf_plugin_impl {
  const char *op;  /* "ns::name.overload" */
  const char *key; /* key name, a device of this plug-in included; NULL or "": catch-all */
  kf_kernel_desc_t kernel;
} kf_plugin_impl_t;

typedef struct kf_plugin_info {
  uint32_t struct_size;
  uint32_t abi_version; /* KF_ABI_VERSION as the plug-in was built */
  const char *name;     /* unique among loaded plug-ins */
  const char *version;  /* for messages; may be NULL */
  /* Tables that declare registers in this order; each may be empty. */
  const char *const *devices; /* names for kf_device_register */
  size_t device_count;
  const kf_plugin_def_t *defs;
  size_t def_count;
  const kf_plugin_impl_t *impls;
  size_t impl_count;
} kf_plugin_info_t;

struct kf_host {
  uint32_t struct_size;
  uint32_t abi_version;
  kf_plugin_t *plugin; /* which plug-in this table belongs to */
  /* Must be called once, first: checks the versions and registers the tables of `info`. */
  kf_status_t (*declare)(const kf_host_t *host, const kf_plugin_info_t *info);
  kf_status_t (*device_register)(const kf_host_t *host, const char *name,
                                 kf_backend_t *out_backend);
  kf_status_t (*key_define)(const kf_host_t *host, const char *name, kf_zone_t zone,
                            kf_key_t *out_key);
  kf_status_t (*key_parse)(const char *name, kf_key_t *out_key);
  kf_status_t (*library_create)(const kf_host_t *host, kf_library_kind_t kind, const char *ns,
                                kf_key_t key, const char *file, uint32_t line,
                                kf_library_t **out_library);
  kf_status_t (*library_def)(kf_library_t *library, const char *schema,
                             const kf_def_options_t *options);
  kf_status_t (*library_impl)(kf_library_t *library, const char *name, kf_key_t key,
                              const kf_kernel_desc_t *kernel);
  kf_status_t (*library_fallback)(kf_library_t *library, kf_key_t key,
                                  const kf_kernel_desc_t *kernel);
  kf_status_t (*op_find)(const char *name, const char *overload, kf_op_t **out_op);
  void (*op_release)(const kf_op_t *op);
  kf_status_t (*call_boxed)(const kf_op_t *op, kf_stack_t *stack);
  kf_status_t (*redispatch_boxed)(const kf_op_t *op, kf_keyset_t set, kf_stack_t *stack);
  kf_status_t (*stack_reserve)(kf_stack_t *stack, size_t extra);
  void (*stack_drop)(kf_stack_t *stack, size_t count);
  void (*object_destroy)(kf_object_t *object);
  kf_status_t (*error_set)(kf_status_t code, const char *format, ...);
  void *(*alloc)(size_t size);
  void (*free)(void *block);
  /* kf_device_set_memory (tensor.h), undone when the plug-in is unloaded. */
  kf_status_t (*device_set_memory)(const kf_host_t *host, int device_type,
                                   const struct kf_memory *memory);
};

typedef kf_status_t (*kf_plugin_init_fn)(const kf_host_t *host);
/* The plug-in's side: KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *host) {…} */
#define KF_PLUGIN_EXPORT __attribute__((visibility("default")))
KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *host);

/* The host's side. Errors name the file: not found, no kf_plugin_init in it, ABI versions,
 * the plug-in's own error, already loaded. A failed load leaves nothing behind. KF_ERR_MISUSE
 * inside a kernel and inside kf_plugin_init: loading may have to wait for running calls. */
KF_API KF_MUST_USE kf_status_t kf_plugin_load(const char *path, kf_plugin_t **out_plugin);
/* A plug-in that is linked into the program. */
KF_API KF_MUST_USE kf_status_t kf_plugin_load_static(const char *label, kf_plugin_init_fn init,
                                                     kf_plugin_t **out_plugin);
/* Undoes its registrations, waits for calls in its kernels, unloads the code. KF_ERR_MISUSE inside
 * a kernel. KF_ERR_BUSY, and nothing changes, while others have kernels on its devices' keys, while
 * storages live on its devices or in memory that it allocated (the message says how many, and in
 * builds with assertions where they were made), and while a storage has a deleter, a tensor or node
 * a hook, or a recorded call a derivative in its code. What the core is not told of is the
 * plug-in's own to take back: process-wide handlers that it set. */
KF_API KF_MUST_USE kf_status_t kf_plugin_unload(kf_plugin_t *plugin);
KF_API const char *kf_plugin_name(const kf_plugin_t *plugin);
KF_API kf_plugin_t *kf_plugin_find(const char *name); /* borrowed; NULL */

#ifdef __cplusplus
}
#endif
#endif
