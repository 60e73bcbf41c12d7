/* Namespaces claimed by DEF blocks, the Python modules of operators, and custom classes. All are
 * short lists of registrations, newest first; the newest entry of a name is used. */
#include "dispatch/registry/claimed_names.h"

#include <keyfall/library.h>
#include <string.h>

#include "base/required.h"
#include "compat/texts.h"
#include "dispatch/registry/operator_list.h"
#include "dispatch/schema/schema_parse.h"

static kf_registration_t *namespaces;
static kf_registration_t *modules;
static kf_registration_t *classes; /* `name` is "ns.name" */

static kf_registration_t **list_of(const kf_registration_t *handle) {
  KF__ASSERT_LOCKED();
  switch (handle->kind) {
    case KF_REGISTRATION_NAMESPACE: return &namespaces;
    case KF_REGISTRATION_CLASS: return &classes;
    default: KF_ASSERT(handle->kind == KF_REGISTRATION_PYTHON_MODULE); return &modules;
  }
}

static void add(kf_registration_t *handle) {
  kf_registration_t **list = list_of(handle);
  handle->next = *list;
  if (*list != NULL) (*list)->previous = handle;
  *list = handle;
}

void kf__named_remove(kf_registration_t *handle) {
  KF_ASSERT(handle->previous != NULL || *list_of(handle) == handle);
  *(handle->previous != NULL ? &handle->previous->next : list_of(handle)) = handle->next;
  if (handle->next != NULL) handle->next->previous = handle->previous;
}

static kf_registration_t *find(kf_registration_t *list, const char *name, const char *overload) {
  KF__ASSERT_LOCKED();
  for (kf_registration_t *r = list; r != NULL; r = r->next)
    if (strcmp(r->name, name) == 0 && strcmp(r->overload, overload) == 0) return r;
  return NULL;
}

static void free_entry(kf_registration_t *handle) {
  kf_free(handle->name);
  kf_free(handle->overload);
  kf_free(handle->module);
  kf_free(handle->context);
  kf_free(handle);
}

/* All texts are copied, and allocated before the lock is taken: adding an entry cannot fail. */
static kf_status_t make_entry(kf_registration_kind_t kind, const char *name, const char *overload,
                              const char *module, const char *context,
                              kf_registration_t **out_handle) {
  kf_registration_t *handle = kf_calloc(1, sizeof *handle);
  *out_handle = NULL;
  if (handle == NULL) return kf__no_memory();
  handle->kind = kind;
  handle->name = kf__copy_text(name, strlen(name));
  handle->overload = kf__copy_text(overload, strlen(overload));
  handle->module = kf__copy_text(module, strlen(module));
  handle->context = kf__copy_text(context, strlen(context));
  if (handle->name == NULL || handle->overload == NULL || handle->module == NULL ||
      handle->context == NULL) {
    free_entry(handle);
    return kf__no_memory();
  }
  *out_handle = handle;
  return KF_OK;
}

static kf_status_t keep_or_free(kf_status_t status, kf_registration_t *handle,
                                kf_registration_t **out_handle) {
  if (status != KF_OK)
    free_entry(handle);
  else
    *out_handle = handle;
  return status;
}

kf_status_t kf__register_namespace(const char *ns, const char *debug,
                                   kf_registration_t **out_handle) {
  kf_registration_t *handle = NULL;
  *out_handle = NULL;
  KF_TRY(make_entry(KF_REGISTRATION_NAMESPACE, ns, "", debug, "", &handle));
  kf_status_t status = kf__dispatcher_lock_for_change();
  if (status == KF_OK) {
    const kf_registration_t *taken = find(namespaces, ns, "");
    if (taken != NULL)
      status = kf_error_set(
          KF_ERR_DUPLICATE,
          KF__COMPATIBLE(KF__TORCH_SECOND_DEF,
                         "namespace %s has a KF_LIBRARY_DEF block already, %s; the second one, %s, "
                         "has to be a KF_LIBRARY_FRAGMENT block, which adds to the namespace, or a "
                         "KF_LIBRARY_IMPL block, which holds kernels only"),
          ns, taken->module, debug);
    else
      add(handle);
    kf__dispatcher_unlock();
  }
  return keep_or_free(status, handle, out_handle);
}

