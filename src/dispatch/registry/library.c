/* Library blocks: a kind, a namespace, perhaps a key, and the registrations made through them. The
 * functions parse names and schemas, add the block's namespace to names, and check the rules of
 * each kind of block. Programs compare these messages with PyTorch's: Note [Message texts].
 *
 * A block belongs to one thread at a time, except for its links in the owner's list, which change
 * under the dispatcher's lock. */
#include <string.h>

#include "base/required.h"
#include "base/versioned_struct.h"
#include "compat/texts.h"
#include "dispatch/registry/library_internal.h"
#include "dispatch/registry/operator_list.h"
#include "dispatch/registry/owner.h"
#include "dispatch/registry/registration.h"

struct kf_library {
  kf_library_kind_t kind;
  kf_key_t key;
  char *ns; /* NULL: none ("_") */
  char *file;
  uint32_t line;
  char *debug;  /* "registered at file:line": origin of registrations that have none themselves */
  char *module; /* Python module of the operators defined here, or NULL */
  char *module_context;
  kf_registration_t *claim; /* DEF: the namespace */
  kf_registration_t **handles;
  size_t count;
  size_t capacity;
  kf_owner_t *owner;
  kf_library_t *owner_previous, *owner_next;
};

/* ---- Texts ---- */

static const char *kind_text(kf_library_kind_t kind) {
  switch (kind) {
    case KF_LIBRARY_DEF: return KF__COMPATIBLE(KF__TORCH_LIBRARY_DEF, "KF_LIBRARY_DEF");
    case KF_LIBRARY_FRAGMENT:
      return KF__COMPATIBLE(KF__TORCH_LIBRARY_FRAGMENT, "KF_LIBRARY_FRAGMENT");
    case KF_LIBRARY_IMPL: return KF__COMPATIBLE(KF__TORCH_LIBRARY_IMPL, "KF_LIBRARY_IMPL");
  }
  return "?";
}

