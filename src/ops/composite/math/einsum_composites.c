/* einsum: parses the equation, assigns a dimension to every subscript, brings all operands to those
 * dimensions, and contracts them two at a time, as batched matrix products.
 *
 * Note [Einsum dimensions]
 * The dimensions of the output come first, in its order (an ellipsis stands for as many as the
 * widest operand needs); those that are summed follow. Each operand becomes a view with all of
 * them, of size 1 where it lacks the subscript, so that subscripts play no role from then on. */
#include "compat/math_texts.h"
#include "ops/composite/math/products.h"
#include "ops/gen/composites.h"

#define LL(x) ((long long)(x))

/* Labels 0 … 51 are letters; the ellipsis is one more. */
enum { ELLIPSIS = 52, LABELS = 53, NO_DIM = -1 };

/* The subscripts of one operand. */
typedef struct operand {
  const uint8_t *labels; /* in the order of dimensions; ELLIPSIS among them */
  size_t count;
  bool has_ellipsis;
} operand_t;

typedef struct equation {
  uint8_t *text; /* the labels of all operands, concatenated */
  operand_t *operands;
  size_t count;          /* operands */
  int64_t uses[LABELS];  /* how often a label appears */
  int64_t dims[LABELS];  /* which dimension it is; of an ellipsis: the first one */
  int64_t ellipsis_dims; /* how many dimensions an ellipsis stands for */
  int64_t out_dims, all_dims;
} equation_t;

/* A–Z, then a–z: the order of an output that the equation does not give. -1: not a letter. */
static int label_of(char c) {
  if (c >= 'A' && c <= 'Z') return c - 'A';
  if (c >= 'a' && c <= 'z') return c - 'a' + 26;
  return -1;
}

static char name_of(uint8_t label) { return (char)(label < 26 ? 'A' + label : 'a' + label - 26); }

static kf_status_t bad_subscript(size_t at) {
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_EINSUM_SUBSCRIPT,
                                     "einsum: character %zu of the equation is no letter"),
                      at);
}

/* ---- Reading the equation ---- */

/* Whether the '.' at this index begins "...". */
static bool is_ellipsis(kf_str_t text, size_t at) {
  KF_ASSERT(at < text.size);
  return at + 2 < text.size && text.data[at + 1] == '.' && text.data[at + 2] == '.';
}

/* Parses the operands; *out_end is the index of the arrow, or the end of the text. */
static kf_status_t read_operands(equation_t *e, kf_str_t text, size_t operand_count,
                                 size_t *out_end) {
  uint8_t *at = e->text;
  size_t current = 0, i = 0;
  e->operands[0].labels = at;
  for (; i < text.size; i++) {
    const char c = text.data[i];
    operand_t *operand = &e->operands[current];
    if (c == ' ') continue;
    if (c == '-' && i + 1 < text.size && text.data[i + 1] == '>') break;
    if (c == ',') {
      if (++current >= operand_count)
        return kf_error_set(
            KF_ERR_RUNTIME,
            KF__COMPATIBLE(KF__TORCH_EINSUM_FEWER,
                           "einsum: the equation has more operands than were given"));
      e->operands[current].labels = at;
    } else if (c == '.') {
      if (operand->has_ellipsis)
        return kf_error_set(KF_ERR_RUNTIME,
                            KF__COMPATIBLE(KF__TORCH_EINSUM_SECOND_ELLIPSIS,
                                           "einsum: operand %zu has a second ellipsis"),
                            current);
      if (!is_ellipsis(text, i))
        return kf_error_set(KF_ERR_RUNTIME,
                            KF__COMPATIBLE(KF__TORCH_EINSUM_DOT,
                                           "einsum: operand %zu has a '.' outside an ellipsis"),
                            current);
      i += 2;
      *at++ = ELLIPSIS;
      operand->count++;
      operand->has_ellipsis = true;
    } else {
      const int label = label_of(c);
      if (label < 0) return bad_subscript(i);
      *at++ = (uint8_t)label;
      operand->count++;
      e->uses[label]++;
    }
  }
  *out_end = i;
  if (current + 1 < operand_count)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_EINSUM_MORE,
                                       "einsum: the equation has fewer operands than were given"));
  return KF_OK;
}

