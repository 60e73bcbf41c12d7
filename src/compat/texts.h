/* PyTorch's message texts, by the room that raises them. Everything that the dispatcher, tensors,
 * autograd, transforms, lazy tensors and the fallback say besides is in the library's own words.
 *
 * Note [Message texts]
 * Programs and test suites compare messages, so two switches of library.h choose the texts:
 * - kf_is_torch_compatible(), which the Python package turns on: PyTorch's sentences, and markers
 *   that its test suites search for; a few of them end with advice about Keyfall;
 * - kf_has_torch_messages(), off by default: text that PyTorch adds for its own users (URLs of its
 *   documentation and bug tracker, a hint for employees of its company), verbatim.
 * In a C program both are off, and a message says what was expected and what was found, in terms of
 * kf_library_impl and KF_LIBRARY_DEF. KF__COMPATIBLE and KF__IN_FULL choose a whole format, in the
 * place where the message is raised, which also has the own words. The same in all states are only
 * the formats that are parsed or compared as data: schemas, dumps and printed tensors. */
#ifndef KF_COMPAT_TEXTS_H
#define KF_COMPAT_TEXTS_H

#include <keyfall/library.h>

/* Both arguments are string literals with the same conversion specifiers, so the compiler checks
 * both. */
#define KF__COMPATIBLE(torch, own) (kf_is_torch_compatible() ? torch : own)
#define KF__IN_FULL(torch, own) (kf_has_torch_messages() ? torch : own)

/* Operators that PyTorch's profilers skip, because they only inspect tensors. */
#define KF__TORCH_UNOBSERVED(NAME)                                                            \
  NAME("aten::size"), NAME("aten::is_leaf"), NAME("aten::output_nr"), NAME("aten::_version"), \
      NAME("aten::is_complex"), NAME("profiler::_record_function_enter"),                     \
      NAME("profiler::_record_function_enter_new"), NAME("profiler::_record_function_exit")
/* The operator by which a backend of PyTorch/XLA passes on what it knows of a value. */
#define KF__TORCH_PROPAGATE_XLA "aten::_propagate_xla_data"

/* ---- kf_is_torch_compatible ---- */

/* dispatch: keys and devices */
#define KF__TORCH_EMPTY_DEVICE "Device string must not be empty"
#define KF__TORCH_BAD_DEVICE "Invalid device string: '%s'"
#define KF__TORCH_NO_DEVICE_TYPE "Expected one of %s device type at start of device string: %.*s"
#define KF__TORCH_NO_LAYOUT_KEY "Unsupported device type for %s layout: %s"
#define KF__TORCH_UNKNOWN_LAYOUT "Unsupported layout: %d"
#define KF__TORCH_DEVICE_TYPE_WITHOUT_KEY "%s is a grandfathered device type that has no key"
#define KF__TORCH_KEY_WITHOUT_DEVICE "DispatchKey %s doesn't correspond to a device"
#define KF__TORCH_DEVICE_TYPE_NOT_OVERLOADED \
  "Device type %s cannot be overloaded at dispatch time: it has no key to register to"
#define KF__TORCH_UNKNOWN_KIND "could not parse %s"
#define KF__TORCH_UNKNOWN_KEY "could not parse dispatch key: %s"
#define KF__TORCH_NON_VARIABLE_TYPE_FALSE                                                       \
  "AutoNonVariableTypeMode(false) has no meaning: the mode can only be entered, and ends with " \
  "its guard"
#define KF__TORCH_NON_VARIABLE_TYPE                                                           \
  "AutoNonVariableTypeMode is deprecated and will be removed in 1.10 release. For kernel "    \
  "implementations please use AutoDispatchBelowADInplaceOrView instead, and "                 \
  "kf_guard_inference_mode to run a program without gradients: below autograd, a write to a " \
  "tensor that backward needs goes unnoticed."

/* dispatch: schemas */
#define KF__TORCH_DOUBLE                                                                           \
  "Use `float` instead of `double` in an operator's schema string. `float` in schema corresponds " \
  "to the double type in C++"
#define KF__TORCH_INT64                                                                         \
  "Use `SymInt` or `int` instead of `int64_t` in an operator's schema string. `SymInt` "        \
  "corresponds to c10::SymInt in C++ while `int` in schema corresponds to the int64_t type in " \
  "C++."
#define KF__TORCH_NOT_BACKWARD                                                              \
  "Function schema not backward compatible since the new argument '%s' of type %s did not " \
  "provide a default value."
#define KF__TORCH_NOT_FORWARD                                                                 \
  "Function schema is not forward compatible since the new argument '%s' of type %s did not " \
  "provide a default value."
#define KF__TORCH_NOT_FORWARD_CONTAINER                                                     \
  "Function schema is not forward compatible since the new argument '%s' of type %s has a " \
  "container type as its default value."
#define KF__TORCH_NOT_FORWARD_OUTS "Function schema should have the same number of out arguments"
#define KF__TORCH_NOT_FORWARD_ARGUMENT \
  "'%s' is not forward compatible with the older version of the schema"
#define KF__TORCH_NOT_FORWARD_OUT "Out argument ''%s is not FC with the older version of the schema"
#define KF__TORCH_KERNEL_TYPE "Type mismatch in %s %u: %s vs %s."
#define KF__TORCH_KERNEL_ARGUMENTS "The number of arguments is different. %u vs %u."
#define KF__TORCH_KERNEL_RETURNS "The number of returns is different. %u vs %u."
#define KF__TORCH_VALUE_TYPE \
  "%s() Expected a value of type '%s' for argument '%s' but instead found type '%s'.\n"
#define KF__TORCH_MANY_VALUES \
  "Expected at most %u argument(s) for operator '%s', but received %zu argument(s). "
