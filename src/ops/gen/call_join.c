/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */
/* build: size */
#include "ops/core/caller.h"

typedef kf_status_t (*cat_fn)(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_cat(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_cat);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cat, cat_fn, kf__span_keys(tensors),
          (tensors, dim, out),
          (&tensors, &dim), (out));
}

typedef kf_status_t (*cat_out_fn)(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t *out);
kf_status_t kf_cat_out(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_cat_out);
  KF__CALL_FAR(KF__OP_cat_out, cat_out_fn, kf_keyset_or(kf__span_keys(tensors), kf__keys(out)),
          (tensors, dim, out),
          (&tensors, &dim, &out), (NULL));
}

typedef kf_status_t (*concat_fn)(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_concat(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_concat);
  *out = NULL;
  KF__CALL_FAR(KF__OP_concat, concat_fn, kf__span_keys(tensors),
          (tensors, dim, out),
          (&tensors, &dim), (out));
}

typedef kf_status_t (*concat_out_fn)(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t *out);
kf_status_t kf_concat_out(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_concat_out);
  KF__CALL_FAR(KF__OP_concat_out, concat_out_fn, kf_keyset_or(kf__span_keys(tensors), kf__keys(out)),
          (tensors, dim, out),
          (&tensors, &dim, &out), (NULL));
}

typedef kf_status_t (*concatenate_fn)(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_concatenate(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_concatenate);
  *out = NULL;
  KF__CALL_FAR(KF__OP_concatenate, concatenate_fn, kf__span_keys(tensors),
          (tensors, dim, out),
          (&tensors, &dim), (out));
}

typedef kf_status_t (*concatenate_out_fn)(const kf_call_t *call, kf_tensor_span_t tensors, int64_t
    dim, kf_tensor_t *out);
kf_status_t kf_concatenate_out(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_concatenate_out);
  KF__CALL_FAR(KF__OP_concatenate_out, concatenate_out_fn, kf_keyset_or(kf__span_keys(tensors), kf__keys(out)),
          (tensors, dim, out),
          (&tensors, &dim, &out), (NULL));
}

typedef kf_status_t (*stack_fn)(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t **out);
kf_status_t kf_stack(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_stack);
  *out = NULL;
  KF__CALL_FAR(KF__OP_stack, stack_fn, kf__span_keys(tensors),
          (tensors, dim, out),
          (&tensors, &dim), (out));
}

typedef kf_status_t (*stack_out_fn)(const kf_call_t *call, kf_tensor_span_t tensors, int64_t dim,
    kf_tensor_t *out);
kf_status_t kf_stack_out(kf_tensor_span_t tensors, int64_t dim, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_stack_out);
  KF__CALL_FAR(KF__OP_stack_out, stack_out_fn, kf_keyset_or(kf__span_keys(tensors), kf__keys(out)),
          (tensors, dim, out),
          (&tensors, &dim, &out), (NULL));
}

typedef kf_status_t (*hstack_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out);
kf_status_t kf_hstack(kf_tensor_span_t tensors, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_hstack);
  *out = NULL;
  KF__CALL_FAR(KF__OP_hstack, hstack_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*hstack_out_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    *out);
kf_status_t kf_hstack_out(kf_tensor_span_t tensors, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_hstack_out);
  KF__CALL_FAR(KF__OP_hstack_out, hstack_out_fn, kf_keyset_or(kf__span_keys(tensors), kf__keys(out)),
          (tensors, out),
          (&tensors, &out), (NULL));
}

typedef kf_status_t (*vstack_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out);
kf_status_t kf_vstack(kf_tensor_span_t tensors, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_vstack);
  *out = NULL;
  KF__CALL_FAR(KF__OP_vstack, vstack_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*vstack_out_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    *out);
kf_status_t kf_vstack_out(kf_tensor_span_t tensors, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_vstack_out);
  KF__CALL_FAR(KF__OP_vstack_out, vstack_out_fn, kf_keyset_or(kf__span_keys(tensors), kf__keys(out)),
          (tensors, out),
          (&tensors, &out), (NULL));
}

typedef kf_status_t (*row_stack_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out);
kf_status_t kf_row_stack(kf_tensor_span_t tensors, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_row_stack);
  *out = NULL;
  KF__CALL_FAR(KF__OP_row_stack, row_stack_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*row_stack_out_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    *out);
