"""The cyclic garbage collector and objects owned by C: the object of a tensor or node lives exactly as
long as Python or the library can return it, whenever the collector runs."""

import ctypes
import gc
import random
import sys
import threading
import weakref

import pytest

import keyfall
from keyfall import library
from leaks import assert_frees


@pytest.fixture(autouse=True)
def only_what_the_test_makes():
    """Hides existing objects from the collector, which would spend most of the time on them. They stay
    hidden: unfreezing would also return what conftest.py froze."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()


class Slotted(keyfall.Tensor):
    __slots__ = ("slot",)


class Dying(keyfall.Tensor):
    deaths = 0

    def __del__(self):
        type(self).deaths += 1


class Canary:
    """Must not die before its owner."""

    def __init__(self):
        self.deaths = []

    def __del__(self):
        self.deaths.append(1)


class Scale(keyfall.autograd.Function):
    @staticmethod
    def forward(ctx, x, factor):
        ctx.save_for_backward(x)
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        ctx.saved_tensors
        return grad * ctx.factor, None


def new(cls=keyfall.Tensor, requires_grad=True):
    """Returns a leaf; not by as_subclass, which returns a view."""
    if cls is keyfall.Tensor:
        return keyfall.ones(2).requires_grad_(requires_grad)
    return keyfall.Tensor._make_subclass(cls, keyfall.ones(2), requires_grad)


def in_cycle(cls=keyfall.Tensor, requires_grad=True):
    """Returns a tensor that refers to itself, a weak reference to it, and the deaths of what it owns."""
    x = new(cls, requires_grad)
    x.note, x.me, x.canary = "kept", [x], Canary()
    if cls is Slotted:
        x.slot = x.me
    return x, weakref.ref(x), x.canary.deaths


def plainly(function, *args):
    """Calls the function so that operators on subclasses return plain tensors."""
    with keyfall._C.DisableTorchFunctionSubclass():
        return function(*args)


def by_accumulator(x):
    y = x * 2
    return y, lambda: y.grad_fn.next_functions[0][0].variable


def by_saved_tensor(x):
    y = x.exp() if not x.is_leaf else x * x
    return y, lambda: y.grad_fn._saved_self


def by_grad(x):
    y = keyfall.ones(2)
    y.grad = x.detach_() if x.requires_grad else x
    return y, lambda: y.grad


def by_base(x):
    with keyfall.no_grad():
        y = x.view(2)
    return y, lambda: y._base


def by_context(x):
    y = Scale.apply(x, 3.0)
    return y, lambda: y.grad_fn.saved_tensors[0]


def by_raw_saved(x):
    y = (x * x).grad_fn._raw_saved_self
    return y, lambda: y.data


def by_gradient_edge(x):
    y = keyfall.autograd.graph.get_gradient_edge(x)
    return y, lambda: y.node.variable


def by_hook(x):
    """Creates a graph that a tensor's hook keeps alive."""
    y, z = new(), x * 2
    y.register_hook(lambda grad, z=z: grad + z)
    return y, lambda: z.grad_fn.next_functions[0][0].variable


HOLDERS = [by_accumulator, by_saved_tensor, by_grad, by_base, by_context, by_raw_saved]
HOLDERS += [by_gradient_edge, by_hook]


@pytest.mark.parametrize("generation", [0, 1, 2])
@pytest.mark.parametrize("cls", [keyfall.Tensor, Slotted, Dying, keyfall.nn.Parameter])
@pytest.mark.parametrize("hold", HOLDERS)
def test_nothing_is_lost_while_c_holds_the_tensor(hold, cls, generation):
    x, seen, deaths = in_cycle(cls)
    before = Dying.deaths
    number = id(x)
    holder, give_back = plainly(hold, x)
    del x
    for _ in range(3):
        gc.collect(generation)
    assert seen() is not None and deaths == [] and Dying.deaths == before
    back = give_back()
    assert id(back) == number and back is seen() and type(back) is cls
    assert back.note == "kept" and back.me[0] is back
    if cls is Slotted:
        assert back.slot is back.me
    del back
    gc.collect()
    back = give_back()
    assert back is seen() and back.note == "kept" and deaths == []
    del back, give_back, holder
    gc.collect()
    assert seen() is None and deaths == [1]
    assert Dying.deaths - before == (cls is Dying)


