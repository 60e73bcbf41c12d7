/* Python objects for things that the library counts references of: storages and generators.
 *
 * Note [Counted objects]
 * Who asks twice for the object of the same storage gets the same object, so that `is`, weak
 * references and the memo of a pickle see what is shared. A table from address to handle makes it
 * so; it holds no references: a handle takes its row away when it goes. */
#ifndef KFPY_CORE_OBJECT_CACHE_H
#define KFPY_CORE_OBJECT_CACHE_H

#include "core/kfpy.h"

typedef struct kfpy_counted {
  PyObject_HEAD kf_object_t *object; /* a reference */
  PyObject *weakrefs;
} kfpy_counted_t;

/* The handle of an object that the library made, new when it has none; None for NULL. */
PyObject *kfpy_counted(PyTypeObject *type, void *object);
/* A new handle that takes over the reference, also when it fails. */
PyObject *kfpy_counted_take(PyTypeObject *type, void *object);
void kfpy_counted_dealloc(PyObject *self);                    /* tp_dealloc */
PyObject *kfpy_counted_address(PyObject *self, void *unused); /* getter of _cdata */
extern PyMemberDef kfpy_counted_members[];                    /* tp_members: weak references */

#endif
