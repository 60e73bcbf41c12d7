"""The command `keyfall`: one module for each subcommand, none of which `import keyfall` loads. A module
has `add_arguments(parser)`, `run(options, out)`, which returns the exit status, and `EXAMPLES`."""
