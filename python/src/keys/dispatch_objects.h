/* Declarations shared by the files on keys, guards, libraries, queries and schemas. Needs the GIL.
 */
#ifndef KFPY_KEYS_DISPATCH_OBJECTS_H
#define KFPY_KEYS_DISPATCH_OBJECTS_H

#include "core/kfpy.h"

/* Each adds its functions and types to the module. */
int kfpy_init_queries(PyObject *module);
int kfpy_init_tensor_queries(PyObject *module);
int kfpy_init_functionalization(PyObject *module);
int kfpy_init_tracing(PyObject *module);
int kfpy_init_profile_details(PyObject *module);
int kfpy_init_plugins(PyObject *module);
int kfpy_init_facts(PyObject *module);
int kfpy_init_fallback(PyObject *module);
int kfpy_init_lazy(PyObject *module);
int kfpy_init_schema_types(PyObject *module);

/* fallback_functions.c: the library's own kernel that keyfall.fallback.cpu_fallback or
 * cpu_fallback_copying_views stands for; NULL for other objects. */
kf_boxed_fn kfpy_cpu_fallback_of(PyObject *object);

/* ---- enum_types.c: enumerations, types whose members are named numbers ---- */

typedef struct kfpy_enum_member {
  const char *name;
  uint32_t number;
} kfpy_enum_member_t;

/* An enumeration. The caller sets name to other_name; kfpy_enum_create sets the other members. */
typedef struct kfpy_enum {
  PyType_Spec spec; /* name, flags and doc are set by kfpy_enum_create */
  const char *name; /* "keyfall._C.Tag" */
  const char *doc;
  const kfpy_enum_member_t *members; /* ends with a NULL name */
  uint32_t limit;                    /* this number and larger ones are rejected */
  uint32_t cached;                   /* smaller numbers have one object each */
  /* Returns the name of a number that is not a member; optional. The name is "???" if it is NULL or
   * returns NULL. */
  const char *(*other_name)(uint32_t number);

  PyTypeObject *type; /* owned, like `objects`, for the life of the process */
  PyObject **objects; /* `cached` elements; NULL: not created yet */
} kfpy_enum_t;

/* Creates the type, its members and their dict `__members__`, and adds the type to the module.
 * `enumeration` must be static. */
int kfpy_enum_create(PyObject *module, kfpy_enum_t *enumeration);
PyObject *kfpy_enum_object(kfpy_enum_t *enumeration, uint32_t number);
bool kfpy_enum_has(const kfpy_enum_t *enumeration, PyObject *object, uint32_t *out_number);

/* ---- Arguments ---- */

/* For the O& of PyArg_Parse: 1 done, 0 raised. */
int kfpy_key_converter(PyObject *object, void *out_key);
int kfpy_keyset_converter(PyObject *object, void *out_keyset);
int kfpy_tensor_converter(PyObject *object, void *out_tensor); /* kf_tensor_t *, borrowed */
/* A dict of texts; kf_facts_desc_t, whose texts the dict keeps. */
int kfpy_facts_converter(PyObject *object, void *out_facts);
/* Returns a tag's name (a static string), or NULL and TypeError. */
const char *kfpy_tag_name(PyObject *object);

/* ---- Errors ---- */

/* Like kfpy_raise, but KF_ERR_VALUE becomes a RuntimeError, as in PyTorch for everything that
 * registers or queries operators. Always NULL. */
PyObject *kfpy_raise_plain(kf_status_t status);
#define KFPY_FAILED_PLAIN(expr) kfpy_failed_plain(expr)
static inline int kfpy_failed_plain(kf_status_t status) {
  if (KF_LIKELY(status == KF_OK)) return 0;
  kfpy_raise_plain(status);
  return 1;
}

/* Makes a str with a library function that prints into a buffer and returns the full length. */
typedef size_t (*kfpy_print_fn)(const void *what, char *buffer, size_t size);
PyObject *kfpy_printed(kfpy_print_fn print, const void *what);

/* ---- schema_types.c ---- */

/* Returns the object of a type that is part of a schema; the object keeps the schema alive. */
PyObject *kfpy_schema_type_object(const kf_schema_t *schema, const kf_type_t *type);

#endif
