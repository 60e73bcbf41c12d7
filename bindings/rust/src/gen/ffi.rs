// Made by tools/rustgen/crate.py from the headers in include/keyfall. Do not edit.
//! The C functions, types and constants of `include/keyfall`, whose comments are the contracts. Left out: functions for C
//! alone (macros, variable arguments as `va_list`), numbers of dispatch keys (use [`kf_key_parse`]), and
//! operators, which are declared in `gen/ops.rs`.
#![allow(non_camel_case_types, missing_docs)]

use std::os::raw::{c_char, c_int, c_uint, c_void};

/// The part of `KF_ABI_VERSION` that does not depend on the table of keys.
pub const ABI: u32 = 6;

pub type kf_status_t = c_int;
pub type kf_named_keyset_t = c_int;
pub type kf_zone_t = c_int;
pub type kf_dtype_t = c_int;
pub type kf_layout_t = c_int;
pub type kf_memory_format_t = c_int;
pub type kf_tag_t = c_int;
pub type kf_list_kind_t = c_int;
pub type kf_type_kind_t = c_int;
pub type kf_schema_side_t = c_int;
pub type kf_library_kind_t = c_int;
pub type kf_alias_analysis_t = c_int;
pub type kf_kernel_kind_t = c_int;
pub type kf_code_dialect_t = c_int;
pub type kf_device_fault_t = c_int;
pub type kf_storage_flag_t = c_int;
pub type kf_creation_t = c_int;
pub type kf_backward_flag_t = c_int;
pub type kf_function_flag_t = c_int;
pub type kf_output_flag_t = c_int;
pub type kf_derivative_flag_t = c_int;
pub type kf_gradcheck_flag_t = c_int;
pub type kf_autograd_fallback_mode_t = c_int;
pub type kf_attention_kernel_t = c_int;
pub type kf_dlpack_device_type_t = c_int;
pub type kf_dlpack_type_code_t = c_int;
pub type kf_fact_t = c_int;
pub type kf_form_t = c_int;
pub type kf_fallback_policy_t = c_int;
pub type kf_functional_question_t = c_int;
pub type kf_lazy_format_t = c_int;
pub type kf_mode_level_t = c_int;
pub type kf_mode_flags_t = c_int;
pub type kf_trace_kind_t = c_int;
pub type kf_tracer_flags_t = c_int;
pub type kf_rule_t = c_int;
pub type kf_report_kind_t = c_int;
pub type kf_sparse_flag_t = c_int;
pub type kf_sparse_part_t = c_int;
pub type kf_interrupt_fn = Option<unsafe extern "C" fn(context: *mut c_void) -> kf_status_t>;
pub type kf_warning_fn = Option<unsafe extern "C" fn(context: *mut c_void, message: *const c_char)>;
pub type kf_key_t = u16;
pub type kf_backend_t = u8;
pub type kf_boxed_fn = Option<unsafe extern "C" fn(call: *const kf_call_t, stack: *mut kf_stack_t) -> kf_status_t>;
pub type kf_typed_fn = Option<unsafe extern "C" fn()>;
pub type kf_missing_kernel_fn = Option<unsafe extern "C" fn(context: *mut c_void, op: *const kf_op_t, key: *const c_char) -> kf_status_t>;
pub type kf_op_visitor_fn = Option<unsafe extern "C" fn(context: *mut c_void, op: *const kf_op_t) -> kf_status_t>;
pub type kf_deleter_fn = Option<unsafe extern "C" fn(context: *mut c_void, data: *mut c_void)>;
pub type kf_grad_hook_fn = Option<unsafe extern "C" fn(context: *mut c_void, grad: *mut kf_tensor_t, out_grad: *mut *mut kf_tensor_t) -> kf_status_t>;
pub type kf_release_fn = Option<unsafe extern "C" fn(context: *mut c_void)>;
pub type kf_accumulated_fn = Option<unsafe extern "C" fn(context: *mut c_void, tensor: *mut kf_tensor_t) -> kf_status_t>;
pub type kf_node_pre_hook_fn = Option<unsafe extern "C" fn(context: *mut c_void, node: *mut kf_node_t, grads: *mut *mut kf_tensor_t, count: usize) -> kf_status_t>;
pub type kf_node_post_hook_fn = Option<unsafe extern "C" fn(context: *mut c_void, node: *mut kf_node_t, grad_inputs: *mut *mut kf_tensor_t, input_count: usize, grad_outputs: *const *mut kf_tensor_t, output_count: usize) -> kf_status_t>;
pub type kf_callback_fn = Option<unsafe extern "C" fn(context: *mut c_void) -> kf_status_t>;
pub type kf_derivative_fn = Option<unsafe extern "C" fn(call: *const kf_derivative_t) -> kf_status_t>;
pub type kf_checked_fn = Option<unsafe extern "C" fn(context: *mut c_void, inputs: kf_tensor_span_t, outputs: *mut *mut kf_tensor_t, out_count: *mut usize) -> kf_status_t>;
pub type kf_bill_visitor_fn = Option<unsafe extern "C" fn(context: *mut c_void, entry: *const kf_bill_entry_t) -> kf_status_t>;
pub type kf_call_site_fn = Option<unsafe extern "C" fn(buffer: *mut c_char, size: usize)>;
pub type kf_lazy_counter_fn = Option<unsafe extern "C" fn(context: *mut c_void, name: *const c_char, value: i64) -> kf_status_t>;
pub type kf_lazy_metric_fn = Option<unsafe extern "C" fn(context: *mut c_void, metric: *const kf_lazy_metric_t) -> kf_status_t>;
pub type kf_mode_fn = Option<unsafe extern "C" fn(context: *mut c_void, call: *const kf_call_t, stack: *mut kf_stack_t) -> kf_status_t>;
pub type kf_plugin_init_fn = Option<unsafe extern "C" fn(host: *const kf_host_t) -> kf_status_t>;
pub type kf_trace_fn = Option<unsafe extern "C" fn(context: *mut c_void, event: *const kf_trace_event_t)>;
pub type kf_profile_visitor_fn = Option<unsafe extern "C" fn(context: *mut c_void, event: *const kf_profile_event_t) -> kf_status_t>;
pub type kf_report_fn = Option<unsafe extern "C" fn(context: *mut c_void, kind: u32, text: *const c_char)>;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_error_frame_t {
    pub op: [c_char; 96],
    pub key: [c_char; 48],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_error_t {
    pub code: kf_status_t,
    pub truncated: bool,
    pub message: *const c_char,
    pub chain_length: u32,
    pub chain_dropped: u32,
    pub chain: *const kf_error_frame_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_allocator_t {
    pub struct_size: u32,
    pub context: *mut c_void,
    pub alloc: Option<unsafe extern "C" fn(context: *mut c_void, size: usize) -> *mut c_void>,
    pub realloc: Option<unsafe extern "C" fn(context: *mut c_void, block: *mut c_void, size: usize) -> *mut c_void>,
    pub free: Option<unsafe extern "C" fn(context: *mut c_void, block: *mut c_void)>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_object_type_t {
    pub struct_size: u32,
    pub flags: u32,
    pub name: *const c_char,
    pub destroy: Option<unsafe extern "C" fn(self_: *mut kf_object_t)>,
    pub equal: Option<unsafe extern "C" fn(self_: *const kf_object_t, other: *const kf_object_t) -> bool>,
    pub print: Option<unsafe extern "C" fn(self_: *const kf_object_t, buffer: *mut c_char, size: usize) -> usize>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_object_t {
    pub refcount: i64,
    pub r#type: *const kf_object_type_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_keyset_t {
    pub backends: u64,
    pub functionality: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_dispatchable_t {
    pub object: kf_object_t,
    pub keys: kf_keyset_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_guard_t {
    pub saved_included: kf_keyset_t,
    pub saved_excluded: kf_keyset_t,
    pub kind: u32,
    pub key: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_device_t {
    pub r#type: i16,
    pub index: i16,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_stream_t {
    pub device: kf_device_t,
    pub id: i64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_complex_t {
    pub re: f64,
    pub im: f64,
}

#[repr(C)]
pub struct kf_tensor_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
pub struct kf_generator_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
pub struct kf_storage_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
pub struct kf_string_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
pub struct kf_list_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
pub struct kf_tuple_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
pub struct kf_dict_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub union kf_value_extra {
    pub bits: u32,
    pub device: kf_device_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub union kf_value_as {
    pub i: i64,
    pub f: f64,
    pub b: bool,
    pub device: kf_device_t,
    pub object: *mut kf_object_t,
    pub tensor: *mut kf_tensor_t,
    pub pointer: *mut c_void,
    pub bits: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_value_t {
    pub tag: u32,
    pub extra: kf_value_extra,
    pub r#as: kf_value_as,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub union kf_scalar_as {
    pub i: i64,
    pub f: f64,
    pub b: bool,
    pub c: kf_complex_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_scalar_t {
    pub tag: u32,
    pub r#as: kf_scalar_as,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_sym_int_t {
    pub value: i64,
    pub node: *mut kf_object_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_int_span_t {
    pub data: *const i64,
    pub size: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_float_span_t {
    pub data: *const f64,
    pub size: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_bool_span_t {
    pub data: *const bool,
    pub size: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_tensor_span_t {
    pub data: *const *mut kf_tensor_t,
    pub size: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_value_span_t {
    pub data: *const kf_value_t,
    pub size: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_str_t {
    pub data: *const c_char,
    pub size: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_opt_int_t {
    pub value: i64,
    pub has: bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_opt_float_t {
    pub value: f64,
    pub has: bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_opt_bool_t {
    pub value: bool,
    pub has: bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_opt_scalar_t {
    pub value: kf_scalar_t,
    pub has: bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_opt_device_t {
    pub value: kf_device_t,
    pub has: bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_stack_t {
    pub values: *mut kf_value_t,
    pub size: usize,
    pub capacity: usize,
    pub owns_values: u32,
    pub reserved: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_type_t {
    pub kind: u16,
    pub child_count: u16,
    pub children: *const *const kf_type_t,
    pub name: *const c_char,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_alias_t {
    pub before: *const *const c_char,
    pub after: *const *const c_char,
    pub before_count: u16,
    pub after_count: u16,
    pub is_write: bool,
    pub contained: *const kf_alias_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_argument_t {
    pub name: *const c_char,
    pub r#type: *const kf_type_t,
    pub real_type: *const kf_type_t,
    pub alias: *const kf_alias_t,
    pub default_value: *const kf_value_t,
    pub list_size: i32,
    pub is_kwarg_only: bool,
    pub is_out: bool,
}

#[repr(C)]
pub struct kf_schema_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_parse_options_t {
    pub struct_size: u32,
    pub allow_type_variables: bool,
}

#[repr(C)]
pub struct kf_op_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
pub struct kf_kernel_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
pub struct kf_registration_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_call_t {
    pub op: *const kf_op_t,
    pub kernel: *const kf_kernel_t,
    pub keyset: kf_keyset_t,
    pub entered: u32,
}

#[repr(C)]
pub struct kf_kernel_ref_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
pub struct kf_library_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_kernel_desc_t {
    pub struct_size: u32,
    pub kind: u32,
    pub typed: kf_typed_fn,
    pub signature: *const c_char,
    pub boxed: kf_boxed_fn,
    pub context: *mut c_void,
    pub release: Option<unsafe extern "C" fn(context: *mut c_void)>,
    pub debug: *const c_char,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_def_options_t {
    pub struct_size: u32,
    pub alias_analysis: u32,
    pub tags: *const *const c_char,
    pub tag_count: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_bulk_kernel_t {
    pub key: kf_key_t,
    pub kernel: kf_kernel_desc_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_bulk_op_t {
    pub struct_size: u32,
    pub alias_analysis: u32,
    pub schema_or_name: *const c_char,
    pub kernels: *const kf_bulk_kernel_t,
    pub kernel_count: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_listener_t {
    pub struct_size: u32,
    pub context: *mut c_void,
    pub defined: Option<unsafe extern "C" fn(context: *mut c_void, op: *const kf_op_t)>,
    pub removed: Option<unsafe extern "C" fn(context: *mut c_void, op: *const kf_op_t)>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_device_description_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub name: [c_char; 64],
    pub memory_total: u64,
    pub memory_free: u64,
    pub capabilities: [c_char; 128],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_kernel_argument_t {
    pub data: *const c_void,
    pub size: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_kernel_launch_t {
    pub struct_size: u32,
    pub group: u32,
    pub groups: usize,
    pub arguments: *const kf_kernel_argument_t,
    pub argument_count: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_device_interface_t {
    pub struct_size: u32,
    pub flags: u32,
    pub context: *mut c_void,
    pub count: Option<unsafe extern "C" fn(context: *mut c_void) -> i32>,
    pub describe: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, description: *mut kf_device_description_t) -> kf_status_t>,
    pub set_current: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t) -> kf_status_t>,
    pub allocate: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, size: usize, out_data: *mut *mut c_void, out_block: *mut *mut c_void) -> kf_status_t>,
    pub free: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, data: *mut c_void, size: usize, block: *mut c_void)>,
    pub copy_in: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, to: *mut c_void, from: *const c_void, size: usize) -> kf_status_t>,
    pub copy_out: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, to: *mut c_void, from: *const c_void, size: usize) -> kf_status_t>,
    pub copy_within: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, to: *mut c_void, from: *const c_void, size: usize) -> kf_status_t>,
    pub copy_peer: Option<unsafe extern "C" fn(context: *mut c_void, to_device: kf_device_t, to: *mut c_void, from_device: kf_device_t, from: *const c_void, size: usize) -> kf_status_t>,
    pub fill: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, to: *mut c_void, size: usize, pattern: *const c_void, pattern_size: usize) -> kf_status_t>,
    pub stream_create: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, priority: c_int, out_id: *mut i64) -> kf_status_t>,
    pub stream_destroy: Option<unsafe extern "C" fn(context: *mut c_void, stream: kf_stream_t)>,
    pub stream_query: Option<unsafe extern "C" fn(context: *mut c_void, stream: kf_stream_t, out_done: *mut bool) -> kf_status_t>,
    pub stream_synchronize: Option<unsafe extern "C" fn(context: *mut c_void, stream: kf_stream_t) -> kf_status_t>,
    pub synchronize: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t) -> kf_status_t>,
    pub event_create: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, timing: bool, out_event: *mut *mut c_void) -> kf_status_t>,
    pub event_destroy: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, event: *mut c_void)>,
    pub event_record: Option<unsafe extern "C" fn(context: *mut c_void, event: *mut c_void, stream: kf_stream_t) -> kf_status_t>,
    pub event_wait: Option<unsafe extern "C" fn(context: *mut c_void, event: *mut c_void, stream: kf_stream_t) -> kf_status_t>,
    pub event_query: Option<unsafe extern "C" fn(context: *mut c_void, event: *mut c_void, out_done: *mut bool) -> kf_status_t>,
    pub event_synchronize: Option<unsafe extern "C" fn(context: *mut c_void, event: *mut c_void) -> kf_status_t>,
    pub event_elapsed: Option<unsafe extern "C" fn(context: *mut c_void, start: *mut c_void, end: *mut c_void, out_milliseconds: *mut f64) -> kf_status_t>,
    pub pinned_allocate: Option<unsafe extern "C" fn(context: *mut c_void, size: usize, out_data: *mut *mut c_void) -> kf_status_t>,
    pub pinned_free: Option<unsafe extern "C" fn(context: *mut c_void, data: *mut c_void, size: usize)>,
    pub can_run: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, op: *const kf_op_t, arguments: *const kf_value_t, count: usize, out_reason: *mut *const c_char) -> bool>,
    pub dialect: u32,
    pub reserved: u32,
    pub compile: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, source: *const c_char, out_kernel: *mut *mut c_void) -> kf_status_t>,
    pub launch: Option<unsafe extern "C" fn(context: *mut c_void, device: kf_device_t, kernel: *mut c_void, launch: *const kf_kernel_launch_t) -> kf_status_t>,
}

#[repr(C)]
pub struct kf_event_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_memory_stats_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub allocated: u64,
    pub allocated_peak: u64,
    pub held: u64,
    pub held_peak: u64,
    pub allocations: u64,
    pub frees: u64,
    pub device_allocations: u64,
    pub retries: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_print_options_t {
    pub struct_size: u32,
    pub precision: i32,
    pub threshold: i64,
    pub edge_items: i64,
    pub line_width: i32,
    pub sci_mode: i32,
}

#[repr(C)]
pub struct kf_node_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_edge_t {
    pub node: *mut kf_node_t,
    pub index: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_reference_visitor_t {
    pub context: *mut c_void,
    pub tensor: Option<unsafe extern "C" fn(context: *mut c_void, tensor: *mut kf_tensor_t) -> c_int>,
    pub node: Option<unsafe extern "C" fn(context: *mut c_void, node: *mut kf_node_t) -> c_int>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_saved_hooks_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub context: *mut c_void,
    pub pack: Option<unsafe extern "C" fn(context: *mut c_void, tensor: *mut kf_tensor_t, out_packed: *mut *mut c_void) -> kf_status_t>,
    pub unpack: Option<unsafe extern "C" fn(context: *mut c_void, packed: *mut c_void, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t>,
    pub drop: Option<unsafe extern "C" fn(context: *mut c_void, packed: *mut c_void)>,
    pub retain_context: Option<unsafe extern "C" fn(context: *mut c_void)>,
    pub release_context: Option<unsafe extern "C" fn(context: *mut c_void)>,
}

#[repr(C)]
pub struct kf_saved_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_function_t {
    pub struct_size: u32,
    pub flags: u32,
    pub name: *const c_char,
    pub backward: Option<unsafe extern "C" fn(context: *mut c_void, node: *mut kf_node_t, grads: *const *mut kf_tensor_t, grad_count: usize, out_grads: *mut *mut kf_tensor_t, out_count: usize) -> kf_status_t>,
    pub release_saved: Option<unsafe extern "C" fn(context: *mut c_void)>,
    pub release: Option<unsafe extern "C" fn(context: *mut c_void)>,
    pub context: *mut c_void,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_derivative_t {
    pub struct_size: u32,
    pub flags: u32,
    pub context: *mut c_void,
    pub node: *mut kf_node_t,
    pub input_count: usize,
    pub output_count: usize,
    pub inputs: *const kf_value_t,
    pub outputs: *const kf_value_t,
    pub grads: *const kf_value_t,
    pub needs: *const bool,
    pub out_grads: *mut kf_value_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_derivative_options_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub context: *mut c_void,
    pub release: Option<unsafe extern "C" fn(context: *mut c_void)>,
    pub non_differentiable: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_anomaly_hooks_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub trace: Option<unsafe extern "C" fn() -> *mut c_void>,
    pub drop: Option<unsafe extern "C" fn(trace: *mut c_void)>,
    pub report: Option<unsafe extern "C" fn(node: *const kf_node_t, trace: *mut c_void)>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_gradcheck_options_t {
    pub struct_size: u32,
    pub flags: u32,
    pub eps: f64,
    pub atol: f64,
    pub rtol: f64,
    pub nondet_tol: f64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_binding_hooks_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub release: Option<unsafe extern "C" fn(tensor: *mut kf_tensor_t) -> bool>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_thread_part_t {
    pub here: Option<unsafe extern "C" fn() -> *mut c_void>,
    pub size: usize,
    pub moved: Option<unsafe extern "C" fn()>,
    pub next: *mut kf_thread_part_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_thread_hooks_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub leave: Option<unsafe extern "C" fn() -> *mut c_void>,
    pub begin: Option<unsafe extern "C" fn(token: *mut c_void)>,
    pub end: Option<unsafe extern "C" fn(token: *mut c_void)>,
    pub come_back: Option<unsafe extern "C" fn(token: *mut c_void)>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_dlpack_version_t {
    pub major: u32,
    pub minor: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_dlpack_device_t {
    pub r#type: i32,
    pub id: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_dlpack_dtype_t {
    pub code: u8,
    pub bits: u8,
    pub lanes: u16,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_dlpack_tensor_t {
    pub data: *mut c_void,
    pub device: kf_dlpack_device_t,
    pub ndim: i32,
    pub dtype: kf_dlpack_dtype_t,
    pub shape: *mut i64,
    pub strides: *mut i64,
    pub byte_offset: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_dlpack_unversioned_t {
    pub tensor: kf_dlpack_tensor_t,
    pub context: *mut c_void,
    pub deleter: Option<unsafe extern "C" fn(self_: *mut kf_dlpack_unversioned_t)>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_dlpack_versioned_t {
    pub version: kf_dlpack_version_t,
    pub context: *mut c_void,
    pub deleter: Option<unsafe extern "C" fn(self_: *mut kf_dlpack_versioned_t)>,
    pub flags: u64,
    pub tensor: kf_dlpack_tensor_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_dlpack_exchange_header_t {
    pub version: kf_dlpack_version_t,
    pub previous: *mut kf_dlpack_exchange_header_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_dlpack_exchange_t {
    pub header: kf_dlpack_exchange_header_t,
    pub allocate: Option<unsafe extern "C" fn(prototype: *mut kf_dlpack_tensor_t, out_managed: *mut *mut kf_dlpack_versioned_t, error_context: *mut c_void, set_error: Option<unsafe extern "C" fn(error_context: *mut c_void, kind: *const c_char, message: *const c_char)>) -> c_int>,
    pub managed_from_object: Option<unsafe extern "C" fn(object: *mut c_void, out_managed: *mut *mut kf_dlpack_versioned_t) -> c_int>,
    pub managed_to_object: Option<unsafe extern "C" fn(managed: *mut kf_dlpack_versioned_t, out_object: *mut *mut c_void) -> c_int>,
    pub tensor_from_object: Option<unsafe extern "C" fn(object: *mut c_void, out_tensor: *mut kf_dlpack_tensor_t) -> c_int>,
    pub current_work_stream: Option<unsafe extern "C" fn(device_type: i32, device_id: i32, out_stream: *mut *mut c_void) -> c_int>,
}

#[repr(C)]
pub struct kf_facts_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_facts_desc_t {
    pub struct_size: u32,
    pub axes: *const c_char,
    pub linear: *const c_char,
    pub types: *const c_char,
    pub tangent: *const c_char,
    pub batch: *const c_char,
    pub view_inverse: *const c_char,
    pub cost: *const c_char,
    pub share: *const c_char,
    pub writes_if: *const c_char,
    pub masks: *const c_char,
    pub functional: *const c_char,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_bill_entry_t {
    pub struct_size: u32,
    pub device_type: i32,
    pub op: *const c_char,
    pub calls: u64,
    pub bytes_out: u64,
    pub bytes_in: u64,
    pub copy_ns: u64,
    pub kernel_ns: u64,
    pub site: *const c_char,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_functionalize_t {
    pub guard: kf_guard_t,
    pub outer_added: kf_keyset_t,
    pub outer_reapply: bool,
    pub outer_active: bool,
    pub entered: bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_lazy_hash_t {
    pub bytes: [u8; 16],
}

#[repr(C)]
pub struct kf_lazy_graph_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_lazy_options_t {
    pub struct_size: u32,
    pub symbolic_shapes: bool,
    pub reuse_ir: bool,
    pub source_locations: bool,
    pub fuse: bool,
    pub optimize: bool,
    pub exact: bool,
    pub cache_size: u32,
    pub trim_graph_size: u32,
    pub trim_graph_check_frequency: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_lazy_metric_t {
    pub struct_size: u32,
    pub unit: u32,
    pub name: *const c_char,
    pub samples: i64,
    pub accumulator: f64,
    pub percentiles: [f64; 9],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_lazy_cache_stats_t {
    pub struct_size: u32,
    pub size: u32,
    pub hits: u64,
    pub misses: u64,
    pub evictions: u64,
}

#[repr(C)]
pub struct kf_lazy_program_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_lazy_value_t {
    pub node: i32,
    pub index: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_lazy_program_info_t {
    pub struct_size: u32,
    pub reserved: u32,
    pub parameter_count: usize,
    pub node_count: usize,
    pub result_count: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_lazy_backend_t {
    pub struct_size: u32,
    pub eager_device_type: i32,
    pub name: *const c_char,
    pub context: *mut c_void,
    pub compile: Option<unsafe extern "C" fn(context: *mut c_void, program: *mut kf_lazy_program_t, out_code: *mut *mut c_void) -> kf_status_t>,
    pub execute: Option<unsafe extern "C" fn(context: *mut c_void, code: *mut c_void, arguments: *const *mut kf_tensor_t, results: *mut *mut kf_tensor_t) -> kf_status_t>,
    pub release: Option<unsafe extern "C" fn(context: *mut c_void, code: *mut c_void)>,
    pub describe: Option<unsafe extern "C" fn(context: *mut c_void, code: *const c_void, out_text: *mut *mut c_char) -> kf_status_t>,
}

#[repr(C)]
pub struct kf_mode_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_mode_scope_t {
    pub mode: *mut kf_mode_t,
    pub older: *mut kf_mode_scope_t,
    pub is_running: bool,
}

#[repr(C)]
pub struct kf_plugin_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_host_t {
    pub struct_size: u32,
    pub abi_version: u32,
    pub plugin: *mut kf_plugin_t,
    pub declare: Option<unsafe extern "C" fn(host: *const kf_host_t, info: *const kf_plugin_info_t) -> kf_status_t>,
    pub device_register: Option<unsafe extern "C" fn(host: *const kf_host_t, name: *const c_char, out_backend: *mut kf_backend_t) -> kf_status_t>,
    pub key_define: Option<unsafe extern "C" fn(host: *const kf_host_t, name: *const c_char, zone: kf_zone_t, out_key: *mut kf_key_t) -> kf_status_t>,
    pub key_parse: Option<unsafe extern "C" fn(name: *const c_char, out_key: *mut kf_key_t) -> kf_status_t>,
    pub library_create: Option<unsafe extern "C" fn(host: *const kf_host_t, kind: kf_library_kind_t, ns: *const c_char, key: kf_key_t, file: *const c_char, line: u32, out_library: *mut *mut kf_library_t) -> kf_status_t>,
    pub library_def: Option<unsafe extern "C" fn(library: *mut kf_library_t, schema: *const c_char, options: *const kf_def_options_t) -> kf_status_t>,
    pub library_impl: Option<unsafe extern "C" fn(library: *mut kf_library_t, name: *const c_char, key: kf_key_t, kernel: *const kf_kernel_desc_t) -> kf_status_t>,
    pub library_fallback: Option<unsafe extern "C" fn(library: *mut kf_library_t, key: kf_key_t, kernel: *const kf_kernel_desc_t) -> kf_status_t>,
    pub op_find: Option<unsafe extern "C" fn(name: *const c_char, overload: *const c_char, out_op: *mut *mut kf_op_t) -> kf_status_t>,
    pub op_release: Option<unsafe extern "C" fn(op: *const kf_op_t)>,
    pub call_boxed: Option<unsafe extern "C" fn(op: *const kf_op_t, stack: *mut kf_stack_t) -> kf_status_t>,
    pub redispatch_boxed: Option<unsafe extern "C" fn(op: *const kf_op_t, set: kf_keyset_t, stack: *mut kf_stack_t) -> kf_status_t>,
    pub stack_reserve: Option<unsafe extern "C" fn(stack: *mut kf_stack_t, extra: usize) -> kf_status_t>,
    pub stack_drop: Option<unsafe extern "C" fn(stack: *mut kf_stack_t, count: usize)>,
    pub object_destroy: Option<unsafe extern "C" fn(object: *mut kf_object_t)>,
    pub error_set: Option<unsafe extern "C" fn(code: kf_status_t, format: *const c_char, ...) -> kf_status_t>,
    pub alloc: Option<unsafe extern "C" fn(size: usize) -> *mut c_void>,
    pub free: Option<unsafe extern "C" fn(block: *mut c_void)>,
    pub device_set_interface: Option<unsafe extern "C" fn(host: *const kf_host_t, device_type: c_int, interface: *const kf_device_interface_t) -> kf_status_t>,
    pub find: Option<unsafe extern "C" fn(name: *const c_char) -> kf_typed_fn>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_plugin_def_t {
    pub schema: *const c_char,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_plugin_impl_t {
    pub op: *const c_char,
    pub key: *const c_char,
    pub kernel: kf_kernel_desc_t,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_plugin_info_t {
    pub struct_size: u32,
    pub abi_version: u32,
    pub name: *const c_char,
    pub version: *const c_char,
    pub devices: *const *const c_char,
    pub device_count: usize,
    pub defs: *const kf_plugin_def_t,
    pub def_count: usize,
    pub impls: *const kf_plugin_impl_t,
    pub impl_count: usize,
    pub unload: Option<unsafe extern "C" fn(context: *mut c_void)>,
    pub unload_context: *mut c_void,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_trace_event_t {
    pub struct_size: u32,
    pub kind: u32,
    pub op: *const kf_op_t,
    pub key: kf_key_t,
    pub depth: u32,
    pub keyset: kf_keyset_t,
    pub kernel_debug: *const c_char,
}

#[repr(C)]
pub struct kf_tracer_t {
    _private: [u8; 0],
    _not_send: std::marker::PhantomData<*mut u8>,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_explain_step_t {
    pub keyset: kf_keyset_t,
    pub key: kf_key_t,
    pub rule: kf_rule_t,
    pub kernel_kind: kf_kernel_kind_t,
    pub debug: [c_char; 160],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_explanation_t {
    pub struct_size: u32,
    pub arguments: kf_keyset_t,
    pub included: kf_keyset_t,
    pub excluded: kf_keyset_t,
    pub mask: kf_keyset_t,
    pub fallthrough: kf_keyset_t,
    pub final_set: kf_keyset_t,
    pub step_count: usize,
    pub steps: [kf_explain_step_t; 16],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_profile_event_t {
    pub struct_size: u32,
    pub kind: u32,
    pub op: *const kf_op_t,
    pub key: kf_key_t,
    pub depth: u32,
    pub thread: u64,
    pub begin_ns: u64,
    pub end_ns: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kf_scope_t {
    pub outer: *mut kf_scope_t,
    pub tensors: *mut *mut kf_tensor_t,
    pub count: usize,
    pub capacity: usize,
    pub status: kf_status_t,
    pub reserved: u32,
    pub first: [*mut kf_tensor_t; 24],
}

pub const KF_OK: kf_status_t = 0;
pub const KF_ERR_GENERAL: kf_status_t = 1;
pub const KF_ERR_NOT_IMPLEMENTED: kf_status_t = 2;
pub const KF_ERR_INTERNAL: kf_status_t = 3;
pub const KF_ERR_PARSE: kf_status_t = 4;
pub const KF_ERR_TYPE: kf_status_t = 5;
pub const KF_ERR_VALUE: kf_status_t = 6;
pub const KF_ERR_INDEX: kf_status_t = 7;
pub const KF_ERR_NO_MEMORY: kf_status_t = 8;
pub const KF_ERR_MISUSE: kf_status_t = 9;
pub const KF_ERR_NOT_FOUND: kf_status_t = 10;
pub const KF_ERR_DUPLICATE: kf_status_t = 11;
pub const KF_ERR_EXHAUSTED: kf_status_t = 12;
pub const KF_ERR_BUSY: kf_status_t = 13;
pub const KF_ERR_ABI: kf_status_t = 14;
pub const KF_ERR_PLUGIN: kf_status_t = 15;
pub const KF_ERR_CONTRACT: kf_status_t = 16;
pub const KF_ERR_RUNTIME: kf_status_t = 17;
pub const KF_ERR_BUFFER: kf_status_t = 18;
pub const KF_ERR_NO_DEVICE: kf_status_t = 19;
pub const KF_ERR_INTERRUPTED: kf_status_t = 20;
pub const KF_ERR_DEVICE_LOST: kf_status_t = 21;
pub const KF_ERR_DECLINED: kf_status_t = 22;
pub const KF_ERR_LINALG: kf_status_t = 23;
pub const KF_ERROR_NAME_SIZE: c_int = 96;
pub const KF_OBJECT_DISPATCHABLE: c_int = 1;
pub const KF_DEVICE_SLOTS: c_int = 32;
pub const KF_FIXED_BACKENDS: c_int = 16;
pub const KF_KEYS_PER_ZONE: c_int = 4;
pub const KF_KEYS_PER_DEVICE: c_int = 6;
pub const KF_KEYSET_FULL_BACKEND_MASK: kf_named_keyset_t = 0;
pub const KF_KEYSET_AUTOGRAD: kf_named_keyset_t = 1;
pub const KF_KEYSET_AUTOGRAD_WITH_AD_INPLACE_OR_VIEW: kf_named_keyset_t = 2;
pub const KF_KEYSET_AUTOCAST: kf_named_keyset_t = 3;
pub const KF_KEYSET_DEFAULT_INCLUDED: kf_named_keyset_t = 4;
pub const KF_KEYSET_DEFAULT_EXCLUDED: kf_named_keyset_t = 5;
pub const KF_KEYSET_PYTHON: kf_named_keyset_t = 6;
pub const KF_KEYSET_AUTOGRAD_OTHER_BACKENDS: kf_named_keyset_t = 7;
pub const KF_KEYSET_BACKEND: kf_named_keyset_t = 8;
pub const KF_KEYSET_NON_FUNCTIONAL_BACKEND: kf_named_keyset_t = 9;
pub const KF_KEYSET_MATH: kf_named_keyset_t = 10;
pub const KF_KEYSET_NESTED: kf_named_keyset_t = 11;
pub const KF_KEYSET_BACKEND_FUNCTIONALITY: kf_named_keyset_t = 12;
pub const KF_KEYSET_AFTER_AUTOGRAD: kf_named_keyset_t = 13;
pub const KF_KEYSET_AFTER_AD_INPLACE_OR_VIEW: kf_named_keyset_t = 14;
pub const KF_KEYSET_AFTER_FUNCTIONALIZE: kf_named_keyset_t = 15;
pub const KF_KEYSET_FUNCTORCH_TRANSFORMS: kf_named_keyset_t = 16;
pub const KF_KEYSET_COUNT: kf_named_keyset_t = 17;
pub const KF_IS_HELD: c_int = 1;
pub const KF_IS_SIGNED: c_int = 2;
pub const KF_IS_BARE_UNSIGNED: c_int = 4;
pub const KF_HAS_OLD_TEXT: c_int = 8;
pub const KF_HAS_TENSOR_CLASS: c_int = 16;
pub const KF_HAS_STORAGE_CLASS: c_int = 32;
pub const KF_HAS_OLD_NAMES: c_int = 56;
pub const KF_DTYPE_UINT8: kf_dtype_t = 0;
pub const KF_DTYPE_INT8: kf_dtype_t = 1;
pub const KF_DTYPE_INT16: kf_dtype_t = 2;
pub const KF_DTYPE_INT32: kf_dtype_t = 3;
pub const KF_DTYPE_INT64: kf_dtype_t = 4;
pub const KF_DTYPE_FLOAT16: kf_dtype_t = 5;
pub const KF_DTYPE_FLOAT32: kf_dtype_t = 6;
pub const KF_DTYPE_FLOAT64: kf_dtype_t = 7;
pub const KF_DTYPE_COMPLEX32: kf_dtype_t = 8;
pub const KF_DTYPE_COMPLEX64: kf_dtype_t = 9;
pub const KF_DTYPE_COMPLEX128: kf_dtype_t = 10;
pub const KF_DTYPE_BOOL: kf_dtype_t = 11;
pub const KF_DTYPE_QINT8: kf_dtype_t = 12;
pub const KF_DTYPE_QUINT8: kf_dtype_t = 13;
pub const KF_DTYPE_QINT32: kf_dtype_t = 14;
pub const KF_DTYPE_BFLOAT16: kf_dtype_t = 15;
pub const KF_DTYPE_QUINT4X2: kf_dtype_t = 16;
pub const KF_DTYPE_QUINT2X4: kf_dtype_t = 17;
pub const KF_DTYPE_BITS1X8: kf_dtype_t = 18;
pub const KF_DTYPE_BITS2X4: kf_dtype_t = 19;
pub const KF_DTYPE_BITS4X2: kf_dtype_t = 20;
pub const KF_DTYPE_BITS8: kf_dtype_t = 21;
pub const KF_DTYPE_BITS16: kf_dtype_t = 22;
pub const KF_DTYPE_FLOAT8_E5M2: kf_dtype_t = 23;
pub const KF_DTYPE_FLOAT8_E4M3FN: kf_dtype_t = 24;
pub const KF_DTYPE_FLOAT8_E5M2FNUZ: kf_dtype_t = 25;
pub const KF_DTYPE_FLOAT8_E4M3FNUZ: kf_dtype_t = 26;
pub const KF_DTYPE_UINT16: kf_dtype_t = 27;
pub const KF_DTYPE_UINT32: kf_dtype_t = 28;
pub const KF_DTYPE_UINT64: kf_dtype_t = 29;
pub const KF_DTYPE_UINT1: kf_dtype_t = 30;
pub const KF_DTYPE_UINT2: kf_dtype_t = 31;
pub const KF_DTYPE_UINT3: kf_dtype_t = 32;
pub const KF_DTYPE_UINT4: kf_dtype_t = 33;
pub const KF_DTYPE_UINT5: kf_dtype_t = 34;
pub const KF_DTYPE_UINT6: kf_dtype_t = 35;
pub const KF_DTYPE_UINT7: kf_dtype_t = 36;
pub const KF_DTYPE_INT1: kf_dtype_t = 37;
pub const KF_DTYPE_INT2: kf_dtype_t = 38;
pub const KF_DTYPE_INT3: kf_dtype_t = 39;
pub const KF_DTYPE_INT4: kf_dtype_t = 40;
pub const KF_DTYPE_INT5: kf_dtype_t = 41;
pub const KF_DTYPE_INT6: kf_dtype_t = 42;
pub const KF_DTYPE_INT7: kf_dtype_t = 43;
pub const KF_DTYPE_FLOAT8_E8M0FNU: kf_dtype_t = 44;
pub const KF_DTYPE_FLOAT4_E2M1FN_X2: kf_dtype_t = 45;
pub const KF_DTYPE_COUNT: kf_dtype_t = 46;
pub const KF_LAYOUT_STRIDED: kf_layout_t = 0;
pub const KF_LAYOUT_SPARSE: kf_layout_t = 1;
pub const KF_LAYOUT_SPARSE_CSR: kf_layout_t = 2;
pub const KF_LAYOUT_MKLDNN: kf_layout_t = 3;
pub const KF_LAYOUT_SPARSE_CSC: kf_layout_t = 4;
pub const KF_LAYOUT_SPARSE_BSR: kf_layout_t = 5;
pub const KF_LAYOUT_SPARSE_BSC: kf_layout_t = 6;
pub const KF_LAYOUT_JAGGED: kf_layout_t = 7;
pub const KF_LAYOUT_COUNT: kf_layout_t = 8;
pub const KF_MEMORY_FORMAT_CONTIGUOUS: kf_memory_format_t = 0;
pub const KF_MEMORY_FORMAT_PRESERVE: kf_memory_format_t = 1;
pub const KF_MEMORY_FORMAT_CHANNELS_LAST: kf_memory_format_t = 2;
pub const KF_MEMORY_FORMAT_CHANNELS_LAST_3D: kf_memory_format_t = 3;
pub const KF_MEMORY_FORMAT_COUNT: kf_memory_format_t = 4;
pub const KF_DEVICE_CPU: c_int = 0;
pub const KF_DEVICE_CUDA: c_int = 1;
pub const KF_DEVICE_MKLDNN: c_int = 2;
pub const KF_DEVICE_OPENGL: c_int = 3;
pub const KF_DEVICE_OPENCL: c_int = 4;
pub const KF_DEVICE_IDEEP: c_int = 5;
pub const KF_DEVICE_HIP: c_int = 6;
pub const KF_DEVICE_FPGA: c_int = 7;
pub const KF_DEVICE_MAIA: c_int = 8;
pub const KF_DEVICE_XLA: c_int = 9;
pub const KF_DEVICE_VULKAN: c_int = 10;
pub const KF_DEVICE_METAL: c_int = 11;
pub const KF_DEVICE_XPU: c_int = 12;
pub const KF_DEVICE_MPS: c_int = 13;
pub const KF_DEVICE_META: c_int = 14;
pub const KF_DEVICE_HPU: c_int = 15;
pub const KF_DEVICE_VE: c_int = 16;
pub const KF_DEVICE_LAZY: c_int = 17;
pub const KF_DEVICE_IPU: c_int = 18;
pub const KF_DEVICE_MTIA: c_int = 19;
pub const KF_DEVICE_PRIVATEUSE1: c_int = 20;
pub const KF_DEVICE_FIXED_COUNT: c_int = 21;
pub const KF_DEVICE_FIRST_DYNAMIC: c_int = 64;
pub const KF_TAG_NONE: kf_tag_t = 0;
pub const KF_TAG_INT: kf_tag_t = 1;
pub const KF_TAG_FLOAT: kf_tag_t = 2;
pub const KF_TAG_BOOL: kf_tag_t = 3;
pub const KF_TAG_DTYPE: kf_tag_t = 4;
pub const KF_TAG_LAYOUT: kf_tag_t = 5;
pub const KF_TAG_MEMORY_FORMAT: kf_tag_t = 6;
pub const KF_TAG_DEVICE: kf_tag_t = 7;
pub const KF_TAG_STREAM: kf_tag_t = 8;
pub const KF_TAG_UINT: kf_tag_t = 9;
pub const KF_TAG_FIRST_OBJECT: kf_tag_t = 16;
pub const KF_TAG_TENSOR: kf_tag_t = 16;
pub const KF_TAG_COMPLEX: kf_tag_t = 17;
pub const KF_TAG_STRING: kf_tag_t = 18;
pub const KF_TAG_GENERATOR: kf_tag_t = 19;
pub const KF_TAG_STORAGE: kf_tag_t = 20;
pub const KF_TAG_LIST: kf_tag_t = 21;
pub const KF_TAG_TUPLE: kf_tag_t = 22;
pub const KF_TAG_DICT: kf_tag_t = 23;
pub const KF_TAG_SYM_INT: kf_tag_t = 24;
pub const KF_TAG_SYM_FLOAT: kf_tag_t = 25;
pub const KF_TAG_SYM_BOOL: kf_tag_t = 26;
pub const KF_TAG_OBJECT: kf_tag_t = 27;
pub const KF_TAG_COUNT: kf_tag_t = 28;
pub const KF_LIST_VALUES: kf_list_kind_t = 0;
pub const KF_LIST_INTS: kf_list_kind_t = 1;
pub const KF_LIST_FLOATS: kf_list_kind_t = 2;
pub const KF_LIST_BOOLS: kf_list_kind_t = 3;
pub const KF_LIST_TENSORS: kf_list_kind_t = 4;
pub const KF_TYPE_ANY: kf_type_kind_t = 0;
pub const KF_TYPE_TENSOR: kf_type_kind_t = 1;
pub const KF_TYPE_STORAGE: kf_type_kind_t = 2;
pub const KF_TYPE_TUPLE: kf_type_kind_t = 3;
pub const KF_TYPE_LIST: kf_type_kind_t = 4;
pub const KF_TYPE_DICT: kf_type_kind_t = 5;
pub const KF_TYPE_SCALAR: kf_type_kind_t = 6;
pub const KF_TYPE_FLOAT: kf_type_kind_t = 7;
pub const KF_TYPE_COMPLEX: kf_type_kind_t = 8;
pub const KF_TYPE_FUTURE: kf_type_kind_t = 9;
pub const KF_TYPE_AWAIT: kf_type_kind_t = 10;
pub const KF_TYPE_RREF: kf_type_kind_t = 11;
pub const KF_TYPE_INT: kf_type_kind_t = 12;
pub const KF_TYPE_NONE: kf_type_kind_t = 13;
pub const KF_TYPE_STRING: kf_type_kind_t = 14;
pub const KF_TYPE_GENERATOR: kf_type_kind_t = 15;
pub const KF_TYPE_QUANTIZER: kf_type_kind_t = 16;
pub const KF_TYPE_BOOL: kf_type_kind_t = 17;
pub const KF_TYPE_OPTIONAL: kf_type_kind_t = 18;
pub const KF_TYPE_VAR: kf_type_kind_t = 19;
pub const KF_TYPE_CLASS: kf_type_kind_t = 20;
pub const KF_TYPE_DEVICE: kf_type_kind_t = 21;
pub const KF_TYPE_STREAM: kf_type_kind_t = 22;
pub const KF_TYPE_CAPSULE: kf_type_kind_t = 23;
pub const KF_TYPE_QSCHEME: kf_type_kind_t = 24;
pub const KF_TYPE_ANY_CLASS: kf_type_kind_t = 25;
pub const KF_TYPE_ANY_ENUM: kf_type_kind_t = 26;
pub const KF_TYPE_UNION: kf_type_kind_t = 27;
pub const KF_TYPE_SYM_INT: kf_type_kind_t = 28;
pub const KF_TYPE_DTYPE: kf_type_kind_t = 29;
pub const KF_TYPE_LAYOUT: kf_type_kind_t = 30;
pub const KF_TYPE_MEMORY_FORMAT: kf_type_kind_t = 31;
pub const KF_TYPE_SYM_BOOL: kf_type_kind_t = 32;
pub const KF_TYPE_PY_OBJECT: kf_type_kind_t = 33;
pub const KF_TYPE_KIND_COUNT: kf_type_kind_t = 34;
pub const KF_SCHEMA_INPUT: kf_schema_side_t = 0;
pub const KF_SCHEMA_OUTPUT: kf_schema_side_t = 1;
pub const KF_LIBRARY_DEF: kf_library_kind_t = 0;
pub const KF_LIBRARY_FRAGMENT: kf_library_kind_t = 1;
pub const KF_LIBRARY_IMPL: kf_library_kind_t = 2;
pub const KF_ALIAS_ANALYSIS_DEFAULT: kf_alias_analysis_t = 0;
pub const KF_ALIAS_ANALYSIS_INTERNAL_SPECIAL_CASE: kf_alias_analysis_t = 1;
pub const KF_ALIAS_ANALYSIS_CONSERVATIVE: kf_alias_analysis_t = 2;
pub const KF_ALIAS_ANALYSIS_FROM_SCHEMA: kf_alias_analysis_t = 3;
pub const KF_ALIAS_ANALYSIS_PURE_FUNCTION: kf_alias_analysis_t = 4;
pub const KF_KERNEL_TYPED: kf_kernel_kind_t = 0;
pub const KF_KERNEL_BOXED: kf_kernel_kind_t = 1;
pub const KF_KERNEL_FALLTHROUGH: kf_kernel_kind_t = 2;
pub const KF_KERNEL_AMBIGUOUS: kf_kernel_kind_t = 3;
pub const KF_KERNEL_NAMED_NOT_SUPPORTED: kf_kernel_kind_t = 4;
pub const KF_KERNEL_UNGUARDED: c_int = 65536;
pub const KF_DEVICE_HOST_ACCESS: c_int = 1;
pub const KF_DEVICE_CACHE_MEMORY: c_int = 2;
pub const KF_CODE_NONE: kf_code_dialect_t = 0;
pub const KF_CODE_OPENCL: kf_code_dialect_t = 1;
pub const KF_DEVICE_FAULT_NONE: kf_device_fault_t = 0;
pub const KF_DEVICE_FAULT_ALLOCATE: kf_device_fault_t = 1;
pub const KF_DEVICE_FAULT_COPY: kf_device_fault_t = 2;
pub const KF_DEVICE_FAULT_LOST: kf_device_fault_t = 3;
pub const KF_STORAGE_THROW_ON_MUTABLE_DATA: kf_storage_flag_t = 1;
pub const KF_STORAGE_WARN_ON_MUTABLE_DATA: kf_storage_flag_t = 2;
pub const KF_STORAGE_THROW_ON_DATA: kf_storage_flag_t = 4;
pub const KF_STORAGE_READ_ONLY: kf_storage_flag_t = 8;
pub const KF_CREATION_DEFAULT: kf_creation_t = 0;
pub const KF_CREATION_NO_GRAD: kf_creation_t = 1;
pub const KF_CREATION_MULTI_OUTPUT: kf_creation_t = 2;
pub const KF_CREATION_INFERENCE: kf_creation_t = 3;
pub const KF_CREATION_CUSTOM_FUNCTION: kf_creation_t = 4;
pub const KF_BACKWARD_RETAIN_GRAPH: kf_backward_flag_t = 1;
pub const KF_BACKWARD_CREATE_GRAPH: kf_backward_flag_t = 2;
pub const KF_BACKWARD_ALLOW_UNUSED: kf_backward_flag_t = 4;
pub const KF_BACKWARD_PARTIAL: kf_backward_flag_t = 8;
pub const KF_FUNCTION_MATERIALIZE: kf_function_flag_t = 1;
pub const KF_FUNCTION_ONCE_DIFFERENTIABLE: kf_function_flag_t = 2;
pub const KF_OUTPUT_DIRTY: kf_output_flag_t = 1;
pub const KF_OUTPUT_NON_DIFFERENTIABLE: kf_output_flag_t = 2;
pub const KF_OUTPUT_NO_GRADIENT: kf_output_flag_t = 4;
pub const KF_DERIVATIVE_SAVE_INPUTS: kf_derivative_flag_t = 1;
pub const KF_DERIVATIVE_SAVE_OUTPUTS: kf_derivative_flag_t = 2;
pub const KF_DERIVATIVE_UNDEFINED_GRADS: kf_derivative_flag_t = 4;
pub const KF_DERIVATIVE_ONCE: kf_derivative_flag_t = 8;
pub const KF_GRADCHECK_OUTPUTS: c_int = 32;
pub const KF_GRADCHECK_FAST: kf_gradcheck_flag_t = 1;
pub const KF_AUTOGRAD_FALLBACK_NOTHING: kf_autograd_fallback_mode_t = 0;
pub const KF_AUTOGRAD_FALLBACK_WARN: kf_autograd_fallback_mode_t = 1;
pub const KF_AUTOGRAD_FALLBACK_ERROR: kf_autograd_fallback_mode_t = 2;
pub const KF_ATTENTION_PLAIN: kf_attention_kernel_t = 1;
pub const KF_ATTENTION_FUSED: kf_attention_kernel_t = 2;
pub const KF_ITER_PROMOTE: c_int = 0;
pub const KF_ITER_FLOAT: c_int = 1;
pub const KF_ITER_COMPARE: c_int = 2;
pub const KF_ITER_SAME: c_int = 4;
pub const KF_DLPACK_MAJOR: c_int = 1;
pub const KF_DLPACK_MINOR: c_int = 3;
pub const KF_DLPACK_CPU: kf_dlpack_device_type_t = 1;
pub const KF_DLPACK_CUDA: kf_dlpack_device_type_t = 2;
pub const KF_DLPACK_VULKAN: kf_dlpack_device_type_t = 7;
pub const KF_DLPACK_METAL: kf_dlpack_device_type_t = 8;
pub const KF_DLPACK_ROCM: kf_dlpack_device_type_t = 10;
pub const KF_DLPACK_EXT_DEV: kf_dlpack_device_type_t = 12;
pub const KF_DLPACK_ONEAPI: kf_dlpack_device_type_t = 14;
pub const KF_DLPACK_MAIA: kf_dlpack_device_type_t = 17;
pub const KF_DLPACK_INT: kf_dlpack_type_code_t = 0;
pub const KF_DLPACK_UINT: kf_dlpack_type_code_t = 1;
pub const KF_DLPACK_FLOAT: kf_dlpack_type_code_t = 2;
pub const KF_DLPACK_BFLOAT: kf_dlpack_type_code_t = 4;
pub const KF_DLPACK_COMPLEX: kf_dlpack_type_code_t = 5;
pub const KF_DLPACK_BOOL: kf_dlpack_type_code_t = 6;
pub const KF_DLPACK_FLOAT8_E4M3FN: kf_dlpack_type_code_t = 10;
pub const KF_DLPACK_FLOAT8_E4M3FNUZ: kf_dlpack_type_code_t = 11;
pub const KF_DLPACK_FLOAT8_E5M2: kf_dlpack_type_code_t = 12;
pub const KF_DLPACK_FLOAT8_E5M2FNUZ: kf_dlpack_type_code_t = 13;
pub const KF_DLPACK_FLOAT8_E8M0FNU: kf_dlpack_type_code_t = 14;
pub const KF_DLPACK_READ_ONLY: c_int = 1;
pub const KF_DLPACK_IS_COPIED: c_int = 2;
pub const KF_DLPACK_IS_SUBBYTE_TYPE_PADDED: c_int = 4;
pub const KF_FACT_AXES: kf_fact_t = 0;
pub const KF_FACT_LINEAR: kf_fact_t = 1;
pub const KF_FACT_TYPES: kf_fact_t = 2;
pub const KF_FACT_TANGENT: kf_fact_t = 3;
pub const KF_FACT_BATCH: kf_fact_t = 4;
pub const KF_FACT_VIEW_INVERSE: kf_fact_t = 5;
pub const KF_FACT_COST: kf_fact_t = 6;
pub const KF_FACT_SHARE: kf_fact_t = 7;
pub const KF_FACT_WRITES_IF: kf_fact_t = 8;
pub const KF_FACT_MASKS: kf_fact_t = 9;
pub const KF_FACT_FUNCTIONAL: kf_fact_t = 10;
pub const KF_FACT_COUNT: kf_fact_t = 11;
pub const KF_FORM_FUNCTIONAL: kf_form_t = 0;
pub const KF_FORM_INPLACE: kf_form_t = 1;
pub const KF_FORM_OUT: kf_form_t = 2;
pub const KF_FORM_COPY: kf_form_t = 3;
pub const KF_FALLBACK_ALLOW: kf_fallback_policy_t = 0;
pub const KF_FALLBACK_WARN: kf_fallback_policy_t = 1;
pub const KF_FALLBACK_REFUSE: kf_fallback_policy_t = 2;
pub const KF_FUNCTIONAL_DATA_MUTATED: kf_functional_question_t = 0;
pub const KF_FUNCTIONAL_METADATA_MUTATED: kf_functional_question_t = 1;
pub const KF_FUNCTIONAL_STORAGE_CHANGED: kf_functional_question_t = 2;
pub const KF_FUNCTIONAL_MULTI_OUTPUT: kf_functional_question_t = 3;
pub const KF_FUNCTIONAL_SYMBOLIC: kf_functional_question_t = 4;
pub const KF_FUNCTIONAL_ALL_HIDDEN: kf_functional_question_t = 5;
pub const KF_FUNCTIONAL_ALL_NO_GRAD: kf_functional_question_t = 6;
pub const KF_FUNCTIONAL_MUTATIONS: kf_functional_question_t = 7;
pub const KF_FUNCTIONAL_STORAGE_CHANGES: kf_functional_question_t = 8;
pub const KF_FUNCTIONAL_SIZE_BEFORE: kf_functional_question_t = 9;
pub const KF_FUNCTIONAL_SIZE: kf_functional_question_t = 10;
pub const KF_FUNCTIONAL_GENERATION: kf_functional_question_t = 11;
pub const KF_FUNCTIONAL_FROZEN: kf_functional_question_t = 12;
pub const KF_LAZY_TEXT: kf_lazy_format_t = 0;
pub const KF_LAZY_DOT: kf_lazy_format_t = 1;
pub const KF_LAZY_BACKEND: kf_lazy_format_t = 2;
pub const KF_LAZY_EAGER_RESULTS: c_int = 1;
pub const KF_MODE_ABOVE_ALL: kf_mode_level_t = 0;
pub const KF_MODE_BELOW_AUTOGRAD: kf_mode_level_t = 1;
pub const KF_MODE_BELOW_PYTHON: kf_mode_level_t = 2;
pub const KF_MODE_NESTED: kf_mode_flags_t = 1;
pub const KF_TRACE_CALL: kf_trace_kind_t = 0;
pub const KF_TRACE_REDISPATCH: kf_trace_kind_t = 1;
pub const KF_TRACE_CALL_BOXED: kf_trace_kind_t = 2;
pub const KF_TRACE_REDISPATCH_BOXED: kf_trace_kind_t = 3;
pub const KF_TRACE_CALL_FOR_KEY: kf_trace_kind_t = 4;
pub const KF_TRACE_THIS_THREAD: kf_tracer_flags_t = 1;
pub const KF_TRACE_WITHOUT_ORIGIN: kf_tracer_flags_t = 2;
pub const KF_RULE_DIRECT: kf_rule_t = 1;
pub const KF_RULE_EXPLICIT_NON_FUNCTIONAL: kf_rule_t = 2;
pub const KF_RULE_EXPLICIT: kf_rule_t = 3;
pub const KF_RULE_NESTED: kf_rule_t = 4;
pub const KF_RULE_AMBIGUOUS: kf_rule_t = 5;
pub const KF_RULE_MATH: kf_rule_t = 6;
pub const KF_RULE_AUTOGRAD: kf_rule_t = 7;
pub const KF_RULE_BATCHED: kf_rule_t = 8;
pub const KF_RULE_FALLBACK: kf_rule_t = 9;
pub const KF_RULE_MISSING: kf_rule_t = 10;
pub const KF_EXPLAIN_DEBUG_SIZE: c_int = 160;
pub const KF_EXPLAIN_STEPS: c_int = 16;
pub const KF_REPORT_TRACE: kf_report_kind_t = 1;
pub const KF_REPORT_BILL: kf_report_kind_t = 2;
pub const KF_REPORT_PROGRESS: kf_report_kind_t = 3;
pub const KF_SCOPE_FIRST: c_int = 24;
pub const KF_SPARSE_COALESCED: kf_sparse_flag_t = 1;
pub const KF_SPARSE_CHECK: kf_sparse_flag_t = 2;
pub const KF_SPARSE_UNCOALESCED: kf_sparse_flag_t = 4;
pub const KF_SPARSE_INDICES: kf_sparse_part_t = 0;
pub const KF_SPARSE_COMPRESSED: kf_sparse_part_t = 0;
pub const KF_SPARSE_PLAIN: kf_sparse_part_t = 1;
pub const KF_SPARSE_VALUES: kf_sparse_part_t = 2;
pub const KF_SPARSE_PARTS: kf_sparse_part_t = 3;

extern "C" {
    pub fn kf_status_name(status: kf_status_t) -> *const c_char;
    pub fn kf_status_python_exception(status: kf_status_t) -> *const c_char;
    pub fn kf_error_last() -> *const kf_error_t;
    pub fn kf_error_clear();
    pub fn kf_error_message() -> *const c_char;
    pub fn kf_error_set(code: kf_status_t, format: *const c_char, ...) -> kf_status_t;
    pub fn kf_error_set_message(code: kf_status_t, message: *const c_char) -> kf_status_t;
    pub fn kf_error_describe(buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_version() -> *const c_char;
    pub fn kf_abi_version() -> u32;
    pub fn kf_init() -> kf_status_t;
    pub fn kf_shutdown();
    pub fn kf_set_allocator(allocator: *const kf_allocator_t) -> kf_status_t;
    pub fn kf_alloc(size: usize) -> *mut c_void;
    pub fn kf_calloc(count: usize, size: usize) -> *mut c_void;
    pub fn kf_realloc(block: *mut c_void, size: usize) -> *mut c_void;
    pub fn kf_free(block: *mut c_void);
    pub fn kf_set_num_threads(count: c_int) -> kf_status_t;
    pub fn kf_get_num_threads() -> c_int;
    pub fn kf_set_interrupt_hook(hook: kf_interrupt_fn, context: *mut c_void);
    pub fn kf_check_interrupt() -> kf_status_t;
    pub fn kf_set_warning_handler(handler: kf_warning_fn, context: *mut c_void);
    pub fn kf_set_warn_always(on: bool);
    pub fn kf_warns_always() -> bool;
    pub fn kf_warn(format: *const c_char, ...);
    pub fn kf_warn_message(message: *const c_char);
    pub fn kf_count_up(count: *mut i64) -> i64;
    pub fn kf_count_down(count: *mut i64) -> i64;
    pub fn kf_object_init(object: *mut kf_object_t, r#type: *const kf_object_type_t);
    pub fn kf_object_destroy(object: *mut kf_object_t);
    pub fn kf_object_retain(object: *mut c_void);
    pub fn kf_object_release(object: *mut c_void);
    pub fn kf_key_name(key: kf_key_t) -> *const c_char;
    pub fn kf_key_parse(name: *const c_char, out_key: *mut kf_key_t) -> kf_status_t;
    pub fn kf_key_describe(key: kf_key_t) -> *const c_char;
    pub fn kf_key_exists(key: kf_key_t) -> bool;
    pub fn kf_key_is_alias(key: kf_key_t) -> bool;
    pub fn kf_key_is_per_backend(key: kf_key_t) -> bool;
    pub fn kf_key_is_backend(key: kf_key_t) -> bool;
    pub fn kf_key_functionality(key: kf_key_t) -> kf_key_t;
    pub fn kf_key_rank(key: kf_key_t) -> c_uint;
    pub fn kf_key_backend(key: kf_key_t) -> kf_backend_t;
    pub fn kf_key_runtime(functionality: kf_key_t, backend: kf_backend_t) -> kf_key_t;
    pub fn kf_backend_name(backend: kf_backend_t) -> *const c_char;
    pub fn kf_backend_exists(backend: kf_backend_t) -> bool;
    pub fn kf_backend_autograd_key(backend: kf_backend_t) -> kf_key_t;
    pub fn kf_keyset_make(backends: u64, functionality: u64) -> kf_keyset_t;
    pub fn kf_keyset_empty() -> kf_keyset_t;
    pub fn kf_keyset_is_empty(a: kf_keyset_t) -> bool;
    pub fn kf_keyset_equal(a: kf_keyset_t, b: kf_keyset_t) -> bool;
    pub fn kf_keyset_or(a: kf_keyset_t, b: kf_keyset_t) -> kf_keyset_t;
    pub fn kf_keyset_and(a: kf_keyset_t, b: kf_keyset_t) -> kf_keyset_t;
    pub fn kf_keyset_xor(a: kf_keyset_t, b: kf_keyset_t) -> kf_keyset_t;
    pub fn kf_keyset_minus(a: kf_keyset_t, b: kf_keyset_t) -> kf_keyset_t;
    pub fn kf_keyset_has_all(a: kf_keyset_t, b: kf_keyset_t) -> bool;
    pub fn kf_keyset_has_any(a: kf_keyset_t, b: kf_keyset_t) -> bool;
    pub fn kf_keyset_below(set: kf_keyset_t, rank: c_uint) -> kf_keyset_t;
    pub fn kf_keyset_of(key: kf_key_t) -> kf_keyset_t;
    pub fn kf_keyset_of_backend(backend: kf_backend_t) -> kf_keyset_t;
    pub fn kf_keyset_full() -> kf_keyset_t;
    pub fn kf_keyset_full_after(key: kf_key_t) -> kf_keyset_t;
    pub fn kf_keyset_add(set: kf_keyset_t, key: kf_key_t) -> kf_keyset_t;
    pub fn kf_keyset_remove(set: kf_keyset_t, key: kf_key_t) -> kf_keyset_t;
    pub fn kf_keyset_remove_backend(set: kf_keyset_t, backend: kf_backend_t) -> kf_keyset_t;
    pub fn kf_keyset_has(set: kf_keyset_t, key: kf_key_t) -> bool;
    pub fn kf_keyset_has_backend(set: kf_keyset_t, backend: kf_backend_t) -> bool;
    pub fn kf_keyset_highest_functionality(set: kf_keyset_t) -> kf_key_t;
    pub fn kf_keyset_highest_backend(set: kf_keyset_t) -> kf_backend_t;
    pub fn kf_keyset_highest_key(set: kf_keyset_t) -> kf_key_t;
    pub fn kf_keyset_highest_backend_key(set: kf_keyset_t) -> kf_key_t;
    pub fn kf_keyset_legacy_key(set: kf_keyset_t) -> kf_key_t;
    pub fn kf_keyset_slot(set: kf_keyset_t) -> usize;
    pub fn kf_keyset_to_raw(set: kf_keyset_t) -> u64;
    pub fn kf_keyset_from_raw(raw: u64) -> kf_keyset_t;
    pub fn kf_keyset_next(set: kf_keyset_t, cursor: *mut usize, out_key: *mut kf_key_t) -> bool;
    pub fn kf_keyset_print(set: kf_keyset_t, buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_keyset_named(which: kf_named_keyset_t) -> kf_keyset_t;
    pub fn kf_keyset_autocast_of_backend(backend: kf_backend_t) -> kf_keyset_t;
    pub fn kf_keyset_autograd_related(backend: kf_backend_t) -> kf_keyset_t;
    pub fn kf_keyset_backends_of_autograd(autograd_key: kf_key_t) -> kf_keyset_t;
    pub fn kf_keyset_runtime_of(key: kf_key_t, out_set: *mut kf_keyset_t) -> kf_status_t;
    pub fn kf_key_in_alias(key: kf_key_t, alias: kf_key_t) -> bool;
    pub fn kf_keyset_for_tensor(keys: kf_keyset_t, inference: bool) -> kf_keyset_t;
    pub fn kf_keys_of(object: *const c_void) -> kf_keyset_t;
    pub fn kf_device_register(name: *const c_char, out_backend: *mut kf_backend_t) -> kf_status_t;
    pub fn kf_device_unregister(backend: kf_backend_t) -> kf_status_t;
    pub fn kf_device_find(name: *const c_char, out_backend: *mut kf_backend_t) -> kf_status_t;
    pub fn kf_privateuse1_rename(name: *const c_char) -> kf_status_t;
    pub fn kf_privateuse1_name() -> *const c_char;
    pub fn kf_key_define(name: *const c_char, zone: kf_zone_t, out_key: *mut kf_key_t) -> kf_status_t;
    pub fn kf_key_undefine(key: kf_key_t) -> kf_status_t;
    pub fn kf_local_included() -> kf_keyset_t;
    pub fn kf_local_excluded() -> kf_keyset_t;
    pub fn kf_local_set(included: kf_keyset_t, excluded: kf_keyset_t);
    pub fn kf_local_is_included(key: kf_key_t) -> bool;
    pub fn kf_local_is_excluded(key: kf_key_t) -> bool;
    pub fn kf_local_set_included(key: kf_key_t, on: bool);
    pub fn kf_local_set_excluded(key: kf_key_t, on: bool);
    pub fn kf_guard_include(guard: *mut kf_guard_t, set: kf_keyset_t);
    pub fn kf_guard_exclude(guard: *mut kf_guard_t, set: kf_keyset_t);
    pub fn kf_guard_force(guard: *mut kf_guard_t, included: kf_keyset_t, excluded: kf_keyset_t);
    pub fn kf_guard_preserve(guard: *mut kf_guard_t);
    pub fn kf_guard_set_excluded(guard: *mut kf_guard_t, key: kf_key_t, on: bool);
    pub fn kf_guard_below_autograd(guard: *mut kf_guard_t);
    pub fn kf_guard_below_ad_inplace_or_view(guard: *mut kf_guard_t);
    pub fn kf_guard_skip_functionalize(guard: *mut kf_guard_t);
    pub fn kf_guard_non_variable_type_mode(guard: *mut kf_guard_t, enabled: bool) -> kf_status_t;
    pub fn kf_guard_inference_mode(guard: *mut kf_guard_t, enabled: bool);
    pub fn kf_inference_mode_is_enabled() -> bool;
    pub fn kf_guard_leave(guard: *mut kf_guard_t);
    pub fn kf_device_make(r#type: c_int, index: c_int) -> kf_device_t;
    pub fn kf_dtype_name(dtype: kf_dtype_t) -> *const c_char;
    pub fn kf_layout_name(layout: kf_layout_t) -> *const c_char;
    pub fn kf_memory_format_name(format: kf_memory_format_t) -> *const c_char;
    pub fn kf_device_type_name(r#type: c_int) -> *const c_char;
    pub fn kf_device_parse(text: *const c_char, out_device: *mut kf_device_t) -> kf_status_t;
    pub fn kf_device_print(device: kf_device_t, buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_device_backend(r#type: c_int) -> kf_backend_t;
    pub fn kf_backend_device(backend: kf_backend_t) -> c_int;
    pub fn kf_key_compute(dtype: kf_dtype_t, layout: kf_layout_t, device_type: c_int, out_key: *mut kf_key_t) -> kf_status_t;
    pub fn kf_key_device(key: kf_key_t, out_device_type: *mut c_int) -> kf_status_t;
    pub fn kf_key_of_device_type(device_type: c_int, out_key: *mut kf_key_t) -> kf_status_t;
    pub fn kf_tag_is_object(tag: u32) -> bool;
    pub fn kf_value_raw(tag: kf_tag_t, bits: u64) -> kf_value_t;
    pub fn kf_value_none() -> kf_value_t;
    pub fn kf_value_int(i: i64) -> kf_value_t;
    pub fn kf_value_bool(b: bool) -> kf_value_t;
    pub fn kf_value_float(f: f64) -> kf_value_t;
    pub fn kf_value_dtype(d: kf_dtype_t) -> kf_value_t;
    pub fn kf_value_layout(l: kf_layout_t) -> kf_value_t;
    pub fn kf_value_memory_format(m: kf_memory_format_t) -> kf_value_t;
    pub fn kf_value_device(d: kf_device_t) -> kf_value_t;
    pub fn kf_value_stream(s: kf_stream_t) -> kf_value_t;
    pub fn kf_value_object_take(tag: kf_tag_t, object: *mut c_void) -> kf_value_t;
    pub fn kf_value_object(tag: kf_tag_t, object: *mut c_void) -> kf_value_t;
    pub fn kf_value_tensor(tensor: *mut kf_tensor_t) -> kf_value_t;
    pub fn kf_value_tensor_take(tensor: *mut kf_tensor_t) -> kf_value_t;
    pub fn kf_value_copy(value: kf_value_t) -> kf_value_t;
    pub fn kf_value_clear(value: *mut kf_value_t);
    pub fn kf_value_complex(c: kf_complex_t, out_value: *mut kf_value_t) -> kf_status_t;
    pub fn kf_value_string(text: *const c_char, size: usize, out_value: *mut kf_value_t) -> kf_status_t;
    pub fn kf_value_scalar(scalar: kf_scalar_t, out_value: *mut kf_value_t) -> kf_status_t;
    pub fn kf_value_sym_int(value: kf_sym_int_t) -> kf_value_t;
    pub fn kf_tag_name(tag: kf_tag_t) -> *const c_char;
    pub fn kf_value_get_complex(value: *const kf_value_t) -> kf_complex_t;
    pub fn kf_value_get_string(value: *const kf_value_t) -> kf_str_t;
    pub fn kf_value_to_int(value: *const kf_value_t, out: *mut i64) -> kf_status_t;
    pub fn kf_value_to_float(value: *const kf_value_t, out: *mut f64) -> kf_status_t;
    pub fn kf_value_to_bool(value: *const kf_value_t, out: *mut bool) -> kf_status_t;
    pub fn kf_value_to_complex(value: *const kf_value_t, out: *mut kf_complex_t) -> kf_status_t;
    pub fn kf_value_to_scalar(value: *const kf_value_t, out: *mut kf_scalar_t) -> kf_status_t;
    pub fn kf_value_to_string(value: *const kf_value_t, out: *mut kf_str_t) -> kf_status_t;
    pub fn kf_value_to_device(value: *const kf_value_t, out: *mut kf_device_t) -> kf_status_t;
    pub fn kf_value_to_stream(value: *const kf_value_t, out: *mut kf_stream_t) -> kf_status_t;
    pub fn kf_value_to_sym_int(value: *const kf_value_t, out: *mut kf_sym_int_t) -> kf_status_t;
    pub fn kf_value_to_tensor(value: *const kf_value_t, out_borrowed: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_value_to_object(value: *const kf_value_t, tag: kf_tag_t, out_borrowed: *mut *mut kf_object_t) -> kf_status_t;
    pub fn kf_value_equal(a: *const kf_value_t, b: *const kf_value_t) -> bool;
    pub fn kf_value_hash(value: *const kf_value_t) -> u64;
    pub fn kf_value_print(value: *const kf_value_t, buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_tensor_undefined() -> *mut kf_tensor_t;
    pub fn kf_string_create(text: *const c_char, size: usize, out_string: *mut *mut kf_string_t) -> kf_status_t;
    pub fn kf_string_view(string: *const kf_string_t) -> kf_str_t;
    pub fn kf_list_create(kind: kf_list_kind_t, reserve: usize, out_list: *mut *mut kf_list_t) -> kf_status_t;
    pub fn kf_list_of_ints(data: *const i64, size: usize, out_list: *mut *mut kf_list_t) -> kf_status_t;
    pub fn kf_list_of_floats(data: *const f64, size: usize, out_list: *mut *mut kf_list_t) -> kf_status_t;
    pub fn kf_list_of_bools(data: *const bool, size: usize, out_list: *mut *mut kf_list_t) -> kf_status_t;
    pub fn kf_list_of_tensors(data: *const *mut kf_tensor_t, size: usize, out_list: *mut *mut kf_list_t) -> kf_status_t;
    pub fn kf_list_of_values(data: *const kf_value_t, size: usize, out_list: *mut *mut kf_list_t) -> kf_status_t;
    pub fn kf_list_kind(list: *const kf_list_t) -> kf_list_kind_t;
    pub fn kf_list_size(list: *const kf_list_t) -> usize;
    pub fn kf_list_get(list: *const kf_list_t, index: usize, out_value: *mut kf_value_t) -> kf_status_t;
    pub fn kf_list_set(list: *mut kf_list_t, index: usize, value: *const kf_value_t) -> kf_status_t;
    pub fn kf_list_append(list: *mut kf_list_t, value: *const kf_value_t) -> kf_status_t;
    pub fn kf_list_ints(list: *const kf_list_t) -> kf_int_span_t;
    pub fn kf_list_floats(list: *const kf_list_t) -> kf_float_span_t;
    pub fn kf_list_bools(list: *const kf_list_t) -> kf_bool_span_t;
    pub fn kf_list_tensors(list: *const kf_list_t) -> kf_tensor_span_t;
    pub fn kf_list_values(list: *const kf_list_t) -> kf_value_span_t;
    pub fn kf_tuple_create(items: *const kf_value_t, size: usize, out_tuple: *mut *mut kf_tuple_t) -> kf_status_t;
    pub fn kf_tuple_items(tuple: *const kf_tuple_t) -> kf_value_span_t;
    pub fn kf_dict_create(out_dict: *mut *mut kf_dict_t) -> kf_status_t;
    pub fn kf_dict_size(dict: *const kf_dict_t) -> usize;
    pub fn kf_dict_set(dict: *mut kf_dict_t, key: *const kf_value_t, value: *const kf_value_t) -> kf_status_t;
    pub fn kf_dict_get(dict: *const kf_dict_t, key: *const kf_value_t) -> *const kf_value_t;
    pub fn kf_dict_remove(dict: *mut kf_dict_t, key: *const kf_value_t) -> bool;
    pub fn kf_dict_at(dict: *const kf_dict_t, position: usize, out_key: *mut *const kf_value_t, out_value: *mut *const kf_value_t) -> bool;
    pub fn kf_stack_init(stack: *mut kf_stack_t, buffer: *mut kf_value_t, capacity: usize);
    pub fn kf_stack_destroy(stack: *mut kf_stack_t);
    pub fn kf_stack_reserve(stack: *mut kf_stack_t, extra: usize) -> kf_status_t;
    pub fn kf_stack_push_take(stack: *mut kf_stack_t, value: kf_value_t) -> kf_status_t;
    pub fn kf_stack_pop(stack: *mut kf_stack_t) -> kf_value_t;
    pub fn kf_stack_drop(stack: *mut kf_stack_t, count: usize);
    pub fn kf_stack_drop_below(stack: *mut kf_stack_t, keep: usize, count: usize);
    pub fn kf_type_equal(a: *const kf_type_t, b: *const kf_type_t) -> bool;
    pub fn kf_type_is_subtype(a: *const kf_type_t, b: *const kf_type_t) -> bool;
    pub fn kf_type_print(r#type: *const kf_type_t, buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_alias_equal(a: *const kf_alias_t, b: *const kf_alias_t) -> bool;
    pub fn kf_schema_parse(text: *const c_char, size: usize, options: *const kf_parse_options_t, out_schema: *mut *mut kf_schema_t) -> kf_status_t;
    pub fn kf_schema_or_name_parse(text: *const c_char, size: usize, options: *const kf_parse_options_t, out_schema: *mut *mut kf_schema_t, out_name: *mut *mut c_char) -> kf_status_t;
    pub fn kf_schema_retain(schema: *const kf_schema_t);
    pub fn kf_schema_release(schema: *const kf_schema_t);
    pub fn kf_schema_name(schema: *const kf_schema_t) -> *const c_char;
    pub fn kf_schema_overload(schema: *const kf_schema_t) -> *const c_char;
    pub fn kf_schema_argument_count(schema: *const kf_schema_t) -> usize;
    pub fn kf_schema_return_count(schema: *const kf_schema_t) -> usize;
    pub fn kf_schema_argument(schema: *const kf_schema_t, index: usize) -> *const kf_argument_t;
    pub fn kf_schema_return(schema: *const kf_schema_t, index: usize) -> *const kf_argument_t;
    pub fn kf_schema_is_vararg(schema: *const kf_schema_t) -> bool;
    pub fn kf_schema_is_varret(schema: *const kf_schema_t) -> bool;
    pub fn kf_schema_is_mutable(schema: *const kf_schema_t) -> bool;
    pub fn kf_schema_find_argument(schema: *const kf_schema_t, name: *const c_char) -> c_int;
    pub fn kf_schema_print(schema: *const kf_schema_t, buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_argument_print(argument: *const kf_argument_t, buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_schema_equal(a: *const kf_schema_t, b: *const kf_schema_t) -> bool;
    pub fn kf_schema_may_alias(schema: *const kf_schema_t, side_a: kf_schema_side_t, a: usize, side_b: kf_schema_side_t, b: usize) -> bool;
    pub fn kf_schema_may_contain_alias(schema: *const kf_schema_t, side_a: kf_schema_side_t, a: usize, side_b: kf_schema_side_t, b: usize) -> bool;
    pub fn kf_schema_is_backward_compatible(newer: *const kf_schema_t, older: *const kf_schema_t, reason: *mut c_char, size: usize) -> bool;
    pub fn kf_schema_is_forward_compatible(newer: *const kf_schema_t, older: *const kf_schema_t, reason: *mut c_char, size: usize) -> bool;
    pub fn kf_schema_normalize(schema: *const kf_schema_t, stack: *mut kf_stack_t, positional: usize, keyword_names: *const *const c_char, keyword_values: *const kf_value_t, keyword_count: usize) -> kf_status_t;
    pub fn kf_value_matches_type(value: *const kf_value_t, r#type: *const kf_type_t) -> bool;
    pub fn kf_op_name_parse(text: *const c_char, out_name: *mut *mut c_char, out_overload: *mut *const c_char) -> kf_status_t;
    pub fn kf_call_context(call: *const kf_call_t) -> *mut c_void;
    pub fn kf_op_find(name: *const c_char, overload: *const c_char, out_op: *mut *mut kf_op_t) -> kf_status_t;
    pub fn kf_op_find_schema(name: *const c_char, overload: *const c_char, out_op: *mut *mut kf_op_t) -> kf_status_t;
    pub fn kf_op_find_by_full_name(full_name: *const c_char, out_op: *mut *mut kf_op_t) -> kf_status_t;
    pub fn kf_op_retain(op: *const kf_op_t);
    pub fn kf_op_release(op: *const kf_op_t);
    pub fn kf_op_name(op: *const kf_op_t) -> *const c_char;
    pub fn kf_op_overload(op: *const kf_op_t) -> *const c_char;
    pub fn kf_op_full_name(op: *const kf_op_t) -> *const c_char;
    pub fn kf_op_schema(op: *const kf_op_t) -> *const kf_schema_t;
    pub fn kf_op_has_schema(op: *const kf_op_t) -> bool;
    pub fn kf_op_debug(op: *const kf_op_t, buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_op_tag_count(op: *const kf_op_t) -> usize;
    pub fn kf_op_has_tag(op: *const kf_op_t, tag: *const c_char) -> bool;
    pub fn kf_op_tag(op: *const kf_op_t, index: usize, buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_op_is_observed(op: *const kf_op_t) -> bool;
    pub fn kf_op_has_kernel_for_key(op: *const kf_op_t, key: kf_key_t) -> bool;
    pub fn kf_op_has_kernel_for_any_key(op: *const kf_op_t, set: kf_keyset_t) -> bool;
    pub fn kf_op_kernel_is_fallthrough(op: *const kf_op_t, key: kf_key_t) -> bool;
    pub fn kf_op_has_computed_kernel(op: *const kf_op_t, key: kf_key_t, out_has: *mut bool) -> kf_status_t;
    pub fn kf_op_computed_kernel_debug(op: *const kf_op_t, key: kf_key_t, buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_op_reaches(op: *const kf_op_t, stack: *const kf_stack_t, kernel: kf_boxed_fn, through: kf_boxed_fn) -> bool;
    pub fn kf_op_call_boxed(op: *const kf_op_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_op_redispatch_boxed(op: *const kf_op_t, set: kf_keyset_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_op_call_boxed_for_key(op: *const kf_op_t, key: kf_key_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_op_call_pointers(op: *const kf_op_t, args: *const *const c_void, outs: *const *mut c_void) -> kf_status_t;
    pub fn kf_op_redispatch_pointers(op: *const kf_op_t, set: kf_keyset_t, args: *const *const c_void, outs: *const *mut c_void) -> kf_status_t;
    pub fn kf_op_check_signature(op: *const kf_op_t, signature: *const c_char) -> kf_status_t;
    pub fn kf_op_kernel_ref(op: *const kf_op_t, key: kf_key_t, out_ref: *mut *mut kf_kernel_ref_t) -> kf_status_t;
    pub fn kf_kernel_ref_release(r#ref: *mut kf_kernel_ref_t);
    pub fn kf_kernel_ref_op(r#ref: *const kf_kernel_ref_t) -> *const kf_op_t;
    pub fn kf_kernel_ref_debug(r#ref: *const kf_kernel_ref_t) -> *const c_char;
    pub fn kf_kernel_ref_check(r#ref: *const kf_kernel_ref_t) -> kf_status_t;
    pub fn kf_kernel_ref_call_boxed(r#ref: *const kf_kernel_ref_t, set: kf_keyset_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_op_set_missing_kernel_handler(op: *mut kf_op_t, r#fn: kf_missing_kernel_fn, context: *mut c_void);
    pub fn kf_op_dump(op: *const kf_op_t, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_op_dump_table(op: *const kf_op_t, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_op_dump_extractor(op: *const kf_op_t, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_dump_by_name(full_name: *const c_char, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_dump_table_by_name(full_name: *const c_char, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_op_check_invariants(op: *const kf_op_t) -> kf_status_t;
    pub fn kf_check_all_invariants() -> kf_status_t;
    pub fn kf_visit_ops(visit: kf_op_visitor_fn, context: *mut c_void) -> kf_status_t;
    pub fn kf_visit_dangling_impls(visit: kf_op_visitor_fn, context: *mut c_void) -> kf_status_t;
    pub fn kf_visit_registrations(key: kf_key_t, visit: kf_op_visitor_fn, context: *mut c_void) -> kf_status_t;
    pub fn kf_op_count() -> usize;
    pub fn kf_library_kind_parse(text: *const c_char, out_kind: *mut kf_library_kind_t) -> kf_status_t;
    pub fn kf_alias_analysis_parse(text: *const c_char, out: *mut kf_alias_analysis_t) -> kf_status_t;
    pub fn kf_kernel_typed(r#fn: kf_typed_fn, signature: *const c_char, debug: *const c_char) -> kf_kernel_desc_t;
    pub fn kf_kernel_boxed(r#fn: kf_boxed_fn, context: *mut c_void, debug: *const c_char) -> kf_kernel_desc_t;
    pub fn kf_kernel_fallthrough() -> kf_kernel_desc_t;
    pub fn kf_library_create(kind: kf_library_kind_t, ns: *const c_char, key: kf_key_t, file: *const c_char, line: u32, out_library: *mut *mut kf_library_t) -> kf_status_t;
    pub fn kf_library_def(library: *mut kf_library_t, schema: *const c_char, options: *const kf_def_options_t) -> kf_status_t;
    pub fn kf_library_def_kernel(library: *mut kf_library_t, schema_or_name: *const c_char, key: kf_key_t, kernel: *const kf_kernel_desc_t, options: *const kf_def_options_t) -> kf_status_t;
    pub fn kf_library_impl(library: *mut kf_library_t, name: *const c_char, key: kf_key_t, kernel: *const kf_kernel_desc_t) -> kf_status_t;
    pub fn kf_library_fallback(library: *mut kf_library_t, key: kf_key_t, kernel: *const kf_kernel_desc_t) -> kf_status_t;
    pub fn kf_library_standard_fallbacks(out_library: *mut *mut kf_library_t) -> kf_status_t;
    pub fn kf_library_set_python_module(library: *mut kf_library_t, module: *const c_char, context: *const c_char) -> kf_status_t;
    pub fn kf_library_def_at(library: *mut kf_library_t, schema: *const c_char, options: *const kf_def_options_t, file: *const c_char, line: u32) -> kf_status_t;
    pub fn kf_library_def_kernel_at(library: *mut kf_library_t, schema_or_name: *const c_char, key: kf_key_t, kernel: *const kf_kernel_desc_t, options: *const kf_def_options_t, file: *const c_char, line: u32) -> kf_status_t;
    pub fn kf_library_impl_at(library: *mut kf_library_t, name: *const c_char, key: kf_key_t, kernel: *const kf_kernel_desc_t, file: *const c_char, line: u32) -> kf_status_t;
    pub fn kf_library_fallback_at(library: *mut kf_library_t, key: kf_key_t, kernel: *const kf_kernel_desc_t, file: *const c_char, line: u32) -> kf_status_t;
    pub fn kf_library_reset(library: *mut kf_library_t);
    pub fn kf_library_release(library: *mut kf_library_t);
    pub fn kf_register_def(schema: *const kf_schema_t, debug: *const c_char, options: *const kf_def_options_t, out_handle: *mut *mut kf_registration_t) -> kf_status_t;
    pub fn kf_register_impl(name: *const c_char, overload: *const c_char, key: kf_key_t, kernel: *const kf_kernel_desc_t, out_handle: *mut *mut kf_registration_t) -> kf_status_t;
    pub fn kf_register_fallback(key: kf_key_t, kernel: *const kf_kernel_desc_t, out_handle: *mut *mut kf_registration_t) -> kf_status_t;
    pub fn kf_register_impl_at(name: *const c_char, overload: *const c_char, key: kf_key_t, kernel: *const kf_kernel_desc_t, file: *const c_char, line: u32, out_handle: *mut *mut kf_registration_t) -> kf_status_t;
    pub fn kf_register_fallback_at(key: kf_key_t, kernel: *const kf_kernel_desc_t, file: *const c_char, line: u32, out_handle: *mut *mut kf_registration_t) -> kf_status_t;
    pub fn kf_register_name(name: *const c_char, overload: *const c_char, out_handle: *mut *mut kf_registration_t) -> kf_status_t;
    pub fn kf_register_python_module(name: *const c_char, overload: *const c_char, module: *const c_char, context: *const c_char, out_handle: *mut *mut kf_registration_t) -> kf_status_t;
    pub fn kf_register_operator(op: *const kf_bulk_op_t, out_handle: *mut *mut kf_registration_t) -> kf_status_t;
    pub fn kf_register_listener(listener: *const kf_listener_t, out_handle: *mut *mut kf_registration_t) -> kf_status_t;
    pub fn kf_registration_release(handle: *mut kf_registration_t);
    pub fn kf_register_class(ns: *const c_char, name: *const c_char, out_handle: *mut *mut kf_registration_t) -> kf_status_t;
    pub fn kf_has_fallback(key: kf_key_t) -> bool;
    pub fn kf_python_module(name: *const c_char, overload: *const c_char, out_module: *mut *mut c_char, out_context: *mut *mut c_char) -> kf_status_t;
    pub fn kf_set_torch_compatible(on: bool);
    pub fn kf_is_torch_compatible() -> bool;
    pub fn kf_set_torch_messages(on: bool);
    pub fn kf_has_torch_messages() -> bool;
    pub fn kf_synchronize() -> kf_status_t;
    pub fn kf_reclaim() -> usize;
    pub fn kf_device_set_interface(device_type: c_int, interface: *const kf_device_interface_t) -> kf_status_t;
    pub fn kf_device_is_available(device_type: c_int) -> bool;
    pub fn kf_device_count(device_type: c_int) -> i32;
    pub fn kf_device_accelerator() -> c_int;
    pub fn kf_device_describe(device: kf_device_t, out_description: *mut kf_device_description_t) -> kf_status_t;
    pub fn kf_device_resolve(asked: kf_device_t, out_device: *mut kf_device_t) -> kf_status_t;
    pub fn kf_device_current(device_type: c_int) -> i32;
    pub fn kf_device_set_current(device: kf_device_t) -> kf_status_t;
    pub fn kf_device_copy(to_device: kf_device_t, to: *mut c_void, from_device: kf_device_t, from: *const c_void, size: usize) -> kf_status_t;
    pub fn kf_device_fill(device: kf_device_t, to: *mut c_void, size: usize, pattern: *const c_void, pattern_size: usize) -> kf_status_t;
    pub fn kf_device_synchronize(device: kf_device_t) -> kf_status_t;
    pub fn kf_stream_create(device: kf_device_t, priority: c_int, out_stream: *mut kf_stream_t) -> kf_status_t;
    pub fn kf_stream_destroy(stream: kf_stream_t);
    pub fn kf_stream_current(device: kf_device_t) -> kf_stream_t;
    pub fn kf_stream_set_current(stream: kf_stream_t) -> kf_status_t;
    pub fn kf_stream_query(stream: kf_stream_t, out_done: *mut bool) -> kf_status_t;
    pub fn kf_stream_synchronize(stream: kf_stream_t) -> kf_status_t;
    pub fn kf_event_create(device: kf_device_t, timing: bool, out_event: *mut *mut kf_event_t) -> kf_status_t;
    pub fn kf_event_release(event: *mut kf_event_t);
    pub fn kf_event_record(event: *mut kf_event_t, stream: kf_stream_t) -> kf_status_t;
    pub fn kf_event_wait(event: *mut kf_event_t, stream: kf_stream_t) -> kf_status_t;
    pub fn kf_event_query(event: *mut kf_event_t, out_done: *mut bool) -> kf_status_t;
    pub fn kf_event_synchronize(event: *mut kf_event_t) -> kf_status_t;
    pub fn kf_event_elapsed(start: *mut kf_event_t, end: *mut kf_event_t, out_milliseconds: *mut f64) -> kf_status_t;
    pub fn kf_device_memory_stats(device: kf_device_t, out_stats: *mut kf_memory_stats_t) -> kf_status_t;
    pub fn kf_device_reset_peak_memory(device: kf_device_t) -> kf_status_t;
    pub fn kf_device_empty_cache(device_type: c_int) -> usize;
    pub fn kf_device_set_memory_limit(device: kf_device_t, bytes: u64) -> kf_status_t;
    pub fn kf_device_lose(device: kf_device_t, reason: *const c_char);
    pub fn kf_device_reopen(device: kf_device_t) -> kf_status_t;
    pub fn kf_device_is_lost(device: kf_device_t) -> bool;
    pub fn kf_device_inject_fault(device_type: c_int, what: kf_device_fault_t, n: u64) -> kf_status_t;
    pub fn kf_dtype_size(dtype: kf_dtype_t) -> usize;
    pub fn kf_dtype_is_floating(dtype: kf_dtype_t) -> bool;
    pub fn kf_dtype_is_complex(dtype: kf_dtype_t) -> bool;
    pub fn kf_dtype_is_integral(dtype: kf_dtype_t, include_bool: bool) -> bool;
    pub fn kf_dtype_is_signed(dtype: kf_dtype_t) -> bool;
    pub fn kf_dtype_is_supported(dtype: kf_dtype_t) -> bool;
    pub fn kf_dtype_to_real(dtype: kf_dtype_t) -> kf_dtype_t;
    pub fn kf_dtype_to_complex(dtype: kf_dtype_t) -> kf_dtype_t;
    pub fn kf_dtype_promote(a: kf_dtype_t, b: kf_dtype_t, out_dtype: *mut kf_dtype_t) -> kf_status_t;
    pub fn kf_dtype_can_cast(from: kf_dtype_t, to: kf_dtype_t) -> bool;
    pub fn kf_default_dtype() -> kf_dtype_t;
    pub fn kf_set_default_dtype(dtype: kf_dtype_t) -> kf_status_t;
    pub fn kf_dtype_class_name(dtype: kf_dtype_t) -> *const c_char;
    pub fn kf_dtype_plain_name(dtype: kf_dtype_t) -> *const c_char;
    pub fn kf_fills_uninitialized() -> bool;
    pub fn kf_set_fill_uninitialized(fills: bool);
    pub fn kf_memory_trim() -> usize;
    pub fn kf_memory_set_cache_limit(bytes: usize);
    pub fn kf_memory_in_use() -> usize;
    pub fn kf_memory_peak() -> usize;
    pub fn kf_storage_create(device: kf_device_t, size: usize, out_storage: *mut *mut kf_storage_t) -> kf_status_t;
    pub fn kf_storage_wrap(device: kf_device_t, data: *mut c_void, size: usize, deleter: kf_deleter_fn, context: *mut c_void, out_storage: *mut *mut kf_storage_t) -> kf_status_t;
    pub fn kf_storage_retain(storage: *mut kf_storage_t);
    pub fn kf_storage_release(storage: *mut kf_storage_t);
    pub fn kf_storage_size(storage: *const kf_storage_t) -> usize;
    pub fn kf_storage_device(storage: *const kf_storage_t) -> kf_device_t;
    pub fn kf_storage_data(storage: *const kf_storage_t) -> *const c_void;
    pub fn kf_storage_mutable_data(storage: *mut kf_storage_t, out_data: *mut *mut c_void) -> kf_status_t;
    pub fn kf_storage_is_resizable(storage: *const kf_storage_t) -> bool;
    pub fn kf_storage_keep_memory(storage: *mut kf_storage_t, out_keeper: *mut *mut kf_storage_t) -> kf_status_t;
    pub fn kf_storage_pin(storage: *mut kf_storage_t);
    pub fn kf_storage_resize(storage: *mut kf_storage_t, size: usize) -> kf_status_t;
    pub fn kf_storage_borrow(storage: *mut kf_storage_t, lender: *mut kf_storage_t, out_old: *mut *mut kf_storage_t) -> kf_status_t;
    pub fn kf_storage_lazy_clone(storage: *mut kf_storage_t, out_clone: *mut *mut kf_storage_t) -> kf_status_t;
    pub fn kf_storage_is_cow(storage: *const kf_storage_t) -> bool;
    pub fn kf_storage_create_pinned(device_type: c_int, size: usize, out_storage: *mut *mut kf_storage_t) -> kf_status_t;
    pub fn kf_storage_is_pinned(storage: *const kf_storage_t, device_type: c_int) -> bool;
    pub fn kf_storage_set_flag(storage: *mut kf_storage_t, flag: kf_storage_flag_t, on: bool);
    pub fn kf_storage_has_flag(storage: *const kf_storage_t, flag: kf_storage_flag_t) -> bool;
    pub fn kf_no_ints() -> kf_int_span_t;
    pub fn kf_tensor_create(storage: *mut kf_storage_t, dtype: kf_dtype_t, sizes: kf_int_span_t, strides: kf_int_span_t, offset: i64, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_new(dtype: kf_dtype_t, device: kf_device_t, sizes: kf_int_span_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_new_strided(dtype: kf_dtype_t, device: kf_device_t, sizes: kf_int_span_t, strides: kf_int_span_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_new_pinned(device_type: c_int, dtype: kf_dtype_t, sizes: kf_int_span_t, strides: kf_int_span_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_from_data(data: *const c_void, dtype: kf_dtype_t, sizes: kf_int_span_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_from_blob(data: *mut c_void, dtype: kf_dtype_t, sizes: kf_int_span_t, strides: kf_int_span_t, deleter: kf_deleter_fn, context: *mut c_void, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_alias(tensor: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_view(tensor: *mut kf_tensor_t, sizes: kf_int_span_t, strides: kf_int_span_t, offset: i64, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_retain(tensor: *mut kf_tensor_t);
    pub fn kf_tensor_release(tensor: *mut kf_tensor_t);
    pub fn kf_tensor_is_defined(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_dim(tensor: *const kf_tensor_t) -> i64;
    pub fn kf_tensor_numel(tensor: *const kf_tensor_t) -> i64;
    pub fn kf_tensor_sizes(tensor: *const kf_tensor_t) -> kf_int_span_t;
    pub fn kf_tensor_strides(tensor: *const kf_tensor_t) -> kf_int_span_t;
    pub fn kf_tensor_size(tensor: *const kf_tensor_t, dim: i64, out_size: *mut i64) -> kf_status_t;
    pub fn kf_tensor_stride(tensor: *const kf_tensor_t, dim: i64, out_stride: *mut i64) -> kf_status_t;
    pub fn kf_tensor_storage_offset(tensor: *const kf_tensor_t) -> i64;
    pub fn kf_tensor_storage(tensor: *const kf_tensor_t) -> *mut kf_storage_t;
    pub fn kf_tensor_dtype(tensor: *const kf_tensor_t) -> kf_dtype_t;
    pub fn kf_tensor_itemsize(tensor: *const kf_tensor_t) -> usize;
    pub fn kf_tensor_device(tensor: *const kf_tensor_t) -> kf_device_t;
    pub fn kf_tensor_layout(tensor: *const kf_tensor_t) -> kf_layout_t;
    pub fn kf_tensor_keys(tensor: *const kf_tensor_t) -> kf_keyset_t;
    pub fn kf_tensor_is_contiguous(tensor: *const kf_tensor_t, format: kf_memory_format_t) -> bool;
    pub fn kf_tensor_is_dense(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_memory_format(tensor: *const kf_tensor_t) -> kf_memory_format_t;
    pub fn kf_tensor_shares_storage(a: *const kf_tensor_t, b: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_data(tensor: *const kf_tensor_t) -> *const c_void;
    pub fn kf_tensor_mutable_data(tensor: *mut kf_tensor_t, out_data: *mut *mut c_void) -> kf_status_t;
    pub fn kf_tensor_version(tensor: *const kf_tensor_t, out_version: *mut u32) -> kf_status_t;
    pub fn kf_tensor_bump_version(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_is_inference(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_is_conj(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_is_neg(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_set_conj(tensor: *mut kf_tensor_t, on: bool) -> kf_status_t;
    pub fn kf_tensor_set_neg(tensor: *mut kf_tensor_t, on: bool) -> kf_status_t;
    pub fn kf_tensor_is_wrapped_number(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_set_wrapped_number(tensor: *mut kf_tensor_t, on: bool);
    pub fn kf_tensor_set_geometry(tensor: *mut kf_tensor_t, sizes: kf_int_span_t, strides: kf_int_span_t, offset: i64) -> kf_status_t;
    pub fn kf_tensor_set_storage(tensor: *mut kf_tensor_t, storage: *mut kf_storage_t, sizes: kf_int_span_t, strides: kf_int_span_t, offset: i64) -> kf_status_t;
    pub fn kf_tensor_detach_version(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_share_version(tensor: *mut kf_tensor_t, with: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_get_print_options(out_options: *mut kf_print_options_t);
    pub fn kf_set_print_options(options: *const kf_print_options_t) -> kf_status_t;
    pub fn kf_tensor_to_text(tensor: *const kf_tensor_t, options: *const kf_print_options_t, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_grad_mode() -> bool;
    pub fn kf_set_grad_mode(on: bool);
    pub fn kf_tensor_requires_grad(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_set_requires_grad(tensor: *mut kf_tensor_t, on: bool) -> kf_status_t;
    pub fn kf_tensor_is_leaf(tensor: *mut kf_tensor_t) -> bool;
    pub fn kf_tensor_grad_fn(tensor: *mut kf_tensor_t, out_node: *mut *mut kf_node_t) -> kf_status_t;
    pub fn kf_tensor_output_nr(tensor: *mut kf_tensor_t) -> u32;
    pub fn kf_tensor_gradient_edge(tensor: *mut kf_tensor_t, out_edge: *mut kf_edge_t) -> kf_status_t;
    pub fn kf_tensor_grad(tensor: *const kf_tensor_t) -> *mut kf_tensor_t;
    pub fn kf_tensor_set_grad(tensor: *mut kf_tensor_t, grad: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_detach(tensor: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_detach_(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_data_view(tensor: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_set_data(tensor: *mut kf_tensor_t, data: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_is_view(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_base(tensor: *const kf_tensor_t) -> *mut kf_tensor_t;
    pub fn kf_tensor_track_view(view: *mut kf_tensor_t, of: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_replay_view(view: *mut kf_tensor_t, new_base: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_creation(tensor: *const kf_tensor_t) -> kf_creation_t;
    pub fn kf_tensor_set_creation(tensor: *mut kf_tensor_t, kind: kf_creation_t);
    pub fn kf_tensor_check_inplace(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_retain_grad(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_retains_grad(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_register_hook(tensor: *mut kf_tensor_t, r#fn: kf_grad_hook_fn, context: *mut c_void, release: kf_release_fn, out_id: *mut u64) -> kf_status_t;
    pub fn kf_tensor_register_post_accumulate_hook(tensor: *mut kf_tensor_t, r#fn: kf_accumulated_fn, context: *mut c_void, release: kf_release_fn, out_id: *mut u64) -> kf_status_t;
    pub fn kf_tensor_remove_hook(tensor: *mut kf_tensor_t, id: u64) -> bool;
    pub fn kf_node_register_pre_hook(node: *mut kf_node_t, r#fn: kf_node_pre_hook_fn, context: *mut c_void, release: kf_release_fn, out_id: *mut u64) -> kf_status_t;
    pub fn kf_node_register_post_hook(node: *mut kf_node_t, r#fn: kf_node_post_hook_fn, context: *mut c_void, release: kf_release_fn, out_id: *mut u64) -> kf_status_t;
    pub fn kf_node_remove_hook(node: *mut kf_node_t, id: u64) -> bool;
    pub fn kf_node_retain(node: *mut kf_node_t);
    pub fn kf_node_release(node: *mut kf_node_t);
    pub fn kf_node_name(node: *const kf_node_t) -> *const c_char;
    pub fn kf_node_sequence(node: *const kf_node_t) -> u64;
    pub fn kf_next_sequence() -> u64;
    pub fn kf_node_set_sequence(node: *mut kf_node_t, sequence: u64);
    pub fn kf_node_edge_count(node: *const kf_node_t) -> usize;
    pub fn kf_node_edge(node: *const kf_node_t, index: usize) -> kf_edge_t;
    pub fn kf_node_output_count(node: *const kf_node_t) -> usize;
    pub fn kf_node_output_info(node: *const kf_node_t, index: usize, out_sizes: *mut kf_int_span_t, out_dtype: *mut kf_dtype_t, out_device: *mut kf_device_t) -> bool;
    pub fn kf_node_variable(node: *const kf_node_t) -> *mut kf_tensor_t;
    pub fn kf_node_run(node: *mut kf_node_t, grads: *const *mut kf_tensor_t, out_grads: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_node_saved_name(node: *const kf_node_t, index: usize) -> *const c_char;
    pub fn kf_node_saved(node: *mut kf_node_t, name: *const c_char, out_value: *mut kf_value_t) -> kf_status_t;
    pub fn kf_node_binding(node: *const kf_node_t) -> *mut c_void;
    pub fn kf_node_set_binding(node: *mut kf_node_t, object: *mut c_void, release: kf_release_fn) -> kf_status_t;
    pub fn kf_node_use_count(node: *const kf_node_t) -> i64;
    pub fn kf_tensor_stored_node(tensor: *const kf_tensor_t) -> *mut kf_node_t;
    pub fn kf_tensor_stored_accumulator(tensor: *const kf_tensor_t) -> *mut kf_node_t;
    pub fn kf_tensor_has_autograd_state(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_tensor_visit_references(tensor: *const kf_tensor_t, visitor: *const kf_reference_visitor_t) -> c_int;
    pub fn kf_node_visit_references(node: *const kf_node_t, visitor: *const kf_reference_visitor_t) -> c_int;
    pub fn kf_tensor_set_version(tensor: *mut kf_tensor_t, version: u32) -> kf_status_t;
    pub fn kf_backward(tensors: kf_tensor_span_t, grads: kf_tensor_span_t, flags: u32, inputs: kf_tensor_span_t) -> kf_status_t;
    pub fn kf_grad(outputs: kf_tensor_span_t, grads: kf_tensor_span_t, inputs: kf_tensor_span_t, flags: u32, out_grads: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_engine_run(roots: *const kf_edge_t, grads: *const *mut kf_tensor_t, root_count: usize, captures: *const kf_edge_t, capture_count: usize, flags: u32, out_grads: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_engine_current_node() -> *mut kf_node_t;
    pub fn kf_engine_current_task() -> i64;
    pub fn kf_engine_current_root(index: usize) -> *mut kf_node_t;
    pub fn kf_engine_current_flags() -> u32;
    pub fn kf_engine_will_run(node: *mut kf_node_t, out_answer: *mut bool) -> kf_status_t;
    pub fn kf_engine_queue_callback(r#fn: kf_callback_fn, context: *mut c_void, release: kf_release_fn) -> kf_status_t;
    pub fn kf_saved_hooks_push(hooks: *const kf_saved_hooks_t) -> kf_status_t;
    pub fn kf_saved_hooks_pop();
    pub fn kf_saved_hooks_disable(message: *const c_char) -> kf_status_t;
    pub fn kf_saved_hooks_are_enabled() -> bool;
    pub fn kf_saved_create(tensor: *mut kf_tensor_t, is_output: bool, out_saved: *mut *mut kf_saved_t) -> kf_status_t;
    pub fn kf_saved_release(saved: *mut kf_saved_t);
    pub fn kf_saved_unpack(saved: *mut kf_saved_t, node: *mut kf_node_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_saved_register_hooks(saved: *mut kf_saved_t, hooks: *const kf_saved_hooks_t) -> kf_status_t;
    pub fn kf_saved_visit_references(saved: *const kf_saved_t, visitor: *const kf_reference_visitor_t) -> c_int;
    pub fn kf_node_raw_saved(node: *mut kf_node_t, name: *const c_char, out_saved: *mut *mut kf_saved_t) -> kf_status_t;
    pub fn kf_node_raw_saved_item(node: *mut kf_node_t, name: *const c_char, index: usize, out_saved: *mut *mut kf_saved_t) -> kf_status_t;
    pub fn kf_function_node(function: *const kf_function_t, inputs: kf_tensor_span_t, always: bool, out_node: *mut *mut kf_node_t) -> kf_status_t;
    pub fn kf_function_finish(node: *mut kf_node_t, inputs: kf_tensor_span_t, tensors: *mut *mut kf_tensor_t, count: usize, output_flags: *const u8) -> kf_status_t;
    pub fn kf_function_context(node: *const kf_node_t) -> *mut c_void;
    pub fn kf_library_derivative(library: *mut kf_library_t, name: *const c_char, derivative: kf_derivative_fn, flags: u32, options: *const kf_derivative_options_t) -> kf_status_t;
    pub fn kf_library_derivative_at(library: *mut kf_library_t, name: *const c_char, derivative: kf_derivative_fn, flags: u32, options: *const kf_derivative_options_t, file: *const c_char, line: u32) -> kf_status_t;
    pub fn kf_set_anomaly_mode(on: bool, check_nan: bool);
    pub fn kf_anomaly_mode() -> bool;
    pub fn kf_anomaly_checks_nan() -> bool;
    pub fn kf_set_anomaly_hooks(hooks: *const kf_anomaly_hooks_t) -> kf_status_t;
    pub fn kf_gradcheck(r#fn: kf_checked_fn, context: *mut c_void, inputs: kf_tensor_span_t, options: *const kf_gradcheck_options_t) -> kf_status_t;
    pub fn kf_gradgradcheck(r#fn: kf_checked_fn, context: *mut c_void, inputs: kf_tensor_span_t, grads: kf_tensor_span_t, options: *const kf_gradcheck_options_t) -> kf_status_t;
    pub fn kf_get_autograd_fallback_mode() -> kf_autograd_fallback_mode_t;
    pub fn kf_set_autograd_fallback_mode(mode: kf_autograd_fallback_mode_t) -> kf_status_t;
    pub fn kf_autograd_records(stack: *const kf_stack_t, count: usize) -> bool;
    pub fn kf_autograd_not_implemented(call: *const kf_call_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_autograd_inplace_or_view(call: *const kf_call_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_set_autograd_fallback(fallback: kf_boxed_fn);
    pub fn kf_get_autograd_fallback() -> kf_boxed_fn;
    pub fn kf_autograd_basic_fallback(call: *const kf_call_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_backend_context(device_type: c_int) -> *mut c_void;
    pub fn kf_cpu_isa_name() -> *const c_char;
    pub fn kf_cpu_product_name(dtype: kf_dtype_t) -> *const c_char;
    pub fn kf_set_attention_kernels(kernels: c_int);
    pub fn kf_attention_kernels() -> c_int;
    pub fn kf_set_binding_hooks(hooks: *const kf_binding_hooks_t) -> kf_status_t;
    pub fn kf_tensor_binding(tensor: *const kf_tensor_t) -> *mut c_void;
    pub fn kf_tensor_set_binding(tensor: *mut kf_tensor_t, object: *mut c_void);
    pub fn kf_tensor_add_keys(tensor: *mut kf_tensor_t, keys: kf_keyset_t);
    pub fn kf_tensor_remove_keys(tensor: *mut kf_tensor_t, keys: kf_keyset_t);
    pub fn kf_tensor_stand_for(tensor: *mut kf_tensor_t, device: kf_device_t);
    pub fn kf_storage_weak_retain(storage: *mut kf_storage_t);
    pub fn kf_storage_weak_release(storage: *mut kf_storage_t);
    pub fn kf_storage_set_release_hook(release: Option<unsafe extern "C" fn(storage: *mut kf_storage_t) -> bool>);
    pub fn kf_storage_is_gone(storage: *const kf_storage_t) -> bool;
    pub fn kf_set_python_kernel(kernel: kf_boxed_fn);
    pub fn kf_guard_outlive(newer: *mut kf_guard_t, older: *const kf_guard_t);
    pub fn kf_guard_set_included(guard: *mut kf_guard_t, key: kf_key_t, on: bool);
    pub fn kf_thread_part_add(part: *mut kf_thread_part_t);
    pub fn kf_set_thread_hooks(hooks: *const kf_thread_hooks_t) -> kf_status_t;
    pub fn kf_checked_enter();
    pub fn kf_checked_leave();
    pub fn kf_checked_set(on: bool);
    pub fn kf_checked_is_on() -> bool;
    pub fn kf_tensor_to_dlpack(tensor: *mut kf_tensor_t, copy: bool, out_managed: *mut *mut kf_dlpack_versioned_t) -> kf_status_t;
    pub fn kf_tensor_to_dlpack_unversioned(tensor: *mut kf_tensor_t, copy: bool, out_managed: *mut *mut kf_dlpack_unversioned_t) -> kf_status_t;
    pub fn kf_tensor_dlpack_device(tensor: *const kf_tensor_t, out_device: *mut kf_dlpack_device_t) -> kf_status_t;
    pub fn kf_tensor_from_dlpack(managed: *mut kf_dlpack_versioned_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_from_dlpack_unversioned(managed: *mut kf_dlpack_unversioned_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_dlpack_exchange_table() -> *const kf_dlpack_exchange_t;
    pub fn kf_op_facts(op: *const kf_op_t) -> *const kf_facts_t;
    pub fn kf_facts_text(facts: *const kf_facts_t, fact: kf_fact_t) -> *const c_char;
    pub fn kf_fact_name(fact: kf_fact_t) -> *const c_char;
    pub fn kf_facts_writes_if(facts: *const kf_facts_t, argument: usize, out_flag: *mut usize) -> bool;
    pub fn kf_facts_shares(facts: *const kf_facts_t, argument: usize) -> bool;
    pub fn kf_op_form(op: *const kf_op_t) -> kf_form_t;
    pub fn kf_op_in_form(op: *const kf_op_t, form: kf_form_t, out_op: *mut *mut kf_op_t) -> kf_status_t;
    pub fn kf_library_describe(library: *mut kf_library_t, name: *const c_char, facts: *const kf_facts_desc_t) -> kf_status_t;
    pub fn kf_cpu_fallback(call: *const kf_call_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_cpu_fallback_to(call: *const kf_call_t, stack: *mut kf_stack_t, cpu_key: kf_key_t) -> kf_status_t;
    pub fn kf_cpu_fallback_copying_views(call: *const kf_call_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_fallback_set_policy(policy: kf_fallback_policy_t) -> kf_fallback_policy_t;
    pub fn kf_fallback_policy() -> kf_fallback_policy_t;
    pub fn kf_fallback_set_lists(allowed: *const c_char, denied: *const c_char) -> kf_status_t;
    pub fn kf_fallback_set_cache_limit(bytes: usize);
    pub fn kf_fallback_cache_size() -> usize;
    pub fn kf_bill_enable(on: bool);
    pub fn kf_bill_is_enabled() -> bool;
    pub fn kf_bill_clear();
    pub fn kf_bill_visit(visit: kf_bill_visitor_fn, context: *mut c_void) -> kf_status_t;
    pub fn kf_bill_table(out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_bill_json(out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_bill_trace(out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_bill_set_call_site(call_site: kf_call_site_fn);
    pub fn kf_tensor_is_functional(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_functional_wrap(tensor: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_unwrap(tensor: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_sync(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_write_back(tensor: *mut kf_tensor_t, to: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functionalize_enter(scope: *mut kf_functionalize_t, reapply_views: bool) -> kf_status_t;
    pub fn kf_functionalize_suspend(scope: *mut kf_functionalize_t);
    pub fn kf_functionalize_leave(scope: *mut kf_functionalize_t);
    pub fn kf_functionalize_enable(reapply_views: bool) -> kf_status_t;
    pub fn kf_functionalize_disable();
    pub fn kf_functionalize_reapplies_views() -> bool;
    pub fn kf_functionalize_set_reapply_views(on: bool) -> bool;
    pub fn kf_functional_replace(tensor: *mut kf_tensor_t, value: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_commit(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_propagate_xla_data(tensor: *mut kf_tensor_t, value: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_reset_storage(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_freeze(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_set(tensor: *mut kf_tensor_t, source: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_query(tensor: *const kf_tensor_t, question: kf_functional_question_t, out_answer: *mut i64) -> kf_status_t;
    pub fn kf_functional_hide_mutation(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_mark_storage_changed(tensor: *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functional_apply_views(tensor: *const kf_tensor_t, base: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_functionalize_composite(op: *const kf_op_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_generator_create(device: kf_device_t, out_generator: *mut *mut kf_generator_t) -> kf_status_t;
    pub fn kf_generator_default(device: kf_device_t, out_borrowed: *mut *mut kf_generator_t) -> kf_status_t;
    pub fn kf_generator_clone(generator: *mut kf_generator_t, out_generator: *mut *mut kf_generator_t) -> kf_status_t;
    pub fn kf_generator_retain(generator: *mut kf_generator_t);
    pub fn kf_generator_release(generator: *mut kf_generator_t);
    pub fn kf_generator_device(generator: *const kf_generator_t) -> kf_device_t;
    pub fn kf_manual_seed(seed: u64);
    pub fn kf_generator_manual_seed(generator: *mut kf_generator_t, seed: u64);
    pub fn kf_generator_seed(generator: *mut kf_generator_t, out_seed: *mut u64) -> kf_status_t;
    pub fn kf_generator_initial_seed(generator: *mut kf_generator_t) -> u64;
    pub fn kf_generator_get_state(generator: *mut kf_generator_t, out_state: *mut u8);
    pub fn kf_generator_set_state(generator: *mut kf_generator_t, state: *const c_void, size: usize) -> kf_status_t;
    pub fn kf_generator_draw(generator: *mut kf_generator_t, out_numbers: *mut u32, count: usize);
    pub fn kf_generator_reserve(generator: *mut kf_generator_t, count: u64, out_seed: *mut u64, out_offset: *mut u64);
    pub fn kf_generator_get_offset(generator: *mut kf_generator_t, out_offset: *mut u64) -> kf_status_t;
    pub fn kf_generator_set_offset(generator: *mut kf_generator_t, offset: u64) -> kf_status_t;
    pub fn kf_philox(seed: u64, block: u64, out: *mut u32);
    pub fn kf_lazy_init() -> kf_status_t;
    pub fn kf_lazy_is_initialized() -> bool;
    pub fn kf_lazy_mark_step(device: kf_device_t, wait: bool) -> kf_status_t;
    pub fn kf_lazy_sync(tensors: kf_tensor_span_t, wait: bool) -> kf_status_t;
    pub fn kf_lazy_wait(device: kf_device_t) -> kf_status_t;
    pub fn kf_lazy_is_lazy(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_lazy_tensor_id(tensor: *const kf_tensor_t, out_id: *mut i64) -> kf_status_t;
    pub fn kf_lazy_is_pending(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_lazy_wrap(eager: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_lazy_unwrap(tensor: *mut kf_tensor_t, out_eager: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_lazy_scope_begin() -> kf_status_t;
    pub fn kf_lazy_scope_record_all() -> kf_status_t;
    pub fn kf_lazy_scope_end(flush: bool) -> kf_status_t;
    pub fn kf_lazy_scope_argument(eager: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_lazy_scope_made(storage: *mut kf_storage_t) -> kf_status_t;
    pub fn kf_lazy_scope_has_made(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_lazy_stands_for(tensor: *const kf_tensor_t, eager: *const kf_tensor_t) -> bool;
    pub fn kf_lazy_dump(tensors: kf_tensor_span_t, format: kf_lazy_format_t, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_graph_hash(tensors: kf_tensor_span_t, out_hash: *mut kf_lazy_hash_t) -> kf_status_t;
    pub fn kf_lazy_graph_inputs(tensors: kf_tensor_span_t, out_inputs: *mut *mut kf_list_t, out_ids: *mut *mut kf_list_t) -> kf_status_t;
    pub fn kf_lazy_run_cached(hash: kf_lazy_hash_t, inputs: kf_tensor_span_t, out_results: *mut *mut kf_list_t) -> kf_status_t;
    pub fn kf_lazy_latest_graph(format: kf_lazy_format_t, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_watch_begin();
    pub fn kf_lazy_watch_end(out_obstacle: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_graph_extract(inputs: kf_tensor_span_t, roots: kf_tensor_span_t, flags: u32, out_graph: *mut *mut kf_lazy_graph_t) -> kf_status_t;
    pub fn kf_lazy_graph_reads(graph: *const kf_lazy_graph_t, storage: *const c_void) -> bool;
    pub fn kf_lazy_graph_accepts(graph: *const kf_lazy_graph_t, inputs: *const *mut kf_tensor_t) -> bool;
    pub fn kf_lazy_graph_input_count(graph: *const kf_lazy_graph_t) -> usize;
    pub fn kf_lazy_graph_result_count(graph: *const kf_lazy_graph_t) -> usize;
    pub fn kf_lazy_graph_run(graph: *mut kf_lazy_graph_t, inputs: *const *mut kf_tensor_t, results: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_lazy_graph_text(graph: *const kf_lazy_graph_t, format: kf_lazy_format_t, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_graph_release(graph: *mut kf_lazy_graph_t);
    pub fn kf_lazy_get_options(options: *mut kf_lazy_options_t) -> kf_status_t;
    pub fn kf_lazy_set_options(options: *const kf_lazy_options_t) -> kf_status_t;
    pub fn kf_lazy_set_force_fallback(operators: *const c_char) -> kf_status_t;
    pub fn kf_lazy_force_fallback(out_operators: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_is_forced(op: *const kf_op_t) -> bool;
    pub fn kf_lazy_set_call_site(call_site: Option<unsafe extern "C" fn(buffer: *mut c_char, size: usize)>);
    pub fn kf_lazy_set_waiting(begin: Option<unsafe extern "C" fn() -> *mut c_void>, end: Option<unsafe extern "C" fn(state: *mut c_void)>);
    pub fn kf_lazy_visit_counters(visit: kf_lazy_counter_fn, context: *mut c_void) -> kf_status_t;
    pub fn kf_lazy_counter(name: *const c_char, out_value: *mut i64) -> bool;
    pub fn kf_lazy_visit_metrics(visit: kf_lazy_metric_fn, context: *mut c_void) -> kf_status_t;
    pub fn kf_lazy_report(out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_short_report(counters: *const c_char, metrics: *const c_char, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_report_json(out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_reset_counters();
    pub fn kf_lazy_reset_metrics();
    pub fn kf_lazy_note(text: *const c_char);
    pub fn kf_lazy_explain(out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_get_cache_stats(out_stats: *mut kf_lazy_cache_stats_t) -> kf_status_t;
    pub fn kf_lazy_cache_clear();
    pub fn kf_lazy_cache_dot(out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_cache_text(out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_describe_program(program: *const kf_lazy_program_t, out_info: *mut kf_lazy_program_info_t) -> kf_status_t;
    pub fn kf_lazy_program_text(program: *const kf_lazy_program_t, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_lazy_program_run(program: *const kf_lazy_program_t, arguments: *const *mut kf_tensor_t, results: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_lazy_program_retain(program: *mut kf_lazy_program_t);
    pub fn kf_lazy_program_release(program: *mut kf_lazy_program_t);
    pub fn kf_lazy_set_backend(backend: *const kf_lazy_backend_t) -> kf_status_t;
    pub fn kf_lazy_backend_name() -> *const c_char;
    pub fn kf_lazy_set_eager_device(device: kf_device_t) -> kf_status_t;
    pub fn kf_lazy_eager_device_type() -> c_int;
    pub fn kf_lazy_eager_fallback(call: *const kf_call_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_mode_create(level: kf_mode_level_t, flags: u32, r#fn: kf_mode_fn, context: *mut c_void, release: Option<unsafe extern "C" fn(context: *mut c_void)>, out_mode: *mut *mut kf_mode_t) -> kf_status_t;
    pub fn kf_mode_release(mode: *mut kf_mode_t);
    pub fn kf_mode_enter(mode: *mut kf_mode_t, scope: *mut kf_mode_scope_t);
    pub fn kf_mode_exit(scope: *mut kf_mode_scope_t);
    pub fn kf_mode_next(call: *const kf_call_t, stack: *mut kf_stack_t) -> kf_status_t;
    pub fn kf_mode_keys_below_python() -> kf_keyset_t;
    pub fn kf_plugin_load(path: *const c_char, out_plugin: *mut *mut kf_plugin_t) -> kf_status_t;
    pub fn kf_plugin_load_static(label: *const c_char, init: kf_plugin_init_fn, out_plugin: *mut *mut kf_plugin_t) -> kf_status_t;
    pub fn kf_plugin_unload(plugin: *mut kf_plugin_t) -> kf_status_t;
    pub fn kf_plugin_name(plugin: *const kf_plugin_t) -> *const c_char;
    pub fn kf_plugin_find(name: *const c_char) -> *mut kf_plugin_t;
    pub fn kf_trace_set(callback: kf_trace_fn, context: *mut c_void);
    pub fn kf_tracer_add(callback: kf_trace_fn, context: *mut c_void, destroy: Option<unsafe extern "C" fn(context: *mut c_void)>, flags: u32, out_tracer: *mut *mut kf_tracer_t) -> kf_status_t;
    pub fn kf_tracer_remove(tracer: *mut kf_tracer_t);
    pub fn kf_trace_format(event: *const kf_trace_event_t, buffer: *mut c_char, size: usize) -> usize;
    pub fn kf_rule_name(rule: kf_rule_t) -> *const c_char;
    pub fn kf_explain_keyset(op: *const kf_op_t, arguments: kf_keyset_t, out_explanation: *mut kf_explanation_t) -> kf_status_t;
    pub fn kf_explain_stack(op: *const kf_op_t, stack: *const kf_stack_t, out_explanation: *mut kf_explanation_t) -> kf_status_t;
    pub fn kf_explain_argument(op: *const kf_op_t, stack: *const kf_stack_t, index: usize) -> kf_keyset_t;
    pub fn kf_explain(op: *const kf_op_t, arguments: kf_keyset_t, stack: *const kf_stack_t, out_text: *mut *mut c_char) -> kf_status_t;
    pub fn kf_profile_start(limit: usize) -> kf_status_t;
    pub fn kf_profile_stop();
    pub fn kf_profile_is_running() -> bool;
    pub fn kf_profile_dropped() -> u64;
    pub fn kf_profile_visit(visit: kf_profile_visitor_fn, context: *mut c_void) -> kf_status_t;
    pub fn kf_profile_clear();
    pub fn kf_set_report_sink(sink: kf_report_fn, context: *mut c_void);
    pub fn kf_scalar_of_int(value: i64) -> kf_scalar_t;
    pub fn kf_scalar_of_float(value: f64) -> kf_scalar_t;
    pub fn kf_scalar_of_bool(value: bool) -> kf_scalar_t;
    pub fn kf_scalar_of_complex(re: f64, im: f64) -> kf_scalar_t;
    pub fn kf_str_of(text: *const c_char) -> kf_str_t;
    pub fn kf_some_int(value: i64) -> kf_opt_int_t;
    pub fn kf_some_float(value: f64) -> kf_opt_float_t;
    pub fn kf_some_bool(value: bool) -> kf_opt_bool_t;
    pub fn kf_some_scalar(value: kf_scalar_t) -> kf_opt_scalar_t;
    pub fn kf_some_device(value: kf_device_t) -> kf_opt_device_t;
    pub fn kf_some_dtype(dtype: kf_dtype_t) -> kf_opt_int_t;
    pub fn kf_no_int() -> kf_opt_int_t;
    pub fn kf_no_float() -> kf_opt_float_t;
    pub fn kf_no_bool() -> kf_opt_bool_t;
    pub fn kf_no_scalar() -> kf_opt_scalar_t;
    pub fn kf_no_device() -> kf_opt_device_t;
    pub fn kf_scope_open(scope: *mut kf_scope_t);
    pub fn kf_scope_close(scope: *mut kf_scope_t) -> kf_status_t;
    pub fn kf_scope_keep(tensor: *mut kf_tensor_t) -> *mut kf_tensor_t;
    pub fn kf_scope_take(status: kf_status_t, tensor: *mut kf_tensor_t) -> *mut kf_tensor_t;
    pub fn kf_scope_has_failed() -> bool;
    pub fn kf_print(tensor: *mut kf_tensor_t) -> *mut kf_tensor_t;
    pub fn kf_sparse_coo(indices: *mut kf_tensor_t, values: *mut kf_tensor_t, sizes: kf_int_span_t, flags: u32, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_sparse_compressed(layout: kf_layout_t, compressed: *mut kf_tensor_t, plain: *mut kf_tensor_t, values: *mut kf_tensor_t, sizes: kf_int_span_t, flags: u32, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_tensor_is_sparse(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_sparse_dim(tensor: *const kf_tensor_t) -> i64;
    pub fn kf_sparse_dense_dim(tensor: *const kf_tensor_t) -> i64;
    pub fn kf_sparse_nnz(tensor: *const kf_tensor_t) -> i64;
    pub fn kf_sparse_is_coalesced(tensor: *const kf_tensor_t) -> bool;
    pub fn kf_sparse_part(tensor: *const kf_tensor_t, part: kf_sparse_part_t) -> *mut kf_tensor_t;
    pub fn kf_sparse_assign(tensor: *mut kf_tensor_t, from: *const kf_tensor_t) -> kf_status_t;
    pub fn kf_sparse_coalesce(tensor: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_sparse_match(a: *mut kf_tensor_t, b: *mut kf_tensor_t, out_a: *mut *mut kf_tensor_t, out_b: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_sparse_to_dense(tensor: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_sparse_mm(sparse: *mut kf_tensor_t, other: *mut kf_tensor_t, out_tensor: *mut *mut kf_tensor_t) -> kf_status_t;
    pub fn kf_sparse_set_up_by(set_up: Option<unsafe extern "C" fn() -> kf_status_t>);
}
