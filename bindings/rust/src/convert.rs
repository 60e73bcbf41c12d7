//! Arguments and results of the generated functions in C's form.
use crate::ffi::*;
use crate::types::{Device, Scalar};
use crate::Tensor;
use std::os::raw::{c_char, c_void};
use std::ptr::{null, null_mut};

pub(crate) fn optional(tensor: Option<&Tensor>) -> *mut kf_tensor_t {
    tensor.map_or(null_mut(), Tensor::as_ptr)
}

/// A view of the text, valid while it lives.
pub(crate) fn text(text: &str) -> kf_str_t {
    kf_str_t { data: text.as_ptr().cast::<c_char>(), size: text.len() }
}

pub(crate) fn optional_text(given: Option<&str>) -> kf_str_t {
    given.map_or(kf_str_t { data: null(), size: 0 }, text)
}

macro_rules! optionals {
    ($($name:ident: $rust:ty, $c:ident, $default:expr;)*) => {
        $(pub(crate) fn $name(value: Option<$rust>) -> $c {
            $c { has: value.is_some(), value: value.unwrap_or($default).into() }
        })*
    };
}
optionals! {
    optional_int: i64, kf_opt_int_t, 0;
    optional_float: f64, kf_opt_float_t, 0.0;
    optional_bool: bool, kf_opt_bool_t, false;
}

pub(crate) fn optional_scalar(value: Option<Scalar>) -> kf_opt_scalar_t {
    kf_opt_scalar_t { has: value.is_some(), value: value.unwrap_or(Scalar::Int(0)).raw() }
}

pub(crate) fn optional_device(value: Option<Device>) -> kf_opt_device_t {
    kf_opt_device_t { has: value.is_some(), value: value.unwrap_or(Device::CPU).raw() }
}

macro_rules! spans {
    ($($name:ident, $maybe:ident: $rust:ty, $c:ident;)*) => {
        $(
            /// A view of the slice, valid while it lives.
            pub(crate) fn $name(items: &[$rust]) -> $c {
                $c { data: items.as_ptr(), size: items.len() }
            }

            #[allow(dead_code)]
            pub(crate) fn $maybe(items: Option<&[$rust]>) -> $c {
                items.map_or($c { data: null(), size: 0 }, $name)
            }
        )*
    };
}
spans! {
    ints, maybe_ints: i64, kf_int_span_t;
    floats, maybe_floats: f64, kf_float_span_t;
    bools, maybe_bools: bool, kf_bool_span_t;
}

/// The pointers of borrowed tensors; `present` is false for None in the place of a list.
pub(crate) struct Tensors {
    pointers: Vec<*mut kf_tensor_t>,
    present: bool,
}

impl Tensors {
    pub(crate) fn span(&self) -> kf_tensor_span_t {
        // An empty Vec has an address that is not NULL.
        kf_tensor_span_t { data: if self.present { self.pointers.as_ptr() } else { null() }, size: self.pointers.len() }
    }
}

pub(crate) fn tensors(items: &[&Tensor]) -> Tensors {
    Tensors { pointers: items.iter().map(|one| one.as_ptr()).collect(), present: true }
}

pub(crate) fn optional_tensors(items: &[Option<&Tensor>]) -> Tensors {
    Tensors { pointers: items.iter().map(|one| optional(*one)).collect(), present: true }
}

#[allow(dead_code)]
pub(crate) fn maybe_tensors(items: Option<&[&Tensor]>) -> Tensors {
    items.map_or(Tensors { pointers: Vec::new(), present: false }, tensors)
}

/// The tensors of an owned list, which is released.
pub(crate) unsafe fn own_list(list: *mut kf_list_t) -> Vec<Tensor> {
    if list.is_null() {
        return Vec::new();
    }
    let span = kf_list_tensors(list);
    let items = (0..span.size).map(|index| Tensor::retain_or_undefined(*span.data.add(index))).collect();
    kf_object_release(list as *mut c_void);
    items
}
