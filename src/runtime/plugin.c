/* Loading plug-ins: shared libraries (or functions linked into the program) that register devices,
 * operators and kernels. Each plug-in has its own host table: everything that it registers through
 * the table, now or later, is owned by the plug-in and undone when the plug-in is unloaded.
 *
 * An unload has three phases. First it checks that no other registration and no object depends on
 * the plug-in (otherwise kf__owner_release fails with KF_ERR_BUSY, and nothing changes). Then
 * everything is deregistered, and kf_synchronize waits until no call runs the plug-in's kernels.
 * Only then does the plug-in's own `unload` run, and is the code unmapped. */
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* dlinfo, dl_iterate_phdr */
#endif
#include <keyfall/plugin.h>
#include <keyfall/tensor.h>

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <string.h>

#include "base/base_internal.h"
#include "base/forks.h"
#include "base/required.h"
#include "base/versioned_struct.h"
#include "dispatch/registry/operator_list.h"
#include "dispatch/registry/owner.h"

struct kf_plugin {
  kf_host_t host;
  kf_owner_t owner;
  kf_plugin_t *next;
  void *code; /* from dlopen; NULL for a linked-in plug-in */
  char *path; /* of the shared library, or the label of a linked-in plug-in */
  char *name; /* name and version are set by declare; NULL before */
  char *version;
  bool declared;
  kf_status_t declare_status; /* of a failed call of declare */
  void (*unload)(void *context);
  void *unload_context;
};

/* One load or unload at a time. Held while kf_plugin_init runs and while the thread waits for
 * running calls, so it is never taken inside a call. The list has a separate lock, which is held
 * only while the list is read or changed. */
static pthread_mutex_t loading_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static __thread bool is_loading __attribute__((tls_model("initial-exec")));
static kf_plugin_t *plugins;

static void before_fork(void) { (void)pthread_mutex_lock(&list_lock); }
static void after_fork_in_parent(void) { (void)pthread_mutex_unlock(&list_lock); }
static void after_fork_in_child(void) {
  (void)pthread_mutex_unlock(&list_lock);
  /* If another thread was loading, it does not exist in the child, and nobody would unlock. */
  if (!is_loading) (void)pthread_mutex_init(&loading_lock, NULL);
}

__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_PLUGINS,
                  (kf__fork_functions_t){before_fork, after_fork_in_parent, after_fork_in_child});
}

/* Fails where waiting for running calls would wait for this thread itself: inside a kernel, a
 * listener, a release callback, or another load. */
static kf_status_t begin_loading(const char *what) {
  KF_TRY(kf__may_wait(what));
  if (is_loading)
    return kf_error_set(KF_ERR_MISUSE,
                        "%s: a plug-in is being loaded or unloaded by this thread already", what);
  (void)pthread_mutex_lock(&loading_lock);
  is_loading = true;
  return KF_OK;
}

static void end_loading(void) {
  KF_ASSERT(is_loading);
  is_loading = false;
  (void)pthread_mutex_unlock(&loading_lock);
}

kf_plugin_t *kf_plugin_find(const char *name) {
  if (name == NULL) return NULL;
  (void)pthread_mutex_lock(&list_lock);
  kf_plugin_t *found = plugins;
  while (found != NULL && strcmp(found->name, name) != 0) found = found->next;
  (void)pthread_mutex_unlock(&list_lock);
  return found;
}

static void add_to_list(kf_plugin_t *plugin) {
  KF_ASSERT(is_loading);
  KF_ASSERT(plugin->name != NULL); /* kf_plugin_find compares it */
  (void)pthread_mutex_lock(&list_lock);
  plugin->next = plugins;
  plugins = plugin;
  (void)pthread_mutex_unlock(&list_lock);
}

static void remove_from_list(const kf_plugin_t *plugin) {
  (void)pthread_mutex_lock(&list_lock);
  kf_plugin_t **at = &plugins;
  while (*at != plugin) {
    KF_ASSERT(*at != NULL);
    at = &(*at)->next;
  }
  *at = plugin->next;
  (void)pthread_mutex_unlock(&list_lock);
}

/* ---- Functions of the host table ---- */

/* Functions that register something set the thread's current owner during the call: plug-ins may
 * call them from any thread, even after kf_plugin_init has returned. */

/* The plug-in that a host table belongs to; NULL if the pointer is not a table of this file. */
static kf_plugin_t *plugin_of(const kf_host_t *host) {
  if (host == NULL || host->plugin == NULL || &host->plugin->host != host) return NULL;
  return host->plugin;
}

