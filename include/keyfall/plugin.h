/* plugin.h: plug-ins, shared libraries that add devices, operators and kernels.
 *
 * A plug-in exports one function, kf_plugin_init. It gets a table of the host's functions, says who
 * it is with host->declare, and registers what it has. It needs no link against the library:
 * everything goes through the table. Whatever it registers through its table, at any time, is
 * undone when it is unloaded.
 *
 * Structs that cross the boundary begin with their size and grow only at their end, within one ABI
 * version: a plug-in runs on later libraries without being built again. One that uses a field which
 * was added later checks host->struct_size, or asks host->find.
 *
 *   static const char *const devices[] = {"npu"};
 *   static const kf_plugin_info_t info = {.struct_size = sizeof info,
 *                                         .abi_version = KF_ABI_VERSION,
 *                                         .name = "npu",
 *                                         .devices = devices,
 *                                         .device_count = 1};
 *   KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *host) {
 *     return host->declare(host, &info);
 *   }
 *
 * The host loads it with kf_plugin_load("libnpu.so", &plugin). src/backends/skeleton is a
 * complete one. */
#ifndef KEYFALL_PLUGIN_H
#define KEYFALL_PLUGIN_H

#include <keyfall/call.h>
#include <keyfall/device.h>
#include <keyfall/library.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A loaded plug-in (opaque; valid until it is unloaded), and the table that it gets. */
typedef struct kf_plugin kf_plugin_t;
typedef struct kf_host kf_host_t;

/* A definition of a plug-in's table: a complete schema, "ns::name(…) -> …". */
typedef struct kf_plugin_def {
  const char *schema;
} kf_plugin_def_t;

/* A kernel of a plug-in's table. */
typedef struct kf_plugin_impl {
  const char *op;  /* "ns::name.overload" */
  const char *key; /* key name, also of a device of this plug-in; NULL or "": catch-all */
  kf_kernel_desc_t kernel;
} kf_plugin_impl_t;

/* What a plug-in says about itself. Filled by the plug-in, read by declare only (texts are copied).
 * Grows at its end: a plug-in that was compiled with a shorter struct lacks the later fields.
 * `declare` registers the tables in this order: devices, defs, impls. Each may be empty: NULL,
 * 0. */
typedef struct kf_plugin_info {
  uint32_t struct_size;
  uint32_t abi_version;       /* KF_ABI_VERSION when the plug-in was compiled */
  const char *name;           /* unique among loaded plug-ins */
  const char *version;        /* for messages; may be NULL */
  const char *const *devices; /* names for kf_device_register */
  size_t device_count;
  const kf_plugin_def_t *defs;
  size_t def_count;
  const kf_plugin_impl_t *impls;
  size_t impl_count;
  /* Optional: called once by kf_plugin_unload, on its thread, when the registrations are undone and
   * no call runs the plug-in's code any more: the place to close drivers, join threads and free
   * memory. It must not register anything. Not called when loading fails. */
  void (*unload)(void *context);
  void *unload_context;
} kf_plugin_info_t;

/* The host's functions, filled by the library: one table for each plug-in, valid until it is
 * unloaded. The functions that take `host` register on behalf of the plug-in; the others are the
 * public functions of the same names. All may be called from any thread. */