#define KF__TORCH_MISSING_VALUE "%s() is missing value for argument '%s'. "
#define KF__TORCH_UNKNOWN_KEYWORD "Unknown keyword argument '%s' for operator '%s'. "
#define KF__TORCH_TWO_VALUES "Argument '%s' specified both as positional and keyword argument. "
#define KF__TORCH_SECOND_KEYWORD "Keyword argument '%s' specified more than once. "
#define KF__TORCH_OVERLOAD_NAME "%.*s is not a legal overload name for aten operators"
#define KF__TORCH_VARARG_LAST "... must be the last element of the argument list"
#define KF__TORCH_VARARG_DEFAULT "schemas with vararg (...) can't have default value args"
#define KF__TORCH_VARRET_LAST "... must be the last element of the return list"
#define KF__TORCH_MISPLACED_DEFAULT \
  "Non-default positional argument follows default argument. Parameter %s in %s"
#define KF__TORCH_NAME_FOR_SCHEMA \
  "Tried to parse a function schema but only the operator name was given"
#define KF__TORCH_INDENT "invalid indent level %zu"
#define KF__TORCH_HEX_ESCAPE "unsupported hex specifier"
#define KF__TORCH_UNICODE_ESCAPE "unsupported unicode specifier"
#define KF__TORCH_OCTAL_ESCAPE " ill formed octal specifier"
#define KF__TORCH_WORD_DEFAULT "invalid numeric default value"
#define KF__TORCH_LIST_DEFAULT "lists are only supported for float, int and complex types"
#define KF__TORCH_DICT_KEY                                                                     \
  "Cannot create dict for key type '%s', only int, float, complex, Tensor, device and string " \
  "keys are supported"
#define KF__TORCH_CLASS_PATH "Expected classes namespace but got %.*s"
#define KF__TORCH_UNKNOWN_CLASS "Unknown custom class type %s. Please ensure it is registered."
#define KF__TORCH_TYPES                                                                          \
  "unknown type specifier. Common valid schema types include Tensor, SymInt, int, float, bool, " \
  "Scalar"

/* dispatch: registration */
#define KF__TORCH_LIBRARY_DEF "TORCH_LIBRARY"
#define KF__TORCH_LIBRARY_FRAGMENT "TORCH_LIBRARY_FRAGMENT"
#define KF__TORCH_LIBRARY_IMPL "TORCH_LIBRARY_IMPL"
#define KF__TORCH_KEY_OF_DEF "%s: only IMPL blocks may have a dispatch key, found %s.  "
#define KF__TORCH_BLOCK "(Error occurred while processing %s block at %s:%u)"
#define KF__TORCH_SECOND_DEF                                                                      \
  "Only a single TORCH_LIBRARY can be used to register the namespace %s; please put all of your " \
  "definitions in a single TORCH_LIBRARY block.  If you were trying to specify implementations, " \
  "consider using TORCH_LIBRARY_IMPL (which can be duplicated).  If you really intended to "      \
  "define operators for a single namespace in a distributed way, you can use "                    \
  "TORCH_LIBRARY_FRAGMENT to explicitly indicate this.  Previous registration of TORCH_LIBRARY "  \
  "was %s; latest registration was %s"
#define KF__TORCH_WILDCARD_DEF                                                                     \
  "%s: cannot define %s with the wildcard namespace _ (every %s defines operators for a distinct " \
  "namespace!) Did you mean to use TORCH_LIBRARY_IMPL instead?  "
#define KF__TORCH_DEF_IN_IMPL                                                                     \
  "def(\"%s%s%s\"): Cannot define an operator inside of a TORCH_LIBRARY_IMPL block.  All def()s " \
  "should be placed in the (unique) TORCH_LIBRARY block for their namespace.  "
#define KF__TORCH_DEF_ELSEWHERE                                                                  \
  "Explicitly provided namespace (%.*s) in schema string does not match namespace of enclosing " \
  "%s block (%s).  Move this definition to the (unique) TORCH_LIBRARY block corresponding to "   \
  "this namespace (and consider deleting the namespace from your schema string.)  "
#define KF__TORCH_IMPL_ELSEWHERE                                                                  \
  "impl(\"%s\", ...): Explicitly provided namespace (%.*s) in operator name does not match "      \
  "namespace of enclosing %s block (%s).  Move this definition to the %s block corresponding to " \
  "this namespace (and consider deleting the namespace from your schema string.)  "
#define KF__TORCH_IMPL_OTHER_KEY                                                                   \
  "impl(\"%s\", ...): Explicitly provided dispatch key (%s) is inconsistent with the dispatch "    \
  "key of the enclosing %s block (%s).  Please declare a separate %s block for this dispatch key " \
  "and move your impl() there.  "
#define KF__TORCH_FALLBACK_IN_DEF                                                              \
  "fallback(...): Cannot define an operator inside of a %s block.  Did you mean to call this " \
  "function inside a TORCH_LIBRARY_IMPL block?  "
#define KF__TORCH_FALLBACK_OF_NAMESPACE                                                            \
  "fallback(...): Fallback functions which apply to only a single namespace (you specified %s) "   \
  "are not supported.  If you intended to apply this fallback function globally, please define a " \
  "separate block:\n\n    TORCH_LIBRARY_IMPL(_, %s, m) { m.fallback(...); }\n\n"
#define KF__TORCH_NO_SCHEMA                                                                   \
  "def(\"%s\"): Full schema string was not specified, and we couldn't infer schema either.  " \
  "Please explicitly provide a schema string.  "
#define KF__TORCH_SCHEMA_MISMATCH \
  "Inferred operator schema for a C++ kernel function doesn't match the expected function schema."
