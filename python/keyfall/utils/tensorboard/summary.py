"""Summaries: the messages of the package tensorboard, made from numbers, arrays, pictures and texts."""

import io
import json
import wave

from ... import _C
from ._convert_np import _load, _name_of_tensorboard, _proto, make_np, numpy
from ._utils import _prepare_video, convert_to_HWC

__all__ = ["audio", "compute_curve", "custom_scalars", "draw_boxes", "histogram", "histogram_raw", "hparams", "image",
           "image_boxes", "make_histogram", "make_image", "make_video", "mesh", "pr_curve", "pr_curve_raw", "scalar",
           "tensor_proto", "text", "video"]


def _summary(tag, **what):
    kind = _proto("summary", "Summary")
    return kind(value=[kind.Value(tag=tag, **what)])


def _shape(sizes):
    kind = _proto("tensor_shape", "TensorShapeProto")
    return kind(dim=[kind.Dim(size=size) for size in sizes])


def _tensor(dtype, sizes=None, **values):
    shape = {} if sizes is None else {"tensor_shape": _shape(sizes)}
    return _proto("tensor", "TensorProto")(dtype=dtype, **shape, **values)


def _of_plugin(name, content=b""):
    kind = _proto("summary", "SummaryMetadata")
    return kind(plugin_data=kind.PluginData(plugin_name=name, content=content))


def scalar(name, tensor, collections=None, new_style=False, double_precision=False):
    """A number; in the new style as a tensor."""
    array = make_np(tensor).squeeze()
    assert array.ndim == 0, ("Tensor should contain one element (0 dimensions). "
                             f"Was given size: {array.size} and {array.ndim} dimensions.")
    number = float(array)
    if not new_style:
        return _summary(name, simple_value=number)
    value = _tensor("DT_DOUBLE", double_val=[number]) if double_precision else _tensor("DT_FLOAT", float_val=[number])
    return _summary(name, tensor=value, metadata=_of_plugin("scalars"))


def _bits(tensor):
    """The float32 values of a half type as integers: what PyTorch writes."""
    return tensor.float().view(_C.int32).flatten().tolist()


def _parts(tensor):
    return [part for number in tensor.flatten().tolist() for part in (number.real, number.imag)]


_TYPES = {"float16": ("DT_HALF", "half_val"), "bfloat16": ("DT_BFLOAT16", "half_val"),
          "float32": ("DT_FLOAT", "float_val"), "float64": ("DT_DOUBLE", "double_val"),
          "int8": ("DT_INT8", "int_val"), "uint8": ("DT_UINT8", "uint32_val"), "int16": ("DT_INT16", "int_val"),
          "int32": ("DT_INT32", "int_val"), "int64": ("DT_INT64", "int64_val"),
          "complex32": ("DT_COMPLEX32", "scomplex_val"), "complex64": ("DT_COMPLEX64", "scomplex_val"),
          "complex128": ("DT_COMPLEX128", "dcomplex_val"), "bool": ("DT_BOOL", "bool_val")}


def tensor_proto(tag, tensor):
    """A tensor, with its element type."""
    name = str(tensor.dtype).removeprefix("torch.").removeprefix("keyfall.")
    if name not in _TYPES:
        raise ValueError(f"{tag} has unsupported tensor dtype {tensor.dtype}")
    kind, field = _TYPES[name]
    tensor = tensor.detach().cpu()
    numbers = _bits(tensor) if field == "half_val" else _parts(tensor) if "complex" in field else tensor.flatten().tolist()
    return _summary(tag, tensor=_tensor(kind, tensor.shape, **{field: numbers}), metadata=_of_plugin("tensor"))


def histogram_raw(name, min, max, num, sum, sum_squares, bucket_limits, bucket_counts):
    """A histogram whose numbers are known."""
    return _summary(name, histo=_proto("summary", "HistogramProto")(
        min=min, max=max, num=num, sum=sum, sum_squares=sum_squares, bucket_limit=bucket_limits, bucket=bucket_counts))


def histogram(name, values, bins, max_bins=None):
    """A histogram of values."""
    return _summary(name, histo=make_histogram(make_np(values).astype(float), bins, max_bins))


