/* Python objects for refcounted objects of the library: storages and generators.
 *
 * Note [Counted objects]
 * While a storage's Python object lives, the storage always has that same object, so that `is`,
 * weak references and the memo of a pickle recognize sharing. A table maps addresses to handles. It
 * holds no references: a handle removes its entry when it is deallocated. The GIL protects the
 * table.
 *
 * A storage that others hold takes over a handle with state (attributes, weak references, a
 * program's class) that Python drops, as tensors do: Note [Tensor objects] in kfpy.h. The handle
 * then has a weak reference to the storage instead of its own, and comes back with the storage's
 * next use in Python, or gets its last reference. */
#ifndef KFPY_CORE_OBJECT_CACHE_H
#define KFPY_CORE_OBJECT_CACHE_H

#include "core/kfpy.h"

typedef struct kfpy_counted {
  PyObject_HEAD kf_object_t *object; /* owned unless `held`; NULL only while tp_new runs */
  PyObject *weakrefs;
  bool stateful; /* a new handle would differ from this one */
  bool held;     /* the storage owns this handle, not the reverse */
  bool mourned;  /* __del__ has run */
} kfpy_counted_t;

/* Returns the handle of a library object, created on demand; None for NULL. Borrows `object`; new
 * reference. */
PyObject *kfpy_counted(PyTypeObject *type, void *object);
/* Creates a handle for an object that has none. Steals the reference, even on failure. */
PyObject *kfpy_counted_take(PyTypeObject *type, void *object);
/* For types of storages: tp_finalize, tp_setattro; what tp_new does for a program's class; and the
 * set-up, once. `base` is the type without a finalizer of Python's. */
void kfpy_storage_finalize(PyObject *self);
int kfpy_storage_set_attribute(PyObject *self, PyObject *name, PyObject *value);
void kfpy_storage_adopt(PyObject *self, PyTypeObject *base);
void kfpy_storage_take_over(void);
/* Makes a handle that came from a weak reference own its storage again. */
PyObject *kfpy_storage_fix_weakref(PyObject *self, PyObject *unused);
void kfpy_counted_dealloc(PyObject *self);                    /* tp_dealloc */
PyObject *kfpy_counted_address(PyObject *self, void *unused); /* getter of _cdata */
extern PyMemberDef kfpy_counted_members[];                    /* tp_members: weak references */

#endif