kf_status_t kf_register_python_module(const char *name, const char *overload, const char *module,
                                      const char *context, kf_registration_t **out_handle) {
  KF__REQUIRE(out_handle);
  *out_handle = NULL;
  if (name == NULL || overload == NULL || module == NULL)
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_register_python_module: expected a name, an overload and a module");
  kf_registration_t *handle = NULL;
  KF_TRY(make_entry(KF_REGISTRATION_PYTHON_MODULE, name, overload, module,
                    context != NULL ? context : "", &handle));
  kf_status_t status = kf__dispatcher_lock_for_change();
  if (status != KF_OK) {
    free_entry(handle);
    return status;
  }
  /* Copied for the warning, which is sent without the lock: the old entry may be freed by then. */
  const kf_registration_t *old = find(modules, name, overload);
  char old_module[256] = "";
  if (old != NULL) {
    size_t size =
        strlen(old->module) < sizeof old_module ? strlen(old->module) : sizeof old_module - 1;
    memcpy(old_module, old->module, size);
    old_module[size] = '\0';
  }
  add(handle);
  kf__dispatcher_unlock();
  if (old_module[0] != '\0')
    kf_warn(KF__COMPATIBLE(KF__TORCH_SECOND_PYTHON_MODULE,
                           "operator %s%s%s: the Python module %s replaces the module %s, which "
                           "was registered before"),
            name, overload[0] != '\0' ? "." : "", overload, module, old_module);
  *out_handle = handle;
  return KF_OK;
}

kf_status_t kf_python_module(const char *name, const char *overload, char **out_module,
                             char **out_context) {
  KF__REQUIRE(out_module);
  KF__REQUIRE(out_context);
  *out_module = NULL;
  *out_context = NULL;
  if (name == NULL || overload == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_python_module: expected a name and an overload");
  kf_status_t status = KF_OK;
  kf__dispatcher_lock();
  const kf_registration_t *entry = find(modules, name, overload);
  if (entry != NULL) {
    *out_module = kf__copy_text(entry->module, strlen(entry->module));
    *out_context = kf__copy_text(entry->context, strlen(entry->context));
    if (*out_module == NULL || *out_context == NULL) {
      kf_free(*out_module);
      kf_free(*out_context);
      *out_module = *out_context = NULL;
      status = kf__no_memory();
    }
  }
  kf__dispatcher_unlock();
  return status;
}

/* ---- Custom classes ---- */

/* The classes of PyTorch 2.13's own operators. */
static const char *const torch_classes[] = {
    "_nnapi.Compilation",
    "c10d.ProcessGroup",
    "c10d.ReduceOp",
    "c10d.Work",
    "dist_rpc.WorkerInfo",
    "mkldnn.ConvOpContext",
    "profiler._RecordFunction",
    "quantized.Conv2dPackedParamsBase",
    "quantized.Conv3dPackedParamsBase",
    "quantized.EmbeddingPackedParamsBase",
    "quantized.LinearPackedParamsBase",
    "rnn.CellParamsBase",
    "sparse.LinearPackedParamsBase",
};

static bool is_known(const char *name) {
  for (size_t i = 0; i < sizeof torch_classes / sizeof *torch_classes; i++)
    if (strcmp(torch_classes[i], name) == 0) return true;
  return find(classes, name, "") != NULL;
}

static bool is_identifier(const char *text) {
  if (text == NULL || *text == '\0' || (*text >= '0' && *text <= '9')) return false;
  for (; *text != '\0'; text++) {
    char lower = (char)(*text | 32);
    if (!(lower >= 'a' && lower <= 'z') && !(*text >= '0' && *text <= '9') && *text != '_')
      return false;
  }
  return true;
}

static kf_status_t make_class(const char *ns, const char *name, kf_registration_t **out_handle) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_puts(&text, ns);
  kf__text_char(&text, '.');
  kf__text_puts(&text, name);
  kf__text_char(&text, '\0');
  kf_status_t status = text.failed
                           ? kf__no_memory()
                           : make_entry(KF_REGISTRATION_CLASS, text.data, "", "", "", out_handle);
  kf__text_discard(&text);
  return status;
}

kf_status_t kf_register_class(const char *ns, const char *name, kf_registration_t **out_handle) {
  KF__REQUIRE(out_handle);
  kf_registration_t *handle = NULL;
  *out_handle = NULL;
  if (!is_identifier(ns) || !is_identifier(name))
    return kf_error_set(
        KF_ERR_VALUE,
        "kf_register_class: expected a namespace and a name, which are identifiers, "
        "got '%s' and '%s'",
        ns != NULL ? ns : "NULL", name != NULL ? name : "NULL");
  KF_TRY(make_class(ns, name, &handle));
  kf_status_t status = kf__dispatcher_lock_for_change();
  if (status == KF_OK) {
    if (is_known(handle->name))
      status = kf_error_set(
          KF_ERR_DUPLICATE,
          KF__COMPATIBLE(
              KF__TORCH_SECOND_CLASS,
              "kf_register_class: class __torch__.torch.classes.%s is already registered"),
          handle->name);
    else
      add(handle);
    kf__dispatcher_unlock();
  }
  return keep_or_free(status, handle, out_handle);
}

/* For the parser, which is below this folder. */
static bool class_exists(const char *name) {
  kf__dispatcher_lock();
  bool known = is_known(name);
  kf__dispatcher_unlock();
  return known;
}

__attribute__((constructor)) static void loaded(void) { kf__class_exists = class_exists; }
