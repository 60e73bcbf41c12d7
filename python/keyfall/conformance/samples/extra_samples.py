"""Samples of operators that have none in the catalogue, because their results have no values that
could be recorded."""

SAMPLES = {
    "aten::empty.memory_format": ["[2,3], dtype=DTYPE"],
    "aten::empty_strided": ["[2,3], [1,2], dtype=DTYPE"],
    "aten::empty_permuted": ["[2,3], [1,0], dtype=DTYPE"],
    "aten::empty_like": ["T(2,3)", "T(2,3,4,4), memory_format=channels_last"],
    "aten::new_empty": ["T(2,3), [4]"],
    "aten::new_empty_strided": ["T(2), [2,3], [1,2]"],
    "aten::from_file": ["file(96), False, 6, dtype=DTYPE", "file(96), None, 0, dtype=DTYPE"],
    "aten::_efficientzerotensor": ["[2,3], dtype=DTYPE"],
    "aten::resize_": ["T(2,3), [3,2]", "T(2,3), [2]", "T(2,3), [4,5]"],
    "aten::resize_as_": ["T(2,3), T(3,2)", "T(2,3), T(5)"],
    "aten::set_": ["T(2,3)"],
    "aten::set_.source_Storage": ["T(2,3), T(4).untyped_storage()"],
    "aten::set_.source_Storage_storage_offset": ["T(2,3), T(4).untyped_storage(), 1, [2], [1]"],
    "aten::set_.source_Tensor": ["T(2,3), T(4)"],
    "aten::set_.source_Tensor_storage_offset": ["T(2,3), T(4), 1, [2], [1]"],
    "aten::_fused_rms_norm_backward": [
        "T(3,4), T(3,4), [4], T(3,1,range=(0.5,1)), None, [True,False]",
        "T(3,4), T(3,4), [4], T(3,1,range=(0.5,1)), T(4), [True,True]"],
    "aten::rand.generator": ["[2,3], generator=torch.Generator()"],
    "aten::randn.generator": ["[2,3], generator=torch.Generator()"],
    "aten::rand_like.generator": ["T(2,3), generator=torch.Generator()"],
    "aten::randn_like.generator": ["T(2,3), generator=torch.Generator()"],
    "aten::randint.generator": ["9, [2,3], generator=torch.Generator()"],
    "aten::randint.low_generator": ["3, 9, [2,3], generator=torch.Generator()"],
    "aten::randint_like.generator": ["T(2,3), 9, generator=torch.Generator()"],
    "aten::randint_like.low_generator_dtype": ["T(2,3), 3, 9, generator=torch.Generator()"],
    "aten::randint_like.Tensor_generator": ["T(2,3), I((), 5, 6), generator=torch.Generator()"],
    "aten::randperm.generator": ["7, generator=torch.Generator()"],
    "aten::sym_is_contiguous": ["T(2,3)", "T(2,3).t()"],
}


def add_extra_samples(families):
    for family in families:
        if not family.samples:
            family.samples = SAMPLES.get(family.functional.name, [])