static kf_status_t no_plugin(const char *what) {
  return kf_error_set(KF_ERR_MISUSE, "%s: expected the host table that kf_plugin_init was given",
                      what);
}

static kf_status_t host_device_register(const kf_host_t *host, const char *name,
                                        kf_backend_t *out_backend) {
  kf_plugin_t *plugin = plugin_of(host);
  if (plugin == NULL) return no_plugin("device_register");
  kf_owner_t *previous = kf__owner_set_current(&plugin->owner);
  kf_status_t status = kf_device_register(name, out_backend);
  (void)kf__owner_set_current(previous);
  return status;
}

static kf_status_t host_device_set_interface(const kf_host_t *host, int device_type,
                                             const kf_device_interface_t *interface) {
  kf_plugin_t *plugin = plugin_of(host);
  if (plugin == NULL) return no_plugin("device_set_interface");
#ifdef KF_CORE_ONLY
  (void)interface;
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      "device_set_interface for device type %d: this build of the library has no "
                      "tensors",
                      device_type);
#else
  kf_owner_t *previous = kf__owner_set_current(&plugin->owner);
  kf_status_t status = kf_device_set_interface(device_type, interface);
  (void)kf__owner_set_current(previous);
  return status;
#endif
}

static kf_status_t host_key_define(const kf_host_t *host, const char *name, kf_zone_t zone,
                                   kf_key_t *out_key) {
  kf_plugin_t *plugin = plugin_of(host);
  if (plugin == NULL) return no_plugin("key_define");
  kf_owner_t *previous = kf__owner_set_current(&plugin->owner);
  kf_status_t status = kf_key_define(name, zone, out_key);
  (void)kf__owner_set_current(previous);
  return status;
}

static kf_status_t host_library_create(const kf_host_t *host, kf_library_kind_t kind,
                                       const char *ns, kf_key_t key, const char *file,
                                       uint32_t line, kf_library_t **out_library) {
  kf_plugin_t *plugin = plugin_of(host);
  if (plugin == NULL) return no_plugin("library_create");
  kf_owner_t *previous = kf__owner_set_current(&plugin->owner);
  kf_status_t status = kf_library_create(kind, ns, key, file, line, out_library);
  (void)kf__owner_set_current(previous);
  return status;
}

/* ---- The tables of a plug-in ---- */

/* Opens a library block for the namespace of an operator in the plug-in's tables. The owner
 * releases it. */
static kf_status_t open_block(kf_plugin_t *plugin, const char *full_name, kf_library_t **out) {
  const char *colons = strstr(full_name, "::");
  char ns[128];
  size_t size = colons != NULL ? (size_t)(colons - full_name) : 0;
  if (size == 0 || size >= sizeof ns)
    return kf_error_set(KF_ERR_VALUE, "expected an operator as namespace::name, found '%s'",
                        full_name);
  memcpy(ns, full_name, size);
  ns[size] = '\0';
  return host_library_create(&plugin->host, KF_LIBRARY_FRAGMENT, ns, KF_KEY_Undefined, plugin->path,
                             0, out);
}

static kf_status_t register_def(kf_plugin_t *plugin, const kf_plugin_def_t *def) {
  if (def->schema == NULL) return kf_error_set(KF_ERR_MISUSE, "expected a schema, found NULL");
  kf_library_t *block = NULL;
  KF_TRY(open_block(plugin, def->schema, &block));
  return (kf_library_def)(block, def->schema, NULL); /* the origin is the plug-in's file */
}

static kf_status_t register_impl(kf_plugin_t *plugin, const kf_plugin_impl_t *impl) {
  if (impl->op == NULL) return kf_error_set(KF_ERR_MISUSE, "expected an operator name, found NULL");
  kf_key_t key = KF_KEY_Undefined;
  if (impl->key != NULL && impl->key[0] != '\0') KF_TRY(kf_key_parse(impl->key, &key));
  kf_library_t *block = NULL;
  KF_TRY(open_block(plugin, impl->op, &block));
  return (kf_library_impl)(block, impl->op, key, &impl->kernel);
}

/* Prefixes the message of a failure with the table and the index of the entry. */
static kf_status_t in_entry(kf_status_t status, const char *table, size_t index) {
  if (status == KF_OK || status == KF_ERR_NO_MEMORY) return status;
  return kf_error_set(status, "%s[%zu]: %s", table, index, kf_error_message());
}

