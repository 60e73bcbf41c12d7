"""Transformations and analyses of graphs."""
