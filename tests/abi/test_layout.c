/* The layout of every public struct on 64-bit platforms, pinned. A plug-in that was built with one
 * header runs with every later library of the same ABI version, so: a line that fails means that
 * KF_ABI_VERSION has to change, or, for a struct that begins with struct_size, that something was
 * added elsewhere than at its end. Sizes of structs that may grow are those of this version. */
#include <keyfall/keyfall.h>

#include <stdio.h>

_Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "an LP64 platform");

#define SIZE(type, bytes) _Static_assert(sizeof(type) == (bytes), "size of " #type)
#define AT(type, field, offset) \
  _Static_assert(offsetof(type, field) == (offset), "place of " #field " in " #type)
#define NUMBER(name, value) _Static_assert((int)(name) == (value), "number of " #name)

/* ---- base.h ---- */

SIZE(kf_error_frame_t, 144);
AT(kf_error_frame_t, op, 0);
AT(kf_error_frame_t, key, 96);
SIZE(kf_error_t, 32);
AT(kf_error_t, code, 0);
AT(kf_error_t, truncated, 4);
AT(kf_error_t, message, 8);
AT(kf_error_t, chain_length, 16);
AT(kf_error_t, chain_dropped, 20);
AT(kf_error_t, chain, 24);
SIZE(kf_allocator_t, 40);
AT(kf_allocator_t, struct_size, 0);
AT(kf_allocator_t, context, 8);
AT(kf_allocator_t, alloc, 16);
AT(kf_allocator_t, realloc, 24);
AT(kf_allocator_t, free, 32);
SIZE(kf_object_t, 16);
AT(kf_object_t, refcount, 0);
AT(kf_object_t, type, 8);
SIZE(kf_object_type_t, 40);
AT(kf_object_type_t, struct_size, 0);
AT(kf_object_type_t, flags, 4);
AT(kf_object_type_t, name, 8);
AT(kf_object_type_t, destroy, 16);
AT(kf_object_type_t, equal, 24);
AT(kf_object_type_t, print, 32);

/* ---- mode.h ---- */

SIZE(kf_functionalize_t, 64);
AT(kf_functionalize_t, guard, 0);
AT(kf_functionalize_t, outer_added, 40);
AT(kf_functionalize_t, entered, 58);
SIZE(kf_mode_scope_t, 24);
AT(kf_mode_scope_t, mode, 0);
AT(kf_mode_scope_t, older, 8);
AT(kf_mode_scope_t, is_running, 16);

/* ---- key.h ---- */

SIZE(kf_keyset_t, 16);
AT(kf_keyset_t, backends, 0);
AT(kf_keyset_t, functionality, 8);
SIZE(kf_dispatchable_t, 32);
AT(kf_dispatchable_t, object, 0);
AT(kf_dispatchable_t, keys, 16);
SIZE(kf_guard_t, 40);
AT(kf_guard_t, saved_included, 0);
AT(kf_guard_t, saved_excluded, 16);
AT(kf_guard_t, kind, 32);
AT(kf_guard_t, key, 36);

/* ---- types.h ---- */

SIZE(kf_device_t, 4);
AT(kf_device_t, type, 0);
AT(kf_device_t, index, 2);
SIZE(kf_stream_t, 16);
AT(kf_stream_t, device, 0);
AT(kf_stream_t, id, 8);
SIZE(kf_complex_t, 16);
AT(kf_complex_t, re, 0);
AT(kf_complex_t, im, 8);

/* ---- value.h ---- */

SIZE(kf_value_t, 16);
AT(kf_value_t, tag, 0);
AT(kf_value_t, extra, 4);
AT(kf_value_t, as, 8);
SIZE(kf_scalar_t, 24);
AT(kf_scalar_t, tag, 0);
AT(kf_scalar_t, as, 8);
SIZE(kf_sym_int_t, 16);
AT(kf_sym_int_t, value, 0);
AT(kf_sym_int_t, node, 8);
SIZE(kf_int_span_t, 16);
AT(kf_int_span_t, data, 0);
AT(kf_int_span_t, size, 8);
SIZE(kf_float_span_t, 16);
AT(kf_float_span_t, data, 0);
AT(kf_float_span_t, size, 8);
SIZE(kf_bool_span_t, 16);
AT(kf_bool_span_t, data, 0);
AT(kf_bool_span_t, size, 8);
SIZE(kf_tensor_span_t, 16);
AT(kf_tensor_span_t, data, 0);
AT(kf_tensor_span_t, size, 8);
SIZE(kf_value_span_t, 16);
AT(kf_value_span_t, data, 0);
AT(kf_value_span_t, size, 8);
SIZE(kf_str_t, 16);
AT(kf_str_t, data, 0);
AT(kf_str_t, size, 8);
SIZE(kf_opt_int_t, 16);
AT(kf_opt_int_t, value, 0);
AT(kf_opt_int_t, has, 8);
SIZE(kf_opt_float_t, 16);
AT(kf_opt_float_t, value, 0);
AT(kf_opt_float_t, has, 8);
SIZE(kf_opt_bool_t, 2);
AT(kf_opt_bool_t, value, 0);
AT(kf_opt_bool_t, has, 1);
SIZE(kf_opt_scalar_t, 32);
AT(kf_opt_scalar_t, value, 0);
AT(kf_opt_scalar_t, has, 24);
SIZE(kf_opt_device_t, 6);
AT(kf_opt_device_t, value, 0);
AT(kf_opt_device_t, has, 4);
SIZE(kf_stack_t, 32);
AT(kf_stack_t, values, 0);
AT(kf_stack_t, size, 8);
AT(kf_stack_t, capacity, 16);
AT(kf_stack_t, owns_values, 24);
AT(kf_stack_t, reserved, 28);

/* ---- schema.h ---- */

SIZE(kf_type_t, 24);
AT(kf_type_t, kind, 0);
AT(kf_type_t, child_count, 2);
AT(kf_type_t, children, 8);
AT(kf_type_t, name, 16);
SIZE(kf_alias_t, 32);
AT(kf_alias_t, before, 0);
AT(kf_alias_t, after, 8);
AT(kf_alias_t, before_count, 16);
AT(kf_alias_t, after_count, 18);
AT(kf_alias_t, is_write, 20);
AT(kf_alias_t, contained, 24);
SIZE(kf_argument_t, 48);
AT(kf_argument_t, name, 0);
AT(kf_argument_t, type, 8);
AT(kf_argument_t, real_type, 16);
AT(kf_argument_t, alias, 24);
AT(kf_argument_t, default_value, 32);
AT(kf_argument_t, list_size, 40);
AT(kf_argument_t, is_kwarg_only, 44);
AT(kf_argument_t, is_out, 45);
SIZE(kf_parse_options_t, 8);
AT(kf_parse_options_t, struct_size, 0);
AT(kf_parse_options_t, allow_type_variables, 4);

/* ---- op.h ---- */

SIZE(kf_call_t, 40);
AT(kf_call_t, op, 0);
AT(kf_call_t, kernel, 8);
AT(kf_call_t, keyset, 16);
AT(kf_call_t, entered, 32);

/* ---- library.h ---- */

SIZE(kf_kernel_desc_t, 56);
AT(kf_kernel_desc_t, struct_size, 0);
AT(kf_kernel_desc_t, kind, 4);
AT(kf_kernel_desc_t, typed, 8);
AT(kf_kernel_desc_t, signature, 16);
AT(kf_kernel_desc_t, boxed, 24);
AT(kf_kernel_desc_t, context, 32);
AT(kf_kernel_desc_t, release, 40);
AT(kf_kernel_desc_t, debug, 48);
SIZE(kf_def_options_t, 24);
AT(kf_def_options_t, struct_size, 0);
AT(kf_def_options_t, alias_analysis, 4);
AT(kf_def_options_t, tags, 8);
AT(kf_def_options_t, tag_count, 16);
SIZE(kf_listener_t, 32);
AT(kf_listener_t, struct_size, 0);
AT(kf_listener_t, context, 8);
AT(kf_listener_t, defined, 16);
AT(kf_listener_t, removed, 24);

/* ---- call.h ---- */

SIZE(kf_local_t, 48);
AT(kf_local_t, fast, 0);
AT(kf_local_t, busy, 4);
AT(kf_local_t, state, 8);
AT(kf_local_t, depth, 12);
AT(kf_local_t, included, 16);
AT(kf_local_t, excluded, 32);
SIZE(kf_op_layout_t, 40 + 8 * (KF_SLOT_COUNT + KF_BACKEND_COUNT));
AT(kf_op_layout_t, object, 0);
AT(kf_op_layout_t, mask, 16);
AT(kf_op_layout_t, boxed_frame, 24);
AT(kf_op_layout_t, schema, 32);
AT(kf_op_layout_t, table, 40);
AT(kf_op_layout_t, masks, 40 + 8 * KF_SLOT_COUNT);
NUMBER(KF_TABLE_WORD, 5);
NUMBER(KF_SPARE_ZEROS, 16);
NUMBER(KF_AUTOGRAD_WORD, 287);
NUMBER(KF_FRAME_FIRST_BIT, 8);
NUMBER(KF_FRAME_OTHERS_BIT, 16);
NUMBER(KF_FRAME_MOST, 41);
NUMBER(KF_FRAME_RISE_BIT, 57);
_Static_assert(sizeof kf__slot_ranges == 64 * sizeof(uint32_t), "rows");
SIZE(kf_kernel_layout_t, 32);
AT(kf_kernel_layout_t, typed, 0);
AT(kf_kernel_layout_t, boxed, 8);
AT(kf_kernel_layout_t, context, 16);
AT(kf_kernel_layout_t, typed_sym, 24);

/* ---- tensor.h, scope.h ---- */

SIZE(kf_device_description_t, 216);
SIZE(kf_device_interface_t, 240);
AT(kf_device_interface_t, context, 8);
AT(kf_device_interface_t, allocate, 40);
AT(kf_device_interface_t, copy_in, 56);
AT(kf_device_interface_t, fill, 88);
AT(kf_device_interface_t, stream_create, 96);
AT(kf_device_interface_t, pinned_free, 200);
AT(kf_device_interface_t, can_run, 208);
AT(kf_device_interface_t, dialect, 216);
AT(kf_device_interface_t, compile, 224);
AT(kf_device_interface_t, launch, 232);
SIZE(kf_kernel_argument_t, 16);
SIZE(kf_kernel_launch_t, 32);
AT(kf_kernel_launch_t, groups, 8);
AT(kf_kernel_launch_t, arguments, 16);
SIZE(kf_compute_t, 48);
AT(kf_compute_t, line, 4);
AT(kf_compute_t, flags, 6);
AT(kf_compute_t, name, 8);
AT(kf_compute_t, signature, 16);
AT(kf_compute_t, function, 24);
AT(kf_compute_t, function_name, 32);
AT(kf_compute_t, file, 40);
SIZE(kf_operand_t, 24);
AT(kf_operand_t, dtype, 8);
AT(kf_operand_t, target, 12);
AT(kf_operand_t, rounds, 16);
SIZE(kf_number_t, 16);
SIZE(kf_iter_t, 5088);
AT(kf_iter_t, count, 4);
AT(kf_iter_t, ndim, 8);
AT(kf_iter_t, promoted, 12);
AT(kf_iter_t, common, 16);
AT(kf_iter_t, casts, 20);
AT(kf_iter_t, flat, 21);
AT(kf_iter_t, given, 22);
AT(kf_iter_t, numel, 24);
AT(kf_iter_t, data, 32);
AT(kf_iter_t, inner, 96);
AT(kf_iter_t, operands, 160);
AT(kf_iter_t, numbers, 352);
AT(kf_iter_t, sizes, 480);
AT(kf_iter_t, strides, 992);
SIZE(kf_memory_stats_t, 72);
SIZE(kf_print_options_t, 32);
SIZE(kf_scope_t, 232);
AT(kf_scope_t, outer, 0);
AT(kf_scope_t, tensors, 8);
AT(kf_scope_t, count, 16);
AT(kf_scope_t, capacity, 24);
AT(kf_scope_t, status, 32);
AT(kf_scope_t, first, 40);

/* ---- autograd.h ---- */

SIZE(kf_edge_t, 16);
AT(kf_edge_t, node, 0);
AT(kf_edge_t, index, 8);
SIZE(kf_function_t, 48);
AT(kf_function_t, flags, 4);
AT(kf_function_t, name, 8);
AT(kf_function_t, backward, 16);
AT(kf_function_t, release_saved, 24);
AT(kf_function_t, release, 32);
AT(kf_function_t, context, 40);
SIZE(kf_derivative_t, 80);
AT(kf_derivative_t, struct_size, 0);
AT(kf_derivative_t, flags, 4);
AT(kf_derivative_t, context, 8);
AT(kf_derivative_t, node, 16);
AT(kf_derivative_t, input_count, 24);
AT(kf_derivative_t, output_count, 32);
AT(kf_derivative_t, inputs, 40);
AT(kf_derivative_t, outputs, 48);
AT(kf_derivative_t, grads, 56);
AT(kf_derivative_t, needs, 64);
AT(kf_derivative_t, out_grads, 72);
SIZE(kf_derivative_options_t, 32);
AT(kf_derivative_options_t, struct_size, 0);
AT(kf_derivative_options_t, context, 8);
AT(kf_derivative_options_t, release, 16);
AT(kf_derivative_options_t, non_differentiable, 24);

/* ---- profile.h ---- */

SIZE(kf_profile_event_t, 48);
AT(kf_profile_event_t, struct_size, 0);
AT(kf_profile_event_t, kind, 4);
AT(kf_profile_event_t, op, 8);
AT(kf_profile_event_t, key, 16);
AT(kf_profile_event_t, depth, 20);
AT(kf_profile_event_t, thread, 24);
AT(kf_profile_event_t, begin_ns, 32);
AT(kf_profile_event_t, end_ns, 40);

/* ---- trace.h ---- */

SIZE(kf_trace_event_t, 48);
AT(kf_trace_event_t, struct_size, 0);
AT(kf_trace_event_t, kind, 4);
AT(kf_trace_event_t, op, 8);
AT(kf_trace_event_t, key, 16);
AT(kf_trace_event_t, depth, 20);
AT(kf_trace_event_t, keyset, 24);
AT(kf_trace_event_t, kernel_debug, 40);
SIZE(kf_explain_step_t, 192);
AT(kf_explain_step_t, keyset, 0);
AT(kf_explain_step_t, key, 16);
AT(kf_explain_step_t, rule, 20);
AT(kf_explain_step_t, kernel_kind, 24);
AT(kf_explain_step_t, debug, 28);
SIZE(kf_explanation_t, 3184);
AT(kf_explanation_t, struct_size, 0);
AT(kf_explanation_t, arguments, 8);
AT(kf_explanation_t, included, 24);
AT(kf_explanation_t, excluded, 40);
AT(kf_explanation_t, mask, 56);
AT(kf_explanation_t, fallthrough, 72);
AT(kf_explanation_t, final_set, 88);
AT(kf_explanation_t, step_count, 104);
AT(kf_explanation_t, steps, 112);

/* ---- plugin.h ---- */

SIZE(kf_plugin_def_t, 8);
AT(kf_plugin_def_t, schema, 0);
SIZE(kf_plugin_impl_t, 72);
AT(kf_plugin_impl_t, op, 0);
AT(kf_plugin_impl_t, key, 8);
AT(kf_plugin_impl_t, kernel, 16);
SIZE(kf_plugin_info_t, 88);
AT(kf_plugin_info_t, struct_size, 0);
AT(kf_plugin_info_t, abi_version, 4);
AT(kf_plugin_info_t, name, 8);
AT(kf_plugin_info_t, version, 16);
AT(kf_plugin_info_t, devices, 24);
AT(kf_plugin_info_t, device_count, 32);
AT(kf_plugin_info_t, defs, 40);
AT(kf_plugin_info_t, def_count, 48);
AT(kf_plugin_info_t, impls, 56);
AT(kf_plugin_info_t, impl_count, 64);
AT(kf_plugin_info_t, unload, 72);
AT(kf_plugin_info_t, unload_context, 80);
SIZE(kf_host_t, 176);
AT(kf_host_t, struct_size, 0);
AT(kf_host_t, abi_version, 4);
AT(kf_host_t, plugin, 8);
AT(kf_host_t, declare, 16);
AT(kf_host_t, device_register, 24);
AT(kf_host_t, key_define, 32);
AT(kf_host_t, key_parse, 40);
AT(kf_host_t, library_create, 48);
AT(kf_host_t, library_def, 56);
AT(kf_host_t, library_impl, 64);
AT(kf_host_t, library_fallback, 72);
AT(kf_host_t, op_find, 80);
AT(kf_host_t, op_release, 88);
AT(kf_host_t, call_boxed, 96);
AT(kf_host_t, redispatch_boxed, 104);
AT(kf_host_t, stack_reserve, 112);
AT(kf_host_t, stack_drop, 120);
AT(kf_host_t, object_destroy, 128);
AT(kf_host_t, error_set, 136);
AT(kf_host_t, alloc, 144);
AT(kf_host_t, free, 152);
AT(kf_host_t, device_set_interface, 160);
AT(kf_host_t, find, 168);

/* ---- Numbers that users' code holds ---- */

NUMBER(KF_TAG_NONE, 0);
NUMBER(KF_TAG_INT, 1);
NUMBER(KF_TAG_FLOAT, 2);
NUMBER(KF_TAG_BOOL, 3);
NUMBER(KF_TAG_STREAM, 8);
NUMBER(KF_TAG_TENSOR, 16);
NUMBER(KF_TAG_LIST, 21);
NUMBER(KF_TAG_OBJECT, 27);
NUMBER(KF_BACKEND_COUNT, 48);
NUMBER(KF_DEVICE_SLOTS, 32);
NUMBER(KF_KEY_FIRST_ZONE, 256);
NUMBER(KF_KEY_FIRST_DEVICE, 272);
NUMBER(KF_DEVICE_FIRST_DYNAMIC, 64);
NUMBER(KF_KERNEL_NAMED_NOT_SUPPORTED, 4);
NUMBER(KF_RULE_MISSING, 10);
NUMBER(KF_TRACE_CALL_FOR_KEY, 4);
SIZE(kf_status_t, 4);
SIZE(kf_dtype_t, 4);
SIZE(kf_key_t, 2);
SIZE(kf_backend_t, 1);

int main(void) {
  if (kf_abi_version() != KF_ABI_VERSION) {
    (void)fprintf(stderr, "the headers have ABI version %u, the library %u\n", KF_ABI_VERSION,
                  kf_abi_version());
    return 1;
  }
  return 0;
}
