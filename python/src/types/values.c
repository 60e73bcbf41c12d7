/* Converts boxed values to Python objects and back, by the types of a schema. Each type accepts the
 * same objects as in PyTorch's torch.ops calls.
 *
 * Note [Numbers as tensors]
 * Arithmetic operators accept numbers where their schemas say Tensor. Such a number becomes a 0-d
 * tensor marked as a wrapped number. Type promotion treats it as a number, and Python code further
 * down (__torch_dispatch__, Python kernels) gets a number again. */
#include "types/values.h"
#include "core/function_arguments.h"

/* ---- From values ---- */

static PyObject *from_tensor(kf_tensor_t *tensor, bool unwrap) {
  if (unwrap && kf_tensor_is_wrapped_number(tensor)) {
    kf_scalar_t number;
    if (KFPY_FAILED(kfpy_read_number(tensor, &number))) return NULL;
    return kfpy_from_scalar(number);
  }
  return kfpy_wrap(tensor);
}

static PyObject *from_list(const kf_list_t *list, const kf_type_t *type, bool unwrap) {
  size_t size = kf_list_size(list);
  PyObject *result = PyList_New((Py_ssize_t)size);
  if (result == NULL) return NULL;
  for (size_t i = 0; i < size; i++) {
    kf_value_t item;
    if (KFPY_FAILED(kf_list_get(list, i, &item))) goto fail;
    PyObject *object = kfpy_value_object(&item, type, unwrap);
    kf_value_clear(&item);
    if (object == NULL) goto fail;
    PyList_SET_ITEM(result, (Py_ssize_t)i, object);
  }
  return result;
fail:
  Py_DECREF(result);
  return NULL;
}

static PyObject *from_tuple(const kf_tuple_t *tuple, const kf_type_t *type, bool unwrap) {
  kf_value_span_t items = kf_tuple_items(tuple);
  PyObject *result = PyTuple_New((Py_ssize_t)items.size);
  if (result == NULL) return NULL;
  for (size_t i = 0; i < items.size; i++) {
    const kf_type_t *child = type != NULL && type->kind == KF_TYPE_TUPLE && i < type->child_count
                                 ? type->children[i]
                                 : NULL;
    PyObject *object = kfpy_value_object(&items.data[i], child, unwrap);
    if (object == NULL) {
      Py_DECREF(result);
      return NULL;
    }
    PyTuple_SET_ITEM(result, (Py_ssize_t)i, object);
  }
  return result;
}

static PyObject *from_dict(const kf_dict_t *dict, bool unwrap) {
  PyObject *result = PyDict_New();
  const kf_value_t *key, *value;
  for (size_t i = 0; result != NULL && kf_dict_at(dict, i, &key, &value); i++) {
    PyObject *k = kfpy_value_object(key, NULL, unwrap);
    PyObject *v = k != NULL ? kfpy_value_object(value, NULL, unwrap) : NULL;
    if (v == NULL || PyDict_SetItem(result, k, v) < 0) Py_CLEAR(result);
    Py_XDECREF(k);
    Py_XDECREF(v);
  }
  return result;
}

/* Converts an int, or a dtype, layout or memory format, which kernels box as ints. */
static PyObject *from_int(int64_t number, const kf_type_t *type) {
  switch (type != NULL ? type->kind : KF_TYPE_INT) {
    case KF_TYPE_DTYPE: return kfpy_dtype_object((kf_dtype_t)number);
    case KF_TYPE_LAYOUT: return kfpy_layout_object((kf_layout_t)number);
    case KF_TYPE_MEMORY_FORMAT: return kfpy_memory_format_object((kf_memory_format_t)number);
    default: return PyLong_FromLongLong(number);
  }
}

/* Strips "optional" from the type (kind 0), or returns the element type of a list (KF_TYPE_LIST);
 * NULL if unknown. */
static const kf_type_t *inner_type(const kf_type_t *type, uint16_t kind) {
  while (type != NULL && type->kind == KF_TYPE_OPTIONAL) type = type->children[0];
  return kind == 0 ? type : type != NULL && type->kind == kind ? type->children[0] : NULL;
}