kf_status_t kf_row_stack_out(kf_tensor_span_t tensors, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_row_stack_out);
  KF__CALL_FAR(KF__OP_row_stack_out, row_stack_out_fn, kf_keyset_or(kf__span_keys(tensors), kf__keys(out)),
          (tensors, out),
          (&tensors, &out), (NULL));
}

typedef kf_status_t (*dstack_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out);
kf_status_t kf_dstack(kf_tensor_span_t tensors, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_dstack);
  *out = NULL;
  KF__CALL_FAR(KF__OP_dstack, dstack_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*dstack_out_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    *out);
kf_status_t kf_dstack_out(kf_tensor_span_t tensors, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_dstack_out);
  KF__CALL_FAR(KF__OP_dstack_out, dstack_out_fn, kf_keyset_or(kf__span_keys(tensors), kf__keys(out)),
          (tensors, out),
          (&tensors, &out), (NULL));
}

typedef kf_status_t (*column_stack_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out);
kf_status_t kf_column_stack(kf_tensor_span_t tensors, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_column_stack);
  *out = NULL;
  KF__CALL_FAR(KF__OP_column_stack, column_stack_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*column_stack_out_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t *out);
kf_status_t kf_column_stack_out(kf_tensor_span_t tensors, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_column_stack_out);
  KF__CALL_FAR(KF__OP_column_stack_out, column_stack_out_fn, kf_keyset_or(kf__span_keys(tensors), kf__keys(out)),
          (tensors, out),
          (&tensors, &out), (NULL));
}

typedef kf_status_t (*block_diag_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_tensor_t
    **out);
kf_status_t kf_block_diag(kf_tensor_span_t tensors, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_block_diag);
  *out = NULL;
  KF__CALL_FAR(KF__OP_block_diag, block_diag_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*block_diag_out_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t *out);
kf_status_t kf_block_diag_out(kf_tensor_span_t tensors, kf_tensor_t *out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_block_diag_out);
  KF__CALL_FAR(KF__OP_block_diag_out, block_diag_out_fn, kf_keyset_or(kf__span_keys(tensors), kf__keys(out)),
          (tensors, out),
          (&tensors, &out), (NULL));
}

typedef kf_status_t (*flip_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out);
kf_status_t kf_flip(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_flip);
  *out = NULL;
  KF__CALL_FAR(KF__OP_flip, flip_fn, kf__keys(self),
          (self, dims, out),
          (&self, &dims), (out));
}

typedef kf_status_t (*flip_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t *out);
kf_status_t kf_flip_out(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_flip_out);
  KF__CALL_FAR(KF__OP_flip_out, flip_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, dims, out),
          (&self, &dims, &out), (NULL));
}

typedef kf_status_t (*fliplr_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_fliplr(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_fliplr);
  *out = NULL;
  KF__CALL_FAR(KF__OP_fliplr, fliplr_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*flipud_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_flipud(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_flipud);
  *out = NULL;
  KF__CALL_FAR(KF__OP_flipud, flipud_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*roll_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t shifts,
    kf_int_span_t dims, kf_tensor_t **out);
kf_status_t kf_roll(kf_tensor_t *self, kf_int_span_t shifts, kf_int_span_t dims, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_roll);
  *out = NULL;
  KF__CALL_FAR(KF__OP_roll, roll_fn, kf__keys(self),
          (self, shifts, dims, out),
          (&self, &shifts, &dims), (out));
}

typedef kf_status_t (*roll_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t shifts,
    kf_int_span_t dims, kf_tensor_t *out);
kf_status_t kf_roll_out(kf_tensor_t *self, kf_int_span_t shifts, kf_int_span_t dims, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_roll_out);
  KF__CALL_FAR(KF__OP_roll_out, roll_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, shifts, dims, out),
          (&self, &shifts, &dims, &out), (NULL));
}

typedef kf_status_t (*rot90_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t k, kf_int_span_t
    dims, kf_tensor_t **out);
kf_status_t kf_rot90(kf_tensor_t *self, int64_t k, kf_int_span_t dims, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rot90);
  *out = NULL;
  KF__CALL_FAR(KF__OP_rot90, rot90_fn, kf__keys(self),
          (self, k, dims, out),
          (&self, &k, &dims), (out));
}

typedef kf_status_t (*rot90_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t k,
    kf_int_span_t dims, kf_tensor_t *out);