def _merged(counts, limits, most):
    """Joins neighbouring bins, as many as make at most `most`, one more or less."""
    step = len(counts) // most
    counts = numpy.pad(counts, (0, -len(counts) % step)).reshape(-1, step).sum(-1)
    return counts, numpy.append(limits[:-1:step], limits[-1])


def make_histogram(values, bins, max_bins=None):
    """Counts values in bins; empty bins at both ends are dropped but for the one in front."""
    if values.size == 0:
        raise ValueError("The input has no element.")
    values = values.reshape(-1)
    counts, limits = numpy.histogram(values, bins=bins)
    if max_bins is not None and len(counts) > max_bins:
        counts, limits = _merged(counts, limits, max_bins)
    (used,) = counts.nonzero()
    if not len(used):
        raise ValueError("The histogram is empty.")
    first, end = used[0], used[-1] + 1
    before = counts[first - 1:first] if first else [0]
    return _proto("summary", "HistogramProto")(
        min=values.min(), max=values.max(), num=len(values), sum=values.sum(), sum_squares=values.dot(values),
        bucket_limit=limits[first:end + 1].tolist(), bucket=numpy.concatenate([before, counts[first:end]]).tolist())


def _pixels(tensor, dataformats):
    array = make_np(tensor)
    scale = 1 if array.dtype == numpy.uint8 else 255
    picture = convert_to_HWC(array, dataformats).astype(numpy.float32) * scale
    return picture.clip(0, 255).astype(numpy.uint8)


def image(tag, tensor, rescale=1, dataformats="NCHW"):
    """A picture, or a grid of pictures."""
    return _summary(tag, image=make_image(_pixels(tensor, dataformats), rescale))


def image_boxes(tag, tensor_image, tensor_boxes, rescale=1, dataformats="CHW", labels=None):
    """A picture with boxes drawn on it."""
    rois = make_np(tensor_boxes)
    return _summary(tag, image=make_image(_pixels(tensor_image, dataformats), rescale, rois=rois, labels=labels))


def draw_boxes(disp_image, boxes, labels=None):
    """Draws boxes, given by their corners, and their labels on a picture."""
    draw, font = _load("PIL.ImageDraw").Draw(disp_image), _load("PIL.ImageFont")
    for i, (left, top, right, bottom) in enumerate(make_np(boxes)[:, :4].tolist()):
        draw.line([(left, top), (left, bottom), (right, bottom), (right, top), (left, top)], width=2, fill="Red")
        if labels:
            letters = font.load_default()
            x, y, end, low = letters.getbbox(labels[i])
            width, height, margin = end - x, low - y, int(numpy.ceil(0.05 * (low - y)))
            draw.rectangle([(left, bottom - height - 2 * margin), (left + width, bottom)], fill="Red")
            draw.text((left + margin, bottom - height - margin), labels[i], fill="black", font=letters)
    return disp_image


def _image_proto(height, width, channels, encoded):
    return _proto("summary", "Summary").Image(height=height, width=width, colorspace=channels,
                                              encoded_image_string=encoded)


def make_image(tensor, rescale=1, rois=None, labels=None):
    """Encodes an array of height, width, channels as PNG."""
    pictures, file = _load("PIL.Image"), io.BytesIO()
    height, width, channels = tensor.shape
    height, width = int(height * rescale), int(width * rescale)
    picture = pictures.fromarray(tensor)
    if rois is not None:
        picture = draw_boxes(picture, rois, labels=labels)
    picture.resize((width, height), pictures.Resampling.LANCZOS).save(file, format="PNG")
    return _image_proto(height, width, channels, file.getvalue())


def video(tag, tensor, fps=4):
    """Videos of shape (batch, time, channels, height, width), side by side."""
    frames = _prepare_video(make_np(tensor))
    scale = 1 if frames.dtype == numpy.uint8 else 255
    return _summary(tag, image=make_video((frames.astype(numpy.float32) * scale).clip(0, 255).astype(numpy.uint8), fps))


