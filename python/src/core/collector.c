/* See Note [The collector] in collector.h. Everything here runs under the GIL, most of it inside a
 * collection: it allocates no Python objects and touches no refcounts but those of pinned objects.
 */
#include "core/collector.h"

#include "core/kfpy.h"

/* The generations of Python's collector, the youngest first. An object is never in an older list
 * here than in the collector, so no collection misses it. */
enum { GENERATIONS = 3 };
kfpy_life_t kfpy_young_tensors = {&kfpy_young_tensors, &kfpy_young_tensors, 0};
kfpy_life_t kfpy_young_nodes = {&kfpy_young_nodes, &kfpy_young_nodes, 0};
static kfpy_life_t older_tensors[GENERATIONS - 1] = {{&older_tensors[0], &older_tensors[0], 0},
                                                     {&older_tensors[1], &older_tensors[1], 0}};
static kfpy_life_t older_nodes[GENERATIONS - 1] = {{&older_nodes[0], &older_nodes[0], 0},
                                                   {&older_nodes[1], &older_nodes[1], 0}};
int kfpy_running_backwards;

static kfpy_tensor_t *tensor_of(kfpy_life_t *life) {
  return (kfpy_tensor_t *)(void *)((char *)life - offsetof(kfpy_tensor_t, life));
}

static kfpy_node_t *node_of(kfpy_life_t *life) {
  return (kfpy_node_t *)(void *)((char *)life - offsetof(kfpy_node_t, life));
}

/* ---- Counting ---- */

static int64_t use_count(const kf_tensor_t *tensor) {
  return __atomic_load_n(&((const kf_object_t *)(const void *)tensor)->refcount, __ATOMIC_RELAXED);
}

/* The number of edges that lead to a leaf's accumulator. Together they hold one reference to the
 * leaf. */
static int64_t edges_to(const kf_tensor_t *leaf) {
  const kf_node_t *accumulator = kf_tensor_stored_accumulator(leaf);
  return accumulator != NULL ? kf_node_use_count(accumulator) - 1 : 0;
}

/* Returns the number of references that C holds and that the object's refcount does not include. If
 * the tensor holds the object, the refcount includes one of them; otherwise one of the tensor's
 * references belongs to the object. Each edge to the accumulator counts. */
static int64_t hidden_of_tensor(const kfpy_tensor_t *self) {
  if (self->tensor == NULL) return 0;
  int64_t count = use_count(self->tensor);
  if (KF_LIKELY(count == 1 && !self->held)) return 0; /* its edges would hold the tensor too */
  KFPY_ASSERT(count > 0);
  int64_t edges = edges_to(self->tensor);
  return count - 1 + (edges > 0 ? edges - 1 : 0);
}

/* All references to an accumulator are edges, except one: its leaf's, which lives as long. */
static int64_t hidden_of_node(const kfpy_node_t *self) {
  if (self->node == NULL) return 0;
  if (kf_node_variable(self->node) != NULL) return self->held ? 0 : 1;
  return kf_node_use_count(self->node) - 1;
}

bool kfpy_tensor_is_counted(const kfpy_tensor_t *self) {
  return self->life.pins == hidden_of_tensor(self);
}

bool kfpy_node_is_counted(const kfpy_node_t *self) {
  return self->life.pins == hidden_of_node(self);
}

/* ---- Following references ---- */

/* Maximum number of tensors and nodes to follow from one object; anything deeper stays alive. The
 * limit keeps tp_traverse from recursing and from walking a whole graph for each of its objects. */
enum { SEARCH_LIMIT = 64 };

/* A search in progress, with a stack of tensors and nodes still to follow. */
typedef struct {
  visitproc visit;
  void *arg;
  int count, left; /* number of elements in `waiting`; how many more may be followed */
  struct {
    kf_tensor_t *tensor; /* one of the two, the other is NULL; borrowed */
    kf_node_t *node;
  } waiting[SEARCH_LIMIT];
} search_t;

static void follow(search_t *search, kf_tensor_t *tensor, kf_node_t *node) {
  if (search->left == 0) return;
  KFPY_ASSERT((tensor == NULL) != (node == NULL));
  KFPY_ASSERT(search->count + search->left <= SEARCH_LIMIT);
  search->left--;
  search->waiting[search->count].tensor = tensor;
  search->waiting[search->count++].node = node;
}

/* Library visitor: called for a reference to the tensor, or for an edge to its accumulator, which
 * holds the only reference to it. */