kf_status_t kf_rot90_out(kf_tensor_t *self, int64_t k, kf_int_span_t dims, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_rot90_out);
  KF__CALL_FAR(KF__OP_rot90_out, rot90_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, k, dims, out),
          (&self, &k, &dims, &out), (NULL));
}

typedef kf_status_t (*repeat_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t repeats,
    kf_tensor_t **out);
kf_status_t kf_repeat(kf_tensor_t *self, kf_int_span_t repeats, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_repeat);
  *out = NULL;
  KF__CALL_FAR(KF__OP_repeat, repeat_fn, kf__keys(self),
          (self, repeats, out),
          (&self, &repeats), (out));
}

typedef kf_status_t (*repeat_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t
    repeats, kf_tensor_t *out);
kf_status_t kf_repeat_out(kf_tensor_t *self, kf_int_span_t repeats, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_repeat_out);
  KF__CALL_FAR(KF__OP_repeat_out, repeat_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, repeats, out),
          (&self, &repeats, &out), (NULL));
}

typedef kf_status_t (*tile_fn)(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t dims,
    kf_tensor_t **out);
kf_status_t kf_tile(kf_tensor_t *self, kf_int_span_t dims, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tile);
  *out = NULL;
  KF__CALL_FAR(KF__OP_tile, tile_fn, kf__keys(self),
          (self, dims, out),
          (&self, &dims), (out));
}

typedef kf_status_t (*repeat_interleave_self_int_fn)(const kf_call_t *call, kf_tensor_t *self,
    int64_t repeats, kf_opt_int_t dim, kf_opt_int_t output_size, kf_tensor_t **out);
kf_status_t kf_repeat_interleave_self_int(kf_tensor_t *self, int64_t repeats, kf_opt_int_t dim,
    kf_opt_int_t output_size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_repeat_interleave_self_int);
  *out = NULL;
  KF__CALL_FAR(KF__OP_repeat_interleave_self_int, repeat_interleave_self_int_fn, kf__keys(self),
          (self, repeats, dim, output_size, out),
          (&self, &repeats, &dim, &output_size), (out));
}

typedef kf_status_t (*repeat_interleave_Tensor_fn)(const kf_call_t *call, kf_tensor_t *repeats,
    kf_opt_int_t output_size, kf_tensor_t **out);
kf_status_t kf_repeat_interleave(kf_tensor_t *repeats, kf_opt_int_t output_size, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(repeats == NULL || out == NULL))
    return kf__null_argument(KF__OP_repeat_interleave_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_repeat_interleave_Tensor, repeat_interleave_Tensor_fn, kf__keys(repeats),
          (repeats, output_size, out),
          (&repeats, &output_size), (out));
}

typedef kf_status_t (*repeat_interleave_Tensor_out_fn)(const kf_call_t *call, kf_tensor_t *repeats,
    kf_opt_int_t output_size, kf_tensor_t *out);
kf_status_t kf_repeat_interleave_Tensor_out(kf_tensor_t *repeats, kf_opt_int_t output_size,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(repeats == NULL || out == NULL))
    return kf__null_argument(KF__OP_repeat_interleave_Tensor_out);
  KF__CALL_FAR(KF__OP_repeat_interleave_Tensor_out, repeat_interleave_Tensor_out_fn, kf_keyset_or(kf__keys(repeats), kf__keys(out)),
          (repeats, output_size, out),
          (&repeats, &output_size, &out), (NULL));
}

typedef kf_status_t (*repeat_interleave_self_Tensor_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *repeats, kf_opt_int_t dim, kf_opt_int_t output_size, kf_tensor_t **out);
kf_status_t kf_repeat_interleave_self_Tensor(kf_tensor_t *self, kf_tensor_t *repeats, kf_opt_int_t
    dim, kf_opt_int_t output_size, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || repeats == NULL || out == NULL))
    return kf__null_argument(KF__OP_repeat_interleave_self_Tensor);
  *out = NULL;
  KF__CALL_FAR(KF__OP_repeat_interleave_self_Tensor, repeat_interleave_self_Tensor_fn, kf_keyset_or(kf__keys(self), kf__keys(repeats)),
          (self, repeats, dim, output_size, out),
          (&self, &repeats, &dim, &output_size), (out));
}

typedef kf_status_t (*tril_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t **out);
kf_status_t kf_tril(kf_tensor_t *self, int64_t diagonal, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tril);
  *out = NULL;
  KF__CALL_FAR(KF__OP_tril, tril_fn, kf__keys(self),
          (self, diagonal, out),
          (&self, &diagonal), (out));
}

