//! Boxed values: arguments and results of operators that are called by name.
use crate::error::{check, Error, Result, Status};
use crate::ffi;
use crate::types::{Complex, Device, Dtype, Layout, MemoryFormat, Scalar};
use crate::Tensor;
use std::ffi::CStr;
use std::fmt;
use std::os::raw::{c_char, c_void};
use std::ptr::null_mut;

/// A value of the schema language. `From` makes one of the Rust types that its variants hold, and `Option` of them.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Value {
    /// An absent optional value.
    None,
    /// `int`
    Int(i64),
    /// `float`
    Float(f64),
    /// `bool`
    Bool(bool),
    /// `complex`
    Complex(Complex<f64>),
    /// `str`
    Text(String),
    /// `ScalarType`
    Dtype(Dtype),
    /// `Layout`
    Layout(Layout),
    /// `MemoryFormat`
    MemoryFormat(MemoryFormat),
    /// `Device`
    Device(Device),
    /// `Tensor`
    Tensor(Tensor),
    /// `int[]`
    Ints(Vec<i64>),
    /// `float[]`
    Floats(Vec<f64>),
    /// `bool[]`
    Bools(Vec<bool>),
    /// `Tensor[]` and `Tensor?[]`
    Tensors(Vec<Option<Tensor>>),
    /// A list of anything else.
    List(Vec<Value>),
    /// A tuple.
    Tuple(Vec<Value>),
    /// What Rust has no type for (generators, storages, dicts, symbols); it can be passed on.
    Other(Opaque),
}

/// A value that Rust can print and pass on.
pub struct Opaque(RawValue);

impl Clone for Opaque {
    fn clone(&self) -> Opaque {
        Opaque(RawValue(unsafe { ffi::kf_value_copy(self.0 .0) }))
    }
}

impl fmt::Debug for Opaque {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut buffer = [0 as c_char; 256];
        unsafe { ffi::kf_value_print(&self.0 .0, buffer.as_mut_ptr(), buffer.len()) };
        f.write_str(&unsafe { CStr::from_ptr(buffer.as_ptr()) }.to_string_lossy())
    }
}

/// A C value that owns what it holds.
pub(crate) struct RawValue(ffi::kf_value_t);

impl Drop for RawValue {
    fn drop(&mut self) {
        unsafe { ffi::kf_value_clear(&mut self.0) };
    }
}

impl RawValue {
    pub(crate) fn none() -> RawValue {
        RawValue(unsafe { ffi::kf_value_none() })
    }

    /// Takes over what the value holds.
    pub(crate) unsafe fn own(value: ffi::kf_value_t) -> RawValue {
        RawValue(value)
    }

    /// The value, whose reference is now the caller's.
    pub(crate) fn into_raw(mut self) -> ffi::kf_value_t {
        std::mem::replace(&mut self.0, unsafe { ffi::kf_value_none() })
    }

    /// The C value, borrowed.
    pub(crate) fn raw(&self) -> &ffi::kf_value_t {
        &self.0
    }
}