static int meet_tensor(void *context, kf_tensor_t *tensor) {
  search_t *search = context;
  kfpy_tensor_t *object = kf_tensor_binding(tensor);
  if (object != NULL && kfpy_tensor_is_counted(object)) {
    int result = search->visit((PyObject *)object, search->arg);
    if (result != 0) return result;
  }
  if ((object == NULL || object->held) && use_count(tensor) == 1 && edges_to(tensor) <= 1)
    follow(search, tensor, NULL);
  return 0;
}

/* Library visitor: called for an edge to the node. */
static int meet_node(void *context, kf_node_t *node) {
  search_t *search = context;
  kf_tensor_t *leaf = kf_node_variable(node);
  if (leaf != NULL) return meet_tensor(context, leaf);
  kfpy_node_t *object = kf_node_binding(node);
  if (object != NULL && kfpy_node_is_counted(object)) {
    int result = search->visit((PyObject *)object, search->arg);
    if (result != 0) return result;
  }
  if ((object == NULL || object->held) && kf_node_use_count(node) == 1) follow(search, NULL, node);
  return 0;
}

/* Visits the object of a leaf's accumulator, which lives as long as the leaf. */
static int visit_accumulator(const search_t *search, const kf_tensor_t *tensor) {
  kf_node_t *accumulator = kf_tensor_stored_accumulator(tensor);
  kfpy_node_t *object = accumulator != NULL ? kf_node_binding(accumulator) : NULL;
  if (object == NULL || !kfpy_node_is_counted(object)) return 0;
  return search->visit((PyObject *)object, search->arg);
}

/* Leaves `waiting` uninitialized: clearing it would be most of the work. */
static void start_search(search_t *search, visitproc visit, void *arg) {
  search->visit = visit;
  search->arg = arg;
  search->count = 0;
  search->left = SEARCH_LIMIT;
}

/* Follows every waiting tensor and node. */
static int look_behind(search_t *search) {
  kf_reference_visitor_t visitor = {search, meet_tensor, meet_node};
  int result = 0;
  while (result == 0 && search->count > 0) {
    kf_tensor_t *tensor = search->waiting[--search->count].tensor;
    kf_node_t *node = search->waiting[search->count].node;
    if (tensor == NULL) {
      result = kf_node_visit_references(node, &visitor);
      continue;
    }
    result = visit_accumulator(search, tensor);
    if (kfpy_running_backwards > 0 && kf_tensor_retains_grad(tensor)) continue;
    if (result == 0) result = kf_tensor_visit_references(tensor, &visitor);
  }
  return result;
}

int kfpy_visit_behind_tensor(kfpy_tensor_t *self, visitproc visit, void *arg) {
  if (self->tensor == NULL || !kf_tensor_has_autograd_state(self->tensor)) return 0;
  search_t search;
  start_search(&search, visit, arg);
  if (self->held || use_count(self->tensor) != 1) return visit_accumulator(&search, self->tensor);
  follow(&search, self->tensor, NULL);
  return look_behind(&search);
}

int kfpy_visit_behind_node(kfpy_node_t *self, visitproc visit, void *arg) {
  kf_node_t *node = self->node;
  if (node == NULL) return 0;
  kf_tensor_t *leaf = kf_node_variable(node);
  bool is_sole = kf_node_use_count(node) == 1;
  if (self->held && (leaf != NULL || is_sole)) return 0; /* the node's holder has visited these */
  search_t search;
  start_search(&search, visit, arg);
  int result = 0;
  if (leaf != NULL)
    result = meet_tensor(&search, leaf); /* for the object's reference to the accumulator */
  else if (is_sole)
    follow(&search, NULL, node);
  else /* edges never change, but backward drops saved tensors while it runs */
    for (size_t i = kf_node_edge_count(node); result == 0 && i > 0; i--)
      if (kf_node_edge(node, i - 1).node != NULL)
        result = meet_node(&search, kf_node_edge(node, i - 1).node);
  return result != 0 ? result : look_behind(&search);
}

int kfpy_visit_saved(const kf_saved_t *saved, visitproc visit, void *arg) {
  search_t search;
  start_search(&search, visit, arg);
  kf_reference_visitor_t visitor = {&search, meet_tensor, meet_node};
  int result = kf_saved_visit_references(saved, &visitor);
  return result != 0 ? result : look_behind(&search);
}

/* ---- Pins ---- */

/* The objects that have pins, so that unpin_all finds them. Their pins keep them alive. */
static struct {
  struct {
    PyObject *object;
    kfpy_life_t *life;
  } * entries;
  size_t count, capacity;
} pinned;

/* Adds `count` references to an object. If memory runs out, the object gets no pins, so it visits
 * nothing and survives the collection. */
