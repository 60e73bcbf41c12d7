"""Tables for tests, made from the operators' signatures when they are imported."""
