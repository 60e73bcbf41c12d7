"""Pictures for summaries: from figures, batches and videos to arrays of height, width, channels."""

import math

from ._convert_np import _load, numpy


def figure_to_image(figures, close=True):
    """Draws a figure of matplotlib, or a list of them: an array of channels, height, width (of a batch)."""
    agg, pyplot = _load("matplotlib.backends.backend_agg"), _load("matplotlib.pyplot")

    def draw(figure):
        canvas = agg.FigureCanvasAgg(figure)
        canvas.draw()
        picture = numpy.asarray(canvas.buffer_rgba())[..., :3]
        if close:
            pyplot.close(figure)
        return numpy.moveaxis(picture, 2, 0)

    return numpy.stack([draw(one) for one in figures]) if isinstance(figures, list) else draw(figures)


def make_grid(I, ncols=8):  # noqa: E741  the name of the argument is PyTorch's
    """Puts a batch of pictures side by side, at most `ncols` in a row."""
    assert isinstance(I, numpy.ndarray), "plugin error, should pass numpy array here"
    if I.shape[1] == 1:
        I = numpy.repeat(I, 3, 1)  # noqa: E741
    assert I.ndim == 4 and I.shape[1] == 3, "Input should be a 4D numpy array with 3 channels"
    count, _, height, width = I.shape
    columns = min(count, ncols)
    grid = numpy.zeros((3, height * math.ceil(count / columns), width * columns), I.dtype)
    for i, picture in enumerate(I):
        top, left = i // columns * height, i % columns * width
        grid[:, top:top + height, left:left + width] = picture
    return grid


def convert_to_HWC(tensor, input_format):
    """Moves channels to the end; pictures without channels or with one get three, batches become a grid."""
    assert len(set(input_format)) == len(input_format), \
        f"You can not use the same dimension shorthand twice. input_format: {input_format}"
    assert len(tensor.shape) == len(input_format), \
        f"size of input tensor and input format are different. tensor shape: {tensor.shape}, input_format: {input_format}"
    layout = input_format.upper()
    if len(layout) == 4:
        grid = make_grid(tensor.transpose([layout.find(c) for c in "NCHW"]))
        return grid.transpose(1, 2, 0)
    if len(layout) == 3:
        picture = tensor.transpose([layout.find(c) for c in "HWC"])
        return numpy.repeat(picture, 3, 2) if picture.shape[2] == 1 else picture
    if len(layout) == 2:
        picture = tensor.transpose([layout.find(c) for c in "HW"])
        return numpy.stack([picture] * 3, 2)
    return None


def _prepare_video(V):
    """Arranges videos of shape (batch, time, channels, height, width) in a grid: (time, height, width, channels)."""
    count, length, channels, height, width = V.shape
    if V.dtype == numpy.uint8:
        V = numpy.float32(V) / 255.0
    padded = 1 << (count - 1).bit_length()  # a power of 2, which has a grid
    V = numpy.concatenate([V, numpy.zeros((padded - count, *V.shape[1:]))])
    rows = 1 << ((count.bit_length() - 1) // 2)
    columns = padded // rows
    V = V.reshape(rows, columns, length, channels, height, width).transpose(2, 0, 4, 1, 5, 3)
    return V.reshape(length, rows * height, columns * width, channels)