typedef kf_status_t (*tril__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal);
kf_status_t kf_tril_(kf_tensor_t *self, int64_t diagonal) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_tril_);
  KF__CALL_FAR(KF__OP_tril_, tril__fn, kf__keys(self),
          (self, diagonal),
          (&self, &diagonal), (NULL));
}

typedef kf_status_t (*tril_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t *out);
kf_status_t kf_tril_out(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_tril_out);
  KF__CALL_FAR(KF__OP_tril_out, tril_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, diagonal, out),
          (&self, &diagonal, &out), (NULL));
}

typedef kf_status_t (*triu_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t **out);
kf_status_t kf_triu(kf_tensor_t *self, int64_t diagonal, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_triu);
  *out = NULL;
  KF__CALL_FAR(KF__OP_triu, triu_fn, kf__keys(self),
          (self, diagonal, out),
          (&self, &diagonal), (out));
}

typedef kf_status_t (*triu__fn)(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal);
kf_status_t kf_triu_(kf_tensor_t *self, int64_t diagonal) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_triu_);
  KF__CALL_FAR(KF__OP_triu_, triu__fn, kf__keys(self),
          (self, diagonal),
          (&self, &diagonal), (NULL));
}

typedef kf_status_t (*triu_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t *out);
kf_status_t kf_triu_out(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_triu_out);
  KF__CALL_FAR(KF__OP_triu_out, triu_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, diagonal, out),
          (&self, &diagonal, &out), (NULL));
}

typedef kf_status_t (*diag_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t **out);
kf_status_t kf_diag(kf_tensor_t *self, int64_t diagonal, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_diag);
  *out = NULL;
  KF__CALL_FAR(KF__OP_diag, diag_fn, kf__keys(self),
          (self, diagonal, out),
          (&self, &diagonal), (out));
}

typedef kf_status_t (*diag_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t diagonal,
    kf_tensor_t *out);
kf_status_t kf_diag_out(kf_tensor_t *self, int64_t diagonal, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_diag_out);
  KF__CALL_FAR(KF__OP_diag_out, diag_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, diagonal, out),
          (&self, &diagonal, &out), (NULL));
}

typedef kf_status_t (*diag_embed_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
    int64_t dim1, int64_t dim2, kf_tensor_t **out);
kf_status_t kf_diag_embed(kf_tensor_t *self, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_diag_embed);
  *out = NULL;
  KF__CALL_FAR(KF__OP_diag_embed, diag_embed_fn, kf__keys(self),
          (self, offset, dim1, dim2, out),
          (&self, &offset, &dim1, &dim2), (out));
}

typedef kf_status_t (*diag_embed_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
    int64_t dim1, int64_t dim2, kf_tensor_t *out);
kf_status_t kf_diag_embed_out(kf_tensor_t *self, int64_t offset, int64_t dim1, int64_t dim2,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_diag_embed_out);
  KF__CALL_FAR(KF__OP_diag_embed_out, diag_embed_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, offset, dim1, dim2, out),
          (&self, &offset, &dim1, &dim2, &out), (NULL));
}

typedef kf_status_t (*diagflat_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t offset,
    kf_tensor_t **out);
kf_status_t kf_diagflat(kf_tensor_t *self, int64_t offset, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_diagflat);
  *out = NULL;
  KF__CALL_FAR(KF__OP_diagflat, diagflat_fn, kf__keys(self),
          (self, offset, out),
          (&self, &offset), (out));
}

typedef kf_status_t (*select_scatter_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src,
    int64_t dim, int64_t index, kf_tensor_t **out);
kf_status_t kf_select_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t dim, int64_t index,
    kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_select_scatter);
  *out = NULL;
  KF__CALL_FAR(KF__OP_select_scatter, select_scatter_fn, kf_keyset_or(kf__keys(self), kf__keys(src)),
          (self, src, dim, index, out),
          (&self, &src, &dim, &index), (out));
}

typedef kf_status_t (*select_scatter_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, int64_t dim, int64_t index, kf_tensor_t *out);
kf_status_t kf_select_scatter_out(kf_tensor_t *self, kf_tensor_t *src, int64_t dim, int64_t index,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_select_scatter_out);
  KF__CALL_FAR(KF__OP_select_scatter_out, select_scatter_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(src)), kf__keys(out)),
          (self, src, dim, index, out),
          (&self, &src, &dim, &index, &out), (NULL));
}

