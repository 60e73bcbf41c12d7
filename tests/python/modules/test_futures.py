"""keyfall.futures: results, errors of callbacks, and several futures at once, as recorded from PyTorch."""

import pickle

import pytest

import keyfall
from keyfall.futures import Future, collect_all, wait_all


def _done(value):
    future = Future()
    if isinstance(value, Exception):
        future.set_exception(value)
    else:
        future.set_result(value)
    return future


def test_a_result_is_set_once():
    with pytest.raises(RuntimeError, match="Future can only be marked completed once"):
        _done(1).set_result(2)


def test_cannot_be_pickled():
    with pytest.raises(RuntimeError, match="Can not pickle torch.futures.Future"):
        pickle.dumps(Future())


def test_errors_of_callbacks_stay_with_them(capsys):
    future, seen = Future(), []
    future.add_done_callback(lambda done: 1 / 0)
    future.add_done_callback(lambda: None)
    future.add_done_callback(lambda done: seen.append(done.value()))
    future.set_result(3)
    future.add_done_callback(lambda done: 1 / 0)
    assert future.wait() == 3
    assert seen == [3]
    assert "Got the following error when running the callback: ZeroDivisionError" in capsys.readouterr().err


def test_a_following_future_describes_the_error():
    with pytest.raises(RuntimeError, match="Got the following error when running the callback: TypeError: .*'int' and "
                                           "'str'"):
        _done(1).then(lambda done: done.wait() + "a").wait()
    assert _done(1).then(lambda done: done.wait() + 1).wait() == 2


def test_several_fail_with_the_first_of_them_when_all_are_done():
    futures = [Future(), Future(), Future()]
    together = collect_all(futures)
    futures[1].set_exception(ValueError("second"))
    futures[0].set_exception(ValueError("first"))
    assert not together.done()
    futures[2].set_result(1)
    with pytest.raises(ValueError, match="first"):
        together.wait()
    assert wait_all([_done(1), _done(2)]) == [1, 2]
    with pytest.raises(ValueError, match="x"):
        wait_all([_done(1), _done(ValueError("x"))])


def test_none_is_no_future():
    with pytest.raises(RuntimeError, match="Future can't be None"):
        keyfall.jit.wait(None)
    with pytest.raises(RuntimeError, match="Future can't be None"):
        wait_all([None])
