//! Tensors: making, reading, printing, converting, and the operators that methods and functions call.
use keyfall::{ops, Complex, Device, Dtype, Error, MemoryFormat, Scalar, Snapshot, Status, Tensor};

type Outcome = Result<(), Error>;

fn vector(numbers: &[f32]) -> Tensor {
    Tensor::from_slice(numbers, &[numbers.len() as i64]).unwrap()
}

#[test]
fn elements_go_in_and_out() -> Outcome {
    let x = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3])?;
    assert_eq!((x.shape(), x.strides(), x.dim(), x.numel()), (vec![2, 3], vec![3, 1], 2, 6));
    assert_eq!((x.dtype(), x.device()), (Dtype::INT64, Device::CPU));
    assert_eq!(x.transpose(0, 1)?.to_vec::<i64>()?, [1, 4, 2, 5, 3, 6]);
    assert_eq!(Tensor::from_slice(&[true, false], &[2])?.to_vec::<bool>()?, [true, false]);
    let z = [Complex { re: 1.0f64, im: -2.0 }];
    assert_eq!(Tensor::from_slice(&z, &[1])?.to_vec::<Complex<f64>>()?, z);
    assert_eq!(ops::conj(&Tensor::from_slice(&z, &[1])?)?.to_vec::<Complex<f64>>()?[0].im, 2.0);
    assert_eq!(Tensor::from_slice::<f32>(&[], &[0, 3])?.to_vec::<f32>()?, []);
    assert_eq!(Tensor::scalar(2.5f64)?.item()?, Scalar::Float(2.5));
    Ok(())
}

#[test]
fn wrong_shapes_and_types_are_errors() {
    let count = Tensor::from_slice(&[1.0f32; 5], &[2, 3]).unwrap_err();
    assert_eq!(count.to_string(), "from_slice: 5 elements do not fill the shape [2, 3]");
    let huge = Tensor::from_slice(&[1.0f32; 5], &[i64::MAX, 8]).unwrap_err();
    assert_eq!(huge.status(), Status::Value);
    assert_eq!(Tensor::from_slice::<f32>(&[], &[-1, 0]).unwrap_err().status(), Status::Value);
    let kind = vector(&[1.0]).to_vec::<f64>().unwrap_err();
    assert_eq!(
        (kind.status(), kind.message()),
        (Status::Type, "to_vec: expected a tensor of float64, found one of float32")
    );
    assert_eq!(vector(&[1.0, 2.0]).item().unwrap_err().status(), Status::Runtime);
    assert_eq!(Device::parse("nowhere").unwrap_err().status(), Status::Value);
}

#[test]
fn clone_is_a_reference_and_copy_is_not() -> Outcome {
    let x = vector(&[1.0, 2.0]);
    let (same, other) = (x.clone(), x.copy()?);
    ops::add__Scalar(&x, 10, 1)?;
    assert!(x.is_same(&same) && !x.is_same(&other));
    assert_eq!(same.to_vec::<f32>()?, [11.0, 12.0]);
    assert_eq!(other.to_vec::<f32>()?, [1.0, 2.0]);
    drop(x);
    assert_eq!(same.to_vec::<f32>()?, [11.0, 12.0]);
    Ok(())
}

#[test]
fn tensors_print_as_in_python() -> Outcome {
    assert_eq!(vector(&[1.0, 2.5]).to_string(), "tensor([1.0000, 2.5000])");
    assert_eq!(format!("{:?}", vector(&[1.0])), "Tensor([1], float32, cpu)");
    assert_eq!((Dtype::BFLOAT16.to_string(), Device::META.to_string()), ("bfloat16".into(), "meta".into()));
    Ok(())
}

