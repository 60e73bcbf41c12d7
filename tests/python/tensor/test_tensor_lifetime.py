"""Tensors and their Python objects: identity, state that outlives the object, cycles, threads."""

import gc
import threading
import weakref

import pytest

import keyfall
from keyfall import library


class Marked(keyfall.Tensor):
    pass


def test_one_object_for_a_tensor():
    x = keyfall.ones(2)
    assert x.add_(1) is x
    assert keyfall.add(x, x, out=x) is x
    assert keyfall.ops.aten.add_.Tensor(x, 1) is x


def test_attributes_and_weak_references():
    x = keyfall.ones(2)
    x.note = "kept"
    seen = weakref.ref(x)
    assert x.add_(1).note == "kept"
    assert seen() is x
    del x
    assert seen() is None


def test_state_survives_while_the_library_holds_the_tensor():
    """A saved argument: Python drops its object, C still holds the tensor, then it is revived."""
    held = []
    with library._scoped_library("_life", "FRAGMENT") as lib:
        lib.define("swap(Tensor x) -> Tensor")

        def kernel(x):
            held.append(id(x))
            value = x.note
            del x
            gc.collect()
            return keyfall.full((1,), value)

        lib.impl("swap", kernel, "CPU")

        def make():
            x = keyfall.ones(2).as_subclass(Marked)
            x.note = 7.0
            return x

        assert keyfall.ops._life.swap(make()).item() == 7


def test_subclass_comes_back_as_itself():
    x = keyfall.ones(2).as_subclass(Marked)
    x.note = "kept"
    with library._scoped_library("_life2", "FRAGMENT") as lib:
        lib.define("same(Tensor x) -> Tensor")
        lib.impl("same", lambda x: x, "CPU")
        back = keyfall.ops._life2.same(x)
    assert back is x and back.note == "kept" and type(back) is Marked


def test_cycles_through_attributes_are_collected():
    for cls in (keyfall.Tensor, Marked):
        x = keyfall.ones(2) if cls is keyfall.Tensor else keyfall.ones(2).as_subclass(cls)
        x.me = [x]
        seen = weakref.ref(x)
        del x
        gc.collect()
        assert seen() is None


def test_destructor_of_a_subclass_sees_its_tensor():
    found = []

    class Dying(keyfall.Tensor):
        def __del__(self):
            found.append((self.shape, self.note))

    x = keyfall.ones(2, 3).as_subclass(Dying)
    x.note = 1
    del x
    assert found == [((2, 3), 1)]


def test_objects_are_reused_cleanly():
    for _ in range(200):
        x = keyfall.ones(1)
        assert x.__dict__ == {}
        x.note = 1
        assert x.requires_grad is False


def test_many_objects_do_not_leak():
    before = keyfall._C._memory_in_use()
    for _ in range(1000):
        x = keyfall.ones(1000)
        y = x.view(10, 100)[3]
        y.note = x
        del x, y
    gc.collect()
    assert keyfall._C._memory_in_use() == before


def test_threads_make_and_drop_tensors():
    shared = keyfall.ones(100)
    failures = []

    def work():
        try:
            for i in range(300):
                y = shared + i
                z = y.view(10, 10)[i % 10]
                z.note = y
                assert z.sum().item() == (i + 1) * 10
        except Exception as error:  # noqa: BLE001  (reported below)
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_uninitialised_subclass_instances_do_no_harm():
    class Bad(keyfall.Tensor):
        def __new__(cls):
            return object.__new__(cls)

    with pytest.raises(TypeError):
        Bad()


def test_del_of_one_class_leaves_others_alone():
    died = []

    class Mourned(keyfall.Tensor):
        def __del__(self):
            died.append(type(self))

    class Plain(keyfall.Tensor):
        pass

    def cycle(cls):
        tensor = keyfall.ones(1).as_subclass(cls)
        tensor.itself = tensor
        return weakref.ref(tensor)

    references = [cycle(cls) for cls in (Mourned, Plain, keyfall.Tensor)]
    gc.collect()
    assert died == [Mourned] and all(reference() is None for reference in references)
