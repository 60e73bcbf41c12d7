/* Enumerations: DispatchKey, Tag, _TorchDispatchModeKey. They are written in C because C code
 * creates and compares keys all the time, and because Python's enum module would be the most
 * expensive import of the package. They behave like PyTorch's: a member equals only itself (and no
 * int), has a name and a value, and is hashable and picklable. */
#include "keys/dispatch_objects.h"

typedef struct enum_object {
  PyObject_HEAD kfpy_enum_t *enumeration;
  uint32_t number;
} enum_object_t;

static enum_object_t *as_enum(PyObject *self) { return (enum_object_t *)self; }

/* Returns the member's name; static. */
static const char *name_of(const kfpy_enum_t *enumeration, uint32_t number) {
  for (const kfpy_enum_member_t *m = enumeration->members; m->name != NULL; m++)
    if (m->number == number) return m->name;
  const char *name = enumeration->other_name != NULL ? enumeration->other_name(number) : NULL;
  return name != NULL ? name : "???";
}

static const char *short_name(const kfpy_enum_t *enumeration) {
  return strrchr(enumeration->name, '.') + 1;
}

PyObject *kfpy_enum_object(kfpy_enum_t *enumeration, uint32_t number) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT(enumeration->type != NULL);
  KFPY_ASSERT(number < enumeration->limit);
  bool cached = number < enumeration->cached;
  if (cached && enumeration->objects[number] != NULL)
    return Py_NewRef(enumeration->objects[number]);
  PyTypeObject *type = enumeration->type;
  PyObject *self = type->tp_alloc(type, 0);
  if (self == NULL) return NULL;
  as_enum(self)->enumeration = enumeration;
  as_enum(self)->number = number;
  if (cached) enumeration->objects[number] = Py_NewRef(self); /* never freed */
  return self;
}

bool kfpy_enum_has(const kfpy_enum_t *enumeration, PyObject *object, uint32_t *out_number) {
  if (Py_TYPE(object) != enumeration->type) return false;
  *out_number = as_enum(object)->number;
  return true;
}

/* ---- Slots ---- */

/* The types cannot be subclassed, so each has exactly one description. */
static kfpy_enum_t *enumerations[4];
static size_t enumeration_count;

static kfpy_enum_t *find_enumeration(const PyTypeObject *type) {
  for (size_t i = 0; i < enumeration_count; i++)
    if (enumerations[i]->type == type) return enumerations[i];
  return NULL;
}

static PyObject *enum_new(PyTypeObject *type, PyObject *args, PyObject *kwargs) {
  kfpy_enum_t *enumeration = find_enumeration(type);
  KFPY_ASSERT(enumeration != NULL);
  static char *keywords[] = {"value", NULL};
  PyObject *value = NULL;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O", keywords, &value)) return NULL;
  if (!PyIndex_Check(value))
    return PyErr_Format(PyExc_TypeError, "%s(): expected a number, found %.200s",
                        short_name(enumeration), Py_TYPE(value)->tp_name);
  PyObject *index = PyNumber_Index(value);
  if (index == NULL) return NULL;
  int overflow = 0;
  long long number = PyLong_AsLongLongAndOverflow(index, &overflow);
  Py_DECREF(index);
  if (overflow != 0 || number < 0 || number >= (long long)enumeration->limit)
    return PyErr_Format(PyExc_TypeError, "%s(): expected a number from 0 to %u, found %R",
                        short_name(enumeration), enumeration->limit - 1, value);
  return kfpy_enum_object(enumeration, (uint32_t)number);
}

static void enum_dealloc(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  type->tp_free(self);
  Py_DECREF(type);
}

static PyObject *enum_repr(PyObject *self) {
  const kfpy_enum_t *enumeration = as_enum(self)->enumeration;
  return PyUnicode_FromFormat("<%s.%s: %u>", short_name(enumeration),
                              name_of(enumeration, as_enum(self)->number), as_enum(self)->number);
}