/* Values that are refcounted objects. */
static PyObject *from_object(const kf_value_t *value, const kf_type_t *type, bool unwrap) {
  switch (value->tag) {
    case KF_TAG_COMPLEX: {
      kf_complex_t c = kf_value_get_complex(value);
      return PyComplex_FromDoubles(c.re, c.im);
    }
    case KF_TAG_STRING: {
      kf_str_t text = kf_value_get_string(value);
      return PyUnicode_DecodeUTF8(text.data, (Py_ssize_t)text.size, "surrogateescape");
    }
    case KF_TAG_LIST:
      return from_list((const kf_list_t *)(const void *)value->as.object,
                       inner_type(type, KF_TYPE_LIST), unwrap);
    case KF_TAG_TUPLE:
      return from_tuple((const kf_tuple_t *)(const void *)value->as.object, inner_type(type, 0),
                        unwrap);
    case KF_TAG_DICT: return from_dict((const kf_dict_t *)(const void *)value->as.object, unwrap);
    case KF_TAG_GENERATOR: return kfpy_generator_object((kf_generator_t *)(void *)value->as.object);
    case KF_TAG_STORAGE: return kfpy_storage_object((kf_storage_t *)(void *)value->as.object);
    case KF_TAG_SYM_INT:
    case KF_TAG_SYM_FLOAT:
    case KF_TAG_SYM_BOOL: return kfpy_from_symbolic(value);
    default: return kfpy_from_held(value->as.object);
  }
}

PyObject *kfpy_value_object(const kf_value_t *value, const kf_type_t *type, bool unwrap) {
  KFPY_ASSERT_GIL();
  switch (value->tag) {
    case KF_TAG_NONE: Py_RETURN_NONE;
    case KF_TAG_INT: return from_int(value->as.i, inner_type(type, 0));
    case KF_TAG_UINT: return PyLong_FromUnsignedLongLong(value->as.bits);
    case KF_TAG_FLOAT: return PyFloat_FromDouble(value->as.f);
    case KF_TAG_BOOL: return PyBool_FromLong(value->as.b);
    case KF_TAG_DTYPE: return kfpy_dtype_object((kf_dtype_t)value->as.i);
    case KF_TAG_LAYOUT: return kfpy_layout_object((kf_layout_t)value->as.i);
    case KF_TAG_MEMORY_FORMAT: return kfpy_memory_format_object((kf_memory_format_t)value->as.i);
    case KF_TAG_DEVICE: return kfpy_device_object(value->as.device);
    case KF_TAG_STREAM: return kfpy_stream_object((kf_stream_t){value->extra.device, value->as.i});
    case KF_TAG_TENSOR: return from_tensor((kf_tensor_t *)(void *)value->as.object, unwrap);
    default: return from_object(value, type, unwrap);
  }
}

PyObject *kfpy_from_value(const kf_value_t *value) { return kfpy_value_object(value, NULL, false); }

PyObject *kfpy_from_value_typed(const kf_value_t *value, const kf_type_t *type) {
  return kfpy_value_object(value, type, false);
}

PyObject *kfpy_results(const kf_schema_t *schema, kf_stack_t *stack) {
  KFPY_ASSERT_NO_EXCEPTION();
  size_t count = kf_schema_return_count(schema);
  if (KF_UNLIKELY(stack->size < count)) { /* a plug-in's kernel may be wrong */
    PyErr_Format(PyExc_RuntimeError, "%s: the kernel left %zu values instead of %zu returns",
                 kf_schema_name(schema), stack->size, count);
    return NULL;
  }
  if (count == 0) Py_RETURN_NONE;
  kf_value_t *values = stack->values + stack->size - count;
  PyObject *result = NULL;
  if (count == 1 && values->tag == KF_TAG_TENSOR) {
    stack->size--; /* the object takes over the stack's reference */
    return kfpy_wrap_take((kf_tensor_t *)(void *)values->as.object);
  }
  if (count == 1) {
    result = kfpy_from_value_typed(values, kf_schema_return(schema, 0)->real_type);
  } else if ((result = PyTuple_New((Py_ssize_t)count)) != NULL) {
    for (size_t i = 0; i < count; i++) {
      PyObject *item = kfpy_from_value_typed(&values[i], kf_schema_return(schema, i)->real_type);
      if (item == NULL) {
        Py_CLEAR(result);
        break;
      }
      PyTuple_SET_ITEM(result, (Py_ssize_t)i, item);
    }
  }
  kf_stack_drop(stack, count);
  KFPY_ASSERT_RESULT(result);
  return result;
}