/* Compares the number of subscripts with the operands' dimensions. The widest ellipsis decides how
 * many dimensions all ellipses stand for; narrower ones broadcast. */
static kf_status_t count_dims(equation_t *e, kf_tensor_span_t tensors) {
  KF_ASSERT(e->count == tensors.size);
  for (size_t i = 0; i < e->count; i++) {
    const operand_t *operand = &e->operands[i];
    const int64_t ndim = tensors.data[i]->ndim;
    const int64_t labels = (int64_t)operand->count - (operand->has_ellipsis ? 1 : 0);
    if (operand->has_ellipsis ? labels > ndim : labels != ndim)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_EINSUM_RANK,
                         "einsum: the equation has %lld subscripts, which %s the "
                         "%lld dimensions of operand %zu%s"),
          LL(labels), operand->has_ellipsis ? "is more than" : "does not match", LL(ndim), i,
          operand->has_ellipsis
              ? ""
              : KF__COMPATIBLE(KF__TORCH_EINSUM_NO_ELLIPSIS, " (it has no ellipsis)"));
    if (operand->has_ellipsis && ndim - labels > e->ellipsis_dims) e->ellipsis_dims = ndim - labels;
  }
  return KF_OK;
}

/* Parses the output: assigns its dimensions from 0 on. */
static kf_status_t read_output(equation_t *e, kf_str_t text, size_t begin) {
  int64_t next = 0;
  for (size_t i = begin; i < text.size; i++) {
    const char c = text.data[i];
    if (c == ' ') continue;
    if (c == '.') {
      if (e->dims[ELLIPSIS] != NO_DIM)
        return kf_error_set(KF_ERR_RUNTIME,
                            KF__COMPATIBLE(KF__TORCH_EINSUM_OUT_SECOND_ELLIPSIS,
                                           "einsum: the output has a second ellipsis"));
      if (!is_ellipsis(text, i))
        return kf_error_set(KF_ERR_RUNTIME,
                            KF__COMPATIBLE(KF__TORCH_EINSUM_OUT_DOT,
                                           "einsum: the output has a '.' outside an ellipsis"));
      i += 2;
      e->dims[ELLIPSIS] = next;
      next += e->ellipsis_dims;
      continue;
    }
    const int label = label_of(c);
    if (label < 0) return bad_subscript(i);
    if (e->dims[label] != NO_DIM)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_EINSUM_OUT_TWICE, "einsum: the output has subscript %c twice"),
          c);
    if (e->uses[label] == 0)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_EINSUM_OUT_UNKNOWN,
                         "einsum: the output has subscript %c, which no operand has"),
          c);
    e->dims[label] = next++;
  }
  e->out_dims = next;
  return KF_OK;
}

/* Without an arrow: the ellipsis, then the labels that appear once, in alphabetical order. */
static void imply_output(equation_t *e) {
  int64_t next = e->ellipsis_dims;
  e->dims[ELLIPSIS] = 0;
  for (int label = 0; label < ELLIPSIS; label++)
    if (e->uses[label] == 1) e->dims[label] = next++;
  e->out_dims = next;
}

