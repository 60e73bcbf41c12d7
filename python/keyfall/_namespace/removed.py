"""Functions that PyTorch removed and still names: they raise, and say what to use."""

__all__ = ["eig", "lstsq", "matrix_rank", "solve", "symeig"]


def _removed(name, instead):
    def function(*args, **kwargs):
        raise RuntimeError(f"This function was deprecated since version 1.9 and is now removed: torch.{name}. "
                           f"Use {instead}.")

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"Raises RuntimeError: use {instead}."
    return function


eig = _removed("eig", "torch.linalg.eig or torch.linalg.eigvals, whose results are complex")
lstsq = _removed("lstsq", "torch.linalg.lstsq(A, B), with the arguments in the other order")
matrix_rank = _removed("matrix_rank", "torch.linalg.matrix_rank")
solve = _removed("solve", "torch.linalg.solve(A, B), with the arguments in the other order")
symeig = _removed("symeig", "torch.linalg.eigh or torch.linalg.eigvalsh")