def make_video(tensor, fps):
    """Encodes frames as an animated GIF."""
    pictures, file = _load("PIL.Image"), io.BytesIO()
    _, height, width, channels = tensor.shape
    first, *others = [pictures.fromarray(frame[..., 0] if channels == 1 else frame) for frame in tensor]
    first.save(file, format="GIF", save_all=True, append_images=others, duration=1000 / fps, loop=0)
    return _image_proto(height, width, channels, file.getvalue())


def audio(tag, tensor, sample_rate=44100):
    """A sound, with samples between -1 and 1, as WAV."""
    array = make_np(tensor).squeeze()
    if abs(array).max() > 1:
        print("warning: audio amplitude out of range, auto clipped.")
        array = array.clip(-1, 1)
    assert array.ndim == 1, "input tensor should be 1 dimensional."
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(sample_rate)
        sound.writeframes((array * 32767).astype("<i2").tobytes())
    return _summary(tag, audio=_proto("summary", "Summary").Audio(
        sample_rate=sample_rate, num_channels=1, length_frames=len(array), encoded_audio_string=file.getvalue(),
        content_type="audio/wav"))


def custom_scalars(layout):
    """Says which scalars share a chart."""
    def part(name):
        return _name_of_tensorboard("plugins.custom_scalar.layout_pb2", name)

    def chart(title, kind, tags):
        if kind != "Margin":
            return part("Chart")(title=title, multiline=part("MultilineChartContent")(tag=tags))
        assert len(tags) == 3, "a chart of kind Margin needs three tags"
        content = part("MarginChartContent")
        value, lower, upper = tags
        return part("Chart")(title=title, margin=content(
            series=[content.Series(value=value, lower=lower, upper=upper)]))

    rows = [part("Category")(title=category, chart=[chart(title, *given[:2]) for title, given in charts.items()])
            for category, charts in layout.items()]
    value = _tensor("DT_STRING", (), string_val=[part("Layout")(category=rows).SerializeToString()])
    return _summary("custom_scalars__config__", tensor=value, metadata=_of_plugin("custom_scalars"))


def text(tag, text):
    """A text."""
    data = _name_of_tensorboard("plugins.text.plugin_data_pb2", "TextPluginData")(version=0)
    return _summary(tag + "/text_summary", tensor=_tensor("DT_STRING", (1,), string_val=[text.encode()]),
                    metadata=_of_plugin("text", data.SerializeToString()))


def _curve(tag, data, num_thresholds):
    kind = _name_of_tensorboard("plugins.pr_curve.plugin_data_pb2", "PrCurvePluginData")
    described = kind(version=0, num_thresholds=num_thresholds).SerializeToString()
    return _summary(tag, tensor=_tensor("DT_FLOAT", data.shape, float_val=data.reshape(-1).tolist()),
                    metadata=_of_plugin("pr_curves", described))


def pr_curve_raw(tag, tp, fp, tn, fn, precision, recall, num_thresholds=127, weights=None):
    """A curve of precision and recall whose numbers are known."""
    return _curve(tag, numpy.stack((tp, fp, tn, fn, precision, recall)), min(num_thresholds, 127))


def pr_curve(tag, labels, predictions, num_thresholds=127, weights=None):
    """A curve of precision and recall; more than 127 thresholds would not be read."""
    num_thresholds = min(num_thresholds, 127)
    return _curve(tag, compute_curve(labels, predictions, num_thresholds, weights), num_thresholds)


def compute_curve(labels, predictions, num_thresholds=None, weights=None):
    """Counts of right and wrong predictions, precision and recall for each threshold."""
    weights = 1.0 if weights is None else weights
    place = numpy.int32(numpy.floor(predictions * (num_thresholds - 1)))
    right = labels.astype(numpy.float64)

    def from_threshold(amounts):
        counts, _ = numpy.histogram(place, bins=num_thresholds, range=(0, num_thresholds - 1), weights=amounts)
        return counts[::-1].cumsum()[::-1]

    tp, fp = from_threshold(right * weights), from_threshold((1.0 - right) * weights)
    tn, fn = fp[0] - fp, tp[0] - tp
    return numpy.stack((tp, fp, tn, fn, tp / numpy.maximum(1e-7, tp + fp), tp / numpy.maximum(1e-7, tp + fn)))


