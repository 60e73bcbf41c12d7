// The library from Rust, by exported symbols alone: no C compiler and no crates. Registers an
// operator whose boxed kernel is a Rust function, calls it, and reads results and errors. Structs
// are those of Note [Layouts] in keyfall.h; a union is an integer of its size.
use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_int, c_void};
use std::ptr::null_mut;

#[repr(C)]
#[derive(Clone, Copy)]
struct Keyset {
    backends: u64,
    functionality: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct Value {
    tag: u32,
    extra: u32,
    bits: u64,
}

#[repr(C)]
struct Stack {
    values: *mut Value,
    size: usize,
    capacity: usize,
    owns_values: u32,
    reserved: u32,
}

#[repr(C)]
struct Object {
    refcount: i64,
    kind: *const c_void,
}

#[repr(C)]
struct IntSpan {
    data: *const i64,
    size: usize,
}

#[repr(C)]
struct Call {
    op: *const c_void,
    kernel: *const c_void,
    keyset: Keyset,
    entered: u32,
}

type Boxed = extern "C" fn(*const Call, *mut Stack) -> c_int;

#[repr(C)]
struct KernelDesc {
    struct_size: u32,
    kind: u32,
    typed: *const c_void,
    signature: *const c_char,
    boxed: *const c_void,
    context: *mut c_void,
    release: *const c_void,
    debug: *const c_char,
}

type Handle = *mut c_void;

const TAG_FLOAT: u32 = 2;
const TAG_TENSOR: u32 = 16;
const ERR_VALUE: c_int = 6;
const FLOAT64: c_int = 7;
const LIBRARY_DEF: c_int = 0;

#[link(name = "keyfall")]
extern "C" {
    fn kf_init() -> c_int;
    fn kf_error_message() -> *const c_char;
    fn kf_error_set_message(code: c_int, message: *const c_char) -> c_int;
    fn kf_key_parse(name: *const c_char, out: *mut u16) -> c_int;
    fn kf_key_rank(key: u16) -> u32;
    fn kf_keyset_of(key: u16) -> Keyset;
    fn kf_keyset_or(a: Keyset, b: Keyset) -> Keyset;
    fn kf_keyset_below(set: Keyset, rank: u32) -> Keyset;
    fn kf_keyset_highest_key(set: Keyset) -> u16;
    fn kf_value_float(number: f64) -> Value;
    fn kf_value_tensor(tensor: Handle) -> Value;
    fn kf_value_tensor_take(tensor: Handle) -> Value;
    fn kf_value_clear(value: *mut Value);
    fn kf_stack_init(stack: *mut Stack, room: *mut Value, capacity: usize);
    fn kf_stack_push_take(stack: *mut Stack, value: Value) -> c_int;
    fn kf_stack_pop(stack: *mut Stack) -> Value;
    fn kf_stack_destroy(stack: *mut Stack);
    fn kf_kernel_boxed(f: Boxed, context: *mut c_void, debug: *const c_char) -> KernelDesc;
    fn kf_library_create(
        kind: c_int,
        ns: *const c_char,
        key: u16,
        file: *const c_char,
        line: u32,
        out: *mut Handle,
    ) -> c_int;
    fn kf_library_def(library: Handle, schema: *const c_char, options: *const c_void) -> c_int;
    fn kf_library_impl(
        library: Handle,
        name: *const c_char,
        key: u16,
        kernel: *const KernelDesc,
    ) -> c_int;
    fn kf_library_release(library: Handle);
    fn kf_op_find(name: *const c_char, overload: *const c_char, out: *mut Handle) -> c_int;
    fn kf_op_release(op: Handle);
    fn kf_call_boxed(op: Handle, stack: *mut Stack) -> c_int;
    fn kf_tensor_from_data(
        data: *const c_void,
        dtype: c_int,
        sizes: IntSpan,
        out: *mut Handle,
    ) -> c_int;
    fn kf_tensor_retain(tensor: Handle);
    fn kf_tensor_release(tensor: Handle);
    fn kf_tensor_numel(tensor: Handle) -> i64;
    fn kf_tensor_data(tensor: Handle) -> *const c_void;
}

/// A C string.
macro_rules! text {
    ($text:literal) => {
        concat!($text, "\0").as_ptr() as *const c_char
    };
}

fn message() -> String {
    unsafe { CStr::from_ptr(kf_error_message()) }.to_string_lossy().into_owned()
}

fn must(status: c_int) {
    assert_eq!(status, 0, "{}", message());
}

fn key(name: &str) -> u16 {
    let text = CString::new(name).unwrap();
    let mut number = 0;
    must(unsafe { kf_key_parse(text.as_ptr(), &mut number) });
    number
}

fn references(tensor: Handle) -> i64 {
    unsafe { (*(tensor as *const Object)).refcount }
}

/// A tensor that is released when it goes out of scope.
struct Tensor(Handle);

impl Tensor {
    fn new(numbers: &[f64]) -> Tensor {
        let size = [numbers.len() as i64];
        let sizes = IntSpan { data: size.as_ptr(), size: 1 };
        let mut made = null_mut();
        must(unsafe {
            kf_tensor_from_data(numbers.as_ptr() as *const c_void, FLOAT64, sizes, &mut made)
        });
        Tensor(made)
    }

