#!/usr/bin/env python3
"""The library from another language, by exported symbols alone: no C compiler, no headers, no
extension module. tests/abi/test_ctypes.py LIBKEYFALL

Makes tensors and key sets, registers an operator whose boxed kernel and derivative are Python
functions, calls it, reads results and errors, and counts the blocks that the library holds.
Structs are declared as Note [Layouts] in keyfall.h allows; a union is an integer of its size."""

import ctypes as c
import struct
import sys

OK, ERR_VALUE = 0, 6
TAG_NONE, TAG_INT, TAG_FLOAT, TAG_TENSOR, TAG_LIST = 0, 1, 2, 16, 21
FLOAT64 = 7
DERIVATIVE_SAVE_INPUTS = 1
LIBRARY_DEF = 0

P, U32, U64, I64, SIZE = c.c_void_p, c.c_uint32, c.c_uint64, c.c_int64, c.c_size_t


def layout(name, size, *fields):
    made = type(name, (c.Structure,), {"_fields_": fields})
    assert c.sizeof(made) == size, f"{name} has {c.sizeof(made)} bytes, not {size}"
    return made


Keyset = layout("Keyset", 16, ("backends", U64), ("functionality", U64))
Object = layout("Object", 16, ("refcount", I64), ("type", P))
Dispatchable = layout("Dispatchable", 32, ("object", Object), ("keys", Keyset))
Value = layout("Value", 16, ("tag", U32), ("extra", U32), ("bits", U64))
Span = layout("Span", 16, ("data", P), ("size", SIZE))
Scalar = layout("Scalar", 24, ("tag", U32), ("first", U64), ("second", U64))
Device = layout("Device", 4, ("type", c.c_int16), ("index", c.c_int16))
Stack = layout("Stack", 32, ("values", c.POINTER(Value)), ("size", SIZE), ("capacity", SIZE),
               ("owns_values", U32), ("reserved", U32))
Call = layout("Call", 40, ("op", P), ("kernel", P), ("keyset", Keyset), ("entered", U32))
Guard = layout("Guard", 40, ("saved", U64 * 4), ("kind", U32), ("key", U32))
Scope = layout("Scope", 232, ("fields", U64 * 29))
KernelDesc = layout("KernelDesc", 56, ("struct_size", U32), ("kind", U32), ("typed", P),
                    ("signature", c.c_char_p), ("boxed", P), ("context", P), ("release", P),
                    ("debug", c.c_char_p))
Frame = layout("Frame", 144, ("op", c.c_char * 96), ("key", c.c_char * 48))
Error = layout("Error", 32, ("code", c.c_int), ("truncated", c.c_bool), ("message", c.c_char_p),
               ("chain_length", U32), ("chain_dropped", U32), ("chain", c.POINTER(Frame)))
Allocator = layout("Allocator", 40, ("struct_size", U32), ("context", P), ("alloc", P),
                   ("realloc", P), ("free", P))
Derivative = layout("Derivative", 80, ("struct_size", U32), ("flags", U32), ("context", P),
                    ("node", P), ("input_count", SIZE), ("output_count", SIZE),
                    ("inputs", c.POINTER(Value)), ("outputs", c.POINTER(Value)),
                    ("grads", c.POINTER(Value)), ("needs", c.POINTER(c.c_bool)),
                    ("out_grads", c.POINTER(Value)))
Boxed = c.CFUNCTYPE(c.c_int, c.POINTER(Call), c.POINTER(Stack))
Differentiate = c.CFUNCTYPE(c.c_int, c.POINTER(Derivative))


