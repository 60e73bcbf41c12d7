//! The layouts of the declarations: Note [Layouts] in keyfall.h has the sizes, tests/abi/test_layout.c compares them in C.
use keyfall::ffi::*;
use std::mem::size_of;

#[test]
fn structs_have_the_sizes_of_c() {
    let sizes = [
        (size_of::<kf_value_t>(), 16),
        (size_of::<kf_keyset_t>(), 16),
        (size_of::<kf_object_t>(), 16),
        (size_of::<kf_edge_t>(), 16),
        (size_of::<kf_str_t>(), 16),
        (size_of::<kf_sym_int_t>(), 16),
        (size_of::<kf_complex_t>(), 16),
        (size_of::<kf_stream_t>(), 16),
        (size_of::<kf_opt_int_t>(), 16),
        (size_of::<kf_opt_float_t>(), 16),
        (size_of::<kf_int_span_t>(), 16),
        (size_of::<kf_tensor_span_t>(), 16),
        (size_of::<kf_device_t>(), 4),
        (size_of::<kf_opt_device_t>(), 6),
        (size_of::<kf_opt_bool_t>(), 2),
        (size_of::<kf_scalar_t>(), 24),
        (size_of::<kf_opt_scalar_t>(), 32),
        (size_of::<kf_dispatchable_t>(), 32),
        (size_of::<kf_stack_t>(), 32),
        (size_of::<kf_call_t>(), 40),
        (size_of::<kf_guard_t>(), 40),
        (size_of::<kf_scope_t>(), 232),
        (size_of::<kf_error_t>(), 32),
        (size_of::<kf_error_frame_t>(), 144),
        (size_of::<kf_type_t>(), 24),
        (size_of::<kf_alias_t>(), 32),
        (size_of::<kf_argument_t>(), 48),
        (size_of::<kf_mode_scope_t>(), 24),
        (size_of::<kf_functionalize_t>(), 64),
        (size_of::<kf_kernel_desc_t>(), 56),
    ];
    for (index, (found, expected)) in sizes.iter().enumerate() {
        assert_eq!(found, expected, "entry {index}");
    }
}

#[test]
fn the_library_is_the_one_of_this_crate() {
    assert_eq!(unsafe { kf_abi_version() } / 1000, ABI);
    assert_eq!(keyfall::version(), env!("CARGO_PKG_VERSION"));
}