typedef kf_status_t (*slice_scatter_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *src,
    int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t **out);
kf_status_t kf_slice_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t dim, kf_opt_int_t start,
    kf_opt_int_t end, int64_t step, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_slice_scatter);
  *out = NULL;
  KF__CALL_FAR(KF__OP_slice_scatter, slice_scatter_fn, kf_keyset_or(kf__keys(self), kf__keys(src)),
          (self, src, dim, start, end, step, out),
          (&self, &src, &dim, &start, &end, &step), (out));
}

typedef kf_status_t (*slice_scatter_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, int64_t dim, kf_opt_int_t start, kf_opt_int_t end, int64_t step, kf_tensor_t *out);
kf_status_t kf_slice_scatter_out(kf_tensor_t *self, kf_tensor_t *src, int64_t dim, kf_opt_int_t
    start, kf_opt_int_t end, int64_t step, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_slice_scatter_out);
  KF__CALL_FAR(KF__OP_slice_scatter_out, slice_scatter_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(src)), kf__keys(out)),
          (self, src, dim, start, end, step, out),
          (&self, &src, &dim, &start, &end, &step, &out), (NULL));
}

typedef kf_status_t (*diagonal_scatter_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out);
kf_status_t kf_diagonal_scatter(kf_tensor_t *self, kf_tensor_t *src, int64_t offset, int64_t dim1,
    int64_t dim2, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_diagonal_scatter);
  *out = NULL;
  KF__CALL_FAR(KF__OP_diagonal_scatter, diagonal_scatter_fn, kf_keyset_or(kf__keys(self), kf__keys(src)),
          (self, src, offset, dim1, dim2, out),
          (&self, &src, &offset, &dim1, &dim2), (out));
}

typedef kf_status_t (*diagonal_scatter_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t *out);
kf_status_t kf_diagonal_scatter_out(kf_tensor_t *self, kf_tensor_t *src, int64_t offset, int64_t
    dim1, int64_t dim2, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_diagonal_scatter_out);
  KF__CALL_FAR(KF__OP_diagonal_scatter_out, diagonal_scatter_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(src)), kf__keys(out)),
          (self, src, offset, dim1, dim2, out),
          (&self, &src, &offset, &dim1, &dim2, &out), (NULL));
}

typedef kf_status_t (*as_strided_scatter_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *src, kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out);
kf_status_t kf_as_strided_scatter(kf_tensor_t *self, kf_tensor_t *src, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_as_strided_scatter);
  *out = NULL;
  KF__CALL_FAR(KF__OP_as_strided_scatter, as_strided_scatter_fn, kf_keyset_or(kf__keys(self), kf__keys(src)),
          (self, src, size, stride, storage_offset, out),
          (&self, &src, &size, &stride, &storage_offset), (out));
}

typedef kf_status_t (*as_strided_scatter_out_fn)(const kf_call_t *call, kf_tensor_t *self,
    kf_tensor_t *src, kf_int_span_t size, kf_int_span_t stride, kf_opt_int_t storage_offset,
    kf_tensor_t *out);
kf_status_t kf_as_strided_scatter_out(kf_tensor_t *self, kf_tensor_t *src, kf_int_span_t size,
    kf_int_span_t stride, kf_opt_int_t storage_offset, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || src == NULL || out == NULL))
    return kf__null_argument(KF__OP_as_strided_scatter_out);
  KF__CALL_FAR(KF__OP_as_strided_scatter_out, as_strided_scatter_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(src)), kf__keys(out)),
          (self, src, size, stride, storage_offset, out),
          (&self, &src, &size, &stride, &storage_offset, &out), (NULL));
}

typedef kf_status_t (*select_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t index, kf_tensor_t **out);
kf_status_t kf_select_backward(kf_tensor_t *grad_output, kf_int_span_t input_sizes, int64_t dim,
    int64_t index, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || out == NULL))
    return kf__null_argument(KF__OP_select_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_select_backward, select_backward_fn, kf__keys(grad_output),
          (grad_output, input_sizes, dim, index, out),
          (&grad_output, &input_sizes, &dim, &index), (out));
}

