//! How the library calls Rust: kernels and derivatives as C functions whose context is a closure.
//!
//! No panic unwinds into C: [`guarded`] turns it into an error.
use crate::error::{check, Error, Result, Status};
use crate::ffi;
use crate::library::argument_count;
use crate::op::{pop, push, Stack};
use crate::types::Key;
use crate::value::{FromValue, IntoReturns, RawValue, Value};
use std::any::Any;
use std::ffi::CStr;
use std::os::raw::c_void;
use std::panic::{catch_unwind, AssertUnwindSafe};

pub(crate) type Closure = Box<dyn Fn(&Call<'_>, Vec<Value>) -> Result<Vec<Value>> + Send + Sync>;
pub(crate) type DerivativeClosure = Box<dyn Fn(&Derivative<'_>) -> Result<Vec<Value>> + Send + Sync>;

/// A call that reached a kernel.
pub struct Call<'a>(&'a ffi::kf_call_t);

impl Call<'_> {
    /// The full name of the operator.
    pub fn op_name(&self) -> String {
        // The operator is alive during the call.
        unsafe { CStr::from_ptr(ffi::kf_op_full_name(self.0.op)) }.to_string_lossy().into_owned()
    }

    /// The key that the kernel runs for.
    pub fn key(&self) -> Key {
        Key::from_raw(unsafe { ffi::kf_keyset_highest_key(self.0.keyset) })
    }

    /// Runs the kernel that the call would have reached without the key of this kernel and those above it.
    pub fn redispatch_below(&self, key: &str, arguments: &[Value]) -> Result<Vec<Value>> {
        let mut stack = Stack::with(arguments)?;
        let rank = unsafe { ffi::kf_key_rank(Key::parse(key)?.raw()) };
        let below = unsafe { ffi::kf_keyset_below(self.0.keyset, rank) };
        check(unsafe { ffi::kf_op_redispatch_boxed(self.0.op, below, stack.raw()) })?;
        stack.take()
    }
}

/// A call that is differentiated: what a derivative is told.
pub struct Derivative<'a>(&'a ffi::kf_derivative_t);

impl Derivative<'_> {
    /// Argument `index` of the call. Tensors are None unless they were saved.
    pub fn input<T: FromValue>(&self, index: usize) -> Result<T> {
        unsafe { value_at(self.0.inputs, self.0.input_count, index, "argument") }
    }

    /// Result `index` of the call, if results were saved.
    pub fn output<T: FromValue>(&self, index: usize) -> Result<T> {
        unsafe { value_at(self.0.outputs, self.0.output_count, index, "result") }
    }

    /// The gradient of result `index`; None for one that cannot be differentiated.
    pub fn grad<T: FromValue>(&self, index: usize) -> Result<T> {
        unsafe { value_at(self.0.grads, self.0.output_count, index, "gradient") }
    }

    /// Whether the gradient of argument `index` is needed.
    pub fn needs(&self, index: usize) -> bool {
        index < self.0.input_count && unsafe { *self.0.needs.add(index) }
    }
}

unsafe fn value_at<T: FromValue>(values: *const ffi::kf_value_t, count: usize, index: usize, what: &str) -> Result<T> {
    if index >= count || values.is_null() {
        return Err(Error::new(Status::Index, format!("no {what} {index}: there are {count}")));
    }
    T::from_value(Value::from_raw(RawValue::own(ffi::kf_value_copy(*values.add(index))))?)
}

/// A function or closure that can be a kernel; `M` are the types of its parameters.
pub trait Function<M>: Send + Sync + 'static {
    /// The number of parameters.
    const PARAMETERS: usize;
    /// Calls it with as many arguments.
    fn call(&self, call: &Call<'_>, arguments: Vec<Value>) -> Result<Vec<Value>>;
}

