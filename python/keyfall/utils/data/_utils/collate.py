"""See __init__.py."""

import re

from .._collate import (collate, collate_float_fn, collate_int_fn, collate_numpy_array_fn,  # noqa: F401
                        collate_numpy_scalar_fn, collate_str_fn, collate_tensor_fn, default_collate,
                        default_collate_fn_map, default_convert)

# Kinds of NumPy arrays that default_collate refuses: texts and objects.
np_str_obj_array_pattern = re.compile("[SaUO]")
