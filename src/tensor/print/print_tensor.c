/* Tensors as text, in PyTorch's format: nested brackets, as many elements per line as fit, the
 * middle of large tensors left out, and after the elements the properties that they do not show:
 * device, size of an empty tensor, and type unless it is a default one.
 *
 * Elements are read through the strides, so any view can be printed without a copy. Elements on
 * other devices are fetched first; where that fails, as on a lost device, the tensor is printed
 * without them, like one on the meta device. */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>

#include "base/forks.h"
#include "base/versioned_struct.h"
#include "tensor/host/host_copies.h"
#include "tensor/print/print_element.h"

/* ---- Options ---- */

static pthread_mutex_t options_lock = PTHREAD_MUTEX_INITIALIZER;

static void take_lock(void) { (void)pthread_mutex_lock(&options_lock); }
static void give_lock(void) { (void)pthread_mutex_unlock(&options_lock); }
__attribute__((constructor)) static void watch_forks(void) {
  kf__watch_forks(KF__FORK_PRINTING, (kf__fork_functions_t){take_lock, give_lock, give_lock});
}
static kf_print_options_t process_options = {sizeof(kf_print_options_t), 4, 1000, 3, 80, -1};

static kf_status_t read_options(const char *function, const kf_print_options_t *given,
                                kf_print_options_t *options) {
  KF_TRY(kf__struct_read(KF__STRUCT(kf_print_options_t), function, given, options));
  if (options->precision < 0 || options->precision > KF__PRECISION_MAX)
    return kf_error_set(KF_ERR_VALUE, "%s: expected a precision from 0 to %d, found %d", function,
                        KF__PRECISION_MAX, (int)options->precision);
  if (options->threshold < 0 || options->edge_items < 0 || options->line_width < 0)
    return kf_error_set(KF_ERR_VALUE,
                        "%s: threshold (%" PRId64 "), edge_items (%" PRId64
                        ") and line_width (%d) must not be negative",
                        function, options->threshold, options->edge_items,
                        (int)options->line_width);
  if (options->sci_mode < -1 || options->sci_mode > 1)
    return kf_error_set(KF_ERR_VALUE, "%s: expected a sci_mode of -1, 0 or 1, found %d", function,
                        (int)options->sci_mode);
  return KF_OK;
}

static void copy_options(kf_print_options_t *out_options) {
  (void)pthread_mutex_lock(&options_lock);
  *out_options = process_options;
  (void)pthread_mutex_unlock(&options_lock);
}

/* Callers do not say the size of their struct: they get the fields that every release has. */
void kf_get_print_options(kf_print_options_t *out_options) {
  kf_print_options_t options;
  copy_options(&options);
  out_options->struct_size = KF__FIRST_kf_print_options_t;
  kf__struct_fill(KF__STRUCT(kf_print_options_t), &options, out_options);
}

kf_status_t kf_set_print_options(const kf_print_options_t *options) {
  kf_print_options_t given;
  KF_TRY(read_options(__func__, options, &given));
  (void)pthread_mutex_lock(&options_lock);
  process_options = given;
  (void)pthread_mutex_unlock(&options_lock);
  return KF_OK;
}

/* ---- Elements ---- */

typedef struct printer {
  const kf_tensor_t *tensor;
  kf_print_options_t options;
  kf_text_t text;
  bool summarize;
  bool conj, neg;
  int64_t itemsize;
  kf__format_t formats[2];
  void (*see)(struct printer *p, const kf__element_t *parts, int count); /* of walk */
} printer_t;

/* How many elements of a dimension of this size are printed before the gap; all of them if there is
 * no gap. */
static int64_t shown_before_gap(const printer_t *p, int64_t size) {
  /* 2 * edge_items < size, written so that it cannot overflow. */
  bool gap = p->summarize && p->options.edge_items < size - size / 2;
  return gap ? p->options.edge_items : size;
}

/* Bytes between the elements of a dimension. With one element only, the stride has no meaning, and
 * its product with the item size could overflow. */
