"""Operators on a device against the CPU."""
