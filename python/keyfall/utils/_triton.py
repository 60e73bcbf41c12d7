"""Whether Triton compiles kernels: never here."""


def has_triton_package():
    return False


def has_triton():
    return False