static int64_t step_of(const printer_t *p, uint32_t dim) {
  KF_ASSERT(dim < p->tensor->ndim);
  return p->tensor->sizes[dim] > 1 ? p->tensor->strides[dim] * p->itemsize : 0;
}

static int read_element(const printer_t *p, const char *data, kf__element_t parts[2]) {
  int count = kf__element_read(kf__dtype(p->tensor), data, parts);
  if (p->neg)
    for (int i = 0; i < count; i++) kf__element_negate(&parts[i], p->itemsize);
  if (p->conj && count == 2) kf__element_negate(&parts[1], p->itemsize);
  return count;
}

/* Calls p->see for every element that will be printed. Recursive: at most KF__MAX_DIMS levels. */
static void walk(printer_t *p, uint32_t dim, const char *data) {
  KF_ASSERT(dim <= p->tensor->ndim);
  if (dim == p->tensor->ndim) {
    kf__element_t parts[2];
    int count = read_element(p, data, parts);
    p->see(p, parts, count);
    return;
  }
  int64_t size = p->tensor->sizes[dim];
  int64_t step = step_of(p, dim);
  int64_t before = shown_before_gap(p, size);
  for (int64_t i = 0; i < before; i++) walk(p, dim + 1, data + i * step);
  if (before < size)
    for (int64_t i = size - before; i < size; i++) walk(p, dim + 1, data + i * step);
}

static void look(printer_t *p, const kf__element_t *parts, int count) {
  for (int i = 0; i < count; i++) kf__format_look(&p->formats[i], &parts[i]);
}

static void measure(printer_t *p, const kf__element_t *parts, int count) {
  for (int i = 0; i < count; i++) kf__format_measure(&p->formats[i], &parts[i]);
}

static void choose_formats(printer_t *p, const char *data) {
  for (int i = 0; i < 2; i++) kf__format_begin(&p->formats[i], p->options.precision);
  p->see = look;
  walk(p, 0, data);
  for (int i = 0; i < 2; i++) kf__format_choose(&p->formats[i], p->options.sci_mode);
  p->see = measure;
  walk(p, 0, data);
}

static void put_element(printer_t *p, const char *data) {
  kf__element_t parts[2];
  int count = read_element(p, data, parts);
  kf__element_print(&p->text, parts, count, p->formats);
}

/* Starts a new line inside brackets that were opened after `indent` characters. */
static void new_lines(printer_t *p, int64_t count, int64_t indent) {
  for (int64_t i = 0; i < count; i++) kf__text_char(&p->text, '\n');
  for (int64_t i = 0; i < indent; i++) kf__text_char(&p->text, ' ');
}

static int64_t elements_per_line(const printer_t *p, int64_t indent) {
  int64_t length = (int64_t)p->formats[0].width + 2;
  if (kf_dtype_is_complex(kf__dtype(p->tensor))) length += (int64_t)p->formats[1].width + 1;
  int64_t fit = (p->options.line_width - indent) / length;
  return fit < 1 ? 1 : fit;
}

/* The innermost dimension: the only one whose elements share lines. */
static void put_innermost(printer_t *p, const char *data, int64_t indent) {
  KF_ASSERT(p->tensor->ndim > 0);
  uint32_t dim = p->tensor->ndim - 1;
  int64_t size = p->tensor->sizes[dim];
  int64_t step = step_of(p, dim);
  int64_t before = shown_before_gap(p, size);
  int64_t per_line = elements_per_line(p, indent);
  int64_t shown = before < size ? 2 * before + 1 : size; /* the gap counts as an element */
  kf__text_char(&p->text, '[');
  for (int64_t i = 0; i < shown && !p->text.failed; i++) {
    if (i > 0) kf__text_char(&p->text, ',');
    if (i > 0 && i % per_line == 0)
      new_lines(p, 1, indent + 1);
    else if (i > 0)
      kf__text_char(&p->text, ' ');
    if (before < size && i == before)
      kf__text_puts(&p->text, before > 0 ? " ..." : "...");
    else
      put_element(p, data + (i < before ? i : size - shown + i) * step);
  }
  kf__text_char(&p->text, ']');
}

