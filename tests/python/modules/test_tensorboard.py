"""utils.tensorboard: the arrays that summaries are made of, and, where the package tensorboard is installed, what
is read back from event files. Values are recorded from PyTorch 2.13."""

import pytest

import keyfall

numpy = pytest.importorskip("numpy")
from keyfall.utils.tensorboard import _utils, summary, writer  # noqa: E402
from keyfall.utils.tensorboard._convert_np import make_np  # noqa: E402


def test_arrays_of_values():
    assert make_np(keyfall.tensor([2.5], requires_grad=True)).tolist() == make_np(2.5).tolist() == [2.5]
    assert make_np(keyfall.ones(1, dtype=keyfall.bfloat16)).dtype == numpy.float16
    with pytest.raises(NotImplementedError, match="Got <class 'list'>, but numpy array or torch tensor are expected."):
        make_np([1.0])  # libraries catch this error


def test_bins_grow_away_from_zero():
    bins = writer._default_bins()
    assert len(bins) == 1549 and bins[774] == 0 and bins[0] == -bins[-1]
    assert bins[-1] == pytest.approx(9.920775621859783e19, rel=1e-9) and bins[775] == 1e-12


def test_pictures_become_height_width_channels():
    batch = numpy.arange(24.0).reshape(3, 1, 2, 4)
    grid = _utils.convert_to_HWC(batch, "NCHW")
    assert grid.shape == (2, 12, 3) and grid[:, ::3, 1].tolist() == [[0, 3, 10, 17], [4, 7, 14, 21]]
    assert _utils.make_grid(batch, ncols=2).shape == (3, 4, 8)
    assert _utils.convert_to_HWC(batch[0], "CHW").shape == _utils.convert_to_HWC(batch[0, 0], "HW").shape == (2, 4, 3)
    with pytest.raises(AssertionError, match="same dimension shorthand twice"):
        _utils.convert_to_HWC(batch[0, 0], "CC")
    with pytest.raises(AssertionError, match="4D numpy array with 3 channels"):
        _utils.convert_to_HWC(numpy.ones((2, 2, 2, 2)), "NCHW")


def test_grids_of_videos():
    frames = _utils._prepare_video(numpy.arange(3 * 2 * 1 * 1 * 2.0).reshape(3, 2, 1, 1, 2))
    assert frames[..., 0].tolist() == [[[0, 1, 4, 5, 8, 9, 0, 0]], [[2, 3, 6, 7, 10, 11, 0, 0]]]
    shapes = [_utils._prepare_video(numpy.ones((count, 2, 3, 2, 3))).shape for count in (1, 2, 5)]
    assert shapes == [(2, 2, 3, 3), (2, 2, 6, 3), (2, 4, 12, 3)]


def test_tags_as_names_of_folders():
    assert [writer._file_name(tag) for tag in ("a/b", "50%", "a\\b", "%/")] == ["a%2fb", "50%25", "a%5cb", "%25%2f"]


def test_precision_and_recall():
    curve = summary.compute_curve(numpy.array([0, 1, 1, 0]), numpy.array([0.1, 0.8, 0.6, 0.4]), 4)
    assert curve.round(4).tolist() == [
        [2, 2, 1, 0], [2, 1, 0, 0], [0, 1, 2, 2], [0, 0, 1, 2], [0.5, 0.6667, 1, 0], [1, 1, 0.5, 0]]


def test_needs_the_package(tmp_path):
    try:
        import tensorboard  # noqa: F401
    except ImportError:
        with pytest.raises(ImportError, match="needs the package tensorboard"):
            writer.SummaryWriter(tmp_path)
    else:
        with writer.SummaryWriter(tmp_path) as written:
            written.add_scalar("a", keyfall.tensor(2.5), 1)
        assert len(list(tmp_path.iterdir())) == 1
