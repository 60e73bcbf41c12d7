"""torch._logging: loggers of compilers that are not here. Programs choose what they say, which changes nothing."""

import functools
import logging

__all__ = ["getArtifactLogger", "set_logs", "trace_structured", "warning_once"]


def getArtifactLogger(module_qname, artifact_name):
    """The logger of a kind of messages of a module."""
    return logging.getLogger(f"{module_qname}.__{artifact_name}")


def set_logs(**levels):
    """Does nothing: what it chooses among does not exist."""


def trace_structured(*args, **kwargs):
    """Does nothing: nobody reads traces of compilations."""


dtrace_structured = trace_structured


@functools.lru_cache(None)
def warning_once(logger_obj, *args, **kwargs):
    """Gives a warning once for the same arguments."""
    logger_obj.warning(*args, **kwargs)
