/* See Note [Counted objects] in object_cache.h. The table is a hash table with open addressing and
 * linear probing: reading a tensor's storage creates and deallocates a handle each time, so lookup,
 * insertion and removal must be cheap. */
#include "core/object_cache.h"

#include <keyfall/binding.h>

#include "core/private_names.h"

static struct {
  kfpy_counted_t **slots; /* borrowed; NULL: free */
  size_t capacity, count; /* a power of two, initially 0; at most half of the slots are used */
} table;

static kfpy_counted_t *self_of(PyObject *object) { return (kfpy_counted_t *)object; }

/* Whether the number of used slots matches `count`. */
static KFPY_CHECKER bool table_is_valid(void) {
  size_t used = 0;
  for (size_t i = 0; i < table.capacity; i++) used += table.slots[i] != NULL;
  return used == table.count && (table.capacity & (table.capacity - 1)) == 0;
}

PyMemberDef kfpy_counted_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(kfpy_counted_t, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

/* ---- The table ---- */

/* Fibonacci hashing: the multiplication spreads addresses, whose low bits are all 0. */
static size_t home_of(const void *object) {
  KFPY_ASSERT(table.capacity > 0);
  return (size_t)(((uint64_t)(uintptr_t)object * UINT64_C(0x9e3779b97f4a7c15)) >> 32) &
         (table.capacity - 1);
}

static size_t after(size_t slot) { return (slot + 1) & (table.capacity - 1); }

/* The object's slot, or the free slot where it would go. There is always a free slot. */
static size_t slot_of(const void *object) {
  KFPY_ASSERT(table.count < table.capacity);
  size_t slot = home_of(object);
  while (table.slots[slot] != NULL && table.slots[slot]->object != object) slot = after(slot);
  return slot;
}

/* The object's handle, borrowed, or NULL. */
static PyObject *find(const void *object) {
  return table.capacity > 0 ? (PyObject *)table.slots[slot_of(object)] : NULL;
}

static int grow(void) {
  size_t old = table.capacity, capacity = old > 0 ? 2 * old : 64;
  kfpy_counted_t **slots = table.slots, **larger = PyMem_Calloc(capacity, sizeof *larger);
  if (larger == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  table.slots = larger;
  table.capacity = capacity;
  for (size_t i = 0; i < old; i++)
    if (slots[i] != NULL) table.slots[slot_of(slots[i]->object)] = slots[i];
  PyMem_Free(slots);
  KFPY_ASSERT(table_is_valid());
  return 0;
}

static int enter(kfpy_counted_t *self) {
  if (2 * (table.count + 1) > table.capacity && grow() < 0) return -1;
  KFPY_ASSERT(find(self->object) == NULL);
  table.slots[slot_of(self->object)] = self;
  table.count++;
  return 0;
}

/* Removes a handle. Handles behind it that it displaced move up, so that probing needs no
 * tombstones. */
static void leave(kfpy_counted_t *self) {
  if (find(self->object) != (PyObject *)self) return; /* enter had failed */
  KFPY_ASSERT(table.count > 0);
  size_t hole = slot_of(self->object);
  table.count--;
  for (size_t slot = after(hole); table.slots[slot] != NULL; slot = after(slot)) {
    size_t home = home_of(table.slots[slot]->object);
    size_t distance = (slot - home) & (table.capacity - 1);
    if (distance < ((slot - hole) & (table.capacity - 1))) continue;
    table.slots[hole] = table.slots[slot];
    hole = slot;
  }
  table.slots[hole] = NULL;
}

/* ---- Handles that storages own ---- */

static kf_storage_t *storage_of(const kfpy_counted_t *self) {
  return (kf_storage_t *)(void *)self->object;
}

static bool is_shared(const kf_object_t *object) {
  return __atomic_load_n(&object->refcount, __ATOMIC_RELAXED) > 1;
}

/* Python has dropped its last reference. Returns true if the storage takes the handle over. */
static bool hand_over(kfpy_counted_t *self) {
  if (self->object == NULL || self->held || !(self->stateful || self->weakrefs != NULL) ||
      !is_shared(self->object) || find(self->object) != (PyObject *)self)
    return false;
  self->held = true;
  kf_storage_weak_retain(storage_of(self));
  /* Not Py_INCREF: the count may be rising from 0. */
  Py_SET_REFCNT((PyObject *)self, Py_REFCNT(self) + 1);
  kf_object_release(self->object); /* the last one by now: storage_released */
  return true;
}

/* The handle owns the storage again; the caller gives it a reference, and gets the one to the
 * handle. */
static void take_back(kfpy_counted_t *self) {
  KFPY_ASSERT(self->held);
  KFPY_ASSERT(Py_REFCNT((PyObject *)self) > 0);
  self->held = false;
  kfpy_forget_finalizer((PyObject *)self);
  kf_storage_weak_release(storage_of(self));
}

/* The library's hook for the last reference to a storage. A thread that cannot enter Python leaks
 * it, since an interpreter that is shutting down may still access the handle. */
static bool storage_released(kf_storage_t *storage) {
  PyGILState_STATE gil;
  PyObject *type, *value, *traceback;
  if (!kfpy_enter(&gil)) return false;
  kfpy_counted_t *self = (kfpy_counted_t *)find(storage);
  bool is_held = self != NULL && self->held;
  if (is_held) {
    take_back(self);
    PyErr_Fetch(&type, &value, &traceback);
    Py_DECREF(self);
    PyErr_Restore(type, value, traceback);
  }
  kfpy_leave(gil);
  return !is_held;
}

void kfpy_storage_take_over(void) { kf_storage_set_release_hook(storage_released); }

/* CPython's tp_finalize for classes with a __del__, which ours replaces, and the type whose __del__
 * is ours. */
static destructor python_finalizer;
static PyTypeObject *base_type;

void kfpy_storage_adopt(PyObject *object, PyTypeObject *base) {
  PyTypeObject *type = Py_TYPE(object);
  base_type = base;
  self_of(object)->stateful = true;
  if (type->tp_finalize == kfpy_storage_finalize) return;
  if (type->tp_finalize != NULL) python_finalizer = type->tp_finalize;
  type->tp_finalize = kfpy_storage_finalize;
}

/* Runs the __del__ of the handle's class, once. */
static void mourn(kfpy_counted_t *self) {
  PyObject *type, *value, *traceback;
  if (self->mourned || python_finalizer == NULL || !self->stateful) return;
  PyErr_Fetch(&type, &value, &traceback);
  PyObject *usual = PyDict_GetItemString(base_type->tp_dict, "__del__"), *found = NULL;
  PyObject *name = PyUnicode_InternFromString("__del__");
  if (name != NULL) found = kfpy_type_lookup(Py_TYPE((PyObject *)self), name); /* borrowed */
  Py_XDECREF(name);
  if (found != NULL && found != usual) {
    self->mourned = true;
    python_finalizer((PyObject *)self);
    (void)hand_over(self); /* __del__ may have passed the storage to C */
  }
  PyErr_Restore(type, value, traceback);
}

void kfpy_storage_finalize(PyObject *object) {
  if (!hand_over(self_of(object))) mourn(self_of(object));
}

int kfpy_storage_set_attribute(PyObject *object, PyObject *name, PyObject *value) {
  self_of(object)->stateful = true;
  return PyObject_GenericSetAttr(object, name, value);
}

PyObject *kfpy_storage_fix_weakref(PyObject *object, PyObject *unused) {
  kfpy_counted_t *self = self_of(object);
  (void)unused;
  if (self->held) {
    kf_object_retain(self->object);
    take_back(self);
    Py_DECREF(object); /* the storage's; the caller has its own */
  }
  Py_RETURN_NONE;
}

/* ---- Handles ---- */

PyObject *kfpy_counted(PyTypeObject *type, void *object) {
  KFPY_ASSERT_GIL();
  if (object == NULL) Py_RETURN_NONE;
  PyObject *found = find(object);
  /* Its type, or a program's: one that shares the base, such as a class of storages. */
  KFPY_ASSERT(found == NULL || PyType_IsSubtype(Py_TYPE(found), type) ||
              PyType_IsSubtype(Py_TYPE(found), type->tp_base));
  kf_object_retain(object);
  if (found != NULL && self_of(found)->held) {
    take_back(self_of(found));
    return found;
  }
  if (found != NULL) {
    kf_object_release(object);
    return Py_NewRef(found);
  }
  return kfpy_counted_take(type, object);
}

PyObject *kfpy_counted_take(PyTypeObject *type, void *object) {
  KFPY_ASSERT(object != NULL);
  kfpy_counted_t *self = self_of(type->tp_alloc(type, 0));
  if (self == NULL) {
    kf_object_release(object);
    return NULL;
  }
  self->object = object;
  if (enter(self) == 0) return (PyObject *)self;
  Py_DECREF(self);
  return NULL;
}

void kfpy_counted_dealloc(PyObject *object) {
  kfpy_counted_t *self = self_of(object);
  PyTypeObject *type = Py_TYPE(object);
  KFPY_ASSERT(Py_REFCNT(object) == 0);
  if (self->object != NULL) leave(self);
  if (self->weakrefs != NULL) PyObject_ClearWeakRefs(object);
  KFPY_ASSERT(!self->held);
  kf_object_release(self->object);
  type->tp_free(object);
  Py_DECREF(type);
}

PyObject *kfpy_counted_address(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromVoidPtr(self_of(self)->object);
}