impl Value {
    /// The type's name in the schema language.
    pub fn type_name(&self) -> &'static str {
        match self {
            Value::None => "None",
            Value::Int(_) => "int",
            Value::Float(_) => "float",
            Value::Bool(_) => "bool",
            Value::Complex(_) => "complex",
            Value::Text(_) => "str",
            Value::Dtype(_) => "ScalarType",
            Value::Layout(_) => "Layout",
            Value::MemoryFormat(_) => "MemoryFormat",
            Value::Device(_) => "Device",
            Value::Tensor(_) => "Tensor",
            Value::Ints(_) => "int[]",
            Value::Floats(_) => "float[]",
            Value::Bools(_) => "bool[]",
            Value::Tensors(_) => "Tensor[]",
            Value::List(_) => "List",
            Value::Tuple(_) => "Tuple",
            Value::Other(_) => "another object",
        }
    }

    pub(crate) fn to_raw(&self) -> Result<RawValue> {
        let mut out = RawValue::none();
        unsafe {
            out.0 = match self {
                Value::None => return Ok(out),
                Value::Int(number) => ffi::kf_value_int(*number),
                Value::Float(number) => ffi::kf_value_float(*number),
                Value::Bool(truth) => ffi::kf_value_bool(*truth),
                Value::Dtype(dtype) => ffi::kf_value_dtype(dtype.raw()),
                Value::Layout(layout) => ffi::kf_value_layout(layout.raw()),
                Value::MemoryFormat(format) => ffi::kf_value_memory_format(format.raw()),
                Value::Device(device) => ffi::kf_value_device(device.raw()),
                Value::Tensor(tensor) => ffi::kf_value_tensor(tensor.as_ptr()),
                Value::Other(opaque) => ffi::kf_value_copy(opaque.0 .0),
                Value::Complex(number) => {
                    check(ffi::kf_value_complex(ffi::kf_complex_t { re: number.re, im: number.im }, &mut out.0))?;
                    return Ok(out);
                }
                Value::Text(text) => {
                    check(ffi::kf_value_string(text.as_ptr().cast::<c_char>(), text.len(), &mut out.0))?;
                    return Ok(out);
                }
                Value::Tuple(items) => return tuple_of(items),
                list => return list.to_raw_list(),
            };
        }
        Ok(out)
    }

    fn to_raw_list(&self) -> Result<RawValue> {
        let mut list = null_mut();
        check(unsafe {
            match self {
                Value::Ints(items) => ffi::kf_list_of_ints(items.as_ptr(), items.len(), &mut list),
                Value::Floats(items) => ffi::kf_list_of_floats(items.as_ptr(), items.len(), &mut list),
                Value::Bools(items) => ffi::kf_list_of_bools(items.as_ptr(), items.len(), &mut list),
                Value::Tensors(items) => {
                    let pointers: Vec<_> = items.iter().map(|one| crate::convert::optional(one.as_ref())).collect();
                    ffi::kf_list_of_tensors(pointers.as_ptr(), pointers.len(), &mut list)
                }
                Value::List(items) => {
                    let owned = raw_items(items)?;
                    let values: Vec<_> = owned.iter().map(|one| one.0).collect();
                    ffi::kf_list_of_values(values.as_ptr(), values.len(), &mut list)
                }
                _ => unreachable!("the caller passes lists"),
            }
        })?;
        Ok(RawValue(unsafe { ffi::kf_value_object_take(ffi::KF_TAG_LIST, list as *mut c_void) }))
    }

    /// Takes over a C value.
    pub(crate) fn from_raw(raw: RawValue) -> Result<Value> {
        // The tag says which member of the union is valid: kf_value_t in value.h.
        let payload = raw.0.r#as;
        Ok(unsafe {
            match raw.0.tag as ffi::kf_tag_t {
                ffi::KF_TAG_NONE => Value::None,
                ffi::KF_TAG_INT => Value::Int(payload.i),
                ffi::KF_TAG_FLOAT => Value::Float(payload.f),
                ffi::KF_TAG_BOOL => Value::Bool(payload.bits & 0xff != 0),
                ffi::KF_TAG_DTYPE => Value::Dtype(Dtype::from_raw(payload.i as _)),
                ffi::KF_TAG_LAYOUT => Value::Layout(Layout::from_raw(payload.i as _)),
                ffi::KF_TAG_MEMORY_FORMAT => Value::MemoryFormat(MemoryFormat::from_raw(payload.i as _)),
                ffi::KF_TAG_DEVICE => Value::Device(Device::from_raw(payload.device)),
                ffi::KF_TAG_TENSOR => Value::Tensor(Tensor::retain_or_undefined(payload.tensor)),
                ffi::KF_TAG_COMPLEX => {
                    let number = ffi::kf_value_get_complex(&raw.0);
                    Value::Complex(Complex { re: number.re, im: number.im })
                }
                ffi::KF_TAG_STRING => {
                    let text = ffi::kf_value_get_string(&raw.0);
                    let bytes = std::slice::from_raw_parts(text.data.cast::<u8>(), text.size);
                    Value::Text(String::from_utf8_lossy(bytes).into_owned())
                }
                ffi::KF_TAG_LIST => list_from(payload.pointer as *const ffi::kf_list_t)?,
                ffi::KF_TAG_TUPLE => {
                    let items = ffi::kf_tuple_items(payload.pointer as *const ffi::kf_tuple_t);
                    Value::Tuple(values_from(items)?)
                }
                _ => Value::Other(Opaque(raw)),
            }
        })
    }

    fn mismatch<T>(&self, expected: &str) -> Result<T> {
        Err(Error::new(Status::Type, format!("expected {expected}, found {}", self.type_name())))
    }
}

