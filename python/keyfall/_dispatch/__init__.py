"""Switches of the dispatcher for the current thread."""