/* ---- To values: 1 done (*out is owned), 0 does not fit, -1 raised ---- */

/* Reads memory instead of calling an operator: converting a mode's arguments must not call the mode
 * again. Wrapped numbers have one of a few dtypes and are in CPU memory. */
kf_status_t kfpy_read_number(kf_tensor_t *tensor, kf_scalar_t *out) {
  const void *data = kf_tensor_data(tensor);
  if (data == NULL) return kf_item(tensor, out);
  switch (kf_tensor_dtype(tensor)) {
    case KF_DTYPE_INT64: out->tag = KF_TAG_INT; break;
    case KF_DTYPE_FLOAT64: out->tag = KF_TAG_FLOAT; break;
    case KF_DTYPE_BOOL: out->tag = KF_TAG_BOOL; break;
    case KF_DTYPE_COMPLEX128: out->tag = KF_TAG_COMPLEX; break;
    default: return kf_item(tensor, out);
  }
  memcpy(&out->as, data, kf_tensor_itemsize(tensor));
  return KF_OK;
}

int kfpy_wrap_number(kf_scalar_t number, kf_value_t *out_value) {
  static const uint8_t types[] = {[KF_TAG_INT] = KF_DTYPE_INT64,
                                  [KF_TAG_UINT] = KF_DTYPE_UINT64,
                                  [KF_TAG_FLOAT] = KF_DTYPE_FLOAT64,
                                  [KF_TAG_BOOL] = KF_DTYPE_BOOL,
                                  [KF_TAG_COMPLEX] = KF_DTYPE_COMPLEX128};
  KFPY_ASSERT((size_t)number.tag < sizeof types);
  kf_tensor_t *tensor;
  if (KFPY_FAILED(
          kf_tensor_from_data(&number.as, (kf_dtype_t)types[number.tag], kf_no_ints(), &tensor)))
    return -1;
  kf_tensor_set_wrapped_number(tensor, true);
  *out_value = kf_value_tensor_take(tensor);
  return 1;
}

/* None becomes the undefined tensor. */
static int to_tensor(PyObject *object, bool numbers, kf_value_t *out) {
  if (kfpy_is_tensor(object)) {
    kf_tensor_t *tensor = kfpy_tensor_of(object);
    if (tensor == NULL) return 0;
    *out = kf_value_tensor(tensor);
    return 1;
  }
  if (object == Py_None) {
    *out = kf_value_object_take(KF_TAG_TENSOR, kf_tensor_undefined());
    return 1;
  }
  kf_scalar_t number;
  int found = numbers ? kfpy_as_scalar(object, &number) : 0;
  return found == 1 ? kfpy_wrap_number(number, out) : found;
}

kf_list_kind_t kfpy_list_kind(const kf_type_t *type) {
  switch (type->kind) {
    case KF_TYPE_INT:
    case KF_TYPE_SYM_INT:
    case KF_TYPE_DTYPE:
    case KF_TYPE_LAYOUT:
    case KF_TYPE_MEMORY_FORMAT: return KF_LIST_INTS;
    case KF_TYPE_FLOAT: return KF_LIST_FLOATS;
    case KF_TYPE_BOOL: return KF_LIST_BOOLS;
    case KF_TYPE_TENSOR: return KF_LIST_TENSORS;
    case KF_TYPE_OPTIONAL:
      return type->children[0]->kind == KF_TYPE_TENSOR ? KF_LIST_TENSORS : KF_LIST_VALUES;
    default: return KF_LIST_VALUES;
  }
}

/* Appends to a list. A packed list of ints cannot hold a symbolic int: replaces it by a list of
 * values. */
