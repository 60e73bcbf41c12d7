"""What is different between two outcomes of a call of random_calls.py, and which differences from PyTorch
are known. Calls that PyTorch accepts give the same results (dtypes, shapes, strides, numbers, memory,
gradients), calls that it rejects are rejected, and rejected calls change nothing. If two things are
wrong, it is not compared which error comes first."""

import math
import re

TOLERANCES = {"float16": (8e-3, 2e-2), "bfloat16": (6e-2, 0.1), "float32": (1e-4, 1e-4),
              "complex64": (1e-4, 1e-4), "float64": (1e-6, 1e-6), "complex128": (1e-6, 1e-6)}

# Known differences, with reasons: patterns for "form: part: how", where the part is "refused" with the
# error here, "taken" with PyTorch's error, "kind" with both, or the name of what differs ("wild" with
# numbers that are not finite or large). Any other difference is a bug.
KNOWN = {
    # ---- PyTorch's own result depends on memory, on chance, or on the position of an element
    r"native_group_norm\S*: (wild )?values": "reads weights and statistics as contiguous",
    r"native_group_norm: taken: .*is_contiguous": "checks this for some layouts",
    r"adaptive_max_pool3d\S*: (wild )?values": "reads indices as contiguous",
    r"_?embedding_bag\S*: (wild )?(values|gradients)":
        "reads offsets as contiguous; the last bag ends at the last offset or with the indices, by the element type",
    r"embedding_bag\S*: (wild )?gradient's values": "divides by the frequency of another index",
    r"native_layer_norm_backward: values": "reads statistics as contiguous",
    r"take_along_dim: refused: .*out of bounds": "reads beyond a tensor that is expanded",
    r"((arg)?sort|topk|kthvalue|median|mode)(\.\w+)?: (wild )?values: \[\d+[],]":
        "where equal elements end up",
    r"(hardtanh|hardshrink|softshrink|elu|hardswish|mish)_backward(\.\w+)?: wild (values|gradient's values)":
        "NaN and infinities at the end of a tensor are computed otherwise than before it",
    r"relu6: wild gradient's values": "the same",
    r"(special_)?logit\S*: (wild )?values": "eps above one half, or NaN: the same",
    r"(to|copy|type_as|_to_copy)\S*: (wild )?values: .*\b(6553\d|429496\d{4}|1844674407\d{10})\b":
        "negative numbers as unsigned integers, one by one or several at once",
    r": refused: .*single memory location": "several results are written to one place there",
    # ---- Bugs of PyTorch
    r": taken: .*INTERNAL ASSERT": "says so itself",
    r": taken: .*(SymInt|negative dimension -46|split_size|size of tensor a \(0\))":
        "numbers overflow on the way to the check",
    r"(bucketize|searchsorted|isin)\S*: wild values": "numbers overflow the type of the boundaries",
    r"ldexp\S*: (wild )?(gradient's )?values":
        "exponents are cut to 32 bits; powers of two are integers",
    r"(chunk|triu_indices|tril_indices|combinations|expand|slice|as_strided|as_strided_|im2col)"
    r"\S*: (taken|refused|kind)": "sizes near 2**63",
    r"(matmul|diff|inner|lerp|nansum|var|std|_fft_\w+|fft_\w+|isin)\.\w*out: (taken|refused)":
        "out= as a step on the way",
    r"(normal)\.Tensor_float_out: (taken|(wild )?shape)": "out= must have the shape, or any other",
    r"(mse|smooth_l1|huber)_loss\S*: (wild )?(values|gradient's values|gradients)":
        "divides by the elements of self where both broadcast",
    r"(mse|smooth_l1|huber)_loss_backward\S*: (refused|taken|(wild )?stride)": "a loss of other types",
    r"binary_cross_entropy(_backward)?\.\w+: (taken|(wild )?shape)":
        "out= must have the shape, or any other",
    r"binary_cross_entropy\S*: (refused: .*broadcast|taken: .*'Long')":
        "reads a part of what broadcasts",
    r"cross_entropy_loss: taken: .*reduction": "some reductions that are none are refused",
    r"std\.dim: gradient's values": "no dimensions are none there, and all of them",
    r"native_dropout: gradient's values": "train=None is no training for gradients",
    r"index_put: taken: .*sym_strides|logsumexp: taken: .*broadcast|take_along_dim\S*: taken: .*view size|"
    r"gelu_backward: taken: .*reorder": "stumbles over its own steps",
    r"pixel_unshuffle: shape": "nothing is not rearranged",
    r"unique_consecutive: shape": "flags by position are taken for others",
    r"fft_ihfft\w+\.out: shape": "leaves out= as it is",
    r"median\.dim: values": "reads beyond a tensor that is expanded",
    r"clamp\.Tensor: gradients": "of bounds that are larger than self",
    r"(huber_loss|soft_margin_loss)\S*: (wild )?shape":
        "a reduction that is none leaves the memory as it is",
    r"addbmm_: refused": "changes the shape of self, or looks at no type where it adds nothing",
    r"(max|min)\.unary_out: refused": "leaves out= as it is",
    r"(vander|copy|as_strided_scatter)\S*: ((wild )?gradients|taken)":
        "its own steps in place are in the way",
    r"as_strided_scatter\S*: (wild )?gradient's values":
        "the gradient of what is replaced, for the rest",
    r"(reflection|replication)_pad\dd\.out: (wild )?stride": "out= that fits is laid out anew",
    r"grid_sampler\S*: refused: .*_mode must be": "any other number is one of the modes",
    r"_reshape_alias(_copy)?(\.\w+)?: refused": "memory that is not there",
    r"(embedding|max_pool|adaptive_max_pool)\S*backward\S*: refused: .*(out of bounds|shape|tensor.size)":
        "memory that is not there",
    r"(native_)?(layer|group|batch)_norm\S*: refused: .*(should contain|to be a vector|the shape of)":
        "memory that is not there",
    r"narrow_copy\S*: kind": "no check but an assertion",
    r"subtract|(add|sub|addcdiv|addbmm|baddbmm|dot|prod|log2|pow|normal|reciprocal|cumulative_trapezoid|"
    r"embedding_renorm)\S*: wild (values|gradient's values): .*(nan|inf)\S*j":
        "complex infinities times 0",
    # ---- Other orders of summation, or series that need not reach so far
    r"_?fft\S*: wild values": "sums with infinities",
    r"(conv\S*|instance_norm|native_batch_norm\.out|mean\S*|grid_sampler\S*|soft_margin_loss\S*): wild values":
        "sums with infinities or of large numbers",
    r"cumsum\S*: wild values": "infinities as integers",
    r"mode: wild values": "0 and -0, once or twice",
    r"(mv|sgn|diff|log2)_?(\.\w+)?: (wild )?values: .*(nan|inf)\S*j": "complex infinities times 0",
    r"(softplus_backward|triplet_margin_loss|pow\.Tensor_Scalar|grid_sampler\S*): wild":
        "as the last steps are",
    r"dist: wild values": "a norm of nothing, of order NaN",
    r"(_?cdist|_?pdist)\S*: wild values": "squares do not overflow here",
    r"(_?scaled_dot_product\S*|cumulative_trapezoid\S*|_native_batch_norm\S*): wild values": "the same",
    r"special_(zeta|polygamma|gammaincc?|sinc)\S*: wild|(polygamma|igammac?)\S*: wild":
        "terms beyond the range",
    # ---- Accepted only here
    r": (taken|kind): .*(UInt(16|32|64)|uint16)": "unsigned integers",
    r"conv\S*: taken: .*(slow_conv|not implemented|output_padding)": "complex numbers, integers",
    r": (taken|kind): .*Expected a value of type '(Optional\[)?List": "one number for a list",
    r"(broadcast_tensors|cartesian_prod): (taken|kind)": "a list of tensors",
    r"index_put\S*: taken: .*NoneType": "None among indices",
    r": taken: .*(Autograd not support|does not support automatic)": "refused when it is computed",
    r"adaptive\S*: taken|(instance|batch)_norm\S*: taken: .*select": "nothing to compute",
    r"(max_pool3d\S*: taken: .*memory format|ldexp\S*: taken)": "no need to refuse",
    r"(rrelu|var\.correction|arange\S*|baddbmm_?|hardtanh|hardshrink_backward\S*): taken: .*without overflow":
        "what is not used of a number",
    r"(native_\w+_norm_backward|_prelu_kernel_backward|mish_backward|glu_backward): taken":
        "types of gradients that are not floating",
    r": (wild )?gradients: \[.*not \('(RuntimeError|NotImplementedError)', '(derivative for|\"\w+\" not|"
    r"Expected|output_padding|torch boolean|adaptive)": "derivatives",
    # ---- Accepted only by PyTorch
    r": refused: .*inverse of A": "not part of this library",
    r"(nanmean|scaled_dot_product_attention|unique_dim\w*): taken": "nothing to refuse",
    r": refused: .*proper Tensor|fft_\w+: kind: .*proper Tensor": "None for a tensor",
    r"(max|min)\.unary_out: taken: .*without overflow": "numbers wrap around",
    r"(max|min)\.dim: refused: .*UInt": "a single element needs no kernel",
    r"(linalg_)?matrix_power\S*: ((wild )?grad|taken)": "a power 0 has no gradient, and another type",
    r"tensordot: taken: .*tuple of ints|block_diag: refused: .*Promotion": "types of numbers",
    r"linear\.out: refused: .*same dtype": "types of tensors",
    r"(_embedding_bag|embedding_dense_backward|glu_backward|index_put)\S*: refused":
        "types and shapes of tensors",
    r"unique_dim: refused: .*must be bool|sub\.Scalar: refused: .*positional":
        "one kind of number for another",
    r": kind: (MemoryError|OutOfMemoryError)": "no memory is an error of its own here",
    r"fractional_max_pool\dd: taken: .*random_samples": "samples may need a gradient, which is none",
    r"(orgqr|addmv_): kind: .*Dimension specified": "order of checks",
    r"(linalg_(lu|eigh|solve_ex)|addmv_|convolution|lu_unpack|segment_reduce|rrelu_|lstm\.input)(\w*): refused":
        "arguments are looked at although there is nothing to compute, or before they wrap or broadcast",
    r"(inverse|linalg_inv_ex|linalg_cond\.out|slogdet|linalg_qr\.out): (refused: .*singular|values)": "of a matrix that is singular",
    r"(geqrf|im2col|triangular_solve|ldexp|soft_margin_loss_backward)\.\w+: (wild )?stride": "out= is laid out by the last step",
    r"(arctan2|binary_cross_entropy_backward): stride": "the order of a tensor that is expanded",
    r"(mish|smooth_l1_loss|mse_loss)_backward: (wild )?dtype": "types of tensors",
    r"cholesky_inverse(\.out)?: values: .*j\)": "a complex diagonal, of which only the real part counts there",
    r"(max_unpool3d|linalg_ldl_factor|nuclear_norm|mean|nanmean)\.\w*out: taken: .*(dtype|cast|scalar type|not implemented)":
        "out= of a type that holds the result",
    r"(rnn_relu_cell|gru_cell|rnn_relu\.data): taken": "weights of a layer that computes nothing, integers",
    r"_pdist_forward\S*: (refused|kind)": "as pdist checks it",
    r"__\w+__\.\w+: refused: .*expected 1 argument": "a method of Python's without its argument",
    r"_fft_\w+: (refused|kind): .*(axis|normalization)": "axes are looked at first",
    r"(batch_norm|_native_batch_norm\S*): refused": "statistics of nothing",
    r"native_batch_norm_backward: refused: .*not differentiable": "without a second derivative",
    r"(bmm|cummin|cummax|cumprod|addbmm\.out|convolution_backward|native_layer_norm_backward|normal\S*|"
    r"pow\.Scalar(_out)?|_log_softmax_backward_data|_scaled_dot\S*|_prelu_kernel_backward|_pad_circular|"
    r"adaptive_avg_pool\dd|"
    r"conv_transpose1d|(reflection|replication)_pad\dd|convolution\.out|dropout_): refused":
        "arguments are looked at although there is nothing to compute",
    # ---- Linear algebra
    r"(_?linalg_\w+|lu_solve|inverse|qr|svd|cholesky|orgqr|ormqr|linalg_lstsq|diff|gru_cell)(\.\w+)?: "
    r"(wild )?stride": "batches of vectors, and out= that is resized, lie in columns there",
    r"_linalg_(slogdet|det)(\.\w+)?: values": "factors of the transposed matrix",
    r"(linalg_eigh?|_linalg_svd|linalg_lu|linalg_solve)(\.\w+)?: values":
        "of a matrix that is singular: any vectors, in any order",
    r"(cholesky_solve|cholesky_inverse): gradient's values":
        "a factor that is not triangular: its other triangle is read for gradients only",
    r"(linalg_)?matrix_exp(\.\w+)?: values": "half types: computed in them",
    r"((linalg_|_linalg_)?(slogdet|qr|svd|solve|ldl_\w+|lu_\w+)|_lu_with_info|triangular_solve|orgqr|ormqr|"
    r"cholesky_inverse|linear)(\.\w+)?: wild values": "NaN and infinities take other ways",
    r"(linalg_\w+|cholesky)(\.\w+)?: refused: _LinAlgError": "NaN and infinities are refused",
    r"linalg_cond\S*: gradients: .*inplace operation": "its own step in place is in the way",
    # ---- Functions of rare use
    r"special_(\w+_polynomial_\w+|airy_ai|(modified_|scaled_modified_)?bessel_\w+)(\.\w+)?: wild values":
        "orders and arguments that are large, or no numbers",
    r"_ctc_loss(_backward)?(\.\w+)?: ((wild )?values|refused|taken)":
        "reads and leaves memory behind the given lengths",
    r"(_standard_gamma(_grad)?|_dirichlet_grad|_sample_dirichlet)(\.\w+)?: ((wild )?(gradient's )?values|refused)":
        "approximations of three digits; no second derivatives here",
    r"histogram(dd)?\S*: wild values": "edges that are no numbers",
    r"multilabel_margin_loss\S*: ((wild )?(values|shape)|taken)": "a reduction that is none; layouts",
    r"nll_loss2d_backward\S*: taken: .*contiguous": "out= of any layout",
    r"embedding(_dense)?_backward: gradient's values": "the second derivative leaves out frequencies",
    r"embedding_bag\.padding_idx: shape": "sizes of bags, of which there is one less with include_last_offset",
    r"histogram(dd)?\S*: (grad|same as|taken)": "nothing flows through a count; edges are copied",
    r"cosine_similarity: values: .*nan": "eps is 0 in half types",
    r"detach_copy: grad": "a copy that is detached is recorded",
    r"pow\.Scalar: wild gradients": "a bool is no base",
    # ---- More types, or fewer, where nothing is lost
    r"(orgqr|linalg_householder_product|max_unpool\dd|nansum|linalg_\w+|triangular_solve)(\.\w+)?: taken: "
    r".*not implemented": "more types",
    r"(lstm|gru)_cell: taken: .*can't be cast": "integers",
    r"binary_cross_entropy_backward: taken: .*Found dtype": "types of tensors",
    r"soft_margin_loss_backward\S*: refused|linalg_solve_triangular: refused: .*same dtype": "types of tensors",
    r"(svd|_linalg_svd|_linalg_eigh|_lu_with_info|linalg_cond|roll|fractional_max_pool\dd|linalg_matrix_rank|"
    r"replication_pad\dd|_adaptive_avg_pool3d_backward)(\.\w+)?: refused":
        "arguments are looked at although there is nothing to compute",
    r"repeat_interleave\.self_int: taken|max_pool1d_with_indices: taken|kron: taken: .*view size":
        "stumbles over its own steps",
    r"index_put_?: kind: .*NoneType": "None among indices",
    r"(index_select_backward|_scaled_dot_product\S*): kind": "order of checks",
    # ---- Which of two errors comes first
    r"(_softmax_backward_data|cross_entropy_loss|rms_norm|_native_batch_norm\S*|scatter_\.reduce|im2col|"
    r"max_pool3d_with_indices_backward|index\.Tensor|index_fill\S*|unique_dim_consecutive|"
    r"\S*\.(dims_|values|\w*out|output))\S*: kind":
        "order of checks",
    # ---- Results
    r"(var|std)\S*: gradient's values: .*nan": "of one complex number",
    r"(promote_types|result_type)\S*: (wild )?result": "types are types here, not numbers",
    r"(add|mul|sub)_\.Scalar: (wild )?result|multiply\.Scalar: dtype":
        "a number in the place of a tensor",
    r"acosh: (wild )?gradient's values": "no derivative where there is no value",
    r"(eq|ne|lt|le|gt|ge|less|less_equal|greater|greater_equal|not_equal)_\.Tensor: (wild )?grad":
        "nothing flows through a comparison",
    r"(randint_like|linspace|logspace)\S*: (wild )?grad":
        "nothing flows to numbers drawn, or all of it",
    r"(lift_fresh|diff): (wild )?same as|_foobar\S*: (wild )?gradients":
        "the same memory, another tensor",
    r"(complex|conj_physical|log_sigmoid_forward|max_pool3d_with_indices|msort|native_batch_norm|rms_norm|"
    r"adaptive_avg_pool2d|fft_i?fftn|binary_cross_entropy|polar|max_pool3d_with_indices_backward)"
    r"(\.\w+)?: (wild )?stride": "out= is laid out by the first or the last step",
    r"true_divide\S*: stride": "the order of a tensor that is expanded and converted",
    r": (wild )?gradient's stride": "gradients are laid out as they come",
    r"grid_sampler(_\dd)?: gradient|norm\.Scalar: gradient|scatter_reduce\S*: gradients":
        "no gradient is a gradient of zeros",
}