class Library:
    """The symbols, declared at their first use."""

    STATUS = c.c_int
    SIGNATURES = {
        "kf_set_allocator": (STATUS, c.POINTER(Allocator)),
        "kf_init": (STATUS,),
        "kf_shutdown": (None,),
        "kf_abi_version": (U32,),
        "kf_error_last": (c.POINTER(Error),),
        "kf_error_message": (c.c_char_p,),
        "kf_error_set_message": (STATUS, STATUS, c.c_char_p),
        "kf_object_retain": (None, P),
        "kf_object_release": (None, P),
        "kf_key_parse": (STATUS, c.c_char_p, c.POINTER(c.c_uint16)),
        "kf_key_rank": (c.c_uint, c.c_uint16),
        "kf_keyset_make": (Keyset, U64, U64),
        "kf_keyset_empty": (Keyset,),
        "kf_keyset_is_empty": (c.c_bool, Keyset),
        "kf_keyset_equal": (c.c_bool, Keyset, Keyset),
        "kf_keyset_of": (Keyset, c.c_uint16),
        "kf_keyset_or": (Keyset, Keyset, Keyset),
        "kf_keyset_and": (Keyset, Keyset, Keyset),
        "kf_keyset_minus": (Keyset, Keyset, Keyset),
        "kf_keyset_below": (Keyset, Keyset, c.c_uint),
        "kf_keyset_has_all": (c.c_bool, Keyset, Keyset),
        "kf_keyset_highest_key": (c.c_uint16, Keyset),
        "kf_keys_of": (Keyset, P),
        "kf_guard_exclude": (None, c.POINTER(Guard), Keyset),
        "kf_guard_leave": (None, c.POINTER(Guard)),
        "kf_local_excluded": (Keyset,),
        "kf_device_make": (Device, c.c_int, c.c_int),
        "kf_value_none": (Value,),
        "kf_value_int": (Value, I64),
        "kf_value_float": (Value, c.c_double),
        "kf_value_tensor": (Value, P),
        "kf_value_tensor_take": (Value, P),
        "kf_value_object_take": (Value, c.c_int, P),
        "kf_value_copy": (Value, Value),
        "kf_value_clear": (None, c.POINTER(Value)),
        "kf_value_to_float": (STATUS, c.POINTER(Value), c.POINTER(c.c_double)),
        "kf_list_of_ints": (STATUS, c.POINTER(I64), SIZE, c.POINTER(P)),
        "kf_list_ints": (Span, P),
        "kf_stack_init": (None, c.POINTER(Stack), c.POINTER(Value), SIZE),
        "kf_stack_push_take": (STATUS, c.POINTER(Stack), Value),
        "kf_stack_pop": (Value, c.POINTER(Stack)),
        "kf_stack_destroy": (None, c.POINTER(Stack)),
        "kf_scalar_of_float": (Scalar, c.c_double),
        "kf_kernel_boxed": (KernelDesc, Boxed, P, c.c_char_p),
        "kf_library_create": (STATUS, c.c_int, c.c_char_p, c.c_uint16, c.c_char_p, U32,
                              c.POINTER(P)),
        "kf_library_def": (STATUS, P, c.c_char_p, P),
        "kf_library_impl": (STATUS, P, c.c_char_p, c.c_uint16, c.POINTER(KernelDesc)),
        "kf_library_derivative": (STATUS, P, c.c_char_p, Differentiate, U32, P),
        "kf_library_release": (None, P),
        "kf_synchronize": (STATUS,),
        "kf_op_find": (STATUS, c.c_char_p, c.c_char_p, c.POINTER(P)),
        "kf_op_release": (None, P),
        "kf_op_call_boxed": (STATUS, P, c.POINTER(Stack)),
        "kf_call_boxed": (STATUS, P, c.POINTER(Stack)),
        "kf_tensor_from_data": (STATUS, P, c.c_int, Span, c.POINTER(P)),
        "kf_tensor_retain": (None, P),
        "kf_tensor_release": (None, P),
        "kf_tensor_numel": (I64, P),
        "kf_tensor_data": (P, P),
        "kf_tensor_device": (Device, P),
        "kf_tensor_set_requires_grad": (STATUS, P, c.c_bool),
        "kf_tensor_grad": (P, P),
        "kf_backward": (STATUS, Span, Span, U32, Span),
        "kf_mul": (STATUS, P, P, c.POINTER(P)),
        "kf_mul_Scalar": (STATUS, P, Scalar, c.POINTER(P)),
        "kf_scope_open": (None, c.POINTER(Scope)),
        "kf_scope_keep": (P, P),
        "kf_scope_close": (STATUS, c.POINTER(Scope)),
        "kfs_mul": (P, P, P),
    }

    def __init__(self, path):
        self._library = c.CDLL(path)

    def __getattr__(self, name):
        function = getattr(self._library, name)
        function.restype, *arguments = self.SIGNATURES[name]
        function.argtypes = arguments
        setattr(self, name, function)
        return function


class Failed(Exception):
    def __init__(self, error):
        super().__init__(error.message.decode())
        self.code = error.code
        self.chain = [error.chain[i].op.decode() for i in range(error.chain_length)]


kf = Library(sys.argv[1])
blocks = 0  # that the library holds


def must(status):
    if status != OK:
        raise Failed(kf.kf_error_last().contents)


def made(function, *arguments):
    out = P()
    must(function(*arguments, c.byref(out)))
    return out.value


def key(name):
    number = c.c_uint16()
    must(kf.kf_key_parse(name.encode(), c.byref(number)))
    return number.value


def ints(*numbers):
    array = (I64 * len(numbers))(*numbers)
    span = Span(c.cast(array, P), len(numbers))
    span.keep = array
    return span


def pointers(*addresses):
    array = (P * len(addresses))(*addresses)
    span = Span(c.cast(array, P), len(addresses))
    span.keep = array
    return span


