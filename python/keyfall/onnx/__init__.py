"""Importable for programs that ask whether an export is running. Export is not supported."""

import enum

from .._loading import submodules as _submodules
from .._shared.absent import absent_class as _absent_class

__all__ = ["ONNXProgram", "OnnxExporterError", "OperatorExportTypes", "TensorProtoDataType", "TrainingMode",
           "export", "is_in_onnx_export", "register_custom_op_symbolic"]
__getattr__, __dir__ = _submodules(__name__)


class TrainingMode(enum.Enum):
    """The mode of an exported model."""

    EVAL, PRESERVE, TRAINING = range(3)


class OperatorExportTypes(enum.Enum):
    """What becomes of operators that the format does not have."""

    ONNX, ONNX_ATEN, ONNX_ATEN_FALLBACK, ONNX_FALLTHROUGH = range(4)


class TensorProtoDataType(enum.Enum):
    """The numbers of the format's types."""

    (UNDEFINED, FLOAT, UINT8, INT8, UINT16, INT16, INT32, INT64, STRING, BOOL, FLOAT16, DOUBLE, UINT32,
     UINT64, COMPLEX64, COMPLEX128, BFLOAT16) = range(17)


ONNXProgram = _absent_class("torch.onnx.ONNXProgram")


def register_custom_op_symbolic(symbolic_name, symbolic_fn, opset_version):
    """Does nothing: the function would be called by an export, and that raises."""


unregister_custom_op_symbolic = register_custom_op_symbolic


class OnnxExporterError(RuntimeError):
    """Raised by export."""


def is_in_onnx_export():
    """False: there is no export."""
    return False


def export(model, args=(), f=None, *arguments, **options):
    """Raises OnnxExporterError."""
    raise OnnxExporterError("keyfall.onnx.export is not supported: save the weights (keyfall.save or "
                            "keyfall.safetensors), load them in PyTorch, and export there")  # fmt: skip
