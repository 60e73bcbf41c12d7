"""Writers of event files."""

import os
import socket
import time

from . import summary as _summary
from ._convert_np import _load, _name_of_tensorboard, _proto, make_np, numpy
from ._embedding import get_embedding_info, make_mat, make_sprite, make_tsv, write_pbtxt
from ._utils import figure_to_image

__all__ = ["FileWriter", "SummaryWriter"]


class FileWriter:
    """Writes events to one file."""

    def __init__(self, log_dir, max_queue=10, flush_secs=120, filename_suffix=""):
        kind = _name_of_tensorboard("summary.writer.event_file_writer", "EventFileWriter")
        self.event_writer = kind(str(log_dir), max_queue, flush_secs, filename_suffix)

    def get_logdir(self):
        """The folder."""
        return self.event_writer.get_logdir()

    def add_event(self, event, step=None, walltime=None):
        """Writes an event, with the time and the step."""
        event.wall_time = time.time() if walltime is None else walltime
        if step is not None:
            event.step = int(step)
        self.event_writer.add_event(event)

    def add_summary(self, summary, global_step=None, walltime=None):
        """Writes a summary."""
        self.add_event(_proto("event", "Event")(summary=summary), global_step, walltime)

    def flush(self):
        """Writes everything to the file."""
        self.event_writer.flush()

    def close(self):
        """Closes the file."""
        self.event_writer.close()

    def reopen(self):
        """Opens the file again after close()."""
        self.event_writer.reopen()


def _default_bins():
    """Bins that grow by a tenth, away from 0 in both directions."""
    up = [1e-12]
    while up[-1] * 1.1 < 1e20:
        up.append(up[-1] * 1.1)
    return [-v for v in reversed(up)] + [0] + up


def _file_name(tag):
    for character in "%/\\":
        tag = tag.replace(character, f"%{ord(character):02x}")
    return tag