def tensor(*numbers):
    data = (c.c_double * len(numbers))(*numbers)
    return made(kf.kf_tensor_from_data, data, FLOAT64, ints(len(numbers)))


def numbers_of(address):
    count = kf.kf_tensor_numel(address)
    return list((c.c_double * count).from_address(kf.kf_tensor_data(address)))


def float_of(value):
    return struct.unpack("<d", struct.pack("<Q", value.bits))[0]


def references(address):
    return Object.from_address(address).refcount


# ---- An operator: x + a * y ---------------------------------------------------------------------


@Boxed
def axpy(call, stack):
    values = [kf.kf_stack_pop(stack) for _ in range(3)]  # from the last argument to the first
    y, a, x = values
    try:
        if kf.kf_tensor_numel(x.bits) != kf.kf_tensor_numel(y.bits):
            return kf.kf_error_set_message(ERR_VALUE, b"x and y differ by 100%s")
        result = tensor(*(u + float_of(a) * v
                          for u, v in zip(numbers_of(x.bits), numbers_of(y.bits))))
        return kf.kf_stack_push_take(stack, kf.kf_value_tensor_take(result))
    finally:
        for value in values:
            kf.kf_value_clear(c.byref(value))


@Differentiate
def axpy_backward(call):
    d = call.contents
    grad = d.grads[0].bits
    d.out_grads[0] = kf.kf_value_tensor(grad)
    scaled = P()
    factor = kf.kf_scalar_of_float(float_of(d.inputs[1]))
    status = kf.kf_mul_Scalar(grad, factor, c.byref(scaled))
    d.out_grads[2] = kf.kf_value_tensor_take(scaled)
    return status


def call_axpy(op, how, x, a, y):
    stack, room = Stack(), (Value * 1)()
    kf.kf_stack_init(c.byref(stack), room, 1)  # grows at the second value
    try:
        for value in (kf.kf_value_tensor(x), kf.kf_value_float(a), kf.kf_value_tensor(y)):
            must(kf.kf_stack_push_take(c.byref(stack), value))
        must(how(op, c.byref(stack)))
        assert stack.size == 1 and stack.values[0].tag == TAG_TENSOR
        return kf.kf_stack_pop(c.byref(stack)).bits
    finally:
        kf.kf_stack_destroy(c.byref(stack))


# ---- What is tested -----------------------------------------------------------------------------


def test_keysets():
    cpu, autograd = key("CPU"), key("AutogradCPU")
    both = kf.kf_keyset_or(kf.kf_keyset_of(cpu), kf.kf_keyset_of(autograd))
    assert kf.kf_keyset_highest_key(both) == autograd
    assert kf.kf_keyset_has_all(both, kf.kf_keyset_of(cpu))
    below = kf.kf_keyset_below(both, kf.kf_key_rank(key("AutogradOther")))
    assert kf.kf_keyset_highest_key(below) == cpu
    assert kf.kf_keyset_is_empty(kf.kf_keyset_empty())
    rest = kf.kf_keyset_minus(both, kf.kf_keyset_of(autograd))
    assert kf.kf_keyset_equal(rest, kf.kf_keyset_of(cpu))
    made_again = kf.kf_keyset_make(both.backends, both.functionality)
    assert kf.kf_keyset_equal(made_again, both)
    guard = Guard()
    before = kf.kf_local_excluded()
    kf.kf_guard_exclude(c.byref(guard), kf.kf_keyset_of(autograd))
    assert kf.kf_keyset_has_all(kf.kf_local_excluded(), kf.kf_keyset_of(autograd))
    kf.kf_guard_leave(c.byref(guard))
    assert kf.kf_keyset_equal(kf.kf_local_excluded(), before)


def test_values():
    assert kf.kf_value_none().tag == TAG_NONE
    whole = kf.kf_value_int(-3)
    assert (whole.tag, c.c_int64(whole.bits).value) == (TAG_INT, -3)
    number = kf.kf_value_float(2.5)
    assert (number.tag, float_of(number)) == (TAG_FLOAT, 2.5)
    out = c.c_double()
    must(kf.kf_value_to_float(c.byref(whole), c.byref(out)))
    assert out.value == -3
    device = kf.kf_device_make(0, -1)
    assert (device.type, device.index) == (0, -1)
    listed = made(kf.kf_list_of_ints, (I64 * 3)(4, 5, 6), 3)
    value = kf.kf_value_object_take(TAG_LIST, listed)
    copy = kf.kf_value_copy(value)
    assert references(listed) == 2
    span = kf.kf_list_ints(listed)
    assert list((I64 * span.size).from_address(span.data)) == [4, 5, 6]
    kf.kf_value_clear(c.byref(copy))
    kf.kf_value_clear(c.byref(value))
    assert value.tag == TAG_NONE


