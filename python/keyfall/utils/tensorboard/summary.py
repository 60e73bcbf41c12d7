"""Summaries of hyperparameters, made by the package tensorboard."""

from ... import _C
from . import _name_of_tensorboard

__all__ = ["hparams"]

_PLUGIN = "plugins.hparams"


def _api(name):
    return _name_of_tensorboard(f"{_PLUGIN}.api_pb2", name)


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
    make = {name: _name_of_tensorboard(f"{_PLUGIN}.summary", name)
            for name in ("experiment_pb", "session_start_pb", "session_end_pb")}
    return (make["experiment_pb"](hparam_infos=infos, metric_infos=metrics), make["session_start_pb"](hparams=values),
            make["session_end_pb"](_api("Status").Value("STATUS_SUCCESS")))