@pytest.mark.parametrize("hold", [hold for hold in HOLDERS if hold is not by_raw_saved])
def test_cycles_through_the_holder_are_collected(hold):
    x, seen, deaths = in_cycle()
    holder, give_back = plainly(hold, x)
    x.holder = holder  # in C, the holder holds x
    del x, holder, give_back
    gc.collect()
    assert seen() is None and deaths == [1]


def test_a_weak_reference_survives_that_nobody_else_in_python_keeps():
    """The object itself refers to nothing; the garbage around it is freed."""
    x = new()
    called = []
    seen = weakref.ref(x, called.append)
    y = x * 2
    ring = [x]
    ring.append(ring)
    del x, ring
    gc.collect()
    assert seen() is y.grad_fn.next_functions[0][0].variable and not called
    del y
    gc.collect()
    assert seen() is None and called == [seen]


def test_del_runs_once_when_the_library_was_the_last_to_hold():
    before = Dying.deaths
    x = new(Dying)
    y = plainly(lambda: x * 2)
    del x
    assert Dying.deaths == before
    x = y.grad_fn.next_functions[0][0].variable
    del x
    gc.collect()
    assert Dying.deaths == before
    del y
    assert Dying.deaths == before + 1


def test_a_destructor_may_give_the_tensor_to_the_library():
    kept = []

    class Saved(keyfall.Tensor):
        def __del__(self):
            kept.append(plainly(keyfall.mul, self, 2))

    for cycle in (False, True):
        x = new(Saved)
        x.note = "kept"
        if cycle:
            x.me = x
        del x
        gc.collect()
        back = kept.pop().grad_fn.next_functions[0][0].variable
        assert type(back) is Saved and back.note == "kept"
        back.__class__ = keyfall.Tensor
        back.__dict__.clear()


def test_an_exception_survives_the_death_of_a_tensor():
    assert new(Dying) is not None  # once a class has a __del__, all are checked for theirs
    for _ in range(20):

        class Short(keyfall.Tensor):
            pass

        with pytest.raises(TypeError):
            "".join([new(Short)])


@pytest.mark.parametrize("custom", [False, True])
def test_state_of_nodes(custom):
    x = new()
    y = (Scale.apply(x, 2.0) if custom else x * 2) * 3
    node = y.grad_fn.next_functions[0][0]
    canary = Canary()
    deaths, seen = canary.deaths, weakref.ref(node)
    node.metadata["canary"], node.metadata["me"] = canary, node
    del node, canary
    for _ in range(3):
        gc.collect()
    assert deaths == [] and seen() is not None
    node = y.grad_fn.next_functions[0][0]
    assert node is seen() and node.metadata["me"] is node
    del node, y
    gc.collect()
    assert deaths == [1] and seen() is None


def test_hooks_in_cycles_run():
    x = new()
    y = x * 2
    z = y * 3
    called = []

    class Hook:
        def __call__(self, grad):
            called.append(self.tensors[0] is not None)

    hook = Hook()
    hook.tensors = [y, x]
    y.register_hook(hook)
    y.grad_fn.register_hook(lambda inputs, outputs, keep=hook: called.append(keep))
    x.register_post_accumulate_grad_hook(lambda tensor, keep=hook: called.append(tensor is x))
    seen = weakref.ref(hook)
    own = hook
    del y, hook
    gc.collect()
    z.sum().backward()
    assert called == [True, own, True] and seen() is not None
    del own, z, x, called
    gc.collect()
    assert seen() is None


