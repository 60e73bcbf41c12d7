"""Operators and functions that few programs use."""
