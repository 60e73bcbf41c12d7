//! Operators by name, and operators and kernels of this program.
use keyfall::library::{synchronize, Saved};
use keyfall::{Error, Library, Op, Plugin, Snapshot, Status, Tensor, Value};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

type Outcome = Result<(), Error>;

fn vector(numbers: &[f64]) -> Tensor {
    Tensor::from_slice(numbers, &[numbers.len() as i64]).unwrap()
}

#[test]
fn operators_are_called_by_name() -> Outcome {
    let x = vector(&[3.0, 1.0]);
    let sort = Op::find("aten::sort")?;
    assert_eq!(sort.name(), "aten::sort");
    assert!(sort.schema().unwrap().starts_with("aten::sort(Tensor self, int dim=-1, bool descending=False)"));
    let (values, order): (Tensor, Tensor) = sort.call().arg(&x).keyword("descending", false).run()?;
    assert_eq!((values.to_vec::<f64>()?, order.to_vec::<i64>()?), (vec![1.0, 3.0], vec![1, 0]));
    let all: Vec<Value> = sort.clone().call().arg(&x).run()?;
    assert_eq!(all.len(), 2);
    let stacked: Tensor = Op::find("aten::stack")?.call().arg(&[&x, &x][..]).keyword("dim", 1).run()?;
    assert_eq!(stacked.shape(), [2, 2]);
    let same: bool = Op::find("aten::equal")?.call().arg(&x).arg(x.clone()).run()?;
    assert!(same);
    let pieces: Vec<Tensor> = Op::find("aten::unbind.int")?.call().arg(&x).run()?;
    assert_eq!(pieces.len(), 2);
    let ones: Tensor =
        Op::find("aten::full")?.call().arg([2, 2]).arg(1.0).keyword("dtype", keyfall::Dtype::INT32).run()?;
    assert_eq!(ones.to_vec::<i32>()?, [1; 4]);
    Ok(())
}

#[test]
fn bad_calls_are_errors() -> Outcome {
    let x = vector(&[1.0]);
    let add = Op::find("aten::add.Tensor")?;
    assert_eq!(Op::find("aten::nonsense").unwrap_err().status(), Status::NotFound);
    assert_eq!(Op::find("aten::\0").unwrap_err().status(), Status::Value);
    let status = |call: keyfall::CallBuilder<'_>| call.run::<Tensor>().unwrap_err().status();
    assert_eq!(status(add.call().arg(&x)), Status::Type); // an argument is missing
    assert_eq!(status(add.call().arg(&x).arg("text")), Status::Type);
    assert_eq!(status(add.call().arg(&x).arg(&x).keyword("beta", 1)), Status::Type);
    assert_eq!(status(add.call().arg(&x).arg(&x).arg(&x).arg(&x)), Status::Type);
    let kind = add.call().arg(&x).arg(&x).run::<i64>().unwrap_err();
    assert_eq!(kind.message(), "expected int, found Tensor");
    let failed =
        add.call().arg(&x).arg(vector(&[1.0, 2.0]).reshape(&[1, 2])?.transpose(0, 1)?.narrow(0, 0, 2)?.reshape(&[2])?);
    assert!(failed.run::<Tensor>().is_ok()); // [1] and [2] broadcast
    let chain = add.call().arg(vector(&[1.0; 2])).arg(vector(&[1.0; 3])).run::<Tensor>().unwrap_err();
    assert!(chain.chain().iter().any(|frame| frame.starts_with("aten::add.Tensor [")), "{:?}", chain.chain());
    Ok(())
}

#[test]
fn closures_are_kernels_until_the_library_is_dropped() -> Outcome {
    let calls = Arc::new(AtomicUsize::new(0));
    let weights = Snapshot::new(&vector(&[10.0, 100.0]))?;
    let mut library = Library::new("rust_scope")?;
    library.define("weigh(Tensor x, int[] which, str? label=None, *, bool twice=False) -> (Tensor, int)")?;
    let counter = calls.clone();
    library.kernel("weigh", "CPU", move |x: Tensor, which: Vec<i64>, label: Option<String>, twice: bool| {
        counter.fetch_add(1, Ordering::Relaxed);
        let weighed = x.mul(&weights.to_tensor()?)?.mul_scalar(if twice { 2 } else { 1 })?;
        Ok((weighed, which.iter().sum::<i64>() + label.map_or(0, |text| text.len() as i64)))
    })?;
    let op = Op::find("rust_scope::weigh")?;
    let x = vector(&[1.0, 2.0]);
    let (y, number): (Tensor, i64) = op.call().arg(&x).arg([1, 2]).arg("abc").keyword("twice", true).run()?;
    assert_eq!((y.to_vec::<f64>()?, number), (vec![20.0, 400.0], 6));
    assert_eq!((calls.load(Ordering::Relaxed), Arc::strong_count(&calls)), (1, 2));
    assert_eq!(Library::new("rust_scope").err().unwrap().status(), Status::Duplicate);
    drop(library);
    synchronize()?;
    assert_eq!(Arc::strong_count(&calls), 1); // the closure is freed
    assert_eq!(op.call().arg(&x).arg([1]).run::<(Tensor, i64)>().unwrap_err().status(), Status::NotFound);
    Library::new("rust_scope").map(drop) // the namespace is free again
}