def close(found, expected, rtol, atol):
    if isinstance(found, list):
        return isinstance(expected, list) and len(found) == len(expected) and all(
            close(a, b, rtol, atol) for a, b in zip(found, expected))
    if isinstance(found, complex) or isinstance(expected, complex):
        a, b = complex(found), complex(expected)
        size = math.hypot(b.real, b.imag)
        atol += rtol * size if math.isfinite(size) else 0.0
        return close(a.real, b.real, rtol, atol) and close(a.imag, b.imag, rtol, atol)
    if isinstance(found, float) and isinstance(expected, float):
        if not (math.isfinite(found) and math.isfinite(expected)):
            return found == expected or (math.isnan(found) and math.isnan(expected))
        return abs(found - expected) <= atol + rtol * abs(expected)
    return found == expected


def tensor_differs(found, expected, kinds):
    """Returns (what differs about a tensor, how), or None."""
    for part in ("dtype", "shape"):
        if found[part] != expected[part]:
            return part, f"{found[part]}, not {expected[part]}"
    rtol, atol = max(TOLERANCES.get(kind, (0.0, 0.0)) for kind in (*kinds, found["dtype"]))
    if not close(found["values"], expected["values"], rtol, atol):
        return "values", f"{str(found['values'])[:200]}, not {str(expected['values'])[:200]}"
    for part in ("stride", "same as", "memory of", "grad"):
        if part in found and part in expected and found[part] != expected[part]:
            return part, f"{found[part]}, not {expected[part]} of {found['shape']}"
    return None


