"""Damaged recordings are refused with a RecordingError that has a position; nothing else happens."""

import pathlib
import random
import sys

import keyfall
import pytest
from example_counts import examples
from keyfall._record.file_format import Recording

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import damage  # noqa: E402

VALID = damage.CORPUS / "valid.kfr"


def outcome(data):
    """The number of calls, or the error."""
    try:
        return len(list(Recording(data)))
    except keyfall.RecordingError as error:
        assert 0 <= error.position <= len(data) and f"(at byte {error.position})" in str(error)
        return error


def test_files_of_version_1_stay_readable():
    data = VALID.read_bytes()
    report = keyfall.replay(data)
    assert report.ok and report.compared == report.calls - 1 == 21, str(report)  # one call raised
    kinds = [{kind for kind, _ in damage.chunks(file)} for file in (data, damage.sample())]
    assert kinds[0] == kinds[1]


@pytest.mark.parametrize("name", sorted(damage.single_faults(VALID.read_bytes())))
def test_single_faults(name):
    damaged, message = damage.single_faults(VALID.read_bytes())[name]
    error = outcome(damaged)
    assert isinstance(error, keyfall.RecordingError) and message in str(error)
    with pytest.raises(keyfall.RecordingError):
        keyfall.replay(damaged)


@pytest.mark.parametrize("path", sorted(damage.CORPUS.glob("*.bad")), ids=lambda path: path.stem)
def test_corpus(path):
    """Files that were damaged once, as they were written then."""
    with pytest.raises(keyfall.RecordingError, match=path.name):
        keyfall.replay(path)


def test_every_prefix_is_readable():
    data = VALID.read_bytes()
    data = damage.joined(damage.chunks(data)[:9])
    counts = [outcome(data[:size]) for size in range(len(data) + 1)]
    known = [count for count in counts if isinstance(count, int)]
    assert known == sorted(known) and known[-1] == 3
    described = next(i for i, count in enumerate(counts) if isinstance(count, int))
    assert len(known) == len(data) + 1 - described  # from the description on, every prefix


def test_random_faults():
    data = VALID.read_bytes()
    generator = random.Random(14)
    refused = replayed = 0
    for _ in range(examples(800)):
        damaged = damage.random_fault(data, generator)
        if isinstance(outcome(damaged), int):
            # Without memory: a size may have become very large.
            assert isinstance(str(keyfall.replay(damaged, device="meta")), str)
            replayed += 1
        else:
            refused += 1
    assert refused and replayed