#define KF__TORCH_SIGNATURE_MISMATCH "Mismatch in kernel C++ signatures"
#define KF__TORCH_BULK_ORIGIN "registered by RegisterOperators"
#define KF__TORCH_NO_INFERENCE                                                                    \
  "Cannot infer operator schema for this kind of kernel in registration of operator %s. Please "  \
  "explicitly specify the operator schema or specify at least one kernel for which we can infer " \
  "the schema."
#define KF__TORCH_INFERRED_ALIASES                                                                \
  "In operator registration: Tried to register operator %s with AliasAnalysisKind::FROM_SCHEMA, " \
  "but the schema is inferred."
#define KF__TORCH_SECOND_PYTHON_MODULE                                                           \
  "Tried to register an python registration stub (pystub) for %s%s%s that specifies the Python " \
  "module %s but there already was a pystub that specifies the Python module %s. We will "       \
  "override the existing pystub."
#define KF__TORCH_SECOND_CLASS \
  "Custom class with name __torch__.torch.classes.%s is already registered"
#define KF__TORCH_SCHEMA_FOR_NAME "Tried to parse an operator name but function schema was given"
#define KF__TORCH_NO_OPERATOR "Could not find schema for %s.%s"
#define KF__TORCH_NO_DEFINITION                                                                  \
  "Could not find schema for %s.%s but we found an implementation; did you forget to def() the " \
  "operator?"
#define KF__TORCH_SEVERAL_CATCH_ALLS \
  "In operator registration: Tried to register multiple catch-all kernels for operator schema %s"
#define KF__TORCH_SEVERAL_KERNELS                                                               \
  "In operator registration: Tried to register multiple kernels with same dispatch key %s for " \
  "operator schema %s"
#define KF__TORCH_NOTHING_TO_INFER                                                          \
  "Cannot infer operator schema in registration of operator %s because there is no kernel " \
  "specified."
#define KF__TORCH_NO_NAME                                                                   \
  "In operator registration: Tried to register an operator without specifying a schema or " \
  "operator name."
#define KF__TORCH_MANY_ARGUMENTS \
  "The function schema has %u arguments but this build only supports %d"
#define KF__TORCH_WRONG_SIGNATURE                                                                  \
  "\nTried to access or call an operator with a wrong signature.\n  operator: %s\n    %s\n  "      \
  "correct signature:  %s\n    %s\n  accessed/called as: %s\nThe parameters of a typed call must " \
  "be those that the operator's kernels were registered with."
#define KF__TORCH_DUPLICATE_DEF                                                                   \
  "Tried to register an operator (%s) with the same name and overload name multiple times. Each " \
  "overload's schema should only be registered with a single call to def(). Duplicate "           \
  "registration: %s. Original registration: %s"
#define KF__TORCH_DUPLICATE_FALLBACK                                                     \
  "Tried to register multiple backend fallbacks for the same dispatch key %s; previous " \
  "registration %s, new registration %s"
#define KF__TORCH_OVERRIDE                                                                         \
  "Warning only once for all operators,  other operators may also be overridden.\n  Overriding a " \
  "previously registered kernel for the same operator and the same dispatch key\n  operator: "     \
  "%s\n    %s\n  dispatch key: %s\n  previous kernel: %s\n       new kernel: %s"

/* dispatch: kernels, calls and dumps */
#define KF__TORCH_STALE_KERNEL "SafeKernelFunction has been invalidated %s"
/* Dumps mark the library's own fallbacks: test suites recognize them by the name of PyTorch's file,
 * which distinguishes them from fallbacks that a test registers. */
#define KF__TORCH_STANDARD_FALLBACK " (FallbackKernel.cpp)"
/* The first sentence of the message about a missing kernel, which programs search for. */
#define KF__TORCH_MISSING_TENSORS                                                                 \
  "There were no tensor arguments to this function (e.g., you passed an empty list of Tensors), " \
  "but no fallback function is registered for schema %s."
#define KF__TORCH_MISSING_META                                                                \
  "%s: attempted to run this operator with Meta tensors, but there was no fake impl or Meta " \
  "kernel registered."
#define KF__TORCH_MISSING_KERNEL "Could not run '%s' with arguments from the '%s' backend."
#define KF__TORCH_NO_SCHEMA_YET \
  "Tried to access the schema for %s which doesn't have a schema registered yet"
#define KF__TORCH_ALIAS_WITHOUT_SLOT "Alias keys do not have runtime kernel registrations."
#define KF__TORCH_NAMED_TENSORS                                                                   \
  "%s is not yet supported with named tensors. Please drop names via `tensor = "                  \
  "tensor.rename(None)`, call the op with an unnamed tensor, and set names on the result of the " \
  "operation."
#define KF__TORCH_FALLTHROUGH_RAN                                                                  \
  "fallthrough_kernel was executed but it should have been short-circuited by the dispatcher. A "  \
  "key set made by hand leads %s to key %s, for which it falls through; take that key out of the " \
  "set before redispatching."
#define KF__TORCH_AMBIGUOUS_KERNEL                                                                 \
  "%s has kernels registered to both CompositeImplicitAutograd and a backend mapped to "           \
  "AutogradOther. This makes the backend kernel unreachable; autograd for that backend would "     \
  "always go through the composite kernel instead. Register a kernel for AutogradOther that says " \
  "what should happen, or release one of the two; in inference mode, which leaves autograd out, "  \
  "the backend kernel is used.\nCanonical state\n~~~~~~~~~~~\n"

/* tensor: types, shapes and generators */
#define KF__TORCH_NOT_FOR_DTYPE "\"%s\" not implemented for '%s'"
#define KF__TORCH_MEMORY_FORMAT "unsupported memory format %s"
#define KF__TORCH_PROMOTE_QUANTIZED                                                            \
  "promoteTypes with quantized numbers is not handled yet; figure out what the correct rules " \
  "should be, offending types: %s %s"
#define KF__TORCH_PROMOTE_FLOAT8 \
  "Promotion for Float8 Types is not supported, attempted to promote %s and %s"