def is_wild(call):
    """True for numbers that are not finite, or large: their results are sometimes arbitrary."""
    return call["wild"] or re.search(r"e\+\d{2}|\b\d{8,}|\b(inf|nan)\b", call["arguments"])


def gradients_differ(found, expected, kinds):
    if found is None and expected is None or isinstance(found, tuple) and isinstance(expected, tuple):
        return None
    return gradient_lists_differ(found, expected, kinds)


def gradient_lists_differ(found, expected, kinds):
    if not isinstance(found, list) or not isinstance(expected, list):
        return "gradients", f"{str(found)[:200]}, not {str(expected)[:200]}"
    for a, b in zip(found, expected):
        if (a is None) != (b is None):
            return "gradient", f"{str(a)[:100]}, not {str(b)[:100]}"
        said = a and tensor_differs(a, b, kinds)
        if said:
            return f"gradient's {said[0]}", said[1]
    return None


def results_differ(found, expected):
    kinds = [kind for kind in TOLERANCES if kind in found["arguments"]]
    if len(found["results"]) != len(expected["results"]):
        return "count", "another number of results"
    ours, plain = found["results"], expected["plain"]
    for at, ((kind, a), (other, b)) in enumerate(zip(ours, expected["results"])):
        if kind != other:
            return "result", f"{a}, not {b}"
        if kind != "tensor":
            if not close(a, b, 1e-5, 1e-5):
                return "result", f"{a}, not {b}"
            continue
        said = tensor_differs(a, b, kinds)
        if said and said[0] == "values" and plain and not tensor_differs(
                a, {**plain[at], "stride": a["stride"]}, kinds):
            continue  # the result of the functional form there, which out= does not have
        if said:
            return said
    for a, b in zip(found["after"], expected["after"]):
        said = a and b and not plain and tensor_differs(a, b, kinds)
        if said:
            return f"written {said[0]}", said[1]
    return gradients_differ(found["gradients"], expected["gradients"], kinds)


