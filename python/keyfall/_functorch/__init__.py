"""Names of PyTorch's package for transforms of functions that libraries import."""