static PyObject *enum_str(PyObject *self) {
  const kfpy_enum_t *enumeration = as_enum(self)->enumeration;
  return PyUnicode_FromFormat("%s.%s", short_name(enumeration),
                              name_of(enumeration, as_enum(self)->number));
}

static Py_hash_t enum_hash(PyObject *self) { return (Py_hash_t)as_enum(self)->number; }

static PyObject *enum_compare(PyObject *self, PyObject *other, int op) {
  if (op != Py_EQ && op != Py_NE) Py_RETURN_NOTIMPLEMENTED;
  bool equal = Py_TYPE(self) == Py_TYPE(other) && as_enum(self)->number == as_enum(other)->number;
  return PyBool_FromLong(equal == (op == Py_EQ));
}

static PyObject *enum_int(PyObject *self) { return PyLong_FromUnsignedLong(as_enum(self)->number); }

static PyObject *enum_name(PyObject *self, void *unused) {
  (void)unused;
  return PyUnicode_FromString(name_of(as_enum(self)->enumeration, as_enum(self)->number));
}

static PyObject *enum_value(PyObject *self, void *unused) {
  (void)unused;
  return enum_int(self);
}

static PyObject *enum_reduce(PyObject *self, PyObject *unused) {
  (void)unused;
  return Py_BuildValue("O(I)", Py_TYPE(self), as_enum(self)->number);
}

static PyGetSetDef enum_getset[] = {{"name", enum_name, NULL, "The member's name.", NULL},
                                    {"value", enum_value, NULL, "The member's number.", NULL},
                                    {NULL, NULL, NULL, NULL, NULL}};

static PyMethodDef enum_methods[] = {{"__reduce__", enum_reduce, METH_NOARGS, NULL},
                                     {NULL, NULL, 0, NULL}};

/* ---- Creating the types ---- */

static int add_members(kfpy_enum_t *enumeration) {
  PyObject *members = PyDict_New();
  if (members == NULL) return -1;
  int failed = 0;
  for (const kfpy_enum_member_t *m = enumeration->members; m->name != NULL && !failed; m++) {
    PyObject *object = kfpy_enum_object(enumeration, m->number);
    failed = object == NULL || PyDict_SetItemString(members, m->name, object) < 0 ||
             PyObject_SetAttrString((PyObject *)enumeration->type, m->name, object) < 0;
    Py_XDECREF(object);
  }
  PyObject *proxy = failed ? NULL : PyDictProxy_New(members);
  Py_DECREF(members);
  if (proxy == NULL) return -1;
  failed = PyObject_SetAttrString((PyObject *)enumeration->type, "__members__", proxy);
  Py_DECREF(proxy);
  return failed;
}

int kfpy_enum_create(PyObject *module, kfpy_enum_t *enumeration) {
  PyType_Slot slots[] = {{Py_tp_doc, (void *)(uintptr_t)enumeration->doc},
                         {Py_tp_new, enum_new},
                         {Py_tp_dealloc, enum_dealloc},
                         {Py_tp_repr, enum_repr},
                         {Py_tp_str, enum_str},
                         {Py_tp_hash, enum_hash},
                         {Py_tp_richcompare, enum_compare},
                         {Py_nb_int, enum_int},
                         {Py_nb_index, enum_int},
                         {Py_tp_getset, enum_getset},
                         {Py_tp_methods, enum_methods},
                         {0, NULL}};
  enumeration->spec = (PyType_Spec){.name = enumeration->name,
                                    .basicsize = sizeof(enum_object_t),
                                    .flags = Py_TPFLAGS_DEFAULT,
                                    .slots = slots};
  enumeration->objects = PyMem_Calloc(enumeration->cached, sizeof *enumeration->objects);
  if (enumeration->objects == NULL) {
    PyErr_NoMemory();
    return -1;
  }
  KFPY_ASSERT(enumeration_count < sizeof enumerations / sizeof *enumerations);
  if (kfpy_add_type(module, &enumeration->spec, NULL, &enumeration->type) < 0) return -1;
  enumerations[enumeration_count++] = enumeration;
  return add_members(enumeration);
}
