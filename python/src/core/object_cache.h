/* Python objects for refcounted objects of the library: storages and generators.
 *
 * Note [Counted objects]
 * The same storage always has the same Python object while that lives, so that `is`, weak
 * references and the memo of a pickle see what is shared. A table maps addresses to handles. It
 * holds no references: a handle removes its entry when it is deallocated. The GIL protects the
 * table. */
#ifndef KFPY_CORE_OBJECT_CACHE_H
#define KFPY_CORE_OBJECT_CACHE_H

#include "core/kfpy.h"

typedef struct kfpy_counted {
  PyObject_HEAD kf_object_t *object; /* owned; NULL only while tp_new runs */
  PyObject *weakrefs;
} kfpy_counted_t;

/* The handle of an object of the library, created at need; None for NULL. Borrows `object`; new
 * reference. */
PyObject *kfpy_counted(PyTypeObject *type, void *object);
/* A new handle for an object that has none. Steals the reference, also on failure. */
PyObject *kfpy_counted_take(PyTypeObject *type, void *object);
void kfpy_counted_dealloc(PyObject *self);                    /* tp_dealloc */
PyObject *kfpy_counted_address(PyObject *self, void *unused); /* getter of _cdata */
extern PyMemberDef kfpy_counted_members[];                    /* tp_members: weak references */

#endif
