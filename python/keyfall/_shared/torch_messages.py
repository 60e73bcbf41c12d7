"""Advice in PyTorch's messages that is meant for PyTorch's users, such as where to report a problem
or what to try next. Shown if has_torch_messages(); by default messages give advice for Keyfall. The
C library keeps such texts in src/compat/texts.h."""

from .._C import has_torch_messages

NO_CUSTOM_KERNEL = (" It is likely that we have not added this functionality yet, please either open an "
                    "issue or if you're feeling adventurous, use the low-level torch.library API")
FORWARD_CALLED = " You should probably be calling .apply instead. Please file an issue if not."
BACKWARD_CALLED = (" This will automatically get called by PyTorch autograd. Please file an issue if "
                   "you need this.")
UNSUPPORTED_DEFAULT = " Please file an issue on GitHub so we can prioritize this."
NO_FAKE_KERNEL = " This is necessary for torch.compile/export/fx tracing to work."
OLD_NAME = "; we will remove `torch.library.impl_abstract` in a future version of PyTorch."
KEY_IS_NO_STRING = " Open an issue on github if you need non-string keys."
MASKS_DIFFER = " If you need support for this, please open an issue on Github."
UNPACKED_TWICE = " Otherwise please open an issue with details on your use case."


def in_full(theirs, ours):
    """Returns PyTorch's text `theirs` if has_torch_messages(), else `ours`."""
    return theirs if has_torch_messages() else ours
