//! Fits a curve with an operator of this program: `cargo run --example fit`.
//!
//! The operator `fit::bump(x, centre) = exp(-(x - centre)²)` has a kernel and a derivative in Rust. Gradient descent
//! finds the centre and height from which the data were made.
use keyfall::{library::Saved, ops, Library, Op, Result, Tensor};

/// Defines the operator; it exists until the library is dropped.
fn register() -> Result<Library> {
    let mut library = Library::new("fit")?;
    library.define("bump(Tensor x, Tensor centre) -> Tensor")?;
    library.kernel("bump", "CPU", |x: Tensor, centre: Tensor| x.sub(&centre)?.pow_scalar(2)?.neg()?.exp())?;
    library.derivative("bump", Saved::InputsAndOutputs, |call| {
        let (x, centre): (Tensor, Tensor) = (call.input(0)?, call.input(1)?);
        let (bump, grad): (Tensor, Tensor) = (call.output(0)?, call.grad(0)?);
        // d/dx = -2 (x - centre) bump, d/dcentre = its negative, summed because centre is a scalar.
        let slope = grad.mul(&bump)?.mul(&x.sub(&centre)?.mul_scalar(-2)?)?;
        Ok(vec![Some(slope.copy()?), Some(slope.sum()?.neg()?)])
    })?;
    Ok(library)
}

fn main() -> Result<()> {
    let _library = register()?;
    let bump = Op::find("fit::bump")?;
    let x = ops::linspace(-2.0, 2.0, 41)?;
    let data: Tensor = bump.call().arg(&x).arg(Tensor::scalar(0.7f32)?).run()?;
    let data = data.mul_scalar(3.0)?;

    let (centre, height) = (Tensor::scalar(0.0f32)?, Tensor::scalar(1.0f32)?);
    centre.set_requires_grad(true)?;
    height.set_requires_grad(true)?;
    for step in 0..=200 {
        let guess: Tensor = bump.call().arg(&x).arg(&centre).run()?;
        let error = guess.mul(&height)?.sub(&data)?;
        let loss = error.mul(&error)?.mean()?;
        loss.backward()?;
        if step % 50 == 0 {
            println!("step {step:3}: loss {:.6}", loss.item()?.to_f64().unwrap_or(f64::NAN));
        }
        keyfall::autograd::no_grad(|| -> Result<()> {
            for parameter in [&centre, &height] {
                let grad = parameter.grad().expect("backward made it");
                ops::sub_(parameter, &grad.mul_scalar(0.3)?)?;
                parameter.set_grad(None)?;
            }
            Ok(())
        })?;
    }
    println!("centre {:.3}, height {:.3}", centre.item()?.to_f64().unwrap(), height.item()?.to_f64().unwrap());
    Ok(())
}