struct kf_host {
  uint32_t struct_size;
  uint32_t abi_version;
  kf_plugin_t *plugin; /* which plug-in this table belongs to */
  /* To be called once, first: checks the versions and registers the tables of `info`. KF_ERR_ABI:
   * built for another ABI version, or an incomplete struct. KF_ERR_DUPLICATE: a plug-in of this
   * name is loaded. KF_ERR_PLUGIN: no name. KF_ERR_MISUSE: called twice, or not the plug-in's
   * table. Otherwise the errors of the registrations, with the table and index in front. When it
   * fails, loading fails, even if kf_plugin_init returns KF_OK. */
  kf_status_t (*declare)(const kf_host_t *host, const kf_plugin_info_t *info);
  /* Devices and keys: kf_device_register, kf_key_define, kf_key_parse (key.h). */
  kf_status_t (*device_register)(const kf_host_t *host, const char *name,
                                 kf_backend_t *out_backend);
  kf_status_t (*key_define)(const kf_host_t *host, const char *name, kf_zone_t zone,
                            kf_key_t *out_key);
  kf_status_t (*key_parse)(const char *name, kf_key_t *out_key);
  /* Registrations (library.h). Blocks that the plug-in does not release are released with it. */
  kf_status_t (*library_create)(const kf_host_t *host, kf_library_kind_t kind, const char *ns,
                                kf_key_t key, const char *file, uint32_t line,
                                kf_library_t **out_library);
  kf_status_t (*library_def)(kf_library_t *library, const char *schema,
                             const kf_def_options_t *options);
  kf_status_t (*library_impl)(kf_library_t *library, const char *name, kf_key_t key,
                              const kf_kernel_desc_t *kernel);
  kf_status_t (*library_fallback)(kf_library_t *library, kf_key_t key,
                                  const kf_kernel_desc_t *kernel);
  /* Operators and boxed calls (op.h), stacks and objects (value.h, base.h). */
  kf_status_t (*op_find)(const char *name, const char *overload, kf_op_t **out_op);
  void (*op_release)(const kf_op_t *op);
  kf_status_t (*call_boxed)(const kf_op_t *op, kf_stack_t *stack);
  kf_status_t (*redispatch_boxed)(const kf_op_t *op, kf_keyset_t set, kf_stack_t *stack);
  kf_status_t (*stack_reserve)(kf_stack_t *stack, size_t extra);
  void (*stack_drop)(kf_stack_t *stack, size_t count);
  void (*object_destroy)(kf_object_t *object);
  /* Errors and memory (base.h): memory from `alloc` is freed with `free`. */
  kf_status_t (*error_set)(kf_status_t code, const char *format, ...);
  void *(*alloc)(size_t size);
  void (*free)(void *block);
  /* kf_device_set_interface (device.h), undone when the plug-in is unloaded.
   * KF_ERR_NOT_IMPLEMENTED in a build without tensors. */
  kf_status_t (*device_set_interface)(const kf_host_t *host, int device_type,
                                      const kf_device_interface_t *interface);
  /* Any other function of the public headers, by its name: a plug-in that does not link against the
   * library casts the result to the function's type. NULL: this library has none of that name. What
   * plug-ins register must go through the functions above, so that unloading undoes it;
   * kf_backend_bind is fine, because its registrations belong to a library block. */
  kf_typed_fn (*find)(const char *name);
};

/* The plug-in's entry point. It runs once, on the thread that loads the plug-in, and must call
 * host->declare. A status other than KF_OK (with the message from host->error_set) makes loading
 * fail, and everything that was registered is undone. */
typedef kf_status_t (*kf_plugin_init_fn)(const kf_host_t *host);
/* Makes the entry point visible when the plug-in is compiled with -fvisibility=hidden. */
#define KF_PLUGIN_EXPORT __attribute__((visibility("default")))
KF_PLUGIN_EXPORT kf_status_t kf_plugin_init(const kf_host_t *host);

/* Loads a shared library and runs its kf_plugin_init. *out_plugin is borrowed: kf_plugin_unload
 * ends it. Messages name the file. KF_ERR_PLUGIN: the file cannot be loaded, has no kf_plugin_init,
 * or did not call declare. KF_ERR_DUPLICATE: it is loaded already. KF_ERR_ABI: another ABI version.
 * Otherwise the status of kf_plugin_init. KF_ERR_MISUSE: no path; or inside a kernel, a listener or
 * kf_plugin_init, because loading may have to wait for running calls. A failed load leaves nothing
 * behind, and *out_plugin is NULL. (Only when others have put kernels on its new keys meanwhile,
 * its code and registrations stay; the message says so.) */
KF_API KF_MUST_USE kf_status_t kf_plugin_load(const char *path, kf_plugin_t **out_plugin);
/* The same for a plug-in that is linked into the program; `label` stands for the file in
 * messages. */
KF_API KF_MUST_USE kf_status_t kf_plugin_load_static(const char *label, kf_plugin_init_fn init,
                                                     kf_plugin_t **out_plugin);
/* Undoes the plug-in's registrations, waits for calls in its kernels, and unloads the code; then
 * the pointer is invalid. KF_ERR_MISUSE: not loaded, or inside a kernel. KF_ERR_BUSY, and nothing
 * changes, while
 *
 *  - others have kernels on its devices' keys,
 *  - storages exist on its devices or in memory that it allocated (the message says how many, and
 *    in builds with assertions where they were made),
 *  - a storage has a deleter, a tensor or node a hook, or a recorded call a derivative in its
 *    code.
 *
 * The library cannot see process-wide handlers that the plug-in set (warnings, interrupts,
 * tracing): the plug-in itself has to reset them first. */
KF_API KF_MUST_USE kf_status_t kf_plugin_unload(kf_plugin_t *plugin);
/* The name that the plug-in declared; borrowed, valid until it is unloaded. */
KF_API const char *kf_plugin_name(const kf_plugin_t *plugin);

/* The loaded plug-in with this name, borrowed; NULL when there is none. */
KF_API kf_plugin_t *kf_plugin_find(const char *name);

#ifdef __cplusplus
}
#endif
#endif