static void pin(PyObject *object, kfpy_life_t *life, int64_t count) {
  if (count <= 0) return;
  KFPY_ASSERT(life->pins == 0);
  KFPY_ASSERT(Py_REFCNT(object) > 0);
  if (pinned.count == pinned.capacity) {
    size_t capacity = pinned.capacity > 0 ? 2 * pinned.capacity : 256;
    void *entries = PyMem_Realloc(pinned.entries, capacity * sizeof *pinned.entries);
    if (entries == NULL) return;
    pinned.entries = entries;
    pinned.capacity = capacity;
  }
  pinned.entries[pinned.count].object = object;
  pinned.entries[pinned.count++].life = life;
  life->pins = count;
  Py_SET_REFCNT(object, Py_REFCNT(object) + (Py_ssize_t)count);
}

/* Removes all pins. The last one goes through Py_DECREF, because an object with no other references
 * must be destroyed now. */
static void unpin_all(void) {
  while (pinned.count > 0) { /* read anew each time: dropping the last reference runs code */
    PyObject *object = pinned.entries[--pinned.count].object;
    kfpy_life_t *life = pinned.entries[pinned.count].life;
    KFPY_ASSERT(life->pins > 0);
    KFPY_ASSERT(Py_REFCNT(object) >= (Py_ssize_t)life->pins);
    Py_SET_REFCNT(object, Py_REFCNT(object) - (Py_ssize_t)(life->pins - 1));
    life->pins = 0;
    Py_DECREF(object);
  }
}

/* Moves all elements of one list to the end of another. */
static void append(kfpy_life_t *from, kfpy_life_t *to) {
  if (from->next == from) return;
  KFPY_ASSERT(from != to);
  from->next->previous = to->previous;
  to->previous->next = from->next;
  from->previous->next = to;
  to->previous = from->previous;
  from->next = from->previous = from;
}

static void pin_generation(kfpy_life_t *tensors, kfpy_life_t *nodes) {
  for (kfpy_life_t *life = tensors->next; life != tensors; life = life->next)
    pin((PyObject *)tensor_of(life), life, hidden_of_tensor(tensor_of(life)));
  for (kfpy_life_t *life = nodes->next; life != nodes; life = life->next)
    pin((PyObject *)node_of(life), life, hidden_of_node(node_of(life)));
}

/* Start of a collection: pins the objects in the generations being collected, and moves their lists
 * up one generation, as the collector does. */
static void begin(long generation) {
  kfpy_forget_spare_tensors();
#if PY_VERSION_HEX >= 0x030E0000
  generation = GENERATIONS - 1; /* each collection covers part of the old generation */
#endif
  for (long i = generation < GENERATIONS - 1 ? generation : GENERATIONS - 1; i >= 0; i--) {
    kfpy_life_t *tensors = i > 0 ? &older_tensors[i - 1] : &kfpy_young_tensors;
    kfpy_life_t *nodes = i > 0 ? &older_nodes[i - 1] : &kfpy_young_nodes;
    pin_generation(tensors, nodes);
    if (i == GENERATIONS - 1) continue;
    append(tensors, &older_tensors[i]);
    append(nodes, &older_nodes[i]);
  }
}

/* The callback in gc.callbacks: (phase, info). Removes the pins in both phases, so that none are
 * left behind by a collection whose end was not announced. */
static PyObject *collection(PyObject *module, PyObject *const *args, Py_ssize_t count) {
  (void)module;
  if (count != 2 || !PyUnicode_Check(args[0]) || !PyDict_Check(args[1])) {
    PyErr_SetString(PyExc_TypeError, "_collection(phase, info) is for gc.callbacks");
    return NULL;
  }
  KFPY_ASSERT_GIL();
  unpin_all();
  if (PyUnicode_CompareWithASCIIString(args[0], "start") == 0) {
    PyObject *generation = PyDict_GetItemString(args[1], "generation");
    long number = generation != NULL ? PyLong_AsLong(generation) : GENERATIONS - 1;
    if (number == -1 && PyErr_Occurred()) return NULL;
    begin(number);
  }
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_collection", (PyCFunction)(void (*)(void))collection, METH_FASTCALL,
     "_collection(phase, info, /)\n--\n\nTells Python's garbage collector which objects C holds."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_collector(PyObject *module) {
  if (kfpy_add_functions(module, functions) < 0) return -1;
  PyObject *gc = PyImport_ImportModule("gc");
  PyObject *callbacks = gc != NULL ? PyObject_GetAttrString(gc, "callbacks") : NULL;
  PyObject *callback = PyObject_GetAttrString(module, "_collection");
  int result = callbacks != NULL && callback != NULL ? PyList_Append(callbacks, callback) : -1;
  Py_XDECREF(callback);
  Py_XDECREF(callbacks);
  Py_XDECREF(gc);
  return result;
}