#define KF__TORCH_PROMOTE_UNSIGNED \
  "Promotion for uint16, uint32, uint64 types is not supported, attempted to promote %s and %s"
#define KF__TORCH_PROMOTE_OTHERS "Promotion from %s and %s is unsupported."
#define KF__TORCH_DEFAULT_TYPE \
  "only floating-point types are supported as the default type, found %s"
#define KF__TORCH_GENERATOR_DEVICE "Expected a '%s' device type for generator but found '%s'"
#define KF__TORCH_GENERATOR_STATE_SIZE \
  "Expected a CPUGeneratorImplState of size %d but found the input RNG state size to be %zu"
#define KF__TORCH_GENERATOR_STATE "Invalid mt19937 state"
#define KF__TORCH_GENERATOR_OFFSET "CPU Generator does not use offset"
#define KF__TORCH_NEGATIVE_SIZE "Trying to create tensor with negative dimension %lld: %s"
#define KF__TORCH_TOO_LARGE "Storage size calculation overflowed with sizes=%s"
#define KF__TORCH_STRIDES_TOO_LARGE "Stride calculation overflowed with sizes=%s"
#define KF__TORCH_FORMAT_RANK "required rank %zu tensor to use %s format"
#define KF__TORCH_NO_DIMS "Dimension specified as %lld but tensor has no dimensions"
#define KF__TORCH_DIM_RANGE \
  "Dimension out of range (expected to be in range of [%lld, %lld], but got %lld)"
#define KF__TORCH_LISTED_DIMS "only tensors with up to %d dims are supported"
#define KF__TORCH_REPEATED_DIM "dim %lld appears multiple times in the list of dims"
#define KF__TORCH_BROADCAST                                                                        \
  "The size of tensor a (%lld) must match the size of tensor b (%lld) at non-singleton dimension " \
  "%zu"
#define KF__TORCH_VIEW_SHAPE "shape '%s' is invalid for input of size %lld"
#define KF__TORCH_SEVERAL_UNKNOWN_SIZES "only one dimension can be inferred"
#define KF__TORCH_UNKNOWN_SIZE "invalid shape dimension %lld at index %zu of shape %s"
#define KF__TORCH_AMBIGUOUS_SIZE                                                                 \
  "cannot reshape tensor of 0 elements into shape %s because the unspecified dimension size -1 " \
  "can be any value and is ambiguous"

/* tensor: storages */
#define KF__TORCH_ALLOCATE \
  "DefaultCPUAllocator: can't allocate memory: you tried to allocate %zu bytes"
#define KF__TORCH_INVALID_STORAGE "Cannot access data pointer of Storage that is invalid."
#define KF__TORCH_NO_DATA \
  "Cannot access data pointer of Tensor (e.g. FakeTensor, FunctionalTensor).%s"
#define KF__TORCH_FAKE_DATA "Accessing the data pointer of FakeTensor is deprecated%s"

/* tensor: geometry and state */
#define KF__TORCH_UNDEFINED_TENSOR "cannot call %s() on undefined tensor"
#define KF__TORCH_MANY_DIMS "only tensors with up to %d dims are supported, found %zu"
#define KF__TORCH_STRIDES_OF_SIZES \
  "dimensionality of sizes (%zu) must match dimensionality of strides (%zu)"
#define KF__TORCH_NEGATIVE_STRIDES \
  "Negative strides are not supported at the moment, got strides: %s"
#define KF__TORCH_NEGATIVE_OFFSET "Tensor: invalid storage offset %lld"
#define KF__TORCH_STRIDED_TOO_LARGE \
  "Storage size calculation overflowed with sizes=%s and strides=%s"
#define KF__TORCH_OUTSIDE_STORAGE                                                                 \
  "setStorage: sizes %s, strides %s, storage offset %lld, and itemsize %lld requiring a storage " \
  "size of %lld are out of bounds for storage of size %zu"
#define KF__TORCH_STORAGE_DEVICE                                                                \
  "Attempted to set the storage of a tensor on device \"%s\" to a storage on different device " \
  "\"%s\"."
#define KF__TORCH_NO_STORAGE "Cannot access data pointer of Tensor that doesn't have storage"
#define KF__TORCH_NO_VERSION "Inference tensors do not track version counter."
#define KF__TORCH_WRITE_OUTSIDE_INFERENCE                                                         \
  "Inplace update to inference tensor outside InferenceMode is not allowed.You can make a clone " \
  "to get a normal tensor before doing inplace update.%s"
#define KF__TORCH_NO_PINNED_MEMORY                                                             \
  "pin_memory=True requires an accelerator with pinned memory; no pinned memory allocator is " \
  "available on this system."

/* tensor: sparse tensors */
#define KF__TORCH_SPARSE_STRIDED "expected values to be a strided tensor, got layout %s"
#define KF__TORCH_SPARSE_NEGATIVE "found negative index %lld for dim %lld"
#define KF__TORCH_SPARSE_RANGE \
  "size is inconsistent with indices: for dim %lld, size is %lld but found index %lld"
#define KF__TORCH_SPARSE_DIMS                                                                    \
  "'len(size) == sparse_dim + dense_dim' is not satisfied: len(size) = %zu, sparse_dim = %lld, " \
  "dense_dim = %lld"
#define KF__TORCH_SPARSE_NNZ \
  "indices and values must have same nnz, but got nnz from indices: %lld, nnz from values: %lld"
#define KF__TORCH_SPARSE_VALUES "values has incorrect size, expected %s, got %s"