#[test]
fn panics_and_errors_end_the_call_only() -> Outcome {
    let mut library = Library::new("rust_panic")?;
    library.define("fail(Tensor x, int how) -> Tensor")?;
    library.kernel("fail", "CPU", |x: Tensor, how: i64| match how {
        0 => Ok(x),
        1 => panic!("out of {}", "luck"),
        2 => std::panic::panic_any(17),
        _ => Err(Error::new(Status::Index, "100% wrong")),
    })?;
    let op = Op::find("rust_panic::fail")?;
    let x = vector(&[1.0]);
    let fail = |how: i64| op.call().arg(&x).arg(how).run::<Tensor>();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let (first, second) = (fail(1).unwrap_err(), fail(2).unwrap_err());
    std::panic::set_hook(before);
    assert_eq!(first.status(), Status::Runtime);
    assert_eq!(first.message(), "rust_panic::fail: the Rust function panicked: out of luck");
    assert_eq!(second.message(), "rust_panic::fail: the Rust function panicked: (not a text)");
    let third = fail(3).unwrap_err();
    assert_eq!((third.status(), third.message()), (Status::Index, "100% wrong"));
    assert!(third.chain()[0].starts_with("rust_panic::fail ["));
    fail(0).map(drop)
}

#[test]
fn kernels_that_do_not_fit_are_reported() -> Outcome {
    let mut library = Library::new("rust_misfit")?;
    library.define("two(Tensor x, float by) -> Tensor")?;
    assert_eq!(library.define("two(Tensor").unwrap_err().status(), Status::Parse);
    assert!(library.kernel("two", "NoSuchKey", |x: Tensor| Ok(x)).is_err());
    library.kernel("two", "CPU", |x: Tensor| Ok(x))?;
    let op = Op::find("rust_misfit::two")?;
    let call = |op: &Op| op.call().arg(vector(&[1.0])).arg(1.0).run::<Tensor>().unwrap_err();
    assert_eq!(call(&op).message(), "rust_misfit::two: the kernel has 1 parameters, the schema has 2 arguments");
    library.kernel("two", "CPU", |x: Tensor, _by: String| Ok(x))?;
    assert_eq!(call(&op).message(), "rust_misfit::two: argument 1: expected str, found float");
    library.kernel("two", "CPU", |_x: Tensor, by: f64| Ok(by))?;
    assert!(matches!(call(&op).status(), Status::Type | Status::Contract), "{:?}", call(&op));
    Ok(())
}

#[test]
fn kernels_above_others_continue_below() -> Outcome {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let mut library = Library::fragment("aten")?;
    let names = seen.clone();
    library.boxed_kernel("digamma", "AutocastCPU", move |call, arguments| {
        names.lock().unwrap().push(format!("{} [{}] {}", call.op_name(), call.key(), arguments.len()));
        call.redispatch_below("AutocastCPU", &arguments)
    })?;
    let op = Op::find("aten::digamma")?;
    op.call().arg(vector(&[1.0])).run::<Tensor>()?;
    assert!(seen.lock().unwrap().is_empty());
    let key = keyfall::Key::parse("AutocastCPU")?;
    assert_eq!(key.to_string(), "AutocastCPU");
    with_key("AutocastCPU", || op.call().arg(vector(&[1.0])).run::<Tensor>())?;
    assert_eq!(*seen.lock().unwrap(), ["aten::digamma [AutocastCPU] 1"]);
    library.reset();
    with_key("AutocastCPU", || op.call().arg(vector(&[1.0])).run::<Tensor>())?;
    assert_eq!(seen.lock().unwrap().len(), 1);
    Ok(())
}

