"""Data pipes: steps as classes and as methods. Shuffled orders are PyTorch's."""

import pickle

import keyfall as kf
import pytest
from keyfall.utils.data import DataLoader, IterDataPipe, MapDataPipe, functional_datapipe
from keyfall.utils.data.datapipes import iter as steps
from keyfall.utils.data.datapipes import map as map_steps


def numbers(count=10):
    return steps.IterableWrapper(range(count))


def double(item):
    return 2 * item


def test_steps_one_after_the_other():
    pipe = numbers().map(double).filter(odd_half).batch(2)
    assert list(pipe) == [[2, 6], [10, 14], [18]]
    assert list(pipe.unbatch()) == [2, 6, 10, 14, 18]
    assert len(numbers().map(double).batch(4)) == 3 and len(numbers().batch(4, drop_last=True)) == 2
    with pytest.raises(TypeError, match="Mapper.* instance doesn't have valid length"):
        len(numbers().filter(odd_half).map(double))


def odd_half(item):
    return item // 2 % 2 == 1


def test_columns_of_items():
    rows = steps.IterableWrapper([(1, 2, 3), (4, 5, 6)])
    assert list(rows.map(sum_of, input_col=[0, 2])) == [(4, 2), (10, 5)]
    assert list(rows.map(double, input_col=0, output_col=-1)) == [(1, 2, 3, 2), (4, 5, 6, 8)]
    named = steps.IterableWrapper([{"a": 1, "b": 2}])
    assert list(named.map(sum_of, input_col=["a", "b"], output_col="c")) == [{"a": 1, "b": 2, "c": 3}]
    with pytest.raises(ValueError, match="`output_col` must be None"):
        rows.map(double, output_col=1)


def sum_of(one, two):
    return one + two


def test_several_pipes():
    assert list(numbers(2).concat(numbers(3))) == [0, 1, 0, 1, 2]
    assert list(numbers(2).zip(numbers(3))) == [(0, 0), (1, 1)]
    assert list(numbers(2).mux(steps.IterableWrapper([7, 8, 9]))) == [0, 7, 1, 8]
    with pytest.raises(TypeError, match="Expected all inputs to be `IterDataPipe`"):
        numbers().concat([1])


def test_shuffled_orders_are_pytorchs():
    assert list(numbers().shuffle().set_seed(3)) == [3, 9, 2, 4, 7, 6, 0, 8, 1, 5]
    kf.manual_seed(0)
    assert list(numbers().shuffle()) == [3, 5, 0, 1, 9, 6, 2, 7, 4, 8]
    assert list(numbers().shuffle(buffer_size=3)) == [0, 3, 1, 5, 6, 7, 8, 4, 2, 9]
    kf.manual_seed(0)
    assert list(map_steps.SequenceWrapper(range(10)).shuffle()) == [8, 9, 1, 6, 2, 5, 7, 0, 4, 3]
    assert list(numbers().shuffle().set_shuffle(False)) == list(range(10))


def test_depths_of_batches():
    deep = steps.IterableWrapper([[[1, 2], [3]], [[4]]])
    assert list(deep.unbatch(unbatch_level=2)) == list(deep.unbatch(unbatch_level=-1)) == [1, 2, 3, 4]
    with pytest.raises(IndexError, match="unbatch_level 3 exceeds the depth of the DataPipe"):
        list(deep.unbatch(unbatch_level=3))


def test_only_the_last_iterator_is_valid():
    pipe = numbers()
    first = iter(pipe)
    assert next(first) == 0
    assert next(iter(pipe)) == 0
    with pytest.raises(RuntimeError, match="This iterator has been invalidated"):
        next(first)


def test_pipes_with_indices():
    pipe = map_steps.SequenceWrapper(range(10))
    assert pipe.map(double)[3] == 6 and pipe.batch(3)[3] == [9] and len(pipe.batch(3)) == 4
    assert pipe.concat(pipe)[12] == 2 and pipe.zip(pipe)[1] == (1, 1)
    with pytest.raises(IndexError, match="Index 4 is out of bound"):
        pipe.batch(3)[4]
    with pytest.raises(IndexError, match="Index 20 is out of range"):
        pipe.concat(pipe)[20]


def test_loaders_and_copies_of_pipes():
    batches = list(DataLoader(numbers(4).batch(2).collate(), batch_size=None))
    assert [batch.tolist() for batch in batches] == [[0, 1], [2, 3]]
    assert list(pickle.loads(pickle.dumps(numbers(3).map(double)))) == [0, 2, 4]


def test_own_steps():
    @functional_datapipe("keyfall_thrice")
    class Thrice(IterDataPipe):
        def __init__(self, source):
            self.source = source

        def __iter__(self):
            for item in self.source:
                yield from [item] * 3

    assert list(numbers(2).keyfall_thrice().batch(2)) == [[0, 0], [0, 1], [1, 1]]
    with pytest.raises(Exception, match="function name keyfall_thrice as it is already taken"):
        functional_datapipe("keyfall_thrice")(Thrice)
    with pytest.raises(AttributeError):
        numbers().no_such_step
    assert not hasattr(MapDataPipe(), "keyfall_thrice")