def test_tensors():
    x = tensor(1, 2, 3)
    assert numbers_of(x) == [1, 2, 3] and kf.kf_tensor_device(x).type == 0
    assert kf.kf_keyset_has_all(kf.kf_keys_of(x), kf.kf_keyset_of(key("CPU")))
    assert kf.kf_keyset_equal(kf.kf_keys_of(x), Dispatchable.from_address(x).keys)
    kf.kf_tensor_retain(x)
    kf.kf_object_retain(x)
    assert references(x) == 3
    kf.kf_object_release(x)
    kf.kf_tensor_release(x)
    assert references(x) == 1
    scope = Scope()
    kf.kf_scope_open(c.byref(scope))
    square = kf.kf_scope_keep(kf.kfs_mul(x, kf.kfs_mul(x, x)))
    must(kf.kf_scope_close(c.byref(scope)))
    assert numbers_of(square) == [1, 8, 27]
    kf.kf_tensor_release(square)
    kf.kf_tensor_release(x)
    kf.kf_tensor_release(None)


def test_operator():
    library = made(kf.kf_library_create, LIBRARY_DEF, b"ctypes_test", 0, b"test_ctypes.py", 1)
    kernel = kf.kf_kernel_boxed(axpy, None, b"axpy in Python")
    must(kf.kf_library_def(library, b"axpy(Tensor x, float a, Tensor y) -> Tensor", None))
    must(kf.kf_library_impl(library, b"axpy", key("CPU"), c.byref(kernel)))
    must(kf.kf_library_derivative(library, b"axpy", axpy_backward, DERIVATIVE_SAVE_INPUTS, None))
    op = made(kf.kf_op_find, b"ctypes_test::axpy", b"")
    x, y, short = tensor(1, 2), tensor(10, 20), tensor(5)
    for how in (kf.kf_op_call_boxed, kf.kf_call_boxed):
        result = call_axpy(op, how, x, 0.5, y)
        assert numbers_of(result) == [6, 12]
        kf.kf_tensor_release(result)
    try:
        call_axpy(op, kf.kf_call_boxed, x, 1, short)
        raise AssertionError("a kernel that fails should be seen to fail")
    except Failed as error:
        assert str(error) == "x and y differ by 100%s" and error.code == ERR_VALUE
        assert set(error.chain) == {"ctypes_test::axpy"}  # at the key CPU, and at AutogradCPU
    must(kf.kf_tensor_set_requires_grad(y, True))
    result = call_axpy(op, kf.kf_call_boxed, x, 0.5, y)
    ones = tensor(1, 1)
    must(kf.kf_backward(pointers(result), pointers(ones), 0, Span()))
    assert numbers_of(kf.kf_tensor_grad(y)) == [0.5, 0.5] and kf.kf_tensor_grad(x) is None
    for address in (x, y, short, result, ones):
        kf.kf_tensor_release(address)
    kf.kf_op_release(op)
    kf.kf_library_release(library)
    must(kf.kf_synchronize())
    assert kf.kf_op_find(b"ctypes_test::axpy", b"", c.byref(P())) != OK


# ---- Counting blocks ----------------------------------------------------------------------------

libc = c.CDLL(None)
libc.malloc.restype = libc.realloc.restype = P
libc.malloc.argtypes, libc.realloc.argtypes, libc.free.argtypes = [SIZE], [P, SIZE], [P]


@c.CFUNCTYPE(P, P, SIZE)
def count_alloc(context, size):
    global blocks
    blocks += 1
    return libc.malloc(size or 1)


@c.CFUNCTYPE(P, P, P, SIZE)
def count_realloc(context, block, size):
    global blocks
    blocks += block is None
    return libc.realloc(block, size or 1)


@c.CFUNCTYPE(None, P, P)
def count_free(context, block):
    global blocks
    blocks -= block is not None
    libc.free(block)


def main():
    assert kf.kf_abi_version() // 1000 == 6
    allocator = Allocator(c.sizeof(Allocator), None, c.cast(count_alloc, P),
                          c.cast(count_realloc, P), c.cast(count_free, P))
    must(kf.kf_set_allocator(c.byref(allocator)))
    must(kf.kf_init())
    tests = [value for name, value in globals().items() if name.startswith("test_")]
    for test in tests:
        test()  # makes what the process makes once
        before = blocks
        test()
        assert blocks == before, f"{test.__name__}: {blocks - before} blocks leaked"
        print(f"ok {test.__name__}")
    kf.kf_shutdown()
    must(kf.kf_set_allocator(None))  # blocks are malloc's, so those that are left can be freed


if __name__ == "__main__":
    main()