static kf_status_t read_equation(equation_t *e, kf_str_t text, kf_tensor_span_t tensors) {
  size_t end = 0;
  KF_TRY(read_operands(e, text, tensors.size, &end));
  KF_TRY(count_dims(e, tensors));
  if (end < text.size)
    KF_TRY(read_output(e, text, end + 2));
  else
    imply_output(e);
  /* Labels that are not in the output are summed: they get the dimensions after it. */
  int64_t next = e->out_dims;
  if (e->dims[ELLIPSIS] == NO_DIM) {
    e->dims[ELLIPSIS] = next;
    next += e->ellipsis_dims;
  }
  for (int label = 0; label < ELLIPSIS; label++)
    if (e->uses[label] > 0 && e->dims[label] == NO_DIM) e->dims[label] = next++;
  e->all_dims = next;
  if (next > KF__MAX_DIMS)
    return kf_error_set(KF_ERR_RUNTIME, "einsum(): %lld dimensions are too many, at most %d",
                        LL(next), KF__MAX_DIMS);
  KF_ASSERT(e->out_dims <= e->all_dims);
  return KF_OK;
}

/* ---- Operands with all dimensions ---- */

/* Checks the sizes of an operand; `seen` holds those of the operands before it. */
static kf_status_t check_sizes(const equation_t *e, size_t index, const kf_tensor_t *t,
                               int64_t *seen) {
  const operand_t *operand = &e->operands[index];
  bool used[KF__MAX_DIMS] = {false};
  int64_t sizes[KF__MAX_DIMS];
  for (int64_t d = 0; d < e->all_dims; d++) sizes[d] = 1;
  int64_t from = 0;
  for (size_t i = 0; i < operand->count; i++) {
    const uint8_t label = operand->labels[i];
    if (label == ELLIPSIS) {
      /* As many dimensions as there are, at the end of those that the ellipsis stands for. */
      const int64_t here = (int64_t)t->ndim - (int64_t)operand->count + 1;
      for (int64_t d = 0; d < here; d++, from++) {
        const int64_t to = e->dims[ELLIPSIS] + e->ellipsis_dims - here + d;
        sizes[to] = t->sizes[from];
        if (seen[to] != 1 && sizes[to] != 1 && seen[to] != sizes[to])
          return kf_error_set(
              KF_ERR_RUNTIME,
              KF__COMPATIBLE(KF__TORCH_EINSUM_ELLIPSIS_SIZE,
                             "einsum: dimension %lld of the ellipsis in operand %zu has size %lld, "
                             "which does not broadcast with %lld of earlier operands"),
              LL(from), index, LL(sizes[to]), LL(seen[to]));
      }
      continue;
    }
    const int64_t to = e->dims[label];
    KF_ASSERT(to >= 0 && to < e->all_dims);
    KF_ASSERT(from < (int64_t)t->ndim);
    if (used[to] && sizes[to] != t->sizes[from])
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_EINSUM_DIAGONAL,
                                         "einsum: subscript %c names dimensions of different sizes "
                                         "in operand %zu: %lld and %lld"),
                          name_of(label), index, LL(t->sizes[from]), LL(sizes[to]));
    used[to] = true;
    sizes[to] = t->sizes[from];
    if (seen[to] != 1 && sizes[to] != 1 && seen[to] != sizes[to])
      return kf_error_set(KF_ERR_RUNTIME,
                          KF__COMPATIBLE(KF__TORCH_EINSUM_SIZE,
                                         "einsum: subscript %c has size %lld in operand %zu, which "
                                         "does not broadcast with %lld of earlier operands"),
                          name_of(label), LL(sizes[to]), index, LL(seen[to]));
    from++;
  }
  for (int64_t d = 0; d < e->all_dims; d++)
    if (sizes[d] != 1) seen[d] = sizes[d];
  return KF_OK;
}

/* The operand as a view with all dimensions. A repeated subscript takes the diagonal of its two
 * dimensions. Inside a scope. */