static int append(kf_list_t **list, const kf_value_t *item) {
  if (kf_list_kind(*list) == KF_LIST_INTS && item->tag == KF_TAG_SYM_INT) {
    kf_list_t *values;
    if (KFPY_FAILED(kf_list_create(KF_LIST_VALUES, kf_list_size(*list) + 1, &values))) return -1;
    kf_int_span_t ints = kf_list_ints(*list);
    for (size_t i = 0; i < ints.size; i++) {
      kf_value_t value = kf_value_int(ints.data[i]);
      if (!KFPY_FAILED(kf_list_append(values, &value))) continue;
      kf_object_release(values);
      return -1;
    }
    kf_object_release(*list);
    *list = values;
  }
  return KFPY_FAILED(kf_list_append(*list, item)) ? -1 : 1;
}

/* Accepts a sequence, or a single element for a list of fixed size. */
static int to_list(PyObject *object, const kf_type_t *element, int32_t list_size, kf_value_t *out) {
  bool single = list_size > 0 && !PyList_Check(object) && !PyTuple_Check(object);
  if (!single && !PyList_Check(object) && !PyTuple_Check(object)) {
    /* Other sequences are read like tuples; a str or a tensor is not a list of its parts. */
    if (PyUnicode_Check(object) || PyBytes_Check(object) || kfpy_is_tensor(object) ||
        !PySequence_Check(object))
      return 0;
  }
  Py_ssize_t size = single ? list_size : kfpy_sequence_size(object);
  if (size < 0) return -1;
  kf_list_t *list;
  if (KFPY_FAILED(kf_list_create(kfpy_list_kind(element), (size_t)size, &list))) return -1;
  int done = 1;
  for (Py_ssize_t i = 0; done == 1 && i < size; i++) {
    PyObject *item = single ? Py_NewRef(object) : PySequence_GetItem(object, i);
    kf_value_t value;
    done = item != NULL ? kfpy_to_value(item, element, -1, false, &value) : -1;
    Py_XDECREF(item);
    if (done != 1) break;
    done = append(&list, &value);
    kf_value_clear(&value);
  }
  if (done != 1)
    kf_object_release(list);
  else
    *out = kf_value_object_take(KF_TAG_LIST, list);
  return done;
}

static int to_tuple(PyObject *object, const kf_type_t *type, kf_value_t *out) {
  if (!PyTuple_Check(object) || PyTuple_GET_SIZE(object) != type->child_count) return 0;
  kf_value_t items[64];
  uint16_t made = 0;
  int done = type->child_count <= 64 ? 1 : 0;
  while (done == 1 && made < type->child_count) {
    done = kfpy_to_value(PyTuple_GET_ITEM(object, made), type->children[made], -1, false,
                         &items[made]);
    if (done == 1) made++;
  }
  kf_tuple_t *tuple;
  if (done == 1 && KFPY_FAILED(kf_tuple_create(items, made, &tuple))) done = -1;
  if (done == 1) *out = kf_value_object_take(KF_TAG_TUPLE, tuple);
  while (made > 0) kf_value_clear(&items[--made]);
  return done;
}

static int to_dict(PyObject *object, const kf_type_t *type, kf_value_t *out) {
  if (!PyDict_Check(object)) return 0;
  kf_dict_t *dict;
  if (KFPY_FAILED(kf_dict_create(&dict))) return -1;
  PyObject *key, *value;
  Py_ssize_t position = 0;
  int done = 1;
  while (done == 1 && PyDict_Next(object, &position, &key, &value)) {
    kf_value_t k, v;
    Py_INCREF(key), Py_INCREF(value); /* conversions may change the dict */
    done = kfpy_to_value(key, type->children[0], -1, false, &k);
    if (done == 1) {
      done = kfpy_to_value(value, type->children[1], -1, false, &v);
      if (done == 1) {
        if (KFPY_FAILED(kf_dict_set(dict, &k, &v))) done = -1;
        kf_value_clear(&v);
      }
      kf_value_clear(&k);
    }
    Py_DECREF(key), Py_DECREF(value);
  }
  if (done != 1)
    kf_object_release(dict);
  else
    *out = kf_value_object_take(KF_TAG_DICT, dict);
  return done;
}

