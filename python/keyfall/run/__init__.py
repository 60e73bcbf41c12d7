"""`python -m keyfall.run SCRIPT [ARGS]` runs a program written for PyTorch on keyfall: `import torch` gives
keyfall in this process and in its children. Also `-m MODULE [ARGS]` and `-c CODE [ARGS]`, as for python."""