static kf_status_t register_tables(kf_plugin_t *plugin, const kf_plugin_info_t *info) {
  if ((info->device_count > 0 && info->devices == NULL) ||
      (info->def_count > 0 && info->defs == NULL) || (info->impl_count > 0 && info->impls == NULL))
    return kf_error_set(KF_ERR_MISUSE, "a table has a count but no rows");
  for (size_t i = 0; i < info->device_count; i++) {
    kf_backend_t backend;
    KF_TRY(in_entry(host_device_register(&plugin->host, info->devices[i], &backend), "devices", i));
  }
  for (size_t i = 0; i < info->def_count; i++)
    KF_TRY(in_entry(register_def(plugin, &info->defs[i]), "defs", i));
  for (size_t i = 0; i < info->impl_count; i++)
    KF_TRY(in_entry(register_impl(plugin, &info->impls[i]), "impls", i));
  return KF_OK;
}

/* Checks the version before struct_size: a struct of another version may have another size, and the
 * message about the version is the one that helps. */
static kf_status_t read_info(const kf_plugin_t *plugin, const kf_plugin_info_t *given,
                             kf_plugin_info_t *info) {
  if (plugin->declared)
    return kf_error_set(KF_ERR_MISUSE, "declare: called a second time by plug-in '%s'",
                        plugin->name);
  if (given == NULL)
    return kf_error_set(KF_ERR_ABI, "declare: expected a kf_plugin_info_t, found NULL");
  if (given->struct_size >= 2 * sizeof(uint32_t) && given->abi_version != KF_ABI_VERSION)
    return kf_error_set(KF_ERR_ABI,
                        "the plug-in was built for ABI version %u, this library has version %u; "
                        "build it again with the headers of Keyfall %s",
                        given->abi_version, (unsigned)KF_ABI_VERSION, kf_version());
  KF_TRY(kf__struct_read(KF__STRUCT(kf_plugin_info_t), "declare", given, info));
  return KF_OK;
}

static kf_status_t check_name(const kf_plugin_info_t *info) {
  if (info->name == NULL || info->name[0] == '\0')
    return kf_error_set(KF_ERR_PLUGIN, "declare: expected a name, found none");
  const kf_plugin_t *loaded = kf_plugin_find(info->name);
  if (loaded != NULL)
    return kf_error_set(KF_ERR_DUPLICATE, "a plug-in named '%s' is loaded already, from %s",
                        info->name, loaded->path);
  return KF_OK;
}

static kf_status_t declare(kf_plugin_t *plugin, const kf_plugin_info_t *given) {
  kf_plugin_info_t read;
  const kf_plugin_info_t *info = &read;
  KF_TRY(read_info(plugin, given, &read));
  KF_TRY(check_name(info));
  const char *version = info->version != NULL ? info->version : "";
  plugin->name = kf__copy_text(info->name, strlen(info->name));
  plugin->version = kf__copy_text(version, strlen(version));
  if (plugin->name == NULL || plugin->version == NULL) {
    kf_free(plugin->name);
    kf_free(plugin->version);
    plugin->name = plugin->version = NULL;
    return kf__no_memory();
  }
  plugin->declared = true;
  plugin->unload = info->unload;
  plugin->unload_context = info->unload_context;
  return register_tables(plugin, info);
}

static kf_status_t host_declare(const kf_host_t *host, const kf_plugin_info_t *info) {
  kf_plugin_t *plugin = plugin_of(host);
  if (plugin == NULL) return no_plugin("declare");
  kf_status_t status = declare(plugin, info);
  if (status != KF_OK) plugin->declare_status = status;
  return status;
}

/* A table has no types that keep a caller from passing NULL. */
static void host_stack_drop(kf_stack_t *stack, size_t count) {
  if (stack != NULL) kf_stack_drop(stack, count);
}

static void host_object_destroy(kf_object_t *object) {
  if (object != NULL) kf_object_destroy(object);
}

/* Looks the function up in the file that this code was loaded from: the program may have loaded the
 * library without making its names global, as Python does. */
static kf_typed_fn host_find(const char *name) {
  kf_typed_fn function = NULL;
  Dl_info info;
  if (name == NULL || strncmp(name, "kf_", 3) != 0 || name[3] == '_') return NULL;
  if (dladdr((const void *)&plugins, &info) == 0) return NULL;
  void *library = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  void *symbol = dlsym(library != NULL ? library : RTLD_DEFAULT, name);
  memcpy(&function, &symbol, sizeof function);
  if (library != NULL) (void)dlclose(library); /* only the reference that was just taken */
  return function;
}

