"""Internal helpers that several modules of the package share."""