#[test]
fn functions_cover_kinds_of_arguments() -> Outcome {
    let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 4.0], &[2, 2])?;
    assert_eq!(ops::cat(&[&x, &x], 1)?.shape(), [2, 4]); // Tensor[]
    assert_eq!(ops::sum_dim_IntList(&x, Some(&[0]), true)?.to_vec::<f32>()?, [4.0, 6.0]); // int[]?
    assert_eq!(ops::sum_dim_IntList(&x, None, false)?.item()?, Scalar::Float(10.0));
    let (values, indices) = ops::topk(&x, 1, 1, true, true)?; // two results
    assert_eq!((values.to_vec::<f32>()?, indices.to_vec::<i64>()?), (vec![2.0, 4.0], vec![1, 1]));
    let pieces = ops::split(&x, 1, 0)?; // a list
    assert_eq!((pieces.len(), pieces[1].to_vec::<f32>()?), (2, vec![3.0, 4.0]));
    assert_eq!(ops::clamp(&x, Some(2.into()), Some(3.0.into()))?.to_vec::<f32>()?, [2.0, 2.0, 3.0, 3.0]); // Scalar?
    assert!(ops::allclose(&x, &x, 1e-5, 1e-8, false)?); // bool
    let row = Tensor::from_slice(&[1i64], &[1])?;
    assert_eq!(ops::index(&x, &[None, Some(&row)])?.to_vec::<f32>()?, [2.0, 4.0]); // Tensor?[]
    assert_eq!(ops::einsum("ij,ij->", &[&x, &x])?.item()?, Scalar::Float(30.0)); // str
    assert_eq!(x.to_dtype(Dtype::FLOAT16)?.dtype(), Dtype::FLOAT16);
    assert!(x.transpose(0, 1)?.contiguous()?.is_contiguous(MemoryFormat::CONTIGUOUS));
    keyfall::manual_seed(1);
    let first = ops::randn(&[3])?.to_vec::<f32>()?;
    keyfall::manual_seed(1);
    assert_eq!(ops::randn(&[3])?.to_vec::<f32>()?, first);
    Ok(())
}

#[test]
fn meta_tensors_have_no_elements() -> Outcome {
    let meta = vector(&[1.0, 2.0]).to_device(Device::META)?;
    assert_eq!((meta.add(&meta)?.shape(), meta.device()), (vec![2], Device::META));
    assert!(meta.to_vec::<f32>().is_err());
    Ok(())
}

#[test]
fn snapshots_are_read_by_many_threads() -> Outcome {
    let x = vector(&[1.0, 2.0, 3.0]);
    let snapshot = Snapshot::new(&x)?;
    ops::zero_(&x)?; // the snapshot has elements of its own
    let sums: Vec<f64> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..4)
            .map(|factor| {
                let snapshot = &snapshot;
                scope.spawn(move || {
                    (0..200)
                        .map(|_| {
                            // SAFETY: no thread writes to the tensor.
                            let shared = unsafe { snapshot.share() };
                            shared.mul_scalar(factor).unwrap().sum().unwrap().item().unwrap().to_f64().unwrap()
                        })
                        .sum::<f64>()
                })
            })
            .collect();
        handles.into_iter().map(|handle| handle.join().unwrap()).collect()
    });
    assert_eq!(sums, [0.0, 1200.0, 2400.0, 3600.0]);
    assert_eq!((snapshot.shape(), snapshot.to_vec::<f32>()?), (vec![3], vec![1.0, 2.0, 3.0]));
    Ok(())
}

#[test]
fn gradients_accumulate_and_can_be_differentiated() -> Outcome {
    use keyfall::autograd;
    let x = Tensor::from_slice(&[1.0f64, 2.0], &[2])?;
    assert!(x.grad().is_none() && x.is_leaf());
    x.set_requires_grad(true)?;
    for _ in 0..2 {
        x.mul(&x)?.sum()?.backward()?;
    }
    assert_eq!(x.grad().unwrap().to_vec::<f64>()?, [4.0, 8.0]);
    x.set_grad(None)?;
    let y = x.pow_scalar(3)?;
    y.backward_with(&vector(&[1.0, 10.0]).to_dtype(Dtype::FLOAT64)?, true)?;
    assert_eq!(x.grad().unwrap().to_vec::<f64>()?, [3.0, 120.0]);
    let first = autograd::grad_with(&[&y.sum()?], &[&x], true)?;
    let second = autograd::grad(&[&first[0].sum()?], &[&x])?;
    assert_eq!(second[0].to_vec::<f64>()?, [6.0, 12.0]);
    assert_eq!(y.backward().unwrap_err().status(), Status::Runtime); // not a scalar
    assert!(!y.detach()?.requires_grad());
    let guard = autograd::GradMode::set(false);
    assert!(!x.exp()?.requires_grad());
    drop(guard);
    assert!(x.exp()?.requires_grad());
    assert_eq!(Tensor::scalar(1i64)?.set_requires_grad(true).unwrap_err().status(), Status::Runtime);
    Ok(())
}
