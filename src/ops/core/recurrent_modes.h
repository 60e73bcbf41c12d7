/* The kinds of recurrent layers, numbered as PyTorch does in mkldnn_rnn_layer. */
#ifndef KF_OPS_CORE_RECURRENT_MODES_H
#define KF_OPS_CORE_RECURRENT_MODES_H

#include <stdint.h>

typedef enum {
  KF__RECURRENT_RELU,
  KF__RECURRENT_TANH,
  KF__RECURRENT_LSTM,
  KF__RECURRENT_GRU
} kf__recurrent_mode_t;

/* How many times the hidden size the rows of the weights are. */
static inline int64_t kf__recurrent_gates(int64_t mode) {
  return mode == KF__RECURRENT_LSTM ? 4 : mode == KF__RECURRENT_GRU ? 3 : 1;
}

#endif
