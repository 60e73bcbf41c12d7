"""Checks of a device's services."""
