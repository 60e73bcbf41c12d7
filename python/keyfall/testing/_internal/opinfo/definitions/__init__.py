"""Sample inputs of some groups of operators."""