static void put_elements(printer_t *p, uint32_t dim, const char *data, int64_t indent) {
  uint32_t ndim = p->tensor->ndim;
  if (ndim == 0) {
    put_element(p, data);
    return;
  }
  if (dim == ndim - 1) {
    put_innermost(p, data, indent);
    return;
  }
  int64_t size = p->tensor->sizes[dim];
  int64_t step = step_of(p, dim);
  int64_t before = shown_before_gap(p, size);
  int64_t shown = before < size ? 2 * before + 1 : size;
  kf__text_char(&p->text, '[');
  for (int64_t i = 0; i < shown && !p->text.failed; i++) {
    if (i > 0) {
      kf__text_char(&p->text, ',');
      new_lines(p, ndim - dim - 1, indent + 1);
    }
    if (before < size && i == before)
      kf__text_puts(&p->text, "...");
    else
      put_elements(p, dim + 1, data + (i < before ? i : size - shown + i) * step, indent + 1);
  }
  kf__text_char(&p->text, ']');
}

/* ---- Suffixes: what follows the elements ---- */

typedef struct suffixes {
  kf_text_t text; /* all of them, terminated */
  size_t ends[4]; /* device, size and type: at most three */
  size_t count;
} suffixes_t;

static void end_suffix(suffixes_t *s) {
  KF_ASSERT(s->count < sizeof s->ends / sizeof s->ends[0]);
  s->ends[s->count++] = s->text.size;
}

static void add_size(suffixes_t *s, const kf_tensor_t *t) {
  kf__text_puts(&s->text, "size=(");
  for (uint32_t i = 0; i < t->ndim; i++)
    kf__text_format(&s->text, i > 0 ? ", %" PRId64 : "%" PRId64, t->sizes[i]);
  kf__text_puts(&s->text, t->ndim == 1 ? ",)" : ")");
  end_suffix(s);
}

static bool is_usual_dtype(kf_dtype_t dtype) {
  kf_dtype_t usual = kf_default_dtype();
  kf_dtype_t usual_complex = usual == KF_DTYPE_FLOAT64 ? KF_DTYPE_COMPLEX128 : KF_DTYPE_COMPLEX64;
  return dtype == usual || dtype == usual_complex || dtype == KF_DTYPE_INT64 ||
         dtype == KF_DTYPE_BOOL;
}

static void collect_suffixes(suffixes_t *s, const printer_t *p, bool has_elements) {
  const kf_tensor_t *t = p->tensor;
  kf_dtype_t dtype = kf__dtype(t);
  kf__text_init(&s->text);
  s->count = 0;
  if (t->device.type != KF_DEVICE_CPU) {
    char device[64];
    (void)kf_device_print(t->device, device, sizeof device);
    kf__text_format(&s->text, "device='%s'", device);
    end_suffix(s);
  }
  bool empty = has_elements && t->numel == 0;
  if (!has_elements || (empty && t->ndim != 1) || (!empty && p->options.edge_items == 0))
    add_size(s, t);
  /* Printed elements show whether they are integers, bools or complex; without elements, every type
   * but the default is named. */
  if (has_elements && !empty ? !is_usual_dtype(dtype) : dtype != kf_default_dtype()) {
    kf__text_format(&s->text, "dtype=torch.%s", kf_dtype_name(dtype));
    end_suffix(s);
  }
}

/* A suffix that would make the last line too long starts a new one. */
static void put_suffixes(printer_t *p, const suffixes_t *s, int64_t indent) {
  size_t line_start = p->text.size;
  while (line_start > 0 && !p->text.failed && p->text.data[line_start - 1] != '\n') line_start--;
  int64_t line = (int64_t)(p->text.size - line_start) + 2;
  size_t begin = 0;
  for (size_t i = 0; i < s->count && !s->text.failed; i++) {
    size_t length = s->ends[i] - begin;
    kf__text_char(&p->text, ',');
    if (line + (int64_t)length + 2 > p->options.line_width) {
      new_lines(p, 1, indent);
      line = indent + (int64_t)length;
    } else {
      kf__text_char(&p->text, ' ');
      line += (int64_t)length + 2;
    }
    kf__text_put(&p->text, s->text.data + begin, length);
    begin = s->ends[i];
  }
  kf__text_char(&p->text, ')');
  if (s->text.failed) p->text.failed = true;
}

