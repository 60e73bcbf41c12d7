"""Questions about symbolic tracing that libraries ask; there is none."""