static kf_tensor_t *with_all_dims(const equation_t *e, size_t index, kf_tensor_t *t) {
  const operand_t *operand = &e->operands[index];
  const int64_t here = (int64_t)t->ndim - (int64_t)operand->count + 1; /* of an ellipsis */
  int64_t order[KF__MAX_DIMS], next = 0;
  for (int64_t d = 0; d < e->all_dims; d++) order[d] = NO_DIM;
  for (size_t i = 0; i < operand->count; i++) {
    const uint8_t label = operand->labels[i];
    if (label == ELLIPSIS) {
      for (int64_t d = 0; d < here; d++)
        order[e->dims[ELLIPSIS] + e->ellipsis_dims - here + d] = next++;
    } else if (order[e->dims[label]] == NO_DIM) {
      order[e->dims[label]] = next++;
    } else {
      const int64_t first = order[e->dims[label]];
      t = kfs_movedim(kfs_diagonal(t, 0, first, next), -1, first);
    }
  }
  for (int64_t d = 0; d < e->all_dims; d++)
    if (order[d] == NO_DIM) {
      t = kfs_unsqueeze(t, next);
      order[d] = next++;
    }
  return kfs_permute(t, (kf_int_span_t){order, (size_t)e->all_dims});
}

/* ---- Contracting ---- */

typedef struct work {
  kf_tensor_t **tensors; /* operands that are left, with all dimensions */
  size_t count;
  int64_t holders[KF__MAX_DIMS]; /* how many of them have a size other than 1 there */
} work_t;

/* Integers are summed in int64. */
static kf_tensor_t *sum_over(kf_tensor_t *t, const int64_t *dims, size_t count, bool keep) {
  if (t == NULL || count == 0) return t;
  return kfs_sum_dim_IntList(t, (kf_int_span_t){dims, count}, keep);
}

/* The kinds of dimensions in a product of two operands: both have it (batch), only a has it (rows),
 * a lacks it (columns), both have it and it is summed. */
enum { BATCH, ROWS, COLUMNS, SUM, KINDS };

typedef struct kinds {
  int64_t lists[KINDS][KF__MAX_DIMS], products[KINDS], counts[KINDS];
} kinds_t;

static void sort_dims(const kf_tensor_t *a, const kf_tensor_t *b, kf__dim_set_t summed,
                      kinds_t *out) {
  *out = (kinds_t){.products = {1, 1, 1, 1}};
  for (int64_t d = 0; d < a->ndim; d++) {
    const int kind = (summed >> d & 1) != 0 ? SUM
                     : a->sizes[d] == 1     ? COLUMNS
                     : b->sizes[d] == 1     ? ROWS
                                            : BATCH;
    out->lists[kind][out->counts[kind]++] = d;
    out->products[kind] *= a->sizes[d] != 1 ? a->sizes[d] : b->sizes[d];
  }
}

/* Whether all columns come before all rows in the result. Then b * a has its elements in order. */
static bool columns_come_first(const kinds_t *k) {
  return k->counts[ROWS] > 0 && k->counts[COLUMNS] > 0 &&
         k->lists[COLUMNS][k->counts[COLUMNS] - 1] < k->lists[ROWS][0];
}

/* The sum of a * b over the dimensions in `summed`, which both have and which stay as size 1. One
 * bmm: both operands are permuted and reshaped to [batch, rows, sum] and [batch, sum, columns], and
 * the product is viewed and permuted back. Without a sum, an elementwise product is enough. */