def mesh(tag, vertices, colors, faces, config_dict, display_name=None, description=None):
    """Points in space, with triangles between them and colors."""
    def plugin(name):
        return _name_of_tensorboard("plugins.mesh.metadata", name)

    kinds = _name_of_tensorboard("plugins.mesh.plugin_data_pb2", "MeshPluginData")
    given = [(array, kind) for array, kind in ((vertices, kinds.VERTEX), (faces, kinds.FACE), (colors, kinds.COLOR))
             if array is not None]
    components = plugin("get_components_bitmask")([kind for _, kind in given])
    config = json.dumps(config_dict, sort_keys=True) if config_dict is not None else "{}"
    value = _proto("summary", "Summary").Value
    return _proto("summary", "Summary")(value=[
        value(tag=plugin("get_instance_name")(tag, kind),
              tensor=_tensor("DT_FLOAT", array.shape, float_val=array.reshape(-1).tolist()),
              metadata=plugin("create_summary_metadata")(tag, display_name, kind, components, array.shape, description,
                                                         json_config=config))
        for array, kind in given])


# ---- Hyperparameters -----------------------------------------------------------------------------

_PLUGIN = "plugins.hparams"
_FIELDS = {bool: "bool_value", str: "string_value", float: "number_value"}  # of a protobuf Value


def _api(name):
    return _name_of_tensorboard(f"{_PLUGIN}.api_pb2", name)


def _data(name):
    return _name_of_tensorboard(f"{_PLUGIN}.plugin_data_pb2", name)


def _hparams_summary(tag, **what):
    """A summary that carries data of the plug-in. tensorboard's own functions for this need TensorFlow."""
    describe = _name_of_tensorboard(f"{_PLUGIN}.metadata", "create_summary_metadata")
    kind = _proto("summary", "Summary")
    return kind(value=[kind.Value(tag=_name_of_tensorboard(f"{_PLUGIN}.metadata", tag),
                                  metadata=describe(_data("HParamsPluginData")(**what)))])


def _plain(name, value):
    """Returns a hyperparameter as a text, bool or float."""
    if isinstance(value, _C.TensorBase):
        value = value.item()
    if isinstance(value, (bool, str)):
        return value
    if isinstance(value, (int, float)):
        return float(value)
    raise ValueError(f"hparams: expected an int, float, str, bool or tensor for {name!r}, found {type(value).__name__}")


def hparams(hparam_dict=None, metric_dict=None, hparam_domain_discrete=None):
    """Returns the three summaries that describe a run: the experiment with the names of hyperparameters and
    metrics, the start with the values of the hyperparameters, and the end. Values of None are left out;
    hparam_domain_discrete has lists of possible values."""
    for what, given in (("hparam_dict", hparam_dict), ("metric_dict", metric_dict),
                        ("hparam_domain_discrete", hparam_domain_discrete or {})):
        if not isinstance(given, dict):
            raise TypeError(f"hparams: expected a dict as {what}, found {type(given).__name__}")
    domains = hparam_domain_discrete or {}
    values = {name: _plain(name, value) for name, value in hparam_dict.items() if value is not None}
    kinds = {bool: "DATA_TYPE_BOOL", str: "DATA_TYPE_STRING", float: "DATA_TYPE_FLOAT64"}
    infos = []
    for name, value in values.items():
        info = _api("HParamInfo")(name=name, type=_api("DataType").Value(kinds[type(value)]))
        if name in domains:
            info.domain_discrete.extend(domains[name])
        infos.append(info)
    metrics = [_api("MetricInfo")(name=_api("MetricName")(tag=name)) for name in metric_dict]
    experiment = _api("Experiment")(hparam_infos=infos, metric_infos=metrics)
    start, end = _data("SessionStartInfo")(), _data("SessionEndInfo")(status=_api("Status").Value("STATUS_SUCCESS"))
    for name, value in values.items():
        setattr(start.hparams[name], _FIELDS[type(value)], value)
    return (_hparams_summary("EXPERIMENT_TAG", experiment=experiment),
            _hparams_summary("SESSION_START_INFO_TAG", session_start_info=start),
            _hparams_summary("SESSION_END_INFO_TAG", session_end_info=end))