/* tensor: DLPack */
#define KF__TORCH_DLPACK_DEVICE "Cannot pack tensors on %s"
#define KF__TORCH_DLPACK_DEVICE_TYPE "dlpack: Unsupported device_type: %d"
#define KF__TORCH_DLPACK_TYPE "%s types are not supported by dlpack"
#define KF__TORCH_DLPACK_BITS "dlpack: Unsupported bits %u for dtype code %u"
#define KF__TORCH_DLPACK_CODE "dlpack: Unsupported code %u"
#define KF__TORCH_DLPACK_LAYOUT "dlpack: Can't export tensors with layout other than torch.strided"
#define KF__TORCH_DLPACK_CONJ "dlpack: Can't export tensors with the conjugate bit set"
#define KF__TORCH_DLPACK_NEG "dlpack: Can't export tensors with the negative bit set"
#define KF__TORCH_DLPACK_VERSION \
  "unsupported DLPack capsule major version: %u. Maximum supported version: %d"

/* autograd: graphs and hooks */
#define KF__TORCH_FREED_GRAPH                                                                   \
  "Trying to backward through the graph a second time (or directly access saved tensors after " \
  "they have already been freed). Saved intermediate values of the graph are freed when you "   \
  "call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward "     \
  "through the graph a second time or if you need to access saved tensors after calling "       \
  "backward."
#define KF__TORCH_NAN_OUTPUT "Function '%s' returned nan values in its %uth output."
#define KF__TORCH_HOOK_TYPE "hook has changed the type of value (was %s got %s)"
#define KF__TORCH_HOOK_DEVICE "hook has changed the type of value"
#define KF__TORCH_HOOK_SIZE "hook has changed the size of value (was %s got %s)"

/* autograd: histories */
#define KF__TORCH_VIEW_IN_NO_GRAD                                                                 \
  "Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your " \
  "code by moving both the view and the inplace either both inside the no_grad block (if you "    \
  "don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked)."
#define KF__TORCH_VIEW_IN_INFERENCE_MODE                                                          \
  "Given that this use case is ambiguous and error-prone, it is forbidden. You can clarify your " \
  "code by moving both the view and the inplace either both inside the inference_mode block (if " \
  "you don't want the inplace to be tracked) or both outside (if you want the inplace to be "     \
  "tracked)."
#define KF__TORCH_VIEW_OF_SEVERAL                                                                  \
  "This view is the output of a function that returns multiple views. Such functions do not "      \
  "allow the output views to be modified inplace. You should replace the inplace operation by an " \
  "out-of-place one."
#define KF__TORCH_VIEW_OF_CUSTOM_FUNCTION                                                         \
  "This view was created inside a custom Function (or because an input was returned as-is) and "  \
  "the autograd logic to handle view+inplace would override the custom backward associated with " \
  "the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix " \
  "this by cloning the output of the custom Function."
#define KF__TORCH_SAVED_INFERENCE                                                             \
  "Inference tensors cannot be saved for backward. Please do not use Tensors created in "     \
  "inference mode in computation tracked by autograd. To work around this, you can make a "   \
  "clone to get a normal tensor and use it in autograd, or use `torch.no_grad()` instead of " \
  "`torch.inference_mode()`."
#define KF__TORCH_WRITTEN_ANOMALY                                                             \
  "the backtrace further above shows the operation that failed to compute its gradient. The " \
  "variable in question was changed in there or anywhere later. Good luck!"
#define KF__TORCH_WRITTEN                                                                     \
  "enable anomaly detection to find the operation that failed to compute its gradient, with " \
  "torch.autograd.set_detect_anomaly(True, check_nan=False)."
#define KF__TORCH_HOOKS_TOO_LATE                                                              \
  "Calling register_hooks on a saved tensor after it has been freed. Saved intermediate "     \
  "values of the graph are freed when you call .backward() or autograd.grad(). Specify "      \
  "retain_graph=True if you need to backward through the graph a second time or if you need " \
  "to access saved variables after calling backward."
#define KF__TORCH_SEVERAL_VIEWS                                                                   \
  "Fallback ADInplaceOrView kernel expects only a single %s in the operator schema to have a "    \
  "non-write alias annotation (i.e., 'Tensor(a)'). Non-composite functions where multiple "       \
  "outputs are aliased with inputs aren't supported.Please rewrite your function as a composite " \
  "function."
#define KF__TORCH_VIEW_ORDER                                                                       \
  "Fallback ADInplaceOrView kernel can only create view relationships between the first input "    \
  "and the first output (the output can be a vector of tensors). Please change the order of your " \
  "operator's parameters so that this is the case."
#define KF__TORCH_VIEW_SAME                                                                  \
  "View operation returned a tensor that is the same as the input base tensor.  This is no " \
  "longer allowed; you must explicitly create a new tensor (e.g., using .detach())."
#define KF__TORCH_SET_DATA                                                                        \
  "Attempted to call `variable.set_data(tensor)`, but `variable` and `tensor` have incompatible " \
  "tensor type."
#define KF__TORCH_GRAD_TYPE "only Tensors of floating point and complex dtype can require gradients"
#define KF__TORCH_GRAD_OF_INFERENCE \
  "Setting requires_grad=True on inference tensor outside InferenceMode is not allowed."
#define KF__TORCH_GRAD_OF_RESULT                                                              \
  "you can only change requires_grad flags of leaf variables. If you want to use a computed " \
  "variable in a subgraph that doesn't require differentiation use var_no_grad = var.detach()."
#define KF__TORCH_GRAD_SELF "can't assign Variable as its own grad"
#define KF__TORCH_GRAD_DTYPE                                                               \
  "attempting to assign a gradient with dtype '%s' to a tensor with grad_dtype '%s'. The " \
  "gradient must match the tensor's grad_dtype"
#define KF__TORCH_GRAD_DEVICE_TYPE                                                            \
  "attempting to assign a gradient with device type '%s' to a tensor with device type '%s'. " \
  "Please ensure that the gradient and the tensor are on the same device"