fn raw_items(items: &[Value]) -> Result<Vec<RawValue>> {
    items.iter().map(Value::to_raw).collect()
}

fn tuple_of(items: &[Value]) -> Result<RawValue> {
    let owned = raw_items(items)?;
    let values: Vec<_> = owned.iter().map(|one| one.0).collect();
    let mut tuple = null_mut();
    check(unsafe { ffi::kf_tuple_create(values.as_ptr(), values.len(), &mut tuple) })?;
    Ok(RawValue(unsafe { ffi::kf_value_object_take(ffi::KF_TAG_TUPLE, tuple as *mut c_void) }))
}

unsafe fn values_from(items: ffi::kf_value_span_t) -> Result<Vec<Value>> {
    (0..items.size).map(|index| Value::from_raw(RawValue(ffi::kf_value_copy(*items.data.add(index))))).collect()
}

unsafe fn list_from(list: *const ffi::kf_list_t) -> Result<Value> {
    // Spans of lists have an address even when they are empty.
    Ok(match ffi::kf_list_kind(list) {
        ffi::KF_LIST_INTS => {
            let span = ffi::kf_list_ints(list);
            Value::Ints(std::slice::from_raw_parts(span.data, span.size).to_vec())
        }
        ffi::KF_LIST_FLOATS => {
            let span = ffi::kf_list_floats(list);
            Value::Floats(std::slice::from_raw_parts(span.data, span.size).to_vec())
        }
        ffi::KF_LIST_BOOLS => {
            let span = ffi::kf_list_bools(list);
            let bytes = std::slice::from_raw_parts(span.data.cast::<u8>(), span.size);
            Value::Bools(bytes.iter().map(|byte| *byte != 0).collect())
        }
        ffi::KF_LIST_TENSORS => {
            let span = ffi::kf_list_tensors(list);
            Value::Tensors((0..span.size).map(|index| Tensor::retain(*span.data.add(index))).collect())
        }
        _ => Value::List(values_from(ffi::kf_list_values(list))?),
    })
}

macro_rules! value_from {
    ($($from:ty: $name:ident => $value:expr;)*) => {
        $(impl From<$from> for Value {
            fn from($name: $from) -> Value {
                $value
            }
        })*
    };
}
value_from! {
    i64: number => Value::Int(number);
    i32: number => Value::Int(number.into());
    f64: number => Value::Float(number);
    f32: number => Value::Float(number.into());
    bool: truth => Value::Bool(truth);
    Complex<f64>: number => Value::Complex(number);
    &str: text => Value::Text(text.into());
    String: text => Value::Text(text);
    Dtype: dtype => Value::Dtype(dtype);
    Layout: layout => Value::Layout(layout);
    MemoryFormat: format => Value::MemoryFormat(format);
    Device: device => Value::Device(device);
    Tensor: tensor => Value::Tensor(tensor);
    &Tensor: tensor => Value::Tensor(tensor.clone());
    Vec<i64>: items => Value::Ints(items);
    &[i64]: items => Value::Ints(items.to_vec());
    Vec<f64>: items => Value::Floats(items);
    &[f64]: items => Value::Floats(items.to_vec());
    Vec<bool>: items => Value::Bools(items);
    Vec<Tensor>: items => Value::Tensors(items.into_iter().map(Some).collect());
    Vec<Option<Tensor>>: items => Value::Tensors(items);
    &[Tensor]: items => Value::Tensors(items.iter().cloned().map(Some).collect());
    &[&Tensor]: items => Value::Tensors(items.iter().map(|one| Some((*one).clone())).collect());
}

impl<const N: usize> From<[i64; N]> for Value {
    fn from(items: [i64; N]) -> Value {
        Value::Ints(items.to_vec())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::None, Into::into)
    }
}

impl From<Scalar> for Value {
    fn from(scalar: Scalar) -> Value {
        match scalar {
            Scalar::Int(number) => Value::Int(number),
            Scalar::Float(number) => Value::Float(number),
            Scalar::Bool(truth) => Value::Bool(truth),
            Scalar::Complex(number) => Value::Complex(number),
        }
    }
}

/// A Rust type that a value can be taken as; [`Status::Type`] if it holds something else.
pub trait FromValue: Sized {
    /// Converts the value.
    fn from_value(value: Value) -> Result<Self>;
}

