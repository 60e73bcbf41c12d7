"""SummaryWriter: writes event files through the package tensorboard, which must be installed."""

from ._convert_np import _name_of_tensorboard
from .writer import FileWriter, SummaryWriter

__all__ = ["FileWriter", "RecordWriter", "SummaryWriter"]


def __getattr__(name):
    if name == "RecordWriter":
        return _name_of_tensorboard("summary.writer.record_writer", name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
