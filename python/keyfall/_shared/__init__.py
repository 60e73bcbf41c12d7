"""What several modules of the package use, and programs do not."""
