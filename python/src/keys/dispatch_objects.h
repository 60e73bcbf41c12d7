/* What the files on keys, guards, libraries, queries and schemas share. Needs the GIL. */
#ifndef KFPY_KEYS_DISPATCH_OBJECTS_H
#define KFPY_KEYS_DISPATCH_OBJECTS_H

#include "core/kfpy.h"

/* Each adds its functions and types to the module. */
int kfpy_init_keyset(PyObject *module);
int kfpy_init_guards(PyObject *module);
int kfpy_init_thread_keys(PyObject *module);
int kfpy_init_flags(PyObject *module);
int kfpy_init_queries(PyObject *module);
int kfpy_init_tensor_queries(PyObject *module);
int kfpy_init_tracing(PyObject *module);
int kfpy_init_schema_types(PyObject *module);

/* ---- enum_types.c: types whose members are named numbers ---- */

typedef struct kfpy_enum_member {
  const char *name;
  uint32_t number;
} kfpy_enum_member_t;

/* One such type. The caller sets name to other_name; kfpy_enum_create sets the other members. */
typedef struct kfpy_enum {
  PyType_Spec spec; /* name, flags and doc are set by kfpy_enum_create */
  const char *name; /* "keyfall._C.Tag" */
  const char *doc;
  const kfpy_enum_member_t *members; /* ends with a NULL name */
  uint32_t limit;                    /* larger numbers and this one are rejected */
  uint32_t cached;                   /* numbers below this have one object each */
  /* The name of a number that is not a member; optional. "???" when it is NULL or returns NULL. */
  const char *(*other_name)(uint32_t number);

  PyTypeObject *type; /* both owned, for the life of the process */
  PyObject **objects; /* `cached` of them; NULL: not created yet */
} kfpy_enum_t;

/* Creates the type, its members and their dict `__members__`, and adds the type to the module.
 * `enumeration` is static. */
int kfpy_enum_create(PyObject *module, kfpy_enum_t *enumeration);
PyObject *kfpy_enum_object(kfpy_enum_t *enumeration, uint32_t number);
bool kfpy_enum_has(const kfpy_enum_t *enumeration, PyObject *object, uint32_t *out_number);

/* ---- Arguments ---- */

/* For the O& of PyArg_Parse: 1 done, 0 raised. */
int kfpy_key_converter(PyObject *object, void *out_key);
int kfpy_keyset_converter(PyObject *object, void *out_keyset);
int kfpy_tensor_converter(PyObject *object, void *out_tensor); /* kf_tensor_t *, borrowed */
/* A tag's name (static text), or NULL and TypeError. */
const char *kfpy_tag_name(PyObject *object);

/* ---- Errors ---- */

/* kfpy_raise, but KF_ERR_VALUE becomes a RuntimeError, as in PyTorch for everything that registers
 * or queries operators. Always NULL. */
PyObject *kfpy_raise_plain(kf_status_t status);
#define KFPY_FAILED_PLAIN(expr) kfpy_failed_plain(expr)
static inline int kfpy_failed_plain(kf_status_t status) {
  if (KF_LIKELY(status == KF_OK)) return 0;
  kfpy_raise_plain(status);
  return 1;
}

/* A str from a function of the library that prints into a buffer and returns the full length. */
typedef size_t (*kfpy_print_fn)(const void *what, char *buffer, size_t size);
PyObject *kfpy_printed(kfpy_print_fn print, const void *what);

/* ---- schema_types.c ---- */

/* The object for a type that is part of a schema, which the object keeps alive. */
PyObject *kfpy_schema_type_object(const kf_schema_t *schema, const kf_type_t *type);

#endif
