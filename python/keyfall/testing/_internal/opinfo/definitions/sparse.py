"""Sample inputs of sparse layouts."""


def validate_sample_input_sparse(op_info, sample, check_validate=False):
    """Returns the sample if the operator accepts it. The operators' own sparse samples are all accepted."""
    if check_validate:
        op_info(sample.input, *sample.args, **sample.kwargs)
    return sample
