"""Windows, symmetric or periodic (sym=False)."""

from ..._loading import use_archive as _use_archive

_use_archive(__path__)

from .windows import (bartlett, blackman, cosine, exponential, gaussian, general_cosine, general_hamming,  # noqa: E402
                      hamming, hann, kaiser, nuttall)

__all__ = ["bartlett", "blackman", "cosine", "exponential", "gaussian", "general_cosine", "general_hamming",
           "hamming", "hann", "kaiser", "nuttall"]