impl FromValue for Value {
    fn from_value(value: Value) -> Result<Value> {
        Ok(value)
    }
}

macro_rules! from_value {
    ($($to:ty, $expected:literal: $($pattern:pat => $result:expr),+;)*) => {
        $(impl FromValue for $to {
            fn from_value(value: Value) -> Result<$to> {
                match value {
                    $($pattern => $result,)+
                    other => other.mismatch($expected),
                }
            }
        })*
    };
}
from_value! {
    Tensor, "Tensor": Value::Tensor(tensor) => Ok(tensor);
    i64, "int": Value::Int(number) => Ok(number);
    f64, "float": Value::Float(number) => Ok(number), Value::Int(number) => Ok(number as f64);
    bool, "bool": Value::Bool(truth) => Ok(truth);
    String, "str": Value::Text(text) => Ok(text);
    Dtype, "ScalarType": Value::Dtype(dtype) => Ok(dtype), Value::Int(number) => Ok(Dtype::from_raw(number as _));
    Device, "Device": Value::Device(device) => Ok(device);
    Complex<f64>, "complex": Value::Complex(number) => Ok(number), Value::Float(re) => Ok(Complex { re, im: 0.0 });
    Scalar, "Scalar": Value::Int(number) => Ok(Scalar::Int(number)), Value::Float(number) => Ok(Scalar::Float(number)),
        Value::Bool(truth) => Ok(Scalar::Bool(truth)), Value::Complex(number) => Ok(Scalar::Complex(number));
    Vec<i64>, "int[]": Value::Ints(items) => Ok(items);
    Vec<f64>, "float[]": Value::Floats(items) => Ok(items);
    Vec<bool>, "bool[]": Value::Bools(items) => Ok(items);
    Vec<Option<Tensor>>, "Tensor?[]": Value::Tensors(items) => Ok(items);
    Vec<Tensor>, "Tensor[]": Value::Tensors(items) => items.into_iter().collect::<Option<Vec<_>>>()
        .ok_or_else(|| Error::new(Status::Type, "expected Tensor[], found a list with None"));
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: Value) -> Result<Option<T>> {
        match value {
            Value::None => Ok(None),
            other => T::from_value(other).map(Some),
        }
    }
}

/// What a call returns: one value, a tuple of them, or nothing.
pub trait FromReturns: Sized {
    /// Converts the returns of an operator.
    fn from_returns(values: Vec<Value>) -> Result<Self>;
}

/// What a kernel returns: one value, a tuple of them, nothing, or a list of values.
pub trait IntoReturns {
    /// The returns of the operator, in the order of its schema.
    fn into_returns(self) -> Vec<Value>;
}

impl FromReturns for Vec<Value> {
    fn from_returns(values: Vec<Value>) -> Result<Vec<Value>> {
        Ok(values)
    }
}

impl IntoReturns for Vec<Value> {
    fn into_returns(self) -> Vec<Value> {
        self
    }
}

impl<T: FromValue> FromReturns for T {
    fn from_returns(values: Vec<Value>) -> Result<T> {
        let [value] = expect_returns::<1>(values)?;
        T::from_value(value)
    }
}

impl<T: Into<Value>> IntoReturns for T {
    fn into_returns(self) -> Vec<Value> {
        vec![self.into()]
    }
}

/// Checks the number of returns.
pub(crate) fn expect_returns<const N: usize>(values: Vec<Value>) -> Result<[Value; N]> {
    values
        .try_into()
        .map_err(|values: Vec<Value>| Error::new(Status::Type, format!("expected {N} returns, found {}", values.len())))
}

macro_rules! tuples {
    ($($count:literal: $($name:ident)*;)*) => {
        $(
            impl<$($name: FromValue),*> FromReturns for ($($name,)*) {
                #[allow(non_snake_case)]
                fn from_returns(values: Vec<Value>) -> Result<($($name,)*)> {
                    let [$($name),*] = expect_returns::<$count>(values)?;
                    Ok(($($name::from_value($name)?,)*))
                }
            }
            impl<$($name: Into<Value>),*> IntoReturns for ($($name,)*) {
                #[allow(non_snake_case)]
                fn into_returns(self) -> Vec<Value> {
                    let ($($name,)*) = self;
                    vec![$($name.into()),*]
                }
            }
        )*
    };
}
tuples! { 0: ; 2: A B; 3: A B C; 4: A B C D; 5: A B C D E; }