def kinds_differ(found, expected):
    """Compares kinds of errors. If one thing was changed, one thing is wrong; NotImplementedError counts
    as RuntimeError."""
    kinds = {"RuntimeError" if e["error"] == "NotImplementedError" else e["error"]
             for e in (found, expected)}
    if len(kinds) == 1 or len(found["changes"]) > 1 or found.get("mode", "plain") != "plain":
        return None
    return "kind", f"{found['error']}: {found['says']}, not {expected['error']}: {expected['says']}"


def difference(found, expected):
    """Returns (what differs, how), or None."""
    if found is None or expected is None or "unusable" in found or "unusable" in expected:
        return None
    if found["arguments"] != expected["arguments"]:  # an out= form whose functional form differs
        return None
    if "error" in found:
        if found["harmed"]:
            return "harm", f"arguments {found['harmed']} changed, though refused: {found['says']}"
        if "error" in expected:
            return kinds_differ(found, expected)
        return "refused", f"{found['error']}: {found['says']}"
    if "error" in expected:
        return "taken", f"{expected['error']}: {expected['says']}"
    said = results_differ(found, expected)
    return said and (f"wild {said[0]}" if is_wild(found) else said[0], said[1])


def differs(found, expected):
    """Returns an unknown difference of an outcome, or None."""
    said = difference(found, expected)
    if said is None:
        return None
    line = f"{found['form']}: {said[0]}: {said[1]}"
    return None if any(re.search(pattern, line) for pattern in KNOWN) else line
