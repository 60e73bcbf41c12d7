/* The cells of recurrent layers for one instruction set. */
/* build: unrolled avx512 */
#include "backends/cpu/loops/recurrent_loops.h"

#include "backends/cpu/simd/math/math_f32.h"
#include "backends/cpu/simd/math/math_f64.h"

/* Numbers of a row, in a loop that compilers vectorise: arrays do not overlap. */
#define EACH(j) V_INDEPENDENT for (int64_t j = 0; j < width; j++)

/* Several sigmoids and tanh share a division, which takes as long as the rest of such a function:
 * sigmoid(x) = sigmoid_over(x, e) / (1 + e) with e = exp(-|x|), and tanh(x) = t / (2 + |t|) with
 * t = tanh_over(x). A NaN in one makes all of them NaN: those that share a division go into the
 * same state. */
static inline float vf_sigmoid_over(float x, float e) { return vf_pick(x < 0.0f, e, 1.0f); }
static inline double vd_sigmoid_over(double x, double e) { return vd_pick(x < 0.0, e, 1.0); }

#define CELLS(name, T, V, ABS)                                                                   \
  static void relu_##name(const kf__recurrent_forward_t *step) {                                 \
    const int64_t width = step->rows * step->width; /* rows are packed: one loop for all */      \
    const T *const sums = step->gates;                                                           \
    T *const state = step->state, *const out = step->out;                                        \
    EACH(j) {                                                                                    \
      const T x = sums[j], y = V##_pick(x < 0, 0, x); /* NaN stays */                            \
      state[j] = y;                                                                              \
      out[j] = y;                                                                                \
    }                                                                                            \
  }                                                                                              \
                                                                                                 \
  static void tanh_##name(const kf__recurrent_forward_t *step) {                                 \
    const int64_t width = step->rows * step->width;                                              \
    const T *const sums = step->gates;                                                           \
    T *const state = step->state, *const out = step->out;                                        \
    EACH(j) {                                                                                    \
      const T y = V##_tanh(sums[j]);                                                             \
      state[j] = y;                                                                              \
      out[j] = y;                                                                                \
    }                                                                                            \
  }                                                                                              \
                                                                                                 \
  /* `keep` is a constant: without it, gates are not written. */                                 \
  static inline void lstm_rows_##name(const kf__recurrent_forward_t *step, const bool keep) {    \
    const int64_t width = step->width;                                                           \
    for (int64_t r = 0; r < step->rows; r++) {                                                   \
      T *const input = (T *)step->gates + r * 4 * width, *const forget = input + width;          \
      T *const new = forget + width, *const output = new + width;                                \
      T *const cell = (T *)step->cell + r * width;                                               \
      T *const state = (T *)step->state + r * width, *const out = (T *)step->out + r * width;    \
      if (keep) memcpy((T *)step->kept_cell + r * width, cell, (size_t)width * sizeof(T));       \
      EACH(j) {                                                                                  \
        const T ei = V##_exp_minus(ABS(input[j])), ef = V##_exp_minus(ABS(forget[j]));           \
        const T di = 1 + ei, df = 1 + ef, tg = V##_tanh_over(new[j]), dg = 2 + ABS(tg);          \
        const T both = di * df, one = 1 / (both * dg), rest = dg * one;                          \
        const T i = V##_sigmoid_over(input[j], ei) * df * rest;                                  \
        const T f = V##_sigmoid_over(forget[j], ef) * di * rest, g = tg * both * one;            \
        const T c = f * cell[j] + i * g, tc = V##_tanh_over(c), dc = 2 + ABS(tc);                \
        const T eo = V##_exp_minus(ABS(output[j])), other = 1 / ((1 + eo) * dc);                 \
        const T over = V##_sigmoid_over(output[j], eo) * other, h = over * tc;                   \
        if (keep) {                                                                              \
          input[j] = i;                                                                          \
          forget[j] = f;                                                                         \
          new[j] = g;                                                                            \
          output[j] = over * dc;                                                                 \
        }                                                                                        \
        cell[j] = c;                                                                             \
        state[j] = h;                                                                            \
        out[j] = h;                                                                              \
      }                                                                                          \
    }                                                                                            \
  }                                                                                              \
                                                                                                 \
  static void lstm_##name(const kf__recurrent_forward_t *step) {                                 \
    if (step->kept_cell != NULL)                                                                 \
      lstm_rows_##name(step, true);                                                              \
    else                                                                                         \
      lstm_rows_##name(step, false);                                                             \
  }                                                                                              \
                                                                                                 \
  static void gru_##name(const kf__recurrent_forward_t *step) {                                  \
    const int64_t width = step->width;                                                           \
    for (int64_t r = 0; r < step->rows; r++) {                                                   \
      T *const reset = (T *)step->gates + r * 4 * width, *const update = reset + width;          \
      T *const new = update + width, *const kept = new + width;                                  \
      const T *const own_reset = (const T *)step->own + r * 3 * width;                           \
      const T *const own_update = own_reset + width, *const own_new = own_update + width;        \
      T *const state = (T *)step->state + r * width, *const out = (T *)step->out + r * width;    \
      EACH(j) {                                                                                  \
        const T own = own_new[j], a = V##_sigmoid(reset[j] + own_reset[j]);                      \
        const T z = V##_sigmoid(update[j] + own_update[j]), n = V##_tanh(new[j] + a *own);       \
        const T h = n + z * (state[j] - n);                                                      \
        reset[j] = a;                                                                            \
        update[j] = z;                                                                           \
        new[j] = n;                                                                              \
        kept[j] = own;                                                                           \
        state[j] = h;                                                                            \
        out[j] = h;                                                                              \
      }                                                                                          \
    }                                                                                            \
  }                                                                                              \
                                                                                                 \
  static void relu_back_##name(const kf__recurrent_backward_t *step) {                           \
    const int64_t width = step->width;                                                           \
    for (int64_t r = 0; r < step->rows; r++) {                                                   \
      const T *const y = (const T *)step->gates + r * width;                                     \
      const T *const from = (const T *)step->grad_out + r * step->grad_row;                      \
      const T *const grad = (const T *)step->grad + r * width;                                   \
      T *const sums = (T *)step->grads + r * width;                                              \
      EACH(j) {                                                                                  \
        const T x = y[j], d = grad[j] + from[j];                                                 \
        sums[j] = V##_pick(x <= 0, 0, d);                                                        \
      }                                                                                          \
    }                                                                                            \
  }                                                                                              \
                                                                                                 \
  static void tanh_back_##name(const kf__recurrent_backward_t *step) {                           \
    const int64_t width = step->width;                                                           \
    for (int64_t r = 0; r < step->rows; r++) {                                                   \
      const T *const y = (const T *)step->gates + r * width;                                     \
      const T *const from = (const T *)step->grad_out + r * step->grad_row;                      \
      const T *const grad = (const T *)step->grad + r * width;                                   \
      T *const sums = (T *)step->grads + r * width;                                              \
      EACH(j) sums[j] = (grad[j] + from[j]) * (1 - y[j] * y[j]);                                 \
    }                                                                                            \
  }                                                                                              \
                                                                                                 \
  static void lstm_back_##name(const kf__recurrent_backward_t *step) {                           \
    const int64_t width = step->width;                                                           \
    for (int64_t r = 0; r < step->rows; r++) {                                                   \
      const T *const input = (const T *)step->gates + r * 4 * width;                             \
      const T *const forget = input + width, *const new = forget + width;                        \
      const T *const output = new + width, *const cell = (const T *)step->cell + r *width;       \
      const T *const from = (const T *)step->grad_out + r * step->grad_row;                      \
      const T *const grad = (const T *)step->grad + r * width;                                   \
      T *const grad_cell = (T *)step->grad_cell + r * width;                                     \
      T *const to_input = (T *)step->grads + r * 4 * width, *const to_forget = to_input + width; \
      T *const to_new = to_forget + width, *const to_output = to_new + width;                    \
      EACH(j) {                                                                                  \
        const T i = input[j], f = forget[j], g = new[j], o = output[j], before = cell[j];        \
        const T t = V##_tanh(f * before + i * g), d = grad[j] + from[j];                         \
        const T c = grad_cell[j] + d * o * (1 - t * t);                                          \
        to_input[j] = c * g * i * (1 - i);                                                       \
        to_forget[j] = c * before * f * (1 - f);                                                 \
        to_new[j] = c * i * (1 - g * g);                                                         \
        to_output[j] = d * t * o * (1 - o);                                                      \
        grad_cell[j] = c * f;                                                                    \
      }                                                                                          \
    }                                                                                            \
  }                                                                                              \
                                                                                                 \
  static void gru_back_##name(const kf__recurrent_backward_t *step) {                            \
    const int64_t width = step->width;                                                           \
    for (int64_t r = 0; r < step->rows; r++) {                                                   \
      const T *const reset = (const T *)step->gates + r * 4 * width;                             \
      const T *const update = reset + width, *const new = update + width;                        \
      const T *const own = new + width, *const state = (const T *)step->state + r *width;        \
      const T *const from = (const T *)step->grad_out + r * step->grad_row;                      \
      T *const grad = (T *)step->grad + r * width;                                               \
      T *const to_new = (T *)step->grads + r * 4 * width, *const to_reset = to_new + width;      \
      T *const to_update = to_reset + width, *const to_own = to_update + width;                  \
      EACH(j) {                                                                                  \
        const T a = reset[j], z = update[j], n = new[j], d = grad[j] + from[j];                  \
        const T x = d * (1 - z) * (1 - n * n);                                                   \
        to_new[j] = x;                                                                           \
        to_reset[j] = x * own[j] * a * (1 - a);                                                  \
        to_update[j] = d * (state[j] - n) * z * (1 - z);                                         \
        to_own[j] = x * a;                                                                       \
        grad[j] = d * z;                                                                         \
      }                                                                                          \
    }                                                                                            \
  }
CELLS(f32, float, vf, __builtin_fabsf)
CELLS(f64, double, vd, __builtin_fabs)

/* In the order of kf__recurrent_mode_t. */
#define TABLE(name)                                                         \
  {                                                                         \
    {relu_##name, tanh_##name, lstm_##name, gru_##name}, {                  \
      relu_back_##name, tanh_back_##name, lstm_back_##name, gru_back_##name \
    }                                                                       \
  }
const kf__recurrent_loops_t KF_ISA_TABLE(recurrent) = {.cells = {TABLE(f32), TABLE(f64)}};