#define KF__TORCH_GRAD_DEVICE_INDEX                                                           \
  "attempting to assign a gradient located on device with index '%d' to a tensor located on " \
  "device with index '%d'. Please ensure that the gradient and the tensor are on the same device"
#define KF__TORCH_GRAD_SIZE                                                                        \
  "attempting to assign a gradient of size '%s' to a tensor of size '%s'. Please ensure that the " \
  "gradient and the tensor are the same size"
#define KF__TORCH_DETACH_VIEW                                                                    \
  "Can't detach views in-place. Use detach() instead. If you are using DistributedDataParallel " \
  "(DDP) for training, and gradient_as_bucket_view is set as True, gradients are views of DDP "  \
  "buckets, and hence detach_() cannot be called on these gradients. To fix this error, please " \
  "refer to the Optimizer.zero_grad() function in torch/optim/optimizer.py as a solution."
#define KF__TORCH_DATA_TYPE \
  "data set to a tensor that requires gradients must be floating point or complex dtype"
#define KF__TORCH_RETAIN_GRAD "can't retain_grad on Tensor that has requires_grad=False"
#define KF__TORCH_VIEW_OF_LEAF \
  "a view of a leaf Variable that requires grad is being used in an in-place operation."
#define KF__TORCH_LEAF "a leaf Variable that requires grad is being used in an in-place operation."
#define KF__TORCH_VIEW_WRITER_OUTPUTS \
  "Functions which modify views in-place must return a single Variable"
#define KF__TORCH_VIEW_MAKER \
  "Look at the kernel, __torch_dispatch__ or decomposition that runs for this operator."
#define KF__TORCH_DEVICE_TENSOR "torch.%s.%sTensor"
#define KF__TORCH_TENSOR "torch.%sTensor"
#define KF__TORCH_CPU_TENSOR "CPU%sType"
#define KF__TORCH_WRITTEN_FROM ", which is output %u of %s,"
#define KF__TORCH_WRITTEN_SAVED                                                           \
  "one of the variables needed for gradient computation has been modified by an inplace " \
  "operation: [%s %s]%s is at version %u; expected version %u instead. Hint: %s"
#define KF__TORCH_PACK_HOOK                                                                      \
  "A saved tensor pack hook is modifying its input in place. Tensors provided as input to pack " \
  "hook can not be modified by in-place operations as this can lead to unexpected side-effects.%s"
#define KF__TORCH_SAVED_DETACHED                                                             \
  "Trying to use a saved tensor that has been detached in-place, i.e. with .detach_(). Its " \
  "gradient would stop there: call detach() instead, which returns a new tensor"
#define KF__TORCH_HOOKS_OF_NONE \
  "Calling register_hooks on a saved tensor with value None is forbidden"
#define KF__TORCH_SECOND_HOOKS                                                                  \
  "Calling register_hooks on a saved tensor whose hooks have already been set. Hint: only one " \
  "pair of hooks is allowed at a time."
#define KF__TORCH_HOOK_WITHOUT_GRAD \
  "cannot register a hook on a tensor that doesn't require gradient"
#define KF__TORCH_HOOK_OF_RESULT \
  "post accumulate grad hooks cannot be registered on non-leaf tensors"
#define KF__TORCH_NO_GRAD_MODE "no_grad mode"
#define KF__TORCH_BEING_WRITTEN "is being"
#define KF__TORCH_BASE_WRITTEN "its base or another view of its base has been"
#define KF__TORCH_VIEW_WRITTEN "Output %u of %s is a view and %s modified inplace. %s"
#define KF__TORCH_IN_NORMAL_MODE " in normal mode"
#define KF__TORCH_IN_GRAD_MODE " with grad mode enabled"
#define KF__TORCH_VIEW_OF_VIEW_WRITTEN \
  "Output %u of %s is a view of a view which was created in %s and %s modified inplace%s. %s"
#define KF__TORCH_MODE_VIEW_WRITTEN "A view was created in %s and %s modified inplace%s. %s"
#define KF__TORCH_SPARSE_VIEW                                                                   \
  "Sparse%s tensors do not have strides, without which autograd cannot record a write to them " \
  "and their views. Write to a clone() instead."

/* autograd: the engine */
#define KF__TORCH_GRADIENT_CYCLE                                                                 \
  "Using backward() with create_graph=True will create a reference cycle between the parameter " \
  "and its gradient which can cause a memory leak. We recommend using autograd.grad when "       \
  "creating the graph to avoid this. If you have to use this function, make sure to reset the "  \
  ".grad fields of your parameters to None after use to break the cycle and avoid the leak."
#define KF__TORCH_GRADIENT_SHAPE                                                             \
  "Mismatch in shape: grad_output[%zu] has a shape of torch.Size(%s) and output[%zu] has a " \
  "shape of torch.Size(%s)."
#define KF__TORCH_GRADIENT_TYPE                                                                 \
  "For complex Tensors, both grad_output and output are required to have the same dtype. "      \
  "Mismatch in dtype: grad_output[%zu] has a dtype of torch.%s and output[%zu] has a dtype of " \
  "torch.%s."
#define KF__TORCH_IMPLICIT_GRADIENT \
  "grad can be implicitly created only for real scalar outputs but got torch.%s"
#define KF__TORCH_SCALAR_GRADIENT "grad can be implicitly created only for scalar outputs"
#define KF__TORCH_ROOT_WITHOUT_GRAD \
  "element %zu of tensors does not require grad and does not have a grad_fn"
#define KF__TORCH_INPUT_WITHOUT_GRAD "One of the differentiated Tensors does not require grad"
#define KF__TORCH_UNUSED_INPUT                                                              \
  "The differentiated Tensor at index %zu appears to not have been used in the graph. Set " \
  "allow_unused=True if this is the desired behavior."
