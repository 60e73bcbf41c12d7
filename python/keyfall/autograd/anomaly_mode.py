"""Anomaly mode: errors in backward show the forward call that caused them."""

import warnings

from .. import _C

__all__ = ["detect_anomaly", "set_detect_anomaly"]


class set_detect_anomaly:
    """Switches anomaly mode on or off; as a context manager, restores it on exit."""

    def __init__(self, mode: bool, check_nan: bool = True) -> None:
        self.prev = _C.is_anomaly_enabled()
        self.prev_check_nan = _C.is_anomaly_check_nan_enabled()
        _C._set_anomaly_enabled(mode, check_nan)

    def __enter__(self):
        pass

    def __exit__(self, *unused):
        _C._set_anomaly_enabled(self.prev, self.prev_check_nan)


class detect_anomaly:
    """Context in which recorded operations remember their traceback, which a failing backward
    reports, and a backward that computes NaN fails (unless `check_nan` is False). Slow: for
    debugging."""

    def __init__(self, check_nan=True) -> None:
        self.check_nan = check_nan
        warnings.warn("Anomaly Detection has been enabled. This mode will increase the runtime and "
                      "should only be enabled for debugging.", stacklevel=2)

    def __enter__(self):
        self.prev = _C.is_anomaly_enabled()
        self.prev_check_nan = _C.is_anomaly_check_nan_enabled()
        _C._set_anomaly_enabled(True, self.check_nan)

    def __exit__(self, *unused):
        _C._set_anomaly_enabled(self.prev, self.prev_check_nan)