    /// The reference itself, for functions that take one over.
    fn into_handle(self) -> Handle {
        let handle = self.0;
        std::mem::forget(self);
        handle
    }
}

fn numbers_of(tensor: Handle) -> Vec<f64> {
    unsafe {
        let count = kf_tensor_numel(tensor) as usize;
        std::slice::from_raw_parts(kf_tensor_data(tensor) as *const f64, count).to_vec()
    }
}

impl Drop for Tensor {
    fn drop(&mut self) {
        unsafe { kf_tensor_release(self.0) };
    }
}

/// scale(Tensor x, float by): refuses negative factors.
extern "C" fn scale(_call: *const Call, stack: *mut Stack) -> c_int {
    unsafe {
        let by = f64::from_bits(kf_stack_pop(stack).bits);
        let mut x = kf_stack_pop(stack);
        let scaled: Vec<f64> =
            numbers_of(x.bits as usize as Handle).iter().map(|number| number * by).collect();
        kf_value_clear(&mut x);
        if by < 0.0 {
            return kf_error_set_message(ERR_VALUE, text!("a factor below 0%"));
        }
        let result = Tensor::new(&scaled);
        kf_stack_push_take(stack, kf_value_tensor_take(result.into_handle()))
    }
}

fn call_scale(op: Handle, x: &Tensor, by: f64) -> Result<Tensor, String> {
    unsafe {
        let mut stack: Stack = std::mem::zeroed();
        let mut room = [Value { tag: 0, extra: 0, bits: 0 }; 2];
        kf_stack_init(&mut stack, room.as_mut_ptr(), 2);
        must(kf_stack_push_take(&mut stack, kf_value_tensor(x.0)));
        let factor = kf_value_float(by);
        assert_eq!((factor.tag, factor.bits), (TAG_FLOAT, by.to_bits()));
        must(kf_stack_push_take(&mut stack, factor));
        let status = kf_call_boxed(op, &mut stack);
        let result = if status == 0 {
            let value = kf_stack_pop(&mut stack);
            assert_eq!(value.tag, TAG_TENSOR);
            Ok(Tensor(value.bits as usize as Handle))
        } else {
            Err(message())
        };
        kf_stack_destroy(&mut stack);
        result
    }
}

fn main() {
    assert_eq!(std::mem::size_of::<KernelDesc>(), 56);
    assert_eq!(std::mem::size_of::<Call>(), 40);
    unsafe {
        must(kf_init());
        let both = kf_keyset_or(kf_keyset_of(key("CPU")), kf_keyset_of(key("AutogradCPU")));
        let below = kf_keyset_below(both, kf_key_rank(key("AutogradOther")));
        assert_eq!(kf_keyset_highest_key(both), key("AutogradCPU"));
        assert_eq!(kf_keyset_highest_key(below), key("CPU"));

        let mut library = null_mut();
        let mut op = null_mut();
        must(kf_library_create(
            LIBRARY_DEF,
            text!("rust_test"),
            0,
            text!("test_rust.rs"),
            line!(),
            &mut library,
        ));
        let schema = text!("scale(Tensor x, float by) -> Tensor");
        let kernel = kf_kernel_boxed(scale, null_mut(), text!("scale in Rust"));
        must(kf_library_def(library, schema, std::ptr::null()));
        must(kf_library_impl(library, text!("scale"), key("CPU"), &kernel));
        must(kf_op_find(text!("rust_test::scale"), text!(""), &mut op));

        let x = Tensor::new(&[1.0, 2.0]);
        let twice = call_scale(op, &x, 2.0).unwrap();
        assert_eq!(numbers_of(twice.0), [2.0, 4.0]);
        assert_eq!(call_scale(op, &x, -1.0).err().unwrap(), "a factor below 0%");
        assert_eq!((references(x.0), references(twice.0)), (1, 1));
        kf_tensor_retain(x.0);
        assert_eq!(references(x.0), 2);
        kf_tensor_release(x.0);
        kf_op_release(op);
        kf_library_release(library);
    }
    println!("ok");
}
