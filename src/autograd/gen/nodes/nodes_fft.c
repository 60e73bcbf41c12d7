/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
#include "autograd/formulas/formula_support.h"
#include "autograd/formulas/formula_operators.h"
#include "autograd/records/recording_kernels.h"

KF__FORMULA(_fft_r2c) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_fft_r2c_grad(grads[0], v[0].ints, v[1].ints,
      v[2].integer, v[3].truth));
}
KF__FIELDS(_fft_r2c, KF__KEPT("self_sym_sizes", INTS, 0, 0, SIZES, KF__ALWAYS, 0),
    KF__KEPT("dim", INTS, 56, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("normalization", INT, 112, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("onesided", BOOL, 120, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(_fft_r2c, "FftR2CBackward0", fields__fft_r2c, 121, 0, 3, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(_fft_c2r) {
  if (wants & 1) out[0] = kf_scope_keep(kf__d_fft_c2r_grad(grads[0], v[0].ints, v[1].integer));
}
KF__FIELDS(_fft_c2r, KF__KEPT("dim", INTS, 0, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("normalization", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0))
KF__NODE(_fft_c2r, "FftC2RBackward0", fields__fft_c2r, 64, 0, 1, .derivatives = 1,
    .reads_first = true)

KF__FORMULA(_fft_c2c) {
  if (wants & 1) out[0] = kf_scope_keep(kf__scoped_raw_fft_c2c(grads[0], v[0].ints, v[1].integer,
      !(v[2].truth)));
}
KF__FIELDS(_fft_c2c, KF__KEPT("dim", INTS, 0, 1, INTS, KF__ALWAYS, 0),
    KF__KEPT("normalization", INT, 56, 2, 8_BYTES, KF__ALWAYS, 0),
    KF__KEPT("forward", BOOL, 64, 3, 1_BYTE, KF__ALWAYS, 0))
KF__NODE(_fft_c2c, "FftC2CBackward0", fields__fft_c2c, 65, 0, 1, .derivatives = 1,
    .reads_first = true)

const kf__autograd_entry_t kf__autograd_fft[] = {
    KF__RECORDS(_fft_r2c, Tnib, T, _fft_r2c, .edges = 1, .arguments = 4, .results = 1, .outputs = 1,
        .before = 15),
    KF__REFUSES(_fft_r2c_out, TnibT),
    KF__RECORDS(_fft_c2r, Tnii, T, _fft_c2r, .edges = 1, .arguments = 4, .results = 1, .outputs = 1,
        .before = 3),
    KF__REFUSES(_fft_c2r_out, TniiT),
    KF__RECORDS(_fft_c2c, Tnib, T, _fft_c2c, .edges = 1, .arguments = 4, .results = 1, .outputs = 1,
        .before = 7),
    KF__REFUSES(_fft_c2c_out, TnibT),
    KF__REFUSES(fft_fft_out, TIitT),
    KF__REFUSES(fft_ifft_out, TIitT),
    KF__REFUSES(fft_rfft_out, TIitT),
    KF__REFUSES(fft_irfft_out, TIitT),
    KF__REFUSES(fft_hfft_out, TIitT),
    KF__REFUSES(fft_ihfft_out, TIitT),
    KF__REFUSES(fft_fft2_out, TnntT),
    KF__REFUSES(fft_ifft2_out, TnntT),
    KF__REFUSES(fft_rfft2_out, TnntT),
    KF__REFUSES(fft_irfft2_out, TnntT),
    KF__REFUSES(fft_hfft2_out, TnntT),
    KF__REFUSES(fft_ihfft2_out, TnntT),
    KF__REFUSES(fft_fftn_out, TnntT),
    KF__REFUSES(fft_ifftn_out, TnntT),
    KF__REFUSES(fft_rfftn_out, TnntT),
    KF__REFUSES(fft_irfftn_out, TnntT),
    KF__REFUSES(fft_hfftn_out, TnntT),
    KF__REFUSES(fft_ihfftn_out, TnntT),
    KF__AUTOGRAD_ENTRY(fft_fftfreq, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(fft_fftfreq_out, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(fft_rfftfreq, NOTHING, NULL),
    KF__AUTOGRAD_ENTRY(fft_rfftfreq_out, NOTHING, NULL),
    KF__AUTOGRAD_LAST,
};
