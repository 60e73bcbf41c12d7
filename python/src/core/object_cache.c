/* See Note [Counted objects] in object_cache.h. The table is a plain hash table with open
 * addressing: asking a tensor for its storage makes and loses a handle each time, so it has to be
 * cheap. */
#include "core/object_cache.h"

static struct {
  kfpy_counted_t **rows; /* a power of two of them; NULL: free */
  size_t capacity, count;
} table;

static kfpy_counted_t *self_of(PyObject *object) { return (kfpy_counted_t *)object; }

PyMemberDef kfpy_counted_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(kfpy_counted_t, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL}};

/* ---- The table ---- */

static size_t home_of(const void *object) {
  return (size_t)(((uint64_t)(uintptr_t)object * UINT64_C(0x9e3779b97f4a7c15)) >> 32) &
         (table.capacity - 1);
}

static size_t after(size_t row) { return (row + 1) & (table.capacity - 1); }

/* The row of the object, or the free one where it would be. There is always a free one. */
static size_t row_of(const void *object) {
  size_t row = home_of(object);
  while (table.rows[row] != NULL && table.rows[row]->object != object) row = after(row);
  return row;
}

static PyObject *find(const void *object) {
  return table.capacity > 0 ? (PyObject *)table.rows[row_of(object)] : NULL;
}

static int grow(void) {
  size_t old = table.capacity, capacity = old > 0 ? 2 * old : 64;
  kfpy_counted_t **rows = table.rows, **larger = PyMem_Calloc(capacity, sizeof *larger);
  if (larger == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  table.rows = larger;
  table.capacity = capacity;
  for (size_t i = 0; i < old; i++)
    if (rows[i] != NULL) table.rows[row_of(rows[i]->object)] = rows[i];
  PyMem_Free(rows);
  return 0;
}

static int enter(kfpy_counted_t *self) {
  if (2 * (table.count + 1) > table.capacity && grow() < 0) return -1;
  table.rows[row_of(self->object)] = self;
  table.count++;
  return 0;
}

/* Takes the row away, and lets those behind it that were displaced by it move up. */
static void leave(kfpy_counted_t *self) {
  if (find(self->object) != (PyObject *)self) return; /* it never came in */
  size_t hole = row_of(self->object);
  table.count--;
  for (size_t row = after(hole); table.rows[row] != NULL; row = after(row)) {
    size_t home = home_of(table.rows[row]->object);
    size_t distance = (row - home) & (table.capacity - 1);
    if (distance < ((row - hole) & (table.capacity - 1))) continue;
    table.rows[hole] = table.rows[row];
    hole = row;
  }
  table.rows[hole] = NULL;
}

/* ---- Handles ---- */

PyObject *kfpy_counted(PyTypeObject *type, void *object) {
  if (object == NULL) Py_RETURN_NONE;
  PyObject *found = find(object);
  if (found != NULL) return Py_NewRef(found);
  kf_object_retain(object);
  return kfpy_counted_take(type, object);
}

PyObject *kfpy_counted_take(PyTypeObject *type, void *object) {
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
