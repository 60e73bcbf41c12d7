"""Summaries of hyperparameters, made by the package tensorboard."""

from ... import _C
from . import _name_of_tensorboard

__all__ = ["hparams"]

_PLUGIN = "plugins.hparams"
_FIELDS = {bool: "bool_value", str: "string_value", float: "number_value"}  # of a protobuf Value


def _api(name):
    return _name_of_tensorboard(f"{_PLUGIN}.api_pb2", name)


def _data(name):
    return _name_of_tensorboard(f"{_PLUGIN}.plugin_data_pb2", name)


def _summary(tag, **what):
    """A summary that carries data of the plug-in. tensorboard's own functions for this need TensorFlow."""
    describe = _name_of_tensorboard(f"{_PLUGIN}.metadata", "create_summary_metadata")
    kind = _name_of_tensorboard("compat.proto.summary_pb2", "Summary")
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
    return (_summary("EXPERIMENT_TAG", experiment=experiment),
            _summary("SESSION_START_INFO_TAG", session_start_info=start),
            _summary("SESSION_END_INFO_TAG", session_end_info=end))
