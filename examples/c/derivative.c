/* derivative.c: an operator with a kernel and a derivative, one function each. Differentiates x³
 * twice, and compares the derivatives with finite differences. */
#include <keyfall/keyfall.h>
#include <stdio.h>

typedef kf_status_t (*cube_fn)(const kf_call_t *, kf_tensor_t *, kf_tensor_t **);

static kf_status_t cube_kernel(const kf_call_t *call, kf_tensor_t *x, kf_tensor_t **out) {
  (void)call;
  kf_scope_t scope;
  kf_scope_open(&scope);
  *out = kf_scope_keep(kfs_mul(kfs_mul(x, x), x));
  return kf_scope_close(&scope);
}
KF_TYPED_KERNEL(cube_on_cpu, cube_kernel, (Tensor), Tensor)

/* (x³)' = 3x². It calls operators that have derivatives, so it can be differentiated again. */
static kf_status_t cube_backward(const kf_derivative_t *call) {
  kf_tensor_t *x = call->inputs[0].as.tensor, *grad = call->grads[0].as.tensor;
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *slope = kfs_mul_Scalar(kfs_mul(x, x), KF_INT(3));
  call->out_grads[0] = kf_value_tensor(kfs_mul(grad, slope));
  return kf_scope_close(&scope);
}

static kf_status_t register_cube(kf_library_t *library) {
  kf_kernel_desc_t kernel = cube_on_cpu("cube");
  KF_TRY(kf_library_def(library, "cube(Tensor x) -> Tensor", NULL));
  KF_TRY(kf_library_impl(library, "cube", KF_KEY_CPU, &kernel));
  return kf_library_derivative(library, "cube", cube_backward, KF_DERIVATIVE_SAVE_INPUTS, NULL);
}

/* Calls the operator, with the parameters that kf_gradcheck expects. */
static kf_status_t call_cube(void *op, kf_tensor_t *x, kf_tensor_t **out) {
  KF_CALL(op, cube_fn, kf_keys_of(x), (x, out), (KF_ARG(x)), (out));
}
static kf_status_t checked(void *op, kf_tensor_span_t inputs, kf_tensor_t **out, size_t *count) {
  *count = 1;
  return call_cube(op, inputs.data[0], out);
}

static kf_tensor_t *gradient(kf_tensor_t *y, kf_tensor_t *x) {
  kf_tensor_t *ones = kfs_ones_like(y), *grad = NULL;
  if (kf_scope_has_failed()) return NULL;
  kf_status_t status = kf_grad(KF_TENSORS(y), KF_TENSORS(ones), KF_TENSORS(x),
                               KF_BACKWARD_CREATE_GRAPH | KF_BACKWARD_RETAIN_GRAPH, &grad);
  return kf_scope_take(status, grad);
}

static kf_status_t show(kf_op_t *op, kf_tensor_t *x) {
  kf_tensor_t *y = NULL;
  kf_tensor_span_t random = {NULL, 0};
  KF_TRY(kf_gradcheck(checked, op, KF_TENSORS(x), NULL));
  KF_TRY(kf_gradgradcheck(checked, op, KF_TENSORS(x), random, NULL));
  printf("The first and second derivative agree with finite differences.\n");
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_status_t status = call_cube(op, x, &y);
  (void)kf_scope_take(status, y);
  kf_tensor_t *first = gradient(y, x), *second = gradient(first, x);
  printf("x, x³, 3x² and 6x:\n");
  kf_print(x);
  kf_print(y);
  kf_print(first);
  kf_print(second);
  return kf_scope_close(&scope);
}

int main(void) {
  const double numbers[] = {1, 2, -3};
  kf_library_t *library = NULL;
  kf_op_t *op = NULL;
  kf_tensor_t *x = NULL;
  kf_status_t status;
  KF_TRY_GOTO(status, end, kf_init());
  KF_TRY_GOTO(status, end, KF_LIBRARY(KF_LIBRARY_DEF, "my", KF_KEY_Undefined, &library));
  KF_TRY_GOTO(status, end, register_cube(library));
  KF_TRY_GOTO(status, end, kf_op_find("my::cube", "", &op));
  KF_TRY_GOTO(status, end, kf_tensor_from_data(numbers, KF_DTYPE_FLOAT64, KF_INTS(3), &x));
  KF_TRY_GOTO(status, end, kf_tensor_set_requires_grad(x, true));
  KF_TRY_GOTO(status, end, show(op, x));
end:
  if (status != KF_OK) printf("%s\n", kf_error_message());
  kf_tensor_release(x);
  kf_op_release(op);
  kf_library_release(library); /* removes the operator, its kernel and its derivative */
  return status == KF_OK ? 0 : 1;
}
