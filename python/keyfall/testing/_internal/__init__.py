"""What tests written for PyTorch import from here. Not part of the package's interface."""
