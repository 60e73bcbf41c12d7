"""An older location of keyfall.hub's names."""

from .._shared.absent import absent_class as _absent_class
from ..hub import load_state_dict_from_url as load_url

try:
    from tqdm.auto import tqdm
except ImportError:
    tqdm = _absent_class("tqdm.auto.tqdm")

__all__ = ["load_url", "tqdm"]