kf_status_t kf_library_kind_parse(const char *text, kf_library_kind_t *out_kind) {
  static const char *const names[] = {"DEF", "FRAGMENT", "IMPL"};
  if (text == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_library_kind_parse: expected a kind, found NULL");
  for (int i = 0; i < 3; i++)
    if (strcmp(text, names[i]) == 0) {
      *out_kind = (kf_library_kind_t)i;
      return KF_OK;
    }
  return kf_error_set(KF_ERR_VALUE, KF__COMPATIBLE(KF__TORCH_UNKNOWN_KIND, "no such kind: %s"),
                      text);
}

kf_status_t kf_alias_analysis_parse(const char *text, kf_alias_analysis_t *out) {
  if (text == NULL)
    return kf_error_set(KF_ERR_MISUSE, "kf_alias_analysis_parse: expected a kind, found NULL");
  if (strcmp(text, "CONSERVATIVE") == 0)
    *out = KF_ALIAS_ANALYSIS_CONSERVATIVE;
  else if (strcmp(text, "FROM_SCHEMA") == 0 || text[0] == '\0')
    *out = KF_ALIAS_ANALYSIS_FROM_SCHEMA;
  else if (strcmp(text, "PURE_FUNCTION") == 0)
    *out = KF_ALIAS_ANALYSIS_PURE_FUNCTION;
  else
    return kf_error_set(KF_ERR_VALUE, KF__COMPATIBLE(KF__TORCH_UNKNOWN_KIND, "no such kind: %s"),
                        text);
  return KF_OK;
}

/* Fails with a message that ends by naming the block. */
static kf_status_t fail(const kf_library_t *lib, kf_status_t status, const char *format, ...)
    KF_PRINTF(3, 4);
static kf_status_t fail(const kf_library_t *lib, kf_status_t status, const char *format, ...) {
  kf_text_t text;
  kf__text_init(&text);
  va_list args;
  va_start(args, format);
  kf__text_formatv(&text, format, args);
  va_end(args);
  if (!text.failed && strchr(" \n", text.data[text.size - 1]) == NULL) kf__text_char(&text, ' ');
  kf__text_format(&text, KF__COMPATIBLE(KF__TORCH_BLOCK, "(in the %s block opened at %s:%u)"),
                  kind_text(lib->kind), lib->file, lib->line);
  return kf__error_set_text(status, &text);
}

/* Where a registration was made: its own file and line, or those of the block (`file` NULL). */
static kf__origin_t origin_of(const kf_library_t *lib, const char *file, uint32_t line,
                              kf__origin_buffer_t *buffer) {
  return file != NULL ? kf__origin_at(file, line, buffer) : kf__origin_of_text(lib->debug);
}

/* ---- Owners ---- */

static void give_to_owner(kf_library_t *lib) {
  kf__dispatcher_lock();
  lib->owner = kf__owner_current();
  if (lib->owner != NULL) {
    lib->owner_next = lib->owner->libraries;
    if (lib->owner_next != NULL) lib->owner_next->owner_previous = lib;
    lib->owner->libraries = lib;
  }
  kf__dispatcher_unlock();
}

static void take_from_owner(kf_library_t *lib) {
  kf__dispatcher_lock();
  if (lib->owner != NULL) {
    KF_ASSERT(lib->owner_previous != NULL || lib->owner->libraries == lib);
    *(lib->owner_previous != NULL ? &lib->owner_previous->owner_next : &lib->owner->libraries) =
        lib->owner_next;
    if (lib->owner_next != NULL) lib->owner_next->owner_previous = lib->owner_previous;
  }
  kf__dispatcher_unlock();
}

kf_library_t *kf__library_next_of_owner(const kf_library_t *lib) {
  KF__ASSERT_LOCKED();
  return lib->owner_next;
}

bool kf__library_has_kernel(const kf_library_t *lib, const kf_kernel_t *kernel) {
  KF__ASSERT_LOCKED();
  for (size_t i = 0; i < lib->count; i++)
    if (lib->handles[i]->kernel == kernel) return true;
  return false;
}

/* ---- Making and freeing ---- */

static void free_library(kf_library_t *lib) {
  kf_free(lib->ns);
  kf_free(lib->file);
  kf_free(lib->debug);
  kf_free(lib->module);
  kf_free(lib->module_context);
  kf_free(lib->handles);
  kf_free(lib);
}

static kf_status_t wildcard_definition(const kf_library_t *lib) {
  const char *kind = kind_text(lib->kind);
  if (kf_is_torch_compatible())
    return fail(lib, KF_ERR_VALUE, KF__TORCH_WILDCARD_DEF, kind, kind, kind);
  return fail(lib, KF_ERR_VALUE,
              "a %s block defines operators of one namespace, so it cannot have the wildcard "
              "namespace \"_\"; KF_LIBRARY_IMPL can",
              kind);
}

static kf_status_t fill_library(kf_library_t *lib, const char *ns) {
  kf__origin_buffer_t buffer;
  (void)kf__origin_at(lib->file, lib->line, &buffer);
  lib->debug = kf__copy_text(buffer.text, strlen(buffer.text));
  if (lib->debug == NULL) return kf__no_memory();
  bool wildcard = strcmp(ns, "_") == 0;
  if (!wildcard) {
    lib->ns = kf__copy_text(ns, strlen(ns));
    if (lib->ns == NULL) return kf__no_memory();
  }
  if (lib->kind == KF_LIBRARY_IMPL) return KF_OK;
  if (wildcard) return wildcard_definition(lib);
  if (lib->key != KF_KEY_Undefined)
    return fail(lib, KF_ERR_INTERNAL,
                KF__COMPATIBLE(KF__TORCH_KEY_OF_DEF,
                               "%s: only a KF_LIBRARY_IMPL block may have a key, found %s"),
                kind_text(lib->kind), kf_key_name(lib->key));
  if (lib->kind == KF_LIBRARY_DEF) return kf__register_namespace(ns, lib->debug, &lib->claim);
  return KF_OK;
}

kf_status_t kf_library_create(kf_library_kind_t kind, const char *ns, kf_key_t key,
                              const char *file, uint32_t line, kf_library_t **out_library) {
  KF__REQUIRE(out_library);
  *out_library = NULL;
  if ((unsigned)kind > KF_LIBRARY_IMPL || ns == NULL || ns[0] == '\0' || !kf_key_exists(key))
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_library_create: expected a kind, a namespace and an existing key (or "
                        "KF_KEY_Undefined), found %d, '%s', %u",
                        (int)kind, ns != NULL ? ns : "(null)", key);
  kf_library_t *lib = kf_calloc(1, sizeof *lib);
  if (lib == NULL) return kf__no_memory();
  lib->kind = kind;
  lib->key = key;
  lib->line = line;
  const char *named_file = file != NULL ? file : "/dev/null";
  lib->file = kf__copy_text(named_file, strlen(named_file));
  kf_status_t status = lib->file != NULL ? fill_library(lib, ns) : kf__no_memory();
  if (status != KF_OK) {
    free_library(lib);
    return status;
  }
  give_to_owner(lib);
  *out_library = lib;
  return KF_OK;
}

void kf_library_reset(kf_library_t *lib) {
  if (lib == NULL) return;
  /* One lock for all releases, so that the reclaimer scans the threads once. Unless a listener is
   * running, this is the outermost lock. */
  kf__dispatcher_lock();
  for (size_t i = 0; i < lib->count; i++) kf_registration_release(lib->handles[i]);
  lib->count = 0;
  kf__dispatcher_unlock();
}

void kf_library_release(kf_library_t *lib) {
  if (lib == NULL) return;
  kf_library_reset(lib);
  kf_registration_release(lib->claim);
  take_from_owner(lib);
  free_library(lib);
}

/* Grows the array before anything is registered, so that storing the handles cannot fail. */
static kf_status_t reserve(kf_library_t *lib, size_t extra) {
  void *block = lib->handles;
  kf_status_t status = kf__grow(&block, &lib->capacity, lib->count + extra, sizeof *lib->handles);
  lib->handles = block;
  return status;
}

static void keep(kf_library_t *lib, kf_registration_t *handle) {
  if (handle == NULL) return;
  KF_ASSERT(lib->count < lib->capacity); /* see reserve */
  lib->handles[lib->count++] = handle;
}

/* ---- def ---- */

kf_status_t kf_library_set_python_module(kf_library_t *lib, const char *module,
                                         const char *context) {
  if (lib == NULL) return kf__null_pointer(__func__, "library");
  if (module == NULL)
    return fail(lib, KF_ERR_MISUSE, "set_python_module: expected a module name, found NULL");
  const char *given_context = context != NULL ? context : "";
  char *module_copy = kf__copy_text(module, strlen(module));
  char *context_copy = kf__copy_text(given_context, strlen(given_context));
  if (module_copy == NULL || context_copy == NULL) {
    kf_free(module_copy);
    kf_free(context_copy);
    return kf__no_memory();
  }
  kf_free(lib->module);
  kf_free(lib->module_context);
  lib->module = module_copy;
  lib->module_context = context_copy;
  return KF_OK;
}

static kf_status_t check_may_define(const kf_library_t *lib, const char *name,
                                    const char *overload) {
  if (lib->kind == KF_LIBRARY_IMPL)
    return fail(lib, KF_ERR_GENERAL,
                KF__COMPATIBLE(KF__TORCH_DEF_IN_IMPL,
                               "%s%s%s: a KF_LIBRARY_IMPL block holds kernels only; define the "
                               "operator in a KF_LIBRARY_DEF or KF_LIBRARY_FRAGMENT block"),
                name, overload[0] != '\0' ? "." : "", overload);
  const char *colons = strstr(name, "::");
  size_t size = colons != NULL ? (size_t)(colons - name) : 0;
  if (colons != NULL && (strlen(lib->ns) != size || memcmp(lib->ns, name, size) != 0))
    return fail(lib, KF_ERR_GENERAL,
                KF__COMPATIBLE(KF__TORCH_DEF_ELSEWHERE,
                               "the schema is of namespace %.*s, this %s block of namespace %s; "
                               "define it in a block of its own namespace, or leave the namespace "
                               "out of the schema"),
                (int)size, name, kind_text(lib->kind), lib->ns);
  return KF_OK;
}

/* Registers the definition and, if the block has one, its Python module. */
static kf_status_t define(kf_library_t *lib, const kf_schema_t *schema,
                          const kf_def_options_t *options, kf__origin_t origin, kf_op_t **out_op) {
  KF_TRY(reserve(lib, 2));
  kf_registration_t *module = NULL;
  kf_registration_t *definition = NULL;
  if (lib->module != NULL)
    KF_TRY(kf_register_python_module(kf_schema_name(schema), kf_schema_overload(schema),
                                     lib->module, lib->module_context, &module));
  kf_status_t status = kf__register_def(schema, origin, options, &definition);
  if (status != KF_OK) {
    kf_registration_release(module);
    return status;
  }
  keep(lib, module);
  keep(lib, definition);
  if (out_op != NULL) {
    kf_op_retain(definition->op);
    *out_op = definition->op;
  }
  return KF_OK;
}

/* Parses a schema or, if allowed, a bare name. Names get the block's namespace, except in a block
 * that cannot define: its error shows the name as it was given. */
static kf_status_t parse_definition(kf_library_t *lib, const char *text, bool name_will_do,
                                    kf_schema_t **out_schema, char **out_name) {
  *out_schema = NULL;
  *out_name = NULL;
  if (text == NULL) return fail(lib, KF_ERR_MISUSE, "def: expected a schema, found NULL");
  const char *ns = lib->kind != KF_LIBRARY_IMPL ? lib->ns : NULL;
  KF_TRY(kf__schema_or_name_parse(text, strlen(text), NULL, ns, out_schema, out_name));
  kf_status_t status = KF_OK;
  if (*out_schema != NULL)
    status = check_may_define(lib, kf_schema_name(*out_schema), kf_schema_overload(*out_schema));
  else if (name_will_do)
    status = check_may_define(lib, *out_name, "");
  else
    status = kf__name_for_schema();
  if (status != KF_OK) {
    kf_schema_release(*out_schema);
    kf_free(*out_name);
    *out_schema = NULL;
    *out_name = NULL;
  }
  return status;
}

kf_status_t kf__library_def(kf_library_t *lib, const char *text, const kf_def_options_t *options,
                            kf__origin_t origin, kf_op_t **out_op) {
  kf_schema_t *schema = NULL;
  char *name = NULL;
  KF_TRY(parse_definition(lib, text, false, &schema, &name));
  KF_ASSERT(schema != NULL);
  KF_ASSERT(name == NULL);
  kf_status_t status = define(lib, schema, options, origin, out_op);
  kf_schema_release(schema);
  return status;
}

kf_status_t kf_library_def_at(kf_library_t *lib, const char *text, const kf_def_options_t *options,
                              const char *file, uint32_t line) {
  if (lib == NULL) return kf__null_pointer(__func__, "library");
  kf__origin_buffer_t buffer;
  return kf__library_def(lib, text, options, origin_of(lib, file, line, &buffer), NULL);
}

kf_status_t(kf_library_def)(kf_library_t *lib, const char *text, const kf_def_options_t *options) {
  if (lib == NULL) return kf__null_pointer(__func__, "library");
  return kf_library_def_at(lib, text, options, NULL, 0);
}

/* The schema that a kernel's signature implies, under the operator's name; `text` is the name as it
 * was given. */
static kf_status_t infer_schema(kf_library_t *lib, const char *text, const char *name,
                                const kf_kernel_desc_t *kernel, kf_schema_t **out_schema) {
  if (kernel == NULL || kernel->struct_size < sizeof *kernel || kernel->kind != KF_KERNEL_TYPED ||
      kernel->signature == NULL)
    return fail(lib, KF_ERR_GENERAL,
                KF__COMPATIBLE(KF__TORCH_NO_SCHEMA,
                               "%s: this is a name without a schema, and the kernel has no "
                               "signature that could take its place; give the whole schema"),
                text);
  return kf__schema_infer(kernel->signature, name, out_schema);
}

static kf_key_t key_of_impl(const kf_library_t *lib, kf_key_t key) {
  return key != KF_KEY_Undefined ? key : lib->key;
}

/* A definition and a kernel. If the kernel fails, the definition is released again, so that the
 * block is as before. An inferred schema has no annotations, so its alias analysis is conservative.
 */
kf_status_t kf_library_def_kernel_at(kf_library_t *lib, const char *schema_or_name, kf_key_t key,
                                     const kf_kernel_desc_t *kernel,
                                     const kf_def_options_t *options, const char *file,
                                     uint32_t line) {
  if (lib == NULL) return kf__null_pointer(__func__, "library");
  kf__origin_buffer_t buffer;
  kf__origin_t origin = origin_of(lib, file, line, &buffer);
  kf_schema_t *schema = NULL;
  char *name = NULL;
  KF_TRY(parse_definition(lib, schema_or_name, true, &schema, &name));
  kf_def_options_t inferred_options = {sizeof inferred_options, KF_ALIAS_ANALYSIS_CONSERVATIVE,
                                       NULL, 0};
  kf_status_t status = KF_OK;
  if (schema == NULL && options != NULL) {
    kf_def_options_t given;
    status = kf__struct_read(KF__STRUCT(kf_def_options_t), "kf_library_def", options, &given);
    inferred_options.tags = status == KF_OK ? given.tags : NULL;
    inferred_options.tag_count = status == KF_OK ? given.tag_count : 0;
  }
  if (schema == NULL && status == KF_OK) {
    status = infer_schema(lib, schema_or_name, name, kernel, &schema);
    options = &inferred_options;
  }
  size_t before = lib->count;
  if (status == KF_OK) status = reserve(lib, 3);
  if (status == KF_OK) status = define(lib, schema, options, origin, NULL);
  if (status == KF_OK) {
    kf_registration_t *handle = NULL;
    status = kf__register_impl(kf_schema_name(schema), kf_schema_overload(schema),
                               key_of_impl(lib, key), kernel, origin, &handle);
    if (status == KF_OK) keep(lib, handle);
    while (status != KF_OK && lib->count > before)
      kf_registration_release(lib->handles[--lib->count]);
  }
  kf_free(name);
  kf_schema_release(schema);
  return status;
}

kf_status_t(kf_library_def_kernel)(kf_library_t *lib, const char *schema_or_name, kf_key_t key,
                                   const kf_kernel_desc_t *kernel,
                                   const kf_def_options_t *options) {
  if (lib == NULL) return kf__null_pointer(__func__, "library");
  return kf_library_def_kernel_at(lib, schema_or_name, key, kernel, options, NULL, 0);
}

/* ---- impl and fallback ---- */

/* A kernel must be of the block's namespace and, where both have one, of the block's key. */
static kf_status_t check_impl(const kf_library_t *lib, const char *text, const char *name,
                              kf_key_t key) {
  const char *colons = strstr(name, "::");
  size_t size = colons != NULL ? (size_t)(colons - name) : 0;
  if (colons == NULL || lib->ns == NULL)
    return fail(lib, KF_ERR_GENERAL,
                "%s: a block with the wildcard namespace _ can hold fallbacks only; open a %s "
                "block for the operator's namespace",
                text, kind_text(lib->kind));
  if (strlen(lib->ns) != size || memcmp(lib->ns, name, size) != 0)
    return fail(lib, KF_ERR_GENERAL,
                KF__COMPATIBLE(KF__TORCH_IMPL_ELSEWHERE,
                               "%s: the operator is of namespace %.*s, this %s block of namespace "
                               "%s; open a %s block for the operator's namespace"),
                text, (int)size, name, kind_text(lib->kind), lib->ns, kind_text(lib->kind));
  if (key != KF_KEY_Undefined && lib->key != KF_KEY_Undefined && key != lib->key)
    return fail(
        lib, KF_ERR_GENERAL,
        KF__COMPATIBLE(KF__TORCH_IMPL_OTHER_KEY,
                       "%s: the kernel is for key %s, this %s block for %s; open another %s "
                       "block for that key"),
        text, kf_key_name(key), kind_text(lib->kind), kf_key_name(lib->key), kind_text(lib->kind));
  return KF_OK;
}

/* Parses the operator's name for a kernel at `key`, and checks that the block may have one. The
 * name is one block of memory that contains the overload, too. */
static kf_status_t parse_impl(const kf_library_t *lib, const char *text, kf_key_t key,
                              char **out_name, const char **out_overload) {
  *out_name = NULL;
  if (text == NULL) return fail(lib, KF_ERR_MISUSE, "impl: expected a name, found NULL");
  kf_schema_t *schema = NULL;
  char *name = NULL;
  KF_TRY(kf__schema_or_name_parse(text, strlen(text), NULL, lib->ns, &schema, &name));
  if (schema != NULL) {
    kf_schema_release(schema);
    return kf_error_set(KF_ERR_PARSE,
                        KF__COMPATIBLE(KF__TORCH_SCHEMA_FOR_NAME,
                                       "impl: expected the name of an operator, found a schema"));
  }
  kf_status_t status = check_impl(lib, text, name, key);
  if (status == KF_OK) status = kf_op_name_parse(name, out_name, out_overload);
  kf_free(name);
  return status;
}

kf_status_t kf_library_impl_at(kf_library_t *lib, const char *text, kf_key_t key,
                               const kf_kernel_desc_t *kernel, const char *file, uint32_t line) {
  if (lib == NULL) return kf__null_pointer(__func__, "library");
  kf__origin_buffer_t buffer;
  char *name = NULL;
  const char *overload = NULL;
  kf_registration_t *handle = NULL;
  KF_TRY(parse_impl(lib, text, key, &name, &overload));
  kf_status_t status = reserve(lib, 1);
  if (status == KF_OK)
    status = kf__register_impl(name, overload, key_of_impl(lib, key), kernel,
                               origin_of(lib, file, line, &buffer), &handle);
  if (status == KF_OK) keep(lib, handle);
  kf_free(name);
  return status;
}

kf_status_t(kf_library_impl)(kf_library_t *lib, const char *text, kf_key_t key,
                             const kf_kernel_desc_t *kernel) {
  if (lib == NULL) return kf__null_pointer(__func__, "library");
  return kf_library_impl_at(lib, text, key, kernel, NULL, 0);
}

kf_status_t kf__library_find(const kf_library_t *lib, const char *text, kf_key_t key,
                             kf_op_t **out_op) {
  char *name = NULL;
  const char *overload = NULL;
  *out_op = NULL;
  KF_TRY(parse_impl(lib, text, key, &name, &overload));
  kf_status_t status = kf_op_find_schema(name, overload, out_op);
  kf_free(name);
  return status;
}

kf_status_t kf__library_impl_for(kf_library_t *lib, kf_op_t *op, kf_key_t key,
                                 const kf_kernel_desc_t *kernel, kf__origin_t origin) {
  kf_registration_t *handle = NULL;
  KF_ASSERT(lib->ns != NULL);
  KF_ASSERT(strncmp(op->name, lib->ns, strlen(lib->ns)) == 0);
  KF_TRY(reserve(lib, 1));
  KF_TRY(kf__register_impl_for(op, key, kernel, origin, &handle));
  keep(lib, handle);
  return KF_OK;
}

/* ---- Facts ---- */

static kf_status_t describe(kf_library_t *lib, kf_op_t *op, const kf_facts_desc_t *desc) {
  const kf_schema_t *schema = kf_op_schema(op);
  if (schema == NULL)
    return fail(lib, KF_ERR_NOT_FOUND, "describe(\"%s\"): the operator has no schema",
                op->full_name);
  kf__own_facts_t *facts = NULL;
  kf_registration_t *handle = NULL;
  kf_status_t status = kf__facts_read(op->full_name, schema, desc, &facts);
  kf_schema_release(schema);
  KF_TRY(status);
  KF_TRY(kf__register_facts(op, facts, &handle));
  keep(lib, handle);
  return KF_OK;
}

kf_status_t kf_library_describe(kf_library_t *lib, const char *name, const kf_facts_desc_t *desc) {
  if (lib == NULL) return kf__null_pointer(__func__, "library");
  if (name == NULL || desc == NULL)
    return fail(lib, KF_ERR_MISUSE, "describe: expected a name and facts, found NULL");
  kf_facts_desc_t facts;
  KF_TRY(kf__struct_read(KF__STRUCT(kf_facts_desc_t), __func__, desc, &facts));
  if (lib->kind == KF_LIBRARY_IMPL)
    return fail(lib, KF_ERR_GENERAL,
                "describe(\"%s\"): a KF_LIBRARY_IMPL block holds kernels only; describe the "
                "operator in a block that defines",
                name);
  kf_op_t *op = NULL;
  KF_TRY(reserve(lib, 1));
  KF_TRY(kf__library_find(lib, name, KF_KEY_Undefined, &op));
  kf_status_t status = describe(lib, op, &facts);
  kf_op_release(op);
  return status;
}

/* ---- Fallbacks ---- */

static kf_status_t check_fallback(const kf_library_t *lib, kf_key_t wanted) {
  if (lib->kind != KF_LIBRARY_IMPL)
    return fail(lib, KF_ERR_GENERAL,
                KF__COMPATIBLE(KF__TORCH_FALLBACK_IN_DEF,
                               "a %s block cannot hold fallbacks; open a KF_LIBRARY_IMPL block "
                               "with namespace \"_\" for them"),
                kind_text(lib->kind));
  if (wanted == KF_KEY_Undefined)
    return fail(lib, KF_ERR_INTERNAL, "fallback(...): expected a dispatch key, found none");
  if (lib->ns != NULL)
    return fail(lib, KF_ERR_GENERAL,
                KF__COMPATIBLE(KF__TORCH_FALLBACK_OF_NAMESPACE,
                               "a fallback serves operators of every namespace, this block is of "
                               "namespace %s; open a KF_LIBRARY_IMPL block with namespace \"_\" "
                               "for the fallback of %s"),
                lib->ns, kf_key_name(wanted));
  return KF_OK;
}

kf_status_t kf_library_fallback_at(kf_library_t *lib, kf_key_t key, const kf_kernel_desc_t *kernel,
                                   const char *file, uint32_t line) {
  if (lib == NULL) return kf__null_pointer(__func__, "library");
  kf__origin_buffer_t buffer;
  kf_registration_t *handle = NULL;
  kf_key_t wanted = key_of_impl(lib, key);
  KF_TRY(check_fallback(lib, wanted));
  KF_TRY(reserve(lib, 1));
  KF_TRY(kf__register_fallback(wanted, kernel, origin_of(lib, file, line, &buffer), &handle));
  keep(lib, handle);
  return KF_OK;
}

kf_status_t(kf_library_fallback)(kf_library_t *lib, kf_key_t key, const kf_kernel_desc_t *kernel) {
  if (lib == NULL) return kf__null_pointer(__func__, "library");
  return kf_library_fallback_at(lib, key, kernel, NULL, 0);
}

kf_status_t kf__library_standard_fallback(kf_library_t *lib, kf_key_t key,
                                          const kf_kernel_desc_t *kernel, kf__origin_t origin) {
  kf_registration_t *handle = NULL;
  KF_TRY(reserve(lib, 1));
  KF_TRY(kf__register_fallback(key, kernel, origin, &handle));
  kf__dispatcher_lock();
  handle->kernel->is_standard = true;
  kf__dispatcher_unlock();
  keep(lib, handle);
  return KF_OK;
}