def test_tensors_in_boxed_lists():
    found = []
    with library._scoped_library("_collector", "FRAGMENT") as lib:
        lib.define("look(Tensor[] xs, Any x) -> Tensor")

        def kernel(xs, x):
            seen = [weakref.ref(item) for item in xs]
            for item in xs:
                item.me = item
            del xs, item, x
            gc.collect()
            found.extend(reference() is not None for reference in seen)
            return keyfall.ones(1)

        lib.impl("look", kernel, "CPU")
        keyfall.ops._collector.look([keyfall.ones(1), keyfall.ones(2)], [keyfall.ones(1)])
    assert found == [True, True]


def test_other_threads_work_on_tensors_in_cycles():
    stop, failures = threading.Event(), []

    def work(seed):
        try:
            while not stop.is_set():
                x, seen, deaths = in_cycle()
                big = keyfall.ones(70_000, requires_grad=True)
                big.me = big
                y = big * 2
                y.retain_grad()
                y.add_(x.sum())
                y[5:60_000] = y[5:60_000] * 1.5
                y.sum().backward()
                y.detach_()
                z = x * seed
                del x, big, y
                back = z.grad_fn.next_functions[0][0].variable
                assert back is seen() and back.note == "kept" and deaths == []
        except Exception as error:  # noqa: BLE001  (reported below)
            failures.append(error)

    threads = [threading.Thread(target=work, args=(i + 1,)) for i in range(3)]
    for thread in threads:
        thread.start()
    for _ in range(60):
        gc.collect()
    stop.set()
    for thread in threads:
        thread.join()
    assert not failures


def test_collections_leave_no_counts_behind():
    x, _, _ = in_cycle()
    y = x * x
    before = sys.getrefcount(x)
    for generation in (0, 1, 2, 2):
        gc.collect(generation)
    assert sys.getrefcount(x) == before and y.requires_grad


# ---- What other threads do during a collection ----
#
# Operators and backward release the GIL, so C refcounts change while the collector traverses objects,
# twice each: first it subtracts references, then it marks what is reachable. The tests call the library
# from the collector's passes, as another thread might at that moment.

LIBRARY = ctypes.PyDLL(keyfall._C.__file__)
RETAIN, RELEASE = LIBRARY.kf_tensor_retain, LIBRARY.kf_tensor_release
RETAIN_NODE, RELEASE_NODE = LIBRARY.kf_node_retain, LIBRARY.kf_node_release
for function in (RETAIN, RELEASE, RETAIN_NODE, RELEASE_NODE):
    function.argtypes, function.restype = [ctypes.c_void_p], None


class Span(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_void_p)), ("size", ctypes.c_size_t)]


LIBRARY.kf_backward.argtypes = [Span, Span, ctypes.c_uint32, Span]


def backward_of(tensor):
    """Returns a function that runs a backward without Python code."""
    roots = Span((ctypes.c_void_p * 1)(tensor._cdata), 1)
    return lambda: LIBRARY.kf_backward(roots, Span(), 0, Span())


class Slot(ctypes.Structure):
    _fields_ = [("number", ctypes.c_int), ("function", ctypes.c_void_p)]


class Spec(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("size", ctypes.c_int), ("item_size", ctypes.c_int)]
    _fields_ += [("flags", ctypes.c_uint), ("slots", ctypes.POINTER(Slot))]


def nothing():
    pass


turns = {}  # address of a Turn -> [how often it was traversed in this collection, what to call first]


@ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
def traverse(address, visit, argument):
    """Must not drop the last reference to anything: the lists of the collector are in disorder."""
    turn = turns[address]
    turn[0] += 1
    if turn[0] == 1:
        turn[1]()
    return 0


