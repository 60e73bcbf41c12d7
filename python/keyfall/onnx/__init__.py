"""Importable for programs that ask whether an export is running. Export is not supported."""

__all__ = ["OnnxExporterError", "export", "is_in_onnx_export"]


class OnnxExporterError(RuntimeError):
    """Raised by export."""


def is_in_onnx_export():
    """False: there is no export."""
    return False


def export(model, args=(), f=None, *arguments, **options):
    """Raises OnnxExporterError."""
    raise OnnxExporterError("keyfall.onnx.export is not supported: save the weights (keyfall.save or "
                            "keyfall.safetensors), load them in PyTorch, and export there")  # fmt: skip