macro_rules! functions {
    ($($count:literal: $($name:ident)*;)*) => {
        $(impl<Fun, Ret, $($name,)*> Function<($($name,)*)> for Fun
        where
            Fun: Fn($($name),*) -> Result<Ret> + Send + Sync + 'static,
            Ret: IntoReturns,
            $($name: FromValue,)*
        {
            const PARAMETERS: usize = $count;

            #[allow(unused_variables, unused_mut)]
            fn call(&self, call: &Call<'_>, arguments: Vec<Value>) -> Result<Vec<Value>> {
                let mut given = arguments.into_iter().enumerate();
                Ok(self($(argument::<$name>(call, given.next())?),*)?.into_returns())
            }
        })*
    };
}
functions! {
    0: ; 1: A; 2: A B; 3: A B C; 4: A B C D; 5: A B C D E; 6: A B C D E F; 7: A B C D E F G;
    8: A B C D E F G H; 9: A B C D E F G H I; 10: A B C D E F G H I J; 11: A B C D E F G H I J K;
    12: A B C D E F G H I J K L;
}

fn argument<T: FromValue>(call: &Call<'_>, given: Option<(usize, Value)>) -> Result<T> {
    let (index, value) =
        given.ok_or_else(|| Error::new(Status::Contract, format!("{}: too few arguments", call.op_name())))?;
    T::from_value(value).map_err(|problem| {
        Error::new(problem.status(), format!("{}: argument {index}: {}", call.op_name(), problem.message()))
    })
}

/// Runs a function whose failure or panic becomes the status of a C function.
fn guarded(name: impl Fn() -> String, function: impl FnOnce() -> Result<()>) -> ffi::kf_status_t {
    // A closure that panics may leave its own state half-changed; it is Sync, so this state is behind a lock or atomic,
    // and seeing it again is safe.
    match catch_unwind(AssertUnwindSafe(function)) {
        Ok(Ok(())) => ffi::KF_OK,
        Ok(Err(problem)) => problem.record(),
        Err(payload) => {
            let message = format!("{}: the Rust function panicked: {}", name(), panic_message(payload));
            Error::new(Status::Runtime, message).record()
        }
    }
}

fn panic_message(payload: Box<dyn Any + Send>) -> String {
    let text = if let Some(text) = payload.downcast_ref::<&str>() {
        (*text).to_string()
    } else if let Some(text) = payload.downcast_ref::<String>() {
        text.clone()
    } else {
        "(not a text)".to_string()
    };
    // The destructor of an unknown object could panic, too.
    let _ = catch_unwind(AssertUnwindSafe(move || drop(payload))).map_err(std::mem::forget);
    text
}

/// The boxed kernel of every closure.
pub(crate) unsafe extern "C" fn run_kernel(
    call: *const ffi::kf_call_t,
    stack: *mut ffi::kf_stack_t,
) -> ffi::kf_status_t {
    let closure = &*(ffi::kf_call_context(call) as *const Closure);
    let call = Call(&*call);
    guarded(
        || call.op_name(),
        || {
            let arguments = pop(stack, argument_count(call.0.op)?)?;
            closure(&call, arguments)?.iter().try_for_each(|value| push(stack, value))
        },
    )
}

/// The derivative of every closure.
pub(crate) unsafe extern "C" fn run_derivative(call: *const ffi::kf_derivative_t) -> ffi::kf_status_t {
    let call = &*call;
    let closure = &*(call.context as *const DerivativeClosure);
    guarded(
        || "derivative".to_string(),
        || {
            let grads = closure(&Derivative(call))?;
            if grads.len() != call.input_count {
                let message =
                    format!("expected {} gradients, one for each argument, found {}", call.input_count, grads.len());
                return Err(Error::new(Status::Contract, message));
            }
            for (index, grad) in grads.iter().enumerate() {
                *call.out_grads.add(index) = grad.to_raw()?.into_raw();
            }
            Ok(())
        },
    )
}

/// Frees a kernel's closure, whose destructor must not unwind into C either.
pub(crate) unsafe extern "C" fn release(context: *mut c_void) {
    let closure = Box::from_raw(context as *mut Closure);
    let _ = catch_unwind(AssertUnwindSafe(move || drop(closure))).map_err(panic_message);
}

/// Frees a derivative's closure.
pub(crate) unsafe extern "C" fn release_derivative(context: *mut c_void) {
    let closure = Box::from_raw(context as *mut DerivativeClosure);
    let _ = catch_unwind(AssertUnwindSafe(move || drop(closure))).map_err(panic_message);
}