def make_turn_type():
    """A type with a tp_traverse that is written in Python."""
    slots = (Slot * 2)(Slot(71, ctypes.cast(traverse, ctypes.c_void_p)), Slot(0, None))  # Py_tp_traverse
    spec = Spec(b"tests.Turn", object.__basicsize__, 0, 1 << 14, slots)  # Py_TPFLAGS_HAVE_GC
    make = ctypes.pythonapi.PyType_FromSpec
    make.argtypes, make.restype = [ctypes.POINTER(Spec)], ctypes.py_object
    return make(ctypes.byref(spec))


Turn = make_turn_type()


def new_turn():
    """Returns an object that the collector traverses after all older objects."""
    turn = Turn()
    turns[id(turn)] = [0, nothing]
    return turn


def collect(turn, action):
    """Runs a collection, and `action` when its first pass gets to the turn."""
    turns[id(turn)] = state = [0, action]
    gc.collect()
    assert state[0] == 2


def in_c(node_object):
    """Returns the address of the node that an object of Python stands for."""
    return ctypes.c_void_p.from_address(id(node_object) + object.__basicsize__).value


@pytest.mark.parametrize("when", ["before", "between"])
@pytest.mark.parametrize("change", ["begins", "ends"])
@pytest.mark.parametrize("kept", ["tensor", "holder", "both"])
@pytest.mark.parametrize("hold", HOLDERS)
def test_another_thread_uses_a_tensor(hold, kept, change, when):
    early = new_turn()
    x, seen, deaths = in_cycle(Slotted)
    holder, give_back = plainly(hold, x)
    if kept == "both" and hold is not by_raw_saved:  # whose objects C does not know
        x.holder = holder
    address = x._cdata
    turn = early if when == "before" else new_turn()
    if kept == "holder":
        del x
    if kept == "tensor":
        del holder, give_back
    if change == "begins":
        collect(turn, lambda: RETAIN(address))
    else:
        RETAIN(address)
        collect(turn, lambda: RELEASE(address))
    back = x if kept != "holder" else give_back()
    assert back is seen() and back.note == "kept" and deaths == []
    assert back.me[0] is back and back.slot is back.me
    if change == "begins":
        RELEASE(address)
    x = holder = give_back = back = None
    gc.collect()
    assert seen() is None and deaths == [1]


@pytest.mark.parametrize("change", ["begins", "ends"])
@pytest.mark.parametrize("kind", ["built-in", "custom", "accumulator"])
def test_another_thread_uses_a_node(kind, change):
    x = new()
    y = Scale.apply(x, 2.0) if kind == "custom" else x * 2
    z = y * 3
    node = (y if kind == "accumulator" else z).grad_fn.next_functions[0][0]
    canary = Canary()
    deaths, seen, address = canary.deaths, weakref.ref(node), in_c(node)
    node.metadata["canary"], node.metadata["me"], node.metadata["x"] = canary, [node], x
    x.me = [x]
    del canary, x, y, node
    turn = new_turn()
    if change == "begins":
        collect(turn, lambda: RETAIN_NODE(address))
    else:
        RETAIN_NODE(address)
        collect(turn, lambda: RELEASE_NODE(address))
    node = seen()
    assert node.metadata["me"][0] is node and node.metadata["x"].me and deaths == []
    if change == "begins":
        RELEASE_NODE(address)
    del node, z
    gc.collect()
    assert seen() is None and deaths == [1]


@pytest.mark.parametrize("when", ["before", "between"])
def test_a_backward_frees_what_it_saved(when):
    early = new_turn()
    x, seen, deaths = in_cycle()
    y = x * x
    y.canary = Canary()
    deaths_of_y = y.canary.deaths
    y.grad_fn.metadata["y"] = y
    z = (y * y).sum()
    del x, y
    turn = early if when == "before" else new_turn()
    collect(turn, backward_of(z))
    x = seen()
    assert x.note == "kept" and x.grad.tolist() == [4.0, 4.0] and deaths == deaths_of_y == []
    y = z.grad_fn.next_functions[0][0].next_functions[0][0].metadata["y"]
    assert y.canary.deaths == []
    del x, y, z
    gc.collect()
    assert deaths == deaths_of_y == [1]