/// Calls a function while a key is part of every call of this thread; by the C functions, which the crate has.
fn with_key<R>(name: &str, function: impl FnOnce() -> R) -> R {
    use keyfall::ffi::*;
    let text = std::ffi::CString::new(name).unwrap();
    unsafe {
        let mut key = 0;
        assert_eq!(kf_key_parse(text.as_ptr(), &mut key), KF_OK);
        let (included, excluded) = (kf_local_included(), kf_local_excluded());
        kf_local_set(kf_keyset_add(included, key), kf_keyset_remove(excluded, key));
        let result = function();
        kf_local_set(included, excluded);
        result
    }
}

#[test]
fn derivatives_of_own_operators() -> Outcome {
    let mut library = Library::new("rust_grad")?;
    library.define("affine(Tensor x, Tensor y, float by) -> Tensor")?;
    library.kernel("affine", "CPU", |x: Tensor, y: Tensor, by: f64| x.mul_scalar(by)?.add(&y))?;
    library.derivative("affine", Saved::Nothing, |call| {
        let grad: Tensor = call.grad(0)?;
        let by: f64 = call.input(2)?;
        assert!(call.needs(0) && !call.needs(2) && !call.needs(99));
        assert_eq!(call.input::<f64>(3).unwrap_err().message(), "no argument 3: there are 3");
        Ok(vec![Some(grad.mul_scalar(by)?), Some(grad), None])
    })?;
    let (x, y) = (vector(&[1.0, 2.0]), vector(&[0.0, 0.0]));
    x.set_requires_grad(true)?;
    y.set_requires_grad(true)?;
    let run = || {
        let affine = Op::find("rust_grad::affine")?;
        affine.call().arg(&x).arg(&y).arg(7.0).run::<Tensor>()?.sum()?.backward()
    };
    run()?;
    assert_eq!(x.grad().unwrap().to_vec::<f64>()?, [7.0, 7.0]);
    assert_eq!(y.grad().unwrap().to_vec::<f64>()?, [1.0, 1.0]);
    library.reset();
    library.define("affine(Tensor x, Tensor y, float by) -> Tensor")?;
    library.kernel("affine", "CPU", |x: Tensor, _y: Tensor, _by: f64| x.mul_scalar(1))?;
    library.derivative("affine", Saved::Nothing, |_| Ok(Vec::<Option<Tensor>>::new()))?;
    let wrong = run().unwrap_err();
    assert_eq!(wrong.message(), "expected 3 gradients, one for each argument, found 0");
    assert_eq!(
        library.derivative("no_such", Saved::Nothing, |_| Ok(Vec::<Value>::new())).unwrap_err().status(),
        Status::NotFound
    );
    Ok(())
}

#[test]
fn threads_call_while_others_register() -> Outcome {
    let mut base = Library::new("rust_threads")?;
    base.define("number(Tensor x) -> int")?;
    base.kernel("number", "CPU", |_x: Tensor| Ok(0))?;
    let op = Op::find("rust_threads::number")?;
    std::thread::scope(|scope| {
        let callers: Vec<_> = (0..3)
            .map(|_| {
                scope.spawn(|| {
                    let x = vector(&[1.0]);
                    (0..2000).all(|_| (0..=1).contains(&op.call().arg(&x).run::<i64>().unwrap()))
                })
            })
            .collect();
        for _ in 0..100 {
            let mut above = Library::fragment("rust_threads").unwrap();
            above.kernel("number", "CPU", |_x: Tensor| Ok(1)).unwrap();
        }
        assert!(callers.into_iter().all(|caller| caller.join().unwrap()));
    });
    assert_eq!(op.call().arg(vector(&[1.0])).run::<i64>()?, 0);
    Ok(())
}

#[test]
fn plugins_add_devices() -> Outcome {
    let missing = unsafe { Plugin::load("/no/such/file.so") }.unwrap_err();
    assert_eq!(missing.status(), Status::Plugin);
    assert!(missing.message().contains("/no/such/file.so"));
    let path = match std::env::var("KEYFALL_TEST_PLUGIN") {
        Ok(path) => path,
        Err(_) => return Ok(()), // tools/check_rust.py names one
    };
    let plugin = unsafe { Plugin::load(path) }?;
    assert_eq!(plugin.name(), "skeleton");
    let x = vector(&[1.0, 2.0]).to_dtype(keyfall::Dtype::FLOAT32)?.to_device(keyfall::Device::parse("skeleton")?)?;
    assert_eq!(x.device().to_string(), "skeleton:0");
    assert_eq!(x.add(&x)?.to_vec::<f32>()?, [2.0, 4.0]);
    let (plugin, busy) = plugin.unload().unwrap_err();
    assert_eq!(busy.status(), Status::Busy);
    drop(x);
    plugin.unload().map_err(|(_, problem)| problem)
}
