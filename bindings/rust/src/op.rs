//! Operators by name.
use crate::error::{c_text, check, Result};
use crate::ffi;
use crate::init;
use crate::value::{FromReturns, RawValue, Value};
use std::ffi::{CStr, CString};
use std::fmt;
use std::ptr::{null_mut, NonNull};

/// An operator. Look it up once: finding takes a lock, calls do not.
///
/// ```
/// use keyfall::{Op, Tensor};
/// let add = Op::find("aten::add.Tensor")?;
/// let x = Tensor::from_slice(&[1.0f32, 2.0], &[2])?;
/// let y: Tensor = add.call().arg(&x).arg(&x).keyword("alpha", 10).run()?;
/// assert_eq!(y.to_vec::<f32>()?, [11.0, 22.0]);
///
/// let (values, indices): (Tensor, Tensor) = Op::find("aten::topk")?.call().arg(&x).arg(1).run()?;
/// assert_eq!((values.to_vec::<f32>()?, indices.to_vec::<i64>()?), (vec![2.0], vec![1]));
/// # Ok::<(), keyfall::Error>(())
/// ```
pub struct Op(NonNull<ffi::kf_op_t>);

// SAFETY: an operator never changes for its users, its reference count is atomic, and calls may be made from any thread while
// others register (op.h). Registrations change the tables that calls read in a way that the dispatcher makes safe.
unsafe impl Send for Op {}
unsafe impl Sync for Op {}

impl Op {
    /// Finds an operator by its full name, `namespace::name` or `namespace::name.overload`.
    pub fn find(full_name: &str) -> Result<Op> {
        init()?;
        let mut op = null_mut();
        check(unsafe { ffi::kf_op_find_by_full_name(c_text(full_name)?.as_ptr(), &mut op) })?;
        // On success the pointer is not NULL.
        Ok(Op(unsafe { NonNull::new_unchecked(op) }))
    }

    /// The full name.
    pub fn name(&self) -> String {
        unsafe { CStr::from_ptr(ffi::kf_op_full_name(self.0.as_ptr())) }.to_string_lossy().into_owned()
    }

    /// The schema, as text; None when the operator is not defined (any more).
    pub fn schema(&self) -> Option<String> {
        let schema = Schema::of(self.0.as_ptr())?;
        let size = unsafe { ffi::kf_schema_print(schema.0.as_ptr(), null_mut(), 0) };
        let mut buffer = vec![0u8; size + 1];
        unsafe { ffi::kf_schema_print(schema.0.as_ptr(), buffer.as_mut_ptr() as *mut _, buffer.len()) };
        buffer.truncate(size);
        Some(String::from_utf8_lossy(&buffer).into_owned())
    }

    /// What is known of the operator beside its schema, in the language of the catalogue: `axes`, `linear` and so on.
    /// None where nothing was said.
    pub fn fact(&self, name: &str) -> Option<String> {
        let facts = unsafe { ffi::kf_op_facts(self.0.as_ptr()) };
        let index = (0..ffi::KF_FACT_COUNT).find(|&fact| {
            let known = unsafe { CStr::from_ptr(ffi::kf_fact_name(fact)) };
            known.to_bytes() == name.as_bytes()
        })?;
        let text = unsafe { CStr::from_ptr(ffi::kf_facts_text(facts, index)) }.to_string_lossy().into_owned();
        (!text.is_empty()).then_some(text)
    }

    /// Begins a call: add arguments, then run it.
    pub fn call(&self) -> CallBuilder<'_> {
        CallBuilder { op: self, positional: Vec::new(), keywords: Vec::new() }
    }

    /// The C object, for functions of [`crate::ffi`].
    pub fn as_ptr(&self) -> *const ffi::kf_op_t {
        self.0.as_ptr()
    }
}

impl Clone for Op {
    fn clone(&self) -> Op {
        unsafe { ffi::kf_op_retain(self.0.as_ptr()) };
        Op(self.0)
    }
}

impl Drop for Op {
    fn drop(&mut self) {
        unsafe { ffi::kf_op_release(self.0.as_ptr()) };
    }
}

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Op({})", self.name())
    }
}