def test_the_last_reference_in_c_goes_during_a_collection():
    x, seen, deaths = in_cycle(Slotted)
    address = x._cdata
    RETAIN(address)
    del x
    collect(new_turn(), lambda: RELEASE(address))
    assert seen().slot is seen().me and seen().note == "kept" and deaths == []
    gc.collect()
    assert seen() is None and deaths == [1]


def test_a_callback_of_the_collector_gives_a_tensor_to_the_library():
    """After the collector has asked who holds the tensor."""
    x = new(Slotted)
    x.slot = [1]
    seen, kept = weakref.ref(x), []
    ring = [x]
    ring.append(ring)
    del x, ring

    def callback(phase, info):
        if phase == "start":
            kept.append(plainly(keyfall.mul, seen(), 2))

    gc.callbacks.append(callback)
    gc.collect()
    gc.callbacks.remove(callback)
    x = kept.pop().grad_fn.next_functions[0][0].variable
    assert x is seen() and x.slot == [1]
    del x
    gc.collect()
    assert seen() is None


def test_other_functions_see_what_tensors_refer_to():
    x = new()
    x.note = "kept"
    for _ in range(2):
        assert any(item is x.__dict__ for item in gc.get_referents(x))
        gc.collect()


# ---- Random graphs ----


class World:
    """Tensors that refer to each other in Python and in C, and a model of their ownership. In a simple
    one, only leaves without a gradient are arguments of operators: a tensor with several owners in C
    hides its references from the collector."""

    def __init__(self, seed, simple=False):
        self.random = random.Random(seed)
        self.simple = simple
        self.arguments = set()
        self.roots = []  # tensors that a variable holds
        self.weak = {}  # number -> weak reference
        self.deaths = {}  # number -> deaths of its canary
        self.attributes = {}  # number -> numbers
        self.grad = {}
        self.base = {}
        self.node = {}  # number of a tensor -> number of its node
        self.behind = {}  # number of a node -> (nodes, tensors)
        self.last = 0

    def number(self):
        self.last += 1
        return self.last

    def add(self, tensor):
        number = self.number()
        canary = Canary()
        tensor.number, tensor.canary = number, canary
        self.weak[number] = weakref.ref(tensor)
        self.deaths[number] = canary.deaths
        self.attributes[number] = set()
        self.roots.append(tensor)
        return number

    def new(self):
        cls = self.random.choice([keyfall.Tensor, keyfall.Tensor, Slotted, Dying])
        self.add(new(cls, self.random.random() < 0.8))

    def pick(self):
        return self.random.choice(self.roots)

    def pick_argument(self):
        while True:
            x = self.pick()
            number = x.number
            if not self.simple or not {number} & (set(self.grad) | set(self.base) | set(self.node)):
                self.arguments.add(number)
                return x
            self.new()

    def attribute(self):
        a, b = self.pick(), self.pick()
        value = b
        for _ in range(self.random.randrange(3)):
            value = [value]
        if isinstance(a, Slotted) and not hasattr(a, "slot"):
            a.slot = value
        else:
            setattr(a, f"to{b.number}", value)
        self.attributes[a.number].add(b.number)

    def set_grad(self):
        a, b = self.pick(), self.pick()
        if a is b or b.requires_grad or not a.is_leaf or type(b) is not keyfall.Tensor:
            return
        if self.simple and (a.number in self.arguments or b.number in self.grad):
            return
        self.arguments.add(b.number)
        a.grad = b
        self.grad[a.number] = b.number

    def record(self, result, inputs, saved):
        """Models the node of an operator: its edges, and what it saved."""
        node = self.number()
        nodes, tensors = set(), {x.number for x in saved}
        for x in inputs:
            if not x.requires_grad:
                continue
            if x.number in self.node:
                nodes.add(self.node[x.number])
            else:
                tensors.add(x.number)  # its accumulator
        self.behind[node] = (nodes, tensors)
        self.node[result] = node

    def double(self):
        x = self.pick_argument()
        if x.requires_grad:
            self.record(self.add(plainly(lambda: x * 2)), [x], [])

    def multiply(self):
        a, b = self.pick_argument(), self.pick_argument()
        if not (a.requires_grad or b.requires_grad):
            return
        saved = ([a] if b.requires_grad else []) + ([b] if a.requires_grad else [])
        self.record(self.add(plainly(lambda: a * b)), [a, b], saved)

    def custom(self):
        x = self.pick_argument()
        if x.requires_grad:
            self.record(self.add(plainly(Scale.apply, x, 2.0)), [x], [x])

    def view(self):
        x = self.pick_argument()
        with keyfall.no_grad():
            y = plainly(x.view, 2)
        base = self.base.get(x.number, x.number)
        self.base[self.add(y)] = base

    def drop(self):
        del self.roots[self.random.randrange(len(self.roots))]

    def fetch(self):
        """Fetches an object that only C owns back to Python."""
        x = self.pick()
        if x.number in self.grad:
            back = x.grad
            assert back.number == self.grad[x.number]
            if all(back is not other for other in self.roots):
                self.roots.append(back)

    def reachable(self):
        tensors, nodes, waiting = set(), set(), [x.number for x in self.roots]
        while waiting:
            number = waiting.pop()
            if number in tensors:
                continue
            tensors.add(number)
            waiting += self.attributes[number]
            waiting += [table[number] for table in (self.grad, self.base) if number in table]
            more = [self.node[number]] if number in self.node else []
            while more:
                node = more.pop()
                if node in nodes:
                    continue
                nodes.add(node)
                more += self.behind[node][0]
                waiting += self.behind[node][1]
        return tensors

    def check(self, live):
        for number in live:
            found = self.weak[number]()
            assert found is not None and found.number == number, number
            assert not self.deaths[number], number

    def step(self):
        actions = [self.new, self.attribute, self.attribute, self.set_grad, self.double]
        actions += [self.multiply, self.custom, self.view, self.drop, self.drop, self.fetch]
        if not self.roots:
            self.new()
        self.random.choice(actions)()

    def run(self, steps):
        for _ in range(steps):
            self.step()
            if self.random.random() < 0.15:
                live = self.reachable()
                gc.collect(self.random.randrange(3))
                self.check(live)
        live = self.reachable()
        for _ in range(3):
            gc.collect()
        self.check(live)
        return [n for n in self.weak if n not in live and self.weak[n]() is not None]


@pytest.mark.parametrize("seed", range(40))
def test_random_graphs_lose_nothing(seed):
    World(seed).run(150)


@pytest.mark.parametrize("seed", range(40))
def test_random_graphs_leak_nothing(seed):
    world = World(seed, simple=True)
    assert world.run(150) == []
    world.roots.clear()
    gc.collect()
    assert [number for number, seen in world.weak.items() if seen() is not None] == []


def test_cycles_through_c_do_not_leak():
    def attribute_of_itself():
        x = new()
        x.y = x * 2
        x.view_of_it = x.view(2)

    def gradient():
        x, g = new(), keyfall.ones(2)
        x.grad = g
        g.x, g.me = x, g

    def context():
        x = new()
        y = Scale.apply(x, 2.0)
        y.grad_fn.y = y
        x.y = y

    def node():
        x = new()
        y = x * x
        y.grad_fn.metadata["y"] = y
        x.y = y

    def hook():
        x = new()
        y = x * 2
        y.register_hook(lambda grad: grad * y)
        x.register_hook(lambda grad: grad * x)

    for function in (attribute_of_itself, gradient, context, node, hook):
        assert_frees(function)