static kf_tensor_t *multiply(kf_tensor_t *a, kf_tensor_t *b, kf__dim_set_t summed) {
  if (a == NULL || b == NULL) return NULL;
  KF_ASSERT(a->ndim == b->ndim);
  if (summed == 0) return kfs_mul(a, b);
  kinds_t kinds;
  sort_dims(a, b, summed, &kinds);
  if (columns_come_first(&kinds)) {
    kf_tensor_t *first = b;
    b = a, a = first;
    sort_dims(a, b, summed, &kinds);
  }
  static const int order_a[] = {BATCH, ROWS, SUM, COLUMNS}, order_b[] = {BATCH, SUM, COLUMNS, ROWS};
  static const int order_out[] = {BATCH, ROWS, SUM, COLUMNS};
  int64_t dims_a[KF__MAX_DIMS], dims_b[KF__MAX_DIMS], sizes[KF__MAX_DIMS], back[KF__MAX_DIMS];
  int64_t at_a = 0, at_b = 0, at = 0;
  for (int k = 0; k < KINDS; k++) {
    for (int64_t i = 0; i < kinds.counts[order_a[k]]; i++) dims_a[at_a++] = kinds.lists[order_a[k]][i];
    for (int64_t i = 0; i < kinds.counts[order_b[k]]; i++) dims_b[at_b++] = kinds.lists[order_b[k]][i];
    for (int64_t i = 0; i < kinds.counts[order_out[k]]; i++) {
      const int64_t d = kinds.lists[order_out[k]][i];
      back[d] = at;
      sizes[at++] = order_out[k] == SUM ? 1 : a->sizes[d] != 1 ? a->sizes[d] : b->sizes[d];
    }
  }
  KF_ASSERT(at == (int64_t)a->ndim); /* every dimension has one kind */
  const size_t ndim = a->ndim;
  kf_tensor_t *left = kfs_reshape(kfs_permute(a, (kf_int_span_t){dims_a, ndim}),
                                  KF_INTS(kinds.products[BATCH], kinds.products[ROWS], kinds.products[SUM]));
  kf_tensor_t *right = kfs_reshape(kfs_permute(b, (kf_int_span_t){dims_b, ndim}),
                                   KF_INTS(kinds.products[BATCH], kinds.products[SUM], kinds.products[COLUMNS]));
  kf_tensor_t *product = kfs_view(kfs_bmm(left, right), (kf_int_span_t){sizes, ndim});
  return kfs_permute(product, (kf_int_span_t){back, ndim});
}

/* Replaces operands i < j by their product. Dimensions that no other operand has are summed on the
 * way: those of one operand before the product, those of both in it. Without a path the product
 * goes first, so that the next step takes it and the next operand: left to right. */
static void contract(work_t *work, size_t i, size_t j, int64_t out_dims, bool at_front) {
  KF_ASSERT(i < j);
  KF_ASSERT(j < work->count);
  kf_tensor_t *a = work->tensors[i], *b = work->tensors[j];
  memmove(work->tensors + j, work->tensors + j + 1, (work->count - j - 1) * sizeof *work->tensors);
  memmove(work->tensors + i, work->tensors + i + 1, (work->count - i - 2) * sizeof *work->tensors);
  work->count -= 2;
  kf__dim_set_t summed = 0;
  int64_t dims_a[KF__MAX_DIMS], dims_b[KF__MAX_DIMS];
  size_t count_a = 0, count_b = 0;
  for (int64_t d = out_dims; a != NULL && b != NULL && d < a->ndim; d++) {
    const bool in_a = a->sizes[d] != 1, in_b = b->sizes[d] != 1;
    if (in_a && in_b) {
      if (--work->holders[d] == 1) summed |= kf__dim_set(d), work->holders[d] = 0;
    } else if (work->holders[d] == 1 && (in_a || in_b)) {
      if (in_a)
        dims_a[count_a++] = d;
      else
        dims_b[count_b++] = d;
      work->holders[d] = 0;
    }
  }
  kf_tensor_t *product =
      multiply(sum_over(a, dims_a, count_a, true), sum_over(b, dims_b, count_b, true), summed);
  if (at_front) {
    memmove(work->tensors + 1, work->tensors, work->count * sizeof *work->tensors);
    work->tensors[0] = product;
  } else {
    work->tensors[work->count] = product;
  }
  work->count++;
}

/* A path lists pairs of operands to contract; each step leaves one operand less, and its product is
 * the last one. */
