"""Data pipes: steps as classes and as methods. Shuffled orders are PyTorch's."""

import pickle
import warnings

import keyfall as kf
import pytest
from keyfall.utils.data import DataLoader, IterDataPipe, MapDataPipe, functional_datapipe
from keyfall.utils.data.datapipes import _SnapshotState
from keyfall.utils.data.datapipes import iter as steps
from keyfall.utils.data.datapipes import map as map_steps
from keyfall.utils.data.datapipes.utils import _simple_graph_snapshot_restoration
from keyfall.utils.data.graph import traverse_dps
from keyfall.utils.data.graph_settings import apply_sharding, get_all_graph_pipes


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


# ---- Several readers, groups, files, shares of workers. The values are PyTorch's.

def remainder(item):
    return item % 3


def odd_or_none(item):
    return item % 2 if item else None


def test_forks_read_one_source():
    one, two = numbers(6).fork(2, buffer_size=3)
    ahead = iter(one)
    assert [next(ahead) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(BufferError, match="ForkerIterDataPipe buffer overflow,buffer size 3 is insufficient."):
        next(ahead)
    one, two = numbers(4).fork(2)
    assert list(one) == list(two) == [0, 1, 2, 3] and len(one) == 4
    assert [a is b for a, b in zip(*steps.IterableWrapper([[1]]).fork(2, copy="deep"))] == [False]
    with pytest.raises(ValueError, match="Expected `num_instances` larger than 0, but 0 is found"):
        numbers().fork(0)


def test_a_fork_that_begins_again_starts_all():
    one, two = numbers(4).fork(2)
    first = iter(one)
    assert next(first) == 0 and next(iter(two)) == 0
    with pytest.warns(UserWarning, match="Some child DataPipes are not exhausted"):
        iter(one)
    with pytest.raises(RuntimeError, match="invalidated, because a new iterator has been created from one of the Child"):
        next(first)


def test_beginning_again_warns_once_by_default():
    one, two = numbers(4).demux(2, odd_or_zero)
    next(iter(one))
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("default")
        iter(one)
        assert list(zip(one, two)) == [(0, 1), (2, 3)]
    assert ["Some child DataPipes" in str(warning.message) for warning in caught] == [True]


def odd_or_zero(item):
    return item % 2


def test_demux_sends_each_item_to_one_reader():
    one, two = numbers(6).demux(2, odd_or_none, drop_none=True)
    assert (list(one), list(two)) == ([2, 4], [1, 3, 5])
    one, two = numbers(6).demux(2, remainder)
    with pytest.raises(ValueError, match="Output of the classification fn should be between 0 and 1. 2 is returned."):
        list(one)
    one, two = pickle.loads(pickle.dumps(numbers(6).demux(2, double_or_one, buffer_size=1)))
    with pytest.raises(BufferError, match="Demultiplexer.* overflow, buffer size 1 is insufficient"):
        list(one)


def double_or_one(item):
    return 0 if item > 3 else 1


def test_groups():
    assert list(numbers().groupby(remainder)) == [[0, 3, 6, 9], [1, 4, 7], [2, 5, 8]]
    sized = numbers().groupby(remainder, group_size=3, buffer_size=4, guaranteed_group_size=2)
    assert list(sized) == [[0, 3], [1, 4], [2, 5], [6, 9], [7], [8]]
    dropped = numbers().groupby(remainder, group_size=3, buffer_size=3, guaranteed_group_size=2, keep_key=True,
                                drop_remaining=True)
    assert list(dropped) == [(2, [8]), (0, [9])]
    with pytest.raises(RuntimeError, match="Failed to group items"):
        list(numbers().groupby(remainder, group_size=3, buffer_size=3))


def test_files(tmp_path):
    for name, text in ("a.txt", "x"), ("b.json", "[1]"), ("c.cls", "7"):
        (tmp_path / name).write_text(text)
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "d.txt").write_text("yz")
    paths = steps.FileLister(str(tmp_path))
    assert [value for _, value in paths.open_files("b").routed_decode()] == ["x", [1], 7]
    texts = steps.FileLister(str(tmp_path), "*.txt", recursive=True).open_files("b").read_from_stream(chunk=1)
    assert [value for _, value in texts] == [b"x", b"y", b"z"]
    with pytest.raises(ValueError, match="Invalid mode w"):
        steps.FileOpener(paths, mode="w")


def test_shares_and_seeds_of_workers():
    kf.manual_seed(1)
    pipe = numbers().shuffle().sharding_filter()
    assert [batch.tolist() for batch in DataLoader(pipe.map(remainder), batch_size=4, shuffle=True)] == [
        [0, 2, 1, 1], [0, 2, 2, 0], [0, 1]]
    loader = DataLoader(pipe, num_workers=2, batch_size=None, persistent_workers=True)
    kf.manual_seed(1)
    assert sorted(loader) == list(range(10))
    assert list(DataLoader(numbers().shuffle(), batch_size=None)) == [5, 7, 6, 1, 4, 3, 0, 2, 9, 8]
    assert (list(loader)[:2], list(loader)[:2]) == ([9, 1], [2, 6])


def test_graph_of_pipes():
    source = numbers()
    pipe = source.shuffle().sharding_filter().map(double)
    assert [str(each) for each in get_all_graph_pipes(traverse_dps(pipe))] == [
        "MapperIterDataPipe", "ShardingFilterIterDataPipe", "ShufflerIterDataPipe", "IterableWrapperIterDataPipe"]
    assert traverse_dps(source) == {id(source): (source, {})}
    assert list(apply_sharding(pipe, 3, 1)) and len(pipe) == 3
    with pytest.raises(RuntimeError, match="Sharding twice on a single pipeline"):
        apply_sharding(pipe.sharding_filter(), 2, 0)


def test_errors_name_the_innermost_pipe():
    with pytest.raises(ValueError, match=r"(?s)no good.*thrown by __iter__ of MapperIterDataPipe\(.*fn=refuse, input_col"):
        list(numbers().map(refuse).map(double))
    with pytest.raises(ValueError, match="The function sum_of takes 2 positional parameters, but 1 are required."):
        numbers().map(sum_of, input_col=0)


def refuse(item):
    raise ValueError("no good")


def test_copies_of_a_shuffled_pipe_go_on_where_it_is():
    for make in (lambda: numbers().shuffle(buffer_size=3), lambda: map_steps.SequenceWrapper(range(10)).shuffle()):
        pipe = make()
        items = iter(pipe)
        next(items), next(items)
        copy = pickle.loads(pickle.dumps(pipe))
        if isinstance(pipe.datapipe, IterDataPipe):
            _simple_graph_snapshot_restoration(copy.datapipe, pipe.datapipe._number_of_samples_yielded)
        copy._snapshot_state = _SnapshotState.Restored
        assert list(copy) == list(items)


def test_profiles_show_the_steps():
    with kf.profiler.profile() as prof:
        list(numbers(4).map(float))
        list(numbers(3).fork(2)[0])
    counts = {event.key: event.count for event in prof.key_averages() if "Wrapper" in event.key or "Child" in event.key}
    assert counts == {"Mapper(datapipe=IterableWrapper, fn=<class 'float'>, input_col=None, output_col=None)": 5,
                      "IterableWrapper(deepcopy=True, iterable=range(0, 4))": 5,
                      "_ChildDataPipe(instance_id=0, main_datapipe=_Forker)": 4,
                      "IterableWrapper(deepcopy=True, iterable=range(0, 3))": 4}
