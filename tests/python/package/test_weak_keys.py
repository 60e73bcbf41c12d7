"""utils.weak: dictionaries by the identity of tensors."""
import gc

import pytest

import keyfall
from keyfall.utils.weak import TensorWeakRef, WeakIdKeyDictionary, WeakIdRef, WeakTensorKeyDictionary


@pytest.mark.slow
def test_entries_go_with_their_tensors():
    x, y = keyfall.ones(2), keyfall.ones(2)
    found = WeakTensorKeyDictionary({x: 1})
    found[y] = 2
    found[x] = 3
    assert found[x] == 3 and found[y] == 2 and len(found) == 2 and keyfall.zeros(2) not in found and 5 not in found
    assert [key is one for key, one in zip(found, (x, y))] == [True, True]
    del y
    gc.collect()
    assert len(found) == 1 and list(found.values()) == [3]
    del found[x]
    assert not found and found.get(x) is None and isinstance(found, WeakIdKeyDictionary)


@pytest.mark.slow
def test_references():
    x = keyfall.ones(2)
    reference, other = WeakIdRef(x), WeakIdRef(keyfall.ones(2))
    assert reference() is x and reference == WeakIdRef(x) and hash(reference) == id(x) and reference != other
    weak = TensorWeakRef(x)
    assert weak() is x
    del x
    gc.collect()
    assert weak() is None and reference() is None and reference != WeakIdRef(keyfall.ones(2))


def test_an_update_that_fails_adds_nothing():
    class Failing:
        def keys(self):
            yield kept
            raise KeyError("no more")

        def __getitem__(self, key):
            return 1

    kept = keyfall.ones(1)
    table = WeakTensorKeyDictionary()
    with pytest.raises(KeyError, match="no more"):
        table.update(Failing())
    assert len(table) == 0
    table.update([(kept, 2)])
    assert table[kept] == 2