#define KF__TORCH_NO_GRAD_INPUTS "grad requires non-empty inputs."
#define KF__TORCH_NO_BACKWARD_INPUTS "`inputs` argument to `backward()` cannot be empty."
#define KF__TORCH_CALLBACK_OUTSIDE "Final callbacks can only be installed during backward pass."
#define KF__TORCH_WILL_RUN_OUTSIDE                                                                \
  "_will_engine_execute_node should only be called during the backward pass: a backward that is " \
  "running can tell"
#define KF__TORCH_WILL_RUN_LEAF                                                        \
  "_will_engine_execute_node: you have passed a leaf while you are currently running " \
  "autograd.grad(), which gives its gradient and runs nothing there"
#define KF__TORCH_ROOT_SHAPE \
  "invalid gradient at index %u - got %s but expected shape compatible with %s"
#define KF__TORCH_GRADIENT_OF_SHAPE                                                              \
  "Function %s returned an invalid gradient at index %u - got %s but expected shape compatible " \
  "with %s"
#define KF__TORCH_GRADIENT_DEVICE \
  "Function %s returned an invalid gradient at index %u - expected device %s but got %s"

/* autograd: formulas */
#define KF__TORCH_NOT_DIFFERENTIABLE                                                               \
  "The function '%s' is not differentiable with respect to argument '%s'. This input cannot have " \
  "requires_grad True."
#define KF__TORCH_COMPLEX_DERIVATIVE \
  "%s does not support automatic differentiation for outputs with complex dtype."
#define KF__TORCH_NO_DERIVATIVE "the derivative for '%s' is not implemented."
#define KF__TORCH_QR_WITHOUT_Q                                                                 \
  "The derivative of linalg.qr depends on Q, which is not computed when mode='r'. Please use " \
  "linalg.qr(A, mode='reduced') if you are going to require gradients."
#define KF__TORCH_QR_COMPLETE \
  "The QR decomposition is not differentiable when mode='complete' and nrows > ncols"

/* autograd: functions */
#define KF__TORCH_SEVERAL_OUTPUTS                                                                 \
  "Expected only a single %s in the operator schema to have a non-write alias annotation (i.e., " \
  "'Tensor(a)'). Non-composite functions where multiple outputs are aliased with inputs aren't "  \
  "supported.Please rewrite your function as a composite function."
#define KF__TORCH_SEVERAL_INPUTS                                                                  \
  "Expected only a single %s in the operator schema to have a non-write alias annotation (i.e., " \
  "'Tensor(a)'). Non-composite functions where multiple inputs are aliased with outputs aren't "  \
  "supported. Please rewrite your function as a composite function."
#define KF__TORCH_NO_AUTOGRAD_KEY                                                          \
  "%s: an autograd kernel was not registered to the Autograd key(s) but we are trying to " \
  "backprop through it. This may lead to silently incorrect behavior. %s"
#define KF__TORCH_STRICT_DERIVATIVE "derivative for %s is not implemented"
#define KF__TORCH_DERIVATIVE                                                                       \
  "If the operator is differentiable, register its derivative: keyfall.library.register_autograd " \
  "in Python, kf_library_derivative in C. If it is not, register a fallthrough kernel for the "    \
  "key Autograd."
#define KF__TORCH_NO_AUTOGRAD_KEY_ERROR                                                          \
  "%s: an autograd kernel was not registered to the Autograd key(s) but we are trying to "       \
  "backprop through it, and the gradient would be lost. If the operator is differentiable, "     \
  "register its derivative: keyfall.library.register_autograd in Python, kf_library_derivative " \
  "in C. If it is not, register a fallthrough kernel for the key Autograd. "                     \
  "kf_set_autograd_fallback_mode, or keyfall._C._set_autograd_fallback_mode(\"warn\"), makes "   \
  "this a warning."
#define KF__TORCH_ONCE_DIFFERENTIABLE \
  "trying to differentiate twice a function that was marked with @once_differentiable"
#define KF__TORCH_DIRTY_LEAF \
  "a leaf Variable that requires grad has been used in an in-place operation."
#define KF__TORCH_DIRTY_VIEW                                                                    \
  "If your Function modifies inplace an input that is a view of another Tensor, your Function " \
  "cannot return more than one Tensor: clone the input before, or let one Function write and "  \
  "another do the rest"
#define KF__TORCH_GRADCHECK_REENTRANT                                                           \
  "Backward is not reentrant, i.e., running backward with same input and grad_output multiple " \
  "times gives different values: %.17g and %.17g"
#define KF__TORCH_GRADCHECK_FAST                                                                 \
  "Jacobian mismatch for output %zu with respect to input %zu in a random direction: numerical " \
  "%.9g, analytical %.9g"
#define KF__TORCH_GRADCHECK_JACOBIAN                                                         \
  "Jacobian mismatch for output %zu with respect to input %zu: derivative of number %zu by " \
  "number %zu is %.9g numerically, %.9g analytically"
#define KF__TORCH_GRADCHECK_ZERO "backward not multiplied by grad_output"
#define KF__TORCH_GRADCHECK_CONSTANT \
  "Numerical gradient for function expected to be zero, but output %zu changes with input %zu"
#define KF__TORCH_GRADCHECK_INPUTS                                                              \
  "gradcheck expects at least one input tensor to require gradient, but none of the them have " \
  "requires_grad=True."

/* transforms: functionalization */
#define KF__TORCH_FUNCTIONALIZED_ALIAS                                                          \
  "Found a custom (non-ATen) operator whose output has alias annotations: %s. We only support " \
  "functionalizing operators whose outputs do not have alias annotations (e.g. 'Tensor(a)' is " \
  "a Tensor with an alias annotation whereas 'Tensor' is a Tensor without). Return a new "      \
  "tensor instead, or register a kernel for Functionalize"