/* ---- The whole ---- */

/* A CPU tensor of the same geometry with the elements of one on another device; NULL, and no error,
 * where they cannot be fetched. */
static kf_tensor_t *fetch(kf_tensor_t *tensor) {
  kf_tensor_t *host = NULL;
  kf__host_copies_t copies;
  kf__host_copies_init(&copies);
  kf_status_t status = kf__host_copies_add(&copies, tensor, true, false);
  if (status == KF_OK) status = kf__host_copies_fetch(&copies);
  if (status == KF_OK) status = kf__host_copies_tensor(&copies, tensor, &host);
  kf__host_copies_drop(&copies, status != KF_OK);
  if (status == KF_OK) return host;
  kf_error_clear();
  return NULL;
}

/* The address of the elements of a CPU tensor; NULL if there are none. */
static kf_status_t find_elements(const kf_tensor_t *t, const char **out_data) {
  *out_data = NULL;
  if (t->numel == 0) return KF_OK;
  if (!kf__element_readable(kf__dtype(t)))
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                        "kf_tensor_to_text: cannot print elements of type %s",
                        kf_dtype_class_name(kf__dtype(t)));
  *out_data = kf_tensor_data(t);
  return *out_data != NULL ? KF_OK : KF_ERR_RUNTIME; /* kf_tensor_data has set the error */
}

/* `host` has the elements of the tensor; NULL: they are not to be had. */
static kf_status_t print(printer_t *p, const kf_tensor_t *tensor, const kf_tensor_t *host) {
  static const char prefix[] = "tensor(";
  const int64_t indent = (int64_t)sizeof prefix - 1;
  const char *data = NULL;
  if (host != NULL) KF_TRY(find_elements(host, &data));
  p->tensor = tensor;
  p->itemsize = kf__itemsize(tensor);
  p->summarize = tensor->numel > p->options.threshold;
  p->conj = kf_tensor_is_conj(tensor);
  p->neg = kf_tensor_is_neg(tensor);
  kf__text_puts(&p->text, prefix);
  if (data != NULL) {
    choose_formats(p, data);
    put_elements(p, 0, data, indent);
  } else {
    kf__text_puts(&p->text, host != NULL ? "[]" : "...");
  }
  suffixes_t suffixes;
  collect_suffixes(&suffixes, p, host != NULL);
  put_suffixes(p, &suffixes, indent);
  kf__text_discard(&suffixes.text);
  return KF_OK;
}

static kf_status_t print_remote(printer_t *p, const kf_tensor_t *tensor) {
  bool has_elements = tensor->device.type != KF_DEVICE_META && tensor->storage != NULL;
  kf_tensor_t *host = has_elements ? fetch((kf_tensor_t *)(uintptr_t)tensor) : NULL;
  kf_status_t status = print(p, tensor, host);
  kf_tensor_release(host);
  return status;
}

kf_status_t kf_tensor_to_text(const kf_tensor_t *tensor, const kf_print_options_t *options,
                              char **out_text) {
  *out_text = NULL;
  printer_t p;
  memset(&p, 0, sizeof p);
  kf__text_init(&p.text);
  if (options != NULL) {
    KF_TRY(read_options("kf_tensor_to_text", options, &p.options));
  } else {
    copy_options(&p.options);
  }
  if (!kf__is_defined(tensor)) {
    kf__text_puts(&p.text, "<undefined Tensor>");
    return kf__text_take(&p.text, out_text);
  }
  bool is_here = tensor->device.type == KF_DEVICE_CPU;
  kf_status_t status = is_here ? print(&p, tensor, tensor) : print_remote(&p, tensor);
  if (status == KF_OK) return kf__text_take(&p.text, out_text);
  kf__text_discard(&p.text);
  return status;
}