typedef kf_status_t (*select_backward_out_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t index, kf_tensor_t *out);
kf_status_t kf_select_backward_out(kf_tensor_t *grad_output, kf_int_span_t input_sizes, int64_t dim,
    int64_t index, kf_tensor_t *out) {
  if (KF_UNLIKELY(grad_output == NULL || out == NULL))
    return kf__null_argument(KF__OP_select_backward_out);
  KF__CALL_FAR(KF__OP_select_backward_out, select_backward_out_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(out)),
          (grad_output, input_sizes, dim, index, out),
          (&grad_output, &input_sizes, &dim, &index, &out), (NULL));
}

typedef kf_status_t (*slice_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t start, int64_t end, int64_t step, kf_tensor_t
    **out);
kf_status_t kf_slice_backward(kf_tensor_t *grad_output, kf_int_span_t input_sizes, int64_t dim,
    int64_t start, int64_t end, int64_t step, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || out == NULL))
    return kf__null_argument(KF__OP_slice_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_slice_backward, slice_backward_fn, kf__keys(grad_output),
          (grad_output, input_sizes, dim, start, end, step, out),
          (&grad_output, &input_sizes, &dim, &start, &end, &step), (out));
}

typedef kf_status_t (*slice_backward_out_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t dim, int64_t start, int64_t end, int64_t step, kf_tensor_t
    *out);
kf_status_t kf_slice_backward_out(kf_tensor_t *grad_output, kf_int_span_t input_sizes, int64_t dim,
    int64_t start, int64_t end, int64_t step, kf_tensor_t *out) {
  if (KF_UNLIKELY(grad_output == NULL || out == NULL))
    return kf__null_argument(KF__OP_slice_backward_out);
  KF__CALL_FAR(KF__OP_slice_backward_out, slice_backward_out_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(out)),
          (grad_output, input_sizes, dim, start, end, step, out),
          (&grad_output, &input_sizes, &dim, &start, &end, &step, &out), (NULL));
}

typedef kf_status_t (*diagonal_backward_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t **out);
kf_status_t kf_diagonal_backward(kf_tensor_t *grad_output, kf_int_span_t input_sizes, int64_t
    offset, int64_t dim1, int64_t dim2, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad_output == NULL || out == NULL))
    return kf__null_argument(KF__OP_diagonal_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_diagonal_backward, diagonal_backward_fn, kf__keys(grad_output),
          (grad_output, input_sizes, offset, dim1, dim2, out),
          (&grad_output, &input_sizes, &offset, &dim1, &dim2), (out));
}

typedef kf_status_t (*diagonal_backward_out_fn)(const kf_call_t *call, kf_tensor_t *grad_output,
    kf_int_span_t input_sizes, int64_t offset, int64_t dim1, int64_t dim2, kf_tensor_t *out);
kf_status_t kf_diagonal_backward_out(kf_tensor_t *grad_output, kf_int_span_t input_sizes, int64_t
    offset, int64_t dim1, int64_t dim2, kf_tensor_t *out) {
  if (KF_UNLIKELY(grad_output == NULL || out == NULL))
    return kf__null_argument(KF__OP_diagonal_backward_out);
  KF__CALL_FAR(KF__OP_diagonal_backward_out, diagonal_backward_out_fn, kf_keyset_or(kf__keys(grad_output), kf__keys(out)),
          (grad_output, input_sizes, offset, dim1, dim2, out),
          (&grad_output, &input_sizes, &offset, &dim1, &dim2, &out), (NULL));
}

typedef kf_status_t (*index_select_backward_fn)(const kf_call_t *call, kf_tensor_t *grad,
    kf_int_span_t self_sizes, int64_t dim, kf_tensor_t *index, kf_tensor_t **out);
kf_status_t kf_index_select_backward(kf_tensor_t *grad, kf_int_span_t self_sizes, int64_t dim,
    kf_tensor_t *index, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_index_select_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_index_select_backward, index_select_backward_fn, kf_keyset_or(kf__keys(grad), kf__keys(index)),
          (grad, self_sizes, dim, index, out),
          (&grad, &self_sizes, &dim, &index), (out));
}

typedef kf_status_t (*gather_backward_fn)(const kf_call_t *call, kf_tensor_t *grad, kf_tensor_t
    *self, int64_t dim, kf_tensor_t *index, bool sparse_grad, kf_tensor_t **out);