static const kf_host_t host_template = {
    .struct_size = sizeof(kf_host_t),
    .abi_version = KF_ABI_VERSION,
    .declare = host_declare,
    .device_register = host_device_register,
    .key_define = host_key_define,
    .key_parse = kf_key_parse,
    .library_create = host_library_create,
    .library_def = kf_library_def,
    .library_impl = kf_library_impl,
    .library_fallback = kf_library_fallback,
    .op_find = kf_op_find,
    .op_release = kf_op_release,
    .call_boxed = kf_op_call_boxed,
    .redispatch_boxed = kf_op_redispatch_boxed,
    .stack_reserve = kf_stack_reserve,
    .stack_drop = host_stack_drop,
    .object_destroy = host_object_destroy,
    .error_set = kf_error_set,
    .alloc = kf_alloc,
    .free = kf_free,
    .device_set_interface = host_device_set_interface,
    .find = host_find,
};

/* ---- Loading ---- */

static void free_plugin(kf_plugin_t *plugin) {
  if (plugin == NULL) return;
  KF_ASSERT(plugin->owner.libraries == NULL);
  KF_ASSERT(plugin->owner.owned == NULL);
  KF_ASSERT(plugin->owner.devices == 0);
  KF_ASSERT(plugin->owner.zone_keys == 0);
  kf__owner_remove_code(&plugin->owner);
  if (plugin->code != NULL) (void)dlclose(plugin->code);
  kf_free(plugin->path);
  kf_free(plugin->name);
  kf_free(plugin->version);
  kf_free(plugin);
}

static kf_status_t make_plugin(const char *path, kf_plugin_t **out_plugin) {
  kf_plugin_t *plugin = kf_calloc(1, sizeof *plugin);
  *out_plugin = NULL;
  if (plugin == NULL) return kf__no_memory();
  plugin->host = host_template;
  plugin->host.plugin = plugin;
  plugin->path = kf__copy_text(path, strlen(path));
  if (plugin->path == NULL) {
    free_plugin(plugin);
    return kf__no_memory();
  }
  *out_plugin = plugin;
  return KF_OK;
}

/* ---- Locating the code of a plug-in ---- */

typedef struct mapping {
  uintptr_t base; /* load address, to which the addresses of the segments are relative */
  uintptr_t begin, end;
} mapping_t;

/* For dl_iterate_phdr: the range of all loaded segments of the library with this load address. */
static int measure(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  mapping_t *mapping = context;
  if (info->dlpi_addr != mapping->base) return 0;
  for (size_t i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
    uintptr_t begin = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    uintptr_t end = begin + info->dlpi_phdr[i].p_memsz;
    if (mapping->end == 0 || begin < mapping->begin) mapping->begin = begin;
    if (end > mapping->end) mapping->end = end;
  }
  return 1;
}

/* Registers the address range that is unmapped when the plug-in is unloaded. If the loader does not
 * report it, the library cannot count the users of the plug-in's code: the plug-in's author has to
 * make sure that no deleter runs after the unload. */
static void find_code(kf_plugin_t *plugin) {
  struct link_map *map = NULL;
  if (dlinfo(plugin->code, RTLD_DI_LINKMAP, &map) != 0 || map == NULL) return;
  mapping_t mapping = {.base = map->l_addr};
  if (dl_iterate_phdr(measure, &mapping) != 0 && mapping.end != 0)
    kf__owner_add_code(&plugin->owner, mapping.begin, mapping.end);
}

/* Prefixes the plug-in's own error message with its file. */
static kf_status_t init_failed(const kf_plugin_t *plugin, kf_status_t status,
                               uint32_t errors_before) {
  const bool told = kf__error_count() != errors_before && kf_error_message()[0] != '\0';
  if (told && status == KF_ERR_NO_MEMORY) return status;
  const char *reason = told ? kf_error_message() : kf_status_name(status);
  return kf_error_set(status, "plug-in %s: kf_plugin_init failed: %s", plugin->path, reason);
}

/* Calls init with the plug-in as the owner of everything that it registers on this thread; undoes
 * all of it if init fails. Takes ownership of the plug-in. */
static kf_status_t start(kf_plugin_t *plugin, kf_plugin_init_fn init, kf_plugin_t **out_plugin) {
  KF_ASSERT(is_loading);
  kf_owner_t *previous = kf__owner_set_current(&plugin->owner);
  const uint32_t errors_before = kf__error_count();
  kf_status_t status = init(&plugin->host);
  (void)kf__owner_set_current(previous);
  if (status == KF_OK) status = plugin->declare_status; /* a plug-in cannot ignore it */
  if (status != KF_OK)
    status = init_failed(plugin, status, errors_before);
  else if (!plugin->declared)
    status = kf_error_set(KF_ERR_PLUGIN,
                          "plug-in %s: kf_plugin_init returned without calling host->declare",
                          plugin->path);
  if (status == KF_OK) {
    add_to_list(plugin);
    *out_plugin = plugin;
    return KF_OK;
  }
  /* Undoing and waiting do not change the error, unless they fail because others have already
   * registered kernels on the plug-in's keys. In that case the code and the owner have to stay. */
  if (kf__owner_release(&plugin->owner) == KF_OK && kf_synchronize() == KF_OK)
    free_plugin(plugin);
  else
    (void)kf_error_set(status, "plug-in %s: failed to load, and could not be undone: %s",
                       plugin->path, kf_error_message());
  return status;
}