/* The type Any: converts by the object's own type; holds an object without a boxed form as opaque.
 */
static int to_any(PyObject *object, kf_value_t *out) {
  kf_scalar_t number;
  if (object == Py_None) {
    *out = kf_value_none();
    return 1;
  }
  if (kfpy_is_tensor(object)) return to_tensor(object, false, out);
  static const kf_type_t text = {.kind = KF_TYPE_STRING}, any = {.kind = KF_TYPE_ANY};
  if (PyUnicode_Check(object)) return kfpy_to_value(object, &text, -1, false, out);
  if (PyList_Check(object)) return to_list(object, &any, -1, out);
  int found = kfpy_as_scalar(object, &number);
  if (found == 1) return KFPY_FAILED(kf_value_scalar(number, out)) ? -1 : 1;
  return found != 0 ? found : kfpy_hold(object, out);
}

static int to_string(PyObject *object, kf_value_t *out) {
  if (!PyUnicode_Check(object)) return 0;
  PyObject *bytes = PyUnicode_AsEncodedString(object, "utf-8", "surrogateescape");
  if (bytes == NULL) return -1;
  kf_status_t status =
      kf_value_string(PyBytes_AS_STRING(bytes), (size_t)PyBytes_GET_SIZE(bytes), out);
  Py_DECREF(bytes);
  return KFPY_FAILED(status) ? -1 : 1;
}

/* A 0-d tensor that requires no gradient is accepted as a number. */
static int tensor_as_scalar(PyObject *object, kf_scalar_t *out) {
  kf_tensor_t *tensor = kfpy_tensor_of(object);
  if (tensor == NULL || kf_tensor_dim(tensor) != 0 || kf_tensor_requires_grad(tensor)) return 0;
  return KFPY_FAILED(kf_item(tensor, out)) ? -1 : 1;
}

static int to_int(PyObject *object, kf_value_t *out) {
  int64_t number;
  kf_scalar_t scalar;
  int done = kfpy_as_int(object, &number);
  if (done < 0 && PyLong_Check(object)) { /* too large: no int of the schema language */
    PyErr_Clear();
    return 0;
  }
  if (done == 0) done = kfpy_as_symbolic(object, out) == 1 ? 2 : 0;
  if (done == 0 && kfpy_is_tensor(object) && (done = tensor_as_scalar(object, &scalar)) == 1) {
    if (scalar.tag != KF_TAG_INT) return 0;
    number = scalar.as.i;
  }
  if (done == 1) *out = kf_value_int(number);
  return done == 2 ? 1 : done;
}

/* Accepts a dtype, layout or memory format, as an object or as a number. */
static int to_enum(PyObject *object, uint16_t kind, kf_value_t *out) {
  kf_dtype_t dtype;
  kf_layout_t layout;
  kf_memory_format_t format;
  if (kind == KF_TYPE_DTYPE && kfpy_is_dtype(object, &dtype) && !PyType_Check(object))
    *out = kf_value_dtype(dtype);
  else if (kind == KF_TYPE_LAYOUT && kfpy_is_layout(object, &layout))
    *out = kf_value_layout(layout);
  else if (kind == KF_TYPE_MEMORY_FORMAT && kfpy_is_memory_format(object, &format))
    *out = kf_value_memory_format(format);
  else
    return to_int(object, out);
  return 1;
}

