/* See Note [The collector] in collector.h. Everything here runs under the GIL, most of it inside a
 * collection: it allocates no Python objects and touches no refcounts but those of pinned objects.
 */
#include "core/collector.h"

#include "core/kfpy.h"
#include "core/spare_tensors.h"

/* The generations of Python's collector, the youngest first. An object is never in an older list
 * here than in the collector, so no collection misses it. */
enum { GENERATIONS = 3 };
#define EMPTY(head) \
  { .next = &(head), .previous = &(head) }
kfpy_life_t kfpy_young_tensors = EMPTY(kfpy_young_tensors);
kfpy_life_t kfpy_young_nodes = EMPTY(kfpy_young_nodes);
static kfpy_life_t older_tensors[GENERATIONS - 1] = {EMPTY(older_tensors[0]),
                                                     EMPTY(older_tensors[1])};
static kfpy_life_t older_nodes[GENERATIONS - 1] = {EMPTY(older_nodes[0]), EMPTY(older_nodes[1])};
int kfpy_running_backwards;

static kfpy_tensor_t *tensor_of(kfpy_life_t *life) {
  return (kfpy_tensor_t *)(void *)((char *)life - offsetof(kfpy_tensor_t, life));
}

static kfpy_node_t *node_of(kfpy_life_t *life) {
  return (kfpy_node_t *)(void *)((char *)life - offsetof(kfpy_node_t, life));
}

/* Makes room for one more element of an array; returns whether there is memory. */
static bool reserve(void **array, size_t *capacity, size_t count, size_t element_size) {
  if (count < *capacity) return true;
  size_t larger = *capacity > 0 ? 2 * *capacity : 256;
  void *made = PyMem_Realloc(*array, larger * element_size);
  if (made == NULL) return false;
  *array = made;
  *capacity = larger;
  return true;
}

/* ---- Passes ---- */

typedef enum { FIRST_PASS, SECOND_PASS, NO_PASS } pass_t;

/* The passes of the collector, and what the first one found. */
static struct {
  visitproc first, second; /* visit functions; NULL until they are known */
  uint32_t number;         /* of the first pass, never 0 */
  bool repeating;          /* the second pass has begun */
  bool any_open;           /* the first pass found an open object */
  bool any_unpinned;       /* and one without pins */
  void *found;             /* an array of PyObject *, borrowed: the records of all objects */
  size_t count, capacity;
} passes = {.number = 1};

static void begin_first_pass(void) {
  if (++passes.number == 0) passes.number = 1;
  passes.repeating = passes.any_open = passes.any_unpinned = false;
  passes.count = 0;
}

/* A collection may have several pairs of passes: one more after its finalizers. */
static pass_t pass_of(visitproc visit) {
  if (visit == passes.second) {
    passes.repeating = true;
    return SECOND_PASS;
  }
  if (visit != passes.first) return NO_PASS;
  if (passes.repeating) begin_first_pass();
  return FIRST_PASS;
}

/* Adds to the record of the object being traversed; false if there is no memory for that. */
static bool record(kfpy_found_t *found, PyObject *object) {
  KFPY_ASSERT(found->start + found->count == passes.count);
  if (passes.count >= UINT32_MAX ||
      !reserve(&passes.found, &passes.capacity, passes.count, sizeof object))
    return false;
  ((PyObject **)passes.found)[passes.count++] = object;
  found->count++;
  return true;
}

/* The second pass: visits what the first one recorded. */
static int repeat(const kfpy_found_t *found, visitproc visit, void *arg) {
  KFPY_ASSERT((size_t)found->start + found->count <= passes.count);
  int result = 0;
  for (uint32_t i = 0; result == 0 && i < found->count; i++)
    result = visit(((PyObject **)passes.found)[found->start + i], arg);
  return result;
}

static void mark_open(kfpy_life_t *life) {
  life->opened = passes.number;
  passes.any_open = true;
  if (life->pins == 0) passes.any_unpinned = true;
}

