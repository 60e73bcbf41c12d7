/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(linspace_Tensor_Tensor) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_sum(kf__scoped_mul(grads[0],
      kf__d_beside(kf__scoped_linspace(KF_INT(0), KF_INT(1), v[0].integer,
      kf_some_dtype(kf_tensor_dtype(grads[0])), kf_no_int(), kf_no_device(), kf_no_bool()),
      grads[0])), kf_no_int()));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_sum(kf__scoped_mul(grads[0],
      kf__d_beside(kf__scoped_linspace(KF_INT(1), KF_INT(0), v[0].integer,
      kf_some_dtype(kf_tensor_dtype(grads[0])), kf_no_int(), kf_no_device(), kf_no_bool()),
      grads[0])), kf_no_int()));
}
KF__FIELDS(linspace_Tensor_Tensor, KF__KEPT("steps", INT, 0, 2, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(linspace_Tensor_Tensor, "LinspaceBackward0", fields_linspace_Tensor_Tensor, 8, 0, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(linspace_Tensor_Scalar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_sum(kf__scoped_mul(grads[0],
      kf__d_beside(kf__scoped_linspace(KF_INT(1), KF_INT(0), v[0].integer,
      kf_some_dtype(kf_tensor_dtype(grads[0])), kf_no_int(), kf_no_device(), kf_no_bool()),
      grads[0])), kf_no_int()));
}
KF__FIELDS(linspace_Tensor_Scalar, KF__KEPT("steps", INT, 0, 2, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(linspace_Tensor_Scalar, "LinspaceBackward0", fields_linspace_Tensor_Scalar, 8, 0, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(linspace_Scalar_Tensor) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_sum(kf__scoped_mul(grads[0],
      kf__d_beside(kf__scoped_linspace(KF_INT(0), KF_INT(1), v[0].integer,
      kf_some_dtype(kf_tensor_dtype(grads[0])), kf_no_int(), kf_no_device(), kf_no_bool()),
      grads[0])), kf_no_int()));
}
KF__FIELDS(linspace_Scalar_Tensor, KF__KEPT("steps", INT, 0, 2, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(linspace_Scalar_Tensor, "LinspaceBackward0", fields_linspace_Scalar_Tensor, 8, 0, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(logspace_Tensor_Tensor) {
  if (wants & 2) out[1] =
      kf_scope_keep(kf__scoped_mul_Scalar(kf__scoped_sum(kf__scoped_mul(kf__scoped_mul(grads[0],
      kf__d_conj(v[0].tensor)), kf__d_beside(kf__scoped_linspace(KF_INT(0), KF_INT(1), v[1].integer,
      kf_some_dtype(kf_tensor_dtype(grads[0])), kf_no_int(), kf_no_device(), kf_no_bool()),
      grads[0])), kf_no_int()), KF_FLOAT(kf__d_log_of(v[2].real))));
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_mul_Scalar(kf__scoped_sum(kf__scoped_mul(kf__scoped_mul(grads[0],
      kf__d_conj(v[0].tensor)), kf__d_beside(kf__scoped_linspace(KF_INT(1), KF_INT(0), v[1].integer,
      kf_some_dtype(kf_tensor_dtype(grads[0])), kf_no_int(), kf_no_device(), kf_no_bool()),
      grads[0])), kf_no_int()), KF_FLOAT(kf__d_log_of(v[2].real))));
}
KF__FIELDS(logspace_Tensor_Tensor, KF__KEPT("result", TENSOR, 0, 8, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("steps", INT, 16, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("base", FLOAT, 24, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(logspace_Tensor_Tensor, "LogspaceBackward0", fields_logspace_Tensor_Tensor, 32, 1, 0,
    .derivatives = 2, .reads_first = true)

KF__FORMULA(logspace_Tensor_Scalar) {
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_mul_Scalar(kf__scoped_sum(kf__scoped_mul(kf__scoped_mul(grads[0],
      kf__d_conj(v[0].tensor)), kf__d_beside(kf__scoped_linspace(KF_INT(1), KF_INT(0), v[1].integer,
      kf_some_dtype(kf_tensor_dtype(grads[0])), kf_no_int(), kf_no_device(), kf_no_bool()),
      grads[0])), kf_no_int()), KF_FLOAT(kf__d_log_of(v[2].real))));
}
KF__FIELDS(logspace_Tensor_Scalar, KF__KEPT("result", TENSOR, 0, 8, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("steps", INT, 16, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("base", FLOAT, 24, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(logspace_Tensor_Scalar, "LogspaceBackward0", fields_logspace_Tensor_Scalar, 32, 1, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(logspace_Scalar_Tensor) {
  if (wants & 1) out[0] =
      kf_scope_keep(kf__scoped_mul_Scalar(kf__scoped_sum(kf__scoped_mul(kf__scoped_mul(grads[0],
      kf__d_conj(v[0].tensor)), kf__d_beside(kf__scoped_linspace(KF_INT(0), KF_INT(1), v[1].integer,
      kf_some_dtype(kf_tensor_dtype(grads[0])), kf_no_int(), kf_no_device(), kf_no_bool()),
      grads[0])), kf_no_int()), KF_FLOAT(kf__d_log_of(v[2].real))));
}
KF__FIELDS(logspace_Scalar_Tensor, KF__KEPT("result", TENSOR, 0, 8, OUTPUT, KF__ALWAYS, 0),
    KF__KEPT("steps", INT, 16, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("base", FLOAT, 24, 3, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(logspace_Scalar_Tensor, "LogspaceBackward0", fields_logspace_Scalar_Tensor, 32, 1, 0,
    .derivatives = 1, .reads_first = true)

KF__FORMULA(complex) {
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_imag(grads[0]));
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_real(grads[0]));
}
KF__NODE(complex, "ComplexBackward0", NULL, 0, 0, 0, .derivatives = 2, .reads_first = true)

KF__FORMULA(polar) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_real(kf__scoped_mul(kf__d_conj(grads[0]),
      kf__scoped_sgn(v[0].tensor))));
  if (wants & 2) out[1] = kf_scope_keep(kf__scoped_real(kf__scoped_mul(kf__d_conj(grads[0]),
      kf__scoped_mul_Scalar(v[0].tensor, KF_COMPLEX(0.0, 1.0)))));
}
KF__FIELDS(polar, KF__KEPT("result", TENSOR, 0, 2, OUTPUT, KF__ALWAYS, 0))
KF__NODE(polar, "PolarBackward0", fields_polar, 16, 1, 0, .derivatives = 2, .reads_first = true)

const kf__autograd_entry_t kf__autograd_factory[] = {
    KF__AUTOGRAD_ENTRY(empty_permuted, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(empty_permuted_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(new_empty, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(new_empty_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(new_empty_strided, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(new_empty_strided_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_efficientzerotensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(_efficientzerotensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(zeros_like, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(zeros_like_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(new_zeros, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(new_zeros_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(ones, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(ones_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(ones_like, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(ones_like_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(new_ones, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(new_ones_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(full, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(full_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(full_like, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(full_like_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(new_full, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(new_full_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(scalar_tensor, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(scalar_tensor_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(eye, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(eye_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(eye_m, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(eye_m_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(arange, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(arange_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(arange_start, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(arange_start_step, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(arange_start_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(range, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(range_out_, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(range_step, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(range_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(linspace, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(linspace_out, NOTHING, NULL),
    KF__RECORDS(linspace_Tensor_Tensor, TTiIIDB, T, linspace_Tensor_Tensor, .edges = 3,
        .arguments = 7, .results = 1, .outputs = 1, .before = 1),
    KF__REFUSES(linspace_Tensor_Tensor_out, TTiT),
    KF__RECORDS(linspace_Tensor_Scalar, TsiIIDB, T, linspace_Tensor_Scalar, .edges = 1,
        .arguments = 7, .results = 1, .outputs = 1, .before = 1),
    KF__REFUSES(linspace_Tensor_Scalar_out, TsiT),
    KF__RECORDS(linspace_Scalar_Tensor, sTiIIDB, T, linspace_Scalar_Tensor, .edges = 2,
        .arguments = 7, .results = 1, .outputs = 1, .before = 1),
    KF__REFUSES(linspace_Scalar_Tensor_out, sTiT),
    KF__AUTOGRAD_ENTRY(logspace, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(logspace_out, NOTHING, NULL),
    KF__RECORDS(logspace_Tensor_Tensor, TTifIIDB, T, logspace_Tensor_Tensor, .edges = 3,
        .arguments = 8, .results = 1, .outputs = 1, .before = 6, .after = 1),
    KF__REFUSES(logspace_Tensor_Tensor_out, TTifT),
    KF__RECORDS(logspace_Tensor_Scalar, TsifIIDB, T, logspace_Tensor_Scalar, .edges = 1,
        .arguments = 8, .results = 1, .outputs = 1, .before = 6, .after = 1),
    KF__REFUSES(logspace_Tensor_Scalar_out, TsifT),
    KF__RECORDS(logspace_Scalar_Tensor, sTifIIDB, T, logspace_Scalar_Tensor, .edges = 2,
        .arguments = 8, .results = 1, .outputs = 1, .before = 6, .after = 1),
    KF__REFUSES(logspace_Scalar_Tensor_out, sTifT),
    KF__AUTOGRAD_ENTRY(tril_indices, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(tril_indices_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(triu_indices, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(triu_indices_out, NOTHING, NULL),
    KF__RECORDS(complex, TT, T, complex, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .flags = KF__RECORD_OWN),
    KF__REFUSES(complex_out, TTT),
    KF__RECORDS(polar, TT, T, polar, .edges = 3, .arguments = 2, .results = 1, .outputs = 1,
        .after = 1, .flags = KF__RECORD_OWN),
    KF__REFUSES(polar_out, TTT),
    KF__AUTOGRAD_ENTRY(from_file, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(from_file_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(resize_, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(resize_as_, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(set_, MISSING, NULL),
    KF__AUTOGRAD_ENTRY(set__source_Storage, MISSING, NULL),
    KF__AUTOGRAD_ENTRY(set__source_Storage_storage_offset, MISSING, NULL),
    KF__AUTOGRAD_ENTRY(set__source_Tensor, MISSING, NULL),
    KF__AUTOGRAD_LAST,
};