static int to_number(PyObject *object, uint16_t kind, kf_value_t *out) {
  kf_scalar_t scalar;
  int done;
  if (kind == KF_TYPE_FLOAT) {
    double number;
    if ((done = kfpy_as_float(object, &number)) == 1) *out = kf_value_float(number);
    if (done == 0) done = kfpy_as_symbolic(object, out);
    return done;
  }
  done = kfpy_as_scalar(object, &scalar);
  if (done == 0) return kfpy_as_symbolic(object, out);
  if (done == 1 && scalar.tag == KF_TAG_UINT && kind == KF_TYPE_COMPLEX)
    scalar = kf_scalar_of_float((double)(uint64_t)scalar.as.i);
  if (done == 1 && kind == KF_TYPE_COMPLEX) {
    kf_complex_t c = scalar.tag == KF_TAG_COMPLEX ? scalar.as.c
                     : scalar.tag == KF_TAG_FLOAT ? (kf_complex_t){scalar.as.f, 0}
                     : scalar.tag == KF_TAG_BOOL  ? (kf_complex_t){scalar.as.b, 0}
                                                  : (kf_complex_t){(double)scalar.as.i, 0};
    return KFPY_FAILED(kf_value_complex(c, out)) ? -1 : 1;
  }
  if (done == 1 && KFPY_FAILED(kf_value_scalar(scalar, out))) return -1;
  return done;
}

static int to_bool(PyObject *object, kf_value_t *out) {
  bool truth = false;
  int64_t number;
  int done = kfpy_as_bool(object, &truth);
  if (done == 0 && (done = kfpy_as_symbolic(object, out)) == 1) return 1;
  if (done == 0 && PyLong_Check(object) && (done = kfpy_as_int(object, &number)) == 1)
    truth = number != 0;
  if (done == 1) *out = kf_value_bool(truth);
  return done;
}

static int to_device(PyObject *object, kf_value_t *out) {
  kf_device_t device;
  if (PyLong_Check(object)) return 0;
  int done = kfpy_as_device(object, &device);
  if (done == 1) *out = kf_value_device(device);
  return done;
}

int kfpy_to_value(PyObject *object, const kf_type_t *type, int32_t list_size, bool numbers,
                  kf_value_t *out) {
  KFPY_ASSERT_GIL();
  KFPY_ASSERT_NO_EXCEPTION();
  kf_stream_t stream;
  kf_generator_t *generator;
  kf_storage_t *storage;
  switch (type->kind) {
    case KF_TYPE_OPTIONAL:
      if (object != Py_None)
        return kfpy_to_value(object, type->children[0], list_size, numbers, out);
      *out = kf_value_none();
      return 1;
    case KF_TYPE_TENSOR: return to_tensor(object, numbers, out);
    case KF_TYPE_INT:
    case KF_TYPE_DTYPE:
    case KF_TYPE_LAYOUT:
    case KF_TYPE_MEMORY_FORMAT: return to_enum(object, type->kind, out);
    case KF_TYPE_SYM_INT: return to_int(object, out);
    case KF_TYPE_FLOAT:
    case KF_TYPE_COMPLEX:
    case KF_TYPE_SCALAR: return to_number(object, type->kind, out);
    case KF_TYPE_BOOL:
    case KF_TYPE_SYM_BOOL: return to_bool(object, out);
    case KF_TYPE_STRING: return to_string(object, out);
    case KF_TYPE_DEVICE: return to_device(object, out);
    case KF_TYPE_STREAM:
      if (!kfpy_is_stream(object, &stream)) return 0;
      *out = kf_value_stream(stream);
      return 1;
    case KF_TYPE_GENERATOR:
      if (!kfpy_is_generator(object, &generator)) return 0;
      *out = kf_value_object(KF_TAG_GENERATOR, generator);
      return 1;
    case KF_TYPE_STORAGE:
      if (!kfpy_is_storage(object, &storage)) return 0;
      *out = kf_value_object(KF_TAG_STORAGE, storage);
      return 1;
    case KF_TYPE_LIST: return to_list(object, type->children[0], list_size, out);
    case KF_TYPE_TUPLE: return to_tuple(object, type, out);
    case KF_TYPE_DICT: return to_dict(object, type, out);
    case KF_TYPE_NONE: *out = kf_value_none(); return object == Py_None;
    default: return to_any(object, out);
  }
}

int kfpy_result_to_value(PyObject *object, const kf_type_t *type, kf_value_t *out_value) {
  int done = kfpy_to_value(object, type, -1, false, out_value);
  if (done != 0) return done;
  char name[128];
  (void)kf_type_print(type, name, sizeof name);
  PyErr_Format(PyExc_RuntimeError, "Unable to cast %R to %s", object, name);
  return -1;
}