#define KF__TORCH_FROZEN_STORAGE "cannot mutate tensors with frozen storage"
#define KF__TORCH_NESTED_FUNCTIONALIZE                                                           \
  "multiple layers of mode-style functionalization nesting is not currently supported, outside " \
  "of the functionalize() transform"
#define KF__TORCH_FUNCTIONAL_RESIZE                                                 \
  "Attempted to resize a view tensor to a larger size. This is not allowed in the " \
  "functionalization pass"
#define KF__TORCH_FUNCTIONAL_SET                                                                 \
  "set__functionalize: Tried to mutate a non-functional tensor with a functional tensor, which " \
  "is not allowed"
#define KF__TORCH_FUNCTIONAL_RESULT "%s: output with shape %s doesn't match the broadcast shape %s"
#define KF__TORCH_FUNCTIONAL_WRITE                                                                \
  "mutating a non-functional tensor with a functional tensor is not allowed. Please ensure that " \
  "all of your inputs are wrapped inside of a functionalize() call."

/* lazy */
#define KF__TORCH_FIXED_STORAGE "Trying to resize storage that is not resizable"
#define KF__TORCH_UNKNOWN_GRAPH \
  "Failed to get computation by hash. Maybe the entry get kicked out of the LRU cache"
#define KF__TORCH_NOT_LAZY "Input tensor is not a lazy tensor"
#define KF__TORCH_NOT_LAZY_BUT "Input tensor is not a lazy tensor: %s tensor"
#define KF__TORCH_EAGER_VIEW                                                                       \
  "The operator %s appears to be a view operator, but it has no implementation for the backend "   \
  "\"lazy:0\". View operators don't support falling back to run on the eager, since the tensor's " \
  "storage cannot be shared across devices."
#define KF__TORCH_LAZY_NOT_INITIALIZED "%s: Lazy graph executor not registered. Call kf_lazy_init"
#define KF__TORCH_LAZY_FORMAT "Unrecognized IR format: %d"

/* fallback */
#define KF__TORCH_RETURN_WITHOUT_ARGUMENT                                                      \
  "The operator %s appears to have invalid alias information. Found a return tensor argument " \
  "with a mismatched mutable alias: %s"
#define KF__TORCH_FALLBACK_KEY "Expected CPU backend DispatchKey but got %s"
#define KF__TORCH_ONE_DEVICE                                                                       \
  "%s: Expected all tensors to be on the same device, but found at least two devices, %s and %s! " \
  "(argument '%s')"

/* ---- kf_has_torch_messages ---- */

#define KF__TORCH_MISSING_TENSORS_TAIL                                                         \
  "  This usually means that this function requires a non-empty list of Tensors, or that you " \
  "(the "                                                                                      \
  "operator writer) forgot to register a fallback function.  Available functions are "
#define KF__TORCH_MISSING_META_TAIL                                                             \
  " You may have run into this message while using an operator with PT2 compilation APIs "      \
  "(torch.compile/torch.export); in order to use this operator with those APIs you'll need to " \
  "add a fake impl. Please see the following for next steps:  "                                 \
  "https://pytorch.org/tutorials/advanced/custom_ops_landing_page.html"
#define KF__TORCH_MISSING_KERNEL_TAIL                                                              \
  " This could be because the operator doesn't exist for this backend, or was omitted during the " \
  "selective/custom build process (if using custom build). If you are a Facebook employee using "  \
  "PyTorch on mobile, please visit https://fburl.com/ptmfixes for possible resolutions. '%s' is "  \
  "only available for these backends: "
#define KF__TORCH_TOO_MANY_ARGUMENTS \
  "The function schema has %u arguments but this PyTorch build only supports %d"
#define KF__TORCH_UNKNOWN_TYPE     \
  "; for a full list, please see " \
  "https://github.com/pytorch/pytorch/blob/main/aten/src/ATen/native/README.md#func "
#define KF__TORCH_UNEXPECTED_TYPE "unexpected type, file a bug report"
#define KF__TORCH_NO_AUTOGRAD_KERNEL                                                               \
  "This behavior is deprecated and will be removed in a future version of PyTorch. If your "       \
  "operator is differentiable, please ensure you have registered an autograd kernel to the "       \
  "correct Autograd key (e.g. DispatchKey::Autograd, DispatchKey::CompositeImplicitAutograd). If " \
  "your operator is not differentiable, or to squash this warning and use the previous behavior, " \
  "please register torch::CppFunction::makeFallthrough() to DispatchKey::Autograd."
#define KF__TORCH_VIEW_IS_BASE                                                                     \
  "As a user, you could have made a mistake implementing __torch_dispatch__ or a Python operator " \
  "decomposition or meta registration; if that's not the case, please report a bug to PyTorch or " \
  "the backend you are using."
#define KF__TORCH_PACK_HOOK_WRITES \
  " Please open an issue if you need to perform in-place operations on the input to a pack hook."
#define KF__TORCH_INFERENCE_WRITE "See https://github.com/pytorch/rfcs/pull/17 for more details."
#define KF__TORCH_NO_DATA_POINTER                                                                  \
  " If you're using torch.compile/export/fx, it is likely that we are erroneously tracing into a " \
  "custom kernel. To fix this, please wrap the custom kernel into an opaque custom op. Please "    \
  "see "                                                                                           \
  "the following for details: "                                                                    \
  "https://pytorch.org/tutorials/advanced/custom_ops_landing_page.html"
#define KF__TORCH_DEPRECATED_DATA_POINTER                                                          \
  " and will error in PyTorch 2.5. This is almost definitely a bug in your code and will cause "   \
  "undefined behavior with subsystems like torch.compile. Please wrap calls to tensor.data_ptr() " \
  "in an opaque custom op; If all else fails, you can guard accesses to tensor.data_ptr() on "     \
  "isinstance(tensor, FakeTensor)."

#endif
