/* See Note [Counted objects] in object_cache.h. The table is a hash table with open addressing and
 * linear probing: reading a tensor's storage creates and deallocates a handle each time, so lookup,
 * insertion and removal must be cheap. */
#include "core/object_cache.h"

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

/* ---- Handles ---- */

PyObject *kfpy_counted(PyTypeObject *type, void *object) {
  KFPY_ASSERT_GIL();
  if (object == NULL) Py_RETURN_NONE;
  PyObject *found = find(object);
  /* Its type, or a program's: one that shares the base, such as a class of storages. */
  KFPY_ASSERT(found == NULL || PyType_IsSubtype(Py_TYPE(found), type) ||
              PyType_IsSubtype(Py_TYPE(found), type->tp_base));
  if (found != NULL) return Py_NewRef(found);
  kf_object_retain(object);
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
  kf_object_release(self->object);
  type->tp_free(object);
  Py_DECREF(type);
}

PyObject *kfpy_counted_address(PyObject *self, void *unused) {
  (void)unused;
  return PyLong_FromVoidPtr(self_of(self)->object);
}