static kf_status_t load_locked(const char *path, kf_plugin_t **out_plugin) {
  kf_plugin_t *plugin = NULL;
  KF_TRY(make_plugin(path, &plugin));
  plugin->code = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (plugin->code == NULL) {
    kf_status_t status =
        kf_error_set(KF_ERR_PLUGIN, "plug-in %s: cannot be loaded: %s", path, dlerror());
    free_plugin(plugin);
    return status;
  }
  for (const kf_plugin_t *p = plugins; p != NULL; p = p->next)
    if (p->code == plugin->code) {
      kf_status_t status =
          kf_error_set(KF_ERR_DUPLICATE, "plug-in %s: is loaded already, as '%s' from %s", path,
                       p->name, p->path);
      free_plugin(plugin);
      return status;
    }
  /* dlsym returns an object pointer even for a function. C does not define the conversion between
   * the two, so copy the bytes. */
  void *symbol = dlsym(plugin->code, "kf_plugin_init");
  kf_plugin_init_fn init = NULL;
  memcpy(&init, &symbol, sizeof init);
  if (init == NULL) {
    kf_status_t status = kf_error_set(KF_ERR_PLUGIN,
                                      "plug-in %s: has no function kf_plugin_init; is it a Keyfall "
                                      "plug-in?",
                                      path);
    free_plugin(plugin);
    return status;
  }
  find_code(plugin);
  return start(plugin, init, out_plugin);
}

kf_status_t kf_plugin_load(const char *path, kf_plugin_t **out_plugin) {
  KF__REQUIRE(out_plugin);
  *out_plugin = NULL;
  if (path == NULL || path[0] == '\0')
    return kf_error_set(KF_ERR_MISUSE, "kf_plugin_load: expected the path of a shared library");
  KF_TRY(begin_loading("kf_plugin_load"));
  kf_status_t status = load_locked(path, out_plugin);
  end_loading();
  return status;
}

kf_status_t kf_plugin_load_static(const char *label, kf_plugin_init_fn init,
                                  kf_plugin_t **out_plugin) {
  KF__REQUIRE(out_plugin);
  *out_plugin = NULL;
  if (label == NULL || init == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_plugin_load_static: expected a label and a function");
  KF_TRY(begin_loading("kf_plugin_load_static"));
  kf_plugin_t *plugin = NULL;
  kf_status_t status = make_plugin(label, &plugin);
  if (status == KF_OK) status = start(plugin, init, out_plugin);
  end_loading();
  return status;
}

/* ---- Unloading ---- */

static bool is_listed(const kf_plugin_t *plugin) {
  (void)pthread_mutex_lock(&list_lock);
  const kf_plugin_t *p = plugins;
  while (p != NULL && p != plugin) p = p->next;
  (void)pthread_mutex_unlock(&list_lock);
  return p != NULL;
}

static kf_status_t unload_locked(kf_plugin_t *plugin) {
  if (plugin == NULL || !is_listed(plugin))
    return kf_error_set(KF_ERR_MISUSE, "kf_plugin_unload: this plug-in is not loaded");
  KF_TRY(kf_synchronize()); /* fails before anything is undone, if waiting is not possible */
  kf_status_t status = kf__owner_release(&plugin->owner);
  if (status != KF_OK)
    return kf_error_set(status, "plug-in '%s' cannot be unloaded: %s", plugin->name,
                        kf_error_message());
  remove_from_list(plugin);
  KF_TRY(kf_synchronize()); /* a call may still run one of its kernels */
  if (plugin->unload != NULL) plugin->unload(plugin->unload_context);
  free_plugin(plugin);
  return KF_OK;
}

kf_status_t kf_plugin_unload(kf_plugin_t *plugin) {
  KF_TRY(begin_loading("kf_plugin_unload"));
  kf_status_t status = unload_locked(plugin);
  end_loading();
  return status;
}

const char *kf_plugin_name(const kf_plugin_t *plugin) { return plugin->name; }
