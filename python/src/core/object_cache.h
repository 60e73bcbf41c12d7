/* Python objects for refcounted objects of the library: storages and generators.
 *
 * Note [Counted objects]
 * While a storage's Python object lives, the storage always has that same object, so that `is`,
 * weak references and the memo of a pickle recognize sharing. A table maps addresses to handles. It
 * holds no references: a handle removes its entry when it is deallocated. The GIL protects the
 * table. */
#ifndef KFPY_CORE_OBJECT_CACHE_H
#define KFPY_CORE_OBJECT_CACHE_H

#include "core/kfpy.h"

typedef struct kfpy_counted {
  PyObject_HEAD kf_object_t *object; /* owned; NULL only while tp_new runs */
  PyObject *weakrefs;
} kfpy_counted_t;

/* Returns the handle of a library object, created on demand; None for NULL. Borrows `object`; new
 * reference. */
PyObject *kfpy_counted(PyTypeObject *type, void *object);
/* Creates a handle for an object that has none. Steals the reference, even on failure. */
PyObject *kfpy_counted_take(PyTypeObject *type, void *object);
void kfpy_counted_dealloc(PyObject *self);                    /* tp_dealloc */
PyObject *kfpy_counted_address(PyObject *self, void *unused); /* getter of _cdata */
extern PyMemberDef kfpy_counted_members[];                    /* tp_members: weak references */

#endif