/// A reference to the schema of an operator.
pub(crate) struct Schema(NonNull<ffi::kf_schema_t>);

impl Schema {
    pub(crate) fn of(op: *const ffi::kf_op_t) -> Option<Schema> {
        NonNull::new(unsafe { ffi::kf_op_schema(op) } as *mut _).map(Schema)
    }

    pub(crate) fn argument_count(&self) -> usize {
        unsafe { ffi::kf_schema_argument_count(self.0.as_ptr()) }
    }
}

impl Drop for Schema {
    fn drop(&mut self) {
        unsafe { ffi::kf_schema_release(self.0.as_ptr()) };
    }
}

/// A stack for boxed calls.
pub(crate) struct Stack(ffi::kf_stack_t);

impl Stack {
    pub(crate) fn new() -> Stack {
        Stack(ffi::kf_stack_t { values: null_mut(), size: 0, capacity: 0, owns_values: 0, reserved: 0 })
    }

    pub(crate) fn with(values: &[Value]) -> Result<Stack> {
        let mut stack = Stack::new();
        values.iter().try_for_each(|value| unsafe { push(&mut stack.0, value) })?;
        Ok(stack)
    }

    pub(crate) fn raw(&mut self) -> *mut ffi::kf_stack_t {
        &mut self.0
    }

    /// Takes all values.
    pub(crate) fn take(mut self) -> Result<Vec<Value>> {
        let count = self.0.size;
        unsafe { pop(&mut self.0, count) }
    }
}

impl Drop for Stack {
    fn drop(&mut self) {
        unsafe { ffi::kf_stack_destroy(&mut self.0) };
    }
}

/// Pushes a value on a C stack.
pub(crate) unsafe fn push(stack: *mut ffi::kf_stack_t, value: &Value) -> Result<()> {
    check(ffi::kf_stack_push_take(stack, value.to_raw()?.into_raw()))
}

/// Pops values of a C stack, in the order in which they were pushed. They are removed even if one has no counterpart.
pub(crate) unsafe fn pop(stack: *mut ffi::kf_stack_t, count: usize) -> Result<Vec<Value>> {
    let mut raw: Vec<RawValue> = (0..count).map(|_| RawValue::own(ffi::kf_stack_pop(stack))).collect();
    raw.reverse();
    raw.into_iter().map(Value::from_raw).collect()
}

/// A call that is being built. Arguments that are left out have their defaults.
#[must_use = "a call does nothing until it is run"]
pub struct CallBuilder<'a> {
    op: &'a Op,
    positional: Vec<Value>,
    keywords: Vec<(String, Value)>,
}

impl CallBuilder<'_> {
    /// Adds a positional argument.
    pub fn arg(mut self, value: impl Into<Value>) -> Self {
        self.positional.push(value.into());
        self
    }

    /// Adds an argument by its name. A name that is not in the schema makes the call fail.
    pub fn keyword(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.keywords.push((name.into(), value.into()));
        self
    }

    /// Runs the call: `Tensor`, `(Tensor, Tensor)`, `i64`, `()` or any other type of [`FromReturns`].
    pub fn run<R: FromReturns>(self) -> Result<R> {
        let op = self.op.as_ptr();
        let mut stack = Stack::with(&self.positional)?;
        // The texts and values that the arrays of C point to.
        let texts = self.keywords.iter().map(|(name, _)| c_text(name)).collect::<Result<Vec<CString>>>()?;
        let owned = self.keywords.iter().map(|(_, value)| value.to_raw()).collect::<Result<Vec<RawValue>>>()?;
        let names: Vec<_> = texts.iter().map(|text| text.as_ptr()).collect();
        let values: Vec<_> = owned.iter().map(|value| *value.raw()).collect();
        let schema = Schema::of(op);
        unsafe {
            if let Some(schema) = &schema {
                check(ffi::kf_schema_normalize(
                    schema.0.as_ptr(),
                    stack.raw(),
                    self.positional.len(),
                    names.as_ptr(),
                    values.as_ptr(),
                    names.len(),
                ))?;
            }
            check(ffi::kf_op_call_boxed(op, stack.raw()))?;
        }
        R::from_returns(stack.take()?)
    }
}