static kf_status_t check_path(kf_int_span_t path, size_t count) {
  if (path.data == NULL) return KF_OK;
  const size_t steps = count == 1 ? 1 : 2 * (count - 1);
  if (path.size != steps)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_EINSUM_PATH_SIZE,
                                       "einsum: path must have size %zu, but has size %zu"),
                        steps, path.size);
  for (size_t s = 0; count > 1 && s < path.size; s += 2) {
    const int64_t a = path.data[s], b = path.data[s + 1], left = (int64_t)(count - s / 2);
    if (a < 0 || b < 0 || a >= left || b >= left)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_EINSUM_PATH_RANGE,
                         "einsum: the path contracts (%lld, %lld), of which one is no operand"),
          LL(a), LL(b));
    if (a == b)
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_EINSUM_PATH_SAME,
                         "einsum: the path contracts (%lld, %lld), an operand with itself"),
          LL(a), LL(b));
  }
  return KF_OK;
}

/* Removes the dimensions after the output's, which have size 1, unless they are still to be summed.
 * A view, since that gives dimensions of size 1 the strides of PyTorch. */
static kf_tensor_t *without_summed(const equation_t *e, kf_tensor_t *t, bool sum) {
  if (t == NULL || e->all_dims == e->out_dims) return t;
  if (!sum) return kfs_view(t, (kf_int_span_t){t->sizes, (size_t)e->out_dims});
  int64_t summed[KF__MAX_DIMS];
  for (int64_t d = e->out_dims; d < e->all_dims; d++) summed[d - e->out_dims] = d;
  return sum_over(t, summed, (size_t)(e->all_dims - e->out_dims), false);
}

static kf_status_t run(const equation_t *e, kf_tensor_span_t tensors, kf_int_span_t path,
                       kf_tensor_t **list, kf_tensor_t **out) {
  work_t work = {.tensors = list, .count = tensors.size};
  int64_t seen[KF__MAX_DIMS];
  for (int64_t d = 0; d < e->all_dims; d++) seen[d] = 1;
  for (size_t i = 0; i < tensors.size; i++) KF_TRY(check_sizes(e, i, tensors.data[i], seen));
  kf_scope_t scope;
  kf_scope_open(&scope);
  for (size_t i = 0; i < tensors.size; i++) {
    kf_tensor_t *t = work.tensors[i] = with_all_dims(e, i, tensors.data[i]);
    for (int64_t d = 0; t != NULL && d < e->all_dims; d++)
      work.holders[d] += t->sizes[d] != 1 ? 1 : 0;
  }
  for (size_t s = 0; work.count > 1; s += 2) {
    const int64_t i = path.data != NULL ? path.data[s] : 0;
    const int64_t j = path.data != NULL ? path.data[s + 1] : 1;
    contract(&work, (size_t)(i < j ? i : j), (size_t)(i < j ? j : i), e->out_dims,
             path.data == NULL);
  }
  KF_ASSERT(work.count == 1);
  return kf__close_with(&scope, without_summed(e, work.tensors[0], tensors.size == 1), out);
}

kf_status_t kf__op_einsum(const kf_call_t *call, kf_str_t equation, kf_tensor_span_t tensors,
                          kf_int_span_t path, kf_tensor_t **out) {
  (void)call;
  if (tensors.size == 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_EINSUM_EMPTY, "einsum: there are no operands"));
  KF_TRY(check_path(path, tensors.size));
  equation_t e = {.count = tensors.size};
  for (int label = 0; label < LABELS; label++) e.dims[label] = NO_DIM;
  e.text = (uint8_t *)kf_alloc(equation.size + 1);
  e.operands = (operand_t *)kf_calloc(tensors.size, sizeof *e.operands);
  kf_tensor_t **list = (kf_tensor_t **)kf_alloc(tensors.size * sizeof *list);
  kf_status_t status;
  if (e.text == NULL || e.operands == NULL || list == NULL) {
    status = kf__no_memory();
  } else {
    status = read_equation(&e, equation, tensors);
    if (status == KF_OK) status = run(&e, tensors, path, list, out);
  }
  kf_free(list);
  kf_free(e.operands);
  kf_free(e.text);
  return status;
}
