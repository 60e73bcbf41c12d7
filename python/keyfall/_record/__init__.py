"""Recording the operators that a program calls, and replaying them on another device.
docs/guide/record.md describes both, and the format of the files."""