kf_status_t kf_gather_backward(kf_tensor_t *grad, kf_tensor_t *self, int64_t dim, kf_tensor_t
    *index, bool sparse_grad, kf_tensor_t **out) {
  if (KF_UNLIKELY(grad == NULL || self == NULL || index == NULL || out == NULL))
    return kf__null_argument(KF__OP_gather_backward);
  *out = NULL;
  KF__CALL_FAR(KF__OP_gather_backward, gather_backward_fn, kf_keyset_or(kf_keyset_or(kf__keys(grad), kf__keys(self)), kf__keys(index)),
          (grad, self, dim, index, sparse_grad, out),
          (&grad, &self, &dim, &index, &sparse_grad), (out));
}

typedef kf_status_t (*take_along_dim_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, kf_opt_int_t dim, kf_tensor_t **out);
kf_status_t kf_take_along_dim(kf_tensor_t *self, kf_tensor_t *indices, kf_opt_int_t dim, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_take_along_dim);
  *out = NULL;
  KF__CALL_FAR(KF__OP_take_along_dim, take_along_dim_fn, kf_keyset_or(kf__keys(self), kf__keys(indices)),
          (self, indices, dim, out),
          (&self, &indices, &dim), (out));
}

typedef kf_status_t (*take_along_dim_out_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t
    *indices, kf_opt_int_t dim, kf_tensor_t *out);
kf_status_t kf_take_along_dim_out(kf_tensor_t *self, kf_tensor_t *indices, kf_opt_int_t dim,
    kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || indices == NULL || out == NULL))
    return kf__null_argument(KF__OP_take_along_dim_out);
  KF__CALL_FAR(KF__OP_take_along_dim_out, take_along_dim_out_fn, kf_keyset_or(kf_keyset_or(kf__keys(self), kf__keys(indices)), kf__keys(out)),
          (self, indices, dim, out),
          (&self, &indices, &dim, &out), (NULL));
}

typedef kf_status_t (*argwhere_fn)(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out);
kf_status_t kf_argwhere(kf_tensor_t *self, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_argwhere);
  *out = NULL;
  KF__CALL_FAR(KF__OP_argwhere, argwhere_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*nonzero_numpy_fn)(const kf_call_t *call, kf_tensor_t *self, kf_list_t **out);
kf_status_t kf_nonzero_numpy(kf_tensor_t *self, kf_list_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nonzero_numpy);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nonzero_numpy, nonzero_numpy_fn, kf__keys(self),
          (self, out),
          (&self), (out));
}

typedef kf_status_t (*nonzero_static_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t size,
    int64_t fill_value, kf_tensor_t **out);
kf_status_t kf_nonzero_static(kf_tensor_t *self, int64_t size, int64_t fill_value, kf_tensor_t
    **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nonzero_static);
  *out = NULL;
  KF__CALL_FAR(KF__OP_nonzero_static, nonzero_static_fn, kf__keys(self),
          (self, size, fill_value, out),
          (&self, &size, &fill_value), (out));
}

typedef kf_status_t (*nonzero_static_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t size,
    int64_t fill_value, kf_tensor_t *out);
kf_status_t kf_nonzero_static_out(kf_tensor_t *self, int64_t size, int64_t fill_value, kf_tensor_t
    *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_nonzero_static_out);
  KF__CALL_FAR(KF__OP_nonzero_static_out, nonzero_static_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, size, fill_value, out),
          (&self, &size, &fill_value, &out), (NULL));
}

typedef kf_status_t (*meshgrid_indexing_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_str_t indexing, kf_list_t **out);
kf_status_t kf_meshgrid_indexing(kf_tensor_span_t tensors, kf_str_t indexing, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_meshgrid_indexing);
  *out = NULL;
  KF__CALL_FAR(KF__OP_meshgrid_indexing, meshgrid_indexing_fn, kf__span_keys(tensors),
          (tensors, indexing, out),
          (&tensors, &indexing), (out));
}

typedef kf_status_t (*meshgrid_fn)(const kf_call_t *call, kf_tensor_span_t tensors, kf_list_t
    **out);
kf_status_t kf_meshgrid(kf_tensor_span_t tensors, kf_list_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_meshgrid);
  *out = NULL;
  KF__CALL_FAR(KF__OP_meshgrid, meshgrid_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*cartesian_prod_fn)(const kf_call_t *call, kf_tensor_span_t tensors,
    kf_tensor_t **out);
kf_status_t kf_cartesian_prod(kf_tensor_span_t tensors, kf_tensor_t **out) {
  if (KF_UNLIKELY(out == NULL))
    return kf__null_argument(KF__OP_cartesian_prod);
  *out = NULL;
  KF__CALL_FAR(KF__OP_cartesian_prod, cartesian_prod_fn, kf__span_keys(tensors),
          (tensors, out),
          (&tensors), (out));
}

