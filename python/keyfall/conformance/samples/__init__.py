"""Samples: the operators that are tested, and the arguments that they are called with."""
