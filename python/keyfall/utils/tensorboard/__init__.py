"""SummaryWriter: writes event files through the package tensorboard, which must be installed."""

import os
import socket
import time

from ..._loading import lazy_module as _lazy_module
from ..._loading import load as _load

numpy = _lazy_module("numpy")

__all__ = ["SummaryWriter"]


def _name_of_tensorboard(module, name):
    """Returns a name of a module of the package tensorboard."""
    try:
        return getattr(_load(f"tensorboard.{module}"), name)
    except ModuleNotFoundError as error:
        raise ImportError("keyfall.utils.tensorboard needs the package tensorboard") from error


def _proto(file, name):
    return _name_of_tensorboard(f"compat.proto.{file}_pb2", name)


def _number(value):
    if hasattr(value, "item"):
        return float(value.item())
    if numpy.isscalar(value):
        return float(value)
    raise NotImplementedError(f"SummaryWriter: expected a number, an array or a tensor, but got {type(value).__name__}")


class SummaryWriter:
    """Writes scalars, histograms and texts of a run to a folder."""

    def __init__(self, log_dir=None, comment="", purge_step=None, max_queue=10, flush_secs=120,
                 filename_suffix=""):
        if not log_dir:
            now = time.strftime("%b%d_%H-%M-%S")
            log_dir = os.path.join("runs", f"{now}_{socket.gethostname()}{comment}")
        self.log_dir = str(log_dir)
        self._options = max_queue, flush_secs, filename_suffix
        self.file_writer, self._others = self._writer(self.log_dir), {}

    def _writer(self, folder):
        kind = _name_of_tensorboard("summary.writer.event_file_writer", "EventFileWriter")
        return kind(folder, *self._options)

    def get_logdir(self):
        """The folder."""
        return self.log_dir

    def _add(self, value, step, walltime, writer=None):
        summary = _proto("summary", "Summary")(value=[value])
        event = _proto("event", "Event")(summary=summary, wall_time=time.time() if walltime is None else walltime)
        if step is not None:
            event.step = int(step)
        (writer or self.file_writer).add_event(event)

    def add_scalar(self, tag, scalar_value, global_step=None, walltime=None, new_style=False,
                   double_precision=False):
        """Writes a number."""
        self._add(_proto("summary", "Summary").Value(tag=tag, simple_value=_number(scalar_value)), global_step, walltime)

    def add_scalars(self, main_tag, tag_scalar_dict, global_step=None, walltime=None):
        """Writes numbers of several runs, each to a folder of its own."""
        for tag, value in tag_scalar_dict.items():
            folder = os.path.join(self.log_dir, f"{main_tag.replace('/', '_')}_{tag}")
            if folder not in self._others:
                self._others[folder] = self._writer(folder)
            self._add(_proto("summary", "Summary").Value(tag=main_tag, simple_value=_number(value)), global_step, walltime,
                      self._others[folder])

    def add_histogram(self, tag, values, global_step=None, bins="tensorflow", walltime=None, max_bins=None):
        """Writes a histogram."""
        array = numpy.asarray(values.detach() if hasattr(values, "detach") else values, dtype=float).reshape(-1)
        counts, edges = numpy.histogram(array, bins=30 if bins == "tensorflow" else bins)
        histogram = _proto("summary", "HistogramProto")(min=array.min(), max=array.max(), num=array.size, sum=array.sum(),
                                   sum_squares=(array * array).sum(), bucket_limit=edges[1:].tolist(),
                                   bucket=counts.tolist())
        self._add(_proto("summary", "Summary").Value(tag=tag, histo=histogram), global_step, walltime)

    def add_text(self, tag, text_string, global_step=None, walltime=None):
        """Writes a text."""
        kind, shape = _proto("summary", "SummaryMetadata"), _proto("tensor_shape", "TensorShapeProto")
        tensor = _proto("tensor", "TensorProto")(dtype="DT_STRING", string_val=[text_string.encode()],
                                                 tensor_shape=shape(dim=[shape.Dim(size=1)]))
        self._add(_proto("summary", "Summary").Value(tag=tag + "/text_summary", metadata=kind(plugin_data=kind.PluginData(plugin_name="text")),
                                tensor=tensor), global_step, walltime)

    def flush(self):
        """Writes everything to the files."""
        for writer in (self.file_writer, *self._others.values()):
            writer.flush()

    def close(self):
        """Closes the files."""
        for writer in (self.file_writer, *self._others.values()):
            writer.close()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