class SummaryWriter:
    """Writes numbers, histograms, pictures, sounds, texts and other results of a run to a folder."""

    def __init__(self, log_dir=None, comment="", purge_step=None, max_queue=10, flush_secs=120,
                 filename_suffix=""):
        if not log_dir:
            now = time.strftime("%b%d_%H-%M-%S")
            log_dir = os.path.join("runs", f"{now}_{socket.gethostname()}{comment}")
        self.log_dir, self.purge_step = log_dir, purge_step
        self.max_queue, self.flush_secs, self.filename_suffix = max_queue, flush_secs, filename_suffix
        self.file_writer = self.all_writers = None
        self._get_file_writer()
        self.default_bins = _default_bins()

    def _new_writer(self, folder):
        writer = FileWriter(folder, self.max_queue, self.flush_secs, self.filename_suffix)
        self.all_writers[writer.get_logdir()] = writer
        return writer

    def _get_file_writer(self):
        """The writer of the folder; after close() a new one."""
        if self.file_writer is None:
            self.all_writers = {}
            self.file_writer = self._new_writer(self.log_dir)
            if self.purge_step is not None:  # tells readers to forget what was written from this step on
                event, log = _proto("event", "Event"), _proto("event", "SessionLog")
                self.file_writer.add_event(event(step=self.purge_step, file_version="brain.Event:2"))
                self.file_writer.add_event(event(step=self.purge_step, session_log=log(status=log.START)))
                self.purge_step = None
        return self.file_writer

    def get_logdir(self):
        """The folder."""
        return self.log_dir

    def _add(self, summary, step, walltime):
        self._get_file_writer().add_summary(summary, step, walltime)

    def add_scalar(self, tag, scalar_value, global_step=None, walltime=None, new_style=False,
                   double_precision=False):
        """Writes a number."""
        self._add(_summary.scalar(tag, scalar_value, new_style=new_style, double_precision=double_precision),
                  global_step, walltime)

    def add_scalars(self, main_tag, tag_scalar_dict, global_step=None, walltime=None):
        """Writes numbers of several runs, each to a folder of its own."""
        walltime = time.time() if walltime is None else walltime
        base = self._get_file_writer().get_logdir()
        for tag, value in tag_scalar_dict.items():
            folder = f"{base}/{main_tag.replace('/', '_')}_{tag}"
            writer = self.all_writers.get(folder) or self._new_writer(folder)
            writer.add_summary(_summary.scalar(main_tag, value), global_step, walltime)

    def add_tensor(self, tag, tensor, global_step=None, walltime=None):
        """Writes a tensor."""
        self._add(_summary.tensor_proto(tag, tensor), global_step, walltime)

    def add_histogram(self, tag, values, global_step=None, bins="tensorflow", walltime=None, max_bins=None):
        """Writes a histogram."""
        if isinstance(bins, str) and bins == "tensorflow":
            bins = self.default_bins
        self._add(_summary.histogram(tag, values, bins, max_bins=max_bins), global_step, walltime)

    def add_histogram_raw(self, tag, min, max, num, sum, sum_squares, bucket_limits, bucket_counts,
                          global_step=None, walltime=None):
        """Writes a histogram whose numbers are known."""
        if len(bucket_limits) != len(bucket_counts):
            raise ValueError("len(bucket_limits) != len(bucket_counts), see the document.")
        self._add(_summary.histogram_raw(tag, min, max, num, sum, sum_squares, bucket_limits, bucket_counts),
                  global_step, walltime)

    def add_image(self, tag, img_tensor, global_step=None, walltime=None, dataformats="CHW"):
        """Writes a picture."""
        self._add(_summary.image(tag, img_tensor, dataformats=dataformats), global_step, walltime)

    def add_images(self, tag, img_tensor, global_step=None, walltime=None, dataformats="NCHW"):
        """Writes pictures side by side."""
        self._add(_summary.image(tag, img_tensor, dataformats=dataformats), global_step, walltime)

    def add_image_with_boxes(self, tag, img_tensor, box_tensor, global_step=None, walltime=None, rescale=1,
                             dataformats="CHW", labels=None):
        """Writes a picture with boxes."""
        labels = [labels] if isinstance(labels, str) else labels
        if labels is not None and len(labels) != box_tensor.shape[0]:
            labels = None
        self._add(_summary.image_boxes(tag, img_tensor, box_tensor, rescale=rescale, dataformats=dataformats,
                                       labels=labels), global_step, walltime)

    def add_figure(self, tag, figure, global_step=None, close=True, walltime=None):
        """Writes a figure of matplotlib, or several side by side."""
        self.add_image(tag, figure_to_image(figure, close), global_step, walltime,
                       dataformats="NCHW" if isinstance(figure, list) else "CHW")

    def add_video(self, tag, vid_tensor, global_step=None, fps=4, walltime=None):
        """Writes videos."""
        self._add(_summary.video(tag, vid_tensor, fps), global_step, walltime)

    def add_audio(self, tag, snd_tensor, global_step=None, sample_rate=44100, walltime=None):
        """Writes a sound."""
        self._add(_summary.audio(tag, snd_tensor, sample_rate=sample_rate), global_step, walltime)

    def add_text(self, tag, text_string, global_step=None, walltime=None):
        """Writes a text."""
        self._add(_summary.text(tag, text_string), global_step, walltime)

    def add_pr_curve(self, tag, labels, predictions, global_step=None, num_thresholds=127, weights=None,
                     walltime=None):
        """Writes a curve of precision and recall."""
        self._add(_summary.pr_curve(tag, make_np(labels), make_np(predictions), num_thresholds, weights),
                  global_step, walltime)

    def add_pr_curve_raw(self, tag, true_positive_counts, false_positive_counts, true_negative_counts,
                         false_negative_counts, precision, recall, global_step=None, num_thresholds=127,
                         weights=None, walltime=None):
        """Writes a curve of precision and recall whose numbers are known."""
        self._add(_summary.pr_curve_raw(tag, true_positive_counts, false_positive_counts, true_negative_counts,
                                        false_negative_counts, precision, recall, num_thresholds, weights),
                  global_step, walltime)

    def add_custom_scalars(self, layout):
        """Says which scalars share a chart: categories with titles with a kind and tags."""
        self._add(_summary.custom_scalars(layout), None, None)

    def add_custom_scalars_multilinechart(self, tags, category="default", title="untitled"):
        """Puts scalars into one chart."""
        self.add_custom_scalars({category: {title: ["Multiline", tags]}})

    def add_custom_scalars_marginchart(self, tags, category="default", title="untitled"):
        """Puts a scalar between two others into one chart."""
        assert len(tags) == 3, "a chart of kind Margin needs three tags"
        self.add_custom_scalars({category: {title: ["Margin", tags]}})

    def add_mesh(self, tag, vertices, colors=None, faces=None, config_dict=None, global_step=None, walltime=None):
        """Writes points in space and triangles."""
        arrays = [None if given is None else make_np(given) for given in (vertices, colors, faces)]
        self._add(_summary.mesh(tag, *arrays, config_dict), global_step, walltime)

    def add_hparams(self, hparam_dict, metric_dict, hparam_domain_discrete=None, run_name=None, global_step=None):
        """Writes hyperparameters and what they lead to, to a folder of its own."""
        if type(hparam_dict) is not dict or type(metric_dict) is not dict:
            raise TypeError("hparam_dict and metric_dict should be dictionary.")
        summaries = _summary.hparams(hparam_dict, metric_dict, hparam_domain_discrete)
        folder = os.path.join(self._get_file_writer().get_logdir(), run_name or str(time.time()))
        with SummaryWriter(log_dir=folder) as writer:
            for summary in summaries:
                writer.file_writer.add_summary(summary, global_step)
            for name, value in metric_dict.items():
                writer.add_scalar(name, value, global_step)

    def add_embedding(self, mat, metadata=None, label_img=None, global_step=None, tag="default",
                      metadata_header=None):
        """Writes vectors, with labels and pictures, for the projector."""
        mat, step = make_np(mat), 0 if global_step is None else global_step
        assert mat.ndim == 2, "mat should be 2D, where mat.size(0) is the number of data points"
        subdir = f"{str(step).zfill(5)}/{_file_name(tag)}"
        folder = os.path.join(self._get_file_writer().get_logdir(), subdir)
        os.makedirs(folder, exist_ok=True)
        if metadata is not None:
            assert mat.shape[0] == len(metadata), "#labels should equal with #data points"
            make_tsv(metadata, folder, metadata_header=metadata_header)
        if label_img is not None:
            assert mat.shape[0] == label_img.shape[0], "#images should equal with #data points"
            make_sprite(label_img, folder)
        make_mat(mat, folder)
        if not hasattr(self, "_projector_config"):
            self._projector_config = _name_of_tensorboard("plugins.projector.projector_config_pb2",
                                                          "ProjectorConfig")()
        self._projector_config.embeddings.extend([get_embedding_info(metadata, label_img, subdir, step, tag)])
        write_pbtxt(self._get_file_writer().get_logdir(),
                    _load("google.protobuf.text_format").MessageToString(self._projector_config))

    def flush(self):
        """Writes everything to the files."""
        for writer in (self.all_writers or {}).values():
            writer.flush()

    def close(self):
        """Closes the files."""
        for writer in (self.all_writers or {}).values():
            writer.flush()
            writer.close()
        self.file_writer = self.all_writers = None

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