/* For kfpy_..._is_open outside the second pass. */
static bool is_open(kfpy_life_t *life, bool is_counted, pass_t pass) {
  if (pass == FIRST_PASS) {
    life->found = (kfpy_found_t){0, 0};
    if (!is_counted) mark_open(life);
  }
  return !is_counted || passes.second == NULL;
}

/* ---- Counting ---- */

/* Acquire: see Note [The collector]. */
static int64_t use_count(const kf_tensor_t *tensor) {
  return __atomic_load_n(&((const kf_object_t *)(const void *)tensor)->refcount, __ATOMIC_ACQUIRE);
}

/* The number of edges that lead to a leaf's accumulator. Together they hold one reference to the
 * leaf. */
static int64_t edges_to(const kf_tensor_t *leaf) {
  const kf_node_t *accumulator = kf_tensor_stored_accumulator(leaf);
  return accumulator != NULL ? kf_node_use_count(accumulator) - 1 : 0;
}

/* Returns the number of references that C holds and that the object's refcount does not include. If
 * the tensor holds the object, the refcount includes one of them; otherwise one of the tensor's
 * references belongs to the object. Each edge to the accumulator counts. Returns -1 while another
 * thread changes the number of edges: the two counts may not belong together. */
static int64_t hidden_of_tensor(const kfpy_tensor_t *self) {
  if (self->tensor == NULL) return 0;
  int64_t count = use_count(self->tensor);
  if (KF_LIKELY(count == 1 && !self->held)) return 0; /* its edges would hold the tensor too */
  KFPY_ASSERT(count > 0);
  int64_t edges = edges_to(self->tensor);
  if (use_count(self->tensor) != count || edges_to(self->tensor) != edges) return -1;
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

bool kfpy_tensor_is_open(kfpy_tensor_t *self, visitproc visit) {
  pass_t pass = pass_of(visit);
  return pass != SECOND_PASS && is_open(&self->life, kfpy_tensor_is_counted(self), pass);
}

bool kfpy_node_is_open(kfpy_node_t *self, visitproc visit) {
  pass_t pass = pass_of(visit);
  return pass != SECOND_PASS && is_open(&self->life, kfpy_node_is_counted(self), pass);
}

/* ---- Following references ---- */

/* Maximum number of tensors and nodes to follow from one object; anything deeper stays alive. The
 * limit keeps tp_traverse from recursing and from walking a whole graph for each of its objects. */
enum { SEARCH_LIMIT = 64 };

/* A search in progress, with a stack of tensors and nodes still to follow. */
typedef struct {
  visitproc visit;
  void *arg;
  kfpy_found_t *found; /* the first pass records here; NULL for other visit functions */
  int count, left;     /* number of elements in `waiting`; how many more may be followed */
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

/* Visits an object that the search has found, unless it is open. In the first pass only if the
 * second can repeat it. An object without pins may belong to a generation that is not being
 * collected; otherwise its own turn finds it open. */
static int meet(const search_t *search, PyObject *object, kfpy_life_t *life, bool is_counted) {
  if (search->found != NULL && !is_counted && life->pins > 0) mark_open(life);
  if (!is_counted || (search->found != NULL && !record(search->found, object))) return 0;
  return search->visit(object, search->arg);
}

static int meet_tensor_object(const search_t *search, kfpy_tensor_t *object) {
  if (object == NULL) return 0;
  return meet(search, (PyObject *)object, &object->life, kfpy_tensor_is_counted(object));
}

static int meet_node_object(const search_t *search, kfpy_node_t *object) {
  if (object == NULL) return 0;
  return meet(search, (PyObject *)object, &object->life, kfpy_node_is_counted(object));
}

/* Library visitor: called for a reference to the tensor, or for an edge to its accumulator, which
 * holds the only reference to it. */
static int meet_tensor(void *context, kf_tensor_t *tensor) {
  search_t *search = context;
  kfpy_tensor_t *object = kf_tensor_binding(tensor);
  int result = meet_tensor_object(search, object);
  if (result != 0) return result;
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
  int result = meet_node_object(search, object);
  if (result != 0) return result;
  if ((object == NULL || object->held) && kf_node_use_count(node) == 1) follow(search, NULL, node);
  return 0;
}

/* Visits the object of a leaf's accumulator, which lives as long as the leaf. */
static int visit_accumulator(const search_t *search, const kf_tensor_t *tensor) {
  kf_node_t *accumulator = kf_tensor_stored_accumulator(tensor);
  return meet_node_object(search, accumulator != NULL ? kf_node_binding(accumulator) : NULL);
}

/* Starts a new record in the first pass. Leaves `waiting` uninitialized: clearing it would be most
 * of the work. */
static void start_search(search_t *search, kfpy_found_t *found, visitproc visit, void *arg) {
  search->visit = visit;
  search->arg = arg;
  search->found = pass_of(visit) == FIRST_PASS ? found : NULL;
  if (search->found != NULL) *found = (kfpy_found_t){(uint32_t)passes.count, 0};
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
  if (pass_of(visit) == SECOND_PASS) return repeat(&self->life.found, visit, arg);
  if (self->tensor == NULL || !kf_tensor_has_autograd_state(self->tensor)) return 0;
  search_t search;
  start_search(&search, &self->life.found, visit, arg);
  if (self->held || use_count(self->tensor) != 1) return visit_accumulator(&search, self->tensor);
  follow(&search, self->tensor, NULL);
  return look_behind(&search);
}

int kfpy_visit_behind_node(kfpy_node_t *self, visitproc visit, void *arg) {
  if (pass_of(visit) == SECOND_PASS) return repeat(&self->life.found, visit, arg);
  kf_node_t *node = self->node;
  if (node == NULL) return 0;
  kf_tensor_t *leaf = kf_node_variable(node);
  bool is_sole = kf_node_use_count(node) == 1;
  if (self->held && (leaf != NULL || is_sole)) return 0; /* the node's holder has visited these */
  search_t search;
  start_search(&search, &self->life.found, visit, arg);
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

int kfpy_visit_saved(kf_saved_t *const *saved, size_t count, kfpy_found_t *found, visitproc visit,
                     void *arg) {
  if (pass_of(visit) == SECOND_PASS) return repeat(found, visit, arg);
  if (passes.second == NULL) return 0;
  search_t search;
  start_search(&search, found, visit, arg);
  kf_reference_visitor_t visitor = {&search, meet_tensor, meet_node};
  int result = 0;
  for (size_t i = 0; result == 0 && i < count; i++)
    if (saved[i] != NULL) result = kf_saved_visit_references(saved[i], &visitor);
  return result != 0 ? result : look_behind(&search);
}

/* ---- Pins ---- */

/* The objects that have pins, so that unpin_all finds them. Their pins keep them alive. */
typedef struct {
  PyObject *object;
  kfpy_life_t *life;
} pin_t;
static struct {
  void *entries; /* an array of pin_t */
  size_t count, capacity;
} pinned;

/* Adds `count` references to an object. If memory runs out, the object gets no pins: it is open and
 * survives the collection. */
static void pin(PyObject *object, kfpy_life_t *life, int64_t count) {
  if (count <= 0 || count > INT32_MAX) return;
  KFPY_ASSERT(life->pins == 0);
  KFPY_ASSERT(Py_REFCNT(object) > 0);
  if (!reserve(&pinned.entries, &pinned.capacity, pinned.count, sizeof(pin_t))) return;
  ((pin_t *)pinned.entries)[pinned.count++] = (pin_t){object, life};
  life->pins = (int32_t)count;
  Py_SET_REFCNT(object, Py_REFCNT(object) + (Py_ssize_t)count);
}

/* Removes all pins. The last one goes through Py_DECREF, because an object with no other references
 * must be destroyed now. */
static void unpin_all(void) {
  while (pinned.count > 0) { /* read anew each time: dropping the last reference runs code */
    pin_t last = ((pin_t *)pinned.entries)[--pinned.count];
    PyObject *object = last.object;
    kfpy_life_t *life = last.life;
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

/* ---- The watcher ---- */

static PyObject *watcher;

/* Learns the visit functions of the passes: Note [The collector]. */
static void learn_passes(const PyObject *object, visitproc visit, const void *arg) {
  static visitproc candidate;
  if (arg == object) {
    candidate = visit;
  } else if (candidate != NULL && candidate != visit) {
    passes.first = candidate;
    passes.second = visit;
  }
}

/* Visits the open objects in two lists. */
static int visit_open(const kfpy_life_t *tensors, const kfpy_life_t *nodes, visitproc visit,
                      void *arg) {
  int result = 0;
  for (kfpy_life_t *life = tensors->next; result == 0 && life != tensors; life = life->next)
    if (life->opened == passes.number) result = visit((PyObject *)tensor_of(life), arg);
  for (kfpy_life_t *life = nodes->next; result == 0 && life != nodes; life = life->next)
    if (life->opened == passes.number) result = visit((PyObject *)node_of(life), arg);
  return result;
}

/* tp_traverse. What the second pass visits is reachable; it ignores objects of generations that are
 * not being collected. */
static int watch(PyObject *object, visitproc visit, void *arg) {
  if (passes.second == NULL) learn_passes(object, visit, arg);
  Py_VISIT(Py_TYPE(object));
  if (pass_of(visit) != SECOND_PASS || !passes.any_open) return 0;
  int result = 0;
  const pin_t *pins = pinned.entries;
  for (size_t i = 0; result == 0 && i < pinned.count; i++)
    if (pins[i].life->opened == passes.number) result = visit(pins[i].object, arg);
  if (result != 0 || !passes.any_unpinned) return result;
  result = visit_open(&kfpy_young_tensors, &kfpy_young_nodes, visit, arg);
  for (int i = 0; result == 0 && i < GENERATIONS - 1; i++)
    result = visit_open(&older_tensors[i], &older_nodes[i], visit, arg);
  return result;
}

/* The watcher lives as long as the process. */
static int make_watcher(void) {
  PyType_Slot slots[] = {{Py_tp_traverse, (void *)(uintptr_t)watch}, {0, NULL}};
  PyType_Spec spec = {"keyfall._C._Watcher", sizeof(PyObject), 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                      slots};
  PyObject *type = PyType_FromSpec(&spec);
  if (type != NULL) watcher = PyType_GenericAlloc((PyTypeObject *)type, 0);
  Py_XDECREF(type); /* its object holds it */
  return watcher != NULL ? 0 : -1;
}

/* The watcher returns to the youngest generation, which every collection includes. */
static void move_watcher(void) {
  PyObject_GC_UnTrack(watcher);
  PyObject_GC_Track(watcher);
}

/* ---- The callback ---- */

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
    move_watcher();
    begin_first_pass();
    begin(number);
  }
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_collection", (PyCFunction)(void (*)(void))collection, METH_FASTCALL,
     "_collection(phase, info, /)\n--\n\nTells Python's garbage collector which objects C holds."},
    {NULL, NULL, 0, NULL}};

/* Runs a collection so that the watcher learns the passes. There is no exception if it did not: a
 * collection may be in progress on this thread, and then a later one serves. */
int kfpy_init_collector(PyObject *module) {
  if (kfpy_add_functions(module, functions) < 0 || make_watcher() < 0) return -1;
  PyObject *gc = PyImport_ImportModule("gc");
  PyObject *callbacks = gc != NULL ? PyObject_GetAttrString(gc, "callbacks") : NULL;
  PyObject *callback = PyObject_GetAttrString(module, "_collection");
  int result = callbacks != NULL && callback != NULL ? PyList_Append(callbacks, callback) : -1;
  PyObject *collected = result == 0 ? PyObject_CallMethod(gc, "collect", "i", 0) : NULL;
  if (collected == NULL) result = -1;
  Py_XDECREF(collected);
  Py_XDECREF(callback);
  Py_XDECREF(callbacks);
  Py_XDECREF(gc);
  return result;
}