typedef kf_status_t (*combinations_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t r, bool
    with_replacement, kf_tensor_t **out);
kf_status_t kf_combinations(kf_tensor_t *self, int64_t r, bool with_replacement, kf_tensor_t **out)
    {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_combinations);
  *out = NULL;
  KF__CALL_FAR(KF__OP_combinations, combinations_fn, kf__keys(self),
          (self, r, with_replacement, out),
          (&self, &r, &with_replacement), (out));
}

typedef kf_status_t (*one_hot_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t num_classes,
    kf_tensor_t **out);
kf_status_t kf_one_hot(kf_tensor_t *self, int64_t num_classes, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_one_hot);
  *out = NULL;
  KF__CALL_FAR(KF__OP_one_hot, one_hot_fn, kf__keys(self),
          (self, num_classes, out),
          (&self, &num_classes), (out));
}

typedef kf_status_t (*channel_shuffle_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t groups,
    kf_tensor_t **out);
kf_status_t kf_channel_shuffle(kf_tensor_t *self, int64_t groups, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_channel_shuffle);
  *out = NULL;
  KF__CALL_FAR(KF__OP_channel_shuffle, channel_shuffle_fn, kf__keys(self),
          (self, groups, out),
          (&self, &groups), (out));
}

typedef kf_status_t (*channel_shuffle_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    groups, kf_tensor_t *out);
kf_status_t kf_channel_shuffle_out(kf_tensor_t *self, int64_t groups, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_channel_shuffle_out);
  KF__CALL_FAR(KF__OP_channel_shuffle_out, channel_shuffle_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, groups, out),
          (&self, &groups, &out), (NULL));
}

typedef kf_status_t (*pixel_shuffle_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    upscale_factor, kf_tensor_t **out);
kf_status_t kf_pixel_shuffle(kf_tensor_t *self, int64_t upscale_factor, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_pixel_shuffle);
  *out = NULL;
  KF__CALL_FAR(KF__OP_pixel_shuffle, pixel_shuffle_fn, kf__keys(self),
          (self, upscale_factor, out),
          (&self, &upscale_factor), (out));
}

typedef kf_status_t (*pixel_shuffle_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    upscale_factor, kf_tensor_t *out);
kf_status_t kf_pixel_shuffle_out(kf_tensor_t *self, int64_t upscale_factor, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_pixel_shuffle_out);
  KF__CALL_FAR(KF__OP_pixel_shuffle_out, pixel_shuffle_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, upscale_factor, out),
          (&self, &upscale_factor, &out), (NULL));
}

typedef kf_status_t (*pixel_unshuffle_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    downscale_factor, kf_tensor_t **out);
kf_status_t kf_pixel_unshuffle(kf_tensor_t *self, int64_t downscale_factor, kf_tensor_t **out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_pixel_unshuffle);
  *out = NULL;
  KF__CALL_FAR(KF__OP_pixel_unshuffle, pixel_unshuffle_fn, kf__keys(self),
          (self, downscale_factor, out),
          (&self, &downscale_factor), (out));
}

typedef kf_status_t (*pixel_unshuffle_out_fn)(const kf_call_t *call, kf_tensor_t *self, int64_t
    downscale_factor, kf_tensor_t *out);
kf_status_t kf_pixel_unshuffle_out(kf_tensor_t *self, int64_t downscale_factor, kf_tensor_t *out) {
  if (KF_UNLIKELY(self == NULL || out == NULL))
    return kf__null_argument(KF__OP_pixel_unshuffle_out);
  KF__CALL_FAR(KF__OP_pixel_unshuffle_out, pixel_unshuffle_out_fn, kf_keyset_or(kf__keys(self), kf__keys(out)),
          (self, downscale_factor, out),
          (&self, &downscale_factor, &out), (NULL));
}

typedef kf_status_t (*fill_diagonal__fn)(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t
    fill_value, bool wrap);
kf_status_t kf_fill_diagonal_(kf_tensor_t *self, kf_scalar_t fill_value, bool wrap) {
  if (KF_UNLIKELY(self == NULL))
    return kf__null_argument(KF__OP_fill_diagonal_);
  KF__CALL_FAR(KF__OP_fill_diagonal_, fill_diagonal__fn, kf__keys(self),
          (self, fill_value, wrap),
          (&self, &fill_value, &wrap), (NULL));
}
